"""The games, one folder each, and what the house finds in such a folder by its name.

A game may bring one room beside the usual ones, with pages, commands and a sheet of its own. The package of the game
names it: `BRINGS = "league"`. In the room lie, as far as it has them, `pages.py` (for `gaiola.web.rooms`),
`commands.py` (with `add(app)`), `templates/`, `static/` and `text/`."""

import importlib
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from ..kernel.box import Game


def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of a game's own folder (`board`, `terminal`), or None if the game has none."""
    return _module(f"{_package(game)}.{name}")


def brought(name: str) -> dict[str, ModuleType]:
    """By game that brings a room of its own: the module of this name in it. Nothing is loaded of games that bring none
    but their packages, which hold no code: this is asked whenever a program starts."""
    found: dict[str, ModuleType] = {}
    for entry in sorted(entry_points(group="gaiola.games"), key=lambda entry: entry.name):
        package = importlib.import_module(entry.module.rpartition(".")[0] or entry.module)
        room = _room(package)
        module = _module(f"{package.__name__}.{room}.{name}") if room else None
        if module is not None:
            found[entry.name] = module
    return found


def texts_of(game: Game) -> list[Path]:
    """The folders with the words of a game: its own, those of its lessons, and those of the room that it brings."""
    folder, room = game.folder(), _room(sys.modules.get(_package(game)))
    more = [folder / name / "text" for name in ("lessons", room) if name]
    return [folder / "text", *filter(Path.is_dir, more)]


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def _room(package: ModuleType | None) -> str:
    return str(getattr(package, "BRINGS", ""))


def _module(full: str) -> ModuleType | None:
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        return None
