"""Phase C, the buildings: chapter 12."""

from typing import Any

import pytest

from gaiola.games.madeira.events import (
    BuildingPaid,
    BuildingRefused,
    BuildingRolled,
    BuildingUsed,
    Gained,
    PiratesReceived,
    PointsEarned,
)
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    favors_of,
    island,
    play,
    quote,
    refused,
    sequence,
    step,
    to_move,
    workers_at,
)
from tests.games.madeira.test_wood import answers, through_saves

REGION = {"moinho": 2, "capitania": 2, "alfandega": 1, "casa_da_coroa": 3, "fortaleza": 3}
OPEN_SPOTS = [f"{city}_{spot}" for city in ("porto_santo", "funchal", "machico") for spot in (1, 2, 3)]


def crew(building: str, workers: int, seat: int = YELLOW) -> dict[str, list[int]]:
    """This many workers on the fields of the region of a building."""
    return {f"r{REGION[building]}_f{number + 1}": [seat] for number in range(workers)}


def resolving(building: str, players: int = 2, **more: Any) -> MadeiraPosition:
    """A building with a marker of Yellow's and, if nothing else is said, no dice: with two players it costs 8."""
    laid: dict[str, Any] = {"markers": {building: [YELLOW]}}
    pos = island(players, phase="c", **(laid | more))
    assert step(pos) == "pay"
    return pos


def used(building: str, workers: int, **more: Any) -> MadeiraPosition:
    """Yellow has paid and uses the building with this many workers in its region."""
    fields = {**crew(building, workers), **more.pop("fields", {})}
    pos = resolving(building, reals={YELLOW: 8}, fields=fields, **more)
    play(pos, "pay")
    assert play(pos, "use")[0] == BuildingUsed(YELLOW, building)
    assert pos.reals[YELLOW] == 0
    return pos


# ---- 12.1: one after the other


@pytest.mark.rule("madeira.12.1")
def test_buildings_in_the_order_of_their_numbers() -> None:
    """Trap 4: the empty building of the round, here the Casa da Coroa, is one of them."""
    pos = resolving("moinho", markers={name: [YELLOW] for name in reversed(REGION)})
    refusals = [event for event in sequence(pos, *["refuse"] * 5) if isinstance(event, BuildingRefused)]
    assert [event.building for event in refusals] == [
        "moinho",
        "capitania",
        "alfandega",
        "casa_da_coroa",
        "fortaleza",
    ]
    assert step(pos) == "end-of-c" and pos.pirates[YELLOW] == 5


@pytest.mark.rule("madeira.12.1")
def test_without_a_marker_a_building_is_skipped_and_not_rolled() -> None:
    pos = resolving("alfandega", on={"moinho": [1, 2], "fortaleza": [2]}, pirate_on={"capitania": 1})
    assert play(pos, "refuse")[0] == BuildingRefused(YELLOW, "alfandega")
    assert step(pos) == "end-of-c"
    nobody = island(phase="c", on={"moinho": [1, 2]}, pirate_on={"moinho": 3})
    assert step(nobody) == "end-of-c"


# ---- 12.2: the roll


@pytest.mark.rule("madeira.12.2")
def test_all_dice_of_the_character_are_rolled_again() -> None:
    pos = resolving("moinho", 3, markers={"moinho": [YELLOW], "capitania": [RED]}, on={"capitania": [3, 3]})
    assert play(pos, "refuse", 1, 2)[-1] == BuildingRolled("capitania", (1, 2), 0, 6)
    both = resolving(
        "moinho",
        3,
        markers={"moinho": [YELLOW], "capitania": [RED]},
        on={"capitania": [3, 3]},
        pirate_on={"capitania": 1},
    )
    assert play(both, "refuse", 2, 2, 3)[-1] == BuildingRolled("capitania", (2, 2), 3, 5)
    assert quote(both, "pay") == {"reals": -5} and quote(both, "refuse") == {"pirates": 4}


@pytest.mark.rule("madeira.12.2")
def test_one_roll_for_everybody() -> None:
    pos = resolving(
        "moinho",
        3,
        markers={"moinho": [YELLOW, RED, PURPLE]},
        on={"moinho": [1, 1]},
        pirate_on={"moinho": 1},
        script=[3, 1, 2],
        reals={YELLOW: 9, RED: 9, PURPLE: 9},
    )
    for seat in (YELLOW, RED, PURPLE):
        assert to_move(pos) == seat
        assert quote(pos, "pay") == {"reals": -5} and quote(pos, "refuse") == {"pirates": 3}
        play(pos, "pay")
    assert pos.reals == [4, 4, 4]


# ---- 12.3: the cost


@pytest.mark.rule("madeira.12.3")
@pytest.mark.parametrize(
    ("players", "rolled", "cost"),
    [
        (4, [], 10),
        (3, [], 9),
        (2, [], 8),
        (4, [1], 9),
        (4, [3, 3, 3], 1),
        (4, [3, 3, 3, 1], 0),
        (4, [3, 3, 3, 3], 0),
        (3, [2, 2, 2], 3),
        (3, [3, 3, 3], 0),
        (2, [3], 5),
        (2, [3, 3], 2),
    ],
)
def test_cost_less_the_guild_dice(players: int, rolled: list[int], cost: int) -> None:
    """Four 3s make 12, but the cost does not fall below 0."""
    pos = resolving("moinho", players, on={"moinho": [1] * len(rolled)}, script=rolled, reals={YELLOW: cost})
    assert quote(pos, "pay") == {"reals": -cost}
    assert play(pos, "pay")[0] == BuildingPaid(YELLOW, "moinho", cost)
    assert pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.12.3")
@pytest.mark.rule("madeira.12.6")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_a_lone_pirate_die_makes_nothing_cheaper(shown: int) -> None:
    """Trap 5, A26."""
    pos = resolving("moinho", 4, pirate_on={"moinho": 2}, script=[shown])
    assert quote(pos, "pay") == {"reals": -10} and quote(pos, "refuse") == {"pirates": 1 + shown}
    play(pos, "refuse")
    assert pos.pirates == [1 + shown, 0, 0, 0]


# ---- 12.4: who has a turn


@pytest.mark.rule("madeira.12.4")
def test_everybody_with_a_marker_in_passing_order() -> None:
    """Trap 9."""
    pos = resolving("moinho", 4, order=[PURPLE, YELLOW, BLUE, RED], markers={"moinho": [RED, YELLOW, PURPLE]})
    seats = []
    while step(pos) == "pay":
        seats.append(to_move(pos))
        play(pos, "refuse")
    assert seats == [PURPLE, YELLOW, RED] and pos.pirates == [1, 1, 1, 0]


@pytest.mark.rule("madeira.12.4")
@pytest.mark.rule("madeira.13.1")
def test_no_marker_no_turn_and_no_favor() -> None:
    pos = resolving("moinho", markers={"moinho": [RED]}, favors={YELLOW: "patron"})
    assert to_move(pos) == RED
    play(pos, "refuse")
    assert step(pos) == "end-of-c" and favors_of(pos, YELLOW) == "patron"


# ---- 12.5: pay or take pirates


@pytest.mark.rule("madeira.12.5")
def test_a_choice_even_without_a_worker() -> None:
    """Trap 7."""
    pos = resolving("moinho", reals={YELLOW: 8}, fields={"r1_f1": [YELLOW], "forest": [YELLOW]})
    assert answers(pos) == {"pay", "refuse"}
    assert play(pos, "pay") == [BuildingPaid(YELLOW, "moinho", 8)]
    assert step(pos) == "end-of-c" and pos.bread[YELLOW] == 0 and pos.pirates[YELLOW] == 0


@pytest.mark.rule("madeira.12.5")
def test_too_dear() -> None:
    pos = resolving("moinho", reals={YELLOW: 7}, fields=crew("moinho", 1))
    refusal = refused(pos, "pay", "too-dear")
    assert refusal.rule == "madeira.12.5" and (refusal.need, refusal.have) == (8, 7)
    assert answers(pos) == {"refuse"}
    sequence(pos, "descend reals", "pay")
    assert pos.reals[YELLOW] == 2 and pos.level[YELLOW] == 2


@pytest.mark.rule("madeira.12.5")
def test_paid_but_not_used() -> None:
    pos = resolving("moinho", reals={YELLOW: 8}, fields=crew("moinho", 1))
    play(pos, "pay")
    assert answers(pos) == {"use", "leave"}
    assert play(pos, "leave") == []
    assert step(pos) == "end-of-c" and pos.bread[YELLOW] == 0 and pos.pirates[YELLOW] == 0


@pytest.mark.rule("madeira.12.5")
def test_several_markers_are_one_turn() -> None:
    """Trap 6."""
    pos = resolving("moinho", markers={"moinho": [YELLOW] * 3}, reals={YELLOW: 20}, fields=crew("moinho", 2))
    sequence(pos, "pay", "use")
    assert step(pos) == "end-of-c" and pos.reals[YELLOW] == 12 and pos.bread[YELLOW] == 2
    refusing = resolving("moinho", markers={"moinho": [YELLOW] * 3})
    play(refusing, "refuse")
    assert step(refusing) == "end-of-c" and refusing.pirates[YELLOW] == 1


# ---- 12.6: how many pirates


@pytest.mark.rule("madeira.12.3")
@pytest.mark.rule("madeira.12.5")
@pytest.mark.rule("madeira.12.6")
def test_three_players_at_the_capitania() -> None:
    """EX19: guild dice of 4 in all and a pirate die of 3."""
    pos = resolving(
        "capitania",
        4,
        order=[YELLOW, BLUE, RED, PURPLE],
        markers={"capitania": [YELLOW, BLUE, RED]},
        on={"capitania": [2, 3]},
        pirate_on={"capitania": 1},
        script=[1, 3, 3],
        reals={YELLOW: 7, BLUE: 6, RED: 10},
        fields={"r2_f1": [YELLOW, BLUE, RED]},
    )
    assert quote(pos, "pay") == {"reals": -6}
    sequence(pos, "pay", "use", "done")
    sequence(pos, "pay", "leave")
    assert play(pos, "refuse") == [BuildingRefused(RED, "capitania"), PiratesReceived(RED, 4)]
    assert pos.reals == [1, 10, 0, 0] and pos.pirates == [0, 4, 0, 0] and pos.points == [1, 0, 0, 0]
    assert step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.6")
def test_one_pirate_without_a_pirate_die() -> None:
    pos = resolving("moinho", on={"moinho": [3, 3]}, script=[3, 3], fields=crew("moinho", 3))
    assert quote(pos, "refuse") == {"pirates": 1}
    play(pos, "refuse")
    assert pos.pirates[YELLOW] == 1 and pos.bread[YELLOW] == 0 and step(pos) == "end-of-c"


# ---- 12.7, 12.8: low and high; Moinho


@pytest.mark.rule("madeira.12.7")
@pytest.mark.rule("madeira.12.8")
@pytest.mark.parametrize(("workers", "bread"), [(1, 2), (2, 2), (3, 5), (4, 5), (5, 5)])
def test_moinho(workers: int, bread: int) -> None:
    pos = used("moinho", workers)
    assert pos.bread[YELLOW] == bread and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.8")
def test_five_bread_for_four_workers() -> None:
    """EX20."""
    pos = resolving(
        "moinho",
        4,
        order=[RED, BLUE, YELLOW, PURPLE],
        markers={"moinho": [BLUE]},
        reals={BLUE: 10},
        fields=crew("moinho", 4, BLUE),
    )
    play(pos, "pay")
    assert play(pos, "use") == [BuildingUsed(BLUE, "moinho"), Gained(BLUE, 5, 0)]


@pytest.mark.rule("madeira.12.7")
def test_only_own_workers_on_fields_of_the_region() -> None:
    """Trap 8: two count, whatever stands elsewhere."""
    pos = used(
        "moinho",
        2,
        fields={"r1_f1": [YELLOW], "r3_f1": [YELLOW], "forest": [YELLOW], "r2_f4": [RED]},
        spots={"funchal_1": YELLOW},
        lands={"india": {YELLOW: 1}},
        watch={YELLOW: 2},
    )
    assert pos.bread[YELLOW] == 2


@pytest.mark.rule("madeira.12.7")
@pytest.mark.rule("madeira.12.9")
def test_workers_who_have_left_do_not_count() -> None:
    """Trap 24: the Capitania takes a worker from region 3, and the Fortaleza is on its low level."""
    pos = resolving(
        "capitania",
        markers={"capitania": [YELLOW], "fortaleza": [YELLOW]},
        reals={YELLOW: 16},
        pirates={YELLOW: 9},
        fields={**crew("capitania", 1), **crew("fortaleza", 3)},
    )
    sequence(pos, "pay", "use", "worker-from r3_f1", "worker-to funchal_1")
    sequence(pos, "pay", "use", "worker-from home", "worker-to watch")
    assert step(pos) == "end-of-c" and pos.watch[YELLOW] == 1 and pos.pirates[YELLOW] == 6


# ---- 12.9: Capitania


@pytest.mark.rule("madeira.12.9")
@pytest.mark.parametrize("workers", [1, 2])
def test_capitania_low(workers: int) -> None:
    pos = used("capitania", workers, watch={YELLOW: 1}, spots={"machico_1": YELLOW}, lands={"india": {YELLOW: 1}})
    assert pos.points[YELLOW] == 1
    sources = {"worker-from home", "worker-from machico_1", "worker-from india"}
    assert answers(pos) == sources | {f"worker-from r2_f{n + 1}" for n in range(workers)} | {"done"}
    refused(pos, "worker-from watch", "not-from-watch")
    play(pos, "worker-from machico_1")
    refused(pos, "worker-to funchal_4", "spot-taken")
    refused(pos, "worker-to funchal_5", "not-built")
    play(pos, "worker-to machico_2")
    assert workers_at(pos, YELLOW, "machico_2") == 1 and pos.points[YELLOW] == 1 and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.9")
@pytest.mark.parametrize("spots", [("funchal_1", "funchal_2"), ("funchal_1", "machico_3")])
def test_capitania_high(spots: tuple[str, str]) -> None:
    pos = used("capitania", 3)
    assert pos.points[YELLOW] == 3
    sequence(pos, "worker-from r2_f1", f"worker-to {spots[0]}")
    refused(pos, f"worker-from {spots[0]}", "moved-already")
    sequence(pos, "worker-from home", f"worker-to {spots[1]}")
    assert all(workers_at(pos, YELLOW, spot) for spot in spots) and step(pos) == "end-of-c"
    assert pos.points[YELLOW] == 3 and workers_at(pos, YELLOW, "r2_f1") == 0


@pytest.mark.rule("madeira.12.9")
def test_points_of_the_capitania_without_a_move() -> None:
    low = used("capitania", 2)
    play(low, "done")
    assert low.points[YELLOW] == 1 and low.home[YELLOW] == 10
    full = used("capitania", 3, spots=dict.fromkeys(OPEN_SPOTS, RED))
    assert full.points[YELLOW] == 3 and step(full) == "end-of-c"


# ---- 12.10: Alfândega


@pytest.mark.rule("madeira.12.10")
def test_two_workers_to_two_colonies() -> None:
    """EX22."""
    pos = resolving(
        "alfandega",
        4,
        order=[RED, YELLOW, PURPLE, BLUE],
        markers={"alfandega": [RED]},
        reals={RED: 10},
        fields=crew("alfandega", 3, RED),
        spots={"funchal_2": RED},
        ships={"acores_1": RED, "acores_3": RED, "brasil_2": RED, "brasil_1": BLUE, "wheat_2": RED},
    )
    sequence(pos, "pay", "use", "worker-from home")
    assert quote(pos, "worker-to acores") == {"points": 2}
    assert play(pos, "worker-to acores")[-1] == PointsEarned(RED, 2)
    sequence(pos, "worker-from funchal_2", "worker-to brasil")
    assert pos.points[RED] == 3 and workers_at(pos, RED, "acores") == workers_at(pos, RED, "brasil") == 1


@pytest.mark.rule("madeira.12.10")
@pytest.mark.parametrize("workers", [1, 2])
def test_alfandega_low(workers: int) -> None:
    """No ship is needed, and then there is no point; those who were there bring nothing."""
    pos = used("alfandega", workers, lands={"india": {YELLOW: 2, RED: 3}}, ships={"acores_1": YELLOW, "india_1": RED})
    play(pos, "worker-from home")
    assert answers(pos) == {"worker-to acores", "worker-to brasil", "worker-to india"}
    play(pos, "worker-to india")
    assert workers_at(pos, YELLOW, "india") == 3 and pos.points[YELLOW] == 0 and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.10")
def test_alfandega_high_both_to_one_colony() -> None:
    """A worker from another colony counts too; A16."""
    pos = used(
        "alfandega", 3, lands={"india": {YELLOW: 1}}, ships={"acores_1": YELLOW, "acores_3": YELLOW}, watch={YELLOW: 1}
    )
    refused(pos, "worker-from watch", "not-from-watch")
    play(pos, "worker-from india")
    refused(pos, "worker-to india", "same-place")
    play(pos, "worker-to acores")
    refused(pos, "worker-from acores", "moved-already")
    sequence(pos, "worker-from home", "worker-to acores")
    assert pos.points[YELLOW] == 4 and workers_at(pos, YELLOW, "acores") == 2


@pytest.mark.rule("madeira.12.10")
def test_alfandega_without_a_move() -> None:
    pos = used("alfandega", 3, lands={"acores": {YELLOW: 1}}, ships={"acores_1": YELLOW})
    play(pos, "done")
    assert pos.points[YELLOW] == 0 and step(pos) == "end-of-c"


# ---- 12.11: Casa da Coroa


@pytest.mark.rule("madeira.12.11")
def test_two_of_three_favors() -> None:
    """EX21."""
    pos = used("casa_da_coroa", 4, favors={YELLOW: "monk- miller- scout-"})
    sequence(pos, "flip monk", "flip miller")
    assert favors_of(pos, YELLOW) == "monk miller scout-" and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.11")
@pytest.mark.parametrize("workers", [1, 2])
def test_casa_da_coroa_low(workers: int) -> None:
    pos = used("casa_da_coroa", workers, favors={YELLOW: "monk- miller scout-", RED: "lady-"})
    assert answers(pos) == {"flip monk", "flip scout", "done"}
    refused(pos, "flip miller", "face-up-already")
    refused(pos, "flip lady", "favor-not-held")
    play(pos, "flip scout")
    assert favors_of(pos, YELLOW) == "monk- miller scout" and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.11")
def test_casa_da_coroa_turns_up_what_there_is() -> None:
    pos = used("casa_da_coroa", 3, favors={YELLOW: "monk- miller"})
    play(pos, "flip monk")
    assert step(pos) == "end-of-c" and favors_of(pos, YELLOW) == "monk miller"
    left = used("casa_da_coroa", 3, favors={YELLOW: "monk- miller-"})
    play(left, "done")
    assert favors_of(left, YELLOW) == "monk- miller-"


# ---- 12.12: Fortaleza


@pytest.mark.rule("madeira.12.12")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("pirates", "left"), [(7, 4), (3, 0), (1, 0)])
def test_fortaleza_low(workers: int, pirates: int, left: int) -> None:
    pos = used("fortaleza", workers, pirates={YELLOW: pirates}, watch={YELLOW: 4})
    refused(pos, "worker-from watch", "not-from-watch")
    sequence(pos, "worker-from r3_f1", "worker-to watch")
    assert pos.watch[YELLOW] == 5 and pos.pirates[YELLOW] == left and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.12")
@pytest.mark.parametrize(("pirates", "first", "second"), [(9, 6, 3), (5, 2, 0), (2, 0, 0)])
def test_fortaleza_high(pirates: int, first: int, second: int) -> None:
    pos = used("fortaleza", 3, pirates={YELLOW: pirates}, lands={"india": {YELLOW: 1}})
    sequence(pos, "worker-from india", "worker-to watch")
    assert pos.pirates[YELLOW] == first
    sequence(pos, "worker-from home", "worker-to watch")
    assert pos.pirates[YELLOW] == second and pos.watch[YELLOW] == 2 and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.12.12")
def test_guards_already_there_bring_nothing() -> None:
    pos = used("fortaleza", 3, pirates={YELLOW: 9}, watch={YELLOW: 3})
    play(pos, "done")
    assert pos.pirates[YELLOW] == 9 and pos.watch[YELLOW] == 3


# ---- 12.13: end of the phase


@pytest.mark.rule("madeira.12.13")
def test_the_board_is_cleared_after_the_last_window() -> None:
    pos = resolving(
        "moinho",
        markers={"moinho": [YELLOW, YELLOW], "capitania": [RED]},
        on={"moinho": [1], "capitania": [1]},
        pirate_on={"moinho": 2},
        script=[1, 2],
        goods={RED: "wheat wheat"},
    )
    play(pos, "refuse", 2)
    play(pos, "refuse")
    assert step(pos) == "end-of-c" and sum(pos.markers) == 3 and sum(pos.dice_on) == 2
    play(pos, "done")
    assert to_move(pos) == RED and sum(pos.markers) == 3 and pos.character_at.count(-1) == 1
    play(pos, "done")
    assert step(pos) == "feed"
    assert sum(pos.markers) == sum(pos.dice_on) == sum(pos.pirate_dice) == 0
    assert set(pos.pirate_on) == set(pos.character_at) == {-1}


# ---- saved in the middle


@pytest.mark.rule("madeira.12.5")
@pytest.mark.parametrize(
    ("building", "moves"),
    [
        ("moinho", []),
        ("capitania", ["worker-from home", "worker-to funchal_1", "worker-from r2_f2", "worker-to funchal_2"]),
        ("alfandega", ["worker-from home", "worker-to acores", "worker-from home", "worker-to acores"]),
        ("casa_da_coroa", ["flip monk", "flip scout"]),
        ("fortaleza", ["worker-from r3_f1", "worker-to watch", "worker-from home", "worker-to watch"]),
    ],
)
def test_saved_at_every_part_of_a_building(building: str, moves: list[str]) -> None:
    pos = resolving(
        building,
        reals={YELLOW: 5},
        on={building: [1]},
        pirate_on={building: 1},
        script=[3, 2],
        fields=crew(building, 3),
        favors={YELLOW: "monk- scout-"},
        pirates={YELLOW: 5},
        ships={"acores_1": YELLOW},
    )
    through_saves(pos, "pay", "use", *moves)
    assert step(pos) == "end-of-c" and pos.reals[YELLOW] == 0
