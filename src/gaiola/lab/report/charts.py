"""The charts of a report. Drawn small (380 units wide), so that their texts stay readable on a phone; a bot is a shape,
a pattern and a dash style before a colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...look.charts import FAINT, LINE_STYLES, Hue, face, nice_step, patterns_of, picture, with_minus
from ...look.lettering import fitted, two_lines, wide
from ...look.svg import GLAZE, INK, centred, circle, esc, line, path, rect, text, token
from .numbers import Numbers

WIDTH = 380.0
NAMES = 92.0
"""Room for a name on the left."""
SAID = 64.0
"""Room for the numbers on the right."""
ROOM = 22.0
"""Room between two mountains, for what is written over the lower one."""

MARKS = ("blue", "orange", "green", "purple", "yellow", "red")
"""The shapes and colours of bots, in their order."""

HUES = (
    Hue("var(--c-700)", GLAZE),
    Hue("var(--c-200)", INK, "hatch"),
    Hue("var(--c-400)", "var(--on-c-400)", "dots"),
    Hue("var(--c-100)", INK, "rungs"),
    Hue("var(--c-300)", INK),
    Hue("var(--c-600)", GLAZE, "dots"),
)
"""The blocks of bots, in their order."""

PLAIN = HUES[0]
QUIET = "var(--ink-2)"
GROUND = "var(--c-50)"


Scale = Callable[[float], float]
"""Where a value lies in the drawing."""


class Whisker(NamedTuple):
    """A share with its interval; `mark` is the colour of a bot, or empty."""

    name: str
    share: float
    low: float
    high: float
    mark: str = ""


class Heap(NamedTuple):
    """Whole numbers that are counted: of one bot, or of all games."""

    name: str
    values: Sequence[int]
    mark: str = ""


class Bar(NamedTuple):
    """A mean, and where the middle of what it is the mean of lies."""

    mean: float
    low: float
    high: float


class Course(NamedTuple):
    """Points of a bot after each part of the game; `scored` is what the end made of them."""

    name: str
    mark: str
    points: Sequence[float]
    scored: float


# ------------------------------------------------------------------ shares with their intervals


def whiskers(n: Numbers, title: str, rows: Sequence[Whisker], fair: float, fair_word: str) -> str:
    """One line a row: the mark at the share, a line as long as the interval, and what would be an even share."""
    most = max([fair, *(row.high for row in rows)])
    least = min([fair, *(row.low for row in rows)])
    step = nice_step(100 * max(most - least, 0.08), 5)
    low = max(int(100 * least // step) * step, 0)
    high = min(-int(-100 * most // step) * step, 100)
    top, row_height = 22.0, 40.0
    bottom = top + row_height * len(rows)
    left, right = NAMES, WIDTH - SAID

    def x(share: float) -> float:
        return left + (right - left) * (100 * share - low) / max(high - low, 1)

    drawn = rect(left, top, right - left, bottom - top, GROUND, radius=3)
    for tick in range(low, high + 1, step):
        at = x(tick / 100)
        drawn += line(at, top, at, bottom, "var(--line)", 0.8) + text(
            at, bottom + 14, n.percent(tick / 100), 10.5, fill=FAINT
        )
    drawn += line(x(fair), top - 4, x(fair), bottom, INK, 1.2, 'stroke-dasharray="4 3"')
    drawn += text(x(fair), top - 8, f"{fair_word} {n.percent(fair)}", 10.5, fill=QUIET, anchor=_anchor(x(fair)))
    for place, row in enumerate(rows):
        drawn += _whisker(n, row, x, top + row_height * (place + 0.5))
    told = ", ".join(f"{row.name} {n.percent(row.share, 1)}" for row in rows)
    return picture(f"{title}: {told}", drawn, WIDTH, bottom + 20)


def _whisker(n: Numbers, row: Whisker, x: Scale, y: float) -> str:
    drawn = _named(row.name, row.mark, y)
    colour = f"var(--p-{row.mark})" if row.mark else "var(--c-700)"
    ends = (x(row.low), x(row.high))
    drawn += line(ends[0], y, ends[1], y, colour, 3)
    drawn += "".join(line(end, y - 6, end, y + 6, colour, 2) for end in ends)
    drawn += (
        token(row.mark, x(row.share), y, 11) if row.mark else circle(x(row.share), y, 5.5, "var(--c-700)", GLAZE, 2)
    )
    drawn += text(WIDTH - 2, y + 1, n.percent(row.share, 1), 14, anchor="end", weight=650, cls="sf")
    between = n.between(row.low, row.high, 1, 100)
    return drawn + text(WIDTH - 2, y + 14, between, 10, anchor="end", fill=QUIET)


def _named(name: str, mark: str, y: float) -> str:
    """A bot's mark and name, or a name of several words in two lines."""
    if mark:
        return token(mark, 10, y, 12) + fitted(22, y + 4, name, 11.5, NAMES - 28, weight=600)
    return _in_two(name, 2, y, NAMES - 8, weight=600)


def _in_two(name: str, x: float, y: float, width: float, weight: int = 500) -> str:
    """A name around a height, in two lines where one is too short."""
    lines = two_lines(name, 11.5, width)
    first = y + 4 - 6.5 * (len(lines) - 1)
    return "".join(fitted(x, first + 13 * at, words, 11.5, width, weight=weight) for at, words in enumerate(lines))


def _anchor(x: float) -> str:
    """So that a label stays in the drawing."""
    return "start" if x < NAMES + 30 else "end" if x > WIDTH - SAID - 30 else "middle"


# ------------------------------------------------------------------ how often which number


class _Bins(NamedTuple):
    start: int
    width: int
    number: int

    def heights(self, values: Sequence[int]) -> list[int]:
        heights = [0] * self.number
        for value in values:
            heights[(value - self.start) // self.width] += 1
        return heights


def _bins(values: Sequence[int], most: int = 28) -> _Bins:
    low, high = min(values), max(values)
    width = nice_step(high - low + 1, most)
    start = low // width * width
    return _Bins(start, width, (high - start) // width + 1)


def heaps(n: Numbers, title: str, rows: Sequence[Heap], axis: str, mean_word: str) -> str:
    """A small mountain a row, all on one scale; a gold line where the mean is."""
    bins = _bins([value for row in rows for value in row.values])
    left, right = (NAMES if any(row.name for row in rows) else 26.0), WIDTH - 8
    height, top = (58.0 if len(rows) > 1 else 120.0), 16.0
    step = (right - left) / bins.number
    means = [sum(row.values) / len(row.values) for row in rows]
    drawn = patterns_of(HUES[: len(rows)])
    for place, (row, mean) in enumerate(zip(rows, means, strict=True)):
        base = top + (height + ROOM) * place + height
        drawn += line(left, base, right, base, "var(--line-2)")
        drawn += _mountain(row, bins, HUES[place % len(HUES)], left, step, base, height)
        at = left + (mean - bins.start + 0.5) / bins.width * step
        drawn += line(at, base - height - 3, at, base + 3, "var(--gold)", 2)
        drawn += text(at, base - height - 5, f"{mean_word} {n.decimal(mean)}", 10.5, weight=600, anchor=_anchor(at))
        drawn += _named(row.name, row.mark, base - height / 2) if row.name else ""
    bottom = top + (height + ROOM) * len(rows) - ROOM
    drawn += _numbers_below(bins, left, step, bottom)
    drawn += text(right, bottom + 28, axis, 10.5, anchor="end", fill=FAINT)
    said = ", ".join(f"{row.name} {n.decimal(mean)}".strip() for row, mean in zip(rows, means, strict=True))
    return picture(f"{title}: {mean_word} {said}", drawn, WIDTH, bottom + 34)


def _mountain(row: Heap, bins: _Bins, hue: Hue, left: float, step: float, base: float, height: float) -> str:
    """One bar for every bin that is not empty."""
    heights, drawn = bins.heights(row.values), ""
    for at, count in enumerate(heights):
        if count:
            tall, start = height * count / max(heights), bins.start + at * bins.width
            told = str(start) if bins.width == 1 else f"{start}\u2013{start + bins.width - 1}"
            bar = face(hue, left + at * step + 0.5, base - tall, max(step - 1, 0.8), tall)
            drawn += f"<g><title>{esc(f'{row.name} {told}'.strip())}: {count}</title>{bar}</g>"
    return drawn


def _numbers_below(bins: _Bins, left: float, step: float, y: float) -> str:
    last = bins.start + bins.width * bins.number
    every = max(nice_step(last - bins.start, 8), bins.width)
    drawn = ""
    for number in range(-(-bins.start // every) * every, last, every):
        at = left + ((number - bins.start) / bins.width + (0.5 if bins.width == 1 else 0)) * step
        drawn += line(at, y, at, y + 4, "var(--line-2)") + text(at, y + 15, with_minus(number), 10.5, fill=FAINT)
    return drawn


# ------------------------------------------------------------------ counts with long names


def counts(n: Numbers, title: str, rows: Sequence[tuple[str, int]]) -> str:
    """A bar a row with its words above it."""
    total, drawn, height = sum(count for _, count in rows), "", 40.0
    for place, (name, count) in enumerate(rows):
        y = 4 + height * place
        share, width = count / total, WIDTH - 90
        drawn += fitted(2, y + 12, name, 12, WIDTH - 4, weight=500)
        drawn += rect(2, y + 18, width, 13, GROUND, radius=2)
        drawn += face(PLAIN, 2, y + 18, max(width * share, 1.5), 13)
        drawn += text(WIDTH - 2, y + 30, n.percent(share), 14, anchor="end", weight=650, cls="sf")
        drawn += text(WIDTH - 48, y + 29, count, 10.5, anchor="end", fill=FAINT)
    told = ", ".join(f"{name} {count}" for name, count in rows)
    return picture(f"{title}: {told}", drawn, WIDTH, height * len(rows) + 4)


# ------------------------------------------------------------------ where points come from


def sources(n: Numbers, title: str, rows: Sequence[tuple[str, Sequence[Bar]]], bots: Sequence[tuple[str, str]]) -> str:
    """A bar for each bot and source, as long as its mean; the thin line is the middle of its games."""
    reach = [end for _, bars in rows for bar in bars for end in (bar.low, bar.high, bar.mean)]
    low, high = min(0.0, *reach), max(1.0, *reach)
    left, right = 118.0, WIDTH - 34
    scale = (right - left) / (high - low)
    thick = 12.0
    height = thick * len(bots) + 11
    top = 24.0
    zero = left - low * scale
    drawn = patterns_of(HUES[: len(bots)]) + _key(bots)
    for place, (name, bars) in enumerate(rows):
        y = top + height * place
        drawn += line(2, y - 4, WIDTH - 2, y - 4, "var(--line)", 0.8)
        drawn += _in_two(name, 2, y + thick * len(bots) / 2 - 1, left - 10)
        for at, bar in enumerate(bars):
            told = f"{esc(name)}, {esc(bots[at][0])}: {n.decimal(bar.mean)}"
            drawn += (
                f"<g><title>{told}</title>{_bar(n, bar, HUES[at % len(HUES)], zero, scale, y + thick * at, thick)}</g>"
            )
    bottom = top + height * len(rows) - 4
    drawn += line(zero, top - 4, zero, bottom, "var(--line-2)", 1.2)
    told = "; ".join(
        f"{name}: " + ", ".join(f"{bot} {n.decimal(bar.mean)}" for (bot, _), bar in zip(bots, bars, strict=True))
        for name, bars in rows
    )
    return picture(f"{title}: {told}", drawn, WIDTH, bottom + 4)


def _bar(n: Numbers, bar: Bar, hue: Hue, zero: float, scale: float, y: float, thick: float) -> str:
    start, width = min(zero, zero + bar.mean * scale), abs(bar.mean) * scale
    drawn = face(hue, start, y + 1, max(width, 0.8), thick - 3) if bar.mean else ""
    low, high = zero + bar.low * scale, zero + bar.high * scale
    middle = y + thick / 2 - 0.5
    if bar.high > bar.low:
        drawn += line(low, middle, high, middle, GLAZE, 3.4) + line(low, middle, high, middle, INK, 1.2)
        drawn += "".join(line(end, middle - 3, end, middle + 3, INK, 1.2) for end in (low, high))
    return drawn + text(max(high, start + width, zero) + 5, y + thick - 3, n.decimal(bar.mean), 10, anchor="start")


def _key(bots: Sequence[tuple[str, str]]) -> str:
    """Which pattern is whose."""
    drawn, x = "", 2.0
    for at, (name, mark) in enumerate(bots):
        drawn += face(HUES[at % len(HUES)], x, 2, 16, 11) + centred(f"p-{mark}", x + 25, 7.5, 9, f"var(--p-{mark})")
        drawn += text(x + 33, 11.5, name, 11, anchor="start", weight=600)
        x += 47 + wide(name, 11, 0.6)
    return drawn


# ------------------------------------------------------------------ how games go


def course(n: Numbers, title: str, bots: Sequence[Course], time_word: str, end_word: str) -> str:
    """Points over the game as lines, and what the last decision and the final scoring add in a band of their own."""
    every = [points for bot in bots for points in (*bot.points, bot.scored)]
    step = nice_step(max(every) - min(0, *every), 5)
    low, high = int(min(0, *every) // step) * step, -int(-max(every) // step) * step
    longest = max(wide(bot.name, 11, 0.6) for bot in bots)
    left, right, top, bottom = 30.0, WIDTH - min(26 + longest, 104), 8.0, 176.0
    scored = any(abs(bot.scored - bot.points[-1]) > 0.05 for bot in bots)
    end = right - (34 if scored else 0)
    parts = len(bots[0].points) - 1

    def x(part: float) -> float:
        return left + (end - left) * part / parts

    def y(points: float) -> float:
        return bottom - (bottom - top) * (points - low) / (high - low)

    drawn = rect(left, top, end - left, bottom - top, GROUND)
    if scored:
        drawn += rect(end, top, right - end, bottom - top, "var(--gold-50)")
        drawn += text((end + right) / 2, bottom - 6, end_word, 10.5, weight=600, fill="var(--gold-deep)")
    drawn += _levels(range(low, high + 1, step), left, right, y)
    for part in range(0, parts + 1, 2):
        drawn += text(x(part), bottom + 14, n.percent(part / parts), 10.5, fill=FAINT)
    drawn += text(right + 6, bottom + 14, time_word, 10.5, anchor="start", fill=FAINT)
    for at, bot in sorted(enumerate(bots), key=lambda one: one[1].scored):
        spots = [(x(part), y(points)) for part, points in enumerate(bot.points)]
        spots += [(right, y(bot.scored))] if scored else []
        drawn += _curve(spots, bot.mark, 1.5 + 3 * at)
    drawn += _ends(bots, right, y, top, bottom)
    told = ", ".join(f"{bot.name} {n.decimal(bot.scored)}" for bot in bots)
    return picture(f"{title}: {told}", drawn, WIDTH, bottom + 20)


def _levels(levels: range, left: float, right: float, y: Scale) -> str:
    drawn = ""
    for level in levels:
        drawn += line(left, y(level), right, y(level), "var(--line)" if level else "var(--line-2)", 0.8)
        drawn += text(left - 5, y(level) + 4, with_minus(level), 10.5, anchor="end", fill=FAINT)
    return drawn


def _curve(spots: Sequence[tuple[float, float]], mark: str, first: float) -> str:
    """A line with its player's dashes, and shapes on the way."""
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    dashes = f'stroke-linejoin="round" stroke-dasharray="{LINE_STYLES[mark]}"'
    drawn = path(d, "none", GLAZE, 4.5, 'stroke-linejoin="round"')
    drawn += path(d, "none", f"var(--p-{mark})", 2.2, dashes)
    for number in range(int(first), len(spots) - 1, 3):
        x, y = spots[number]
        drawn += centred(f"p-{mark}", x, y, 12, GLAZE) + centred(f"p-{mark}", x, y, 9, f"var(--p-{mark})")
    return drawn


def _ends(bots: Sequence[Course], right: float, y: Scale, top: float, bottom: float) -> str:
    """Shape and name where each line ends, moved apart where lines meet."""
    placed, lowest = [], top + 4
    for bot in sorted(bots, key=lambda bot: -bot.scored):
        lowest = max(y(bot.scored), lowest)
        placed.append((lowest, bot))
        lowest += 15
    over = max(0.0, lowest - 15 - bottom)
    return "".join(
        token(bot.mark, right + 10, at - over, 10)
        + fitted(right + 20, at - over + 4, bot.name, 11, WIDTH - right - 22, weight=600)
        for at, bot in placed
    )


def leaders(n: Numbers, title: str, shares: Sequence[float], fair: float, fair_word: str, time_word: str) -> str:
    """How often those in front after each part of the game win it."""
    left, right, top, bottom = 34.0, WIDTH - 12, 20.0, 150.0
    parts = len(shares) - 1

    def x(part: float) -> float:
        return left + (right - left) * part / parts

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    drawn = rect(left, top, right - left, bottom - top, GROUND)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn += line(left, y(share), right, y(share), "var(--line)", 0.8)
        drawn += text(left - 5, y(share) + 4, n.percent(share), 10.5, anchor="end", fill=FAINT)
    drawn += line(left, y(fair), right, y(fair), INK, 1.2, 'stroke-dasharray="4 3"')
    drawn += text(right - 4, y(fair) + 13, f"{fair_word} {n.percent(fair)}", 10.5, anchor="end", fill=QUIET)
    d = "M" + "L".join(f"{x(part):.1f} {y(share):.1f}" for part, share in enumerate(shares))
    drawn += path(d, "none", "var(--c-700)", 2.2, 'stroke-linejoin="round"')
    for part, share in enumerate(shares):
        drawn += circle(x(part), y(share), 3.6, "var(--c-700)", GLAZE, 1.5)
        if part and not part % 2:
            drawn += text(x(part), y(share) - 8, n.percent(share), 10.5, weight=600)
    for part in range(0, parts + 1, 2):
        drawn += text(x(part), bottom + 14, n.percent(part / parts), 10.5, fill=FAINT)
    drawn += text(right, bottom + 27, time_word, 10.5, anchor="end", fill=FAINT)
    told = ", ".join(f"{n.percent(part / parts)}: {n.percent(share)}" for part, share in enumerate(shares))
    return picture(f"{title}: {told}", drawn, WIDTH, bottom + 32)
