"""Visiting a Noble: chapter 9, but for those who follow."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import StateActionTaken, VisitPaid
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    RING,
    YELLOW,
    city,
    favors,
    goods,
    hand,
    legal,
    office,
    plans,
    play,
    quote,
    refused,
    run,
    slots,
    step,
)

LEFT_HOUSES: dict[str, Any] = {
    "stores": {"a1": (GREEN, "gold"), "b1": (GREEN, "gold")},
    "houses": {GREEN: "left left"},
}


def opener(seat: int) -> dict[str, Any]:
    """A seat that can open a building, and pay two officials for it."""
    return {"seat": seat, "hands": {seat: "blue_king_1"}, "plans": {seat: "blue-2"}, "reis": {seat: 12}}


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.9.2")
def test_x17_visit_cost_1() -> None:
    pos = city(**opener(ORANGE), influence={ORANGE: 7}, offices={"king": {GREEN: 2, YELLOW: 2}})
    assert quote(pos, "visit blue_king_1") == {"influence": -5}
    assert VisitPaid(ORANGE, 5, 0, 0) in play(pos, "visit blue_king_1")
    assert (pos.influence[ORANGE], pos.wigs[ORANGE]) == (2, 5)


@pytest.mark.rule("lisboa.9.3")
def test_x18_visit_cost_2() -> None:
    pos = city(influence={GREEN: 2}, wigs={GREEN: 9}, offices={"marquis": {YELLOW: 1, ORANGE: 2}})
    assert VisitPaid(GREEN, 2, 0, 2) in play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (0, 7)
    assert dict(pos.breakdown()[GREEN])["visits"] == -2


@pytest.mark.rule("lisboa.9.2")
def test_x19_visit_cost_caption() -> None:
    """The start with four players, in front of the Marquis."""
    pos = city(influence={GREEN: 4}, offices={"marquis": dict.fromkeys(range(4), 1)})
    assert quote(pos, "visit blue_marquis_1") == {"influence": -4}


@pytest.mark.rule("lisboa.9.4")
def test_x22_left_houses() -> None:
    laid = opener(ORANGE) | {
        "stores": {"a1": (ORANGE, "gold"), "b1": (ORANGE, "gold")},
        "houses": {ORANGE: "left left"},
    }
    pos = city(**laid, influence={ORANGE: 1}, offices={"king": {GREEN: 3, YELLOW: 2}})
    play(pos, "visit blue_king_1")
    assert step(pos) == "visit-cost"
    assert quote(pos, "pay-visit 5") == {"reis": -5, "influence": -1}
    assert quote(pos, "pay-visit 6") == {"reis": -6}
    some, all_in_reis = pos.copy(), pos.copy()
    play(some, "pay-visit 5")
    assert (some.influence[ORANGE], some.reis[ORANGE], some.wigs[ORANGE]) == (0, 7, 5)
    play(all_in_reis, "pay-visit 6")
    assert (all_in_reis.influence[ORANGE], all_in_reis.reis[ORANGE], all_in_reis.wigs[ORANGE]) == (1, 6, 5)


# ---- 9.1: the visit


@pytest.mark.rule("lisboa.9.1")
@pytest.mark.parametrize(
    ("card", "actions", "noble_step"),
    [
        ("blue_manuel_1", {"recruit_officials", "acquire_plan"}, "store"),
        ("blue_marquis_1", {"build_ship", "produce_goods"}, "decree"),
        ("blue_king_1", {"meet_cardinal", "get_favor"}, "site"),
    ],
)
def test_a_state_action_if_one_likes_then_the_noble_action(card: str, actions: set[str], noble_step: str) -> None:
    pos = city(
        reis={GREEN: 20},
        plans={GREEN: "blue-2"},
        goods={GREEN: "gold cloth books tools"},
        stores={"a1": (GREEN, "gold")},
    )
    play(pos, f"visit {card}")
    assert legal(pos) == {"skip"} | {f"state {action}" for action in actions}
    play(pos, "skip")
    assert step(pos) == noble_step
    assert "skip" not in legal(pos)
    assert goods(pos, GREEN) == {"gold": 1, "cloth": 1, "books": 1, "tools": 1}


@pytest.mark.rule("lisboa.9.1")
def test_the_state_action_comes_first_and_costs_no_good() -> None:
    pos = city(reis={GREEN: 20})
    play(pos, "visit blue_manuel_1")
    assert StateActionTaken(GREEN, "acquire_plan") in play(pos, "state acquire_plan", "plan blue")
    assert (plans(pos, GREEN), step(pos)) == (["blue-2"], "store")
    assert not [good for good in pos.covered if good >= 0]


@pytest.mark.rule("lisboa.9.1")
def test_only_actions_of_the_noble_visited() -> None:
    pos = city(reis={GREEN: 20})
    play(pos, "visit blue_manuel_1")
    assert refused(pos, "state meet_cardinal", "other-noble").rule == "lisboa.9.1"


@pytest.mark.rule("lisboa.9.1")
def test_no_question_where_no_state_action_is_possible() -> None:
    pos = city()
    play(pos, "visit blue_marquis_1")
    assert step(pos) == "decree"


@pytest.mark.rule("lisboa.9.1")
@pytest.mark.rule("lisboa.11.1")
def test_no_visit_to_the_marquis_without_a_decree() -> None:
    """R43."""
    pos = city(shown=())
    pos.decree_deck.stock[:] = [0] * len(pos.box.decrees)
    assert refused(pos, "visit blue_marquis_1", "no-decree").rule == "lisboa.11.1"


@pytest.mark.rule("lisboa.9.1")
@pytest.mark.rule("lisboa.10.5")
def test_no_visit_to_the_builder_without_a_house() -> None:
    """Trap 37."""
    stores = {f"{row}{column}": (GREEN, "gold") for row in "abcd" for column in (1, 2)}
    pos = city(stores=stores, reis={GREEN: 50}, plans={GREEN: "blue-2"})
    none = refused(pos, "visit blue_manuel_1", "no-house")
    assert (none.rule, none.need, none.have, none.later) == ("lisboa.10.5", 1, 0, "")
    assert {"visit blue_king_1", "visit blue_marquis_1"} <= legal(pos)


@pytest.mark.rule("lisboa.9.1")
def test_no_visit_to_the_king_without_a_plan() -> None:
    """Only the site in the east of row a would bring one."""
    pos = city(reis={GREEN: 50}, buildings={"east_a": "arsenal_real blue"})
    none = refused(pos, "visit blue_king_1", "no-such-plan")
    assert (none.rule, none.need, none.have, none.later) == ("lisboa.12.3", 1, 0, "complete")


@pytest.mark.rule("lisboa.9.1")
@pytest.mark.rule("lisboa.9.2")
def test_the_cost_is_fixed_before_the_state_action() -> None:
    """R23: the ship raises the Treasury from 4 to 5 and its modifier from 1 to 2."""
    pos = city(treasury=4, influence={GREEN: 3}, goods={GREEN: "gold"})
    play(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 2
    play(pos, "state build_ship")
    assert (pos.value(), pos.influence[GREEN]) == (5, 4)
    assert slots(pos, GREEN) == {"dock1": "ship_blue"}


# ---- 9.2: the cost


@pytest.mark.rule("lisboa.9.2")
@pytest.mark.rule("lisboa.1.6")
@pytest.mark.parametrize(("value", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_modifier_and_officials_of_others_in_the_office(value: int, cost: int) -> None:
    """Trap 18: neither one's own nor those in the plaza count."""
    pos = city(
        treasury=value,
        influence={GREEN: 9},
        offices={"marquis": {GREEN: 3, YELLOW: 1, ORANGE: 1}, "king": {YELLOW: 5}},
        plazas={"marquis": {YELLOW: 1, ORANGE: 4}},
    )
    play(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 9 - cost


@pytest.mark.rule("lisboa.9.2")
def test_never_less_than_nothing() -> None:
    pos = city(treasury=1, influence={GREEN: 4})
    assert quote(pos, "visit blue_marquis_1") == {"influence": 0}
    play(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 4


@pytest.mark.rule("lisboa.9.2")
@pytest.mark.rule("lisboa.2.3")
def test_a_neutral_official_counts_as_an_opponents() -> None:
    pos = city(2, influence={GREEN: 9}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 9 - (1 + 2 + 1)


@pytest.mark.rule("lisboa.9.2")
def test_influence_is_spent_space_by_space() -> None:
    """Trap 24: réis on the track do not matter here."""
    pos = city(influence={GREEN: 9}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.reis[GREEN]) == (6, 0)


@pytest.mark.rule("lisboa.9.2")
@pytest.mark.rule("lisboa.17.12")
@pytest.mark.parametrize(
    ("tile", "cost"),
    [("ministers_chaplain", 3), ("royal_chaplain", 5), ("court_preacher", 4), ("papal_letter", 3), ("procession", 5)],
)
def test_clergy_lowers_the_cost(tile: str, cost: int) -> None:
    pos = city(
        treasury=6, influence={GREEN: 9}, offices={"marquis": {YELLOW: 3}}, clergy={GREEN: tile}, ring=["seminary"] * 6
    )
    play(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 9 - cost


# ---- 9.3: wigs


@pytest.mark.rule("lisboa.9.3")
def test_wigs_only_when_influence_is_used_up() -> None:
    pos = city(influence={GREEN: 3}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (0, 5)


@pytest.mark.rule("lisboa.9.3")
@pytest.mark.rule("lisboa.9.2")
def test_wigs_cannot_fall_below_zero() -> None:
    """R9."""
    laid: dict[str, Any] = {"influence": {GREEN: 1}, "offices": {"marquis": {YELLOW: 2}}, "reis": {GREEN: 20}}
    pos = city(wigs={GREEN: 2}, **laid)
    play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.wigs[GREEN], pos.reis[GREEN]) == (0, 0, 20)
    pos = city(wigs={GREEN: 1}, **laid)
    short = refused(pos, "visit blue_marquis_1", "influence-short")
    assert (short.rule, short.need, short.have) == ("lisboa.9.2", 3, 2)


@pytest.mark.rule("lisboa.9.3")
@pytest.mark.rule("lisboa.9.4")
def test_reis_do_not_help_without_the_houses() -> None:
    pos = city(wigs={GREEN: 0}, reis={GREEN: 20}, stores={"a1": (GREEN, "gold")}, houses={GREEN: "left"})
    refused(pos, "visit blue_marquis_1", "influence-short")


# ---- 9.4: réis


@pytest.mark.rule("lisboa.9.4")
def test_any_part_of_the_cost_in_coins() -> None:
    pos = city(**LEFT_HOUSES, reis={GREEN: 2}, influence={GREEN: 9}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert legal(pos) == {"pay-visit 0", "pay-visit 1", "pay-visit 2"}
    dear = refused(pos, "pay-visit 3", "too-dear")
    assert (dear.rule, dear.need, dear.have) == ("lisboa.9.4", 3, 2)
    play(pos, "pay-visit 1")
    assert (pos.influence[GREEN], pos.reis[GREEN]) == (7, 1)


@pytest.mark.rule("lisboa.9.4")
def test_not_more_than_the_cost() -> None:
    pos = city(**LEFT_HOUSES, reis={GREEN: 9}, influence={GREEN: 9}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert refused(pos, "pay-visit 4", "no-change").rule == "lisboa.9.4"


@pytest.mark.rule("lisboa.9.4")
@pytest.mark.rule("lisboa.9.3")
def test_influence_before_wigs_whatever_is_paid_in_reis() -> None:
    """Trap 23."""
    pos = city(**LEFT_HOUSES, reis={GREEN: 2}, influence={GREEN: 1}, wigs={GREEN: 1}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    short = refused(pos, "pay-visit 0", "influence-short")
    assert (short.rule, short.need, short.have) == ("lisboa.9.3", 3, 2)
    assert quote(pos, "pay-visit 1") == {"reis": -1, "influence": -1, "wigs": -1}
    assert quote(pos, "pay-visit 2") == {"reis": -2, "influence": -1}


@pytest.mark.rule("lisboa.9.4")
def test_a_visit_that_coins_alone_make_possible() -> None:
    pos = city(**LEFT_HOUSES, reis={GREEN: 3}, wigs={GREEN: 0}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")  # the only way to pay is not asked for
    assert (pos.reis[GREEN], step(pos)) == (0, "free-action")
    pos = city(**LEFT_HOUSES, reis={GREEN: 2}, wigs={GREEN: 0}, offices={"marquis": {YELLOW: 2}})
    refused(pos, "visit blue_marquis_1", "influence-short")


@pytest.mark.rule("lisboa.9.4")
@pytest.mark.rule("lisboa.5.3")
def test_the_reis_must_be_coins() -> None:
    """R8: with 9 Influence and no coin nothing can be paid in réis."""
    pos = city(**LEFT_HOUSES, influence={GREEN: 9}, wigs={GREEN: 0}, offices={"marquis": {YELLOW: 2}})
    play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], step(pos)) == (6, "free-action")


@pytest.mark.rule("lisboa.9.4")
def test_nothing_is_asked_where_nothing_is_due() -> None:
    pos = city(**LEFT_HOUSES, treasury=2, reis={GREEN: 9}, influence={GREEN: 3})
    play(pos, "visit blue_marquis_1")
    assert step(pos) == "free-action"


@pytest.mark.rule("lisboa.9.4")
@pytest.mark.rule("lisboa.5.4")
def test_a_discount_on_every_payment_helps_once() -> None:
    """R47."""
    laid = LEFT_HOUSES | {"portfolio": {GREEN: "office1:red_treasury_5"}, "offices": {"marquis": {YELLOW: 2}}}
    pos = city(**laid, reis={GREEN: 2}, influence={GREEN: 9})
    play(pos, "visit blue_marquis_1")
    assert quote(pos, "pay-visit 1") == {"influence": -2}
    assert quote(pos, "pay-visit 3") == {"reis": -2}
    play(pos, "pay-visit 3")
    assert (pos.reis[GREEN], pos.influence[GREEN]) == (0, 9)


# ---- 9.6: the end


@pytest.mark.rule("lisboa.9.6")
def test_the_card_played_is_discarded() -> None:
    pos = city(hands={GREEN: "blue_marquis_1 blue_king_1", YELLOW: "blue_king_4"})
    play(pos, "visit blue_marquis_1", "decree goldsmiths")
    assert hand(pos, GREEN) == ["blue_king_1"]
    run(pos, "take king")
    assert hand(pos, GREEN) == ["blue_king_1", "red_king_1"]
    card = pos.box.cards.index("blue_marquis_1")
    assert pos.deck_left[card] == 0 and card not in pos.display
    assert (step(pos), pos.to_move) == ("play-card", YELLOW)


# ---- 17.12: the patriarch's seal


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.9.1")
def test_a_good_buys_the_other_state_action() -> None:
    pos = city(clergy={GREEN: "patriarchs_seal"}, reis={GREEN: 20}, goods={GREEN: "gold books"})
    play(pos, "visit blue_manuel_1", "state acquire_plan", "plan blue")
    assert step(pos) == "second-action"
    assert legal(pos) == {"trade recruit_officials gold", "skip"}
    assert refused(pos, "trade recruit_officials books", "not-accepted").rule == "lisboa.7.2"
    none = refused(pos, "trade recruit_officials tools", "no-good")
    assert (none.rule, none.need, none.have) == ("lisboa.17.12", 1, 0)
    assert refused(pos, "trade acquire_plan gold", "other-action").rule == "lisboa.17.12"
    play(pos, "trade recruit_officials gold", "official king", "done")
    assert (goods(pos, GREEN), office(pos, "king"), step(pos)) == ({"books": 1}, [1, 0, 0, 0], "store")


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.17.11")
def test_the_good_for_the_seal_is_no_trade() -> None:
    """B9: so a benefit for goods given in trade does not count."""
    laid: dict[str, Any] = {
        "clergy": {GREEN: "patriarchs_seal"},
        "portfolio": {GREEN: "office1:brown_treasury_2"},
    }
    pos = city(**laid, reis={GREEN: 20}, goods={GREEN: "tools"})
    play(
        pos, "visit blue_manuel_1", "state acquire_plan", "plan blue", "trade recruit_officials tools", "official king"
    )
    assert (pos.reis[GREEN], goods(pos, GREEN)) == (20, {})


@pytest.mark.rule("lisboa.17.12")
def test_a_seal_that_comes_with_the_free_action() -> None:
    """It lies on the board when that action is over."""
    pos = city(
        ring=("patriarchs_seal", *RING[1:]),
        plans={GREEN: "blue-2"},
        reis={GREEN: 20},
        goods={GREEN: "cloth gold tools"},
    )
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 1", "clergy top")
    assert step(pos) == "second-action"
    assert legal(pos) == {"trade get_favor cloth", "trade get_favor gold", "skip"}
    play(pos, "trade get_favor cloth", "favor king")
    assert (favors(pos, GREEN), step(pos)) == (["king"], "site")


@pytest.mark.rule("lisboa.17.12")
def test_the_seal_needs_the_free_action_first() -> None:
    pos = city(clergy={GREEN: "patriarchs_seal"}, reis={GREEN: 20}, goods={GREEN: "gold tools"})
    play(pos, "visit blue_manuel_1", "skip")
    assert step(pos) == "store"


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.8.1")
def test_the_second_action_must_do_something() -> None:
    pos = city(
        clergy={GREEN: "patriarchs_seal"},
        plans={GREEN: "blue-2"},
        reis={GREEN: 20},
        goods={GREEN: "cloth"},
        favors={GREEN: "king manuel"},
        ring=(),
    )
    play(pos, "visit blue_king_1", "state get_favor")
    assert (favors(pos, GREEN), step(pos)) == (["manuel", "marquis", "king"], "site")
