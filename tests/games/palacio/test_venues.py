"""Reception venues and the Fishing House: chapters 10 and 11."""

from typing import Any

import pytest

from gaiola.games.palacio.events import CardWon, ClimbMissed, DieRolled, LevelClimbed, OfferDeclined, OfferMade
from gaiola.games.palacio.position import PalacioPosition
from tests.games.palacio.table import (
    BLUE,
    GREEN,
    HALLS,
    RED,
    VISITORS,
    YELLOW,
    at,
    at_work,
    card,
    climbing,
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
)

LEVELS = {  # value / points
    "noble_hall": [(3, 3), (4, 5), (5, 8), (6, 14)],
    "chapel": [(3, 3), (3, 4), (4, 6), (5, 9)],
    "concordia_hall": [(3, 3), (4, 5), (4, 6), (5, 8)],
    "cascade_of_poets": [(2, 2), (3, 4), (4, 6), (4, 10)],
    "gardens": [(2, 2), (3, 4), (4, 6), (5, 12)],
}
OFFERS = {
    "noble_hall": "carcavelos_wine olive_oil silk_cocoon",
    "chapel": "olive_oil",
    "concordia_hall": "",
    "cascade_of_poets": "carcavelos_wine",
    "gardens": "silk_cocoon",
}
SQUARES = [(venue, level) for venue in HALLS for level in range(3)]
WHO = dict(zip(HALLS, VISITORS, strict=True))


def below_the_rectangle(venue: str, **more: Any) -> PalacioPosition:
    """Everything at hand for the last level, and a coin too many."""
    coins = {"concordia_hall": 6}.get(venue, 1)
    laid: dict[str, Any] = {"coins": {YELLOW: coins}, "goods": {YELLOW: OFFERS[venue]}}
    return climbing(venue, 3, **(laid | more))


# ---- 10.1: one level per worker


@pytest.mark.rule("palacio.10.1")
@pytest.mark.parametrize(("venue", "level"), SQUARES)
def test_what_each_square_asks_and_gives(venue: str, level: int) -> None:
    value, points = LEVELS[venue][level]
    enough = climbing(venue, level)
    assert play(enough, f"resolve {venue}", value)[:2] == [
        DieRolled(YELLOW, venue, value, 0),
        LevelClimbed(YELLOW, venue, level + 1, points),
    ]
    assert levels_of(enough, venue) == [level + 1, 0] and enough.points == [points, 0]
    too_low = climbing(venue, level)
    assert play(too_low, f"resolve {venue}", value - 1)[1] == ClimbMissed(YELLOW, venue)
    assert levels_of(too_low, venue) == [level, 0] and too_low.points == [0, 0]


@pytest.mark.rule("palacio.10.1")
@pytest.mark.parametrize("venue", HALLS)
def test_one_level_however_high_the_die(venue: str) -> None:
    """P14."""
    pos = climbing(venue, 0, coins={YELLOW: 6})
    play(pos, f"resolve {venue}", 6)
    play(pos, "raise 6")
    assert levels_of(pos, venue) == [1, 0]


@pytest.mark.rule("palacio.10.1")
@pytest.mark.parametrize("venue", HALLS)
def test_one_worker_per_venue_and_round(venue: str) -> None:
    """P14: even for the one who is there already."""
    pos = palace(4, placing=YELLOW, hand={YELLOW: 1}, workers={venue: [YELLOW]})
    assert at(pos, venue)["spots"] == 1
    refused(pos, f"place {venue}", "spot-taken")


@pytest.mark.rule("palacio.10.1")
def test_every_player_has_a_column() -> None:
    pos = at_work("chapel", players=4, seat=RED, levels={"chapel": {YELLOW: 3, GREEN: 1, BLUE: 3}})
    play(pos, "resolve chapel", 3)
    assert levels_of(pos, "chapel") == [3, 1, 1, 3]


# ---- 10.2: squares


@pytest.mark.rule("palacio.10.2")
def test_coins_make_up_for_a_low_roll() -> None:
    pos = climbing("cascade_of_poets", 0, coins={YELLOW: 1})
    play(pos, "resolve cascade_of_poets", 1)
    assert quote(pos, "raise 1") == {"price": 1, "value": 2, "needed": 2}
    play(pos, "raise 1")
    assert levels_of(pos, "cascade_of_poets")[YELLOW] == 1 and pos.coins[YELLOW] == 0 and pos.points[YELLOW] == 2


@pytest.mark.rule("palacio.10.2")
@pytest.mark.parametrize("where", ["deck", "place", GREEN, BLUE])
def test_squares_can_be_climbed_wherever_the_card_is(where: Any) -> None:
    """P15."""
    pos = climbing("gardens", 2, players=4, cards={"marquise": where})
    play(pos, "resolve gardens", 4)
    assert levels_of(pos, "gardens")[YELLOW] == 3 and pos.points[YELLOW] == 6


@pytest.mark.rule("palacio.10.2")
def test_points_of_a_level_are_scored_at_once() -> None:
    """P17."""
    pos = at_work("noble_hall", "chapel", points={YELLOW: 10})
    play(pos, "resolve noble_hall", 3)
    assert step(pos) == "worker" and pos.points[YELLOW] == 13


# ---- 10.3: the rectangle


@pytest.mark.rule("palacio.10.3")
@pytest.mark.parametrize("venue", HALLS)
def test_what_the_rectangle_asks_and_gives(venue: str) -> None:
    value, points = LEVELS[venue][3]
    pos = below_the_rectangle(venue)
    play(pos, f"resolve {venue}", value)
    play(pos, "raise 0")
    assert legal(pos) == {"offer", "decline"}
    assert quote(pos, "offer")["points"] == points
    events = play(pos, "offer")
    paid = [(event.good, event.amount) for event in events if isinstance(event, OfferMade)]
    assert sorted(paid) == sorted(
        [("coins", 5)] if venue == "concordia_hall" else [(g, 1) for g in OFFERS[venue].split()]
    )
    assert LevelClimbed(YELLOW, venue, 4, points) in events and CardWon(YELLOW, WHO[venue]) in events
    assert levels_of(pos, venue) == [4, 0] and pos.points == [points, 0]
    assert goods_of(pos, YELLOW) == "" and pos.coins[YELLOW] == 1


@pytest.mark.rule("palacio.10.3")
@pytest.mark.parametrize("venue", HALLS)
def test_a_die_too_low_for_the_rectangle_costs_nothing(venue: str) -> None:
    """P16."""
    pos = below_the_rectangle(venue)
    before = goods_of(pos, YELLOW)
    play(pos, f"resolve {venue}", LEVELS[venue][3][0] - 1)
    assert play(pos, "raise 0")[0] == ClimbMissed(YELLOW, venue)
    assert levels_of(pos, venue) == [3, 0] and goods_of(pos, YELLOW) == before and card(pos, WHO[venue]) == "place"


@pytest.mark.rule("palacio.10.3")
@pytest.mark.parametrize("venue", HALLS)
@pytest.mark.parametrize("where", ["deck", GREEN])
def test_no_rectangle_without_the_card(venue: str, where: Any) -> None:
    """P15: no roll either."""
    pos = below_the_rectangle(venue, cards={WHO[venue]: where})
    assert play(pos, f"resolve {venue}")[0] == ClimbMissed(YELLOW, venue)
    assert levels_of(pos, venue)[YELLOW] == 3


@pytest.mark.rule("palacio.10.3")
@pytest.mark.parametrize("venue", [venue for venue in HALLS if OFFERS[venue]])
def test_no_rectangle_without_the_offer(venue: str) -> None:
    """Of the King's three gifts every single one can be missing."""
    for missing in OFFERS[venue].split():
        goods = " ".join(good for good in (*OFFERS["noble_hall"].split(), "olive") if good != missing)
        pos = below_the_rectangle(venue, goods={YELLOW: goods, GREEN: missing})
        assert play(pos, f"resolve {venue}")[0] == ClimbMissed(YELLOW, venue)
        assert levels_of(pos, venue) == [3, 0]


@pytest.mark.rule("palacio.10.3")
def test_no_rectangle_in_the_first_rounds() -> None:
    """Trap 1: cards come at the end of a round, so a cube that were there in round 1 could not win."""
    pos = climbing("chapel", 3, round=1, goods={YELLOW: "olive_oil"}, cards=dict.fromkeys(VISITORS, "deck"))
    play(pos, "resolve chapel", "patriarch")
    assert levels_of(pos, "chapel")[YELLOW] == 3 and card(pos, "patriarch") == "place" and pos.round == 2


@pytest.mark.rule("palacio.10.3")
def test_an_offer_given_away_after_the_roll_is_missing() -> None:
    """B4: the Marquise takes the wine that the Architect was to have."""
    pos = below_the_rectangle("cascade_of_poets", cards={"marquise": YELLOW})
    play(pos, "resolve cascade_of_poets", 4)
    sequence(pos, "raise 0", "gift carcavelos_wine")
    assert refused(pos, "offer", "offer-missing").rule == "palacio.10.3"
    play(pos, "decline")
    assert levels_of(pos, "cascade_of_poets")[YELLOW] == 3 and pos.points[YELLOW] == 5


# ---- 10.4: accept or stay


@pytest.mark.rule("palacio.10.4")
@pytest.mark.parametrize("venue", HALLS)
def test_one_may_keep_the_offer_and_stay(venue: str) -> None:
    """P16."""
    pos = below_the_rectangle(venue)
    coins, goods = pos.coins[YELLOW], goods_of(pos, YELLOW)
    play(pos, f"resolve {venue}", 6)
    play(pos, "raise 0")
    assert quote(pos, "decline") == {}
    assert play(pos, "decline")[0] == OfferDeclined(YELLOW, venue)
    assert levels_of(pos, venue) == [3, 0] and pos.points[YELLOW] == 0 and card(pos, WHO[venue]) == "place"
    assert pos.coins[YELLOW] == coins and goods_of(pos, YELLOW) == goods


@pytest.mark.rule("palacio.10.4")
def test_coins_for_the_die_are_gone_even_if_one_stays() -> None:
    pos = below_the_rectangle("chapel", coins={YELLOW: 2})
    play(pos, "resolve chapel", 3)
    sequence(pos, "raise 2", "decline")
    assert pos.coins[YELLOW] == 0 and goods_of(pos, YELLOW) == "olive_oil"


# ---- 10.5: the card


@pytest.mark.rule("palacio.10.5")
@pytest.mark.parametrize("venue", HALLS)
def test_the_card_is_won_and_scores_at_the_end_only(venue: str) -> None:
    """P17."""
    pos = below_the_rectangle(venue)
    play(pos, f"resolve {venue}", 6)
    sequence(pos, "raise 0", "offer")
    assert card(pos, WHO[venue]) == YELLOW
    assert pos.points[YELLOW] == LEVELS[venue][3][1]
    assert dict(pos.breakdown()[YELLOW])["cards"] == 0


@pytest.mark.rule("palacio.10.5")
def test_offered_goods_go_back_to_the_supply() -> None:
    pos = below_the_rectangle("noble_hall")
    play(pos, "resolve noble_hall", 6)
    sequence(pos, "raise 0", "offer")
    assert [supply_of(pos, good) for good in OFFERS["noble_hall"].split()] == [12, 12, 12]


@pytest.mark.rule("palacio.10.5")
def test_nobody_else_reaches_the_rectangle_but_all_may_climb_squares() -> None:
    pos = climbing("chapel", 2, seat=GREEN, cards={"patriarch": YELLOW}, goods={GREEN: "olive_oil"})
    play(pos, "resolve chapel", 4)
    assert levels_of(pos, "chapel") == [4, 3] and pos.points[GREEN] == 6
    sequence(pos, "hire 1", "hire 0", "place chapel")
    assert play(pos, "resolve chapel")[0] == ClimbMissed(GREEN, "chapel")
    assert levels_of(pos, "chapel") == [4, 3] and goods_of(pos, GREEN) == "olive_oil"


@pytest.mark.rule("palacio.10.5")
def test_patriarch_and_cardinal_are_one_card() -> None:
    """Trap 2."""
    pos, _ = deal()
    assert sorted(pos.view(None)["cards"]) == sorted((*VISITORS, "marquis"))
    assert at(pos, "chapel")["card"] == "patriarch"


# ---- 11: the Fishing House


@pytest.mark.rule("palacio.11.1")
def test_the_marquis_can_be_won_in_the_first_round() -> None:
    """Trap 1."""
    pos, _ = deal(products=["olive_oil olive_oil"] * 2)
    sequence(pos, "hire 1", "hire 0", "place fishing_house")
    play(pos, "resolve fishing_house", 2)
    play(pos, "raise 2")
    assert play(pos, "offer", "king")[1] == CardWon(YELLOW, "marquis")
    assert card(pos, "marquis") == YELLOW and pos.coins[YELLOW] == 12 and pos.round == 2


@pytest.mark.rule("palacio.11.1")
@pytest.mark.rule("palacio.13.7")
def test_a_discarded_marquis_is_won_by_another_in_the_same_round() -> None:
    """P24."""
    pos = palace(
        resolving=YELLOW,
        cards={"marquis": YELLOW},
        workers={"fishing_house": [GREEN]},
        levels={"chapel": {GREEN: 1}},
        points={GREEN: 3},
        coins={GREEN: 10},
    )
    play(pos, "marquis chapel")
    assert pos.to_move == GREEN and card(pos, "marquis") == "place"
    play(pos, "resolve fishing_house", 4)
    play(pos, "offer")
    assert card(pos, "marquis") == GREEN and pos.coins[GREEN] == 0


@pytest.mark.rule("palacio.11.2")
@pytest.mark.parametrize(("roll", "offered"), [(3, False), (4, True), (6, True)])
def test_four_on_the_die(roll: int, offered: bool) -> None:
    pos = at_work("fishing_house", "chapel", coins={YELLOW: 10})
    play(pos, "resolve fishing_house", roll)
    assert step(pos) == ("offer" if offered else "worker")
    assert pos.coins[YELLOW] == 10


@pytest.mark.rule("palacio.11.2")
def test_the_marquis_may_be_left_there() -> None:
    """P16."""
    pos = at_work("fishing_house", coins={YELLOW: 10})
    play(pos, "resolve fishing_house", 6)
    assert play(pos, "decline")[0] == OfferDeclined(YELLOW, "fishing_house")
    assert pos.coins[YELLOW] == 10 and card(pos, "marquis") == "place"


@pytest.mark.rule("palacio.11.2")
def test_a_marquis_who_has_become_too_dear() -> None:
    """B4: exchanged away between the value and the offer."""
    pos = at_work("fishing_house", coins={YELLOW: 11}, cards={"secretary": YELLOW})
    play(pos, "resolve fishing_house", 4)
    sequence(pos, "raise 0", "exchange-points")
    assert refused(pos, "offer", "offer-missing").rule == "palacio.11.2"
    sequence(pos, "exchange-coins", "offer")
    assert card(pos, "marquis") == YELLOW and pos.coins[YELLOW] == 1


@pytest.mark.rule("palacio.11.2")
def test_coins_brought_after_the_roll_pay_the_marquis() -> None:
    """B3."""
    pos = at_work("fishing_house", coins={YELLOW: 8}, points={YELLOW: 7}, cards={"secretary": YELLOW})
    play(pos, "resolve fishing_house", 4)
    play(pos, "raise 0")
    refusal = refused(pos, "offer", "offer-missing")
    assert (refusal.rule, refusal.need, refusal.have) == ("palacio.11.2", 10, 8)
    assert legal(pos) == {"decline", "exchange-coins", "exchange-points"}
    sequence(pos, "exchange-coins", "offer")
    assert card(pos, "marquis") == YELLOW and pos.coins[YELLOW] == 0 and pos.points[YELLOW] == 5


@pytest.mark.rule("palacio.11.2")
@pytest.mark.parametrize("roll", [1, 6])
def test_coins_that_are_not_brought_after_all_cost_nothing(roll: int) -> None:
    """B3: whether the die was too low or the player would rather keep the points, the worker just goes home."""
    pos = at_work("fishing_house", "chapel", coins={YELLOW: 8}, points={YELLOW: 7}, cards={"secretary": YELLOW})
    play(pos, "resolve fishing_house", roll)
    sequence(pos, "raise 0", *(["decline"] if roll == 6 else []))
    assert step(pos) == "worker" and card(pos, "marquis") == "place"
    assert pos.coins[YELLOW] == 8 and pos.points[YELLOW] == 7


@pytest.mark.rule("palacio.11.3")
@pytest.mark.parametrize("holder", [YELLOW, GREEN])
def test_without_the_card_nothing_happens(holder: int) -> None:
    """P25: no roll, no payment."""
    pos = at_work("fishing_house", coins={YELLOW: 25}, cards={"marquis": holder})
    assert play(pos, "resolve fishing_house")[0] == ClimbMissed(YELLOW, "fishing_house")
    assert pos.coins[YELLOW] == 25 and card(pos, "marquis") == holder and pos.round == 7
