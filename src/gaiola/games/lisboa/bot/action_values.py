"""What single things are worth to a seat: effects, State actions, sales and trades, a card in the portfolio."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import (
    ACQUIRE_PLAN,
    BUILD_SHIP,
    CUBE_KINDS,
    DOCKLESS,
    DOCKS,
    GET_FAVOR,
    GOOD_KINDS,
    MEET_CARDINAL,
    NOBODY,
    PRODUCE,
    RECRUIT,
    SLOTS,
    STATE_ACTIONS,
)
from ..rules import scoring
from ..rules.church import has_tile, landing, reach
from ..rules.production import stores_of
from ..rules.sales import docked, price_of
from ..rules.ships import goods_due, top_ship
from ..rules.state import action_refusal
from ..rules.stock import room_for
from ..rules.trade import accepted
from .seat_value import FAVOR, IN_OFFICE, LESS, MORE_PLANS, OFFICIAL, PLAN, RIVAL, SeatValue

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..rules.effect_kinds import LisboaEffect

DEAL: Final = 0.9  # of what a sale or a trade seems to bring
ONE_TYPE: Final = 0.6  # of what all types would produce
TRIFLE: Final = 0.3  # an effect of which little can be said


class ActionValues(SeatValue):
    """A seat's standing, and what it could do with it."""

    # ---- worth of things

    def gain_worth(self) -> float:
        """A gain of Influence."""
        pos, seat = self.pos, self.seat
        gain = pos.influence_sum(seat)
        if not gain:
            return 0.0
        to = pos.influence[seat] + gain
        most = pos.box.most_influence
        return self.point * (min(most, to) - pos.influence[seat]) + (1.0 if to >= most else 0.0)

    def cube_worth(self) -> float:
        """The cube that is missed most."""
        pos, at = self.pos, self.seat * CUBE_KINDS
        cubes = pos.rubble[at : at + CUBE_KINDS]
        here = self.rubble_worth(cubes)
        best = 0.0
        for kind in range(CUBE_KINDS):
            if cubes[kind] < pos.box.rubble_columns:
                more = cubes[:]
                more[kind] += 1
                best = max(best, self.rubble_worth(more) - here)
        return best

    def cubes_worth(self, taken: list[int]) -> float:
        pos, at = self.pos, self.seat * CUBE_KINDS
        cubes = pos.rubble[at : at + CUBE_KINDS]
        more = [min(pos.box.rubble_columns, cubes[kind] + taken[kind]) for kind in range(CUBE_KINDS)]
        worth = self.rubble_worth(more) - self.rubble_worth(cubes)
        return worth + 2.0 * self.useful * (min(more) - min(cubes))

    def effects_worth(self, effects: list[LisboaEffect]) -> float:
        return sum([self.effect_worth(effect) for effect in effects])

    def effect_worth(self, effect: LisboaEffect) -> float:
        """A reward or a penalty, as far as it works now; of which nothing is known here, for what it is said to be."""
        judge = EFFECT_WORTH.get(effect.entry.name)
        return judge(self, effect) if judge is not None else effect.entry.worth * effect.n

    def officials_worth(self, number: int) -> float:
        return (OFFICIAL + IN_OFFICE) * self.useful * min(number, self.pos.home[self.seat])

    def more_goods(self, good: int, number: int) -> float:
        held = self.pos.goods[self.seat * GOOD_KINDS + good]
        return self.goods_worth(held + number) - self.goods_worth(held)

    def _less_goods(self, good: int) -> float:
        held = self.pos.goods[self.seat * GOOD_KINDS + good]
        return self.goods_worth(held) - self.goods_worth(held - 1)

    # ---- State actions

    def action_worth(self, action: int) -> float:
        """A State action without giving a good; 0 if it cannot be done."""
        pos, seat = self.pos, self.seat
        if action_refusal(pos, seat, action, NOBODY) is not None:
            return 0.0
        if action == RECRUIT:
            return self.officials_worth(2)
        if action == ACQUIRE_PLAN:
            count = len(pos.box.plans)
            plans = sum(pos.plans[seat * count : (seat + 1) * count])
            return PLAN * self.useful * (1.0 if plans < 2 else MORE_PLANS)
        if action == BUILD_SHIP:
            return self._build_ship()
        if action == PRODUCE:
            worth = 0.0
            for good in range(GOOD_KINDS):
                worth += self.more_goods(good, min(stores_of(pos, seat, good), room_for(pos, seat, good)))
            return worth
        if action == MEET_CARDINAL:
            return self.cardinal_worth(pos.box.cardinal_steps)
        return pos.box.favor_wigs + LESS * FAVOR * self.useful

    def _ship_worth(self, ship: int) -> float:
        """A ship that comes, with the Influence it brings at once."""
        if ship == NOBODY:
            return 0.0
        box = self.pos.box
        card = box.first_ship + ship
        gain = self.pos.influence_sum(self.seat) + box.card_influence[card]
        points = min(box.most_influence - self.pos.influence[self.seat], gain)
        return self.card_in_slot(card) + self.point * points

    def _build_ship(self) -> float:
        pos, seat, ship = self.pos, self.seat, top_ship(self.pos)
        worth = self._ship_worth(ship) - goods_due(pos, seat, ship, NOBODY, 0) * self.goods_worth(1)
        if pos.tucked(seat) >= pos.portfolio_size(seat):
            worth -= self._least_missed()
        return max(0.0, worth)

    def _least_missed(self) -> float:
        """The card of the portfolio that would go."""
        own = self.pos.slots[self.seat * SLOTS : (self.seat + 1) * SLOTS]
        worths = [self.card_in_slot(card) for card in own if card != NOBODY]
        return min(worths) if worths else 0.0

    def cardinal_worth(self, steps: int) -> float:
        pos = self.pos
        if pos.tiles_held(self.seat) == pos.box.clergy_limit:
            return 0.0
        best = 0.0
        for n in range(reach(pos, self.seat, steps)):
            gap = landing(pos, n + 1)
            if has_tile(pos, gap):
                best = max(best, self._tile_at(gap))
        return best

    def _tile_at(self, gap: int) -> float:
        pos, box = self.pos, self.pos.box
        best = 0.0
        for space in box.beside[gap]:
            tile = pos.ring[space]
            if tile != NOBODY:
                worth = self.tile_worth(tile)
                if box.clergy_once[tile]:
                    for effect in box.clergy_effect[tile]:
                        if not effect.brings.cardinal_moves:
                            worth += self.effect_worth(effect)
                best = max(best, worth)
        return best

    # ---- selling and trading

    def sales_worth(self, bonus: int) -> float:
        """What selling brings beyond what the goods are worth: each to the best ship with room."""
        pos, seat = self.pos, self.seat
        berths = docked(pos)
        room = [pos.box.hull[pos.ship_at(berth)] - pos.loaded(berth) for berth in berths]
        dockless, worth = pos.has(seat, DOCKLESS), 0.0
        for good in range(GOOD_KINDS):
            for held in range(pos.goods[seat * GOOD_KINDS + good], 0, -1):
                loss = self.goods_worth(held) - self.goods_worth(held - 1)
                best, at = 0.0, -1
                for i, berth in enumerate(berths):
                    if room[i]:
                        gain = self.coin * price_of(pos, seat, good, berth, bonus) - loss
                        gain += pos.box.crate_wigs * (1.0 if berth // DOCKS == seat else -RIVAL / 3)
                        if gain > best:
                            best, at = gain, i
                if at >= 0:
                    room[at] -= 1
                    worth += best
                elif dockless:
                    gain = self.coin * price_of(pos, seat, good, NOBODY, bonus) - loss
                    if gain > 0.0:
                        dockless -= 1
                        worth += gain
        return LESS * worth

    def market_worth(self, number: int, bonus: int) -> float:
        gains = []
        for good in range(GOOD_KINDS):
            for held in range(self.pos.goods[self.seat * GOOD_KINDS + good], 0, -1):
                loss = self.goods_worth(held) - self.goods_worth(held - 1)
                gains.append(self.coin * price_of(self.pos, self.seat, good, NOBODY, bonus) - loss)
        return sum(sorted([gain for gain in gains if gain > 0.0])[-number:])

    def _trades(self, first: int) -> list[float]:
        """What each State action would bring for a good, those that lose left out; not `first`."""
        pos, seat = self.pos, self.seat
        found: list[float] = []
        for action in range(len(STATE_ACTIONS)):
            if action == first or pos.covered[action] != NOBODY:
                continue
            price = 99.0
            for good in range(GOOD_KINDS):
                if pos.goods[seat * GOOD_KINDS + good] and accepted(pos, seat, action, good):
                    price = min(price, self._less_goods(good))
            if price < 99.0:
                worth = self.action_worth(action) - price
                if worth > 0.0:
                    found.append(worth)
        return found

    def _best_trade(self, first: int) -> float:
        return max([0.0, *self._trades(first)])

    def _business(self) -> float:
        trades = sorted(self._trades(NOBODY))[-2:]
        return DEAL * max(self.sales_worth(0), sum(trades))

    def _slot(self, card: int) -> float:
        """4.3: a card to be tucked, perhaps in place of another."""
        worth, pos = self.card_in_slot(card), self.pos
        if pos.tucked(self.seat) >= pos.portfolio_size(self.seat):
            worth -= self._least_missed()
        return worth


def _good(values: ActionValues, effect: LisboaEffect) -> float:
    return values.more_goods(effect.good, min(effect.n, room_for(values.pos, values.seat, effect.good)))


def _rubble(values: ActionValues, effect: LisboaEffect) -> float:
    return effect.n * values.cube_worth() if any(values.pos.pile) else 0.0


def _lost_good(values: ActionValues, effect: LisboaEffect) -> float:
    return -LESS * values.goods_worth(1) * effect.n


EFFECT_WORTH: Final[dict[str, Callable[[ActionValues, LisboaEffect], float]]] = {
    "reis": lambda values, effect: values.income_worth(effect.n),
    "wigs": lambda values, effect: float(effect.n),
    "official": lambda values, effect: values.officials_worth(effect.n),
    "plan": lambda values, effect: PLAN * values.useful * effect.n,
    "rubble_pile": _rubble,
    "gain_influence": lambda values, effect: values.gain_worth(),
    "favor": lambda values, effect: values.action_worth(GET_FAVOR),
    "produce_type": lambda values, effect: ONE_TYPE * values.action_worth(PRODUCE),
    "good": _good,
    "good_choice": lambda values, effect: LESS * effect.n * values.goods_worth(1),
    "cardinal": lambda values, effect: values.cardinal_worth(effect.steps),
    "market_sale": lambda values, effect: values.market_worth(effect.n, effect.bonus),
    "treasury_shift": lambda values, effect: TRIFLE,
    "lose_official": lambda values, effect: -OFFICIAL * values.useful * min(effect.n, values.pos.out(values.seat)),
    "lose_good_choice": _lost_good,
    "lose_reis": lambda values, effect: -values.price_worth(min(effect.n, values.pos.reis[values.seat])),
    "lose_wigs": lambda values, effect: -float(min(effect.n, values.pos.wigs[values.seat])),
    "lose_favor": lambda values, effect: -2.0 if scoring.favors(values.pos, values.seat) else -1.0,
    "lose_clergy": lambda values, effect: -1.0,
    "lose_good": _lost_good,
}
"""Rewards and penalties, by their ids."""
