"""3.5, looking ahead cheaply: the most that rewards and the Cardinal's next moves can bring, so that what is hopeless
is known to be so without trying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.effects import Effect
from ..constants import EXCHANGE, NOBLES, NOBODY
from .church import landing, reach

if TYPE_CHECKING:
    from ..position import LisboaPosition

# A windfall: what effects do for a payment or an opening. Too much is no mistake: then positions are searched.
REIS, GAINS, INFLUENCE_MORE, SPACE_BY_SPACE, LAND_CHEAPER, ALL_CHEAPER, HIRE_CHEAPER = range(7)
FEWER_STAFF, OFFICIALS, PLANS, CARDINALS, STEPS, TREASURY, UNCLEAR = range(7, 14)
NOTHING: Final = [0] * 14

AMOUNTS: Final = {
    "reis": REIS,
    "influence_bonus": INFLUENCE_MORE,
    "land_discount": LAND_CHEAPER,
    "spend_discount": ALL_CHEAPER,
    "hire_discount": HIRE_CHEAPER,
    "staff_reduction": FEWER_STAFF,
    "plan": PLANS,
    "cardinal": STEPS,
    "treasury_shift": TREASURY,
}
ONCE: Final = {
    "gain_influence": GAINS,
    "influence_exchange": SPACE_BY_SPACE,
    "cardinal": CARDINALS,
    "market_sale": UNCLEAR,
    "treasury_shift": UNCLEAR,
}


def windfall(effects: list[Effect]) -> list[int]:
    """What a land or a site brings."""
    found = list(NOTHING)
    for effect in effects:
        name = effect.handler.name
        if name == "official":
            found[OFFICIALS] += min(effect.values[0], len(NOBLES))  # 8.2: to different offices
        elif name in AMOUNTS:
            found[AMOUNTS[name]] += effect.values[0]
        if name in ONCE:
            found[ONCE[name]] += 1
    return found


def tile_windfall(effects: list[Effect]) -> list[int]:
    """What a clergy tile brings; one that moves the Cardinal again leads anywhere."""
    found = windfall(effects)
    found[UNCLEAR] += found[CARDINALS]
    return found


def together(one: list[int], other: list[int]) -> list[int]:
    return [one[i] + other[i] for i in range(len(NOTHING))]


def from_cardinal(pos: LisboaPosition, seat: int, steps: int, moves: int) -> list[int]:
    """8.11, 8.12: the best of every kind among the tiles that the Cardinal can come to in so many moves of up to
    `steps`, in each of them, though one tile cannot be all of it."""
    if not moves or pos.tiles_held(seat) == pos.box.clergy_limit:
        return NOTHING
    spaces = set(range(len(pos.ring)))  # with several moves, and a road found on the way, he may come anywhere
    if moves == 1:
        spaces = {space for n in range(reach(pos, seat, steps)) for space in pos.box.beside[landing(pos, n + 1)]}
    tiles = [pos.box.clergy_brings[pos.ring[space]] for space in spaces if pos.ring[space] != NOBODY]
    return [moves * max([0, *[tile[i] for tile in tiles]]) for i in range(len(NOTHING))]


def purse_with(pos: LisboaPosition, seat: int, luck: list[int], reis: int, influence: int) -> int:
    """5.3: coins, and réis that the Influence could become, with a windfall."""
    box = pos.box
    marker = min(box.most_influence, influence + luck[GAINS] * (pos.influence_sum(seat) + luck[INFLUENCE_MORE]))
    exchange = 1 if luck[SPACE_BY_SPACE] or pos.has(seat, EXCHANGE) else 0
    return reis + luck[REIS] + box.cash[exchange][marker]
