"""A game of Lisboa in progress: what everybody owns, how the city stands, what the turn has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.chance import Chance
from ...kernel.knowledge import Deck, Place, load_deck, load_place
from ...kernel.position import Position, by_source
from ...kernel.replacing import emptied
from . import view
from .constants import (
    BENEFITS,
    CUBE_KINDS,
    DOCKS,
    EXCHANGE,
    GOING_ON,
    GOOD_KINDS,
    GOODS,
    INFLUENCE_BONUS,
    NOBLES,
    NOBODY,
    PORTFOLIO_BONUS,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    WAREHOUSE_BONUS,
)
from .rules import hidden as hands
from .rules import scoring
from .rules.choices import LisboaStep

if TYPE_CHECKING:
    from .box import LisboaBox

NO_CHANCE: Final = Chance(0)  # benefits draw nothing

LISTS: Final = (
    *("wigs", "earned", "reis", "influence", "goods", "rubble", "markers", "marker_used", "houses", "home"),
    *("office", "plaza", "plans", "completed", "favors", "slots", "cargo", "at_sea", "clergy"),
    *("owner", "facing", "row_rubble", "column_rubble", "site_rubble", "pile", "scoring"),
    *("opened", "ready", "coming", "building_stock", "stack_left", "plan_next", "tile_shown", "tiles_left"),
    *("favor_stack", "prices", "ring", "clergy_bag", "covered", "yard", "deck_left", "display"),
    *("decrees_shown", "decree_of", "thrown", "kept_offer", "drafted"),
)
NUMBERS: Final = (
    *("period", "start", "turn", "treasury", "cardinal", "church", "trigger", "ending", "packet_round"),
    *("rubble_gone", "clergy_gone", "decrees_gone", "cause_id"),
)
DERIVED: Final = ("benefit", "rubble_price", "least_rubble_price")
SHARED: Final = (
    *("earned", "rubble", "markers", "marker_used", "houses", "plans", "completed", "favors", "cargo", "at_sea"),
    *("clergy", "owner", "facing", "row_rubble", "column_rubble", "site_rubble", "pile", "scoring", "opened"),
    *("ready", "coming", "building_stock", "stack_left", "plan_next", "tile_shown", "tiles_left", "favor_stack"),
    *("prices", "ring", "clergy_bag", "yard", "deck_left", "decrees_shown", "decree_of", "thrown", "kept_offer"),
    *("drafted", "benefit", "rubble_price", "least_rubble_price", "hands", "offers", "packets", "decree_deck"),
)
"""What seldom changes: see `kernel/replacing`."""


class LisboaPosition(Position["LisboaBox"]):
    """Everything is an int or a flat list: `goods[seat * 4 + good]`, `office[noble * players + seat]`; only hands, the
    clergy tiles first dealt and the decrees' deck are a `Place` or a `Deck`, since they hide something."""

    __slots__ = (*LISTS, *NUMBERS, *DERIVED, "decree_deck", "hands", "offers", "packets")

    lists: ClassVar[tuple[str, ...]] = LISTS
    numbers: ClassVar[tuple[str, ...]] = NUMBERS
    derived: ClassVar[tuple[str, ...]] = DERIVED
    shared: ClassVar[tuple[str, ...]] = SHARED

    def clear(self) -> None:
        """The board before the set-up."""
        box: LisboaBox = self.box
        players = self.players
        # what everybody owns
        self.wigs = [0] * players
        self.earned = [0] * (players * SOURCES)  # [seat * SOURCES + source] the wigs again, by where they come from
        self.reis = [0] * players
        self.influence: list[int] = [0] * players
        self.goods = [0] * (players * GOOD_KINDS)  # [seat * 4 + good]
        self.rubble: list[int] = [0] * (players * CUBE_KINDS)  # [seat * 3 + kind]
        self.markers = [0] * players  # set markers on the Marquis
        self.marker_used = [0] * players  # in this turn
        self.houses = [0] * (players * len(box.houses_in_group))  # [seat * 3 + group] built
        self.home = [box.officials_each] * players  # officials on the own board
        self.office: list[int] = [0] * (len(NOBLES) * players)  # [noble * players + seat]
        self.plaza = [0] * (len(NOBLES) * players)  # [noble * players + seat]
        self.plans = [0] * (players * len(box.plans))  # [seat * kinds of plans + plan] to be completed
        self.completed = [0] * (players * len(box.plans))
        self.favors = [0] * (players * len(NOBLES))  # [seat * 3 + noble]
        self.slots = [NOBODY] * (players * SLOTS)  # [seat * 6 + slot] a card, or a ship by the number after the cards
        self.cargo = [0] * (players * DOCKS * GOOD_KINDS)  # [(seat * 3 + dock) * 4 + good]
        self.at_sea = [0] * (players * DOCKS)  # [seat * 3 + dock]
        self.clergy = [NOBODY] * (players * box.clergy_limit)  # [seat * 4 + place]
        self.benefit = [0] * (players * BENEFITS)  # [seat * BENEFITS + benefit] from cards, clergy tiles and houses
        # downtown
        self.owner = [NOBODY] * len(box.lands)  # [land]
        self.facing = [NOBODY] * len(box.lands)  # [land] the street, by its good
        self.row_rubble = [0] * (len(box.row_cubes) * CUBE_KINDS)  # [row * 3 + kind]
        self.column_rubble = [0] * (len(box.column_cubes) * CUBE_KINDS)
        self.rubble_price = [0] * len(box.lands)  # [land] what the cubes of its row and column cost
        self.least_rubble_price = [0] * len(box.lands)  # [land] the same, once the dearest cube is gone
        self.site_rubble = [0] * (len(box.sites) * CUBE_KINDS)  # [site * 3 + kind]
        self.pile = [0] * CUBE_KINDS  # [kind]
        self.scoring = [0] * len(box.scoring_tiles)  # [space] the wigs of its scoring tile
        self.opened = [NOBODY] * len(box.sites)  # [site] tile * 2 + architect
        self.ready = [NOBODY, NOBODY]  # [architect] the building that can be opened
        self.coming = [NOBODY, NOBODY]  # [architect] the next one
        self.building_stock = [1] * len(box.buildings)  # [tile] 1 while nobody has seen it
        self.stack_left = [box.stack_size, box.stack_size]  # [architect] unseen buildings in the stack
        self.plan_next = [0, 0]  # [architect] how many plans have gone from the stack
        self.tile_shown = [0] * len(box.tiles)  # [display space]
        self.tiles_left = box.tiles_of_size[:]  # large, small
        # the Crown and the Church
        self.favor_stack = [box.favors_each[players]] * len(NOBLES)
        self.prices: list[int] = box.first_prices[:]
        self.ring = [NOBODY] * len(box.ring_names)
        self.clergy_bag = box.clergy_copies[:]  # [tile kind]
        self.covered = [NOBODY] * len(box.noble_of)  # [State action] the good on it
        self.yard = [0] * len(box.ships)  # [ship]
        # cards
        self.hands = [Place([], []) for _ in range(players)]
        self.deck_left = [1] * len(box.cards)  # [card] 1 while it lies unseen in a pile, a deck or the box
        self.display = [NOBODY] * 4  # [type] the card that lies face up
        self.decree_deck = Deck.of([1] * len(box.decrees))
        self.decrees_shown = [NOBODY] * box.decrees_shown
        self.decree_of: list[int] = [NOBODY] * len(box.decrees)  # [decree] its owner
        self.thrown: list[int] = []  # cards thrown away at the end of the period that may still give a reward
        # the set-up
        self.offers = [Place([], []) for _ in range(players)]  # [seat] the two clergy tiles to choose from
        self.kept_offer = [NOBODY] * players  # [seat] which of them is kept, in secret
        self.packets = [Place([], []) for _ in range(players)]  # [seat it was dealt to] cards still to be drafted
        self.drafted = [NOBODY] * len(box.cards)  # [card] packet * 4 + the turn of the draft in which it was kept
        # the course of the game
        self.period = 1
        self.start = NOBODY
        self.turn = NOBODY
        self.treasury = box.first_treasury
        self.cardinal = box.first_gap
        self.church = NOBODY  # who met the Influence icon first in this turn
        self.trigger = NOBODY  # who brought about the end of the period or the game
        self.ending = GOING_ON
        self.packet_round = 0  # of the draft, from 1; 0 when there is none
        self.rubble_gone = sum(box.cubes_of)  # out of the game, or still in the bag
        self.clergy_gone = 0
        self.decrees_gone = 0
        self.cause_id = ""

    def copy(self) -> LisboaPosition:
        new = LisboaPosition(self.box, self.players)
        new.agenda = self.agenda[:]
        new.wigs = self.wigs[:]
        new.reis = self.reis[:]
        new.influence = self.influence[:]
        new.goods = self.goods[:]
        new.home = self.home[:]
        new.office = self.office[:]
        new.plaza = self.plaza[:]
        new.slots = self.slots[:]
        new.covered = self.covered[:]
        new.display = self.display[:]
        # what follows is shared
        new.earned = self.earned
        new.rubble = self.rubble
        new.markers = self.markers
        new.marker_used = self.marker_used
        new.houses = self.houses
        new.plans = self.plans
        new.completed = self.completed
        new.favors = self.favors
        new.cargo = self.cargo
        new.at_sea = self.at_sea
        new.clergy = self.clergy
        new.owner = self.owner
        new.facing = self.facing
        new.row_rubble = self.row_rubble
        new.column_rubble = self.column_rubble
        new.site_rubble = self.site_rubble
        new.pile = self.pile
        new.scoring = self.scoring
        new.opened = self.opened
        new.ready = self.ready
        new.coming = self.coming
        new.building_stock = self.building_stock
        new.stack_left = self.stack_left
        new.plan_next = self.plan_next
        new.tile_shown = self.tile_shown
        new.tiles_left = self.tiles_left
        new.favor_stack = self.favor_stack
        new.prices = self.prices
        new.ring = self.ring
        new.clergy_bag = self.clergy_bag
        new.yard = self.yard
        new.deck_left = self.deck_left
        new.decrees_shown = self.decrees_shown
        new.decree_of = self.decree_of
        new.thrown = self.thrown
        new.kept_offer = self.kept_offer
        new.drafted = self.drafted
        new.benefit = self.benefit
        new.rubble_price = self.rubble_price
        new.least_rubble_price = self.least_rubble_price
        new.hands = self.hands
        new.offers = self.offers
        new.packets = self.packets
        new.decree_deck = self.decree_deck
        new.period = self.period
        new.start = self.start
        new.turn = self.turn
        new.treasury = self.treasury
        new.cardinal = self.cardinal
        new.church = self.church
        new.trigger = self.trigger
        new.ending = self.ending
        new.packet_round = self.packet_round
        new.rubble_gone = self.rubble_gone
        new.clergy_gone = self.clergy_gone
        new.decrees_gone = self.decrees_gone
        new.cause_id = self.cause_id
        return new

    def dump(self) -> dict[str, Any]:
        return {
            **super().dump(),
            "hands": [hand.copy().dump() for hand in self.hands],
            "offers": [offer.copy().dump() for offer in self.offers],
            "packets": [packet.copy().dump() for packet in self.packets],
            "decree_deck": self.decree_deck.copy().dump(),
        }

    def restore(self, dump: dict[str, Any]) -> None:
        super().restore(dump)
        self.hands = [load_place(hand) for hand in dump["hands"]]
        self.offers = [load_place(offer) for offer in dump["offers"]]
        self.packets = [load_place(packet) for packet in dump["packets"]]
        self.decree_deck = load_deck(dump["decree_deck"])
        self.benefit = [0] * (self.players * BENEFITS)
        for seat in range(self.players):
            self.count_benefits(seat)
        self.count_rubble_prices()

    # ---- what rules ask

    def count_benefits(self, seat: int) -> None:
        """Adds up the benefits of Treasury cards, clergy tiles and houses, 4.6, 8.12, 10.6."""
        box = self.box
        self.benefit = emptied(self.benefit, seat * BENEFITS, BENEFITS)
        for card in self.slots[seat * SLOTS + DOCKS : (seat + 1) * SLOTS]:
            if card != NOBODY:
                for effect in box.card_benefit[card]:
                    effect.apply(self, seat, NO_CHANCE, None)
        for tile in self.clergy[seat * box.clergy_limit : (seat + 1) * box.clergy_limit]:
            if tile != NOBODY and not box.clergy_once[tile]:
                for effect in box.clergy_effect[tile]:
                    effect.apply(self, seat, NO_CHANCE, None)
        groups = len(box.houses_in_group)
        for group in range(groups):
            for effect in box.house_benefit[group][self.houses[seat * groups + group]]:
                effect.apply(self, seat, NO_CHANCE, None)

    def count_rubble_prices(self) -> None:
        """1.4, 10.3: what the cubes at the ends of row and column add to the price of each land."""
        box, prices, least = self.box, list[int](), list[int]()
        rows, row_cubes = self._costs_of_lines(self.row_rubble)
        columns, column_cubes = self._costs_of_lines(self.column_rubble)
        for land in range(len(box.lands)):
            row, column = box.land_row[land], box.land_column[land]
            prices.append(rows[row] + columns[column])
            least.append(prices[land] - max(row_cubes[row], column_cubes[column]))
        self.rubble_price, self.least_rubble_price = prices, least

    def _costs_of_lines(self, rubble: list[int]) -> tuple[list[int], list[int]]:
        """Of each row, or each column: what its cubes cost, and what the dearest of them does."""
        cost, costs, dearest = self.box.rubble_cost, list[int](), list[int]()
        for at in range(0, len(rubble), CUBE_KINDS):
            cubes = rubble[at : at + CUBE_KINDS]
            costs.append(sum([number * cost[kind] for kind, number in enumerate(cubes)]))
            dearest.append(max([cost[kind] if number else 0 for kind, number in enumerate(cubes)]))
        return costs, dearest

    def has(self, seat: int, benefit: int) -> int:
        """How much of a benefit this seat enjoys."""
        return self.benefit[seat * BENEFITS + benefit]

    def sets(self, seat: int) -> int:
        """4.10: complete rubble sets."""
        rubble, at = self.rubble, seat * CUBE_KINDS
        fewest = rubble[at]
        for kind in range(1, CUBE_KINDS):
            if rubble[at + kind] < fewest:
                fewest = rubble[at + kind]
        return fewest

    def portfolio_size(self, seat: int) -> int:
        """4.2: how many cards it may hold."""
        return self.box.portfolio_base + self.sets(seat) * self.box.portfolio_per_set + self.has(seat, PORTFOLIO_BONUS)

    def warehouse(self, seat: int) -> int:
        """4.8: how many goods of each type there is room for."""
        return self.box.warehouse_base + self.sets(seat) * self.box.warehouse_per_set + self.has(seat, WAREHOUSE_BONUS)

    def tucked(self, seat: int) -> int:
        """How many cards lie in the portfolio."""
        return SLOTS - self.slots[seat * SLOTS : (seat + 1) * SLOTS].count(NOBODY)

    def ship_at(self, berth: int) -> int:
        """The ship in a dock (seat * 3 + dock), NOBODY if there is none."""
        card = self.slots[berth // DOCKS * SLOTS + berth % DOCKS]
        return card - self.box.first_ship if card >= self.box.first_ship else NOBODY

    def loaded(self, berth: int) -> int:
        cargo, at = self.cargo, berth * GOOD_KINDS
        return cargo[at] + cargo[at + 1] + cargo[at + 2] + cargo[at + 3]

    def influence_sum(self, seat: int) -> int:
        """5.1: what a gain of Influence brings."""
        total, influence = self.benefit[seat * BENEFITS + INFLUENCE_BONUS], self.box.card_influence
        for card in self.slots[seat * SLOTS : seat * SLOTS + DOCKS]:
            if card != NOBODY:
                total += influence[card]
        return total

    def cash(self, seat: int) -> int:
        """5.3: réis that the Influence could become."""
        return self.box.cash[1 if self.has(seat, EXCHANGE) else 0][self.influence[seat]]

    def value(self) -> int:
        """1.6: the Treasury value."""
        return self.box.treasury_value[self.treasury]

    def tiles_held(self, seat: int) -> int:
        """Clergy tiles on the own board."""
        limit = self.box.clergy_limit
        return limit - self.clergy[seat * limit : (seat + 1) * limit].count(NOBODY)

    def out(self, seat: int) -> int:
        """12.4: own officials in offices and plazas."""
        return self.box.officials_each - self.home[seat]

    def stores(self, seat: int) -> int:
        return self.owner.count(seat)

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat].cards

    # ---- the contract

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> LisboaPosition:
        return hands.imagine(self, seat, chance)

    def knowledge(self) -> list[int]:
        return hands.knowledge(self)

    def hidden(self, seat: int) -> list[Any]:
        return hands.hidden(self, seat)

    def scores(self) -> list[int]:
        return self.wigs[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return by_source(self.earned, SOURCE_NAMES)

    def cause(self) -> str:
        return self.cause_id if self.over else ""

    def census(self) -> dict[str, int]:
        box, players = self.box, self.players
        cubes = [self.row_rubble, self.column_rubble, self.site_rubble, self.pile, self.rubble]
        offered = sum([len(offer.cards) for offer in self.offers])
        on_boards = len(self.clergy) - self.clergy.count(NOBODY) + len(self.ring) - self.ring.count(NOBODY)
        shown = len(self.decrees_shown) - self.decrees_shown.count(NOBODY)
        owned = len(self.decree_of) - self.decree_of.count(NOBODY)
        lying = [self.opened, self.ready, self.coming]
        due = [step for step in self.agenda if isinstance(step, LisboaStep)]
        in_hand = sum([step.tiles_in_hand for step in due])
        count = {
            "rubble": sum([sum(cube) for cube in cubes]) + self.rubble_gone,
            "clergy": sum(self.clergy_bag) + offered + on_boards + self.clergy_gone,
            "decrees": len(self.decree_deck) + shown + owned + self.decrees_gone,
            "favors": sum(self.favor_stack) + sum(self.favors),
            "buildings": sum(self.building_stock) + sum([len(tiles) - tiles.count(NOBODY) for tiles in lying]),
            "plans": sum([len(stack) for stack in box.plan_stack]) - sum(self.plan_next),
            "city tiles": sum(self.tiles_left) + sum(self.tile_shown) + in_hand,
        }
        count["plans"] += sum(self.plans) + sum(self.completed)
        count["city tiles"] += len(self.owner) - self.owner.count(NOBODY)
        groups = len(box.houses_in_group)
        for seat in range(players):
            staff = self.home[seat] + sum(self.office[seat::players]) + sum(self.plaza[seat::players])
            count[f"officials of seat {seat}"] = staff
            left = sum(box.houses_in_group) - sum(self.houses[seat * groups : (seat + 1) * groups])
            to_come = sum([step.houses_to_move for step in due if step.seat == seat])
            count[f"houses of seat {seat}"] = left + self.stores(seat) + (in_hand if to_come else 0) - to_come
        return count

    def holdings(self) -> dict[str, list[int]]:
        goods = {name: self.goods[good::GOOD_KINDS] for good, name in enumerate(GOODS)}
        own = {"wigs": self.wigs, "reis": self.reis, "influence": self.influence}
        return {name: amounts[:] for name, amounts in {**own, **goods}.items()}
