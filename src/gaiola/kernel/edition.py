"""Reads an edition file: what is printed in a game's box, and where each fact comes from.
Finds every flaw with table, entry, what was expected and what was found; knows no game."""

from __future__ import annotations

import copy
import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

T = TypeVar("T")
Steps = list[str | int]

LABELS = ("printed", "found", "inferred", "reconstructed")  # from the surest origin to the least sure
ABOUT = ("edition", "provenance", "schema_version")  # about the file, not about the game
MAX_DEPTH = 32

_ID = re.compile(r"[a-z][a-z0-9_.]*")
_VERSION = re.compile(r"\d+\.\d+\.\d+")
_PATH = re.compile(r"[^.\[\]]+(\[\d{1,6}\])*(\.[^.\[\]]+(\[\d{1,6}\])*)*")
_PLAIN_KEY = re.compile(r"[^.\[\]\"\s]+")
_STEP = re.compile(r"[^.\[\]]+|\[\d+\]")


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


class OptionError(ValueError):
    """An option that this edition does not offer, or a value outside its choices."""


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
        return any(label_of(reason) in ("inferred", "reconstructed") for reason in _provenance(self.data).values())

    def provenance_shares(self) -> dict[str, float]:
        """The share of data leaves under each label."""
        places = provenance_places(self.data)
        leaves = [path for path, _ in walk(_body(self.data))]
        labels = [label_of(places[key]) for path in leaves if (key := covered_by(path, places)) is not None]
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
        raise _refused(_place_in(path, text, str(error)), "TOML", str(error)) from None
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


def _place_in(path: Path, text: str, message: str) -> str:
    place = re.search(r"line \d+, column \d+", message)
    return f"{path}, {place.group() if place else f'line {len(text.splitlines())}'}"


def _too_deep(data: object) -> bool:
    level: list[object] = [data]
    for _ in range(MAX_DEPTH):
        level = [child for node in level for _, child in _children(node)]
        if not level:
            return False
    return True


def show(value: object) -> str:
    """A value much as an edition file writes it, cut where it gets long; None is an entry not there."""
    if value is None:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 160 else text[:157] + "..."


def same(one: object, other: object) -> bool:
    """Equal in value and in kind: true is not 1."""
    return type(one) is type(other) and one == other


# ------------------------------------------------------------------ paths
# Dotted keys; an array item is [n] from 0. A provenance key or option may also name an array item by its id,
# and a provenance key may say * for every entry of a level.


def walk(node: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf with its path; an empty table or array is a leaf."""
    children = _children(node)
    if not children:
        yield path, node
    for step, child in children:
        yield from walk(child, _join(path, step))


def resolve(data: object, path: str) -> Any:
    """The value at a path, or KeyError."""
    return _get(data, _only_place(data, path))


def places(data: object, key: str) -> list[str]:
    """The paths that a provenance key names in this data."""
    if not _PATH.fullmatch(key):
        return []
    found = [("", data)]
    for step in _STEP.findall(key):
        found = [
            (_join(path, name), child)
            for path, node in found
            for name, child in _children(node)
            if step in ("*", name) or (name.startswith("[") and _has_id(child, step))
        ]
    return [path for path, _ in found]


def provenance_places(data: Mapping[str, Any]) -> dict[str, str]:
    """Path -> reason for every place the provenance names; a key with fewer * wins over one with more."""
    body, table = _body(data), _provenance(data)
    keys = sorted(table, key=lambda key: -key.count("*"))
    return {path: table[key] for key in keys for path in places(body, key)}


def covered_by(path: str, keys: Collection[str]) -> str | None:
    """The longest key that is this path or one of its ancestors."""
    while path and path not in keys:
        path = _parent(path)
    return path or None


def label_of(reason: object) -> str:
    """The label that opens a provenance reason, or an empty string."""
    label = reason.partition(":")[0] if isinstance(reason, str) and ":" in reason else ""
    return label if label in LABELS else ""


def _children(node: object) -> list[tuple[str, Any]]:
    if isinstance(node, dict):
        return [(_key(name), child) for name, child in node.items()]
    if isinstance(node, list):
        return [(f"[{n}]", child) for n, child in enumerate(node)]
    return []


def _key(name: str) -> str:
    return name if _PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _join(path: str, step: str) -> str:
    return path + step if not path or step.startswith("[") else f"{path}.{step}"


def _parent(path: str) -> str:
    return path[: max(path.rfind("."), path.rfind("["), 0)]


def _has_id(item: object, step: str) -> bool:
    return isinstance(item, dict) and isinstance(item.get("id"), (str, int)) and str(item["id"]) == step


def _only_place(data: object, path: str) -> Steps:
    where = places(data, path)
    if len(where) != 1 or "*" in path:
        raise KeyError(path)
    return [int(step[1:-1]) if step.startswith("[") else step for step in _STEP.findall(where[0])]


def _get(data: Any, steps: Steps) -> Any:
    for step in steps:
        data = data[step]
    return data


def _put(data: Any, steps: Steps, value: object) -> Any:
    """The data with another value in one place; what lies elsewhere is shared."""
    if not steps:
        return value
    holder = copy.copy(data)
    holder[steps[0]] = _put(data[steps[0]], steps[1:], value)
    return holder


def _written(steps: Steps, at: str = "") -> str:
    for step in steps:
        at = _join(at, f"[{step}]" if isinstance(step, int) else _key(step))
    return at


def _body(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: table for name, table in data.items() if name not in ABOUT}


def _provenance(data: Mapping[str, Any]) -> dict[str, Any]:
    table = data.get("provenance")
    return table if isinstance(table, dict) else {}


# ------------------------------------------------------------------ typed tables


def convert(data: object, type_: type[T], at: str = "") -> T:
    """The data as a typed table; a value of another shape is an EditionError. `at` is where the data lies."""
    try:
        return msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError as error:
        raise EditionError([_problem(data, type_, str(error), at)]) from None


def _problem(data: object, type_: Any, message: str, at: str) -> Problem:
    what, steps = _parse(message)
    steps, info = _pinpoint(data, type_, steps), inspect.type_info(type_)
    if field := re.fullmatch(r"Object missing required field `(.*)`", what):
        steps = [*steps, field.group(1)]
        return Problem(_written(steps, at), _wanted(_type_at(info, steps)), "nothing")
    if field := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        known = _entries(_type_at(info, steps))
        return Problem(_written([*steps, field.group(1)], at), known, "an unknown entry")
    return Problem(_written(steps, at) or "edition", _wanted(_type_at(info, steps)), show(_get(data, steps)))


def _parse(message: str) -> tuple[str, Steps]:
    what, _, where = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    steps = re.findall(r"[^.\[\]`]+|\[\d+\]|\[\.\.\.\]", where)
    return what, [int(step[1:-1]) if step[1:-1].isdecimal() and step[0] == "[" else step for step in steps]


def _pinpoint(data: Any, type_: Any, steps: Steps) -> Steps:
    """msgspec writes [...] for any key of a table; find which one it is."""
    while "[...]" in steps:
        table = steps[: steps.index("[...]")]
        for key, value in _get(data, table).items():
            trial = _put(data, table, {key: value})
            try:
                msgspec.convert(trial, type_, strict=True)
            except msgspec.ValidationError as error:
                if _parse(str(error))[1][: len(table) + 1] == [*table, "[...]"]:
                    data, steps = trial, [*table, key, *steps[len(table) + 1 :]]
                    break
        else:  # pragma: no cover - the message always stems from one of the keys
            return table
    return steps


def _type_at(info: inspect.Type, steps: Steps) -> inspect.Type:
    for step in steps:
        if isinstance(info, inspect.StructType):
            info = next((f.type for f in info.fields if f.encode_name == step), inspect.AnyType())
        elif isinstance(info, inspect.DictType):
            info = info.value_type
        elif isinstance(info, (inspect.ListType, inspect.VarTupleType)):
            info = info.item_type
        elif isinstance(info, inspect.TupleType) and isinstance(step, int):
            info = info.item_types[step]
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
    if isinstance(info, inspect.BoolType):
        return "true or false"
    if isinstance(info, inspect.FloatType):
        return "a number"
    if isinstance(info, inspect.StructType):
        return "a table with " + ", ".join(field.encode_name for field in info.fields if field.required)
    if isinstance(info, inspect.DictType):
        return "a table"
    if isinstance(info, inspect.TupleType):
        return f"an array of {len(info.item_types)} values"
    if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
        return f"an array, each item {_wanted(info.item_type)}"
    if isinstance(info, inspect.UnionType):
        return " or ".join(_wanted(t) for t in info.types if not isinstance(t, inspect.NoneType))
    return "a value"


def _bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    if least is not None:
        return f" of at least {least}"
    return f" of at most {most}" if most is not None else ""


# ------------------------------------------------------------------ options


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


def options_of(data: Mapping[str, Any]) -> dict[str, Option]:
    """The options of an edition by name; EditionError if [options] is flawed."""
    checker = Checker()
    options = check_options(checker, data)
    checker.raise_if_any()
    return options


def settle(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, bool | int | str]:
    """The chosen options with their values as the edition writes them; OptionError for anything it does not offer."""
    offered = options_of(data)
    settled: dict[str, bool | int | str] = {}
    for name, value in options.items():
        if name not in offered:
            known = ", ".join(offered) or "none"
            raise OptionError(f"option {name} = {_plain(value)}: no such option; the options are {known}")
        settled[name] = _match(offered[name], value)
    return settled


def choose(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, Any]:
    """A deep copy of the data in which each chosen option has overwritten its path."""
    offered = options_of(data)
    chosen = copy.deepcopy(dict(data))
    for name, value in settle(data, options).items():
        chosen = _put(chosen, _only_place(chosen, offered[name].path), value)
    return chosen


def parse_option(option: Option, text: str) -> bool | int | str:
    """The choice that a word of a command line means."""
    return _match(option, text)


def _match(option: Option, value: object) -> bool | int | str:
    for choice in option.choices:
        if same(choice, value) or (isinstance(value, str) and _plain(choice) == value.strip()):
            return choice
    choices = ", ".join(map(_plain, option.choices))
    raise OptionError(f"option {option.name} = {_plain(value)}: not one of its choices {choices}")


def _plain(value: object) -> str:
    return value if isinstance(value, str) else show(value)


# ------------------------------------------------------------------ checks that hold for every game


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
    body = _body(data)
    if not isinstance(data.get("provenance"), dict):
        checker.expect(False, "provenance", "a table of origins", data.get("provenance"))
        return
    for key, reason in _provenance(data).items():
        where, label = _written(["provenance", key]), label_of(reason)
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


def _uncovered(node: object, named: Mapping[str, str], path: str = "") -> Iterator[str]:
    """The topmost paths that no provenance reaches, neither from above nor below."""
    if path in named:
        return
    below = any(key.startswith((f"{path}.", f"{path}[")) for key in named)
    if path and (not below or not _children(node)):
        yield path
        return
    for step, child in _children(node):
        yield from _uncovered(child, named, _join(path, step))


def check_ids(checker: Checker, data: Mapping[str, Any], prose: Collection[str] = ()) -> None:
    """Strings are ids, not words for people, except in entries with these names; ids of one array differ."""
    for name, table in _body(data).items():
        _check_ids(checker, table, name, {*prose, "path"} if name == "options" else prose)


def _check_ids(checker: Checker, node: object, path: str, prose: Collection[str]) -> None:
    if isinstance(node, str):
        checker.expect(_ID.fullmatch(node) is not None, path, "an id of a-z, 0-9, _ and .", node)
    if isinstance(node, list):
        ids = [item["id"] for item in node if isinstance(item, dict) and isinstance(item.get("id"), (str, int))]
        twice = sorted({str(name) for name in ids if ids.count(name) > 1})
        checker.expect(not twice, path, "a different id for each item", twice)
    for step, child in _children(node):
        if step not in prose:
            _check_ids(checker, child, _join(path, step), prose)


def check_options(checker: Checker, data: Mapping[str, Any]) -> dict[str, Option]:
    """Each option leads to a single value and offers that and others. Returns the sound options."""
    sound: dict[str, Option] = {}
    try:
        entries = convert(data.get("options", {}), dict[str, OptionEntry], "options")
    except EditionError as error:
        checker.adopt(error)
        return sound
    body = {name: table for name, table in _body(data).items() if name != "options"}
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
        texts = {_plain(choice) for choice in entry.choices}
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
