"""O Palácio in a browser: two panes, a card for each player, the tray. Draws from views only, never from a position."""

from __future__ import annotations

from typing import Final

from ....kernel.refusals import Terms
from ....look.lettering import signed
from ....look.scene import Card, Pane, Price, Scene
from ....look.svg import chip, crumb, esc, icon, nothing, thing
from . import farm, palace
from .cover import cover as cover
from .figures import FIGURES as FIGURES
from .pieces import RESOLVING, TINTS, power
from .things import ICONS as ICONS
from .things import SOURCES as SOURCES
from .things import THINGS as THINGS
from .tray import tray as tray

COIN: Final = "◎"
"""Looks like the icon of a coin, where only text has room."""


def panes(scene: Scene) -> list[Pane]:
    return [palace.draw(scene), farm.draw(scene)]


# ------------------------------------------------------------------ players


def cards(scene: Scene) -> list[Card]:
    return [_card(scene, seat) for seat in range(len(scene.names))]


def _card(scene: Scene, seat: int) -> Card:
    points = scene.view["players"][seat]["points"]
    label = scene.words.say("board-points", content=points)
    rows = (_possessions(scene, seat), _climbed(scene, seat), _people(scene, seat))
    return Card(str(points), "prestige", rows, label, "points")


def _possessions(scene: Scene, seat: int) -> str:
    player, words = scene.view["players"][seat], scene.words
    shown = chip("coin", player["coins"], TINTS["coins"], label=words.noun("good", "coins"), kind="coins")
    home = f"{player['at_home']}/{scene.view['workers_each']}"
    shown += chip("worker", home, label=words.say("board-home"), kind="staff-house")
    for good in scene.view["goods"]:
        held = player["goods"].get(good, 0)
        shown += chip(good, held, TINTS[good], label=words.noun("good", good), kind=f"good:{good}")
    return f'<div class="chips">{shown}</div>'


def _climbed(scene: Scene, seat: int) -> str:
    """How high the cubes stand in each venue, under the sign of its character."""
    words, levels = scene.words, scene.view["players"][seat]["levels"]
    shown, told = "", []
    for name, level in levels.items():
        place = scene.view["locations"][name]
        steps = '<i class="on"></i>' * level + "<i></i>" * (len(place["levels"]) - level)
        shown += f"<span>{icon(place['card'])}{steps}</span>"
        if level:
            told.append(words.say("tell-cube", who=words.noun("location", name), level=level))
    label = words.say("tell-cubes", content=", ".join(told) or words.say("tell-none"))
    return thing(label, shown, "lad", kind="venue")


def _people(scene: Scene, seat: int) -> str:
    """Workers of this round, and characters won."""
    player = scene.view["players"][seat]
    shown = _hired(scene, seat)
    for card in player["cards"]:
        name = scene.words.noun("character", card)
        shown += thing(power(scene, card), f"{icon(card)}<span>{esc(name)}</span>", "cd", kind=f"character:{card}")
    if not player["cards"]:
        shown += nothing(scene.words.say("board-no-card"))
    return f'<div class="row people">{shown}</div>'


def _hired(scene: Scene, seat: int) -> str:
    """The workers of this round, those still in hand in full colour. `?` is a choice that is made and not known."""
    player, words = scene.view["players"][seat], scene.words
    chosen = player["hiring"]
    if chosen == "hidden":
        return chip("worker", "?", cls="hired", label=words.say("board-hired-hidden"), kind="hired")
    if chosen is not None:
        number = chosen["workers"] + chosen["king"]
        return chip("worker", number, cls="hired", label=words.say("board-you-chose"), kind="hired")
    hired, hand = (0, 0) if scene.view["result"] else (player["hired"] + player["king"], player["hand"])
    colour = f"color:var(--p-{scene.colours[seat]})"
    men = ""
    for man in range(hired):
        kind = "kings_worker" if player["king"] and man == hired - 1 else "worker"
        men += icon(kind, "ic man" if man >= hired - hand else "ic man out", colour)
    told = words.say("board-hand-of-hired", hand=hand, hired=hired)
    return thing(told, men, "men", kind="hired") if men else ""


# ------------------------------------------------------------------ course and panel


def course(scene: Scene) -> str:
    view, words = scene.view, scene.words
    won = sum(isinstance(view["cards"][card], int) for card in view["needed"])
    told = words.say("board-visitors-won", won=won, needed=len(view["needed"]))
    return f'{_round(scene)}{_phases(scene)}<span class="desk won">{esc(told)}</span>{_last_round(scene)}'


def _round(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if view["result"]:
        said = words.say("board-over")
    elif not view["round"]:
        said = words.say("board-set-up")
    else:
        said = words.say("board-round", round=view["round"])
    return crumb(said)


def _phases(scene: Scene) -> str:
    step = scene.view["step"]
    if step is None or not scene.view["round"]:
        return ""
    now = 0 if step == "hire" else 1 if step == "place" else 2 if step in RESOLVING else 3
    shown = ""
    for index, key in enumerate(
        ("board-phase-hire", "board-phase-place", "board-phase-resolve", "board-phase-arrival")
    ):
        name = esc(scene.words.say(key))
        if index < now:
            shown += f'<span class="done">{name} ✓</span>'
        else:
            shown += f'<span class="on" aria-current="step">{name}</span>' if index == now else f"<span>{name}</span>"
    return f'<span class="crumbs desk">{shown}</span>'


def _last_round(scene: Scene) -> str:
    if not scene.view["last_round"] or scene.view["result"]:
        return ""
    said = esc(scene.words.say("board-last-round"))
    return f'<span class="crumbs last"><span>{icon("flag")}<span class="desk">{said}</span></span></span>'


def panel(scene: Scene) -> str:
    """The supply, where it is a limit."""
    supply, words = scene.view["supply"], scene.words
    if not supply:
        return ""
    shown = "".join(
        chip(good, left, TINTS[good], label=words.noun("good", good), kind="supply") for good, left in supply.items()
    )
    title = esc(words.say("picture-supply"))
    return f'<section class="panel supply"><h3 aria-level="2">{title}</h3><div class="g6">{shown}</div></section>'


# ------------------------------------------------------------------ prices


def price(terms: Terms) -> Price:
    """Coins with the ring of their icon, points with a star, points at the end in brackets; for the die what its
    value brings, or whether it is enough; for a mill that cannot be paid the resources it loses."""
    sums = dict(terms)
    if "lost" in sums:
        return Price(f"✗ {sums['lost']}", "cost")
    if "yield" in sums:
        return Price(f"→ {sums['yield']}", "gain" if sums["yield"] else "")
    if "needed" in sums:
        enough = sums["value"] >= sums["needed"]
        return Price(f"{sums['value']} {'≥' if enough else '<'} {sums['needed']}", "gain" if enough else "")
    coins = sums.get("gain", 0) + sums.get("coins", 0) - sums.get("price", 0) - sums.get("offer", 0)
    points, card = sums.get("points", 0), sums.get("card", 0)
    parts = [f"{signed(coins)} {COIN}"] if coins else []
    if points:
        parts.append(f"★ {points}" if points > 0 else f"★ {signed(points)}")
    if card:
        parts.append(f"(★ {card})" if card > 0 else f"(★ {signed(card)})")
    brings = coins > 0 or points > 0 or card > 0
    return Price(" · ".join(parts), "gain" if brings else "cost" if parts else "")
