"""The games that are tested here: those that are installed and have a folder beside this module. What shared tests must
know of a game stands in its own `cases.py`, under these names; only `CASES` is required:

`CASES`        conformance cases: player counts and options, each with an independent scorer
`RECORDS`      what `tests/records/write.py` plays once for ever: player counts and options
`TOLD`         what the game has to say: nouns, numbered rules, rulings (`tests/words/told.py`)
`ORIGINS`      which values of its edition are known to be printed or ours (`tests/games/origins.py`)
`SAME`         mutants that nobody can tell from the original, and why (`tests/mutate.py`)
`RARE`         positions in which somebody decides what games of chance seldom come to, for its coach
`PAGES`        pages of its own that are pictured: what the picture is called, and the address
`CERTAIN`      how many of the moves that are tried draw nothing, at least (`tests/web/test_preview.py`)
`GAMES_OF_A_REPORT`  how many games the tournament has whose report is pictured
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import gaiola

T = TypeVar("T")

HERE = Path(__file__).parent
NAMES = [name for name in gaiola.game_names() if (HERE / name / "cases.py").exists()]
ON_A_SHELF = [name for name in NAMES if find_spec(f"{gaiola.box_of(name).__module__.rpartition('.')[0]}.board")]
"""Those that a browser can show."""


def says(game: str, what: str, otherwise: T) -> T:
    """What a game's `cases.py` has under a name, or what holds for a game that says nothing."""
    found: T = getattr(import_module(f"tests.games.{game}.cases"), what, otherwise)
    return found
