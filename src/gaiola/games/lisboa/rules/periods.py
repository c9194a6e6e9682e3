"""Chapter 15, the end of the first period: sets score, hands and piles change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.replacing import replaced
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events, moves
from ..constants import LAST_BUT_ONE, NOBODY, SETS
from ..moves import Reward
from .choices import Choice, LisboaErrand, LisboaStep
from .church import ChurchScoring
from .decrees import lay_decrees
from .displays import fill_ring, turn_up
from .printed import card_face
from .rewards import receive
from .stock import earn, leave_hand, look_for_end

if TYPE_CHECKING:
    from ..position import LisboaPosition


class EndPeriod(LisboaErrand):
    """15.2 to 15.4, in this order."""

    name: ClassVar[str] = "end-period"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        if journal:
            journal.add(events.PeriodEnded(pos.period))
        for kind in range(len(pos.display)):  # 15.2
            pos.display[kind] = NOBODY
        old = box.of_deck[box.display_deck[pos.period]]
        pos.deck_left = [0 if old[card] else left for card, left in enumerate(pos.deck_left)]
        for seat in range(pos.players):
            earn(pos, seat, pos.sets(seat) * box.period_set_wigs, SETS, journal)
        first = pos.trigger
        pos.trigger = NOBODY
        pos.period = 2
        fill_yard(pos)  # 15.3
        pos.push(NewPeriod(self.seat))
        pos.push(ChurchScoring(self.seat))
        for turn in range(pos.players - 1, -1, -1):
            pos.push(Throw((first + turn) % pos.players))


class ThrowCard(Verb["LisboaPosition", "Throw", moves.Throw]):
    """15.4: a card of the hand goes; its reward may be chosen when all have gone."""

    word: ClassVar[str] = "throw"

    def candidates(self, pos: LisboaPosition, step: Throw) -> list[moves.Throw]:
        return [pos.box.moves.throw[card] for card in sorted(pos.hand(step.seat))]

    def refusal(self, pos: LisboaPosition, step: Throw, move: moves.Throw) -> Refusal | None:
        return None if move.card in pos.hand(step.seat) else Refusal("lisboa.15.4", "not-in-hand")

    def play(
        self, pos: LisboaPosition, step: Throw, move: moves.Throw, chance: Chance, journal: Journal | None
    ) -> None:
        leave_hand(pos, step.seat, move.card)
        if pos.box.reward[move.card]:
            pos.thrown = [*pos.thrown, move.card]
        if journal:
            journal.add(events.CardThrown(step.seat, pos.box.cards[move.card]))
        pos.push(Throw(step.seat))


class KeepTheRest(Leave["LisboaPosition", "Throw", Move]):
    """15.4: no more cards go."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: Throw) -> list[Move]:
        return [pos.box.moves.done]

    def play(self, pos: LisboaPosition, step: Throw, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.run(pos, chance, journal)


class Throw(LisboaStep):
    """15.4: cards of the hand, one by one."""

    name: ClassVar[str] = "throw"
    verbs: ClassVar[Verbs] = (ThrowCard(), KeepTheRest())

    def asks(self, pos: LisboaPosition) -> bool:
        return bool(pos.hand(self.seat))

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        pos.push(ThrownReward(self.seat))


class ChooseReward(Verb["LisboaPosition", "ThrownReward", Reward]):
    """15.4: the reward of a card thrown; others of its Noble give none."""

    word: ClassVar[str] = "reward"

    def candidates(self, pos: LisboaPosition, step: ThrownReward) -> list[Reward]:
        return [pos.box.moves.reward[card] for card in sorted(pos.thrown)]

    def refusal(self, pos: LisboaPosition, step: ThrownReward, move: Reward) -> Refusal | None:
        return None if move.card in pos.thrown else Refusal("lisboa.15.4", "not-thrown")

    def play(
        self, pos: LisboaPosition, step: ThrownReward, move: Reward, chance: Chance, journal: Journal | None
    ) -> None:
        kinds = pos.box.card_type
        pos.thrown = [card for card in pos.thrown if kinds[card] != kinds[move.card]]
        if journal:
            journal.add(events.RewardOfThrown(step.seat, pos.box.cards[move.card]))
        if pos.thrown:
            pos.push(ThrownReward(step.seat))
        receive(pos, step.seat, pos.box.reward[move.card])


class ThrownReward(Choice):
    """15.4: one card of each Noble gives its reward, in the order that its owner likes."""

    name: ClassVar[str] = "thrown-reward"
    verbs: ClassVar[Verbs] = (ChooseReward(),)

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"thrown": [card_face(pos, card) for card in sorted(pos.thrown)]}


class NewPeriod(LisboaErrand):
    """15.5, 15.6: hands, piles, ring, decrees; and 16.1 may be true already."""

    name: ClassVar[str] = "new-period"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        for turn in range(pos.players):
            deal_hand(pos, (self.seat + 1 + turn) % pos.players, chance, journal)
        turn_up(pos, chance, journal)
        fill_ring(pos, chance, journal)
        lay_decrees(pos, chance, journal)
        for seat in range(pos.players):
            if pos.sets(seat) >= pos.box.sets_to_end[pos.period]:
                look_for_end(pos, seat, journal)
        if pos.trigger != NOBODY:
            pos.ending = LAST_BUT_ONE  # 16.1: at once


def fill_yard(pos: LisboaPosition) -> None:
    """2.13, 15.3: the ships of the period, and no others."""
    box = pos.box
    there = box.yard_order[pos.period]
    pos.yard = [box.ship_copies[pos.players] if ship in there else 0 for ship in range(len(box.ships))]


def deal_hand(pos: LisboaPosition, seat: int, chance: Chance, journal: Journal | None) -> None:
    """2.10, 15.5: up to five cards from the deck of the period; only their owner sees them."""
    box = pos.box
    deck = box.of_deck[box.hand_deck[pos.period]]
    left = [n if deck[card] else 0 for card, n in enumerate(pos.deck_left)]
    hand, unseen, dealt = pos.hands[seat].copy(), pos.deck_left[:], list[str]()
    while len(hand.cards) < box.hand_size and any(left):
        card = chance.draw(left, box.cards)
        left[card] = 0
        unseen[card] = 0
        hand.add(card, 1 << seat)
        dealt.append(box.cards[card])
    pos.deck_left, pos.hands = unseen, replaced(pos.hands, seat, hand)
    if journal and dealt:
        journal.add(events.HandDealt(seat, len(dealt), tuple(dealt), 1 << seat))
