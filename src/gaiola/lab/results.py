"""The answer of a tournament: counted while the games come in, so that it fits in memory however many there are."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel.record import EditionMark
from .claims import OPEN, Evidence, Verdict
from .folder import Question
from .intervals import Estimate, mean_of, share_of
from .play import Played
from .rating import Rater, Rating


class Spread(msgspec.Struct, frozen=True):
    """A row of numbers in short."""

    mean: float
    deviation: float
    min: int
    max: int


class Branching(msgspec.Struct, frozen=True):
    """Legal moves of the decisions that had two or more."""

    mean: float
    max: int


class Standing(msgspec.Struct, frozen=True):
    """How somebody fared, or some place at the table. `wins` adds up the games won, a win shared by three as a third;
    `share` is that of all games. `rank` is the mean of the ranks, `points` that of the points."""

    name: str
    wins: float
    share: Estimate
    rank: Estimate
    points: Estimate
    spread: Spread
    rating: Rating | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What the question alone decides. `standings` are those of bots, in the order in which they were named; then by
    seat, and by place in the starting order. A game for one has no wins."""

    game: str
    edition: EditionMark
    options: dict[str, Any]
    players: int
    seed: int
    games: int
    deals: int
    standings: list[Standing]
    by_seat: list[Standing]
    by_place: list[Standing]
    verdict: Verdict | None
    decisions: Spread
    choices: Spread
    """Decisions with two or more legal moves."""
    branching: Branching
    scores: Spread
    ends: dict[str, int]

    def of(self, bot: str) -> Standing:
        return next(standing for standing in self.standings if standing.name == bot)


class Tally:
    """Whole numbers added up exactly, so that the order does not matter."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0
        self.low: int | None = None
        self.high = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.high = value if self.low is None else max(self.high, value)
        self.low = value if self.low is None else min(self.low, value)

    def spread(self) -> Spread:
        """With the deviation of a sample."""
        if not self.count:
            return Spread(0.0, 0.0, 0, 0)
        around = self.count * self.squares - self.total * self.total
        pairs = self.count * (self.count - 1)
        deviation = math.sqrt(around / pairs) if pairs else 0.0
        return Spread(self.total / self.count, deviation, self.low or 0, self.high)


class _Line:
    """One line of a table, deal by deal."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        self.ranks: list[float] = []
        self.points: list[float] = []
        self.scores = Tally()

    def add(self, deal: Sequence[tuple[float, int, int]], games: int) -> None:
        """What was won in a deal of so many games: (share of the win, rank, points) of every seat that belongs here."""
        self.wins.append(math.fsum(won for won, _, _ in deal) / games)
        self.ranks.append(sum(rank for _, rank, _ in deal) / len(deal))
        self.points.append(sum(score for _, _, score in deal) / len(deal))
        for _, _, score in deal:
            self.scores.add(score)

    def standing(self, name: str, games: int, rating: Rating | None = None) -> Standing:
        share = share_of(self.wins, games)
        wins = math.fsum(self.wins) * games
        return Standing(name, wins, share, mean_of(self.ranks), mean_of(self.points), self.scores.spread(), rating)


class Count:
    """Counts the games of a tournament, which come in their order."""

    def __init__(self, question: Question, evidence: Evidence | None = None) -> None:
        self.question = question
        self.evidence = evidence
        self.games = 0
        self._deal: list[Played] = []
        self._bots = {name: _Line() for name in question.bots}
        self._seats = [_Line() for _ in range(question.players)]
        self._places = [_Line() for _ in range(question.players)]
        self._rater = Rater(question.bots)
        self._decisions, self._choices, self._scores = Tally(), Tally(), Tally()
        self._branches = self._widest = 0
        self._ends: Counter[str] = Counter()

    @property
    def clear(self) -> bool:
        """True when playing may stop. Only whole deals are looked at."""
        if self.evidence is None or self._deal or self.games < self.question.at_least:
            return False
        return self.evidence.answer() != OPEN

    def add(self, played: Played) -> None:
        self.games += 1
        self._decisions.add(played.decisions)
        self._choices.add(played.choices)
        self._branches += played.branches
        self._widest = max(self._widest, played.widest)
        self._ends[played.cause] += 1
        for score in played.scores:
            self._scores.add(score)
        self._rater.add(played)
        self._deal.append(played)
        if len(self._deal) == len(self.question.bots):
            self._close()

    def _close(self) -> None:
        """A deal is complete."""
        rows = [
            (bot, seat, played.order.index(seat), (won, played.ranking[seat], played.scores[seat]))
            for played in self._deal
            for seat, (bot, won) in enumerate(zip(played.seats, played.wins(), strict=True))
        ]
        games = len(self._deal)
        for name, line in self._bots.items():
            line.add([values for bot, _, _, values in rows if bot == name], games)
        for number in range(self.question.players):
            self._seats[number].add([values for _, seat, _, values in rows if seat == number], games)
            self._places[number].add([values for _, _, place, values in rows if place == number], games)
        if self.evidence is not None:
            self.evidence.add({name: line.wins[-1] for name, line in self._bots.items()})
        self._deal = []

    def result(self) -> Result:
        question, each = self.question, len(self.question.bots)
        return Result(
            game=question.game,
            edition=question.edition,
            options=question.options,
            players=question.players,
            seed=question.seed,
            games=self.games,
            deals=self.games // each,
            standings=[line.standing(name, each, self._rater.rating(name)) for name, line in self._bots.items()],
            by_seat=[line.standing(f"seat {seat}", each) for seat, line in enumerate(self._seats, 1)],
            by_place=[line.standing(f"place {place}", each) for place, line in enumerate(self._places, 1)],
            verdict=self.evidence.verdict() if self.evidence else None,
            decisions=self._decisions.spread(),
            choices=self._choices.spread(),
            branching=Branching(self._branches / self._choices.total if self._choices.total else 0.0, self._widest),
            scores=self._scores.spread(),
            ends=dict(sorted(self._ends.items())),
        )
