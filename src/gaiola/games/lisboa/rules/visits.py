"""Chapter 9, visiting a Noble: the cost, the free State action, the Noble action, and those who follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, NO, YES, Errand, Frame, Step
from .. import events
from ..constants import (
    FOLLOW,
    KEEP,
    KEEP_FAVOR,
    KINDS,
    KING,
    MANUEL,
    MARQUIS,
    NOBLES,
    NOBODY,
    SECOND_ACTION,
    SHIELD,
    SOURCES,
    SPEND,
    VISIT,
    VISIT_REIS,
    VISITS,
)
from . import openings, stores
from .choices import Choice
from .decrees import decree_refusal, take_decrees
from .payments import PAY, keep_fee
from .rewards import return_favor
from .state import action_refusal, announce, perform
from .trade import accepted, hand_over

if TYPE_CHECKING:
    from ..position import LisboaPosition


def visit_cost(pos: LisboaPosition, seat: int, noble: int, following: bool) -> int:
    """9.2, 17.12: the modifier, the officials of others in the office, less all discounts."""
    players = pos.players
    modifier = pos.box.treasury_modifier[pos.treasury]
    if modifier > 0 and pos.has(seat, SHIELD):
        modifier = 0
    inside = sum(pos.office[noble * players : (noble + 1) * players]) - pos.office[noble * players + seat]
    cost = modifier + inside + pos.box.neutral[players] - pos.has(seat, VISIT + noble)
    if following:
        cost -= pos.has(seat, FOLLOW)
    return max(0, cost)


def cost_refusal(pos: LisboaPosition, seat: int, cost: int) -> Refusal | None:
    """9.2 to 9.4: Influence, then wigs; coins too, with the houses for it."""
    have = pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence + _coins_for_visit(pos, seat)
    return Refusal("lisboa.9.2", "influence-short", need=cost, have=have) if have < cost else None


def _coins_for_visit(pos: LisboaPosition, seat: int) -> int:
    """9.4, 5.4: points of the cost that coins can pay; the general discount helps once."""
    return pos.reis[seat] + pos.has(seat, SPEND) if pos.has(seat, VISIT_REIS) else 0


def pay_cost(pos: LisboaPosition, seat: int, cost: int, by_reis: int, journal: Journal | None) -> None:
    """9.2 to 9.4: `by_reis` points of the cost in réis, then Influence, wigs for what is missing."""
    coins = max(0, by_reis - pos.has(seat, SPEND))
    influence = min(pos.influence[seat], cost - by_reis)
    wigs = (cost - by_reis - influence) * pos.box.wigs_per_influence
    pos.reis[seat] -= coins
    pos.influence[seat] -= influence
    pos.wigs[seat] -= wigs
    pos.earned[seat * SOURCES + VISITS] -= wigs
    if journal is not None:
        journal.add(events.VisitPaid(seat, influence, coins, wigs))


def begin_cost(pos: LisboaPosition, seat: int, noble: int, following: bool, journal: Journal | None) -> None:
    """Pays at once where there is nothing to choose."""
    cost = visit_cost(pos, seat, noble, following)
    if cost and pos.has(seat, VISIT_REIS):
        pos.push(Frame(VISIT_COST, seat, noble, cost))
    else:
        pay_cost(pos, seat, cost, 0, journal)


class VisitCost(Choice):
    """9.4: how much of the cost `b` of a visit to `a` is paid in réis."""

    name: ClassVar[str] = "visit-cost"
    verbs: ClassVar[tuple[str, ...]] = ("pay-visit",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.pay_visit[: frame.b + 1]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        seat, rest = frame.seat, frame.b - move.a
        if rest < 0:
            return Refusal("lisboa.9.4", "no-change", need=frame.b, have=move.a)
        coins = _coins_for_visit(pos, seat)
        if move.a > coins:
            return Refusal("lisboa.9.4", "too-dear", need=move.a, have=coins)
        have = pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence
        return Refusal("lisboa.9.3", "influence-short", need=rest, have=have) if rest > have else None

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        seat, rest = frame.seat, max(0, frame.b - move.a)
        influence = min(pos.influence[seat], rest)
        spent = [("reis", max(0, move.a - pos.has(seat, SPEND))), ("influence", influence), ("wigs", rest - influence)]
        return tuple([(name, -amount) for name, amount in spent if amount])

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pay_cost(pos, frame.seat, frame.b, move.a, journal)


def visit_refusal(pos: LisboaPosition, seat: int, noble: int) -> Refusal | None:
    """9.1: the cost, and what can be seen at once of the Noble action; land and hiring are looked ahead."""
    refusal = cost_refusal(pos, seat, visit_cost(pos, seat, noble, False))
    if refusal is not None:
        return refusal
    if noble == MARQUIS:
        return decree_refusal(pos)
    return stores.house_refusal(pos, seat) if noble == MANUEL else None


def visit_possible(pos: LisboaPosition, seat: int, noble: int) -> int:
    """3.5: whether the Noble action can be carried through once the visit is paid; a free State action may be skipped,
    or help with the King's."""
    if noble == MARQUIS:
        return YES
    cost = visit_cost(pos, seat, noble, False)
    if cost and pos.has(seat, VISIT_REIS):
        return MAYBE
    left = max(0, pos.influence[seat] - cost)
    if noble == MANUEL:
        return stores.any_payable(pos, seat, 0, pos.reis[seat], left)
    return openings.any_completable(pos, seat, 0, 1, pos.reis[seat], left)


def begin_visit(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """9.1: everything that is due lies on the agenda, the last first."""
    noble = pos.box.card_type[card]
    if journal is not None:
        journal.add(events.Visited(seat, NOBLES[noble], pos.box.cards[card]))
    pos.push(Frame(FOLLOWS, seat, noble, 1))
    noble_action(pos, seat, noble)
    pos.push(Frame(FREE_ACTION, seat, noble))
    begin_cost(pos, seat, noble, False, journal)


def noble_action(pos: LisboaPosition, seat: int, noble: int) -> None:
    """9.1: the Noble action, compulsory; that there is a decree has been seen before."""
    if noble == MANUEL:
        pos.push(Frame(stores.STORE, seat, compulsory=True))
    elif noble == KING:
        pos.push(Frame(openings.SITE, seat, compulsory=True))
    else:
        take_decrees(pos, seat, 1)


class FreeAction(Step["LisboaPosition"]):
    """9.1: one of the two State actions of Noble `a`, or none."""

    name: ClassVar[str] = "free-action"
    verbs: ClassVar[tuple[str, ...]] = ("state", "skip")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return len(self.moves(pos, frame)) > 1

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*[pos.box.moves.state[action] for action in pos.box.state_actions[frame.a]], pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "skip":
            return None
        if pos.box.noble_of[move.a] != frame.a:
            return Refusal("lisboa.9.1", "other-noble")
        return action_refusal(pos, frame.seat, move.a, NOBODY)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "skip":
            return
        for action in pos.box.state_actions[frame.a]:
            if action != move.a:
                pos.push(Frame(SECOND, frame.seat, action))
        announce(frame.seat, move.a, journal)
        perform(pos, frame.seat, move.a, chance, journal)


class Second(Step["LisboaPosition"]):
    """17.12: the Noble's other State action `a`, for a good, if by now the tile for it is there."""

    name: ClassVar[str] = "second-action"
    verbs: ClassVar[tuple[str, ...]] = ("trade", "skip")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return pos.has(frame.seat, SECOND_ACTION) > 0 and len(self.moves(pos, frame)) > 1

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        at = frame.a * KINDS
        return [*pos.box.moves.trade[at : at + KINDS], pos.box.moves.skip]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "skip":
            return None
        if move.a != frame.a:
            return Refusal("lisboa.17.12", "other-action")
        if not accepted(pos, frame.seat, move.a, move.b):
            return Refusal("lisboa.7.2", "not-accepted")
        if not pos.goods[frame.seat * KINDS + move.b]:
            return Refusal("lisboa.17.12", "no-good", need=1, have=0)
        return action_refusal(pos, frame.seat, move.a, move.b)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "trade":
            hand_over(pos, frame.seat, move.a, move.b, journal)
            perform(pos, frame.seat, move.a, chance, journal)


# ---- 9.5: those who follow


class Follows(Errand["LisboaPosition"]):
    """9.5, 9.6: asks the opponent who sits `b` places to the left of the visitor, whether to follow to Noble `a`."""

    name: ClassVar[str] = "follows"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if frame.b < pos.players:
            pos.push(Frame(FOLLOWS, frame.seat, frame.a, frame.b + 1))
            pos.push(Frame(FOLLOW_STEP, (frame.seat + frame.b) % pos.players, frame.a))


class Follow(Step["LisboaPosition"]):
    """9.5: to follow to Noble `a`, with the favor, or for a fee without giving it up."""

    name: ClassVar[str] = "follow"
    verbs: ClassVar[tuple[str, ...]] = ("follow", "follow-keep", "decline")
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return pos.favors[frame.seat * len(NOBLES) + frame.a] > 0

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        keep = [moves.follow_keep] if pos.has(frame.seat, KEEP_FAVOR) else []
        return [moves.follow, *keep, moves.decline]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return None
        seat = frame.seat
        if move.verb == "follow-keep" and not pos.has(seat, KEEP_FAVOR):
            return Refusal("lisboa.9.5", "favor-goes-back")
        return cost_refusal(pos, seat, visit_cost(pos, seat, frame.a, True))

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        if move.verb == "decline":
            return ()
        cost = (("influence", -visit_cost(pos, frame.seat, frame.a, True)),)
        return cost if move.verb == "follow" else (*cost, ("reis", -keep_fee(pos, frame.seat)))

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "decline":
            return
        seat, noble = frame.seat, frame.a
        if journal is not None:
            journal.add(events.Followed(seat, NOBLES[noble]))
        pos.push(Frame(FOLLOW_ACTION, seat, noble, compulsory=True))
        if move.verb == "follow":
            return_favor(pos, seat, noble, journal)
            begin_cost(pos, seat, noble, True, journal)
        else:
            pos.push(Frame(FOLLOW_COST, seat, noble, compulsory=True))
            pos.push(Frame(PAY, seat, KEEP, compulsory=True))


class FollowCost(Errand["LisboaPosition"]):
    """9.5: the cost after the fee for keeping the favor. Who cannot pay it has broken the commitment."""

    name: ClassVar[str] = "follow-cost"

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return cost_refusal(pos, frame.seat, visit_cost(pos, frame.seat, frame.a, True)) is not None

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        begin_cost(pos, frame.seat, frame.a, True, journal)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return []


class FollowAction(Step["LisboaPosition"]):
    """9.5: one of the three actions of Noble `a`."""

    name: ClassVar[str] = "follow-action"
    verbs: ClassVar[tuple[str, ...]] = ("state", "noble")
    binding: ClassVar[bool] = True

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        return [*[moves.state[action] for action in pos.box.state_actions[frame.a]], moves.noble[frame.a]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        noble = pos.box.noble_of[move.a] if move.verb == "state" else move.a
        if noble != frame.a:
            return Refusal("lisboa.9.5", "other-noble")
        if move.verb == "state":
            return action_refusal(pos, frame.seat, move.a, NOBODY)
        return decree_refusal(pos) if noble == MARQUIS else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "noble":
            noble_action(pos, frame.seat, move.a)
            return
        announce(frame.seat, move.a, journal)
        perform(pos, frame.seat, move.a, chance, journal)

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        """A State action that can be done now can still be done when the cost is paid; only a favor to be returned
        could matter, and it is back already."""
        seat = frame.seat
        for action in pos.box.state_actions[frame.a]:
            if action_refusal(pos, seat, action, NOBODY) is None:
                return YES
        if frame.a == MARQUIS:
            return YES if decree_refusal(pos) is None else NO
        answer = self._noble_action_possible(pos, seat, frame.a)
        return MAYBE if answer == YES and pos.agenda[-1] is not frame else answer

    def _noble_action_possible(self, pos: LisboaPosition, seat: int, noble: int) -> int:
        """3.5: the King's or Manuel's, with what this seat has now."""
        if noble == KING:
            return openings.any_completable(pos, seat, 0, 0, pos.reis[seat], pos.influence[seat])
        return stores.any_payable(pos, seat, 0, pos.reis[seat], pos.influence[seat])


VISIT_COST: Final = VisitCost()
FREE_ACTION: Final = FreeAction()
SECOND: Final = Second()
FOLLOWS: Final = Follows()
FOLLOW_STEP: Final = Follow()
FOLLOW_COST: Final = FollowCost()
FOLLOW_ACTION: Final = FollowAction()
