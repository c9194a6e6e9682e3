"""What shared tests must know of Lisboa; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from typing import Any

from gaiola.kernel.box import Game
from tests.conformance.cases import Case, case_of
from tests.games.lisboa.scorer import problems, ranking, score
from tests.records.write import Kinds


def scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert problems(dump, data) == []
    return score(dump, data), ranking(dump, data)


def case(players: int, games: int, closely: int = 2, **options: Any) -> Case:
    """The vocabulary is large and every move of it is tried, so not every decision is looked at; the draft, which
    differs only before the first turn, in few games."""
    return case_of("lisboa", players, games, closely, every=3 if closely > 2 else 5, scorer=scores, **options)


CASES = [
    *[case(players, games=100, closely=8) for players in (2, 3, 4)],
    *[case(players, games=20, draft=True) for players in (2, 3, 4)],
]

RECORDS: Kinds = [*[(players, {}) for players in (2, 3, 4)], (3, {"draft": True})]

SAME = {
    "board.sites.east_b.reward[0].distinct": "one good is different from no other",
    "cards.political.red_king_4.reward[0].distinct": "one good is different from no other",
    "cards.political.blue_treasury_4.event[0].n": "there are four goods, so a fifth different one is none",
    "clergy.tiles.seminary.effect[0].n": "there are three offices, so a third official is the last",
}

MIDDLE = {3: 60}
QUICK = False
