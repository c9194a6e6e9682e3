"""The windmill: chapter 14; its closing windows are in `test_windmill_windows`."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from gaiola.games.madeira.events import GoodsExchanged, PointGiven, WheatForPoints, WindmillClimbed, WindmillDescended
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    RED,
    YELLOW,
    deal,
    goods_of,
    island,
    legal,
    opening,
    play,
    quote,
    refused,
    resumed,
    sequence,
    step,
    to_move,
    verbs,
)

MILL = {"exchange", "climb", "prestige", "descend", "give-point"}
GOODS = "wheat wheat sugar sugar wine wine wine"


def mine(**more: Any) -> MadeiraPosition:
    """Yellow has goods, a point, wood, Reals and a 3; the marker is on level 3."""
    position: dict[str, Any] = {
        "goods": {YELLOW: GOODS},
        "points": {YELLOW: 1},
        "wood": {YELLOW: 2},
        "reals": {YELLOW: 9},
        "dice": {YELLOW: [3, 3, 3]},
    }
    return island(**(position | more))


def after(*notations: str, **more: Any) -> MadeiraPosition:
    pos = mine(**more)
    sequence(pos, *notations)
    return pos


TO_INDIA = ("die 3 moinho", "act", "ship-from home", "ship-to india_1", "done")
RESOLVED: dict[str, Any] = {
    "phase": "c",
    "markers": {"moinho": [YELLOW]},
    "on": {"moinho": [2]},
    "script": ["2"],
    "fields": {"r2_f1": [YELLOW]},
}
PROMPTS: dict[str, Callable[[], MadeiraPosition]] = {
    "turn": mine,
    "use-die": lambda: after("die 3 moinho"),
    "worker-from": lambda: after("die 3 capitania", "act"),
    "worker-to": lambda: after("die 3 capitania", "act", "worker-from home"),
    "again": lambda: after("die 3 casa_da_coroa", "harvest", fields={"r3_f1": [YELLOW]}),
    "wood": lambda: after("favor monk", favors={YELLOW: "monk"}, fields={"r1_f3": [YELLOW], "forest": [YELLOW]}),
    "ship-from": lambda: after(*TO_INDIA[:2]),
    "ship-to": lambda: after(*TO_INDIA[:3]),
    "reward": lambda: after(*TO_INDIA),
    "choose": lambda: after(*TO_INDIA, "reward royal_support"),
    "flip": lambda: after(*TO_INDIA, "reward favor_flip", favors={YELLOW: "monk-"}),
    "build": lambda: after("die 3 alfandega", "act"),
    "citizen-from": lambda: after("die 3 fortaleza", "act"),
    "citizen-to": lambda: after("die 3 fortaleza", "act", "citizen-from funchal_4"),
    "marker": lambda: after(
        "favor bishop", favors={YELLOW: "bishop"}, markers={"moinho": [YELLOW]}, on={"moinho": [1]}
    ),
    "lady": lambda: after("favor lady", favors={YELLOW: "lady"}, fields={"r2_f1": [YELLOW]}),
    "pay": lambda: mine(**RESOLVED),
    "use-building": lambda: after("pay", **RESOLVED),
    "end-of-c": lambda: mine(phase="close"),
    "honor": lambda: mine(phase="d", watch={YELLOW: 1}),
    "upkeep": lambda: mine(phase="d", ships={"wheat_2": YELLOW}),
    "feed": lambda: mine(phase="d"),
}


# ---- 14.1: at any decision of one's own


@pytest.mark.rule("madeira.14.1")
@pytest.mark.parametrize("name", PROMPTS)
def test_it_is_open_at_every_decision(name: str) -> None:
    """It does not answer what was asked, and can be used again."""
    pos = PROMPTS[name]()
    assert step(pos) == name and to_move(pos) == YELLOW
    asked = [due.dump() for due in pos.agenda]
    assert MILL - {"prestige", "give-point", "descend"} <= verbs(pos)
    assert ("descend" in verbs(pos)) == (pos.phase < 4), "closed in phase D"
    assert play(pos, "exchange wine-wine sugar") == [GoodsExchanged(YELLOW, "wine", "wine", "sugar")]
    assert [due.dump() for due in pos.agenda] == asked
    play(pos, "exchange sugar-sugar wheat")
    assert [due.dump() for due in pos.agenda] == asked and to_move(pos) == YELLOW


@pytest.mark.rule("madeira.14.1")
def test_every_decision_of_the_phases_is_tried_above() -> None:
    elsewhere = {"set-up-city", "set-up-field", "row", "request", "guild", "keep", "donate"}
    asking = {name for name, kind in mine().box.steps.items() if kind.verbs}
    assert set(PROMPTS) == asking - elsewhere


@pytest.mark.rule("madeira.14.1")
@pytest.mark.parametrize("name", ["worker-to", "ship-to", "citizen-to", "wood", "use-building"])
def test_a_game_is_saved_in_the_middle_of_it(name: str) -> None:
    """Between lifting a piece and setting it down, after a conversion."""
    pos = PROMPTS[name]()
    play(pos, "descend reals")
    resumed(pos, "descend bread")


CLOSED: dict[str, Callable[[], MadeiraPosition]] = {
    "row": lambda: mine(phase="a", round=1),
    "request": lambda: after("row 1", phase="a", round=1),
    "guild": lambda: after("row 1", "request urbanization", phase="a", round=1, favors={YELLOW: "monk- lord-"}),
    "keep": lambda: mine(
        phase="e", round=1, requests={YELLOW: "wealth_of_nation urbanization", RED: "urbanization urbanization"}
    ),
    "donate": lambda: mine(phase="e", round=5, requests={YELLOW: "wealth_of_nation"}),
}


@pytest.mark.rule("madeira.14.1")
@pytest.mark.parametrize("name", CLOSED)
def test_it_is_closed_in_phases_a_and_e(name: str) -> None:
    pos = CLOSED[name]()
    assert step(pos) == name and to_move(pos) == YELLOW
    assert not MILL & verbs(pos)
    for move in ("exchange wheat-sugar wine", "climb", "descend reals", "descend bread"):
        refused(pos, move, "not-now")


@pytest.mark.rule("madeira.14.1")
def test_it_is_closed_in_the_set_up() -> None:
    """Everybody has three goods by then."""
    pos = deal(2, opening())[0]
    assert step(pos) == "set-up-city" and goods_of(pos, to_move(pos)) == "wheat sugar wine"
    refused(pos, "exchange wheat-sugar wine", "not-now")
    play(pos, "worker-to funchal_1")
    assert step(pos) == "set-up-field" and not MILL & verbs(pos)
    refused(pos, "descend bread", "not-now")


@pytest.mark.rule("madeira.14.1")
def test_answers_are_asked_again_with_what_has_become_possible() -> None:
    """A 1 in region 3 needs 2 bread (6.6); a ship needs its goods (10.4); a building its Reals (12.5)."""
    pos = mine(dice={YELLOW: [1]})
    assert refused(pos, "die 1 fortaleza", "too-little-bread").need == 2
    play(pos, "descend bread")
    assert refused(pos, "die 1 fortaleza", "too-little-bread").have == 1
    play(pos, "descend bread")
    play(pos, "die 1 fortaleza")
    assert pos.bread[YELLOW] == 0
    ship = after(*TO_INDIA[:3], goods={YELLOW: "sugar sugar sugar wine wine"})
    refused(ship, "ship-to wine_3", "goods-missing")
    play(ship, "exchange sugar-sugar wine")
    play(ship, "ship-to wine_3")
    building = mine(**(RESOLVED | {"reals": {YELLOW: 3}}))
    assert refused(building, "pay", "too-dear").need == 6
    play(building, "descend reals")
    play(building, "pay")
    assert building.reals == [0, 0]


@pytest.mark.rule("madeira.14.1")
def test_an_answer_may_be_lost_as_well() -> None:
    """Between lifting a ship and mooring it the wine is exchanged; the ship can still stay."""
    pos = after(*TO_INDIA[:3], goods={YELLOW: "wine wine"})
    assert {"ship-to wine_2", "ship-to india_1", "stay"} <= legal(pos)
    play(pos, "exchange wine-wine wheat")
    refused(pos, "ship-to india_1", "goods-missing")
    assert {move for move in legal(pos) if not move.startswith("descend")} == {"ship-to wheat_pair", "stay"}


@pytest.mark.rule("madeira.14.1")
def test_between_two_ships() -> None:
    """The Reals of the first come later, but the windmill may find the goods of the second."""
    pos = after(*TO_INDIA[:3], "ship-to india_1", goods={YELLOW: "wheat sugar wine"})
    assert step(pos) == "ship-from"
    sequence(pos, "exchange wheat-sugar wine", "ship-from home", "ship-to brasil_1", "done")
    assert goods_of(pos, YELLOW) == "" and pos.ships_home[YELLOW] == 4


@pytest.mark.rule("madeira.14.1")
def test_it_is_used_by_nobody_else() -> None:
    """Red has all the means, but Yellow is to decide: a move is always that of the seat to decide."""
    pos = island(goods={RED: "wheat wheat"}, level={YELLOW: 0})
    assert to_move(pos) == YELLOW and not MILL & verbs(pos)
    refused(pos, "climb", "goods-missing")


@pytest.mark.rule("madeira.14.1")
@pytest.mark.parametrize("seed", range(10))
def test_it_cannot_go_on_for_ever(seed: int) -> None:
    """Three for each good, one for each level and point: every conversion makes that less."""
    pos, luck = mine(goods={YELLOW: "wheat " * 9 + "sugar sugar wine wine"}, points={YELLOW: 4}), random.Random(seed)

    def worth() -> int:
        return 3 * sum(pos.goods[:3]) + pos.level[YELLOW] + pos.points[YELLOW]

    while True:
        asides = sorted(move for move in legal(pos) if move.split()[0] in MILL)
        if not asides:
            break
        before = worth()
        play(pos, luck.choice(asides))
        assert worth() < before and step(pos) == "turn"
    assert sum(pos.goods[:3]) < 2 and pos.level[YELLOW] == pos.points[YELLOW] == 0


# ---- 14.2: two goods for one


EXCHANGES = {
    "wheat-wheat": ("sugar", "wine"),
    "sugar-sugar": ("wheat", "wine"),
    "wine-wine": ("wheat", "sugar"),
    "wheat-sugar": ("wine",),
    "wheat-wine": ("sugar",),
    "sugar-wine": ("wheat",),
}
BROUGHT = [(pair, good) for pair, goods in EXCHANGES.items() for good in goods]
TAKEN_BACK = [(pair, good) for pair in EXCHANGES for good in ("wheat", "sugar", "wine") if good in pair]


@pytest.mark.rule("madeira.14.2")
@pytest.mark.parametrize(("pair", "good"), BROUGHT)
@pytest.mark.parametrize("phase", ["b", "close", "d"])
def test_two_goods_for_one_of_another_kind(phase: str, pair: str, good: str) -> None:
    """Alike or not."""
    pos = mine(phase=phase, goods={YELLOW: "wheat wheat sugar sugar wine wine"})
    one, two = pair.split("-")
    assert play(pos, f"exchange {pair} {good}") == [GoodsExchanged(YELLOW, one, two, good)]
    left = ["wheat", "wheat", "sugar", "sugar", "wine", "wine", good]
    left.remove(one)
    left.remove(two)
    assert sorted(goods_of(pos, YELLOW).split()) == sorted(left)


@pytest.mark.rule("madeira.14.2")
@pytest.mark.parametrize(("pair", "good"), TAKEN_BACK)
@pytest.mark.parametrize("goods", ["wheat wheat sugar sugar wine wine", ""])
def test_nothing_is_taken_back(goods: str, pair: str, good: str) -> None:
    """B1: said first, whatever one has."""
    pos = mine(goods={YELLOW: goods})
    assert refused(pos, f"exchange {pair} {good}", "takes-back").rule == "madeira.14.2"


@pytest.mark.rule("madeira.14.2")
@pytest.mark.parametrize(
    ("goods", "exchanges"),
    [
        ("wheat wheat sugar sugar wine wine", 9),
        ("wheat wheat sugar wine", 5),
        ("wheat sugar wine", 3),
        ("sugar sugar sugar", 2),
        ("sugar wine", 1),
        ("wine", 0),
    ],
)
def test_how_many_exchanges_there_are(goods: str, exchanges: int) -> None:
    """Nine in all: two for each pair of a kind, one for each other pair."""
    pos = mine(goods={YELLOW: goods})
    offered = {move for move in legal(pos) if move.startswith("exchange")}
    assert len(offered) == exchanges and offered <= {f"exchange {pair} {good}" for pair, good in BROUGHT}
    assert len(BROUGHT) == len(TAKEN_BACK) == 9


@pytest.mark.rule("madeira.14.2")
def test_two_goods_are_needed() -> None:
    pos = mine(goods={YELLOW: "wheat sugar"}, bread={YELLOW: 9})
    assert refused(pos, "exchange wheat-wheat wine", "goods-missing").have == 1
    assert refused(pos, "exchange wheat-wine sugar", "goods-missing").have == 1
    assert refused(pos, "exchange wine-wine sugar", "goods-missing").have == 0
    assert {move for move in legal(pos) if move.startswith("exchange")} == {"exchange wheat-sugar wine"}
    assert quote(pos, "exchange wheat-sugar wine") == {"wheat": -1, "sugar": -1, "wine": 1}
    assert quote(pos, "exchange wheat-wheat wine") == {"wheat": -2, "wine": 1}


@pytest.mark.rule("madeira.14.2")
def test_wood_and_bread_are_no_goods() -> None:
    pos = mine(goods={YELLOW: "wine"}, bread={YELLOW: 9}, wood={YELLOW: 9})
    assert "exchange" not in verbs(pos)


# ---- 14.3: climbing


@pytest.mark.rule("madeira.14.3")
@pytest.mark.parametrize("phase", ["b", "close", "d"])
def test_a_step_up_costs_two_wheat(phase: str) -> None:
    pos = mine(phase=phase, goods={YELLOW: "wheat wheat wheat wine"})
    assert quote(pos, "climb") == {"wheat": -2, "level": 1}
    assert play(pos, "climb") == [WindmillClimbed(YELLOW, 4, 2)]
    assert pos.view(YELLOW)["players"][YELLOW]["feeds"] == 4 and goods_of(pos, YELLOW) == "wheat wine"
    assert refused(pos, "climb", "goods-missing").have == 1


@pytest.mark.rule("madeira.14.3")
def test_only_wheat_will_do() -> None:
    pos = mine(goods={YELLOW: "wheat sugar sugar wine wine"})
    refusal = refused(pos, "climb", "goods-missing")
    assert (refusal.need, refusal.have) == (2, 1)
    sequence(pos, "exchange sugar-sugar wheat", "climb")
    assert goods_of(pos, YELLOW) == "wine wine"


@pytest.mark.rule("madeira.14.3")
def test_from_the_bottom_to_the_top() -> None:
    """Levels 0 to 6, one by one; what comes on top of that is a point."""
    pos = mine(level={YELLOW: 0}, goods={YELLOW: "wheat " * 15}, points={})
    for level in range(1, 7):
        refused(pos, "prestige", "not-at-top")
        assert play(pos, "climb") == [WindmillClimbed(YELLOW, level, 2)]
    refused(pos, "climb", "at-top")
    assert quote(pos, "prestige") == {"wheat": -2, "points": 1}
    assert play(pos, "prestige") == [WheatForPoints(YELLOW, 2, 1)]
    assert pos.points == [1, 0] and pos.level[YELLOW] == 6 and goods_of(pos, YELLOW) == "wheat"
    assert ("windmill", 1) in pos.breakdown()[YELLOW]
    assert refused(pos, "prestige", "goods-missing").need == 2


@pytest.mark.rule("madeira.14.3")
def test_a_free_step_at_the_top_is_lost() -> None:
    """Only 2 wheat bring a point there."""
    pos = mine(level={YELLOW: 6}, favors={YELLOW: "miller"})
    play(pos, "favor miller")
    assert pos.level[YELLOW] == 6 and pos.points[YELLOW] == 1


@pytest.mark.rule("madeira.14.3")
def test_points_at_the_top_are_open_in_phase_d() -> None:
    pos = mine(phase="d", level={YELLOW: 6})
    play(pos, "prestige")
    assert pos.points == [2, 0]


# ---- 14.4: descending


@pytest.mark.rule("madeira.14.4")
@pytest.mark.parametrize("phase", ["b", "close"])
def test_a_step_down_brings_one_bread_or_three_reals(phase: str) -> None:
    pos = mine(phase=phase)
    assert quote(pos, "descend bread") == {"level": -1, "bread": 1}
    assert quote(pos, "descend reals") == {"level": -1, "reals": 3}
    assert play(pos, "descend bread") == [WindmillDescended(YELLOW, 2, "bread", 1)]
    assert play(pos, "descend reals") == [WindmillDescended(YELLOW, 1, "reals", 3)]
    assert (pos.bread[YELLOW], pos.reals[YELLOW], pos.level[YELLOW]) == (1, 12, 1)


@pytest.mark.rule("madeira.14.4")
def test_down_to_the_bottom_and_no_further() -> None:
    pos = mine(level={YELLOW: 6}, reals={})
    for _ in range(6):
        play(pos, "descend reals")
    assert pos.reals[YELLOW] == 18 and pos.level[YELLOW] == 0
    refused(pos, "descend reals", "at-bottom")
    refused(pos, "descend bread", "at-bottom")


@pytest.mark.rule("madeira.14.4")
@pytest.mark.parametrize("name", ["honor", "upkeep", "feed"])
def test_the_descent_is_closed_in_phase_d(name: str) -> None:
    pos = PROMPTS[name]()
    for move in ("descend bread", "descend reals"):
        assert refused(pos, move, "closed-in-maintenance").rule == "madeira.14.4"


# ---- 14.5: points at the bottom


@pytest.mark.rule("madeira.14.5")
@pytest.mark.parametrize("phase", ["b", "close"])
def test_a_point_for_a_bread_or_a_real(phase: str) -> None:
    pos = mine(phase=phase, level={YELLOW: 0}, points={YELLOW: 3}, reals={})
    assert quote(pos, "give-point bread") == {"points": -1, "bread": 1}
    assert play(pos, "give-point bread") == [PointGiven(YELLOW, 1, "bread", 1)]
    assert play(pos, "give-point reals") == [PointGiven(YELLOW, 1, "reals", 1)]
    assert (pos.points[YELLOW], pos.bread[YELLOW], pos.reals[YELLOW]) == (1, 1, 1)
    assert ("windmill", -2) in pos.breakdown()[YELLOW]


@pytest.mark.rule("madeira.14.5")
def test_only_at_the_bottom() -> None:
    pos = mine(level={YELLOW: 1})
    refused(pos, "give-point bread", "not-at-bottom")
    sequence(pos, "descend bread", "give-point bread")
    assert pos.bread[YELLOW] == 2


@pytest.mark.rule("madeira.14.5")
@pytest.mark.rule("madeira.2.5")
def test_points_that_are_not_there_cannot_be_given() -> None:
    pos = mine(level={YELLOW: 0})
    play(pos, "give-point reals")
    refusal = refused(pos, "give-point reals", "too-few-points")
    assert (refusal.need, refusal.have) == (1, 0) and pos.points[YELLOW] == 0


@pytest.mark.rule("madeira.14.5")
def test_giving_points_is_closed_in_phase_d() -> None:
    pos = mine(phase="d", level={YELLOW: 0})
    for move in ("give-point bread", "give-point reals"):
        assert refused(pos, move, "closed-in-maintenance").rule == "madeira.14.5"
