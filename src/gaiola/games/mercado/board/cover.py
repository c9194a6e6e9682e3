"""Mercado's box on the shelf: the iron hall with its clock, three stalls, customers on the tiled floor."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ....look.cover import BLUE, DARK, GOLD, MIDDLE, PALE, WASH, WHITE, frame, stroke
from ....look.svg import centred, circle, rect
from ....words import Words

TITLE: Final = ("Mercado", "de Lisboa")  # a name of its own in every language
STALLS: Final = ((56, "fish", BLUE), (122, "tomato", "var(--c-700)"), (188, "grape", BLUE))
CUSTOMERS: Final = ((84, 288, 40, DARK), (122, 300, 46, DARK), (196, 292, 42, DARK), (228, 304, 42, BLUE))
STRIPES: Final = 5


def cover(words: Words) -> str:
    people = "".join(
        centred("customer", x, y, size + 5, WHITE) + centred("customer", x, y, size, colour)
        for x, y, size, colour in CUSTOMERS
    )
    stalls = "".join(_stall(x, good, colour) for x, good, colour in STALLS)
    return frame("mercado", TITLE, rect(29, 29, 242, 302, WHITE) + _roof() + _columns() + stalls + _floor() + people)


def _roof() -> str:
    drawn = stroke("M40 190V120a110 92 0 0 1 220 0V190", WASH, DARK, 2.4)
    for bar in range(11):
        across, up = cos(pi * bar / 10), sin(pi * bar / 10)
        inner = f"M{150 - 44 * across:.1f} {128 - 34 * up:.1f}"
        drawn += stroke(f"{inner}L{150 - 108 * across:.1f} {120 - 90 * up:.1f}", colour=BLUE, width=1.3)
    drawn += stroke("M106 128a44 34 0 0 1 88 0", WHITE, DARK, 1.8) + circle(150, 118, 15, GOLD, DARK, 1.6)
    drawn += stroke("M150 108v10l7 5", width=1.8) + stroke("M75 118a76 62 0 0 1 150 0", colour=BLUE, width=1.2)
    return drawn + rect(36, 128, 228, 10, DARK) + rect(36, 138, 228, 4, GOLD)


def _columns() -> str:
    return "".join(
        rect(x - 4, 142, 8, 120, WHITE, DARK, 1.4) + rect(x - 7, 142, 14, 6, DARK) for x in (48, 118, 182, 252)
    )


def _stall(x: float, good: str, colour: str) -> str:
    drawn, width = "", 56 / STRIPES
    for stripe in range(STRIPES):
        hem = f"v16a{width / 2:.1f} {width / 2:.1f} 0 0 1 {-width:.1f} 0Z"
        drawn += stroke(f"M{x + stripe * width:.1f} 168h{width:.1f}{hem}", WHITE if stripe % 2 else BLUE, DARK, 1.1)
    drawn += rect(x, 163, 56, 6, DARK) + rect(x + 3, 222, 50, 34, WASH, DARK, 1.6)
    drawn += stroke(f"M{x + 3} 233h50M{x + 3} 244h50", colour=MIDDLE, width=1)
    return drawn + "".join(centred(good, x + 12 + n * 16, 215, 15, colour, ik=WHITE, ia=GOLD) for n in range(3))


def _floor() -> str:
    drawn = rect(29, 262, 242, 70, WHITE) + stroke("M29 262h242", width=2)
    for n in range(-9, 10):
        drawn += stroke(f"M{150 + n * 14} 262L{150 + n * 46} 332", colour=PALE, width=1.2)
    return drawn + "".join(stroke(f"M29 {y}h242", colour=PALE, width=1.2) for y in (270, 281, 297, 318))
