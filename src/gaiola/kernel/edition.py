"""Reads an edition file: what is printed in a game's box, and where each fact comes from. Knows no game."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from .paths import (
    LABELS,
    Segments,
    body_of,
    children,
    covered_by,
    label_of,
    provenance_by_path,
    provenance_of,
    show,
    value_at,
    walk,
    with_value,
    written,
)

T = TypeVar("T")
MAX_DEPTH = 32


class Problem(msgspec.Struct, frozen=True):
    """One flaw of an edition file."""

    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}, found {self.found}"


class EditionError(ValueError):
    """An edition that cannot be played; carries every problem found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Edition(msgspec.Struct, frozen=True):
    """An edition file as read: its data untouched, its name and the fingerprint that records carry."""

    game: str
    name: str
    version: str
    hash: str
    data: dict[str, Any]
    source: str

    @property
    def reconstructed(self) -> bool:
        """True if any value is our own design or inference, so that the label must be shown."""
        return any(label_of(reason) in ("inferred", "reconstructed") for reason in provenance_of(self.data).values())

    def provenance_shares(self) -> dict[str, float]:
        """The share of data leaves under each label."""
        origins = provenance_by_path(self.data)
        leaves = [path for path, _ in walk(body_of(self.data))]
        labels = [label_of(origins[key]) for path in leaves if (key := covered_by(path, origins)) is not None]
        return {label: labels.count(label) / len(leaves) if leaves else 0.0 for label in LABELS}


# ------------------------------------------------------------------ reading a file


def read_edition(path: Path, game: str | None = None) -> Edition:
    """The edition in a TOML file; of this game, if one is named."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _refused(str(path), "an edition file", "no such file") from None
    except UnicodeDecodeError as error:
        raise _refused(str(path), "a text file in UTF-8", f"a foreign byte at position {error.start}") from None
    except OSError as error:
        raise _refused(str(path), "a readable file", error.strerror or type(error).__name__) from None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise _refused(str(path), f"at most {MAX_DEPTH} nested levels", "more") from None
    except ValueError as error:
        raise _refused(_line_in(path, text, str(error)), "TOML", str(error)) from None
    return edition_of(data, str(path), game)


def edition_of(data: dict[str, Any], source: str = "", game: str | None = None) -> Edition:
    """The edition in data already parsed."""
    if _too_deep(data):
        raise _refused(source or "edition", f"at most {MAX_DEPTH} nested levels", "more")
    if not isinstance(data.get("edition"), dict):
        raise _refused("edition", "a table with game, name and version", show(data.get("edition")))
    head = data["edition"]
    for entry in ("game", "name", "version"):
        if not isinstance(head.get(entry), str) or not head[entry]:
            raise _refused(f"edition.{entry}", "a string", show(head.get(entry)))
    if game is not None and head["game"] != game:
        raise _refused("edition.game", show(game), show(head["game"]))
    try:
        canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    except ValueError as error:  # an integer of thousands of digits
        raise _refused(source or "edition", "numbers of a printable size", str(error)) from None
    fingerprint = hashlib.sha256(canonical.encode()).hexdigest()[:16]
    return Edition(head["game"], head["name"], head["version"], fingerprint, data, source)


def _refused(path: str, expected: str, found: str) -> EditionError:
    return EditionError([Problem(path, expected, found)])


def _line_in(path: Path, text: str, message: str) -> str:
    found = re.search(r"line \d+, column \d+", message)
    return f"{path}, {found.group() if found else f'line {len(text.splitlines())}'}"


def _too_deep(data: object) -> bool:
    level: list[object] = [data]
    for _ in range(MAX_DEPTH):
        level = [child for node in level for _, child in children(node)]
        if not level:
            return False
    return True


# ------------------------------------------------------------------ typed tables


def convert(data: object, type_: type[T], at: str = "") -> T:
    """The data as a typed table; a value of another shape is an EditionError. `at` is where the data lies."""
    try:
        return msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError as error:
        raise EditionError([_problem(data, type_, str(error), at)]) from None


def _problem(data: object, type_: Any, message: str, at: str) -> Problem:
    what, segments = _parse(message)
    segments, info = _pinpoint(data, type_, segments), inspect.type_info(type_)
    if field := re.fullmatch(r"Object missing required field `(.*)`", what):
        segments = [*segments, field.group(1)]
        return Problem(written(segments, at), _wanted(_type_at(info, segments)), "nothing")
    if field := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        known = _entries(_type_at(info, segments))
        return Problem(written([*segments, field.group(1)], at), known, "an unknown entry")
    return Problem(
        written(segments, at) or "edition", _wanted(_type_at(info, segments)), show(value_at(data, segments))
    )


def _parse(message: str) -> tuple[str, Segments]:
    """A message of msgspec taken apart: what is wrong, and where."""
    what, _, where = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    segments = re.findall(r"[^.\[\]`]+|\[\d+\]|\[\.\.\.\]", where)
    return what, [int(one[1:-1]) if one[1:-1].isdecimal() and one[0] == "[" else one for one in segments]


def _pinpoint(data: Any, type_: Any, segments: Segments) -> Segments:
    """msgspec writes [...] for any key of a table; find which one it is."""
    while "[...]" in segments:
        table = segments[: segments.index("[...]")]
        for key, value in value_at(data, table).items():
            trial = with_value(data, table, {key: value})
            try:
                msgspec.convert(trial, type_, strict=True)
            except msgspec.ValidationError as error:
                if _agree(_parse(str(error))[1], [*table, "[...]"]):
                    data, segments = trial, [*table, key, *segments[len(table) + 1 :]]
                    break
        else:  # pragma: no cover - the message always stems from one of the keys
            return table
    return segments


def _agree(told: Segments, known: Segments) -> bool:
    """Whether a message's path begins like one we know; [...] in it may be any key."""
    begun = told[: len(known)]
    return len(begun) == len(known) and all(a in ("[...]", b) for a, b in zip(begun, known, strict=True))


def _type_at(info: inspect.Type, segments: Segments) -> inspect.Type:
    for segment in segments:
        if isinstance(info, inspect.UnionType):  # an entry that may be missing
            info = next((type_ for type_ in info.types if not isinstance(type_, inspect.NoneType)), info)
        if isinstance(info, inspect.StructType):
            info = next((f.type for f in info.fields if f.encode_name == segment), inspect.AnyType())
        elif isinstance(info, inspect.DictType):
            info = info.value_type
        elif isinstance(info, (inspect.ListType, inspect.VarTupleType)):
            info = info.item_type
        elif isinstance(info, inspect.TupleType) and isinstance(segment, int):
            info = info.item_types[segment]
        else:
            return inspect.AnyType()
    return info


def _entries(info: inspect.Type) -> str:
    if isinstance(info, inspect.StructType):
        return "only the entries " + ", ".join(field.encode_name for field in info.fields)
    return "a known entry"


def _wanted(info: inspect.Type) -> str:
    """A type in words."""
    if isinstance(info, inspect.LiteralType):
        values = [show(value) for value in info.values]
        return values[0] if len(values) == 1 else "one of " + ", ".join(values)
    if isinstance(info, inspect.IntType):
        return "an integer" + _bounds(info.ge, info.le)
    if isinstance(info, inspect.StrType):
        return "a string" + (f" of the form {info.pattern}" if info.pattern else "")
    if isinstance(info, inspect.StructType):
        return "a table with " + ", ".join(field.encode_name for field in info.fields if field.required)
    if isinstance(info, inspect.TupleType):
        return f"an array of {len(info.item_types)} values"
    if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
        return f"an array, each item {_wanted(info.item_type)}"
    if isinstance(info, inspect.UnionType):
        return " or ".join(_wanted(t) for t in info.types if not isinstance(t, inspect.NoneType))
    return _PLAIN.get(type(info), "a value")


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.BoolType: "true or false",
    inspect.FloatType: "a number",
    inspect.DictType: "a table",
}


def _bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    if least is not None:
        return f" of at least {least}"
    return f" of at most {most}" if most is not None else ""
