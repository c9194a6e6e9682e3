"""Chapter 7, moving workers: lifted from one place, set down on another. What a worker brings where it is set down is
paid here, `bonus`; points that an effect gives whether anybody moves or not, 12.9, have been paid in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import ANYWHERE, NOBODY, TO_CITY, TO_FIELD, TO_LAND, TO_WATCH
from ..moves import WorkerFromMove, WorkerToMove
from .steps import DONE, MadeiraStep
from .stock import discard_pirates, earn

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def move_workers(pos: MadeiraPosition, seat: int, effect: Effect, count: int) -> None:
    """7.1: up to this many, one after the other."""
    pos.push(WorkerFrom(seat, effect.number, count))


class LiftWorker(Verb["MadeiraPosition", "WorkerFrom", WorkerFromMove]):
    """7.2: an own worker, but only some effects take one from the City Watch."""

    word: ClassVar[str] = "worker-from"

    def candidates(self, pos: MadeiraPosition, step: WorkerFrom) -> list[WorkerFromMove]:
        lift = pos.box.moves.worker_from
        return [lift[place] for place in range(len(pos.box.places)) if pos.workers_at(step.seat, place)]

    def refusal(self, pos: MadeiraPosition, step: WorkerFrom, move: WorkerFromMove) -> Refusal | None:
        box, place, aim = pos.box, move.place, pos.box.aim[step.effect]
        there = pos.workers_at(step.seat, place)
        if not there:
            return Refusal("madeira.7.2", "no-worker-there", need=1, have=0)
        if place == box.watch_place and aim != ANYWHERE:
            return Refusal("madeira.7.2", "not-from-watch")
        if place + 1 == step.moved_to and there == 1:
            return Refusal("madeira.7.1", "moved-already")
        if aim == TO_CITY and not pos.open_spots():
            return Refusal("madeira.11.1", "no-open-spot", need=1, have=0)
        return None

    def moves(self, pos: MadeiraPosition, step: WorkerFrom) -> list[WorkerFromMove]:
        """`refusal`, read quickly: field by field, spot by spot and so on, without asking of every place."""
        box, seat, players, lift = pos.box, step.seat, pos.players, pos.box.moves.worker_from
        aim, moved = box.aim[step.effect], step.moved_to - 1
        if aim == TO_CITY and not pos.open_spots():
            return []
        found = [lift[field] for field in range(box.first_spot) if pos.on_field[field * players + seat]]
        found += [lift[box.first_spot + spot] for spot, who in enumerate(pos.spots) if who == seat]
        found += [lift[box.first_land + c] for c in range(len(box.colonies)) if pos.lands[c * players + seat]]
        if pos.watch[seat] and aim == ANYWHERE:
            found.append(lift[box.watch_place])
        if pos.home[seat]:
            found.append(lift[box.home_place])
        if moved >= 0 and pos.workers_at(seat, moved) == 1 and lift[moved] in found:
            found.remove(lift[moved])
        return found

    def play(
        self, pos: MadeiraPosition, step: WorkerFrom, move: WorkerFromMove, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(WorkerTo(step.seat, step.effect, step.left, move.place))


LIFT_WORKER: Final = LiftWorker()


class WorkerFrom(MadeiraStep):
    """7.1, 7.2: which worker an effect moves. `effect` is its number, `left` how many it may still move; `moved_to` is
    the place, plus 1, that the one before has gone to; it does not move again."""

    name: ClassVar[str] = "worker-from"
    carries: ClassVar[tuple[str, ...]] = ("effect", "left", "moved_to")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (LIFT_WORKER, DONE)

    def __init__(self, seat: int, effect: int, left: int, moved_to: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.effect: Final = effect
        self.left: Final = left
        self.moved_to: Final = moved_to

    def asks(self, pos: MadeiraPosition) -> bool:
        return bool(LIFT_WORKER.moves(pos, self))

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"effect": pos.box.effects[self.effect].handler.name, "left": self.left}


class SetWorkerDown(Verb["MadeiraPosition", "WorkerTo", WorkerToMove]):
    """7.2, 7.4, 11.1: on another place of the kind that the effect names."""

    word: ClassVar[str] = "worker-to"

    def candidates(self, pos: MadeiraPosition, step: WorkerTo) -> list[WorkerToMove]:
        box, aim, places = pos.box, pos.box.aim[step.effect], pos.box.moves.worker_to
        if aim == TO_FIELD:
            return places[: box.first_spot]
        if aim == TO_CITY:
            return places[box.first_spot : box.first_land]
        if aim == TO_LAND:
            return places[box.first_land : box.watch_place]
        return [places[box.watch_place]] if aim == TO_WATCH else places

    def refusal(self, pos: MadeiraPosition, step: WorkerTo, move: WorkerToMove) -> Refusal | None:
        box, place, aim = pos.box, move.place, pos.box.aim[step.effect]
        if aim not in (ANYWHERE, place_kind(pos, place)):
            return Refusal("madeira.7.2", "wrong-place")
        if place == step.lifted:
            return Refusal("madeira.7.1", "same-place")
        if place < box.first_spot and pos.on_field[place * pos.players + step.seat]:
            return Refusal("madeira.7.4", "own-worker-there")  # 7.4
        if box.first_spot <= place < box.first_land:
            if not pos.is_built(place - box.first_spot):
                return Refusal("madeira.11.1", "not-built")  # 11.1
            if pos.spots[place - box.first_spot] != NOBODY:
                return Refusal("madeira.11.1", "spot-taken")
        return None

    def moves(self, pos: MadeiraPosition, step: WorkerTo) -> list[WorkerToMove]:
        """`refusal`, read quickly: only places that the effect aims at."""
        box, aim = pos.box, pos.box.aim[step.effect]
        if aim == TO_FIELD:
            return self._fields(pos, step)
        if aim == TO_CITY:
            return self._spots(pos)
        if aim == TO_LAND:
            return self._lands(pos, step)
        if aim == TO_WATCH:
            return [box.moves.worker_to[box.watch_place]]
        others = [box.moves.worker_to[p] for p in (box.watch_place, box.home_place) if p != step.lifted]
        return self._fields(pos, step) + self._spots(pos) + self._lands(pos, step) + others

    def _fields(self, pos: MadeiraPosition, step: WorkerTo) -> list[WorkerToMove]:
        places, players, seat, on_field = pos.box.moves.worker_to, pos.players, step.seat, pos.on_field
        return [places[field] for field in range(pos.box.first_spot) if not on_field[field * players + seat]]

    def _spots(self, pos: MadeiraPosition) -> list[WorkerToMove]:
        places, first = pos.box.moves.worker_to, pos.box.first_spot
        return [places[first + spot] for spot in pos.open_spots()]

    def _lands(self, pos: MadeiraPosition, step: WorkerTo) -> list[WorkerToMove]:
        box, places = pos.box, pos.box.moves.worker_to
        return [places[place] for place in range(box.first_land, box.watch_place) if place != step.lifted]

    def quote(self, pos: MadeiraPosition, step: WorkerTo, move: WorkerToMove) -> Terms:
        points, pirates = bonus(pos, step, move.place)
        return ((("points", points),) if points else ()) + ((("pirates", -pirates),) if pirates else ())

    def play(
        self, pos: MadeiraPosition, step: WorkerTo, move: WorkerToMove, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, place = pos.box, step.seat, move.place
        points, pirates = bonus(pos, step, place)
        pos.add_worker(seat, step.lifted, -1)
        pos.add_worker(seat, place, 1)
        if journal:
            journal.add(events.WorkerMoved(seat, box.places[step.lifted], box.places[place]))
        if points:
            earn(pos, seat, box.effects[step.effect], points, journal)
        discard_pirates(pos, seat, pirates, journal)
        if step.left > 1:
            pos.push(WorkerFrom(seat, step.effect, step.left - 1, place + 1))


class WorkerTo(MadeiraStep):
    """7.2: where the worker goes that was lifted from the place `lifted`. `effect` is the number of the effect that
    moves it, `left` how many workers it may still move, this one included."""

    name: ClassVar[str] = "worker-to"
    carries: ClassVar[tuple[str, ...]] = ("effect", "left", "lifted")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (SetWorkerDown(),)

    def __init__(self, seat: int, effect: int, left: int, lifted: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.effect: Final = effect
        self.left: Final = left
        self.lifted: Final = lifted

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        box = pos.box
        effect = box.effects[self.effect].handler.name
        return {"effect": effect, "left": self.left, "lifted": box.places[self.lifted]}


def bonus(pos: MadeiraPosition, step: WorkerTo, place: int) -> tuple[int, int]:
    """8.3, 10.10, 12.10, 12.12, 13.15: points earned and pirates discarded with a worker set down here, as the effect
    says. Nothing for a city after 12.9, whose points `MoveWorkersToCity` has paid before anybody moved."""
    box, seat, kind = pos.box, step.seat, place_kind(pos, place)
    if kind == TO_CITY:
        return box.pp_city[step.effect], 0  # 13.15: only the Scout has them
    if kind == TO_LAND:
        ships = pos.ships_in(seat, len(box.markets) + place - box.first_land)
        return box.pp_per_own_ship[step.effect] * ships, 0  # 12.10, 13.15
    if kind == TO_WATCH:
        most, held = box.pirates_per_worker[step.effect], pos.pirates[seat]  # 12.12, 13.15
        return 0, most if most < held else held  # 2.3
    return 0, 0


def place_kind(pos: MadeiraPosition, place: int) -> int:
    """7.2: the aim of an effect that sends workers to this kind of place. For Home it is ANYWHERE, the aim of the
    Scout, 13.15, since no other effect sends a worker there."""
    box = pos.box
    if place < box.first_spot:
        return TO_FIELD
    if place < box.first_land:
        return TO_CITY
    if place < box.watch_place:
        return TO_LAND
    return TO_WATCH if place == box.watch_place else ANYWHERE
