"""Districts, the Guild Master and the Mayor: chapter 11."""

from typing import Any

import pytest

from gaiola.games.madeira.constants import NEUTRAL
from gaiola.games.madeira.events import CitizenMoved, CityPaid, DistrictBuilt, WoodDiscarded, WoodGot, WorkerMoved
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.games.madeira.rules.cities import CitizenFrom
from tests.games.madeira.table import (
    BLUE,
    FAVORS,
    PURPLE,
    RED,
    YELLOW,
    answers,
    favors_of,
    island,
    legal,
    play,
    quote,
    refused,
    sequence,
    step,
    through_saves,
    to_move,
    wood_on,
    workers_at,
)
from tests.games.madeira.test_wood import building

CITIES = ("porto_santo", "funchal", "machico")
OPEN_SPOTS = {f"{city}_{spot}" for city in CITIES for spot in (1, 2, 3)}
"""Left and empty at the start, when a citizen stands on the fourth spot of each city."""


def mayor(players: int = 2, **more: Any) -> MadeiraPosition:
    """Yellow has chosen the action of the Mayor."""
    laid: dict[str, Any] = {"dice": {YELLOW: [3]}}
    pos = island(players, **(laid | more))
    sequence(pos, "die 3 fortaleza", "act")
    return pos


def stands_on(pos: MadeiraPosition, spot: str) -> int:
    return pos.spots[pos.box.spots.index(spot)]


# ---- 11.1: districts and spots


@pytest.mark.rule("madeira.11.1")
def test_spots_under_favors_are_closed() -> None:
    """Trap 21: for workers and citizens alike."""
    pos = mayor(spots={"funchal_1": YELLOW})
    play(pos, "citizen-from funchal_1")
    assert answers(pos) == {f"citizen-to {spot}" for spot in OPEN_SPOTS - {"funchal_1"}}
    for spot in (5, 12):
        assert refused(pos, f"citizen-to machico_{spot}", "not-built").rule == "madeira.11.1"
    citizen = mayor(spots={"funchal_1": YELLOW})
    play(citizen, "citizen-from funchal_4")
    refused(citizen, "citizen-to funchal_5", "not-built")
    assert answers(citizen) == {f"citizen-to {spot}" for spot in OPEN_SPOTS - {"funchal_1"}}


@pytest.mark.rule("madeira.11.1")
def test_a_spot_holds_one_piece() -> None:
    pos = mayor(spots={"funchal_1": YELLOW, "machico_2": RED, "porto_santo_3": YELLOW})
    play(pos, "citizen-from funchal_1")
    for spot in ("funchal_4", "machico_2", "porto_santo_3", "funchal_1"):
        assert refused(pos, f"citizen-to {spot}", "spot-taken").rule == "madeira.11.1"


@pytest.mark.rule("madeira.11.1")
def test_a_built_district_has_two_more_spots() -> None:
    """A24: the fifth district has the ninth and tenth spots."""
    pos = mayor(spots={"funchal_1": YELLOW}, built=["funchal_d5"])
    play(pos, "citizen-from funchal_4")
    assert {"citizen-to funchal_9", "citizen-to funchal_10"} < legal(pos)
    refused(pos, "citizen-to funchal_8", "not-built")
    refused(pos, "citizen-to funchal_11", "not-built")
    play(pos, "citizen-to funchal_10")
    assert stands_on(pos, "funchal_10") == NEUTRAL and stands_on(pos, "funchal_4") == -1


@pytest.mark.rule("madeira.11.1")
@pytest.mark.rule("madeira.11.5")
def test_without_an_open_spot_the_mayor_only_collects() -> None:
    pos = mayor(spots=dict.fromkeys(sorted(OPEN_SPOTS), YELLOW), fields={"forest": [YELLOW]})
    assert to_move(pos) == RED
    assert pos.bread[YELLOW] == pos.reals[YELLOW] == pos.wood[YELLOW] == 7
    pos.push(CitizenFrom(YELLOW, 2))
    refused(pos, "citizen-from funchal_1", "no-open-spot")
    assert refused(pos, "citizen-from funchal_4", "no-open-spot").rule == "madeira.11.1"


# ---- 11.2: Guild Master


@pytest.mark.rule("madeira.11.2")
@pytest.mark.rule("madeira.11.3")
@pytest.mark.parametrize(("number", "favor"), list(enumerate(FAVORS)))
def test_any_favor_for_the_wood_of_its_column(number: int, favor: str) -> None:
    """A23: in any city, without a worker there, and in any order."""
    city, wood = CITIES[number // 4], (2, 3, 4, 5)[number % 4]
    pos = building(wood={YELLOW: wood})
    assert quote(pos, f"build {favor}") == {"wood": -wood}
    assert play(pos, f"build {favor}") == [WoodDiscarded(YELLOW, wood), DistrictBuilt(YELLOW, city, favor)]
    assert pos.wood[YELLOW] == 0 and favors_of(pos, YELLOW) == favor
    left = 2 * (number % 4) + 5
    play(pos, "pass-act ii")
    play(pos, "worker-from home")
    assert answers(pos) == {f"worker-to {spot}" for spot in OPEN_SPOTS | {f"{city}_{left}", f"{city}_{left + 1}"}}


@pytest.mark.rule("madeira.11.2")
@pytest.mark.rule("madeira.11.3")
def test_bishop_from_the_column_of_four() -> None:
    """EX13."""
    pos = building(players=4, rows=[PURPLE, YELLOW, RED, BLUE], dice={PURPLE: [3]}, wood={PURPLE: 5})
    play(pos, "build bishop")
    assert pos.wood[PURPLE] == 1 and favors_of(pos, PURPLE) == "bishop"
    sequence(pos, "pass-act ii", "worker-from home", "worker-to porto_santo_9")
    assert workers_at(pos, YELLOW, "porto_santo_9") == 1


@pytest.mark.rule("madeira.11.2")
def test_only_favors_that_lie_in_a_city() -> None:
    pos = building(wood={YELLOW: 9}, favors={YELLOW: "monk", RED: "scout-"})
    assert answers(pos) == {f"build {favor}" for favor in FAVORS if favor not in ("monk", "scout")}
    assert refused(pos, "build monk", "favor-taken").rule == "madeira.11.2"
    refused(pos, "build scout", "favor-taken")


@pytest.mark.rule("madeira.11.2")
def test_nothing_left_to_build() -> None:
    pos = island(dice={YELLOW: [3]}, wood={YELLOW: 9}, favors={YELLOW: " ".join(FAVORS[:6]), RED: " ".join(FAVORS[6:])})
    play(pos, "die 3 alfandega")
    assert refused(pos, "act", "no-favor-left").rule == "madeira.11.2"
    assert answers(pos) == {"nothing"}


@pytest.mark.rule("madeira.11.2")
@pytest.mark.rule("madeira.13.1")
def test_a_new_favor_waits_for_the_next_turn() -> None:
    """A31."""
    pos = building(dice={YELLOW: [3, 3], RED: [3]}, wood={YELLOW: 5})
    play(pos, "build patron")
    assert to_move(pos) == RED and pos.bread[YELLOW] == 0
    sequence(pos, "die 3 alfandega", "nothing", "favor patron")
    assert pos.bread[YELLOW] == 3 and favors_of(pos, YELLOW) == "patron-"


@pytest.mark.rule("madeira.11.2")
def test_one_favor_for_one_die() -> None:
    pos = building(wood={YELLOW: 9})
    play(pos, "build monk")
    assert to_move(pos) == RED and pos.wood[YELLOW] == 7


# ---- 11.3: the wood for a district


@pytest.mark.rule("madeira.11.3")
def test_missing_wood_is_bought() -> None:
    pos = building(wood={YELLOW: 3}, reals={YELLOW: 3}, fields={"r2_f5": [YELLOW]})
    assert quote(pos, "build scout") == {"wood": -3, "reals": -3}
    play(pos, "build scout")
    assert pos.wood[YELLOW] == 0 and pos.reals[YELLOW] == 0 and wood_on(pos, "r2_f5") == 0


@pytest.mark.rule("madeira.11.3")
def test_all_of_the_wood_or_no_district() -> None:
    """A18."""
    pos = building(wood={YELLOW: 3})
    assert answers(pos) == {f"build {name}" for name in ("monk", "miller", "lord", "diplomat", "engineer", "constable")}
    refusal = refused(pos, "build bishop", "no-access")
    assert (refusal.need, refusal.have) == (1, 0)
    none = island(dice={YELLOW: [3]}, wood={YELLOW: 1})
    play(none, "die 3 alfandega")
    refused(none, "act", "no-access")
    poor = island(dice={YELLOW: [3]}, wood={YELLOW: 1}, fields={"forest": [YELLOW]})
    play(poor, "die 3 alfandega")
    refused(poor, "act", "wood-too-dear")
    play(poor, "descend reals")
    play(poor, "act")
    assert "build monk" in legal(poor)


@pytest.mark.rule("madeira.11.3")
def test_the_cheapest_district_left_decides() -> None:
    pos = island(
        dice={YELLOW: [3]}, wood={YELLOW: 3}, favors={YELLOW: "monk miller lord diplomat", RED: "engineer constable"}
    )
    play(pos, "die 3 alfandega")
    refusal = refused(pos, "act", "no-access")
    assert refusal.terms == (("needed", 4), ("own", -3))


# ---- 11.4: Mayor


@pytest.mark.rule("madeira.11.4")
def test_own_workers_and_all_citizens() -> None:
    """A25: also the citizens of cities without a worker of one's own."""
    pos = mayor(spots={"funchal_1": YELLOW, "funchal_2": RED, "machico_1": RED}, fields={"r1_f1": [YELLOW]})
    assert answers(pos) == {
        "citizen-from funchal_1",
        "citizen-from porto_santo_4",
        "citizen-from funchal_4",
        "citizen-from machico_4",
        "done",
    }
    assert refused(pos, "citizen-from funchal_2", "not-yours").rule == "madeira.11.4"
    refused(pos, "citizen-from funchal_3", "not-yours")
    play(pos, "citizen-from machico_4")
    assert play(pos, "citizen-to machico_2") == [CitizenMoved(YELLOW, "machico_4", "machico_2")]
    play(pos, "citizen-from funchal_1")
    assert play(pos, "citizen-to funchal_3")[0] == WorkerMoved(YELLOW, "funchal_1", "funchal_3")


@pytest.mark.rule("madeira.11.4")
def test_nobody_comes_from_outside() -> None:
    pos = mayor(fields={"r1_f1": [YELLOW]}, lands={"india": {YELLOW: 1}}, watch={YELLOW: 1})
    for place in ("home", "r1_f1", "india", "watch"):
        refused(pos, f"worker-from {place}", "not-now")
    play(pos, "citizen-from funchal_4")
    refused(pos, "worker-to home", "not-now")


@pytest.mark.rule("madeira.11.4")
@pytest.mark.rule("madeira.7.1")
def test_two_different_pieces() -> None:
    """A7."""
    pos = mayor(spots={"funchal_1": YELLOW})
    sequence(pos, "citizen-from funchal_4", "citizen-to machico_1")
    refused(pos, "citizen-from machico_1", "moved-already")
    assert answers(pos) == {"citizen-from funchal_1", "citizen-from porto_santo_4", "citizen-from machico_4", "done"}
    sequence(pos, "citizen-from funchal_1", "citizen-to funchal_2")
    assert to_move(pos) == RED


@pytest.mark.rule("madeira.11.4")
@pytest.mark.rule("madeira.7.1")
def test_the_second_piece_takes_the_spot_just_left() -> None:
    """A8."""
    pos = mayor(spots={"funchal_1": YELLOW})
    play(pos, "citizen-from funchal_1")
    refused(pos, "citizen-to funchal_4", "spot-taken")
    sequence(pos, "citizen-to machico_1", "citizen-from funchal_4", "citizen-to funchal_1")
    assert stands_on(pos, "funchal_1") == NEUTRAL and stands_on(pos, "machico_1") == YELLOW


# ---- 11.5: income of the cities


@pytest.mark.rule("madeira.11.4")
@pytest.mark.rule("madeira.11.5")
def test_from_machico_and_porto_santo_to_funchal() -> None:
    """EX15."""
    pos = mayor(spots={"porto_santo_1": YELLOW, "machico_1": YELLOW}, fields={"forest": [YELLOW]})
    sequence(pos, "citizen-from machico_1", "citizen-to funchal_1", "citizen-from porto_santo_4")
    assert play(pos, "citizen-to funchal_2")[1:] == [
        CityPaid(YELLOW, "porto_santo", "bread", 2),
        CityPaid(YELLOW, "funchal", "reals", 4),
    ]
    assert pos.bread[YELLOW] == 2 and pos.reals[YELLOW] == 4 and pos.wood[YELLOW] == 0


@pytest.mark.rule("madeira.11.5")
@pytest.mark.parametrize(
    ("city", "bread", "reals", "wood"), [("porto_santo", 5, 0, 0), ("funchal", 0, 5, 0), ("machico", 0, 0, 5)]
)
def test_each_city_pays_its_own_way(city: str, bread: int, reals: int, wood: int) -> None:
    """Two workers and a citizen; another player's worker brings nothing."""
    pos = mayor(spots={f"{city}_1": YELLOW, f"{city}_2": RED, f"{city}_3": YELLOW}, fields={"forest": [YELLOW]})
    play(pos, "done")
    assert (pos.bread[YELLOW], pos.reals[YELLOW], pos.wood[YELLOW]) == (bread, reals, wood)
    assert pos.bread[RED] == pos.reals[RED] == pos.wood[RED] == 0


@pytest.mark.rule("madeira.11.5")
def test_citizens_alone_pay_nothing() -> None:
    pos = mayor(spots={"machico_1": RED}, fields={"forest": [YELLOW]})
    sequence(pos, "citizen-from funchal_4", "citizen-to machico_2")
    assert play(pos, "done") == []
    assert pos.bread[YELLOW] == pos.reals[YELLOW] == pos.wood[YELLOW] == 0 and to_move(pos) == RED


@pytest.mark.rule("madeira.11.5")
def test_citizens_brought_in_before_count() -> None:
    """A25: 2 for the worker and 1 for each of three citizens."""
    pos = mayor(spots={"funchal_1": YELLOW})
    sequence(
        pos, "citizen-from porto_santo_4", "citizen-to funchal_2", "citizen-from machico_4", "citizen-to funchal_3"
    )
    assert pos.reals[YELLOW] == 5


@pytest.mark.rule("madeira.11.5")
def test_wood_of_machico_needs_access() -> None:
    """Two workers and a citizen would bring 5; two fields have 1 and 2."""
    pos = mayor(
        spots={"machico_1": YELLOW, "machico_2": YELLOW, "porto_santo_1": YELLOW},
        fields={"r1_f3": [YELLOW], "r3_f2": [YELLOW], "forest": [RED]},
    )
    assert play(pos, "done") == [CityPaid(YELLOW, "porto_santo", "bread", 3)]
    assert answers(pos) == {"wood r1_f3", "wood r3_f2"}
    assert play(pos, "wood r1_f3")[:2] == [WoodGot(YELLOW, "r1_f3", 1), WoodGot(YELLOW, "r3_f2", 2)]
    assert pos.wood[YELLOW] == 3 and pos.reals[YELLOW] == 0
    nothing = mayor(spots={"machico_1": YELLOW})
    play(nothing, "done")
    assert nothing.wood[YELLOW] == 0 and to_move(nothing) == RED


# ---- saved in the middle


@pytest.mark.rule("madeira.11.2")
def test_saved_while_building() -> None:
    pos = building(wood={YELLOW: 1}, reals={YELLOW: 3}, fields={"r2_f3": [YELLOW], "forest": [YELLOW]})
    through_saves(pos, "build miller", "wood forest", "wood r2_f3")
    assert favors_of(pos, YELLOW) == "miller" and pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.11.4")
def test_saved_at_every_part_of_the_mayor() -> None:
    pos = mayor(spots={"machico_1": YELLOW}, fields={"r2_f3": [YELLOW], "forest": [YELLOW]})
    through_saves(
        pos, "citizen-from machico_4", "citizen-to machico_3", "citizen-from funchal_4", "citizen-to machico_2"
    )
    assert step(pos) == "wood"
    through_saves(pos, "wood forest", "wood r2_f3", "wood forest", "wood r2_f3")
    assert pos.wood[YELLOW] == 4 and wood_on(pos, "r2_f3") == 2 and to_move(pos) == RED
