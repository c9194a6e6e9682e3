"""Chapter 12, phase C: the buildings in the order of their numbers, to be paid or refused, and used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import NOBODY, PHASE_C
from .favors import favor_moves, favor_refusal, level_effect, use_favor
from .stock import receive_pirates
from .windmill import END_OF_C

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class PhaseC(Errand["MadeiraPosition"]):
    """12.1: one building after the other, then the window of 14.6, then the board is cleared."""

    name: ClassVar[str] = "phase-c"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_C
        if journal is not None:
            journal.add(events.PhaseBegan("c"))
        pos.push(Frame(CLEAR, frame.seat))
        for seat in reversed(pos.passing_order()):
            pos.push(Frame(END_OF_C, seat))
        pos.push(Frame(BUILDING, frame.seat, 0))


class Building(Errand["MadeiraPosition"]):
    """12.1 to 12.3: building `a`; skipped without a marker, else its dice are rolled for everybody."""

    name: ClassVar[str] = "building"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box, building, players = pos.box, frame.a, pos.players
        if building + 1 < len(box.buildings):
            pos.push(Frame(BUILDING, frame.seat, building + 1))
        if not any(pos.markers[building * players : (building + 1) * players]):
            return
        rolled = self._roll(pos, building, chance)
        if journal is not None:
            pirate = pos.pirate_on[building]
            cost = cost_of(pos, building)
            shown = box.face_value[pirate] if pirate != NOBODY else 0
            journal.add(events.BuildingRolled(box.buildings[building], tuple(rolled), shown, cost))
        pos.push(Frame(BUILDING_TURNS, frame.seat, building))

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
            pos.pirate_on[building] = chance.draw(box.pirate_weights, box.faces)
        return rolled


def cost_of(pos: MadeiraPosition, building: int) -> int:
    """12.3: less for every guild die, as they lie now."""
    box, faces = pos.box, len(pos.box.faces)
    cost = box.base_cost[pos.players]
    for face in range(faces):
        cost -= pos.dice_on[building * faces + face] * box.face_value[face]
    return cost if cost > box.least_cost else box.least_cost


def refusal_of(pos: MadeiraPosition, building: int) -> int:
    """12.6: the pirates for whoever does not pay."""
    pirate = pos.pirate_on[building]
    return pos.box.refusal_pirates + (pos.box.face_value[pirate] if pirate != NOBODY else 0)


class BuildingTurns(Errand["MadeiraPosition"]):
    """12.4: building `a`, the turn of whoever is at place `b` in passing order and has a marker there by now."""

    name: ClassVar[str] = "building-turns"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        seat = pos.passing_order()[frame.b]
        if frame.b + 1 < pos.players:
            pos.push(Frame(BUILDING_TURNS, frame.seat, frame.a, frame.b + 1))
        if pos.markers[frame.a * pos.players + seat]:
            pos.wood_bought = 0
            pos.more_workers = 0
            pos.cost = cost_of(pos, frame.a)
            pos.push(Frame(PAY, seat, frame.a))


class Pay(Step["MadeiraPosition"]):
    """12.5: a favor first, perhaps; then the cost of building `a`, or pirates. `b` is 1 once a favor has been used."""

    name: ClassVar[str] = "pay"
    verbs: ClassVar[tuple[str, ...]] = ("favor", "pay", "refuse")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        """Not if the Bishop has taken the last own marker away, 13.6."""
        return pos.markers[frame.a * pos.players + frame.seat] > 0 or not pos.box.bishop_escape

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        favors = [moves.favor[favor] for favor, holder in enumerate(pos.holder) if holder == frame.seat]
        return [*favors, moves.pay, moves.refuse]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "favor":
            return favor_refusal(pos, frame, move.a)
        if move.verb == "pay" and pos.cost > pos.reals[frame.seat]:
            return Refusal("madeira.12.5", "too-dear", need=pos.cost, have=pos.reals[frame.seat])
        return None

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        found, moves = favor_moves(pos, frame), pos.box.moves
        if pos.cost <= pos.reals[frame.seat]:
            found.append(moves.pay)
        found.append(moves.refuse)
        return found

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        if move.verb == "pay":
            return (("reals", -pos.cost),)
        return (("pirates", refusal_of(pos, frame.a)),) if move.verb == "refuse" else ()

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, building = frame.seat, pos.box.buildings[frame.a]
        if move.verb == "favor":
            pos.push(Frame(PAY, seat, frame.a, 1))
            use_favor(pos, seat, move.a, chance, journal)
        elif move.verb == "refuse":
            if journal is not None:
                journal.add(events.BuildingRefused(seat, building))
            receive_pirates(pos, seat, refusal_of(pos, frame.a), journal)
        else:
            pos.reals[seat] -= pos.cost
            if journal is not None:
                journal.add(events.BuildingPaid(seat, building, pos.cost))
            pos.push(Frame(USE_BUILDING, seat, frame.a))


class UseBuilding(Step["MadeiraPosition"]):
    """12.5, 12.7: whoever has paid may use building `a`, if there are workers in its region."""

    name: ClassVar[str] = "use-building"
    verbs: ClassVar[tuple[str, ...]] = ("use", "leave")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return level_effect(pos, frame.seat, frame.a, pos.more_workers) is not None

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.use, pos.box.moves.leave]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        effect = level_effect(pos, frame.seat, frame.a, pos.more_workers)
        if move.verb == "use" and effect is not None:
            if journal is not None:
                journal.add(events.BuildingUsed(frame.seat, pos.box.buildings[frame.a]))
            effect.apply(pos, frame.seat, chance, journal)


class Clear(Errand["MadeiraPosition"]):
    """12.13: markers go back, dice and characters leave the board."""

    name: ClassVar[str] = "clear"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.markers = [0] * len(pos.markers)
        pos.dice_on = [0] * len(pos.dice_on)
        pos.pirate_on = [NOBODY] * len(pos.pirate_on)
        pos.pirate_dice = [0] * len(pos.pirate_dice)
        pos.character_at = [NOBODY] * len(pos.character_at)


PHASE_C_ERRAND: Final = PhaseC()
BUILDING: Final = Building()
BUILDING_TURNS: Final = BuildingTurns()
PAY: Final = Pay()
USE_BUILDING: Final = UseBuilding()
CLEAR: Final = Clear()
