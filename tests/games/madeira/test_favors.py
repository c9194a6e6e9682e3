"""Guild favors: chapter 13, but for those that move pieces, harvest or use a building."""

from typing import Any

import pytest

from gaiola.games.madeira.events import FavorUsed, MarkerMoved, PiratesDiscarded, WindmillClimbed
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    FAVORS,
    RED,
    YELLOW,
    answers,
    favors_of,
    goods_of,
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
from tests.games.madeira.test_buildings import crew

BUILDINGS = ("moinho", "capitania", "alfandega", "casa_da_coroa", "fortaleza")


def holding(held: str, players: int = 2, **more: Any) -> MadeiraPosition:
    """Yellow's turn in phase B, with favors and two dice."""
    laid: dict[str, Any] = {"dice": {YELLOW: [3, 3]}, "favors": {YELLOW: held}}
    return island(players, **(laid | more))


def resolving(held: str, building: str = "moinho", players: int = 2, **more: Any) -> MadeiraPosition:
    """Yellow's turn in phase C, with favors and a marker on this building."""
    laid: dict[str, Any] = {"markers": {building: [YELLOW]}, "favors": {YELLOW: held}}
    pos = island(players, phase="c", **(laid | more))
    assert step(pos) == "pay" and to_move(pos) == YELLOW
    return pos


def markers_of(pos: MadeiraPosition, seat: int) -> list[int]:
    """How many markers there are on the buildings 1 to 5."""
    return pos.markers[seat :: pos.players]


# ---- 13.1: one, at the start of a turn


@pytest.mark.rule("madeira.13.1")
def test_one_favor_before_the_die() -> None:
    pos = holding("patron treasurer monk-", favors={YELLOW: "patron treasurer monk-", RED: "scout"})
    assert {"favor patron", "favor treasurer"} == {move for move in legal(pos) if move.startswith("favor")}
    assert refused(pos, "favor scout", "favor-not-held").rule == "madeira.13.1"
    refused(pos, "favor lady", "favor-not-held")
    assert play(pos, "favor patron")[0] == FavorUsed(YELLOW, "patron")
    assert to_move(pos) == YELLOW and step(pos) == "turn"
    assert refused(pos, "favor treasurer", "one-favor-a-turn").rule == "madeira.13.1"
    play(pos, "die 3 moinho")
    refused(pos, "favor treasurer", "not-now")
    sequence(pos, "nothing", "pass i", "favor treasurer")
    assert pos.reals[YELLOW] == 5 and pos.bread[YELLOW] == 3


@pytest.mark.rule("madeira.13.1")
def test_one_favor_before_passing() -> None:
    pos = holding("patron")
    sequence(pos, "favor patron", "pass ii")
    assert pos.bread[YELLOW] == 3 and pos.reals[YELLOW] == 3 and to_move(pos) == RED


@pytest.mark.rule("madeira.13.1")
def test_one_favor_at_each_building() -> None:
    """A30."""
    pos = resolving("patron treasurer", markers={"moinho": [YELLOW], "fortaleza": [YELLOW]}, reals={YELLOW: 8})
    play(pos, "favor patron")
    refused(pos, "favor treasurer", "one-favor-a-turn")
    play(pos, "pay")
    assert step(pos) == "pay"
    play(pos, "favor treasurer")
    assert pos.bread[YELLOW] == 3 and pos.reals[YELLOW] == 5 and favors_of(pos, YELLOW) == "patron- treasurer-"


@pytest.mark.rule("madeira.13.1")
def test_not_after_paying() -> None:
    pos = resolving("patron", reals={YELLOW: 8}, fields=crew("moinho", 1))
    play(pos, "pay")
    refused(pos, "favor patron", "not-now")


@pytest.mark.rule("madeira.13.1")
@pytest.mark.parametrize(
    ("phase", "more"),
    [
        ("a", {"round": 1}),
        ("close", {}),
        ("d", {"ships": {"wheat_2": YELLOW}}),
        ("e", {"round": 1, "requests": {YELLOW: "market_routes expeditions", RED: "urbanization expeditions"}}),
    ],
)
def test_no_favors_in_other_phases(phase: str, more: dict[str, Any]) -> None:
    pos = island(phase=phase, favors={YELLOW: "patron"}, **more)
    assert to_move(pos) == YELLOW
    refused(pos, "favor patron", "not-now")


# ---- 13.2: used favors


@pytest.mark.rule("madeira.13.2")
def test_a_used_favor_is_face_down() -> None:
    pos = holding("patron")
    sequence(pos, "favor patron", "die 3 moinho", "nothing", "pass i")
    assert favors_of(pos, YELLOW) == "patron-"
    assert refused(pos, "favor patron", "face-down").rule == "madeira.13.2"
    building = resolving("patron-")
    refused(building, "favor patron", "face-down")


@pytest.mark.rule("madeira.13.2")
def test_a_favor_may_turn_itself_up() -> None:
    """A32: it is face down before its effect, and cannot be used again in this turn."""
    pos = holding("lady miller", reals={YELLOW: 9}, fields=crew("casa_da_coroa", 3))
    sequence(pos, "favor lady", "lady casa_da_coroa")
    assert answers(pos) == {"flip lady", "done"}
    play(pos, "flip lady")
    assert favors_of(pos, YELLOW) == "miller lady" and step(pos) == "turn"
    refused(pos, "favor lady", "one-favor-a-turn")
    refused(pos, "favor miller", "one-favor-a-turn")
    ship = holding("navigator", ships={"wheat_2": YELLOW}, goods={YELLOW: "wine"})
    sequence(ship, "favor navigator", "ship-from wheat_2", "ship-to india_1", "reward favor_flip", "flip navigator")
    assert favors_of(ship, YELLOW) == "navigator"
    refused(ship, "favor navigator", "one-favor-a-turn")


# ---- 13.3: three for each guild


@pytest.mark.rule("madeira.13.3")
@pytest.mark.parametrize(
    ("row", "up"),
    [
        (1, ["monk", "miller", "bishop"]),
        (2, ["patron", "lord", "diplomat"]),
        (3, ["treasurer", "navigator", "engineer"]),
        (4, ["constable", "lady", "scout"]),
    ],
)
def test_favors_of_each_guild(row: int, up: list[str]) -> None:
    """With four players the rows belong to gray, green, orange and violet."""
    pos = island(4, phase="a", round=1, favors={YELLOW: " ".join(f"{favor}-" for favor in FAVORS)})
    sequence(pos, f"row {row}", "request expeditions")
    assert [name for name in favors_of(pos, YELLOW).split() if not name.endswith("-")] == up


# ---- 13.4, 13.5, 13.7, 13.10, 13.13: those that ask for nothing


@pytest.mark.rule("madeira.13.4")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_monk(turn: Any) -> None:
    pos = turn("monk", fields={"r2_f3": [YELLOW]})
    play(pos, "favor monk")
    assert pos.wood[YELLOW] == 2 and wood_on(pos, "r2_f3") == 2 and favors_of(pos, YELLOW) == "monk-"
    less = turn("monk", fields={"r2_f2": [YELLOW]})
    play(less, "favor monk")
    assert less.wood[YELLOW] == 1 and wood_on(less, "r2_f2") == 0
    none = turn("monk", fields={"r2_f3": [RED]})
    play(none, "favor monk")
    assert none.wood == [0, 0] and favors_of(none, YELLOW) == "monk-"


@pytest.mark.rule("madeira.13.5")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_miller(turn: Any) -> None:
    """A33: at the top it brings no point."""
    pos = turn("miller", goods={YELLOW: "wheat wheat"})
    assert play(pos, "favor miller")[1:] == [WindmillClimbed(YELLOW, 4, 0)]
    assert pos.level[YELLOW] == 4 and goods_of(pos, YELLOW) == "wheat wheat"
    top = turn("miller", level={YELLOW: 6})
    assert play(top, "favor miller") == [FavorUsed(YELLOW, "miller")]
    assert top.level[YELLOW] == 6 and top.points[YELLOW] == 0


@pytest.mark.rule("madeira.13.7")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_patron(turn: Any) -> None:
    pos = turn("patron", bread={YELLOW: 1, RED: 1})
    play(pos, "favor patron")
    assert pos.bread == [4, 1] and pos.reals[YELLOW] == 0


@pytest.mark.rule("madeira.13.10")
@pytest.mark.parametrize("turn", [holding, resolving])
def test_treasurer(turn: Any) -> None:
    pos = turn("treasurer", reals={YELLOW: 3})
    play(pos, "favor treasurer")
    assert pos.reals[YELLOW] == 8 and pos.bread[YELLOW] == 0
    if turn is resolving:
        assert "pay" in legal(pos)


@pytest.mark.rule("madeira.13.13")
@pytest.mark.parametrize("turn", [holding, resolving])
@pytest.mark.parametrize(("pirates", "discarded"), [(11, 5), (12, 6), (3, 1), (2, 1), (1, 0), (0, 0)])
def test_constable(turn: Any, pirates: int, discarded: int) -> None:
    pos = turn("constable", pirates={YELLOW: pirates, RED: 8})
    told = [PiratesDiscarded(YELLOW, discarded)] if discarded else []
    assert play(pos, "favor constable")[1:] == told, "nobody is told of 0 pirates"
    assert pos.pirates == [pirates - discarded, 8]


# ---- 13.6: Bishop


@pytest.mark.rule("madeira.13.6")
def test_bishop_in_phase_b() -> None:
    """A26: dice stay."""
    pos = holding("bishop", markers={"moinho": [YELLOW, YELLOW, RED], "fortaleza": [RED]}, on={"moinho": [1]})
    play(pos, "favor bishop")
    assert answers(pos) == {f"marker moinho {name}" for name in BUILDINGS if name != "moinho"}
    assert refused(pos, "marker moinho moinho", "same-building").rule == "madeira.13.6"
    refused(pos, "marker fortaleza moinho", "no-marker-there")
    refused(pos, "marker capitania fortaleza", "no-marker-there")
    dice = pos.dice_on[:]
    assert play(pos, "marker moinho fortaleza") == [MarkerMoved(YELLOW, "moinho", "fortaleza")]
    assert markers_of(pos, YELLOW) == [1, 0, 0, 0, 1] and markers_of(pos, RED) == [1, 0, 0, 0, 1]
    assert pos.dice_on == dice and step(pos) == "turn"


@pytest.mark.rule("madeira.13.6")
def test_bishop_needs_a_marker() -> None:
    """A6."""
    pos = holding("bishop", markers={"moinho": [RED]})
    assert refused(pos, "favor bishop", "no-marker-there").rule == "madeira.13.6"
    sequence(pos, "die 3 moinho", "nothing", "pass i")
    assert "favor bishop" in legal(pos)


@pytest.mark.rule("madeira.13.6")
def test_the_last_marker_leaves_and_the_turn_is_over() -> None:
    """A27: neither cost nor pirates; the other building is resolved with a marker more."""
    pos = resolving("bishop patron", markers={"moinho": [YELLOW, RED]}, pirate_on={"moinho": 1}, script=[3])
    sequence(pos, "favor bishop", "marker moinho alfandega")
    assert to_move(pos) == RED and pos.pirates[YELLOW] == 0
    play(pos, "refuse")
    assert to_move(pos) == YELLOW and quote(pos, "pay") == {"reals": -8} and pos.pirates[RED] == 4
    play(pos, "favor patron")
    play(pos, "refuse")
    assert pos.pirates[YELLOW] == 1


@pytest.mark.rule("madeira.13.6")
@pytest.mark.parametrize("move", ["pay", "refuse"])
def test_without_the_escape_the_duty_stays(move: str) -> None:
    """A27: the option."""
    pos = resolving("bishop patron", reals={YELLOW: 8}, fields=crew("moinho", 1), options={"bishop_escape": False})
    sequence(pos, "favor bishop", "marker moinho capitania")
    assert to_move(pos) == YELLOW and answers(pos) == {"pay", "refuse"}
    refused(pos, "favor patron", "one-favor-a-turn")
    play(pos, move)
    if move == "pay":
        play(pos, "use")
    assert (pos.reals[YELLOW], pos.bread[YELLOW], pos.pirates[YELLOW]) == ((0, 2, 0) if move == "pay" else (8, 0, 1))
    assert step(pos) == "pay" and quote(pos, "refuse") == {"pirates": 1}


@pytest.mark.rule("madeira.13.6")
def test_one_of_two_markers_leaves() -> None:
    pos = resolving("bishop", markers={"moinho": [YELLOW, YELLOW]})
    sequence(pos, "favor bishop", "marker moinho capitania")
    assert answers(pos) == {"refuse"}
    sequence(pos, "refuse", "refuse")
    assert pos.pirates[YELLOW] == 2 and step(pos) == "end-of-c"


@pytest.mark.rule("madeira.13.6")
def test_to_a_building_that_has_been_resolved() -> None:
    """The marker does nothing there; and one from there may come back into play."""
    pos = resolving("bishop", "alfandega")
    sequence(pos, "favor bishop", "marker alfandega moinho")
    assert step(pos) == "end-of-c" and pos.pirates[YELLOW] == 0 and markers_of(pos, YELLOW) == [1, 0, 0, 0, 0]
    back = resolving("bishop", markers={"moinho": [YELLOW], "capitania": [YELLOW]})
    sequence(back, "refuse", "favor bishop", "marker moinho fortaleza", "refuse")
    assert step(back) == "pay" and markers_of(back, YELLOW) == [0, 1, 0, 0, 1]


@pytest.mark.rule("madeira.13.6")
@pytest.mark.rule("madeira.12.3")
@pytest.mark.rule("madeira.12.6")
@pytest.mark.parametrize(("pirate_on", "script", "pirates"), [({}, [], 1), ({"fortaleza": 1}, [2], 3)])
def test_a_building_reached_only_through_the_bishop(pirate_on: dict[str, int], script: list[int], pirates: int) -> None:
    """A26: the full cost, and the pirate die if there is one."""
    pos = resolving("bishop", players=4, pirate_on=pirate_on)
    play(pos, "favor bishop")
    play(pos, "marker moinho fortaleza", *script)
    assert quote(pos, "pay") == {"reals": -10} and quote(pos, "refuse") == {"pirates": pirates}


@pytest.mark.rule("madeira.13.6")
def test_onto_the_building_being_resolved() -> None:
    """It changes nothing for one who is there already."""
    pos = resolving("bishop", markers={"moinho": [YELLOW], "fortaleza": [YELLOW]})
    sequence(pos, "favor bishop", "marker fortaleza moinho", "refuse")
    assert step(pos) == "end-of-c" and pos.pirates[YELLOW] == 1


# ---- 13.8: Lord


@pytest.mark.rule("madeira.13.8")
def test_lord_makes_the_building_free_for_one_turn() -> None:
    pos = resolving("lord", markers={"moinho": [YELLOW, RED], "capitania": [YELLOW]}, fields=crew("moinho", 1))
    refused(pos, "pay", "too-dear")
    play(pos, "favor lord")
    assert quote(pos, "pay") == {"reals": 0} and quote(pos, "refuse") == {"pirates": 1}
    sequence(pos, "pay", "use")
    assert pos.reals[YELLOW] == 0 and pos.bread[YELLOW] == 2
    assert to_move(pos) == RED and quote(pos, "pay") == {"reals": -8}
    play(pos, "refuse")
    assert to_move(pos) == YELLOW and quote(pos, "pay") == {"reals": -8}


@pytest.mark.rule("madeira.13.8")
@pytest.mark.rule("madeira.13.9")
@pytest.mark.rule("madeira.13.12")
def test_favors_of_one_phase() -> None:
    pos = holding("lord diplomat engineer")
    assert refused(pos, "favor lord", "wrong-phase").rule == "madeira.13.8"
    assert refused(pos, "favor diplomat", "wrong-phase").rule == "madeira.13.9"
    building = resolving("lord diplomat engineer")
    assert refused(building, "favor engineer", "wrong-phase").rule == "madeira.13.12"
    assert {"favor lord", "favor diplomat"} < legal(building)


# ---- 13.9: Diplomat


@pytest.mark.rule("madeira.13.9")
@pytest.mark.parametrize(("workers", "bread"), [(0, 2), (1, 5), (2, 5), (3, 5)])
def test_diplomat_counts_for_two_workers(workers: int, bread: int) -> None:
    """A28: also where there is none."""
    pos = resolving("diplomat", reals={YELLOW: 8}, fields=crew("moinho", workers))
    sequence(pos, "favor diplomat", "pay", "use")
    assert pos.bread[YELLOW] == bread


@pytest.mark.rule("madeira.13.9")
def test_diplomat_where_a_first_worker_is_needed() -> None:
    """A28: the option."""
    none = resolving("diplomat", reals={YELLOW: 8}, options={"diplomat_from_zero": False})
    sequence(none, "favor diplomat", "pay")
    assert step(none) == "end-of-c" and none.bread[YELLOW] == 0 and favors_of(none, YELLOW) == "diplomat-"
    one = resolving("diplomat", reals={YELLOW: 8}, fields=crew("moinho", 1), options={"diplomat_from_zero": False})
    sequence(one, "favor diplomat", "pay", "use")
    assert one.bread[YELLOW] == 5


@pytest.mark.rule("madeira.13.9")
def test_diplomat_for_this_building_and_this_turn_only() -> None:
    """Trap 23: the Capitania, in the same region, is on its low level; and Red has no help of it."""
    pos = resolving(
        "diplomat",
        markers={"moinho": [YELLOW, RED], "capitania": [YELLOW]},
        reals={YELLOW: 16, RED: 8},
        fields={"r2_f1": [YELLOW, RED]},
    )
    sequence(pos, "favor diplomat", "pay", "use", "pay", "use")
    assert pos.bread == [5, 2]
    sequence(pos, "pay", "use")
    assert pos.points[YELLOW] == 1 and workers_at(pos, YELLOW, "r2_f1") == 1 and pos.home[YELLOW] == 11


# ---- saved in the middle


@pytest.mark.rule("madeira.13.6")
@pytest.mark.rule("madeira.13.9")
def test_what_a_favor_has_changed_survives_a_save() -> None:
    bishop = resolving("bishop", markers={"moinho": [YELLOW, RED]})
    through_saves(bishop, "favor bishop", "marker moinho casa_da_coroa", "refuse", "refuse")
    assert step(bishop) == "end-of-c" and bishop.pirates == [1, 1]
    lord = resolving("lord", fields=crew("moinho", 1))
    through_saves(lord, "favor lord", "pay", "use")
    assert lord.bread[YELLOW] == 2
    diplomat = resolving("diplomat", reals={YELLOW: 8}, fields=crew("moinho", 1))
    through_saves(diplomat, "favor diplomat", "pay", "use")
    assert diplomat.bread[YELLOW] == 5
