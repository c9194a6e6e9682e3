"""Where a tournament is kept: a folder that can be read without extras, and gone on with after a kill.

    tournament.json    the question: game, edition, options, players, bots, seed, games (`Question`)
    games.jsonl        the records, one a line, ordered by the number of the game: `gaiola replay` reads each
    results.jsonl      what statistics want of each game (`Played`), one a line, in the same order
    result.json        the answer, once it is there
    games.parquet seats.parquet sources.parquet lead.parquet
                       `results.jsonl` as tables (see `tables`), where pyarrow is installed
    times.json         how long it took and on what machine: all that depends on neither question nor seed

Where only results are kept, `games.jsonl` is not there: its seed and number play a game again.

Lines are added in the order of the games and never changed. After a kill the last line may be torn and one of the two
files ahead of the other: what is whole in both is kept, what follows is played again and is the same again."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, Self

import msgspec

from .. import compiled
from ..kernel.record import EditionMark, Record, read_record
from ..table.faults import DataInUse
from ..table.lock import NAME, Lock
from .extras import MissingExtra
from .play import Played
from .tables import write_tables

if TYPE_CHECKING:
    from .results import Result

QUESTION, RECORDS, RESULTS = "tournament.json", "games.jsonl", "results.jsonl"
RESULT, TIMES = "result.json", "times.json"

FLUSH = 1.0
"""Seconds between two moments at which everything played is safe."""


class FolderError(ValueError):
    """A folder that cannot be read or gone on with; the message says why and what to do."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked: who asks it again gets the same games."""

    game: str
    edition: EditionMark
    options: dict[str, Any]
    players: int
    bots: list[str]
    """Who took part, each by a name of its own; `seats` of a game speaks of them so."""
    seed: int
    games: int
    """The most games to be played; fewer if `until` was clear before."""
    until: str = ""
    at_least: int = 0


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """One stretch of playing, between two kills."""

    games: int
    seconds: float
    workers: int
    cluster: bool
    engine: str
    machine: str
    python: str

    @classmethod
    def here(cls, games: int, seconds: float, workers: int, cluster: bool) -> Run:
        return cls(
            games=games,
            seconds=round(seconds, 3),
            workers=workers,
            cluster=cluster,
            engine="compiled" if compiled.is_compiled() else "plain Python",
            machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
            python=platform.python_version(),
        )


# ---- reading


def read_question(folder: Path) -> Question:
    question: Question = _decode(folder / QUESTION, Question)
    return question


def read_results(folder: Path) -> Iterator[Played]:
    """Every game in its order."""
    yield from _lines(folder / RESULTS, Played)


def read_records(folder: Path) -> Iterator[Record]:
    with (folder / RECORDS).open("rb") as file:
        for line in file:
            yield read_record(line)


def read_times(folder: Path) -> list[Run]:
    path = folder / TIMES
    runs: list[Run] = _decode(path, list[Run]) if path.exists() else []
    return runs


def _lines(path: Path, kind: type[Played]) -> Iterator[Played]:
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                yield msgspec.json.decode(line, type=kind)
            except ValueError as error:
                raise FolderError(f"{path}, line {number}: {error}; this is no tournament of this program") from None


def _decode(path: Path, kind: Any) -> Any:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        raise FolderError(f"{path.parent} holds no tournament: it has no {path.name}") from None
    except ValueError as error:
        raise FolderError(f"{path}: {error}; this is no tournament of this program") from None


# ---- writing


class Folder:
    """The folder while games are added to it."""

    def __init__(
        self, path: Path, question: Question, workers: int = 1, cluster: bool = False, records: bool = True
    ) -> None:
        self.path = path
        self._workers, self._cluster = workers, cluster
        self._added, self._began = 0, time.perf_counter()
        self._safe = self._began
        self._refuse_foreign()
        self._lock = self._only_one()
        try:
            self._ask(question)
            went_on_without = (path / RESULTS).exists() and not (path / RECORDS).exists()
            self._mend([RESULTS] if went_on_without or not records else [RECORDS, RESULTS])
            self._records: IO[bytes] | None = (path / RECORDS).open("ab") if (path / RECORDS).exists() else None
            self._results: IO[bytes] = (path / RESULTS).open("ab")
        except Exception:
            self._lock.free()
            raise

    def played(self) -> Iterator[Played]:
        """What was there when the folder was opened."""
        return read_results(self.path)

    def add(self, played: Played, record: bytes) -> None:
        """The next game; `record` is its line."""
        if self._records is not None:
            self._records.write(record + b"\n")
        self._results.write(msgspec.json.encode(played) + b"\n")
        self._added += 1
        if time.perf_counter() - self._safe > FLUSH:
            self._flush()

    def finish(self, result: Result) -> None:
        """All games are there: the answer, and the tables where they can be written."""
        self._flush()
        write_whole(self.path / RESULT, pretty(result))
        with suppress(MissingExtra):
            write_tables(self.path, read_results(self.path))

    def _flush(self) -> None:
        """From here on a kill loses nothing of what was added."""
        if self._records is not None:
            self._records.flush()
        self._results.flush()
        self._safe = time.perf_counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._records is not None:
            self._records.close()
        self._results.close()
        if self._added:
            run = Run.here(self._added, time.perf_counter() - self._began, self._workers, self._cluster)
            write_whole(self.path / TIMES, pretty([*read_times(self.path), run]))
        self._lock.free()

    def _refuse_foreign(self) -> None:
        """Nothing of anybody else's is touched, and no lock is laid beside it."""
        self.path.mkdir(parents=True, exist_ok=True)
        ours = (NAME, QUESTION, f"{QUESTION}.new")
        if not (self.path / QUESTION).exists() and any(file.name not in ours for file in self.path.iterdir()):
            raise FolderError(f"{self.path} holds something, but no tournament; take another folder")

    def _only_one(self) -> Lock:
        try:
            return Lock(self.path)
        except DataInUse:
            raise FolderError(f"another tournament is being written to {self.path}; take another folder") from None

    def _ask(self, question: Question) -> None:
        """A folder answers one question. Only the number of games may grow."""
        path = self.path / QUESTION
        if path.exists():
            there = read_question(self.path)
            if msgspec.structs.replace(there, games=question.games) != question:
                differing = [
                    name for name in question.__struct_fields__ if getattr(there, name) != getattr(question, name)
                ]
                raise FolderError(
                    f"{self.path} holds another tournament (what differs: {', '.join(differing)}); take another folder"
                )
            if question.games < there.games:
                raise FolderError(f"{self.path} was begun with {there.games} games; ask for so many or for more")
        write_whole(path, pretty(question))

    def _mend(self, names: Sequence[str]) -> None:
        """Cuts off what a kill has left half written, or begins what is not there yet."""
        whole = min(_whole_lines(self.path / name) for name in names)
        for name in names:
            _cut(self.path / name, whole)


def _whole_lines(path: Path) -> int:
    if not path.exists():
        return 0
    with path.open("rb") as file:
        return sum(line.endswith(b"\n") for line in file)


def _cut(path: Path, lines: int) -> None:
    """Leaves so many lines."""
    if path.exists():
        with path.open("rb+") as file:
            for _ in range(lines):
                file.readline()
            file.truncate(file.tell())
    else:
        path.touch()


def pretty(what: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(what), indent=1) + b"\n"


def write_whole(path: Path, content: bytes) -> None:
    """Never half of it, whenever the machine stops."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(content)
    beside.replace(path)
