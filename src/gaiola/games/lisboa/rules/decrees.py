"""Chapter 11, decrees: from the display, or from the top of the deck for whoever may search it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.replacing import increased, replaced
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import NOBODY, SEARCH
from .choices import SKIP, LisboaErrand, LisboaStep
from .printed import decree_face

if TYPE_CHECKING:
    from ..position import LisboaPosition


def decree_refusal(pos: LisboaPosition) -> Refusal | None:
    """11.1: a decree on display."""
    return None if decree_shown(pos) else Refusal("lisboa.11.1", "no-decree", need=1, have=0)


def decree_shown(pos: LisboaPosition) -> bool:
    """11.1: whether a decree lies on display."""
    return pos.decrees_shown.count(NOBODY) < len(pos.decrees_shown)


def take_decrees(pos: LisboaPosition, seat: int, number: int) -> None:
    """11.1, 11.2: so many, and then perhaps an extra one."""
    pos.push(ExtraDecree(seat))
    for _ in range(number):
        pos.push(Search(seat))


class Search(LisboaErrand):
    """17.16: before a decree is taken, whoever may search sees the top of the deck."""

    name: ClassVar[str] = "search"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        seat, allowed = self.seat, pos.has(self.seat, SEARCH)
        pos.push(Decree(seat, self._search(pos, allowed, chance, journal) if allowed else 0))

    def _search(self, pos: LisboaPosition, allowed: int, chance: Chance, journal: Journal | None) -> int:
        """How many cards are found."""
        seat, box, found = self.seat, pos.box, 0
        deck = pos.decree_deck = pos.decree_deck.copy()
        while found < allowed and len(deck) > found:
            decree = deck.peek(found + 1, seat, chance, box.decrees)[found]
            if box.marked[pos.players][decree]:  # 2.15
                deck.top.remove(found)
                remove_marked(pos, decree, journal)
            else:
                found += 1
        if journal and found:
            names = tuple([box.decrees[decree] for decree in deck.top.cards[:found]])
            journal.add(events.DecreesSearched(seat, found, names, 1 << seat))
        return found


def remove_marked(pos: LisboaPosition, decree: int, journal: Journal | None) -> None:
    pos.decrees_gone += 1
    if journal:
        journal.add(events.DecreeRemoved(pos.box.decrees[decree]))


class TakeDecree(Verb["LisboaPosition", "Decree", moves.Decree]):
    """11.1: this decree; others that were searched go under the deck."""

    word: ClassVar[str] = "decree"

    def candidates(self, pos: LisboaPosition, step: Decree) -> list[moves.Decree]:
        shown = [decree for decree in pos.decrees_shown if decree != NOBODY]
        return [pos.box.moves.decree[decree] for decree in [*shown, *step.found(pos)]]

    def refusal(self, pos: LisboaPosition, step: Decree, move: moves.Decree) -> Refusal | None:
        offered = move.decree in pos.decrees_shown or move.decree in step.found(pos)
        return None if offered else Refusal("lisboa.11.1", "not-on-display")

    def play(
        self, pos: LisboaPosition, step: Decree, move: moves.Decree, chance: Chance, journal: Journal | None
    ) -> None:
        taken = move.decree
        if taken in pos.decrees_shown:
            pos.decrees_shown = replaced(pos.decrees_shown, pos.decrees_shown.index(taken), NOBODY)
        if step.searched:
            self._put_under(pos, step.searched, taken)
        pos.decree_of = replaced(pos.decree_of, taken, step.seat)
        if journal:
            journal.add(events.DecreeTaken(step.seat, pos.box.decrees[taken]))

    def _put_under(self, pos: LisboaPosition, searched: int, taken: int) -> None:
        """17.16: the others go under the deck in the same order."""
        deck = pos.decree_deck = pos.decree_deck.copy()
        for _ in range(searched):
            seen = deck.top.seen[0]
            decree = deck.top.remove(0)
            if decree != taken:
                deck.bottom.add(decree, seen)


class Decree(LisboaStep):
    """11.1: one of the display, or one of so many cards just searched."""

    name: ClassVar[str] = "decree"
    carries: ClassVar[tuple[str, ...]] = ("searched",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeDecree(),)

    def __init__(self, seat: int, searched: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.searched: Final = searched

    def asks(self, pos: LisboaPosition) -> bool:
        return self.searched > 0 or decree_shown(pos)

    def found(self, pos: LisboaPosition) -> list[int]:
        """17.16: the cards that were searched."""
        return pos.decree_deck.top.cards[: self.searched]

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        found = self.found(pos) if viewer == self.seat else []
        return {"searched": [decree_face(pos, decree) for decree in found], "number": self.searched}


class UseMarker(Verb["LisboaPosition", "ExtraDecree", Move]):
    """11.2: a set marker for another decree."""

    word: ClassVar[str] = "marker"

    def candidates(self, pos: LisboaPosition, step: ExtraDecree) -> list[Move]:
        return [pos.box.moves.marker]

    def refusal(self, pos: LisboaPosition, step: ExtraDecree, move: Move) -> Refusal | None:
        return None

    def play(self, pos: LisboaPosition, step: ExtraDecree, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.markers = increased(pos.markers, step.seat, -1)
        pos.marker_used = increased(pos.marker_used, step.seat, 1)
        if journal:
            journal.add(events.MarkerUsed(step.seat))
        pos.push(Search(step.seat))


class ExtraDecree(LisboaStep):
    """11.2: whether a set marker is used for another decree, once a turn."""

    name: ClassVar[str] = "extra-decree"
    verbs: ClassVar[Verbs] = (UseMarker(), SKIP)

    def asks(self, pos: LisboaPosition) -> bool:
        spent = pos.marker_used[self.seat] >= pos.box.extra_decrees
        return pos.markers[self.seat] > 0 and not spent and decree_shown(pos)


def lay_decrees(pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
    """2.14, 2.15, 14.2: every empty space of the display, as long as there are cards."""
    names = pos.box.decrees
    if NOBODY not in pos.decrees_shown or not len(pos.decree_deck):
        return
    deck = pos.decree_deck = pos.decree_deck.copy()
    for space in range(len(pos.decrees_shown)):
        while pos.decrees_shown[space] == NOBODY and len(deck):
            decree = deck.draw(chance, names)
            if pos.box.marked[pos.players][decree]:
                remove_marked(pos, decree, journal)
                continue
            pos.decrees_shown = replaced(pos.decrees_shown, space, decree)
            if journal:
                journal.add(events.DecreeLaid(names[decree]))
