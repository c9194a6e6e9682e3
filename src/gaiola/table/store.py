"""Keeps tables in a database. What a method has written is durable when it returns, and it is written whole or not at
all. Moves are only ever added; what is taken back stays in the log, as long as there is the table."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.record import FORMAT, Record, RecordedMove, Result, Setup
from . import lists, schema, sweeping
from .faults import GoneOn, NoTable, SeatTaken, StoreError, TableDamaged, UnknownKey, fault
from .lists import A_PAGE, Listed
from .saved import Saved, SeatAt, TableInfo, check_standing, standing
from .table import Table

COOKIE_SECRET = "cookie"


class Store:
    """`url` as SQLAlchemy writes it: `sqlite:////path/gaiola.db`. Whatever goes wrong is a StoreError."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        try:
            self._engine = schema.open_engine(url)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise fault("the tables cannot be kept there", error) from error
        address = self._engine.url
        self._where = address.database or address.render_as_string(hide_password=True)
        with self._transaction("opened") as connection:
            schema.bring_up_to_date(connection, schema.MIGRATIONS)

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _transaction(self, done: str) -> Iterator[Connection]:
        """Any trouble in it undoes the whole of it. `done` says what is done with the database."""
        try:
            with self._engine.connect() as bare:
                connection = bare.execution_options(**{schema.WRITING: done != "read"})
                with connection.begin():
                    yield connection
        except (SQLAlchemyError, schema.SchemaError, UnicodeError, OverflowError) as error:
            raise fault(f"{self._where} cannot be {done}", error) from error

    def _reading(self) -> AbstractContextManager[Connection]:
        return self._transaction("read")

    def _writing(self) -> AbstractContextManager[Connection]:
        return self._transaction("written")

    def secret(self) -> bytes:
        """The key that signs cookies: made once, the same ever after."""
        with self._writing() as connection:
            found = connection.scalar(sa.select(schema.settings.c.value).where(schema.settings.c.name == COOKIE_SECRET))
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(sa.insert(schema.settings).values(name=COOKIE_SECRET, value=found))
            return bytes(found)

    # ---- moves

    def create(self, info: TableInfo, table: Table) -> None:
        """A new table, perhaps with moves already."""
        row = {**msgspec.to_builtins(info), **standing(table)}
        del row["seats"]
        row["seed"] = None if info.seed is None else str(info.seed)
        with self._writing() as connection:
            connection.execute(sa.insert(schema.tables).values(**row, history=_history(table.moves)))
            _put_seats(connection, info.id, info.players, info.seats)
            connection.execute(
                sa.insert(schema.snapshots).values(table_id=info.id, position=table.position.dump()),
            )
            _log_moves(connection, info.id, table, table.moves, self._clock())

    def append(self, id: str, table: Table, played: Sequence[RecordedMove]) -> None:
        """Keeps what `table.play` has just returned. Refused unless all moves before it are those that are kept: two
        writers can never interleave."""
        before = table.moves[: len(table.moves) - len(played)]
        if table.moves != [*before, *played]:
            raise ValueError("these are not the last moves of the table")
        if played:
            with self._writing() as connection:
                _go_on(connection, id, table, before, now := self._clock())
                _log_moves(connection, id, table, played, now)

    def take_back(self, id: str, table: Table, gone: Sequence[RecordedMove]) -> None:
        """Keeps what `table.undo` has just returned: a line in the log says that these moves stand no more."""
        if gone:
            with self._writing() as connection:
                _go_on(connection, id, table, [*table.moves, *gone], now := self._clock())
                line = _line(id, _next_serial(connection, id), "undo", len(table.moves), now)
                connection.execute(MORE_LINES, line)
                _grow(connection, id, [line])

    def load(self, id: str) -> Saved | None:
        """The table with the moves that stand and the position after them; None if there is no such table. A snapshot
        that cannot be read is empty: the moves alone lead there, too."""
        with self._reading() as connection, _understanding(id):
            info = _info(connection, id)
            if info is None:
                return None
            moves, made = _standing_moves(connection, id)
            history = connection.scalar(sa.select(schema.tables.c.history).where(schema.tables.c.id == id))
            snapshot = _snapshot(connection, id)
        if history != _history(moves):
            raise TableDamaged(f"the log of table {id} is damaged: its moves are not those that were kept")
        return Saved(info, _record(info, moves), snapshot, made)

    def about(self, id: str) -> TableInfo | None:
        """Everything about a table but its moves; None if there is no such table."""
        with self._reading() as connection, _understanding(id):
            return _info(connection, id)

    # ---- seats

    def save_seats(self, id: str, seats: Sequence[SeatAt]) -> None:
        """Who sits where from now on. A key that is no longer among them opens nothing any more."""
        with self._writing() as connection:
            players = connection.scalar(
                sa.select(schema.tables.c.players).where(schema.tables.c.id == id).with_for_update()
            )
            if players is None:
                raise NoTable(f"there is no table {id}")
            connection.execute(sa.delete(schema.seats).where(schema.seats.c.table_id == id))
            _put_seats(connection, id, players, seats)

    def set_speed(self, id: str, speed: str) -> None:
        self._set(id, speed=speed)

    def renew_watch(self, id: str, key: str) -> None:
        """Another spectators' link; the one before opens nothing any more."""
        self._set(id, watch=key)

    def _set(self, id: str, **values: str) -> None:
        with self._writing() as connection:
            done = connection.execute(sa.update(schema.tables).where(schema.tables.c.id == id).values(values))
            if not done.rowcount:
                raise NoTable(f"there is no table {id}")

    def claim(self, key: str, browser: str, name: str) -> tuple[str, int]:
        """Takes the seat of a link, which works once. An empty name leaves the seat its own. Returns table and seat."""
        if not browser:
            raise ValueError("a seat is taken by a browser, not by nobody")
        keys, seats = schema.keys.c, schema.seats.c
        with self._writing() as connection:
            unused = (keys.hash == _hash(key)) & keys.used.is_(False)
            taken = connection.execute(sa.update(schema.keys).where(unused).values(used=True)).rowcount
            found = _seat_of_key(connection, key)
            if found is None:
                raise UnknownKey("no seat was ever offered under this key")
            if not taken:
                raise SeatTaken(f"the link to seat {found[1]} of table {found[0]} has been used")
            values = {"owner": browser, "key": "", **({"name": name} if name else {})}
            here = (seats.table_id == found[0]) & (seats.seat == found[1])
            connection.execute(sa.update(schema.seats).where(here).values(values))
            return found

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Table and seat of a link, used or not; None if there never was such a link."""
        with self._reading() as connection:
            return _seat_of_key(connection, key)

    def watched(self, key: str) -> str | None:
        """The table of a spectators' link."""
        if not key:
            return None
        with self._reading() as connection:
            return connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.watch == key))

    # ---- lists

    def tables_of(
        self, browser: str, over: bool | None = None, *, most: int = A_PAGE, skip: int = 0, my_turn_first: bool = False
    ) -> list[Listed]:
        """The tables it laid or sits at, last changed first: finished ones, running ones, or both."""
        with self._reading() as connection:
            return lists.tables_of(connection, browser, over, most, skip, my_turn_first) if browser else []

    def count_of(self, browser: str, over: bool | None = None) -> int:
        """How many tables it laid or sits at."""
        with self._reading() as connection:
            return lists.count_of(connection, browser, over) if browser else 0

    def games_of(self, browser: str) -> set[str]:
        """The games that it has played here, or begun to."""
        with self._reading() as connection:
            return lists.games_of(connection, browser) if browser else set()

    def knows(self, browser: str, id: str) -> bool:
        """Whether it laid this table or sits there."""
        mine = (schema.tables.c.id == id) & lists.belongs_to(browser)
        with self._reading() as connection:
            return bool(browser) and connection.scalar(sa.select(schema.tables.c.id).where(mine)) is not None

    def with_origin(self, browser: str, origin: str) -> list[str]:
        """The tables of this origin that it laid or sits at, oldest first."""
        tables = schema.tables.c
        mine = (tables.origin == origin) & lists.belongs_to(browser)
        with self._reading() as connection:
            return list(connection.scalars(sa.select(tables.id).where(mine).order_by(tables.created)))

    def name_of(self, browser: str) -> str:
        """The name under which it played last; empty if it never did."""
        with self._reading() as connection:
            return lists.name_of(connection, browser) if browser else ""

    def speed_of(self, browser: str) -> str:
        """How fast bots played for it last; empty if none ever did."""
        with self._reading() as connection:
            return lists.speed_of(connection, browser) if browser else ""

    def ids(self) -> list[str]:
        """All tables, oldest first."""
        with self._reading() as connection:
            return list(connection.scalars(sa.select(schema.tables.c.id).order_by(schema.tables.c.created)))

    # ---- how much is kept, and for how long

    def stored_by(self, browser: str) -> int:
        """Bytes kept for the tables it laid: moves and outcomes, taken back or not, options, set-up and the latest
        position. What the database adds for its own order is not counted."""
        tables = schema.tables.c
        texts = [sa.func.length(sa.type_coerce(column, sa.Text)) for column in (tables.options, tables.setup)]
        position = sa.func.length(sa.type_coerce(schema.snapshots.c.position, sa.Text))
        size = tables.size + texts[0] + texts[1] + sa.func.coalesce(position, 0)
        total = sa.select(sa.func.sum(size)).select_from(schema.tables.outerjoin(schema.snapshots))
        with self._reading() as connection:
            return connection.scalar(total.where(tables.creator == browser)) or 0

    def sweep(self, never_begun_before: float, abandoned_before: float, spare: Collection[str] = ()) -> int:
        """Deletes some of the tables that nobody misses, but for those to `spare`, and returns how many; 0 when there
        are no more. Those that nobody ever decided anything at go if nothing changed there since the one moment,
        those that were never finished if nothing changed since the other. A finished table with a seat for a person
        stays for ever."""
        forgotten = sweeping.forgotten(never_begun_before, abandoned_before, spare).limit(sweeping.A_PORTION)
        with self._reading() as connection:  # most of the time there is nothing to do, and nobody to wait
            if connection.execute(forgotten).first() is None:
                return 0
        with self._writing() as connection:
            ids = list(connection.scalars(forgotten))
            sweeping.delete(connection, ids)
            return len(ids)

    # ---- sheets

    def sheet(self, game: str, browser: str) -> bytes | None:
        """What a game keeps for a browser beside its tables, as it was handed in; None if there is nothing."""
        sheets = schema.sheets.c
        mine = (sheets.game == game) & (sheets.browser == browser)
        with self._reading() as connection:
            return connection.scalar(sa.select(sheets.sheet).where(mine))

    def keep_sheet(self, game: str, browser: str, sheet: bytes) -> None:
        """In place of the one before."""
        sheets = schema.sheets
        mine = (sheets.c.game == game) & (sheets.c.browser == browser)
        with self._writing() as connection:
            if not connection.execute(sa.update(sheets).where(mine).values(sheet=sheet)).rowcount:
                connection.execute(sa.insert(sheets).values(game=game, browser=browser, sheet=sheet))


# ---- reading


@contextmanager
def _understanding(id: str) -> Iterator[None]:
    """What cannot be understood of one table is the damage of that table, not of the file."""
    try:
        yield
    except StoreError:
        raise
    except (ValueError, TypeError) as error:
        raise TableDamaged(f"table {id} is damaged: {error}") from error


def _info(connection: Connection, id: str) -> TableInfo | None:
    tables, seats = schema.tables, schema.seats
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
    if row is None:
        return None
    columns = {name: getattr(row, name) for name in TableInfo.__struct_fields__ if name != "seats"}
    columns["seed"] = None if row.seed is None else int(row.seed)
    sitting = connection.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
    columns["seats"] = [{name: getattr(seat, name) for name in SeatAt.__struct_fields__} for seat in sitting]
    info = msgspec.convert(columns, TableInfo)
    check_standing(info)
    return info


def _snapshot(connection: Connection, id: str) -> dict[str, Any]:
    position = sa.type_coerce(schema.snapshots.c.position, sa.Text)
    text = connection.scalar(sa.select(position).where(schema.snapshots.c.table_id == id))
    try:
        return msgspec.json.decode(text or "{}", type=dict[str, Any])
    except ValueError:
        return {}


def _standing_moves(connection: Connection, id: str) -> tuple[list[RecordedMove], list[bool]]:
    """The moves, and of each whether the table itself made it."""
    moves: list[RecordedMove] = []
    made: list[bool] = []
    log = schema.log.c
    for row in connection.execute(sa.select(schema.log).where(log.table_id == id).order_by(log.serial)):
        if row.kind == "undo":
            del moves[row.number :], made[row.number :]
        else:
            moves.append(RecordedMove(row.seat, row.move, row.chance))
            made.append(row.forced)
    return moves, made


def _record(info: TableInfo, moves: list[RecordedMove]) -> Record:
    result = None
    if info.over:
        assert info.scores is not None and info.ranking is not None
        result = Result(info.scores, info.ranking, info.cause)
    return Record(
        format=FORMAT,
        game=info.game,
        edition=info.edition,
        rules=info.rules,
        players=info.players,
        options=info.options,
        seats=[seat.name for seat in info.seats],
        seed=info.seed,
        practice=info.practice,
        setup=Setup(info.setup),
        moves=moves,
        result=result,
    )


def _seat_of_key(connection: Connection, key: str) -> tuple[str, int] | None:
    keys = schema.keys.c
    row = connection.execute(sa.select(keys.table_id, keys.seat).where(keys.hash == _hash(key))).first()
    return None if row is None else (row.table_id, row.seat)


# ---- writing. What every move writes is put together once: that takes longer than to carry it out.

WHICH: sa.BindParameter[str] = sa.bindparam("which")
STANDS_AFTER = sa.update(schema.tables).where(
    schema.tables.c.id == WHICH, schema.tables.c.history == sa.bindparam("known")
)
GROWS = (
    sa.update(schema.tables).where(schema.tables.c.id == WHICH).values(size=schema.tables.c.size + sa.bindparam("more"))
)
LATEST_POSITION = sa.update(schema.snapshots).where(schema.snapshots.c.table_id == WHICH)
LAST_SERIAL = sa.select(sa.func.max(schema.log.c.serial)).where(schema.log.c.table_id == WHICH)
MORE_LINES = sa.insert(schema.log)


def _go_on(connection: Connection, id: str, table: Table, before: Sequence[RecordedMove], now: float) -> None:
    """Brings a table to where it stands now, if it stood after the moves `before`."""
    stood = {"which": id, "known": _history(before)}
    stands = {**standing(table), "history": _history(table.moves), "changed": now}
    if not connection.execute(STANDS_AFTER, stood | stands).rowcount:
        number = connection.scalar(sa.select(schema.tables.c.number).where(schema.tables.c.id == id))
        if number is None:
            raise NoTable(f"there is no table {id}")
        raise GoneOn(f"table {id} has gone on elsewhere: {number} moves are kept, and not the {len(before)} given")
    position = table.position.dump()
    if not connection.execute(LATEST_POSITION, {"which": id, "position": position}).rowcount:
        connection.execute(sa.insert(schema.snapshots).values(table_id=id, position=position))


def _log_moves(connection: Connection, id: str, table: Table, played: Sequence[RecordedMove], now: float) -> None:
    """The last moves of a table."""
    if not played:
        return
    serial, first = _next_serial(connection, id), len(table.moves) - len(played) + 1
    lines = [
        _line(id, serial + i, "move", first + i, now, entry, table.made_itself(first + i))
        for i, entry in enumerate(played)
    ]
    connection.execute(MORE_LINES, lines)
    _grow(connection, id, lines)


def _grow(connection: Connection, id: str, lines: Sequence[dict[str, Any]]) -> None:
    """Notes how much more is kept of a table."""
    more = sum(len(line["move"]) + len(msgspec.json.encode(line["chance"])) for line in lines)
    connection.execute(GROWS, {"which": id, "more": more})


def _next_serial(connection: Connection, id: str) -> int:
    return 1 + (connection.scalar(LAST_SERIAL, {"which": id}) or 0)


def _line(
    id: str, serial: int, kind: str, number: int, now: float, entry: RecordedMove | None = None, forced: bool = False
) -> dict[str, Any]:
    return {
        "table_id": id,
        "serial": serial,
        "kind": kind,
        "number": number,
        "seat": None if entry is None else entry.seat,
        "move": "" if entry is None else entry.move,
        "chance": [] if entry is None else entry.chance,
        "forced": forced,
        "at": now,
    }


def _put_seats(connection: Connection, id: str, players: int, seats: Sequence[SeatAt]) -> None:
    if len(seats) != players:
        raise StoreError(f"table {id} has {players} seats, not {len(seats)}")
    rows = [{"table_id": id, "seat": number, **msgspec.to_builtins(seat)} for number, seat in enumerate(seats)]
    connection.execute(sa.insert(schema.seats), rows)
    offered = {_hash(seat.key): number for number, seat in enumerate(seats) if seat.key}
    keys = schema.keys.c
    withdrawn = (keys.table_id == id) & keys.hash.not_in(list(offered))
    connection.execute(sa.update(schema.keys).where(withdrawn).values(used=True))
    for hashed, number in offered.items():
        known = connection.execute(sa.select(schema.keys).where(keys.hash == hashed)).first()
        if known is None:
            connection.execute(sa.insert(schema.keys).values(hash=hashed, table_id=id, seat=number, used=False))
        elif known.used or (known.table_id, known.seat) != (id, number):
            raise StoreError(f"the link to seat {number} of table {id} has been used already")


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _history(moves: Sequence[RecordedMove]) -> str:
    text = msgspec.json.encode([(entry.seat, entry.move, entry.chance) for entry in moves])
    return hashlib.sha256(text).hexdigest()
