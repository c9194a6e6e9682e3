"""The game that docs/adding-a-game.md builds: its files out of the page, as a package of their own, installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
GAME = "cais"
PACKAGE = "gaiola_cais"

_HEADING = re.compile(r"#{2,4} .*`(?P<path>[\w./-]+\.\w+)`")
_FENCE = re.compile(r"(?P<fence>`{3,})\w*")


def files() -> dict[str, str]:
    """What stands in the page under each heading that names a file: the first block after it."""
    found: dict[str, str] = {}
    path = fence = ""
    block: list[str] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if fence:
            if line == fence:
                if path:
                    found[path] = "\n".join([*block, ""])
                path = fence = ""
            else:
                block.append(line)
        elif opening := _FENCE.fullmatch(line):
            fence, block = opening["fence"], []
        elif line.startswith("#"):
            heading = _HEADING.fullmatch(line)
            path = heading["path"] if heading else ""
            assert path not in found, f"{path} stands in the page twice"
    return found


def write(folder: Path, rooms: str) -> None:
    """The game's own files into `rooms`, its tests and its pyproject beside it."""
    for path, content in files().items():
        outside = path.startswith("tests/") or path == "pyproject.toml"
        file = folder / path if outside else folder / rooms / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


def install(folder: Path) -> Path:
    """Writes the page's package and installs it into a folder that is not in anybody's environment. No network."""
    write(folder / "project", PACKAGE)
    target = folder / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(target), str(folder / "project")]
    run(folder, *command)
    shutil.rmtree(folder / "project" / "build", ignore_errors=True)
    return target


def search_path(*folders: Path) -> str:
    """A PYTHONPATH with these folders before what is there already."""
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH", "")])])


def run(folder: Path, *command: str | Path, text: str = "", **env: str) -> str:
    """Runs a program far from the working tree; what it prints."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **env},
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
