"""All effects that there are: what characters, buildings, favors, rewards and passing slots do. Where something is to
be decided, the effect leaves it to a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

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

    name: ClassVar[str] = "gain"
    optional: ClassVar[tuple[str, ...]] = ("bread", "reals", "pp")

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

    name: ClassVar[str] = "get_wood"
    params: ClassVar[tuple[str, ...]] = ("amount",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        get_wood(pos, seat, effect.values[0])


class WindmillUp(Handler["MadeiraPosition"]):
    """13.5, 10.11: steps up the windmill, for nothing."""

    name: ClassVar[str] = "windmill_up"
    params: ClassVar[tuple[str, ...]] = ("steps",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            climb(pos, seat, 0, journal)


class MoveShips(Handler["MadeiraPosition"]):
    """7.3, 13.11: ships to markets and colonies."""

    name: ClassVar[str] = "move_ships"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_ships(pos, seat, effect.values[0])


class MoveWorkers(Handler["MadeiraPosition"]):
    """The kinds differ in where workers go and what that brings; `AIMS` and the steps know."""

    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_workers(pos, seat, effect, effect.values[0])


class MoveWorkersToFields(MoveWorkers):
    """7.2: the Steward."""

    name: ClassVar[str] = "move_workers_to_fields"


class MoveWorkersToCity(MoveWorkers):
    """12.9: with points."""

    name: ClassVar[str] = "move_workers_to_city"
    params: ClassVar[tuple[str, ...]] = ("count", "pp")

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        """12.9: the points come first and in any case."""
        earn(pos, seat, effect, effect.values[1], journal)
        move_workers(pos, seat, effect, effect.values[0])


class MoveWorkersToColonyLand(MoveWorkers):
    """12.10: with points for own ships there."""

    name: ClassVar[str] = "move_workers_to_colony_land"
    params: ClassVar[tuple[str, ...]] = ("count", "pp_per_own_ship")


class MoveWorkersToCityWatch(MoveWorkers):
    """12.12: each discards pirates."""

    name: ClassVar[str] = "move_workers_to_city_watch"
    params: ClassVar[tuple[str, ...]] = ("count", "pirates_per_worker")


class MoveWorkerAnywhere(MoveWorkers):
    """13.15: with what the building for that place would bring."""

    name: ClassVar[str] = "move_worker_anywhere"
    params: ClassVar[tuple[str, ...]] = ("count", "pp_city", "pp_per_own_ship", "pirates_per_worker")


class RelocateInCities(Handler["MadeiraPosition"]):
    """11.4, 11.5: the Mayor."""

    name: ClassVar[str] = "relocate_in_cities"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        relocate(pos, seat, effect.values[0])


class BuildDistrict(Handler["MadeiraPosition"]):
    """11.2: the Guild Master."""

    name: ClassVar[str] = "build_district"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            build_district(pos, seat)


class FlipFavorsFaceUp(Handler["MadeiraPosition"]):
    """10.10, 12.11: own favors can be used again."""

    name: ClassVar[str] = "flip_favors_face_up"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(FLIP, seat, effect.values[0]))


class DiscardPirates(Handler["MadeiraPosition"]):
    """2.3: as many as there are, up to a number."""

    name: ClassVar[str] = "discard_pirates"
    params: ClassVar[tuple[str, ...]] = ("max",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        most: int = effect.values[0]
        discard_pirates(pos, seat, most if most < pos.pirates[seat] else pos.pirates[seat], journal)  # 2.3


class DiscardHalfPirates(Handler["MadeiraPosition"]):
    """13.13: the Constable."""

    name: ClassVar[str] = "discard_half_pirates"
    params: ClassVar[tuple[str, ...]] = ("rounding",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        discard_pirates(pos, seat, pos.pirates[seat] // 2, journal)  # 13.13


class AddHarvests(Handler["MadeiraPosition"]):
    """13.12: fields harvested once more in this turn."""

    name: ClassVar[str] = "add_harvests"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.extra_harvests += effect.values[0]  # 13.12


class MoveActionMarker(Handler["MadeiraPosition"]):
    """13.6: the Bishop."""

    name: ClassVar[str] = "move_action_marker"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            pos.push(Frame(MARKER, seat))


class SetBuildingCost(Handler["MadeiraPosition"]):
    """13.8: the Lord."""

    name: ClassVar[str] = "set_building_cost"
    params: ClassVar[tuple[str, ...]] = ("cost",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.cost = effect.values[0]  # 13.8


class AddRegionWorkers(Handler["MadeiraPosition"]):
    """13.9: the Diplomat."""

    name: ClassVar[str] = "add_region_workers"
    params: ClassVar[tuple[str, ...]] = ("count",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.more_workers += effect.values[0]  # 13.9


class BuyBuildingAction(Handler["MadeiraPosition"]):
    """13.14: the Lady."""

    name: ClassVar[str] = "buy_building_action"
    params: ClassVar[tuple[str, ...]] = ("reals",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.reals[seat] -= effect.values[0]  # 13.14
        if journal is not None:
            journal.add(events.LadyPaid(seat, effect.values[0]))
        pos.push(Frame(LADY, seat))


class ChooseOne(Handler["MadeiraPosition"]):
    """10.11: one of two effects, at the player's choice."""

    name: ClassVar[str] = "choose_one"
    params: ClassVar[tuple[str, ...]] = ("options",)
    nested: ClassVar[tuple[str, ...]] = ("options",)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(CHOOSE, seat, effect.number))


HANDLERS: Final[list[Handler[Any]]] = [
    *(Gain(), GetWood(), WindmillUp(), MoveShips(), MoveWorkersToFields(), MoveWorkersToCity()),
    *(MoveWorkersToColonyLand(), MoveWorkersToCityWatch(), MoveWorkerAnywhere(), RelocateInCities(), BuildDistrict()),
    *(FlipFavorsFaceUp(), DiscardPirates(), DiscardHalfPirates(), AddHarvests(), MoveActionMarker()),
    *(SetBuildingCost(), AddRegionWorkers(), BuyBuildingAction(), ChooseOne()),
]
AIMS: Final = {
    "move_workers_to_fields": TO_FIELD,
    "move_workers_to_city": TO_CITY,
    "move_workers_to_colony_land": TO_LAND,
    "move_workers_to_city_watch": TO_WATCH,
    "move_worker_anywhere": ANYWHERE,
}
"""Where an effect sends workers."""
