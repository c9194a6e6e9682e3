"""How well bots play Madeira."""

import pytest

import gaiola
from gaiola.lab import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_a_decent_game(players: int) -> None:
    report = simulate(gaiola.game("madeira"), players, 6, 5, ["greedy"], workers=2)
    assert report.ends == {"rounds": 6}
    assert report.scores.mean >= 58
    assert report.branching.max <= 200
