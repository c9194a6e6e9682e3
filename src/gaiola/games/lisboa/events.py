"""Everything that can happen in the city. Cards, lands, tiles and goods by the edition's ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...kernel.events import Event

Gains = Iterable[tuple[int, str, int]]


class Own(Event, frozen=True):
    """What a seat does, gets or loses."""

    seat: int


class Income(Own, frozen=True):
    """Réis for a seat."""

    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", self.reis)]


class Sale(Own, frozen=True):
    """A good for réis."""

    good: str
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1), (self.seat, "reis", self.reis)]


# ---- 2: set-up


class Began(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.2"


class SupplyDealt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.1"
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


class FavorDealt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    noble: str


class PlanDealt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.4"
    plan: str


class ClergyKept(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.5"
    clergy: str


class ScoringTilesLaid(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.8"
    first: int
    second: int
    third: int
    fourth: int


class HandDealt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.2.10"
    private: ClassVar[tuple[str, ...]] = ("cards",)
    number: int
    cards: tuple[str, ...] | None
    seen: int


class PacketsPassed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.2.11"
    number: int


# ---- 3 and 14: turns and the display


class TurnBegan(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.3.1"


class ShipsDocked(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.3.2"
    ships: int


class CardRevealed(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.14.2"
    card: str


class CardTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.14.1"
    card: str


class GoldFetched(Own, frozen=True):
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


class CardPlayed(Own, frozen=True):
    """To the portfolio."""

    rule: ClassVar[str] = "lisboa.4.4"
    card: str


class CardTucked(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.1"
    card: str


class CardDiscarded(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.3"
    card: str


class SubsidyTaken(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.4.6"


class TreasuryMoved(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.1.6"
    value: int


class GoodTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.number)]


class GoodLost(Own, frozen=True):
    """No room, a penalty, or a smaller warehouse."""

    rule: ClassVar[str] = "lisboa.17.8"
    good: str
    number: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.number)]


class NoRoom(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.8"
    good: str
    number: int


class ReisTaken(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.17.1"


class ReisLost(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    reis: int

    def gains(self) -> Gains:
        return [(self.seat, "reis", -self.reis)]


class RubbleTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    rubble: str


class RubbleRemoved(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.9"
    rubble: str


class SetCompleted(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.4.10"
    sets: int


# ---- 5: Influence and payments


class WigsScored(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.1.1"
    wigs: int
    source: str

    def gains(self) -> Gains:
        return [(self.seat, "wigs", self.wigs)]


class WigsLost(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    wigs: int
    source: str

    def gains(self) -> Gains:
        return [(self.seat, "wigs", -self.wigs)]


class InfluenceGained(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.5.1"
    influence: int

    def gains(self) -> Gains:
        return [(self.seat, "influence", self.influence)]


class Paid(Own, frozen=True):
    """Coins, and spaces of Influence turned into the rest of the réis."""

    rule: ClassVar[str] = "lisboa.5.4"
    reis: int
    influence: int
    purpose: str

    def gains(self) -> Gains:
        return [(self.seat, "reis", -self.reis), (self.seat, "influence", -self.influence)]


# ---- 6 and 7: selling and trading


class GoodSold(Sale, frozen=True):
    rule: ClassVar[str] = "lisboa.6.2"
    ship: str
    owner: int


class SoldWithoutShip(Sale, frozen=True):
    rule: ClassVar[str] = "lisboa.17.6"


class Sailed(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.6.4"
    ship: str
    crates: int


class BonusPaid(Income, frozen=True):
    rule: ClassVar[str] = "lisboa.17.11"


class Traded(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.7.1"
    action: str
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


# ---- 8: State actions


class StateActionTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    action: str


class OfficialPlaced(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.2"
    noble: str


class OfficialMoved(Own, frozen=True):
    """From the full office to its plaza."""

    rule: ClassVar[str] = "lisboa.8.3"
    noble: str


class OfficialReturned(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.12.4"
    place: str


class PlanTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.4"
    plan: str


class GoodPaid(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.5"
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.good, -1)]


class ShipBuilt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.6"
    ship: str


class ShipUpgraded(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.7"
    ship: str


class PriceFell(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.8.10"
    good: str
    price: int


class CardinalMoved(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.11"
    steps: int


class ClergyTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.12"
    clergy: str


class ChurchDue(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.13"


class ClergyGivenUp(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.14"
    clergy: str


class ClergyLost(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.17.8"
    clergy: str


class FavorTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.8.15"
    noble: str


class FavorReturned(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    noble: str


# ---- 9: visits


class Visited(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.9.1"
    noble: str
    card: str


class Followed(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.9.5"
    noble: str


class VisitPaid(Own, frozen=True):
    """With Influence, réis, and wigs for what was missing."""

    rule: ClassVar[str] = "lisboa.9.2"
    influence: int
    reis: int
    wigs: int

    def gains(self) -> Gains:
        spent = [("influence", self.influence), ("reis", self.reis), ("wigs", self.wigs)]
        return [(self.seat, name, -amount) for name, amount in spent]


# ---- 10 to 13: Noble actions and events


class StoreBuilt(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.10.1"
    land: str
    street: str


class HouseMoved(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.10.5"
    group: str


class DecreeTaken(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.11.1"
    decree: str


class DecreesSearched(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.17.16"
    private: ClassVar[tuple[str, ...]] = ("decrees",)
    number: int
    decrees: tuple[str, ...] | None
    seen: int


class MarkerUsed(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.11.2"


class SiteChosen(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.12.1"
    site: str


class BuildingOpened(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.12.3"
    building: str
    site: str
    plan: str


class BuildingRevealed(Event, frozen=True):
    """The next one of a stack, under the one that has moved up."""

    rule: ClassVar[str] = "lisboa.12.3"
    architect: str
    building: str


class Hired(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.12.5"
    number: int


class Sponsored(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.13.1"
    card: str


# ---- 15 and 16: periods and the end


class EndTriggered(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    period: int


class PeriodEnded(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.15.1"
    period: int


class CardThrown(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    card: str


class RewardOfThrown(Own, frozen=True):
    rule: ClassVar[str] = "lisboa.15.4"
    card: str


class FinalRoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.1"


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "lisboa.16.11"
    cause: str
