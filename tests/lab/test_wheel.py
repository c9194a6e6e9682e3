"""The wheel carries its data: installed into a clean environment, it plays from another directory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.browser.serving import Server

ROOT = Path(__file__).parents[2]
TEXTS = """
import gaiola
for path in (gaiola.game("mercado").folder() / "text").iterdir():
    print(path.name)
"""


def run(folder: Path, *command: str | Path) -> str:
    """Runs a program far from the working tree; what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel and nothing of the working tree."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    quiet = ("--quiet", "--disable-pip-version-check")
    run(folder, sys.executable, "-m", "pip", "wheel", *quiet, "--no-deps", "--wheel-dir", folder, source)
    shutil.rmtree(source)
    venv.create(folder / "clean", with_pip=True)
    programs = folder / "clean" / ("Scripts" if os.name == "nt" else "bin")
    [wheel] = folder.glob("gaiola-*.whl")
    run(folder, programs / "python", "-m", "pip", "install", *quiet, "-c", ROOT / "constraints.txt", wheel)
    return programs


def test_it_plays_from_another_directory(installed: Path, tmp_path: Path) -> None:
    where = run(tmp_path, installed / "python", "-c", "import gaiola; print(gaiola.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)
    assert "mercado" in run(tmp_path, installed / "gaiola", "games").lower()
    command = ("simulate", "mercado", "--players", "2", "--games", "2", "--bots", "random", "--json")
    report = json.loads(run(tmp_path, installed / "gaiola", *command))
    assert sum(report["ends"].values()) == 2
    names = run(tmp_path, installed / "python", "-c", TEXTS).split()
    assert {"en.ftl", "es.ftl", "pt.ftl", "rules.en.md"} <= set(names)
    with Server(tmp_path / "tables", program=installed / "gaiola") as server:
        assert "Mercado de Lisboa" in server.get("/") and "Palácio" in server.get("/rules")
        for file in ("tokens.css", "table.css", "table.js", "board/mercado.css", "board/palacio.css"):
            assert server.get(f"/static/{file}")
        assert "Solo campaign" in server.get("/campaign"), "a room that a game brings comes with all that is in it"
        assert server.get("/static/room/mercado/campaign.css")
