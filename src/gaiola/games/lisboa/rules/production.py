"""Chapter 8, producing goods: one for each store, prices fall, houses and clergy bring more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.replacing import replaced
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import GOOD_KINDS, GOODS, PRODUCE_EACH, PRODUCE_MORE
from .choices import RepeatedChoice
from .stock import room_for, take_good

if TYPE_CHECKING:
    from ..position import LisboaPosition


def stores_of(pos: LisboaPosition, seat: int, good: int) -> int:
    """8.9, 17.5: how many own stores produce this good: those that face its street."""
    owner, facing = pos.owner, pos.facing
    return sum([1 for land in range(len(owner)) if owner[land] == seat and facing[land] == good])


def drop_price(pos: LisboaPosition, good: int, journal: Journal | None) -> None:
    """8.10: by one, not below the floor."""
    price = max(pos.box.price_floor, pos.prices[good] - pos.box.price_drop)
    if price != pos.prices[good]:
        pos.prices = replaced(pos.prices, good, price)
        if journal:
            journal.add(events.PriceFell(GOODS[good], price))


def produce_refusal(pos: LisboaPosition, seat: int, given: int) -> Refusal | None:
    """8.1, 8.9: a store, and room for its good once the good `given` is gone."""
    facing = [pos.facing[land] for land, owner in enumerate(pos.owner) if owner == seat]
    if not facing:
        return Refusal("lisboa.8.9", "no-store", need=1, have=0)
    for good in facing:
        if good == given or room_for(pos, seat, good):
            return None
    return Refusal("lisboa.4.8", "no-room", need=1, have=0)


def produce_possible(pos: LisboaPosition, seat: int, given: int) -> bool:
    """What `produce_refusal` allows, read quickly."""
    for land, owner in enumerate(pos.owner):
        if owner == seat and (pos.facing[land] == given or room_for(pos, seat, pos.facing[land])):
            return True
    return False


def produce(pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
    """8.9, 8.10, 10.6: goods for all stores, prices fall, bonuses follow."""
    produced = 0
    for good in range(GOOD_KINDS):
        stores = stores_of(pos, seat, good)
        if not stores or not room_for(pos, seat, good):
            continue
        take_good(pos, seat, good, stores, journal)
        produced |= 1 << good
        drop_price(pos, good, journal)
    each = pos.has(seat, PRODUCE_EACH)
    for good in range(GOOD_KINDS):
        if each and produced >> good & 1:
            take_good(pos, seat, good, min(each, room_for(pos, seat, good)), journal)
    if pos.has(seat, PRODUCE_MORE):
        pos.push(Extra(seat, pos.has(seat, PRODUCE_MORE), produced))


class TakeExtra(Verb["LisboaPosition", "Extra", moves.Extra]):
    """10.6: one more of a type that was produced."""

    word: ClassVar[str] = "extra"

    def candidates(self, pos: LisboaPosition, step: Extra) -> list[moves.Extra]:
        return pos.box.moves.extra

    def refusal(self, pos: LisboaPosition, step: Extra, move: moves.Extra) -> Refusal | None:
        if not step.produced >> move.good & 1:
            return Refusal("lisboa.10.6", "not-produced")
        return None if room_for(pos, step.seat, move.good) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: Extra, move: moves.Extra, chance: Chance, journal: Journal | None
    ) -> None:
        take_good(pos, step.seat, move.good, 1, journal)
        if step.left > 1:
            pos.push(Extra(step.seat, step.left - 1, step.produced))


class Extra(RepeatedChoice):
    """10.6, 17.14: more goods of the types produced, these as bits."""

    name: ClassVar[str] = "extra"
    carries: ClassVar[tuple[str, ...]] = ("left", "produced")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeExtra(),)

    def __init__(self, seat: int, left: int, produced: int, compulsory: bool = False) -> None:
        super().__init__(seat, left, compulsory)
        self.produced: Final = produced
