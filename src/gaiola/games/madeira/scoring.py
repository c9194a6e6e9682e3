"""Points: one place where they change, what requests are worth, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.events import Journal
from ...kernel.position import ranks
from . import events
from .island import (
    EXPEDITIONS,
    INFLUENCE,
    MARKET_ROUTES,
    NEUTRAL,
    NOBODY,
    PIRATES,
    RESOURCES,
    SOURCE_NAMES,
    SOURCES,
    URBANIZATION,
)

if TYPE_CHECKING:
    from .position import MadeiraPosition


def score(pos: MadeiraPosition, seat: int, source: int, points: int) -> None:
    """2.5: the one place where points change."""
    pos.points[seat] += points
    pos.earned[seat * SOURCES + source] += points


# ---- 16: requests


def request_points(pos: MadeiraPosition, seat: int, kind: int, tiles: int, donation: int) -> int:
    """What this many requests of one kind bring together in this round (or in the next round that scores), 16.3."""
    if not tiles:
        return 0
    box = pos.box
    if kind in (MARKET_ROUTES, EXPEDITIONS):  # 16.4, 16.5
        return _ships(pos, seat, kind == EXPEDITIONS, box.request_items[kind] * tiles)
    if kind == INFLUENCE:  # 16.6
        counts = [0] * len(box.guilds)
        for favor, holder in enumerate(pos.holder):
            if holder == seat and pos.face_up[favor]:
                counts[box.guild_of[favor]] += 1
        return box.favor_points * sum([count if count < tiles else tiles for count in counts])
    if kind == URBANIZATION:  # 16.7
        values = [city_points(pos, seat, city) for city in range(len(box.cities))]
        values.sort(reverse=True)
        return sum(values[: box.request_items[kind] * tiles])
    most = box.donation_each * tiles  # 16.9
    return box.donation_points * (donation if donation < most else most)


def _ships(pos: MadeiraPosition, seat: int, colonies: bool, most: int) -> int:
    box, round = pos.box, pos.round | 1  # rounds 2 and 4 look ahead to 3 and 5
    values: list[int] = []
    for slot, owner in enumerate(pos.berths):
        if owner == seat and (box.harbor_of[slot] >= len(box.markets)) == colonies:
            values.append(box.harbor_points[box.harbor_of[slot]][round])
    values.sort(reverse=True)
    return sum(values[:most])


def city_points(pos: MadeiraPosition, seat: int, city: int) -> int:
    """16.7: the higher number for the most, the lower one for anybody else with a worker there."""
    box = pos.box
    if seat not in pos.spots[city * box.city_spots : (city + 1) * box.city_spots]:
        return 0
    return box.city_high[city] if most_in(pos, city) == seat else box.city_low[city]


def most_in(pos: MadeiraPosition, city: int) -> int:
    """16.8: who has the most pieces in a city, among equals the one farthest to the right; NOBODY if it is empty."""
    first = city * pos.box.city_spots
    counts = [0] * (NEUTRAL + 1)
    last = [NOBODY] * (NEUTRAL + 1)
    for spot in range(first, first + pos.box.city_spots):
        who = pos.spots[spot]
        if who != NOBODY:
            counts[who] += 1
            last[who] = spot
    leader, most, rightmost = NOBODY, 0, NOBODY
    for who in range(NEUTRAL + 1):
        if counts[who] > most or (counts[who] == most and most and last[who] > rightmost):
            leader, most, rightmost = who, counts[who], last[who]
    return leader


# ---- 17: the end


def score_final(pos: MadeiraPosition, journal: Journal | None) -> None:
    """17.2 to 17.4: what is left, then the pirates."""
    losses = pirate_losses(pos)
    for seat in pos.passing_order():
        left = resources(pos, seat)
        points = left // pos.box.reals_per_point
        score(pos, seat, RESOURCES, points)
        if journal is not None:
            journal.add(events.LeftoversScored(seat, left, points))
        score(pos, seat, PIRATES, -losses[seat])
        if journal is not None:
            journal.add(events.PiratesCounted(seat, pos.pirates[seat], losses[seat]))


def resources(pos: MadeiraPosition, seat: int) -> int:
    """17.2: everything as Reals."""
    kinds = len(pos.box.goods)
    return pos.reals[seat] + pos.wood[seat] + pos.bread[seat] + sum(pos.goods[seat * kinds : (seat + 1) * kinds])


def pirate_losses(pos: MadeiraPosition) -> list[int]:
    """17.3, 17.4: more pirates rank first; among equals the one later in passing order."""
    box, order = pos.box, pos.passing_order()
    ranking = sorted(range(pos.players), key=lambda seat: (-pos.pirates[seat], -order.index(seat)))
    losses = [0] * pos.players
    for rank, seat in enumerate(ranking):
        pirates = pos.pirates[seat]
        if pirates:
            excess = pirates - box.excess_over if pirates > box.excess_over else 0
            losses[seat] = box.rank_penalty[rank] + excess * box.excess_points
    return losses


def breakdown(pos: MadeiraPosition) -> list[list[tuple[str, int]]]:
    return [
        list(zip(SOURCE_NAMES, pos.earned[seat * SOURCES : (seat + 1) * SOURCES], strict=True))
        for seat in range(pos.players)
    ]


def ranking(pos: MadeiraPosition) -> list[int]:
    """1.1, 17.5: most points, then earlier in passing order."""
    order = pos.passing_order()
    keys: list[tuple[int, ...]] = []
    for seat in range(pos.players):
        keys.append((pos.points[seat], -order.index(seat) if seat in order else 0))
    return ranks(keys)
