"""What has happened since somebody decided last: the elements of the board that it touched, and what everybody gained
and lost meanwhile. All of it follows from what the log tells the same eyes, so it says no more than the log does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..kernel.box import Game
from ..kernel.events import Event
from ..kernel.record import RecordedMove
from ..table import Table
from ..table.table import HIDDEN


class Turn(NamedTuple):
    """What one seat did, from its first move to its last, and what it gained (or lost) of which resource. A seat that
    only gained or lost something has no moves."""

    seat: int
    first: int
    last: int
    gains: Mapping[str, int]


def moves_since(table: Table, seat: int | None) -> range:
    """The numbers of the moves after the last decision of a seat and what followed from it. For somebody who only looks
    on: those that the same player made last, one after the other."""
    moves = table.moves
    begin = len(moves) if seat is None else table.last_decision(seat) + 1
    if seat is None:
        while begin and moves[begin - 1].seat == moves[-1].seat:
            begin -= 1
    else:
        while begin < len(moves) and moves[begin].seat == seat:
            begin += 1
    return range(max(begin, table.first) + 1, len(moves) + 1)


def turns_since(table: Table, seat: int | None) -> list[Turn]:
    """A line for everybody else who played, in the order in which they began, and for whoever else gained or lost
    something."""
    numbers = moves_since(table, seat)
    played: dict[int, list[int]] = {}
    gains: dict[int, dict[str, int]] = {}
    for number in numbers:
        if (mover := table.moves[number - 1].seat) != seat:  # a seat has moves of its own there if it had no choice
            played.setdefault(mover, []).append(number)
        for who, resource, amount in _gains(table.events_of(number), seat):
            held = gains.setdefault(who, {})
            held[resource] = held.get(resource, 0) + amount
    changed = {who: {name: amount for name, amount in held.items() if amount} for who, held in gains.items()}
    seats = [*played, *(who for who, held in sorted(changed.items()) if held and who not in played)]
    return [Turn(who, min(played.get(who, [0])), max(played.get(who, [0])), changed.get(who, {})) for who in seats]


def _gains(events: list[Event], seat: int | None) -> Iterator[tuple[int, str, int]]:
    for event in events:
        yield from event.seen_by(seat).gains()


def touched_since(table: Table, seat: int | None, told: list[RecordedMove]) -> list[str]:
    """The elements that moves and events named, as far as these eyes know them."""
    touches = dict[str, None]()
    for number in moves_since(table, seat):
        entry = told[number - 1]
        if entry.move != HIDDEN:
            touches.update(dict.fromkeys(table.game.move(entry.move).touches))
        events = [event.seen_by(seat) for event in table.events_of(number)]
        touches.update(dict.fromkeys(elements_named(table.game, events)))
    return list(touches)


def elements_named(game: Game, events: Iterable[Event]) -> list[str]:
    """Those elements of the board that events speak of."""
    elements = _elements(game)
    return list(dict.fromkeys(touch for event in events for touch in _named(event) if touch in elements))


def _named(event: Event) -> Iterator[str]:
    """What an event names, as a board would call it: a field is named after the kind of thing that it holds."""
    for field, value in event.fields().items():
        for one in value if isinstance(value, list | tuple) else (value,):
            yield f"{field.rpartition('_')[2]}:{one}"


@lru_cache(16)
def _elements(game: Game) -> frozenset[str]:
    """Everything on a board that a move can touch."""
    return frozenset(touch for move in game.vocabulary.moves for touch in move.touches)
