"""The palace and how a game begins: chapters 1 to 3."""

import pytest

from gaiola import Chance, Journal, Scripted
from gaiola.games.palacio.events import (
    Began,
    CoinsDealt,
    Harvested,
    ProductChosen,
    ProductMade,
    RoundBegan,
    StarterRolled,
    TokenPassed,
    VisitorArrived,
)
from gaiola.kernel.chance import Every, ScriptError
from gaiola.kernel.options import OptionError
from tests.games.palacio.table import (
    GREEN,
    HALLS,
    PLACES,
    RED,
    VISITORS,
    YELLOW,
    at_home,
    at_work,
    box,
    card,
    deal,
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
    to_move,
)

# ---- 1: the palace


@pytest.mark.rule("palacio.1.2")
def test_a_worker_can_go_to_fourteen_places() -> None:
    pos = palace(4, token=YELLOW, placing=GREEN, hand={GREEN: 1})
    assert legal(pos) == {f"place {place}" for place in PLACES} and len(PLACES) == 14


@pytest.mark.rule("palacio.1.2")
def test_nobody_is_placed_in_the_staff_house() -> None:
    pos = palace(placing=YELLOW, hand={YELLOW: 1})
    assert refused(pos, "place staff_house", "spot-taken").have == 0
    assert "staff_house" not in pos.view(None)["locations"]


@pytest.mark.rule("palacio.1.3")
def test_six_goods() -> None:
    assert box().goods == ["olive", "grape", "mulberry_leaf", "olive_oil", "carcavelos_wine", "silk_cocoon"]
    assert [box().goods[good] for good in box().products] == ["olive_oil", "carcavelos_wine", "silk_cocoon"]


@pytest.mark.rule("palacio.1.3")
def test_the_supply_does_not_run_out() -> None:
    """P28."""
    pos = at_work("olive_plantation", goods={GREEN: "olive " * 14}, coins={YELLOW: 6})
    play(pos, "resolve olive_plantation", 6)
    assert play(pos, "raise 6")[1] == Harvested(YELLOW, "olive_plantation", "olive", 4)
    assert goods_of(pos, YELLOW) == "olive olive olive olive"
    assert pos.view(YELLOW)["supply"] is None


@pytest.mark.rule("palacio.1.3")
@pytest.mark.parametrize(
    ("place", "good", "count", "roll"),
    [
        ("olive_plantation", "olive", 15, 2),
        ("vineyards", "grape", 12, 2),
        ("mulberry_plantation", "mulberry_leaf", 24, 1),
    ],
)
def test_a_limited_supply_gives_what_it_has(place: str, good: str, count: int, roll: int) -> None:
    """P28: with six coins the die asks for 2, 2 or 3; one piece is left."""
    pos = at_work(place, goods={GREEN: f"{good} " * (count - 1)}, coins={YELLOW: 6}, options={"supply": True})
    assert pos.view(YELLOW)["supply"][good] == 1
    play(pos, f"resolve {place}", roll)
    assert play(pos, "raise 6")[1] == Harvested(YELLOW, place, good, 1)
    assert goods_of(pos, YELLOW) == good and supply_of(pos, good) == 0


@pytest.mark.rule("palacio.1.3")
@pytest.mark.parametrize(
    ("mill", "product", "points"),
    [("olive_oil_mill", "olive_oil", 6), ("wine_mill", "carcavelos_wine", 8), ("silkworm_house", "silk_cocoon", 10)],
)
def test_a_production_without_a_product_still_scores(mill: str, product: str, points: int) -> None:
    """P28."""
    pos = palace(resolving=YELLOW, second={mill: YELLOW}, goods={GREEN: f"{product} " * 12}, options={"supply": True})
    assert play(pos, f"resolve {mill}")[0] == ProductMade(YELLOW, mill, product, 0, points)
    assert goods_of(pos, YELLOW) == "" and pos.points[YELLOW] == points


@pytest.mark.rule("palacio.1.3")
def test_what_goes_back_to_a_limited_supply_can_be_received_again() -> None:
    pos = at_work("laje_creek", "vineyards", goods={YELLOW: "grape", GREEN: "grape " * 11}, options={"supply": True})
    play(pos, "resolve laje_creek")
    play(pos, "sell grape")
    assert supply_of(pos, "grape") == 1
    play(pos, "resolve vineyards", 4)
    assert goods_of(pos, YELLOW) == "grape"


@pytest.mark.rule("palacio.1.4")
def test_points_go_past_the_hundred_of_the_track() -> None:
    """Trap 12."""
    pos = palace(resolving=YELLOW, second={"wine_mill": YELLOW}, points={YELLOW: 97})
    play(pos, "resolve wine_mill")
    assert pos.points[YELLOW] == 105 and pos.view(None)["players"][YELLOW]["points"] == 105


@pytest.mark.rule("palacio.1.4")
def test_coins_have_no_upper_limit() -> None:
    pos = at_work("laje_creek", goods={YELLOW: "carcavelos_wine"}, coins={YELLOW: 99})
    play(pos, "resolve laje_creek")
    play(pos, "sell carcavelos_wine")
    assert pos.coins[YELLOW] == 114


# ---- 2: set-up


@pytest.mark.rule("palacio.2.1")
def test_the_highest_die_starts() -> None:
    pos, events = deal(3, rolls="2 5 4")
    assert events[:4] == [StarterRolled(YELLOW, 2), StarterRolled(GREEN, 5), StarterRolled(RED, 4), Began(GREEN)]
    assert pos.token == GREEN and pos.to_move == GREEN


@pytest.mark.rule("palacio.2.1")
def test_only_those_who_tie_roll_again() -> None:
    """Trap 13: Green is out after the first roll, Blue after the second."""
    pos, events = deal(4, rolls="5 3 5 5  4 4 2  1 6")
    rolled = [(event.seat, event.die) for event in events if isinstance(event, StarterRolled)]
    assert rolled == [(0, 5), (1, 3), (2, 5), (3, 5), (0, 4), (2, 4), (3, 2), (0, 1), (2, 6)]
    assert pos.token == RED


@pytest.mark.rule("palacio.2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_gets(players: int) -> None:
    pos, events = deal(players)
    assert [event for event in events if isinstance(event, CoinsDealt)] == [
        CoinsDealt(seat, 25) for seat in range(players)
    ]
    assert pos.coins == [25] * players and pos.points == [0] * players
    assert [at_home(pos, seat) for seat in range(players)] == [4] * players
    assert all(levels_of(pos, venue) == [0] * players for venue in HALLS) and len(HALLS) == 5
    assert all(goods_of(pos, seat) == "" for seat in range(players))


@pytest.mark.rule("palacio.2.3")
def test_two_products_each_clockwise_from_the_starting_player() -> None:
    pos, _ = deal(3, rolls="1 6 1")
    asked = []
    for product in ("olive_oil", "olive_oil", "silk_cocoon", "carcavelos_wine", "silk_cocoon", "silk_cocoon"):
        asked.append(to_move(pos))
        assert step(pos) == "choose-product"
        assert play(pos, f"product {product}")[0] == ProductChosen(asked[-1], product, 1)
    assert asked == [GREEN, GREEN, RED, RED, YELLOW, YELLOW]
    assert [goods_of(pos, seat) for seat in range(3)] == [
        "silk_cocoon silk_cocoon",
        "olive_oil olive_oil",
        "carcavelos_wine silk_cocoon",
    ]
    assert supply_of(pos, "silk_cocoon") == 9
    assert step(pos) == "hire" and pos.to_move == GREEN


@pytest.mark.rule("palacio.2.3")
def test_only_products_are_chosen() -> None:
    pos, _ = deal()
    assert legal(pos) == {"product olive_oil", "product carcavelos_wine", "product silk_cocoon"}
    for resource in ("olive", "grape", "mulberry_leaf"):
        assert refused(pos, f"product {resource}", "not-a-product").rule == "palacio.2.3"


@pytest.mark.rule("palacio.2.3")
def test_everybody_may_begin_with_the_same_product_from_a_limited_supply() -> None:
    pos, _ = deal(4, products=["silk_cocoon silk_cocoon"] * 4, options={"supply": True})
    assert all(goods_of(pos, seat) == "silk_cocoon silk_cocoon" for seat in range(4))
    assert supply_of(pos, "silk_cocoon") == 4


@pytest.mark.rule("palacio.2.4")
def test_the_marquis_lies_open_and_five_visitors_are_to_come() -> None:
    pos, _ = deal()
    assert card(pos, "marquis") == "place"
    assert [card(pos, name) for name in VISITORS] == ["deck"] * 5


@pytest.mark.rule("palacio.2.4")
def test_nobody_knows_in_which_order_the_visitors_come() -> None:
    """The order is not drawn in set-up: the same position can still receive any of the five."""
    pos, _ = deal(products=["olive_oil olive_oil"] * 2)
    play(pos, "hire 0")
    arrivals, chance = [], Every()
    while True:
        after, journal = pos.copy(), Journal()
        after.play(pos.box.move("hire 0"), chance, journal)
        arrivals += [event.character for event in journal.events if isinstance(event, VisitorArrived)]
        if not chance.advance():
            break
    assert sorted(arrivals) == sorted(VISITORS)
    with pytest.raises(ScriptError):
        pos.copy().play(pos.box.move("hire 0"), Scripted(["marquis"]))


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        box().start(players, Chance(1))


# ---- 3: the round


@pytest.mark.rule("palacio.3.1")
def test_a_round_hires_places_resolves_and_receives_a_visitor() -> None:
    pos, events = deal(products=["olive_oil olive_oil"] * 2)
    assert events[-1] == RoundBegan(1)
    steps = []
    for move in ("hire 1", "hire 1", "place vineyards", "place starting_player_coat"):
        steps.append(step(pos))
        play(pos, move)
    steps.append(step(pos))
    play(pos, "resolve vineyards", 1)
    steps.append(step(pos))
    assert play(pos, "raise 0", "architect") == [
        Harvested(YELLOW, "vineyards", "grape", 0),
        VisitorArrived("architect", "cascade_of_poets"),
        TokenPassed(GREEN),
        RoundBegan(2),
    ]
    assert steps == ["hire", "hire", "place", "place", "worker", "raise"]
    assert step(pos) == "hire" and pos.to_move == GREEN


@pytest.mark.rule("palacio.3.1")
def test_a_round_in_which_nobody_hires_passes_by() -> None:
    """P2: hiring nobody leaves nothing to place or resolve."""
    pos = palace(hiring=YELLOW, coins={YELLOW: 5, GREEN: 5})
    assert sequence(pos, "hire 0", "hire 0")[-1] == RoundBegan(7)
    assert pos.coins == [5, 5] and quote(pos, "hire 4") == {"price": 4}
