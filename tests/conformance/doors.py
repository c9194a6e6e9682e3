"""Every way out of a server: what it sends to a seat, to a spectator and to somebody with an invitation.

The ways are the app's own routes. Each is either looked through for every pair of tables that are compared, or excused
with a reason. Ids, keys, names and times are the same on both servers because they are given, not because something is
cut out afterwards."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from itsdangerous import Signer
from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute

from gaiola.kernel.box import Game
from gaiola.look.svg import ICONS_AT
from gaiola.table import SeatAt, Table, TableInfo
from gaiola.web.app import make_app
from gaiola.web.files import FRAME
from gaiola.web.guard import COOKIE
from gaiola.web.hub import Hub
from gaiola.web.limits import Limits
from gaiola.web.live import Live
from gaiola.web.outside import Outside

NOW = 1_800_000_000.0

BOXES: dict[str, Game] = {}
"""Opened once for all servers: it takes time."""

UNLIMITED = Limits(household=1_000, requests_a_minute=10**6, tables_a_day=10**6, lines=10**4, spectators=10**4)

LESSON = "a table where only its learner sits; what is drawn there is printed in the lesson"

EXCUSED = {
    f"GET {ICONS_AT}": "a file",
    "GET /static/tokens.css": "a file",
    f"GET {FRAME}/{{file}}": "a file",
    "GET /static/board/{game}.css": "a file",
    "GET /static/things/{file}.json": "a file",
    "MOUNT /static": "files",
    "GET /rules": "no table in it",
    "GET /rules/{game}": "no table in it",
    "GET /about": "no table in it",
    "GET /learn/{game}": "no table in it",
    "POST /learn/{game}/first": "lays a table",
    "GET /learn/{game}/table": LESSON,
    "GET /learn/{game}/table/at/{number:int}": LESSON,
    "GET /learn/{game}/table/why": LESSON,
    "GET /learn/{game}/table/things": LESSON,
    "LIVE /learn/{game}/table/live": LESSON,
    "POST /learn/{game}/table/play": LESSON,
    "POST /learn/{game}/table/step": LESSON,
    "POST /learn/{game}/table/next": LESSON,
    "POST /play-now": "lays a table",
    "POST /new": "lays a table",
    "POST /import": "lays a table",
    "POST /language": "sets a cookie",
    "POST /seat/{key}": "takes the seat; answers with an address",
    "POST /table/{id}/face": "answers with an address; what is shown then is what the seat may see",
    "POST /table/{id}/skip": "answers with an address",
    "POST /table/{id}/coach": "answers with an address; a coach reads the view of the seat alone",
    "POST /table/{id}/speed": "answers with an address",
    "POST /table/{id}/seat/{seat:int}/bot": "changes who sits; answers with an address",
    "POST /table/{id}/seat/{seat:int}/back": "changes who sits; answers with an address",
}
for _own in sorted((Path(__file__).parents[1] / "games").glob("*/own_routes.py")):  # what games bring of their own
    EXCUSED |= importlib.import_module(f"tests.games.{_own.parent.name}.own_routes").EXCUSED


def ways(app: Starlette) -> set[str]:
    """The routes of an app, with their methods."""
    found: set[str] = set()
    for route in app.routes:
        if isinstance(route, Route):
            found |= {f"{method} {route.path}" for method in (route.methods or {"GET"}) - {"HEAD"}}
        elif isinstance(route, WebSocketRoute):
            found.add(f"LIVE {route.path}")
        elif isinstance(route, Mount):
            found.add(f"MOUNT {route.path}")
    return found


Sent = dict[str, bytes]
"""By what was asked and by whom: every byte of the answer."""

Question = tuple[str, str, str, dict[str, object]]
"""Route, method, address and form."""


class Viewer:
    """A browser, and the address under which it knows the table."""

    def __init__(self, server: Server, browser: str, base: str, route: str) -> None:
        self.server = server
        self.browser = browser
        self.base = base
        self.route = route
        signed = Signer(server.hub.store.secret(), salt="gaiola browser").sign(browser).decode()
        self.headers = [(b"host", b"table"), (b"cookie", f"{COOKIE}={signed}".encode())]
        self.line: Line | None = None

    async def ask(self, method: str, path: str, **form: object) -> bytes:
        """Status, headers and body of the answer."""
        body = urlencode(form).encode()
        plain, _, query = path.partition("?")
        headers = [*self.headers, (b"content-type", b"application/x-www-form-urlencoded")]
        scope = _scope("http", plain, query, headers) | {"method": method}
        sent: list[Any] = []
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> Any:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            sent.append(message)

        await self.server.app(scope, receive, send)
        start = sent[0]
        return repr((start["status"], start["headers"])).encode() + b"".join(part.get("body", b"") for part in sent[1:])


class Line:
    """A live line that stays open."""

    def __init__(self, viewer: Viewer) -> None:
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", f"{viewer.base}/live", "", viewer.headers) | {"subprotocols": []}
        self._task = asyncio.create_task(viewer.server.app(scope, self._in.get, self._out.put))

    async def heard(self) -> bytes:
        """The next message; with the first comes that the line was opened."""
        said = [await self._next()]
        while said[-1]["type"] == "websocket.accept":
            said.append(await self._next())
        return repr(said).encode()

    async def _next(self) -> Any:
        message = asyncio.create_task(self._out.get())
        await asyncio.wait((message, self._task), return_when=asyncio.FIRST_COMPLETED)
        if not message.done() and self._out.empty():
            message.cancel()
            raise AssertionError("the line has ended") from self._task.exception()
        return await message

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(asyncio.CancelledError):
            await self._task


def _scope(type: str, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": type,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if type == "http" else "ws",
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 5),
        "server": ("table", 80),
    }


class Server:
    """One app with one table on it: the seat that is looked at belongs to somebody, another one is still free."""

    def __init__(self, data: Path) -> None:
        tokens = iter(range(10**9))
        outside = Outside(clock=lambda: NOW, steady=lambda: 0.0, token=lambda size: f"{next(tokens):0{size}}")
        self.app = make_app(data, thinkers=1, limits=UNLIMITED, outside=outside)
        self.hub: Hub = self.app.state.hub
        self.hub._boxes = BOXES
        self.laid = 0
        self.live: Live | None = None
        self.viewers: list[Viewer] = []
        self.host: Viewer
        """Whoever laid the table, and sits nowhere."""

    async def lay(self, table: Table, seat: int, number: int) -> None:
        """The table under an id that nobody had before, with whom can look at it."""
        self.laid = number
        id, players = f"table-{number}", table.position.players
        free = max(other for other in range(players) if other != seat) if players > 1 else None
        seats = [
            SeatAt(
                name=f"Name {other}",
                kind="link",
                owner="" if other == free else f"browser-{number}-{other}",
                key=f"key-{number}" if other == free else "",
            )
            for other in range(players)
        ]
        info = TableInfo.of(table, id=id, seats=seats, creator="host", watch=f"watch-{number}", now=NOW)
        await self.hub.run(self.hub.store.create, info, table)
        self.live = Live(self.hub, info, table, self.hub.colours(table.game, players))
        self.hub._lives[id] = self.live
        self.viewers = [
            Viewer(self, f"browser-{number}-{seat}", f"/table/{id}", "/table/{id}"),
            Viewer(self, f"stranger-{number}", f"/watch/watch-{number}", "/watch/{key}"),
        ]
        self.host = Viewer(self, "host", f"/table/{id}", "/table/{id}")

    async def go_on(self, table: Table, before: int) -> None:
        """The moves since then are kept and told, as the hub does it."""
        assert self.live is not None
        self.live.table = table
        await self.hub.run(self.hub.store.append, self.live.info.id, table, table.moves[before:])
        self.live.changed()

    async def leave(self) -> None:
        assert self.live is not None
        for viewer in self.viewers:
            if viewer.line is not None:
                await viewer.line.close()
        self.live.stop_bots()
        del self.hub._lives[self.live.info.id]

    # ---- what is sent

    async def lines(self) -> Sent:
        """What the live lines say now."""
        sent: Sent = {}
        for viewer in self.viewers:
            if viewer.line is None:
                viewer.line = Line(viewer)
            sent[f"LIVE {viewer.route}/live"] = await viewer.line.heard()
        return sent

    async def everything(self) -> Sent:
        """Pages and answers that have to do with the table, by route: a third of them each time, in turn."""
        sent: Sent = {}
        for viewer in self.viewers:
            kinds = [self._pages, self._past, self._answers]
            for route, method, path, form in kinds[self.laid % 3](viewer):
                name = f"{viewer.browser} {method} {route}"
                sent[name] = sent.get(name, b"") + await viewer.ask(method, path, **form)
        if self.laid % 3 == 0:
            sent["host GET /table/{id}/invite"] = await self.host.ask("GET", f"{self.host.base}/invite")
        return sent

    def _pages(self, viewer: Viewer) -> Iterator[Question]:
        assert self.live is not None
        yield viewer.route, "GET", viewer.base, {}
        for page in ("end", "things"):
            yield f"{viewer.route}/{page}", "GET", f"{viewer.base}/{page}", {}
        if viewer.route == "/table/{id}":
            for path in ("/", "/tables", "/new") if self.laid == 3 else ():
                yield path, "GET", path, {}
        else:
            key = next((at.key for at in self.live.info.seats if at.key), "none")
            yield "/seat/{key}", "GET", f"/seat/{key}", {}
            yield "/join", "GET", f"/join?code={self.live.info.watch}", {}

    def _past(self, viewer: Viewer) -> Iterator[Question]:
        assert self.live is not None
        for at in {len(self.live.table.moves) // 2, len(self.live.table.moves)}:
            yield f"{viewer.route}/at/{{number:int}}", "GET", f"{viewer.base}/at/{at}", {}

    def _answers(self, viewer: Viewer) -> Iterator[Question]:
        assert self.live is not None
        base, route, number = viewer.base, viewer.route, len(self.live.table.moves)
        for notation in self._candidates():
            yield f"{route}/why", "GET", f"{base}/why?move={quote(notation)}", {}
        yield f"{route}/record", "GET", f"{base}/record", {}
        yield f"{route}/fork", "POST", f"{base}/fork", {"number": number}
        if route == "/table/{id}":
            yield f"{route}/play", "POST", f"{base}/play", {"seat": self._seat(), "after": number + 1, "move": "x"}
            yield f"{route}/undo", "POST", f"{base}/undo", {"after": number + 1}
            yield f"{route}/rematch", "POST", f"{base}/rematch", {}
            yield f"{route}/watch", "POST", f"{base}/watch", {}

    def _seat(self) -> int:
        assert self.live is not None
        return self.live.seats_of(self.viewers[0].browser)[0]

    def _candidates(self) -> list[str]:
        """Something allowed, something forbidden and rows, if this seat is asked; else anything."""
        assert self.live is not None
        position = self.live.table.position
        if position.to_move != self._seat():
            return [self.live.table.game.vocabulary.moves[0].notation]
        legal = position.legal()
        refused = [move for move in position.candidates() if move not in legal]
        rows = [row.notation for row in self.live.table.offer.rows]
        return [move.notation for move in (*legal[:2], *refused[:1])] + rows


def differences(one: Sent, other: Sent) -> list[str]:
    """Where two servers said different things, and the first words in which they differ."""
    found = [] if one.keys() == other.keys() else [f"asked {sorted(one)} and {sorted(other)}"]
    for what in one.keys() & other.keys():
        if one[what] != other[what]:
            at = next((i for i, (a, b) in enumerate(zip(one[what], other[what], strict=False)) if a != b), -1)
            texts = [sent[what][max(0, at - 60) : at + 60] for sent in (one, other)]
            found.append(f"{what}: {json.dumps([text.decode(errors='replace') for text in texts])}")
    return found
