"""What does a changed number change? The same bots play the same seeds under two editions of a game, and what they
differ in is measured pair by pair. Pairs of one deal hang together, so the unit is the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ..kernel.box import Game
from ..kernel.record import EditionMark
from .comparisons import Difference, compared, mean_of
from .play import Played
from .seatings import whole_deals
from .watching import in_turn
from .work import Job, entrants, play_number

FEWEST = 10
"""Deals; of fewer nothing can be said."""

POINTS, LENGTH, SEATS, PLACES, SOURCES, CAUSES = "points", "length", "won by seat", "won by place", "sources", "ends"
"""Families of measures: what everybody has, how long it takes, the share won from each seat and from each place in the
starting order, points of a seat by their source, the share of games that end for each cause."""


SHARES = (SEATS, PLACES, CAUSES)
"""What a game has or has not: that no pair of them differs proves no more than that one of them might have."""


class Measure(msgspec.Struct, frozen=True):
    """One thing that was measured in every game: its mean under each edition, and the second less the first."""

    family: str
    name: str
    first: float
    second: float
    difference: Difference


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    editions: tuple[EditionMark, EditionMark]
    options: dict[str, Any]
    players: int
    bots: list[str]
    seed: int
    games: int
    """Under each edition."""
    deals: int
    measures: list[Measure]
    """Their intervals hold all together, with 95 %."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def compare(
    first: Game,
    second: Game,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    workers: int = 1,
    on_game: Callable[[], None] = lambda: None,
) -> Comparison:
    """Plays every game under both editions. They must be two editions of one game, with the same options."""
    if first.name != second.name:
        raise ValueError(f"these are two games, {first.name} and {second.name}; compare two editions of one")
    if first.edition.hash == second.edition.hash:
        raise ValueError("the two editions say the same; there is nothing to compare")
    entered = entrants(first, list(bots))
    count = whole_deals(games, len(entered))
    if count < FEWEST * len(entered):
        raise ValueError(f"of fewer than {FEWEST * len(entered)} games nothing can be said; ask for more")
    sides: list[list[_Measured]] = []
    for box in (first, second):
        side: list[_Measured] = []
        for measured in in_turn(box, Job.of(box, players, seed, entered), _play, range(count), workers):
            side.append(measured)
            on_game()
        sides.append(side)
    return Comparison(
        game=first.name,
        editions=(EditionMark.of(first.edition), EditionMark.of(second.edition)),
        options=first.options,
        players=players,
        bots=[entrant.name for entrant in entered],
        seed=seed,
        games=count,
        deals=count // len(entered),
        measures=_measures(sides[0], sides[1], len(entered)),
    )


class _Name(NamedTuple):
    family: str
    name: str


_Measured = dict[_Name, float]
"""A game; what is missing was 0."""


def _play(box: Game, job: Job, number: int) -> _Measured:
    played, _ = play_number(box, job.players, job.seed, job.bots, number)
    return dict(_measured(played))


def _measured(played: Played) -> Iterator[tuple[_Name, float]]:
    seats = len(played.scores)
    yield _Name(POINTS, "of a seat"), sum(played.scores) / seats
    yield _Name(POINTS, "of the winner"), max(played.scores)
    yield _Name(LENGTH, "decisions"), played.decisions
    yield _Name(LENGTH, "with a choice"), played.choices
    if seats > 1:
        won = played.wins()
        yield _Name(POINTS, "from first to last"), max(played.scores) - min(played.scores)
        yield _Name(LENGTH, "changes of the lead"), played.course.changes
        for seat in range(seats):
            yield _Name(SEATS, f"seat {seat + 1}"), won[seat]
        for place, seat in enumerate(played.order, 1):
            yield _Name(PLACES, f"place {place}"), won[seat]
    for source, points in played.sources.items():
        yield _Name(SOURCES, source), sum(points) / seats
    yield _Name(CAUSES, played.cause), 1


def _measures(first: Sequence[_Measured], second: Sequence[_Measured], bots: int) -> list[Measure]:
    families = (POINTS, LENGTH, SEATS, PLACES, SOURCES, CAUSES)
    found = dict.fromkeys(name for measured in (*first, *second) for name, value in measured.items() if value)
    names = sorted(found, key=lambda name: (families.index(name.family), name.name if name.family in SHARES else ""))
    columns = [([one.get(name, 0.0) for one in first], [other.get(name, 0.0) for other in second]) for name in names]
    paired = [[after - before for before, after in zip(*column, strict=True)] for column in columns]
    least = [bots / len(first) if name.family in SHARES else 0.0 for name in names]
    means = [mean_of(_by_deal(pairs, bots), floor) for pairs, floor in zip(paired, least, strict=True)]
    differences = compared(means)
    return [
        Measure(name.family, name.name, _mean(before), _mean(after), difference)
        for name, (before, after), difference in zip(names, columns, differences, strict=True)
    ]


def _by_deal(values: Sequence[float], games: int) -> list[float]:
    return [_mean(values[at : at + games]) for at in range(0, len(values), games)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
