"""The harvest: chapter 7, 7.5 to 7.7."""

import pytest

from gaiola.games.madeira.events import Harvested
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answers,
    goods_of,
    island,
    legal,
    play,
    refused,
    resumed,
    sequence,
    step,
    wood_on,
)

# ---- 7.5: the harvest


@pytest.mark.rule("madeira.7.5")
def test_each_worker_in_the_region_brings_one_thing() -> None:
    """EX17: wood from a field that still has some, wheat, and wine from a field that was converted."""
    pos = island(
        round=5,
        rows=[RED, YELLOW],
        dice={RED: [1]},
        characters={
            "alfandega": "steward",
            "capitania": "mayor",
            "casa_da_coroa": "commander",
            "fortaleza": "guild_master",
        },
        fields={"r1_f1": [RED], "r1_f2": [RED], "r1_f4": [RED]},
        field_good={"r1_f2": "wine"},
        field_wood={"r1_f4": 1},
    )
    play(pos, "die 1 alfandega")
    assert play(pos, "harvest") == [
        Harvested(RED, "r1_f1", "wheat"),
        Harvested(RED, "r1_f2", "wine"),
        Harvested(RED, "r1_f4", "wood"),
    ]
    assert goods_of(pos, RED) == "wheat wine" and pos.wood[RED] == 1 and wood_on(pos, "r1_f4") == 0
    assert pos.to_move == YELLOW, "nothing more on a character"


@pytest.mark.rule("madeira.7.5")
@pytest.mark.parametrize(
    ("name", "harvested"),
    [("alfandega", "wheat"), ("moinho", "sugar"), ("capitania", "sugar"), ("fortaleza", "wine")],
)
def test_workers_elsewhere_bring_nothing(name: str, harvested: str) -> None:
    """Trap 8: other regions, the forest, cities, colonies, the City Watch, and workers of others."""
    pos = island(
        dice={YELLOW: [3]},
        fields={"r1_f1": [YELLOW], "r2_f4": [YELLOW], "r3_f5": [YELLOW], "forest": [YELLOW], "r1_f2": [RED]},
        spots={"funchal_1": YELLOW},
        lands={"acores": {YELLOW: 2}},
        watch={YELLOW: 1},
    )
    sequence(pos, f"die 3 {name}", "harvest")
    assert goods_of(pos, YELLOW) == harvested and pos.wood[YELLOW] == 0 and goods_of(pos, RED) == ""


@pytest.mark.rule("madeira.7.5")
def test_no_harvest_without_a_worker_in_the_region() -> None:
    """B3."""
    pos = island(dice={YELLOW: [3]}, fields={"r2_f1": [YELLOW], "forest": [YELLOW], "r1_f1": [RED]})
    play(pos, "die 3 alfandega")
    refusal = refused(pos, "harvest", "no-worker-in-region")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.7.5", 1, 0)


# ---- 7.6: wood first


@pytest.mark.rule("madeira.7.6")
def test_the_good_comes_when_the_last_wood_is_gone() -> None:
    """Trap 11: whoever takes it, the good is uncovered for everybody."""
    pos = island(3, dice={0: [3], 1: [3], 2: [3]}, fields={"r2_f5": [0, 1, 2]}, field_wood={"r2_f5": 2})
    harvested = []
    for _ in range(3):
        harvested += sequence(pos, "die 3 moinho", "harvest")[1:]
    assert harvested == [
        Harvested(YELLOW, "r2_f5", "wood"),
        Harvested(RED, "r2_f5", "wood"),
        Harvested(PURPLE, "r2_f5", "wine"),
    ]
    assert pos.wood == [1, 1, 0] and wood_on(pos, "r2_f5") == 0


@pytest.mark.rule("madeira.7.6")
@pytest.mark.parametrize(("now", "good"), [("wheat", "wheat"), ("sugar", "sugar")])
def test_a_field_brings_what_it_yields_now(now: str, good: str) -> None:
    pos = island(round=3, dice={YELLOW: [3]}, fields={"r2_f1": [YELLOW]}, field_good={"r2_f1": now})
    sequence(pos, "die 3 moinho", "harvest")
    assert goods_of(pos, YELLOW) == good


# ---- 7.7: the special harvest


@pytest.mark.rule("madeira.7.7")
def test_a_sugar_field_gives_its_last_wood_and_then_sugar() -> None:
    """EX18: in round 5 the Moinho is empty. Blue gets wine, the last wood, and with the extra harvest sugar."""
    pos = island(
        4,
        round=5,
        rows=[BLUE, YELLOW, RED, PURPLE],
        dice={BLUE: [2]},
        fields={"r2_f5": [BLUE], "r2_f3": [BLUE]},
        field_wood={"r2_f5": 0, "r2_f3": 1},
    )
    events = sequence(pos, "die 2 moinho", "harvest")
    assert goods_of(pos, BLUE) == "wine" and pos.wood[BLUE] == 1
    assert step(pos) == "again" and answers(pos) == {"again r2_f3", "again r2_f5", "done"}
    events += play(pos, "again r2_f3")
    assert events[1:] == [
        Harvested(BLUE, "r2_f3", "wood"),
        Harvested(BLUE, "r2_f5", "wine"),
        Harvested(BLUE, "r2_f3", "sugar"),
    ]
    assert goods_of(pos, BLUE) == "sugar wine" and pos.to_move == YELLOW


@pytest.mark.rule("madeira.7.7")
def test_only_a_field_just_harvested() -> None:
    pos = island(
        round=4,
        dice={YELLOW: [3]},
        fields={"r2_f1": [YELLOW], "r2_f2": [RED], "r1_f1": [YELLOW], "forest": [YELLOW]},
        level={YELLOW: 0},
    )
    sequence(pos, "die 3 capitania", "harvest")
    assert legal(pos) == {"again r2_f1", "done"}
    for field in ("r2_f2", "r2_f4", "r1_f1", "forest"):
        assert refused(pos, f"again {field}", "not-harvested").rule == "madeira.7.7"


@pytest.mark.rule("madeira.7.7")
def test_the_extra_harvest_may_be_left_out() -> None:
    """A21: the wood stays on the field."""
    pos = island(dice={YELLOW: [3]}, fields={"r3_f4": [YELLOW]})
    sequence(pos, "die 3 casa_da_coroa", "harvest", "done")
    assert (wood_on(pos, "r3_f4"), pos.wood[YELLOW], pos.to_move) == (2, 1, RED)


def engineer(name: str) -> MadeiraPosition:
    """Two wood lie on the wheat field r3_f2, none on the wine field r3_f5."""
    pos = island(dice={YELLOW: [3]}, favors={YELLOW: "engineer"}, fields={"r3_f2": [YELLOW], "r3_f5": [YELLOW]})
    sequence(pos, "favor engineer", f"die 3 {name}", "harvest")
    return pos


@pytest.mark.rule("madeira.7.7")
@pytest.mark.parametrize(
    ("name", "again", "goods", "wood"),
    [
        ("fortaleza", ("r3_f5", "r3_f5"), "wine wine wine", 1),
        ("fortaleza", ("r3_f2", "r3_f2"), "wheat wine", 2),
        ("casa_da_coroa", ("r3_f2", "r3_f2", "r3_f2"), "wheat wheat wine", 2),
        ("casa_da_coroa", ("r3_f5", "r3_f2", "r3_f2"), "wheat wine wine", 2),
        ("casa_da_coroa", ("r3_f5", "r3_f5", "r3_f5"), "wine wine wine wine", 1),
    ],
)
def test_extra_harvests_are_spread_as_one_likes(name: str, again: tuple[str, ...], goods: str, wood: int) -> None:
    """A19, A20: two with the Engineer, three on the empty building; wood first every time."""
    pos = engineer(name)
    for field in again:
        assert step(pos) == "again"
        play(pos, f"again {field}")
    assert (goods_of(pos, YELLOW), pos.wood[YELLOW], pos.to_move) == (goods, wood, RED)


@pytest.mark.rule("madeira.7.7")
def test_the_engineer_is_lost_without_a_harvest() -> None:
    pos = island(dice={YELLOW: [3, 3]}, favors={YELLOW: "engineer"}, fields={"r3_f5": [YELLOW]})
    sequence(pos, "favor engineer", "die 3 fortaleza", "nothing", "pass i", "die 3 fortaleza", "harvest")
    assert goods_of(pos, YELLOW) == "wine" and step(pos) == "turn"


# ---- saving


def test_extra_harvests_can_be_saved_one_by_one() -> None:
    pos = engineer("casa_da_coroa")
    for again in ("again r3_f2", "again r3_f5", "again r3_f2"):
        resumed(pos, again, "descend reals")
        play(pos, again)
