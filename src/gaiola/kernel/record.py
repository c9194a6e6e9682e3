"""Records: one JSON document is the whole game. Moves and outcomes stand in it by name, so a record replays exactly
even if the generator or the ids change. Not compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .box import Game
from .chance import Chance, Scripted, ScriptError
from .events import Journal
from .moves import Move, UnknownMove
from .position import Position
from .refusals import IllegalMove

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the message says where and why."""


class EditionMark(msgspec.Struct, frozen=True):
    name: str
    version: str
    hash: str
    reconstructed: bool


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    move: str
    chance: list[str] = []


class Setup(msgspec.Struct, frozen=True):
    chance: list[str]


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    ranking: list[int]
    cause: str


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as it is written down. `result` stands only under a finished game, `seed` may be withheld; in `practice`
    somebody chose it."""

    format: int
    game: str
    edition: EditionMark
    rules: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    seed: int | None
    practice: bool = False
    setup: Setup
    moves: list[RecordedMove]
    result: Result | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class _Head(msgspec.Struct):
    format: int


def read_record(text: bytes | str) -> Record:
    try:
        number = msgspec.json.decode(text, type=_Head).format
        if number != FORMAT:
            raise RecordError(f"the record has format {number}; this program reads format {FORMAT}")
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a record: {error}") from None


class Recorder:
    """A game being played and written down at the same time."""

    def __init__(self, game: Game, players: int, chance: Chance, seats: list[str], seed: int | None = None) -> None:
        if not chance.recording:
            raise ValueError("a recorder needs a Chance that records: Chance(seed, recording=True)")
        self.game = game
        self.chance = chance
        self.journal = Journal()
        self.seats = seats
        self.seed = seed
        self.moves: list[RecordedMove] = []
        self.position = game.start(players, chance, self.journal)
        self.setup = chance.take()

    def play(self, move: Move) -> RecordedMove:
        seat = self.position.to_move
        self.position.play(move, self.chance, self.journal)
        assert seat is not None
        entry = RecordedMove(seat, move.notation, self.chance.take())
        self.moves.append(entry)
        return entry

    def record(self) -> Record:
        pos = self.position
        edition = self.game.edition
        result = Result(pos.scores(), pos.ranking(), pos.cause()) if pos.over else None
        return Record(
            format=FORMAT,
            game=self.game.name,
            edition=EditionMark(edition.name, edition.version, edition.hash, edition.reconstructed),
            rules=self.game.rules_version,
            players=pos.players,
            options=self.game.options,
            seats=self.seats,
            seed=self.seed,
            setup=Setup(self.setup),
            moves=list(self.moves),
            result=result,
        )


class Replay:
    """A record played again. Iterating plays it move by move and yields (number, entry, position); at the end the
    result is compared."""

    def __init__(self, record: Record, open_box: Callable[[str, dict[str, Any]], Game]) -> None:
        self.record = record
        try:
            self.game = open_box(record.game, record.options)
        except (KeyError, ValueError) as error:
            raise RecordError(f"the record's game cannot be opened: {error}") from None
        self._check_head()
        self.journal = Journal()
        chance = Scripted(record.setup.chance)
        try:
            self.position: Position[Any] = self.game.start(record.players, chance, self.journal)
        except ValueError as error:
            raise RecordError(f"set-up: {error}") from None
        if chance.left:
            raise RecordError(f"set-up: {chance.left} outcomes too many, from '{chance.script[chance.at]}' on")

    def _check_head(self) -> None:
        record, edition = self.record, self.game.edition
        if record.edition.hash != edition.hash:
            raise RecordError(
                f"the record was played with edition {record.edition.name} {record.edition.version} "
                f"({record.edition.hash}), not with {edition.name} {edition.version} ({edition.hash}); "
                "give that edition's file"
            )
        if record.rules != self.game.rules_version:
            raise RecordError(f"the record follows rules {record.rules}; this program plays {self.game.rules_version}")
        if len(record.seats) != record.players:
            raise RecordError(f"seats: {record.players} expected, {len(record.seats)} found")

    def __iter__(self) -> Iterator[tuple[int, RecordedMove, Position[Any]]]:
        for number, entry in enumerate(self.record.moves, 1):
            self._play(number, entry)
            yield number, entry, self.position
        self._check_result()

    def _play(self, number: int, entry: RecordedMove) -> None:
        where = f"move {number} ('{entry.move}')"
        if self.position.to_move != entry.seat:
            due = "nobody, the game is over" if self.position.over else f"seat {self.position.to_move}"
            raise RecordError(f"{where}: by seat {entry.seat}, but to move is {due}")
        chance = Scripted(entry.chance)
        try:
            self.position.play(self.game.move(entry.move), chance, self.journal)
        except (UnknownMove, IllegalMove, ScriptError) as error:
            raise RecordError(f"{where}: {error}") from None
        if chance.left:
            raise RecordError(f"{where}: {chance.left} outcomes too many, from '{chance.script[chance.at]}' on")

    def _check_result(self) -> None:
        pos, result = self.position, self.record.result
        if pos.over != (result is not None):
            raise RecordError("the record has a result but the game goes on" if result else "the result is missing")
        if result is not None and result != Result(pos.scores(), pos.ranking(), pos.cause()):
            raise RecordError(
                f"result: the record says {result.scores} by '{result.cause}', "
                f"the replay ends with {pos.scores()} by '{pos.cause()}'"
            )

    def verify(self) -> Position[Any]:
        """Plays to the end; RecordError if anything differs."""
        for _ in self:
            pass
        return self.position
