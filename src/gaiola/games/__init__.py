"""The games, one folder each."""

import importlib
from types import ModuleType

from ..kernel.box import Game


def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of a game's own folder (`board`, `terminal`), or None if the game has none."""
    full = f"{type(game).__module__.rpartition('.')[0]}.{name}"
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        return None
