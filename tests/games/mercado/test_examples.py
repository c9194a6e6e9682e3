"""The worked examples of the rulebook, with its own numbers. Lines and columns are ours where it shows a picture."""

import pytest

from gaiola.games.mercado.events import (
    BestMove,
    CustomersBrought,
    CustomersUncovered,
    EndTriggered,
    StandBought,
    StandOpened,
    StandPaid,
)
from gaiola.games.mercado.rules import scoring
from tests.games.mercado.table import (
    BLUE,
    GREEN,
    PURPLE,
    at,
    built,
    deal,
    legal,
    market,
    play,
    quote,
    refused,
    shown_in,
    verbs,
    waiting,
)


@pytest.mark.rule("mercado.4.2")
def test_example_cost_row_beats_column() -> None:
    """Trap 1: two more stands in the row, one in the column: 3 coins."""
    stands = {"r3c1": "fish green", "r3c2": "meat purple", "r1c3": "grape purple"}
    pos = market(stands=stands, tiles={GREEN: "tomato tomato fish"}, coins={GREEN: 3})
    assert quote(pos, "stand tomato r3c3") == {"row": 3, "column": 2, "price": 3, "value": 1, "income": 0}
    assert play(pos, "stand tomato r3c3") == [StandOpened(GREEN, "tomato", "r3c3"), StandBought(GREEN, "r3c3", 3)]
    assert pos.coins[GREEN] == 0


@pytest.mark.rule("mercado.5.2")
def test_example_min_stands_for_tile() -> None:
    two = {"r3c1": "fish green", "r3c2": "meat purple"}
    refusal = refused(market(stands=two), "customers k3_fish_flower w3", "too-few-stands")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.5.2", 3, 2)
    assert "customers k3_fish_flower w3" in legal(market(stands=two | {"r3c4": "grape purple"}))


@pytest.mark.rule("mercado.5.4")
@pytest.mark.rule("mercado.8.3")
def test_example_bring_two_customers() -> None:
    """Stand A earns 4 and B 6 for Purple, C earns 2 for Green."""
    pos = market(
        stands={"r3c1": "flower purple", "r3c3": "flower purple", "r3c5": "fish green"},
        restaurants={"r3c2": "pub", "r2c3": "tea_house"},
        coins={GREEN: 0, PURPLE: 0},
        to_move=PURPLE,
    )
    assert play(pos, "customers k2_fish_flower w3", "k2_meat_grape") == [
        CustomersBrought(PURPLE, "k2_fish_flower", "w3"),
        StandPaid(PURPLE, "r3c1", "flower", "w3", value=2, customers=2, coins=4, counted=False),
        StandPaid(PURPLE, "r3c3", "flower", "w3", value=3, customers=2, coins=6, counted=False),
        StandPaid(GREEN, "r3c5", "fish", "w3", value=1, customers=2, coins=2, counted=False),
        CustomersUncovered("k2_meat_grape"),
    ]
    assert pos.coins == [2, 10]


@pytest.mark.rule("mercado.8.4")
def test_example_open_fish_stand() -> None:
    """Blue pays 4, earns 2 from above and 6 from the left: 4 coins of profit."""
    pos = market(
        3,
        stands={"r3c1": "meat green", "r3c2": "grape purple", "r3c5": "fish green", "r5c3": "fish purple"},
        restaurants={"r2c3": "sushi_bar"},
        customers={"n3": "k1_fish_flower", "w3": "k3_fish_tomato"},
        coins={BLUE: 4},
        to_move=BLUE,
    )
    assert quote(pos, "stand fish r3c3") == {"row": 4, "column": 2, "price": 4, "value": 2, "income": 8}
    assert play(pos, "stand fish r3c3") == [
        StandOpened(BLUE, "fish", "r3c3"),
        StandPaid(BLUE, "r3c3", "fish", "w3", value=2, customers=3, coins=6, counted=False),
        StandPaid(BLUE, "r3c3", "fish", "n3", value=2, customers=1, coins=2, counted=False),
        StandBought(BLUE, "r3c3", 4),
    ]
    assert pos.coins == [5, 5, 8]


ROW_AND_COLUMN_OF_THREE = {
    "r3c1": "fish green",
    "r3c2": "meat purple",
    "r3c5": "grape green",
    "r1c3": "fish purple",
    "r4c3": "tomato green",
    "r5c3": "meat purple",
}


@pytest.mark.rule("mercado.4.4")
def test_example_place_then_pay() -> None:
    """16 coins of income pay the 4 that the stand costs, even for a player who is broke."""
    pos = market(
        stands=ROW_AND_COLUMN_OF_THREE,
        restaurants={"r3c4": "pub"},
        customers={"n3": "k3_fish_flower", "w3": "k3_flower_meat", "e3": "k2_flower_grape"},
        coins={PURPLE: 0},
        to_move=PURPLE,
    )
    assert quote(pos, "stand flower r3c3") == {"row": 4, "column": 4, "price": 4, "value": 2, "income": 16}
    play(pos, "stand flower r3c3")
    assert pos.coins[PURPLE] == 12


@pytest.mark.rule("mercado.4.4")
def test_example_place_then_pay_short() -> None:
    pos = market(stands=ROW_AND_COLUMN_OF_THREE, restaurants={"r3c4": "pub"}, coins={PURPLE: 3}, to_move=PURPLE)
    refusal = refused(pos, "stand flower r3c3", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.4.4", 4, 3)
    assert refusal.terms == (("row", 4), ("column", 4), ("price", 4), ("value", 2), ("income", 0))


@pytest.mark.rule("mercado.11.6")
def test_example_queue_all_goods() -> None:
    restaurants, shown = {"r1c1": "sushi_bar"}, ["k1_fish_meat"]
    alone = market(challenge=6, stands={"r2c1": "fish"}, restaurants=restaurants, shown=shown)
    refused(alone, "customers k1_fish_meat w2", "goods-missing")
    pos = market(
        challenge=6, stands={"r2c1": "fish", "r2c2": "meat"}, restaurants=restaurants, shown=shown, coins={GREEN: 1}
    )
    play(pos, "customers k1_fish_meat w2")
    assert pos.coins == [4]


@pytest.mark.rule("mercado.10.5")
@pytest.mark.parametrize(("north", "income", "reached"), [("k1_fish_flower", 31, False), ("k1_fish_meat", 32, True)])
def test_example_best_move(north: str, income: int, reached: bool) -> None:
    """In the full house: w2 pays 7 x 4, s4 pays 1 x 3, and n4 adds the last coin or does not."""
    pos = market(
        challenge=7,
        stands={"r2c1": "fish", "r2c2": "fish", "r2c3": "fish", "r3c4": "tomato", "r4c4": "grape"},
        restaurants={"r1c1": "pub", "r1c2": "sushi_bar", "r1c3": "sushi_bar", "r3c3": "pub"},
        customers={"w2": "k4_fish", "s4": "k3_fish_meat", "n4": north},
        tiles={GREEN: "meat flower flower"},
        coins={GREEN: 0},
        options={"solo_stop": True},
    )
    assert quote(pos, "stand meat r2c4")["income"] == income
    play(pos, "stand meat r2c4")
    play(pos, "take grape", "fish")
    assert pos.coins == [income - 4]
    assert scoring.best_move(pos) is reached
    bonus = [event for event in play(pos, "stop") if isinstance(event, BestMove)]
    assert bonus == ([BestMove(GREEN, 32, 2)] if reached else [])


@pytest.mark.rule("mercado.11.7")
def test_example_crowded_setup() -> None:
    """1 faces 3 and 2 faces 4."""
    pairs = ["fish_flower", "fish_tomato", "fish_meat", "fish_grape", "flower_tomato"]
    north, east, south = ([f"k{size}_{pair}" for pair in pairs] for size in (1, 2, 3))
    west = ["k4_grape", "k4_meat", "k4_tomato", "k4_flower", "k4_fish"]
    pos, _ = deal(1, customers=[*north, *east, *south, *west], options={"challenge": 7})
    for number in range(5):
        assert at(pos, f"n{number + 1}") == north[number]
        assert at(pos, f"e{number + 1}") == east[number]
        assert at(pos, f"s{number + 1}") == south[number]
        assert at(pos, f"w{number + 1}") == west[number]
    assert shown_in(pos) == []
    assert not pos.over


@pytest.mark.rule("mercado.11.7")
def test_example_crowded_activation() -> None:
    """The fourth stand, whatever it sells, brings 4 for each of the three fish stands."""
    stands = {"r2c1": "fish", "r2c2": "fish", "r2c3": "fish"}
    pos = market(challenge=7, stands=stands, customers={"w2": "k4_fish"}, tiles={GREEN: "meat fish flower"})
    assert quote(pos, "stand fish r1c1")["income"] == 0
    assert quote(pos, "stand meat r2c4") == {"row": 4, "column": 1, "price": 4, "value": 1, "income": 12}
    assert play(pos, "stand meat r2c4") == [
        StandOpened(GREEN, "meat", "r2c4"),
        StandPaid(GREEN, "r2c1", "fish", "w2", value=1, customers=4, coins=4, counted=False),
        StandPaid(GREEN, "r2c2", "fish", "w2", value=1, customers=4, coins=4, counted=False),
        StandPaid(GREEN, "r2c3", "fish", "w2", value=1, customers=4, coins=4, counted=False),
        StandBought(GREEN, "r2c4", 4),
    ]
    assert pos.coins == [13]


@pytest.mark.rule("mercado.11.7")
def test_example_crowded_after() -> None:
    """The fifth stand earns for itself only."""
    stands = {"r2c1": "fish", "r2c2": "fish", "r2c3": "fish", "r2c4": "meat"}
    pos = market(challenge=7, stands=stands, customers={"w2": "k4_fish"})
    assert quote(pos, "stand fish r2c5") == {"row": 5, "column": 1, "price": 5, "value": 1, "income": 4}
    play(pos, "stand fish r2c5")
    assert pos.coins == [4]


@pytest.mark.rule("mercado.2.3")
def test_example_visible_tiles() -> None:
    pos, _ = deal(2)
    assert len(shown_in(pos)) == 12
    for size in "1234":
        assert sum(tile.startswith(f"k{size}_") for tile in shown_in(pos)) == 3


@pytest.mark.rule("mercado.9.1")
def test_example_end_spaces() -> None:
    """The 21st space leaves four."""
    restaurants, stands = built(20)
    pos = market(3, restaurants=restaurants, stands=stands, to_move=PURPLE)
    assert not [event for event in play(pos, "stand fish r5c1") if isinstance(event, EndTriggered)]
    assert EndTriggered(PURPLE, "spaces") in play(pos, "take meat", "meat")
    assert pos.to_move == BLUE
    play(pos, "coin")
    assert pos.to_move == GREEN
    play(pos, "coin")
    assert pos.over and pos.cause() == "spaces"


@pytest.mark.rule("mercado.9.2")
def test_example_end_entrances() -> None:
    """The sixteenth tile leaves four entrances."""
    pos = market(stands={"r1c1": "fish green"}, customers=waiting(15))
    assert EndTriggered(GREEN, "entrances") in play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    play(pos, "coin")
    assert pos.over and pos.cause() == "entrances"
    early = market(stands={"r1c1": "fish green"}, customers=waiting(14))
    play(early, "customers k1_fish_flower w1", "k1_meat_grape")
    play(early, "coin")
    assert not early.over


@pytest.mark.rule("mercado.7.2")
@pytest.mark.parametrize(("players", "run"), [(2, 4), (3, 3), (4, 4)])
def test_example_take_coin_run(players: int, run: int) -> None:
    pos = market(players)
    for _ in range(run - 1):
        play(pos, "coin")
    assert not pos.over
    play(pos, "coin")
    assert pos.over and pos.cause() == "coins"


@pytest.mark.rule("mercado.9.4")
def test_example_unplaced_restaurant() -> None:
    """Trap 2: minus one each."""
    pos = market(coins={GREEN: 20}, held={GREEN: "pub wine_bar"})
    assert pos.scores()[GREEN] == 18


@pytest.mark.rule("mercado.10.4")
@pytest.mark.parametrize(("coins", "fame"), [(79, 0), (80, 1), (89, 1), (90, 2), (99, 2), (100, 3), (200, 3)])
def test_example_fame_edges(coins: int, fame: int) -> None:
    assert scoring.fame(market(challenge=1, coins={GREEN: coins})) == fame


@pytest.mark.rule("mercado.10.6")
@pytest.mark.parametrize(
    ("fame", "rank"),
    [(0, 6), (5, 6), (6, 5), (10, 5), (11, 4), (14, 4), (15, 3), (19, 3), (20, 2), (27, 2), (28, 1), (29, 1)],
)
def test_example_rank_edges(fame: int, rank: int) -> None:
    assert scoring.fame_rank(fame, market(challenge=1).box.fame_ranks) == rank


def test_the_example_positions_are_ordinary_turns() -> None:
    """The table lays out positions in which the four actions are what is asked."""
    assert verbs(market(held={GREEN: "pub"}, stands={"r1c1": "fish"})) == {"stand", "customers", "restaurant", "coin"}
