"""What shared tests must know of Madeira; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from typing import Any

from gaiola.kernel.box import Game
from tests.conformance.cases import Case, case_of
from tests.games.madeira.scorer import problems, ranking, score
from tests.records.write import Kinds


def scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert problems(dump, data) == []
    return score(dump, data), ranking(dump, data)


def case(players: int, games: int, closely: int = 2, **options: Any) -> Case:
    """The vocabulary is large and every move of it is tried, so not every decision is looked at; option values in few
    games."""
    return case_of("madeira", players, games, closely, every=3 if closely > 2 else 5, scorer=scores, **options)


OPTIONS: list[dict[str, Any]] = [{"pirates_hidden": False}, {"diplomat_from_zero": False}, {"bishop_escape": False}]

CASES = [
    *[case(players, games=150, closely=10) for players in (2, 3, 4)],
    *[case(players, games=10, **options) for players in (2, 3, 4) for options in OPTIONS],
]

RECORDS: Kinds = [
    *[(players, {}) for players in (2, 3, 4)],
    (3, {"pirates_hidden": False, "diplomat_from_zero": False, "bishop_escape": False}),
]

MIDDLE = {3: 150}
QUICK = False
