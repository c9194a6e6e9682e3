"""What the five buildings do: chapter 12, 12.7 to 12.12."""

from typing import Any

import pytest

from gaiola.games.madeira.events import BuildingUsed, Gained, PointsEarned
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    OPEN_SPOTS,
    PURPLE,
    RED,
    YELLOW,
    answers,
    favors_of,
    play,
    quote,
    refused,
    sequence,
    step,
    through_saves,
    workers_at,
)
from tests.games.madeira.test_buildings import crew, resolving


def used(building: str, workers: int, **more: Any) -> MadeiraPosition:
    """Yellow has paid and uses the building with this many workers in its region."""
    fields = {**crew(building, workers), **more.pop("fields", {})}
    pos = resolving(building, reals={YELLOW: 8}, fields=fields, **more)
    play(pos, "pay")
    assert play(pos, "use")[0] == BuildingUsed(YELLOW, building)
    assert pos.reals[YELLOW] == 0
    return pos


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
