"""The tray: what is mine - what is offered to me now, my hand, goods, rubble, houses, clergy tiles, favors, plans and
decrees."""

from __future__ import annotations

from ....look.colours import good_class
from ....look.lettering import told
from ....look.parts import GROUP, Parts
from ....look.scene import Drawing, Part, Scene
from ....look.svg import esc, group, icon, nothing, thing
from ..terminal import sentences
from . import faces, glyphs
from .church import decree, decree_told, for_eyes
from .court import WIDER
from .pieces import card_kind, does
from .player_boards import houses_told

CARD, CARD_HIGH = 84, 98
TILE, TILE_HIGH = 54, 46
DECREE, DECREE_HIGH = 64, 92
SIGN = 22
SPAN = 5


STORES = ("goods", "warehouse", "reis", "influence", "gain")
WORKS = ("rubble", "houses", "house_groups", "sets", "markers")
PAPERS = ("clergy", "favors", "plans", "completed", "plan_officials")
"""What the parts of the tray show of whoever looks."""


def tray(scene: Scene) -> Drawing:
    if scene.seat is None:
        return Drawing(("",), {})
    parts, own = Parts(scene, "tray", GROUP), scene.view["players"][scene.seat]
    asked: Part = {"now": scene.view["now"] if scene.view["to_move"] == scene.seat else {}}
    parts.add("offer", _offer, (asked,), ("slot", "event"))
    parts.add("hand", _hand, (), (), {"hand": own["hand"]})
    parts.add("stores", _stores, (), (), {key: own[key] for key in STORES})
    parts.add("works", _rubble_and_houses, ("house_benefits",), (), {key: own[key] for key in WORKS})
    papers = {key: own[key] for key in PAPERS}
    parts.add("papers", _clergy_and_papers, (), ("keep-clergy", "lose-favor"), papers)
    parts.add("decrees", _decrees, (), (), {"decrees": [for_eyes(scene, face) for face in own["decrees"]]})
    return parts.drawing()


def _drawing(width: float, height: float, inner: str) -> str:
    return f'<svg viewBox="-1 -1 {width + 2:g} {height + 2:g}" aria-hidden="true">{inner}</svg>'


# ------------------------------------------------------------------ what is offered


def _offer(scene: Scene) -> str:
    """Tiles and cards that are chosen from now and lie nowhere on the board."""
    now, words = scene.view["now"], scene.words
    if offered := [tile for tile in now.get("offer", ()) if tile]:
        tiles = "".join(_tile(scene, tile, f"clergy:{tile['id']}") for tile in offered)
        return group(words.say("board-offer-clergy"), tiles, "offer")
    if cards := [card for card in now.get("packet", ()) if card]:
        return group(words.say("board-packet"), _cards(scene, cards), "offer hand")
    if thrown := now.get("thrown"):
        return group(words.say("board-thrown"), _cards(scene, thrown), "offer hand")
    if searched := now.get("searched"):
        found = "".join(_decree(scene, face, f"decree:{face['id']}") for face in searched)
        return group(words.say("board-searched"), found, "offer")
    if scene.asks("slot", "event") and now.get("card"):
        key = "board-to-tuck" if scene.asks("slot") else "board-event-now"
        return group(words.say(key), _cards(scene, [now["card"]], chosen=False), "offer hand")
    return ""


def _cards(scene: Scene, cards: list[Part | None], *, chosen: bool = True) -> str:
    drawn = ""
    for card in cards:
        if card is None:
            continue
        wide = CARD + (WIDER if card["type"] == "treasury" else 0)
        face = _drawing(wide, CARD_HIGH, faces.card(scene.words, card, 0, 0, wide, CARD_HIGH))
        id = f"card:{card['id']}"
        label, touch = sentences.card(card, scene.words), id if chosen else ""
        drawn += thing(label, face, "hc", touch=touch, piece=id, kind=card_kind(card))
    return drawn


# ------------------------------------------------------------------ hand, goods, money


def _hand(scene: Scene, own: Part) -> str:
    words, cards = scene.words, own["hand"]
    inner = _cards(scene, cards) or nothing(words.say("board-no-cards"))
    return group(words.say("board-hand", count=len(cards)), inner, "hand")


def _stores(scene: Scene, own: Part) -> str:
    """Goods with the room for each, and the purse."""
    words, goods = scene.words, ""
    for good, count in own["goods"].items():
        said = words.say("board-stock", good=words.noun("good", good), count=count, most=own["warehouse"])
        shown = f"{icon(good)}<b>{count}</b><small>/{own['warehouse']}</small>"
        cls = "gd" if count else "gd zero"
        goods += thing(said, f'<i class="{good_class(good)}">{shown}</i>', cls, touch=f"good:{good}")
    purse = ""
    gain = words.say("board-gain", count=own["gain"])
    for sort, kind, number, more, said in (
        ("coin", "reis", own["reis"], "", words.say("board-reis")),
        ("influence", "influence", own["influence"], f"+{own['gain']}", words.say("board-influence")),
    ):
        small = f"<small>{esc(more)}</small>" if more else ""
        label = told(f"{said}: {number}", gain if more else "")
        purse += thing(label, f"{icon(sort)}<b>{number}</b>{small}", f"big {sort}", kind=kind)
    inner = f'<div class="gds">{goods}</div><div class="purse">{purse}</div>'
    return group(words.say("board-warehouse"), inner, "stores")


# ------------------------------------------------------------------ rubble and houses


def _rubble_and_houses(scene: Scene, own: Part) -> str:
    words, rubble, houses = scene.words, "", ""
    for kind, count in own["rubble"].items():
        cells = "".join(_cell(kind, column - count) for column in range(SPAN))
        said = words.say("board-own-rubble", rubble=words.noun("rubble", kind), count=count, most=SPAN)
        rubble += thing(said, cells, "rb", touch=f"rubble:{kind}")
    for name, built in own["houses"].items():
        houses += _houses(scene, own, name, built)
    facts = ""
    for sort, count, key, kind in (
        ("rubble_set", own["sets"], "board-sets", "rubble-set"),
        ("flag", own["markers"], "board-markers", "set-marker"),
    ):
        zero = "" if count else " zero"
        facts += thing(words.say(key, count=count), f"{icon(sort)}<b>{count}</b>", f"chip{zero}", kind=kind)
    inner = f'<div class="rbs">{rubble}</div><div class="hss">{houses}</div><div class="facts">{facts}</div>'
    return group(words.say("board-works"), inner, "works")


def _cell(kind: str, free: int) -> str:
    """A place with its cube; the first free one shows, faintly, of which kind the next will be."""
    cube = _drawing(14, 14, faces.cube(kind, 0, 0, 14)) if free <= 0 else ""
    return f'<i class="next">{cube}</i>' if free == 0 else f"<i>{cube}</i>"


def _houses(scene: Scene, own: Part, name: str, built: int) -> str:
    """The houses of a group; below, what the next one brings when it goes, and what the last one brought."""
    words, spots = scene.words, own["house_groups"][name]
    benefits = scene.view["house_benefits"][name]
    colour = scene.colours[scene.seat or 0]
    shown = "".join(
        icon("house", "ic gone") if index < built else icon("house", "ic", f"color:var(--p-{colour})")
        for index in range(spots)
    )
    won = benefits[built - 1] if built else []
    coming = benefits[built] if built < spots else []
    signs = ""
    for effects, cls in ((won, "won"), (coming, "next")):
        if effects:
            sign = _drawing(glyphs.across(len(effects), SIGN), SIGN, glyphs.effects(effects, 0, 0, SIGN))
            signs += f'<span class="{cls}">{sign}</span>'
    said = houses_told(scene, name, built, spots)
    nexts = words.say("board-house-next", does=does(scene, coming)) if coming else ""
    shown = f"<b>{shown}</b><i>{signs}</i>"
    return thing(told(said, does(scene, won), nexts), shown, "hs", touch=f"group:{name}", kind="houses")


# ------------------------------------------------------------------ clergy, favors, plans, decrees


def _tile(scene: Scene, tile: Part, touch: str = "") -> str:
    face = _drawing(TILE, TILE_HIGH, faces.clergy(tile, 0, 0, TILE, TILE_HIGH))
    return thing(sentences.clergy(tile, scene.words), face, "ct", touch=touch, kind=f"clergy:{tile['id']}")


def _clergy_and_papers(scene: Scene, own: Part) -> str:
    words, tiles, papers = scene.words, "", ""
    touched: set[str] = set()
    for tile in own["clergy"]:
        offered = scene.asks("keep-clergy") or tile["id"] in touched
        tiles += _tile(scene, tile, "" if offered else f"clergy:{tile['id']}")
        touched.add(tile["id"])
    for noble in own["favors"]:
        face = _drawing(30, 34, faces.favor(noble, 0, 0, 30, 34))
        touch = f"noble:{noble}" if scene.asks("lose-favor") else ""
        said = words.say("board-favor", noble=words.noun("noble", noble))
        papers += thing(said, face, "fv", touch=touch, kind="royal-favor")
    touched = set()
    for plan in own["plans"]:
        face = _drawing(30, 34, faces.plan(plan, 0, 0, 30, 34))
        touch = "" if plan in touched else f"plan:{plan}"
        papers += thing(words.noun("plan", plan), face, "fv", touch=touch, kind=f"plan:{plan}")
        touched.add(plan)
    if own["completed"]:
        listed = ", ".join(words.noun("plan", plan) for plan in own["completed"])
        said = words.say("board-completed", plans=listed, count=own["plan_officials"])
        papers += thing(said, f"{icon('check')}<b>{own['plan_officials']}</b>", "big done", kind="completed-plans")
    tiles = tiles or nothing(words.say("tell-none"))
    inner = f'<div class="cts">{tiles}</div><div class="fvs">{papers}</div>'
    return group(words.say("board-clergy-favors"), inner, "papers")


def _decree(scene: Scene, face: Part, touch: str = "") -> str:
    drawn = _drawing(DECREE, DECREE_HIGH, decree(scene, face, 0, 0, DECREE, DECREE_HIGH))
    id = f"decree:{face['id']}"
    return thing(decree_told(scene, face), drawn, "dc", touch=touch, piece=id, kind=id)


def _decrees(scene: Scene, own: Part) -> str:
    """Small: what each counts, and what it is worth now."""
    words, held, seat = scene.words, own["decrees"], scene.seat or 0
    if not held:
        return ""
    inner = ""
    for face in held:
        goal = _drawing(40, 20, glyphs.goal(face["goal"], 0, 0, 20, "var(--gold-50)"))
        shown = f"{goal}<b>{face['now'][seat]}</b>"
        inner += thing(decree_told(scene, face), shown, "md", piece=f"decree:{face['id']}", kind=f"decree:{face['id']}")
    worth = sum(face["now"][seat] for face in held)
    return group(words.say("board-your-decrees", wigs=worth), f'<div class="mds">{inner}</div>', "decrees")
