"""State actions: chapter 8, but for ships, production and the Church."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import OfficialMoved, OfficialPlaced
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    favors,
    goods,
    legal,
    office,
    plans,
    play,
    plaza,
    quote,
    refused,
    step,
)

EVERY_GOOD = {GREEN: "gold cloth books tools"}


def trading(players: int = 4, **laid: Any) -> LisboaPosition:
    """Green has tucked a card and holds one good of each type, about to sell or trade."""
    defaults: dict[str, Any] = {"goods": EVERY_GOOD}
    pos = city(players, **(defaults | laid))
    play(pos, "portfolio blue_king_4")
    assert step(pos) == "business"
    return pos


def sponsoring(**laid: Any) -> LisboaPosition:
    """Green has paid for an event of three State actions."""
    defaults: dict[str, Any] = {"reis": {GREEN: 3}, "hands": {GREEN: "red_treasury_3"}}
    pos = city(**(defaults | laid))
    play(pos, "sponsor red_treasury_3", "part")
    assert step(pos) == "any-state"
    return pos


# ---- 8.1: something must happen


@pytest.mark.rule("lisboa.8.1")
@pytest.mark.parametrize(
    ("action", "good", "laid", "key", "rule"),
    [
        ("recruit_officials", "tools", {"offices": {"manuel": {0: 4}, "king": {0: 4}}}, "no-official", "8.2"),
        ("build_ship", "books", {"yard": {}}, "no-ship", "8.5"),
        ("build_ship", "books", {"goods": {0: "books tools"}, "yard": {"ship_red": 1}}, "goods-short", "8.5"),
        ("produce_goods", "books", {}, "no-store", "8.9"),
        (
            "produce_goods",
            "books",
            {"goods": {0: "gold gold books tools"}, "stores": {"a1": (0, "gold")}},
            "no-room",
            "4.8",
        ),
        (
            "meet_cardinal",
            "cloth",
            {"clergy": {0: "lay_brothers parish_clerks tithe_barn seminary"}},
            "board-full",
            "8.11",
        ),
        ("meet_cardinal", "cloth", {"ring": [""] * 6}, "no-clergy", "8.11"),
        ("get_favor", "cloth", {"favors": {0: "manuel marquis king"}}, "no-favor", "8.15"),
    ],
)
def test_an_action_that_would_do_nothing(action: str, good: str, laid: dict[str, Any], key: str, rule: str) -> None:
    """R14."""
    pos = trading(**laid)
    nothing = refused(pos, f"trade {action} {good}", key)
    assert nothing.rule == f"lisboa.{rule}"
    assert nothing.need is not None and nothing.have is not None and nothing.need == nothing.have + 1


@pytest.mark.rule("lisboa.8.1")
@pytest.mark.rule("lisboa.8.4")
def test_no_plan_is_left() -> None:
    pos = trading()
    for left in ([0, 8], [8, 7]):
        pos.plan_next = left
        assert "trade acquire_plan tools" in legal(pos)
    pos.plan_next = [8, 8]
    assert refused(pos, "trade acquire_plan tools", "no-plan").rule == "lisboa.8.4"


@pytest.mark.rule("lisboa.8.1")
def test_the_good_given_makes_room_for_what_is_produced() -> None:
    pos = trading(goods={GREEN: "books books tools"}, stores={"a3": (GREEN, "books")})
    play(pos, "trade produce_goods books")
    assert goods(pos, GREEN) == {"books": 2, "tools": 1}


@pytest.mark.rule("lisboa.8.1")
def test_free_actions_need_the_same() -> None:
    pos = sponsoring(offices={"manuel": {GREEN: 6}, "king": {GREEN: 2}}, favors={GREEN: "manuel marquis king"})
    assert legal(pos) == {"state acquire_plan", "state meet_cardinal"}
    refused(pos, "state recruit_officials", "no-official")
    refused(pos, "state build_ship", "goods-short")
    refused(pos, "state produce_goods", "no-store")
    refused(pos, "state get_favor", "no-favor")


# ---- 8.2: officials


@pytest.mark.rule("lisboa.8.2")
def test_two_officials_to_different_offices() -> None:
    pos = trading()
    play(pos, "trade recruit_officials tools", "official king")
    assert legal(pos) == {"official manuel", "official marquis", "done"}
    assert refused(pos, "official king", "same-office").rule == "lisboa.8.2"
    assert play(pos, "official manuel") == [OfficialPlaced(GREEN, "manuel")]
    assert (office(pos, "manuel"), office(pos, "marquis"), office(pos, "king")) == ([1, 0, 0, 0], [0] * 4, [1, 0, 0, 0])
    assert pos.home[GREEN] == 6
    assert step(pos) == "trade"


@pytest.mark.rule("lisboa.8.1")
@pytest.mark.rule("lisboa.8.2")
def test_one_official_is_enough_but_none_is_not() -> None:
    pos = trading()
    play(pos, "trade recruit_officials tools")
    assert refused(pos, "done", "at-least-one").rule == "lisboa.8.1"
    play(pos, "official marquis", "done")
    assert (pos.home[GREEN], step(pos)) == (7, "trade")


@pytest.mark.rule("lisboa.8.2")
def test_the_last_official_at_home() -> None:
    pos = trading(offices={"manuel": {GREEN: 5}}, plazas={"king": {GREEN: 2}})
    play(pos, "trade recruit_officials tools", "official king")
    assert (pos.home[GREEN], step(pos)) == (0, "trade")
    assert (office(pos, "king"), plaza(pos, "king")) == ([1, 0, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("lisboa.8.2")
def test_everybody_sends_officials_of_their_own_colour() -> None:
    pos = city(seat=PURPLE, hands={PURPLE: "blue_king_4"}, goods={PURPLE: "tools"})
    play(pos, "portfolio blue_king_4", "trade recruit_officials tools", "official marquis", "official king")
    assert (office(pos, "marquis"), office(pos, "king")) == ([0, 0, 1, 0], [0, 0, 1, 0])
    assert pos.home == [8, 8, 6, 8]


@pytest.mark.rule("lisboa.8.2")
@pytest.mark.rule("lisboa.17.15")
def test_the_seminary_sends_a_third_official() -> None:
    pos = trading(clergy={GREEN: "seminary"})
    play(pos, "trade recruit_officials tools", "official king", "official manuel", "official marquis")
    assert (pos.home[GREEN], step(pos)) == (5, "trade")


# ---- 8.3: a full office


@pytest.mark.rule("lisboa.8.3")
def test_the_largest_colour_makes_room() -> None:
    pos = trading(offices={"manuel": {YELLOW: 3, PURPLE: 2, ORANGE: 1}}, plazas={"manuel": {PURPLE: 1}})
    play(pos, "trade recruit_officials tools")
    happened = play(pos, "official manuel")
    assert happened == [OfficialMoved(YELLOW, "manuel"), OfficialPlaced(GREEN, "manuel")]
    assert (office(pos, "manuel"), plaza(pos, "manuel")) == ([1, 2, 2, 1], [0, 1, 1, 0])


@pytest.mark.rule("lisboa.8.3")
def test_in_a_tie_one_of_each_goes() -> None:
    pos = trading(offices={"king": {YELLOW: 2, PURPLE: 2, ORANGE: 2}})
    play(pos, "trade recruit_officials tools", "official king", "done")
    assert (office(pos, "king"), plaza(pos, "king")) == ([1, 1, 1, 1], [0, 1, 1, 1])


@pytest.mark.rule("lisboa.8.3")
def test_the_newcomer_is_not_counted() -> None:
    """R15: with the newcomer Green alone would have the most."""
    pos = trading(offices={"king": {GREEN: 2, YELLOW: 2, PURPLE: 1, ORANGE: 1}})
    play(pos, "trade recruit_officials tools", "official king", "done")
    assert (office(pos, "king"), plaza(pos, "king")) == ([2, 1, 1, 1], [1, 1, 0, 0])


@pytest.mark.rule("lisboa.8.3")
def test_the_own_colour_can_be_the_largest() -> None:
    pos = trading(offices={"marquis": {GREEN: 4, ORANGE: 2}})
    play(pos, "trade recruit_officials tools", "official marquis", "done")
    assert (office(pos, "marquis"), plaza(pos, "marquis")) == ([4, 0, 0, 2], [1, 0, 0, 0])
    assert pos.home[GREEN] == 3


@pytest.mark.rule("lisboa.8.3")
def test_five_officials_leave_a_space() -> None:
    pos = trading(offices={"king": {YELLOW: 4, PURPLE: 1}})
    play(pos, "trade recruit_officials tools", "official king", "done")
    assert (office(pos, "king"), plaza(pos, "king")) == ([1, 4, 1, 0], [0, 0, 0, 0])


@pytest.mark.rule("lisboa.8.3")
@pytest.mark.rule("lisboa.2.3")
@pytest.mark.parametrize(
    ("before", "inside", "outside"),
    [({0: 2, 1: 2}, [3, 2], [0, 0]), ({0: 2, 1: 3}, [3, 2], [0, 1]), ({0: 3, 1: 2}, [3, 2], [1, 0])],
)
def test_a_neutral_official_fills_a_space_and_stays(
    before: dict[int, int], inside: list[int], outside: list[int]
) -> None:
    """R16: with two players five officials of theirs fill an office."""
    pos = trading(2, offices={"king": before})
    play(pos, "trade recruit_officials tools", "official king", "done")
    assert (office(pos, "king"), plaza(pos, "king")) == (inside, outside)


# ---- 8.4: plans


@pytest.mark.rule("lisboa.8.4")
def test_the_top_plan_of_either_architect() -> None:
    pos = trading()
    pos.plan_next = [2, 5]  # the stacks hold 2, 2, 3, 3, 4, 4, 5, 5
    play(pos, "trade acquire_plan tools")
    assert (quote(pos, "plan blue"), quote(pos, "plan green")) == ({"officials": 3}, {"officials": 4})
    play(pos, "plan green")
    assert (plans(pos, GREEN), pos.plan_next) == (["green-4"], [2, 6])


@pytest.mark.rule("lisboa.8.4")
def test_any_number_of_plans() -> None:
    pos = trading(plans={GREEN: "blue-2 blue-2 green-2 green-3 green-5"})
    play(pos, "trade acquire_plan gold", "plan blue")
    assert len(plans(pos, GREEN)) == 6


@pytest.mark.rule("lisboa.8.4")
def test_the_only_stack_left_is_not_asked_for() -> None:
    pos = trading()
    pos.plan_next = [8, 7]
    play(pos, "trade acquire_plan tools")
    assert (plans(pos, GREEN), step(pos)) == (["green-5"], "trade")


# ---- 8.15: royal favors


@pytest.mark.rule("lisboa.8.15")
def test_a_favor_of_a_noble_of_whom_one_has_none() -> None:
    pos = trading(favors={GREEN: "king", YELLOW: "king marquis"})
    play(pos, "trade get_favor cloth")
    assert legal(pos) == {"favor manuel", "favor marquis"}
    assert refused(pos, "favor king", "have-it").rule == "lisboa.8.15"
    play(pos, "favor marquis")
    assert (favors(pos, GREEN), pos.favor_stack) == (["marquis", "king"], [4, 2, 2])
    assert pos.census() == pos.box.census(4)


@pytest.mark.rule("lisboa.8.15")
def test_the_third_favor_comes_without_a_question() -> None:
    pos = trading(favors={GREEN: "king manuel"})
    play(pos, "trade get_favor cloth")
    assert (favors(pos, GREEN), step(pos)) == (["manuel", "marquis", "king"], "trade")


@pytest.mark.rule("lisboa.8.15")
@pytest.mark.rule("lisboa.2.4")
def test_with_two_players_there_are_two_of_each() -> None:
    pos = trading(2, favors={YELLOW: "king"})
    play(pos, "trade get_favor cloth", "favor king")
    assert pos.favor_stack == [2, 2, 0]
