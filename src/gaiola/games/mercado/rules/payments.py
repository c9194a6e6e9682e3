"""Prices and income: the one place that knows what a stand costs and what customers pay. Rules, refusals, quotes and
bots all ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from ..constants import ANY_GOOD, LINES, NOTHING, SPACES
from ..events import StandPaid

if TYPE_CHECKING:
    from ..position import MercadoPosition
    from .challenges import Challenge

Payment = tuple[int, int]
"""A stand's space and the entrance whose customers pay it."""


def price(pos: MercadoPosition, space: int) -> int:
    """4.2: of a stand here."""
    return pos.prices[space]


def stand_income(pos: MercadoPosition, good: int, space: int) -> int:
    """8.4: what customers already in the market would pay a new stand."""
    solo = pos.solo
    if solo is not None and solo.pays_from_count:  # 11.7
        return income(pos, payments_to_stand(pos, good, space), good, space)
    if solo is not None and solo.one_good_only and pos.specialty not in (NOTHING, good):  # 11.1
        return 0
    return pos.incomes[space * len(pos.box.goods) + good]


def incomes_by_count(pos: MercadoPosition, solo: Challenge, held: list[int]) -> list[int]:
    """11.7: `stand_income` for every free space and these goods at once. One stand more in a line makes those pay who
    wait for it, and pay everybody; the others still wait."""
    box, goods, released = pos.box, len(pos.box.goods), [0] * LINES
    demand, incomes = pos.demand[:], [0] * (SPACES * goods)
    for entrance, tile in enumerate(pos.customers):
        if tile == NOTHING or box.customers_on[tile] not in solo.pays_from_count:
            continue
        line, size = box.line_at[entrance], box.customers_on[tile]
        stands = pos.in_line[line] + 1
        if stands == size:
            released[line] += income(pos, payments_from_tile(pos, tile, entrance), NOTHING, NOTHING)
        elif stands < size:
            for good in box.goods_on[tile]:
                demand[line * goods + good] -= size
    collecting = [good for good in held if _collecting(pos) >> good & 1]
    for space in pos.free:
        row, column, first = box.row_of[space], box.column_of[space], space * goods
        incomes[first : first + goods] = [released[row] + released[column]] * goods
        for good in collecting:
            incomes[first + good] += pos.value[first + good] * (
                demand[row * goods + good] + demand[column * goods + good]
            )
    return incomes


def specialist_income(pos: MercadoPosition, space: int, specialty: int) -> int:
    """11.1: what the stand just put down would earn if this good were the specialty."""
    good = pos.stand[space]
    return stand_income(pos, good, space) if good == specialty else 0


def payments_to_stand(pos: MercadoPosition, good: int, space: int) -> list[Payment]:
    """Who is paid by whom when this stand opens, before or after it is put down."""
    box, solo = pos.box, pos.solo
    to_come = 0 if pos.stand[space] >= 0 else 1
    payments: list[Payment] = []
    for line in (box.row_of[space], box.column_of[space]):  # 8.4: all four entrances
        stands = pos.in_line[line] + to_come
        for entrance in box.entrances_of[line]:
            tile = pos.customers[entrance]
            if tile == NOTHING:
                continue
            size = box.customers_on[tile]
            if solo is not None and size in solo.pays_from_count and stands <= size:  # 11.7
                if stands < size:
                    continue
                payments += [(other, entrance) for other in _matching(pos, line, tile) if other != space]
            if (box.goods_mask[tile] & _collecting(pos)) >> good & 1:
                payments.append((space, entrance))
    return payments


def payments_from_tile(pos: MercadoPosition, tile: int, entrance: int) -> list[Payment]:
    """8.3: every matching stand in the line, whoever owns it."""
    return [(space, entrance) for space in _matching(pos, pos.box.line_at[entrance], tile)]


def _matching(pos: MercadoPosition, line: int, tile: int) -> list[int]:
    stand, mask = pos.stand, pos.box.goods_mask[tile] & _collecting(pos)
    return [space for space in pos.box.spaces_of[line] if stand[space] >= 0 and mask >> stand[space] & 1]


def _collecting(pos: MercadoPosition) -> int:
    """11.1: the mask of the goods that are paid for: a specialist collects from one kind of stand only."""
    solo = pos.solo
    if solo is None or not solo.one_good_only or pos.specialty == NOTHING:
        return ANY_GOOD
    return 1 << pos.specialty


def income(pos: MercadoPosition, payments: list[Payment], good: int, space: int) -> int:
    """The sum of some payments, when `space` is to sell `good`."""
    box, goods, total = pos.box, len(pos.box.goods), 0
    for payee, entrance in payments:
        sold = good if payee == space else pos.stand[payee]
        total += pos.value[payee * goods + sold] * box.customers_on[pos.customers[entrance]]
    return total


def pay(pos: MercadoPosition, payments: list[Payment], journal: Journal | None) -> None:
    """8.1, 8.2: each stand earns its owner its value times the customers."""
    box, goods = pos.box, len(pos.box.goods)
    solo, earned = pos.solo, 0
    for space, entrance in payments:
        good, owner, tile = pos.stand[space], pos.owner[space], pos.customers[entrance]
        value, customers = pos.value[space * goods + good], box.customers_on[tile]
        coins = value * customers
        pos.coins[owner] += coins
        earned += coins
        counted = solo is not None and solo.counted_size == customers  # 11.2
        if counted:
            pos.counted += coins
        if journal:
            journal.add(
                StandPaid(
                    owner,
                    box.spaces[space],
                    box.goods[good],
                    box.entrances[entrance],
                    value,
                    customers,
                    coins,
                    counted,
                )
            )
    if solo is not None and earned > pos.best_income:  # 10.5
        pos.best_income = earned
