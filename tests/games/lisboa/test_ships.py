"""Building ships: rules 8.5 to 8.8, and the middle group of houses."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import InfluenceGained, ShipBuilt, ShipUpgraded, TreasuryMoved, WigsScored
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    goods,
    legal,
    play,
    quote,
    refused,
    run,
    slots,
    step,
)

RED_ON_TOP = {"ship_red": 3}


def building(**laid: Any) -> LisboaPosition:
    """Green visits the Marquis, whose visits cost nothing here, and builds a ship."""
    defaults: dict[str, Any] = {"treasury": 2, "goods": {GREEN: "gold cloth books tools"}}
    pos = city(**(defaults | laid))
    card = "blue_marquis_1" if laid.get("period", 1) == 1 else "purple_marquis_1"
    play(pos, f"visit {card}", "state build_ship")
    return pos


def second_period(**laid: Any) -> LisboaPosition:
    defaults: dict[str, Any] = {"period": 2, "hands": {GREEN: "purple_marquis_1"}}
    return building(**(defaults | laid))


def aboard(pos: LisboaPosition, seat: int, dock: int) -> int:
    """How much lies on a dock, counted from 1."""
    return pos.loaded(seat * 3 + dock - 1)


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.8.5")
@pytest.mark.rule("lisboa.8.6")
@pytest.mark.rule("lisboa.8.8")
def test_x12_build_a_ship() -> None:
    pos = city(
        seat=YELLOW,
        hands={YELLOW: "red_king_1"},
        display=("red_manuel_1", "red_marquis_1", "red_king_2", "red_treasury_1"),
        portfolio={YELLOW: "dock1:ship_blue"},
        goods={YELLOW: "cloth books tools"},
        yard=RED_ON_TOP,
    )
    play(pos, "portfolio red_king_1", "tuck")
    assert goods(pos, YELLOW) == {"gold": 1, "cloth": 1, "books": 1, "tools": 1}
    play(pos, "trade build_ship books")
    refused(pos, "tuck", "portfolio-full")
    play(pos, "replace dock2", "pay-good gold", "pay-good cloth")
    assert slots(pos, YELLOW) == {"dock1": "ship_blue", "dock2": "ship_red"}
    assert (pos.value(), pos.influence[YELLOW]) == (4, 4)
    assert goods(pos, YELLOW) == {"tools": 1}
    assert (step(pos), pos.to_move) == ("trade", YELLOW)
    assert "trade recruit_officials tools" in legal(pos)


@pytest.mark.rule("lisboa.8.7")
@pytest.mark.rule("lisboa.8.8")
def test_x13_upgrade() -> None:
    pos = city(
        seat=ORANGE,
        period=2,
        treasury=4,
        hands={ORANGE: "purple_treasury_1"},
        portfolio={ORANGE: "dock1:ship_blue dock2:red_marquis_5"},
        rubble={ORANGE: "earthquake fire tsunami"},
        goods={ORANGE: "gold cloth books tools"},
    )
    play(pos, "portfolio purple_treasury_1")  # a subsidy, so the Treasury falls to 3
    play(pos, "trade build_ship gold")
    assert quote(pos, "upgrade dock1") == {"goods": -2}
    happened = play(pos, "upgrade dock1", "pay-good cloth", "pay-good books")
    assert happened[-3:] == [ShipUpgraded(ORANGE, "ship_purple"), TreasuryMoved(4), InfluenceGained(ORANGE, 6)]
    assert slots(pos, ORANGE)["dock1"] == "ship_purple"
    assert (pos.value(), pos.influence[ORANGE], goods(pos, ORANGE)) == (4, 6, {"tools": 1})


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.rule("lisboa.8.5")
def test_x23_middle_houses() -> None:
    pos = city(
        period=2,
        hands={GREEN: "purple_king_3"},
        stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold")},
        houses={GREEN: "middle middle"},
        goods={GREEN: "books books cloth tools"},
    )
    play(pos, "portfolio purple_king_3", "trade build_ship books")
    assert quote(pos, "tuck") == {"goods": -2}
    play(pos, "tuck", "pay-good books", "pay-good tools")
    assert (slots(pos, GREEN)["dock2"], goods(pos, GREEN)) == ("ship_purple", {"cloth": 1})


# ---- 8.5: goods


@pytest.mark.rule("lisboa.8.5")
def test_the_ship_on_top_and_different_goods() -> None:
    pos = second_period(goods={GREEN: "gold gold cloth books tools"})
    play(pos, "pay-good gold")
    assert refused(pos, "pay-good gold", "paid-already").rule == "lisboa.8.5"
    play(pos, "pay-good books", "pay-good tools")
    assert goods(pos, GREEN) == {"gold": 1, "cloth": 1}
    assert (slots(pos, GREEN), pos.yard) == ({"dock1": "ship_purple"}, [0, 0, 2, 3])


@pytest.mark.rule("lisboa.8.5")
def test_a_good_that_is_not_there_cannot_be_paid() -> None:
    pos = building(goods={GREEN: "cloth books tools"}, yard=RED_ON_TOP)
    assert refused(pos, "pay-good gold", "no-good").rule == "lisboa.8.5"


@pytest.mark.rule("lisboa.8.5")
def test_blue_ships_lie_on_red_ones() -> None:
    pos = building(yard={"ship_blue": 1, "ship_red": 3})
    play(pos, "pay-good tools")
    assert slots(pos, GREEN) == {"dock1": "ship_blue"}
    assert pos.yard == [0, 3, 0, 0]


@pytest.mark.rule("lisboa.8.5")
@pytest.mark.rule("lisboa.8.1")
def test_goods_of_one_type_count_once() -> None:
    pos = city(treasury=2, goods={GREEN: "gold gold"}, yard=RED_ON_TOP)
    play(pos, "visit blue_marquis_1")
    assert step(pos) == "decree"  # no State action could be taken
    pos = city(goods={GREEN: "gold gold books books"}, yard=RED_ON_TOP)
    play(pos, "portfolio blue_king_4")
    play(pos, "trade build_ship books")  # trap 12: the good given may be of a type that is paid as well
    assert goods(pos, GREEN) == {"gold": 2, "books": 1}
    play(pos, "tuck", "pay-good gold")
    assert (goods(pos, GREEN), slots(pos, GREEN)["dock2"]) == ({"gold": 1}, "ship_red")


@pytest.mark.rule("lisboa.8.5")
def test_the_good_given_is_gone_when_the_ship_is_paid() -> None:
    pos = city(goods={GREEN: "gold books tools"}, yard=RED_ON_TOP)
    play(pos, "portfolio blue_king_4")
    assert "trade build_ship books" in legal(pos)
    pos = city(goods={GREEN: "gold books"}, yard=RED_ON_TOP)
    play(pos, "portfolio blue_king_4")
    short = refused(pos, "trade build_ship books", "goods-short")
    assert (short.rule, short.need, short.have, short.later) == ("lisboa.8.5", 2, 1, "ship-goods")


@pytest.mark.rule("lisboa.8.5")
@pytest.mark.rule("lisboa.8.7")
def test_only_what_can_be_paid_is_offered() -> None:
    pos = building(portfolio={GREEN: "dock1:ship_blue"}, yard=RED_ON_TOP, goods={GREEN: "cloth"})
    assert slots(pos, GREEN) == {"dock1": "ship_red"}  # the only way: an upgrade for one good
    assert goods(pos, GREEN) == {}


@pytest.mark.rule("lisboa.8.5")
@pytest.mark.rule("lisboa.8.6")
def test_ways_that_cost_too_much() -> None:
    pos = building(portfolio={GREEN: "dock1:ship_blue dock2:ship_blue"}, yard=RED_ON_TOP, goods={GREEN: "cloth"})
    assert legal(pos) == {"upgrade dock1", "upgrade dock2"}
    laid = {GREEN: "dock1:ship_blue dock2:blue_king_2 dock3:ship_blue"}
    pos = building(portfolio=laid, rubble={GREEN: "earthquake fire tsunami"}, yard=RED_ON_TOP, goods={GREEN: "cloth"})
    short = refused(pos, "replace dock2", "goods-short")
    assert (short.need, short.have, short.later) == (2, 1, "ship-goods")


# ---- 8.6: its dock


@pytest.mark.rule("lisboa.8.6")
def test_a_free_dock_or_a_card_that_goes() -> None:
    pos = building(portfolio={GREEN: "dock1:blue_king_2"}, yard=RED_ON_TOP)
    assert legal(pos) == {"tuck", "replace dock1"}
    refused(pos, "replace dock2", "empty-slot")
    refused(pos, "upgrade dock1", "no-ship-there")
    assert play(pos, "tuck", "pay-good gold", "pay-good tools")[-3] == ShipBuilt(GREEN, "ship_red")
    assert slots(pos, GREEN) == {"dock1": "blue_king_2", "dock2": "ship_red"}
    assert pos.influence[GREEN] == 4


@pytest.mark.rule("lisboa.8.6")
def test_with_a_full_portfolio_any_card_may_go() -> None:
    pos = building(portfolio={GREEN: "dock2:blue_king_2 office1:blue_treasury_2"}, yard=RED_ON_TOP)
    assert legal(pos) == {"replace dock2", "replace office1"}
    play(pos, "replace office1", "pay-good gold", "pay-good tools")
    assert slots(pos, GREEN) == {"dock1": "ship_red", "dock2": "blue_king_2"}


@pytest.mark.rule("lisboa.8.6")
def test_with_room_to_spare_no_treasury_card_goes() -> None:
    laid = {GREEN: "dock1:blue_king_2 office1:blue_treasury_2"}
    pos = building(portfolio=laid, rubble={GREEN: "earthquake fire tsunami"}, yard=RED_ON_TOP)
    assert legal(pos) == {"tuck", "replace dock1"}
    assert refused(pos, "replace office1", "other-row").rule == "lisboa.4.3"


@pytest.mark.rule("lisboa.8.6")
def test_three_docks_are_full() -> None:
    laid = {GREEN: "dock1:ship_red dock2:ship_red dock3:ship_red office1:blue_treasury_2"}
    sets = {GREEN: "earthquake earthquake earthquake fire fire fire tsunami tsunami tsunami"}
    pos = second_period(portfolio=laid, rubble=sets)
    assert legal(pos) == {f"upgrade dock{n}" for n in (1, 2, 3)}
    refused(pos, "tuck", "docks-full")
    refused(pos, "replace office1", "docks-full")


# ---- 8.7: upgrading


@pytest.mark.rule("lisboa.8.7")
def test_a_ship_on_a_smaller_one_has_one_way() -> None:
    """R11, R13: the difference is paid, the cargo stays; it cannot be discarded for the full price."""
    laid = {"portfolio": {GREEN: "dock1:ship_red dock2:blue_king_2"}, "cargo": {(GREEN, 1): "tools"}}
    pos = second_period(**laid)
    assert legal(pos) == {"upgrade dock1", "replace dock2"}
    assert (quote(pos, "upgrade dock1"), quote(pos, "replace dock2")) == ({"goods": -1}, {"goods": -3})
    assert refused(pos, "replace dock1", "cargo-stays").rule == "lisboa.8.7"
    play(pos, "upgrade dock1", "pay-good gold")
    assert slots(pos, GREEN) == {"dock1": "ship_purple", "dock2": "blue_king_2"}
    assert (aboard(pos, GREEN, 1), goods(pos, GREEN)) == (1, {"cloth": 1, "books": 1, "tools": 1})
    assert pos.yard == [0, 0, 2, 3]


@pytest.mark.rule("lisboa.8.7")
def test_a_ship_on_an_equal_one_costs_nothing_and_keeps_the_cargo() -> None:
    """R11: what it brings is the Treasury's step and the Influence."""
    laid = {"portfolio": {GREEN: "dock1:ship_red dock2:blue_king_2"}, "cargo": {(GREEN, 1): "tools"}}
    pos = building(**laid, yard=RED_ON_TOP)
    assert legal(pos) == {"upgrade dock1", "replace dock2"}
    assert quote(pos, "upgrade dock1") == {"goods": 0}
    assert refused(pos, "replace dock1", "cargo-stays").rule == "lisboa.8.7"
    assert play(pos, "upgrade dock1") == [ShipUpgraded(GREEN, "ship_red"), TreasuryMoved(3), InfluenceGained(GREEN, 4)]
    assert slots(pos, GREEN) == {"dock1": "ship_red", "dock2": "blue_king_2"}
    assert (aboard(pos, GREEN, 1), sum(goods(pos, GREEN).values()), pos.yard) == (1, 4, [0, 2, 0, 0])


@pytest.mark.rule("lisboa.8.7")
@pytest.mark.rule("lisboa.8.1")
def test_an_equal_ship_needs_no_goods_at_all() -> None:
    pos = building(portfolio={GREEN: "dock1:ship_red"}, yard=RED_ON_TOP, goods={})
    assert (slots(pos, GREEN), pos.yard) == ({"dock1": "ship_red"}, [0, 2, 0, 0])


@pytest.mark.rule("lisboa.8.7")
@pytest.mark.rule("lisboa.4.3")
def test_a_larger_ship_goes_with_its_cargo() -> None:
    """R11, R13: a smaller one takes its place at the full price."""
    pos = building(portfolio={GREEN: "dock1:ship_purple"}, cargo={(GREEN, 1): "tools"}, yard=RED_ON_TOP)
    assert legal(pos) == {"tuck", "replace dock1"}
    small = refused(pos, "upgrade dock1", "smaller-ship")
    assert (small.rule, small.need, small.have) == ("lisboa.8.7", 3, 2)
    refused(pos, "upgrade dock3", "no-ship-there")
    assert quote(pos, "replace dock1") == {"goods": -2}
    play(pos, "replace dock1", "pay-good gold", "pay-good cloth")
    assert (slots(pos, GREEN), aboard(pos, GREEN, 1)) == ({"dock1": "ship_red"}, 0)


@pytest.mark.rule("lisboa.8.7")
def test_every_card_of_the_portfolio_is_offered_in_one_way() -> None:
    """Nothing that would be refused for its kind stands among the candidates."""
    laid = {GREEN: "dock1:ship_blue dock2:ship_red dock3:ship_purple office1:blue_treasury_2"}
    pos = building(portfolio=laid, rubble={GREEN: "earthquake fire tsunami"}, yard=RED_ON_TOP)
    found = [move.notation for move in pos.candidates()]
    assert found == ["tuck", "upgrade dock1", "upgrade dock2", "replace dock3", "replace office1"]


@pytest.mark.rule("lisboa.8.7")
def test_the_difference_may_be_more_than_one() -> None:
    pos = second_period(portfolio={GREEN: "dock1:ship_blue"}, yard={"ship_brown": 1})
    assert (quote(pos, "upgrade dock1"), quote(pos, "tuck")) == ({"goods": -3}, {"goods": -4})
    play(pos, "upgrade dock1", "pay-good gold", "pay-good cloth", "pay-good books")
    assert slots(pos, GREEN) == {"dock1": "ship_brown"}


@pytest.mark.rule("lisboa.8.7")
def test_an_upgraded_ship_at_sea_stays_at_sea() -> None:
    """R12: it can only happen to a follower."""
    pos = city(
        seat=YELLOW,
        treasury=2,
        hands={YELLOW: "blue_marquis_1", PURPLE: "blue_king_4 blue_king_1", GREEN: "blue_marquis_2"},
        favors={GREEN: "marquis"},
        portfolio={GREEN: "dock1:ship_blue"},
        cargo={(GREEN, 1): "gold"},
        at_sea=[(GREEN, 1)],
        goods={GREEN: "cloth", PURPLE: "books tools"},
        yard=RED_ON_TOP,
    )
    play(pos, "visit blue_marquis_1", "decree goldsmiths", "follow", "state build_ship")
    assert slots(pos, GREEN) == {"dock1": "ship_red"}
    assert (aboard(pos, GREEN, 1), pos.at_sea[GREEN * 3]) == (1, 1)
    run(pos, "take manuel", "portfolio blue_king_4")
    assert refused(pos, "load books p1_dock1", "at-sea").rule == "lisboa.6.4"


# ---- 8.8: what a new ship brings


@pytest.mark.rule("lisboa.8.8")
def test_treasury_first_then_influence_with_the_new_ship() -> None:
    pos = building(portfolio={GREEN: "dock1:blue_king_1"}, influence={GREEN: 3}, yard=RED_ON_TOP)
    happened = play(pos, "tuck", "pay-good gold", "pay-good tools")
    assert happened[-2:] == [TreasuryMoved(3), InfluenceGained(GREEN, 5)]
    assert pos.influence[GREEN] == 8


@pytest.mark.rule("lisboa.8.8")
@pytest.mark.rule("lisboa.5.2")
def test_a_gain_that_ends_on_ten() -> None:
    pos = building(portfolio={GREEN: "dock1:blue_king_1"}, influence={GREEN: 7}, yard=RED_ON_TOP)
    happened = play(pos, "tuck", "pay-good gold", "pay-good tools")
    assert happened[-2:] == [InfluenceGained(GREEN, 3), WigsScored(GREEN, 1, "court")]
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (10, 6)


@pytest.mark.rule("lisboa.8.8")
def test_a_card_that_went_no_longer_counts() -> None:
    pos = building(portfolio={GREEN: "dock1:blue_king_1 dock2:red_marquis_5"}, yard=RED_ON_TOP)
    play(pos, "replace dock2", "pay-good gold", "pay-good tools")
    assert pos.influence[GREEN] == 3 + 2


@pytest.mark.rule("lisboa.8.8")
@pytest.mark.rule("lisboa.1.6")
def test_the_treasury_stays_on_its_track() -> None:
    pos = city(treasury=6, influence={GREEN: 2}, goods={GREEN: "gold"})
    play(pos, "visit blue_marquis_1", "state build_ship")
    assert pos.value() == 6
    assert slots(pos, GREEN) == {"dock1": "ship_blue"}


# ---- 10.6: the middle group of houses


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.parametrize(
    ("houses", "due", "upgrade"),
    [
        ("left left right", 3, 2),
        ("middle left left", 2, 1),
        ("middle middle left", 2, 1),
        ("middle middle middle", 0, 0),
    ],
)
def test_houses_make_ships_cheaper(houses: str, due: int, upgrade: int) -> None:
    pos = second_period(
        stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold"), "c1": (GREEN, "gold")},
        houses={GREEN: houses},
        portfolio={GREEN: "dock1:ship_blue"},
    )
    assert (quote(pos, "tuck"), quote(pos, "upgrade dock1")) == ({"goods": -due}, {"goods": -upgrade})


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.rule("lisboa.8.5")
def test_a_ship_for_nothing_still_costs_the_good_traded() -> None:
    pos = city(
        stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold"), "c1": (GREEN, "gold")},
        houses={GREEN: "middle middle middle"},
        goods={GREEN: "books"},
        yard=RED_ON_TOP,
    )
    play(pos, "portfolio blue_king_4", "trade build_ship books", "tuck")
    assert (goods(pos, GREEN), slots(pos, GREEN)["dock2"]) == ({}, "ship_red")
    assert pos.influence[GREEN] == 3 + 2


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.rule("lisboa.17.14")
def test_house_and_blessing_together_never_below_zero() -> None:
    laid: dict[str, Any] = {"stores": {"a1": (GREEN, "gold")}, "houses": {GREEN: "middle"}}
    laid |= {"clergy": {GREEN: "blessing_of_ships"}, "portfolio": {GREEN: "dock1:ship_blue"}}
    pos = building(**laid, yard=RED_ON_TOP)
    assert (quote(pos, "tuck"), quote(pos, "upgrade dock1")) == ({"goods": 0}, {"goods": 0})
    play(pos, "upgrade dock1")
    assert goods(pos, GREEN) == {"gold": 1, "cloth": 1, "books": 1, "tools": 1}
