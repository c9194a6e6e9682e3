"""What bots need to know of Lisboa: how well a seat stands, and what is promised by all that is still due in its turn.
A promise is never more than what can be had of it, so that carrying it out does not disappoint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.steps import Frame
from ..constants import (
    ARCHITECTS,
    BUILD_SHIP,
    BUILDING_WIGS,
    CUBES,
    GET_FAVOR,
    LAND,
    MANUEL,
    MARQUIS,
    NOBLES,
    NOBODY,
    STAFF,
    STATE_ACTIONS,
    STORE_WIGS,
)
from ..rules import scoring
from ..rules.effect_kinds import StateAction
from ..rules.openings import fits, missing, store_wigs
from ..rules.payments import dearest_cube, discounted, due, hire_price, land_price, purse
from ..rules.ships import top_ship
from ..rules.stores import build_refusal, customers, house_refusal
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
        total = self.standing()
        for frame in self.pos.agenda:
            if frame.seat == self.seat:
                total += self._promise(frame)
        return total

    def _promise(self, frame: Frame) -> float:
        """What a frame on the agenda may still bring."""
        name = frame.step.name
        if name in WORTH_NOTHING:
            return 0.0
        if name == "pay":
            return -self.price_worth(due(self.pos, frame))
        if name == "pay-fee":
            return self._event(frame.b, 0) - self.price_worth(due(self.pos, frame))
        if name == "event":
            return self._event(frame.a, frame.b)
        if name == "store":
            return PROMISE * self.best_store(frame.a)
        if name == "site":
            return PROMISE * self.best_opening()
        if name == "complete":
            return PROMISE * self._best_plan(frame.a)
        if name in ("search", "decree"):
            return PROMISE * self._best_decree()
        if name == "extra-decree":
            return self._extra_decree()
        if name == "free-action":
            return max([0.0, *[self.action_worth(action) for action in self.pos.box.state_actions[frame.a]]])
        if name == "follow-action":
            return self._follow(frame.a)
        if name == "business":
            return self._business()
        if name == "slot":
            return self._slot(frame.a)
        return self._small(frame, name)

    def _small(self, frame: Frame, name: str) -> float:
        """Steps within an action."""
        pos, seat = self.pos, self.seat
        if name == "sell":
            return self.sales_worth(frame.b)
        if name == "trade":
            return self._best_trade(NOBODY)
        if name == "any-state":
            worths = [self.action_worth(a) for a in range(len(STATE_ACTIONS)) if not frame.b >> a & 1]
            return sum(sorted([worth for worth in worths if worth > 0.0])[-frame.a :])
        if name == "reward":
            return self.effect_worth(pos.box.effects[frame.a])
        if name == "officials":
            return (OFFICIAL + IN_OFFICE) * self.useful * min(frame.a, pos.home[seat])
        if name == "withdraw":
            return -(OFFICIAL + IN_OFFICE / 2) * self.useful * min(frame.a, pos.out(seat))
        if name == "take-plan":
            return PLAN * self.useful * frame.a
        if name == "ship":
            return self.action_worth(BUILD_SHIP)
        if name == "ship-ready":
            return self._ship_worth(top_ship(pos))
        if name == "ship-goods":
            return -frame.a * self.goods_worth(1)
        if name == "good-choice":
            return frame.a * self.goods_worth(1)
        if name == "extra":
            return frame.a * self.goods_worth(1) * LESS
        if name == "from-pile":
            return frame.a * self.cube_worth()
        if name == "cardinal":
            return self.cardinal_worth(frame.a)
        if name == "clergy":
            return self._tile_at(pos.cardinal)
        if name == "give-up":
            return self.gain_worth() if frame.a else 0.0
        if name == "royal-favor":
            return self.action_worth(GET_FAVOR)
        if name == "house":
            return HOUSE * self.left
        if name == "store-scores":
            land = frame.a
            value = pos.scoring[pos.box.space_of[pos.box.land_column[land]]]
            return float(value * customers(pos, land, frame.b) + pos.has(seat, STORE_WIGS))
        if name == "city-scores":
            return self._scored(frame.a, pos.opened[frame.a])
        if name == "place-tile":
            return self.store_worth(frame.a, frame.b)
        if name == "cube":
            return self.cube_worth() + self.coin * dearest_cube(pos, frame.a)
        if name == "market-sale":
            return self.market_worth(frame.a, frame.b)
        if name == "thrown-reward":
            return self._thrown()
        if name == "new-period" or name == "throw":
            return 0.0
        return 0.0

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
            dearest = dearest_cube(pos, land)
            price = discounted(pos, seat, LAND, land_price(pos, land) - dearest, discount)
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
        worth += self.cubes_worth(pos.site_rubble[site * CUBES : (site + 1) * CUBES])
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
                used = max(0, box.plan_officials[plan] - pos.has(seat, STAFF)) - number
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


WORTH_NOTHING: Final = (
    *("begin-turn", "play-card", "take-card", "end-turn", "next-turn", "church-scoring", "follows", "fit"),
    *("keep-clergy", "lay-out", "draft", "draft-keep", "lay-cards", "first-tile"),
    *("end-period", "new-period", "church-icons"),
)
PART_WORTH: Final[dict[str, Callable[[Evaluation, LisboaEffect], float]]] = {
    "act_open_building": lambda values, effect: values.best_opening(),
    "act_build_store": lambda values, effect: values.best_store(effect.discount),
    "act_sell": lambda values, effect: values.sales_worth(effect.bonus),
    "act_decree": lambda values, effect: values.decrees_worth(effect.n),
    "act_state": lambda values, effect: values.actions_worth(effect.n),
}
"""Actions of events that are no State action, by their ids."""
