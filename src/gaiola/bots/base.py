"""What a bot is."""

from typing import Protocol

from ..kernel.moves import Move
from ..kernel.seat import Seat


class Bot(Protocol):
    def choose(self, seat: Seat) -> Move:
        """One of the seat's legal moves."""
        ...
