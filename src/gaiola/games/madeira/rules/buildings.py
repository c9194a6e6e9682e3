"""Chapter 12, phase C: the buildings in the order of their numbers, to be paid or refused, and used. What a building
does on which level is written in the edition, `building_level` picks it and `effects` carries it out:

- Moinho, 12.8: bread from the supply; `Gain`
- Capitania, 12.9: points first, `MoveWorkersToCity`; then workers go to cities, asked in `workers`
- Alfândega, 12.10: workers go to colony lands, `MoveWorkers`; asked and paid in `workers`
- Casa da Coroa, 12.11: favors are turned up, `FlipFavorsFaceUp`; asked in `favors`
- Fortaleza, 12.12: workers go to the City Watch, `MoveWorkers`; asked, and pirates discarded, in `workers`
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Allowed, Leave, Verb, Verbs
from .. import events
from ..constants import NOBODY, PHASE_C
from .building_level import level_effect
from .favors import FavorTurn, UseFavor
from .steps import MadeiraStep
from .stock import receive_pirates
from .windmill import EndOfC

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


class PhaseC(Errand["MadeiraPosition"]):
    """12.1, 12.13: one building after the other, then the window of 14.6, then the board is cleared. The `seat` of this
    errand and of those of a building is whoever was first in phase A; a step has one, and here it decides nothing."""

    name: ClassVar[str] = "phase-c"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_C
        if journal:
            journal.add(events.PhaseBegan("c"))
        pos.push(Clear(self.seat))
        for seat in reversed(pos.passing_order()):
            pos.push(EndOfC(seat))
        pos.push(Building(self.seat, 0))


class Building(Errand["MadeiraPosition"]):
    """12.1, 12.2: a building, skipped without a marker, else its dice are rolled for everybody; then the next one.
    What it costs after the roll says `cost_of`."""

    name: ClassVar[str] = "building"
    carries: ClassVar[tuple[str, ...]] = ("building",)
    __slots__ = carries

    def __init__(self, seat: int, building: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.building: Final = building

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        box, building, players = pos.box, self.building, pos.players
        if building + 1 < len(box.buildings):
            pos.push(Building(self.seat, building + 1))
        if not any(pos.markers[building * players : (building + 1) * players]):
            return
        rolled = self._roll(pos, building, chance)
        if journal:
            pirate = pos.pirate_on[building]
            cost = cost_of(pos, building)
            shown = box.face_value[pirate] if pirate != NOBODY else 0
            journal.add(events.BuildingRolled(box.buildings[building], tuple(rolled), shown, cost))
        pos.push(BuildingTurns(self.seat, building))

    def _roll(self, pos: MadeiraPosition, building: int, chance: Chance) -> list[int]:
        box, faces = pos.box, len(pos.box.faces)
        dice = sum(pos.dice_on[building * faces : (building + 1) * faces])
        rolled: list[int] = []
        counts = [0] * faces
        for _ in range(dice):
            face = chance.draw(box.guild_weights, box.faces)
            counts[face] += 1
            rolled.append(box.face_value[face])
        for face in range(faces):
            pos.dice_on[building * faces + face] = counts[face]
        if pos.pirate_on[building] != NOBODY:
            face = chance.draw(box.pirate_weights, box.faces)
            pos.pirate_on = replaced(pos.pirate_on, building, face)
        return rolled


def cost_of(pos: MadeiraPosition, building: int) -> int:
    """12.3: the full amount for this number of players, less the guild dice as they lie now, but never below the least
    cost. The pirate die makes it no cheaper."""
    box, faces = pos.box, len(pos.box.faces)
    cost = box.base_cost[pos.players]
    for face in range(faces):
        cost -= pos.dice_on[building * faces + face] * box.face_value[face]
    return cost if cost > box.least_cost else box.least_cost


def pirates_for_not_paying(pos: MadeiraPosition, building: int) -> int:
    """12.6: what whoever does not pay receives: a fixed number, and as many more as the pirate die shows."""
    pirate = pos.pirate_on[building]
    return pos.box.base_pirates + (pos.box.face_value[pirate] if pirate != NOBODY else 0)


class BuildingTurns(Errand["MadeiraPosition"]):
    """12.4: at a building, the turn of whoever has this rank in the passing order, 0 for the first, if they have a
    marker there by now; then the next rank. Whose turn it is says `rank`, not `seat`."""

    name: ClassVar[str] = "building-turns"
    carries: ClassVar[tuple[str, ...]] = ("building", "rank")
    __slots__ = carries

    def __init__(self, seat: int, building: int, rank: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.building: Final = building
        self.rank: Final = rank

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        building, seat = self.building, pos.passing_order()[self.rank]
        if self.rank + 1 < pos.players:
            pos.push(BuildingTurns(self.seat, building, self.rank + 1))
        if pos.markers[building * pos.players + seat]:
            pos.wood_bought = 0
            pos.more_workers = 0
            pos.cost = cost_of(pos, building)
            pos.push(Pay(seat, building))


class PayCost(Verb["MadeiraPosition", "Pay", Move]):
    """12.5: its cost, for the right to use the building."""

    word: ClassVar[str] = "pay"

    def candidates(self, pos: MadeiraPosition, step: Pay) -> list[Move]:
        return [pos.box.moves.pay]

    def refusal(self, pos: MadeiraPosition, step: Pay, move: Move) -> Refusal | None:
        if pos.cost > pos.reals[step.seat]:
            return Refusal("madeira.12.5", "too-dear", need=pos.cost, have=pos.reals[step.seat])
        return None

    def quote(self, pos: MadeiraPosition, step: Pay, move: Move) -> Terms:
        return (("reals", -pos.cost),)

    def play(self, pos: MadeiraPosition, step: Pay, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.reals[step.seat] -= pos.cost
        if journal:
            journal.add(events.BuildingPaid(step.seat, pos.box.buildings[step.building], pos.cost))
        pos.push(UseBuilding(step.seat, step.building))


class RefuseToPay(Allowed["MadeiraPosition", "Pay", Move]):
    """12.6: pirates instead."""

    word: ClassVar[str] = "refuse"

    def candidates(self, pos: MadeiraPosition, step: Pay) -> list[Move]:
        return [pos.box.moves.refuse]

    def quote(self, pos: MadeiraPosition, step: Pay, move: Move) -> Terms:
        return (("pirates", pirates_for_not_paying(pos, step.building)),)

    def play(self, pos: MadeiraPosition, step: Pay, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal:
            journal.add(events.BuildingRefused(step.seat, pos.box.buildings[step.building]))
        receive_pirates(pos, step.seat, pirates_for_not_paying(pos, step.building), journal)


class Pay(FavorTurn):
    """12.5: a favor first, perhaps; then the cost of a building, or pirates."""

    name: ClassVar[str] = "pay"
    carries: ClassVar[tuple[str, ...]] = ("building", "favor_used")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (UseFavor(), PayCost(), RefuseToPay())

    def __init__(self, seat: int, building: int, favor_used: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.favor_used = favor_used
        self.building: Final = building

    def after_favor(self) -> Pay:
        return Pay(self.seat, self.building, 1)

    def asks(self, pos: MadeiraPosition) -> bool:
        """Not if the Bishop has taken the last own marker away, 13.6."""
        return pos.markers[self.building * pos.players + self.seat] > 0 or not pos.box.bishop_escape

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        building = {"building": pos.box.buildings[self.building], "cost": pos.cost, "more_workers": pos.more_workers}
        return {"favor_used": bool(self.favor_used), **building, "refusal": pirates_for_not_paying(pos, self.building)}


class Use(Allowed["MadeiraPosition", "UseBuilding", Move]):
    """12.7: the action of the building, on one's own level."""

    word: ClassVar[str] = "use"

    def candidates(self, pos: MadeiraPosition, step: UseBuilding) -> list[Move]:
        return [pos.box.moves.use]

    def play(
        self, pos: MadeiraPosition, step: UseBuilding, move: Move, chance: Chance, journal: Journal | None
    ) -> None:
        effect = step.effect(pos)
        if effect is not None:
            if journal:
                journal.add(events.BuildingUsed(step.seat, pos.box.buildings[step.building]))
            effect.apply(pos, step.seat, chance, journal)


class LeaveUnused(Leave["MadeiraPosition", "UseBuilding", Move]):
    """12.5: to have paid is enough."""

    word: ClassVar[str] = "leave"

    def candidates(self, pos: MadeiraPosition, step: UseBuilding) -> list[Move]:
        return [pos.box.moves.leave]


class UseBuilding(MadeiraStep):
    """12.5, 12.7: whoever has paid may use the building, if there are enough workers in its region."""

    name: ClassVar[str] = "use-building"
    carries: ClassVar[tuple[str, ...]] = ("building",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (Use(), LeaveUnused())

    def __init__(self, seat: int, building: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.building: Final = building

    def effect(self, pos: MadeiraPosition) -> Effect | None:
        """12.7, 13.9: what the building does; None without enough workers for it."""
        return level_effect(pos, self.seat, self.building, pos.more_workers)

    def asks(self, pos: MadeiraPosition) -> bool:
        return self.effect(pos) is not None

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {
            "building": pos.box.buildings[self.building],
            "more_workers": pos.more_workers,
            "extra": pos.extra_harvests,
        }


class Clear(Errand["MadeiraPosition"]):
    """12.13: markers go back, dice and characters leave the board."""

    name: ClassVar[str] = "clear"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        pos.markers = [0] * len(pos.markers)
        pos.dice_on = [0] * len(pos.dice_on)
        pos.pirate_on = [NOBODY] * len(pos.pirate_on)
        pos.pirate_dice = [0] * len(pos.pirate_dice)
        pos.character_at = [NOBODY] * len(pos.character_at)
