"""Chapter 13, sponsoring an event: the fee, then the parts of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events
from ..constants import BUILD_SHIP, FEE, NOBODY, STATE_ACTIONS
from ..moves import Pay as PayMove
from ..moves import State
from .choices import LisboaStep
from .payments import Pay, PayWithInfluence
from .printed import card_face, effect_face
from .state import action_possible, action_refusal, announce, perform

if TYPE_CHECKING:
    from ..position import LisboaPosition


def begin_event(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """13.1: the fee is due; the event follows."""
    if journal:
        journal.add(events.Sponsored(seat, pos.box.cards[card]))
    pos.push(fee_due(seat, card))


def fee_due(seat: int, card: int) -> PayFee:
    """13.1: the payment that comes before the event of a card."""
    return PayFee(seat, FEE, card, compulsory=True)


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


def event_possible(pos: LisboaPosition, seat: int, payment: PayFee) -> int:
    """3.5: whether the fee can be paid and a part of the event be carried out afterwards: for what costs money, every
    way to pay the fee is looked at."""
    least, most = payment.from_influence(pos)
    if least > most:
        return NO
    parts, answer = pos.box.event[payment.card], NO
    for part in parts:
        if part.entry.costs is None and part.able(pos, seat) == YES:
            return YES
    for part in parts:
        if part.entry.costs is not None:
            for generated in range(least, most + 1):
                verdict = part.affordable(pos, seat, *payment.leaves(pos, generated))
                if verdict == YES:
                    return YES
                answer = MAYBE if verdict == MAYBE else answer
    return answer


class PayTheFee(PayWithInfluence):
    """13.1: so many réis of the fee from Influence."""

    def foresees(self, pos: LisboaPosition, step: Pay, move: PayMove) -> int:
        """3.5: a part that can be carried out with what is left; parts that cost nothing do not mind the fee."""
        assert isinstance(step, PayFee)
        reis, influence = step.leaves(pos, move.influence)
        verdicts = [part.affordable(pos, step.seat, reis, influence) for part in pos.box.event[step.card]]
        return YES if YES in verdicts else MAYBE if MAYBE in verdicts else NO


class PayFee(Pay):
    """13.1: the fee for a card; its event follows."""

    name: ClassVar[str] = "pay-fee"
    verbs: ClassVar[Verbs] = (PayTheFee(),)
    binding: ClassVar[bool] = True

    @property
    def card(self) -> int:
        return self.subject

    def pay(self, pos: LisboaPosition, generated: int, journal: Journal | None) -> None:
        super().pay(pos, generated, journal)
        pos.push(EventPart(self.seat, self.card, compulsory=True))

    def possible(self, pos: LisboaPosition) -> int:
        """What the event lacks is said by the event, so only a fee that cannot be paid is refused here."""
        least, most = self.from_influence(pos)
        answer = event_possible(pos, self.seat, self)
        return MAYBE if answer == NO and least <= most else answer


class CarryOutPart(Verb["LisboaPosition", "EventPart", Move]):
    """13.2: the part, if it does anything."""

    word: ClassVar[str] = "part"

    def candidates(self, pos: LisboaPosition, step: EventPart) -> list[Move]:
        return [pos.box.moves.part]

    def refusal(self, pos: LisboaPosition, step: EventPart, move: Move) -> Refusal | None:
        return Refusal("lisboa.13.2", "does-nothing") if step.able(pos) == NO else None

    def foresees(self, pos: LisboaPosition, step: EventPart, move: Move) -> int:
        return step.able(pos)

    def play(self, pos: LisboaPosition, step: EventPart, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.go_on(pos, 1)
        pos.box.event[step.card][step.part].carry_out(pos, step.seat, chance, journal)


class PassOverPart(Verb["LisboaPosition", "EventPart", Move]):
    """13.2: all parts but one may be left out."""

    word: ClassVar[str] = "skip"

    def candidates(self, pos: LisboaPosition, step: EventPart) -> list[Move]:
        return [pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, step: EventPart, move: Move) -> Refusal | None:
        return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if step.last_chance(pos) else None

    def foresees(self, pos: LisboaPosition, step: EventPart, move: Move) -> int:
        return YES if step.done else any_part_possible(pos, step.seat, step.card, step.part + 1)

    def play(self, pos: LisboaPosition, step: EventPart, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.go_on(pos, step.done)


class EventPart(LisboaStep):
    """13.2: one part of the event on a card; `done` is 1 once a part has been carried out."""

    name: ClassVar[str] = "event"
    carries: ClassVar[tuple[str, ...]] = ("card", "part", "done")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (CarryOutPart(), PassOverPart())
    binding: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, part: int = 0, done: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.card: Final = card
        self.part: Final = part
        self.done: Final = done

    def able(self, pos: LisboaPosition) -> int:
        """Whether this part would do anything."""
        return pos.box.event[self.card][self.part].able(pos, self.seat)

    def last_chance(self, pos: LisboaPosition) -> bool:
        """Whether this is the last part and none has been carried out."""
        return not self.done and self.part == len(pos.box.event[self.card]) - 1

    def asks(self, pos: LisboaPosition) -> bool:
        """A part that cannot be done is passed over; but not the last one, while none has been carried out."""
        return self.able(pos) != NO or self.last_chance(pos)

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        self.go_on(pos, self.done)

    def go_on(self, pos: LisboaPosition, done: int) -> None:
        """To the next part, if there is one."""
        if self.part + 1 < len(pos.box.event[self.card]):
            pos.push(EventPart(self.seat, self.card, self.part + 1, done, compulsory=not done))

    def possible(self, pos: LisboaPosition) -> int:
        """Above lies nothing: while it is being decided, this part may be passed over."""
        return any_part_possible(pos, self.seat, self.card, self.part)

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        effect = pos.box.event[self.card][self.part]
        return {"card": card_face(pos, self.card), "part": self.part, "effect": effect_face(effect)}


class TakeStateAction(Verb["LisboaPosition", "AnyState", State]):
    """17.9: a State action that has not been taken here."""

    word: ClassVar[str] = "state"

    def candidates(self, pos: LisboaPosition, step: AnyState) -> list[State]:
        return pos.box.moves.state

    def refusal(self, pos: LisboaPosition, step: AnyState, move: State) -> Refusal | None:
        if step.taken >> move.action & 1:
            return Refusal("lisboa.17.9", "same-action")
        return action_refusal(pos, step.seat, move.action, NOBODY)

    def moves(self, pos: LisboaPosition, step: AnyState) -> list[State]:
        """What `refusal` allows, read quickly."""
        actions = [action for action in range(len(STATE_ACTIONS)) if not step.taken >> action & 1]
        return [pos.box.moves.state[a] for a in actions if action_possible(pos, step.seat, a, NOBODY)]

    def play(self, pos: LisboaPosition, step: AnyState, move: State, chance: Chance, journal: Journal | None) -> None:
        if step.left > 1:
            pos.push(AnyState(step.seat, step.left - 1, step.taken | 1 << move.action))
        announce(step.seat, move.action, journal)
        perform(pos, step.seat, move.action, chance, journal)


class EnoughActions(Verb["LisboaPosition", "AnyState", Move]):
    """17.9, 13.2: no more, once as many as must be are taken."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: AnyState) -> list[Move]:
        return [pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, step: AnyState, move: Move) -> Refusal | None:
        return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if step.least else None

    def play(self, pos: LisboaPosition, step: AnyState, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class AnyState(LisboaStep):
    """17.9: so many different State actions at most; those taken, as bits; and 1 if at least one must be taken."""

    name: ClassVar[str] = "any-state"
    carries: ClassVar[tuple[str, ...]] = ("left", "taken", "least")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeStateAction(), EnoughActions())

    def __init__(self, seat: int, left: int, taken: int = 0, least: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.taken: Final = taken
        self.least: Final = least

    def asks(self, pos: LisboaPosition) -> bool:
        return len(self.moves(pos)) > 1 - self.least

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"left": self.left}


def able_state(pos: LisboaPosition, seat: int, action: int, discount: int = 0) -> int:
    """13.2: whether a State action would do anything, as part of an event."""
    given = discount if action == BUILD_SHIP else 0
    return YES if action_possible(pos, seat, action, NOBODY, given) else NO


def able_any_state(pos: LisboaPosition, seat: int) -> int:
    """13.2: whether some State action would."""
    return YES if any(able_state(pos, seat, action) == YES for action in range(len(STATE_ACTIONS))) else NO
