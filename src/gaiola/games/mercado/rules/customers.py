"""Chapter 5: to bring customers to an entrance; everybody who sells what they want in their line is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Verb
from .. import events
from ..constants import LINES, NOTHING
from ..moves import Customers
from .challenges import Specialty, names_specialty
from .ending import FILLED_ENTRANCE
from .payments import pay, payments_from_tile
from .tiles import uncover

if TYPE_CHECKING:
    from ..position import MercadoPosition
    from .turns import Action


class BringCustomers(Verb["MercadoPosition", "Action", Customers]):
    """5.1: a tile on offer, at a free entrance."""

    word: ClassVar[str] = "customers"

    def candidates(self, pos: MercadoPosition, step: Action) -> list[Customers]:
        box, table = pos.box, pos.box.moves.customers
        ways = len(box.entrances)
        return [
            table[tile * ways + entrance]
            for line in range(LINES)
            for tile in pos.shown
            for entrance in box.entrances_of[line]
        ]

    def refusal(self, pos: MercadoPosition, step: Action, move: Customers) -> Refusal | None:
        box, tile, line = pos.box, move.tile, pos.box.line_at[move.entrance]
        if tile not in pos.shown:
            return Refusal("mercado.5.1", "tile-not-shown")  # 5.1
        if pos.customers[move.entrance] != NOTHING:
            return Refusal("mercado.5.1", "entrance-taken")  # 5.1
        if pos.solo is not None and move.entrance in pos.solo.closed_entrances:
            return Refusal("mercado.11.9", "side-closed")  # 11.9
        size, stands = box.customers_on[tile], pos.in_line[line]
        if stands < size:  # 5.2
            return Refusal("mercado.5.2", "too-few-stands", size, stands, (("stands", stands), ("size", size)))
        sold = pos.own_goods[step.seat * LINES + line]
        if not sold & box.goods_mask[tile]:
            return Refusal("mercado.5.3", "no-own-match", need=1, have=0)  # 5.3
        if pos.solo is not None and pos.solo.line_must_hold_all_goods:  # 11.6
            missing = box.goods_mask[tile] & ~sold
            if missing:
                wanted = len(box.goods_on[tile])
                return Refusal("mercado.11.6", "goods-missing", wanted, wanted - missing.bit_count())
        return None

    def moves(self, pos: MercadoPosition, step: Action) -> list[Customers]:
        """The same rules line by line: where nothing is sold or no entrance is free no tile need be tried, and the
        tiles on offer lie in the order of their sizes."""
        box, solo, table = pos.box, pos.solo, pos.box.moves.customers_to
        all_goods = solo is not None and solo.line_must_hold_all_goods
        found: list[Customers] = []
        customers_on, goods_mask, own_goods = box.customers_on, box.goods_mask, pos.own_goods
        in_line, shown, entrances, first = pos.in_line, pos.shown, pos.open_entrances, step.seat * LINES
        for line in range(LINES):
            own, ways = own_goods[first + line], entrances[line]
            if not own or not ways:
                continue
            stands, moves_of = in_line[line], table[line][ways]
            for tile in shown:
                if customers_on[tile] > stands:
                    break
                wanted = goods_mask[tile]
                if wanted & own and not (all_goods and wanted & ~own):
                    found += moves_of[tile]
        return found

    def quote(self, pos: MercadoPosition, step: Action, move: Customers) -> Terms:
        """5.2, 5.4: the stands in the line, and what the tile pays to whom."""
        box, goods, tile = pos.box, len(pos.box.goods), move.tile
        size, own, others = box.customers_on[tile], [0] * goods, 0
        for space, _ in payments_from_tile(pos, tile, move.entrance):
            coins = pos.value[space * goods + pos.stand[space]] * size
            if pos.owner[space] == step.seat:
                own[pos.stand[space]] += coins
            else:
                others += coins
        income = max(own) if names_specialty(pos) else sum(own)  # 11.1: one good will pay
        return (
            ("stands", pos.in_line[box.line_at[move.entrance]]),
            ("size", size),
            ("income", income),
            ("others", others),
        )

    def play(
        self, pos: MercadoPosition, step: Action, move: Customers, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, tile, entrance = pos.box, step.seat, move.tile, move.entrance
        pos.shown.remove(tile)
        pos.customers = replaced(pos.customers, entrance, tile)
        pos.count_customers(entrance)
        if journal:
            journal.add(events.CustomersBrought(seat, box.customer_tiles[tile], box.entrances[entrance]))
        step.ends_with(pos, FILLED_ENTRANCE)
        pos.push(CustomersIncome(seat, entrance))
        if names_specialty(pos):
            pos.push(Specialty(seat, NOTHING, entrance))


class CustomersIncome(Errand["MercadoPosition"]):
    """5.4, 5.5: the customers at an entrance pay; the next tile of their size is uncovered."""

    name: ClassVar[str] = "customers-income"
    carries: ClassVar[tuple[str, ...]] = ("entrance",)
    __slots__ = carries

    def __init__(self, seat: int, entrance: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.entrance: Final = entrance

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        tile = pos.customers[self.entrance]
        pay(pos, payments_from_tile(pos, tile, self.entrance), journal)
        uncover(pos, pos.box.customers_on[tile], chance, journal)


BRING_CUSTOMERS: Final = BringCustomers()
