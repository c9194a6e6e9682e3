"""Lisboa in a browser: four panes, a card for each player, the tray. Draws from views only, never from a position."""

from __future__ import annotations

from ....kernel.refusals import Terms
from ....look.lettering import signed
from ....look.scene import Card, Pane, Price, Scene
from ....look.svg import chip, crumb, esc, remark
from . import church, court, downtown, player_boards
from .cover import cover as cover
from .figures import FIGURES as FIGURES
from .things import ICONS as ICONS
from .things import SOURCES as SOURCES
from .things import STAGES as STAGES
from .things import THINGS as THINGS
from .tray import tray as tray

EMPTY_PILES = 3
PERIODS = (1, 2)


def panes(scene: Scene) -> list[Pane]:
    return [downtown.draw(scene), court.draw(scene), church.draw(scene), player_boards.draw(scene)]


# ------------------------------------------------------------------ players


def cards(scene: Scene) -> list[Card]:
    return [_card(scene, seat, player["wigs"]) for seat, player in enumerate(scene.view["players"])]


def _card(scene: Scene, seat: int, wigs: int) -> Card:
    return Card(str(wigs), "wig", _possessions(scene, seat), scene.words.say("tell-wigs", count=wigs), "wigs")


def _possessions(scene: Scene, seat: int) -> str:
    """What the scoreboard tells beside wigs; the rest lies on the boards."""
    player, words = scene.view["players"][seat], scene.words
    gain = words.say("board-gain", count=player["gain"])
    worth = sum(face["now"][seat] for face in player["decrees"])
    decrees = f"{len(player['decrees'])}·{worth}" if player["decrees"] else 0
    shown = chip("influence", player["influence"], label=f"{words.say('board-influence')} ({gain})", kind="influence")
    shown += chip("coin", player["reis"], "gold", label=words.say("board-reis"), kind="reis")
    shown += chip("store", sum(player["stores"].values()), label=words.say("board-stores"), kind="store")
    shown += chip("card", len(player["hand"]), label=words.say("board-in-hand"), kind="hand")
    shown += chip("decree", decrees, label=words.say("board-decrees-worth", wigs=worth), kind="decree")
    chosen = scene.asks("keep-clergy") and player["kept"]
    done = remark("check", words.say("board-has-chosen"), "has-chosen") if chosen else ""
    return f'<div class="chips">{shown}</div>{done}'


# ------------------------------------------------------------------ course


def course(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if view["result"]:
        return crumb(words.say("board-over"))
    crumbs = ""
    for period in PERIODS:
        state = "on" if period == view["period"] else "desk"
        crumbs += f'<span class="{state}">{esc(words.say(f"board-period-{period}"))}</span>'
    return f'<span class="crumbs">{crumbs}</span><span class="desk ends">{esc(_ending(scene))}</span>'


def _ending(scene: Scene) -> str:
    """What brings the end, and how near it is."""
    view, words = scene.view, scene.words
    if view["ending"]:
        return words.say(f"board-ending-{view['ending'].replace('_', '-')}")
    most = max(player["sets"] for player in view["players"])
    empty = sum(1 for pile in view["display"].values() if pile["card"] is None and not pile["left"])
    return words.say("board-ends", sets=view["sets_to_end"], most=most, piles=EMPTY_PILES, empty=empty)


def panel(scene: Scene) -> str:
    """Nothing: the boards stand under the players."""
    return ""


# ------------------------------------------------------------------ prices

GOODS = ("gold", "cloth", "books", "tools", "goods")
SIGNS = {"reis": "R", "influence": "☼", "wigs": "★", **dict.fromkeys(GOODS, "▪")}


def price(terms: Terms) -> Price:
    """What is given and what comes of it: `R` are réis, a sun Influence, a star wigs, a small square goods of whatever
    type the move names, an arrow the new Treasury value. How many officials a plan needs is printed on it."""
    parts: list[str] = []
    gains = gives = False
    for name, number in terms:
        if name == "treasury":
            parts.append(f"→ {number}")
        elif number and name in SIGNS:
            parts.append(f"{signed(number)} {SIGNS[name]}")
            gains, gives = gains or number > 0, gives or number < 0
    return Price(" ".join(parts), "cost" if gives else "gain" if gains else "")
