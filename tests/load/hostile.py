"""One visitor who wants to hurt a server, from an address of his own, with a few requests at a time and each kind of
request for itself."""

from __future__ import annotations

import http.client
import socket
import threading
import time
import urllib.parse
from collections import Counter
from collections.abc import Callable

import gaiola
from tests.browser.serving import Server
from tests.games.found import ON_A_SHELF
from tests.records.traces import records_of

ADDRESS = "127.0.0.2"
AT_ONCE = 4
GAME = max(ON_A_SHELF, key=lambda game: (gaiola.box_of(game).folder() / "text" / "rules.en.md").stat().st_size)
"""The one with the longest rules."""

RECORD = records_of(GAME)[-1]

_FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Hostile:
    """Use it in a `with`: meanwhile he asks as fast as he can. `answers` counts what he got, by status; 0 is a
    connection that was closed."""

    def __init__(self, server: Server, kind: str) -> None:
        self.server = server
        self.kind = kind
        self.answers: Counter[int] = Counter()
        self._cookie = ""
        self._table = ""
        self._enough = threading.Event()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Hostile:
        self._ask("GET", "/")
        if self.kind in ("finished page", "result"):
            self._table = self._ask("POST", "/import", *_upload(RECORD.read_bytes()))
        elif self.kind == "hand over":
            seats = {"seat-1": "here", "seat-2": "greedy", "seat-3": "closed", "seat-4": "closed"}
            self._table = self._ask("POST", "/new?game=palacio", urllib.parse.urlencode(seats).encode(), _FORM)
        work = KINDS[self.kind]
        self._threads = [threading.Thread(target=self._loop, args=(work,), daemon=True) for _ in range(AT_ONCE)]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        for thread in self._threads:
            thread.join(10)

    def _loop(self, work: Callable[[Hostile], None]) -> None:
        while not self._enough.is_set():
            try:
                work(self)
            except (OSError, http.client.HTTPException):
                self.answers[0] += 1
                time.sleep(0.01)

    def _ask(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> str:
        """Where the answer leads to, if anywhere."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20, source_address=(ADDRESS, 0))
        try:
            line.request(method, path, body or None, {"Cookie": self._cookie, **(headers or {})})
            answer = line.getresponse()
            answer.read()
            self.answers[answer.status] += 1
            self._cookie = self._cookie or (answer.headers.get("set-cookie") or "").partition(";")[0]
            return answer.headers.get("location") or ""
        finally:
            line.close()

    # ---- what he asks

    def search(self) -> None:
        self._ask("GET", f"/rules/{GAME}?q=" + "+".join("aeiourst"))

    def end_page(self) -> None:
        self._ask("GET", f"{self._table}/end")

    def finished_page(self) -> None:
        self._ask("GET", self._table)

    def bring(self) -> None:
        self._ask("POST", "/import", *_upload(RECORD.read_bytes()))

    def ampersands(self) -> None:
        self._ask("POST", "/language", b"&" * 512 * 1024, _FORM)

    def lists(self) -> None:
        self._ask("GET", "/tables")

    def lay(self) -> None:
        self._ask("POST", "/play-now", f"game={GAME}".encode(), _FORM)

    def half(self) -> None:
        """Half a header, and waits."""
        with socket.create_connection(("127.0.0.1", self.server.port), 20, (ADDRESS, 0)) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
            line.settimeout(1)
            self.answers[0] += not line.recv(1)

    def hand_over(self) -> None:
        self._ask("POST", f"{self._table}/seat/0/bot", b"level=greedy", _FORM)
        self._ask("POST", f"{self._table}/seat/0/back", b"", _FORM)


KINDS: dict[str, Callable[[Hostile], None]] = {
    "rules search": Hostile.search,
    "result": Hostile.end_page,
    "finished page": Hostile.finished_page,
    "import": Hostile.bring,
    "512 KB of &": Hostile.ampersands,
    "lists": Hostile.lists,
    "new tables": Hostile.lay,
    "half-sent requests": Hostile.half,
    "hand over": Hostile.hand_over,
}


def _upload(record: bytes) -> tuple[bytes, dict[str, str]]:
    """A file as a form sends it."""
    head = b'--x\r\nContent-Disposition: form-data; name="record"; filename="r.json"\r\n\r\n'
    return head + record + b"\r\n--x--\r\n", {"Content-Type": "multipart/form-data; boundary=x"}
