"""`gaiola learn`: the lesson of a game in the terminal, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel.moves import Move
from ..table.lessons import LEARNER, LessonError, Walk, lesson_of
from ..table.rows import Row
from ..words import Words
from .session import Left, Session
from .shared import GameName, Lang, Language, Printer, fail, open_game, sentences, words_for
from .show import Group

NEXT, STEP = "next", "step"


def add(app: typer.Typer) -> None:
    app.command("learn")(learn)


def learn(
    game: GameName,
    step: Annotated[int, typer.Option(min=1, help="Begin with this step.")] = 1,
    lang: Lang = Language.en,
    plain: Annotated[bool | None, typer.Option("--plain/--picture", show_default=False)] = None,
) -> None:
    """Learn a game on its own board, in short steps."""
    with sentences():
        box = open_game(game)
        words = words_for(box, lang)
        try:
            lesson = lesson_of(box)
        except LessonError as error:
            fail(f"The lesson of {game} is not good: {error}")
    if lesson is None:
        fail(words.say("learn-no-lesson"))
    if step > len(lesson.steps):
        fail(words.say("learn-no-step"))
    others = [name.strip() for name in words.say("lobby-bot-names").split(",")]
    names = [words.say("seat-me"), *others[: lesson.data.players - 1]]
    LessonSession(Walk(lesson, names, step - 1), words, Printer(plain)).run()


class LessonSession(Session):
    """A session in which moves serve the purpose of a step or are not made."""

    def __init__(self, walk: Walk, words: Words, printer: Printer) -> None:
        self.walk = walk
        super().__init__(walk.table, words, walk.names, [None] * walk.lesson.data.players, printer)
        self.alone, self.several = True, False

    def run(self) -> bool:
        """To the last step; False if the learner leaves before."""
        try:
            while self.walk.step is not None:
                self._turn()
        except (Left, EOFError, KeyboardInterrupt):
            self.printer.say()
            self.printer.say(self.words.say("terminal-left"))
            return False
        self.printer.say()
        self.printer.say(self.words.say("learn-done"), "bold")
        self.printer.say(self.words.say("learn-over"))
        return True

    def _turn(self) -> None:
        """One decision, or a step that only shows something."""
        step, before = self.walk.step, (self.walk.number, self.walk.decided)
        assert step is not None
        if not self.walk.decided:
            self._tell(LEARNER)
            self.show.position(LEARNER)
        self._teach()
        groups = self.show.groups() if step.serves else []
        if step.serves:
            self._prompt(LEARNER)
            self.show.moves(groups)
        self.printer.say(self.words.say("terminal-learn"), "dim")
        here, table = True, self.table
        while here:
            text = " ".join(self.printer.ask().split())
            if text:
                self._answer(LEARNER, text, groups)
            here = (self.walk.number, self.walk.decided) == before and self.table is table

    def _teach(self) -> None:
        walk, step, say = self.walk, self.walk.step, self.words.say
        assert step is not None
        key = f"lesson-{step.id}"
        self.printer.say()
        head = say("learn-step", number=walk.number + 1, count=len(walk.lesson.steps))
        self.printer.say(f"{head}: {say(f'{key}-title')}", "bold")
        if walk.anew and not walk.decided:
            self.printer.say(say("learn-anew"), "dim")
        if not walk.decided:
            self.printer.say(say(key))
        if step.serves:
            self.printer.say(say(f"{key}-do-{walk.decided + 1}" if walk.decided else f"{key}-do"), "bold")

    def _answer(self, seat: int, text: str, groups: list[Group]) -> None:
        command, _, rest = text.partition(" ")
        if command == NEXT:
            self._go(self.walk.number + 1)
        elif command == STEP and rest.isdecimal() and 1 <= int(rest[:4]) <= len(self.walk.lesson.steps):
            self._go(int(rest) - 1, again=True)
        else:
            super()._answer(seat, text, groups)

    def _go(self, number: int, *, again: bool = False) -> None:
        step = self.walk.step
        if again or (step is not None and step.serves):
            self.walk.go(number)
        else:
            self.walk.advance()
        self._seat()

    def _undo(self, seat: int, text: str, groups: list[Group]) -> None:
        """Back to the beginning of the step."""
        self._go(self.walk.number, again=True)

    def _play(self, seat: int, move: Move) -> None:
        if self.walk.play(move):
            self._seat()
        else:
            self._elsewhere()

    def _play_row(self, seat: int, row: Row) -> None:
        """What is learned is done one by one."""
        self._elsewhere()

    def _elsewhere(self) -> None:
        step = self.walk.step
        assert step is not None
        self.printer.say(self.words.say(f"lesson-{step.id}-else"), "yellow")

    def _seat(self) -> None:
        """The walk may have laid another table."""
        if self.table is not self.walk.table:
            self.table = self.walk.table
            self.show = type(self.show)(self.table, self.words, self.walk.names, self.printer)
            self._told = len(self.table.moves)
