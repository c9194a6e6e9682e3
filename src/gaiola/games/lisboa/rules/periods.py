"""Chapter 15, the end of the first period: sets score, hands and piles change."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import LAST_BUT_ONE, NOBODY, SETS
from .choices import Choice
from .church import CHURCH_SCORING
from .decrees import lay_decrees
from .displays import fill_ring, turn_up
from .rewards import receive
from .stock import earn, look_for_end

if TYPE_CHECKING:
    from ..position import LisboaPosition


class EndPeriod(Errand["LisboaPosition"]):
    """15.2 to 15.4, in this order."""

    name: ClassVar[str] = "end-period"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        if journal is not None:
            journal.add(events.PeriodEnded(pos.period))
        for kind in range(len(pos.display)):  # 15.2
            pos.display[kind] = NOBODY
        old = box.of_deck[box.display_deck[pos.period]]
        for card in range(len(box.cards)):
            if old[card]:
                pos.deck_left[card] = 0
        for seat in range(pos.players):
            earn(pos, seat, pos.sets(seat) * box.period_set_wigs, SETS, journal)
        first = pos.trigger
        pos.trigger = NOBODY
        pos.period = 2
        pos.yard = [0] * len(box.ships)  # 15.3
        for ship in box.yard_order[pos.period]:
            pos.yard[ship] = box.ship_copies[pos.players]
        pos.push(Frame(NEW_PERIOD, frame.seat))
        pos.push(Frame(CHURCH_SCORING, frame.seat))
        for turn in range(pos.players - 1, -1, -1):
            pos.push(Frame(THROW, (first + turn) % pos.players))


class Throw(Step["LisboaPosition"]):
    """15.4: cards of the hand, one by one."""

    name: ClassVar[str] = "throw"
    verbs: ClassVar[tuple[str, ...]] = ("throw", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return bool(pos.hand(frame.seat))

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(THROWN_REWARD, frame.seat))

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*[pos.box.moves.throw[card] for card in sorted(pos.hand(frame.seat))], pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done" or move.a in pos.hand(frame.seat):
            return None
        return Refusal("lisboa.15.4", "not-in-hand")

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            self.run(pos, frame, chance, journal)
            return
        hand = pos.hands[frame.seat]
        hand.remove(hand.cards.index(move.a))
        if pos.box.reward[move.a]:
            pos.thrown.append(move.a)
        if journal is not None:
            journal.add(events.CardThrown(frame.seat, pos.box.cards[move.a]))
        pos.push(Frame(THROW, frame.seat))


class ThrownReward(Choice):
    """15.4: one card of each Noble gives its reward, in the order that its owner likes."""

    name: ClassVar[str] = "thrown-reward"
    verbs: ClassVar[tuple[str, ...]] = ("reward",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.reward[card] for card in sorted(pos.thrown)]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if move.a in pos.thrown else Refusal("lisboa.15.4", "not-thrown")

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        kinds = pos.box.card_type
        pos.thrown = [card for card in pos.thrown if kinds[card] != kinds[move.a]]
        if journal is not None:
            journal.add(events.RewardOfThrown(frame.seat, pos.box.cards[move.a]))
        if pos.thrown:
            pos.push(Frame(THROWN_REWARD, frame.seat))
        receive(pos, frame.seat, pos.box.reward[move.a])


class NewPeriod(Errand["LisboaPosition"]):
    """15.5, 15.6: hands, piles, ring, decrees; and 16.1 may be true already."""

    name: ClassVar[str] = "new-period"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for turn in range(pos.players):
            deal_hand(pos, (frame.seat + 1 + turn) % pos.players, chance, journal)
        turn_up(pos, chance, journal)
        fill_ring(pos, chance, journal)
        lay_decrees(pos, chance, journal)
        for seat in range(pos.players):
            if pos.sets(seat) >= pos.box.sets_to_end[pos.period]:
                look_for_end(pos, seat, journal)
        if pos.trigger != NOBODY:
            pos.ending = LAST_BUT_ONE  # 16.1: at once


def deal_hand(pos: LisboaPosition, seat: int, chance: Chance, journal: Journal | None) -> None:
    """2.10, 15.5: up to five cards from the deck of the period; only their owner sees them."""
    box = pos.box
    deck = box.of_deck[box.hand_deck[pos.period]]
    left = [n if deck[card] else 0 for card, n in enumerate(pos.deck_left)]
    dealt: list[str] = []
    while len(pos.hand(seat)) < box.hand_size and any(left):
        card = chance.draw(left, box.cards)
        left[card] = 0
        pos.deck_left[card] = 0
        pos.hands[seat].add(card, 1 << seat)
        dealt.append(box.cards[card])
    if journal is not None and dealt:
        journal.add(events.HandDealt(seat, len(dealt), tuple(dealt), 1 << seat))


END_PERIOD: Final = EndPeriod()
THROW: Final = Throw()
THROWN_REWARD: Final = ThrownReward()
NEW_PERIOD: Final = NewPeriod()
