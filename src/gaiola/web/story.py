"""What a finished game has to tell: where the points came from, how they grew, who led. All of it follows from events
and the record, so it holds for every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..kernel.events import ENDED, ROUND, SOURCE, Event
from ..table import Table


class Source(NamedTuple):
    """A row of the breakdown: the points of each seat. `parts` are the kinds of events they came from, where the game's
    accounts tell them apart; they add up to the row."""

    id: str
    points: list[int]
    final: bool
    parts: list[tuple[str, list[int]]]


class Course(NamedTuple):
    """The points of every seat after each move; `points[0]` is the set-up. `scored` is what they came to in the final
    scoring, if there was one. `rounds` says after how many moves each round began."""

    points: list[list[int]]
    scored: list[int] | None
    rounds: list[tuple[int, int]]

    @property
    def moves(self) -> int:
        return len(self.points) - 1

    @property
    def last(self) -> list[int]:
        return self.points[-1] if self.scored is None else self.scored

    def stages(self) -> list[list[int]]:
        return self.points if self.scored is None else [*self.points, self.scored]


class Gain(NamedTuple):
    """The points that the player of a move won with it; `event` if a single one brought them."""

    number: int
    seat: int
    points: int
    event: Event | None


class Lead(NamedTuple):
    """How often the lead went from one player to another, who had it last and from which move on."""

    changes: int
    seat: int
    since: int


# ------------------------------------------------------------------ where points come from


def sources(table: Table) -> list[Source]:
    """The breakdown, one row for each source of points."""
    breakdown = table.position.breakdown()
    rows = [
        (breakdown[0][row][0], [seat_sources[row][1] for seat_sources in breakdown]) for row in range(len(breakdown[0]))
    ]
    scoring = _split(table.events_of(len(table.moves)))[1]
    final = {event.fields()[SOURCE] for event in scoring if SOURCE in event.fields()}
    parts = _parts(table, [points for _, points in rows])
    return [Source(id, points, id in final, parts.get(row, [])) for row, (id, points) in enumerate(rows)]


def _split(events: list[Event]) -> tuple[list[Event], list[Event]]:
    """What happened before the end of the game and after it."""
    for place, event in enumerate(events):
        if event.name() == ENDED:
            return events[:place], events[place:]
    return events, []


def _parts(table: Table, rows: list[list[int]]) -> dict[int, list[tuple[str, list[int]]]]:
    """By row: the kinds of events that brought the points. Only where the rows are, number for number, the things that
    points are given for, in the same order; otherwise nothing is known of them."""
    worth = table.game.worth()
    if table.first or len(worth) != len(rows):
        return {}
    found: dict[int, list[tuple[str, list[int]]]] = {}
    for row, resource in enumerate(worth):
        kinds: dict[str, list[int]] = {}
        for event in table.events:
            for seat, points in points_of(event, {resource: worth[resource]}):
                kinds.setdefault(event.name(), [0] * table.position.players)[seat] += points
        total = [sum(column) for column in zip(*kinds.values(), strict=True)]
        if len(kinds) > 1 and total == rows[row]:
            found[row] = sorted(kinds.items(), key=lambda kind: -sum(kind[1]))
    return found


def points_of(event: Event, worth: Mapping[str, int]) -> Iterator[tuple[int, int]]:
    """Who won (or lost) how many points by an event."""
    for seat, resource, amount in event.gains():
        if worth.get(resource):
            yield seat, amount * worth[resource]


# ------------------------------------------------------------------ how they grew


def course(table: Table) -> Course | None:
    """None where what happened is no longer known."""
    if table.first:
        return None
    worth = table.game.worth()
    points = [0] * table.position.players
    stages: list[list[int]] = []
    rounds: list[tuple[int, int]] = []
    late: list[Event] = []
    for number in range(len(table.moves) + 1):
        early, late = _split(table.events_of(number))
        points = _added(points, early, worth)
        stages.append(points)
        rounds += [(number, event.fields()[ROUND]) for event in early if ROUND in event.fields()]
    scored = _added(points, late, worth)
    return Course(stages, scored if scored != points else None, rounds)


def _added(points: list[int], events: list[Event], worth: Mapping[str, int]) -> list[int]:
    sums = list(points)
    for event in events:
        for seat, gained in points_of(event, worth):
            sums[seat] += gained
    return sums


def biggest(table: Table) -> Gain | None:
    """The move that brought its player most; the first of equals. None if no move brought anything."""
    worth, best = table.game.worth(), None
    for number, entry in enumerate(table.moves, 1):
        early, _ = _split(table.events_of(number))
        gains = [
            (sum(points for seat, points in points_of(event, worth) if seat == entry.seat), event) for event in early
        ]
        points = sum(gained for gained, _ in gains)
        if points > (best.points if best else 0):
            brought = [event for gained, event in gains if gained]
            best = Gain(number, entry.seat, points, brought[0] if len(brought) == 1 else None)
    return best


def best_round(course: Course) -> tuple[int, int, int, int] | None:
    """The round in which somebody won most: its number, the moves before it, the seat and the points."""
    best: tuple[int, int, int, int] | None = None
    ends = [number for number, _ in course.rounds[1:]] + [course.moves]
    for (begun, name), end in zip(course.rounds, ends, strict=False):
        for seat, (before, after) in enumerate(zip(course.points[begun], course.points[end], strict=True)):
            if after - before > (best[3] if best else 0):
                best = (name, begun, seat, after - before)
    return best


def lead(course: Course) -> Lead | None:
    """Counts when somebody else is alone in front; a tie changes nothing. None if nobody ever was."""
    changes, leader, since = 0, -1, 0
    for number, points in enumerate(course.stages()):
        most = max(points)
        ahead = [seat for seat, held in enumerate(points) if held == most]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader, since = ahead[0], number
    return None if leader < 0 else Lead(changes, leader, min(since, course.moves))
