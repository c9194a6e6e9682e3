"""Chapter 14, the windmill: asides at every decision of one's own in phases B, C and D, and the window that closes the
descent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.steps import Step
from ....kernel.verbs import Aside, Verb, Verbs
from .. import events
from ..constants import PHASE_B, PHASE_D, WINDMILL
from ..moves import DescendMove, ExchangeMove, GivePointMove
from .scoring import score
from .steps import DONE, MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition

    Decided = Step[MadeiraPosition]  # whatever is being decided while the windmill turns

BREAD_OR_REALS: Final = ("bread", "reals")  # what descending brings, in the order of the moves


def can_convert(pos: MadeiraPosition, seat: int) -> bool:
    """14.1: whether the windmill could be used by this seat now."""
    kinds = len(pos.box.goods)
    if sum(pos.goods[seat * kinds : (seat + 1) * kinds]) >= 2:
        return True
    return pos.phase < PHASE_D and (pos.level[seat] > 0 or pos.points[seat] >= pos.box.point_price)


def can_descend(pos: MadeiraPosition, seat: int) -> bool:
    """14.6, 12.13: whether bread or Reals could still be had of the windmill before the board is cleared, if need be
    after an exchange of goods and a step up."""
    box, kinds = pos.box, len(pos.box.goods)
    if pos.level[seat] > 0 or pos.points[seat] >= box.point_price:
        return True
    wheat = pos.goods[seat * kinds + box.wheat]
    others = sum(pos.goods[seat * kinds : (seat + 1) * kinds]) - wheat
    return wheat + others // 2 >= box.climb_wheat


class ExchangeGoods(Verb["MadeiraPosition", "Decided", ExchangeMove]):
    """14.2: two goods for one of another kind."""

    word: ClassVar[str] = "exchange"

    def candidates(self, pos: MadeiraPosition, step: Decided) -> list[ExchangeMove]:
        return pos.box.moves.exchange

    def refusal(self, pos: MadeiraPosition, step: Decided, move: ExchangeMove) -> Refusal | None:
        one, two = pos.box.pair_goods[move.pair]
        if move.good not in pos.box.pair_takes[move.pair]:
            return Refusal("madeira.14.2", "takes-back")
        base = step.seat * len(pos.box.goods)
        have = pos.goods[base + one] if one == two else min(pos.goods[base + one], 1) + min(pos.goods[base + two], 1)
        return None if have >= 2 else Refusal("madeira.14.2", "goods-missing", need=2, have=have)

    def quote(self, pos: MadeiraPosition, step: Decided, move: ExchangeMove) -> Terms:
        goods = pos.box.goods
        one, two = pos.box.pair_goods[move.pair]
        give: Terms = ((goods[one], -2),) if one == two else ((goods[one], -1), (goods[two], -1))
        return (*give, (goods[move.good], 1))

    def play(
        self, pos: MadeiraPosition, step: Decided, move: ExchangeMove, chance: Chance, journal: Journal | None
    ) -> None:
        goods, base = pos.box.goods, step.seat * len(pos.box.goods)
        one, two = pos.box.pair_goods[move.pair]
        pos.goods[base + one] -= 1
        pos.goods[base + two] -= 1
        pos.goods[base + move.good] += 1
        if journal:
            journal.add(events.GoodsExchanged(step.seat, goods[one], goods[two], goods[move.good]))


class ClimbForWheat(Verb["MadeiraPosition", "Decided", Move]):
    """14.3: wheat for a step up."""

    word: ClassVar[str] = "climb"

    def candidates(self, pos: MadeiraPosition, step: Decided) -> list[Move]:
        return [pos.box.moves.climb]

    def refusal(self, pos: MadeiraPosition, step: Decided, move: Move) -> Refusal | None:
        if at_top(pos, step.seat):
            return Refusal("madeira.14.3", "at-top")
        return wheat_refusal(pos, step.seat, pos.box.climb_wheat)

    def quote(self, pos: MadeiraPosition, step: Decided, move: Move) -> Terms:
        box = pos.box
        return ((box.goods[box.wheat], -box.climb_wheat), ("level", 1))

    def play(self, pos: MadeiraPosition, step: Decided, move: Move, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        pos.goods[step.seat * len(box.goods) + box.wheat] -= box.climb_wheat
        climb(pos, step.seat, box.climb_wheat, journal)


class WheatForPoints(Verb["MadeiraPosition", "Decided", Move]):
    """14.3: at the top, wheat for points."""

    word: ClassVar[str] = "prestige"

    def candidates(self, pos: MadeiraPosition, step: Decided) -> list[Move]:
        return [pos.box.moves.prestige]

    def refusal(self, pos: MadeiraPosition, step: Decided, move: Move) -> Refusal | None:
        if not at_top(pos, step.seat):
            return Refusal("madeira.14.3", "not-at-top")
        return wheat_refusal(pos, step.seat, pos.box.prestige_wheat)

    def quote(self, pos: MadeiraPosition, step: Decided, move: Move) -> Terms:
        box = pos.box
        return ((box.goods[box.wheat], -box.prestige_wheat), ("points", box.prestige_points))

    def play(self, pos: MadeiraPosition, step: Decided, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat = pos.box, step.seat
        pos.goods[seat * len(box.goods) + box.wheat] -= box.prestige_wheat
        score(pos, seat, WINDMILL, box.prestige_points)
        if journal:
            journal.add(events.WheatForPoints(seat, box.prestige_wheat, box.prestige_points))


class Descend(Verb["MadeiraPosition", "Decided", DescendMove]):
    """14.4: a step down for bread or Reals, before phase D."""

    word: ClassVar[str] = "descend"

    def candidates(self, pos: MadeiraPosition, step: Decided) -> list[DescendMove]:
        return pos.box.moves.descend

    def refusal(self, pos: MadeiraPosition, step: Decided, move: DescendMove) -> Refusal | None:
        if pos.phase == PHASE_D:
            return Refusal("madeira.14.4", "closed-in-maintenance")  # 14.4
        return None if pos.level[step.seat] else Refusal("madeira.14.4", "at-bottom")

    def quote(self, pos: MadeiraPosition, step: Decided, move: DescendMove) -> Terms:
        return (("level", -1), (BREAD_OR_REALS[move.resource], pos.box.descend_gains[move.resource]))

    def play(
        self, pos: MadeiraPosition, step: Decided, move: DescendMove, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, gain = pos.box, step.seat, pos.box.descend_gains[move.resource]
        pos.level = increased(pos.level, seat, -1)
        gain_resource(pos, seat, move.resource, gain)
        if journal:
            what = BREAD_OR_REALS[move.resource]
            journal.add(events.WindmillDescended(seat, box.levels[pos.level[seat]], what, gain))


class GivePoint(Verb["MadeiraPosition", "Decided", GivePointMove]):
    """14.5: at the bottom, a point for bread or Reals, before phase D."""

    word: ClassVar[str] = "give-point"

    def candidates(self, pos: MadeiraPosition, step: Decided) -> list[GivePointMove]:
        return pos.box.moves.give_point

    def refusal(self, pos: MadeiraPosition, step: Decided, move: GivePointMove) -> Refusal | None:
        if pos.phase == PHASE_D:
            return Refusal("madeira.14.5", "closed-in-maintenance")  # 14.5
        if pos.level[step.seat]:
            return Refusal("madeira.14.5", "not-at-bottom")
        points, price = pos.points[step.seat], pos.box.point_price
        return None if points >= price else Refusal("madeira.14.5", "too-few-points", need=price, have=points)

    def quote(self, pos: MadeiraPosition, step: Decided, move: GivePointMove) -> Terms:
        box = pos.box
        return (("points", -box.point_price), (BREAD_OR_REALS[move.resource], box.point_gains[move.resource]))

    def play(
        self, pos: MadeiraPosition, step: Decided, move: GivePointMove, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, gain = pos.box, step.seat, pos.box.point_gains[move.resource]
        score(pos, seat, WINDMILL, -box.point_price)
        gain_resource(pos, seat, move.resource, gain)
        if journal:
            journal.add(events.PointGiven(seat, box.point_price, BREAD_OR_REALS[move.resource], gain))


class Windmill(Aside["MadeiraPosition"]):
    """14.1: using it leaves the decision as it was."""

    verbs: ClassVar[Verbs] = (ExchangeGoods(), ClimbForWheat(), WheatForPoints(), Descend(), GivePoint())

    def offered(self, pos: MadeiraPosition, step: Decided) -> bool:
        return PHASE_B <= pos.phase <= PHASE_D

    def moves(self, pos: MadeiraPosition, step: Decided) -> list[Move]:
        """`refusal` of all verbs, read quickly and at once, since this is asked beside every decision."""
        box, table, seat = pos.box, pos.box.moves, step.seat
        base, kinds = seat * len(box.goods), len(box.goods)
        hand = 0
        for amount in pos.goods[base : base + kinds]:
            hand = hand * 3 + (amount if amount < 2 else 2)
        found = table.exchanges[hand][:]
        wheat, level = pos.goods[base + box.wheat], pos.level[seat]
        if level == len(box.levels) - 1:
            if wheat >= box.prestige_wheat:
                found.append(table.prestige)
        elif wheat >= box.climb_wheat:
            found.append(table.climb)
        if pos.phase < PHASE_D:
            if level:
                found += table.descend
            elif pos.points[seat] >= box.point_price:
                found += table.give_point
        return found


def at_top(pos: MadeiraPosition, seat: int) -> bool:
    return pos.level[seat] == len(pos.box.levels) - 1


def wheat_refusal(pos: MadeiraPosition, seat: int, need: int) -> Refusal | None:
    wheat = pos.goods[seat * len(pos.box.goods) + pos.box.wheat]
    return None if wheat >= need else Refusal("madeira.14.3", "goods-missing", need=need, have=wheat)


def gain_resource(pos: MadeiraPosition, seat: int, resource: int, amount: int) -> None:
    """Bread or Reals, as a move names them."""
    if resource == 0:
        pos.bread[seat] += amount
    else:
        pos.reals[seat] += amount


def climb(pos: MadeiraPosition, seat: int, wheat: int, journal: Journal | None) -> None:
    """14.3, 13.5: one step up; nothing at the top."""
    if pos.level[seat] < len(pos.box.levels) - 1:
        pos.level = increased(pos.level, seat, 1)
        if journal:
            journal.add(events.WindmillClimbed(seat, pos.box.levels[pos.level[seat]], wheat))


class EndOfC(MadeiraStep):
    """14.6, 12.13: the last chance to descend or to give points, before the board is cleared; whoever could is asked.
    Goods can still be exchanged at feeding, 14.7."""

    name: ClassVar[str] = "end-of-c"
    verbs: ClassVar[Verbs] = (DONE,)

    def asks(self, pos: MadeiraPosition) -> bool:
        return can_descend(pos, self.seat)
