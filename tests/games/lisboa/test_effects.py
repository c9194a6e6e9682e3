"""Rewards, penalties and actions where they end: no room, nothing left, nothing to lose, choices that are refused. What
each does in the usual case stands with the card, the land or the tile that shows it."""

from typing import Any

import pytest

from gaiola.games.lisboa import events
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.ledger import Change, change, ledger, moves, turn
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    clergy,
    favors,
    give,
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

EVERY_CUBE = "earthquake " * 5 + "fire " * 5 + "tsunami " * 5


def given(pos: LisboaPosition, kind: str, name: str, choices: str = "") -> Change:
    """What a reward or penalty changes for Green, until the turn goes on."""
    before = ledger(pos)
    give(pos, GREEN, kind, name)
    play(pos, *moves(choices))
    assert step(pos) == "play-card"
    after = ledger(pos)
    return {entry: after[entry] - before[entry] for entry in before if after[entry] != before[entry]}


def sponsoring(card: str, **laid: Any) -> LisboaPosition:
    """Green has paid 3 for an event and is asked for its first part."""
    pos = turn(card, **({"reis": {GREEN: 3}} | laid))
    play(pos, f"sponsor {card}")
    assert step(pos) == "event" and pos.reis[GREEN] == 0
    return pos


# ---- 17.1: goods, réis, wigs


@pytest.mark.rule("lisboa.17.1")
def test_reis_come_as_they_are_whatever_payments_cost() -> None:
    """Discounts and bonuses do not touch them."""
    pos = city(clergy={GREEN: "alms_chest mission_trade"}, portfolio={GREEN: "office1:red_treasury_3"})
    assert given(pos, "reward", "blue_marquis_2") == {"reis": 5}


@pytest.mark.rule("lisboa.17.1")
@pytest.mark.rule("lisboa.4.8")
def test_a_good_without_room_is_lost() -> None:
    pos = city(goods={GREEN: "gold gold"})
    happened = give(pos, GREEN, "reward", "blue_manuel_1")
    assert happened == [events.NoRoom(GREEN, "gold", 1)] and goods(pos, GREEN) == {"gold": 2}


@pytest.mark.rule("lisboa.17.1")
def test_goods_of_choice_need_room_and_may_have_to_differ() -> None:
    pos = city(goods={GREEN: "books books"})
    give(pos, GREEN, "clergy", "charity_stores")
    assert refused(pos, "good books", "no-room").rule == "lisboa.4.8"
    play(pos, "good gold")
    assert refused(pos, "good gold", "chosen-already").rule == "lisboa.17.1"
    assert legal(pos) == {"good cloth", "good tools"}
    pos = city(goods={GREEN: "books books cloth cloth tools tools gold"})
    assert given(pos, "clergy", "charity_stores") == {"gold": 1}
    assert given(pos, "clergy", "charity_stores") == {}


@pytest.mark.rule("lisboa.17.1")
def test_wigs_are_rewards() -> None:
    pos = city(wigs={GREEN: 0})
    assert given(pos, "reward", "brown_king_1") == {"wigs": 3}
    assert dict(pos.breakdown()[GREEN])["rewards"] == 3


# ---- 17.2: officials and plans


@pytest.mark.rule("lisboa.17.2")
def test_up_to_two_officials_to_different_offices() -> None:
    pos = city()
    assert given(pos, "reward", "blue_manuel_2", "done") == {}
    assert given(pos, "reward", "blue_manuel_2", "official king, done") == {"officials": 1}
    give(pos, GREEN, "reward", "blue_manuel_2")
    play(pos, "official king")
    assert refused(pos, "official king", "same-office").rule == "lisboa.8.2"


@pytest.mark.rule("lisboa.17.2")
def test_officials_run_out() -> None:
    pos = city(offices={"king": {GREEN: 3}, "manuel": {GREEN: 4}})
    assert given(pos, "land", "a4", "official marquis") == {"officials": 1}
    assert given(pos, "land", "a4") == {}


@pytest.mark.rule("lisboa.17.2")
@pytest.mark.rule("lisboa.8.3")
def test_an_official_of_a_reward_makes_room_in_a_full_office() -> None:
    pos = city(offices={"king": {YELLOW: 3, PURPLE: 2, ORANGE: 1}})
    given(pos, "site", "west_c", "official king, done")
    assert office(pos, "king") == [1, 2, 2, 1] and plaza(pos, "king") == [0, 1, 0, 0]


@pytest.mark.rule("lisboa.17.2")
def test_plans_come_from_the_top_as_long_as_there_are_any() -> None:
    pos = city()
    for _ in range(3):
        given(pos, "reward", "blue_manuel_3", "plan green")
    assert plans(pos, GREEN) == ["green-2", "green-2", "green-3"]
    pos.plan_next = [8, 7]
    assert given(pos, "reward", "blue_manuel_3") == {"plans": 1}
    assert plans(pos, GREEN) == ["green-2", "green-2", "green-3", "green-5"]
    assert given(pos, "reward", "blue_manuel_3") == {}


# ---- 17.3: Cardinal, favor, Influence


@pytest.mark.rule("lisboa.17.3")
def test_the_cardinal_stays_where_he_can_give_nothing() -> None:
    pos = city(clergy={GREEN: "te_deum collection_plate tithe_barn seminary"})
    assert given(pos, "land", "b2") == {}
    assert given(city(ring=("", "", "", "court_preacher", "", "")), "land", "b2") == {}


@pytest.mark.rule("lisboa.17.3")
@pytest.mark.rule("lisboa.8.13")
def test_the_cardinal_of_a_reward_meets_the_icons() -> None:
    pos = city(cardinal=2)
    assert given(pos, "land", "b2", "clergy bottom") == {"clergy": 1, "cardinal": 1, "treasury": 1}
    pos = city(cardinal=5, ring=("", "", "", "", "", "papal_letter"))
    given(pos, "land", "b2")
    assert pos.church == GREEN and clergy(pos, GREEN) == ["papal_letter"]


@pytest.mark.rule("lisboa.17.3")
def test_a_favor_is_of_a_noble_one_lacks_and_whose_stack_has_one() -> None:
    taken = {YELLOW: "king", PURPLE: "king", ORANGE: "king"}
    pos = city(favors={GREEN: "marquis", **taken})
    give(pos, GREEN, "land", "d3")
    assert refused(pos, "favor marquis", "have-it").rule == "lisboa.8.15"
    assert legal(pos) == {"favor manuel", "favor king"}
    pos.favor_stack[2] = 0
    assert refused(pos, "favor king", "no-favor").rule == "lisboa.8.15"
    pos = city(favors={GREEN: "manuel marquis king"})
    assert given(pos, "land", "d3") == {}


@pytest.mark.rule("lisboa.17.3")
@pytest.mark.rule("lisboa.5.2")
@pytest.mark.parametrize(
    ("docks", "influence", "expected"),
    [
        ("", 10, {}),
        ("dock1:ship_red", 7, {"influence": 2}),
        ("dock1:ship_red", 8, {"influence": 2, "wigs": 1}),
        ("dock1:ship_red dock2:blue_king_5", 5, {"influence": 5, "wigs": 1}),
        ("dock1:ship_red", 10, {"wigs": 1}),
    ],
)
def test_influence_stops_at_ten_with_a_wig(docks: str, influence: int, expected: Change) -> None:
    pos = city(portfolio={GREEN: docks}, influence={GREEN: influence})
    assert given(pos, "land", "a2") == expected


# ---- 17.4 to 17.7: rubble pile, one type, market sale, Treasury


@pytest.mark.rule("lisboa.17.4")
def test_the_pile_gives_only_what_lies_there_and_has_room() -> None:
    pos = city(pile="fire tsunami tsunami", rubble={GREEN: "fire " * 5})
    give(pos, GREEN, "land", "c1")
    assert step(pos) == "play-card" and pos.pile == [0, 1, 1]  # only the tsunami has room
    pos = city(pile="fire earthquake tsunami", rubble={GREEN: "fire " * 5})
    give(pos, GREEN, "land", "c1")
    assert refused(pos, "rubble fire", "no-space-for-cube").rule == "lisboa.17.4"
    pos = city(pile="fire tsunami")
    give(pos, GREEN, "land", "c1")
    assert refused(pos, "rubble earthquake", "no-cube").rule == "lisboa.17.4"
    assert given(city(), "land", "c1") == {}
    assert given(city(pile="fire fire", rubble={GREEN: EVERY_CUBE}), "land", "c1") == {}


@pytest.mark.rule("lisboa.17.4")
@pytest.mark.rule("lisboa.4.10")
def test_a_cube_of_the_pile_completes_a_set() -> None:
    pos = city(pile="fire", rubble={GREEN: "earthquake tsunami"})
    assert given(pos, "land", "c1") == {"fire": 1, "pile": -1, "markers": 1}


@pytest.mark.rule("lisboa.17.5")
def test_one_type_produces_without_bonuses_as_far_as_there_is_room() -> None:
    stores = {"a2": (GREEN, "cloth"), "b2": (GREEN, "cloth"), "c2": (GREEN, "cloth"), "a3": (YELLOW, "books")}
    laid: dict[str, Any] = {"stores": stores, "houses": {GREEN: "right right right"}}
    pos = city(clergy={GREEN: "abbey_workshop"}, prices={"cloth": 2}, **laid)
    assert given(pos, "reward", "blue_marquis_4") == {"cloth": 2}
    assert given(pos, "reward", "blue_marquis_4") == {}
    laid["rubble"] = {GREEN: "earthquake earthquake fire fire tsunami tsunami"}
    assert given(city(**laid), "reward", "blue_marquis_4") == {"cloth": 3, "cloth price": -1}


@pytest.mark.rule("lisboa.17.5")
def test_the_type_is_one_of_the_own_stores_with_room() -> None:
    stores = {"a1": (GREEN, "gold"), "a2": (GREEN, "cloth"), "a3": (GREEN, "books")}
    pos = city(stores=stores, goods={GREEN: "gold gold"})
    give(pos, GREEN, "reward", "blue_marquis_4")
    assert quote(pos, "produce cloth") == {"cloth": 1}
    assert refused(pos, "produce tools", "no-store").rule == "lisboa.17.5"
    assert refused(pos, "produce gold", "no-room").rule == "lisboa.4.8"


@pytest.mark.rule("lisboa.17.6")
def test_a_market_sale_is_up_to_so_many_goods() -> None:
    pos = city(goods={GREEN: "gold"})
    assert given(pos, "reward", "red_marquis_4", "done") == {}
    give(pos, GREEN, "reward", "red_marquis_4")
    assert refused(pos, "market cloth", "no-good").rule == "lisboa.17.6"
    assert given(city(goods={GREEN: "gold"}), "reward", "red_marquis_4", "market gold") == {"reis": 6, "gold": -1}
    assert given(city(), "reward", "red_marquis_4") == {}


@pytest.mark.rule("lisboa.17.6")
def test_a_market_sale_has_the_own_bonuses_but_not_those_of_ships() -> None:
    cards = "dock1:ship_red office1:blue_treasury_2 office2:blue_treasury_3 office3:purple_treasury_6"
    laid: dict[str, Any] = {"portfolio": {GREEN: cards}, "clergy": {GREEN: "mission_trade"}, "prices": {"books": 2}}
    pos = city(goods={GREEN: "gold books"}, **laid)
    found = given(pos, "reward", "brown_marquis_2", "market gold, market books")
    assert found == {"reis": (6 + 1 + 1) + (4 + 1 + 1), "gold": -1, "books": -1}


@pytest.mark.rule("lisboa.13.2")
def test_an_event_that_is_a_market_sale_sells_something() -> None:
    pos = sponsoring("blue_treasury_1", goods={GREEN: "gold"})
    play(pos, "part")
    refused(pos, "done", "at-least-one")


@pytest.mark.rule("lisboa.17.7")
def test_the_treasury_stays_on_its_track() -> None:
    pos = city(treasury=3)
    give(pos, GREEN, "reward", "brown_marquis_4")
    assert quote(pos, "treasury up") == {"treasury": 4} and quote(pos, "treasury down") == {"treasury": 2}
    assert given(city(treasury=6), "reward", "brown_marquis_4") == {"treasury": -1, "wigs": 2}
    assert given(city(treasury=1), "reward", "brown_marquis_4") == {"treasury": 1, "wigs": 2}


# ---- 17.8: losses


PENALTIES = [
    ("red_marquis_5", "lose_official"),
    ("brown_marquis_5", "lose_official"),
    ("red_manuel_5", "lose_good"),
    ("brown_king_5", "lose_good"),
    ("blue_manuel_5", "lose_good_choice"),
    ("purple_manuel_5", "lose_good_choice"),
    ("blue_marquis_5", "lose_reis"),
    ("brown_manuel_5", "lose_reis"),
    ("blue_king_5", "lose_wigs"),
    ("purple_king_5", "lose_wigs"),
    ("red_king_5", "lose_favor"),
    ("purple_marquis_5", "lose_clergy"),
]


@pytest.mark.rule("lisboa.17.8")
@pytest.mark.rule("lisboa.4.5")
@pytest.mark.parametrize(("card", "effect"), PENALTIES)
def test_who_has_nothing_loses_nothing(card: str, effect: str) -> None:
    """Others do not pay either."""
    pos = city(
        wigs={GREEN: 0},
        influence={GREEN: 9},
        goods={YELLOW: "gold cloth books tools"},
        offices={"king": {YELLOW: 2}},
        favors={YELLOW: "king"},
        clergy={YELLOW: "te_deum"},
    )
    before = ledger(pos, YELLOW)
    assert given(pos, "penalty", card) == {} and ledger(pos, YELLOW) == before


@pytest.mark.rule("lisboa.17.8")
@pytest.mark.parametrize(
    ("card", "laid", "expected"),
    [
        ("brown_marquis_5", {"plazas": {"king": {GREEN: 1}}}, {"officials": -1}),
        ("brown_king_5", {"goods": {GREEN: "cloth gold"}}, {"cloth": -1}),
        ("purple_manuel_5", {"goods": {GREEN: "tools"}}, {"tools": -1}),
        ("brown_manuel_5", {"reis": {GREEN: 3}, "clergy": {GREEN: "alms_chest"}}, {"reis": -3}),
        ("purple_king_5", {"wigs": {GREEN: 1}}, {"wigs": -1}),
        ("red_king_5", {"favors": {GREEN: "marquis"}}, {"favors": -1}),
        ("purple_marquis_5", {"clergy": {GREEN: "te_deum"}}, {"clergy": -1}),
    ],
)
def test_who_has_too_little_loses_that(card: str, laid: dict[str, Any], expected: Change) -> None:
    """A clergy tile that is lost scores nothing; coins are lost without discount."""
    assert given(city(**laid), "penalty", card) == expected


@pytest.mark.rule("lisboa.17.8")
def test_the_owner_chooses_what_goes() -> None:
    pos = city(
        goods={GREEN: "gold cloth"},
        offices={"king": {GREEN: 1}},
        plazas={"manuel": {GREEN: 1}},
        favors={GREEN: "king manuel"},
        clergy={GREEN: "te_deum tithe_barn"},
    )
    give(pos, GREEN, "penalty", "blue_manuel_5")
    assert refused(pos, "return tools", "no-good").rule == "lisboa.17.8"
    play(pos, "return cloth")
    give(pos, GREEN, "penalty", "red_marquis_5")
    assert legal(pos) == {"withdraw office_king", "withdraw plaza_manuel"}
    assert refused(pos, "withdraw office_marquis", "no-official-there").rule == "lisboa.12.4"
    play(pos, "withdraw plaza_manuel")
    give(pos, GREEN, "penalty", "red_king_5")
    assert refused(pos, "return-favor marquis", "no-favor").rule == "lisboa.17.8"
    play(pos, "return-favor king")
    give(pos, GREEN, "penalty", "purple_marquis_5")
    assert refused(pos, "lose seminary", "no-clergy").rule == "lisboa.17.8"
    play(pos, "lose te_deum")
    assert goods(pos, GREEN) == {"gold": 1} and office(pos, "king")[GREEN] == 1
    assert favors(pos, GREEN) == ["manuel"] and pos.favor_stack == [3, 4, 4] and clergy(pos, GREEN) == ["tithe_barn"]


# ---- 17.9: actions of events


@pytest.mark.rule("lisboa.17.9")
def test_a_store_must_be_payable_after_the_fee() -> None:
    """Without a coin left only lands that bring some will do, and where all are dear none."""
    pos = sponsoring("blue_treasury_5")
    play(pos, "part")
    assert {move.split()[1] for move in legal(pos)} == {"a1", "b4", "c5", "d2"}
    pos = turn("blue_treasury_5", reis={GREEN: 3}, rows=dict.fromkeys("abcde", "earthquake " * 3))
    assert refused(pos, "sponsor blue_treasury_5", "at-least-one").later == "event"


@pytest.mark.rule("lisboa.17.9")
def test_the_discount_of_the_event_stops_at_nothing() -> None:
    pos = turn("brown_treasury_1", treasury=1, reis={GREEN: 1})
    assert change(pos, "sponsor brown_treasury_1", "part", "build c2 gold") == {"reis": -1, "cloth": 1, "stores": 1}


@pytest.mark.rule("lisboa.17.9")
def test_decrees_of_an_event_run_out_and_a_marker_brings_one_more() -> None:
    pos = sponsoring("purple_treasury_5", shown=("drapers",))
    assert change(pos, "part", "decree drapers") == {"decrees": 1}
    assert step(pos) == "take-card"
    pos = sponsoring("purple_treasury_5", markers={GREEN: 2})
    found = change(pos, "part", "decree drapers", "decree goldsmiths", "marker", "decree booksellers")
    assert found == {"decrees": 3, "markers": -1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.9")
@pytest.mark.rule("lisboa.13.2")
def test_nobody_follows_an_event() -> None:
    laid: dict[str, Any] = {"plans": {GREEN: "blue-2"}, "offices": {"king": {GREEN: 2}}, "favors": {YELLOW: "king"}}
    pos = sponsoring("red_treasury_4", influence={YELLOW: 9}, **laid)
    play(pos, "part", "open west_a")
    play(pos, "complete blue-2", script=["arsenal_real"])
    assert step(pos) == "take-card" and pos.to_move == GREEN


@pytest.mark.rule("lisboa.17.9")
def test_an_opening_without_a_plan_may_find_one_on_the_way() -> None:
    pos = sponsoring("red_treasury_4", offices={"king": {GREEN: 2}})
    play(pos, "part")
    assert legal(pos) == {"open east_a"}
    play(pos, "open east_a", "plan green")
    assert change(pos, "complete green-2", script=["arsenal_real"])["completed"] == 1


@pytest.mark.rule("lisboa.17.9")
def test_parts_that_cannot_be_done_are_passed_over() -> None:
    """No official at home, no plan left: only the Cardinal remains of recruiting, plan and Cardinal."""
    staff = {"king": {GREEN: 4}, "manuel": {GREEN: 4}}
    pos = turn("blue_treasury_6", offices=staff, reis={GREEN: 3})
    pos.plan_next = [8, 8]
    play(pos, "sponsor blue_treasury_6")
    assert legal(pos) == {"part"}
    assert change(pos, "part", "cardinal 1", "clergy top") == {"clergy": 1, "cardinal": 1}


@pytest.mark.rule("lisboa.17.9")
def test_recruiting_in_an_event_has_its_bonus_and_at_least_one_official() -> None:
    pos = sponsoring("blue_treasury_6", clergy={GREEN: "seminary"})
    play(pos, "part")
    assert refused(pos, "done", "at-least-one").rule == "lisboa.8.1"
    assert change(pos, "official king", "official marquis", "official manuel") == {"officials": 3}


@pytest.mark.rule("lisboa.17.9")
def test_a_plan_of_an_event_is_the_top_one() -> None:
    pos = sponsoring("blue_treasury_6")
    pos.plan_next = [8, 4]
    play(pos, "skip", "part")
    assert plans(pos, GREEN) == ["green-4"]


@pytest.mark.rule("lisboa.17.9")
def test_the_ship_of_an_event_costs_no_less_than_nothing_and_needs_room() -> None:
    pos = sponsoring("red_treasury_2", clergy={GREEN: "blessing_of_ships"}, goods={GREEN: "cloth"})
    assert change(pos, "part") == {"ships": 1, "docks": 2, "influence": 2, "treasury": 1}
    pos = sponsoring("blue_treasury_2", yard={})
    assert change(pos, "part", "official king", "done") == {"officials": 1}


@pytest.mark.rule("lisboa.17.9")
def test_an_event_produces_with_all_bonuses_or_not_at_all() -> None:
    laid: dict[str, Any] = {"stores": {"a2": (GREEN, "cloth")}, "clergy": {GREEN: "abbey_workshop"}}
    pos = sponsoring("red_treasury_1", **laid)
    assert change(pos, "skip", "part") == {"cloth": 2, "cloth price": -1}
    pos = sponsoring("red_treasury_1", goods={GREEN: "cloth cloth"}, **laid)
    assert refused(pos, "skip", "at-least-one").rule == "lisboa.13.2"
    play(pos, "part", "decree drapers")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.9")
def test_the_cardinal_of_an_event_goes_one_or_two_gaps() -> None:
    pos = sponsoring("purple_treasury_6")
    play(pos, "part")
    assert legal(pos) == {"cardinal 1", "cardinal 2"}
    full = {GREEN: "te_deum collection_plate tithe_barn seminary"}
    pos = sponsoring("purple_treasury_6", clergy=full)
    assert change(pos, "part", "favor king") == {"favors": 1}


@pytest.mark.rule("lisboa.17.9")
def test_a_favor_of_an_event_is_one_that_is_missing() -> None:
    laid: dict[str, Any] = {"goods": {GREEN: "cloth"}, "portfolio": {GREEN: "dock1:ship_blue"}}
    pos = sponsoring("purple_treasury_2", favors={GREEN: "manuel king"}, **laid)
    assert change(pos, "skip", "part") == {"favors": 1}
    pos = sponsoring("purple_treasury_2", favors={GREEN: "manuel marquis king"}, **laid)
    play(pos, "part", "load cloth p1_dock1")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.9")
def test_state_actions_of_an_event_differ_and_are_up_to_three() -> None:
    pos = sponsoring("red_treasury_3")
    play(pos, "part")
    assert refused(pos, "done", "at-least-one").rule == "lisboa.13.2"
    play(pos, "state acquire_plan", "plan blue")
    assert refused(pos, "state acquire_plan", "same-action").rule == "lisboa.17.9"
    play(pos, "done")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.9")
def test_a_sale_of_an_event_needs_a_good_and_sells_at_least_one() -> None:
    laid: dict[str, Any] = {"goods": {GREEN: "cloth books"}, "portfolio": {GREEN: "dock1:ship_red"}}
    pos = sponsoring("purple_treasury_2", **laid)
    play(pos, "part")
    assert refused(pos, "done", "at-least-one").rule == "lisboa.6.5"
    assert change(pos, "load cloth p1_dock1", "done") == {"reis": 5 + 1 + 2, "cloth": -1}
    pos = sponsoring("purple_treasury_2", portfolio={GREEN: "dock1:ship_red"})
    assert change(pos, "part", "favor king") == {"favors": 1}
