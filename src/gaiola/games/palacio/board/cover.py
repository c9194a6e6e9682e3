"""The box of O Palácio as it stands on the shelf: the palace over its cascade, between cypresses."""

from __future__ import annotations

from ....look.cover import BLUE, DARK, GOLD, MIDDLE, WASH, WHITE, frame, stroke
from ....look.svg import centred, circle, rect
from ....words import Words


def cover(words: Words) -> str:
    name = words.say("game-name").split()
    middle = (len(name) + 1) // 2
    lines = [" ".join(name[:middle]), " ".join(name[middle:])]
    picture = rect(29, 29, 242, 302, WHITE) + _sky() + _palace() + _windows() + _cascade() + _garden()
    return frame("palacio", lines, picture)


def _sky() -> str:
    return circle(226, 72, 17, GOLD) + stroke("M29 96q20-16 40-4 16-18 38-2 20-10 30 6", colour=MIDDLE, width=1.4)


def _palace() -> str:
    walls = stroke("M58 214V128h184v86Z", WHITE, width=2) + stroke("M50 128h200l-8-10H58Z", DARK, width=1)
    gable = stroke("M116 118 150 92l34 26Z", WHITE, width=2) + circle(150, 109, 6, GOLD, DARK, 1.2)
    urns = stroke("M62 118v-8M76 118v-8M90 118v-8M210 118v-8M224 118v-8M238 118v-8", width=3)
    return walls + gable + urns


def _windows() -> str:
    drawn = ""
    for x in (72, 98, 202, 228):
        drawn += stroke(f"M{x - 8} 160v-16a8 8 0 0 1 16 0v16Z", WASH, width=1.3)
        drawn += stroke(f"M{x} 136v24M{x - 8} 148h16", colour=BLUE, width=0.9)
        drawn += rect(x - 8, 172, 16, 30, WASH, DARK, 1.3)
        drawn += stroke(f"M{x} 172v30M{x - 8} 182h16M{x - 8} 192h16", colour=BLUE, width=0.9)
    for x in (130, 150, 170):
        drawn += stroke(f"M{x - 8} 160v-16a8 8 0 0 1 16 0v16Z", WASH, width=1.3)
        drawn += stroke(f"M{x} 136v24", colour=BLUE, width=0.9)
    drawn += stroke("M136 214v-32a14 14 0 0 1 28 0v32Z", DARK, width=1)
    return drawn + stroke("M58 166h184", colour=BLUE, width=1.2)


def _cascade() -> str:
    """Stairs, and water from them into a basin."""
    drawn = "".join(rect(128 - step * 7, 214 + step * 6, 44 + step * 14, 6, WHITE, DARK, 1.2) for step in range(5))
    drawn += stroke("M104 290a46 14 0 0 0 92 0", WASH)
    drawn += f'<ellipse cx="150" cy="290" rx="46" ry="10" fill="{WASH}" stroke="{DARK}" stroke-width="1.6"/>'
    outer = "M150 246c-14 8-22 24-26 42M150 246c14 8 22 24 26 42"
    inner = "M150 246c-5 12-8 26-9 44M150 246c5 12 8 26 9 44"
    return drawn + stroke(outer + inner, colour=BLUE, width=1.5) + circle(150, 247, 4, GOLD, DARK)


def _garden() -> str:
    drawn = ""
    for x, y, tall in ((44, 250, 96), (256, 250, 96), (80, 262, 60), (220, 262, 60)):
        tree = (
            f"M{x} {y - tall}c10 {tall * 0.35:.0f} 12 {tall * 0.7:.0f} 0 {tall}"
            f"c-12 {-tall * 0.3:.0f} -10 {-tall * 0.65:.0f} 0 {-tall}Z"
        )
        drawn += stroke(tree, BLUE, width=1.2) + stroke(f"M{x} {y}v8", width=2)
    for x in (234, 66):
        drawn += stroke(f"M{x - 34} 322q4-30 34-32 30 2 34 32Z", WASH, width=1.3)
        drawn += stroke(f"M{x - 18} 318q2-14 18-16 16 2 18 16", colour=BLUE, width=1.2)
        drawn += centred("flower", x, 311, 13, BLUE, ia=GOLD, ik=WHITE)
    return drawn
