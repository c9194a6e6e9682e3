"""How well bots play Lisboa."""

import pytest

import gaiola
from gaiola.lab import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_a_decent_game(players: int) -> None:
    report = simulate(gaiola.game("lisboa"), players, 5, 5, ["greedy"], workers=2)
    assert sum(report.ends.values()) == 5 and set(report.ends) <= {"piles", "rubble"}
    assert report.scores.mean >= 80
    assert report.branching.max <= 100
