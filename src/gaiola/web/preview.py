"""What a move would change, before anybody commits to it. It is played on a position that the seat cannot tell from the
true one, and told only as far as the seat could work it out: up to the first die, draw or hidden thing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from ..kernel.chance import Chance
from ..kernel.events import Event, Journal
from ..kernel.moves import Move
from ..kernel.position import Position
from ..table.luckless import Luck, NoLuck

UNKNOWN = "unknown"


class Change(NamedTuple):
    """What a seat holds of a resource before and after, and the parts of the difference in their order."""

    seat: int
    resource: str
    before: int
    after: int
    parts: tuple[int, ...]


class Preview(NamedTuple):
    """`ends` says what cannot be foreseen: nothing of what comes after it is told."""

    changes: list[Change]
    events: list[Event]
    ends: str


def preview(position: Position[Any], seat: int, *moves: Move) -> Preview:
    """What a move, or one after the other, changes for everybody, as far as `seat` can know."""
    world, luck, journal = position.imagine(seat, Chance(0)), NoLuck(), Journal()
    before, hidden = world.holdings(), len(world.hidden(seat))
    with suppress(Luck):
        for move in moves:
            world.carry_out(move, luck, journal)
    if len(world.hidden(seat)) < hidden:
        return Preview([], [], UNKNOWN)
    events = [event.seen_by(seat) for event in journal.events]
    return Preview(_changes(events, before), events, luck.asked)


def _changes(events: list[Event], before: dict[str, list[int]]) -> list[Change]:
    parts: dict[tuple[int, str], list[int]] = {}
    for event in events:
        for who, resource, amount in event.gains():
            parts.setdefault((who, resource), []).append(amount)
    return [
        Change(who, resource, before[resource][who], before[resource][who] + sum(amounts), tuple(amounts))
        for (who, resource), amounts in sorted(parts.items())
        if sum(amounts)
    ]
