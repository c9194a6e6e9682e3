"""Rule 3.5, the quick answers against the letter: whatever is foreseen, a search finds the same."""

import random
from collections.abc import Callable

import pytest

from gaiola import Chance
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.kernel.commitments import Lookahead
from tests.games.lisboa.crowd import crowded, harbour
from tests.games.lisboa.foresight import in_a_game, in_a_turn, in_another_copy

Layout = Callable[[random.Random], LisboaPosition]


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quick_and_literal_commitments_agree(players: int) -> None:
    quick, literal = Lookahead(), Lookahead(literal=True)
    compared = sum([in_a_game(players, seed, quick, literal) for seed in (players, players + 10)])
    assert compared > 150 and literal.searched > quick.searched > 0


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.parametrize("lay", [crowded, harbour])
def test_quick_and_literal_answers_agree_in_a_crowded_city(lay: Layout) -> None:
    assert sum([in_a_turn(lay, seed) for seed in range(60, 100)]) > 500


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.parametrize("lay", [crowded, harbour])
def test_they_agree_with_the_rewards_of_other_copies(lay: Layout) -> None:
    assert sum([in_another_copy(lay, seed) for seed in range(12)]) > 150


@pytest.mark.rule("lisboa.3.5")
def test_hardly_anything_is_searched() -> None:
    """In random games of every number of players, at most one position is looked at for twenty decisions, and never
    more than twenty for one."""
    fresh, decisions = LisboaBox.open(None, {}), 0
    for seed in range(30):
        chance, luck = Chance(seed), random.Random(seed)
        pos = fresh.start(2 + seed % 3, chance)
        while not pos.over:
            before = fresh.lookahead.nodes
            moves = pos.legal()
            assert fresh.lookahead.nodes - before <= 20, pos.agenda
            decisions += 1
            pos.carry_out(luck.choice(moves), chance, None)
    assert 0 < fresh.lookahead.nodes <= decisions / 20
