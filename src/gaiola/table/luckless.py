"""Trying a move out as far as luck has no say: for what a table offers and foretells."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.chance import Chance

DIE, DRAW = "die", "draw"


class Luck(Exception):
    """Somebody would roll or draw now."""


class NoLuck(Chance):
    """Ends the play at the first roll or draw, and knows which it was."""

    def __init__(self) -> None:
        super().__init__(None, generator=False)
        self.asked = ""

    def roll(self, faces: int) -> int:
        self.asked = DIE
        raise Luck

    def draw(self, weights: list[int], names: Sequence[str]) -> int:
        self.asked = DRAW
        raise Luck
