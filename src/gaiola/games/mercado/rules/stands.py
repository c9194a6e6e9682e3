"""Chapter 4: to open a stand: tile and stand go down, the stand earns, its price is paid, a new tile is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Step
from ....kernel.verbs import Allowed, Leave, Verb, Verbs
from .. import events
from ..constants import NOTHING, SPACES
from ..moves import Stand, Take
from .challenges import Specialty, goods_allowed, names_specialty, stand_forbidden
from .ending import FILLED_SPACE
from .payments import incomes_by_count, pay, payments_to_stand, price, stand_income
from .tiles import fill_display, may_redraw, redraw, take_gray, total

if TYPE_CHECKING:
    from ..position import MercadoPosition
    from .turns import Action


class OpenStand(Verb["MercadoPosition", "Action", Stand]):
    """4.1: a tile from in front of you on a free space of the market."""

    word: ClassVar[str] = "stand"

    def candidates(self, pos: MercadoPosition, step: Action) -> list[Stand]:
        table, goods = pos.box.moves.stand, len(pos.box.goods)
        held = [good for good in range(goods) if pos.tiles[step.seat * goods + good]]
        return [table[good * SPACES + space] for space in range(SPACES) for good in held]

    def refusal(self, pos: MercadoPosition, step: Action, move: Stand) -> Refusal | None:
        seat, good, space = step.seat, move.good, move.space
        if not pos.tiles[seat * len(pos.box.goods) + good]:
            return Refusal("mercado.4.1", "tile-not-held")  # 4.1
        if not pos.stands_left[seat]:
            return Refusal("mercado.4.7", "no-stands-left", need=1, have=0)  # 4.7
        if pos.stand[space] != NOTHING or pos.restaurant[space] != NOTHING:
            return Refusal("mercado.4.1", "space-taken")  # 4.1
        if pos.solo is not None:
            special = stand_forbidden(pos, pos.solo, good, space)
            if special is not None:
                return special
        cost, funds = price(pos, space), pos.coins[seat] + stand_income(pos, good, space)
        if funds < cost:  # 4.4
            return Refusal("mercado.4.4", "too-dear", need=cost, have=funds, terms=self.quote(pos, step, move))
        return None

    def moves(self, pos: MercadoPosition, step: Action) -> list[Stand]:
        """The same rules space by space: where the coins reach, everything held may be sold, elsewhere what earns the
        rest of the price at once."""
        box, seat, solo = pos.box, step.seat, pos.solo
        found: list[Stand] = []
        if not pos.stands_left[seat]:
            return found
        goods, coins, prices, most_paid = len(box.goods), pos.coins[seat], pos.prices, pos.most_paid
        held = [good for good in range(goods) if pos.tiles[seat * goods + good]]
        mask = 0
        for good in held:
            mask |= 1 << good
        stands_of, limited = box.moves.stands_of, solo is not None and solo.limits_stands
        by_count = incomes_by_count(pos, solo, held) if solo is not None and solo.pays_from_count else []
        for space in pos.free:
            missing, fitting = prices[space] - coins, mask
            if missing > 0:
                if most_paid[space] < missing and not by_count:
                    continue
                fitting = self._earning(pos, held, space, missing, by_count)
            if solo is not None and limited:
                fitting &= goods_allowed(pos, solo, space)
            found += stands_of[fitting][space]
        return found

    def _earning(self, pos: MercadoPosition, held: list[int], space: int, least: int, by_count: list[int]) -> int:
        """The mask of the goods that would earn so much here at once; under 11.7 their incomes are known."""
        goods, mask = len(pos.box.goods), 0
        for good in held:
            income = by_count[space * goods + good] if by_count else stand_income(pos, good, space)
            if income >= least:
                mask |= 1 << good
        return mask

    def quote(self, pos: MercadoPosition, step: Action, move: Stand) -> Terms:
        """What the stand costs, and what it earns at once."""
        box, good, space = pos.box, move.good, move.space
        return (
            ("row", pos.in_line[box.row_of[space]] + 1),
            ("column", pos.in_line[box.column_of[space]] + 1),
            ("price", price(pos, space)),
            ("value", pos.value[space * len(box.goods) + good]),
            ("income", stand_income(pos, good, space)),
        )

    def play(self, pos: MercadoPosition, step: Action, move: Stand, chance: Chance, journal: Journal | None) -> None:
        box, seat, good, space = pos.box, step.seat, move.good, move.space
        cost = price(pos, space)
        pos.tiles[seat * len(box.goods) + good] -= 1
        pos.stands_left[seat] -= 1
        pos.stand[space] = good
        pos.owner[space] = seat
        pos.count_stand(space)
        if journal:
            journal.add(events.StandOpened(seat, box.goods[good], box.spaces[space]))
        take_gray(pos, seat, space, chance, journal)  # 4.3
        step.ends_with(pos, FILLED_SPACE)
        pos.push(box.turn_steps.take[seat])
        pos.push(box.turn_steps.redraw_display[seat])
        pos.push(StandIncome(seat, space, cost))
        if names_specialty(pos) and payments_to_stand(pos, good, space):
            pos.push(Specialty(seat, space, cost))


class StandIncome(Errand["MercadoPosition"]):
    """4.4: the new stand earns first; then its price is paid."""

    name: ClassVar[str] = "stand-income"
    carries: ClassVar[tuple[str, ...]] = ("space", "cost")
    __slots__ = carries

    def __init__(self, seat: int, space: int, cost: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.space: Final = space
        self.cost: Final = cost

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        space = self.space
        pay(pos, payments_to_stand(pos, pos.stand[space], space), journal)
        pos.coins[self.seat] -= self.cost
        if journal:
            journal.add(events.StandBought(self.seat, pos.box.spaces[space], self.cost))


class ReplaceDisplay(Allowed["MercadoPosition", "RedrawDisplay", Move]):
    """4.6: three tiles of a kind in the display go back to the bag for three others."""

    word: ClassVar[str] = "redraw-display"

    def candidates(self, pos: MercadoPosition, step: RedrawDisplay) -> list[Move]:
        return [pos.box.moves.redraw_display]

    def play(
        self, pos: MercadoPosition, step: RedrawDisplay, move: Move, chance: Chance, journal: Journal | None
    ) -> None:
        good, drawn = redraw(pos, pos.display, 0, chance)
        if journal:
            journal.add(events.DisplayRedrawn(step.seat, pos.box.goods[good], drawn))
        pos.push(RedrawDisplay(step.seat, step.redraws + 1))


class KeepDisplay(Leave["MercadoPosition", "RedrawDisplay", Move]):
    word: ClassVar[str] = "keep-display"

    def candidates(self, pos: MercadoPosition, step: RedrawDisplay) -> list[Move]:
        return [pos.box.moves.keep_display]


class RedrawDisplay(Step["MercadoPosition"]):
    """4.6: whether three of a kind in the display are replaced before one is taken, after so many redraws."""

    name: ClassVar[str] = "redraw-display"
    carries: ClassVar[tuple[str, ...]] = ("redraws",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (ReplaceDisplay(), KeepDisplay())

    def __init__(self, seat: int, redraws: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.redraws: Final = redraws

    def asks(self, pos: MercadoPosition) -> bool:
        return may_redraw(pos, pos.display, 0, self.redraws)


class TakeFromDisplay(Verb["MercadoPosition", "TakeTile", Take]):
    """4.5: a tile of the display goes in front of you, and another is drawn for it."""

    word: ClassVar[str] = "take"

    def candidates(self, pos: MercadoPosition, step: TakeTile) -> list[Take]:
        return pos.box.moves.take

    def refusal(self, pos: MercadoPosition, step: TakeTile, move: Take) -> Refusal | None:
        return None if pos.display[move.good] else Refusal("mercado.4.5", "not-in-display")

    def moves(self, pos: MercadoPosition, step: TakeTile) -> list[Take]:
        display = pos.display
        return [move for move in pos.box.moves.take if display[move.good]]

    def play(self, pos: MercadoPosition, step: TakeTile, move: Take, chance: Chance, journal: Journal | None) -> None:
        box, good = pos.box, move.good
        pos.display[good] -= 1
        pos.tiles[step.seat * len(box.goods) + good] += 1
        if journal:
            journal.add(events.TileTaken(step.seat, box.goods[good]))
        fill_display(pos, chance, journal)


class TakeTile(Step["MercadoPosition"]):
    """4.5: which tile of the display is taken."""

    name: ClassVar[str] = "take"
    verbs: ClassVar[Verbs] = (TakeFromDisplay(),)

    def asks(self, pos: MercadoPosition) -> bool:
        return total(pos.display) > 0


OPEN_STAND: Final = OpenStand()
