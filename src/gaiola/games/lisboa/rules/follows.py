"""Chapter 9, those who follow a visit: with a favor or for a fee, to one of the three actions of the Noble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import MAYBE, YES, Leave, Verb, Verbs
from .. import events
from ..constants import KEEP, KEEP_FAVOR, KING, MARQUIS, NOBLES, NOBODY
from ..moves import Noble, State
from .choices import LisboaErrand, LisboaStep
from .decrees import decree_refusal
from .payments import Pay, keep_fee, told
from .rewards import return_favor
from .state import action_possible, action_refusal, announce, perform
from .visits import (
    AtNoble,
    charge_visit,
    cost_refusal,
    cost_told,
    noble_action,
    noble_action_possible,
    possible_after_cost,
    visit_cost,
)

if TYPE_CHECKING:
    from ..position import LisboaPosition


class Follows(LisboaErrand):
    """9.5, 9.6: asks the opponent who sits so many places to the left of the visitor, whether to follow to a Noble."""

    name: ClassVar[str] = "follows"
    carries: ClassVar[tuple[str, ...]] = ("noble", "places")
    __slots__ = carries

    def __init__(self, seat: int, noble: int, places: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble
        self.places: Final = places

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        if self.places < pos.players:
            pos.push(Follows(self.seat, self.noble, self.places + 1))
            pos.push(Follow((self.seat + self.places) % pos.players, self.noble))


class FollowWithFavor(Verb["LisboaPosition", "Follow", Move]):
    """9.5: the favor goes back, and the cost is paid."""

    word: ClassVar[str] = "follow"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.follow]

    def refusal(self, pos: LisboaPosition, step: Follow, move: Move) -> Refusal | None:
        return cost_refusal(pos, step.seat, step.cost(pos))

    def quote(self, pos: LisboaPosition, step: Follow, move: Move) -> Terms:
        return cost_told(pos, step.seat, step.cost(pos))

    def foresees(self, pos: LisboaPosition, step: Follow, move: Move) -> int:
        """The favor that goes back can be got again as a State action of the King."""
        if step.noble == KING or step.state_action_possible(pos):
            return YES
        return possible_after_cost(pos, step.seat, step.noble, step.cost(pos), False)

    def play(self, pos: LisboaPosition, step: Follow, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.begin(pos, journal)
        return_favor(pos, step.seat, step.noble, journal)
        charge_visit(pos, step.seat, step.noble, True, journal)


class FollowKeepingFavor(Verb["LisboaPosition", "Follow", Move]):
    """9.5: a fee is paid too, and the favor stays."""

    word: ClassVar[str] = "follow-keep"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.follow_keep] if pos.has(step.seat, KEEP_FAVOR) else []

    def refusal(self, pos: LisboaPosition, step: Follow, move: Move) -> Refusal | None:
        if not pos.has(step.seat, KEEP_FAVOR):
            return Refusal("lisboa.9.5", "favor-goes-back")
        return cost_refusal(pos, step.seat, step.cost(pos))

    def quote(self, pos: LisboaPosition, step: Follow, move: Move) -> Terms:
        """The fee comes first; if that is asked about, the cost stands in Influence, as it may be paid."""
        fee = Pay(step.seat, KEEP)
        least, most = fee.from_influence(pos)
        if least != most:
            return (("influence", -step.cost(pos)), ("reis", -keep_fee(pos, step.seat)))
        after = pos.copy()
        fee.pay(after, least, None)
        sums: dict[str, int] = {}
        for name, amount in (*told(pos, step.seat, fee.due(pos)), *cost_told(after, step.seat, step.cost(after))):
            sums[name] = sums.get(name, 0) + amount
        return tuple(sums.items())

    def play(self, pos: LisboaPosition, step: Follow, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.begin(pos, journal)
        pos.push(FollowCost(step.seat, step.noble, compulsory=True))
        pos.push(Pay(step.seat, KEEP, compulsory=True))


class Decline(Leave["LisboaPosition", "Follow", Move]):
    """9.5: not to follow."""

    word: ClassVar[str] = "decline"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.decline]

    def foresees(self, pos: LisboaPosition, step: Follow, move: Move) -> int:
        return YES


class Follow(AtNoble):
    """9.5: to follow to a Noble, with the favor, or for a fee without giving it up."""

    name: ClassVar[str] = "follow"
    verbs: ClassVar[Verbs] = (FollowWithFavor(), FollowKeepingFavor(), Decline())
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.favors[self.seat * len(NOBLES) + self.noble] > 0

    def cost(self, pos: LisboaPosition) -> int:
        return visit_cost(pos, self.seat, self.noble, True)

    def state_action_possible(self, pos: LisboaPosition) -> bool:
        """9.5: no State action needs what a visit costs."""
        return any_state_action_possible(pos, self.seat, self.noble)

    def begin(self, pos: LisboaPosition, journal: Journal | None) -> None:
        """An action is due, once all is paid."""
        if journal:
            journal.add(events.Followed(self.seat, NOBLES[self.noble]))
        pos.push(FollowAction(self.seat, self.noble, compulsory=True))

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        may_keep = bool(pos.has(self.seat, KEEP_FAVOR))
        return {"noble": NOBLES[self.noble], "cost": self.cost(pos), "may_keep": may_keep}


class FollowCost(LisboaStep):
    """9.5: the cost after the fee for keeping the favor. Who cannot pay it has broken the commitment."""

    name: ClassVar[str] = "follow-cost"
    carries: ClassVar[tuple[str, ...]] = ("noble",)
    __slots__ = carries

    def __init__(self, seat: int, noble: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble

    def asks(self, pos: LisboaPosition) -> bool:
        return cost_refusal(pos, self.seat, visit_cost(pos, self.seat, self.noble, True)) is not None

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        charge_visit(pos, self.seat, self.noble, True, journal)


class FollowToStateAction(Verb["LisboaPosition", "FollowAction", State]):
    """9.5: one of the two State actions of the Noble."""

    word: ClassVar[str] = "state"

    def candidates(self, pos: LisboaPosition, step: FollowAction) -> list[State]:
        return [pos.box.moves.state[action] for action in pos.box.state_actions[step.noble]]

    def refusal(self, pos: LisboaPosition, step: FollowAction, move: State) -> Refusal | None:
        if pos.box.noble_of[move.action] != step.noble:
            return Refusal("lisboa.9.5", "other-noble")
        return action_refusal(pos, step.seat, move.action, NOBODY)

    def play(
        self, pos: LisboaPosition, step: FollowAction, move: State, chance: Chance, journal: Journal | None
    ) -> None:
        announce(step.seat, move.action, journal)
        perform(pos, step.seat, move.action, chance, journal)

    def foresees(self, pos: LisboaPosition, step: FollowAction, move: State) -> int:
        """A State action leaves nothing compulsory behind, and nothing else is due."""
        return YES


class FollowToNobleAction(Verb["LisboaPosition", "FollowAction", Noble]):
    """9.5: the Noble action."""

    word: ClassVar[str] = "noble"

    def candidates(self, pos: LisboaPosition, step: FollowAction) -> list[Noble]:
        return [pos.box.moves.noble[step.noble]]

    def refusal(self, pos: LisboaPosition, step: FollowAction, move: Noble) -> Refusal | None:
        if move.action != step.noble:
            return Refusal("lisboa.9.5", "other-noble")
        return decree_refusal(pos) if step.noble == MARQUIS else None

    def play(
        self, pos: LisboaPosition, step: FollowAction, move: Noble, chance: Chance, journal: Journal | None
    ) -> None:
        noble_action(pos, step.seat, step.noble)

    def foresees(self, pos: LisboaPosition, step: FollowAction, move: Noble) -> int:
        return step.noble_action_possible(pos)


class FollowAction(AtNoble):
    """9.5: one of the three actions of a Noble."""

    name: ClassVar[str] = "follow-action"
    verbs: ClassVar[Verbs] = (FollowToStateAction(), FollowToNobleAction())
    binding: ClassVar[bool] = True

    def possible(self, pos: LisboaPosition) -> int:
        """A State action that can be done now can still be done when the cost is paid; only a favor to be returned
        could matter, and it is back already."""
        if any_state_action_possible(pos, self.seat, self.noble):
            return YES
        answer = self.noble_action_possible(pos)
        if self.noble == MARQUIS:
            return answer
        return MAYBE if answer == YES and pos.agenda[-1] is not self else answer

    def noble_action_possible(self, pos: LisboaPosition) -> int:
        """3.5: with what this seat has now."""
        seat = self.seat
        return noble_action_possible(pos, seat, self.noble, False, pos.reis[seat], pos.influence[seat])


def any_state_action_possible(pos: LisboaPosition, seat: int, noble: int) -> bool:
    """9.5: whether one of the two State actions of a Noble can be done."""
    return any(action_possible(pos, seat, action, NOBODY) for action in pos.box.state_actions[noble])
