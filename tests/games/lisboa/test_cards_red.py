"""The red cards, 1758 to 1762: what each Noble card changes on its way to the portfolio, what each Treasury card is
good for there, and what its event does."""

import pytest

from tests.games.lisboa.ledger import Change, change, shopping, tucked, turn
from tests.games.lisboa.table import GREEN, step


@pytest.mark.rule("lisboa.4.4")
@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        ("red_manuel_1", "", {"docks": 3, "tools": 1}),
        ("red_manuel_2", "plan blue", {"docks": 3, "plans": 1}),
        ("red_manuel_3", "official marquis, official king", {"docks": 3, "officials": 2}),
        ("red_manuel_4", "rubble fire", {"docks": 2, "fire": 1, "pile": -1}),
        ("red_manuel_5", "", {"docks": 5, "gold": -1}),
        ("red_marquis_1", "", {"docks": 3, "books": 1}),
        ("red_marquis_2", "", {"docks": 3, "influence": 2}),
        ("red_marquis_3", "", {"docks": 3, "reis": 5}),
        ("red_marquis_4", "market gold, market cloth", {"docks": 2, "reis": 11, "gold": -1, "cloth": -1}),
        ("red_marquis_5", "withdraw office_king", {"docks": 5, "officials": -1}),
        ("red_king_1", "", {"docks": 3, "gold": 1}),
        ("red_king_2", "clergy upper_right", {"docks": 2, "clergy": 1, "cardinal": 1}),
        ("red_king_3", "", {"docks": 3, "wigs": 2}),
        ("red_king_4", "good tools", {"docks": 3, "tools": 1}),
        ("red_king_5", "return-favor manuel", {"docks": 5, "favors": -1}),
    ],
)
def test_a_noble_card_goes_to_the_portfolio(card: str, choices: str, expected: Change) -> None:
    assert tucked(card, choices) == expected


@pytest.mark.rule("lisboa.4.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_treasury_card_brings_the_subsidy(number: int) -> None:
    pos = turn(f"red_treasury_{number}", goods={GREEN: "cloth"}, treasury=5)
    assert change(pos, f"portfolio red_treasury_{number}") == {"reis": 5, "treasury": -1}
    assert step(pos) == "business"


# ---- 1: School of Commerce


@pytest.mark.rule("lisboa.17.9")
def test_school_of_commerce_event_brings_a_decree_and_produces() -> None:
    pos = turn("red_treasury_1", stores={"a2": (GREEN, "cloth")}, reis={GREEN: 3})
    assert change(pos, "sponsor red_treasury_1", "part", "decree drapers") == {"reis": -3, "decrees": 1}
    assert change(pos, "part") == {"cloth": 1, "cloth price": -1}


@pytest.mark.rule("lisboa.17.11")
def test_school_of_commerce_pays_two_more_for_books_alone() -> None:
    pos = turn("red_treasury_1", goods={GREEN: "cloth books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio red_treasury_1", "load cloth p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 6 + 8, "cloth": -1, "books": -1, "wigs": 2, "treasury": -1}


# ---- 2: Pernambuco company


@pytest.mark.rule("lisboa.17.9")
def test_pernambuco_event_builds_a_ship_and_sells_to_it() -> None:
    pos = turn("red_treasury_2", goods={GREEN: "cloth books"}, reis={GREEN: 3}, yard={"ship_red": 1})
    ship = change(pos, "sponsor red_treasury_2", "part", "pay-good cloth")
    assert ship == {"reis": -3, "cloth": -1, "ships": 1, "docks": 2, "influence": 2, "treasury": 1}
    assert change(pos, "part", "load books p1_dock1") == {"reis": 6, "books": -1}


@pytest.mark.rule("lisboa.17.11")
def test_pernambuco_pays_three_when_a_ship_sails() -> None:
    pos = turn("red_treasury_2", goods={GREEN: "cloth"}, portfolio={GREEN: "dock1:ship_blue"})
    found = change(pos, "portfolio red_treasury_2", "load cloth p1_dock1")
    assert found == {"reis": 3 + 5 + 3, "cloth": -1, "wigs": 1, "treasury": -1}


# ---- 3: Royal Treasury


@pytest.mark.rule("lisboa.17.9")
def test_royal_treasury_event_takes_three_state_actions() -> None:
    pos = turn("red_treasury_3", reis={GREEN: 3})
    assert change(pos, "sponsor red_treasury_3", "part", "state get_favor", "favor king") == {"reis": -3, "favors": 1}
    assert change(pos, "state acquire_plan", "plan green") == {"plans": 1}
    assert change(pos, "state recruit_officials", "official king", "official manuel") == {"officials": 2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.11")
def test_royal_treasury_adds_three_to_later_subsidies() -> None:
    pos = turn("blue_treasury_4", goods={GREEN: "cloth"}, portfolio={GREEN: "office1:red_treasury_3"})
    assert change(pos, "portfolio blue_treasury_4", "tuck") == {"reis": 3 + 3, "treasury": -1}


# ---- 4: House of Accounts


@pytest.mark.rule("lisboa.17.9")
def test_house_of_accounts_event_opens_a_building() -> None:
    offices = {"marquis": {GREEN: 2}}
    pos = turn("red_treasury_4", plans={GREEN: "blue-2"}, offices=offices, reis={GREEN: 3})
    found = change(pos, "sponsor red_treasury_4", "part", "open east_c", "complete blue-2", script=["arsenal_real"])
    assert found == {"reis": -3, "wigs": 2, "officials": -2, "plans": -1, "completed": 1, "buildings": 1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.10")
def test_house_of_accounts_makes_events_three_cheaper() -> None:
    pos = turn("blue_treasury_4", portfolio={GREEN: "office1:red_treasury_4"}, reis={GREEN: 10}, treasury=5)
    assert change(pos, "sponsor blue_treasury_4") == {"reis": -2}


# ---- 5: War tenth


@pytest.mark.rule("lisboa.17.9")
def test_war_tenth_event_builds_a_store() -> None:
    pos = turn("red_treasury_5", reis={GREEN: 6})
    found = change(pos, "sponsor red_treasury_5", "part", "build c2 gold", "house right")
    assert found == {"reis": -6, "cloth": 1, "stores": 1}


@pytest.mark.rule("lisboa.17.10")
def test_war_tenth_makes_every_payment_one_cheaper() -> None:
    pos = turn("blue_treasury_4", portfolio={GREEN: "office1:red_treasury_5"}, reis={GREEN: 10})
    assert change(pos, "sponsor blue_treasury_4") == {"reis": -2}
    pos = shopping("red_manuel_1", portfolio={GREEN: "office1:red_treasury_5"}, treasury=4)
    assert change(pos, "build c2 gold", "house left") == {"reis": -3, "cloth": 1, "stores": 1}
