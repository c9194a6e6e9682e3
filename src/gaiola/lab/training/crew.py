"""Whoever works for a training run: this process, or several that open the same box. Answers come in the order of the
work, so who did it makes no difference."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

import gaiola

from ...bots.net import Array
from ...bots.values import Values, parsed_values
from ...kernel.box import Game
from . import leanings
from .gates import Score, Side, match
from .selfplay import Manner, Rows, joined, play_games

CHUNK = 10
"""Games that a process gets at a time."""


class Place(NamedTuple):
    """Which box, in words that another process understands."""

    game: str
    edition: str
    options: tuple[tuple[str, Any], ...]

    @classmethod
    def of(cls, box: Game) -> Place:
        return cls(box.name, box.edition.source, tuple(sorted(box.options.items())))

    def open(self) -> Game:
        return _opened(self)


@lru_cache(maxsize=4)
def _opened(place: Place) -> Game:
    """Once per process."""
    return gaiola.game(place.game, Path(place.edition) if place.edition else None, dict(place.options))


class Crew:
    """To be used in a `with`."""

    def __init__(self, box: Game, players: int, workers: int) -> None:
        self.box = box
        self.place = Place.of(box)
        self.players = players
        self.workers = workers
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def self_play(self, seed: int, games: int, values: Values | None, manner: Manner) -> Rows:
        told = values.to_json() if values is not None else b""
        tasks = [(self.place, self.players, seed, numbers, told, manner) for numbers in chunks(games)]
        return joined(self._do(_self_play, tasks))

    def leaning_games(self, seed: int, games: int, values: Values, leans: Array) -> Array:
        """What each of so many games was worth to each seat; see `leanings`."""
        told = values.to_json()
        tasks = [(self.place, self.players, seed, numbers, told, leans) for numbers in chunks(games)]
        return np.concatenate(self._do(_leaning_games, tasks))

    def match(self, one: Side, others: Side, games: int, seed: int) -> Score:
        return match(self.box, self.players, one, others, games, seed, self.workers)

    def _do(self, work: Any, tasks: Sequence[Any]) -> list[Any]:
        return list(self._pool.map(work, tasks) if self._pool is not None else map(work, tasks))


def chunks(games: int) -> list[list[int]]:
    return [list(range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK)]


def _self_play(task: tuple[Place, int, int, list[int], bytes, Manner]) -> Rows:
    place, players, seed, numbers, told, manner = task
    values = parsed_values(told) if told else None
    return play_games(place.open(), players, seed, numbers, values, manner)


def _leaning_games(task: tuple[Place, int, int, list[int], bytes, Array]) -> Array:
    place, players, seed, numbers, told, leans = task
    return leanings.play_games(place.open(), players, seed, numbers, parsed_values(told), leans)
