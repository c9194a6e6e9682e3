"""Looking ahead in imagined worlds: one decision, the rest of one's own turn, and on to one's own next turn. Whatever
chance brings is the same for all moves that are compared, so none of them wins by luck."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.seat import Seat
from .values import Judge

Pos = Position[Any]

MARGIN = 1e-6
"""What an aside must gain: more than rounding."""
LONGEST_TURN = 24
"""Decisions after which a turn, or a way to one's next turn, is judged as it stands."""


class SharedChance(Chance):
    """The same luck again and again: after `rewind` the same numbers come in the same order. Several of them share out
    what may come first: the first number of the one that has `part` of `parts` lies in that part of all there are, so
    six of them roll each face of a die once."""

    def __init__(self, seed: int, part: int = 0, parts: int = 1) -> None:
        super().__init__(generator=False)
        self._source = random.Random(seed)
        self._numbers: list[float] = [(part + self._source.random()) / parts]
        self.used = 0

    def rewind(self) -> SharedChance:
        self.used = 0
        return self

    def _number(self) -> float:
        if self.used == len(self._numbers):
            self._numbers.append(self._source.random())
        self.used += 1
        return self._numbers[self.used - 1]


class Weighed(NamedTuple):
    """A move and what it is worth."""

    move: Move
    worth: float


class Found(Protocol):
    """Anything that is worth something."""

    @property
    def worth(self) -> float: ...


W = TypeVar("W", bound=Found)


class World:
    """One imagined world and the luck that comes in it."""

    def __init__(self, seat: Seat, seed: int, part: int = 0, parts: int = 1) -> None:
        self.position: Pos = seat.imagine(Chance(seed))
        self.chance = SharedChance(seed + 1, part, parts)

    def after(self, move: Move) -> Pos:
        after = self.position.copy()
        after.carry_out(move, self.chance.rewind(), None)
        return after


def worlds_of(seat: Seat, count: int, seeds: random.Random) -> list[World]:
    """So many imagined worlds, with as different luck as possible."""
    return [World(seat, seeds.randrange(2**48), part, count) for part in range(count)]


def answers(moves: list[Move]) -> list[Move]:
    """What answers the question; asides, if nothing does."""
    found = [move for move in moves if not move.aside]
    return found or moves


def considered(judge: Judge, seat: Seat, moves: list[Move], worlds: list[World]) -> list[Weighed]:
    """What comes into question, the best first."""
    weighed = weigh(judge, seat, moves, worlds)
    if not any(move.aside for move in moves):
        return weighed
    return without_idle_asides(weighed, judge.worth([worlds[0].position], seat.number)[0])


def without_idle_asides(weighed: list[Weighed], now: float) -> list[Weighed]:
    """An aside leaves the question as it was, so it must make the position better than it is now."""
    return [one for one in weighed if not one.move.aside or one.worth > now + MARGIN] or weighed


def weigh(judge: Judge, seat: Seat, moves: list[Move], worlds: list[World]) -> list[Weighed]:
    """Moves, the best first, by the position after each; on average over the worlds, where luck has a say."""
    number, first = seat.number, worlds[0]
    afters, lucky = [], []
    for move in moves:
        afters.append(first.after(move))
        lucky.append(first.chance.used > 0)
    worth = judge.worth(afters, number)
    drawn = [index for index, luck in enumerate(lucky) if luck]
    for world in worlds[1:] if drawn else []:
        more = judge.worth([world.after(moves[index]) for index in drawn], number)
        for index, value in zip(drawn, more, strict=True):
            worth[index] += value
    for index in drawn:
        worth[index] /= len(worlds)
    return sorted(map(Weighed, moves, worth), key=lambda weighed: -weighed.worth)


def by_whim(weighed: list[W], whim: float, draw: random.Random) -> W:
    """The better a move looks the likelier it is; what looks far worse than the best is left alone. The whim is how far
    from the best a move may look and still be chosen often, as a part of the way down to the worst."""
    best = weighed[0].worth
    reach = whim * (best - weighed[-1].worth) or 1.0
    good = [one for one in weighed if best - one.worth <= 2 * reach]
    weights = [math.exp((one.worth - best) / reach) for one in good]
    return draw.choices(good, weights)[0]


def best_answer(judge: Judge, pos: Pos, chance: Chance) -> Move:
    """What the seat to move plays, looking one decision ahead; an aside only if it makes the position better."""
    moves = pos.legal()
    seat = pos.to_move
    if len(moves) == 1 or seat is None:
        return moves[0]
    afters: list[Pos] = []
    for move in moves:
        after = pos.copy()
        after.carry_out(move, chance, None)
        afters.append(after)
    asides = any(move.aside for move in moves)
    worth = judge.worth([*afters, pos] if asides else afters, seat)
    weighed = list(map(Weighed, moves, worth))
    if asides:
        weighed = without_idle_asides(weighed, worth[-1])
    return max(weighed, key=lambda one: one.worth).move


def play_on(judge: Judge, pos: Pos, seat: int, chance: Chance, next_turn: bool) -> None:
    """Everybody plays what looks best, until this seat's turn has ended, or on until its next turn begins."""
    for _ in range(LONGEST_TURN):
        if pos.over or pos.to_move != seat:
            break
        pos.carry_out(best_answer(judge, pos, chance), chance, None)
    if not next_turn:
        return
    for _ in range(LONGEST_TURN):
        if pos.over or pos.to_move == seat:
            return
        pos.carry_out(best_answer(judge, pos, chance), chance, None)


def finish_turn(judge: Judge, seat: Seat, weighed: list[Weighed], worlds: list[World]) -> list[Weighed]:
    """The same moves, weighed where one's turn ends: half-finished turns cannot be compared."""
    if not any(_goes_on(worlds[0].after(move), seat.number) for move, _ in weighed):
        return weighed
    totals = [0.0] * len(weighed)
    for world in worlds:
        ends = []
        for move, _ in weighed:
            after = world.after(move)
            play_on(judge, after, seat.number, world.chance, next_turn=False)
            ends.append(after)
        for index, value in enumerate(judge.worth(ends, seat.number)):
            totals[index] += value / len(worlds)
    return sorted(
        (Weighed(move, total) for (move, _), total in zip(weighed, totals, strict=True)),
        key=lambda weighed: -weighed.worth,
    )


def _goes_on(pos: Pos, seat: int) -> bool:
    return not pos.over and pos.to_move == seat


def next_turn(judge: Judge, seat: Seat, world: World, weighed: Weighed) -> Pos:
    """Where a move leads when everybody plays on to one's own next turn."""
    after = world.after(weighed.move)
    play_on(judge, after, seat.number, world.chance, next_turn=True)
    return after


def roll_out(
    judge: Judge,
    seat: Seat,
    found: list[W],
    playouts: int,
    prior: float,
    seeds: random.Random,
    end: Callable[[World, W], Pos],
) -> W:
    """Sequential halving: all that were found are played on in the same few worlds, the worse half is left, the better
    half goes on in more worlds. What each was worth at first counts like so many playouts."""
    totals = [prior * one.worth for one in found]
    left = list(range(len(found)))
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for world in worlds_of(seat, max(1, playouts // (rounds * len(left))), seeds):
            ends = [end(world, found[place]) for place in left]
            for place, value in zip(left, judge.worth(ends, seat.number), strict=True):
                totals[place] += value
        left.sort(key=lambda place: -totals[place])
        left = left[: (len(left) + 1) // 2]
    return found[left[0]]
