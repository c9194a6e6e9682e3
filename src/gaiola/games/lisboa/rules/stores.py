"""Chapter 10, building a store: tile and land, reward, cube, price, house, wigs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, NO, YES, Errand, Frame, Step
from .. import events
from ..constants import (
    CLERGY,
    COLUMNS,
    CUBES,
    FROM_COLUMN,
    FROM_PILE,
    FROM_ROW,
    GOODS,
    HOUSE_GROUPS,
    KINDS,
    LAND,
    LAND_TWICE,
    NOBODY,
    PILE_CHOICE,
    STORE_WIGS,
    STORES,
)
from .best_case import purse_with, with_cardinal
from .choices import Choice
from .payments import PAY, dearest_cube, discounted, land_price, purse, rise
from .rewards import receive
from .stock import earn, take_cube

if TYPE_CHECKING:
    from ..position import LisboaPosition


def tile_for(pos: LisboaPosition, land: int, street: int) -> int:
    """10.1: the tile on display that may be built here facing that street."""
    column = pos.box.land_column[land]
    return pos.box.tile_for[column][street] if street in pos.box.column_streets[column] else NOBODY


def build_refusal(pos: LisboaPosition, seat: int, land: int, street: int) -> Refusal | None:
    """10.1, 10.5, all but the price."""
    box = pos.box
    if box.land_row[land] not in box.open_rows[pos.players]:
        return Refusal("lisboa.2.15", "closed-row")
    if pos.owner[land] != NOBODY:
        return Refusal("lisboa.10.1", "land-taken")
    tile = tile_for(pos, land, street)
    if tile == NOBODY:
        return Refusal("lisboa.10.1", "not-at-street")
    if not pos.tile_shown[tile]:
        return Refusal("lisboa.10.1", "no-city-tile", need=1, have=0)
    return house_refusal(pos, seat)


def house_refusal(pos: LisboaPosition, seat: int) -> Refusal | None:
    """10.5: a house on the own board."""
    return Refusal("lisboa.10.5", "no-house", need=1, have=0) if houses_left(pos, seat) == 0 else None


def houses_left(pos: LisboaPosition, seat: int) -> int:
    groups = len(HOUSE_GROUPS)
    return sum(pos.box.houses) - sum(pos.houses[seat * groups : (seat + 1) * groups])


def any_payable(pos: LisboaPosition, seat: int, discount: int, reis: int, influence: int) -> int:
    """3.5: whether some land can be built on and paid, with so many coins and so much Influence: surely, surely not,
    or perhaps with the Cardinal's help."""
    answer = NO
    if house_refusal(pos, seat) is not None:
        return NO
    for land in pos.box.open_lands[pos.players]:
        if pos.owner[land] == NOBODY and _tile_shown(pos, land):
            verdict = payable(pos, seat, land, discount, reis, influence)
            if verdict == YES:
                return YES
            if verdict == MAYBE:
                answer = MAYBE
    return answer


def payable(pos: LisboaPosition, seat: int, land: int, discount: int, reis: int, influence: int) -> int:
    """3.5, 10.2 to 10.4: whether this land can be paid once its reward is received and its dearest cube is gone."""
    box = pos.box
    price = discounted(pos, seat, LAND, land_price(pos, land) - dearest_cube(pos, land), discount)
    brings = box.land_brings[land]
    if pos.has(seat, LAND_TWICE):
        brings = brings.plus(brings)
    dearer = rise(pos, brings.treasury_steps + brings.cardinal_moves * box.dearer_by_cardinal)
    if purse_with(pos, seat, brings, reis, influence) >= price + dearer:
        return YES
    gains = with_cardinal(pos, seat, brings, brings.steps_per_move, brings.cardinal_moves)
    have = purse_with(pos, seat, gains, reis, influence) + gains.land_cheaper + gains.all_cheaper
    return MAYBE if gains.unclear or have >= price else NO


def _tile_shown(pos: LisboaPosition, land: int) -> bool:
    for street in pos.box.column_streets[pos.box.land_column[land]]:
        if pos.tile_shown[tile_for(pos, land, street)]:
            return True
    return False


class Store(Step["LisboaPosition"]):
    """10.1: a land and the street that the store will face. `a` a discount on the price."""

    name: ClassVar[str] = "store"
    verbs: ClassVar[tuple[str, ...]] = ("build",)
    binding: ClassVar[bool] = True

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        box = pos.box
        return [
            box.moves.build[land * KINDS + street]
            for land in box.open_lands[pos.players]
            for street in box.column_streets[box.land_column[land]]
            if pos.owner[land] == NOBODY
        ]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return build_refusal(pos, frame.seat, move.a, move.b)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        """10.4: with the dearest cube taken."""
        price = land_price(pos, move.a) - dearest_cube(pos, move.a)
        return (("reis", -discounted(pos, frame.seat, LAND, price, frame.a)),)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, land = frame.seat, move.a
        pos.tile_shown[tile_for(pos, land, move.b)] = 0
        if journal is not None:
            journal.add(events.StoreBuilt(seat, pos.box.lands[land], GOODS[move.b]))
        pos.push(Frame(STORE_SCORES, seat, land, move.b))
        pos.push(Frame(HOUSE, seat))
        pos.push(Frame(PAY, seat, LAND, land, frame.a, compulsory=True))
        pos.push(Frame(CUBE, seat, land))
        pos.push(Frame(PLACE_TILE, seat, land, move.b))
        for _ in range(2 if pos.has(seat, LAND_TWICE) else 1):  # 17.13
            receive(pos, seat, pos.box.land_reward[land])

    def foresees(self, pos: LisboaPosition, frame: Frame, move: Move) -> int:
        seat = frame.seat
        return payable(pos, seat, move.a, frame.a, pos.reis[seat], pos.influence[seat])

    def lacks(self, pos: LisboaPosition, frame: Frame) -> Refusal | None:
        """10.4: réis for the cheapest land."""
        lands = [land for land in pos.box.open_lands[pos.players] if pos.owner[land] == NOBODY]
        prices = [
            discounted(pos, frame.seat, LAND, land_price(pos, land) - dearest_cube(pos, land), frame.a)
            for land in lands
            if _tile_shown(pos, land)
        ]
        have = purse(pos, frame.seat)
        if not prices or min(prices) <= have:
            return None
        return Refusal("lisboa.10.4", "too-dear", need=min(prices), have=have, later="pay")

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        """Above lies at most a free State action, which may be skipped, and the cost of the visit: at worst it is paid
        with Influence."""
        seat = frame.seat
        answer = any_payable(pos, seat, frame.a, pos.reis[seat], pos.influence[seat])
        top = pos.agenda[-1]
        if answer == YES and top.step.name == "visit-cost":
            left = pos.influence[seat] - top.b
            paid = left + pos.wigs[seat] // pos.box.wigs_per_influence >= 0
            sure = paid and any_payable(pos, seat, frame.a, pos.reis[seat], max(0, left)) == YES
            return YES if sure else MAYBE
        return answer


class PlaceTile(Errand["LisboaPosition"]):
    """10.2: the city tile, after the reward of land `a`; its store faces street `b`."""

    name: ClassVar[str] = "place-tile"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.owner[frame.a] = frame.seat
        pos.facing[frame.a] = frame.b


class Cube(Choice):
    """10.3: a cube from the row or the column of land `a`; from the pile, if a clergy tile allows it."""

    name: ClassVar[str] = "cube"
    verbs: ClassVar[tuple[str, ...]] = ("cube", "skip")

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.cube, pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "skip":
            return Refusal("lisboa.10.3", "cube-due", need=1, have=0) if dearest_cube(pos, frame.a) else None
        if move.a == FROM_PILE and not pos.has(frame.seat, PILE_CHOICE):
            return Refusal("lisboa.10.3", "not-the-pile")
        rubble, at = self._place(pos, frame.a, move.a)
        if not rubble[at + move.b]:
            return Refusal("lisboa.10.3", "no-cube", need=1, have=0)
        return None

    def _place(self, pos: LisboaPosition, land: int, line: int) -> tuple[list[int], int]:
        if line == FROM_ROW:
            return pos.row_rubble, pos.box.land_row[land] * CUBES
        if line == FROM_COLUMN:
            return pos.column_rubble, pos.box.land_column[land] * CUBES
        return pos.pile, 0

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        return (("reis", -self._price(pos, frame, move)),)

    def _price(self, pos: LisboaPosition, frame: Frame, move: Move) -> int:
        """Of the land, once this cube is gone; the payment lies next below."""
        cleared = move.verb == "cube" and move.a != FROM_PILE
        price = land_price(pos, frame.a) - (pos.box.rubble_cost[move.b] if cleared else 0)
        return discounted(pos, frame.seat, LAND, price, pos.agenda[-2].c)

    def foresees(self, pos: LisboaPosition, frame: Frame, move: Move) -> int:
        return YES if self._price(pos, frame, move) <= purse(pos, frame.seat) else NO

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "skip":
            return
        rubble, at = self._place(pos, frame.a, move.a)
        rubble[at + move.b] -= 1
        take_cube(pos, frame.seat, move.b, journal)


class House(Choice):
    """10.5: from which group the house comes."""

    name: ClassVar[str] = "house"
    verbs: ClassVar[tuple[str, ...]] = ("house",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.house

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        built = pos.houses[frame.seat * len(HOUSE_GROUPS) + move.a]
        full = built == pos.box.houses[move.a]
        return Refusal("lisboa.10.5", "group-empty", need=1, have=0) if full else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.houses[frame.seat * len(HOUSE_GROUPS) + move.a] += 1
        pos.count_benefits(frame.seat)
        if journal is not None:
            journal.add(events.HouseMoved(frame.seat, HOUSE_GROUPS[move.a]))


class StoreScores(Errand["LisboaPosition"]):
    """10.7: the new store on land `a`, which faces street `b`."""

    name: ClassVar[str] = "store-scores"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        seat, land = frame.seat, frame.a
        earn(pos, seat, store_value(pos, land) * customers(pos, land, frame.b), STORES, journal)
        earn(pos, seat, pos.has(seat, STORE_WIGS), CLERGY, journal)  # 17.13


def store_value(pos: LisboaPosition, land: int) -> int:
    """1.2: the scoring tile of the column."""
    return pos.scoring[pos.box.space_of[pos.box.land_column[land]]]


def customers(pos: LisboaPosition, land: int, street: int) -> int:
    """10.7: relevant buildings of a store that faces this street."""
    box = pos.box
    count = int(pos.opened[box.street_site[street]] != NOBODY)  # at the north it shows the street's colour, 12.1
    for site in box.row_sites[box.land_row[land]]:
        if pos.opened[site] != NOBODY:
            count += box.building_goods[pos.opened[site]][street]
    return count


def largest_block(pos: LisboaPosition, seat: int) -> int:
    """17.17: own stores joined by common sides; streets do not separate."""
    box, left = pos.box, {land for land, owner in enumerate(pos.owner) if owner == seat}
    largest = 0
    while left:
        reached, size = [left.pop()], 0
        while reached:
            land = reached.pop()
            size += 1
            row, column = box.land_row[land], box.land_column[land]
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= r < len(box.row_cubes) and 0 <= c < COLUMNS and box.land_at[r * COLUMNS + c] in left:
                    left.remove(box.land_at[r * COLUMNS + c])
                    reached.append(box.land_at[r * COLUMNS + c])
        largest = max(largest, size)
    return largest


STORE: Final = Store()
PLACE_TILE: Final = PlaceTile()
CUBE: Final = Cube()
HOUSE: Final = House()
STORE_SCORES: Final = StoreScores()
