"""Chapter 7, trading goods for State actions; and the choice between selling and trading after a card has gone to the
portfolio."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events
from ..constants import ANY_GOOD, EVERY_ACTION, GOOD_KINDS, GOODS, NOBODY, PRODUCE, STATE_ACTIONS, TRADE_INCOME
from ..moves import Trade as TradeMove
from .choices import DONE, LisboaStep
from .portfolio import Slot
from .sales import LoadGood, Sale, SellWithoutShip, can_sell, goods_of
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
    if not pos.goods[seat * GOOD_KINDS + good]:
        return Refusal("lisboa.7.1", "no-good", need=1, have=0)
    if pos.covered[action] != NOBODY:
        return Refusal("lisboa.7.1", "covered")
    return action_refusal(pos, seat, action, good)


def trade_moves(pos: LisboaPosition, seat: int) -> list[TradeMove]:
    """What `trade_refusal` allows, read quickly."""
    held, found = goods_of(pos, seat), list[TradeMove]()
    for action in range(len(STATE_ACTIONS)):
        if pos.covered[action] == NOBODY:
            for good in _worth_action(pos, seat, action, held):
                found.append(pos.box.moves.trade[action * GOOD_KINDS + good])
    return found


def _worth_action(pos: LisboaPosition, seat: int, action: int, held: list[int]) -> list[int]:
    """7.2, 8.1: the goods held for which a State action can be had, if it is not covered."""
    taken, any_good = pos.box.accepts[pos.box.noble_of[action]], pos.has(seat, ANY_GOOD)
    return [good for good in held if (taken[good] or any_good) and action_refusal(pos, seat, action, good) is None]


def hand_over(pos: LisboaPosition, seat: int, action: int, good: int, journal: Journal | None) -> None:
    """7.1: the good covers the action."""
    pos.goods[seat * GOOD_KINDS + good] -= 1
    pos.covered[action] = good
    if journal:
        journal.add(events.Traded(seat, STATE_ACTIONS[action], GOODS[good]))


def safe_trade(pos: LisboaPosition, seat: int, effects: list[LisboaEffect]) -> bool:
    """3.5: whether a trade that is possible now stays so when these effects have been received: none of them takes
    goods away, fills the board or empties the stack that the State action needs."""
    spoilt = [PRODUCE]
    for effect in effects:
        spoilt.append(effect.entry.spoils)
    if EVERY_ACTION in spoilt:
        return False
    held = goods_of(pos, seat)
    for action in range(len(STATE_ACTIONS)):
        if action not in spoilt and _worth_action(pos, seat, action, held):
            return True
    return False


class TradeGood(Verb["LisboaPosition", LisboaStep, TradeMove]):
    """7.1: a good for a State action."""

    word: ClassVar[str] = "trade"

    def candidates(self, pos: LisboaPosition, step: LisboaStep) -> list[TradeMove]:
        return pos.box.moves.trade

    def refusal(self, pos: LisboaPosition, step: LisboaStep, move: TradeMove) -> Refusal | None:
        return trade_refusal(pos, step.seat, move.action, move.good)

    def moves(self, pos: LisboaPosition, step: LisboaStep) -> list[TradeMove]:
        return trade_moves(pos, step.seat)

    def play(
        self, pos: LisboaPosition, step: LisboaStep, move: TradeMove, chance: Chance, journal: Journal | None
    ) -> None:
        """7.3: the action is finished before the next good is given."""
        seat, given = step.seat, 1 + (step.given if isinstance(step, Trade) else 0)
        if given < pos.box.trades:
            pos.push(Trade(seat, given))
        hand_over(pos, seat, move.action, move.good, journal)
        income = pos.has(seat, TRADE_INCOME)  # 17.11
        pos.reis[seat] += income
        if journal and income:
            journal.add(events.BonusPaid(seat, income))
        perform(pos, seat, move.action, chance, journal)


class Business(Sale):
    """3.4, 4.4, 4.6: sell the first good, or trade it."""

    name: ClassVar[str] = "business"
    verbs: ClassVar[Verbs] = (LoadGood(), SellWithoutShip(), TradeGood())

    def __init__(self, seat: int, compulsory: bool = False) -> None:
        super().__init__(seat, 0, compulsory=compulsory)

    def lacks(self, pos: LisboaPosition) -> Refusal | None:
        """6.5: a good to begin with, then a ship; who has both lacks what a trade needs."""
        return can_sell(pos, self.seat)

    def possible(self, pos: LisboaPosition) -> int:
        """Certain only when nothing lies above, or when all that lies above is making room: a card that goes may be
        the ship to sell to, but it takes no goods away."""
        seat, top = self.seat, pos.agenda[-1]
        if top is not self and not isinstance(top, Slot):
            return MAYBE
        if trade_moves(pos, seat):
            return YES
        if top is not self:
            return MAYBE if goods_held(pos, seat) else NO
        return YES if can_sell(pos, seat) is None else NO


class Trade(LisboaStep):
    """7.1: another good for another action, after some have been given, or done."""

    name: ClassVar[str] = "trade"
    carries: ClassVar[tuple[str, ...]] = ("given",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TradeGood(), DONE)

    def __init__(self, seat: int, given: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.given: Final = given

    def asks(self, pos: LisboaPosition) -> bool:
        return bool(trade_moves(pos, self.seat))
