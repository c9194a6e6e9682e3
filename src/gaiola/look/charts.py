"""What all charts are made of: how a block looks with and without colour, the lines of players, steps of an axis, a
picture with its name. Which charts there are is the business of the rooms that show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .svg import GLAZE, INK, esc, line, rect

FAINT = "var(--ink-3)"
"""Numbers on an axis."""

LINE_STYLES = {"blue": "", "yellow": "2 3", "green": "", "purple": "9 3 2 3", "red": "7 3", "orange": "7 3"}
"""The dashes that go with each player's colour."""

DARK, WHITE = "#10182B", "#fff"

DURING = [
    ("var(--c-800)", GLAZE),
    ("var(--c-600)", GLAZE),
    ("var(--c-400)", "var(--on-c-400)"),
    ("var(--c-300)", INK),
    ("var(--c-200)", INK),
]
FINAL = [
    ("#5B3F0C", WHITE),
    ("#7A5410", WHITE),
    ("#97691A", WHITE),
    ("#B07C1E", DARK),
    ("#C99433", DARK),
    ("#DDB35C", DARK),
    ("#EBCF8F", DARK),
]
"""Fill of a source and the colour of what is written on it: blue during the game, gold in the final scoring."""

PATTERNS = {
    "": "",
    "hatch": '<path d="M-1 5L5 -1M1 7L7 1" stroke="{ink}" stroke-width="1.1"/>',
    "dots": '<circle cx="3" cy="3" r="1" fill="{ink}"/>',
    "rungs": '<path d="M0 3H6" stroke="{ink}" stroke-width="1.1"/>',
}
"""What lies over a fill that has been used before, so that no two things look the same, not even in grey."""

LOST = "var(--danger-fill)"


class Hue(NamedTuple):
    """How the blocks of one kind look. `ink` is the colour of what stands on them; `final` ones have rails."""

    fill: str
    ink: str
    pattern: str = ""
    final: bool = False

    @property
    def pattern_id(self) -> str:
        return f"{self.pattern}-{''.join(filter(str.isalnum, self.ink))}"


def face(hue: Hue, x: float, y: float, width: float, height: float) -> str:
    """A block without what stands on it."""
    edge = "var(--loss)" if hue.fill == LOST else "none"
    drawn = rect(x, y, width, height, hue.fill, edge, 1, 1.5)
    if hue.pattern:
        drawn += rect(x, y, width, height, f"url(#{hue.pattern_id})", radius=1.5)
    if hue.final and width > 3:
        inset = min(2.4, height / 10)
        for rail in (y + inset, y + height - inset):
            drawn += line(x + 1, rail, x + width - 1, rail, hue.ink, 0.8, 'opacity=".7"')
    return drawn


def patterns_of(hues: Iterable[Hue]) -> str:
    """The patterns of a page, once."""
    drawn = {
        hue.pattern_id: f'<pattern id="{hue.pattern_id}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<g fill="none" opacity=".45">{PATTERNS[hue.pattern].format(ink=hue.ink)}</g></pattern>'
        for hue in hues
        if hue.pattern
    }
    return f"<defs>{''.join(drawn.values())}</defs>" if drawn else ""


def picture(label: str, drawn: str, width: float, height: float, over: str = "") -> str:
    """A chart with its name. What lies over it is no part of it, since it says nothing that chart and table do not."""
    above = f'<g aria-hidden="true">{over}</g>' if over else ""
    return f'<svg viewBox="0 0 {width:g} {height:g}"><g role="img" aria-label="{esc(label)}">{drawn}</g>{above}</svg>'


def with_minus(number: int) -> str:
    """With the minus sign of print."""
    return f"\u2212{-number}" if number < 0 else str(number)


def nice_step(span: float, most: int) -> int:
    """A step of 1, 2 or 5 (times ten, hundred, …) with at most `most` steps in the span."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if span <= step * most:
                return step
        size *= 10
