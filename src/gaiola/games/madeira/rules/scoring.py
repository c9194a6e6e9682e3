"""Points: one place where they change, what requests are worth, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from ....kernel.position import ranks
from .. import events
from ..constants import (
    INFLUENCE,
    NEUTRAL,
    NOBODY,
    PIRATES,
    REQUESTS,
    RESOURCES,
    SOURCES,
    URBANIZATION,
    WEALTH,
)

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def score(pos: MadeiraPosition, seat: int, source: int, points: int) -> None:
    """2.5: the one place where points change."""
    pos.points[seat] += points
    pos.earned[seat * SOURCES + source] += points


# ---- 16: requests


def request_points(pos: MadeiraPosition, seat: int, kind: int, tiles: int, donation: int) -> int:
    """What this many requests of one kind bring together in this round (or in the next round that scores)."""
    if kind == WEALTH:  # 16.9
        most = pos.box.donation_each * tiles
        return pos.box.donation_points * (donation if donation < most else most)
    return sum([points for _, points in scored_items(pos, seat, kind, tiles)])


def scored_items(pos: MadeiraPosition, seat: int, kind: int, tiles: int) -> list[tuple[int, int]]:
    """16.3: what counts for this many requests of one kind, the best first, with its points: the slots of ships, favors
    or cities. Nothing counts for two of them."""
    box = pos.box
    if kind == INFLUENCE:
        return _favors(pos, seat, tiles)
    most = box.request_items[kind] * tiles
    if kind == URBANIZATION:
        return _cities(pos, seat)[:most]
    if kind == WEALTH:
        return []
    round = pos.round | 1  # rounds 2 and 4 look ahead to 3 and 5
    return [one for one in box.best_slots[kind][round] if pos.berths[one[0]] == seat][:most]  # 16.4, 16.5


def _favors(pos: MadeiraPosition, seat: int, tiles: int) -> list[tuple[int, int]]:
    """16.6: those face up, for each request one of each guild."""
    box = pos.box
    found: list[tuple[int, int]] = []
    left = [tiles] * len(box.guilds)
    for favor, holder in enumerate(pos.holder):
        if holder == seat and pos.face_up[favor] and left[box.guild_of[favor]]:
            left[box.guild_of[favor]] -= 1
            found.append((favor, box.favor_points))
    return found


def _cities(pos: MadeiraPosition, seat: int) -> list[tuple[int, int]]:
    """16.7: those that bring points."""
    found: list[tuple[int, int]] = []
    for city in range(len(pos.box.cities)):
        points = city_points(pos, seat, city)
        if points:
            found.append((city, points))
    found.sort(key=_points, reverse=True)
    return found


def _points(one: tuple[int, int]) -> int:
    return one[1]


def tile_points(pos: MadeiraPosition, seat: int, donation: int) -> list[list[int]]:
    """16.3: what each request held adds to those of its kind before it, by kinds."""
    found: list[list[int]] = []
    for kind in range(REQUESTS):
        tiles = range(pos.held[seat * REQUESTS + kind] + 1)
        sums = [request_points(pos, seat, kind, count, donation) for count in tiles]
        found.append([sums[count] - sums[count - 1] for count in tiles[1:]])
    return found


def best_kept(pos: MadeiraPosition, seat: int, worth: list[list[int]]) -> int:
    """16.1: the kind of the request that is kept for the most points, as things stand; NOBODY if all can be scored.
    `worth` has the points of the tiles. Among equals it is the last kind: Wealth of the Nation costs Reals."""
    if sum(pos.held[seat * REQUESTS : (seat + 1) * REQUESTS]) <= pos.box.requests_scored[pos.round | 1]:
        return NOBODY
    kept = NOBODY
    for kind in range(REQUESTS):
        if worth[kind] and (kept == NOBODY or worth[kind][-1] <= worth[kept][-1]):
            kept = kind
    return kept


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
        if journal:
            journal.add(events.LeftoversScored(seat, left, points))
        score(pos, seat, PIRATES, -losses[seat])
        if journal:
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


def ranking(pos: MadeiraPosition) -> list[int]:
    """1.1, 17.5: most points, then earlier in passing order."""
    order = pos.passing_order()
    keys: list[tuple[int, ...]] = []
    for seat in range(pos.players):
        keys.append((pos.points[seat], -order.index(seat) if seat in order else 0))
    return ranks(keys)
