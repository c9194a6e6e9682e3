"""Chapter 5, Influence and payments: gaining Influence, turning it into réis, and what land, officials, events and
favors cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events
from ..constants import (
    COURT,
    CUBE_KINDS,
    EVENT_DISCOUNT,
    EXCHANGE,
    FEE,
    GENERAL_DISCOUNT,
    HIRE,
    HIRE_DISCOUNT,
    KEEP,
    KEEP_FEE,
    LAND,
    LAND_DISCOUNT,
    PURPOSES,
)
from ..moves import Pay as PayMove
from .choices import LisboaStep, above, top
from .stock import earn

if TYPE_CHECKING:
    from ..position import LisboaPosition

RULES: Final = ("lisboa.10.4", "lisboa.12.5", "lisboa.13.1", "lisboa.17.12")  # by purpose


def gain_influence(pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
    """5.1, 5.2: the sum of the docks, up to 10; a wig for being there."""
    gain = pos.influence_sum(seat)
    if not gain:
        return
    before = pos.influence[seat]
    pos.influence[seat] = min(pos.box.most_influence, before + gain)
    if journal:
        journal.add(events.InfluenceGained(seat, pos.influence[seat] - before))
    if pos.influence[seat] == pos.box.wig_space:
        earn(pos, seat, 1, COURT, journal)


# ---- what things cost


def land_price(pos: LisboaPosition, land: int) -> int:
    """10.4: the Treasury value and the rubble of row and column, before discounts."""
    return pos.value() + pos.rubble_price[land]


def any_cube(pos: LisboaPosition, land: int) -> bool:
    """10.3: whether a cube is left at the end of the row or of the column."""
    row, column = pos.box.land_row[land] * CUBE_KINDS, pos.box.land_column[land] * CUBE_KINDS
    return any(pos.row_rubble[row : row + CUBE_KINDS]) or any(pos.column_rubble[column : column + CUBE_KINDS])


def dearest_cube_cost(pos: LisboaPosition, land: int) -> int:
    """10.3: by how much the cube that one takes can lower the price; 0 if none is left."""
    return pos.rubble_price[land] - pos.least_rubble_price[land]


def own_land_price(pos: LisboaPosition, seat: int, land: int, cleared: int, discount: int) -> int:
    """10.3, 10.4, 5.4: what this seat pays for a land once rubble of cost `cleared` is gone; `discount` is that of an
    event."""
    return discounted(pos, seat, LAND, land_price(pos, land) - cleared, discount)


def least_land_price(pos: LisboaPosition, seat: int, land: int, discount: int) -> int:
    """10.3, 10.4: with the dearest cube taken."""
    return own_land_price(pos, seat, land, dearest_cube_cost(pos, land), discount)


def least_land_prices(pos: LisboaPosition, seat: int, lands: list[int], discount: int) -> list[int]:
    """`least_land_price` of many lands: what they have in common is counted once."""
    common = pos.value() - pos.has(seat, LAND_DISCOUNT) - discount - pos.has(seat, GENERAL_DISCOUNT)
    rubble = pos.least_rubble_price
    return [max(0, common + rubble[land]) for land in lands]


def discounted(pos: LisboaPosition, seat: int, purpose: int, price: int, discount: int) -> int:
    """5.4, 17.10: special discounts, then the general one; never below 0. That on officials is for each of them, so
    `hire_price` has taken it off."""
    if purpose == LAND:
        price -= pos.has(seat, LAND_DISCOUNT) + discount
    elif purpose == FEE:
        price -= pos.has(seat, EVENT_DISCOUNT)
    price = max(0, price) - pos.has(seat, GENERAL_DISCOUNT)
    return max(0, price)


def hire_price(pos: LisboaPosition, seat: int, number: int) -> int:
    """12.5: each official at the Treasury value, all in one payment."""
    each = max(0, pos.value() - pos.has(seat, HIRE_DISCOUNT))
    return discounted(pos, seat, HIRE, number * each, 0)


def fee(pos: LisboaPosition, seat: int) -> int:
    """13.1: for sponsoring an event."""
    return discounted(pos, seat, FEE, pos.value(), 0)


def keep_fee(pos: LisboaPosition, seat: int) -> int:
    """17.12: for following without giving the favor up."""
    return discounted(pos, seat, KEEP, pos.has(seat, KEEP_FEE), 0)


def purse(pos: LisboaPosition, seat: int) -> int:
    """5.3: coins, and réis that the Influence could become."""
    return pos.reis[seat] + pos.cash(seat)


def rise(pos: LisboaPosition, steps: int) -> int:
    """By how much the Treasury value would rise."""
    values = pos.box.treasury_value
    return values[min(len(values) - 1, pos.treasury + steps)] - pos.value()


def pending(pos: LisboaPosition, step: LisboaStep) -> tuple[int, bool, bool]:
    """What lies above a step on the agenda: by how many steps the Treasury may rise, whether something may help to
    pay, and whether a cube is still to be taken."""
    dearer, helps, cube = 0, False, False
    for other in above(pos, step):
        dearer += other.treasury_rise(pos)
        helps = helps or other.may_help_to_pay
        cube = cube or other.takes_cube
    return dearer, helps, cube


def told(pos: LisboaPosition, seat: int, price: int) -> Terms:
    """5.3: the price as it will be paid. Where coins and Influence can pay it in one way only, nobody is asked, and
    both are named; else it is a number of réis."""
    return told_of(pos, seat, price, pos.reis[seat], pos.influence[seat])


def told_of(pos: LisboaPosition, seat: int, price: int, reis: int, influence: int) -> Terms:
    """`told`, of a purse with so many coins and so much Influence."""
    cash = pos.box.cash[1 if pos.has(seat, EXCHANGE) else 0][influence]
    generated = max(0, price - reis)
    if not generated or generated != min(price, cash):
        return (("reis", -price),)
    left = space_after(pos, seat, influence, generated)
    return (("reis", generated - price), ("influence", left - influence))


class PayWithInfluence(Verb["LisboaPosition", "Pay", PayMove]):
    """5.3: so many réis from Influence, the others in coins."""

    word: ClassVar[str] = "pay"

    def candidates(self, pos: LisboaPosition, step: Pay) -> list[PayMove]:
        return pos.box.moves.pay[: min(step.due(pos), pos.box.most_cash) + 1]

    def refusal(self, pos: LisboaPosition, step: Pay, move: PayMove) -> Refusal | None:
        price, seat = step.due(pos), step.seat
        if move.influence > price:
            return Refusal("lisboa.5.3", "no-change", need=price, have=move.influence)
        if move.influence > pos.cash(seat):
            return Refusal("lisboa.5.3", "influence-short", need=move.influence, have=pos.cash(seat))
        if price - move.influence > pos.reis[seat]:
            return Refusal(RULES[step.purpose], "too-dear", need=price, have=pos.reis[seat] + move.influence)
        return None

    def moves(self, pos: LisboaPosition, step: Pay) -> list[PayMove]:
        """What `refusal` allows, read quickly."""
        least, most = step.from_influence(pos)
        return pos.box.moves.pay[least : most + 1]

    def quote(self, pos: LisboaPosition, step: Pay, move: PayMove) -> Terms:
        seat = step.seat
        spaces = pos.influence[seat] - left_after(pos, seat, min(move.influence, pos.cash(seat)))
        return (("reis", move.influence - step.due(pos)), ("influence", -spaces))

    def play(self, pos: LisboaPosition, step: Pay, move: PayMove, chance: Chance, journal: Journal | None) -> None:
        step.pay(pos, move.influence, journal)


class Pay(LisboaStep):
    """5.3, 5.4: how many of the réis come from Influence. What the subject is depends on the purpose."""

    name: ClassVar[str] = "pay"
    carries: ClassVar[tuple[str, ...]] = ("purpose", "subject", "discount")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PayWithInfluence(),)

    def __init__(self, seat: int, purpose: int, subject: int = 0, discount: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.purpose: Final = purpose
        self.subject: Final = subject
        self.discount: Final = discount

    @property
    def land(self) -> int:
        """That is bought."""
        return self.subject

    @property
    def officials(self) -> int:
        """How many are hired."""
        return self.subject

    def due(self, pos: LisboaPosition) -> int:
        """What the payment comes to at this moment."""
        if self.purpose == LAND:
            return self.for_land(pos, 0)
        if self.purpose == HIRE:
            return hire_price(pos, self.seat, self.officials)
        return fee(pos, self.seat) if self.purpose == FEE else keep_fee(pos, self.seat)

    def for_land(self, pos: LisboaPosition, cleared: int) -> int:
        """10.3, 10.4: the price of the land, once rubble of this cost is gone."""
        return own_land_price(pos, self.seat, self.land, cleared, self.discount)

    def from_influence(self, pos: LisboaPosition) -> tuple[int, int]:
        """The fewest and the most réis that Influence can pay."""
        price = self.due(pos)
        return max(0, price - pos.reis[self.seat]), min(price, pos.cash(self.seat))

    def leaves(self, pos: LisboaPosition, generated: int) -> tuple[int, int]:
        """The coins and the Influence left when `generated` réis come from Influence."""
        seat = self.seat
        return pos.reis[seat] - (self.due(pos) - generated), left_after(pos, seat, generated)

    def asks(self, pos: LisboaPosition) -> bool:
        """Not if there is only one way to pay; if there is none, the commitment is broken."""
        least, most = self.from_influence(pos)
        return least != most

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        self.pay(pos, self.from_influence(pos)[0], journal)

    def pay(self, pos: LisboaPosition, generated: int, journal: Journal | None) -> None:
        """`generated` réis come from Influence, the rest are coins."""
        seat = self.seat
        reis, influence = self.leaves(pos, generated)
        coins, spaces = pos.reis[seat] - reis, pos.influence[seat] - influence
        pos.reis[seat], pos.influence[seat] = reis, influence
        if journal:
            journal.add(events.Paid(seat, coins, spaces, PURPOSES[self.purpose]))

    def lacks(self, pos: LisboaPosition) -> Refusal | None:
        price, have = self._least(pos, pending(pos, self)[2]), purse(pos, self.seat)
        return Refusal(RULES[self.purpose], "too-dear", need=price, have=have) if price > have else None

    def _least(self, pos: LisboaPosition, cube: bool) -> int:
        """What is due; if a cube is still to be taken, the dearest one."""
        return least_land_price(pos, self.seat, self.land, self.discount) if cube else self.due(pos)

    def possible(self, pos: LisboaPosition) -> int:
        """While the cube is being decided it may be the wrong one; before, the dearest can still be taken."""
        dearer, helps, cube = pending(pos, self)
        have, deciding = purse(pos, self.seat), top(pos).takes_cube
        if have >= self._least(pos, cube and not deciding) + rise(pos, dearer):
            return YES
        return MAYBE if helps or (deciding and have >= self._least(pos, True)) else NO

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"purpose": PURPOSES[self.purpose], "due": self.due(pos)}


def left_after(pos: LisboaPosition, seat: int, reis: int) -> int:
    """5.3: the space of the marker after it has moved down for so many réis."""
    return space_after(pos, seat, pos.influence[seat], reis)


def space_after(pos: LisboaPosition, seat: int, influence: int, reis: int) -> int:
    """`left_after`, of a marker on this space."""
    table = pos.box.cash[1 if pos.has(seat, EXCHANGE) else 0]
    left, wanted = influence, table[influence] - reis
    while table[left] > wanted:
        left -= 1
    return left
