"""Chapters 3 and 14, a turn: ships dock, a card is played, another one taken, displays are refilled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.knowledge import everybody
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, YES, Errand, Frame, Step
from .. import events
from ..constants import DOCKS, FINAL_ROUND, GOLD, LAST_BUT_ONE, NOBODY, SUBSIDY, TREASURY_CARD
from .choices import Choice
from .church import CHURCH_SCORING
from .decrees import lay_decrees
from .displays import fill_ring, lay_tiles, turn_up
from .ending import end_game
from .payments import fee
from .periods import END_PERIOD
from .portfolio import SLOT, unload
from .rewards import receive
from .sponsoring import begin_event, event_possible
from .stock import look_for_end, move_treasury, take_good
from .trade import BUSINESS, safe_trade
from .visits import begin_visit, visit_cost, visit_possible, visit_refusal

if TYPE_CHECKING:
    from ..position import LisboaPosition


class BeginTurn(Errand["LisboaPosition"]):
    """3.1, 3.2: the whole turn lies on the agenda, the last thing first."""

    name: ClassVar[str] = "begin-turn"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        seat = frame.seat
        pos.turn = seat
        for other in range(pos.players):
            pos.marker_used[other] = 0
        if journal is not None:
            journal.add(events.TurnBegan(seat))
        self._dock(pos, seat, journal)
        pos.push(Frame(END_TURN, seat))
        pos.push(Frame(CHURCH_SCORING, seat))
        pos.push(Frame(TAKE_CARD, seat))
        pos.push(Frame(PLAY_CARD, seat))

    def _dock(self, pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
        """3.2: ships that were at sea are empty and back in their docks."""
        docked = 0
        for berth in range(seat * DOCKS, (seat + 1) * DOCKS):
            if pos.at_sea[berth]:
                unload(pos, berth)
                docked += 1
        if journal is not None and docked:
            journal.add(events.ShipsDocked(seat, docked))


class PlayCard(Step["LisboaPosition"]):
    """3.3, 3.4: a card for gold, into the portfolio, or to the Royal Court."""

    name: ClassVar[str] = "play-card"
    verbs: ClassVar[tuple[str, ...]] = ("gold", "portfolio", "visit", "sponsor")
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return bool(pos.hand(frame.seat))

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        moves, hand = pos.box.moves, sorted(pos.hand(frame.seat))
        court = [moves.visit[card] if pos.box.is_noble(card) else moves.sponsor[card] for card in hand]
        return [*[moves.portfolio[c] for c in hand], *court, *[moves.gold[c] for c in hand]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.a not in pos.hand(frame.seat):
            return Refusal("lisboa.3.4", "not-in-hand")
        if move.verb == "visit":
            if not pos.box.is_noble(move.a):
                return Refusal("lisboa.3.4", "no-noble-card")
            return visit_refusal(pos, frame.seat, pos.box.card_type[move.a])
        if move.verb == "sponsor" and pos.box.is_noble(move.a):
            return Refusal("lisboa.3.4", "no-treasury-card")
        return None

    def foresees(self, pos: LisboaPosition, frame: Frame, move: Move) -> int:
        box, seat, card = pos.box, frame.seat, move.a
        if move.verb == "gold":
            return YES
        if move.verb == "visit":
            return visit_possible(pos, seat, box.card_type[card])
        if move.verb == "sponsor":
            return event_possible(pos, seat, card)
        return YES if safe_trade(pos, seat, [*box.reward[card], *box.penalty[card]]) else MAYBE

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        seat, box = frame.seat, pos.box
        if move.verb == "visit" and box.is_noble(move.a):
            return (("influence", -visit_cost(pos, seat, box.card_type[move.a], False)),)
        if move.verb == "sponsor":
            return (("reis", -fee(pos, seat)),)
        if move.verb == "portfolio" and not box.is_noble(move.a):
            return (("reis", pos.value() + pos.has(seat, SUBSIDY)),)
        return (("gold", box.gold_taken),) if move.verb == "gold" else ()

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, card = frame.seat, move.a
        hand = pos.hands[seat]
        hand.remove(hand.cards.index(card))
        if move.verb == "gold":
            if journal is not None:
                journal.add(events.GoldFetched(seat, pos.box.cards[card]))
            take_good(pos, seat, GOLD, pos.box.gold_taken, journal)
        elif move.verb == "visit":
            begin_visit(pos, seat, card, journal)
        elif move.verb == "sponsor":
            begin_event(pos, seat, card, journal)
        else:
            self._into_portfolio(pos, seat, card, journal)

    def _into_portfolio(self, pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
        """4.4 to 4.6: reward or subsidy, then the slot, then a sale or a trade."""
        box = pos.box
        if journal is not None:
            journal.add(events.CardPlayed(seat, box.cards[card]))
        pos.push(Frame(BUSINESS, seat, compulsory=True))
        pos.push(Frame(SLOT, seat, card))
        if box.card_type[card] != TREASURY_CARD:
            receive(pos, seat, box.reward[card])
            receive(pos, seat, box.penalty[card])
            return
        subsidy = pos.value() + pos.has(seat, SUBSIDY)
        pos.reis[seat] += subsidy
        if journal is not None:
            journal.add(events.SubsidyTaken(seat, subsidy))
        move_treasury(pos, box.treasury_by_card, journal)


class TakeCard(Choice):
    """14.1: one of the cards that lie face up."""

    name: ClassVar[str] = "take-card"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.take

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        empty = pos.display[move.a] == NOBODY
        return Refusal("lisboa.14.1", "pile-empty", need=1, have=0) if empty else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        card = pos.display[move.a]
        pos.display[move.a] = NOBODY
        pos.hands[frame.seat].add(card, everybody(pos.players))
        if journal is not None:
            journal.add(events.CardTaken(frame.seat, pos.box.cards[card]))
        look_for_end(pos, frame.seat, journal)


class EndTurn(Errand["LisboaPosition"]):
    """14.2, then the end of the period or the next turn."""

    name: ClassVar[str] = "end-turn"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        turn_up(pos, chance, journal)
        lay_tiles(pos)
        fill_ring(pos, chance, journal)
        lay_decrees(pos, chance, journal)
        for action in range(len(pos.covered)):
            pos.covered[action] = NOBODY
        pos.push(Frame(NEXT_TURN, frame.seat))
        if pos.trigger == NOBODY:
            return
        if pos.period == 1:
            pos.push(Frame(END_PERIOD, frame.seat))
        elif not pos.ending:
            pos.ending = LAST_BUT_ONE  # 16.1


class NextTurn(Errand["LisboaPosition"]):
    """3.1, 16.1: the next seat, or the end after the final round."""

    name: ClassVar[str] = "next-turn"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        following = (frame.seat + 1) % pos.players
        if following == pos.start:
            if pos.ending == FINAL_ROUND:
                end_game(pos, journal)
                return
            if pos.ending == LAST_BUT_ONE:
                pos.ending = FINAL_ROUND
                if journal is not None:
                    journal.add(events.FinalRoundBegan())
        pos.push(Frame(BEGIN_TURN, following))


BEGIN_TURN: Final = BeginTurn()
PLAY_CARD: Final = PlayCard()
TAKE_CARD: Final = TakeCard()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
