"""Selling goods: chapter 6."""

import pytest

from gaiola.games.lisboa.events import BonusPaid, GoodSold, Sailed, SoldWithoutShip, WigsScored
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.sales import can_sell
from tests.games.lisboa.opening import opening
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    goods,
    hand,
    legal,
    play,
    quote,
    refused,
    run,
    seen,
    step,
)

SET = "earthquake fire tsunami "


def aboard(pos: LisboaPosition, seat: int, dock: int) -> dict[str, int]:
    """The goods on a dock."""
    cargo = seen(pos, "players", seat, "portfolio", f"dock{dock}", "cargo")
    return {good: number for good, number in cargo.items() if number}


# ---- 6.1, 6.2: goods, ships and prices


@pytest.mark.rule("lisboa.6.2")
def test_x10_sale() -> None:
    """Books 5, cloth and gold 4, tools 3. Green sells two gold to his own red ship for 10, and two books to purple's
    ship for 14; the red ship sails and brings 2 wigs, purple's lacks a good. The tool is not sold."""
    pos = city(
        goods={GREEN: "gold gold books books tools"},
        prices={"books": 5, "cloth": 4, "gold": 4, "tools": 3},
        portfolio={GREEN: "dock1:ship_red", PURPLE: "dock1:ship_purple"},
    )
    run(pos, "portfolio blue_king_1", "tuck")
    assert play(pos, "load gold p1_dock1") == [GoodSold(GREEN, "gold", 5, "ship_red", GREEN)]
    assert play(pos, "load gold p1_dock1") == [
        GoodSold(GREEN, "gold", 5, "ship_red", GREEN),
        Sailed(GREEN, "ship_red", 2),
        WigsScored(GREEN, 2, "crates"),
    ]
    assert pos.reis[GREEN] == 10
    assert quote(pos, "load books p3_dock1") == {"reis": 7}
    assert play(pos, "load books p3_dock1") == [GoodSold(GREEN, "books", 7, "ship_purple", PURPLE)]
    run(pos, "load books p3_dock1", "done")
    assert pos.reis == [24, 0, 0, 0] and pos.wigs == [7, 5, 5, 5]
    assert goods(pos, GREEN) == {"cloth": 1, "tools": 1} and step(pos) == "take-card"
    assert aboard(pos, PURPLE, 1) == {"books": 2} and aboard(pos, GREEN, 1) == {"gold": 2}


@pytest.mark.rule("lisboa.6.1")
def test_one_after_the_other_to_ships_of_any_player() -> None:
    """As many as one likes: after the first good one may stop at any time."""
    pos = city(
        goods={GREEN: "gold cloth"},
        portfolio={YELLOW: "dock2:ship_blue", ORANGE: "dock3:ship_brown"},
    )
    run(pos, "portfolio blue_king_4")
    ships = ("p2_dock2", "p4_dock3")
    sales = {f"load {good} {ship}" for good in ("gold", "cloth") for ship in ships}
    assert {move for move in legal(pos) if not move.startswith("trade")} == sales
    run(pos, "load gold p4_dock3")
    assert legal(pos) == {"load cloth p2_dock2", "load cloth p4_dock3", "done"}
    run(pos, "done")
    assert step(pos) == "take-card" and goods(pos, GREEN) == {"cloth": 1}


@pytest.mark.rule("lisboa.6.1")
def test_a_sale_ends_by_itself() -> None:
    """No goods are left; or no ship is."""
    pos = city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_brown"})
    run(pos, "portfolio blue_king_4", "load gold p2_dock1")
    assert step(pos) == "take-card"
    pos = city(goods={GREEN: "gold cloth"}, portfolio={YELLOW: "dock1:ship_blue"})
    run(pos, "portfolio blue_king_4", "load gold p2_dock1")
    assert step(pos) == "take-card" and goods(pos, GREEN) == {"cloth": 1}


@pytest.mark.rule("lisboa.6.1")
def test_goods_that_one_has_and_ships_that_are_there() -> None:
    pos = city(
        goods={GREEN: "gold gold"},
        portfolio={YELLOW: "dock1:ship_brown dock2:blue_king_3"},
        at_sea=[],
    )
    run(pos, "portfolio blue_king_4")
    for _ in range(2):
        assert refused(pos, "load cloth p2_dock1", "no-good").rule == "lisboa.6.1"
        for berth in ("p2_dock2", "p2_dock3", "p1_dock1", "p4_dock1"):
            assert refused(pos, f"load gold {berth}", "no-ship").rule == "lisboa.6.1"
        if step(pos) == "business":
            run(pos, "load gold p2_dock1")


@pytest.mark.rule("lisboa.6.1")
def test_the_docks_of_an_empty_chair_have_no_ships() -> None:
    pos = city(2, goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_brown"})
    run(pos, "portfolio blue_king_4")
    refused(pos, "load gold p3_dock1", "no-ship")


@pytest.mark.rule("lisboa.6.1")
def test_selling_and_trading_do_not_mix() -> None:
    pos = city(goods={GREEN: "gold gold"}, portfolio={YELLOW: "dock1:ship_brown"})
    run(pos, "portfolio blue_king_4")
    sold = pos.copy()
    run(sold, "load gold p2_dock1")
    assert legal(sold) == {"load gold p2_dock1", "done"}
    refused(sold, "trade get_favor gold", "not-now")
    run(pos, "trade get_favor gold", "favor king")
    refused(pos, "load gold p2_dock1", "not-now")


@pytest.mark.rule("lisboa.6.2")
@pytest.mark.parametrize(("ship", "modifier"), [("blue", 0), ("red", 1), ("purple", 2), ("brown", 3)])
@pytest.mark.parametrize(("good", "price"), [("gold", 6), ("cloth", 5), ("books", 4), ("tools", 2)])
def test_the_market_price_and_the_modifier_of_the_ship(ship: str, modifier: int, good: str, price: int) -> None:
    pos = city(
        goods={GREEN: good}, portfolio={YELLOW: f"dock1:ship_{ship}"}, prices={"books": 4, "tools": 2}, reis={GREEN: 1}
    )
    run(pos, "portfolio blue_king_4")
    assert quote(pos, f"load {good} p2_dock1") == {"reis": price + modifier}
    run(pos, f"load {good} p2_dock1")
    assert pos.reis == [1 + price + modifier, 0, 0, 0]
    assert seen(pos, "prices") == {"gold": 6, "cloth": 5, "books": 4, "tools": 2}


@pytest.mark.rule("lisboa.6.2")
def test_own_bonuses() -> None:
    """17.11: 1 more on own ships, 2 more for books, 1 more for all; cloth for not less than 4."""
    office = "office1:blue_treasury_2 office2:red_treasury_1 office3:purple_treasury_6"
    pos = city(
        goods={GREEN: "books cloth gold"},
        rubble={GREEN: SET * 3},
        clergy={GREEN: "mission_trade"},
        prices={"cloth": 3},
        portfolio={GREEN: f"dock1:ship_red {office}", YELLOW: "dock1:ship_red office1:brown_treasury_3"},
    )
    run(pos, "portfolio blue_king_4", "tuck")
    assert quote(pos, "load books p1_dock1") == {"reis": 5 + 1 + 1 + 2 + 1}
    assert quote(pos, "load books p2_dock1") == {"reis": 5 + 1 + 2 + 1}
    assert quote(pos, "load cloth p2_dock1") == {"reis": 4 + 1 + 1}
    assert quote(pos, "load gold p2_dock1") == {"reis": 6 + 1 + 1}
    assert quote(pos, "load gold p1_dock1") == {"reis": 6 + 1 + 1 + 1}


@pytest.mark.rule("lisboa.6.2")
def test_a_bonus_once_for_the_whole_sale() -> None:
    """17.11: 3 réis with the first good."""
    pos = city(goods={GREEN: "gold cloth"}, portfolio={GREEN: "office1:blue_treasury_3", YELLOW: "dock1:ship_brown"})
    run(pos, "portfolio blue_king_4")
    assert BonusPaid(GREEN, 3) in play(pos, "load gold p2_dock1") and pos.reis[GREEN] == 3 + 9
    assert BonusPaid(GREEN, 3) not in play(pos, "load cloth p2_dock1") and pos.reis[GREEN] == 12 + 8


@pytest.mark.rule("lisboa.6.2")
def test_the_owner_of_the_ship_may_earn_a_fee() -> None:
    """17.11: 2 réis of the supply for each good of an opponent, nothing for the own ones."""
    pos = city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_brown office1:purple_treasury_2"})
    run(pos, "portfolio blue_king_4")
    assert BonusPaid(YELLOW, 2) in play(pos, "load gold p2_dock1") and pos.reis == [9, 2, 0, 0]
    pos = city(
        goods={GREEN: "gold"}, portfolio={GREEN: "dock1:ship_brown office1:purple_treasury_2"}, rubble={GREEN: SET}
    )
    run(pos, "portfolio blue_king_4", "tuck", "load gold p1_dock1")
    assert pos.reis == [9, 0, 0, 0]


# ---- 6.3, 6.4: cargo, and setting sail


@pytest.mark.rule("lisboa.6.3")
@pytest.mark.parametrize(("ship", "hull"), [("blue", 1), ("red", 2), ("purple", 3), ("brown", 4)])
def test_a_ship_takes_as_many_goods_as_its_hull(ship: str, hull: int) -> None:
    pos = city(
        goods={GREEN: "gold gold cloth cloth books books"},
        portfolio={YELLOW: f"dock1:ship_{ship}"},
        influence={GREEN: 1},
    )
    run(pos, "portfolio blue_king_4")
    loaded = 0
    while any(move.startswith("load") for move in legal(pos)):
        run(pos, next(move for move in sorted(legal(pos)) if move.startswith("load")))
        loaded += 1
    assert loaded == hull and pos.wigs == [7, 5 + hull, 5, 5]


@pytest.mark.rule("lisboa.6.3")
def test_goods_stay_on_the_dock_until_the_ship_is_full() -> None:
    """Also over the turns of others and of the owner."""
    hands = {GREEN: "blue_king_4", YELLOW: "blue_king_1", PURPLE: "blue_king_2"}
    pos = city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_red"}, hands=hands)
    run(pos, "portfolio blue_king_4", "load gold p2_dock1", "take king", "gold blue_king_1", "take king")
    assert pos.turn == PURPLE and aboard(pos, YELLOW, 1) == {"gold": 1}


@pytest.mark.rule("lisboa.6.4")
def test_a_full_ship_sets_sail_at_once() -> None:
    """Traps 10 and 11: in the middle of a sale; the wigs are the owner's, whoever sells. It takes nothing more."""
    pos = city(
        goods={GREEN: "gold cloth"}, portfolio={YELLOW: "dock1:ship_red dock2:ship_red"}, cargo={(1, 1): "tools"}
    )
    run(pos, "portfolio blue_king_4")
    events = play(pos, "load gold p2_dock1")
    assert events == [
        GoodSold(GREEN, "gold", 7, "ship_red", YELLOW),
        Sailed(YELLOW, "ship_red", 2),
        WigsScored(YELLOW, 2, "crates"),
    ]
    assert legal(pos) == {"load cloth p2_dock2", "done"}
    assert refused(pos, "load cloth p2_dock1", "at-sea").rule == "lisboa.6.4"
    assert seen(pos, "players", YELLOW, "portfolio", "dock1", "at_sea")
    assert aboard(pos, YELLOW, 1) == {"gold": 1, "tools": 1}


@pytest.mark.rule("lisboa.6.4")
def test_a_ship_at_sea_waits_for_its_owners_turn() -> None:
    """Yellow's ship has sailed: green, purple and orange cannot use it; yellow finds it in her dock."""
    hands = {GREEN: "blue_king_4", YELLOW: "blue_king_1", PURPLE: "blue_king_2", ORANGE: "blue_king_3"}
    pos = city(
        seat=PURPLE,
        goods={PURPLE: "gold", ORANGE: "cloth"},
        portfolio={YELLOW: "dock1:ship_blue"},
        cargo={(YELLOW, 1): "gold"},
        at_sea=[(YELLOW, 1)],
        hands=hands,
    )
    run(pos, "portfolio blue_king_2", "clergy top")
    refused(pos, "load gold p2_dock1", "at-sea")
    run(pos, "trade acquire_plan gold", "plan blue", "take king", "portfolio blue_king_3", "favor king")
    refused(pos, "load cloth p2_dock1", "at-sea")
    run(pos, "trade get_favor cloth", "favor manuel", "take king", "gold blue_king_4", "take king")
    assert pos.turn == YELLOW
    run(pos, "portfolio blue_king_1", "tuck")
    assert "load cloth p2_dock1" in legal(pos)


@pytest.mark.rule("lisboa.6.4")
def test_benefits_of_a_ship_that_sails() -> None:
    """17.11, 17.13: 3 réis and 1 wig more for its owner."""
    pos = city(
        goods={GREEN: "gold"},
        portfolio={YELLOW: "dock1:ship_blue office1:red_treasury_2"},
        clergy={YELLOW: "sailors_votive"},
    )
    run(pos, "portfolio blue_king_4")
    events = play(pos, "load gold p2_dock1")
    assert events[2:] == [WigsScored(YELLOW, 1, "crates"), WigsScored(YELLOW, 1, "clergy"), BonusPaid(YELLOW, 3)]
    assert pos.wigs[YELLOW] == 7 and pos.reis == [6, 3, 0, 0]


# ---- 6.5: at least one


@pytest.mark.rule("lisboa.6.5")
def test_without_a_ship_there_is_only_trade() -> None:
    """Trap 6: so the first cards of a game go to the portfolio only with a trade."""
    pos, _ = opening(4)
    assert "portfolio blue_manuel_1" in legal(pos)
    run(pos, "portfolio blue_manuel_1")
    assert all(move.startswith("trade") for move in legal(pos))
    assert hand(pos, GREEN) == [f"blue_manuel_{n}" for n in (2, 3, 4, 5)]


@pytest.mark.rule("lisboa.6.5")
def test_a_good_that_nobody_takes_needs_a_ship() -> None:
    """Green has a book, no store and no other good: only a sale helps."""
    pos = city(goods={GREEN: "books"})
    refusal = refused(pos, "portfolio blue_king_4", "no-ship")
    assert refusal.later == "business"
    pos = city(goods={GREEN: "books"}, portfolio={YELLOW: "dock1:ship_blue"})
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"load books p2_dock1"}
    pos = city(goods={GREEN: "books"}, portfolio={YELLOW: "dock1:ship_blue"}, cargo={(1, 1): "gold"}, at_sea=[(1, 1)])
    refused(pos, "portfolio blue_king_4", "no-ship")


@pytest.mark.rule("lisboa.6.5")
def test_a_benefit_does_without_a_ship_once() -> None:
    """17.11: one good of the sale goes to the supply; the sale bonus counts, no ship's modifier."""
    pos = city(
        goods={GREEN: "books books"},
        portfolio={GREEN: "office1:purple_treasury_1 office2:red_treasury_1"},
        rubble={GREEN: SET},
    )
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"market books", "trade build_ship books"}
    assert refused(pos, "market gold", "no-good").rule == "lisboa.6.1"
    assert play(pos, "market books") == [SoldWithoutShip(GREEN, "books", 7)]
    assert step(pos) == "take-card" and goods(pos, GREEN) == {"books": 1}


@pytest.mark.rule("lisboa.6.5")
def test_everything_else_needs_a_ship() -> None:
    pos = city(
        goods={GREEN: "books books gold"},
        portfolio={GREEN: "office1:purple_treasury_1", YELLOW: "dock1:ship_brown"},
    )
    run(pos, "portfolio blue_king_4", "market books")
    assert legal(pos) == {"load books p2_dock1", "load gold p2_dock1", "done"}
    refusal = refused(pos, "market gold", "needs-ship")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.6.5", 2, 1)
    pos = city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_brown"})
    run(pos, "portfolio blue_king_4")
    refusal = refused(pos, "market gold", "needs-ship")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.6.5", 1, 0)


@pytest.mark.rule("lisboa.6.5")
def test_whoever_sells_through_an_event_sells_at_least_one() -> None:
    """The first part, producing, has no store; the second is a sale with 1 more for each good."""
    pos = city(
        reis={GREEN: 3}, goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_red"}, hands={GREEN: "blue_treasury_3"}
    )
    run(pos, "sponsor blue_treasury_3", "part")
    assert step(pos) == "sell" and legal(pos) == {"load gold p2_dock1"}
    refusal = refused(pos, "done", "at-least-one")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.6.5", 1, 0)
    run(pos, "load gold p2_dock1")
    assert pos.reis[GREEN] == 6 + 1 + 1


@pytest.mark.rule("lisboa.6.5")
def test_an_event_to_sell_needs_a_good_and_a_ship() -> None:
    for own, ship in (({GREEN: "gold"}, {}), ({}, {YELLOW: "dock1:ship_red"})):
        pos = city(reis={GREEN: 3}, goods=own, portfolio=ship, hands={GREEN: "blue_treasury_3"})
        assert refused(pos, "sponsor blue_treasury_3", "at-least-one").later == "event"


@pytest.mark.rule("lisboa.6.5")
def test_what_a_sale_lacks() -> None:
    """Nobody is told so, since a card for the portfolio names what is missing for a good, and an event its parts."""
    refusal = can_sell(city(portfolio={YELLOW: "dock1:ship_red"}), GREEN)
    assert refusal is not None and refusal.key == "no-goods"
    refusal = can_sell(city(goods={GREEN: "gold"}), GREEN)
    assert refusal is not None and refusal.key == "no-ship"
    assert can_sell(city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_red"}), GREEN) is None
