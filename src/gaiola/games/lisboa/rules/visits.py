"""Chapter 9, visiting a Noble: the cost, the free State action, the Noble action, and those who follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import MAYBE, NO, YES, Leave, Verb, Verbs
from .. import events
from ..constants import (
    FOLLOW_DISCOUNT,
    GENERAL_DISCOUNT,
    GOOD_KINDS,
    KEEP,
    KEEP_FAVOR,
    KING,
    MANUEL,
    MARQUIS,
    NOBLES,
    NOBODY,
    SECOND_ACTION,
    SHIELD,
    SOURCES,
    STATE_ACTIONS,
    VISIT_DISCOUNT,
    VISIT_REIS,
    VISITS,
)
from ..moves import Noble, PayVisit, State, Trade
from . import openings, stores
from .choices import SKIP, Choice, LisboaErrand, LisboaStep
from .decrees import decree_refusal, take_decrees
from .payments import Pay, keep_fee
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
    cost = modifier + inside + pos.box.neutral[players] - pos.has(seat, VISIT_DISCOUNT + noble)
    if following:
        cost -= pos.has(seat, FOLLOW_DISCOUNT)
    return max(0, cost)


def cost_refusal(pos: LisboaPosition, seat: int, cost: int) -> Refusal | None:
    """9.2 to 9.4: Influence, then wigs; coins too, with the houses for it."""
    have = pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence + _coins_for_visit(pos, seat)
    return Refusal("lisboa.9.2", "influence-short", need=cost, have=have) if have < cost else None


def _coins_for_visit(pos: LisboaPosition, seat: int) -> int:
    """9.4, 5.4: points of the cost that coins can pay; the general discount helps once."""
    return pos.reis[seat] + pos.has(seat, GENERAL_DISCOUNT) if pos.has(seat, VISIT_REIS) else 0


def pay_cost(pos: LisboaPosition, seat: int, cost: int, by_reis: int, journal: Journal | None) -> None:
    """9.2 to 9.4: `by_reis` points of the cost in réis, then Influence, wigs for what is missing."""
    coins = max(0, by_reis - pos.has(seat, GENERAL_DISCOUNT))
    influence = min(pos.influence[seat], cost - by_reis)
    wigs = (cost - by_reis - influence) * pos.box.wigs_per_influence
    pos.reis[seat] -= coins
    pos.influence[seat] -= influence
    pos.wigs[seat] -= wigs
    pos.earned[seat * SOURCES + VISITS] -= wigs
    if journal:
        journal.add(events.VisitPaid(seat, influence, coins, wigs))


def charge_visit(pos: LisboaPosition, seat: int, noble: int, following: bool, journal: Journal | None) -> None:
    """9.2 to 9.4: the cost is paid at once, in Influence and wigs; only a seat whose houses let it pay in réis is asked
    how much."""
    cost = visit_cost(pos, seat, noble, following)
    if cost and pos.has(seat, VISIT_REIS):
        pos.push(VisitCost(seat, noble, cost))
    else:
        pay_cost(pos, seat, cost, 0, journal)


class PayForVisit(Verb["LisboaPosition", "VisitCost", PayVisit]):
    """9.4: so many points of the cost in réis; Influence and wigs pay the rest."""

    word: ClassVar[str] = "pay-visit"

    def candidates(self, pos: LisboaPosition, step: VisitCost) -> list[PayVisit]:
        return pos.box.moves.pay_visit[: step.cost + 1]

    def refusal(self, pos: LisboaPosition, step: VisitCost, move: PayVisit) -> Refusal | None:
        seat, rest = step.seat, step.cost - move.reis
        if rest < 0:
            return Refusal("lisboa.9.4", "no-change", need=step.cost, have=move.reis)
        coins = _coins_for_visit(pos, seat)
        if move.reis > coins:
            return Refusal("lisboa.9.4", "too-dear", need=move.reis, have=coins)
        have = pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence
        return Refusal("lisboa.9.3", "influence-short", need=rest, have=have) if rest > have else None

    def quote(self, pos: LisboaPosition, step: VisitCost, move: PayVisit) -> Terms:
        seat, rest = step.seat, max(0, step.cost - move.reis)
        coins, influence = max(0, move.reis - pos.has(seat, GENERAL_DISCOUNT)), min(pos.influence[seat], rest)
        spent = [("reis", coins), ("influence", influence), ("wigs", rest - influence)]
        return tuple([(name, -amount) for name, amount in spent if amount])

    def play(
        self, pos: LisboaPosition, step: VisitCost, move: PayVisit, chance: Chance, journal: Journal | None
    ) -> None:
        pay_cost(pos, step.seat, step.cost, move.reis, journal)


class VisitCost(Choice):
    """9.4: how much of the cost of a visit is paid in réis."""

    name: ClassVar[str] = "visit-cost"
    carries: ClassVar[tuple[str, ...]] = ("noble", "cost")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PayForVisit(),)

    def __init__(self, seat: int, noble: int, cost: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble
        self.cost: Final = cost

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"noble": NOBLES[self.noble], "due": self.cost}

    def influence_due(self) -> int:
        return self.cost


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
        return stores.any_store_possible(pos, seat, 0, pos.reis[seat], left)
    return openings.any_opening_possible(pos, seat, 0, 1, pos.reis[seat], left)


def begin_visit(pos: LisboaPosition, seat: int, card: int, journal: Journal | None) -> None:
    """9.1: everything that is due lies on the agenda, the last first."""
    noble = pos.box.card_type[card]
    if journal:
        journal.add(events.Visited(seat, NOBLES[noble], pos.box.cards[card]))
    pos.push(Follows(seat, noble, 1))
    noble_action(pos, seat, noble)
    pos.push(FreeAction(seat, noble))
    charge_visit(pos, seat, noble, False, journal)


def noble_action(pos: LisboaPosition, seat: int, noble: int) -> None:
    """9.1: the Noble action, compulsory; that there is a decree has been seen before."""
    if noble == MANUEL:
        pos.push(stores.Store(seat, compulsory=True))
    elif noble == KING:
        pos.push(openings.Site(seat, compulsory=True))
    else:
        take_decrees(pos, seat, 1)


class AtNoble(LisboaStep):
    """Something at the court of one Noble."""

    carries: ClassVar[tuple[str, ...]] = ("noble",)
    __slots__ = carries

    def __init__(self, seat: int, noble: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"noble": NOBLES[self.noble]}


class TakeFreeAction(Verb["LisboaPosition", "FreeAction", State]):
    """9.1: a State action of the Noble, for nothing."""

    word: ClassVar[str] = "state"

    def candidates(self, pos: LisboaPosition, step: FreeAction) -> list[State]:
        return [pos.box.moves.state[action] for action in pos.box.state_actions[step.noble]]

    def refusal(self, pos: LisboaPosition, step: FreeAction, move: State) -> Refusal | None:
        if pos.box.noble_of[move.action] != step.noble:
            return Refusal("lisboa.9.1", "other-noble")
        return action_refusal(pos, step.seat, move.action, NOBODY)

    def play(self, pos: LisboaPosition, step: FreeAction, move: State, chance: Chance, journal: Journal | None) -> None:
        for action in pos.box.state_actions[step.noble]:
            if action != move.action:
                pos.push(Second(step.seat, action))
        announce(step.seat, move.action, journal)
        perform(pos, step.seat, move.action, chance, journal)


class FreeAction(AtNoble):
    """9.1: one of the two State actions of a Noble, or none."""

    name: ClassVar[str] = "free-action"
    verbs: ClassVar[Verbs] = (TakeFreeAction(), SKIP)
    may_help_to_pay: ClassVar[bool] = False

    def asks(self, pos: LisboaPosition) -> bool:
        return len(self.moves(pos)) > 1


class TakeSecondAction(Verb["LisboaPosition", "Second", Trade]):
    """17.12: the other State action of the Noble, for a good."""

    word: ClassVar[str] = "trade"

    def candidates(self, pos: LisboaPosition, step: Second) -> list[Trade]:
        at = step.action * GOOD_KINDS
        return pos.box.moves.trade[at : at + GOOD_KINDS]

    def refusal(self, pos: LisboaPosition, step: Second, move: Trade) -> Refusal | None:
        if move.action != step.action:
            return Refusal("lisboa.17.12", "other-action")
        if not accepted(pos, step.seat, move.action, move.good):
            return Refusal("lisboa.7.2", "not-accepted")
        if not pos.goods[step.seat * GOOD_KINDS + move.good]:
            return Refusal("lisboa.17.12", "no-good", need=1, have=0)
        return action_refusal(pos, step.seat, move.action, move.good)

    def play(self, pos: LisboaPosition, step: Second, move: Trade, chance: Chance, journal: Journal | None) -> None:
        hand_over(pos, step.seat, move.action, move.good, journal)
        perform(pos, step.seat, move.action, chance, journal)


class Second(LisboaStep):
    """17.12: the Noble's other State action, for a good, if by now the tile for it is there."""

    name: ClassVar[str] = "second-action"
    carries: ClassVar[tuple[str, ...]] = ("action",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeSecondAction(), SKIP)
    may_help_to_pay: ClassVar[bool] = False

    def __init__(self, seat: int, action: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.action: Final = action

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.has(self.seat, SECOND_ACTION) > 0 and len(self.moves(pos)) > 1

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"action": STATE_ACTIONS[self.action]}


# ---- 9.5: those who follow


class Follows(LisboaErrand):
    """9.5, 9.6: asks the opponent who sits so many places to the left of the visitor, whether to follow to a Noble."""

    name: ClassVar[str] = "follows"
    carries: ClassVar[tuple[str, ...]] = ("noble", "places")
    __slots__ = carries

    def __init__(self, seat: int, noble: int, places: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble
        self.places: Final = places

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        if self.places < pos.players:
            pos.push(Follows(self.seat, self.noble, self.places + 1))
            pos.push(Follow((self.seat + self.places) % pos.players, self.noble))


class FollowWithFavor(Verb["LisboaPosition", "Follow", Move]):
    """9.5: the favor goes back, and the cost is paid."""

    word: ClassVar[str] = "follow"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.follow]

    def refusal(self, pos: LisboaPosition, step: Follow, move: Move) -> Refusal | None:
        return cost_refusal(pos, step.seat, step.cost(pos))

    def quote(self, pos: LisboaPosition, step: Follow, move: Move) -> Terms:
        return (("influence", -step.cost(pos)),)

    def play(self, pos: LisboaPosition, step: Follow, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.begin(pos, journal)
        return_favor(pos, step.seat, step.noble, journal)
        charge_visit(pos, step.seat, step.noble, True, journal)


class FollowKeepingFavor(Verb["LisboaPosition", "Follow", Move]):
    """9.5: a fee is paid too, and the favor stays."""

    word: ClassVar[str] = "follow-keep"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.follow_keep] if pos.has(step.seat, KEEP_FAVOR) else []

    def refusal(self, pos: LisboaPosition, step: Follow, move: Move) -> Refusal | None:
        if not pos.has(step.seat, KEEP_FAVOR):
            return Refusal("lisboa.9.5", "favor-goes-back")
        return cost_refusal(pos, step.seat, step.cost(pos))

    def quote(self, pos: LisboaPosition, step: Follow, move: Move) -> Terms:
        return (("influence", -step.cost(pos)), ("reis", -keep_fee(pos, step.seat)))

    def play(self, pos: LisboaPosition, step: Follow, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.begin(pos, journal)
        pos.push(FollowCost(step.seat, step.noble, compulsory=True))
        pos.push(Pay(step.seat, KEEP, compulsory=True))


class Decline(Leave["LisboaPosition", "Follow", Move]):
    """9.5: not to follow."""

    word: ClassVar[str] = "decline"

    def candidates(self, pos: LisboaPosition, step: Follow) -> list[Move]:
        return [pos.box.moves.decline]


class Follow(AtNoble):
    """9.5: to follow to a Noble, with the favor, or for a fee without giving it up."""

    name: ClassVar[str] = "follow"
    verbs: ClassVar[Verbs] = (FollowWithFavor(), FollowKeepingFavor(), Decline())
    binding: ClassVar[bool] = True

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.favors[self.seat * len(NOBLES) + self.noble] > 0

    def cost(self, pos: LisboaPosition) -> int:
        return visit_cost(pos, self.seat, self.noble, True)

    def begin(self, pos: LisboaPosition, journal: Journal | None) -> None:
        """An action is due, once all is paid."""
        if journal:
            journal.add(events.Followed(self.seat, NOBLES[self.noble]))
        pos.push(FollowAction(self.seat, self.noble, compulsory=True))

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        may_keep = bool(pos.has(self.seat, KEEP_FAVOR))
        return {"noble": NOBLES[self.noble], "cost": self.cost(pos), "may_keep": may_keep}


class FollowCost(LisboaStep):
    """9.5: the cost after the fee for keeping the favor. Who cannot pay it has broken the commitment."""

    name: ClassVar[str] = "follow-cost"
    carries: ClassVar[tuple[str, ...]] = ("noble",)
    __slots__ = carries

    def __init__(self, seat: int, noble: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.noble: Final = noble

    def asks(self, pos: LisboaPosition) -> bool:
        return cost_refusal(pos, self.seat, visit_cost(pos, self.seat, self.noble, True)) is not None

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        charge_visit(pos, self.seat, self.noble, True, journal)


class FollowToStateAction(Verb["LisboaPosition", "FollowAction", State]):
    """9.5: one of the two State actions of the Noble."""

    word: ClassVar[str] = "state"

    def candidates(self, pos: LisboaPosition, step: FollowAction) -> list[State]:
        return [pos.box.moves.state[action] for action in pos.box.state_actions[step.noble]]

    def refusal(self, pos: LisboaPosition, step: FollowAction, move: State) -> Refusal | None:
        if pos.box.noble_of[move.action] != step.noble:
            return Refusal("lisboa.9.5", "other-noble")
        return action_refusal(pos, step.seat, move.action, NOBODY)

    def play(
        self, pos: LisboaPosition, step: FollowAction, move: State, chance: Chance, journal: Journal | None
    ) -> None:
        announce(step.seat, move.action, journal)
        perform(pos, step.seat, move.action, chance, journal)


class FollowToNobleAction(Verb["LisboaPosition", "FollowAction", Noble]):
    """9.5: the Noble action."""

    word: ClassVar[str] = "noble"

    def candidates(self, pos: LisboaPosition, step: FollowAction) -> list[Noble]:
        return [pos.box.moves.noble[step.noble]]

    def refusal(self, pos: LisboaPosition, step: FollowAction, move: Noble) -> Refusal | None:
        if move.action != step.noble:
            return Refusal("lisboa.9.5", "other-noble")
        return decree_refusal(pos) if step.noble == MARQUIS else None

    def play(
        self, pos: LisboaPosition, step: FollowAction, move: Noble, chance: Chance, journal: Journal | None
    ) -> None:
        noble_action(pos, step.seat, step.noble)


class FollowAction(AtNoble):
    """9.5: one of the three actions of a Noble."""

    name: ClassVar[str] = "follow-action"
    verbs: ClassVar[Verbs] = (FollowToStateAction(), FollowToNobleAction())
    binding: ClassVar[bool] = True

    def possible(self, pos: LisboaPosition) -> int:
        """A State action that can be done now can still be done when the cost is paid; only a favor to be returned
        could matter, and it is back already."""
        seat = self.seat
        for action in pos.box.state_actions[self.noble]:
            if action_refusal(pos, seat, action, NOBODY) is None:
                return YES
        if self.noble == MARQUIS:
            return YES if decree_refusal(pos) is None else NO
        answer = self._noble_action_possible(pos)
        return MAYBE if answer == YES and pos.agenda[-1] is not self else answer

    def _noble_action_possible(self, pos: LisboaPosition) -> int:
        """3.5: the King's or Manuel's, with what this seat has now."""
        seat = self.seat
        if self.noble == KING:
            return openings.any_opening_possible(pos, seat, 0, 0, pos.reis[seat], pos.influence[seat])
        return stores.any_store_possible(pos, seat, 0, pos.reis[seat], pos.influence[seat])
