"""The pane of the Church: the ring of clergy tiles with the Cardinal, the architects with plans and buildings, and the
decrees on display."""

from __future__ import annotations

from math import cos, pi, sin

from ....look.colours import GLAZE, NAME, QUIET
from ....look.lettering import PRICED, fitted, told, two_lines
from ....look.parts import Parts
from ....look.scene import Pane, Part, Scene
from ....look.svg import centred, circle, element, empty_slot, hit, labelled, piece, rect, text
from ..terminal import sentences
from . import faces
from .pieces import BLUE, badge, rows_of, snug

WIDTH, HEIGHT = 440, 238
MIDDLE, CENTRE, ACROSS, DOWN = 77, 72, 56, 52
TILE, TILE_HIGH = 48, 34
"""The ring around its middle, and a clergy tile."""
ARCHITECT, ARCHITECT_WIDE, ARCHITECT_HIGH = 156, 280, 67
PLAN, READY = 36, 130
"""Where the plan and the buildings of an architect begin, how wide and how high they are; how wide a plan, and the
place of the building that can be opened."""
DECREES, DECREE_HIGH, DECREE_COLUMNS = 157, 38, 4
GAP_COLOURS = {"treasury": ("var(--gold-100)", "var(--gold-deep)"), "influence": ("var(--c-100)", BLUE)}
ARCHITECT_COLOURS = {"blue": "var(--c-600)", "green": "var(--p-green)"}


def draw(scene: Scene) -> Pane:
    parts, view = Parts(scene, "church"), scene.view
    parts.add("ground", _ground, (), ())
    spaces = list(view["church"]["ring"])
    for index, space in enumerate(spaces):
        tile, place = view["church"]["ring"][space], _on_ring(index / len(spaces))
        parts.add(f"space-{space}", _space, (), scene.mine("clergy"), space, tile, place)
    parts.add("ring", _ring, ("church",), ("cardinal",))
    for index, name in enumerate(view["architects"]):
        at = 4 + index * (ARCHITECT_HIGH + 3)
        parts.add(f"architect-{name}", _architect, (("architects", name),), scene.mine("take-plan"), name, at)
    parts.add("decrees", _heading, ("decree_deck",), ())
    each = (WIDTH - 5) / DECREE_COLUMNS
    for column, row, (index, face) in rows_of(list(enumerate(view["decrees"])), DECREE_COLUMNS):
        x, y = 4 + column * each, DECREES + row * (DECREE_HIGH + 3)
        parts.add(f"decree-{index}", _decree_on_display, (), (), for_eyes(scene, face), x, y, each - 3)
    return parts.pane(scene.words.say("board-church"), "cardinal", WIDTH, HEIGHT)


# ------------------------------------------------------------------ the ring


def _on_ring(turn: float, reach: float = 1) -> tuple[float, float]:
    """A place on the ring; turns of a circle, clockwise from the top."""
    angle = 2 * pi * turn - pi / 2
    return MIDDLE + ACROSS * reach * cos(angle), CENTRE + DOWN * reach * sin(angle)


def _ground(scene: Scene) -> str:
    return rect(0, 0, WIDTH, HEIGHT, GLAZE) + (
        f'<ellipse cx="{MIDDLE}" cy="{CENTRE}" rx="{ACROSS}" ry="{DOWN}" fill="none" stroke="var(--c-100)" '
        'stroke-width="11" data-anchor="church"/>'
    )


def _ring(scene: Scene) -> str:
    """What lies on and between the tiles, and the bag."""
    church, words = scene.view["church"], scene.words
    gaps = len(church["gaps"])
    icons = {church[f"{icon}_gap"]: _icon(scene, icon, *_gap(scene, church[f"{icon}_gap"])) for icon in GAP_COLOURS}
    drawn = "".join(icons.values())
    if scene.asks("cardinal"):
        for steps in range(1, gaps):
            gap = (church["cardinal"] + steps) % gaps
            drawn += _landing(scene, steps, *_gap(scene, gap), icons.get(gap, ""))
    drawn += _cardinal(scene, *_gap(scene, church["cardinal"]))
    name = words.say("board-church")
    church_name = fitted(MIDDLE, CENTRE, name, 12.5, 52, anchor="middle", fill=NAME, cls="sf", least=10.8)
    if church["due"] is not None:
        said = words.say("board-church-due")
        due = "".join(
            fitted(MIDDLE, CENTRE + 13 + 11 * index, part, 11, 52, anchor="middle", fill="var(--gold-deep)", least=10.8)
            for index, part in enumerate(two_lines(said, 11, 52))
        )
        drawn += labelled("church", told(name, said), church_name + due)
    else:
        drawn += labelled("church", name, church_name)
        said = words.say("board-in-bag", count=church["bag"])
        bag = centred("bag", MIDDLE - 9, CENTRE + 11, 13, QUIET, ik=GLAZE)
        bag += text(MIDDLE + 7, CENTRE + 15.5, church["bag"], 12, weight=600, fill=QUIET)
        drawn += labelled("clergy-bag", said, bag)
    return drawn


def _gap(scene: Scene, gap: int) -> tuple[float, float]:
    """The middle of a gap: between the tiles beside it, above and below a little outside, where there is room."""
    church = scene.view["church"]
    spaces = list(church["ring"])
    first, second = (spaces.index(space) for space in church["gaps"][gap])
    if second < first:
        second += len(spaces)
    turn = (first + second) / 2 / len(spaces)
    return _on_ring(turn, 1 + 0.3 * abs(cos(2 * pi * turn)))


def _space(scene: Scene, space: str, tile: Part | None, place: tuple[float, float]) -> str:
    words, (cx, cy) = scene.words, place
    x, y = cx - TILE / 2, cy - TILE_HIGH / 2
    if tile is None:
        empty = rect(x, y, TILE, TILE_HIGH, GLAZE) + empty_slot(x, y, TILE, TILE_HIGH)
        return labelled("church-space", words.say("board-space-empty"), empty)
    inner = hit(x - 0.5, y - 0.5, TILE + 1, TILE_HIGH + 1, 4) + faces.clergy(tile, x, y, TILE, TILE_HIGH)
    label = told(sentences.clergy(tile, words), words.noun("space", space))
    cls, kind = "" if scene.asks("clergy") else "taken", f"clergy:{tile['id']}"
    return element(f"space:{space}", label, inner, cls=cls, kind=kind)


def _icon(scene: Scene, icon: str, cx: float, cy: float) -> str:
    ground, colour = GAP_COLOURS[icon]
    drawn = circle(cx, cy, 9, ground, colour, 1) + centred(icon, cx, cy, 13, colour, ik=ground)
    return labelled(f"{icon}-icon", scene.words.say(f"board-{icon}-icon"), drawn)


def _cardinal(scene: Scene, cx: float, cy: float) -> str:
    figure = circle(cx, cy, 10.5, "var(--d-red)", GLAZE, 2)
    figure += centred("cardinal", cx, cy, 15, "var(--on-solid)", ik="var(--d-red)", ia="var(--gold-2)")
    return labelled("cardinal", scene.words.say("board-cardinal"), piece("cardinal", figure))


def _landing(scene: Scene, steps: int, cx: float, cy: float, icon: str) -> str:
    """A gap that the Cardinal may go to, with its icon or the way to it."""
    inner = hit(cx - 17, cy - 17, 34, 34, 17) + (icon or text(cx, cy + 5, steps, 14, weight=750)) + PRICED
    return element(f"steps:{steps}", scene.words.say("board-steps", steps=steps), inner, cls="landing taken")


# ------------------------------------------------------------------ architects


def _architect(scene: Scene, name: str, y: float) -> str:
    """The plan on top, the building that can be opened, and the next one."""
    stock, words, colour = scene.view["architects"][name], scene.words, ARCHITECT_COLOURS[name]
    x = ARCHITECT
    inner = rect(x, y, ARCHITECT_WIDE, ARCHITECT_HIGH, GLAZE, colour, 1.2, 5) + hit(
        x, y, ARCHITECT_WIDE, ARCHITECT_HIGH, 5
    )
    inner += rect(x, y, 6, ARCHITECT_HIGH, colour, "none", 0, 2)
    inner += fitted(x + 11, y + 14, words.noun("architect", name), 12, 52, fill=colour, cls="sf", least=11.7)
    facts = [words.say("board-architect", architect=words.noun("architect", name))]
    if stock["plan"]:
        inner += faces.plan(stock["plan"], x + 12, y + 20, PLAN, 43) + badge(x + PLAN + 19, y + 54, stock["plans_left"])
        facts.append(words.say("board-plan-top", plan=words.noun("plan", stock["plan"]), count=stock["plans_left"]))
    else:
        inner += empty_slot(x + 12, y + 20, PLAN, 43)
        facts.append(words.say("board-no-plans"))
    for key, middle in (("ready", x + 68 + READY / 2), ("coming", x + ARCHITECT_WIDE - 44)):
        building = stock[key]
        if building is None:
            inner += empty_slot(middle - 34, y + 8, 68, 38)
            continue
        faint = "" if key == "ready" else ' opacity=".55"'
        house = faces.building(building, middle - 36, y + 5, 72, 44)
        inner += piece(f"building:{building['id']}", f"<g{faint}>{house}</g>")
        if key == "ready":
            called = words.noun("building", building["id"])
            inner += snug(middle, y + 61.5, called, 12, READY)
        facts.append(words.say(f"board-{key}", building=sentences.building(building, words)))
    if stock["buildings_left"]:
        inner += badge(x + ARCHITECT_WIDE - 12, y + ARCHITECT_HIGH - 13, stock["buildings_left"])
    label = told(*facts, words.say("board-buildings-stock", count=stock["buildings_left"]))
    cls = "" if scene.asks("take-plan") else "taken"
    return element(f"architect:{name}", label, inner + PRICED, cls=cls)


# ------------------------------------------------------------------ decrees


def _heading(scene: Scene) -> str:
    view, words, y = scene.view, scene.words, DECREES
    drawn = fitted(4, y - 5, words.say("board-decrees"), 12, 120, weight=600, fill=NAME, cls="sf")
    left = words.say("board-decree-deck", count=view["decree_deck"])
    deck = fitted(WIDTH - 4, y - 5, left, 11, 160, anchor="end", weight=500, fill=QUIET)
    return drawn + labelled("decree-deck", told(words.say("board-decrees"), left), deck)


def for_eyes(scene: Scene, face: Part | None) -> Part | None:
    """A decree as a page shows it: what it would score for whoever looks, and for nobody else."""
    if face is None:
        return None
    return {**face, "now": {} if scene.seat is None else {scene.seat: face["now"][scene.seat]}}


def _decree_on_display(scene: Scene, face: Part | None, x: float, y: float, width: float) -> str:
    """With what it would score for whoever looks."""
    if face is None:
        return empty_slot(x, y, width, DECREE_HIGH, 4)
    inner = hit(x - 1, y - 1, width + 2, DECREE_HIGH + 2, 6)
    inner += piece(f"decree:{face['id']}", decree(scene, face, x, y, width, DECREE_HIGH))
    label = decree_told(scene, face)
    return element(f"decree:{face['id']}", label, inner)


def decree(scene: Scene, face: Part, x: float, y: float, width: float, height: float) -> str:
    """A decree, and under it, or beside what it counts, what it would score now for whoever looks."""
    if scene.seat is None:
        return faces.decree(face, x, y, width, height)
    worth = face["now"][scene.seat]
    fill, edge, on = ("var(--gold-2)", "var(--gold)", "#1A2336") if worth else (GLAZE, "var(--line)", QUIET)
    beside = width > height * 1.6
    left, wide = (x + width * 0.52, width * 0.44) if beside else (x + 3, width - 6)
    low = y + height - (2.5 if beside else 0.5)
    pill = rect(left, low - 15, wide, 15, fill, edge, 1, 7.5)
    pill += text(left + wide / 2, low - 3.2, f"= {worth}", 12, weight=750, fill=on)
    return (
        faces.decree(face, x, y, width, height, 17) if beside else faces.decree(face, x, y, width, height - 17)
    ) + pill


def decree_told(scene: Scene, face: Part) -> str:
    """Its name, what it counts, how it scores, and what it would score now."""
    words = scene.words
    if scene.seat is None:
        return sentences.decree(face, words)
    return told(sentences.decree(face, words), words.say("board-worth-now", wigs=face["now"][scene.seat]))
