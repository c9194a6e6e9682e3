"""What bots need to know of Madeira: how well a seat stands, what this round may still bring it, and what a decision in
the middle of an action promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.chance import Chance
from ....kernel.steps import Frame
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
from ..rules.favors import level_effect
from ..rules.ships import affordable
from ..rules.wood import access, wood_refusal
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
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition

NO_CHANCE: Final = Chance(0)  # for answers that draw nothing


def evaluate(pos: MadeiraPosition, seat: int) -> float:
    """Prospects in points; where a lifted piece is to be set down, those of the best place."""
    if pos.over:
        return float(pos.points[seat])
    frame = pos.agenda[-1]
    if frame.seat == seat and frame.step.name in ("worker-to", "ship-to", "citizen-to"):
        best = float("-inf")
        for move in frame.step.moves(pos, frame):
            after = pos.copy()
            after.answer(move, NO_CHANCE, None)
            worth = Evaluation(after, seat).worth()
            if worth > best:
                best = worth
        return best
    return Evaluation(pos, seat).worth()


class Evaluation(SeatValue):
    """A seat's standing, with what is under way."""

    def worth(self) -> float:
        return self.standing() + self._round() + self._chances() + self._promised()

    # ---- this round

    def building_worth(self, effect: Effect | None) -> float:
        """What using a building brings."""
        if effect is None:
            return 0.0
        name: str = effect.handler.name
        count: int = effect.values[0]
        if name == "gain":
            bread, reals, points = effect.values
            return float(bread * MORE_BREAD + reals * self.income + points)
        if name == "flip_favors_face_up":
            return self.flips(count)
        promise = self.workers_promise(effect, count)
        return promise + effect.values[1] if name == "move_workers_to_city" else promise

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
            worth = self._best_spot() + (effect.values[1] if aim == ANYWHERE else 0)
            best = worth if worth > best else best
        if aim in (TO_LAND, ANYWHERE):
            each = effect.values[1] if aim == TO_LAND else effect.values[2]
            incomes = self.rounds_left + (1 if pos.phase < PHASE_D else 0)
            for colony in range(len(box.colonies)):
                worth = each * pos.ships_in(seat, len(box.markets) + colony)
                worth += self.good(box.land_good[colony], 0) * incomes
                best = worth if worth > best else best
        if aim in (TO_WATCH, ANYWHERE):
            worth = self.fewer_pirates(effect.values[1] if aim == TO_WATCH else effect.values[3])
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
        for frame in pos.agenda:
            name = frame.step.name
            if name == "building" and building >= frame.a:
                return True
            if name == "building-turns" and building == frame.a and self.seat in pos.passing_order()[frame.b :]:
                return True
            if name == "pay" and building == frame.a and frame.seat == self.seat:
                return True
        return False

    def _marker(self, building: int) -> float:
        """The better of paying and refusing, as far as one can tell."""
        pos, seat, box, faces = self.pos, self.seat, self.pos.box, len(self.pos.box.faces)
        dice = sum(pos.dice_on[building * faces : (building + 1) * faces])
        cost = box.base_cost[pos.players] - 2 * dice
        cost = cost if cost > 0 else 0
        means = 1.0 if pos.reals[seat] >= cost else 0.6
        gain = means * (self.building_worth(level_effect(pos, seat, building, 0)) - cost * self.income)
        refused = -0.8 * (box.refusal_pirates + (2 if pos.pirate_on[building] != NOBODY else 0))
        return gain if gain > refused else refused

    def _chances(self) -> float:
        """What could be done if the character were there: ships that can be paid, a district that can be built."""
        pos = self.pos
        if pos.phase > PHASE_B and not self.rounds_left:
            return 0.0
        return CHANCE * (self._ships_promise(1) + self._district())

    # ---- in the middle of an action

    def _promised(self) -> float:
        """What the decisions on top of the agenda that are this seat's own will bring."""
        worth = 0.0
        for frame in reversed(self.pos.agenda):
            if frame.seat != self.seat or frame.step.name in ("next-turn", "building", "building-turns"):
                break
            worth += self._promise(frame)
        return worth

    def _promise(self, frame: Frame) -> float:
        pos, box, name = self.pos, self.pos.box, frame.step.name
        if name == "use-die":
            return self._die_promise(frame.a)
        if name == "request":
            return self._best_request(frame.a)
        if name == "guild":
            return self._row_flips(frame.a)
        if name == "worker-from":
            return self.workers_promise(box.effects[frame.a], frame.b)
        if name == "ship-from":
            return self._arrived(frame.b) + self._ships_promise(frame.a)
        if name == "reward":
            return self._reward(frame.a) + self._reward(frame.b)
        if name == "use-building":
            return self.building_worth(level_effect(pos, self.seat, frame.a, pos.more_workers))
        if name == "lady":
            return max([self.building_worth(level_effect(pos, self.seat, b, 0)) for b in range(len(box.buildings))])
        if name == "again":
            return frame.b * 0.6
        if name == "wood":
            return 0.0 if frame.b else frame.a * MORE_WOOD
        if name == "city-income":
            return self._city_income()
        if name == "citizen-from":
            return 0.0
        if name == "build":
            return self._district()
        if name == "flip":
            return self.flips(frame.a)
        if name == "choose":
            return 1.3
        return 0.0

    def _row_flips(self, row: int) -> float:
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

    def _best_request(self, row: int) -> float:
        pos, base = self.pos, self.seat * REQUESTS
        before, best = self.crown(), 0.0
        for kind in range(REQUESTS):
            if pos.row_requests[row * REQUESTS + kind]:
                pos.held[base + kind] += 1
                gain = self.crown() - before
                pos.held[base + kind] -= 1
                best = gain if gain > best else best
        return best

    def _die_promise(self, building: int) -> float:
        pos, box = self.pos, self.pos.box
        who, region = pos.character_at[building], box.building_region[building]
        best = self._harvest(region) + (pos.extra_harvests + (box.extra_on_empty if who == NOBODY else 0)) * 0.6
        if not pos.in_region(self.seat, region):
            best = 0.0
        if who == NOBODY:
            return best
        action = 0.0
        name = box.action[who].handler.name
        if name == "move_ships":
            action = self._ships_promise(2)
        elif name == "move_workers_to_fields":
            action = self.workers_promise(box.action[who], 2)
        elif name == "build_district":
            action = self._district()
        else:
            action = self._city_income()
        return action if action > best else best

    def _harvest(self, region: int) -> float:
        pos, box, seat, kinds = self.pos, self.pos.box, self.seat, len(self.pos.box.goods)
        worth = 0.0
        for field in box.region_fields[region]:
            if pos.on_field[field * pos.players + seat]:
                good = pos.field_good[field]
                worth += MORE_WOOD + 0.1 if pos.field_wood[field] else self.good(good, pos.goods[seat * kinds + good])
        return worth

    def _city_income(self) -> float:
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

    def _district(self) -> float:
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

    def _arrived(self, arrival: int) -> float:
        """What a ship already moved in this action will bring."""
        if not arrival:
            return 0.0
        box, slot, more = self.pos.box, (arrival - 1) // 2, (arrival - 1) % 2
        if box.harbor_of[slot] >= len(box.markets):
            return self._reward(box.harbor_of[slot] - len(box.markets) + 1)
        return box.slot_reals[slot][more] * self.income

    def _reward(self, landing: int) -> float:
        """The better reward of a colony, given plus 1."""
        if not landing:
            return 0.0
        pos, box = self.pos, self.pos.box
        best = 0.0
        for reward in pos.rewards[(landing - 1) * 2 : landing * 2]:
            effect = box.reward_effect[reward]
            if effect.handler.name == "choose_one":
                worth = 1.6
            elif effect.handler.name == "windmill_up":
                worth = LEVEL_UP * (0.3 + 0.3 * self.rounds_left)
            else:
                worth = self.building_worth(effect)
            if worth > best:
                best = worth
        return best

    def _ships_promise(self, left: int) -> float:
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
                worth += self._reward(harbor - len(box.markets) + 1)
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
