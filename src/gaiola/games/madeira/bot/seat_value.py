"""How well a seat of Madeira stands, in points: what the Crown's requests would bring now and later, what is owned,
what the pieces will earn and eat, what the pirates will cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import NOBODY, PHASE_B, PHASE_C, PHASE_D, PHASE_E, REQUESTS, WEALTH
from ..rules.maintenance import Feed, Upkeep
from ..rules.scoring import pirate_losses, request_points, resources

if TYPE_CHECKING:
    from ..position import MadeiraPosition
    from ..rules.steps import MadeiraStep

PURSE: Final[tuple[tuple[int, float], ...]] = ((8, 0.42), (8, 0.32), (1000, 0.22))  # so many Reals, worth so much each
LAST_REAL: Final = 0.2  # when there is nothing left to buy
WANING: Final[tuple[float, ...]] = (
    0.25,
    0.7,
    0.9,
    1.0,
    1.0,
)  # how much of the rest a Real is worth with so many rounds to come
FOR_DICE: Final = 3  # pieces of bread to have at hand
DICE_BREAD: Final = 0.87
BREAD: Final = 0.6  # that will be eaten this round
MORE_BREAD: Final = 0.74  # the next few pieces, for low dice
WOOD: Final = 0.85  # that ships need this round
MORE_WOOD: Final = 0.55
GOODS: Final[tuple[float, ...]] = (0.5, 0.65, 0.85)  # wheat, sugar, wine
MANY: Final = 4  # goods of a kind; more are worth less
SPARE: Final = 0.6
MOUTH: Final = 0.42  # a worker to be fed in a later round
HULL: Final = 0.33  # a ship to be kept in a later round
PIRATE: Final = 0.45  # each, besides what the ranking costs
HARVESTS: Final = 0.55  # a round, of each field
REGION: Final[tuple[float, ...]] = (
    0.0,
    1.7,
    2.2,
    4.5,
    4.8,
    5.0,
)  # a round, for so many workers in a region with one building
FOREST: Final = 1.9  # a worker there, twice a round
CHEAP: Final = 1.2  # the region with one building, where dice need no bread
GUARD: Final = 0.9
LEADER: Final = 1.6  # to have the most guards, each round
CITIZEN: Final = 0.7  # a worker in a city, each round, for what the Mayor brings
FAVOR_UP: Final = 1.9
FAVOR_DOWN: Final = 0.9
DIE: Final = 2.4  # still to be placed
PIP: Final = 0.3
CHANCE: Final = 0.3  # of an action that one could take, if the die for it comes
REST: Final = 0.55  # of requests beyond those that can be scored
PASS: Final = 0.9  # of the best passing slot, for whoever has not passed
NOT_YET_TAKEN: Final = 0.62  # of a request to be taken before this scoring
DONATED: Final = 0.52  # of a Real that might be donated but also spent
WORKER_MOVED: Final = 0.45  # of what the best move of a worker would bring, before it is made
PROMISE: Final = 0.82  # the same for a ship, and for a district
SECOND: Final = 0.5  # of the first, for a second move
FLIPPED: Final = 1.3
LEVEL_UP: Final = 2.2  # a step of the windmill, each round, while bread is due


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


class SeatValue:
    """One seat's prospects in one position."""

    def __init__(self, pos: MadeiraPosition, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        box = pos.box
        self.rounds_left: int = box.rounds - pos.round  # after this one
        self.feeding: bool = pos.phase < PHASE_D or (pos.phase == PHASE_D and self._is_due(Feed))
        self.sailing: bool = pos.phase < PHASE_D or (pos.phase == PHASE_D and self._is_due(Upkeep))
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

    def _is_due(self, kind: type[MadeiraStep]) -> bool:
        return any(step.seat == self.seat and isinstance(step, kind) for step in self.pos.agenda)

    def standing(self) -> float:
        """Points, and what is owned and stands on the board."""
        pos, seat = self.pos, self.seat
        worth = pos.points[seat] + self.crown() - self.pirates_cost(pos.pirates[seat])
        return worth + self._stores() + self._people() + self._fleet() + self._favors()

    # ---- the Crown

    def crown(self) -> float:
        """16: the requests of the next scoring as things stand; those still to be taken for a part. What comes
        after is too far away: counting on it costs more now than it brings."""
        pos, seat = self.pos, self.seat
        now = pos.round | 1
        held = pos.held[seat * REQUESTS : (seat + 1) * REQUESTS]
        kept = self.kept()
        if pos.phase == PHASE_E and kept != NOBODY:
            held[kept] -= 1
        values: list[float] = []
        for kind in range(REQUESTS):
            if held[kind]:
                before = 0.0
                for tile in range(held[kind]):
                    points = self._points(kind, tile + 1)
                    values.append(points - before)
                    before = points
            elif pos.round < now or pos.phase < PHASE_B:
                values.append(NOT_YET_TAKEN * self._points(kind, 1))
        return best_of(values, (now + 1) // 2)

    def kept(self) -> int:
        """The kind that is kept back in secret, NOBODY where none is known."""
        return self.pos.kept[self.seat]

    def donation(self) -> int:
        """The Reals that are promised in secret, NOBODY where none are known."""
        return self.pos.donation[self.seat]

    def _points(self, kind: int, tiles: int) -> float:
        """What so many requests of a kind would bring; Reals that are given cannot be spent."""
        pos, seat = self.pos, self.seat
        if kind != WEALTH:
            return float(request_points(pos, seat, kind, tiles, 0))
        donation = self.donation()
        if pos.phase == PHASE_E and donation != NOBODY:
            return donation * (1.0 - self.real)
        most = pos.box.donation_each * tiles
        reals = pos.reals[seat] if pos.reals[seat] < most else most
        share = 1.0 if pos.phase >= PHASE_D and pos.round & 1 else DONATED
        return reals * (share - self.real)

    # ---- what is owned

    def good(self, good: int, held: int) -> float:
        """One more of a good."""
        if self.late:
            return LAST_REAL
        fade = 0.5 if not self.rounds_left else 1.0
        return GOODS[good] * fade * (1.0 if held < MANY else SPARE)

    def larder(self, bread: int) -> float:
        """The first pieces of bread are for low dice, the next for workers."""
        playing = self.rounds_left or self.pos.phase <= PHASE_B
        kept = (bread if bread < FOR_DICE else FOR_DICE) if playing else 0
        need = self.due if self.feeding else 0
        eaten = bread - kept if bread - kept < need else need
        spare = bread - kept - eaten
        few = spare if spare < MANY else MANY
        worth = kept * DICE_BREAD + eaten * BREAD
        return worth + (few + (spare - few) * SPARE) * (MORE_BREAD if self.rounds_left else LAST_REAL)

    def _stores(self) -> float:
        pos, seat, kinds = self.pos, self.seat, len(self.pos.box.goods)
        if self.late and not self.feeding and not self.sailing:
            return resources(pos, seat) * LAST_REAL
        worth = pos.reals[seat] * LAST_REAL if self.late else purse(pos.reals[seat], self.rounds_left)
        worth += self.larder(pos.bread[seat])
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
        share = CHEAP if box.building_region.count(region) == 1 else 1.4
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
