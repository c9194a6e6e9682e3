"""What a bot needs to know of Madeira."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import MadeiraPosition


def evaluate(pos: MadeiraPosition, seat: int) -> float:
    return float(pos.points[seat])
