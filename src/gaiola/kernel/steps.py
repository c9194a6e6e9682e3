"""Steps and the agenda. A step on the agenda is one thing that is due, for one seat: a decision with the verbs that
answer it, or an errand that the rules do by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from .moves import Move
from .verbs import MAYBE, P, Verbs, answers_of

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Journal
    from .refusals import Refusal

CARRIED: Final = 3
"""How many numbers a dumped step has room for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One decision of the rulebook is one subclass. What an instance must remember until it comes up are its
    attributes, given when it is made, named in `carries` and never changed; all else is in the position. An `__init__`
    of its own sets them all, `seat` and `compulsory` too: calling this one would cost as much as all the rest."""

    __slots__ = ("compulsory", "seat")

    name: ClassVar[str] = ""
    carries: ClassVar[tuple[str, ...]] = ()
    """The attributes that are given when it is made, besides `seat` and `compulsory`, in this order: at most three
    numbers. They are its `__slots__` too."""
    verbs: ClassVar[Verbs] = ()
    """The verbs that answer it."""
    binding: ClassVar[bool] = False
    """True if an answer may put something compulsory on the agenda."""
    stays_secret: ClassVar[bool] = False
    """True if the rules never show a secret answer: it is told when the game is over, not when all have answered."""

    def __init__(self, seat: int, compulsory: bool = False) -> None:
        self.seat = seat
        self.compulsory = compulsory

    def asks(self, pos: P) -> bool:
        """Whether there is anything to decide now. If not, `run` is carried out instead."""
        return True

    def run(self, pos: P, chance: Chance, journal: Journal | None) -> None:
        """What happens when nobody is asked. The step has been taken off the agenda."""

    def candidates(self, pos: P) -> list[Move]:
        """Everything a person might try, verb by verb."""
        tried: list[Move] = []
        for verb in self.verbs:
            tried += verb.candidates(pos, self)
        return tried

    def moves(self, pos: P) -> list[Move]:
        """What may be done, verb by verb, as long as nothing compulsory is considered."""
        verbs = self.verbs
        if len(verbs) == 1:
            return verbs[0].moves(pos, self)
        found: list[Move] = []
        for verb in verbs:
            found += verb.moves(pos, self)
        return found

    def secret(self, pos: P) -> bool:
        """Whether the answer is hidden from other seats until all have answered: until a decision that is not secret
        comes, or one whose answers stay so."""
        return False

    def lacks(self, pos: P) -> Refusal | None:
        """Where something compulsory cannot be completed: what is missing, if that says more than why each of its
        candidates is refused."""
        return None

    def possible(self, pos: P) -> int:
        """For something compulsory: YES only if it can be completed however the step on top is answered, NO only if it
        can be in no way, else MAYBE."""
        return MAYBE

    def foresees(self, pos: P, moves: list[Move]) -> list[int]:
        """What the verbs foresee of these answers, one by one; a step overrides it to work out once what they share."""
        verbs = answers_of(type(self))
        return [verbs[move.verb].foresees(pos, self, move) for move in moves]

    def dump(self) -> list[Any]:
        carried = [getattr(self, name) for name in self.carries]
        return [self.name, self.seat, *carried, *[0] * (CARRIED - len(carried)), self.compulsory]

    def __repr__(self) -> str:
        carried = "".join(f" {name} {getattr(self, name)}" for name in self.carries)
        return f"<{self.name} seat {self.seat}{carried}{' !' if self.compulsory else ''}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand(Step[P]):
    """A step that never asks: something the rules do by themselves when it comes up."""

    __slots__ = ()

    def asks(self, pos: P) -> bool:
        return False


def load_step(kind: type[Step[Any]], dump: list[Any]) -> Step[Any]:
    """The step of this kind that `dump` wrote."""
    make: Any = kind
    step: Step[Any] = make(dump[1], *dump[2 : 2 + len(kind.carries)], compulsory=dump[-1])
    return step
