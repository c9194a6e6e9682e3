"""How a table comes to be: laid anew, from a record, from an earlier position of another, or to play again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from ..bots import usual
from ..kernel.record import Record, RecordError, check_head
from ..table import SeatAt, Table, TableInfo
from ..table.saved import PATIENCE, SPEED
from ..table.store import Store
from .boxes import Boxes
from .limits import Limiter
from .live import Live, Viewer
from .outside import Outside
from .refusals import Refused
from .rooms import Rooms
from .slices import TooLong, in_slices

LONGEST_REPLAY = 5.0
"""Seconds that a record may take; the longest that we have takes a tenth of a second."""

READERS = 2
"""Threads that only read: whoever looks through long lists keeps no move waiting."""

P = ParamSpec("P")
R = TypeVar("R")


class SeatPlan(msgspec.Struct, kw_only=True, frozen=True):
    """Who is to sit at one seat: a human at this screen, one who gets a link, or a bot."""

    kind: str
    name: str
    bot: str = ""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """A table to be opened. A chosen seed makes it practice; `patience` is how many seconds others wait for somebody
    who is away."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    seed: int | None = None
    covered: bool = True
    origin: str = ""
    patience: int = PATIENCE


class Laying(Boxes):
    """Lays tables and writes them into the store, as far as visitors may have more of them."""

    rooms: Rooms
    """They say which tables count."""

    def __init__(self, store: Store, editions: Mapping[str, Path], limiter: Limiter, outside: Outside) -> None:
        super().__init__(editions)
        self.store = store
        self.limiter = limiter
        self.outside = outside
        self._replaying = asyncio.Lock()
        self._writer = ThreadPoolExecutor(1, "store")
        self._readers = ThreadPoolExecutor(READERS, "lists")

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A call of the store, one after the other in a thread of their own."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: call(*args, **kwargs))

    async def read(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A call of the store that only reads, beside those that write. It sees what has been written when it begins;
        a table that is to be played on is loaded by `run`, behind whatever is still being written."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: call(*args, **kwargs))

    async def open(self, plan: Plan, browser: str) -> str:
        """A new table; its id."""
        counts = self.rooms[plan.game].counts(plan.origin)
        free = not counts and all(seat.kind != "link" for seat in plan.seats)
        names = [seat.name for seat in plan.seats]
        table = Table(
            self.box(plan.game, plan.options),
            len(plan.seats),
            names,
            plan.seed,
            free,
            practice=plan.seed is not None,
            auto_single=True,
        )
        seats = [self._seat_at(seat, browser) for seat in plan.seats]
        return await self._lay(table, seats, browser, covered=plan.covered, origin=plan.origin, patience=plan.patience)

    async def bring(self, record: Record, browser: str) -> str:
        """A table from a record: a finished one to look at, an unfinished one to go on with, all seats at this
        browser."""
        if record.game in self.game_names():
            check_head(record, self.box(record.game))  # before a box is made for its options
        table = await self._replayed(record)
        seats = [SeatAt(name=name, kind="here", owner=browser) for name in record.seats]
        return await self._lay(table, seats, browser, covered=False, origin="import")

    async def _replayed(self, record: Record, made: Sequence[bool] = ()) -> Table:
        """The table of a record; `made` says which moves a table made by itself. One at a time is replayed, and others'
        moves come in between; no box is kept for it before somebody sits down there."""
        replay = Table.resuming(record, partial(self.box, keep=False), free_undo=True, auto_single=True, made=made)
        async with self._replaying:
            try:
                return await in_slices(replay, LONGEST_REPLAY)
            except TooLong:
                raise RecordError(f"moves: replaying them takes longer than {LONGEST_REPLAY:g} seconds") from None

    async def fork(self, live: Live, viewer: Viewer, number: int) -> str:
        """A new table that goes on from an earlier position. While a game runs only for somebody who plays it with
        nobody else: it would show what is hidden there."""
        mine = [] if viewer.watching else live.seats_of(viewer.browser)
        if not live.table.position.over and not (mine and live.table.free_undo):
            raise Refused(409, "web-no-fork")
        if not live.table.first <= number <= live.number:
            raise Refused(404, "web-no-position")
        try:
            made = [live.table.made_itself(move) for move in range(1, number + 1)]
            table = await self._replayed(live.table.record_until(number), made)
        except RecordError:  # the rules were mended on the way
            raise Refused(409, "web-no-position") from None
        mine = mine or [live.table.position_at(number).to_move or 0]
        seats = [
            SeatAt(name=at.name, kind="here", owner=viewer.browser)
            if seat in mine
            else SeatAt(name=at.name, kind="bot", bot=at.bot or usual(live.table.game))
            for seat, at in enumerate(live.info.seats)
        ]
        origin = f"fork {live.info.id} {number}"
        return await self._lay(table, seats, viewer.browser, covered=live.info.covered, origin=origin)

    async def rematch(self, live: Live, viewer: Viewer) -> str:
        """The same people at the same game again; one new table, whoever asks first."""
        info, origin = live.info, f"rematch {live.info.id}"
        if not live.table.position.over:
            raise Refused(409, "web-no-rematch")
        async with live.lock:
            for id in await self.read(self.store.with_origin, viewer.browser, origin):
                return id
            fresh = {"stand_in": "", "absent": False}
            seats = [msgspec.structs.replace(at, **fresh, key=at.key and self.outside.key()) for at in info.seats]
            alone = {at.owner for at in seats if at.kind != "bot"} == {viewer.browser}
            box, names = self.box(info.game, info.options), [at.name for at in seats]
            again = Table(box, info.players, names, free_undo=alone, auto_single=True)
            return await self._lay(
                again, seats, viewer.browser, covered=info.covered, origin=origin, patience=info.patience
            )

    async def _lay(
        self,
        table: Table,
        seats: list[SeatAt],
        browser: str,
        *,
        covered: bool,
        origin: str,
        patience: int = PATIENCE,
    ) -> str:
        """Writes a new table down; its id. Bots play there as fast as they did last."""
        self.limiter.lay(browser)
        await self._check_room(browser)
        speed = await self.read(self.store.speed_of, browser)
        id, watch, now = self.outside.token(9), self.outside.key(), self.outside.clock()
        info = TableInfo.of(
            table,
            id=id,
            seats=seats,
            creator=browser,
            watch=watch,
            covered=covered,
            origin=origin,
            patience=patience,
            speed=speed or SPEED,
            now=now,
        )
        await self.run(self.store.create, info, table)
        return id

    def _seat_at(self, seat: SeatPlan, browser: str) -> SeatAt:
        if seat.kind == "bot":
            return SeatAt(name=seat.name, kind="bot", bot=seat.bot)
        if seat.kind == "link":
            return SeatAt(name=seat.name, kind="link", key=self.outside.key())
        return SeatAt(name=seat.name, kind="here", owner=browser)

    async def _check_room(self, browser: str) -> None:
        """Whether more may be kept of what this browser has laid."""
        self.limiter.check_kept(await self.read(self.store.stored_by, browser))
