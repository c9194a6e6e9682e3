"""Chapter 15, phase D: honor, income, upkeep and feeding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand
from ....kernel.verbs import Allowed, Leave, Verb, Verbs
from .. import events
from ..constants import HONOR, PHASE_D
from ..moves import FeedMove, UpkeepMove
from .scoring import score
from .steps import MadeiraStep
from .stock import receive_pirates
from .windmill import can_convert
from .wood import pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class PhaseD(Errand["MadeiraPosition"]):
    """15.1: a step is finished for everybody before the next begins."""

    name: ClassVar[str] = "phase-d"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_D
        pos.wood_bought = 0
        if journal:
            journal.add(events.PhaseBegan("d"))
        order = pos.passing_order()
        for seat in reversed(order):
            pos.push(Feed(seat))
        for seat in reversed(order):
            pos.push(Upkeep(seat))
        pos.push(Income(self.seat))
        most = max(pos.watch)
        leaders = [seat for seat in range(pos.players) if pos.watch[seat] == most]
        if most and len(leaders) == 1:  # 15.2
            pos.push(Honor(leaders[0]))


class HonorGuard(Allowed["MadeiraPosition", "Honor", Move]):
    """15.2: a guard goes Home for points."""

    word: ClassVar[str] = "honor"

    def candidates(self, pos: MadeiraPosition, step: Honor) -> list[Move]:
        return [pos.box.moves.honor]

    def quote(self, pos: MadeiraPosition, step: Honor, move: Move) -> Terms:
        return (("points", pos.box.honor_points),)

    def play(self, pos: MadeiraPosition, step: Honor, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.watch[step.seat] -= 1
        pos.home[step.seat] += 1
        score(pos, step.seat, HONOR, pos.box.honor_points)
        if journal:
            journal.add(events.GuardHonored(step.seat, pos.box.honor_points))


class KeepGuard(Leave["MadeiraPosition", "Honor", Move]):
    """15.2: all guards stay."""

    word: ClassVar[str] = "stand"

    def candidates(self, pos: MadeiraPosition, step: Honor) -> list[Move]:
        return [pos.box.moves.stand]


class Honor(MadeiraStep):
    """15.2: the one with the most guards may send one Home for points."""

    name: ClassVar[str] = "honor"
    verbs: ClassVar[Verbs] = (HonorGuard(), KeepGuard())


class Income(Errand["MadeiraPosition"]):
    """15.3: a good for every worker on a colony land."""

    name: ClassVar[str] = "income"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        for seat in pos.passing_order():
            for colony, name in enumerate(box.colonies):
                amount = pos.lands[colony * pos.players + seat] * box.land_income
                if amount:
                    good = box.land_good[colony]
                    pos.goods[seat * len(box.goods) + good] += amount
                    if journal:
                        journal.add(events.ColonyPaid(seat, name, box.goods[good], amount))


class PayUpkeep(Verb["MadeiraPosition", "Upkeep", UpkeepMove]):
    """15.4: so much wood, and pirates for the ships without."""

    word: ClassVar[str] = "upkeep"

    def candidates(self, pos: MadeiraPosition, step: Upkeep) -> list[UpkeepMove]:
        return pos.box.moves.upkeep[: pos.ships_out(step.seat) + 1]

    def refusal(self, pos: MadeiraPosition, step: Upkeep, move: UpkeepMove) -> Refusal | None:
        ships = pos.ships_out(step.seat)
        if move.wood > ships:
            return Refusal("madeira.15.4", "more-than-due", need=move.wood, have=ships)
        return wood_refusal(pos, step.seat, move.wood)

    def quote(self, pos: MadeiraPosition, step: Upkeep, move: UpkeepMove) -> Terms:
        return (*wood_terms(pos, step.seat, move.wood), ("pirates", pos.ships_out(step.seat) - move.wood))

    def play(
        self, pos: MadeiraPosition, step: Upkeep, move: UpkeepMove, chance: Chance, journal: Journal | None
    ) -> None:
        seat = step.seat
        if journal:
            journal.add(events.UpkeepBegan(seat, pos.ships_out(seat)))
        bought = pay_wood(pos, seat, move.wood, journal)
        pos.wood_bought = 0  # 4.3: the next upkeep is another turn
        receive_pirates(pos, seat, pos.ships_out(seat) - move.wood, journal)
        take_bought(pos, seat, bought)


class Upkeep(MadeiraStep):
    """15.4: how much wood is discarded for the ships."""

    name: ClassVar[str] = "upkeep"
    verbs: ClassVar[Verbs] = (PayUpkeep(),)

    def asks(self, pos: MadeiraPosition) -> bool:
        return pos.ships_out(self.seat) > 0

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"due": pos.ships_out(self.seat)}


class FeedWorkers(Verb["MadeiraPosition", "Feed", FeedMove]):
    """15.5, 15.6: so much bread, and pirates for the rest."""

    word: ClassVar[str] = "feed"

    def candidates(self, pos: MadeiraPosition, step: Feed) -> list[FeedMove]:
        return pos.box.moves.feed[: pos.due(step.seat) + 1]

    def refusal(self, pos: MadeiraPosition, step: Feed, move: FeedMove) -> Refusal | None:
        due, bread = pos.due(step.seat), pos.bread[step.seat]
        if move.bread > due:
            return Refusal("madeira.15.5", "more-than-due", need=move.bread, have=due)
        if move.bread > bread:
            return Refusal("madeira.15.6", "too-little-bread", need=move.bread, have=bread)
        return None

    def moves(self, pos: MadeiraPosition, step: Feed) -> list[FeedMove]:
        """`refusal`, read quickly."""
        due, bread = pos.due(step.seat), pos.bread[step.seat]
        return pos.box.moves.feed[: (due if due < bread else bread) + 1]

    def quote(self, pos: MadeiraPosition, step: Feed, move: FeedMove) -> Terms:
        return (("bread", -move.bread), ("pirates", pos.due(step.seat) - move.bread))

    def play(self, pos: MadeiraPosition, step: Feed, move: FeedMove, chance: Chance, journal: Journal | None) -> None:
        seat, due = step.seat, pos.due(step.seat)
        pos.bread[seat] -= move.bread
        if journal and due:
            journal.add(events.WorkersFed(seat, pos.on_board(seat), pos.on_board(seat) - due, move.bread))
        receive_pirates(pos, seat, due - move.bread, journal)


class Feed(MadeiraStep):
    """15.5, 15.6: how much bread is discarded for the workers."""

    name: ClassVar[str] = "feed"
    verbs: ClassVar[Verbs] = (FeedWorkers(),)

    def asks(self, pos: MadeiraPosition) -> bool:
        return pos.due(self.seat) > 0 or can_convert(pos, self.seat)  # 14.7

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"due": pos.due(self.seat)}
