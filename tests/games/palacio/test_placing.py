"""Placing: chapter 5."""

import pytest

from gaiola.games.palacio.events import KingPlaced, RoundBegan, TokenPassed, WorkerPlaced
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    HALLS,
    MILLS,
    PLACES,
    PLANTATIONS,
    RED,
    YELLOW,
    at,
    at_home,
    legal,
    mill,
    palace,
    play,
    refused,
    sequence,
    step,
    to_move,
)

SINGLE = ("starting_player_coat", *MILLS, *HALLS, "fishing_house")

# ---- 5.1: one at a time


@pytest.mark.rule("palacio.5.1")
def test_one_worker_each_clockwise_from_the_token() -> None:
    pos = palace(3, placing=RED, hand={YELLOW: 1, GREEN: 3, RED: 2})
    asked = []
    for place in ("chapel", "gardens", "vineyards", "wine_mill", "vineyards", "noble_hall"):
        asked.append(to_move(pos))
        assert play(pos, f"place {place}")[0] == WorkerPlaced(asked[-1], place)
    assert asked == [RED, YELLOW, GREEN, RED, GREEN, GREEN], "an empty hand is left out"
    assert pos.hand == [0, 0, 0] and step(pos) == "worker" and pos.to_move == RED


@pytest.mark.rule("palacio.5.1")
def test_a_token_holder_who_hired_nobody_is_left_out() -> None:
    pos = palace(3, token=YELLOW, hiring=YELLOW, coins={GREEN: 1, RED: 1})
    sequence(pos, "hire 0", "hire 1", "hire 1")
    assert pos.to_move == GREEN
    sequence(pos, "place vineyards", "place vineyards")
    assert step(pos) == "worker" and pos.to_move == GREEN


@pytest.mark.rule("palacio.5.1")
def test_whoever_has_hired_must_place() -> None:
    """P2."""
    pos = palace(placing=YELLOW, hand={YELLOW: 1})
    assert {move.split()[0] for move in legal(pos)} == {"place"}
    refused(pos, "finish", "not-now")
    refused(pos, "done", "not-now")


# ---- 5.2: free coats of arms


@pytest.mark.rule("palacio.5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_places_with_one_coat_of_arms(players: int) -> None:
    for place in SINGLE:
        pos = palace(players, token=GREEN, placing=YELLOW, hand={YELLOW: 1}, workers={place: [GREEN]})
        assert at(pos, place)["spots"] == 1
        refusal = refused(pos, f"place {place}", "spot-taken")
        assert (refusal.rule, refusal.need, refusal.have) == ("palacio.5.2", 1, 0)


@pytest.mark.rule("palacio.5.2")
@pytest.mark.parametrize("place", PLANTATIONS)
def test_several_workers_of_one_player_at_a_plantation(place: str) -> None:
    pos = palace(4, placing=YELLOW, hand={YELLOW: 4})
    for _ in range(4):
        play(pos, f"place {place}")
    assert at(pos, place)["workers"] == [YELLOW] * 4


@pytest.mark.rule("palacio.5.2")
def test_a_place_where_nothing_can_be_achieved_is_allowed() -> None:
    """To block it: the Marquis is away, the card is won, no resources, no goods to sell."""
    pos = palace(
        token=GREEN,
        placing=YELLOW,
        hand={YELLOW: 1},
        cards={"marquis": GREEN, "architect": YELLOW},
    )
    assert legal(pos) == {f"place {place}" for place in PLACES}


@pytest.mark.rule("palacio.5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_finds_room(players: int) -> None:
    """P8: all mills are closed, everybody has hired everybody, the King's worker too; the last spots are enough."""
    for last_choice in (0, -1):
        pos = palace(
            players,
            placing=YELLOW,
            hand=dict.fromkeys(range(1, players), 4) | {YELLOW: 2},
            cards={"king": YELLOW},
            king=True,
            second=dict.fromkeys(MILLS, YELLOW),
        )
        placed = 0
        while step(pos) == "place":
            play(pos, pos.legal()[last_choice].notation)
            placed += 1
        assert placed == 4 * players - 2


# ---- 5.3: mills


@pytest.mark.rule("palacio.5.3")
@pytest.mark.parametrize("place", MILLS)
@pytest.mark.parametrize("owner", [YELLOW, GREEN])
def test_a_worker_of_last_round_closes_the_mill_to_all(place: str, owner: int) -> None:
    """P21."""
    pos = palace(placing=YELLOW, hand={YELLOW: 1}, second={place: owner})
    assert refused(pos, f"place {place}", "mill-busy").rule == "palacio.5.3"
    assert {f"place {other}" for other in MILLS if other != place} <= legal(pos)


@pytest.mark.rule("palacio.5.3")
def test_a_closed_mill_opens_the_round_after_its_product() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 9, GREEN: 9}, second={"wine_mill": YELLOW})
    sequence(pos, "hire 0", "hire 1")
    refused(pos, "place wine_mill", "mill-busy")
    sequence(pos, "place chapel", "resolve wine_mill")
    play(pos, "resolve chapel", 1)
    play(pos, "raise 0")
    assert pos.round == 7
    sequence(pos, "hire 1", "hire 1")
    assert "place wine_mill" in legal(pos)


@pytest.mark.rule("palacio.5.3")
def test_the_kings_worker_is_kept_out_of_a_closed_mill_too() -> None:
    pos = palace(placing=YELLOW, hand={YELLOW: 1}, cards={"king": YELLOW}, king=True, second={"wine_mill": GREEN})
    refused(pos, "place-king wine_mill", "mill-busy")


# ---- 5.4: Laje Creek


@pytest.mark.rule("palacio.5.4")
def test_one_worker_each_at_the_creek() -> None:
    pos = palace(4, placing=YELLOW, hand={YELLOW: 2, GREEN: 1}, workers={"laje_creek": [RED]})
    sequence(pos, "place laje_creek", "place laje_creek")
    assert at(pos, "laje_creek")["workers"] == [YELLOW, GREEN, RED]
    assert refused(pos, "place laje_creek", "creek-once").rule == "palacio.5.4"


@pytest.mark.rule("palacio.5.4")
def test_the_kings_worker_is_one_of_ones_own_at_the_creek() -> None:
    """P5: of an own worker and the King's, only one goes there."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    play(pos, "place laje_creek")
    refused(pos, "place laje_creek", "creek-once")
    refused(pos, "place-king laje_creek", "king-not-here")


# ---- 5.5: the starting-player coat


@pytest.mark.rule("palacio.5.5")
def test_the_token_holder_may_take_the_coat_with_a_later_worker() -> None:
    """P7."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2, GREEN: 1})
    refusal = refused(pos, "place starting_player_coat", "coat-first")
    assert refusal.rule == "palacio.5.5"
    sequence(pos, "place chapel", "place vineyards", "place starting_player_coat")
    assert at(pos, "starting_player_coat")["workers"] == [YELLOW]


@pytest.mark.rule("palacio.5.5")
def test_others_may_take_the_coat_with_their_first_worker() -> None:
    pos = palace(3, placing=YELLOW, hand={YELLOW: 2, GREEN: 1, RED: 1})
    sequence(pos, "place chapel", "place starting_player_coat")
    refused(pos, "place starting_player_coat", "spot-taken")
    play(pos, "place vineyards")
    assert refused(pos, "place starting_player_coat", "spot-taken").rule == "palacio.5.2"


@pytest.mark.rule("palacio.5.5")
def test_the_first_worker_is_counted_anew_each_round() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 9})
    sequence(pos, "hire 1", "hire 0", "place laje_creek", "resolve laje_creek")
    assert pos.round == 7
    sequence(pos, "hire 2", "hire 0")
    refused(pos, "place starting_player_coat", "coat-first")
    sequence(pos, "place chapel", "place starting_player_coat")


@pytest.mark.rule("palacio.5.5")
def test_the_kings_worker_is_no_way_around_the_coat() -> None:
    """P5: first worker is first worker."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    refused(pos, "place starting_player_coat", "coat-first")
    play(pos, "place-king wine_mill")
    assert "place starting_player_coat" in legal(pos)


@pytest.mark.rule("palacio.5.5")
def test_the_coat_does_nothing_now_and_keeps_the_order() -> None:
    """P7: the worker there is not resolved, Yellow still goes first, Green takes the token at the end."""
    pos = palace(placing=YELLOW, hand={YELLOW: 1, GREEN: 2})
    sequence(pos, "place vineyards", "place starting_player_coat", "place vineyards")
    assert pos.to_move == YELLOW and pos.token == YELLOW
    play(pos, "resolve vineyards", 1)
    assert pos.to_move == GREEN and legal(pos) == {"resolve vineyards"}
    refused(pos, "resolve starting_player_coat", "no-worker-there")
    assert play(pos, "resolve vineyards", 1)[-2:] == [TokenPassed(GREEN), RoundBegan(7)]


# ---- 5.6: the King's worker in a mill


@pytest.mark.rule("palacio.5.6")
@pytest.mark.parametrize("place", MILLS)
def test_own_worker_or_the_kings_is_asked_in_a_mill(place: str) -> None:
    """B1."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    assert {f"place {place}", f"place-king {place}"} <= legal(pos)
    own = pos.copy()
    assert play(own, f"place {place}")[0] == WorkerPlaced(YELLOW, place)
    assert mill(own, place) == ([YELLOW], None, False)
    assert play(pos, f"place-king {place}")[0] == KingPlaced(YELLOW, place)
    assert mill(pos, place) == ([YELLOW], None, True)


@pytest.mark.rule("palacio.5.6")
def test_elsewhere_it_is_not_asked() -> None:
    """B1."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    assert {move for move in legal(pos) if move.startswith("place-king")} == {f"place-king {place}" for place in MILLS}
    for place in (*PLANTATIONS, *HALLS, "fishing_house", "laje_creek", "starting_player_coat"):
        refused(pos, f"place-king {place}", "king-not-here")


@pytest.mark.rule("palacio.5.6")
def test_there_is_one_kings_worker() -> None:
    pos = palace(placing=YELLOW, hand={YELLOW: 3}, cards={"king": YELLOW}, king=True)
    play(pos, "place-king wine_mill")
    assert refused(pos, "place-king olive_oil_mill", "king-not-here").rule == "palacio.5.6"
    sequence(pos, "place olive_oil_mill", "place silkworm_house")
    assert pos.hand[YELLOW] == 0


@pytest.mark.rule("palacio.5.6")
def test_own_workers_in_mills_are_no_more_than_were_hired() -> None:
    """One own worker and the King's: with the own one in a mill, only the King's is left."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    play(pos, "place wine_mill")
    refusal = refused(pos, "place olive_oil_mill", "own-not-here")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.5.6", 1, 0)
    assert "place-king olive_oil_mill" in legal(pos) and "place vineyards" in legal(pos)


@pytest.mark.rule("palacio.5.6")
def test_a_hand_with_nobody_but_the_king() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 9}, cards={"king": YELLOW})
    sequence(pos, "hire-with-king 0", "hire 0")
    refused(pos, "place wine_mill", "own-not-here")
    play(pos, "place-king wine_mill")
    assert mill(pos, "wine_mill") == ([YELLOW], None, True)


@pytest.mark.rule("palacio.5.6")
def test_outside_mills_the_two_are_not_told_apart() -> None:
    """B1: whoever went to the vineyards, the last in hand may be either."""
    pos = palace(placing=YELLOW, hand={YELLOW: 2}, cards={"king": YELLOW}, king=True)
    play(pos, "place vineyards")
    assert {"place wine_mill", "place-king wine_mill"} <= legal(pos)


@pytest.mark.rule("palacio.5.6")
def test_without_the_king_in_hand_only_own_workers_go_to_mills() -> None:
    left_out = palace(placing=YELLOW, hand={YELLOW: 1}, cards={"king": YELLOW})
    refused(left_out, "place-king wine_mill", "king-not-here")
    others = palace(3, token=GREEN, placing=YELLOW, hand={YELLOW: 1, GREEN: 1}, cards={"king": GREEN}, king=True)
    refused(others, "place-king wine_mill", "king-not-here")
    assert "place wine_mill" in legal(others)


@pytest.mark.rule("palacio.5.6")
@pytest.mark.parametrize(("move", "king_free", "own"), [("place-king", False, 4), ("place", True, 3)])
def test_who_stands_in_the_mill_is_missing_in_the_next_round(move: str, king_free: bool, own: int) -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 9}, cards={"king": YELLOW}, goods={YELLOW: "grape grape grape"})
    sequence(pos, "hire-with-king 1", "hire 0", f"{move} wine_mill", "place laje_creek")
    sequence(pos, "resolve wine_mill", "produce")
    assert at_home(pos, YELLOW) == 3, "one own worker is at the creek or in the mill"
    play(pos, "resolve laje_creek")
    assert pos.round == 7
    assert legal(pos) == {f"hire {n}" for n in range(own + 1)} | (
        {f"hire-with-king {n}" for n in range(own + 1)} if king_free else set()
    )
    assert pos.coins[YELLOW] == 6, "one coin for hiring, two for the mill"


@pytest.mark.rule("palacio.5.6")
@pytest.mark.parametrize(
    ("goods", "coins", "moves"),
    [("grape grape grape", 9, ["decline"]), ("", 9, []), ("grape grape grape", 1, [])],
    ids=["declined", "no resources", "no coins"],
)
def test_a_kings_worker_who_began_nothing_is_free_again(goods: str, coins: int, moves: list[str]) -> None:
    pos = palace(
        resolving=YELLOW,
        workers={"wine_mill": [YELLOW]},
        king_mill="wine_mill",
        cards={"king": YELLOW},
        goods={YELLOW: goods},
        coins={YELLOW: coins},
    )
    sequence(pos, "resolve wine_mill", *moves)
    assert pos.round == 7 and "hire-with-king 0" in legal(pos)
    assert mill(pos, "wine_mill") == ([], None, False) and at_home(pos, YELLOW) == 4


@pytest.mark.rule("palacio.5.6")
def test_the_blue_king_is_placed_by_blue_only() -> None:
    pos = palace(4, placing=BLUE, hand={BLUE: 1, YELLOW: 1}, cards={"king": BLUE}, king=True)
    play(pos, "place-king silkworm_house")
    assert pos.to_move == YELLOW
    refused(pos, "place-king wine_mill", "king-not-here")
