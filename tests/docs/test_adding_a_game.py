"""The game that docs/adding-a-game.md builds runs as it stands there and keeps the promises."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

import gaiola
import gaiola.games
from gaiola.look import Board, Scene
from gaiola.words import Words
from tests.conformance import checks
from tests.conformance.cases import Case

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(
    r"^## \d+\. (?P<file>\w+\.(?:py|toml)).*?```(?:python|toml)\n(?P<code>.*?)```", re.MULTILINE | re.DOTALL
)


@pytest.fixture(scope="module")
def cais(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The page's files laid out as a package beside the other games."""
    home = tmp_path_factory.mktemp("games")
    (home / "cais").mkdir()
    sections = PAGE.read_text(encoding="utf-8").split("\n## ")
    for section in sections:
        found = BLOCK.search(f"\n## {section}".lstrip("\n"))
        if found:
            (home / "cais" / found["file"]).write_text(found["code"], encoding="utf-8")
    (home / "cais" / "__init__.py").write_text("", encoding="utf-8")
    gaiola.games.__path__.append(str(home))
    yield importlib.import_module("gaiola.games.cais.components")
    gaiola.games.__path__.remove(str(home))


class Echo(Words):
    """Says every key as it is: the page has no room for all the words."""

    def __init__(self) -> None:
        super().__init__("en")

    def say(self, key: str, **args: object) -> str:
        return key


def test_the_board_of_the_page_draws_every_touch(cais: Any) -> None:
    board: Board = importlib.import_module("gaiola.games.cais.board")
    game = cais.open_box(None, {})
    pos = game.start(2, gaiola.Chance(3))
    scene = Scene(pos.view(0), Echo(), ["Ana", "<b>"], game.edition.data["players"]["colors"])
    drawn = "".join(pane.svg for pane in board.panes(scene))
    assert {touch for move in pos.legal() for touch in move.touches} <= set(re.findall(r'data-touch="([^"]+)"', drawn))
    assert len(board.cards(scene)) == 2 and board.tray(scene) and board.course(scene) and not board.panel(scene)
    assert "Cais" in board.cover(scene.words) and board.price((("points", 9),)).text == "+9"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_of_the_page_keeps_its_promises(cais: Any, players: int) -> None:
    case = Case(lambda: cais.open_box(None, {}), players, "cais", games=20)
    for seed in range(20):
        checks.random_game(case, seed)
    for check in (
        checks.every_move,
        checks.copies_are_independent,
        checks.dumps_load,
        checks.fields_are_named,
        checks.replays,
        checks.components_are_conserved,
        checks.scores_agree,
    ):
        check(case, 1)
