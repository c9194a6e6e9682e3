"""Mercado's lesson speaks of spaces and customers by name, so whatever it lets a learner choose, it goes on there."""

from collections.abc import Iterator

from gaiola.kernel.moves import Move
from gaiola.table.lessons import Walk
from tests.games.lessons import ONE, lesson, walk


def answers() -> Iterator[tuple[int, int, Move]]:
    """Every move that serves a step, with the step and the decision, after the first answers before it."""
    for number, step in enumerate(lesson(ONE).steps):
        for decision in range(len(step.serves)):
            walking = walk(ONE, number)
            as_written(walking, decision)
            for move in walking.serving():
                yield number, decision, move


def as_written(walking: Walk, decisions: int) -> None:
    """The next decisions, with the first answers."""
    for _ in range(decisions):
        step = walking.step
        assert step is not None
        assert walking.play(walking.lesson.box.move(step.serving(walking.decided)[0]))


def test_whatever_a_learner_chooses_the_table_is_never_laid_anew() -> None:
    for number, decision, move in answers():
        walking = walk(ONE, number)
        as_written(walking, decision)
        assert walking.play(move)
        while not walking.over:
            assert not walking.anew, f"{move.notation} does not lead to step {walking.number + 1}"
            step = walking.step
            assert step is not None
            serving = walking.serving()
            if not serving:
                walking.advance()
                continue
            first = step.serving(walking.decided)[0]
            walking.play(next((each for each in serving if each.notation == first), serving[0]))
