"""A Game is a box opened: the typed tables of an edition and its vocabulary of moves, built once, never changed, and
shared by every position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .commitments import Lookahead
from .edition import Edition
from .moves import Move, Vocabulary
from .options import OptionError, options_of, settle
from .steps import Frame, Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .chance import Chance
    from .events import Journal
    from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every box offers. A game's box adds its tables, named for what they answer."""

    name: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    commits: ClassVar[bool] = False
    """True if some frames of this game are compulsory."""

    def __init__(self, edition: Edition, options: Mapping[str, Any], steps: dict[str, Step[Any]]) -> None:
        self.edition: Final = edition
        self.options: Final = settle(edition.data, options)
        offered = options_of(edition.data)
        self._only_for: Final = {name: offered[name].players for name in options if offered[name].players}
        self.vocabulary: Final = Vocabulary()
        self.steps: Final = steps
        self.asides: tuple[Step[Any], ...] = ()
        self.lookahead: Lookahead = Lookahead()
        self.bounded: bool = True  # False where an option has removed the limit that ends every random game
        self.min_players = int(edition.data["players"]["min"])
        self.max_players = int(edition.data["players"]["max"])

    def start(self, players: int, chance: Chance, journal: Journal | None = None) -> Position[Any]:
        """A new game, set up and waiting for its first decision."""
        if not self.min_players <= players <= self.max_players:
            raise OptionError(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        for name, counts in self._only_for.items():
            if players not in counts:
                allowed = " or ".join(str(count) for count in counts)
                raise OptionError(f"option {name} is for games with {allowed} player(s), not {players}")
        return self.set_up(players, chance, journal)

    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> Position[Any]:
        raise NotImplementedError

    def load(self, dump: dict[str, Any]) -> Position[Any]:
        """A position from its `dump()`."""
        raise NotImplementedError

    def max_decisions(self, players: int) -> int:
        """More decisions than any game can have; each game states its reason."""
        raise NotImplementedError

    def census(self, players: int) -> dict[str, int]:
        """Every limited component in the box, as `Position.census` must count it at all times."""
        raise NotImplementedError

    def worth(self) -> dict[str, int]:
        """How many points one unit of each resource is worth, so that points follow from events."""
        raise NotImplementedError

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        """How well this seat stands; what bots need to know of the game."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where the game keeps its texts and its edition."""
        raise NotImplementedError

    def move(self, notation: str) -> Move:
        return self.vocabulary.parse(notation)

    def load_agenda(self, dump: list[list[Any]]) -> list[Frame]:
        unknown = [entry[0] for entry in dump if entry[0] not in self.steps]
        if unknown:
            raise ValueError(f"no step of {self.name} is called '{unknown[0]}'")
        return [Frame(self.steps[entry[0]], *entry[1:]) for entry in dump]
