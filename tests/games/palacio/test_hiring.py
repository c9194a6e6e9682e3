"""Hiring: chapter 4."""

from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.palacio.events import Hired
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at_home,
    deal,
    legal,
    mill,
    palace,
    play,
    quote,
    refused,
    sequence,
    step,
)

FOUR = {"hire 0", "hire 1", "hire 2", "hire 3", "hire 4"}
WITH_KING = {move.replace("hire", "hire-with-king") for move in FOUR}

# ---- 4.1: one coin each


@pytest.mark.rule("palacio.4.1")
@pytest.mark.parametrize("workers", range(5))
def test_a_coin_for_each_worker(workers: int) -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 25})
    assert quote(pos, f"hire {workers}") == {"price": workers}
    play(pos, f"hire {workers}")
    assert pos.coins == [25, 0], "paid only when all are in"
    assert play(pos, "hire 1")[:2] == [Hired(YELLOW, workers, False, workers), Hired(GREEN, 1, False, 0)]
    assert pos.coins == [25 - workers, 0] and pos.hand == [workers, 1]


@pytest.mark.rule("palacio.4.1")
def test_nobody_hires_more_than_can_be_paid() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 3})
    assert legal(pos) == FOUR - {"hire 4"}
    refusal = refused(pos, "hire 4", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.4.1", 4, 3)


@pytest.mark.rule("palacio.4.1")
def test_hiring_nobody() -> None:
    """P2."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 25, GREEN: 25})
    sequence(pos, "hire 0", "hire 1")
    assert pos.hand == [0, 1] and pos.coins == [25, 24] and pos.to_move == GREEN and step(pos) == "place"


@pytest.mark.rule("palacio.4.1")
def test_four_workers_are_all_there_are() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 25})
    assert legal(pos) == FOUR
    sequence(pos, "hire 4", "hire 0")
    assert at_home(pos, YELLOW) == 0 and at_home(pos, GREEN) == 4


# ---- 4.2: without coins


@pytest.mark.rule("palacio.4.2")
def test_an_empty_purse_hires_one_for_nothing() -> None:
    """P1."""
    pos = palace(hiring=YELLOW, coins={GREEN: 5})
    assert legal(pos) == {"hire 0", "hire 1"}
    refusal = refused(pos, "hire 2", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.4.1", 1, 0)
    assert sequence(pos, "hire 1", "hire 0")[:2] == [Hired(YELLOW, 1, False, 0), Hired(GREEN, 0, False, 0)]
    assert pos.coins == [0, 5] and pos.hand == [1, 0]


@pytest.mark.rule("palacio.4.1")
@pytest.mark.rule("palacio.4.2")
@pytest.mark.parametrize("workers", range(5))
@pytest.mark.parametrize("coins", range(5))
def test_quote_refusal_and_payment_name_one_price(coins: int, workers: int) -> None:
    price = max(workers - 1, 0) if coins == 0 else workers
    pos = palace(hiring=YELLOW, coins={YELLOW: coins})
    assert quote(pos, f"hire {workers}") == {"price": price}
    if price > coins:
        refusal = refused(pos, f"hire {workers}", "too-dear")
        assert (refusal.need, refusal.have, refusal.terms) == (price, coins, (("price", price),))
    else:
        assert sequence(pos, f"hire {workers}", "hire 0")[0] == Hired(YELLOW, workers, False, price)
        assert pos.coins[YELLOW] == coins - price


@pytest.mark.rule("palacio.4.2")
def test_one_coin_brings_no_free_worker_on_top() -> None:
    """P1."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 1})
    assert legal(pos) == {"hire 0", "hire 1"}
    refusal = refused(pos, "hire 2", "too-dear")
    assert (refusal.need, refusal.have) == (2, 1)
    sequence(pos, "hire 1", "hire 0")
    assert pos.coins[YELLOW] == 0 and pos.hand[YELLOW] == 1


@pytest.mark.rule("palacio.4.2")
@pytest.mark.parametrize(("coins", "price"), [(0, 0), (1, 1)])
def test_the_kings_worker_comes_on_top_of_the_free_one(coins: int, price: int) -> None:
    """P1."""
    pos = palace(hiring=YELLOW, coins={YELLOW: coins}, cards={"king": YELLOW})
    assert legal(pos) == {"hire 0", "hire 1", "hire-with-king 0", "hire-with-king 1"}
    assert quote(pos, "hire-with-king 1") == {"price": price}
    refused(pos, "hire-with-king 2", "too-dear")
    sequence(pos, "hire-with-king 1", "hire 0")
    assert pos.coins[YELLOW] == 0 and pos.hand[YELLOW] == 2


# ---- 4.3: in secret


@pytest.mark.rule("palacio.4.3")
def test_numbers_stay_hidden_until_all_are_in() -> None:
    """P4, B5: the token's holder is asked first, and nobody sees a number before the last has chosen."""
    pos = palace(3, token=GREEN, hiring=GREEN, coins=dict.fromkeys(range(3), 9), cards={"king": GREEN})
    assert play(pos, "hire-with-king 3") == []
    assert pos.to_move == RED
    assert pos.view(GREEN)["players"][GREEN]["hiring"] == {"workers": 3, "king": True}
    for seat in (None, YELLOW, RED):
        seen = pos.view(seat)["players"][GREEN]
        assert (seen["hiring"], seen["coins"], seen["hand"], seen["at_home"]) == ("hidden", 9, 0, 4)
    assert play(pos, "hire 1") == []
    assert pos.to_move == YELLOW
    assert [player["hiring"] for player in pos.view(YELLOW)["players"]] == [None, "hidden", "hidden"]
    assert play(pos, "hire 0") == [
        Hired(GREEN, 3, True, 3),
        Hired(RED, 1, False, 1),
        Hired(YELLOW, 0, False, 0),
    ]
    assert [player["hiring"] for player in pos.view(None)["players"]] == [None, None, None]
    assert pos.hand == [0, 4, 1] and pos.coins == [9, 6, 8]


@pytest.mark.rule("palacio.4.3")
@pytest.mark.parametrize("first", range(4))
def test_everybodys_number_is_hidden_from_everybody_else(first: int) -> None:
    pos = palace(4, hiring=first, coins=dict.fromkeys(range(4), 9))
    play(pos, "hire 2")
    for seat in (None, *range(4)):
        seen = pos.view(seat)["players"][first]["hiring"]
        assert seen == ({"workers": 2, "king": False} if seat == first else "hidden")


@pytest.mark.rule("palacio.4.3")
def test_what_others_may_have_hired_can_only_be_imagined() -> None:
    """Any number that Green can pay, with or without the King's worker; one's own number is known."""
    pos = palace(3, token=GREEN, hiring=GREEN, coins={GREEN: 2, RED: 3}, cards={"king": GREEN})
    sequence(pos, "hire-with-king 2", "hire 3")
    assert pos.to_move == YELLOW
    worlds = [pos.imagine(YELLOW, Chance(seed)) for seed in range(200)]
    assert {(world.choice[GREEN], world.choice_king[GREEN]) for world in worlds} == {
        (workers, king) for workers in (0, 1, 2) for king in (0, 1)
    }
    assert {(world.choice[RED], world.choice_king[RED]) for world in worlds} == {(0, 0), (1, 0), (2, 0), (3, 0)}
    own = [pos.imagine(GREEN, Chance(seed)) for seed in range(50)]
    assert {(world.choice[GREEN], world.choice_king[GREEN]) for world in own} == {(2, 1)}
    assert len({world.choice[RED] for world in own}) == 4
    assert all(world.view(YELLOW) == pos.view(YELLOW) for world in worlds)


@pytest.mark.rule("palacio.4.3")
def test_imagination_knows_who_is_in_a_mill() -> None:
    """Two of Green's own workers are away, so two at most can have been hired, and the King's cannot."""
    pos = palace(
        token=GREEN,
        hiring=GREEN,
        coins={GREEN: 9},
        cards={"king": GREEN},
        second={"wine_mill": GREEN, "olive_oil_mill": GREEN, "silkworm_house": GREEN},
        king_mill="wine_mill",
    )
    play(pos, "hire 2")
    worlds = [pos.imagine(YELLOW, Chance(seed)) for seed in range(100)]
    assert {world.choice[GREEN] for world in worlds} == {0, 1, 2}
    assert {world.choice_king[GREEN] for world in worlds} == {0}


@pytest.mark.rule("palacio.4.3")
def test_hiring_in_turn_order_is_open() -> None:
    """P4, the option."""
    pos = palace(3, hiring=RED, coins=dict.fromkeys(range(3), 9), options={"hiring": "in_turn_order"})
    assert play(pos, "hire 3") == [Hired(RED, 3, False, 3)]
    assert pos.to_move == YELLOW and pos.coins == [9, 9, 6]
    assert pos.view(YELLOW)["players"][RED]["hand"] == 3
    assert pos.imagine(YELLOW, Chance(1)).dump() == pos.dump()
    assert play(pos, "hire 1") == [Hired(YELLOW, 1, False, 1)]
    assert play(pos, "hire 0") == [Hired(GREEN, 0, False, 0)]
    assert pos.to_move == RED and step(pos) == "place" and pos.hand == [1, 0, 3]


@pytest.mark.rule("palacio.4.3")
def test_a_hidden_number_is_paid_by_the_purse_it_was_chosen_with() -> None:
    pos, _ = deal(4, rolls="1 2 6 3", products=["olive_oil olive_oil"] * 4)
    assert pos.to_move == RED
    assert sequence(pos, "hire 4", "hire 3", "hire 2", "hire 1") == [
        Hired(RED, 4, False, 4),
        Hired(BLUE, 3, False, 3),
        Hired(YELLOW, 2, False, 2),
        Hired(GREEN, 1, False, 1),
    ]
    assert pos.coins == [23, 24, 21, 22]


# ---- 4.4: the King's worker


@pytest.mark.rule("palacio.4.4")
@pytest.mark.rule("palacio.13.2")
def test_the_holder_of_the_king_has_a_fifth_worker_for_nothing() -> None:
    """P5."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 25}, cards={"king": YELLOW})
    assert legal(pos) == FOUR | WITH_KING
    assert quote(pos, "hire-with-king 4") == {"price": 4}
    assert sequence(pos, "hire-with-king 4", "hire 0")[0] == Hired(YELLOW, 4, True, 4)
    assert pos.hand[YELLOW] == 5 and pos.coins[YELLOW] == 21 and at_home(pos, YELLOW) == 0


@pytest.mark.rule("palacio.4.4")
def test_the_kings_worker_alone_or_left_at_home() -> None:
    """P5: it may be left out."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 25}, cards={"king": YELLOW})
    alone = pos.copy()
    sequence(alone, "hire-with-king 0", "hire 0")
    assert alone.hand[YELLOW] == 1 and alone.coins[YELLOW] == 25 and at_home(alone, YELLOW) == 4
    sequence(pos, "hire 2", "hire 0")
    assert pos.hand[YELLOW] == 2 and pos.coins[YELLOW] == 23


@pytest.mark.rule("palacio.4.4")
@pytest.mark.parametrize("where", ["place", "deck", GREEN])
def test_nobody_else_hires_the_kings_worker(where: Any) -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 25}, cards={"king": where})
    assert legal(pos) == FOUR
    assert refused(pos, "hire-with-king 1", "king-away").rule == "palacio.4.4"


@pytest.mark.rule("palacio.4.4")
def test_the_kings_worker_in_a_mill_is_away_and_comes_back() -> None:
    pos = palace(
        hiring=YELLOW, coins={YELLOW: 25}, cards={"king": YELLOW}, second={"wine_mill": YELLOW}, king_mill="wine_mill"
    )
    assert legal(pos) == FOUR, "all four of one's own are at home"
    refused(pos, "hire-with-king 0", "king-away")
    sequence(pos, "hire 0", "hire 0", "resolve wine_mill")
    assert pos.round == 7 and legal(pos) == FOUR | WITH_KING


@pytest.mark.rule("palacio.4.4")
def test_it_is_decided_anew_each_round() -> None:
    """The King's worker came along in round 6, stays at home in round 7 and comes again in round 8."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 9}, cards={"king": YELLOW})
    sequence(pos, "hire-with-king 0", "hire 0", "place laje_creek", "resolve laje_creek", "hire 1", "hire 0")
    assert pos.round == 7 and pos.hand[YELLOW] == 1
    refused(pos, "place-king wine_mill", "king-not-here")
    sequence(pos, "place laje_creek", "resolve laje_creek", "hire-with-king 0", "hire 0", "place-king wine_mill")
    assert pos.round == 8 and mill(pos, "wine_mill") == ([YELLOW], None, True)


# ---- 4.5: workers in a mill


@pytest.mark.rule("palacio.4.5")
def test_workers_in_a_mill_cannot_be_hired_and_cost_nothing() -> None:
    """P6."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 25}, second={"wine_mill": YELLOW, "silkworm_house": YELLOW})
    assert legal(pos) == {"hire 0", "hire 1", "hire 2"}
    refusal = refused(pos, "hire 3", "too-few-workers")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.4.5", 3, 2)
    sequence(pos, "hire 2", "hire 0")
    assert pos.coins[YELLOW] == 23 and pos.hand[YELLOW] == 2 and at_home(pos, YELLOW) == 0


@pytest.mark.rule("palacio.4.5")
def test_workers_of_others_in_a_mill_are_no_concern() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 25}, second={"wine_mill": GREEN})
    assert legal(pos) == FOUR


@pytest.mark.rule("palacio.4.5")
def test_three_in_mills_and_an_empty_purse() -> None:
    pos = palace(hiring=YELLOW, second={"wine_mill": YELLOW, "silkworm_house": YELLOW, "olive_oil_mill": YELLOW})
    assert legal(pos) == {"hire 0", "hire 1"}


@pytest.mark.rule("palacio.4.5")
def test_a_fifth_worker_of_ones_own_is_noticed() -> None:
    """The census counts the one in the mill; the King's worker would be allowed on top."""
    pos = palace(placing=YELLOW, hand={YELLOW: 3}, second={"wine_mill": YELLOW})
    pos.hand[YELLOW] += 1
    with pytest.raises(AssertionError, match="seat 0 has more workers than there are"):
        pos.census()
    palace(placing=YELLOW, hand={YELLOW: 4}, second={"wine_mill": YELLOW}, cards={"king": YELLOW}, king=True)


# ---- no powers before the resolution


@pytest.mark.rule("palacio.13.1")
def test_no_power_while_hiring_or_placing() -> None:
    """P3: the Secretary does not fetch the coins for hiring."""
    held: dict[str, Any] = {
        "cards": {"secretary": YELLOW, "marquise": YELLOW, "marquis": YELLOW},
        "points": {YELLOW: 9},
        "goods": {YELLOW: "silk_cocoon"},
        "levels": {"chapel": {GREEN: 2}},
    }
    for pos in (palace(hiring=YELLOW, **held), palace(placing=YELLOW, hand={YELLOW: 1}, **held)):
        for move in ("exchange-coins", "gift silk_cocoon", "marquis chapel"):
            refused(pos, move, "not-now")
