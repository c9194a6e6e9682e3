"""What bots need to know of Mercado: how well a seat stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..constants import NOTHING, SPACES
from ..rules.payments import price, stand_income

if TYPE_CHECKING:
    from ..position import MercadoPosition


def evaluate(pos: MercadoPosition, seat: int) -> float:
    """Own prospects against the best rival's."""
    own = prospects(pos, seat)
    rivals = [prospects(pos, other) for other in range(pos.players) if other != seat]
    return own - (max(rivals) if rivals else 0.0)


def prospects(pos: MercadoPosition, seat: int) -> float:
    score = float(pos.scores()[seat])
    if pos.over:
        return score
    return score + _stands(pos, seat) + _tiles(pos, seat) + _restaurants(pos, seat)


def _stands(pos: MercadoPosition, seat: int) -> float:
    """A stand earns again with every customer tile that still comes to its lines."""
    box, goods, worth = pos.box, len(pos.box.goods), 0.0
    for space in range(SPACES):
        if pos.owner[space] != seat:
            continue
        value = pos.value[space * goods + pos.stand[space]]
        for line in (box.row_of[space], box.column_of[space]):
            free = sum(1 for entrance in box.entrances_of[line] if pos.customers[entrance] == NOTHING)
            worth += 0.45 * value * free * min(pos.in_line[line], 4) ** 0.7
    return worth


def _tiles(pos: MercadoPosition, seat: int) -> float:
    """What the best opening would bring that the tiles in front allow."""
    goods = len(pos.box.goods)
    if not pos.stands_left[seat]:
        return 0.0
    best = 0
    for good in range(goods):
        if pos.tiles[seat * goods + good]:
            for space in range(SPACES):
                if pos.stand[space] == NOTHING and pos.restaurant[space] == NOTHING:
                    best = max(best, stand_income(pos, good, space) - price(pos, space))
    return 0.6 * best


def _restaurants(pos: MercadoPosition, seat: int) -> float:
    """A restaurant in hand will be opened for a coin and improve something."""
    kinds = len(pos.box.restaurants)
    return 2.0 * sum(pos.restaurants[seat * kinds : (seat + 1) * kinds])
