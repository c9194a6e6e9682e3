"""Chapter 4, hiring: everybody says how many workers come, then they come and are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import NOBODY
from ..moves import Hiring
from .steps import PalacioStep

if TYPE_CHECKING:
    from ..position import PalacioPosition


class HireWorkers(Verb["PalacioPosition", "Hire", Hiring]):
    """4.1: so many of one's own workers."""

    word: ClassVar[str] = "hire"

    def candidates(self, pos: PalacioPosition, step: Hire) -> list[Hiring]:
        return pos.box.moves.hire

    def refusal(self, pos: PalacioPosition, step: Hire, move: Hiring) -> Refusal | None:
        return cannot_hire(pos, step.seat, move.workers)

    def moves(self, pos: PalacioPosition, step: Hire) -> list[Hiring]:
        """`refusal` read quickly: from nobody up to a number."""
        return pos.box.moves.hire[: pos.most_hired(step.seat) + 1]

    def quote(self, pos: PalacioPosition, step: Hire, move: Hiring) -> Terms:
        return (("price", pos.hire_cost(step.seat, move.workers)),)

    def play(self, pos: PalacioPosition, step: Hire, move: Hiring, chance: Chance, journal: Journal | None) -> None:
        choose(pos, step.seat, move.workers, 0, journal)


class HireWithKing(Verb["PalacioPosition", "Hire", Hiring]):
    """4.4: so many of one's own workers, and the King's, who costs nothing."""

    word: ClassVar[str] = "hire-with-king"

    def candidates(self, pos: PalacioPosition, step: Hire) -> list[Hiring]:
        return pos.box.moves.hire_with_king if pos.holds(step.seat, pos.box.extra_worker_card) else []

    def refusal(self, pos: PalacioPosition, step: Hire, move: Hiring) -> Refusal | None:
        if not pos.has_kings_worker(step.seat):
            return Refusal("palacio.4.4", "king-away")  # 4.4
        return cannot_hire(pos, step.seat, move.workers)

    def moves(self, pos: PalacioPosition, step: Hire) -> list[Hiring]:
        """`refusal` read quickly: from nobody up to a number."""
        if not pos.has_kings_worker(step.seat):
            return []
        return pos.box.moves.hire_with_king[: pos.most_hired(step.seat) + 1]

    def quote(self, pos: PalacioPosition, step: Hire, move: Hiring) -> Terms:
        return (("price", pos.hire_cost(step.seat, move.workers)),)

    def play(self, pos: PalacioPosition, step: Hire, move: Hiring, chance: Chance, journal: Journal | None) -> None:
        choose(pos, step.seat, move.workers, 1, journal)


class Hire(PalacioStep):
    """4.1 to 4.5: how many workers, with or without the King's."""

    name: ClassVar[str] = "hire"
    verbs: ClassVar[Verbs] = (HireWorkers(), HireWithKing())

    def secret(self, pos: PalacioPosition) -> bool:
        return pos.box.hire_in_secret  # 4.3

    def shows(self, pos: PalacioPosition) -> dict[str, Any]:
        """What every number of workers costs the player who hires."""
        return {"hire": [pos.hire_cost(self.seat, workers) for workers in range(pos.box.workers_each + 1)]}


def cannot_hire(pos: PalacioPosition, seat: int, workers: int) -> Refusal | None:
    """4.1, 4.5: why so many own workers cannot be hired, if they cannot."""
    home = pos.own_at_home(seat)
    if workers > home:  # 4.5
        return Refusal("palacio.4.5", "too-few-workers", need=workers, have=home, terms=(("workers", home),))
    cost = pos.hire_cost(seat, workers)
    if cost > pos.coins[seat]:  # 4.1
        return Refusal("palacio.4.1", "too-dear", cost, pos.coins[seat], (("price", cost),))
    return None


def choose(pos: PalacioPosition, seat: int, workers: int, king: int, journal: Journal | None) -> None:
    """4.3: the number is kept until all have chosen, or shown at once where the table hires in turn order."""
    pos.choice[seat] = workers
    pos.choice_king[seat] = king
    if not pos.box.hire_in_secret:
        reveal(pos, seat, journal)


def reveal(pos: PalacioPosition, seat: int, journal: Journal | None) -> None:
    """4.1, 4.3: a seat's number is shown, its workers come and are paid."""
    workers, king = pos.choice[seat], pos.choice_king[seat]
    cost = pos.hire_cost(seat, workers)
    pos.coins[seat] -= cost
    pos.hired[seat] = workers
    pos.hand[seat] = workers + king
    pos.king_hired += king
    pos.choice[seat] = NOBODY
    pos.choice_king[seat] = 0
    if journal:
        journal.add(events.Hired(seat, workers, bool(king), cost))


class Reveal(Errand["PalacioPosition"]):
    """4.3: all numbers are shown and paid together."""

    name: ClassVar[str] = "reveal"

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        if pos.box.hire_in_secret:
            for turn in range(pos.players):
                reveal(pos, (pos.token + turn) % pos.players, journal)
