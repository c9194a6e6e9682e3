"""Cards, tiles and pieces, each drawn into a rectangle: pure pictures of what is printed. Whoever lays them on the
board says in words what they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import cos, pi, sin
from typing import Any

from ....look.colours import GLAZE, INK, ink, tint
from ....look.counts import each
from ....look.svg import DASHES, centred, circle, line, path, rect, text
from ....words import Words
from . import glyphs
from .pieces import BLUE, LETTER, LINE, PALE, snug

Face = Mapping[str, Any]

ON = "var(--on-solid)"
GOLD, GOLD_DEEP, GOLD_PALE = "var(--gold)", "var(--gold-deep)", "var(--gold-50)"
ROOFS = {"blue": "var(--c-600)", "green": "var(--p-green)"}
SMALL, LEAST_RIGGED, LEAST_FRAMED = 58, 58, 24
"""A card less high than this is a stub in a portfolio; less high than the others a ship has
no sails, and a clergy tile no second frame."""
TITLE, LEADING, LEAST_MEDALLION, LEAST_SCORE, LEAST_GLYPH = 12, 11.6, 11, 13.5, 18
"""Letters of titles and the way from line to line; less large than the others nothing is drawn that has a number."""


# ------------------------------------------------------------------ political cards


def card(words: Words, face: Face | None, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A political card, or its back: type and Influence above, then its title and what it does. In the lower right
    `corner` something else will lie."""
    if face is None:
        return back(x, y, width, height)
    if height < SMALL:
        return _stub(face, x, y, width, height)
    deck, band = _deck(face["id"]), 17.0
    drawn = _sheet(x, y, width, height, deck) + _heading(face, x, y, width, band, deck)
    rows = [face[part] for part in ("event", "benefit")] if "event" in face else [[*face["reward"], *face["penalty"]]]
    high = min(25.0, height * (0.29 if len(rows) == 1 else 0.245))
    foot = y + height - 3 - high * len(rows)
    drawn += _title(words.noun("card", face["id"]), face["type"], x, y + band, width, foot - y - band)
    for index, row in enumerate(rows):
        sign = ("event", "portfolio")[index] if len(rows) > 1 else ""
        beyond = corner if index == len(rows) - 1 else 0
        drawn += _band(row, x + 2.5, foot + index * high, width - 5 - beyond, high - 1, sign, beyond)
    return f"<g>{drawn}</g>"


def back(x: float, y: float, width: float, height: float) -> str:
    """A card that is not shown: a tile of the wall."""
    drawn = rect(x, y, width, height, GLAZE, BLUE, 1.4, 5) + rect(x + 3, y + 3, width - 6, height - 6, PALE, LINE, 1, 3)
    drawn += rect(x + 3, y + 3, width - 6, height - 6, "url(#azs)", "none", 0, 3)
    return f"<g>{drawn}</g>"


def _deck(id: str) -> str:
    """The color of the back: cards and ships are named after it."""
    return f"var(--d-{id.removeprefix('ship_').partition('_')[0]},{BLUE})"


def _sheet(x: float, y: float, width: float, height: float, deck: str) -> str:
    drawn = rect(x, y, width, height, GLAZE, deck, 1.5, 5)
    return drawn + rect(x + 2.2, y + 2.2, width - 4.4, height - 4.4, "none", "var(--c-200)", 0.7, 3.2)


def _heading(face: Face, x: float, y: float, width: float, band: float, deck: str) -> str:
    drawn = path(f"M{x:g} {y + band:g}v{5 - band:g}a5 5 0 0 1 5-5h{width - 10:g}a5 5 0 0 1 5 5v{band - 5:g}Z", deck)
    middle, emblem = y + band / 2, band * 0.8
    drawn += centred(face["type"], x + 5 + emblem / 2, middle, emblem, ON, ik=deck, ia=ON)
    return drawn + (
        influence(face["influence"], x + width - 5, middle, band * 0.8, ON, deck) if "influence" in face else ""
    )


def influence(number: int, right: float, cy: float, size: float, fill: str, ground: str, letter: float = 0) -> str:
    """A sealed letter and its Influence, up to `right`."""
    high = size * 0.95
    drawn = text(right, cy + high * 0.36, number, round(high, 2), anchor="end", weight=800, fill=fill)
    letter = letter or size
    return drawn + centred("letter", right - high * 0.7 - letter * 0.56, cy, letter, fill, ik=ground, ia=fill)


def _title(words: str, type: str, x: float, y: float, width: float, height: float) -> str:
    """The title of a card, and above it, where there is room, the medallion of its type."""
    lines, step, drawn = _lines(words, TITLE, width - 4, max(int((height + 1.5) / LEADING), 1)), LEADING, ""
    room = len(lines) * step + 3
    radius = min((height - room) / 2 - 2, width * 0.28)
    if radius < LEAST_MEDALLION:
        room = height
    else:
        drawn = medallion(type, x + width / 2, y + (height - room) / 2 + 1.5, radius)
    top = y + height - room / 2 - (len(lines) - 1) * step / 2 + 3
    for index, part in enumerate(lines):
        line_at = top + index * step
        drawn += snug(x + width / 2, line_at, part, TITLE, width - 4, "sf")
    return drawn


def _lines(words: str, size: float, width: float, most: int) -> list[str]:
    """Words in as few lines as they fit in, each as even as can be."""
    parts = words.split()
    best = [words]
    for count in range(1, min(most, len(parts)) + 1):
        splits = [
            [" ".join(parts[start:end]) for start, end in zip((0, *cuts), (*cuts, len(parts)), strict=True)]
            for cuts in combinations(range(1, len(parts)), count - 1)
        ]
        best = min(best, *splits, key=lambda lines: max(len(part) for part in lines))
        if max(len(part) for part in best) * size * LETTER <= width:
            break
    return best


def medallion(icon: str, cx: float, cy: float, radius: float) -> str:
    """An emblem in a ring of petals, as on the tiles of a wall."""
    drawn = circle(cx, cy, radius, PALE, LINE, 1)
    for index in range(12):
        turn = index * pi / 6
        px, py = cx + cos(turn) * radius * 0.86, cy + sin(turn) * radius * 0.86
        drawn += (
            f'<ellipse cx="{px:.2f}" cy="{py:.2f}" rx="{radius * 0.13:.2f}" ry="{radius * 0.07:.2f}" '
            f'transform="rotate({index * 30} {px:.2f} {py:.2f})" fill="var(--c-400)"/>'
        )
    drawn += circle(cx, cy, radius * 0.7, GLAZE, BLUE, 1.2)
    return drawn + centred(icon, cx, cy, radius * 0.92, BLUE, ik=GLAZE, ia=GOLD)


def _band(row: Sequence[Face], x: float, y: float, width: float, height: float, sign: str, beyond: float) -> str:
    """What a card does, in a strip that goes on `beyond` it; the sign before it says when: now, or while it lies in a
    portfolio."""
    ground = "var(--c-100)" if sign == "portfolio" else PALE
    drawn = rect(x, y, width + beyond, height, ground, "none", 0, 2.5)
    left = x
    if sign:
        end = min(13.0, height * 0.72)
        drawn += centred(sign, x + end / 2 + 1, y + height / 2, end * 0.86, BLUE, ik=ground, ia=BLUE)
        left += end + 1
    room, high = x + width - left - 2, height - 2
    share = room / max(len(row), 1)
    size = min(high, share / 2)
    if size < min(high, LEAST_GLYPH):
        size = min(high, room / (len(row) * 1.15))
        start = left + (room - (len(row) * 1.15 - 0.15) * size) / 2
        marks = [
            glyphs.brief(one, start + index * size * 1.15, y + (height - size) / 2, size, ground)
            for index, one in enumerate(row)
        ]
        return drawn + "".join(marks)
    for index, one in enumerate(row):
        drawn += glyphs.effect(one, left + (index + 0.5) * share - size, y + (height - size) / 2, size, ground)
    return drawn


def _stub(face: Face, x: float, y: float, width: float, height: float) -> str:
    """What still counts of a card in a portfolio: its Influence, or its benefit."""
    deck, band = _deck(face["id"]), 6.0
    drawn = rect(x, y, width, height, GLAZE, deck, 1.4, 4)
    drawn += path(f"M{x:g} {y + band:g}v-2a4 4 0 0 1 4-4h{width - 8:g}a4 4 0 0 1 4 4v2Z", deck)
    middle = y + band + (height - band) / 2
    if "benefit" in face:
        size = min(height - band - 6, (width - 4) / 2, 24)
        if size < LEAST_GLYPH:
            size = min((height - band - 3) / 2, width * 0.66)
            marks = [glyphs.stacked(one, x + width / 2, middle - size, size) for one in face["benefit"]]
            return f"<g>{drawn}{''.join(marks)}</g>"
        start = x + width / 2 - glyphs.across(len(face["benefit"]), size) / 2
        return f"<g>{drawn}{glyphs.effects(face['benefit'], start, middle - size / 2, size)}</g>"
    size = min(height - band - 4, width * 0.48)
    drawn += centred(face["type"], x + width * 0.3, middle, size, deck, ik=GLAZE, ia=deck)
    number, small = min(size, 16), min(size * 0.62, 11)
    low = middle + small * 0.5
    drawn += centred("letter", x + width * 0.74, low - number * 0.42 - small * 0.62, small, deck, ik=GLAZE, ia=deck)
    drawn += text(x + width * 0.74, low + number * 0.36, face["influence"], round(number, 2), weight=750)
    return f"<g>{drawn}</g>"


# ------------------------------------------------------------------ ships


def ship(face: Face, x: float, y: float, width: float, height: float) -> str:
    """A ship with its Influence and price, and a dock space for each good of its hull. At sea there are waves below
    it, in dock a quay."""
    deck, rigged = _deck(face["id"]), height >= LEAST_RIGGED
    drawn = rect(x, y, width, height, GLAZE, deck, 1.5, 5)
    number = 12.6
    drawn += _hull(face, x, y, width, height, height * 0.36 if rigged else height - number * 1.35 - 12)
    drawn += (
        _sea(x + 3, y + height - 3.8, width - 6) if face.get("at_sea") else _quay(x + 4, y + height - 3.5, width - 8)
    )
    narrow = width < SMALL
    drawn += influence(
        face["influence"], x + width - 3, y + number * 0.5 + 3, number, deck, GLAZE, 9 if narrow else number
    )
    if face["price"]:
        size = 14 if narrow else number * 1.35
        drawn += centred("real", x + 2 + size / 2, y + 2.5 + size / 2, size, GOLD, ik="var(--gold-100)")
        words, high = f"+{face['price']}" if not narrow else face["price"], 11.8
        drawn += text(x + 2 + size / 2, y + 2.5 + size / 2 + high * 0.36, words, round(high, 2), weight=750)
    return f"<g>{drawn}</g>"


def _hull(face: Face, x: float, y: float, width: float, height: float, room: float) -> str:
    """The body of a ship, with its cargo; its dock spaces lie in two rows where one would be too small."""
    deck, hull, rigged = _deck(face["id"]), face["hull"], height >= LEAST_RIGGED
    wide = hull if rigged or hull < 3 else (hull + 1) // 2
    rows = -(-hull // wide)
    cell = min((width - 14) / max(wide, 2), room / rows, 17)
    deep, half, cx, keel = rows * cell + 5, max(wide * cell / 2 + 5, width * 0.3), x + width / 2, y + height - 6
    top, slope = keel - deep, min(deep * 0.3, 5.5)
    drawn = _rigging(cx, y + 3, top - 1, half, deck) if rigged else ""
    drawn += path(
        f"M{cx - half - 1:g} {top:g}h{2 * half + 2:g}l{-slope:g} {deep * 0.8:g}"
        f"q-1 {deep * 0.2:g} -4 {deep * 0.2:g}h{2 * slope - 2 * half + 6:g}q-3 0 -4 {-deep * 0.2:g}Z",
        deck,
    )
    cargo = each(face.get("cargo", {}))
    for index in range(hull):
        place = (cx - wide * cell / 2 + index % wide * cell + 0.7, top + 1.8 + index // wide * cell, cell - 1.4)
        if index < len(cargo):
            drawn += good(cargo[index], *place)
        else:
            drawn += rect(*place, place[2], PALE, LINE, 0.9, 2, DASHES)
    return drawn


def _rigging(cx: float, top: float, deck_line: float, half: float, fill: str) -> str:
    """Mast and sails over a hull."""
    high = deck_line - top
    if high < 8:
        return ""
    drawn = line(cx, top, cx, deck_line, fill, 1.4)
    wide = min(half * 0.6, high * 0.85)
    low = deck_line - 1.5
    drawn += path(f"M{cx + 1.6:g} {top + 1:g}q{wide * 0.95:g} {high * 0.3:g} {wide:g} {high - 2.5:g}h{-wide:g}Z", fill)
    drawn += path(
        f"M{cx - 1.6:g} {top + high * 0.16:g}q{-wide * 0.85:g} {high * 0.3:g} "
        f"{-wide * 0.9:g} {low - top - high * 0.16:g}h{wide * 0.9:g}Z",
        "var(--c-200)",
        fill,
        1,
    )
    return drawn


def _sea(x: float, y: float, width: float) -> str:
    count = max(int(width / 9), 2)
    step = width / count
    waves = f"M{x:g} {y:g}" + f"q{step / 4:g} -3 {step / 2:g} 0t{step / 2:g} 0" * count
    return path(waves, stroke=BLUE, width=1.4, more='stroke-linecap="round"')


def _quay(x: float, y: float, width: float) -> str:
    drawn = rect(x, y - 1.2, width, 2.4, "var(--line-2)", "none", 0, 1)
    return drawn + "".join(rect(x + at * (width - 3), y - 3.8, 3, 3, "var(--line-2)", "none", 0, 0.8) for at in (0, 1))


# ------------------------------------------------------------------ tiles


def clergy(face: Face | None, x: float, y: float, width: float, height: float) -> str:
    """A clergy tile with the wigs on its back. One that works for good has a double frame, one that works once a
    corner cut off."""
    if face is None:
        return back(x, y, width, height)
    cut = min(width, height) * 0.24 if face["once"] else 0
    edge = f"M{x + 3:g} {y:g}h{width - 3 - max(cut, 3):g}"
    edge += f"l{cut:g} {cut:g}" if cut else "a3 3 0 0 1 3 3"
    edge += f"v{height - 3 - max(cut, 3):g}a3 3 0 0 1 -3 3h{6 - width:g}a3 3 0 0 1 -3 -3v{6 - height:g}a3 3 0 0 1 3 -3Z"
    drawn = path(edge, GLAZE, BLUE, 1.3)
    low = height < LEAST_FRAMED
    if not (face["once"] or low):
        drawn += rect(x + 2, y + 2, width - 4, height - 4, "none", LINE, 0.8, 2)
    foot = 14 if height >= 38 else 0
    room = height - foot - (2 if low else 5)
    size = min(room, (width - 6) / (glyphs.across(len(face["effect"]), 1) or 1), 24)
    start = x + width / 2 - glyphs.across(len(face["effect"]), size) / 2
    drawn += glyphs.effects(face["effect"], start, y + (height - foot - size) / 2 + (1 if foot else 0), size)
    if foot:
        drawn += _wigs(face["wigs"], x + width / 2, y + height - foot / 2 - 1.5, foot * 0.86, GLAZE)
    return f"<g>{drawn}</g>"


def _wigs(number: object, cx: float, cy: float, size: float, ground: str) -> str:
    drawn = centred("wig", cx + size * 0.42, cy, size, GOLD_DEEP, ik=ground)
    return drawn + text(cx - size * 0.42, cy + size * 0.34, number, round(size * 0.94, 2), weight=700)


def decree(face: Face, x: float, y: float, width: float, height: float, room: float = 0) -> str:
    """A decree: what it counts, and how it scores below a rule; on a wide one beside it, over as much `room` as is
    wanted there."""
    drawn = rect(x, y, width, height, GOLD_PALE, GOLD, 1.1, 4)
    if width > height * 1.6:
        size = min(height - 6, width * 0.21)
        drawn += glyphs.goal(face["goal"], x + 4, y + (height - size) / 2, size, GOLD_PALE)
        left, top, wide, high = x + 2 * size + 8, y + 1, width - 2 * size - 11, height - room - 2
    else:
        high = height * (0.36 if height < 52 else 0.42)
        size = min(height - high - 5, (width - 6) / 2, 28)
        drawn += glyphs.goal(face["goal"], x + width / 2 - size, y + (height - high - size) / 2 + 0.5, size, GOLD_PALE)
        left, top, wide = x + 3, y + height - high, width - 6
        drawn += line(x + 4, top, x + width - 4, top, "var(--gold-2)", 0.8)
    return f"<g>{drawn}{_score(face['score'], left, top, wide, high)}</g>"


def _score(score: Face, x: float, y: float, width: float, height: float) -> str:
    """How a decree scores, in the middle of its place."""
    high = min(height - 2, 20)
    wanted = glyphs.score_width(score, high)
    if wanted > width:
        high = min(high, max(high * width / wanted, LEAST_SCORE, glyphs.ladder_size(score, high, width)))
    wide = glyphs.score_width(score, high, width)
    return glyphs.score(score, x + (width - wide) / 2, y + (height - high) / 2, high, width, GOLD_PALE)


def plan(id: str, x: float, y: float, width: float, height: float) -> str:
    """A plan on squared paper: the roof of its architect, and how many officials it takes."""
    architect, _, officials = id.partition("-")
    solid, fold = ROOFS.get(architect, BLUE), min(width, height) * 0.2
    edge = (
        f"M{x + 2:g} {y:g}h{width - fold - 2:g}l{fold:g} {fold:g}v{height - fold - 2:g}a2 2 0 0 1 -2 2h{4 - width:g}"
        f"a2 2 0 0 1 -2 -2v{4 - height:g}a2 2 0 0 1 2 -2Z"
    )
    drawn = path(edge, PALE, solid, 1.3)
    for part in (1, 2, 3):
        drawn += line(x + 1, y + height * part / 4, x + width - 1, y + height * part / 4, "var(--c-200)", 0.6)
        if part * width / 4 < width - fold:
            drawn += line(x + width * part / 4, y + 1, x + width * part / 4, y + height - 1, "var(--c-200)", 0.6)
    drawn += path(f"M{x + width - fold:g} {y:g}v{fold:g}h{fold:g}Z", GLAZE, solid, 1)
    if width > height * 1.3:
        size = min(height - 6, width * 0.4)
        drawn += centred(
            glyphs.ARCHITECTS.get(architect, "plan"), x + width * 0.28, y + height / 2, size, solid, ik=PALE
        )
        return f"<g>{drawn}{_officials(officials, x + width * 0.7, y + height / 2 + 1, size * 0.7)}</g>"
    if height < SMALL / 2:
        roof = centred(glyphs.ARCHITECTS.get(architect, "plan"), x + width / 2 - 1, y + 6, 10, solid, ik=PALE)
        return f"<g>{drawn}{roof}{text(x + width / 2, y + height - 2.2, officials, 12, weight=750)}</g>"
    size = min(height * 0.48, width - 8)
    drawn += centred(
        glyphs.ARCHITECTS.get(architect, "plan"), x + width / 2 - 1, y + height * 0.32, size, solid, ik=PALE
    )
    return f"<g>{drawn}{_officials(officials, x + width / 2, y + height * 0.76, min(height * 0.32, width * 0.4))}</g>"


def _officials(number: str, cx: float, cy: float, size: float) -> str:
    drawn = text(cx - size * 0.45, cy + size * 0.36, number, round(size, 2), weight=750)
    return drawn + centred("official", cx + size * 0.42, cy, size, INK, ik=PALE)


def building(face: Face, x: float, y: float, width: float, height: float) -> str:
    """A public building: a front in the two colors it shows, under the roof of its architect."""
    architect, goods = face["architect"], face["goods"]
    solid = ROOFS.get(architect, BLUE)
    roof, step = height * 0.3, max(height * 0.06, 2)
    top, bottom = y + roof, y + height - step
    drawn = rect(x + 2, top, width - 4, bottom - top, GLAZE, solid, 1.6)
    each = (width - 4) / max(len(goods), 1)
    size = min(each - 3, bottom - top - 5, 24)
    for index, kind in enumerate(goods):
        left = x + 2 + index * each
        drawn += rect(left, top, each, bottom - top, tint(kind), solid, 0.8)
        drawn += centred(kind, left + each / 2, (top + bottom) / 2 + 0.5, size, ink(kind), ik=tint(kind))
    drawn += rect(x, bottom, width, step, solid, "none", 0, 1) + _roof(architect, x, y, width, roof, solid)
    return f"<g>{drawn}</g>"


def _roof(architect: str, x: float, y: float, width: float, height: float, solid: str) -> str:
    """A pediment, or a roof with a bent slope and dormers."""
    if architect != "green":
        drawn = path(f"M{x - 1:g} {y + height:g}L{x + width / 2:g} {y:g}L{x + width + 1:g} {y + height:g}Z", solid)
        return drawn + circle(x + width / 2, y + height * 0.64, height * 0.16, GLAZE)
    bend, rise = width * 0.2, height * 0.92
    drawn = path(
        f"M{x - 1:g} {y + height:g}q{bend * 0.7:g} {-rise * 0.2:g} {bend:g} {-rise:g}h{width + 2 - 2 * bend:g}"
        f"q{bend * 0.3:g} {rise * 0.8:g} {bend:g} {rise:g}Z",
        solid,
    )
    for at in (0.36, 0.64):
        side = height * 0.32
        drawn += rect(x + width * at - side / 2, y + height * 0.4, side, side * 1.1, GLAZE, "none", 0, side * 0.3)
    return drawn


def favor(noble: str, x: float, y: float, width: float, height: float) -> str:
    """A royal favor: a Noble's emblem on a ribbon."""
    drawn = rect(x, y, width, height, GOLD_PALE, GOLD, 1.2, 5)
    radius = min(width, height) * 0.34
    cx, cy = x + width / 2, y + min(height / 2, radius * 1.12 + 2)
    low = min(cy + radius * 1.75, y + height - 2)
    for side in (-1, 1):
        drawn += path(
            f"M{cx + side * radius * 0.15:g} {cy + radius * 0.6:g}L{cx + side * radius * 0.75:g} {cy + radius * 0.5:g}"
            f"L{cx + side * radius * 0.95:g} {low:g}L{cx + side * radius * 0.5:g} {low - radius * 0.28:g}"
            f"L{cx + side * radius * 0.1:g} {low:g}Z",
            "var(--gold-2)",
        )
    drawn += centred("seal", cx, cy, radius * 2.2, GOLD) + circle(cx, cy, radius * 0.8, GOLD_PALE)
    return f"<g>{drawn}{centred(noble, cx, cy, radius * 1.2, GOLD_DEEP, ik=GOLD_PALE, ia=GOLD_DEEP)}</g>"


# ------------------------------------------------------------------ goods and rubble


def good(kind: str, x: float, y: float, size: float) -> str:
    """A good as it lies in a warehouse or a dock."""
    drawn = rect(x, y, size, size, tint(kind), ink(kind), max(size * 0.05, 0.8), size * 0.2)
    return f"<g>{drawn}{centred(kind, x + size / 2, y + size / 2, size * 0.8, ink(kind), ik=tint(kind))}</g>"


def cube(kind: str, x: float, y: float, size: float) -> str:
    """A cube of rubble: its kind by color and by crack, flame or wave."""
    return f"<g>{glyphs.cube(kind, x + size / 2, y + size / 2, size)}</g>"
