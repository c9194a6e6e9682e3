"""The tables that are in memory: moves go in here, become durable, and are shown to everybody who looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import msgspec
from starlette.requests import HTTPConnection

import gaiola

from ..bots import BOTS
from ..games import module_of
from ..kernel.box import Game
from ..kernel.moves import UnknownMove
from ..kernel.options import differing
from ..kernel.record import Record, RecordError, check_head
from ..kernel.refusals import IllegalMove
from ..look import Drawing
from ..table import Kept, SeatAt, StoreError, Table, TableError, reopen
from ..table.kept import PATIENCE
from ..table.lists import Listed
from ..table.store import Store
from .faults import told_as
from .limits import Limiter
from .live import Live, Viewer, how_long
from .outside import Outside
from .recent import Recent
from .refusals import Refused
from .rooms import Rooms
from .slices import TooLong, in_slices
from .thinking import Thinkers

MOST_IN_MEMORY = 256

MOST_BOXES = 64
"""Boxes with options that are kept for the next table; one takes about a megabyte. Tables hold their own."""

MOST_FINISHED = 64
"""Results and logs of finished games that are kept as they were told last."""

LONGEST_REPLAY = 5.0
"""Seconds that a record may take; the longest that we have takes a tenth of a second."""

READERS = 2
"""Threads that only read: whoever looks through long lists keeps no move waiting."""

log = logging.getLogger("gaiola")

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


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


class Hub:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        editions: Mapping[str, Path],
        thinkers: Thinkers,
        limiter: Limiter,
        outside: Outside,
    ) -> None:
        self.store = store
        self.outside = outside
        self.editions = editions
        self.thinkers = thinkers
        self.limiter = limiter
        self.clock = outside.steady
        self._boxes: dict[str, Game] = {}
        self.varied: Recent[tuple[str, Hashable], Game] = Recent(MOST_BOXES)
        self._names: list[str] = []
        self.endings: Recent[Hashable, dict[str, Any]] = Recent(MOST_FINISHED)
        self.logs: Recent[Hashable, list[str]] = Recent(MOST_FINISHED)
        """What pages of finished games say. Their keys hold the last position, for which taking a move back makes
        room for another."""
        self._lives: dict[str, Live] = {}
        self.failing: dict[str, str] = {}
        """By table whose last change could not be kept: the key of the sentence that says why."""
        self._opening = asyncio.Lock()
        self._replaying = asyncio.Lock()
        self._writer = ThreadPoolExecutor(1, "store")
        self._readers = ThreadPoolExecutor(READERS, "lists")
        self.rooms = Rooms(self)

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A call of the store, one after the other in a thread of their own."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: call(*args, **kwargs))

    async def read(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A call of the store that only reads, beside those that write. It sees what has been written when it begins;
        a table that is to be played on is loaded by `run`, behind whatever is still being written."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: call(*args, **kwargs))

    def close(self) -> None:
        for live in self._lives.values():
            live.stop_bots()
        self.thinkers.stop()
        self._writer.shutdown()
        self._readers.shutdown()
        self.store.close()

    # ---- games

    def game_names(self) -> list[str]:
        """The games that have a board; which ones are installed does not change while a server runs."""
        if not self._names:
            self._names = [name for name in gaiola.game_names() if module_of(self.box(name), "board") is not None]
        return self._names

    def box(self, game: str, options: Mapping[str, Any] | None = None, *, keep: bool = True) -> Game:
        """The box of a game, with the options of a table. Those that change nothing make no other box."""
        if game not in self._boxes:
            self._boxes[game] = gaiola.game(game, self.editions.get(game))
        box = self._boxes[game]
        chosen = differing(box.edition.data, options) if options else {}
        if not chosen:
            return box
        key = (game, tuple(chosen.items()))
        return self.varied.get(key, lambda: gaiola.with_options(box, chosen), keep=keep)

    def drawing(self, game: Game) -> Drawing:
        return cast("Drawing", module_of(game, "board"))

    def colours(self, game: Game, players: int) -> list[str]:
        return list(game.edition.data["players"]["colors"][:players])

    # ---- opening and finding tables

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

    async def _replayed(self, record: Record) -> Table:
        """The table of a record. One at a time is replayed, and others' moves come in between; no box is kept for it
        before somebody sits down there."""
        replay = Table.resuming(record, partial(self.box, keep=False), free_undo=True, auto_single=True)
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
            table = await self._replayed(live.table.record_until(number))
        except RecordError:  # the rules were mended on the way
            raise Refused(409, "web-no-position") from None
        mine = mine or [live.table.position_at(number).to_move or 0]
        seats = [
            SeatAt(name=at.name, kind="here", owner=viewer.browser)
            if seat in mine
            else SeatAt(name=at.name, kind="bot", bot=at.bot or "greedy")
            for seat, at in enumerate(live.kept.seats)
        ]
        origin = f"fork {live.kept.id} {number}"
        return await self._lay(table, seats, viewer.browser, covered=live.kept.covered, origin=origin)

    async def rematch(self, live: Live, viewer: Viewer) -> str:
        """The same people at the same game again; one new table, whoever asks first."""
        kept, origin = live.kept, f"rematch {live.kept.id}"
        if not live.table.position.over:
            raise Refused(409, "web-no-rematch")
        async with live.lock:
            for id in await self.read(self.store.with_origin, viewer.browser, origin):
                return id
            fresh = {"stand_in": "", "absent": False}
            seats = [msgspec.structs.replace(at, **fresh, key=at.key and self.outside.key()) for at in kept.seats]
            alone = {at.owner for at in seats if at.kind != "bot"} == {viewer.browser}
            box, names = self.box(kept.game, kept.options), [at.name for at in seats]
            again = Table(box, kept.players, names, free_undo=alone, auto_single=True)
            return await self._lay(
                again, seats, viewer.browser, covered=kept.covered, origin=origin, patience=kept.patience
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
        """Writes a new table down; its id."""
        self.limiter.lay(browser)
        await self._check_room(browser)
        id, watch, now = self.outside.token(9), self.outside.key(), self.outside.clock()
        kept = Kept.of(
            table,
            id=id,
            seats=seats,
            creator=browser,
            watch=watch,
            covered=covered,
            origin=origin,
            patience=patience,
            now=now,
        )
        await self.run(self.store.create, kept, table)
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
        self._lives[id] = Live(self, saved.kept, table, colours)

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
        """A move by somebody who sits there."""
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
            entries = table.play(seat, table.game.move(notation), after)
        except TableError as error:
            raise Refused(409, error.key) from None
        except (UnknownMove, IllegalMove) as error:
            raise Refused(409, "web-no-move", move=notation, reason=str(error)) from None
        await self._durable(live, self.store.append, live.kept.id, table, entries)
        live.changed()
        live.wake_bots()
        if table.position.over:
            await self.rooms[live.kept.game].finished(live)

    async def undo(self, live: Live, viewer: Viewer, after: int) -> None:
        """Takes the last decision back; people who share a screen that of whoever made it."""
        async with live.lock:
            seat = live.undo_seat(viewer)
            if seat is None:
                raise Refused(403, "web-no-seat")
            if after != live.number:
                raise Refused(409, "no-stale")
            await self._check_room(live.kept.creator)  # a game has an end, but not what is taken back in it
            live.stop_bots()
            try:
                gone = live.table.undo(seat)
            except TableError as error:
                live.wake_bots()
                raise Refused(409, error.key) from None
            await self._durable(live, self.store.take_back, live.kept.id, live.table, gone)
            live.changed()
            live.wake_bots()

    async def _durable(self, live: Live, write: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """A change is shown only once it is written; if that fails the table is what the store says, and says why."""
        try:
            await self.run(write, *args, **kwargs)
        except BaseException as error:
            if isinstance(error, StoreError):
                self.failing[live.kept.id] = told_as(error)[1]
            self._lives.pop(live.kept.id, None)
            live.gone = True
            live.changed()
            raise
        self.failing.pop(live.kept.id, None)

    # ---- who plays a seat

    async def greet(self, live: Live, viewer: Viewer) -> None:
        """Somebody is there. Seats that others gave to a bot meanwhile are theirs again."""
        if viewer.watching or not live.seats_of(viewer.browser):
            return
        live.see(viewer.browser)
        async with live.lock:
            for seat in live.seats_of(viewer.browser):
                if live.kept.seats[seat].absent:
                    await self.seat_people(live, seat, stand_in="", absent=False)

    async def hand_over(self, live: Live, viewer: Viewer, seat: int, level: str) -> None:
        """Lets a bot play a human's seat: any bot one's own; the table's bot that of somebody who is away."""
        if live.counts:
            raise Refused(409, "web-no-stand-in")
        async with live.lock:
            if seat in live.seats_of(viewer.browser):
                if level not in BOTS:
                    raise Refused(400, "web-no-level")
                await self.seat_people(live, seat, stand_in=level)
            elif live.present(live.kept.seats[seat].owner):
                raise Refused(403, "web-no-present", who=live.names[seat])
            elif live.wait(seat):
                raise Refused(403, "web-no-patience", who=live.names[seat], **how_long(live.kept.patience))
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
        seats = list(live.kept.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        if seats != live.kept.seats:
            await self.run(self.store.save_seats, live.kept.id, seats)
            live.reseat(seats)
            live.stop_bots()
            live.changed()
            live.wake_bots()

    async def refresh_seats(self, id: str) -> None:
        """After a seat's link has been used."""
        live = self._lives.get(id)
        if live is not None:
            kept = await self.read(self.store.about, id)
            assert kept is not None
            live.reseat(kept.seats)
            live.changed()

    async def renew_watch(self, live: Live) -> None:
        """Another link for spectators; who came by the old one looks on no longer."""
        key = self.outside.key()
        await self.run(self.store.renew_watch, live.kept.id, key)
        live.kept = msgspec.structs.replace(live.kept, watch=key)
        live.changed()

    async def set_speed(self, live: Live, speed: str) -> None:
        await self.run(self.store.set_speed, live.kept.id, speed)
        live.kept = msgspec.structs.replace(live.kept, speed=speed)
        live.hurry.set()
        live.changed()
