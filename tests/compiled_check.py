"""`make compiled-check`: kernel and games compiled with mypyc in a throw-away build outside the working tree, the
conformance suite on it, and how much faster it plays than plain Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import gaiola

ROOT = Path(__file__).parents[1]
ROOMS = ("kernel", "games/*", "games/*/rules", "games/*/bot")
"""Where bots wait for every line. What is printed, drawn or told has rooms of its own and stays plain Python; so does a
module that speaks msgspec or defines events, since a Struct loses its settings when compiled."""
STRUCTS = re.compile(
    r"^(?:import msgspec|from msgspec|from [\w.]*events import .*(?:Seat)?Event\b)",
    re.MULTILINE,
)
REPEATS = 5
PLAYERS = 4
SECONDS = 1.0
EXPECTED = 3.0

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="gaiola-compiled",
    package_dir={"": "src"},
    packages=[],
    py_modules=[],
    ext_modules=mypycify(sys.argv.pop().split(","), opt_level="3", debug_level="0"),
)
"""

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
    games = gaiola.game_names()
    with tempfile.TemporaryDirectory(prefix="gaiola-compiled-") as folder:
        build = Path(folder)
        modules = compile_in(build)
        check_loaded(build, modules)
        failed = run_suites(build, games)
        for game in games:
            compare_pace(build, game)
    return failed


def compile_in(build: Path) -> list[str]:
    """Compiles everything that may be, in one group; returns the modules' names."""
    shutil.copytree(ROOT / "src" / "gaiola", build / "src" / "gaiola", ignore=shutil.ignore_patterns("__pycache__"))
    (build / "setup.py").write_text(SETUP)
    source = build / "src" / "gaiola"
    files = [path for path in sorted(source.rglob("*.py")) if is_hot(path, source)]
    print(f"Compiling {len(files)} modules ...", flush=True)
    began = time.perf_counter()
    listed = ",".join(str(path.relative_to(build)) for path in files)
    command = [sys.executable, "setup.py", "build_ext", "--inplace", listed]
    done = subprocess.run(
        command, cwd=build, env=environment(build), capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        sys.exit(f"mypyc does not compile it:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    print(f"Compiled in {time.perf_counter() - began:.0f} s.", flush=True)
    return [".".join(path.relative_to(build / "src").with_suffix("").parts) for path in files]


def is_hot(path: Path, source: Path) -> bool:
    room = path.parent.relative_to(source)
    return any(room.match(hot) and len(room.parts) == len(Path(hot).parts) for hot in ROOMS) and not (
        path.name == "__init__.py" or STRUCTS.search(path.read_text(encoding="utf-8"))
    )


def environment(build: Path) -> dict[str, str]:
    """The compiled tree shadows the installed one; the entry points stay those of the installed one."""
    return {**os.environ, "PYTHONPATH": str(build / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def check_loaded(build: Path, modules: list[str]) -> None:
    """The compiled modules must be what a program gets."""
    files = run_python(build, WHERE, *modules).splitlines()
    for name, file in zip(modules, files, strict=True):
        if not (Path(file).is_relative_to(build) and file.endswith((".so", ".pyd"))):
            sys.exit(f"{name} is not compiled: it was loaded from {file}")
    print(f"All {len(modules)} are loaded from the build.", flush=True)


def run_python(tree: Path, script: str, *arguments: str) -> str:
    """What a script prints that runs on this tree."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), env=environment(tree), capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(arguments)} on {tree}:\n{done.stderr[-4000:]}")
    return done.stdout


def run_suites(build: Path, games: list[str]) -> int:
    there = ["tests/conformance", *(f"tests/games/{game}" for game in games)]
    command = [sys.executable, "-m", "pytest", *there, "-m", "not plain", "-p", "no:cacheprovider", "-n", "auto"]
    print(f"Running {' and '.join(there)} on the compiled build ...", flush=True)
    return subprocess.run(command, cwd=ROOT, env=environment(build), check=False).returncode


def compare_pace(build: Path, game: str) -> None:
    """Plain and compiled in turn, each time in a fresh process; the medians decide."""
    trees = {"plain": ROOT, "compiled": build}
    paces: dict[str, list[float]] = {name: [] for name in trees}
    for _ in range(REPEATS):
        for name, tree in trees.items():
            paces[name].append(float(run_python(tree, PACE, game, str(PLAYERS), str(SECONDS))))
    plain, compiled = median(paces["plain"]), median(paces["compiled"])
    print(
        f"{game}, {PLAYERS} players, random play: plain {plain:,.0f}, compiled {compiled:,.0f} decisions/s: "
        f"{compiled / plain:.1f} times as fast (median of {REPEATS} alternating repeats)"
    )
    if compiled < EXPECTED * plain:
        print(f"Expected were {EXPECTED:.0f} times or more.")


if __name__ == "__main__":
    sys.exit(main())
