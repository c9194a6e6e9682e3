"""The rules of O Palácio, a module for each part of the rulebook."""

from .rounds import STEPS

__all__ = ["STEPS"]
