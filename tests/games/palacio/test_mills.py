"""Mills: chapter 9."""

import pytest

from gaiola.games.palacio.events import ProductionBegan, ProductionMissed, ProductMade, ResourcesLost
from gaiola.words import Words
from tests.games.palacio.table import (
    GREEN,
    MILLS,
    YELLOW,
    at_home,
    at_work,
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

NEEDS = {
    "olive_oil_mill": "olive olive olive",
    "wine_mill": "grape grape grape",
    "silkworm_house": "mulberry_leaf " * 6,
}
KEPT = {"unpaid_production": "worker_returns_resources_kept"}

# ---- 9.1: starting a production


@pytest.mark.rule("palacio.9.1")
@pytest.mark.parametrize("place", MILLS)
def test_resources_and_two_coins_are_paid_in_the_first_round(place: str) -> None:
    """P19: nothing more is asked for in the second."""
    good = NEEDS[place].split()[0]
    amount = len(NEEDS[place].split())
    pos = at_work(place, goods={YELLOW: f"{NEEDS[place]} {good}"}, coins={YELLOW: 3})
    assert play(pos, f"resolve {place}") == []
    assert legal(pos) == {"produce", "decline"}
    assert pos.view(GREEN)["place"] == place
    assert play(pos, "produce")[0] == ProductionBegan(YELLOW, place, good, amount, 2)
    assert goods_of(pos, YELLOW) == good and pos.coins[YELLOW] == 1
    assert mill(pos, place) == ([], YELLOW, False)


@pytest.mark.rule("palacio.9.1")
def test_the_fee_comes_on_top_of_the_hire() -> None:
    """P6, trap 7."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 3}, goods={YELLOW: NEEDS["wine_mill"]})
    sequence(pos, "hire 1", "hire 0", "place wine_mill", "resolve wine_mill", "produce")
    assert pos.coins[YELLOW] == 0 and pos.round == 7
    sequence(pos, "hire 0", "hire 0", "resolve wine_mill")
    assert pos.coins[YELLOW] == 0 and goods_of(pos, YELLOW) == "carcavelos_wine"


@pytest.mark.rule("palacio.9.1")
def test_one_product_however_many_resources() -> None:
    pos = at_work("olive_oil_mill", goods={YELLOW: "olive " * 9}, coins={YELLOW: 20})
    sequence(pos, "resolve olive_oil_mill", "produce", "hire 0", "hire 0", "resolve olive_oil_mill")
    assert goods_of(pos, YELLOW) == "olive " * 6 + "olive_oil" and pos.coins[YELLOW] == 18


@pytest.mark.rule("palacio.9.1")
def test_resources_in_a_mill_lie_there() -> None:
    """They are neither the player's nor in the supply until the product is made."""
    pos = at_work("wine_mill", "laje_creek", goods={YELLOW: NEEDS["wine_mill"]}, coins={YELLOW: 2})
    sequence(pos, "resolve wine_mill", "produce")
    assert supply_of(pos, "grape") == 9
    play(pos, "resolve laje_creek")
    assert pos.round == 7, "nothing to sell"
    sequence(pos, "hire 0", "hire 0", "resolve wine_mill")
    assert supply_of(pos, "grape") == 12 and supply_of(pos, "carcavelos_wine") == 11


# ---- 9.2: no resources, or no wish


@pytest.mark.rule("palacio.9.2")
@pytest.mark.parametrize("place", MILLS)
def test_one_resource_short(place: str) -> None:
    goods = " ".join(NEEDS[place].split()[1:])
    pos = at_work(place, goods={YELLOW: goods}, coins={YELLOW: 9})
    assert play(pos, f"resolve {place}")[0] == ProductionMissed(YELLOW, place)
    assert goods_of(pos, YELLOW) == goods and pos.coins[YELLOW] == 9 and mill(pos, place) == ([], None, False)


@pytest.mark.rule("palacio.9.2")
def test_neither_resources_nor_coins() -> None:
    pos = at_work("wine_mill", goods={YELLOW: "grape grape"})
    assert play(pos, "resolve wine_mill")[0] == ProductionMissed(YELLOW, "wine_mill")
    assert goods_of(pos, YELLOW) == "grape grape"


@pytest.mark.rule("palacio.9.2")
def test_no_wish_to_produce() -> None:
    pos = at_work("wine_mill", "chapel", goods={YELLOW: NEEDS["wine_mill"]}, coins={YELLOW: 9})
    play(pos, "resolve wine_mill")
    assert quote(pos, "decline") == {}
    assert play(pos, "decline") == [ProductionMissed(YELLOW, "wine_mill")]
    assert goods_of(pos, YELLOW) == "grape grape grape" and pos.coins[YELLOW] == 9
    assert at_home(pos, YELLOW) == 3 and mill(pos, "wine_mill") == ([], None, False)


@pytest.mark.rule("palacio.9.2")
def test_a_mill_left_empty_is_open_in_the_next_round() -> None:
    pos = at_work("wine_mill", coins={GREEN: 5})
    sequence(pos, "resolve wine_mill", "hire 0", "hire 1", "place wine_mill")
    assert mill(pos, "wine_mill") == ([GREEN], None, False)


# ---- 9.3: no coins


@pytest.mark.rule("palacio.9.3")
@pytest.mark.parametrize("place", MILLS)
@pytest.mark.parametrize("coins", [0, 1])
def test_unpaid_resources_are_lost(place: str, coins: int) -> None:
    """P20: those it would have taken, and no others."""
    good = NEEDS[place].split()[0]
    amount = len(NEEDS[place].split())
    pos = at_work(place, goods={YELLOW: f"{NEEDS[place]} {good}"}, coins={YELLOW: coins})
    before = supply_of(pos, good)
    assert play(pos, f"resolve {place}")[0] == ResourcesLost(YELLOW, place, good, amount)
    assert goods_of(pos, YELLOW) == good and pos.coins[YELLOW] == coins
    assert supply_of(pos, good) == before + amount and mill(pos, place) == ([], None, False)


@pytest.mark.rule("palacio.9.3")
@pytest.mark.parametrize("place", MILLS)
def test_unpaid_resources_are_kept_with_the_option(place: str) -> None:
    goods = NEEDS[place].strip()
    pos = at_work(place, goods={YELLOW: goods}, coins={YELLOW: 1}, options=KEPT)
    assert play(pos, f"resolve {place}")[0] == ProductionMissed(YELLOW, place)
    assert goods_of(pos, YELLOW) == goods and pos.coins[YELLOW] == 1 and mill(pos, place) == ([], None, False)


@pytest.mark.rule("palacio.9.3")
def test_the_option_makes_no_production_free() -> None:
    pos = at_work("wine_mill", goods={YELLOW: NEEDS["wine_mill"]}, coins={YELLOW: 2}, options=KEPT)
    sequence(pos, "resolve wine_mill", "produce")
    assert pos.coins[YELLOW] == 0


@pytest.mark.rule("palacio.9.3")
def test_coins_found_earlier_save_the_resources() -> None:
    """Trap 8: at the creek, or through the Secretary."""
    creek = at_work("wine_mill", "laje_creek", goods={YELLOW: f"{NEEDS['wine_mill']} olive"})
    sequence(creek, "resolve laje_creek", "sell olive", "done", "resolve wine_mill", "produce")
    assert mill(creek, "wine_mill")[1] == YELLOW and creek.coins[YELLOW] == 0
    secretary = at_work(
        "wine_mill", goods={YELLOW: NEEDS["wine_mill"]}, cards={"secretary": YELLOW}, points={YELLOW: 2}
    )
    sequence(secretary, "exchange-coins", "resolve wine_mill", "produce")
    assert mill(secretary, "wine_mill")[1] == YELLOW and secretary.points[YELLOW] == 0


@pytest.mark.rule("palacio.9.3")
def test_coins_spent_at_the_mill_itself_leave_only_the_way_home() -> None:
    """B4: the coins were there when the worker came, so nothing is lost."""
    pos = at_work("wine_mill", goods={YELLOW: NEEDS["wine_mill"]}, cards={"secretary": YELLOW}, coins={YELLOW: 3})
    sequence(pos, "resolve wine_mill", "exchange-points")
    refusal = refused(pos, "produce", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.9.3", 2, 1)
    play(pos, "decline")
    assert goods_of(pos, YELLOW) == "grape grape grape"


@pytest.mark.rule("palacio.9.3")
@pytest.mark.parametrize("place", MILLS)
@pytest.mark.parametrize("coins", [0, 1])
def test_a_mill_that_will_lose_its_resources_says_so_before_it_is_chosen(place: str, coins: int) -> None:
    amount = len(NEEDS[place].split())
    pos = at_work(place, "chapel", goods={YELLOW: NEEDS[place]}, coins={YELLOW: coins})
    assert quote(pos, f"resolve {place}") == {"price": 2, "missing": 2 - coins, "lost": amount}
    assert pos.view(YELLOW)["unpaid"] == {place: amount} and quote(pos, "resolve chapel") == {}
    for lang, told in (("en", "of your resources are lost"), ("es", "de tus recursos"), ("pt", "dos teus recursos")):
        words = Words(lang, pos.box.folder() / "text")
        move = pos.box.move(f"resolve {place}")
        assert f"{amount} {told}" in words.quoted(move, pos.quote(move))
    assert isinstance(play(pos, f"resolve {place}")[0], ResourcesLost)


@pytest.mark.rule("palacio.9.3")
def test_a_mill_that_loses_nothing_says_nothing() -> None:
    """With the coins, without the resources, with the option, without a worker, in the second round."""
    wine = {YELLOW: NEEDS["wine_mill"]}
    loses = at_work("wine_mill", "laje_creek", goods={YELLOW: f"{NEEDS['wine_mill']} olive"})
    assert quote(loses, "resolve wine_mill") and quote(loses, "resolve olive_oil_mill") == {}
    sequence(loses, "resolve laje_creek", "sell olive", "done")
    for pos in (
        loses,
        at_work("wine_mill", goods={YELLOW: "grape grape"}),
        at_work("wine_mill", goods=wine, options=KEPT),
        at_work("chapel", goods=wine),
        palace(resolving=YELLOW, goods=wine, second={"wine_mill": YELLOW}),
    ):
        assert quote(pos, "resolve wine_mill") == {} and pos.view(YELLOW)["unpaid"] == {}


# ---- 9.4: the second round


@pytest.mark.rule("palacio.9.4")
@pytest.mark.parametrize(
    ("place", "product", "points"),
    [("olive_oil_mill", "olive_oil", 6), ("wine_mill", "carcavelos_wine", 8), ("silkworm_house", "silk_cocoon", 10)],
)
def test_the_product_and_its_points(place: str, product: str, points: int) -> None:
    pos = at_work("chapel", second={place: YELLOW}, points={YELLOW: 3})
    assert play(pos, f"resolve {place}") == [ProductMade(YELLOW, place, product, 1, points)]
    assert goods_of(pos, YELLOW) == product and pos.points[YELLOW] == 3 + points
    assert dict(pos.breakdown()[YELLOW])["production"] == points
    assert mill(pos, place) == ([], None, False) and at_home(pos, YELLOW) == 3


@pytest.mark.rule("palacio.9.4")
def test_the_worker_on_the_second_coat_must_be_resolved() -> None:
    """The next player has to wait for it."""
    pos = palace(resolving=YELLOW, second={"wine_mill": YELLOW}, workers={"chapel": [GREEN]})
    assert legal(pos) == {"resolve wine_mill"}


@pytest.mark.rule("palacio.9.4")
def test_each_resolves_the_own_worker_only() -> None:
    pos = palace(resolving=YELLOW, second={"wine_mill": GREEN, "olive_oil_mill": YELLOW})
    assert legal(pos) == {"resolve olive_oil_mill"}
    refused(pos, "resolve wine_mill", "no-worker-there")
    play(pos, "resolve olive_oil_mill")
    assert pos.to_move == GREEN and legal(pos) == {"resolve wine_mill"}


@pytest.mark.rule("palacio.9.4")
def test_a_mill_makes_one_product_in_two_rounds_at_most() -> None:
    """P21."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 20, GREEN: 20}, goods={YELLOW: "grape " * 6, GREEN: "grape " * 3})
    sequence(pos, "hire 1", "hire 0", "place wine_mill", "resolve wine_mill", "produce")
    sequence(pos, "hire 1", "hire 1")
    for _ in range(2):
        refused(pos, "place wine_mill", "mill-busy")
        play(pos, "place laje_creek")
    sequence(pos, "resolve wine_mill", "resolve laje_creek", "done", "resolve laje_creek", "done")
    assert pos.round == 8 and step(pos) == "hire"
    sequence(pos, "hire 1", "hire 1", "place wine_mill")
    assert mill(pos, "wine_mill") == ([YELLOW], None, False)


# ---- 9.5: unfinished at the end


@pytest.mark.rule("palacio.9.5")
def test_an_unfinished_production_counts_nothing() -> None:
    """P22, trap 10: Green begins in the last round, and Yellow's production is too late as well."""
    pos = at_work(
        "wine_mill",
        seat=GREEN,
        round=40,
        token=YELLOW,
        second={"silkworm_house": (YELLOW, 40)},
        goods={GREEN: NEEDS["wine_mill"]},
        coins={GREEN: 2},
    )
    sequence(pos, "resolve wine_mill", "produce")
    assert pos.over and pos.scores() == [0, 0]
    kept = at_work("wine_mill", seat=GREEN, round=40, token=YELLOW, goods={GREEN: NEEDS["wine_mill"]}, coins={GREEN: 2})
    sequence(kept, "resolve wine_mill", "decline")
    assert kept.scores() == [0, 3]
