"""What the houses on a player's board bring, left, middle and right, and how that adds up with other benefits."""

from typing import Any

import pytest

from tests.games.lisboa.ledger import business, change, turn
from tests.games.lisboa.table import GREEN, YELLOW, goods, legal, play, refused, step

SHOPS = {"a1": (GREEN, "gold"), "a2": (GREEN, "cloth"), "b2": (GREEN, "cloth")}


# ---- 9.4: left houses, visits paid in réis


@pytest.mark.rule("lisboa.9.4")
def test_left_houses_let_coins_pay_any_part_of_a_visit() -> None:
    laid: dict[str, Any] = {
        "treasury": 5,
        "reis": {GREEN: 5},
        "influence": {GREEN: 3},
        "offices": {"marquis": {YELLOW: 1}},
    }
    both = {"stores": {"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}, "houses": {GREEN: "left left"}}
    assert change(turn("blue_marquis_1", **laid, **both), "visit blue_marquis_1", "pay-visit 2") == {
        "reis": -2,
        "influence": -1,
    }
    one = {"stores": {"a1": (GREEN, "gold")}, "houses": {GREEN: "left"}}
    assert change(turn("blue_marquis_1", **laid, **one), "visit blue_marquis_1") == {"influence": -3}


@pytest.mark.rule("lisboa.9.4")
def test_coins_for_a_visit_are_coins() -> None:
    laid: dict[str, Any] = {"treasury": 5, "reis": {GREEN: 1}, "influence": {GREEN: 3}, "houses": {GREEN: "left left"}}
    pos = turn("blue_marquis_1", stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}, **laid)
    play(pos, "visit blue_marquis_1")
    assert legal(pos) == {"pay-visit 0", "pay-visit 1"}
    assert refused(pos, "pay-visit 2", "too-dear").rule == "lisboa.9.4"


# ---- 10.6: middle houses, cheaper ships


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.parametrize(
    ("houses", "paid"), [("left", 2), ("middle", 1), ("middle middle", 1), ("middle middle middle", 0)]
)
def test_middle_houses_make_ships_cheaper(houses: str, paid: int) -> None:
    stores = dict(list(SHOPS.items())[: len(houses.split())])
    laid: dict[str, Any] = {"houses": {GREEN: houses}, "stores": stores, "yard": {"ship_red": 1}}
    pos = business(goods={GREEN: "gold books cloth tools"}, **laid)
    play(pos, "trade build_ship books", "tuck", *["pay-good cloth", "pay-good tools"][:paid])
    assert goods(pos, GREEN) == dict(list({"gold": 1, "tools": 1, "cloth": 1}.items())[: 3 - paid])


@pytest.mark.rule("lisboa.10.6")
def test_a_free_ship_of_four() -> None:
    laid: dict[str, Any] = {"houses": {GREEN: "middle middle middle"}, "stores": SHOPS, "yard": {"ship_brown": 1}}
    pos = turn("purple_king_5", period=2, goods={GREEN: "books"}, **laid)
    play(pos, "portfolio purple_king_5")
    found = change(pos, "trade build_ship books", "tuck")
    assert found == {"books": -1, "ships": 1, "docks": 1, "influence": 7, "treasury": 1}


# ---- 10.6: right houses, more goods


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.parametrize(
    ("houses", "more", "expected"),
    [
        ("left left middle", [], {"gold": 1, "cloth": 2}),
        ("left left right", ["extra gold"], {"gold": 2, "cloth": 2}),
        ("left right right", ["extra cloth"], {"gold": 1, "cloth": 3}),
        ("right right right", [], {"gold": 2, "cloth": 3}),
    ],
)
def test_right_houses_bring_more_goods(houses: str, more: list[str], expected: dict[str, int]) -> None:
    laid: dict[str, Any] = {"stores": SHOPS, "rubble": {GREEN: "earthquake earthquake fire fire tsunami tsunami"}}
    pos = business(goods={GREEN: "books"}, houses={GREEN: houses}, **laid)
    play(pos, "trade produce_goods books", *more)
    assert goods(pos, GREEN) == expected
    assert step(pos) == "trade"


@pytest.mark.rule("lisboa.17.14")
def test_the_third_right_house_adds_to_the_workshop() -> None:
    laid: dict[str, Any] = {"stores": SHOPS, "rubble": {GREEN: "earthquake earthquake fire fire tsunami tsunami"}}
    pos = business(
        clergy={GREEN: "abbey_workshop"}, goods={GREEN: "books"}, houses={GREEN: "right right right"}, **laid
    )
    play(pos, "trade produce_goods books", "extra gold")
    assert goods(pos, GREEN) == {"gold": 3, "cloth": 3}
