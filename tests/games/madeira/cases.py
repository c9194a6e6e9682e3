"""What shared tests must know of Madeira; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gaiola
from gaiola.games.madeira.edition import checks, facts
from gaiola.kernel.box import Game
from gaiola.kernel.position import Position
from tests.conformance.cases import Case, case_of
from tests.games.madeira.scorer import problems, ranking, score
from tests.games.origins import A_LABEL, A_PAGE, A_REASON, AN_ASSUMPTION, Origins
from tests.records.write import Kinds
from tests.words.told import Nouns, Told, dashed


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

CERTAIN = 330
QUICK = False


def nouns(box: dict[str, Any]) -> Nouns:
    """Places are fields, city spots, colony lands, the City Watch and Home; a character that is
    nobody stands for the empty building."""
    goods = [id for id, resource in box["resources"].items() if resource["good"]]
    layout = box["city_layout"]
    spots = range(1, layout["districts"] * layout["spots_per_district"] + 1)
    names = {
        "building": "buildings", "city": "cities", "market": "markets", "colony": "colonies", "guild": "guilds",
        "favor": "guild_favors", "reward": "king_rewards", "field": "fields", "resource": "resources",
    }  # fmt: skip
    return {
        **{name: dashed(box[table]) for name, table in names.items()},
        "good": dashed(goods),
        "pair": {f"{one}-{two}" for at, one in enumerate(goods) for two in goods[at:]},
        "place": dashed(
            [*box["fields"], *(f"{city}-{spot}" for city in box["cities"] for spot in spots), *box["colonies"]]
        ) | {"watch", "home"},
        "berth": dashed([*box["market_slots"], *box["landing_slots"], "home"]),
        "character": dashed([*box["characters"], ""]),
        "request": dashed(box["crown_requests"]["types"]),
        "phase": {"setup", *"abcde"},
        "slot": dashed(box["passing_column"]),
        "gloss": dashed(box["buildings"]),
    }  # fmt: skip


TOLD = Told(
    nouns,
    chapters={
        **{1: 6, 2: 5, 3: 15, 4: 3, 5: 6, 6: 8, 7: 7, 8: 4, 9: 6, 10: 11, 11: 5, 12: 13, 13: 15},
        **{14: 7, 15: 6, 16: 11, 17: 5},
    },
    causes=frozenset({"rounds"}),
    rulings={"A": 45, "B": 5},
    codes=("good", "resource", "request"),
    apart=("gloss",),
    integers=(
        "workers", "reals", "bread", "wood", "wheat", "pirates", "pirate", "ships", "crowns", "tiles", "cost",
        "pp", "max",
    ),
)  # fmt: skip

ORIGINS = Origins(
    checks,
    tables=("rulings", "crown_requests", "options"),
    printed=facts.KNOWN_TO_BE_PRINTED,
    ours=facts.KNOWN_TO_BE_OURS,
    wrong=(
        ("markets", "printed: somewhere in the book", A_PAGE),
        ("dice.*.faces", "guess: dice look like this", A_LABEL),
        ("wood_price", "inferred: it looks like this", AN_ASSUMPTION),
        ("harvest", "printed: p.1", A_REASON),
    ),
)


def RARE(box: Game) -> Iterator[Position[Any]]:  # noqa: N802
    """Decisions that few games of chance come to: a row with two guilds of whom one holds face-down favors, and wheat
    in hand with the windmill at its top."""
    chance = gaiola.Chance(1)
    pos = box.start(2, chance)
    while pos.agenda[-1].name != "row":
        pos.play(pos.legal()[0], chance)
    dump, mover = pos.dump(), pos.to_move or 0
    favors, top = list(box.edition.data["guild_favors"]), len(box.edition.data["windmill"]["levels"]) - 1
    for favor in ("monk", "patron"):
        dump["holder"][favors.index(favor)], dump["face_up"][favors.index(favor)] = mover, 0
    dump["level"][mover], dump["goods"][mover * 3] = top, 2
    pos = box.load(dump)
    while pos.agenda[-1].name != "turn":
        yield pos
        pos.play(pos.legal()[0], chance)
    yield pos
