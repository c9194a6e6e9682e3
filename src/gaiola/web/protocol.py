"""How the server takes connections: HTTP as uvicorn speaks it, but nobody keeps a line busy with half a request, and no
address has too many lines."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, ClassVar

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..words import LANGUAGES, Words
from .guard import HEADERS, LARGEST_HEAD
from .limits import Limits, address_of

Network = IPv4Network | IPv6Network

LARGEST_MESSAGE = 1024
"""Bytes of what a page may say on its live line; all it says is that it is still there."""


def server_config(app: Any, limits: Limits, proxies: Sequence[Network] = ()) -> uvicorn.Config:
    """How `gaiola serve` runs. Addresses are those of the connections, unless they come from one of the proxies: by
    itself uvicorn would believe every program on this machine."""
    return uvicorn.Config(
        app,
        server_header=False,
        http=_protocol(limits, proxies),
        log_level="warning",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(proxy) for proxy in proxies],
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws_ping_interval=20,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # on a near network it takes longer than it saves
        timeout_graceful_shutdown=2,
    )


def _protocol(limits: Limits, proxies: Sequence[Network]) -> type[BoundedProtocol]:
    """uvicorn makes one of these for each connection and hands in nothing of ours."""

    class Bounded(BoundedProtocol):
        pass

    Bounded.limits, Bounded.proxies, Bounded.open_from = limits, tuple(proxies), Counter()
    return Bounded


class BoundedProtocol(H11Protocol):
    """One connection. A request must have come whole, header and body, `half_sent_seconds` after its first byte (the
    first one: after the connection was made). A live line is counted elsewhere, and may last."""

    limits: ClassVar[Limits]
    proxies: ClassVar[tuple[Network, ...]]
    open_from: ClassVar[Counter[str]]

    _counted = ""
    _impatient: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not self._is_proxy(host):
            self._counted = address_of(host)
            self.open_from[self._counted] += 1
            if self.open_from[self._counted] > self.limits.connections:
                transport.abort()
                return
        self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:  # the first byte of another request
            self._stop_waiting()
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self._upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._impatient is None:
            self._be_patient()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What is not HTTP gets a sentence and the headers of every other answer; once an answer is under way only an
        end."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            sentence = Words(LANGUAGES[0]).say("web-no-request").encode()
            headers = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Connection": "close"}
            headers["Content-Length"] = str(len(sentence))
            answer = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
            for part in (answer, h11.Data(data=sentence), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _is_proxy(self, host: str) -> bool:
        """It speaks for many, and has its own means against those who open too many lines."""
        return any(ip_address(host.partition("%")[0]) in proxy for proxy in self.proxies)

    # ---- patience

    def _be_patient(self) -> None:
        self._impatient = self.loop.call_later(self.limits.half_sent_seconds, self._give_up)

    def _give_up(self) -> None:
        """The time is up, unless it is us whom the rest of the request waits for."""
        self._impatient = None
        if self.flow.read_paused or self.conn.they_are_waiting_for_100_continue:
            self._be_patient()
        else:
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._impatient is not None:
            self._impatient.cancel()
            self._impatient = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._counted:
            self.open_from[self._counted] -= 1
            if not self.open_from[self._counted]:
                del self.open_from[self._counted]
            self._counted = ""
