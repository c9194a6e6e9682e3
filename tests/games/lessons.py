"""What tests of all lessons share: the games that bring one, and walking through it."""

from __future__ import annotations

from functools import lru_cache

import gaiola
from gaiola.kernel.box import Game
from gaiola.table.lessons import Lesson, LessonStep, Walk, has_lesson, lesson_of
from tests.games.found import NAMES

NAMES_AT_TABLE = ("Ana", "Rui", "Eva", "Zé")


@lru_cache(16)
def opened(game: str) -> Game:
    return gaiola.game(game)


TAUGHT = [name for name in NAMES if has_lesson(opened(name))]
ONE = "mercado"
"""Whose lesson is taken where a test says which moves are made in it."""


def lesson(game: str) -> Lesson:
    found = lesson_of(opened(game))
    assert found is not None
    return found


def walk(game: str, number: int = 0) -> Walk:
    taught = lesson(game)
    return Walk(taught, NAMES_AT_TABLE[: taught.data.players], number)


def take_as_written(walking: Walk) -> LessonStep:
    """Takes the present step with the first answers; returns it."""
    step, number = walking.step, walking.number
    assert step is not None
    for decision in range(len(step.serves)):
        assert walking.play(walking.lesson.box.move(step.serving(decision)[0])), f"{step.id}, decision {decision + 1}"
    if not step.serves:
        walking.advance()
    assert walking.number == number + 1 and not walking.anew, f"{step.id} does not lead to the next step"
    return step
