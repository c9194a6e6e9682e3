"""How well bots play O Palácio."""

import pytest

import gaiola
from gaiola.lab import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_finishes_long_before_the_house_limit(players: int) -> None:
    report = simulate(gaiola.game("palacio"), players, 8, 5, ["greedy"], workers=2)
    assert "limit" not in report.ends
