"""Chapter 8, the State actions: what each needs, and officials, plans and favors. Ships, production and the Church
have modules of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import (
    ACQUIRE_PLAN,
    BUILD_SHIP,
    GET_FAVOR,
    MEET_CARDINAL,
    NO_ACTION,
    NOBLES,
    PRODUCE,
    RECRUIT,
    RECRUIT_MORE,
    STATE_ACTIONS,
)
from ..moves import Favor, Official, Plan
from .choices import Choice, LisboaStep, RepeatedChoice
from .church import cardinal_possible, cardinal_refusal, meet_cardinal
from .production import produce, produce_possible, produce_refusal
from .ships import build_ship, ship_possible, ship_refusal

if TYPE_CHECKING:
    from ..position import LisboaPosition


def action_refusal(pos: LisboaPosition, seat: int, action: int, given: int, discount: int = 0) -> Refusal | None:
    """8.1: what the action lacks, once the good `given` (or NOBODY) has been handed over."""
    if action == RECRUIT:
        return None if pos.home[seat] else Refusal("lisboa.8.2", "no-official", need=1, have=0)
    if action == ACQUIRE_PLAN:
        return None if plan_offered(pos) else Refusal("lisboa.8.4", "no-plan", need=1, have=0)
    if action == BUILD_SHIP:
        return ship_refusal(pos, seat, given, discount)
    if action == PRODUCE:
        return produce_refusal(pos, seat, given)
    if action == MEET_CARDINAL:
        return cardinal_refusal(pos, seat, pos.box.cardinal_steps)
    return favor_refusal(pos, seat)


def action_possible(pos: LisboaPosition, seat: int, action: int, given: int, discount: int = 0) -> bool:
    """What `action_refusal` allows, read quickly."""
    if action == RECRUIT:
        return pos.home[seat] > 0
    if action == ACQUIRE_PLAN:
        return plan_offered(pos)
    if action == BUILD_SHIP:
        return ship_possible(pos, seat, given, discount)
    if action == PRODUCE:
        return produce_possible(pos, seat, given)
    if action == MEET_CARDINAL:
        return cardinal_possible(pos, seat, pos.box.cardinal_steps)
    return favor_possible(pos, seat)


def perform(
    pos: LisboaPosition, seat: int, action: int, chance: Chance, journal: Journal | None, discount: int = 0
) -> None:
    """Begins a State action."""
    if action == RECRUIT:
        recruit(pos, seat, pos.box.recruits + pos.has(seat, RECRUIT_MORE), 1)
    elif action == ACQUIRE_PLAN:
        pos.push(TakePlan(seat, 1))
    elif action == BUILD_SHIP:
        build_ship(pos, seat, discount)
    elif action == PRODUCE:
        produce(pos, seat, journal)
    elif action == MEET_CARDINAL:
        meet_cardinal(pos, seat, pos.box.cardinal_steps)
    else:
        assert action == GET_FAVOR
        pos.push(RoyalFavor(seat))


def announce(seat: int, action: int, journal: Journal | None) -> None:
    """Tells which State action is taken; a trade tells it by itself."""
    if journal:
        journal.add(events.StateActionTaken(seat, STATE_ACTIONS[action]))


# ---- 8.2, 8.3: officials


def recruit(pos: LisboaPosition, seat: int, number: int, least: int) -> None:
    """8.2, 17.2: up to `number` officials to different offices."""
    pos.push(Officials(seat, min(number, len(NOBLES)), 0, least))


class PlaceOfficial(Verb["LisboaPosition", "Officials", Official]):
    """8.2: to an office that has got none in this action."""

    word: ClassVar[str] = "official"

    def candidates(self, pos: LisboaPosition, step: Officials) -> list[Official]:
        return pos.box.moves.official

    def refusal(self, pos: LisboaPosition, step: Officials, move: Official) -> Refusal | None:
        return Refusal("lisboa.8.2", "same-office") if step.offices >> move.noble & 1 else None

    def play(
        self, pos: LisboaPosition, step: Officials, move: Official, chance: Chance, journal: Journal | None
    ) -> None:
        if step.left > 1:
            pos.push(Officials(step.seat, step.left - 1, step.offices | 1 << move.noble))
        _place(pos, step.seat, move.noble, journal)


class EnoughOfficials(Verb["LisboaPosition", "Officials", Move]):
    """8.1: the others stay at home, once as many as must be are placed."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: Officials) -> list[Move]:
        return [pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, step: Officials, move: Move) -> Refusal | None:
        return Refusal("lisboa.8.1", "at-least-one", need=1, have=0) if step.least else None

    def play(self, pos: LisboaPosition, step: Officials, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class Officials(LisboaStep):
    """8.2: more officials; the offices that got one, as bits; and 1 if at least one must be placed."""

    name: ClassVar[str] = "officials"
    carries: ClassVar[tuple[str, ...]] = ("left", "offices", "least")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PlaceOfficial(), EnoughOfficials())
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = 1 << RECRUIT

    def __init__(self, seat: int, left: int, offices: int = 0, least: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.offices: Final = offices
        self.least: Final = least

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.home[self.seat] > 0

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"left": self.left}


def _place(pos: LisboaPosition, seat: int, noble: int, journal: Journal | None) -> None:
    """8.3: if the office is full, the colours with most of the officials each lose one to the plaza."""
    players = pos.players
    inside = pos.office[noble * players : (noble + 1) * players]
    if sum(inside) + pos.box.neutral[players] >= pos.box.office_size[noble]:
        most = max(inside)
        for other in range(players):
            if inside[other] == most:
                pos.office[noble * players + other] -= 1
                pos.plaza[noble * players + other] += 1
                if journal:
                    journal.add(events.OfficialMoved(other, NOBLES[noble]))
    pos.home[seat] -= 1
    pos.office[noble * players + seat] += 1
    if journal:
        journal.add(events.OfficialPlaced(seat, NOBLES[noble]))


class WithdrawOfficial(Verb["LisboaPosition", "Withdraw", moves.Withdraw]):
    """12.4: from one office or plaza."""

    word: ClassVar[str] = "withdraw"

    def candidates(self, pos: LisboaPosition, step: Withdraw) -> list[moves.Withdraw]:
        return pos.box.moves.withdraw

    def refusal(self, pos: LisboaPosition, step: Withdraw, move: moves.Withdraw) -> Refusal | None:
        staff, at = _staff_at(pos, step.seat, move.place)
        return None if staff[at] else Refusal("lisboa.12.4", "no-official-there", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: Withdraw, move: moves.Withdraw, chance: Chance, journal: Journal | None
    ) -> None:
        staff, at = _staff_at(pos, step.seat, move.place)
        staff[at] -= 1
        pos.home[step.seat] += 1
        if journal:
            journal.add(events.OfficialReturned(step.seat, pos.box.staff_places[move.place]))
        if step.left > 1:
            pos.push(Withdraw(step.seat, step.left - 1))


def _staff_at(pos: LisboaPosition, seat: int, place: int) -> tuple[list[int], int]:
    """Offices or plazas, and where among them the own officials at this place are counted."""
    staff = pos.office if place < len(NOBLES) else pos.plaza
    return staff, place % len(NOBLES) * pos.players + seat


class Withdraw(RepeatedChoice):
    """12.4, 17.8: own officials from offices or plazas back to the board."""

    name: ClassVar[str] = "withdraw"
    verbs: ClassVar[Verbs] = (WithdrawOfficial(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = NO_ACTION


# ---- 8.4: plans


def top_plan(pos: LisboaPosition, architect: int) -> int:
    """The plan on top of a stack, -1 if it is empty."""
    stack = pos.box.plan_stack[architect]
    return stack[pos.plan_next[architect]] if pos.plan_next[architect] < len(stack) else -1


def plan_offered(pos: LisboaPosition) -> bool:
    return top_plan(pos, 0) >= 0 or top_plan(pos, 1) >= 0


class TakeTopPlan(Verb["LisboaPosition", "TakePlan", Plan]):
    """8.4: from the stack of one architect."""

    word: ClassVar[str] = "plan"

    def candidates(self, pos: LisboaPosition, step: TakePlan) -> list[Plan]:
        return pos.box.moves.plan

    def refusal(self, pos: LisboaPosition, step: TakePlan, move: Plan) -> Refusal | None:
        return None if top_plan(pos, move.architect) >= 0 else Refusal("lisboa.8.4", "no-plan", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: TakePlan, move: Plan) -> Terms:
        plan = top_plan(pos, move.architect)
        return (("officials", pos.box.plan_officials[plan]),) if plan >= 0 else ()

    def play(self, pos: LisboaPosition, step: TakePlan, move: Plan, chance: Chance, journal: Journal | None) -> None:
        plan = top_plan(pos, move.architect)
        pos.plan_next = increased(pos.plan_next, move.architect, 1)
        pos.plans = increased(pos.plans, step.seat * len(pos.box.plans) + plan, 1)
        if journal:
            journal.add(events.PlanTaken(step.seat, pos.box.plans[plan]))
        if step.left > 1:
            pos.push(TakePlan(step.seat, step.left - 1))


class TakePlan(RepeatedChoice):
    """8.4, 17.2: the top plan of either architect, so many times."""

    name: ClassVar[str] = "take-plan"
    verbs: ClassVar[Verbs] = (TakeTopPlan(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = 1 << ACQUIRE_PLAN


# ---- 8.15: royal favors


def favor_refusal(pos: LisboaPosition, seat: int) -> Refusal | None:
    """8.15: a Noble of whom one has no favor, and whose stack holds one."""
    return None if favor_possible(pos, seat) else Refusal("lisboa.8.15", "no-favor", need=1, have=0)


def favor_possible(pos: LisboaPosition, seat: int) -> bool:
    at = seat * len(NOBLES)
    return any(pos.favor_stack[noble] and not pos.favors[at + noble] for noble in range(len(NOBLES)))


class TakeFavor(Verb["LisboaPosition", "RoyalFavor", Favor]):
    """8.15: from the stack of one Noble."""

    word: ClassVar[str] = "favor"

    def candidates(self, pos: LisboaPosition, step: RoyalFavor) -> list[Favor]:
        return pos.box.moves.favor

    def refusal(self, pos: LisboaPosition, step: RoyalFavor, move: Favor) -> Refusal | None:
        if pos.favors[step.seat * len(NOBLES) + move.noble]:
            return Refusal("lisboa.8.15", "have-it")
        return None if pos.favor_stack[move.noble] else Refusal("lisboa.8.15", "no-favor", need=1, have=0)

    def play(self, pos: LisboaPosition, step: RoyalFavor, move: Favor, chance: Chance, journal: Journal | None) -> None:
        pos.favor_stack = increased(pos.favor_stack, move.noble, -1)
        pos.favors = increased(pos.favors, step.seat * len(NOBLES) + move.noble, 1)
        if journal:
            journal.add(events.FavorTaken(step.seat, NOBLES[move.noble]))


class RoyalFavor(Choice):
    """8.15: a favor of which Noble."""

    name: ClassVar[str] = "royal-favor"
    verbs: ClassVar[Verbs] = (TakeFavor(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = 1 << GET_FAVOR
