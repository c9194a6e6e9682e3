"""Gaiola: heavy Portuguese board games by their exact rules, for people, bots and researchers."""

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast

from . import compiled

compiled.use()

from .kernel.box import Game
from .kernel.chance import Chance, Scripted
from .kernel.edition import Edition
from .kernel.events import Event, Journal
from .kernel.moves import Move, UnknownMove
from .kernel.position import Position
from .kernel.record import Record, Recorder, RecordError, Replay, read_record
from .kernel.refusals import IllegalMove, Refusal
from .kernel.seat import Seat

__all__ = [
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Journal",
    "Move",
    "Position",
    "Record",
    "RecordError",
    "Recorder",
    "Refusal",
    "Replay",
    "Scripted",
    "Seat",
    "UnknownMove",
    "box_of",
    "game",
    "game_names",
    "read_record",
    "with_options",
]


class UnknownGame(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def game_names() -> list[str]:
    """The names of the games that are installed."""
    return sorted(entry.name for entry in entry_points(group="gaiola.games"))


def game(name: str, edition: Path | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """Opens a box: the named game with its own edition or the given file, and the options of the table."""
    return box_of(name).open(edition, options or {})


def box_of(name: str) -> type[Game]:
    """The kind of box that a game comes in, unopened."""
    for entry in entry_points(group="gaiola.games"):
        if entry.name == name:
            box: type[Game] = entry.load()
            return box
    raise UnknownGame(f"no game is called '{name}'; there are: {', '.join(game_names())}")


def with_options(box: Game, options: Mapping[str, Any]) -> Game:
    """The same edition, which was read and checked when the box was opened, played with these options."""
    made = cast("Callable[[Edition, Mapping[str, Any]], Game]", type(box))
    return made(box.edition, options)
