"""Where the time of a game goes. No profiler looks on, which would weigh down what is called often: the same games are
played in several ways, of which each does one thing more, and the differences tell."""

from __future__ import annotations

import random
import time
from itertools import pairwise

from ...kernel.chance import Chance
from ...kernel.moves import Move
from .ours import Ours

PARTS = ("set-up", "carrying out", "why not", "legal moves")
"""Setting up; carrying out the moves that were drawn; asking of each whether it is legal; listing all that are."""
QUARTERS = 4


def parts(subject: Ours, seconds: float) -> dict[str, list[float]]:
    """Microseconds a decision with two or more options: `parts`, which together are a whole game, and `quarters`, what
    a decision takes in the four quarters of a game, set-up left out."""
    decisions, totals = 0, [0.0] * len(PARTS)
    counts, quarters = [0] * QUARTERS, [0.0] * QUARTERS
    seed, began = 0, time.process_time()
    while seed == 0 or time.process_time() - began < seconds:
        seed += 1
        moves, choices = draw_game(subject, seed)
        marks = [len(moves) * number // QUARTERS for number in range(1, QUARTERS + 1)]
        set_up, carried, played = (time_of(subject, seed, moves, way) for way in (SET_UP, CARRY_OUT, PLAY))
        whole = time_of_quarters(subject, seed, marks)
        decisions += len(choices)
        for at, spent in enumerate((set_up, carried, played, set_up + sum(whole))):
            totals[at] += spent
        for at, (low, high) in enumerate(pairwise([0, *marks])):
            quarters[at] += whole[at]
            counts[at] += sum(low <= choice < high for choice in choices)
    return {
        "parts": [1e6 * (more - less) / decisions for less, more in pairwise([0.0, *totals])],
        "quarters": [1e6 * spent / max(1, count) for spent, count in zip(quarters, counts, strict=True)],
    }


def draw_game(subject: Ours, seed: int) -> tuple[list[Move], list[int]]:
    """The moves of a random game, and the places of those that were drawn from two or more."""
    chance, lot = Chance(seed), random.Random(seed).random
    pos = subject.box.start(subject.players, chance)
    drawn: list[Move] = []
    choices: list[int] = []
    while not pos.over:
        moves = pos.legal()
        if len(moves) > 1:
            choices.append(len(drawn))
        drawn.append(moves[int(lot() * len(moves))])
        pos.play(drawn[-1], chance)
    return drawn, choices


SET_UP, CARRY_OUT, PLAY = range(3)


def time_of(subject: Ours, seed: int, moves: list[Move], way: int) -> float:
    """Seconds for the game with these moves: set up only, its moves carried out, or played."""
    began = time.process_time()
    chance = Chance(seed)
    pos = subject.box.start(subject.players, chance)
    if way == CARRY_OUT:
        for move in moves:
            pos.carry_out(move, chance, None)
    elif way == PLAY:
        for move in moves:
            pos.play(move, chance)
    return time.process_time() - began


def time_of_quarters(subject: Ours, seed: int, marks: list[int]) -> list[float]:
    """Seconds from mark to mark, where legal moves are listed and one is drawn and played."""
    chance, lot = Chance(seed), random.Random(seed).random
    pos = subject.box.start(subject.players, chance)
    spent: list[float] = []
    for low, high in pairwise([0, *marks]):
        began = time.process_time()
        for _ in range(low, high):
            moves = pos.legal()
            pos.play(moves[int(lot() * len(moves))], chance)
        spent.append(time.process_time() - began)
    return spent
