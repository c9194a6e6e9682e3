"""Writes the records that replay for ever: one greedy game for each game, player count and challenge. Run it only for a
game that has none yet; a record that no longer replays is a rule that has changed."""

import sys
from pathlib import Path
from typing import Any

import gaiola
from gaiola.bots import make_bot

HERE = Path(__file__).parent


def write(name: str, players: int, **options: Any) -> None:
    label = "".join(f"-{key}-{value}" for key, value in options.items())
    path = HERE / f"{name}-{players}p{label}.json"
    if path.exists():
        return
    game = gaiola.game(name, options=options)
    recorder = gaiola.Recorder(game, players, gaiola.Chance(1755, recording=True), ["greedy"] * players, 1755)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    pos = recorder.position
    while pos.to_move is not None:
        recorder.play(bots[pos.to_move].choose(gaiola.Seat(pos, pos.to_move)))
    path.write_bytes(recorder.record().to_json())


if __name__ == "__main__":
    if sys.argv[1] == "mercado":
        for count in (2, 3, 4):
            write("mercado", count)
        for number in range(1, 10):
            write("mercado", 1, challenge=number)
        write("mercado", 3, gray_restaurants="hidden")
    elif sys.argv[1] == "madeira":
        for count in (2, 3, 4):
            write("madeira", count)
        write("madeira", 3, pirates_hidden=False, diplomat_from_zero=False, bishop_escape=False)
    elif sys.argv[1] == "lisboa":
        for count in (2, 3, 4):
            write("lisboa", count)
        write("lisboa", 3, draft=True)
    else:
        for count in (2, 3, 4):
            write("palacio", count)
        write("palacio", 3, game_mode="short", hiring="in_turn_order", supply=True)
