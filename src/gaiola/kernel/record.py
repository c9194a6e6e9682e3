"""Records: one JSON document is the whole game. Moves and outcomes stand in it by name, so a record replays exactly
even if the generator or the ids change. Not compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from .box import Game
from .chance import Chance, Scripted, ScriptError
from .edition import Edition
from .events import Journal
from .moves import Move, UnknownMove
from .position import Position
from .refusals import IllegalMove

T = TypeVar("T")

FORMAT = 1

LONGEST = 200
"""Characters of a name, a notation or an outcome; the longest notation so far has 34."""
MOST_DIGITS = 40

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Outcomes: TypeAlias = Annotated[list[Text], msgspec.Meta(max_length=1000)]
Seats: TypeAlias = Annotated[list[Text], msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Numbers: TypeAlias = Annotated[list[Number], msgspec.Meta(max_length=100)]
Chosen: TypeAlias = Annotated[dict[Text, bool | Number | Text], msgspec.Meta(max_length=100)]


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the message says where and why."""


class EditionMark(msgspec.Struct, frozen=True):
    """Which edition a game was played with: a file with another hash is another edition."""

    name: Text
    version: Text
    hash: Text
    reconstructed: bool

    @classmethod
    def of(cls, edition: Edition) -> EditionMark:
        return cls(edition.name, edition.version, edition.hash, edition.reconstructed)

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.hash})"


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who played what, and what chance brought."""

    seat: Number
    move: Text
    chance: Outcomes = []


class Setup(msgspec.Struct, frozen=True):
    """What chance brought before the first move."""

    chance: Outcomes


class Result(msgspec.Struct, frozen=True):
    """How a game ended, to be compared with the replay."""

    scores: Numbers
    ranking: Numbers
    cause: Text


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as it is written down. `result` stands only under a finished game, `seed` may be withheld; in `practice`
    somebody chose it. What is read is bounded: whoever sends a record may be anybody."""

    format: int
    game: Text
    edition: EditionMark
    rules: Text
    players: Number
    options: Chosen
    seats: Seats
    seed: int | None
    practice: bool = False
    setup: Setup
    moves: list[RecordedMove]
    result: Result | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class _Head(msgspec.Struct):
    format: Number


def read_record(text: bytes | str) -> Record:
    """The record in a JSON text, as far as it can be judged without its game."""
    number = _decode(text, _Head).format
    if number != FORMAT:
        raise RecordError(f"the record has format {number}; this program reads format {FORMAT}")
    record = _decode(text, Record)
    head = [record.game, record.rules, record.edition.name, record.edition.version, record.edition.hash]
    for written in (*head, *record.options, *record.seats):
        if not written.isprintable():
            raise RecordError(f"this is not a record: {written!a} holds characters that cannot be printed")
    if record.seed is not None and abs(record.seed) >= 10**MOST_DIGITS:
        raise RecordError(f"this is not a record: seed: at most {MOST_DIGITS} digits expected")
    return record


def _decode(text: bytes | str, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=type_)
    except RecursionError:
        raise RecordError("this is not a record: it is nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"this is not a record: {error}") from None


class Recorder:
    """A game being played and written down at the same time. Without `events`, `journal` stays empty: where many games
    are played, telling what happened would take a tenth of the time."""

    def __init__(
        self,
        game: Game,
        players: int,
        chance: Chance,
        seats: list[str],
        seed: int | None = None,
        events: bool = True,
    ) -> None:
        if not chance.recording:
            raise ValueError("a recorder needs a Chance that records: Chance(seed, recording=True)")
        self.game = game
        self.chance = chance
        self.journal = Journal()
        self._told = self.journal if events else None
        self.seats = seats
        self.seed = seed
        self.moves: list[RecordedMove] = []
        self.position = game.start(players, chance, self._told)
        self.setup = chance.take()

    def play(self, move: Move) -> RecordedMove:
        seat = self.position.to_move
        self.position.play(move, self.chance, self._told)
        assert seat is not None
        entry = RecordedMove(seat, move.notation, self.chance.take())
        self.moves.append(entry)
        return entry

    def record(self) -> Record:
        pos = self.position
        result = Result(pos.scores(), pos.ranking(), pos.cause()) if pos.over else None
        return Record(
            format=FORMAT,
            game=self.game.name,
            edition=EditionMark.of(self.game.edition),
            rules=self.game.rules_version,
            players=pos.players,
            options=self.game.options,
            seats=self.seats,
            seed=self.seed,
            setup=Setup(self.setup),
            moves=list(self.moves),
            result=result,
        )


def check_head(record: Record, game: Game) -> None:
    """Whether a record can be one of this game, whatever its options: RecordError if not."""
    edition = EditionMark.of(game.edition)
    if record.edition.hash != edition.hash:
        played = f"the record was played with edition {record.edition}, not with {edition}"
        raise RecordError(f"{played}; give that edition's file")
    if record.edition != edition:
        raise RecordError(f"the record names edition {record.edition}, but this hash is that of {edition}")
    if record.rules != game.rules_version:
        raise RecordError(f"the record follows rules {record.rules}; this program plays {game.rules_version}")
    if not game.min_players <= record.players <= game.max_players:
        raise RecordError(f"players: {game.name} is for {game.players_wanted}, not {record.players}")
    if len(record.seats) != record.players:
        raise RecordError(f"seats: {record.players} expected, {len(record.seats)} found")


class Replay:
    """A record played again. Iterating plays it move by move and yields (number, entry, position); at the end the
    result is compared."""

    def __init__(self, record: Record, open_box: Callable[[str, dict[str, Any]], Game]) -> None:
        self.record = record
        try:
            self.game = open_box(record.game, record.options)
        except (KeyError, ValueError) as error:
            raise RecordError(f"the record's game cannot be opened: {error}") from None
        check_head(record, self.game)
        most = self.game.max_decisions(record.players)
        if len(record.moves) > most:
            raise RecordError(f"moves: {len(record.moves)} found, but no such game has more than {most}")
        self.journal = Journal()
        chance = Scripted(record.setup.chance)
        try:
            self.position: Position[Any] = self.game.start(record.players, chance, self.journal)
        except ValueError as error:
            raise RecordError(f"set-up: {error}") from None
        if chance.left:
            raise RecordError(f"set-up: {chance.left} outcomes too many, from '{chance.script[chance.at]}' on")

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
            move = self.game.move(entry.move)
            if move.notation != entry.move:
                raise RecordError(f"{where}: this move is written '{move.notation}'")
            self.position.play(move, chance, self.journal)
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
