"""A table: one game, the seats around it, its record, and undo. It knows neither web nor terminal, and no bots."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import msgspec

from ..kernel.box import Game
from ..kernel.chance import Chance
from ..kernel.events import Event, Journal
from ..kernel.moves import Move, UnknownMove
from ..kernel.position import Position
from ..kernel.record import Record, RecordedMove, Recorder, Replay, Result
from ..kernel.refusals import IllegalMove
from . import rows

HIDDEN = ""
"""Stands among the moves for one that its reader may not know yet."""


class TableError(ValueError):
    """Something the table does not allow; `key` names the reason for words: `no-stale`, `undo-chance`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Before:
    """How things stood before a move, so that it can be taken back."""

    __slots__ = ("events", "noted", "position")

    def __init__(self, position: Position[Any], events: int, forced: bool | None) -> None:
        self.position = position
        self.events = events
        self.noted = forced
        """Whether the table itself made the move, with no choice or as part of a row; None where it came with a record
        and nobody has asked yet."""

    @property
    def forced(self) -> bool:
        """Whether nobody was asked. To ask this of a whole record takes longer than to replay it."""
        if self.noted is None:
            self.noted = rows.only_answer(self.position) is not None
        return self.noted


class Continued(Recorder):
    """Goes on writing a record that others have begun, from the position it has come to. `result` is the one that
    stands under the record and that no later rules recount."""

    def __init__(
        self, record: Record, game: Game, position: Position[Any], journal: Journal, result: Result | None = None
    ) -> None:
        self.game = game
        # What follows must not repeat what the seed has drawn already.
        again = None if record.seed is None else record.seed + 1_000_003 * (len(record.moves) + 1)
        self.chance = Chance(again, recording=True)
        self.journal = self._told = journal
        self.seats = list(record.seats)
        self.seed = record.seed
        self.moves = list(record.moves)
        self.position = position
        self.setup = record.setup.chance
        self._begun = record
        self._result = result

    def record(self) -> Record:
        """Its head stays what it was: a game that has changed its rules on the way replays under no rules at all."""
        record = msgspec.structs.replace(super().record(), edition=self._begun.edition, rules=self._begun.rules)
        return record if self._result is None else msgspec.structs.replace(record, result=self._result)


class Table:
    """A game being played. `seats` says who sits where, in any words; the record keeps them.

    `free_undo`: the humans share a screen (or are alone) and may go back as far as they like. `practice`: the seed
    was chosen and is no secret. `auto_single`: where there is no choice the table itself plays and returns the move
    with the others, unless it is a secret one. `chance` is another source of luck than the seed: it must record."""

    def __init__(
        self,
        game: Game,
        players: int,
        seats: list[str],
        seed: int | None = None,
        free_undo: bool = False,
        *,
        practice: bool = False,
        auto_single: bool = False,
        chance: Chance | None = None,
    ) -> None:
        chance = chance or Chance(seed, recording=True)
        self._sit_down(Recorder(game, players, chance, seats, seed), free_undo, practice)
        self.auto_single = auto_single
        self.forced_at_start = self._play_forced()

    def _sit_down(self, recorder: Recorder, free_undo: bool, practice: bool) -> None:
        if len(recorder.seats) != recorder.position.players:
            raise ValueError(f"{recorder.position.players} players need as many seats, not {len(recorder.seats)}")
        self._recorder = recorder
        self.free_undo = free_undo
        self.practice = practice
        self.auto_single = False
        self._before: list[Before] = []
        self.one_by_one = False
        """Whether only single moves are offered, as in a lesson."""
        self._offer: rows.Offer | None = None
        self.first = 0
        """The number of moves behind which nothing is known but their notation: 0 unless the rules have changed."""
        self.set_up_events = len(recorder.journal.events)

    @classmethod
    def resume(
        cls,
        record: Record,
        open_box: Callable[[str, dict[str, Any]], Game],
        free_undo: bool = False,
        *,
        auto_single: bool = False,
        made: Sequence[bool] = (),
    ) -> Table:
        """The table that a record describes, finished or not. RecordError if the record does not replay. `made` says
        which of its moves the table itself made, as far as that was noted."""
        replaying = cls.resuming(record, open_box, free_undo, auto_single=auto_single, made=made)
        while True:
            try:
                next(replaying)
            except StopIteration as done:
                table: Table = done.value
                return table

    @classmethod
    def resuming(
        cls,
        record: Record,
        open_box: Callable[[str, dict[str, Any]], Game],
        free_undo: bool = False,
        *,
        auto_single: bool = False,
        made: Sequence[bool] = (),
    ) -> Generator[None, None, Table]:
        """As `resume`, but stopping after every move: for those who have something else to do meanwhile."""
        replay = Replay(record, open_box)

        def now(number: int) -> Before:
            noted = True if number < len(made) and made[number] else None if auto_single else False
            return Before(replay.position.copy(), len(replay.journal.events), noted)

        stood = [now(0)]
        for _ in replay:
            stood.append(now(len(stood)))
            yield
        table = cls.__new__(cls)
        recorder = Continued(record, replay.game, replay.position, replay.journal)
        table._sit_down(recorder, free_undo, _is_practice(record))
        table.set_up_events = stood[0].events
        table._before = stood[:-1]
        table.auto_single = auto_single
        table.forced_at_start = table._play_forced()
        return table

    @classmethod
    def from_snapshot(
        cls,
        record: Record,
        game: Game,
        snapshot: dict[str, Any],
        free_undo: bool = False,
        *,
        auto_single: bool = False,
    ) -> Table:
        """Goes on from the `dump()` of the last position, where the record does not replay any more. The moves stay
        listed; what happened and how things stood before is not known, and nobody can go back behind it."""
        position = game.load(snapshot)
        if position.players != record.players or (not position.over and not position.legal()):
            raise ValueError("the position cannot be played on")
        table = cls.__new__(cls)
        recorder = Continued(record, game, position, Journal(), record.result)
        table._sit_down(recorder, free_undo, _is_practice(record))
        table.first = len(record.moves)
        table.auto_single = auto_single
        table.forced_at_start = table._play_forced()
        return table

    def chance_brings(self, chance: Chance) -> None:
        """From now on this is drawn: for lessons, where luck is part of what is taught. It must record."""
        self._recorder.chance = chance

    # ---- what there is to see

    @property
    def game(self) -> Game:
        return self._recorder.game

    @property
    def position(self) -> Position[Any]:
        return self._recorder.position

    @property
    def seats(self) -> list[str]:
        return self._recorder.seats

    @property
    def moves(self) -> list[RecordedMove]:
        return self._recorder.moves

    @property
    def events(self) -> list[Event]:
        return self._recorder.journal.events

    @property
    def step(self) -> str:
        """The name of the decision that is due, empty when the game is over."""
        agenda = self.position.agenda
        return agenda[-1].name if agenda else ""

    def record(self) -> Record:
        """The whole record, for whoever keeps the table: it tells everything that is hidden."""
        return msgspec.structs.replace(self._recorder.record(), practice=self.practice)

    def record_to_give(self) -> Record:
        """The record for people: after the end everybody's, before only that of somebody who plays with nobody else.
        While the game runs it has no seed, for that is the future; unless it is practice."""
        record = self.record()
        if self.position.over or self.practice:
            return record
        return msgspec.structs.replace(record, seed=None)

    def moves_told(self, seat: int | None) -> list[RecordedMove]:
        """The moves as a seat, or nobody at the table, may read them: without outcomes, and HIDDEN where somebody else
        has chosen in secret what the rules have not shown."""
        unshown = len(self.moves) if self.position.over else self.shown()
        return [
            RecordedMove(entry.seat, HIDDEN if entry.seat != seat and self._untold(number, unshown) else entry.move)
            for number, entry in enumerate(self.moves)
        ]

    def shown(self) -> int:
        """How many moves there were when the secret choices began that are going to be shown; all if there are none."""
        number = len(self.moves)
        if not _asks_until_shown(self.position):
            return number
        while number > self.first and _asks_until_shown(self._stood(number - 1).position):
            number -= 1
        # Where it cannot be known how far back they go, everything stays hidden.
        return number if number > self.first else 0

    def _untold(self, number: int, unshown: int) -> bool:
        """Whether others do not know the move with this index."""
        if number >= unshown:
            return True
        if self.position.over:
            return False
        if number >= self.first:
            step = self._stood(number).position.agenda[-1]
            return step.stays_secret and step.secret(self._stood(number).position)
        return _may_stay_secret(self.game, self.moves[number].move)

    def record_until(self, number: int, seats: list[str] | None = None) -> Record:
        """The record as it was after `number` moves, for others to play on from there. Without the seed: whoever
        goes on twice from the same place must not foresee what is drawn."""
        self._check(number, 0)
        record = self.record()
        return msgspec.structs.replace(
            record,
            seats=record.seats if seats is None else seats,
            seed=None,
            moves=record.moves[:number],
            result=record.result if number == len(self.moves) else None,
        )

    # ---- looking back

    def position_at(self, number: int) -> Position[Any]:
        """The position after `number` moves, from `first` on; a copy."""
        self._check(number, self.first)
        return (self.position if number == len(self.moves) else self._stood(number).position).copy()

    def events_of(self, number: int) -> list[Event]:
        """What happened with move `number`; 0 is the set-up. Nothing up to `first` if that is not 0."""
        self._check(number, 0)
        if number == 0:
            return self.events[: self.set_up_events]
        if number <= self.first:
            return []
        end = len(self.events) if number == len(self.moves) else self._stood(number).events
        return self.events[self._stood(number - 1).events : end]

    def was_forced(self, number: int) -> bool:
        """Whether the table itself made move `number`: there was no choice, or it belongs to the row before it."""
        self._check(number, 1)
        return number > self.first and self._stood(number - 1).forced

    def made_itself(self, number: int) -> bool:
        """As `was_forced`, of the moves of which it was noted; of those that came with a record nothing is asked."""
        self._check(number, 1)
        return number > self.first and bool(self._stood(number - 1).noted)

    def _stood(self, number: int) -> Before:
        """How things stood after `number` moves, before the next one."""
        return self._before[number - self.first]

    def _check(self, number: int, least: int) -> None:
        if not least <= number <= len(self.moves):
            raise TableError("no-such-number")

    # ---- playing

    def play(self, seat: int, move: Move, after: int | None = None) -> list[RecordedMove]:
        """Plays a move for a seat and returns it, followed by moves the table made because there was no choice.
        `after` is the number of moves the player had seen; if there are more by now, the move is stale."""
        self._check_turn(seat, after)
        return [self._carry_out(move, forced=False), *self._play_forced()]

    def play_row(self, seat: int, moves: Sequence[Move], after: int | None = None) -> list[RecordedMove]:
        """As `play`, one of the rows that are offered: all of it or nothing, and one undo takes it back."""
        self._check_turn(seat, after)
        if tuple(moves) not in [row.moves for row in self.offer.rows]:
            raise TableError("no-row")
        before = len(self.moves)
        try:
            played = [self._carry_out(move, forced=number > 0) for number, move in enumerate(moves)]
        except IllegalMove:
            self._go_back(before)
            raise
        return [*played, *self._play_forced()]

    @property
    def offer(self) -> rows.Offer:
        """What is offered to the seat that is to decide, besides its legal moves."""
        if self._offer is None:
            self._offer = rows.offer(self.position)
            if self.one_by_one:
                self._offer = self._offer._replace(rows=())
        return self._offer

    def _check_turn(self, seat: int, after: int | None) -> None:
        if self.position.over:
            raise TableError("no-over")
        if after is not None and after != len(self.moves):
            raise TableError("no-stale")
        if self.position.to_move != seat:
            raise TableError("no-not-your-turn")

    def _play_forced(self) -> list[RecordedMove]:
        played: list[RecordedMove] = []
        while self.auto_single and (only := rows.only_answer(self.position)) is not None:
            played.append(self._carry_out(only, forced=True))
        return played

    def _carry_out(self, move: Move, forced: bool) -> RecordedMove:
        before = Before(self.position.copy(), len(self.events), forced)
        entry = self._recorder.play(move)
        self._before.append(before)
        self._offer = None
        return entry

    # ---- taking back

    def undo_refusal(self, seat: int, to: int | None = None) -> str | None:
        """None if this seat may take its last decision back, or all from the one after `to` moves on; else the key of
        the reason."""
        last = self.last_decision(seat) if to is None else to
        if last < 0 or not self._decided(seat, last):
            return "undo-nothing"
        if self.free_undo:
            return None
        if self.position.to_move != seat or any(entry.seat != seat for entry in self.moves[last:]):
            return "undo-other"
        if any(entry.chance for entry in self.moves[last:]):
            return "undo-chance"
        if self._stood(last).position.knowledge() != self.position.knowledge():
            return "undo-seen"
        return None

    def undo(self, seat: int, to: int | None = None) -> list[RecordedMove]:
        """Goes back to before this seat's last decision, or the one after `to` moves; returns the moves that are gone,
        oldest first."""
        refusal = self.undo_refusal(seat, to)
        if refusal is not None:
            raise TableError(refusal)
        return self._go_back(self.last_decision(seat) if to is None else to)

    def _go_back(self, number: int) -> list[RecordedMove]:
        """To how things stood after `number` moves; returns those that are gone."""
        before, gone = self._stood(number), self.moves[number:]
        self._recorder.position = before.position
        del self._before[number - self.first :], self.moves[number:], self.events[before.events :]
        self._offer = None
        return gone

    def last_decision(self, seat: int) -> int:
        """The index of the last move this seat chose itself and could go back to, -1 if there is none."""
        known = range(len(self.moves) - 1, self.first - 1, -1)
        return next((index for index in known if self._decided(seat, index)), -1)

    def _decided(self, seat: int, index: int) -> bool:
        """Whether this seat itself chose the move of this index, which can be gone back to."""
        known = self.first <= index < len(self.moves)
        return known and self.moves[index].seat == seat and not self.was_forced(index + 1)

    def decided_in_a_row(self, seat: int) -> list[int]:
        """The indices of what this seat has chosen since somebody else last played."""
        begin = len(self.moves)
        while begin > self.first and self.moves[begin - 1].seat == seat:
            begin -= 1
        return [index for index in range(begin, len(self.moves)) if self._decided(seat, index)]

    def row_from(self, index: int) -> list[Move]:
        """The move with this index and those of its kind that the table made after it, as the rest of a row or since
        there was no choice."""
        moves = [self.game.move(self.moves[index].move)]
        for number in range(index + 2, len(self.moves) + 1):
            entry = self.moves[number - 1]
            move = self.game.move(entry.move)
            if entry.seat != self.moves[index].seat or move.verb != moves[0].verb or not self.was_forced(number):
                break
            moves.append(move)
        return moves


def _is_practice(record: Record) -> bool:
    """Whoever brings the record of a running game with its seed knows what comes."""
    return record.practice or (record.seed is not None and record.result is None)


def _asks_until_shown(pos: Position[Any]) -> bool:
    """Whether what is being asked is a secret until all have answered."""
    step = pos.agenda[-1] if pos.agenda else None
    return step is not None and not step.stays_secret and step.secret(pos)


def _may_stay_secret(game: Game, notation: str) -> bool:
    """Of a move that was made in a position nobody knows any more: what may be a secret is one."""
    try:
        verb = game.move(notation).verb
    except UnknownMove:
        return True
    kinds = [step for step in game.steps.values() if step.stays_secret]
    return any(verb == answer.word for step in kinds for answer in step.verbs)
