"""Games that a learner plays with itself, kept as what every seat knew along the way and how it ended."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...bots import GreedyBot, search
from ...bots.levels import PLAIN, Level, LevelBot
from ...bots.net import Array, squashed
from ...bots.turns import own_turn
from ...bots.values import RIVAL, Evaluated, Values, outcome
from ...kernel.box import Game
from ...kernel.chance import Chance
from ...kernel.moves import Move
from ...kernel.position import Position
from ...kernel.seat import Seat
from ..play import derived_seed

STRAY = 0.15
"""How often a first game, played by the yardstick, leaves it for a move by lot: there must be something to compare."""
WHIM = 0.3
"""How far a move that is tried may look from the best; see `search.by_whim`."""
TRIED = Level(worlds=1, beam=3, looked=120)
"""Turns of self-play: many cheap games teach more than few dear ones."""
DECISIONS = 40
"""Of a seat in a game for which `keep` is meant as it is; in longer games more of the end is kept from row to row."""


class Rows(NamedTuple):
    """Positions as seats knew them, game after game, each in the order of play."""

    features: Array
    seats: NDArray[np.int32]
    games: NDArray[np.int32]
    """Which game a row belongs to, counted from 0."""
    scores: NDArray[np.int32]
    """Of the row's seat at that time."""
    outcomes: Array
    """[game, seat], as `values.outcome`; without its scale not yet known, zeros."""
    finals: NDArray[np.int32]
    """[game, seat]: points at the end."""
    ranks: NDArray[np.int32]
    """[game, seat]."""
    believed: Array
    """The lead that the yardstick sees for the row's seat, in a game that it played; NaN in all others."""

    def leads(self) -> NDArray[np.float64]:
        """How far the row's seat was before the best rival in the end; alone, its points."""
        leads = [[_lead(scores, seat) for seat in range(len(scores))] for scores in self.finals.tolist()]
        found: NDArray[np.float64] = np.array(leads, np.float64)[self.games, self.seats]
        return found


def joined(parts: Sequence[Rows]) -> Rows:
    """One after the other; games are counted on."""
    columns: list[Any] = [np.concatenate([getattr(part, name) for part in parts]) for name in Rows._fields]
    counts = [len(part.finals) for part in parts]
    before = np.cumsum([0, *counts[:-1]])
    games = np.concatenate([part.games + first for part, first in zip(parts, before, strict=True)])
    return Rows(*columns)._replace(games=games.astype(np.int32))


class Manner(NamedTuple):
    """How games of self-play are played."""

    warmth: float
    """How often something else than the best move, or plan, is tried."""
    scale: float
    """The lead that counts as clear."""
    whole_turns: bool = False
    """Turns are planned as a whole; where nothing was learned yet, by the game's own evaluation."""


def play_games(
    game: Game, players: int, seed: int, numbers: Sequence[int], values: Values | None, manner: Manner
) -> Rows:
    """Games by these values, or by the yardstick where there are none yet."""
    play = _play_turns if manner.whole_turns else _play_game
    parts = [play(game, players, derived_seed(seed, number, "self-play"), values, manner.warmth) for number in numbers]
    return with_outcomes(joined(parts), manner.scale)


def with_outcomes(rows: Rows, scale: float) -> Rows:
    """The same rows; what each game was worth to each seat is told with this scale."""
    ends = zip(rows.finals.tolist(), rows.ranks.tolist(), strict=True)
    told = [[outcome(scores, ranking, seat, scale) for seat in range(len(scores))] for scores, ranking in ends]
    return rows._replace(outcomes=np.array(told, np.float32))


def _play_game(game: Game, players: int, seed: int, values: Values | None, warmth: float) -> Rows:
    chance, draw = Chance(seed), random.Random(seed)
    greedy = GreedyBot(seed)
    pos = game.start(players, chance)
    kept = _Kept(players, values is None, 1 / max(1, players - 1))
    while True:
        mover = pos.to_move
        assert mover is not None
        pos.carry_out(_choice(pos, mover, values, warmth, draw, greedy), chance, None)
        if pos.over:
            return kept.rows(pos)
        kept.add(pos, [mover] if pos.to_move == mover else range(players))


def _play_turns(game: Game, players: int, seed: int, values: Values | None, warmth: float) -> Rows:
    """Turns planned as a whole; kept is what stands when one has ended."""
    chance, draw, judge = Chance(seed), random.Random(seed), values or Evaluated(whole_turns=True)
    plain = [LevelBot(TRIED, derived_seed(seed, seat, "seat"), judge) for seat in range(players)]
    trying = LevelBot(TRIED._replace(whim=WHIM), derived_seed(seed, players, "seat"), judge)
    pos = game.start(players, chance)
    kept = _Kept(players, values is None, RIVAL)
    tries = False
    while True:
        mover = pos.to_move
        assert mover is not None
        bot = trying if tries else plain[mover]
        pos.carry_out(bot.choose(Seat(pos, mover)), chance, None)
        if pos.over:
            return kept.rows(pos)
        now = pos.to_move
        if now is not None and now != mover and own_turn(pos, now):
            kept.add(pos, range(players))
            tries = draw.random() < warmth


class _Kept:
    """What is kept of a game; with the lead that the yardstick sees, where nothing was learned yet."""

    def __init__(self, players: int, believing: bool, rival: float) -> None:
        """`rival` is what the standing of the best rival counts: the less, the more there are."""
        self.players = players
        self.believing = believing
        self.rival = rival
        self.believed: list[float] = []
        self.features: list[list[float]] = []
        self.seats: list[int] = []
        self.scores: list[int] = []

    def add(self, pos: Position[Any], seats: Iterable[int]) -> None:
        now = pos.scores()
        told = [pos.box.evaluate(pos, seat) for seat in range(self.players)] if self.believing else []
        for seat in seats:
            self.features.append(pos.box.features(pos, seat))
            self.seats.append(seat)
            self.scores.append(now[seat])
            self.believed.append(_lead(told, seat, self.rival) if told else math.nan)

    def rows(self, ended: Position[Any]) -> Rows:
        return Rows(
            np.array(self.features, np.float32),
            np.array(self.seats, np.int32),
            np.zeros(len(self.seats), np.int32),
            np.array(self.scores, np.int32),
            np.zeros((1, self.players), np.float32),
            np.array([ended.scores()], np.int32),
            np.array([ended.ranking()], np.int32),
            np.array(self.believed, np.float32),
        )


def _lead(told: list[float], seat: int, rival: float = 1.0) -> float:
    """Before the best rival, who may count for less; alone, all there is."""
    return told[seat] - rival * max((other for number, other in enumerate(told) if number != seat), default=0.0)


def _choice(
    pos: Position[Any], mover: int, values: Values | None, warmth: float, draw: random.Random, greedy: GreedyBot
) -> Move:
    moves = pos.legal()
    if len(moves) == 1:
        return moves[0]
    if values is None:
        return draw.choice(search.answers(moves)) if draw.random() < STRAY else greedy.choose(Seat(pos, mover))
    seat = Seat(pos, mover)
    weighed = search.considered(values, seat, moves, search.worlds_of(seat, PLAIN.worlds, draw))
    return (search.by_whim(weighed, WHIM, draw) if draw.random() < warmth else weighed[0]).move


def targets(rows: Rows, values: Values | None, keep: float, scale: float) -> Array:
    """What each row should have been worth: how the game ended for its seat, mixed with what the values said of its
    later positions. `keep` is how much of what comes later counts from one row of a seat to its next; 1 is the end
    alone. In games of the yardstick half of it is what the yardstick believed: so a learner begins with what exists,
    and with what it sees of single moves, of which an end says little."""
    said = squashed(values.net.outputs(rows.features)[:, 0]) if values is not None else np.zeros(len(rows.seats))
    found = np.zeros(len(rows.seats), np.float32)
    keys = list(zip(rows.games.tolist(), rows.seats.tolist(), strict=True))
    counts = Counter(keys)
    kept = {key: keep ** min(1.0, DECISIONS / count) if values is not None else 1.0 for key, count in counts.items()}
    later: dict[tuple[int, int], float] = {}
    for row in range(len(rows.seats) - 1, -1, -1):
        key = keys[row]
        target = later.get(key)
        if target is None:
            target = float(rows.outcomes[key])
        found[row] = target
        later[key] = kept[key] * target + (1 - kept[key]) * float(said[row])
    belief = squashed(rows.believed / np.float32(scale))
    mixed: Array = np.where(np.isnan(belief), found, (found + belief) / 2).astype(np.float32)
    return mixed
