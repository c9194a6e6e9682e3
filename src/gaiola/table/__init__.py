"""People around a game: whose move it is, what may be taken back, what is written down and kept. Knows no screen.

The store itself is in `store`: loading its library takes longer than all the rest of a short command."""

from .faults import (
    DataInUse,
    GoneOn,
    NoTable,
    NotHere,
    SeatTaken,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    TableDamaged,
    UnknownKey,
)
from .saved import Saved, SeatAt, TableInfo, reopen
from .table import Table, TableError

__all__ = [
    "DataInUse",
    "GoneOn",
    "NoTable",
    "NotHere",
    "Saved",
    "SeatAt",
    "SeatTaken",
    "StoreBusy",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "Table",
    "TableDamaged",
    "TableError",
    "TableInfo",
    "UnknownKey",
    "reopen",
]
