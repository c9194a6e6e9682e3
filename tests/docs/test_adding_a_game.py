"""The game that docs/adding-a-game.md builds runs as it stands there and keeps the promises."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

import gaiola.games
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
