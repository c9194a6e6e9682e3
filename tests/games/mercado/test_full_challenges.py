"""The challenges 7 to 9, which change the market itself: rules 11.7 to 11.9."""

import pytest

from gaiola.games.mercado.events import (
    Ended,
    EndTriggered,
    EntranceFilled,
    GrayTaken,
    PubGiven,
    StandBought,
    StandOpened,
    StandPaid,
)
from tests.games.mercado.table import (
    ENTRANCES,
    GRAY,
    GREEN,
    MARKED,
    PAIRS,
    SPACES,
    at,
    deal,
    held_by,
    legal,
    market,
    offered,
    play,
    quote,
    refused,
    row_by_row,
    shown_in,
    stacks_of,
    verbs,
)

# ---- 11.7: the full house

FULL_HOUSE = [
    *(f"k{size}_{pair}" for size in (1, 2, 3) for pair in PAIRS[:5]),
    *("k4_fish", "k4_flower", "k4_tomato", "k4_meat", "k4_grape"),
]


@pytest.mark.rule("mercado.11.7")
def test_the_house_is_filled_clockwise_and_the_rest_leaves_the_game() -> None:
    pos, events = deal(1, customers=FULL_HOUSE, options={"challenge": 7})
    for entrance, tile in zip(ENTRANCES, FULL_HOUSE, strict=True):
        assert at(pos, entrance) == tile
        assert EntranceFilled(entrance, tile) in events
    assert shown_in(pos) == [] and stacks_of(pos) == [0, 0, 0, 0] and pos.coins == [1]
    assert pos.census() == pos.box.census(1)
    assert [pos.census()[f"customers {size}"] for size in (1, 2, 3, 4)] == [5, 5, 5, 5]


@pytest.mark.rule("mercado.11.7")
def test_a_full_house_does_not_end_and_nobody_can_be_brought() -> None:
    """Trap 12."""
    pos, _ = deal(1, customers=FULL_HOUSE, options={"challenge": 7})
    assert pos.free_entrances == 0 and not pos.over
    refused(pos, "customers k1_fish_flower n1", "tile-not-shown")
    play(pos, "stand fish r2c2")
    play(pos, "take meat", "fish")
    assert verbs(pos) == {"stand"} and not pos.over, "n2 paid for the next stand"
    assert pos.coins == [1]


@pytest.mark.rule("mercado.11.7")
@pytest.mark.parametrize(
    ("others", "paid"),
    [([], 0), (["r2c1"], 0), (["r2c1", "r2c3"], 3), (["r2c1", "r2c3", "r2c4"], 3)],
    ids=["first", "second", "third", "fourth"],
)
def test_a_tile_pays_once_its_number_is_reached(others: list[str], paid: int) -> None:
    pos = market(challenge=7, stands=dict.fromkeys(others, "meat"), customers={"e2": "k3_fish_flower"})
    assert quote(pos, "stand fish r2c2")["income"] == paid


@pytest.mark.rule("mercado.11.7")
@pytest.mark.parametrize(("tile", "number"), [("k1_fish_flower", 1), ("k2_fish_flower", 2), ("k4_fish", 4)])
def test_each_size_has_its_own_number(tile: str, number: int) -> None:
    spaces = ["r2c1", "r2c3", "r2c4"]
    reached = market(challenge=7, stands=dict.fromkeys(spaces[: number - 1], "meat"), customers={"w2": tile})
    assert quote(reached, "stand fish r2c2")["income"] == number
    if number > 1:
        early = market(challenge=7, stands=dict.fromkeys(spaces[: number - 2], "meat"), customers={"w2": tile})
        assert quote(early, "stand fish r2c2")["income"] == 0


@pytest.mark.rule("mercado.11.7")
def test_the_example_of_row_five() -> None:
    """Two tomato stands and a meat stand; a flower stand is the fourth: w5 pays 8."""
    stands = {"r5c1": "tomato", "r5c2": "tomato", "r5c3": "meat"}
    pos = market(challenge=7, stands=stands, customers={"w5": "k4_tomato"}, coins={GREEN: 0})
    assert play(pos, "stand flower r5c4") == [
        StandOpened(GREEN, "flower", "r5c4"),
        StandPaid(GREEN, "r5c1", "tomato", "w5", 1, 4, 4, False),
        StandPaid(GREEN, "r5c2", "tomato", "w5", 1, 4, 4, False),
        StandBought(GREEN, "r5c4", 4),
    ]
    assert pos.coins == [4], "M10: all of it is income of the opening and pays the price"


@pytest.mark.rule("mercado.11.7")
def test_reaching_the_number_pays_each_stand_its_present_value_and_the_new_one_too() -> None:
    pos = market(
        challenge=7,
        stands={"r2c1": "fish", "r2c2": "tomato"},
        restaurants={"r1c1": "pub", "r1c3": "sushi_bar"},
        customers={"e2": "k3_fish_flower"},
        coins={GREEN: 0},
    )
    assert quote(pos, "stand fish r2c3") == {"row": 3, "column": 1, "price": 3, "value": 2, "income": 12}
    assert quote(pos, "stand flower r2c3") == {"row": 3, "column": 1, "price": 3, "value": 1, "income": 9}
    assert quote(pos, "stand tomato r2c3") == {"row": 3, "column": 1, "price": 3, "value": 1, "income": 6}
    play(pos, "stand fish r2c3")
    assert pos.coins == [9]


@pytest.mark.rule("mercado.11.7")
def test_beyond_the_number_only_the_new_stand_is_paid() -> None:
    stands = {"r2c1": "fish", "r2c2": "fish", "r2c3": "fish"}
    pos = market(challenge=7, stands=stands, customers={"e2": "k2_fish_flower"}, coins={GREEN: 4})
    play(pos, "stand fish r2c4")
    assert pos.coins == [2]


@pytest.mark.rule("mercado.11.7")
def test_one_stand_may_reach_the_number_of_several_tiles() -> None:
    """Trap 13: r2c2 is the second in its row and the third in its column; e2 and s2 both wake up."""
    pos = market(
        challenge=7,
        stands={"r2c1": "fish", "r1c2": "meat", "r5c2": "meat"},
        customers={"e2": "k2_fish_flower", "s2": "k3_tomato_meat", "w2": "k4_fish", "n2": "k1_fish_meat"},
        coins={GREEN: 0},
    )
    assert play(pos, "stand fish r2c2") == [
        StandOpened(GREEN, "fish", "r2c2"),
        StandPaid(GREEN, "r2c1", "fish", "e2", 1, 2, 2, False),
        StandPaid(GREEN, "r2c2", "fish", "e2", 1, 2, 2, False),
        StandPaid(GREEN, "r2c2", "fish", "n2", 1, 1, 1, False),
        StandPaid(GREEN, "r1c2", "meat", "s2", 1, 3, 3, False),
        StandPaid(GREEN, "r5c2", "meat", "s2", 1, 3, 3, False),
        StandBought(GREEN, "r2c2", 3),
    ]
    assert pos.coins == [8]


@pytest.mark.rule("mercado.11.7")
def test_the_eighth_stand_ends_the_challenge_after_its_turn() -> None:
    stands = row_by_row("fish meat fish meat grape grape")
    pos = market(challenge=7, stands=stands, coins={GREEN: 9}, held={GREEN: "pub"})
    play(pos, "stand fish r4c4")
    play(pos, "take meat", "fish")
    assert not pos.over
    play(pos, "stand flower r5c5")
    assert not pos.over, "a tile is still taken"
    events = play(pos, "take grape", "fish")
    assert EndTriggered(GREEN, "stands") in events and Ended("stands") in events
    assert pos.over and pos.cause() == "stands"


@pytest.mark.rule("mercado.11.7")
def test_elsewhere_the_eighth_stand_ends_nothing() -> None:
    stands = row_by_row("fish meat fish meat grape grape grape")
    pos = market(challenge=4, stands=stands, held={GREEN: "pub"})
    play(pos, "stand flower r5c5")
    play(pos, "take meat", "fish")
    assert not pos.over


# ---- 11.8: two pubs

OTHERS = {space: kind for space, kind in zip(MARKED, GRAY, strict=True) if kind != "pub"}


@pytest.mark.rule("mercado.11.8")
def test_the_second_pub_lies_in_front_of_you() -> None:
    pos, events = deal(1, options={"challenge": 8})
    assert held_by(pos, GREEN) == "pub" and PubGiven(GREEN, "pub") in events
    assert pos.census()["restaurant pub"] == 2 and pos.census() == pos.box.census(1)
    assert at(pos, "r1c2") == {"gray": "pub"} and pos.coins == [1]
    assert shown_in(pos) == offered()


@pytest.mark.rule("mercado.11.8")
def test_other_gray_restaurants_block_stands_and_pubs() -> None:
    pos, _ = deal(1, options={"challenge": 8})
    for space in MARKED[1:]:
        assert refused(pos, f"stand fish {space}", "blocked").rule == "mercado.11.8"
        assert refused(pos, f"restaurant pub {space}", "blocked").rule == "mercado.11.8"
    open_to_building = {space for space in SPACES if space not in MARKED[1:]}
    assert {move.split()[2] for move in legal(pos) if move.startswith("stand fish")} == open_to_building
    assert {move.split()[2] for move in legal(pos) if move.startswith("restaurant")} == open_to_building


@pytest.mark.rule("mercado.11.8")
@pytest.mark.parametrize("move", ["stand fish r1c2", "restaurant pub r1c2"])
def test_building_on_the_gray_pub_brings_it(move: str) -> None:
    pos, _ = deal(1, options={"challenge": 8})
    assert GrayTaken(GREEN, "r1c2", "pub") in play(pos, move)
    assert held_by(pos, GREEN) == ("pub pub" if move.startswith("stand") else "pub")


@pytest.mark.rule("mercado.11.8")
def test_blocked_restaurants_improve_nothing_and_their_spaces_are_free() -> None:
    """Trap 14."""
    pos = market(challenge=8, gray=OTHERS, customers={"w1": "k1_fish_flower"})
    assert quote(pos, "stand fish r1c3")["value"] == 1
    assert pos.free_spaces == 25


@pytest.mark.rule("mercado.11.8")
def test_m1_the_place_of_the_pub_is_known_even_with_hidden_types() -> None:
    options = {"challenge": 8, "gray_restaurants": "hidden"}
    pos, _ = deal(1, gray=["r3c3"], options=options)
    assert at(pos, "r3c3") == {"gray": "pub"}
    assert [at(pos, space) for space in MARKED if space != "r3c3"] == [{"gray": None}] * 10
    assert pos.census() == pos.box.census(1)
    refused(pos, "stand fish r1c2", "blocked")
    assert GrayTaken(GREEN, "r3c3", "pub") in play(pos, "stand fish r3c3")
    assert held_by(pos, GREEN) == "pub pub"


@pytest.mark.rule("mercado.11.8")
def test_elsewhere_gray_restaurants_block_nothing() -> None:
    pos = market(challenge=4, gray=OTHERS)
    assert "stand fish r1c4" in legal(pos)


# ---- 11.9: the Marquis's streets

STREETS = {"n1": "k1_fish_flower", "n3": "k1_fish_tomato", "n5": "k1_meat_grape"}


@pytest.mark.rule("mercado.11.9")
def test_three_tiles_are_laid_before_the_others_are_shown() -> None:
    rest = ["k1_fish_meat", "k1_fish_grape", "k1_flower_tomato"]
    pos, events = deal(1, customers=[*STREETS.values(), *rest, *offered(2, 3, 4)], options={"challenge": 9})
    for entrance, tile in STREETS.items():
        assert at(pos, entrance) == tile
        assert EntranceFilled(entrance, tile) in events
    assert shown_in(pos) == [*rest, *offered(2, 3, 4)]
    assert stacks_of(pos) == [4, 7, 7, 2] and pos.coins == [1]
    assert pos.census() == pos.box.census(1)


@pytest.mark.rule("mercado.11.9")
def test_no_customers_on_the_north_side() -> None:
    pos = market(challenge=9, stands={"r1c1": "fish", "r1c2": "fish"}, customers=STREETS)
    for entrance in ("n2", "n4"):
        assert refused(pos, f"customers k1_fish_meat {entrance}", "side-closed").rule == "mercado.11.9"
    refused(pos, "customers k1_fish_meat n1", "entrance-taken")
    assert "customers k1_fish_meat s2" in legal(pos)


@pytest.mark.rule("mercado.11.9")
@pytest.mark.parametrize("column", [2, 4])
def test_stands_only_in_three_columns(column: int) -> None:
    pos = market(challenge=9, customers=STREETS, tiles={GREEN: "fish tomato grape"})
    for row in range(1, 6):
        refusal = refused(pos, f"stand fish r{row}c{column}", "wrong-column")
        assert refusal.rule == "mercado.11.9"


@pytest.mark.rule("mercado.11.9")
def test_s7_a_stand_follows_the_tile_of_its_own_column() -> None:
    pos = market(challenge=9, customers=STREETS, tiles={GREEN: "fish tomato grape"})
    assert refused(pos, "stand tomato r2c1", "wrong-good").rule == "mercado.11.9"
    assert refused(pos, "stand fish r2c5", "wrong-good").rule == "mercado.11.9"
    streets = {"fish": (1, 3), "tomato": (3,), "grape": (5,)}
    assert {move for move in legal(pos) if move.startswith("stand")} == {
        f"stand {good} r{row}c{column}"
        for good, columns in streets.items()
        for column in columns
        for row in range(1, 6)
    }


@pytest.mark.rule("mercado.11.9")
def test_customers_brought_later_do_not_change_what_a_street_sells() -> None:
    pos = market(challenge=9, customers=STREETS | {"s1": "k2_meat_grape"}, tiles={GREEN: "meat fish fish"})
    refused(pos, "stand meat r2c1", "wrong-good")


@pytest.mark.rule("mercado.11.9")
def test_the_three_tiles_pay_new_stands_as_usual() -> None:
    pos = market(challenge=9, customers=STREETS, restaurants={"r2c2": "pub"}, coins={GREEN: 0})
    play(pos, "stand fish r2c1")
    assert pos.coins == [1], "value 2 x 1 customer, price 1"


@pytest.mark.rule("mercado.11.9")
def test_restaurants_go_anywhere() -> None:
    pos = market(challenge=9, customers=STREETS, held={GREEN: "sushi_bar"})
    assert {move.split()[2] for move in legal(pos) if move.startswith("restaurant")} == set(SPACES)


@pytest.mark.rule("mercado.11.9")
@pytest.mark.rule("mercado.9.2")
def test_s6_closed_entrances_count_as_empty() -> None:
    """Three tiles at the start and twelve of the thirteen that may come; the last one ends it."""
    tiles = [f"k3_{pair}" for pair in PAIRS] + ["k2_fish_flower", "k2_fish_tomato", "k2_fish_meat"]
    places = [place for place in ENTRANCES if not place.startswith("n")][:12]
    customers = STREETS | dict(zip(places, tiles, strict=False))
    pos = market(challenge=9, customers=customers, stands={"r4c1": "fish"}, shown=["k1_fish_meat"])
    assert pos.free_entrances == 5 and not pos.over
    play(pos, "customers k1_fish_meat w4", "k1_fish_grape")
    assert pos.over and pos.cause() == "entrances"


@pytest.mark.rule("mercado.10.2")
@pytest.mark.rule("mercado.11.9")
def test_the_streets_may_want_nothing_that_you_have() -> None:
    """Then the challenge is over before the first turn, unless there are three of a kind to exchange."""
    streets = ["k1_fish_flower", "k1_fish_tomato", "k1_flower_tomato"]
    customers = [*streets, "k1_fish_meat", "k1_fish_grape", "k1_flower_meat", *offered(2, 3, 4)]
    pos, events = deal(1, tiles=["meat meat grape"], customers=customers, options={"challenge": 9})
    assert pos.over and pos.cause() == "no-move" and Ended("no-move") in events
    lucky, _ = deal(1, tiles=["meat meat meat"], customers=customers, options={"challenge": 9})
    assert legal(lucky) == {"redraw", "keep"}
    play(lucky, "redraw", "fish", "grape", "grape")
    assert "stand fish r3c3" in legal(lucky)
