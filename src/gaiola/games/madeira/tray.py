"""The tray: what is mine - stores, dice, favors, requests with what each would bring now, and who is at Home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...look.scene import Scene
from ...look.svg import chip, esc, icon
from .drawing import ICONS, REQUEST_SIGNS, TINTS, favor_told, guild_colours, in_air, landing_places, request_name, sign

RESOURCES = ("wood", "bread", "reals", "pirates")


def draw(scene: Scene) -> str:
    if scene.seat is None:
        return ""
    mine = scene.view["players"][scene.seat]
    return "".join(group(scene, mine) for group in (_stores, _dice, _home, _favors, _requests))


def _group(caption: str, inner: str, cls: str = "") -> str:
    return f'<div class="grp {cls}"><span class="cap">{esc(caption)}</span><div class="in">{inner}</div></div>'


def _choice(touch: str, told: str, inner: str, cls: str, more: str = "") -> str:
    label = esc(told)
    touched = f'class="el {cls}" data-touch="{esc(touch)}"'
    return f'<span {touched} role="img" aria-label="{label}" title="{label}"{more}>{inner}</span>'


def stores(scene: Scene, player: Mapping[str, Any], cls: str = "") -> str:
    """All goods and resources; `?` where they are covered."""
    held = {**player["goods"], **{name: player[name] for name in RESOURCES}}
    return "".join(
        chip(
            ICONS.get(name, name),
            "?" if count is None else count,
            TINTS.get(name, name),
            cls=cls,
            title=scene.words.noun("resource", name),
        )
        for name, count in held.items()
    )


def _stores(scene: Scene, mine: Mapping[str, Any]) -> str:
    return _group(scene.words.say("board-your-stores"), stores(scene, mine, "lg"), "stores")


def _dice(scene: Scene, mine: Mapping[str, Any]) -> str:
    words = scene.words
    inner = ""
    for face in mine["dice"]:
        inner += _choice(f"die:{face}", words.say("board-guild-die", face=face), icon(f"die{face}"), "dz")
    if not inner:
        passed = mine["slot"] and scene.view["phase"] == "b"
        said = words.say("board-passed", slot=mine["slot"]) if passed else words.say("board-no-dice")
        inner = f'<span class="none">{esc(said)}</span>'
    return _group(words.say("board-your-dice"), inner, "dice")


def _home(scene: Scene, mine: Mapping[str, Any]) -> str:
    """Workers and ships that are at Home; from here they set out."""
    words = scene.words
    colour = f"color:var(--p-{scene.colours[scene.seat or 0]})"
    inner = ""
    for kind, touch, count, key in (
        ("worker", "place:home", mine["home"], "board-home-workers"),
        ("ship", "berth:home", mine["ships_home"], "board-home-ships"),
    ):
        up = in_air(scene, "home", scene.seat or 0, kind)
        shown = f"{icon(kind, 'ic man', colour)}<b>{count}</b>{_shadows(scene, kind) if up else ''}"
        state = "lifted" if up else "" if count else "taken"
        inner += _choice(touch, words.say(key, count=count), shown, f"hm {state}")
    return _group(words.say("board-home"), inner, "home")


def _shadows(scene: Scene, kind: str) -> str:
    return "".join(f'<i class="shadow" data-piece="{esc(id)}"></i>' for id in landing_places(scene, kind))


# ------------------------------------------------------------------ favors and requests


def _favors(scene: Scene, mine: Mapping[str, Any]) -> str:
    words, inner = scene.words, ""
    for name, up in mine["favors"].items():
        guild = scene.view["favors"][name]["guild"]
        sort, number = sign(scene.view["favors"][name])
        state = words.noun("guild", guild) if up else words.say("board-face-down")
        shown = f"{icon(sort)}<b>{esc(number)}</b><i>{esc(words.noun('favor', name))}</i><small>{esc(state)}</small>"
        told = favor_told(scene, name) + ("" if up else f"; {state}")
        solid, ground = guild_colours(guild)
        style = f' style="--fc:{solid};--ft:{ground}"'
        inner += _choice(f"favor:{name}", told, shown, "fv" if up else "fv down", style)
    inner = inner or f'<span class="none">{esc(words.say("board-no-favor"))}</span>'
    return _group(words.say("board-your-favors"), inner, "favors")


def _requests(scene: Scene, mine: Mapping[str, Any]) -> str:
    view, words, inner = scene.view, scene.words, ""
    chosen = mine["chosen"] or {}
    for kind, count in mine["requests"].items():
        worth = mine["worth"][kind]
        told = words.say("board-worth", request=words.noun("request", kind), points=worth)
        kept = chosen.get("kept") == kind
        state = f"<small>{esc(words.say('board-kept'))}</small>" if kept else f"<b>{worth}</b>"
        shown = f"{icon(REQUEST_SIGNS[kind])}<span>{esc(request_name(words, kind))}</span>{state}"
        for _ in range(count):
            if scene.asks("keep") and view["to_move"] == scene.seat:
                inner += _choice(f"request:{kind}", told, shown, "rq")
            else:
                inner += f'<span class="rq" role="img" aria-label="{esc(told)}" title="{esc(told)}">{shown}</span>'
    inner = inner or f'<span class="none">{esc(words.say("board-no-request"))}</span>'
    return _group(words.say("board-your-requests"), inner, "requests")
