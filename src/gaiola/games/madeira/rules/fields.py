"""Chapter 7, the harvest: wood first, then goods; and what may be harvested once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Frame, Step
from .. import events

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def harvest(pos: MadeiraPosition, seat: int, region: int, extra: int, journal: Journal | None) -> None:
    """7.5: every own field of the region, then `extra` more among them."""
    for field in pos.box.region_fields[region]:
        if pos.on_field[field * pos.players + seat]:
            for _ in range(pos.box.per_field):
                harvest_field(pos, seat, field, journal)
    if extra:
        pos.push(Frame(AGAIN, seat, region, extra))


def harvest_field(pos: MadeiraPosition, seat: int, field: int, journal: Journal | None) -> None:
    """7.6: one wood while there is some, else one of the good it yields now."""
    box = pos.box
    if pos.field_wood[field]:
        pos.field_wood[field] -= 1
        pos.wood[seat] += 1
        what = "wood"
    else:
        good = pos.field_good[field]
        pos.goods[seat * len(box.goods) + good] += 1
        what = box.goods[good]
    if journal is not None:
        journal.add(events.Harvested(seat, box.fields[field], what))


class Again(Step["MadeiraPosition"]):
    """7.7, 13.12: a field of region `a` once more, `b` times at most."""

    name: ClassVar[str] = "again"
    verbs: ClassVar[tuple[str, ...]] = ("again", "done")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        return [*[moves.again[field] for field in pos.box.region_fields[frame.a]], moves.done]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        mine = move.a in pos.box.region_fields[frame.a] and pos.on_field[move.a * pos.players + frame.seat]
        return None if mine else Refusal("madeira.7.7", "not-harvested")

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        if frame.b > 1:
            pos.push(Frame(AGAIN, frame.seat, frame.a, frame.b - 1))
        harvest_field(pos, frame.seat, move.a, journal)


AGAIN: Final = Again()
