"""Games that are watched while bots play them: what was offered to a seat, and what it took. Who watches is a bot that
asks another one, so it sees what a seat sees and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from ..bots import Bot
from ..kernel.box import Game
from ..kernel.moves import Move
from ..kernel.seat import Seat
from .play import Played
from .work import Entrant, Job, play_number

R = TypeVar("R")

CHUNK = 5
"""How many games a process gets at a time."""

Witness = Callable[[Seat, list[Move], Move], None]
"""Is told of every decision: the seat as it stood, its legal moves, and the one it chose."""


class Watched:
    """A bot, and somebody who looks over its shoulder."""

    def __init__(self, bot: Bot, witness: Witness) -> None:
        self._bot = bot
        self._witness = witness

    def choose(self, seat: Seat) -> Move:
        move = self._bot.choose(seat)
        self._witness(seat, seat.legal(), move)
        return move


def play_watched(box: Game, job: Job, number: int, witness: Witness) -> Played:
    """Game `number` of a tournament, the same as if nobody watched."""

    def watched(make: Callable[[int], Bot], seed: int) -> Bot:
        return Watched(make(seed), witness)

    bots = [Entrant(entrant.name, partial(watched, entrant.make)) for entrant in job.bots]
    played, _ = play_number(box, job.players, job.seed, bots, number)
    return played


# ---- several at a time


def in_turn(
    game: Game, job: Job, play: Callable[[Game, Job, int], R], numbers: Iterable[int], workers: int
) -> Iterator[R]:
    """What `play` makes of each number, in their order. It is sent to other processes if there is more than one
    worker."""
    if workers == 1:
        for number in numbers:
            yield play(game, job, number)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from pool.map(partial(_play, job, play), numbers, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


def _play(job: Job, play: Callable[[Game, Job, int], R], number: int) -> R:
    return play(job.box(), job, number)
