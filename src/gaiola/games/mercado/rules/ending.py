"""Chapter 9: the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.events import Journal
from .. import events
from . import scoring

if TYPE_CHECKING:
    from ..position import MercadoPosition

FILLED_SPACE: Final = 0  # what an action did, for the end of the turn
FILLED_ENTRANCE: Final = 1
TOOK_COIN: Final = 2
DEEDS: Final = (FILLED_SPACE, FILLED_ENTRANCE, TOOK_COIN)


def end(pos: MercadoPosition, cause: str, journal: Journal | None) -> None:
    """Nothing is due any more; what remains is counting."""
    pos.cause_id = cause
    pos.agenda.clear()
    if journal is None:
        return
    journal.add(events.Ended(cause))
    kinds = len(pos.box.restaurants)
    for seat, score in enumerate(pos.scores()):
        left = sum(pos.restaurants[seat * kinds : (seat + 1) * kinds])
        journal.add(events.Scored(seat, score, pos.coins[seat], left))
    if pos.solo is not None:
        journal.add(events.ChallengeScored(0, pos.solo.number, pos.scores()[0], scoring.fame(pos)))
        if scoring.best_move(pos):
            journal.add(events.BestMove(0, pos.best_income, pos.box.best_move_fame))
