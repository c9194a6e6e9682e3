"""How long people get to follow what bots do. A bot's turn is shown as one; who has nothing left to decide does not
wait for the others to finish."""

from __future__ import annotations

from collections import Counter

PACES = {"slow": 2.0, "normal": 0.8, "fast": 0.25, "instant": 0.0}
"""Seconds before a bot's turn."""

WITHIN = 0.25
"""The moves of one turn follow one another in this part of that time."""

TURNS = 2
"""So many turns of each bot are waited for while no person is asked. Others often decide in between, so one would be
too few; a third one means that people have passed, and what is left of the round goes by at once."""

MOVES = 24
"""So many moves of one turn are waited for: with a single bot all its turns are one when nobody else plays."""


class Pace:
    """From one question to a person to the next: which part of the pace each move of a bot waits."""

    def __init__(self) -> None:
        self._turns: Counter[int] = Counter()
        self._seat: int | None = None
        self._moves = 0

    def part(self, seat: int) -> float:
        """For the next move, which is of this seat."""
        if seat != self._seat:
            self._seat, self._moves = seat, 0
            self._turns[seat] += 1
        self._moves += 1
        if max(self._turns.values()) > TURNS or self._moves > MOVES:
            return 0.0
        return 1.0 if self._moves == 1 else WITHIN
