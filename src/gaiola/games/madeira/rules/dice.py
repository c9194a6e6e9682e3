"""Chapters 6 and 8, phase B: a die for a character or a pass, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import NOBODY, PHASE_B
from .cities import anything_to_build
from .favors import favor_moves, favor_refusal, use_favor
from .fields import harvest

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class PhaseB(Errand["MadeiraPosition"]):
    """6.1: the turns begin with the top row."""

    name: ClassVar[str] = "phase-b"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_B
        if journal is not None:
            journal.add(events.PhaseBegan("b"))
        pos.push(Frame(NEXT_TURN, frame.seat, pos.players - 1))


class NextTurn(Errand["MadeiraPosition"]):
    """6.1: the next marker below row `a`, from the top again after the last; nobody left ends the phase."""

    name: ClassVar[str] = "next-turn"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for step in range(1, pos.players + 1):
            row = (frame.a + step) % pos.players
            for seat in range(pos.players):
                if pos.row_of[seat] == row:
                    pos.wood_bought = 0
                    pos.extra_harvests = 0
                    pos.push(Frame(NEXT_TURN, seat, row))
                    pos.push(Frame(TURN, seat))
                    return


class Turn(Step["MadeiraPosition"]):
    """6.2: a favor first, perhaps; then a die, or a pass. `b` is 1 once a favor has been used."""

    name: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = ("favor", "die", "pirate", "pass", "pass-act")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves, seat, faces, buildings = pos.box.moves, frame.seat, len(pos.box.faces), len(pos.box.buildings)
        tried = [moves.favor[favor] for favor, holder in enumerate(pos.holder) if holder == seat]
        for face in range(faces):
            if pos.dice[seat * faces + face]:
                tried += moves.die[face * buildings : (face + 1) * buildings]
            if pos.pirate_dice[face]:
                tried += moves.pirate[face * buildings : (face + 1) * buildings]
        tried += moves.pass_for_reals
        tried += [moves.pass_and_act[s] for s, effects in enumerate(pos.box.pass_effects) if len(effects) > 1]
        return tried

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "favor":
            return favor_refusal(pos, frame, move.a)
        if move.verb in ("pass", "pass-act"):
            return self._pass_refusal(pos, move)
        return self._die_refusal(pos, frame.seat, move)

    def _pass_refusal(self, pos: MadeiraPosition, move: Move) -> Refusal | None:
        if move.verb == "pass-act" and len(pos.box.pass_effects[move.a]) < 2:
            return Refusal("madeira.8.3", "no-action-here")  # 8.3
        return Refusal("madeira.8.1", "slot-taken") if move.a in pos.slot_of else None

    def _die_refusal(self, pos: MadeiraPosition, seat: int, move: Move) -> Refusal | None:
        box, face, building = pos.box, move.a, move.b
        if move.verb == "pirate":  # 6.4
            if not pos.pirate_dice[face]:
                return Refusal("madeira.6.4", "no-pirate-die", need=1, have=0)
            if not pos.watch[seat]:
                return Refusal("madeira.6.4", "nobody-in-watch", need=1, have=0)
            if pos.pirate_on[building] != NOBODY:
                return Refusal("madeira.6.5", "pirate-die-there")  # 6.5
        elif not pos.dice[seat * len(box.faces) + face]:
            return Refusal("madeira.6.3", "no-such-die", need=1, have=0)  # 6.3
        if dice_there(pos, building) >= box.most_dice[pos.players]:
            return Refusal(
                "madeira.6.5", "no-room", need=box.most_dice[pos.players] + 1, have=box.most_dice[pos.players]
            )
        bread = bread_for(pos, face, building)
        if bread > pos.bread[seat]:  # 6.6
            region = box.region_number[box.building_region[building]]
            terms = (("region", region), ("die", -box.face_value[face]))
            return Refusal("madeira.6.6", "too-little-bread", need=bread, have=pos.bread[seat], terms=terms)
        return None

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, moves, seat = pos.box, pos.box.moves, frame.seat
        faces, buildings = len(box.faces), len(box.buildings)
        found = favor_moves(pos, frame)
        rooms = [dice_there(pos, building) < box.most_dice[pos.players] for building in range(buildings)]
        for face in range(faces):
            guild = pos.dice[seat * faces + face] > 0
            pirate = pos.pirate_dice[face] > 0 and pos.watch[seat] > 0
            if not guild and not pirate:
                continue
            able = [rooms[b] and bread_for(pos, face, b) <= pos.bread[seat] for b in range(buildings)]
            if guild:
                found += [moves.die[face * buildings + b] for b in range(buildings) if able[b]]
            if pirate:
                found += [
                    moves.pirate[face * buildings + b]
                    for b in range(buildings)
                    if able[b] and pos.pirate_on[b] == NOBODY
                ]
        free = [slot for slot in range(len(box.passing)) if slot not in pos.slot_of]
        found += [moves.pass_for_reals[slot] for slot in free]
        found += [moves.pass_and_act[slot] for slot in free if len(box.pass_effects[slot]) > 1]
        return found

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        if move.verb in ("die", "pirate"):
            return (("bread", -bread_for(pos, move.a, move.b)),)
        if move.verb == "pass":
            return (("reals", pos.box.pass_effects[move.a][0].values[1]),)
        return ()

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "favor":
            pos.push(Frame(TURN, frame.seat, 0, 1))
            use_favor(pos, frame.seat, move.a, chance, journal)
        elif move.verb in ("die", "pirate"):
            self._place(pos, frame.seat, move, journal)
        else:
            self._pass(pos, frame.seat, move, chance, journal)

    def _place(self, pos: MadeiraPosition, seat: int, move: Move, journal: Journal | None) -> None:
        box, faces, face, building = pos.box, len(pos.box.faces), move.a, move.b
        bread = bread_for(pos, face, building)
        pos.bread[seat] -= bread
        if move.verb == "die":  # 6.3
            pos.dice[seat * faces + face] -= 1
            pos.dice_on[building * faces + face] += 1
            pos.markers[building * pos.players + seat] += 1
        else:  # 6.4
            pos.pirate_dice[face] -= 1
            pos.pirate_on[building] = face
            pos.watch[seat] -= 1
            pos.home[seat] += 1
        if journal is not None:
            kind = events.DiePlaced if move.verb == "die" else events.PirateDiePlaced
            who = pos.character_at[building]
            character = box.characters[who] if who != NOBODY else ""
            journal.add(kind(seat, box.face_value[face], box.buildings[building], character, bread))
        pos.push(Frame(USE_DIE, seat, building))

    def _pass(self, pos: MadeiraPosition, seat: int, move: Move, chance: Chance, journal: Journal | None) -> None:
        """8.1, 8.2, 8.4: the marker goes to the slot, dice left over are put aside."""
        box, faces = pos.box, len(pos.box.faces)
        pos.row_of[seat] = NOBODY
        pos.slot_of[seat] = move.a
        for face in range(faces):
            pos.dice[seat * faces + face] = 0
        if journal is not None:
            journal.add(events.Passed(seat, box.passing[move.a]))
        box.pass_effects[move.a][int(move.verb == "pass-act")].apply(pos, seat, chance, journal)  # 8.3


def dice_there(pos: MadeiraPosition, building: int) -> int:
    """6.5: guild dice and pirate die together."""
    faces = len(pos.box.faces)
    return sum(pos.dice_on[building * faces : (building + 1) * faces]) + int(pos.pirate_on[building] != NOBODY)


def bread_for(pos: MadeiraPosition, face: int, building: int) -> int:
    """6.6: what a low die costs in the region of this building."""
    box = pos.box
    missing = box.region_number[box.building_region[building]] - box.face_value[face]
    return missing if missing > 0 else 0


class UseDie(Step["MadeiraPosition"]):
    """6.7, 6.8: the character of building `a`, a harvest, or nothing."""

    name: ClassVar[str] = "use-die"
    verbs: ClassVar[tuple[str, ...]] = ("act", "harvest", "nothing")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        return [moves.act, moves.harvest, moves.nothing]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        box, who = pos.box, pos.character_at[frame.a]
        if move is box.moves.act:
            if who == NOBODY:
                return Refusal("madeira.6.8", "empty-building")  # 6.8
            if box.builds[who]:
                return anything_to_build(pos, frame.seat)
        if move is box.moves.harvest and not pos.in_region(frame.seat, box.building_region[frame.a]):
            return Refusal("madeira.7.5", "no-worker-in-region", need=1, have=0)  # 7.5
        return None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, who = pos.box, frame.seat, pos.character_at[frame.a]
        if move is box.moves.act:
            if journal is not None:
                journal.add(events.CharacterUsed(seat, box.characters[who]))
            box.action[who].apply(pos, seat, chance, journal)
        elif move is box.moves.harvest:
            extra = box.extra_on_empty if who == NOBODY else 0  # 7.7
            harvest(pos, seat, box.building_region[frame.a], extra + pos.extra_harvests, journal)


PHASE_B_ERRAND: Final = PhaseB()
NEXT_TURN: Final = NextTurn()
TURN: Final = Turn()
USE_DIE: Final = UseDie()
