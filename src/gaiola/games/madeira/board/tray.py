"""The tray: what is mine - stores, dice, favors, requests with what they would bring now, and who is at Home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....look.parts import divided
from ....look.scene import Drawing, Scene
from ....look.svg import chip, esc, group, icon, nothing, thing
from .pieces import (
    ICONS,
    REQUEST_SIGNS,
    TINTS,
    effect_sign,
    favor_told,
    guild_colours,
    in_air,
    landing_ids,
    request_name,
)

RESOURCES = ("wood", "bread", "reals", "pirates")


def tray(scene: Scene) -> Drawing:
    if scene.seat is None:
        return divided("tray", ())
    mine = scene.view["players"][scene.seat]
    return divided("tray", (part(scene, mine) for part in (_stores, _dice, _home, _favors, _requests)))


def stores(scene: Scene, player: Mapping[str, Any], cls: str = "") -> str:
    """All goods and resources; `?` where they are covered."""
    held = {**player["goods"], **{name: player[name] for name in RESOURCES}}
    return "".join(
        chip(
            ICONS.get(name, name),
            "?" if count is None else count,
            TINTS.get(name, name),
            cls=cls,
            label=scene.words.noun("resource", name),
            kind=name if name in RESOURCES else "good",
        )
        for name, count in held.items()
    )


def _stores(scene: Scene, mine: Mapping[str, Any]) -> str:
    return group(scene.words.say("board-your-stores"), stores(scene, mine, "lg"), "stores last")


def _dice(scene: Scene, mine: Mapping[str, Any]) -> str:
    words = scene.words
    inner = ""
    for face in mine["dice"]:
        inner += thing(words.say("board-guild-die", face=face), icon(f"die{face}"), "dz", touch=f"die:{face}")
    if not inner:
        passed = mine["slot"] and scene.view["phase"] == "b"
        slot = words.noun("slot", mine["slot"] or "")
        inner = nothing(words.say("board-passed", slot=slot) if passed else words.say("board-no-dice"))
    return group(words.say("board-your-dice"), inner, "dice")


def _home(scene: Scene, mine: Mapping[str, Any]) -> str:
    """Workers and ships that are at Home; from here they set out."""
    words = scene.words
    colour = f"color:var(--p-{scene.colours[scene.seat or 0]})"
    inner = ""
    for sort, touch, count, kind in (
        ("worker", "place:home", mine["home"], "home-workers"),
        ("ship", "berth:home", mine["ships_home"], "home-ships"),
    ):
        up = in_air(scene, "home", scene.seat or 0, sort)
        shown = f"{icon(sort, 'ic man', colour)}<b>{count}</b>{_shadows(scene, sort) if up else ''}"
        state = "lifted" if up else "" if count else "taken"
        inner += thing(words.say(f"board-{kind}", count=count), shown, f"hm {state}", touch=touch, kind=kind)
    return group(words.say("board-home"), inner, "home")


def _shadows(scene: Scene, kind: str) -> str:
    return "".join(f'<i class="shadow" data-piece="{esc(id)}"></i>' for id in landing_ids(scene, kind))


# ------------------------------------------------------------------ favors and requests


def _favors(scene: Scene, mine: Mapping[str, Any]) -> str:
    words, inner = scene.words, ""
    for name, up in mine["favors"].items():
        guild = scene.view["favors"][name]["guild"]
        sort, number = effect_sign(scene.view["favors"][name])
        state = words.noun("guild", guild) if up else words.say("board-face-down")
        shown = f"{icon(sort)}<b>{esc(number)}</b><i>{esc(words.noun('favor', name))}</i><small>{esc(state)}</small>"
        told = favor_told(scene, name) + ("" if up else f"; {state}")
        solid, ground = guild_colours(guild)
        style = f"--fc:{solid};--ft:{ground}"
        inner += thing(told, shown, "fv" if up else "fv down", touch=f"favor:{name}", style=style)
    inner = inner or nothing(words.say("board-no-favor"))
    return group(words.say("board-your-favors"), inner, "favors")


def _requests(scene: Scene, mine: Mapping[str, Any]) -> str:
    """Each tile with what it adds to those of its kind before it; of the kind that is kept, the last."""
    words, inner, total = scene.words, "", 0
    for kind, worth in mine["worth"].items():
        for number, points in enumerate(worth, 1):
            if kind == mine["keeps"] and number == len(worth):
                inner += _kept(scene, mine, kind, points)
                continue
            total += points
            key = "board-worth" if number == 1 else "board-worth-more"
            told = words.say(key, request=words.noun("request", kind), points=points)
            inner += _request(scene, kind, told, f"<b>{points}</b>")
    inner = inner or nothing(words.say("board-no-request"))
    return group(words.say("board-your-requests", points=total), inner, "requests")


def _kept(scene: Scene, mine: Mapping[str, Any], kind: str, points: int) -> str:
    """The request that has been chosen to be kept, or that is best kept as things stand."""
    words, request = scene.words, scene.words.noun("request", kind)
    if mine["chosen"] and mine["chosen"]["kept"]:
        told = words.say("board-you-keep", request=request)
        return _request(scene, kind, told, f"<small>{esc(words.say('board-kept'))}</small>")
    told = words.say("board-best-kept", request=request, points=points)
    return _request(scene, kind, told, f'<small class="best">{esc(words.say("board-keep"))}</small>')


def _request(scene: Scene, kind: str, told: str, badge: str) -> str:
    shown = f"{icon(REQUEST_SIGNS[kind])}<span>{esc(request_name(scene.words, kind))}</span>{badge}"
    asked = scene.asks("keep") and scene.view["to_move"] == scene.seat
    return thing(told, shown, "rq", touch=f"request:{kind}" if asked else "", kind=kind)
