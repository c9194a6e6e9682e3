"""Lists of tables: a page at a time, in order, and what is asked for is looked up and not searched for."""

import random

import pytest

from gaiola.table import SeatAt, Table, TableInfo
from gaiola.table.lists import A_PAGE
from gaiola.table.store import Store
from tests.table.keeping import again, by_link, here, new, open_box, play_on, query


def laid(store: Store, id: str, origin: str = "", creator: str = "ana", name: str = "Ana") -> None:
    table = Table(open_box("mercado", {}), 2, [name, "bot"], 7)
    seats = [SeatAt(name=name, kind="here", owner=creator), SeatAt(name="bot", kind="bot", bot="greedy")]
    store.create(TableInfo.of(table, id=id, seats=seats, creator=creator, watch=f"w {id}", origin=origin), table)


def test_lists_come_in_pages(store: Store) -> None:
    for number in range(7):
        laid(store, f"t{number}")
    newest = [f"t{number}" for number in reversed(range(7))]
    assert [table.id for table in store.tables_of("ana", most=3)] == newest[:3]
    assert [table.id for table in store.tables_of("ana", most=3, skip=6)] == newest[6:]
    assert store.tables_of("ana", most=3, skip=7) == [] and store.count_of("ana") == 7
    assert A_PAGE >= 7 and [table.id for table in store.tables_of("ana")] == newest
    assert store.tables_of("") == store.tables_of("eva") == [] and store.count_of("") == store.count_of("eva") == 0


def test_running_and_finished_tables_are_listed_apart(store: Store) -> None:
    laid(store, "r")
    laid(store, "f")
    play_on(store, "f", again(store, "f"), 500, random.Random(1))
    running, finished = store.tables_of("ana", False), store.tables_of("ana", True)
    assert [table.id for table in running] == ["r"] and [table.id for table in finished] == ["f"]
    assert (store.count_of("ana", False), store.count_of("ana", True), store.count_of("ana")) == (1, 1, 2)
    assert running[0].scores is None and finished[0].scores == again(store, "f").position.scores()


def test_tables_where_it_is_my_turn_come_first(store: Store, url: str) -> None:
    for id in ("old", "bots", "other", "new"):
        laid(store, id)
    query(url, "UPDATE tables SET to_move = id IN ('bots')")
    query(url, "UPDATE seats SET stand_in = 'greedy' WHERE table_id = 'new' AND seat = 0")
    query(url, "UPDATE seats SET owner = 'eva' WHERE table_id = 'other' AND seat = 0")
    listed = [table.id for table in store.tables_of("ana", False, my_turn_first=True)]
    assert listed == ["old", "new", "other", "bots"]


def test_lists_show_no_keys(store: Store) -> None:
    new(store, seats=by_link("secret a", "secret b"))
    assert "secret" not in repr(store.tables_of("ana"))


def test_a_table_of_mine_is_found_by_its_id(store: Store) -> None:
    new(store, "a", creator="eva", seats=here(2))
    new(store, "b", creator="eva", seats=by_link("k", "l"))
    assert store.knows("ana", "a") and store.knows("eva", "a") and store.knows("eva", "b")
    assert not store.knows("ana", "b") and not store.knows("", "b") and not store.knows("eva", "c")


def test_tables_are_found_by_their_origin(store: Store) -> None:
    for id, origin, creator in (("a", "rematch x", "ana"), ("b", "rematch y", "ana"), ("c", "rematch x", "eva")):
        laid(store, id, origin, creator)
    laid(store, "d", "rematch x")
    assert store.with_origin("ana", "rematch x") == ["a", "d"] and store.with_origin("eva", "rematch y") == []


def test_the_name_under_which_somebody_played_last(store: Store) -> None:
    assert store.name_of("ana") == ""
    laid(store, "a", name="Ana")
    laid(store, "b", name="Anita")
    laid(store, "c", origin="import", name="Somebody")
    laid(store, "d", creator="eva", name="Eva")
    assert store.name_of("ana") == "Anita" and store.name_of("eva") == "Eva" and store.name_of("") == ""
    play_on(store, "a", again(store, "a"), 1, random.Random(1))
    assert store.name_of("ana") == "Ana"


@pytest.mark.parametrize("skip", [0, 5])
def test_a_page_asks_no_more_than_twice(store: Store, skip: int) -> None:
    for number in range(10):
        laid(store, f"t{number}")
    asked: list[str] = []
    with store._reading() as connection:
        raw = connection.connection.dbapi_connection
    assert raw is not None
    raw.set_trace_callback(asked.append)
    assert len(store.tables_of("ana", most=5, skip=skip)) == 5
    selects = [text for text in asked if text.lstrip().startswith("SELECT")]
    assert len(selects) == 2 and not any("setup" in text or "position" in text for text in selects)
