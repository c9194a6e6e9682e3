"""The brown cards, 1769 to 1777: what each Noble card changes on its way to the portfolio, what each Treasury card is
good for there, and what its event does."""

import pytest

from tests.games.lisboa.ledger import Change, change, opening, shopping, tucked, turn
from tests.games.lisboa.table import GREEN, play, refused, step


@pytest.mark.rule("lisboa.4.4")
@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        ("brown_manuel_1", "good gold, good tools", {"docks": 3, "gold": 1, "tools": 1}),
        ("brown_manuel_2", "official manuel, official marquis", {"docks": 4, "officials": 2}),
        ("brown_manuel_3", "rubble earthquake", {"docks": 3, "earthquake": 1, "pile": -1}),
        ("brown_manuel_4", "", {"docks": 4, "gold": 1}),
        ("brown_manuel_5", "", {"docks": 6, "reis": -5}),
        ("brown_marquis_1", "", {"docks": 4, "influence": 2}),
        ("brown_marquis_2", "market gold, market books", {"docks": 3, "reis": 13, "gold": -1, "books": -1}),
        ("brown_marquis_3", "", {"docks": 4, "reis": 6}),
        ("brown_marquis_4", "treasury down", {"docks": 3, "treasury": -1, "wigs": 2}),
        ("brown_marquis_5", "withdraw office_marquis, withdraw office_king", {"docks": 6, "officials": -2}),
        ("brown_king_1", "", {"docks": 3, "wigs": 3}),
        ("brown_king_2", "", {"docks": 3, "favors": 1}),
        ("brown_king_3", "", {"docks": 4, "cloth": 1}),
        ("brown_king_4", "clergy upper_right", {"docks": 3, "clergy": 1, "cardinal": 1}),
        ("brown_king_5", "", {"docks": 6, "cloth": -1}),
    ],
)
def test_a_noble_card_goes_to_the_portfolio(card: str, choices: str, expected: Change) -> None:
    assert tucked(card, choices) == expected


@pytest.mark.rule("lisboa.17.1")
def test_the_rope_works_bring_two_different_goods() -> None:
    pos = turn("brown_manuel_1", goods={GREEN: "cloth"})
    play(pos, "portfolio brown_manuel_1", "good gold")
    assert refused(pos, "good gold", "chosen-already").rule == "lisboa.17.1"


@pytest.mark.rule("lisboa.4.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_treasury_card_brings_the_subsidy(number: int) -> None:
    pos = turn(f"brown_treasury_{number}", goods={GREEN: "cloth"}, treasury=2)
    assert change(pos, f"portfolio brown_treasury_{number}") == {"reis": 2, "treasury": -1}
    assert step(pos) == "business"


# ---- 1: Marinha Grande glassworks


@pytest.mark.rule("lisboa.17.9")
def test_glassworks_event_builds_a_store_two_cheaper() -> None:
    pos = turn("brown_treasury_1", reis={GREEN: 6}, rows={"e": "fire fire"})
    found = change(pos, "sponsor brown_treasury_1", "part", "build e3 cloth", "house left")
    assert found == {"reis": -3 - (3 + 2 - 2), "cloth": 1, "fire": 1, "stores": 1}


@pytest.mark.rule("lisboa.17.10")
def test_glassworks_make_hired_officials_three_cheaper() -> None:
    pos = opening("brown_king_1", portfolio={GREEN: "office1:brown_treasury_1"}, treasury=4)
    play(pos, "open east_c")
    found = change(pos, "complete blue-2", script=["arsenal_real"])
    assert found == {"reis": -2 * (4 - 3), "plans": -1, "completed": 1, "buildings": 1}


# ---- 2: Merchants must register


@pytest.mark.rule("lisboa.17.9")
def test_register_event_takes_three_state_actions() -> None:
    pos = turn("brown_treasury_2", reis={GREEN: 3}, stores={"a2": (GREEN, "cloth")})
    found = change(pos, "sponsor brown_treasury_2", "part", "state produce_goods")
    assert found == {"reis": -3, "cloth": 1, "cloth price": -1}
    assert change(pos, "state meet_cardinal", "cardinal 1", "clergy top") == {"clergy": 1, "cardinal": 1}
    assert change(pos, "state acquire_plan", "plan blue") == {"plans": 1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.11")
def test_register_pays_one_for_each_good_traded() -> None:
    pos = turn("brown_treasury_2", goods={GREEN: "cloth tools"})
    first = change(pos, "portfolio brown_treasury_2", "trade get_favor cloth", "favor king")
    assert first == {"reis": 3 + 1, "cloth": -1, "favors": 1, "treasury": -1}
    assert change(pos, "trade acquire_plan tools", "plan blue") == {"reis": 1, "tools": -1, "plans": 1}


# ---- 3: Crown takes diamond mines


@pytest.mark.rule("lisboa.17.4")
def test_diamond_event_brings_rubble_influence_and_a_wig() -> None:
    laid = {"pile": "fire fire tsunami earthquake", "portfolio": {GREEN: "dock1:ship_red"}, "reis": {GREEN: 3}}
    pos = turn("brown_treasury_3", **laid)
    found = change(pos, "sponsor brown_treasury_3", "part", "rubble fire", "rubble tsunami")
    assert found == {"reis": -3, "fire": 1, "tsunami": 1, "pile": -2}
    assert change(pos, "part") == {"influence": 2}
    assert change(pos, "part") == {"wigs": 1}


@pytest.mark.rule("lisboa.17.11")
def test_diamonds_pay_one_more_for_every_good() -> None:
    goods = {GREEN: "gold cloth books tools"}
    pos = turn("brown_treasury_3", goods=goods, portfolio={GREEN: "dock1:ship_brown"})
    sold = ["load gold p1_dock1", "load cloth p1_dock1", "load books p1_dock1", "load tools p1_dock1"]
    found = change(pos, "portfolio brown_treasury_3", *sold)
    loaded = {"gold": -1, "cloth": -1, "books": -1, "tools": -1}
    assert found == {**loaded, "reis": 3 + 10 + 9 + 9 + 9, "wigs": 4, "treasury": -1}


# ---- 4: Literary subsidy


@pytest.mark.rule("lisboa.17.9")
def test_literary_event_brings_two_decrees() -> None:
    pos = turn("brown_treasury_4", reis={GREEN: 3})
    found = change(pos, "sponsor brown_treasury_4", "part", "decree toolmakers", "decree drapers")
    assert found == {"reis": -3, "decrees": 2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.17.10")
def test_literary_subsidy_makes_every_payment_two_cheaper() -> None:
    pos = turn("purple_treasury_5", portfolio={GREEN: "office1:brown_treasury_4"}, reis={GREEN: 10})
    assert change(pos, "sponsor purple_treasury_5") == {"reis": -1}
    pos = shopping("brown_manuel_1", portfolio={GREEN: "office1:brown_treasury_4"}, treasury=4)
    assert change(pos, "build c2 gold", "house left") == {"reis": -2, "cloth": 1, "stores": 1}


# ---- 5: Algarve fisheries


@pytest.mark.rule("lisboa.17.9")
def test_fisheries_event_opens_a_building() -> None:
    pos = turn("brown_treasury_5", plans={GREEN: "green-3"}, plazas={"king": {GREEN: 3}}, reis={GREEN: 3})
    found = change(pos, "sponsor brown_treasury_5", "part", "open east_c", "complete green-3", script=["arsenal_real"])
    assert found == {"reis": -3, "wigs": 2, "officials": -3, "plans": -1, "completed": 1, "buildings": 1}


@pytest.mark.rule("lisboa.17.10")
def test_fisheries_make_land_three_cheaper() -> None:
    pos = shopping("brown_manuel_1", portfolio={GREEN: "office1:brown_treasury_5"}, treasury=4)
    assert change(pos, "build c2 gold", "house left") == {"reis": -1, "cloth": 1, "stores": 1}
