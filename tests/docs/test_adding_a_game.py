"""The game that docs/adding-a-game.md builds is whole as it stands there: a package of its own, found by its entry
point, that keeps every promise and is played from the command line. tests/browser plays it with a mouse."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.page import GAME, PACKAGE, ROOT, files, install, run, search_path, write

BIN = Path(sys.executable).parent

IN_THE_TREE = """
import random, sys
import gaiola.games
gaiola.games.__path__.append(sys.argv[1])
from gaiola.games.cais.box import CaisBox
from gaiola.games import module_of
box, chance = CaisBox.open(None, {}), gaiola.Chance(1)
pos = box.start(2, chance)
while not pos.over:
    pos.play(random.choice(pos.legal()), chance)
assert module_of(box, "board") and module_of(box, "terminal")
print(type(box).__module__, pos.cause())
"""


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the page's game lies: `project`, as its author has it, and `installed`."""
    folder = tmp_path_factory.mktemp("outside")
    install(folder)
    return folder


@pytest.fixture(scope="session")
def gaiola(home: Path) -> Callable[..., str]:
    """The program, in an environment with one game more."""

    def call(*arguments: str | Path, text: str = "") -> str:
        return run(home, BIN / "gaiola", *arguments, text=text, PYTHONPATH=search_path(home / "installed"))

    return call


def test_the_page_has_every_room() -> None:
    rooms = {path.partition("/")[0] for path in files() if "/" in path}
    assert rooms == {"rules", "edition", "board", "terminal", "bot", "text", "lessons", "tests"}


@pytest.mark.long
def test_it_keeps_every_promise_and_its_own_tests(home: Path) -> None:
    path = search_path(home / "installed", ROOT)
    tests = (home / "project" / "tests", ROOT / "tests" / "docs" / "outside.py")
    told = run(home / "project", sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *tests, PYTHONPATH=path)
    assert " passed" in told and "skipped" not in told


@pytest.mark.long
def test_it_is_typed_and_tidy(home: Path) -> None:
    settings, project = ROOT / "pyproject.toml", home / "project"
    run(ROOT, BIN / "mypy", "--config-file", settings, project / PACKAGE, project / "tests", MYPYPATH=str(project))
    run(project, BIN / "ruff", "check", "--no-cache", "--config", settings, ".")
    run(project, BIN / "ruff", "format", "--no-cache", "--check", "--config", settings, ".")


def test_the_same_files_are_a_folder_of_the_tree(tmp_path: Path) -> None:
    write(tmp_path, GAME)
    assert run(tmp_path, sys.executable, "-c", IN_THE_TREE, tmp_path) == "gaiola.games.cais.box no-cards\n"


def test_it_is_listed_and_looked_up(gaiola: Callable[..., str], home: Path) -> None:
    listed = gaiola("games")
    assert "cais: Cais\n" in listed and "\n  2 players\n" in listed and "mercado" in listed
    assert "good" in gaiola("edition", "check", home / "installed" / PACKAGE / "edition" / "edition.toml")
    assert "rules/turns.py:" in gaiola("rules", GAME, "3.2", "--where")
    assert "C1" in gaiola("rules", GAME, "--rulings", "--lang", "es")


def test_it_is_played_in_a_terminal(gaiola: Callable[..., str], home: Path) -> None:
    record = home / "played.json"
    told = gaiola("play", GAME, "--picture", "--save", record, text="why load fish b1\nlook\n" + "1\n" * 20)
    assert "┌────────┬" in told and "The game is over: no card is left" in told
    assert "18 moves" in gaiola("replay", record)
    assert "Fin de la partida" in gaiola("play", GAME, "--lang", "es", "--plain", "--seed", "3", text="1\n" * 20)


def test_it_is_learned_in_a_terminal(gaiola: Callable[..., str]) -> None:
    told = gaiola("learn", GAME, "--plain", "--lang", "pt", text="next\nload fish b3\nload fish b4\nnext\n")
    assert "Lado a lado" in told and "A maré" in told


def test_bots_play_it_in_the_lab(gaiola: Callable[..., str], home: Path) -> None:
    kept = home / "kept"
    command = ("simulate", GAME, "--bots", "greedy,random", "--games", "20", "--workers", "1")
    assert json.loads(gaiola(*command, "--json", "--out", kept))["ends"] == {"no-cards": 20}
    assert "no card is left" in (kept / "report.html").read_text(encoding="utf-8").lower()
    told = json.loads(gaiola("lab", "balance", GAME, "--games", "50", "--bot", "random", "--workers", "1", "--json"))
    assert {thing["family"] for thing in told["things"]} >= {"load crate", "load berth"}
