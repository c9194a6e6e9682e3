"""Bots think in a few processes that all tables share, so that the pages stay live. Tables take turns; a thought that
is no longer wanted is left to end, and nobody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import sys
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import gaiola

from ..bots import make_bot
from ..kernel.box import Game
from .recent import Recent

LONGEST = 60.0
"""Seconds after which a thought has gone astray: its process is stopped."""
UNWANTED = 10.0
"""Seconds that a thought may go on when nobody waits for it any more; only then a new process is the cheaper way."""
MOST_BOXES = 12
"""Boxes that a thinking process keeps open: a few games, each with a few options."""

_processes = multiprocessing.get_context("spawn")


class Thought(NamedTuple):
    """What a bot is asked: the box, the position and whose move it is."""

    game: str
    edition: Path | None
    options: Mapping[str, Any]
    position: dict[str, Any]
    seat: int
    level: str
    seed: int


class ThinkingFailed(RuntimeError):
    """A bot gave no answer; the message is its last error."""


# ------------------------------------------------------------------ in a thinking process


def _think_for_ever(questions: Connection) -> None:
    """The life of a thinking process. The bot gets a Seat of the position, as everywhere."""
    boxes: Recent[str, Game] = Recent(MOST_BOXES)
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            thought: Thought = questions.recv()
            try:
                questions.send((True, _answer(boxes, thought)))
            except Exception as error:  # whatever it is, the table must hear of it
                questions.send((False, f"{type(error).__name__}: {error}"))


def _answer(boxes: Recent[str, Game], thought: Thought) -> str:
    key = repr((thought.game, thought.edition, sorted(thought.options.items())))
    box = boxes.get(key, lambda: gaiola.game(thought.game, thought.edition, thought.options))
    seat = gaiola.Seat(box.load(thought.position), thought.seat)
    return make_bot(thought.level, thought.seed).choose(seat).notation


# ------------------------------------------------------------------ in the server


class Thinker:
    """One process and the line to it."""

    def __init__(self) -> None:
        self.line, theirs = _processes.Pipe()
        self.process = _processes.Process(target=_think_for_ever, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def alive(self) -> bool:
        return self.process.is_alive()

    def ask(self, thought: Thought) -> str:
        """Waits for the answer. EOFError if the process ends meanwhile."""
        self.line.send(thought)
        good, answer = self.line.recv()
        if not good:
            raise ThinkingFailed(answer)
        return str(answer)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()


class Question:
    """A thought that a table waits for, as long as its `answer` is not cancelled."""

    def __init__(self, table: str, thought: Thought) -> None:
        self.table = table
        self.thought = thought
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def give(self, answer: str | ThinkingFailed) -> None:
        if self.answer.done():
            return  # nobody wants to know any more
        if isinstance(answer, ThinkingFailed):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Thinkers:
    """The thinking processes, started when first needed and again when one has ended. A table has one thought at a
    time, also one that it no longer wants, and then waits behind the others: however often it asks and changes its
    mind, it gets its turn and no more."""

    def __init__(self, count: int = 2) -> None:
        self._free: list[Thinker | None] = [None] * count
        self._all: set[Thinker] = set()
        self._asked: dict[str, deque[Question]] = {}  # in the order of the tables' turns
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._lines = ThreadPoolExecutor(count, "thinking")
        self._stopped = False

    async def think(self, table: str, thought: Thought) -> str:
        """The notation of the bot's move. Cancel the caller, and the answer is not wanted any more."""
        question = Question(table, thought)
        self._asked.setdefault(table, deque()).append(question)
        self._go_on()
        try:
            return await question.answer
        finally:
            self._forget(question)

    def _forget(self, question: Question) -> None:
        """What was never begun need not be begun."""
        waiting = self._asked.get(question.table, deque())
        if question in waiting:
            waiting.remove(question)
            if not waiting:
                del self._asked[question.table]

    def _go_on(self) -> None:
        """Free processes for the tables whose turn it is."""
        while self._free and not self._stopped:
            table = next((table for table in self._asked if table not in self._thinking), None)
            if table is None:
                return
            question = self._asked[table].popleft()
            if not self._asked[table]:
                del self._asked[table]
            self._thinking[table] = asyncio.create_task(self._answer(question, self._free.pop()))

    async def _answer(self, question: Question, thinker: Thinker | None) -> None:
        try:
            if thinker is None or not thinker.alive():
                self._lose(thinker)
                thinker = Thinker()
                self._all.add(thinker)
            question.give(await self._heard(question, thinker))
        except ThinkingFailed as failed:
            question.give(failed)
        except Exception as error:  # the process has ended or cannot start; who comes next gets a new one
            self._lose(thinker)
            thinker = None
            question.give(ThinkingFailed(f"the thinking process has ended: {type(error).__name__} {error}"))
        finally:
            self._free.append(thinker)
            del self._thinking[question.table]
            if question.table in self._asked:
                self._asked[question.table] = self._asked.pop(question.table)  # behind those who waited
            self._go_on()

    def _lose(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            thinker.process.kill()
            self._all.discard(thinker)

    async def _heard(self, question: Question, thinker: Thinker) -> str:
        """The answer of the process, which is stopped if it thinks too long."""
        answer = asyncio.get_running_loop().run_in_executor(self._lines, thinker.ask, question.thought)
        await asyncio.wait((answer, question.answer), timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if question.answer.cancelled():
            await asyncio.wait((answer,), timeout=UNWANTED)
        if not answer.done():
            thinker.process.kill()
        return await answer

    def stop(self) -> None:
        self._stopped = True
        for thinker in self._all:
            thinker.stop()
        self._all.clear()
        self._lines.shutdown(wait=False)


def fresh_seed() -> int:
    """Bots draw from a generator of their own."""
    return secrets.randbelow(sys.maxsize)
