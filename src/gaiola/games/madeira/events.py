"""Everything that can happen on the island. Places, goods and tiles by the edition's ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...kernel.events import Event

Gains = Iterable[tuple[int, str, int]]


# ---- 3: set-up


class RequestDealt(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.2"
    seat: int
    request: str
    crowns: int


class Began(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.3"
    seat: int


class RequestsLaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.4"
    row: int
    request: tuple[str, ...]


class RewardLaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.6"
    reward: str
    colony: str


class FavorLaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.7"
    favor: str
    city: str


class SupplyDealt(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.11"
    seat: int
    wheat: int
    sugar: int
    wine: int
    wood: int
    bread: int
    pirates: int
    reals: int

    def gains(self) -> Gains:
        goods = [(self.seat, "wheat", self.wheat), (self.seat, "sugar", self.sugar), (self.seat, "wine", self.wine)]
        others = [(self.seat, "wood", self.wood), (self.seat, "bread", self.bread), (self.seat, "reals", self.reals)]
        return [*goods, *others, (self.seat, "pirates", self.pirates)]


class GuardsPosted(Event, frozen=True):
    rule: ClassVar[str] = "madeira.3.12"
    seat: int
    workers: int


# ---- 4 and 5: rounds and phase A


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "madeira.4.1"
    round: int


class PhaseBegan(Event, frozen=True):
    rule: ClassVar[str] = "madeira.4.1"
    phase: str


class CharacterPlaced(Event, frozen=True):
    rule: ClassVar[str] = "madeira.5.1"
    character: str
    building: str


class PirateDiceRolled(Event, frozen=True):
    rule: ClassVar[str] = "madeira.5.2"
    dice: tuple[int, ...]


class GuildDiceRolled(Event, frozen=True):
    rule: ClassVar[str] = "madeira.5.2"
    row: int
    dice: tuple[int, ...]


class RowChosen(Event, frozen=True):
    rule: ClassVar[str] = "madeira.5.3"
    seat: int
    row: int


class RequestTaken(Event, frozen=True):
    rule: ClassVar[str] = "madeira.5.4"
    seat: int
    request: str


class FavorTurnedUp(Event, frozen=True):
    rule: ClassVar[str] = "madeira.13.2"
    seat: int
    favor: str


# ---- 6 to 8: phase B


class DiePlaced(Event, frozen=True):
    """`character` is empty on the empty building."""

    rule: ClassVar[str] = "madeira.6.3"
    seat: int
    die: int
    building: str
    character: str
    bread: int

    def gains(self) -> Gains:
        return [(self.seat, "bread", -self.bread)]


class PirateDiePlaced(Event, frozen=True):
    rule: ClassVar[str] = "madeira.6.4"
    seat: int
    die: int
    building: str
    character: str
    bread: int

    def gains(self) -> Gains:
        return [(self.seat, "bread", -self.bread)]


class CharacterUsed(Event, frozen=True):
    rule: ClassVar[str] = "madeira.6.7"
    seat: int
    character: str


class WorkerMoved(Event, frozen=True):
    rule: ClassVar[str] = "madeira.7.2"
    seat: int
    from_place: str
    to_place: str


class Harvested(Event, frozen=True):
    rule: ClassVar[str] = "madeira.7.6"
    seat: int
    field: str
    resource: str

    def gains(self) -> Gains:
        return [(self.seat, self.resource, 1)]


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "madeira.8.1"
    seat: int
    slot: str


class Gained(Event, frozen=True):
    rule: ClassVar[str] = "madeira.2.2"
    seat: int
    bread: int
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "bread", self.bread), (self.seat, "reals", self.reals)]


class PointsEarned(Event, frozen=True):
    rule: ClassVar[str] = "madeira.2.5"
    seat: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]


class PiratesReceived(Event, frozen=True):
    rule: ClassVar[str] = "madeira.2.4"
    seat: int
    pirates: int

    def gains(self) -> Gains:
        return [(self.seat, "pirates", self.pirates)]


class PiratesDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "madeira.2.4"
    seat: int
    pirates: int

    def gains(self) -> Gains:
        return [(self.seat, "pirates", -self.pirates)]


# ---- 9: wood


class WoodDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "madeira.9.1"
    seat: int
    wood: int

    def gains(self) -> Gains:
        return [(self.seat, "wood", -self.wood)]


class WoodBought(Event, frozen=True):
    rule: ClassVar[str] = "madeira.9.4"
    seat: int
    wood: int
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "reals", -self.reals)]


class WoodTaken(Event, frozen=True):
    """Bought, and discarded at once."""

    rule: ClassVar[str] = "madeira.9.3"
    seat: int
    field: str
    wood: int


class WoodGot(Event, frozen=True):
    rule: ClassVar[str] = "madeira.9.6"
    seat: int
    field: str
    wood: int

    def gains(self) -> Gains:
        return [(self.seat, "wood", self.wood)]


# ---- 10: ships


class ShipMoved(Event, frozen=True):
    rule: ClassVar[str] = "madeira.10.4"
    seat: int
    from_berth: str
    to_berth: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class GoodsSold(Event, frozen=True):
    rule: ClassVar[str] = "madeira.10.8"
    seat: int
    market: str
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "reals", self.reals)]


class RewardTaken(Event, frozen=True):
    rule: ClassVar[str] = "madeira.10.9"
    seat: int
    reward: str


# ---- 11: cities


class DistrictBuilt(Event, frozen=True):
    rule: ClassVar[str] = "madeira.11.2"
    seat: int
    city: str
    favor: str


class CitizenMoved(Event, frozen=True):
    rule: ClassVar[str] = "madeira.11.4"
    seat: int
    from_place: str
    to_place: str


class CityPaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.11.5"
    seat: int
    city: str
    resource: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.resource, self.amount)]


# ---- 12: phase C


class BuildingRolled(Event, frozen=True):
    """`pirate` is 0 without a pirate die."""

    rule: ClassVar[str] = "madeira.12.2"
    building: str
    dice: tuple[int, ...]
    pirate: int
    cost: int


class BuildingPaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.12.5"
    seat: int
    building: str
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "reals", -self.reals)]


class BuildingRefused(Event, frozen=True):
    rule: ClassVar[str] = "madeira.12.6"
    seat: int
    building: str


class BuildingUsed(Event, frozen=True):
    rule: ClassVar[str] = "madeira.12.7"
    seat: int
    building: str


# ---- 13: favors


class FavorUsed(Event, frozen=True):
    rule: ClassVar[str] = "madeira.13.1"
    seat: int
    favor: str


class MarkerMoved(Event, frozen=True):
    rule: ClassVar[str] = "madeira.13.6"
    seat: int
    from_building: str
    to_building: str


class LadyPaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.13.14"
    seat: int
    reals: int

    def gains(self) -> Gains:
        return [(self.seat, "reals", -self.reals)]


# ---- 14: the windmill


class GoodsExchanged(Event, frozen=True):
    rule: ClassVar[str] = "madeira.14.2"
    seat: int
    first_good: str
    second_good: str
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.first_good, -1), (self.seat, self.second_good, -1), (self.seat, self.good, 1)]


class WindmillClimbed(Event, frozen=True):
    """`wheat` is 0 where the step was free."""

    rule: ClassVar[str] = "madeira.14.3"
    seat: int
    level: int
    wheat: int

    def gains(self) -> Gains:
        return [(self.seat, "wheat", -self.wheat)]


class WheatForPoints(Event, frozen=True):
    rule: ClassVar[str] = "madeira.14.3"
    seat: int
    wheat: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "wheat", -self.wheat), (self.seat, "points", self.points)]


class WindmillDescended(Event, frozen=True):
    rule: ClassVar[str] = "madeira.14.4"
    seat: int
    level: int
    resource: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.resource, self.amount)]


class PointGiven(Event, frozen=True):
    rule: ClassVar[str] = "madeira.14.5"
    seat: int
    points: int
    resource: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, "points", -self.points), (self.seat, self.resource, self.amount)]


# ---- 15: maintenance


class GuardHonored(Event, frozen=True):
    rule: ClassVar[str] = "madeira.15.2"
    seat: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "points", self.points)]


class ColonyPaid(Event, frozen=True):
    rule: ClassVar[str] = "madeira.15.3"
    seat: int
    colony: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class UpkeepBegan(Event, frozen=True):
    """Wood discarded and bought, and pirates received, are told after it."""

    rule: ClassVar[str] = "madeira.15.4"
    seat: int
    ships: int


class WorkersFed(Event, frozen=True):
    rule: ClassVar[str] = "madeira.15.5"
    seat: int
    workers: int
    windmill: int
    bread: int

    def gains(self) -> Gains:
        return [(self.seat, "bread", -self.bread)]


# ---- 16 and 17: the Crown and the end


class FieldChanged(Event, frozen=True):
    rule: ClassVar[str] = "madeira.16.10"
    field: str
    good: str


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "madeira.17.1"
    cause: str


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
