"""Simulations: many games between bots, counted up in a report. The report depends on the seed alone, not on how many
processes shared the work."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import gaiola

from ..bots import BOTS
from ..kernel.box import Game
from ..kernel.record import EditionMark
from .play import Played, counted, play_one

CHUNK = 20
"""How many games a worker gets at a time."""
Z = 1.959964  # 95 %


class Spread(msgspec.Struct, frozen=True):
    """A row of numbers in short."""

    mean: float
    deviation: float
    min: int
    max: int


class Share(msgspec.Struct, frozen=True):
    """How often somebody won; a win shared by three counts a third. `low` and `high` bound the share with 95 %."""

    wins: float
    games: int
    share: float
    low: float
    high: float


class Branching(msgspec.Struct, frozen=True):
    """Legal moves of the decisions that had two or more."""

    mean: float
    max: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    edition: EditionMark
    options: dict[str, Any]
    players: int
    bots: list[str]
    seed: int
    games: int
    seconds: float
    games_per_second: float
    decisions: Spread
    choices: Spread
    """Decisions with two or more legal moves."""
    branching: Branching
    scores: Spread
    scores_by_seat: list[Spread]
    scores_by_bot: dict[str, Spread]
    wins_by_seat: list[Share]
    """Empty for games alone, like the next."""
    wins_by_bot: dict[str, Share]
    ends: dict[str, int]

    def without_time(self) -> Report:
        """What the seed alone decides."""
        return msgspec.structs.replace(self, seconds=0.0, games_per_second=0.0)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    bots: list[str],
    on_game: Callable[[Played], None] | None = None,
    workers: int = 1,
) -> Report:
    """Plays `games` games and counts. A game that does not end by a rule raises LabError with its record. More than
    one worker opens the same box anew in each process, so the game must be an installed one."""
    _check(game, players, games, bots, workers)
    seats = [seating(bots, players, number) for number in range(games)]
    began = time.perf_counter()
    count = _Count(players)
    for played in _play_all(game, players, seed, seats, workers):
        count.add(played)
        if on_game is not None:
            on_game(played)
    return count.report(game, bots, seed, time.perf_counter() - began)


def seating(bots: list[str], players: int, number: int) -> list[str]:
    """Who sits where in game `number`: the bots in turn around the table, one seat further on in every game."""
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def _check(game: Game, players: int, games: int, bots: list[str], workers: int) -> None:
    if games < 1:
        raise ValueError(f"at least one game is needed, not {games}")
    if workers < 1:
        raise ValueError(f"at least one worker is needed, not {workers}")
    if not game.min_players <= players <= game.max_players:
        raise ValueError(f"{game.name} is for {game.players_wanted}, not {players}")
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{counted(players)} can have 1 to {players} bots, not {len(bots)}")
    for name in bots:
        if name not in BOTS:
            raise ValueError(f"no bot is called '{name}'; there are: {', '.join(BOTS)}")


# ---- sharing the work


def _play_all(game: Game, players: int, seed: int, seats: list[list[str]], workers: int) -> Iterator[Played]:
    """The games in their order, whoever played them."""
    if workers == 1:
        for number, names in enumerate(seats):
            yield play_one(game, players, number, seed, names)[0]
        return
    starts = range(0, len(seats), CHUNK)
    tasks = [
        _Task(game.name, game.edition.source, game.options, players, seed, start, seats[start : start + CHUNK])
        for start in starts
    ]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        for chunk in pool.map(_play_chunk, tasks):
            yield from chunk
    finally:
        pool.shutdown(cancel_futures=True)


class _Task(msgspec.Struct, frozen=True):
    game: str
    edition: str
    options: dict[str, Any]
    players: int
    seed: int
    start: int
    seats: list[list[str]]


def _play_chunk(task: _Task) -> list[Played]:
    game = opened(task.game, task.edition, tuple(sorted(task.options.items())))
    return [
        play_one(game, task.players, number, task.seed, names)[0] for number, names in enumerate(task.seats, task.start)
    ]


@lru_cache(maxsize=256)
def opened(name: str, edition: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """A box, opened once per process."""
    return gaiola.game(name, Path(edition) if edition else None, dict(options))


# ---- counting


class _Tally:
    """Whole numbers added up exactly, so that the order does not matter."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0
        self.low: int | None = None
        self.high = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.high = value if self.low is None else max(self.high, value)
        self.low = value if self.low is None else min(self.low, value)

    def spread(self) -> Spread:
        """With the deviation of a sample."""
        if not self.count:
            return Spread(0.0, 0.0, 0, 0)
        around = self.count * self.squares - self.total * self.total
        pairs = self.count * (self.count - 1)
        deviation = math.sqrt(around / pairs) if pairs else 0.0
        return Spread(self.total / self.count, deviation, self.low or 0, self.high)


class _Count:
    """Everything a report says, while the games come in."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.decisions, self.choices, self.scores = _Tally(), _Tally(), _Tally()
        self.branches = self.widest = 0
        self.by_seat = [_Tally() for _ in range(players)]
        self.by_bot: dict[str, _Tally] = {}
        self.seat_wins = [0.0] * players
        self.bot_wins: dict[str, float] = {}
        self.bot_games: dict[str, int] = {}
        self.ends: dict[str, int] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions.add(played.decisions)
        self.choices.add(played.choices)
        self.branches += played.branches
        self.widest = max(self.widest, played.widest)
        self.ends[played.cause] = self.ends.get(played.cause, 0) + 1
        for name in set(played.seats):
            self.bot_games[name] = self.bot_games.get(name, 0) + 1
        winners = played.ranking.count(1)
        for seat, name in enumerate(played.seats):
            for tally in (self.scores, self.by_seat[seat], self.by_bot.setdefault(name, _Tally())):
                tally.add(played.scores[seat])
            won = 1 / winners if played.ranking[seat] == 1 else 0.0
            self.seat_wins[seat] += won
            self.bot_wins[name] = self.bot_wins.get(name, 0.0) + won

    def report(self, game: Game, bots: list[str], seed: int, seconds: float) -> Report:
        against = self.players > 1
        names = list(dict.fromkeys(bots))
        return Report(
            game=game.name,
            edition=EditionMark.of(game.edition),
            options=game.options,
            players=self.players,
            bots=bots,
            seed=seed,
            games=self.games,
            seconds=seconds,
            games_per_second=self.games / seconds,
            decisions=self.decisions.spread(),
            choices=self.choices.spread(),
            branching=Branching(self.branches / self.choices.total if self.choices.total else 0.0, self.widest),
            scores=self.scores.spread(),
            scores_by_seat=[tally.spread() for tally in self.by_seat],
            scores_by_bot={name: self.by_bot[name].spread() for name in names if name in self.by_bot},
            wins_by_seat=[_share(wins, self.games) for wins in self.seat_wins] if against else [],
            wins_by_bot=_shares(names, self.bot_wins, self.bot_games) if against else {},
            ends=dict(sorted(self.ends.items())),
        )


def _shares(names: Iterable[str], wins: Mapping[str, float], games: Mapping[str, int]) -> dict[str, Share]:
    return {name: _share(wins[name], games[name]) for name in names if name in games}


def _share(wins: float, games: int) -> Share:
    """With Wilson's interval."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Share(wins, games, share, max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))
