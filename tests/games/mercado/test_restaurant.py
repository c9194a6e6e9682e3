"""Opening a restaurant: chapter 6."""

import pytest

from gaiola.games.mercado.events import GrayTaken, RestaurantOpened
from tests.games.mercado.table import (
    GREEN,
    PURPLE,
    SPACES,
    at,
    held_by,
    legal,
    market,
    play,
    quote,
    refused,
)


@pytest.mark.rule("mercado.6.1")
def test_a_restaurant_goes_open_to_any_free_space() -> None:
    pos = market(
        stands={"r1c1": "fish purple"}, restaurants={"r1c2": "pub"}, gray={"r3c3": "pub"}, held={GREEN: "wine_bar"}
    )
    free = {space for space in SPACES if space not in ("r1c1", "r1c2")}
    offered = {move for move in legal(pos) if move.startswith("restaurant")}
    assert offered == {f"restaurant wine_bar {space}" for space in free}
    assert refused(pos, "restaurant wine_bar r1c1", "space-taken").rule == "mercado.6.1"
    assert refused(pos, "restaurant wine_bar r1c2", "space-taken").rule == "mercado.6.1"
    play(pos, "restaurant wine_bar r4c4")
    assert at(pos, "r4c4") == {"restaurant": "wine_bar"}
    assert held_by(pos, GREEN) == ""


@pytest.mark.rule("mercado.6.1")
def test_without_the_restaurant_in_front_of_you_it_is_not_possible() -> None:
    pos = market(held={PURPLE: "pub"})
    refusal = refused(pos, "restaurant pub r4c4", "no-restaurant")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.6.1", 1, 0)
    assert not [move for move in legal(pos) if move.startswith("restaurant")]


@pytest.mark.rule("mercado.6.1")
def test_one_of_several_is_opened() -> None:
    pos = market(held={GREEN: "pub pub tea_house"})
    play(pos, "restaurant pub r4c4")
    assert held_by(pos, GREEN) == "pub tea_house"


@pytest.mark.rule("mercado.6.2")
def test_it_brings_one_coin() -> None:
    pos = market(held={GREEN: "pub"}, coins={GREEN: 0})
    assert quote(pos, "restaurant pub r4c4") == {"gain": 1}
    (opened,) = play(pos, "restaurant pub r4c4")
    assert opened == RestaurantOpened(GREEN, "pub", "r4c4", 1)
    assert list(opened.gains()) == [(GREEN, "restaurants", -1), (GREEN, "coins", 1)]
    assert pos.coins == [1, 5]


@pytest.mark.rule("mercado.6.3")
def test_a_gray_restaurant_under_it_is_taken_without_a_coin() -> None:
    """M16."""
    pos = market(held={GREEN: "pub"}, gray={"r3c3": "wine_bar"}, coins={GREEN: 0})
    assert play(pos, "restaurant pub r3c3") == [
        RestaurantOpened(GREEN, "pub", "r3c3", 1),
        GrayTaken(GREEN, "r3c3", "wine_bar"),
    ]
    assert at(pos, "r3c3") == {"restaurant": "pub"}
    assert held_by(pos, GREEN) == "wine_bar" and pos.coins[GREEN] == 1
    assert pos.to_move == PURPLE


@pytest.mark.rule("mercado.6.3")
def test_m1_a_hidden_one_is_drawn_then() -> None:
    options = {"gray_restaurants": "hidden"}
    pos = market(held={GREEN: "pub"}, gray={"r3c3": "hidden"}, hidden_stock="sushi_bar", options=options)
    assert GrayTaken(GREEN, "r3c3", "sushi_bar") in play(pos, "restaurant pub r3c3", "sushi_bar")


@pytest.mark.rule("mercado.6.4")
@pytest.mark.parametrize(
    ("restaurant", "served"),
    [
        ("sushi_bar", {"fish"}),
        ("tea_house", {"flower"}),
        ("pizzeria", {"tomato"}),
        ("burger_joint", {"meat"}),
        ("wine_bar", {"grape"}),
        ("pub", {"fish", "flower", "tomato", "meat", "grape"}),
    ],
)
def test_each_kind_serves_its_good(restaurant: str, served: set[str]) -> None:
    pos = market(restaurants={"r3c3": restaurant})
    for good in ("fish", "flower", "tomato", "meat", "grape"):
        assert quote(pos, f"stand {good} r2c3")["value"] == (2 if good in served else 1)


@pytest.mark.rule("mercado.6.4")
def test_it_improves_the_four_spaces_beside_it() -> None:
    pos = market(held={GREEN: "pub"})
    play(pos, "restaurant pub r3c3")
    improved = {space for space in SPACES if quote(pos, f"stand fish {space}")["value"] == 2}
    assert improved - {"r3c3"} == {"r2c3", "r3c2", "r3c4", "r4c3"}


@pytest.mark.rule("mercado.6.4")
def test_m15_it_works_for_everybody() -> None:
    pos = market(held={GREEN: "sushi_bar"}, stands={"r3c1": "fish purple"}, coins={PURPLE: 0})
    play(pos, "restaurant sushi_bar r3c2")
    play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    assert pos.coins[PURPLE] == 2


@pytest.mark.rule("mercado.6.4")
def test_nothing_is_paid_for_customers_who_came_earlier() -> None:
    pos = market(
        held={GREEN: "sushi_bar"}, stands={"r3c1": "fish"}, customers={"w3": "k1_fish_flower"}, coins={GREEN: 0}
    )
    play(pos, "restaurant sushi_bar r3c2")
    assert pos.coins[GREEN] == 1


@pytest.mark.rule("mercado.6.4")
def test_m15_several_add_up_and_a_second_of_a_kind_too() -> None:
    pos = market(held={GREEN: "sushi_bar"}, restaurants={"r2c1": "pub"}, stands={"r3c1": "fish"}, to_move=GREEN)
    play(pos, "restaurant sushi_bar r4c1")
    play(pos, "coin")
    assert quote(pos, "customers k1_fish_flower w3") == {"stands": 1, "size": 1, "income": 3, "others": 0}
