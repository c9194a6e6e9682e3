"""`gaiola learn` in a terminal."""

from __future__ import annotations

from gaiola.games import texts_of
from gaiola.words import Words
from tests.cli.console import refused, text_of
from tests.games.lessons import ONE, lesson, opened


def said(key: str, lang: str = "en") -> str:
    return Words(lang, *texts_of(opened(ONE))).say(key)


def test_a_lesson_is_taken_whole_by_typing() -> None:
    steps = lesson(ONE).steps
    typed = [answers.partition(" | ")[0] for step in steps for answers in step.serves or ["next"]]
    told = text_of("learn", ONE, "--plain", "--lang", "es", input="\n".join(typed) + "\n")
    for step in steps:
        assert said(f"lesson-{step.id}", "es") in told and said(f"lesson-{step.id}-title", "es") in told
    assert said("learn-done", "es") in told and said("learn-anew", "es") not in told


def test_another_move_is_answered_and_a_step_is_gone_back_to() -> None:
    told = text_of("learn", ONE, "--step", "3", input="coin\nstand fish r2c3\nstand fish r3c4\nundo\nstep 12\nquit\n")
    assert said("lesson-stand-else") in told and "This stand costs 2" in told
    assert told.count(said("lesson-tile")) == 2 and said("lesson-end") in told
    assert said("learn-done") not in told


def test_what_there_is_not_is_said() -> None:
    assert said("learn-no-step") in refused("learn", ONE, "--step", "99")
    assert "chess" in refused("learn", "chess")
