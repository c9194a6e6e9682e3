"""Opening a stand: chapter 4."""

import pytest

from gaiola import Event
from gaiola.games.mercado.events import (
    DisplayFilled,
    DisplayRedrawn,
    GrayTaken,
    StandBought,
    StandOpened,
    StandPaid,
    TileTaken,
)
from tests.games.mercado.table import (
    GREEN,
    PURPLE,
    SPACES,
    at,
    bag_of,
    deal,
    display_of,
    held_by,
    legal,
    market,
    play,
    quote,
    refused,
    row_by_row,
    tiles_of,
)

# ---- 4.1: tile and space


@pytest.mark.rule("mercado.4.1")
def test_a_tile_and_a_wooden_stand_go_to_the_market() -> None:
    pos = market(tiles={GREEN: "fish fish flower"})
    assert play(pos, "stand fish r3c3") == [StandOpened(GREEN, "fish", "r3c3"), StandBought(GREEN, "r3c3", 1)]
    assert at(pos, "r3c3") == {"stand": "fish", "owner": GREEN}
    assert tiles_of(pos, GREEN) == "fish flower"
    assert pos.stands_left == [7, 8]


@pytest.mark.rule("mercado.4.1")
def test_only_a_tile_in_front_of_you() -> None:
    pos = market(tiles={GREEN: "fish fish flower", PURPLE: "meat meat tomato"})
    refusal = refused(pos, "stand meat r3c3", "tile-not-held")
    assert refusal.rule == "mercado.4.1"
    assert {move.split()[1] for move in legal(pos) if move.startswith("stand")} == {"fish", "flower"}


@pytest.mark.rule("mercado.4.1")
def test_any_free_space_next_to_nothing() -> None:
    pos = market(stands={"r1c1": "meat purple"}, restaurants={"r1c2": "pub"}, gray={"r3c3": "pub", "r4c1": "wine_bar"})
    free = {space for space in SPACES if space not in ("r1c1", "r1c2")}
    assert {move for move in legal(pos) if move.startswith("stand fish")} == {f"stand fish {space}" for space in free}
    assert refused(pos, "stand fish r1c1", "space-taken").rule == "mercado.4.1"
    assert refused(pos, "stand fish r1c2", "space-taken").rule == "mercado.4.1"


# ---- 4.2: the price


@pytest.mark.rule("mercado.4.2")
@pytest.mark.parametrize(
    ("others", "price"),
    [
        ([], 1),
        (["r3c1"], 2),
        (["r1c3"], 2),
        (["r3c1", "r1c3"], 2),
        (["r3c1", "r1c3", "r2c3", "r4c3"], 4),
        (["r3c1", "r3c2", "r3c4", "r3c5", "r1c3"], 5),
        (["r1c1", "r2c2", "r4c4"], 1),
    ],
    ids=["empty market", "row", "column", "not the sum", "the column is fuller", "five", "diagonals"],
)
def test_the_price_is_the_fuller_line_with_the_new_stand(others: list[str], price: int) -> None:
    """Trap 1."""
    stands = {space: "grape green" if number % 2 else "meat purple" for number, space in enumerate(others)}
    pos = market(stands=stands, coins={GREEN: price})
    assert quote(pos, "stand fish r3c3")["price"] == price
    play(pos, "stand fish r3c3")
    assert pos.coins[GREEN] == 0
    broke = market(stands=stands, coins={GREEN: price - 1})
    assert refused(broke, "stand fish r3c3", "too-dear").need == price


@pytest.mark.rule("mercado.4.2")
def test_restaurants_do_not_raise_the_price() -> None:
    pos = market(restaurants={"r3c1": "pub", "r3c2": "wine_bar", "r1c3": "tea_house"})
    assert quote(pos, "stand fish r3c3")["price"] == 1


# ---- 4.3: gray restaurants


@pytest.mark.rule("mercado.4.3")
def test_a_gray_restaurant_comes_to_you_without_a_coin() -> None:
    """M16."""
    pos = market(gray={"r3c3": "wine_bar"}, coins={GREEN: 1})
    assert play(pos, "stand fish r3c3") == [
        StandOpened(GREEN, "fish", "r3c3"),
        GrayTaken(GREEN, "r3c3", "wine_bar"),
        StandBought(GREEN, "r3c3", 1),
    ]
    assert held_by(pos, GREEN) == "wine_bar" and pos.coins[GREEN] == 0
    assert pos.view(PURPLE)["players"][GREEN]["restaurants"] == {"wine_bar": 1}


@pytest.mark.rule("mercado.4.3")
def test_a_restaurant_taken_may_be_opened_in_a_later_turn() -> None:
    pos = market(gray={"r3c3": "wine_bar"})
    refused(pos, "restaurant wine_bar r1c1", "no-restaurant")
    play(pos, "stand fish r3c3")
    play(pos, "take meat", "fish")
    play(pos, "coin")
    assert "restaurant wine_bar r1c1" in legal(pos)


@pytest.mark.rule("mercado.4.3")
def test_m1_a_hidden_restaurant_shows_itself_when_taken() -> None:
    pos = market(
        gray={"r3c3": "hidden", "r1c2": "hidden"},
        hidden_stock="pub tea_house",
        options={"gray_restaurants": "hidden"},
    )
    assert GrayTaken(GREEN, "r3c3", "tea_house") in play(pos, "stand fish r3c3", "tea_house")
    assert at(pos, "r1c2") == {"gray": None}
    play(pos, "take meat", "fish")
    assert GrayTaken(PURPLE, "r1c2", "pub") in play(pos, "stand fish r1c2", "pub")


# ---- 4.4: earn, then pay


def money(events: list[Event]) -> list[int]:
    return [amount for event in events for _, what, amount in event.gains() if what == "coins"]


@pytest.mark.rule("mercado.4.4")
def test_the_income_comes_before_the_price() -> None:
    """M9: 1 coin, price 3, income 4: allowed, and 2 coins are left."""
    pos = market(stands={"r3c1": "meat", "r3c2": "meat"}, customers={"e3": "k4_fish"}, coins={GREEN: 1})
    assert money(play(pos, "stand fish r3c3")) == [4, -3]
    assert pos.coins[GREEN] == 2


@pytest.mark.rule("mercado.4.4")
def test_one_coin_short() -> None:
    """With an income of 1 only, the same stand is one coin too dear. Trap 4: another good or space may do."""
    pos = market(
        stands={"r3c1": "meat", "r3c2": "meat"},
        customers={"e3": "k1_fish_flower"},
        tiles={GREEN: "fish tomato tomato"},
        coins={GREEN: 1},
    )
    refusal = refused(pos, "stand fish r3c3", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.4.4", 3, 2)
    assert refusal.terms == (("row", 3), ("column", 1), ("price", 3), ("value", 1), ("income", 1))
    assert refused(pos, "stand tomato r3c3", "too-dear").have == 1
    assert "stand tomato r1c4" in legal(pos) and "stand fish r5c5" in legal(pos)


@pytest.mark.rule("mercado.4.4")
def test_m9_coins_may_fall_to_zero_but_not_below() -> None:
    pos = market(coins={GREEN: 0}, customers={"n1": "k1_fish_flower"}, tiles={GREEN: "fish flower tomato"})
    assert legal(pos) == {
        "coin",
        *(f"stand {good} r{row}c1" for good in ("fish", "flower") for row in range(1, 6)),
    }
    play(pos, "stand fish r4c1")
    assert pos.coins[GREEN] == 0


@pytest.mark.rule("mercado.4.4")
def test_a_quote_is_given_for_refused_stands_too() -> None:
    pos = market(stands={"r3c1": "meat", "r2c3": "meat"}, restaurants={"r3c2": "sushi_bar"}, coins={GREEN: 0})
    terms = pos.quote(pos.box.move("stand fish r3c3"))
    assert terms == (("row", 2), ("column", 2), ("price", 2), ("value", 2), ("income", 0))
    assert refused(pos, "stand fish r3c3", "too-dear").terms == terms


# ---- 4.5: a new tile


@pytest.mark.rule("mercado.4.5")
def test_a_tile_is_taken_and_the_gap_filled() -> None:
    pos = market(tiles={GREEN: "fish flower tomato"}, display="meat meat grape")
    play(pos, "stand fish r3c3")
    assert legal(pos) == {"take meat", "take grape"}
    refusal = refused(pos, "take flower", "not-in-display")
    assert refusal.rule == "mercado.4.5"
    assert play(pos, "take meat", "flower") == [TileTaken(GREEN, "meat"), DisplayFilled("flower")]
    assert tiles_of(pos, GREEN) == "flower tomato meat"
    assert display_of(pos) == "flower meat grape"


@pytest.mark.rule("mercado.4.5")
def test_m7_with_an_empty_bag_the_display_shrinks() -> None:
    pos = market(display="meat grape", bag="", tiles={PURPLE: "fish flower tomato"})
    play(pos, "stand fish r3c3")
    assert play(pos, "take meat") == [TileTaken(GREEN, "meat")]
    assert display_of(pos) == "grape" and tiles_of(pos, GREEN) == "flower tomato meat"
    play(pos, "stand fish r1c1")
    assert legal(pos) == {"take grape"}
    play(pos, "take grape")
    assert display_of(pos) == ""
    play(pos, "stand flower r2c2")
    assert pos.to_move == PURPLE, "nothing to take, the turn is over"
    assert tiles_of(pos, GREEN) == "tomato meat"


@pytest.mark.rule("mercado.4.5")
def test_m7_the_last_tile_of_the_bag_fills_the_display() -> None:
    pos = market(display="meat meat grape", bag="flower")
    play(pos, "stand fish r3c3")
    play(pos, "take grape", "flower")
    assert display_of(pos) == "flower meat meat" and bag_of(pos) == ""


@pytest.mark.rule("mercado.4.5")
@pytest.mark.parametrize(("players", "left"), [(1, 29), (2, 26), (3, 23), (4, 20)])
def test_m7_the_bag_lasts_for_twenty_stands_with_four(players: int, left: int) -> None:
    pos, _ = deal(players)
    assert pos.view(None)["bag"] == left


# ---- 4.6: three of a kind in the display


@pytest.mark.rule("mercado.4.6")
def test_three_of_a_kind_in_the_display_may_be_exchanged() -> None:
    pos = market(display="grape grape grape", bag="meat meat tomato fish")
    play(pos, "stand fish r3c3")
    assert legal(pos) == {"redraw-display", "keep-display"}
    refused(pos, "take grape", "not-now")
    assert play(pos, "redraw-display", "meat", "meat", "tomato") == [
        DisplayRedrawn(GREEN, "grape", ["meat", "meat", "tomato"])
    ]
    assert display_of(pos) == "tomato meat meat" and bag_of(pos) == "fish grape grape grape"
    assert legal(pos) == {"take tomato", "take meat"}


@pytest.mark.rule("mercado.4.6")
def test_three_of_a_kind_in_the_display_may_be_kept() -> None:
    pos = market(display="grape grape grape")
    play(pos, "stand fish r3c3")
    assert play(pos, "keep-display") == []
    assert legal(pos) == {"take grape"}


@pytest.mark.rule("mercado.4.6")
def test_m4_the_display_too_at_most_three_times() -> None:
    pos = market(display="grape grape grape")
    play(pos, "stand fish r3c3")
    for good in ("meat", "grape", "meat"):
        play(pos, "redraw-display", good, good, good)
    assert legal(pos) == {"take meat"}
    refused(pos, "redraw-display", "not-now")


@pytest.mark.rule("mercado.4.6")
@pytest.mark.parametrize(
    ("display", "bag"),
    [
        ("grape grape meat", "fish meat tomato"),
        ("grape grape grape", "fish meat"),
        ("grape grape grape", "grape grape grape grape"),
        ("grape grape", ""),
    ],
    ids=["two of a kind", "M3 two in the bag", "M4 all of one good", "M6 two tiles"],
)
def test_no_exchange_of_the_display(display: str, bag: str) -> None:
    pos = market(display=display, bag=bag)
    play(pos, "stand fish r3c3")
    assert "take grape" in legal(pos)
    refused(pos, "redraw-display", "not-now")


@pytest.mark.rule("mercado.4.6")
def test_m6_the_display_is_exchanged_by_one_who_takes_and_at_no_other_time() -> None:
    pos = market(stands={"r1c1": "fish"}, display="grape grape grape", held={GREEN: "pub"})
    refused(pos, "redraw-display", "not-now")
    play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    assert pos.to_move == PURPLE
    refused(pos, "redraw-display", "not-now")
    play(pos, "coin")
    play(pos, "restaurant pub r5c5")
    assert pos.to_move == PURPLE
    assert display_of(pos) == "grape grape grape"


@pytest.mark.rule("mercado.4.6")
def test_filling_up_may_make_three_of_a_kind_for_the_next_taker() -> None:
    pos = market(display="grape grape meat")
    play(pos, "stand fish r3c3")
    play(pos, "take meat", "grape")
    assert pos.to_move == PURPLE
    play(pos, "stand fish r1c1")
    assert legal(pos) == {"redraw-display", "keep-display"}


# ---- 4.7: eight stands

SEVEN = row_by_row("fish meat fish meat grape grape grape")


@pytest.mark.rule("mercado.4.7")
def test_m8_the_eighth_stand_may_be_any_tile_and_a_tile_is_taken_after_it() -> None:
    pos = market(stands=SEVEN)
    assert pos.stands_left == [1, 8]
    for good in ("fish", "flower", "tomato"):
        assert f"stand {good} r5c5" in legal(pos)
    play(pos, "stand tomato r5c5")
    assert pos.stands_left == [0, 8]
    play(pos, "take meat", "fish")
    assert tiles_of(pos, GREEN) == "fish flower meat"


@pytest.mark.rule("mercado.4.7")
def test_m8_there_is_no_ninth_stand() -> None:
    pos = market(stands=SEVEN | {"r5c5": "meat"}, held={GREEN: "pub"})
    refusal = refused(pos, "stand fish r4c4", "no-stands-left")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.4.7", 1, 0)
    assert not [move for move in legal(pos) if move.startswith("stand")]
    assert "customers k1_fish_flower w1" in legal(pos) and "restaurant pub r4c4" in legal(pos)


@pytest.mark.rule("mercado.4.4")
def test_one_stand_may_be_paid_from_several_entrances() -> None:
    pos = market(customers={"n3": "k1_fish_flower", "s3": "k1_fish_meat"}, coins={GREEN: 0})
    assert play(pos, "stand fish r3c3") == [
        StandOpened(GREEN, "fish", "r3c3"),
        StandPaid(GREEN, "r3c3", "fish", "n3", value=1, customers=1, coins=1, counted=False),
        StandPaid(GREEN, "r3c3", "fish", "s3", value=1, customers=1, coins=1, counted=False),
        StandBought(GREEN, "r3c3", 1),
    ]
    assert pos.coins[GREEN] == 1
