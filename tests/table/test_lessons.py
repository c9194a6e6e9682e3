"""Lessons that cannot be read or do not replay say where; and how somebody walks through one."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaiola.kernel.refusals import IllegalMove
from gaiola.table.lessons import Lesson, LessonError, Walk, Wished, read_lesson
from tests.games.lessons import opened

MERCADO = opened("mercado")
GOOD = (MERCADO.folder() / "lessons" / "lesson.toml").read_text(encoding="utf-8")


def read(folder: Path, before: str = "", after: str = "") -> Lesson:
    """The lesson with something else in one place."""
    assert before in GOOD
    path = folder / "lesson.toml"
    path.write_text(GOOD.replace(before, after, 1), encoding="utf-8")
    return read_lesson(MERCADO, path)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("players = 3", "players = ", "no lesson"),
        ("players = 3", "players = 3\nplayer = 2", "player"),
        ('id = "tile"', 'id = "a tile"', "id"),
        ('id = "tile"', 'id = "stand"', "two steps"),
        ('points = ["coins"]', "points = []", "points"),
        ('"stand fish r3c4"', '"stand fish r9c9"', "step stand"),
        ('"take meat | take grape"', '"take meat | eat *"', "eat"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_when_it_is_read(
    tmp_path: Path, before: str, after: str, told: str
) -> None:
    with pytest.raises(LessonError, match=told):
        read(tmp_path, before, after)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("seat-2", "seat-9", "set-up"),
        ('draws = "grape tomato"', 'draws = "grape tomato meat"', "'meat' was not drawn"),
        ('"stand tomato r2c2"', '"stand fish r2c2"', "stand fish r2c2"),
        ('before = ["coin", "coin"]', 'before = ["coin"]', "learner's turn"),
        ('serves = ["coin"]', 'serves = ["stop"]', "step coin"),
    ],
)
def test_a_lesson_that_does_not_agree_with_the_rules_says_so(
    tmp_path: Path, before: str, after: str, told: str
) -> None:
    lesson = read(tmp_path, before, after)
    with pytest.raises(LessonError, match=told):
        Walk(lesson, ["Ana", "Rui", "Eva"], number=len(lesson.steps))


def test_a_walk_goes_on_from_what_was_chosen(tmp_path: Path) -> None:
    walk = Walk(read(tmp_path), ["Ana", "Rui", "Eva"], number=3)
    assert walk.play(walk.lesson.box.move("take grape")) and not walk.anew
    assert walk.table.position.view(0)["players"][0]["tiles"]["grape"] == 1


def test_where_that_leads_elsewhere_the_table_is_laid_anew(tmp_path: Path) -> None:
    """Somebody else is to build on r2c4 next."""
    walk = Walk(
        read(tmp_path, '"stand fish r3c2"', '"stand fish r3c2 | stand grape *"'), ["Ana", "Rui", "Eva"], number=3
    )
    for move in ("take grape", "customers k1_fish_meat e3", "stand grape r2c4", "take tomato"):
        assert not walk.anew and walk.play(walk.lesson.box.move(move))
    assert walk.anew and walk.number == 6 and walk.serving()


def test_an_illegal_move_has_its_reason_and_another_one_changes_nothing(tmp_path: Path) -> None:
    walk = Walk(read(tmp_path), ["Ana", "Rui", "Eva"], number=2)
    before = walk.table.position.dump()
    with pytest.raises(IllegalMove, match="too-dear"):
        walk.play(walk.lesson.box.move("stand fish r2c3"))
    assert not walk.play(walk.lesson.box.move("coin")) and walk.table.position.dump() == before


def test_wishes_come_true_as_far_as_they_can() -> None:
    chance = Wished(["fish", "meat"])
    assert chance.draw([1, 5, 2], ["meat", "grape", "tomato"]) == 0, "fish is not there; meat is wished for"
    assert chance.draw([1, 5, 2], ["meat", "grape", "tomato"]) == 1, "no wish left: what is likeliest"
    assert chance.wishes == ["fish"] and chance.take() == ["meat", "grape"]
