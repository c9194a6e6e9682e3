"""What bots need to know of Lisboa: how well a seat stands, and what is promised by all that is still due in its turn.
A promise is never more than what can be had of it, so that carrying it out does not disappoint."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....kernel.steps import Step
from ..constants import (
    ARCHITECTS,
    BUILD_SHIP,
    BUILDING_WIGS,
    CUBE_KINDS,
    GET_FAVOR,
    MANUEL,
    MARQUIS,
    NOBLES,
    NOBODY,
    STAFF_REDUCTION,
    STATE_ACTIONS,
    STORE_WIGS,
)
from ..rules import scoring
from ..rules.choices import LisboaStep
from ..rules.church import Cardinal, ClergyTile, GiveUp
from ..rules.decrees import Decree, ExtraDecree, Search
from ..rules.effect_kinds import LisboaEffect, StateAction
from ..rules.follows import FollowAction
from ..rules.openings import CityScores, Complete, Site, fits, missing, store_wigs
from ..rules.payments import Pay, dearest_cube_cost, hire_price, own_land_price, purse
from ..rules.periods import ThrownReward
from ..rules.portfolio import Slot
from ..rules.production import Extra
from ..rules.rewards import FromPile, GoodChoice, MarketSale, Reward
from ..rules.sales import Sell
from ..rules.ships import Ship, ShipGoods, ShipReady, top_ship
from ..rules.sponsoring import AnyState, EventPart, PayFee
from ..rules.state import Officials, RoyalFavor, TakePlan, Withdraw
from ..rules.stores import Cube, House, PlaceTile, Store, StoreScores, build_refusal, customers, house_refusal
from ..rules.trade import Business, Trade
from ..rules.visits import FreeAction
from .action_values import ActionValues
from .seat_value import HOUSE, IN_OFFICE, LESS, MARKER, OFFICIAL, PLAN, RIVAL, STAFFED, UNDECIDED

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..position import LisboaPosition
    from ..rules.effect_kinds import LisboaEffect

PROMISE: Final = 1.0  # of what an action that is still due seems to bring


def evaluate(pos: LisboaPosition, seat: int) -> float:
    """Prospects in wigs."""
    if pos.over:
        return float(pos.wigs[seat])
    return Evaluation(pos, seat).worth()


class Evaluation(ActionValues):
    """A seat's standing, with what is under way."""

    def worth(self) -> float:
        return self.standing() + self.promised()

    def promised(self) -> float:
        """What is due to this seat."""
        total = 0.0
        for step in self.pos.agenda:
            if step.seat == self.seat:
                promise = PROMISES.get(type(step))
                if promise is not None:
                    total += promise(self, step)
        return total

    # ---- what a step may still bring

    def of_payment(self, step: Pay) -> float:
        return -self.price_worth(step.due(self.pos))

    def of_fee(self, step: PayFee) -> float:
        return self._event(step.card, 0) - self.price_worth(step.due(self.pos))

    def of_event(self, step: EventPart) -> float:
        return self._event(step.card, step.part)

    def of_store(self, step: Store) -> float:
        return PROMISE * self.best_store(step.discount)

    def of_site(self, step: Site) -> float:
        return PROMISE * self.best_opening()

    def of_plan_to_complete(self, step: Complete) -> float:
        return PROMISE * self._best_plan(step.site)

    def of_decree(self, step: LisboaStep) -> float:
        return PROMISE * self._best_decree()

    def of_extra_decree(self, step: ExtraDecree) -> float:
        return self._extra_decree()

    def of_free_action(self, step: FreeAction) -> float:
        return max([0.0, *[self.action_worth(action) for action in self.pos.box.state_actions[step.noble]]])

    def of_follow_action(self, step: FollowAction) -> float:
        return self._follow(step.noble)

    def of_business(self, step: Business) -> float:
        return self._business()

    def of_slot(self, step: Slot) -> float:
        return self._slot(step.card)

    def of_sale(self, step: Sell) -> float:
        return self.sales_worth(step.bonus)

    def of_trade(self, step: Trade) -> float:
        return self._best_trade(NOBODY)

    def of_state_actions(self, step: AnyState) -> float:
        worths = [self.action_worth(action) for action in range(len(STATE_ACTIONS)) if not step.taken >> action & 1]
        return sum(sorted([worth for worth in worths if worth > 0.0])[-step.left :])

    def of_reward(self, step: Reward) -> float:
        return self.effect_worth(self.pos.box.effects[step.effect])

    def of_officials(self, step: Officials) -> float:
        return (OFFICIAL + IN_OFFICE) * self.useful * min(step.left, self.pos.home[self.seat])

    def of_withdrawal(self, step: Withdraw) -> float:
        return -(OFFICIAL + IN_OFFICE / 2) * self.useful * min(step.left, self.pos.out(self.seat))

    def of_plan(self, step: TakePlan) -> float:
        return PLAN * self.useful * step.left

    def of_ship(self, step: Ship) -> float:
        return self.action_worth(BUILD_SHIP)

    def of_ship_goods(self, step: ShipGoods) -> float:
        return -step.left * self.goods_worth(1)

    def of_finished_ship(self, step: ShipReady) -> float:
        return self._ship_worth(top_ship(self.pos))

    def of_good_choice(self, step: GoodChoice) -> float:
        return step.left * self.goods_worth(1)

    def of_extra_goods(self, step: Extra) -> float:
        return step.left * self.goods_worth(1) * LESS

    def of_pile(self, step: FromPile) -> float:
        return step.left * self.cube_worth()

    def of_cardinal(self, step: Cardinal) -> float:
        return self.cardinal_worth(step.steps)

    def of_clergy(self, step: ClergyTile) -> float:
        return self._tile_at(self.pos.cardinal)

    def of_giving_up(self, step: GiveUp) -> float:
        return self.gain_worth() if step.given_up else 0.0

    def of_favor(self, step: RoyalFavor) -> float:
        return self.action_worth(GET_FAVOR)

    def of_house(self, step: House) -> float:
        return HOUSE * self.left

    def of_store_scores(self, step: StoreScores) -> float:
        pos, land = self.pos, step.land
        value = pos.scoring[pos.box.space_of[pos.box.land_column[land]]]
        return float(value * customers(pos, land, step.street) + pos.has(self.seat, STORE_WIGS))

    def of_city_scores(self, step: CityScores) -> float:
        return self._scored(step.site, self.pos.opened[step.site])

    def of_tile(self, step: PlaceTile) -> float:
        return self.store_worth(step.land, step.street)

    def of_cube(self, step: Cube) -> float:
        return self.cube_worth() + self.coin * dearest_cube_cost(self.pos, step.land)

    def of_market_sale(self, step: MarketSale) -> float:
        return self.market_worth(step.left, step.bonus)

    def of_thrown_reward(self, step: ThrownReward) -> float:
        return self._thrown()

    # ---- Noble actions

    def best_store(self, discount: int) -> float:
        """10: the land that is worth most after its price."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        if house_refusal(pos, seat) is not None:
            return 0.0
        best, have = 0.0, purse(pos, seat)
        cube = self.cube_worth()
        for land in box.open_lands[pos.players]:
            if pos.owner[land] != NOBODY:
                continue
            reward = self.effects_worth(box.land_reward[land])
            dearest = dearest_cube_cost(pos, land)
            price = own_land_price(pos, seat, land, dearest, discount)
            if price > have + 6:
                continue
            for street in box.column_streets[box.land_column[land]]:
                if build_refusal(pos, seat, land, street) is not None:
                    continue
                value = pos.scoring[box.space_of[box.land_column[land]]]
                worth = self.store_worth(land, street) + value * customers(pos, land, street)
                worth += reward + (cube if dearest else 0.0) - self.price_worth(price)
                best = max(best, worth)
        return best + pos.has(seat, STORE_WIGS) if best else 0.0

    def best_opening(self) -> float:
        """12: the site and the plan that are worth most."""
        pos, box = self.pos, self.pos.box
        best = 0.0
        plans = self._plan_worths()
        for site in box.open_sites[pos.players]:
            if pos.opened[site] == NOBODY:
                best = max(best, self._opening(site, plans))
        return best

    def _opening(self, site: int, plans: list[float]) -> float:
        pos, box = self.pos, self.pos.box
        worth = self.effects_worth(box.site_reward[site])
        worth += self.cubes_worth(pos.site_rubble[site * CUBE_KINDS : (site + 1) * CUBE_KINDS])
        best = -99.0
        for architect in range(len(ARCHITECTS)):
            if plans[architect] > -90.0 and fits(pos, site, architect):
                building = pos.ready[architect] * len(ARCHITECTS) + architect
                best = max(best, plans[architect] + self._scored(site, building))
        return worth + best

    def _plan_worths(self) -> list[float]:
        """The best plan of each architect, with its officials and what must be hired."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        count, have = len(box.plans), purse(self.pos, self.seat)
        best = [-99.0, -99.0]
        for plan in range(count):
            if pos.plans[seat * count + plan]:
                number = missing(pos, seat, plan)
                price = hire_price(pos, seat, number)
                if price > have:
                    continue
                used = max(0, box.plan_officials[plan] - pos.has(seat, STAFF_REDUCTION)) - number
                worth = self._completed_worth(plan) - OFFICIAL * self.useful * used - self.price_worth(price)
                architect = box.plan_architect[plan]
                best[architect] = max(best[architect], worth - PLAN * self.useful)
        return best

    def _completed_worth(self, plan: int) -> float:
        """16.9: what a completed plan adds."""
        pos, seat = self.pos, self.seat
        officials = pos.box.plan_officials[plan]
        counts = [scoring.plan_officials(pos, other) for other in range(pos.players)]
        prizes = pos.box.official_prizes[pos.players]
        before = scoring.share(counts, prizes)[seat]
        counts[seat] += officials
        after = scoring.share(counts, prizes)[seat]
        return STAFFED * self.left * officials + (after - before) * (1.0 - UNDECIDED * self.left)

    def _best_plan(self, site: int) -> float:
        plans = self._plan_worths()
        best = -99.0
        for architect in range(len(ARCHITECTS)):
            if plans[architect] > -90.0 and fits(self.pos, site, architect):
                building = self.pos.ready[architect] * len(ARCHITECTS) + architect
                best = max(best, plans[architect] + self._scored(site, building))
        return best if best > -90.0 else 0.0

    def _scored(self, site: int, building: int) -> float:
        """12.7: wigs for own stores, less a part of what others score."""
        pos, seat = self.pos, self.seat
        wigs = store_wigs(pos, site, building)
        others = sum(wigs) - wigs[seat]
        return wigs[seat] - RIVAL * others / (pos.players - 1) + pos.has(seat, BUILDING_WIGS)

    def _best_decree(self) -> float:
        worths = [self.decree_worth(decree) for decree in self.pos.decrees_shown if decree != NOBODY]
        return max(worths) if worths else 0.0

    def _extra_decree(self) -> float:
        pos, seat = self.pos, self.seat
        if not pos.markers[seat] or pos.marker_used[seat]:
            return 0.0
        return max(0.0, LESS * self._best_decree() - MARKER * self.useful)

    def _follow(self, noble: int) -> float:
        pos = self.pos
        worths = [self.action_worth(action) for action in pos.box.state_actions[noble]]
        if noble == MANUEL:
            worths.append(PROMISE * self.best_store(0))
        elif noble == MARQUIS:
            worths.append(PROMISE * self._best_decree() + self._extra_decree())
        else:
            worths.append(PROMISE * self.best_opening())
        return max(worths)

    # ---- events

    def _event(self, card: int, part: int) -> float:
        """13.2: what is left of an event."""
        effects = self.pos.box.event[card]
        return PROMISE * sum([max(0.0, self._part(effects[i])) for i in range(part, len(effects))])

    def _part(self, effect: LisboaEffect) -> float:
        deed = effect.entry.deed
        if isinstance(deed, StateAction):
            return self.action_worth(deed.action)
        judge = PART_WORTH.get(effect.entry.name)
        return judge(self, effect) if judge is not None else self.effect_worth(effect)

    def decrees_worth(self, number: int) -> float:
        return number * self._best_decree() + self._extra_decree()

    def actions_worth(self, number: int) -> float:
        """The best of so many State actions."""
        worths = [self.action_worth(action) for action in range(len(STATE_ACTIONS))]
        return sum(sorted(worths)[-number:])

    def _thrown(self) -> float:
        """15.4: the best reward of each Noble among the cards thrown away."""
        best = [0.0] * len(NOBLES)
        for card in self.pos.thrown:
            noble = self.pos.box.card_type[card]
            best[noble] = max(best[noble], self.effects_worth(self.pos.box.reward[card]))
        return sum(best)


PROMISES: Final[dict[type[Step[Any]], Callable[[Evaluation, Any], float]]] = {
    Pay: Evaluation.of_payment,
    PayFee: Evaluation.of_fee,
    EventPart: Evaluation.of_event,
    Store: Evaluation.of_store,
    Site: Evaluation.of_site,
    Complete: Evaluation.of_plan_to_complete,
    Search: Evaluation.of_decree,
    Decree: Evaluation.of_decree,
    ExtraDecree: Evaluation.of_extra_decree,
    FreeAction: Evaluation.of_free_action,
    FollowAction: Evaluation.of_follow_action,
    Business: Evaluation.of_business,
    Slot: Evaluation.of_slot,
    Sell: Evaluation.of_sale,
    Trade: Evaluation.of_trade,
    AnyState: Evaluation.of_state_actions,
    Reward: Evaluation.of_reward,
    Officials: Evaluation.of_officials,
    Withdraw: Evaluation.of_withdrawal,
    TakePlan: Evaluation.of_plan,
    Ship: Evaluation.of_ship,
    ShipGoods: Evaluation.of_ship_goods,
    ShipReady: Evaluation.of_finished_ship,
    GoodChoice: Evaluation.of_good_choice,
    Extra: Evaluation.of_extra_goods,
    FromPile: Evaluation.of_pile,
    Cardinal: Evaluation.of_cardinal,
    ClergyTile: Evaluation.of_clergy,
    GiveUp: Evaluation.of_giving_up,
    RoyalFavor: Evaluation.of_favor,
    House: Evaluation.of_house,
    StoreScores: Evaluation.of_store_scores,
    CityScores: Evaluation.of_city_scores,
    PlaceTile: Evaluation.of_tile,
    Cube: Evaluation.of_cube,
    MarketSale: Evaluation.of_market_sale,
    ThrownReward: Evaluation.of_thrown_reward,
}
"""What a step on the agenda may still bring to its seat; those that are not here bring nothing."""
PART_WORTH: Final[dict[str, Callable[[Evaluation, LisboaEffect], float]]] = {
    "act_open_building": lambda values, effect: values.best_opening(),
    "act_build_store": lambda values, effect: values.best_store(effect.discount),
    "act_sell": lambda values, effect: values.sales_worth(effect.bonus),
    "act_decree": lambda values, effect: values.decrees_worth(effect.n),
    "act_state": lambda values, effect: values.actions_worth(effect.n),
}
"""Actions of events that are no State action, by their ids."""
