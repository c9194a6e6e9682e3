"""What a seat may see, as plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .position import LisboaPosition


def view(pos: LisboaPosition, seat: int | None) -> dict[str, Any]:
    return {}
