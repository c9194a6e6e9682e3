"""The yardstick is what it was."""

import json

import pytest

from tests.games.found import NAMES
from tests.lab.yardstick import marks, path_of


@pytest.mark.parametrize("game", NAMES)
def test_the_yardstick_chooses_what_it_always_chose(game: str) -> None:
    path = path_of(game)
    assert path.exists(), f"python -m tests.lab.yardstick {game} writes what it chooses"
    assert marks(game) == json.loads(path.read_text(encoding="utf-8"))
