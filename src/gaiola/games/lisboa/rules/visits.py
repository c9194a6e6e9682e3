"""Chapter 9, visiting a Noble: the cost, the free State action and the Noble action. Those who follow are in
`follows`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events
from ..constants import (
    FOLLOW_DISCOUNT,
    GENERAL_DISCOUNT,
    GOOD_KINDS,
    KING,
    MANUEL,
    MARQUIS,
    MEET_CARDINAL,
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
from ..moves import PayVisit, State, Trade
from . import openings, stores
from .best_case import staying, ways_on
from .choices import SKIP, Choice, LisboaStep
from .decrees import decree_refusal, decree_shown, take_decrees
from .state import action_possible, action_refusal, announce, perform
from .trade import accepted, hand_over

if TYPE_CHECKING:
    from ..position import LisboaPosition


def visit_cost(pos: LisboaPosition, seat: int, noble: int, following: bool) -> int:
    """9.2, 17.12: the modifier, the officials of others in the office, less all discounts."""
    players = pos.players
    modifier = pos.box.treasury_modifier[pos.treasury]
    if modifier > 0 and pos.has(seat, SHIELD):
        modifier = 0
    cost = modifier + pos.box.neutral[players] - pos.has(seat, VISIT_DISCOUNT + noble)
    for other in range(players):
        if other != seat:
            cost += pos.office[noble * players + other]
    if following:
        cost -= pos.has(seat, FOLLOW_DISCOUNT)
    return max(0, cost)


def cost_refusal(pos: LisboaPosition, seat: int, cost: int) -> Refusal | None:
    """9.2 to 9.4: Influence, then wigs; coins too, with the houses for it."""
    have = most_paid(pos, seat)
    return Refusal("lisboa.9.2", "influence-short", need=cost, have=have) if have < cost else None


def most_paid(pos: LisboaPosition, seat: int) -> int:
    """9.2 to 9.4: how much a visit may cost this seat."""
    return pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence + _coins_for_visit(pos, seat)


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
    pos.earned = increased(pos.earned, seat * SOURCES + VISITS, -wigs)
    if journal:
        journal.add(events.VisitPaid(seat, influence, coins, wigs))


def after_cost(pos: LisboaPosition, seat: int, cost: int, by_reis: int) -> tuple[int, int]:
    """9.2 to 9.4: the coins and the Influence that `pay_cost` leaves."""
    coins = max(0, by_reis - pos.has(seat, GENERAL_DISCOUNT))
    return pos.reis[seat] - coins, max(0, pos.influence[seat] - (cost - by_reis))


def ways_to_pay_cost(pos: LisboaPosition, seat: int, cost: int) -> list[int]:
    """9.3, 9.4: how many points of the cost may be paid in réis."""
    others = pos.influence[seat] + pos.wigs[seat] // pos.box.wigs_per_influence
    return list(range(max(0, cost - others), min(cost, _coins_for_visit(pos, seat)) + 1))


def charge_visit(pos: LisboaPosition, seat: int, noble: int, following: bool, journal: Journal | None) -> None:
    """9.2 to 9.4: the cost is paid at once, in Influence and wigs; only a seat whose houses let it pay in réis is asked
    how much."""
    cost = visit_cost(pos, seat, noble, following)
    if cost and pos.has(seat, VISIT_REIS):
        pos.push(VisitCost(seat, noble, cost))
    else:
        pay_cost(pos, seat, cost, 0, journal)


def cost_told(pos: LisboaPosition, seat: int, cost: int) -> Terms:
    """9.2 to 9.4: the cost as it will be paid, wigs for what Influence is missing; in Influence where one will be asked
    how much of it is paid in réis, and where it cannot be paid."""
    ways = ways_to_pay_cost(pos, seat, cost)
    return spent(pos, seat, cost, ways[0]) if cost and len(ways) == 1 else (("influence", -cost),)


def spent(pos: LisboaPosition, seat: int, cost: int, by_reis: int) -> Terms:
    """9.2 to 9.4: what `pay_cost` takes."""
    coins, influence = max(0, by_reis - pos.has(seat, GENERAL_DISCOUNT)), min(pos.influence[seat], cost - by_reis)
    wigs = (cost - by_reis - influence) * pos.box.wigs_per_influence
    paid = [(name, -amount) for name, amount in (("reis", coins), ("influence", influence), ("wigs", wigs)) if amount]
    return tuple(paid)


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
        return spent(pos, step.seat, max(step.cost, move.reis), move.reis)

    def moves(self, pos: LisboaPosition, step: VisitCost) -> list[PayVisit]:
        """What `refusal` allows, read quickly."""
        return [pos.box.moves.pay_visit[reis] for reis in ways_to_pay_cost(pos, step.seat, step.cost)]

    def foresees(self, pos: LisboaPosition, step: VisitCost, move: PayVisit) -> int:
        """Of a visit; on the way of one who follows, it is left open."""
        reis, influence = after_cost(pos, step.seat, step.cost, move.reis)
        if not isinstance(pos.agenda[-2], FreeAction):
            return MAYBE
        return noble_action_possible(pos, step.seat, step.noble, True, reis, influence)

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
        return {"noble": NOBLES[self.noble], "due": self.cost, "discount": pos.has(self.seat, GENERAL_DISCOUNT)}

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


def may_visit(pos: LisboaPosition, seat: int, noble: int) -> bool:
    """What `visit_refusal` allows, read quickly."""
    if visit_cost(pos, seat, noble, False) > most_paid(pos, seat):
        return False
    if noble == MARQUIS:
        return decree_shown(pos)
    return noble != MANUEL or stores.has_house(pos, seat)


def visit_possible(pos: LisboaPosition, seat: int, noble: int) -> int:
    """3.5: whether the Noble action can be carried through once the visit is paid, in one of the ways to do so."""
    return possible_after_cost(pos, seat, noble, visit_cost(pos, seat, noble, False), True)


def possible_after_cost(pos: LisboaPosition, seat: int, noble: int, cost: int, visiting: bool) -> int:
    """3.5: the best answer of `noble_action_possible`, whichever way the cost is paid."""
    answer = NO
    if not pos.has(seat, VISIT_REIS):
        left = max(0, pos.influence[seat] - cost)
        return noble_action_possible(pos, seat, noble, visiting, pos.reis[seat], left)
    for by_reis in ways_to_pay_cost(pos, seat, cost):
        reis, influence = after_cost(pos, seat, cost, by_reis)
        verdict = noble_action_possible(pos, seat, noble, visiting, reis, influence)
        if verdict == YES:
            return YES
        answer = MAYBE if verdict == MAYBE else answer
    return answer


def noble_action_possible(pos: LisboaPosition, seat: int, noble: int, visiting: bool, reis: int, influence: int) -> int:
    """3.5: whether the Noble action can be carried through with so many coins and so much Influence. Whoever is
    `visiting` has a free State action before, which may be skipped: Manuel's bring no money, the King's may help."""
    if noble == MARQUIS:
        return YES if decree_shown(pos) else NO
    if noble == MANUEL:
        return stores.any_store_possible(pos, seat, 0, reis, influence)
    ways = openings.ways_by_free_action(pos, seat) if visiting else [staying(pos)]
    return openings.any_opening_possible(pos, seat, ways, reis, influence)


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

    def moves(self, pos: LisboaPosition, step: FreeAction) -> list[State]:
        """What `refusal` allows, read quickly."""
        actions = pos.box.state_actions[step.noble]
        return [pos.box.moves.state[a] for a in actions if action_possible(pos, step.seat, a, NOBODY)]

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

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return pos.box.dearer_by_cardinal if self.noble == KING else 0

    def foresees(self, pos: LisboaPosition, moves: list[Move]) -> list[int]:
        """3.5: before a building is opened, the Cardinal may go or stay. Who gets a favor now may move him afterwards
        for a good, 17.12."""
        if self.noble != KING:
            return super().foresees(pos, moves)
        return [self._foresees_opening(pos, move) for move in moves]

    def _foresees_opening(self, pos: LisboaPosition, move: Move) -> int:
        seat, ways, later = self.seat, [staying(pos)], False
        if isinstance(move, State):
            if move.action == MEET_CARDINAL:
                ways = ways_on(pos, seat, ways[0], (pos.box.cardinal_steps,))
            later = pos.has(seat, SECOND_ACTION) > 0
        answer = openings.any_opening_possible(pos, seat, ways, pos.reis[seat], pos.influence[seat])
        return MAYBE if answer == NO and later else answer


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

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return pos.box.dearer_by_cardinal if self.action == MEET_CARDINAL else 0

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"action": STATE_ACTIONS[self.action]}
