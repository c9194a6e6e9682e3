"""Workers, ships and fields: chapter 7, but for the harvest."""

import pytest

from gaiola.games.madeira.events import WorkerMoved
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.games.madeira.rules.workers import WorkerFrom
from tests.games.madeira.table import (
    BLUE,
    FIELDS,
    OPEN_SPOTS,
    PURPLE,
    RED,
    YELLOW,
    answers,
    fields_of,
    island,
    legal,
    play,
    refused,
    resumed,
    sequence,
    ship_at,
    step,
    verbs,
    workers_at,
)

EVERYWHERE = {"r2_f2": [YELLOW], "forest": [YELLOW]}


def steward(players: int = 2, **given: object) -> MadeiraPosition:
    """Yellow has put a die on the Steward, who is on the Capitania, and acts."""
    given.setdefault("level", {YELLOW: 0})
    pos = island(players, dice={YELLOW: [3]}, **given)  # type: ignore[arg-type]
    sequence(pos, "die 3 capitania", "act")
    return pos


# ---- 7.1: up to two


@pytest.mark.rule("madeira.7.1")
def test_none_one_or_two_workers() -> None:
    pos = steward()
    assert play(pos, "done") == [] and pos.to_move == RED and workers_at(pos, YELLOW, "home") == 12
    pos = steward()
    sequence(pos, "worker-from home", "worker-to r1_f1", "done")
    assert fields_of(pos, YELLOW) == "r1_f1" and pos.to_move == RED
    pos = steward()
    sequence(pos, "worker-from home", "worker-to r1_f1", "worker-from home", "worker-to r1_f2")
    assert fields_of(pos, YELLOW) == "r1_f1 r1_f2" and pos.to_move == RED, "and no third"


@pytest.mark.rule("madeira.7.1")
def test_one_worker_does_not_move_twice() -> None:
    """A7."""
    pos = steward(fields={"r1_f1": [YELLOW], "r3_f3": [YELLOW]})
    sequence(pos, "worker-from r1_f1", "worker-to r2_f1")
    assert refused(pos, "worker-from r2_f1", "moved-already").rule == "madeira.7.1"
    assert legal(pos) == {"worker-from r3_f3", "worker-from home", "done"}


@pytest.mark.rule("madeira.7.1")
def test_the_second_may_go_where_the_first_has_left() -> None:
    """A8."""
    pos = steward(fields={"r1_f1": [YELLOW]}, spots={"funchal_1": YELLOW})
    sequence(pos, "worker-from r1_f1", "worker-to r2_f1", "worker-from funchal_1", "worker-to r1_f1")
    assert fields_of(pos, YELLOW) == "r1_f1 r2_f1" and workers_at(pos, YELLOW, "funchal_1") == 0


@pytest.mark.rule("madeira.7.1")
def test_two_workers_do_not_change_places() -> None:
    pos = steward(fields={"r1_f1": [YELLOW], "r2_f1": [YELLOW]})
    play(pos, "worker-from r1_f1")
    refused(pos, "worker-to r2_f1", "own-worker-there")
    assert refused(pos, "worker-to r1_f1", "same-place").rule == "madeira.7.1"


def customs(**given: object) -> MadeiraPosition:
    """Yellow uses the Alfândega on its high level: two workers to colony lands."""
    fields = {"r1_f1": [YELLOW], "r1_f2": [YELLOW], "r1_f3": [YELLOW]}
    pos = island(
        phase="c",
        fields=fields,
        on={"alfandega": [3]},
        markers={"alfandega": [YELLOW]},
        reals={YELLOW: 5},
        script=[3],
        **given,  # type: ignore[arg-type]
    )
    sequence(pos, "pay", "use")
    return pos


@pytest.mark.rule("madeira.7.1")
def test_of_two_workers_in_one_place_the_other_may_move() -> None:
    pos = customs(lands={"acores": {YELLOW: 1}})
    sequence(pos, "worker-from home", "worker-to acores", "worker-from acores", "worker-to brasil")
    assert workers_at(pos, YELLOW, "acores") == workers_at(pos, YELLOW, "brasil") == 1
    alone = customs()
    sequence(alone, "worker-from home", "worker-to acores")
    refused(alone, "worker-from acores", "moved-already")


@pytest.mark.rule("madeira.7.1")
def test_nobody_is_asked_without_a_worker_to_move() -> None:
    """All twelve are in the City Watch."""
    pos = steward(watch={YELLOW: 12})
    assert pos.to_move == RED


# ---- 7.2: where workers come from


@pytest.mark.rule("madeira.7.2")
@pytest.mark.parametrize("place", ["home", "r2_f2", "forest", "funchal_2", "india"])
def test_workers_come_from_home_fields_cities_and_colonies(place: str) -> None:
    pos = steward(fields=EVERYWHERE, spots={"funchal_2": YELLOW}, lands={"india": {YELLOW: 1}}, watch={YELLOW: 2})
    before = workers_at(pos, YELLOW, place)
    events = sequence(pos, f"worker-from {place}", "worker-to r1_f1")
    assert events == [WorkerMoved(YELLOW, place, "r1_f1")]
    assert workers_at(pos, YELLOW, place) == before - 1 and workers_at(pos, YELLOW, "r1_f1") == 1


def landed() -> MadeiraPosition:
    """A passing ship has brought the reward of the field worker."""
    pos = island(watch={YELLOW: 1}, wood={YELLOW: 1}, goods={YELLOW: "wine"})
    sequence(pos, "pass-act iv", "ship-from home", "ship-to acores_1", "reward field_worker")
    return pos


def passing(slot: str) -> MadeiraPosition:
    pos = island(watch={YELLOW: 1})
    play(pos, f"pass-act {slot}")
    return pos


def using(name: str, field: str) -> MadeiraPosition:
    """A building in phase C on its low level."""
    pos = island(
        phase="c",
        fields={field: [YELLOW]},
        watch={YELLOW: 1},
        on={name: [3]},
        markers={name: [YELLOW]},
        reals={YELLOW: 5},
        script=[3],
    )
    sequence(pos, "pay", "use")
    return pos


def moving(where: str) -> MadeiraPosition:
    """A worker is to be moved, by the Steward, a passing slot, a reward or a building."""
    if where == "steward":
        return steward(watch={YELLOW: 1})
    if where == "reward":
        return landed()
    fields = {"capitania": "r2_f1", "alfandega": "r1_f1", "fortaleza": "r3_f1"}
    return using(where, fields[where]) if where in fields else passing(where)


@pytest.mark.rule("madeira.7.2")
@pytest.mark.parametrize("where", ["steward", "ii", "iii", "reward", "capitania", "alfandega", "fortaleza"])
def test_nobody_is_lifted_out_of_the_city_watch(where: str) -> None:
    """A9."""
    pos = moving(where)
    assert step(pos) == "worker-from"
    assert refused(pos, "worker-from watch", "not-from-watch").rule == "madeira.7.2"


@pytest.mark.rule("madeira.7.2")
def test_the_scout_lifts_out_of_the_city_watch() -> None:
    pos = island(watch={YELLOW: 2}, favors={YELLOW: "scout"})
    sequence(pos, "favor scout", "worker-from watch", "worker-to r1_f1")
    assert workers_at(pos, YELLOW, "watch") == 1 and fields_of(pos, YELLOW) == "r1_f1"


@pytest.mark.rule("madeira.7.2")
def test_only_from_where_a_worker_of_ones_own_is() -> None:
    pos = steward(fields={"r1_f1": [RED]}, spots={"machico_1": RED}, lands={"brasil": {RED: 2}})
    for place in ("r1_f1", "machico_1", "machico_4", "brasil", "watch", "forest"):
        refusal = refused(pos, f"worker-from {place}", "no-worker-there")
        assert (refusal.rule, refusal.need, refusal.have) == ("madeira.7.2", 1, 0)
    assert legal(pos) == {"worker-from home", "done"}


@pytest.mark.rule("madeira.7.2")
@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        ("steward", ("funchal_1", "india", "watch", "home")),
        ("ii", ("r1_f1", "forest", "india", "watch", "home")),
        ("iii", ("r1_f1", "funchal_1", "india", "home")),
        ("alfandega", ("r1_f2", "funchal_1", "watch", "home")),
    ],
)
def test_each_effect_sends_workers_to_its_own_places(where: str, wrong: tuple[str, ...]) -> None:
    pos = moving(where)
    play(pos, "worker-from home")
    for place in wrong:
        assert refused(pos, f"worker-to {place}", "wrong-place").rule == "madeira.7.2"
    right = {
        "steward": [*FIELDS, "forest"],
        "ii": OPEN_SPOTS,
        "iii": ["watch"],
        "alfandega": ["acores", "brasil", "india"],
    }
    assert answers(pos) == {f"worker-to {place}" for place in right[where]}


@pytest.mark.rule("madeira.7.2")
def test_to_a_city_only_where_a_spot_is_built_and_empty() -> None:
    pos = island(spots={"funchal_1": RED, "machico_1": YELLOW}, built=("funchal_d3",))
    sequence(pos, "pass-act ii", "worker-from machico_1")
    refused(pos, "worker-to funchal_1", "spot-taken")
    refused(pos, "worker-to funchal_4", "spot-taken")
    refused(pos, "worker-to funchal_7", "not-built")
    refused(pos, "worker-to machico_1", "same-place")
    free = (set(OPEN_SPOTS) | {"funchal_5", "funchal_6"}) - {"funchal_1", "machico_1"}
    assert answers(pos) == {f"worker-to {spot}" for spot in free}


@pytest.mark.rule("madeira.7.2")
def test_no_worker_is_lifted_for_a_city_that_is_full() -> None:
    """Asked only while a spot is open, so this is put to a player by hand."""
    pos = island(spots=dict.fromkeys(OPEN_SPOTS, RED))
    pos.push(WorkerFrom(YELLOW, pos.box.pass_effects[1][1].number, 1))
    assert refused(pos, "worker-from home", "no-open-spot").rule == "madeira.11.1"
    assert answers(pos) == {"done"}


# ---- 7.3: the Commander


def commander() -> MadeiraPosition:
    pos = island(
        dice={YELLOW: [2]},
        wood={YELLOW: 2},
        goods={YELLOW: "wheat wheat sugar sugar wine"},
        ships={"wine_2": RED, "wine_3": YELLOW},
    )
    sequence(pos, "die 2 moinho", "act")
    return pos


@pytest.mark.rule("madeira.7.3")
def test_the_commander_moves_up_to_two_ships() -> None:
    pos = commander()
    sequence(pos, "ship-from home", "ship-to wheat_2", "ship-from home", "ship-to sugar_2")
    assert (ship_at(pos, "wheat_2"), ship_at(pos, "sugar_2")) == (YELLOW, YELLOW)
    assert (pos.reals[YELLOW], pos.wood[YELLOW], pos.to_move) == (10, 0, RED), "and no third"
    pos = commander()
    sequence(pos, "ship-from wine_3", "ship-to acores_1", "done", "reward prestige")
    assert (ship_at(pos, "acores_1"), ship_at(pos, "wine_3"), pos.to_move) == (YELLOW, -1, RED)
    pos = commander()
    play(pos, "done")
    assert pos.to_move == RED


@pytest.mark.rule("madeira.7.3")
def test_the_commander_moves_own_ships_to_free_slots() -> None:
    pos = commander()
    refused(pos, "ship-from wine_2", "no-ship-there")
    play(pos, "ship-from home")
    refused(pos, "ship-to wine_2", "slot-taken")
    sequence(pos, "ship-to wheat_2")
    refused(pos, "ship-from wheat_2", "moved-already")


# ---- 7.4: the Steward


@pytest.mark.rule("madeira.7.4")
def test_from_home_to_a_sugar_field_and_from_a_city_to_the_forest() -> None:
    """EX12."""
    pos = island(rows=[RED, YELLOW], dice={RED: [2]}, spots={"funchal_2": RED})
    sequence(pos, "die 2 capitania", "act")
    events = sequence(pos, "worker-from home", "worker-to r1_f2", "worker-from funchal_2", "worker-to forest")
    assert events == [WorkerMoved(RED, "home", "r1_f2"), WorkerMoved(RED, "funchal_2", "forest")]
    assert fields_of(pos, RED) == "r1_f2 forest" and workers_at(pos, RED, "home") == 10
    assert pos.view(None)["cities"]["funchal"]["spots"][1] is None


@pytest.mark.rule("madeira.7.4")
def test_one_worker_of_a_color_on_a_field() -> None:
    pos = steward(fields={"r1_f1": [YELLOW], "forest": [YELLOW]})
    play(pos, "worker-from home")
    for field in ("r1_f1", "forest"):
        assert refused(pos, f"worker-to {field}", "own-worker-there").rule == "madeira.7.4"
    assert legal(pos) == {f"worker-to {field}" for field in FIELDS if field != "r1_f1"}


@pytest.mark.rule("madeira.7.4")
@pytest.mark.parametrize("field", ["r2_f3", "forest"])
def test_a_field_holds_a_worker_of_each_player(field: str) -> None:
    pos = steward(4, fields={field: [RED, PURPLE, BLUE]})
    play(pos, "worker-from home")
    assert legal(pos) == {f"worker-to {name}" for name in (*FIELDS, "forest")}
    play(pos, f"worker-to {field}")
    assert pos.view(None)["fields"][field]["workers"] == [YELLOW, RED, PURPLE, BLUE]


@pytest.mark.rule("madeira.7.4")
def test_two_workers_may_go_to_one_region() -> None:
    """Only the set-up forbids it, 3.15."""
    pos = steward(fields={"r3_f1": [YELLOW]})
    sequence(pos, "worker-from home", "worker-to r3_f2", "worker-from home", "worker-to r3_f3")
    assert fields_of(pos, YELLOW) == "r3_f1 r3_f2 r3_f3"


# ---- saving


def test_moving_workers_can_be_saved_at_each_decision() -> None:
    pos = steward(fields=EVERYWHERE, spots={"funchal_1": YELLOW, "machico_2": RED}, lands={"india": {YELLOW: 2}})
    line = ("worker-from india", "worker-to r1_f1", "worker-from funchal_1", "worker-to r1_f2", "pass-act ii")
    for number in range(len(line)):
        resumed(pos, *line[number:], "worker-from home", "worker-to funchal_1", "pass-act iii", "worker-from r1_f1")
        play(pos, line[number])
    assert verbs(pos) >= {"worker-from", "done"}


def test_a_reward_can_be_saved_at_each_decision() -> None:
    pos = landed()
    resumed(pos, "worker-from home", "worker-to r1_f1", "pass i")
    play(pos, "worker-from home")
    resumed(pos, "worker-to forest")
