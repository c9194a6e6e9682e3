"""Chapter 12, the heart of it: on which level a building works for a seat, and so what it does. A module of its own,
since phase C (`buildings`), the Lady (`favors`, `effects`) and bots ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def level_effect(pos: MadeiraPosition, seat: int, building: int, more: int) -> Effect | None:
    """12.7: the low or the high effect of the building, by this seat's workers on the fields of its region; None with
    too few even for the low one. `more` are the workers that the Diplomat adds, 13.9."""
    box = pos.box
    workers = pos.in_region(seat, box.building_region[building])
    if workers or box.diplomat_from_zero:  # 13.9
        workers += more
    if workers >= box.high_workers:
        return box.high[building]
    return box.low[building] if workers >= box.low_workers else None
