"""Bringing customers: chapter 5."""

import pytest

from gaiola.games.mercado.events import CustomersBrought, CustomersUncovered, StandPaid
from tests.games.mercado.table import (
    GREEN,
    PURPLE,
    at,
    legal,
    market,
    play,
    quote,
    refused,
    shown_in,
    stacks_of,
)


@pytest.mark.rule("mercado.5.1")
def test_customers_come_to_an_empty_entrance_for_nothing() -> None:
    pos = market(stands={"r2c4": "fish green"}, coins={GREEN: 0})
    play(pos, "customers k1_fish_flower n4", "k1_meat_grape")
    assert at(pos, "n4") == "k1_fish_flower"
    assert pos.coins[GREEN] == 1
    assert "k1_fish_flower" not in shown_in(pos)


@pytest.mark.rule("mercado.5.1")
def test_only_tiles_on_offer() -> None:
    pos = market(stands={"r2c4": "fish green"}, shown=["k1_fish_meat"])
    assert "customers k1_fish_meat n4" in legal(pos)
    refusal = refused(pos, "customers k1_fish_flower n4", "tile-not-shown")
    assert refusal.rule == "mercado.5.1"


@pytest.mark.rule("mercado.5.1")
def test_an_entrance_takes_one_tile_and_the_other_end_another() -> None:
    pos = market(stands={"r2c4": "fish green"}, customers={"n4": "k2_fish_flower"})
    refusal = refused(pos, "customers k1_fish_flower n4", "entrance-taken")
    assert refusal.rule == "mercado.5.1"
    assert "customers k1_fish_flower s4" in legal(pos)


@pytest.mark.rule("mercado.5.2")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_line_needs_as_many_stands_as_customers(size: int) -> None:
    tile = "k4_fish" if size == 4 else f"k{size}_fish_flower"
    row = {"r3c1": "fish green", "r3c2": "meat purple", "r3c4": "tomato purple", "r3c5": "grape purple"}
    enough = market(stands=dict(list(row.items())[:size]))
    assert f"customers {tile} w3" in legal(enough)
    stands = dict(list(row.items())[: size - 1])
    refusal = refused(market(stands=stands), f"customers {tile} w3", "too-few-stands")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.5.2", size, size - 1)
    assert refusal.terms == (("stands", size - 1), ("size", size))


@pytest.mark.rule("mercado.5.2")
def test_stands_of_all_players_and_all_goods_count_but_restaurants_do_not() -> None:
    stands = {"r3c1": "fish green", "r3c2": "meat purple"}
    assert "customers k2_fish_flower w3" in legal(market(stands=stands))
    pos = market(stands={"r3c1": "fish green"}, restaurants={"r3c2": "pub", "r3c3": "sushi_bar"})
    refused(pos, "customers k2_fish_flower w3", "too-few-stands")


@pytest.mark.rule("mercado.5.2")
def test_only_the_line_behind_the_entrance_counts() -> None:
    pos = market(stands={"r3c1": "fish green", "r3c2": "meat purple", "r1c1": "meat purple"})
    assert "customers k2_fish_flower e3" in legal(pos)
    assert "customers k2_fish_flower n1" in legal(pos)
    refused(pos, "customers k2_fish_flower n2", "too-few-stands")


@pytest.mark.rule("mercado.5.3")
def test_one_of_your_own_stands_there_must_match() -> None:
    pos = market(stands={"r3c1": "fish purple", "r3c2": "meat green", "r1c3": "fish green"})
    refusal = refused(pos, "customers k2_fish_flower w3", "no-own-match")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.5.3", 1, 0)
    assert "customers k2_fish_meat w3" in legal(pos)


@pytest.mark.rule("mercado.5.3")
def test_one_of_the_two_goods_is_enough() -> None:
    pos = market(stands={"r3c1": "flower green"})
    assert "customers k1_fish_flower w3" in legal(pos)


@pytest.mark.rule("mercado.5.4")
def test_m11_others_may_earn_more() -> None:
    pos = market(
        stands={"r3c1": "fish green", "r3c3": "flower purple", "r3c5": "fish purple"},
        restaurants={"r3c4": "pub"},
        coins={GREEN: 0, PURPLE: 0},
    )
    assert quote(pos, "customers k2_fish_flower w3") == {"stands": 3, "size": 2, "income": 2, "others": 8}
    play(pos, "customers k2_fish_flower w3", "k2_meat_grape")
    assert pos.coins == [2, 8]


@pytest.mark.rule("mercado.5.4")
def test_a_refused_tile_has_a_quote_too() -> None:
    pos = market(stands={"r3c1": "fish purple"})
    assert pos.quote(pos.box.move("customers k3_fish_flower w3")) == (
        ("stands", 1),
        ("size", 3),
        ("income", 0),
        ("others", 3),
    )


@pytest.mark.rule("mercado.5.5")
def test_the_next_tile_of_the_same_size_is_uncovered() -> None:
    pos = market(stands={"r3c1": "fish", "r3c2": "meat"})
    assert stacks_of(pos) == [7, 7, 7, 2]
    events = play(pos, "customers k2_fish_flower w3", "k2_tomato_grape")
    assert events[-1] == CustomersUncovered("k2_tomato_grape")
    assert [tile for tile in shown_in(pos) if tile.startswith("k2")] == [
        "k2_fish_tomato",
        "k2_fish_meat",
        "k2_tomato_grape",
    ]
    assert stacks_of(pos) == [7, 6, 7, 2]
    play(pos, "coin")
    assert "customers k2_fish_meat e3" in legal(pos)


@pytest.mark.rule("mercado.5.5")
def test_a_used_up_stack_leaves_fewer() -> None:
    """Trap 8: only two tiles of 4 customers are in reserve."""
    row = {f"r3c{column}": "fish" for column in range(1, 5)}
    pos = market(
        stands=row,
        customers={"w3": "k4_grape", "n1": "k4_meat"},
        shown=["k4_fish", "k4_flower", "k4_tomato"],
        tiles={GREEN: "flower tomato grape"},
    )
    assert stacks_of(pos)[3] == 0
    assert play(pos, "customers k4_fish e3") == [
        CustomersBrought(GREEN, "k4_fish", "e3"),
        *(StandPaid(GREEN, f"r3c{column}", "fish", "e3", 1, 4, 4, False) for column in range(1, 5)),
    ]
    assert [tile for tile in shown_in(pos) if tile.startswith("k4")] == ["k4_flower", "k4_tomato"]


@pytest.mark.rule("mercado.5.5")
def test_only_tiles_still_in_the_stack_come_up() -> None:
    pos = market(stands={"r3c1": "fish", "r3c2": "fish", "r3c4": "fish", "r3c5": "fish"}, shown=["k4_fish"])
    assert stacks_of(pos) == [10, 10, 10, 4]
    play(pos, "customers k4_fish w3", "k4_grape")
    assert shown_in(pos) == ["k4_grape"]
    assert stacks_of(pos) == [10, 10, 10, 3]
    assert pos.census()["customers 4"] == 5
