"""A store that fails: each kind of trouble is told as what it is, and nothing that was kept is lost by it."""

import random
from pathlib import Path

import pytest

from gaiola.table import GoneOn, NoTable, StoreBusy, StoreDamaged, StoreError, StoreFull, TableDamaged, schema
from gaiola.table.store import Store
from tests.table.keeping import again, found, garble, here, new, no_more_room, play_on, query


def test_a_full_disk_says_so_and_the_game_goes_on_when_there_is_room(store: Store) -> None:
    table, draw = new(store, game="palacio"), random.Random(1)
    make_room = no_more_room(store)
    with pytest.raises(StoreFull, match=r"gaiola.db cannot be written: .*full; free some space"):
        play_on(store, "t", table, 500, draw)
    kept = again(store, "t")
    assert kept.moves == table.moves[:-1]
    make_room()
    play_on(store, "t", kept, 3, draw)
    assert again(store, "t").moves == kept.moves


def test_a_damaged_file_says_so(store: Store, url: str) -> None:
    new(store)
    garble(Path(url.removeprefix("sqlite:///")), store)
    with pytest.raises(StoreDamaged, match=r"cannot be read: .*malformed; .*`gaiola data restore FILE`"):
        store.load("t")
    with pytest.raises(StoreDamaged):
        store.tables_of("ana")


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 200, encoding="utf-8")
    with pytest.raises(StoreDamaged, match="file is not a database"):
        Store(f"sqlite:///{tmp_path}/letter.txt")


def test_somebody_who_writes_for_too_long(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.01)
    new(store)
    impatient = Store(url)
    with store._writing(), pytest.raises(StoreBusy, match="try again in a moment"):
        impatient.set_speed("t", "fast")


def test_late_moves_and_missing_tables_have_names_of_their_own(store: Store, url: str) -> None:
    table = new(store)
    play_on(Store(url), "t", again(store, "t"), 1, random.Random(2))
    with pytest.raises(GoneOn):
        play_on(store, "t", table, 1, random.Random(3))
    with pytest.raises(NoTable):
        store.save_seats("nowhere", here(2))


DAMAGE = [
    "UPDATE tables SET scores = '[1,' WHERE id = 't'",
    "UPDATE tables SET ranking = '\"first\"' WHERE id = 't'",
    "UPDATE tables SET to_move = 9 WHERE id = 't'",
    "UPDATE tables SET players = 'two' WHERE id = 't'",
    "UPDATE tables SET changed = 'never' WHERE id = 't'",
    "DELETE FROM seats WHERE table_id = 't' AND seat = 1",
    "UPDATE seats SET name = x'00' WHERE table_id = 't'",
]
"""What a list shows."""

DEEPER_DAMAGE = [
    "UPDATE tables SET options = '{' WHERE id = 't'",
    "UPDATE tables SET edition = '[]' WHERE id = 't'",
    "UPDATE tables SET setup = 'null' WHERE id = 't'",
    "UPDATE tables SET seed = 'seven' WHERE id = 't'",
    "UPDATE tables SET history = CAST(x'ff' AS TEXT) WHERE id = 't'",
    "UPDATE log SET chance = '{' WHERE table_id = 't' AND serial = 2",
    "UPDATE log SET move = CAST(x'ff' AS TEXT) WHERE table_id = 't' AND serial = 2",
    "DELETE FROM log WHERE table_id = 't' AND serial = 2",
]
"""What only opening the table reads."""


def three(store: Store) -> None:
    for id in ("s", "t", "u"):
        play_on(store, id, new(store, id), 5, random.Random(1))


@pytest.mark.parametrize("damage", [*DAMAGE, *DEEPER_DAMAGE])
def test_a_damaged_table_takes_no_other_with_it(store: Store, url: str, damage: str) -> None:
    three(store)
    query(url, damage)
    listed = {table.id: table.damaged for table in store.tables_of("ana")}
    assert listed == {"s": False, "t": damage in DAMAGE, "u": False} and store.count_of("ana") == 3
    before = [query(url, f"SELECT * FROM {table}") for table in schema.metadata.tables]
    with pytest.raises(TableDamaged, match="table t is damaged"):
        store.load("t")
    assert [query(url, f"SELECT * FROM {table}") for table in schema.metadata.tables] == before
    assert found(store, "s").number == found(store, "u").number == 5


def test_a_broken_letter_in_a_name_takes_no_list_with_it(store: Store, url: str) -> None:
    three(store)
    query(url, "UPDATE seats SET name = CAST(x'41ff' AS TEXT) WHERE table_id = 't'")
    assert {table.seats[0].name for table in store.tables_of("ana")} == {"player 0", "A\ufffd"}
    assert found(store, "t").seats[0].name == "A\ufffd"


@pytest.mark.parametrize("damage", ["UPDATE snapshots SET position = '{'", "DELETE FROM snapshots"])
def test_a_snapshot_that_is_lost_is_not_missed_and_comes_back(store: Store, url: str, damage: str) -> None:
    table = new(store)
    play_on(store, "t", table, 5, random.Random(1))
    query(url, damage)
    other = again(store, "t")
    assert other.position.dump() == table.position.dump()
    play_on(store, "t", other, 1, random.Random(1))
    saved = store.load("t")
    assert saved is not None and saved.snapshot == other.position.dump()


def test_what_is_no_table_of_ours_is_no_damage(store: Store) -> None:
    assert store.load("nowhere") is None and store.about("nowhere") is None
    with pytest.raises(StoreError):
        store.renew_watch("nowhere", "k")
