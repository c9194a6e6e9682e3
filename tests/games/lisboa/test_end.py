"""The end of the game: what brings it about, the final round, seven sources of wigs and the winner. Chapter 16."""

import json
from typing import Any

import pytest

from gaiola import Event
from gaiola.games.lisboa.constants import FINAL_ROUND, LAST_BUT_ONE
from gaiola.games.lisboa.events import Ended, EndTriggered, FinalRoundBegan, SetCompleted, TurnBegan, WigsScored
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.scoring import share
from tests.games.lisboa.change import ONE_SET, dealt, last_pile, period_ends, told
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    exhaust,
    hand,
    legal,
    play,
    refused,
    run,
    step,
)

NONE: dict[int, str] = {}
KEPT = {PURPLE: "purple_king_1", ORANGE: "purple_king_2", GREEN: "purple_king_3"}


def last_turn(players: int = 4, **more: Any) -> LisboaPosition:
    """The last seat of the final round has only to take a card. Everybody has a plan that is not completed."""
    last = players - 1
    plans = more.pop("plans", dict.fromkeys(range(players), "green-5"))
    pos = city(players, period=2, seat=last, hands={last: ""}, plans=plans, **more)
    pos.trigger, pos.ending, pos.cause_id = GREEN, FINAL_ROUND, "piles"
    return pos


def ended(players: int = 4, **more: Any) -> LisboaPosition:
    pos = last_turn(players, **more)
    run(pos, "take king")
    assert pos.over
    return pos


def source(pos: LisboaPosition, name: str) -> list[int]:
    return [dict(mine)[name] for mine in pos.breakdown()]


def stores(street: str, *counts: int) -> dict[str, tuple[int, str]]:
    """So many stores for each seat, all facing one street."""
    columns = {"gold": "12", "cloth": "23", "books": "34", "tools": "45"}[street]
    lands = iter([f"{row}{column}" for column in columns for row in "abcde"])
    return {next(lands): (seat, street) for seat, count in enumerate(counts) for _ in range(count)}


# ---- 16.1: when


def turns(pos: LisboaPosition) -> list[int]:
    """Whose turns are still played: everybody discards a card for gold and takes what lies there."""
    seats = [pos.turn]
    while not pos.over:
        if pos.turn != seats[-1]:
            seats.append(pos.turn)
        run(pos, sorted(legal(pos))[0])
    return seats


def fourth_set(seat: int, start: int = 0, **more: Any) -> LisboaPosition:
    """The seat has three sets and builds in row d, where the cube that is missing lies."""
    three = " ".join([ONE_SET] * 3)
    pos = city(
        seat=seat,
        start=start,
        period=2,
        rubble={seat: f"{three} earthquake fire"},
        rows={"d": "tsunami"},
        reis={seat: 20},
        influence={seat: 1},
        hands={seat: "purple_manuel_1"} | more.pop("hands", {}),
        **more,
    )
    events = play(pos, "visit purple_manuel_1", "skip", "build d2 gold", "house left")
    assert told(events, SetCompleted, EndTriggered) == [SetCompleted(seat, 4), EndTriggered(seat, 2)]
    return pos


@pytest.mark.rule("lisboa.16.1")
@pytest.mark.parametrize(
    ("seat", "rest"),
    [
        (GREEN, [0, 1, 2, 3, 0, 1, 2, 3]),
        (PURPLE, [2, 3, 0, 1, 2, 3]),
        (ORANGE, [3, 0, 1, 2, 3]),
    ],
)
def test_the_round_is_finished_and_one_more_follows(seat: int, rest: list[int]) -> None:
    """Trap 28: if the last seat brings it about, the round ends there."""
    assert turns(fourth_set(seat)) == rest


@pytest.mark.rule("lisboa.16.1")
def test_the_published_final_round() -> None:
    """X32: Yellow has begun, Green sits to her right and is the last of the round."""
    pos = fourth_set(PURPLE, start=YELLOW)
    assert turns(pos) == [PURPLE, ORANGE, GREEN, YELLOW, PURPLE, ORANGE, GREEN]


@pytest.mark.rule("lisboa.16.1")
def test_it_is_told_how_far_the_end_has_come() -> None:
    pos = fourth_set(PURPLE)
    assert pos.view(None)["ending"] is None and pos.view(None)["trigger"] == PURPLE
    run(pos, "take king")
    assert pos.view(None)["ending"] == "last_but_one" and pos.ending == LAST_BUT_ONE
    events = play(pos, "take king", script=["brown_king_3"])
    assert told(events, FinalRoundBegan, TurnBegan) == [FinalRoundBegan(), TurnBegan(GREEN)]
    assert pos.view(None)["ending"] == "final" and pos.cause() == "" and pos.view(None)["result"] is None


@pytest.mark.rule("lisboa.16.1")
def test_the_third_pile_ends_the_game() -> None:
    pos = city(period=2, seat=YELLOW, display=("brown_manuel_1", "", "", "brown_treasury_1"), hands={YELLOW: ""} | KEPT)
    exhaust(pos, "manuel", "marquis", "king")
    events = play(pos, "take manuel")
    assert told(events, EndTriggered, TurnBegan) == [EndTriggered(YELLOW, 2), TurnBegan(PURPLE)]
    assert turns(pos) == [2, 3, 0, 1, 2, 3] and pos.cause() == "piles"


@pytest.mark.rule("lisboa.16.1")
def test_the_end_is_brought_about_only_once() -> None:
    """Green's fourth set in the final round, or another pile, changes nothing."""
    pos = last_turn(rubble={ORANGE: " ".join([ONE_SET] * 4)}, display=("brown_manuel_1", "", "brown_king_1", ""))
    exhaust(pos, "manuel", "marquis", "king", "treasury")
    assert told(play(pos, "take king"), EndTriggered) == [] and pos.over


@pytest.mark.rule("lisboa.16.1")
@pytest.mark.parametrize("sets", [2, 3])
def test_fewer_than_four_sets_are_not_enough(sets: int) -> None:
    pos = city(period=2, seat=ORANGE, hands={ORANGE: ""}, rubble={ORANGE: " ".join([ONE_SET] * sets)})
    play(pos, "take king", script=["brown_king_2"])
    assert (pos.trigger, pos.ending, pos.turn) == (-1, 0, GREEN)


@pytest.mark.rule("lisboa.16.1")
@pytest.mark.rule("lisboa.15.6")
def test_four_sets_may_be_there_when_the_second_period_begins() -> None:
    """R34: the first period has its own end. Whoever enters the second with four sets brings its end about at once:
    Yellow's turn was the last of the first period, the round is finished, and one more follows."""
    pos = last_pile(seat=YELLOW, rubble={PURPLE: " ".join([ONE_SET] * 4)})
    period_ends(pos)
    events = play(pos, "done", script=dealt(19))
    assert told(events, EndTriggered, TurnBegan) == [EndTriggered(PURPLE, 2), TurnBegan(PURPLE)]
    assert turns(pos) == [2, 3, 0, 1, 2, 3] and pos.cause() == "rubble"
    assert source(pos, "sets")[PURPLE] == 12 and source(pos, "end_sets")[PURPLE] == 12


@pytest.mark.rule("lisboa.16.1")
def test_four_sets_at_the_end_of_a_round() -> None:
    """The period changes with the last turn of a round: all have had the same number of turns, one more round."""
    pos = last_pile(seat=ORANGE, rubble={PURPLE: " ".join([ONE_SET] * 4)})
    period_ends(pos)
    play(pos, "done", script=dealt(19))
    assert turns(pos) == [0, 1, 2, 3]


@pytest.mark.rule("lisboa.16.1")
@pytest.mark.rule("lisboa.15.4")
def test_a_reward_between_the_periods_may_bring_a_fourth_set() -> None:
    pos = last_pile(
        rubble={YELLOW: f"{ONE_SET} {ONE_SET} {ONE_SET} fire earthquake"},
        pile="tsunami",
        hands={YELLOW: "red_manuel_4"},
    )
    period_ends(pos)
    play(pos, "done")
    events = play(pos, "throw red_manuel_4", script=dealt(19))
    assert told(events, EndTriggered) == [EndTriggered(YELLOW, 2)] and pos.period == 2


@pytest.mark.rule("lisboa.16.1")
def test_the_cause_is_what_came_first() -> None:
    """Yellow takes the last card of the third pile; a fourth set of Purple in the same round comes later."""
    pos = city(period=2, seat=YELLOW, display=("brown_manuel_1", "", "", "brown_treasury_1"), hands={YELLOW: ""} | KEPT)
    exhaust(pos, "manuel", "marquis", "king")
    assert told(play(pos, "take manuel"), EndTriggered) == [EndTriggered(YELLOW, 2)]
    pos.rubble[PURPLE * 3 : PURPLE * 3 + 3], pos.rubble_gone = [4, 4, 4], pos.rubble_gone - 12
    turns(pos)
    assert pos.cause() == "piles"


@pytest.mark.rule("lisboa.14.1")
@pytest.mark.rule("lisboa.3.1")
def test_whoever_finds_no_card_plays_on_with_fewer() -> None:
    """R35: all piles are empty; a turn without a card in the hand passes."""
    pos = city(2, period=2, display=("", "", "", ""), hands={GREEN: "purple_king_1 purple_king_2", YELLOW: ""})
    exhaust(pos, "manuel", "marquis", "king", "treasury")
    pos.trigger, pos.ending, pos.cause_id = GREEN, LAST_BUT_ONE, "piles"
    events = play(pos, "gold purple_king_1")
    assert told(events, TurnBegan) == [TurnBegan(YELLOW), TurnBegan(GREEN)] and hand(pos, GREEN) == ["purple_king_2"]
    events = play(pos, "gold purple_king_2")
    assert told(events, TurnBegan, Ended) == [TurnBegan(YELLOW), Ended("piles")]


@pytest.mark.rule("lisboa.16.1")
def test_when_it_is_over_nobody_moves() -> None:
    pos = ended(2)
    assert pos.to_move is None and legal(pos) == set() and step(pos) == ""
    refused(pos, "take king", "over")
    assert pos.view(None)["result"] == {"scores": [5, 5], "ranking": [1, 1]}


# ---- 16.2, 16.3: ships and sets


@pytest.mark.rule("lisboa.16.2")
def test_ships_score_their_hulls() -> None:
    """X33: hulls of 2, 3 and 3; cargo and Noble cards bring nothing."""
    pos = ended(
        portfolio={
            GREEN: "dock1:ship_red dock2:ship_purple dock3:ship_purple office1:blue_treasury_1",
            YELLOW: "dock2:ship_brown dock1:blue_king_5",
            PURPLE: "dock3:ship_blue",
        },
        cargo={(YELLOW, 2): "gold gold"},
        at_sea=[(PURPLE, 3)],
    )
    assert source(pos, "end_ships") == [8, 4, 1, 0] and pos.scores() == [13, 9, 6, 5]


@pytest.mark.rule("lisboa.16.3")
@pytest.mark.parametrize(("cubes", "wigs"), [("fire fire tsunami", 0), (ONE_SET, 3), (" ".join([ONE_SET] * 5), 15)])
def test_sets_score_again(cubes: str, wigs: int) -> None:
    assert source(ended(rubble={YELLOW: cubes}), "end_sets") == [0, wigs, 0, 0]


@pytest.mark.rule("lisboa.16.3")
def test_the_published_sets() -> None:
    """X34: three sets, and single cubes beside them."""
    pos = ended(rubble={ORANGE: f"{ONE_SET} {ONE_SET} {ONE_SET} fire tsunami"})
    assert source(pos, "end_sets") == [0, 0, 0, 9] and source(pos, "sets") == [0, 0, 0, 0]


# ---- 16.4 to 16.6: stores


@pytest.mark.rule("lisboa.16.4")
def test_the_published_tool_stores() -> None:
    """X35: 5, 2, 0 and 0 stores; whoever has none scores nothing. A69: 6, 3 and 1 as in English."""
    assert source(ended(stores=stores("tools", 5, 2, 0, 0)), "majorities") == [6, 3, 0, 0]


@pytest.mark.rule("lisboa.16.5")
def test_the_published_cloth_stores() -> None:
    """X36: 4, 3, 3 and 1. That many do not fit into one street, so 3, 2, 2 and 1 stand for them in a city."""
    assert share([4, 3, 3, 1], [9, 6, 3]) == [9, 4, 4, 0]
    assert source(ended(stores=stores("cloth", 3, 2, 2, 1)), "majorities") == [9, 4, 4, 0]


@pytest.mark.rule("lisboa.16.4")
@pytest.mark.parametrize(
    ("street", "wigs"),
    [("gold", [3, 2, 1, 0]), ("tools", [6, 3, 1, 0]), ("books", [9, 6, 3, 0]), ("cloth", [9, 6, 3, 0])],
)
def test_every_type_has_its_prizes(street: str, wigs: list[int]) -> None:
    assert source(ended(stores=stores(street, 4, 3, 2, 1)), "majorities") == wigs
    assert source(ended(3, stores=stores(street, 1, 3, 2)), "majorities") == [wigs[2], wigs[0], wigs[1]]


@pytest.mark.rule("lisboa.16.4")
def test_types_add_up_and_a_store_counts_for_the_street_it_faces() -> None:
    """a2 could face gold or cloth."""
    pos = ended(stores={"a2": (GREEN, "cloth"), "b2": (YELLOW, "gold"), "c3": (GREEN, "books"), "d5": (GREEN, "tools")})
    assert source(pos, "majorities") == [9 + 9 + 6, 3, 0, 0]


@pytest.mark.rule("lisboa.16.4")
def test_places_are_counted_among_those_who_have_a_store() -> None:
    """R38."""
    assert source(ended(stores=stores("books", 0, 0, 2, 0)), "majorities") == [0, 0, 9, 0]
    assert source(ended(), "majorities") == [0, 0, 0, 0]


@pytest.mark.rule("lisboa.16.5")
@pytest.mark.parametrize(
    ("counts", "wigs"),
    [
        ((2, 2, 1, 0), [7, 7, 3, 0]),
        ((2, 2, 2, 1), [6, 6, 6, 0]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),
        ((2, 1, 1, 1), [9, 3, 3, 3]),
        ((3, 2, 1, 1), [9, 6, 1, 1]),
        ((0, 1, 1, 0), [0, 7, 7, 0]),
        ((0, 3, 1, 1), [0, 9, 4, 4]),
    ],
)
def test_ties_divide_their_places(counts: tuple[int, ...], wigs: list[int]) -> None:
    """Trap 30 among them: three are second, and there is no fourth prize."""
    assert source(ended(stores=stores("cloth", *counts)), "majorities") == wigs


@pytest.mark.rule("lisboa.16.6")
@pytest.mark.parametrize(
    ("street", "wigs", "tied"),
    [("gold", [3, 1], 2), ("tools", [6, 1], 3), ("books", [9, 3], 6), ("cloth", [9, 3], 6)],
)
def test_two_players_take_the_first_and_the_third_place(street: str, wigs: list[int], tied: int) -> None:
    """Trap 29."""
    assert source(ended(2, stores=stores(street, 2, 1)), "majorities") == wigs
    assert source(ended(2, stores=stores(street, 1, 1)), "majorities") == [tied, tied]
    assert source(ended(2, stores=stores(street, 0, 1)), "majorities") == [0, wigs[0]]


# ---- 16.7: money


@pytest.mark.rule("lisboa.16.7")
@pytest.mark.parametrize("influence", [7, 8])
def test_the_published_money(influence: int) -> None:
    """X37: 13 coins and 4 réis on the track are 17; the marker stays. Trap 31: they are added first."""
    pos = ended(reis={PURPLE: 13}, influence={PURPLE: influence})
    assert source(pos, "money") == [0, 0, 3, 0] and pos.influence[PURPLE] == influence and pos.reis[PURPLE] == 13


@pytest.mark.rule("lisboa.16.7")
@pytest.mark.rule("lisboa.5.3")
@pytest.mark.parametrize(("influence", "reis"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6])))
def test_influence_becomes_money(influence: int, reis: int) -> None:
    """So many réis, no more and no less, make a wig complete."""
    enough = ended(2, reis={GREEN: 15 - reis}, influence={GREEN: influence})
    short = ended(2, reis={GREEN: 14 - reis}, influence={GREEN: influence})
    assert (source(enough, "money"), source(short, "money")) == ([3, 0], [2, 0])


@pytest.mark.rule("lisboa.16.7")
@pytest.mark.rule("lisboa.17.15")
def test_indulgences_count_every_space() -> None:
    pos = ended(2, influence={GREEN: 10, YELLOW: 10}, clergy={GREEN: "indulgences"})
    assert source(pos, "money") == [2, 1]


# ---- 16.8: decrees


@pytest.mark.rule("lisboa.16.8")
def test_the_published_decrees() -> None:
    """X38: one decree brings 2, the other 6; nobody else scores them. Orange has all four types as well."""
    every = [("a1", "gold"), ("a2", "cloth"), ("a3", "books"), ("a5", "tools")]
    other = [("b1", "gold"), ("b2", "cloth"), ("b3", "books"), ("b5", "tools")]
    pos = ended(
        decrees={YELLOW: "royal_favorite freedom_of_trades"},
        favors={YELLOW: "king", GREEN: "king manuel"},
        stores={land: (YELLOW, street) for land, street in every} | {land: (ORANGE, s) for land, s in other},
    )
    assert source(pos, "decrees") == [0, 8, 0, 0]


@pytest.mark.rule("lisboa.16.8")
def test_decrees_look_at_the_position_after_the_last_turn() -> None:
    """R48: Influence has been counted as money and is still there; so is a card taken in the last turn for its place,
    and earlier steps of the scoring change nothing."""
    pos = ended(
        2,
        decrees={GREEN: "ear_of_the_crown full_coffers", YELLOW: "tonnage"},
        influence={GREEN: 10},
        reis={GREEN: 6},
        portfolio={YELLOW: "dock1:ship_red"},
    )
    assert (source(pos, "money"), source(pos, "decrees")) == ([2, 0], [7 + 3, 2])


@pytest.mark.rule("lisboa.16.8")
def test_a_decree_may_bring_nothing() -> None:
    pos = ended(decrees={GREEN: "goldsmiths", YELLOW: "rich_treasury"}, treasury=4)
    assert source(pos, "decrees") == [0, 0, 0, 0]


# ---- 16.9: officials


@pytest.mark.rule("lisboa.16.9")
def test_the_published_officials() -> None:
    """X39: 8, 5, 5 and 3 officials on completed plans; those of a plan still to be completed do not count."""
    pos = ended(completed={ORANGE: "blue-5 green-3", GREEN: "green-5", YELLOW: "blue-3 blue-2", PURPLE: "blue-3"})
    assert source(pos, "officials") == [7, 7, 0, 15]


@pytest.mark.rule("lisboa.16.9")
@pytest.mark.parametrize(
    ("players", "completed", "wigs"),
    [
        (4, NONE, [0, 0, 0, 0]),
        (4, {PURPLE: "blue-2"}, [0, 0, 15, 0]),
        (4, {0: "blue-5", 1: "blue-4", 2: "blue-3", 3: "blue-2"}, [15, 10, 5, 0]),
        (3, {0: "blue-2", 1: "green-2", 2: "green-2"}, [10, 10, 10]),
        (4, dict.fromkeys(range(4), "blue-2"), [7, 7, 7, 7]),
        (2, {0: "blue-2", 1: "green-2"}, [10, 10]),
        (2, {0: "blue-2", 1: "green-2 blue-2"}, [5, 15]),
        (2, {1: "green-2"}, [0, 15]),
    ],
)
def test_officials_on_plans_are_compared(players: int, completed: dict[int, str], wigs: list[int]) -> None:
    """R38: only whoever has a completed plan takes a place."""
    assert source(ended(players, completed=completed), "officials") == wigs


@pytest.mark.rule("lisboa.16.9")
def test_officials_elsewhere_bring_nothing() -> None:
    pos = ended(offices={"king": {GREEN: 3}}, plazas={"king": {YELLOW: 2}})
    assert source(pos, "officials") == [0, 0, 0, 0]


# ---- 16.10: favors


@pytest.mark.rule("lisboa.16.10")
def test_the_published_favors() -> None:
    """X40: favors of the King and the Marquis."""
    pos = ended(favors={GREEN: "king marquis", ORANGE: "king marquis manuel"})
    assert source(pos, "favors") == [4, 0, 0, 6]


@pytest.mark.rule("lisboa.16.10")
def test_the_parts_come_in_their_order() -> None:
    pos = last_turn(
        2,
        favors={GREEN: "king"},
        portfolio={GREEN: "dock1:ship_blue"},
        rubble={GREEN: ONE_SET},
        stores=stores("gold", 1, 0),
        reis={GREEN: 5},
        decrees={GREEN: "royal_favorite"},
        completed={GREEN: "blue-2"},
    )
    events: list[Event] = told(play(pos, "take king", script=["brown_king_2"]), WigsScored, Ended)
    parts = [("end_ships", 1), ("end_sets", 3), ("majorities", 3), ("money", 1), ("decrees", 2), ("officials", 15)]
    assert events == [*[WigsScored(GREEN, wigs, part) for part, wigs in [*parts, ("favors", 2)]], Ended("piles")]
    assert pos.scores() == [5 + 27, 5] and sum(dict(pos.breakdown()[GREEN]).values()) == 32


# ---- 16.11: the winner


@pytest.mark.rule("lisboa.16.11")
@pytest.mark.rule("lisboa.1.1")
def test_most_wigs_win() -> None:
    pos = ended(wigs={GREEN: 30, YELLOW: 50, PURPLE: 20, ORANGE: 40})
    assert pos.scores() == [30, 50, 20, 40] and pos.ranking() == [3, 1, 4, 2]


@pytest.mark.rule("lisboa.16.11")
@pytest.mark.parametrize(
    ("more", "scores"),
    [
        ({"rubble": {YELLOW: ONE_SET}, "wigs": {GREEN: 20, YELLOW: 17}, "stores": stores("gold", 1, 1)}, 22),
        ({"stores": stores("gold", 1, 2), "wigs": {GREEN: 20, YELLOW: 18}, "reis": {GREEN: 4}}, 21),
        ({"completed": {GREEN: "blue-4", YELLOW: "green-2 blue-2"}, "wigs": {GREEN: 20, YELLOW: 20}}, 30),
        ({"reis": {GREEN: 2, YELLOW: 3}}, 5),
        ({"influence": {GREEN: 4, YELLOW: 5}, "reis": {GREEN: 1, YELLOW: 1}}, 5),
    ],
    ids=["sets", "stores", "plans", "money", "money on the track"],
)
def test_ties_are_broken_in_this_order(more: dict[str, Any], scores: int) -> None:
    """Yellow has more of what decides; A55: money is coins and Influence together."""
    pos = ended(2, **more)
    assert pos.scores() == [scores, scores] and pos.ranking() == [2, 1]


@pytest.mark.rule("lisboa.16.11")
def test_an_earlier_tie_breaker_outweighs_all_later_ones() -> None:
    pos = ended(2, rubble={YELLOW: ONE_SET}, stores=stores("gold", 3, 0), wigs={GREEN: 20, YELLOW: 20})
    assert pos.scores() == [23, 23] and pos.ranking() == [2, 1]


@pytest.mark.rule("lisboa.16.11")
def test_a_victory_may_be_shared() -> None:
    pos = ended(wigs={GREEN: 20, YELLOW: 20, PURPLE: 20, ORANGE: 12}, reis={PURPLE: 3, YELLOW: 3})
    assert pos.ranking() == [3, 1, 1, 4]


@pytest.mark.rule("lisboa.16.11")
def test_an_ended_game_is_saved() -> None:
    pos = ended(3, stores=stores("cloth", 3, 2, 2), decrees={PURPLE: "drapers"})
    loaded = pos.box.load(json.loads(json.dumps(pos.dump())))
    assert loaded.over and loaded.cause() == "piles" and loaded.dump() == pos.dump()
    assert (loaded.scores(), loaded.ranking()) == ([14, 9, 13], [1, 3, 2])
