"""The pane of the island: three regions of fields over their buildings, the Forest, and the City Watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from ....look.colours import NAME, QUIET
from ....look.lettering import SANS, SERIF, told, two_lines
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import (
    centred,
    circle,
    element,
    hit,
    labelled,
    line,
    path,
    piece,
    quote_slot,
    rect,
    spaced,
    text,
    token,
)
from ..terminal.sentences import glossed
from .pieces import (
    LETTERS,
    REMARKS,
    counted,
    die,
    effect_sign,
    effect_told,
    good_icon,
    ink,
    listed,
    no_die,
    seen_at,
    squeezed,
    tint,
    worker,
)

P = ParamSpec("P")

WIDTH, HEIGHT = 548, 300
FIELD_WIDTH, FIELD_HEIGHT, GAP = 48, 51, 4
TOP, BUILDINGS_TOP, BUILDING_HEIGHT = 36, 147, 143
REGIONS_AT = (28, 212, 370)
MIDDLE, MIDDLE_WIDTH = 134, 72
FOREST_HEIGHT = 2 * FIELD_HEIGHT + GAP
PIRATES_TOP = BUILDINGS_TOP + 69
"""Over it the guards, under it the dice that they may fetch."""
COAST = (
    "M13 150C10 70 2 14 66 10C170 3 240 12 300 8C380 3 460 4 514 10C552 18 546 200 533 252C520 298 430 296 360 295"
    "C270 299 180 294 110 297C24 298 16 230 13 150Z"
)


def draw(scene: Scene) -> Pane:
    view, parts = scene.view, Parts(scene, "island")
    parts.add("coast", _coast, (), ())
    for (region, number), x in zip(view["regions"].items(), REGIONS_AT, strict=True):
        _add_region(parts, region, number, x)
    for name, field in view["fields"].items():
        if field["region"] is None:
            _add_field(parts, name, _forest)
    seen = seen_at(scene, "watch", [seat for seat, count in enumerate(view["watch"]["workers"]) if count])
    parts.add("watch", _watch, (*seen, "watch"), scene.mine("worker-from"))
    parts.add("pirates", _pirate_dice, ("watch",), (), MIDDLE, PIRATES_TOP)
    return parts.pane(scene.words.say("board-island"), "forest", WIDTH, HEIGHT)


def _coast(scene: Scene) -> str:
    shore = (
        rect(0, 0, WIDTH, HEIGHT, "var(--c-50)")
        + path(COAST, "none", "var(--c-100)", 22)
        + path(COAST, "none", "var(--c-200)", 12)
    )
    return shore + path(COAST, "var(--glaze)", "var(--glaze)", 5) + path(COAST, "none", "var(--c-700)", 1.6)


# ------------------------------------------------------------------ regions and fields


def _add_region(parts: Parts, region: str, number: int, x: float) -> None:
    view = parts.scene.view
    fields = [name for name, field in view["fields"].items() if field["region"] == region]
    columns = (len(fields) + 1) // 2
    across = columns * (FIELD_WIDTH + GAP) - GAP
    here = next(building["workers"] for building in view["buildings"].values() if building["region"] == number)
    parts.add(f"region-{number}", _heading, (), (), number, here, x)
    for index, name in enumerate(fields):
        at = x + index % columns * (FIELD_WIDTH + GAP)
        _add_field(parts, name, _field, at, TOP + index // columns * (FIELD_HEIGHT + GAP))
    if len(fields) % 2:
        at, y = x + (columns - 1) * (FIELD_WIDTH + GAP), TOP + FIELD_HEIGHT + GAP
        if number == len(view["regions"]) - 1:
            parts.add("wood", _wood_price, ("wood",), (), at, y)
        else:
            parts.add(f"mountains-{number}", _mountains, (), (), at, y)
    buildings = [name for name, building in view["buildings"].items() if building["region"] == number]
    each = (across - (len(buildings) - 1) * GAP) / len(buildings)
    for index, name in enumerate(buildings):
        _add_building(parts, name, x + index * (each + GAP), each)


def _add_field(
    parts: Parts, name: str, draw: Callable[Concatenate[Scene, str, P], str], *args: P.args, **more: P.kwargs
) -> None:
    scene = parts.scene
    seen = (*seen_at(scene, name, scene.view["fields"][name]["workers"]), ("fields", name))
    parts.add(name, draw, seen, scene.mine("again", "wood", "worker-from"), name, *args, **more)


def _add_building(parts: Parts, name: str, x: float, width: float) -> None:
    view = parts.scene.view
    told = {
        "now": view["now"] if view["now"].get("building") == name else {},
        "phase": view["phase"] if view["phase"] == "b" else "",
        "empty": view["empty"] if view["empty"] == name else None,
    }
    parts.add(name, _building, (("buildings", name), told), (), name, x, width)


def _heading(scene: Scene, number: int, here: list[int], x: float) -> str:
    """The name of a region and how many workers everybody has there."""
    name = scene.words.say("board-region", number=number)
    drawn, at = text(x + 2, 29, name, 12, anchor="start", weight=650, fill="var(--c-700)", cls="sf"), x + 66.0
    for seat, count in enumerate(here):
        if count:
            drawn += token(scene.colours[seat], at, 25, 9) + text(at + 11, 29, count, 11.5, weight=700)
            at += 23
    return labelled("region", told(name, *counted(scene, here)), drawn)


def _field(scene: Scene, name: str, x: float, y: float) -> str:
    field, words = scene.view["fields"][name], scene.words
    good, ground = field["good"], tint(field["good"])
    inner = rect(x, y, FIELD_WIDTH, FIELD_HEIGHT, ground, ink(good), 1, 5) + hit(x, y, FIELD_WIDTH, FIELD_HEIGHT, 5)
    inner += path(f"M{x + 1:g} {y + 32:g}q11.5 -7 23 0t23 0", "none", ink(good), 0.7, 'opacity=".5"')
    if field["was"]:
        inner += line(x + 3, y + 5, x + 3, y + FIELD_HEIGHT - 5, ink(field["was"]), 2, 'stroke-linecap="round"')
        inner += good_icon(field["was"], x + 41, y + 27, 10, ground)
    inner += good_icon(good, x + 13, y + 14, 19, ground)
    if field["wood"]:
        inner += _wood_pill(x + 23, y + 3, field["wood"])
    if field["turns_to"]:
        inner += text(x + 29, y + 31, "→", LETTERS, weight=700, fill=ink(field["turns_to"]))
        inner += good_icon(field["turns_to"], x + 41, y + 27, 10, ground)
    for dx, seat in zip(spaced(len(field["workers"]), FIELD_WIDTH - 3, 15, 15.5), field["workers"], strict=True):
        inner += worker(scene, name, seat, x + FIELD_WIDTH / 2 + dx, y + 42, 15)
    label = told(
        words.noun("place", name),
        words.noun("good", good),
        words.say("board-was", good=words.noun("good", field["was"])) if field["was"] else "",
        words.say("board-turns-to", good=words.noun("good", field["turns_to"])) if field["turns_to"] else "",
        words.say("board-wood-here", count=field["wood"]) if field["wood"] else "",
        _present(scene, field["workers"]),
    )
    cls = _field_class(scene, field["workers"])
    return element(f"place:{name}", label, inner, cls=cls, kind=f"field:{name}")


def _field_class(scene: Scene, workers: list[int]) -> str:
    """`taken` for a field that need not look refused: whoever moves works there already or, where one's own workers are
    asked for, does not."""
    mine = scene.view["to_move"] in workers
    return "taken" if mine != scene.asks("again", "wood", "worker-from") else ""


def _present(scene: Scene, seats: list[int]) -> str:
    return scene.words.say("board-workers-of", who=listed(scene, seats)) if seats else ""


def _wood_pill(x: float, y: float, count: int) -> str:
    drawn = rect(x, y, 23, 17, tint("wood"), ink("wood"), 0.8, 8) + good_icon("wood", x + 8, y + 8.5, 10, tint("wood"))
    return drawn + text(x + 17, y + 13, count, LETTERS, weight=700)


def _forest(scene: Scene, name: str) -> str:
    field, words, x, green = scene.view["fields"][name], scene.words, MIDDLE, "var(--g-mulberry-i)"
    inner = rect(x, TOP, MIDDLE_WIDTH, FOREST_HEIGHT, "var(--g-mulberry-t)", green, 1, 8)
    inner += hit(x, TOP, MIDDLE_WIDTH, FOREST_HEIGHT, 8)
    middle = x + MIDDLE_WIDTH / 2
    inner += centred("forest", middle, TOP + 26, 38, green)
    inner += _sign(middle, TOP + 59, words.say("board-forest"), 13, green)
    rows = [field["workers"][at : at + 2] for at in range(0, len(field["workers"]), 2)]
    for row, seats in enumerate(rows):
        for dx, seat in zip(spaced(len(seats), 60, 17, 24), seats, strict=True):
            inner += worker(scene, name, seat, middle + dx, TOP + 74 + row * 20, 17)
    label = told(words.noun("place", name), words.say("board-wood-endless"), _present(scene, field["workers"]))
    return element(f"place:{name}", label, inner, cls=_field_class(scene, field["workers"]), kind="forest")


def _wood_price(scene: Scene, x: float, y: float) -> str:
    """What the next wood costs that is bought in this turn."""
    wood, words = scene.view["wood"], scene.words
    steps = [after - before for before, after in zip(wood["totals"], wood["totals"][1:], strict=False)]
    drawn = good_icon("wood", x + 14, y + 12, 15) + text(x + 26, y + 16, "=", 11, weight=700, fill=QUIET)
    drawn += good_icon("reals", x + 38, y + 12, 12)
    for index, price in enumerate(steps[:6]):
        cx, cy = x + 9 + index % 3 * 15, y + 28 + index // 3 * 15
        if index == wood["bought"]:
            drawn += rect(cx - 7, cy - 7, 14, 14, "var(--gold-100)", "var(--gold)", 1, 3)
        faint = QUIET if index < wood["bought"] else "var(--ink)"
        drawn += text(cx, cy + 4, price, REMARKS, weight=700 if index == wood["bought"] else 500, fill=faint)
    said = words.say("board-wood-prices", prices=", ".join(str(price) for price in steps))
    return labelled("wood-price", said, drawn)


def _mountains(scene: Scene, x: float, y: float) -> str:
    """The mountains, where there is no field."""
    ridges = f"M{x + 2:g} {y + 44:g}l13-24 7 10 9-19 17 33M{x + 15:g} {y + 20:g}l-3 13M{x + 31:g} {y + 11:g}l-2 16 5 9"
    terraces = f"M{x + 2:g} {y + 49:g}q11-5 23-1t23-1"
    drawn = path(ridges, "none", "var(--c-300)", 1.3, 'stroke-linejoin="round"')
    return drawn + path(terraces, "none", "var(--c-200)", 1.2)


# ------------------------------------------------------------------ buildings


def _building(scene: Scene, name: str, x: float, width: float) -> str:
    now, y, words = scene.view["now"], BUILDINGS_TOP, scene.words
    full = _full(scene, name)
    here = now.get("building") == name
    fill = "var(--selected-fill)" if here else "var(--disabled-fill)" if full else "var(--glaze)"
    edge = "var(--selected)" if here else "var(--line-2)" if full else "var(--c-700)"
    dashes = 'stroke-dasharray="4 3"' if full and not here else ""
    inner = rect(x, y, width, BUILDING_HEIGHT, fill, edge, 3 if here else 1.2, 6, dashes)
    inner += hit(x, y, width, BUILDING_HEIGHT)
    inner += _nameplate(scene, name, x, y, width)
    inner += _character(scene, name, x + width / 2, y + 40, full)
    if here and "cost" in now:
        inner += _cost(now["cost"], now["refusal"], x + width / 2, y + 70)
    else:
        inner += _character_name(scene, name, x + width / 2, y + 66, width)
    inner += _dice(scene, name, x + width / 2, y + 90, width - 4)
    inner += _levels(scene, name, x + width / 2, y + 111)
    inner += _markers(scene, name, x, y + BUILDING_HEIGHT - 11.5, width)
    inner += quote_slot(x + width - 12, y + BUILDING_HEIGHT - 7, 12.5)
    inner += f'<g class="quoted">{good_icon("bread", x + width - 28, y + BUILDING_HEIGHT - 11.5, 12)}</g>'
    bill = words.say("board-bill", reals=now["cost"], pirates=now["refusal"]) if here and "cost" in now else ""
    return element(f"building:{name}", told(*_facts(scene, name), bill), inner, cls=_building_class(scene, name))


def _full(scene: Scene, name: str) -> bool:
    building = scene.view["buildings"][name]
    there = len(building["dice"]) + (building["pirate"] is not None)
    return bool(scene.view["phase"] == "b" and there >= building["room"])


def _building_class(scene: Scene, name: str) -> str:
    """`taken` for a building that need not look refused: it is full."""
    return "taken" if _full(scene, name) else ""


def _nameplate(scene: Scene, name: str, x: float, y: float, width: float) -> str:
    """The name over the whole width, its number beside whoever lives there."""
    number = scene.view["buildings"][name]["number"]
    drawn = circle(x + 11, y + 38, 8, "var(--c-700)")
    drawn += text(x + 11, y + 42.3, number, LETTERS, weight=700, fill="var(--on-solid)", cls="sf")
    lines = two_lines(scene.words.noun("building", name), LETTERS, width, SERIF)
    for index, part in enumerate(lines):
        at = y + 17 if len(lines) == 1 else y + 12 + index * 12
        drawn += _sign(x + width / 2, at, part, LETTERS, NAME)
    return drawn


def _sign(cx: float, y: float, words: str, size: float, fill: str) -> str:
    """A name over something of about its width."""
    return text(cx, y, words, size, weight=650, fill=fill, cls="sf")


def _character(scene: Scene, name: str, cx: float, cy: float, full: bool) -> str:
    """Who lives here this round; in the empty building one only harvests."""
    character = scene.view["buildings"][name]["character"]
    if character:
        ground = "var(--disabled)" if full else "var(--c-700)"
        face = centred(character, cx, cy, 16, "var(--on-solid)", ik=ground, ia="var(--gold-2)")
        who = piece(f"character:{character}", circle(cx, cy, 12.5, ground) + face)
        return labelled(character, _who(scene, name), who)
    inner = circle(cx, cy, 12.5, "none", "var(--c-400)", 1.5, 'stroke-dasharray="3 3"')
    if scene.view["empty"] != name:
        return inner
    return labelled("special-harvest", _who(scene, name), inner + centred("harvest", cx, cy, 15, "var(--c-600)"))


def _who(scene: Scene, name: str) -> str:
    character = scene.view["buildings"][name]["character"]
    if character:
        return scene.words.noun("character", character)
    return scene.words.say("board-special-harvest") if scene.view["empty"] == name else ""


def _character_name(scene: Scene, name: str, cx: float, y: float, width: float) -> str:
    lines = two_lines(_who(scene, name), LETTERS, width, SANS)
    drawn = ""
    for index, part in enumerate(lines):
        at = y + 3 if len(lines) == 1 else y - 2 + index * 11.5
        drawn += squeezed(cx, at, part, width - 10)
    return drawn


def _cost(cost: int, refusal: int, cx: float, y: float) -> str:
    """What the building costs now, and the pirates of whoever does not pay."""
    drawn = rect(cx - 34, y - 12, 32, 17, tint("reals"), ink("reals"), 1, 8)
    drawn += good_icon("reals", cx - 25, y - 3.5, 12, tint("reals")) + text(cx - 11, y + 0.8, cost, 12, weight=750)
    drawn += rect(cx + 2, y - 12, 32, 17, tint("pirates"), ink("pirates"), 1, 8)
    drawn += good_icon("pirates", cx + 11, y - 3.5, 12, tint("pirates"))
    return drawn + text(cx + 25, y + 0.8, refusal, 12, weight=750)


def _dice(scene: Scene, name: str, cx: float, cy: float, width: float) -> str:
    building = scene.view["buildings"][name]
    size = min(19.0, width / max(building["room"], 3) - 0.6)
    there: list[tuple[int, bool]] = [(face, False) for face in building["dice"]]
    if building["pirate"] is not None:
        there.append((building["pirate"], True))
    room = max(building["room"], len(there))
    drawn = ""
    for index, dx in enumerate(spaced(room, width, size, size + 1)):
        if index >= len(there):
            drawn += no_die(cx + dx, cy, size)
            continue
        face, pirate = there[index]
        number = building["dice"][:index].count(face)
        id = f"die:{name}:pirate" if pirate else f"die:{name}:{face}:{number}"
        drawn += piece(id, die(face, cx + dx, cy, size, pirate=pirate), "place:watch" if pirate else "")
    return drawn


def _levels(scene: Scene, name: str, cx: float, cy: float) -> str:
    """What the building does with few and with many workers; the level that the onlooker has reached is marked."""
    building = scene.view["buildings"][name]
    mine = 0 if scene.seat is None else building["workers"][scene.seat]
    (icon, low), (_, high) = effect_sign(building["low"]), effect_sign(building["high"])
    few, many = building["needs"]
    drawn = ""
    if mine >= few:
        drawn += rect(cx + (6.5 if mine >= many else -34.5), cy - 9, 28, 18, "var(--c-200)", "var(--c-500)", 1, 4)
    for least, number, left in ((few, low, cx - 26.3), (many, high, cx + 14.7)):
        drawn += text(left, cy + 4.3, f"{least}+", 11.4, weight=500, fill="var(--ink-2)")
        drawn += text(left + 14.8, cy + 4.3, number, LETTERS, weight=750)
    drawn += centred(icon, cx, cy, 12, "var(--c-700)", ik="var(--glaze)", ia="var(--gold)")
    words = scene.words
    said = words.say("board-levels", low=effect_told(words, building["low"]), high=effect_told(words, building["high"]))
    return labelled("building", told(glossed(name, words), said), drawn)


def _markers(scene: Scene, name: str, x: float, cy: float, width: float) -> str:
    markers = scene.view["buildings"][name]["markers"]
    step = min(15.0, (width - 44) / max(len(markers) - 1, 1))
    drawn = ""
    for index, seat in enumerate(markers):
        id = f"marker:{name}:{seat}:{markers[:index].count(seat)}"
        drawn += piece(id, token(scene.colours[seat], x + 11 + index * step, cy, 11), f"player:{seat}")
    return drawn


def _facts(scene: Scene, name: str) -> list[str]:
    building, words = scene.view["buildings"][name], scene.words
    facts = [glossed(name, words), _who(scene, name), words.say("board-region", number=building["region"])]
    if building["dice"]:
        facts.append(words.say("board-dice-here", dice=", ".join(str(face) for face in building["dice"])))
    if building["pirate"] is not None:
        facts.append(words.say("board-pirate-die", face=building["pirate"]))
    if _full(scene, name):
        facts.append(words.say("board-full"))
    if building["markers"]:
        counts = [building["markers"].count(seat) for seat in range(len(scene.names))]
        facts.append(words.say("board-markers-of", who=", ".join(counted(scene, counts))))
    return [
        *facts,
        words.say("board-levels", low=effect_told(words, building["low"]), high=effect_told(words, building["high"])),
    ]


# ------------------------------------------------------------------ the City Watch


def _watch(scene: Scene) -> str:
    """Guards of everybody. The frame holds the pirates' dice too, so it is no part of what is clicked. What a worker
    brings here stands in the place of shield and name."""
    view, words, x, y = scene.view, scene.words, MIDDLE, BUILDINGS_TOP
    frame = rect(x, y, MIDDLE_WIDTH, BUILDING_HEIGHT, "var(--glaze)", "var(--c-700)", 1.2, 8)
    inner = hit(x, y, MIDDLE_WIDTH, PIRATES_TOP - y, 8)
    crest = centred("watch", x + 13, y + 14, 17, "var(--c-700)", ik="var(--glaze)")
    crest += _sign(x + 44, y + 18.5, words.say("board-watch"), 12.5, NAME)
    inner += f'{quote_slot(x + MIDDLE_WIDTH / 2, y + 18.5, 13)}<g class="crest">{crest}</g>'
    guards = [(seat, count) for seat, count in enumerate(view["watch"]["workers"]) if count]
    for index, (seat, count) in enumerate(guards):
        cx, cy = x + 14 + index % 2 * 33, y + 36 + index // 2 * 20
        inner += worker(scene, "watch", seat, cx, cy, 16) + text(cx + 13, cy + 5, count, 13, weight=700)
    label = told(words.noun("place", "watch"), *counted(scene, view["watch"]["workers"]))
    return frame + element("place:watch", label, inner, cls="" if scene.asks("worker-from") else "taken", kind="watch")


def _pirate_dice(scene: Scene, x: float, y: float) -> str:
    """The dice that a guard may fetch."""
    drawn = ""
    dice = scene.view["watch"]["pirate_dice"]
    for index, face in enumerate(dice):
        cx, cy = x + 18.5 + index % 2 * 35, y + 18 + index // 2 * 36
        inner = hit(cx - 17.5, cy - 18, 35, 36, 6)
        inner += piece(f"pirate:{face}:{dice[:index].count(face)}", die(face, cx, cy, 27, pirate=True))
        drawn += element(f"pirate:{face}", scene.words.say("board-pirate-die", face=face), inner)
    return drawn
