"""Everything that can happen in Mercado. Places, goods and tiles by the edition's ids, money by who and how much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...kernel.events import Event


class Began(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.5"
    seat: int


class GrayLaid(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.1"
    space: str
    restaurant: str | None


class DisplayFilled(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.5"
    good: str


class TileDealt(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.2"
    seat: int
    good: str


class CustomersUncovered(Event, frozen=True):
    rule: ClassVar[str] = "mercado.5.5"
    tile: str


class EntranceFilled(Event, frozen=True):
    rule: ClassVar[str] = "mercado.10.1"
    entrance: str
    tile: str


class CoinsDealt(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.4"
    seat: int
    coins: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "coins", self.coins)]


class PubGiven(Event, frozen=True):
    rule: ClassVar[str] = "mercado.2.5"
    seat: int
    restaurant: str

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "restaurants", 1)]


class TilesRedrawn(Event, frozen=True):
    rule: ClassVar[str] = "mercado.3.2"
    seat: int
    good: str
    drawn_good: list[str]


class DisplayRedrawn(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.6"
    seat: int
    good: str
    drawn_good: list[str]


class StandOpened(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.1"
    seat: int
    good: str
    space: str


class GrayTaken(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.3"
    seat: int
    space: str
    restaurant: str

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "restaurants", 1)]


class StandPaid(Event, frozen=True):
    """One stand paid by one customer tile: value x customers = coins. `counted` if 11.2 counts them."""

    rule: ClassVar[str] = "mercado.8.2"
    seat: int
    space: str
    good: str
    entrance: str
    value: int
    customers: int
    coins: int
    counted: bool

    def gains(self) -> Iterable[tuple[int, str, int]]:
        gained = [(self.seat, "coins", self.coins)]
        if self.counted:
            gained.append((self.seat, "counted coins", self.coins))
        return gained


class StandBought(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.2"
    seat: int
    space: str
    coins: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "coins", -self.coins)]


class CustomersBrought(Event, frozen=True):
    rule: ClassVar[str] = "mercado.5.1"
    seat: int
    tile: str
    entrance: str


class RestaurantOpened(Event, frozen=True):
    rule: ClassVar[str] = "mercado.6.1"
    seat: int
    restaurant: str
    space: str
    coins: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "restaurants", -1), (self.seat, "coins", self.coins)]


class CoinTaken(Event, frozen=True):
    rule: ClassVar[str] = "mercado.7.1"
    seat: int
    coins: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "coins", self.coins)]


class TileTaken(Event, frozen=True):
    rule: ClassVar[str] = "mercado.4.5"
    seat: int
    good: str


class SpecialtyNamed(Event, frozen=True):
    rule: ClassVar[str] = "mercado.11.1"
    seat: int
    good: str


class Stopped(Event, frozen=True):
    rule: ClassVar[str] = "mercado.10.3"
    seat: int


class EndTriggered(Event, frozen=True):
    rule: ClassVar[str] = "mercado.9.3"
    seat: int
    cause: str


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "mercado.9.3"
    cause: str


class Scored(Event, frozen=True):
    rule: ClassVar[str] = "mercado.9.4"
    seat: int
    score: int
    coins: int
    restaurants: int


class BestMove(Event, frozen=True):
    rule: ClassVar[str] = "mercado.10.5"
    seat: int
    coins: int
    fame: int


class ChallengeScored(Event, frozen=True):
    rule: ClassVar[str] = "mercado.10.4"
    seat: int
    challenge: int
    score: int
    fame: int
