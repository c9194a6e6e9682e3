"""A Position is a game in progress: mutable, small, fast to copy. It holds no generator, no journal and no text; what
is due is on its agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .moves import Move
from .refusals import NOT_NOW, OVER, IllegalMove, Refusal, Terms
from .steps import Frame, Step

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

    def __init__(self, box: G, players: int) -> None:
        self.box: Final[G] = box
        self.players: Final = players
        self.agenda: list[Frame] = []

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
        moves = self.answers()
        if self.box.commits:
            moves = [move for move in moves if not self._needs_lookahead(move) or self.box.lookahead.allows(self, move)]
        return moves

    def _needs_lookahead(self, move: Move) -> bool:
        """Whether something compulsory may still be due after the move, so that one must look ahead. An answer
        completes the frame on top; where it does not, its step is binding."""
        step = self.step_for(move)
        assert step is not None
        if step.binding:
            return True
        last = len(self.agenda) if move.aside else len(self.agenda) - 1
        for i in range(last):
            if self.agenda[i].compulsory:
                return True
        return False

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is legal, else the reason."""
        if not self.agenda:
            return OVER
        frame = self.agenda[-1]
        step = self.step_for(move)
        if step is None:
            return NOT_NOW
        refusal = step.refusal(self, frame, move)
        if refusal is None and self.box.commits and self._needs_lookahead(move):
            refusal = self.box.lookahead.refusal(self, move)
        return refusal

    def quote(self, move: Move) -> Terms:
        """Price and yield of a candidate, legal or refused; nothing for a move foreign to this decision."""
        step = self.step_for(move) if self.agenda else None
        return () if step is None else step.quote(self, self.agenda[-1], move)

    def candidates(self) -> list[Move]:
        """Everything a person might try now, legal or not."""
        if not self.agenda:
            return []
        frame = self.agenda[-1]
        moves = list(frame.step.candidates(self, frame))
        for aside in self.box.asides:
            if aside.asks(self, frame):
                moves.extend(aside.candidates(self, frame))
        return moves

    def play(self, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        """The only mutation. An illegal move raises IllegalMove and changes nothing."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        self.carry_out(move, chance, journal)

    # ---- the agenda

    def push(self, frame: Frame) -> None:
        """Something is due before everything that was due till now."""
        self.agenda.append(frame)

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        """Runs errands until somebody has to decide or the agenda is empty."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if frame.step.asks(self, frame):
                return
            agenda.pop()
            frame.step.run(self, frame, chance, journal)

    def answers(self) -> list[Move]:
        """Legal moves as the steps alone see them, before commitments are considered."""
        if not self.agenda:
            return []
        frame = self.agenda[-1]
        moves = frame.step.moves(self, frame)
        for aside in self.box.asides:
            if aside.asks(self, frame):
                moves = moves + aside.moves(self, frame)
        return moves

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        """Plays without asking whether it is legal; for bots that have asked already."""
        self.answer(move, chance, journal)
        self.settle(chance, journal)

    def settle_compulsory(self, chance: Chance) -> None:
        """Runs errands, but no further than the last compulsory frame; for commitments, which end there."""
        while self.compulsory():
            frame = self.agenda[-1]
            if frame.step.asks(self, frame):
                return
            self.agenda.pop()
            frame.step.run(self, frame, chance, None)

    def compulsory(self) -> list[Frame]:
        """The frames on the agenda that must be completed."""
        return [frame for frame in self.agenda if frame.compulsory]

    def answer(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        """Takes the top frame off (an aside's stays) and plays the move; what follows is still to be settled."""
        frame = self.agenda[-1]
        step = self.step_for(move)
        assert step is not None
        if not move.aside:
            self.agenda.pop()
        step.play(self, frame, move, chance, journal)

    def step_for(self, move: Move) -> Step[Any] | None:
        """The step that a move answers now, or the aside it belongs to; None if it is foreign to this decision."""
        frame = self.agenda[-1]
        if not move.aside:
            return frame.step if move.verb in frame.step.verbs else None
        for aside in self.box.asides:
            if move.verb in aside.verbs and aside.asks(self, frame):
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
            "step": self.agenda[-1].step.name if self.agenda else None,
        }

    def dump(self) -> dict[str, Any]:
        """Plain JSON of everything, at any moment; `box.load` reads it back."""
        return {
            "players": self.players,
            "agenda": [frame.dump() for frame in self.agenda],
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
        """The true contents of everything this seat has not seen, in a fixed order. Only tests look at it: every
        entry must vary over what the seat imagines."""
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
