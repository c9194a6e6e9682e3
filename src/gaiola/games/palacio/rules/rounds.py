"""Chapters 3, 14 and 15: how a round begins and ends, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.steps import Errand
from .. import events
from ..constants import IN_DECK, IN_PLACE
from .hiring import Hire, Reveal
from .placing import Place
from .resolving import Resolution
from .scoring import score_final

if TYPE_CHECKING:
    from ..position import PalacioPosition


class Round(Errand["PalacioPosition"]):
    """3.1: hire, place, resolve; arrival and token are in EndRound."""

    name: ClassVar[str] = "round"

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        players = pos.players
        pos.round += 1
        pos.placed_first = 0
        if journal:
            journal.add(events.RoundBegan(pos.round))
        pos.push(EndRound(pos.token))
        pos.push(Resolution(pos.token))
        pos.push(Place(pos.token))
        pos.push(Reveal(pos.token))
        for turn in reversed(range(players)):
            pos.push(Hire((pos.token + turn) % players))


class EndRound(Errand["PalacioPosition"]):
    """14.1, 14.2, 15.1 to 15.4: the game ends, or a visitor arrives, the token is passed and the next round begins."""

    name: ClassVar[str] = "end-round"

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        if pos.ending == 0 and all(pos.cards[card] >= 0 for card in box.cards_needed):  # 15.1, 15.2
            pos.ending = 2 if box.one_more_round else 1  # 15.3
        if pos.ending == 1:
            end(pos, "cards", journal)
            return
        if box.round_limit and pos.round >= box.round_limit:  # 15.4
            end(pos, "limit", journal)
            return
        if pos.ending == 2:
            pos.ending = 1
            if journal:
                journal.add(events.LastRoundBegins())
        self._arrival(pos, chance, journal)
        self._token(pos, journal)
        pos.workers = [0] * len(pos.workers)  # 6.2
        pos.taken = [0] * len(pos.taken)
        pos.hired = [0] * pos.players
        pos.king_hired = 0
        pos.push(Round(pos.token))

    def _arrival(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        """14.1: a visitor that nobody could foresee."""
        box = pos.box
        expected = [card for card in box.visitors if pos.cards[card] == IN_DECK]
        if pos.round not in box.arrival_rounds or not expected:
            return
        names = [box.characters[card] for card in expected]
        card = expected[chance.draw([1] * len(expected), names)]
        pos.cards[card] = IN_PLACE
        if journal:
            journal.add(events.VisitorArrived(box.characters[card], box.locations[box.place_of[card]]))

    def _token(self, pos: PalacioPosition, journal: Journal | None) -> None:
        """14.2: to whoever stands on the starting-player coat; else it stays."""
        base = pos.box.starting_player_coat * pos.players
        for seat in range(pos.players):
            if pos.workers[base + seat]:
                pos.token = seat
                if journal:
                    journal.add(events.TokenPassed(seat))


def end(pos: PalacioPosition, cause: str, journal: Journal | None) -> None:
    """15.5: nothing is due any more; what remains is counting."""
    pos.agenda.clear()
    pos.cause_id = cause
    if journal:
        journal.add(events.Ended(cause))
    score_final(pos, journal)  # 15.5
