"""1.3, goods: they come from the supply and go back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..position import PalacioPosition


def in_supply(pos: PalacioPosition, good: int, amount: int) -> int:
    """So many of a good; where the supply is a limit, only what is there."""
    return min(amount, pos.supply[good]) if pos.box.supply_is_limit else amount


def take_goods(pos: PalacioPosition, seat: int, good: int, amount: int) -> int:
    """From the supply to a player, as far as it goes."""
    amount = in_supply(pos, good, amount)
    pos.supply[good] -= amount
    pos.goods[seat * len(pos.box.goods) + good] += amount
    return amount


def return_goods(pos: PalacioPosition, seat: int, good: int, amount: int) -> None:
    """From a player to the supply."""
    pos.goods[seat * len(pos.box.goods) + good] -= amount
    pos.supply[good] += amount
