"""What the conformance suite runs on: every game, player count and option value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gaiola
from gaiola.kernel.box import Game
from tests.games.mercado.scorer import ranking as mercado_ranking
from tests.games.mercado.scorer import score as mercado_score
from tests.kernel.toy import FerryBox

Scorer = Callable[[Game, dict[str, Any]], tuple[list[int], list[int]]]


class Case:
    """One game at one player count with some options: how many random games CI plays, and how closely it looks."""

    def __init__(
        self,
        open_box: Callable[[], Game],
        players: int,
        label: str,
        games: int,
        closely: int = 15,
        every: int = 1,
        scorer: Scorer | None = None,
    ) -> None:
        self.open_box = open_box
        self.players = players
        self.label = label
        self.games = games
        self.closely = closely
        self.every = every
        self.scorer = scorer
        self._box: Game | None = None

    @property
    def box(self) -> Game:
        if self._box is None:
            self._box = self.open_box()
        return self._box

    def __repr__(self) -> str:
        return f"{self.label}-{self.players}p"


def _mercado_scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    challenge = int(box.options.get("challenge", 1)) if dump["players"] == 1 else None
    data = box.edition.data
    return mercado_score(dump, data, challenge), mercado_ranking(dump, data, challenge)


def _mercado(players: int, games: int, **options: Any) -> Case:
    label = "mercado" + "".join(f"-{name}-{value}" for name, value in options.items())
    closely = 15 if len(options) < 2 else 4
    return Case(lambda: gaiola.game("mercado", options=options), players, label, games, closely, scorer=_mercado_scores)


def _ferry(players: int, **options: Any) -> Case:
    return Case(lambda: FerryBox(options), players, "ferry" + "".join(map(str, options.values())), games=100)


CASES = [
    _ferry(2),
    _ferry(3),
    _ferry(2, toll=4),
    *[_mercado(players, games=1000) for players in (2, 3, 4)],
    *[_mercado(players, games=50, money="open") for players in (2, 3, 4)],
    *[_mercado(players, games=50, gray_restaurants="hidden") for players in (2, 3, 4)],
    *[_mercado(1, games=100, challenge=challenge) for challenge in range(1, 10)],
    *[_mercado(1, games=20, challenge=challenge, gray_restaurants="hidden") for challenge in range(1, 10)],
    *[_mercado(1, games=20, challenge=challenge, solo_stop=True) for challenge in range(1, 10)],
]
