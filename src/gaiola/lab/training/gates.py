"""What decides whether a candidate takes the place of the best: a tournament of the lab, one against all others."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ...bots import Bot, make_bot
from ...bots.levels import LEVELS, PLAIN, LevelBot
from ...bots.values import parsed_values
from ...kernel.box import Game
from .. import tournament


class Side(msgspec.Struct, frozen=True):
    """Who plays: a bot by its name, or whoever has learned this. It can be handed to other processes."""

    name: str
    told: bytes = b""
    """What a file of values would hold."""
    whim: float = 0.0
    """Above 0, the weakest level plays, and strays so far."""

    def __call__(self, seed: int) -> Bot:
        if not self.told:
            return make_bot(self.name, seed)
        level = LEVELS["easy"]._replace(whim=self.whim) if self.whim else PLAIN
        return LevelBot(level, seed, parsed_values(self.told))


class Score(msgspec.Struct, frozen=True):
    """Wins of the one, a shared win counted in parts, with the bounds of its share at 95 %."""

    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def match(game: Game, players: int, one: Side, others: Side, games: int, seed: int, workers: int = 1) -> Score:
    """About so many games, in whole deals: in each the one sits on every seat once."""
    sides: list[tuple[str, Callable[[int], Bot]]] = [(side.name, side) for side in (one, *[others] * (players - 1))]
    result = tournament.run(game, players, sides, max(games, players), seed, workers=workers)
    standing = result.of(one.name)
    low, high = standing.share.low, standing.share.high
    return Score(result.games, standing.wins, 0.0 if low is None else low, 1.0 if high is None else high)
