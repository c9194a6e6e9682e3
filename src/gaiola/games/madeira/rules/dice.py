"""Chapters 6 and 8, phase B: a die for a character or a pass, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased, replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events
from ..constants import NOBODY, PHASE_B
from ..moves import DieMove, PassActMove, PassMove, PirateMove
from .effect_kind import kind_of
from .favors import FavorTurn, UseFavor
from .fields import harvest
from .steps import MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class PhaseB(Errand["MadeiraPosition"]):
    """6.1: the turns begin with the top row."""

    name: ClassVar[str] = "phase-b"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_B
        if journal:
            journal.add(events.PhaseBegan("b"))
        pos.push(NextTurn(self.seat, pos.players - 1))


class NextTurn(Errand["MadeiraPosition"]):
    """6.1: the next marker below this row, from the top again after the last; nobody left ends the phase."""

    name: ClassVar[str] = "next-turn"
    carries: ClassVar[tuple[str, ...]] = ("row",)
    __slots__ = carries

    def __init__(self, seat: int, row: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.row: Final = row

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        for below in range(1, pos.players + 1):
            row = (self.row + below) % pos.players
            if row in pos.row_of:
                seat = pos.row_of.index(row)
                pos.wood_bought = 0
                pos.extra_harvests = 0
                pos.push(NextTurn(seat, row))
                pos.push(Turn(seat))
                return


# ---- 6.3 to 6.6: dice


def dice_there(pos: MadeiraPosition, building: int) -> int:
    """6.5: guild dice and pirate die together."""
    faces, dice = len(pos.box.faces), 0 if pos.pirate_on[building] == NOBODY else 1
    for at in range(building * faces, (building + 1) * faces):
        dice += pos.dice_on[at]
    return dice


def bread_for(pos: MadeiraPosition, face: int, building: int) -> int:
    """6.6: what a low die costs in the region of this building."""
    return pos.box.die_bread[face * len(pos.box.buildings) + building]


def room_refusal(pos: MadeiraPosition, seat: int, face: int, building: int) -> Refusal | None:
    """6.5, 6.6: room for one more die, and the bread for a low one."""
    box, room = pos.box, pos.box.most_dice[pos.players]
    if dice_there(pos, building) >= room:
        return Refusal("madeira.6.5", "no-room", need=room + 1, have=room)
    bread = bread_for(pos, face, building)
    if bread > pos.bread[seat]:  # 6.6
        region = box.region_number[box.building_region[building]]
        terms = (("region", region), ("die", -box.face_value[face]))
        return Refusal("madeira.6.6", "too-little-bread", need=bread, have=pos.bread[seat], terms=terms)
    return None


def character_name(pos: MadeiraPosition, building: int) -> str:
    who = pos.character_at[building]
    return pos.box.characters[who] if who != NOBODY else ""


class PlaceDie(Verb["MadeiraPosition", "Turn", DieMove]):
    """6.3: an own guild die on a building, with a marker."""

    word: ClassVar[str] = "die"

    def candidates(self, pos: MadeiraPosition, step: Turn) -> list[DieMove]:
        faces = len(pos.box.faces)
        return [move for move in pos.box.moves.die if pos.dice[step.seat * faces + move.face]]

    def refusal(self, pos: MadeiraPosition, step: Turn, move: DieMove) -> Refusal | None:
        if not pos.dice[step.seat * len(pos.box.faces) + move.face]:
            return Refusal("madeira.6.3", "no-such-die", need=1, have=0)  # 6.3
        return room_refusal(pos, step.seat, move.face, move.building)

    def quote(self, pos: MadeiraPosition, step: Turn, move: DieMove) -> Terms:
        return (("bread", -bread_for(pos, move.face, move.building)),)

    def play(self, pos: MadeiraPosition, step: Turn, move: DieMove, chance: Chance, journal: Journal | None) -> None:
        box, seat, faces, face, building = pos.box, step.seat, len(pos.box.faces), move.face, move.building
        bread = bread_for(pos, face, building)
        pos.bread[seat] -= bread
        pos.dice[seat * faces + face] -= 1
        pos.dice_on[building * faces + face] += 1
        pos.markers[building * pos.players + seat] += 1
        if journal:
            character = character_name(pos, building)
            journal.add(events.DiePlaced(seat, box.face_value[face], box.buildings[building], character, bread))
        pos.push(UseDie(seat, building))


class PlacePirateDie(Verb["MadeiraPosition", "Turn", PirateMove]):
    """6.4: a pirate die, for a guard who goes Home; one to a building."""

    word: ClassVar[str] = "pirate"

    def candidates(self, pos: MadeiraPosition, step: Turn) -> list[PirateMove]:
        return [move for move in pos.box.moves.pirate if pos.pirate_dice[move.face]]

    def refusal(self, pos: MadeiraPosition, step: Turn, move: PirateMove) -> Refusal | None:
        if not pos.pirate_dice[move.face]:
            return Refusal("madeira.6.4", "no-pirate-die", need=1, have=0)  # 6.4
        if not pos.watch[step.seat]:
            return Refusal("madeira.6.4", "nobody-in-watch", need=1, have=0)
        if pos.pirate_on[move.building] != NOBODY:
            return Refusal("madeira.6.5", "pirate-die-there")  # 6.5
        return room_refusal(pos, step.seat, move.face, move.building)

    def quote(self, pos: MadeiraPosition, step: Turn, move: PirateMove) -> Terms:
        return (("bread", -bread_for(pos, move.face, move.building)),)

    def play(self, pos: MadeiraPosition, step: Turn, move: PirateMove, chance: Chance, journal: Journal | None) -> None:
        box, seat, face, building = pos.box, step.seat, move.face, move.building
        bread = bread_for(pos, face, building)
        pos.bread[seat] -= bread
        pos.pirate_dice = increased(pos.pirate_dice, face, -1)
        pos.pirate_on = replaced(pos.pirate_on, building, face)
        pos.watch[seat] -= 1
        pos.home[seat] += 1
        if journal:
            character = character_name(pos, building)
            journal.add(events.PirateDiePlaced(seat, box.face_value[face], box.buildings[building], character, bread))
        pos.push(UseDie(seat, building))


# ---- 8: passing


def pass_to(pos: MadeiraPosition, seat: int, slot: int, option: int, chance: Chance, journal: Journal | None) -> None:
    """8.1, 8.2, 8.4: the marker goes to the slot, dice left over are put aside; then what the slot gives."""
    box, faces = pos.box, len(pos.box.faces)
    pos.row_of[seat] = NOBODY
    pos.slot_of[seat] = slot
    for face in range(faces):
        pos.dice[seat * faces + face] = 0
    if journal:
        journal.add(events.Passed(seat, box.passing[slot]))
    box.pass_effects[slot][option].apply(pos, seat, chance, journal)  # 8.3


class PassForReals(Verb["MadeiraPosition", "Turn", PassMove]):
    """8.1, 8.3: to a free slot, for the Reals it gives."""

    word: ClassVar[str] = "pass"

    def candidates(self, pos: MadeiraPosition, step: Turn) -> list[PassMove]:
        return pos.box.moves.pass_for_reals

    def refusal(self, pos: MadeiraPosition, step: Turn, move: PassMove) -> Refusal | None:
        return Refusal("madeira.8.1", "slot-taken") if move.slot in pos.slot_of else None

    def moves(self, pos: MadeiraPosition, step: Turn) -> list[PassMove]:
        """`refusal`, read quickly."""
        seats = pos.passed_to()
        return [move for move in pos.box.moves.pass_for_reals if seats[move.slot] == NOBODY]

    def quote(self, pos: MadeiraPosition, step: Turn, move: PassMove) -> Terms:
        return (("reals", pos.box.pass_effects[move.slot][0].values[1]),)

    def play(self, pos: MadeiraPosition, step: Turn, move: PassMove, chance: Chance, journal: Journal | None) -> None:
        pass_to(pos, step.seat, move.slot, 0, chance, journal)


class PassAndAct(Verb["MadeiraPosition", "Turn", PassActMove]):
    """8.3: to a free slot, for the action that some of them offer instead."""

    word: ClassVar[str] = "pass-act"

    def candidates(self, pos: MadeiraPosition, step: Turn) -> list[PassActMove]:
        effects = pos.box.pass_effects
        return [move for move in pos.box.moves.pass_and_act if len(effects[move.slot]) > 1]

    def refusal(self, pos: MadeiraPosition, step: Turn, move: PassActMove) -> Refusal | None:
        if len(pos.box.pass_effects[move.slot]) < 2:
            return Refusal("madeira.8.3", "no-action-here")  # 8.3
        return Refusal("madeira.8.1", "slot-taken") if move.slot in pos.slot_of else None

    def moves(self, pos: MadeiraPosition, step: Turn) -> list[PassActMove]:
        """`refusal`, read quickly."""
        seats = pos.passed_to()
        return [move for move in self.candidates(pos, step) if seats[move.slot] == NOBODY]

    def play(
        self, pos: MadeiraPosition, step: Turn, move: PassActMove, chance: Chance, journal: Journal | None
    ) -> None:
        pass_to(pos, step.seat, move.slot, 1, chance, journal)


USE_FAVOR: Final = UseFavor()
PLACE_DIE: Final = PlaceDie()
PLACE_PIRATE_DIE: Final = PlacePirateDie()
PASS_FOR_REALS: Final = PassForReals()
PASS_AND_ACT: Final = PassAndAct()


class Turn(FavorTurn):
    """6.2: a favor first, perhaps; then a die, or a pass. The dice are listed by their faces, the guild dice of a face
    before the pirate dice."""

    name: ClassVar[str] = "turn"
    carries: ClassVar[tuple[str, ...]] = ("unused", "favor_used")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (USE_FAVOR, PLACE_DIE, PLACE_PIRATE_DIE, PASS_FOR_REALS, PASS_AND_ACT)

    def __init__(self, seat: int, unused: int = 0, favor_used: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.favor_used = favor_used
        self.unused: Final = unused  # always 0: numbers are saved by their order, and `favor_used` has been the second

    def after_favor(self) -> Turn:
        return Turn(self.seat, favor_used=1)

    def candidates(self, pos: MadeiraPosition) -> list[Move]:
        dice, pirates = PLACE_DIE.candidates(pos, self), PLACE_PIRATE_DIE.candidates(pos, self)
        tried: list[Move] = [*USE_FAVOR.candidates(pos, self)]
        for face in range(len(pos.box.faces)):
            tried += [move for move in dice if move.face == face]
            tried += [move for move in pirates if move.face == face]
        tried += PASS_FOR_REALS.candidates(pos, self)
        tried += PASS_AND_ACT.candidates(pos, self)
        return tried

    def moves(self, pos: MadeiraPosition) -> list[Move]:
        """What the verbs allow, in the order of `candidates`."""
        found: list[Move] = [*USE_FAVOR.moves(pos, self)]
        found += self._dice(pos)
        found += PASS_FOR_REALS.moves(pos, self)
        found += PASS_AND_ACT.moves(pos, self)
        return found

    def _dice(self, pos: MadeiraPosition) -> list[Move]:
        """`refusal` of both kinds of dice, read quickly: room and bread are the same for them and so are read once."""
        box, seat, faces, found = pos.box, self.seat, len(pos.box.faces), list[Move]()
        count, bread, die, pirate = len(box.buildings), pos.bread[self.seat], box.moves.die, box.moves.pirate
        most, price = box.most_dice[pos.players], box.die_bread
        rooms = [building for building in range(count) if dice_there(pos, building) < most]
        for face in range(faces):
            of_guild = pos.dice[seat * faces + face] > 0
            of_pirates = pos.pirate_dice[face] > 0 and pos.watch[seat] > 0
            if of_guild or of_pirates:
                first = face * count
                able = [building for building in rooms if price[first + building] <= bread]
                if of_guild:
                    found += [die[first + building] for building in able]
                if of_pirates:
                    found += [pirate[first + building] for building in able if pos.pirate_on[building] == NOBODY]
        return found

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"favor_used": bool(self.favor_used), "placements": len(self._dice(pos))}


# ---- 6.7, 6.8: what the die is for


class Act(Verb["MadeiraPosition", "UseDie", Move]):
    """6.7: the character of the building acts."""

    word: ClassVar[str] = "act"

    def candidates(self, pos: MadeiraPosition, step: UseDie) -> list[Move]:
        return [pos.box.moves.act]

    def refusal(self, pos: MadeiraPosition, step: UseDie, move: Move) -> Refusal | None:
        who = pos.character_at[step.building]
        if who == NOBODY:
            return Refusal("madeira.6.8", "empty-building")  # 6.8
        action = pos.box.action[who]
        return kind_of(action).refusal(pos, step.seat, action)

    def moves(self, pos: MadeiraPosition, step: UseDie) -> list[Move]:
        """`refusal`, asked of the only move there is."""
        act = pos.box.moves.act
        return [act] if self.refusal(pos, step, act) is None else []

    def play(self, pos: MadeiraPosition, step: UseDie, move: Move, chance: Chance, journal: Journal | None) -> None:
        who = pos.character_at[step.building]
        if journal:
            journal.add(events.CharacterUsed(step.seat, pos.box.characters[who]))
        pos.box.action[who].apply(pos, step.seat, chance, journal)


class Harvest(Verb["MadeiraPosition", "UseDie", Move]):
    """6.7, 7.5: a harvest in the region of the building."""

    word: ClassVar[str] = "harvest"

    def candidates(self, pos: MadeiraPosition, step: UseDie) -> list[Move]:
        return [pos.box.moves.harvest]

    def refusal(self, pos: MadeiraPosition, step: UseDie, move: Move) -> Refusal | None:
        if not pos.in_region(step.seat, pos.box.building_region[step.building]):
            return Refusal("madeira.7.5", "no-worker-in-region", need=1, have=0)  # 7.5
        return None

    def moves(self, pos: MadeiraPosition, step: UseDie) -> list[Move]:
        """`refusal`, read quickly."""
        here = pos.in_region(step.seat, pos.box.building_region[step.building])
        return [pos.box.moves.harvest] if here else []

    def play(self, pos: MadeiraPosition, step: UseDie, move: Move, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        extra = box.extra_on_empty if pos.character_at[step.building] == NOBODY else 0  # 7.7
        harvest(pos, step.seat, box.building_region[step.building], extra + pos.extra_harvests, journal)


class DoNothing(Leave["MadeiraPosition", "UseDie", Move]):
    """6.7: the marker is there all the same."""

    word: ClassVar[str] = "nothing"

    def candidates(self, pos: MadeiraPosition, step: UseDie) -> list[Move]:
        return [pos.box.moves.nothing]


class UseDie(MadeiraStep):
    """6.7, 6.8: the character of the building, a harvest, or nothing."""

    name: ClassVar[str] = "use-die"
    carries: ClassVar[tuple[str, ...]] = ("building",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (Act(), Harvest(), DoNothing())

    def __init__(self, seat: int, building: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.building: Final = building

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {
            "building": pos.box.buildings[self.building],
            "more_workers": pos.more_workers,
            "extra": pos.extra_harvests,
        }
