"""The rules of Mercado, a module for each part of the rulebook."""

from .turns import STEPS

__all__ = ["STEPS"]
