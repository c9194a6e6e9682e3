"""Chapter 8, building ships: goods of different types, a dock, upgrading, Treasury and Influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame
from .. import events
from ..constants import DOCKS, GOODS, KINDS, NOBODY, SHIP_FREE, SHIP_GOODS, SLOTS
from .choices import Choice
from .payments import gain_influence
from .portfolio import discard, replace_refusal, tuck, tuck_refusal
from .stock import move_treasury

if TYPE_CHECKING:
    from ..position import LisboaPosition

DOCK_SLOTS: Final = range(DOCKS)

# how a ship finds its dock, as numbers of a frame: a free dock, the slot of a card that goes, the ship it is laid on
TO_FREE_DOCK: Final = 0
REPLACING: Final = 1
UPGRADING: Final = 1 + SLOTS


def top_ship(pos: LisboaPosition) -> int:
    """8.5: the ship that lies on top in the shipyard."""
    for ship in pos.box.yard_order[pos.period]:
        if pos.yard[ship]:
            return ship
    return NOBODY


def goods_due(pos: LisboaPosition, seat: int, ship: int, laid_on: int, discount: int) -> int:
    """8.5, 8.7, 10.6, 17.14: as many as the hull, or as the hulls differ; never below 0."""
    if pos.has(seat, SHIP_FREE):
        return 0
    number = pos.box.hull[ship] - (pos.box.hull[laid_on] if laid_on != NOBODY else 0)
    return max(0, number - pos.has(seat, SHIP_GOODS) - discount)


def types_held(pos: LisboaPosition, seat: int, given: int) -> int:
    """Different goods in the warehouses, once one of type `given` is gone."""
    at = seat * KINDS
    return sum([1 for good in range(KINDS) if pos.goods[at + good] > int(good == given)])


def ship_refusal(pos: LisboaPosition, seat: int, given: int, discount: int) -> Refusal | None:
    """8.1, 8.5: a ship in the yard, a dock for it, and goods enough for the cheapest way."""
    ship = top_ship(pos)
    if ship == NOBODY:
        return Refusal("lisboa.8.5", "no-ship", need=1, have=0)
    ways = [way for way in _ways(pos, seat, ship) if _way_refusal(pos, seat, ship, way) is None]
    if not ways:
        return Refusal("lisboa.4.2", "portfolio-full", need=1, have=0)
    need = min([goods_due(pos, seat, ship, _laid_on(pos, seat, way), discount) for way in ways])
    have = types_held(pos, seat, given)
    return Refusal("lisboa.8.5", "goods-short", need=need, have=have, later="ship-goods") if have < need else None


def _ways(pos: LisboaPosition, seat: int, ship: int) -> list[int]:
    """8.6, 8.7: a free dock, and one way for each card: a ship that is not larger is laid on, anything else goes."""
    ways, at = [TO_FREE_DOCK], seat * SLOTS
    for slot in range(SLOTS):
        if pos.slots[at + slot] != NOBODY:
            ways.append(slot + (UPGRADING if _upgrades(pos, seat, ship, slot) else REPLACING))
    return ways


def _upgrades(pos: LisboaPosition, seat: int, ship: int, slot: int) -> bool:
    """8.7: whether in this slot lies a ship that is smaller or equal."""
    old = pos.ship_at(seat * DOCKS + slot) if slot < DOCKS else NOBODY
    return old != NOBODY and pos.box.hull[old] <= pos.box.hull[ship]


def _way_refusal(pos: LisboaPosition, seat: int, ship: int, way: int) -> Refusal | None:
    """8.6, 8.7: why the ship cannot find its dock this way."""
    if way == TO_FREE_DOCK:
        return tuck_refusal(pos, seat, DOCK_SLOTS)
    if way < UPGRADING:
        if _upgrades(pos, seat, ship, way - REPLACING):
            return Refusal("lisboa.8.7", "cargo-stays")
        return replace_refusal(pos, seat, DOCK_SLOTS, way - REPLACING)
    old = _laid_on(pos, seat, way)
    if old == NOBODY:
        return Refusal("lisboa.8.7", "no-ship-there")
    if not _upgrades(pos, seat, ship, way - UPGRADING):
        return Refusal("lisboa.8.7", "smaller-ship", need=pos.box.hull[old], have=pos.box.hull[ship])
    return None


def _laid_on(pos: LisboaPosition, seat: int, way: int) -> int:
    """The ship under the new one, NOBODY where none stays."""
    return pos.ship_at(seat * DOCKS + way - UPGRADING) if way >= UPGRADING else NOBODY


def build_ship(pos: LisboaPosition, seat: int, discount: int) -> None:
    """8.5: the way to the dock is asked, then goods, `discount` fewer."""
    pos.push(Frame(SHIP_STEP, seat, discount))


class Ship(Choice):
    """8.6, 8.7: a free dock, a card to make room, or a ship to be laid on. `a` goods fewer."""

    name: ClassVar[str] = "ship"
    verbs: ClassVar[tuple[str, ...]] = ("tuck", "replace", "upgrade")

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [self._move(pos, way) for way in _ways(pos, frame.seat, top_ship(pos))]

    def _move(self, pos: LisboaPosition, way: int) -> Move:
        moves = pos.box.moves
        if way == TO_FREE_DOCK:
            return moves.tuck
        return moves.replace[way - REPLACING] if way < UPGRADING else moves.upgrade[way - UPGRADING]

    def _way(self, move: Move) -> int:
        if move.verb == "tuck":
            return TO_FREE_DOCK
        return move.a + (REPLACING if move.verb == "replace" else UPGRADING)

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        ship, way, seat = top_ship(pos), self._way(move), frame.seat
        refusal = _way_refusal(pos, seat, ship, way)
        if refusal is not None:
            return refusal
        need = goods_due(pos, seat, ship, _laid_on(pos, seat, way), frame.a)
        have = types_held(pos, seat, NOBODY)
        return Refusal("lisboa.8.5", "goods-short", need=need, have=have, later="ship-goods") if have < need else None

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        laid_on = _laid_on(pos, frame.seat, self._way(move))
        return (("goods", -goods_due(pos, frame.seat, top_ship(pos), laid_on, frame.a)),)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        way, seat = self._way(move), frame.seat
        pos.push(Frame(SHIP_READY, seat, way))
        need = goods_due(pos, seat, top_ship(pos), _laid_on(pos, seat, way), frame.a)
        if need:
            pos.push(Frame(SHIP_GOODS_STEP, seat, need))


class ShipGoods(Choice):
    """8.5: `a` more goods, all of different types; `b` those paid, as bits."""

    name: ClassVar[str] = "ship-goods"
    verbs: ClassVar[tuple[str, ...]] = ("pay-good",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.pay_good

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if frame.b >> move.a & 1:
            return Refusal("lisboa.8.5", "paid-already")
        held = pos.goods[frame.seat * KINDS + move.a]
        return None if held else Refusal("lisboa.8.5", "no-good", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if frame.a > 1:
            pos.push(Frame(SHIP_GOODS_STEP, frame.seat, frame.a - 1, frame.b | 1 << move.a))
        pos.goods[frame.seat * KINDS + move.a] -= 1
        if journal is not None:
            journal.add(events.GoodPaid(frame.seat, GOODS[move.a]))


class ShipReady(Errand["LisboaPosition"]):
    """8.6 to 8.8: the ship docks by way `a`; Treasury and Influence follow."""

    name: ClassVar[str] = "ship-ready"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box, seat, way, ship = pos.box, frame.seat, frame.a, top_ship(pos)
        pos.yard[ship] -= 1
        if way >= UPGRADING:  # 8.7: the cargo stays, and so does a ship at sea
            pos.slots[seat * SLOTS + way - UPGRADING] = box.first_ship + ship
            if journal is not None:
                journal.add(events.ShipUpgraded(seat, box.ships[ship]))
        else:
            if way >= REPLACING:
                discard(pos, seat, way - REPLACING, journal)
            if journal is not None:
                journal.add(events.ShipBuilt(seat, box.ships[ship]))
            tuck(pos, seat, box.first_ship + ship, None)
        move_treasury(pos, box.treasury_by_ship, journal)
        gain_influence(pos, seat, journal)


SHIP_STEP: Final = Ship()
SHIP_GOODS_STEP: Final = ShipGoods()
SHIP_READY: Final = ShipReady()
