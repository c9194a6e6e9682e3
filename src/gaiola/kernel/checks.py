"""Checks that hold for every edition of every game: provenance, ids, options, rulings. A game adds its own facts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Literal, cast

import msgspec

from .edition import EditionError, Problem, convert
from .paths import (
    LABELS,
    body_of,
    children,
    covered_by,
    join,
    label_of,
    places,
    provenance_of,
    provenance_places,
    resolve,
    same,
    show,
    written,
)

_ID = re.compile(r"[a-z][a-z0-9_.]*")
_VERSION = re.compile(r"\d+\.\d+\.\d+")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[edition]: which game, which edition of it, in which shape of the file."""

    game: str
    name: str
    version: str
    schema: Literal[1]


class OptionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of [options]: the path of the value a table may change and what it may become."""

    path: str
    choices: tuple[bool | int | str, ...]
    players: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A choice that a table has; `players` empty means with any number of players."""

    name: str
    path: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    players: tuple[int, ...] = ()


class Checker:
    """Collects what is wrong with an edition (problems) and what merely differs from our design (notes)."""

    def __init__(self, own_design: bool = True) -> None:
        self.own_design = own_design
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []

    def expect(self, ok: bool, path: str, expected: str, found: object) -> bool:
        """A fact of the game."""
        if not ok:
            self.problems.append(Problem(path, expected, show(found)))
        return ok

    def design(self, ok: bool, path: str, expected: str, found: object, own: bool | None = None) -> bool:
        """A property of our reconstruction: a problem in our own edition, a note in an owner's."""
        if not ok:
            ours = self.own_design if own is None else own
            (self.problems if ours else self.notes).append(Problem(path, expected, show(found)))
        return ok

    def agree(self, found: object, wanted: object, path: str) -> bool:
        """A fact that is one value; a tuple holds several, each of them right."""
        if isinstance(wanted, tuple):
            ok = any(same(found, value) for value in wanted)
            return self.expect(ok, path, "one of " + ", ".join(map(show, wanted)), found)
        return self.expect(same(found, wanted), path, show(wanted), found)

    def named(self, found: Iterable[str], wanted: Collection[str], path: str, what: str) -> bool:
        """An array holds each of these names once, in any order."""
        names = list(found)
        ok = sorted(names) == sorted(wanted)
        return self.expect(ok, path, f"{len(wanted)} {what}: {', '.join(wanted)}", names)

    def complete(self, table: Collection[str], wanted: Collection[str], path: str, what: str) -> bool:
        """A table has an entry for each of these names, and no other."""
        missing = [name for name in wanted if name not in table]
        for name in missing:
            self.expect(False, f"{path}.{name}", f"one of the {len(wanted)} {what}", None)
        foreign = [name for name in table if name not in wanted]
        only = f"only the {len(wanted)} {what}: {', '.join(wanted)}"
        return self.expect(not foreign, path, only, foreign) and not missing

    def entries(
        self, table: Mapping[str, Any], wanted: Mapping[str, Mapping[str, object]], path: str, what: str
    ) -> bool:
        """Every item is there, and its entries have these values. True if so."""
        if not self.complete(table, wanted, path, what):
            return False
        agree = [
            self.agree(table[name].get(entry), value, f"{path}.{name}.{entry}")
            for name, entries in wanted.items()
            for entry, value in entries.items()
        ]
        return all(agree)

    def readings(self, data: Mapping[str, Any], ours: Mapping[str, object]) -> None:
        """Path -> value, where the rules are silent or can be read in two ways and the engine plays one of them."""
        for path, reading in ours.items():
            found = resolve(data, path)
            self.expect(same(found, reading), path, f"{show(reading)}, the only reading that this engine plays", found)

    def adopt(self, error: EditionError) -> None:
        self.problems.extend(error.problems)

    def raise_if_any(self) -> None:
        if self.problems:
            raise EditionError(self.problems)


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
        checker.expect(places(body, key) != [], where, "a path that exists in the data", key)
        if not checker.expect(label != "", where, "a label, one of " + ", ".join(LABELS), reason):
            continue
        text = reason.partition(":")[2].strip()
        checker.expect(len(text) >= min_reason, where, f"a reason of at least {min_reason} characters", reason)
        if name_assumption and label == "inferred":
            checker.expect("assum" in text, where, "an inference that names its assumption", reason)
        if page and label == "printed":
            checker.expect(re.search(page, text) is not None, where, "the page where it is printed", reason)
    named = provenance_places(data)
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
    named = provenance_places(data)
    for label, paths in (("printed", printed), ("reconstructed", reconstructed)):
        for path in paths:
            for place in places(data, path):
                key = covered_by(place, named)
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
    for step, child in children(node):
        yield from _uncovered(child, named, join(path, step))


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
    for step, child in children(node):
        if step not in prose:
            _check_ids(checker, child, join(path, step), prose)


def check_options(checker: Checker, data: Mapping[str, Any]) -> dict[str, Option]:
    """Each option leads to a single value and offers that and others. Returns the sound options."""
    sound: dict[str, Option] = {}
    try:
        entries = convert(data.get("options", {}), dict[str, OptionEntry], "options")
    except EditionError as error:
        checker.adopt(error)
        return sound
    body = {name: table for name, table in body_of(data).items() if name != "options"}
    for name, entry in entries.items():
        where, before = f"options.{name}", len(checker.problems)
        try:
            now = resolve(body, entry.path)
        except KeyError:
            checker.expect(False, f"{where}.path", "a path that exists in the data", entry.path)
            continue
        if not checker.expect(
            isinstance(now, (bool, int, str)), f"{where}.path", "the path of a single value", entry.path
        ):
            continue
        texts = {plain(choice) for choice in entry.choices}
        differ = len(texts) == len(entry.choices) >= 2
        checker.expect(differ, f"{where}.choices", "at least two different choices", list(entry.choices))
        among = any(same(now, choice) for choice in entry.choices)
        checker.expect(among, entry.path, "one of " + ", ".join(map(show, entry.choices)), now)
        if len(checker.problems) == before:
            sound[name] = Option(name, entry.path, entry.choices, cast("bool | int | str", now), entry.players)
    return sound


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


def plain(value: object) -> str:
    """A choice as a person types it."""
    return value if isinstance(value, str) else show(value)
