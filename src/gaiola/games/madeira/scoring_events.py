"""What is counted: the requests of the Crown, each with what counted for it, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.events import Event
from .events import Gains

# ---- 16: requests


class RequestScored(Event, frozen=True):
    """So many requests of one kind, scored together."""

    rule: ClassVar[str] = "madeira.16.3"
    seat: int
    request: str
    tiles: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]


class MarketRoutesScored(RequestScored, frozen=True):
    """`market` is where each ship is that counted, the best first."""

    rule: ClassVar[str] = "madeira.16.4"
    market: tuple[str, ...]


class ExpeditionsScored(RequestScored, frozen=True):
    """`colony` is where each ship is that counted, the best first."""

    rule: ClassVar[str] = "madeira.16.5"
    colony: tuple[str, ...]


class InfluenceScored(RequestScored, frozen=True):
    rule: ClassVar[str] = "madeira.16.6"
    favor: tuple[str, ...]


class UrbanizationScored(RequestScored, frozen=True):
    """The cities that counted, the best first."""

    rule: ClassVar[str] = "madeira.16.7"
    city: tuple[str, ...]


class WealthScored(RequestScored, frozen=True):
    rule: ClassVar[str] = "madeira.16.9"
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points), (self.seat, "reals", -self.reals)]


# ---- 17: the end


class LeftoversScored(Event, frozen=True):
    rule: ClassVar[str] = "madeira.17.2"
    seat: int
    reals: int
    points: int
    source: str = "resources"

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]


class PiratesCounted(Event, frozen=True):
    """Pirates are shown at the end, with what they cost."""

    rule: ClassVar[str] = "madeira.17.3"
    seat: int
    pirates: int
    points: int
    source: str = "pirates"

    def gains(self) -> Gains:
        return [(self.seat, "points", -self.points)]
