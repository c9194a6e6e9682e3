"""A few games at each level of every game that has them; how strong they are is measured by hand (docs/strength.md)."""

from __future__ import annotations

import random

import pytest

import gaiola
from gaiola.bots import known, make_bot, offered, usual
from gaiola.kernel.chance import Chance
from gaiola.kernel.seat import Seat
from gaiola.lab import tournament
from tests.bots.test_values import LEARNING, SHIPPED

LEARNED = sorted({name for name, _ in SHIPPED})

SELDOM = 5


@pytest.mark.parametrize("name", LEARNED)
def test_levels_play_to_the_end(name: str) -> None:
    result = tournament.run(gaiola.game(name), 2, ["easy", "normal"], 2)
    assert result.games == 2 and result.scores.max > 0


@pytest.mark.parametrize("name", LEARNED)
def test_hard_decides_the_same_again(name: str) -> None:
    box, chance = gaiola.game(name), Chance(1)
    pos = box.start(2, chance)
    for _ in range(3):
        assert pos.to_move is not None
        move = make_bot("hard", 1).choose(Seat(pos, pos.to_move))
        assert move is make_bot("hard", 1).choose(Seat(pos, pos.to_move))
        pos.play(move, chance)


def test_a_level_chooses_by_what_its_seat_knows() -> None:
    """What is hidden may be anything: the same seed chooses the same. Looked at in few decisions, far from each other:
    that all a bot is told is the same is looked at in many more, in `tests/conformance`."""
    hidden = 0
    for name in sorted({name for name, _ in LEARNING}):
        box, chance, draw = gaiola.game(name), Chance(2), random.Random(2)
        pos = box.start(3, chance)
        for number in range(40):
            seat = pos.to_move
            if seat is None:
                break
            if number % SELDOM == 0:
                other = pos.imagine(seat, Chance(draw.randrange(1000)))
                hidden += other.dump() != pos.dump()
                moves = [make_bot("normal", 1).choose(Seat(world, seat)) for world in (pos, other)]
                assert moves[0] is moves[1]
            pos.play(draw.choice(pos.legal()), chance)
    assert hidden, "nothing was hidden, so nothing was shown"


@pytest.mark.parametrize("name", LEARNED)
def test_levels_are_offered_and_the_yardsticks_stay_known(name: str) -> None:
    box = gaiola.game(name)
    assert {"random", "greedy", "easy", "normal", "hard"} == set(known(box))
    everywhere = all((name, players) in SHIPPED for players in range(2, box.max_players + 1))
    assert offered(box) == (["easy", "normal", "hard"] if everywhere else ["random", "greedy"])
    assert usual(box) == ("normal" if everywhere else "greedy")
