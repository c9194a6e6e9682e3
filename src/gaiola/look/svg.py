"""Builders for SVG and small pieces of HTML. Plain f-strings: a board of 600 elements takes a fraction of a
millisecond. Texts of people and languages go through `esc`; the rest is numbers and names of ours."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from .colours import GLAZE as GLAZE
from .colours import INK as INK
from .colours import good_class

DASHES = 'stroke-dasharray="3 2"'


def esc(text: object) -> str:
    """Text as it may stand in HTML, SVG or a quoted attribute."""
    return escape(str(text), quote=True)


ICONS = (Path(__file__).parent / "icons.svg").read_bytes()
"""Every icon, for the file at this address. Browsers keep it: other icons have another address."""

ICONS_AT = f"/static/{sha256(ICONS).hexdigest()[:6]}"


@cache
def patterns() -> str:
    """What surfaces are filled with, once per page: no browser takes that from another file."""
    return (Path(__file__).parent / "patterns.svg").read_text(encoding="utf-8")


# ------------------------------------------------------------------ HTML


def icon(name: str, cls: str = "ic", style: str = "") -> str:
    styled = f' style="{style}"' if style else ""
    return f'<svg class="{cls}" aria-hidden="true"{styled}><use href="{ICONS_AT}#i-{name}"/></svg>'


def shape(colour: str, cls: str = "ic") -> str:
    """A player's own shape in the player's colour."""
    return icon(f"p-{colour}", cls, f"color:var(--p-{colour})")


def chip(name: str, count: object, tint: str = "", *, cls: str = "", label: str = "", kind: str = "") -> str:
    """An icon with a number; `tint` is a good of the tokens. The label says what is counted."""
    classes = " ".join(
        filter(None, ("chip", cls, good_class(tint) if tint else "", "zero" if str(count) == "0" else ""))
    )
    told = f' role="img" aria-label="{esc(label)}: {esc(count)}"{_kind(kind)}' if label else ""
    return f'<span class="{classes}"{told}>{icon(name)}<b>{esc(count)}</b></span>'


def _kind(kind: str) -> str:
    """What a thing is, if that is another word than what moves call it: `stand`, or with an id `card:blue_king_1`. What
    is told of a kind stands in the module `things` of a game's board."""
    return f' data-kind="{esc(kind)}"' if kind else ""


def thing(
    label: str, inner: str, cls: str, *, touch: str = "", piece: str = "", style: str = "", kind: str = ""
) -> str:
    """Something in the tray or on a player's card. With `touch` it is clicked when a move names it; with `piece` it
    travels to the board and back."""
    sort = f"el {cls}" if touch else cls
    touched = f' data-touch="{esc(touch)}"' if touch else ""
    travels = f' data-piece="{esc(piece)}"' if piece else ""
    styled = f' style="{style}"' if style else ""
    told = f'{touched}{travels} role="img" aria-label="{esc(label)}"{_kind(kind)}'
    return f'<span class="{sort}"{told}{styled}>{inner}</span>'


def group(caption: str, inner: str, cls: str = "") -> str:
    """One part of the tray under its caption. With the class `last` it comes last on a phone."""
    return f'<div class="grp {cls}"><span class="cap">{esc(caption)}</span><div class="in">{inner}</div></div>'


def nothing(words: str) -> str:
    """What is said in place of things that are not there."""
    return f'<span class="none">{esc(words)}</span>'


def remark(name: str, words: str, kind: str = "") -> str:
    """A short fact on a player's card, behind its icon."""
    return thing(words, f"{icon(name)}{esc(words)}", "remark", kind=kind)


def crumb(words: str) -> str:
    """Where the game is, for the top bar."""
    return f'<span class="crumbs"><span class="on">{esc(words)}</span></span>'


# ------------------------------------------------------------------ SVG
#
# What is so by default is not said: lines without a stroke, one unit wide, square corners. The tokens add that text is
# written in ink and around its place.


def tenths(number: float) -> str:
    """A place or a length in a drawing: more digits nobody sees, and they weigh."""
    return f"{round(number, 1):g}"


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'x="{tenths(x)}" y="{tenths(y)}" width="{tenths(width)}" height="{tenths(height)}"'


def _stroked(stroke: str, width: float) -> str:
    if stroke == "none":
        return ""
    return f' stroke="{stroke}"' + (f' stroke-width="{width:g}"' if width != 1 else "")


def _more(attributes: str) -> str:
    return f" {attributes}" if attributes else ""


def use(
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str = "currentColor",
    *,
    ik: str = "",
    ia: str = "",
    more: str = "",
) -> str:
    """An icon with its upper left corner at x, y. `ik` is the knock-out colour, `ia` the accent."""
    style = f"color:{colour}" + (f";--ik:{ik}" if ik else "") + (f";--ia:{ia}" if ia else "")
    place = _box(x, y, size, size)
    return f'<use href="{ICONS_AT}#i-{name}" {place} style="{style}"{_more(more)}/>'


def centred(name: str, cx: float, cy: float, size: float, colour: str = "currentColor", **more: str) -> str:
    """An icon with its middle at cx, cy."""
    return use(name, cx - size / 2, cy - size / 2, size, colour, **more)


def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    *,
    anchor: str = "middle",
    weight: int = 500,
    fill: str = INK,
    cls: str = "",
    more: str = "",
) -> str:
    named = f' class="{cls}"' if cls else ""
    aside = f' text-anchor="{anchor}"' if anchor != "middle" else ""
    filled = f' style="fill:{fill}"' if fill != INK else ""
    return (
        f'<text x="{tenths(x)}" y="{tenths(y)}" font-size="{size:g}"{aside} font-weight="{weight}"'
        f"{filled}{named}{_more(more)}>{esc(words)}</text>"
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    stroke: str = "none",
    line: float = 1,
    radius: float = 0,
    more: str = "",
) -> str:
    round = f' rx="{tenths(radius)}"' if radius else ""
    place = _box(x, y, width, height) + round
    return f'<rect {place} fill="{fill}"{_stroked(stroke, line)}{_more(more)}/>'


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str = "var(--board-line)", width: float = 1, more: str = ""
) -> str:
    ends = f'x1="{tenths(x1)}" y1="{tenths(y1)}" x2="{tenths(x2)}" y2="{tenths(y2)}"'
    return f"<line {ends}{_stroked(stroke, width)}{_more(more)}/>"


def circle(
    cx: float, cy: float, radius: float, fill: str = "none", stroke: str = "none", width: float = 1, more: str = ""
) -> str:
    place = f'cx="{tenths(cx)}" cy="{tenths(cy)}" r="{tenths(radius)}"'
    return f'<circle {place} fill="{fill}"{_stroked(stroke, width)}{_more(more)}/>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 1, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{_stroked(stroke, width)}{_more(more)}/>'


def empty_slot(x: float, y: float, width: float, height: float, radius: float = 3, stroke: str = "var(--c-300)") -> str:
    """Room for something that is not there; it can be pointed at all the same."""
    return rect(x, y, width, height, "transparent", stroke, 1, radius, DASHES)


def spaced(count: int, width: float, size: float, most: float) -> list[float]:
    """Where so many pieces of a size stand around 0: `most` apart, or closer, so that they fit into `width`."""
    if count < 2:
        return [0.0] * count
    step = min(most, (width - size) / (count - 1))
    return [(index - (count - 1) / 2) * step for index in range(count)]


def hit(x: float, y: float, width: float, height: float, radius: float = 6) -> str:
    """The shape that is clicked and that shows the state of its element; invisible when idle."""
    return f'<rect class="hit" {_box(x, y, width, height)} rx="{tenths(radius)}"/>'


def element(touch: str, label: str, inner: str, *, cls: str = "", when: str = "", kind: str = "") -> str:
    """A board element that moves may name. The page makes it a button while it can be chosen. Where a move there is
    refused it looks so, unless it is `taken`, or another decision is due than the one it is chosen in (`when`)."""
    only = f' data-when="{when}"' if when else ""
    classes = f"el {cls}" if cls else "el"
    told = f'role="img" aria-label="{esc(label)}"{_kind(kind)}'
    return f'<g class="{classes}" data-touch="{esc(touch)}"{only} {told}>{inner}</g>'


def labelled(kind: str, label: str, inner: str, more: str = "") -> str:
    """A drawing that no move names; its label tells what it is."""
    return f'<g role="img" aria-label="{esc(label)}"{_kind(kind)}{more}>{inner}</g>'


def piece(id: str, inner: str, home: str = "") -> str:
    """Something that travels over the board; `home` is the element it comes from when it is new."""
    origin = f' data-home="{esc(home)}"' if home else ""
    return f'<g class="piece" data-piece="{esc(id)}"{origin}>{inner}</g>'


def quote_slot(x: float, y: float, size: float = 14) -> str:
    """Where the price of a target appears."""
    return f'<text class="quote" x="{tenths(x)}" y="{tenths(y)}" font-size="{size:g}" font-weight="700"></text>'


def pane(width: float, height: float, title: str, inner: str) -> str:
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="group" aria-label="{esc(title)}">{inner}</svg>'


# ------------------------------------------------------------------ pieces


def token(colour: str, cx: float, cy: float, size: float) -> str:
    """A player's piece: solid colour, own shape, ink rim, paper halo."""
    mark = f"p-{colour}"
    halo = centred(mark, cx, cy, size + 5, GLAZE)
    rim = centred(mark, cx, cy, size + 2, INK)
    return f"<g>{halo}{rim}{centred(mark, cx, cy, size, f'var(--p-{colour})')}</g>"


def pawn(colour: str, cx: float, cy: float, size: float, name: str = "worker") -> str:
    """A person with the owner's shape on the chest."""
    solid = f"var(--p-{colour})"
    halo = centred(name, cx, cy, size + 3, GLAZE)
    rim = centred(name, cx, cy, size + 1.2, INK)
    chest = centred(f"p-{colour}", cx, cy + size * 0.18, size * 0.34, f"var(--on-{colour})")
    return f"<g>{halo}{rim}{centred(name, cx, cy, size, solid, ik=solid)}{chest}</g>"


def cube(colour: str, cx: float, cy: float, size: float) -> str:
    rim = centred("cube", cx, cy, size + 2, INK)
    return f"<g>{rim}{centred('cube', cx, cy, size, f'var(--p-{colour})', ik=f'var(--on-{colour})')}</g>"
