"""Chapter 11, cities: the Guild Master builds districts, the Mayor relocates and collects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import NEUTRAL, NOBODY
from ..moves import BuildMove, CitizenFromMove, CitizenToMove
from .steps import DONE, MadeiraStep
from .wood import get_wood, pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def build_district(pos: MadeiraPosition, seat: int) -> None:
    """11.2: a district is to be built."""
    pos.push(Build(seat))


def anything_to_build(pos: MadeiraPosition, seat: int) -> Refusal | None:
    """11.3: None if some district can be paid, else what the cheapest one lacks."""
    prices = [pos.box.district_wood[district] for district, favor in enumerate(pos.districts) if favor != NOBODY]
    return wood_refusal(pos, seat, min(prices)) if prices else Refusal("madeira.11.2", "no-favor-left", 1, 0)


class BuildDistrict(Verb["MadeiraPosition", "Build", BuildMove]):
    """11.2, 11.3: the district with this favor, for its wood."""

    word: ClassVar[str] = "build"

    def candidates(self, pos: MadeiraPosition, step: Build) -> list[BuildMove]:
        return [pos.box.moves.build[favor] for favor in pos.districts if favor != NOBODY]

    def refusal(self, pos: MadeiraPosition, step: Build, move: BuildMove) -> Refusal | None:
        if move.favor not in pos.districts:
            return Refusal("madeira.11.2", "favor-taken")
        return wood_refusal(pos, step.seat, self._price(pos, move))

    def _price(self, pos: MadeiraPosition, move: BuildMove) -> int:
        return pos.box.district_wood[pos.districts.index(move.favor)] if move.favor in pos.districts else 0

    def quote(self, pos: MadeiraPosition, step: Build, move: BuildMove) -> Terms:
        return wood_terms(pos, step.seat, self._price(pos, move))

    def play(self, pos: MadeiraPosition, step: Build, move: BuildMove, chance: Chance, journal: Journal | None) -> None:
        box, seat, favor = pos.box, step.seat, move.favor
        district = pos.districts.index(favor)
        bought = pay_wood(pos, seat, box.district_wood[district], journal)
        pos.districts = replaced(pos.districts, district, NOBODY)
        pos.holder[favor] = seat
        pos.face_up = replaced(pos.face_up, favor, 1)
        if journal:
            journal.add(events.DistrictBuilt(seat, box.cities[district // box.districts], box.favors[favor]))
        take_bought(pos, seat, bought)


class Build(MadeiraStep):
    """11.2: which favor is taken, and its district built."""

    name: ClassVar[str] = "build"
    verbs: ClassVar[Verbs] = (BuildDistrict(),)


# ---- 11.4, 11.5: the Mayor


def relocate(pos: MadeiraPosition, seat: int, count: int) -> None:
    """11.4: up to so many pieces move within the cities; then these pay."""
    pos.push(CityIncome(seat))
    pos.push(CitizenFrom(seat, count))


class LiftCitizen(Verb["MadeiraPosition", "CitizenFrom", CitizenFromMove]):
    """11.4: an own worker or a neutral citizen."""

    word: ClassVar[str] = "citizen-from"

    def candidates(self, pos: MadeiraPosition, step: CitizenFrom) -> list[CitizenFromMove]:
        lift = pos.box.moves.citizen_from
        return [lift[spot] for spot, who in enumerate(pos.spots) if who != NOBODY]

    def refusal(self, pos: MadeiraPosition, step: CitizenFrom, move: CitizenFromMove) -> Refusal | None:
        if pos.spots[move.place] not in (step.seat, NEUTRAL):
            return Refusal("madeira.11.4", "not-yours")
        if move.place + 1 == step.moved_to:
            return Refusal("madeira.7.1", "moved-already")
        return None if pos.open_spots() else Refusal("madeira.11.1", "no-open-spot", need=1, have=0)

    def moves(self, pos: MadeiraPosition, step: CitizenFrom) -> list[CitizenFromMove]:
        """`refusal`, read quickly: open spots are counted once."""
        lift, movable, last = pos.box.moves.citizen_from, (step.seat, NEUTRAL), step.moved_to - 1
        found = [lift[spot] for spot, who in enumerate(pos.spots) if who in movable and spot != last]
        return found if pos.open_spots() else []

    def play(
        self, pos: MadeiraPosition, step: CitizenFrom, move: CitizenFromMove, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(CitizenTo(step.seat, step.left, 0, move.place))


LIFT_CITIZEN: Final = LiftCitizen()


class CitizenFrom(MadeiraStep):
    """11.4: which piece is relocated. `left` is how many more may be, this one included; `moved_to` is the spot, plus
    1, that the one before has gone to; it does not move again."""

    name: ClassVar[str] = "citizen-from"
    carries: ClassVar[tuple[str, ...]] = ("left", "moved_to")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (LIFT_CITIZEN, DONE)

    def __init__(self, seat: int, left: int, moved_to: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.moved_to: Final = moved_to

    def asks(self, pos: MadeiraPosition) -> bool:
        return bool(LIFT_CITIZEN.moves(pos, self))

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left}


class SetCitizenDown(Verb["MadeiraPosition", "CitizenTo", CitizenToMove]):
    """11.1, 11.4: on another spot, empty and built."""

    word: ClassVar[str] = "citizen-to"

    def candidates(self, pos: MadeiraPosition, step: CitizenTo) -> list[CitizenToMove]:
        return pos.box.moves.citizen_to

    def refusal(self, pos: MadeiraPosition, step: CitizenTo, move: CitizenToMove) -> Refusal | None:
        if not pos.is_built(move.place):
            return Refusal("madeira.11.1", "not-built")
        return None if pos.spots[move.place] == NOBODY else Refusal("madeira.11.1", "spot-taken")

    def moves(self, pos: MadeiraPosition, step: CitizenTo) -> list[CitizenToMove]:
        """`refusal`, read quickly."""
        return [pos.box.moves.citizen_to[spot] for spot in pos.open_spots()]

    def play(
        self, pos: MadeiraPosition, step: CitizenTo, move: CitizenToMove, chance: Chance, journal: Journal | None
    ) -> None:
        box, who = pos.box, pos.spots[step.lifted]
        pos.spots[step.lifted] = NOBODY
        pos.spots[move.place] = who
        if journal:
            kind = events.CitizenMoved if who == NEUTRAL else events.WorkerMoved
            journal.add(kind(step.seat, box.spots[step.lifted], box.spots[move.place]))
        if step.left > 1:
            pos.push(CitizenFrom(step.seat, step.left - 1, move.place + 1))


class CitizenTo(MadeiraStep):
    """11.4: where the piece goes that was lifted from the spot `lifted`. `left` is how many more may be relocated, this
    one included."""

    name: ClassVar[str] = "citizen-to"
    carries: ClassVar[tuple[str, ...]] = ("left", "unused", "lifted")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (SetCitizenDown(),)

    def __init__(self, seat: int, left: int, unused: int, lifted: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.unused: Final = unused  # always 0: numbers are saved by their order, and `lifted` has been the third
        self.lifted: Final = lifted

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left, "lifted": pos.box.spots[self.lifted]}


class CityIncome(Errand["MadeiraPosition"]):
    """11.5: every city with an own worker pays for own workers and neutral citizens."""

    name: ClassVar[str] = "city-income"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        box, seat = pos.box, self.seat
        for city in range(len(box.cities)):
            spots = pos.spots[city * box.city_spots : (city + 1) * box.city_spots]
            own = spots.count(seat)
            if not own:
                continue
            amount = own * box.per_own[city] + spots.count(NEUTRAL) * box.per_neutral[city]
            what = box.income[city]
            if what == "wood":
                get_wood(pos, seat, amount)
                continue
            if what == "bread":
                pos.bread[seat] += amount
            else:
                pos.reals[seat] += amount
            if journal:
                journal.add(events.CityPaid(seat, box.cities[city], what, amount))
