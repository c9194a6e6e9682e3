"""The worked examples of the rulebook and of our notes, with their own numbers. Dice come from a script."""

from typing import Any

import pytest

from gaiola.games.palacio.events import (
    CardWon,
    ClimbMissed,
    CubeLowered,
    DieRaised,
    DieRolled,
    Ended,
    FinalPoints,
    Harvested,
    LevelClimbed,
    MarquisUsed,
    OfferMade,
    ProductionBegan,
    ProductionMissed,
    ProductMade,
    ResourcesLost,
)
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    at_home,
    at_work,
    card,
    climbing,
    deal,
    goods_of,
    legal,
    levels_of,
    mill,
    palace,
    play,
    quote,
    refused,
    sequence,
    step,
)

# ---- the die


@pytest.mark.rule("palacio.7.3")
def test_example_die_plus_six() -> None:
    """A roll of 1 and six coins make 7: two olives for 6, the seventh pip lost."""
    pos = at_work("olive_plantation", coins={YELLOW: 6})
    play(pos, "resolve olive_plantation", 1)
    assert quote(pos, "raise 6") == {"price": 6, "value": 7, "yield": 2}
    assert play(pos, "raise 6")[:2] == [
        DieRaised(YELLOW, 6, 7),
        Harvested(YELLOW, "olive_plantation", "olive", 2),
    ]
    assert pos.coins[YELLOW] == 0


@pytest.mark.rule("palacio.7.3")
def test_example_die_maximum() -> None:
    """A roll of 6 and six coins make 12; there is no move that pays a seventh coin."""
    pos = at_work("vineyards", coins={YELLOW: 20})
    play(pos, "resolve vineyards", 6)
    assert legal(pos) == {f"raise {coins}" for coins in range(7)}
    assert "raise 7" not in {move.notation for move in pos.box.vocabulary.moves}
    assert DieRaised(YELLOW, 6, 12) in play(pos, "raise 6")
    assert goods_of(pos, YELLOW) == "grape grape grape"


# ---- plantations


@pytest.mark.rule("palacio.8.1")
@pytest.mark.rule("palacio.8.2")
@pytest.mark.parametrize(
    ("place", "roll", "goods"),
    [
        ("olive_plantation", 6, "olive olive"),
        ("olive_plantation", 5, "olive"),
        ("vineyards", 4, "grape"),
        ("vineyards", 6, "grape"),
        ("mulberry_plantation", 4, "mulberry_leaf mulberry_leaf"),
        ("mulberry_plantation", 5, "mulberry_leaf mulberry_leaf"),
    ],
)
def test_example_harvest(place: str, roll: int, goods: str) -> None:
    pos = at_work(place)
    play(pos, f"resolve {place}", roll)
    assert goods_of(pos, YELLOW) == goods


# ---- the Cascade of Poets


@pytest.mark.rule("palacio.10.2")
def test_example_cascade_yellow() -> None:
    pos = at_work("cascade_of_poets", players=4)
    assert play(pos, "resolve cascade_of_poets", 3)[:2] == [
        DieRolled(YELLOW, "cascade_of_poets", 3, 0),
        LevelClimbed(YELLOW, "cascade_of_poets", 1, 2),
    ]
    assert levels_of(pos, "cascade_of_poets") == [1, 0, 0, 0] and pos.points == [2, 0, 0, 0]


@pytest.mark.rule("palacio.10.2")
def test_example_cascade_fail() -> None:
    pos = at_work("cascade_of_poets", players=4, coins={YELLOW: 3})
    play(pos, "resolve cascade_of_poets", 1)
    assert play(pos, "raise 0")[0] == ClimbMissed(YELLOW, "cascade_of_poets")
    assert levels_of(pos, "cascade_of_poets") == [0, 0, 0, 0] and pos.points[YELLOW] == 0 and pos.coins[YELLOW] == 3


@pytest.mark.rule("palacio.10.1")
def test_example_cascade_green() -> None:
    """A 5 would be enough for four levels."""
    pos = at_work("cascade_of_poets", players=4, seat=GREEN, token=YELLOW, levels={"cascade_of_poets": {YELLOW: 1}})
    play(pos, "resolve cascade_of_poets", 5)
    assert levels_of(pos, "cascade_of_poets") == [1, 1, 0, 0] and pos.points == [0, 2, 0, 0]


@pytest.mark.rule("palacio.10.3")
@pytest.mark.rule("palacio.10.5")
def test_example_cascade_blue() -> None:
    pos = climbing("cascade_of_poets", 3, players=4, seat=BLUE, goods={BLUE: "carcavelos_wine"})
    play(pos, "resolve cascade_of_poets", 4)
    assert play(pos, "offer")[:3] == [
        OfferMade(BLUE, "cascade_of_poets", "carcavelos_wine", 1),
        LevelClimbed(BLUE, "cascade_of_poets", 4, 10),
        CardWon(BLUE, "architect"),
    ]
    assert levels_of(pos, "cascade_of_poets") == [0, 0, 0, 4] and pos.points[BLUE] == 10
    assert card(pos, "architect") == BLUE and goods_of(pos, BLUE) == ""


@pytest.mark.rule("palacio.10.3")
def test_example_cascade_no_wine() -> None:
    pos = climbing("cascade_of_poets", 3, players=4, seat=BLUE, goods={BLUE: "olive_oil silk_cocoon"})
    assert play(pos, "resolve cascade_of_poets")[0] == ClimbMissed(BLUE, "cascade_of_poets")
    assert levels_of(pos, "cascade_of_poets") == [0, 0, 0, 3] and pos.points[BLUE] == 0
    assert card(pos, "architect") == "place"


@pytest.mark.rule("palacio.10.3")
@pytest.mark.parametrize("where", ["deck", YELLOW])
def test_example_cascade_card_absent(where: str | int) -> None:
    """Nothing is rolled: `play` would miss the outcome."""
    pos = climbing(
        "cascade_of_poets", 3, players=4, seat=BLUE, goods={BLUE: "carcavelos_wine"}, cards={"architect": where}
    )
    assert play(pos, "resolve cascade_of_poets")[0] == ClimbMissed(BLUE, "cascade_of_poets")
    assert levels_of(pos, "cascade_of_poets")[BLUE] == 3 and goods_of(pos, BLUE) == "carcavelos_wine"
    assert card(pos, "architect") == where


@pytest.mark.rule("palacio.10.5")
def test_example_squares_after_card_taken() -> None:
    position: dict[str, Any] = {"workers": {"cascade_of_poets": [BLUE]}, "cards": {"architect": YELLOW}}
    pos = palace(4, resolving=BLUE, levels={"cascade_of_poets": {BLUE: 2}}, **position)
    play(pos, "resolve cascade_of_poets", 6)
    assert levels_of(pos, "cascade_of_poets") == [4, 0, 0, 3] and pos.points[BLUE] == 6
    further = palace(4, resolving=BLUE, levels={"cascade_of_poets": {BLUE: 3}}, **position)
    play(further, "resolve cascade_of_poets")
    assert levels_of(further, "cascade_of_poets")[BLUE] == 3


# ---- characters


@pytest.mark.rule("palacio.13.7")
def test_example_marquis_card() -> None:
    pos = palace(
        4,
        resolving=RED,
        cards={"marquis": RED, "architect": BLUE},
        levels={"cascade_of_poets": {YELLOW: 3, GREEN: 2, RED: 1}},
        points={YELLOW: 12, GREEN: 6, RED: 2, BLUE: 22},
    )
    assert play(pos, "marquis cascade_of_poets")[:3] == [
        MarquisUsed(RED, "cascade_of_poets"),
        CubeLowered(YELLOW, "cascade_of_poets", 2, 6),
        CubeLowered(GREEN, "cascade_of_poets", 1, 4),
    ]
    assert levels_of(pos, "cascade_of_poets") == [2, 1, 1, 4] and pos.points == [6, 2, 2, 22]
    assert card(pos, "marquis") == "place" and card(pos, "architect") == BLUE


@pytest.mark.rule("palacio.1.4")
@pytest.mark.rule("palacio.13.7")
def test_example_marquis_level_one() -> None:
    pos = palace(
        resolving=YELLOW, cards={"marquis": YELLOW}, levels={"cascade_of_poets": {GREEN: 1}}, points={GREEN: 1}
    )
    assert play(pos, "marquis cascade_of_poets")[1] == CubeLowered(GREEN, "cascade_of_poets", 0, 1)
    assert levels_of(pos, "cascade_of_poets") == [0, 0] and pos.points == [0, 0]


@pytest.mark.rule("palacio.13.6")
def test_example_marquise_max() -> None:
    pos = at_work("chapel", cards={"marquise": YELLOW}, goods={YELLOW: "carcavelos_wine olive_oil silk_cocoon"})
    sequence(pos, "gift carcavelos_wine", "gift olive_oil")
    assert pos.points[YELLOW] == 10 and goods_of(pos, YELLOW) == "silk_cocoon"
    refusal = refused(pos, "gift silk_cocoon", "limit-reached")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.13.6", 3, 2)


@pytest.mark.rule("palacio.13.4")
def test_example_secretary() -> None:
    position: dict[str, Any] = {"resolving": YELLOW, "cards": {"secretary": YELLOW}, "workers": {"chapel": [YELLOW]}}
    pos = palace(coins={YELLOW: 9}, **position)
    sequence(pos, "exchange-points", "exchange-points")
    assert (pos.coins[YELLOW], pos.points[YELLOW]) == (5, 4)
    play(pos, "exchange-points")
    assert (pos.coins[YELLOW], pos.points[YELLOW]) == (3, 6)
    refusal = refused(pos, "exchange-points", "limit-reached")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.13.4", 4, 3)
    refused(pos, "exchange-coins", "limit-reached")
    back = palace(points={YELLOW: 9}, **position)
    sequence(back, "exchange-coins", "exchange-coins", "exchange-coins")
    assert (back.coins[YELLOW], back.points[YELLOW]) == (6, 3)


@pytest.mark.rule("palacio.13.3")
def test_example_patriarch() -> None:
    pos = at_work("olive_plantation", cards={"patriarch": YELLOW}, coins={YELLOW: 9})
    play(pos, "resolve olive_plantation", 1)
    assert quote(pos, "raise 3") == {"price": 3, "value": 7, "yield": 2}
    assert refused(pos, "raise 4", "raise-limit").have == 3
    assert play(pos, "raise 3")[0] == DieRaised(YELLOW, 3, 7)
    assert pos.coins[YELLOW] == 6


@pytest.mark.rule("palacio.13.3")
def test_example_patriarch_odd() -> None:
    """Level 3 of the Noble Hall asks for 5: one coin on a 2 makes 4, two make 6."""
    pos = climbing("noble_hall", 2, cards={"patriarch": YELLOW}, coins={YELLOW: 2})
    play(pos, "resolve noble_hall", 2)
    assert quote(pos, "raise 1") == {"price": 1, "value": 4, "needed": 5}
    play(pos, "raise 2")
    assert levels_of(pos, "noble_hall")[YELLOW] == 3 and pos.coins[YELLOW] == 0


@pytest.mark.rule("palacio.13.5")
def test_example_architect() -> None:
    position: dict[str, Any] = {"workers": {"cascade_of_poets": [GREEN]}, "levels": {"cascade_of_poets": {GREEN: 2}}}
    without = palace(resolving=GREEN, **position)
    play(without, "resolve cascade_of_poets", 3)
    assert levels_of(without, "cascade_of_poets")[GREEN] == 2
    gardens = climbing("gardens", 2, seat=GREEN, cards={"architect": GREEN})
    assert play(gardens, "resolve gardens", 3)[:2] == [
        DieRolled(GREEN, "gardens", 3, 1),
        LevelClimbed(GREEN, "gardens", 3, 6),
    ]


@pytest.mark.rule("palacio.13.5")
@pytest.mark.parametrize(
    ("place", "good", "units"),
    [("vineyards", "grape", 3), ("olive_plantation", "olive", 4), ("mulberry_plantation", "mulberry_leaf", 6)],
)
def test_example_architect_cap(place: str, good: str, units: int) -> None:
    pos = at_work(place, cards={"architect": YELLOW}, coins={YELLOW: 6})
    play(pos, f"resolve {place}", 6)
    assert quote(pos, "raise 6") == {"price": 6, "value": 12, "yield": units}
    assert play(pos, "raise 6")[:2] == [DieRaised(YELLOW, 6, 12), Harvested(YELLOW, place, good, units)]


# ---- mills


@pytest.mark.rule("palacio.9.1")
@pytest.mark.rule("palacio.9.4")
@pytest.mark.parametrize(
    ("place", "resource", "amount", "product", "points"),
    [
        ("olive_oil_mill", "olive", 3, "olive_oil", 6),
        ("wine_mill", "grape", 3, "carcavelos_wine", 8),
        ("silkworm_house", "mulberry_leaf", 6, "silk_cocoon", 10),
    ],
    ids=["oil", "wine", "silk"],
)
def test_example_production(place: str, resource: str, amount: int, product: str, points: int) -> None:
    pos = at_work(place, goods={YELLOW: f"{resource} " * amount}, coins={YELLOW: 2})
    play(pos, f"resolve {place}")
    assert quote(pos, "produce") == {"price": 2, "points": points}
    assert play(pos, "produce")[0] == ProductionBegan(YELLOW, place, resource, amount, 2)
    assert goods_of(pos, YELLOW) == "" and pos.coins[YELLOW] == 0 and pos.points[YELLOW] == 0
    assert at(pos, place)["second"] == YELLOW and pos.round == 7
    sequence(pos, "hire 0", "hire 0")
    assert play(pos, f"resolve {place}")[0] == ProductMade(YELLOW, place, product, 1, points)
    assert goods_of(pos, YELLOW) == product and pos.points[YELLOW] == points
    assert at(pos, place)["second"] is None and at_home(pos, YELLOW) == 4


@pytest.mark.rule("palacio.5.3")
@pytest.mark.parametrize("seat", [YELLOW, GREEN])
def test_example_mill_blocked(seat: int) -> None:
    pos = palace(placing=seat, hand={seat: 1}, second={"wine_mill": YELLOW})
    assert refused(pos, "place wine_mill", "mill-busy").rule == "palacio.5.3"
    assert {"place olive_oil_mill", "place silkworm_house"} <= legal(pos)


@pytest.mark.rule("palacio.9.2")
def test_example_mill_no_resources() -> None:
    pos = at_work("olive_oil_mill", goods={YELLOW: "olive olive"}, coins={YELLOW: 5})
    assert play(pos, "resolve olive_oil_mill")[0] == ProductionMissed(YELLOW, "olive_oil_mill")
    assert goods_of(pos, YELLOW) == "olive olive" and pos.coins[YELLOW] == 5 and at_home(pos, YELLOW) == 4


@pytest.mark.rule("palacio.9.3")
def test_example_mill_no_coins() -> None:
    pos = at_work("olive_oil_mill", goods={YELLOW: "olive olive olive"}, coins={YELLOW: 1})
    assert play(pos, "resolve olive_oil_mill")[0] == ResourcesLost(YELLOW, "olive_oil_mill", "olive", 3)
    assert goods_of(pos, YELLOW) == "" and pos.coins[YELLOW] == 1 and at_home(pos, YELLOW) == 4
    assert mill(pos, "olive_oil_mill") == ([], None, False)


# ---- hiring, placing, resolving


@pytest.mark.rule("palacio.4.2")
def test_example_hire_zero() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 0})
    assert legal(pos) == {"hire 0", "hire 1"} and quote(pos, "hire 1") == {"price": 0}
    sequence(pos, "hire 1", "hire 0")
    assert pos.coins[YELLOW] == 0 and pos.hand == [1, 0]


@pytest.mark.rule("palacio.4.1")
@pytest.mark.rule("palacio.4.2")
def test_example_hire_one_coin() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 1})
    assert legal(pos) == {"hire 0", "hire 1"} and quote(pos, "hire 1") == {"price": 1}
    sequence(pos, "hire 1", "hire 0")
    assert pos.coins[YELLOW] == 0 and pos.hand == [1, 0]


@pytest.mark.rule("palacio.5.1")
@pytest.mark.rule("palacio.14.2")
def test_example_placing_order() -> None:
    pos, _ = deal(4, products=["olive_oil olive_oil"] * 4)
    sequence(pos, "hire 2", "hire 2", "hire 2", "hire 2")
    asked = []
    for place in (
        "cascade_of_poets",
        "noble_hall",
        "wine_mill",
        "olive_plantation",
        "vineyards",
        "olive_plantation",
        "fishing_house",
        "starting_player_coat",
    ):
        asked.append(pos.to_move)
        play(pos, f"place {place}")
    assert asked == [YELLOW, GREEN, RED, BLUE] * 2
    assert at(pos, "olive_plantation")["workers"] == [GREEN, BLUE]
    for place, die in (("cascade_of_poets", 1), ("vineyards", 1), ("noble_hall", 1), ("olive_plantation", 1)):
        play(pos, f"resolve {place}", die)
        play(pos, "raise 0")
    play(pos, "resolve wine_mill")
    play(pos, "resolve fishing_house", 1)
    play(pos, "raise 0")
    play(pos, "resolve olive_plantation", 1)
    play(pos, "raise 0", "king")
    assert pos.round == 2 and pos.token == BLUE and pos.to_move == BLUE


@pytest.mark.rule("palacio.5.5")
def test_example_coat_first_worker() -> None:
    pos = palace(placing=YELLOW, hand={YELLOW: 2, GREEN: 1})
    assert refused(pos, "place starting_player_coat", "coat-first").rule == "palacio.5.5"
    sequence(pos, "place vineyards", "place vineyards")
    assert pos.to_move == YELLOW and "place starting_player_coat" in legal(pos)


@pytest.mark.rule("palacio.6.1")
def test_example_resolve_order() -> None:
    workers = {"vineyards": [YELLOW, GREEN, RED, BLUE], "olive_plantation": [YELLOW, GREEN, RED, BLUE]}
    pos = palace(4, resolving=YELLOW, workers=workers)
    asked = []
    for _ in range(4):
        for place in ("vineyards", "olive_plantation"):
            asked.append(pos.to_move)
            play(pos, f"resolve {place}", 1)
    assert asked == [YELLOW, YELLOW, GREEN, GREEN, RED, RED, BLUE, BLUE]


@pytest.mark.rule("palacio.5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", ["olive_plantation", "vineyards", "mulberry_plantation", "laje_creek"])
def test_example_marks(players: int, place: str) -> None:
    """Trap 11."""
    pos = palace(players, placing=YELLOW, hand={YELLOW: 1}, workers={place: range(1, players)})
    assert at(pos, place)["spots"] == players
    play(pos, f"place {place}")
    others = [*range(1, players), GREEN]
    full = palace(players, placing=YELLOW, hand={YELLOW: 1}, workers={place: others})
    assert refused(full, f"place {place}", "spot-taken").rule == "palacio.5.2"


@pytest.mark.rule("palacio.11.2")
def test_example_fishing_house() -> None:
    pos = at_work("fishing_house", coins={YELLOW: 10})
    play(pos, "resolve fishing_house", 4)
    assert quote(pos, "offer") == {"offer": 10, "points": 0, "card": 10}
    assert play(pos, "offer")[:2] == [OfferMade(YELLOW, "fishing_house", "coins", 10), CardWon(YELLOW, "marquis")]
    assert pos.coins[YELLOW] == 0 and card(pos, "marquis") == YELLOW and pos.points[YELLOW] == 0
    lower = at_work("fishing_house", coins={YELLOW: 10})
    assert play(lower, "resolve fishing_house", 3)[1] == ClimbMissed(YELLOW, "fishing_house")
    one_more = at_work("fishing_house", coins={YELLOW: 11})
    play(one_more, "resolve fishing_house", 3)
    sequence(one_more, "raise 1", "offer")
    assert one_more.coins[YELLOW] == 0 and card(one_more, "marquis") == YELLOW


@pytest.mark.rule("palacio.12.1")
@pytest.mark.rule("palacio.12.2")
def test_example_creek() -> None:
    pos = at_work("laje_creek", goods={YELLOW: "grape grape olive_oil"})
    play(pos, "resolve laje_creek")
    sequence(pos, "sell grape", "sell grape", "sell olive_oil")
    assert pos.coins[YELLOW] == 18 and goods_of(pos, YELLOW) == ""


# ---- the end


@pytest.mark.rule("palacio.15.5")
def test_example_final_points() -> None:
    pos = at_work(
        "vineyards",
        round=40,
        cards={"king": YELLOW, "marquis": YELLOW},
        goods={YELLOW: "olive_oil silk_cocoon olive grape mulberry_leaf"},
        coins={YELLOW: 14},
        points={YELLOW: 50},
    )
    play(pos, "resolve vineyards", 1)
    assert play(pos, "raise 0") == [
        Harvested(YELLOW, "vineyards", "grape", 0),
        Ended("limit"),
        FinalPoints(YELLOW, "cards", 30),
        FinalPoints(YELLOW, "products", 6),
        FinalPoints(YELLOW, "resources", 3),
        FinalPoints(YELLOW, "coins", 2),
    ]
    assert pos.scores() == [91, 0]


@pytest.mark.rule("palacio.15.2")
@pytest.mark.rule("palacio.15.3")
def test_example_short_end() -> None:
    pos = palace(
        3,
        resolving=YELLOW,
        options={"game_mode": "short"},
        cards={"patriarch": YELLOW, "secretary": GREEN, "architect": RED},
        levels={"gardens": {YELLOW: 3}},
        goods={YELLOW: "silk_cocoon"},
        workers={"gardens": [YELLOW], "vineyards": [GREEN], "olive_plantation": [RED]},
    )
    play(pos, "resolve gardens", 5)
    play(pos, "offer")
    assert not pos.over and pos.to_move == GREEN
    play(pos, "resolve vineyards", 4)
    assert not pos.over and pos.to_move == RED and step(pos) == "worker"
    assert Ended("cards") in play(pos, "resolve olive_plantation", 6)
    assert pos.over and pos.cause() == "cards" and pos.round == 6
