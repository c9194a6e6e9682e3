"""The die and the plantations: chapters 7 and 8."""

import pytest

from gaiola.games.palacio.events import ClimbMissed, DieRaised, DieRolled, Harvested, SupplyEmpty
from tests.games.palacio.table import (
    GREEN,
    RED,
    YELLOW,
    at_work,
    card,
    climbing,
    goods_of,
    legal,
    levels_of,
    palace,
    play,
    quote,
    refused,
    sequence,
    step,
)

ALL_THERE_IS = [
    ("olive_plantation", "olive", 15),
    ("vineyards", "grape", 12),
    ("mulberry_plantation", "mulberry_leaf", 24),
]
BOTH: dict[str, str | int] = {"secretary": YELLOW, "marquise": YELLOW}
LIMITED = {"supply": True}
UP_TO_SIX = {f"raise {coins}" for coins in range(7)}

# ---- 7.1: one roll for each worker


@pytest.mark.rule("palacio.7.1")
@pytest.mark.parametrize("place", ["olive_plantation", "vineyards", "mulberry_plantation", "chapel", "fishing_house"])
def test_each_worker_rolls_once(place: str) -> None:
    """P12: `play` scripts one roll and would notice a second."""
    pos = at_work(place, "noble_hall", coins={YELLOW: 12})
    assert play(pos, f"resolve {place}", 1) == [DieRolled(YELLOW, place, 1, 0)]
    assert step(pos) == "raise" and pos.view(GREEN)["die"] == 1
    play(pos, "raise 0")
    assert step(pos) == "worker"


@pytest.mark.rule("palacio.7.1")
@pytest.mark.parametrize("place", ["laje_creek", "olive_oil_mill"])
def test_creek_and_mills_need_no_die(place: str) -> None:
    pos = at_work(place, goods={YELLOW: "olive olive olive"}, coins={YELLOW: 2})
    assert play(pos, f"resolve {place}") == []
    assert step(pos) in ("sell", "produce")


@pytest.mark.rule("palacio.7.1")
@pytest.mark.parametrize("coins", [4, 5])
def test_no_roll_for_a_secretary_whose_offer_cannot_be_paid(coins: int) -> None:
    """P13, B3."""
    pos = climbing("concordia_hall", 3, coins={YELLOW: coins})
    if coins < 5:
        assert play(pos, "resolve concordia_hall")[0] == ClimbMissed(YELLOW, "concordia_hall")
        assert pos.round == 7
    else:
        play(pos, "resolve concordia_hall", 5)
        assert step(pos) == "offer"


@pytest.mark.rule("palacio.7.1")
@pytest.mark.parametrize("coins", [9, 10])
def test_no_roll_for_a_marquis_whose_offer_cannot_be_paid(coins: int) -> None:
    """P13, B3."""
    pos = at_work("fishing_house", coins={YELLOW: coins})
    if coins < 10:
        assert play(pos, "resolve fishing_house")[0] == ClimbMissed(YELLOW, "fishing_house")
        assert pos.round == 7
    else:
        play(pos, "resolve fishing_house", 4)
        assert step(pos) == "offer"


@pytest.mark.rule("palacio.7.1")
@pytest.mark.rule("palacio.13.1")
@pytest.mark.parametrize(
    ("coins", "points", "products", "cards", "used", "rolls"),
    [
        (4, 6, "", {"secretary": YELLOW}, 0, True),
        (3, 20, "", {"secretary": YELLOW}, 0, False),
        (4, 5, "", {"secretary": YELLOW}, 0, False),
        (4, 6, "", {"secretary": YELLOW}, 1, False),
        (8, 2, "", {"secretary": YELLOW}, 2, True),
        (9, 20, "", {"secretary": GREEN}, 0, False),
        (4, 1, "olive_oil", BOTH, 0, True),
        (4, 0, "olive_oil", BOTH, 0, False),
        (4, 1, "olive_oil", {"marquise": YELLOW}, 0, False),
    ],
)
def test_a_roll_for_a_marquis_whose_offer_cards_can_still_bring(
    coins: int, points: int, products: str, cards: dict[str, str | int], used: int, rolls: bool
) -> None:
    """B3: three exchanges bring six coins, a gift brings points to exchange; nobody else's card counts."""
    pos = at_work(
        "fishing_house",
        coins={YELLOW: coins},
        points={YELLOW: points},
        goods={YELLOW: products},
        cards=cards,
        exchanges=used,
    )
    if rolls:
        assert play(pos, "resolve fishing_house", 4) == [DieRolled(YELLOW, "fishing_house", 4, 0)]
        assert step(pos) == "raise" and pos.coins[YELLOW] == coins
    else:
        assert play(pos, "resolve fishing_house")[0] == ClimbMissed(YELLOW, "fishing_house")


@pytest.mark.rule("palacio.7.1")
def test_no_roll_above_the_rectangle() -> None:
    """P13: one who has the card has nothing left to climb."""
    pos = at_work("gardens", cards={"marquise": YELLOW}, goods={GREEN: "silk_cocoon"})
    assert play(pos, "resolve gardens")[0] == ClimbMissed(YELLOW, "gardens")


# ---- 7.2: raising it


@pytest.mark.rule("palacio.7.2")
def test_each_coin_adds_one() -> None:
    pos = at_work("mulberry_plantation", coins={YELLOW: 25})
    play(pos, "resolve mulberry_plantation", 3)
    assert [quote(pos, f"raise {coins}")["value"] for coins in range(7)] == [3, 4, 5, 6, 7, 8, 9]
    assert [quote(pos, f"raise {coins}")["yield"] for coins in range(7)] == [1, 2, 2, 3, 3, 4, 4]
    assert play(pos, "raise 3")[:2] == [
        DieRaised(YELLOW, 3, 6),
        Harvested(YELLOW, "mulberry_plantation", "mulberry_leaf", 3),
    ]
    assert pos.coins[YELLOW] == 22


@pytest.mark.rule("palacio.7.2")
def test_it_is_decided_once_and_nothing_need_be_paid() -> None:
    """P12."""
    pos = at_work("vineyards", "chapel", coins={YELLOW: 9})
    play(pos, "resolve vineyards", 2)
    assert play(pos, "raise 1") == [DieRaised(YELLOW, 1, 3), Harvested(YELLOW, "vineyards", "grape", 0)]
    assert step(pos) == "worker" and pos.coins[YELLOW] == 8, "a coin wasted, and no second try"
    free = at_work("vineyards", coins={YELLOW: 9})
    play(free, "resolve vineyards", 4)
    assert play(free, "raise 0")[0] == Harvested(YELLOW, "vineyards", "grape", 1)
    assert free.coins[YELLOW] == 9


@pytest.mark.rule("palacio.7.2")
def test_only_coins_that_are_there() -> None:
    pos = at_work("vineyards", coins={YELLOW: 2, GREEN: 20})
    play(pos, "resolve vineyards", 1)
    assert legal(pos) == {"raise 0", "raise 1", "raise 2"}
    refusal = refused(pos, "raise 3", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.7.2", 3, 2)


@pytest.mark.rule("palacio.7.2")
def test_an_empty_purse_is_not_asked() -> None:
    """Trap 9: coins can be 0 in the resolution."""
    pos = at_work("vineyards", "chapel")
    assert play(pos, "resolve vineyards", 4) == [
        DieRolled(YELLOW, "vineyards", 4, 0),
        Harvested(YELLOW, "vineyards", "grape", 1),
    ]
    assert step(pos) == "worker"


# ---- 7.3: limits


@pytest.mark.rule("palacio.7.3")
@pytest.mark.parametrize(("roll", "most"), [(1, 7), (2, 8), (5, 11), (6, 12)])
def test_six_at_most_are_added(roll: int, most: int) -> None:
    pos = at_work("mulberry_plantation", coins={YELLOW: 25})
    play(pos, "resolve mulberry_plantation", roll)
    assert legal(pos) == UP_TO_SIX
    assert quote(pos, "raise 6")["value"] == most


@pytest.mark.rule("palacio.7.3")
def test_the_patriarch_does_not_lift_the_limit() -> None:
    """P10, trap 5: three coins add six, a fourth is refused."""
    pos = at_work("mulberry_plantation", coins={YELLOW: 25}, cards={"patriarch": YELLOW})
    play(pos, "resolve mulberry_plantation", 6)
    assert legal(pos) == {"raise 0", "raise 1", "raise 2", "raise 3"}
    refusal = refused(pos, "raise 4", "raise-limit")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.7.3", 4, 3)
    assert [quote(pos, f"raise {coins}")["value"] for coins in range(4)] == [6, 8, 10, 12]


@pytest.mark.rule("palacio.7.3")
def test_twelve_is_the_end_with_architect_and_patriarch() -> None:
    """P10, P11: 6 and 1 and 6 are 13, which counts 12."""
    pos = at_work("mulberry_plantation", coins={YELLOW: 25}, cards={"patriarch": YELLOW, "architect": YELLOW})
    assert play(pos, "resolve mulberry_plantation", 6) == [DieRolled(YELLOW, "mulberry_plantation", 6, 1)]
    assert [quote(pos, f"raise {coins}")["value"] for coins in range(4)] == [7, 9, 11, 12]
    assert play(pos, "raise 3")[0] == DieRaised(YELLOW, 3, 12)


# ---- 7.4: the offer must stay payable


@pytest.mark.rule("palacio.7.4")
def test_ten_coins_are_kept_for_the_marquis() -> None:
    pos = at_work("fishing_house", coins={YELLOW: 12})
    play(pos, "resolve fishing_house", 1)
    assert legal(pos) == {"raise 0", "raise 1", "raise 2"}
    refusal = refused(pos, "raise 3", "offer-reserved")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.7.4", 3, 2)
    assert refusal.terms == (("coins", 12), ("offer", 10))


@pytest.mark.rule("palacio.7.4")
def test_five_coins_are_kept_for_the_secretary_on_the_last_level_only() -> None:
    last = climbing("concordia_hall", 3, coins={YELLOW: 6})
    play(last, "resolve concordia_hall", 1)
    assert legal(last) == {"raise 0", "raise 1"}
    refused(last, "raise 2", "offer-reserved")
    square = climbing("concordia_hall", 2, coins={YELLOW: 6})
    play(square, "resolve concordia_hall", 1)
    assert legal(square) == UP_TO_SIX
    play(square, "raise 6")
    assert levels_of(square, "concordia_hall")[YELLOW] == 3 and square.coins[YELLOW] == 0


@pytest.mark.rule("palacio.7.4")
def test_an_offer_of_goods_reserves_no_coins() -> None:
    pos = climbing("gardens", 3, goods={YELLOW: "silk_cocoon"}, coins={YELLOW: 4})
    play(pos, "resolve gardens", 1)
    assert legal(pos) == {f"raise {coins}" for coins in range(5)}
    play(pos, "raise 4")
    assert step(pos) == "offer" and pos.coins[YELLOW] == 0


@pytest.mark.rule("palacio.7.4")
def test_exactly_the_offer_leaves_nothing_to_ask() -> None:
    pos = at_work("fishing_house", "chapel", coins={YELLOW: 10})
    assert play(pos, "resolve fishing_house", 3)[1] == ClimbMissed(YELLOW, "fishing_house")
    assert step(pos) == "worker" and pos.coins[YELLOW] == 10


@pytest.mark.rule("palacio.7.4")
def test_an_offer_given_up_frees_no_coins_for_the_die() -> None:
    """B4: coins exchanged after the roll leave fewer than ten; then only the roll as it is remains."""
    pos = at_work("fishing_house", coins={YELLOW: 11}, cards={"secretary": YELLOW})
    play(pos, "resolve fishing_house", 4)
    play(pos, "exchange-points")
    assert pos.coins[YELLOW] == 9 and {move for move in legal(pos) if move.startswith("raise")} == {"raise 0"}
    assert refused(pos, "raise 1", "offer-reserved").have == 0
    play(pos, "raise 0")
    assert step(pos) == "offer"
    refused(pos, "offer", "offer-missing")
    play(pos, "decline")


@pytest.mark.rule("palacio.7.4")
def test_coins_for_the_die_come_after_those_for_the_offer() -> None:
    """B3: with the offer still to be brought nothing can be spared; what the Secretary brings beyond it can."""
    pos = at_work("fishing_house", coins={YELLOW: 6}, points={YELLOW: 6}, cards={"secretary": YELLOW})
    play(pos, "resolve fishing_house", 2)
    refusal = refused(pos, "raise 2", "offer-reserved")
    assert (refusal.need, refusal.have, refusal.terms) == (2, 0, (("coins", 6), ("offer", 10)))
    sequence(pos, "exchange-coins", "exchange-coins", "exchange-coins", "raise 2", "offer")
    assert card(pos, "marquis") == YELLOW and pos.coins[YELLOW] == pos.points[YELLOW] == 0


# ---- 8: plantations


@pytest.mark.rule("palacio.8.1")
@pytest.mark.parametrize(
    ("place", "good", "yields"),
    [
        ("olive_plantation", "olive", [0, 0, 1, 1, 1, 2]),
        ("vineyards", "grape", [0, 0, 0, 1, 1, 1]),
        ("mulberry_plantation", "mulberry_leaf", [0, 1, 1, 2, 2, 3]),
    ],
)
def test_what_each_roll_brings(place: str, good: str, yields: list[int]) -> None:
    for roll, amount in enumerate(yields, 1):
        pos = at_work(place)
        assert play(pos, f"resolve {place}", roll)[1] == Harvested(YELLOW, place, good, amount)
        assert goods_of(pos, YELLOW) == " ".join([good] * amount)


@pytest.mark.rule("palacio.1.3")
@pytest.mark.rule("palacio.7.1")
@pytest.mark.parametrize(("place", "good", "count"), ALL_THERE_IS)
def test_a_good_that_has_run_out_is_neither_rolled_nor_paid_for(place: str, good: str, count: int) -> None:
    """B8: not even a power is asked for on the way."""
    pos = at_work(
        place,
        "chapel",
        goods={GREEN: f"{good} " * count},
        coins={YELLOW: 9},
        cards={"secretary": YELLOW},
        options=LIMITED,
    )
    assert play(pos, f"resolve {place}") == [SupplyEmpty(YELLOW, place, good)]
    assert step(pos) == "worker" and legal(pos) == {"resolve chapel", "exchange-points"} and pos.coins[YELLOW] == 9


@pytest.mark.rule("palacio.1.3")
@pytest.mark.parametrize(("place", "good", "count"), ALL_THERE_IS)
def test_a_roll_that_takes_the_last_of_a_good_is_not_raised(place: str, good: str, count: int) -> None:
    """B8."""
    pos = at_work(place, "chapel", goods={GREEN: f"{good} " * (count - 1)}, coins={YELLOW: 9}, options=LIMITED)
    assert play(pos, f"resolve {place}", 4) == [DieRolled(YELLOW, place, 4, 0), Harvested(YELLOW, place, good, 1)]
    assert step(pos) == "worker" and pos.coins[YELLOW] == 9


@pytest.mark.rule("palacio.1.3")
def test_the_quoted_yield_stops_at_the_supply() -> None:
    pos = at_work("olive_plantation", goods={GREEN: "olive " * 14}, coins={YELLOW: 9}, options=LIMITED)
    play(pos, "resolve olive_plantation", 2)
    yields = [quote(pos, f"raise {coins}")["yield"] for coins in range(7)]
    assert yields == pos.view(GREEN)["raise"]["yields"] == [0, 1, 1, 1, 1, 1, 1]
    assert play(pos, "raise 4")[1] == Harvested(YELLOW, "olive_plantation", "olive", 1)


@pytest.mark.rule("palacio.8.2")
def test_values_of_several_workers_are_not_added() -> None:
    """P9, trap 6: 5 and 4 would make 9, which is three olives."""
    pos = palace(resolving=YELLOW, workers={"olive_plantation": [YELLOW, YELLOW]})
    play(pos, "resolve olive_plantation", 5)
    play(pos, "resolve olive_plantation", 4)
    assert goods_of(pos, YELLOW) == "olive olive"


@pytest.mark.rule("palacio.8.2")
def test_the_kings_worker_has_a_roll_of_its_own() -> None:
    """P9."""
    pos = palace(resolving=YELLOW, workers={"vineyards": [YELLOW, YELLOW]}, cards={"king": YELLOW}, king=True)
    play(pos, "resolve vineyards", 3)
    play(pos, "resolve vineyards", 3)
    assert goods_of(pos, YELLOW) == ""


@pytest.mark.rule("palacio.7.2")
def test_raising_twice_in_a_round_takes_two_payments() -> None:
    pos = palace(3, resolving=RED, workers={"vineyards": [RED, RED]}, coins={RED: 5})
    play(pos, "resolve vineyards", 2)
    play(pos, "raise 2")
    play(pos, "resolve vineyards", 1)
    sequence(pos, "raise 3")
    assert goods_of(pos, RED) == "grape grape" and pos.coins[RED] == 0
