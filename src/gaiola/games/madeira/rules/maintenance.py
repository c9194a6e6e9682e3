"""Chapter 15, phase D: honor, income, upkeep and feeding."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import HONOR, PHASE_D
from .scoring import score
from .stock import receive_pirates
from .windmill import can_convert
from .wood import pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class PhaseD(Errand["MadeiraPosition"]):
    """15.1: a step is finished for everybody before the next begins."""

    name: ClassVar[str] = "phase-d"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_D
        pos.wood_bought = 0
        if journal is not None:
            journal.add(events.PhaseBegan("d"))
        order = pos.passing_order()
        for seat in reversed(order):
            pos.push(Frame(FEED, seat))
        for seat in reversed(order):
            pos.push(Frame(UPKEEP, seat))
        pos.push(Frame(INCOME, frame.seat))
        most = max(pos.watch)
        leaders = [seat for seat in range(pos.players) if pos.watch[seat] == most]
        if most and len(leaders) == 1:  # 15.2
            pos.push(Frame(HONOR_STEP, leaders[0]))


class Honor(Step["MadeiraPosition"]):
    """15.2: the one with the most guards may send one Home for points."""

    name: ClassVar[str] = "honor"
    verbs: ClassVar[tuple[str, ...]] = ("honor", "stand")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.honor, pos.box.moves.stand]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        return (("points", pos.box.honor_points),) if move.verb == "honor" else ()

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "honor":
            pos.watch[frame.seat] -= 1
            pos.home[frame.seat] += 1
            score(pos, frame.seat, HONOR, pos.box.honor_points)
            if journal is not None:
                journal.add(events.GuardHonored(frame.seat, pos.box.honor_points))


class Income(Errand["MadeiraPosition"]):
    """15.3: a good for every worker on a colony land."""

    name: ClassVar[str] = "income"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        for seat in pos.passing_order():
            for colony, name in enumerate(box.colonies):
                amount = pos.lands[colony * pos.players + seat] * box.land_income
                if amount:
                    good = box.land_good[colony]
                    pos.goods[seat * len(box.goods) + good] += amount
                    if journal is not None:
                        journal.add(events.ColonyPaid(seat, name, box.goods[good], amount))


class Upkeep(Step["MadeiraPosition"]):
    """15.4: how much wood is discarded for the ships; pirates for the rest."""

    name: ClassVar[str] = "upkeep"
    verbs: ClassVar[tuple[str, ...]] = ("upkeep",)

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return pos.ships_out(frame.seat) > 0

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.upkeep[: pos.ships_out(frame.seat) + 1]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        ships = pos.ships_out(frame.seat)
        if move.a > ships:
            return Refusal("madeira.15.4", "more-than-due", need=move.a, have=ships)
        return wood_refusal(pos, frame.seat, move.a)

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        return (*wood_terms(pos, frame.seat, move.a), ("pirates", pos.ships_out(frame.seat) - move.a))

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat = frame.seat
        if journal is not None:
            journal.add(events.UpkeepBegan(seat, pos.ships_out(seat)))
        bought = pay_wood(pos, seat, move.a, journal)
        pos.wood_bought = 0  # 4.3: the next upkeep is another turn
        receive_pirates(pos, seat, pos.ships_out(seat) - move.a, journal)
        take_bought(pos, seat, bought)


class Feed(Step["MadeiraPosition"]):
    """15.5, 15.6: how much bread is discarded; pirates for the rest."""

    name: ClassVar[str] = "feed"
    verbs: ClassVar[tuple[str, ...]] = ("feed",)

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return pos.due(frame.seat) > 0 or can_convert(pos, frame.seat)  # 14.7

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.feed[: pos.due(frame.seat) + 1]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        due, bread = pos.due(frame.seat), pos.bread[frame.seat]
        if move.a > due:
            return Refusal("madeira.15.5", "more-than-due", need=move.a, have=due)
        return Refusal("madeira.15.6", "too-little-bread", need=move.a, have=bread) if move.a > bread else None

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        due, bread = pos.due(frame.seat), pos.bread[frame.seat]
        return pos.box.moves.feed[: (due if due < bread else bread) + 1]

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        return (("bread", -move.a), ("pirates", pos.due(frame.seat) - move.a))

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, due = frame.seat, pos.due(frame.seat)
        pos.bread[seat] -= move.a
        if journal is not None and due:
            journal.add(events.WorkersFed(seat, pos.on_board(seat), pos.on_board(seat) - due, move.a))
        receive_pirates(pos, seat, due - move.a, journal)


PHASE_D_ERRAND: Final = PhaseD()
HONOR_STEP: Final = Honor()
INCOME: Final = Income()
UPKEEP: Final = Upkeep()
FEED: Final = Feed()
