"""A box on the shelf: a panel of tiles around a title and a picture. Each game draws its picture."""

from __future__ import annotations

from collections.abc import Sequence

from .svg import circle, esc, path, rect

DARK = "var(--c-800)"
BLUE = "var(--c-600)"
MIDDLE = "var(--c-400)"
PALE = "var(--c-200)"
WASH = "var(--c-100)"
WHITE = "var(--glaze)"
GOLD = "var(--gold-2)"

HEIGHT = 436


def stroke(d: str, fill: str = "none", colour: str = DARK, width: float = 1.6) -> str:
    """A drawn line with round ends."""
    return path(d, fill, colour, width, 'stroke-linejoin="round" stroke-linecap="round"')


def frame(uid: str, lines: Sequence[str], picture: str) -> str:
    """The title in its cartouche over a picture of x 29-271, y 29-331. `uid` tells covers on one page apart."""
    inside = (
        f'<clipPath id="cover-{uid}"><rect x="29" y="29" width="242" height="302"/></clipPath>'
        f'<g transform="translate(0 76)"><g clip-path="url(#cover-{uid})">{picture}</g></g>'
    )
    return (
        f'<svg viewBox="0 0 300 {HEIGHT}" aria-hidden="true" class="cov">'
        + rect(0, 0, 300, HEIGHT, WHITE)
        + rect(0, 0, 300, HEIGHT, "url(#azb)")
        + rect(23, 23, 254, HEIGHT - 46, WHITE, DARK, 2)
        + inside
        + _cartouche(lines)
        + rect(29, 29, 242, HEIGHT - 58, "none", BLUE, 1.2)
        + rect(1, 1, 298, HEIGHT - 2, "none", DARK, 2)
        + "".join(_corner(x, y) for x in (12, 288) for y in (12, HEIGHT - 12))
        + "</svg>"
    )


def _cartouche(lines: Sequence[str]) -> str:
    drawn = rect(29, 29, 242, 76, WASH) + stroke("M29 105h242", width=2) + stroke("M29 101h242", colour=GOLD, width=2)
    for side in (1, -1):
        x = 150 + side * 104
        scrolls = f"M{x} 40c{-side * 16} 8 {-side * 16} 46 0 54M{x + side * 9} 44c{-side * 12} 8 {-side * 12} 38 0 46"
        drawn += stroke(scrolls, colour=BLUE, width=1.3) + circle(x - side * 7, 67, 3, GOLD, DARK)
    size, top = (20, 62) if len(lines) > 1 else (25, 72)
    for number, line in enumerate(lines):
        drawn += (
            f'<text x="150" y="{top + number * 22}" font-size="{size}" font-weight="600" '
            f'class="sf ornament" style="fill:{DARK};letter-spacing:.03em">{esc(line)}</text>'
        )
    return drawn


def _corner(x: float, y: float) -> str:
    cross = path("M-11-11 11 11M11-11-11 11", "none", BLUE, 1.3)
    tile = rect(-11, -11, 22, 22, WHITE, DARK, 1.5)
    return f'<g transform="translate({x} {y})">{tile}{cross}{circle(0, 0, 3.5, GOLD, DARK)}</g>'
