"""The peer of the benchmark: random four-player Catan of the package `catanatron`. Run as a script by an interpreter
that has it, with the seconds to spend as argument; prints its figures as JSON. Imports nothing of ours."""

import importlib
import importlib.metadata
import json
import sys
import time
from typing import Any

SAMPLE_EVERY = 50
COPIES = 20
TURNS = 1000


def main(seconds: float) -> None:
    catanatron = importlib.import_module("catanatron")
    decisions, games, spent = random_play(catanatron, seconds)
    figures = {
        "name": "catanatron",
        "version": importlib.metadata.version("catanatron"),
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "copy_us": copy_time(catanatron),
    }
    print(json.dumps(figures))


def random_play(catanatron: Any, seconds: float) -> tuple[int, int, float]:
    """Counts decisions with two or more options; all time counts, set-up included."""
    decisions = games = 0
    began = time.perf_counter()
    while True:
        games += 1
        game = new_game(catanatron, games)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS:
            if len(state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
        spent = time.perf_counter() - began
        if spent >= seconds:
            return decisions, games, spent


def copy_time(catanatron: Any) -> float:
    """Microseconds per copy, over positions from a whole game."""
    game = new_game(catanatron, 1)
    sample = []
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        if ticks % SAMPLE_EVERY == 0:
            sample.append(game.copy())
        game.play_tick()
        ticks += 1
    began = time.perf_counter()
    for position in sample:
        for _ in range(COPIES):
            position.copy()
    return (time.perf_counter() - began) / (len(sample) * COPIES) * 1e6


def new_game(catanatron: Any, seed: int) -> Any:
    colors = catanatron.Color
    seats = (colors.RED, colors.BLUE, colors.ORANGE, colors.WHITE)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in seats], seed=seed)


if __name__ == "__main__":
    main(float(sys.argv[1]))
