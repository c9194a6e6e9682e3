"""Chapters 3 and 14, a turn: ships dock, a card is played, another one taken, displays are refilled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.knowledge import everybody
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.verbs import YES, Verb, Verbs
from .. import events
from ..constants import DOCKS, FINAL_ROUND, GOLD, LAST_BUT_ONE, NO_ACTION, NOBLES, NOBODY, SUBSIDY_BONUS, TREASURY_CARD
from ..moves import PlayedCard, Take
from .choices import Choice, LisboaErrand, LisboaStep
from .church import ChurchScoring
from .decrees import lay_decrees
from .displays import fill_ring, lay_tiles, turn_up
from .ending import end_game
from .follows import Follows
from .payments import fee, told
from .periods import EndPeriod
from .portfolio import Slot, unload
from .rewards import receive
from .sales import can_load_elsewhere, goods_of
from .sponsoring import begin_event, event_possible, fee_due
from .stock import leave_hand, look_for_end, move_treasury, room_for, take_good
from .trade import Business, portfolio_possible, safe_trades
from .visits import (
    FreeAction,
    charge_visit,
    cost_told,
    may_visit,
    noble_action,
    visit_cost,
    visit_possible,
    visit_refusal,
)

if TYPE_CHECKING:
    from ..position import LisboaPosition


class BeginTurn(LisboaErrand):
    """3.1, 3.2: the whole turn lies on the agenda, the last thing first."""

    name: ClassVar[str] = "begin-turn"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        seat = self.seat
        pos.turn = seat
        pos.marker_used = [0] * pos.players
        if journal:
            journal.add(events.TurnBegan(seat))
        self._dock(pos, seat, journal)
        pos.push(EndTurn(seat))
        pos.push(ChurchScoring(seat))
        pos.push(TakeCard(seat))
        pos.push(PlayCard(seat))

    def _dock(self, pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
        """3.2: ships that were at sea are empty and back in their docks."""
        docked = 0
        for berth in range(seat * DOCKS, (seat + 1) * DOCKS):
            if pos.at_sea[berth]:
                unload(pos, berth)
                docked += 1
        if journal and docked:
            journal.add(events.ShipsDocked(seat, docked))


class PlayOfCard(Verb["LisboaPosition", "PlayCard", PlayedCard]):
    """3.4: what a card of the hand is used for; the card leaves the hand in any case."""

    def refusal(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Refusal | None:
        return None if move.card in pos.hand(step.seat) else Refusal("lisboa.3.4", "not-in-hand")

    def play(
        self, pos: LisboaPosition, step: PlayCard, move: PlayedCard, chance: Chance, journal: Journal | None
    ) -> None:
        leave_hand(pos, step.seat, move.card)
        self.use(pos, step.seat, move.card, journal)

    def use(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        """What comes of it."""
        raise NotImplementedError


class ToPortfolio(PlayOfCard):
    """4.4 to 4.6: reward or subsidy, then the slot, then a sale or a trade."""

    word: ClassVar[str] = "portfolio"

    def candidates(self, pos: LisboaPosition, step: PlayCard) -> list[PlayedCard]:
        return [pos.box.moves.portfolio[card] for card in sorted(pos.hand(step.seat))]

    def quote(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Terms:
        return () if pos.box.is_noble(move.card) else (("reis", _subsidy(pos, step.seat)),)

    def foresees(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> int:
        return portfolio_possible(pos, step.seat, move.card)

    def use(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        box = pos.box
        if journal:
            journal.add(events.CardPlayed(seat, box.cards[card]))
        pos.push(Business(seat, compulsory=True))
        pos.push(Slot(seat, card))
        if box.card_type[card] != TREASURY_CARD:
            receive(pos, seat, box.reward[card])
            receive(pos, seat, box.penalty[card])
            return
        subsidy = _subsidy(pos, seat)
        pos.reis[seat] += subsidy
        if journal:
            journal.add(events.SubsidyTaken(seat, subsidy))
        move_treasury(pos, box.treasury_by_card, journal)


def _subsidy(pos: LisboaPosition, seat: int) -> int:
    """4.6: what a Treasury card brings in the portfolio."""
    return pos.value() + pos.has(seat, SUBSIDY_BONUS)


class Visit(PlayOfCard):
    """9.1: a Noble card to the Royal Court."""

    word: ClassVar[str] = "visit"

    def candidates(self, pos: LisboaPosition, step: PlayCard) -> list[PlayedCard]:
        return [pos.box.moves.visit[card] for card in sorted(pos.hand(step.seat)) if pos.box.is_noble(card)]

    def refusal(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Refusal | None:
        if move.card not in pos.hand(step.seat):
            return Refusal("lisboa.3.4", "not-in-hand")
        if not pos.box.is_noble(move.card):
            return Refusal("lisboa.3.4", "no-noble-card")
        return visit_refusal(pos, step.seat, pos.box.card_type[move.card])

    def quote(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Terms:
        if not pos.box.is_noble(move.card):
            return ()
        return cost_told(pos, step.seat, visit_cost(pos, step.seat, pos.box.card_type[move.card], False))

    def foresees(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> int:
        return visit_possible(pos, step.seat, pos.box.card_type[move.card])

    def use(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        """Everything that is due lies on the agenda, the last first."""
        noble = pos.box.card_type[card]
        if journal:
            journal.add(events.Visited(seat, NOBLES[noble], pos.box.cards[card]))
        pos.push(Follows(seat, noble, 1))
        noble_action(pos, seat, noble)
        pos.push(FreeAction(seat, noble))
        charge_visit(pos, seat, noble, False, journal)


class Sponsor(PlayOfCard):
    """13.1: a Treasury card to the Royal Court."""

    word: ClassVar[str] = "sponsor"

    def candidates(self, pos: LisboaPosition, step: PlayCard) -> list[PlayedCard]:
        return [pos.box.moves.sponsor[card] for card in sorted(pos.hand(step.seat)) if not pos.box.is_noble(card)]

    def refusal(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Refusal | None:
        if move.card not in pos.hand(step.seat):
            return Refusal("lisboa.3.4", "not-in-hand")
        return Refusal("lisboa.3.4", "no-treasury-card") if pos.box.is_noble(move.card) else None

    def quote(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Terms:
        return told(pos, step.seat, fee(pos, step.seat))

    def foresees(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> int:
        return event_possible(pos, step.seat, fee_due(step.seat, move.card))

    def use(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        begin_event(pos, seat, card, journal)


class FetchGold(PlayOfCard):
    """3.3: gold for a card that goes."""

    word: ClassVar[str] = "gold"

    def candidates(self, pos: LisboaPosition, step: PlayCard) -> list[PlayedCard]:
        return [pos.box.moves.gold[card] for card in sorted(pos.hand(step.seat))]

    def quote(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> Terms:
        return (("gold", min(pos.box.gold_taken, room_for(pos, step.seat, GOLD))),)  # 4.8

    def foresees(self, pos: LisboaPosition, step: PlayCard, move: PlayedCard) -> int:
        return YES

    def use(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        if journal:
            journal.add(events.GoldFetched(seat, pos.box.cards[card]))
        take_good(pos, seat, GOLD, pos.box.gold_taken, journal)


TO_PORTFOLIO: Final = ToPortfolio()
VISIT: Final = Visit()
SPONSOR: Final = Sponsor()
FETCH_GOLD: Final = FetchGold()


class PlayCard(LisboaStep):
    """3.3, 3.4: a card for gold, into the portfolio, or to the Royal Court."""

    name: ClassVar[str] = "play-card"
    verbs: ClassVar[Verbs] = (TO_PORTFOLIO, VISIT, SPONSOR, FETCH_GOLD)
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition) -> bool:
        return bool(pos.hand(self.seat))

    def candidates(self, pos: LisboaPosition) -> list[Move]:
        court = sorted([*VISIT.candidates(pos, self), *SPONSOR.candidates(pos, self)], key=_card)
        return [*TO_PORTFOLIO.candidates(pos, self), *court, *FETCH_GOLD.candidates(pos, self)]

    def moves(self, pos: LisboaPosition) -> list[Move]:
        """What the verbs allow, read quickly. The Royal Court is one use of a card: visits and events are listed card
        by card."""
        cards, table, kinds, court = sorted(pos.hand(self.seat)), pos.box.moves, pos.box.card_type, list[Move]()
        visited = [may_visit(pos, self.seat, noble) for noble in range(len(NOBLES))]
        for card in cards:
            if kinds[card] == TREASURY_CARD:
                court.append(table.sponsor[card])
            elif visited[kinds[card]]:
                court.append(table.visit[card])
        return [*[table.portfolio[card] for card in cards], *court, *[table.gold[card] for card in cards]]

    def foresees(self, pos: LisboaPosition, moves: list[Move]) -> list[int]:
        """Cards of one Noble make the same visit; and a card that costs no goods may go to the portfolio where the ship
        of another waits, or a trade that it does not spoil."""
        box, seat, verdicts, visits = pos.box, self.seat, list[int](), [NOBODY] * len(NOBLES)
        held = goods_of(pos, seat)
        waits = can_load_elsewhere(pos, seat) if held else False
        trades = NO_ACTION if waits else safe_trades(pos, seat, held)
        for move in moves:
            assert isinstance(move, PlayedCard)
            card, verb = move.card, move.verb
            if verb == FetchGold.word:
                verdict = YES
            elif verb == ToPortfolio.word:
                sure = not box.card_takes_goods[card] and (waits or trades & ~box.card_spoils[card])
                verdict = YES if sure else portfolio_possible(pos, seat, card)
            elif verb == Visit.word:
                noble = box.card_type[card]
                if visits[noble] == NOBODY:
                    visits[noble] = visit_possible(pos, seat, noble)
                verdict = visits[noble]
            else:
                verdict = event_possible(pos, seat, fee_due(seat, card))
            verdicts.append(verdict)
        return verdicts


def _card(move: PlayedCard) -> int:
    return move.card


class TakeShown(Verb["LisboaPosition", "TakeCard", Take]):
    """14.1: the card on top of a pile."""

    word: ClassVar[str] = "take"

    def candidates(self, pos: LisboaPosition, step: TakeCard) -> list[Take]:
        return pos.box.moves.take

    def moves(self, pos: LisboaPosition, step: TakeCard) -> list[Take]:
        """What `refusal` allows, read quickly."""
        return [move for move in pos.box.moves.take if pos.display[move.pile] != NOBODY]

    def refusal(self, pos: LisboaPosition, step: TakeCard, move: Take) -> Refusal | None:
        empty = pos.display[move.pile] == NOBODY
        return Refusal("lisboa.14.1", "pile-empty", need=1, have=0) if empty else None

    def play(self, pos: LisboaPosition, step: TakeCard, move: Take, chance: Chance, journal: Journal | None) -> None:
        card = pos.display[move.pile]
        pos.display[move.pile] = NOBODY
        hand = pos.hands[step.seat].copy()
        hand.add(card, everybody(pos.players))
        pos.hands = replaced(pos.hands, step.seat, hand)
        if journal:
            journal.add(events.CardTaken(step.seat, pos.box.cards[card]))
        look_for_end(pos, step.seat, journal)


class TakeCard(Choice):
    """14.1: one of the cards that lie face up."""

    name: ClassVar[str] = "take-card"
    verbs: ClassVar[Verbs] = (TakeShown(),)


class EndTurn(LisboaErrand):
    """14.2, then the end of the period or the next turn."""

    name: ClassVar[str] = "end-turn"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        turn_up(pos, chance, journal)
        lay_tiles(pos)
        fill_ring(pos, chance, journal)
        lay_decrees(pos, chance, journal)
        for action in range(len(pos.covered)):
            pos.covered[action] = NOBODY
        pos.push(NextTurn(self.seat))
        if pos.trigger == NOBODY:
            return
        if pos.period == 1:
            pos.push(EndPeriod(self.seat))
        elif not pos.ending:
            pos.ending = LAST_BUT_ONE  # 16.1


class NextTurn(LisboaErrand):
    """3.1, 16.1: the next seat, or the end after the final round."""

    name: ClassVar[str] = "next-turn"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        following = (self.seat + 1) % pos.players
        if following == pos.start:
            if pos.ending == FINAL_ROUND:
                end_game(pos, journal)
                return
            if pos.ending == LAST_BUT_ONE:
                pos.ending = FINAL_ROUND
                if journal:
                    journal.add(events.FinalRoundBegan())
        pos.push(BeginTurn(following))
