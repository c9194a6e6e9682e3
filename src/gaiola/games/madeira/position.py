"""A game of Madeira in progress: what everybody owns, where the pieces stand, what the round has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.position import Position, by_source
from ...kernel.replacing import increased, replaced
from . import view
from .constants import NEUTRAL, NOBODY, PHASE_C, REQUESTS, SET_UP, SOURCE_NAMES, SOURCES, WEALTH
from .rules import scoring

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from .box import MadeiraBox

LISTS: Final = (
    *("points", "earned", "reals", "bread", "wood", "pirates", "goods", "level"),
    *("home", "watch", "on_field", "spots", "lands", "ships_home", "berths"),
    *("field_good", "field_wood", "districts", "holder", "face_up", "rewards"),
    *("row_requests", "held", "kept", "donation"),
    *("row_dice", "dice", "pirate_dice", "dice_on", "pirate_on", "character_at", "markers", "row_of", "slot_of"),
)
NUMBERS: Final = ("round", "phase", "wood_bought", "extra_harvests", "cost", "more_workers", "cause_id")
SHARED: Final = (
    *("level", "lands", "ships_home", "field_good", "field_wood", "districts", "face_up", "rewards"),
    *("row_requests", "kept", "donation", "row_dice", "pirate_dice", "pirate_on", "character_at"),
)


class MadeiraPosition(Position["MadeiraBox"]):
    """Everything is an int or a flat list: `goods[seat * kinds + good]`, `on_field[field * players + seat]`."""

    __slots__ = LISTS + NUMBERS

    lists: ClassVar[tuple[str, ...]] = LISTS
    numbers: ClassVar[tuple[str, ...]] = NUMBERS
    shared: ClassVar[tuple[str, ...]] = SHARED

    def clear(self) -> None:
        """The board before the set-up: everything in the box or at Home."""
        box: MadeiraBox = self.box
        players = self.players
        faces, buildings = len(box.faces), len(box.buildings)
        # what everybody owns
        self.points = [0] * players
        self.earned = [0] * (players * SOURCES)  # [seat * SOURCES + source] the points again, by where they come from
        self.reals = [0] * players
        self.bread = [0] * players
        self.wood = [0] * players
        self.pirates = [0] * players
        self.goods = [0] * (players * len(box.goods))  # [seat * kinds + good]
        self.level = [box.start_level] * players  # of the windmill marker, 0 at the bottom
        # workers and ships
        self.home = [box.workers_each] * players
        self.watch = [0] * players
        self.on_field = [0] * (len(box.fields) * players)  # [field * players + seat] 0 or 1; the forest is a field
        self.spots = [NOBODY] * len(box.spots)  # [city * spots of a city + spot] a seat, NEUTRAL or NOBODY
        self.lands = [0] * (len(box.colonies) * players)  # [colony * players + seat]
        self.ships_home = [box.ships_each] * players
        self.berths = [NOBODY] * len(box.slots)  # [slot] the seat whose ship is there
        # the board
        self.field_good = box.first_good[:]  # what a field yields now
        self.field_wood = box.first_wood[players][:]
        # [city * districts of a city + district] the favor on it, NOBODY where built
        self.districts = [NOBODY] * (len(box.cities) * box.districts)
        self.holder = [NOBODY] * len(box.favors)  # [favor] a seat, or NOBODY while it lies in a city
        self.face_up = [1] * len(box.favors)  # [favor]
        self.rewards = [NOBODY] * (len(box.colonies) * 2)  # [colony * 2 + a or b]
        # the Crown
        self.row_requests = [0] * (players * REQUESTS)  # [row * REQUESTS + kind] how many lie there
        self.held = [0] * (players * REQUESTS)  # [seat * REQUESTS + kind]
        self.kept = [NOBODY] * players  # the kind kept back in secret, NOBODY until chosen
        self.donation = [NOBODY] * players  # Reals promised in secret
        # dice, by face from 0
        self.row_dice = [0] * (players * faces)  # [row * faces + face]
        self.dice = [0] * (players * faces)  # [seat * faces + face]
        self.pirate_dice = [0] * faces  # [face] in the City Watch
        self.dice_on = [0] * (buildings * faces)  # [building * faces + face]
        self.pirate_on = [NOBODY] * buildings  # [building] the face of its pirate die, NOBODY without one
        self.character_at = [NOBODY] * buildings  # [building] NOBODY on the empty one
        self.markers = [0] * (buildings * players)  # [building * players + seat]
        self.row_of = [NOBODY] * players  # [seat] NOBODY while the order marker is in the passing column
        self.slot_of = [NOBODY] * players  # [seat] NOBODY while it is in a row
        # the course of the game
        self.round = 0
        self.phase = SET_UP
        self.wood_bought = 0  # in this turn
        self.extra_harvests = 0  # in this turn
        self.cost = 0  # of the building for whoever's turn it is
        self.more_workers = 0  # that count for the building in this turn
        self.cause_id = ""

    def copy(self) -> MadeiraPosition:
        new = MadeiraPosition(self.box, self.players)
        new.agenda = self.agenda[:]
        new.points = self.points[:]
        new.earned = self.earned[:]
        new.reals = self.reals[:]
        new.bread = self.bread[:]
        new.wood = self.wood[:]
        new.pirates = self.pirates[:]
        new.goods = self.goods[:]
        new.level = self.level
        new.home = self.home[:]
        new.watch = self.watch[:]
        new.on_field = self.on_field[:]
        new.spots = self.spots[:]
        new.lands = self.lands
        new.ships_home = self.ships_home
        new.berths = self.berths[:]
        new.field_good = self.field_good
        new.field_wood = self.field_wood
        new.districts = self.districts
        new.holder = self.holder[:]
        new.face_up = self.face_up
        new.rewards = self.rewards
        new.row_requests = self.row_requests
        new.held = self.held[:]
        new.kept = self.kept
        new.donation = self.donation
        new.row_dice = self.row_dice
        new.dice = self.dice[:]
        new.pirate_dice = self.pirate_dice
        new.dice_on = self.dice_on[:]
        new.pirate_on = self.pirate_on
        new.character_at = self.character_at
        new.markers = self.markers[:]
        new.row_of = self.row_of[:]
        new.slot_of = self.slot_of[:]
        new.round = self.round
        new.phase = self.phase
        new.wood_bought = self.wood_bought
        new.extra_harvests = self.extra_harvests
        new.cost = self.cost
        new.more_workers = self.more_workers
        new.cause_id = self.cause_id
        return new

    # ---- what rules ask

    def passing_order(self) -> list[int]:
        """4.2: the seats as their markers stand in the passing column, from the top."""
        return [seat for seat in self.passed_to() if seat != NOBODY]

    def passed_to(self) -> list[int]:
        """The seat whose marker stands in each slot of the passing column, or NOBODY."""
        seats = [NOBODY] * len(self.box.passing)
        for seat, slot in enumerate(self.slot_of):
            if slot != NOBODY:
                seats[slot] = seat
        return seats

    def workers_at(self, seat: int, place: int) -> int:
        """How many workers of this seat stand on a place, 1.6."""
        box = self.box
        if place < box.first_spot:
            return self.on_field[place * self.players + seat]
        if place < box.first_land:
            return int(self.spots[place - box.first_spot] == seat)
        if place < box.watch_place:
            return self.lands[(place - box.first_land) * self.players + seat]
        return self.watch[seat] if place == box.watch_place else self.home[seat]

    def add_worker(self, seat: int, place: int, by: int) -> None:
        """Puts a worker on a place, or with -1 takes one away; the rules have been asked before."""
        box = self.box
        if place < box.first_spot:
            self.on_field[place * self.players + seat] += by
        elif place < box.first_land:
            self.spots[place - box.first_spot] = seat if by > 0 else NOBODY
        elif place < box.watch_place:
            at = (place - box.first_land) * self.players + seat
            self.lands = increased(self.lands, at, by)
        elif place == box.watch_place:
            self.watch[seat] += by
        else:
            self.home[seat] += by

    def in_region(self, seat: int, region: int) -> int:
        """12.7: own workers on the fields of a region."""
        own = 0
        for field in self.box.region_fields[region]:
            own += self.on_field[field * self.players + seat]
        return own

    def nobody_on(self, field: int) -> bool:
        """3.15: whether no worker stands on a field."""
        for at in range(field * self.players, (field + 1) * self.players):
            if self.on_field[at]:
                return False
        return True

    def on_board(self, seat: int) -> int:
        """15.5: workers that are not at Home."""
        return self.box.workers_each - self.home[seat]

    def ships_out(self, seat: int) -> int:
        return self.box.ships_each - self.ships_home[seat]

    def ships_in(self, seat: int, harbor: int) -> int:
        """Own ships in a market or a colony."""
        return sum([1 for slot in self.box.harbor_slots[harbor] if self.berths[slot] == seat])

    def is_built(self, spot: int) -> bool:
        """11.1: whether the district of this spot holds no favor any more."""
        return self.districts[self.box.district_of[spot]] == NOBODY

    def open_spots(self) -> list[int]:
        """11.1: empty spots in built districts."""
        spots, districts, district_of = self.spots, self.districts, self.box.district_of
        return [s for s in range(len(spots)) if spots[s] == NOBODY and districts[district_of[s]] == NOBODY]

    def due(self, seat: int) -> int:
        """15.5: bread due at feeding."""
        hungry = self.on_board(seat) - self.box.levels[self.level[seat]]
        return hungry if hungry > 0 else 0

    # ---- the contract

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def choices_hidden_from(self, seat: int | None) -> list[int]:
        """16.2: the seats whose choice for the Crown this seat does not know yet."""
        chosen = [
            other for other in range(self.players) if self.kept[other] != NOBODY or self.donation[other] != NOBODY
        ]
        return [other for other in chosen if other != seat]

    def can_keep(self, seat: int) -> list[int]:
        """16.1: the kinds of requests of which one may be kept back."""
        return [kind for kind in range(REQUESTS) if self.held[seat * REQUESTS + kind]]

    def most_donated(self, seat: int, kept: int) -> int:
        """16.9: what this seat could give, if it keeps back a request of that kind."""
        tiles = self.held[seat * REQUESTS + WEALTH] - int(kept == WEALTH)
        most = tiles * self.box.donation_each
        return most if most < self.reals[seat] else self.reals[seat]

    def imagine(self, seat: int, chance: Chance) -> MadeiraPosition:
        """Only what others have chosen for the Crown is unknown: any choice they have is as likely as another."""
        new = self.copy()
        for other in self.choices_hidden_from(seat):
            if self.kept[other] != NOBODY:
                kinds = self.can_keep(other)
                kind = kinds[chance.draw([1] * len(kinds), [self.box.requests[kind] for kind in kinds])]
                new.kept = replaced(new.kept, other, kind)
            if self.donation[other] != NOBODY:
                numbers = [str(reals) for reals in range(new.most_donated(other, new.kept[other]) + 1)]
                new.donation = replaced(new.donation, other, chance.draw([1] * len(numbers), numbers))
        return new

    def knowledge(self) -> list[int]:
        chosen = self.choices_hidden_from(None)
        return [1 << seat if seat in chosen else 0 for seat in range(self.players)]

    def hidden(self, seat: int) -> list[Any]:
        unknown: list[Any] = []
        for other in self.choices_hidden_from(seat):
            kinds = self.can_keep(other)
            if self.kept[other] != NOBODY and len(kinds) > 1:
                unknown.append(self.kept[other])
            if self.donation[other] != NOBODY:
                unknown.append(self.donation[other])
        return unknown

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return by_source(self.earned, SOURCE_NAMES)

    def cause(self) -> str:
        return self.cause_id if self.over else ""

    def census(self) -> dict[str, int]:
        box, players = self.box, self.players
        count: dict[str, int] = {"citizens": self.spots.count(NEUTRAL)}
        for seat in range(players):
            out = sum([self.workers_at(seat, place) for place in range(len(box.places))])
            count[f"workers of seat {seat}"] = out
            count[f"ships of seat {seat}"] = self.ships_home[seat] + self.berths.count(seat)
        count["favors"] = sum([1 for favor in self.districts if favor != NOBODY])
        count["favors"] += sum([1 for holder in self.holder if holder != NOBODY])
        on_board = len({who for who in self.character_at if who != NOBODY})
        count["characters"] = on_board if self.phase <= PHASE_C else len(box.characters)  # then they rest
        return count

    def holdings(self) -> dict[str, list[int]]:
        """2.1: amounts are values, whatever tiles they are made up of."""
        kinds = len(self.box.goods)
        held = {name: self.goods[good::kinds] for good, name in enumerate(self.box.goods)}
        own = {"points": self.points, "reals": self.reals, "bread": self.bread, "wood": self.wood}
        return {name: amounts[:] for name, amounts in {**own, "pirates": self.pirates, **held}.items()}
