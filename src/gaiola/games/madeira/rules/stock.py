"""Chapter 2, points and pirates that an effect or a debt brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from .. import events
from .scoring import score

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def earn(pos: MadeiraPosition, seat: int, effect: Effect, points: int, journal: Journal | None) -> None:
    """Points by an effect, booked where the effect belongs."""
    source = pos.box.source_of[effect.number]
    score(pos, seat, source, points)
    if journal:
        journal.add(events.PointsEarned(seat, points))


def discard_pirates(pos: MadeiraPosition, seat: int, pirates: int, journal: Journal | None) -> None:
    """2.3, 2.4: announced with their value."""
    if pirates:
        pos.pirates[seat] -= pirates
        if journal:
            journal.add(events.PiratesDiscarded(seat, pirates))


def receive_pirates(pos: MadeiraPosition, seat: int, pirates: int, journal: Journal | None) -> None:
    """2.4: for what could not be paid, kept or fed."""
    if pirates:
        pos.pirates[seat] += pirates
        if journal:
            journal.add(events.PiratesReceived(seat, pirates))
