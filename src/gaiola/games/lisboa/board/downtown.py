"""The pane of the city: downtown with its streets, the sites around it, rubble, scoring tiles; the tracks below are in
`tracks`."""

from __future__ import annotations

from ....look.colours import GLAZE, INK, QUIET, ink, tint
from ....look.counts import each
from ....look.lettering import PRICED, told
from ....look.parts import Parts
from ....look.scene import Pane, Part, Scene, View
from ....look.svg import centred, element, esc, hit, labelled, line, path, piece, rect, text
from ..terminal import sentences
from . import faces, glyphs, tracks
from .pieces import BLUE, LINE, PALE, cubes_told, does, good_icon, mine

WIDTH, HEIGHT = 503, 504
SITE, NORTH, TOP, LEFT = 44, 46, 57, 70
"""How wide a site is, how high one at the north, and where the first land begins."""
LAND, SMALL, HIGH, STREET, GAP = 50, 42, 54, 35, 3
CUBE = 14
SCORING = 17
SIGN = 20
"""The size of a reward."""
FOOT = 62
"""How high the foot of a street is, where its city tiles lie."""


def draw(scene: Scene) -> Pane:
    parts, view = Parts(scene, "city"), scene.view
    parts.add("ground", _ground, ("rows", "columns"), ())
    for index, good in enumerate(view["streets"]):
        parts.add(f"street-{good}", _street, ("streets",), scene.mine("store"), index, good, _bottom(scene) - FOOT)
        place = (_column_at(index) + LAND, _bottom(scene) - FOOT)
        parts.add(f"tiles-{good}", tracks.tiles, ("city_tiles",), scene.mine("store"), good, *place)
    here = view["lands"][view["now"]["land"]] if scene.asks("cube") else {"row": "", "column": 0}
    for row in view["rows"]:
        parts.add(f"row-{row}", _rubble_of_row, ("rows",), (), row, here["row"] == row)
    for index in range(len(view["columns"])):
        parts.add(
            f"column-{index + 1}", _column_end, ("columns",), (), index, _bottom(scene), here["column"] == index + 1
        )
    parts.add("scoring", _scoring_tiles, ("rows", "columns", "scoring"), ())
    less = discount(mine(scene))
    for name, land in view["lands"].items():
        seen = ("streets", ("lands", name), ("now", "land"))
        parts.add(f"land-{name}", _land, seen, ("cube",), name, _land_at(scene, land), net_price(view, land, less))
    for name, site in view["sites"].items():
        site_seen = (("sites", name), ("now", "site"))
        parts.add(f"site-{name}", _site, site_seen, ("complete",), name, _site_at(scene, site))
    tracks.add(parts, _bottom(scene) + 49)
    return parts.pane(scene.words.say("board-city"), "city", WIDTH, HEIGHT)


# ------------------------------------------------------------------ where things lie


def _column_at(index: int) -> float:
    return LEFT + index * (LAND + STREET)


def _wide(scene: Scene, index: int) -> int:
    return SMALL if scene.view["columns"][index]["small"] else LAND


def _row_at(scene: Scene, row: str) -> float:
    return TOP + list(scene.view["rows"]).index(row) * (HIGH + GAP)


def _bottom(scene: Scene) -> float:
    return TOP + len(scene.view["rows"]) * (HIGH + GAP) - GAP


def _right(scene: Scene) -> float:
    last = len(scene.view["columns"]) - 1
    return _column_at(last) + _wide(scene, last)


def _ground(scene: Scene) -> str:
    """The frame around downtown, and the squares behind it."""
    x, width, high = LEFT - 21, _right(scene) - LEFT + 23, _bottom(scene) - TOP
    drawn = rect(0, 0, WIDTH, HEIGHT, "var(--paper)") + rect(x, TOP - 4, width, high + 8, GLAZE, BLUE, 1.8, 4)
    return drawn + rect(x + 2.5, TOP - 1.5, width - 5, high + 3, "none", "var(--c-200)", 0.8, 2.5)


# ------------------------------------------------------------------ streets


def _street(scene: Scene, index: int, good: str, bottom: float) -> str:
    """Where a store may face; it is clicked instead of the city tile."""
    x, high = _column_at(index) + LAND, bottom - TOP
    name = scene.view["streets"][good]
    inner = rect(x, TOP - 2, STREET, high + FOOT + 4, tint(good)) + hit(x, TOP - 2, STREET, high + 2, 3)
    for edge in (x + 0.5, x + STREET - 0.5):
        inner += line(edge, TOP - 2, edge, TOP + high + FOOT + 2, ink(good), 0.7)
    place = f'transform="translate({x + STREET / 2 + 4.6:g} {TOP + high / 2:g}) rotate(-90)"'
    inner += (
        f'<text {place} font-size="14" font-weight="600" class="sf" '
        f'style="fill:{ink(good)};letter-spacing:.05em">{esc(name)}</text>'
    )
    inner += PRICED
    label = scene.words.say("board-street", street=name, good=scene.words.noun("good", good))
    return element(f"tile:{good}", label, inner, cls="" if scene.asks("store") else "taken", kind="street")


# ------------------------------------------------------------------ rubble at the ends of lines, scoring tiles


def _rubble_of_row(scene: Scene, row: str, here: bool) -> str:
    cubes, y = scene.view["rows"][row]["rubble"], _row_at(scene, row)
    drawn = ""
    for index, kind in enumerate(each(cubes)):
        drawn += faces.cube(kind, LEFT - 17, y + 2.5 + index * 17, CUBE)
    label = told(scene.words.say("board-row", row=row.upper()), cubes_told(scene, cubes))
    return _line(f"line:{'row' if here else ''}", label, (LEFT - 32.8, y, 34.6, HIGH), drawn)


def _column_end(scene: Scene, index: int, bottom: float, here: bool) -> str:
    cubes, middle = scene.view["columns"][index]["rubble"], _column_at(index) + _wide(scene, index) / 2
    y, kinds = bottom + 6, each(cubes)
    step = min(17, (_wide(scene, index) + 4) / max(len(kinds), 1))
    drawn = ""
    for place, kind in enumerate(kinds):
        drawn += faces.cube(kind, middle + (place - len(kinds) / 2) * step + (step - CUBE) / 2, y + 1.5, CUBE)
    label = told(scene.words.say("board-column", column=index + 1), cubes_told(scene, cubes))
    return _line(f"line:{'column' if here else ''}", label, (middle - 27, y - 1, 54, 36), drawn)


def _line(touch: str, label: str, place: tuple[float, float, float, float], drawn: str) -> str:
    """Cubes, and a place to click where one of them may be taken."""
    if touch.endswith(":"):
        return labelled("line", label, hit(*place, radius=4) + drawn)
    return element(touch, label, rect(*place) + hit(*place, radius=4) + drawn + PRICED)


def _scoring_tiles(scene: Scene) -> str:
    columns, y, drawn, at = scene.view["columns"], _bottom(scene) + 26, "", 0
    spaces = _spaces(scene)
    for wigs, number in spaces:
        last = at + number - 1
        x, right = _column_at(at), _column_at(last) + _wide(scene, last)
        middle = (x + right) / 2
        tile = rect(x + 3, y, right - x - 6, SCORING, BLUE, "none", 0, 3)
        tile += centred("wig", middle - 8, y + SCORING / 2, 13, "var(--on-solid)", ik=BLUE)
        tile += text(middle + 8, y + 13.5, wigs or "", 14, weight=750, fill="var(--on-solid)", cls="sf")
        drawn += labelled("scoring-tile", scene.words.say("board-scoring", wigs=wigs), tile)
        at += number
    return drawn if at == len(columns) else ""


def _spaces(scene: Scene) -> list[tuple[int, int]]:
    """Scoring tiles in their order, with the number of columns each stands for: the last takes those left over."""
    tiles, columns = scene.view["scoring"], len(scene.view["columns"])
    return [(wigs, columns - index if index == len(tiles) - 1 else 1) for index, wigs in enumerate(tiles)]


# ------------------------------------------------------------------ lands


def _land_at(scene: Scene, land: Part) -> tuple[float, float, float]:
    index = land["column"] - 1
    return _column_at(index) + 1, _row_at(scene, land["row"]), _wide(scene, index) - 2


def _land(scene: Scene, name: str, place: tuple[float, float, float], price: int) -> str:
    land, words, (x, y, width) = scene.view["lands"][name], scene.words, place
    called = words.noun("land", name)
    if not land["open"]:
        drawn = rect(x, y, width, HIGH, "var(--disabled-fill)") + rect(x, y, width, HIGH, "url(#hatch)", LINE, 0.8, 3)
        return labelled("closed", told(called, words.say("board-closed")), f'<g opacity=".7">{drawn}</g>')
    if land["owner"] is not None:
        return _store(scene, name, x, y, width)
    inner = rect(x, y, width, HIGH, PALE, "var(--c-200)", 1, 3) + hit(x, y, width, HIGH, 3)
    sign = min(SIGN + 2, (width - 2) / 2)
    inner += glyphs.effects(land["reward"], x + width / 2 - sign, y + 17 - sign / 2, sign, PALE)
    small = width <= SMALL
    tight = 'textLength="13" lengthAdjust="spacingAndGlyphs"' if small else ""
    inner += text(x + (1.5 if small else 3), y + HIGH - 7, name.upper(), 12, anchor="start", fill=QUIET, more=tight)
    inner += _price(price, x + width - 2, y + HIGH - 11.5, 18 if small else 22)
    label = told(
        called,
        words.say("board-price", reis=price),
        words.say("board-reward", does=does(scene, land["reward"])),
        words.say("board-price-full", reis=land["price"]),
    )
    return element(f"land:{name}", label, inner + PRICED)


def net_price(view: View, land: Part, less: int) -> int:
    """What the land costs with the dearest cube taken and the discounts of whoever looks; nothing once it has none."""
    if land["price"] is None:
        return 0
    costs = view["rubble_costs"]
    lines = (view["rows"][land["row"]]["rubble"], view["columns"][land["column"] - 1]["rubble"])
    dearest = max((costs[kind] for cubes in lines for kind, count in cubes.items() if count), default=0)
    return int(max(0, land["price"] - dearest - less))


def discount(own: Part | None) -> int:
    """How much less somebody pays for any land."""
    if not own:
        return 0
    cards = [card for card in own["portfolio"].values() if card]
    effects = [effect for card in cards for effect in card.get("benefit", ())]
    effects += [effect for tile in own["clergy"] if not tile["once"] for effect in tile["effect"]]
    return sum(effect["n"] for effect in effects if effect["effect"] in ("land_discount", "spend_discount"))


def _price(price: int, right: float, cy: float, wide: float) -> str:
    pill = rect(right - wide, cy - 9, wide, 18, "var(--gold-100)", "var(--gold-2)", 0.8, 9)
    return pill + text(right - wide / 2, cy + 4.6, price, 13, weight=750, fill="var(--gold-deep)")


def _store(scene: Scene, name: str, x: float, y: float, width: float) -> str:
    """The tile of a store: an awning on the side of its street, and the owner's house."""
    land, words, now = scene.view["lands"][name], scene.words, scene.view["now"]
    good, owner = land["facing"], land["owner"]
    east = good == land["streets"][-1] if len(land["streets"]) > 1 else land["column"] == 1
    here = scene.asks("cube") and now["land"] == name
    edge, thick = ("var(--selected)", 3.0) if here else (ink(good), 1.4)
    tile = rect(x, y, width, HIGH, tint(good), edge, thick, 3)
    awning, left = x + width - 7 if east else x, 0 if east else 7
    stripe = HIGH / 5
    for index in range(5):
        tile += rect(awning, y + index * stripe, 7, stripe, ink(good) if index % 2 == 0 else GLAZE)
    middle = x + left + (width - 7) / 2
    tile += _door(x + width if east else x, y + HIGH / 2, 1 if east else -1, ink(good))
    tile += good_icon(good, middle - 7, y + 14, 18)
    tile += _house(scene.colours[owner], middle - 7, y + HIGH - 17, 25)
    if land["customers"]:
        tile += _customers(land["customers"], middle + 11, y + 12)
    label = told(
        words.noun("land", name),
        words.say("board-store-of", who=scene.names[owner], street=scene.view["streets"][good]),
        words.say("board-customers", count=land["customers"]),
    )
    return labelled("store", label, piece(f"store:{name}", tile, f"player:{owner}"))


def _door(x: float, y: float, side: int, fill: str) -> str:
    """A notch that points to the street."""
    return path(f"M{x:g} {y - 5:g}l{side * 4.5:g} 5l{-side * 4.5:g} 5Z", fill)


def _customers(count: int, cx: float, cy: float) -> str:
    drawn = centred("customer", cx, cy - 2, 11, INK)
    return drawn + text(cx, cy + 13, count, 12, weight=750)


def _house(colour: str, cx: float, cy: float, size: float) -> str:
    """A wooden house in its owner's color with its owner's shape."""
    rim = centred("house", cx, cy, size + 2.5, INK)
    front = centred("house", cx, cy, size, f"var(--p-{colour})", ik=f"var(--p-{colour})")
    return rim + front + centred(f"p-{colour}", cx, cy + size * 0.12, size * 0.36, f"var(--on-{colour})")


# ------------------------------------------------------------------ sites


def _site_at(scene: Scene, site: Part) -> tuple[float, float, float, float]:
    if site["side"] == "north":
        street = list(scene.view["streets"]).index(site["street"])
        return _column_at(street) + LAND + STREET / 2 - 27, 4, 54, NORTH
    x = 2 if site["side"] == "west" else _right(scene) + 5
    return x, _row_at(scene, site["row"]) + 1, SITE, HIGH - 2


def _site(scene: Scene, name: str, place: tuple[float, float, float, float]) -> str:
    site, words, now = scene.view["sites"][name], scene.words, scene.view["now"]
    x, y, width, high = place
    called = words.noun("site", name)
    if not site["open"]:
        drawn = rect(x, y, width, high, "url(#hatch)", LINE, 0.8, 3)
        return labelled("closed", told(called, words.say("board-closed")), f'<g opacity=".7">{drawn}</g>')
    if site["building"]:
        built = sentences.building(site["building"], words)
        kind, face = f"building:{site['building']['id']}", faces.building(site["building"], x, y, width, high)
        return labelled(kind, told(called, built), face)
    here = scene.asks("complete") and now["site"] == name
    edge, thick = ("var(--selected)", 3.0) if here else (LINE, 1.2)
    inner = rect(x, y, width, high, GLAZE, edge, thick, 3, 'stroke-dasharray="4 2"') + hit(x, y, width, high, 3)
    inner += glyphs.effects(site["reward"], x + width / 2 - SIGN, y + 5, SIGN)
    cubes = each(site["rubble"])
    for index, kind in enumerate(cubes):
        inner += faces.cube(kind, x + width / 2 + (index - len(cubes) / 2) * 16 + 1, y + high - 18, CUBE)
    label = told(
        called,
        words.say("board-reward", does=does(scene, site["reward"])),
        words.say("board-rubble", cubes=cubes_told(scene, site["rubble"])),
    )
    return element(f"site:{name}", label, inner)
