"""The charts of a finished game as SVG: points by source as stacked bars, points over the game as lines. Drawn small
(380 units wide) so that their texts stay readable on a phone; a player is a shape and a dash style before a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..look.charts import (
    DURING,
    FAINT,
    FINAL,
    LINE_STYLES,
    LOST,
    PATTERNS,
    Hue,
    face,
    nice_step,
    patterns_of,
    picture,
    with_minus,
)
from ..look.svg import GLAZE, INK, centred, esc, line, path, rect, text, token
from .story import Course

WIDTH, HEIGHT = 380.0, 196.0
LETTER = 7.5
"""The room for one letter of a name."""
BAR_NAME, LINE_NAME = 9, 8
"""How many letters of a name there is room for."""
ICON = 12.0

GAP = 4.0
"""Between what was won in play and in the final scoring."""

TILE = (26, 18)
"""A source in the table: as its block in the bars, with its icon."""

MOST_STEPS = 160
"""More places to point at than this nobody can tell apart."""


class Player(NamedTuple):
    name: str
    colour: str
    points: int


class Block(NamedTuple):
    """One source in the bars: its points for each player."""

    label: str
    points: list[int]
    final: bool
    icon: str = ""


class Axis(NamedTuple):
    """The words around the lines."""

    moves: str
    rounds: str
    scoring: str


def hues(blocks: Sequence[Block]) -> list[Hue]:
    """How each block looks, in the order of the blocks. A source that gave nothing has no fill."""
    counts = {False: 0, True: 0}
    found: list[Hue] = []
    for block in blocks:
        if not any(block.points):
            found.append(Hue("", "var(--ink-3)", "", block.final))
        elif max(block.points) <= 0:
            found.append(Hue(LOST, INK, "", block.final))
        else:
            family = FINAL if block.final else DURING
            again, at = divmod(counts[block.final], len(family))
            found.append(Hue(*family[at], list(PATTERNS)[again % len(PATTERNS)], block.final))
            counts[block.final] += 1
    return found


def tile(hue: Hue, icon: str) -> str:
    """A source as the table shows it."""
    width, height = TILE
    drawn = face(hue, 1, 1, width - 2, height - 2) if hue.fill else ""
    drawn += _patch(hue, width / 2, height / 2, 15, 12) if icon else ""
    drawn += centred(icon, width / 2, height / 2, 12, hue.ink, ik=hue.fill or GLAZE, ia=hue.ink) if icon else ""
    return f'<svg class="tile" viewBox="0 0 {width} {height}" aria-hidden="true">{drawn}</svg>'


def _patch(hue: Hue, x: float, y: float, width: float, height: float) -> str:
    """Plain ground under what is written on a pattern."""
    return rect(x - width / 2, y - height / 2, width, height, hue.fill, radius=2) if hue.pattern else ""


# ------------------------------------------------------------------ bars


def bars(title: str, players: Sequence[Player], blocks: Sequence[Block], legend: Sequence[tuple[Hue, str]]) -> str:
    """What was won goes right from the line, what was lost goes left of it; the number behind is the sum."""
    won = max(sum(max(block.points[seat], 0) for block in blocks) for seat in range(len(players)))
    lost = max(sum(max(-block.points[seat], 0) for block in blocks) for seat in range(len(players)))
    left = 28 + LETTER * max(len(_short(player.name, BAR_NAME)) for player in players)
    scale = (WIDTH - left - 44 - GAP) / max(won + lost, 1)
    zero = left + lost * scale
    row = min(52.0, (HEIGHT - 32) / len(players))
    top, height = 2.0, row * len(players) + 32
    found = hues(blocks)
    drawn = ""
    for seat, player in enumerate(players):
        y = top + seat * row
        drawn += token(player.colour, 12, y + row / 2, 12) + _name(24, y + row / 2 + 4, player.name, BAR_NAME)
        bar, end = _bar(seat, blocks, found, _Bar(zero, y + row * 0.08, row * 0.84, scale))
        drawn += bar + text(
            end + 6, y + row / 2 + 6, with_minus(player.points), 17, anchor="start", weight=650, cls="sf"
        )
    drawn += line(zero - 0.6, top - 2, zero - 0.6, top + row * len(players) + 2, "var(--line-2)")
    drawn = patterns_of(found) + drawn + _legend(legend, left, height)
    return picture(_told(title, players), drawn, WIDTH, height)


class _Bar(NamedTuple):
    """Where a bar lies, and how wide a point is."""

    zero: float
    top: float
    height: float
    scale: float


def _bar(seat: int, blocks: Sequence[Block], found: Sequence[Hue], at: _Bar) -> tuple[str, float]:
    """One player's blocks, and where they end."""
    drawn, right, left, in_play = "", at.zero, at.zero, True
    for block, hue in zip(blocks, found, strict=True):
        points = block.points[seat]
        width = abs(points) * at.scale
        if not points:
            continue
        if points > 0:
            if block.final and in_play and right > at.zero:
                right += GAP
            in_play = not block.final
            x, right = right, right + width
        else:
            left -= width
            x, hue = left, Hue(LOST, INK, "", block.final)
        inside = face(hue, x, at.top, max(width - 1, 0.6), at.height)
        inside += _written(block, points, hue, x + (width - 1) / 2, at, width)
        drawn += f"<g><title>{esc(block.label)}: {with_minus(points)}</title>{inside}</g>"
    return drawn, right


def _written(block: Block, points: int, hue: Hue, middle: float, at: _Bar, width: float) -> str:
    """Icon over number, as far as there is room."""
    number, centre = with_minus(points), at.top + at.height / 2
    numbered, signed = width > 4 + 6.6 * len(number), bool(block.icon) and width > ICON + 2
    if not (numbered or signed):
        return ""
    both = numbered and signed and at.height > 28
    ground = min(max(ICON, 6.6 * len(number)) + 2, width - 1)
    drawn = _patch(hue, middle, centre, ground, 27 if both else 14)
    if both or not numbered:
        drawn += centred(block.icon, middle, centre - (6.5 if both else 0), ICON, hue.ink, ik=hue.fill, ia=hue.ink)
    if numbered:
        drawn += text(middle, centre + (11.5 if both else 4), number, 11, weight=600, fill=hue.ink)
    return drawn


def _legend(entries: Sequence[tuple[Hue, str]], left: float, height: float) -> str:
    """Swatches in a line under the bars."""
    room = sum(28 + 5.9 * len(label) for _, label in entries)
    drawn, x = "", max(4.0, min(left, WIDTH - room))
    for hue, label in entries:
        drawn += face(hue, x, height - 17, 13, 11)
        drawn += text(x + 17, height - 8, label, 10.5, anchor="start", fill="var(--ink-2)")
        x += 28 + 5.9 * len(label)
    return drawn


# ------------------------------------------------------------------ lines


class _Plot:
    """Where moves and points lie in the drawing."""

    def __init__(self, course: Course, marks: Sequence[tuple[int, str]], labels: float) -> None:
        every = [points for stage in course.standings() for points in stage] + [mark for mark, _ in marks]
        self.step = nice_step(max(every) - min(0, *every), 6)
        self.low = (min(0, *every) // self.step) * self.step
        self.high = max(-(-max(every) // self.step) * self.step, self.low + self.step)
        self.left, self.right = 30.0, WIDTH - labels
        self.end = self.right - (30 if course.scored is not None else 0)
        self.top, self.bottom = 8.0, HEIGHT - 24
        self.moves = max(course.moves, 1)

    def x(self, number: float) -> float:
        return self.left + (self.end - self.left) * min(number, self.moves) / self.moves

    def y(self, points: float) -> float:
        return self.bottom - (self.bottom - self.top) * (points - self.low) / (self.high - self.low)


def lines(
    title: str,
    players: Sequence[Player],
    course: Course,
    axis: Axis,
    at: str,
    move: str,
    marks: Sequence[tuple[int, str]] = (),
) -> str:
    """`at` and a number make the address of a position, `move` is the word for its number; `marks` are thresholds with
    what reaching them is called."""
    longest = max(len(_short(player.name, LINE_NAME)) for player in players)
    plot = _Plot(course, marks, max(24 + LETTER * longest, 46))
    drawn = _ground(plot, course, axis) + _thresholds(plot, marks)
    order = sorted(range(len(players)), key=lambda seat: course.last[seat])
    drawn += "".join(_line(plot, course, seat, players[seat].colour, len(players)) for seat in order)
    drawn += _ends(plot, course, players)
    return picture(_told(title, players), drawn, WIDTH, HEIGHT, _steps(plot, course, players, at, move))


def _ground(plot: _Plot, course: Course, axis: Axis) -> str:
    """Bands for rounds and scoring, lines for points, numbers on both axes."""
    drawn = _rounds(plot, course) + _stages(plot, course)
    if course.scored is not None:
        width = plot.right - plot.end
        drawn += rect(plot.end, plot.top, width, plot.bottom - plot.top, "var(--gold-50)")
    for points in range(plot.low, plot.high + 1, plot.step):
        y = plot.y(points)
        drawn += line(plot.left, y, plot.right, y, "var(--line-2)" if points == 0 else "var(--line)", 0.8)
        drawn += text(plot.left - 5, y + 4, with_minus(points), 10.5, anchor="end", fill=FAINT)
    if not course.rounds:
        step = nice_step(course.moves, 6)
        for number in range(0, course.moves + 1, step):
            drawn += text(plot.x(number), plot.bottom + 14, number, 10.5, fill=FAINT)
    if course.scored is not None:
        middle = (plot.end + plot.right) / 2 + 3
        drawn += text(
            middle,
            plot.bottom - 6,
            axis.scoring,
            10.5,
            anchor="start",
            weight=600,
            fill="var(--gold-deep)",
            cls="sf",
            more=f'transform="rotate(-90 {middle:g} {plot.bottom - 6:g})"',
        )
    named = axis.rounds if course.rounds else axis.moves
    return drawn + text(plot.right + 6, plot.bottom + 14, named, 10.5, anchor="start", fill=FAINT)


def _rounds(plot: _Plot, course: Course) -> str:
    """Every second round is tinted; each is numbered where there is room."""
    drawn, free = "", 0.0
    numbered = -(-len(course.rounds) * 16 // int(plot.end - plot.left))
    for place, (number, name) in enumerate(course.rounds):
        x, width = _band(plot, course, [begun for begun, _ in course.rounds], place)
        drawn += _ground_of(plot, x, width, tinted=place % 2 == 0, edge=number > 0)
        half = 3.4 * len(str(name))
        if place % numbered == 0 and x + width / 2 - half > free:
            drawn += text(x + width / 2, plot.bottom + 14, name, 10.5, fill=FAINT)
            free = x + width / 2 + half + 3
    return drawn


def _stages(plot: _Plot, course: Course) -> str:
    """Parts of the game that have a name: it stands over them where there is room."""
    drawn = ""
    for place, (number, name) in enumerate(course.stages):
        x, width = _band(plot, course, [begun for begun, _ in course.stages], place)
        drawn += _ground_of(plot, x, width, tinted=place % 2 == 0, edge=number > 0)
        if width > 12 + 5.6 * len(name):
            drawn += text(
                x + 6, plot.top + 13, name, 10.5, anchor="start", weight=600, fill="var(--c-700)", cls="sf stage"
            )
    return drawn


def _band(plot: _Plot, course: Course, begun: Sequence[int], place: int) -> tuple[float, float]:
    """Where a part of the game begins, and how wide it is."""
    end = begun[place + 1] if place + 1 < len(begun) else course.moves
    return plot.x(begun[place]), plot.x(end) - plot.x(begun[place])


def _ground_of(plot: _Plot, x: float, width: float, *, tinted: bool, edge: bool) -> str:
    drawn = rect(x, plot.top, width, plot.bottom - plot.top, "var(--c-100)", more='opacity=".6"') if tinted else ""
    return drawn + (line(x, plot.top, x, plot.bottom, "var(--c-200)", 0.8) if edge else "")


def _thresholds(plot: _Plot, marks: Sequence[tuple[int, str]]) -> str:
    drawn = ""
    for points, label in marks:
        y = plot.y(points)
        drawn += line(plot.left, y, plot.right, y, "var(--gold)", 1.2, 'stroke-dasharray="5 3"')
        drawn += text(plot.left + 4, y - 3, label, 10.5, anchor="start", weight=600, fill="var(--gold-deep)")
    return drawn


def _line(plot: _Plot, course: Course, seat: int, colour: str, players: int) -> str:
    spots = [(plot.x(number), plot.y(points[seat])) for number, points in enumerate(course.points)]
    if course.scored is not None:
        spots.append((plot.right, plot.y(course.scored[seat])))
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    drawn = path(d, "none", GLAZE, 4, 'stroke-linejoin="round"')
    dashes = f'stroke-linejoin="round" stroke-dasharray="{LINE_STYLES.get(colour, "")}"'
    drawn += path(d, "none", f"var(--p-{colour})", 2.2, dashes)
    # Shapes on the way, each player's a little further on, so that they do not cover one another.
    gap = max(course.moves / 5, 1)
    for place in range(5):
        number = round(gap * (place + (seat + 1) / (players + 1)))
        if number < len(course.points):
            x, y = spots[number]
            drawn += centred(f"p-{colour}", x, y, 11, GLAZE) + centred(f"p-{colour}", x, y, 8, f"var(--p-{colour})")
    return drawn


def _ends(plot: _Plot, course: Course, players: Sequence[Player]) -> str:
    """Shape and name where each line ends, moved apart where lines meet."""
    ends = sorted((plot.y(course.last[seat]), seat) for seat in range(len(players)))
    gap, placed, lowest = 15.0, [], plot.top
    for y, seat in ends:
        lowest = max(y, lowest)
        placed.append((lowest, seat))
        lowest += gap
    over = max(0.0, lowest - gap - plot.bottom)
    drawn = ""
    for y, seat in placed:
        player = players[seat]
        drawn += token(player.colour, plot.right + 9, y - over, 10) + _name(
            plot.right + 20, y - over + 4, player.name, 9
        )
    return drawn


def _steps(plot: _Plot, course: Course, players: Sequence[Player], at: str, move: str) -> str:
    """Places to point at: who had how much after a move, and the way to that position."""
    every = -(-(course.moves + 1) // MOST_STEPS)
    drawn = ""
    for number in range(0, course.moves + 1, every):
        x, end = plot.x(number - every / 2), plot.x(number + every / 2)
        x = max(x, plot.left)
        told = ", ".join(
            f"{player.name} {points}" for player, points in zip(players, course.points[number], strict=True)
        )
        spot = rect(x, plot.top, max(end - x, 0.5), plot.bottom - plot.top, "transparent", more='class="step"')
        drawn += f'<a href="{esc(at)}{number}" tabindex="-1"><title>{esc(move)} {number}: {esc(told)}</title>{spot}</a>'
    return drawn


# ------------------------------------------------------------------ small things


def _told(title: str, players: Sequence[Player]) -> str:
    return f"{title}: " + ", ".join(f"{player.name} {player.points}" for player in players)


def _name(x: float, y: float, name: str, room: int) -> str:
    shown = _short(name, room)
    full = f"<title>{esc(name)}</title>" if shown != name else ""
    return f"<g>{full}{text(x, y, shown, 11, anchor='start', weight=600)}</g>"


def _short(name: str, room: int) -> str:
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}…"
