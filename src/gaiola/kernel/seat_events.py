"""Events that one seat brings about. Most of what it gains or loses stands in a field of the event that has the name of
the resource; then a class only names the field. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from .events import Event

Gains: TypeAlias = Iterable[tuple[int, str, int]]


class SeatEvent(Event, frozen=True):
    """What a seat does, gets or loses. `gained` and `spent` name fields that are called like a resource and say how
    much of it the seat gains or loses; where that is not enough, a class writes its own `gains`."""

    gained: ClassVar[tuple[str, ...]] = ()
    spent: ClassVar[tuple[str, ...]] = ()
    seat: int

    def gains(self) -> Gains:
        more = [(self.seat, name, getattr(self, name)) for name in self.gained]
        return more + [(self.seat, name, -getattr(self, name)) for name in self.spent]
