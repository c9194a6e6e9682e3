"""Chapter 6, selling goods to ships of any player, and to the supply where a benefit allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased, replaced
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import (
    CLERGY,
    CRATES,
    DOCKLESS,
    DOCKS,
    FIRST_SALE,
    GOOD_KINDS,
    GOODS,
    HARBOUR_INCOME,
    NOBODY,
    OWN_SHIP_BONUS,
    PRICE_FLOOR,
    SAIL_INCOME,
    SAIL_WIGS,
    SALE_BONUS,
    SLOTS,
)
from ..moves import Load, Market
from .choices import LisboaStep
from .stock import earn, goods_held

if TYPE_CHECKING:
    from ..position import LisboaPosition


def price_of(pos: LisboaPosition, seat: int, good: int, berth: int, bonus: int) -> int:
    """6.2: the market price with every bonus, on a ship or without one."""
    price = max(pos.prices[good], pos.has(seat, PRICE_FLOOR)) + pos.has(seat, SALE_BONUS + good) + bonus
    if berth != NOBODY:
        ship = pos.ship_at(berth)
        price += pos.box.ship_modifier[ship] if ship != NOBODY else 0
        if berth // DOCKS == seat:
            price += pos.has(seat, OWN_SHIP_BONUS)
    return price


def docked(pos: LisboaPosition) -> list[int]:
    """6.1, 6.3: docks with a ship that still takes goods."""
    found: list[int] = []
    for owner in range(pos.players):
        for dock in range(DOCKS):
            berth = owner * DOCKS + dock
            if pos.slots[owner * SLOTS + dock] >= pos.box.first_ship and not pos.at_sea[berth]:  # if full, it is at sea
                found.append(berth)
    return found


def can_load_elsewhere(pos: LisboaPosition, seat: int) -> bool:
    """6.1, 6.3: whether another player has a ship that still takes goods."""
    for berth in docked(pos):
        if berth // DOCKS != seat:
            return True
    return False


def can_sell(pos: LisboaPosition, seat: int) -> Refusal | None:
    """6.5: a good, and somewhere to sell it."""
    if not goods_held(pos, seat):
        return Refusal("lisboa.6.5", "no-goods", need=1, have=0)
    return None if somewhere_to_sell(pos, seat) else Refusal("lisboa.6.5", "no-ship", need=1, have=0)


def somewhere_to_sell(pos: LisboaPosition, seat: int) -> bool:
    """6.1, 17.11: a ship in a dock, or a benefit that makes up for it."""
    return pos.has(seat, DOCKLESS) > 0 or bool(docked(pos))


def goods_of(pos: LisboaPosition, seat: int) -> list[int]:
    """The types that lie in a seat's warehouses."""
    return [good for good in range(GOOD_KINDS) if pos.goods[seat * GOOD_KINDS + good]]


def sell_to_supply(pos: LisboaPosition, seat: int, good: int, bonus: int, journal: Journal | None) -> None:
    """17.6: a good for réis, without a ship."""
    reis = price_of(pos, seat, good, NOBODY, bonus)
    pos.goods[seat * GOOD_KINDS + good] -= 1
    pos.reis[seat] += reis
    if journal:
        journal.add(events.SoldWithoutShip(seat, GOODS[good], reis))


def _load(pos: LisboaPosition, seat: int, good: int, berth: int, bonus: int, journal: Journal | None) -> None:
    """6.2, 6.3: réis for the seller, perhaps a fee for the owner of the ship."""
    owner, ship = berth // DOCKS, pos.ship_at(berth)
    reis = price_of(pos, seat, good, berth, bonus)
    pos.goods[seat * GOOD_KINDS + good] -= 1
    pos.reis[seat] += reis
    pos.cargo = increased(pos.cargo, berth * GOOD_KINDS + good, 1)
    if journal:
        journal.add(events.GoodSold(seat, GOODS[good], reis, pos.box.ships[ship], owner))
    if owner != seat:
        _pay_bonus(pos, owner, pos.has(owner, HARBOUR_INCOME), journal)  # 17.11
    if pos.loaded(berth) == pos.box.hull[ship]:
        _sail(pos, berth, journal)


def _sail(pos: LisboaPosition, berth: int, journal: Journal | None) -> None:
    """6.4: wigs for the crates go to the owner of the ship."""
    owner, crates = berth // DOCKS, pos.loaded(berth)
    pos.at_sea = replaced(pos.at_sea, berth, 1)
    if journal:
        journal.add(events.Sailed(owner, pos.box.ships[pos.ship_at(berth)], crates))
    earn(pos, owner, crates * pos.box.crate_wigs, CRATES, journal)
    earn(pos, owner, pos.has(owner, SAIL_WIGS), CLERGY, journal)  # 17.13
    _pay_bonus(pos, owner, pos.has(owner, SAIL_INCOME), journal)


def _pay_bonus(pos: LisboaPosition, seat: int, reis: int, journal: Journal | None) -> None:
    pos.reis[seat] += reis
    if journal and reis:
        journal.add(events.BonusPaid(seat, reis))


class Sale(LisboaStep):
    """6.1: a sale that has begun or could begin: goods sold, réis more for each, goods sold without a ship."""

    def __init__(self, seat: int, sold: int, bonus: int = 0, without_ship: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.sold: Final = sold
        self.bonus: Final = bonus
        self.without_ship: Final = without_ship

    def go_on(self, pos: LisboaPosition, without_ship: int, journal: Journal | None) -> None:
        """Another good may follow this one; the first one is worth more to some, 17.11."""
        if not self.sold:
            _pay_bonus(pos, self.seat, pos.has(self.seat, FIRST_SALE), journal)  # 17.11
        pos.push(Sell(self.seat, self.sold + 1, self.bonus, self.without_ship + without_ship))


class LoadGood(Verb["LisboaPosition", Sale, Load]):
    """6.1: a good to a ship."""

    word: ClassVar[str] = "load"

    def candidates(self, pos: LisboaPosition, step: Sale) -> list[Load]:
        """Every good to every ship in a dock."""
        table, count = pos.box.moves.load, len(pos.box.berths)
        berths = [berth for berth in range(pos.players * DOCKS) if pos.ship_at(berth) != NOBODY]
        return [table[good * count + berth] for good in range(GOOD_KINDS) for berth in berths]

    def refusal(self, pos: LisboaPosition, step: Sale, move: Load) -> Refusal | None:
        """6.1, 6.4: the good, and a docked ship with room."""
        if not pos.goods[step.seat * GOOD_KINDS + move.good]:
            return Refusal("lisboa.6.1", "no-good", need=1, have=0)
        ship = pos.ship_at(move.berth) if move.berth < pos.players * DOCKS else NOBODY
        if ship == NOBODY:
            return Refusal("lisboa.6.1", "no-ship")
        if pos.at_sea[move.berth]:
            return Refusal("lisboa.6.4", "at-sea")
        return None

    def moves(self, pos: LisboaPosition, step: Sale) -> list[Load]:
        """What `refusal` allows, read quickly."""
        held = goods_of(pos, step.seat)
        if not held:
            return []
        table, count, berths = pos.box.moves.load, len(pos.box.berths), docked(pos)
        return [table[good * count + berth] for good in held for berth in berths]

    def quote(self, pos: LisboaPosition, step: Sale, move: Load) -> Terms:
        if move.berth >= pos.players * DOCKS:
            return ()
        return (("reis", price_of(pos, step.seat, move.good, move.berth, step.bonus)),)

    def play(self, pos: LisboaPosition, step: Sale, move: Load, chance: Chance, journal: Journal | None) -> None:
        step.go_on(pos, 0, journal)
        _load(pos, step.seat, move.good, move.berth, step.bonus, journal)


class SellWithoutShip(Verb["LisboaPosition", Sale, Market]):
    """17.11: a good to the supply, as often in a sale as a benefit allows."""

    word: ClassVar[str] = "market"

    def candidates(self, pos: LisboaPosition, step: Sale) -> list[Market]:
        return pos.box.moves.market

    def refusal(self, pos: LisboaPosition, step: Sale, move: Market) -> Refusal | None:
        if not pos.goods[step.seat * GOOD_KINDS + move.good]:
            return Refusal("lisboa.6.1", "no-good", need=1, have=0)
        used, allowed = step.without_ship, pos.has(step.seat, DOCKLESS)
        return None if used < allowed else Refusal("lisboa.6.5", "needs-ship", need=used + 1, have=allowed)

    def moves(self, pos: LisboaPosition, step: Sale) -> list[Market]:
        """What `refusal` allows, read quickly."""
        if step.without_ship >= pos.has(step.seat, DOCKLESS):
            return []
        return [pos.box.moves.market[good] for good in goods_of(pos, step.seat)]

    def quote(self, pos: LisboaPosition, step: Sale, move: Market) -> Terms:
        return (("reis", price_of(pos, step.seat, move.good, NOBODY, step.bonus)),)

    def play(self, pos: LisboaPosition, step: Sale, move: Market, chance: Chance, journal: Journal | None) -> None:
        step.go_on(pos, 1, journal)
        sell_to_supply(pos, step.seat, move.good, step.bonus, journal)


class EndSale(Verb["LisboaPosition", Sale, Move]):
    """6.5: nothing more, once a good is sold."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: Sale) -> list[Move]:
        return [pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, step: Sale, move: Move) -> Refusal | None:
        return None if step.sold else Refusal("lisboa.6.5", "at-least-one", need=1, have=0)

    def play(self, pos: LisboaPosition, step: Sale, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class Sell(Sale):
    """6.1: another good, or done."""

    name: ClassVar[str] = "sell"
    carries: ClassVar[tuple[str, ...]] = ("sold", "bonus", "without_ship")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (LoadGood(), SellWithoutShip(), EndSale())

    def asks(self, pos: LisboaPosition) -> bool:
        if not goods_held(pos, self.seat):
            return False
        return self.without_ship < pos.has(self.seat, DOCKLESS) or bool(docked(pos))

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"bonus": self.bonus}
