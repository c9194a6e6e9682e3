"""Bots think in processes of their own, so that the pages stay live. A thought that is no longer wanted is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import gaiola

from ..bots import make_bot
from ..kernel.box import Game

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


def _think_for_ever(questions: Connection) -> None:
    """The life of a thinking process. The bot gets a Seat of the position, as everywhere."""
    boxes: dict[str, Game] = {}
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            thought: Thought = questions.recv()
            try:
                questions.send((True, _answer(boxes, thought)))
            except Exception as error:  # whatever it is, the page must hear of it
                questions.send((False, f"{type(error).__name__}: {error}"))


def _answer(boxes: dict[str, Game], thought: Thought) -> str:
    key = repr((thought.game, thought.edition, sorted(thought.options.items())))
    box = boxes.get(key) or boxes.setdefault(key, gaiola.game(thought.game, thought.edition, thought.options))
    seat = gaiola.Seat(box.load(thought.position), thought.seat)
    return make_bot(thought.level, thought.seed).choose(seat).notation


class Thinker:
    """One process and the line to it."""

    def __init__(self) -> None:
        self.line, theirs = _processes.Pipe()
        self.process = _processes.Process(target=_think_for_ever, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, thought: Thought) -> str:
        """Waits for the answer. EOFError if the process is stopped meanwhile."""
        self.line.send(thought)
        good, answer = self.line.recv()
        if not good:
            raise ThinkingFailed(answer)
        return str(answer)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Thinkers:
    """A few thinking processes that all tables share, started when first needed."""

    def __init__(self, count: int = 2) -> None:
        self._free: asyncio.Queue[Thinker | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Thinker] = set()

    async def think(self, thought: Thought) -> str:
        """The notation of the bot's move. When the caller is cancelled, the process is stopped in mid-thought."""
        thinker = await self._free.get()
        answered = False
        try:
            if thinker is None or not thinker.process.is_alive():
                thinker = Thinker()
                self._all.add(thinker)
            answer = await asyncio.to_thread(thinker.ask, thought)
            answered = True
            return answer
        except ThinkingFailed:
            answered = True
            raise
        except (EOFError, OSError) as error:
            raise ThinkingFailed(f"the thinking process has ended: {error}") from None
        finally:
            if not answered and thinker is not None:
                thinker.process.kill()
                self._all.discard(thinker)
                thinker = None
            self._free.put_nowait(thinker)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()
        self._all.clear()


def fresh_seed() -> int:
    """Bots draw from a generator of their own."""
    return secrets.randbelow(sys.maxsize)
