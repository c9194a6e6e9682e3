"""`gaiola data`, beside a server that runs and without one."""

import random
import socket
from pathlib import Path

from gaiola.table import data
from gaiola.table.lock import Lock
from tests.browser.serving import Server
from tests.cli.console import json_of, refused, text_of
from tests.table.keeping import garble, new, play_on, query


def lay(directory: Path, *ids: str) -> None:
    store = data.open_store(directory)
    for id in ids:
        play_on(store, id, new(store, id), 5, random.Random(1))
    store.close()


def not_served(directory: Path, port: int) -> str:
    """What a server says that is refused; on a port that is taken, so that one that is not ends all the same."""
    return refused("serve", "--data", directory, "--port", str(port), "--no-browser")


def test_check_and_backup_work_while_a_server_runs_and_restore_does_not(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy"
    lay(house, "a", "b")
    with Server(house) as server:
        assert "2 tables, all sound" in text_of("data", "check", "--data", house)
        assert str(copy) in text_of("data", "backup", copy, "--data", house)
        assert copy.stat().st_mode & 0o777 == 0o600
        assert "already" in refused("data", "backup", copy, "--data", house)
        assert "another server has the tables" in refused("data", "restore", copy, "--data", house)
        assert "Gaiola" in server.get("/")
    lay(house, "c")
    assert "those before are" in text_of("data", "restore", copy, "--data", house)
    assert json_of("data", "check", "--data", house) == {"ok": True, "tables": 2, "file": [], "found": []}
    assert len(list(house.glob("gaiola.db.replaced-*"))) == 1


def test_a_second_server_on_the_same_tables_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        sentence = not_served(tmp_path, server.port)
        assert "another server has the tables" in sentence and "--data" in sentence
        assert "Gaiola" in server.get("/")
    Lock(tmp_path).free()  # it went with the process that was killed


def test_a_server_does_not_begin_over_an_empty_or_damaged_file(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        (tmp_path / data.NAME).touch()
        assert "is empty" in not_served(tmp_path, port)
        (tmp_path / data.NAME).unlink()
        lay(tmp_path, "a")
        garble(tmp_path / data.NAME)
        assert "gaiola data restore FILE" in not_served(tmp_path, port)


def test_check_names_every_damaged_table(tmp_path: Path) -> None:
    lay(tmp_path, "a", "b", "c")
    query(data.url_of(tmp_path), "UPDATE log SET move = 'dance' WHERE table_id = 'b' AND serial = 1")
    query(data.url_of(tmp_path), "UPDATE tables SET game = 'chess' WHERE id = 'c'")
    told = text_of("data", "check", "--data", tmp_path, code=1)
    assert "the log of table b is damaged" in told and "note: table c: its game cannot be opened" in told
    assert "3 tables, 1 damaged" in told
    found = json_of("data", "check", "--data", tmp_path, code=1)
    assert not found["ok"] and [(table["table"], table["damaged"]) for table in found["found"]] == [
        ("b", True),
        ("c", False),
    ]


def test_what_is_wrong_with_the_directory_or_the_file_is_said(tmp_path: Path) -> None:
    nowhere, house = tmp_path / "nowhere", tmp_path / "house"
    assert "there are no tables in" in refused("data", "check", "--data", nowhere)
    assert "there are no tables in" in refused("data", "backup", tmp_path / "copy", "--data", nowhere)
    assert "there is no file" in refused("data", "restore", tmp_path / "copy", "--data", house)
    lay(house, "a")
    assert "cannot be written" in refused("data", "backup", tmp_path / "no" / "copy", "--data", house)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, " * 200, encoding="utf-8")
    assert "nothing was replaced" in refused("data", "restore", letter, "--data", house, code=1)
    assert "1 table, all sound" in text_of("data", "check", "--data", house)
    garble(house / data.NAME)
    assert "gaiola data restore FILE" in refused("data", "check", "--data", house, code=1)
