"""The greedy bot: the move after which its game's instinct likes the position best; equals are drawn by lot."""

import random

from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.seat import Seat


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._chance = Chance(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        imagined = seat.imagine(self._chance)
        best: list[Move] = []
        highest = float("-inf")
        for move in moves:
            after = imagined.copy()
            after.carry_out(move, self._chance, None)
            worth = after.box.evaluate(after, seat.number)
            if worth > highest:
                best, highest = [move], worth
            elif worth == highest:
                best.append(move)
        return best[int(self._random.random() * len(best))]
