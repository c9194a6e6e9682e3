"""Chapter 6, selling goods to ships of any player, and to the supply where a benefit allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, Step
from .. import events
from ..constants import (
    CLERGY,
    CRATES,
    DOCKLESS,
    DOCKS,
    FIRST_SALE,
    GOODS,
    HARBOUR,
    KINDS,
    NOBODY,
    OWN_SHIP,
    PRICE_FLOOR,
    SAIL_INCOME,
    SAIL_WIGS,
    SALE,
)
from .stock import earn, goods_held

if TYPE_CHECKING:
    from ..position import LisboaPosition


def price_of(pos: LisboaPosition, seat: int, good: int, berth: int, bonus: int) -> int:
    """6.2: the market price with every bonus, on a ship or without one."""
    price = max(pos.prices[good], pos.has(seat, PRICE_FLOOR)) + pos.has(seat, SALE + good) + bonus
    if berth != NOBODY:
        ship = pos.ship_at(berth)
        price += pos.box.ship_modifier[ship] if ship != NOBODY else 0
        if berth // DOCKS == seat:
            price += pos.has(seat, OWN_SHIP)
    return price


def docked(pos: LisboaPosition) -> list[int]:
    """6.1, 6.3: docks with a ship that still takes goods."""
    found: list[int] = []
    for berth in range(pos.players * DOCKS):
        ship = pos.ship_at(berth)
        if ship != NOBODY and not pos.at_sea[berth] and pos.loaded(berth) < pos.box.hull[ship]:
            found.append(berth)
    return found


def load_refusal(pos: LisboaPosition, seat: int, good: int, berth: int) -> Refusal | None:
    """6.1, 6.4: the good, and a docked ship with room."""
    if not pos.goods[seat * KINDS + good]:
        return Refusal("lisboa.6.1", "no-good", need=1, have=0)
    ship = pos.ship_at(berth) if berth < pos.players * DOCKS else NOBODY
    if ship == NOBODY:
        return Refusal("lisboa.6.1", "no-ship")
    if pos.at_sea[berth]:
        return Refusal("lisboa.6.4", "at-sea")
    return None


def market_refusal(pos: LisboaPosition, seat: int, good: int, used: int) -> Refusal | None:
    """17.11: `used` goods of this sale have gone without a ship."""
    if not pos.goods[seat * KINDS + good]:
        return Refusal("lisboa.6.1", "no-good", need=1, have=0)
    allowed = pos.has(seat, DOCKLESS)
    return None if used < allowed else Refusal("lisboa.6.5", "needs-ship", need=used + 1, have=allowed)


def can_sell(pos: LisboaPosition, seat: int) -> Refusal | None:
    """6.5: a good, and somewhere to sell it."""
    if not goods_held(pos, seat):
        return Refusal("lisboa.6.5", "no-goods", need=1, have=0)
    return None if pos.has(seat, DOCKLESS) or docked(pos) else Refusal("lisboa.6.5", "no-ship", need=1, have=0)


def sale_moves(pos: LisboaPosition, seat: int, used: int) -> list[Move]:
    """What could be sold now."""
    box, found = pos.box, []
    held = [good for good in range(KINDS) if pos.goods[seat * KINDS + good]]
    if held:
        berths = docked(pos)
        for good in held:
            found.extend([box.moves.load[good * len(box.berths) + berth] for berth in berths])
        if used < pos.has(seat, DOCKLESS):
            found.extend([box.moves.market[good] for good in held])
    return found


def sale_candidates(pos: LisboaPosition) -> list[Move]:
    """Every good to every ship in a dock, and every good without one."""
    box, count = pos.box, len(pos.box.berths)
    berths = [berth for berth in range(pos.players * DOCKS) if pos.ship_at(berth) != NOBODY]
    loads = [box.moves.load[good * count + berth] for good in range(KINDS) for berth in berths]
    return [*loads, *box.moves.market]


def sell(pos: LisboaPosition, frame: Frame, move: Move, journal: Journal | None) -> None:
    """One good of a sale: `a` sold before, `b` the bonus of the effect, `c` sold without a ship before."""
    seat, used = frame.seat, frame.c
    if not frame.a:
        _pay_bonus(pos, seat, pos.has(seat, FIRST_SALE), journal)  # 17.11
    pos.push(Frame(SELL, seat, frame.a + 1, frame.b, used + int(move.verb == "market")))
    if move.verb == "market":
        sell_to_supply(pos, seat, move.a, frame.b, journal)
    else:
        _load(pos, seat, move.a, move.b, frame.b, journal)


def sell_to_supply(pos: LisboaPosition, seat: int, good: int, bonus: int, journal: Journal | None) -> None:
    """17.6: a good for réis, without a ship."""
    reis = price_of(pos, seat, good, NOBODY, bonus)
    pos.goods[seat * KINDS + good] -= 1
    pos.reis[seat] += reis
    if journal is not None:
        journal.add(events.SoldWithoutShip(seat, GOODS[good], reis))


def _load(pos: LisboaPosition, seat: int, good: int, berth: int, bonus: int, journal: Journal | None) -> None:
    """6.2, 6.3: réis for the seller, perhaps a fee for the owner of the ship."""
    owner, ship = berth // DOCKS, pos.ship_at(berth)
    reis = price_of(pos, seat, good, berth, bonus)
    pos.goods[seat * KINDS + good] -= 1
    pos.reis[seat] += reis
    pos.cargo[berth * KINDS + good] += 1
    if journal is not None:
        journal.add(events.GoodSold(seat, GOODS[good], reis, pos.box.ships[ship], owner))
    if owner != seat:
        _pay_bonus(pos, owner, pos.has(owner, HARBOUR), journal)  # 17.11
    if pos.loaded(berth) == pos.box.hull[ship]:
        _sail(pos, berth, journal)


def _sail(pos: LisboaPosition, berth: int, journal: Journal | None) -> None:
    """6.4: wigs for the crates go to the owner of the ship."""
    owner, crates = berth // DOCKS, pos.loaded(berth)
    pos.at_sea[berth] = 1
    if journal is not None:
        journal.add(events.Sailed(owner, pos.box.ships[pos.ship_at(berth)], crates))
    earn(pos, owner, crates * pos.box.crate_wigs, CRATES, journal)
    earn(pos, owner, pos.has(owner, SAIL_WIGS), CLERGY, journal)  # 17.13
    _pay_bonus(pos, owner, pos.has(owner, SAIL_INCOME), journal)


def _pay_bonus(pos: LisboaPosition, seat: int, reis: int, journal: Journal | None) -> None:
    pos.reis[seat] += reis
    if journal is not None and reis:
        journal.add(events.BonusPaid(seat, reis))


class Sell(Step["LisboaPosition"]):
    """6.1: another good, or done. `a` sold, `b` réis more for each, `c` sold without a ship."""

    name: ClassVar[str] = "sell"
    verbs: ClassVar[tuple[str, ...]] = ("load", "market", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return bool(sale_moves(pos, frame.seat, frame.c))

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*sale_candidates(pos), pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None if frame.a else Refusal("lisboa.6.5", "at-least-one", need=1, have=0)
        if move.verb == "market":
            return market_refusal(pos, frame.seat, move.a, frame.c)
        return load_refusal(pos, frame.seat, move.a, move.b)

    def moves(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        found = sale_moves(pos, frame.seat, frame.c)
        return [*found, pos.box.moves.done] if frame.a else found

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        return sale_terms(pos, frame.seat, move, frame.b)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb != "done":
            sell(pos, frame, move, journal)


def sale_terms(pos: LisboaPosition, seat: int, move: Move, bonus: int) -> Terms:
    if move.verb == "load" and move.b < pos.players * DOCKS:
        return (("reis", price_of(pos, seat, move.a, move.b, bonus)),)
    return (("reis", price_of(pos, seat, move.a, NOBODY, bonus)),) if move.verb == "market" else ()


SELL: Final = Sell()
