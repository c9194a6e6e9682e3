"""The levels people choose from. What a level does is counted in worlds and playouts, never in seconds, so a record
repeats on every machine; a weak level chooses among good moves, it plays none that is stupid."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..kernel.moves import Move
from ..kernel.seat import Seat
from . import search
from .search import Weighed, World
from .values import Judge, judge


class Level(NamedTuple):
    worlds: int
    """In how many imagined worlds a move is tried, where luck has a say."""
    plans: int = 0
    """How many of the best moves are thought on to the end of the turn."""
    playouts: int = 0
    """How many ways to one's own next turn are played in all; none where it is 0."""
    prior: float = 6.0
    """What a plan was worth at first counts like so many playouts."""
    whim: float = 0.0
    """Above 0, the move is chosen `by_whim`."""


LEVELS: dict[str, Level] = {
    "easy": Level(worlds=1, whim=0.2),
    "normal": Level(worlds=2, plans=6),
    "hard": Level(worlds=4, plans=8, playouts=64),
}
"""The weakest first."""
PLAIN = Level(worlds=2)
"""What was learned and nothing else: the best move by the position after it."""


class LevelBot:
    """Plays a level with what was learned of the game; where nothing was, with the game's own evaluation."""

    def __init__(self, level: Level, seed: int, by: Judge | None = None) -> None:
        self.level = level
        self._random = random.Random(seed)
        self._judge = by

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        worlds = search.worlds_of(seat, self.level.worlds, self._random)
        position = worlds[0].position
        judge_ = self._judge or judge(position.box, position.players)
        return self._choice(judge_, seat, search.considered(judge_, seat, moves, worlds), worlds)

    def _choice(self, judge_: Judge, seat: Seat, weighed: list[Weighed], worlds: list[World]) -> Move:
        level = self.level
        if level.whim:
            return search.by_whim(weighed, level.whim, self._random)
        if len(weighed) > 1 and level.plans:
            weighed = search.finish_turn(judge_, seat, weighed[: level.plans], worlds)
        if len(weighed) > 1 and level.playouts:
            return search.roll_out(judge_, seat, weighed, level.playouts, level.prior, self._random)
        return weighed[0].move
