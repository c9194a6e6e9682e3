"""O Palácio in a browser: two panes, a card for each player, the tray. Draws from views only, never from a position."""

from __future__ import annotations

from ....kernel.refusals import Terms
from ....look.lettering import signed
from ....look.scene import Card, Pane, Price, Scene
from ....look.svg import chip, crumb, esc, icon, nothing, thing
from . import farm, palace
from .cover import cover as cover
from .pieces import RESOLVING, TINTS, power
from .tray import tray as tray

NAMED_CARDS = 2
"""With more cards than this there is room for their signs only."""


def panes(scene: Scene) -> list[Pane]:
    return [palace.draw(scene), farm.draw(scene)]


# ------------------------------------------------------------------ players


def cards(scene: Scene) -> list[Card]:
    return [
        Card(str(player["points"]), "prestige", (_possessions(scene, seat), _people(scene, seat)))
        for seat, player in enumerate(scene.view["players"])
    ]


def _possessions(scene: Scene, seat: int) -> str:
    player, words = scene.view["players"][seat], scene.words
    shown = chip("coin", player["coins"], TINTS["coins"], title=words.noun("good", "coins"))
    home = f"{player['at_home']}/{scene.view['workers_each']}"
    shown += chip("worker", home, title=words.say("board-home"))
    for good in scene.view["goods"]:
        shown += chip(good, player["goods"].get(good, 0), TINTS[good], title=words.noun("good", good))
    return f'<div class="chips">{shown}</div>'


def _people(scene: Scene, seat: int) -> str:
    """Workers of this round, and characters won."""
    player = scene.view["players"][seat]
    shown = _hired(scene, seat)
    for card in player["cards"]:
        name = scene.words.noun("character", card)
        written = f"<span>{esc(name)}</span>" if len(player["cards"]) <= NAMED_CARDS else ""
        shown += thing(power(scene, card), icon(card) + written, "cd")
    if not player["cards"]:
        shown += nothing(scene.words.say("board-no-card"))
    return f'<div class="row people">{shown}</div>'


def _hired(scene: Scene, seat: int) -> str:
    """The workers of this round, those still in hand in full colour. `?` is a choice that is made and not known."""
    player, words = scene.view["players"][seat], scene.words
    chosen = player["hiring"]
    if chosen == "hidden":
        return chip("worker", "?", cls="hired", title=words.say("board-hired-hidden"))
    if chosen is not None:
        return chip("worker", chosen["workers"] + chosen["king"], cls="hired", title=words.say("board-you-chose"))
    hired, hand = (0, 0) if scene.view["result"] else (player["hired"] + player["king"], player["hand"])
    colour = f"color:var(--p-{scene.colours[seat]})"
    men = ""
    for man in range(hired):
        kind = "kings_worker" if player["king"] and man == hired - 1 else "worker"
        men += icon(kind, "ic man" if man >= hired - hand else "ic man out", colour)
    return thing(words.say("board-hand-of-hired", hand=hand, hired=hired), men, "men") if men else ""


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
    return (
        f'<span class="crumbs last"><span title="{said}">{icon("flag")}<span class="desk">{said}</span></span></span>'
    )


def panel(scene: Scene) -> str:
    """The supply, where it is a limit."""
    supply, words = scene.view["supply"], scene.words
    if not supply:
        return ""
    shown = "".join(chip(good, left, TINTS[good], title=words.noun("good", good)) for good, left in supply.items())
    title = esc(words.say("picture-supply"))
    return f'<section class="panel supply"><h3>{title}</h3><div class="g6">{shown}</div></section>'


# ------------------------------------------------------------------ prices


def price(terms: Terms) -> Price:
    """Coins as signed numbers, points with a star, points at the end in brackets; for the die what its value brings, or
    whether it is enough; for a mill that cannot be paid the resources it loses."""
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
    parts = [signed(coins)] if coins else []
    if points:
        parts.append(f"★ {points}" if points > 0 else f"★ {signed(points)}")
    if card:
        parts.append(f"(★ {card})" if card > 0 else f"(★ {signed(card)})")
    brings = coins > 0 or points > 0 or card > 0
    return Price(" ".join(parts), "gain" if brings else "cost" if parts else "")
