"""Ships, markets and colonies: chapter 10, but for the King's rewards."""

from typing import Any

import pytest

from gaiola.games.madeira import terminal
from gaiola.games.madeira.events import GoodsSold, ShipMoved, WoodBought, WoodDiscarded, WoodTaken
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.words import Words
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answers,
    goods_of,
    island,
    play,
    quote,
    refused,
    sequence,
    ship_at,
    step,
    through_saves,
    to_move,
    workers_at,
)

MARKETS = ("wheat", "sugar", "wine")
COLONIES = ("acores", "brasil", "india")
PLENTY = "wheat wheat wheat wheat sugar sugar sugar sugar wine wine wine wine"
OPEN = {  # the slots with 2, 3 and 4 players
    2: [
        *(f"{market}_{n}" for market in MARKETS for n in ("2", "3", "pair")),
        *(f"{c}_{n}" for c in COLONIES for n in "13"),
    ],
    3: [*(f"{market}_{n}" for market in MARKETS for n in "1234"), *(f"{c}_{n}" for c in COLONIES for n in "123")],
    4: [*(f"{market}_{n}" for market in MARKETS for n in "1234"), *(f"{c}_{n}" for c in COLONIES for n in "1234")],
}
SALES = {  # goods to discard / Reals
    "wheat": {1: 1, 2: 4, 3: 7, 4: 10},
    "sugar": {1: 2, 2: 6, 3: 10, 4: 14},
    "wine": {1: 3, 2: 8, 3: 13, 4: 18},
}


def fleet(players: int = 2, **more: Any) -> MadeiraPosition:
    """Yellow, about to move up to two ships with the Commander."""
    laid: dict[str, Any] = {"dice": {YELLOW: [3]}}
    pos = island(players, **(laid | more))
    sequence(pos, "die 3 moinho", "act")
    return pos


# ---- 10.1: one ship, one slot


@pytest.mark.rule("madeira.10.1")
@pytest.mark.rule("madeira.10.5")
@pytest.mark.rule("madeira.10.6")
@pytest.mark.rule("madeira.10.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_slots_open_for_each_number_of_players(players: int) -> None:
    """Traps 15 and 16."""
    pos = fleet(players, wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    play(pos, "ship-from home")
    pairs = {f"ship-to-more {market}_pair" for market in MARKETS} if players == 2 else set()
    assert answers(pos) == {f"ship-to {slot}" for slot in OPEN[players]} | pairs | {"stay"}


@pytest.mark.rule("madeira.10.1")
@pytest.mark.parametrize(
    ("players", "slot"),
    [(2, "sugar_1"), (2, "wine_4"), (2, "india_2"), (3, "brasil_4"), (3, "wheat_pair"), (4, "wine_pair")],
)
def test_other_slots_are_closed(players: int, slot: str) -> None:
    pos = fleet(players, wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    play(pos, "ship-from home")
    refused(pos, f"ship-to {slot}", "slot-closed")


@pytest.mark.rule("madeira.10.1")
def test_a_slot_holds_one_ship() -> None:
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: PLENTY}, ships={"wheat_2": RED, "brasil_3": YELLOW, "wine_pair": RED})
    play(pos, "ship-from home")
    assert refused(pos, "ship-to wheat_2", "slot-taken").rule == "madeira.10.1"
    refused(pos, "ship-to brasil_3", "slot-taken")
    refused(pos, "ship-to wine_pair", "slot-taken")
    refused(pos, "ship-to-more wine_pair", "slot-taken")


@pytest.mark.rule("madeira.10.1")
def test_only_own_ships_from_where_they_are() -> None:
    six = dict.fromkeys(["wheat_2", "wheat_3", "sugar_2", "sugar_3", "wine_2", "wine_3"], YELLOW)
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: PLENTY}, ships={**six, "india_1": RED})
    assert answers(pos) == {f"ship-from {slot}" for slot in six} | {"done"}
    refused(pos, "ship-from india_1", "no-ship-there")
    refused(pos, "ship-from brasil_1", "no-ship-there")
    assert refused(pos, "ship-from home", "no-ship-there").rule == "madeira.10.1"


@pytest.mark.rule("madeira.10.1")
def test_ships_never_go_home() -> None:
    pos = fleet(goods={YELLOW: PLENTY}, ships={"wheat_2": YELLOW})
    play(pos, "ship-from wheat_2")
    assert not any("home" in notation for notation in answers(pos))
    with pytest.raises(ValueError, match="home"):
        pos.box.move("ship-to home")


# ---- 10.2: another slot


@pytest.mark.rule("madeira.10.2")
def test_a_ship_cannot_stay_and_sell_again() -> None:
    pos = fleet(3, goods={YELLOW: PLENTY}, ships={"sugar_4": YELLOW})
    play(pos, "ship-from sugar_4")
    assert refused(pos, "ship-to sugar_4", "slot-taken").rule == "madeira.10.2"
    sequence(pos, "stay", "done")
    assert pos.reals[YELLOW] == 0 and goods_of(pos, YELLOW) == PLENTY and ship_at(pos, "sugar_4") == YELLOW


@pytest.mark.rule("madeira.10.2")
def test_another_slot_of_the_same_market() -> None:
    """A10."""
    pos = fleet(3, goods={YELLOW: "sugar sugar"}, ships={"sugar_4": YELLOW})
    sequence(pos, "ship-from sugar_4", "ship-to sugar_2", "done")
    assert pos.reals[YELLOW] == 6 and goods_of(pos, YELLOW) == ""
    assert ship_at(pos, "sugar_2") == YELLOW and ship_at(pos, "sugar_4") == -1


@pytest.mark.rule("madeira.10.2")
def test_another_slot_of_the_same_colony() -> None:
    pos = fleet(goods={YELLOW: "wine"}, ships={"acores_3": YELLOW})
    sequence(pos, "ship-from acores_3", "ship-to acores_1", "done", "reward prestige")
    assert pos.points[YELLOW] == 3 and ship_at(pos, "acores_3") == -1


# ---- 7.1 with ships


@pytest.mark.rule("madeira.7.1")
def test_a_ship_moves_once() -> None:
    """A7."""
    pos = fleet(goods={YELLOW: PLENTY}, ships={"wheat_2": YELLOW, "wheat_3": YELLOW})
    sequence(pos, "ship-from wheat_2", "ship-to sugar_2")
    assert answers(pos) == {"ship-from wheat_3", "done"}
    refused(pos, "ship-from sugar_2", "moved-already")


@pytest.mark.rule("madeira.7.1")
def test_the_second_ship_takes_the_slot_that_the_first_has_left() -> None:
    """A8."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wheat wheat sugar sugar"}, ships={"wheat_2": YELLOW})
    sequence(pos, "ship-from wheat_2", "ship-to sugar_2", "ship-from home", "ship-to wheat_2")
    assert ship_at(pos, "wheat_2") == ship_at(pos, "sugar_2") == YELLOW and pos.reals[YELLOW] == 10


@pytest.mark.rule("madeira.7.1")
def test_two_ships_at_most_or_none() -> None:
    pos = fleet(wood={YELLOW: 3}, goods={YELLOW: PLENTY})
    sequence(pos, "ship-from home", "ship-to wheat_2", "ship-from home", "ship-to wheat_pair")
    assert to_move(pos) == RED and pos.ships_home[YELLOW] == 4
    none = fleet(wood={YELLOW: 3}, goods={YELLOW: PLENTY})
    play(none, "done")
    assert to_move(none) == RED and none.ships_home[YELLOW] == 6


@pytest.mark.rule("madeira.7.1")
@pytest.mark.rule("madeira.10.1")
@pytest.mark.parametrize("where", ["home", "wheat_2"])
def test_a_ship_that_stays_uses_up_a_move(where: str) -> None:
    """B2: one more ship can be moved, which may be the one that has stayed."""
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: PLENTY}, ships={"wheat_2": YELLOW})
    play(pos, f"ship-from {where}")
    before = (goods_of(pos, YELLOW), pos.wood[YELLOW], pos.ships_home[YELLOW], ship_at(pos, "wheat_2"))
    assert play(pos, "stay") == []
    assert (goods_of(pos, YELLOW), pos.wood[YELLOW], pos.ships_home[YELLOW], ship_at(pos, "wheat_2")) == before
    assert step(pos) == "ship-from" and answers(pos) == {"ship-from home", "ship-from wheat_2", "done"}
    sequence(pos, f"ship-from {where}", "ship-to sugar_2")
    assert to_move(pos) == RED and ship_at(pos, "sugar_2") == YELLOW and pos.reals[YELLOW] == 6


@pytest.mark.rule("madeira.7.1")
@pytest.mark.parametrize(("lang", "said"), [("en", "used up"), ("es", "queda gastado"), ("pt", "fica gasto")])
def test_the_option_says_that_a_ship_that_stays_uses_up_a_move(lang: str, said: str) -> None:
    """B2. In the terminal too it stands alone, with its whole sentence."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    play(pos, "ship-from home")
    words, stay = Words(lang, pos.box.folder() / "text"), pos.box.move("stay")
    assert stay in pos.legal() and said in words.played(stay)
    assert terminal.heading(stay, words) == ""


@pytest.mark.rule("madeira.7.1")
@pytest.mark.rule("madeira.10.8")
def test_when_the_last_ship_stays_the_action_is_over() -> None:
    """B2: after the other has moved, which then sells; after another that stayed; where only one may be moved."""
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: PLENTY})
    through_saves(pos, "ship-from home", "ship-to wheat_2", "ship-from home", "stay")
    assert to_move(pos) == RED and pos.reals[YELLOW] == 4 and pos.ships_home[YELLOW] == 5 and pos.wood[YELLOW] == 1
    both = fleet(wood={YELLOW: 2}, goods={YELLOW: PLENTY})
    through_saves(both, "ship-from home", "stay", "ship-from home", "stay")
    assert to_move(both) == RED and both.ships_home[YELLOW] == 6 and both.wood[YELLOW] == 2
    single = island(wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    through_saves(single, "pass-act iv", "ship-from home", "stay")
    assert to_move(single) == RED and single.ships_home[YELLOW] == 6 and goods_of(single, YELLOW) == PLENTY


# ---- 10.3: wood for a new ship


@pytest.mark.rule("madeira.10.3")
def test_wood_for_each_ship_from_home_and_for_no_other() -> None:
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "wheat wheat sugar sugar"}, ships={"wine_2": YELLOW})
    play(pos, "ship-from home")
    assert play(pos, "ship-to wheat_2") == [
        WoodDiscarded(YELLOW, 1),
        ShipMoved(YELLOW, "home", "wheat_2", "wheat", 2),
    ]
    assert pos.wood[YELLOW] == 1
    sequence(pos, "ship-from wine_2", "ship-to sugar_2")
    assert pos.wood[YELLOW] == 1 and pos.reals[YELLOW] == 10


@pytest.mark.rule("madeira.10.3")
def test_wood_for_a_ship_may_be_bought() -> None:
    pos = fleet(reals={YELLOW: 1}, goods={YELLOW: "wheat wheat"}, fields={"r1_f3": [YELLOW]})
    play(pos, "ship-from home")
    assert quote(pos, "ship-to wheat_2") == {"reals": -1, "wheat": -2, "income": 4}
    events = play(pos, "ship-to wheat_2")
    assert WoodBought(YELLOW, 1, 1) in events and WoodTaken(YELLOW, "r1_f3", 1) in events


@pytest.mark.rule("madeira.10.3")
def test_no_wood_no_ship() -> None:
    """A18."""
    pos = fleet(reals={YELLOW: 9}, goods={YELLOW: PLENTY}, ships={"wine_2": YELLOW}, fields={"r1_f1": [YELLOW]})
    assert answers(pos) == {"ship-from wine_2", "done"}
    refused(pos, "ship-from home", "no-access")
    poor = fleet(goods={YELLOW: PLENTY}, fields={"forest": [YELLOW]})
    refused(poor, "ship-from home", "wood-too-dear")
    play(poor, "descend reals")
    play(poor, "ship-from home")
    assert step(poor) == "ship-to"


# ---- 10.4: goods for the slot


@pytest.mark.rule("madeira.10.4")
def test_a_market_takes_its_own_good() -> None:
    pos = fleet(3, goods={YELLOW: "wheat sugar sugar wine wine wine"}, ships={"acores_1": YELLOW})
    play(pos, "ship-from acores_1")
    refusal = refused(pos, "ship-to wheat_2", "goods-missing")
    assert refusal.rule == "madeira.10.4" and (refusal.need, refusal.have) == (2, 1)
    refusal = refused(pos, "ship-to sugar_4", "goods-missing")
    assert (refusal.need, refusal.have) == (4, 2)
    play(pos, "ship-to sugar_2")
    assert goods_of(pos, YELLOW) == "wheat wine wine wine"


@pytest.mark.rule("madeira.10.4")
def test_a_colony_takes_wine() -> None:
    pos = fleet(goods={YELLOW: "wheat wheat wheat sugar sugar sugar wine wine"}, ships={"wheat_2": YELLOW})
    play(pos, "ship-from wheat_2")
    refused(pos, "ship-to india_3", "goods-missing")
    play(pos, "ship-to india_1")
    assert goods_of(pos, YELLOW) == "wheat wheat wheat sugar sugar sugar wine"


@pytest.mark.rule("madeira.10.4")
def test_no_slot_can_be_paid() -> None:
    """With two players one wheat is enough for the slot of two amounts only."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wheat"}, ships={"wheat_2": YELLOW, "wheat_pair": RED})
    refused(pos, "ship-from wheat_2", "no-slot-payable")
    refused(pos, "ship-from home", "no-slot-payable")
    assert answers(pos) == {"done"}


@pytest.mark.rule("madeira.10.4")
def test_nothing_to_move_and_no_windmill_is_not_asked() -> None:
    pos = fleet(wood={YELLOW: 1}, level={YELLOW: 0})
    assert to_move(pos) == RED and pos.ships_home[YELLOW] == 6


@pytest.mark.rule("madeira.10.4")
def test_the_windmill_finds_the_goods_for_a_ship_in_hand() -> None:
    """14.1; and a ship stays if the goods have gone meanwhile."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wheat wheat"}, ships={"wheat_pair": RED, "wheat_3": RED})
    play(pos, "ship-from home")
    assert answers(pos) == {"ship-to wheat_2", "stay"}
    play(pos, "exchange wheat-wheat wine")
    assert answers(pos) == {"ship-to wine_pair", "ship-to acores_1", "ship-to brasil_1", "ship-to india_1", "stay"}
    bare = fleet(wood={YELLOW: 1}, goods={YELLOW: "wheat wheat"})
    sequence(bare, "ship-from home", "climb")
    assert answers(bare) == {"stay"}
    sequence(bare, "stay", "done")
    assert bare.wood[YELLOW] == 1 and bare.ships_home[YELLOW] == 6


# ---- 10.5, 10.6: market slots


@pytest.mark.rule("madeira.10.5")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("good", "amount"), [(good, n) for good in MARKETS for n in (1, 2, 3, 4)])
def test_goods_and_reals_of_a_market(players: int, good: str, amount: int) -> None:
    pos = fleet(players, wood={YELLOW: 1}, goods={YELLOW: " ".join([good] * amount)})
    play(pos, "ship-from home")
    assert quote(pos, f"ship-to {good}_{amount}") == {"wood": -1, good: -amount, "income": SALES[good][amount]}
    play(pos, f"ship-to {good}_{amount}")
    assert play(pos, "done") == [GoodsSold(YELLOW, good, SALES[good][amount])]
    assert pos.reals[YELLOW] == SALES[good][amount] and goods_of(pos, YELLOW) == ""


@pytest.mark.rule("madeira.10.5")
def test_one_amount_only() -> None:
    pos = fleet(3, wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    play(pos, "ship-from home")
    refused(pos, "ship-to-more wheat_1", "one-amount-only")
    refused(pos, "ship-to-more acores_1", "one-amount-only")
    refused(pos, "ship-to-more wheat_pair", "slot-closed")


@pytest.mark.rule("madeira.10.6")
@pytest.mark.parametrize("good", MARKETS)
@pytest.mark.parametrize(("verb", "amount"), [("ship-to", 1), ("ship-to-more", 4)])
def test_the_slot_of_two_amounts(good: str, verb: str, amount: int) -> None:
    """A11: the Reals of the amount discarded."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: " ".join([good] * 4)})
    play(pos, "ship-from home")
    move = f"{verb} {good}_pair"
    assert quote(pos, move) == {"wood": -1, good: -amount, "income": SALES[good][amount]}
    sequence(pos, move, "done")
    assert pos.reals[YELLOW] == SALES[good][amount] and goods_of(pos, YELLOW) == " ".join([good] * (4 - amount))


@pytest.mark.rule("madeira.10.6")
def test_three_goods_are_one_amount_too_few() -> None:
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "sugar sugar sugar"})
    play(pos, "ship-from home")
    refusal = refused(pos, "ship-to-more sugar_pair", "goods-missing")
    assert refusal.rule == "madeira.10.4" and (refusal.need, refusal.have) == (4, 3)
    refused(pos, "ship-to-more sugar_3", "one-amount-only")
    assert answers(pos) == {"ship-to sugar_2", "ship-to sugar_3", "ship-to sugar_pair", "stay"}


# ---- 10.7: landing slots


@pytest.mark.rule("madeira.10.7")
@pytest.mark.parametrize("colony", COLONIES)
@pytest.mark.parametrize("wine", [1, 2, 3, 4])
def test_wine_for_a_landing(colony: str, wine: int) -> None:
    pos = fleet(4, wood={YELLOW: 1}, goods={YELLOW: " ".join(["wine"] * wine)})
    play(pos, "ship-from home")
    assert quote(pos, f"ship-to {colony}_{wine}") == {"wood": -1, "wine": -wine}
    if wine < 4:
        refused(pos, f"ship-to {colony}_{wine + 1}", "goods-missing")
    sequence(pos, f"ship-to {colony}_{wine}", "done")
    assert goods_of(pos, YELLOW) == "" and step(pos) == "reward" and pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.10.7")
def test_workers_on_the_land_take_no_landing_slot() -> None:
    """A14."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wine"}, lands={"india": {YELLOW: 3, RED: 3}})
    sequence(pos, "ship-from home", "ship-to india_1")
    assert ship_at(pos, "india_1") == YELLOW and workers_at(pos, YELLOW, "india") == 3


# ---- 10.8: when all ships have moved


@pytest.mark.rule("madeira.10.8")
@pytest.mark.rule("madeira.10.9")
def test_from_home_to_sugar_and_from_wine_to_brasil() -> None:
    """EX11."""
    pos = island(
        4,
        rows=[RED, PURPLE, BLUE, YELLOW],
        dice={RED: [3]},
        wood={RED: 1},
        goods={RED: "sugar sugar sugar sugar wine wine wine"},
        ships={"wine_2": RED},
        rewards=("field_worker", "treasure", "city_worker", "prestige", "favor_flip", "royal_support"),
    )
    sequence(pos, "die 3 moinho", "act", "ship-from home", "ship-to sugar_4")
    assert pos.wood[RED] == 0 and goods_of(pos, RED) == "wine wine wine" and pos.reals[RED] == 0
    play(pos, "ship-from wine_2")
    assert play(pos, "ship-to brasil_3") == [
        ShipMoved(RED, "wine_2", "brasil_3", "wine", 3),
        GoodsSold(RED, "sugar", 14),
    ]
    play(pos, "reward prestige")
    assert pos.reals[RED] == 14 and pos.points[RED] == 3 and goods_of(pos, RED) == "" and to_move(pos) == PURPLE


@pytest.mark.rule("madeira.10.8")
def test_the_first_ship_cannot_pay_for_the_second() -> None:
    """Trap 2: 4 Reals are on the way, but the wood of the second ship is due now."""
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wheat wheat wheat"}, fields={"forest": [YELLOW]})
    sequence(pos, "ship-from home", "ship-to wheat_2")
    assert pos.reals[YELLOW] == 0
    refused(pos, "ship-from home", "wood-too-dear")
    play(pos, "done")
    assert pos.reals[YELLOW] == 4 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.8")
def test_both_ships_sell_at_the_end() -> None:
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "sugar sugar wine wine wine"})
    sequence(pos, "ship-from home", "ship-to sugar_2", "ship-from home")
    assert play(pos, "ship-to wine_3")[-2:] == [GoodsSold(YELLOW, "sugar", 6), GoodsSold(YELLOW, "wine", 13)]
    assert pos.reals[YELLOW] == 19


@pytest.mark.rule("madeira.10.8")
def test_rewards_wait_for_the_second_ship() -> None:
    """A13: then the Reals of the market come first."""
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "sugar sugar wine"})
    sequence(pos, "ship-from home", "ship-to brasil_1")
    assert step(pos) == "ship-from" and pos.reals[YELLOW] == 0
    sequence(pos, "ship-from home", "ship-to sugar_2")
    assert step(pos) == "reward" and pos.reals[YELLOW] == 6
    play(pos, "reward treasure")
    assert pos.reals[YELLOW] == 11


# ---- saved in the middle


@pytest.mark.rule("madeira.10.8")
@pytest.mark.rule("madeira.10.9")
def test_saved_at_every_part_of_a_move_of_ships() -> None:
    pos = fleet(
        reals={YELLOW: 3},
        goods={YELLOW: "wine wine wine wine"},
        fields={"forest": [YELLOW], "r2_f3": [YELLOW]},
        rewards=("field_worker", "royal_support", "city_worker", "treasure", "favor_flip", "prestige"),
        pirates={YELLOW: 4},
    )
    through_saves(pos, "ship-from home", "ship-to brasil_1", "wood forest", "ship-from home", "ship-to acores_3")
    through_saves(pos, "wood r2_f3", "reward city_worker", "worker-from r2_f3", "worker-to funchal_2")
    through_saves(pos, "reward royal_support", "choose pirates")
    assert pos.reals[YELLOW] == 0 and pos.points[YELLOW] == 1 and pos.pirates[YELLOW] == 1 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.6")
def test_the_amount_discarded_survives_a_save() -> None:
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: PLENTY})
    through_saves(pos, "ship-from home", "ship-to-more sugar_pair", "done")
    assert pos.reals[YELLOW] == 14
