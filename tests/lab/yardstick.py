"""What the yardstick chooses at 200 positions of a game: strength is compared with it for ever, so it must not change
unawares. The positions are those of the game's frozen records; the choices lie beside these, ten positions a mark.
`python -m tests.lab.yardstick GAME` writes the marks of a game that has none. Marks that are there stay: a yardstick
that chooses otherwise is another one, and all that was measured with the old one must be measured anew."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gaiola
from gaiola.kernel.position import Position
from gaiola.lab.work import yardstick
from tests.games.found import HERE
from tests.records.traces import records_of

POSITIONS = 200
TOGETHER = 10
"""Positions a mark stands for."""


def path_of(game: str) -> Path:
    return HERE / game / "yardstick.json"


def choices(game: str) -> Iterator[str]:
    """What it chooses at positions spread evenly over the records: where there is a choice, as many in each record."""
    records = records_of(game)
    each = -(-POSITIONS // len(records))
    for path in records:
        record = gaiola.read_record(path.read_bytes())
        box = gaiola.game(game, None, record.options)
        make, asked = yardstick(box), 0
        for number, here in enumerate(replayed(box, record)):
            due = asked * len(record.moves) <= number * each
            if due and asked < each and here.to_move is not None and len(here.legal()) > 1:
                yield make(number).choose(gaiola.Seat(here, here.to_move)).notation
                asked += 1


def replayed(box: gaiola.Game, record: gaiola.Record) -> Iterator[Position[Any]]:
    replay = gaiola.Replay(record, lambda name, options: box)
    yield replay.position
    for _, _, pos in replay:
        yield pos


def marks(game: str) -> list[str]:
    chosen = list(choices(game))[:POSITIONS]
    assert len(chosen) == POSITIONS, f"{game}: its records have {len(chosen)} positions with a choice"
    groups = (chosen[start : start + TOGETHER] for start in range(0, POSITIONS, TOGETHER))
    return [hashlib.blake2b("\n".join(group).encode(), digest_size=6).hexdigest() for group in groups]


def main(game: str) -> None:
    if not path_of(game).exists():
        path_of(game).write_text(json.dumps(marks(game), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
