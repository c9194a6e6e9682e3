"""What decrees look at, 17.17, where it is more than a line. The city is the same for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..constants import ARCHITECTS, COLUMNS, CUBE_KINDS, DOCKS, GOOD_KINDS, HOUSE_GROUPS, NOBODY, SLOTS
from .stores import customers

if TYPE_CHECKING:
    from ..position import LisboaPosition


def own(pos: LisboaPosition, seat: int) -> list[int]:
    """The lands with own stores."""
    return [land for land, owner in enumerate(pos.owner) if owner == seat]


def in_row(pos: LisboaPosition, seat: int, row: int) -> int:
    return len([land for land in own(pos, seat) if pos.box.land_row[land] == row])


def in_column(pos: LisboaPosition, seat: int, column: int) -> int:
    return len([land for land in own(pos, seat) if pos.box.land_column[land] == column])


def links(pos: LisboaPosition, seat: int) -> list[int]:
    """How many customers each own store has."""
    return [customers(pos, land, pos.facing[land]) for land in own(pos, seat)]


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


def facing_pairs(pos: LisboaPosition, seat: int) -> int:
    """Rows and streets with own stores on both sides, facing each other."""
    faced = [(pos.box.land_row[land], pos.facing[land]) for land in own(pos, seat)]
    return len(faced) - len(set(faced))


def buildings(pos: LisboaPosition) -> list[int]:
    """Open public buildings, by tile and side."""
    return [building for building in pos.opened if building != NOBODY]


def built_by(pos: LisboaPosition, seat: int, architect: int) -> int:
    return len([building for building in buildings(pos) if building % len(ARCHITECTS) == architect])


def with_colour(pos: LisboaPosition, seat: int, good: int) -> int:
    return len([building for building in buildings(pos) if pos.box.building_goods[building][good]])


def on_side(pos: LisboaPosition, seat: int, side: int) -> int:
    return len([s for s in range(len(pos.opened)) if pos.opened[s] != NOBODY and pos.box.site_side[s] == side])


def flanked_rows(pos: LisboaPosition, seat: int) -> int:
    """Rows with a building at both ends."""
    return len([sites for sites in pos.box.row_sites if all(pos.opened[site] != NOBODY for site in sites)])


def plans_by(pos: LisboaPosition, seat: int, architect: int) -> int:
    count = len(pos.box.plans)
    return sum([pos.completed[seat * count + p] for p in range(count) if pos.box.plan_architect[p] == architect])


def largest_plan(pos: LisboaPosition, seat: int) -> int:
    count = len(pos.box.plans)
    return max([0, *[pos.box.plan_officials[p] for p in range(count) if pos.completed[seat * count + p]]])


def staff_with(pos: LisboaPosition, seat: int, noble: int) -> int:
    """Own officials in an office and its plaza."""
    at = noble * pos.players + seat
    return pos.office[at] + pos.plaza[at]


def hulls(pos: LisboaPosition, seat: int) -> list[int]:
    ships = [pos.ship_at(berth) for berth in range(seat * DOCKS, (seat + 1) * DOCKS)]
    return [pos.box.hull[ship] for ship in ships if ship != NOBODY]


def cargo(pos: LisboaPosition, seat: int) -> int:
    return sum([pos.loaded(berth) for berth in range(seat * DOCKS, (seat + 1) * DOCKS)])


def clergy_wigs(pos: LisboaPosition, seat: int) -> int:
    limit = pos.box.clergy_limit
    held = pos.clergy[seat * limit : (seat + 1) * limit]
    return sum([pos.box.clergy_wigs[tile] for tile in held if tile != NOBODY])


def noble_kinds(pos: LisboaPosition, seat: int) -> list[int]:
    """The Noble of each Noble card in the portfolio."""
    docks = pos.slots[seat * SLOTS : seat * SLOTS + DOCKS]
    return [pos.box.card_type[card] for card in docks if NOBODY < card < pos.box.first_ship]


def treasury_cards(pos: LisboaPosition, seat: int) -> int:
    return SLOTS - DOCKS - pos.slots[seat * SLOTS + DOCKS : (seat + 1) * SLOTS].count(NOBODY)


def goods(pos: LisboaPosition, seat: int) -> list[int]:
    return pos.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]


def empty_lands(pos: LisboaPosition, seat: int) -> int:
    return len([land for land in pos.box.open_lands[pos.players] if pos.owner[land] == NOBODY])


def lines_cleared(pos: LisboaPosition, seat: int) -> int:
    """Rows in play and columns without a cube."""
    rows = [pos.row_rubble[row * CUBE_KINDS : (row + 1) * CUBE_KINDS] for row in pos.box.open_rows[pos.players]]
    columns = [pos.column_rubble[c * CUBE_KINDS : (c + 1) * CUBE_KINDS] for c in range(len(pos.box.column_cubes))]
    return len([line for line in [*rows, *columns] if not any(line)])


def groups_cleared(pos: LisboaPosition, seat: int) -> int:
    built = pos.houses[seat * len(HOUSE_GROUPS) : (seat + 1) * len(HOUSE_GROUPS)]
    return len([group for group, number in enumerate(built) if number == pos.box.houses_in_group[group]])
