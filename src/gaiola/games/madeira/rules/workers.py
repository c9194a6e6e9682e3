"""Chapter 7, moving workers: lifted from one place, set down on another. What an effect pays for it is paid here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, Step
from .. import events
from ..constants import ANYWHERE, NOBODY, TO_CITY, TO_FIELD, TO_LAND, TO_WATCH
from .stock import discard_pirates, earn

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def move_workers(pos: MadeiraPosition, seat: int, effect: Effect, count: int) -> None:
    """7.1: up to this many, one after the other."""
    pos.push(Frame(WORKER_FROM, seat, effect.number, count))


class WorkerFrom(Step["MadeiraPosition"]):
    """7.2: which worker. `a` the effect, `b` how many may still be moved, `c` the place, plus 1, that the one before
    has gone to; it does not move again."""

    name: ClassVar[str] = "worker-from"
    verbs: ClassVar[tuple[str, ...]] = ("worker-from", "done")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return len(self.moves(pos, frame)) > 1

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        return [
            *[moves.worker_from[p] for p in range(len(pos.box.places)) if pos.workers_at(frame.seat, p)],
            moves.done,
        ]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        box, seat, place, aim = pos.box, frame.seat, move.a, pos.box.aim[frame.a]
        there = pos.workers_at(seat, place)
        if not there:
            return Refusal("madeira.7.2", "no-worker-there", need=1, have=0)
        if place == box.watch_place and aim != ANYWHERE:
            return Refusal("madeira.7.2", "not-from-watch")
        if place + 1 == frame.c and there == 1:
            return Refusal("madeira.7.1", "moved-already")
        if aim == TO_CITY and not pos.open_spots():
            return Refusal("madeira.11.1", "no-open-spot", need=1, have=0)
        return None

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, seat, players, lift = pos.box, frame.seat, pos.players, pos.box.moves.worker_from
        found: list[Move] = []
        if box.aim[frame.a] != TO_CITY or pos.open_spots():
            found = [lift[field] for field in range(box.first_spot) if pos.on_field[field * players + seat]]
            found += [lift[box.first_spot + spot] for spot, who in enumerate(pos.spots) if who == seat]
            for colony in range(len(box.colonies)):
                if pos.lands[colony * players + seat]:
                    found.append(lift[box.first_land + colony])
            if pos.watch[seat] and box.aim[frame.a] == ANYWHERE:
                found.append(lift[box.watch_place])
            if pos.home[seat]:
                found.append(lift[box.home_place])
            if frame.c and pos.workers_at(seat, frame.c - 1) == 1 and lift[frame.c - 1] in found:
                found.remove(lift[frame.c - 1])
        found.append(box.moves.done)
        return found

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb != "done":
            pos.push(Frame(WORKER_TO, frame.seat, frame.a, frame.b, move.a))


class WorkerTo(Step["MadeiraPosition"]):
    """Where to. `a` the effect, `b` how many may be moved with this one, `c` where it was lifted."""

    name: ClassVar[str] = "worker-to"
    verbs: ClassVar[tuple[str, ...]] = ("worker-to",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, aim, moves = pos.box, pos.box.aim[frame.a], pos.box.moves.worker_to
        if aim == TO_FIELD:
            return moves[: box.first_spot]
        if aim == TO_CITY:
            return moves[box.first_spot : box.first_land]
        if aim == TO_LAND:
            return moves[box.first_land : box.watch_place]
        return [moves[box.watch_place]] if aim == TO_WATCH else moves

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        box, place, aim = pos.box, move.a, pos.box.aim[frame.a]
        if aim not in (ANYWHERE, _kind(pos, place)):
            return Refusal("madeira.7.2", "wrong-place")
        if place == frame.c:
            return Refusal("madeira.7.1", "same-place")
        if place < box.first_spot and pos.on_field[place * pos.players + frame.seat]:
            return Refusal("madeira.7.4", "own-worker-there")  # 7.4
        if box.first_spot <= place < box.first_land:
            if not pos.is_built(place - box.first_spot):
                return Refusal("madeira.11.1", "not-built")  # 11.1
            if pos.spots[place - box.first_spot] != NOBODY:
                return Refusal("madeira.11.1", "spot-taken")
        return None

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, aim, moves = pos.box, pos.box.aim[frame.a], pos.box.moves.worker_to
        found: list[Move] = []
        if aim in (TO_FIELD, ANYWHERE):
            players = pos.players
            found = [moves[f] for f in range(box.first_spot) if not pos.on_field[f * players + frame.seat]]
        if aim in (TO_CITY, ANYWHERE):
            found += [moves[box.first_spot + spot] for spot in pos.open_spots()]
        if aim in (TO_LAND, ANYWHERE):
            found += [moves[place] for place in range(box.first_land, box.watch_place) if place != frame.c]
        if aim == TO_WATCH or (aim == ANYWHERE and frame.c != box.watch_place):
            found.append(moves[box.watch_place])
        if aim == ANYWHERE and frame.c != box.home_place:
            found.append(moves[box.home_place])
        return found

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        points, pirates = self._bonus(pos, frame, move.a)
        return ((("points", points),) if points else ()) + ((("pirates", -pirates),) if pirates else ())

    def _bonus(self, pos: MadeiraPosition, frame: Frame, place: int) -> tuple[int, int]:
        """Points earned and pirates discarded with a worker set down here."""
        box, seat, effect = pos.box, frame.seat, pos.box.effects[frame.a]
        kind, aim = _kind(pos, place), box.aim[frame.a]
        pp_city, pp_ship, most = 0, 0, 0
        if aim == ANYWHERE:  # 13.15
            pp_city, pp_ship, most = effect.values[1], effect.values[2], effect.values[3]
        elif aim == TO_LAND:  # 12.10
            pp_ship = effect.values[1]
        elif aim == TO_WATCH:  # 12.12
            most = effect.values[1]
        if kind == TO_CITY:
            return pp_city, 0
        if kind == TO_LAND:
            return pp_ship * pos.ships_in(seat, len(box.markets) + place - box.first_land), 0
        if kind == TO_WATCH:
            held = pos.pirates[seat]
            return 0, most if most < held else held  # 2.3
        return 0, 0

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, place = pos.box, frame.seat, move.a
        points, pirates = self._bonus(pos, frame, place)
        pos.add_worker(seat, frame.c, -1)
        pos.add_worker(seat, place, 1)
        if journal is not None:
            journal.add(events.WorkerMoved(seat, box.places[frame.c], box.places[place]))
        if points:
            earn(pos, seat, box.effects[frame.a], points, journal)
        discard_pirates(pos, seat, pirates, journal)
        if frame.b > 1:
            pos.push(Frame(WORKER_FROM, seat, frame.a, frame.b - 1, place + 1))


def _kind(pos: MadeiraPosition, place: int) -> int:
    """What kind of place this is, named like the aims of effects; ANYWHERE is Home."""
    box = pos.box
    if place < box.first_spot:
        return TO_FIELD
    if place < box.first_land:
        return TO_CITY
    if place < box.watch_place:
        return TO_LAND
    return TO_WATCH if place == box.watch_place else ANYWHERE


WORKER_FROM: Final = WorkerFrom()
WORKER_TO: Final = WorkerTo()
