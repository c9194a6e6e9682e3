"""Tables at which bots play a move a second each, with somebody who looks on at each; and what they cost the server."""

from __future__ import annotations

import asyncio
import json
import os
import re
import threading
import time
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple, Self

import websockets

from gaiola.bots import BOTS
from tests.browser.serving import Server
from tests.games.found import ON_A_SHELF

LEVEL = next(iter(BOTS))


class Cost(NamedTuple):
    """What a server has used so far: seconds of processors, its own and those of the processes in which bots think, and
    the megabytes that it holds itself."""

    own: float
    thinking: float
    megabytes: float

    @classmethod
    def of(cls, process: int) -> Self:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        resident = int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return cls(_seconds(process), sum(_seconds(int(child)) for child in children), resident / 1e6)


def _seconds(process: int) -> float:
    """Of a processor, in the process and in the kernel for it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """Tables of bots, each with somebody who looks on, in a thread of their own."""

    def __init__(self, server: Server, tables: int, most_seconds: float) -> None:
        self.server = server
        self.tables = tables
        self.most_seconds = most_seconds
        self.moves = 0
        self.seconds = 0.0
        self._enough = threading.Event()
        self._all_there = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._look_on()))

    @property
    def pace(self) -> float:
        return self.moves / self.seconds / self.tables

    def begin(self) -> None:
        self._thread.start()
        self._all_there.wait(self.most_seconds)

    def end(self) -> None:
        self._enough.set()
        self._thread.join()

    async def _look_on(self) -> None:
        places = [
            await asyncio.to_thread(self._open, ON_A_SHELF[number % len(ON_A_SHELF)]) for number in range(self.tables)
        ]
        began = time.monotonic()
        self._all_there.set()
        await asyncio.gather(*[self._follow(place, cookie, began) for place, cookie in places])
        self.seconds = time.monotonic() - began

    def _open(self, game: str) -> tuple[str, str]:
        """A table of three bots, the cheapest there are; its address and the cookie of who laid it."""
        form = {"seat-1": LEVEL, "seat-2": LEVEL, "seat-3": LEVEL, "seat-4": "closed"}
        data = urllib.parse.urlencode(form).encode()
        cookies = CookieJar()
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
        with opener.open(f"{self.server.url}/new?game={game}", data, timeout=30) as answer:
            page, place = answer.read().decode(), urllib.parse.urlsplit(answer.url).path
        assert re.search(r'id="table"', page), "no table was opened"
        return place, "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)

    async def _follow(self, place: str, cookie: str, began: float) -> None:
        address = f"ws://127.0.0.1:{self.server.port}{place}/live"
        cookies = {"Cookie": cookie}
        async with websockets.connect(address, additional_headers=cookies, max_size=None, open_timeout=60) as line:
            last = None
            while not self._enough.is_set() and time.monotonic() - began < self.most_seconds:
                try:
                    state = json.loads(await asyncio.wait_for(line.recv(), 1))
                except TimeoutError:
                    continue
                number = state.get("number", last)
                self.moves += 0 if last is None else number - last
                last = number
