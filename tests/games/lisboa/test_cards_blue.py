"""The blue cards, 1755 to 1757: what each Noble card changes on its way to the portfolio, what each Treasury card is
good for there, and what its event does."""

import pytest

from tests.games.lisboa.ledger import Change, change, opening, shopping, tucked, turn
from tests.games.lisboa.table import GREEN, play, step


@pytest.mark.rule("lisboa.4.4")
@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        ("blue_manuel_1", "", {"docks": 3, "gold": 1}),
        ("blue_manuel_2", "official manuel, official king", {"docks": 2, "officials": 2}),
        ("blue_manuel_3", "plan green", {"docks": 3, "plans": 1}),
        ("blue_manuel_4", "", {"docks": 3, "tools": 1}),
        ("blue_manuel_5", "return books", {"docks": 5, "books": -1}),
        ("blue_marquis_1", "", {"docks": 3, "books": 1}),
        ("blue_marquis_2", "", {"docks": 3, "reis": 5}),
        ("blue_marquis_3", "treasury up", {"docks": 3, "reis": 3, "treasury": 1}),
        ("blue_marquis_4", "produce cloth", {"docks": 3, "cloth": 2, "cloth price": -1}),
        ("blue_marquis_5", "", {"docks": 5, "reis": -4}),
        ("blue_king_1", "", {"docks": 3, "cloth": 1}),
        ("blue_king_2", "clergy top", {"docks": 2, "clergy": 1, "cardinal": 1}),
        ("blue_king_3", "", {"docks": 2, "favors": 1}),
        ("blue_king_4", "", {"docks": 3, "wigs": 2}),
        ("blue_king_5", "", {"docks": 5, "wigs": -2}),
    ],
)
def test_a_noble_card_goes_to_the_portfolio(card: str, choices: str, expected: Change) -> None:
    assert tucked(card, choices) == expected


@pytest.mark.rule("lisboa.4.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_treasury_card_brings_the_subsidy(number: int) -> None:
    pos = turn(f"blue_treasury_{number}", goods={GREEN: "cloth"}, treasury=4)
    assert change(pos, f"portfolio blue_treasury_{number}") == {"reis": 4, "treasury": -1}
    assert step(pos) == "business"


# ---- 1: Mint saved from flames


@pytest.mark.rule("lisboa.17.6")
def test_mint_event_sells_four_goods_at_one_more() -> None:
    pos = turn("blue_treasury_1", goods={GREEN: "gold gold cloth books tools"}, reis={GREEN: 3})
    sold = ["market gold", "market cloth", "market books", "market tools"]
    found = change(pos, "sponsor blue_treasury_1", "part", *sold)
    assert found == {"reis": -3 + 7 + 6 + 6 + 6, "gold": -1, "cloth": -1, "books": -1, "tools": -1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.10")
def test_mint_makes_every_payment_one_cheaper() -> None:
    pos = turn("blue_treasury_4", portfolio={GREEN: "office1:blue_treasury_1"}, reis={GREEN: 10})
    assert change(pos, "sponsor blue_treasury_4") == {"reis": -2}
    pos = shopping("blue_manuel_1", portfolio={GREEN: "office1:blue_treasury_1"})
    assert change(pos, "build a3 books", "house left") == {"reis": -2, "books": 1, "stores": 1}


# ---- 2: Grão-Pará company


@pytest.mark.rule("lisboa.17.9")
def test_grao_para_event_builds_a_ship_and_recruits() -> None:
    pos = turn("blue_treasury_2", goods={GREEN: "cloth books"}, reis={GREEN: 3}, yard={"ship_red": 1})
    ship = change(pos, "sponsor blue_treasury_2", "part", "pay-good cloth")
    assert ship == {"reis": -3, "cloth": -1, "ships": 1, "docks": 2, "influence": 2, "treasury": 1}
    assert change(pos, "part", "official manuel", "official king") == {"officials": 2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.11")
def test_grao_para_pays_one_more_on_the_own_ship() -> None:
    pos = turn("blue_treasury_2", goods={GREEN: "cloth books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio blue_treasury_2", "load cloth p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 7 + 7, "cloth": -1, "books": -1, "wigs": 2, "treasury": -1}


# ---- 3: Board of Trade


@pytest.mark.rule("lisboa.17.9")
def test_board_of_trade_event_produces_and_sells() -> None:
    portfolio = {GREEN: "dock1:ship_blue"}
    pos = turn("blue_treasury_3", stores={"a2": (GREEN, "cloth")}, portfolio=portfolio, reis={GREEN: 3})
    assert change(pos, "sponsor blue_treasury_3", "part") == {"reis": -3, "cloth": 1, "cloth price": -1}
    assert change(pos, "part", "load cloth p1_dock1") == {"reis": 4 + 1, "cloth": -1, "wigs": 1}


@pytest.mark.rule("lisboa.17.11")
def test_board_of_trade_pays_three_once_a_sale() -> None:
    pos = turn("blue_treasury_3", goods={GREEN: "cloth books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio blue_treasury_3", "load cloth p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 3 + 6 + 6, "cloth": -1, "books": -1, "wigs": 2, "treasury": -1}


# ---- 4: British relief


@pytest.mark.rule("lisboa.17.1")
def test_british_relief_event_brings_one_good_of_each_type() -> None:
    pos = turn("blue_treasury_4", reis={GREEN: 3})
    found = change(pos, "sponsor blue_treasury_4", "part", "good tools", "good gold", "good books")
    assert found == {"reis": -3, "gold": 1, "cloth": 1, "books": 1, "tools": 1}


@pytest.mark.rule("lisboa.17.10")
def test_british_relief_makes_land_two_cheaper() -> None:
    pos = shopping("blue_manuel_1", portfolio={GREEN: "office1:blue_treasury_4"}, rows={"a": "fire fire"})
    found = change(pos, "build a3 books", "house left")
    assert found == {"reis": -(3 + 2 - 2), "books": 1, "fire": 1, "stores": 1}


# ---- 5: Merchants grant four percent


@pytest.mark.rule("lisboa.17.9")
def test_merchants_grant_event_builds_a_store() -> None:
    pos = turn("blue_treasury_5", reis={GREEN: 8}, rows={"a": "fire fire"})
    found = change(pos, "sponsor blue_treasury_5", "part", "build a3 books", "house left")
    assert found == {"reis": -3 - (3 + 2), "books": 1, "fire": 1, "stores": 1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.10")
def test_merchants_grant_makes_hired_officials_two_cheaper() -> None:
    pos = opening("blue_king_1", portfolio={GREEN: "office1:blue_treasury_5"}, treasury=4)
    play(pos, "open east_c")
    found = change(pos, "complete blue-2", script=["arsenal_real"])
    assert found == {"reis": -2 * (4 - 2), "plans": -1, "completed": 1, "buildings": 1}


# ---- 6: Silk factory statutes


@pytest.mark.rule("lisboa.17.9")
def test_silk_factory_event_recruits_plans_and_meets_the_cardinal() -> None:
    pos = turn("blue_treasury_6", reis={GREEN: 3})
    assert change(pos, "sponsor blue_treasury_6", "part", "official king", "official manuel") == {
        "reis": -3,
        "officials": 2,
    }
    assert change(pos, "part", "plan blue") == {"plans": 1}
    assert change(pos, "part", "cardinal 2", "clergy lower_right") == {"clergy": 1, "cardinal": 2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.11")
def test_silk_factory_pays_two_more_for_cloth_alone() -> None:
    pos = turn("blue_treasury_6", goods={GREEN: "cloth books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "portfolio blue_treasury_6", "load cloth p1_dock1", "load books p1_dock1")
    assert found == {"reis": 3 + 8 + 6, "cloth": -1, "books": -1, "wigs": 2, "treasury": -1}
