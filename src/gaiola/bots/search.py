"""Looking ahead in imagined worlds: one decision, the rest of one's own turn, and on to one's own next turn. Whatever
chance brings is the same for all moves that are compared, so none of them wins by luck."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

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
    """The same luck again and again: after `rewind` the same numbers come in the same order."""

    def __init__(self, seed: int) -> None:
        super().__init__(generator=False)
        self._source = random.Random(seed)
        self._numbers: list[float] = []
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


class World:
    """One imagined world and the luck that comes in it."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.position: Pos = seat.imagine(Chance(seed))
        self.chance = SharedChance(seed + 1)

    def after(self, move: Move) -> Pos:
        after = self.position.copy()
        after.carry_out(move, self.chance.rewind(), None)
        return after


def answers(moves: list[Move]) -> list[Move]:
    """What answers the question; asides, if nothing does."""
    found = [move for move in moves if not move.aside]
    return found or moves


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
    if asides and any(not move.aside for move in moves):
        least = worth[-1] + MARGIN
        worth = [value if not move.aside or value > least else -2.0 for move, value in zip(moves, worth, strict=False)]
    return moves[max(range(len(moves)), key=worth.__getitem__)]


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


def roll_out(
    judge: Judge, seat: Seat, weighed: list[Weighed], playouts: int, prior: float, seeds: random.Random
) -> Move:
    """Sequential halving: all moves are played on to one's next turn in the same few worlds, the worse half is left,
    the better half goes on in more worlds. What a move was worth at first counts like so many playouts."""
    totals = {move: prior * worth for move, worth in weighed}
    left = [move for move, _ in weighed]
    rounds = max(1, (len(left) - 1).bit_length())
    done = prior
    for _ in range(rounds):
        count = max(1, playouts // (rounds * len(left)))
        for _ in range(count):
            world = World(seat, seeds.randrange(2**48))
            ends = []
            for move in left:
                after = world.after(move)
                play_on(judge, after, seat.number, world.chance, next_turn=True)
                ends.append(after)
            for move, value in zip(left, judge.worth(ends, seat.number), strict=True):
                totals[move] += value
        done += count
        left.sort(key=lambda move: -totals[move])
        left = left[: (len(left) + 1) // 2]
    return left[0]
