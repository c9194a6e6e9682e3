"""A first instinct: wigs, and what the end would bring now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring

if TYPE_CHECKING:
    from .position import LisboaPosition


def evaluate(pos: LisboaPosition, seat: int) -> float:
    if pos.over:
        return float(pos.wigs[seat])
    wigs = pos.wigs[seat] + scoring.hull(pos, seat) + 6 * pos.sets(seat) + scoring.decree_wigs(pos, seat)
    return float(wigs + scoring.store_majorities(pos)[seat] + scoring.official_majority(pos)[seat])
