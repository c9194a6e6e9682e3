"""What shared tests must know of Lisboa; `tests/games/found.py` says what each name is for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gaiola.games.lisboa.edition import checks, facts
from gaiola.kernel.box import Game
from gaiola.kernel.position import Position
from tests.conformance.cases import Case, case_of
from tests.games.lisboa.scorer import problems, ranking, score
from tests.games.lisboa.table import GREEN, city, give
from tests.games.origins import A_LABEL, A_PAGE, A_PATH, A_REASON, AN_ASSUMPTION, Origins
from tests.records.write import Kinds
from tests.words.told import Nouns, Told, dashed


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

CERTAIN = 300
QUICK = False


def nouns(box: dict[str, Any]) -> Nouns:
    """Ships lie among the cards of a portfolio; the three groups of houses are told by their ids,
    as `group` is a family of the terminal."""
    board, nobles = box["board"], box["nobles"]
    ids = {
        "card": [*box["cards"]["political"], *box["cards"]["ships"]], "ship": box["cards"]["ships"],
        "clergy": box["clergy"]["tiles"], "decree": box["decrees"]["cards"], "building": box["buildings"]["tiles"],
        "land": board["lands"], "site": board["sites"], "row": board["rows"],
    }  # fmt: skip
    plans = {f"{plan['architect']}-{plan['officials']}" for plan in box["plans"]["tiles"]}
    goals = [decree["goal"] for decree in box["decrees"]["cards"]]
    docks = [f"dock{dock + 1}" for dock in range(box["player_board"]["dock_slots"])]
    offices = [f"office{place + 1}" for place in range(box["player_board"]["office_slots"])]
    return {
        **{name: dashed(entry["id"] for entry in entries) for name, entries in ids.items()},
        "good": dashed(box["streets"]),
        "street": dashed(box["streets"]),
        "rubble": dashed(box["rubble"]["kinds"]),
        "noble": dashed(nobles),
        "pile": dashed([*nobles, "treasury"]),
        "action": dashed(
            action for noble in nobles.values() for action in [*noble["state_actions"], noble["noble_action"]]
        ),
        "architect": dashed(box["architects"]),
        "plan": plans,
        "side": {site["side"] for site in board["sites"]} | {"left", "right"},
        "line": {"row", "column", "pile"},
        "direction": {"up", "down"},
        "space": dashed(board["church"]["tile_spaces"]),
        "slot": {*docks, *offices},
        "berth": {f"p{player + 1}-{dock}" for player in range(box["players"]["max"]) for dock in docks},
        "place": {f"{where}-{noble}" for where in ("office", "plaza") for noble in nobles},
        "metric": dashed(goal["metric"] for goal in goals if "metric" in goal),
    }


TOLD = Told(
    nouns,
    chapters={
        **{1: 12, 2: 16, 3: 5, 4: 11, 5: 4, 6: 5, 7: 3, 8: 15, 9: 6, 10: 7, 11: 2, 12: 7, 13: 2, 14: 2},
        **{15: 6, 16: 11, 17: 18},
    },
    causes=frozenset({"rubble", "piles"}),
    rulings={"A": 74, "B": 10},
    codes=("good",),
    families=("effect", "goal", "score", "purpose"),
    apart=("street",),
    integers=(
        "bonus", "ships", "tiles", "wigs", "reis", "influence", "crates", "sets", "steps", "n", "discount", "each",
        "max", "min", "distinct",
    ),
)  # fmt: skip

ORIGINS = Origins(
    checks,
    tables=("rulings", "cards", "options"),
    printed=facts.KNOWN_TO_BE_PRINTED,
    ours=facts.KNOWN_TO_BE_OURS,
    wrong=(
        ("nobles", "printed: somewhere in the book", A_PAGE),
        ("board.rows", "guess: rows look like this", A_LABEL),
        ("streets", "inferred: it looks like this", AN_ASSUMPTION),
        ("periods", "printed: p.1", A_REASON),
        ("cards.political.red_queen_1", "printed: p.10 of a dream", A_PATH),
    ),
)


def RARE(box: Game) -> Iterator[Position[Any]]:  # noqa: N802
    """Penalties with a choice, a reward that asks what stores produce, and a portfolio that has become smaller."""
    docks = {GREEN: "dock1:blue_king_1 dock3:ship_red office2:blue_treasury_2"}
    for pos, what, card in (
        (city(favors={GREEN: "king manuel"}), "penalty", "red_king_5"),
        (city(clergy={GREEN: "te_deum alms_chest"}), "penalty", "purple_marquis_5"),
        (city(clergy={GREEN: "cloister_school"}, portfolio=docks), "penalty", "purple_marquis_5"),
        (city(stores={"b1": (GREEN, "gold"), "c3": (GREEN, "cloth")}), "reward", "blue_marquis_4"),
    ):
        give(pos, GREEN, what, card)
        yield pos
