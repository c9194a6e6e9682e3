"""A server in this process, and people with browsers of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from itsdangerous import Signer
from starlette.datastructures import Headers
from starlette.testclient import TestClient, WebSocketTestSession

from gaiola.kernel.box import Game
from gaiola.web.app import make_app
from gaiola.web.guard import COOKIE
from gaiola.web.hub import Hub
from gaiola.web.laying import Plan, SeatPlan
from gaiola.web.limits import Limits, read_limits
from gaiola.web.live import Live

GENEROUS = read_limits(Path(__file__).parents[1] / "generous.toml")
JSON = {"Accept": "application/json"}

BOXES: dict[str, Game] = {}
"""The games as every server opens them: once for all servers of the tests, for it takes time."""


class Person:
    """Somebody with a browser: a cookie jar of their own."""

    def __init__(self, house: House, browser: str = "") -> None:
        """A new browser, or one that has been here before."""
        self.house = house
        self.lang = "en"
        if browser:
            self.cookie = f"{COOKIE}={self._signer.sign(browser).decode()}"
            return
        first = house.client.get("/static/tokens.css", headers={"cookie": ""})
        self.cookie = first.headers["set-cookie"].split(";")[0]
        house.client.cookies.clear()

    @property
    def _signer(self) -> Signer:
        return Signer(self.house.hub.store.secret(), salt="gaiola browser")

    @property
    def browser(self) -> str:
        return self._signer.unsign(self.cookie.removeprefix(f"{COOKIE}=")).decode()

    def _headers(self, more: dict[str, str] | None) -> dict[str, str]:
        return {"cookie": f"{self.cookie}; gaiola_lang={self.lang}", **(more or {})}

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx2.Response:
        return self.house.client.get(path, headers=self._headers(headers), follow_redirects=False)

    def post(self, path: str, headers: dict[str, str] | None = None, **form: object) -> httpx2.Response:
        data = {name: str(value) for name, value in form.items()}
        return self.house.client.post(path, headers=self._headers(headers), data=data, follow_redirects=False)

    def follow(self, path: str, headers: dict[str, str] | None = None) -> WebSocketTestSession:
        return self.house.client.websocket_connect(path, headers=self._headers(headers))

    def sit(self, *kinds: str, game: str = "mercado", **more: Any) -> str:
        """A new table of this person: `here`, `link` or the name of a bot for each seat."""
        names = ("Ana", "Tomás", "Inês", "Rui")
        seats = [
            SeatPlan(kind=kind, name=name) if kind in ("here", "link") else SeatPlan(kind="bot", name=name, bot=kind)
            for kind, name in zip(kinds, names, strict=False)
        ]
        return str(self.house.call(self.house.hub.open, Plan(game=game, seats=seats, **more), self.browser))


class Raw(NamedTuple):
    """An answer to a request that no well-behaved client would send."""

    status: int
    headers: Headers
    text: str


class House:
    """One server. `call` runs one of its coroutines."""

    def __init__(self, client: TestClient, hub: Hub) -> None:
        self.client = client
        self.hub = hub

    def call(self, work: Any, *args: Any) -> Any:
        assert self.client.portal is not None
        return self.client.portal.call(work, *args)

    def live(self, id: str) -> Live:
        live: Live = self.call(self.hub.live, id)
        return live

    def person(self, browser: str = "") -> Person:
        return Person(self, browser)

    def ask(
        self,
        method: str = "GET",
        path: str = "/",
        query: bytes = b"",
        headers: Mapping[str, str] | None = None,
        body: Sequence[bytes] = (b"",),
        address: str = "testclient",
    ) -> Raw:
        """A request as a server hands it in, whatever is wrong with it. The body comes in these pieces."""
        told = {"host": "testserver", **(headers or {})}
        raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in told.items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": b"", "query_string": query, "root_path": "", "client": (address, 1),
            "server": ("testserver", 80), "headers": raw,
        }  # fmt: skip
        pieces = [{"type": "http.request", "body": piece, "more_body": True} for piece in body]
        pieces[-1]["more_body"] = False
        sent: list[Any] = []
        answered = asyncio.Event()

        async def receive() -> Any:
            if pieces:
                return pieces.pop(0)
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        self.call(self.client.app, scope, receive, send)
        text = b"".join(message.get("body", b"") for message in sent).decode()
        return Raw(sent[0]["status"], Headers(raw=sent[0]["headers"]), text)


@contextmanager
def house(data: Path, limits: Limits = GENEROUS, **more: Any) -> Iterator[House]:
    app = make_app(data, thinkers=1, limits=limits, **more)
    if "editions" not in more:
        app.state.hub._boxes = BOXES
    with TestClient(app) as client:
        yield House(client, app.state.hub)
