"""Games that were played once replay for ever, to the same positions."""

import json
from pathlib import Path

import pytest

import gaiola
from tests.records.traces import FILE, RECORDS, trace

TRACES = json.loads(FILE.read_text(encoding="utf-8"))


def test_there_are_records_of_every_game() -> None:
    assert {path.name.split("-")[0] for path in RECORDS} == set(gaiola.game_names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_last_coin_through_the_same_positions(path: Path) -> None:
    record = gaiola.read_record(path.read_bytes())
    assert record.result is not None
    assert trace(path) == TRACES[path.stem]
