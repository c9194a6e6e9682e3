"""Small drawings that the panes and the tray share: workers, ships, dice and the signs of effects. They read a scene
and nothing else."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from ....look import colours
from ....look.colours import GLAZE, INK
from ....look.parts import Seen
from ....look.scene import Scene
from ....look.svg import centred, circle, empty_slot, pawn, piece, rect, text, token
from ....words import Words

Effect = Mapping[str, Any]

NEUTRAL = "neutral"
TINTS = {"reals": "gold", "pirates": "pirate"}
ICONS = {"reals": "coin", "pirates": "pirate", "points": "prestige"}
REQUEST_SIGNS = {
    "market_routes": "market",
    "expeditions": "ship",
    "influence_of_guilds": "guild",
    "urbanization": "city",
    "wealth_of_nation": "coin",
}
EFFECT_SIGNS = {
    "move_ships": "ship",
    "move_workers_to_fields": "field",
    "move_workers_to_city": "city",
    "move_workers_to_colony_land": "colony",
    "move_workers_to_city_watch": "watch",
    "move_worker_anywhere": "worker",
    "flip_favors_face_up": "guild",
    "get_wood": "wood",
    "windmill_up": "windmill",
    "move_action_marker": "flag",
    "set_building_cost": "coin",
    "add_region_workers": "worker",
    "add_harvests": "harvest",
    "discard_half_pirates": "pirate",
    "discard_pirates": "pirate",
    "buy_building_action": "building",
}
ADDED = ("windmill_up", "add_region_workers", "add_harvests")
"""Effects whose number is something more than there is."""


LETTERS = 12.2
"""The smallest letters of what a move may be about; others are of `REMARKS` at least."""
REMARKS = 11.4


WIDE_LETTER = 0.6
"""How wide a letter is in the widest of the usual fonts, in font sizes."""


def squeezed(
    x: float, y: float, words: str, width: float, fill: str = INK, *, size: float = LETTERS, anchor: str = "middle"
) -> str:
    """A word that may be wider than its place: it keeps its height and is set narrower."""
    tight = len(words) * size * WIDE_LETTER > width
    more = f'textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if tight else ""
    return text(x, y, words, size, anchor=anchor, fill=fill, more=more)


# ------------------------------------------------------------------ counts in words


def listed(scene: Scene, seats: Iterable[int]) -> str:
    return ", ".join(scene.names[seat] for seat in seats)


def counted(scene: Scene, counts: Sequence[int]) -> list[str]:
    """`Rui 2`, for each seat that has any."""
    return [
        scene.words.say("board-count-of", who=scene.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]


# ------------------------------------------------------------------ goods, guilds and numbers


def guild_colours(guild: str) -> tuple[str, str]:
    """Solid and tint; a guild that an owner's edition names otherwise is grey."""
    return f"var(--gu-{guild},var(--gu-grey))", f"var(--gu-{guild}-t,var(--gu-grey-t))"


def tint(good: str) -> str:
    """The ground of a good or resource."""
    return colours.tint(TINTS.get(good, good))


def ink(good: str) -> str:
    """The colour of a good or resource."""
    return colours.ink(TINTS.get(good, good))


def good_icon(good: str, cx: float, cy: float, size: float, ground: str = GLAZE) -> str:
    return centred(ICONS.get(good, good), cx, cy, size, ink(good), ik=ground)


def star(x: float, y: float, number: object, size: float = 12, weight: int = 650) -> str:
    """Points, from x on."""
    return centred("prestige", x + size / 2, y - size * 0.36, size, "var(--gold)") + text(
        x + size + 3, y, number, size, anchor="start", weight=weight
    )


def die(face: int, cx: float, cy: float, size: float, *, pirate: bool = False) -> str:
    """White with an ink rim; pirate dice are black."""
    if pirate:
        return centred(f"die{face}", cx, cy, size, "var(--g-pirate-i)", ik=GLAZE)
    side = size * 0.83
    body = centred(f"die{face}", cx, cy, size, GLAZE, ik=INK)
    return body + rect(cx - side / 2, cy - side / 2, side, side, "none", INK, 1.2, size * 0.17)


def no_die(cx: float, cy: float, size: float) -> str:
    """Room for a die."""
    side = size * 0.83
    return empty_slot(cx - side / 2, cy - side / 2, side, side, size * 0.17, "var(--line-2)")


# ------------------------------------------------------------------ effects


def effect_sign(effect: Effect) -> tuple[str, str]:
    """An effect as an icon and a few characters."""
    kind = effect["effect"]
    if kind == "choose_one":
        return "crown", ""
    if kind == "gain":
        what = next(name for name in ("bread", "reals", "pp") if effect.get(name))
        return {"bread": "bread", "reals": "coin", "pp": "prestige"}[what], str(effect[what])
    if kind == "discard_half_pirates":
        return "pirate", "½"
    number = next((effect[name] for name in ("count", "amount", "steps", "max", "reals", "cost") if name in effect), "")
    return EFFECT_SIGNS.get(kind, "favor"), f"+{number}" if kind in ADDED else str(number)


def effect_told(words: Words, effect: Effect) -> str:
    """An effect in a few words."""
    kind = effect["effect"]
    if kind == "choose_one":
        one, other = (effect_told(words, option) for option in effect["options"])
        return words.say("board-does-or", one=one, other=other)
    if kind == "gain":
        named = {"bread": "board-does-gain-bread", "reals": "board-does-gain-reals", "pp": "board-does-gain-points"}
        return ", ".join(words.say(key, count=effect[name]) for name, key in named.items() if effect.get(name))
    number = next((effect[name] for name in ("count", "amount", "steps", "max", "reals", "cost") if name in effect), 0)
    does = words.say(f"board-does-{kind.replace('_', '-')}", count=number)
    more = []
    if points := effect.get("pp", 0):
        more.append(words.say("board-does-gain-points", count=points))
    if kind != "move_worker_anywhere":
        if per_ship := effect.get("pp_per_own_ship", 0):
            more.append(words.say("board-does-points-per-ship", count=per_ship))
        if pirates := effect.get("pirates_per_worker", 0):
            more.append(words.say("board-does-pirates-per-worker", count=pirates))
    return ", ".join([does, *more])


def favor_told(scene: Scene, favor: str) -> str:
    """`Monk, gray guild: get 2 wood`"""
    printed, words = scene.view["favors"][favor], scene.words
    return words.say(
        "board-favor",
        favor=words.noun("favor", favor),
        guild=words.noun("guild", printed["guild"]),
        does=effect_told(words, printed),
    )


def request_name(words: Words, kind: str) -> str:
    """Short, for a tile."""
    return words.say(f"board-request-{kind.replace('_', '-')}")


# ------------------------------------------------------------------ pieces


def lifted(scene: Scene, kind: str) -> str | None:
    """Where the piece that is in the air stood: a worker or citizen (`worker`), or a ship."""
    steps = ("ship-to",) if kind == "ship" else ("worker-to", "citizen-to")
    where: str | None = scene.view["now"].get("lifted") if scene.asks(*steps) else None
    return where


def in_air(scene: Scene, place: str, who: int | str, kind: str = "worker") -> bool:
    """Whether it is this piece that is lifted: one of whoever moves, or a neutral citizen."""
    return lifted(scene, kind) == place and who in (scene.view["to_move"], NEUTRAL)


EVERYWHERE = ("now", "cities", "fields", "colonies", "markets", "watch", "to_move")


def seen_at(scene: Scene, place: str, seats: Container[int | str | None], kind: str = "worker") -> list[Seen]:
    """What the pieces at a place are drawn from: whether whoever moves is among them and, if one of them is lifted,
    where it may go."""
    who = scene.view["to_move"]
    if lifted(scene, kind) == place:
        return [*EVERYWHERE, {"step": scene.view["step"]}]
    return [{"now": {}, "to_move": who if who in seats else None}]


def home_of(scene: Scene, seat: int, kind: str = "worker") -> str:
    """Where a piece comes from that is new on the board."""
    return ("berth:home" if kind == "ship" else "place:home") if seat == scene.seat else f"player:{seat}"


def landing_ids(scene: Scene, kind: str) -> list[str]:
    """The ids that the lifted piece may have when it has been set down."""
    view, who = scene.view, scene.view["to_move"]
    if kind == "ship":
        harbors = [*view["markets"].values(), *view["colonies"].values()]
        return [f"ship:{slot['id']}" for harbor in harbors for slot in harbor["slots"] if slot["ship"] is None]
    spots = [
        f"{city}_{index + 1}"
        for city, town in view["cities"].items()
        for index, there in enumerate(town["spots"])
        if there is None and town["districts"][index // 2] is None
    ]
    city, _, index = (lifted(scene, "worker") or "").rpartition("_")
    if city in view["cities"] and view["cities"][city]["spots"][int(index) - 1] == NEUTRAL:
        return [f"citizen:{spot}" for spot in spots]
    fields = [name for name, field in view["fields"].items() if who not in field["workers"]]
    lands = [name for name, colony in view["colonies"].items() if not colony["land"][who]]
    watch = [] if view["watch"]["workers"][who] else ["watch"]
    aims = {
        "move_workers_to_fields": fields,
        "move_workers_to_city": spots,
        "move_workers_to_colony_land": lands,
        "move_workers_to_city_watch": watch,
    }
    reached = aims.get(view["now"].get("effect", ""), spots if scene.asks("citizen-to") else [])
    return [f"worker:{place}:{who}" for place in reached]


def shadows(scene: Scene, kind: str, cx: float, cy: float, size: float) -> str:
    """Under a lifted piece, one empty piece for each place it may go to: what stands there next flies from here."""
    shape = rect(cx - size / 2, cy - size / 2, size, size)
    return "".join(piece(id, shape) for id in landing_ids(scene, kind))


def _raised(scene: Scene, kind: str, inner: str, cx: float, cy: float, size: float) -> str:
    """A piece in the air: over its place, with a ring around it."""
    ring = circle(cx, cy, size * 0.68, "var(--selected-fill)", "var(--selected)", 2.2, 'stroke-dasharray="4 2.5"')
    return f'{shadows(scene, kind, cx, cy, size)}<g class="lifted">{ring}{inner}</g>'


def worker(scene: Scene, place: str, seat: int, cx: float, cy: float, size: float) -> str:
    figure = piece(f"worker:{place}:{seat}", pawn(scene.colours[seat], cx, cy, size), home_of(scene, seat))
    return _raised(scene, "worker", figure, cx, cy, size) if in_air(scene, place, seat) else figure


def citizen(scene: Scene, spot: str, cx: float, cy: float, size: float) -> str:
    figure = piece(f"citizen:{spot}", pawn(NEUTRAL, cx, cy, size, "citizen"))
    return _raised(scene, "worker", figure, cx, cy, size) if in_air(scene, spot, NEUTRAL) else figure


def ship(scene: Scene, berth: str, seat: int, cx: float, cy: float, size: float) -> str:
    """A ship in its owner's color, the owner's shape at its side."""
    colour = scene.colours[seat]
    solid = f"var(--p-{colour})"
    hull = centred("ship", cx - size * 0.18, cy, size + 2.4, INK, ia=INK)
    hull += centred("ship", cx - size * 0.18, cy, size, solid, ia=solid)
    hull += token(colour, cx + size * 0.52, cy + size * 0.2, size * 0.42)
    figure = piece(f"ship:{berth}", hull, home_of(scene, seat, "ship"))
    return _raised(scene, "ship", figure, cx, cy, size) if in_air(scene, berth, seat, "ship") else figure
