"""Chapter 4, the portfolio: its slots, making room, and what must go when a limit falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Frame
from .. import events
from ..constants import DOCKS, KINDS, NOBODY, SLOTS
from .choices import Choice
from .stock import lose_good

if TYPE_CHECKING:
    from ..position import LisboaPosition


def row_of(pos: LisboaPosition, card: int) -> range:
    """4.1: the slots for a card: docks for Noble cards and ships, the office for Treasury cards."""
    docks = card >= pos.box.first_ship or pos.box.is_noble(card)
    return range(DOCKS) if docks else range(DOCKS, SLOTS)


def empty_slot(pos: LisboaPosition, seat: int, row: range) -> int:
    for slot in row:
        if pos.slots[seat * SLOTS + slot] == NOBODY:
            return slot
    return NOBODY


def tuck_refusal(pos: LisboaPosition, seat: int, row: range) -> Refusal | None:
    """4.1, 4.2: an empty slot in the row, and room in the portfolio."""
    size = pos.portfolio_size(seat)
    if pos.tucked(seat) >= size:
        return Refusal("lisboa.4.2", "portfolio-full", need=pos.tucked(seat) + 1, have=size)
    if empty_slot(pos, seat, row) == NOBODY:
        return Refusal("lisboa.4.1", "row-full", need=len(row) + 1, have=len(row))
    return None


def replace_refusal(pos: LisboaPosition, seat: int, row: range, slot: int) -> Refusal | None:
    """4.3: a card of the same row; or any card, if the portfolio is full and the row has an empty slot."""
    if pos.slots[seat * SLOTS + slot] == NOBODY:
        return Refusal("lisboa.4.3", "empty-slot")
    if slot in row:
        return None
    if empty_slot(pos, seat, row) == NOBODY:
        return Refusal("lisboa.4.1", "row-full", need=len(row) + 1, have=len(row))
    if pos.tucked(seat) < pos.portfolio_size(seat):
        return Refusal("lisboa.4.3", "other-row")
    return None


def discard(pos: LisboaPosition, seat: int, slot: int, journal: Journal | None) -> None:
    """4.3: out of the game; a ship loses its cargo."""
    card = pos.slots[seat * SLOTS + slot]
    pos.slots[seat * SLOTS + slot] = NOBODY
    if slot < DOCKS:
        unload(pos, seat * DOCKS + slot)
    pos.count_benefits(seat)
    if journal is not None:
        journal.add(events.CardDiscarded(seat, pos.box.in_slots[card]))


def unload(pos: LisboaPosition, berth: int) -> None:
    """The dock is empty again, 3.2 and 4.3."""
    pos.at_sea[berth] = 0
    for good in range(KINDS):
        pos.cargo[berth * KINDS + good] = 0


def tuck(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """Into the first empty slot of its row."""
    pos.slots[seat * SLOTS + empty_slot(pos, seat, row_of(pos, card))] = card
    pos.count_benefits(seat)
    if journal is not None:
        journal.add(events.CardTucked(seat, pos.box.in_slots[card]))


class Slot(Choice):
    """4.3: where card `a` goes."""

    name: ClassVar[str] = "slot"
    verbs: ClassVar[tuple[str, ...]] = ("tuck", "replace")

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        moves, at = pos.box.moves, frame.seat * SLOTS
        return [moves.tuck, *[moves.replace[slot] for slot in range(SLOTS) if pos.slots[at + slot] != NOBODY]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        row = row_of(pos, frame.a)
        if move.verb == "tuck":
            return tuck_refusal(pos, frame.seat, row)
        return replace_refusal(pos, frame.seat, row, move.a)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "replace":
            discard(pos, frame.seat, move.a, journal)
        tuck(pos, frame.seat, frame.a, journal)


class Fit(Choice):
    """4.11: goods above the limit are lost, cards above it discarded one by one."""

    name: ClassVar[str] = "fit"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return pos.tucked(frame.seat) > pos.portfolio_size(frame.seat)

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        limit, seat = pos.warehouse(frame.seat), frame.seat
        for good in range(KINDS):
            lose_good(pos, seat, good, max(0, pos.goods[seat * KINDS + good] - limit), journal)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        at = frame.seat * SLOTS
        return [pos.box.moves.discard[slot] for slot in range(SLOTS) if pos.slots[at + slot] != NOBODY]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        empty = pos.slots[frame.seat * SLOTS + move.a] == NOBODY
        return Refusal("lisboa.4.3", "empty-slot") if empty else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(FIT, frame.seat))
        discard(pos, frame.seat, move.a, journal)


SLOT: Final = Slot()
FIT: Final = Fit()
