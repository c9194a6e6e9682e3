"""Chapter 16, the end of the game: seven sources of wigs in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from .. import events
from ..constants import DECREES, END_SETS, END_SHIPS, FAVORS, MAJORITIES, MONEY, OFFICIALS
from . import scoring
from .stock import earn

if TYPE_CHECKING:
    from ..position import LisboaPosition


def end_game(pos: LisboaPosition, journal: Journal | None) -> None:
    """16.2 to 16.10; decrees look at the position after the last turn, which scoring does not change."""
    box, seats = pos.box, range(pos.players)
    parts = [
        (END_SHIPS, [scoring.hull(pos, seat) * box.hull_wigs for seat in seats]),
        (END_SETS, [pos.sets(seat) * box.end_set_wigs for seat in seats]),
        (MAJORITIES, scoring.store_majorities(pos)),
        (MONEY, [scoring.money(pos, seat) // box.reis_per_wig for seat in seats]),
        (DECREES, [scoring.decree_wigs(pos, seat) for seat in seats]),
        (OFFICIALS, scoring.official_majority(pos)),
        (FAVORS, [scoring.favors(pos, seat) * box.favor_wigs for seat in seats]),
    ]
    for source, wigs in parts:
        for seat in seats:
            earn(pos, seat, wigs[seat], source, journal)
    if journal:
        journal.add(events.Ended(pos.cause_id))
