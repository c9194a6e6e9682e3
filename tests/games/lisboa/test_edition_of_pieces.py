"""What Lisboa's edition file says of effects, decrees, tracks, cards and tiles: an owner's copy with a flaw in one."""

from typing import Any

import pytest

from gaiola.games.lisboa.edition import checks
from gaiola.kernel.edition import Problem
from gaiola.kernel.paths import resolve
from tests.games.damage import Shipped, put

SHIPPED = Shipped(checks, "lisboa")
problems, told = SHIPPED.problems, SHIPPED.told
mine = pytest.fixture(SHIPPED.mine)


# ---- effects


CARD, TILE = "cards.political.blue_treasury_2", "clergy.tiles.te_deum.effect"


@pytest.mark.parametrize(
    ("path", "effect", "where", "expected"),
    [
        ("board.lands.a2.reward", {"effect": "luck"}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "act_plan"}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "lose_reis", "n": 1}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "reis"}, "", "the parameters of reis: n"),
        ("board.lands.a2.reward", {"effect": "favor", "n": 1}, "", "the parameters of favor: none"),
        ("board.lands.a2.reward", {"effect": "reis", "n": 0}, ".n", "at least 1"),
        ("board.lands.a2.reward", {"effect": "good", "good": "any", "n": 1}, ".good", 'one of "gold", "cloth", '),
        ("board.sites.west_a.reward", {"effect": "cardinal", "steps": 3}, ".steps", "one of 1, 2"),
        ("board.lands.a2.reward", {"effect": "cardinal", "steps": 2}, ".steps", "1, the single arrow of lands on p.14"),
        (f"{CARD}.event", {"effect": "land_discount", "n": 1}, ".effect", "one of the effects act_open_building, "),
        (f"{CARD}.event", {"effect": "act_state", "n": 7}, ".n", "one of 1, 2, 3, 4, 5, 6"),
        (f"{CARD}.benefit", {"effect": "reis", "n": 1}, ".effect", "one of the effects spend_discount, "),
        (f"{CARD}.benefit", {"effect": "sale_bonus", "good": "silk", "n": 1}, ".good", 'one of "gold", '),
        ("cards.political.blue_king_5.penalty", {"effect": "wigs", "n": 1}, ".effect", "one of the effects lose_"),
        (TILE, {"effect": "spend_discount", "n": 1}, ".effect", "one of the effects reis, "),
        ("clergy.tiles.procession.effect", {"effect": "wigs", "n": 1}, ".effect", "one of the effects spend_discount"),
        (
            "clergy.tiles.procession.effect",
            {"effect": "visit_discount", "noble": "queen", "n": 1},
            ".noble",
            'one of "manuel", "marquis", "king", "any"',
        ),
    ],
)
def test_an_effect(mine: dict[str, Any], path: str, effect: dict[str, object], where: str, expected: str) -> None:
    resolve(mine, path).append(effect)
    (problem,) = problems(mine)
    n = len(resolve(mine, path)) - 1
    assert problem.path == f"{path}[{n}]{where}" and problem.expected.startswith(expected)


@pytest.mark.parametrize("path", [f"{CARD}.event", f"{CARD}.benefit", "board.lands.a2.reward", TILE])
def test_a_place_without_an_effect(mine: dict[str, Any], path: str) -> None:
    put(mine, path, [])
    assert (path, "an effect or more") in told(mine)


def test_a_bonus_may_be_nothing(mine: dict[str, Any]) -> None:
    put(mine, "cards.political.brown_marquis_2.reward[0].bonus", 0)
    put(mine, "cards.political.brown_treasury_1.event[0].discount", 0)
    assert problems(mine) == []


@pytest.mark.parametrize(
    ("goal", "where", "expected"),
    [
        ({"id": "luck"}, ".goal.id", "one of the goals own_store_types, "),
        ({"id": "own_ships", "min": 2}, ".goal", "the parameters of own_ships: none"),
        ({"id": "own_large_ships"}, ".goal", "the parameters of own_large_ships: min"),
        ({"id": "own_large_ships", "min": 0}, ".goal.min", "at least 1"),
        ({"id": "own_stores_in_row", "row": "f"}, ".goal.row", 'one of "a", "b", "c", "d", "e"'),
        ({"id": "own_stores_in_column", "column": 6}, ".goal.column", "one of 1, 2, 3, 4, 5"),
        ({"id": "city_buildings_on_side", "side": "left"}, ".goal.side", 'one of "west", "north", "east"'),
        ({"id": "neighbour_count", "side": "west", "metric": "hull"}, ".goal.side", 'one of "left", "right"'),
        ({"id": "exact_second", "metric": "wigs"}, ".goal.metric", 'one of "stores", "hull", "reis", '),
        ({"id": "own_plans_completed_by", "architect": "red"}, ".goal.architect", 'one of "blue", "green"'),
        ({"id": "own_officials_with", "noble": "any"}, ".goal.noble", 'one of "manuel", "marquis", "king"'),
        ({"id": "own_rubble_of", "rubble": "flood"}, ".goal.rubble", 'one of "earthquake", "fire", "tsunami"'),
    ],
)
def test_the_goal_of_a_decree(mine: dict[str, Any], goal: dict[str, object], where: str, expected: str) -> None:
    put(mine, "decrees.cards.lawgiver.goal", goal)
    ((path, words),) = told(mine)
    assert path == f"decrees.cards.lawgiver{where}" and words.startswith(expected)


@pytest.mark.parametrize(
    ("score", "where", "expected"),
    [
        ({"form": "per", "wigs": 1}, "", "the entries of per: wigs, each, perhaps max"),
        ({"form": "per", "wigs": 3, "each": 1, "max": 2}, ".max", "at least 3, what it brings once"),
        ({"form": "flat", "wigs": 3, "each": 1}, "", "the entries of flat: wigs"),
        ({"form": "tiers", "wigs": 3}, "", "the entries of tiers: steps"),
        ({"form": "tiers", "steps": []}, ".steps", "steps that rise in count and in wigs"),
        ({"form": "tiers", "steps": [[2, 3], [2, 4]]}, ".steps", "steps that rise in count and in wigs"),
        ({"form": "tiers", "steps": [[2, 3], [3, 3]]}, ".steps", "steps that rise in count and in wigs"),
    ],
)
def test_the_wigs_of_a_decree(mine: dict[str, Any], score: dict[str, object], where: str, expected: str) -> None:
    put(mine, "decrees.cards.lawgiver.score", score)
    assert told(mine) == [(f"decrees.cards.lawgiver.score{where}", expected)]


# ---- tracks and the board


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("treasury.track[1].position", 3, "positions 1, 2, 3 and so on"),
        ("treasury.track[1].value", 1, "values that rise from position to position"),
        ("treasury.track[1].value", 0, "values that rise from position to position"),
        ("influence.real_spaces", [0, 2, 4, 6, 8], "6 different spaces below 10"),
        ("influence.real_spaces", [0, 2, 4, 6, 8, 8], "6 different spaces below 10"),
        ("influence.real_spaces", [0, 2, 4, 6, 8, 10], "6 different spaces below 10"),
        ("market.start.books", 4, "at least 5, its price on p.11; prices never rise"),
        ("market.floor", 4, "at most 3, a price on p.11"),
    ],
)
def test_a_track(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    ((where, words),) = told(mine)
    assert words == expected and path.startswith(where)


def test_a_treasury_of_another_length(mine: dict[str, Any]) -> None:
    track = [{"position": n + 1, "value": value, "modifier": 2 - n} for n, value in enumerate((2, 3, 4, 5))]
    put(mine, "treasury.track", track)
    assert problems(mine) == []
    track[0]["value"], track[3]["value"], track[1]["modifier"] = 1, 6, 0
    assert told(mine) == [
        ("treasury.track", "a value 2, one step down from 3 (p.10)"),
        ("treasury.track", "a value 5, the price of an official on p.21"),
        ("treasury.track", "a modifier of 1, as on p.16"),
    ]


def test_the_rewards_known_of_lands(mine: dict[str, Any]) -> None:
    for item in mine["board"]["lands"] + mine["board"]["sites"]:
        if item["id"] != "north_gold":
            item["reward"] = [{"effect": "wigs", "n": 2}]
    assert told(mine) == [
        ("board.lands", "a land with 5 reis in the column of gold"),
        ("board.lands", "a land with 5 reis in the column of books and tools"),
        ("board.lands", "a land that moves the Cardinal, as on p.14"),
        ("board.lands", "a land that gives a good"),
        ("board.lands", "a land or a site that gives Influence, as on p.11"),
    ]


# ---- cards and tiles


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("cards.political.blue_king_1.year", 1758, "a year from 1755 to 1757"),
        ("cards.political.blue_king_5.influence", 3, "more than the 3 of blue cards without a penalty (p.10)"),
        ("cards.political.blue_king_1.influence", 0, "at least 1"),
        ("cards.political.blue_king_1.penalty", [{"effect": "lose_wigs", "n": 1}], "influence, and a reward or a "),
        ("cards.political.blue_king_1.benefit", [{"effect": "keep_favor", "n": 1}], "influence, and a reward or a "),
        ("cards.political.blue_treasury_2.influence", 2, "an event and a benefit"),
        ("cards.political.blue_manuel_1.influence", 2, "a Manuel card with Influence 3 and a gold, as on p.10"),
        ("cards.political.red_marquis_5.penalty[0].n", 2, "a Marquis card with Influence 5 that costs an official, "),
        ("cards.political.red_king_1.reward[0].n", 2, "a King card with a gold, as on p.13"),
        ("cards.ships.ship_red.hull", 3, "2"),
        ("cards.ships.ship_red.copies", 2, "3"),
        ("cards.ships.ship_red.price_modifier", 2, "1"),
        ("cards.ships.ship_purple.influence", 2, "1"),
        ("cards.ships.ship_red.influence", 3, "a red ship and another of the first period with Influence 4 together"),
        ("cards.ships.ship_purple.price_modifier", 3, "a ship of hull 3 or 4 that pays 2 more, as on p.11"),
        ("plans.tiles.start_blue_1.starting", False, "4 starting plans"),
        ("buildings.tiles.alfandega.blue", ["cloth"], "two different goods"),
        ("buildings.tiles.alfandega.green", ["gold", "gold"], "two different goods"),
        ("clergy.tiles.te_deum.copies", 1, "37 tiles"),
    ],
)
def test_a_card_or_a_tile(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    ((where, words),) = told(mine)
    assert words.startswith(expected) and path.startswith(where)


def test_cards_too_few(mine: dict[str, Any]) -> None:
    cards = mine["cards"]["political"]
    cards[:] = [card for card in cards if card["id"] not in ("blue_king_1", "blue_king_2", "red_king_2")]
    assert told(mine) == [
        ("cards.political", "82 cards"),
        ("cards.political", "at least 20 blue cards, for four hands"),
        ("cards.political", "5 red cards of each type"),
    ]


def test_hands_may_be_split_in_another_way(mine: dict[str, Any]) -> None:
    put(mine, "cards.political.blue_treasury_6.deck", "purple")
    put(mine, "cards.political.blue_treasury_6.year", 1763)
    assert problems(mine) == []


def test_cards_of_the_display_differ(mine: dict[str, Any]) -> None:
    other = resolve(mine, "cards.political.red_king_4")
    resolve(mine, "cards.political.red_king_3").update(other | {"id": "red_king_3"})
    assert problems(mine) == [
        Problem("cards.political", "red cards that differ, as on p.7", '["red_king_3", "red_king_4"]')
    ]


def test_the_cards_known(mine: dict[str, Any]) -> None:
    for card in mine["cards"]["political"]:
        if card["type"] == "treasury":
            card["event"] = [{"effect": "act_plan"}]
            card["benefit"] = [{"effect": "sail_income", "n": int(card["id"][-1])}]
        elif "reward" in card:
            card["reward"] = [{"effect": "reis", "n": int(card["id"][-1])}]
    assert [words for _, words in told(mine)] == [
        "a Manuel card with Influence 3 and a gold, as on p.10",
        "a King card with a gold, as on p.13",
        "a Treasury card worth 1 real, as on p.10",
        "a card that gives Influence, as on p.11",
        "a card that moves the Cardinal, as on p.14",
        "an event that builds a store",
    ]


def test_a_noble_and_a_ship_of_the_example(mine: dict[str, Any]) -> None:
    for ship in mine["cards"]["ships"]:
        ship["influence"] = {"ship_blue": 3, "ship_red": 1, "ship_purple": 1, "ship_brown": 6}[ship["id"]]
    for card in mine["cards"]["political"]:
        if card["type"] != "treasury":
            card["influence"] = 5 if "penalty" in card else 3
    assert told(mine) == [("cards.ships", "a Noble and a ship with Influence 5 together, as on p.10")]


def test_the_plans_known(mine: dict[str, Any]) -> None:
    for plan in mine["plans"]["tiles"]:
        if not plan["starting"]:
            plan["architect"] = "green"
    assert told(mine) == [
        ("plans.tiles", "a stack of blue plans"),
        ("plans.tiles", "a blue plan of 2 officials and one of 3, as on p.21"),
    ]
    del mine["plans"]["tiles"][-1]
    assert ("plans.tiles", "20 plans") in told(mine)


def test_the_buildings_known(mine: dict[str, Any]) -> None:
    for tile in mine["buildings"]["tiles"]:
        tile["blue"], tile["green"] = ["cloth", "tools"], ["gold", "tools"]
    assert told(mine) == [
        ("buildings.tiles", "a side with cloth and books, as on p.20"),
        ("buildings.tiles", "a blue side with gold, as on p.21"),
    ]
    mine["buildings"]["tiles"].pop()
    assert ("buildings.tiles", "16 buildings") in told(mine)


def test_the_clergy_known(mine: dict[str, Any]) -> None:
    for n, tile in enumerate(mine["clergy"]["tiles"]):
        tile["wigs"] = 3
        if n % 2 == 0:
            tile |= {"kind": "once", "effect": [{"effect": "wigs", "n": 1}]}
        elif tile["kind"] == "once":
            tile["effect"] = [{"effect": "reis", "n": 1}]
    assert told(mine) == [
        ("clergy.tiles", "more permanent tiles than others, as on p.14"),
        ("clergy.tiles", "a tile with 2 wigs on its back, as on p.15"),
        ("clergy.tiles", "a tile that gives Influence, as on p.11"),
    ]


def test_the_decrees_known(mine: dict[str, Any]) -> None:
    cards = mine["decrees"]["cards"]
    for card in cards:
        card["remove_with_two"] = False
        card["goal"] = {"id": "own_ships"}
    words = "1 wig for each building of the blue architect, as on p.19"
    assert [expected for _, expected in told(mine)] == ["decrees removed with two players, as on p.7", words]
    for card in cards[:65]:
        card["remove_with_two"] = True
    cards.pop()
    assert [expected for _, expected in told(mine)] == [
        "70 decrees",
        "at least 8 decrees left with two players",
        words,
    ]
