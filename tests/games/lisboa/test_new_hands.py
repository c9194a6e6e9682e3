"""The end of the first period: cards are discarded for rewards, new hands are dealt. Rules 15.4 and 15.5."""

import pytest

from gaiola.games.lisboa.events import (
    CardThrown,
    ChurchDue,
    ClergyLaid,
    GoodTaken,
    HandDealt,
    ReisTaken,
    RewardOfThrown,
    TurnBegan,
    WigsScored,
)
from tests.games.lisboa.change import ONE_SET, PURPLE_CARDS, dealt, last_pile, period_ends, told
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    goods,
    hand,
    legal,
    play,
    refused,
    run,
    step,
)

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
    script = dealt(9)
    events = play(pos, "done", script=script)
    numbers = [(event.seat, event.number) for event in events if isinstance(event, HandDealt)]
    assert numbers == [(green, 3), (purple, 4), (yellow, 2)]
    assert [len(hand(pos, seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert TurnBegan(orange) in events and (pos.turn, pos.to_move, step(pos)) == (orange, orange, "play-card")


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
    events = play(pos, "throw red_manuel_1", script=dealt(20))
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
    events = play(pos, "throw blue_marquis_5", script=dealt(19))
    assert told(events, RewardOfThrown) == [RewardOfThrown(YELLOW, "blue_king_4")]
    assert (pos.wigs[YELLOW], pos.reis[YELLOW]) == (5 + 2, 9)


@pytest.mark.rule("lisboa.15.4")
def test_treasury_cards_give_nothing() -> None:
    pos = last_pile(hands={YELLOW: "blue_treasury_2 red_treasury_2"}, treasury=6)
    period_ends(pos)
    events = play(pos, "done", "throw blue_treasury_2")
    events += play(pos, "throw red_treasury_2", script=dealt(19))
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
    play(pos, "favor king", script=dealt(19))
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
    script = [*dealt(19), "seminary"]
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
    events = play(pos, "done", script=dealt(4))
    assert [event.seat for event in events if isinstance(event, HandDealt)] == [GREEN]


@pytest.mark.rule("lisboa.15.5")
@pytest.mark.rule("lisboa.1.11")
def test_new_cards_are_seen_by_their_owner_alone() -> None:
    pos = last_pile(2)
    period_ends(pos)
    events = play(pos, "done", script=dealt(9))
    heard = [event.seen_by(GREEN) for event in events if isinstance(event, HandDealt)]
    assert [(event.seat, event.number) for event in heard] == [(YELLOW, 5), (GREEN, 4)]
    assert [event.cards for event in heard] == [None, tuple(PURPLE_CARDS[5:9])]
    assert pos.view(GREEN)["players"][YELLOW]["hand"] == [None] * 5
    assert [card["id"] for card in pos.view(YELLOW)["players"][GREEN]["hand"] if card] == ["red_manuel_1"]
