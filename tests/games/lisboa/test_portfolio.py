"""The portfolio and what goes into it: chapter 4, up to the rewards."""

import pytest

from gaiola.games.lisboa.events import (
    BonusPaid,
    CardDiscarded,
    CardPlayed,
    CardTucked,
    ClergyLost,
    GoodTaken,
    InfluenceGained,
    OfficialReturned,
    ReisLost,
    SubsidyTaken,
    TreasuryMoved,
    WigsLost,
)
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
    run,
    seen,
    slots,
    step,
)

SET = "earthquake fire tsunami "

# ---- 4.1, 4.2: slots and size


@pytest.mark.rule("lisboa.4.1")
def test_noble_cards_and_ships_in_the_docks_treasury_cards_in_the_office() -> None:
    pos = city(goods={GREEN: "books gold"})
    assert play(pos, "portfolio blue_king_4")[-1] == CardTucked(GREEN, "blue_king_4")
    run(pos, "trade build_ship books", "tuck")
    assert slots(pos, GREEN) == {"dock1": "blue_king_4", "dock2": "ship_blue"}
    pos = city(goods={GREEN: "gold"})
    run(pos, "portfolio blue_treasury_1")
    assert slots(pos, GREEN) == {"office1": "blue_treasury_1"}


@pytest.mark.rule("lisboa.4.1")
@pytest.mark.parametrize(
    ("card", "portfolio", "row"),
    [
        ("blue_king_4", "dock1:ship_red dock2:blue_king_2 dock3:ship_blue", "dock"),
        ("blue_treasury_1", "office1:red_treasury_2 office2:red_treasury_3 office3:red_treasury_4", "office"),
    ],
)
def test_three_slots_in_a_row(card: str, portfolio: str, row: str) -> None:
    """Trap 9: with two rubble sets a fourth card would fit, but not into this row; a card of the other row is no
    help."""
    pos = city(goods={GREEN: "gold"}, rubble={GREEN: SET * 2}, portfolio={GREEN: portfolio})
    run(pos, f"portfolio {card}")
    assert seen(pos, "players", GREEN, "portfolio_size") == 4
    assert legal(pos) == {f"replace {row}{number}" for number in (1, 2, 3)}
    assert refused(pos, "tuck", {"dock": "docks-full", "office": "office-full"}[row]).rule == "lisboa.4.1"


@pytest.mark.rule("lisboa.4.1")
def test_a_full_row_gains_nothing_by_a_card_of_the_other() -> None:
    """B2."""
    docks = "dock1:ship_red dock2:blue_king_2 dock3:ship_blue"
    pos = city(goods={GREEN: "gold"}, rubble={GREEN: SET * 2}, portfolio={GREEN: f"{docks} office1:red_treasury_2"})
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"replace dock1", "replace dock2", "replace dock3"}
    assert refused(pos, "replace office1", "docks-full").rule == "lisboa.4.1"
    assert refused(pos, "tuck", "portfolio-full").rule == "lisboa.4.2"


@pytest.mark.rule("lisboa.4.2")
@pytest.mark.parametrize(
    ("sets", "size"),
    [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7)],
)
def test_two_cards_and_one_more_for_each_set(sets: int, size: int) -> None:
    pos = city(rubble={GREEN: SET * sets + "fire"}, clergy={YELLOW: "cloister_school"})
    assert [seen(pos, "players", seat, "portfolio_size") for seat in (GREEN, YELLOW)] == [size, 3]


@pytest.mark.rule("lisboa.4.2")
@pytest.mark.parametrize("first", ["dock1:ship_blue", "office1:red_treasury_2"])
@pytest.mark.parametrize("card", ["blue_king_4", "blue_treasury_1"])
def test_the_first_two_cards_may_lie_anywhere(first: str, card: str) -> None:
    """Both in the docks, both in the office, or one in each."""
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: first})
    run(pos, f"portfolio {card}")
    if step(pos) == "slot":
        run(pos, "tuck")
    assert len(slots(pos, GREEN)) == 2 and card in slots(pos, GREEN).values()


@pytest.mark.rule("lisboa.4.2")
def test_x02_portfolio_limit() -> None:
    """Green has three cards and one set; a fourth card needs one of them to go first."""
    pos = city(
        goods={GREEN: "tools"},
        rubble={GREEN: SET},
        portfolio={GREEN: "dock1:blue_king_2 dock2:ship_blue office1:red_treasury_2"},
    )
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"replace dock1", "replace dock2", "replace office1"}
    refusal = refused(pos, "tuck", "portfolio-full")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.4.2", 4, 3)
    events = play(pos, "replace dock1")
    assert events == [CardDiscarded(GREEN, "blue_king_2"), CardTucked(GREEN, "blue_king_4")]
    assert slots(pos, GREEN) == {"dock1": "blue_king_4", "dock2": "ship_blue", "office1": "red_treasury_2"}


# ---- 4.3: making room


@pytest.mark.rule("lisboa.4.3")
def test_a_card_of_the_other_row_may_go_if_the_own_row_has_a_slot() -> None:
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock1:ship_blue office1:red_treasury_2"})
    run(pos, "portfolio blue_king_4", "replace office1")
    assert slots(pos, GREEN) == {"dock1": "ship_blue", "dock2": "blue_king_4"}
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock1:ship_blue office1:red_treasury_2"})
    run(pos, "portfolio blue_treasury_1", "replace dock1")
    assert slots(pos, GREEN) == {"office1": "red_treasury_2", "office2": "blue_treasury_1"}


@pytest.mark.rule("lisboa.4.3")
def test_with_room_to_spare_a_card_of_the_own_row_may_be_replaced() -> None:
    """A10, B2: but none of the other row."""
    pos = city(
        goods={GREEN: "tools"}, rubble={GREEN: SET}, portfolio={GREEN: "dock1:blue_king_2 office1:red_treasury_2"}
    )
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"tuck", "replace dock1"}
    assert refused(pos, "replace office1", "other-row").rule == "lisboa.4.3"
    run(pos, "replace dock1")
    assert slots(pos, GREEN) == {"dock1": "blue_king_4", "office1": "red_treasury_2"} and step(pos) == "business"


@pytest.mark.rule("lisboa.4.3")
def test_an_empty_slot_cannot_be_replaced() -> None:
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock2:blue_king_2"})
    run(pos, "portfolio blue_king_4")
    for slot in ("dock1", "office1"):
        assert refused(pos, f"replace {slot}", "empty-slot").rule == "lisboa.4.3"
    run(pos, "tuck")
    assert slots(pos, GREEN) == {"dock1": "blue_king_4", "dock2": "blue_king_2"}


@pytest.mark.rule("lisboa.4.3")
def test_a_discarded_ship_loses_its_cargo() -> None:
    """The goods are gone, and nobody scores for them."""
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock1:ship_red"}, cargo={(GREEN, 1): "gold"})
    events = play(pos, "portfolio blue_king_4", "replace dock1")
    assert CardDiscarded(GREEN, "ship_red") in events
    assert pos.loaded(0) == 0 and goods(pos, GREEN) == {"tools": 1} and pos.wigs[GREEN] == 7
    assert not any(move.startswith("load") for move in legal(pos))


@pytest.mark.rule("lisboa.4.3")
def test_a_discarded_ship_leaves_the_game() -> None:
    """A13: it does not go back to the yard."""
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock1:ship_red"}, yard={"ship_red": 1})
    run(pos, "portfolio blue_king_4", "replace dock1")
    assert seen(pos, "yard", "left", "ship_red") == 1


# ---- 4.4: Noble cards


@pytest.mark.rule("lisboa.4.4")
def test_x04_noble_reward() -> None:
    """Purple plays Manuel with 3 Influence: first the gold, then the slot. The gold may be traded at once; from now on
    a gain brings 3 more."""
    pos = city(seat=PURPLE)
    assert play(pos, "portfolio blue_manuel_1") == [
        CardPlayed(PURPLE, "blue_manuel_1"),
        GoodTaken(PURPLE, "gold", 1),
        CardTucked(PURPLE, "blue_manuel_1"),
    ]
    assert goods(pos, PURPLE) == {"gold": 1} and pos.influence[PURPLE] == 0
    run(pos, "trade recruit_officials gold", "official king", "done")
    assert goods(pos, PURPLE) == {}
    assert InfluenceGained(PURPLE, 3) in give(pos, PURPLE, "clergy", "te_deum")


@pytest.mark.rule("lisboa.4.4")
def test_a_card_does_not_count_for_its_own_reward() -> None:
    """A5: 2 of the ship, not 5."""
    pos = city(goods={GREEN: "tools"}, portfolio={GREEN: "dock1:ship_red"}, hands={GREEN: "red_marquis_2"})
    assert InfluenceGained(GREEN, 2) in play(pos, "portfolio red_marquis_2")
    assert pos.influence[GREEN] == 2
    pos = city(goods={GREEN: "tools"}, hands={GREEN: "red_marquis_2"}, influence={GREEN: 10})
    run(pos, "portfolio red_marquis_2")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (10, 5)


@pytest.mark.rule("lisboa.4.4")
def test_a_card_about_to_go_still_counts() -> None:
    """A58, trap 8: the portfolio is full; 2 of the ship and 3 of the King come first, then one of them goes."""
    full = {GREEN: "dock1:ship_red dock2:blue_king_1"}
    pos = city(goods={GREEN: "tools"}, portfolio=full, hands={GREEN: "red_marquis_2"})
    assert InfluenceGained(GREEN, 5) in play(pos, "portfolio red_marquis_2")
    run(pos, "replace dock2")
    assert pos.influence[GREEN] == 5 and slots(pos, GREEN) == {"dock1": "ship_red", "dock2": "red_marquis_2"}


# ---- 4.5: penalties


@pytest.mark.rule("lisboa.4.5")
def test_x05_noble_penalty() -> None:
    """Orange plays the Marquis with 5 Influence: the official at the King's comes home; then he sells."""
    pos = city(
        seat=ORANGE,
        goods={ORANGE: "gold"},
        offices={"king": {ORANGE: 1}},
        portfolio={GREEN: "dock1:ship_red"},
        hands={ORANGE: "red_marquis_5"},
    )
    events = play(pos, "portfolio red_marquis_5")
    assert OfficialReturned(ORANGE, "office_king") in events and office(pos, "king") == [0] * 4
    assert seen(pos, "players", ORANGE, "officials") == 8 and seen(pos, "players", ORANGE, "gain") == 5
    run(pos, "load gold p1_dock1")
    assert pos.reis[ORANGE] == 7


@pytest.mark.rule("lisboa.4.5")
def test_x05_without_an_official_nothing_is_lost() -> None:
    pos = city(seat=ORANGE, goods={ORANGE: "gold"}, offices={"king": {GREEN: 1}}, hands={ORANGE: "red_marquis_5"})
    assert [type(event) for event in play(pos, "portfolio red_marquis_5")] == [CardPlayed, CardTucked]
    assert slots(pos, ORANGE) == {"dock1": "red_marquis_5"} and office(pos, "king") == [1, 0, 0, 0]


@pytest.mark.rule("lisboa.4.5")
def test_the_owner_chooses_which_official_comes_home() -> None:
    """From an office or a plaza; of two that are due, as many as there are."""
    where = {"offices": {"king": {GREEN: 2, YELLOW: 1}}, "plazas": {"manuel": {GREEN: 1}}}
    pos = city(goods={GREEN: "gold"}, hands={GREEN: "red_marquis_5"}, **where)  # type: ignore[arg-type]
    run(pos, "portfolio red_marquis_5")
    assert legal(pos) == {"withdraw office_king", "withdraw plaza_manuel"}
    refused(pos, "withdraw office_manuel", "no-official-there")
    run(pos, "withdraw plaza_manuel")
    assert plaza(pos, "manuel") == [0] * 4 and office(pos, "king") == [2, 1, 0, 0] and step(pos) == "business"
    pos = city(plazas={"marquis": {GREEN: 1}})
    give(pos, GREEN, "penalty", "brown_marquis_5")
    assert plaza(pos, "marquis") == [0] * 4 and step(pos) == "play-card"


@pytest.mark.rule("lisboa.4.5")
def test_coins_for_a_penalty_but_no_influence() -> None:
    """A4: 4 are due, 3 are there; no discount helps either."""
    pos = city(
        goods={GREEN: "gold"},
        reis={GREEN: 3},
        influence={GREEN: 8},
        clergy={GREEN: "alms_chest"},
        hands={GREEN: "blue_marquis_5"},
    )
    assert ReisLost(GREEN, 3) in play(pos, "portfolio blue_marquis_5")
    assert (pos.reis[GREEN], pos.influence[GREEN]) == (0, 8)
    pos = city(reis={GREEN: 9}, clergy={GREEN: "alms_chest"})
    give(pos, GREEN, "penalty", "blue_marquis_5")
    assert pos.reis[GREEN] == 5


@pytest.mark.rule("lisboa.4.5")
@pytest.mark.parametrize(("wigs", "lost"), [(5, 2), (1, 1), (0, 0)])
def test_wigs_for_a_penalty_as_far_as_they_go(wigs: int, lost: int) -> None:
    pos = city(goods={GREEN: "gold"}, wigs={GREEN: wigs}, hands={GREEN: "blue_king_5"})
    events = play(pos, "portfolio blue_king_5")
    assert pos.wigs[GREEN] == wigs - lost
    assert [event.wigs for event in events if isinstance(event, WigsLost)] == ([lost] if lost else [])


@pytest.mark.rule("lisboa.4.5")
def test_goods_favors_and_clergy_for_a_penalty_as_far_as_they_go() -> None:
    """Nothing to lose: gold, cloth, a favor, a tile. One good, though two are due."""
    pos = city(goods={GREEN: "tools"}, favors={YELLOW: "king"}, clergy={YELLOW: "tithe_barn"})
    for card in ("red_manuel_5", "brown_king_5", "red_king_5", "purple_marquis_5"):
        assert give(pos, GREEN, "penalty", card) == []
    assert give(pos, GREEN, "penalty", "purple_manuel_5") != [] and goods(pos, GREEN) == {}
    assert favors(pos, YELLOW) == ["king"] and clergy(pos, YELLOW) == ["tithe_barn"]


@pytest.mark.rule("lisboa.4.5")
def test_a_favor_goes_back_to_its_stack_and_a_tile_out_of_the_game() -> None:
    pos = city(favors={GREEN: "king manuel"}, clergy={GREEN: "tithe_barn"})
    give(pos, GREEN, "penalty", "red_king_5")
    assert legal(pos) == {"return-favor king", "return-favor manuel"}
    run(pos, "return-favor king")
    assert favors(pos, GREEN) == ["manuel"] and seen(pos, "nobles", "king", "favors") == 4
    assert ClergyLost(GREEN, "tithe_barn") in give(pos, GREEN, "penalty", "purple_marquis_5")
    assert clergy(pos, GREEN) == [] and pos.wigs[GREEN] == 5 and pos.clergy_gone == 1


# ---- 4.6: Treasury cards


@pytest.mark.rule("lisboa.4.6")
def test_x06_subsidy() -> None:
    """The Treasury value is 3: green gets 3 réis and the marker falls to 2. The discount of 1 works from now on: the
    fee for an event, 2, would be 1."""
    pos = city(goods={GREEN: "tools"}, hands={GREEN: "blue_treasury_1 blue_treasury_2"})
    assert quote(pos, "portfolio blue_treasury_1") == {"reis": 3}
    assert play(pos, "portfolio blue_treasury_1") == [
        CardPlayed(GREEN, "blue_treasury_1"),
        SubsidyTaken(GREEN, 3),
        TreasuryMoved(2),
        CardTucked(GREEN, "blue_treasury_1"),
    ]
    assert (pos.reis[GREEN], pos.value(), step(pos)) == (3, 2, "business")
    run(pos, "trade acquire_plan tools", "plan blue")
    assert plans(pos, GREEN) == ["blue-2"]
    pos = city(portfolio={GREEN: "office1:blue_treasury_1"}, treasury=2, hands={GREEN: "blue_treasury_2"})
    assert quote(pos, "sponsor blue_treasury_2") == {"reis": -1}


@pytest.mark.rule("lisboa.4.6")
def test_a_benefit_works_in_the_very_same_sale_or_trade() -> None:
    """Trap 34: 2 more for cloth; 1 for each good traded; 3 for the first sale."""
    pos = city(goods={GREEN: "cloth"}, portfolio={YELLOW: "dock1:ship_blue"}, hands={GREEN: "blue_treasury_6"})
    run(pos, "portfolio blue_treasury_6")
    assert quote(pos, "load cloth p2_dock1") == {"reis": 7}
    pos = city(goods={GREEN: "cloth tools"}, hands={GREEN: "brown_treasury_2"})
    run(pos, "portfolio brown_treasury_2")
    assert BonusPaid(GREEN, 1) in play(pos, "trade get_favor cloth") and pos.reis[GREEN] == 4
    pos = city(goods={GREEN: "cloth"}, portfolio={YELLOW: "dock1:ship_blue"}, hands={GREEN: "blue_treasury_3"})
    run(pos, "portfolio blue_treasury_3", "load cloth p2_dock1")
    assert pos.reis[GREEN] == 3 + 3 + 5


@pytest.mark.rule("lisboa.4.6")
def test_benefits_add_up_and_end_with_their_card() -> None:
    """Gold at 6, +2, +1, +1 of a clergy tile."""
    pos = city(
        goods={GREEN: "gold"},
        rubble={GREEN: SET},
        portfolio={GREEN: "office1:purple_treasury_3 office2:brown_treasury_3", YELLOW: "dock1:ship_blue"},
        clergy={GREEN: "mission_trade"},
    )
    run(pos, "portfolio blue_king_4")
    assert quote(pos, "load gold p2_dock1") == {"reis": 10}
    pos = city(
        goods={GREEN: "gold"},
        portfolio={GREEN: "office1:purple_treasury_3 office2:brown_treasury_3", YELLOW: "dock1:ship_blue"},
    )
    run(pos, "portfolio blue_king_4", "replace office1")
    assert quote(pos, "load gold p2_dock1") == {"reis": 7}


@pytest.mark.rule("lisboa.4.6")
def test_a_subsidy_grows_by_a_card_that_goes_in_the_same_play() -> None:
    """Trap 33: 3 of the Treasury and 3 of the card in the office, before it is replaced."""
    office = {GREEN: "dock1:ship_blue office1:red_treasury_3"}
    pos = city(goods={GREEN: "gold"}, portfolio=office)
    assert quote(pos, "portfolio blue_treasury_1") == {"reis": 6}
    assert SubsidyTaken(GREEN, 6) in play(pos, "portfolio blue_treasury_1")
    run(pos, "replace office1")
    assert slots(pos, GREEN) == {"dock1": "ship_blue", "office1": "blue_treasury_1"} and pos.reis[GREEN] == 6
