"""What counts at the end: majorities, money, decrees; and the winner. `ending` hands the wigs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.position import ranks
from ..constants import CUBE_KINDS, DOCKS, GOOD_KINDS, NOBLES, NOBODY

if TYPE_CHECKING:
    from ..position import LisboaPosition


def hull(pos: LisboaPosition, seat: int) -> int:
    """16.2: the hulls of all ships in the portfolio."""
    total = 0
    for berth in range(seat * DOCKS, (seat + 1) * DOCKS):
        ship = pos.ship_at(berth)
        total += pos.box.hull[ship] if ship != NOBODY else 0
    return total


def share(counts: list[int], prizes: list[int]) -> list[int]:
    """16.4, 16.5: who is tied adds up the places that they take and divides; nothing counts nothing."""
    wigs = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if not count:
            break
        tied = [seat for seat in range(len(counts)) if counts[seat] == count]
        for seat in tied:
            wigs[seat] = sum(prizes[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return wigs


def stores_by_type(pos: LisboaPosition, seat: int) -> list[int]:
    """Own stores by the good of the street that they face."""
    counts = [0] * GOOD_KINDS
    for land, owner in enumerate(pos.owner):
        if owner == seat:
            counts[pos.facing[land]] += 1
    return counts


def store_majorities(pos: LisboaPosition) -> list[int]:
    """16.4 to 16.6: wigs of each seat for having the most stores of a type, or the next most."""
    counts = [stores_by_type(pos, seat) for seat in range(pos.players)]
    wigs = [0] * pos.players
    for good in range(GOOD_KINDS):
        prizes = pos.box.store_prizes[pos.players][good]
        for seat, prize in enumerate(share([count[good] for count in counts], prizes)):
            wigs[seat] += prize
    return wigs


def money(pos: LisboaPosition, seat: int) -> int:
    """16.7: coins, and the Influence as réis."""
    return pos.reis[seat] + pos.cash(seat)


def decree_wigs(pos: LisboaPosition, seat: int) -> int:
    """16.8: wigs for all own decrees."""
    return sum([decree_worth(pos, seat, decree) for decree, owner in enumerate(pos.decree_of) if owner == seat])


def decree_worth(pos: LisboaPosition, seat: int, decree: int) -> int:
    """17.17, 17.18: what a decree would score for this seat now."""
    return pos.box.score[decree].of(pos.box.goal[decree].count(pos, seat))


def plans_completed(pos: LisboaPosition, seat: int) -> int:
    count = len(pos.box.plans)
    return sum(pos.completed[seat * count : (seat + 1) * count])


def plan_officials(pos: LisboaPosition, seat: int) -> int:
    """16.9: officials on completed plans."""
    count, officials = len(pos.box.plans), pos.box.plan_officials
    return sum([pos.completed[seat * count + plan] * officials[plan] for plan in range(count)])


def official_majority(pos: LisboaPosition) -> list[int]:
    """16.9: wigs of each seat for the most officials on completed plans, or the next most."""
    prizes = pos.box.official_prizes[pos.players]
    return share([plan_officials(pos, seat) for seat in range(pos.players)], prizes)


def favors(pos: LisboaPosition, seat: int) -> int:
    return sum(pos.favors[seat * len(NOBLES) : (seat + 1) * len(NOBLES)])


def cubes(pos: LisboaPosition, seat: int) -> int:
    return sum(pos.rubble[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS])


def ranking(pos: LisboaPosition) -> list[int]:
    """1.1, 16.11: most wigs, then rubble sets, stores, completed plans, money; after that a tie stays a tie."""
    return ranks(
        [
            (pos.wigs[seat], pos.sets(seat), pos.stores(seat), plans_completed(pos, seat), money(pos, seat))
            for seat in range(pos.players)
        ]
    )
