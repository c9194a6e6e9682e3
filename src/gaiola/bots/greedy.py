"""The greedy bot: the move after which the game's evaluation (`box.evaluate`) is highest; equals are drawn by lot. An
aside leaves the question as it was, so it is played only if it makes the position itself better."""

from __future__ import annotations

import random
from typing import Any

from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.seat import Seat

SAMPLES = 4
"""How often a move that draws from chance is tried."""
MARGIN = 1e-9
"""What an aside must gain: more than rounding."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._chance = Chance(seed, recording=True)

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        imagined = seat.imagine(self._chance)
        self._chance.take()
        asides = [move for move in moves if move.aside]
        answers = [move for move in moves if not move.aside]
        if asides:
            before: float = imagined.box.evaluate(imagined, seat.number)
            better, worth = self._best(imagined, asides, seat.number)
            if worth > before + MARGIN or not answers:
                return better
        return self._best(imagined, answers, seat.number)[0]

    def _best(self, imagined: Position[Any], moves: list[Move], seat: int) -> tuple[Move, float]:
        best: list[Move] = []
        highest = float("-inf")
        for move in moves:
            worth = self._worth(imagined, move, seat)
            if worth > highest:
                best, highest = [move], worth
            elif worth == highest:
                best.append(move)
        return best[int(self._random.random() * len(best))], highest

    def _worth(self, imagined: Position[Any], move: Move, seat: int) -> float:
        """What the position is worth after the move; on average, where luck has a say."""
        first = self._after(imagined, move, seat)
        if not self._chance.take():
            return first
        more = [self._after(imagined, move, seat) for _ in range(SAMPLES - 1)]
        self._chance.take()
        return (first + sum(more)) / SAMPLES

    def _after(self, imagined: Position[Any], move: Move, seat: int) -> float:
        after = imagined.copy()
        after.carry_out(move, self._chance, None)
        worth: float = after.box.evaluate(after, seat)
        return worth
