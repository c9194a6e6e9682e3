"""A Position is a game in progress: mutable, small, fast to copy. It holds no generator, no journal and no text; what
is due is on its agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .moves import Move
from .refusals import NOT_NOW, OVER, IllegalMove, Refusal, Terms
from .steps import Step
from .verbs import Aside, Verb, answers_of

if TYPE_CHECKING:
    from .box import Game
    from .chance import Chance
    from .events import Journal

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[G]):
    """The contract that every game keeps."""

    __slots__ = ("agenda", "box", "players")

    lists: ClassVar[tuple[str, ...]] = ()
    numbers: ClassVar[tuple[str, ...]] = ()
    """Fields that `dump` writes: flat lists; and numbers, or ids."""

    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that `load` recounts from the others instead of reading them."""

    shared: ClassVar[tuple[str, ...]] = ()
    """Fields that seldom change: a copy takes the same object. So from the first decision on they are never changed in
    place; whoever changes one puts another there."""

    def __init__(self, box: G, players: int) -> None:
        self.box: Final[G] = box
        self.players: Final = players
        self.agenda: list[Step[Any]] = []

    # ---- deciding

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def to_move(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return self.agenda[-1].seat if self.agenda else None

    def legal(self) -> list[Move]:
        """Every move that may be played now: no duplicates, stable order, never empty unless over."""
        if not self.box.has_commitments or not self.agenda:
            return self.answers()
        step = self.agenda[-1]
        moves = step.moves(self)
        if self._must_look_ahead(step.binding, len(self.agenda) - 1):
            moves = self.box.lookahead.allowed(self, moves)
        for aside in self.box.asides:
            if aside.offered(self, step):
                more = aside.moves(self, step)
                if self._must_look_ahead(aside.binding, len(self.agenda)):
                    more = [move for move in more if self.box.lookahead.allows(self, move)]
                moves = moves + more
        return moves

    def _must_look_ahead(self, binding: bool, left: int) -> bool:
        """Whether something compulsory may still be due after a move that leaves so much of the agenda. An answer
        completes the step on top; where it does not, its step is binding."""
        if binding:
            return True
        for i in range(left):
            if self.agenda[i].compulsory:
                return True
        return False

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is legal, else the reason."""
        if not self.agenda:
            return OVER
        verb = self.verb_for(move)
        if verb is None:
            return NOT_NOW
        refusal = verb.refusal(self, self.agenda[-1], move)
        if refusal is None and self.box.has_commitments and self._needs_lookahead(move):
            refusal = self.box.lookahead.refusal(self, move)
        return refusal

    def _needs_lookahead(self, move: Move) -> bool:
        if not move.aside:
            return self._must_look_ahead(self.agenda[-1].binding, len(self.agenda) - 1)
        aside = self._aside_of(move)
        return aside is not None and self._must_look_ahead(aside.binding, len(self.agenda))

    def quote(self, move: Move) -> Terms:
        """Price and yield of a candidate, legal or refused; nothing for a move foreign to this decision."""
        verb = self.verb_for(move) if self.agenda else None
        return () if verb is None else verb.quote(self, self.agenda[-1], move)

    def candidates(self) -> list[Move]:
        """Everything a person might try now, legal or not."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        tried = step.candidates(self)
        for aside in self.box.asides:
            if aside.offered(self, step):
                for verb in aside.verbs:
                    tried += verb.candidates(self, step)
        return tried

    def play(self, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        """The only mutation. An illegal move raises IllegalMove and changes nothing."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        self.carry_out(move, chance, journal)

    # ---- the agenda

    def push(self, step: Step[Any]) -> None:
        """Something is due before everything that was due till now."""
        self.agenda.append(step)

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        """Runs errands until somebody has to decide or the agenda is empty."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.asks(self):
                return
            agenda.pop()
            step.run(self, chance, journal)

    def answers(self) -> list[Move]:
        """Legal moves as the verbs alone see them, before commitments are considered."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        moves = step.moves(self)
        for aside in self.box.asides:
            if aside.offered(self, step):
                more = aside.moves(self, step)
                if more:
                    moves = moves + more
        return moves

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        """Plays without asking whether it is legal; for bots that have asked already."""
        self.answer(move, chance, journal)
        self.settle(chance, journal)

    def settle_compulsory(self, chance: Chance) -> None:
        """Runs errands, but no further than the last compulsory step; for commitments, which end there."""
        while self.compulsory():
            step = self.agenda[-1]
            if step.asks(self):
                return
            self.agenda.pop()
            step.run(self, chance, None)

    def compulsory(self) -> list[Step[Any]]:
        """What on the agenda must be completed."""
        return [step for step in self.agenda if step.compulsory]

    def answer(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        """Takes the top step off (an aside leaves it) and plays the move; what follows is still to be settled."""
        step, verb = self.agenda[-1], self.verb_for(move)
        assert verb is not None
        if not move.aside:
            self.agenda.pop()
        verb.play(self, step, move, chance, journal)

    def verb_for(self, move: Move) -> Verb[Any, Any, Any] | None:
        """The verb of a move, among those that answer the top step or may be used beside; None if it is foreign to
        this decision."""
        if not move.aside:
            return answers_of(type(self.agenda[-1])).get(move.verb)
        aside = self._aside_of(move)
        return None if aside is None else answers_of(type(aside)).get(move.verb)

    def _aside_of(self, move: Move) -> Aside[Any] | None:
        """Where a move that is made beside the answers belongs, if it may be made now."""
        for aside in self.box.asides:
            if move.verb in answers_of(type(aside)) and aside.offered(self, self.agenda[-1]):
                return aside
        return None

    # ---- showing and saving

    def head(self, seat: int | None) -> dict[str, Any]:
        """What every view begins with: `game` and `edition`, the box; `seat`, who looks; `to_move` and `step`, who is
        asked and which step asks, both None when the game is over."""
        edition = self.box.edition
        return {
            "game": self.box.name,
            "edition": {"name": edition.name, "reconstructed": edition.reconstructed},
            "seat": seat,
            "to_move": self.to_move,
            "step": self.agenda[-1].name if self.agenda else None,
        }

    def dump(self) -> dict[str, Any]:
        """Plain JSON of everything, at any moment; `box.load` reads it back."""
        return {
            "players": self.players,
            "agenda": [step.dump() for step in self.agenda],
            **{name: getattr(self, name)[:] for name in self.lists},
            **{name: getattr(self, name) for name in self.numbers},
        }

    def restore(self, dump: dict[str, Any]) -> None:
        """What `dump` wrote, into a position that is new."""
        self.agenda = self.box.load_agenda(dump["agenda"])
        for name in self.lists:
            setattr(self, name, list(dump[name]))
        for name in self.numbers:
            setattr(self, name, dump[name])

    # ---- what each game writes

    def copy(self) -> Position[G]:
        """A position independent of this one."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """Plain JSON of what one seat may see; None is a spectator. It begins with `head(seat)` and has a `result`,
        None until the game is over, then `scores` and `ranking`. All else is between the view and who draws it."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> Position[G]:
        """A position that this seat cannot tell from the true one."""
        raise NotImplementedError

    def knowledge(self) -> list[int]:
        """The masks of who has seen what, in a fixed order: undo looks whether a move changed them."""
        return []

    def hidden(self, seat: int) -> list[Any]:
        """The true contents of everything this seat has not seen, in a fixed order; every entry must vary over what the
        seat imagines. Tests look at it; everybody else may only count it, to learn whether a move brings something to
        light."""
        return []

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The rank of each seat, 1 for the winner; equal only where the rulebook leaves a tie."""
        raise NotImplementedError

    def breakdown(self) -> list[list[tuple[str, int]]]:
        """Every source of points of each seat, the same sources in the same order for all; sums to `scores()`."""
        raise NotImplementedError

    def cause(self) -> str:
        """Why the game ended, or an empty text while it goes on."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Every limited component counted where it lies; equals `box.census(players)` at all times."""
        raise NotImplementedError

    def holdings(self) -> dict[str, list[int]]:
        """What each seat holds of everything that events account for; equals the sum of their `gains()`."""
        raise NotImplementedError


def by_source(earned: list[int], sources: tuple[str, ...]) -> list[list[tuple[str, int]]]:
    """The points of each seat under the names of their sources, from `earned[seat * len(sources) + source]`."""
    count = len(sources)
    return [list(zip(sources, earned[at : at + count], strict=True)) for at in range(0, len(earned), count)]


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks from sort keys, higher first; equal keys share a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
