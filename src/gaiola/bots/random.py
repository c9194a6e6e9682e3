"""The random bot: any legal move, an aside one time in five."""

import random

from ..kernel.moves import Move
from ..kernel.seat import Seat

ASIDE_SHARE = 0.2


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        asides = [move for move in moves if move.aside]
        if asides and len(asides) < len(moves):
            if self._random.random() < ASIDE_SHARE:
                moves = asides
            else:
                moves = [move for move in moves if not move.aside]
        return moves[int(self._random.random() * len(moves))]
