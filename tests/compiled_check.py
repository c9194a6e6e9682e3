"""`make compiled-check`: the compiled engine of `make fast`, or a throw-away one if that is not up to date; the
conformance suite on it, and how much faster it plays than plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import gaiola
from gaiola import compiled
from tools import compiling

ROOT = Path(__file__).parents[1]
REPEATS = 5
PLAYERS = 4
SECONDS = 1.0
EXPECTED = 3.0
PLAIN = ""

WHERE = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""

PACE = """
import sys
import gaiola
from gaiola.lab.bench import random_play
decisions, games, spent = random_play(gaiola.game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
print(decisions / spent)
"""


def main() -> int:
    there = compiled.home()
    if there is not None and compiling.is_current(there):
        return check(there)
    with tempfile.TemporaryDirectory(prefix="gaiola-compiled-") as folder:
        build = Path(folder) / "build"
        compiling.build_engine(build)
        return check(build)


def check(build: Path) -> int:
    games = gaiola.game_names()
    check_loaded(build)
    failed = run_suites(build, games)
    for game in games:
        compare_pace(build, game)
    return failed


def environment(build: Path | str) -> dict[str, str]:
    """What plays there: the engine of this build, or plain Python."""
    return {**os.environ, compiled.ELSEWHERE: str(build), "PYTHONDONTWRITEBYTECODE": "1"}


def check_loaded(build: Path) -> None:
    """The compiled modules must be what a program gets."""
    modules = [name for name in json.loads((build / compiled.LIST).read_bytes())["modules"] if "." in name]
    files = run_python(build, WHERE, *modules).splitlines()
    for name, file in zip(modules, files, strict=True):
        if not Path(file).is_relative_to(build):
            sys.exit(f"{name} is not compiled: it was loaded from {file}")
    print(f"All {len(modules)} are loaded from the build.", flush=True)


def run_python(build: Path | str, script: str, *arguments: str) -> str:
    """What a script prints that runs on this engine."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), env=environment(build), capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(arguments)} on {build or 'plain Python'}:\n{done.stderr[-4000:]}")
    return done.stdout


def run_suites(build: Path, games: list[str]) -> int:
    there = ["tests/conformance", *(f"tests/games/{game}" for game in games)]
    command = [sys.executable, "-m", "pytest", *there, "-m", "not plain", "-p", "no:cacheprovider", "-n", "auto"]
    print(f"Running {' and '.join(there)} on the compiled build ...", flush=True)
    return subprocess.run(command, cwd=ROOT, env=environment(build), check=False).returncode


def compare_pace(build: Path, game: str) -> None:
    """Plain and compiled in turn, each time in a fresh process; the medians decide."""
    engines: dict[str, Path | str] = {"plain": PLAIN, "compiled": build}
    paces: dict[str, list[float]] = {name: [] for name in engines}
    for _ in range(REPEATS):
        for name, engine in engines.items():
            paces[name].append(float(run_python(engine, PACE, game, str(PLAYERS), str(SECONDS))))
    plain, compiled = median(paces["plain"]), median(paces["compiled"])
    print(
        f"{game}, {PLAYERS} players, random play: plain {plain:,.0f}, compiled {compiled:,.0f} decisions/s: "
        f"{compiled / plain:.1f} times as fast (median of {REPEATS} alternating repeats)"
    )
    if compiled < EXPECTED * plain:
        print(f"Expected were {EXPECTED:.0f} times or more.")


if __name__ == "__main__":
    sys.exit(main())
