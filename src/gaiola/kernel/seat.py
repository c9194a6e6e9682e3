"""A Seat is all a bot ever gets: what this seat may see and do, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .chance import Chance
    from .moves import Move
    from .position import Position
    from .refusals import Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One seat at a position. The position itself is out of reach, and moves are shown only to the seat to move."""

    __slots__ = ("__imagine", "__legal", "__quote", "__to_move", "__view", "number")

    def __init__(self, pos: Position[Any], number: int) -> None:
        self.number = number
        self.__view = pos.view
        self.__legal = pos.legal
        self.__quote = pos.quote
        self.__imagine = pos.imagine
        self.__to_move: Callable[[], int | None] = lambda: pos.to_move

    def view(self) -> dict[str, Any]:
        return self.__view(self.number)

    def legal(self) -> list[Move]:
        return self.__legal() if self.__to_move() == self.number else []

    def quote(self, move: Move) -> Terms:
        return self.__quote(move) if self.__to_move() == self.number else ()

    def imagine(self, chance: Chance) -> Position[Any]:
        """A position this seat cannot tell from the true one, to think with."""
        return self.__imagine(self.number, chance)
