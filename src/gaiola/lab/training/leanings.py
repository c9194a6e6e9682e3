"""What helps to win, asked directly: seats play each other that count some things for more and others for less, and the
line moves to where those leant who came out ahead. The end of a game says little of each of its positions, but much of
what a seat has leant to all game long."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...bots.levels import PLAIN, LevelBot
from ...bots.net import Array, Net
from ...bots.values import Values, outcome
from ...kernel.box import Game
from ...kernel.chance import Chance
from ...kernel.seat import Seat
from ..play import derived_seed
from .selfplay import TRIED

POINTS = 15.0
"""A leaning, in points."""
RIDGE = 0.02
NOISE = 1.5
"""So many times its own error a slope must be; a smaller one may be nothing."""
FULL = 3.0
"""Where it is so many times its error the line goes as far as seats lean."""
FARTHEST = 1.5


def table(names: Sequence[str], together: Sequence[str], scale: float) -> Array:
    """[leaning, weight]: each leaning adds so much to the weights of the features that lean together, whose
    names stand between commas. ValueError if there is no such feature."""
    found = np.zeros((len(together), len(names)), np.float32)
    for row, listed in enumerate(together):
        for name in listed.split(","):
            if name.strip() not in names:
                raise ValueError(f"there is no feature '{name.strip()}'")
            found[row, names.index(name.strip())] = POINTS / scale
    return found


def leant(net: Net, leaning: NDArray[np.float64], leans: Array) -> Net:
    line = net.parts["line"].copy()
    line[:, 0] += (leaning @ leans).astype(np.float32)
    return Net({**net.parts, "line": line})


def drawn(seed: int, number: int, players: int, leans: Array) -> NDArray[np.float64]:
    """[seat, leaning]: how far each seat leans in one game."""
    draw = np.random.default_rng(derived_seed(seed, number, "leaning"))
    return draw.standard_normal((players, len(leans)))


def play_games(game: Game, players: int, seed: int, numbers: Sequence[int], values: Values, leans: Array) -> Array:
    """[game, seat]: what each game was worth to each seat."""
    return np.array([_play_game(game, players, seed, number, values, leans) for number in numbers], np.float32)


def _play_game(game: Game, players: int, seed: int, number: int, values: Values, leans: Array) -> list[float]:
    chance = Chance(derived_seed(seed, number, "self-play"))
    level, bots = TRIED if values.whole_turns else PLAIN, []
    for seat, leaning in enumerate(drawn(seed, number, players, leans)):
        judge = Values(values.head, leant(values.net, leaning, leans))
        bots.append(LevelBot(level, derived_seed(seed, number, f"seat {seat}"), judge))
    pos = game.start(players, chance)
    while (mover := pos.to_move) is not None:
        pos.carry_out(bots[mover].choose(Seat(pos, mover)), chance, None)
    return [outcome(pos.scores(), pos.ranking(), seat, values.head.scale) for seat in range(players)]


def followed(net: Net, seed: int, worths: Array, leans: Array, part: float) -> Net:
    """The net, moved as far as these games speak for it, or a `part` of that."""
    games, players = worths.shape
    sides = np.array([drawn(seed, number, players, leans) for number in range(games)])
    sides -= sides.mean(axis=1, keepdims=True)
    ahead = (worths - worths.mean(axis=1, keepdims=True)).reshape(-1).astype(np.float64)
    read = sides.reshape(games * players, -1)
    both = read.T @ read + RIDGE * len(read) * np.eye(read.shape[1])
    slopes = np.linalg.solve(both, read.T @ ahead)
    missed = ahead - read @ slopes
    free = games * (players - 1)  # what the seats of a game get has one sum
    sure = slopes / np.sqrt(missed @ missed / free * np.diag(np.linalg.inv(both)))
    step = np.where(np.abs(sure) > NOISE, np.clip(sure / FULL, -FARTHEST, FARTHEST), 0.0)
    return leant(net, part * step, leans)
