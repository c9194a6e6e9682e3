"""Chance is drawn when needed, by weight, and recorded by name."""

import pytest

from gaiola.kernel.chance import Chance, Every, Scripted, ScriptError

NAMES = ["lamp", "rope", "key"]


def test_the_same_seed_draws_the_same() -> None:
    one, two = Chance(7), Chance(7)
    assert [one.draw([1, 2, 3], NAMES) for _ in range(50)] == [two.draw([1, 2, 3], NAMES) for _ in range(50)]


def test_weights_are_kept() -> None:
    chance = Chance(1)
    drawn = [chance.draw([1, 0, 3], NAMES) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100


def test_outcomes_are_recorded_by_name() -> None:
    chance = Chance(3, recording=True)
    card, face = chance.draw([1, 1, 1], NAMES), chance.roll(6)
    assert chance.take() == [NAMES[card], str(face)]
    assert chance.take() == []


def test_nothing_left_to_draw_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing left"):
        Chance(0).draw([0, 0, 0], NAMES)


def test_a_script_is_followed() -> None:
    chance = Scripted(["key", 4])
    assert chance.draw([1, 1, 1], NAMES) == 2
    assert chance.roll(6) == 4
    assert chance.left == 0


def test_a_script_that_asks_the_impossible_says_what_could_be_drawn() -> None:
    with pytest.raises(ScriptError, match="outcome 1 is 'rope', but only lamp, key can be drawn"):
        Scripted(["rope"]).draw([1, 0, 1], NAMES)
    with pytest.raises(ScriptError, match="outcome 1 is missing; one of lamp, rope was to be drawn"):
        Scripted([]).draw([1, 1, 0], NAMES)


def test_every_outcome_is_walked_through() -> None:
    chance, seen = Every(), []
    while True:
        first = chance.draw([1, 0, 1], NAMES)
        seen.append((first, chance.roll(2) if first == 0 else 0))
        if not chance.advance():
            break
    assert seen == [(0, 1), (0, 2), (2, 0)]
