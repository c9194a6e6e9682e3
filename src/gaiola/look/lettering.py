"""Text on a board: lines that must fit where they stand, and labels of several facts."""

from __future__ import annotations

from ..words import MINUS as MINUS
from ..words import signed as signed
from .colours import INK
from .svg import text

SERIF, SANS, BOLD = 0.59, 0.54, 0.625
"""How wide a letter is, in font sizes; on the safe side for the widest fonts of the two families."""
SMALLEST = 8.5
HEAVY = 600

PRICED = '<text class="quote" display="none"></text>'
"""Stands in an element that shows its price already, so that the page does not write it once more."""


def wide(words: str, size: float, letter: float = SANS) -> float:
    """How wide a line is at most."""
    return len(words) * size * letter


def shortened(words: str, size: float, width: float, letter: float = SANS) -> str:
    """As much of a name as there is room for."""
    room = max(int(width / (size * letter) + 0.01), 2)
    return words if len(words) <= room else f"{words[: room - 1].rstrip()}…"


def fitted(
    x: float,
    y: float,
    words: str,
    size: float,
    width: float,
    *,
    anchor: str = "start",
    weight: int = 650,
    fill: str = INK,
    cls: str = "",
    least: float = SMALLEST,
) -> str:
    """A line that grows smaller, then shorter, rather than longer than `width`."""
    letter = SERIF if cls == "sf" else BOLD if weight >= HEAVY else SANS
    size = max(min(size, width / max(len(words) * letter, 0.1)), least)
    shown = shortened(words, size, width, letter)
    return text(x, y, shown, round(size, 2), anchor=anchor, weight=weight, fill=fill, cls=cls)


def two_lines(words: str, size: float, width: float, letter: float = SANS) -> list[str]:
    """Words as one line if they fit, else as two that are as even as can be."""
    parts = words.split()
    if wide(words, size, letter) <= width or len(parts) == 1:
        return [words]
    splits = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(splits, key=lambda lines: max(len(line) for line in lines)))


def told(*facts: str) -> str:
    """A label of several facts; empty ones are left out."""
    return "; ".join(fact for fact in facts if fact)
