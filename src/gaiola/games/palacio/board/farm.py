"""The pane of the farm: plantations over their mills, Laje Creek, the Fishing House, the starting-player coat and the
Staff House."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from ....look.colours import INK, NAME, ink, tint
from ....look.lettering import shortened
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, hit, labelled, path, pawn, piece, quote_slot, rect, text, token, use
from ..terminal import amounts, harvest
from .pieces import (
    LETTERS,
    TINTS,
    Standing,
    card_line,
    coat,
    fitted,
    good_icon,
    label,
    lines_of,
    need,
    place_element,
    roundel,
    seen_at,
    spots,
    stacked,
    standing,
    title,
    worker,
)

P = ParamSpec("P")

WIDTH, HEIGHT = 888, 214
COLUMN, GAP = 178, 6
CREEK_WIDTH = 142
REMARK = "var(--ink-2)"


def draw(scene: Scene) -> Pane:
    places, parts = scene.view["locations"], Parts(scene, "farm")
    parts.add("ground", _ground, (), ())

    def add(name: str, draw: Callable[Concatenate[Scene, str, P], str], *args: P.args, **more: P.kwargs) -> None:
        parts.add(name, draw, seen_at(scene, name), (), name, *args, **more)

    fields = [name for name, place in places.items() if "die_per_unit" in place]
    mills = [name for name, place in places.items() if "second" in place]
    for index, (field, mill) in enumerate(zip(fields, mills, strict=True)):
        x = 8 + index * (COLUMN + GAP)
        add(mill, _mill, x, 110)
        add(field, _plantation, x)
    x = 8 + len(fields) * (COLUMN + GAP)
    for name, place in places.items():
        if "prices" in place:
            add(name, _creek, x)
        elif place["kind"] == "marquis":
            add(name, _fishing_house, x + CREEK_WIDTH + GAP)
        elif place["kind"] == "starting_player":
            add(name, _starting_player, x + CREEK_WIDTH + GAP, scene.view["token"])
    home = [player["at_home"] for player in scene.view["players"]]
    parts.add("staff-house", _staff_house, ("token",), (), home, x + CREEK_WIDTH + GAP)
    return parts.pane(scene.words.say("board-farm"), "olive", WIDTH, HEIGHT)


def _ground(scene: Scene) -> str:
    return rect(0, 0, WIDTH, HEIGHT, "var(--paper)")


def _acting(scene: Scene, name: str) -> bool:
    return bool(scene.view["place"] == name)


# ------------------------------------------------------------------ plantations and mills


def _plantation(scene: Scene, name: str, x: float) -> str:
    place = scene.view["locations"][name]
    good, dark, ground = place["good"], ink(TINTS[place["good"]]), tint(TINTS[place["good"]])
    inner = rect(x, 8, COLUMN, 92, ground, dark, 1.2, 6) + hit(x, 8, COLUMN, 92)
    for row in range(4):
        inner += centred(good, x + 100 + row * 21, 43, 14, dark, ik=ground, more='opacity=".22"')
    inner += title(x + 10, 26, scene.words.noun("location", name), COLUMN - 20, dark)
    inner += need(x + 20, 43, place["die_per_unit"]) + text(x + 35, 47.5, "→ 1", 13, anchor="start", weight=650)
    inner += centred(good, x + 71, 43, 16, dark, ik=ground)
    inner += spots(scene, name, [(x + 24 + spot * 43, 75) for spot in range(4)], 30)
    inner += quote_slot(x + COLUMN - 22, 30)
    inner += path(f"M{x + COLUMN / 2 - 7:g} 101l7 7 7-7Z", dark)
    words = scene.words
    yields = harvest(place, words)
    return place_element(scene, name, label(scene, name, yields), inner)


def _mill(scene: Scene, name: str, x: float, y: float) -> str:
    place, words = scene.view["locations"][name], scene.words
    fill = "var(--selected-fill)" if _acting(scene, name) else "var(--glaze)"
    inner = path(f"M{x + 4:g} {y:g}l8-7h{COLUMN - 24}l8 7Z", "var(--d-red)", more='opacity=".8"')
    inner += rect(x, y, COLUMN, 96, fill, "var(--c-700)", 1.2, 6) + hit(x, y, COLUMN, 96)
    inner += title(x + 10, y + 19, words.noun("location", name), COLUMN - 56, NAME)
    inner += centred("prestige", x + COLUMN - 32, y + 14, 13, "var(--gold)")
    inner += text(x + COLUMN - 9, y + 19, place["points"], 14, anchor="end", weight=700, cls="sf")
    inner += _two_coats(scene, name, x, y) + _recipe(scene, name, x, y) + quote_slot(x + 157, y + 90, 13)
    costs = amounts({**place["input"], "coins": place["coins"]}, words)
    made = words.say("tell-mill", costs=costs, product=words.amount(place["output"], 1), points=place["points"])
    return place_element(scene, name, label(scene, name, made), inner)


def _two_coats(scene: Scene, name: str, x: float, y: float) -> str:
    """This round's worker and last round's. One worker walks from the first coat to the second, so it is one piece."""
    place = scene.view["locations"][name]
    drawn = coat(x + 33, y + 52, 32) + coat(x + 99, y + 52, 32)
    drawn += path(f"M{x + 57:g} {y + 52:g}h16m-5-5 6 5-6 5", "none", "var(--c-500)", 2)
    for who in standing(scene, name):
        drawn += worker(scene, name, who, x + 33, y + 52, 26, king=place["king"])
    if place["second"] is not None:
        second = Standing(place["second"], 0, False)
        drawn += worker(scene, name, second, x + 99, y + 52, 26, king=place["king"])
    for at, key in ((36, "board-this-round"), (108, "board-next-round")):
        said = shortened(scene.words.say(key), LETTERS, 68)
        drawn += text(x + at, y + 87, said, LETTERS, fill="var(--ink-3)")
    return drawn


def _recipe(scene: Scene, name: str, x: float, y: float) -> str:
    place = scene.view["locations"][name]
    drawn = ""
    for good, amount in place["input"].items():
        drawn += good_icon(good, x + 124, y + 42, 14) + text(x + 138, y + 47, amount, 13, weight=700)
    drawn += good_icon("coins", x + 152, y + 42, 14, ground=False) + text(
        x + 166, y + 47, place["coins"], 13, weight=700
    )
    return (
        drawn
        + text(x + 131, y + 72, "=", 13, weight=700, fill="var(--ink-3)")
        + good_icon(place["output"], x + 154, y + 67, 18)
    )


# ------------------------------------------------------------------ the creek


def _creek(scene: Scene, name: str, x: float) -> str:
    place, words, width = scene.view["locations"][name], scene.words, CREEK_WIDTH
    fill = "var(--selected-fill)" if _acting(scene, name) else "var(--c-100)"
    inner = rect(x, 8, width, 198, fill, "var(--c-600)", 1.2, 6)
    water = f"M{x + 96} 8.6c22 40-34 70-6 110s-16 60 6 86.8h40q5.4 0 5.4-5.4V14q0-5.4-5.4-5.4Z"
    inner += path(water, "var(--c-200)") + hit(x, 8, width, 198)
    for wave in range(4):
        crest = f"M{x + 106 + wave % 2 * 6} {40 + wave * 40}q7-5 14 0t14 0"
        inner += path(crest, "none", "var(--c-400)", 1.4)
    inner += title(x + 10, 27, words.noun("location", name), width - 20, NAME)
    for index, (good, price) in enumerate(place["prices"].items()):
        cx, cy = x + 20 + index // 3 * 52, 48 + index % 3 * 25
        inner += good_icon(good, cx, cy, 15) + text(cx + 22, cy + 5, price, 13, weight=700)
    inner += spots(scene, name, [(x + 22 + spot * 33, 136 + spot % 2 * 8) for spot in range(4)], 28)
    inner += stacked(x + 10, 198, lines_of(words.say("board-creek"), 110), 116, REMARK, weight=500)
    inner += centred("ship", x + 128, 168, 22, "var(--c-700)", ia="var(--c-500)") + quote_slot(x + 122, 30)
    prices = ", ".join(f"{words.noun('good', good)} {price}" for good, price in place["prices"].items())
    told = label(scene, name, words.say("tell-prices", content=prices), words.say("board-creek"))
    return place_element(scene, name, told, inner)


# ------------------------------------------------------------------ the right column


RIGHT = WIDTH - 8 - (8 + 3 * (COLUMN + GAP) + CREEK_WIDTH + GAP)


def _fishing_house(scene: Scene, name: str, x: float) -> str:
    place, words = scene.view["locations"][name], scene.words
    fill = "var(--selected-fill)" if _acting(scene, name) else "var(--glaze)"
    inner = rect(x, 8, RIGHT, 74, fill, "var(--c-700)", 1.2, 6) + hit(x, 8, RIGHT, 74)
    inner += roundel(scene, place, x + 25, 32, 17)
    inner += title(x + 51, 25, words.noun("location", name), RIGHT - 55, NAME)
    inner += need(x + 61, 44, place["die"])
    for what, amount in place["offer"].items():
        inner += good_icon(what, x + 84, 44, 14, ground=False) + text(
            x + 94, 48.5, amount, 13, anchor="start", weight=700
        )
    inner += fitted(x + 10, 74, card_line(scene, place), LETTERS, RIGHT - 16, weight=500, fill=REMARK)
    inner += spots(scene, name, [(x + RIGHT - 20, 47)], 28) + quote_slot(x + RIGHT - 48, 61, 13)
    needed = words.say("tell-needed", die=place["die"])
    offer = words.say("tell-offer", content=amounts(place["offer"], words))
    told = label(scene, name, needed, offer, card_line(scene, place))
    return place_element(scene, name, told, inner)


def _starting_player(scene: Scene, name: str, x: float, holder: int) -> str:
    words = scene.words
    inner = rect(x, 87, RIGHT, 50, "var(--p-purple-t)", "var(--p-purple)", 1.2, 6) + hit(x, 87, RIGHT, 50)
    inner += use("first_player", x + 7, 100, 24, "var(--p-purple)", ik="var(--p-purple-t)")
    inner += title(x + 36, 107, words.say("board-starts-next"), RIGHT - 74, INK)
    inner += token(scene.colours[holder], x + 41, 123, 10)
    now = words.say("board-starts-now", who=scene.names[holder])
    inner += fitted(x + 51, 127.5, now, LETTERS, RIGHT - 83, weight=500, fill=REMARK)
    inner += spots(scene, name, [(x + RIGHT - 20, 112)], 28) + quote_slot(x + RIGHT - 46, 116, 13)
    return place_element(scene, name, label(scene, name, words.say("tell-coat")), inner)


def _staff_house(scene: Scene, home: list[int], x: float) -> str:
    """Who rests, and who has the token; workers set out from here."""
    words, view = scene.words, scene.view
    inner = rect(x, 142, RIGHT, 64, "var(--glaze)", "var(--c-300)", 1.2, 6)
    inner += title(x + 10, 159, words.noun("location", "staff_house"), RIGHT - 20, NAME)
    told: list[str] = []
    for seat, resting in enumerate(home):
        cx = x + 20 + seat * 41
        faint = "" if resting else ' opacity=".35"'
        figure = pawn(scene.colours[seat], cx, 184, 20)
        inner += f'<g data-anchor="staff:{seat}"{faint}>{figure}</g>'
        inner += text(cx + 18, 191, resting, 13, weight=700)
        told.append(words.say("board-at-home", who=scene.names[seat], count=resting))
    cx = x + 20 + view["token"] * 41 + 18
    badge = centred("first_player", cx, 173, 15, "var(--p-purple)", ik="var(--glaze)")
    inner += piece("token", badge)
    content = words.say("tell-place", place=words.noun("location", "staff_house"), content="; ".join(told))
    return labelled("staff-house", content, inner)
