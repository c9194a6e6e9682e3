"""Steps and the agenda. A step is one decision (or one errand) of a game, stateless, with legality beside effect; a
frame on the agenda says which step is due, for whom, with a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .moves import Move

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Journal
    from .position import Position
    from .refusals import Refusal, Terms

P = TypeVar("P", bound="Position[Any]")

NO: Final = 0
YES: Final = 1
MAYBE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One decision. Games subclass it once per decision of the rulebook and keep a single instance."""

    name: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs that answer this step. `refusal` must judge every move of these verbs."""
    binding: ClassVar[bool] = False
    """True if a move here may put compulsory frames on the agenda."""
    stays_secret: ClassVar[bool] = False
    """True if the rules never show a secret answer: it is told when the game is over, not when all have answered."""

    def asks(self, pos: P, frame: Frame) -> bool:
        """Whether there is anything to decide now. If not, `run` is carried out instead."""
        return True

    def run(self, pos: P, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        """What happens when nobody is asked. The frame has been taken off the agenda."""

    def candidates(self, pos: P, frame: Frame) -> list[Move]:
        """Everything a person might try here; never looks at money, room or timing."""
        raise NotImplementedError

    def refusal(self, pos: P, frame: Frame, move: Move) -> Refusal | None:
        """The rule read literally: None, or which rule forbids the move and what is missing."""
        raise NotImplementedError

    def moves(self, pos: P, frame: Frame) -> list[Move]:
        """The candidates that are not refused. Override only with a faster reading of the same rule."""
        return [move for move in self.candidates(pos, frame) if self.refusal(pos, frame, move) is None]

    def play(self, pos: P, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        """Carries a legal move out. The frame has been taken off the agenda (an aside's has not)."""
        raise NotImplementedError

    def quote(self, pos: P, frame: Frame, move: Move) -> Terms:
        """Price and yield of a candidate, legal or not."""
        return ()

    def secret(self, pos: P, frame: Frame) -> bool:
        """Whether the answer is hidden from other seats until all have answered: until a decision that is not secret
        comes, or one whose answers stay so."""
        return False

    def foresees(self, pos: P, frame: Frame, move: Move) -> int:
        """For a move that begins something compulsory, or is played while something is due: YES or NO if it is certain
        without trying the move whether everything compulsory can be completed after it, else MAYBE."""
        return MAYBE

    def lacks(self, pos: P, frame: Frame) -> Refusal | None:
        """Where a compulsory frame cannot be completed: what is missing, if that says more than why each of its
        candidates is refused."""
        return None

    def possible(self, pos: P, frame: Frame) -> int:
        """For a compulsory frame: YES or NO only if that is certain whatever is still due above it, else MAYBE."""
        return MAYBE


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand(Step[P]):
    """A step that never asks: something the rules do by themselves when its frame comes up."""

    def asks(self, pos: P, frame: Frame) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class LastChance(Step[P]):
    """A question whose only answer does nothing: the last chance for asides, asked of whoever can still use one."""

    def refusal(self, pos: P, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: P, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class Frame:
    """One entry of the agenda: a step, the seat it concerns, up to three numbers. Never changed once made."""

    __slots__ = ("a", "b", "c", "compulsory", "seat", "step")

    def __init__(
        self, step: Step[Any], seat: int, a: int = 0, b: int = 0, c: int = 0, compulsory: bool = False
    ) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.compulsory: Final = compulsory

    def dump(self) -> list[Any]:
        return [self.step.name, self.seat, self.a, self.b, self.c, self.compulsory]

    def __repr__(self) -> str:
        numbers = " ".join(str(n) for n in (self.a, self.b, self.c) if n)
        return f"<{self.step.name} seat {self.seat}{' ' + numbers if numbers else ''}{' !' if self.compulsory else ''}>"
