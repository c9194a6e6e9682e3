"""Chapter 11, cities: the Guild Master builds districts, the Mayor relocates and collects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import NEUTRAL, NOBODY
from .wood import get_wood, pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def build_district(pos: MadeiraPosition, seat: int) -> None:
    """11.2: a district is to be built."""
    pos.push(Frame(BUILD, seat))


def anything_to_build(pos: MadeiraPosition, seat: int) -> Refusal | None:
    """11.3: None if some district can be paid, else what the cheapest one lacks."""
    prices = [pos.box.district_wood[district] for district, favor in enumerate(pos.districts) if favor != NOBODY]
    return wood_refusal(pos, seat, min(prices)) if prices else Refusal("madeira.11.2", "no-favor-left", 1, 0)


class Build(Step["MadeiraPosition"]):
    """11.2, 11.3: a favor for the wood of its district."""

    name: ClassVar[str] = "build"
    verbs: ClassVar[tuple[str, ...]] = ("build",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.build[favor] for favor in pos.districts if favor != NOBODY]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.a not in pos.districts:
            return Refusal("madeira.11.2", "favor-taken")
        return wood_refusal(pos, frame.seat, self._price(pos, move))

    def _price(self, pos: MadeiraPosition, move: Move) -> int:
        return pos.box.district_wood[pos.districts.index(move.a)] if move.a in pos.districts else 0

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        return wood_terms(pos, frame.seat, self._price(pos, move))

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, favor = pos.box, frame.seat, move.a
        district = pos.districts.index(favor)
        bought = pay_wood(pos, seat, box.district_wood[district], journal)
        pos.districts[district] = NOBODY
        pos.holder[favor] = seat
        pos.face_up[favor] = 1
        if journal is not None:
            journal.add(events.DistrictBuilt(seat, box.cities[district // box.districts], box.favors[favor]))
        take_bought(pos, seat, bought)


# ---- 11.4, 11.5: the Mayor


def relocate(pos: MadeiraPosition, seat: int, count: int) -> None:
    """11.4: up to so many pieces move within the cities; then these pay."""
    pos.push(Frame(CITY_INCOME, seat))
    pos.push(Frame(CITIZEN_FROM, seat, count))


class CitizenFrom(Step["MadeiraPosition"]):
    """11.4: an own worker or a neutral citizen. `a` how many may still be relocated, `b` the spot, plus 1, that the one
    before has gone to."""

    name: ClassVar[str] = "citizen-from"
    verbs: ClassVar[tuple[str, ...]] = ("citizen-from", "done")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return len(self.moves(pos, frame)) > 1

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        lift = pos.box.moves.citizen_from
        return [*[lift[spot] for spot, who in enumerate(pos.spots) if who != NOBODY], pos.box.moves.done]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        if pos.spots[move.a] not in (frame.seat, NEUTRAL):
            return Refusal("madeira.11.4", "not-yours")
        if move.a + 1 == frame.b:
            return Refusal("madeira.7.1", "moved-already")
        return None if pos.open_spots() else Refusal("madeira.11.1", "no-open-spot", need=1, have=0)

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb != "done":
            pos.push(Frame(CITIZEN_TO, frame.seat, frame.a, 0, move.a))


class CitizenTo(Step["MadeiraPosition"]):
    """Another empty spot. `a` how many may be relocated with this one, `c` the spot it was lifted from."""

    name: ClassVar[str] = "citizen-to"
    verbs: ClassVar[tuple[str, ...]] = ("citizen-to",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.citizen_to

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if not pos.is_built(move.a):
            return Refusal("madeira.11.1", "not-built")
        return None if pos.spots[move.a] == NOBODY else Refusal("madeira.11.1", "spot-taken")

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.citizen_to[spot] for spot in pos.open_spots()]

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, who = pos.box, pos.spots[frame.c]
        pos.spots[frame.c] = NOBODY
        pos.spots[move.a] = who
        if journal is not None:
            kind = events.CitizenMoved if who == NEUTRAL else events.WorkerMoved
            journal.add(kind(frame.seat, box.spots[frame.c], box.spots[move.a]))
        if frame.a > 1:
            pos.push(Frame(CITIZEN_FROM, frame.seat, frame.a - 1, move.a + 1))


class CityIncome(Errand["MadeiraPosition"]):
    """11.5: every city with an own worker pays for own workers and neutral citizens."""

    name: ClassVar[str] = "city-income"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box, seat = pos.box, frame.seat
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
            if journal is not None:
                journal.add(events.CityPaid(seat, box.cities[city], what, amount))


BUILD: Final = Build()
CITIZEN_FROM: Final = CitizenFrom()
CITIZEN_TO: Final = CitizenTo()
CITY_INCOME: Final = CityIncome()
