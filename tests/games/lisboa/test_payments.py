"""Influence and payments: chapter 5, and what visits have to do with it."""

import pytest

from gaiola.games.lisboa.events import InfluenceGained, Paid, VisitPaid, WigsScored
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    favors,
    give,
    legal,
    play,
    quote,
    refused,
    run,
    seen,
    step,
)

LEFT_HOUSES = {"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}
"""Two stores, for which the two left houses are taken."""


def gain(pos: LisboaPosition, seat: int) -> list[object]:
    """The seat gains Influence."""
    return list(give(pos, seat, "clergy", "te_deum"))


# ---- 5.1, 5.2: gaining Influence


@pytest.mark.rule("lisboa.5.1")
def test_x08_gain_of_2() -> None:
    """The cards at the top of purple's portfolio show 2 together."""
    pos = city(portfolio={PURPLE: "dock1:ship_purple dock3:ship_brown"}, influence={PURPLE: 3})
    assert gain(pos, PURPLE) == [InfluenceGained(PURPLE, 2)]
    assert pos.influence == [0, 0, 5, 0]


@pytest.mark.rule("lisboa.5.1")
def test_the_sum_of_all_noble_cards_and_ships() -> None:
    """3 + 2 + 2; what lies in the office and with others does not count."""
    docks = "dock1:blue_king_1 dock2:ship_blue dock3:blue_manuel_2"
    pos = city(portfolio={GREEN: f"{docks} office1:blue_treasury_1", YELLOW: "dock1:ship_red"})
    assert [seen(pos, "players", seat, "gain") for seat in range(4)] == [7, 2, 0, 0]
    assert gain(pos, GREEN) == [InfluenceGained(GREEN, 7)]


@pytest.mark.rule("lisboa.5.1")
def test_a_clergy_tile_adds_to_the_sum() -> None:
    """17.15: even to empty docks."""
    pos = city(clergy={GREEN: "confessor_at_court"})
    assert gain(pos, GREEN) == [InfluenceGained(GREEN, 2)]


@pytest.mark.rule("lisboa.5.1")
@pytest.mark.parametrize("influence", [0, 4, 10])
def test_a_sum_of_zero_brings_nothing(influence: int) -> None:
    """A6, trap 32: not even a wig on the last space."""
    pos = city(influence={GREEN: influence}, portfolio={GREEN: "office1:blue_treasury_1"})
    assert gain(pos, GREEN) == []
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (influence, 5)


@pytest.mark.rule("lisboa.5.2")
def test_x07_gaining_past_10() -> None:
    """Yellow has 7 and gains 5 with a Noble card and a ship: she gains 3, and a wig."""
    pos = city(portfolio={YELLOW: "dock1:blue_king_1 dock2:ship_blue"}, influence={YELLOW: 7})
    assert gain(pos, YELLOW) == [InfluenceGained(YELLOW, 3), WigsScored(YELLOW, 1, "court")]
    assert (pos.influence[YELLOW], pos.wigs[YELLOW]) == (10, 6)


@pytest.mark.rule("lisboa.5.2")
@pytest.mark.parametrize(("before", "after", "wigs"), [(7, 9, 5), (8, 10, 6), (9, 10, 6), (10, 10, 6)])
def test_a_wig_for_every_gain_that_ends_on_10(before: int, after: int, wigs: int) -> None:
    """Even if the marker was there before."""
    pos = city(portfolio={GREEN: "dock1:ship_red"}, influence={GREEN: before})
    gain(pos, GREEN)
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (after, wigs)


@pytest.mark.rule("lisboa.5.2")
def test_influence_does_not_fall_below_0() -> None:
    """A visit for 3 with 1 Influence; there is no penalty but the two wigs."""
    pos = city(influence={GREEN: 1}, offices={"marquis": {YELLOW: 2}})
    assert VisitPaid(GREEN, 1, 0, 2) in play(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (0, 3)


# ---- 5.3: Influence for réis


@pytest.mark.rule("lisboa.5.3")
def test_x09_influence_to_reis() -> None:
    """Orange needs 3 réis and has 5 Influence: the marker goes to 4, 2 and 0."""
    pos = city(seat=ORANGE, influence={ORANGE: 5}, reis={ORANGE: 3}, hands={ORANGE: "blue_treasury_4"})
    assert quote(pos, "sponsor blue_treasury_4") == {"reis": -3}
    run(pos, "sponsor blue_treasury_4")
    assert legal(pos) == {"pay 0", "pay 1", "pay 2", "pay 3"}
    spent = [quote(pos, f"pay {n}") for n in range(4)]
    assert spent == [{"reis": n - 3, "influence": -spaces} for n, spaces in ((0, 0), (1, 1), (2, 3), (3, 5))]
    assert play(pos, "pay 3")[0] == Paid(ORANGE, 0, 5, "fee")
    assert (pos.influence[ORANGE], pos.reis[ORANGE]) == (0, 3)


@pytest.mark.rule("lisboa.5.3")
@pytest.mark.parametrize("influence", range(11))
def test_the_spaces_that_show_a_real(influence: int) -> None:
    """A60: 9, 8, 6, 4, 2 and 0. A fee of 6 is paid with as much Influence as there is, space after space."""
    stops = [space for space in (9, 8, 6, 4, 2, 0) if space < influence]
    pos = city(treasury=6, influence={GREEN: influence}, reis={GREEN: 6}, hands={GREEN: "blue_treasury_4"})
    run(pos, "sponsor blue_treasury_4")
    if not stops:
        assert step(pos) == "event" and pos.reis[GREEN] == 0
        return
    assert legal(pos) == {f"pay {n}" for n in range(len(stops) + 1)}
    for number, stop in enumerate(stops, 1):
        after = pos.copy()
        run(after, f"pay {number}")
        assert (after.influence[GREEN], after.reis[GREEN]) == (stop, number)


@pytest.mark.rule("lisboa.5.3")
def test_such_reis_are_spent_at_once() -> None:
    """A7: no change; neither more than is due nor more than the marker can give."""
    pos = city(influence={GREEN: 10}, reis={GREEN: 3}, hands={GREEN: "blue_treasury_4"})
    run(pos, "sponsor blue_treasury_4")
    refusal = refused(pos, "pay 4", "no-change")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.5.3", 3, 4)
    pos = city(influence={GREEN: 2}, reis={GREEN: 3}, hands={GREEN: "blue_treasury_4"})
    run(pos, "sponsor blue_treasury_4")
    refusal = refused(pos, "pay 2", "influence-short")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.5.3", 2, 1)


@pytest.mark.rule("lisboa.5.3")
def test_where_there_is_only_one_way_to_pay_nobody_is_asked() -> None:
    """One coin and two réis of Influence for a fee of 3; one real less, and the event is out of reach."""
    pos = city(influence={GREEN: 3}, reis={GREEN: 1}, hands={GREEN: "blue_treasury_4"})
    assert Paid(GREEN, 1, 3, "fee") in play(pos, "sponsor blue_treasury_4")
    assert (pos.influence[GREEN], pos.reis[GREEN], step(pos)) == (0, 0, "event")
    for influence, reis in ((2, 1), (3, 0)):
        pos = city(influence={GREEN: influence}, reis={GREEN: reis}, hands={GREEN: "blue_treasury_4"})
        refusal = refused(pos, "sponsor blue_treasury_4", "too-dear")
        assert (refusal.rule, refusal.need, refusal.have, refusal.later) == ("lisboa.13.1", 3, 2, "pay-fee")


@pytest.mark.rule("lisboa.5.3")
def test_indulgences_turn_every_space_into_a_real() -> None:
    """17.15."""
    pos = city(influence={GREEN: 7}, reis={GREEN: 1}, clergy={GREEN: "indulgences"}, hands={GREEN: "blue_treasury_4"})
    run(pos, "sponsor blue_treasury_4")
    assert legal(pos) == {"pay 2", "pay 3"}
    run(pos, "pay 2")
    assert (pos.influence[GREEN], pos.reis[GREEN]) == (5, 0)


# ---- 5.4: payments


@pytest.mark.rule("lisboa.5.4")
def test_a_payment_for_land() -> None:
    """3 of the Treasury, 2 and 2 of fire; a cube is taken, so 5. Then a house."""
    pos = city(influence={GREEN: 9}, reis={GREEN: 4}, columns={3: "fire fire"})
    run(pos, "visit blue_manuel_1", "skip", "build a3 books")
    assert (step(pos), seen(pos, "now")) == ("pay", {"purpose": "land", "due": 5})
    refusal = refused(pos, "pay 0", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.10.4", 5, 4)
    assert play(pos, "pay 2")[0] == Paid(GREEN, 3, 4, "land")
    assert (pos.influence[GREEN], pos.reis[GREEN]) == (4, 1)


@pytest.mark.rule("lisboa.5.4")
def test_a_payment_for_officials() -> None:
    """None is in an office, two are hired at 3."""
    pos = city(influence={GREEN: 9}, reis={GREEN: 4}, plans={GREEN: "blue-2"})
    run(pos, "visit blue_king_1", "skip", "open east_c", "complete blue-2")
    assert (step(pos), seen(pos, "now")) == ("pay", {"purpose": "hire", "due": 6})
    refusal = refused(pos, "pay 1", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.12.5", 6, 5)
    assert play(pos, "pay 3", script=["arsenal_real"])[0] == Paid(GREEN, 3, 6, "hire")


@pytest.mark.rule("lisboa.5.4")
def test_a_payment_for_an_event() -> None:
    pos = city(influence={GREEN: 9}, reis={GREEN: 2}, hands={GREEN: "blue_treasury_4"})
    run(pos, "sponsor blue_treasury_4")
    assert seen(pos, "now") == {"purpose": "fee", "due": 3}
    assert refused(pos, "pay 0", "too-dear").rule == "lisboa.13.1"


@pytest.mark.rule("lisboa.5.4")
def test_a_payment_for_keeping_a_favor() -> None:
    """17.12: 2 réis, of which Influence may provide any part; then the visit is paid."""
    pos = city(
        influence={GREEN: 9, YELLOW: 9},
        reis={YELLOW: 1},
        favors={YELLOW: "marquis"},
        clergy={YELLOW: "perpetual_grace"},
        stores={"a1": (YELLOW, "gold")},
    )
    run(pos, "visit blue_marquis_1", "decree goldsmiths", "follow-keep")
    assert seen(pos, "now") == {"purpose": "keep", "due": 2}
    assert refused(pos, "pay 0", "too-dear").rule == "lisboa.17.12"
    assert play(pos, "pay 1")[:2] == [Paid(YELLOW, 1, 1, "keep"), VisitPaid(YELLOW, 1, 0, 0)]
    assert favors(pos, YELLOW) == ["marquis"] and (pos.influence[YELLOW], pos.reis[YELLOW]) == (7, 0)


@pytest.mark.rule("lisboa.5.4")
@pytest.mark.parametrize(
    ("treasury", "office", "clergy", "due"),
    [
        (5, "", "", 5),
        (5, "office1:blue_treasury_1", "", 4),
        (5, "office1:blue_treasury_1 office2:red_treasury_5", "alms_chest", 2),
        (5, "office1:red_treasury_4", "", 2),
        (5, "office1:red_treasury_4", "alms_chest", 1),
        (3, "office1:red_treasury_4 office2:blue_treasury_1", "", 0),
        (1, "office1:red_treasury_4 office2:blue_treasury_1", "alms_chest", 0),
    ],
)
def test_discounts_on_the_fee(treasury: int, office: str, clergy: str, due: int) -> None:
    """A29: 3 less for an event, 1 less for every payment and every such card; never below 0, and nothing comes back."""
    pos = city(
        treasury=treasury,
        portfolio={GREEN: office},
        clergy={GREEN: clergy},
        reis={GREEN: 9},
        hands={GREEN: "blue_treasury_4"},
    )
    assert quote(pos, "sponsor blue_treasury_4") == {"reis": -due}
    run(pos, "sponsor blue_treasury_4")
    assert pos.reis[GREEN] == 9 - due


@pytest.mark.rule("lisboa.5.4")
@pytest.mark.parametrize(
    ("treasury", "column", "clergy", "due"),
    [
        (3, "fire fire tsunami", "", 6),
        (3, "fire fire tsunami", "church_estate", 4),
        (3, "fire fire tsunami", "church_estate alms_chest", 3),
        (1, "", "church_estate", 0),
        (1, "", "church_estate alms_chest", 0),
    ],
)
def test_discounts_on_land(treasury: int, column: str, clergy: str, due: int) -> None:
    """A29. A fire cube is taken before the payment."""
    pos = city(treasury=treasury, columns={3: column}, clergy={GREEN: clergy}, reis={GREEN: 9}, influence={GREEN: 1})
    run(pos, "visit blue_manuel_1", "skip")
    assert quote(pos, "build a3 books") == {"reis": -due}
    run(pos, "build a3 books")
    if column:
        run(pos, "cube column fire")
    if step(pos) == "pay":
        run(pos, "pay 0")
    assert pos.reis[GREEN] == 9 - due


@pytest.mark.rule("lisboa.5.4")
@pytest.mark.parametrize(
    ("treasury", "clergy", "due"),
    [(5, "", 10), (5, "parish_clerks", 4), (5, "parish_clerks alms_chest", 3), (2, "parish_clerks alms_chest", 0)],
)
def test_discounts_on_officials(treasury: int, clergy: str, due: int) -> None:
    """A28, A29: each costs 3 less, but not less than nothing; the discount on every payment counts once for both."""
    pos = city(
        treasury=treasury, clergy={GREEN: clergy}, plans={GREEN: "blue-2"}, reis={GREEN: 10}, influence={GREEN: 2}
    )
    run(pos, "visit blue_king_1", "skip", "open east_c")
    assert quote(pos, "complete blue-2") == {"officials": 2, "reis": -due}
    run(pos, "complete blue-2")
    if step(pos) == "pay":
        run(pos, "pay 0")
    assert pos.reis[GREEN] == 10 - due


# ---- what visits have to do with it


@pytest.mark.rule("lisboa.9.4")
def test_reis_in_place_of_influence_must_be_coins() -> None:
    """A8: the visit costs 4; green has 3 coins and Influence worth 4 réis, which does not help."""
    pos = city(
        stores=LEFT_HOUSES, offices={"marquis": {YELLOW: 3}}, reis={GREEN: 3}, influence={GREEN: 8}, wigs={GREEN: 0}
    )
    run(pos, "visit blue_marquis_1")
    assert legal(pos) == {f"pay-visit {n}" for n in range(4)}
    refusal = refused(pos, "pay-visit 4", "too-dear")
    assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.9.4", 4, 3)
    assert refused(pos, "pay-visit 5", "no-change").rule == "lisboa.9.4"
    assert play(pos, "pay-visit 3")[0] == VisitPaid(GREEN, 1, 3, 0)


@pytest.mark.rule("lisboa.5.4")
def test_a_discount_counts_once_for_a_visit_in_reis() -> None:
    """A47, B1: 4 points of the cost for 3 coins; without réis it has no use."""
    pos = city(
        stores=LEFT_HOUSES,
        offices={"marquis": {YELLOW: 3}},
        reis={GREEN: 3},
        influence={GREEN: 8},
        clergy={GREEN: "alms_chest"},
    )
    run(pos, "visit blue_marquis_1")
    paid = pos.copy()
    assert play(paid, "pay-visit 4")[0] == VisitPaid(GREEN, 0, 3, 0)
    assert play(pos, "pay-visit 0")[0] == VisitPaid(GREEN, 4, 0, 0)


@pytest.mark.rule("lisboa.9.3")
@pytest.mark.parametrize(("influence", "wigs", "possible"), [(0, 4, True), (1, 3, True), (1, 2, False), (4, 0, True)])
def test_wigs_do_not_fall_below_zero(influence: int, wigs: int, possible: bool) -> None:
    """A9: a visit for 4."""
    pos = city(offices={"marquis": {YELLOW: 3}}, influence={GREEN: influence}, wigs={GREEN: wigs})
    if not possible:
        refusal = refused(pos, "visit blue_marquis_1", "influence-short")
        assert (refusal.need, refusal.have) == (4, influence + wigs)
        return
    run(pos, "visit blue_marquis_1")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (0, 0)


@pytest.mark.rule("lisboa.9.3")
def test_wigs_only_where_influence_is_missing() -> None:
    """Trap 23: 2 Influence, 4 coins, a cost of 4. Whoever pays 1 in coins must use up the Influence first."""
    pos = city(stores=LEFT_HOUSES, offices={"marquis": {YELLOW: 3}}, reis={GREEN: 4}, influence={GREEN: 2})
    run(pos, "visit blue_marquis_1")
    assert play(pos.copy(), "pay-visit 1")[0] == VisitPaid(GREEN, 2, 1, 1)
    assert play(pos.copy(), "pay-visit 4")[0] == VisitPaid(GREEN, 0, 4, 0)


@pytest.mark.rule("lisboa.9.2")
def test_a_visit_moves_the_marker_space_by_space() -> None:
    """Trap 24: 3 spaces for a visit of 3, though a payment of 3 réis takes 5."""
    pos = city(offices={"marquis": {YELLOW: 2}}, influence={GREEN: 5})
    run(pos, "visit blue_marquis_1")
    assert pos.influence[GREEN] == 2
