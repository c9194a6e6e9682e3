"""Everything that can happen at the palace. Places, goods and characters by the edition's ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...kernel.events import Event

Gains = Iterable[tuple[int, str, int]]


class StarterRolled(Event, frozen=True):
    rule: ClassVar[str] = "palacio.2.1"
    seat: int
    die: int


class Began(Event, frozen=True):
    rule: ClassVar[str] = "palacio.2.1"
    seat: int


class CoinsDealt(Event, frozen=True):
    rule: ClassVar[str] = "palacio.2.2"
    seat: int
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", self.coins)]


class ProductChosen(Event, frozen=True):
    """`amount` is 0 where a limited supply has run out."""

    rule: ClassVar[str] = "palacio.2.3"
    seat: int
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "palacio.3.1"
    round: int


class Hired(Event, frozen=True):
    rule: ClassVar[str] = "palacio.4.1"
    seat: int
    workers: int
    king: bool
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", -self.coins)]


class WorkerPlaced(Event, frozen=True):
    rule: ClassVar[str] = "palacio.5.1"
    seat: int
    location: str


class KingPlaced(Event, frozen=True):
    rule: ClassVar[str] = "palacio.5.6"
    seat: int
    location: str


class DieRolled(Event, frozen=True):
    rule: ClassVar[str] = "palacio.7.1"
    seat: int
    location: str
    roll: int
    bonus: int


class DieRaised(Event, frozen=True):
    rule: ClassVar[str] = "palacio.7.2"
    seat: int
    coins: int
    value: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", -self.coins)]


class Harvested(Event, frozen=True):
    rule: ClassVar[str] = "palacio.8.1"
    seat: int
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class SupplyEmpty(Event, frozen=True):
    """A worker at a plantation whose good has run out."""

    rule: ClassVar[str] = "palacio.1.3"
    seat: int
    location: str
    good: str


class ProductionBegan(Event, frozen=True):
    rule: ClassVar[str] = "palacio.9.1"
    seat: int
    location: str
    good: str
    amount: int
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount), (self.seat, "coins", -self.coins)]


class ProductionMissed(Event, frozen=True):
    rule: ClassVar[str] = "palacio.9.2"
    seat: int
    location: str


class ResourcesLost(Event, frozen=True):
    rule: ClassVar[str] = "palacio.9.3"
    seat: int
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class ProductMade(Event, frozen=True):
    rule: ClassVar[str] = "palacio.9.4"
    seat: int
    location: str
    good: str
    amount: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount), (self.seat, "points", self.points)]


class LevelClimbed(Event, frozen=True):
    rule: ClassVar[str] = "palacio.10.1"
    seat: int
    location: str
    level: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]


class ClimbMissed(Event, frozen=True):
    rule: ClassVar[str] = "palacio.10.2"
    seat: int
    location: str


class OfferMade(Event, frozen=True):
    rule: ClassVar[str] = "palacio.10.3"
    seat: int
    location: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class OfferDeclined(Event, frozen=True):
    rule: ClassVar[str] = "palacio.10.4"
    seat: int
    location: str


class CardWon(Event, frozen=True):
    rule: ClassVar[str] = "palacio.10.5"
    seat: int
    character: str


class Sold(Event, frozen=True):
    rule: ClassVar[str] = "palacio.12.1"
    seat: int
    good: str
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "coins", self.coins)]


class ExchangedCoins(Event, frozen=True):
    """Coins given for points."""

    rule: ClassVar[str] = "palacio.13.4"
    seat: int
    coins: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", -self.coins), (self.seat, "points", self.points)]


class ExchangedPoints(Event, frozen=True):
    """Points given for coins."""

    rule: ClassVar[str] = "palacio.13.4"
    seat: int
    coins: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "coins", self.coins), (self.seat, "points", -self.points)]


class GiftGiven(Event, frozen=True):
    rule: ClassVar[str] = "palacio.13.6"
    seat: int
    good: str
    points: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "points", self.points)]


class MarquisUsed(Event, frozen=True):
    rule: ClassVar[str] = "palacio.13.7"
    seat: int
    location: str


class CubeLowered(Event, frozen=True):
    rule: ClassVar[str] = "palacio.13.7"
    seat: int
    location: str
    level: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", -self.points)]


class VisitorArrived(Event, frozen=True):
    rule: ClassVar[str] = "palacio.14.1"
    character: str
    location: str


class TokenPassed(Event, frozen=True):
    rule: ClassVar[str] = "palacio.14.2"
    seat: int


class LastRoundBegins(Event, frozen=True):
    rule: ClassVar[str] = "palacio.15.3"


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "palacio.15.1"
    cause: str


class FinalPoints(Event, frozen=True):
    rule: ClassVar[str] = "palacio.15.5"
    seat: int
    source: str
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]
