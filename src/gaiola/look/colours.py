"""Colours by what they are for. The tokens say which they are, by day and by night."""

from __future__ import annotations

INK = "var(--ink)"
GLAZE = "var(--glaze)"
NAME = "var(--c-800)"
"""Names on a board."""
QUIET = "var(--ink-3)"
"""Remarks beside them."""


def ink(good: str) -> str:
    """A good of the tokens."""
    return f"var(--g-{good}-i)"


def tint(good: str) -> str:
    """The ground that it lies on."""
    return f"var(--g-{good}-t)"


def good_class(good: str) -> str:
    """A class that gives styles both, as `--gi` and `--gt`."""
    return f"g-{good}"
