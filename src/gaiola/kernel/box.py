"""A Game is a box opened: the typed tables of an edition and its vocabulary of moves, built once, never changed, and
shared by every position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from .checker import Checker
from .commitments import Lookahead
from .edition import Edition, read_edition
from .moves import Move, Vocabulary
from .options import OptionError, options_of, valid_choices
from .sequence import Sequence
from .steps import Step, load_step
from .verbs import Aside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .chance import Chance
    from .events import Journal
    from .position import Position


B = TypeVar("B", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every box offers. A game's box adds its tables, named for what they answer."""

    name: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    commits: ClassVar[bool] = False
    """True if some steps of this game are compulsory."""

    @classmethod
    def open(cls: type[B], file: Path | None, options: Mapping[str, Any]) -> B:
        """The box from an edition's file, or from the one that comes with the game; EditionError with everything that
        is wrong with it."""
        edition = read_edition(file or cls.folder() / "edition" / "edition.toml", cls.name)
        cls.check(edition).raise_if_any()
        return cls(edition, options)  # type: ignore[call-arg]

    @classmethod
    def folder(cls) -> Path:
        """Where the game keeps its rooms: texts, edition, board."""
        module = getattr(cls, "__module__")  # a compiler takes `cls.__module__` for an attribute of its instances
        return Path(sys.modules[module.rpartition(".")[0]].__path__[0])  # a compiled module lies elsewhere

    @classmethod
    def check(cls, edition: Edition) -> Checker:
        """Everything that is wrong with an edition of this game."""
        raise NotImplementedError

    def __init__(self, edition: Edition, options: Mapping[str, Any], sequence: Sequence) -> None:
        self.edition: Final = edition
        self.options: Final = valid_choices(edition.data, options)
        offered = options_of(edition.data)
        self._only_for: Final = {name: offered[name].players for name in options if offered[name].players}
        self.vocabulary: Final = Vocabulary()
        self.sequence: Final = sequence
        self.steps: Final = sequence.by_name
        self.has_commitments: Final[bool] = self.commits  # read with every move: no look at the class
        self.asides: tuple[Aside[Any], ...] = ()
        self.lookahead: Lookahead = Lookahead()
        self.bounded: bool = True  # False where an option has removed the limit that ends every random game
        self.min_players = int(edition.data["players"]["min"])
        self.max_players = int(edition.data["players"]["max"])

    @property
    def players_wanted(self) -> str:
        """How many players this box is for, in words for a programmer: `1 to 4 players`, `2 players`."""
        least, most = self.min_players, self.max_players
        if least < most:
            return f"{least} to {most} players"
        return f"{most} players" if most > 1 else "1 player"

    def start(self, players: int, chance: Chance, journal: Journal | None = None) -> Position[Any]:
        """A new game, set up and waiting for its first decision."""
        if not self.min_players <= players <= self.max_players:
            raise OptionError(f"{self.name} is for {self.players_wanted}, not {players}")
        for name, counts in self._only_for.items():
            if players not in counts:
                allowed = " or ".join(str(count) for count in counts)
                raise OptionError(f"option {name} is for games with {allowed} player(s), not {players}")
        return self.set_up(players, chance, journal)

    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> Position[Any]:
        """Lays everything out and runs what the rules do by themselves, up to the first decision."""
        pos = self.empty(players)
        self.lay_out(pos, chance, journal)
        pos.settle(chance, journal)
        return pos

    def load(self, dump: dict[str, Any]) -> Position[Any]:
        """A position from its `dump()`."""
        pos = self.empty(dump["players"])
        pos.restore(dump)
        return pos

    def empty(self, players: int) -> Position[Any]:
        """A position of this game before anything is laid out."""
        raise NotImplementedError

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        """The set-up, as far as nobody is asked."""
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

    def features(self, pos: Position[Any], seat: int) -> list[float]:
        """What a learned value reads of a position, as this seat knows it: numbers of about the size of 1, own seat
        first, as many as `feature_names`."""
        return []

    def feature_names(self) -> tuple[str, ...]:
        """What each of the features is; none, if nothing can be learned of this game yet."""
        return ()

    def values_file(self, players: int) -> Path:
        """Where that lies which was learned for games of so many, if anything was."""
        return self.folder() / "bot" / f"values-{players}.json"

    def move(self, notation: str) -> Move:
        """The move that is written like this; UnknownMove if there is none."""
        return self.vocabulary.parse(notation)

    def load_agenda(self, dump: list[list[Any]]) -> list[Step[Any]]:
        """Steps from their dumps, found by their names."""
        unknown = [entry[0] for entry in dump if entry[0] not in self.steps]
        if unknown:
            raise ValueError(f"no step of {self.name} is called '{unknown[0]}'")
        return [load_step(self.steps[entry[0]], entry) for entry in dump]
