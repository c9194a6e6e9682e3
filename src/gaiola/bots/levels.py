"""The levels people choose from. What a level does is counted in worlds and playouts, never in seconds, so a record
repeats on every machine; a weak level chooses among good moves, it plays none that is stupid."""

from __future__ import annotations

import random
from functools import partial
from typing import NamedTuple

from ..kernel.moves import Move
from ..kernel.seat import Seat
from . import search, turns
from .search import Weighed, World
from .turns import Intention
from .values import Evaluated, Judge, judge


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
    """Above 0, the move is chosen `by_whim`; how far it strays is so much, where the values do not say it."""
    beam: int = 0
    """Where turns are planned whole: how many plans are kept while they grow; one decision is looked at if it is 0."""
    looked: int = 0
    """After so many positions only the best plan grows on."""
    ways: int = 0
    """How many ways through one's own next turn are played in all."""


LEVELS: dict[str, Level] = {
    "easy": Level(worlds=1, whim=0.2),
    "normal": Level(worlds=2, plans=6, beam=5, looked=300),
    "hard": Level(worlds=4, plans=8, playouts=64, beam=8, looked=600, ways=120),
}
"""The weakest first."""
PLAIN = Level(worlds=2, beam=4, looked=200)
"""What was learned and nothing else: the best move, or plan, by the position after it."""


class LevelBot:
    """Plays a level with what was learned of the game; where nothing was, with the game's own evaluation."""

    def __init__(self, level: Level, seed: int, by: Judge | None = None) -> None:
        self.level = level
        self._random = random.Random(seed)
        self._judge = by
        self._intention: Intention | None = None

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        intended = self._intention.next(seat) if self._intention else None
        if intended is not None:
            return intended
        worlds = search.worlds_of(seat, self.level.worlds, self._random)
        position = worlds[0].position
        judge_ = self._judge or judge(position.box, position.players)
        if judge_.whole_turns:
            return (
                self._begin_plan(judge_, seat, worlds) if self.level.beam else self._glance(judge_, seat, moves, worlds)
            )
        return self._choice(judge_, seat, search.considered(judge_, seat, moves, worlds), worlds)

    def _choice(self, judge_: Judge, seat: Seat, weighed: list[Weighed], worlds: list[World]) -> Move:
        level = self.level
        if level.whim:
            return search.by_whim(weighed, judge_.whim or level.whim, self._random).move
        if len(weighed) > 1 and level.plans:
            weighed = search.finish_turn(judge_, seat, weighed[: level.plans], worlds)
        if len(weighed) > 1 and level.playouts:
            end = partial(search.next_turn, judge_, seat)
            return search.roll_out(judge_, seat, weighed, level.playouts, level.prior, self._random, end).move
        return weighed[0].move

    def _begin_plan(self, judge_: Judge, seat: Seat, worlds: list[World]) -> Move:
        """The first move of the best turn; the others follow as long as nothing unforeseen happens."""
        level = self.level
        found = turns.plans(judge_, seat, worlds[0], level.beam, level.looked)[: level.beam]
        found = turns.averaged(judge_, seat, found, worlds)
        plan = found[0]
        if level.whim:
            plan = search.by_whim(found, judge_.whim or level.whim, self._random)
        elif level.ways and len(found) > 1:
            end = partial(turns.end_of_next_turn, seat)
            plan = search.roll_out(judge_, seat, found, level.ways, level.prior, self._random, end)
        self._intention = Intention(plan, worlds[0], seat)
        return self._intention.begin()

    def _glance(self, judge_: Judge, seat: Seat, moves: list[Move], worlds: list[World]) -> Move:
        """One decision, by the game's own evaluation: what was learned of whole turns says little in their middle."""
        weighed = search.considered(Evaluated(), seat, moves, worlds)
        return search.by_whim(weighed, judge_.whim or self.level.whim, self._random).move
