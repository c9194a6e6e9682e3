"""The pane of the guild board: rows with requests and dice, the passing column, and the windmill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....look.colours import NAME, QUIET
from ....look.counts import each
from ....look.lettering import PRICED, SERIF, fitted, told, two_lines
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, element, empty_slot, hit, labelled, piece, rect, spaced, text, token
from .pieces import (
    REMARKS,
    REQUEST_SIGNS,
    die,
    effect_sign,
    effect_told,
    good_icon,
    guild_colours,
    ink,
    listed,
    no_die,
    squeezed,
    tint,
)

WIDTH, HEIGHT = 336, 246
LEFT, ACROSS = 8, 320
ROWS_TOP, ROWS_SPACE = 20, 145
PASSING_TOP, PASSING_HEIGHT, WINDMILL_TOP = 165, 35, 203
REQUESTS, DICE = 5, 3
"""Places for request tiles and dice in a row."""
REQUESTS_LEFT, REQUEST = 91, 35
"""Where they begin, and from one to the next."""
GUILD_HIT = 36
"""How high a guild is to be hit; two of them reach over their row."""

Row = Mapping[str, Any]


def draw(scene: Scene) -> Pane:
    parts, view = Parts(scene, "guilds"), scene.view
    parts.add("headings", _headings, (), ())
    down = ROWS_SPACE / len(view["rows"])
    for index, row in enumerate(view["rows"]):
        seat, acts = row["seat"], row["seat"] is not None and row["seat"] == view["to_move"]
        faces = (
            row["dice"] if seat is None else view["players"][seat]["dice"]
        )  # whoever has chosen the row has its dice
        asks = ("guild", "request") if acts else ()
        place = (ROWS_TOP + index * down, min(down - 2, 46))
        parts.add(f"row-{index + 1}", _row, (), asks, index, row, faces, acts, place)
    across = 262 / len(view["passing"])
    for index, slot in enumerate(view["passing"]):
        parts.add(f"pass-{slot['id']}", _slot, (), (), slot, 66 + index * across, across - 4)
    levels = [player["level"] for player in view["players"]]
    parts.add("windmill", _windmill, ("windmill",), (), levels)
    return parts.pane(scene.words.say("board-guilds"), "guild", WIDTH, HEIGHT)


def _headings(scene: Scene) -> str:
    words = scene.words
    drawn = rect(0, 0, WIDTH, HEIGHT, "var(--glaze)")
    drawn += fitted(LEFT, 16, words.say("board-guild-rows"), 12, 150, fill=NAME, cls="sf")
    drawn += fitted(WIDTH - 8, 16, words.say("board-row-order"), REMARKS, 160, anchor="end", weight=500, fill=QUIET)
    return drawn + fitted(LEFT, PASSING_TOP + 22, words.say("board-passing"), 12, 56, fill=NAME, cls="sf")


# ------------------------------------------------------------------ rows


def _row(scene: Scene, index: int, row: Row, faces: list[int], acts: bool, place: tuple[float, float]) -> str:
    """A row, and over it what may be chosen in it: a request, a guild."""
    words, (y, height) = scene.words, place
    middle = y + height / 2
    ground, edge = ("var(--gold-50)", "var(--gold)") if acts else ("var(--c-50)", "var(--c-200)")
    inner = rect(LEFT, y, ACROSS, height, ground, edge, 2 if acts else 1, 5)
    inner += _row_hit(scene, acts, y, height)
    if row["seat"] is None:
        inner += text(24, middle + 5, index + 1, 14, weight=650, fill="var(--c-400)", cls="sf")
    else:
        inner += piece(f"order:{row['seat']}", token(scene.colours[row["seat"]], 24, middle, 15))
    guilds, requests = _guilds(scene, row, middle, acts), _requests(scene, row, middle, height, acts)
    inner += _dice(faces, middle)
    over = ""
    if acts and scene.asks("guild"):
        over, inner = guilds, inner + requests
    elif acts and scene.asks("request"):
        over, inner = requests, inner + guilds
    else:
        inner += guilds + requests
    held = [words.noun("request", kind) for kind in each(row["requests"])]
    label = told(
        words.say("board-row", number=index + 1),
        scene.names[row["seat"]] if row["seat"] is not None else "",
        ", ".join(words.noun("guild", guild) for guild in row["guilds"]),
        words.say("board-requests-here", requests=", ".join(held)) if held else "",
        words.say("board-dice-here", dice=", ".join(map(str, faces))) if faces else "",
    )
    return element(f"row:{index + 1}", label, inner, cls="taken" if row["seat"] is not None else "") + over


def _row_hit(scene: Scene, acts: bool, y: float, height: float) -> str:
    """The whole row, and the gap to the next one, but what may be chosen in it."""
    y, height = y - 1, height + 2
    if acts and scene.asks("guild"):
        return hit(REQUESTS_LEFT, y, LEFT + ACROSS - REQUESTS_LEFT, height, 5)
    if acts and scene.asks("request"):
        return hit(LEFT, y, REQUESTS_LEFT - 2 - LEFT, height, 5)
    return hit(LEFT, y, ACROSS, height, 5)


def _guilds(scene: Scene, row: Row, middle: float, acts: bool) -> str:
    drawn = ""
    for dy, guild in zip(spaced(len(row["guilds"]), 36, 16, 20), row["guilds"], strict=True):
        y, name = middle + dy - 8, scene.words.noun("guild", guild)
        badge = rect(38, y, 50, 16, guild_colours(guild)[0], "none", 0, 3)
        badge += squeezed(63, y + 12.2, name, 47, "var(--on-solid)")
        if acts and scene.asks("guild"):
            said = scene.words.say("board-guild", guild=name)
            top = middle - GUILD_HIT / 2 if not dy else middle - GUILD_HIT if dy < 0 else middle
            drawn += element(f"guild:{guild}", said, hit(36.5, top, 53, GUILD_HIT, 4) + badge)
        else:
            drawn += badge
    return drawn


def _requests(scene: Scene, row: Row, middle: float, height: float, acts: bool) -> str:
    tiles = each(row["requests"])
    high, drawn = min(height - 4, 32), ""
    for index in range(REQUESTS):
        x, y = REQUESTS_LEFT + index * REQUEST, middle - high / 2
        if index >= len(tiles):
            drawn += empty_slot(x, y, 32, high, 4)
            continue
        name = scene.words.noun("request", tiles[index])
        tile = rect(x, y, 32, high, "var(--glaze)", "var(--c-300)", 1, 4)
        tile += hit(x - 1.5, y - 1.5, REQUEST, high + 3, 5)
        sort = REQUEST_SIGNS[tiles[index]]
        tile += centred(sort, x + 16, middle, 20, "var(--c-700)", ik="var(--glaze)", ia="var(--gold)")
        if acts and scene.asks("request"):
            drawn += element(f"request:{tiles[index]}", name, tile, kind=tiles[index])
        else:
            drawn += labelled(tiles[index], name, tile)
    return drawn


def _dice(faces: list[int], middle: float) -> str:
    drawn = ""
    for index in range(max(DICE, len(faces))):
        cx = 275 + index * 19.5
        drawn += die(faces[index], cx, middle, 19) if index < len(faces) else no_die(cx, middle, 19)
    return drawn


# ------------------------------------------------------------------ the passing column


def _slot(scene: Scene, slot: Mapping[str, Any], x: float, width: float) -> str:
    words, y, seat = scene.words, PASSING_TOP, slot["seat"]
    ground = "var(--c-50)" if seat is None else "var(--c-100)"
    high, middle = PASSING_HEIGHT, y + PASSING_HEIGHT / 2
    inner = rect(x, y, width, high, ground, "var(--c-300)", 1, 5) + hit(x, y, width, high, 5)
    inner += text(x + 9, middle + 4, words.noun("slot", slot["id"]), 12.5, weight=600, fill=QUIET, cls="sf")
    if seat is None:
        for index, option in enumerate(slot["options"]):
            icon, number = effect_sign(option)
            if index == 0:
                inner += centred(icon, x + 24, middle, 12, "var(--gold)", ik=ground)
                inner += text(x + 34.5, middle + 4.5, number, 13, weight=700)
            else:
                inner += centred(icon, x + width - 10.5, middle, 15, "var(--c-700)", ik=ground)
    else:
        inner += piece(f"order:{seat}", token(scene.colours[seat], x + width / 2 + 5, middle, 16))
    inner += PRICED
    effects = [effect_told(words, option) for option in slot["options"]]
    options = words.say("board-does-or", one=effects[0], other=effects[1]) if len(effects) > 1 else effects[0]
    called = words.say("board-slot", slot=words.noun("slot", slot["id"]))
    label = told(called, options, scene.names[seat] if seat is not None else "")
    return element(f"pass:{slot['id']}", label, inner, cls="" if seat is None else "taken")


# ------------------------------------------------------------------ the windmill


def _windmill(scene: Scene, stand: list[int]) -> str:
    """How many workers a marker feeds; a step up costs wheat, a step down gives bread or Reals."""
    mill, words, y = scene.view["windmill"], scene.words, WINDMILL_TOP
    name = two_lines(words.say("board-windmill"), REMARKS, 74, SERIF)
    first = y + 11 if len(name) == 1 else y + 4
    drawn = "".join(
        fitted(LEFT, first + index * 10.5, line, 12, 74, fill=NAME, cls="sf", least=REMARKS)
        for index, line in enumerate(name)
    )
    drawn += squeezed(LEFT, y + 25, words.say("board-workers-fed"), 64, QUIET, size=REMARKS, anchor="start")
    drawn += text(LEFT + 4, y + 38, "↑", REMARKS, weight=700, fill=QUIET)
    drawn += text(LEFT + 13.5, y + 38, mill["wheat"], REMARKS, weight=700)
    drawn += good_icon("wheat", LEFT + 23, y + 34.5, 11)
    drawn += text(LEFT + 37, y + 38, "↓", REMARKS, weight=700, fill=QUIET) + good_icon("bread", LEFT + 47, y + 34.5, 11)
    drawn += good_icon("reals", LEFT + 59, y + 34.5, 10)
    across = 252 / len(mill["levels"])
    facts = []
    for level, feeds in enumerate(mill["levels"]):
        seats = [seat for seat, at in enumerate(stand) if at == level]
        x = 76 + level * across
        drawn += rect(x, y, across - 2, 40, tint("wheat"), ink("wheat"), 1, 5)
        drawn += text(x + 4, y + 11.5, feeds, REMARKS, anchor="start", weight=650, fill="var(--ink-2)")
        drawn += _markers(scene, seats, x + across / 2 - 1, y + 26)
        if seats:
            facts.append(words.say("board-feeds", who=listed(scene, seats), count=feeds))
    rule = words.say("board-windmill-rule", wheat=mill["wheat"], **mill["descend"])
    return labelled("windmill", told(words.say("board-windmill"), *facts, rule), drawn)


def _markers(scene: Scene, seats: list[int], cx: float, cy: float) -> str:
    drawn = ""
    size = (16, 16, 13, 10, 10)[len(seats)]
    for index, seat in enumerate(seats):
        few = len(seats) < 3
        dx = (index - (len(seats) - 1) / 2) * 15 if few else (index % 2 - 0.5) * 15
        dy = 0.0 if few else (index // 2 - 0.5) * 13.5
        drawn += piece(f"mill:{seat}", token(scene.colours[seat], cx + dx, cy + dy, size))
    return drawn
