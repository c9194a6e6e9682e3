"""Places in an edition's data: dotted paths, the provenance that covers them, and values as a file writes them.

Dotted keys; an array item is [n] from 0. A provenance key or option may also name an array item by its id, and a
provenance key may say * for every entry of a level."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

Steps = list[str | int]

LABELS = ("printed", "found", "inferred", "reconstructed")  # from the surest origin to the least sure
ABOUT = ("edition", "provenance", "schema_version")  # about the file, not about the game

_PATH = re.compile(r"[^.\[\]]+(\[\d{1,6}\])*(\.[^.\[\]]+(\[\d{1,6}\])*)*")
_PLAIN_KEY = re.compile(r"[^.\[\]\"\s]+")
_STEP = re.compile(r"[^.\[\]]+|\[\d+\]")


def show(value: object) -> str:
    """A value much as an edition file writes it, cut where it gets long; None is an entry not there."""
    if value is None:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 160 else text[:157] + "..."


def same(one: object, other: object) -> bool:
    """Equal in value and in kind: true is not 1."""
    return type(one) is type(other) and one == other


def walk(node: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf with its path; an empty table or array is a leaf."""
    below = children(node)
    if not below:
        yield path, node
    for step, child in below:
        yield from walk(child, join(path, step))


def resolve(data: object, path: str) -> Any:
    """The value at a path, or KeyError."""
    return value_at(data, only_place(data, path))


def places(data: object, key: str) -> list[str]:
    """The paths that a provenance key names in this data."""
    if not _PATH.fullmatch(key):
        return []
    found = [("", data)]
    for step in _STEP.findall(key):
        found = [
            (join(path, name), child)
            for path, node in found
            for name, child in children(node)
            if step in ("*", name) or (name.startswith("[") and has_id(child, step))
        ]
    return [path for path, _ in found]


def provenance_places(data: Mapping[str, Any]) -> dict[str, str]:
    """Path -> reason for every place the provenance names; a key with fewer * wins over one with more."""
    body, table = body_of(data), provenance_of(data)
    keys = sorted(table, key=lambda key: -key.count("*"))
    return {path: table[key] for key in keys for path in places(body, key)}


def covered_by(path: str, keys: Collection[str]) -> str | None:
    """The longest key that is this path or one of its ancestors."""
    while path and path not in keys:
        path = parent_of(path)
    return path or None


def label_of(reason: object) -> str:
    """The label that opens a provenance reason, or an empty string."""
    label = reason.partition(":")[0] if isinstance(reason, str) and ":" in reason else ""
    return label if label in LABELS else ""


def children(node: object) -> list[tuple[str, Any]]:
    if isinstance(node, dict):
        return [(key_of(name), child) for name, child in node.items()]
    if isinstance(node, list):
        return [(f"[{n}]", child) for n, child in enumerate(node)]
    return []


def key_of(name: str) -> str:
    return name if _PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def join(path: str, step: str) -> str:
    return path + step if not path or step.startswith("[") else f"{path}.{step}"


def parent_of(path: str) -> str:
    return path[: max(path.rfind("."), path.rfind("["), 0)]


def has_id(item: object, step: str) -> bool:
    return isinstance(item, dict) and isinstance(item.get("id"), (str, int)) and str(item["id"]) == step


def only_place(data: object, path: str) -> Steps:
    where = places(data, path)
    if len(where) != 1 or "*" in path:
        raise KeyError(path)
    return [int(step[1:-1]) if step.startswith("[") else step for step in _STEP.findall(where[0])]


def value_at(data: Any, steps: Steps) -> Any:
    for step in steps:
        data = data[step]
    return data


def with_value(data: Any, steps: Steps, value: object) -> Any:
    """The data with another value in one place; what lies elsewhere is shared."""
    if not steps:
        return value
    holder = copy.copy(data)
    holder[steps[0]] = with_value(data[steps[0]], steps[1:], value)
    return holder


def written(steps: Steps, at: str = "") -> str:
    for step in steps:
        at = join(at, f"[{step}]" if isinstance(step, int) else key_of(step))
    return at


def body_of(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: table for name, table in data.items() if name not in ABOUT}


def provenance_of(data: Mapping[str, Any]) -> dict[str, Any]:
    table = data.get("provenance")
    return table if isinstance(table, dict) else {}
