"""Chapter 4, the portfolio: its slots, making room, and what must go when a limit falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.replacing import emptied, replaced
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import DOCKS, GOOD_KINDS, NOBODY, SLOTS, SPOILT_BY_SLOT
from ..moves import Discard, Replace
from .choices import Choice, LisboaStep
from .printed import card_face
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


def filled_slots(pos: LisboaPosition, seat: int) -> list[int]:
    return [slot for slot in range(SLOTS) if pos.slots[seat * SLOTS + slot] != NOBODY]


def tuck_refusal(pos: LisboaPosition, seat: int, row: range) -> Refusal | None:
    """4.1, 4.2: an empty slot in the row, and room in the portfolio."""
    size = pos.portfolio_size(seat)
    if pos.tucked(seat) >= size:
        return Refusal("lisboa.4.2", "portfolio-full", need=pos.tucked(seat) + 1, have=size)
    if empty_slot(pos, seat, row) == NOBODY:
        return _row_full(row)
    return None


def _row_full(row: range) -> Refusal:
    """4.1: no slot is left where such a card may lie."""
    key = "docks-full" if row.start < DOCKS else "office-full"
    return Refusal("lisboa.4.1", key, need=len(row) + 1, have=len(row))


def may_tuck(pos: LisboaPosition, seat: int, row: range) -> bool:
    """What `tuck_refusal` allows, read quickly."""
    return pos.tucked(seat) < pos.portfolio_size(seat) and empty_slot(pos, seat, row) != NOBODY


def replace_refusal(pos: LisboaPosition, seat: int, row: range, slot: int) -> Refusal | None:
    """4.3: a card of the same row; or any card, if the portfolio is full and the row has an empty slot."""
    if pos.slots[seat * SLOTS + slot] == NOBODY:
        return Refusal("lisboa.4.3", "empty-slot")
    if slot in row:
        return None
    if empty_slot(pos, seat, row) == NOBODY:
        return _row_full(row)
    if pos.tucked(seat) < pos.portfolio_size(seat):
        return Refusal("lisboa.4.3", "other-row")
    return None


def replaceable(pos: LisboaPosition, seat: int, row: range) -> list[int]:
    """What `replace_refusal` allows, read quickly: the slots whose card may go."""
    other_row = empty_slot(pos, seat, row) != NOBODY and pos.tucked(seat) >= pos.portfolio_size(seat)
    return [slot for slot in filled_slots(pos, seat) if other_row or slot in row]


def slot_can_be_chosen(pos: LisboaPosition, seat: int, card: int) -> bool:
    """4.3: whether no card in the portfolio must go for this one, whichever that is: there is room, or a choice."""
    row = row_of(pos, card)
    return may_tuck(pos, seat, row) or len(replaceable(pos, seat, row)) > 1


def discard(pos: LisboaPosition, seat: int, slot: int, journal: Journal | None) -> None:
    """4.3: out of the game; a ship loses its cargo."""
    card = pos.slots[seat * SLOTS + slot]
    pos.slots[seat * SLOTS + slot] = NOBODY
    if slot < DOCKS:
        unload(pos, seat * DOCKS + slot)
    pos.count_benefits(seat)
    if journal:
        journal.add(events.CardDiscarded(seat, pos.box.in_slots[card]))


def unload(pos: LisboaPosition, berth: int) -> None:
    """The dock is empty again, 3.2 and 4.3."""
    pos.at_sea = replaced(pos.at_sea, berth, 0)
    pos.cargo = emptied(pos.cargo, berth * GOOD_KINDS, GOOD_KINDS)


def tuck(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """Into the first empty slot of its row."""
    pos.slots[seat * SLOTS + empty_slot(pos, seat, row_of(pos, card))] = card
    pos.count_benefits(seat)
    if journal:
        journal.add(events.CardTucked(seat, pos.box.in_slots[card]))


class Tuck(Verb["LisboaPosition", "Slot", Move]):
    """4.1, 4.2: into an empty slot."""

    word: ClassVar[str] = "tuck"

    def candidates(self, pos: LisboaPosition, step: Slot) -> list[Move]:
        return [pos.box.moves.tuck]

    def refusal(self, pos: LisboaPosition, step: Slot, move: Move) -> Refusal | None:
        return tuck_refusal(pos, step.seat, row_of(pos, step.card))

    def moves(self, pos: LisboaPosition, step: Slot) -> list[Move]:
        return [pos.box.moves.tuck] if may_tuck(pos, step.seat, row_of(pos, step.card)) else []

    def play(self, pos: LisboaPosition, step: Slot, move: Move, chance: Chance, journal: Journal | None) -> None:
        tuck(pos, step.seat, step.card, journal)


class ReplaceCard(Verb["LisboaPosition", "Slot", Replace]):
    """4.3: a card goes to make room."""

    word: ClassVar[str] = "replace"

    def candidates(self, pos: LisboaPosition, step: Slot) -> list[Replace]:
        return [pos.box.moves.replace[slot] for slot in filled_slots(pos, step.seat)]

    def refusal(self, pos: LisboaPosition, step: Slot, move: Replace) -> Refusal | None:
        return replace_refusal(pos, step.seat, row_of(pos, step.card), move.slot)

    def moves(self, pos: LisboaPosition, step: Slot) -> list[Replace]:
        return [pos.box.moves.replace[slot] for slot in replaceable(pos, step.seat, row_of(pos, step.card))]

    def play(self, pos: LisboaPosition, step: Slot, move: Replace, chance: Chance, journal: Journal | None) -> None:
        discard(pos, step.seat, move.slot, journal)
        tuck(pos, step.seat, step.card, journal)


class Slot(Choice):
    """4.3: where a card goes."""

    name: ClassVar[str] = "slot"
    carries: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (Tuck(), ReplaceCard())
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = SPOILT_BY_SLOT

    def __init__(self, seat: int, card: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.card: Final = card

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"card": card_face(pos, self.card)}


class DiscardCard(Verb["LisboaPosition", "Fit", Discard]):
    """4.11: a card above the limit goes."""

    word: ClassVar[str] = "discard"

    def candidates(self, pos: LisboaPosition, step: Fit) -> list[Discard]:
        return [pos.box.moves.discard[slot] for slot in filled_slots(pos, step.seat)]

    def refusal(self, pos: LisboaPosition, step: Fit, move: Discard) -> Refusal | None:
        empty = pos.slots[step.seat * SLOTS + move.slot] == NOBODY
        return Refusal("lisboa.4.3", "empty-slot") if empty else None

    def play(self, pos: LisboaPosition, step: Fit, move: Discard, chance: Chance, journal: Journal | None) -> None:
        pos.push(Fit(step.seat))
        discard(pos, step.seat, move.slot, journal)


class Fit(LisboaStep):
    """4.11: goods above the limit are lost, cards above it discarded one by one."""

    name: ClassVar[str] = "fit"
    verbs: ClassVar[Verbs] = (DiscardCard(),)
    may_help_to_pay: ClassVar[bool] = False

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.tucked(self.seat) > pos.portfolio_size(self.seat)

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        limit, seat = pos.warehouse(self.seat), self.seat
        for good in range(GOOD_KINDS):
            lose_good(pos, seat, good, max(0, pos.goods[seat * GOOD_KINDS + good] - limit), journal)
