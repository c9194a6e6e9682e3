"""What bots need to know of Madeira: how well a seat stands. Everything is in points: what the Crown's requests would
bring now and later, what is owned, what the pieces will earn and eat, what the pirates will cost; and for a decision in
the middle of an action, what the action promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.chance import Chance
from ...kernel.steps import Frame
from .island import (
    ANYWHERE,
    EXPEDITIONS,
    MARKET_ROUTES,
    NEUTRAL,
    NOBODY,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    REQUESTS,
    TO_CITY,
    TO_FIELD,
    TO_LAND,
    TO_WATCH,
    WEALTH,
)
from .rules.favors import level_effect
from .rules.ships import affordable
from .rules.wood import access, wood_refusal
from .scoring import pirate_losses, request_points, resources

if TYPE_CHECKING:
    from ...kernel.effects import Effect
    from .position import MadeiraPosition

PURSE: Final = ((8, 0.42), (8, 0.32), (1000, 0.22))  # so many Reals, worth so much each
LAST_REAL: Final = 0.2  # when there is nothing left to buy
WANING: Final = (0.25, 0.7, 0.9, 1.0, 1.0)  # how much of the rest a Real is worth with so many rounds to come
BREAD: Final = 0.6  # that will be eaten this round
MORE_BREAD: Final = 0.5  # the next few pieces, for low dice
WOOD: Final = 0.8  # that ships need this round
MORE_WOOD: Final = 0.5
GOODS: Final = (0.5, 0.65, 0.85)  # wheat, sugar, wine
MANY: Final = 4  # goods of a kind; more are worth less
SPARE: Final = 0.6
MOUTH: Final = 0.42  # a worker to be fed in a later round
HULL: Final = 0.55  # a ship to be kept in a later round
PIRATE: Final = 0.45  # each, besides what the ranking costs
HARVESTS: Final = 0.55  # a round, of each field
REGION: Final = (0.0, 1.7, 2.2, 4.5, 4.8, 5.0)  # a round, for so many workers in a region with one building
FOREST: Final = 1.0  # a worker there, twice a round
GUARD: Final = 0.9
LEADER: Final = 1.6  # to have the most guards, each round
CITIZEN: Final = 0.6  # a worker in a city, each round, for what the Mayor brings
FAVOR_UP: Final = 1.9
FAVOR_DOWN: Final = 0.9
DIE: Final = 2.4  # still to be placed
PIP: Final = 0.3
CHANCE: Final = 0.3  # of an action that one could take, if the die for it comes
REST: Final = 0.4  # of requests beyond those that can be scored
PASS: Final = 0.9  # of the best passing slot, for whoever has not passed
LATER: Final = 0.55  # of a request not held yet, at a later scoring
HOPE: Final = 0.62  # of a request to be taken before this scoring
DONATED: Final = 0.75  # of a Real that might be donated but also spent
PROMISE: Final = 0.9  # of what the best move would bring, before it is made
SECOND: Final = 0.5  # of the first, for a second move
FLIPPED: Final = 1.3
LEVEL_UP: Final = 1.1  # a step of the windmill, each round, while bread is due

STILL: Final = Chance(0)  # for answers that draw nothing


def evaluate(pos: MadeiraPosition, seat: int) -> float:
    """Prospects in points; where a lifted piece is to be set down, those of the best place."""
    if pos.over:
        return float(pos.points[seat])
    frame = pos.agenda[-1]
    if frame.seat == seat and frame.step.name in ("worker-to", "ship-to", "citizen-to"):
        best = float("-inf")
        for move in frame.step.moves(pos, frame):
            after = pos.copy()
            after.answer(move, STILL, None)
            worth = Outlook(after, seat).worth()
            if worth > best:
                best = worth
        return best
    return Outlook(pos, seat).worth()


def purse(reals: int, rounds_left: int) -> float:
    """Reals buy less and less, and in the end they are a fifth of a point."""
    worth, left = 0.0, reals
    for width, value in PURSE:
        part = left if left < width else width
        worth += part * (LAST_REAL + (value - LAST_REAL) * WANING[rounds_left])
        left -= part
    return worth


def best_of(values: list[float], count: int) -> float:
    """The best so many, and a part of the others: what is not scored now may be scored later."""
    values.sort(reverse=True)
    return sum(values[:count]) + REST * sum(values[count:])


class Outlook:
    """One seat's prospects in one position."""

    def __init__(self, pos: MadeiraPosition, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        box = pos.box
        self.rounds_left: int = box.rounds - pos.round  # after this one
        self.feeding: bool = pos.phase < PHASE_D or (pos.phase == PHASE_D and self._is_due("feed"))
        self.sailing: bool = pos.phase < PHASE_D or (pos.phase == PHASE_D and self._is_due("upkeep"))
        acting = pos.phase <= PHASE_B
        self.harvests: float = HARVESTS * (self.rounds_left + (0.6 if acting else 0.0))
        self.late: bool = not self.rounds_left and pos.phase >= PHASE_D
        self.real: float = (
            LAST_REAL
            if self.late
            else purse(pos.reals[seat] + 3, self.rounds_left) - purse(pos.reals[seat], self.rounds_left)
        )
        if not self.late:
            self.real /= 3
        rich = pos.reals[seat] >= box.donation_each or not pos.held[seat * REQUESTS + WEALTH]
        self.income: float = self.real if rich or self.late else DONATED  # of a Real gained
        self.due: int = pos.due(seat)

    def _is_due(self, step: str) -> bool:
        return any(frame.seat == self.seat and frame.step.name == step for frame in self.pos.agenda)

    def worth(self) -> float:
        pos, seat = self.pos, self.seat
        return (
            pos.points[seat]
            + self.crown()
            + self._stores()
            + self._people()
            + self._fleet()
            + self._favors()
            - self.pirates_cost(pos.pirates[seat])
            + self._round()
            + self._chances()
            + self._promised()
        )

    # ---- the Crown

    def crown(self) -> float:
        """16: the requests of the next scoring as things stand, and a part of what is to come."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        now = pos.round | 1
        held = pos.held[seat * REQUESTS : (seat + 1) * REQUESTS]
        total = 0.0
        if pos.phase == PHASE_E and pos.round == now and pos.kept[seat] != NOBODY:
            kept = pos.kept[seat]
            held[kept] -= 1
            total += 4.0 + LATER * self._points(kept, 1, now + 2)
        values: list[float] = []
        for kind in range(REQUESTS):
            if held[kind]:
                before = 0.0
                for tile in range(held[kind]):
                    points = self._points(kind, tile + 1, now)
                    values.append(points - before)
                    before = points
            elif pos.round < now or pos.phase < PHASE_B:
                values.append(HOPE * self._points(kind, 1, now))
        total += best_of(values, (now + 1) // 2)
        for scoring in range(now + 2, box.rounds + 1, 2):
            later = [LATER * self._points(kind, 1, scoring) for kind in range(WEALTH)]
            later.append(LATER * 8.0)
            total += best_of(later, (scoring + 1) // 2)
        return total

    def _points(self, kind: int, tiles: int, scoring: int) -> float:
        pos, seat = self.pos, self.seat
        if kind == WEALTH:
            most = pos.box.donation_each * tiles
            if pos.phase == PHASE_E and pos.donation[seat] != NOBODY and scoring == pos.round:
                return pos.donation[seat] * (1.0 - self.real)
            reals = pos.reals[seat] if pos.reals[seat] < most else most
            share = 1.0 if pos.phase >= PHASE_D and scoring == pos.round else DONATED
            return reals * (share - self.real)
        if kind in (MARKET_ROUTES, EXPEDITIONS) and scoring != pos.round | 1:
            return float(self._ships_at(kind == EXPEDITIONS, tiles, scoring))
        return float(request_points(pos, seat, kind, tiles, 0))

    def _ships_at(self, colonies: bool, tiles: int, scoring: int) -> int:
        """Ships as a later round will count them."""
        pos, box = self.pos, self.pos.box
        values: list[int] = []
        for slot, owner in enumerate(pos.berths):
            if owner == self.seat and (box.harbor_of[slot] >= len(box.markets)) == colonies:
                values.append(box.harbor_points[box.harbor_of[slot]][scoring])
        values.sort(reverse=True)
        return sum(values[: 3 * tiles])

    # ---- what is owned

    def good(self, good: int, held: int) -> float:
        """One more of a good."""
        if self.late:
            return LAST_REAL
        fade = 0.5 if not self.rounds_left else 1.0
        return GOODS[good] * fade * (1.0 if held < MANY else SPARE)

    def _stores(self) -> float:
        pos, seat, kinds = self.pos, self.seat, len(self.pos.box.goods)
        if self.late and not self.feeding and not self.sailing:
            return resources(pos, seat) * LAST_REAL
        worth = pos.reals[seat] * LAST_REAL if self.late else purse(pos.reals[seat], self.rounds_left)
        bread, need = pos.bread[seat], self.due if self.feeding else 0
        used = bread if bread < need else need
        spare = bread - used
        few = spare if spare < MANY else MANY
        worth += used * BREAD + (
            few * MORE_BREAD + (spare - few) * SPARE * MORE_BREAD if self.rounds_left else spare * LAST_REAL
        )
        wood, need = pos.wood[seat], pos.ships_out(seat) if self.sailing else 0
        used = wood if wood < need else need
        worth += used * WOOD + (wood - used) * (MORE_WOOD if self.rounds_left else LAST_REAL)
        for good in range(kinds):
            held = pos.goods[seat * kinds + good]
            few = held if held < MANY else MANY
            worth += few * self.good(good, 0) + (held - few) * self.good(good, MANY)
        return worth

    def pirates_cost(self, own: int) -> float:
        """17.3, 17.4: what so many would cost as the ranking stands, softened, with what is still to come."""
        pos, seat, box = self.pos, self.seat, self.pos.box
        if not self.rounds_left and pos.phase == PHASE_E:
            return float(pirate_losses(pos)[seat])
        ahead = 0.0  # how many seats have fewer, as far as one can tell yet
        for other in range(pos.players):
            if other != seat:
                lead = (own - pos.pirates[other]) / (2.0 + self.rounds_left)
                ahead += 0.5 + 0.5 * (lead if -1.0 < lead < 1.0 else (1.0 if lead > 0 else -1.0))
        losses = [box.rank_penalty[pos.players - 1 - rank] for rank in range(pos.players)]
        rank = int(ahead) if ahead < pos.players - 1 else pos.players - 2
        rank_loss = losses[rank] + (losses[rank + 1] - losses[rank]) * (ahead - rank)
        expected = own + 2.5 * self.rounds_left
        excess = expected - box.excess_over if expected > box.excess_over else 0.0
        return rank_loss * (1.0 - 0.1 * self.rounds_left) + excess * 0.7 + PIRATE * own

    def fewer_pirates(self, most: int) -> float:
        """What discarding up to so many is worth."""
        own = self.pos.pirates[self.seat]
        return self.pirates_cost(own) - self.pirates_cost(own - most if own > most else 0)

    # ---- pieces

    def region_worth(self, region: int, workers: int) -> float:
        box = self.pos.box
        share = 1.0 if box.building_region.count(region) == 1 else 1.4
        rounds = self.rounds_left + (0.5 if self.pos.phase <= PHASE_B else 0.0)
        return REGION[workers if workers < len(REGION) else len(REGION) - 1] * share * rounds * 0.35

    def field_worth(self, field: int) -> float:
        """A worker here, for harvests and wood."""
        pos, box = self.pos, self.pos.box
        if field == box.forest:
            return (FOREST + 0.15 * pos.ships_out(self.seat)) * (self.rounds_left + 0.6) * 0.5
        if pos.field_wood[field]:
            return (MORE_WOOD + 0.15) * self.harvests
        return self.good(pos.field_good[field], 0) * self.harvests

    def _people(self) -> float:
        pos, seat, box, players = self.pos, self.seat, self.pos.box, self.pos.players
        worth = 0.0
        for field in range(len(box.fields)):
            if pos.on_field[field * players + seat]:
                worth += self.field_worth(field)
        for region in range(len(box.regions)):
            worth += self.region_worth(region, pos.in_region(seat, region))
        worth += CITIZEN * self.rounds_left * pos.spots.count(seat)
        incomes = self.rounds_left + (1 if pos.phase < PHASE_D else 0)
        for colony in range(len(box.colonies)):
            worth += pos.lands[colony * players + seat] * self.good(box.land_good[colony], 0) * incomes
        guards = pos.watch[seat]
        few = guards if guards < 3 else 3
        worth += few * GUARD * (0.4 + 0.15 * self.rounds_left)
        most = max([pos.watch[other] for other in range(players) if other != seat])
        if guards > most:
            worth += LEADER * (0.6 + (0.8 if pos.phase < PHASE_D else 0.0))
        worth -= self.due * (BREAD if self.feeding else 0.0) + self.due * MOUTH * self.rounds_left
        if pos.phase <= PHASE_C or self.rounds_left:
            worth += LEVEL_UP * 0.25 * pos.level[seat]
        return worth

    def _fleet(self) -> float:
        ships = self.pos.ships_out(self.seat)
        return -ships * ((WOOD if self.sailing else 0.0) + HULL * self.rounds_left)

    def _favors(self) -> float:
        pos, worth = self.pos, 0.0
        for favor, holder in enumerate(pos.holder):
            if holder == self.seat:
                worth += FAVOR_UP if pos.face_up[favor] else FAVOR_DOWN
        return worth * (0.3 + 0.14 * self.rounds_left) if pos.phase <= PHASE_C else worth * 0.14 * self.rounds_left

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
        best = self._best_place(effect, aim) - self._least_missed(aim)
        if best <= 0.0:
            return 0.0
        return PROMISE * best * (1.0 if count == 1 else 1.0 + SECOND)

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

    def _least_missed(self, aim: int) -> float:
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

    def _arrived(self, call: int) -> float:
        """What a ship already moved in this action will bring."""
        if not call:
            return 0.0
        box, slot, more = self.pos.box, (call - 1) // 2, (call - 1) % 2
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
        """The best slot that can be paid; a second ship for a part of it."""
        pos, box, seat = self.pos, self.pos.box, self.seat
        slots = affordable(pos, seat)
        from_home = pos.ships_home[seat] > 0 and wood_refusal(pos, seat, 1) is None
        if not slots or (not from_home and not pos.ships_out(seat)):
            return 0.0
        harbors: dict[int, float] = {}
        before = self.crown()
        best = 0.0
        for slot in slots:
            harbor = box.harbor_of[slot]
            if harbor not in harbors:
                pos.berths[slot] = seat
                harbors[harbor] = self.crown() - before
                pos.berths[slot] = NOBODY
            good = box.slot_good[slot]
            more = len(box.slot_goods[slot]) - 1
            worth = harbors[harbor] - box.slot_goods[slot][more] * self.good(good, 0)
            worth += box.slot_reals[slot][more] * self.income
            if harbor >= len(box.markets):
                worth += self._reward(harbor - len(box.markets) + 1)
            worth -= (WOOD if self.sailing else 0.0) + HULL * self.rounds_left + (MORE_WOOD if from_home else 0.0)
            if worth > best:
                best = worth
        return PROMISE * best * (1.0 if left < 2 else 1.0 + SECOND)
