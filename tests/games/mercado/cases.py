"""What shared tests must know of Mercado; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from typing import Any

from gaiola.games.mercado.edition import checks
from gaiola.kernel.box import Game
from tests.conformance.cases import Case, case_of
from tests.games.mercado.scorer import ranking, score
from tests.games.origins import Origins
from tests.records.write import Kinds
from tests.words.told import Nouns, Told, dashed


def scores(box: Game, dump: dict[str, Any]) -> tuple[list[int], list[int]]:
    challenge = int(box.options.get("challenge", 1)) if dump["players"] == 1 else None
    data = box.edition.data
    return score(dump, data, challenge), ranking(dump, data, challenge)


def case(players: int, games: int, **options: Any) -> Case:
    return case_of("mercado", players, games, closely=15 if len(options) < 2 else 4, scorer=scores, **options)


CASES = [
    *[case(players, games=1000) for players in (2, 3, 4)],
    *[case(players, games=50, money="open") for players in (2, 3, 4)],
    *[case(players, games=50, gray_restaurants="hidden") for players in (2, 3, 4)],
    *[case(1, games=100, challenge=challenge) for challenge in range(1, 10)],
    *[case(1, games=20, challenge=challenge, gray_restaurants="hidden") for challenge in range(1, 10)],
    *[case(1, games=20, challenge=challenge, solo_stop=True) for challenge in range(1, 10)],
]

RECORDS: Kinds = [
    *[(players, {}) for players in (2, 3, 4)],
    *[(1, {"challenge": challenge}) for challenge in range(1, 10)],
    (3, {"gray_restaurants": "hidden"}),
]

CERTAIN = 170
GAMES_OF_A_REPORT = 400
PAGES = {"campaign": "/campaign"}


def nouns(box: dict[str, Any]) -> Nouns:
    return {
        "good": dashed(box["goods"]["ids"]),
        "restaurant": dashed(box["restaurants"]),
        "side": dashed(box["entrances"]["sides_clockwise"]),
        "tile": dashed(tile["id"] for size in box["customers"].values() for tile in size["tiles"]),
        "challenge": dashed(challenge["number"] for challenge in box["solo"]["challenges"]),
        "rank": {rank["id"].removeprefix("rank_") for rank in box["solo"]["fame_chart"]["ranks"]},
    }


TOLD = Told(
    nouns,
    chapters={1: 4, 2: 5, 3: 2, 4: 7, 5: 5, 6: 4, 7: 2, 8: 4, 9: 5, 10: 7, 11: 9},
    causes=frozenset({"spaces", "entrances", "coins", "no-move", "stands", "stopped"}),
    rulings={"M": 21, "S": 9},
    codes=("good", "restaurant"),
    families=("earned",),
    apart=("tile", "challenge", "rank"),
    integers=("coins", "customers", "restaurants", "challenge", "fame", "tiles"),
)

ORIGINS = Origins(checks)
