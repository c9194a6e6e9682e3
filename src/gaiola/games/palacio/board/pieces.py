"""Small drawings that the panes and the tray share: coats of arms, workers, goods, a number to reach, and text that
must fit. They read a scene and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ....look import lettering
from ....look.colours import ink, tint
from ....look.lettering import SANS, SERIF, told, wide
from ....look.parts import Seen
from ....look.scene import Scene
from ....look.svg import centred, circle, element, labelled, pawn, piece, rect, text

Place = Mapping[str, Any]

TINTS = {
    "olive": "olive",
    "grape": "grape",
    "mulberry_leaf": "mulberry",
    "olive_oil": "oil",
    "carcavelos_wine": "wine",
    "silk_cocoon": "silk",
    "coins": "gold",
}
RESOLVING = ("worker", "raise", "produce", "offer", "sell", "finish")


# ------------------------------------------------------------------ text that must fit

LINE = 13
"""From line to line."""
NARROW = 0.53
"""How wide a letter of a name is; what is a little longer than thought may reach into the margin."""

LETTERS = 12.4
"""The smallest letters of a place: they can be read where a pane is as wide as a tablet."""
fitted = partial(lettering.fitted, least=LETTERS)


def wrapped(words: str, size: float, width: float, letter: float = SANS) -> list[str]:
    """As many words in a line as fit into it."""
    lines: list[str] = []
    for word in words.split():
        if lines and wide(f"{lines[-1]} {word}", size, letter) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def lines_of(words: str, width: float, letter: float = SANS) -> list[str]:
    """Words in two lines at most."""
    first, *others = wrapped(words, LETTERS, width, letter)
    return [first, " ".join(others)] if others else [first]


def title(x: float, y: float, words: str, width: float, fill: str, size: float = 13) -> str:
    """The name of a place over its drawing, in two lines if it is long. `y` is the only line, or the middle of two."""
    lines = lines_of(words, width, NARROW)
    if len(lines) == 1:
        return fitted(x, y, words, size, width / NARROW * SERIF, fill=fill, cls="sf")
    return stacked(x, y + 5, lines, width / NARROW * SERIF, fill, cls="sf")


def stacked(
    x: float, last: float, lines: Sequence[str], width: float, fill: str, cls: str = "", weight: int = 650
) -> str:
    """Lines one under the other, the last of them at `last`."""
    top = last - (len(lines) - 1) * LINE
    return "".join(
        fitted(x, top + index * LINE, words, LETTERS, width, fill=fill, cls=cls, weight=weight)
        for index, words in enumerate(lines)
    )


# ------------------------------------------------------------------ printed things


def need(cx: float, cy: float, number: int, size: float = 19) -> str:
    """A value the die must reach."""
    frame = rect(cx - size / 2, cy - size / 2, size, size, "var(--glaze)", "var(--ink-2)", 1.4, 4.5)
    return frame + text(cx, cy + size * 0.25, number, size * 0.68, weight=700)


def good_icon(good: str, cx: float, cy: float, size: float, *, ground: bool = True) -> str:
    """A good, or coins, on its tint."""
    called, name = TINTS[good], "coin" if good == "coins" else good
    cell = rect(cx - size / 2 - 2, cy - size / 2 - 2, size + 4, size + 4, tint(called), "none", 0, 4)
    drawn = centred(name, cx, cy, size, ink(called), ik=tint(called))
    return cell + drawn if ground else drawn


def coat(cx: float, cy: float, size: float, mark: int = 0) -> str:
    """A free coat of arms; with a mark, one that takes more players than there are."""
    if not mark:
        return centred("coat", cx, cy, size, "var(--c-200)", ik="var(--glaze)")
    closed = centred("coat", cx, cy, size, "var(--paper-3)", ik="var(--glaze)")
    return closed + text(cx, cy + 4, f"{mark}+", LETTERS, weight=700, fill="var(--ink-2)")


def roundel(scene: Scene, place: Place, cx: float, cy: float, radius: float = 18) -> str:
    """The character of a place: expected, here, or won and by whom; what the card is worth stands beside it."""
    card = place["card"]
    where = scene.view["cards"][card]
    fill, glyph, accent, dashes = "var(--c-700)", "var(--on-solid)", "var(--gold-2)", ""
    if where == "deck":
        fill, glyph, accent, dashes = "var(--glaze)", "var(--c-400)", "var(--c-400)", 'stroke-dasharray="3 3"'
    elif isinstance(where, int):
        colour = scene.colours[where]
        fill, glyph, accent = f"var(--p-{colour})", f"var(--on-{colour})", f"var(--on-{colour})"
    drawn = circle(cx, cy, radius, fill, "var(--c-700)", 1.5, dashes)
    drawn += centred(card, cx, cy, radius * 1.22, glyph, ik=fill, ia=accent)
    drawn += _badge(scene, place, cx + radius * 0.72, cy + radius * 0.78)
    return labelled(f"character:{card}", power(scene, card), drawn)


def _badge(scene: Scene, place: Place, cx: float, cy: float) -> str:
    where = scene.view["cards"][place["card"]]
    if isinstance(where, int):
        colour = scene.colours[where]
        ground = circle(cx, cy, 8.5, "var(--glaze)", "var(--ink)", 1)
        return ground + centred(f"p-{colour}", cx, cy, 10, f"var(--p-{colour})")
    ground = rect(cx - 11, cy - 8, 22, 16, "var(--gold-50)", "var(--gold)", 1, 8)
    return ground + text(cx, cy + 4.5, place["card_points"], LETTERS, weight=700, fill="var(--gold-deep)")


def card_line(scene: Scene, place: Place) -> str:
    """`King expected`, `King is here`, `King: Rui`"""
    card, where = scene.words.noun("character", place["card"]), scene.view["cards"][place["card"]]
    if isinstance(where, int):
        return scene.words.say("board-card-won", card=card, who=scene.names[where])
    return scene.words.say("board-card-here" if where == "place" else "board-card-expected", card=card)


def power(scene: Scene, card: str) -> str:
    """A character, what the card is worth and what it lets its holder do."""
    words, view = scene.words, scene.view
    points = next(place["card_points"] for place in view["locations"].values() if place.get("card") == card)
    numbers = view["abilities"][card]
    powers = {
        "king": ("board-power-king", {"workers": "workers"}),
        "patriarch": ("board-power-patriarch", {"value": "step"}),
        "secretary": ("board-power-secretary", {"coins": "coins", "points": "points", "count": "max_times"}),
        "architect": ("board-power-architect", {"bonus": "bonus"}),
        "marquise": ("board-power-marquise", {"points": "points", "count": "max_products"}),
        "marquis": ("board-power-marquis", {"level": "levels"}),
    }
    key, args = powers[card]
    does = words.say(key, **{name: numbers[number] for name, number in args.items()})
    return words.say("board-power", card=words.noun("character", card), points=points, power=does)


# ------------------------------------------------------------------ workers


class Standing(NamedTuple):
    """A worker on a coat of arms; `number` tells those of one seat apart."""

    seat: int
    number: int
    acts: bool


def standing(scene: Scene, name: str) -> list[Standing]:
    """Who stands on the first coats of a place. The worker that acts has left its coat by the rules; it is shown there
    until it is done."""
    view = scene.view
    there = [*view["locations"][name]["workers"]]
    acting = view["to_move"] if view["place"] == name else None
    if acting is not None:
        there = sorted([*there, acting])
    found: list[Standing] = []
    for index, seat in enumerate(there):
        number = there[:index].count(seat)
        found.append(Standing(seat, number, seat == acting and number == there.count(seat) - 1))
    return found


def worker(scene: Scene, name: str, who: Standing, cx: float, cy: float, size: float, *, king: bool = False) -> str:
    """A worker on its coat, with a ring while it acts."""
    ring = circle(cx, cy, size * 0.76, "var(--selected-fill)", "var(--selected)", 3) if who.acts else ""
    figure = pawn(scene.colours[who.seat], cx, cy, size, "kings_worker" if king else "worker")
    if king:
        figure += circle(cx + size * 0.42, cy - size * 0.36, size * 0.3, "var(--gold-50)", "var(--gold)", 1)
        figure += centred("king", cx + size * 0.42, cy - size * 0.36, size * 0.42, "var(--gold-deep)")
    return piece(f"worker:{name}:{who.seat}:{who.number}", ring + figure, f"staff:{who.seat}")


def spots(scene: Scene, name: str, at: Sequence[tuple[float, float]], size: float) -> str:
    """All coats of a place: taken ones, free ones, and those closed for this number of players."""
    place, there = scene.view["locations"][name], standing(scene, name)
    drawn = ""
    for index, (mark, (cx, cy)) in enumerate(zip(place["coats"], at, strict=False)):
        closed = index >= place["spots"]
        drawn += coat(cx, cy, size, mark if closed else 0)
        if index < len(there):
            drawn += worker(scene, name, there[index], cx, cy, size * 0.82)
    return drawn


# ------------------------------------------------------------------ what a place says of itself


def seen_at(scene: Scene, name: str) -> tuple[Seen, ...]:
    """What a place is drawn from: itself, its card, and who acts there."""
    view = scene.view
    here = {"place": name, "to_move": view["to_move"]} if view["place"] == name else {"place": None, "to_move": None}
    card = view["locations"][name].get("card")
    return ("locations", name), here, *(() if card is None else (("cards", card), ("abilities", card)))


def place_element(scene: Scene, name: str, label: str, inner: str) -> str:
    """A place of the board. Where no worker can go it looks so while workers are placed, and unless one sees that it is
    full."""
    place = scene.view["locations"][name]
    full = len(place["workers"]) >= place["spots"] or place.get("second") is not None
    cls = "taken" if full else ""
    return element(f"location:{name}", label, inner, cls=cls, when="place", kind=kind_of(place, name))


def kind_of(place: Place, name: str) -> str:
    """What a place is: a plantation, a production site, a venue."""
    return f"{place['kind']}:{name}"


def label(scene: Scene, name: str, *facts: str) -> str:
    """Name, printed facts and workers, for those who listen."""
    words, place = scene.words, scene.view["locations"][name]
    there = [scene.names[who.seat] for who in standing(scene, name)]
    return told(
        words.noun("location", name),
        *facts,
        words.say("tell-workers", who=", ".join(there)) if there else "",
        words.say("tell-second", who=scene.names[place["second"]]) if place.get("second") is not None else "",
        words.say("tell-king-here") if place.get("king") else "",
        words.say("tell-free", count=max(place["spots"] - len(there), 0)) if place["spots"] > 1 else "",
    )
