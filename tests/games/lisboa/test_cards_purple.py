"""The purple cards, 1763 to 1768: what each Noble card changes on its way to the portfolio, what each Treasury card is
good for there, and what its event does."""

import pytest

from tests.games.lisboa.ledger import Change, change, shopping, tucked, turn
from tests.games.lisboa.table import GREEN, YELLOW, play, step


@pytest.mark.rule("lisboa.4.4")
@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        ("purple_manuel_1", "", {"docks": 4, "tools": 1}),
        ("purple_manuel_2", "plan green", {"docks": 4, "plans": 1}),
        ("purple_manuel_3", "official manuel, official marquis", {"docks": 4, "officials": 2}),
        ("purple_manuel_4", "rubble tsunami", {"docks": 3, "tsunami": 1, "pile": -1}),
        ("purple_manuel_5", "return tools, return gold", {"docks": 6, "tools": -1, "gold": -1}),
        ("purple_marquis_1", "", {"docks": 4, "books": 1}),
        ("purple_marquis_2", "", {"docks": 4, "reis": 5}),
        ("purple_marquis_3", "produce books", {"docks": 4, "books": 1, "books price": -1}),
        ("purple_marquis_4", "", {"docks": 3, "influence": 2}),
        ("purple_marquis_5", "lose te_deum", {"docks": 6, "clergy": -1}),
        ("purple_king_1", "", {"docks": 4, "cloth": 1}),
        ("purple_king_2", "clergy top", {"docks": 3, "clergy": 1, "cardinal": 1}),
        ("purple_king_3", "", {"docks": 3, "wigs": 3}),
        ("purple_king_4", "", {"docks": 3, "favors": 1}),
        ("purple_king_5", "", {"docks": 6, "wigs": -2}),
    ],
)
def test_a_noble_card_goes_to_the_portfolio(card: str, choices: str, expected: Change) -> None:
    assert tucked(card, choices) == expected


@pytest.mark.rule("lisboa.4.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_treasury_card_brings_the_subsidy(number: int) -> None:
    pos = turn(f"purple_treasury_{number}", goods={GREEN: "cloth"}, treasury=6)
    assert change(pos, f"portfolio purple_treasury_{number}") == {"reis": 6, "treasury": -1}
    assert step(pos) == "business"


# ---- 1: Brazil's capital moves to Rio


@pytest.mark.rule("lisboa.17.9")
def test_rio_event_produces_and_builds_a_ship() -> None:
    stores, goods = {"a2": (GREEN, "cloth")}, {GREEN: "gold books"}
    pos = turn("purple_treasury_1", stores=stores, goods=goods, reis={GREEN: 3}, houses={GREEN: "left"})
    assert change(pos, "sponsor purple_treasury_1", "part") == {"reis": -3, "cloth": 1, "cloth price": -1}
    ship = change(pos, "part", "pay-good gold", "pay-good cloth")
    assert ship == {"gold": -1, "cloth": -1, "ships": 1, "docks": 1, "influence": 1, "treasury": 1}


@pytest.mark.rule("lisboa.17.11")
def test_rio_sells_one_good_without_a_ship() -> None:
    pos = turn("purple_treasury_1", goods={GREEN: "gold gold"})
    found = change(pos, "portfolio purple_treasury_1", "market gold")
    assert found == {"reis": 3 + 6, "gold": -1, "treasury": -1}
    assert step(pos) == "take-card"


# ---- 2: Brazil fleets abolished


@pytest.mark.rule("lisboa.17.9")
def test_fleets_event_sells_at_two_more_and_brings_a_favor() -> None:
    portfolio = {GREEN: "dock1:ship_blue"}
    pos = turn("purple_treasury_2", goods={GREEN: "cloth"}, portfolio=portfolio, reis={GREEN: 3})
    sale = change(pos, "sponsor purple_treasury_2", "part", "load cloth p1_dock1")
    assert sale == {"reis": -3 + 5 + 2, "cloth": -1, "wigs": 1}
    assert change(pos, "part", "favor king") == {"favors": 1}


@pytest.mark.rule("lisboa.17.11")
def test_fleets_collect_two_for_each_good_that_others_load() -> None:
    portfolio = {YELLOW: "dock1:ship_brown office1:purple_treasury_2"}
    pos = turn("purple_king_1", goods={GREEN: "cloth books"}, portfolio=portfolio)
    play(pos, "portfolio purple_king_1")
    found = change(pos, "load cloth p2_dock1", "load books p2_dock1", seat=YELLOW)
    assert found == {"reis": 4}


# ---- 3: Colonial goldsmiths banned


@pytest.mark.rule("lisboa.17.9")
def test_goldsmiths_event_builds_a_store() -> None:
    pos = turn("purple_treasury_3", reis={GREEN: 6})
    found = change(pos, "sponsor purple_treasury_3", "part", "build d4 books", "house middle")
    assert found == {"reis": -6, "tools": 1, "stores": 1}


@pytest.mark.rule("lisboa.17.11")
def test_goldsmiths_pay_two_more_for_gold_alone() -> None:
    pos = turn("purple_treasury_3", goods={GREEN: "gold books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio purple_treasury_3", "load gold p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 9 + 6, "gold": -1, "books": -1, "wigs": 2, "treasury": -1}


# ---- 4: Rato pottery works


@pytest.mark.rule("lisboa.17.9")
def test_rato_event_opens_a_building() -> None:
    pos = turn("purple_treasury_4", plans={GREEN: "green-2"}, offices={"king": {GREEN: 1}}, reis={GREEN: 6})
    found = change(pos, "sponsor purple_treasury_4", "part", "open east_c", "complete green-2", script=["arsenal_real"])
    assert found == {"reis": -6, "wigs": 2, "officials": -1, "plans": -1, "completed": 1, "buildings": 1}


@pytest.mark.rule("lisboa.17.11")
def test_rato_pays_two_more_for_tools_alone() -> None:
    pos = turn("purple_treasury_4", goods={GREEN: "tools books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio purple_treasury_4", "load tools p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 8 + 6, "tools": -1, "books": -1, "wigs": 2, "treasury": -1}


# ---- 5: Royal Press


@pytest.mark.rule("lisboa.17.9")
def test_royal_press_event_brings_two_decrees() -> None:
    pos = turn("purple_treasury_5", reis={GREEN: 3})
    found = change(pos, "sponsor purple_treasury_5", "part", "decree drapers", "decree goldsmiths")
    assert found == {"reis": -3, "decrees": 2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.10")
def test_royal_press_makes_land_two_cheaper() -> None:
    pos = shopping("purple_manuel_1", portfolio={GREEN: "office1:purple_treasury_5"}, columns={4: "earthquake fire"})
    found = change(pos, "build d4 books", "cube column earthquake", "house left")
    assert found == {"reis": -(3 + 2 - 2), "tools": 1, "earthquake": 1, "stores": 1}


# ---- 6: New Christian rolls destroyed


@pytest.mark.rule("lisboa.17.9")
def test_rolls_event_meets_the_cardinal_and_brings_a_favor_and_influence() -> None:
    pos = turn("purple_treasury_6", portfolio={GREEN: "dock1:ship_red"}, reis={GREEN: 3})
    found = change(pos, "sponsor purple_treasury_6", "part", "cardinal 2", "clergy lower_right")
    assert found == {"reis": -3, "clergy": 1, "cardinal": 2}
    assert change(pos, "part", "favor manuel") == {"favors": 1}
    assert change(pos, "part") == {"influence": 2}


@pytest.mark.rule("lisboa.17.11")
def test_rolls_keep_prices_at_four() -> None:
    prices = {"cloth": 2, "books": 5}
    pos = turn("purple_treasury_6", goods={GREEN: "cloth books"}, prices=prices, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio purple_treasury_6", "load cloth p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 5 + 6, "cloth": -1, "books": -1, "wigs": 2, "treasury": -1}
