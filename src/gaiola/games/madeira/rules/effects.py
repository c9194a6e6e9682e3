"""All effects that there are: what characters, buildings, favors, rewards and passing slots do. Where something is to
be decided, the effect leaves it to a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.chance import Chance
from ....kernel.effects import Effect
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from .. import events
from ..constants import ANYWHERE, TO_CITY, TO_FIELD, TO_LAND, TO_WATCH
from .building_level import level_effect
from .cities import anything_to_build, build_district, relocate
from .effect_kind import EffectKind
from .favors import Flip, Lady, MoveMarker
from .ships import Choose, move_ships
from .stock import discard_pirates, earn
from .windmill import climb
from .wood import get_wood
from .workers import move_workers

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class Gain(EffectKind):
    """2.2, 8.3, 10.11, 12.8, 13.7, 13.10: bread, Reals or points; the supply has no limit."""

    def changes(self, effect: Effect) -> str:
        return next(name for name, value in zip(self.optional, effect.values, strict=True) if value)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        bread, reals, points = effect.values
        pos.bread[seat] += bread
        pos.reals[seat] += reals
        if journal and (bread or reals):
            journal.add(events.Gained(seat, bread, reals))
        if points:
            earn(pos, seat, effect, points, journal)


class GetWood(EffectKind):
    """13.4: the Monk; wood within one's access, for nothing. `Wood` asks where from."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        get_wood(pos, seat, effect.values[0])


class WindmillUp(EffectKind):
    """13.5, 10.11: steps up the windmill, for nothing."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            climb(pos, seat, 0, journal)


class MoveShips(EffectKind):
    """7.3, 8.3, 13.11: ships to markets and colonies; `ShipFrom` asks which."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_ships(pos, seat, effect.values[0])


class MoveWorkers(EffectKind):
    """7.1, 8.3, 10.10, 12.10, 12.12, 13.15: the kinds differ in where workers go and in what each of them brings there,
    which is paid when it is set down, `workers.bonus`."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        move_workers(pos, seat, effect, effect.values[0])


class MoveWorkersToCity(MoveWorkers):
    """12.9, 8.3, 10.10: points for the effect itself, paid here; the workers bring nothing more."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        earn(pos, seat, effect, effect.values[1], journal)  # 12.9: first, and also if nobody moves
        move_workers(pos, seat, effect, effect.values[0])


class RelocateInCities(EffectKind):
    """11.4, 11.5: the Mayor."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        relocate(pos, seat, effect.values[0])


class BuildDistrict(EffectKind):
    """11.2: the Guild Master."""

    def refusal(self, pos: MadeiraPosition, seat: int, effect: Effect) -> Refusal | None:
        return anything_to_build(pos, seat)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            build_district(pos, seat)


class FlipFavorsFaceUp(EffectKind):
    """10.10, 12.11: own favors can be used again; `Flip` asks which."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Flip(seat, effect.values[0]))


class DiscardPirates(EffectKind):
    """2.3: as many as there are, up to a number."""

    def changes(self, effect: Effect) -> str:
        return "pirates"

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        most: int = effect.values[0]
        discard_pirates(pos, seat, most if most < pos.pirates[seat] else pos.pirates[seat], journal)  # 2.3


class DiscardHalfPirates(EffectKind):
    """13.13: the Constable; the smaller half of an odd number."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        discard_pirates(pos, seat, pos.pirates[seat] // 2, journal)  # 13.13


class AddHarvests(EffectKind):
    """13.12: the Engineer; fields harvested once more in this turn, if there is a harvest."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.extra_harvests += effect.values[0]  # 13.12


class MoveActionMarker(EffectKind):
    """13.6: the Bishop; `MoveMarker` asks which marker, and where to."""

    def refusal(self, pos: MadeiraPosition, seat: int, effect: Effect) -> Refusal | None:
        placed = any(pos.markers[seat :: pos.players])
        return None if placed else Refusal(self.rule, "no-marker-there", need=1, have=0)  # 13.6

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for _ in range(effect.values[0]):
            pos.push(MoveMarker(seat))


class SetBuildingCost(EffectKind):
    """13.8: the Lord; the cost of the building in this turn."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.cost = effect.values[0]  # 13.8


class AddRegionWorkers(EffectKind):
    """13.9: the Diplomat; `level_effect` counts them."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.more_workers += effect.values[0]  # 13.9


class BuyBuildingAction(EffectKind):
    """13.14: the Lady, paid here; `Lady` asks which building."""

    def refusal(self, pos: MadeiraPosition, seat: int, effect: Effect) -> Refusal | None:
        """13.14: the Reals, and a building that would work."""
        reals: int = effect.values[0]
        if pos.reals[seat] < reals:
            return Refusal(self.rule, "too-dear", need=reals, have=pos.reals[seat])
        works = any(level_effect(pos, seat, building, 0) is not None for building in range(len(pos.box.buildings)))
        return None if works else Refusal(self.rule, "no-worker-in-region", need=1, have=0)

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.reals[seat] -= effect.values[0]  # 13.14
        if journal:
            journal.add(events.LadyPaid(seat, effect.values[0]))
        pos.push(Lady(seat))


class ChooseOne(EffectKind):
    """10.11: one of two effects, at the player's choice."""

    def apply(self, pos: MadeiraPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Choose(seat, effect.number))


HANDLERS: Final[list[EffectKind]] = [
    Gain("gain", "madeira.2.2", optional=("bread", "reals", "pp")),
    GetWood("get_wood", "madeira.13.4", ("amount",)),
    WindmillUp("windmill_up", "madeira.13.5", ("steps",)),
    MoveShips("move_ships", "madeira.7.3", ("count",)),
    MoveWorkers("move_workers_to_fields", "madeira.7.2", ("count",), aim=TO_FIELD),  # 7.2
    MoveWorkersToCity("move_workers_to_city", "madeira.12.9", ("count", "pp"), aim=TO_CITY),
    MoveWorkers("move_workers_to_colony_land", "madeira.12.10", ("count", "pp_per_own_ship"), aim=TO_LAND),  # 12.10
    MoveWorkers("move_workers_to_city_watch", "madeira.12.12", ("count", "pirates_per_worker"), aim=TO_WATCH),  # 12.12
    MoveWorkers(
        "move_worker_anywhere",
        "madeira.13.15",
        ("count", "pp_city", "pp_per_own_ship", "pirates_per_worker"),
        aim=ANYWHERE,
    ),  # 13.15
    RelocateInCities("relocate_in_cities", "madeira.11.4", ("count",)),
    BuildDistrict("build_district", "madeira.11.2", ("count",)),
    FlipFavorsFaceUp("flip_favors_face_up", "madeira.12.11", ("count",)),
    DiscardPirates("discard_pirates", "madeira.2.3", ("max",)),
    DiscardHalfPirates("discard_half_pirates", "madeira.13.13", ("rounding",)),
    AddHarvests("add_harvests", "madeira.13.12", ("count",)),
    MoveActionMarker("move_action_marker", "madeira.13.6", ("count",)),
    SetBuildingCost("set_building_cost", "madeira.13.8", ("cost",)),
    AddRegionWorkers("add_region_workers", "madeira.13.9", ("count",)),
    BuyBuildingAction("buy_building_action", "madeira.13.14", ("reals",)),
    ChooseOne("choose_one", "madeira.10.11", ("options",), nested=("options",)),
]
