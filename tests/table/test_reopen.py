"""Opening a table again after the rules were mended: no fix destroys a game."""

import random
from typing import Any

import pytest

from gaiola.table import StoreError, Table, TableInfo
from gaiola.table.store import Store
from tests.kernel.toy import EDITION, FerryBox
from tests.table.keeping import again, found, here, play_on


class MendedFerry(FerryBox):
    """A newer version that plays as before."""

    rules_version = "2"


class PoorFerry(MendedFerry):
    """Nobody starts with coins any more, so a bid of 1 cannot be replayed."""

    def set_up(self, *args: Any) -> Any:
        pos = super().set_up(*args)
        pos.coins = [0] * pos.players
        return pos


class RichFerry(FerryBox):
    """Everybody starts richer, and nobody has thought of a new version."""

    def set_up(self, *args: Any) -> Any:
        pos = super().set_up(*args)
        pos.coins = [9] * pos.players
        return pos


class StrangerFerry(FerryBox):
    """Cannot read what was kept."""

    rules_version = "3"

    def load(self, dump: dict[str, Any]) -> Any:
        raise KeyError("lanterns")


class LostFerry(PoorFerry, StrangerFerry):
    """Can neither replay nor read it."""


class OtherFerry(FerryBox):
    """Another edition of the same game."""

    def __init__(self) -> None:
        super().__init__(edition={**EDITION, "edition": {"game": "ferry", "name": "my own", "version": "1"}})


def ferry(store: Store, free_undo: bool = False) -> Table:
    table = Table(FerryBox(), 2, ["player 0", "player 1"], 3, free_undo)
    store.create(TableInfo.of(table, id="t", seats=here(2), creator="ana", watch="w"), table)
    for notation in ("bid 1", "bid 0", "rest", "rest", "rest"):
        assert table.position.to_move is not None
        store.append("t", table, table.play(table.position.to_move, table.game.move(notation)))
    return table


def test_a_new_version_that_changes_nothing_for_this_game_replays_it(store: Store) -> None:
    table = ferry(store, free_undo=True)
    other = again(store, "t", lambda name, options: MendedFerry())
    assert other.first == 0 and other.events == table.events and other.position.dump() == table.position.dump()
    assert other.record().rules == "2" and other.undo_refusal(0) is None
    play_on(store, "t", other, 2, random.Random(1))
    assert again(store, "t", lambda name, options: MendedFerry()).moves == other.moves


@pytest.mark.parametrize("box", [PoorFerry, RichFerry])
def test_a_game_goes_on_from_its_snapshot_when_it_does_not_replay(store: Store, box: type[FerryBox]) -> None:
    table = ferry(store, free_undo=True)
    other = again(store, "t", lambda name, options: box())
    assert other.position.dump() == table.position.dump() and other.moves == table.moves
    assert other.first == 5 and other.events == [] and other.record().rules == "1"
    assert [other.undo_refusal(seat) for seat in (0, 1)] == ["undo-nothing"] * 2
    play_on(store, "t", other, 3, random.Random(1))
    store.take_back("t", other, other.undo(other.moves[-1].seat))
    last = again(store, "t", lambda name, options: box())
    assert last.moves == other.moves and last.position.dump() == other.position.dump() and last.first == 7
    while not last.position.over:
        play_on(store, "t", last, 1, random.Random(2))
    assert found(store, "t").over and again(store, "t", lambda name, options: box()).record() == last.record()


def test_a_snapshot_that_cannot_be_read_is_not_missed_while_the_record_replays(store: Store) -> None:
    table = ferry(store)
    other = again(store, "t", lambda name, options: StrangerFerry())
    assert other.position.dump() == table.position.dump() and other.first == 0


def test_a_game_that_neither_replays_nor_loads_says_so(store: Store) -> None:
    ferry(store)
    with pytest.raises(StoreError, match=r"table t cannot go on: move 1 \('bid 1'\): .*; KeyError: 'lanterns'"):
        again(store, "t", lambda name, options: LostFerry())


def test_a_game_of_another_edition_waits_for_that_edition(store: Store) -> None:
    ferry(store)
    with pytest.raises(StoreError, match=r"table t is played with edition toy 1.0.0 .*; give that edition's file"):
        again(store, "t", lambda name, options: OtherFerry())


def test_a_game_that_is_not_installed_any_more(store: Store) -> None:
    ferry(store)
    with pytest.raises(StoreError, match="table t: its game cannot be opened: no game is called 'ferry'"):
        again(store, "t")
