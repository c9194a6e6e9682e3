"""Which tables nobody misses, and how they go: whole, and a few at a time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import schema

A_PORTION = 50
"""Tables that go in one transaction: whoever wants to move meanwhile does not notice."""

_tables, _seats, _log = schema.tables.c, schema.seats.c, schema.log.c


def forgotten(never_begun_before: float, abandoned_before: float, spare: Collection[str]) -> sa.Select[Any]:
    """The ids of tables that may go. A finished table with a seat for a person is never among them, nor is a damaged
    one: what is missing there may be what somebody has played."""
    finished = _tables.over == sa.true()
    never_begun = ~finished & (_tables.changed < never_begun_before) & ~_somebody_decided()
    abandoned = (_tables.changed < abandoned_before) & ~(finished & _has_a_person())
    wanted = (never_begun | abandoned) & _whole() & _tables.id.not_in(spare)
    return sa.select(_tables.id).where(wanted).order_by(_tables.changed)


def delete(connection: Connection, ids: Collection[str]) -> None:
    for table in (schema.log, schema.snapshots, schema.keys, schema.seats):
        connection.execute(sa.delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(sa.delete(schema.tables).where(_tables.id.in_(ids)))


def _has_a_person() -> sa.ColumnElement[bool]:
    return sa.exists().where(_seats.table_id == _tables.id, _seats.kind != "bot")


def _somebody_decided() -> sa.ColumnElement[bool]:
    """A move was chosen at a person's seat, taken back or not, and not made by the table itself."""
    chosen = (_log.kind == "move") & (_log.forced == sa.false())
    person = (_seats.table_id == _log.table_id) & (_seats.seat == _log.seat) & (_seats.kind != "bot")
    return sa.exists().where(_log.table_id == _tables.id, chosen, person)


def _whole() -> sa.ColumnElement[bool]:
    seats = sa.select(sa.func.count()).where(_seats.table_id == _tables.id).scalar_subquery()
    moves = sa.select(sa.func.count()).where(_log.table_id == _tables.id, _log.kind != "undo").scalar_subquery()
    return (seats == _tables.players) & (moves >= _tables.number)
