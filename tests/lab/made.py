"""What tests of the lab play with: the toy game, installed nowhere, and tournaments that are made up."""

from __future__ import annotations

import math
import random
from statistics import NormalDist
from typing import NamedTuple

from gaiola.kernel.box import Game
from tests.web.ferry.box import LeagueFerry

NORMAL = NormalDist()


def ferry() -> LeagueFerry:
    return LeagueFerry.open(None, {})


class Unjudged(LeagueFerry):
    """The toy without anything that says how well a seat stands."""

    evaluate = Game.evaluate


class Pair(NamedTuple):
    """Two bots of known strength. Each deal favours one of the seats, which the pairing takes out (`seat`), and one of
    the two bots, which makes its games alike (`style`); `edge` is what the first bot has always."""

    edge: float
    seat: float
    style: float

    @property
    def truth(self) -> float:
        """The share that the first bot wins."""
        return NORMAL.cdf(self.edge / math.sqrt(1 + self.seat**2 + self.style**2))

    def deals(self, count: int, seed: int) -> list[float]:
        """What the first bot won of each deal: two games, once on either seat."""
        luck = random.Random(seed)
        return [self._deal(luck) for _ in range(count)]

    def _deal(self, luck: random.Random) -> float:
        favour, liking = luck.gauss(0, self.seat), luck.gauss(0, self.style)
        wins = sum(luck.gauss(0, 1) < self.edge + liking + side for side in (favour, -favour))
        return wins / 2
