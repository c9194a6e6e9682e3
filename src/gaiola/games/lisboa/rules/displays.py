"""Chapter 14, what is refilled at the end of a turn: piles, city tiles, the Church ring; decrees in their module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.replacing import increased, replaced
from .. import events
from ..constants import CARD_TYPES, NOBODY

if TYPE_CHECKING:
    from ..position import LisboaPosition


def turn_up(pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
    """2.12, 14.2: the top card of every pile whose place is empty."""
    box, deck = pos.box, pos.box.display_deck[pos.period]
    for kind in range(len(CARD_TYPES)):
        if pos.display[kind] != NOBODY:
            continue
        pile, deck_left = box.pile_cards[deck][kind], pos.deck_left
        left = [deck_left[card] for card in pile]
        if 1 in left:
            card = pile[chance.draw(left, box.pile_names[deck][kind])]
            pos.deck_left = replaced(pos.deck_left, card, 0)
            pos.display[kind] = card
            if journal:
                journal.add(events.CardRevealed(box.cards[card]))


def fill_ring(pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
    """2.6, 14.2: a clergy tile for every empty space, as long as there are some."""
    for space in range(len(pos.ring)):
        if pos.ring[space] == NOBODY and any(pos.clergy_bag):
            tile = chance.draw(pos.clergy_bag, pos.box.clergy)
            pos.clergy_bag = increased(pos.clergy_bag, tile, -1)
            pos.ring = replaced(pos.ring, space, tile)
            if journal:
                journal.add(events.ClergyLaid(pos.box.clergy[tile]))


def lay_tiles(pos: LisboaPosition) -> None:
    """2.8, 14.2: city tiles of the size of the space, as long as there are some."""
    box = pos.box
    for tile in range(len(box.tiles)):
        if not pos.tile_shown[tile] and pos.tiles_left[box.tile_small[tile]]:
            pos.tiles_left = increased(pos.tiles_left, box.tile_small[tile], -1)
            pos.tile_shown = replaced(pos.tile_shown, tile, 1)
