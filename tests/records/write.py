"""`python -m tests.records.write GAME`: the records of a game that replay for ever, a greedy game for each player count
with the options that its `RECORDS` name, and the marks of their positions. Records that are there already stay: one
that no longer replays is a rule that has changed."""

from __future__ import annotations

import sys
from typing import Any

import gaiola
from gaiola.bots import make_bot
from tests.games.found import says
from tests.records.traces import folder_of, write_marks

Kinds = list[tuple[int, dict[str, Any]]]
"""Player counts, each with the options of the table."""


def kinds_of(game: str) -> Kinds:
    """What the game wants written; by default one record for each player count."""
    box = gaiola.game(game)
    return says(game, "RECORDS", [(players, {}) for players in range(box.min_players, box.max_players + 1)])


def label(game: str, players: int, options: dict[str, Any]) -> str:
    return f"{game}-{players}p" + "".join(f"-{name}-{value}" for name, value in options.items())


def write(game: str, players: int, options: dict[str, Any]) -> None:
    path = folder_of(game) / f"{label(game, players, options)}.json"
    if path.exists():
        return
    box = gaiola.game(game, options=options)
    recorder = gaiola.Recorder(box, players, gaiola.Chance(1755, recording=True), ["greedy"] * players, 1755)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    pos = recorder.position
    while pos.to_move is not None:
        recorder.play(bots[pos.to_move].choose(gaiola.Seat(pos, pos.to_move)))
    path.write_bytes(recorder.record().to_json())


def main(game: str) -> None:
    folder_of(game).mkdir(exist_ok=True)
    for players, options in kinds_of(game):
        write(game, players, options)
    write_marks(game)


if __name__ == "__main__":
    main(sys.argv[1])
