"""Points: how they change during the game, and at its end the final scoring (15.5) and ties (15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from ....kernel.position import ranks
from .. import events
from ..constants import CARDS, COINS_LEFT, PRODUCTS, RESOURCES, SOURCE_NAMES, SOURCES

if TYPE_CHECKING:
    from ..position import PalacioPosition


def score(pos: PalacioPosition, seat: int, source: int, points: int) -> None:
    """The one place where points change; what they came from is kept with them."""
    pos.points[seat] += points
    pos.earned[seat * SOURCES + source] += points


def score_final(pos: PalacioPosition, journal: Journal | None) -> None:
    """15.5, 9.5: cards, products, resources and coins; what lies in a mill counts nothing."""
    box, kinds = pos.box, len(pos.box.goods)
    for seat in range(pos.players):
        goods = pos.goods[seat * kinds : (seat + 1) * kinds]
        final = {
            CARDS: sum(box.end_points[card] for card in range(len(pos.cards)) if pos.cards[card] == seat),
            PRODUCTS: sum(goods[good] for good in box.products) * box.per_product,
            RESOURCES: sum(goods[good] for good in box.resources) * box.per_resource,
            COINS_LEFT: pos.coins[seat] // box.coins_per_point,
        }
        for source, points in final.items():
            score(pos, seat, source, points)
            if journal and points:
                journal.add(events.FinalPoints(seat, SOURCE_NAMES[source], points))


def ranking(pos: PalacioPosition) -> list[int]:
    """1.1, 15.6: most points, then more character cards, then more coins; after that a tie stays a tie."""
    keys: list[tuple[int, ...]] = []
    for seat in range(pos.players):
        keys.append((pos.points[seat], pos.cards.count(seat), pos.coins[seat]))
    return ranks(keys)
