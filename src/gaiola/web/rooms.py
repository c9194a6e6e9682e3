"""The door for a game that brings pages of its own beside its board, such as a league over many tables.

A game names the room (see `gaiola.games`), and the room's module `pages` names its kind of `Room`: `ROOM = MyRoom`.
Everything in a `Room` is optional."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from ..games import brought
from ..kernel.box import Game
from ..table import Table
from ..words import Words
from .pages import render, words_of
from .refusals import Refused

if TYPE_CHECKING:
    from .hub import Hub
    from .live import Live

MOST_IN_A_SHEET = 64 * 1024
"""Bytes that a game may keep for one browser."""


class Link(NamedTuple):
    """A way to a page of a room: an address, an icon and a label, and perhaps a sentence beside it."""

    to: str
    icon: str
    label: str
    hint: str = ""


class Threshold(NamedTuple):
    """So many points were worth so many stars. `label` says that in words, `note` whether they were reached."""

    stars: int
    points: int
    reached: bool
    label: str
    note: str


class Verdict(NamedTuple):
    """What the page of a result says of a game that is not won against others: what was played, how it went, and what
    there was to reach."""

    caption: str
    headline: str
    thresholds: Sequence[Threshold] = ()


class Room:
    """What a game brings to the browser beside its board. There is one for each game and server; this one brings
    nothing, and is what a game without a room has."""

    def __init__(self, hub: Hub, game: str) -> None:
        self.hub = hub
        self.game = game

    # ---- what the frame asks

    def routes(self) -> Sequence[BaseRoute]:
        """Its pages, and what is sent to them."""
        return ()

    def counts(self, origin: str) -> bool:
        """Whether tables of this origin count for the room: nobody but their player plays them, and what has been
        learned there is not taken back."""
        return False

    async def finished(self, live: Live) -> None:
        """A table of this game has just ended."""

    def entrance(self, words: Words) -> Link | None:
        """The way in, on the page where a table of this game is laid."""
        return None

    def way_back(self, words: Words) -> Link | None:
        """The way on from the result of a table that counts."""
        return None

    def verdict(self, table: Table, words: Words) -> Verdict | None:
        """How a finished table of this game is told, if not by who has won."""
        return None

    # ---- for rooms that bring pages

    @property
    def box(self) -> Game:
        return self.hub.box(self.game)

    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def render(self, request: Request, template: str, **context: Any) -> Response:
        """A page from the room's `templates/`, which may extend those of the frame, in the game's words."""
        words = words_of(request, self.box)
        return render(request, template, words, templates=self.folder() / "templates", **context)

    def refused(self, status: int, key: str, **args: object) -> Refused:
        """A refusal in the words of this game, to be raised."""
        refusal = Refused(status, key, **args)
        refusal.game = self.box
        return refusal

    async def sheet(self, browser: str) -> bytes | None:
        """What this game has kept for a browser."""
        return await self.hub.read(self.hub.store.sheet, self.game, browser)

    async def keep_sheet(self, browser: str, sheet: bytes) -> None:
        if len(sheet) > MOST_IN_A_SHEET:
            raise ValueError(f"{self.game}: a sheet of {len(sheet)} bytes; {MOST_IN_A_SHEET} is the most")
        await self.hub.run(self.hub.store.keep_sheet, self.game, browser, sheet)


class Rooms(dict[str, Room]):
    """By game: the rooms that were brought. Asked for another game's, it gives one that brings nothing."""

    def __init__(self, hub: Hub) -> None:
        super().__init__({game: module.ROOM(hub, game) for game, module in brought("pages").items()})
        self._hub = hub

    def __missing__(self, game: str) -> Room:
        return Room(self._hub, game)

    def pages(self) -> list[BaseRoute]:
        return [route for room in self.values() for route in room.routes()]

    def files(self) -> list[BaseRoute]:
        """What their pages are made of: a room's `static/` is found under `/static/room/GAME`."""
        folders = [(game, room.folder() / "static") for game, room in self.items()]
        return [Mount(f"/static/room/{game}", StaticFiles(directory=path)) for game, path in folders if path.is_dir()]
