"""Chapter 14, the windmill: asides at every decision of one's own in phases B, C and D, and the window that closes the
descent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, LastChance, Step
from .. import events
from ..constants import PHASE_B, PHASE_D, WINDMILL
from .scoring import score

if TYPE_CHECKING:
    from ..position import MadeiraPosition

BREAD_OR_REALS: Final = ("bread", "reals")  # what descending brings, in the order of the moves


def can_convert(pos: MadeiraPosition, seat: int) -> bool:
    """Whether the windmill could be used by this seat now."""
    kinds = len(pos.box.goods)
    if sum(pos.goods[seat * kinds : (seat + 1) * kinds]) >= 2:
        return True
    return pos.phase < PHASE_D and (pos.level[seat] > 0 or pos.points[seat] >= pos.box.point_price)


def can_descend(pos: MadeiraPosition, seat: int) -> bool:
    """14.6: whether bread or Reals could still be had of the windmill, if need be after a step up."""
    box, kinds = pos.box, len(pos.box.goods)
    if pos.level[seat] > 0 or pos.points[seat] >= box.point_price:
        return True
    wheat = pos.goods[seat * kinds + box.wheat]
    others = sum(pos.goods[seat * kinds : (seat + 1) * kinds]) - wheat
    return wheat + others // 2 >= box.climb_wheat


class Windmill(Step["MadeiraPosition"]):
    """14.1: using it leaves the decision as it was."""

    name: ClassVar[str] = "windmill"
    verbs: ClassVar[tuple[str, ...]] = ("exchange", "climb", "prestige", "descend", "give-point")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return PHASE_B <= pos.phase <= PHASE_D

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.windmill

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "exchange":
            return self._exchange_refusal(pos, frame.seat, move)
        if move.verb in ("climb", "prestige"):
            return self._wheat_refusal(pos, frame.seat, move)
        if pos.phase == PHASE_D:  # 14.4, 14.5
            return Refusal("madeira.14.4" if move.verb == "descend" else "madeira.14.5", "closed-in-maintenance")
        at_bottom = pos.level[frame.seat] == 0
        if move.verb == "descend":
            return Refusal("madeira.14.4", "at-bottom") if at_bottom else None
        if not at_bottom:
            return Refusal("madeira.14.5", "not-at-bottom")
        points, price = pos.points[frame.seat], pos.box.point_price
        return None if points >= price else Refusal("madeira.14.5", "too-few-points", need=price, have=points)

    def _exchange_refusal(self, pos: MadeiraPosition, seat: int, move: Move) -> Refusal | None:
        """14.2: two goods for one of another kind."""
        one, two = pos.box.pair_goods[move.a]
        if move.b not in pos.box.pair_takes[move.a]:
            return Refusal("madeira.14.2", "takes-back")
        base = seat * len(pos.box.goods)
        have = pos.goods[base + one] if one == two else min(pos.goods[base + one], 1) + min(pos.goods[base + two], 1)
        return None if have >= 2 else Refusal("madeira.14.2", "goods-missing", need=2, have=have)

    def _wheat_refusal(self, pos: MadeiraPosition, seat: int, move: Move) -> Refusal | None:
        """14.3: wheat for a step up, or at the top for points."""
        box, at_top = pos.box, pos.level[seat] == len(pos.box.levels) - 1
        if at_top != (move.verb == "prestige"):
            return Refusal("madeira.14.3", "at-top" if at_top else "not-at-top")
        wheat = pos.goods[seat * len(box.goods) + box.wheat]
        need = box.prestige_wheat if at_top else box.climb_wheat
        return None if wheat >= need else Refusal("madeira.14.3", "goods-missing", need=need, have=wheat)

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, moves, seat = pos.box, pos.box.moves, frame.seat
        base, kinds = seat * len(box.goods), len(box.goods)
        found: list[Move] = []
        for pair, (one, two) in enumerate(box.pair_goods):
            if pos.goods[base + one] and pos.goods[base + two] and (one != two or pos.goods[base + one] > 1):
                found += [moves.exchange[pair * kinds + good] for good in box.pair_takes[pair]]
        wheat, level = pos.goods[base + box.wheat], pos.level[seat]
        if level == len(box.levels) - 1:
            if wheat >= box.prestige_wheat:
                found.append(moves.prestige)
        elif wheat >= box.climb_wheat:
            found.append(moves.climb)
        if pos.phase < PHASE_D:
            if level:
                found += moves.descend
            elif pos.points[seat] >= box.point_price:
                found += moves.give_point
        return found

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        box = pos.box
        if move.verb == "exchange":
            one, two = box.pair_goods[move.a]
            give: Terms = ((box.goods[one], -2),) if one == two else ((box.goods[one], -1), (box.goods[two], -1))
            return (*give, (box.goods[move.b], 1))
        if move.verb == "climb":
            return ((box.goods[box.wheat], -box.climb_wheat), ("level", 1))
        if move.verb == "prestige":
            return ((box.goods[box.wheat], -box.prestige_wheat), ("points", box.prestige_points))
        if move.verb == "descend":
            return (("level", -1), (BREAD_OR_REALS[move.a], box.descend_gains[move.a]))
        return (("points", -box.point_price), (BREAD_OR_REALS[move.a], box.point_gains[move.a]))

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, base = pos.box, frame.seat, frame.seat * len(pos.box.goods)
        if move.verb == "exchange":
            one, two = box.pair_goods[move.a]
            pos.goods[base + one] -= 1
            pos.goods[base + two] -= 1
            pos.goods[base + move.b] += 1
            if journal is not None:
                journal.add(events.GoodsExchanged(seat, box.goods[one], box.goods[two], box.goods[move.b]))
        elif move.verb == "climb":
            pos.goods[base + box.wheat] -= box.climb_wheat
            climb(pos, seat, box.climb_wheat, journal)
        elif move.verb == "prestige":
            pos.goods[base + box.wheat] -= box.prestige_wheat
            score(pos, seat, WINDMILL, box.prestige_points)
            if journal is not None:
                journal.add(events.WheatForPoints(seat, box.prestige_wheat, box.prestige_points))
        elif move.verb == "descend":
            pos.level[seat] -= 1
            gain = box.descend_gains[move.a]
            self._gain(pos, seat, move.a, gain)
            if journal is not None:
                journal.add(events.WindmillDescended(seat, box.levels[pos.level[seat]], BREAD_OR_REALS[move.a], gain))
        else:
            score(pos, seat, WINDMILL, -box.point_price)
            gain = box.point_gains[move.a]
            self._gain(pos, seat, move.a, gain)
            if journal is not None:
                journal.add(events.PointGiven(seat, box.point_price, BREAD_OR_REALS[move.a], gain))

    def _gain(self, pos: MadeiraPosition, seat: int, resource: int, amount: int) -> None:
        if resource == 0:
            pos.bread[seat] += amount
        else:
            pos.reals[seat] += amount


def climb(pos: MadeiraPosition, seat: int, wheat: int, journal: Journal | None) -> None:
    """14.3, 13.5: one step up; nothing at the top."""
    if pos.level[seat] < len(pos.box.levels) - 1:
        pos.level[seat] += 1
        if journal is not None:
            journal.add(events.WindmillClimbed(seat, pos.box.levels[pos.level[seat]], wheat))


class EndOfC(LastChance["MadeiraPosition"]):
    """14.6: the last chance to descend; whoever could is asked. Goods can still be exchanged at feeding."""

    name: ClassVar[str] = "end-of-c"
    verbs: ClassVar[tuple[str, ...]] = ("done",)

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return can_descend(pos, frame.seat)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.done]


WINDMILL_STEP: Final = Windmill()
END_OF_C: Final = EndOfC()
