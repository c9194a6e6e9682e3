"""Below downtown: city tiles, the rubble pile, market prices, and the tracks of Treasury and Influence."""

from __future__ import annotations

from ....look.colours import QUIET, ink, tint
from ....look.lettering import PRICED, signed, told
from ....look.parts import Parts
from ....look.scene import Scene
from ....look.svg import centred, element, empty_slot, hit, labelled, path, piece, rect, text, token
from ..terminal import sentences
from . import faces
from .pieces import BLUE, LINE, PALE, by_seat, caption, good_icon

LEFT, RIGHT, NAMES = 70, 500, 4
"""Where the rows begin and end, and where their names stand."""
STREET, TILE, SMALL_TILE = 35, 30, 21
ROW, CELL_HIGH = 37.5, 35
PRICE, PILE_AT, PILE_CELL = 44, 321, 60


def add(parts: Parts, y: float) -> None:
    parts.add("pile", _pile, ("pile",), ("from-pile", "cube"), y)
    parts.add("market", _market, ("prices",), (), y)
    parts.add("treasury", _treasury, ("treasury",), ("treasury-shift",), y + ROW)
    stand = [player["influence"] for player in parts.scene.view["players"]]
    parts.add("influence", _influence, ("influence",), (), stand, y + 2 * ROW)


# ------------------------------------------------------------------ city tiles and the rubble pile


def tiles(scene: Scene, good: str, x: float, y: float) -> str:
    """At the foot of a street; for tools the large tile and the small one."""
    words, inner, facts = scene.words, "", []
    tiles = [tile for tile in scene.view["city_tiles"].values() if tile["good"] == good]
    at = y + 4 if len(tiles) > 1 else y + 16
    for tile in tiles:
        side = SMALL_TILE if tile["small"] else TILE
        left = x + (STREET - side) / 2
        inner += _tile(good, left, at, side) if tile["there"] else empty_slot(left, at, side, side)
        there = "board-tile" if tile["there"] else "board-tile-gone"
        facts.append(words.say(f"{there}-small" if tile["small"] else there))
        at += side + 4
    label = told(words.noun("good", good), *facts)
    inner = hit(x, y + 1, STREET, 62, 3) + inner + PRICED
    return element(f"tile:{good}", label, inner, cls="" if scene.asks("store") else "taken", kind="city-tile")


def _tile(good: str, x: float, y: float, side: float) -> str:
    drawn = rect(x, y, side, side, "var(--glaze)", ink(good), 1.4, 4)
    return drawn + good_icon(good, x + side / 2, y + side / 2, side * 0.72)


def _pile(scene: Scene, y: float) -> str:
    """Cubes that some rewards give; those of each kind with their cost at the end of a line."""
    view, words = scene.view, scene.words
    left = PILE_AT - 69
    drawn = rect(left, y, RIGHT - left, CELL_HIGH, "var(--paper-2)", "var(--line-2)", 1, 5)
    name = words.say("board-rubble-pile")
    drawn += caption(left + 6, y + CELL_HIGH / 2, name, 62)
    label = told(name, sentences.cubes(view["pile"], words) or words.say("board-no-rubble"))
    each = ""
    for index, (kind, count) in enumerate(view["pile"].items()):
        x = PILE_AT + index * PILE_CELL
        cube = faces.cube(kind, x + 10, y + 8, 18) + text(x + 40, y + 22.5, count, 15, weight=700)
        if scene.asks("from-pile"):
            called = words.say("tell-cubes", count=count, rubble=words.noun("rubble", kind))
            area = hit(x, y, PILE_CELL - 2, CELL_HIGH, 4)
            each += element(f"rubble:{kind}", called, area + cube, kind="rubble-pile")
        else:
            drawn += cube
    if scene.asks("cube"):
        place = hit(left, y, RIGHT - left, CELL_HIGH, 5)
        return element("line:pile", label, place + drawn + PRICED, cls="taken", kind="rubble-pile")
    return labelled("rubble-pile", label, drawn) + each


# ------------------------------------------------------------------ market and Treasury


def _market(scene: Scene, y: float) -> str:
    view, words = scene.view, scene.words
    drawn = caption(NAMES, y + CELL_HIGH / 2, words.say("board-market"), LEFT - NAMES - 1)
    for index, (good, price) in enumerate(view["prices"].items()):
        x, width = LEFT + index * PRICE, PRICE - 3
        cell = rect(x, y, width, CELL_HIGH, tint(good), ink(good), 0.8, 4)
        cell += good_icon(good, x + 13, y + CELL_HIGH / 2, 18)
        cell += text(x + width - 10, y + 23, price, 17, weight=700, cls="sf")
        said = words.say("board-market-price", good=words.noun("good", good), reis=price)
        drawn += labelled("price", said, cell)
    return drawn


def _treasury(scene: Scene, y: float) -> str:
    """The marker stands between a value in réis and the modifier of visits."""
    treasury, words = scene.view["treasury"], scene.words
    drawn = caption(NAMES, y + CELL_HIGH / 2, words.say("board-treasury"), LEFT - NAMES - 1)
    each = (RIGHT - LEFT + 2) / len(treasury["track"])
    for index, cell in enumerate(treasury["track"]):
        x, width = LEFT + index * each, each - 2
        drawn += rect(x, y, width, CELL_HIGH, "var(--gold-50)", "var(--gold)", 0.8, 4)
        if index == treasury["at"]:
            mark = rect(x, y, width, CELL_HIGH, "var(--gold-2)", "var(--gold-deep)", 2, 4)
            drawn += piece("treasury", mark)
        dark, ground = ("#1A2336", "var(--gold-2)") if index == treasury["at"] else ("var(--ink)", "var(--gold-50)")
        drawn += text(x + 15, y + 23, cell["value"], 18, weight=700, fill=dark, cls="sf")
        drawn += text(x + width - 27, y + 22, signed(cell["modifier"]), 12.5, weight=650, fill=dark)
        drawn += centred("influence", x + width - 11, y + 17.5, 11, dark, ik=ground)
    now = treasury["track"][treasury["at"]]
    said = words.say("board-treasury-now", value=now["value"], modifier=signed(now["modifier"]))
    drawn = labelled("treasury", said, drawn)
    if scene.asks("treasury-shift"):
        drawn += _shift(scene, "down", LEFT + treasury["at"] * each - 19, y)
        drawn += _shift(scene, "up", LEFT + (treasury["at"] + 1) * each + 17, y)
    return drawn


def _shift(scene: Scene, direction: str, x: float, y: float) -> str:
    side = 1 if direction == "up" else -1
    cx = min(x, RIGHT - 18)
    arrow = path(f"M{cx - side * 4:g} {y + 9:g}l{side * 9:g} 8l{-side * 9:g} 8Z", BLUE)
    inner = hit(cx - 17.5, y, 35, CELL_HIGH, 5) + arrow + PRICED
    return element(f"direction:{direction}", scene.words.noun("direction", direction), inner, kind="treasury")


# ------------------------------------------------------------------ Influence


def _influence(scene: Scene, stand: list[int], y: float) -> str:
    """Where everybody stands; spaces with a real, and the last one, which brings a wig."""
    track, words = scene.view["influence"], scene.words
    drawn = caption(NAMES, y + CELL_HIGH / 2, words.say("board-influence"), LEFT - NAMES - 1)
    each = (RIGHT - LEFT + 1.5) / (track["most"] + 1)
    for space in range(track["most"] + 1):
        x, last = LEFT + space * each, space == track["wig"]
        fill = "var(--gold-100)" if last else PALE
        drawn += rect(x, y, each - 1.5, CELL_HIGH, fill, LINE, 1, 3)
        drawn += text(x + 3, y + 11.5, space, 11.5, anchor="start", weight=650, fill=QUIET)
        if space in track["reals"]:
            drawn += centred("coin", x + each - 9, y + 7.5, 11, "var(--gold)", ik=fill)
        if last:
            drawn += centred("wig", x + each - 9, y + 7.5, 12, "var(--gold-deep)", ik=fill)
        seats = [seat for seat, at in enumerate(stand) if at == space]
        drawn += _markers(scene, seats, x + (each - 1.5) / 2, y + 23.5)
    label = told(words.say("board-influence"), by_seat(scene, stand, zero=True))
    return labelled("influence", label, drawn)


def _markers(scene: Scene, seats: list[int], cx: float, cy: float) -> str:
    size = 12 if len(seats) < 3 else 10
    step = 16 if len(seats) < 3 else min(12, 28 / (len(seats) - 1))
    drawn = ""
    for index, seat in enumerate(seats):
        at = cx + (index - (len(seats) - 1) / 2) * step
        drawn += piece(f"influence:{seat}", token(scene.colours[seat], at, cy, size))
    return drawn
