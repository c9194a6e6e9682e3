"""All tables of a server: where one is found and who plays its seats. Moves go in here, become durable, and are shown
to everybody who looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, ParamSpec

import msgspec
from starlette.requests import HTTPConnection

from ..bots import known
from ..kernel.moves import UnknownMove
from ..kernel.refusals import IllegalMove
from ..table import StoreError, TableError, reopen
from ..table.lists import Listed
from ..table.rows import BETWEEN
from ..table.store import Store
from .faults import told_as
from .laying import Laying
from .lessons import Lessons
from .limits import Limiter
from .live import Live, Viewer, how_long
from .outside import Outside
from .recent import Recent
from .refusals import Refused
from .rooms import Rooms
from .thinking import Thinkers

MOST_IN_MEMORY = 256

MOST_FINISHED = 64
"""Results and logs of finished games that are kept as they were told last."""

log = logging.getLogger("gaiola")

P = ParamSpec("P")


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


class Hub(Laying):
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        editions: Mapping[str, Path],
        thinkers: Thinkers,
        limiter: Limiter,
        outside: Outside,
    ) -> None:
        super().__init__(store, editions, limiter, outside)
        self.thinkers = thinkers
        self.clock = outside.steady
        self.endings: Recent[Hashable, dict[str, Any]] = Recent(MOST_FINISHED)
        self.logs: Recent[Hashable, list[str]] = Recent(MOST_FINISHED)
        """What pages of finished games say. Their keys hold the last position, for which taking a move back makes
        room for another."""
        self._lives: dict[str, Live] = {}
        self.failing: dict[str, str] = {}
        """By table whose last change could not be kept: the key of the sentence that says why."""
        self._opening = asyncio.Lock()
        self.rooms = Rooms(self)
        self.lessons = Lessons(self)

    def close(self) -> None:
        for live in self._lives.values():
            live.stop_bots()
        self.thinkers.stop()
        self._writer.shutdown()
        self._readers.shutdown()
        self.store.close()

    # ---- finding tables

    async def live(self, id: str) -> Live:
        """The table of this id, from memory or from the store."""
        live = self._lives.get(id)
        if live is None:  # nobody who is at a table waits for one that is being opened
            async with self._opening:
                if id not in self._lives:
                    await self._bring_in(id)
                live = self._lives[id]
        live.wake_bots()
        return live

    async def _bring_in(self, id: str) -> None:
        saved = await self.run(self.store.load, id)
        if saved is None:
            raise Refused(404, "web-no-table")
        try:
            table = reopen(saved, self.box)
        except StoreError as error:  # what it says may name what is hidden
            log.warning("%s", error)
            raise Refused(409, "web-no-reopen") from None
        if table.forced_at_start:
            await self.run(self.store.append, id, table, table.forced_at_start)
        self._tidy()
        colours = self.colours(table.game, table.position.players)
        live = self._lives[id] = Live(self, saved.info, table, colours)
        await self.lessons.seat_coach(live)

    def _tidy(self) -> None:
        """Tables that nobody looks at leave memory; the store has them."""
        idle = [id for id, live in self._lives.items() if live.idle]
        for id in idle[: max(0, len(self._lives) - MOST_IN_MEMORY)]:
            del self._lives[id]

    async def sweep(self, never_begun_before: float, abandoned_before: float) -> int:
        """Deletes tables that nobody began or that were abandoned, but none that somebody looks at; how many. Nothing
        is brought into memory meanwhile, so nothing stays there that is gone."""
        gone, portion = 0, 1
        while portion:  # between two portions others get their turn
            async with self._opening:
                self._lives = {id: live for id, live in self._lives.items() if not live.idle}
                portion = await self.run(self.store.sweep, never_begun_before, abandoned_before, list(self._lives))
            gone += portion
        return gone

    async def tables_of(self, browser: str, over: bool | None = None, skip: int = 0) -> list[Listed]:
        """A page of the tables of a browser, last changed first."""
        return await self.read(self.store.tables_of, browser, over, skip=skip)

    # ---- what people do

    async def play(self, live: Live, viewer: Viewer, seat: int, notation: str, after: int) -> None:
        """A move by somebody who sits there, or a row of them."""
        if seat not in live.seats_of(viewer.browser):
            raise Refused(403, "web-no-seat")
        async with live.lock:
            if live.table.position.to_move == seat and live.seat_shown(viewer) != seat:
                raise Refused(409, "web-no-covered")
            await self._carry_out(live, seat, notation, after)

    async def play_for_bot(self, live: Live, seat: int, notation: str, after: int) -> None:
        """A bot's move, unless the game has gone another way meanwhile."""
        async with live.lock:
            if live.number == after and live.table.position.to_move == seat and live.level(seat):
                await self._carry_out(live, seat, notation, after)

    async def _carry_out(self, live: Live, seat: int, notation: str, after: int) -> None:
        table = live.table
        try:
            first, *more = map(table.game.move, notation.split(BETWEEN))
            entries = table.play_row(seat, [first, *more], after) if more else table.play(seat, first, after)
        except TableError as error:
            raise Refused(409, error.key) from None
        except (UnknownMove, IllegalMove) as error:
            raise Refused(409, "web-no-move", move=notation, reason=str(error)) from None
        await self._durable(live, self.store.append, live.info.id, table, entries)
        live.changed()
        live.wake_bots()
        if table.position.over:
            await self.rooms[live.info.game].finished(live)

    async def undo(self, live: Live, viewer: Viewer, after: int, to: int | None = None) -> None:
        """Takes the last decision back, or all from the one after `to` moves on; people who share a screen that of
        whoever made it."""
        async with live.lock:
            seat = live.undo_seat(viewer)
            if seat is None:
                raise Refused(403, "web-no-seat")
            if after != live.number:
                raise Refused(409, "no-stale")
            await self._check_room(live.info.creator)  # a game has an end, but not what is taken back in it
            live.stop_bots()
            try:
                gone = live.table.undo(seat, to)
            except TableError as error:
                live.wake_bots()
                raise Refused(409, error.key) from None
            await self._durable(live, self.store.take_back, live.info.id, live.table, gone)
            live.changed()
            live.wake_bots()

    async def _durable(self, live: Live, write: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """A change is shown only once it is written; if that fails the table is what the store says, and says why."""
        try:
            await self.run(write, *args, **kwargs)
        except BaseException as error:
            if isinstance(error, StoreError):
                self.failing[live.info.id] = told_as(error)[1]
            self._lives.pop(live.info.id, None)
            live.gone = True
            live.changed()
            raise
        self.failing.pop(live.info.id, None)

    # ---- who plays a seat

    async def greet(self, live: Live, viewer: Viewer) -> None:
        """Somebody is there. Seats that others gave to a bot meanwhile are theirs again."""
        if viewer.watching or not live.seats_of(viewer.browser):
            return
        live.see(viewer.browser)
        async with live.lock:
            for seat in live.seats_of(viewer.browser):
                if live.info.seats[seat].absent:
                    await self.seat_people(live, seat, stand_in="", absent=False)

    async def hand_over(self, live: Live, viewer: Viewer, seat: int, level: str) -> None:
        """Lets a bot play a human's seat: any bot one's own; the table's bot that of somebody who is away."""
        if live.counts:
            raise Refused(409, "web-no-stand-in")
        async with live.lock:
            if seat in live.seats_of(viewer.browser):
                if level not in known(live.table.game):
                    raise Refused(400, "web-no-level")
                await self.seat_people(live, seat, stand_in=level)
            elif live.present(live.info.seats[seat].owner):
                raise Refused(403, "web-no-present", who=live.names[seat])
            elif live.wait(seat):
                raise Refused(403, "web-no-patience", who=live.names[seat], **how_long(live.info.patience))
            elif not live.level(seat):
                await self.seat_people(live, seat, stand_in=live.stand_in, absent=True)

    async def take_back(self, live: Live, viewer: Viewer, seat: int) -> None:
        """The human plays again."""
        if seat not in live.seats_of(viewer.browser):
            raise Refused(403, "web-no-seat")
        async with live.lock:
            await self.seat_people(live, seat, stand_in="", absent=False)

    async def seat_people(self, live: Live, seat: int, **changes: Any) -> None:
        """Changes who plays a seat, if it is a change; whoever calls holds the lock."""
        seats = list(live.info.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        if seats != live.info.seats:
            await self.run(self.store.save_seats, live.info.id, seats)
            live.reseat(seats)
            live.stop_bots()
            live.changed()
            live.wake_bots()

    async def refresh_seats(self, id: str) -> None:
        """After a seat's link has been used."""
        live = self._lives.get(id)
        if live is not None:
            info = await self.read(self.store.about, id)
            assert info is not None
            live.reseat(info.seats)
            live.changed()

    async def renew_watch(self, live: Live) -> None:
        """Another link for spectators; who came by the old one looks on no longer."""
        key = self.outside.key()
        await self.run(self.store.renew_watch, live.info.id, key)
        live.info = msgspec.structs.replace(live.info, watch=key)
        live.changed()

    async def set_speed(self, live: Live, speed: str) -> None:
        await self.run(self.store.set_speed, live.info.id, speed)
        live.info = msgspec.structs.replace(live.info, speed=speed)
        live.hurry.set()
        live.changed()
