"""The coach of a first game: at each new kind of decision one word, said once. Which were said follows from the moves,
so a reload and an undo change nothing about it, and nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..games import module_of
from ..kernel.box import Game
from ..look.coach import CoachWord, Said, due

if TYPE_CHECKING:
    from ..table import Table
    from .screen import Screen

FIRST = "first"
"""The origin of a table with a coach."""


def coach_of(game: Game) -> tuple[CoachWord, ...]:
    """A game's words; none if it brings no coach."""
    return tuple(getattr(module_of(game, "lessons"), "COACH", ()))


class Coach:
    """Follows one table for the seat of its only human. `_said` has, for each decision of that seat by the number of
    moves before it, what was said there."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self._words = coach_of(table.game)
        self._said: dict[int, Said | None] = {}
        self._moves: list[Any] = []

    def word(self, table: Table) -> Said | None:
        """What is said of the decision that is due."""
        self._forget(table)
        for number in range(table.first, len(table.moves) + 1):
            if number not in self._said:
                self._said[number] = self._at(table, number)
        return self._said[len(table.moves)]

    def _forget(self, table: Table) -> None:
        """What was said after moves that stand no more is said again when its time comes."""
        same = 0
        for was, now in zip(self._moves, table.moves, strict=False):
            if was is not now:
                break
            same += 1
        self._moves = list(table.moves)
        self._said = {number: said for number, said in self._said.items() if number <= same}

    def _at(self, table: Table, number: int) -> Said | None:
        position = table.position if number == len(table.moves) else table.position_at(number)
        if position.to_move != self.seat or (number < len(table.moves) and table.was_forced(number + 1)):
            return None
        before = {said.name for said in self._said.values() if said is not None}
        verbs = {move.verb for move in position.legal()}
        return due(self._words, position.view(self.seat), verbs, before)


def spoken(screen: Screen, said: Said) -> str:
    return screen.words.told(f"coach-{said.name}", said.facts)
