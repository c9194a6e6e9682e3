"""The end of the first period: what brings it about, what scores, new ships, hands and piles. Chapter 15."""

from typing import Any

import pytest

from gaiola import Event
from gaiola.games.lisboa.events import (
    CardDiscarded,
    CardRevealed,
    CardTaken,
    CardThrown,
    ChurchDue,
    ClergyGivenUp,
    ClergyLaid,
    DecreeLaid,
    EndTriggered,
    GoodTaken,
    HandDealt,
    PeriodEnded,
    ReisTaken,
    RewardOfThrown,
    SetCompleted,
    TurnBegan,
    WigsScored,
)
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.ships import top_ship
from gaiola.games.lisboa.rules.stock import pile_sizes
from tests.games.lisboa.table import (
    DECREES,
    GREEN,
    ORANGE,
    PURPLE,
    RING,
    YELLOW,
    city,
    exhaust,
    goods,
    hand,
    legal,
    play,
    refused,
    rubble,
    run,
    shown,
    slots,
    step,
)

ONE_SET = "earthquake fire tsunami"
PURPLE_CARDS = [f"purple_{kind}_{n}" for kind in ("manuel", "marquis", "king", "treasury") for n in range(1, 6)]
BROWN = ("brown_manuel_1", "brown_marquis_1", "brown_king_1", "brown_treasury_1")


def last_pile(players: int = 4, *, seat: int = 0, **more: Any) -> LisboaPosition:
    """Two piles have run out and of the Manuel cards only the last is left. `seat` has one card, to be discarded for
    gold; the others have what `hands` says."""
    hands = {seat: "blue_treasury_1"} | more.pop("hands", {})
    pos = city(players, seat=seat, display=("red_manuel_1", "", "", "red_treasury_1"), hands=hands, **more)
    exhaust(pos, "manuel", "marquis", "king")
    return pos


def period_ends(pos: LisboaPosition) -> list[Event]:
    """The last Manuel card is taken. The first who has cards is asked what to discard."""
    return play(pos, "gold blue_treasury_1", "take manuel")


def dealt(players: int, missing: int = 5) -> list[str]:
    """A script for new hands of purple cards, the brown piles turned up."""
    return [*PURPLE_CARDS[: players * missing], *BROWN]


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


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
    for turn, pile in enumerate(("manuel", "marquis")):
        assert not told(play(pos, f"gold {hand(pos, turn)[0]}") if turn == 0 else [], EndTriggered)
        assert told(play(pos, f"take {pile}"), EndTriggered) == []
        assert pos.turn == turn + 1 and pos.period == 1
    assert told(play(pos, "take king"), EndTriggered) == [EndTriggered(PURPLE, 1)]


@pytest.mark.rule("lisboa.15.1")
def test_two_piles_are_not_enough() -> None:
    pos = last_pile()
    pos.display[1] = pos.box.cards.index("red_marquis_2")
    play(pos, "gold blue_treasury_1", "take manuel")
    assert (pos.period, pos.turn, pos.trigger) == (1, YELLOW, -1)


def storing(**more: Any) -> LisboaPosition:
    """Yellow visits Manuel and builds at d2; Green has his favor. In row a lies a tsunami cube, in row d none."""
    return city(
        4,
        seat=YELLOW,
        reis=dict.fromkeys(range(4), 20),
        influence={GREEN: 1, YELLOW: 1},
        favors={GREEN: "manuel"},
        rows={"a": "tsunami"} | more.pop("rows", {}),
        hands={YELLOW: "blue_manuel_1"} | more.pop("hands", {}),
        **more,
    )


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


# ---- the example on page 22


@pytest.mark.rule("lisboa.15.4")
@pytest.mark.rule("lisboa.15.6")
def test_the_published_end_of_a_period() -> None:
    """X31: the order is Green, Purple, Yellow, Orange. In Yellow's turn Green follows and completes a second set. Green
    discards 2 King cards and a Treasury card, Purple 1 King, 1 Marquis and 2 Manuel cards, Yellow 2 Treasury cards."""
    green, purple, yellow, orange = range(4)
    pos = city(
        4,
        seat=yellow,
        reis=dict.fromkeys(range(4), 20),
        influence={green: 1, yellow: 1},
        favors={green: "manuel"},
        rows={"a": "tsunami"},
        rubble={green: "earthquake earthquake fire fire tsunami", orange: ONE_SET},
        hands={
            green: "blue_king_1 blue_king_4 blue_treasury_1 blue_treasury_2 blue_marquis_5",
            purple: "red_king_3 blue_marquis_2 blue_manuel_3 blue_manuel_4 blue_manuel_5",
            yellow: "blue_manuel_1 blue_treasury_3 blue_treasury_4 blue_king_2 blue_king_3",
            orange: "red_marquis_2 red_marquis_3 red_king_1 red_king_2 red_king_4",
        },
    )
    play(pos, "visit blue_manuel_1", "skip", "build d2 gold", "house left")
    assert pos.to_move == green
    play(pos, "follow", "noble build_store", "build a3 cloth", "house middle")
    events = play(pos, "take manuel", script=["red_manuel_2"])
    assert told(events, WigsScored) == [WigsScored(green, 6, "sets"), WigsScored(orange, 3, "sets")]
    wigs, reis = pos.wigs[:], pos.reis[:]

    events = play(pos, "throw blue_king_1", "throw blue_king_4", "throw blue_treasury_1", "done")
    assert legal(pos) == {"reward blue_king_1", "reward blue_king_4"}
    events += play(pos, "reward blue_king_4")
    assert told(events, RewardOfThrown) == [RewardOfThrown(green, "blue_king_4")]
    assert (pos.wigs[green], pos.to_move) == (wigs[green] + 2, purple)

    play(pos, *[f"throw {card}" for card in ("red_king_3", "blue_marquis_2", "blue_manuel_3", "blue_manuel_4")])
    play(pos, "done")
    assert legal(pos) == {f"reward {c}" for c in ("red_king_3", "blue_marquis_2", "blue_manuel_3", "blue_manuel_4")}
    events = play(pos, "reward blue_manuel_4")
    assert GoodTaken(purple, "tools", 1) in events
    assert legal(pos) == {"reward red_king_3", "reward blue_marquis_2"}, "one card of each Noble"
    events = play(pos, "reward blue_marquis_2")
    assert told(events, RewardOfThrown, WigsScored, ReisTaken) == [
        RewardOfThrown(purple, "blue_marquis_2"),
        ReisTaken(purple, 5),
        RewardOfThrown(purple, "red_king_3"),
        WigsScored(purple, 2, "rewards"),
    ]
    assert pos.reis[purple] == reis[purple] + 5

    events = play(pos, "throw blue_treasury_3", "throw blue_treasury_4", "done")
    assert told(events, RewardOfThrown) == [] and pos.to_move == orange
    script = [*PURPLE_CARDS[:9], *BROWN]
    events = play(pos, "done", script=script)
    numbers = [(event.seat, event.number) for event in events if isinstance(event, HandDealt)]
    assert numbers == [(green, 3), (purple, 4), (yellow, 2)]
    assert [len(hand(pos, seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert TurnBegan(orange) in events and (pos.turn, pos.to_move, step(pos)) == (orange, orange, "play-card")


# ---- 15.2: sets score, the display goes


@pytest.mark.rule("lisboa.15.2")
def test_three_wigs_for_each_set() -> None:
    pos = last_pile(rubble={GREEN: ONE_SET * 1, YELLOW: "fire fire tsunami", PURPLE: f"{ONE_SET} {ONE_SET} fire"})
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
    events = play(pos, "throw red_manuel_4", script=dealt(4)[1:])
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


# ---- 15.4: discarding cards


@pytest.mark.rule("lisboa.15.4")
def test_all_are_asked_beginning_with_whoever_brought_it_about() -> None:
    pos = last_pile(
        seat=PURPLE,
        hands={GREEN: "blue_king_1", YELLOW: "blue_king_2", PURPLE: "blue_treasury_1", ORANGE: "red_king_1"},
    )
    period_ends(pos)
    asked = []
    for _ in range(4):
        asked.append(pos.to_move)
        assert "done" in legal(pos) and step(pos) == "throw"
        run(pos, "done")
    assert asked == [PURPLE, ORANGE, GREEN, YELLOW]


@pytest.mark.rule("lisboa.15.4")
def test_any_number_may_be_discarded() -> None:
    pos = last_pile(hands={GREEN: "blue_treasury_1 blue_treasury_2 blue_king_5"})
    period_ends(pos)
    assert legal(pos) == {"throw blue_treasury_2", "throw blue_king_5", "throw red_manuel_1", "done"}
    assert play(pos, "throw blue_treasury_2") == [CardThrown(GREEN, "blue_treasury_2")]
    assert legal(pos) == {"throw blue_king_5", "throw red_manuel_1", "done"}
    play(pos, "throw blue_king_5")
    events = play(pos, "throw red_manuel_1", script=dealt(4))
    assert told(events, CardThrown, RewardOfThrown) == [
        CardThrown(GREEN, "red_manuel_1"),
        RewardOfThrown(GREEN, "red_manuel_1"),
    ], "whoever has no card left is not asked again"
    assert goods(pos, GREEN) == {"gold": 1, "tools": 1}


@pytest.mark.rule("lisboa.15.4")
def test_only_cards_of_the_hand_can_be_discarded() -> None:
    pos = last_pile(hands={YELLOW: "blue_king_1"})
    period_ends(pos)
    refused(pos, "throw blue_king_1", "not-in-hand")
    refused(pos, "throw blue_treasury_1", "not-in-hand")
    refused(pos, "reward red_manuel_1", "not-now")


@pytest.mark.rule("lisboa.15.4")
def test_a_reward_comes_from_a_card_that_was_discarded() -> None:
    pos = last_pile(hands={GREEN: "blue_treasury_1 blue_king_1 blue_king_4 blue_king_3"})
    period_ends(pos)
    play(pos, "throw blue_king_1", "throw blue_king_4", "done")
    refused(pos, "reward blue_king_3", "not-thrown")
    refused(pos, "reward red_manuel_1", "not-thrown")
    refused(pos, "done", "not-now")


@pytest.mark.rule("lisboa.15.4")
def test_penalties_do_not_count() -> None:
    """A card with a penalty costs nothing, and the other card of its Noble gives its reward unasked."""
    pos = last_pile(hands={YELLOW: "blue_king_5 blue_king_4 blue_marquis_5"}, reis={YELLOW: 9})
    period_ends(pos)
    play(pos, "done", "throw blue_king_5", "throw blue_king_4")
    events = play(pos, "throw blue_marquis_5", script=dealt(4)[1:])
    assert told(events, RewardOfThrown) == [RewardOfThrown(YELLOW, "blue_king_4")]
    assert (pos.wigs[YELLOW], pos.reis[YELLOW]) == (5 + 2, 9)


@pytest.mark.rule("lisboa.15.4")
def test_treasury_cards_give_nothing() -> None:
    pos = last_pile(hands={YELLOW: "blue_treasury_2 red_treasury_2"}, treasury=6)
    period_ends(pos)
    events = play(pos, "done", "throw blue_treasury_2")
    events += play(pos, "throw red_treasury_2", script=dealt(4)[1:])
    assert told(events, RewardOfThrown) == [] and (pos.reis[YELLOW], pos.value()) == (0, 6)


@pytest.mark.rule("lisboa.15.4")
def test_a_reward_may_ask_before_the_next_one_comes() -> None:
    """A favor and a plan, in the order that their owner likes; B3."""
    pos = last_pile(hands={YELLOW: "blue_king_3 blue_manuel_3"}, plans=dict.fromkeys(range(4), "blue-2"))
    period_ends(pos)
    play(pos, "done", "throw blue_king_3", "throw blue_manuel_3")
    play(pos, "reward blue_manuel_3")
    assert (step(pos), pos.to_move) == ("take-plan", YELLOW)
    events = play(pos, "plan green")
    assert RewardOfThrown(YELLOW, "blue_king_3") in events and step(pos) == "royal-favor"
    play(pos, "favor king", script=dealt(4)[1:])
    assert pos.turn == YELLOW and step(pos) == "play-card"


@pytest.mark.rule("lisboa.15.4")
@pytest.mark.rule("lisboa.8.14")
def test_the_church_scores_when_all_have_discarded() -> None:
    """R37: a reward of Yellow moves the Cardinal to the Influence icon; Orange still discards before the scoring."""
    pos = last_pile(
        hands={YELLOW: "blue_king_2", ORANGE: "red_king_3"},
        portfolio={PURPLE: "dock1:blue_manuel_1"},
        clergy={PURPLE: "te_deum"},
        cardinal=5,
    )
    period_ends(pos)
    play(pos, "done", "throw blue_king_2")
    assert (step(pos), pos.cardinal) == ("clergy", 0)
    events = play(pos, "clergy top")
    assert ChurchDue(YELLOW) in events and (step(pos), pos.to_move) == ("throw", ORANGE)
    play(pos, "throw red_king_3")
    assert (step(pos), pos.to_move) == ("give-up", YELLOW), "beginning with whoever met the icon"
    play(pos, "done")
    assert pos.to_move == PURPLE
    script = [*PURPLE_CARDS[:19], *BROWN, "seminary"]
    events = play(pos, "give-up te_deum", script=script)
    assert pos.wigs[PURPLE] == 5 + 3 and pos.influence[PURPLE] == 3
    assert told(events, HandDealt, ClergyLaid)[-1] == ClergyLaid("seminary")


@pytest.mark.rule("lisboa.15.4")
def test_what_is_discarded_is_out_of_the_game() -> None:
    pos = last_pile(2, hands={YELLOW: "blue_king_4 blue_king_5"})
    period_ends(pos)
    run(pos, "done", "throw blue_king_4", "throw blue_king_5")
    left = [card for card in ("blue_king_4", "blue_king_5") if pos.deck_left[pos.box.cards.index(card)]]
    assert left == [] and pos.thrown == []


# ---- 15.5: new hands


@pytest.mark.rule("lisboa.15.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_up_to_five_purple_cards(players: int) -> None:
    kept = {seat: " ".join(f"blue_king_{n}" for n in range(1, seat + 1)) for seat in range(1, players)}
    pos = last_pile(players, hands=kept)
    period_ends(pos)
    run(pos, *["done"] * players)
    for seat in range(players):
        own = hand(pos, seat)
        assert len(own) == 5
        old = ["red_manuel_1"] if seat == GREEN else kept[seat].split()
        assert [card for card in own if not card.startswith("purple_")] == old


@pytest.mark.rule("lisboa.15.5")
def test_whoever_has_five_cards_draws_none() -> None:
    pos = last_pile(2, hands={YELLOW: " ".join(f"blue_king_{n}" for n in range(1, 6))})
    period_ends(pos)
    run(pos, "done")
    events = play(pos, "done", script=[*PURPLE_CARDS[:4], *BROWN])
    assert [event.seat for event in events if isinstance(event, HandDealt)] == [GREEN]


@pytest.mark.rule("lisboa.15.5")
@pytest.mark.rule("lisboa.1.11")
def test_new_cards_are_seen_by_their_owner_alone() -> None:
    pos = last_pile(2)
    period_ends(pos)
    events = play(pos, "done", script=[*PURPLE_CARDS[:9], *BROWN])
    heard = [event.seen_by(GREEN) for event in events if isinstance(event, HandDealt)]
    assert [(event.seat, event.number) for event in heard] == [(YELLOW, 5), (GREEN, 4)]
    assert [event.cards for event in heard] == [None, tuple(PURPLE_CARDS[5:9])]
    assert pos.view(GREEN)["players"][YELLOW]["hand"] == [None] * 5
    assert [card["id"] for card in pos.view(YELLOW)["players"][GREEN]["hand"] if card] == ["red_manuel_1"]


# ---- 15.6: new piles, and on with the game


@pytest.mark.rule("lisboa.15.6")
def test_brown_cards_make_four_piles() -> None:
    pos = last_pile()
    period_ends(pos)
    events = play(pos, "done", script=[*PURPLE_CARDS[:19], *BROWN])
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
    events += play(pos, "clergy lower_right", script=[*PURPLE_CARDS[:19], *BROWN, "tithe_barn"])
    order = [type(event) for event in events if type(event) is not HandDealt or event.seat == YELLOW]
    wanted = [PeriodEnded, WigsScored, CardThrown, RewardOfThrown, HandDealt, CardRevealed, ClergyLaid, TurnBegan]
    places = [order.index(kind) for kind in wanted]
    assert places == sorted(places)


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
