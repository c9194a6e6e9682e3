"""Discarding, buying and getting wood: chapter 9."""

from typing import Any

import pytest

from gaiola.games.madeira.events import DistrictBuilt, WoodBought, WoodDiscarded, WoodGot, WoodTaken
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answers,
    favors_of,
    goods_of,
    island,
    play,
    quote,
    refused,
    sequence,
    step,
    through_saves,
    to_move,
    wood_on,
)

SIX_SHIPS = dict.fromkeys(["wheat_1", "wheat_2", "wheat_3", "sugar_1", "sugar_2", "sugar_3"], YELLOW)
DISTRICTS = {"monk": 2, "miller": 3, "bishop": 4, "patron": 5}  # of Porto Santo, with the wood they cost


def building(**more: Any) -> MadeiraPosition:
    """Yellow, about to build with the Guild Master."""
    pos = island(**({"dice": {YELLOW: [3]}} | more))
    sequence(pos, "die 3 alfandega", "act")
    return pos


def upkeep(**more: Any) -> MadeiraPosition:
    """Yellow's upkeep, with three players, so that all of the ships above have a slot. Red has something to decide at
    feeding."""
    laid: dict[str, Any] = {"ships": SIX_SHIPS, "goods": {RED: "wheat wheat"}}
    pos = island(3, phase="d", **(laid | more))
    assert step(pos) == "upkeep" and to_move(pos) == YELLOW
    return pos


# ---- 9.1: your own first


@pytest.mark.rule("madeira.9.1")
@pytest.mark.parametrize("favor", DISTRICTS)
def test_own_wood_costs_nothing(favor: str) -> None:
    wood = DISTRICTS[favor]
    pos = building(wood={YELLOW: wood + 1}, reals={YELLOW: 20}, fields={"forest": [YELLOW], "r2_f3": [YELLOW]})
    assert quote(pos, f"build {favor}") == {"wood": -wood}
    assert play(pos, f"build {favor}") == [WoodDiscarded(YELLOW, wood), DistrictBuilt(YELLOW, "porto_santo", favor)]
    assert pos.wood[YELLOW] == 1 and pos.reals[YELLOW] == 20 and wood_on(pos, "r2_f3") == 4


@pytest.mark.rule("madeira.9.1")
def test_own_wood_is_used_before_any_is_bought() -> None:
    pos = building(wood={YELLOW: 1}, reals={YELLOW: 20}, fields={"forest": [YELLOW]})
    assert quote(pos, "build monk") == {"wood": -1, "reals": -1}
    assert play(pos, "build monk")[:2] == [WoodDiscarded(YELLOW, 1), WoodBought(YELLOW, 1, 1)]
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 19


@pytest.mark.rule("madeira.9.1")
def test_own_wood_for_a_ship() -> None:
    pos = island(
        dice={YELLOW: [3]},
        wood={YELLOW: 1},
        reals={YELLOW: 5},
        goods={YELLOW: "wheat wheat"},
        fields={"forest": [YELLOW]},
    )
    sequence(pos, "die 3 moinho", "act", "ship-from home")
    assert quote(pos, "ship-to wheat_2") == {"wood": -1, "wheat": -2, "income": 4}
    play(pos, "ship-to wheat_2")
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 5


@pytest.mark.rule("madeira.9.1")
def test_own_wood_for_the_upkeep() -> None:
    pos = upkeep(wood={YELLOW: 2}, reals={YELLOW: 9}, fields={"forest": [YELLOW]})
    assert quote(pos, "upkeep 2") == {"wood": -2, "pirates": 4}
    assert quote(pos, "upkeep 3") == {"wood": -2, "reals": -1, "pirates": 3}
    play(pos, "upkeep 3")
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 8 and pos.pirates[YELLOW] == 3


# ---- 9.2: access


@pytest.mark.rule("madeira.9.2")
def test_no_worker_no_wood() -> None:
    pos = island(dice={YELLOW: [3]}, reals={YELLOW: 20}, fields={"forest": [RED], "r2_f3": [RED], "r2_f4": [YELLOW]})
    sequence(pos, "die 3 alfandega")
    refusal = refused(pos, "act", "no-access")
    assert refusal.rule == "madeira.9.2" and (refusal.need, refusal.have) == (2, 0)


@pytest.mark.rule("madeira.9.2")
def test_a_field_gives_no_more_than_lies_there() -> None:
    """r1_f3 and r2_f2 have one each with two players, r1_f1 has none."""
    pos = building(
        wood={YELLOW: 1}, reals={YELLOW: 20}, fields={name: [YELLOW] for name in ("r1_f1", "r1_f3", "r2_f2")}
    )
    refusal = refused(pos, "build bishop", "no-access")
    assert (refusal.need, refusal.have) == (3, 2)
    assert refusal.terms == (("needed", 4), ("own", -1))
    play(pos, "build miller")
    sequence(pos, "wood r1_f3")
    assert wood_on(pos, "r1_f3") == wood_on(pos, "r2_f2") == 0 and pos.reals[YELLOW] == 17


@pytest.mark.rule("madeira.9.2")
def test_the_forest_has_no_end() -> None:
    pos = upkeep(reals={YELLOW: 21}, fields={"forest": [YELLOW]})
    before = pos.field_wood[:]
    assert play(pos, "upkeep 6")[-1] == WoodTaken(YELLOW, "forest", 6)
    assert pos.field_wood == before and pos.pirates[YELLOW] == 0


@pytest.mark.rule("madeira.9.2")
def test_sources_are_chosen_piece_by_piece() -> None:
    pos = building(
        reals={YELLOW: 6},
        fields={"r1_f1": [YELLOW], "r1_f4": [RED], "r2_f2": [YELLOW], "r2_f3": [YELLOW, RED], "forest": [YELLOW]},
    )
    play(pos, "build miller")
    assert step(pos) == "wood" and to_move(pos) == YELLOW
    assert answers(pos) == {"wood r2_f2", "wood r2_f3", "wood forest"}
    refused(pos, "wood r1_f4", "no-worker-there")
    refused(pos, "wood r1_f1", "no-wood-there")
    assert play(pos, "wood r2_f2") == [WoodTaken(YELLOW, "r2_f2", 1)]
    refused(pos, "wood r2_f2", "no-wood-there")
    play(pos, "wood forest")
    play(pos, "wood r2_f3")
    assert (wood_on(pos, "r2_f2"), wood_on(pos, "r2_f3"), wood_on(pos, "r1_f4")) == (0, 3, 1)
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 0 and to_move(pos) == RED


@pytest.mark.rule("madeira.9.2")
def test_one_source_left_is_not_asked_for() -> None:
    pos = building(reals={YELLOW: 10}, fields={"r2_f2": [YELLOW], "r2_f3": [YELLOW]})
    play(pos, "build bishop")
    assert play(pos, "wood r2_f2")[:2] == [WoodTaken(YELLOW, "r2_f2", 1), WoodTaken(YELLOW, "r2_f3", 3)]
    assert (wood_on(pos, "r2_f2"), wood_on(pos, "r2_f3")) == (0, 1) and to_move(pos) == RED


@pytest.mark.rule("madeira.9.2")
def test_wood_taken_uncovers_the_good_for_everybody() -> None:
    """Trap 11."""
    pos = building(dice={YELLOW: [3], RED: [3]}, wood={YELLOW: 1}, reals={YELLOW: 1}, fields={"r1_f4": [YELLOW, RED]})
    play(pos, "build monk")
    assert wood_on(pos, "r1_f4") == 0
    sequence(pos, "die 3 alfandega", "harvest")
    assert goods_of(pos, RED) == "sugar" and pos.wood[RED] == 0


# ---- 9.3: buying


@pytest.mark.rule("madeira.9.3")
def test_only_what_is_missing_is_bought() -> None:
    """Trap 13: nothing can be bought to keep."""
    pos = building(wood={YELLOW: 2}, reals={YELLOW: 20}, fields={"forest": [YELLOW]})
    play(pos, "build bishop")
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 17


@pytest.mark.rule("madeira.9.3")
def test_what_is_bought_is_gone_at_once() -> None:
    pos = building(reals={YELLOW: 3}, fields={"r2_f5": [YELLOW]})
    events = play(pos, "build monk")
    assert events == [
        WoodBought(YELLOW, 2, 3),
        DistrictBuilt(YELLOW, "porto_santo", "monk"),
        WoodTaken(YELLOW, "r2_f5", 2),
    ]
    assert pos.wood == [0, 0] and pos.reals[YELLOW] == 0 and wood_on(pos, "r2_f5") == 0


@pytest.mark.rule("madeira.9.3")
def test_nothing_is_bought_outside_access_however_rich() -> None:
    pos = building(wood={YELLOW: 1}, reals={YELLOW: 99}, fields={"r1_f3": [YELLOW]})
    assert answers(pos) == {"build monk", "build lord", "build engineer"}
    refusal = refused(pos, "build miller", "no-access")
    assert (refusal.need, refusal.have) == (2, 1)


# ---- 9.4: the price


@pytest.mark.rule("madeira.9.4")
@pytest.mark.parametrize(("wood", "price"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_price_of_wood(wood: int, price: int) -> None:
    pos = upkeep(reals={YELLOW: price}, fields={"forest": [YELLOW]})
    assert quote(pos, f"upkeep {wood}")["reals"] == -price
    assert WoodBought(YELLOW, wood, price) in play(pos, f"upkeep {wood}")
    assert pos.reals[YELLOW] == 0 and pos.pirates[YELLOW] == 6 - wood
    poor = upkeep(reals={YELLOW: price - 1}, fields={"forest": [YELLOW]})
    refusal = refused(poor, f"upkeep {wood}", "wood-too-dear")
    assert refusal.rule == "madeira.9.4" and (refusal.need, refusal.have) == (price, price - 1)


@pytest.mark.rule("madeira.9.4")
def test_five_wood_with_one_of_ones_own() -> None:
    """EX14: two from the forest, two from the field, for 10 Reals."""
    pos = building(
        players=4,
        rows=[PURPLE, YELLOW, RED, BLUE],
        dice={PURPLE: [3]},
        wood={PURPLE: 1},
        reals={PURPLE: 11},
        fields={"r3_f2": [PURPLE], "forest": [PURPLE]},
        field_wood={"r3_f2": 2},
    )
    assert quote(pos, "build patron") == {"wood": -1, "reals": -10}
    play(pos, "build patron")
    sequence(pos, "wood forest", "wood forest", "wood r3_f2", "wood r3_f2")
    assert pos.wood[PURPLE] == 0 and wood_on(pos, "r3_f2") == 0 and pos.reals[PURPLE] == 1
    assert favors_of(pos, PURPLE) == "patron" and to_move(pos) == YELLOW


@pytest.mark.rule("madeira.9.4")
def test_the_windmill_finds_the_reals() -> None:
    pos = building(wood={YELLOW: 2}, reals={YELLOW: 2}, level={YELLOW: 1}, fields={"forest": [YELLOW]})
    refused(pos, "build bishop", "wood-too-dear")
    play(pos, "descend reals")
    play(pos, "build bishop")
    assert pos.reals[YELLOW] == 2 and pos.level[YELLOW] == 0


# ---- 9.5: the whole turn


@pytest.mark.rule("madeira.9.5")
def test_navigator_and_guild_master() -> None:
    """A17: one wood, then two more: 1 and 5, which makes 6."""
    pos = island(
        dice={YELLOW: [3]},
        favors={YELLOW: "navigator"},
        reals={YELLOW: 6},
        goods={YELLOW: "wine"},
        fields={"forest": [YELLOW]},
    )
    sequence(pos, "favor navigator", "ship-from home")
    assert quote(pos, "ship-to india_1") == {"reals": -1, "wine": -1}
    sequence(pos, "ship-to india_1", "done")
    assert pos.reals[YELLOW] == 5
    sequence(pos, "die 3 alfandega", "act")
    assert quote(pos, "build monk") == {"reals": -5}
    refused(pos, "build miller", "wood-too-dear")
    play(pos, "build monk")
    assert pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.9.5")
def test_both_ships_of_the_commander() -> None:
    pos = island(dice={YELLOW: [3]}, reals={YELLOW: 3}, goods={YELLOW: "wine wine"}, fields={"forest": [YELLOW]})
    sequence(pos, "die 3 moinho", "act", "ship-from home", "ship-to india_1")
    assert pos.reals[YELLOW] == 2
    play(pos, "ship-from home")
    assert quote(pos, "ship-to brasil_1") == {"reals": -2, "wine": -1}
    play(pos, "ship-to brasil_1")
    assert pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.9.5")
def test_passing_belongs_to_the_turn() -> None:
    pos = island(
        favors={YELLOW: "navigator"}, reals={YELLOW: 2}, goods={YELLOW: "wine wine"}, fields={"forest": [YELLOW]}
    )
    sequence(pos, "favor navigator", "ship-from home", "ship-to india_1", "done", "pass-act iv")
    refusal = refused(pos, "ship-from home", "wood-too-dear")
    assert (refusal.need, refusal.have) == (2, 1)


@pytest.mark.rule("madeira.9.5")
def test_the_next_turn_begins_with_the_first_price() -> None:
    pos = building(dice={YELLOW: [3, 3]}, reals={YELLOW: 6}, fields={"forest": [YELLOW]})
    sequence(pos, "build monk", "pass i", "die 3 alfandega", "act")
    assert quote(pos, "build lord") == {"reals": -3}
    play(pos, "build lord")
    assert pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.9.5")
def test_a_building_is_a_turn_of_its_own() -> None:
    """4.3: what was bought when passing is forgotten in phase C."""
    pos = island(
        favors={YELLOW: "navigator"},
        reals={YELLOW: 2},
        goods={YELLOW: "wine wine"},
        fields={"forest": [YELLOW]},
        markers={"moinho": [YELLOW]},
        rows=[RED, YELLOW],
    )
    sequence(pos, "pass i", "pass-act iv", "ship-from home", "ship-to india_1", "done")
    assert step(pos) == "pay" and pos.reals[YELLOW] == 1
    sequence(pos, "favor navigator", "ship-from home", "ship-to brasil_1")
    assert pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.9.5")
def test_every_upkeep_is_a_turn_of_its_own() -> None:
    pos = island(
        phase="d",
        reals={YELLOW: 1, RED: 1},
        goods={YELLOW: "wheat wheat"},
        fields={"forest": [YELLOW, RED]},
        ships={"wheat_2": YELLOW, "wheat_3": RED},
    )
    play(pos, "upkeep 1")
    assert to_move(pos) == RED and quote(pos, "upkeep 1")["reals"] == -1
    play(pos, "upkeep 1")
    assert pos.reals == [0, 0] and pos.pirates == [0, 0]


# ---- 9.6: getting wood


@pytest.mark.rule("madeira.9.6")
@pytest.mark.parametrize(
    ("field", "got", "left"), [("forest", 2, 0), ("r2_f5", 2, 0), ("r2_f3", 2, 2), ("r1_f3", 1, 0)]
)
def test_monk_gets_what_access_allows(field: str, got: int, left: int) -> None:
    pos = island(favors={YELLOW: "monk"}, reals={YELLOW: 3}, wood={YELLOW: 1}, fields={field: [YELLOW]})
    assert play(pos, "favor monk")[1:] == [WoodGot(YELLOW, field, got)]
    assert pos.wood[YELLOW] == 1 + got and pos.reals[YELLOW] == 3 and wood_on(pos, field) == left


@pytest.mark.rule("madeira.9.6")
def test_nothing_to_get_without_access() -> None:
    """A6: the favor is used all the same."""
    pos = island(favors={YELLOW: "monk"}, fields={"r1_f1": [YELLOW], "forest": [RED]})
    assert len(play(pos, "favor monk")) == 1
    assert pos.wood == [0, 0] and favors_of(pos, YELLOW) == "monk-" and step(pos) == "turn"


@pytest.mark.rule("madeira.9.6")
def test_getting_is_not_a_choice_but_the_source_is() -> None:
    """A22."""
    pos = island(favors={YELLOW: "monk"}, fields={"r1_f3": [YELLOW], "r2_f3": [YELLOW], "r1_f1": [YELLOW]})
    play(pos, "favor monk")
    assert answers(pos) == {"wood r1_f3", "wood r2_f3"}
    assert play(pos, "wood r2_f3") == [WoodGot(YELLOW, "r2_f3", 1)]
    play(pos, "wood r1_f3")
    assert pos.wood[YELLOW] == 2 and (wood_on(pos, "r1_f3"), wood_on(pos, "r2_f3")) == (0, 3)


@pytest.mark.rule("madeira.9.6")
def test_mayor_with_little_access() -> None:
    """EX16: 3 wood are due, the field has 1."""
    pos = island(
        4,
        rows=[BLUE, YELLOW, RED, PURPLE],
        dice={BLUE: [3]},
        spots={"machico_1": BLUE},
        fields={"r1_f4": [BLUE]},
        field_wood={"r1_f4": 1},
    )
    sequence(pos, "die 3 fortaleza", "act")
    assert play(pos, "done")[:1] == [WoodGot(BLUE, "r1_f4", 1)]
    assert pos.wood[BLUE] == 1 and wood_on(pos, "r1_f4") == 0 and to_move(pos) == YELLOW


@pytest.mark.rule("madeira.9.6")
def test_wood_that_is_got_does_not_raise_the_price() -> None:
    pos = island(dice={YELLOW: [3]}, favors={YELLOW: "monk"}, reals={YELLOW: 3}, fields={"forest": [YELLOW]})
    sequence(pos, "favor monk", "die 3 alfandega", "act")
    assert quote(pos, "build bishop") == {"wood": -2, "reals": -3}
    play(pos, "build bishop")
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 0


# ---- saved in the middle


@pytest.mark.rule("madeira.9.2")
def test_saved_between_two_pieces_of_wood() -> None:
    sources: dict[str, list[int]] = {"r2_f2": [YELLOW], "r2_f3": [YELLOW], "forest": [YELLOW]}
    bought = building(reals={YELLOW: 10}, fields=sources)
    through_saves(bought, "build bishop", "wood r2_f3", "wood forest", "wood r2_f2", "wood r2_f3")
    assert wood_on(bought, "r2_f3") == 2 and bought.wood[YELLOW] == 0
    got = island(favors={YELLOW: "monk"}, fields=sources)
    through_saves(got, "favor monk", "wood r2_f3", "wood forest", "pass i")
    assert wood_on(got, "r2_f3") == 3 and got.wood[YELLOW] == 2


@pytest.mark.rule("madeira.9.5")
def test_the_price_survives_a_save() -> None:
    pos = island(
        dice={YELLOW: [3]},
        favors={YELLOW: "navigator"},
        reals={YELLOW: 6},
        goods={YELLOW: "wheat wheat"},
        fields={"forest": [YELLOW], "r2_f3": [YELLOW]},
    )
    through_saves(pos, "favor navigator", "ship-from home", "ship-to wheat_2", "wood r2_f3", "die 3 alfandega", "act")
    through_saves(pos, "build monk", "wood forest", "wood r2_f3")
    assert pos.reals[YELLOW] == 6 - 1 + 4 - 5
