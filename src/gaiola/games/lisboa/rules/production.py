"""Chapter 8, producing goods: one for each store, prices fall, houses and clergy bring more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Frame
from ..constants import KINDS, PRODUCE_EACH, PRODUCE_MORE
from .choices import Choice
from .rewards import drop_price, stores_of
from .stock import room_for, take_good

if TYPE_CHECKING:
    from ..position import LisboaPosition


def produce_refusal(pos: LisboaPosition, seat: int, given: int) -> Refusal | None:
    """8.1, 8.9: a store, and room for its good once the good `given` is gone."""
    types = [good for good in range(KINDS) if stores_of(pos, seat, good)]
    if not types:
        return Refusal("lisboa.8.9", "no-store", need=1, have=0)
    if any(good == given or room_for(pos, seat, good) for good in types):
        return None
    return Refusal("lisboa.4.8", "no-room", need=1, have=0)


def produce(pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
    """8.9, 8.10, 10.6: goods for all stores, prices fall, bonuses follow."""
    produced = 0
    for good in range(KINDS):
        stores = stores_of(pos, seat, good)
        if not stores or not room_for(pos, seat, good):
            continue
        take_good(pos, seat, good, stores, journal)
        produced |= 1 << good
        drop_price(pos, good, journal)
    each = pos.has(seat, PRODUCE_EACH)
    for good in range(KINDS):
        if each and produced >> good & 1:
            take_good(pos, seat, good, min(each, room_for(pos, seat, good)), journal)
    if pos.has(seat, PRODUCE_MORE):
        pos.push(Frame(EXTRA, seat, pos.has(seat, PRODUCE_MORE), produced))


class Extra(Choice):
    """10.6, 17.14: `a` more goods of the types produced, `b` as bits."""

    name: ClassVar[str] = "extra"
    verbs: ClassVar[tuple[str, ...]] = ("extra",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.extra

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if not frame.b >> move.a & 1:
            return Refusal("lisboa.10.6", "not-produced")
        return None if room_for(pos, frame.seat, move.a) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        take_good(pos, frame.seat, move.a, 1, journal)
        if frame.a > 1:
            pos.push(Frame(EXTRA, frame.seat, frame.a - 1, frame.b))


EXTRA: Final = Extra()
