"""Chapter 13, guild favors: one at the start of a turn; those that need a decision of their own ask it here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Frame, Step
from .. import events

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition

ONE_PHASE: Final = {
    "set_building_cost": "madeira.13.8",
    "add_region_workers": "madeira.13.9",
    "add_harvests": "madeira.13.12",
}
"""The favors that belong to one phase only, by their effect: the rule that says so."""


def level_effect(pos: MadeiraPosition, seat: int, building: int, more: int) -> Effect | None:
    """12.7: what the building does for this seat, with `more` workers counted by the Diplomat; None without any."""
    box = pos.box
    workers = pos.in_region(seat, box.building_region[building])
    if workers or box.diplomat_from_zero:  # 13.9
        workers += more
    if workers >= box.high_workers:
        return box.high[building]
    return box.low[building] if workers >= box.low_workers else None


def favor_refusal(pos: MadeiraPosition, frame: Frame, favor: int) -> Refusal | None:
    """13.1, 13.2: an own favor, face up, at the start of the turn, in its phase; and what it needs to do anything."""
    box, seat = pos.box, frame.seat
    if pos.holder[favor] != seat:
        return Refusal("madeira.13.1", "favor-not-held")
    if frame.b:
        return Refusal("madeira.13.1", "one-favor-a-turn")
    if not pos.face_up[favor]:
        return Refusal("madeira.13.2", "face-down")
    effect = box.favor_effect[favor]
    if not box.usable[pos.phase][favor]:
        return Refusal(ONE_PHASE.get(effect.handler.name, "madeira.13.1"), "wrong-phase")
    if effect.handler.name == "move_action_marker" and not any(pos.markers[seat :: pos.players]):
        return Refusal("madeira.13.6", "no-marker-there", need=1, have=0)
    if effect.handler.name == "buy_building_action":
        return _lady_refusal(pos, seat, effect.values[0])
    return None


def _lady_refusal(pos: MadeiraPosition, seat: int, reals: int) -> Refusal | None:
    """13.14: the Reals, and a building that would work."""
    if pos.reals[seat] < reals:
        return Refusal("madeira.13.14", "too-dear", need=reals, have=pos.reals[seat])
    works = any(level_effect(pos, seat, building, 0) is not None for building in range(len(pos.box.buildings)))
    return None if works else Refusal("madeira.13.14", "no-worker-in-region", need=1, have=0)


def favor_moves(pos: MadeiraPosition, frame: Frame) -> list[Move]:
    """13.1: the own favors that can be used now."""
    if frame.b:
        return []
    seat, up = frame.seat, pos.face_up
    mine = [favor for favor, holder in enumerate(pos.holder) if holder == seat and up[favor]]
    return [pos.box.moves.favor[favor] for favor in mine if favor_refusal(pos, frame, favor) is None]


def use_favor(pos: MadeiraPosition, seat: int, favor: int, chance: Chance, journal: Journal | None) -> None:
    """13.2: face down first, then its effect."""
    pos.face_up[favor] = 0
    if journal is not None:
        journal.add(events.FavorUsed(seat, pos.box.favors[favor]))
    pos.box.favor_effect[favor].apply(pos, seat, chance, journal)


class Flip(Step["MadeiraPosition"]):
    """10.10, 12.11: a favor is turned up; up to `a` of them."""

    name: ClassVar[str] = "flip"
    verbs: ClassVar[tuple[str, ...]] = ("flip", "done")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return any(holder == frame.seat and not pos.face_up[favor] for favor, holder in enumerate(pos.holder))

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        return [*[moves.flip[favor] for favor, holder in enumerate(pos.holder) if holder == frame.seat], moves.done]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        if pos.holder[move.a] != frame.seat:
            return Refusal("madeira.13.1", "favor-not-held")
        return Refusal("madeira.13.2", "face-up-already") if pos.face_up[move.a] else None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        pos.face_up[move.a] = 1
        if journal is not None:
            journal.add(events.FavorTurnedUp(frame.seat, pos.box.favors[move.a]))
        if frame.a > 1:
            pos.push(Frame(FLIP, frame.seat, frame.a - 1))


class MoveMarker(Step["MadeiraPosition"]):
    """13.6: the Bishop takes an own marker from one building to another."""

    name: ClassVar[str] = "marker"
    verbs: ClassVar[tuple[str, ...]] = ("marker",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [move for move in pos.box.moves.marker if move.a != move.b]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if not pos.markers[move.a * pos.players + frame.seat]:
            return Refusal("madeira.13.6", "no-marker-there", need=1, have=0)
        return Refusal("madeira.13.6", "same-building") if move.a == move.b else None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.markers[move.a * pos.players + frame.seat] -= 1
        pos.markers[move.b * pos.players + frame.seat] += 1
        if journal is not None:
            journal.add(events.MarkerMoved(frame.seat, pos.box.buildings[move.a], pos.box.buildings[move.b]))


class Lady(Step["MadeiraPosition"]):
    """13.14: which building, on one's own level; the Reals have been paid."""

    name: ClassVar[str] = "lady"
    verbs: ClassVar[tuple[str, ...]] = ("lady",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.lady

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        works = level_effect(pos, frame.seat, move.a, 0) is not None
        return None if works else Refusal("madeira.12.7", "no-worker-in-region", need=1, have=0)

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        effect = level_effect(pos, frame.seat, move.a, 0)
        if effect is not None:
            if journal is not None:
                journal.add(events.BuildingUsed(frame.seat, pos.box.buildings[move.a]))
            effect.apply(pos, frame.seat, chance, journal)


FLIP: Final = Flip()
MARKER: Final = MoveMarker()
LADY: Final = Lady()
