"""Sides of a benchmark that say what they are told to: programs that speak the lines of `gaiola.lab.bench.clock`."""

from __future__ import annotations

import sys
from pathlib import Path

SPEEDS = {
    "loops": 100.0,
    "decisions": 50.0,
    "games": 2.0,
    "copies": 1000.0,
    "replays": 40.0,
    "options": 20.0,
    "imaginations": None,
}

SCRIPT = """#!{python}
import json, sys
print(json.dumps({hello!r}), flush=True)
answers = iter({answers!r})
for line in sys.stdin:
    asked = json.loads(line)
    with open({log!r}, "a") as log:
        log.write("{name} " + asked["want"] + " " + str(asked["subject"]) + "\\n")
    print(json.dumps(next(answers)), flush=True)
"""


def speeds(**changed: float) -> dict[str, float | None]:
    return {**SPEEDS, **changed}


def scripted(
    folder: Path, name: str, answers: list[object], build: str = "", players: tuple[int, ...] = (4,)
) -> list[str]:
    """A command that starts a side with one game; it gives these answers in turn, and writes what it was asked, as all
    others in this folder do, into the file `asked`."""
    subjects = [{"game": f"{name}-game", "players": count, "reconstructed": bool(build)} for count in players]
    hello = {"name": name, "version": "1.0", "build": build, "subjects": subjects}
    path = folder / name
    log = str(folder / "asked")
    path.write_text(SCRIPT.format(python=sys.executable, hello=hello, answers=answers, log=log, name=name))
    path.chmod(0o755)
    return [str(path)]
