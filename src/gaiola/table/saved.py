"""A table as it is kept between moves: who sits where, how it is played, how it stands. And how it is opened again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from ..kernel.box import Game
from ..kernel.record import EditionMark, Record
from .faults import NotHere, TableDamaged
from .table import Table

PATIENCE = 120
"""Seconds that others wait for somebody who is away, unless the table was laid otherwise."""

SPEED = "normal"
"""How fast bots play, unless somebody chose otherwise."""


class SeatAt(msgspec.Struct, kw_only=True, frozen=True):
    """Who sits at one seat."""

    name: str
    kind: str
    """`here`, `link` or `bot`."""
    bot: str = ""
    """The level of the bot that sits here."""
    owner: str = ""
    """The browser that plays this seat; empty while nobody has taken it."""
    key: str = ""
    """The secret of the seat's link; empty once it has been used."""
    stand_in: str = ""
    """The level of the bot that plays while the human is gone."""
    absent: bool = False
    """Whether others gave the seat to that bot, because the human was away: coming back ends it."""


class TableInfo(msgspec.Struct, kw_only=True, frozen=True):
    """Everything about a table but its moves. `scores`, `ranking` and `cause` stand only under a finished game."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    seats: list[SeatAt]
    creator: str
    """The browser that laid the table."""
    watch: str
    """The secret of the spectators' link."""
    seed: int | None
    practice: bool
    free_undo: bool
    auto_single: bool
    covered: bool
    speed: str
    edition: EditionMark
    rules: str
    setup: list[str]
    """The outcomes of the set-up."""
    origin: str = ""
    """Where the table comes from: `fork ID N`, `rematch ID`, `import`, a word of the room that laid it, or nowhere."""
    created: float
    changed: float
    number: int
    over: bool
    to_move: int | None
    scores: list[int] | None
    ranking: list[int] | None
    cause: str
    patience: int = PATIENCE
    """Seconds after which others may hand the seat of somebody who is away to a bot."""
    size: int = 0
    """Bytes of its moves and outcomes as they are kept."""

    @classmethod
    def of(
        cls,
        table: Table,
        *,
        id: str,
        seats: list[SeatAt],
        creator: str,
        watch: str,
        covered: bool = False,
        speed: str = SPEED,
        origin: str = "",
        patience: int = PATIENCE,
        now: float | None = None,
    ) -> TableInfo:
        """What there is to keep of a table that has just been laid."""
        record, now = table.record(), time.time() if now is None else now
        return cls(
            id=id,
            game=record.game,
            options=record.options,
            players=record.players,
            seats=seats,
            creator=creator,
            watch=watch,
            seed=record.seed,
            practice=table.practice,
            free_undo=table.free_undo,
            auto_single=table.auto_single,
            covered=covered,
            speed=speed,
            edition=record.edition,
            rules=record.rules,
            setup=record.setup.chance,
            origin=origin,
            created=now,
            changed=now,
            patience=patience,
            **standing(table),
        )


class Stands(Protocol):
    """How a table stands: what `TableInfo` and lists know of it."""

    @property
    def players(self) -> int: ...
    @property
    def seats(self) -> list[SeatAt]: ...
    @property
    def over(self) -> bool: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def ranking(self) -> list[int] | None: ...


def check_standing(table: Stands) -> None:
    """ValueError if what is kept of a table cannot be true."""
    if len(table.seats) != table.players:
        raise ValueError(f"{len(table.seats)} of its {table.players} seats are there")
    if table.over != (table.to_move is None) or not 0 <= (table.to_move or 0) < table.players:
        raise ValueError("it is unclear whose turn it is")
    for numbers in (table.scores, table.ranking):
        if table.over != (numbers is not None) or len(numbers or table.seats) != table.players:
            raise ValueError("its result does not fit its players")


class Saved(msgspec.Struct, frozen=True):
    """A table as it was found again: the record has the moves that stand, the snapshot is the position after them."""

    info: TableInfo
    record: Record
    snapshot: dict[str, Any]
    made: list[bool] = []
    """Of each move whether the table itself made it."""


def standing(table: Table) -> dict[str, Any]:
    """The fields of `TableInfo` that change with every move."""
    result = table.record().result
    return {
        "number": len(table.moves),
        "over": table.position.over,
        "to_move": table.position.to_move,
        "scores": None if result is None else result.scores,
        "ranking": None if result is None else result.ranking,
        "cause": "" if result is None else result.cause,
    }


def reopen(saved: Saved, open_box: Callable[[str, dict[str, Any]], Game]) -> Table:
    """The table, to go on with. Its record is replayed; if that no longer leads to the position that people have seen,
    because the rules were mended meanwhile, the game goes on from the snapshot. `forced_at_start` of the table has
    the moves that mended rules leave no choice about: they are not kept yet."""
    info, record = saved.info, saved.record
    try:
        game = open_box(record.game, record.options)
    except (KeyError, ValueError) as error:
        raise NotHere(f"table {info.id}: its game cannot be opened: {error}") from None
    if game.edition.name != record.edition.name:
        played = f"{record.edition.name} {record.edition.version} ({record.edition.hash})"
        raise NotHere(f"table {info.id} is played with edition {played}; give that edition's file")
    table = _best(saved, game)
    table.practice = info.practice
    return table


def _best(saved: Saved, game: Game) -> Table:
    info, record, trouble = saved.info, saved.record, [""]
    edition = game.edition
    mended = msgspec.structs.replace(
        record,
        rules=game.rules_version,
        edition=EditionMark(edition.name, edition.version, edition.hash, edition.reconstructed),
    )

    def replay() -> Table:
        single = info.auto_single
        return Table.resume(mended, lambda name, options: game, info.free_undo, auto_single=single, made=saved.made)

    def go_on() -> Table:
        return Table.from_snapshot(record, game, saved.snapshot, info.free_undo, auto_single=info.auto_single)

    replayed, gone_on = _attempt(replay, trouble), _attempt(go_on, trouble)
    if replayed is not None and (gone_on is None or _same(replayed, gone_on, len(record.moves))):
        return replayed
    if gone_on is None:
        raise TableDamaged(f"table {info.id} cannot go on: {'; '.join(filter(None, trouble))}")
    return gone_on


def _attempt(sit: Callable[[], Table], trouble: list[str]) -> Table | None:
    try:
        return sit()
    except Exception as error:  # what was kept under other rules may trip over anything in these
        trouble.append(f"{error}" if isinstance(error, ValueError) else f"{type(error).__name__}: {error}")
        return None


def _same(one: Table, other: Table, number: int) -> bool:
    return one.position_at(number).dump() == other.position_at(number).dump()
