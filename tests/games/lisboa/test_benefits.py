"""Benefits where they end: what they do not reach and how they add up. What each does in the usual case stands with the
card or the tile that brings it; those of houses stand in `test_houses`."""

from typing import Any

import pytest

from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules import scoring
from tests.games.lisboa.ledger import business, change, opening, shopping, turn
from tests.games.lisboa.table import (
    GREEN,
    YELLOW,
    city,
    completed,
    favors,
    give,
    goods,
    legal,
    play,
    quote,
    refused,
    run,
    slots,
    step,
)

FOLLOWING: dict[str, Any] = {"influence": {GREEN: 9, YELLOW: 9}, "favors": {YELLOW: "marquis"}, "reis": {YELLOW: 9}}


def visited(**laid: Any) -> LisboaPosition:
    """Green has visited the Marquis and taken a decree; Yellow may follow."""
    pos = turn("blue_marquis_1", **(FOLLOWING | laid))
    play(pos, "visit blue_marquis_1", "decree drapers")
    assert pos.to_move == YELLOW and step(pos) == "follow"
    return pos


# ---- 17.10: discounts


@pytest.mark.rule("lisboa.17.10")
def test_spend_discount_adds_up_and_stops_at_nothing() -> None:
    laid: dict[str, Any] = {"clergy": {GREEN: "alms_chest"}, "reis": {GREEN: 2}}
    pos = turn("blue_treasury_4", portfolio={GREEN: "office1:red_treasury_5"}, treasury=4, **laid)
    assert change(pos, "sponsor blue_treasury_4") == {"reis": -2}
    pos = turn("blue_treasury_4", portfolio={GREEN: "office1:brown_treasury_4"}, treasury=1)
    assert change(pos, "sponsor blue_treasury_4") == {}


@pytest.mark.rule("lisboa.17.10")
def test_spend_discount_counts_once_for_all_officials_hired() -> None:
    pos = opening("blue_king_1", clergy={GREEN: "alms_chest"})
    play(pos, "open east_c")
    assert quote(pos, "complete blue-2")["reis"] == -(3 + 3 - 1)


@pytest.mark.rule("lisboa.17.10")
def test_spend_discount_counts_once_for_a_visit_paid_in_reis() -> None:
    laid = {"stores": {"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}, "houses": {GREEN: "left left"}}
    pos = turn(
        "blue_marquis_1", clergy={GREEN: "alms_chest"}, treasury=5, reis={GREEN: 5}, influence={GREEN: 5}, **laid
    )
    assert change(pos, "visit blue_marquis_1", "pay-visit 2") == {"reis": -1}


@pytest.mark.rule("lisboa.17.10")
def test_land_discount_stops_at_nothing_and_helps_nobody_else() -> None:
    laid = {"portfolio": {GREEN: "office1:brown_treasury_5"}, "clergy": {GREEN: "church_estate"}}
    pos = shopping("blue_manuel_1", treasury=4, **laid)
    assert change(pos, "build c2 gold", "house left") == {"cloth": 1, "stores": 1}
    pos = shopping("blue_manuel_1", portfolio={YELLOW: "office1:brown_treasury_5"})
    assert quote(pos, "build c2 gold") == {"reis": -3}


@pytest.mark.rule("lisboa.17.10")
def test_land_discount_does_not_lower_the_fee_of_an_event() -> None:
    pos = turn("blue_treasury_5", portfolio={GREEN: "office1:blue_treasury_4"}, reis={GREEN: 9})
    assert change(pos, "sponsor blue_treasury_5") == {"reis": -3}
    assert quote(pos, "part") == {} and change(pos, "part", "build c2 gold") == {"reis": -1, "cloth": 1, "stores": 1}


@pytest.mark.rule("lisboa.17.10")
def test_hire_discount_stops_at_nothing_for_each_official() -> None:
    pos = opening("blue_king_1", clergy={GREEN: "parish_clerks"}, treasury=2, influence={GREEN: 0})
    play(pos, "open east_c")
    done = change(pos, "complete blue-2", script=["arsenal_real"])
    assert done == {"plans": -1, "completed": 1, "buildings": 1}


@pytest.mark.rule("lisboa.17.10")
def test_event_discount_stops_at_nothing_and_is_for_events_alone() -> None:
    laid: dict[str, Any] = {"portfolio": {GREEN: "office1:red_treasury_4"}}
    assert change(turn("blue_treasury_4", treasury=2, **laid), "sponsor blue_treasury_4") == {}
    assert quote(shopping("blue_manuel_1", **laid), "build c2 gold") == {"reis": -3}


# ---- 17.11: selling and trading


@pytest.mark.rule("lisboa.17.11")
def test_subsidy_bonus_is_for_later_cards() -> None:
    pos = turn("red_treasury_3", goods={GREEN: "cloth"})
    assert change(pos, "portfolio red_treasury_3") == {"reis": 3, "treasury": -1}


@pytest.mark.rule("lisboa.17.11")
def test_subsidy_bonus_of_a_card_that_makes_room_still_counts() -> None:
    cards = "office1:red_treasury_3 office2:blue_treasury_1"
    pos = turn("blue_treasury_4", goods={GREEN: "cloth"}, portfolio={GREEN: cards})
    assert change(pos, "portfolio blue_treasury_4", "replace office1") == {"reis": 6, "treasury": -1}


@pytest.mark.rule("lisboa.17.11")
def test_sale_bonuses_add_up() -> None:
    cards = "dock1:ship_red office1:blue_treasury_6 office2:brown_treasury_3"
    pos = turn("blue_king_5", clergy={GREEN: "mission_trade"}, portfolio={GREEN: cards}, goods={GREEN: "cloth gold"})
    play(pos, "portfolio blue_king_5", "replace office2")
    assert quote(pos, "load cloth p1_dock1") == {"reis": 5 + 1 + 2 + 1}
    assert quote(pos, "load gold p1_dock1") == {"reis": 6 + 1 + 1}


@pytest.mark.rule("lisboa.17.11")
def test_own_ship_bonus_is_not_for_ships_of_others() -> None:
    cards = {GREEN: "dock1:ship_blue office1:blue_treasury_2", YELLOW: "dock1:ship_red"}
    pos = turn("blue_king_5", portfolio=cards, goods={GREEN: "cloth"})
    play(pos, "portfolio blue_king_5", "replace office1")
    assert quote(pos, "load cloth p1_dock1") == {"reis": 5}  # the card has just gone
    pos = turn("blue_king_5", portfolio=cards, goods={GREEN: "cloth"}, clergy={GREEN: "cloister_school"})
    play(pos, "portfolio blue_king_5", "tuck")
    assert quote(pos, "load cloth p1_dock1") == {"reis": 6}
    assert quote(pos, "load cloth p2_dock1") == {"reis": 6}


@pytest.mark.rule("lisboa.17.11")
def test_first_sale_bonus_counts_in_an_event_but_not_in_a_market_sale() -> None:
    cards = {GREEN: "dock1:ship_blue office1:blue_treasury_3"}
    pos = turn("purple_treasury_2", portfolio=cards, goods={GREEN: "cloth"}, reis={GREEN: 3})
    play(pos, "sponsor purple_treasury_2", "part")
    assert change(pos, "load cloth p1_dock1") == {"reis": 3 + 5 + 2, "cloth": -1, "wigs": 1}
    pos = turn("blue_treasury_1", portfolio=cards, goods={GREEN: "cloth"}, reis={GREEN: 3})
    play(pos, "sponsor blue_treasury_1", "part")
    assert change(pos, "market cloth") == {"reis": 5 + 1, "cloth": -1}


@pytest.mark.rule("lisboa.17.11")
def test_what_a_ship_filled_by_somebody_else_brings_its_owner() -> None:
    """Yellow owns the ship; harbour fee, sail income and the sailors' votive."""
    laid: dict[str, Any] = {
        "portfolio": {YELLOW: "dock1:ship_blue office1:purple_treasury_2 office2:red_treasury_2"},
        "clergy": {YELLOW: "sailors_votive"},
    }
    pos = business(goods={GREEN: "cloth"}, **laid)
    before = pos.reis[GREEN]
    assert change(pos, "load cloth p2_dock1", seat=YELLOW) == {"reis": 2 + 3, "wigs": 1 + 1}
    assert pos.reis[GREEN] == before + 5 and pos.wigs[GREEN] == 5


@pytest.mark.rule("lisboa.17.11")
def test_harbour_fee_and_sail_income_on_the_own_turn() -> None:
    """No fee for the own good; the ship of somebody else that sails brings Green nothing."""
    cards = {GREEN: "dock1:ship_red office1:purple_treasury_2", YELLOW: "dock1:ship_blue"}
    pos = turn("red_treasury_2", portfolio=cards, goods={GREEN: "cloth books"}, clergy={GREEN: "cloister_school"})
    play(pos, "portfolio red_treasury_2", "tuck")
    assert change(pos, "load cloth p1_dock1") == {"reis": 5 + 1, "cloth": -1}
    assert change(pos, "load books p2_dock1") == {"reis": 5, "books": -1}


@pytest.mark.rule("lisboa.17.11")
def test_dockless_sale_beside_a_sale_to_ships() -> None:
    laid: dict[str, Any] = {"goods": {GREEN: "gold gold cloth"}, "portfolio": {GREEN: "dock1:ship_blue"}}
    pos = turn("purple_treasury_1", **laid)
    play(pos, "portfolio purple_treasury_1", "market gold")
    refusal = refused(pos, "market gold", "needs-ship")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.6.5", 2, 1)
    assert change(pos, "load cloth p1_dock1") == {"reis": 5, "cloth": -1, "wigs": 1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.11")
def test_price_floor_leaves_the_market_alone() -> None:
    laid: dict[str, Any] = {"prices": {"cloth": 2, "gold": 4}, "portfolio": {GREEN: "dock1:ship_red"}}
    pos = turn("purple_treasury_6", goods={GREEN: "cloth gold"}, **laid)
    play(pos, "portfolio purple_treasury_6")
    assert quote(pos, "load cloth p1_dock1") == quote(pos, "load gold p1_dock1") == {"reis": 5}
    assert change(pos, "load cloth p1_dock1") == {"reis": 5, "cloth": -1}


@pytest.mark.rule("lisboa.17.11")
def test_trade_income_is_not_for_sales() -> None:
    pos = turn("brown_treasury_2", goods={GREEN: "cloth"}, portfolio={GREEN: "dock1:ship_red"})
    play(pos, "portfolio brown_treasury_2")
    assert change(pos, "load cloth p1_dock1") == {"reis": 6, "cloth": -1}


@pytest.mark.rule("lisboa.17.11")
def test_trade_income_is_not_for_the_second_action_of_a_visit() -> None:
    laid: dict[str, Any] = {"clergy": {GREEN: "patriarchs_seal"}, "influence": {GREEN: 1}, "reis": {GREEN: 10}}
    pos = turn("blue_manuel_1", goods={GREEN: "tools"}, portfolio={GREEN: "office1:brown_treasury_2"}, **laid)
    play(pos, "visit blue_manuel_1", "state recruit_officials", "official king", "done")
    assert change(pos, "trade acquire_plan tools", "plan blue") == {"tools": -1, "plans": 1}


# ---- 17.12: visits


@pytest.mark.rule("lisboa.17.12")
def test_visit_discounts_add_up_and_stop_at_nothing() -> None:
    tiles = {GREEN: "ministers_chaplain court_preacher"}
    pos = turn("blue_marquis_1", clergy=tiles, offices={"marquis": {YELLOW: 3}}, influence={GREEN: 1})
    assert change(pos, "visit blue_marquis_1") == {"influence": -1}
    pos = turn("blue_marquis_1", clergy=tiles, influence={GREEN: 1})
    assert change(pos, "visit blue_marquis_1") == {}


@pytest.mark.rule("lisboa.17.12")
def test_follow_discount_stops_at_nothing() -> None:
    pos = visited(clergy={YELLOW: "procession court_preacher"}, offices={"marquis": {GREEN: 2}})
    assert change(pos, "follow", seat=YELLOW) == {"favors": -1}


@pytest.mark.rule("lisboa.17.12")
def test_modifier_shield_lets_a_negative_modifier_pass() -> None:
    laid: dict[str, Any] = {"offices": {"marquis": {YELLOW: 3}}, "influence": {GREEN: 5}}
    pos = turn("blue_marquis_1", clergy={GREEN: "papal_letter"}, treasury=1, **laid)
    assert change(pos, "visit blue_marquis_1") == {"influence": -2}


@pytest.mark.rule("lisboa.17.12")
def test_the_second_action_needs_the_first_and_an_accepted_good() -> None:
    laid: dict[str, Any] = {"clergy": {GREEN: "patriarchs_seal"}, "influence": {GREEN: 1}, "reis": {GREEN: 10}}
    pos = turn("blue_manuel_1", goods={GREEN: "tools"}, **laid)
    play(pos, "visit blue_manuel_1", "skip")
    assert step(pos) == "store"
    pos = turn("blue_manuel_1", goods={GREEN: "cloth"}, **laid)
    play(pos, "visit blue_manuel_1", "state acquire_plan", "plan blue")
    assert step(pos) == "store"
    pos = turn("blue_manuel_1", goods={GREEN: "cloth tools"}, **laid)
    play(pos, "visit blue_manuel_1", "state acquire_plan", "plan blue")
    assert legal(pos) == {"trade recruit_officials tools", "skip"}
    assert refused(pos, "trade recruit_officials cloth", "not-accepted").rule == "lisboa.7.2"
    assert refused(pos, "trade acquire_plan tools", "other-action").rule == "lisboa.17.12"
    assert refused(pos, "trade recruit_officials gold", "no-good").rule == "lisboa.17.12"
    play(pos, "skip")
    assert step(pos) == "store"


@pytest.mark.rule("lisboa.17.12")
def test_the_second_action_is_not_for_those_who_follow() -> None:
    pos = visited(clergy={YELLOW: "patriarchs_seal"}, goods={YELLOW: "books gold"}, stores={"a3": (YELLOW, "books")})
    play(pos, "follow", "state produce_goods")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.12")
def test_keeping_a_favor_is_a_payment() -> None:
    pos = visited(clergy={YELLOW: "perpetual_grace alms_chest"}, influence={GREEN: 1, YELLOW: 1})
    assert change(pos, "follow-keep", "pay 0", seat=YELLOW) == {"reis": -1, "influence": -1}
    assert favors(pos, YELLOW) == ["marquis"]
    pos = visited(clergy={YELLOW: "perpetual_grace"}, reis={YELLOW: 1}, influence={GREEN: 1, YELLOW: 0})
    assert refused(pos, "follow-keep", "too-dear").rule == "lisboa.17.12"
    assert refused(visited(), "follow-keep", "favor-goes-back").rule == "lisboa.9.5"


# ---- 17.13: building


@pytest.mark.rule("lisboa.17.13")
def test_with_fewer_officials_the_plan_still_counts_in_full() -> None:
    laid: dict[str, Any] = {"plans": {GREEN: "blue-3"}, "offices": {"king": {GREEN: 2}}}
    pos = opening("blue_king_1", clergy={GREEN: "lay_brothers"}, **laid)
    play(pos, "open north_gold")
    done = change(pos, "complete blue-3", script=["arsenal_real"])
    assert done == {"officials": -2, "plans": -1, "completed": 1, "buildings": 1}
    assert completed(pos, GREEN) == ["blue-3"] and scoring.plan_officials(pos, GREEN) == 3


@pytest.mark.rule("lisboa.17.13")
def test_officials_who_are_not_needed_stay() -> None:
    pos = opening("blue_king_1", clergy={GREEN: "lay_brothers"}, offices={"king": {GREEN: 2}})
    play(pos, "open north_gold")
    assert change(pos, "complete blue-2", script=["arsenal_real"])["officials"] == -1


@pytest.mark.rule("lisboa.17.13")
def test_the_land_asks_twice_and_gives_what_there_is() -> None:
    pos = shopping("blue_manuel_1", clergy={GREEN: "buried_treasure"}, pile="fire fire tsunami")
    found = change(pos, "build c1 gold", "rubble fire", "rubble tsunami", "house left")
    assert found == {"reis": -3, "fire": 1, "tsunami": 1, "pile": -2, "stores": 1}
    pos = shopping("blue_manuel_1", clergy={GREEN: "buried_treasure"}, goods={GREEN: "cloth"})
    assert change(pos, "build c2 gold", "house left")["cloth"] == 1


@pytest.mark.rule("lisboa.17.13")
def test_store_wigs_come_on_top_of_those_for_buildings() -> None:
    laid: dict[str, Any] = {"buildings": {"west_c": "casa_da_moeda blue"}, "ready": {"blue": (), "green": ()}}
    pos = shopping("blue_manuel_1", clergy={GREEN: "guild_brotherhood"}, **laid)
    assert change(pos, "build c2 gold", "house left")["wigs"] == 3 + 1


@pytest.mark.rule("lisboa.17.13")
def test_building_wigs_are_for_the_own_openings() -> None:
    pos = opening("blue_king_1", clergy={YELLOW: "solemn_mass"})
    play(pos, "open west_a")
    assert change(pos, "complete blue-2", seat=YELLOW, script=["arsenal_real"]) == {"buildings": 1}


@pytest.mark.rule("lisboa.17.13")
def test_the_pile_when_row_and_column_are_empty() -> None:
    pos = shopping("blue_manuel_1", clergy={GREEN: "salvage_right"}, pile="fire tsunami")
    assert change(pos, "build c2 gold", "cube pile fire", "house left")["fire"] == 1
    pos = shopping("blue_manuel_1", clergy={GREEN: "salvage_right"}, rows={"c": "fire tsunami"}, pile="fire")
    play(pos, "build c2 gold")
    assert legal(pos) == {"cube row fire", "cube row tsunami", "cube pile fire"}
    pos = shopping("blue_manuel_1", rows={"c": "fire tsunami"}, pile="fire")
    play(pos, "build c2 gold")
    assert refused(pos, "cube pile fire", "not-the-pile").rule == "lisboa.10.3"


# ---- 17.14: ships and production


@pytest.mark.rule("lisboa.17.14")
def test_goods_for_a_ship_stop_at_nothing() -> None:
    laid: dict[str, Any] = {"clergy": {GREEN: "blessing_of_ships"}, "stores": {"a1": (GREEN, "gold")}}
    pos = business(goods={GREEN: "books cloth"}, houses={GREEN: "middle"}, **laid)
    found = change(pos, "trade build_ship books", "tuck")
    assert found == {"books": -1, "ships": 1, "docks": 2, "influence": 7, "treasury": 1}


@pytest.mark.rule("lisboa.17.14")
def test_goods_are_saved_when_upgrading() -> None:
    laid: dict[str, Any] = {"portfolio": {GREEN: "dock1:ship_blue"}, "yard": {"ship_red": 1}}
    pos = business(clergy={GREEN: "blessing_of_ships"}, goods={GREEN: "books"}, **laid)
    assert change(pos, "trade build_ship books")["books"] == -1
    assert slots(pos, GREEN) == {"dock1": "ship_red", "dock2": "blue_marquis_5"}


@pytest.mark.rule("lisboa.17.14")
def test_more_goods_are_of_types_produced_and_find_room() -> None:
    laid: dict[str, Any] = {
        "stores": {"a1": (GREEN, "gold"), "a2": (GREEN, "cloth"), "b2": (GREEN, "cloth")},
        "houses": {GREEN: "left left middle"},
    }
    pos = business(clergy={GREEN: "abbey_workshop"}, goods={GREEN: "books gold gold"}, **laid)
    play(pos, "trade produce_goods books")  # gold is full and not produced; two cloth fill their warehouse
    assert goods(pos, GREEN) == {"gold": 2, "cloth": 2}
    laid["rubble"] = {GREEN: "earthquake fire tsunami"}
    pos = business(clergy={GREEN: "abbey_workshop"}, goods={GREEN: "books tools"}, **laid)
    play(pos, "trade produce_goods books")
    assert legal(pos) == {"extra gold", "extra cloth"}
    assert refused(pos, "extra tools", "not-produced").rule == "lisboa.10.6"


# ---- 17.15, 17.16: limits and the rest


@pytest.mark.rule("lisboa.17.15")
def test_influence_bonus_with_empty_docks_and_at_the_limit() -> None:
    pos = turn("red_marquis_2", clergy={GREEN: "confessor_at_court"}, goods={GREEN: "cloth"})
    assert change(pos, "portfolio red_marquis_2")["influence"] == 2
    pos = turn("red_marquis_2", clergy={GREEN: "confessor_at_court"}, goods={GREEN: "cloth"}, influence={GREEN: 9})
    assert change(pos, "portfolio red_marquis_2") == {"influence": 1, "wigs": 1, "docks": 3}


@pytest.mark.rule("lisboa.17.15")
@pytest.mark.rule("lisboa.4.11")
def test_larger_limits_go_with_their_tile() -> None:
    cards = "dock1:ship_red office1:blue_treasury_1 office2:blue_treasury_2"
    laid: dict[str, Any] = {"clergy": {GREEN: "tithe_barn cloister_school"}, "portfolio": {GREEN: cards}}
    pos = city(goods={GREEN: "gold gold gold cloth"}, **laid)
    give(pos, GREEN, "penalty", "purple_marquis_5")
    play(pos, "lose tithe_barn")
    assert goods(pos, GREEN) == {"gold": 2, "cloth": 1}
    give(pos, GREEN, "penalty", "purple_marquis_5")
    assert legal(pos) == {"discard dock1", "discard office1", "discard office2"}
    play(pos, "discard office1")
    assert slots(pos, GREEN) == {"dock1": "ship_red", "office2": "blue_treasury_2"}


@pytest.mark.rule("lisboa.17.15")
def test_portfolio_bonus_adds_no_dock() -> None:
    cards = "dock1:ship_red dock2:ship_blue dock3:blue_king_1"
    laid: dict[str, Any] = {"clergy": {GREEN: "cloister_school"}, "rubble": {GREEN: "earthquake fire tsunami"}}
    pos = turn("blue_king_4", portfolio={GREEN: cards}, goods={GREEN: "cloth"}, **laid)
    play(pos, "portfolio blue_king_4")
    assert refused(pos, "tuck", "docks-full").rule == "lisboa.4.1"


@pytest.mark.rule("lisboa.17.15")
def test_without_relics_a_noble_takes_what_he_takes() -> None:
    pos = business(goods={GREEN: "books cloth"})
    assert refused(pos, "trade recruit_officials books", "not-accepted").rule == "lisboa.7.2"
    assert {move.split()[1] for move in legal(pos) if move.endswith("cloth")} == {"meet_cardinal", "get_favor"}


@pytest.mark.rule("lisboa.17.15")
def test_recruit_bonus_is_for_the_state_action_and_for_different_offices() -> None:
    pos = city(clergy={GREEN: "seminary"})
    give(pos, GREEN, "reward", "blue_manuel_2")
    play(pos, "official king", "official manuel")
    assert step(pos) == "play-card" and pos.out(GREEN) == 2
    pos = business(clergy={GREEN: "seminary"}, goods={GREEN: "tools"})
    play(pos, "trade recruit_officials tools", "official king", "official manuel")
    assert refused(pos, "official king", "same-office").rule == "lisboa.8.2"
    assert legal(pos) == {"official marquis", "done"}


@pytest.mark.rule("lisboa.17.15")
def test_cardinal_range_lengthens_every_way() -> None:
    pos = city(clergy={GREEN: "pilgrim_road"})
    give(pos, GREEN, "land", "b2")
    assert legal(pos) == {"cardinal 1", "cardinal 2"}
    refused(pos, "cardinal 3", "too-far")


@pytest.mark.rule("lisboa.17.15")
def test_influence_exchange_at_the_end() -> None:
    pos = city(clergy={GREEN: "indulgences"}, influence={GREEN: 7, YELLOW: 7}, reis={GREEN: 8, YELLOW: 8})
    assert [scoring.money(pos, seat) for seat in (GREEN, YELLOW)] == [8 + 7, 8 + 4]


@pytest.mark.rule("lisboa.17.16")
def test_decrees_that_were_only_seen_go_under_the_deck() -> None:
    pos = turn("blue_marquis_1", clergy={GREEN: "censors_desk"}, influence={GREEN: 1}, markers={GREEN: 1})
    play(pos, "visit blue_marquis_1", script=["open_squares", "lawgiver", "sea_wall"])
    play(pos, "decree lawgiver")
    assert [pos.box.decrees[decree] for decree in pos.decree_deck.bottom.cards] == ["open_squares", "sea_wall"]
    play(pos, "marker", script=["tonnage", "city_block", "rich_treasury"])  # and again for the extra decree
    play(pos, "decree drapers")
    under = ["open_squares", "sea_wall", "tonnage", "city_block", "rich_treasury"]
    assert [pos.box.decrees[decree] for decree in pos.decree_deck.bottom.cards] == under


@pytest.mark.rule("lisboa.17.16")
def test_two_players_search_past_decrees_that_are_removed() -> None:
    pos = turn("blue_marquis_1", players=2, clergy={GREEN: "censors_desk"}, influence={GREEN: 2})
    play(pos, "visit blue_marquis_1", script=["most_shops", "lawgiver", "sea_wall", "tonnage"])
    assert {"decree lawgiver", "decree sea_wall", "decree tonnage"} < legal(pos)
    assert refused(pos, "decree most_shops", "not-on-display").rule == "lisboa.11.1"
    run(pos, "decree tonnage")
    assert pos.decree_of[pos.box.decrees.index("tonnage")] == GREEN
