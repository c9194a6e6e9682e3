"""Chapter 8, building ships: goods of different types, a dock, upgrading, Treasury and Influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import DOCKS, GOOD_KINDS, GOODS, NOBODY, SHIP_FREE, SHIP_GOODS_DISCOUNT, SLOTS
from ..moves import PayGood, Replace, Upgrade
from .choices import Choice, LisboaErrand, RepeatedChoice
from .payments import gain_influence
from .portfolio import discard, empty_slot, filled_slots, replace_refusal, tuck, tuck_refusal
from .stock import move_treasury

if TYPE_CHECKING:
    from ..position import LisboaPosition

M = TypeVar("M", bound=Move)

DOCK_SLOTS: Final = range(DOCKS)

# how a ship finds its dock, as a number: a free dock, the slot of a card that goes, the ship it is laid on
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
    return max(0, number - pos.has(seat, SHIP_GOODS_DISCOUNT) - discount)


def types_held(pos: LisboaPosition, seat: int, given: int) -> int:
    """Different goods in the warehouses, once one of type `given` is gone."""
    at = seat * GOOD_KINDS
    number = 0
    for good in range(GOOD_KINDS):
        if pos.goods[at + good] > (1 if good == given else 0):
            number += 1
    return number


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


def ship_possible(pos: LisboaPosition, seat: int, given: int, discount: int) -> bool:
    """What `ship_refusal` allows, read quickly: no way is cheaper than to be laid on the largest ship that allows it,
    all others cost the same."""
    ship, have = top_ship(pos), types_held(pos, seat, given)
    if ship == NOBODY:
        return False
    free = empty_slot(pos, seat, DOCK_SLOTS) != NOBODY
    full = pos.tucked(seat) >= pos.portfolio_size(seat)
    docks = free and not full
    for slot in range(SLOTS):
        if pos.slots[seat * SLOTS + slot] == NOBODY:
            continue
        if not _upgrades(pos, seat, ship, slot):
            docks = docks or slot < DOCKS or (free and full)
        elif goods_due(pos, seat, ship, pos.ship_at(seat * DOCKS + slot), discount) <= have:
            return True
    return docks and goods_due(pos, seat, ship, NOBODY, discount) <= have


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
    pos.push(Ship(seat, discount))


class ToDock(Verb["LisboaPosition", "Ship", M]):
    """One of the ways to a dock: what the ship costs there. Its subclasses say which way a move is."""

    def way(self, move: M) -> int:
        raise NotImplementedError

    def refusal(self, pos: LisboaPosition, step: Ship, move: M) -> Refusal | None:
        ship, way, seat = top_ship(pos), self.way(move), step.seat
        refusal = _way_refusal(pos, seat, ship, way)
        if refusal is not None:
            return refusal
        need = goods_due(pos, seat, ship, _laid_on(pos, seat, way), step.discount)
        have = types_held(pos, seat, NOBODY)
        return Refusal("lisboa.8.5", "goods-short", need=need, have=have, later="ship-goods") if have < need else None

    def quote(self, pos: LisboaPosition, step: Ship, move: M) -> Terms:
        laid_on = _laid_on(pos, step.seat, self.way(move))
        return (("goods", -goods_due(pos, step.seat, top_ship(pos), laid_on, step.discount)),)

    def play(self, pos: LisboaPosition, step: Ship, move: M, chance: Chance, journal: Journal | None) -> None:
        way, seat = self.way(move), step.seat
        pos.push(ShipReady(seat, way))
        need = goods_due(pos, seat, top_ship(pos), _laid_on(pos, seat, way), step.discount)
        if need:
            pos.push(ShipGoods(seat, need))


class DockShip(ToDock[Move]):
    """8.6: to a free dock."""

    word: ClassVar[str] = "tuck"

    def candidates(self, pos: LisboaPosition, step: Ship) -> list[Move]:
        return [pos.box.moves.tuck]

    def way(self, move: Move) -> int:
        return TO_FREE_DOCK


class MakeRoom(ToDock[Replace]):
    """8.6, 4.3: a card goes that is no ship to be laid on."""

    word: ClassVar[str] = "replace"

    def candidates(self, pos: LisboaPosition, step: Ship) -> list[Replace]:
        ship = top_ship(pos)
        slots = [slot for slot in filled_slots(pos, step.seat) if not _upgrades(pos, step.seat, ship, slot)]
        return [pos.box.moves.replace[slot] for slot in slots]

    def way(self, move: Replace) -> int:
        return REPLACING + move.slot


class UpgradeShip(ToDock[Upgrade]):
    """8.7: the new ship is laid on one that is not larger."""

    word: ClassVar[str] = "upgrade"

    def candidates(self, pos: LisboaPosition, step: Ship) -> list[Upgrade]:
        ship = top_ship(pos)
        return [move for move in pos.box.moves.upgrade if _upgrades(pos, step.seat, ship, move.slot)]

    def way(self, move: Upgrade) -> int:
        return UPGRADING + move.slot


class Ship(Choice):
    """8.6, 8.7: a free dock, a card to make room, or a ship to be laid on; some goods fewer are due."""

    name: ClassVar[str] = "ship"
    carries: ClassVar[tuple[str, ...]] = ("discount",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (DockShip(), MakeRoom(), UpgradeShip())

    def __init__(self, seat: int, discount: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.discount: Final = discount

    def candidates(self, pos: LisboaPosition) -> list[Move]:
        return sorted(super().candidates(pos), key=_slot_of)

    def moves(self, pos: LisboaPosition) -> list[Move]:
        """Slot by slot: for each card there is one way only."""
        return sorted(super().moves(pos), key=_slot_of)


def _slot_of(move: Move) -> int:
    return move.slot if isinstance(move, Replace | Upgrade) else NOBODY


class PayWithGood(Verb["LisboaPosition", "ShipGoods", PayGood]):
    """8.5: a good of a type that has not been paid yet."""

    word: ClassVar[str] = "pay-good"

    def candidates(self, pos: LisboaPosition, step: ShipGoods) -> list[PayGood]:
        return pos.box.moves.pay_good

    def refusal(self, pos: LisboaPosition, step: ShipGoods, move: PayGood) -> Refusal | None:
        if step.paid >> move.good & 1:
            return Refusal("lisboa.8.5", "paid-already")
        held = pos.goods[step.seat * GOOD_KINDS + move.good]
        return None if held else Refusal("lisboa.8.5", "no-good", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: ShipGoods, move: PayGood, chance: Chance, journal: Journal | None
    ) -> None:
        if step.left > 1:
            pos.push(ShipGoods(step.seat, step.left - 1, step.paid | 1 << move.good))
        pos.goods[step.seat * GOOD_KINDS + move.good] -= 1
        if journal:
            journal.add(events.GoodPaid(step.seat, GOODS[move.good]))


class ShipGoods(RepeatedChoice):
    """8.5: more goods, all of different types; those paid, as bits."""

    name: ClassVar[str] = "ship-goods"
    carries: ClassVar[tuple[str, ...]] = ("left", "paid")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PayWithGood(),)

    def __init__(self, seat: int, left: int, paid: int = 0, compulsory: bool = False) -> None:
        super().__init__(seat, left, compulsory)
        self.paid: Final = paid


class ShipReady(LisboaErrand):
    """8.6 to 8.8: the ship docks by its way; Treasury and Influence follow."""

    name: ClassVar[str] = "ship-ready"
    carries: ClassVar[tuple[str, ...]] = ("way",)
    __slots__ = carries

    def __init__(self, seat: int, way: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.way: Final = way

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        box, seat, way, ship = pos.box, self.seat, self.way, top_ship(pos)
        pos.yard = increased(pos.yard, ship, -1)
        if way >= UPGRADING:  # 8.7: the cargo stays, and so does a ship at sea
            pos.slots[seat * SLOTS + way - UPGRADING] = box.first_ship + ship
            if journal:
                journal.add(events.ShipUpgraded(seat, box.ships[ship]))
        else:
            if way >= REPLACING:
                discard(pos, seat, way - REPLACING, journal)
            if journal:
                journal.add(events.ShipBuilt(seat, box.ships[ship]))
            tuck(pos, seat, box.first_ship + ship, None)
        move_treasury(pos, box.treasury_by_ship, journal)
        gain_influence(pos, seat, journal)
