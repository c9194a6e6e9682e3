"""Mercado de Lisboa, for one to four players."""

from .box import open_box

__all__ = ["open_box"]
