"""A data directory: one server at a time, nothing that is empty or damaged is taken for new, backups and what they
replace."""

import os
import random
import sqlite3
from pathlib import Path

import pytest

from gaiola.table import DataInUse, StoreDamaged, StoreError, data
from gaiola.table.lock import Lock
from gaiola.table.store import Store
from tests.table.keeping import again, garble, new, open_box, play_on, query


def info(directory: Path, *ids: str) -> None:
    """Tables in a directory, each with a few moves."""
    store = data.open_store(directory)
    for id in ids:
        play_on(store, id, new(store, id), 5, random.Random(1))
    store.close()


def ids_in(directory: Path) -> list[str]:
    store = data.open_store(directory)
    ids = store.ids()
    store.close()
    return ids


# ---- the lock


def test_a_directory_has_one_server(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "house")
    with pytest.raises(DataInUse, match=r"another server has the tables in .*house: stop it first, or .* --data"):
        Lock(tmp_path / "house")
    Lock(tmp_path / "other").free()
    lock.free()
    lock.free()
    Lock(tmp_path / "house").free()


def test_the_lock_is_freed_with_its_process(tmp_path: Path) -> None:
    child = os.fork()
    if not child:
        Lock(tmp_path)
        os.kill(os.getpid(), 9)
    os.waitpid(child, 0)
    assert (tmp_path / "gaiola.lock").exists()
    Lock(tmp_path).free()


# ---- opening


def test_a_new_directory_begins_with_a_whole_file(tmp_path: Path) -> None:
    info(tmp_path)
    path = tmp_path / data.NAME
    assert [file.name for file in tmp_path.iterdir()] == [data.NAME]
    assert path.stat().st_mode & 0o077 == 0 and path.stat().st_size > 0
    (tmp_path / f"{data.NAME}.new").write_bytes(b"half")  # a start that was cut off
    path.unlink()
    assert ids_in(tmp_path) == []


def test_an_empty_database_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / data.NAME
    path.touch()
    with pytest.raises(StoreDamaged, match=r"gaiola.db is empty: .*`gaiola data restore FILE`, or delete it"):
        data.open_store(tmp_path)
    assert path.stat().st_size == 0
    query(f"sqlite:///{path}", "PRAGMA journal_mode = WAL")
    assert path.stat().st_size > 0
    with pytest.raises(StoreDamaged, match=r"gaiola.db is empty"):
        data.open_store(tmp_path)


def test_a_damaged_database_is_refused_with_what_to_do(tmp_path: Path) -> None:
    info(tmp_path, "t")
    garble(tmp_path / data.NAME)
    before = (tmp_path / data.NAME).read_bytes()
    with pytest.raises(StoreDamaged, match="`gaiola data restore FILE`"):
        data.open_store(tmp_path)
    assert (tmp_path / data.NAME).read_bytes() == before


def test_damage_that_no_table_of_contents_shows_is_noticed(tmp_path: Path) -> None:
    info(tmp_path, *"abcdefgh")
    path = tmp_path / data.NAME
    [(root,)] = query(f"sqlite:///{path}", "SELECT rootpage FROM sqlite_master WHERE name = 'log'")
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096 + 8)
        file.write(b"\xa5" * 200)
    with pytest.raises(StoreDamaged, match=r"is damaged \(.+\): restore a backup"):
        data.open_store(tmp_path)


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    query(f"sqlite:///{tmp_path}/{data.NAME}", "CREATE TABLE recipes (id)")
    with pytest.raises(StoreDamaged, match="not one of Gaiola's"):
        data.open_store(tmp_path)
    (tmp_path / data.NAME).write_text("Dear Ana, " * 200, encoding="utf-8")
    with pytest.raises(StoreDamaged, match="file is not a database"):
        data.open_store(tmp_path)


def test_latest_moves_without_their_database_are_not_mixed_into_a_new_one(tmp_path: Path) -> None:
    info(tmp_path, "t")
    (tmp_path / data.NAME).unlink()
    (tmp_path / f"{data.NAME}-wal").write_bytes(b"moves")
    with pytest.raises(StoreDamaged, match=r"gaiola.db is missing, but gaiola.db-wal"):
        data.open_store(tmp_path)
    assert (tmp_path / f"{data.NAME}-wal").read_bytes() == b"moves"


def test_the_look_at_a_large_file_ends(tmp_path: Path) -> None:
    info(tmp_path, "t")
    with sqlite3.connect(tmp_path / data.NAME) as connection:
        connection.execute("CREATE TABLE bulk (line TEXT)")
        lines = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT i FROM n"
        connection.execute(f"INSERT INTO bulk {lines}")
    connection.close()
    data.examine(tmp_path / data.NAME, seconds=-1)


# ---- backup and restore


def test_a_backup_is_whole_and_nobody_elses(tmp_path: Path) -> None:
    info(tmp_path / "house", "a", "b")
    running = data.open_store(tmp_path / "house")
    table, secret = again(running, "a"), running.secret()
    play_on(running, "a", table, 2, random.Random(1))  # still in the side file
    data.backup(tmp_path / "house", tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "house"]
    copy = Store(f"sqlite:///{tmp_path}/copy")
    assert copy.ids() == ["a", "b"] and again(copy, "a").moves == table.moves and copy.secret() == secret
    copy.close()
    before = (tmp_path / "copy").read_bytes()
    with pytest.raises(StoreError, match=r"there is a file .*copy already"):
        data.backup(tmp_path / "house", tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == before
    with pytest.raises(StoreError, match=r"there are no tables in .*nowhere"):
        data.backup(tmp_path / "nowhere", tmp_path / "other")
    running.close()


def test_restoring_keeps_what_it_replaces(tmp_path: Path) -> None:
    house = tmp_path / "house"
    info(house, "a")
    data.backup(house, tmp_path / "copy")
    info(house, "b")
    aside = data.restore(house, tmp_path / "copy")
    assert aside is not None and aside.parent == house and ids_in(house) == ["a"]
    assert Store(f"sqlite:///{aside}").ids() == ["a", "b"] and aside.stat().st_mode & 0o077 == 0
    assert data.restore(tmp_path / "other", tmp_path / "copy") is None and ids_in(tmp_path / "other") == ["a"]
    assert (tmp_path / "other" / data.NAME).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("hurt", [garble, lambda path: os.truncate(path, 0), lambda path: path.write_bytes(b"x" * 999)])
def test_a_backup_takes_the_place_of_a_damaged_file(tmp_path: Path, hurt: object) -> None:
    assert callable(hurt)
    house = tmp_path / "house"
    info(house, "a")
    data.backup(house, tmp_path / "copy")
    hurt(house / data.NAME)
    before = (house / data.NAME).read_bytes()
    aside = data.restore(house, tmp_path / "copy")
    assert ids_in(house) == ["a"] and aside is not None and aside.read_bytes() == before


def test_moves_in_a_side_file_stay_with_what_is_replaced(tmp_path: Path) -> None:
    """As after a kill: the latest moves are not in the file yet."""
    house = tmp_path / "house"
    info(house, "a")
    data.backup(house, tmp_path / "copy")
    running = data.open_store(house)
    new(running, "b")
    names = [f"{data.NAME}{end}" for end in ("", "-wal")]
    files = {name: (house / name).read_bytes() for name in names}
    running.close()
    for name, content in files.items():
        (house / name).write_bytes(content)
    aside = data.restore(house, tmp_path / "copy")
    assert ids_in(house) == ["a"] and Store(f"sqlite:///{aside}").ids() == ["a", "b"]


def test_nothing_is_replaced_by_a_backup_that_is_none(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy"
    info(house, "a")
    with pytest.raises(StoreError, match="there is no file"):
        data.restore(house, copy)
    for content in (b"", b"x" * 999):
        copy.write_bytes(content)
        with pytest.raises(StoreDamaged, match="nothing was replaced"):
            data.restore(house, copy)
    copy.unlink()
    data.backup(house, copy)
    query(f"sqlite:///{copy}", "UPDATE schema_version SET version = 999")
    with pytest.raises(StoreError, match="version 999"):
        data.restore(house, copy)
    lock = Lock(house)
    with pytest.raises(DataInUse):
        data.restore(house, copy)
    lock.free()
    assert sorted(file.name for file in house.iterdir()) == [data.NAME, "gaiola.lock"] and ids_in(house) == ["a"]


# ---- looking at all of it


def test_every_table_is_opened(tmp_path: Path) -> None:
    info(tmp_path, "a", "b", "c")
    url = data.url_of(tmp_path)
    query(url, "DELETE FROM log WHERE table_id = 'b'")
    query(url, "UPDATE tables SET game = 'chess' WHERE id = 'c'")
    store = data.open_store(tmp_path)
    found = list(data.check_tables(store, [*store.ids(), "gone"], open_box))
    store.close()
    assert found[0] is None and found[3] is None
    assert found[1] is not None and found[1].damaged and found[1].id == "b" and "table b is damaged" in found[1].why
    assert found[2] is not None and not found[2].damaged and "chess" in found[2].why
    assert data.flaws_of_file(tmp_path) == []


def test_flaws_of_the_file_are_named(tmp_path: Path) -> None:
    info(tmp_path, "a")
    query(data.url_of(tmp_path), "CREATE INDEX extra ON log (kind)")
    with sqlite3.connect(tmp_path / data.NAME) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = 'CREATE INDEX extra ON log (move)' WHERE name = 'extra'")
    connection.close()
    assert data.flaws_of_file(tmp_path)
