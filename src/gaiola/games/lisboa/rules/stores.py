"""Chapter 10, building a store: tile and land, reward, cube, price, house, wigs.

What houses bring, 10.6, is told by the edition and counted with all other benefits by `pos.count_benefits`. It is read
where it acts: in `visits` (a cost paid in réis), `ships` (fewer goods for a ship) and `production` (more goods)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased, replaced
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events, moves
from ..constants import (
    CLERGY,
    CUBE_KINDS,
    FROM_COLUMN,
    FROM_PILE,
    FROM_ROW,
    GOOD_KINDS,
    GOODS,
    HOUSE_GROUPS,
    LAND,
    LAND_TWICE,
    NOBODY,
    PILE_CHOICE,
    STORE_WIGS,
    STORES,
)
from ..moves import Build
from .best_case import NOTHING, purse_with, staying, ways_on
from .choices import Choice, LisboaErrand, LisboaStep, top
from .payments import Pay, any_cube, land_price, least_land_price, least_land_prices, purse, rise, told, told_of
from .rewards import receive
from .stock import earn, take_cube

if TYPE_CHECKING:
    from ..position import LisboaPosition


def tile_for(pos: LisboaPosition, land: int, street: int) -> int:
    """10.1: which tile of the display a store here would be, facing that street: by good and by size. Whether it is on
    display at the moment, `pos.tile_shown` says. NOBODY if the land does not touch the street."""
    column = pos.box.land_column[land]
    return pos.box.street_tile[column][street] if street in pos.box.column_streets[column] else NOBODY


def build_refusal(pos: LisboaPosition, seat: int, land: int, street: int) -> Refusal | None:
    """2.15, 10.1, 10.5: a row in play, an empty land, its tile on display, and a house; all but the price."""
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
    return None if has_house(pos, seat) else Refusal("lisboa.10.5", "no-house", need=1, have=0)


def has_house(pos: LisboaPosition, seat: int) -> bool:
    """10.5: whether a group on the own board still has one."""
    at = seat * len(HOUSE_GROUPS)
    for group, number in enumerate(pos.box.houses_in_group):
        if pos.houses[at + group] < number:
            return True
    return False


def lands_on_offer(pos: LisboaPosition) -> list[int]:
    """2.15, 10.1: empty lands in play for which a tile is on display."""
    box, owner = pos.box, pos.owner
    shown = [1 in [pos.tile_shown[tile] for tile in tiles] for tiles in box.column_tiles]
    return [land for land in box.open_lands[pos.players] if owner[land] == NOBODY and shown[box.land_column[land]]]


def any_store_possible(pos: LisboaPosition, seat: int, discount: int, reis: int, influence: int) -> int:
    """3.5: whether some land can be built on and paid, with so many coins and so much Influence: the best answer of
    `store_possible`, YES before MAYBE before NO. Lands that bring coins at most are looked at first."""
    if not has_house(pos, seat):
        return NO
    lands, answer, others = lands_on_offer(pos), NO, list[tuple[int, int]]()
    times, have = times_rewarded(pos, seat), purse_with(pos, seat, NOTHING, NOTHING, reis, influence)
    for land, price in zip(lands, least_land_prices(pos, seat, lands, discount), strict=True):
        brings = pos.box.land_brings[land][times]
        if not brings.only_coins:
            others.append((land, price))
        elif price <= have + brings.reis:
            return YES
    for land, price in others:
        verdict = store_possible(pos, seat, land, price, reis, influence)
        if verdict == YES:
            return YES
        answer = MAYBE if verdict == MAYBE else answer
    return answer


def store_possible(pos: LisboaPosition, seat: int, land: int, price: int, reis: int, influence: int) -> int:
    """3.5, 10.2 to 10.4: whether this land can be paid, where `price` is the least, once its reward is received: YES if
    the reward alone suffices, even should the Treasury rise by it; else it depends on which way the Cardinal goes.
    MAYBE only where a reward or a tile is unclear."""
    box, brings = pos.box, pos.box.land_brings[land][times_rewarded(pos, seat)]
    dearer = rise(pos, brings.treasury_steps + brings.cardinal_moves * box.dearer_by_cardinal)
    if purse_with(pos, seat, brings, NOTHING, reis, influence) >= price + dearer:
        return YES
    if not brings.cardinal_moves:
        return MAYBE if brings.unclear else NO
    answer = NO
    for way in ways_on(pos, seat, staying(pos), brings.arrows):
        due = price + rise(pos, way.icons * box.treasury_by_icon) - way.gains.land_cheaper - way.gains.all_cheaper
        unclear = brings.unclear + way.gains.unclear
        if not unclear and purse_with(pos, seat, brings, way.gains, reis, influence) >= due:
            return YES
        if unclear or purse_with(pos, seat, brings, way.gains, reis, influence, at_best=True) >= due:
            answer = MAYBE
    return answer


def times_rewarded(pos: LisboaPosition, seat: int) -> int:
    """10.2, 17.13: how often the reward of a land is received."""
    return 2 if pos.has(seat, LAND_TWICE) else 1


class BuildStore(Verb["LisboaPosition", "Store", Build]):
    """10.1: a store on this land, facing this street."""

    word: ClassVar[str] = "build"

    def candidates(self, pos: LisboaPosition, step: Store) -> list[Build]:
        box = pos.box
        return [
            box.moves.build[land * GOOD_KINDS + street]
            for land in box.open_lands[pos.players]
            for street in box.column_streets[box.land_column[land]]
            if pos.owner[land] == NOBODY
        ]

    def refusal(self, pos: LisboaPosition, step: Store, move: Build) -> Refusal | None:
        return build_refusal(pos, step.seat, move.land, move.street)

    def moves(self, pos: LisboaPosition, step: Store) -> list[Build]:
        """What `refusal` allows, read quickly: candidates are empty lands in play, at a street of theirs."""
        if not has_house(pos, step.seat):
            return []
        box, found = pos.box, list[Build]()
        for land in lands_on_offer(pos):
            column = box.land_column[land]
            for street in box.column_streets[column]:
                if pos.tile_shown[box.street_tile[column][street]]:
                    found.append(box.moves.build[land * GOOD_KINDS + street])
        return found

    def quote(self, pos: LisboaPosition, step: Store, move: Build) -> Terms:
        """The reward of the land is received before it is paid: coins and Influence of it are in the purse by then."""
        seat, price = step.seat, step.price(pos, move.land)
        brings = pos.box.land_brings[move.land][times_rewarded(pos, seat)]
        influence = pos.influence[seat] + brings.influence_gains * pos.influence_sum(seat)
        reis = pos.reis[seat] + brings.reis
        return told_of(pos, seat, price, reis, min(influence, pos.box.most_influence))

    def play(self, pos: LisboaPosition, step: Store, move: Build, chance: Chance, journal: Journal | None) -> None:
        seat, land, street = step.seat, move.land, move.street
        pos.tile_shown = replaced(pos.tile_shown, tile_for(pos, land, street), 0)
        if journal:
            journal.add(events.StoreBuilt(seat, pos.box.lands[land], GOODS[street]))
        # what comes first is pushed last
        pos.push(StoreScores(seat, land, street))  # 10.7
        pos.push(House(seat))  # 10.5
        pos.push(Pay(seat, LAND, land, step.discount, compulsory=True))  # 10.4
        pos.push(Cube(seat, land))  # 10.3
        pos.push(PlaceTile(seat, land, street))  # 10.2
        for _ in range(times_rewarded(pos, seat)):
            receive(pos, seat, pos.box.land_reward[land])  # 10.2

    def foresees(self, pos: LisboaPosition, step: Store, move: Build) -> int:
        seat, price = step.seat, step.price(pos, move.land)
        return store_possible(pos, seat, move.land, price, pos.reis[seat], pos.influence[seat])


class Store(LisboaStep):
    """10.1: a land and the street that the store will face, with a discount on the price."""

    name: ClassVar[str] = "store"
    carries: ClassVar[tuple[str, ...]] = ("discount",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (BuildStore(),)
    binding: ClassVar[bool] = True

    def __init__(self, seat: int, discount: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.discount: Final = discount

    def price(self, pos: LisboaPosition, land: int) -> int:
        """10.4: with the dearest cube taken."""
        return least_land_price(pos, self.seat, land, self.discount)

    def lacks(self, pos: LisboaPosition) -> Refusal | None:
        """10.4: réis for the cheapest land."""
        prices = [self.price(pos, land) for land in lands_on_offer(pos)]
        have = purse(pos, self.seat)
        if not prices or min(prices) <= have:
            return None
        return Refusal("lisboa.10.4", "too-dear", need=min(prices), have=have, later="pay")

    def possible(self, pos: LisboaPosition) -> int:
        """Above lies at most a State action of Manuel, which neither brings nor takes money, and the cost of the
        visit."""
        seat = self.seat
        answer = any_store_possible(pos, seat, self.discount, pos.reis[seat], pos.influence[seat])
        return MAYBE if answer == YES and top(pos).influence_due() else answer

    def foresees(self, pos: LisboaPosition, moves: list[Move]) -> list[int]:
        """Land by land."""
        seat, known, verdicts = self.seat, [NOBODY] * len(pos.box.lands), list[int]()
        for move in moves:
            assert isinstance(move, Build)
            land = move.land
            if known[land] == NOBODY:
                price = self.price(pos, land)
                known[land] = store_possible(pos, seat, land, price, pos.reis[seat], pos.influence[seat])
            verdicts.append(known[land])
        return verdicts


class PlaceTile(LisboaErrand):
    """10.2: the city tile, after the reward of the land, with its store facing the street."""

    name: ClassVar[str] = "place-tile"
    carries: ClassVar[tuple[str, ...]] = ("land", "street")
    __slots__ = carries
    tiles_in_hand: ClassVar[int] = 1
    may_help_to_pay: ClassVar[bool] = False

    def __init__(self, seat: int, land: int, street: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.land: Final = land
        self.street: Final = street

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        pos.owner = replaced(pos.owner, self.land, self.seat)
        pos.facing = replaced(pos.facing, self.land, self.street)


class TakeCube(Verb["LisboaPosition", "Cube", moves.Cube]):
    """10.3: a cube from the row or the column of the land; from the pile, if a clergy tile allows it."""

    word: ClassVar[str] = "cube"

    def candidates(self, pos: LisboaPosition, step: Cube) -> list[moves.Cube]:
        return pos.box.moves.cube

    def refusal(self, pos: LisboaPosition, step: Cube, move: moves.Cube) -> Refusal | None:
        if move.line == FROM_PILE and not pos.has(step.seat, PILE_CHOICE):
            return Refusal("lisboa.10.3", "not-the-pile")
        rubble, at = _cubes_at(pos, step.land, move.line)
        return None if rubble[at + move.rubble] else Refusal("lisboa.10.3", "no-cube", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: Cube, move: moves.Cube) -> Terms:
        return told(pos, step.seat, self._price(pos, step, move))

    def _price(self, pos: LisboaPosition, step: Cube, move: moves.Cube) -> int:
        """Of the land, once this cube is gone."""
        return step.payment(pos).for_land(pos, 0 if move.line == FROM_PILE else pos.box.rubble_cost[move.rubble])

    def foresees(self, pos: LisboaPosition, step: Cube, move: moves.Cube) -> int:
        return YES if self._price(pos, step, move) <= purse(pos, step.seat) else NO

    def play(self, pos: LisboaPosition, step: Cube, move: moves.Cube, chance: Chance, journal: Journal | None) -> None:
        _clear_away(pos, step.land, move.line, move.rubble)
        take_cube(pos, step.seat, move.rubble, journal)


class NoCube(Verb["LisboaPosition", "Cube", Move]):
    """10.3: where neither row nor column has a cube."""

    word: ClassVar[str] = "skip"

    def candidates(self, pos: LisboaPosition, step: Cube) -> list[Move]:
        return [pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, step: Cube, move: Move) -> Refusal | None:
        return Refusal("lisboa.10.3", "cube-due", need=1, have=0) if any_cube(pos, step.land) else None

    def quote(self, pos: LisboaPosition, step: Cube, move: Move) -> Terms:
        return told(pos, step.seat, step.payment(pos).due(pos))

    def foresees(self, pos: LisboaPosition, step: Cube, move: Move) -> int:
        return YES if step.payment(pos).due(pos) <= purse(pos, step.seat) else NO

    def play(self, pos: LisboaPosition, step: Cube, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class Cube(Choice):
    """10.3: which cube is taken for a store on this land."""

    name: ClassVar[str] = "cube"
    carries: ClassVar[tuple[str, ...]] = ("land",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeCube(), NoCube())
    takes_cube: ClassVar[bool] = True
    may_help_to_pay: ClassVar[bool] = False

    def __init__(self, seat: int, land: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.land: Final = land

    def payment(self, pos: LisboaPosition) -> Pay:
        """10.4: for the land; while this is being decided, it lies next below."""
        below = pos.agenda[-2]
        assert isinstance(below, Pay)
        return below

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"land": pos.box.lands[self.land], "price": land_price(pos, self.land)}


def _cubes_at(pos: LisboaPosition, land: int, line: int) -> tuple[list[int], int]:
    """The rubble at the end of the land's row or column, or in the pile, and where in its list it begins."""
    if line == FROM_ROW:
        return pos.row_rubble, pos.box.land_row[land] * CUBE_KINDS
    if line == FROM_COLUMN:
        return pos.column_rubble, pos.box.land_column[land] * CUBE_KINDS
    return pos.pile, 0


def _clear_away(pos: LisboaPosition, land: int, line: int, kind: int) -> None:
    """10.3: a cube of this kind leaves that place."""
    rubble, at = _cubes_at(pos, land, line)
    fewer = increased(rubble, at + kind, -1)
    if line == FROM_ROW:
        pos.row_rubble = fewer
    elif line == FROM_COLUMN:
        pos.column_rubble = fewer
    else:
        pos.pile = fewer
        return
    pos.count_rubble_prices()


class MoveHouse(Verb["LisboaPosition", "House", moves.House]):
    """10.5: a house of this group to the new store."""

    word: ClassVar[str] = "house"

    def candidates(self, pos: LisboaPosition, step: House) -> list[moves.House]:
        return pos.box.moves.house

    def refusal(self, pos: LisboaPosition, step: House, move: moves.House) -> Refusal | None:
        built = pos.houses[step.seat * len(HOUSE_GROUPS) + move.group]
        all_built = built == pos.box.houses_in_group[move.group]
        return Refusal("lisboa.10.5", "group-empty", need=1, have=0) if all_built else None

    def play(
        self, pos: LisboaPosition, step: House, move: moves.House, chance: Chance, journal: Journal | None
    ) -> None:
        pos.houses = increased(pos.houses, step.seat * len(HOUSE_GROUPS) + move.group, 1)
        pos.count_benefits(step.seat)  # 10.6
        if journal:
            journal.add(events.HouseMoved(step.seat, HOUSE_GROUPS[move.group]))


class House(Choice):
    """10.5: from which group the house comes."""

    name: ClassVar[str] = "house"
    verbs: ClassVar[Verbs] = (MoveHouse(),)
    houses_to_move: ClassVar[int] = 1
    may_help_to_pay: ClassVar[bool] = False


class StoreScores(LisboaErrand):
    """10.7: wigs for the new store on this land, which faces this street: its column's scoring tile for each relevant
    building."""

    name: ClassVar[str] = "store-scores"
    carries: ClassVar[tuple[str, ...]] = ("land", "street")
    __slots__ = carries

    def __init__(self, seat: int, land: int, street: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.land: Final = land
        self.street: Final = street

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        seat, land = self.seat, self.land
        earn(pos, seat, store_value(pos, land) * customers(pos, land, self.street), STORES, journal)
        earn(pos, seat, pos.has(seat, STORE_WIGS), CLERGY, journal)  # 17.13


def store_value(pos: LisboaPosition, land: int) -> int:
    """1.2, 10.7, 12.7: what a store here scores for each relevant building: the scoring tile of the column."""
    return pos.scoring[pos.box.space_of[pos.box.land_column[land]]]


def customers(pos: LisboaPosition, land: int, street: int) -> int:
    """10.7: how many buildings are relevant for a store here that faces this street; 17.17 calls them customers. The
    same is asked for a building by `openings.store_wigs`, 12.7, and of a view by `_land` in `terminal/moves.py`."""
    box = pos.box
    count = int(pos.opened[box.street_site[street]] != NOBODY)  # at the north it shows the street's colour, 12.1
    for site in box.row_sites[box.land_row[land]]:
        if pos.opened[site] != NOBODY:
            count += box.building_goods[pos.opened[site]][street]
    return count
