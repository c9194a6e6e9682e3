"""3.5, the best case: what rewards bring, and the most that the Cardinal's next moves can bring besides. What a reward
suffices for is allowed without trying it, what is out of reach even in the best case is refused without trying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import EXCHANGE, NOBODY
from .church import landing, reach

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from .effect_kinds import LisboaEffect


class Gains:
    """What effects bring for a payment or an opening. Of a reward it is what the seat can surely have, and YES may
    follow from it once the worst that the Treasury can do is added to the price. What the Cardinal brings besides
    (`with_cardinal`) may be too much, never too little: from that only NO follows, and nothing from what is
    `unclear`."""

    def __init__(
        self,
        reis: int = 0,
        influence_gains: int = 0,
        more_per_gain: int = 0,
        space_by_space: int = 0,
        land_cheaper: int = 0,
        all_cheaper: int = 0,
        hire_cheaper: int = 0,
        fewer_staff: int = 0,
        new_officials: int = 0,
        new_plans: int = 0,
        cardinal_moves: int = 0,
        steps_per_move: int = 0,
        treasury_steps: int = 0,
        unclear: int = 0,
    ) -> None:
        self.reis: Final = reis
        self.influence_gains: Final = influence_gains
        self.more_per_gain: Final = more_per_gain
        self.space_by_space: Final = space_by_space
        self.land_cheaper: Final = land_cheaper
        self.all_cheaper: Final = all_cheaper
        self.hire_cheaper: Final = hire_cheaper
        self.fewer_staff: Final = fewer_staff
        self.new_officials: Final = new_officials
        self.new_plans: Final = new_plans
        self.cardinal_moves: Final = cardinal_moves
        self.steps_per_move: Final = steps_per_move
        self.treasury_steps: Final = treasury_steps
        self.unclear: Final = unclear

    def plus(self, other: Gains) -> Gains:
        """The most that both bring together."""
        return Gains(
            reis=self.reis + other.reis,
            influence_gains=self.influence_gains + other.influence_gains,
            more_per_gain=self.more_per_gain + other.more_per_gain,
            space_by_space=self.space_by_space + other.space_by_space,
            land_cheaper=self.land_cheaper + other.land_cheaper,
            all_cheaper=self.all_cheaper + other.all_cheaper,
            hire_cheaper=self.hire_cheaper + other.hire_cheaper,
            fewer_staff=self.fewer_staff + other.fewer_staff,
            new_officials=self.new_officials + other.new_officials,
            new_plans=self.new_plans + other.new_plans,
            cardinal_moves=self.cardinal_moves + other.cardinal_moves,
            steps_per_move=self.steps_per_move + other.steps_per_move,
            treasury_steps=self.treasury_steps + other.treasury_steps,
            unclear=self.unclear + other.unclear,
        )


NOTHING: Final = Gains()


def most_gained(effects: list[LisboaEffect]) -> Gains:
    """The most that the reward of a land or a site brings."""
    found = NOTHING
    for effect in effects:
        found = found.plus(effect.brings)
    return found


def most_gained_by_tile(effects: list[LisboaEffect]) -> Gains:
    """The most that a clergy tile brings; what one brings that moves the Cardinal again is unclear."""
    found = most_gained(effects)
    return found.plus(Gains(unclear=found.cardinal_moves))


def with_cardinal(pos: LisboaPosition, seat: int, gains: Gains, steps: int, moves: int) -> Gains:
    """8.11, 8.12: what the Cardinal may bring besides, in so many moves of up to `steps`."""
    if not moves or pos.tiles_held(seat) == pos.box.clergy_limit:
        return gains
    spaces = set(range(len(pos.ring)))  # with several moves, and a road found on the way, he may come anywhere
    if moves == 1:
        spaces = {space for n in range(reach(pos, seat, steps)) for space in pos.box.beside[landing(pos, n + 1)]}
    tiles = [pos.box.clergy_brings[pos.ring[space]] for space in spaces if pos.ring[space] != NOBODY]
    return gains.plus(_best_of(tiles, moves)) if tiles else gains


def _best_of(tiles: list[Gains], moves: int) -> Gains:
    """The best of every kind among these tiles, for each of the moves, though no single tile brings all of it."""
    return Gains(
        reis=moves * max([tile.reis for tile in tiles]),
        influence_gains=moves * max([tile.influence_gains for tile in tiles]),
        more_per_gain=moves * max([tile.more_per_gain for tile in tiles]),
        space_by_space=moves * max([tile.space_by_space for tile in tiles]),
        land_cheaper=moves * max([tile.land_cheaper for tile in tiles]),
        all_cheaper=moves * max([tile.all_cheaper for tile in tiles]),
        hire_cheaper=moves * max([tile.hire_cheaper for tile in tiles]),
        fewer_staff=moves * max([tile.fewer_staff for tile in tiles]),
        new_officials=moves * max([tile.new_officials for tile in tiles]),
        new_plans=moves * max([tile.new_plans for tile in tiles]),
        cardinal_moves=moves * max([tile.cardinal_moves for tile in tiles]),
        steps_per_move=moves * max([tile.steps_per_move for tile in tiles]),
        treasury_steps=moves * max([tile.treasury_steps for tile in tiles]),
        unclear=moves * max([tile.unclear for tile in tiles]),
    )


def purse_with(pos: LisboaPosition, seat: int, gains: Gains, reis: int, influence: int) -> int:
    """5.3: coins, and réis that the Influence could become, with these gains."""
    box = pos.box
    marker = min(
        box.most_influence, influence + gains.influence_gains * (pos.influence_sum(seat) + gains.more_per_gain)
    )
    exchange = 1 if gains.space_by_space or pos.has(seat, EXCHANGE) else 0
    return reis + gains.reis + box.cash[exchange][marker]
