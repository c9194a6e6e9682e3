"""The pane of the court: the three Nobles with their offices and actions, the display of political cards, the
shipyard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....look.colours import GLAZE, NAME, QUIET, tint
from ....look.lettering import BOLD, PRICED, fitted, told, two_lines
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, circle, element, empty_slot, hit, labelled, piece, rect, spaced, text
from ..terminal import sentences
from . import faces
from .pieces import BLUE, LINE, NEUTRAL, PALE, badge, by_seat, card_kind, good_icon, official, rows_of

WIDTH, HEIGHT = 440, 250
NOBLE, NOBLE_HIGH, STEP = 142, 151, 145
TOP, LEFT = 4, 4
PILES, CARD, CARD_HIGH, PILE_GAP = 161, 79, 86, 7
WIDER = 20
"""By so much: cards of the Treasury do more, and have longer titles."""
BADGE = 13
"""What the number of cards in a pile takes of the card on top."""
OFFICE, PLAZA, FAVOR, ROOM = 65, 34, 31, 45
"""How wide office, plaza and the place of favors are, and how high all of them."""
ACTION = 34
YARD = 69
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
    x = LEFT
    for name in view["display"]:
        wide = CARD + (WIDER if name == "treasury" else 0)
        parts.add(f"pile-{name}", _pile, (("display", name),), (), name, x, wide)
        x += wide + PILE_GAP
    parts.add("yard", _yard, ("yard", "ships"), (), WIDTH - LEFT - YARD)
    return parts.pane(scene.words.say("board-court"), "king", WIDTH, HEIGHT)


def _ground(scene: Scene) -> str:
    return rect(0, 0, WIDTH, HEIGHT, GLAZE)


# ------------------------------------------------------------------ Nobles


def _add_noble(parts: Parts, name: str, noble: Noble, x: float) -> None:
    here = parts.scene.view["now"].get("noble") == name
    head = {key: noble[key] for key in ("accepts", "cost")}
    parts.add(f"{name}-heading", _heading, (), (), name, head, x, here)
    office = {key: noble[key] for key in ("office", "neutral", "size")}
    parts.add(f"{name}-office", _office, (), ("withdraw",), name, office, x + 4)
    parts.add(f"{name}-favors", _favors, (), ("royal-favor",), name, noble["favors"], x + NOBLE - FAVOR - 4)
    parts.add(f"{name}-plaza", _plaza, (), ("withdraw",), name, noble["plaza"], x + OFFICE + 6)
    wide = (NOBLE - 11) / 2
    for index, (action, good) in enumerate(noble["actions"].items()):
        parts.add(f"{name}-{action}", _action, (), (), action, good, (x + 4 + index * (wide + 3), TOP + 77, wide))
    parts.add(f"{name}-action", _noble_action, (), (), noble["noble_action"], x + 4)


def _heading(scene: Scene, name: str, noble: Noble, x: float, here: bool) -> str:
    """Who it is, what a visit costs whoever looks, and which goods are taken."""
    words = scene.words
    fill, edge, thick = (
        ("var(--selected-fill)", "var(--selected)", 2.5) if here else (PALE, "var(--c-200)", 1.0)
    )  # fmt: skip
    ground = rect(x, TOP, NOBLE, NOBLE_HIGH, fill, edge, thick, 6)
    drawn = circle(x + 16, TOP + 15, 12, BLUE)
    drawn += centred(name, x + 16, TOP + 15, 17, ON, ik=BLUE, ia="var(--gold-2)")
    drawn += fitted(x + 30, TOP + 19.5, words.noun("noble", name), 12.5, 50, fill=NAME, cls="sf", least=11)
    for index, good in enumerate(noble["accepts"]):
        at = x + 80 + index * 16.5
        drawn += rect(at, TOP + 7.5, 15, 15, tint(good), "none", 0, 2.5)
        drawn += good_icon(good, at + 7.5, TOP + 15, 12.5)
    facts = [words.noun("noble", name)]
    if noble["cost"] is not None:
        drawn += rect(x + NOBLE - 29, TOP + 4, 26, 22, GLAZE, LINE, 1, 5)
        drawn += centred("influence", x + NOBLE - 21, TOP + 15, 11, BLUE, ik=GLAZE)
        drawn += text(x + NOBLE - 10, TOP + 19.5, noble["cost"], 13, weight=750)
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
    staff, words, y = _staff(noble["office"], noble["neutral"]), scene.words, TOP + 29
    room = max(noble["size"], len(staff))
    inner = hit(x - 1, y - 1, OFFICE + 1, ROOM + 2, 5)
    for column, row, index in rows_of(range(room), (room + 1) // 2):
        wide = (OFFICE + 1) / ((room + 1) // 2)
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
    staff, words, y = _staff(counts), scene.words, TOP + 29
    drawn = hit(x - 1, y - 1, PLAZA + 2, ROOM + 2, 4) + rect(x, y, PLAZA, ROOM - 1, "var(--paper)", "var(--line)", 1, 4)
    # As large as whatever may be chosen: else calling officials back would draw the whole court larger, for good.
    called, middle = words.say("board-plaza"), x + PLAZA / 2
    drawn += fitted(middle, y + 11.5, called, 12, PLAZA, anchor="middle", weight=500, fill=QUIET, least=11.7)
    across = max(2, (len(staff) + 1) // 2)
    steps = spaced(across, PLAZA - 2, 15, 16)
    for column, row, (index, seat) in rows_of(list(enumerate(staff)), across):
        id = f"plaza:{name}:{seat}:{staff[:index].count(seat)}"
        drawn += official(scene, id, seat, x + PLAZA / 2 + steps[column], y + 20 + row * 15.5, 15.5, f"office:{name}")
    label = told(words.say("board-plaza-of", noble=words.noun("noble", name)), by_seat(scene, counts))
    touch = _touch(scene, name, "plaza")
    return element(touch, label, drawn, kind="plaza") if touch else labelled("plaza", label, drawn)


def _favors(scene: Scene, name: str, count: int, x: float) -> str:
    words, y = scene.words, TOP + 29
    inner = hit(x - 2, y - 1, FAVOR + 4, ROOM + 2, 5)
    if count:
        inner += faces.favor(name, x, y, FAVOR, ROOM - 1) + badge(x + FAVOR - 6, y + ROOM - 8, count)
    else:
        inner += empty_slot(x + 1, y + 1, FAVOR - 2, ROOM - 3, 4)
    label = words.say("board-favors", noble=words.noun("noble", name), count=count)
    if not scene.asks("royal-favor"):
        return labelled("royal-favor", label, inner)
    return element(f"noble:{name}", label, inner, kind="royal-favor")


def _short(scene: Scene, action: str) -> str:
    return scene.words.say(f"board-action-{action.replace('_', '-')}")


def _noble_action(scene: Scene, action: str, x: float) -> str:
    y, width = TOP + 114, NOBLE - 8
    # The mark of what may be chosen lies under the blue, on which the letters are light.
    inner = hit(x - 1.5, y - 1.5, width + 3, ACTION + 3, 6) + rect(x, y, width, ACTION, BLUE, BLUE, 1.2, 5)
    inner += centred(ACTION_SIGNS[action], x + 15, y + ACTION / 2, 19, ON, ik=BLUE, ia="var(--gold-2)")
    lines = two_lines(_short(scene, action), 12.5, width - 30, BOLD)
    for index, part in enumerate(lines):
        low = y + ACTION / 2 + 4.5 + (index - (len(lines) - 1) / 2) * 13
        inner += fitted(x + 28, low, part, 12.5, width - 30, fill=ON, least=11.7)
    return element(f"action:{action}", scene.words.noun("action", action), inner + PRICED, cls="act", kind=action)


def _action(scene: Scene, action: str, good: str | None, place: tuple[float, float, float]) -> str:
    """A State action with its short name, covered by the good that was given for it."""
    words, (x, y, width) = scene.words, place
    inner = rect(x, y, width, ACTION, GLAZE, BLUE, 1.2, 5) + hit(x, y, width, ACTION, 5)
    middle = x + width / 2
    inner += centred(ACTION_SIGNS[action], middle - (9 if good else 0), y + 11, 17, BLUE, ik=GLAZE, ia="var(--gold)")
    inner += fitted(
        middle, y + ACTION - 4, _short(scene, action), 12, width - 2, anchor="middle", weight=500, least=11.7
    )
    used = ""
    if good:
        inner += faces.good(good, middle + 3, y + 2.5, 17)
        used = words.say("board-action-used", good=words.noun("good", good))
    label = told(words.noun("action", action), used)
    return element(f"action:{action}", label, inner + PRICED, cls="taken" if good else "act", kind=action)


# ------------------------------------------------------------------ political cards and the shipyard


def _pile(scene: Scene, name: str, x: float, wide: float) -> str:
    pile, words, y = scene.view["display"][name], scene.words, PILES
    called = words.noun("pile", name)
    if pile["card"] is None:
        inner = empty_slot(x, y, wide, CARD_HIGH, 5)
        inner += centred(name, x + wide / 2, y + CARD_HIGH / 2, 22, LINE, ik=GLAZE)
        if pile["left"]:
            inner += badge(x + wide - 5, y + CARD_HIGH - 7, pile["left"])
            return labelled("pile", told(called, words.say("board-pile-left", count=pile["left"])), inner)
        return labelled("pile", told(called, words.say("board-pile-empty")), inner)
    inner = hit(x - 2.5, y - 2.5, wide + 5, CARD_HIGH + 5, 7)
    for depth in range(min(pile["left"], 2), 0, -1):
        inner += rect(x + depth * 2, y - depth * 2, wide, CARD_HIGH, GLAZE, LINE, 1, 5)
    card = faces.card(scene.words, pile["card"], x, y, wide, CARD_HIGH, corner=BADGE)
    inner += piece(f"card:{pile['card']['id']}", card)
    inner += badge(x + wide - 5, y + CARD_HIGH - 7, pile["left"] + 1)
    label = told(sentences.card(pile["card"], words), words.say("board-pile-left", count=pile["left"] + 1))
    return element(f"pile:{name}", label, inner, kind=card_kind(pile["card"]))


def _yard(scene: Scene, x: float) -> str:
    """The ship that is built next, and what lies under it."""
    view, words, y = scene.view, scene.words, PILES
    name, left = words.say("board-shipyard"), sum(view["yard"]["left"].values())
    drawn = fitted(
        x + YARD / 2, y + 10, name, 12, YARD + 2, anchor="middle", weight=600, fill=NAME, cls="sf", least=10.8
    )
    top = view["yard"]["ship"]
    if top is None:
        drawn += empty_slot(x, y + 16, YARD, CARD_HIGH - 16, 5)
        return labelled("shipyard", told(name, words.say("board-yard-empty")), drawn)
    ship = {"id": top, **view["ships"][top]}
    drawn += faces.ship(ship, x, y + 16, YARD, CARD_HIGH - 16) + badge(x + YARD - 6, y + CARD_HIGH - 7, left)
    stock = [
        words.say("tell-yard-ship", count=count, ship=words.noun("ship", id))
        for id, count in view["yard"]["left"].items()
        if count
    ]
    label = told(name, sentences.ship(ship, words, top), ", ".join(stock))
    return labelled("shipyard", label, drawn, ' data-anchor="yard"')
