"""The tables of the database that keeps the tables of the house, and how an older file is brought up to date."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine


class SchemaError(ValueError):
    """A database that this program cannot bring up to date; the message says why."""


metadata = sa.MetaData()

schema_version = sa.Table("schema_version", metadata, sa.Column("version", sa.Integer, primary_key=True))

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)


def _text(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, **more)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _table_id(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, **more)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    _text("game"),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    _text("creator", index=True),
    _text("watch", index=True),
    sa.Column("seed", sa.Text),  # a seed may be longer than any integer of a database
    _flag("practice"),
    _flag("free_undo"),
    _flag("auto_single"),
    _flag("covered"),
    _text("speed"),
    sa.Column("edition", sa.JSON, nullable=False),
    _text("rules"),
    sa.Column("setup", sa.JSON, nullable=False),
    _text("origin"),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    _text("history"),  # fingerprint of the moves that stand: who writes must know them all
    _flag("over"),
    sa.Column("to_move", sa.Integer),
    sa.Column("scores", sa.JSON(none_as_null=True)),
    sa.Column("ranking", sa.JSON(none_as_null=True)),
    _text("cause"),
    sa.Column("patience", sa.Integer, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),  # bytes of its moves and outcomes
)

seats = sa.Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _text("name"),
    _text("kind"),
    _text("bot"),
    _text("owner", index=True),
    _text("key"),
    _text("stand_in"),
    _flag("absent"),
)

# Every key that ever opened a seat, hashed: a used one is told from an unknown one.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    _table_id(index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    _flag("used"),
)

# Nothing is deleted here but with the whole table. An `undo` says that only the first `number` moves stand.
log = sa.Table(
    "log",
    metadata,
    _table_id(primary_key=True),
    sa.Column("serial", sa.Integer, primary_key=True),
    _text("kind"),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),
    _text("move"),
    sa.Column("chance", sa.JSON, nullable=False),
    _flag("forced"),
    sa.Column("at", sa.Double, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _table_id(primary_key=True),
    sa.Column("position", sa.JSON, nullable=False),
)

# What a game keeps for a browser beside its tables; only that game can read it.
sheets = sa.Table(
    "sheets",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("browser", sa.Text, primary_key=True),
    sa.Column("sheet", sa.LargeBinary, nullable=False),
)


# ---- versions

Migration = Callable[[Connection], None]


def _patience_and_size(connection: Connection) -> None:
    """Tables know how long others wait for somebody who is away, and how much they take to keep."""
    for column in ("patience INTEGER NOT NULL DEFAULT 120", "size INTEGER NOT NULL DEFAULT 0"):
        connection.execute(sa.text(f"ALTER TABLE tables ADD COLUMN {column}"))
    connection.execute(
        sa.text(
            "UPDATE tables SET size = (SELECT COALESCE(SUM(LENGTH(move) + LENGTH(CAST(chance AS TEXT))), 0) "
            "FROM log WHERE log.table_id = tables.id)"
        )
    )


def _absent(connection: Connection) -> None:
    """Seats know whether others gave them to a bot."""
    connection.execute(sa.text("ALTER TABLE seats ADD COLUMN absent BOOLEAN NOT NULL DEFAULT FALSE"))


def _sheets(connection: Connection) -> None:
    """Any game may keep a sheet. Before, one game did, in a table that was named after what it keeps there."""
    sheets = sa.Table(
        "sheets",
        sa.MetaData(),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("browser", sa.Text, primary_key=True),
        sa.Column("sheet", sa.LargeBinary, nullable=False),
    )
    sheets.create(connection)
    connection.execute(
        sa.text("INSERT INTO sheets (game, browser, sheet) SELECT 'mercado', browser, sheet FROM campaigns")
    )
    connection.execute(sa.text("DROP TABLE campaigns"))


MIGRATIONS: list[Migration] = [_patience_and_size, _absent, _sheets]
"""The first takes a file of version 1 to version 2, the next to version 3, and so on. A new file is made with the
tables above; tests see to it that both ways lead to the same."""


def bring_up_to_date(connection: Connection, migrations: Sequence[Migration]) -> None:
    """Makes the tables or migrates them, step by step, in the transaction of the connection."""
    newest = 1 + len(migrations)
    if not sa.inspect(connection).has_table(schema_version.name):
        metadata.create_all(connection, checkfirst=False)
        connection.execute(sa.insert(schema_version).values(version=newest))
        return
    found = connection.scalar(sa.select(schema_version.c.version))
    if found is None or found < 1:
        raise SchemaError("its version is missing")
    if found > newest:
        raise SchemaError(f"it has version {found}, kept by a newer program; this one knows versions up to {newest}")
    for step in migrations[found - 1 :]:
        step(connection)
    connection.execute(sa.update(schema_version).values(version=newest))


# ---- SQLite: everything that only SQLite needs stands here

WRITING = "gaiola_writing"
"""The execution option of a connection that is going to write."""

PATIENCE = 10.0
"""Seconds to wait for another writer."""


def open_engine(url: str) -> Engine:
    # Errors reach logs, and links are secrets.
    engine = sa.create_engine(url, hide_parameters=True, json_serializer=_json, json_deserializer=msgspec.json.decode)
    if engine.dialect.name == "sqlite":
        name = engine.url.database
        if name and name != ":memory:" and not name.startswith("file:"):
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).touch(mode=0o600)  # it holds secrets; SQLite gives its side files the same mode
        sa.event.listen(engine, "connect", _on_connect)
        sa.event.listen(engine, "begin", _on_begin)
    return engine


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _on_connect(connection: sqlite3.Connection, _: object) -> None:
    # A broken letter must not take with it whatever is read together with it.
    connection.text_factory = lambda text: text.decode(errors="replace")
    connection.isolation_level = None  # transactions begin where we say, also before DDL
    connection.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turning a new file to WAL does not wait for others who are just doing the same; so we do."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _on_begin(connection: Connection) -> None:
    """Who is going to write takes the lock at once: nobody writes between its reading and its writing."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
