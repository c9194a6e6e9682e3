"""Tables as lists show them: only what is shown is read, a page at a time, and a table that is damaged takes no other
with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import schema
from .saved import SeatAt, check_standing

A_PAGE = 20
"""Tables on a page of a list."""


class Listed(msgspec.Struct, kw_only=True, frozen=True):
    """A table in a list. Of a damaged one nothing is known but what could be read."""

    id: str
    game: str
    players: int = 0
    seats: list[SeatAt] = []
    """Without their keys."""
    practice: bool = False
    origin: str = ""
    changed: float = 0.0
    over: bool
    to_move: int | None = None
    scores: list[int] | None = None
    ranking: list[int] | None = None
    damaged: bool = False


_tables, _seats = schema.tables.c, schema.seats.c
_OVER = _tables.over == sa.true()  # a broken flag is not `true`: a damaged table stands among those that run
_AS_THEY_ARE = ("id", "game", "players", "practice", "origin", "changed", "to_move")
_RESULT = ("scores", "ranking")
_SEAT = ("name", "kind", "bot", "owner", "stand_in")
_COLUMNS = [
    _OVER,
    *(_tables[name] for name in _AS_THEY_ARE),
    # What may be broken is read as it is written, and understood one table at a time.
    *(sa.type_coerce(_tables[name], sa.Text) for name in _RESULT),
]


def belongs_to(browser: str) -> sa.ColumnElement[bool]:
    """The tables that a browser laid or sits at."""
    sitting = schema.seats.alias()
    return (_tables.creator == browser) | _tables.id.in_(
        sa.select(sitting.c.table_id).where(sitting.c.owner == browser)
    )


def _my_turn(browser: str) -> sa.ColumnElement[bool]:
    seat = schema.seats.alias().c
    here = (seat.table_id == _tables.id) & (seat.seat == _tables.to_move)
    return sa.exists().where(here, seat.owner == browser, seat.bot == "", seat.stand_in == "")


def _wanted(browser: str, over: bool | None) -> sa.ColumnElement[bool]:
    return belongs_to(browser) if over is None else belongs_to(browser) & (_OVER if over else ~_OVER)


def tables_of(
    connection: Connection, browser: str, over: bool | None, most: int, skip: int, my_turn_first: bool
) -> list[Listed]:
    order = [sa.desc(_my_turn(browser))] if my_turn_first else []
    newest = sa.select(*_COLUMNS).where(_wanted(browser, over)).order_by(*order, _tables.changed.desc(), _tables.id)
    rows = [
        dict(zip(("over", *_AS_THEY_ARE, *_RESULT), row, strict=True))
        for row in connection.execute(newest.limit(most).offset(skip))
    ]
    sitting = _sitting(connection, [row["id"] for row in rows])
    return [_listed(row, sitting.get(row["id"], [])) for row in rows]


def count_of(connection: Connection, browser: str, over: bool | None) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(schema.tables).where(_wanted(browser, over))) or 0


def games_of(connection: Connection, browser: str) -> set[str]:
    """The games of which it has laid a table or sat at one."""
    return set(connection.scalars(sa.select(_tables.game).where(belongs_to(browser)).distinct()))


def name_of(connection: Connection, browser: str) -> str:
    """The name under which a browser sat down where something changed last; records that were brought in have the
    names of others."""
    mine = (_seats.owner == browser) & (_seats.kind != "bot") & (_tables.origin != "import")
    newest = sa.select(_seats.name).join(schema.tables).where(mine).order_by(_tables.changed.desc(), _seats.seat)
    return connection.scalar(newest.limit(1)) or ""


def speed_of(connection: Connection, browser: str) -> str:
    """How fast bots play at the table of a browser where something changed last."""
    newest = sa.select(_tables.speed).where(belongs_to(browser)).order_by(_tables.changed.desc())
    return connection.scalar(newest.limit(1)) or ""


def _sitting(connection: Connection, ids: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    columns = [_seats.table_id, *(_seats[name] for name in _SEAT)]
    for id, *seat in connection.execute(sa.select(*columns).where(_seats.table_id.in_(ids)).order_by(_seats.seat)):
        found.setdefault(id, []).append(dict(zip(_SEAT, seat, strict=True)))
    return found


def _listed(row: dict[str, Any], seats: list[dict[str, Any]]) -> Listed:
    result = {name: row[name] for name in _RESULT}
    try:
        known = {name: None if text is None else msgspec.json.decode(text) for name, text in result.items()}
        listed = msgspec.convert({**row, **known, "seats": seats}, Listed)
        check_standing(listed)
        return listed
    except (ValueError, TypeError):
        return Listed(id=str(row["id"]), game=str(row["game"]), over=row["over"], damaged=True)
