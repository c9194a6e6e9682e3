"""`make mutate`, or for one game `make mutate GAME=name`: does a test fail when a card says something else? One thing
at a time is made wrong, an effect that does nothing, a goal that counts nothing, a number of the edition that is off by
one, an answer that does nothing or is never refused, and the game's unit tests are run. What no test notices is a
survivor. It takes hours, so each result is written down at once, in `mutants.tsv` beside the game's tests; a run that
was broken off goes on from there, as long as neither the game nor its tests have changed."""

from __future__ import annotations

import argparse
import gc
import hashlib
import os
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest

import gaiola
from gaiola.kernel.effects import EffectTable, Handler
from tests.games.found import NAMES, says

TESTS = Path(__file__).parent
JOBS = 2
PATIENCE = 3
"""A mutant may play for ever: it is broken off after so many times the processor time of the unspoilt tests."""
LEFT_OUT = (
    "test_edition", "test_perft", "test_scorer", "test_foresight", "test_board", "test_terminal",
    "test_words", "test_bot", "test_commands",
)  # fmt: skip
"""Tests of the edition's file, which read the very numbers; drawings and words; and those that play long games."""
UNASKED = frozenset(["board", "terminal", "bot", "text"])
"""Rooms of a game that no rule looks into."""

ENTRIES = ("effect", "rule", "form")  # a table with such a key is an entry of a closed vocabulary
PARENTS = ("goal", "score", "ability")  # and so is what lies under these
QUIET = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--no-summary")

WORDS = ("survived", "killed", "impossible", "broken", "hung")
SURVIVED, KILLED, IMPOSSIBLE, BROKEN, HUNG = range(len(WORDS))
ANSWERS = ("play", "refusal")
"""Kinds that may be asked again for ever when they change nothing: a test that never ends has noticed them."""

Steps = tuple[str | int, ...]


class Mutant(NamedTuple):
    kind: str
    name: str
    words: frozenset[str]
    """Ids by which a test may speak of it."""
    ways: tuple[Callable[[], None], ...]
    """To make it wrong; the next way is tried if no box can be opened."""


# ---- what can be made wrong


def handlers(game: str) -> Iterator[Mutant]:
    """Every effect without its deed, every goal without its count."""
    tables = [thing for thing in vars(gaiola.game(game)).values() if isinstance(thing, EffectTable)]
    for handler in [handler for table in tables for handler in table.handlers.values()]:
        for method, result in (("apply", None), ("count", 0)):
            if getattr(type(handler), method, None) not in (None, getattr(Handler, method, None)):
                ways = (_without(handler, method, result),)
                yield Mutant(method, f"{handler.name}.{method}", frozenset([handler.name]), ways)


def verbs(game: str) -> Iterator[Mutant]:
    """Every answer that changes nothing, and every answer that nothing forbids. A method that several verbs inherit is
    one mutant; one that is so anyway is none."""
    box, seen = gaiola.game(game), set[tuple[type, str]]()
    package = type(box).__module__.rpartition(".")[0]
    kinds = [*[kind.verbs for kind in box.steps.values()], *[aside.verbs for aside in box.asides]]
    answers = [verb for some in kinds for verb in some]
    for verb in sorted(answers, key=lambda verb: (type(verb).__module__, type(verb).__name__)):
        for method in ANSWERS:
            owner = next(cls for cls in type(verb).__mro__ if method in vars(cls))
            ours = owner.__module__.startswith(f"{package}.") and not _is_empty(vars(owner)[method])
            if ours and (owner, method) not in seen:
                seen.add((owner, method))
                module = owner.__module__.rpartition(".")[2]
                name = f"{module}.{owner.__name__}.{method}"
                yield Mutant(method, name, frozenset([verb.word]), (_without(owner, method, None),))


def _is_empty(method: FunctionType) -> bool:
    return method.__code__.co_code == (lambda: None).__code__.co_code


def _without(thing: object, method: str, result: int | None) -> Callable[[], None]:
    return lambda: setattr(thing, method, lambda *_: result)


def numbers(data: dict[str, Any]) -> Iterator[Mutant]:
    """Every number of an entry one higher, or one lower where that is impossible; true for false."""
    for steps, name, words, value in _values(data, (), "", frozenset(), False):
        wrong = (not value,) if isinstance(value, bool) else (value + 1, value - 1)
        kind = "yes or no" if isinstance(value, bool) else "number"
        yield Mutant(kind, name, words, tuple([_instead(steps, other) for other in wrong]))


def _values(
    node: Any, steps: Steps, name: str, words: frozenset[str], inside: bool
) -> Iterator[tuple[Steps, str, frozenset[str], int]]:
    """The numbers of all entries: where they are, how to call them, the ids on the way."""
    if isinstance(node, dict):
        ids = {key: node[key] for key in (*ENTRIES, "id") if isinstance(node.get(key), str)}
        inside = inside or any(key in ids for key in ENTRIES) or (bool(steps) and steps[-1] in PARENTS)
        words |= set(ids.values())
        for key, child in node.items():
            if key not in ("provenance", "options"):
                yield from _values(child, (*steps, key), f"{name}.{key}".lstrip("."), words, inside)
    elif isinstance(node, list):
        for i, child in enumerate(node):
            named = isinstance(child, dict) and "id" in child
            yield from _values(child, (*steps, i), f"{name}.{child['id']}" if named else f"{name}[{i}]", words, inside)
    elif inside and isinstance(node, int):
        yield steps, name, words, node


def _instead(steps: Steps, value: int | str) -> Callable[[], None]:
    """Boxes opened from now on hold another value. It is put in after the edition has been checked, so that no check
    of the file can notice."""

    def patch() -> None:
        def opened(self: gaiola.Game, edition: Any, *rest: Any) -> None:
            node = edition.data
            for step in steps[:-1]:
                node = node[step]
            node[steps[-1]] = value
            _open(self, edition, *rest)

        setattr(gaiola.Game, "__init__", opened)  # noqa: B010

    return patch


_open = gaiola.Game.__init__


# ---- trying one


def tests_for(texts: dict[Path, str], mutant: Mutant) -> list[list[str]]:
    """Arguments for pytest, the quickest first: tests that are named after the mutant, files that speak of it, the
    others."""
    often = {path: sum(text.count(word) for word in mutant.words) for path, text in texts.items()}
    speak = [str(path) for path in sorted(texts, key=lambda path: -often[path]) if often[path]]
    others = [str(path) for path in texts if not often[path]]
    named = [*speak, "-k", " or ".join(sorted(mutant.words))] if speak else []
    return [arguments for arguments in (named, speak, others) if arguments]


def attempt(game: str, mutant: Mutant, parts: list[list[str]]) -> int:
    """In a process of its own: the tests of one mutant, until one fails."""
    for patch in mutant.ways:
        patch()
        try:
            gaiola.game(game)
        except Exception:
            continue
        break
    else:
        return IMPOSSIBLE
    for arguments in parts:
        code = pytest.main([*QUIET, *arguments])
        if code == pytest.ExitCode.TESTS_FAILED:
            return KILLED
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return BROKEN
    return SURVIVED


def fork(work: Callable[[], int], seconds: float = 0) -> int:
    """Does the work in a child without a voice, in so many seconds of the processor if any are given; its exit code is
    the result."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    signal.setitimer(signal.ITIMER_PROF, seconds)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    code = BROKEN
    try:
        code = work()
    finally:
        os._exit(code)


def verdict(status: int) -> int:
    """Only a test that failed has killed a mutant; a child that ended in another way says nothing."""
    if os.WIFEXITED(status):
        return os.WEXITSTATUS(status)
    return HUNG if os.WTERMSIG(status) == signal.SIGPROF else BROKEN


# ---- trying all


def prepare(game: str, pattern: str) -> tuple[list[Path], float]:
    """The files of tests, and the seconds that a mutant gets. Imports them once, and closes the boxes that were opened
    meanwhile."""
    files = sorted((TESTS / "games" / game).glob("test_*.py"))
    files = [path for path in files if not path.stem.startswith(LEFT_OUT) and re.search(pattern, path.stem)]
    child = fork(lambda: int(pytest.main([*QUIET, *map(str, files)])))
    _, status, used = os.wait4(child, 0)
    if verdict(status) != pytest.ExitCode.OK:
        raise SystemExit(f"{game}: the tests must pass before they can be tried")
    sys.stdout.flush()
    voice, silent = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    pytest.main(["--collect-only", *QUIET, *map(str, files)])
    sys.stdout.flush()
    os.dup2(voice, 1)
    for name, module in list(sys.modules.items()):
        if name.startswith(("tests.", "gaiola")):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
    gc.unfreeze()  # tests are collected for good, see conftest
    gc.collect()
    if any(isinstance(thing, gaiola.Game) for thing in gc.get_objects()):
        print("note: a test opens a box while it is imported, and will not notice a changed edition")
    return files, PATIENCE * (used.ru_utime + used.ru_stime)


def try_all(game: str, mutants: list[Mutant], files: list[Path], seconds: float, kept: Kept) -> None:
    """Every mutant without a result in a process of its own, `JOBS` at a time."""
    texts, same, results = {path: path.read_text(encoding="utf-8") for path in files}, same_of(game), kept.results
    running: dict[int, Mutant] = {}
    waiting = [mutant for mutant in reversed(mutants) if mutant.name not in results]
    while waiting or running:
        while waiting and len(running) < JOBS:
            mutant = waiting.pop()
            running[fork(partial(attempt, game, mutant, tests_for(texts, mutant)), seconds)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        kept.add(mutant.name, verdict(status))
        alive = [name for name, result in results.items() if result == SURVIVED and name not in same]
        print(f"\r{len(results)} of {len(mutants)}, {len(alive)} survivors  ", end="", flush=True)
    print()


class Kept:
    """The results so far, a line each, under a line that says of which code they are."""

    def __init__(self, game: str, path: Path) -> None:
        self.path = path
        self.results: dict[str, int] = {}
        title, told = f"# {game} {code_of(game)}", path.read_text(encoding="utf-8") if path.exists() else ""
        first, *lines = told.splitlines() or [""]
        if first != title:
            path.write_text(f"{title}\n", encoding="utf-8")
            return
        for line in lines:
            name, word = line.split("\t")
            self.results[name] = WORDS.index(word)

    def add(self, name: str, result: int) -> None:
        self.results[name] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{name}\t{WORDS[result]}\n")


def code_of(game: str) -> str:
    """A hash of all that a result depends on: the kernel, the game's rules and edition, its tests."""
    source = Path(gaiola.__file__).parent
    rooms = (source / "kernel", source / "games" / game, TESTS / "games" / game)
    files = [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".toml", ".json", ".jsonl")]
    asked = [path for path in files if path.stem not in LEFT_OUT and UNASKED.isdisjoint(path.parts)]
    listed = [f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in sorted(asked)]
    return hashlib.sha256("\n".join(listed).encode()).hexdigest()[:16]


def control() -> Mutant:
    """A change that is none for the rules. Tests that fail now would have failed for any mutant: they compare whole
    editions, or files were edited meanwhile."""
    return Mutant("control", "control", frozenset(), (_instead(("provenance", "players"), "printed: another reason"),))


def same_of(game: str) -> dict[str, str]:
    """Mutants that nobody can tell from the original, and why."""
    return says(game, "SAME", {})


def report(game: str, mutants: list[Mutant], results: dict[str, int], minutes: float) -> int:
    same = same_of(game)
    rows: dict[str, Counter[str]] = {}
    wrong: list[str] = []
    for mutant in mutants:
        result = results[mutant.name]
        word = WORDS[result]
        if mutant.name in same:
            word = "same" if result == SURVIVED else "broken"
        rows.setdefault(mutant.kind, Counter())[word] += 1
        if word in ("survived", "broken") or (word == "hung" and mutant.kind not in ANSWERS):
            wrong.append(f"{word}: {mutant.name}")
    columns = ("killed", "survived", "same", "impossible", "broken", "hung")
    print(f"{'':>12} {'mutants':>8}" + "".join([f"{column:>12}" for column in columns]))
    for kind, row in [*rows.items(), ("all", sum(rows.values(), Counter()))]:
        print(f"{kind:>12} {sum(row.values()):>8}" + "".join([f"{row[column]:>12}" for column in columns]))
    print(f"{game}: {len(mutants)} mutants, {len(wrong)} to look at, {minutes:.1f} minutes")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="names of games; all if none is given")
    parser.add_argument("--only", default="", help="mutants whose name contains this")
    parser.add_argument("--tests", default="", help="files of tests whose name matches this")
    chosen = parser.parse_args()
    if set(chosen.game) - set(NAMES):
        parser.error(f"there are tests of {', '.join(NAMES)}")
    return max([judge(game, chosen.only, chosen.tests) for game in chosen.game or NAMES])


def judge(game: str, only: str, tests: str) -> int:
    began, data = time.monotonic(), gaiola.game(game).edition.data
    mutants = [mutant for mutant in [*handlers(game), *numbers(data), *verbs(game)] if only in mutant.name]
    files, seconds = prepare(game, tests)
    with tempfile.TemporaryDirectory() as folder:  # where only some tests are run, nothing is kept
        kept = Kept(game, (Path(folder) if tests else TESTS / "games" / game) / "mutants.tsv")
        try_all(game, mutants, files, seconds, kept)
    child = fork(partial(attempt, game, control(), [[*map(str, files)]]))
    if verdict(os.waitpid(child, 0)[1]) != SURVIVED:
        print(f"{game}: the tests fail without a mutant, so nothing is proved")
        return 1
    return report(game, mutants, kept.results, (time.monotonic() - began) / 60)


if __name__ == "__main__":
    sys.exit(main())
