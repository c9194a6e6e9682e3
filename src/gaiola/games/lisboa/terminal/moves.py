"""Moves of Lisboa in a terminal and on pages: what stands above them, what each does as the table stands, and beside it
what it is about beyond its sum."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....kernel.moves import Move
from ....kernel.refusals import Terms
from ....look.lines import heading_of, marks, summary_of
from ....look.scene import Names, Part, View
from ....words import Words
from ..constants import DOCKS, SLOT_NAMES
from .sentences import building as told_building
from .sentences import (
    card,
    clergy,
    clergy_does,
    cubes,
    effect,
    effects,
    event_and_benefit,
    goal,
    reward,
    score,
    tucked,
)
from .signs import SIGNS, building, cargo, gains, office, rubble, short_plan

ALONE = ("pay", "pay-visit", "cardinal", "house", "treasury")  # their sentences are short and few


def heading(move: Move, words: Words) -> str:
    return heading_of(move, words, ALONE)


def summary(terms: Terms) -> str:
    """Price and yield of a move as signed numbers, each with the sign of what it counts."""
    return summary_of(terms, SIGNS)


def note(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What a move is about: what a card or tile does, what a land brings, which ship it is."""
    told = NOTE_OF.get(move.verb)
    return told(view, move, words, names, plain) if told else ""


def sentence(view: View, move: Move, words: Words, names: Names) -> str:
    """Whom a card visits, what lies on a pile or in the Church, whose ship is loaded, what a store would sell."""
    told = SENTENCE_OF.get(move.verb)
    return told(view, move, words, names) if told else ""


def _visits(view: View, move: Move, words: Words, names: Names) -> str:
    face = _held(view, move)
    return words.say("does-visit", **_named(face, words)) if face else ""


def _takes(view: View, move: Move, words: Words, names: Names) -> str:
    face = view["display"][move.args[0]]["card"]
    if face is None:
        return ""
    return words.say("does-take", card=words.noun("card", face["id"]), pile=words.noun("pile", move.args[0]))


def _takes_clergy(view: View, move: Move, words: Words, names: Names) -> str:
    tile = view["church"]["ring"][move.args[0]]
    return words.say("does-clergy", clergy=words.noun("clergy", tile["id"])) if tile else ""


def _loads(view: View, move: Move, words: Words, names: Names) -> str:
    owner, face = _berth(view, move, names)
    if face is None:
        return ""
    good, ship = words.noun("good", move.args[0]), words.noun("ship", face["id"])
    return words.say("does-load", good=good, ship=ship, owner=owner)


def _builds(view: View, move: Move, words: Words, names: Names) -> str:
    """Each street has one kind of business, which its id names."""
    land, street = move.args
    told = {"land": words.noun("land", land), "street": words.noun("street", street)}
    return words.say("does-build", good=words.noun("good", street), **told)


def _replaces(view: View, move: Move, words: Words, names: Names) -> str:
    """Only a ship has cargo to lose; what lies there is told beside it."""
    face = view["players"][view["to_move"]]["portfolio"][move.args[0]]
    return (
        "" if face is None or face["type"] == "ship" else words.say("does-replace", card=words.noun("card", face["id"]))
    )


def _named(face: Part, words: Words) -> dict[str, str]:
    return {"card": words.noun("card", face["id"]), "noble": words.noun("noble", face["type"])}


def _berth(view: View, move: Move, names: Names) -> tuple[str, Part | None]:
    """Whose dock it is, and the ship there."""
    seat, _, dock = move.args[1].removeprefix("p").partition("_")
    if int(seat) > len(names):
        return "", None
    face = view["players"][int(seat) - 1]["portfolio"][dock]
    return names[int(seat) - 1], face if face and face["type"] == "ship" else None


def _held(view: View, move: Move) -> Part:
    """The card of the move: in the hand, among those to draft, or thrown away. Empty if it cannot be seen."""
    held, now = view["players"][view["to_move"]]["hand"], view["now"]
    return _find(move.args[0], [*held, *now.get("packet", ()), *now.get("thrown", ())]) or {}


def _visited(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What a visit allows (9.1); in codes whom."""
    face = _held(view, move)
    if not face:
        return ""
    return (
        words.say("tell-visit", **_actions(view, face["type"], words)) if plain else words.noun("noble", face["type"])
    )


def _followed(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """9.5: one of all actions of this Noble."""
    noble = view["now"].get("noble")
    return words.say("tell-follow", **_actions(view, noble, words)) if noble and plain else ""


def _actions(view: View, noble: str, words: Words) -> dict[str, str]:
    """His State actions, and his Noble action."""
    held = view["nobles"][noble]
    return {
        "state": ", ".join(words.noun("action", action) for action in held["actions"]),
        "action": words.noun("action", held["noble_action"]),
    }


def _sponsored(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    return effects(_held(view, move).get("event", ()), words)


def _drafted(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    face = _held(view, move)
    if not face:
        return ""
    return card(face, words) if plain else _whole(words.noun("pile", face["type"]), face, words)


def _fetched(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """4.8: gold for which there is no room is lost."""
    own = view["players"][view["to_move"]]
    return words.say("tell-no-room") if plain and own["goods"]["gold"] >= own["warehouse"] else ""


def _thrown(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """15.4: only the reward of a thrown card can still be had."""
    face = _held(view, move)
    return effects(face.get("reward", ()), words) or (words.say("tell-no-reward") if face and plain else "")


def _tucked(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    face = _held(view, move)
    if not face or "event" in face:
        gained = effects(face.get("benefit", ()), words)
    else:
        gained = reward(face, words) if plain else f"{face['influence']}{SIGNS['influence']} {reward(face, words)}"
    if not plain:
        return gained
    return "; ".join(filter(None, [gained, _making_room(view, face, words), words.say("tell-portfolio")]))


def _making_room(view: View, face: Part, words: Words) -> str:
    """4.3: something has to go, if the row of this card is full, or the whole portfolio."""
    if not face:
        return ""
    own, row = view["players"][view["to_move"]], "office" if "event" in face else "docks"
    slots = SLOT_NAMES[DOCKS:] if row == "office" else SLOT_NAMES[:DOCKS]
    if all(own["portfolio"][slot] for slot in slots):
        return words.say(f"tell-full-{row}")
    return words.say("tell-full-portfolio") if own["tucked"] >= own["portfolio_size"] else ""


def _whole(kind: str, face: Part, words: Words) -> str:
    """A card with its kind or its name."""
    if "event" in face:
        return f"{kind}; {event_and_benefit(face, words)}"
    return f"{kind} {face['influence']}{SIGNS['influence']}; {reward(face, words)}"


def _taken(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """In words also what comes after it: the next card of its pile is unknown."""
    pile = view["display"][move.args[0]]
    face = pile["card"]
    if face is None:
        return ""
    if not plain:
        return _whole(words.noun("card", face["id"]), face, words)
    told = words.say("tell-next-card" if pile["left"] else "tell-last-card")
    if "event" in face:
        return f"{event_and_benefit(face, words)}; {told}"
    return f"{words.say('tell-influence', influence=face['influence'], effect=reward(face, words))}; {told}"


def _clergy(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    tiles = [*view["players"][view["to_move"]]["clergy"], *view["now"].get("offer", ())]
    tile = _find(move.args[0], tiles)
    return effects(tile["effect"], words) if tile else ""


def _in_ring(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    tile = view["church"]["ring"][move.args[0]]
    if not tile:
        return ""
    return clergy_does(tile, words) if plain else clergy(tile, words)


def _cardinal(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """The tiles beside the gap that is reached."""
    church = view["church"]
    gap = (church["cardinal"] + int(move.args[0])) % len(church["gaps"])
    beside = [church["ring"][space] for space in church["gaps"][gap]]
    return ", ".join(words.noun("clergy", tile["id"]) for tile in beside if tile)


def _decree(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    face = _find(move.args[0], [*view["decrees"], *view["now"].get("searched", ())])
    if face is None:
        return ""
    now = words.say("tell-decree-now", worth=face["now"][view["to_move"]])
    return "; ".join([f"{goal(face, words)}, {score(face, words)}", now])


def _land(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """The reward, and the wigs for the customers that the store would have: relevant buildings, 10.7, found in the view
    as `rules.stores.customers` finds them in the position."""
    land, street = view["lands"][move.args[0]], move.args[1]
    opened = [site for site in view["sites"].values() if site["building"] and street in site["building"]["goods"]]
    customers = [site for site in opened if site["row"] == land["row"] or site["street"] == street]
    worth = len(customers) * land["value"]
    if plain:
        wigs = words.say("tell-wigs", count=worth) if worth else ""
        return ", ".join(filter(None, [effects(land["reward"], words), wigs]))
    return " ".join(filter(None, [gains(land["reward"], words), f"+{worth}{SIGNS['wigs']}" if worth else ""]))


def _site(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    site = view["sites"][move.args[0]]
    if plain:
        return ", ".join(filter(None, [cubes(site["rubble"], words), effects(site["reward"], words)]))
    return f"{rubble(site['rubble'])} {gains(site['reward'], words)}".strip()


def _ready(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """The building that lies ready for the architect of a plan."""
    face = view["architects"][move.args[0].partition("-")[0]]["ready"]
    if face is None:
        return ""
    return told_building(face, words) if plain else f"{words.noun('building', face['id'])} {building(face, words)}"


def _planned(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """The plan on top, and the building that it will be for."""
    top = view["architects"][move.args[0]]["plan"]
    plan = [words.noun("plan", top) if plain else short_plan(top, words)] if top else []
    return "; ".join(filter(None, [*plan, _ready(view, move, words, names, plain)]))


def _office(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    noble = view["nobles"][move.args[0]]
    if plain:
        taken = sum(noble["office"]) + noble["neutral"]
        return words.say("tell-room", count=taken, of=noble["size"])
    return office(noble, marks(names))


def _slot(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    face = view["players"][view["to_move"]]["portfolio"][move.args[0]]
    return tucked(face, words) if face else ""


def _ship(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What has been loaded; in codes also whose ship it is."""
    owner, face = _berth(view, move, names)
    if face is None:
        return ""
    if plain:
        return words.say("tell-loaded", count=sum(face["cargo"].values()), of=face["hull"])
    return f"{owner}, {words.noun('ship', face['id'])} {cargo(face, words)}"


def _house(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What the next house of the group brings."""
    group = move.args[0]
    built = view["players"][view["to_move"]]["houses"][group]
    benefits = view["house_benefits"][group]
    if built >= len(benefits):
        return ""
    return effects(benefits[built], words) or words.say("tell-no-benefit")


def _paid_in_reis(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """9.4, 5.4: a part of the cost that the general discount pays, and that so has no price."""
    return words.say("tell-discount-pays") if plain and 0 < int(move.args[0]) <= view["now"]["discount"] else ""


def _part(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    printed = view["now"].get("effect")
    return effect(printed, words) if printed else ""


def _new_ship(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """Of building a ship, which one it would be."""
    top = view["yard"]["ship"]
    return words.noun("ship", top) if move.args[0] == "build_ship" and top else ""


def _find(id: str, faces: Iterable[Part | None]) -> Part | None:
    return next((face for face in faces if face and face["id"] == id), None)


SENTENCE_OF: dict[str, Callable[[View, Move, Words, Names], str]] = {
    "visit": _visits,
    "take": _takes,
    "clergy": _takes_clergy,
    "load": _loads,
    "replace": _replaces,
    "build": _builds,
}

NOTE_OF: dict[str, Callable[[View, Move, Words, Names, bool], str]] = {
    **dict.fromkeys(("throw", "reward"), _thrown),
    "portfolio": _tucked,
    "gold": _fetched,
    "visit": _visited,
    **dict.fromkeys(("follow", "follow-keep"), _followed),
    "sponsor": _sponsored,
    "keep": _drafted,
    **dict.fromkeys(("keep-clergy", "give-up", "lose"), _clergy),
    "plan": _planned,
    "complete": _ready,
    **dict.fromkeys(("replace", "upgrade", "discard"), _slot),
    "state": _new_ship,
    "take": _taken,
    "clergy": _in_ring,
    "cardinal": _cardinal,
    "decree": _decree,
    "build": _land,
    "open": _site,
    "official": _office,
    "load": _ship,
    "house": _house,
    "pay-visit": _paid_in_reis,
    "part": _part,
}
