"""Resolving, one player after the other, and Laje Creek: chapters 6 and 12."""

import pytest

from gaiola.games.palacio.events import ProductMade, RoundBegan, Sold
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    MILLS,
    RED,
    YELLOW,
    at,
    at_home,
    at_work,
    box,
    card,
    goods_of,
    legal,
    mill,
    palace,
    play,
    quote,
    refused,
    sequence,
    step,
    supply_of,
)

# ---- 6.1: one player at a time


@pytest.mark.rule("palacio.6.1")
def test_players_resolve_clockwise_from_the_token() -> None:
    pos = palace(4, resolving=RED, workers={"vineyards": [YELLOW, GREEN, RED, BLUE]})
    asked = []
    for _ in range(4):
        asked.append(pos.to_move)
        play(pos, "resolve vineyards", 1)
    assert asked == [RED, BLUE, YELLOW, GREEN] and pos.round == 7


@pytest.mark.rule("palacio.6.1")
def test_the_order_of_ones_own_workers_is_free() -> None:
    """Trap 8."""
    workers = {"vineyards": [YELLOW], "laje_creek": [YELLOW, GREEN], "chapel": [YELLOW], "gardens": [GREEN]}
    pos = palace(resolving=YELLOW, workers=workers, second={"wine_mill": YELLOW})
    assert legal(pos) == {"resolve vineyards", "resolve laje_creek", "resolve chapel", "resolve wine_mill"}
    refusal = refused(pos, "resolve gardens", "no-worker-there")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.6.1", 1, 0)
    play(pos, "resolve chapel", 1)
    assert legal(pos) == {"resolve vineyards", "resolve laje_creek", "resolve wine_mill"}
    refused(pos, "resolve chapel", "no-worker-there")


@pytest.mark.rule("palacio.6.1")
def test_workers_of_last_round_are_resolved_in_any_order() -> None:
    for order in (MILLS, tuple(reversed(MILLS))):
        pos = at_work("vineyards", second=dict.fromkeys(MILLS, YELLOW))
        assert legal(pos) == {f"resolve {place}" for place in (*MILLS, "vineyards")}
        for place in order:
            play(pos, f"resolve {place}")
        assert pos.points[YELLOW] == 24 and goods_of(pos, YELLOW) == "olive_oil carcavelos_wine silk_cocoon"
        assert legal(pos) == {"resolve vineyards"}


@pytest.mark.rule("palacio.6.1")
def test_a_worker_of_last_round_is_resolved_even_by_one_who_hired_nobody() -> None:
    pos = palace(hiring=YELLOW, second={"wine_mill": GREEN})
    sequence(pos, "hire 0", "hire 0")
    assert pos.to_move == GREEN and legal(pos) == {"resolve wine_mill"}


@pytest.mark.rule("palacio.6.1")
def test_what_one_worker_brings_is_sold_or_offered_by_the_next() -> None:
    """P18: the wine of this round pays the Architect; the architect's holder then rolls better at once (P11)."""
    pos = at_work(
        "cascade_of_poets", "vineyards", second={"wine_mill": YELLOW}, levels={"cascade_of_poets": {YELLOW: 3}}
    )
    play(pos, "resolve wine_mill")
    play(pos, "resolve cascade_of_poets", 4)
    play(pos, "offer")
    assert card(pos, "architect") == YELLOW and pos.points[YELLOW] == 18
    play(pos, "resolve vineyards", 3)
    assert goods_of(pos, YELLOW) == "grape"


@pytest.mark.rule("palacio.6.1")
def test_two_workers_at_one_plantation_are_resolved_one_by_one() -> None:
    pos = palace(4, resolving=YELLOW, workers={"vineyards": [YELLOW, YELLOW, GREEN]})
    play(pos, "resolve vineyards", 1)
    assert pos.to_move == YELLOW and at(pos, "vineyards")["workers"] == [YELLOW, GREEN]
    play(pos, "resolve vineyards", 1)
    assert pos.to_move == GREEN and at(pos, "vineyards")["workers"] == [GREEN]


# ---- 6.2: home again


@pytest.mark.rule("palacio.6.2")
def test_a_worker_goes_home_when_resolved() -> None:
    pos = at_work("vineyards", "chapel", "starting_player_coat")
    assert at_home(pos, YELLOW) == 1
    play(pos, "resolve vineyards", 1)
    assert at_home(pos, YELLOW) == 2 and at(pos, "vineyards")["workers"] == []
    play(pos, "resolve chapel", 1)
    assert pos.round == 7 and at_home(pos, YELLOW) == 4
    assert all(at(pos, place)["workers"] == [] for place in ("chapel", "starting_player_coat"))


@pytest.mark.rule("palacio.6.2")
def test_only_a_worker_who_begins_a_production_stays() -> None:
    pos = at_work("wine_mill", "olive_oil_mill", goods={YELLOW: "grape grape grape"}, coins={YELLOW: 5})
    assert at_home(pos, YELLOW) == 2
    sequence(pos, "resolve wine_mill", "produce")
    assert at_home(pos, YELLOW) == 2 and mill(pos, "wine_mill") == ([], YELLOW, False)
    play(pos, "resolve olive_oil_mill")
    assert pos.round == 7 and at_home(pos, YELLOW) == 3
    assert mill(pos, "wine_mill") == ([], YELLOW, False) and mill(pos, "olive_oil_mill") == ([], None, False)


@pytest.mark.rule("palacio.6.2")
def test_a_worker_who_has_begun_this_round_is_not_resolved_again() -> None:
    pos = at_work("wine_mill", "chapel", goods={YELLOW: "grape grape grape"}, coins={YELLOW: 2})
    sequence(pos, "resolve wine_mill", "produce")
    assert legal(pos) == {"resolve chapel"}
    refused(pos, "resolve wine_mill", "no-worker-there")


# ---- 6.3: when all are done


@pytest.mark.rule("palacio.6.3")
def test_a_last_chance_for_cards() -> None:
    pos = palace(
        resolving=YELLOW,
        workers={"vineyards": [YELLOW, GREEN]},
        cards={"marquise": YELLOW},
        goods={YELLOW: "silk_cocoon"},
    )
    play(pos, "resolve vineyards", 1)
    play(pos, "raise 0")
    assert step(pos) == "finish" and legal(pos) == {"finish", "gift silk_cocoon"}
    kept = pos.copy()
    play(kept, "finish")
    assert kept.to_move == GREEN and kept.points[YELLOW] == 0
    play(pos, "gift silk_cocoon")
    assert pos.to_move == GREEN and pos.points[YELLOW] == 5, "nothing is left to decide"


@pytest.mark.rule("palacio.6.3")
def test_the_last_chance_is_there_without_any_worker() -> None:
    pos = palace(hiring=YELLOW, cards={"secretary": YELLOW}, coins={YELLOW: 2})
    sequence(pos, "hire 0", "hire 0")
    assert step(pos) == "finish" and legal(pos) == {"finish", "exchange-points"}
    assert play(pos, "finish") == [RoundBegan(7)]


@pytest.mark.rule("palacio.6.3")
def test_nobody_finishes_before_the_last_worker() -> None:
    pos = at_work("vineyards", cards={"secretary": YELLOW}, coins={YELLOW: 2})
    assert legal(pos) == {"resolve vineyards", "exchange-points"}
    refused(pos, "finish", "not-now")


# ---- 12: Laje Creek


@pytest.mark.rule("palacio.12.1")
def test_any_number_of_goods_or_none() -> None:
    pos = at_work("laje_creek", goods={YELLOW: "olive olive silk_cocoon"})
    play(pos, "resolve laje_creek")
    assert legal(pos) == {"sell olive", "sell silk_cocoon", "done"}
    nothing = pos.copy()
    play(nothing, "done")
    assert nothing.coins[YELLOW] == 0 and goods_of(nothing, YELLOW) == "olive olive silk_cocoon"
    assert play(pos, "sell olive") == [Sold(YELLOW, "olive", 2)]
    assert supply_of(pos, "olive") == 14
    play(pos, "done")
    assert pos.coins[YELLOW] == 2 and goods_of(pos, YELLOW) == "olive silk_cocoon" and pos.round == 7


@pytest.mark.rule("palacio.12.1")
def test_only_goods_that_are_there() -> None:
    pos = at_work("laje_creek", goods={YELLOW: "grape", GREEN: "olive"}, coins={YELLOW: 9})
    play(pos, "resolve laje_creek")
    refusal = refused(pos, "sell olive", "not-held")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.12.1", 1, 0)
    assert play(pos, "sell grape")[0] == Sold(YELLOW, "grape", 3)
    assert pos.round == 7, "with nothing left to sell nothing is asked"


@pytest.mark.rule("palacio.12.1")
def test_a_worker_at_the_creek_without_goods_goes_home() -> None:
    pos = at_work("laje_creek", "chapel", coins={YELLOW: 3})
    assert play(pos, "resolve laje_creek") == []
    assert legal(pos) == {"resolve chapel"} and at_home(pos, YELLOW) == 3


@pytest.mark.rule("palacio.12.2")
@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("olive", 2),
        ("grape", 3),
        ("mulberry_leaf", 1),
        ("olive_oil", 12),
        ("carcavelos_wine", 15),
        ("silk_cocoon", 12),
    ],
)
def test_prices(good: str, price: int) -> None:
    pos = at_work("laje_creek", goods={YELLOW: good}, coins={YELLOW: 1})
    play(pos, "resolve laje_creek")
    assert quote(pos, f"sell {good}") == {"gain": price}
    play(pos, f"sell {good}")
    assert pos.coins[YELLOW] == 1 + price


@pytest.mark.rule("palacio.12.2")
def test_nothing_can_be_bought() -> None:
    """P29."""
    assert not any(move.verb == "buy" for move in box().vocabulary.moves)
    pos = at_work("laje_creek", goods={YELLOW: "olive"}, coins={YELLOW: 50})
    play(pos, "resolve laje_creek")
    assert legal(pos) == {"sell olive", "done"}


@pytest.mark.rule("palacio.6.1")
def test_a_product_finished_first_is_sold_in_the_same_resolution() -> None:
    """P18."""
    pos = at_work("laje_creek", second={"silkworm_house": YELLOW})
    assert play(pos, "resolve silkworm_house") == [ProductMade(YELLOW, "silkworm_house", "silk_cocoon", 1, 10)]
    sequence(pos, "resolve laje_creek", "sell silk_cocoon")
    assert pos.coins[YELLOW] == 12
