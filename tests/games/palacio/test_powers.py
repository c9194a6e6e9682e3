"""The characters: chapter 13."""

from typing import Any

import pytest

from gaiola import Scripted
from gaiola.games.palacio.events import (
    CubeLowered,
    DieRolled,
    ExchangedCoins,
    ExchangedPoints,
    GiftGiven,
    Harvested,
    MarquisUsed,
)
from gaiola.games.palacio.position import PalacioPosition
from gaiola.games.palacio.rules.powers import coins_in_reach
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    HALLS,
    RED,
    YELLOW,
    at_work,
    box,
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
    supply_of,
)

BOTH: dict[str, str | int] = {"secretary": YELLOW, "marquise": YELLOW}
PER_GAME = {"secretary_limit": "game"}


def asides(pos: Any) -> set[str]:
    return {move.notation for move in pos.legal() if move.aside}


# ---- 13.1: when they help

HELD: dict[str, Any] = {
    "cards": {"secretary": YELLOW, "marquise": YELLOW, "marquis": YELLOW},
    "goods": {YELLOW: "silk_cocoon grape grape grape"},
    "levels": {"chapel": {GREEN: 2}},
    "coins": {YELLOW: 15},
    "points": {YELLOW: 2, GREEN: 7},
}
POWERS = {"exchange-points", "exchange-coins", "gift silk_cocoon", "marquis chapel"}


@pytest.mark.rule("palacio.13.1")
@pytest.mark.parametrize(
    ("place", "dice", "due"),
    [
        ("vineyards", [2], "raise"),
        ("chapel", [2], "raise"),
        ("laje_creek", [], "sell"),
        ("wine_mill", [], "produce"),
    ],
)
def test_powers_at_every_decision_of_the_own_resolution(place: str, dice: list[int], due: str) -> None:
    pos = at_work(place, **HELD)
    assert step(pos) == "worker" and asides(pos) == POWERS
    play(pos, f"resolve {place}", *dice)
    assert step(pos) == due and asides(pos) == POWERS
    agenda = [step.dump() for step in pos.agenda]
    play(pos, "marquis chapel")
    assert levels_of(pos, "chapel")[GREEN] == 1 and pos.points[GREEN] == 3
    assert [step.dump() for step in pos.agenda] == agenda, "the decision is still the same"


@pytest.mark.rule("palacio.13.1")
def test_powers_before_an_offer_and_at_the_end() -> None:
    held = HELD | {"levels": {"chapel": {GREEN: 2}, "cascade_of_poets": {YELLOW: 3}}}
    held |= {"goods": {YELLOW: "carcavelos_wine"}}
    pos = at_work("cascade_of_poets", **held)
    play(pos, "resolve cascade_of_poets", 4)
    play(pos, "raise 0")
    assert step(pos) == "offer"
    assert asides(pos) == {"exchange-points", "exchange-coins", "gift carcavelos_wine", "marquis chapel"}
    play(pos, "offer")
    assert step(pos) == "finish" and asides(pos) == {"exchange-points", "exchange-coins", "marquis chapel"}


@pytest.mark.rule("palacio.13.1")
def test_no_power_in_the_resolution_of_another() -> None:
    pos = palace(resolving=GREEN, workers={"vineyards": [GREEN], "chapel": [YELLOW]}, **HELD)
    assert asides(pos) == set()
    for move in sorted(POWERS):
        refused(pos, move, "not-now")
    play(pos, "resolve vineyards", 1)
    assert pos.to_move == YELLOW and asides(pos) == POWERS


@pytest.mark.rule("palacio.13.1")
def test_only_the_holder_has_the_power() -> None:
    """Yellow holds one card of the three."""
    common: dict[str, Any] = {key: value for key, value in HELD.items() if key != "cards"}
    marquise = at_work("chapel", cards={"marquise": YELLOW, "secretary": GREEN, "marquis": GREEN}, **common)
    assert asides(marquise) == {"gift silk_cocoon"}
    assert refused(marquise, "exchange-points", "card-not-held").rule == "palacio.13.4"
    assert refused(marquise, "marquis chapel", "card-not-held").rule == "palacio.13.7"
    secretary = at_work("chapel", cards={"secretary": YELLOW}, **common)
    assert refused(secretary, "gift silk_cocoon", "card-not-held").rule == "palacio.13.6"


@pytest.mark.rule("palacio.13.1")
def test_coins_from_the_secretary_raise_the_die_at_once() -> None:
    """B4: between the roll and the raise, with an empty purse."""
    pos = at_work("vineyards", cards={"secretary": YELLOW}, points={YELLOW: 3})
    play(pos, "resolve vineyards", 2)
    assert legal(pos) == {"raise 0", "exchange-coins"}
    play(pos, "exchange-coins")
    assert legal(pos) == {"raise 0", "raise 1", "raise 2", "exchange-points"}
    play(pos, "raise 2")
    assert goods_of(pos, YELLOW) == "grape"


@pytest.mark.rule("palacio.13.1")
def test_coins_from_the_secretary_pay_for_the_marquis() -> None:
    """B3, B4: before the roll, between the roll and the raise, or after it."""
    orders = (
        ("exchange-coins", "resolve fishing_house", "raise 0", "offer"),
        ("resolve fishing_house", "exchange-coins", "raise 0", "offer"),
        ("resolve fishing_house", "raise 0", "exchange-coins", "offer"),
    )
    for order in orders:
        pos = at_work("fishing_house", cards={"secretary": YELLOW}, coins={YELLOW: 8}, points={YELLOW: 4})
        for notation in order:
            play(pos, notation, *([4] if notation.startswith("resolve") else []))
        assert card(pos, "marquis") == YELLOW and pos.coins[YELLOW] == 0 and pos.points[YELLOW] == 2


@pytest.mark.rule("palacio.13.1")
def test_a_card_helps_from_the_moment_it_is_taken() -> None:
    """P11: the Patriarch for the next worker of the same resolution."""
    pos = at_work("chapel", "vineyards", levels={"chapel": {YELLOW: 3}}, goods={YELLOW: "olive_oil"}, coins={YELLOW: 2})
    play(pos, "resolve chapel", 5)
    sequence(pos, "raise 0", "offer")
    play(pos, "resolve vineyards", 2)
    assert quote(pos, "raise 1")["value"] == 4


@pytest.mark.rule("palacio.13.1")
@pytest.mark.parametrize(
    ("venue", "goods", "coins", "power"),
    [
        ("concordia_hall", "", 7, "exchange-points"),
        ("gardens", "silk_cocoon olive_oil", 1, "gift olive_oil"),
    ],
)
def test_secretary_and_marquise_help_in_the_round_they_are_won(venue: str, goods: str, coins: int, power: str) -> None:
    pos = climbing(venue, 3, goods={YELLOW: goods}, coins={YELLOW: coins})
    play(pos, f"resolve {venue}", 5)
    sequence(pos, "raise 0", "offer")
    assert step(pos) == "finish" and power in legal(pos)


# ---- 13.2: the King


@pytest.mark.rule("palacio.13.2")
def test_the_kings_worker_comes_in_the_round_after_the_card() -> None:
    """P5."""
    pos = palace(
        resolving=YELLOW,
        workers={"noble_hall": [YELLOW], "starting_player_coat": [GREEN]},
        levels={"noble_hall": {YELLOW: 3}},
        goods={YELLOW: "carcavelos_wine olive_oil silk_cocoon"},
    )
    play(pos, "resolve noble_hall", 6)
    play(pos, "offer")
    assert card(pos, "king") == YELLOW and pos.round == 7 and pos.to_move == GREEN
    assert "hire-with-king 0" not in legal(pos)
    play(pos, "hire 0")
    assert legal(pos) == {"hire 0", "hire 1", "hire-with-king 0", "hire-with-king 1"}
    play(pos, "hire-with-king 0")
    assert pos.hand == [1, 0]


@pytest.mark.rule("palacio.13.2")
def test_the_kings_worker_works_like_any_other() -> None:
    pos = palace(hiring=YELLOW, cards={"king": YELLOW})
    sequence(pos, "hire-with-king 0", "hire 0", "place vineyards")
    play(pos, "resolve vineyards", 4)
    assert goods_of(pos, YELLOW) == "grape" and pos.round == 7 and "hire-with-king 1" in legal(pos)


# ---- 13.3: the Patriarch


@pytest.mark.rule("palacio.13.3")
def test_a_coin_counts_double() -> None:
    pos = at_work("vineyards", cards={"patriarch": YELLOW}, coins={YELLOW: 2})
    play(pos, "resolve vineyards", 1)
    assert legal(pos) == {"raise 0", "raise 1", "raise 2"}
    assert [quote(pos, f"raise {coins}")["value"] for coins in range(4)] == [1, 3, 5, 7]
    play(pos, "raise 2")
    assert goods_of(pos, YELLOW) == "grape" and pos.coins[YELLOW] == 0


@pytest.mark.rule("palacio.13.3")
def test_the_patriarch_helps_nobody_else() -> None:
    pos = at_work("vineyards", cards={"patriarch": GREEN}, coins={YELLOW: 6})
    play(pos, "resolve vineyards", 1)
    assert quote(pos, "raise 6") == {"price": 6, "value": 7, "yield": 1}


# ---- 13.4: the Secretary


@pytest.mark.rule("palacio.13.4")
def test_two_coins_for_two_points_and_back() -> None:
    """P27: each time as one likes."""
    pos = at_work("chapel", cards={"secretary": YELLOW}, coins={YELLOW: 3}, points={YELLOW: 1})
    assert quote(pos, "exchange-points") == {"coins": -2, "points": 2}
    assert quote(pos, "exchange-coins") == {"coins": 2, "points": -2}
    assert play(pos, "exchange-points") == [ExchangedCoins(YELLOW, 2, 2)]
    assert (pos.coins[YELLOW], pos.points[YELLOW]) == (1, 3)
    assert play(pos, "exchange-coins") == [ExchangedPoints(YELLOW, 2, 2)]
    assert (pos.coins[YELLOW], pos.points[YELLOW]) == (3, 1)
    assert dict(pos.breakdown()[YELLOW])["exchange"] == 0
    play(pos, "exchange-points")
    refused(pos, "exchange-points", "limit-reached")
    refused(pos, "exchange-coins", "limit-reached")


@pytest.mark.rule("palacio.13.4")
@pytest.mark.rule("palacio.1.4")
@pytest.mark.parametrize("amount", [0, 1])
def test_one_must_have_what_one_gives(amount: int) -> None:
    """P27: neither coins nor points fall below 0."""
    pos = at_work("chapel", cards={"secretary": YELLOW}, coins={YELLOW: amount}, points={YELLOW: amount})
    coins = refused(pos, "exchange-points", "too-dear")
    points = refused(pos, "exchange-coins", "too-few-points")
    assert (coins.rule, coins.need, coins.have) == ("palacio.13.4", 2, amount)
    assert (points.rule, points.need, points.have) == ("palacio.13.4", 2, amount)


@pytest.mark.rule("palacio.13.4")
def test_three_exchanges_a_round_and_three_again() -> None:
    pos = at_work("chapel", cards={"secretary": YELLOW}, coins={YELLOW: 20})
    sequence(pos, "exchange-points", "exchange-points", "exchange-points")
    refused(pos, "exchange-points", "limit-reached")
    play(pos, "resolve chapel", 1)
    play(pos, "raise 0")
    assert pos.round == 7, "no power is left, so nothing is asked at the end"
    sequence(pos, "hire 0", "hire 0")
    assert step(pos) == "finish"
    sequence(pos, "exchange-points", "exchange-points", "exchange-points")
    assert pos.points[YELLOW] == 12 and pos.coins[YELLOW] == 8 and pos.round == 8


@pytest.mark.rule("palacio.13.4")
def test_the_limit_of_a_round_is_not_touched_by_who_resolves_before() -> None:
    """Green holds the Secretary; Yellow's resolution does not eat into it."""
    pos = palace(resolving=YELLOW, workers={"chapel": [YELLOW, GREEN]}, cards={"secretary": GREEN}, coins={GREEN: 9})
    play(pos, "resolve chapel", 1)
    assert pos.to_move == GREEN and pos.view(None)["exchanges"] == 0
    sequence(pos, "exchange-points", "exchange-points", "exchange-points")
    assert pos.points[GREEN] == 6


@pytest.mark.rule("palacio.13.4")
def test_three_exchanges_in_the_whole_game_with_the_option() -> None:
    """P27, the option: the count goes on over rounds and over the resolutions of others."""
    pos = at_work("chapel", cards={"secretary": YELLOW}, coins={YELLOW: 20}, options=PER_GAME)
    sequence(pos, "exchange-points", "exchange-points")
    play(pos, "resolve chapel", 1)
    sequence(pos, "raise 0", "finish", "hire 0", "hire 0")
    assert pos.round == 7 and step(pos) == "finish" and pos.view(None)["exchanges"] == 2
    play(pos, "exchange-points")
    assert pos.round == 8
    sequence(pos, "hire 0", "hire 0")
    assert pos.round == 9, "all three are used up"
    used_up = at_work("chapel", cards={"secretary": YELLOW}, coins={YELLOW: 20}, options=PER_GAME, exchanges=3)
    refused(used_up, "exchange-points", "limit-reached")


# ---- 13.5: the Architect


@pytest.mark.rule("palacio.13.5")
def test_each_roll_is_one_higher() -> None:
    pos = palace(resolving=YELLOW, workers={"vineyards": [YELLOW, YELLOW]}, cards={"architect": YELLOW})
    assert play(pos, "resolve vineyards", 3) == [
        DieRolled(YELLOW, "vineyards", 3, 1),
        Harvested(YELLOW, "vineyards", "grape", 1),
    ]
    play(pos, "resolve vineyards", 3)
    assert goods_of(pos, YELLOW) == "grape grape"


@pytest.mark.rule("palacio.13.5")
def test_the_pip_is_not_one_of_the_six() -> None:
    """P10: 1 and 1 and 6 are 8."""
    pos = at_work("vineyards", cards={"architect": YELLOW}, coins={YELLOW: 6})
    play(pos, "resolve vineyards", 1)
    assert quote(pos, "raise 6") == {"price": 6, "value": 8, "yield": 2}


@pytest.mark.rule("palacio.13.5")
def test_the_architect_helps_in_the_fishing_house_and_nobody_else() -> None:
    pos = at_work("fishing_house", cards={"architect": YELLOW}, coins={YELLOW: 10})
    play(pos, "resolve fishing_house", 3)
    assert step(pos) == "offer"
    other = at_work("fishing_house", cards={"architect": GREEN}, coins={YELLOW: 10})
    assert play(other, "resolve fishing_house", 3)[0] == DieRolled(YELLOW, "fishing_house", 3, 0)
    assert card(other, "marquis") == "place"


# ---- 13.6: the Marquise


@pytest.mark.rule("palacio.13.6")
@pytest.mark.parametrize("product", ["olive_oil", "carcavelos_wine", "silk_cocoon"])
def test_five_points_for_a_product(product: str) -> None:
    pos = at_work("chapel", cards={"marquise": YELLOW}, goods={YELLOW: product})
    assert quote(pos, f"gift {product}") == {"points": 5}
    assert play(pos, f"gift {product}") == [GiftGiven(YELLOW, product, 5)]
    assert pos.points[YELLOW] == 5 and goods_of(pos, YELLOW) == "" and supply_of(pos, product) == 12


@pytest.mark.rule("palacio.13.6")
@pytest.mark.parametrize("good", ["olive", "grape", "mulberry_leaf", "silk_cocoon"])
def test_only_products_that_are_there(good: str) -> None:
    pos = at_work("chapel", cards={"marquise": YELLOW}, goods={YELLOW: "olive grape mulberry_leaf olive_oil"})
    assert asides(pos) == {"gift olive_oil"}
    refusal = refused(pos, f"gift {good}", "not-held")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.13.6", 1, 0)


@pytest.mark.rule("palacio.13.6")
def test_two_products_a_round_and_two_again() -> None:
    """P26."""
    pos = at_work("chapel", cards={"marquise": YELLOW}, goods={YELLOW: "olive_oil " * 4})
    sequence(pos, "gift olive_oil", "gift olive_oil")
    refused(pos, "gift olive_oil", "limit-reached")
    play(pos, "resolve chapel", 1)
    sequence(pos, "hire 0", "hire 0", "gift olive_oil", "gift olive_oil")
    assert pos.points[YELLOW] == 20 and goods_of(pos, YELLOW) == ""


# ---- 13.7: the Marquis


@pytest.mark.rule("palacio.13.7")
@pytest.mark.parametrize(
    ("venue", "lost"),
    [
        ("noble_hall", [3, 5, 8]),
        ("chapel", [3, 4, 6]),
        ("concordia_hall", [3, 5, 6]),
        ("cascade_of_poets", [2, 4, 6]),
        ("gardens", [2, 4, 6]),
    ],
)
def test_the_points_of_the_level_left_are_lost(venue: str, lost: list[int]) -> None:
    """P23, trap 3."""
    for level, points in enumerate(lost, 1):
        pos = palace(resolving=YELLOW, cards={"marquis": YELLOW}, levels={venue: {GREEN: level}}, points={GREEN: 50})
        assert play(pos, f"marquis {venue}")[:2] == [
            MarquisUsed(YELLOW, venue),
            CubeLowered(GREEN, venue, level - 1, points),
        ]
        assert levels_of(pos, venue) == [0, level - 1] and pos.points == [0, 50 - points]
        assert dict(pos.breakdown()[GREEN])["losses"] == -points


@pytest.mark.rule("palacio.13.7")
def test_every_opponent_there_and_nobody_elsewhere() -> None:
    pos = palace(
        4,
        resolving=BLUE,
        cards={"marquis": BLUE},
        levels={"gardens": {YELLOW: 1, GREEN: 3, BLUE: 2}, "chapel": {YELLOW: 2, RED: 1}},
        points=dict.fromkeys(range(4), 20),
    )
    play(pos, "marquis gardens")
    assert levels_of(pos, "gardens") == [0, 2, 0, 2] and levels_of(pos, "chapel") == [2, 0, 1, 0]
    assert pos.points == [18, 14, 20, 20]


@pytest.mark.rule("palacio.13.7")
def test_a_cube_on_the_top_square_is_not_spared_when_the_card_is_gone() -> None:
    """Trap 4."""
    pos = palace(
        3,
        resolving=YELLOW,
        cards={"marquis": YELLOW, "architect": RED},
        levels={"cascade_of_poets": {GREEN: 3}},
        points={GREEN: 12, RED: 22},
    )
    play(pos, "marquis cascade_of_poets")
    assert levels_of(pos, "cascade_of_poets") == [0, 2, 4] and pos.points == [0, 6, 22]


@pytest.mark.rule("palacio.13.7")
def test_a_venue_where_no_cube_would_go_down() -> None:
    """B2: an own cube, a cube on the rectangle, an empty venue, a place that is no venue."""
    pos = at_work(
        "chapel",
        cards={"marquis": YELLOW, "marquise": GREEN},
        levels={"concordia_hall": {YELLOW: 3}, "noble_hall": {GREEN: 1}},
    )
    assert asides(pos) == {"marquis noble_hall"}
    for place in ("concordia_hall", "gardens", "chapel", "vineyards", "fishing_house"):
        assert refused(pos, f"marquis {place}", "nobody-to-lower").rule == "palacio.13.7"


@pytest.mark.rule("palacio.13.7")
def test_a_marquis_who_can_lower_nobody_is_not_asked_for() -> None:
    """B2: holding the card alone gives nothing to decide at the end of the resolution."""
    pos = at_work("chapel", cards={"marquis": YELLOW, "architect": GREEN})
    play(pos, "resolve chapel", 1)
    assert pos.round == 7


@pytest.mark.rule("palacio.13.7")
@pytest.mark.rule("palacio.1.4")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (5, 0), (8, 0), (9, 1)])
def test_points_stop_at_zero(points: int, left: int) -> None:
    """P23: level 3 of the Noble Hall is worth 8."""
    pos = palace(resolving=YELLOW, cards={"marquis": YELLOW}, levels={"noble_hall": {GREEN: 3}}, points={GREEN: points})
    assert play(pos, "marquis noble_hall")[1] == CubeLowered(GREEN, "noble_hall", 2, points - left)
    assert pos.points[GREEN] == left and levels_of(pos, "noble_hall")[GREEN] == 2


@pytest.mark.rule("palacio.13.7")
def test_a_level_climbed_again_scores_again() -> None:
    """P24."""
    pos = palace(
        resolving=YELLOW,
        cards={"marquis": YELLOW},
        workers={"chapel": [GREEN]},
        levels={"chapel": {GREEN: 2}},
        points={GREEN: 7},
    )
    play(pos, "marquis chapel")
    assert pos.points[GREEN] == 3
    play(pos, "resolve chapel", 3)
    assert levels_of(pos, "chapel")[GREEN] == 2 and pos.points[GREEN] == 7


@pytest.mark.rule("palacio.13.7")
def test_right_after_winning_it_and_won_again_by_the_same_player() -> None:
    """P23, P24: the holder discards first, wins it back with the worker in the Fishing House, and discards again."""
    pos = at_work(
        "fishing_house",
        cards={"marquis": YELLOW},
        levels={"chapel": {GREEN: 3}},
        points={GREEN: 13},
        coins={YELLOW: 10},
    )
    play(pos, "marquis chapel")
    refused(pos, "marquis chapel", "not-now")
    play(pos, "resolve fishing_house", 4)
    play(pos, "offer")
    assert card(pos, "marquis") == YELLOW and step(pos) == "finish"
    play(pos, "marquis chapel")
    assert levels_of(pos, "chapel")[GREEN] == 1 and pos.points[GREEN] == 3 and card(pos, "marquis") == "place"


@pytest.mark.rule("palacio.13.7")
def test_the_marquis_between_the_roll_and_the_raise_changes_no_own_cube() -> None:
    pos = at_work(
        "chapel",
        cards={"marquis": YELLOW},
        levels={"chapel": {YELLOW: 1, GREEN: 1}},
        points={YELLOW: 3, GREEN: 3},
        coins={YELLOW: 1},
    )
    play(pos, "resolve chapel", 2)
    play(pos, "marquis chapel")
    play(pos, "raise 1")
    assert levels_of(pos, "chapel") == [2, 0] and pos.points == [7, 0]


@pytest.mark.rule("palacio.13.7")
def test_using_the_marquis_gives_up_his_points() -> None:
    """P25."""
    pos = at_work("chapel", cards={"marquis": YELLOW}, levels={"gardens": {GREEN: 1}})
    assert quote(pos, "marquis gardens") == {"card": -10}
    used = at_work("chapel", round=40, cards={"marquis": YELLOW}, levels={"gardens": {GREEN: 1}})
    kept = used.copy()
    play(used, "marquis gardens")
    play(used, "resolve chapel", 1)
    assert used.scores() == [0, 0]
    play(kept, "resolve chapel", 1)
    sequence(kept, "raise 0", "finish")
    assert kept.scores() == [10, 0]


def most_coins(pos: PalacioPosition) -> int:
    """The fullest purse that any order of powers leads to."""
    purses = [pos.coins[YELLOW]]
    for move in pos.legal():
        if move.aside:
            after = pos.copy()
            after.play(move, Scripted([]))
            purses.append(most_coins(after))
    return max(purses)


@pytest.mark.rule("palacio.13.1")
@pytest.mark.parametrize("points", [0, 1, 2, 3, 7])
@pytest.mark.parametrize("cards", [{}, {"secretary": YELLOW}, {"marquise": YELLOW}, BOTH])
@pytest.mark.parametrize("used", [0, 1, 2])
def test_coins_in_reach_are_those_that_powers_lead_to(points: int, cards: dict[str, str | int], used: int) -> None:
    for products in ("", "olive_oil", "olive_oil silk_cocoon olive"):
        pos = at_work(
            "chapel",
            coins={YELLOW: 3},
            points={YELLOW: points},
            goods={YELLOW: products},
            cards=cards,
            exchanges=used,
            gifts=used,
        )
        assert coins_in_reach(pos, YELLOW) == most_coins(pos)


def test_every_power_is_an_aside_and_nothing_else_is() -> None:
    moves = box().vocabulary.moves
    assert {move.verb for move in moves if move.aside} == {"exchange-points", "exchange-coins", "gift", "marquis"}
    assert len(HALLS) == 5
