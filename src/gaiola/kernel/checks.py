"""Checks that hold for every edition of every game: provenance, ids, options, rulings. A game adds its own facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from .checker import Checker
from .edition import Edition, EditionError, convert
from .options import check_options, choose
from .paths import (
    LABELS,
    body_of,
    children,
    covered_by,
    join,
    label_of,
    paths_named,
    provenance_by_path,
    provenance_of,
    same,
    show,
    written,
)

T = TypeVar("T")
Facts: TypeAlias = Callable[[Checker, T, dict[str, Any]], None]

_ID = re.compile(r"[a-z][a-z0-9_.]*")
_VERSION = re.compile(r"\d+\.\d+\.\d+")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table [edition], the head of the file: which game, which edition of it, in which shape of the file."""

    game: str
    name: str
    version: str
    schema: Literal[1]


def check_head(checker: Checker, data: Mapping[str, Any]) -> None:
    """[edition] names the game, itself and its version."""
    head = data.get("edition")
    head = head if isinstance(head, dict) else {}
    for entry in ("game", "name"):
        value = head.get(entry)
        checker.expect(isinstance(value, str) and value != "", f"edition.{entry}", "a string", value)
    version = head.get("version")
    ok = isinstance(version, str) and _VERSION.fullmatch(version) is not None
    checker.expect(ok, "edition.version", "a version like 1.0.0", version)


def check_provenance(
    checker: Checker,
    data: Mapping[str, Any],
    *,
    min_reason: int = 1,
    name_assumption: bool = False,
    page: str = "",
) -> None:
    """Every value has a labelled origin, and every origin a value.

    `page` is a pattern that the reason for a printed value must contain."""
    body = body_of(data)
    if not isinstance(data.get("provenance"), dict):
        checker.expect(False, "provenance", "a table of origins", data.get("provenance"))
        return
    for key, reason in provenance_of(data).items():
        where, label = written(["provenance", key]), label_of(reason)
        checker.expect(paths_named(body, key) != [], where, "a path that exists in the data", key)
        if not checker.expect(label != "", where, "a label, one of " + ", ".join(LABELS), reason):
            continue
        text = reason.partition(":")[2].strip()
        checker.expect(len(text) >= min_reason, where, f"a reason of at least {min_reason} characters", reason)
        if name_assumption and label == "inferred":
            checker.expect("assum" in text, where, "an inference that names its assumption", reason)
        if page and label == "printed":
            checker.expect(re.search(page, text) is not None, where, "the page where it is printed", reason)
    named = provenance_by_path(data)
    for path in _uncovered(body, named):
        checker.expect(False, path, "an entry in [provenance]", None)


def check_origins(
    checker: Checker, data: Mapping[str, Any], printed: Collection[str], reconstructed: Collection[str]
) -> None:
    """Each table says where it comes from, and in our own edition nothing known is passed off as something else."""
    for table in body_of(data):
        path = f"provenance.{table}"
        checker.expect(table in data["provenance"], path, "an entry for the table as a whole", None)
    if not checker.own_design:
        return
    named = provenance_by_path(data)
    for label, paths in (("printed", printed), ("reconstructed", reconstructed)):
        for path in paths:
            for found_path in paths_named(data, path):
                key = covered_by(found_path, named)
                found = label_of(named[key]) if key else ""
                checker.expect(found == label, path, f'an origin labelled "{label}"', found)


def _uncovered(node: object, named: Mapping[str, str], path: str = "") -> Iterator[str]:
    """The topmost paths that no provenance reaches, neither from above nor below."""
    if path in named:
        return
    below = any(key.startswith((f"{path}.", f"{path}[")) for key in named)
    if path and (not below or not children(node)):
        yield path
        return
    for segment, child in children(node):
        yield from _uncovered(child, named, join(path, segment))


def check_ids(checker: Checker, data: Mapping[str, Any], prose: Collection[str] = ()) -> None:
    """Strings are ids, not words for people, except in entries with these names; ids of one array differ."""
    for name, table in body_of(data).items():
        _check_ids(checker, table, name, {*prose, "path"} if name == "options" else prose)


def _check_ids(checker: Checker, node: object, path: str, prose: Collection[str]) -> None:
    if isinstance(node, str):
        checker.expect(_ID.fullmatch(node) is not None, path, "an id of a-z, 0-9, _ and .", node)
    if isinstance(node, list):
        ids = [item["id"] for item in node if isinstance(item, dict) and isinstance(item.get("id"), (str, int))]
        twice = sorted({str(name) for name in ids if ids.count(name) > 1})
        checker.expect(not twice, path, "a different id for each item", twice)
    for segment, child in children(node):
        if segment not in prose:
            _check_ids(checker, child, join(path, segment), prose)


def check_rulings(checker: Checker, data: Mapping[str, Any], ours: Mapping[str, object]) -> None:
    """[rulings] are the readings this engine plays; another one is refused unless an option offers it."""
    rulings = data.get("rulings")
    if not isinstance(rulings, dict):
        checker.expect(not ours, "rulings", f"a table of {len(ours)} rulings", rulings)
        return
    optional = {option.path for option in check_options(Checker(), data).values()}
    for name, value in rulings.items():
        path = f"rulings.{name}"
        if name not in ours:
            checker.expect(False, path, "only rulings that this engine knows", value)
        elif covered_by(path, optional) is None:
            reading = f"{show(ours[name])}, the only reading that this engine plays and no option offers another"
            checker.expect(same(value, ours[name]), path, reading, value)
    for name in ours:
        if name not in rulings:
            checker.expect(False, f"rulings.{name}", show(ours[name]), None)


def check_edition(
    edition: Edition, tables: type[T], facts: Facts[T], *, min_reason: int, prose: Collection[str] = (), page: str = ""
) -> Checker:
    """Everything that is wrong with a game's edition: its shape, what holds for every edition, the facts of the game.
    Our own design must hold while the edition is named `reconstructed`."""
    checker = Checker(own_design=edition.name == "reconstructed")
    try:
        data = convert(edition.data, tables)
    except EditionError as error:
        checker.adopt(error)
        return checker
    check_head(checker, edition.data)
    check_provenance(checker, edition.data, min_reason=min_reason, name_assumption=True, page=page)
    check_ids(checker, edition.data, prose)
    facts(checker, data, edition.data)
    check_every_choice(checker, edition, tables, facts)
    return checker


def check_every_choice(checker: Checker, edition: Edition, tables: type[T], facts: Facts[T]) -> None:
    """Every choice of every option gives an edition that can be played, too."""
    least, most = edition.data["players"]["min"], edition.data["players"]["max"]
    flawed_before = bool(checker.problems)
    for name, option in check_options(checker, edition.data).items():
        where = f"options.{name}"
        counts = [count for count in option.players if not least <= count <= most]
        wanted = f"numbers of players from {least} to {most}" if least < most else f"{most}, the only number of players"
        checker.expect(not counts, f"{where}.players", wanted, counts)
        if flawed_before or checker.problems:
            continue
        for number, choice in enumerate(option.choices):
            trial = Checker(checker.own_design)
            chosen = choose(edition.data, {name: choice})
            try:
                facts(trial, convert(chosen, tables), chosen)
            except EditionError as error:
                trial.adopt(error)
            for problem in trial.problems[:1]:
                path = f"{where}.choices[{number}]"
                checker.expect(False, path, f"{problem.expected} at {problem.path}", choice)
