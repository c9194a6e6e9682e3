"""The pane of the sea: markets and colonies, with the slots of ships, the King's rewards and the lands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec

from ....look.colours import NAME, QUIET
from ....look.lettering import PRICED, fitted, told
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, element, hit, labelled, line, path, quote_slot, rect, spaced, text
from .pieces import LETTERS, REMARKS, counted, effect_sign, effect_told, good_icon, seen_at, ship, tint, worker

P = ParamSpec("P")

WIDTH, HEIGHT = 336, 262
LEFT, ACROSS = 8, 320
MARKETS_TOP, MARKET_HEIGHT, MARKETS_DOWN = 19, 36, 38
COLONIES_TOP, COLONY_HEIGHT, COLONIES_DOWN = 149, 36, 37.5
SLOT = 35.5
"""How wide a reward is, and a landing slot at least."""
LAND = 71
"""How wide the land of a colony is, with its name."""

Harbor = Mapping[str, Any]


def draw(scene: Scene) -> Pane:
    view, parts, scored = scene.view, Parts(scene, "sea"), _scored(scene)
    parts.add("headings", _headings, (), (), scored)
    for index, (name, market) in enumerate(view["markets"].items()):
        _add_market(parts, name, market, MARKETS_TOP + index * MARKETS_DOWN, scored)
    for index, (name, colony) in enumerate(view["colonies"].items()):
        _add_colony(parts, name, colony, COLONIES_TOP + index * COLONIES_DOWN, scored)
    return parts.pane(scene.words.say("board-sea"), "ship", WIDTH, HEIGHT)


def _headings(scene: Scene, scored: str) -> str:
    words = scene.words
    drawn = rect(0, 0, WIDTH, HEIGHT, "var(--c-50)") + _waves()
    drawn += fitted(LEFT, 14, words.say("board-markets"), 12, 110, fill=NAME, cls="sf")
    if scored:
        said = words.say("board-points-in-round", round=scored)
        drawn += fitted(WIDTH - 8, 14, said, REMARKS, 220, anchor="end", weight=500, fill=QUIET, least=REMARKS)
    return drawn + fitted(LEFT, COLONIES_TOP - 5, words.say("board-colonies"), 12, 110, fill=NAME, cls="sf")


def _add_ship(
    parts: Parts, slot: Harbor, draw: Callable[Concatenate[Scene, P], str], *args: P.args, **more: P.kwargs
) -> None:
    """A slot for a ship, which may be there."""
    seen = seen_at(parts.scene, slot["id"], (slot["ship"],), "ship")
    parts.add(slot["id"], draw, seen, parts.scene.mine("ship-from"), *args, **more)


def _waves() -> str:
    waves = (f"M{-10 + row * 8} {20 + row * 44}q14-8 28 0" + "t28 0" * 12 for row in range(6))
    return "".join(path(wave, "none", "var(--c-100)", 2) for wave in waves)


def _scored(scene: Scene) -> str:
    """The round in which ships score next; nothing after the last."""
    rounds = [round for round in scene.view["crown"] if int(round) >= scene.view["round"]]
    return "" if scene.view["result"] or not rounds else rounds[0]


def _points(scene: Scene, name: str, points: Mapping[str, int], scored: str, y: float) -> str:
    if not scored:
        return ""
    later = [f"{round}: {count}" for round, count in points.items()]
    said = scene.words.say("board-points-by-round", points=", ".join(later))
    number = text(318, y + 5.5, points[scored], 16, weight=650, cls="sf")
    star = centred("prestige", 303, y, 13, "var(--gold)")
    return labelled(f"ship-points:{name}", said, star + number)


# ------------------------------------------------------------------ markets


def _add_market(parts: Parts, name: str, market: Harbor, y: float, scored: str) -> None:
    good = market["good"]
    parts.add(name, _market, (), (), good, y)
    weights = [len(slot["trades"]) for slot in market["slots"]]
    unit = (243 - 3 * len(weights)) / sum(weights)
    x = 46.0
    for slot, weight in zip(market["slots"], weights, strict=True):
        _add_ship(parts, slot, _market_slot, slot, good, x, y, unit * weight)
        x += unit * weight + 3
    parts.add(f"{name}-points", _points, (), (), name, market["points"], scored, y + 18)


def _market(scene: Scene, good: str, y: float) -> str:
    drawn = rect(LEFT, y, ACROSS, MARKET_HEIGHT, "var(--glaze)", "var(--c-300)", 1, 5)
    drawn += rect(LEFT, y, 34, MARKET_HEIGHT, tint(good), "none", 0, 5) + good_icon(good, 25, y + 18, 22, tint(good))
    return labelled("market", scene.words.say("board-market-of", good=scene.words.noun("good", good)), drawn)


def _market_slot(scene: Scene, slot: Harbor, good: str, x: float, y: float, width: float) -> str:
    words, high = scene.words, MARKET_HEIGHT
    inner = rect(x, y + 2.5, width, high - 5, "var(--c-50)", "var(--c-200)", 1, 4) + hit(x, y, width, high, 4)
    if slot["ship"] is not None:
        inner += ship(scene, slot["id"], slot["ship"], x + width / 2, y + high / 2, 23)
    else:
        across = width / len(slot["trades"])
        trades = "".join(
            _trade(trade, good, x + across * (index + 0.5), y + high / 2) for index, trade in enumerate(slot["trades"])
        )
        if len(slot["trades"]) > 1:
            trades += line(x + across, y + 7, x + across, y + high - 7, "var(--c-200)")
        inner += f'{quote_slot(x + width / 2, y + high - 5, 12.2)}<g class="trade">{trades}</g>'
    goods = words.noun("good", good)
    offers = [
        words.say("board-trade", count=trade["goods"], good=goods, reals=trade["reals"]) for trade in slot["trades"]
    ]
    label = told(words.say("board-market-of", good=goods), *offers, _ship_owner(scene, slot))
    kind = f"market-slot:{slot['id']}"
    return element(f"berth:{slot['id']}", label, inner, cls=_slot_class(scene, slot), kind=kind)


def _trade(trade: Mapping[str, int], good: str, cx: float, cy: float) -> str:
    drawn = text(cx - 20, cy + 4.5, trade["goods"], 12.5, weight=650) + good_icon(good, cx - 10, cy, 11, "var(--c-50)")
    drawn += text(cx + 2.5, cy + 4, "→", LETTERS, fill=QUIET)
    return drawn + text(cx + 18, cy + 4.5, trade["reals"], 12.5, weight=750, fill="var(--gold-deep)")


def _ship_owner(scene: Scene, slot: Harbor) -> str:
    return "" if slot["ship"] is None else scene.words.say("board-ship-of", who=scene.names[slot["ship"]])


def _slot_class(scene: Scene, slot: Harbor) -> str:
    """`taken` for a slot that need not look refused: a ship that cannot sail now lies there."""
    sails = scene.asks("ship-from") and slot["ship"] == scene.view["to_move"]
    return "taken" if slot["ship"] is not None and not sails else ""


# ------------------------------------------------------------------ colonies


def _add_colony(parts: Parts, name: str, colony: Harbor, y: float, scored: str) -> None:
    scene = parts.scene
    parts.add(name, _colony, (), (), name, y)
    for index, reward in enumerate(colony["rewards"]):
        here = scene.asks("reward") and name in scene.view["now"]["landings"]
        x = LEFT + LAND + 1 + index * SLOT
        parts.add(f"{name}-reward-{index + 1}", _reward, (("rewards", reward),), (), reward, here, x, y)
    left = LEFT + LAND + 1 + len(colony["rewards"]) * SLOT
    each = (LEFT + ACROSS - 34 - left) / len(colony["slots"])
    for index, slot in enumerate(colony["slots"]):
        _add_ship(parts, slot, _landing, name, slot, left + index * each, y, each)
    seen = seen_at(scene, name, [seat for seat, count in enumerate(colony["land"]) if count])
    asks = scene.mine("worker-from", "worker-to")
    parts.add(f"{name}-land", _land, seen, asks, name, colony["good"], colony["land"], y)
    parts.add(f"{name}-points", _points, (), (), name, colony["points"], scored, y + 18)


def _colony(scene: Scene, name: str, y: float) -> str:
    drawn = rect(LEFT, y, ACROSS, COLONY_HEIGHT, "var(--glaze)", "var(--c-300)", 1, 5)
    return labelled("colony", scene.words.noun("colony", name), drawn)


def _reward(scene: Scene, name: str, here: bool, x: float, y: float) -> str:
    printed, words = scene.view["rewards"][name], scene.words
    inner = hit(x, y, SLOT, COLONY_HEIGHT, 5)
    x, y = x + 2.5, y + 3
    inner += rect(x, y, 30, 30, "var(--gold-50)", "var(--gold)", 1, 4)
    icon, number = effect_sign(printed)
    if printed["effect"] == "choose_one":
        (one, _), (other, _) = (effect_sign(option) for option in printed["options"])
        inner += centred(one, x + 10, y + 10, 14, "var(--gold-deep)", ik="var(--gold-50)")
        inner += line(x + 7, y + 23, x + 23, y + 7, "var(--gold)") + centred(
            other, x + 20, y + 20, 14, "var(--gold-deep)", ik="var(--gold-50)"
        )
    elif number in ("1", "+1"):
        inner += centred(icon, x + 15, y + 15, 20, "var(--gold-deep)", ik="var(--gold-50)", ia="var(--gold-deep)")
    else:
        inner += centred(icon, x + 10, y + 15, 15, "var(--gold-deep)", ik="var(--gold-50)", ia="var(--gold-deep)")
        inner += text(x + 23.5, y + 19.5, number, 12.5, weight=700)
    label = told(words.noun("reward", name), effect_told(words, printed))
    return element(f"reward:{name}", label, inner, cls="" if here else "taken")


def _landing(scene: Scene, colony: str, slot: Harbor, x: float, y: float, width: float) -> str:
    words, count = scene.words, slot["trades"][0]["goods"]
    inner = rect(x + 1.5, y + 3, width - 3, 30, "var(--c-50)", "var(--c-200)", 1, 4)
    inner += hit(x, y, width, COLONY_HEIGHT, 4)
    if slot["ship"] is not None:
        inner += ship(scene, slot["id"], slot["ship"], x + width / 2 - 0.5, y + 18, min(22.0, width * 0.62))
    else:
        inner += text(x + width / 2 - 7, y + 22.5, count, 13, weight=650)
        inner += good_icon(slot["good"], x + width / 2 + 6.5, y + 18, 13, "var(--c-50)")
    inner += PRICED
    price = words.say("board-amount", count=count, good=words.noun("good", slot["good"]))
    label = told(words.say("board-landing-in", colony=words.noun("colony", colony)), price, _ship_owner(scene, slot))
    kind = f"landing-slot:{slot['id']}"
    return element(f"berth:{slot['id']}", label, inner, cls=_slot_class(scene, slot), kind=kind)


def _land(scene: Scene, name: str, good: str, land: list[int], y: float) -> str:
    """The name of a colony over the workers who send home a good each round."""
    words, x = scene.words, LEFT
    inner = rect(x, y, LAND, COLONY_HEIGHT, tint(good), "none", 0, 5) + hit(x, y, LAND, COLONY_HEIGHT, 5)
    inner += fitted(x + 5, y + 13, words.noun("colony", name), 12.5, 48, fill=NAME, cls="sf", least=LETTERS)
    inner += good_icon(good, x + LAND - 10, y + 9.5, 13, tint(good)) + quote_slot(x + LAND - 12, y + 31, 12.2)
    there = [(seat, count) for seat, count in enumerate(land) if count]
    for dx, (seat, count) in zip(spaced(len(there), LAND - 6, 20, 22), there, strict=True):
        cx = x + LAND / 2 + dx
        inner += worker(scene, name, seat, cx - 3.5, y + 25.5, 15)
        if count > 1:
            inner += text(cx + 7, y + 31, count, LETTERS, weight=750)
    label = told(words.noun("place", name), words.noun("good", good), *counted(scene, land))
    taken = "" if scene.asks("worker-from", "worker-to") else "taken"
    return element(f"place:{name}", label, inner, cls=taken, kind=f"colony-land:{name}")
