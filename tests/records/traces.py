"""What every position of a frozen record was: one mark for all dumps, one for all views, one for all legal moves.
A change that means to leave behaviour alone leaves `traces.json` alone. `python -m tests.records.traces` writes it anew
after one that does not."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import gaiola
from gaiola.kernel.position import Position

HERE = Path(__file__).parent
FILE = HERE / "traces.json"
RECORDS = sorted(path for path in HERE.glob("*.json") if path != FILE)


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


if __name__ == "__main__":
    FILE.write_text(json.dumps({path.stem: trace(path) for path in RECORDS}, indent=1) + "\n", encoding="utf-8")
