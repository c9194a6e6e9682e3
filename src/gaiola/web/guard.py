"""The guard at the door: who a browser is, which requests come in at all, and what every answer carries."""

from __future__ import annotations

import re
from asyncio import sleep
from collections.abc import Callable, Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..words import LANGUAGES, Words
from .limits import Caller, Limiter, address_of, asking
from .refusals import Refused, TooMany, spoken

COOKIE = "gaiola"
LANGUAGE_COOKIE = "gaiola_lang"
A_YEAR = 365 * 24 * 3600
MOST_BYTES = 512 * 1024
"""No form and no record of a game comes near this."""

LARGEST_HEAD = 16 * 1024
"""Bytes of a request before its body; a browser sends one or two thousand."""

LONGEST_PATH = 500
LONGEST_QUERY = 4000
"""Our own addresses are shorter by far."""

_HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; form-action 'self'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",  # addresses hold secrets; without any, browsers would not name the origin
}


class Visitor(NamedTuple):
    """The browser that asks, the language it reads, and as whom it is counted."""

    browser: str
    lang: str
    caller: Caller


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
        limiter: Limiter,
        token: Callable[[int], str],
    ) -> None:
        self.app = app
        self.token = token
        self.refuse = refuse
        self.limiter = limiter
        self.signer = Signer(secret, salt="gaiola browser")
        self.hosts = None if hosts is None else frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        browser = self._browser(connection)
        fresh = browser == ""
        address = address_of(scope["client"][0] if scope.get("client") else "")
        caller = Caller(browser or address, address)
        asking.set(caller)
        scope["visitor"] = Visitor(browser or self.token(18), language(connection), caller)

        async def send_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(scope=message)
                protect(headers, scope["path"])
                if fresh and scope["type"] == "http":
                    headers.append("Set-Cookie", self._cookie(scope))
            await send(message)

        objection = self._too_many(scope, caller) or self._objection(scope, connection.headers)
        if objection is None:
            await self.app(scope, _at_most(MOST_BYTES, receive), send_on)
            return
        if isinstance(objection, TooMany):
            await sleep(self.limiter.limits.refusal_seconds)
        if scope["type"] == "http":
            await self.refuse(Request(scope), objection)(scope, receive, send_on)
        else:
            await turn_away(WebSocket(scope, receive, send_on), objection)

    def _browser(self, connection: HTTPConnection) -> str:
        try:
            return self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return ""

    def _cookie(self, scope: Scope) -> str:
        signed = self.signer.sign(scope["visitor"].browser).decode()
        secure = "; Secure" if scope["scheme"] == "https" else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"

    def _too_many(self, scope: Scope, caller: Caller) -> TooMany | None:
        try:
            self.limiter.request(caller, scope.get("method", "GET"), scope["path"])
        except TooMany as refused:
            return refused
        return None

    def _objection(self, scope: Scope, headers: Headers) -> Refused | None:
        """Why this request goes no further, if it does not."""
        host = headers.get("host", "")
        if not self._known(host):
            return Refused(400, "web-no-host", host=host[:60])
        path = scope["path"]
        if len(path) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
            return Refused(414, "web-no-long", most=LONGEST_PATH)
        if not (path.startswith("/") and path.isascii() and path.isprintable()):  # as all our addresses are
            return Refused(404, "web-no-page")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEAD:
            return Refused(431, "web-no-large", most=LARGEST_HEAD // 1024)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not _same_site(headers, host):
            return Refused(403, "web-no-foreign")
        length = headers.get("content-length", "0")
        if not is_number(length, len(length)):
            return Refused(400, "web-no-request")
        if not is_number(length) or int(length) > MOST_BYTES:
            return Refused(413, "web-no-large", most=MOST_BYTES // 1024)
        return None

    def _known(self, host: str) -> bool:
        """Whether we answer under this name; HTTP/1.0 names none."""
        if not host:
            return self.hosts is None
        found = _HOST.fullmatch(host)
        return found is not None and (self.hosts is None or found["name"].strip("[]").lower() in self.hosts)


def protect(headers: MutableHeaders, path: str) -> None:
    """What every answer carries; what a document may do is not said of a style or a script, which is none, and a
    drawing that is opened by itself may do nothing."""
    if headers.get("Content-Type", "").startswith("image/svg"):
        headers.setdefault("Content-Security-Policy", "default-src 'none'")
    document = not headers.get("Content-Type", "").startswith(("text/css", "text/javascript"))
    for name, value in HEADERS.items():
        if document or name == "X-Content-Type-Options":
            headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-cache" if path.startswith("/static/") else "no-store")


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Ends a live line that may not be. Where waiting helps the page is told so; a line that was never open could not
    tell it."""
    if refused.retry is None:
        await socket.close(1008)
    else:
        await socket.accept()
        await hang_up(socket, refused)


async def hang_up(socket: WebSocket, refused: Refused) -> None:
    """Ends an open line for now: the page is told why and when to try again."""
    await socket.close(1013, spoken(refused, Words(visitor_of(socket).lang)))


def is_number(text: str, most: int = 9) -> bool:
    """Plain digits and not too many: Python also reads those of other scripts, and stumbles over 5,000 of them."""
    return text.isascii() and text.isdecimal() and len(text) <= most


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
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # a bracket too many
        return False


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
