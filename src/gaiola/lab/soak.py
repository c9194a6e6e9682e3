"""Soaking: random games of every kind on all cores, for as long as wanted, watching for games that do not end by a rule
or lose a component. `python -m gaiola.lab.soak --games 10000`; it can be stopped and goes on where it was."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gaiola

from ..kernel.box import Game
from ..kernel.options import Option, options_of
from ..kernel.paths import same
from .play import LabError, play_one

MOST_COMBINATIONS = 100
CHUNK = 50
"""How many games a worker gets at a time."""
STATE = Path("build/soak/state.json")
SHOWN = 20
"""Failing games are counted after that many, no longer written."""

Options = tuple[tuple[str, bool | int | str], ...]


class Kind(msgspec.Struct, frozen=True):
    """One kind of game: which, for how many, with which options."""

    game: str
    players: int
    options: Options

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])


class State(msgspec.Struct):
    """How far it has come. Every round has its own seeds."""

    round: int = 1
    done: dict[str, int] = {}
    failed: int = 0


class Task(msgspec.Struct, frozen=True):
    kind: Kind
    round: int
    start: int
    stop: int


class Failure(msgspec.Struct, frozen=True):
    message: str
    record: bytes | None


class Outcome(msgspec.Struct, frozen=True):
    task: Task
    failures: list[Failure]


def kinds(name: str | None = None) -> list[Kind]:
    """Every game x player count x combination of option values; where these are too many, every value by itself. Games
    that random play may never end are left out."""
    found: list[Kind] = []
    for each in [name] if name else gaiola.game_names():
        box = gaiola.game(each)
        offered = options_of(box.edition.data).values()
        for players in range(box.min_players, box.max_players + 1):
            fitting = [option for option in offered if not option.players or players in option.players]
            found += [Kind(each, players, options) for options in _choices(fitting) if _opened(each, options).bounded]
    return found


def _choices(options: list[Option]) -> list[Options]:
    combined = list(product(*[[(option.name, value) for value in option.choices] for option in options]))
    if len(combined) <= MOST_COMBINATIONS:
        return combined
    return [(), *[((option.name, v),) for option in options for v in option.choices if not same(v, option.default)]]


@lru_cache(maxsize=256)
def _opened(name: str, options: Options) -> Game:
    """A box, opened once per process."""
    return gaiola.game(name, None, dict(options))


def play_chunk(task: Task) -> Outcome:
    kind = task.kind
    box = _opened(kind.game, kind.options)
    failures: list[Failure] = []
    for number in range(task.start, task.stop):
        try:
            play_one(box, kind.players, number, task.round, ["random"] * kind.players)
        except LabError as error:
            failures.append(Failure(str(error), error.record.to_json() if error.record else None))
    return Outcome(task, failures)


def soak(wanted: list[Kind], games: int, path: Path, workers: int, console: Console) -> int:
    """Plays what is missing for `games` games of every kind. Returns how many failed, earlier stretches of the same
    round included."""
    state = read_state(path)
    if all(state.done.get(str(kind), 0) >= games for kind in wanted):
        state = State(round=state.round + 1)
    tasks = list(missing(wanted, games, state))
    with get_context("spawn").Pool(workers) as pool, _progress(console) as progress:
        bar = progress.add_task("soak", total=games * len(wanted))
        progress.update(bar, completed=sum(min(games, state.done.get(str(kind), 0)) for kind in wanted))
        for outcome in pool.imap(play_chunk, tasks):
            note(outcome, state, path, console)
            size = outcome.task.stop - outcome.task.start
            progress.update(bar, advance=size, description=str(outcome.task.kind))
    return state.failed


def missing(wanted: list[Kind], games: int, state: State) -> Iterator[Task]:
    for kind in wanted:
        for start in range(state.done.get(str(kind), 0), games, CHUNK):
            yield Task(kind, state.round, start, min(start + CHUNK, games))


def note(outcome: Outcome, state: State, path: Path, console: Console) -> None:
    """Writes failing games down, then how far it has come."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for failure in outcome.failures:
        state.failed += 1
        console.print(failure.message, markup=False, highlight=False)
        if failure.record is not None and state.failed <= SHOWN:
            where = path.with_name(f"failed-{state.round}-{state.failed}.json")
            where.write_bytes(failure.record)
            console.print(f"the game is in {where}", markup=False, highlight=False)
    state.done[str(outcome.task.kind)] = outcome.task.stop
    beside = path.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(state))
    beside.replace(path)


def read_state(path: Path) -> State:
    if not path.exists():
        return State()
    try:
        return msgspec.json.decode(path.read_bytes(), type=State)
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{path} does not say how far a soak has come: {error}") from None


def _progress(console: Console) -> Progress:
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*parts, console=console)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m gaiola.lab.soak", description="Random games of every kind.")
    parser.add_argument("--games", type=int, default=1000, help="games of every kind")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--state", type=Path, default=STATE, help="where to keep how far it has come")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; all cores unless told")
    given: Any = parser.parse_args(arguments)
    try:
        if given.games < 1 or given.workers < 1:
            raise ValueError("at least one game and one worker are needed")
        wanted = kinds(given.game)
        failed = soak(wanted, given.games, given.state, given.workers, Console(stderr=True))
    except (KeyError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"Stopped; the same command goes on from {given.state}.", file=sys.stderr)
        return 1
    print(f"{len(wanted)} kinds of game, {given.games} games each: {failed or 'none'} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
