"""Games that were played once replay for ever, to the same positions."""

from pathlib import Path

import pytest

import gaiola
from tests.games.found import NAMES
from tests.records.traces import RECORDS, marks_of, records_of, trace
from tests.records.write import kinds_of, label


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_game_that_is_to_be_recorded_has_its_record_and_marks(game: str) -> None:
    wanted = {label(game, players, options) for players, options in kinds_of(game)}
    there = {path.stem for path in records_of(game)}
    assert wanted and there == wanted, f"python -m tests.records.write {game} writes those that are missing"
    assert set(marks_of(game)) == there


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_last_coin_through_the_same_positions(path: Path) -> None:
    record = gaiola.read_record(path.read_bytes())
    assert record.result is not None
    assert trace(path) == marks_of(record.game)[path.stem]
