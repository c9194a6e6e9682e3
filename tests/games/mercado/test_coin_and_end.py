"""Taking a coin and the end of the game: chapters 7 and 9."""

import pytest

from gaiola.games.mercado.events import CoinTaken, Ended, EndTriggered, Scored
from tests.games.mercado.table import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    built,
    legal,
    market,
    play,
    quote,
    waiting,
)

# ---- 7: take a coin


@pytest.mark.rule("mercado.7.1")
def test_a_coin_may_always_be_taken() -> None:
    pos = market(stands={"r1c1": "fish"}, held={GREEN: "pub"}, coins={GREEN: 12})
    assert "coin" in legal(pos)
    assert quote(pos, "coin") == {"gain": 1}
    assert play(pos, "coin") == [CoinTaken(GREEN, 1)]
    assert pos.coins == [13, 5]


@pytest.mark.rule("mercado.7.2")
@pytest.mark.parametrize(("players", "run"), [(2, 4), (3, 3), (4, 4)])
def test_m18_the_game_ends_when_everybody_takes_coins(players: int, run: int) -> None:
    pos = market(players)
    for taken in range(run):
        assert not pos.over and pos.view(None)["coin_run"] == taken
        events = play(pos, "coin")
    assert pos.over and pos.cause() == "coins"
    assert events[:2] == [CoinTaken((run - 1) % players, 1), Ended("coins")]
    assert pos.coins == {2: [7, 7], 3: [6, 6, 6], 4: [6, 6, 6, 6]}[players]


@pytest.mark.rule("mercado.7.2")
def test_any_other_action_breaks_the_row() -> None:
    pos = market(3, held={BLUE: "pub"}, stands={"r1c1": "fish green"})
    play(pos, "coin")
    play(pos, "coin")
    play(pos, "restaurant pub r3c3")
    play(pos, "coin")
    play(pos, "coin")
    assert not pos.over
    play(pos, "stand fish r4c4")
    play(pos, "take meat", "fish")
    play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    play(pos, "coin")
    play(pos, "coin")
    assert not pos.over
    play(pos, "coin")
    assert pos.over


@pytest.mark.rule("mercado.7.2")
def test_m18_an_exchange_of_tiles_does_not_break_the_row() -> None:
    pos = market(3, tiles={BLUE: "fish fish fish"})
    play(pos, "coin")
    play(pos, "coin")
    play(pos, "redraw", "meat", "flower", "grape")
    play(pos, "coin")
    assert pos.over and pos.cause() == "coins"


@pytest.mark.rule("mercado.7.2")
@pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 2), (4, 3)])
def test_m18_coins_in_the_last_turns_do_not_change_why_it_ended(players: int, turns: int) -> None:
    restaurants, stands = built(20)
    pos = market(players, restaurants=restaurants, stands=stands, held={GREEN: "pub"}, coin_run=players - 1)
    play(pos, "restaurant pub r5c5")
    for _ in range(turns):
        assert not pos.over
        play(pos, "coin")
    assert pos.over and pos.cause() == "spaces"


# ---- 9.1, 9.2: the end begins


@pytest.mark.rule("mercado.9.1")
@pytest.mark.parametrize(("filled", "triggers"), [(19, False), (20, True), (21, True)])
def test_a_restaurant_too_may_leave_four_spaces(filled: int, triggers: bool) -> None:
    """M19: four or fewer."""
    restaurants, stands = built(filled)
    pos = market(restaurants=restaurants, stands=stands, held={GREEN: "pub"})
    events = play(pos, "restaurant pub r5c5")
    assert (EndTriggered(GREEN, "spaces") in events) is triggers
    assert pos.view(None)["trigger"] == (GREEN if triggers else None)


@pytest.mark.rule("mercado.9.1")
@pytest.mark.parametrize(("filled", "triggers"), [(19, False), (20, True)])
def test_a_stand_may_leave_four_spaces(filled: int, triggers: bool) -> None:
    restaurants, stands = built(filled)
    pos = market(restaurants=restaurants, stands=stands)
    play(pos, "stand fish r5c5")
    assert (EndTriggered(GREEN, "spaces") in play(pos, "take meat", "meat")) is triggers


@pytest.mark.rule("mercado.9.1")
def test_m19_spaces_with_a_gray_restaurant_are_free() -> None:
    restaurants, stands = built(19)
    gray = {"r4c5": "pub", "r5c1": "wine_bar", "r5c2": "tea_house"}
    pos = market(restaurants=restaurants, stands=stands, gray=gray)
    assert pos.free_spaces == 6
    play(pos, "stand fish r4c5")
    play(pos, "take meat", "meat")
    assert pos.free_spaces == 5
    assert pos.view(None)["trigger"] is None


@pytest.mark.rule("mercado.9.2")
@pytest.mark.parametrize(("filled", "triggers"), [(14, False), (15, True), (16, True)])
def test_customers_may_leave_four_entrances(filled: int, triggers: bool) -> None:
    """M19: four or fewer."""
    pos = market(stands={"r2c1": "fish"}, customers=waiting(filled))
    events = play(pos, "customers k1_fish_flower w2", "k1_meat_grape")
    assert (EndTriggered(GREEN, "entrances") in events) is triggers


@pytest.mark.rule("mercado.9.1")
@pytest.mark.rule("mercado.9.2")
def test_m19_each_limit_belongs_to_one_kind_of_place() -> None:
    """Trap 9: customers never begin the end by spaces, building never by entrances, and a coin neither."""
    restaurants, stands = built(21)
    pos = market(restaurants=restaurants, stands=stands | {"r3c4": "fish green"}, held={GREEN: "pub"})
    play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    assert pos.view(None)["trigger"] is None
    play(pos, "coin")
    assert pos.view(None)["trigger"] is None
    crowd = market(stands={"r1c1": "fish"}, customers=waiting(16), held={PURPLE: "pub"})
    play(crowd, "stand fish r2c2")
    play(crowd, "take meat", "fish")
    play(crowd, "restaurant pub r3c3")
    play(crowd, "coin")
    assert crowd.view(None)["trigger"] is None


# ---- 9.3: last turns


@pytest.mark.rule("mercado.9.3")
@pytest.mark.parametrize(
    ("players", "trigger", "order"),
    [
        (2, GREEN, [PURPLE]),
        (2, PURPLE, [GREEN]),
        (3, PURPLE, [BLUE, GREEN]),
        (4, BLUE, [YELLOW, GREEN, PURPLE]),
        (4, YELLOW, [GREEN, PURPLE, BLUE]),
    ],
)
def test_every_other_player_has_one_more_turn(players: int, trigger: int, order: list[int]) -> None:
    """Trap 10: the player who began the end has none."""
    restaurants, stands = built(20)
    pos = market(players, restaurants=restaurants, stands=stands, held={trigger: "pub"}, to_move=trigger)
    assert play(pos, "restaurant pub r5c5")[-1] == EndTriggered(trigger, "spaces")
    for seat in order:
        assert pos.to_move == seat
        last = play(pos, "coin")
    assert pos.over
    assert Ended("spaces") in last


@pytest.mark.rule("mercado.9.3")
def test_a_last_turn_is_a_whole_turn() -> None:
    restaurants, stands = built(20)
    pos = market(restaurants=restaurants, stands=stands, held={GREEN: "pub"}, tiles={PURPLE: "grape grape grape"})
    play(pos, "restaurant pub r5c5")
    assert legal(pos) == {"redraw", "keep"}
    play(pos, "keep")
    play(pos, "stand grape r5c4")
    assert not pos.over
    play(pos, "take meat", "meat")
    assert pos.over


@pytest.mark.rule("mercado.9.3")
def test_m19_a_second_beginning_changes_nothing() -> None:
    restaurants, stands = built(20)
    pos = market(
        3,
        restaurants=restaurants,
        stands=stands | {"r3c4": "fish purple"},
        customers=waiting(15),
        held={GREEN: "pub", BLUE: "pub"},
    )
    assert EndTriggered(GREEN, "spaces") in play(pos, "restaurant pub r5c5")
    events = play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    events += play(pos, "restaurant pub r5c4")
    assert not [event for event in events if isinstance(event, EndTriggered)]
    assert pos.over and pos.cause() == "spaces"


# ---- 9.4, 9.5: score and ties


@pytest.mark.rule("mercado.9.4")
def test_restaurants_in_front_cost_one_each() -> None:
    """Trap 2; 31 coins and two restaurants make 29."""
    pos = market(coins={GREEN: 31, PURPLE: 29}, held={GREEN: "pub tea_house"}, coin_run=3, to_move=PURPLE)
    assert play(pos, "coin") == [
        CoinTaken(PURPLE, 1),
        Ended("coins"),
        Scored(GREEN, 29, 31, 2),
        Scored(PURPLE, 30, 30, 0),
    ]
    assert pos.scores() == [29, 30] and pos.ranking() == [2, 1]
    assert pos.breakdown() == [[("coins", 31), ("restaurants", -2)], [("coins", 30), ("restaurants", 0)]]


@pytest.mark.rule("mercado.9.4")
def test_m20_a_score_may_be_below_zero() -> None:
    pos = market(coins={GREEN: 0}, held={GREEN: "pub wine_bar wine_bar"})
    assert pos.scores()[GREEN] == -3


@pytest.mark.rule("mercado.9.4")
def test_an_open_restaurant_costs_nothing() -> None:
    pos = market(coins={GREEN: 4}, held={GREEN: "pub"})
    assert pos.scores()[GREEN] == 3
    play(pos, "restaurant pub r3c3")
    assert pos.scores()[GREEN] == 5


@pytest.mark.rule("mercado.9.5")
def test_equal_scores_are_decided_by_stands_in_the_market() -> None:
    stands = {
        "r1c1": "fish purple",
        "r2c2": "meat purple",
        "r3c3": "meat green",
        "r4c4": "grape blue",
        "r5c5": "meat blue",
    }
    pos = market(3, stands=stands, coins={GREEN: 9, PURPLE: 10, BLUE: 9}, held={PURPLE: "pub"})
    assert pos.scores() == [9, 9, 9]
    assert pos.ranking() == [3, 1, 1]


@pytest.mark.rule("mercado.9.5")
def test_the_score_comes_before_the_stands() -> None:
    pos = market(stands={"r1c1": "fish purple", "r2c2": "fish purple"}, coins={GREEN: 10, PURPLE: 9})
    assert pos.ranking() == [1, 2]


@pytest.mark.rule("mercado.9.5")
def test_what_is_still_equal_is_shared() -> None:
    pos = market(4, coins={GREEN: 7, PURPLE: 9, BLUE: 7, YELLOW: 7}, stands={"r1c1": "meat yellow"})
    assert pos.ranking() == [3, 1, 3, 2]
