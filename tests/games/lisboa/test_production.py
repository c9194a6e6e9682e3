"""Producing goods: rules 8.9 and 8.10, and the right group of houses."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import GoodTaken, NoRoom, PriceFell
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import GREEN, PURPLE, YELLOW, city, goods, legal, play, price, refused, step

ONE_SET = "earthquake fire tsunami"
START = {"gold": 6, "cloth": 5, "books": 5, "tools": 5}


def producing(**laid: Any) -> LisboaPosition:
    """Green visits the Marquis, whose visits cost nothing here, and can produce."""
    pos = city(**({"treasury": 2} | laid))
    play(pos, "visit blue_marquis_1")
    return pos


def prices(pos: LisboaPosition) -> dict[str, int]:
    return {good: price(pos, good) for good in START}


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.8.9")
@pytest.mark.rule("lisboa.8.10")
@pytest.mark.parametrize(
    ("before", "after", "market", "fallen"),
    [
        pytest.param("", {"gold": 1, "cloth": 1, "books": 2}, (6, 5, 5, 5), (5, 4, 4, 5), id="x14a"),
        pytest.param(
            "gold cloth books books",
            {"gold": 2, "cloth": 2, "books": 3},
            (5, 4, 4, 5),
            (4, 3, 3, 5),
            id="x14b",
        ),
        pytest.param(
            "gold gold cloth cloth books books books",
            {"gold": 3, "cloth": 3, "books": 3},
            (4, 3, 3, 5),
            (3, 2, 3, 5),
            id="x14c",
        ),
    ],
)
def test_x14_production(before: str, after: dict[str, int], market: tuple[int, ...], fallen: tuple[int, ...]) -> None:
    pos = producing(
        seat=PURPLE,
        hands={PURPLE: "blue_marquis_1"},
        stores={"a1": (PURPLE, "gold"), "b2": (PURPLE, "cloth"), "c3": (PURPLE, "books"), "d4": (PURPLE, "books")},
        rubble={PURPLE: ONE_SET},
        goods={PURPLE: before},
        prices=dict(zip(START, market, strict=True)),
        yard={},
    )
    play(pos, "state produce_goods")
    assert goods(pos, PURPLE) == after
    assert tuple(prices(pos).values()) == fallen


@pytest.mark.rule("lisboa.10.6")
def test_x24_right_houses() -> None:
    pos = producing(
        seat=YELLOW,
        hands={YELLOW: "blue_marquis_1"},
        stores={"a2": (YELLOW, "cloth"), "b3": (YELLOW, "cloth"), "c3": (YELLOW, "books"), "d5": (YELLOW, "tools")},
        houses={YELLOW: "right right right left"},
        rubble={YELLOW: ONE_SET},
        goods={YELLOW: "gold"},
        yard={},
    )
    play(pos, "state produce_goods")
    assert goods(pos, YELLOW) == {"gold": 1, "cloth": 3, "books": 2, "tools": 2}
    assert prices(pos) == {"gold": 6, "cloth": 4, "books": 4, "tools": 4}


# ---- 8.9, 8.10


@pytest.mark.rule("lisboa.8.9")
def test_only_own_stores_produce_and_by_the_street_they_face() -> None:
    pos = producing(
        stores={"a2": (GREEN, "gold"), "b2": (GREEN, "cloth"), "a3": (YELLOW, "books"), "a4": (YELLOW, "tools")}
    )
    play(pos, "state produce_goods")
    assert (goods(pos, GREEN), goods(pos, YELLOW)) == ({"gold": 1, "cloth": 1}, {})
    assert prices(pos) == START | {"gold": 5, "cloth": 4}


@pytest.mark.rule("lisboa.8.9")
@pytest.mark.rule("lisboa.8.10")
def test_a_full_warehouse_produces_nothing_and_keeps_its_price() -> None:
    """Trap 13."""
    stores = {"a1": (GREEN, "gold"), "b1": (GREEN, "gold"), "a3": (GREEN, "books")}
    pos = producing(stores=stores, goods={GREEN: "gold gold"}, yard={})
    happened = play(pos, "state produce_goods")
    assert [event for event in happened if isinstance(event, GoodTaken | NoRoom | PriceFell)] == [
        GoodTaken(GREEN, "books", 1),
        PriceFell("books", 4),
    ]
    assert (goods(pos, GREEN), prices(pos)) == ({"gold": 2, "books": 1}, START | {"books": 4})


@pytest.mark.rule("lisboa.8.10")
def test_a_price_falls_by_one_for_its_type_however_many_goods() -> None:
    """Trap 14."""
    pos = producing(stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold"), "c1": (GREEN, "gold")})
    happened = play(pos, "state produce_goods")
    assert happened[1:4] == [GoodTaken(GREEN, "gold", 2), NoRoom(GREEN, "gold", 1), PriceFell("gold", 5)]
    assert price(pos, "gold") == 5


@pytest.mark.rule("lisboa.8.10")
@pytest.mark.rule("lisboa.1.7")
def test_at_the_lowest_price_goods_are_still_produced() -> None:
    """Trap 14."""
    pos = producing(stores={"a1": (GREEN, "gold")}, prices={"gold": 2})
    play(pos, "state produce_goods")
    assert (goods(pos, GREEN), price(pos, "gold")) == ({"gold": 1}, 2)


# ---- 10.6: the right group of houses


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.parametrize("houses", ["right left left", "right right left"])
def test_one_or_two_houses_bring_one_more_good(houses: str) -> None:
    stores = {"a1": (GREEN, "gold"), "a3": (GREEN, "books"), "a5": (GREEN, "tools")}
    pos = producing(stores=stores, houses={GREEN: houses}, goods={GREEN: "tools tools"}, yard={})
    play(pos, "state produce_goods")
    assert legal(pos) == {"extra gold", "extra books"}
    assert refused(pos, "extra cloth", "not-produced").rule == "lisboa.10.6"
    refused(pos, "extra tools", "not-produced")  # trap 13: the warehouse was full
    play(pos, "extra books")
    assert goods(pos, GREEN) == {"gold": 1, "books": 2, "tools": 2}
    assert (step(pos), prices(pos)) == ("decree", START | {"gold": 5, "books": 4})


@pytest.mark.rule("lisboa.10.6")
def test_one_more_needs_room() -> None:
    stores = {"a1": (GREEN, "gold"), "a3": (GREEN, "books"), "a5": (GREEN, "tools")}
    pos = producing(stores=stores, houses={GREEN: "right left left"}, goods={GREEN: "gold"}, yard={})
    play(pos, "state produce_goods")
    assert legal(pos) == {"extra books", "extra tools"}
    full = refused(pos, "extra gold", "no-room")
    assert (full.rule, full.need, full.have) == ("lisboa.4.8", 1, 0)


@pytest.mark.rule("lisboa.10.6")
def test_without_room_the_bonus_lapses() -> None:
    pos = producing(stores={"a1": (GREEN, "gold")}, houses={GREEN: "right"}, goods={GREEN: "gold"}, yard={})
    play(pos, "state produce_goods")
    assert (goods(pos, GREEN), step(pos)) == ({"gold": 2}, "decree")


@pytest.mark.rule("lisboa.10.6")
def test_three_houses_bring_one_more_of_each_with_room() -> None:
    stores = {"a1": (GREEN, "gold"), "a3": (GREEN, "books"), "a5": (GREEN, "tools")}
    pos = producing(stores=stores, houses={GREEN: "right right right"}, goods={GREEN: "gold tools tools"}, yard={})
    play(pos, "state produce_goods")
    assert (goods(pos, GREEN), step(pos)) == ({"gold": 2, "books": 2, "tools": 2}, "decree")
    assert prices(pos) == START | {"gold": 5, "books": 4}


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.rule("lisboa.17.14")
@pytest.mark.parametrize(
    ("houses", "extras", "after"),
    [
        ("right left left", ["extra gold", "extra gold"], {"gold": 3, "books": 1, "cloth": 1}),
        ("right right right", ["extra gold"], {"gold": 3, "books": 2, "cloth": 2}),
    ],
)
def test_the_workshop_adds_to_the_houses(houses: str, extras: list[str], after: dict[str, int]) -> None:
    pos = producing(
        stores={"a1": (GREEN, "gold"), "a3": (GREEN, "books"), "b3": (GREEN, "cloth")},
        houses={GREEN: houses},
        clergy={GREEN: "abbey_workshop tithe_barn"},
        yard={},
    )
    play(pos, "state produce_goods", *extras)
    assert (goods(pos, GREEN), step(pos)) == (after, "decree")
