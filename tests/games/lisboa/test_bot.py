"""How well bots play Lisboa."""

import pytest

import gaiola
from gaiola.lab.tournament import run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_a_decent_game(players: int) -> None:
    result = run(gaiola.game("lisboa"), players, ["greedy"], 5, 5)
    assert sum(result.ends.values()) == 5 and set(result.ends) <= {"piles", "rubble"}
    assert result.scores.mean >= 80
    assert result.branching.max <= 100
