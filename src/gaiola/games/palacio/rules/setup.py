"""Chapter 2, set-up: who starts, what everybody gets, and the choice of two products."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..moves import Product
from .rounds import Round
from .steps import PalacioStep
from .supply import take_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def set_up(pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
    players = pos.players
    pos.clear()  # 2.4
    pos.token = _starting_player(pos, chance, journal)  # 2.1
    order = [(pos.token + turn) % players for turn in range(players)]
    for seat in order:  # 2.2
        pos.coins[seat] = pos.box.start_coins
        if journal:
            journal.add(events.CoinsDealt(seat, pos.box.start_coins))
    pos.push(Round(pos.token))
    for seat in reversed(order):  # 2.3
        for _ in range(pos.box.products_to_choose):
            pos.push(ChooseProduct(seat))


def _starting_player(pos: PalacioPosition, chance: Chance, journal: Journal | None) -> int:
    """2.1: the highest die; those who tie roll again among themselves."""
    contenders = list(range(pos.players))
    while len(contenders) > 1:
        rolls: list[int] = []
        for seat in contenders:
            die = chance.roll(pos.box.sides)
            rolls.append(die)
            if journal:
                journal.add(events.StarterRolled(seat, die))
        highest = max(rolls)
        contenders = [seat for seat, die in zip(contenders, rolls, strict=True) if die == highest]
    if journal:
        journal.add(events.Began(contenders[0]))
    return contenders[0]


class TakeProduct(Verb["PalacioPosition", "ChooseProduct", Product]):
    """2.3: one of this product from the supply."""

    word: ClassVar[str] = "product"

    def candidates(self, pos: PalacioPosition, step: ChooseProduct) -> list[Product]:
        return [pos.box.moves.product[good] for good in pos.box.products]

    def refusal(self, pos: PalacioPosition, step: ChooseProduct, move: Product) -> Refusal | None:
        return None if move.good in pos.box.products else Refusal("palacio.2.3", "not-a-product")

    def play(
        self, pos: PalacioPosition, step: ChooseProduct, move: Product, chance: Chance, journal: Journal | None
    ) -> None:
        amount = take_goods(pos, step.seat, move.good, 1)
        if journal:
            journal.add(events.ProductChosen(step.seat, pos.box.goods[move.good], amount))


class ChooseProduct(PalacioStep):
    """2.3: two products of one's choice, one at a time."""

    name: ClassVar[str] = "choose-product"
    verbs: ClassVar[Verbs] = (TakeProduct(),)
