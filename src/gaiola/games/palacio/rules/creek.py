"""Chapter 12, Laje Creek: goods are sold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events, moves
from .steps import PalacioStep
from .supply import return_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


class SellGood(Verb["PalacioPosition", "Sell", moves.Sell]):
    """12.1: one of a good for its price."""

    word: ClassVar[str] = "sell"

    def candidates(self, pos: PalacioPosition, step: Sell) -> list[moves.Sell]:
        return pos.box.moves.sell

    def refusal(self, pos: PalacioPosition, step: Sell, move: moves.Sell) -> Refusal | None:
        if not pos.goods[step.seat * len(pos.box.goods) + move.good]:
            return Refusal("palacio.12.1", "not-held", need=1, have=0)  # 12.1
        return None

    def quote(self, pos: PalacioPosition, step: Sell, move: moves.Sell) -> Terms:
        return (("gain", pos.box.prices[move.good]),)

    def play(self, pos: PalacioPosition, step: Sell, move: moves.Sell, chance: Chance, journal: Journal | None) -> None:
        coins = pos.box.prices[move.good]  # 12.2
        return_goods(pos, step.seat, move.good, 1)
        pos.coins[step.seat] += coins
        if journal:
            journal.add(events.Sold(step.seat, pos.box.goods[move.good], coins))
        pos.push(step)


class Done(Leave["PalacioPosition", "Sell", Move]):
    word: ClassVar[str] = "done"

    def candidates(self, pos: PalacioPosition, step: Sell) -> list[Move]:
        return [pos.box.moves.done]


class Sell(PalacioStep):
    """12.1: one good at a time, then done."""

    name: ClassVar[str] = "sell"
    resolving: ClassVar[bool] = True
    verbs: ClassVar[Verbs] = (SellGood(), Done())

    def asks(self, pos: PalacioPosition) -> bool:
        kinds = len(pos.box.goods)
        return any(pos.goods[self.seat * kinds : (self.seat + 1) * kinds])

    def worker_at(self, pos: PalacioPosition) -> int:
        return pos.box.creek
