"""`make load`: many tables at which bots play a move a second each, and a person who clicks meanwhile; then a visitor
who wants to hurt the server, with each kind of request. Prints how many moves were played, how long a click takes until
the board has changed, and how much longer beside that visitor."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from collections import Counter
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import median

import websockets
from playwright.sync_api import Page, sync_playwright

from tests.browser.people import click_a_move, lay
from tests.browser.serving import Server
from tests.chromium import needed
from tests.games.found import ON_A_SHELF, says
from tests.load.hostile import KINDS, Hostile

GAMES = [game for game in ON_A_SHELF if says(game, "QUICK", True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clicks", type=int, default=80)
    parser.add_argument("--most-seconds", type=float, default=600)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="gaiola-load-") as folder,
        Server(Path(folder), limits=None) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        page = browser.new_page(viewport={"width": 1366, "height": 768}, base_url=server.url)
        _sit_down(page)
        alone = _clicks(page, asked.clicks // 2)
        crowd = Crowd(server, asked.tables, asked.most_seconds)
        crowd.begin()
        beside = _clicks(page, asked.clicks)
        hurt = {kind: _beside_hostile(page, server, kind, asked.clicks // 2) for kind in KINDS}
        crowd.end()
        browser.close()
    print(f"{asked.tables} tables: {crowd.moves} bot moves in {crowd.seconds:.0f} s = {crowd.pace:.2f} a second each")
    _tell("click to board, nobody else there", alone)
    _tell("click to board, all tables playing", beside)
    print("beside one hostile visitor, medians in ms without and with him, and what he was answered:")
    for kind, (without, with_him, answers) in hurt.items():
        told = ", ".join(f"{count} x {status or 'closed'}" for status, count in sorted(answers.items()))
        print(f"{kind:>20} {without:5.0f} {with_him:5.0f}  = {with_him / without:.2f}x   ({told})")


def _beside_hostile(page: Page, server: Server, kind: str, count: int) -> tuple[float, float, Counter[int]]:
    """Medians of clicks just before he begins and while he asks; and what he got."""
    without = median(_clicks(page, count))
    with Hostile(server, kind) as hostile:
        beside = median(_clicks(page, count))
    return without, beside, hostile.answers


def _tell(what: str, times: list[float]) -> None:
    late = sorted(times)[int(len(times) * 0.95)]
    print(f"{what}: median {median(times):.0f} ms, 95 % under {late:.0f} ms, worst {max(times):.0f} ms ({len(times)})")


def _sit_down(page: Page) -> None:
    """Two people at one screen, so that no bot is waited for."""
    lay(page, GAMES[-1], "here", "here", covered=False)


def _clicks(page: Page, count: int) -> list[float]:
    times: list[float] = []
    while len(times) < count:
        if click_a_move(page):
            times.append(float(page.evaluate("window.gaiola.lastClickMs")))
        else:
            _sit_down(page)  # the game is over
    return times


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
        places = [await asyncio.to_thread(self._open, GAMES[number % len(GAMES)]) for number in range(self.tables)]
        began = time.monotonic()
        self._all_there.set()
        await asyncio.gather(*[self._follow(place, cookie, began) for place, cookie in places])
        self.seconds = time.monotonic() - began

    def _open(self, game: str) -> tuple[str, str]:
        """A table of three bots; its address and the cookie of who laid it."""
        form = {"game": game, "seat-1": "greedy", "seat-2": "greedy", "seat-3": "greedy", "seat-4": "closed"}
        data = urllib.parse.urlencode(form).encode()
        cookies = CookieJar()
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
        with opener.open(f"{self.server.url}/new", data, timeout=30) as answer:
            page, place = answer.read().decode(), urllib.parse.urlsplit(answer.url).path
        assert re.search(r'id="table"', page), "no table was opened"
        return place, "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)

    async def _follow(self, place: str, cookie: str, began: float) -> None:
        address = f"ws://127.0.0.1:{self.server.port}{place}/live"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
            first = None
            while not self._enough.is_set() and time.monotonic() - began < self.most_seconds:
                try:
                    state = json.loads(await asyncio.wait_for(line.recv(), 1))
                except TimeoutError:
                    continue
                first = state["number"] if first is None else first
                last = state["number"]
            self.moves += last - (first or 0)


if __name__ == "__main__":
    main()
