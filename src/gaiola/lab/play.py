"""One game between bots, watched closely: it must end by a rule, or its record is handed over."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ..bots import Bot, make_bot
from ..kernel.box import Game
from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.record import Record, RecordedMove, Recorder
from ..kernel.seat import Seat

TENTHS = 10
"""Into how many parts the course of a game is cut."""


class LabError(Exception):
    """A game that did not end by a rule. `record` holds it as far as it went, with the move that broke it; None if
    not even the set-up came about."""

    def __init__(self, message: str, record: Record | None) -> None:
        super().__init__(message, record)
        self.message = message
        self.record = record

    def __str__(self) -> str:
        return self.message


class Course(msgspec.Struct, frozen=True):
    """How the points grew. `points[k]` are those of each seat after k tenths of the decisions: the first row is the
    set-up, the last the result. `before` is how they stood before the last decision, which brings the final scoring.
    `changes` counts how often the lead went from one seat to another till then, and `leader` is the seat that was the
    last to be alone in front, None if nobody ever was."""

    points: list[list[int]]
    before: list[int]
    changes: int
    leader: int | None


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What statistics want to know of one game. Lists have an entry for each seat unless told otherwise."""

    number: int
    deal: int
    """Games of one deal have the same set-up; who sits where is what differs."""
    seats: list[str]
    """Who sits there."""
    order: list[int]
    """The seats (not their occupants) in the order in which they first decided: the starting order, where the game has
    one."""
    scores: list[int]
    ranking: list[int]
    sources: dict[str, list[int]]
    """Where the points came from; they add up to `scores`."""
    course: Course
    cause: str
    decisions: int
    choices: int
    """Decisions with two or more legal moves."""
    branches: int
    """The sum of their legal moves."""
    widest: int
    """The most legal moves of any decision."""

    def wins(self) -> list[float]:
        """What each seat won of the game: a win shared by three is a third."""
        winners = self.ranking.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranking]


def play_one(
    game: Game,
    players: int,
    number: int,
    seed: int,
    seats: list[str],
    bots: list[Bot] | None = None,
    deal: int | None = None,
) -> tuple[Played, Record]:
    """Plays game `number` of the row that starts from `seed`, with the luck of its `deal`: by default its own. `bots`
    sit in for those that `seats` names. Their own luck is new in every game."""
    deal = number if deal is None else deal
    if bots is None:
        bots = [make_bot(name, bot_seed(seed, number, seat)) for seat, name in enumerate(seats)]
    table = _Table(game, players, derived_seed(seed, deal, "chance"), seats)
    return table.play(number, deal, bots)


def bot_seed(seed: int, number: int, seat: int) -> int:
    return derived_seed(seed, number, f"seat {seat}")


def derived_seed(seed: int, number: int, purpose: str) -> int:
    """A seed of its own for each purpose in each game, the same on every machine."""
    text = f"{seed} {number} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")


def counted(players: int) -> str:
    return f"{players} player{'' if players == 1 else 's'}"


class _ToldSeat(Seat):
    """A seat that need not look for its moves again."""

    __slots__ = ("_moves",)

    def __init__(self, pos: Position[Any], number: int, moves: list[Move]) -> None:
        super().__init__(pos, number)
        self._moves = moves

    def legal(self) -> list[Move]:
        return self._moves[:]


class _Table:
    """The game being played, and what is known of it so far."""

    def __init__(self, game: Game, players: int, seed: int, seats: list[str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.seats = seats
        self.recorder: Recorder | None = None
        self.standings: list[list[int]] = []
        self.order: list[int] = []

    def play(self, number: int, deal: int, bots: list[Bot]) -> tuple[Played, Record]:
        self.recorder = recorder = self._set_up()
        pos = recorder.position
        choices = branches = widest = 0
        most = self.game.max_decisions(self.players)
        self._look(pos)
        while not pos.over:
            if len(recorder.moves) >= most:
                raise self._failed(f"the game goes on after {most} decisions")
            moves = self._legal(pos)
            widest = max(widest, len(moves))
            if len(moves) > 1:
                choices += 1
                branches += len(moves)
            self._decide(recorder, bots, moves)
            self._look(pos)
        record = self._checked(recorder)
        assert record.result is not None
        played = Played(
            number=number,
            deal=deal,
            seats=self.seats,
            order=self.order + [seat for seat in range(self.players) if seat not in self.order],
            scores=record.result.scores,
            ranking=record.result.ranking,
            sources=_sources(pos),
            course=course_of(self.standings),
            cause=record.result.cause,
            decisions=len(recorder.moves),
            choices=choices,
            branches=branches,
            widest=widest,
        )
        return played, record

    def _set_up(self) -> Recorder:
        try:
            chance = Chance(self.seed, recording=True)
            return Recorder(self.game, self.players, chance, self.seats, self.seed, events=False)
        except ValueError:
            raise  # a number of players or an option that this game does not offer
        except Exception as error:
            raise LabError(f"{self._where()}: set-up: {_named(error)}", None) from error

    def _legal(self, pos: Position[Any]) -> list[Move]:
        try:
            moves = pos.legal()
        except Exception as error:
            raise self._failed(f"legal moves: {_named(error)}") from error
        if not moves:
            raise self._failed(f"seat {pos.to_move} has no legal move")
        return moves

    def _decide(self, recorder: Recorder, bots: list[Bot], moves: list[Move]) -> None:
        pos = recorder.position
        seat = pos.to_move
        assert seat is not None
        if seat not in self.order:
            self.order.append(seat)
        try:
            move = bots[seat].choose(_ToldSeat(pos, seat, moves))
        except Exception as error:
            raise self._failed(f"bot {self.seats[seat]}: {_named(error)}") from error
        try:
            recorder.play(move)
        except Exception as error:
            recorder.moves.append(RecordedMove(seat, move.notation, recorder.chance.take()))
            raise self._failed(f"'{move.notation}': {_named(error)}") from error

    def _look(self, pos: Position[Any]) -> None:
        try:
            self.standings.append(pos.scores())
        except Exception as error:
            raise self._failed(f"points: {_named(error)}") from error

    def _checked(self, recorder: Recorder) -> Record:
        pos = recorder.position
        try:
            record = recorder.record()
            found, boxed = pos.census(), self.game.census(self.players)
        except Exception as error:
            raise self._failed(f"result: {_named(error)}") from error
        if not pos.cause():
            raise self._failed("the game is over, but by no rule")
        if found != boxed:
            wrong = [f"{name}: {found.get(name)}" for name in found | boxed if found.get(name) != boxed.get(name)]
            raise self._failed(f"the census does not agree with the box ({', '.join(wrong)})")
        return record

    # ---- when it goes wrong

    def _where(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.game.options.items())
        at = len(self.recorder.moves) if self.recorder else 0
        return f"{self.game.name}, {counted(self.players)}{options}, seed {self.seed}, move {at}"

    def _failed(self, what: str) -> LabError:
        try:
            record = self.recorder.record() if self.recorder else None
        except Exception:
            record = None
        return LabError(f"{self._where()}: {what}", record)


def _sources(pos: Position[Any]) -> dict[str, list[int]]:
    breakdown = pos.breakdown()
    return {name: [of_seat[row][1] for of_seat in breakdown] for row, (name, _) in enumerate(breakdown[0])}


def course_of(standings: list[list[int]]) -> Course:
    """From the points after every decision, the set-up first."""
    last = len(standings) - 1
    changes, leader = 0, None
    for points in standings[:last]:
        most = max(points)
        if points.count(most) == 1 and points.index(most) != leader:
            changes += leader is not None
            leader = points.index(most)
    tenths = [standings[last * tenth // TENTHS] for tenth in range(TENTHS + 1)]
    return Course(tenths, standings[max(last - 1, 0)], changes, leader)


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
