"""Connections to a real server, as `gaiola serve` runs it: half-sent requests are ended, everything else lives on."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.sync.client import connect

from gaiola.web.app import make_app
from gaiola.web.guard import HEADERS
from gaiola.web.limits import Limits
from gaiola.web.protocol import server_config
from tests.web.house import GENEROUS

LONGEST = 60.0
SHORT = 0.3
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_BODY = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nmove=st"


@contextmanager
def served(app: Any, limits: Limits, *proxies: str) -> Iterator[int]:
    """The port of a server in a thread of its own."""
    line = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(server_config(app, limits, [ip_network(proxy) for proxy in proxies]))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [line]})
    thread.start()
    try:
        yield line.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


class Slow:
    """An app that reads what is sent, and answers when it is told to."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.asked = threading.Event()
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body, more = body + message["body"], message["more_body"]
        self.bodies.append(body)
        self.asked.set()
        while not self.go.is_set():
            await asyncio.sleep(0.01)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"done"})


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def brief(slow: Slow) -> Iterator[int]:
    """A server that has no patience."""
    with served(slow, msgspec.structs.replace(GENEROUS, half_sent_seconds=SHORT)) as port:
        yield port


def told(line: socket.socket) -> bytes:
    """All that comes before the other side closes."""
    line.settimeout(LONGEST)
    parts: list[bytes] = []
    while True:
        try:
            part = line.recv(65536)
        except ConnectionResetError:
            part = b""
        if not part:
            return b"".join(parts)
        parts.append(part)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        HEAD,
        HALF_BODY,
        HALF_BODY.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked").replace(b"move", b"40\r\nmove"),
    ],
)
def test_a_half_sent_request_is_closed(brief: int, slow: Slow, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", brief)) as line:
        line.sendall(sent)
        assert told(line) == b""
    assert slow.bodies == []


def test_a_request_that_comes_drop_by_drop_is_closed(brief: int) -> None:
    """Every byte alone is in time, the whole is not."""
    with socket.create_connection(("127.0.0.1", brief)) as line, pytest.raises(OSError):
        line.sendall(HEAD)
        for _ in range(int(LONGEST / 0.02)):
            line.sendall(b"X")
            time.sleep(0.02)


def test_the_second_half_sent_request_of_a_connection_is_closed(brief: int) -> None:
    for second in (HEAD, HALF_BODY):
        with socket.create_connection(("127.0.0.1", brief)) as line:
            line.sendall(HEAD + b"\r\n" + second)
            assert told(line).count(b"done") == 1


def test_a_whole_request_is_answered_however_long_that_takes(brief: int, slow: Slow) -> None:
    slow.go.clear()
    with socket.create_connection(("127.0.0.1", brief)) as line:
        line.sendall(HALF_BODY + b"x" * 93)
        assert slow.asked.wait(LONGEST)
        time.sleep(3 * SHORT)
        slow.go.set()
        line.settimeout(LONGEST)
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
    assert slow.bodies == [b"move=st" + b"x" * 93]


def test_an_open_live_line_lives_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, half_sent_seconds=SHORT, connections=1)
    app = make_app(tmp_path, thinkers=1, limits=limits)
    with served(app, limits) as port:
        with socket.create_connection(("127.0.0.1", port)) as line:
            form = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 12\r\n\r\ngame=mercado"
            line.sendall(b"POST /play-now HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + form)
            answer = told(line).decode()
        place = answer.split("location: ")[1].split("\r\n")[0]
        cookie = answer.split("set-cookie: ")[1].split(";")[0]
        with connect(f"ws://127.0.0.1:{port}{place}/live", additional_headers={"Cookie": cookie}) as live:
            assert live.recv(LONGEST)
            time.sleep(3 * SHORT)
            live.send("ping")
            assert live.ping().wait(LONGEST)
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(b"GET /about HTTP/1.0\r\n\r\n")
                assert b"200 OK" in told(line), "a live line is none of the connections that are counted"


def test_a_half_sent_form_is_no_fault_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = msgspec.structs.replace(GENEROUS, half_sent_seconds=SHORT)
    form = b"POST /language HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    app = make_app(tmp_path, thinkers=1, limits=limits)
    with served(app, limits) as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(HALF_BODY.replace(b"POST / HTTP/1.1\r\n", form))
        assert told(line) == b""
    assert caplog.text == ""


# ------------------------------------------------------------------ how many, how large, how bad


def test_connections_of_an_address(slow: Slow) -> None:
    with served(slow, msgspec.structs.replace(GENEROUS, connections=2, half_sent_seconds=600)) as port:

        def come(address: str = "127.0.0.1") -> socket.socket:
            return socket.create_connection(("127.0.0.1", port), source_address=(address, 0))

        def answered(line: socket.socket) -> bool:
            with line:
                try:
                    line.sendall(HEAD + b"Connection: close\r\n\r\n")
                except OSError:
                    return False
                return b"done" in told(line)

        with come(), come():
            assert not answered(come())
            assert answered(come("127.0.0.2"))
        until_true(lambda: answered(come()))


def until_true(what: Callable[[], bool]) -> None:
    until = time.monotonic() + LONGEST
    while not what():
        assert time.monotonic() < until


@pytest.mark.parametrize(
    "sent",
    [
        HEAD + b"X: " + b"x" * 20_000,
        b"\x16\x03\x01nonsense\r\n\r\n",
        HEAD + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",
        HEAD + b"Content-Length: -1\r\n\r\n",
    ],
)
def test_what_is_not_http_gets_a_sentence_and_the_headers(brief: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", brief)) as line:
        line.sendall(sent)
        head, _, body = told(line).decode().partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 400 ") and body == "The request could not be understood."
    for name, value in HEADERS.items():
        assert f"{name}: {value}".lower() in head.lower()


def test_nonsense_after_an_answer_only_ends_the_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(tmp_path, thinkers=1, limits=GENEROUS)
    with served(app, GENEROUS) as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"POST /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.settimeout(LONGEST)
        assert b"405" in line.recv(65536)
        line.sendall(b"nonsense\r\n")
        assert b"HTTP" not in told(line)
    assert "Traceback" not in caplog.text


def test_only_a_known_proxy_is_believed_whom_it_speaks_for(tmp_path: Path) -> None:
    """By itself uvicorn would believe everybody on the same machine."""
    limits = msgspec.structs.replace(GENEROUS, requests_a_minute=1, household=1, refusal_seconds=0)

    def statuses(data: str, *proxies: str) -> list[bytes]:
        with served(make_app(tmp_path / data, thinkers=1, limits=limits), limits, *proxies) as port:
            found = []
            for number in range(3):
                with socket.create_connection(("127.0.0.1", port)) as line:
                    asked = b"GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                    line.sendall(asked + b"X-Forwarded-For: 192.0.2.%d\r\n\r\n" % number)
                    found.append(told(line)[9:12])
            return found

    assert statuses("alone") == [b"200", b"429", b"429"]
    assert statuses("behind", "127.0.0.0/8") == [b"200"] * 3
