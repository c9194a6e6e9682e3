"""Sponsoring an event: chapter 13."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import Paid, Sponsored, StateActionTaken
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.sponsoring import EventPart
from tests.games.lisboa.table import (
    DISPLAY,
    GREEN,
    YELLOW,
    city,
    clergy,
    completed,
    decrees,
    favors,
    goods,
    hand,
    legal,
    office,
    plans,
    play,
    price,
    quote,
    refused,
    run,
    slots,
    step,
)


def sponsor(card: str, **laid: Any) -> LisboaPosition:
    """Green has paid the fee of 3 for an event."""
    period = 1 if card.startswith(("blue", "red")) else 2
    display = [other.replace("treasury_1", "treasury_2") for other in DISPLAY[period]]
    defaults: dict[str, Any] = {"period": period, "hands": {GREEN: card}, "reis": {GREEN: 3}, "display": display}
    pos = city(**(defaults | laid))
    play(pos, f"sponsor {card}")
    return pos


# ---- 13.1: the fee


@pytest.mark.rule("lisboa.13.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_fee_is_the_treasury_value(value: int) -> None:
    pos = city(treasury=value, reis={GREEN: 10}, hands={GREEN: "blue_treasury_4"})
    assert quote(pos, "sponsor blue_treasury_4") == {"reis": -value}
    assert play(pos, "sponsor blue_treasury_4") == [Sponsored(GREEN, "blue_treasury_4"), Paid(GREEN, value, 0, "fee")]
    assert (pos.reis[GREEN], pos.value(), hand(pos, GREEN)) == (10 - value, value, [])


@pytest.mark.rule("lisboa.13.1")
@pytest.mark.rule("lisboa.5.3")
def test_influence_may_pay_the_fee() -> None:
    pos = sponsor("blue_treasury_4", reis={GREEN: 2}, influence={GREEN: 5})
    assert legal(pos) == {"pay 1", "pay 2", "pay 3"}
    assert quote(pos, "pay 2") == {"reis": -1, "influence": -3}
    play(pos, "pay 2")
    assert (pos.reis[GREEN], pos.influence[GREEN]) == (1, 2)
    assert (step(pos), legal(pos)) == ("event", {"part"})


@pytest.mark.rule("lisboa.13.1")
@pytest.mark.rule("lisboa.17.10")
@pytest.mark.parametrize(
    ("portfolio", "fee"),
    [
        ("office1:red_treasury_5", 4),
        ("office1:red_treasury_4", 2),
        ("office1:red_treasury_4 office2:brown_treasury_4", 0),
    ],
)
def test_discounts_on_the_fee(portfolio: str, fee: int) -> None:
    pos = city(treasury=5, reis={GREEN: 5}, hands={GREEN: "blue_treasury_4"}, portfolio={GREEN: portfolio})
    play(pos, "sponsor blue_treasury_4")
    assert pos.reis[GREEN] == 5 - fee


@pytest.mark.rule("lisboa.13.1")
def test_a_fee_that_cannot_be_paid() -> None:
    pos = city(reis={GREEN: 1}, influence={GREEN: 2}, hands={GREEN: "blue_treasury_4"})
    dear = refused(pos, "sponsor blue_treasury_4", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.13.1", 3, 2, "pay-fee")


@pytest.mark.rule("lisboa.13.1")
@pytest.mark.rule("lisboa.3.4")
def test_only_treasury_cards_are_sponsored() -> None:
    pos = city(reis={GREEN: 9})
    refused(pos, "sponsor blue_king_1", "no-treasury-card")
    refused(pos, "visit blue_treasury_1", "no-noble-card")


# ---- 13.2: the event


@pytest.mark.rule("lisboa.13.2")
def test_parts_from_left_to_right() -> None:
    """A ship for one good fewer, then officials."""
    pos = sponsor("blue_treasury_2", yard={"ship_red": 1}, goods={GREEN: "gold"})
    play(pos, "part")
    assert (slots(pos, GREEN), goods(pos, GREEN), pos.value()) == ({"dock1": "ship_red"}, {}, 4)
    assert (step(pos), legal(pos)) == ("event", {"part", "skip"})
    play(pos, "part", "official king", "official manuel")
    assert (pos.home[GREEN], step(pos)) == (6, "take-card")


@pytest.mark.rule("lisboa.13.2")
def test_parts_may_be_skipped_but_not_all() -> None:
    """R31: recruit, plan, Cardinal."""
    pos = sponsor("blue_treasury_6")
    play(pos, "skip", "skip")
    last = refused(pos, "skip", "at-least-one")
    assert (last.rule, last.need, last.have) == ("lisboa.13.2", 1, 0)
    play(pos, "part", "cardinal 1", "clergy top")
    assert (clergy(pos, GREEN), plans(pos, GREEN), pos.home[GREEN]) == (["builders_chaplain"], [], 8)
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.13.2")
def test_one_part_is_enough() -> None:
    pos = sponsor("blue_treasury_6")
    play(pos, "part", "official king", "done", "skip", "skip")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.13.2")
def test_what_cannot_be_done_is_passed_over() -> None:
    """No store and no ship, so only the State action that is left is asked for."""
    pos = sponsor("purple_treasury_2", goods={GREEN: "gold"})
    assert legal(pos) == {"part"}
    play(pos, "part", "favor king")
    assert (favors(pos, GREEN), goods(pos, GREEN)) == (["king"], {"gold": 1})


@pytest.mark.rule("lisboa.13.2")
def test_a_part_may_make_the_next_one_possible() -> None:
    """Without a good nothing could be sold; the store brings one, and the ship takes it for one real more."""
    pos = sponsor("blue_treasury_3", stores={"a1": (GREEN, "gold")}, portfolio={YELLOW: "dock1:ship_red"})
    assert legal(pos) == {"part"}  # skipping would leave nothing to do
    assert refused(pos, "skip", "at-least-one").later == "event"
    play(pos, "part", "part")
    assert quote(pos, "load gold p2_dock1") == {"reis": 5 + 1 + 1}
    play(pos, "load gold p2_dock1")
    assert (pos.reis[GREEN], price(pos, "gold")) == (7, 5)


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.parametrize(
    ("card", "laid"),
    [
        ("blue_treasury_1", {}),  # no good to sell
        ("blue_treasury_4", {"goods": {0: "gold gold cloth cloth books books tools tools"}}),
        ("blue_treasury_3", {"goods": {0: "gold"}}),  # no store, no ship
        ("red_treasury_4", {"buildings": {"east_a": "arsenal_real blue"}}),  # no plan
    ],
)
def test_an_event_that_would_do_nothing(card: str, laid: dict[str, Any]) -> None:
    """R31."""
    pos = city(hands={GREEN: card}, reis={GREEN: 30}, **laid)
    nothing = refused(pos, f"sponsor {card}", "at-least-one")
    assert (nothing.rule, nothing.later) == ("lisboa.13.2", "event")
    assert legal(pos) == ({f"gold {card}", f"portfolio {card}"} if "goods" in laid else {f"gold {card}"})


@pytest.mark.rule("lisboa.13.2")
def test_a_part_that_does_nothing() -> None:
    """Nobody gets there by legal moves: it would be the last hope of an event."""
    pos = city()
    pos.push(EventPart(GREEN, pos.box.cards.index("blue_treasury_1"), 0, 0, compulsory=True))
    assert refused(pos, "part", "does-nothing").rule == "lisboa.13.2"


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.6")
def test_a_sale_that_is_the_whole_event_sells_something() -> None:
    """R31."""
    pos = sponsor("blue_treasury_1", goods={GREEN: "gold cloth"})
    play(pos, "part")
    assert refused(pos, "done", "at-least-one").rule == "lisboa.13.2"


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.6")
def test_a_market_sale_of_up_to_four() -> None:
    pos = sponsor("blue_treasury_1", goods={GREEN: "gold gold cloth books tools"})
    play(pos, "part", "market gold", "market gold", "market cloth", "market tools")
    assert (pos.reis[GREEN], goods(pos, GREEN), step(pos)) == (7 + 7 + 6 + 6, {"books": 1}, "take-card")


@pytest.mark.rule("lisboa.13.2")
def test_nobody_follows_an_event() -> None:
    """R45."""
    pos = sponsor("blue_treasury_5", reis={GREEN: 6}, favors={YELLOW: "manuel marquis king"})
    play(pos, "part", "build e3 cloth", "house left")
    assert (step(pos), pos.to_move) == ("take-card", GREEN)
    assert pos.reis[GREEN] == 0


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.9")
def test_a_store_with_a_discount_and_no_state_action() -> None:
    pos = sponsor("brown_treasury_1", reis={GREEN: 9}, rows={"e": "fire fire fire"})
    play(pos, "part")
    assert (step(pos), quote(pos, "build e3 cloth")) == ("store", {"reis": -(3 + 4 - 2)})
    play(pos, "build e3 cloth", "house left")
    assert pos.reis[GREEN] == 9 - 3 - 5


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.12.3")
def test_a_building_opened_by_an_event() -> None:
    pos = sponsor("purple_treasury_4", plans={GREEN: "blue-2"}, offices={"marquis": {GREEN: 2}})
    play(pos, "part", "open west_a", "complete blue-2", script=["arsenal_real"])
    assert (completed(pos, GREEN), pos.reis[GREEN], step(pos)) == (["blue-2"], 5, "take-card")


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.11.1")
def test_decrees_as_far_as_they_go() -> None:
    pos = sponsor("brown_treasury_4", shown=("goldsmiths",))
    play(pos, "part", "decree goldsmiths")
    assert (decrees(pos, GREEN), step(pos)) == (["goldsmiths"], "take-card")


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.9")
def test_three_different_state_actions() -> None:
    pos = sponsor("red_treasury_3", goods={GREEN: "tools"})
    play(pos, "part")
    none = refused(pos, "done", "at-least-one")
    assert (none.rule, none.need, none.have) == ("lisboa.13.2", 1, 0)
    play(pos, "state recruit_officials", "official king", "done")
    assert refused(pos, "state recruit_officials", "same-action").rule == "lisboa.17.9"
    play(pos, "state get_favor", "favor marquis", "state build_ship")
    assert (office(pos, "king"), favors(pos, GREEN), slots(pos, GREEN)) == (
        [1, 0, 0, 0],
        ["marquis"],
        {"dock1": "ship_blue"},
    )
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.9")
def test_fewer_than_three_are_enough() -> None:
    pos = sponsor("red_treasury_3")
    play(pos, "part")
    assert StateActionTaken(GREEN, "acquire_plan") in play(pos, "state acquire_plan", "plan blue")
    play(pos, "done")
    assert (plans(pos, GREEN), step(pos)) == (["blue-2"], "take-card")


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.9")
def test_when_no_other_action_is_possible_nothing_is_asked() -> None:
    pos = sponsor(
        "red_treasury_3",
        offices={"manuel": {GREEN: 4}, "king": {GREEN: 4}},
        favors={GREEN: "manuel marquis king"},
        ring=(),
    )
    play(pos, "part", "state acquire_plan", "plan blue")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.13.2")
@pytest.mark.rule("lisboa.17.3")
def test_influence_without_any_source_is_no_part() -> None:
    """B6: the pile is empty as well, so only the wig remains."""
    pos = sponsor("brown_treasury_3")
    assert legal(pos) == {"part"}
    play(pos, "part")
    assert (pos.wigs[GREEN], step(pos)) == (6, "take-card")


@pytest.mark.rule("lisboa.13.1")
@pytest.mark.rule("lisboa.1.10")
def test_the_card_leaves_the_game() -> None:
    pos = city(hands={GREEN: "blue_treasury_4", YELLOW: "blue_king_1"}, reis={GREEN: 3})
    run(pos, "sponsor blue_treasury_4", "part", "good gold", "good cloth", "good books", "take king")
    card = pos.box.cards.index("blue_treasury_4")
    assert pos.deck_left[card] == 0 and card not in pos.display and hand(pos, GREEN) == ["red_king_1"]
    assert goods(pos, GREEN) == {"gold": 1, "cloth": 1, "books": 1, "tools": 1}
