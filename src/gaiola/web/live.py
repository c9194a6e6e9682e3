"""One table in memory: who looks at it, whom each of them may see, and the bots that are due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ..bots import strongest, usual
from ..table import SeatAt, StoreError, Table, TableInfo
from . import aid
from .coach import Coach, spoken
from .pace import PACES, Pace
from .recent import Recent
from .refusals import Refused
from .rooms import Room
from .thinking import ThinkingFailed, Thought, fresh_seed

if TYPE_CHECKING:
    from .hub import Hub
    from .screen import Screen
    from .sights import Sight

MOST_SIGHTS = 24
"""Pairs of eyes for which the last drawing is kept: every seat and spectators, in three languages."""

GRACE = 3.0
"""Seconds after which nobody looking means that everybody has left, not that a page is being loaded again."""

AGAIN = (0.0, 1.0, 5.0)
"""Seconds after which a bot that gave no answer is asked again; after that people are told."""

SELDOM = 60.0
"""Seconds between the questions to a bot that still gives none, as long as somebody looks."""

log = logging.getLogger("gaiola")


def how_long(seconds: int) -> dict[str, int | str]:
    """A span of time as sentences take it."""
    for unit, length in (("day", 86_400), ("hour", 3_600)):
        if seconds % length == 0:
            return {"count": seconds // length, "unit": unit}
    return {"count": -(-seconds // 60), "unit": "minute"}


class Viewer(NamedTuple):
    """A browser that looks at a table, as somebody who may sit there or as a spectator."""

    browser: str
    watching: bool = False


class Eyes(NamedTuple):
    """All that a page has of its viewer. Two viewers with the same eyes see the same, so they share what is drawn."""

    watching: bool
    creator: bool
    seats: tuple[int, ...]
    seat: int | None
    cover: int | None


class Live:
    """A table and everything around it that is not worth keeping."""

    teaches = False
    """Whether it is the table of a lesson."""

    def __init__(self, hub: Hub, info: TableInfo, table: Table, colours: list[str]) -> None:
        self.hub = hub
        self.info = info
        self.table = table
        self.colours = colours
        self.lock = asyncio.Lock()
        self.gone = False  # the store refused a change: this is no longer the truth
        self.thinking: int | None = None
        self.coach: Coach | None = None
        """Who speaks to the only human here, whose first game of this it is."""
        self.trouble = False
        """Whether a bot gives no answer."""
        self.sights: Recent[Hashable, Sight] = Recent(MOST_SIGHTS)
        self._changes = 0
        self.hurry = asyncio.Event()
        self._skipping = False
        self._facing: dict[str, int] = {}
        self._present: Counter[str] = Counter()
        self._since = hub.clock()  # before that nobody was looked for
        self._seen: dict[str, float] = {}
        self._watchers: set[asyncio.Event] = set()
        self._bots: asyncio.Task[None] | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._reminder: asyncio.TimerHandle | None = None

    @property
    def names(self) -> list[str]:
        return [at.name for at in self.info.seats]

    def aid(self, screen: Screen) -> str:
        """What stands beside the board for somebody who learns."""
        said = self.coach.word(self.table) if self.coach is not None and screen.mine else None
        return "" if said is None else aid.coach(screen, spoken(screen, said))

    def reseat(self, seats: list[SeatAt]) -> None:
        """Other people at the seats, or other names. Whoever has just sat down is there."""
        for owner in {at.owner for at in seats} - {at.owner for at in self.info.seats}:
            self._seen[owner] = self.hub.clock()
        self.info = msgspec.structs.replace(self.info, seats=seats)
        self.table.seats[:] = self.names

    @property
    def room(self) -> Room:
        return self.hub.rooms[self.info.game]

    @property
    def number(self) -> int:
        return len(self.table.moves)

    # ---- who sees what

    def seats_of(self, browser: str) -> list[int]:
        return [seat for seat, at in enumerate(self.info.seats) if at.kind != "bot" and at.owner == browser]

    def seat_shown(self, viewer: Viewer) -> int | None:
        """Whose eyes this page has; None for a spectator's. See `cover` for when it has none."""
        mine = [] if viewer.watching else self.seats_of(viewer.browser)
        if not mine:
            return None
        facing = self._facing.get(viewer.browser)
        to_move = self.table.position.to_move
        if len(mine) == 1:
            return mine[0]
        if not self.info.covered and to_move in mine:
            return to_move
        if self.table.position.over and facing is None:
            return mine[0]
        return facing if facing is not None or self.info.covered else mine[0]

    def cover(self, viewer: Viewer) -> int | None:
        """The seat to whom the table must be passed before anything may be shown."""
        mine = [] if viewer.watching else self.seats_of(viewer.browser)
        to_move = self.table.position.to_move
        if len(mine) < 2 or not self.info.covered or to_move not in mine or self.level(to_move):
            return None
        return to_move if self._facing.get(viewer.browser) != to_move else None

    def eyes(self, viewer: Viewer) -> Eyes:
        seats = () if viewer.watching else tuple(self.seats_of(viewer.browser))
        creator = not viewer.watching and self.info.creator == viewer.browser
        return Eyes(viewer.watching, creator, seats, self.seat_shown(viewer), self.cover(viewer))

    def stamp(self) -> tuple[object, ...]:
        """Another one whenever pages may show something else."""
        people = [(self.present(at.owner), self.wait(seat) > 0) for seat, at in enumerate(self.info.seats) if at.owner]
        trouble = self.trouble, self.hub.failing.get(self.info.id)
        return self._changes, self.info, self.number, self.thinking, *trouble, *people

    def face(self, viewer: Viewer, seat: int) -> None:
        """Somebody says: it is me now."""
        if seat not in self.seats_of(viewer.browser):
            raise Refused(403, "web-no-seat")
        self._facing[viewer.browser] = seat
        self.changed()

    def may_see(self, viewer: Viewer) -> bool:
        known = bool(self.seats_of(viewer.browser)) or self.info.creator == viewer.browser
        return viewer.watching or known

    def may_have_record(self, viewer: Viewer) -> bool:
        """After the end everybody; before only somebody who plays with nobody else."""
        people = [at.owner for at in self.info.seats if at.kind != "bot"]
        return self.table.position.over or (not viewer.watching and people == [viewer.browser])

    def undo_seat(self, viewer: Viewer) -> int | None:
        """Whose decision an undo of this viewer takes back."""
        mine = [] if viewer.watching else self.seats_of(viewer.browser)
        if not mine:
            return None
        if self.table.free_undo:
            return max(mine, key=self.table.last_decision)
        shown = self.seat_shown(viewer)
        return mine[0] if shown is None else shown

    def level(self, seat: int) -> str:
        """The bot that plays this seat now, or nothing."""
        at = self.info.seats[seat]
        return at.bot or at.stand_in

    @property
    def free_seats(self) -> list[int]:
        """Those whose links nobody has used yet, as long as there is something to play."""
        return [seat for seat, at in enumerate(self.info.seats) if at.key and not self.table.position.over]

    @property
    def counts(self) -> bool:
        """Whether it counts for a room that its game brings: nobody but its player plays it."""
        return self.room.counts(self.info.origin)

    # ---- who is there

    def present(self, browser: str) -> bool:
        """Whether it has a live line."""
        return self._present[browser] > 0

    def see(self, browser: str) -> None:
        """A request of this browser: whoever sits there is not away."""
        if self.seats_of(browser):
            self._seen[browser] = self.hub.clock()

    def wait(self, seat: int) -> float:
        """Seconds until others may hand this human's seat to a bot."""
        owner = self.info.seats[seat].owner
        if self.present(owner):
            return self.info.patience
        away = self.hub.clock() - self._seen.get(owner, self._since)
        return max(0.0, self.info.patience - away)

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who is away: the kind the table was laid with, else the usual one."""
        return strongest((at.bot for at in self.info.seats), usual(self.table.game))

    def _remind(self) -> None:
        """Pages are told when the next seat may be handed over."""
        if self._reminder is not None:
            self._reminder.cancel()
        away = [seat for seat, at in enumerate(self.info.seats) if not self.level(seat) and not self.present(at.owner)]
        soon = [wait for wait in map(self.wait, away) if wait > 0]
        if soon and self._watchers:
            self._reminder = asyncio.get_running_loop().call_later(min(soon) + 0.1, self.changed)

    # ---- who looks

    @contextmanager
    def watched(self, browser: str) -> Iterator[asyncio.Event]:
        """While a page is open; its event is set whenever there is something new to show."""
        news = asyncio.Event()
        self._watchers.add(news)
        self._present[browser] += 1
        if self._present[browser] == 1:
            self.changed()
        if self._leaving is not None:
            self._leaving.cancel()
        try:
            yield news
        finally:
            self._watchers.discard(news)
            self._present[browser] -= 1
            if not self._present[browser]:
                del self._present[browser]
            self.see(browser)
            if not self._watchers:
                self._remind()
                self._leaving = asyncio.get_running_loop().call_later(GRACE, self._left)
            elif not self.present(browser):
                self.changed()

    def _left(self) -> None:
        if not self._watchers:
            self.stop_bots()
            self.sights = Recent(MOST_SIGHTS)

    @property
    def idle(self) -> bool:
        return not self._watchers and self._bots is None and not self.lock.locked()

    def changed(self) -> None:
        self._changes += 1
        for news in self._watchers:
            news.set()
        self._remind()

    # ---- bots

    def wake_bots(self) -> None:
        """Lets the bots go on if one is due."""
        to_move = self.table.position.to_move
        if to_move is not None and self.level(to_move) and self._bots is None and not self.gone:
            self._bots = asyncio.create_task(self._play_bots())
        elif to_move is not None and not self.level(to_move):
            self._skipping = self.trouble = False

    def stop_bots(self) -> None:
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
            self._bots = None
            self.thinking = None

    def skip(self) -> None:
        """No more waiting until a human is to decide."""
        self._skipping = True
        self.hurry.set()

    async def _play_bots(self) -> None:
        """Until a human is to decide. A bot that gives no answer is asked again."""
        failed, pace = 0, Pace()
        try:
            while not self.gone:
                seat = self.table.position.to_move
                if seat is None or not self.level(seat):
                    self._skipping = self.trouble = False
                    return
                try:
                    await self._play_bot(seat, pace.part(seat))
                    self.trouble, failed = False, 0
                except StoreError as error:
                    log.error("table %s: the bot's move could not be kept: %s", self.info.id, error)
                    return  # this table is gone; whoever opens it again is told why
                except (ThinkingFailed, Refused) as error:
                    log.warning("table %s: the bot at seat %d gives no answer: %s", self.info.id, seat + 1, error)
                    failed += 1
                    if not await self._wait_to_ask_again(failed):
                        return
        finally:
            if self._bots is asyncio.current_task():
                self._bots = None
                self.thinking = None
                self.changed()

    async def _wait_to_ask_again(self, failed: int) -> bool:
        """False if nobody is there any more to wait for an answer that does not come."""
        if failed <= len(AGAIN):
            await asyncio.sleep(AGAIN[failed - 1])
            return True
        self.trouble = True
        self.changed()
        await asyncio.sleep(SELDOM)
        return bool(self._watchers)

    async def _play_bot(self, seat: int, part: float) -> None:
        after = self.number
        if self.thinking != seat:
            self.thinking = seat
            self.changed()
        pause = asyncio.create_task(self._pause(0.0 if self._skipping else part * PACES[self.info.speed]))
        try:
            move = await self.hub.thinkers.think(self.info.id, self._thought(seat))
            await pause
        finally:
            pause.cancel()
        await self.hub.play_for_bot(self, seat, move, after)

    async def _pause(self, seconds: float) -> None:
        """Long enough for people to follow; shorter as soon as somebody is in a hurry."""
        self.hurry.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), seconds)

    def _thought(self, seat: int) -> Thought:
        info, hub = self.info, self.hub
        edition, position = hub.editions.get(info.game), self.table.position.dump()
        return Thought(info.game, edition, info.options, position, seat, self.level(seat), fresh_seed())
