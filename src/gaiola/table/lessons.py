"""Lessons: how a game is taught on its own board, by its own rules. A lesson is data (`lessons/lesson.toml` in the
game's folder): the beginning of a record, which the engine replays, and steps. `Walk` is somebody who takes it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from ..kernel.box import Game
from ..kernel.chance import Chance
from ..kernel.moves import Move, UnknownMove
from ..kernel.refusals import IllegalMove
from .table import Table, TableError

FILE = ("lessons", "lesson.toml")
"""Where a game keeps its lesson, from its folder on."""

LEARNER: Final = 0
"""The seat of whoever learns."""

MOST_STEPS = 20
MOST_MOVES = 200
"""In one step, or before the first: a lesson begins early in a game."""

OR = "|"
"""Stands between answers that serve a purpose alike."""

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Point = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_:.-]+$", max_length=80)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Notations = Annotated[list[Notation], msgspec.Meta(max_length=MOST_MOVES)]
Names = Annotated[str, msgspec.Meta(max_length=8000)]
"""Outcomes of chance by name, with spaces between."""


class LessonError(ValueError):
    """A lesson that cannot be read or does not replay; the message says where and why."""


class LessonStep(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. A step that `serves` nothing only shows something.

    `before`: moves that are made before it, whoever they belong to. `draws`: what chance brings from then on, as far as
    it can. `points`: what is shown, by the ids of touches or kinds on the board. `serves`: for each decision that it
    takes, the moves that serve the purpose, as patterns with `|` between; the first is a whole notation, and whoever
    begins with a later step has played it."""

    id: Id
    before: Notations = []
    draws: Names = ""
    points: Annotated[list[Point], msgspec.Meta(min_length=1, max_length=12)]
    serves: Annotated[list[Notation], msgspec.Meta(max_length=12)] = []

    def serving(self, decision: int) -> list[str]:
        """The patterns of what serves the purpose."""
        return [pattern.strip() for pattern in self.serves[decision].split(OR)]


class LessonData(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down. `setup` and `draws` are what chance brings, by name, in the set-up and with the
    `moves` of the beginning; `minutes` is how long it takes somebody who reads it all."""

    players: Annotated[int, msgspec.Meta(ge=1, le=10)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    options: dict[str, bool | int | str] = {}
    setup: Names
    moves: Notations = []
    draws: Names = ""
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]


class Wished(Chance):
    """Draws the first of its wishes that can be drawn; where none can, what is likeliest. So a lesson goes on whatever
    its learner has chosen, and always in the same way."""

    def __init__(self, wishes: Sequence[str]) -> None:
        super().__init__(None, recording=True, generator=False)
        self.wishes = list(wishes)

    def _choose(self, weights: list[int], total: int, names: Sequence[str]) -> int:
        possible = {names[index]: index for index in range(len(weights)) if weights[index] > 0}
        wish = next((wish for wish in self.wishes if wish in possible), None)
        if wish is None:
            return max(possible.values(), key=weights.__getitem__)
        self.wishes.remove(wish)
        return possible[wish]


def has_lesson(game: Game) -> bool:
    return game.folder().joinpath(*FILE).is_file()


@lru_cache(16)
def lesson_of(game: Game) -> Lesson | None:
    """What teaches this game, checked; None if it brings nothing. It is taught with the box that comes with the game,
    whatever edition is played."""
    return read_lesson(game, game.folder().joinpath(*FILE)) if has_lesson(game) else None


def read_lesson(game: Game, path: Path) -> Lesson:
    try:
        data = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonData)
    except (OSError, ValueError) as error:
        raise LessonError(f"{path.name} is no lesson: {error}") from None
    return Lesson(type(game).open(None, data.options), data)


class Lesson:
    """A lesson and the box it is played with."""

    def __init__(self, box: Game, data: LessonData) -> None:
        self.box = box
        self.data = data
        ids = [step.id for step in data.steps]
        if len(set(ids)) < len(ids):
            raise LessonError("two steps have the same id")
        for step in data.steps:
            for decision in range(len(step.serves)):
                self._check_patterns(step, decision)

    def _check_patterns(self, step: LessonStep, decision: int) -> None:
        first, *others = step.serving(decision)
        try:
            self.box.move(first)
        except UnknownMove as error:
            raise LessonError(f"step {step.id}: {error}") from None
        for pattern in others:
            if not any(fnmatchcase(move.notation, pattern) for move in self.box.vocabulary.moves):
                raise LessonError(f"step {step.id}: no move of this game is written like '{pattern}'")

    @property
    def steps(self) -> list[LessonStep]:
        return self.data.steps

    def table(self, names: Sequence[str]) -> Table:
        """The table at which the lesson begins."""
        chance = Wished(self.data.setup.split())
        table = Table(self.box, self.data.players, list(names), auto_single=True, chance=chance)
        table.one_by_one = True
        if table.record().setup.chance != self.data.setup.split():
            raise LessonError("the set-up draws something else than the lesson says")
        chance.wishes += self.data.draws.split()
        for notation in self.data.moves:
            play(table, notation)
        if chance.wishes:
            raise LessonError(f"'{chance.wishes[0]}' was not drawn before the first step")
        return table


def play(table: Table, notation: str) -> None:
    """A move of the lesson itself, for whoever is to move. LessonError if it is not legal."""
    seat = table.position.to_move
    if seat is None:
        raise LessonError(f"'{notation}': the game is over")
    try:
        table.play(seat, table.game.move(notation))
    except (UnknownMove, IllegalMove, TableError) as error:
        raise LessonError(f"'{notation}': {error}") from None


SERVES, ELSEWHERE = "serves", "elsewhere"
"""How a legal move is judged: it serves the purpose of the step, or it belongs to another day and is not made."""


class Walk:
    """Somebody in a lesson: the table in front of them, the step they are at (`number`, as many as there are steps at
    the end), and how many of its decisions they have made."""

    def __init__(self, lesson: Lesson, names: Sequence[str], number: int = 0) -> None:
        self.lesson = lesson
        self.names = list(names)
        self.go(number)

    @property
    def step(self) -> LessonStep | None:
        """None at the end."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    def go(self, number: int) -> None:
        """To the beginning of a step, as if every step before it had been taken as it is written."""
        self.number = min(max(0, number), len(self.lesson.steps))
        self.decided = 0
        self.anew = False
        """Whether the table was laid anew for this step, since what the learner chose before does not lead there."""
        self.table = self.lesson.table(self.names)
        for step in self.lesson.steps[: self.number]:
            self._begin(step)
            for decision in range(len(step.serves)):
                play(self.table, step.serving(decision)[0])
        if self.step is not None:
            self._begin(self.step)

    def _begin(self, step: LessonStep) -> None:
        self.table.chance_brings(Wished(step.draws.split()))
        for notation in step.before:
            play(self.table, notation)
        if self.table.position.to_move != LEARNER:
            raise LessonError(f"step {step.id}: it is not the learner's turn")
        if step.serves and not self._serving(step, 0):
            raise LessonError(f"step {step.id}: no move that is legal here serves its purpose")

    def _serving(self, step: LessonStep, decision: int) -> list[Move]:
        patterns = step.serving(decision)
        legal = self.table.position.legal() if self.table.position.to_move == LEARNER else []
        return [move for move in legal if any(fnmatchcase(move.notation, pattern) for pattern in patterns)]

    def serving(self) -> list[Move]:
        """The legal moves that serve the purpose of the present step."""
        step = self.step
        return self._serving(step, self.decided) if step is not None and step.serves else []

    def judge(self, move: Move) -> str:
        """SERVES or ELSEWHERE; IllegalMove with the engine's reason if it is not legal at all."""
        refusal = self.table.position.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        return SERVES if move in self.serving() else ELSEWHERE

    def play(self, move: Move) -> bool:
        """Plays a move if it serves the purpose; False if it does not, and then nothing has changed."""
        if self.judge(move) == ELSEWHERE:
            return False
        self.table.play(LEARNER, move)
        self.decided += 1
        if self.step is not None and self.decided == len(self.step.serves):
            self.advance()
        return True

    def advance(self) -> None:
        """To the next step, on the learner's own table as long as the lesson can go on there."""
        self.number, self.decided, self.anew = self.number + 1, 0, False
        if self.step is None:
            return
        try:
            self._begin(self.step)
        except LessonError:
            self.go(self.number)
            self.anew = True

    def dump(self) -> dict[str, Any]:
        """How far somebody is, to be remembered."""
        return {"step": self.number}
