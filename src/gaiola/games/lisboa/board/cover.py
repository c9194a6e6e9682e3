"""The box of Lisboa as it stands on the shelf: the new square with its arch, above it the timber cage of the houses,
below it the river."""

from __future__ import annotations

from ....look.cover import BLUE, DARK, GOLD, MIDDLE, PALE, WASH, WHITE, frame, stroke
from ....look.svg import centred, circle, rect
from ....words import Words


def cover(words: Words) -> str:
    picture = rect(29, 29, 242, 302, WHITE) + _cage() + _castle() + _block(34) + _block(188) + _arch() + _square()
    return frame("lisboa", [words.say("game-name")], picture + _river())


def _cage() -> str:
    """The frames that let a house sway and stand."""
    drawn = ""
    for row in range(4):
        for column in range(7):
            x, y = 31 + column * 34.3, 31 + row * 34
            frame = f"M{x:.1f} {y}h34.3v34h-34.3ZM{x:.1f} {y}l34.3 34M{x + 34.3:.1f} {y}l-34.3 34"
            drawn += stroke(frame, colour=PALE, width=1.2)
    return drawn


def _castle() -> str:
    hill = stroke("M29 176C56 134 88 122 116 142l44 46H29Z", WASH)
    return hill + stroke("M64 140v-16h8v5h6v-5h8v5h6v-5h8v13", WASH, width=1.4)


def _block(x: int) -> str:
    """A block of houses with arcades."""
    drawn = rect(x, 176, 78, 86, WHITE, DARK, 2) + stroke(f"M{x - 3} 176l10-15h64l10 15Z", BLUE, width=1.5)
    for dormer in range(3):
        drawn += stroke(f"M{x + 12 + dormer * 24} 172v-9l5-4 5 4v9Z", WHITE, width=1.1)
    for floor in range(3):
        for window in range(4):
            left, top = x + 8 + window * 17.5, 183 + floor * 20
            drawn += rect(left, top, 9, 13, WASH, DARK, 1)
            drawn += stroke(f"M{left + 4.5:g} {top}v13", colour=BLUE, width=0.7)
    for arch in range(3):
        drawn += stroke(f"M{x + 7 + arch * 23} 262v-12a8.5 8.5 0 0 1 17 0v12Z", DARK, width=1)
    return drawn


def _arch() -> str:
    drawn = rect(112, 150, 76, 112, WHITE, DARK, 2) + stroke("M126 262v-62a24 24 0 0 1 48 0v62Z", WASH, width=2)
    drawn += rect(106, 140, 88, 11, DARK) + stroke("M120 140V118h60v22Z", WHITE, width=1.8)
    drawn += stroke("M132 118c0-20 8-30 18-30s18 10 18 30Z", WHITE, width=1.8) + circle(150, 129, 7, GOLD, DARK, 1.3)
    drawn += stroke("M116 152v110M184 152v110", colour=BLUE, width=1.2)
    drawn += centred("king", 150, 103, 17, DARK, ia=GOLD)
    return drawn + stroke("M140 88l10-16 10 16") + circle(150, 69, 4, GOLD, DARK, 1)


def _square() -> str:
    drawn = rect(29, 262, 242, 26, WHITE) + stroke("M29 262h242", width=2)
    for stone in range(-6, 7):
        drawn += stroke(f"M{150 + stone * 16} 262L{150 + stone * 26} 288", colour=PALE, width=1.1)
    return drawn


def _river() -> str:
    drawn = rect(29, 288, 242, 48, WHITE) + stroke("M96 288h108M90 293h120M84 298h132")
    for wave in range(4):
        drawn += stroke(f"M{10 + wave % 2 * 14} {304 + wave * 10}" + "q7-6 14 0t14 0" * 10, colour=MIDDLE, width=1.4)
    for x in (104, 196):
        drawn += rect(x - 3, 266, 6, 34, WHITE, DARK, 1.3) + circle(x, 263, 4.5, GOLD, DARK, 1)
    for x, y, size in ((64, 306, 30), (238, 312, 22)):
        drawn += centred("ship", x, y, size + 4, WHITE, ia=WHITE) + centred("ship", x, y, size, DARK, ia=BLUE)
    return drawn
