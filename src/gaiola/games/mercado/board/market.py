"""The two panes of Mercado's board: the market with its entrances, and what is on offer beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....look import Pane, Parts, Scene
from ....look.colours import GLAZE, INK, NAME, QUIET, ink, tint
from ....look.counts import each
from ....look.lettering import fitted, told
from ....look.svg import centred, element, hit, labelled, line, path, piece, quote_slot, rect, text, token, use
from ..constants import SIDE

FRAME = "var(--c-700)"

CELL: Final = 76  # one space, with the gap to the next
TILE: Final = 68  # a stand or a restaurant on it
EDGE: Final = 82  # from the rim of the pane to the spaces
MARKET: Final = 2 * EDGE + SIDE * CELL
INNER: Final = SIDE * CELL
DOOR_WIDTH: Final = 68  # of an entrance ...
DOOR_DEPTH: Final = 66
DOOR_GAP: Final = 7  # ... this far from the spaces, since the frame lies between

SIGN: Final = 12.8
SIGN_DOWN: Final = 14
"""Letters on the market, and from line to line. A phone makes them larger (`.sign`), and there is room for that."""

DISPLAYS: Final = (250, 506)
ROW: Final = 84  # one size of customers
ROWS_TOP: Final = 34
OFFERED: Final = (46, 195)  # where the tiles of a row begin, and their width together

LAST_TO_ACT: Final = "player:before"
"""Where a restaurant that has just been opened came from. A view does not tell who opened it, but only one just opened
is new, and then its player was the last to act: the one before the player to move."""

SHORT_NAMES: Final = {
    "pub": "board-sign-pub",
    "sushi_bar": "board-sign-sushi-bar",
    "tea_house": "board-sign-tea-house",
    "pizzeria": "board-sign-pizzeria",
    "burger_joint": "board-sign-burger-joint",
    "wine_bar": "board-sign-wine-bar",
}
"""Names short enough to stand on a tile; the full ones are in the labels."""


def short_name(scene: Scene, kind: str) -> str:
    """What stands on a restaurant."""
    return scene.words.say(SHORT_NAMES[kind]) if kind in SHORT_NAMES else scene.words.noun("restaurant", kind)


def goods_named(scene: Scene, goods: Sequence[str]) -> str:
    return ", ".join(scene.words.noun("good", good) for good in goods)


# ------------------------------------------------------------------ the market


def market(scene: Scene) -> Pane:
    view, parts = scene.view, Parts(scene, "market")
    parts.add("hall", _hall, (), ())
    for entrance, tile in view["entrances"].items():
        seen = () if tile is None else (("customer_tiles", tile),)
        parts.add(f"entrance-{entrance}", _entrance, ("closed", *seen), (), entrance, tile)
    for space, held in view["spaces"].items():
        parts.add(f"space-{space}", _space, ("serves", ("values", space)), (), space, held)
    return parts.pane(scene.words.say("board-market"), "board", MARKET, MARKET)


def _hall(scene: Scene) -> str:
    """Ground, corners of tiles, frame, and the floor of 25 squares."""
    drawn = rect(0, 0, MARKET, MARKET, "var(--c-50)")
    far = EDGE + INNER + 2
    for x, y in ((12, 12), (far, 12), (12, far), (far, far)):
        drawn += rect(x, y, 68, 68, GLAZE, FRAME, 1.4, 3)
        drawn += (
            f'<svg x="{x + 2}" y="{y + 2}" width="64" height="64" viewBox="0 0 96 96">'
            + rect(0, 0, 96, 96, "url(#az)")
            + "</svg>"
        )
    drawn += rect(EDGE - 6, EDGE - 6, INNER + 12, INNER + 12, GLAZE, FRAME, 2.4, 4)
    drawn += rect(EDGE - 2.5, EDGE - 2.5, INNER + 5, INNER + 5, "none", "var(--c-400)", 1, 2)
    for row in range(SIDE):
        for column in range(SIDE):
            fill = "var(--c-50)" if (row + column) % 2 else GLAZE
            corner = (EDGE + column * CELL + 1, EDGE + row * CELL + 1)
            drawn += rect(*corner, CELL - 2, CELL - 2, fill, "var(--c-200)", 1, 3)
    return drawn


def _corner(space: str) -> tuple[float, float]:
    """The upper left corner of the tile on a space like `r3c4`."""
    row, column = int(space[1]), int(space[3])
    return EDGE + (column - 1) * CELL + 4, EDGE + (row - 1) * CELL + 4


def _space(scene: Scene, space: str, held: Mapping[str, Any] | None) -> str:
    x, y = _corner(space)
    touch, say, called = f"space:{space}", scene.words.say, scene.words.noun("space", space)
    ring = hit(x - 3, y - 3, TILE + 6, TILE + 6, 9)  # under a tile, so that only its outline shows
    if held is None:
        label = say("board-space-free", space=called)
        return element(touch, label, hit(x + 1, y + 1, 66, 66, 8) + quote_slot(x + 34, y + 39.5, 16))
    if "gray" in held:
        drawn = _gray(scene, x, y, held["gray"])
        return element(touch, _gray_label(scene, called, held["gray"]), drawn, kind="gray-restaurant")
    if "stand" in held:
        good, owner, value = held["stand"], held["owner"], scene.view["values"][space]
        whose = {"good": scene.words.noun("good", good), "who": scene.names[owner]}
        drawn = piece(f"stand:{space}", stand(x, y, scene.colours[owner], good, value), f"player:{owner}")
        label = say("board-space-stand", space=called, value=value, **whose)
    else:
        kind = held["restaurant"]
        drawn = piece(f"restaurant:{space}", restaurant(scene, x, y, kind), LAST_TO_ACT)
        label = say("board-space-restaurant", space=called, restaurant=scene.words.noun("restaurant", kind))
        label += f" ({goods_named(scene, scene.view['serves'][kind])})"
    return element(touch, label, ring + drawn, cls="taken", kind="stand" if "stand" in held else "open-restaurant")


def _gray_label(scene: Scene, space: str, kind: str | None) -> str:
    if kind is None:
        return scene.words.say("board-space-gray-hidden", space=space)
    named, goods = scene.words.noun("restaurant", kind), goods_named(scene, scene.view["serves"][kind])
    return scene.words.say("board-space-gray", space=space, restaurant=named, goods=goods)


def _gray(scene: Scene, x: float, y: float, kind: str | None) -> str:
    """A closed restaurant lies flat: it may be built over, and a price has room beneath it."""
    ground = rect(x, y, TILE, TILE, "var(--paper)", "var(--line-2)", 1.2, 10, 'stroke-dasharray="3 3"')
    middle, drawn = x + TILE / 2, ground + hit(x + 1, y + 1, TILE - 2, TILE - 2, 10)
    if kind is None:
        drawn += text(middle, y + 37, "?", 26, weight=600, fill="var(--disabled)", cls="sf")
    else:
        lines, goods = _sign(scene, kind), scene.view["serves"][kind]
        if len(goods) == 1:
            drawn += _served(goods[0], x, y, "var(--disabled)", "var(--paper)")
        drawn += centred(
            kind, middle, y + 28 - 8 * len(lines), 32 - 7 * len(lines), "var(--disabled)", ik="var(--paper)"
        )
        drawn += _name_on_tile(lines, middle, y + 47, QUIET)
    return drawn + quote_slot(middle, y + 63, 14.5)


def _served(good: str, x: float, y: float, colour: str, ground: str) -> str:
    """In the corner of a restaurant the one good that it improves."""
    return centred(good, x + TILE - 13, y + 13, 13, colour, ik=ground)


def _sign(scene: Scene, kind: str) -> list[str]:
    """What stands on a restaurant, a word in a line."""
    return short_name(scene, kind).split(maxsplit=1)


def _name_on_tile(lines: Sequence[str], middle: float, last: float, fill: str) -> str:
    """The last line stands at `last`."""
    first = last - (len(lines) - 1) * SIGN_DOWN
    return "".join(
        fitted(middle, first + index * SIGN_DOWN, words, SIGN, TILE, anchor="middle", weight=500, fill=fill, cls="sign")
        for index, words in enumerate(lines)
    )


def stand(x: float, y: float, colour: str, good: str, value: int) -> str:
    """The good under an awning in the owner's colour, the owner's shape, and the value if it is more than 1."""
    drawn = rect(x, y, TILE, TILE, tint(good), INK, 1.2, 6) + _awning(x, y, f"var(--p-{colour})")
    drawn += centred(good, x + 34, y + 37, 30, ink(good), ik=tint(good))
    drawn += token(colour, x + TILE - 12, y + TILE - 12, 14)
    if value > 1:
        drawn += rect(x + 2, y + TILE - 23, 28, 21, "var(--gold-100)", "var(--gold)", 1.4, 10.5)
        worth = f"\u00d7{value}"
        drawn += text(x + 15.5, y + TILE - 7, worth, 13, weight=700, fill="var(--gold-deep)", cls="sign")
    return drawn


def _awning(x: float, y: float, colour: str) -> str:
    """Five stripes with round hems; the outer ones follow the corners of the tile."""
    width, drawn = TILE / 5, ""
    hem = f"a{width / 2:g} {width / 2:g} 0 0 1 {-width:g} 0Z"
    for stripe in range(5):
        left = x + stripe * width
        top = f"M{left:g} {y:g}h{width:g}v11"
        if stripe == 0:
            top = f"M{left:g} {y + 6:g}a6 6 0 0 1 6 -6h{width - 6:g}v11"
        elif stripe == 4:
            top = f"M{left:g} {y:g}h{width - 6:g}a6 6 0 0 1 6 6v5"
        drawn += path(top + hem, GLAZE if stripe % 2 else colour, INK, 0.8)
    return drawn


def restaurant(scene: Scene, x: float, y: float, kind: str) -> str:
    """An open restaurant: a double line of gold, and the good it improves in the corner; a pub improves all."""
    goods = scene.view["serves"][kind]
    colour = ink(goods[0]) if len(goods) == 1 else "var(--gold-deep)"
    drawn = rect(x, y, TILE, TILE, GLAZE, "var(--gold)", 2, 10)
    drawn += rect(x + 3, y + 3, TILE - 6, TILE - 6, "var(--gold-50)", "var(--gold)", 0.8, 8)
    lines = _sign(scene, kind)
    drawn += centred(kind, x + 34, y + 33 - 6 * len(lines), 36 - 5 * len(lines), colour, ik="var(--gold-50)")
    if len(goods) == 1:
        drawn += _served(goods[0], x, y, colour, "var(--gold-50)")
    return drawn + _name_on_tile(lines, x + 34, y + TILE - 8, "var(--gold-deep)")


# ------------------------------------------------------------------ entrances


def _entrance(scene: Scene, entrance: str, tile: str | None) -> str:
    """The number of its row or column stands on it: a picture needs no more."""
    side, line, place = entrance[0], entrance[1], scene.words.noun("entrance", entrance)
    middle = EDGE + (int(line) - 0.5) * CELL
    touch, say = f"entrance:{entrance}", scene.words.say
    if tile is not None:
        x, y, name = _threshold(side, middle)
        label = say("board-entrance-customers", entrance=place, tile=scene.words.noun("tile", tile))
        drawn = hit(*_around(side, x, y)) + text(*name, line, SIGN, fill=QUIET, cls="sign")
        drawn += piece(f"customers:{tile}", customers(x, y, scene.view["customer_tiles"][tile], 58, 52))
        return element(touch, label, drawn, cls="taken", kind="customers-in")
    arch, middle_of_it = _door(side, middle, 40, 44, ""), _inside(side, middle)
    if entrance in scene.view["closed"]:
        drawn = (
            arch + _door(side, middle, 40, 44, "", "url(#hatch)") + _door(side, middle, DOOR_WIDTH, DOOR_DEPTH, "hit")
        )
        drawn += centred("lock", middle_of_it[0], middle_of_it[1], 16, QUIET, ik=GLAZE)
        return element(touch, say("board-entrance-closed", entrance=place), drawn, kind="closed-entrance")
    x, y = middle_of_it
    drawn = arch + _door(side, middle, DOOR_WIDTH, DOOR_DEPTH, "hit") + text(x, y, line, SIGN, fill=QUIET, cls="sign")
    return element(touch, say("board-entrance-free", entrance=place), drawn + quote_slot(x, y + 16, 15))


def _threshold(side: str, middle: float) -> tuple[float, float, tuple[float, float]]:
    """Where customers stand at an entrance, and where its name is written then."""
    far = EDGE + INNER
    if side == "n":
        return middle - 29, EDGE - 61, (middle, EDGE - 65)
    if side == "s":
        return middle - 29, far + 9, (middle, far + 74)
    x = EDGE - 67 if side == "w" else far + 9
    return x, middle - 23, (x + 29, middle - 29)


def _around(side: str, x: float, y: float) -> tuple[float, float, float, float]:
    """What one clicks where customers stand: them and the name of the entrance."""
    return x - 4, y - (4 if side == "s" else 19), 66, 73


def _inside(side: str, middle: float) -> tuple[float, float]:
    """The middle of an empty doorway."""
    depth = DOOR_GAP + 24
    return {
        "n": (middle, EDGE - depth + 2),
        "s": (middle, EDGE + INNER + depth - 2),
        "w": (EDGE - depth, middle),
        "e": (EDGE + INNER + depth, middle),
    }[side]


def _door(side: str, middle: float, width: float, depth: float, cls: str, fill: str = GLAZE) -> str:
    """A doorway that opens into the market, drawn for the north side and turned."""
    bend = width / 2 if cls == "" else 24
    straight = depth - bend
    outline = (
        f"M{-width / 2:g} 0v{-straight:g}a{bend:g} {bend:g} 0 0 1 {bend:g} {-bend:g}"
        f"h{width - 2 * bend:g}a{bend:g} {bend:g} 0 0 1 {bend:g} {bend:g}v{straight:g}Z"
    )
    far = EDGE + INNER
    x, y, turn = {
        "n": (middle, EDGE - DOOR_GAP, 0),
        "s": (middle, far + DOOR_GAP, 180),
        "w": (EDGE - DOOR_GAP, middle, 270),
        "e": (far + DOOR_GAP, middle, 90),
    }[side]
    turned = f'transform="translate({x:g} {y:g}) rotate({turn})"'
    if cls:
        return f'<path class="{cls}" d="{outline}" {turned}/>'
    return path(outline, fill, "var(--c-300)", 1.4, turned)


def customers(x: float, y: float, tile: Mapping[str, Any], width: float, height: float, rim: str = FRAME) -> str:
    """A customer tile: as many people as come, over the goods they want."""
    count, goods = tile["customers"], tile["goods"]
    drawn = rect(x, y, width, height, GLAZE, rim, 1.3, 5) + people(x + width / 2, y + 6, count, width)
    size = min(23, (width - 8) / 2)
    for number, good in enumerate(goods):
        middle = x + width / 2 + (number - (len(goods) - 1) / 2) * (size + 2)
        drawn += rect(middle - size / 2, y + height - 28, size, 23, tint(good), "none", 0, 4)
        drawn += centred(good, middle, y + height - 16.5, size - 5, ink(good), ik=tint(good))
    return drawn


def people(middle: float, y: float, count: int, width: float) -> str:
    step = min(11.5, (width - 5) / count)
    left = middle - count * step / 2 - 0.5
    return "".join(use("customer", left + person * step, y, step + 1, FRAME) for person in range(count))


# ------------------------------------------------------------------ the displays


def displays(scene: Scene) -> Pane:
    view, parts = scene.view, Parts(scene, "displays")
    parts.add("heading", _heading, (), ())
    for number, (size, stacked) in enumerate(view["stacks"].items()):
        tiles = {tile: view["customer_tiles"][tile] for tile in view["customers"]}
        shown = {tile: face for tile, face in tiles.items() if face["customers"] == int(size)}
        parts.add(f"size-{size}", _offered, (), (), ROWS_TOP + number * ROW, int(size), stacked, shown)
    foot = ROWS_TOP + len(view["stacks"]) * ROW - 2
    parts.add("bag", _bag, ("bag",), (), foot)
    parts.add("tiles", _stand_tiles, ("display",), (), foot + 34)
    parts.add("rule", _rule, (), (), foot + 122)
    return parts.pane(scene.words.say("board-displays"), "bag", *DISPLAYS)


def _heading(scene: Scene) -> str:
    words = scene.words.say("board-on-offer")
    return text(14, 22, words, 13.5, anchor="start", weight=600, fill=NAME, cls="sf")


def _bag(scene: Scene, foot: float) -> str:
    say, left = scene.words.say, scene.view["bag"]
    drawn = line(14, foot, 236, foot, "var(--line)")
    drawn += text(14, foot + 22, say("board-stand-tiles"), 13.5, anchor="start", weight=600, fill=NAME, cls="sf")
    title = say("board-bag", count=left)
    return drawn + labelled("bag", title, text(236, foot + 22, title, 12, anchor="end", fill=QUIET, cls="small"))


def _rule(scene: Scene, y: float) -> str:
    return text(14, y, scene.words.say("board-take-one"), 12, anchor="start", weight=400, fill=QUIET, cls="small")


def _offered(scene: Scene, y: float, size: int, stacked: int, known: Mapping[str, Any]) -> str:
    """The customers of one size: those on offer, and how many more lie face down."""
    shown = list(known)
    gone = not shown and not stacked
    number = text(14, y + 34, size, 24, anchor="start", weight=600, fill=QUIET if gone else FRAME, cls="sf")
    drawn = line(14, y - 3, 236, y - 3, "var(--line)")
    if stacked:
        number += text(14, y + 51, f"+{stacked}", 13, anchor="start", fill=QUIET)
    label = told(scene.words.say("board-of-size", size=size), scene.words.say("board-face-down", count=stacked))
    drawn += labelled("stack", label, number)
    slots = max(3, len(shown))
    left, width = OFFERED[0], OFFERED[1] / slots - 4
    for slot in range(slots):
        x = left + slot * (width + 5)
        if slot >= len(shown):
            drawn += rect(x + 1, y + 7, width - 2, 64, "none", "var(--line)", 1, 5, 'stroke-dasharray="3 4"')
            continue
        tile = shown[slot]
        inner = piece(f"customers:{tile}", customers(x + 2, y + 8, known[tile], width - 4, 62, "var(--line-2)"))
        label = _customers_label(scene, size, known[tile]["goods"])
        sum_between = quote_slot(x + width / 2, y + 39, 12.5)  # neither people nor goods are covered
        drawn += element(f"customers:{tile}", label, hit(x - 0.5, y + 5.5, width + 1, 67, 7) + inner + sum_between)
    return drawn


def _customers_label(scene: Scene, size: int, goods: Sequence[str]) -> str:
    """`2 customers for fish or flower`; a tile names one good or two."""
    wanted = [scene.words.noun("good", good) for good in goods]
    either = wanted[0] if len(wanted) == 1 else scene.words.say("board-either", one=wanted[0], other=wanted[1])
    return scene.words.say("board-customers", size=size, goods=either)


def _stand_tiles(scene: Scene, y: float) -> str:
    drawn = ""
    goods = each(scene.view["display"])
    for slot in range(max(3, len(goods))):
        x = 14 + slot * 76
        if slot >= len(goods):
            drawn += rect(x + 4, y + 4, 64, 64, "none", "var(--line-2)", 1, 6, 'stroke-dasharray="3 4"')
            continue
        good = goods[slot]
        tile = rect(x + 4, y + 4, 64, 64, tint(good), "var(--line-2)", 1.2, 6)
        tile += centred(good, x + 36, y + 36, 38, ink(good), ik=tint(good))
        label = scene.words.say("board-display-tile", good=scene.words.noun("good", good))
        drawn += element(f"display:{good}", label, hit(x, y, 72, 72, 9) + tile)
    return drawn
