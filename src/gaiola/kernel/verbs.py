"""Verbs: what can be done about a step. A verb keeps one kind of answer in one place: what may be tried, why not, at
what price, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .moves import Move

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Journal
    from .position import Position
    from .refusals import Refusal, Terms
    from .steps import Step

P = TypeVar("P", bound="Position[Any]")
S = TypeVar("S", bound="Step[Any]")
M = TypeVar("M", bound=Move)

NO: Final = 0
YES: Final = 1
MAYBE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[P, S, M]):
    """One kind of answer to a step, with its position, its step and its moves named in the brackets. Stateless: one
    instance stands in the `verbs` of every step that it answers."""

    word: ClassVar[str] = ""
    """The first word of its moves."""

    def candidates(self, pos: P, step: S) -> list[M]:
        """Everything a person might try with this verb; never looks at money, room or timing."""
        raise NotImplementedError

    def refusal(self, pos: P, step: S, move: M) -> Refusal | None:
        """The rule read literally: None, or which rule forbids the move and what is missing. It must judge every move
        of the verb, also those that are no candidates."""
        raise NotImplementedError

    def moves(self, pos: P, step: S) -> list[M]:
        """The candidates that are not refused. Override only with a faster reading of the same rule."""
        return [move for move in self.candidates(pos, step) if self.refusal(pos, step, move) is None]

    def quote(self, pos: P, step: S, move: M) -> Terms:
        """Price and yield of a candidate, legal or not."""
        return ()

    def play(self, pos: P, step: S, move: M, chance: Chance, journal: Journal | None) -> None:
        """Carries a legal move out. The step has been taken off the agenda, unless the verb is an aside's."""
        raise NotImplementedError

    def foresees(self, pos: P, step: S, move: M) -> int:
        """For a move that begins something compulsory, or is played while something is due: YES or NO if it is certain
        without trying the move whether everything compulsory can be completed after it, else MAYBE."""
        return MAYBE


Verbs = tuple[Verb[Any, Any, Any], ...]
"""Verbs of any kind, in the order in which their moves are listed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Allowed(Verb[P, S, M]):
    """An answer that no rule ever forbids."""

    def refusal(self, pos: P, step: S, move: M) -> Refusal | None:
        return None

    def moves(self, pos: P, step: S) -> list[M]:
        return self.candidates(pos, step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(Allowed[P, S, M]):
    """To leave it at that: always allowed, and nothing happens. A game says only which move it is."""

    def play(self, pos: P, step: S, move: M, chance: Chance, journal: Journal | None) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[P]):
    """Moves that answer nothing and may be made beside the answers of whoever decides. Playing one leaves the agenda
    as it was; its verbs are handed the step that is being decided."""

    verbs: ClassVar[Verbs] = ()
    binding: ClassVar[bool] = False
    """True if a move here may put something compulsory on the agenda."""

    def offered(self, pos: P, step: Step[P]) -> bool:
        """Whether the moves may be made while this step is being decided."""
        raise NotImplementedError

    def moves(self, pos: P, step: Step[P]) -> list[Move]:
        found: list[Move] = []
        for verb in self.verbs:
            found += verb.moves(pos, step)
        return found


def answers_of(kind: type[Any]) -> dict[str, Verb[Any, Any, Any]]:
    """The verbs of a kind of step or aside by their words; looked up with every move, so remembered."""
    found = _ANSWERS.get(kind)
    if found is None:
        found = _ANSWERS[kind] = {verb.word: verb for verb in kind.verbs}
    return found


_ANSWERS: Final[dict[type[Any], dict[str, Verb[Any, Any, Any]]]] = {}
