"""The pane of the court: the three Nobles with their offices and actions, the display of political cards, the
shipyard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....look.colours import GLAZE, NAME, QUIET, tint
from ....look.lettering import PRICED, fitted, told
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, circle, element, empty_slot, hit, labelled, piece, rect, spaced, text
from ..terminal import sentences
from . import faces
from .pieces import BLUE, LINE, NEUTRAL, PALE, badge, by_seat, card_kind, good_icon, official, rows_of

WIDTH, HEIGHT = 424, 262
NOBLE, NOBLE_HIGH, STEP = 135, 163, 140
TOP, LEFT = 5, 5
PILES, CARD, CARD_HIGH, CARDS = 175, 74, 83, 82
HIGHER = 24
"""State actions are higher than Noble actions."""
ON = "var(--on-solid)"
ACTION_SIGNS = {
    "recruit_officials": "official",
    "acquire_plan": "plan",
    "build_ship": "ship",
    "produce_goods": "produce",
    "meet_cardinal": "cardinal",
    "get_favor": "favor",
    "build_store": "store",
    "take_decree": "decree",
    "open_building": "building",
}

Noble = Mapping[str, Any]


def draw(scene: Scene) -> Pane:
    parts, view = Parts(scene, "court"), scene.view
    parts.add("ground", _ground, (), ())
    for index, (name, noble) in enumerate(view["nobles"].items()):
        _add_noble(parts, name, noble, LEFT + index * STEP)
    for index, name in enumerate(view["display"]):
        parts.add(f"pile-{name}", _pile, (("display", name),), (), name, LEFT + index * CARDS)
    parts.add("yard", _yard, ("yard", "ships"), (), LEFT + len(view["display"]) * CARDS + 1)
    return parts.pane(scene.words.say("board-court"), "king", WIDTH, HEIGHT)


def _ground(scene: Scene) -> str:
    return rect(0, 0, WIDTH, HEIGHT, GLAZE)


# ------------------------------------------------------------------ Nobles


def _add_noble(parts: Parts, name: str, noble: Noble, x: float) -> None:
    here = parts.scene.view["now"].get("noble") == name
    head = {key: noble[key] for key in ("accepts", "cost")}
    parts.add(f"{name}-heading", _heading, (), (), name, head, x, here)
    office = {key: noble[key] for key in ("office", "neutral", "size")}
    parts.add(f"{name}-office", _office, (), ("withdraw",), name, office, x + 5)
    parts.add(f"{name}-favors", _favors, (), ("royal-favor",), name, noble["favors"], x + 82)
    parts.add(f"{name}-plaza", _plaza, (), ("withdraw",), name, noble["plaza"], x + 5)
    for index, (action, good) in enumerate(noble["actions"].items()):
        place = (x + 5 + index * 63.5, TOP + 102, 61.5, 32)
        parts.add(f"{name}-{action}", _action, (), (), action, good, place)
    parts.add(f"{name}-action", _action, (), (), noble["noble_action"], None, (x + 5, TOP + 137, NOBLE - 10, 21))


def _heading(scene: Scene, name: str, noble: Noble, x: float, here: bool) -> str:
    """Who it is, what a visit costs whoever looks, and which goods are taken."""
    words = scene.words
    fill, edge, thick = (
        ("var(--selected-fill)", "var(--selected)", 2.5) if here else (PALE, "var(--c-200)", 1.0)
    )  # fmt: skip
    ground = rect(x, TOP, NOBLE, NOBLE_HIGH, fill, edge, thick, 6)
    drawn = circle(x + 17, TOP + 16, 12.5, BLUE)
    drawn += centred(name, x + 17, TOP + 16, 17, ON, ik=BLUE, ia="var(--gold-2)")
    drawn += fitted(x + 33, TOP + 14, words.noun("noble", name), 11.5, 72, fill=NAME, cls="sf")
    for index, good in enumerate(noble["accepts"]):
        at = x + 33 + index * 15
        drawn += rect(at, TOP + 17.5, 13.5, 13.5, tint(good), "none", 0, 2.5)
        drawn += good_icon(good, at + 6.75, TOP + 24.25, 11)
    facts = [words.noun("noble", name)]
    if noble["cost"] is not None:
        drawn += rect(x + NOBLE - 30, TOP + 5, 25, 22, GLAZE, LINE, 1, 5)
        drawn += centred("influence", x + NOBLE - 22, TOP + 16, 11, BLUE, ik=GLAZE)
        drawn += text(x + NOBLE - 11.5, TOP + 20.5, noble["cost"], 12.5, weight=750)
        facts.append(words.say("board-visit-cost", count=noble["cost"]))
    taken = ", ".join(words.noun("good", good) for good in noble["accepts"])
    return ground + labelled("noble", told(*facts, words.say("board-accepts", goods=taken)), drawn)


def _staff(counts: Sequence[int], neutral: int = 0) -> list[int | str]:
    """Seats of the officials at a place, neutral ones first."""
    first: list[int | str] = [NEUTRAL] * neutral
    return first + [seat for seat, count in enumerate(counts) for _ in range(count)]


def _touch(scene: Scene, name: str, place: str) -> str:
    """An office is chosen to send officials there, or to call them back."""
    return f"place:{place}_{name}" if scene.asks("withdraw") else f"office:{name}" if place == "office" else ""


def _office(scene: Scene, name: str, noble: Noble, x: float) -> str:
    staff, words, y = _staff(noble["office"], noble["neutral"]), scene.words, TOP + 35
    room = max(noble["size"], len(staff))
    inner = hit(x - 1, y - 1, 76, 47, 5)
    for column, row, index in rows_of(range(room), (room + 1) // 2):
        wide = 74 / ((room + 1) // 2)
        left, top = x + column * wide, y + row * 23
        if index >= len(staff):
            inner += empty_slot(left + 0.5, top + 0.5, wide - 2, 21, 4)
            continue
        inner += rect(left + 0.5, top + 0.5, wide - 2, 21, GLAZE, LINE, 1, 4)
        seat = staff[index]
        id = f"official:{name}:{seat}:{staff[:index].count(seat)}"
        inner += official(scene, id, seat, left + wide / 2 - 0.5, top + 11, 17)
    label = told(
        words.say("board-office", noble=words.noun("noble", name)),
        by_seat(scene, noble["office"]),
        words.say("board-neutral", count=noble["neutral"]) if noble["neutral"] else "",
        words.say("board-room", count=max(0, noble["size"] - len(staff))),
    )
    return element(_touch(scene, name, "office"), label, inner, kind="office")


def _plaza(scene: Scene, name: str, counts: Sequence[int], x: float) -> str:
    staff, words, y, width = _staff(counts), scene.words, TOP + 82, NOBLE - 10
    drawn = hit(x, y, width, 18, 4) + rect(x, y, width, 18, "var(--paper)", "var(--line)", 1, 4)
    drawn += fitted(x + 4, y + 12.5, words.say("board-plaza"), 9.5, 40, weight=500, fill=QUIET)
    for dx, (index, seat) in zip(spaced(len(staff), 80, 13, 15), enumerate(staff), strict=True):
        id = f"plaza:{name}:{seat}:{staff[:index].count(seat)}"
        drawn += official(scene, id, seat, x + 84 + dx, y + 9, 13.5, f"office:{name}")
    label = told(words.say("board-plaza-of", noble=words.noun("noble", name)), by_seat(scene, counts))
    touch = _touch(scene, name, "plaza")
    return element(touch, label, drawn, kind="plaza") if touch else labelled("plaza", label, drawn)


def _favors(scene: Scene, name: str, count: int, x: float) -> str:
    words, y = scene.words, TOP + 35
    inner = hit(x - 1, y - 1, 50, 47, 5)
    if count:
        inner += faces.favor(name, x, y, 48, 44) + badge(x + 43, y + 39, count)
    else:
        inner += empty_slot(x + 1, y + 1, 46, 43, 4)
    label = words.say("board-favors", noble=words.noun("noble", name), count=count)
    if not scene.asks("royal-favor"):
        return labelled("royal-favor", label, inner)
    return element(f"noble:{name}", label, inner, kind="royal-favor")


def _action(scene: Scene, action: str, good: str | None, place: tuple[float, float, float, float]) -> str:
    """A State action with its short name, covered by the good that was given for it; or the Noble action."""
    words, (x, y, width, high) = scene.words, place
    name = words.say(f"board-action-{action.replace('_', '-')}")
    if high > HIGHER:
        inner = rect(x, y, width, high, GLAZE, BLUE, 1.2, 5) + hit(x, y, width, high, 5)
        middle = x + width / 2 - (9 if good else 0)
        inner += centred(ACTION_SIGNS[action], middle, y + 11.5, 17, BLUE, ik=GLAZE, ia="var(--gold)")
        inner += fitted(x + width / 2, y + high - 4, name, 9.5, width - 3, anchor="middle", weight=500)
    else:
        inner = rect(x, y, width, high, BLUE, BLUE, 1.2, 5) + hit(x, y, width, high, 5)
        inner += centred(ACTION_SIGNS[action], x + 13, y + high / 2, 16, ON, ik=BLUE, ia="var(--gold-2)")
        inner += fitted(x + 25, y + high / 2 + 3.8, name, 11, width - 28, fill=ON)
    used = ""
    if good:
        inner += faces.good(good, x + width / 2 + 3, y + 3, 17)
        used = words.say("board-action-used", good=words.noun("good", good))
    label = told(words.noun("action", action), used)
    return element(f"action:{action}", label, inner + PRICED, cls="taken" if good else "act", kind=action)


# ------------------------------------------------------------------ political cards and the shipyard


def _pile(scene: Scene, name: str, x: float) -> str:
    pile, words, y = scene.view["display"][name], scene.words, PILES
    called = words.noun("pile", name)
    if pile["card"] is None:
        inner = empty_slot(x, y, CARD, CARD_HIGH, 5)
        inner += centred(name, x + CARD / 2, y + CARD_HIGH / 2, 22, LINE, ik=GLAZE)
        if pile["left"]:
            inner += badge(x + CARD - 3, y + CARD_HIGH - 3, pile["left"])
            return labelled("pile", told(called, words.say("board-pile-left", count=pile["left"])), inner)
        return labelled("pile", told(called, words.say("board-pile-empty")), inner)
    inner = hit(x - 2.5, y - 2.5, CARD + 5, CARD_HIGH + 5, 7)
    for depth in range(min(pile["left"], 2), 0, -1):
        inner += rect(x + depth * 2, y - depth * 2, CARD, CARD_HIGH, GLAZE, LINE, 1, 5)
    card = faces.card(scene.words, pile["card"], x, y, CARD, CARD_HIGH)
    inner += piece(f"card:{pile['card']['id']}", card)
    inner += badge(x + CARD - 3, y + CARD_HIGH - 3, pile["left"] + 1)
    label = told(sentences.card(pile["card"], words), words.say("board-pile-left", count=pile["left"] + 1))
    return element(f"pile:{name}", label, inner, kind=card_kind(pile["card"]))


def _yard(scene: Scene, x: float) -> str:
    """The ship that is built next, and what lies under it."""
    view, words, y = scene.view, scene.words, PILES
    name, left = words.say("board-shipyard"), sum(view["yard"]["left"].values())
    drawn = fitted(x + CARD / 2 + 3, y + 10, name, 11, CARD + 4, anchor="middle", weight=600, fill=NAME, cls="sf")
    top = view["yard"]["ship"]
    if top is None:
        drawn += empty_slot(x + 4, y + 16, CARD, CARD_HIGH - 16, 5)
        return labelled("shipyard", told(name, words.say("board-yard-empty")), drawn)
    ship = {"id": top, **view["ships"][top]}
    drawn += faces.ship(ship, x + 4, y + 16, CARD, CARD_HIGH - 16) + badge(x + CARD + 1, y + CARD_HIGH - 3, left)
    stock = [
        words.say("board-count", count=count, what=words.noun("ship", id))
        for id, count in view["yard"]["left"].items()
        if count
    ]
    label = told(name, sentences.ship(ship, words, top), ", ".join(stock))
    return labelled("shipyard", label, drawn, ' data-anchor="yard"')
