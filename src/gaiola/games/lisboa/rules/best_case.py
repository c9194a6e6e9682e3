"""3.5, what can be known without trying: what rewards bring, and what the Cardinal may bring on each way that he can
go. Whether a land can be paid or a building opened follows from that by counting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import CARDINAL_RANGE, EXCHANGE, NOBODY

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from .effect_kinds import LisboaEffect


class Gains:
    """What effects bring for a payment, an opening or a sale: exactly so much, but for goods that find no room, for
    Influence, where `more_per_gain` may come too late, and for what is `unclear`. `arrows` are the moves of the
    Cardinal, each with its number of steps; `more_steps` go to the later ones."""

    def __init__(
        self,
        reis: int = 0,
        goods: int = 0,
        production: int = 0,
        influence_gains: int = 0,
        more_per_gain: int = 0,
        space_by_space: int = 0,
        land_cheaper: int = 0,
        all_cheaper: int = 0,
        hire_cheaper: int = 0,
        fewer_staff: int = 0,
        new_officials: int = 0,
        new_plans: int = 0,
        arrows: tuple[int, ...] = (),
        more_steps: int = 0,
        treasury_steps: int = 0,
        unclear: int = 0,
    ) -> None:
        self.reis: Final = reis
        self.goods: Final = goods
        self.production: Final = production
        self.influence_gains: Final = influence_gains
        self.more_per_gain: Final = more_per_gain
        self.space_by_space: Final = space_by_space
        self.land_cheaper: Final = land_cheaper
        self.all_cheaper: Final = all_cheaper
        self.hire_cheaper: Final = hire_cheaper
        self.fewer_staff: Final = fewer_staff
        self.new_officials: Final = new_officials
        self.new_plans: Final = new_plans
        self.arrows: Final = arrows
        self.more_steps: Final = more_steps
        self.treasury_steps: Final = treasury_steps
        self.unclear: Final = unclear
        self.cardinal_moves: Final = len(arrows)
        self.may_bring_goods: Final = goods + production + unclear > 0
        self.may_bring_plans: Final = new_plans + len(arrows) + unclear > 0
        money = reis + influence_gains + more_per_gain + space_by_space + all_cheaper + unclear
        self.only_coins: Final = money + land_cheaper + len(arrows) + more_steps + treasury_steps == reis
        staff = hire_cheaper + fewer_staff + new_officials + new_plans
        self.helps_to_open: Final = money + staff + len(arrows) + more_steps > 0

    def plus(self, other: Gains) -> Gains:
        """What both bring together."""
        if other is NOTHING:
            return self
        if self is NOTHING:
            return other
        return Gains(
            reis=self.reis + other.reis,
            goods=self.goods + other.goods,
            production=self.production + other.production,
            influence_gains=self.influence_gains + other.influence_gains,
            more_per_gain=self.more_per_gain + other.more_per_gain,
            space_by_space=self.space_by_space + other.space_by_space,
            land_cheaper=self.land_cheaper + other.land_cheaper,
            all_cheaper=self.all_cheaper + other.all_cheaper,
            hire_cheaper=self.hire_cheaper + other.hire_cheaper,
            fewer_staff=self.fewer_staff + other.fewer_staff,
            new_officials=self.new_officials + other.new_officials,
            new_plans=self.new_plans + other.new_plans,
            arrows=self.arrows + other.arrows,
            more_steps=self.more_steps + other.more_steps,
            treasury_steps=self.treasury_steps + other.treasury_steps,
            unclear=self.unclear + other.unclear,
        )


NOTHING: Final = Gains()


def all_gained(effects: list[LisboaEffect]) -> Gains:
    """What the reward of a land, a site or a card brings."""
    found = NOTHING
    for effect in effects:
        found = found.plus(effect.brings)
    return found


def all_gained_by_tile(effects: list[LisboaEffect]) -> Gains:
    """What a clergy tile brings; what one brings that moves the Cardinal again is unclear."""
    found = all_gained(effects)
    return found.plus(Gains(unclear=1)) if found.arrows else found


class Way:
    """One way that the Cardinal may go in some moves: where he stands then, the spaces whose tiles are taken, what they
    bring, and how often he passed the Treasury icon."""

    def __init__(self, gap: int, taken: tuple[int, ...], gains: Gains, icons: int) -> None:
        self.gap: Final = gap
        self.taken: Final = taken
        self.gains: Final = gains
        self.icons: Final = icons


def staying(pos: LisboaPosition) -> Way:
    """The Cardinal where he stands."""
    return Way(pos.cardinal, (), NOTHING, 0)


def ways_on(pos: LisboaPosition, seat: int, before: Way, arrows: tuple[int, ...]) -> list[Way]:
    """Every way that he may go from there, one move for each of the arrows."""
    ways = [before]
    for steps in arrows:
        found: list[Way] = []
        for way in ways:
            found += _next_moves(pos, seat, way, steps)
        ways = found
    return ways


def _next_moves(pos: LisboaPosition, seat: int, before: Way, steps: int) -> list[Way]:
    """8.11 to 8.13: up to so many steps, and a tile beside each gap; without a tile or a place for it he stays."""
    box, found, icons = pos.box, list[Way](), before.icons
    if pos.tiles_held(seat) + len(before.taken) >= box.clergy_limit:
        return [before]
    most = min(steps + pos.has(seat, CARDINAL_RANGE) + before.gains.more_steps, len(pos.ring))
    for n in range(1, most + 1):
        gap = (before.gap + n) % len(pos.ring)
        if gap == box.treasury_gap:
            icons += 1
        for space in box.beside[gap]:
            tile = pos.ring[space]
            if tile != NOBODY and space not in before.taken:
                gains = before.gains.plus(box.clergy_brings[tile])
                found.append(Way(gap, (*before.taken, space), gains, icons))
    return found or [before]


def purse_with(
    pos: LisboaPosition, seat: int, reward: Gains, tiles: Gains, reis: int, influence: int, at_best: bool = False
) -> int:
    """5.3: coins, and réis that the Influence could become, with what a reward and the Cardinal's tiles bring. A tile
    that makes gains of Influence larger may come after them, so it counts only `at_best`."""
    box, gains = pos.box, reward.influence_gains + tiles.influence_gains
    marker = influence
    if gains:
        each = pos.influence_sum(seat) + (tiles.more_per_gain if at_best else 0)
        marker = min(box.most_influence, influence + gains * each)
    exchange = 1 if tiles.space_by_space or pos.has(seat, EXCHANGE) else 0
    return reis + reward.reis + tiles.reis + box.cash[exchange][marker]
