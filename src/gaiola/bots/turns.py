"""Plans over one's own turn, for games whose turns are many small decisions: half-finished turns cannot be compared,
ended ones can. The best few plans are kept while they grow; what chance brings is averaged before plans are compared;
the best may be played on, in imagined worlds that are the same for all of them, through one's own next turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.seat import Seat
from ..kernel.steps import Step
from .search import MARGIN, World
from .values import Judge

Pos = Position[Any]

LONGEST_PLAN = 30
"""Decisions of one's own after which a plan is judged as it stands."""
LONGEST_WAY = 60
"""Decisions of each seat after which the way through one's next turn is judged as it stands."""


class Plan(NamedTuple):
    """Moves of one's own, in this order, and what they come to."""

    moves: tuple[Move, ...]
    worth: float


class Turn:
    """Where a stretch of own decisions begins, so that one can tell where it ends: it lasts as long as what lay under
    its first decision still lies there, with something on it."""

    def __init__(self, pos: Pos, seat: int) -> None:
        self.seat = seat
        own = [place for place, step in enumerate(pos.agenda) if step.seat == seat and step.verbs]
        self.height = own[0]
        self.below: Step[Any] | None = pos.agenda[own[0] - 1] if own[0] else None

    def lasts(self, pos: Pos) -> bool:
        if len(pos.agenda) <= self.height:
            return False
        return self.below is None or pos.agenda[self.height - 1] is self.below


def own_turn(pos: Pos, seat: int) -> bool:
    """Whether this seat decides and nobody else is waiting to."""
    return pos.to_move == seat and all(step.seat == seat or not step.verbs for step in pos.agenda)


def answer(pos: Pos, chance: Chance) -> None:
    """Whoever is to move plays what the game's own evaluation likes best; an aside only if it makes things better."""
    moves = pos.legal()
    seat = pos.to_move
    if len(moves) == 1 or seat is None:
        pos.carry_out(moves[0], chance, None)
        return
    best, found, left = float("-inf"), None, None
    asides = any(move.aside for move in moves)
    least = pos.box.evaluate(pos, seat) + MARGIN if asides else 0.0
    for move in moves:
        after = pos.copy()
        after.carry_out(move, chance, None)
        worth = after.box.evaluate(after, seat)
        if move.aside and worth <= least:
            left = left or move
        elif worth > best:
            best, found = worth, move
    pos.carry_out(found or left or moves[0], chance, None)


def wait(pos: Pos, turn: Turn, chance: Chance) -> None:
    """Others answer what a turn asks them, until it is one's own decision again or the turn has ended."""
    while not pos.over and pos.to_move != turn.seat and turn.lasts(pos):
        answer(pos, chance)


def plans(judge: Judge, seat: Seat, world: World, width: int, most: int) -> list[Plan]:
    """Whole turns in one world, the best first; while they grow the best so many are kept. No more than `most`
    positions are looked at, but each plan is played to its end."""
    number = seat.number
    turn = Turn(world.position, number)
    now = judge.worth([world.position], number)[0]
    growing: list[tuple[Pos, tuple[Move, ...], float]] = [(world.position, (), now)]
    ended: list[Plan] = []
    looked = 0
    for _ in range(LONGEST_PLAN):
        if not growing:
            break
        grown: list[tuple[Pos, tuple[Move, ...], bool]] = []
        least: list[float] = []
        for pos, moves, worth in growing:
            legal = pos.legal()
            may_answer = not all(move.aside for move in legal)
            for move in legal:
                after = pos.copy()
                after.carry_out(move, world.chance.rewind(), None)
                wait(after, turn, world.chance)
                grown.append((after, (*moves, move), not after.over and turn.lasts(after)))
                least.append(worth + MARGIN if move.aside and may_answer else -1.0)
        looked += len(grown)
        worths = judge.worth([pos for pos, _, _ in grown], number)
        order = sorted(range(len(grown)), key=lambda place: -worths[place])
        kept = width if looked < most else 1
        growing, seen = [], set()
        for place in order:
            pos, moves, going = grown[place]
            worth = worths[place]
            if worth <= least[place]:
                continue
            if not going:
                ended.append(Plan(moves, worth))
                continue
            key = (worth, len(pos.agenda), pos.agenda[-1].name)
            if len(growing) < kept and key not in seen:
                seen.add(key)
                growing.append((pos, moves, worth))
    ended += [Plan(moves, worth) for _, moves, worth in growing]
    return _different(ended)


def _different(plans: list[Plan]) -> list[Plan]:
    """The best first; of those that are worth exactly the same, one."""
    found: dict[float, Plan] = {}
    for plan in sorted(plans, key=lambda plan: (-plan.worth, len(plan.moves))):
        found.setdefault(plan.worth, plan)
    return list(found.values())


def replay(pos: Pos, turn: Turn, moves: tuple[Move, ...], chance: Chance) -> None:
    """Plays a plan in another world as far as it is legal there, then what looks best till the turn ends."""
    for move in moves:
        wait(pos, turn, chance)
        if pos.over or not turn.lasts(pos) or pos.to_move != turn.seat or pos.why_not(move) is not None:
            break
        pos.carry_out(move, chance, None)
    for _ in range(LONGEST_PLAN * pos.players):
        if pos.over or not turn.lasts(pos):
            return
        answer(pos, chance)


def play_through(pos: Pos, seat: int, chance: Chance) -> None:
    """Everybody plays on until one's own next turn has ended."""
    turn: Turn | None = None
    for _ in range(LONGEST_WAY * pos.players):
        if pos.over or (turn is not None and not turn.lasts(pos)):
            return
        if turn is None and own_turn(pos, seat):
            turn = Turn(pos, seat)
        answer(pos, chance)


def end_of_turn(seat: Seat, world: World, plan: Plan) -> Pos:
    """Where a plan leads in another world."""
    pos = world.position.copy()
    replay(pos, Turn(pos, seat.number), plan.moves, world.chance.rewind())
    return pos


def end_of_next_turn(seat: Seat, world: World, plan: Plan) -> Pos:
    """The same, when everybody has played on through one's own next turn."""
    pos = end_of_turn(seat, world, plan)
    play_through(pos, seat.number, world.chance)
    return pos


def averaged(judge: Judge, seat: Seat, found: list[Plan], worlds: list[World]) -> list[Plan]:
    """The plans, the best first, by what they come to in all of these worlds; they were made in the first."""
    totals = [plan.worth for plan in found]
    for world in worlds[1:]:
        ends = [end_of_turn(seat, world, plan) for plan in found]
        for place, worth in enumerate(judge.worth(ends, seat.number)):
            totals[place] += worth
    whole = [Plan(plan.moves, total / len(worlds)) for plan, total in zip(found, totals, strict=True)]
    return sorted(whole, key=lambda plan: -plan.worth)


class Intention:
    """What is left of a plan. It holds as long as its seat sees what the plan expected."""

    def __init__(self, plan: Plan, world: World, seat: Seat) -> None:
        self._left = list(plan.moves)
        self._pos = world.position
        self._turn = Turn(world.position, seat.number)
        self._chance = world.chance.rewind()

    def begin(self) -> Move:
        move = self._left.pop(0)
        self._pos.carry_out(move, self._chance, None)
        wait(self._pos, self._turn, self._chance)
        while self._left and self._pos.to_move == self._turn.seat and len(self._pos.legal()) == 1:
            self._pos.carry_out(self._left.pop(0), self._chance, None)
            wait(self._pos, self._turn, self._chance)
        return move

    def next(self, seat: Seat) -> Move | None:
        """The next move; None where something else came than was expected."""
        if not self._left or self._pos.to_move != seat.number or self._pos.view(seat.number) != seat.view():
            return None
        return self.begin()
