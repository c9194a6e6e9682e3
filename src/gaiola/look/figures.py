"""Small pictures that stand beside rules: a piece of a game's own board, laid out for the purpose and cut out of a
pane. Nothing in them can be clicked, found or animated; a reader is told the caption."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from .scene import Drawing, Pane
from .svg import esc

Laid = dict[str, Any]
"""A position as it is dumped."""

SCALE = 1.2
"""Pixels of a page for a unit of a board. Where a page is narrow there are fewer, as far as letters stay readable."""

NARROWEST = 290
"""Pixels there are for a figure on every page; a wider one may have to be panned."""

_MEANS = re.compile(r' (?:data-[a-z]+|role|aria-label)="[^"]*"')
_CLICKED = re.compile(
    r'<(?:rect|path) class="hit"[^>]*/>|<text class="quote"[^>]*></text>|<g class="quoted">.*?</g>', re.DOTALL
)
_STATES = re.compile(r' class="(?:el|piece)[^"]*"')


class Figure(NamedTuple):
    """A picture of a rule. The game is set up for so many `players`, every question answered with the first move until
    the step `until` asks; then `lay` changes what has to be different in the dump of the position, and is handed the
    open box for the places of things in its lists. Of the pane as `seat` sees it the `parts` are kept (names, or
    patterns such as `land-*`), and the rectangle `cut` of x, y, width and height; towards the sides `on` the board goes
    on, so there it fades. `marks` are drawn over it. Its caption is the message `figure-` and its name."""

    name: str
    rule: str
    pane: str
    parts: tuple[str, ...]
    cut: tuple[float, float, float, float]
    lay: Callable[[Laid, Any], None]
    marks: str = ""
    players: int = 3
    until: str = ""
    seat: int | None = None
    scale: float = SCALE
    on: str = ""


def drawn(figure: Figure, panes: Iterable[Pane], caption: str) -> str:
    """The figure with its caption, as HTML."""
    pane = next(pane for pane in panes if pane.id == figure.pane)
    assert isinstance(pane.drawn, Drawing), f"{figure.pane} is not drawn in parts"
    inner = "".join(markup for name, markup in pane.drawn.parts.items() if _kept(figure, name))
    x, y, width, height = figure.cut
    size = f'width="{width * figure.scale:.0f}" height="{height * figure.scale:.0f}"'
    size += f' style="min-width:{width * min(figure.scale, 1):.0f}px"'
    told = f'role="img" aria-labelledby="figure-{esc(figure.name)}"' + (f' data-on="{figure.on}"' if figure.on else "")
    svg = f'<svg viewBox="{x:g} {y:g} {width:g} {height:g}" {size} {told}>{picture_only(inner)}{figure.marks}</svg>'
    if width * min(figure.scale, 1) > NARROWEST:
        svg = f'<div class="wide" tabindex="0" role="group" aria-labelledby="figure-{esc(figure.name)}">{svg}</div>'
    return f'<figure class="fig">{svg}<figcaption id="figure-{esc(figure.name)}">{esc(caption)}</figcaption></figure>'


def _kept(figure: Figure, part: str) -> bool:
    name = part.partition(".")[2]
    return any(fnmatchcase(name, kept) for kept in figure.parts)


def picture_only(markup: str) -> str:
    """A drawing without what makes a board of it: places to click, names of moves and pieces, labels."""
    return _STATES.sub("", _MEANS.sub("", _CLICKED.sub("", markup)))
