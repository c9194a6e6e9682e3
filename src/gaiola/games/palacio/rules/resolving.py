"""Chapter 6, resolving: the workers of one player act one after the other, then those of the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand
from ....kernel.verbs import Leave, Verb, Verbs
from ..moves import Resolve
from .creek import Sell
from .die import event_without_roll, roll, worth_rolling
from .mills import finish_production, ready, resolve_on_first_coat, terms_of
from .powers import any_power
from .steps import PalacioStep

if TYPE_CHECKING:
    from ..position import PalacioPosition


class Resolution(Errand["PalacioPosition"]):
    """6.1: one player completely before the next, after so many who are done."""

    name: ClassVar[str] = "resolution"
    carries: ClassVar[tuple[str, ...]] = ("done",)
    __slots__ = carries

    def __init__(self, seat: int, done: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.done: Final = done

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        if self.done + 1 < pos.players:
            pos.push(Resolution((self.seat + 1) % pos.players, self.done + 1))
        pos.gifts = 0  # 13.6
        if pos.box.exchanges_per_round:  # 13.4
            pos.exchanges = 0
        pos.push(Worker(self.seat))


class ResolveWorker(Verb["PalacioPosition", "Worker", Resolve]):
    """6.1: the worker here is resolved; then the next is chosen."""

    word: ClassVar[str] = "resolve"

    def candidates(self, pos: PalacioPosition, step: Worker) -> list[Resolve]:
        return [pos.box.moves.resolve[place] for place in pos.box.places_with_coats]

    def refusal(self, pos: PalacioPosition, step: Worker, move: Resolve) -> Refusal | None:
        return None if can_act(pos, step.seat, move.location) else Refusal("palacio.6.1", "no-worker-there", 1, 0)

    def moves(self, pos: PalacioPosition, step: Worker) -> list[Resolve]:
        """`refusal` read quickly, for all places at once."""
        table = pos.box.moves.resolve
        return [table[place] for place in places_to_act(pos, step.seat)]

    def quote(self, pos: PalacioPosition, step: Worker, move: Resolve) -> Terms:
        return terms_of(pos, step.seat, move.location)

    def play(self, pos: PalacioPosition, step: Worker, move: Resolve, chance: Chance, journal: Journal | None) -> None:
        pos.push(step)  # 6.1
        resolve(pos, step.seat, move.location, chance, journal)


class Worker(PalacioStep):
    """6.1: which of one's workers acts next. The one on the starting-player coat has nothing to do."""

    name: ClassVar[str] = "worker"
    resolving: ClassVar[bool] = True
    verbs: ClassVar[Verbs] = (ResolveWorker(),)

    def asks(self, pos: PalacioPosition) -> bool:
        return bool(places_to_act(pos, self.seat))

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        pos.push(Finish(self.seat))  # 6.3

    def shows(self, pos: PalacioPosition) -> dict[str, Any]:
        """The mills whose worker would lose resources if it were resolved now, and how many (9.3)."""
        box, unpaid = pos.box, dict[str, int]()
        for place in box.mills:
            lost = dict(terms_of(pos, self.seat, place)).get("lost", 0)
            if lost:
                unpaid[box.locations[place]] = lost
        return {"unpaid": unpaid}


def can_act(pos: PalacioPosition, seat: int, place: int) -> bool:
    """6.1: a worker here that has not been resolved this round; in a mill also one that began last round."""
    if place == pos.box.starting_player_coat:  # 5.5
        return False
    if pos.workers[place * pos.players + seat]:
        return True
    mill = pos.box.mill_at[place]
    return mill >= 0 and ready(pos, seat, mill)


def places_to_act(pos: PalacioPosition, seat: int) -> list[int]:
    """6.1: every place where this seat `can_act`."""
    workers, players, mill_at = pos.workers, pos.players, pos.box.mill_at
    return [
        place
        for place in pos.box.places_to_resolve
        if workers[place * players + seat] or (mill_at[place] >= 0 and ready(pos, seat, mill_at[place]))
    ]


def resolve(pos: PalacioPosition, seat: int, place: int, chance: Chance, journal: Journal | None) -> None:
    """6.1, 6.2: the worker goes home, and then what it came for is done; beginning a production puts it on the second
    coat of arms (9.1)."""
    box = pos.box
    mill = box.mill_at[place]
    if mill >= 0 and ready(pos, seat, mill):
        finish_production(pos, seat, mill, journal)  # 9.4
        return
    pos.workers[place * pos.players + seat] -= 1
    pos.taken[place] -= 1
    if mill >= 0:
        resolve_on_first_coat(pos, seat, place, journal)  # 9.1
    elif place == box.creek:
        pos.push(Sell(seat))  # 12.1
    elif worth_rolling(pos, seat, place):
        roll(pos, seat, place, chance, journal)  # 7.1
    elif journal:
        journal.add(event_without_roll(pos, seat, place))


class EndResolution(Leave["PalacioPosition", "Finish", Move]):
    word: ClassVar[str] = "finish"

    def candidates(self, pos: PalacioPosition, step: Finish) -> list[Move]:
        return [pos.box.moves.finish]


class Finish(PalacioStep):
    """6.3: the last moment for the powers of one's cards this round, asked of whoever can still use one."""

    name: ClassVar[str] = "finish"
    resolving: ClassVar[bool] = True
    verbs: ClassVar[Verbs] = (EndResolution(),)

    def asks(self, pos: PalacioPosition) -> bool:
        return any_power(pos, self.seat)
