"""The games of a tournament, shared out. Who plays a game changes nothing about it: everything follows from the seed
and the number of the game. So chunks may be of any size, be lost and be played again."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import Any, NamedTuple, Protocol, cast

import msgspec

from ..bots import BOTS, Bot, GreedyBot, RandomBot, make_bot
from ..kernel.box import Game
from ..kernel.edition import Edition
from ..kernel.record import Record
from .play import LabError, Played, bot_seed, play_one
from .seatings import seatings

SECONDS = 1.0
"""How long a chunk should take: much longer than handing it over does, much shorter than anybody waits."""
MOST_GAMES = 2000
"""In a chunk, however fast they are."""
AHEAD = 3
"""Chunks for each worker that are being played, or wait for an earlier one: no more are given out."""
LOSSES = 5
"""How often workers may be lost before it is given up: they would be lost again."""
YARDSTICK = "yardstick"


class WorkersLost(RuntimeError):
    """Processes or machines were lost again and again."""


class Entrant(NamedTuple):
    """Somebody who takes part: a name of its own, and how it is made from a seed."""

    name: str
    make: Callable[[int], Bot]


def entrants(game: Game, bots: Sequence[str | tuple[str, Callable[[int], Bot]]]) -> list[Entrant]:
    """Bots by their names, or with a name and a way to make them. Who takes part twice gets a number: `random`,
    `random-2`."""
    named = [(bot, _maker(game, bot)) if isinstance(bot, str) else bot for bot in bots]
    names = [name for name, _ in named]
    found: list[Entrant] = []
    for at, (name, make) in enumerate(named):
        earlier = names[:at].count(name)
        found.append(Entrant(f"{name}-{earlier + 1}" if earlier else name, make))
    if len({entrant.name for entrant in found}) < len(found):
        raise ValueError(f"every bot needs a name of its own, not {', '.join(entrant.name for entrant in found)}")
    return found


def _maker(game: Game, name: str) -> Callable[[int], Bot]:
    if name == YARDSTICK:
        return yardstick(game)
    if name not in BOTS:
        raise ValueError(f"no bot is called '{name}'; there are: {', '.join([*BOTS, YARDSTICK])}")
    return partial(make_bot, name)


def yardstick(game: Game) -> Callable[[int], Bot]:
    """What strength is measured against, for ever: the greedy bot as it is, whose choices a test pins. A game that
    cannot be evaluated is measured against random play."""
    return RandomBot if type(game).evaluate is Game.evaluate else GreedyBot


_boxes: dict[tuple[Any, ...], Game] = {}


class Job(NamedTuple):
    """All that is needed to play any game of a tournament, on any machine that has Gaiola and the game."""

    kind: type[Game]
    edition: Edition | None
    """None for the one that comes with the game."""
    options: dict[str, Any]
    mark: str
    """The rules and the edition that are meant: another machine may have others under the same name."""
    players: int
    seed: int
    bots: list[Entrant]

    @classmethod
    def of(cls, game: Game, players: int, seed: int, bots: list[Entrant]) -> Job:
        kind = type(game)
        own = kind.open(None, {}).edition.hash == game.edition.hash
        return cls(kind, None if own else game.edition, game.options, mark_of(game), players, seed, bots)

    def box(self) -> Game:
        """Opened once in a process."""
        key = (self.kind, self.mark, *sorted(self.options.items()))
        if key not in _boxes:
            _boxes[key] = self._open()
        return _boxes[key]

    def _open(self) -> Game:
        if self.edition is None:
            box = self.kind.open(None, self.options)
        else:
            box = cast("Callable[[Edition, dict[str, Any]], Game]", self.kind)(self.edition, self.options)
        if mark_of(box) != self.mark:
            raise ValueError(f"this machine plays {box.name} by {mark_of(box)}, not by {self.mark}; install the same")
        return box


def mark_of(game: Game) -> str:
    return f"rules {game.rules_version}, edition {game.edition.hash}"


class Chunk(NamedTuple):
    """The games from `start` up to and without `stop`."""

    start: int
    stop: int


class Done(NamedTuple):
    """What came of a chunk: each game with the line of its record, as far as they ended by a rule."""

    start: int
    games: list[tuple[Played, bytes]]
    seconds: float
    error: LabError | None


def play_number(box: Game, players: int, seed: int, bots: list[Entrant], number: int) -> tuple[Played, Record]:
    """Game `number` of a tournament: its deal, its seating."""
    deal, turn = divmod(number, len(bots))
    seats = [bots[at] for at in seatings(players, len(bots), seed, deal)[turn]]
    made = [entrant.make(bot_seed(seed, number, seat)) for seat, entrant in enumerate(seats)]
    return play_one(box, players, number, seed, [entrant.name for entrant in seats], made, deal)


def play_chunk(job: Job, chunk: Chunk) -> Done:
    box = job.box()
    began = time.perf_counter()
    games: list[tuple[Played, bytes]] = []
    error = None
    try:
        for number in range(*chunk):
            played, record = play_number(box, job.players, job.seed, job.bots, number)
            games.append((played, msgspec.json.encode(record)))
    except LabError as failed:
        error = failed
    return Done(chunk.start, games, time.perf_counter() - began, error)


# ---- sharing out


class Workers(Protocol):
    """Whoever plays chunks."""

    @property
    def count(self) -> int:
        """How many chunks are played at the same time."""
        ...

    def give(self, chunk: Chunk) -> None: ...

    def take(self) -> Done:
        """Waits for any of the chunks that were given out. Lost ones are played again."""
        ...

    def close(self) -> None: ...


def shared_out(workers: Workers, start: int, stop: int) -> Iterator[tuple[Played, bytes]]:
    """The games in their order, whoever played them. Chunks get as long as `SECONDS` tells, and short again towards the
    end, so that nobody waits long for the last one."""
    given = due = start
    flying = 0
    landed: dict[int, Done] = {}
    pace = 0.0
    while due < stop:
        while given < stop and flying + len(landed) < AHEAD * workers.count:
            size = chunk_size(pace, stop - given, workers.count)
            workers.give(Chunk(given, given + size))
            given += size
            flying += 1
        done = workers.take()
        flying -= 1
        landed[done.start] = done
        if done.games:
            now = done.seconds / len(done.games)
            pace = (pace + now) / 2 if pace else now
        while due in landed:
            next_one = landed.pop(due)
            yield from next_one.games
            if next_one.error is not None:
                raise next_one.error
            due += len(next_one.games)


def chunk_size(pace: float, left: int, workers: int) -> int:
    """How many games to give out, if one takes `pace` seconds; one as long as nobody knows."""
    if not pace:
        return 1
    fair = -(-left // (2 * workers))
    return max(1, min(int(SECONDS / pace), fair, MOST_GAMES))


class Pool:
    """Processes of this machine."""

    def __init__(self, job: Job, count: int) -> None:
        self.count = count
        self._job = job
        self._losses = 0
        self._flying: dict[Future[Done], Chunk] = {}
        try:
            pickle.dumps(job)
        except Exception as error:
            raise ValueError(f"this cannot be handed to other processes ({error}); play with one worker") from None
        self._start()

    def give(self, chunk: Chunk) -> None:
        try:
            self._flying[self._processes.submit(_play, chunk)] = chunk
        except BrokenProcessPool:
            self._start_again([*self._flying.values(), chunk])

    def take(self) -> Done:
        while True:
            ready, _ = wait(self._flying, return_when=FIRST_COMPLETED)
            future = ready.pop()
            try:
                done = future.result()
            except BrokenProcessPool:
                self._start_again(list(self._flying.values()))
            else:
                del self._flying[future]
                return done

    def close(self) -> None:
        self._processes.shutdown(cancel_futures=True)

    def _start(self) -> None:
        context = get_context("spawn")
        self._processes = ProcessPoolExecutor(self.count, context, initializer=_prepare, initargs=(self._job,))

    def _start_again(self, chunks: list[Chunk]) -> None:
        self._losses += 1
        if self._losses > LOSSES:
            raise WorkersLost("processes that play are killed again and again; is there too little memory?")
        self._processes.shutdown(cancel_futures=True)
        self._flying = {}
        self._start()
        for chunk in chunks:
            self.give(chunk)


_job: list[Job] = []
"""In a process of a pool: what it plays."""


def _prepare(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts means the tournament, and that ends the processes
    threading.Thread(target=_end_with_parent, daemon=True).start()
    job.box()
    _job.append(job)


def _end_with_parent() -> None:
    """A tournament that was killed leaves nobody playing on."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _play(chunk: Chunk) -> Done:
    return play_chunk(_job[0], chunk)
