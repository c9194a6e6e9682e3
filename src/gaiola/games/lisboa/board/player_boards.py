"""The pane of the boards: for every seat docks with ships and cargo, the office, warehouses, rubble, houses, clergy
tiles, favors and plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ....look.colours import GLAZE, INK, ink, tint
from ....look.lettering import fitted, told
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, circle, element, empty_slot, hit, labelled, line, path, piece, rect, text, token
from ..terminal import sentences
from . import faces, glyphs
from .pieces import BLUE, card_kind, does, good_icon

WIDTH = 236
DOCKS = 3
SPAN = 5
HEADING = 20
FAVOR, PLAN, GOOD = 19, 20, 30
CELL, CLERGY_HIGH = 10.6, 25
"""A place for a cube of rubble, at most."""


class Shape(NamedTuple):
    """How high the parts of a board are: the more players, the flatter. Docks and office lie side by side or, with
    `stacked`, one above the other."""

    docks: int
    office: int
    stacked: bool
    goods: int
    bottom: int

    @property
    def slots(self) -> int:
        return HEADING + (self.docks + self.office + 4 if self.stacked else self.docks) + 4

    @property
    def height(self) -> int:
        return self.slots + self.goods + self.bottom + CLERGY_HIGH + 11


SHAPES = {2: Shape(84, 54, True, 26, 44), 3: Shape(54, 54, False, 24, 44), 4: Shape(50, 50, False, 23, 40)}

Player = Mapping[str, Any]


def draw(scene: Scene) -> Pane:
    parts, players = Parts(scene, "boards"), len(scene.view["players"])
    shape = SHAPES.get(players, SHAPES[4])
    own = shape.slots if scene.seat is not None else shape.height
    height = own + (players - 1) * (shape.height + 2)
    parts.add("ground", _ground, (), (), height)
    y = 0
    for seat in _order(scene):
        with parts.group(scene.names[seat]):
            _add_board(parts, seat, shape, y)
        y += (own if seat == _order(scene)[0] else shape.height) + 2
    return parts.pane(scene.words.say("board-boards"), "portfolio", WIDTH, height)


def _ground(scene: Scene, height: float) -> str:
    return rect(0, 0, WIDTH, height, GLAZE)


def _order(scene: Scene) -> list[int]:
    """From whoever looks, clockwise."""
    players, first = len(scene.view["players"]), scene.seat or 0
    return [(first + seat) % players for seat in range(players)]


HEAD = ("tucked", "portfolio_size", "officials", "sets")
PAPERS = ("favors", "plans", "completed", "plan_officials")
"""What the parts of a board show of a player."""


def _add_board(parts: Parts, seat: int, shape: Shape, y: float) -> None:
    """In an order that a reader can follow: whose board it is, docks and office, goods, papers, works, clergy. Of the
    own board only docks and office: the rest lies in the tray."""
    player = parts.scene.view["players"][seat]

    def add(name: str, draw: Callable[..., str], keys: Sequence[str], *args: object) -> None:
        parts.add(f"{seat}-{name}", draw, (), (), {key: player[key] for key in keys}, *args)

    own = seat == parts.scene.seat
    add("heading", _heading, HEAD, seat, shape.slots if own else shape.height, y)
    at = y + HEADING
    free = _free_slot(parts.scene, player) if own else ""
    for index, (name, face) in enumerate(player["portfolio"].items()):
        place = _slot_at(index, shape, at)
        parts.add(f"{seat}-{name}", _slot, (), parts.scene.mine(*SLOT_STEPS), seat, name, face, place, name == free)
    if own:
        return
    at = y + shape.slots
    add("goods", _goods, ("goods", "warehouse"), at, shape.goods)
    add("papers", _papers, PAPERS, at, shape.goods)
    at += shape.goods + 4
    add("rubble", _rubble, ("rubble", "sets", "markers"), at, shape.bottom)
    benefits = parts.scene.view["house_benefits"]
    add("houses", _houses, ("houses", "house_groups"), benefits, seat, at, shape.bottom)
    add("clergy", _clergy, ("clergy", "clergy_limit"), at + shape.bottom + 3)


def _heading(scene: Scene, player: Player, seat: int, height: float, y: float) -> str:
    words = scene.words
    drawn = rect(0, y, 4, height, f"var(--p-{scene.colours[seat]})")
    if y:
        drawn += line(0, y - 1, WIDTH, y - 1, "var(--line)")
    drawn += token(scene.colours[seat], 15, y + 10, 12)
    drawn += fitted(26, y + 14.5, scene.names[seat], 12.5, 92, weight=650, least=11)
    facts = (
        ("portfolio", f"{player['tucked']}/{player['portfolio_size']}", "board-portfolio"),
        ("official", str(player["officials"]), "board-officials-home"),
        ("rubble_set", str(player["sets"]), "board-sets"),
    )
    x = float(WIDTH - 4)
    for sort, number, key in reversed(facts):
        wide = 18 + len(number) * 7.5
        x -= wide
        sign = centred(sort, x + 7, y + 10, 13, BLUE, ik=GLAZE)
        sign += text(x + 15, y + 14.5, number, 12, anchor="start", weight=650)
        drawn += labelled(sort.replace("_", "-"), words.say(key, count=number), sign)
    return drawn


# ------------------------------------------------------------------ docks and office


SLOT_STEPS = ("slot", "ship", "fit", "business", "sell")
"""Decisions in which a slot, or the ship in it, is chosen."""


def _slot_at(index: int, shape: Shape, y: float) -> tuple[float, float, float, float]:
    dock, column = index < DOCKS, index % DOCKS
    if shape.stacked:
        wide = (WIDTH - 14) / DOCKS
        x, top = 9 + column * wide, y if dock else y + shape.docks + 4
    else:
        wide = (WIDTH - 18) / (2 * DOCKS)
        x, top = 9 + index * wide + (0 if dock else 5), y
    return x, top, wide - 3, shape.docks if dock else shape.office


def _free_slot(scene: Scene, player: Player) -> str:
    """Where the card or the ship that is to be tucked would lie; nothing, if that row is full."""
    if not scene.mine(*SLOT_STEPS) or not scene.asks("slot", "ship"):
        return ""
    papers = scene.asks("slot") and scene.view["now"]["card"]["type"] == "treasury"
    return next((name for name in _row(player, papers=papers) if player["portfolio"][name] is None), "")


def _row(player: Player, *, papers: bool) -> list[str]:
    """Docks, or the office for Treasury cards."""
    names = list(player["portfolio"])
    return names[DOCKS:] if papers else names[:DOCKS]


def _slot(
    scene: Scene, seat: int, name: str, face: Player | None, place: tuple[float, float, float, float], free: bool
) -> str:
    """`free` is the slot that will be filled."""
    words, (x, y, wide, high) = scene.words, place
    own = scene.seat == seat and scene.asks("slot", "ship", "fit")
    ship = face is not None and face["type"] == "ship"
    touch = "slot:free" if free else f"slot:{name}" if own else f"berth:p{seat + 1}_{name}" if ship else ""
    called = words.noun("slot", name)
    if face is None:
        sort = "ship" if name.startswith("dock") else "treasury"
        inner = empty_slot(x, y, wide, high, 4) + centred(
            sort, x + wide / 2, y + high / 2, 14, "var(--c-200)", ik=GLAZE
        )
        label, kind = told(called, words.say("board-slot-free")), "slot"
    else:
        mini = faces.ship(face, *place) if ship else faces.card(words, face, *place)
        id = f"ship:p{seat + 1}_{name}" if ship else f"card:{face['id']}"
        inner = piece(id, mini, "yard" if ship else f"player:{seat}")
        label, kind = told(called, sentences.tucked(face, words)), card_kind(face)
    if not touch:
        return labelled(kind, label, inner)
    around = hit(x - 2, y - 2, wide + 4, high + 4, 6)
    return element(touch, label, around + inner, cls="" if own or _selling(scene) else "taken", kind=kind)


def _selling(scene: Scene) -> bool:
    return scene.asks("business", "sell")


# ------------------------------------------------------------------ goods, favors, plans


def _goods(scene: Scene, player: Player, y: float, high: float) -> str:
    words, drawn, wide = scene.words, "", GOOD
    for index, (good, count) in enumerate(player["goods"].items()):
        x, size = 9 + index * wide, min(high - 4, 16)
        cell = rect(x, y, wide - 3, high, tint(good), ink(good), 0.8, 4)
        cell += good_icon(good, x + 9, y + high / 2, size)
        cell += text(x + 21, y + high / 2 + 4.5, count, 12.5, weight=700)
        said = words.say("board-stock", good=words.noun("good", good), count=count, most=player["warehouse"])
        drawn += labelled("good", said, f'<g opacity="{1 if count else 0.75}">{cell}</g>')
    return drawn


def _papers(scene: Scene, player: Player, y: float, high: float) -> str:
    """Favors, plans to carry out, and completed ones by their officials. Many lie closer, so that none covers what the
    completed ones count."""
    words, x, drawn = scene.words, 12.0 + 4 * GOOD, ""
    room = WIDTH - (32 if player["completed"] else 4) - x - PLAN
    step = min(PLAN + 2, room / max(len(player["favors"]) + len(player["plans"]) - 1, 1))
    for noble in player["favors"]:
        said = words.say("board-favor", noble=words.noun("noble", noble))
        drawn += labelled("royal-favor", said, faces.favor(noble, x, y, FAVOR, high))
        x += step
    for plan in player["plans"]:
        drawn += labelled(f"plan:{plan}", words.noun("plan", plan), faces.plan(plan, x, y, PLAN, high))
        x += step
    if player["completed"]:
        done = centred("check", WIDTH - 24, y + high / 2, 13, "var(--gain)")
        done += text(WIDTH - 9, y + high / 2 + 4.5, player["plan_officials"], 12.5, weight=700)
        listed = ", ".join(words.noun("plan", plan) for plan in player["completed"])
        said = words.say("board-completed", plans=listed, count=player["plan_officials"])
        drawn += labelled("completed-plans", said, done)
    return drawn


# ------------------------------------------------------------------ rubble, houses, clergy


def _rubble(scene: Scene, player: Player, y: float, high: float) -> str:
    """Five columns; one that is full is a set."""
    words, cell, drawn = scene.words, CELL, ""
    step = high / len(player["rubble"])
    for row, (kind, count) in enumerate(player["rubble"].items()):
        for column in range(min(count, SPAN)):
            drawn += faces.cube(kind, 9.5 + column * cell, y + row * step + 0.5, cell - 1.5)
    across, down = SPAN * cell, len(player["rubble"]) * step
    grid = "".join(f"M{9 + column * cell:g} {y:g}v{down:g}" for column in range(SPAN + 1))
    grid += "".join(f"M9 {y + row * step:g}h{across:g}" for row in range(len(player["rubble"]) + 1))
    drawn = path(grid, "none", "var(--line)", 0.8) + drawn
    if player["sets"]:
        drawn += rect(8.2, y - 0.8, player["sets"] * cell + 0.6, high + 1.1, "none", "var(--gold)", 1.4, 2.5)
    label = told(
        sentences.cubes(player["rubble"], words) or words.say("board-no-rubble"),
        words.say("board-sets", count=player["sets"]),
        words.say("board-markers", count=player["markers"]),
    )
    return labelled("rubble", label, drawn)


def _houses(scene: Scene, player: Player, house_benefits: Mapping[str, Any], seat: int, y: float, high: float) -> str:
    """Houses that still stand on the board, by groups; under those that are gone an ability begins."""
    x, drawn = 16 + SPAN * CELL, ""
    wide = (WIDTH - 4 - x) / len(player["houses"])
    for group, built in player["houses"].items():
        spots, inner = player["house_groups"][group], ""
        benefits = house_benefits[group]
        for index in range(spots):
            cx = x + wide / 2 + (index - (spots - 1) / 2) * 15
            inner += _house(scene.colours[seat], cx, y + 7, index < built)
        won = benefits[built - 1] if built else []
        if won:
            size = min(high - 16, 22)
            inner += glyphs.effects(won, x + wide / 2 - size, y + high - size, size)
        else:
            inner += empty_slot(x + 3, y + 17, wide - 6, high - 18, 3)
        said = houses_told(scene, group, built, spots)
        drawn += labelled("houses", told(said, does(scene, won)), inner)
        x += wide
    return drawn


def houses_told(scene: Scene, group: str, built: int, spots: int) -> str:
    return scene.words.say("board-houses", houses=scene.words.say(f"tell-houses-{group}", count=built, of=spots))


def _house(colour: str, cx: float, cy: float, gone: bool) -> str:
    if gone:
        return circle(cx, cy + 1, 2.5, "none", "var(--line-2)", 1)
    rim = f'stroke="{INK}" stroke-width="2" paint-order="stroke"'
    return centred("house", cx, cy, 13, f"var(--p-{colour})", ik=INK, more=rim)


def _clergy(scene: Scene, player: Player, y: float) -> str:
    limit, tiles = player["clergy_limit"], player["clergy"]
    wide, drawn = (WIDTH - 11) / limit, ""
    for index in range(limit):
        x = 9 + index * wide
        if index < len(tiles):
            tile = faces.clergy(tiles[index], x, y, wide - 3, CLERGY_HIGH)
            kind = f"clergy:{tiles[index]['id']}"
            drawn += labelled(kind, sentences.clergy(tiles[index], scene.words), tile)
        else:
            drawn += empty_slot(x + 0.5, y + 0.5, wide - 4, CLERGY_HIGH - 1, 2)
    return drawn
