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


class LabError(Exception):
    """A game that did not end by a rule. `record` holds it as far as it went, with the move that broke it; None if
    not even the set-up came about."""

    def __init__(self, message: str, record: Record | None) -> None:
        super().__init__(message, record)
        self.message = message
        self.record = record

    def __str__(self) -> str:
        return self.message


class Played(msgspec.Struct, frozen=True):
    """What statistics want to know of one game."""

    number: int
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    cause: str
    decisions: int
    choices: int
    """Decisions with two or more legal moves."""
    branches: int
    """The sum of their legal moves."""
    widest: int
    """The most legal moves of any decision."""


def play_one(
    game: Game, players: int, number: int, seed: int, seats: list[str], bots: list[Bot] | None = None
) -> Played:
    """Plays game `number` of the row that starts from `seed`; `bots` sit in for those that `seats` names."""
    table = _Table(game, players, derived_seed(seed, number, "chance"), seats)
    if bots is None:
        bots = [make_bot(name, derived_seed(seed, number, f"seat {seat}")) for seat, name in enumerate(seats)]
    return table.play(number, bots)


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
    """The game being played, and the moves so far."""

    def __init__(self, game: Game, players: int, seed: int, seats: list[str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.seats = seats
        self.chance = Chance(seed)
        self.moves: list[Move] = []

    def play(self, number: int, bots: list[Bot]) -> Played:
        pos = self._set_up()
        choices = branches = widest = 0
        most = self.game.max_decisions(self.players)
        while not pos.over:
            if len(self.moves) >= most:
                raise self._failed(f"the game goes on after {most} decisions")
            moves = self._legal(pos)
            widest = max(widest, len(moves))
            if len(moves) > 1:
                choices += 1
                branches += len(moves)
            self._decide(pos, bots, moves)
        return self._result(pos, number, choices, branches, widest)

    def _set_up(self) -> Position[Any]:
        try:
            return self.game.start(self.players, self.chance)
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

    def _decide(self, pos: Position[Any], bots: list[Bot], moves: list[Move]) -> None:
        seat = pos.to_move
        assert seat is not None
        try:
            move = bots[seat].choose(_ToldSeat(pos, seat, moves))
        except Exception as error:
            raise self._failed(f"bot {self.seats[seat]}: {_named(error)}") from error
        self.moves.append(move)
        try:
            pos.play(move, self.chance)
        except Exception as error:
            raise self._failed(f"'{move.notation}': {_named(error)}") from error

    def _result(self, pos: Position[Any], number: int, choices: int, branches: int, widest: int) -> Played:
        try:
            scores, ranking, cause = pos.scores(), pos.ranking(), pos.cause()
            found, boxed = pos.census(), self.game.census(self.players)
        except Exception as error:
            raise self._failed(f"result: {_named(error)}") from error
        if not cause:
            raise self._failed("the game is over, but by no rule")
        if found != boxed:
            wrong = [f"{name}: {found.get(name)}" for name in found | boxed if found.get(name) != boxed.get(name)]
            raise self._failed(f"the census does not agree with the box ({', '.join(wrong)})")
        return Played(number, self.seats, scores, ranking, cause, len(self.moves), choices, branches, widest)

    # ---- when it goes wrong

    def _where(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.game.options.items())
        return f"{self.game.name}, {counted(self.players)}{options}, seed {self.seed}, move {len(self.moves)}"

    def _failed(self, what: str) -> LabError:
        return LabError(f"{self._where()}: {what}", self._record())

    def _record(self) -> Record | None:
        """The game played again and written down; luck comes from the seed, so it is the same game."""
        chance = Chance(self.seed, recording=True)
        try:
            recorder = Recorder(self.game, self.players, chance, self.seats, self.seed)
            for move in self.moves:
                seat = recorder.position.to_move
                if seat is None:
                    break
                try:
                    recorder.play(move)
                except Exception:
                    recorder.moves.append(RecordedMove(seat, move.notation, chance.take()))
                    break
            return recorder.record()
        except Exception:
            return None


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
