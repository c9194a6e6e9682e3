"""The sides of a comparison as whoever compares sees them: processes that are asked by lines, one at a time, so that a
slow moment of the machine falls on all alike."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from ... import compiled

PEERS = {"catanatron": "catanatron==3.2.1", "openspiel": "open_spiel"}
"""Whom we can be compared with, and what pip installs for it."""

PLAIN, COMPILED = BUILDS = ("plain", "compiled")

T = TypeVar("T")


class BenchError(ValueError):
    """A side or a baseline that cannot be used."""


class Listed(msgspec.Struct, frozen=True):
    """A game with a number of players, as a side offers to measure it."""

    game: str
    players: int
    reconstructed: bool = False


class Hello(msgspec.Struct, frozen=True):
    """What a side says of itself; `build` tells plain from compiled and is empty for peers."""

    name: str
    version: str
    subjects: list[Listed]
    build: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.version} {self.build}".strip()


class Speeds(msgspec.Struct, frozen=True):
    """How much of everything a second brought, in one repeat."""

    loops: float
    decisions: float
    games: float
    copies: float
    replays: float
    """Decisions of games that are replayed."""
    options: float
    imaginations: float | None = None


class Parts(msgspec.Struct, frozen=True):
    """Where the time goes: microseconds a decision, by part and by quarter of a game."""

    parts: list[float]
    quarters: list[float]


class Ask(msgspec.Struct, frozen=True):
    want: str
    subject: int
    seconds: float


class Side:
    """One such process; `who` and `advice` are for the sentence when it fails."""

    def __init__(self, command: list[str], who: str, advice: str = "", env: Mapping[str, str] | None = None) -> None:
        self._who = who
        self._advice = advice
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._errors, env=env)
        except OSError as error:
            self._errors.close()
            raise self._failed(f"{command[0]} does not run: {error.strerror}") from None
        self._hello: Hello | None = None

    @property
    def hello(self) -> Hello:
        if self._hello is None:
            self._hello = self._read(Hello)
        return self._hello

    def speeds(self, subject: int, seconds: float) -> Speeds:
        return self._ask(Ask("speeds", subject, seconds), Speeds)

    def parts(self, subject: int, seconds: float) -> Parts:
        return self._ask(Ask("parts", subject, seconds), Parts)

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def _ask(self, ask: Ask, answer: type[T]) -> T:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._failed(self._last_words()) from None
        return self._read(answer)

    def _read(self, answer: type[T]) -> T:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._failed(self._last_words())
        try:
            return msgspec.json.decode(line, type=answer)
        except msgspec.DecodeError as error:
            raise self._failed(f"its answer cannot be read: {error}") from None

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it ended without a word"

    def _failed(self, why: str) -> BenchError:
        return BenchError(f"{self._who} cannot be measured: {why}{self._advice}")


def our_side(name: str | None = None, build: str = COMPILED, insist: bool = False) -> Side:
    """One of our games or all. Compiled is asked for by asking for nothing: where no compiled engine is that fits the
    sources, plain Python answers, unless one insists."""
    env = {**os.environ, compiled.ELSEWHERE: ""} if build == PLAIN else dict(os.environ)
    side = Side([sys.executable, "-m", "gaiola.lab.bench", *([name] if name else [])], "gaiola", env=env)
    if insist and side.hello.build != build:
        side.close()
        raise BenchError(
            f"what plays here is {side.hello.build}; there is no {build} engine (`make fast` compiles one)"
        )
    return side


def peer_side(peer: str, python: str = sys.executable) -> Side:
    """A peer by its name, with another of its games after a colon: `openspiel:go`."""
    name = peer.partition(":")[0]
    if name not in PEERS:
        raise BenchError(f"no peer is called '{name}'; there are: {', '.join(PEERS)}")
    script = Path(__file__).with_name("peers.py")
    venv = f"python3 -m venv DIR; DIR/bin/pip install {PEERS[name]}"
    advice = f". It wants a venv of its own ({venv}) and --peer-python DIR/bin/python"
    return Side([python, "-I", str(script), peer], f"{name} by {python}", advice)
