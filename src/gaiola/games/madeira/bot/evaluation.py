"""What bots need to know of Madeira: how well a seat stands, what this round may still bring it, and what a decision in
the middle of an action promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....kernel.chance import Chance
from ....kernel.effects import Effect
from ..constants import (
    ANYWHERE,
    NEUTRAL,
    NOBODY,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    REQUESTS,
    TO_CITY,
    TO_FIELD,
    TO_LAND,
    TO_WATCH,
)
from ..rules.building_level import level_effect
from ..rules.buildings import Building, BuildingTurns, Pay
from ..rules.cities import CitizenTo
from ..rules.dice import NextTurn
from ..rules.ships import ShipTo, affordable, arrival_more, arrival_slot
from ..rules.wood import access, wood_refusal
from ..rules.workers import WorkerTo
from .promises import PROMISES
from .seat_value import (
    BREAD,
    CHANCE,
    CITIZEN,
    DIE,
    FAVOR_UP,
    FLIPPED,
    GUARD,
    HULL,
    LEVEL_UP,
    MORE_BREAD,
    MORE_WOOD,
    MOUTH,
    PASS,
    PIP,
    PROMISE,
    SECOND,
    WOOD,
    WORKER_MOVED,
    SeatValue,
)

if TYPE_CHECKING:
    from ..position import MadeiraPosition

NO_CHANCE: Final = Chance(0)  # for answers that draw nothing


def evaluate(pos: MadeiraPosition, seat: int) -> float:
    """Prospects in points."""
    if pos.over:
        return float(pos.points[seat])
    return Evaluation(set_down(pos, seat), seat).worth()


def set_down(pos: MadeiraPosition, seat: int) -> MadeiraPosition:
    """The position, or, where this seat is to set down a lifted piece, that with the piece on its best place."""
    step = pos.agenda[-1] if pos.agenda else None
    if step is None or step.seat != seat or not isinstance(step, (WorkerTo, ShipTo, CitizenTo)):
        return pos
    best, found = float("-inf"), pos
    for move in step.moves(pos):
        after = pos.copy()
        after.answer(move, NO_CHANCE, None)
        worth = Evaluation(after, seat).worth()
        if worth > best:
            best, found = worth, after
    return found


class Evaluation(SeatValue):
    """A seat's standing, with what is under way."""

    def worth(self) -> float:
        return self.standing() + self._round() + self._chances() + self._promised()

    # ---- this round

    def effect_worth(self, effect: Effect | None) -> float:
        """What using a building, a reward or a character brings."""
        if effect is None:
            return 0.0
        worth = WORTHS.get(effect.handler.name)
        return 0.0 if worth is None else worth(self, effect)

    def flips(self, count: int) -> float:
        """Favors turned up."""
        pos = self.pos
        down = sum([1 for favor, holder in enumerate(pos.holder) if holder == self.seat and not pos.face_up[favor]])
        return FLIPPED * (down if down < count else count)

    def workers_promise(self, effect: Effect, count: int) -> float:
        """What moving so many workers may come to: the best place, for the worker that is missed least."""
        aim = self.pos.box.aim[effect.number]
        best = self._best_place(effect, aim) - self._least_missed()
        if best <= 0.0:
            return 0.0
        return WORKER_MOVED * best * (1.0 if count == 1 else 1.0 + SECOND)

    def _best_place(self, effect: Effect, aim: int) -> float:
        pos, seat, box, players = self.pos, self.seat, self.pos.box, self.pos.players
        best = 0.0
        if aim in (TO_FIELD, ANYWHERE):
            for field in range(len(box.fields)):
                if not pos.on_field[field * players + seat]:
                    worth, region = self.field_worth(field), box.region_of[field]
                    if region != NOBODY:
                        there = pos.in_region(seat, region)
                        worth += self.region_worth(region, there + 1) - self.region_worth(region, there)
                    best = worth if worth > best else best
        if aim in (TO_CITY, ANYWHERE):
            worth = self._best_spot() + box.pp_city[effect.number]
            best = worth if worth > best else best
        if aim in (TO_LAND, ANYWHERE):
            each = box.pp_per_own_ship[effect.number]
            incomes = self.rounds_left + (1 if pos.phase < PHASE_D else 0)
            for colony in range(len(box.colonies)):
                worth = float(each * pos.ships_in(seat, len(box.markets) + colony))
                worth += self.good(box.land_good[colony], 0) * incomes
                best = worth if worth > best else best
        if aim in (TO_WATCH, ANYWHERE):
            worth = self.fewer_pirates(box.pirates_per_worker[effect.number])
            worth += GUARD * (0.4 + 0.15 * self.rounds_left) if pos.watch[seat] < 3 else 0.0
            best = worth if worth > best else best
        return best

    def _best_spot(self) -> float:
        """The city in which one more worker does most for the Crown."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        before, best, city = self.crown(), 0.0, NOBODY
        for spot in reversed(pos.open_spots()):
            if box.city_of[spot] != city:
                city = box.city_of[spot]
                pos.spots[spot] = seat
                gain = self.crown() - before
                pos.spots[spot] = NOBODY
                best = gain if gain > best else best
        return best + CITIZEN * self.rounds_left

    def _least_missed(self) -> float:
        """What the move costs where the worker comes from: bread for one from Home, work for one on a field."""
        pos, seat, box, players = self.pos, self.seat, self.pos.box, self.pos.players
        least = 1000.0
        if pos.home[seat]:
            hungry = self.due or pos.on_board(seat) >= box.levels[pos.level[seat]]
            least = (BREAD if self.feeding else 0.0) + MOUTH * self.rounds_left if hungry else 0.0
        for field in range(len(box.fields)):
            if pos.on_field[field * players + seat]:
                worth, region = self.field_worth(field), box.region_of[field]
                if region != NOBODY:
                    there = pos.in_region(seat, region)
                    worth += self.region_worth(region, there) - self.region_worth(region, there - 1)
                least = worth if worth < least else least
        return least

    def _round(self) -> float:
        """Dice still to be placed, and markers whose building is still to come."""
        pos, seat, box, faces = self.pos, self.seat, self.pos.box, len(self.pos.box.faces)
        worth = 0.0
        if pos.phase <= PHASE_B:
            for face in range(faces):
                worth += pos.dice[seat * faces + face] * (DIE + PIP * box.face_value[face])
            if pos.row_of[seat] != NOBODY:
                worth += PASS * max([self._slot(slot) for slot in range(len(box.passing)) if slot not in pos.slot_of])
        for building in range(len(box.buildings)):
            if pos.markers[building * pos.players + seat] and self._to_come(building):
                worth += self._marker(building)
        return worth

    def _slot(self, slot: int) -> float:
        """What a passing slot gives, in Reals."""
        reals: int = self.pos.box.pass_effects[slot][0].values[1]
        return reals * self.income

    def _to_come(self, building: int) -> bool:
        pos = self.pos
        if pos.phase <= PHASE_B:
            return True
        if pos.phase != PHASE_C:
            return False
        for step in pos.agenda:
            if isinstance(step, Building):
                if building >= step.building:
                    return True
            elif isinstance(step, BuildingTurns):
                if building == step.building and self.seat in pos.passing_order()[step.rank :]:
                    return True
            elif isinstance(step, Pay) and building == step.building and step.seat == self.seat:
                return True
        return False

    def _marker(self, building: int) -> float:
        """The better of paying and refusing, as far as one can tell."""
        pos, seat, box, faces = self.pos, self.seat, self.pos.box, len(self.pos.box.faces)
        dice = sum(pos.dice_on[building * faces : (building + 1) * faces])
        cost = box.base_cost[pos.players] - 2 * dice
        cost = cost if cost > 0 else 0
        means = 1.0 if pos.reals[seat] >= cost else 0.6
        gain = means * (self.effect_worth(level_effect(pos, seat, building, 0)) - cost * self.income)
        refused = -0.8 * (box.base_pirates + (2 if pos.pirate_on[building] != NOBODY else 0))
        return gain if gain > refused else refused

    def _chances(self) -> float:
        """What could be done if the character were there: ships that can be paid, a district that can be built."""
        pos = self.pos
        if pos.phase > PHASE_B and not self.rounds_left:
            return 0.0
        return CHANCE * (self.ships_promise(1) + self.district())

    # ---- in the middle of an action

    def _promised(self) -> float:
        """What the decisions on top of the agenda that are this seat's own will bring."""
        worth = 0.0
        for step in self.pos.agenda[::-1]:
            if step.seat != self.seat or isinstance(step, (NextTurn, Building, BuildingTurns)):
                break
            promise = PROMISES.get(type(step))
            if promise is not None:
                worth += promise(self, step)
        return worth

    def row_flips(self, row: int) -> float:
        """Favors that the row turns up: those of its best guild."""
        pos, box = self.pos, self.pos.box
        best = 0
        for guild in box.row_guilds[pos.players][row]:
            down = 0
            for favor, holder in enumerate(pos.holder):
                if holder == self.seat and not pos.face_up[favor] and box.guild_of[favor] == guild:
                    down += 1
            best = down if down > best else best
        return best * FLIPPED

    def best_request(self, row: int) -> float:
        pos, base = self.pos, self.seat * REQUESTS
        before, best = self.crown(), 0.0
        for kind in range(REQUESTS):
            if pos.row_requests[row * REQUESTS + kind]:
                pos.held[base + kind] += 1
                gain = self.crown() - before
                pos.held[base + kind] -= 1
                best = gain if gain > best else best
        return best

    def die_promise(self, building: int) -> float:
        pos, box = self.pos, self.pos.box
        who, region = pos.character_at[building], box.building_region[building]
        best = self._harvest(region) + (pos.extra_harvests + (box.extra_on_empty if who == NOBODY else 0)) * 0.6
        if not pos.in_region(self.seat, region):
            best = 0.0
        if who == NOBODY:
            return best
        action = self.effect_worth(box.action[who])
        return action if action > best else best

    def _harvest(self, region: int) -> float:
        pos, box, seat, kinds = self.pos, self.pos.box, self.seat, len(self.pos.box.goods)
        worth = 0.0
        for field in box.region_fields[region]:
            if pos.on_field[field * pos.players + seat]:
                good = pos.field_good[field]
                worth += MORE_WOOD + 0.1 if pos.field_wood[field] else self.good(good, pos.goods[seat * kinds + good])
        return worth

    def city_income(self) -> float:
        pos, box, seat = self.pos, self.pos.box, self.seat
        worth = 0.0
        for city in range(len(box.cities)):
            spots = pos.spots[city * box.city_spots : (city + 1) * box.city_spots]
            own = spots.count(seat)
            if own:
                amount = own * box.per_own[city] + spots.count(NEUTRAL) * box.per_neutral[city]
                what = box.income[city]
                if what == "wood":
                    reach = access(pos, seat)
                    worth += (amount if amount < reach else reach) * MORE_WOOD
                else:
                    worth += amount * (MORE_BREAD if what == "bread" else self.income)
        return worth

    def district(self) -> float:
        """The cheapest favor that can be paid."""
        pos, box, seat = self.pos, self.pos.box, self.seat
        prices = [box.district_wood[d] for d, favor in enumerate(pos.districts) if favor != NOBODY]
        if not prices or wood_refusal(pos, seat, min(prices)) is not None:
            return 0.0
        own, price = pos.wood[seat], min(prices)
        paid = own if own < price else price
        favor = next(f for d, f in enumerate(pos.districts) if f != NOBODY and box.district_wood[d] == price)
        before = self.crown()
        pos.holder[favor] = seat
        value = self.crown() - before + FAVOR_UP * (0.3 + 0.14 * self.rounds_left)
        pos.holder[favor] = NOBODY
        return PROMISE * (value - paid * MORE_WOOD - (price - paid) * 2.0 * self.real)

    def arrived(self, arrival: int) -> float:
        """What a ship already moved in this action will bring."""
        if not arrival:
            return 0.0
        box, slot, more = self.pos.box, arrival_slot(arrival), arrival_more(arrival)
        if box.harbor_of[slot] >= len(box.markets):
            return self.reward(box.harbor_of[slot] - len(box.markets) + 1)
        return box.slot_reals[slot][more] * self.income

    def reward(self, landing: int) -> float:
        """The better reward of a colony, given plus 1."""
        if not landing:
            return 0.0
        pos, box = self.pos, self.pos.box
        best = 0.0
        for reward in pos.rewards[(landing - 1) * 2 : landing * 2]:
            worth = self.effect_worth(box.reward_effect[reward])
            if worth > best:
                best = worth
        return best

    def ships_promise(self, left: int) -> float:
        """The best slot that can be paid, for a ship from Home or for the one that is missed least; a second ship for a
        part of it."""
        pos, box, seat = self.pos, self.pos.box, self.seat
        slots = affordable(pos, seat)
        if not slots:
            return 0.0
        before = self.crown()
        missed = NOBODY
        if pos.ships_home[seat] and wood_refusal(pos, seat, 1) is None:
            cost = (WOOD if self.sailing else 0.0) + HULL * self.rounds_left + MORE_WOOD
        else:
            missed = self._least_berth()
            if missed == NOBODY:
                return 0.0
            pos.berths[missed] = NOBODY
            cost = 0.0
        harbors: dict[int, float] = {}
        best = 0.0
        for slot in slots:
            harbor = box.harbor_of[slot]
            if harbor not in harbors:
                pos.berths[slot] = seat
                harbors[harbor] = self.crown() - before
                pos.berths[slot] = NOBODY
            more = len(box.slot_goods[slot]) - 1
            worth = harbors[harbor] - cost - box.slot_goods[slot][more] * self.good(box.slot_good[slot], 0)
            worth += box.slot_reals[slot][more] * self.income
            if harbor >= len(box.markets):
                worth += self.reward(harbor - len(box.markets) + 1)
            best = worth if worth > best else best
        if missed != NOBODY:
            pos.berths[missed] = seat
            return PROMISE * best
        return PROMISE * best * (1.0 if left < 2 else 1.0 + SECOND)

    def _least_berth(self) -> int:
        """The own ship that the Crown would miss least; NOBODY without ships."""
        pos, least, found = self.pos, 1000.0, NOBODY
        tried: list[int] = []
        for slot, owner in enumerate(pos.berths):
            harbor = pos.box.harbor_of[slot]
            if owner == self.seat and harbor not in tried:
                tried.append(harbor)
                pos.berths[slot] = NOBODY
                lost = -self.crown()
                pos.berths[slot] = owner
                if lost < least:
                    least, found = lost, slot
        return found


# ---- what an effect is worth


def _gain(seat: Evaluation, effect: Effect) -> float:
    bread, reals, points = effect.values
    return float(bread * MORE_BREAD + reals * seat.income + points)


def _flips(seat: Evaluation, effect: Effect) -> float:
    return seat.flips(effect.values[0])


def _workers(seat: Evaluation, effect: Effect) -> float:
    return seat.workers_promise(effect, effect.values[0])


def _workers_to_city(seat: Evaluation, effect: Effect) -> float:
    points: int = effect.values[1]
    return seat.workers_promise(effect, effect.values[0]) + points


def _ships(seat: Evaluation, effect: Effect) -> float:
    return seat.ships_promise(effect.values[0])


def _district(seat: Evaluation, effect: Effect) -> float:
    return seat.district()


def _relocation(seat: Evaluation, effect: Effect) -> float:
    return seat.city_income()


def _windmill_up(seat: Evaluation, effect: Effect) -> float:
    return LEVEL_UP * (0.3 + 0.3 * seat.rounds_left)


def _choice(seat: Evaluation, effect: Effect) -> float:
    return 1.6


WORTHS: Final[dict[str, Callable[[Evaluation, Effect], float]]] = {
    "gain": _gain,
    "flip_favors_face_up": _flips,
    "move_workers_to_fields": _workers,
    "move_workers_to_city": _workers_to_city,
    "move_workers_to_colony_land": _workers,
    "move_workers_to_city_watch": _workers,
    "move_worker_anywhere": _workers,
    "move_ships": _ships,
    "build_district": _district,
    "relocate_in_cities": _relocation,
    "windmill_up": _windmill_up,
    "choose_one": _choice,
}
"""Those of characters, buildings and rewards; favors are judged by having them."""
