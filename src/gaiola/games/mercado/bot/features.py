"""What a bot reads of a market: the same numbers for any count of players, own seat first. They say what is there and
what it would bring at once; how much that matters is learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import LINES, NOTHING, SPACES

if TYPE_CHECKING:
    from ..position import MercadoPosition

OF_A_SEAT: Final = (
    "score",
    "coins",
    "stands",
    "stands left",
    "restaurants in hand",
    "tiles in hand",
    "goods in hand",
    "value of the stands",
    "small customers hoped for",
    "large customers hoped for",
    "customers hoped for with one stand more",
    "best stand",
    "second best stand",
    "best stand and its customers",
    "best customers",
    "best customers of a second line",
    "best customers of a third line",
    "best lead by customers",
    "best restaurant",
    "best lead by a restaurant",
    "lines",
)
"""Of one seat. Three rivals are told: who plays next, who leads, and the average of all."""
OF_ALL: Final = (
    "lead",
    "to move",
    "seats until own turn",
    "is the trigger",
    "end triggered",
    "turns left after the trigger",
    "spaces until the end",
    "entrances until the end",
    "one space until the end",
    "one entrance until the end",
    "coins in a row",
    "one coin until the end",
    "bag",
    "goods on display",
    *(f"on offer {size}" for size in range(1, 5)),
    *(f"customers left {size}" for size in range(1, 5)),
    *(f"open entrances at {stands} stands" for stands in range(6)),
)
ROLES: Final = ("own", "next", "leader", "average")
NAMES: Final = (*OF_ALL, *(f"{role}: {name}" for role in ROLES for name in OF_A_SEAT))
SIZES: Final = 4
LARGE: Final = 3
"""From this size on customers are large: few lines have stands enough for them."""


def features(pos: MercadoPosition, seat: int) -> list[float]:
    """Numbers of about 0 to 2, in the order of `NAMES`."""
    market = Market(pos)
    players, width = pos.players, len(OF_A_SEAT)
    of_seats = market.of_seats()
    found = _of_all(pos, seat, of_seats, market)
    found += of_seats[seat]
    if players == 1:
        return found + [0.0] * (3 * width)
    following = (seat + 1) % players
    leader, average = following, [0.0] * width
    for step in range(1, players):
        other = (seat + step) % players
        if of_seats[other][0] > of_seats[leader][0]:
            leader = other
        rival = of_seats[other]
        for i in range(width):
            average[i] += rival[i] / (players - 1)
    return found + of_seats[following] + of_seats[leader] + average


def _of_all(pos: MercadoPosition, seat: int, of_seats: list[list[float]], market: Market) -> list[float]:
    box, players = pos.box, pos.players
    best = -1000.0
    for other in range(players):
        if other != seat and of_seats[other][0] > best:
            best = of_seats[other][0]
    mover = pos.agenda[-1].seat if pos.agenda else seat
    spaces, entrances = len(pos.free) - box.spaces_left, pos.free_entrances - box.entrances_left
    to_run = box.coin_run[players] - pos.coin_run if players > 1 else 9
    bag = display = 0
    for good in range(len(box.goods)):
        bag += pos.bag[good]
        display += 1 if pos.display[good] else 0
    return [
        of_seats[seat][0] - best if players > 1 else 0.0,
        1.0 if mover == seat else 0.0,
        ((seat - mover) % players) / 3,
        1.0 if pos.trigger == seat else 0.0,
        0.0 if pos.trigger == NOTHING else 1.0,
        0.0 if pos.trigger == NOTHING else ((pos.trigger - mover) % players) / 3,
        spaces / 20,
        entrances / 16,
        1.0 if spaces <= 1 else 0.0,
        1.0 if entrances <= 1 else 0.0,
        pos.coin_run / 3,
        1.0 if to_run <= 1 else 0.0,
        bag / 30,
        display / 3,
        *market.offered,
        *market.left,
        *market.openness(),
    ]


class Market:
    """What all seats share: who would be paid what, and what may still come to each line."""

    def __init__(self, pos: MercadoPosition) -> None:
        self.pos = pos
        self.offered = [0.0] * SIZES
        self.left = [0.0] * SIZES
        hopes = self._hopes_by_stands()
        self.small = self._hopes(hopes, 0, LARGE - 1, 0)
        self.large = self._hopes(hopes, LARGE - 1, SIZES, 0)
        self.soon = self._hopes(hopes, 0, SIZES, 1)
        self.values = self._values()
        self.incomes = self._incomes()

    def _hopes_by_stands(self) -> list[float]:
        """[size * goods + good]: customers that an average tile of each size up to this one would bring to a stand of
        this good worth 1."""
        box, pos = self.pos.box, self.pos
        goods = len(box.goods)
        count = [0] * (SIZES + 1)
        wanting = [0] * ((SIZES + 1) * goods)  # tiles to come that ask for the good
        for tile, stacked in enumerate(pos.stacked):
            if stacked:
                size = box.customers_on[tile]
                count[size] += 1
                for good in box.goods_on[tile]:
                    wanting[size * goods + good] += 1
        for tile in pos.shown:
            size = box.customers_on[tile]
            count[size] += 1
            self.offered[size - 1] += 1 / 3
            for good in box.goods_on[tile]:
                wanting[size * goods + good] += 1
        hopes = [0.0] * ((SIZES + 1) * goods)
        for size in range(1, SIZES + 1):
            self.left[size - 1] = count[size] / 10
            share = size / count[size] if count[size] else 0.0
            for at in range(size * goods, (size + 1) * goods):
                hopes[at] = hopes[at - goods] + share * wanting[at]
        return hopes

    def _hopes(self, by_stands: list[float], above: int, most: int, more: int) -> list[float]:
        """[line * goods + good]: the customers of these sizes hoped for at all open entrances, if the line had so many
        stands more."""
        pos, goods = self.pos, len(self.pos.box.goods)
        hopes = [0.0] * (LINES * goods)
        for line in range(LINES):
            open_ways = pos.open_entrances[line].bit_count()
            stands = min(most, pos.in_line[line] + more)
            if open_ways and stands > above:
                upper, lower, at = stands * goods, above * goods, line * goods
                for good in range(goods):
                    hopes[at + good] = open_ways * (by_stands[upper + good] - by_stands[lower + good])
        return hopes

    def _values(self) -> list[int]:
        """[(line * seats + seat) * goods + good]: what a customer for the good in the line is worth to the seat."""
        pos, box = self.pos, self.pos.box
        goods, players = len(box.goods), pos.players
        values = [0] * (LINES * players * goods)
        for space in range(SPACES):
            good = pos.stand[space]
            if good >= 0:
                owner, value = pos.owner[space], pos.value[space * goods + good]
                values[(box.row_of[space] * players + owner) * goods + good] += value
                values[(box.column_of[space] * players + owner) * goods + good] += value
        return values

    def _incomes(self) -> list[list[int]]:
        """For each line with an open entrance and each tile on offer that may come there: what every seat is paid, and
        last the line."""
        pos, box = self.pos, self.pos.box
        goods, players, values = len(box.goods), pos.players, self.values
        found: list[list[int]] = []
        for line in range(LINES):
            stands = pos.in_line[line]
            if not stands or not pos.open_entrances[line]:
                continue
            first = line * players * goods
            for tile in pos.shown:
                size = box.customers_on[tile]
                if size > stands:
                    break  # they lie in the order of their sizes
                paid = [0] * players
                at, wanted = first, box.goods_on[tile]
                for seat in range(players):
                    for good in wanted:
                        paid[seat] += size * values[at + good]
                    at += goods
                paid.append(line)
                found.append(paid)
        return found

    def openness(self) -> list[float]:
        """Open entrances by the stands that their line holds."""
        found = [0.0] * 6
        for line in range(LINES):
            found[self.pos.in_line[line]] += self.pos.open_entrances[line].bit_count() / 6
        return found

    def of_seats(self) -> list[list[float]]:
        return [self._of_seat(seat) for seat in range(self.pos.players)]

    def _of_seat(self, seat: int) -> list[float]:
        pos, box = self.pos, self.pos.box
        goods, kinds = len(box.goods), len(box.restaurants)
        restaurants = tiles = held = lines = 0
        for kind in range(kinds):
            restaurants += pos.restaurants[seat * kinds + kind]
        for good in range(goods):
            tiles += pos.tiles[seat * goods + good]
            held += 1 if pos.tiles[seat * goods + good] else 0
        for line in range(LINES):
            if pos.own_goods[seat * LINES + line]:
                lines += 1
        score = pos.coins[seat] * box.points_per_coin + restaurants * box.points_per_restaurant
        return [
            score / 20,
            pos.coins[seat] / 5 if pos.coins[seat] < 8 else 1.6,
            (box.wooden_stands - pos.stands_left[seat]) / 8,
            pos.stands_left[seat] / 8,
            restaurants / 2,
            tiles / 3,
            held / 3,
            *self._hopes_of(seat),
            *self._stands_of(seat),
            *self._customers_of(seat),
            *(self._restaurants_of(seat) if restaurants else (0.0, 0.0)),
            lines / 10,
        ]

    def _hopes_of(self, seat: int) -> list[float]:
        goods, players = len(self.pos.box.goods), self.pos.players
        worth = small = large = soon = 0.0
        for line in range(LINES):
            first, at = (line * players + seat) * goods, line * goods
            for good in range(goods):
                value = self.values[first + good]
                if value:
                    worth += value / 2  # every stand lies in two lines
                    small += value * self.small[at + good]
                    large += value * self.large[at + good]
                    soon += value * self.soon[at + good]
        return [worth / 8, small / 30, large / 30, soon / 60]

    def _stands_of(self, seat: int) -> list[float]:
        """What a stand would bring at once, less its price; and with the customers that may still come to it."""
        pos, box = self.pos, self.pos.box
        goods, coins = len(box.goods), pos.coins[seat]
        best, second, hoped = -4, -4, -4.0
        if not pos.stands_left[seat]:
            return [best / 10, second / 10, hoped / 20]
        held = [good for good in range(goods) if pos.tiles[seat * goods + good]]
        for space in pos.free:
            here, price = -4, pos.prices[space]
            if coins + pos.most_paid[space] < price:
                continue
            first, row, column = space * goods, box.row_of[space] * goods, box.column_of[space] * goods
            for good in held:
                income = pos.incomes[first + good]
                if coins + income < price:
                    continue
                here = max(here, income - price)
                to_come = pos.value[first + good] * (self.soon[row + good] + self.soon[column + good])
                hoped = max(hoped, income - price + 0.3 * to_come)
            if here > best:
                best, second = here, best
            elif here > second:
                second = here
        return [best / 10, second / 10, hoped / 20]

    def _customers_of(self, seat: int) -> list[float]:
        """The best incomes from tiles on offer, a line each; and the most that one brings more than to any other."""
        players = self.pos.players
        best, second, third, lead = 0, 0, 0, 0
        line, here = -1, 0
        for paid in self.incomes:
            own = paid[seat]
            if not own:
                continue
            if paid[players] != line:
                best, second, third = _ranked(best, second, third, here)
                line, here = paid[players], 0
            here = max(here, own)
            most = 0
            for other in range(players):
                if other != seat and paid[other] > most:
                    most = paid[other]
            lead = max(lead, own - most)
        best, second, third = _ranked(best, second, third, here)
        return [best / 10, second / 10, third / 10, lead / 10]

    def _restaurants_of(self, seat: int) -> list[float]:
        """What a restaurant in hand would add to the customers hoped for, and how much more than to others."""
        pos, box = self.pos, self.pos.box
        goods, kinds = len(box.goods), len(box.restaurants)
        best = lead = 0.0
        for kind in range(kinds):
            if not pos.restaurants[seat * kinds + kind]:
                continue
            serves = box.serves[kind]
            for space in pos.free:
                own = others = 0.0
                for near in box.neighbours[space]:
                    good = pos.stand[near]
                    if good < 0 or good not in serves:
                        continue
                    hope = self.soon[box.row_of[near] * goods + good] + self.soon[box.column_of[near] * goods + good]
                    if pos.owner[near] == seat:
                        own += hope
                    else:
                        others += hope
                best, lead = max(best, own), max(lead, own - others)
        return [best / 20, lead / 20]


def _ranked(best: int, second: int, third: int, new: int) -> tuple[int, int, int]:
    if new > best:
        return new, best, second
    if new > second:
        return best, new, second
    return best, second, max(third, new)
