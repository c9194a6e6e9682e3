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

LEFT, RIGHT, NAMES = 62, 456, 5
"""Where the rows begin and end, and where their names stand."""
TILE, TILES_HIGH = 42, 34
CELL_HIGH = 31
PILE_AT, TREASURY_AT = 293, 262


def add(parts: Parts, y: float) -> None:
    parts.add("tiles", _tiles, ("goods", "city_tiles"), parts.scene.mine("store"), y)
    parts.add("pile", _pile, ("pile",), ("from-pile", "cube"), y)
    parts.add("market", _market, ("prices",), (), y + 40)
    parts.add("treasury", _treasury, ("treasury",), ("treasury-shift",), y + 40)
    stand = [player["influence"] for player in parts.scene.view["players"]]
    parts.add("influence", _influence, ("influence",), (), stand, y + 76)


# ------------------------------------------------------------------ city tiles and the rubble pile


def _tiles(scene: Scene, y: float) -> str:
    """One element for each business; for tools the large tile and the small one."""
    view, words, x = scene.view, scene.words, float(LEFT)
    drawn = caption(NAMES, y + TILES_HIGH / 2, words.say("board-city-tiles"), LEFT - NAMES - 1)
    for good in view["goods"]:
        tiles = [tile for tile in view["city_tiles"].values() if tile["good"] == good]
        inner, at, facts = "", x, []
        for tile in tiles:
            width = TILE * 0.66 if tile["small"] else TILE
            inner += _tile(good, at, y, width) if tile["there"] else empty_slot(at, y, width, TILES_HIGH)
            there = "board-tile" if tile["there"] else "board-tile-gone"
            facts.append(words.say(f"{there}-small" if tile["small"] else there))
            at += width + 4
        label = told(words.noun("good", good), *facts)
        inner = hit(x - 1.5, y - 1.5, at - x - 1, TILES_HIGH + 3, 4) + inner + PRICED
        drawn += element(f"tile:{good}", label, inner, cls="" if scene.asks("store") else "taken", kind="city-tile")
        x = at + 2
    return drawn


def _tile(good: str, x: float, y: float, width: float) -> str:
    size = 22 if width >= TILE else 17
    drawn = rect(x, y, width, TILES_HIGH, tint(good), ink(good), 1.2, 4)
    return drawn + good_icon(good, x + width / 2, y + TILES_HIGH / 2, size)


def _pile(scene: Scene, y: float) -> str:
    """Cubes that some rewards give; those of each kind with their cost at the end of a line."""
    view, words = scene.view, scene.words
    drawn = rect(PILE_AT, y, RIGHT - PILE_AT, TILES_HIGH, "var(--paper-2)", "var(--line-2)", 1, 5)
    name = words.say("board-rubble-pile")
    drawn += caption(PILE_AT + 6, y + TILES_HIGH / 2, name, 50)
    label = told(name, sentences.cubes(view["pile"], words) or words.say("board-no-rubble"))
    each = ""
    for index, (kind, count) in enumerate(view["pile"].items()):
        x = PILE_AT + 58 + index * 34.5
        cube = faces.cube(kind, x + 2, y + 9, 16) + text(x + 26, y + 21.5, count, 12, weight=700)
        if scene.asks("from-pile"):
            called = words.say("board-count", count=count, what=words.noun("rubble", kind))
            area = hit(x - 0.5, y + 4, 33.5, 26, 4)
            each += element(f"rubble:{kind}", called, area + cube, kind="rubble-pile")
        else:
            drawn += cube
    if scene.asks("cube"):
        place = hit(PILE_AT, y, RIGHT - PILE_AT, TILES_HIGH, 5)
        return element("line:pile", label, place + drawn + PRICED, cls="taken", kind="rubble-pile")
    return labelled("rubble-pile", label, drawn) + each


# ------------------------------------------------------------------ market and Treasury


def _market(scene: Scene, y: float) -> str:
    view, words = scene.view, scene.words
    drawn = caption(NAMES, y + CELL_HIGH / 2, words.say("board-market"), LEFT - NAMES - 1)
    each = (TREASURY_AT - 52 - LEFT) / len(view["prices"])
    for index, (good, price) in enumerate(view["prices"].items()):
        x, width = LEFT + index * each, each - 3
        cell = rect(x, y, width, CELL_HIGH, tint(good), ink(good), 0.8, 4)
        cell += good_icon(good, x + 10.5, y + CELL_HIGH / 2, 14)
        cell += text(x + width - 9, y + 21.5, price, 15, weight=700, cls="sf")
        said = words.say("board-market-price", good=words.noun("good", good), reis=price)
        drawn += labelled("price", said, cell)
    return drawn


def _treasury(scene: Scene, y: float) -> str:
    """The marker stands between a value in réis and the modifier of visits."""
    treasury, words = scene.view["treasury"], scene.words
    drawn = caption(TREASURY_AT - 50, y + CELL_HIGH / 2, words.say("board-treasury"), 47)
    each = (RIGHT - TREASURY_AT) / len(treasury["track"])
    for index, cell in enumerate(treasury["track"]):
        x, width = TREASURY_AT + index * each, each - 2
        drawn += rect(x, y, width, CELL_HIGH, "var(--gold-50)", "var(--gold)", 0.8, 4)
        if index == treasury["at"]:
            mark = rect(x, y, width, CELL_HIGH, "var(--gold-2)", "var(--gold-deep)", 2, 4)
            drawn += piece("treasury", mark)
        dark = "#1A2336" if index == treasury["at"] else "var(--ink)"
        drawn += text(x + width / 2, y + 14.5, cell["value"], 13.5, weight=700, fill=dark, cls="sf")
        drawn += text(x + width / 2 - 4, y + 27, signed(cell["modifier"]), 9.5, weight=650, fill=dark)
        drawn += centred("influence", x + width / 2 + 7, y + 24, 8, dark, ik="var(--gold-50)")
    now = treasury["track"][treasury["at"]]
    said = words.say("board-treasury-now", value=now["value"], modifier=signed(now["modifier"]))
    drawn = labelled("treasury", said, drawn)
    if scene.asks("treasury-shift"):
        drawn += _shift(scene, "down", TREASURY_AT + (treasury["at"] - 0.55) * each, y)
        drawn += _shift(scene, "up", TREASURY_AT + (treasury["at"] + 1.45) * each, y)
    return drawn


def _shift(scene: Scene, direction: str, x: float, y: float) -> str:
    side = 1 if direction == "up" else -1
    cx = min(max(x, TREASURY_AT - 14), RIGHT - 8)
    arrow = path(f"M{cx - side * 4:g} {y + 9:g}l{side * 8:g} 6.5l{-side * 8:g} 6.5Z", BLUE)
    inner = hit(cx - 11, y + 2, 22, 27, 5) + arrow + PRICED
    return element(f"direction:{direction}", scene.words.noun("direction", direction), inner, kind="treasury")


# ------------------------------------------------------------------ Influence


def _influence(scene: Scene, stand: list[int], y: float) -> str:
    """Where everybody stands; spaces with a real, and the last one, which brings a wig."""
    track, words = scene.view["influence"], scene.words
    drawn = caption(NAMES, y + CELL_HIGH / 2, words.say("board-influence"), LEFT - NAMES - 1)
    each = (RIGHT - LEFT) / (track["most"] + 1)
    for space in range(track["most"] + 1):
        x, last = LEFT + space * each, space == track["wig"]
        fill = "var(--gold-100)" if last else PALE
        drawn += rect(x, y, each - 1.5, CELL_HIGH, fill, LINE, 1, 3)
        drawn += text(x + 4, y + 10, space, 9.5, anchor="start", weight=650, fill=QUIET)
        if space in track["reals"]:
            drawn += centred("coin", x + each - 9, y + 7, 9, "var(--gold)", ik=fill)
        if last:
            drawn += centred("wig", x + each - 9, y + 7.5, 10, "var(--gold-deep)", ik=fill)
        seats = [seat for seat, at in enumerate(stand) if at == space]
        drawn += _markers(scene, seats, x + (each - 1.5) / 2, y + 21)
    label = told(words.say("board-influence"), by_seat(scene, stand, zero=True))
    return labelled("influence", label, drawn)


def _markers(scene: Scene, seats: list[int], cx: float, cy: float) -> str:
    size = 11 if len(seats) < 3 else 8
    step = 15 if len(seats) < 3 else min(11.5, 24 / (len(seats) - 1))
    drawn = ""
    for index, seat in enumerate(seats):
        at = cx + (index - (len(seats) - 1) / 2) * step
        drawn += piece(f"influence:{seat}", token(scene.colours[seat], at, cy, size))
    return drawn
