"""Chapter 11, decrees: from the display, or from the top of the deck for whoever may search it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import NOBODY, SEARCH

if TYPE_CHECKING:
    from ..position import LisboaPosition


def decree_refusal(pos: LisboaPosition) -> Refusal | None:
    """11.1: a decree on display."""
    if any(decree != NOBODY for decree in pos.decrees_shown):
        return None
    return Refusal("lisboa.11.1", "no-decree", need=1, have=0)


def take_decrees(pos: LisboaPosition, seat: int, number: int) -> None:
    """11.1, 11.2: so many, and then perhaps an extra one."""
    pos.push(Frame(EXTRA_DECREE, seat))
    for _ in range(number):
        pos.push(Frame(SEARCH_STEP, seat))


class Search(Errand["LisboaPosition"]):
    """17.16: before a decree is taken, whoever may search sees the top of the deck."""

    name: ClassVar[str] = "search"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        seat, box, deck = frame.seat, pos.box, pos.decree_deck
        found = 0
        while found < pos.has(seat, SEARCH) and len(deck) > found:
            decree = deck.peek(found + 1, seat, chance, box.decrees)[found]
            if box.marked[pos.players][decree]:  # 2.15
                deck.top.remove(found)
                remove_marked(pos, decree, journal)
            else:
                found += 1
        if journal is not None and found:
            names = tuple([box.decrees[decree] for decree in deck.top.cards[:found]])
            journal.add(events.DecreesSearched(seat, found, names, 1 << seat))
        pos.push(Frame(DECREE, seat, found))


def remove_marked(pos: LisboaPosition, decree: int, journal: Journal | None) -> None:
    pos.decrees_gone += 1
    if journal is not None:
        journal.add(events.DecreeRemoved(pos.box.decrees[decree]))


class Decree(Step["LisboaPosition"]):
    """11.1: one of the display, or one of the `a` cards just searched."""

    name: ClassVar[str] = "decree"
    verbs: ClassVar[tuple[str, ...]] = ("decree",)

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return frame.a > 0 or decree_refusal(pos) is None

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        shown = [decree for decree in pos.decrees_shown if decree != NOBODY]
        return [pos.box.moves.decree[decree] for decree in [*shown, *pos.decree_deck.top.cards[: frame.a]]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        offered = move.a in pos.decrees_shown or move.a in pos.decree_deck.top.cards[: frame.a]
        return None if offered else Refusal("lisboa.11.1", "not-on-display")

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        deck = pos.decree_deck
        if move.a in pos.decrees_shown:
            pos.decrees_shown[pos.decrees_shown.index(move.a)] = NOBODY
        for _ in range(frame.a):  # the others go under the deck in the same order
            seen = deck.top.seen[0]
            decree = deck.top.remove(0)
            if decree != move.a:
                deck.bottom.add(decree, seen)
        pos.decree_of[move.a] = frame.seat
        if journal is not None:
            journal.add(events.DecreeTaken(frame.seat, pos.box.decrees[move.a]))


class ExtraDecree(Step["LisboaPosition"]):
    """11.2: a set marker for another decree, once a turn."""

    name: ClassVar[str] = "extra-decree"
    verbs: ClassVar[tuple[str, ...]] = ("marker", "skip")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        spent = pos.marker_used[frame.seat] >= pos.box.extra_decrees
        return pos.markers[frame.seat] > 0 and not spent and decree_refusal(pos) is None

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.marker, pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "skip":
            return
        pos.markers[frame.seat] -= 1
        pos.marker_used[frame.seat] += 1
        if journal is not None:
            journal.add(events.MarkerUsed(frame.seat))
        pos.push(Frame(SEARCH_STEP, frame.seat))


def lay_decrees(pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
    """2.14, 2.15, 14.2: every empty space of the display, as long as there are cards."""
    deck, names = pos.decree_deck, pos.box.decrees
    for space in range(len(pos.decrees_shown)):
        while pos.decrees_shown[space] == NOBODY and len(deck):
            decree = deck.draw(chance, names)
            if pos.box.marked[pos.players][decree]:
                remove_marked(pos, decree, journal)
                continue
            pos.decrees_shown[space] = decree
            if journal is not None:
                journal.add(events.DecreeLaid(names[decree]))


SEARCH_STEP: Final = Search()
DECREE: Final = Decree()
EXTRA_DECREE: Final = ExtraDecree()
