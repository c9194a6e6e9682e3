"""Ratings: one number for the strength of each bot, and how unsure it is, by `openskill` (Plackett and Luce's model of
ranks). Only where it is installed. Shares with their intervals say more; ratings compare bots that never met."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from .extras import extra
from .play import Played


class Rating(msgspec.Struct, frozen=True):
    """25 is where everybody begins; one is better than the other with about 76 % if they are 4.17 apart."""

    mean: float
    deviation: float


class Rater:
    """Rates game after game. A bot on several seats counts once a game, with the mean of its ranks."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model: Any = None
        if len(bots) > 1 and find_spec("openskill"):
            self._model = extra("openskill.models", "a rating").PlackettLuce()
            self._ratings = {name: self._model.rating(name=name) for name in bots}

    def add(self, played: Played) -> None:
        if self._model is None:
            return
        ranks: dict[str, list[int]] = {}
        for name, rank in zip(played.seats, played.ranking, strict=True):
            ranks.setdefault(name, []).append(rank)
        means = [sum(of_bot) / len(of_bot) for of_bot in ranks.values()]
        rated = self._model.rate([[self._ratings[name]] for name in ranks], ranks=means)
        self._ratings.update({name: team[0] for name, team in zip(ranks, rated, strict=True)})

    def rating(self, name: str) -> Rating | None:
        if self._model is None:
            return None
        found = self._ratings[name]
        return Rating(found.mu, found.sigma)
