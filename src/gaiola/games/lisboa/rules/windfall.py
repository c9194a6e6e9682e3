"""3.5, looking ahead cheaply: the most that the Cardinal's next moves can bring, so that what is hopeless is known to
be so without trying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.effects import Effect
from ..city import EXCHANGE, NOBODY
from .church import landing, reach

if TYPE_CHECKING:
    from ..position import LisboaPosition


class Windfall:
    """The best of every kind among tiles within reach, though one tile cannot be all of it. Too much is no mistake
    here: it only means that positions are searched."""

    __slots__ = ("hire", "land", "officials", "plan", "reis", "spend", "staff")

    def __init__(self) -> None:
        self.reis = 0
        self.land = 0
        self.spend = 0
        self.hire = 0
        self.staff = 0
        self.officials = 0
        self.plan = False

    def add(self, pos: LisboaPosition, seat: int, effect: Effect) -> None:
        """What one effect of a tile, a land or a site could do for a payment or an opening."""
        name, values = effect.handler.name, effect.values
        if name == "reis":
            self.reis = max(self.reis, values[0])
        elif name == "gain_influence":
            self.reis = max(self.reis, gained_cash(pos, seat))
        elif name == "influence_exchange":
            self.reis = max(self.reis, pos.influence[seat] - pos.cash(seat))
        elif name == "land_discount":
            self.land = max(self.land, values[0])
        elif name == "spend_discount":
            self.spend = max(self.spend, values[0])
        elif name == "hire_discount":
            self.hire = max(self.hire, values[0])
        elif name == "staff_reduction":
            self.staff = max(self.staff, values[0])
        elif name == "official":
            self.officials = max(self.officials, values[0])
        elif name == "plan":
            self.plan = True

    def times(self, moves: int) -> Windfall:
        """The same in each of several moves."""
        many = Windfall()
        many.reis, many.land, many.spend, many.hire = (
            moves * self.reis,
            moves * self.land,
            moves * self.spend,
            moves * self.hire,
        )
        many.staff, many.officials, many.plan = moves * self.staff, moves * self.officials, self.plan
        return many


def gained_cash(pos: LisboaPosition, seat: int) -> int:
    """By how many réis a gain of Influence makes the purse fuller, at most."""
    table = pos.box.cash[1 if pos.has(seat, EXCHANGE) else 0]
    marker = pos.influence[seat]
    return table[min(pos.box.most_influence, marker + pos.influence_sum(seat))] - table[marker] + 1


def from_cardinal(pos: LisboaPosition, seat: int, steps: int, moves: int) -> Windfall:
    """8.11, 8.12: the tiles that the Cardinal can come to in so many moves of up to `steps`."""
    found = Windfall()
    if not moves or pos.tiles_held(seat) == pos.box.clergy_limit:
        return found
    spaces = set(range(len(pos.ring)))  # with several moves, and a road found on the way, he may come anywhere
    if moves == 1:
        spaces = {space for n in range(reach(pos, seat, steps)) for space in pos.box.beside[landing(pos, n + 1)]}
    for space in spaces:
        if pos.ring[space] != NOBODY:
            for effect in pos.box.clergy_effect[pos.ring[space]]:
                found.add(pos, seat, effect)
    return found
