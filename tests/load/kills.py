"""A server that is killed again and again while people play, take back and hand their seats to bots. Whatever they were
told is done must be there afterwards. `make soak` does it many times, a test a few."""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import sqlite3
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from tests.browser.serving import Server
from tests.games.found import ON_A_SHELF
from tests.web.page import Choice, choices_in

_STATE = re.compile(r'<script type="application/json" id="state">(.*?)</script>', re.DOTALL)

Lines = list[tuple[str, int, str]]
"""Of a table's log: kind, number and move."""


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, path: str) -> str:
        with self._opener.open(f"{self.server.url}{path}", timeout=20) as answer:
            text: str = answer.read().decode()
            return text

    def post(self, path: str, **form: object) -> str:
        """The address it leads to. HTTPError if it is refused, another OSError if the server is gone."""
        data = urllib.parse.urlencode(form).encode()
        with self._opener.open(f"{self.server.url}{path}", data, timeout=20) as answer:
            return str(urllib.parse.urlsplit(answer.url).path)

    def look(self, place: str) -> tuple[dict[str, Any], list[Choice]]:
        """What a page knows of the table, and the moves it lists."""
        page = self.get(place)
        found = _STATE.search(page)
        assert found is not None
        return json.loads(found[1]), choices_in(page)


class Evening:
    """Two people at one table who do this and that until they are stopped, and what they were told of it."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.luck = random.Random(seed)
        self.people = [Person(server), Person(server)]
        host, guest = self.people
        form = {"seat-1": "here", "seat-2": "link", "seat-3": "closed", "seat-4": "closed"}
        host.get("/")
        laid = host.post(f"/new?game={game}", game=game, **form)
        invitation = re.search(r">http://[^/]+(/seat/[^<]+)<", host.get(laid))
        assert invitation is not None
        self.place = laid.removesuffix("/invite")
        guest.get("/")
        guest.post(invitation[1], name="Guest")
        self.database = server.data / "gaiola.db"
        self.told: Lines = []
        self.given: int | None = None  # the seat that a bot plays, as long as nobody takes it back
        self.done = {"play": 0, "undo": 0, "hand over": 0}
        self.trouble: list[str] = []
        self.stop = threading.Event()

    @property
    def id(self) -> str:
        return self.place.rpartition("/")[2]

    def kept(self) -> tuple[Lines, list[str]]:
        """What the database has: the log, and which bots stand in."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            log = "SELECT kind, number, move FROM log WHERE table_id = ? ORDER BY serial"
            seats = "SELECT stand_in FROM seats WHERE table_id = ? ORDER BY seat"
            lines = [tuple(row) for row in connection.execute(log, (self.id,))]
            return lines, [row[0] for row in connection.execute(seats, (self.id,))]

    def go_on(self) -> None:
        """Until the server is gone or somebody says stop."""
        while not self.stop.is_set():
            try:
                self._do_something()
            except urllib.error.HTTPError as error:
                if error.code != 409:  # the other one was faster
                    self.trouble.append(f"{error.code} at {error.url}")
            except (OSError, http.client.HTTPException):
                return

    def _do_something(self) -> None:
        seat = self.luck.randrange(2)
        person, kind = self.people[seat], self.luck.choice(["play"] * 6 + ["undo", "hand over"])
        state, choices = person.look(self.place)
        if state["over"]:
            return self.stop.set()
        if state["undo"]["allowed"] and not self.done["undo"]:
            kind = "undo"  # there may be few chances on a busy machine
        if kind == "play" and choices:
            move = self.luck.choice(choices).move
            person.post(f"{self.place}/play", seat=seat, after=state["number"], move=move)
        elif kind == "undo" and state["undo"]["allowed"]:
            person.post(f"{self.place}/undo", after=state["number"])
        elif kind == "hand over":
            person.post(f"{self.place}/seat/{seat}/bot", level="random")
            self.given = seat
            if self.stop.wait(self.luck.random() / 5):
                return None
            self.given = None
            person.post(f"{self.place}/seat/{seat}/back")
        else:
            return None
        return self._note(kind)

    def _note(self, kind: str) -> None:
        self.told, _ = self.kept()
        self.done[kind] += 1

    def check(self) -> None:
        """Everything that was told is there, and the table can be played on."""
        lines, stand_ins = self.kept()
        assert not self.trouble
        assert self.given is None or stand_ins[self.given] == "random", f"{self.place}: a seat was taken back"
        self.given = None
        assert lines[: len(self.told)] == self.told, f"{self.place}: something that was told is gone"
        standing: list[str] = []
        for kind, number, move in lines:
            standing = standing[:number] if kind == "undo" else [*standing, move]
        assert self.people[0].look(self.place)[0]["number"] >= len(standing), f"{self.place}: moves are missing"


def evenings(data: Path, kills: int, seed: int = 1755) -> dict[str, int]:
    """Kills a server so many times; how often each thing was done and told."""
    luck, done = random.Random(seed), {"play": 0, "undo": 0, "hand over": 0}
    server = Server(data)
    with server:
        tables = [Evening(server, game, seed + number) for number, game in enumerate(ON_A_SHELF)]
        for _ in range(kills):
            threads = [threading.Thread(target=table.go_on) for table in tables]
            for table in tables:
                table.stop.clear()
            for thread in threads:
                thread.start()
            time.sleep(1 + luck.random())
            server.kill()
            for table in tables:
                table.stop.set()
            for thread in threads:
                thread.join()
            _sound(data / "gaiola.db")
            server.start()
            for table in tables:
                table.check()
        for table in tables:
            done = {kind: count + table.done[kind] for kind, count in done.items()}
    return done


def _sound(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    kills = parser.parse_args().kills
    with tempfile.TemporaryDirectory(prefix="gaiola-kills-") as folder:
        done = evenings(Path(folder), kills)
    told = ", ".join(f"{count} x {kind}" for kind, count in done.items())
    print(f"{kills} kills, nothing lost: {told}")


if __name__ == "__main__":
    main()
