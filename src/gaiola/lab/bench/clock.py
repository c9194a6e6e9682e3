"""How every side of a comparison measures itself: pieces of work, the clock, the lines by which a side is asked. Stands
on the standard library alone, since a peer's interpreter runs this too.

Time is the processor's: what another program does meanwhile does not count, and every side runs in one thread."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

SAMPLE_EVERY = 8
"""Every so many decisions of a game, its position is kept as one that bots think about."""
POSITIONS = 40
"""So many positions are kept at least, from as many whole games as it takes."""
COPIES = 20
"""How often a position is copied, or imagined, in a row."""

S = TypeVar("S", bound="Subject")
T = TypeVar("T")


class Subject:
    """One game with a number of players. Each method works on without end and yields after every piece of work how many
    units it was. Counted are decisions with two or more options; timed is everything."""

    game = ""
    players = 0
    reconstructed = False

    def prepare(self) -> None:
        """Plays what is then copied and replayed: games that were not measured before, and no part of any figure."""
        raise NotImplementedError

    def play(self) -> Iterator[int]:
        """Whole random games, set-up included; the decisions of each."""
        raise NotImplementedError

    def copies(self) -> Iterator[int]:
        raise NotImplementedError

    def replays(self) -> Iterator[int]:
        """Whole games as they were written down; the decisions of each."""
        raise NotImplementedError

    def options(self) -> Iterator[int]:
        """The loop that bots pay: copy, play and legal moves for every option of a position."""
        raise NotImplementedError

    def imaginations(self) -> Iterator[int] | None:
        """Positions that the seat to move cannot tell from the true one; None where the game has no such thing."""
        return None


class Pace(NamedTuple):
    units: int
    pieces: int
    spent: float

    @property
    def units_per_second(self) -> float:
        return self.units / self.spent

    @property
    def pieces_per_second(self) -> float:
        return self.pieces / self.spent


def pace(seconds: float, work: Iterator[int]) -> Pace:
    """Whole pieces of work, at least one, until the seconds are over."""
    units = pieces = 0
    began = time.process_time()
    while True:
        units += next(work)
        pieces += 1
        spent = time.process_time() - began
        if spent >= seconds and spent > 0:
            return Pace(units, pieces, spent)


def endless(things: list[T]) -> Iterator[T]:
    while True:
        yield from things


def measure(subject: Subject, seconds: float) -> dict[str, float | None]:
    """What one repeat tells: how much of everything a second brings. Random play lasts so many seconds, the calibration
    loop a fifth of them, all else half."""
    subject.prepare()
    loops = pace(seconds / 5, calibration())
    play = pace(seconds, subject.play())
    imaginations = subject.imaginations()
    return {
        "loops": loops.units_per_second,
        "decisions": play.units_per_second,
        "games": play.pieces_per_second,
        "copies": pace(seconds / 2, subject.copies()).units_per_second,
        "replays": pace(seconds / 2, subject.replays()).units_per_second,
        "options": pace(seconds / 2, subject.options()).units_per_second,
        "imaginations": pace(seconds / 2, imaginations).units_per_second if imaginations else None,
    }


def calibration() -> Iterator[int]:
    while True:
        calibration_loop()
        yield 1


def calibration_loop() -> int:
    """A fixed piece of plain Python: small whole numbers in lists, like a game."""
    cells = [0] * 64
    found: list[int] = []
    for i in range(4000):
        place = i * 7 % 64
        cells[place] += i & 3
        if cells[place] > 40:
            found.append(place)
            cells[place] = 0
    return len(found) + sum(cells[:])


def answer_lines(
    name: str, version: str, subjects: Sequence[S], answers: dict[str, Callable[[S, float], object]], build: str = ""
) -> None:
    """Says on a line who measures which games; then for every line that is read, which says what is wanted of which of
    them, writes the answer. Ends with its input."""
    listed = [{"game": each.game, "players": each.players, "reconstructed": each.reconstructed} for each in subjects]
    _say({"name": name, "version": version, "build": build, "subjects": listed})
    for line in sys.stdin:
        asked = json.loads(line)
        _say(answers[asked["want"]](subjects[asked["subject"]], asked["seconds"]))


def _say(what: object) -> None:
    print(json.dumps(what), flush=True)
