"""Everything that can happen at the palace. Places, goods and characters by the edition's ids."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.events import Event
from ...kernel.seat_events import Gains, SeatEvent


class StarterRolled(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.2.1"
    die: int


class Began(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.2.1"


class CoinsDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.2.2"
    gained: ClassVar[tuple[str, ...]] = ("coins",)
    coins: int


class ProductChosen(SeatEvent, frozen=True):
    """`amount` is 0 where a limited supply has run out."""

    rule: ClassVar[str] = "palacio.2.3"
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "palacio.3.1"
    round: int


class Hired(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.4.1"
    spent: ClassVar[tuple[str, ...]] = ("coins",)
    workers: int
    king: bool
    coins: int


class WorkerPlaced(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.5.1"
    location: str


class KingPlaced(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.5.6"
    location: str


class DieRolled(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.7.1"
    location: str
    roll: int
    bonus: int


class DieRaised(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.7.2"
    spent: ClassVar[tuple[str, ...]] = ("coins",)
    coins: int
    value: int


class Harvested(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.8.1"
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class SupplyEmpty(SeatEvent, frozen=True):
    """A worker at a plantation whose good has run out."""

    rule: ClassVar[str] = "palacio.1.3"
    location: str
    good: str


class ProductionBegan(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.9.1"
    location: str
    good: str
    amount: int
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount), (self.seat, "coins", -self.coins)]


class ProductionMissed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.9.2"
    location: str


class ResourcesLost(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.9.3"
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class ProductMade(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.9.4"
    location: str
    good: str
    amount: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount), (self.seat, "points", self.points)]


class LevelClimbed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.10.1"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    location: str
    level: int
    points: int


class ClimbMissed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.10.2"
    location: str


class OfferMade(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.10.3"
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class OfferDeclined(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.10.4"
    location: str


class CardWon(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.10.5"
    character: str


class Sold(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.12.1"
    good: str
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "coins", self.coins)]


class ExchangedCoins(SeatEvent, frozen=True):
    """Coins given for points."""

    rule: ClassVar[str] = "palacio.13.4"
    coins: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", -self.coins), (self.seat, "points", self.points)]


class ExchangedPoints(SeatEvent, frozen=True):
    """Points given for coins."""

    rule: ClassVar[str] = "palacio.13.4"
    gained: ClassVar[tuple[str, ...]] = ("coins",)
    spent: ClassVar[tuple[str, ...]] = ("points",)
    coins: int
    points: int


class GiftGiven(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.13.6"
    good: str
    points: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "points", self.points)]


class MarquisUsed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.13.7"
    location: str


class CubeLowered(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.13.7"
    spent: ClassVar[tuple[str, ...]] = ("points",)
    location: str
    level: int
    points: int


class VisitorArrived(Event, frozen=True):
    rule: ClassVar[str] = "palacio.14.1"
    character: str
    location: str


class TokenPassed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.14.2"


class LastRoundBegins(Event, frozen=True):
    rule: ClassVar[str] = "palacio.15.3"


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "palacio.15.1"
    cause: str


class FinalPoints(SeatEvent, frozen=True):
    rule: ClassVar[str] = "palacio.15.5"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    source: str
    points: int
