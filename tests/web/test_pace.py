"""How long people get to follow what bots do; nobody looks at a clock here."""

from __future__ import annotations

import random

import pytest

import gaiola
from gaiola.web.live import Live
from gaiola.web.pace import MOVES, PACES, TURNS, WITHIN, Pace
from tests.games.found import ON_A_SHELF
from tests.web.house import Person
from tests.web.test_play import play, wait_for_turn


def parts(*seats: int) -> list[float]:
    """What part of the pace the moves of these seats wait, one after the other."""
    pace = Pace()
    return [pace.part(seat) for seat in seats]


def test_the_moves_of_a_turn_follow_one_another() -> None:
    assert parts(1, 1, 1, 2, 2) == [1, WITHIN, WITHIN, 1, WITHIN]


def test_who_decides_in_between_is_waited_for_too() -> None:
    assert parts(1, 2, 1, 2) == [1, 1, 1, 1]


def test_where_people_have_passed_the_rest_goes_by() -> None:
    turns = [1, 2] * TURNS
    assert parts(*turns, 1, 1, 2, 3, 1) == [1.0] * len(turns) + [0.0] * 5


def test_one_bot_alone_does_not_go_on_for_ever() -> None:
    assert parts(*[1] * (MOVES + 3)) == [1] + [WITHIN] * (MOVES - 1) + [0, 0, 0]


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_nobody_waits_long_between_decisions(game: str) -> None:
    """A person among three bots, all of whom play at random: in turns that are waited for."""
    pos, chance, draw = gaiola.game(game).start(4, gaiola.Chance(4)), gaiola.Chance(5), random.Random(6)
    pace, waited, longest, moves = Pace(), 0.0, 0.0, 0
    while (seat := pos.to_move) is not None:
        legal = pos.legal()
        if seat == 0 and len(legal) > 1:
            pace, waited = Pace(), 0.0
        elif len(legal) > 1:
            waited, moves = waited + pace.part(seat), moves + 1
            longest = max(longest, waited)
        pos.carry_out(draw.choice(legal), chance, None)
    assert moves > 20 and 1 <= longest <= 3 * TURNS * 2, "as if each of their turns took twice as long"


def test_a_table_waits_so(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one question to a person to the next, by the task that plays the bots meanwhile."""
    asked: dict[object, list[tuple[int, float]]] = {}

    async def note(live: Live, seconds: float) -> None:
        asked.setdefault(live._bots, []).append((live.table.position.to_move or 0, seconds))

    monkeypatch.setattr(Live, "_pause", note)
    id = ana.sit("here", "random", "random", game="palacio", seed=3)
    while sum(map(len, asked.values())) < 60:
        wait_for_turn(ana, id)
        play(ana, id)
    for noted in list(asked.values()):
        expected = [PACES["normal"] * part for part in parts(*(seat for seat, _ in noted))]
        assert [seconds for _, seconds in noted] == expected
