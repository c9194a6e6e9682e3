"""What a finished game has to tell: where the points came from, how they grew, who led. All of it follows from events,
the record and what the game's board says of its sources of points, so it holds for every game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..games import module_of
from ..kernel.box import Game
from ..kernel.events import ENDED, ROUND, SOURCE, Event
from ..look.sources import FINAL_SCORING, ROUND_SCORING, Sign
from ..table import Table

UNSIGNED = Sign("")


class Source(NamedTuple):
    """A row of the breakdown: the points of each seat. `parts` are the kinds of events they came from, where the game's
    accounts tell them apart; they add up to the row."""

    id: str
    points: list[int]
    final: bool
    parts: list[tuple[str, list[int]]]


class Course(NamedTuple):
    """The points of every seat after each move; `points[0]` is the set-up. `scored` is what they came to in the final
    scoring, if there was one. `rounds` says after how many moves each round began, `stages` the same of parts of the
    game that have a name (a key of the game's words) instead of a number. `counted` are the moves after which points
    were counted for everybody."""

    points: list[list[int]]
    scored: list[int] | None
    rounds: list[tuple[int, int]]
    stages: Sequence[tuple[int, str]] = ()
    counted: Collection[int] = ()

    @property
    def moves(self) -> int:
        return len(self.points) - 1

    @property
    def last(self) -> list[int]:
        return self.points[-1] if self.scored is None else self.scored

    def standings(self) -> list[list[int]]:
        return self.points if self.scored is None else [*self.points, self.scored]

    def round_at(self, number: int) -> int | None:
        """The round that the move of this number belongs to."""
        begun = [name for after, name in self.rounds if after < number]
        return begun[-1] if begun else None


class Gain(NamedTuple):
    """The points that the player of a move won with it, scorings not counted; `event` if a single one brought them."""

    number: int
    seat: int
    points: int
    event: Event | None


class Lead(NamedTuple):
    """How often the lead went from one player to another before the final scoring, who had it last and from which move
    on."""

    changes: int
    seat: int
    since: int


# ------------------------------------------------------------------ where points come from


def sources(table: Table) -> list[Source]:
    """The breakdown, one row for each source of points; those of the final scoring last."""
    breakdown, known = table.position.breakdown(), signs(table.game)
    rows = [
        (breakdown[0][row][0], [seat_sources[row][1] for seat_sources in breakdown]) for row in range(len(breakdown[0]))
    ]
    _, scoring = _split(table.events_of(len(table.moves)), known)
    final = {event.fields()[SOURCE] for event in scoring if SOURCE in event.fields()}
    final |= {id for id, sign in known.items() if sign.scored == FINAL_SCORING}
    parts = _parts(table, [points for _, points in rows])
    found = [Source(id, points, id in final, parts.get(row, [])) for row, (id, points) in enumerate(rows)]
    return sorted(found, key=lambda source: source.final)


def signs(game: Game) -> Mapping[str, Sign]:
    """What the game says of its sources of points, if it says anything."""
    found: Mapping[str, Sign] = getattr(module_of(game, "board"), "SOURCES", {})
    return found


def _scored(event: Event, known: Mapping[str, Sign]) -> str:
    """The scoring that an event belongs to, if it is no move that brings its points."""
    source = event.fields().get(SOURCE)
    if source is not None:
        return known.get(source, UNSIGNED).scored
    return next((sign.scored for sign in known.values() if event.name() in sign.events), "")


def _split(events: list[Event], known: Mapping[str, Sign]) -> tuple[list[Event], list[Event]]:
    """What belongs to the play, and the final scoring: what the game says is part of it, and all that comes after the
    end is told."""
    over = False
    play: list[Event] = []
    final: list[Event] = []
    for event in events:
        over = over or event.name() == ENDED
        (final if over or _scored(event, known) == FINAL_SCORING else play).append(event)
    return play, final


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
    worth, known = table.game.worth(), signs(table.game)
    named: Mapping[str, str] = getattr(module_of(table.game, "board"), "STAGES", {})
    points = [0] * table.position.players
    told = Course([], None, [], stages := [], counted := set())
    late: list[Event] = []
    for number in range(len(table.moves) + 1):
        early, late = _split(table.events_of(number), known)
        points = _added(points, early, worth)
        told.points.append(points)
        for event in early:
            if ROUND in event.fields():
                told.rounds.append((number, event.fields()[ROUND]))
            if event.name() in named:
                stages.append((number, named[event.name()]))
            if _scored(event, known) == ROUND_SCORING:
                counted.add(number)
    scored = _added(points, late, worth)
    return told._replace(scored=scored if scored != points else None)


def _added(points: list[int], events: list[Event], worth: Mapping[str, int]) -> list[int]:
    sums = list(points)
    for event in events:
        for seat, gained in points_of(event, worth):
            sums[seat] += gained
    return sums


def biggest(table: Table) -> Gain | None:
    """The move that brought its player most, by itself and not by a scoring that came after it; the first of equals.
    None if no move brought anything."""
    worth, known, best = table.game.worth(), signs(table.game), None
    for number, entry in enumerate(table.moves, 1):
        early, _ = _split(table.events_of(number), known)
        gains = [
            (sum(points for seat, points in points_of(event, worth) if seat == entry.seat), event)
            for event in early
            if not _scored(event, known)
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
    """Counts when somebody else is alone in front; a tie changes nothing. None if nobody ever was. The final scoring is
    not part of the race: it says who has won."""
    changes, leader, since = 0, -1, 0
    for number, points in enumerate(course.points):
        most = max(points)
        ahead = [seat for seat, held in enumerate(points) if held == most]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader, since = ahead[0], number
    return None if leader < 0 else Lead(changes, leader, since)
