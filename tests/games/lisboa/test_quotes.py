"""What a move is said to cost is what is taken: réis, Influence and wigs, in real positions."""

import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import pytest

from gaiola import Chance, Event, Journal, Move
from gaiola.games.lisboa.constants import FROM_PILE
from gaiola.games.lisboa.events import Paid, VisitPaid
from gaiola.games.lisboa.moves import Cube
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.payments import Pay
from gaiola.games.lisboa.rules.visits import VisitCost
from gaiola.table.luckless import Luck, NoLuck
from tests.games.lisboa.table import GREEN, YELLOW, city, deal, play, quote, run, step

PRICES = ("reis", "influence", "wigs")
PAYING = ("sponsor", "visit", "follow", "follow-keep", "complete", "build", "cube", "pay-visit")


def taken(events: Sequence[Event], seat: int) -> dict[str, int]:
    """What a seat has paid, as a quote says it."""
    sums = Counter[str]()
    for event in events:
        if isinstance(event, Paid) and event.seat == seat:
            sums.update(reis=event.reis, influence=event.influence)
        elif isinstance(event, VisitPaid) and event.seat == seat:
            sums.update(reis=event.reis, influence=event.influence, wigs=event.wigs)
    return {name: -sums[name] for name in PRICES if sums[name]}


def asked(pos: LisboaPosition, seat: int) -> dict[str, int]:
    """What is due where the seat is asked how it pays, as a quote says it."""
    top = pos.agenda[-1] if pos.to_move == seat else None
    if isinstance(top, Pay):
        return {"reis": -top.due(pos)}
    return {"influence": -top.cost} if isinstance(top, VisitCost) else {}


def purse(pos: LisboaPosition, seat: int) -> tuple[int, ...]:
    return pos.reis[seat], pos.influence[seat], pos.wigs[seat], pos.treasury


def lowers(pos: LisboaPosition, move: Move) -> int:
    """By how much a cube lowers the price of the land."""
    return pos.box.rubble_cost[move.rubble] if isinstance(move, Cube) and move.line != FROM_PILE else 0


def follow(pos: LisboaPosition, move: Move) -> dict[str, int] | None:
    """What a move takes, or asks for, as far as no luck has a say and nothing else changes the purse; of cubes the one
    that makes the land cheapest."""
    seat, then, journal = pos.to_move, pos.copy(), Journal()
    assert seat is not None
    while True:
        with suppress(Luck):
            then.carry_out(move, NoLuck(), journal)
        payments, due = taken(journal.events, seat), asked(then, seat)
        if payments:
            return None if due else payments
        if due:  # on the way of one who keeps the favor a visit is still to be paid
            return due if move.verb != "follow-keep" and purse(then, seat) == purse(pos, seat) else None
        if not any(isinstance(other, Pay) and other.seat == seat for other in then.agenda):
            return {}
        if then.to_move != seat or step(then) not in ("cube", "withdraw"):
            return None
        move = max(then.legal(), key=lambda one: lowers(then, one))


def said(pos: LisboaPosition, move: Move) -> dict[str, int]:
    return {name: amount for name, amount in pos.quote(move) if name in PRICES and amount < 0}


def compare(pos: LisboaPosition) -> Counter[str]:
    """Every legal move that costs something and whose payment can be followed."""
    compared = Counter[str]()
    for move in pos.legal():
        if move.verb in PAYING and (found := follow(pos, move)) is not None:
            assert said(pos, move) == found, f"{move} with {purse(pos, pos.to_move or 0)}"
            compared.update([move.verb, "mixed"] if "influence" in found and "reis" in found else [move.verb])
    return compared


@pytest.mark.rule("lisboa.5.3")
def test_what_is_said_is_taken() -> None:
    compared = Counter[str]()
    for seed in range(9):
        chance, luck, pos = Chance(seed), random.Random(seed), deal(2 + seed % 3, seed)
        while not pos.over:
            compared += compare(pos)
            pos.carry_out(luck.choice(pos.legal()), chance, None)
    assert min(compared[verb] for verb in ("sponsor", "visit", "follow", "complete", "build", "cube", "mixed")) > 0


@pytest.mark.rule("lisboa.5.3")
@pytest.mark.parametrize(
    ("reis", "influence", "told"), [(0, 8, {"reis": 0, "influence": -8}), (1, 6, {"reis": -1, "influence": -6})]
)
def test_influence_that_hires_is_named(reis: int, influence: int, told: dict[str, int]) -> None:
    """Two officials at 2 réis each: what coins are missing comes from the marker, all of it."""
    pos = city(treasury=2, reis={GREEN: reis}, influence={GREEN: 10}, plans={GREEN: "blue-2"})
    run(pos, "visit blue_king_1", "skip", "open east_c")
    pos.influence[GREEN] = influence
    assert quote(pos, "complete blue-2") == {"officials": 2, **told}
    paid = play(pos, "complete blue-2", script=["arsenal_real"])
    assert taken(paid, GREEN) == {name: amount for name, amount in told.items() if amount}


@pytest.mark.rule("lisboa.9.3")
def test_wigs_that_pay_for_a_visit_are_named() -> None:
    """A visit for 4 with 1 Influence."""
    pos = city(offices={"marquis": {YELLOW: 3}}, influence={GREEN: 1})
    assert quote(pos, "visit blue_marquis_1") == {"influence": -1, "wigs": -3}
