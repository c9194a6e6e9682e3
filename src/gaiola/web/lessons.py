"""Who takes a lesson now: each has a table of their own in memory, which is laid anew from how far they were. What is
kept for a browser is a few bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ..bots import easiest
from ..kernel.moves import UnknownMove
from ..kernel.refusals import IllegalMove
from ..table import SeatAt, TableInfo
from ..table.lessons import LEARNER, Lesson, Walk, lesson_of
from ..table.rows import BETWEEN
from ..words import Words
from . import aid
from .coach import FIRST, Coach
from .live import Live, Viewer
from .refusals import Refused
from .seating import bot_names

if TYPE_CHECKING:
    from .hub import Hub
    from .screen import Screen

MOST_AT_LESSONS = 64
"""Learners whose tables are kept; of more those that nobody looks at are laid again when somebody does."""

SHEET = "/learn"
"""Under this name a browser's progress is kept among the sheets of games; no game is called so."""


class Progress(msgspec.Struct):
    """What is remembered of a learner: by game the furthest step and the present one; and whether a coach may speak."""

    at: dict[str, int] = {}
    done: dict[str, int] = {}
    coach: bool = True


class LessonLive(Live):
    """The table of a lesson: nobody else sits there, nothing of it is kept, and nobody looks on."""

    teaches = True

    def __init__(self, hub: Hub, walk: Walk, browser: str) -> None:
        self.walk = walk
        self.answer = ""
        """What was said of the last move, if it was not made."""
        bot = easiest(walk.lesson.box)
        seats = [
            SeatAt(name=name, kind="here", owner=browser) if seat == LEARNER else SeatAt(name=name, kind="bot", bot=bot)
            for seat, name in enumerate(walk.names)
        ]
        table, game = walk.table, walk.lesson.box
        info = TableInfo.of(table, id=f"{game.name} lesson {browser}", seats=seats, creator=browser, watch="")
        super().__init__(hub, info, table, hub.colours(game, table.position.players))

    @property
    def base(self) -> str:
        return f"/learn/{self.info.game}/table"

    def wake_bots(self) -> None:
        """The others play as the lesson says."""

    def undo_seat(self, viewer: Viewer) -> int | None:
        """One repeats a step instead."""
        return None

    def walked(self) -> None:
        """The walk has gone on; pages show where it is."""
        self.table = self.walk.table
        self.answer = ""
        self.changed()

    def aid(self, screen: Screen) -> str:
        return aid.lesson(self, screen)


class Lessons:
    """The learners of a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._lives: dict[tuple[str, str], LessonLive] = {}

    def lesson(self, game: str) -> Lesson:
        """Refused where a game brings none."""
        lesson = lesson_of(self.hub.box(game)) if game in self.hub.game_names() else None
        if lesson is None:
            raise Refused(404, "learn-no-lesson")
        return lesson

    async def live(self, game: str, browser: str, lang: str) -> LessonLive:
        """The learner's table, laid again if need be."""
        lesson = self.lesson(game)
        if (game, browser) not in self._lives:
            at = (await self.progress(browser)).at.get(game, 0)
            walk = Walk(lesson, names_in(lesson, lang), at if at < len(lesson.steps) else 0)
            self._make_room()
            self._lives.setdefault((game, browser), LessonLive(self.hub, walk, browser))
        return self._lives[game, browser]

    def _make_room(self) -> None:
        idle = [key for key, live in self._lives.items() if live.idle]
        for key in idle[: max(0, len(self._lives) + 1 - MOST_AT_LESSONS)]:
            del self._lives[key]
        if len(self._lives) >= MOST_AT_LESSONS:
            raise Refused(503, "learn-no-room")

    # ---- what learners do

    async def play(self, live: LessonLive, notation: str, after: int) -> bool:
        """Whether the move served the purpose and was made; if not, the page says what it is about here."""
        async with live.lock:
            if after != live.number:
                raise Refused(409, "no-stale")
            step = live.walk.step
            try:
                moves = [live.table.game.move(each) for each in notation.split(BETWEEN)]
                served = len(moves) == 1 and live.walk.play(moves[0])  # what is learned is done one by one
            except (UnknownMove, IllegalMove) as error:
                raise Refused(409, "web-no-move", move=notation, reason=str(error)) from None
            if served:
                await self._walked(live)
            else:
                live.answer = "learn-over" if step is None else f"lesson-{step.id}-else"
                live.changed()
            return served

    async def advance(self, live: LessonLive, number: int) -> None:
        """On from a step that only shows something."""
        async with live.lock:
            step = live.walk.step
            if live.walk.number != number or step is None or step.serves:
                raise Refused(409, "no-stale")
            live.walk.advance()
            await self._walked(live)

    async def go(self, live: LessonLive, number: int) -> None:
        """To the beginning of a step."""
        async with live.lock:
            if not 0 <= number < len(live.walk.lesson.steps):
                raise Refused(404, "learn-no-step")
            live.walk.go(number)
            await self._walked(live)

    async def _walked(self, live: LessonLive) -> None:
        browser, game, number = live.info.creator, live.info.game, live.walk.number
        progress = await self.progress(browser)
        progress.at[game] = number
        progress.done[game] = max(number, progress.done.get(game, 0))
        await self._keep(browser, progress)
        live.walked()

    # ---- what is remembered

    async def progress(self, browser: str) -> Progress:
        sheet = await self.hub.read(self.hub.store.sheet, SHEET, browser)
        try:
            return msgspec.json.decode(sheet or b"{}", type=Progress)
        except msgspec.DecodeError:
            return Progress()

    async def seat_coach(self, live: Live) -> None:
        """At a table that was laid as a first game, unless its player wants to hear no more."""
        people = [seat for seat, at in enumerate(live.info.seats) if at.kind != "bot"]
        if live.info.origin == FIRST and len(people) == 1 and (await self.progress(live.info.creator)).coach:
            live.coach = Coach(live.table, people[0])

    async def set_coach(self, browser: str, wanted: bool) -> None:
        progress = await self.progress(browser)
        progress.coach = wanted
        await self._keep(browser, progress)

    async def _keep(self, browser: str, progress: Progress) -> None:
        await self.hub.run(self.hub.store.keep_sheet, SHEET, browser, msgspec.json.encode(progress))


def names_in(lesson: Lesson, lang: str) -> Sequence[str]:
    """Who sits at the table of a lesson."""
    words = Words(lang)
    others = bot_names(words)
    return [words.say("seat-me"), *others[: lesson.data.players - 1]]
