"""What a report tells beside the answer of a tournament: where points came from, how they grew, who was in front."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ..folder import Question, read_question, read_results
from ..play import TENTHS, Played
from ..results import Count, Result

DRAWN = 20_000
"""Of how many games charts are drawn."""
MIDDLE = (0.1, 0.9)
"""What lies between these parts of all values is called the middle of them."""


class Spread(NamedTuple):
    """Points from one source: the mean, how much they differ, and the middle four fifths of them."""

    mean: float
    deviation: float
    low: float
    high: float


def _deals(played: Iterable[Played], bots: int) -> Iterator[list[Played]]:
    """The games of each deal that is complete."""
    deal: list[Played] = []
    for game in played:
        deal.append(game)
        if len(deal) == bots:
            yield deal
            deal = []


class Findings:
    """A tournament as far as it was played. Only whole deals count: in others luck favours somebody. The answer is that
    of all games; what is drawn beside it is drawn of the first `DRAWN`, which have to fit in memory."""

    def __init__(self, question: Question, played: Iterable[Played]) -> None:
        self.question = question
        self.games: list[Played] = []
        count = Count(question)
        for deal in _deals(played, len(question.bots)):
            for game in deal:
                count.add(game)
            if len(self.games) < DRAWN:
                self.games += deal
        if not self.games:
            raise ValueError("not even one deal has been played; go on with the tournament first")
        self.result: Result = count.result()

    @classmethod
    def read(cls, folder: Path) -> Findings:
        return cls(read_question(folder), read_results(folder))

    @property
    def bots(self) -> list[str]:
        return self.question.bots

    def points(self, bot: str) -> list[int]:
        return [played.scores[seat] for played, seat in self._seats(bot)]

    def sources(self) -> list[str]:
        """Those that gave anybody anything, what paid most first."""
        total: dict[str, int] = {}
        for played in self.games:
            for source, points in played.sources.items():
                total[source] = total.get(source, 0) + sum(abs(number) for number in points)
        return sorted(filter(total.__getitem__, total), key=lambda source: -total[source])

    def from_source(self, bot: str, source: str) -> Spread:
        values = sorted(played.sources.get(source, [0] * len(played.seats))[seat] for played, seat in self._seats(bot))
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
        low, high = (float(values[round(part * (len(values) - 1))]) for part in MIDDLE)
        return Spread(mean, variance**0.5, low, high)

    def course(self, bot: str) -> tuple[list[float], float]:
        """Points on average after each tenth of a game, the last one without what the last decision brought; and the
        result."""
        rows = [
            [stage[seat] for stage in (*played.course.points[:TENTHS], played.course.before)]
            for played, seat in self._seats(bot)
        ]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)], sum(self.points(bot)) / len(rows)

    def leaders_win(self) -> list[float]:
        """After each tenth: how much of their games those win who are in front then. Where several are, their mean
        counts."""
        shares = [0.0] * (TENTHS + 1)
        for played in self.games:
            won = played.wins()
            for tenth, points in enumerate((*played.course.points[:TENTHS], played.course.before)):
                ahead = [seat for seat, held in enumerate(points) if held == max(points)]
                shares[tenth] += sum(won[seat] for seat in ahead) / len(ahead)
        return [share / len(self.games) for share in shares]

    def changes(self) -> list[int]:
        return [played.course.changes for played in self.games]

    def overtaken(self) -> float:
        """The share of games whose winner was not the last to be in front before the final scoring."""
        late = [played for played in self.games if played.course.leader is not None]
        return sum(played.ranking[played.course.leader or 0] != 1 for played in late) / max(len(late), 1)

    def command(self) -> str:
        """What plays the same tournament again. Somebody's own edition has to be named beside it."""
        asked = self.question
        names = [name.rpartition("-")[0] if name.rpartition("-")[2].isdigit() else name for name in asked.bots]
        words = ["gaiola lab tournament", asked.game, "--bots", ",".join(names), f"--players {asked.players}"]
        words += [f"--games {asked.games}", f"--seed {asked.seed}"]
        words += [f"--option {key}={str(value).lower()}" for key, value in asked.options.items()]
        words += [f"--until '{asked.until}'"] if asked.until else []
        words += [f"--at-least {asked.at_least}"] if asked.at_least else []
        return " ".join(words)

    def _seats(self, bot: str) -> list[tuple[Played, int]]:
        return [(played, seat) for played in self.games for seat, name in enumerate(played.seats) if name == bot]
