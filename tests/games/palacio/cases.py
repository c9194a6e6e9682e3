"""What shared tests must know of O Palácio; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gaiola
from gaiola.games.palacio.edition import checks
from gaiola.kernel.box import Game
from gaiola.kernel.position import Position
from tests.conformance.cases import Case, case_of
from tests.games.origins import Origins
from tests.games.palacio.scorer import problems, ranking, score
from tests.records.write import Kinds
from tests.words.told import Nouns, Told, dashed


def scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    data = box.edition.data
    assert problems(dump, data, box.options) == []
    return score(dump, data), ranking(dump, data)


def case(players: int, games: int, closely: int = 5, cut: int | None = None, **options: Any) -> Case:
    """Rounds are many and alike, so option values are looked at in fewer games, at every third decision."""
    every = 1 if closely > 5 else 3
    return case_of("palacio", players, games, closely, every, scores, cut, **options)


OPTIONS: list[dict[str, Any]] = [
    {"game_mode": "short"},
    {"hiring": "in_turn_order"},
    {"supply": True},
    {"unpaid_production": "worker_returns_resources_kept"},
    {"secretary_limit": "game"},
    {"last_round": "one_more_round"},
]

CASES = [
    *[case(players, games=400, closely=15) for players in (2, 3, 4)],
    *[case(players, games=10, **options) for players in (2, 3, 4) for options in OPTIONS],
    *[case(players, games=10, cut=600, round_limit=0) for players in (2, 3, 4)],
]

RECORDS: Kinds = [
    *[(players, {}) for players in (2, 3, 4)],
    (3, {"game_mode": "short", "hiring": "in_turn_order", "supply": True}),
]

CERTAIN = 250
GAMES_OF_A_REPORT = 400


def nouns(box: dict[str, Any]) -> Nouns:
    return {
        "good": dashed([*box["goods"]["resources"], *box["goods"]["products"], "coins"]),
        "location": dashed(box["locations"]),
        "character": dashed(box["characters"]),
    }


TOLD = Told(
    nouns,
    chapters={1: 4, 2: 4, 3: 1, 4: 5, 5: 6, 6: 3, 7: 4, 8: 2, 9: 5, 10: 5, 11: 3, 12: 2, 13: 7, 14: 2, 15: 6},
    causes=frozenset({"cards", "limit"}),
    rulings={"P": 32},
    codes=("good",),
    integers=("coins", "workers", "bonus"),
)

ORIGINS = Origins(checks)


def RARE(box: Game) -> Iterator[Position[Any]]:  # noqa: N802
    """Decisions of somebody who holds the King, whom few games of chance give to anybody: hiring and placing."""
    chance = gaiola.Chance(1)
    pos = box.start(2, chance)
    while pos.agenda[-1].name != "hire":
        pos.play(pos.legal()[0], chance)
    dump = pos.dump()
    dump["cards"][list(box.edition.data["characters"]).index("king")] = pos.to_move
    pos = box.load(dump)
    yield pos
    pos.play(box.move("hire-with-king 1"), chance)
    pos.play(box.move("hire 1"), chance)
    yield pos
