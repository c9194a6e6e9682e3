"""Chapter 13, sponsoring an event: the fee, then the parts of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import MAYBE, NO, YES, Frame, Step
from .. import events
from ..constants import BUILD_SHIP, FEE, NOBODY, STATE_ACTIONS
from .payments import Pay, fee, purse
from .state import action_refusal, announce, perform

if TYPE_CHECKING:
    from ..position import LisboaPosition


def begin_event(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """13.1: the fee is due; the event follows."""
    if journal is not None:
        journal.add(events.Sponsored(seat, pos.box.cards[card]))
    pos.push(Frame(PAY_FEE, seat, FEE, card, compulsory=True))


def any_part_possible(pos: LisboaPosition, seat: int, card: int, part: int) -> int:
    """13.2: whether one of the parts, from `part` on, can be carried out: the best that any of them says."""
    best = NO
    for i in range(part, len(pos.box.event[card])):
        answer = pos.box.event[card][i].able(pos, seat)
        if answer == YES:
            return YES
        if answer == MAYBE:
            best = MAYBE
    return best


def event_possible(pos: LisboaPosition, seat: int, card: int) -> int:
    """3.5: what is able before the fee is paid may no longer be so afterwards, if it costs money."""
    if purse(pos, seat) < fee(pos, seat):
        return NO
    for effect in pos.box.event[card]:
        if not effect.entry.costs and effect.able(pos, seat) == YES:
            return YES
    return MAYBE


class PayFee(Pay):
    """13.1: the fee for card `b`; the event follows."""

    name: ClassVar[str] = "pay-fee"
    binding: ClassVar[bool] = True

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        super().run(pos, frame, chance, journal)
        pos.push(Frame(EVENT, frame.seat, frame.b, 0, 0, compulsory=True))

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        super().play(pos, frame, move, chance, journal)
        pos.push(Frame(EVENT, frame.seat, frame.b, 0, 0, compulsory=True))

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        return event_possible(pos, frame.seat, frame.b)


class EventPart(Step["LisboaPosition"]):
    """13.2: part `b` of the event on card `a`; `c` is 1 once a part has been carried out."""

    name: ClassVar[str] = "event"
    verbs: ClassVar[tuple[str, ...]] = ("part", "skip")
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        """A part that cannot be done is passed over; but not the last one, while none has been carried out."""
        if pos.box.event[frame.a][frame.b].able(pos, frame.seat) != NO:
            return True
        return not frame.c and frame.b == len(pos.box.event[frame.a]) - 1

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        self._next(pos, frame, frame.c)

    def _next(self, pos: LisboaPosition, frame: Frame, done: int) -> None:
        if frame.b + 1 < len(pos.box.event[frame.a]):
            pos.push(Frame(EVENT, frame.seat, frame.a, frame.b + 1, done, compulsory=not done))

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.part, pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "skip":
            last = frame.b == len(pos.box.event[frame.a]) - 1
            return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if last and not frame.c else None
        unable = pos.box.event[frame.a][frame.b].able(pos, frame.seat) == NO
        return Refusal("lisboa.13.2", "does-nothing") if unable else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        self._next(pos, frame, 1 if move.verb == "part" else frame.c)
        if move.verb == "part":
            pos.box.event[frame.a][frame.b].carry_out(pos, frame.seat, chance, journal)

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        return any_part_possible(pos, frame.seat, frame.a, frame.b)


class AnyState(Step["LisboaPosition"]):
    """17.9: up to `a` different State actions; `b` those taken, as bits. `c` is 1 if one must be taken."""

    name: ClassVar[str] = "any-state"
    verbs: ClassVar[tuple[str, ...]] = ("state", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return len(self.moves(pos, frame)) > 1 - frame.c

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.state, pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if frame.c else None
        if frame.b >> move.a & 1:
            return Refusal("lisboa.17.9", "same-action")
        return action_refusal(pos, frame.seat, move.a, NOBODY)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        if frame.a > 1:
            pos.push(Frame(ANY_STATE, frame.seat, frame.a - 1, frame.b | 1 << move.a))
        announce(frame.seat, move.a, journal)
        perform(pos, frame.seat, move.a, chance, journal)


def able_state(pos: LisboaPosition, seat: int, action: int, discount: int = 0) -> int:
    """13.2: whether a State action would do anything, as part of an event."""
    given = discount if action == BUILD_SHIP else 0
    return YES if action_refusal(pos, seat, action, NOBODY, given) is None else NO


def able_any_state(pos: LisboaPosition, seat: int) -> int:
    """13.2: whether some State action would."""
    return YES if any(able_state(pos, seat, action) == YES for action in range(len(STATE_ACTIONS))) else NO


PAY_FEE: Final = PayFee()
EVENT: Final = EventPart()
ANY_STATE: Final = AnyState()
