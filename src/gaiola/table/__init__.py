"""People around a game: whose move it is, what may be taken back, what is written down. Knows no screen."""

from .table import Table, TableError

__all__ = ["Table", "TableError"]
