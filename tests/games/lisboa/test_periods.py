"""The end of the first period: what brings it about, what scores, new ships and piles. Chapter 15; for discards and new
hands see `test_new_hands`."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import (
    CardDiscarded,
    CardRevealed,
    CardTaken,
    CardThrown,
    ClergyGivenUp,
    ClergyLaid,
    DecreeLaid,
    EndTriggered,
    HandDealt,
    PeriodEnded,
    RewardOfThrown,
    SetCompleted,
    TurnBegan,
    WigsScored,
)
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.ships import top_ship
from gaiola.games.lisboa.rules.stock import pile_sizes
from tests.games.lisboa.change import BROWN, ONE_SET, dealt, last_pile, period_ends, told
from tests.games.lisboa.table import (
    DECREES,
    GREEN,
    PURPLE,
    RING,
    YELLOW,
    city,
    exhaust,
    hand,
    play,
    rubble,
    run,
    shown,
    slots,
    step,
)

# ---- 15.1: when


@pytest.mark.rule("lisboa.15.1")
def test_the_third_pile_that_runs_out_ends_the_period() -> None:
    pos = last_pile(seat=YELLOW)
    events = period_ends(pos)
    kinds = (CardTaken, EndTriggered, PeriodEnded)
    assert told(events, *kinds) == [CardTaken(YELLOW, "red_manuel_1"), EndTriggered(YELLOW, 1), PeriodEnded(1)]
    assert pos.period == 2 and step(pos) == "throw", "Yellow holds the card just taken"


@pytest.mark.rule("lisboa.15.1")
def test_a_pile_has_run_out_only_when_its_face_up_card_is_taken() -> None:
    """R33: no card below is not enough."""
    pos = city(display=("red_manuel_1", "red_marquis_1", "red_king_1", "red_treasury_1"))
    exhaust(pos, "manuel", "marquis", "king", "treasury")
    play(pos, "gold blue_king_1")
    assert told(play(pos, "take manuel"), EndTriggered) == [] and pos.turn == YELLOW
    assert told(play(pos, "take marquis"), EndTriggered) == [] and pos.turn == PURPLE
    assert told(play(pos, "take king"), EndTriggered) == [EndTriggered(PURPLE, 1)]


@pytest.mark.rule("lisboa.15.1")
def test_two_piles_are_not_enough() -> None:
    pos = last_pile()
    pos.display[1] = pos.box.cards.index("red_marquis_2")
    play(pos, "gold blue_treasury_1", "take manuel")
    assert (pos.period, pos.turn, pos.trigger) == (1, YELLOW, -1)


def storing(**more: Any) -> LisboaPosition:
    """Yellow is about to visit Manuel; Green has his favor, and both can pay. In row a lies a tsunami cube."""
    usual: dict[str, Any] = {
        "reis": dict.fromkeys(range(4), 20),
        "influence": {GREEN: 1, YELLOW: 1},
        "favors": {GREEN: "manuel"},
        "rows": {"a": "tsunami"},
        "hands": {YELLOW: "blue_manuel_1"},
    }
    return city(4, seat=YELLOW, **usual | more)


@pytest.mark.rule("lisboa.15.1")
def test_a_second_set_of_whoever_has_the_turn_ends_the_period() -> None:
    pos = storing(rubble={YELLOW: "earthquake earthquake fire fire tsunami"}, rows={"d": "tsunami"}, favors={})
    events = play(pos, "visit blue_manuel_1", "skip", "build d2 gold", "house left")
    assert told(events, SetCompleted, EndTriggered) == [SetCompleted(YELLOW, 2), EndTriggered(YELLOW, 1)]
    assert pos.period == 1 and step(pos) == "take-card", "the turn is finished first"
    assert told(play(pos, "take manuel", script=["red_manuel_2"]), PeriodEnded) == [PeriodEnded(1)]


@pytest.mark.rule("lisboa.15.1")
@pytest.mark.rule("lisboa.4.10")
def test_a_first_set_does_not() -> None:
    pos = storing(rubble={YELLOW: "earthquake fire fire"}, rows={"d": "tsunami"}, favors={})
    events = play(pos, "visit blue_manuel_1", "skip", "build d2 gold", "house left")
    assert told(events, SetCompleted, EndTriggered) == [SetCompleted(YELLOW, 1)]
    play(pos, "take manuel", script=["red_manuel_2"])
    assert (pos.period, pos.turn) == (1, PURPLE)


@pytest.mark.rule("lisboa.15.1")
def test_a_third_set_tells_nothing_new() -> None:
    """R41: the first to meet a condition has brought about the end. A site gives two cubes and the next set."""
    pos = city(
        rubble={GREEN: "earthquake earthquake earthquake fire fire fire tsunami"},
        sites={"west_b": "tsunami tsunami"},
        plans={GREEN: "blue-2"},
        reis={GREEN: 20},
        influence={GREEN: 1},
    )
    events = play(pos, "visit blue_king_1", "skip", "open west_b")
    assert told(events, SetCompleted, EndTriggered) == [
        SetCompleted(GREEN, 2),
        EndTriggered(GREEN, 1),
        SetCompleted(GREEN, 3),
    ]


@pytest.mark.rule("lisboa.15.1")
@pytest.mark.rule("lisboa.15.4")
def test_the_follower_came_first() -> None:
    """R41: Green's set comes before Yellow takes the last card of the third pile, so Green discards first."""
    pos = storing(
        display=("red_manuel_1", "", "", "red_treasury_1"),
        rubble={GREEN: "earthquake earthquake fire fire tsunami"},
        hands={GREEN: "blue_king_1", YELLOW: "blue_manuel_1 blue_king_4"},
    )
    exhaust(pos, "manuel", "marquis", "king")
    play(pos, "visit blue_manuel_1", "skip", "build d2 gold", "house left", "follow", "noble build_store")
    events = play(pos, "build a3 cloth", "house left")
    assert told(events, EndTriggered) == [EndTriggered(GREEN, 1)]
    events = play(pos, "take manuel")
    assert told(events, EndTriggered) == [] and PeriodEnded(1) in events
    assert (step(pos), pos.to_move) == ("throw", GREEN)


@pytest.mark.rule("lisboa.15.1")
@pytest.mark.rule("lisboa.8.14")
def test_the_whole_turn_comes_first() -> None:
    """The Church scoring, then the refilling, then the end of the period; A50."""
    pos = last_pile(
        portfolio={GREEN: "dock1:blue_king_1"},
        clergy={YELLOW: "te_deum"},
        ring=("", *RING[1:]),
        shown=DECREES[:7],
        rubble={GREEN: ONE_SET},
    )
    pos.church = YELLOW
    play(pos, "gold blue_treasury_1")
    assert step(pos) == "take-card"
    play(pos, "take manuel")
    assert (step(pos), pos.to_move, pos.period) == ("give-up", YELLOW, 1)
    events = play(pos, "give-up te_deum", script=["seminary", "sea_wall"])
    kinds = (ClergyGivenUp, ClergyLaid, DecreeLaid, PeriodEnded, WigsScored)
    assert told(events, *kinds) == [
        ClergyGivenUp(YELLOW, "te_deum"),
        WigsScored(YELLOW, 3, "church"),
        ClergyLaid("seminary"),
        DecreeLaid("sea_wall"),
        PeriodEnded(1),
        WigsScored(GREEN, 3, "sets"),
    ]


# ---- 15.2: sets score, the display goes


@pytest.mark.rule("lisboa.15.2")
def test_three_wigs_for_each_set() -> None:
    pos = last_pile(rubble={GREEN: ONE_SET, YELLOW: "fire fire tsunami", PURPLE: f"{ONE_SET} {ONE_SET} fire"})
    events = period_ends(pos)
    assert told(events, WigsScored) == [WigsScored(GREEN, 3, "sets"), WigsScored(PURPLE, 6, "sets")]
    assert pos.wigs == [5 + 3, 5, 5 + 6, 5]
    assert [dict(mine)["sets"] for mine in pos.breakdown()] == [3, 0, 6, 0]


@pytest.mark.rule("lisboa.15.2")
def test_cards_left_in_the_display_are_discarded_and_hands_are_not() -> None:
    pos = last_pile(hands={YELLOW: "red_king_1 blue_king_1"})
    period_ends(pos)
    assert shown(pos) == {} and hand(pos, YELLOW) == ["red_king_1", "blue_king_1"]
    assert not any(left and card.startswith("red_") for card, left in zip(pos.box.cards, pos.deck_left, strict=True)), (
        "the piles of the first period have gone as well"
    )


@pytest.mark.rule("lisboa.15.2")
@pytest.mark.rule("lisboa.15.4")
def test_a_set_completed_by_a_reward_comes_too_late() -> None:
    """R36: Yellow discards a card for a cube of the pile; it is worth no wigs in this period but all else."""
    pos = last_pile(rubble={YELLOW: "fire earthquake"}, pile="tsunami", hands={YELLOW: "red_manuel_4"})
    period_ends(pos)
    play(pos, "done")
    events = play(pos, "throw red_manuel_4", script=dealt(19))
    assert told(events, RewardOfThrown, SetCompleted) == [
        RewardOfThrown(YELLOW, "red_manuel_4"),
        SetCompleted(YELLOW, 1),
    ]
    assert told(events, WigsScored, EndTriggered) == [] and pos.wigs == [5, 5, 5, 5]
    assert (pos.markers[YELLOW], pos.warehouse(YELLOW), pos.portfolio_size(YELLOW)) == (1, 3, 3)


# ---- 15.3: new ships


@pytest.mark.rule("lisboa.15.3")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_purple_ships_lie_on_brown_ones(players: int, copies: int) -> None:
    pos = last_pile(players)
    period_ends(pos)
    assert dict(zip(pos.box.ships, pos.yard, strict=True)) == {
        "ship_blue": 0,
        "ship_red": 0,
        "ship_purple": copies,
        "ship_brown": copies,
    }
    assert pos.box.ships[top_ship(pos)] == "ship_purple"
    pos.yard[2] = 0
    assert pos.view(None)["yard"]["ship"] == "ship_brown"


@pytest.mark.rule("lisboa.15.3")
def test_ships_in_portfolios_stay_with_their_cargo() -> None:
    pos = last_pile(
        portfolio={GREEN: "dock1:ship_red office1:blue_treasury_4", YELLOW: "dock2:ship_blue"},
        cargo={(GREEN, 1): "gold", (YELLOW, 2): "cloth"},
        at_sea=[(YELLOW, 2)],
    )
    events = period_ends(pos)
    assert slots(pos, GREEN) == {"dock1": "ship_red", "office1": "blue_treasury_4"}
    assert slots(pos, YELLOW) == {"dock2": "ship_blue"}
    assert (sum(pos.cargo), pos.at_sea.count(1)) == (2, 1) and told(events, CardDiscarded) == []


# ---- 15.6: new piles, and on with the game


@pytest.mark.rule("lisboa.15.6")
def test_brown_cards_make_four_piles() -> None:
    pos = last_pile()
    period_ends(pos)
    events = play(pos, "done", script=dealt(19))
    assert told(events, CardRevealed) == [CardRevealed(card) for card in BROWN]
    assert pile_sizes(pos) == [4, 4, 4, 4] and list(shown(pos).values()) == list(BROWN)


@pytest.mark.rule("lisboa.15.6")
def test_everything_in_its_order() -> None:
    """Trap 38: wigs, discards and rewards, hands, piles, ring, decrees, the next turn."""
    pos = last_pile(
        rubble={GREEN: ONE_SET}, hands={YELLOW: "blue_king_2"}, cardinal=1, ring=RING, clergy={YELLOW: "seminary"}
    )
    events = period_ends(pos)
    events += play(pos, "done", "throw blue_king_2")
    events += play(pos, "clergy lower_right", script=[*dealt(19), "tithe_barn"])
    kinds = (PeriodEnded, WigsScored, CardThrown, RewardOfThrown, HandDealt, CardRevealed, ClergyLaid, TurnBegan)
    order = [type(event).__name__ for event in told(events, *kinds)]
    assert list(dict.fromkeys(order)) == [kind.__name__ for kind in kinds]


@pytest.mark.rule("lisboa.15.6")
@pytest.mark.parametrize("seat", range(4))
def test_the_next_player_goes_on(seat: int) -> None:
    """Not the one after whoever brought it about: Green completes the set while following."""
    pos = last_pile(seat=seat)
    pos.trigger = GREEN
    period_ends(pos)
    run(pos, "done")
    assert (pos.turn, step(pos), pos.start) == ((seat + 1) % 4, "play-card", 0)


@pytest.mark.rule("lisboa.15.6")
@pytest.mark.rule("lisboa.15.1")
def test_the_new_period_begins_without_an_end() -> None:
    pos = last_pile()
    period_ends(pos)
    assert pos.view(None)["trigger"] is None
    run(pos, "done")
    view = pos.view(None)
    assert (view["period"], view["trigger"], view["ending"], view["sets_to_end"]) == (2, None, None, 4)
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 0, "tsunami": 0}


@pytest.mark.rule("lisboa.15.1")
def test_only_one_period_ends_so() -> None:
    """In the second period a second or third set brings nothing about; see 16.1 for the fourth."""
    pos = city(
        period=2,
        rubble={GREEN: f"{ONE_SET} {ONE_SET} earthquake fire"},
        rows={"d": "tsunami"},
        reis={GREEN: 20},
        influence={GREEN: 1},
        hands={GREEN: "purple_manuel_1"},
    )
    events = play(pos, "visit purple_manuel_1", "skip", "build d2 gold", "house left")
    assert told(events, SetCompleted, EndTriggered) == [SetCompleted(GREEN, 3)]
