"""The 25 lands: what each gives to whoever builds there, and which streets it touches."""

import pytest

from tests.games.lisboa.ledger import Change, change, moves, shopping
from tests.games.lisboa.table import GREEN, legal, play, refused, step

GOLD, CLOTH, BOOKS, TOOLS = "gold", "cloth", "books", "tools"


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.rule("lisboa.17.2")
@pytest.mark.rule("lisboa.17.3")
@pytest.mark.parametrize(
    ("land", "street", "choices", "expected"),
    [
        ("a1", GOLD, "", {"reis": 5 - 3}),
        ("a2", GOLD, "pay 0", {"reis": -3, "influence": 2}),
        ("a3", CLOTH, "", {"reis": -3, "books": 1}),
        ("a4", BOOKS, "official manuel, official king", {"reis": -3, "officials": 2}),
        ("a5", TOOLS, "", {"reis": -3, "tools": 1}),
        ("b1", GOLD, "", {"reis": -3, "gold": 1}),
        ("b2", CLOTH, "clergy top", {"reis": -3, "clergy": 1, "cardinal": 1}),
        ("b3", BOOKS, "plan green", {"reis": -3, "plans": 1}),
        ("b4", TOOLS, "", {"reis": 5 - 3}),
        ("b5", TOOLS, "", {"reis": -3, "wigs": 2}),
        ("c1", GOLD, "rubble fire", {"reis": -3, "fire": 1, "pile": -1}),
        ("c2", GOLD, "", {"reis": -3, "cloth": 1}),
        ("c3", CLOTH, "pay 0", {"reis": -3, "influence": 2}),
        ("c4", BOOKS, "clergy upper_right", {"reis": -3, "clergy": 1, "cardinal": 1}),
        ("c5", TOOLS, "", {"reis": 4 - 3}),
        ("d1", GOLD, "official marquis, official king", {"reis": -3, "officials": 2}),
        ("d2", CLOTH, "", {"reis": 5 - 3}),
        ("d3", BOOKS, "favor marquis", {"reis": -3, "favors": 1}),
        ("d4", TOOLS, "", {"reis": -3, "tools": 1}),
        ("d5", TOOLS, "pay 0", {"reis": -3, "influence": 2}),
        ("e1", GOLD, "clergy top", {"reis": -3, "clergy": 1, "cardinal": 1}),
        ("e2", CLOTH, "", {"reis": -3, "gold": 1}),
        ("e3", BOOKS, "", {"reis": -3, "cloth": 1}),
        ("e4", TOOLS, "rubble tsunami", {"reis": -3, "tsunami": 1, "pile": -1}),
        ("e5", TOOLS, "plan blue", {"reis": -3, "plans": 1}),
    ],
)
def test_a_land_gives_its_reward_and_costs_the_treasury_value(
    land: str, street: str, choices: str, expected: Change
) -> None:
    """No rubble lies downtown; the only ship brings 2 Influence."""
    pos = shopping("blue_manuel_1", portfolio={GREEN: "dock1:ship_red"}, pile="earthquake fire tsunami")
    assert change(pos, f"build {land} {street}", *moves(choices), "house left") == {**expected, "stores": 1}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.1.2")
@pytest.mark.rule("lisboa.10.1")
@pytest.mark.parametrize(
    ("column", "streets"),
    [
        (1, {GOLD}),
        (2, {GOLD, CLOTH}),
        (3, {CLOTH, BOOKS}),
        (4, {BOOKS, TOOLS}),
        (5, {TOOLS}),
    ],
)
def test_a_store_faces_a_street_beside_its_column(column: int, streets: set[str]) -> None:
    pos = shopping("blue_manuel_1")
    offered = legal(pos)
    for row in "abcde":
        faced = {street for street in (GOLD, CLOTH, BOOKS, TOOLS) if f"build {row}{column} {street}" in offered}
        assert faced == streets


@pytest.mark.rule("lisboa.2.15")
def test_two_players_have_twenty_lands() -> None:
    pos = shopping("blue_manuel_1", players=2, influence={GREEN: 2})
    assert {move.split()[1][0] for move in legal(pos)} == {"a", "b", "c", "d"}
    assert refused(pos, "build e2 gold", "closed-row").rule == "lisboa.2.15"


@pytest.mark.rule("lisboa.10.2")
def test_the_reward_may_pay_the_land() -> None:
    """Without a coin only lands that bring some can be bought."""
    pos = shopping("blue_manuel_1", reis={GREEN: 0})
    assert {move.split()[1] for move in legal(pos)} == {"a1", "b4", "c5", "d2"}
    play(pos, "build c5 tools")
    assert pos.reis[GREEN] == 1
