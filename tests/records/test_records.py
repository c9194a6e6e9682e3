"""Games that were played once replay for ever."""

from pathlib import Path
from typing import Any

import pytest

import gaiola

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


def opened(name: str, options: dict[str, Any]) -> gaiola.Game:
    return gaiola.game(name, options=options)


def test_there_are_records_of_every_game() -> None:
    assert {path.name.split("-")[0] for path in RECORDS} == set(gaiola.game_names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_last_coin(path: Path) -> None:
    record = gaiola.read_record(path.read_bytes())
    pos = gaiola.Replay(record, opened).verify()
    assert pos.over and record.result is not None
