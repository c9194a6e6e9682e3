"""What the conformance suite runs on: every game, player count and option value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gaiola
from gaiola.kernel.box import Game
from gaiola.table import Table
from tests.games.lisboa.scorer import problems as lisboa_problems
from tests.games.lisboa.scorer import ranking as lisboa_ranking
from tests.games.lisboa.scorer import score as lisboa_score
from tests.games.madeira.scorer import problems as madeira_problems
from tests.games.madeira.scorer import ranking as madeira_ranking
from tests.games.madeira.scorer import score as madeira_score
from tests.games.mercado.scorer import ranking as mercado_ranking
from tests.games.mercado.scorer import score as mercado_score
from tests.games.palacio.scorer import problems as palacio_problems
from tests.games.palacio.scorer import ranking as palacio_ranking
from tests.games.palacio.scorer import score as palacio_score
from tests.kernel.toy import FerryBox

Scorer = Callable[[Game, dict[str, Any]], tuple[list[int], list[int]]]


class Case:
    """One game at one player count with some options: how many random games CI plays, and how closely it looks.
    `cut` ends a walk early where the table has removed the limit that would end a random game."""

    def __init__(
        self,
        open_box: Callable[[], Game],
        players: int,
        label: str,
        games: int,
        closely: int = 15,
        every: int = 1,
        scorer: Scorer | None = None,
        cut: int | None = None,
    ) -> None:
        self.open_box = open_box
        self.players = players
        self.label = label
        self.games = games
        self.closely = closely
        self.every = every
        self.scorer = scorer
        self.cut = cut
        self._box: Game | None = None

    @property
    def box(self) -> Game:
        if self._box is None:
            self._box = self.open_box()
        return self._box

    def seat_down(self, seed: int) -> Table:
        return Table(self.box, self.players, ["random"] * self.players, seed)

    def __repr__(self) -> str:
        return f"{self.label}-{self.players}p"


def _mercado_scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    challenge = int(box.options.get("challenge", 1)) if dump["players"] == 1 else None
    data = box.edition.data
    return mercado_score(dump, data, challenge), mercado_ranking(dump, data, challenge)


def _palacio_scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert palacio_problems(dump, data, box.options) == []
    return palacio_score(dump, data), palacio_ranking(dump, data)


def _madeira_scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert madeira_problems(dump, data) == []
    return madeira_score(dump, data), madeira_ranking(dump, data)


def _lisboa_scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert lisboa_problems(dump, data) == []
    return lisboa_score(dump, data), lisboa_ranking(dump, data)


def _mercado(players: int, games: int, **options: Any) -> Case:
    label = "mercado" + "".join(f"-{name}-{value}" for name, value in options.items())
    closely = 15 if len(options) < 2 else 4
    return Case(lambda: gaiola.game("mercado", options=options), players, label, games, closely, scorer=_mercado_scores)


def _palacio(players: int, games: int, closely: int = 5, cut: int | None = None, **options: Any) -> Case:
    """Rounds are many and alike, so option values are looked at in fewer games, at every third decision."""
    label = "palacio" + "".join(f"-{name}-{value}" for name, value in options.items())
    return Case(
        lambda: gaiola.game("palacio", options=options),
        players,
        label,
        games,
        closely,
        every=1 if closely > 5 else 3,
        scorer=_palacio_scores,
        cut=cut,
    )


PALACIO_OPTIONS: list[dict[str, Any]] = [
    {"game_mode": "short"},
    {"hiring": "in_turn_order"},
    {"supply": True},
    {"unpaid_production": "worker_returns_resources_kept"},
    {"secretary_limit": "game"},
    {"last_round": "one_more_round"},
]


def _madeira(players: int, games: int, closely: int = 2, **options: Any) -> Case:
    """The vocabulary is large and every move of it is tried, so not every decision is looked at; option values in few
    games."""
    label = "madeira" + "".join(f"-{name}-{value}" for name, value in options.items())
    return Case(
        lambda: gaiola.game("madeira", options=options),
        players,
        label,
        games,
        closely,
        every=3 if closely > 2 else 5,
        scorer=_madeira_scores,
    )


MADEIRA_OPTIONS: list[dict[str, Any]] = [
    {"pirates_hidden": False},
    {"diplomat_from_zero": False},
    {"bishop_escape": False},
]


def _lisboa(players: int, games: int, closely: int = 2, **options: Any) -> Case:
    """As for Madeira; the draft differs only before the first turn."""
    label = "lisboa" + "".join(f"-{name}-{value}" for name, value in options.items())
    return Case(
        lambda: gaiola.game("lisboa", options=options),
        players,
        label,
        games,
        closely,
        every=3 if closely > 2 else 5,
        scorer=_lisboa_scores,
    )


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
    *[_palacio(players, games=400, closely=15) for players in (2, 3, 4)],
    *[_palacio(players, games=10, **options) for players in (2, 3, 4) for options in PALACIO_OPTIONS],
    *[_palacio(players, games=10, cut=600, round_limit=0) for players in (2, 3, 4)],
    *[_madeira(players, games=150, closely=10) for players in (2, 3, 4)],
    *[_madeira(players, games=10, **options) for players in (2, 3, 4) for options in MADEIRA_OPTIONS],
    *[_lisboa(players, games=100, closely=8) for players in (2, 3, 4)],
    *[_lisboa(players, games=20, draft=True) for players in (2, 3, 4)],
]
