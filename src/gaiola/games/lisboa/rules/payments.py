"""Chapter 5, Influence and payments: gaining Influence, turning it into réis, and what land, officials, events and
favors cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, NO, YES, Frame, Step
from .. import events
from ..constants import (
    COURT,
    CUBES,
    EVENT_FEE,
    EXCHANGE,
    FEE,
    HIRE,
    HIRE_PRICE,
    KEEP,
    KEEP_FEE,
    LAND,
    LAND_PRICE,
    PURPOSES,
    SPEND,
)
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
    if journal is not None:
        journal.add(events.InfluenceGained(seat, pos.influence[seat] - before))
    if pos.influence[seat] == pos.box.wig_space:
        earn(pos, seat, 1, COURT, journal)


# ---- what things cost


def line_cost(pos: LisboaPosition, rubble: list[int], line: int) -> int:
    """1.4: the cubes at the end of a row or column."""
    cost, at = pos.box.rubble_cost, line * CUBES
    return rubble[at] * cost[0] + rubble[at + 1] * cost[1] + rubble[at + 2] * cost[2]


def land_price(pos: LisboaPosition, land: int) -> int:
    """10.4: the Treasury value and the rubble of row and column, before discounts."""
    box = pos.box
    rows = line_cost(pos, pos.row_rubble, box.land_row[land])
    return pos.value() + rows + line_cost(pos, pos.column_rubble, box.land_column[land])


def dearest_cube(pos: LisboaPosition, land: int) -> int:
    """10.3: by how much the cube that one takes can lower the price."""
    box, row, column = pos.box, pos.box.land_row[land] * CUBES, pos.box.land_column[land] * CUBES
    costs = [box.rubble_cost[k] for k in range(CUBES) if pos.row_rubble[row + k] or pos.column_rubble[column + k]]
    return max(costs) if costs else 0


def discounted(pos: LisboaPosition, seat: int, purpose: int, price: int, discount: int) -> int:
    """5.4: special discounts, then the general one; never below 0."""
    if purpose == LAND:
        price -= pos.has(seat, LAND_PRICE) + discount
    elif purpose == FEE:
        price -= pos.has(seat, EVENT_FEE)
    price = max(0, price) - pos.has(seat, SPEND)
    return max(0, price)


def hire_price(pos: LisboaPosition, seat: int, number: int) -> int:
    """12.5: each official at the Treasury value, all in one payment."""
    each = max(0, pos.value() - pos.has(seat, HIRE_PRICE))
    return discounted(pos, seat, HIRE, number * each, 0)


def fee(pos: LisboaPosition, seat: int) -> int:
    """13.1: for sponsoring an event."""
    return discounted(pos, seat, FEE, pos.value(), 0)


def keep_fee(pos: LisboaPosition, seat: int) -> int:
    """17.12: for following without giving the favor up."""
    return discounted(pos, seat, KEEP, pos.has(seat, KEEP_FEE), 0)


def due(pos: LisboaPosition, frame: Frame) -> int:
    """What a payment comes to at this moment: `a` its purpose, `b` the land or the number of officials, `c` a
    discount."""
    if frame.a == LAND:
        return discounted(pos, frame.seat, LAND, land_price(pos, frame.b), frame.c)
    if frame.a == HIRE:
        return hire_price(pos, frame.seat, frame.b)
    if frame.a == FEE:
        return fee(pos, frame.seat)
    return keep_fee(pos, frame.seat)


def purse(pos: LisboaPosition, seat: int) -> int:
    """5.3: coins, and réis that the Influence could become."""
    return pos.reis[seat] + pos.cash(seat)


def rise(pos: LisboaPosition, steps: int) -> int:
    """By how much the Treasury value would rise."""
    values = pos.box.treasury_value
    return values[min(len(values) - 1, pos.treasury + steps)] - pos.value()


def pending(pos: LisboaPosition, frame: Frame) -> tuple[int, bool, bool]:
    """What lies above a frame on the agenda: by how many steps the Treasury may rise, whether there are rewards, and
    the choice of a cube. A free State action may be skipped."""
    dearer, rewards, cube = 0, False, False
    for i in range(len(pos.agenda) - 1, -1, -1):
        above = pos.agenda[i]
        if above is frame:
            break
        name = above.step.name
        if name == "cube":
            cube = True
        elif name not in ("house", "fit", "free-action", "second-action", "place-tile"):
            rewards = True
        if name == "reward":
            brings = pos.box.effects[above.a].brings
            dearer += brings.treasury_steps + brings.cardinal_moves * pos.box.dearer_by_cardinal
        elif name in ("cardinal", "clergy", "church-icons"):
            dearer += pos.box.dearer_by_cardinal
        elif name == "treasury-shift":
            dearer += above.a
    return dearer, rewards, cube


class Pay(Step["LisboaPosition"]):
    """5.3, 5.4: how many of the réis come from Influence. `a` the purpose, `b` and `c` as `due` reads them."""

    name: ClassVar[str] = "pay"
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        """Not if there is only one way to pay; if there is none, the commitment is broken."""
        least, most = self._range(pos, frame)
        return least != most

    def _range(self, pos: LisboaPosition, frame: Frame) -> tuple[int, int]:
        """The fewest and the most réis that Influence can pay."""
        price = due(pos, frame)
        return max(0, price - pos.reis[frame.seat]), min(price, pos.cash(frame.seat))

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        self._pay(pos, frame, self._range(pos, frame)[0], journal)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.pay[: min(due(pos, frame), pos.box.most_cash) + 1]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        price, seat = due(pos, frame), frame.seat
        if move.a > price:
            return Refusal("lisboa.5.3", "no-change", need=price, have=move.a)
        if move.a > pos.cash(seat):
            return Refusal("lisboa.5.3", "influence-short", need=move.a, have=pos.cash(seat))
        if price - move.a > pos.reis[seat]:
            return Refusal(RULES[frame.a], "too-dear", need=price, have=pos.reis[seat] + move.a)
        return None

    def moves(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        least, most = self._range(pos, frame)
        return pos.box.moves.pay[least : most + 1]

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        seat = frame.seat
        spaces = pos.influence[seat] - left_after(pos, seat, min(move.a, pos.cash(seat)))
        return (("reis", move.a - due(pos, frame)), ("influence", -spaces))

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        self._pay(pos, frame, move.a, journal)

    def _pay(self, pos: LisboaPosition, frame: Frame, generated: int, journal: Journal | None) -> None:
        """`generated` réis come from Influence, the rest are coins."""
        price, seat = due(pos, frame), frame.seat
        left = left_after(pos, seat, generated)
        spaces = pos.influence[seat] - left
        pos.influence[seat] = left
        pos.reis[seat] -= price - generated
        if journal is not None:
            journal.add(events.Paid(seat, price - generated, spaces, PURPOSES[frame.a]))

    def lacks(self, pos: LisboaPosition, frame: Frame) -> Refusal | None:
        price, have = self._least(pos, frame, pending(pos, frame)[2]), purse(pos, frame.seat)
        return Refusal(RULES[frame.a], "too-dear", need=price, have=have) if price > have else None

    def _least(self, pos: LisboaPosition, frame: Frame, cube: bool) -> int:
        """What is due; if a cube is still to be taken, the dearest one."""
        if not cube:
            return due(pos, frame)
        return discounted(pos, frame.seat, LAND, land_price(pos, frame.b) - dearest_cube(pos, frame.b), frame.c)

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        dearer, rewards, cube = pending(pos, frame)
        if purse(pos, frame.seat) >= self._least(pos, frame, cube) + rise(pos, dearer):
            return YES
        return MAYBE if rewards else NO


def left_after(pos: LisboaPosition, seat: int, reis: int) -> int:
    """5.3: the space of the marker after it has moved down for so many réis."""
    table = pos.box.cash[1 if pos.has(seat, EXCHANGE) else 0]
    left, wanted = pos.influence[seat], table[pos.influence[seat]] - reis
    while table[left] > wanted:
        left -= 1
    return left


PAY: Final = Pay()
