"""What the numbers of a game have to do with how it ends: `python -m gaiola.lab.training.diagnosis GAME 2 400`
prints, by phase, how the evaluation and each feature correlate with the final lead."""

from __future__ import annotations

import sys

import numpy as np

import gaiola

from ...bots import GreedyBot
from ...bots.net import Array
from ...kernel.box import Game
from ...kernel.chance import Chance
from ...kernel.seat import Seat
from ..play import derived_seed

PHASES = 4
EVALUATION = "evaluation of the yardstick"


def main(name: str, players: int, games: int, seed: int = 1) -> None:
    box = gaiola.game(name)
    found = correlations(box, players, games, seed)
    names = [EVALUATION, *box.feature_names()]
    print(f"{name}, {players} players, {games} games of the yardstick, seed {seed}; by quarter of the game")
    for row in sorted(range(len(names)), key=lambda row: (row > 0, -abs(found[row]).max())):
        print(f"{names[row]:48}" + "".join(f"{value:8.2f}" for value in found[row]))


def correlations(box: Game, players: int, games: int, seed: int) -> Array:
    """[number, phase]: with the lead over the best rival at the end, as the seat to move sees the position."""
    read: list[list[float]] = []
    phases: list[int] = []
    leads: list[float] = []
    for number in range(games):
        rows, seats, scores = _game(box, players, derived_seed(seed, number, "diagnosis"))
        read += rows
        phases += [PHASES * place // len(rows) for place in range(len(rows))]
        leads += [scores[seat] - max(score for other, score in enumerate(scores) if other != seat) for seat in seats]
    table, phase, lead = np.array(read, np.float64), np.array(phases), np.array(leads, np.float64)
    columns = [_correlation(table[phase == wanted], lead[phase == wanted]) for wanted in range(PHASES)]
    found: Array = np.array(columns, np.float32).T
    return found


def _game(box: Game, players: int, seed: int) -> tuple[list[list[float]], list[int], list[int]]:
    chance, bots = Chance(seed), [GreedyBot(seed + seat) for seat in range(players)]
    pos = box.start(players, chance)
    rows: list[list[float]] = []
    seats: list[int] = []
    before = None
    while (seat := pos.to_move) is not None:
        if seat != before:
            rows.append([box.evaluate(pos, seat), *box.features(pos, seat)])
            seats.append(seat)
        before = seat
        pos.carry_out(bots[seat].choose(Seat(pos, seat)), chance, None)
    return rows, seats, pos.scores()


def _correlation(read: Array, lead: Array) -> Array:
    """Of each column; 0 where nothing changes."""
    read, lead = read - read.mean(axis=0), lead - lead.mean()
    spread = np.sqrt((read * read).sum(axis=0) * (lead * lead).sum())
    found: Array = np.where(spread > 0, (read * lead[:, None]).sum(axis=0) / np.maximum(spread, 1e-12), 0.0)
    return found


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
