"""What bots need to know of Lisboa: how well a seat stands, and what is promised by all that is still due in its turn.
A promise is never more than what can be had of it, so that carrying it out does not disappoint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.effects import Effect
from ...kernel.steps import Frame
from . import scoring
from .city import (
    ACQUIRE_PLAN,
    ARCHITECTS,
    BUILD_SHIP,
    BUILDING_WIGS,
    CUBES,
    DOCKLESS,
    DOCKS,
    GET_FAVOR,
    GOODS,
    KINDS,
    MANUEL,
    MARQUIS,
    MEET_CARDINAL,
    NOBLES,
    NOBODY,
    PRODUCE,
    RECRUIT,
    SLOTS,
    STAFF,
    STATE_ACTIONS,
    STORE_WIGS,
)
from .outlook import IN_OFFICE, OFFICIAL, PLAN, Outlook
from .rules.church import has_tile, landing, reach
from .rules.openings import fits, missing, store_wigs
from .rules.payments import dearest_cube, discounted, due, hire_price, land_price, purse
from .rules.rewards import stores_of
from .rules.sales import docked, price_of
from .rules.ships import goods_due, top_ship
from .rules.state import action_refusal
from .rules.stock import room_for
from .rules.stores import build_refusal, customers, house_refusal
from .rules.trade import accepted

if TYPE_CHECKING:
    from .position import LisboaPosition

PROMISE: Final = 1.0  # what is left of a hope when it is carried out
DEAL: Final = 0.9
LAND: Final = 0


def evaluate(pos: LisboaPosition, seat: int) -> float:
    """Prospects in wigs."""
    if pos.over:
        return float(pos.wigs[seat])
    return Prospect(pos, seat).worth()


class Prospect(Outlook):
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
        if name in PLAIN:
            return 0.0
        if name == "pay":
            return -self.price_worth(due(self.pos, frame))
        if name == "pay-fee":
            return self._event(frame.b, 0) - self.price_worth(due(self.pos, frame))
        if name == "event":
            return self._event(frame.a, frame.b)
        if name == "store":
            return PROMISE * self._best_store(frame.a)
        if name == "site":
            return PROMISE * self._best_opening()
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
            return self._sales(frame.b)
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
            return -(OFFICIAL + 0.5 * IN_OFFICE) * self.useful * min(frame.a, pos.out(seat))
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
            return frame.a * self.goods_worth(1) * 0.8
        if name == "from-pile":
            return frame.a * self._cube_worth()
        if name == "cardinal":
            return self._cardinal(frame.a)
        if name == "clergy":
            return self._tile_at(pos.cardinal)
        if name == "give-up":
            return self.gain_worth() if frame.a else 0.0
        if name == "royal-favor":
            return self.action_worth(GET_FAVOR)
        if name == "house":
            return 0.3 * self.left
        if name == "store-scores":
            land = frame.a
            value = pos.scoring[pos.box.space_of[pos.box.land_column[land]]]
            return float(value * customers(pos, land) + pos.has(seat, STORE_WIGS))
        if name == "city-scores":
            return self._scored(frame.a, pos.opened[frame.a])
        if name == "cube":
            return self._cube_worth() + self.coin * dearest_cube(pos, frame.a)
        if name == "market-sale":
            return self._market(frame.a, frame.b)
        if name == "thrown-reward":
            return self._thrown()
        if name == "new-period" or name == "throw":
            return 0.0
        return 0.0

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

    def _cube_worth(self) -> float:
        """The cube that is missed most."""
        pos, at = self.pos, self.seat * CUBES
        cubes = pos.rubble[at : at + CUBES]
        here = self.rubble_worth(cubes)
        best = 0.0
        for kind in range(CUBES):
            if cubes[kind] < pos.box.rubble_columns:
                more = cubes[:]
                more[kind] += 1
                best = max(best, self.rubble_worth(more) - here)
        return best

    def cubes_worth(self, taken: list[int]) -> float:
        pos, at = self.pos, self.seat * CUBES
        cubes = pos.rubble[at : at + CUBES]
        more = [min(pos.box.rubble_columns, cubes[kind] + taken[kind]) for kind in range(CUBES)]
        worth = self.rubble_worth(more) - self.rubble_worth(cubes)
        return worth + 2.0 * self.useful * (min(more) - min(cubes))

    def effects_worth(self, effects: list[Effect]) -> float:
        return sum([self.effect_worth(effect) for effect in effects])

    def effect_worth(self, effect: Effect) -> float:
        """A reward or a penalty, as far as it works now."""
        pos, seat, name, values = self.pos, self.seat, effect.handler.name, effect.values
        if name == "good":
            good, number = GOODS.index(values[0]), int(values[1])
            return self._more_goods(good, min(number, room_for(pos, seat, good)))
        if name.startswith("lose"):
            return self._loss(name, int(values[len(values) - 1]))
        first: int = values[0] if values else 0
        if name == "reis":
            return self.income_worth(first)
        if name == "good_choice":
            return 0.9 * first * self.goods_worth(1)
        if name == "wigs":
            return float(first)
        if name == "gain_influence":
            return self.gain_worth()
        if name == "official":
            return (OFFICIAL + IN_OFFICE) * self.useful * min(first, pos.home[seat])
        if name == "plan":
            return PLAN * self.useful * first
        if name == "cardinal":
            return self._cardinal(first)
        if name == "favor":
            return self.action_worth(GET_FAVOR)
        if name == "rubble_pile":
            return first * self._cube_worth() if any(pos.pile) else 0.0
        if name == "produce_type":
            return 0.6 * self.action_worth(PRODUCE)
        if name == "market_sale":
            return self._market(first, int(values[1]))
        return 0.3

    def _loss(self, name: str, number: int) -> float:
        pos, seat = self.pos, self.seat
        if name == "lose_reis":
            return -self.price_worth(min(number, pos.reis[seat]))
        if name == "lose_wigs":
            return -float(min(number, pos.wigs[seat]))
        if name in ("lose_good_choice", "lose_good"):
            return -0.8 * self.goods_worth(1) * number
        if name == "lose_official":
            return -OFFICIAL * self.useful * min(number, pos.out(seat))
        return -2.0 if name == "lose_favor" and scoring.favors(pos, seat) else -1.0

    def _more_goods(self, good: int, number: int) -> float:
        held = self.pos.goods[self.seat * KINDS + good]
        return self.goods_worth(held + number) - self.goods_worth(held)

    def _less_goods(self, good: int) -> float:
        held = self.pos.goods[self.seat * KINDS + good]
        return self.goods_worth(held) - self.goods_worth(held - 1)

    # ---- State actions

    def action_worth(self, action: int) -> float:
        """A State action without giving a good; 0 if it cannot be done."""
        pos, seat = self.pos, self.seat
        if action_refusal(pos, seat, action, NOBODY) is not None:
            return 0.0
        if action == RECRUIT:
            return (OFFICIAL + IN_OFFICE) * self.useful * min(2, pos.home[seat])
        if action == ACQUIRE_PLAN:
            count = len(pos.box.plans)
            plans = sum(pos.plans[seat * count : (seat + 1) * count])
            return PLAN * self.useful * (1.0 if plans < 2 else 0.5)
        if action == BUILD_SHIP:
            return self._build_ship()
        if action == PRODUCE:
            worth = 0.0
            for good in range(KINDS):
                worth += self._more_goods(good, min(stores_of(pos, seat, good), room_for(pos, seat, good)))
            return worth
        if action == MEET_CARDINAL:
            return self._cardinal(pos.box.cardinal_steps)
        return pos.box.favor_wigs + 0.8 * self.useful

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

    def _cardinal(self, steps: int) -> float:
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
                        if effect.handler.name != "cardinal":
                            worth += self.effect_worth(effect)
                best = max(best, worth)
        return best

    # ---- selling and trading

    def _sales(self, bonus: int) -> float:
        """What selling brings beyond what the goods are worth: each to the best ship with room."""
        pos, seat = self.pos, self.seat
        berths = docked(pos)
        room = [pos.box.hull[pos.ship_at(berth)] - pos.loaded(berth) for berth in berths]
        dockless, worth = pos.has(seat, DOCKLESS), 0.0
        for good in range(KINDS):
            for held in range(pos.goods[seat * KINDS + good], 0, -1):
                loss = self.goods_worth(held) - self.goods_worth(held - 1)
                best, at = 0.0, -1
                for i, berth in enumerate(berths):
                    if room[i]:
                        gain = self.coin * price_of(pos, seat, good, berth, bonus) - loss
                        gain += 1.0 if berth // DOCKS == seat else -0.1
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
        return 0.8 * worth

    def _market(self, number: int, bonus: int) -> float:
        gains = []
        for good in range(KINDS):
            for held in range(self.pos.goods[self.seat * KINDS + good], 0, -1):
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
            for good in range(KINDS):
                if pos.goods[seat * KINDS + good] and accepted(pos, seat, action, good):
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
        return DEAL * max(self._sales(0), sum(trades))

    def _slot(self, card: int) -> float:
        """4.3: a card to be tucked, perhaps in place of another."""
        worth, pos = self.card_in_slot(card), self.pos
        if pos.tucked(self.seat) >= pos.portfolio_size(self.seat):
            worth -= self._least_missed()
        return worth

    # ---- Noble actions

    def _best_store(self, discount: int) -> float:
        """10: the land that is worth most after its price."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        if house_refusal(pos, seat) is not None:
            return 0.0
        best, have = 0.0, purse(pos, seat)
        cube = self._cube_worth()
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
                worth = self.store_worth(land, street) + value * self._customers(land, street)
                worth += reward + (cube if dearest else 0.0) - self.price_worth(price)
                best = max(best, worth)
        return best + pos.has(seat, STORE_WIGS) if best else 0.0

    def _customers(self, land: int, street: int) -> int:
        pos, box = self.pos, self.pos.box
        count = int(pos.opened[box.street_site[street]] != NOBODY)
        for site in box.row_sites[box.land_row[land]]:
            if pos.opened[site] != NOBODY:
                count += box.building_goods[pos.opened[site]][street]
        return count

    def _best_opening(self) -> float:
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
        return 0.8 * self.left * officials + (after - before) * (1.0 - 0.7 * self.left)

    def _best_plan(self, site: int) -> float:
        plans = self._plan_worths()
        best = -99.0
        for architect in range(len(ARCHITECTS)):
            if plans[architect] > -90.0 and fits(self.pos, site, architect):
                building = self.pos.ready[architect] * len(ARCHITECTS) + architect
                best = max(best, plans[architect] + self._scored(site, building))
        return best if best > -90.0 else 0.0

    def _scored(self, site: int, building: int) -> float:
        """12.7: wigs for own stores, less a part of what others score, less the hopes that come true."""
        pos, seat = self.pos, self.seat
        wigs = store_wigs(pos, site, building)
        others = sum(wigs) - wigs[seat]
        return wigs[seat] - 0.3 * others / (pos.players - 1) + pos.has(seat, BUILDING_WIGS)

    def _best_decree(self) -> float:
        worths = [self.decree_worth(decree) for decree in self.pos.decrees_shown if decree != NOBODY]
        return max(worths) if worths else 0.0

    def _extra_decree(self) -> float:
        pos, seat = self.pos, self.seat
        if not pos.markers[seat] or pos.marker_used[seat]:
            return 0.0
        return max(0.0, 0.8 * self._best_decree() - 2.4 * self.useful)

    def _follow(self, noble: int) -> float:
        pos = self.pos
        worths = [self.action_worth(action) for action in pos.box.state_actions[noble]]
        if noble == MANUEL:
            worths.append(PROMISE * self._best_store(0))
        elif noble == MARQUIS:
            worths.append(PROMISE * self._best_decree() + self._extra_decree())
        else:
            worths.append(PROMISE * self._best_opening())
        return max(worths)

    # ---- events

    def _event(self, card: int, part: int) -> float:
        """13.2: what is left of an event."""
        effects = self.pos.box.event[card]
        return PROMISE * sum([max(0.0, self._part(effects[i])) for i in range(part, len(effects))])

    def _part(self, effect: Effect) -> float:
        name: str = effect.handler.name
        first: int = effect.values[0] if effect.values and name.startswith("act") else 0
        if name == "act_build_store":
            return self._best_store(first)
        if name == "act_decree":
            return first * self._best_decree() + self._extra_decree()
        if name == "act_open_building":
            return self._best_opening()
        if name == "act_state":
            worths = [self.action_worth(action) for action in range(len(STATE_ACTIONS))]
            return sum(sorted(worths)[-first:])
        if name == "act_sell":
            return self._sales(first)
        if name in ACTIONS:
            return self.action_worth(ACTIONS[name])
        return self.effect_worth(effect)

    def _thrown(self) -> float:
        """15.4: the best reward of each Noble among the cards thrown away."""
        best = [0.0] * len(NOBLES)
        for card in self.pos.thrown:
            noble = self.pos.box.card_type[card]
            best[noble] = max(best[noble], self.effects_worth(self.pos.box.reward[card]))
        return sum(best)


PLAIN: Final = (
    *("begin-turn", "play-card", "take-card", "end-turn", "next-turn", "church-scoring", "follows", "fit"),
    *("lay-out", "draft", "draft-keep", "keep-clergy", "first-tile", "end-period", "new-period", "church-icons"),
)
ACTIONS: Final = {
    "act_recruit": RECRUIT,
    "act_plan": ACQUIRE_PLAN,
    "act_ship": BUILD_SHIP,
    "act_produce": PRODUCE,
    "act_cardinal": MEET_CARDINAL,
    "act_favor": GET_FAVOR,
}
