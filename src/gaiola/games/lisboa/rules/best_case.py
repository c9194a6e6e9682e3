"""3.5, the best case: the most that rewards and the Cardinal's next moves can bring. What is out of reach even then is
refused without trying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.effects import Effect
from ..constants import EXCHANGE, NOBLES, NOBODY
from .church import landing, reach

if TYPE_CHECKING:
    from ..position import LisboaPosition

# What effects can bring for a payment or an opening: a list with a number for each of these. It may be too much, never
# too little: what is possible in the best case is then searched.
REIS, GAINS, MORE_PER_GAIN, SPACE_BY_SPACE, LAND_CHEAPER, ALL_CHEAPER, HIRE_CHEAPER = range(7)
FEWER_STAFF, NEW_OFFICIALS, NEW_PLANS, CARDINAL_MOVES, STEPS_PER_MOVE, TREASURY_STEPS, UNCLEAR = range(7, 14)
NOTHING: Final = [0] * 14

AMOUNTS: Final = {
    "reis": REIS,
    "influence_bonus": MORE_PER_GAIN,
    "land_discount": LAND_CHEAPER,
    "spend_discount": ALL_CHEAPER,
    "hire_discount": HIRE_CHEAPER,
    "staff_reduction": FEWER_STAFF,
    "plan": NEW_PLANS,
    "cardinal": STEPS_PER_MOVE,
    "treasury_shift": TREASURY_STEPS,
}
ONCE: Final = {
    "gain_influence": GAINS,
    "influence_exchange": SPACE_BY_SPACE,
    "cardinal": CARDINAL_MOVES,
    "market_sale": UNCLEAR,
    "treasury_shift": UNCLEAR,
}


def most_gained(effects: list[Effect]) -> list[int]:
    """The most that the reward of a land or a site brings."""
    found = list(NOTHING)
    for effect in effects:
        name = effect.handler.name
        if name == "official":
            found[NEW_OFFICIALS] += min(effect.values[0], len(NOBLES))  # 8.2: to different offices
        elif name in AMOUNTS:
            found[AMOUNTS[name]] += effect.values[0]
        if name in ONCE:
            found[ONCE[name]] += 1
    return found


def most_gained_by_tile(effects: list[Effect]) -> list[int]:
    """The most that a clergy tile brings; what one brings that moves the Cardinal again is unclear."""
    found = most_gained(effects)
    found[UNCLEAR] += found[CARDINAL_MOVES]
    return found


def added(one: list[int], other: list[int]) -> list[int]:
    """The most that both bring together."""
    return [one[i] + other[i] for i in range(len(NOTHING))]


def from_cardinal(pos: LisboaPosition, seat: int, steps: int, moves: int) -> list[int]:
    """8.11, 8.12: the best of every kind among the tiles that the Cardinal can come to in so many moves of up to
    `steps`, for each of the moves, though no single tile brings all of it."""
    if not moves or pos.tiles_held(seat) == pos.box.clergy_limit:
        return NOTHING
    spaces = set(range(len(pos.ring)))  # with several moves, and a road found on the way, he may come anywhere
    if moves == 1:
        spaces = {space for n in range(reach(pos, seat, steps)) for space in pos.box.beside[landing(pos, n + 1)]}
    tiles = [pos.box.clergy_brings[pos.ring[space]] for space in spaces if pos.ring[space] != NOBODY]
    return [moves * max([0, *[tile[i] for tile in tiles]]) for i in range(len(NOTHING))]


def purse_with(pos: LisboaPosition, seat: int, gains: list[int], reis: int, influence: int) -> int:
    """5.3: coins, and réis that the Influence could become, with these gains."""
    box = pos.box
    marker = min(box.most_influence, influence + gains[GAINS] * (pos.influence_sum(seat) + gains[MORE_PER_GAIN]))
    exchange = 1 if gains[SPACE_BY_SPACE] or pos.has(seat, EXCHANGE) else 0
    return reis + gains[REIS] + box.cash[exchange][marker]
