"""How well bots play Madeira."""

import pytest

import gaiola
from gaiola.games.madeira.bot.evaluation import PROMISES, WORTHS
from gaiola.games.madeira.rules import SEQUENCE
from gaiola.games.madeira.rules.effects import HANDLERS
from gaiola.lab import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_a_decent_game(players: int) -> None:
    report = simulate(gaiola.game("madeira"), players, 6, 5, ["greedy"], workers=2)
    assert report.ends == {"rounds": 6}
    assert report.scores.mean >= 58
    assert report.branching.max <= 200


def test_what_is_judged_by_itself_is_there() -> None:
    """A name that nothing has would never be looked up, and nobody would miss it."""
    assert set(WORTHS) <= {kind.name for kind in HANDLERS}
    assert set(PROMISES) <= set(SEQUENCE.by_name.values())
