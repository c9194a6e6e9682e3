"""How well bots play O Palácio."""

import pytest

import gaiola
from gaiola.lab.tournament import run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_finishes_long_before_the_house_limit(players: int) -> None:
    result = run(gaiola.game("palacio"), players, ["greedy"], 8, 5)
    assert "limit" not in result.ends
