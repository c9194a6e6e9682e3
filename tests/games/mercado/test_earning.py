"""What stands earn: chapter 8."""

import pytest

from gaiola.games.mercado.events import StandBought, StandOpened, StandPaid
from tests.games.mercado.table import BLUE, GREEN, PURPLE, YELLOW, market, play, quote


@pytest.mark.rule("mercado.8.1")
@pytest.mark.parametrize(
    ("restaurants", "value"),
    [
        ({}, 1),
        ({"r2c3": "sushi_bar"}, 2),
        ({"r2c3": "tea_house"}, 1),
        ({"r2c3": "pub"}, 2),
        ({"r2c3": "sushi_bar", "r4c3": "sushi_bar"}, 3),
        ({"r2c3": "sushi_bar", "r4c3": "sushi_bar", "r3c2": "pub", "r3c4": "pub"}, 5),
        ({"r2c2": "sushi_bar", "r4c4": "pub", "r1c3": "pub", "r3c5": "sushi_bar"}, 1),
    ],
    ids=["alone", "its own kind", "another kind", "pub", "two", "four", "diagonal and two away"],
)
def test_the_value_of_a_stand(restaurants: dict[str, str], value: int) -> None:
    pos = market(restaurants=restaurants, customers={"w3": "k1_fish_meat"}, coins={GREEN: 1})
    assert quote(pos, "stand fish r3c3")["value"] == value
    play(pos, "stand fish r3c3")
    assert pos.coins[GREEN] == value


@pytest.mark.rule("mercado.8.1")
def test_m15_gray_restaurants_add_nothing() -> None:
    """Trap 6: neither beside the stand nor under it."""
    gray = {"r2c3": "sushi_bar", "r3c2": "pub", "r3c3": "pub", "r3c4": "sushi_bar", "r4c3": "wine_bar"}
    pos = market(gray=gray, customers={"w3": "k2_fish_meat"}, coins={GREEN: 1})
    assert quote(pos, "stand fish r3c3")["value"] == 1
    play(pos, "stand fish r3c3")
    assert pos.coins[GREEN] == 2


@pytest.mark.rule("mercado.8.1")
def test_a_stand_never_improves_a_stand() -> None:
    """Trap 5."""
    around = {"r2c3": "fish", "r3c2": "fish purple", "r4c3": "fish", "r3c4": "meat"}
    pos = market(stands=around, customers={"w3": "k1_fish_meat"})
    assert quote(pos, "stand fish r3c3")["value"] == 1


@pytest.mark.rule("mercado.8.1")
def test_the_edge_of_the_market_has_no_neighbours_across() -> None:
    pos = market(restaurants={"r1c5": "sushi_bar", "r3c1": "sushi_bar", "r5c1": "pub"})
    assert quote(pos, "stand fish r2c1")["value"] == 2
    assert quote(pos, "stand fish r1c1")["value"] == 1


@pytest.mark.rule("mercado.8.2")
def test_value_times_customers() -> None:
    pos = market(restaurants={"r2c3": "pub", "r4c3": "sushi_bar"}, customers={"e3": "k4_fish"}, coins={GREEN: 1})
    assert StandPaid(GREEN, "r3c3", "fish", "e3", value=3, customers=4, coins=12, counted=False) in play(
        pos, "stand fish r3c3"
    )
    assert pos.coins[GREEN] == 12


@pytest.mark.rule("mercado.8.2")
def test_m12_a_stand_matches_a_tile_once() -> None:
    """The pub serves both goods of the tile; the fish stand still sells fish only."""
    pos = market(stands={"r3c1": "fish"}, restaurants={"r3c2": "pub"}, coins={GREEN: 0})
    play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    assert pos.coins[GREEN] == 2


@pytest.mark.rule("mercado.8.2")
def test_m14_tiles_at_both_ends_of_a_line_pay_for_themselves() -> None:
    pos = market(customers={"w3": "k1_fish_flower", "e3": "k2_fish_meat"}, coins={GREEN: 1})
    assert [event.coins for event in play(pos, "stand fish r3c3") if isinstance(event, StandPaid)] == [2, 1]
    assert pos.coins[GREEN] == 3


@pytest.mark.rule("mercado.8.3")
def test_the_example_of_row_four() -> None:
    """Green brings 3 customers: 3 coins for Green, 9 for Yellow, nothing for the fish stand."""
    pos = market(
        4,
        stands={"r4c1": "meat green", "r4c3": "fish green", "r4c4": "meat yellow"},
        restaurants={"r3c4": "burger_joint", "r4c5": "pub"},
        shown=["k3_tomato_meat"],
        coins={GREEN: 0, YELLOW: 0},
    )
    assert quote(pos, "customers k3_tomato_meat e4") == {"stands": 3, "size": 3, "income": 3, "others": 9}
    events = play(pos, "customers k3_tomato_meat e4", "k3_fish_meat")
    assert events[1:3] == [
        StandPaid(GREEN, "r4c1", "meat", "e4", value=1, customers=3, coins=3, counted=False),
        StandPaid(YELLOW, "r4c4", "meat", "e4", value=3, customers=3, coins=9, counted=False),
    ]
    assert pos.coins == [3, 5, 5, 9]


@pytest.mark.rule("mercado.8.3")
def test_stands_outside_the_line_are_not_paid() -> None:
    pos = market(stands={"r3c1": "fish green", "r2c1": "fish purple", "r4c4": "fish purple"}, coins={PURPLE: 0})
    play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    assert pos.coins[PURPLE] == 0


@pytest.mark.rule("mercado.8.4")
def test_the_example_of_the_grape_stand() -> None:
    """Blue earns 3 x 2 and 3 x 1, pays 3: six coins more than before."""
    pos = market(
        3,
        stands={"r2c1": "fish green", "r2c2": "meat purple", "r5c4": "tomato green"},
        restaurants={"r2c5": "wine_bar", "r1c4": "pub"},
        customers={"w2": "k2_fish_grape", "n4": "k1_meat_grape", "s4": "k1_tomato_meat"},
        tiles={BLUE: "grape grape meat"},
        coins={BLUE: 0},
        to_move=BLUE,
    )
    assert quote(pos, "stand grape r2c4") == {"row": 3, "column": 2, "price": 3, "value": 3, "income": 9}
    play(pos, "stand grape r2c4")
    assert pos.coins[BLUE] == 6


@pytest.mark.rule("mercado.8.4")
def test_all_four_entrances_pay() -> None:
    """Trap 3: two of them with tiles of the same size."""
    pos = market(
        customers={"n3": "k1_fish_flower", "s3": "k2_fish_tomato", "w3": "k3_fish_meat", "e3": "k3_fish_grape"},
        coins={GREEN: 0},
    )
    assert quote(pos, "stand fish r3c3")["income"] == 9
    assert play(pos, "stand fish r3c3") == [
        StandOpened(GREEN, "fish", "r3c3"),
        StandPaid(GREEN, "r3c3", "fish", "e3", 1, 3, 3, False),
        StandPaid(GREEN, "r3c3", "fish", "w3", 1, 3, 3, False),
        StandPaid(GREEN, "r3c3", "fish", "n3", 1, 1, 1, False),
        StandPaid(GREEN, "r3c3", "fish", "s3", 1, 2, 2, False),
        StandBought(GREEN, "r3c3", 1),
    ]
    assert pos.coins[GREEN] == 8


@pytest.mark.rule("mercado.8.4")
def test_m10_only_the_new_stand_is_paid() -> None:
    stands = {"r3c1": "fish green", "r3c2": "fish purple"}
    pos = market(stands=stands, customers={"w3": "k2_fish_flower"}, coins={GREEN: 3, PURPLE: 0})
    play(pos, "stand fish r3c3")
    assert pos.coins == [2, 0]


@pytest.mark.rule("mercado.8.4")
def test_m13_the_number_of_stands_is_not_looked_at_again() -> None:
    pos = market(customers={"w3": "k4_fish"}, coins={GREEN: 0})
    play(pos, "stand fish r3c3")
    assert pos.coins[GREEN] == 3


@pytest.mark.rule("mercado.8.4")
def test_customers_who_want_something_else_pay_nothing() -> None:
    pos = market(customers={"w3": "k2_meat_grape", "n3": "k4_flower"}, coins={GREEN: 1})
    play(pos, "stand fish r3c3")
    assert pos.coins[GREEN] == 0
