"""Positions to learn from: what a seat knew, what it could do, what it did, and what came of it.

    dataset.json          what was asked, and the schema: every column with its type, who knows it, what it means
    part-00000.parquet    the decisions of the first games, part-00001 those of the next, and so on
    vocabulary.parquet    every move of the game, with its id in this edition

Whatever a seat knows is taken from its `Seat`, which is all a bot ever gets, so a row cannot hold more. Only decisions
with two or more legal moves are there. A part that is there is not played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ..kernel.box import Game
from ..kernel.moves import Move
from ..kernel.record import EditionMark
from ..kernel.seat import Seat
from .extras import extra
from .folder import FolderError, pretty, write_whole
from .play import Played
from .seatings import whole_deals
from .watching import in_turn, play_watched
from .work import Job, entrants

FORMAT = 1
PART = 20
"""Games in a part."""
ASKED = "dataset.json"
VOCABULARY = "vocabulary.parquet"

SEAT, BOT, OUTCOME, KEY = "seat", "bot", "outcome", "key"
"""Who knows a column: the seat when it decides; nobody but the bot that chose; everybody when the game is over; and
what belongs to the data set alone. Train on columns of `seat`, or teach a bot what it may not know."""


class Column(NamedTuple):
    name: str
    type: str
    knows: str
    means: str


COLUMNS = (
    Column("game_number", "int32", KEY, "the number of the game; all rows of a game have the same"),
    Column("decision", "int32", KEY, "how many decisions were made in the game before this one"),
    Column("bot", "string", KEY, "who sits there"),
    Column("seat", "int8", SEAT, "the seat that decides, from 0"),
    Column("players", "int8", SEAT, "how many seats there are"),
    Column("step", "string", SEAT, "which decision of the rules is asked"),
    Column("view", "string", SEAT, "the position as this seat may see it, as JSON: Position.view(seat)"),
    Column("legal", "list<string>", SEAT, "the legal moves, in the notation of records"),
    Column("choice", "int16", BOT, "which of them was played, from 0"),
    Column("score", "int32", OUTCOME, "the points of this seat at the end"),
    Column("rank", "int8", OUTCOME, "its rank, 1 for the winner"),
    Column("won", "float32", OUTCOME, "its share of the win: 1, 0, or a part of a shared one"),
    Column("scores", "list<int32>", OUTCOME, "the points of every seat at the end"),
)


class DatasetAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks the same gets the same rows. The seed stands here and in no row: with it every hidden card is known."""

    format: int
    game: str
    edition: EditionMark
    options: dict[str, Any]
    players: int
    bots: list[str]
    seed: int
    games: int


def dataset(
    game: Game,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    out: Path,
    workers: int = 1,
    on_part: Callable[[int], None] = lambda games: None,
) -> int:
    """Writes the data set into a folder; how many rows it has. MissingExtra without pyarrow."""
    extra("pyarrow", "A data set")
    entered = entrants(game, list(bots))
    asked = DatasetAsked(
        format=FORMAT,
        game=game.name,
        edition=EditionMark.of(game.edition),
        options=game.options,
        players=players,
        bots=[entrant.name for entrant in entered],
        seed=seed,
        games=whole_deals(games, len(entered)),
    )
    _begin(out, asked)
    _write(out / VOCABULARY, _vocabulary(game), VOCABULARY_COLUMNS)
    job, parts = Job.of(game, players, seed, entered), range(-(-asked.games // PART))
    rows = 0
    for written in in_turn(game, job, partial(_write_part, out=out, games=asked.games), parts, workers):
        rows += written
        on_part(PART)
    return rows


def _begin(out: Path, asked: DatasetAsked) -> None:
    """A folder holds one data set. It may grow."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / ASKED
    if path.exists():
        try:
            there = msgspec.convert(json.loads(path.read_bytes())["asked"], DatasetAsked)
        except (ValueError, KeyError, TypeError):
            raise FolderError(f"{path} is not of this program; take another folder") from None
        if msgspec.structs.replace(there, games=asked.games) != asked or there.games > asked.games:
            raise FolderError(f"{out} holds another data set; take another folder, or ask for the same and more")
        if there.games < asked.games and there.games % PART:
            (out / part_name(there.games // PART)).unlink(missing_ok=True)  # the last one was not full
    elif any(out.iterdir()):
        raise FolderError(f"{out} holds something, but no data set; take another folder")
    schema = [{"column": name, "type": kind, "knows": knows, "means": means} for name, kind, knows, means in COLUMNS]
    write_whole(path, pretty({"asked": asked, "schema": schema}))


def part_name(part: int) -> str:
    return f"part-{part:05}.parquet"


# ---- rows

Row = dict[str, Any]


def known(seat: Seat, legal: Sequence[Move]) -> Row:
    """What a seat knows when it decides."""
    view = seat.view()
    return {
        "seat": seat.number,
        "step": view["step"],
        "view": msgspec.json.encode(view).decode(),
        "legal": [move.notation for move in legal],
    }


class Scribe:
    """Writes the rows of a game while it is played."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rows: list[Row] = []
        self._decisions = 0

    def __call__(self, seat: Seat, legal: list[Move], chosen: Move) -> None:
        if len(legal) > 1:
            at = {"game_number": self.number, "decision": self._decisions}
            self.rows.append({**at, **known(seat, legal), "choice": legal.index(chosen)})
        self._decisions += 1

    def finished(self, played: Played) -> list[Row]:
        """With what came of each choice."""
        won = played.wins()
        for row in self.rows:
            seat = row["seat"]
            row |= {"bot": played.seats[seat], "players": len(played.seats), "scores": played.scores}
            row |= {"score": played.scores[seat], "rank": played.ranking[seat], "won": won[seat]}
        return self.rows


def _write_part(box: Game, job: Job, part: int, out: Path, games: int) -> int:
    """Plays and writes a part, unless it is there; how many rows it has."""
    path = out / part_name(part)
    if path.exists():
        rows: int = extra("pyarrow.parquet", "A data set").read_metadata(path).num_rows
        return rows
    found: list[Row] = []
    for number in range(part * PART, min((part + 1) * PART, games)):
        scribe = Scribe(number)
        found += scribe.finished(play_watched(box, job, number, scribe))
    _write(path, found, [(column.name, column.type) for column in COLUMNS])
    return len(found)


# ---- Parquet


def _vocabulary(game: Game) -> list[Row]:
    return [
        {"id": move.id, "move": move.notation, "verb": move.verb, "touches": list(move.touches)}
        for move in game.vocabulary.moves
    ]


VOCABULARY_COLUMNS = [("id", "int32"), ("move", "string"), ("verb", "string"), ("touches", "list<string>")]


def _write(path: Path, rows: list[Row], columns: Sequence[tuple[str, str]]) -> None:
    """Never half of it. Every column says in the file itself who knows it."""
    arrow, parquet = extra("pyarrow", "A data set"), extra("pyarrow.parquet", "A data set")
    told = {column.name: {"knows": column.knows, "means": column.means} for column in COLUMNS}
    schema = arrow.schema([arrow.field(name, _type(arrow, kind), metadata=told.get(name)) for name, kind in columns])
    beside = path.with_name(f"{path.name}.new")
    parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), beside, compression="zstd")
    beside.replace(path)


def _type(arrow: Any, kind: str) -> Any:
    inner = kind.removeprefix("list<").removesuffix(">")
    return arrow.type_for_alias(kind) if inner == kind else arrow.list_(arrow.type_for_alias(inner))
