"""How fast tournaments are played here: `python -m tests.lab.throughput [GAME ...] --games N [--bots A,B] [--ray]`.
Prints, for each game, games per second in one process, in two and on a local Ray cluster with two workers (starting up
apart), what the process that collects pays for each game, and where the time of one process goes. For docs/lab.md;
nothing is asserted here."""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import gaiola
from gaiola.bots import Bot
from gaiola.kernel.box import Game
from gaiola.kernel.moves import Move
from gaiola.kernel.record import EditionMark
from gaiola.kernel.seat import Seat
from gaiola.lab.cluster import Cluster
from gaiola.lab.extras import extra
from gaiola.lab.folder import Folder, Question
from gaiola.lab.results import Count
from gaiola.lab.work import Entrant, Job, Pool, Workers, entrants, play_number, shared_out

PLAYERS = 4


class Speed(NamedTuple):
    start: float
    """Seconds until the first game is there."""
    per_second: float
    collecting: float
    """Milliseconds of the collecting process for each game."""


class Clocked:
    """A bot whose thinking is timed."""

    spent = 0.0

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, seat: Seat) -> Move:
        began = time.perf_counter()
        move = self.bot.choose(seat)
        Clocked.spent += time.perf_counter() - began
        return move


def clocked_bot(make: Callable[[int], Bot], seed: int) -> Bot:
    return Clocked(make(seed))


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.lab.throughput")
    parser.add_argument("game", nargs="*", default=gaiola.game_names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--ray", action="store_true", help="a local Ray cluster too")
    given: Any = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for name in given.game:
        measure(gaiola.game(name), given.bots.split(","), given.games, given.ray)


def measure(game: Game, names: list[str], games: int, ray: bool) -> None:
    bots = entrants(game, list(names))
    question = Question(
        game=game.name,
        edition=EditionMark.of(game.edition),
        options={},
        players=PLAYERS,
        bots=[bot.name for bot in bots],
        seed=1,
        games=games,
    )
    job = Job.of(game, PLAYERS, 1, bots)
    print(f"\n{game.name}, {PLAYERS} players, {', '.join(names)}, {games} games")
    shares(game, question, bots)
    one = shared(question, lambda: Pool(job, 1))
    show("1 process", one, one)
    show("2 processes", shared(question, lambda: Pool(job, 2)), one)
    if ray:
        with local_ray():
            show("Ray, 2 workers", shared(question, lambda: Cluster(job, "local")), one)


def shared(question: Question, begin: Callable[[], Workers]) -> Speed:
    """A whole tournament, kept in a folder."""
    began = time.perf_counter()
    workers, count = begin(), Count(question)
    with tempfile.TemporaryDirectory() as there, Folder(Path(there), question) as folder:
        games = shared_out(workers, 0, question.games)
        folder.add(*next(games))
        first, paid = time.perf_counter(), time.process_time()
        for played, record in games:
            count.add(played)
            folder.add(played, record)
        ended, collected = time.perf_counter(), time.process_time() - paid
    workers.close()
    rest = question.games - 1
    return Speed(first - began, rest / (ended - first), 1000 * collected / rest)


@contextmanager
def local_ray() -> Iterator[None]:
    ray = extra("ray", "--ray")
    as_important = {"worker_niceness": 0}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _system_config=as_important)
    yield
    ray.shutdown()


def show(how: str, speed: Speed, one: Speed) -> None:
    ratio = speed.per_second / one.per_second
    figures = f"{speed.per_second:7.1f} games/s ({ratio:.2f}x), first game after {speed.start:.1f} s"
    print(f"{how:15} {figures}, collecting {speed.collecting:.2f} ms a game")


def shares(game: Game, question: Question, bots: list[Entrant]) -> None:
    """Where the time of a game goes, in one process."""
    clocked = [Entrant(bot.name, partial(clocked_bot, bot.make)) for bot in bots]
    count, size, spent = Count(question), 0, dict.fromkeys(("play", "record", "count", "write"), 0.0)
    Clocked.spent = 0.0
    with tempfile.TemporaryDirectory() as there, Folder(Path(there), question) as folder:
        for number in range(min(question.games, 50)):
            marks = [time.perf_counter()]
            played, record = play_number(game, question.players, 1, clocked, number)
            marks.append(time.perf_counter())
            line = msgspec.json.encode(record)
            marks.append(time.perf_counter())
            count.add(played)
            marks.append(time.perf_counter())
            folder.add(played, line)
            marks.append(time.perf_counter())
            size += len(line)
            for step, (begun, ended) in zip(spent, pairwise(marks), strict=True):
                spent[step] += ended - begun
    games, whole = count.games, sum(spent.values())
    parts = {"bots think": Clocked.spent, "rules and watching": spent.pop("play") - Clocked.spent, **spent}
    told = ", ".join(f"{name} {seconds / whole:.1%}" for name, seconds in parts.items())
    print(f"{1000 * whole / games:.1f} ms a game: {told}; a record has {size / games / 1000:.1f} kB")


if __name__ == "__main__":
    main()
