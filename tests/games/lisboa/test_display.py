"""The end of a turn: chapter 14, and what brings a period to its end."""

import pytest

from gaiola.games.lisboa.events import (
    CardRevealed,
    CardTaken,
    ClergyLaid,
    DecreeLaid,
    EndTriggered,
    GoldFetched,
    TurnBegan,
)
from tests.games.lisboa.table import (
    DECREES,
    GREEN,
    ORANGE,
    PURPLE,
    RING,
    YELLOW,
    city,
    clergy,
    decrees,
    exhaust,
    goods,
    hand,
    legal,
    play,
    refused,
    run,
    seen,
    shown,
    step,
)

SET = "earthquake fire tsunami "
PILES = ("manuel", "marquis", "king", "treasury")
ONE_EACH = {seat: f"blue_king_{seat + 1} blue_manuel_{seat + 1} blue_marquis_{seat + 1}" for seat in range(4)}
EIGHTEEN = {
    **{f"{row}1": (GREEN, "gold") for row in "abcde"},
    **{f"{row}2": (YELLOW, "gold") for row in "abcde"},
    **{f"{row}3": (PURPLE, "cloth") for row in "abcde"},
    **{f"{row}4": (ORANGE, "books") for row in "abc"},
}
"""All large lands but two, so that no large tile is left beside those on display."""

# ---- 14.1: take a card


@pytest.mark.rule("lisboa.14.1")
@pytest.mark.parametrize("pile", PILES)
def test_one_of_the_cards_that_lie_face_up(pile: str) -> None:
    pos = city()
    run(pos, "gold blue_king_1")
    assert legal(pos) == {f"take {name}" for name in PILES}
    events = play(pos, f"take {pile}", script=[f"red_{pile}_3"])
    assert events[:2] == [CardTaken(GREEN, f"red_{pile}_1"), CardRevealed(f"red_{pile}_3")]
    assert hand(pos, GREEN)[-1] == f"red_{pile}_1" and len(hand(pos, GREEN)) == 5
    assert shown(pos)[pile] == f"red_{pile}_3" and seen(pos, "display", pile, "left") == 3


@pytest.mark.rule("lisboa.14.1")
def test_a_card_comes_after_every_action() -> None:
    """A49: a sale, a trade, an event, and a visit with all who follow."""
    pos = city(goods={GREEN: "gold"}, portfolio={YELLOW: "dock1:ship_blue"})
    run(pos, "portfolio blue_king_4", "load gold p2_dock1")
    assert step(pos) == "take-card"
    pos = city(goods={GREEN: "gold"}, reis={GREEN: 3})
    run(pos, "sponsor blue_treasury_1", "part", "market gold")
    assert step(pos) == "take-card"
    pos = city(influence={GREEN: 5, YELLOW: 5}, favors={YELLOW: "marquis"})
    run(pos, "visit blue_marquis_1", "decree goldsmiths", "follow", "noble take_decree")
    assert pos.to_move == YELLOW
    run(pos, "decree drapers")
    assert (step(pos), pos.to_move) == ("take-card", GREEN)


@pytest.mark.rule("lisboa.14.1")
def test_a_pile_without_a_card_gives_none() -> None:
    pos = city(display=("red_manuel_1", "", "red_king_1", ""))
    run(pos, "gold blue_king_1")
    assert legal(pos) == {"take manuel", "take king"}
    for pile in ("marquis", "treasury"):
        refusal = refused(pos, f"take {pile}", "pile-empty")
        assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.14.1", 1, 0)


@pytest.mark.rule("lisboa.14.1")
def test_the_only_card_is_taken_without_asking() -> None:
    """B5."""
    pos = city(display=("", "", "red_king_1", ""), hands=ONE_EACH)
    exhaust(pos, *PILES)
    assert CardTaken(GREEN, "red_king_1") in play(pos, "gold blue_king_1")


@pytest.mark.rule("lisboa.14.1")
def test_without_any_card_one_goes_on_with_fewer() -> None:
    """A35."""
    pos = city(period=2, display=("", "", "", ""), hands=ONE_EACH)
    exhaust(pos, *PILES)
    pos.trigger, pos.ending = ORANGE, 1
    events = play(pos, "gold blue_king_1")
    assert not any(isinstance(event, CardTaken) for event in events)
    assert [len(hand(pos, seat)) for seat in range(4)] == [2, 3, 3, 3] and events[-1] == TurnBegan(YELLOW)


# ---- 14.2: refilling


@pytest.mark.rule("lisboa.14.2")
def test_the_order_of_refilling() -> None:
    """First the card, then the ring or the decrees, then the next turn."""
    pos = city(influence={GREEN: 9}, favors={YELLOW: "marquis"}, hands=ONE_EACH)
    run(pos, "visit blue_marquis_1", "decree goldsmiths", "decline")
    events = play(pos, "take king", script=["red_king_5", "most_money"])
    assert events == [
        CardTaken(GREEN, "red_king_1"),
        CardRevealed("red_king_5"),
        DecreeLaid("most_money"),
        TurnBegan(YELLOW),
    ]
    pos = city(goods={GREEN: "cloth"}, hands=ONE_EACH)
    run(pos, "portfolio blue_king_1", "trade meet_cardinal cloth", "cardinal 2", "clergy lower_right")
    assert step(pos) == "trade"
    run(pos, "done")
    events = play(pos, "take king", script=["red_king_5", "te_deum"])
    assert events[1:3] == [CardRevealed("red_king_5"), ClergyLaid("te_deum")]


@pytest.mark.rule("lisboa.14.2")
def test_only_the_pile_of_the_card_taken_turns_one_up() -> None:
    pos = city(hands=ONE_EACH)
    before = shown(pos)
    run(pos, "gold blue_king_1")
    play(pos, "take marquis", script=["red_marquis_4"])
    assert shown(pos) == {**before, "marquis": "red_marquis_4"}
    assert [seen(pos, "display", pile, "left") for pile in PILES] == [4, 3, 4, 4]


@pytest.mark.rule("lisboa.14.2")
def test_an_empty_pile_stays_empty() -> None:
    pos = city(hands=ONE_EACH)
    exhaust(pos, "marquis")
    run(pos, "gold blue_king_1")
    play(pos, "take marquis")
    assert sorted(shown(pos)) == ["king", "manuel", "treasury"] and pos.turn == YELLOW


@pytest.mark.rule("lisboa.14.2")
def test_goods_on_state_actions_return_to_the_supply() -> None:
    pos = city(goods={GREEN: "tools gold"}, hands=ONE_EACH)
    run(pos, "portfolio blue_king_1", "trade acquire_plan tools", "plan blue", "trade get_favor gold", "favor king")
    covered = [good for noble in seen(pos, "nobles").values() for good in noble["actions"].values() if good]
    assert covered == ["tools", "gold"]
    run(pos, "take king")
    assert not any(good for noble in seen(pos, "nobles").values() for good in noble["actions"].values())
    assert goods(pos, GREEN) == {"cloth": 1}


@pytest.mark.rule("lisboa.14.2")
def test_followers_meet_the_gap_in_the_decrees() -> None:
    """A25."""
    pos = city(influence={GREEN: 5, YELLOW: 5}, favors={YELLOW: "marquis"}, hands=ONE_EACH)
    run(pos, "visit blue_marquis_1", "decree goldsmiths", "follow", "noble take_decree")
    assert legal(pos) == {f"decree {name}" for name in DECREES[1:]}
    run(pos, "decree drapers")
    play(pos, "take king", script=["red_king_2", "lawgiver", "sea_wall"])
    assert [decree["id"] for decree in seen(pos, "decrees")] == ["lawgiver", "sea_wall", *DECREES[2:]]
    assert (decrees(pos, GREEN), decrees(pos, YELLOW)) == (["goldsmiths"], ["drapers"])


@pytest.mark.rule("lisboa.14.2")
def test_followers_meet_the_gap_in_the_city_tiles() -> None:
    """A25, trap 19: there is no second large tile of a kind; for tools there are two spaces."""
    pos = city(influence={GREEN: 5, YELLOW: 5}, reis={GREEN: 9, YELLOW: 9}, favors={YELLOW: "manuel"}, hands=ONE_EACH)
    run(pos, "visit blue_manuel_1", "skip", "build b4 tools", "pay 0", "house left", "follow", "noble build_store")
    assert refused(pos, "build c4 tools", "no-city-tile").rule == "lisboa.10.1"
    assert {"build c4 books", "build b5 tools"} <= legal(pos)
    assert not seen(pos, "city_tiles", "tools", "there") and seen(pos, "tiles_left", "large") == 18
    run(pos, "build b5 tools", "pay 0", "house left", "take king")
    assert all(tile["there"] for tile in seen(pos, "city_tiles").values())
    assert seen(pos, "tiles_left") == {"large": 17, "small": 3}


@pytest.mark.rule("lisboa.14.2")
def test_followers_meet_the_gap_in_the_ring() -> None:
    """A25: green takes the tile on top in the free action of the visit; yellow finds only the other one there."""
    pos = city(
        influence={GREEN: 5, YELLOW: 5},
        favors={YELLOW: "king"},
        plans={GREEN: "blue-2"},
        offices={"manuel": {GREEN: 2}},
        hands=ONE_EACH,
    )
    run(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 1", "clergy upper_right", "open east_c")
    run(pos, "complete blue-2", "follow", "state meet_cardinal", "cardinal 1")
    assert clergy(pos, YELLOW) == [RING[2]] and seen(pos, "church", "ring", "upper_right") is None
    run(pos, "take king")
    assert all(seen(pos, "church", "ring").values())


@pytest.mark.rule("lisboa.14.2")
def test_the_public_building_is_replaced_at_once() -> None:
    pos = city(influence={GREEN: 5}, plans={GREEN: "blue-2"}, offices={"manuel": {GREEN: 2}}, hands=ONE_EACH)
    run(pos, "visit blue_king_1", "skip", "open east_c")
    play(pos, "complete blue-2", script=["erario_regio"])
    assert step(pos) == "take-card"
    blue = seen(pos, "architects", "blue")
    assert (blue["ready"]["id"], blue["coming"]["id"]) == ("alfandega", "erario_regio")


@pytest.mark.rule("lisboa.14.2")
def test_without_city_tiles_the_space_stays_empty() -> None:
    """A42: eighteen large stores are built, four tiles are on display."""
    pos = city(stores=EIGHTEEN, influence={GREEN: 1}, reis={GREEN: 5}, hands=ONE_EACH)
    assert seen(pos, "tiles_left") == {"large": 0, "small": 4}
    run(pos, "visit blue_manuel_1", "pay-visit 0", "skip", "build e4 books", "take king")
    there = {name: tile["there"] for name, tile in seen(pos, "city_tiles").items()}
    assert there == {"gold": True, "cloth": True, "books": False, "tools": True, "tools_small": True}


@pytest.mark.rule("lisboa.14.2")
def test_without_clergy_tiles_or_decrees_the_spaces_stay_empty() -> None:
    """A43: nothing is drawn for the ring and the decrees."""
    pos = city(goods={GREEN: "cloth"}, hands=ONE_EACH)
    pos.clergy_bag = [0] * len(pos.clergy_bag)
    run(pos, "portfolio blue_king_1", "trade meet_cardinal cloth", "cardinal 1", "clergy top", "done")
    play(pos, "take king", script=["red_king_2"])
    assert seen(pos, "church", "ring", "top") is None
    pos = city(influence={GREEN: 5}, hands=ONE_EACH)
    for decree in range(len(pos.box.decrees)):
        pos.decree_deck.stock[decree] = 0
    run(pos, "visit blue_marquis_1", "decree drapers")
    play(pos, "take king", script=["red_king_2"])
    assert [decree is None for decree in seen(pos, "decrees")] == [False, True, *[False] * 6]


# ---- who brings a period to its end


@pytest.mark.rule("lisboa.15.1")
def test_a_pile_has_run_out_when_its_last_card_is_taken() -> None:
    """A33, A41: two piles are empty, the third shows its last card. Whoever takes it ends the period."""
    pos = city(display=("", "", "red_king_1", "red_treasury_1"), hands=ONE_EACH)
    exhaust(pos, "manuel", "marquis", "king")
    run(pos, "gold blue_king_1")
    treasury = pos.copy()
    play(treasury, "take treasury", script=["red_treasury_2"])
    assert (treasury.period, treasury.turn) == (1, YELLOW)
    events = play(pos, "take king")
    assert events[1] == EndTriggered(GREEN, 1) and (pos.period, step(pos), pos.to_move) == (2, "throw", GREEN)


@pytest.mark.rule("lisboa.15.1")
def test_two_empty_piles_are_not_enough() -> None:
    pos = city(display=("", "red_marquis_1", "red_king_1", "red_treasury_1"), hands=ONE_EACH)
    exhaust(pos, "manuel", "king")
    run(pos, "gold blue_king_1", "take king")
    assert (pos.period, pos.turn, pos.trigger) == (1, YELLOW, -1)


@pytest.mark.rule("lisboa.15.1")
def test_a_follower_may_bring_the_period_to_its_end() -> None:
    """A41: it is yellow's second set, in green's turn; and the turn is finished first."""
    pos = city(
        influence={GREEN: 5, YELLOW: 5},
        reis={GREEN: 9, YELLOW: 9},
        favors={YELLOW: "manuel"},
        rubble={YELLOW: SET + "earthquake fire"},
        columns={5: "tsunami"},
        hands=ONE_EACH,
    )
    run(pos, "visit blue_manuel_1", "skip", "build a3 books", "pay 0", "house left", "follow", "noble build_store")
    assert EndTriggered(YELLOW, 1) in play(pos, "build a5 tools")
    run(pos, "pay 0", "house left")
    assert (pos.period, step(pos), pos.to_move) == (1, "take-card", GREEN)
    run(pos, "take king")
    assert (pos.period, step(pos), pos.to_move) == (2, "throw", YELLOW)


@pytest.mark.rule("lisboa.15.1")
def test_the_first_to_meet_a_condition_counts() -> None:
    """A41: green completes a second set and then takes the last card of the third pile; yellow's set comes between."""
    pos = city(
        influence={GREEN: 5, YELLOW: 5},
        reis={GREEN: 9, YELLOW: 9},
        favors={YELLOW: "manuel"},
        rubble={GREEN: SET + "earthquake fire", YELLOW: SET + "earthquake fire"},
        columns={3: "tsunami", 5: "tsunami"},
        hands=ONE_EACH,
    )
    run(pos, "visit blue_manuel_1", "skip")
    assert EndTriggered(GREEN, 1) in play(pos, "build a3 books")
    run(pos, "pay 0", "house left", "follow", "noble build_store")
    assert not any(isinstance(event, EndTriggered) for event in play(pos, "build a5 tools"))
    run(pos, "pay 0", "house left", "take king")
    assert (step(pos), pos.to_move) == ("throw", GREEN)


@pytest.mark.rule("lisboa.16.1")
def test_the_end_of_the_game_is_looked_for_in_the_second_period() -> None:
    """A34: four sets end the first period only, and then the game, as soon as the second period has begun."""
    pos = city(
        rubble={GREEN: SET * 3 + "earthquake fire"},
        pile="tsunami",
        goods={GREEN: "gold"},
        hands={GREEN: "red_manuel_4"},
    )
    events = play(pos, "portfolio red_manuel_4")
    assert EndTriggered(GREEN, 1) in events and (pos.period, pos.ending) == (1, 0)
    run(pos, "trade acquire_plan gold", "plan blue", "take king", "done")
    assert (pos.period, pos.turn, pos.trigger) == (2, YELLOW, GREEN)
    run(pos, f"gold {hand(pos, YELLOW)[0]}", "take king")
    assert seen(pos, "ending") is not None


@pytest.mark.rule("lisboa.16.1")
@pytest.mark.parametrize("sets", [2, 3])
def test_two_or_three_sets_do_not_end_the_game(sets: int) -> None:
    pos = city(period=2, rubble={GREEN: SET * sets}, hands=ONE_EACH)
    events = play(pos, "gold blue_king_1", "take king", script=["brown_king_2"])
    assert events[0] == GoldFetched(GREEN, "blue_king_1")
    assert not any(isinstance(event, EndTriggered) for event in events)
