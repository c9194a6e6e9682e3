"""The pane of the cities: districts with their spots, and the guild favors of those that are not built yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....look.colours import NAME
from ....look.lettering import fitted, told
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import DASHES, centred, circle, element, hit, labelled, path, quote_slot, rect, text, token
from .pieces import (
    LETTERS,
    NEUTRAL,
    citizen,
    effect_sign,
    favor_told,
    good_icon,
    guild_colours,
    seen_at,
    squeezed,
    star,
    tint,
    worker,
)

WIDTH, HEIGHT = 548, 196
LEFT, TOP = 104, 20
DISTRICT_WIDTH, DISTRICT_HEIGHT = 71, 55
ACROSS, DOWN = 74, 58
SPOTS = 2
"""Spots in a district."""


def draw(scene: Scene) -> Pane:
    parts, cities = Parts(scene, "cities"), scene.view["cities"]
    parts.add("prices", _prices, (), (), next(iter(cities.values()))["wood"])
    for index, (name, city) in enumerate(cities.items()):
        y = TOP + index * DOWN
        facts = {key: city[key] for key in ("high", "low", "income", "most")}
        parts.add(f"{name}-plate", _nameplate, (), (), name, facts, y)
        for district, favor in enumerate(city["districts"]):
            _add_district(parts, name, district, favor, y)
    return parts.pane(scene.words.say("board-cities"), "city", WIDTH, HEIGHT)


def _add_district(parts: Parts, city: str, district: int, favor: str | None, y: float) -> None:
    """A district with its spots, or the favor that lies there until it is built."""
    scene, x, name = parts.scene, LEFT + district * ACROSS, f"{city}-{district + 1}"
    town = scene.view["cities"][city]
    if favor:
        parts.add(name, _favor, (("favors", favor),), scene.mine("build"), favor, city, town["wood"][district], x, y)
    else:
        parts.add(name, _district, (), (), x, y)
    for index in range(district * SPOTS, (district + 1) * SPOTS):
        spot, who, left = f"{city}_{index + 1}", town["spots"][index], x + index % SPOTS * DISTRICT_WIDTH / SPOTS
        draw = _no_spot if favor else _spot
        asks = scene.mine("worker-from", "citizen-from")
        parts.add(f"spot-{spot}", draw, seen_at(scene, spot, (who,)), asks, spot, who, left, y)


def _prices(scene: Scene, wood: list[int]) -> str:
    """Wood for each column, where districts are still to be built."""
    drawn = ""
    for district, price in enumerate(wood):
        if price:
            cx = LEFT + district * ACROSS + DISTRICT_WIDTH / 2
            drawn += good_icon("wood", cx - 8, 10.5, 12) + text(cx + 8, 14.5, price, 11.5, weight=700)
    said = scene.words.say("board-district-wood", prices=", ".join(str(price) for price in wood if price))
    return rect(0, 0, WIDTH, HEIGHT, "var(--glaze)") + labelled("district-wood", said, drawn)


def _nameplate(scene: Scene, name: str, city: Mapping[str, Any], y: float) -> str:
    """Points for the most and for the rest, income, and who has the most now."""
    words = scene.words
    drawn = fitted(6, y + 20, words.noun("city", name), 13, 80, fill=NAME, cls="sf", least=LETTERS)
    drawn += star(6, y + 42, f"{city['high']} / {city['low']}", 11.5, 600)
    drawn += rect(66, y + 27, 21, 20, tint(city["income"]), "none", 0, 4)
    drawn += good_icon(city["income"], 76.5, y + 37, 14, tint(city["income"]))
    most = city["most"]
    leader = ""
    if most is not None:
        colour = NEUTRAL if most == NEUTRAL else scene.colours[most]
        drawn += centred("crown", 94.5, y + 12, 13, "var(--gold)") + token(colour, 94.5, y + 25, 11)
        leader = words.say("board-neutral") if most == NEUTRAL else scene.names[most]
    label = told(
        words.noun("city", name),
        words.say("board-city-points", high=city["high"], low=city["low"]),
        words.say("board-city-income", good=words.noun("resource", city["income"])),
        words.say("board-city-most", who=leader) if leader else "",
    )
    return labelled(f"city:{name}", label, drawn)


def _district(scene: Scene, x: float, y: float) -> str:
    drawn = rect(x, y, DISTRICT_WIDTH, DISTRICT_HEIGHT, "var(--c-50)", "var(--c-700)", 1.2, 4)
    roofs = f"M{x:g} {y + 11:g}" + "l8.875-8 8.875 8" * 4
    return drawn + path(roofs, "none", "var(--c-400)", 1.2)


def _no_spot(scene: Scene, name: str, who: int | str | None, x: float, y: float) -> str:
    """Where a favor lies."""
    return ""


def _spot(scene: Scene, name: str, who: int | str | None, x: float, y: float) -> str:
    cx, cy = x + DISTRICT_WIDTH / SPOTS / 2, y + 33
    inner = hit(x, y + 12, DISTRICT_WIDTH / SPOTS, 42, 5)
    inner += circle(cx, cy, 13, "var(--glaze)", "var(--c-300)", 1, "" if who is not None else DASHES)
    there = ""
    if who == NEUTRAL:
        inner += citizen(scene, name, cx, cy, 19)
        there = scene.words.say("board-neutral")
    elif isinstance(who, int):
        inner += worker(scene, name, who, cx, cy, 19)
        there = scene.names[who]
    label = told(scene.words.noun("place", name), there or scene.words.say("board-spot-free"))
    return element(f"place:{name}", label, inner, cls=_spot_class(scene, who), kind="city-spot")


def _spot_class(scene: Scene, who: int | str | None) -> str:
    """`taken` for a spot that need not look refused: somebody who cannot be moved stands on it."""
    movable = scene.asks("worker-from", "citizen-from") and who in (scene.view["to_move"], NEUTRAL)
    return "taken" if who is not None and not movable else ""


def _favor(scene: Scene, name: str, city: str, wood: int, x: float, y: float) -> str:
    view, words = scene.view, scene.words
    guild = view["favors"][name]["guild"]
    solid, ground = guild_colours(guild)
    inner = rect(x, y, DISTRICT_WIDTH, DISTRICT_HEIGHT, ground, solid, 1.2, 4)
    inner += hit(x, y, DISTRICT_WIDTH, DISTRICT_HEIGHT, 4)
    inner += path(f"M{x:g} {y + 16:g}v-12q0-4 4-4h{DISTRICT_WIDTH - 8}q4 0 4 4v12Z", solid)
    middle = x + DISTRICT_WIDTH / 2
    icon, number = effect_sign(view["favors"][name])
    inner += squeezed(middle, y + 12.3, words.noun("favor", name), DISTRICT_WIDTH - 4, "var(--on-solid)")
    inner += centred(icon, middle - 11, y + 28, 18, solid, ik=ground, ia=solid)
    inner += text(middle + 12, y + 33, number, 13, weight=700)
    guilds = squeezed(middle, y + 50, words.noun("guild", guild), DISTRICT_WIDTH - 4, solid)
    inner += f'{quote_slot(middle, y + 50, 12.5)}<g class="crest">{guilds}</g>'
    price = words.say("board-costs-wood", count=wood)
    label = told(favor_told(scene, name), words.noun("city", city), price)
    return element(f"favor:{name}", label, inner, cls="" if scene.asks("build") else "taken")
