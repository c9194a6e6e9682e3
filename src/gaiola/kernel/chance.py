"""Chance: the only source of luck. It is asked when a tile is drawn or a die is rolled and never before, so a position
holds no future. Play draws from a seed, tests and records from a script, look-ahead tries every outcome."""

import random
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

_UNUSED: Final = random.Random(0)  # for kinds of chance that never ask a generator; making one takes time
_FACES: Final[dict[int, list[str]]] = {}  # the names of the faces of a die with so many


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws from a seeded generator. With `recording`, every outcome is kept by name in `drawn`."""

    def __init__(self, seed: int | None = None, recording: bool = False, generator: bool = True) -> None:
        self._random: Final = random.Random(seed) if generator else _UNUSED
        self.recording: Final = recording
        self.drawn: list[str] = []

    def draw(self, weights: list[int], names: Sequence[str]) -> int:
        """The index of one thing, drawn with probability proportional to its weight; `names[i]` is what a record
        calls it."""
        total = 0
        for weight in weights:
            total += weight
        if total <= 0:
            raise ValueError("nothing left to draw from")
        index = self._choose(weights, total, names)
        if self.recording:
            self.drawn.append(names[index])
        return index

    def roll(self, faces: int) -> int:
        """A die: 1 to `faces`."""
        names = _FACES.get(faces)
        if names is None:
            names = _FACES[faces] = [str(face) for face in range(1, faces + 1)]
        return self.draw([1] * faces, names) + 1

    def take(self) -> list[str]:
        """The outcomes recorded since the last `take`."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def _choose(self, weights: list[int], total: int, names: Sequence[str]) -> int:
        left = int(self._number() * total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights changed while drawing")

    def _number(self) -> float:
        """Where luck comes from: the next number, from 0 up to 1."""
        return self._random.random()


class ScriptError(ValueError):
    """A script that names something which cannot be drawn here, or that has run out."""


class Scripted(Chance):
    """Draws what a list says: for tests, worked examples and replays."""

    def __init__(self, script: Sequence[str | int], recording: bool = False) -> None:
        super().__init__(None, recording, generator=False)
        self.script: Final = [str(name) for name in script]
        self.at = 0

    @property
    def left(self) -> int:
        """How many outcomes of the script are still to come."""
        return len(self.script) - self.at

    def _choose(self, weights: list[int], total: int, names: Sequence[str]) -> int:
        possible = [i for i in range(len(weights)) if weights[i] > 0]
        offered = ", ".join([names[i] for i in possible])
        if self.at >= len(self.script):
            raise ScriptError(f"outcome {self.at + 1} is missing; one of {offered} was to be drawn")
        wanted = self.script[self.at]
        for i in possible:
            if names[i] == wanted:
                self.at += 1
                return i
        raise ScriptError(f"outcome {self.at + 1} is '{wanted}', but only {offered} can be drawn")


class Every(Chance):
    """Walks through all outcomes: play with it, then `advance()`; while that is true there is another branch."""

    def __init__(self) -> None:
        super().__init__(generator=False)
        self._path: list[int] = []
        self._width: list[int] = []
        self._at = 0

    def advance(self) -> bool:
        """To the next branch; False if all have been walked."""
        while self._path and self._path[-1] == self._width[-1] - 1:
            self._path.pop()
            self._width.pop()
        if not self._path:
            return False
        self._path[-1] += 1
        self._at = 0
        return True

    def _choose(self, weights: list[int], total: int, names: Sequence[str]) -> int:
        possible = [i for i in range(len(weights)) if weights[i] > 0]
        if self._at == len(self._path):
            self._path.append(0)
            self._width.append(len(possible))
        self._at += 1
        return possible[self._path[self._at - 1]]
