"""Arrival, token, the end and final scoring: chapters 14 and 15."""

from typing import Any

import pytest

from gaiola.games.palacio.events import (
    Ended,
    FinalPoints,
    Harvested,
    LastRoundBegins,
    RoundBegan,
    TokenPassed,
    VisitorArrived,
)
from gaiola.games.palacio.position import PalacioPosition
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    HALLS,
    RED,
    VISITORS,
    YELLOW,
    at_work,
    card,
    climbing,
    goods_of,
    legal,
    levels_of,
    palace,
    play,
    refused,
    sequence,
    step,
)

DECK: dict[str, str | int] = dict.fromkeys(VISITORS, "deck")
HOMES = dict(zip(VISITORS, HALLS, strict=True))
SHORT = {"game_mode": "short"}
ONE_MORE = {"last_round": "one_more_round"}


def last_worker(seat: int = YELLOW, **more: Any) -> PalacioPosition:
    """The last worker of the round is at the creek, with nothing to sell."""
    position = {"token": (seat + 1) % more.get("players", 2), "resolving": seat, "workers": {"laje_creek": [seat]}}
    return palace(**(position | more))


# ---- 14.1: a visitor arrives


@pytest.mark.rule("palacio.14.1")
@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("round", [1, 5])
def test_a_visitor_comes_to_its_venue(visitor: str, round: int) -> None:
    pos = last_worker(round=round, cards=DECK)
    assert play(pos, "resolve laje_creek", visitor) == [
        VisitorArrived(visitor, HOMES[visitor]),
        RoundBegan(round + 1),
    ]
    assert card(pos, visitor) == "place"
    assert [card(pos, other) for other in VISITORS if other != visitor] == ["deck"] * 4


@pytest.mark.rule("palacio.14.1")
def test_five_rounds_bring_five_visitors_and_the_sixth_nobody() -> None:
    """Trap 1: the first can be won in round 4 at the earliest, as it takes three squares before."""
    pos = palace(round=1, hiring=YELLOW, cards=DECK)
    for visitor in ("king", "patriarch", "architect", "secretary", "marquise"):
        play(pos, "hire 0")
        play(pos, "hire 0", visitor)
    assert [card(pos, name) for name in VISITORS] == ["place"] * 5 and pos.round == 6
    assert sequence(pos, "hire 0", "hire 0")[-1] == RoundBegan(7)


@pytest.mark.rule("palacio.14.1")
def test_a_visitor_who_has_come_does_not_come_again() -> None:
    pos = last_worker(round=3, cards=DECK | {"king": "place", "architect": "place"})
    copy = pos.copy()
    with pytest.raises(ValueError, match="only patriarch, secretary, marquise can be drawn"):
        play(copy, "resolve laje_creek", "king")
    play(pos, "resolve laje_creek", "marquise")
    assert [card(pos, name) for name in VISITORS] == ["place", "deck", "deck", "place", "place"]


@pytest.mark.rule("palacio.14.1")
def test_the_visitor_comes_after_the_last_player() -> None:
    pos = palace(3, round=2, resolving=YELLOW, workers={"laje_creek": [YELLOW, GREEN, RED]}, cards=DECK)
    sequence(pos, "resolve laje_creek", "resolve laje_creek")
    assert [card(pos, name) for name in VISITORS] == ["deck"] * 5
    play(pos, "resolve laje_creek", "king")


# ---- 14.2: the token


@pytest.mark.rule("palacio.14.2")
def test_the_coat_brings_the_token() -> None:
    pos = palace(4, token=YELLOW, resolving=BLUE, workers={"starting_player_coat": [RED], "laje_creek": [BLUE]})
    assert play(pos, "resolve laje_creek") == [TokenPassed(RED), RoundBegan(7)]
    assert pos.token == RED
    asked = []
    for _ in range(4):
        asked.append(pos.to_move)
        play(pos, "hire 1")
    assert asked == [RED, BLUE, YELLOW, GREEN] and step(pos) == "place" and pos.to_move == RED
    refused(pos, "place starting_player_coat", "coat-first")


@pytest.mark.rule("palacio.14.2")
def test_nobody_on_the_coat_leaves_the_token() -> None:
    pos = at_work("laje_creek", players=3, token=GREEN)
    assert play(pos, "resolve laje_creek") == [RoundBegan(7)]
    assert pos.token == GREEN and pos.to_move == GREEN


@pytest.mark.rule("palacio.14.2")
def test_the_token_holder_on_the_coat_keeps_it() -> None:
    """P7."""
    pos = at_work("laje_creek", "starting_player_coat")
    assert play(pos, "resolve laje_creek")[0] == TokenPassed(YELLOW)
    assert pos.token == YELLOW


@pytest.mark.rule("palacio.14.2")
def test_a_coat_taken_once_does_not_count_twice() -> None:
    pos = at_work("starting_player_coat", "laje_creek", seat=GREEN, token=YELLOW)
    play(pos, "resolve laje_creek")
    assert pos.token == GREEN
    sequence(pos, "hire 0", "hire 1", "place starting_player_coat")
    assert pos.token == YELLOW and pos.round == 8
    events = sequence(pos, "hire 0", "hire 0")
    assert events[-1] == RoundBegan(9) and TokenPassed(YELLOW) not in events and pos.token == YELLOW


# ---- 15.1: the full game


def last_card(visitor: str, goods: str, coins: int, **more: Any) -> PalacioPosition:
    """Yellow is about to win this card; Green holds all the others and has a worker left."""
    held: dict[str, str | int] = {name: GREEN for name in VISITORS if name != visitor}
    position: dict[str, Any] = {
        "resolving": YELLOW,
        "cards": held,
        "workers": {HOMES[visitor]: [YELLOW], "vineyards": [GREEN]},
        "levels": {HOMES[visitor]: {YELLOW: 3}},
        "goods": {YELLOW: goods},
        "coins": {YELLOW: coins},
    }
    return palace(**(position | more))


CARDS = [
    ("king", "carcavelos_wine olive_oil silk_cocoon", 1),
    ("patriarch", "olive_oil", 1),
    ("secretary", "", 6),
    ("architect", "carcavelos_wine", 1),
    ("marquise", "silk_cocoon", 1),
]


def win(pos: PalacioPosition, visitor: str) -> None:
    play(pos, f"resolve {HOMES[visitor]}", 6)
    sequence(pos, "raise 0", "offer")
    while pos.to_move == YELLOW:
        play(pos, "finish")


@pytest.mark.rule("palacio.15.1")
@pytest.mark.parametrize(("visitor", "goods", "coins"), CARDS)
def test_the_fifth_visitor_ends_the_game(visitor: str, goods: str, coins: int) -> None:
    pos = last_card(visitor, goods, coins)
    win(pos, visitor)
    assert not pos.over and pos.to_move == GREEN
    events = play_last(pos)
    assert Ended("cards") in events and pos.over and pos.cause() == "cards"
    assert card(pos, "marquis") == "place", "he is not needed"


def play_last(pos: PalacioPosition) -> list[Any]:
    """Green's worker in the vineyards, and whatever cards ask for."""
    events = play(pos, "resolve vineyards", 1)
    while not pos.over and step(pos) in ("raise", "finish"):
        events += play(pos, "raise 0" if step(pos) == "raise" else "finish")
    return events


@pytest.mark.rule("palacio.15.1")
def test_four_visitors_and_the_marquis_do_not_end_the_full_game() -> None:
    cards: dict[str, str | int] = {name: GREEN for name in VISITORS if name != "king"}
    pos = last_worker(cards=cards | {"marquis": GREEN})
    play(pos, "resolve laje_creek")
    assert not pos.over and pos.round == 7


@pytest.mark.rule("palacio.15.1")
def test_an_ended_game_asks_nobody() -> None:
    pos = last_worker(cards=dict.fromkeys(VISITORS, GREEN))
    assert play(pos, "resolve laje_creek")[0] == Ended("cards")
    assert pos.over and pos.to_move is None and legal(pos) == set()
    refused(pos, "hire 0", "over")


# ---- 15.2: the short game


@pytest.mark.rule("palacio.15.2")
def test_the_short_game_does_without_the_king() -> None:
    cards: dict[str, str | int] = {name: GREEN for name in VISITORS if name != "king"}
    for where in ("deck", "place"):
        pos = last_worker(cards=cards | {"king": where}, options=SHORT)
        assert play(pos, "resolve laje_creek")[0] == Ended("cards")
    three: dict[str, str | int] = {"patriarch": GREEN, "secretary": GREEN, "king": YELLOW}
    pos = last_worker(cards=three | {"architect": GREEN}, options=SHORT)
    play(pos, "resolve laje_creek")
    assert not pos.over, "the King stands for nobody"


@pytest.mark.rule("palacio.15.2")
def test_the_king_may_be_won_in_the_short_game_and_counts() -> None:
    """P31: his worker, too."""
    pos = climbing(
        "noble_hall",
        3,
        options=SHORT,
        cards={"patriarch": GREEN},
        goods={YELLOW: "carcavelos_wine olive_oil silk_cocoon"},
    )
    play(pos, "resolve noble_hall", 6)
    play(pos, "offer")
    assert not pos.over and card(pos, "king") == YELLOW and "hire-with-king 0" in legal(pos)
    over = last_worker(cards=dict.fromkeys(VISITORS, GREEN) | {"king": YELLOW}, options=SHORT)
    play(over, "resolve laje_creek")
    assert over.scores() == [20, 20]


# ---- 15.3: the last round


@pytest.mark.rule("palacio.15.3")
def test_those_later_in_the_order_still_resolve() -> None:
    """P30: Green harvests and Red sells after the last card; no visitor comes, no token moves."""
    cards: dict[str, str | int] = dict.fromkeys(VISITORS, RED) | {"patriarch": "place"}
    pos = palace(
        3,
        resolving=YELLOW,
        cards=cards | {"secretary": GREEN, "marquise": GREEN},
        workers={"chapel": [YELLOW], "olive_plantation": [GREEN], "laje_creek": [RED], "starting_player_coat": [RED]},
        levels={"chapel": {YELLOW: 3}},
        goods={YELLOW: "olive_oil", RED: "grape"},
    )
    play(pos, "resolve chapel", 5)
    play(pos, "offer")
    assert pos.view(None)["last_round"]
    assert pos.to_move == GREEN
    play(pos, "resolve olive_plantation", 6)
    assert goods_of(pos, GREEN) == "olive olive" and pos.to_move == RED
    play(pos, "resolve laje_creek")
    events = play(pos, "sell grape")
    assert Ended("cards") in events
    assert not any(isinstance(event, TokenPassed | RoundBegan | VisitorArrived) for event in events)
    assert pos.over and pos.round == 6 and pos.token == YELLOW


@pytest.mark.rule("palacio.15.3")
def test_those_earlier_in_the_order_have_no_more_turn() -> None:
    pos = climbing(
        "chapel",
        3,
        seat=GREEN,
        token=YELLOW,
        cards=dict.fromkeys(VISITORS, YELLOW) | {"patriarch": "place"},
        goods={GREEN: "olive_oil"},
    )
    play(pos, "resolve chapel", 5)
    assert Ended("cards") in play(pos, "offer")


@pytest.mark.rule("palacio.15.3")
def test_one_more_round_with_the_option() -> None:
    """Complete: hire, place, resolve. Then the end, and not before."""
    pos = last_worker(cards=dict.fromkeys(VISITORS, GREEN), options=ONE_MORE)
    assert play(pos, "resolve laje_creek") == [LastRoundBegins(), RoundBegan(7)]
    assert not pos.over and pos.view(None)["last_round"] and pos.to_move == GREEN
    sequence(pos, "hire 1", "hire 1", "place vineyards", "place vineyards")
    play(pos, "resolve vineyards", 3)
    assert goods_of(pos, GREEN) == "grape", "with the Architect"
    assert play(pos, "resolve vineyards", 4)[1:3] == [Harvested(YELLOW, "vineyards", "grape", 1), Ended("cards")]
    assert pos.over and pos.round == 7 and pos.cause() == "cards"


@pytest.mark.rule("palacio.15.3")
def test_one_more_round_moves_the_token_first() -> None:
    pos = at_work(
        "laje_creek", "starting_player_coat", token=GREEN, cards=dict.fromkeys(VISITORS, GREEN), options=ONE_MORE
    )
    assert play(pos, "resolve laje_creek") == [LastRoundBegins(), TokenPassed(YELLOW), RoundBegan(7)]
    assert pos.to_move == YELLOW


@pytest.mark.rule("palacio.15.3")
@pytest.mark.parametrize(("options", "over"), [({}, True), (ONE_MORE, False), (SHORT | ONE_MORE, False)])
def test_the_option_alone_decides_whether_a_round_follows(options: dict[str, Any], over: bool) -> None:
    pos = last_worker(cards=dict.fromkeys(VISITORS, GREEN), options=options)
    play(pos, "resolve laje_creek")
    assert pos.over is over


# ---- 15.4: the house limit


@pytest.mark.rule("palacio.15.4")
def test_the_fortieth_round_is_the_last() -> None:
    """P32."""
    before = last_worker(round=39)
    play(before, "resolve laje_creek")
    assert not before.over and before.round == 40 and before.view(None)["last_round"]
    pos = last_worker(round=40)
    assert play(pos, "resolve laje_creek") == [Ended("limit")]
    assert pos.over and pos.cause() == "limit"


@pytest.mark.rule("palacio.15.4")
def test_without_the_limit_it_goes_on() -> None:
    pos = last_worker(round=40, options={"round_limit": 0})
    play(pos, "resolve laje_creek")
    assert not pos.over and pos.round == 41
    late = last_worker(round=400, options={"round_limit": 0})
    play(late, "resolve laje_creek")
    assert not late.over and late.round == 401


@pytest.mark.rule("palacio.15.4")
def test_cards_won_in_the_last_round_are_the_cause() -> None:
    pos = last_worker(round=40, cards=dict.fromkeys(VISITORS, GREEN))
    assert play(pos, "resolve laje_creek")[0] == Ended("cards")


@pytest.mark.rule("palacio.15.4")
def test_the_limit_leaves_no_room_for_one_more_round() -> None:
    """After 40 rounds in any case; a further round that began in time ends by the cards."""
    pos = last_worker(round=40, cards=dict.fromkeys(VISITORS, GREEN), options=ONE_MORE)
    assert play(pos, "resolve laje_creek")[0] == Ended("limit")
    in_time = last_worker(round=39, cards=dict.fromkeys(VISITORS, GREEN), options=ONE_MORE)
    play(in_time, "resolve laje_creek")
    sequence(in_time, "hire 0", "hire 0")
    assert in_time.over and in_time.round == 40 and in_time.cause() == "cards"


# ---- 15.5: final scoring


@pytest.mark.rule("palacio.15.5")
@pytest.mark.parametrize(
    ("name", "points"),
    [("king", 20), ("patriarch", 5), ("secretary", 5), ("architect", 5), ("marquise", 5), ("marquis", 10)],
)
def test_points_of_cards(name: str, points: int) -> None:
    pos = last_worker(GREEN, round=40, cards={name: YELLOW})
    play(pos, "resolve laje_creek")
    assert pos.scores() == [points, 0]


@pytest.mark.rule("palacio.15.5")
@pytest.mark.parametrize("product", ["olive_oil", "carcavelos_wine", "silk_cocoon"])
def test_three_for_each_product(product: str) -> None:
    pos = last_worker(GREEN, round=40, goods={YELLOW: f"{product} {product}"})
    assert play(pos, "resolve laje_creek")[1:] == [FinalPoints(YELLOW, "products", 6)]
    assert pos.scores() == [6, 0]


@pytest.mark.rule("palacio.15.5")
@pytest.mark.parametrize("resource", ["olive", "grape", "mulberry_leaf"])
def test_one_for_each_resource(resource: str) -> None:
    pos = last_worker(GREEN, round=40, goods={YELLOW: f"{resource} {resource}"})
    assert play(pos, "resolve laje_creek")[1:] == [FinalPoints(YELLOW, "resources", 2)]
    assert pos.scores() == [2, 0]


@pytest.mark.rule("palacio.15.5")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (104, 20)])
def test_one_for_every_full_five_coins(coins: int, points: int) -> None:
    pos = last_worker(GREEN, round=40, coins={YELLOW: coins})
    play(pos, "resolve laje_creek")
    assert pos.scores() == [points, 0] and pos.coins == [coins, 0], "coins stay for ties"


@pytest.mark.rule("palacio.15.5")
def test_everything_is_added_to_the_track_and_broken_down() -> None:
    pos = last_worker(
        GREEN,
        round=40,
        cards={"architect": YELLOW, "marquise": YELLOW, "secretary": GREEN},
        goods={YELLOW: "olive silk_cocoon", GREEN: "grape grape"},
        coins={YELLOW: 7, GREEN: 11},
        points={YELLOW: 30, GREEN: 41},
        workers={"fishing_house": [GREEN]},
    )
    play(pos, "resolve fishing_house", 1)
    sequence(pos, "raise 0", "finish")
    assert pos.scores() == [30 + 10 + 3 + 1 + 1, 41 + 5 + 2 + 2]
    assert [(name, points) for name, points in pos.breakdown()[YELLOW] if points] == [
        ("venues", 30),
        ("cards", 10),
        ("products", 3),
        ("resources", 1),
        ("coins", 1),
    ]
    assert pos.view(None)["result"] == {"scores": [45, 50], "ranking": [2, 1]}


@pytest.mark.rule("palacio.15.5")
def test_cubes_and_cards_in_place_bring_nothing_more() -> None:
    pos = last_worker(GREEN, round=40, levels={"gardens": {YELLOW: 3}}, points={YELLOW: 12})
    play(pos, "resolve laje_creek")
    assert pos.scores() == [12, 0] and levels_of(pos, "gardens") == [3, 0]


# ---- 15.6 and 1.1: who wins


def ended(**more: Any) -> PalacioPosition:
    pos = last_worker(BLUE, players=4, round=40, **more)
    play(pos, "resolve laje_creek")
    assert pos.over
    return pos


@pytest.mark.rule("palacio.1.1")
def test_most_points_win() -> None:
    pos = ended(points={YELLOW: 3, GREEN: 120, RED: 7, BLUE: 9})
    assert pos.ranking() == [4, 1, 3, 2]


@pytest.mark.rule("palacio.15.6")
def test_more_character_cards_break_a_tie() -> None:
    """The Marquis is a character card; coins come second."""
    pos = ended(
        points={YELLOW: 20, GREEN: 25, RED: 30, BLUE: 29},
        cards={"marquis": YELLOW, "architect": GREEN},
        coins={RED: 4, BLUE: 9},
    )
    assert pos.scores() == [30, 30, 30, 30] and pos.ranking() == [1, 1, 4, 3]
    two = ended(points={YELLOW: 20, GREEN: 20}, cards={"marquis": YELLOW, "architect": GREEN, "secretary": GREEN})
    assert two.scores()[:2] == [30, 30] and two.ranking() == [2, 1, 3, 3]


@pytest.mark.rule("palacio.15.6")
def test_then_more_coins() -> None:
    pos = ended(points={YELLOW: 10, GREEN: 10, RED: 9, BLUE: 10}, coins={YELLOW: 3, GREEN: 4, RED: 5, BLUE: 0})
    assert pos.scores() == [10, 10, 10, 10] and pos.ranking() == [3, 2, 1, 4]


@pytest.mark.rule("palacio.15.6")
def test_what_is_equal_then_is_shared() -> None:
    """Goods and levels do not matter."""
    pos = ended(points={YELLOW: 9, GREEN: 10, RED: 7}, goods={YELLOW: "olive", RED: "silk_cocoon"})
    assert pos.scores() == [10, 10, 10, 0] and pos.ranking() == [1, 1, 1, 4]
