"""Chapter 7, the harvest: wood first, then goods; and what may be harvested once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.replacing import increased
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..moves import AgainMove
from .steps import DONE, MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def harvest(pos: MadeiraPosition, seat: int, region: int, extra: int, journal: Journal | None) -> None:
    """7.5: every own field of the region, then `extra` more among them."""
    for field in pos.box.region_fields[region]:
        if pos.on_field[field * pos.players + seat]:
            for _ in range(pos.box.per_field):
                harvest_field(pos, seat, field, journal)
    if extra:
        pos.push(Again(seat, region, extra))


def harvest_field(pos: MadeiraPosition, seat: int, field: int, journal: Journal | None) -> None:
    """7.6: one wood while there is some, else one of the good it yields now."""
    box = pos.box
    if pos.field_wood[field]:
        pos.field_wood = increased(pos.field_wood, field, -1)
        pos.wood[seat] += 1
        what = "wood"
    else:
        good = pos.field_good[field]
        pos.goods[seat * len(box.goods) + good] += 1
        what = box.goods[good]
    if journal:
        journal.add(events.Harvested(seat, box.fields[field], what))


class HarvestAgain(Verb["MadeiraPosition", "Again", AgainMove]):
    """7.7: a field that has just been harvested."""

    word: ClassVar[str] = "again"

    def candidates(self, pos: MadeiraPosition, step: Again) -> list[AgainMove]:
        return [pos.box.moves.again[field] for field in pos.box.region_fields[step.region]]

    def refusal(self, pos: MadeiraPosition, step: Again, move: AgainMove) -> Refusal | None:
        mine = move.field in pos.box.region_fields[step.region] and pos.on_field[move.field * pos.players + step.seat]
        return None if mine else Refusal("madeira.7.7", "not-harvested")

    def play(self, pos: MadeiraPosition, step: Again, move: AgainMove, chance: Chance, journal: Journal | None) -> None:
        if step.left > 1:
            pos.push(Again(step.seat, step.region, step.left - 1))
        harvest_field(pos, step.seat, move.field, journal)


class Again(MadeiraStep):
    """7.7, 13.12: a field of the region once more, so many times at most."""

    name: ClassVar[str] = "again"
    carries: ClassVar[tuple[str, ...]] = ("region", "left")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (HarvestAgain(), DONE)

    def __init__(self, seat: int, region: int, left: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.region: Final = region
        self.left: Final = left

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"region": pos.box.regions[self.region], "left": self.left}
