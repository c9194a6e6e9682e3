"""The King's rewards: chapter 10, from 10.9 on."""

from typing import Any

import pytest

from gaiola.games.madeira.events import PiratesDiscarded, RewardTaken
from gaiola.games.madeira.position import MadeiraPosition
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
    through_saves,
    to_move,
    workers_at,
)
from tests.games.madeira.test_ships import fleet

A = ("field_worker", "city_worker", "favor_flip", "watch_worker")
B = ("prestige", "treasure", "royal_support", "windmill_step")
OPEN_SPOTS = [f"{city}_{spot}" for city in ("porto_santo", "funchal", "machico") for spot in (1, 2, 3)]


def landed(reward: str, **more: Any) -> MadeiraPosition:
    """A ship of Yellow's has landed at the Açores, where this reward lies; it is taken."""
    first, second = ([*sorted(group, key=lambda name: name != reward)][:3] for group in (A, B))
    pos = fleet(
        ships={"sugar_2": YELLOW},
        goods={YELLOW: "wine"},
        rewards=[name for pair in zip(first, second, strict=True) for name in pair],
        **more,
    )
    sequence(pos, "ship-from sugar_2", "ship-to acores_1", "done")
    assert RewardTaken(YELLOW, reward) in play(pos, f"reward {reward}")
    return pos


# ---- 10.9: a reward for each landing


@pytest.mark.rule("madeira.10.9")
def test_one_of_the_two_rewards_lying_there() -> None:
    pos = fleet(wood={YELLOW: 1}, goods={YELLOW: "wine"})
    sequence(pos, "ship-from home", "ship-to brasil_1", "done")
    assert answers(pos) == {"reward city_worker", "reward treasure", "done"}
    assert refused(pos, "reward prestige", "not-landed-there").rule == "madeira.10.9"
    refused(pos, "reward watch_worker", "reward-not-in-play")
    play(pos, "reward treasure")
    assert pos.reals[YELLOW] == 5 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.9")
@pytest.mark.parametrize("order", [("prestige", "treasure"), ("treasure", "prestige")])
def test_two_landings_in_the_order_one_likes(order: tuple[str, str]) -> None:
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "wine wine"})
    sequence(pos, "ship-from home", "ship-to acores_1", "ship-from home", "ship-to brasil_1")
    everything = {"field_worker", "prestige", "city_worker", "treasure"}
    assert answers(pos) == {f"reward {name}" for name in everything} | {"done"}
    play(pos, f"reward {order[0]}")
    refused(pos, f"reward {order[0]}", "not-landed-there")
    play(pos, f"reward {order[1]}")
    assert pos.points[YELLOW] == 3 and pos.reals[YELLOW] == 5 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.9")
@pytest.mark.parametrize(
    ("taken", "points"), [(("prestige", "prestige"), 6), (("prestige", "done"), 3), (("done",), 0)]
)
def test_two_ships_in_one_colony(taken: tuple[str, ...], points: int) -> None:
    """A12: the same twice, one of them, or none."""
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "wine wine wine wine"})
    sequence(pos, "ship-from home", "ship-to acores_3", "ship-from home", "ship-to acores_1")
    sequence(pos, *[name if name == "done" else f"reward {name}" for name in taken])
    assert pos.points[YELLOW] == points and to_move(pos) == RED


@pytest.mark.rule("madeira.10.9")
def test_two_ships_in_one_colony_take_one_each() -> None:
    pos = fleet(wood={YELLOW: 2}, goods={YELLOW: "wine wine wine wine"})
    sequence(pos, "ship-from home", "ship-to acores_3", "ship-from home", "ship-to acores_1")
    sequence(pos, "reward field_worker", "worker-from home", "worker-to r1_f1")
    assert answers(pos) == {"reward field_worker", "reward prestige", "done"}
    play(pos, "reward prestige")
    assert pos.points[YELLOW] == 3 and workers_at(pos, YELLOW, "r1_f1") == 1


@pytest.mark.rule("madeira.10.9")
def test_rewards_are_not_used_up() -> None:
    pos = fleet(dice={YELLOW: [3], RED: [3]}, wood={YELLOW: 1, RED: 1}, goods={YELLOW: "wine", RED: "wine wine wine"})
    sequence(pos, "ship-from home", "ship-to acores_1", "done", "reward prestige")
    sequence(pos, "die 3 moinho", "act", "ship-from home", "ship-to acores_3", "done", "reward prestige")
    assert pos.points == [3, 3]


# ---- 10.10: the A rewards


@pytest.mark.rule("madeira.10.10")
def test_field_worker() -> None:
    pos = landed(
        "field_worker", watch={YELLOW: 1}, fields={"r1_f1": [YELLOW], "r3_f5": [RED]}, lands={"india": {YELLOW: 1}}
    )
    assert answers(pos) == {"worker-from home", "worker-from r1_f1", "worker-from india", "done"}
    refused(pos, "worker-from watch", "not-from-watch")
    play(pos, "worker-from india")
    refused(pos, "worker-to r1_f1", "own-worker-there")
    refused(pos, "worker-to funchal_1", "wrong-place")
    play(pos, "worker-to r3_f5")
    assert workers_at(pos, YELLOW, "r3_f5") == 1 and workers_at(pos, YELLOW, "india") == 0 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.10")
@pytest.mark.parametrize("reward", ["field_worker", "watch_worker"])
def test_a_worker_need_not_move(reward: str) -> None:
    pos = landed(reward, pirates={YELLOW: 3})
    play(pos, "done")
    assert pos.home[YELLOW] == 12 and pos.pirates[YELLOW] == 3 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.10")
def test_city_worker() -> None:
    pos = landed("city_worker", spots={"funchal_1": RED})
    assert pos.points[YELLOW] == 1
    play(pos, "worker-from home")
    refused(pos, "worker-to funchal_1", "spot-taken")
    refused(pos, "worker-to funchal_4", "spot-taken")
    refused(pos, "worker-to funchal_5", "not-built")
    play(pos, "worker-to machico_3")
    assert workers_at(pos, YELLOW, "machico_3") == 1 and pos.points[YELLOW] == 1 and to_move(pos) == RED


@pytest.mark.rule("madeira.10.10")
def test_the_point_of_the_city_worker_comes_in_any_case() -> None:
    pos = landed("city_worker")
    play(pos, "done")
    assert pos.points[YELLOW] == 1 and pos.home[YELLOW] == 12
    full = landed("city_worker", spots=dict.fromkeys(OPEN_SPOTS, RED))
    assert full.points[YELLOW] == 1 and to_move(full) == RED


@pytest.mark.rule("madeira.10.10")
def test_favor_flip() -> None:
    pos = landed("favor_flip", favors={YELLOW: "monk- lady- scout", RED: "bishop-"})
    assert answers(pos) == {"flip monk", "flip lady", "done"}
    refused(pos, "flip scout", "face-up-already")
    refused(pos, "flip bishop", "favor-not-held")
    refused(pos, "flip patron", "favor-not-held")
    play(pos, "flip lady")
    assert favors_of(pos, YELLOW) == "monk- lady scout" and to_move(pos) == RED


@pytest.mark.rule("madeira.10.10")
def test_nothing_to_flip_is_not_asked() -> None:
    pos = landed("favor_flip", favors={YELLOW: "monk", RED: "bishop-"})
    assert to_move(pos) == RED and favors_of(pos, YELLOW) == "monk"


@pytest.mark.rule("madeira.10.10")
@pytest.mark.parametrize(("pirates", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_watch_worker(pirates: int, left: int) -> None:
    pos = landed("watch_worker", pirates={YELLOW: pirates, RED: 5}, watch={YELLOW: 1}, spots={"funchal_1": YELLOW})
    refused(pos, "worker-from watch", "not-from-watch")
    play(pos, "worker-from funchal_1")
    assert quote(pos, "worker-to watch").get("pirates", 0) == left - pirates
    play(pos, "worker-to watch")
    assert pos.watch[YELLOW] == 2 and pos.pirates == [left, 5] and to_move(pos) == RED


# ---- 10.11: the B rewards


@pytest.mark.rule("madeira.10.11")
def test_prestige_and_treasure() -> None:
    assert landed("prestige").points[YELLOW] == 3
    assert landed("treasure", reals={YELLOW: 1}).reals[YELLOW] == 6


@pytest.mark.rule("madeira.10.11")
@pytest.mark.parametrize(("pirates", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_royal_support(pirates: int, left: int) -> None:
    relief = landed("royal_support", pirates={YELLOW: pirates})
    assert answers(relief) == {"choose bread", "choose pirates"}
    told = [PiratesDiscarded(YELLOW, pirates - left)] if pirates else []
    assert play(relief, "choose pirates") == told, "nobody is told of 0 pirates"
    assert relief.pirates[YELLOW] == left and relief.bread[YELLOW] == 0 and to_move(relief) == RED
    food = landed("royal_support", pirates={YELLOW: pirates})
    play(food, "choose bread")
    assert food.pirates[YELLOW] == pirates and food.bread[YELLOW] == 2


@pytest.mark.rule("madeira.10.11")
def test_windmill_step() -> None:
    """A33: at the top it is lost."""
    pos = landed("windmill_step", level={YELLOW: 5})
    assert pos.level[YELLOW] == 6 and pos.points[YELLOW] == 0 and goods_of(pos, YELLOW) == ""
    top = landed("windmill_step", level={YELLOW: 6})
    assert top.level[YELLOW] == 6 and top.points[YELLOW] == 0


# ---- saved in the middle


@pytest.mark.rule("madeira.10.10")
@pytest.mark.parametrize(
    ("reward", "moves"),
    [
        ("field_worker", ["worker-from home", "worker-to forest"]),
        ("city_worker", ["worker-from home", "worker-to machico_1"]),
        ("favor_flip", ["flip lady"]),
        ("watch_worker", ["worker-from home", "worker-to watch"]),
        ("royal_support", ["choose bread"]),
    ],
)
def test_saved_within_a_reward(reward: str, moves: list[str]) -> None:
    pos = landed(reward, pirates={YELLOW: 4}, favors={YELLOW: "lady- scout-"})
    through_saves(pos, *moves)
    assert to_move(pos) == RED
