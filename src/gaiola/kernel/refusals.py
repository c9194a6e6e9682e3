"""Why a move is not allowed, in a form that words, boards and programs can read. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .moves import Move

Terms = tuple[tuple[str, int], ...]
"""The parts of a sum, in the order a person would name them: `(("row", 3), ("price", 3), ("income", 8))`."""


class Refusal(msgspec.Struct, frozen=True):
    """Which rule forbids a move, what it needs and what is there. `later` names the compulsory step that the move
    would make impossible, when that is the reason."""

    rule: str
    key: str
    need: int | None = None
    have: int | None = None
    terms: Terms = ()
    later: str = ""


NOT_NOW = Refusal("kernel", "not-now")
OVER = Refusal("kernel", "over")


class IllegalMove(ValueError):
    """Raised by `play`; the position has not changed."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        move, refusal = self.move, self.refusal
        numbers = f": needs {refusal.need}, has {refusal.have}" if refusal.need is not None else ""
        later = f" (then '{refusal.later}' could not be done)" if refusal.later else ""
        return f"'{move.notation}' is refused by {refusal.rule}, {refusal.key}{numbers}{later}"
