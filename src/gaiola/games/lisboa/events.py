"""Everything that can happen in the city. Cards, lands, tiles and goods by the edition's ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...kernel.events import Event

Gains = Iterable[tuple[int, str, int]]


# ---- 2: set-up


class Began(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.2"
    seat: int


class SupplyDealt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.1"
    seat: int
    wigs: int
    reis: int
    influence: int
    gold: int
    cloth: int
    books: int
    tools: int

    def gains(self) -> Gains:
        goods = [("gold", self.gold), ("cloth", self.cloth), ("books", self.books), ("tools", self.tools)]
        own = [("wigs", self.wigs), ("reis", self.reis), ("influence", self.influence)]
        return [(self.seat, name, amount) for name, amount in [*own, *goods]]


class FavorDealt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    seat: int
    noble: str


class PlanDealt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    seat: int
    plan: str


class ClergyKept(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.5"
    seat: int
    clergy: str


class ScoringTilesLaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.8"
    first: int
    second: int
    third: int
    fourth: int


class HandDealt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.10"
    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    number: int
    cards: tuple[str, ...] | None
    seen: int


class PacketsPassed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.11"
    number: int


# ---- 3 and 14: turns and the display


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.3.1"
    seat: int


class ShipsDocked(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.3.2"
    seat: int
    ships: int


class CardRevealed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.2"
    card: str


class CardTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.1"
    seat: int
    card: str


class GoldFetched(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.3.3"
    seat: int
    card: str


class ClergyLaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.2"
    clergy: str


class DecreeLaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.2"
    decree: str


class DecreeRemoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.15"
    decree: str


# ---- 4: portfolio, goods, rubble


class CardPlayed(Event, frozen=True):
    """To the portfolio."""

    rule: ClassVar[str] = "lisboa.4.4"
    seat: int
    card: str


class CardTucked(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.1"
    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.3"
    seat: int
    card: str


class SubsidyTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.6"
    seat: int
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", self.reis)]


class TreasuryMoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.1.6"
    value: int


class GoodTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    seat: int
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.number)]


class GoodLost(Event, frozen=True):
    """No room, a penalty, or a smaller warehouse."""

    rule: ClassVar[str] = "lisboa.17.8"
    seat: int
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.number)]


class NoRoom(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    seat: int
    good: str
    number: int


class ReisTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.1"
    seat: int
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", self.reis)]


class ReisLost(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    seat: int
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", -self.reis)]


class RubbleTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    seat: int
    rubble: str


class RubbleRemoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    seat: int
    rubble: str


class SetCompleted(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.4.10"
    seat: int
    sets: int


# ---- 5: Influence and payments


class WigsScored(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.1.1"
    seat: int
    wigs: int
    source: str

    def gains(self) -> Gains:
        return [(self.seat, "wigs", self.wigs)]


class WigsLost(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    seat: int
    wigs: int
    source: str

    def gains(self) -> Gains:
        return [(self.seat, "wigs", -self.wigs)]


class InfluenceGained(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.5.1"
    seat: int
    influence: int

    def gains(self) -> Gains:
        return [(self.seat, "influence", self.influence)]


class Paid(Event, frozen=True):
    """Coins, and spaces of Influence turned into the rest of the réis."""

    rule: ClassVar[str] = "lisboa.5.4"
    seat: int
    reis: int
    influence: int
    purpose: str

    def gains(self) -> Gains:
        return [(self.seat, "reis", -self.reis), (self.seat, "influence", -self.influence)]


# ---- 6 and 7: selling and trading


class GoodSold(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.6.2"
    seat: int
    good: str
    reis: int
    ship: str
    owner: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "reis", self.reis)]


class SoldWithoutShip(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.6"
    seat: int
    good: str
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "reis", self.reis)]


class Sailed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.6.4"
    seat: int
    ship: str
    crates: int


class BonusPaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.11"
    seat: int
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", self.reis)]


class Traded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.7.1"
    seat: int
    action: str
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


# ---- 8: State actions


class StateActionTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    seat: int
    action: str


class OfficialPlaced(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.2"
    seat: int
    noble: str


class OfficialMoved(Event, frozen=True):
    """From the full office to its plaza."""

    rule: ClassVar[str] = "lisboa.8.3"
    seat: int
    noble: str


class OfficialReturned(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.12.4"
    seat: int
    place: str


class PlanTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.4"
    seat: int
    plan: str


class GoodPaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.5"
    seat: int
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


class ShipBuilt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.6"
    seat: int
    ship: str


class ShipUpgraded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.7"
    seat: int
    ship: str


class PriceFell(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.10"
    good: str
    price: int


class CardinalMoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.11"
    seat: int
    steps: int


class ClergyTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.12"
    seat: int
    clergy: str


class ChurchDue(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.13"
    seat: int


class ClergyGivenUp(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.14"
    seat: int
    clergy: str


class ClergyLost(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    seat: int
    clergy: str


class FavorTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.15"
    seat: int
    noble: str


class FavorReturned(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    seat: int
    noble: str


# ---- 9: visits


class Visited(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    seat: int
    noble: str
    card: str


class Followed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    seat: int
    noble: str


class VisitPaid(Event, frozen=True):
    """With Influence, réis, and wigs for what was missing."""

    rule: ClassVar[str] = "lisboa.9.2"
    seat: int
    influence: int
    reis: int
    wigs: int

    def gains(self) -> Gains:
        spent = [("influence", self.influence), ("reis", self.reis), ("wigs", self.wigs)]
        return [(self.seat, name, -amount) for name, amount in spent]


# ---- 10 to 13: Noble actions and events


class StoreBuilt(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.10.1"
    seat: int
    land: str
    street: str


class HouseMoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.10.5"
    seat: int
    group: str


class DecreeTaken(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.11.1"
    seat: int
    decree: str


class DecreesSearched(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.17.16"
    private: ClassVar[tuple[str, ...]] = ("decrees",)
    seat: int
    number: int
    decrees: tuple[str, ...] | None
    seen: int


class MarkerUsed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.11.2"
    seat: int


class SiteChosen(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.12.1"
    seat: int
    site: str


class BuildingOpened(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.12.3"
    seat: int
    building: str
    site: str
    plan: str


class Hired(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.12.5"
    seat: int
    number: int


class Sponsored(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.13.1"
    seat: int
    card: str


# ---- 15 and 16: periods and the end


class EndTriggered(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    seat: int
    period: int


class PeriodEnded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    period: int


class CardThrown(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    seat: int
    card: str


class RewardOfThrown(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    seat: int
    card: str


class FinalRoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.1"


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.11"
    cause: str
