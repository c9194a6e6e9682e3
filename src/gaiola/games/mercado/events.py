"""Everything that can happen in Mercado. Places, goods and tiles by the edition's ids, money by who and how much."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.events import Event
from ...kernel.seat_events import Gains, SeatEvent


class Began(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.2.5"


class GrayLaid(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.1"
    space: str
    restaurant: str | None


class DisplayFilled(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.5"
    good: str


class TileDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.2.2"
    good: str


class CustomersUncovered(Event, frozen=True):
    rule: ClassVar[str] = "mercado.5.5"
    tile: str


class EntranceFilled(Event, frozen=True):
    rule: ClassVar[str] = "mercado.10.1"
    entrance: str
    tile: str


class CoinsDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.2.4"
    gained: ClassVar[tuple[str, ...]] = ("coins",)
    coins: int


class PubGiven(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.2.5"
    restaurant: str

    def gains(self) -> Gains:
        return [(self.seat, "restaurants", 1)]


class TilesRedrawn(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.3.2"
    good: str
    drawn_good: list[str]


class DisplayRedrawn(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.4.6"
    good: str
    drawn_good: list[str]


class StandOpened(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.4.1"
    good: str
    space: str


class GrayTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.4.3"
    space: str
    restaurant: str

    def gains(self) -> Gains:
        return [(self.seat, "restaurants", 1)]


class StandPaid(SeatEvent, frozen=True):
    """One stand paid by one customer tile: value x customers = coins. `counted` if 11.2 counts them."""

    rule: ClassVar[str] = "mercado.8.2"
    space: str
    good: str
    entrance: str
    value: int
    customers: int
    coins: int
    counted: bool

    def gains(self) -> Gains:
        gained = [(self.seat, "coins", self.coins)]
        if self.counted:
            gained.append((self.seat, "counted_coins", self.coins))
        return gained


class StandBought(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.4.2"
    spent: ClassVar[tuple[str, ...]] = ("coins",)
    space: str
    coins: int


class CustomersBrought(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.5.1"
    tile: str
    entrance: str


class RestaurantOpened(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.6.1"
    restaurant: str
    space: str
    coins: int

    def gains(self) -> Gains:
        return [(self.seat, "restaurants", -1), (self.seat, "coins", self.coins)]


class CoinTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.7.1"
    gained: ClassVar[tuple[str, ...]] = ("coins",)
    coins: int


class TileTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.4.5"
    good: str


class SpecialtyNamed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.11.1"
    good: str


class Stopped(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.10.3"


class EndTriggered(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.9.3"
    cause: str


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "mercado.9.3"
    cause: str


class Scored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.9.4"
    score: int
    coins: int
    restaurants: int


class BestMove(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.10.5"
    coins: int
    fame: int


class ChallengeScored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "mercado.10.4"
    challenge: int
    score: int
    fame: int
