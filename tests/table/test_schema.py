"""Versions of the database: an older file is brought up to date, a newer one is left alone."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gaiola.table import StoreError, schema
from gaiola.table.store import Store
from tests.table.keeping import new, query

VERSION_1 = Path(__file__).with_name("version-1.sql")
VERSION_3 = Path(__file__).parents[1] / "web" / "saved-in-flat-folders.sql"


def bring(url: str, steps: list[schema.Migration]) -> None:
    """As a program would that knows these steps beyond ours."""
    engine = schema.open_engine(url)
    with engine.connect().execution_options(**{schema.WRITING: True}) as connection, connection.begin():
        schema.bring_up_to_date(connection, [*schema.MIGRATIONS, *steps])
    engine.dispose()


def add_clock(connection: Connection) -> None:
    connection.execute(sa.text("ALTER TABLE tables ADD COLUMN clock INTEGER"))


def wind_clock(connection: Connection) -> None:
    connection.execute(sa.text("UPDATE tables SET clock = 90"))


def break_clock(connection: Connection) -> None:
    raise RuntimeError("spring")


def columns(url: str) -> dict[str, Any]:
    inspector = sa.inspect(sa.create_engine(url))
    return {
        name: (
            [(c["name"], str(c["type"]), c["nullable"]) for c in inspector.get_columns(name)],
            inspector.get_pk_constraint(name)["constrained_columns"],
            sorted((i["name"], i["column_names"]) for i in inspector.get_indexes(name)),
            [(k["constrained_columns"], k["referred_table"]) for k in inspector.get_foreign_keys(name)],
        )
        for name in sorted(inspector.get_table_names())
    }


def version_1(tmp_path: Path) -> str:
    """A file as the first version kept it: two tables of Mercado, one with a move taken back, and a campaign."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(VERSION_1.read_text(encoding="utf-8"))
    connection.close()
    return f"sqlite:///{path}"


def test_a_file_of_the_first_version_is_read_for_ever(tmp_path: Path, url: str) -> None:
    old = version_1(tmp_path)
    store = Store(old)
    Store(url)
    assert columns(old) == columns(url), "tables were changed without a migration"
    assert store.secret() == bytes(range(32)) and store.sheet("mercado", "ana") == b"{}"
    saved = store.load("first")
    assert saved is not None and saved.info.number == len(saved.record.moves) == 8
    assert [info.id for info in store.tables_of("eva")] == ["second"] and store.seat_of_key("used") == ("second", 1)


def test_a_sheet_that_was_kept_before_any_game_could_keep_one_is_still_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.executescript(VERSION_3.read_text(encoding="utf-8"))
        [(info,)] = connection.execute("SELECT sheet FROM campaigns WHERE browser = 'ana'")
    connection.close()
    assert b'"challenge": 1' in info
    for _ in range(2):  # also when it is opened again
        store = Store(url)
        assert store.sheet("mercado", "ana") == info and store.sheet("palacio", "ana") is None
        store.close()
    assert "campaigns" not in columns(url)


def test_an_older_file_is_migrated_step_by_step_and_a_newer_one_refused(store: Store, url: str) -> None:
    new(store)
    bring(url, [add_clock, wind_clock])
    ours = 1 + len(schema.MIGRATIONS)
    assert query(url, "SELECT clock, version FROM tables, schema_version") == [(90, ours + 2)]
    bring(url, [break_clock, break_clock])  # nothing left to do
    with pytest.raises(StoreError, match=rf"cannot be opened: it has version {ours + 2}, .* versions up to {ours}"):
        Store(url)


def test_only_the_steps_that_are_missing_are_taken(store: Store, url: str) -> None:
    new(store)
    bring(url, [add_clock])
    bring(url, [break_clock, wind_clock])
    assert query(url, "SELECT clock FROM tables") == [(90,)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(store: Store, url: str) -> None:
    before = columns(url)
    with pytest.raises(RuntimeError, match="spring"):
        bring(url, [add_clock, break_clock])
    assert columns(url) == before
    assert len(Store(url).secret()) == 32


def test_trouble_with_the_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 200, encoding="utf-8")
    (tmp_path / "half.db").touch()
    query(f"sqlite:///{tmp_path}/half.db", "CREATE TABLE tables (id)")
    for address, sentence in (
        (f"sqlite:///{tmp_path}/letter.txt", r"letter.txt cannot be opened: file is not a database"),
        (f"sqlite:///{tmp_path}/letter.txt/x.db", r"cannot be kept there: .*letter.txt"),
        (f"sqlite:///{tmp_path}/half.db", r"half.db cannot be opened: table tables already exists"),
        ("gaiola.db", "cannot be kept there: Could not parse"),
    ):
        with pytest.raises(StoreError, match=sentence):
            Store(address)


def test_writing_is_durable_and_does_not_block_reading(store: Store, url: str) -> None:
    with store._reading() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
        assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
        before = connection.scalar(sa.select(sa.func.count()).select_from(schema.tables))
        new(Store(url))
        assert connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) == before == 0
