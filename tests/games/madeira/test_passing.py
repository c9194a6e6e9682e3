"""Passing: chapter 8."""

import pytest

from gaiola.games.madeira.events import (
    Gained,
    GoodsSold,
    Passed,
    PhaseBegan,
    PiratesDiscarded,
    PointsEarned,
    ShipMoved,
    WorkerMoved,
)
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    building,
    fields_of,
    goods_of,
    island,
    later,
    legal,
    owns,
    play,
    quote,
    refused,
    resumed,
    sequence,
    ship_at,
    step,
    to_move,
    workers_at,
)

OPEN_SPOTS = [f"{city}_{spot}" for city in ("porto_santo", "funchal", "machico") for spot in (1, 2, 3)]
SLOTS = ("i", "ii", "iii", "iv")


def slots(pos: MadeiraPosition) -> list[int | None]:
    """Whose marker is on each slot of the passing column."""
    return [slot["seat"] for slot in pos.view(None)["passing"]]


def passes(pos: MadeiraPosition) -> set[str]:
    return {move for move in legal(pos) if move.startswith("pass")}


# ---- 8.1: a slot


@pytest.mark.rule("madeira.8.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("slot", SLOTS)
def test_all_four_slots_at_every_number_of_players(players: int, slot: str) -> None:
    """A3, trap 10: only the set-up leaves out the lower ones."""
    pos = island(players, dice={YELLOW: [1]})
    assert passes(pos) == {"pass i", "pass ii", "pass iii", "pass iv", "pass-act ii", "pass-act iii", "pass-act iv"}
    assert play(pos, f"pass {slot}")[0] == Passed(YELLOW, slot)
    assert slots(pos)[SLOTS.index(slot)] == YELLOW and slots(pos).count(None) == 3
    assert owns(pos, YELLOW)["row"] is None and owns(pos, YELLOW)["slot"] == slot
    assert [row["seat"] for row in pos.view(None)["rows"]] == [None, *range(1, players)]


@pytest.mark.rule("madeira.8.1")
def test_a_slot_holds_one_marker() -> None:
    pos = island(3)
    play(pos, "pass ii")
    for move in ("pass ii", "pass-act ii"):
        assert refused(pos, move, "slot-taken").rule == "madeira.8.1"
    play(pos, "pass iv")
    for move in ("pass ii", "pass-act ii", "pass iv", "pass-act iv"):
        refused(pos, move, "slot-taken")
    assert passes(pos) == {"pass i", "pass iii", "pass-act iii"}


@pytest.mark.rule("madeira.8.1")
@pytest.mark.parametrize(
    ("players", "taken", "order"),
    [
        (2, ("iv", "ii"), [RED, YELLOW]),
        (2, ("iii", "iv"), [YELLOW, RED]),
        (3, ("iv", "i", "iii"), [RED, PURPLE, YELLOW]),
        (4, ("iii", "iv", "ii", "i"), [BLUE, PURPLE, YELLOW, RED]),
    ],
)
def test_slots_from_the_top_are_the_order_of_the_phases_to_come(
    players: int, taken: tuple[str, ...], order: list[int]
) -> None:
    pos = island(players)
    events = []
    for slot in taken:
        events += play(pos, f"pass {slot}")
    assert events[-1] == PhaseBegan("c") and pos.view(None)["order"] == order
    asked = []
    for _ in order:
        asked.append(to_move(pos))
        play(pos, "done", *(later(["1 2 3"] * players) if len(asked) == players else []))
    assert asked == order
    assert step(pos) == "row" and pos.to_move == order[0]


# ---- 8.2: Reals or action


@pytest.mark.rule("madeira.8.2")
def test_never_both() -> None:
    pos = island(4, spots={"funchal_1": YELLOW}, pirates={RED: 4}, goods={PURPLE: "wheat wheat"}, wood={PURPLE: 1})
    sequence(pos, "pass-act ii", "worker-from funchal_1", "worker-to machico_1")
    sequence(pos, "pass-act iii", "worker-from home", "worker-to watch")
    sequence(pos, "pass-act iv", "ship-from home", "ship-to wheat_2")
    assert pos.reals == [0, 0, 4, 0], "4 Reals from the market"
    pos = island(4, pirates={RED: 4})
    sequence(pos, "pass ii", "pass iii", "pass iv")
    assert (pos.reals, pos.points, pos.pirates[RED]) == ([3, 4, 5, 0], [0, 0, 0, 0], 4)
    assert step(pos) == "turn" and pos.to_move == BLUE


@pytest.mark.rule("madeira.8.2")
def test_no_reals_even_if_nothing_is_moved() -> None:
    """A5: the point of slot ii comes before the move."""
    pos = island(4, pirates={RED: 4}, goods={PURPLE: "wheat wheat"}, wood={PURPLE: 1})
    assert play(pos, "pass-act ii") == [Passed(YELLOW, "ii"), PointsEarned(YELLOW, 1)]
    refused(pos, "pass ii", "not-now")
    play(pos, "done")
    sequence(pos, "pass-act iii", "done")
    sequence(pos, "pass-act iv", "done")
    assert pos.reals == [0, 0, 0, 0] and pos.points == [1, 0, 0, 0] and pos.pirates[RED] == 4
    assert pos.home == [12] * 4 and pos.ships_home == [6] * 4


@pytest.mark.rule("madeira.8.2")
def test_an_action_that_cannot_be_carried_out_is_no_way_back() -> None:
    """Nobody to move to the City Watch, no goods for a ship, no open spot: the turn is over at once."""
    pos = island(4, watch={RED: 12}, spots=dict.fromkeys(OPEN_SPOTS, BLUE), level={PURPLE: 0})
    sequence(pos, "pass-act ii", "pass-act iii", "pass-act iv")
    assert pos.to_move == BLUE and pos.reals == [0] * 4
    assert pos.points == [1, 0, 0, 0] and pos.watch == [0, 12, 0, 0]


# ---- 8.3: the four slots


@pytest.mark.rule("madeira.8.3")
@pytest.mark.parametrize(("slot", "reals"), [("i", 2), ("ii", 3), ("iii", 4), ("iv", 5)])
def test_the_reals_of_each_slot(slot: str, reals: int) -> None:
    pos = island(reals={YELLOW: 1})
    assert quote(pos, f"pass {slot}") == {"reals": reals}
    assert play(pos, f"pass {slot}") == [Passed(YELLOW, slot), Gained(YELLOW, 0, reals)]
    assert pos.reals == [1 + reals, 0]


@pytest.mark.rule("madeira.8.3")
def test_red_passes_to_the_second_slot_for_three_reals() -> None:
    """EX10: she plays second in phases C and D and in phase A of the next round."""
    pos = island(
        3,
        rows=[RED, YELLOW, PURPLE],
        dice={seat: [3] for seat in range(3)},
        ships={"wheat_1": YELLOW, "wheat_2": RED, "wheat_3": PURPLE},
    )
    sequence(pos, *["die 3 moinho", "nothing"] * 3, "pass ii")
    assert pos.reals[RED] == 3
    play(pos, "pass iii")
    play(pos, "pass i", 1, 1, 1)
    asked = []
    for move in (*["refuse"] * 3, *["done"] * 3, *["upkeep 0"] * 3):
        asked.append((pos.view(None)["phase"], to_move(pos)))
        play(pos, move, *(later(["1 2 3"] * 3) if len(asked) == 9 else []))
    for row in (3, 2, 1):
        asked.append((pos.view(None)["phase"], to_move(pos)))
        sequence(pos, f"row {row}", "request expeditions")
    assert asked == [(phase, seat) for phase in "ccda" for seat in (PURPLE, RED, YELLOW)]


@pytest.mark.rule("madeira.8.3")
def test_the_first_slot_has_no_action() -> None:
    pos = island()
    assert refused(pos, "pass-act i", "no-action-here").rule == "madeira.8.3"
    play(pos, "pass i")
    refused(pos, "pass-act i", "no-action-here")


@pytest.mark.rule("madeira.8.3")
def test_the_second_slot_is_a_point_and_a_worker_to_a_city() -> None:
    pos = island(fields={"r1_f1": [YELLOW]}, level={YELLOW: 0})
    assert play(pos, "pass-act ii") == [Passed(YELLOW, "ii"), PointsEarned(YELLOW, 1)]
    play(pos, "worker-from r1_f1")
    assert {move for move in legal(pos) if move.startswith("worker")} == {f"worker-to {spot}" for spot in OPEN_SPOTS}
    assert play(pos, "worker-to machico_3") == [WorkerMoved(YELLOW, "r1_f1", "machico_3")]
    assert pos.points[YELLOW] == 1 and pos.to_move == RED, "one worker"
    assert dict(pos.breakdown()[YELLOW])["passing"] == 1


@pytest.mark.rule("madeira.8.3")
def test_the_third_slot_is_a_guard_against_three_pirates() -> None:
    pos = island(pirates={YELLOW: 8}, watch={YELLOW: 2}, spots={"funchal_1": YELLOW})
    sequence(pos, "pass-act iii", "worker-from funchal_1")
    assert quote(pos, "worker-to watch") == {"pirates": -3}
    assert play(pos, "worker-to watch") == [WorkerMoved(YELLOW, "funchal_1", "watch"), PiratesDiscarded(YELLOW, 3)]
    assert (pos.watch[YELLOW], pos.pirates[YELLOW], pos.to_move) == (3, 5, RED)


@pytest.mark.rule("madeira.8.3")
def test_the_fourth_slot_is_a_ship() -> None:
    pos = island(3, wood={YELLOW: 2}, goods={YELLOW: "sugar sugar sugar"})
    sequence(pos, "pass-act iv", "ship-from home")
    assert play(pos, "ship-to sugar_2")[1:3] == [
        ShipMoved(YELLOW, "home", "sugar_2", "sugar", 2),
        GoodsSold(YELLOW, "sugar", 6),
    ]
    assert (ship_at(pos, "sugar_2"), pos.reals[YELLOW], pos.wood[YELLOW]) == (YELLOW, 6, 1)
    assert goods_of(pos, YELLOW) == "sugar" and pos.to_move == RED, "one ship"


@pytest.mark.rule("madeira.8.3")
def test_a_favor_before_passing() -> None:
    """6.2: the wood of the Navigator and of the slot is bought in one turn, 1 Real and then 2."""
    pos = island(
        3,
        fields={"forest": [YELLOW]},
        favors={YELLOW: "navigator"},
        goods={YELLOW: "wine wine wine"},
        reals={YELLOW: 3},
    )
    sequence(pos, "favor navigator", "ship-from home", "ship-to wine_1", "pass-act iv", "ship-from home")
    assert quote(pos, "ship-to wine_2") == {"reals": -2, "wine": -2, "income": 8}
    play(pos, "ship-to wine_2")
    assert pos.reals[YELLOW] == 3 - 1 + 3 - 2 + 8


# ---- 8.4: out of the phase


@pytest.mark.rule("madeira.8.4")
def test_dice_left_are_put_aside() -> None:
    pos = island(3, dice={YELLOW: [1, 2, 3], RED: [3], PURPLE: [2]})
    sequence(pos, "die 3 moinho", "nothing", "die 3 moinho", "nothing", "die 2 moinho", "nothing", "pass iv")
    assert owns(pos, YELLOW)["dice"] == []
    assert [row["dice"] for row in pos.view(None)["rows"]] == [[], [], []]
    assert pos.to_move == RED
    for value in (1, 2):
        refused(pos, f"die {value} alfandega", "no-such-die")
    assert building(pos, "moinho")["dice"] == [2, 3, 3], "dice that were placed stay"


@pytest.mark.rule("madeira.8.4")
def test_no_more_turns_in_the_phase() -> None:
    pos = island(3, dice={YELLOW: [3, 3], RED: [3], PURPLE: [3, 3]}, watch={YELLOW: 2})
    play(pos, "pass i")
    asked = []
    for moves in (["die 3 moinho", "nothing"],) * 2 + (["pass iv"], ["die 3 moinho", "nothing"]):
        asked.append(to_move(pos))
        sequence(pos, *moves)
    assert asked == [RED, PURPLE, RED, PURPLE] and pos.to_move == PURPLE
    play(pos, "pass ii", 1, 1, 1)
    assert pos.view(None)["phase"] == "c"


@pytest.mark.rule("madeira.8.4")
def test_markers_that_were_placed_stay_for_phase_c() -> None:
    pos = island(dice={YELLOW: [3, 3]})
    sequence(pos, "die 3 moinho", "nothing", "pass i")
    play(pos, "pass ii", 2)
    assert step(pos) == "pay" and pos.to_move == YELLOW


# ---- saving


@pytest.mark.parametrize(
    "line",
    [
        ("pass-act ii", "worker-from r1_f1", "worker-to funchal_1"),
        ("pass-act iii", "worker-from home", "worker-to watch"),
        (
            "pass-act iv",
            "ship-from home",
            "ship-to acores_1",
            "reward field_worker",
            "worker-from r1_f1",
            "worker-to r1_f2",
        ),
        ("pass-act iv", "ship-from home", "ship-to wheat_2", "wood r2_f2"),
    ],
)
def test_passing_can_be_saved_at_each_decision(line: tuple[str, ...]) -> None:
    pos = island(
        3,
        dice={YELLOW: [1, 2, 3], RED: [3]},
        pirates={YELLOW: 6},
        fields={"r1_f1": [YELLOW], "r2_f2": [YELLOW], "forest": [YELLOW]},
        goods={YELLOW: "wheat wheat wine"},
        reals={YELLOW: 1},
        wood={YELLOW: 1 if "reward field_worker" in line else 0},
    )
    for number in range(len(line)):
        resumed(pos, *line[number:], "die 3 fortaleza", "nothing", "pass i")
        play(pos, line[number])
    assert pos.to_move == RED and step(pos) == "turn"
    assert fields_of(pos, YELLOW) and workers_at(pos, YELLOW, "home") <= 9
