"""What all steps of Lisboa have in common, decisions that are put only where there is something to choose, and the two
ways to leave it at that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.steps import Step
from ....kernel.verbs import Leave
from ..constants import EVERY_ACTION

if TYPE_CHECKING:
    from ..position import LisboaPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class LisboaStep(Step["LisboaPosition"]):
    """A step with what others ask it: views, the census, and those who foresee whether something can be paid."""

    tiles_in_hand: ClassVar[int] = 0
    """City tiles that have left the display and are laid when this comes up."""
    houses_to_move: ClassVar[int] = 0
    """Houses that leave the player board when this comes up, for the store that is being built."""
    takes_cube: ClassVar[bool] = False
    """Whether it clears rubble, so that land becomes cheaper."""
    may_help_to_pay: ClassVar[bool] = True
    """Whether it may bring réis, Influence or a discount to somebody who must pay afterwards."""

    takes_goods: ClassVar[bool] = True
    """Whether it may take goods from somebody who must sell or trade one afterwards."""
    spoils: ClassVar[int] = EVERY_ACTION
    """The State actions that may be impossible once it is answered, as bits."""

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        """What the decision is about, for the view of one seat: the card to be tucked, how much is left to do."""
        return {}

    def influence_due(self) -> int:
        """Influence that it takes at worst."""
        return 0

    def treasury_rise(self, pos: LisboaPosition) -> int:
        """By how many steps the Treasury may rise through it."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LisboaErrand(LisboaStep):
    """A step that never asks: something the rules do by themselves when it comes up."""

    def asks(self, pos: LisboaPosition) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(LisboaStep):
    """4.7: the only possibility is taken without asking; where there is none, nothing happens."""

    def asks(self, pos: LisboaPosition) -> bool:
        return len(self.moves(pos)) > 1

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        answers = [(verb, move) for verb in self.verbs for move in verb.moves(pos, self)]
        for verb, move in answers:
            verb.play(pos, self, move, chance, journal)


@mypyc_attr(allow_interpreted_subclasses=True)
class RepeatedChoice(Choice):
    """A choice that is put as often as its number says. A play of it pushes it again with one less."""

    carries: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = carries

    def __init__(self, seat: int, left: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"left": self.left}


class Skip(Leave["LisboaPosition", LisboaStep, Move]):
    """To do nothing where that is allowed."""

    word: ClassVar[str] = "skip"

    def candidates(self, pos: LisboaPosition, step: LisboaStep) -> list[Move]:
        return [pos.box.moves.skip]


class Done(Leave["LisboaPosition", LisboaStep, Move]):
    """To end what could go on."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: LisboaStep) -> list[Move]:
        return [pos.box.moves.done]


SKIP: Final = Skip()
DONE: Final = Done()


def top(pos: LisboaPosition) -> LisboaStep:
    """The step that is being decided."""
    step = pos.agenda[-1]
    assert isinstance(step, LisboaStep)
    return step


def above(pos: LisboaPosition, step: Step[Any]) -> list[LisboaStep]:
    """What lies above a step on the agenda and comes before it, the first first."""
    found: list[LisboaStep] = []
    for i in range(len(pos.agenda) - 1, -1, -1):
        other = pos.agenda[i]
        if other is step:
            break
        assert isinstance(other, LisboaStep)
        found.append(other)
    return found
