"""The wheel carries its data: installed into a clean environment, it plays from another directory."""

from __future__ import annotations

import json
import os
import re
import subprocess
import urllib.parse
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

import gaiola
from gaiola import compiled
from tests.browser.serving import Server
from tools import wheels

TEXTS = """
import gaiola
for path in (gaiola.game("mercado").folder() / "text").iterdir():
    print(path.name)
"""
ALWAYS_1 = "1\n" * 300


def run(folder: Path, *command: str | Path, answers: str = "") -> str:
    """Runs a program far from the working tree; what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    parts = [str(part) for part in command]
    done = subprocess.run(parts, cwd=folder, env=env, input=answers, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel and nothing of the working tree."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = wheels.pure_wheel(folder)
    assert wheel.name.endswith("-py3-none-any.whl")
    venv.create(folder / "clean", with_pip=True)
    programs = folder / "clean" / ("Scripts" if os.name == "nt" else "bin")
    quiet = ("--quiet", "--disable-pip-version-check", "-c", wheels.ROOT / "constraints.txt")
    run(folder, programs / "python", "-m", "pip", "install", *quiet, wheel)
    return programs


def test_it_plays_from_another_directory(installed: Path, tmp_path: Path) -> None:
    where = run(tmp_path, installed / "python", "-c", "import gaiola; print(gaiola.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)
    assert "plain Python" in run(tmp_path, installed / "gaiola", "--version")
    games = json.loads(run(tmp_path, installed / "gaiola", "games", "--json"))
    assert {each["game"]: each["edition"]["hash"] for each in games} == {
        name: gaiola.game(name).edition.hash for name in gaiola.game_names()
    }
    command = ("simulate", "mercado", "--players", "2", "--games", "2", "--bots", "random", "--json")
    report = json.loads(run(tmp_path, installed / "gaiola", *command))
    assert sum(report["ends"].values()) == 2
    names = run(tmp_path, installed / "python", "-c", TEXTS).split()
    assert {"en.ftl", "es.ftl", "pt.ftl", "rules.en.md"} <= set(names)


def test_a_whole_game_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    command = ("play", "mercado", "--seats", "me:Ana,random", "--seed", "7")
    told = run(tmp_path, installed / "gaiola", *command, answers=ALWAYS_1)
    assert "The game is over" in told
    assert re.search(r"^1\. .* \d+ \(", told, re.MULTILINE), "the ranking, with the sources of the points"


def test_a_table_in_the_browser_with_its_pictures(installed: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "tables", program=installed / "gaiola") as server:
        assert "Mercado de Lisboa" in server.get("/") and "Palácio" in server.get("/rules")
        for file in ("tokens.css", "table.css", "table.js", "board/mercado.css", "board/palacio.css"):
            assert server.get(f"/static/{file}")
        assert "Solo campaign" in server.get("/campaign"), "a room that a game brings comes with all that is in it"
        assert server.get("/static/room/mercado/campaign.css")
        assert "<svg" in server.get("/static/gaiola.svg")
        page = play_now(server, "mercado")
        assert "<svg" in page and "space:r3c3" in page, "the board is drawn"


def play_now(server: Server, game: str) -> str:
    """Presses that button on the shelf; the page of the table that it leads to."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    browser.open(server.url, timeout=30).close()
    form = urllib.parse.urlencode({"game": game}).encode()
    asked = urllib.request.Request(f"{server.url}/play-now", form, {"Origin": server.url})
    with browser.open(asked, timeout=30) as answer:
        assert "/table/" in answer.url
        text: str = answer.read().decode()
        return text


def test_a_compiled_wheel_holds_what_was_built(tmp_path: Path) -> None:
    build = tmp_path / "build"
    (build / "gaiola" / "kernel").mkdir(parents=True)
    (build / "gaiola" / "kernel" / "box.so").write_bytes(b"compiled")
    (build / "gaiola__mypyc.so").write_bytes(b"library")
    (build / compiled.LIST).write_text("{}")
    wheel = wheels.compiled_wheel(tmp_path, build)
    assert "none-any" not in wheel.name, "it is for one kind of machine"
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    assert {"gaiola__mypyc.so", "gaiola/kernel/box.so", "gaiola/kernel/box.py", "gaiola/words/text/web.en.ftl"} <= held
    assert compiled.LIST not in held, "the sources in a wheel do not change"
