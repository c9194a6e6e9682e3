"""Set-up: who starts, what everybody gets, and the choice of two products."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.steps import Frame
from .. import events
from .rounds import CHOOSE_PRODUCT, ROUND

if TYPE_CHECKING:
    from ..position import PalacioPosition


def set_up(pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
    players = pos.players
    pos.clear()  # 2.4
    pos.token = _starting_player(pos, chance, journal)  # 2.1
    order = [(pos.token + turn) % players for turn in range(players)]
    for seat in order:  # 2.2
        pos.coins[seat] = pos.box.start_coins
        if journal is not None:
            journal.add(events.CoinsDealt(seat, pos.box.start_coins))
    pos.push(Frame(ROUND, pos.token))
    for seat in reversed(order):  # 2.3
        for _ in range(pos.box.products_to_choose):
            pos.push(Frame(CHOOSE_PRODUCT, seat))


def _starting_player(pos: PalacioPosition, chance: Chance, journal: Journal | None) -> int:
    """The highest die; those who tie roll again among themselves."""
    contenders = list(range(pos.players))
    while len(contenders) > 1:
        rolls: list[int] = []
        for seat in contenders:
            die = chance.roll(pos.box.sides)
            rolls.append(die)
            if journal is not None:
                journal.add(events.StarterRolled(seat, die))
        highest = max(rolls)
        contenders = [seat for seat, die in zip(contenders, rolls, strict=True) if die == highest]
    if journal is not None:
        journal.add(events.Began(contenders[0]))
    return contenders[0]
