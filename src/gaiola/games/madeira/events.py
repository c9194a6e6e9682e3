"""Everything that can happen on the island. Places, goods and tiles by the edition's ids."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.events import Event
from ...kernel.seat_events import Gains, SeatEvent

# ---- 3: set-up


class RequestDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.3.2"
    request: str
    crowns: int


class Began(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.3.3"


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


class SupplyDealt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.3.11"
    gained: ClassVar[tuple[str, ...]] = ("wheat", "sugar", "wine", "wood", "bread", "reals", "pirates")
    wheat: int
    sugar: int
    wine: int
    wood: int
    bread: int
    pirates: int
    reals: int


class GuardsPosted(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.3.12"
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


class RowChosen(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.5.3"
    row: int


class RequestTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.5.4"
    request: str


class FavorTurnedUp(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.13.2"
    favor: str


# ---- 6 to 8: phase B


class DiePlaced(SeatEvent, frozen=True):
    """`character` is empty on the empty building."""

    rule: ClassVar[str] = "madeira.6.3"
    spent: ClassVar[tuple[str, ...]] = ("bread",)
    die: int
    building: str
    character: str
    bread: int


class PirateDiePlaced(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.6.4"
    spent: ClassVar[tuple[str, ...]] = ("bread",)
    die: int
    building: str
    character: str
    bread: int


class CharacterUsed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.6.7"
    character: str


class WorkerMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.7.2"
    from_place: str
    to_place: str


class Harvested(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.7.6"
    field: str
    resource: str

    def gains(self) -> Gains:
        return [(self.seat, self.resource, 1)]


class Passed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.8.1"
    slot: str


class Gained(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.2.2"
    gained: ClassVar[tuple[str, ...]] = (
        "bread",
        "reals",
    )
    bread: int
    reals: int


class PointsEarned(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.2.5"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    points: int


class PiratesReceived(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.2.4"
    gained: ClassVar[tuple[str, ...]] = ("pirates",)
    pirates: int


class PiratesDiscarded(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.2.4"
    spent: ClassVar[tuple[str, ...]] = ("pirates",)
    pirates: int


# ---- 9: wood


class WoodDiscarded(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.9.1"
    spent: ClassVar[tuple[str, ...]] = ("wood",)
    wood: int


class WoodBought(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.9.4"
    spent: ClassVar[tuple[str, ...]] = ("reals",)
    wood: int
    reals: int


class WoodTaken(SeatEvent, frozen=True):
    """Bought, and discarded at once."""

    rule: ClassVar[str] = "madeira.9.3"
    field: str
    wood: int


class WoodGot(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.9.6"
    gained: ClassVar[tuple[str, ...]] = ("wood",)
    field: str
    wood: int


# ---- 10: ships


class ShipMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.10.4"
    from_berth: str
    to_berth: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, -self.amount)]


class GoodsSold(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.10.8"
    gained: ClassVar[tuple[str, ...]] = ("reals",)
    market: str
    reals: int


class RewardTaken(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.10.9"
    reward: str


# ---- 11: cities


class DistrictBuilt(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.11.2"
    city: str
    favor: str


class CitizenMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.11.4"
    from_place: str
    to_place: str


class CityPaid(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.11.5"
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


class BuildingPaid(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.12.5"
    spent: ClassVar[tuple[str, ...]] = ("reals",)
    building: str
    reals: int


class BuildingRefused(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.12.6"
    building: str


class BuildingUsed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.12.7"
    building: str


# ---- 13: favors


class FavorUsed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.13.1"
    favor: str


class MarkerMoved(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.13.6"
    from_building: str
    to_building: str


class LadyPaid(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.13.14"
    spent: ClassVar[tuple[str, ...]] = ("reals",)
    reals: int


# ---- 14: the windmill


class GoodsExchanged(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.14.2"
    first_good: str
    second_good: str
    good: str

    def gains(self) -> Gains:
        return [(self.seat, self.first_good, -1), (self.seat, self.second_good, -1), (self.seat, self.good, 1)]


class WindmillClimbed(SeatEvent, frozen=True):
    """`wheat` is 0 where the step was free."""

    rule: ClassVar[str] = "madeira.14.3"
    spent: ClassVar[tuple[str, ...]] = ("wheat",)
    level: int
    wheat: int


class WheatForPoints(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.14.3"
    wheat: int
    points: int

    def gains(self) -> Gains:
        return [(self.seat, "wheat", -self.wheat), (self.seat, "points", self.points)]


class WindmillDescended(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.14.4"
    level: int
    resource: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.resource, self.amount)]


class PointGiven(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.14.5"
    points: int
    resource: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, "points", -self.points), (self.seat, self.resource, self.amount)]


# ---- 15: maintenance


class GuardHonored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.15.2"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    points: int


class ColonyPaid(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.15.3"
    colony: str
    good: str
    amount: int

    def gains(self) -> Gains:
        return [(self.seat, self.good, self.amount)]


class UpkeepBegan(SeatEvent, frozen=True):
    """Wood discarded and bought, and pirates received, are told after it."""

    rule: ClassVar[str] = "madeira.15.4"
    ships: int


class WorkersFed(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.15.5"
    spent: ClassVar[tuple[str, ...]] = ("bread",)
    workers: int
    windmill: int
    bread: int


# ---- 16 and 17: the Crown and the end


class FieldChanged(Event, frozen=True):
    rule: ClassVar[str] = "madeira.16.10"
    field: str
    good: str


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "madeira.17.1"
    cause: str


# ---- 16: requests


class RequestScored(SeatEvent, frozen=True):
    """So many requests of one kind, scored together."""

    rule: ClassVar[str] = "madeira.16.3"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    request: str
    tiles: int
    points: int


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
    spent: ClassVar[tuple[str, ...]] = ("reals",)
    reals: int


# ---- 17: the end


class LeftoversScored(SeatEvent, frozen=True):
    rule: ClassVar[str] = "madeira.17.2"
    gained: ClassVar[tuple[str, ...]] = ("points",)
    reals: int
    points: int
    source: str = "resources"


class PiratesCounted(SeatEvent, frozen=True):
    """Pirates are shown at the end, with what they cost."""

    rule: ClassVar[str] = "madeira.17.3"
    spent: ClassVar[tuple[str, ...]] = ("points",)
    pirates: int
    points: int
    source: str = "pirates"
