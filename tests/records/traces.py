"""What every position of a frozen record was: one mark for all dumps, one for all views, one for all legal moves. The
records of a game lie in its own test folder, beside the marks in `traces.json`. A change that means to leave behaviour
alone leaves these alone. `python -m tests.records.traces GAME` writes them anew after one that does not."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import gaiola
from gaiola.kernel.position import Position
from tests.games import found

TRACES = "traces.json"


def folder_of(game: str) -> Path:
    return found.HERE / game / "records"


def records_of(game: str) -> list[Path]:
    """The frozen records of a game."""
    return sorted(path for path in folder_of(game).glob("*.json") if path.name != TRACES)


def frozen(name: str) -> bytes:
    """The frozen record that is called so."""
    return (folder_of(name.partition("-")[0]) / f"{name}.json").read_bytes()


RECORDS = [path for game in found.NAMES for path in records_of(game)]


class Trace:
    """Marks of the positions seen so far."""

    def __init__(self) -> None:
        self._dumps, self._views, self._legal = hashlib.sha256(), hashlib.sha256(), hashlib.sha256()

    def see(self, pos: Position[Any]) -> None:
        self._dumps.update(_bytes(pos.dump()))
        self._views.update(_bytes([pos.view(seat) for seat in (*range(pos.players), None)]))
        self._legal.update(_bytes([move.notation for move in pos.legal()]))

    def marks(self) -> dict[str, str]:
        return {
            "dumps": self._dumps.hexdigest(),
            "views": self._views.hexdigest(),
            "legal": self._legal.hexdigest(),
        }


def _bytes(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


def trace(path: Path) -> dict[str, str]:
    """The marks of a record, which is played again and verified to the last coin on the way."""
    replay = gaiola.Replay(
        gaiola.read_record(path.read_bytes()), lambda name, options: gaiola.game(name, None, options)
    )
    seen = Trace()
    seen.see(replay.position)
    for _, _, pos in replay:
        seen.see(pos)
    return seen.marks()


def marks_of(game: str) -> dict[str, dict[str, str]]:
    """The marks as they were written, by the names of the records."""
    found: dict[str, dict[str, str]] = json.loads((folder_of(game) / TRACES).read_text(encoding="utf-8"))
    return found


def write_marks(game: str) -> None:
    marks = {path.stem: trace(path) for path in records_of(game)}
    (folder_of(game) / TRACES).write_text(json.dumps(marks, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_marks(sys.argv[1])
