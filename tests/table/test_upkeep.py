"""How much is kept for whom, what goes after a time and what never does, and the spectators' link."""

import random
import time

import pytest

from gaiola.table import NoTable, SeatAt, schema, sweeping
from gaiola.table.store import Store
from tests.table.keeping import again, by_link, found, here, new, play_on, query

LATER = time.time() + 10**6
NEVER = 0.0


def bots(players: int) -> list[SeatAt]:
    return [SeatAt(name=f"bot {seat}", kind="bot", bot="random") for seat in range(players)]


def me_and_a_bot() -> list[SeatAt]:
    return [*here(1), *bots(1)]


def test_a_renewed_spectators_link(store: Store) -> None:
    new(store)
    store.renew_watch("t", "another")
    assert store.watched("watch t") is None and store.watched("another") == "t"
    assert found(store, "t").watch == "another"
    with pytest.raises(NoTable, match="there is no table u"):
        store.renew_watch("u", "key")


def test_bytes_stored_for_the_tables_somebody_laid(store: Store, url: str) -> None:
    assert store.stored_by("ana") == 0
    new(store, "a")
    new(store, "b", creator="eva")
    at_first = store.stored_by("ana")
    [(known,)] = query(url, "SELECT length(options) + length(setup) FROM tables WHERE id = 'a'")
    [(position,)] = query(url, "SELECT length(position) FROM snapshots WHERE table_id = 'a'")
    assert at_first == known + position == store.stored_by("eva")
    play_on(store, "a", again(store, "a"), 20, random.Random(1))
    assert store.stored_by("ana") > at_first == store.stored_by("eva")
    query(url, "DELETE FROM snapshots")
    assert store.stored_by("eva") == known


def counts(url: str) -> dict[str, int]:
    tables = [table for table in schema.metadata.tables if table not in ("schema_version", "settings", "sheets")]
    return {table: query(url, f"SELECT count(*) FROM {table}")[0][0] for table in tables}


def test_tables_never_begun_go_whole(store: Store, url: str) -> None:
    new(store, seats=by_link("a", "b"))
    new(store, "bots", seats=bots(2))
    play_on(store, "bots", again(store, "bots"), 5, random.Random(1))
    assert store.sweep(time.time() - 3600, NEVER) == 0
    assert store.sweep(LATER, NEVER) == 2
    assert set(counts(url).values()) == {0} and store.seat_of_key("a") is None
    assert store.sweep(LATER, NEVER) == 0


def test_a_table_where_somebody_decided_waits_longer(store: Store) -> None:
    new(store, seats=me_and_a_bot(), free_undo=True)
    table = again(store, "t")
    assert table.position.to_move is not None
    while table.position.to_move != 0:
        play_on(store, "t", table, 1, random.Random(1))
    play_on(store, "t", table, 1, random.Random(1))
    store.take_back("t", table, table.undo(0))  # decided all the same
    assert store.sweep(LATER, NEVER) == 0 and store.sweep(LATER, LATER) == 1
    assert store.load("t") is None


def test_moves_of_bots_in_somebodys_place_and_of_the_table_are_nobodys(store: Store, url: str) -> None:
    for id in ("stand-in", "forced", "played"):
        new(store, id, seats=here(2))
        play_on(store, id, again(store, id), 4, random.Random(1))
    query(url, "UPDATE log SET kind = 'stand-in' WHERE table_id = 'stand-in'")
    query(url, "UPDATE log SET forced = 1 WHERE table_id = 'forced'")
    assert len(again(store, "stand-in").moves) == 4
    assert store.sweep(LATER, NEVER) == 2 and store.ids() == ["played"]


def test_what_people_have_finished_never_goes(store: Store) -> None:
    for id, seats in (("mine", me_and_a_bot()), ("bots", bots(2))):
        new(store, id, seats=seats)
        play_on(store, id, again(store, id), 500, random.Random(1))
        assert found(store, id).over
    assert store.sweep(LATER, NEVER) == 0
    assert store.sweep(LATER, LATER) == 1 and store.ids() == ["mine"]
    assert again(store, "mine").position.over


@pytest.mark.parametrize("damage", ["DELETE FROM log", "DELETE FROM seats"])
def test_a_damaged_table_is_not_taken_for_a_forgotten_one(store: Store, url: str, damage: str) -> None:
    new(store)
    play_on(store, "t", again(store, "t"), 5, random.Random(1))
    query(url, damage)
    assert store.sweep(LATER, LATER) == 0 and store.ids() == ["t"]


def test_tables_go_a_few_at_a_time_and_some_are_spared(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "A_PORTION", 3)
    for number in range(6):
        new(store, f"t{number}")
    assert [store.sweep(LATER, NEVER, spare=["t1", "t2"]) for _ in range(3)] == [3, 1, 0]
    assert store.ids() == ["t1", "t2"]
