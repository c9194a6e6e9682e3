"""Chapter 8, the State actions: what each needs, and officials, plans and favors. Ships, production and the Church
have modules of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, Step
from .. import events
from ..constants import (
    ACQUIRE_PLAN,
    BUILD_SHIP,
    GET_FAVOR,
    MEET_CARDINAL,
    NOBLES,
    PRODUCE,
    RECRUIT,
    RECRUIT_MORE,
    STATE_ACTIONS,
)
from .choices import Choice
from .church import cardinal_refusal, meet_cardinal
from .production import produce, produce_refusal
from .ships import build_ship, ship_refusal

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


def perform(
    pos: LisboaPosition, seat: int, action: int, chance: Chance, journal: Journal | None, discount: int = 0
) -> None:
    """Begins a State action."""
    if action == RECRUIT:
        recruit(pos, seat, pos.box.recruits + pos.has(seat, RECRUIT_MORE), 1)
    elif action == ACQUIRE_PLAN:
        pos.push(Frame(TAKE_PLAN, seat, 1))
    elif action == BUILD_SHIP:
        build_ship(pos, seat, discount)
    elif action == PRODUCE:
        produce(pos, seat, journal)
    elif action == MEET_CARDINAL:
        meet_cardinal(pos, seat, pos.box.cardinal_steps)
    else:
        assert action == GET_FAVOR
        pos.push(Frame(ROYAL_FAVOR, seat))


def announce(seat: int, action: int, journal: Journal | None) -> None:
    """Tells which State action is taken; a trade tells it by itself."""
    if journal is not None:
        journal.add(events.StateActionTaken(seat, STATE_ACTIONS[action]))


# ---- 8.2, 8.3: officials


def recruit(pos: LisboaPosition, seat: int, number: int, least: int) -> None:
    """8.2, 17.2: up to `number` officials to different offices."""
    pos.push(Frame(OFFICIALS_STEP, seat, min(number, len(NOBLES)), 0, least))


class Officials(Step["LisboaPosition"]):
    """8.2: `a` more officials, `b` the offices that got one, as bits; `c` is 1 if one must be placed."""

    name: ClassVar[str] = "officials"
    verbs: ClassVar[tuple[str, ...]] = ("official", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return pos.home[frame.seat] > 0

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.official, pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return Refusal("lisboa.8.1", "at-least-one", need=1, have=0) if frame.c else None
        return Refusal("lisboa.8.2", "same-office") if frame.b >> move.a & 1 else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        if frame.a > 1:
            pos.push(Frame(OFFICIALS_STEP, frame.seat, frame.a - 1, frame.b | 1 << move.a))
        _place(pos, frame.seat, move.a, journal)


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
                if journal is not None:
                    journal.add(events.OfficialMoved(other, NOBLES[noble]))
    pos.home[seat] -= 1
    pos.office[noble * players + seat] += 1
    if journal is not None:
        journal.add(events.OfficialPlaced(seat, NOBLES[noble]))


class Withdraw(Choice):
    """12.4, 17.8: `a` own officials from offices or plazas back to the board."""

    name: ClassVar[str] = "withdraw"
    verbs: ClassVar[tuple[str, ...]] = ("withdraw",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.withdraw

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        here = (pos.office if move.a < len(NOBLES) else pos.plaza)[move.a % len(NOBLES) * pos.players + frame.seat]
        return None if here else Refusal("lisboa.12.4", "no-official-there", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        place = pos.office if move.a < len(NOBLES) else pos.plaza
        place[move.a % len(NOBLES) * pos.players + frame.seat] -= 1
        pos.home[frame.seat] += 1
        if journal is not None:
            journal.add(events.OfficialReturned(frame.seat, pos.box.staff_places[move.a]))
        if frame.a > 1:
            pos.push(Frame(WITHDRAW, frame.seat, frame.a - 1))


# ---- 8.4: plans


def top_plan(pos: LisboaPosition, architect: int) -> int:
    """The plan on top of a stack, -1 if it is empty."""
    stack = pos.box.plan_stack[architect]
    return stack[pos.plan_next[architect]] if pos.plan_next[architect] < len(stack) else -1


def plan_offered(pos: LisboaPosition) -> bool:
    return top_plan(pos, 0) >= 0 or top_plan(pos, 1) >= 0


class TakePlan(Choice):
    """8.4, 17.2: the top plan of either architect, `a` times."""

    name: ClassVar[str] = "take-plan"
    verbs: ClassVar[tuple[str, ...]] = ("plan",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.plan

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if top_plan(pos, move.a) >= 0 else Refusal("lisboa.8.4", "no-plan", need=1, have=0)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        plan = top_plan(pos, move.a)
        return (("officials", pos.box.plan_officials[plan]),) if plan >= 0 else ()

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        plan = top_plan(pos, move.a)
        pos.plan_next[move.a] += 1
        pos.plans[frame.seat * len(pos.box.plans) + plan] += 1
        if journal is not None:
            journal.add(events.PlanTaken(frame.seat, pos.box.plans[plan]))
        if frame.a > 1:
            pos.push(Frame(TAKE_PLAN, frame.seat, frame.a - 1))


# ---- 8.15: royal favors


def favor_refusal(pos: LisboaPosition, seat: int) -> Refusal | None:
    """8.15: a Noble of whom one has no favor, and whose stack holds one."""
    at = seat * len(NOBLES)
    if any(pos.favor_stack[noble] and not pos.favors[at + noble] for noble in range(len(NOBLES))):
        return None
    return Refusal("lisboa.8.15", "no-favor", need=1, have=0)


class RoyalFavor(Choice):
    """8.15: a favor of which Noble."""

    name: ClassVar[str] = "royal-favor"
    verbs: ClassVar[tuple[str, ...]] = ("favor",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.favor

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if pos.favors[frame.seat * len(NOBLES) + move.a]:
            return Refusal("lisboa.8.15", "have-it")
        return None if pos.favor_stack[move.a] else Refusal("lisboa.8.15", "no-favor", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.favor_stack[move.a] -= 1
        pos.favors[frame.seat * len(NOBLES) + move.a] += 1
        if journal is not None:
            journal.add(events.FavorTaken(frame.seat, NOBLES[move.a]))


OFFICIALS_STEP: Final = Officials()
WITHDRAW: Final = Withdraw()
TAKE_PLAN: Final = TakePlan()
ROYAL_FAVOR: Final = RoyalFavor()
