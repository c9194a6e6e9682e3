"""People around a game: whose move it is, what may be taken back, what is written down and kept. Knows no screen.

The store itself is in `store`: loading its library takes longer than all the rest of a short command."""

from .kept import Kept, Saved, SeatAt, SeatTaken, StoreError, UnknownKey, reopen
from .table import Table, TableError

__all__ = [
    "Kept",
    "Saved",
    "SeatAt",
    "SeatTaken",
    "StoreError",
    "Table",
    "TableError",
    "UnknownKey",
    "reopen",
]
