"""Navigator, Engineer, Lady and Scout: the favors of chapter 13 that move pieces, harvest or use a building."""

from typing import Any

import pytest

from gaiola.games.madeira.events import BuildingUsed, LadyPaid
from tests.games.madeira.table import (
    RED,
    YELLOW,
    answers,
    favors_of,
    goods_of,
    play,
    quote,
    refused,
    sequence,
    ship_at,
    step,
    through_saves,
    to_move,
    wood_on,
    workers_at,
)
from tests.games.madeira.test_buildings import crew
from tests.games.madeira.test_favors import holding, resolving

# ---- 13.11: Navigator


@pytest.mark.rule("madeira.13.11")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_navigator_moves_one_ship(turn: Any) -> None:
    pos = turn("navigator", wood={YELLOW: 2}, goods={YELLOW: "wheat wheat wheat wheat wine"}, ships={"wheat_3": RED})
    due = step(pos)
    sequence(pos, "favor navigator", "ship-from home")
    refused(pos, "ship-to wheat_3", "slot-taken")
    refused(pos, "ship-to india_3", "goods-missing")
    play(pos, "ship-to-more wheat_pair")
    assert ship_at(pos, "wheat_pair") == YELLOW and pos.wood[YELLOW] == 1 and pos.reals[YELLOW] == 10
    assert step(pos) == due and to_move(pos) == YELLOW


@pytest.mark.rule("madeira.13.11")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_navigator_may_leave_it(turn: Any) -> None:
    pos = turn("navigator", wood={YELLOW: 1}, goods={YELLOW: "wine"})
    due = step(pos)
    sequence(pos, "favor navigator", "done")
    assert step(pos) == due and pos.ships_home[YELLOW] == 6 and favors_of(pos, YELLOW) == "navigator-"
    landing = turn("navigator", wood={YELLOW: 1}, goods={YELLOW: "wine"})
    sequence(landing, "favor navigator", "ship-from home", "ship-to acores_1", "reward prestige")
    assert landing.points[YELLOW] == 3 and step(landing) == due


# ---- 13.12: Engineer


@pytest.mark.rule("madeira.13.12")
@pytest.mark.parametrize(
    ("fields", "goods"),
    [(("r1_f1", "r1_f1"), "wheat wheat wheat sugar"), (("r1_f1", "r1_f2"), "wheat wheat sugar sugar")],
)
def test_engineer(fields: tuple[str, str], goods: str) -> None:
    """A19: twice on one field, or on two."""
    pos = holding("engineer", fields={"r1_f1": [YELLOW], "r1_f2": [YELLOW], "r1_f3": [RED], "r2_f1": [YELLOW]})
    sequence(pos, "favor engineer", "die 3 alfandega", "harvest")
    assert goods_of(pos, YELLOW) == "wheat sugar" and answers(pos) == {"again r1_f1", "again r1_f2", "done"}
    refused(pos, "again r1_f3", "not-harvested")
    refused(pos, "again r2_f1", "not-harvested")
    sequence(pos, *[f"again {field}" for field in fields])
    assert goods_of(pos, YELLOW) == goods and to_move(pos) == RED


@pytest.mark.rule("madeira.13.12")
def test_engineer_takes_wood_first() -> None:
    """A20, and A21: the second extra harvest is left out."""
    pos = holding("engineer", fields={"r2_f5": [YELLOW]})
    sequence(pos, "favor engineer", "die 3 moinho", "harvest", "again r2_f5")
    assert pos.wood[YELLOW] == 2 and wood_on(pos, "r2_f5") == 0
    gone = pos.copy()
    play(pos, "done")
    assert goods_of(pos, YELLOW) == "" and to_move(pos) == RED
    play(gone, "again r2_f5")
    assert goods_of(gone, YELLOW) == "wine" and gone.wood[YELLOW] == 2


@pytest.mark.rule("madeira.13.12")
def test_engineer_on_the_empty_building() -> None:
    """Three extra harvests; the Casa da Coroa is empty in round 2."""
    pos = holding("engineer", fields={"r3_f1": [YELLOW], "r3_f5": [YELLOW]})
    sequence(pos, "favor engineer", "die 3 casa_da_coroa", "harvest", "again r3_f5", "again r3_f5", "again r3_f5")
    assert goods_of(pos, YELLOW) == "wheat wine wine wine wine" and to_move(pos) == RED


@pytest.mark.rule("madeira.13.12")
@pytest.mark.parametrize("moves", [("die 3 alfandega", "nothing"), ("die 3 capitania", "act", "done")])
def test_engineer_is_lost_without_a_harvest(moves: tuple[str, ...]) -> None:
    pos = holding("engineer", fields={"r1_f1": [YELLOW]})
    sequence(pos, "favor engineer", *moves, "pass i", "die 3 alfandega", "harvest")
    assert goods_of(pos, YELLOW) == "wheat" and step(pos) == "turn" and favors_of(pos, YELLOW) == "engineer-"


# ---- 13.14: Lady


@pytest.mark.rule("madeira.13.14")
@pytest.mark.parametrize("turn", [holding, resolving])
@pytest.mark.parametrize(
    ("building", "workers", "moves"),
    [
        ("moinho", 2, []),
        ("moinho", 3, []),
        ("capitania", 1, ["worker-from home", "worker-to funchal_1"]),
        ("capitania", 3, ["worker-from home", "worker-to funchal_1", "worker-from home", "worker-to machico_1"]),
        ("alfandega", 2, ["worker-from home", "worker-to acores"]),
        ("alfandega", 4, ["worker-from home", "worker-to acores", "worker-from home", "worker-to acores"]),
        ("casa_da_coroa", 1, ["flip scout"]),
        ("casa_da_coroa", 3, ["flip scout", "flip monk"]),
        ("fortaleza", 2, ["worker-from home", "worker-to watch"]),
        ("fortaleza", 3, ["worker-from home", "worker-to watch", "worker-from home", "worker-to watch"]),
    ],
)
def test_lady_uses_any_building(turn: Any, building: str, workers: int, moves: list[str]) -> None:
    """A29: 4 Reals, whatever it costs, on the level of one's workers; then the turn goes on."""
    expected = {  # bread, points, pirates, favors up
        ("moinho", False): (2, 0, 8, 0),
        ("moinho", True): (5, 0, 8, 0),
        ("capitania", False): (0, 1, 8, 0),
        ("capitania", True): (0, 3, 8, 0),
        ("alfandega", False): (0, 2, 8, 0),
        ("alfandega", True): (0, 4, 8, 0),
        ("casa_da_coroa", False): (0, 0, 8, 1),
        ("casa_da_coroa", True): (0, 0, 8, 2),
        ("fortaleza", False): (0, 0, 5, 0),
        ("fortaleza", True): (0, 0, 2, 0),
    }
    pos = turn(
        "lady monk- scout- patron-",
        reals={YELLOW: 5},
        pirates={YELLOW: 8},
        fields=crew(building, workers),
        ships={"acores_1": YELLOW, "acores_3": YELLOW},
    )
    due = step(pos)
    assert LadyPaid(YELLOW, 4) in play(pos, "favor lady")
    assert play(pos, f"lady {building}")[0] == BuildingUsed(YELLOW, building)
    sequence(pos, *moves)
    up = sum(not name.endswith("-") for name in favors_of(pos, YELLOW).split())
    assert (pos.bread[YELLOW], pos.points[YELLOW], pos.pirates[YELLOW], up) == expected[building, workers > 2]
    assert pos.reals[YELLOW] == 1 and step(pos) == due and to_move(pos) == YELLOW


@pytest.mark.rule("madeira.13.14")
def test_lady_needs_reals_and_a_worker() -> None:
    poor = holding("lady", reals={YELLOW: 3}, fields={"r1_f1": [YELLOW]})
    refusal = refused(poor, "favor lady", "too-dear")
    assert refusal.rule == "madeira.13.14" and (refusal.need, refusal.have) == (4, 3)
    sequence(poor, "descend reals", "favor lady")
    assert poor.reals[YELLOW] == 2 and answers(poor) == {"lady alfandega"}
    refused(poor, "lady moinho", "no-worker-in-region")
    alone = holding("lady", reals={YELLOW: 9}, fields={"forest": [YELLOW], "r1_f1": [RED]}, watch={YELLOW: 2})
    assert refused(alone, "favor lady", "no-worker-in-region").rule == "madeira.13.14"


@pytest.mark.rule("madeira.13.14")
def test_lady_does_not_replace_the_building_being_resolved() -> None:
    """A29: also one already resolved may be used; the duty of this one remains."""
    pos = resolving("lady", "fortaleza", reals={YELLOW: 4}, fields=crew("moinho", 3), pirate_on={"moinho": 3})
    sequence(pos, "favor lady", "lady moinho")
    assert pos.bread[YELLOW] == 5 and pos.reals[YELLOW] == 0 and answers(pos) == {"refuse"}
    play(pos, "refuse")
    assert pos.pirates[YELLOW] == 1


# ---- 13.15: Scout


@pytest.mark.rule("madeira.13.15")
@pytest.mark.parametrize("turn", [holding, resolving])
@pytest.mark.parametrize(
    ("origin", "target", "points", "pirates"),
    [
        ("watch", "funchal_2", 1, 5),
        ("home", "machico_1", 1, 5),
        ("funchal_1", "funchal_2", 1, 5),
        ("r1_f1", "acores", 2, 5),
        ("india", "acores", 2, 5),
        ("home", "brasil", 0, 5),
        ("home", "watch", 0, 2),
        ("india", "watch", 0, 2),
        ("watch", "r2_f1", 0, 5),
        ("watch", "forest", 0, 5),
        ("watch", "home", 0, 5),
        ("funchal_1", "home", 0, 5),
    ],
)
def test_scout_from_anywhere_to_anywhere(turn: Any, origin: str, target: str, points: int, pirates: int) -> None:
    """A15, A16, trap 22."""
    pos = turn(
        "scout",
        pirates={YELLOW: 5},
        watch={YELLOW: 1},
        fields={"r1_f1": [YELLOW]},
        spots={"funchal_1": YELLOW},
        lands={"india": {YELLOW: 1}},
        ships={"acores_1": YELLOW, "acores_3": YELLOW, "brasil_1": RED, "wheat_2": YELLOW},
    )
    before, due = workers_at(pos, YELLOW, origin), step(pos)
    play(pos, "favor scout")
    play(pos, f"worker-from {origin}")
    there = workers_at(pos, YELLOW, target)
    assert quote(pos, f"worker-to {target}").get("points", 0) == points
    play(pos, f"worker-to {target}")
    assert workers_at(pos, YELLOW, origin) == before - 1 and workers_at(pos, YELLOW, target) == there + 1
    assert pos.points[YELLOW] == points and pos.pirates[YELLOW] == pirates and step(pos) == due


@pytest.mark.rule("madeira.13.15")
@pytest.mark.parametrize("origin", ["watch", "home", "r1_f1", "funchal_1", "india"])
def test_scout_keeps_the_rules_of_the_places(origin: str) -> None:
    pos = holding(
        "scout",
        watch={YELLOW: 1},
        fields={"r1_f1": [YELLOW], "r1_f2": [YELLOW, RED], "r1_f3": [RED]},
        spots={"funchal_1": YELLOW, "funchal_2": RED},
        lands={"india": {YELLOW: 1}},
    )
    play(pos, "favor scout")
    refused(pos, "worker-from brasil", "no-worker-there")
    play(pos, f"worker-from {origin}")
    refused(pos, f"worker-to {origin}", "same-place")
    refused(pos, "worker-to r1_f2", "own-worker-there")
    refused(pos, "worker-to funchal_2", "spot-taken")
    refused(pos, "worker-to funchal_4", "spot-taken")
    refused(pos, "worker-to funchal_5", "not-built")
    play(pos, "worker-to r1_f3")
    assert step(pos) == "turn"


@pytest.mark.rule("madeira.13.15")
@pytest.mark.parametrize(("pirates", "left"), [(3, 0), (2, 0), (0, 0)])
def test_scout_to_the_watch_with_few_pirates(pirates: int, left: int) -> None:
    pos = holding("scout", pirates={YELLOW: pirates})
    sequence(pos, "favor scout", "worker-from home", "worker-to watch")
    assert pos.pirates[YELLOW] == left and pos.watch[YELLOW] == 1
    idle = holding("scout", pirates={YELLOW: pirates})
    sequence(idle, "favor scout", "done")
    assert idle.home[YELLOW] == 12 and favors_of(idle, YELLOW) == "scout-" and step(idle) == "turn"


# ---- saved in the middle


@pytest.mark.rule("madeira.13.1")
@pytest.mark.parametrize("turn", [holding, resolving])
@pytest.mark.parametrize(
    "moves",
    [
        ["favor lady", "lady casa_da_coroa", "flip lady", "flip monk"],
        ["favor lady", "lady fortaleza", "worker-from home", "worker-to watch", "worker-from r3_f1", "worker-to watch"],
        ["favor navigator", "ship-from home", "ship-to brasil_1", "wood r3_f2", "reward city_worker", "done"],
        ["favor scout", "worker-from watch", "worker-to funchal_1"],
        ["favor monk", "wood forest", "wood r3_f2"],
    ],
)
def test_saved_within_a_favor(turn: Any, moves: list[str]) -> None:
    favors = "lady navigator scout bishop " + ("monk" if "monk" in moves[0] else "monk-")
    pos = turn(
        favors,
        reals={YELLOW: 9},
        goods={YELLOW: "wine"},
        fields={**crew("casa_da_coroa", 3), "forest": [YELLOW]},
        watch={YELLOW: 1},
        pirates={YELLOW: 4},
    )
    due = step(pos)
    through_saves(pos, *moves)
    assert step(pos) == due
    refused(pos, "favor bishop", "one-favor-a-turn")


@pytest.mark.rule("madeira.13.12")
def test_saved_between_extra_harvests() -> None:
    pos = holding("engineer", fields={"r1_f1": [YELLOW]})
    through_saves(pos, "favor engineer", "die 3 alfandega", "harvest", "again r1_f1", "again r1_f1")
    assert goods_of(pos, YELLOW) == "wheat wheat wheat"
