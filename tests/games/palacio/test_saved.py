"""A table that was saved before nobody rolled or paid for a good that has run out goes on where it stood."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gaiola
from gaiola import Game, RecordError, Replay
from gaiola.games.palacio.position import PalacioPosition
from gaiola.table import Saved, Table, reopen
from tests.games.palacio.table import legal, quote

SAVED = msgspec.json.decode(Path(__file__).with_name("saved-before.json").read_bytes(), type=Saved)


def open_box(name: str, options: dict[str, Any]) -> Game:
    return gaiola.game(name, options=options)


def opened() -> Table:
    return reopen(SAVED, open_box)


def test_it_stands_in_a_question_that_is_not_asked_any_more() -> None:
    """Rui has rolled a 6 for olives, of which none is left; a replay would not let him roll."""
    table = opened()
    assert table.position.dump() == SAVED.snapshot and table.moves == SAVED.record.moves
    assert table.first == len(SAVED.record.moves) == 27 and table.position.to_move == 1
    assert table.record().rules == SAVED.info.rules == table.game.rules_version
    with pytest.raises(RecordError, match=r"move 27 \('resolve olive_plantation'\): outcome 1 is '6'"):
        Replay(SAVED.record, open_box).verify()


def test_its_question_can_be_answered_and_nothing_is_promised() -> None:
    table = opened()
    pos = table.position
    assert isinstance(pos, PalacioPosition)
    assert legal(pos) == {f"raise {coins}" for coins in range(7)}
    assert [quote(pos, f"raise {coins}")["yield"] for coins in range(7)] == [0] * 7
    table.play(1, table.game.move("raise 0"))
    assert pos.coins == [7, 11] and pos.round == 4 and pos.census() == pos.box.census(2)


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_on_to_the_end(seed: int) -> None:
    table, draw = opened(), random.Random(seed)
    while table.position.to_move is not None:
        table.play(table.position.to_move, draw.choice(table.position.legal()))
    assert table.position.over and table.record().result is not None
