"""The box of Madeira as it stands on the shelf: a caravel before the terraced island, the sun above it."""

from __future__ import annotations

from math import cos, pi, sin

from ....look.cover import BLUE, DARK, GOLD, MIDDLE, WASH, WHITE, frame, stroke
from ....look.svg import centred, circle, rect
from ....words import Words

MOUNTAIN = "M29 244C52 214 62 160 92 128c14-16 24-34 38-36 14 0 20 26 36 44 24 28 56 44 105 86v60H29Z"


def cover(words: Words) -> str:
    picture = rect(29, 29, 242, 302, WHITE) + _sun() + _mountain() + _coast() + _sea() + _caravel()
    return frame("madeira", [words.say("game-name")], picture)


def _sun() -> str:
    rays = ""
    for ray in range(12):
        x, y = cos(pi * ray / 6), sin(pi * ray / 6)
        ends = f"M{214 + 28 * x:.1f} {82 + 28 * y:.1f}L{214 + 36 * x:.1f} {82 + 36 * y:.1f}"
        rays += stroke(ends, colour=GOLD, width=2)
    return circle(214, 82, 22, GOLD) + rays


def _mountain() -> str:
    terraces = ""
    for step in range(9):
        y = 118 + step * 16
        ridge = f"M20 {y + 20}C80 {y - 8} 120 {y + 18} 160 {y + 2}S250 {y + 22} 290 {y + 10}"
        terraces += stroke(ridge, colour=MIDDLE if step % 2 else BLUE, width=1.5)
    levada = stroke("M120 92c6 14-6 22 2 34s-8 20 0 34", colour=WHITE, width=3)
    inside = f'<clipPath id="cover-mountain"><path d="{MOUNTAIN}"/></clipPath>'
    return stroke(MOUNTAIN, WASH, width=2.2) + f'{inside}<g clip-path="url(#cover-mountain)">{terraces}{levada}</g>'


def _coast() -> str:
    """Fields, the windmill, and a town at the foot of the mountain."""
    fields = ((88, 196, "grape"), (112, 212, "grape"), (70, 218, "wheat"), (150, 188, "wheat"))
    drawn = "".join(centred(good, x, y, 15, BLUE, ik=WASH, ia=BLUE) for x, y, good in (*fields, (214, 228, "wheat")))
    drawn += centred("windmill", 196, 176, 32, WHITE, ik=WHITE) + centred("windmill", 196, 176, 28, DARK, ik=WHITE)
    for x, tall in ((44, 20), (58, 28), (72, 18), (86, 24)):
        drawn += rect(x, 246 - tall, 13, tall, WHITE, DARK, 1.3)
        drawn += stroke(f"M{x - 1} {246 - tall}l7.5-7 7.5 7Z", DARK, width=1) + rect(x + 4, 252 - tall, 4, 5, BLUE)
    return drawn


def _sea() -> str:
    drawn = rect(29, 246, 242, 90, WHITE) + stroke("M29 246h242", width=2)
    for wave in range(7):
        drawn += stroke(f"M{-20 + wave % 2 * 14} {258 + wave * 12}" + "q7-6 14 0t14 0" * 13, colour=MIDDLE, width=1.4)
    return drawn


def _caravel() -> str:
    hull = stroke("M-62-6H62c-6 22-24 34-46 34h-36C-42 28-58 14-62-6Z", WHITE, width=2.2)
    hull += stroke("M-58 4H58M-50 14H50", colour=BLUE, width=1.2)
    masts = stroke("M-4-6V-96M-40-6V-58M36-6V-64", width=2.4)
    sails = stroke("M-4-92c34 8 44 40 30 76-14-6-22-6-30-4Z", WHITE, width=1.8)
    sails += stroke("M4-60c8-2 14-1 20 2M2-40c10-3 18-2 26 1", colour=MIDDLE, width=1)
    sails += stroke("M-4-88C-24-70-28-44-22-18c8-4 14-4 18-2Z", WASH, width=1.8)
    sails += stroke("M-40-56c-16 10-20 26-16 42 6-3 12-3 16-2Z", WHITE)
    sails += stroke("M36-62c20 10 26 28 20 46-8-3-14-3-20-1Z", WASH)
    cross = stroke("M-1-47h8v-8h6v8h8v6h-8v8h-6v-8h-8Z", GOLD, GOLD, 0.1)
    flag = stroke("M-4-96l18-6-18-6Z", GOLD, width=1)
    spray = stroke("M60 322q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0", colour=BLUE, width=1.8)
    return f'<g transform="translate(150 292)">{hull}{masts}{sails}{cross}{flag}</g>{spray}'
