"""Chapter 7, trading goods for State actions; and the choice between selling and trading after a card has gone to the
portfolio."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, NO, YES, Frame, Step
from .. import events
from ..constants import ANY_GOOD, EVERY_ACTION, GOODS, KINDS, NOBODY, PRODUCE, STATE_ACTIONS, TRADE_INCOME
from .sales import can_sell, load_refusal, market_refusal, sale_candidates, sale_moves, sale_terms, sell
from .state import action_refusal, perform
from .stock import goods_held

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from .effect_kinds import LisboaEffect


def accepted(pos: LisboaPosition, seat: int, action: int, good: int) -> bool:
    """7.2: whether the Noble of the action takes this good."""
    return bool(pos.box.accepts[pos.box.noble_of[action]][good] or pos.has(seat, ANY_GOOD))


def trade_refusal(pos: LisboaPosition, seat: int, action: int, good: int) -> Refusal | None:
    """7.1, 7.2, 8.1: a good that the Noble takes, for an action that is not covered and can be done."""
    if not accepted(pos, seat, action, good):
        return Refusal("lisboa.7.2", "not-accepted")
    if not pos.goods[seat * KINDS + good]:
        return Refusal("lisboa.7.1", "no-good", need=1, have=0)
    if pos.covered[action] != NOBODY:
        return Refusal("lisboa.7.1", "covered")
    return action_refusal(pos, seat, action, good)


def trade_moves(pos: LisboaPosition, seat: int) -> list[Move]:
    """What could be traded now."""
    found: list[Move] = []
    for action in range(len(STATE_ACTIONS)):
        if pos.covered[action] != NOBODY:
            continue
        for good in range(KINDS):
            offered = pos.goods[seat * KINDS + good] and accepted(pos, seat, action, good)
            if offered and action_refusal(pos, seat, action, good) is None:
                found.append(pos.box.moves.trade[action * KINDS + good])
    return found


def hand_over(pos: LisboaPosition, seat: int, action: int, good: int, journal: Journal | None) -> None:
    """7.1: the good covers the action."""
    pos.goods[seat * KINDS + good] -= 1
    pos.covered[action] = good
    if journal is not None:
        journal.add(events.Traded(seat, STATE_ACTIONS[action], GOODS[good]))


def _trade(pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
    """7.3: the action is finished before the next good is given. `a` goods given before."""
    if frame.a + 1 < pos.box.trades:
        pos.push(Frame(TRADE, frame.seat, frame.a + 1))
    hand_over(pos, frame.seat, move.a, move.b, journal)
    income = pos.has(frame.seat, TRADE_INCOME)  # 17.11
    pos.reis[frame.seat] += income
    if journal is not None and income:
        journal.add(events.BonusPaid(frame.seat, income))
    perform(pos, frame.seat, move.a, chance, journal)


def safe_trade(pos: LisboaPosition, seat: int, effects: list[LisboaEffect]) -> bool:
    """3.5: whether a trade that is possible now stays so when these effects have been received: none of them takes
    goods away, fills the board or empties the stack that the State action needs."""
    spoilt = [PRODUCE]
    for effect in effects:
        spoilt.append(effect.entry.spoils)
    if EVERY_ACTION in spoilt:
        return False
    for action in range(len(STATE_ACTIONS)):
        if action in spoilt:
            continue
        for good in range(KINDS):
            offered = pos.goods[seat * KINDS + good] and accepted(pos, seat, action, good)
            if offered and action_refusal(pos, seat, action, good) is None:
                return True
    return False


class Business(Step["LisboaPosition"]):
    """3.4, 4.4, 4.6: sell the first good, or trade it."""

    name: ClassVar[str] = "business"
    verbs: ClassVar[tuple[str, ...]] = ("load", "market", "trade")

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*sale_candidates(pos), *pos.box.moves.trade]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "trade":
            return trade_refusal(pos, frame.seat, move.a, move.b)
        if move.verb == "market":
            return market_refusal(pos, frame.seat, move.a, 0)
        return load_refusal(pos, frame.seat, move.a, move.b)

    def moves(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*sale_moves(pos, frame.seat, 0), *trade_moves(pos, frame.seat)]

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        return sale_terms(pos, frame.seat, move, 0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "trade":
            _trade(pos, frame, move, chance, journal)
        else:
            sell(pos, frame, move, journal)

    def lacks(self, pos: LisboaPosition, frame: Frame) -> Refusal | None:
        """6.5: a good to begin with, then a ship; who has both lacks what a trade needs."""
        return can_sell(pos, frame.seat)

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        """Certain only when nothing lies above, or when all that lies above is making room: a card that goes may be
        the ship to sell to, but it takes no goods away."""
        seat = frame.seat
        top = pos.agenda[-1]
        if top is not frame and top.step.name != "slot":
            return MAYBE
        if trade_moves(pos, seat):
            return YES
        if top is not frame:
            return MAYBE if goods_held(pos, seat) else NO
        return YES if can_sell(pos, seat) is None else NO


class Trade(Step["LisboaPosition"]):
    """7.1: another good for another action, or done. `a` goods given."""

    name: ClassVar[str] = "trade"
    verbs: ClassVar[tuple[str, ...]] = ("trade", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return bool(trade_moves(pos, frame.seat))

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.trade, pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if move.verb == "done" else trade_refusal(pos, frame.seat, move.a, move.b)

    def moves(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*trade_moves(pos, frame.seat), pos.box.moves.done]

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb != "done":
            _trade(pos, frame, move, chance, journal)


BUSINESS: Final = Business()
TRADE: Final = Trade()
