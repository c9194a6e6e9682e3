"""Tables kept when a ship could still be discarded for another one at the full price go on where they stood."""

import random
from pathlib import Path

import msgspec
import pytest

import gaiola
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.table import Table
from gaiola.table.saved import Saved, reopen
from tests.games.lisboa.table import legal, refused, slots, step

HERE = Path(__file__).parent
ASKED = "saved-before.json"
"""Ana builds a ship and was offered two ways to lay it on her smaller one, which has a book on board. She has discarded
a ship for a larger one before, so that the record replays no more."""
PAYING = "saved-before-paying.json"
"""One move later: she has chosen to discard the smaller ship and pays the full price."""
ANA = 0


def saved(name: str) -> Saved:
    return msgspec.json.decode((HERE / name).read_bytes(), type=Saved)


def reopened(name: str) -> Table:
    return reopen(saved(name), lambda game, options: gaiola.game(game, options=options))


def position(table: Table) -> LisboaPosition:
    assert isinstance(table.position, LisboaPosition)
    return table.position


@pytest.mark.rule("lisboa.8.7")
def test_a_table_kept_while_two_ways_were_offered_goes_on_with_one() -> None:
    table = reopened(ASKED)
    pos = position(table)
    assert table.position.dump() == saved(ASKED).snapshot and table.moves == saved(ASKED).record.moves
    assert table.first == len(table.moves), "the record replays no more, the snapshot does"
    assert (step(pos), pos.to_move, slots(pos, ANA)) == ("ship", ANA, {"dock1": "ship_red", "dock2": "red_king_1"})
    assert legal(pos) == {"upgrade dock1", "replace dock2"}
    refused(pos, "replace dock1", "cargo-stays")
    table.play(ANA, table.game.move("upgrade dock1"))
    assert (slots(pos, ANA)["dock1"], pos.loaded(0)) == ("ship_purple", 1)


@pytest.mark.rule("lisboa.8.7")
def test_a_ship_that_was_being_paid_in_full_still_comes() -> None:
    table = reopened(PAYING)
    pos = position(table)
    assert table.position.dump() == saved(PAYING).snapshot and step(pos) == "ship-goods"
    table.play(ANA, table.game.move("pay-good gold"))
    assert (slots(pos, ANA)["dock1"], pos.loaded(0)) == ("ship_purple", 0)


@pytest.mark.parametrize("name", [ASKED, PAYING])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_kept_before_plays_on_to_its_end(name: str, seed: int) -> None:
    table, luck = reopened(name), random.Random(seed)
    while (seat := table.position.to_move) is not None:
        table.play(seat, luck.choice(table.position.legal()))
        assert table.position.census() == table.game.census(2)
    record = table.record()
    assert record.result is not None and record.result.scores == table.position.scores()
    assert record.rules == "1", "a game that has changed its rules on the way says so"
