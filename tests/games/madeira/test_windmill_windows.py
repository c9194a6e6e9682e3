"""The closing windows of the windmill: chapter 14, 14.6 and 14.7."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gaiola
from gaiola.games.madeira.events import WealthScored, WheatForPoints, WindmillClimbed, WorkersFed
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.table import Saved, reopen
from tests.games.madeira.table import PURPLE, RED, YELLOW, island, legal, play, refused, sequence, step, to_move, verbs

SAVED = Path(__file__).with_name("saved-before.json")
MILL = {"exchange", "climb", "prestige", "descend", "give-point"}
FOUR = {"r1_f1": [YELLOW], "r1_f2": [YELLOW], "r2_f1": [YELLOW], "r3_f1": [YELLOW]}
NEXT_ROUND = ("mayor", "steward", "commander", "guild_master", *["1"] * 9)
"""What the next round draws with two players: four characters, three pirate dice and six guild dice."""


# ---- 14.6: the window at the end of phase C


@pytest.mark.rule("madeira.14.6")
def test_everybody_is_asked_in_passing_order() -> None:
    pos = island(3, phase="close", order=[PURPLE, YELLOW, RED], watch={PURPLE: 1})
    for seat in (PURPLE, YELLOW, RED):
        assert (step(pos), to_move(pos)) == ("end-of-c", seat)
        assert verbs(pos) == {"done", "descend"}
        play(pos, "done")
    assert pos.phase == 4


@pytest.mark.rule("madeira.14.6")
@pytest.mark.parametrize(
    ("means", "asked"),
    [
        ({"level": {RED: 0}}, False),
        ({"level": {RED: 0}, "goods": {RED: "wheat"}, "reals": {RED: 9}, "bread": {RED: 9}}, False),
        ({"level": {RED: 1}}, True),
        ({"level": {RED: 0}, "points": {RED: 1}}, True),
        ({"level": {RED: 0}, "goods": {RED: "sugar wine"}}, False),
        ({"level": {RED: 0}, "goods": {RED: "wheat sugar"}}, False),
        ({"level": {RED: 0}, "goods": {RED: "sugar wine wine"}}, False),
        ({"level": {RED: 0}, "goods": {RED: "wheat wheat"}}, True),
        ({"level": {RED: 0}, "goods": {RED: "wheat sugar sugar"}}, True),
        ({"level": {RED: 0}, "goods": {RED: "sugar wine wine wine"}}, True),
    ],
)
def test_whoever_can_do_nothing_is_not_asked(means: dict[str, Any], asked: bool) -> None:
    """A35: a step up counts, and the goods that can be exchanged for it; goods alone can wait for the feeding."""
    pos = island(3, phase="close", watch={PURPLE: 1}, **means)
    play(pos, "done")
    assert to_move(pos) == (RED if asked else PURPLE)


@pytest.mark.rule("madeira.14.6")
@pytest.mark.parametrize("goods", ["wheat wheat", "wheat sugar sugar", "sugar wine wine wine"])
def test_whoever_is_asked_can_get_something(goods: str) -> None:
    """At the bottom and without points: exchange what is needed, climb, and descend for bread."""
    pos = island(phase="close", level={YELLOW: 0}, goods={YELLOW: goods})
    assert (step(pos), to_move(pos)) == ("end-of-c", YELLOW)
    for pair in {"wheat sugar sugar": ["sugar-sugar"], "sugar wine wine wine": ["sugar-wine", "wine-wine"]}.get(
        goods, []
    ):
        play(pos, f"exchange {pair} wheat")
    sequence(pos, "climb", "descend bread")
    assert pos.bread[YELLOW] == 1 and to_move(pos) == RED, "the window has closed by itself"


@pytest.mark.rule("madeira.14.6")
@pytest.mark.rule("madeira.14.7")
def test_what_was_not_asked_for_can_still_be_done_at_feeding() -> None:
    pos = island(phase="close", level={YELLOW: 0, RED: 0}, goods={YELLOW: "sugar wine"})
    assert (step(pos), to_move(pos)) == ("feed", YELLOW)
    play(pos, "exchange sugar-wine wheat", *NEXT_ROUND)
    assert step(pos) == "row"


def test_a_table_that_was_asked_in_vain_plays_on() -> None:
    """Saved in the window of somebody who could only exchange goods, when that was still asked."""
    saved = msgspec.json.decode(SAVED.read_bytes(), type=Saved)
    table = reopen(saved, lambda name, options: gaiola.game(name, options=options))
    pos, dice = table.position, random.Random(1)
    assert isinstance(pos, MadeiraPosition) and pos.dump() == saved.snapshot
    assert step(pos) == "end-of-c" and verbs(pos) == {"done", "exchange"}
    assert not pos.agenda[-1].asks(pos), "today nobody would be asked"
    while table.position.to_move is not None:
        table.play(table.position.to_move, dice.choice(table.position.legal()))
    assert table.record().result is not None and len(table.moves) > len(saved.record.moves)


@pytest.mark.rule("madeira.14.6")
def test_the_window_comes_after_the_last_building() -> None:
    pos = island(
        phase="c",
        markers={"moinho": [YELLOW]},
        on={"moinho": [2]},
        script=["2"],
        fields={"r2_f1": [YELLOW]},
        reals={YELLOW: 6},
    )
    sequence(pos, "pay", "use")
    assert (step(pos), to_move(pos)) == ("end-of-c", YELLOW)
    assert pos.bread[YELLOW] == 2


@pytest.mark.rule("madeira.14.6")
def test_a_step_that_comes_with_the_last_answer_is_not_lost() -> None:
    """Round 5. Yellow passes with a ship to the Açores and takes a step up as the reward; there is no marker and no
    ship to ask for, so the window alone turns the step into Reals for the Crown. Before, nothing could be done."""
    pos = island(
        round=5,
        rows=[RED, YELLOW],
        level={YELLOW: 0, RED: 0},
        goods={YELLOW: "wine"},
        wood={YELLOW: 1},
        rewards=("field_worker", "windmill_step", "city_worker", "treasure", "favor_flip", "prestige"),
        requests={YELLOW: "wealth_of_nation"},
    )
    play(pos, "pass i")
    for answer in ("pass-act iv", "ship-from home", "ship-to acores_1", "reward windmill_step"):
        assert to_move(pos) == YELLOW and not MILL & verbs(pos)
        refused(pos, "descend reals", "at-bottom")
        refused(pos, "give-point reals", "too-few-points")
        play(pos, answer)
    assert (step(pos), to_move(pos)) == ("end-of-c", YELLOW), "Red cannot do anything there"
    skipped = pos.copy()
    play(pos, "descend reals")
    assert step(pos) == "upkeep", "there is nothing more to convert, so the window has closed by itself"
    sequence(pos, "upkeep 0")
    assert step(pos) == "donate"
    assert WealthScored(YELLOW, "wealth_of_nation", 1, 3, 3) in play(pos, "donate 3")
    assert pos.over and pos.scores() == [3 - 16, 0], "one pirate for the ship"
    sequence(skipped, "done")
    refused(skipped, "descend reals", "closed-in-maintenance")
    assert "donate" not in verbs(skipped)
    sequence(skipped, "upkeep 0")
    assert skipped.over and skipped.scores() == [0 - 16, 0]


# ---- 14.7: the window at feeding


@pytest.mark.rule("madeira.14.7")
def test_income_becomes_a_point_although_nothing_is_due() -> None:
    """Yellow is on the top level; two workers at the Açores bring 2 wheat in phase D. No ship, no honor: the feeding is
    the only decision after that. Left lying, 2 wheat are 2 Reals and no point."""
    pos = island(round=5, phase="close", level={YELLOW: 6, RED: 0}, lands={"acores": {YELLOW: 2}})
    assert step(pos) == "end-of-c"
    refused(pos, "prestige", "goods-missing")
    play(pos, "done")
    assert (step(pos), to_move(pos)) == ("feed", YELLOW) and pos.view(None)["now"] == {"due": 0}
    assert "feed 0" in legal(pos)
    refused(pos, "feed 1", "more-than-due")
    skipped = pos.copy()
    assert play(pos, "prestige")[0] == WheatForPoints(YELLOW, 2, 1)
    assert pos.over and pos.scores() == [1, 0]
    play(skipped, "feed 0")
    assert skipped.over and skipped.scores() == [0, 0]


@pytest.mark.rule("madeira.14.7")
@pytest.mark.parametrize(
    ("goods", "asked"), [("", False), ("wine", False), ("wine sugar", True), ("wheat wheat", True)]
)
def test_nobody_is_asked_without_a_conversion_and_without_bread_due(goods: str, asked: bool) -> None:
    """Levels and points do not count any more: the descent is closed."""
    pos = island(phase="d", goods={RED: goods}, points={RED: 3}, fields={"r1_f1": [YELLOW, RED]}, level={YELLOW: 0})
    assert (step(pos), to_move(pos)) == ("feed", YELLOW)
    play(pos, "feed 0", *([] if asked else NEXT_ROUND))
    assert (step(pos), to_move(pos)) == (("feed", RED) if asked else ("row", YELLOW))


@pytest.mark.rule("madeira.14.7")
def test_climbing_at_the_table_feeds_one_more() -> None:
    """Five workers, level 3: two are due; after the step only one."""
    fields = {**FOUR, "forest": [YELLOW]}
    pos = island(phase="d", goods={YELLOW: "wheat wheat"}, fields=fields, bread={YELLOW: 2})
    assert {"feed 0", "feed 1", "feed 2"} <= legal(pos)
    play(pos, "climb")
    refusal = refused(pos, "feed 2", "more-than-due")
    assert (refusal.need, refusal.have) == (2, 1)
    assert play(pos, "feed 1", *NEXT_ROUND)[0] == WorkersFed(YELLOW, 5, 4, 1)


@pytest.mark.rule("madeira.14.7")
def test_the_last_wheat_may_answer_for_the_table() -> None:
    """One worker too many, no bread: the step up feeds it, and with nothing left to decide the feeding is over."""
    pos = island(phase="d", goods={YELLOW: "wheat wheat"}, fields=FOUR)
    assert step(pos) == "feed" and pos.due(YELLOW) == 1
    events = play(pos, "climb", *NEXT_ROUND)
    assert events[0] == WindmillClimbed(YELLOW, 4, 2)
    assert step(pos) == "row" and pos.pirates == [0, 0]


@pytest.mark.rule("madeira.14.7")
def test_it_is_the_last_chance_of_the_round() -> None:
    pos = island(phase="d", goods={YELLOW: "wheat wheat"})
    play(pos, "feed 0", *NEXT_ROUND)
    assert step(pos) == "row"
    refused(pos, "climb", "not-now")
