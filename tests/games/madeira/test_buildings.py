"""Phase C: chapter 12. What the buildings do is in `test_building_actions`."""

from typing import Any

import pytest

from gaiola.games.madeira.events import BuildingPaid, BuildingRefused, BuildingRolled, PiratesReceived
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answers,
    favors_of,
    island,
    play,
    quote,
    refused,
    sequence,
    step,
    to_move,
)

REGION = {"moinho": 2, "capitania": 2, "alfandega": 1, "casa_da_coroa": 3, "fortaleza": 3}


def crew(building: str, workers: int, seat: int = YELLOW) -> dict[str, list[int]]:
    """This many workers on the fields of the region of a building."""
    return {f"r{REGION[building]}_f{number + 1}": [seat] for number in range(workers)}


def resolving(building: str, players: int = 2, **more: Any) -> MadeiraPosition:
    """A building with a marker of Yellow's and, if nothing else is said, no dice: with two players it costs 8."""
    laid: dict[str, Any] = {"markers": {building: [YELLOW]}}
    pos = island(players, phase="c", **(laid | more))
    assert step(pos) == "pay"
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
