"""A game of Mercado in progress: who has what, what stands where, and the counts that make the rules quick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.position import Position
from ...kernel.replacing import replaced
from . import view
from .constants import HIDDEN, LINES, NOTHING, SPACES
from .rules import scoring

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from .box import MercadoBox
    from .rules.challenges import Challenge

LISTS: Final = (
    *("coins", "tiles", "stands_left", "restaurants", "stand", "owner", "restaurant", "gray"),
    *("gray_stock", "customers", "bag", "display", "shown", "stacked"),
)
NUMBERS: Final = ("first", "coin_run", "trigger", "cause_id", "specialty", "counted", "best_income")
COUNTS: Final = (
    *("in_line", "value", "demand", "own_goods", "prices", "incomes", "most_paid"),
    *("free", "free_entrances", "open_entrances"),
)
SHARED: Final = (
    *("restaurant", "gray", "gray_stock", "customers", "stacked"),
    *("value", "demand", "incomes", "most_paid", "free", "open_entrances"),
)


class MercadoPosition(Position["MercadoBox"]):
    """Everything is an int or a flat list: `tiles[seat * goods + good]`, `value[space * goods + good]`."""

    __slots__ = LISTS + NUMBERS + COUNTS

    lists: ClassVar[tuple[str, ...]] = LISTS
    numbers: ClassVar[tuple[str, ...]] = NUMBERS
    derived: ClassVar[tuple[str, ...]] = COUNTS
    shared: ClassVar[tuple[str, ...]] = SHARED

    @property
    def solo(self) -> Challenge | None:
        return self.box.challenge if self.players == 1 else None

    @property
    def free_spaces(self) -> int:
        return len(self.free)

    def clear(self) -> None:
        """An empty market: everything in the box, nothing set up."""
        box: MercadoBox = self.box
        players = self.players
        goods, kinds = len(box.goods), len(box.restaurants)
        # in front of the players
        self.coins = [0] * players
        self.tiles = [0] * (players * goods)  # [seat * goods + good]
        self.stands_left = [box.wooden_stands] * players
        self.restaurants = [0] * (players * kinds)  # [seat * kinds + kind]
        # the market
        self.stand = [NOTHING] * SPACES  # good sold on each space
        self.owner = [NOTHING] * SPACES
        self.restaurant = [NOTHING] * SPACES  # open restaurant on each space
        self.gray = [NOTHING] * SPACES  # facedown restaurant, HIDDEN where nobody knows which
        self.gray_stock = [0] * kinds  # how many of each kind the HIDDEN ones are
        self.customers = [NOTHING] * len(box.entrances)  # tile at each entrance
        # supplies
        self.bag = box.stand_tiles[:]
        self.display = [0] * goods
        self.shown: list[int] = []  # customer tiles on offer, ascending
        self.stacked = [0] * len(box.customer_tiles)  # 1 for each customer tile still in its stack
        # the course of the game
        self.first = 0
        self.coin_run = 0
        self.trigger = NOTHING
        self.cause_id = ""
        # alone
        self.specialty = NOTHING
        self.counted = 0  # income from customers of the size that counts
        self.best_income = 0
        self.recount()

    def copy(self) -> MercadoPosition:
        new = MercadoPosition(self.box, self.players)
        new.agenda = self.agenda[:]
        new.coins = self.coins[:]
        new.tiles = self.tiles[:]
        new.stands_left = self.stands_left[:]
        new.restaurants = self.restaurants[:]
        new.stand = self.stand[:]
        new.owner = self.owner[:]
        new.restaurant = self.restaurant
        new.gray = self.gray
        new.gray_stock = self.gray_stock
        new.customers = self.customers
        new.bag = self.bag[:]
        new.display = self.display[:]
        new.shown = self.shown[:]
        new.stacked = self.stacked
        new.first = self.first
        new.coin_run = self.coin_run
        new.trigger = self.trigger
        new.cause_id = self.cause_id
        new.specialty = self.specialty
        new.counted = self.counted
        new.best_income = self.best_income
        new.free_entrances = self.free_entrances
        new.free = self.free
        new.open_entrances = self.open_entrances
        new.in_line = self.in_line[:]
        new.value = self.value
        new.demand = self.demand
        new.own_goods = self.own_goods[:]
        new.prices = self.prices[:]
        new.incomes = self.incomes
        new.most_paid = self.most_paid
        return new

    def restore(self, dump: dict[str, Any]) -> None:
        super().restore(dump)
        self.recount()

    # ---- the counts

    def recount(self) -> None:
        """Counts everything derived anew; the methods below whose names begin with `count` keep it up to date."""
        box = self.box
        goods = len(box.goods)
        self.free = list(range(SPACES))  # spaces without stand or restaurant, ascending
        self.free_entrances = len(box.entrances)
        self.in_line = [0] * LINES  # stands in each line
        self.value = [box.stand_base] * (SPACES * goods)  # [space * goods + good] what a stand would be worth there
        self.demand = [0] * (LINES * goods)  # [line * goods + good] customers asking for the good
        self.own_goods = [0] * (self.players * LINES)  # [seat * LINES + line] mask of the goods sold there
        self.prices = [box.price_per_stand] * SPACES  # of a stand there
        self.incomes = [0] * (SPACES * goods)  # [space * goods + good] what a stand there would be paid at once
        self.most_paid = [0] * SPACES  # the greatest income there
        self.open_entrances = [self._open_at_first(line) for line in range(LINES)]  # as a mask of those of the line
        for space in range(SPACES):
            if self.stand[space] >= 0:
                self.count_stand(space)
            elif self.restaurant[space] >= 0:
                self.count_restaurant(space)
        for entrance, tile in enumerate(self.customers):
            if tile >= 0:
                self.count_customers(entrance)

    def count_stand(self, space: int) -> None:
        box = self.box
        row, column = box.row_of[space], box.column_of[space]
        bit, base = 1 << self.stand[space], self.owner[space] * LINES
        self._take_space(space)
        self.in_line[row] += 1
        self.in_line[column] += 1
        self.own_goods[base + row] |= bit
        self.own_goods[base + column] |= bit
        self._raise_prices(row)
        self._raise_prices(column)

    def _raise_prices(self, line: int) -> None:
        """4.2: one coin for each stand in the fuller of row and column, the new one included."""
        price, prices = self.box.price_per_stand * (self.in_line[line] + 1), self.prices
        for space in self.box.spaces_of[line]:
            if prices[space] < price:
                prices[space] = price

    def count_restaurant(self, space: int) -> None:
        box, demand = self.box, self.demand
        goods, more = len(box.goods), box.per_restaurant
        self._take_space(space)
        self.value, self.incomes, self.most_paid = self.value[:], self.incomes[:], self.most_paid[:]
        for good in box.serves[self.restaurant[space]]:
            for near in box.neighbours[space]:
                row, column = box.row_of[near] * goods + good, box.column_of[near] * goods + good
                self.value[near * goods + good] += more
                self._raise_income(good, near, more * (demand[row] + demand[column]))

    def count_customers(self, entrance: int) -> None:
        box = self.box
        tile, line, goods = self.customers[entrance], box.line_at[entrance], len(box.goods)
        customers = box.customers_on[tile]
        self.free_entrances -= 1
        closed = 1 << box.entrances_of[line].index(entrance)
        self.open_entrances = replaced(self.open_entrances, line, self.open_entrances[line] & ~closed)
        self.demand, self.incomes, self.most_paid = self.demand[:], self.incomes[:], self.most_paid[:]
        for good in box.goods_on[tile]:
            self.demand[line * goods + good] += customers
            for space in box.spaces_of[line]:
                self._raise_income(good, space, self.value[space * goods + good] * customers)

    def _raise_income(self, good: int, space: int, coins: int) -> None:
        at = space * len(self.box.goods) + good
        income = self.incomes[at] + coins
        self.incomes[at] = income
        if self.most_paid[space] < income:
            self.most_paid[space] = income

    def _take_space(self, taken: int) -> None:
        self.free = [space for space in self.free if space != taken]

    def _open_at_first(self, line: int) -> int:
        """11.9 closes entrances to customers."""
        closed = self.solo.closed_entrances if self.solo is not None else []
        return sum(1 << place for place, way in enumerate(self.box.entrances_of[line]) if way not in closed)

    # ---- the contract

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> MercadoPosition:
        """Bag, stacks and hidden restaurants are undrawn and money is only covered: there is nothing to re-deal."""
        return self.copy()

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return scoring.breakdown(self)

    def cause(self) -> str:
        return self.cause_id

    def census(self) -> dict[str, int]:
        box = self.box
        goods, kinds = len(box.goods), len(box.restaurants)
        count: dict[str, int] = {}
        for good, name in enumerate(box.goods):
            count[f"stand tile {name}"] = (
                self.bag[good] + self.display[good] + sum(self.tiles[good::goods]) + self.stand.count(good)
            )
        for kind, name in enumerate(box.restaurants):
            count[f"restaurant {name}"] = (
                self.gray.count(kind)
                + self.gray_stock[kind]
                + self.restaurant.count(kind)
                + sum(self.restaurants[kind::kinds])
            )
        on_table = self.shown + [tile for tile in self.customers if tile >= 0]
        on_table += [tile for tile, there in enumerate(self.stacked) if there]
        for size in box.sizes:
            count[f"customers {size}"] = sum(1 for tile in on_table if box.customers_on[tile] == size)
        for seat in range(self.players):
            count[f"wooden stands {seat}"] = self.stands_left[seat] + self.owner.count(seat)
        if len(set(on_table)) != len(on_table) or sum(self.gray_stock) != self.gray.count(HIDDEN):
            raise AssertionError("a customer tile lies in two places, or a hidden restaurant is not in the stock")
        return count

    def holdings(self) -> dict[str, list[int]]:
        kinds = len(self.box.restaurants)
        return {
            "coins": self.coins[:],
            "counted_coins": [self.counted] + [0] * (self.players - 1),
            "restaurants": [sum(self.restaurants[seat * kinds : (seat + 1) * kinds]) for seat in range(self.players)],
        }
