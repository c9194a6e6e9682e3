"""Chapter 7, trading goods for State actions; and the choice between selling and trading after a card has gone to the
portfolio."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events
from ..constants import (
    ANY_GOOD,
    ANY_SALE,
    BUILD_SHIP,
    GOOD_KINDS,
    GOODS,
    NO_ACTION,
    NOBODY,
    PRODUCE,
    STATE_ACTIONS,
    TRADE_INCOME,
)
from ..moves import Trade as TradeMove
from .best_case import staying, ways_on
from .choices import DONE, LisboaStep, above
from .portfolio import Slot, slot_can_be_chosen
from .production import stores_of
from .sales import LoadGood, Sale, SellWithoutShip, can_load_elsewhere, can_sell, goods_of, somewhere_to_sell
from .state import action_possible, action_refusal, perform
from .stock import room_for

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


def can_trade(pos: LisboaPosition, seat: int) -> bool:
    """7.1: whether there is a trade."""
    held = goods_of(pos, seat)
    return any(pos.covered[a] == NOBODY and _worth_action(pos, seat, a, held) for a in range(len(STATE_ACTIONS)))


def _worth_action(pos: LisboaPosition, seat: int, action: int, held: list[int]) -> list[int]:
    """7.2, 8.1: the goods held for which a State action can be had, if it is not covered."""
    taken, any_good = pos.box.accepts[pos.box.noble_of[action]], pos.has(seat, ANY_GOOD)
    goods = [good for good in held if taken[good] or any_good]
    if goods and action in (BUILD_SHIP, PRODUCE):  # only these look at what is given
        return [good for good in goods if action_possible(pos, seat, action, good)]
    return goods if goods and action_possible(pos, seat, action, NOBODY) else []


def hand_over(pos: LisboaPosition, seat: int, action: int, good: int, journal: Journal | None) -> None:
    """7.1: the good covers the action."""
    pos.goods[seat * GOOD_KINDS + good] -= 1
    pos.covered[action] = good
    if journal:
        journal.add(events.Traded(seat, STATE_ACTIONS[action], GOODS[good]))


# ---- 3.5: whether a sale or a trade stays possible


def sale_or_trade_sure(pos: LisboaPosition, seat: int, kept: list[int], spoilt: int) -> bool:
    """Whether a good of one of the types `kept` can be loaded or traded, whatever becomes of the own ships and cards,
    and of the State actions that may be `spoilt`."""
    if not kept:
        return False
    return can_load_elsewhere(pos, seat) or safe_trades(pos, seat, kept) & ~spoilt > 0


def safe_trades(pos: LisboaPosition, seat: int, kept: list[int]) -> int:
    """The State actions, as bits, that can be had for a good of these types, whatever becomes of the own cards: a ship
    to be laid on may go, so that ships are not among them."""
    found = NO_ACTION
    for action in range(len(STATE_ACTIONS)):
        if action != BUILD_SHIP and pos.covered[action] == NOBODY:
            taken = pos.box.accepts[pos.box.noble_of[action]]
            for good in kept:
                if taken[good] and action_possible(pos, seat, action, good):
                    found |= 1 << action
                    break
    return found


def portfolio_possible(pos: LisboaPosition, seat: int, card: int) -> int:
    """3.5, 4.4: whether something can be sold or traded after this card has gone to the portfolio: YES if a good that
    can be kept finds a buyer however reward, penalty and slot turn out; NO if no good can be there, or if it finds none
    now and nothing on the card changes that."""
    penalty, reward = pos.box.penalty[card], pos.box.reward[card]
    kept = _goods_after(pos, seat, penalty)
    for effect in reward:
        kept += _goods_by(pos, seat, effect)
    if sale_or_trade_sure(pos, seat, kept, pos.box.card_spoils[card]):
        return YES
    if kept and somewhere_to_sell(pos, seat):
        return YES if not penalty and slot_can_be_chosen(pos, seat, card) else MAYBE
    tiles, enabled = tiles_within_reach(pos, seat, reward), NO_ACTION
    if any(pos.box.clergy_brings[tile].may_bring_goods for tile in tiles):
        return MAYBE
    for effect in penalty + reward + pos.box.card_benefit[card]:
        enabled |= effect.entry.enables
    for tile in tiles:
        enabled |= pos.box.clergy_enables[tile]
    return MAYBE if _trade_thinkable(pos, seat, kept, enabled) else NO


def tiles_within_reach(pos: LisboaPosition, seat: int, reward: list[LisboaEffect]) -> list[int]:
    """8.11: the clergy tiles to which the Cardinal may lead with this reward."""
    spaces: list[int] = []
    for effect in reward:
        for way in ways_on(pos, seat, staying(pos), effect.brings.arrows):
            spaces += way.taken
    return [pos.ring[space] for space in spaces]


def _trade_thinkable(pos: LisboaPosition, seat: int, kept: list[int], enabled: int) -> bool:
    """Whether a good of one of these types could be traded now, or if all State actions that are `enabled` were
    possible."""
    if kept and enabled & ANY_SALE:
        return True
    for action in range(len(STATE_ACTIONS)):
        if pos.covered[action] == NOBODY:
            for good in [good for good in kept if accepted(pos, seat, action, good)]:
                if enabled >> action & 1 or action_possible(pos, seat, action, good):
                    return True
    return False


def _goods_by(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> list[int]:
    """17.1, 17.5: the types of which a reward brings a good, or of which there is one already."""
    if effect.brings.goods:
        return [good for good in range(GOOD_KINDS) if effect.good in (NOBODY, good)]
    if effect.brings.production:
        return [good for good in range(GOOD_KINDS) if stores_of(pos, seat, good) and room_for(pos, seat, good)]
    return []


def _goods_after(pos: LisboaPosition, seat: int, penalty: list[LisboaEffect]) -> list[int]:
    """17.8: the types of which one good can be kept when the penalty is paid: goods of the owner's choice, or of one
    type."""
    goods = pos.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]
    chosen = 0
    for effect in penalty:
        if effect.entry.takes_goods:
            if effect.good == NOBODY:
                chosen += effect.n
            else:
                goods[effect.good] = max(0, goods[effect.good] - effect.n)
    return [good for good in range(GOOD_KINDS) if goods[good]] if sum(goods) > chosen else []


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
        """A good that is held finds a buyer, unless something above may take it away. While nothing lies above but
        making room, there is no other way to one."""
        seat, first, held = self.seat, pos.agenda[-1], goods_of(pos, self.seat)
        if first is self:
            return YES if can_sell(pos, seat) is None or can_trade(pos, seat) else NO
        spoilt, safe = NO_ACTION, True
        for step in above(pos, self):
            spoilt |= step.spoils
            safe = safe and not step.takes_goods
        if safe and sale_or_trade_sure(pos, seat, held, spoilt):
            return YES
        return NO if not held and isinstance(first, Slot) else MAYBE


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
        return can_trade(pos, self.seat)
