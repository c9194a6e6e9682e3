"""Following a visit: rule 9.5, and what followers meet."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import FavorReturned, Followed, VisitPaid
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    clergy,
    decrees,
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


def after_the_king(**laid: Any) -> LisboaPosition:
    """Yellow has visited the King and opened a building with two hired officials; Purple holds his favor."""
    defaults: dict[str, Any] = {
        "seat": YELLOW,
        "hands": {YELLOW: "blue_king_1", PURPLE: "blue_king_4"},
        "plans": {YELLOW: "blue-2"},
        "reis": {YELLOW: 6},
        "favors": {PURPLE: "king"},
        "influence": {PURPLE: 4},
    }
    pos = city(**(defaults | laid))
    play(pos, "visit blue_king_1", "skip", "open east_c", "complete blue-2", script=["arsenal_real"])
    return pos


def after_the_marquis(**laid: Any) -> LisboaPosition:
    """Green has visited the Marquis and taken a decree."""
    pos = city(**({"treasury": 2} | laid))
    play(pos, "visit blue_marquis_1")
    if step(pos) == "free-action":
        play(pos, "skip")
    play(pos, "decree goldsmiths")
    return pos


def after_the_builder(**laid: Any) -> LisboaPosition:
    """Green has visited the Builder and built a gold store in the north-west, which cost nothing but 2 réis."""
    defaults: dict[str, Any] = {"treasury": 2, "reis": {GREEN: 2}}
    pos = city(**(defaults | laid))
    play(pos, "visit blue_manuel_1", "skip", "build a1 gold", "house right")
    return pos


# ---- the rulebook's example


@pytest.mark.rule("lisboa.9.5")
def test_x16_follow() -> None:
    pos = after_the_king()
    assert (step(pos), pos.to_move) == ("follow", PURPLE)
    assert legal(pos) == {"follow", "decline"}
    assert play(pos, "follow") == [Followed(PURPLE, "king"), FavorReturned(PURPLE, "king"), VisitPaid(PURPLE, 1, 0, 0)]
    assert (favors(pos, PURPLE), pos.favor_stack, pos.influence[PURPLE]) == ([], [4, 4, 4], 3)
    assert legal(pos) == {"state meet_cardinal", "state get_favor"}
    play(pos, "state meet_cardinal", "cardinal 2", "clergy upper_right")
    assert clergy(pos, PURPLE) == ["ministers_chaplain"]
    assert (step(pos), pos.to_move) == ("take-card", YELLOW)


# ---- 9.5: who is asked


@pytest.mark.rule("lisboa.9.5")
def test_opponents_with_the_favor_are_asked_once_clockwise() -> None:
    """Trap 18."""
    everybody = {GREEN: "marquis king", PURPLE: "marquis", ORANGE: "marquis", YELLOW: "king manuel"}
    pos = after_the_marquis(seat=PURPLE, hands={PURPLE: "blue_marquis_1"}, favors=everybody)
    assert pos.to_move == ORANGE
    play(pos, "decline")
    assert pos.to_move == GREEN  # Yellow holds other favors only
    play(pos, "decline")
    assert (step(pos), pos.to_move) == ("take-card", PURPLE)
    assert favors(pos, PURPLE) == ["marquis"]


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.14.1")
def test_the_visitor_takes_a_card_after_all_follows() -> None:
    pos = after_the_marquis(favors={YELLOW: "marquis"}, goods={YELLOW: "gold"})
    play(pos, "follow", "state build_ship")
    assert slots(pos, YELLOW) == {"dock1": "ship_blue"}
    assert (step(pos), pos.to_move) == ("take-card", GREEN)
    assert len(hand(pos, GREEN)) == 4


@pytest.mark.rule("lisboa.9.5")
def test_declining_costs_nothing() -> None:
    pos = after_the_king()
    assert quote(pos, "follow") == {"influence": -1} and quote(pos, "decline") == {}
    play(pos, "decline")
    assert (favors(pos, PURPLE), pos.influence[PURPLE]) == (["king"], 4)


# ---- 9.5: one action


@pytest.mark.rule("lisboa.9.5")
def test_one_of_the_three_actions() -> None:
    pos = after_the_builder(favors={YELLOW: "manuel"}, reis={GREEN: 2, YELLOW: 2})
    play(pos, "follow")
    assert legal(pos) == {"state recruit_officials", "state acquire_plan", "noble build_store"}
    state, noble = pos.copy(), pos.copy()
    play(state, "state acquire_plan", "plan green")
    assert (plans(state, YELLOW), step(state)) == (["green-2"], "take-card")
    play(noble, "noble build_store", "build b2 cloth", "clergy top", "house left")
    assert (noble.stores(YELLOW), step(noble)) == (1, "take-card")


@pytest.mark.rule("lisboa.9.5")
def test_only_actions_of_the_noble_visited() -> None:
    pos = after_the_king()
    play(pos, "follow")
    assert refused(pos, "state produce_goods", "other-noble").rule == "lisboa.9.5"
    refused(pos, "noble take_decree", "other-noble")


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.8.1")
def test_a_follower_cannot_take_an_action_that_does_nothing() -> None:
    pos = after_the_marquis(favors={YELLOW: "marquis"})
    play(pos, "follow")
    assert legal(pos) == {"noble take_decree"}
    refused(pos, "state produce_goods", "no-store")


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.10.5")
def test_without_a_house_a_state_action_remains() -> None:
    """Trap 37."""
    stores = {f"{row}{column}": (YELLOW, "gold") for row in "bcde" for column in (1, 2)}
    pos = after_the_builder(favors={YELLOW: "manuel"}, stores=stores, reis={GREEN: 2, YELLOW: 30})
    play(pos, "follow")
    assert legal(pos) == {"state recruit_officials", "state acquire_plan"}
    none_left = pos.why_not(pos.box.move("noble build_store"))
    assert none_left is not None and none_left.later == "store"


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.8.15")
def test_the_favor_just_returned_may_be_taken_again() -> None:
    """R24."""
    pos = after_the_king(favors={PURPLE: "king manuel"})
    play(pos, "follow", "state get_favor")
    assert legal(pos) == {"favor marquis", "favor king"}
    play(pos, "favor king")
    assert favors(pos, PURPLE) == ["manuel", "king"]


# ---- 9.5: the cost


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.9.2")
def test_the_cost_of_that_moment() -> None:
    """R23, trap 18: the visitor's ship has raised the modifier, and a new official of his stands in the office."""
    pos = city(
        seat=ORANGE,
        treasury=4,
        influence={ORANGE: 9, GREEN: 9},
        goods={ORANGE: "gold"},
        favors={GREEN: "marquis"},
        offices={"marquis": {ORANGE: 1, PURPLE: 1}},
        hands={ORANGE: "blue_marquis_1"},
    )
    play(pos, "visit blue_marquis_1")
    assert pos.influence[ORANGE] == 9 - (1 + 1)
    play(pos, "state build_ship", "decree goldsmiths")
    assert pos.value() == 5
    play(pos, "follow")
    assert pos.influence[GREEN] == 9 - (2 + 2)


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.9.2")
def test_officials_placed_in_the_visit_count_for_the_follower() -> None:
    pos = city(
        treasury=2, reis={GREEN: 2}, favors={YELLOW: "manuel"}, influence={YELLOW: 5}, offices={"manuel": {YELLOW: 2}}
    )
    play(
        pos, "visit blue_manuel_1", "state recruit_officials", "official manuel", "done", "build a1 gold", "house left"
    )
    assert office(pos, "manuel") == [1, 2, 0, 0]
    play(pos, "follow")
    assert pos.influence[YELLOW] == 4


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.9.3")
def test_wigs_make_up_for_influence_when_following() -> None:
    pos = after_the_king(treasury=5, influence={}, reis={YELLOW: 10}, offices={"king": {GREEN: 1}}, wigs={PURPLE: 3})
    play(pos, "follow")
    assert (pos.influence[PURPLE], pos.wigs[PURPLE]) == (0, 0)


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.9.2")
def test_a_follow_that_cannot_be_paid() -> None:
    pos = after_the_king(influence={}, wigs={PURPLE: 1}, offices={"king": {GREEN: 1}})
    assert legal(pos) == {"decline"}
    short = refused(pos, "follow", "influence-short")
    assert (short.rule, short.need, short.have) == ("lisboa.9.2", 2, 1)


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.9.4")
def test_reis_for_influence_when_following() -> None:
    stores = {"a1": (PURPLE, "gold"), "b1": (PURPLE, "gold")}
    pos = after_the_king(stores=stores, houses={PURPLE: "left left"}, reis={YELLOW: 6, PURPLE: 1}, influence={})
    play(pos, "follow")
    assert legal(pos) == {"pay-visit 0", "pay-visit 1"}
    play(pos, "pay-visit 1", "state get_favor", "favor king")
    assert (pos.reis[PURPLE], pos.wigs[PURPLE]) == (0, 5)


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.17.12")
@pytest.mark.parametrize(("tile", "paid"), [("seminary", 4), ("procession", 1), ("royal_chaplain", 2)])
def test_discounts_for_followers(tile: str, paid: int) -> None:
    laid = {"clergy": {PURPLE: tile}, "offices": {"king": {GREEN: 3}}, "wigs": {YELLOW: 9}, "ring": ("papal_letter",)}
    pos = after_the_king(**laid)
    play(pos, "follow")
    assert pos.influence[PURPLE] == 4 - paid


@pytest.mark.rule("lisboa.9.5")
def test_who_could_then_do_nothing_may_not_follow() -> None:
    tiles = "lay_brothers parish_clerks tithe_barn seminary"
    pos = after_the_king(clergy={PURPLE: tiles}, favors={PURPLE: "manuel marquis king"})
    play(pos.copy(), "follow", "state get_favor")  # the King's favor can always be had again
    laid = {"buildings": {"east_a": "bolsa_do_comercio green"}, "clergy": {YELLOW: tiles}}
    stores = {f"{row}{column}": (YELLOW, "gold") for row in "bcde" for column in (1, 2)}
    pos = after_the_builder(
        favors={YELLOW: "manuel"}, stores=stores, offices={"king": {YELLOW: 5}, "marquis": {YELLOW: 3}}, **laid
    )
    pos.plan_next = [8, 8]
    assert legal(pos) == {"decline"}
    refusal = pos.why_not(pos.box.move("follow"))
    assert refusal is not None and refusal.later == "follow-action"


# ---- 14.2, 12.3: gaps


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.10.1")
@pytest.mark.rule("lisboa.14.2")
def test_followers_find_the_city_tile_gone() -> None:
    """R25, trap 19."""
    pos = after_the_builder(favors={YELLOW: "manuel"}, reis={GREEN: 2, YELLOW: 30})
    play(pos, "follow", "noble build_store")
    assert not [notation for notation in legal(pos) if notation.endswith(" gold")]
    taken = refused(pos, "build b1 gold", "no-city-tile")
    assert (taken.rule, taken.need, taken.have) == ("lisboa.10.1", 1, 0)
    run(pos, "build e3 books", "house left", "take king")
    assert pos.tile_shown == [1, 1, 1, 1, 1]


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.10.1")
def test_there_are_two_spaces_for_tools() -> None:
    """Trap 19."""
    pos = city(treasury=2, reis={GREEN: 2, YELLOW: 30}, favors={YELLOW: "manuel"})
    play(pos, "visit blue_manuel_1", "skip", "build d5 tools", "house left", "follow", "noble build_store")
    refused(pos, "build a5 tools", "no-city-tile")
    play(pos, "build d4 tools", "house left")
    assert pos.tile_shown == [1, 1, 1, 0, 0]


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.14.2")
def test_followers_find_tile_and_decree_gone() -> None:
    """R25."""
    pos = city(treasury=2, cardinal=5, plans={GREEN: "blue-2"}, reis={GREEN: 4}, favors={YELLOW: "king"})
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 2", "clergy top")
    play(pos, "open east_c", "complete blue-2", script=["arsenal_real"])
    play(pos, "follow", "state meet_cardinal", "cardinal 1")
    assert legal(pos) == {"clergy upper_right", "clergy lower_right"}
    pos = after_the_marquis(favors={YELLOW: "marquis"})
    play(pos, "follow", "noble take_decree")
    assert refused(pos, "decree goldsmiths", "not-on-display").rule == "lisboa.11.1"
    play(pos, "decree drapers")
    assert (decrees(pos, GREEN), decrees(pos, YELLOW)) == (["goldsmiths"], ["drapers"])


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.12.3")
def test_followers_find_the_next_public_building() -> None:
    """R25: Casa da Moeda stands in the east, so Alfândega is the next blue one."""
    pos = after_the_king(plans={YELLOW: "blue-2", PURPLE: "blue-2"}, reis={YELLOW: 6, PURPLE: 6}, influence={})
    play(pos, "follow", "noble open_building", "open west_a", "complete blue-2", script=["impressao_regia"])
    opened = pos.opened[pos.box.sites.index("west_a")]
    assert pos.box.buildings[opened // 2] == "alfandega"


@pytest.mark.rule("lisboa.9.5")
def test_a_follower_needs_a_decree_on_display() -> None:
    """R43."""
    pos = after_the_marquis(favors={YELLOW: "marquis"}, shown=("goldsmiths",), goods={YELLOW: "gold"})
    play(pos, "follow")
    assert legal(pos) == {"state build_ship"}
    refused(pos, "noble take_decree", "no-decree")


# ---- 17.12: a favor that is kept


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.9.5")
def test_a_favor_kept_for_a_fee() -> None:
    pos = after_the_king(
        clergy={PURPLE: "perpetual_grace"}, reis={YELLOW: 6, PURPLE: 2}, influence={PURPLE: 1}, wigs={PURPLE: 0}
    )
    assert legal(pos) == {"follow", "follow-keep", "decline"}
    assert (quote(pos, "follow"), quote(pos, "decline")) == ({"influence": -1}, {})
    assert quote(pos, "follow-keep") == {"influence": -1, "reis": -2}
    play(pos, "follow-keep")
    assert legal(pos) == {"pay 0"}  # the Influence is wanted for the visit
    play(pos, "pay 0", "state get_favor", "favor manuel")
    assert (favors(pos, PURPLE), pos.reis[PURPLE], pos.influence[PURPLE]) == (["manuel", "king"], 0, 0)


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.9.5")
def test_without_the_tile_the_favor_goes_back() -> None:
    pos = after_the_king(reis={YELLOW: 6, PURPLE: 9})
    assert refused(pos, "follow-keep", "favor-goes-back").rule == "lisboa.9.5"


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.rule("lisboa.9.5")
def test_a_fee_that_cannot_be_paid() -> None:
    pos = after_the_king(clergy={PURPLE: "perpetual_grace"}, reis={YELLOW: 6, PURPLE: 1}, influence={})
    dear = refused(pos, "follow-keep", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.17.12", 2, 1, "pay")
    assert legal(pos) == {"follow", "decline"}


# ---- goods stay


@pytest.mark.rule("lisboa.9.5")
def test_followers_give_no_good() -> None:
    pos = after_the_marquis(favors={YELLOW: "marquis"}, goods={YELLOW: "books"}, stores={"a3": (YELLOW, "books")})
    play(pos, "follow", "state produce_goods")
    assert goods(pos, YELLOW) == {"books": 2}
