"""Chapter 5, placing: one worker each, clockwise, until no hand holds one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import NOBODY
from ..moves import Placing
from .steps import PalacioStep

if TYPE_CHECKING:
    from ..position import PalacioPosition


class PlaceWorker(Verb["PalacioPosition", "Place", Placing]):
    """5.1, 5.2: a worker on a free coat of arms; outside the mills nobody asks whether it is the King's."""

    word: ClassVar[str] = "place"

    def candidates(self, pos: PalacioPosition, step: Place) -> list[Placing]:
        table = pos.box.moves.place
        return [table[place] for place in pos.box.places_with_coats]

    def refusal(self, pos: PalacioPosition, step: Place, move: Placing) -> Refusal | None:
        seat, place = step.seat, move.location
        if pos.box.mill_at[place] >= 0 and pos.own_in_mills(seat) >= pos.hired[seat]:  # 5.6
            return Refusal("palacio.5.6", "own-not-here", need=1, have=0)
        return cannot_place(pos, seat, place)

    def moves(self, pos: PalacioPosition, step: Place) -> list[Placing]:
        """`refusal` read quickly for all places at once, without making refusals."""
        box, seat, players, found = pos.box, step.seat, pos.players, list[Placing]()
        table, mill_at, taken, coats = box.moves.place, box.mill_at, pos.taken, box.open_coats[players]
        own = pos.own_in_mills(seat) < pos.hired[seat]
        sold = pos.workers[box.creek * players + seat] >= box.creek_per_player
        waits = seat == pos.token and not pos.placed_first
        for place in box.places_with_coats:
            if taken[place] >= coats[place]:  # 5.2
                continue
            mill = mill_at[place]
            if mill >= 0 and (not own or pos.second[mill] != NOBODY):  # 5.3, 5.6
                continue
            if (sold and place == box.creek) or (waits and place == box.starting_player_coat):  # 5.4, 5.5
                continue
            found.append(table[place])
        return found

    def play(self, pos: PalacioPosition, step: Place, move: Placing, chance: Chance, journal: Journal | None) -> None:
        put_down(pos, step.seat, move.location)
        if journal:
            journal.add(events.WorkerPlaced(step.seat, pos.box.locations[move.location]))


class PlaceKing(Verb["PalacioPosition", "Place", Placing]):
    """5.6: the King's worker in a mill."""

    word: ClassVar[str] = "place-king"

    def candidates(self, pos: PalacioPosition, step: Place) -> list[Placing]:
        box = pos.box
        if not pos.king_hired or not pos.holds(step.seat, box.extra_worker_card):
            return []
        return [box.moves.place_king[place] for place in box.mills]

    def refusal(self, pos: PalacioPosition, step: Place, move: Placing) -> Refusal | None:
        box, seat, place = pos.box, step.seat, move.location
        mine = pos.king_hired and pos.king_mill == NOBODY and pos.holds(seat, box.extra_worker_card)
        if place in box.places_with_coats and (box.mill_at[place] < 0 or not mine):  # 5.6
            return Refusal("palacio.5.6", "king-not-here")
        return cannot_place(pos, seat, place)

    def play(self, pos: PalacioPosition, step: Place, move: Placing, chance: Chance, journal: Journal | None) -> None:
        pos.king_mill = pos.box.mill_at[move.location]
        put_down(pos, step.seat, move.location)
        if journal:
            journal.add(events.KingPlaced(step.seat, pos.box.locations[move.location]))


class Place(PalacioStep):
    """5.1: where one of one's workers goes."""

    name: ClassVar[str] = "place"
    verbs: ClassVar[Verbs] = (PlaceWorker(), PlaceKing())

    def asks(self, pos: PalacioPosition) -> bool:
        return pos.hand[self.seat] > 0

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        if any(pos.hand):
            pos.push(Place((self.seat + 1) % pos.players))


def cannot_place(pos: PalacioPosition, seat: int, place: int) -> Refusal | None:
    """5.2 to 5.5: why no worker of this seat can stand here, own or King's, if none can."""
    box = pos.box
    if place not in box.places_with_coats:  # 1.2
        return Refusal("palacio.5.2", "spot-taken", need=1, have=0)
    mill = box.mill_at[place]
    if mill >= 0 and pos.second[mill] != NOBODY:  # 5.3
        return Refusal("palacio.5.3", "mill-busy")
    if pos.taken[place] >= box.open_coats[pos.players][place]:  # 5.2
        return Refusal("palacio.5.2", "spot-taken", need=1, have=0)
    if place == box.creek and pos.workers[place * pos.players + seat] >= box.creek_per_player:  # 5.4
        return Refusal("palacio.5.4", "creek-once")
    if place == box.starting_player_coat and seat == pos.token and not pos.placed_first:  # 5.5
        return Refusal("palacio.5.5", "coat-first")
    return None


def put_down(pos: PalacioPosition, seat: int, place: int) -> None:
    """5.1: from the hand to a coat of arms; then the next player places."""
    pos.hand[seat] -= 1
    pos.workers[place * pos.players + seat] += 1
    pos.taken[place] += 1
    if seat == pos.token:
        pos.placed_first = 1
    pos.push(Place((seat + 1) % pos.players))
