"""Set-up, step by step, and what the challenges change in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.chance import Chance
from ....kernel.events import Journal
from .. import events
from ..constants import HIDDEN, NOTHING
from .tiles import draw_customers, draw_tile, fill_display, uncover
from .turns import Turn

if TYPE_CHECKING:
    from ..position import MercadoPosition
    from .challenges import Challenge


def set_up(pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
    """2.1 to 2.5; alone 10.1 and the challenge's own changes."""
    players = pos.players
    pos.clear()
    if players > 1:  # 2.5
        pos.first = chance.draw([1] * players, [f"seat-{seat + 1}" for seat in range(players)])
    if journal:
        journal.add(events.Began(pos.first))
    order = [(pos.first + turn) % players for turn in range(players)]
    _lay_gray(pos, chance, journal)  # 2.1
    _deal_tiles(pos, order, chance, journal)  # 2.2
    _offer_customers(pos, chance, journal)  # 2.3
    coins = pos.solo.start_coins if pos.solo is not None else pos.box.start_coins
    for seat in order:  # 2.4
        pos.coins[seat] = coins
        if journal:
            journal.add(events.CoinsDealt(seat, coins))
    _give_set_aside(pos, order[-1], journal)  # 2.5
    pos.push(Turn(pos.first))


def _lay_gray(pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
    """Types are drawn now if they can be seen, else when a tile is taken; 11.8 always shows the pub."""
    box, solo = pos.box, pos.solo
    stock = box.restaurant_tiles[:]
    for kind in box.set_aside:
        stock[kind] -= 1
    spaces = box.restaurant_spaces
    pos.gray_stock = stock
    if not box.gray_hidden:
        for space in spaces:
            kind = chance.draw(stock, box.restaurants)
            stock[kind] -= 1
            pos.gray[space] = kind
    else:
        for space in spaces:
            pos.gray[space] = HIDDEN
        if solo is not None and solo.only_on_restaurant != NOTHING:
            place = chance.draw([1] * len(spaces), [box.spaces[space] for space in spaces])
            pos.gray[spaces[place]] = solo.only_on_restaurant
            stock[solo.only_on_restaurant] -= 1
    if journal:
        for space in spaces:
            known = pos.gray[space] != HIDDEN
            journal.add(events.GrayLaid(box.spaces[space], box.restaurants[pos.gray[space]] if known else None))


def _deal_tiles(pos: MercadoPosition, order: list[int], chance: Chance, journal: Journal | None) -> None:
    box = pos.box
    fill_display(pos, chance, journal)
    for seat in order:
        for _ in range(box.tiles_each):
            good = draw_tile(pos, chance)
            pos.tiles[seat * len(box.goods) + good] += 1
            if journal:
                journal.add(events.TileDealt(seat, box.goods[good]))


def _offer_customers(pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
    box, solo = pos.box, pos.solo
    for tile, size in enumerate(box.customers_on):
        if solo is None or not solo.sizes_kept or size in solo.sizes_kept:  # 11.3, 11.4
            pos.stacked[tile] = 1
    if solo is not None and solo.random_kept:  # 11.5, 11.6
        _keep_at_random(pos, solo, chance, journal)
        return
    if solo is not None and solo.sides_filled:  # 11.7
        for side, size in zip(solo.sides_filled, solo.sides_sizes, strict=True):
            _fill(pos, side, size, chance, journal)
        pos.stacked = [0] * len(pos.stacked)
        return
    if solo is not None:  # 11.9
        _fill(pos, solo.placed_at, solo.placed_size, chance, journal)
    for size in box.sizes:
        for _ in range(box.shown_per_size):
            uncover(pos, size, chance, journal)


def _keep_at_random(pos: MercadoPosition, solo: Challenge, chance: Chance, journal: Journal | None) -> None:
    for size, count in zip(pos.box.sizes, solo.random_kept, strict=True):
        for _ in range(count):
            uncover(pos, size, chance, journal)
    pos.stacked = [0] * len(pos.stacked)


def _fill(pos: MercadoPosition, entrances: list[int], size: int, chance: Chance, journal: Journal | None) -> None:
    for entrance in entrances:
        tile = draw_customers(pos, size, chance)
        pos.customers[entrance] = tile
        pos.count_customers(entrance)
        if journal:
            journal.add(events.EntranceFilled(pos.box.entrances[entrance], pos.box.customer_tiles[tile]))


def _give_set_aside(pos: MercadoPosition, last: int, journal: Journal | None) -> None:
    box, solo = pos.box, pos.solo
    if not box.set_aside_to_last[pos.players - 1] and (solo is None or solo.set_aside_restaurant == NOTHING):
        return
    for kind in box.set_aside:  # 11.8: the challenge names the restaurant that was set aside
        pos.restaurants[last * len(box.restaurants) + kind] += 1
        if journal:
            journal.add(events.PubGiven(last, box.restaurants[kind]))
