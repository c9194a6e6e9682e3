"""Chapter 9, wood: one's own first, the rest bought within one's access; and wood that is simply got."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..moves import WoodMove
from .steps import MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition

FOREST_ACCESS: Final = 1000  # pieces: more than anybody can need
GOT: Final = 0
BOUGHT: Final = 1


def access(pos: MadeiraPosition, seat: int) -> int:
    """9.2: the wood on fields with an own worker; without end with one in the forest."""
    box, players = pos.box, pos.players
    if pos.on_field[box.forest * players + seat]:
        return FOREST_ACCESS
    return sum([wood for field, wood in enumerate(pos.field_wood) if wood and pos.on_field[field * players + seat]])


def missing_wood(pos: MadeiraPosition, seat: int, wood: int) -> int:
    """9.1: what has to be bought once one's own is used up."""
    return wood - pos.wood[seat] if wood > pos.wood[seat] else 0


def price_of(pos: MadeiraPosition, wood: int) -> int:
    """9.4, 9.5: this many more pieces in this turn."""
    totals = pos.box.wood_totals
    return totals[pos.wood_bought + wood] - totals[pos.wood_bought]


def wood_refusal(pos: MadeiraPosition, seat: int, wood: int) -> Refusal | None:
    """9.3: whether this much wood can be discarded now."""
    missing = missing_wood(pos, seat, wood)
    if not missing:
        return None
    reach = access(pos, seat)
    if missing > reach:
        terms = (("needed", wood), ("own", -pos.wood[seat]))
        return Refusal("madeira.9.2", "no-access", need=missing, have=reach, terms=terms)
    price = price_of(pos, missing)
    if price > pos.reals[seat]:
        return Refusal("madeira.9.4", "wood-too-dear", need=price, have=pos.reals[seat], terms=(("wood", missing),))
    return None


def wood_terms(pos: MadeiraPosition, seat: int, wood: int) -> Terms:
    """What discarding this much wood takes: one's own, and Reals for the rest."""
    missing = missing_wood(pos, seat, wood)
    terms: Terms = (("wood", missing - wood),) if wood > missing else ()
    return (*terms, ("reals", -price_of(pos, missing))) if missing else terms


def pay_wood(pos: MadeiraPosition, seat: int, wood: int, journal: Journal | None) -> int:
    """Discards wood and pays for what is missing; how much was bought, still to be taken from somewhere."""
    missing = missing_wood(pos, seat, wood)
    own = wood - missing
    pos.wood[seat] -= own
    if journal and own:
        journal.add(events.WoodDiscarded(seat, own))
    if missing:
        price = price_of(pos, missing)
        pos.reals[seat] -= price
        pos.wood_bought += missing
        if journal:
            journal.add(events.WoodBought(seat, missing, price))
    return missing


def take_bought(pos: MadeiraPosition, seat: int, wood: int) -> None:
    """9.3: the wood that was bought leaves the fields."""
    if wood:
        pos.push(Wood(seat, wood, BOUGHT))


def get_wood(pos: MadeiraPosition, seat: int, wood: int) -> None:
    """9.6: for nothing, as far as access goes."""
    reach = access(pos, seat)
    if wood and reach:
        pos.push(Wood(seat, wood if wood < reach else reach, GOT))


class TakeWood(Verb["MadeiraPosition", "Wood", WoodMove]):
    """9.2: a piece from a field with an own worker, or from the forest."""

    word: ClassVar[str] = "wood"

    def candidates(self, pos: MadeiraPosition, step: Wood) -> list[WoodMove]:
        return pos.box.moves.wood

    def refusal(self, pos: MadeiraPosition, step: Wood, move: WoodMove) -> Refusal | None:
        if not pos.on_field[move.field * pos.players + step.seat]:
            return Refusal("madeira.9.2", "no-worker-there", need=1, have=0)
        if not pos.field_wood[move.field] and move.field != pos.box.forest:
            return Refusal("madeira.9.2", "no-wood-there", need=1, have=0)
        return None

    def play(self, pos: MadeiraPosition, step: Wood, move: WoodMove, chance: Chance, journal: Journal | None) -> None:
        if step.left > 1:
            pos.push(Wood(step.seat, step.left - 1, step.bought))
        take_wood(pos, step, move.field, 1, journal)


class Wood(MadeiraStep):
    """9.2: where so many pieces come from, one at a time, GOT or BOUGHT. Asked where there are several sources."""

    name: ClassVar[str] = "wood"
    carries: ClassVar[tuple[str, ...]] = ("left", "bought")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeWood(),)

    def __init__(self, seat: int, left: int, bought: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.bought: Final = bought

    def asks(self, pos: MadeiraPosition) -> bool:
        return len(self._sources(pos)) > 1

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        for field in self._sources(pos):
            take_wood(pos, self, field, self.left, journal)

    def _sources(self, pos: MadeiraPosition) -> list[int]:
        box, seat, players = pos.box, self.seat, pos.players
        here = [field for field in range(len(box.fields)) if pos.on_field[field * players + seat]]
        return [field for field in here if pos.field_wood[field] or field == box.forest]

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left}


def take_wood(pos: MadeiraPosition, step: Wood, field: int, wood: int, journal: Journal | None) -> None:
    """9.2, 9.3: from a field; what was bought has been used already."""
    if field != pos.box.forest:
        pos.field_wood = increased(pos.field_wood, field, -wood)
    if step.bought == GOT:
        pos.wood[step.seat] += wood
    if journal:
        kind = events.WoodGot if step.bought == GOT else events.WoodTaken
        journal.add(kind(step.seat, pos.box.fields[field], wood))
