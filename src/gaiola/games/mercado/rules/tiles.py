"""Drawing: stand tiles from the bag, customers from their stacks, gray restaurants from under a building."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.replacing import increased, replaced
from .. import events
from ..constants import HIDDEN, NOTHING

if TYPE_CHECKING:
    from ..position import MercadoPosition


def may_redraw(pos: MercadoPosition, tiles: list[int], base: int, done: int) -> bool:
    """3.2, 4.6: three of a kind, three in the bag to replace them, some other good among those, not too often."""
    box = pos.box
    for good in range(len(box.goods)):
        if tiles[base + good] >= box.of_a_kind:
            in_bag = total(pos.bag)
            return done < box.redraws and in_bag >= box.redraw_needs and in_bag > pos.bag[good]
    return False


def redraw(pos: MercadoPosition, tiles: list[int], base: int, chance: Chance) -> tuple[int, list[str]]:
    """Draws new tiles first, then returns the old ones."""
    box = pos.box
    good = next(good for good in range(len(box.goods)) if tiles[base + good] >= box.of_a_kind)
    drawn = [draw_tile(pos, chance) for _ in range(box.of_a_kind)]
    tiles[base + good] -= box.of_a_kind
    pos.bag[good] += box.of_a_kind
    for new in drawn:
        tiles[base + new] += 1
    return good, [box.goods[new] for new in drawn]


def draw_tile(pos: MercadoPosition, chance: Chance) -> int:
    good = chance.draw(pos.bag, pos.box.goods)
    pos.bag[good] -= 1
    return good


def fill_display(pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
    """2.2, 4.5: as long as the bag lasts."""
    for _ in range(pos.box.display_size - total(pos.display)):
        if not total(pos.bag):
            return
        good = draw_tile(pos, chance)
        pos.display[good] += 1
        if journal:
            journal.add(events.DisplayFilled(pos.box.goods[good]))


def total(tiles: list[int]) -> int:
    """How many there are, whatever they show; a loop, since compiled it is quicker than `sum`."""
    found = 0
    for count in tiles:
        found += count
    return found


def uncover(pos: MercadoPosition, size: int, chance: Chance, journal: Journal | None) -> None:
    """2.3, 5.5: the top tile of a stack joins those on offer, if one is left."""
    tile = draw_customers(pos, size, chance)
    if tile == NOTHING:
        return
    insort(pos.shown, tile)
    if journal:
        journal.add(events.CustomersUncovered(pos.box.customer_tiles[tile]))


def draw_customers(pos: MercadoPosition, size: int, chance: Chance) -> int:
    box = pos.box
    tiles = box.tiles_of_size[size]
    stack = pos.stacked[tiles[0] : tiles[-1] + 1]  # tiles are numbered size by size
    if 1 not in stack:
        return NOTHING
    tile = tiles[chance.draw(stack, box.names_of_size[size])]
    pos.stacked = replaced(pos.stacked, tile, 0)
    return tile


def take_gray(pos: MercadoPosition, seat: int, space: int, chance: Chance, journal: Journal | None) -> None:
    """4.3, 6.3: a facedown restaurant that is built over goes open in front of the builder."""
    box, kind = pos.box, pos.gray[space]
    if kind == NOTHING:
        return
    if kind == HIDDEN:
        kind = chance.draw(pos.gray_stock, box.restaurants)
        pos.gray_stock = increased(pos.gray_stock, kind, -1)
    pos.gray = replaced(pos.gray, space, NOTHING)
    pos.restaurants[seat * len(box.restaurants) + kind] += 1
    if journal:
        journal.add(events.GrayTaken(seat, box.spaces[space], box.restaurants[kind]))
