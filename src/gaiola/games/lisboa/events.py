"""Everything that can happen in the city. Cards, lands, tiles and goods by the edition's ids."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.events import Event
from ...kernel.seat_events import Gains, SeatEvent


class Income(SeatEvent, frozen=True):
    """Réis for a seat."""

    gained: ClassVar[tuple[str, ...]] = ("reis",)
    reis: int


class Sale(SeatEvent, frozen=True):
    """A good for réis."""

    good: str
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "reis", self.reis)]


# ---- 2: set-up


class Began(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.2"


class SupplyDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.1"
    gained: ClassVar[tuple[str, ...]] = ("wigs", "reis", "influence", "gold", "cloth", "books", "tools")
    wigs: int
    reis: int
    influence: int
    gold: int
    cloth: int
    books: int
    tools: int


class FavorDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    noble: str


class PlanDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    plan: str


class ClergyKept(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.5"
    clergy: str


class ScoringTilesLaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.8"
    first: int
    second: int
    third: int
    fourth: int


class HandDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.2.10"
    private: ClassVar[tuple[str, ...]] = ("cards",)
    number: int
    cards: tuple[str, ...] | None
    seen: int


class PacketsPassed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.11"
    number: int


# ---- 3 and 14: turns and the display


class TurnBegan(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.3.1"


class ShipsDocked(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.3.2"
    ships: int


class CardRevealed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.2"
    card: str


class CardTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.14.1"
    card: str


class GoldFetched(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.3.3"
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


class CardPlayed(SeatEvent, frozen=True):
    """To the portfolio."""

    rule: ClassVar[str] = "lisboa.4.4"
    card: str


class CardTucked(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.1"
    card: str


class CardDiscarded(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.3"
    card: str


class SubsidyTaken(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.4.6"


class TreasuryMoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.1.6"
    value: int


class GoodTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.number)]


class GoodLost(SeatEvent, frozen=True):
    """No room, a penalty, or a smaller warehouse."""

    rule: ClassVar[str] = "lisboa.17.8"
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.number)]


class NoRoom(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    good: str
    number: int


class ReisTaken(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.17.1"


class ReisLost(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    spent: ClassVar[tuple[str, ...]] = ("reis",)
    reis: int


class RubbleTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    rubble: str


class RubbleRemoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    rubble: str


class SetCompleted(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.4.10"
    sets: int


# ---- 5: Influence and payments


class WigsScored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.1.1"
    gained: ClassVar[tuple[str, ...]] = ("wigs",)
    wigs: int
    source: str


class WigsLost(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    spent: ClassVar[tuple[str, ...]] = ("wigs",)
    wigs: int
    source: str


class InfluenceGained(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.5.1"
    gained: ClassVar[tuple[str, ...]] = ("influence",)
    influence: int


class Paid(SeatEvent, frozen=True):
    """Coins, and spaces of Influence turned into the rest of the réis."""

    rule: ClassVar[str] = "lisboa.5.4"
    spent: ClassVar[tuple[str, ...]] = (
        "reis",
        "influence",
    )
    reis: int
    influence: int
    purpose: str


# ---- 6 and 7: selling and trading


class GoodSold(Sale, frozen=True):
    rule: ClassVar[str] = "lisboa.6.2"
    ship: str
    owner: int


class SoldWithoutShip(Sale, frozen=True):
    rule: ClassVar[str] = "lisboa.17.6"


class Sailed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.6.4"
    ship: str
    crates: int


class BonusPaid(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.17.11"


class Traded(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.7.1"
    action: str
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


# ---- 8: State actions


class StateActionTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    action: str


class OfficialPlaced(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.2"
    noble: str


class OfficialMoved(SeatEvent, frozen=True):
    """From the full office to its plaza."""

    rule: ClassVar[str] = "lisboa.8.3"
    noble: str


class OfficialReturned(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.12.4"
    place: str


class PlanTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.4"
    plan: str


class GoodPaid(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.5"
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


class ShipBuilt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.6"
    ship: str


class ShipUpgraded(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.7"
    ship: str


class PriceFell(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.10"
    good: str
    price: int


class CardinalMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.11"
    steps: int


class ClergyTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.12"
    clergy: str


class ChurchDue(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.13"


class ClergyGivenUp(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.14"
    clergy: str


class ClergyLost(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    clergy: str


class FavorTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.8.15"
    noble: str


class FavorReturned(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    noble: str


# ---- 9: visits


class Visited(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    noble: str
    card: str


class Followed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    noble: str


class VisitPaid(SeatEvent, frozen=True):
    """With Influence, réis, and wigs for what was missing."""

    rule: ClassVar[str] = "lisboa.9.2"
    spent: ClassVar[tuple[str, ...]] = ("influence", "reis", "wigs")
    influence: int
    reis: int
    wigs: int


# ---- 10 to 13: Noble actions and events


class StoreBuilt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.10.1"
    land: str
    street: str


class HouseMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.10.5"
    group: str


class DecreeTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.11.1"
    decree: str


class DecreesSearched(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.17.16"
    private: ClassVar[tuple[str, ...]] = ("decrees",)
    number: int
    decrees: tuple[str, ...] | None
    seen: int


class MarkerUsed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.11.2"


class SiteChosen(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.12.1"
    site: str


class BuildingOpened(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.12.3"
    building: str
    site: str
    plan: str


class BuildingRevealed(Event, frozen=True):
    """The next one of a stack, under the one that has moved up."""

    rule: ClassVar[str] = "lisboa.12.3"
    architect: str
    building: str


class Hired(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.12.5"
    number: int


class Sponsored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.13.1"
    card: str


# ---- 15 and 16: periods and the end


class EndTriggered(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    period: int


class PeriodEnded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    period: int


class CardThrown(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    card: str


class RewardOfThrown(SeatEvent, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    card: str


class FinalRoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.1"


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.11"
    cause: str
