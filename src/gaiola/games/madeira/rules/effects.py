"""All effects that there are: what characters, buildings, favors, rewards and passing slots do. Where something is to
be decided, the effect leaves it to a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel.chance import Chance
from ....kernel.effects import Effect, Handler
from ....kernel.events import Journal
from ....kernel.steps import Frame
from .. import events
from ..constants import ANYWHERE, TO_CITY, TO_FIELD, TO_LAND, TO_WATCH
from .cities import build_district, relocate
from .favors import FLIP, LADY, MARKER
from .ships import CHOOSE, move_ships
from .stock import discard_pirates, earn
from .windmill import climb
from .wood import get_wood
from .workers import move_workers

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class Gain(Handler["MadeiraPosition"]):
    """2.2, 12.8, 13.7, 13.10: from the supply, which has no limit."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        bread, reals, points = effect.values
        pos.bread[seat] += bread
        pos.reals[seat] += reals
        if journal is not None and (bread or reals):
            journal.add(events.Gained(seat, bread, reals))
        if points:
            earn(pos, seat, effect, points, journal)


class GetWood(Handler["MadeiraPosition"]):
    """13.4: wood from the own fields, for nothing."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        get_wood(pos, seat, effect.values[0])


class WindmillUp(Handler["MadeiraPosition"]):
    """13.5, 10.11: steps up the windmill, for nothing."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            climb(pos, seat, 0, journal)


class MoveShips(Handler["MadeiraPosition"]):
    """7.3, 13.11: ships to markets and colonies."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_ships(pos, seat, effect.values[0])


class MoveWorkers(Handler["MadeiraPosition"]):
    """The kinds differ in where workers go and what that brings; `AIMS` and the steps know."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_workers(pos, seat, effect, effect.values[0])


class MoveWorkersToCity(MoveWorkers):
    """12.9: with points."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        """12.9: the points come first and in any case."""
        earn(pos, seat, effect, effect.values[1], journal)
        move_workers(pos, seat, effect, effect.values[0])


class RelocateInCities(Handler["MadeiraPosition"]):
    """11.4, 11.5: the Mayor."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        relocate(pos, seat, effect.values[0])


class BuildDistrict(Handler["MadeiraPosition"]):
    """11.2: the Guild Master."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            build_district(pos, seat)


class FlipFavorsFaceUp(Handler["MadeiraPosition"]):
    """10.10, 12.11: own favors can be used again."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(FLIP, seat, effect.values[0]))


class DiscardPirates(Handler["MadeiraPosition"]):
    """2.3: as many as there are, up to a number."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        most: int = effect.values[0]
        discard_pirates(pos, seat, most if most < pos.pirates[seat] else pos.pirates[seat], journal)  # 2.3


class DiscardHalfPirates(Handler["MadeiraPosition"]):
    """13.13: the Constable."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        discard_pirates(pos, seat, pos.pirates[seat] // 2, journal)  # 13.13


class AddHarvests(Handler["MadeiraPosition"]):
    """13.12: fields harvested once more in this turn."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.extra_harvests += effect.values[0]  # 13.12


class MoveActionMarker(Handler["MadeiraPosition"]):
    """13.6: the Bishop."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            pos.push(Frame(MARKER, seat))


class SetBuildingCost(Handler["MadeiraPosition"]):
    """13.8: the Lord."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.cost = effect.values[0]  # 13.8


class AddRegionWorkers(Handler["MadeiraPosition"]):
    """13.9: the Diplomat."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.more_workers += effect.values[0]  # 13.9


class BuyBuildingAction(Handler["MadeiraPosition"]):
    """13.14: the Lady."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.reals[seat] -= effect.values[0]  # 13.14
        if journal is not None:
            journal.add(events.LadyPaid(seat, effect.values[0]))
        pos.push(Frame(LADY, seat))


class ChooseOne(Handler["MadeiraPosition"]):
    """10.11: one of two effects, at the player's choice."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(CHOOSE, seat, effect.number))


HANDLERS: Final[list[Handler[Any]]] = [
    Gain("gain", optional=("bread", "reals", "pp")),
    GetWood("get_wood", ("amount",)),
    WindmillUp("windmill_up", ("steps",)),
    MoveShips("move_ships", ("count",)),
    MoveWorkers("move_workers_to_fields", ("count",)),  # 7.2
    MoveWorkersToCity("move_workers_to_city", ("count", "pp")),
    MoveWorkers("move_workers_to_colony_land", ("count", "pp_per_own_ship")),  # 12.10
    MoveWorkers("move_workers_to_city_watch", ("count", "pirates_per_worker")),  # 12.12
    MoveWorkers("move_worker_anywhere", ("count", "pp_city", "pp_per_own_ship", "pirates_per_worker")),  # 13.15
    RelocateInCities("relocate_in_cities", ("count",)),
    BuildDistrict("build_district", ("count",)),
    FlipFavorsFaceUp("flip_favors_face_up", ("count",)),
    DiscardPirates("discard_pirates", ("max",)),
    DiscardHalfPirates("discard_half_pirates", ("rounding",)),
    AddHarvests("add_harvests", ("count",)),
    MoveActionMarker("move_action_marker", ("count",)),
    SetBuildingCost("set_building_cost", ("cost",)),
    AddRegionWorkers("add_region_workers", ("count",)),
    BuyBuildingAction("buy_building_action", ("reals",)),
    ChooseOne("choose_one", ("options",), nested=("options",)),
]
AIMS: Final = {
    "move_workers_to_fields": TO_FIELD,
    "move_workers_to_city": TO_CITY,
    "move_workers_to_colony_land": TO_LAND,
    "move_workers_to_city_watch": TO_WATCH,
    "move_worker_anywhere": ANYWHERE,
}
"""Where an effect sends workers."""
