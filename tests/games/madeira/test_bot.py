"""How well bots play Madeira."""

import pytest

import gaiola
from gaiola.games.madeira.bot.evaluation import WORTHS
from gaiola.games.madeira.bot.promises import PROMISES
from gaiola.games.madeira.rules import SEQUENCE
from gaiola.games.madeira.rules.effects import HANDLERS
from gaiola.lab.tournament import run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_a_decent_game(players: int) -> None:
    result = run(gaiola.game("madeira"), players, ["greedy"], 6, 5)
    assert result.ends == {"rounds": 6}
    assert result.scores.mean >= 58
    assert result.branching.max <= 200


def test_what_is_judged_by_itself_is_there() -> None:
    """A name that nothing has would never be looked up, and nobody would miss it."""
    assert set(WORTHS) <= {kind.name for kind in HANDLERS}
    assert set(PROMISES) <= set(SEQUENCE.by_name.values())
