"""Madeira in a browser: four panes, a card for each player, the tray. Draws from views only, never from a position."""

from __future__ import annotations

from ....kernel.refusals import Terms
from ....look.lettering import signed
from ....look.scene import Card, Pane, Price, Scene
from ....look.svg import chip, crumb, esc, icon, remark, thing
from . import cities, guild_board, island, sea
from .cover import cover as cover
from .figures import FIGURES as FIGURES
from .pieces import REQUEST_SIGNS, effect_sign, favor_told, guild_colours
from .things import ICONS as ICONS
from .things import SOURCES as SOURCES
from .things import THINGS as THINGS
from .tray import stores
from .tray import tray as tray

WOOD = "\N{IDENTICAL TO}"
SKULL = "\N{SKULL AND CROSSBONES}\N{VARIATION SELECTOR-15}"
PHASES = ("a", "b", "c", "d", "e")
CROWDED = 4
"""With so many players there is room for the present phase only."""


def panes(scene: Scene) -> list[Pane]:
    return [island.draw(scene), cities.draw(scene), guild_board.draw(scene), sea.draw(scene)]


# ------------------------------------------------------------------ players


def cards(scene: Scene) -> list[Card]:
    return [
        Card(
            str(player["points"]),
            "prestige",
            (_possessions(scene, seat), _standing(scene, seat), _tiles(scene, seat)),
            scene.words.say("board-prestige", points=player["points"]),
            "prestige",
        )
        for seat, player in enumerate(scene.view["players"])
    ]


def _possessions(scene: Scene, seat: int) -> str:
    player = scene.view["players"][seat]
    shown = stores(scene, player)
    shown += chip("worker", player["home"], label=scene.words.say("board-at-home"), kind="home-workers")
    return f'<div class="chips">{shown}</div>'


def _standing(scene: Scene, seat: int) -> str:
    """Ships that are out, and where the order marker is."""
    player, view, words = scene.view["players"][seat], scene.view, scene.words
    out = f"{view['ships_each'] - player['ships_home']}/{view['ships_each']}"
    shown = chip("ship", out, label=words.say("board-ships-out"), kind="home-ships")
    if player["slot"] and view["phase"] == "b":
        shown += remark("pass", words.say("board-passed", slot=words.noun("slot", player["slot"])), "pass")
    elif player["row"]:
        shown += remark("arrow", words.say("board-in-row", number=player["row"]), "row")
    elif player["slot"]:
        shown += remark("flag", words.say("board-in-slot", slot=words.noun("slot", player["slot"])), "pass")
    if player["chosen"]:
        shown += remark("check", words.say("board-has-chosen"), "has-chosen")
    return f'<div class="row stand">{shown}</div>'


def _tiles(scene: Scene, seat: int) -> str:
    """Requests, then favors; those face down are grey and struck through."""
    player, words = scene.view["players"][seat], scene.words
    shown = ""
    for kind, count in player["requests"].items():
        shown += thing(words.noun("request", kind), icon(REQUEST_SIGNS[kind]), "mini", kind=kind) * count
    shown += '<span class="grow"></span>'
    for name, up in player["favors"].items():
        printed = scene.view["favors"][name]
        told = favor_told(scene, name) + ("" if up else f"; {words.say('board-face-down')}")
        solid, ground = guild_colours(printed["guild"])
        sort, style = icon(effect_sign(printed)[0]), f"--fc:{solid};--ft:{ground}"
        shown += thing(told, sort, "fd" if up else "fd down", style=style, kind=f"favor:{name}")
    return f'<div class="row tiles">{shown}</div>'


# ------------------------------------------------------------------ course and panel


def course(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if view["result"]:
        return crumb(words.say("board-over"))
    if view["phase"] == "setup":
        return crumb(words.say("board-set-up"))
    said = words.say("board-round", round=view["round"], rounds=view["rounds"])
    phase = _phase(scene, view["phase"])
    return f'{crumb(said)}<span class="desk ph">{esc(phase)}</span>'


def _phase(scene: Scene, phase: str) -> str:
    """The name of a phase; of the last one, what the Crown does in this round."""
    if phase != "e":
        return scene.words.say(f"board-phase-{phase}")
    crown = scene.view["crown"].get(str(scene.view["round"]))
    if crown is None:
        return scene.words.say("board-phase-e-fields")
    return scene.words.say("board-phase-e", score=crown["scored"], held=crown["scored"] + crown["kept"])


def panel(scene: Scene) -> str:
    """The year of the island: rounds, the phases of this one, and what the Crown wants."""
    view, words = scene.view, scene.words
    rounds = ""
    for round in range(1, view["rounds"] + 1):
        done = round < view["round"] or bool(view["result"])
        state = "dn" if done else "on" if round == view["round"] and view["phase"] != "setup" else ""
        crown = icon("crown", "ic cr") if str(round) in view["crown"] else ""
        rounds += f'<span class="{state}">{round}{crown}</span>'
    at = len(PHASES) if view["result"] else PHASES.index(view["phase"]) if view["phase"] in PHASES else -1
    steps = ""
    for index, phase in enumerate(PHASES):
        state = "dn" if index < at else "on" if index == at else ""
        current = ' aria-current="step"' if state == "on" else ""
        name = _phase(scene, phase)
        steps += f'<li class="{state}"{current}>{thing(name, esc(name), "ph", kind=f"phase-{phase}")}</li>'
    title = esc(words.say("board-year"))
    said = words.say("board-round", round=view["round"], rounds=view["rounds"])
    course = f'<div class="rr" role="img" data-kind="round" aria-label="{esc(said)}">{rounds}</div>'
    brief = " brief" if len(view["players"]) >= CROWDED else ""
    return f'<section class="panel rd{brief}"><h3 aria-level="2">{title}</h3>{course}<ol>{steps}</ol></section>'


# ------------------------------------------------------------------ prices


def price(terms: Terms) -> Price:
    """What is given and what comes of it: `R` are Reals, three lines wood, a star points, a skull pirates, an arrow a
    step of the windmill. Goods and bread are bare numbers; which they are is printed where the price stands, or said
    in the words of the move. Where a market pays, goods and wood are left to its slot, which has no room for them."""
    sums = dict.fromkeys(
        ("wheat", "sugar", "wine", "wood", "bread", "reals", "income", "points", "pirates", "level"), 0
    )
    for name, number in terms:
        sums[name] = sums.get(name, 0) + number
    reals, points, pirates, level = sums["reals"] + sums["income"], sums["points"], sums["pirates"], sums["level"]
    goods = [] if sums["income"] else sorted(sums[name] for name in ("wheat", "sugar", "wine", "bread"))
    wood = 0 if sums["income"] else sums["wood"]
    if goods and goods[0] < 0 < goods[-1]:
        return Price("")  # an exchange of goods says it all in words
    parts = ["▼"] if level < 0 else []
    parts += [signed(number) for number in goods if number]
    if wood:
        parts.append(f"{signed(wood)} {WOOD}")
    if level > 0:
        parts.append("▲")
    if reals:
        parts.append(f"{signed(reals)} R")
    if points:
        parts.append(f"★ {points if points > 0 else signed(points)}")
    if pirates:
        parts.append(f"{SKULL} {signed(pirates)}")
    changes = (*goods, wood, reals, points, -pirates)
    gives = any(number < 0 for number in changes)
    gains = any(number > 0 for number in changes) or level > 0
    return Price(" ".join(parts), "gain" if gains and pirates <= 0 else "cost" if gives else "")
