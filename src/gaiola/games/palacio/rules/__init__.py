"""The rules of O Palácio, a module for each part of the rulebook."""

from .rounds import SEQUENCE

__all__ = ["SEQUENCE"]
