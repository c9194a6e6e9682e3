"""Chapter 8, plantations: what a die's value yields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from .. import events
from .supply import in_supply, take_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def yield_of(pos: PalacioPosition, place: int, value: int) -> int:
    """8.1, 8.2, 1.3: whole units, as many as the supply has; the rest of the value is lost."""
    box = pos.box
    return in_supply(pos, box.harvest[place], value // box.per_unit[place])


def brings_more(pos: PalacioPosition, place: int, rolled: int) -> bool:
    """8.1: whether a higher value could still bring more than the roll: not if that takes the last of a good."""
    return yield_of(pos, place, rolled) < yield_of(pos, place, pos.box.most_value)


def harvest(pos: PalacioPosition, seat: int, place: int, value: int, journal: Journal | None) -> None:
    """8.1: what the die's value yields."""
    box = pos.box
    good = box.harvest[place]
    amount = take_goods(pos, seat, good, yield_of(pos, place, value))
    if journal:
        journal.add(events.Harvested(seat, box.locations[place], box.goods[good], amount))
