"""Playing alone: chapter 10. The campaign and its chart are in test_campaign.py."""

import random

import pytest

from gaiola import Chance, Scripted
from gaiola.games.mercado.events import BestMove, ChallengeScored, CoinsDealt, Ended, EndTriggered, Scored, Stopped
from gaiola.games.mercado.position import MercadoPosition
from gaiola.games.mercado.rules import scoring
from gaiola.games.mercado.rules.turns import Action
from gaiola.kernel.moves import Move
from gaiola.kernel.options import OptionError
from tests.games.mercado.table import (
    GRAY,
    GREEN,
    SPACES,
    bag_of,
    box,
    deal,
    held_by,
    legal,
    market,
    play,
    quote,
    refused,
    row_by_row,
    tiles_of,
    verbs,
    waiting,
)

# ---- 10.1: set-up and golden rule


@pytest.mark.rule("mercado.10.1")
def test_alone_the_table_is_set_for_one() -> None:
    pos, events = deal(1)
    assert pos.to_move == GREEN
    assert tiles_of(pos, GREEN) == "fish flower tomato"
    assert len(bag_of(pos).split()) == 29
    assert pos.stands_left == [8] and pos.coins == [1]
    assert held_by(pos, GREEN) == "" and pos.census()["restaurant pub"] == 1
    assert CoinsDealt(GREEN, 1) in events


@pytest.mark.rule("mercado.10.1")
@pytest.mark.parametrize("challenge", range(1, 10))
def test_golden_rule(challenge: int) -> None:
    pos = market(challenge=challenge)
    assert not pos.over
    assert refused(pos, "coin", "golden-rule").rule == "mercado.10.1"


@pytest.mark.rule("mercado.10.1")
def test_challenges_are_played_alone() -> None:
    with pytest.raises(OptionError, match="option challenge is for games with 1 player"):
        box(challenge=4).start(2, Scripted([]))


def literal(pos: MercadoPosition) -> list[Move]:
    """Every candidate of every action, each judged by itself."""
    step = pos.agenda[-1]
    return [move for verb in step.verbs for move in verb.candidates(pos, step) if not verb.refusal(pos, step, move)]


@pytest.mark.rule("mercado.10.1")
@pytest.mark.rule("mercado.10.2")
@pytest.mark.parametrize("challenge", range(1, 10))
def test_alone_the_quick_reading_agrees_with_the_literal_one(challenge: int) -> None:
    """With coins as they come, with plenty and with none; asked is whoever has a move."""
    game, actions, stuck = box(challenge=challenge), 0, 0
    for seed in range(30):
        chance, luck = Chance(seed), random.Random(seed)
        pos = game.start(1, chance)
        assert isinstance(pos, MercadoPosition)
        while not pos.over:
            if isinstance(pos.agenda[-1], Action):
                actions += 1
                for coins in (0, 1, pos.coins[GREEN], 9):
                    trial = pos.copy()
                    trial.coins[GREEN] = coins
                    possible = literal(trial)
                    assert trial.legal() == possible
                    assert trial.agenda[-1].asks(trial) == bool(possible)
                    stuck += not possible
            pos.play(luck.choice(pos.legal()), chance)
    assert actions > 150
    assert stuck or challenge == 7  # where customers wait at every entrance, a first stand pays for itself


# ---- 10.2: when a challenge ends


@pytest.mark.rule("mercado.10.2")
def test_alone_the_end_comes_at_once() -> None:
    pos = market(challenge=2, stands={"r1c1": "fish"}, customers=waiting(15))
    events = play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    assert EndTriggered(GREEN, "entrances") in events and Ended("entrances") in events
    assert pos.over and pos.cause() == "entrances"


@pytest.mark.rule("mercado.10.2")
def test_a_challenge_ends_when_no_action_is_possible() -> None:
    """One coin buys the only stand; with nothing left, the second turn does not begin."""
    pos = market(challenge=2, coins={GREEN: 1}, shown=["k2_fish_flower"])
    play(pos, "stand fish r3c3")
    assert play(pos, "take meat", "fish")[-3:] == [
        Ended("no-move"),
        Scored(GREEN, 0, 0, 0),
        ChallengeScored(GREEN, 2, 0, 0),
    ]
    assert pos.over and pos.cause() == "no-move"


@pytest.mark.rule("mercado.10.2")
@pytest.mark.parametrize("what", ["a stand", "customers", "a restaurant"])
def test_any_of_the_three_actions_keeps_it_going(what: str) -> None:
    assert market(challenge=2, coins={GREEN: 0}).over
    if what == "a stand":
        pos = market(challenge=2, coins={GREEN: 1})
    elif what == "customers":
        pos = market(challenge=2, coins={GREEN: 0}, stands={"r1c1": "fish"}, shown=["k1_fish_meat"])
    else:
        pos = market(challenge=2, coins={GREEN: 0}, held={GREEN: "pub"})
    assert not pos.over
    assert verbs(pos) == {what.split()[-1]}


@pytest.mark.rule("mercado.10.2")
def test_s1_an_exchange_is_offered_before_the_challenge_is_over() -> None:
    """The fish cannot be paid; a flower could be, by the customer at w1."""
    pos = market(challenge=2, coins={GREEN: 0}, tiles={GREEN: "fish fish fish"}, customers={"w1": "k2_flower_meat"})
    assert legal(pos) == {"redraw", "keep"}
    kept = pos.copy()
    play(kept, "keep")
    assert kept.over and kept.cause() == "no-move"
    play(pos, "redraw", "flower", "grape", "grape")
    assert legal(pos) == {f"stand flower r1c{column}" for column in range(1, 6)}


@pytest.mark.rule("mercado.10.2")
def test_s2_an_action_must_be_taken_even_at_a_loss() -> None:
    pos = market(challenge=2, coins={GREEN: 80}, shown=["k2_fish_flower"])
    assert verbs(pos) == {"stand"}
    refused(pos, "stop", "no-stopping")


@pytest.mark.rule("mercado.10.2")
def test_s3_eight_stands_and_eleven_restaurants_leave_six_spaces() -> None:
    stands = row_by_row("fish fish fish meat meat meat grape grape")
    restaurants = dict(zip(SPACES[8:18], GRAY, strict=False))
    pos = market(challenge=2, stands=stands, restaurants=restaurants, held={GREEN: "wine_bar"})
    play(pos, "restaurant wine_bar r5c5")
    assert pos.free_spaces == 6
    assert not pos.over


# ---- 10.3: stopping early


@pytest.mark.rule("mercado.10.3")
def test_stopping_is_an_option_of_the_table() -> None:
    assert refused(market(challenge=3), "stop", "no-stopping").rule == "mercado.10.3"
    pos = market(challenge=3, coins={GREEN: 71}, held={GREEN: "pub"}, options={"solo_stop": True})
    assert "stop" in legal(pos) and quote(pos, "stop") == {}
    assert play(pos, "stop") == [
        Stopped(GREEN),
        Ended("stopped"),
        Scored(GREEN, 70, 71, 1),
        ChallengeScored(GREEN, 3, 70, 1),
    ]
    assert pos.over and pos.cause() == "stopped" and pos.scores() == [70]


@pytest.mark.rule("mercado.10.3")
def test_stopping_is_for_the_beginning_of_a_turn() -> None:
    pos = market(challenge=3, options={"solo_stop": True})
    play(pos, "stand fish r3c3")
    refused(pos, "stop", "not-now")
    play(pos, "take meat", "fish")
    assert "stop" in legal(pos)


@pytest.mark.rule("mercado.10.3")
def test_stopping_is_no_action() -> None:
    """A challenge without a possible action is over; it does not wait to be stopped."""
    pos = market(challenge=3, coins={GREEN: 0}, options={"solo_stop": True})
    assert pos.over and pos.cause() == "no-move"


@pytest.mark.rule("mercado.10.3")
def test_several_players_cannot_stop() -> None:
    refused(market(2), "stop", "no-stopping")


# ---- 10.4: fame

FAME_AT = {
    1: (80, 90, 100),
    3: (70, 80, 90),
    4: (80, 90, 100),
    5: (35, 45, 50),
    6: (30, 40, 50),
    7: (55, 70, 80),
    8: (50, 60, 70),
    9: (75, 90, 110),
}
READY = {5: {"w1": "k4_fish", "w2": "k4_meat", "w3": "k4_grape"}}


@pytest.mark.rule("mercado.10.4")
@pytest.mark.parametrize("challenge", FAME_AT)
def test_each_challenge_names_three_amounts(challenge: int) -> None:
    first, second, third = FAME_AT[challenge]
    for coins, fame in [(first - 1, 0), (first, 1), (second - 1, 1), (second, 2), (third - 1, 2), (third, 3)]:
        pos = market(challenge=challenge, customers=READY.get(challenge), coins={GREEN: coins})
        assert scoring.fame(pos) == fame
        assert pos.view(GREEN)["challenge"]["fame"] == fame
    assert pos.view(GREEN)["challenge"]["fame_at"] == [first, second, third]


@pytest.mark.rule("mercado.10.4")
@pytest.mark.parametrize(("counted", "fame"), [(54, 0), (55, 1), (59, 1), (60, 2), (69, 2), (70, 3)])
def test_fame_of_the_second_challenge_is_for_what_counts(counted: int, fame: int) -> None:
    assert scoring.fame(market(challenge=2, counted=counted, coins={GREEN: 99})) == fame


@pytest.mark.rule("mercado.10.4")
def test_s4_unopened_restaurants_cost_fame() -> None:
    assert scoring.fame(market(challenge=1, coins={GREEN: 80})) == 1
    assert scoring.fame(market(challenge=1, coins={GREEN: 80}, held={GREEN: "wine_bar"})) == 0
    assert scoring.fame(market(challenge=2, counted=55, held={GREEN: "wine_bar"})) == 0


def test_fame_is_for_one() -> None:
    with pytest.raises(ValueError, match="solo challenges"):
        scoring.fame(market(2))
    assert market(2).view(GREEN)["challenge"] is None


# ---- 10.5: the best move


@pytest.mark.rule("mercado.10.5")
def test_the_price_is_not_deducted_from_the_best_move() -> None:
    """Value 4 for 8 customers: 32 on opening, although the stand costs 1."""
    pos = market(
        challenge=2,
        restaurants={"r2c3": "pub", "r4c3": "tea_house", "r3c2": "tea_house"},
        customers={"n3": "k3_fish_flower", "w3": "k3_flower_meat", "e3": "k2_flower_grape"},
        coins={GREEN: 1},
        options={"solo_stop": True},
    )
    play(pos, "stand flower r3c3")
    play(pos, "take meat", "fish")
    assert pos.coins == [32] and scoring.best_move(pos)
    assert pos.view(GREEN)["challenge"]["best_income"] == 32
    assert play(pos, "stop")[-1] == BestMove(GREEN, 32, 2)


@pytest.mark.rule("mercado.10.5")
def test_more_than_32_counts_too_and_so_do_customers_who_are_brought() -> None:
    """Four fish stands worth 9 together, times 4."""
    pos = market(
        challenge=2,
        stands={f"r3c{column}": "fish" for column in (1, 2, 4, 5)},
        restaurants={"r3c3": "pub", "r2c1": "sushi_bar", "r2c2": "sushi_bar", "r4c4": "pub"},
        tiles={GREEN: "flower tomato tomato"},
    )
    assert quote(pos, "customers k4_fish w3") == {"stands": 4, "size": 4, "income": 36, "others": 0}
    play(pos, "customers k4_fish w3", "k4_grape")
    assert scoring.best_move(pos)


@pytest.mark.rule("mercado.10.5")
def test_two_moves_do_not_add_up() -> None:
    """16 coins twice are no best move; the coin of a restaurant is not paid by customers."""
    stands = {f"r3c{column}": "fish" for column in (1, 2, 4, 5)}
    pos = market(
        challenge=2,
        stands=stands,
        tiles={GREEN: "tomato tomato tomato"},
        bag="fish",
        held={GREEN: "pub"},
        best_income=31,
    )
    play(pos, "customers k4_fish w3", "k4_grape")
    play(pos, "customers k3_fish_flower e3", "k3_meat_grape")
    play(pos, "restaurant pub r1c1")
    assert pos.best_income == 31 and not scoring.best_move(pos)
    fresh = market(challenge=2, stands=stands, tiles={GREEN: "tomato flower flower"})
    play(fresh, "customers k4_fish w3", "k4_grape")
    play(fresh, "customers k3_fish_flower e3", "k3_meat_grape")
    assert fresh.best_income == 16


@pytest.mark.rule("mercado.10.5")
def test_only_collected_coins_make_a_best_move() -> None:
    """Challenge 1: a specialist in grapes collects nothing from 32 coins' worth of flowers."""
    pos = market(
        challenge=1,
        restaurants={"r2c3": "pub", "r4c3": "tea_house", "r3c2": "tea_house"},
        customers={"n3": "k3_fish_flower", "w3": "k3_flower_meat", "e3": "k2_flower_grape"},
    )
    specialist = pos.copy()
    play(pos, "stand flower r3c3")
    play(pos, "specialty grape")
    assert pos.best_income == 0
    play(specialist, "stand flower r3c3")
    play(specialist, "specialty flower")
    assert specialist.best_income == 32


def test_with_several_players_there_is_no_best_move() -> None:
    pos = market(2, customers={"w3": "k4_fish"}, best_income=40)
    assert not scoring.best_move(pos)
