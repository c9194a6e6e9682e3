"""Games that are watched while bots play them: what was offered to a seat, and what it took. Who watches is a bot that
asks another one, so it sees what a seat sees and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import gaiola

from ..bots import Bot, make_bot
from ..kernel.box import Game
from ..kernel.moves import Move
from ..kernel.seat import Seat
from .play import Played, bot_seed, play_one

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


def play_watched(game: Game, number: int, seed: int, seats: list[str], witness: Witness) -> Played:
    """One game of a row, the same as if nobody watched."""
    bots: list[Bot] = [
        Watched(make_bot(name, bot_seed(seed, number, seat)), witness) for seat, name in enumerate(seats)
    ]
    played, _ = play_one(game, len(seats), number, seed, seats, bots)
    return played


# ---- several at a time


def in_turn(game: Game, play: Callable[[Game, int], R], numbers: Iterable[int], workers: int) -> Iterator[R]:
    """What `play` makes of each number, in their order. More than one worker opens the same box anew in each process,
    so the game must be an installed one and `play` something that can be sent there."""
    if workers == 1:
        for number in numbers:
            yield play(game, number)
        return
    box = (game.name, game.edition.source, game.options)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_open, initargs=box)
    try:
        yield from pool.map(partial(_play, play), numbers, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


_opened: list[Game] = []
"""The box of this process, if it is a worker."""


def _open(name: str, edition: str, options: dict[str, Any]) -> None:
    _opened[:] = [gaiola.game(name, Path(edition) if edition else None, options)]


def _play(play: Callable[[Game, int], R], number: int) -> R:
    return play(_opened[0], number)
