"""The independent scorer, tried on dumps written by hand, and beside the engine in whole games."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.games.lisboa import decree_counts, scorer
from tests.games.lisboa.dumped import City
from tests.games.lisboa.recount import EDITION, Recount
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, city

# ---- the scorer alone


def ended(players: int = 2, /, **changes: Any) -> dict[str, Any]:
    """The dump of a game in which nobody owns anything, with a few changes."""
    pos = city(players, period=2, hands=dict.fromkeys(range(players), ""))
    pos.completed = [0] * len(pos.completed)
    pos.agenda.clear()
    pos.trigger, pos.cause_id = 0, "piles"
    return pos.dump() | changes


def wigs(*sources: dict[str, int]) -> list[int]:
    """`earned`, seat by seat; everybody starts with 5."""
    return [({"start": 5} | mine).get(name, 0) for mine in sources for name in scorer.SOURCES]


def with_changes(name: str, **at: int) -> dict[str, list[int]]:
    """A list of the ended game with some entries changed: `_3=1` is entry 3."""
    values = list(ended()[name])
    for key, value in at.items():
        values[int(key[1:])] = value
    return {name: values}


STORE = with_changes("owner", _0=1) | with_changes("facing", _0=0)
"""A store of seat 1 on land a1, with no house taken for it."""


def test_a_right_end_has_no_problems() -> None:
    assert scorer.problems(ended(), EDITION) == []
    dump = ended(
        reis=[9, 13],
        influence=[0, 8],
        wigs=[5 + 1, 5 + 3 + 2],
        earned=wigs({"money": 1}, {"money": 3, "church": 2}),
    )
    assert scorer.problems(dump, EDITION) == []
    assert (scorer.score(dump, EDITION), scorer.ranking(dump, EDITION)) == ([6, 10], [2, 1])


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"agenda": [["play-card", 0, 0, 0, 0, False]]}, "still to move"),
        ({"period": 1}, "ended in period 1"),
        ({"trigger": -1}, "nobody brought it about"),
        ({"cause_id": ""}, "'' ends the game"),
        ({"cause_id": "rubble"}, "'rubble' ends the game, 0 sets"),
        ({"wigs": [6, 5]}, "seat 0 has 6 wigs, counted 5"),
        ({"wigs": [6, 5]}, "6 wigs, of which 5 were earned"),
        ({"reis": [0, 5]}, "seat 1: 0 wigs for money, counted 1"),
        (with_changes("favors", _0=1), "seat 0: 0 wigs for favors, counted 2"),
        (with_changes("favors", _0=1), "3 favors of manuel"),
        (with_changes("completed", _0=1), "seat 0: 0 wigs for officials, counted 15"),
        (with_changes("completed", _0=1), "1 completed plans, 0 buildings"),
        (with_changes("rubble", _0=1, _1=1, _2=1), "seat 0: 0 wigs for end_sets, counted 3"),
        (with_changes("rubble", _0=6), "too much rubble"),
        (with_changes("pile", _0=22), "22 cubes of earthquake"),
        (with_changes("slots", _0=82), "seat 0: 0 wigs for end_ships, counted 1"),
        (with_changes("slots", _0=15), "the wrong card in dock1"),
        (with_changes("slots", _0=0, _6=0), "a card twice"),
        (with_changes("slots", _0=0, _1=1, _2=2), "more cards than room"),
        (with_changes("cargo", _0=1), "1 goods on a hull of 0"),
        (STORE, "seat 1: 0 wigs for majorities, counted 3"),
        (STORE, "0 houses built for 1 stores"),
        (with_changes("owner", _24=1) | with_changes("facing", _24=0), "e5: a gold store of seat 1"),
        (with_changes("opened", _5=2), "north_gold: alfandega cannot stand there"),
        (with_changes("opened", _0=0), "a building twice"),
        (with_changes("decree_of", _0=0), "a decree twice"),
        (with_changes("decree_of", _69=0), "a decree that is not for two"),
        (with_changes("decree_of", _51=0), "seat 0: 0 wigs for decrees, counted 7"),
        (with_changes("prices", _0=1), "gold costs 1"),
        (with_changes("prices", _1=6), "cloth costs 6"),
        (with_changes("goods", _0=3), "more goods than room"),
        (with_changes("office", _0=6), "7 officials with manuel"),
        (with_changes("home", _1=7), "seat 1: 7 officials"),
        ({"markers": [1, 0]}, "1 set markers for 0 sets"),
        ({"influence": [11, 0]}, "above the Influence track"),
        ({"reis": [-1, 0]}, "less than nothing"),
        ({"earned": wigs({"stores": -1}, {})}, "a source that takes wigs"),
    ],
)
def test_a_wrong_end_is_found(changes: dict[str, Any], problem: str) -> None:
    assert problem in "; ".join(scorer.problems(ended(**changes), EDITION))


def test_an_unfinished_game_has_no_wigs_of_the_end() -> None:
    agenda = {"agenda": [["play-card", 0, 0, 0, 0, False]]}
    dump = ended(**agenda, earned=wigs({"money": 1}, {}), wigs=[6, 5])
    assert "wigs of the end before the end" in "; ".join(scorer.standing(dump, EDITION))


@pytest.mark.parametrize(
    ("counts", "prizes", "shared"),
    [
        ([5, 2, 0, 0], [6, 3, 1], [6, 3, 0, 0]),
        ([4, 3, 3, 1], [9, 6, 3], [9, 4, 4, 0]),
        ([8, 5, 5, 3], [15, 10, 5], [15, 7, 7, 0]),
        ([2, 2], [15, 5], [10, 10]),
        ([1, 4], [9, 3], [3, 9]),
        ([3, 1, 1, 1], [9, 6, 3], [9, 3, 3, 3]),
        ([0, 0, 1, 0], [3, 2, 1], [0, 0, 3, 0]),
    ],
)
def test_it_shares_places(counts: list[int], prizes: list[int], shared: list[int]) -> None:
    assert scorer.share(counts, prizes) == shared


def test_it_knows_what_a_visit_and_a_land_cost() -> None:
    """X19, X20, and the discounts of tiles."""
    pos = city(
        offices={"king": {YELLOW: 2, PURPLE: 1}},
        plazas={"king": {ORANGE: 3}},
        rows={"e": "earthquake earthquake earthquake"},
        columns={4: "tsunami tsunami tsunami"},
        clergy={PURPLE: "royal_chaplain procession church_estate alms_chest"},
    )
    known = City(pos.dump(), EDITION)
    assert [scorer.visit_cost(known, seat, "king", False) for seat in range(4)] == [4, 2, 1, 4]
    assert scorer.visit_cost(known, PURPLE, "king", True) == 0
    assert scorer.land_price(known, "e4") == 15
    assert [scorer.land_due(known, seat, "e4", 0) for seat in (GREEN, PURPLE)] == [15, 12]


def test_it_counts_decrees_as_the_view_does() -> None:
    """On a busy city; whole games follow below."""
    pos = city(
        stores={"a1": (0, "gold"), "a2": (0, "gold"), "b2": (0, "cloth"), "b4": (0, "books"), "e5": (1, "tools")},
        buildings={"west_a": "casa_da_moeda blue", "north_gold": "erario_regio green", "east_a": "alfandega blue"},
        completed={GREEN: "blue-5 blue-2", YELLOW: "green-3"},
        decrees={GREEN: "facing_windows city_block busy_corners second_in_state", YELLOW: "left_hand_toll"},
        ready={"blue": ("fabrica_das_sedas",), "green": ("torre_do_tombo",)},
    )
    known = City(pos.dump(), EDITION)
    assert decree_counts.block(known, GREEN) == 3 and decree_counts.facing(known, GREEN) == 1
    assert scorer.store_wigs(known, "a1") == 4 and scorer.store_wigs(known, "b4") == 0
    assert [decree_counts.decree_wigs(known, seat) for seat in range(4)] == [4 + 4 + 4 + 0, 0, 0, 0]


# ---- beside the engine


SELDOM = {
    *("VisitPaid", "InfluenceGained", "Sponsored", "SubsidyTaken", "RewardOfThrown", "PeriodEnded", "ClergyGivenUp"),
    *("paid land", "paid hire", "paid fee", "produced", "SetCompleted", "EndTriggered", "BuildingOpened", "Ended"),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_it_agrees_with_whole_games(players: int, draft: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4 if draft else 16):
        game = Recount(players, seed, draft=draft)
        game.play()
        dump = json.loads(json.dumps(game.pos.dump()))
        assert scorer.problems(dump, EDITION) == []
        assert (scorer.score(dump, EDITION), scorer.ranking(dump, EDITION)) == (game.pos.scores(), game.pos.ranking())
        seen += game.seen
    missing = SELDOM - {kind for kind, count in seen.items() if count}
    assert not missing, f"the games were too dull: {missing}"
