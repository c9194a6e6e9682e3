"""What the things of a game are, for the inspector of a table's page: one small file for each game and language, which
is the same for everybody. And, for those without a script, a page with everything that a viewer sees of a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..games import module_of, texts_of
from ..kernel.box import Game
from ..look import Drawing
from ..look.things import OURS, Thing, Told, things_in, told_of
from ..words import LANGUAGES, Words
from .files import Kept, hash_of, kept
from .guard import visitor_of
from .hub import hub_of
from .live import Live, Viewer
from .pages import render
from .refusals import Refused
from .screen import Screen
from .state import PANE


@lru_cache(64)
def _told_in(game: Game, lang: str) -> dict[str, Told]:
    """By kind; a game that says nothing of its things has no kinds."""
    return told_of(game.edition.data, getattr(module_of(game, "board"), "THINGS", {}), Words(lang, *texts_of(game)))


def _origins(words: Words) -> dict[str, str]:
    return {label: words.say(f"thing-{label}") for label in OURS}


# ------------------------------------------------------------------ the file


@lru_cache(64)
def _file(game: Game, lang: str) -> Kept:
    words = Words(lang)
    told = {
        "kinds": {kind: told._asdict() for kind, told in _told_in(game, lang).items()},
        "origins": _origins(words),
        "rules": f"/rules/{game.name}",
        "close": words.say("thing-close"),
    }
    return kept("things.json", msgspec.json.encode(told))


def things_at(game: Game, lang: str) -> str:
    """The address of the file, which is another one when its content is."""
    return f"/static/things/{game.name}.{lang}.{hash_of([_file(game, lang)])}.json"


async def things_file(request: Request) -> Response:
    hub = hub_of(request)
    name, _, rest = request.path_params["file"].partition(".")
    lang, _, content = rest.partition(".")
    if name not in hub.game_names() or lang not in LANGUAGES:
        raise Refused(404, "web-no-page")
    file = _file(hub.box(name), lang)
    if content != hash_of([file]):
        raise HTTPException(404)
    return file.answer(request)


# ------------------------------------------------------------------ the page


class Kind(NamedTuple):
    """Things of a kind that lie in one place: what everybody is told of them, and each of them."""

    told: Told | None
    things: list[Thing]


class Place(NamedTuple):
    """A pane, the players' cards or the tray."""

    title: str
    kinds: list[Kind]


async def things_page(request: Request, live: Live, viewer: Viewer, base: str) -> Response:
    """Everything that this viewer sees now. It is read off what the table's page shows, so it says no more."""
    async with live.lock:
        screen = Screen(live, viewer, visitor_of(request).lang, base)
        if screen.cover is not None:
            raise Refused(409, "web-no-covered")
        drawn = screen.present
        titles = {f"{PANE}{pane.id}": pane.title for pane in screen.pane_heads()}
    words, game = screen.words, live.table.game
    titles |= {"tray": words.say("thing-tray"), "players": words.say("web-players")}
    told = _told_in(game, words.lang)
    places = [Place(title, _kinds(drawn[id], told)) for id, title in titles.items()]
    shown: dict[str, Any] = {"base": base, "game": game, "places": places, "origins": _origins(words)}
    return render(request, "things.html", words, here=f"{base}/things", **shown)


def _kinds(drawing: Drawing, told: dict[str, Told]) -> list[Kind]:
    by_kind: dict[str, list[Thing]] = {}
    for thing in _each_once(things_in(drawing.whole())):
        by_kind.setdefault(thing.kind, []).append(thing)
    return [Kind(told.get(kind), things) for kind, things in by_kind.items()]


def _each_once(things: Iterable[Thing]) -> list[Thing]:
    """What is drawn twice, for wide screens and for small ones, or two of the same, is said once."""
    return list(dict.fromkeys(things))
