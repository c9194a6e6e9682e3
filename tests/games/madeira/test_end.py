"""The end: what is left, pirates and the winner. Chapter 17."""

import json
from typing import Any

import pytest

from gaiola.games.madeira.events import (
    Ended,
    LeftoversScored,
    PiratesCounted,
    RoundBegan,
    UrbanizationScored,
    WealthScored,
)
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import BLUE, PURPLE, RED, YELLOW, island, legal, play, refused, sequence, step, to_move


def ended(players: int = 4, **more: Any) -> MadeiraPosition:
    """Nothing is left to decide in phase E of round 5."""
    pos = island(players, phase="e", round=5, **more)
    assert pos.over
    return pos


def source(pos: MadeiraPosition, name: str) -> list[int]:
    return [dict(mine)[name] for mine in pos.breakdown()]


# ---- 17.1: after five rounds


@pytest.mark.rule("madeira.17.1")
def test_phase_e_of_round_5_ends_the_game() -> None:
    """Requests are scored first, then what is left and the pirates, in passing order."""
    pos = island(
        phase="e",
        round=5,
        order=[RED, YELLOW],
        requests={YELLOW: "wealth_of_nation urbanization urbanization"},
        reals={YELLOW: 12, RED: 5},
        pirates={YELLOW: 1},
        spots={"machico_1": YELLOW},
    )
    assert (step(pos), to_move(pos)) == ("donate", YELLOW)
    assert play(pos, "donate 2") == [
        UrbanizationScored(YELLOW, "urbanization", 2, 4, ("machico",)),
        WealthScored(YELLOW, "wealth_of_nation", 1, 2, 2),
        Ended("rounds"),
        LeftoversScored(RED, 5, 1),
        PiratesCounted(RED, 0, 0),
        LeftoversScored(YELLOW, 10, 2),
        PiratesCounted(YELLOW, 1, 16),
    ]
    assert pos.over and pos.cause() == "rounds" and pos.to_move is None and legal(pos) == set()
    refused(pos, "donate 2", "over")
    assert pos.scores() == [4 + 2 + 2 - 16, 1]


@pytest.mark.rule("madeira.17.1")
@pytest.mark.parametrize("round", [1, 3])
def test_earlier_rounds_are_followed_by_another(round: int) -> None:
    held = "urbanization " * (2 if round == 1 else 3)
    pos = island(phase="e", round=round, requests=dict.fromkeys(range(2), held), reals={YELLOW: 20}, pirates={RED: 30})
    play(pos, "keep urbanization")
    events = play(pos, "keep urbanization", "mayor", "steward", "commander", "guild_master", *["1"] * 9)
    assert RoundBegan(round + 1) in events and not pos.over and pos.cause() == ""
    assert pos.points == [0, 0], "Reals and pirates wait for the end"


# ---- 17.2: what is left


@pytest.mark.rule("madeira.17.2")
def test_everything_is_reals_and_five_are_a_point() -> None:
    """EX28: 3 wheat, 2 wood and 6 Reals make 11 Reals: 2 points."""
    pos = ended(2, goods={RED: "wheat wheat wheat"}, wood={RED: 2}, reals={RED: 6})
    assert pos.scores() == [0, 2] and source(pos, "resources") == [0, 2]


@pytest.mark.rule("madeira.17.2")
@pytest.mark.parametrize(
    "thing",
    [
        {"goods": {YELLOW: "wheat"}},
        {"goods": {YELLOW: "sugar"}},
        {"goods": {YELLOW: "wine"}},
        {"wood": {YELLOW: 1}},
        {"bread": {YELLOW: 1}},
    ],
    ids=["wheat", "sugar", "wine", "wood", "bread"],
)
def test_each_thing_is_one_real(thing: dict[str, Any]) -> None:
    assert ended(2, reals={YELLOW: 4}, **thing).scores() == [1, 0]
    assert ended(2, reals={YELLOW: 3}, **thing).scores() == [0, 0]


@pytest.mark.rule("madeira.17.2")
@pytest.mark.parametrize(("reals", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (104, 20)])
def test_only_full_fives_count(reals: int, points: int) -> None:
    assert ended(2, reals={YELLOW: reals}).scores() == [points, 0]


@pytest.mark.rule("madeira.17.2")
def test_levels_workers_and_ships_bring_nothing() -> None:
    pos = ended(2, level={YELLOW: 6}, ships={"wine_2": YELLOW}, watch={YELLOW: 3}, favors={YELLOW: "monk"})
    assert pos.scores() == [0, 0]


# ---- 17.3: most pirates


@pytest.mark.rule("madeira.17.3")
def test_among_equals_the_earlier_loses_less() -> None:
    """EX30: Red in slot iii and Blue in slot iv have 18 each, Yellow 7, Purple 3."""
    pos = ended(order=[YELLOW, PURPLE, RED, BLUE], pirates={RED: 18, BLUE: 18, YELLOW: 7, PURPLE: 3})
    assert pos.scores() == [-4, -8, -2, -16] and source(pos, "pirates") == [-4, -8, -2, -16]


@pytest.mark.rule("madeira.17.3")
@pytest.mark.parametrize(
    ("pirates", "lost"),
    [
        ((9, 9, 9, 9), [-2, -4, -8, -16]),
        ((20, 3, 3, 1), [-16, -4, -8, -2]),
        ((1, 2, 3, 4), [-2, -4, -8, -16]),
    ],
)
def test_four_players(pirates: tuple[int, ...], lost: list[int]) -> None:
    assert ended(pirates=dict(enumerate(pirates))).scores() == lost


@pytest.mark.rule("madeira.17.3")
def test_fewer_players_use_the_first_losses() -> None:
    assert ended(2, pirates={YELLOW: 2, RED: 1}).scores() == [-16, -8]
    assert ended(3, pirates={YELLOW: 2, RED: 1, PURPLE: 5}).scores() == [-8, -4, -16]
    assert ended(2, pirates={YELLOW: 6, RED: 6}, order=[RED, YELLOW]).scores() == [-16, -8]


@pytest.mark.rule("madeira.17.3")
def test_pirates_are_shown_at_the_end() -> None:
    """Covered until then; see 2.4."""
    pos = island(phase="e", round=5, requests={YELLOW: "wealth_of_nation"}, reals={YELLOW: 1}, pirates={RED: 7})
    assert pos.view(YELLOW)["players"][RED]["pirates"] is None
    play(pos, "donate 0")
    assert pos.view(YELLOW)["players"][RED]["pirates"] == 7
    assert pos.view(None)["players"][YELLOW]["pirates"] == 0


@pytest.mark.rule("madeira.17.3")
@pytest.mark.rule("madeira.2.5")
def test_the_end_may_take_a_score_below_nothing() -> None:
    pos = ended(2, points={YELLOW: 3}, pirates={YELLOW: 8})
    assert pos.scores() == [3 - 16, 0] and pos.ranking() == [2, 1]
    assert pos.view(None)["result"] == {"scores": [-13, 0], "ranking": [2, 1]}


# ---- 17.4: more than twenty, or none


@pytest.mark.rule("madeira.17.4")
def test_one_point_for_each_pirate_above_twenty() -> None:
    """EX29: 25, 21, 12 and 5 pirates cost 16 + 5, 8 + 1, 4 and 2."""
    pos = ended(pirates={RED: 25, YELLOW: 21, BLUE: 12, PURPLE: 5})
    assert pos.scores() == [-9, -21, -2, -4]


@pytest.mark.rule("madeira.17.4")
@pytest.mark.parametrize(("pirates", "lost"), [(19, 16), (20, 16), (21, 17), (40, 36)])
def test_twenty_is_not_above_twenty(pirates: int, lost: int) -> None:
    assert ended(2, pirates={YELLOW: pirates}).scores() == [-lost, 0]


@pytest.mark.rule("madeira.17.4")
def test_without_pirates_nothing_is_lost() -> None:
    """10, 0 and 0 pirates cost 16, 0 and 0; a place among the losses is not passed on."""
    assert ended(3, pirates={PURPLE: 10}).scores() == [0, 0, -16]
    assert ended(4, pirates={PURPLE: 10, RED: 1}).scores() == [0, -8, -16, 0]
    assert ended(4).scores() == [0, 0, 0, 0]


# ---- 17.5 and 1.1: who wins


@pytest.mark.rule("madeira.17.5")
@pytest.mark.rule("madeira.1.1")
def test_most_points_win() -> None:
    pos = ended(points={YELLOW: 3, RED: 120, PURPLE: 7, BLUE: 9})
    assert pos.ranking() == [4, 1, 3, 2]


@pytest.mark.rule("madeira.17.5")
def test_among_equals_the_earlier_in_passing_order_is_ahead() -> None:
    points = dict.fromkeys((YELLOW, RED, BLUE), 30)
    pos = ended(order=[BLUE, PURPLE, YELLOW, RED], points=points | {PURPLE: 31})
    assert pos.scores() == [30, 30, 31, 30] and pos.ranking() == [3, 4, 1, 2]
    assert ended(2, order=[RED, YELLOW]).ranking() == [2, 1]
    assert ended(2, order=[YELLOW, RED]).ranking() == [1, 2]


@pytest.mark.rule("madeira.17.5")
def test_points_are_compared_after_the_final_scoring() -> None:
    """Red is ahead until what is left and the pirates are counted."""
    pos = ended(2, points={YELLOW: 20, RED: 25}, reals={YELLOW: 25}, pirates={YELLOW: 5, RED: 6})
    assert pos.scores() == [20 + 5 - 8, 25 - 16] and pos.ranking() == [1, 2]


@pytest.mark.rule("madeira.17.5")
def test_an_ended_game_is_saved() -> None:
    pos = ended(3, points={YELLOW: 5}, pirates={RED: 3, PURPLE: 3})
    loaded = pos.box.load(json.loads(json.dumps(pos.dump())))
    assert loaded.over and loaded.cause() == "rounds" and loaded.dump() == pos.dump()
    assert (loaded.scores(), loaded.ranking()) == ([5, -8, -16], [1, 2, 3])


@pytest.mark.rule("madeira.17.5")
def test_the_breakdown_adds_up() -> None:
    """Requests, honor, windmill, what is left and pirates of one last round."""
    pos = island(
        phase="close",
        round=5,
        requests={YELLOW: "wealth_of_nation market_routes expeditions", RED: "urbanization " * 3},
        watch={YELLOW: 2},
        level={YELLOW: 6, RED: 0},
        goods={YELLOW: "wheat wheat wheat wheat"},
        reals={YELLOW: 8, RED: 4},
        ships={"wine_2": YELLOW, "acores_1": YELLOW},
        points={YELLOW: 1, RED: 2},
        spots={"porto_santo_1": RED},
    )
    sequence(pos, "prestige", "done", "done", "honor", "upkeep 0", "feed 0")
    assert step(pos) == "feed", "Red's worker"
    play(pos, "feed 0")
    play(pos, "donate 6")
    assert [(name, points) for name, points in pos.breakdown()[YELLOW] if points] == [
        ("market_routes", 6),
        ("expeditions", 6),
        ("wealth_of_nation", 6),
        ("buildings", 1),
        ("honor", 4),
        ("windmill", 1),
        ("pirates", -16),
    ]
    assert pos.scores() == [8, 2 + 7 - 8], "2 wheat and 2 Reals are no point; Yellow has 2 pirates, Red has 1"
