"""The rules of Mercado, a module for each part of the rulebook."""

from .turns import SEQUENCE

__all__ = ["SEQUENCE"]
