"""The guard at the door: who a browser is, which requests come in at all, and what every answer carries."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..words import LANGUAGES
from .outside import Outside
from .refusals import Refused

COOKIE = "gaiola"
LANGUAGE_COOKIE = "gaiola_lang"
A_YEAR = 365 * 24 * 3600
MOST_BYTES = 512 * 1024
"""No form and no record of a game comes near this."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; form-action 'self'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",  # addresses hold secrets; without any, browsers would not name the origin
}


class Visitor(NamedTuple):
    """The browser that asks, and the language it reads."""

    browser: str
    lang: str


def visitor_of(connection: HTTPConnection) -> Visitor:
    visitor: Visitor = connection.scope["visitor"]
    return visitor


class Guard:
    """ASGI middleware. A browser is known by a signed cookie that scripts cannot read and other sites cannot send."""

    def __init__(
        self,
        app: ASGIApp,
        secret: bytes,
        hosts: Iterable[str] | None,
        refuse: Callable[[Request, Refused], Response],
        outside: Outside,
    ) -> None:
        self.app = app
        self.outside = outside
        self.refuse = refuse
        self.signer = Signer(secret, salt="gaiola browser")
        self.hosts = None if hosts is None else frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        browser = self._browser(HTTPConnection(scope))
        fresh = browser == ""
        scope["visitor"] = Visitor(browser or self.outside.token(18), language(HTTPConnection(scope)))

        async def send_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                self._sign(MutableHeaders(scope=message), scope, fresh)
            await send(message)

        objection = self._objection(scope, headers)
        if objection is None:
            await self.app(scope, _at_most(MOST_BYTES, receive), send_on)
        elif scope["type"] == "http":
            await self.refuse(Request(scope), objection)(scope, receive, send_on)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _browser(self, connection: HTTPConnection) -> str:
        try:
            return self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def _sign(self, headers: MutableHeaders, scope: Scope, fresh: bool) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static/") else "no-store")
        if fresh and scope["type"] == "http":
            signed = self.signer.sign(scope["visitor"].browser).decode()
            secure = "; Secure" if scope["scheme"] == "https" else ""
            headers.append("Set-Cookie", f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}")

    def _objection(self, scope: Scope, headers: Headers) -> Refused | None:
        """Why this request goes no further, if it does not."""
        host = headers.get("host", "")
        if self.hosts is not None and urlsplit(f"//{host}").hostname not in self.hosts:
            return Refused(400, "web-no-host", host=host)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not _same_site(headers, host):
            return Refused(403, "web-no-foreign")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return Refused(413, "web-no-large", most=MOST_BYTES // 1024)
        return None


def language(connection: HTTPConnection) -> str:
    """The language that was chosen, or the first one the browser asks for that we speak."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for wish in connection.headers.get("accept-language", "").split(","):
        spoken = wish.split(";")[0].strip().lower()[:2]
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")


def _same_site(headers: Headers, host: str) -> bool:
    """A browser always names the origin of a POST and of a WebSocket; programs that send none are no browsers."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == host


def _at_most(most: int, receive: Receive) -> Receive:
    """A body without a stated length is cut off at the same size."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > most:
                raise Refused(413, "web-no-large", most=most // 1024)
        return message

    return receive_some
