"""The tray: what is mine, and beside it what the present question is about - products to choose, workers to hire, the
die, or what is given for what."""

from __future__ import annotations

from collections.abc import Mapping

from ....look.colours import good_class
from ....look.lettering import MINUS, told
from ....look.parts import divided
from ....look.scene import Drawing, Scene
from ....look.svg import chip, esc, group, icon, thing
from ..terminal import amounts, harvest
from .pieces import RESOLVING, TINTS, kind_of, power

PRICED = '<span class="quote" hidden=""></span>'
"""Stands in an element that shows its price already, so that the page does not write it once more."""


def tray(scene: Scene) -> Drawing:
    if scene.seat is None:
        return divided("tray", ())
    asked: list[str] = []
    if scene.view["to_move"] == scene.seat:
        asked = _asked(scene)
    elif not scene.view["result"]:
        asked = _watched(scene)
    return divided("tray", (_goods(scene), "".join(asked)))


def _asked(scene: Scene) -> list[str]:
    step = scene.view["step"]
    if step == "choose-product":
        return [_products(scene)]
    if step == "hire":
        return [_hire(scene)]
    if step == "place":
        return [_hand(scene)]
    first = {"raise": _die_and_stakes, "produce": _production, "offer": _offer}.get(step)
    shown = first(scene) if first else [_still_to_act(scene), *_unpaid(scene)] if step == "worker" else []
    return [*shown, _powers(scene)]


def _watched(scene: Scene) -> list[str]:
    """What stays interesting while somebody else decides."""
    view, words = scene.view, scene.words
    chosen = view["players"][scene.seat]["hiring"]
    if chosen is not None:
        said, number = words.say("board-you-chose"), chosen["workers"] + chosen["king"]
        hired = _pawns(scene, f"{said}: {number}", chosen["workers"], king=chosen["king"])
        return [group(said, hired if number else f"<b>{esc(words.say('board-nobody'))}</b>")]
    if view["die"] is not None:
        caption = words.say("board-rolled-by", who=scene.names[view["to_move"]], place=_where(scene))
        return [group(caption, f'<div class="dieb">{_die(scene)}</div>')]
    if view["step"] == "place" and view["players"][scene.seat]["hand"]:
        return [_hand(scene)]
    return []


def _where(scene: Scene) -> str:
    return scene.words.noun("location", scene.view["place"])


# ------------------------------------------------------------------ goods


def _goods(scene: Scene) -> str:
    """All six, because a good one does not have is a fact too. They are clicked to sell or to give."""
    view, words = scene.view, scene.words
    mine = view["players"][scene.seat]["goods"]
    asked = view["to_move"] == scene.seat
    choosing = view["step"] == "choose-product" and asked
    prices = next(place["prices"] for place in view["locations"].values() if "prices" in place)
    inner = ""
    for good in view["goods"]:
        held = mine.get(good, 0)
        selling = asked and view["step"] == "sell" and held
        price = f'<small class="gain">+{prices[good]}</small>{PRICED}' if selling else ""
        shown = f"{chip(good, held, TINTS[good], cls='lg')}{price}"
        said = words.amount(good, held)
        if choosing:  # the products of the question are clicked, not those at hand
            inner += thing(said, shown, "gd", kind=f"good:{good}")
        else:
            inner += thing(said, shown, "gd" if held else "gd taken", touch=f"good:{good}")
    return group(words.say("board-your-goods"), inner, "goods last")


def _products(scene: Scene) -> str:
    words = scene.words
    inner = ""
    for good in scene.view["products"]:
        name = words.noun("good", good)
        shown = f'<span class="pic {good_class(TINTS[good])}">{icon(good)}</span><span>{esc(name)}</span>'
        inner += thing(name, shown, "tile product", touch=f"good:{good}")
    return group(words.say("board-products"), inner, "choices")


def _chips(scene: Scene, counts: Mapping[str, int], cls: str) -> str:
    drawn = ""
    for good, count in counts.items():
        name, coins = scene.words.noun("good", good), good == "coins"
        sign, kind = ("coin", "coins") if coins else (good, f"good:{good}")
        drawn += chip(sign, count, TINTS[good], cls=f"lg {cls}", label=name, kind=kind)
    return drawn


# ------------------------------------------------------------------ workers


def _pawns(scene: Scene, said: str, count: int, *, king: bool = False) -> str:
    colour = f"color:var(--p-{scene.colours[scene.seat or 0]})"
    drawn = icon("worker", "ic man", colour) * count
    return thing(said, drawn + (icon("kings_worker", "ic man", colour) if king else ""), "men", kind="hired")


def _has_kings_worker(scene: Scene) -> bool:
    held = scene.view["cards"].get("king") == scene.seat
    return held and not any(place.get("king") for place in scene.view["locations"].values())


def _hire(scene: Scene) -> str:
    words, inner = scene.words, ""
    for workers, cost in enumerate(scene.view["hire"]):
        shown = f"{icon('coin')}{MINUS}{cost}" if cost else esc(words.say("board-free"))
        said = words.say("board-hire", workers=workers, coins=cost)
        body = f"<b>{workers}</b>{icon('worker')}<small>{shown}</small>"
        if not workers:
            body = f"<b>0</b><small>{esc(words.say('board-nobody'))}</small>"
        inner += thing(said, body + PRICED, "tile", touch=f"workers:{workers}")
    if _has_kings_worker(scene):
        inner += _kings_worker(words.say("board-king-extra"))
    return group(words.say("board-workers-to-hire"), inner, "choices")


def _kings_worker(said: str) -> str:
    return thing(said, f"{icon('kings_worker')}<b>{esc(said)}</b>", "chip lg", kind="kings-worker")


def _hand(scene: Scene) -> str:
    player = scene.view["players"][scene.seat]
    words = scene.words
    king = bool(player["king"]) and _has_kings_worker(scene)
    said = words.say("board-in-hand", count=player["hand"])
    inner = _pawns(scene, said, player["hand"]) + (_kings_worker(words.say("board-king-in-mill")) if king else "")
    return group(said, inner)


def _still_to_act(scene: Scene) -> str:
    places = scene.view["locations"].values()
    waiting = sum(place["workers"].count(scene.seat) for place in places if place["kind"] != "starting_player")
    waiting += sum(place.get("second") == scene.seat for place in places)
    said = scene.words.say("board-at-work", count=waiting)
    return group(said, _pawns(scene, said, waiting))


def _unpaid(scene: Scene) -> list[str]:
    """What a mill would lose if its worker were the next."""
    groups, words = [], scene.words
    for name, lost in scene.view["unpaid"].items():
        place = scene.view["locations"][name]
        caption = words.say("board-unpaid", place=words.noun("location", name), coins=place["coins"])
        groups.append(group(caption, _chips(scene, dict.fromkeys(place["input"], lost), "down"), "brief"))
    return groups


# ------------------------------------------------------------------ the die


def _die(scene: Scene) -> str:
    """The face that was rolled, and what the Architect adds to it."""
    value, bonus = scene.view["die"], scene.view["raise"]["bonus"]
    roll = value - bonus
    said = scene.words.say("tell-die", place=_where(scene), die=value)
    face = thing(said, icon(f"die{roll}"), "dd", kind="die")
    if not bonus:
        return face
    name = scene.words.noun("character", "architect")
    added = chip("architect", f"+{bonus}", cls="lg", label=name, kind="character:architect")
    return f'{face}{added}<span class="pm">=</span>{thing(said, str(value), "res", kind="die")}'


def _needed(scene: Scene) -> tuple[int, int]:
    """The level the acting worker tries, from 1, and the value that takes; level 0 is the Fishing House."""
    place = scene.view["locations"][scene.view["place"]]
    if "levels" not in place:
        return 0, place["die"]
    level = scene.view["players"][scene.view["to_move"]]["levels"][scene.view["place"]]
    return level + 1, place["levels"][level]["die"]


def _die_and_stakes(scene: Scene) -> list[str]:
    words, view = scene.words, scene.view
    place = view["locations"][view["place"]]
    if "die_per_unit" in place:
        caption = harvest(place, words)
    else:
        level, needed = _needed(scene)
        key = "board-level-needs" if level else "board-card-needs"
        caption = words.say(key, level=level, die=needed)
    inner = _die(scene) + '<span class="adds">'
    for coins, value in enumerate(view["raise"]["values"]):
        inner += _addition(scene, coins, value)
    groups = [group(f"{_where(scene)}: {caption}", f'<div class="dieb">{inner}</span></div>', "die")]
    if "die_per_unit" not in place and (not level or level == len(place["levels"])):
        groups.append(group(words.say("board-then-give"), _chips(scene, place["offer"], ""), "brief"))
    return groups


def _addition(scene: Scene, coins: int, value: int) -> str:
    """What some coins make of the die: `+1`, `4`, and what that comes to."""
    words, place = scene.words, scene.view["locations"][scene.view["place"]]
    if "die_per_unit" in place:
        amount = scene.view["raise"]["yields"][coins]
        outcome = f'<small class="{"gain" if amount else ""}">{amount}{icon(place["good"])}</small>'
        brings = words.amount(place["good"], amount)
    else:
        enough = value >= _needed(scene)[1]
        outcome = f'<small class="{"gain" if enough else ""}">{icon("check" if enough else "cross")}</small>'
        brings = words.say("board-enough") if enough else words.say("board-too-low")
    said = words.say("board-add", coins=coins, value=value, brings=brings)
    paid = f"+{coins}{icon('coin')}" if coins else "+0"
    return thing(
        said, f"<i>{paid}</i><b>{value}</b>{outcome}{PRICED}", "tile add", touch=f"coins:{coins}", kind="raise"
    )


# ------------------------------------------------------------------ what is given for what


def _production(scene: Scene) -> list[str]:
    words, place = scene.words, scene.view["locations"][scene.view["place"]]
    gives = _chips(scene, {**place["input"], "coins": place["coins"]}, "down")
    gets = _chips(scene, {place["output"]: 1}, "up") + _points(scene, place["points"])
    receive = words.say("board-you-receive-next-round")
    return [_named_place(scene), group(words.say("board-you-give"), gives), group(receive, gets)]


def _offer(scene: Scene) -> list[str]:
    words, place = scene.words, scene.view["locations"][scene.view["place"]]
    points = place["levels"][-1]["points"] if "levels" in place else 0
    gets = _points(scene, points) if points else ""
    card, worth = words.noun("character", place["card"]), words.say("board-at-the-end", points=place["card_points"])
    shown = f"{icon(place['card'])}<b>{esc(card)}</b><small>{esc(worth)}</small>"
    gets += thing(power(scene, place["card"]), shown, "chip lg up card", kind=f"character:{place['card']}")
    gives = _chips(scene, place["offer"], "down")
    return [
        _named_place(scene),
        group(words.say("board-you-give"), gives),
        group(words.say("board-you-receive"), gets),
    ]


def _points(scene: Scene, points: int) -> str:
    return chip("prestige", points, cls="lg up", label=scene.words.say("board-scored"), kind="points")


def _named_place(scene: Scene) -> str:
    place = scene.view["locations"][scene.view["place"]]
    sign, kind = place.get("card") or place.get("output", "coat"), kind_of(place, scene.view["place"])
    asked = amounts(place.get("offer") or {**place["input"], "coins": place["coins"]}, scene.words)
    return group(
        scene.words.say("board-at"),
        thing(told(_where(scene), asked), f"{icon(sign)}<b>{esc(_where(scene))}</b>", "where", kind=kind),
    )


# ------------------------------------------------------------------ powers that are left


def _powers(scene: Scene) -> str:
    """How often the cards may still be used in this resolution."""
    view, words = scene.view, scene.words
    used = {"secretary": ("exchanges", "max_times"), "marquise": ("gifts", "max_products")}
    inner = ""
    for card, (count, most) in used.items():
        if view["cards"].get(card) == scene.seat and view["step"] in RESOLVING:
            left = max(view["abilities"][card][most] - view[count], 0)
            said = told(
                words.say("board-uses-left", card=words.noun("character", card), count=left), power(scene, card)
            )
            inner += thing(said, f"{icon(card)}<b>{left}</b>", "chip lg", kind=f"character:{card}")
    return group(words.say("board-your-powers"), inner, "brief") if inner else ""
