"""Paths into an edition's data, the provenance that covers them, and values as a file writes them.

Dotted keys; an array item is [n] from 0. A provenance key or option may also name an array item by its id, and a
provenance key may say * for every entry of a level."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

Segments = list[str | int]
"""A path taken apart: the keys of tables and the numbers of array items on the way."""

LABELS = ("printed", "found", "inferred", "reconstructed")  # from the surest origin to the least sure
ABOUT = ("edition", "provenance", "schema_version")  # about the file, not about the game

_PATH = re.compile(r"[^.\[\]]+(\[\d{1,6}\])*(\.[^.\[\]]+(\[\d{1,6}\])*)*")
_BARE_KEY = re.compile(r"[^.\[\]\"\s]+")
_SEGMENT = re.compile(r"[^.\[\]]+|\[\d+\]")


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
    for segment, child in below:
        yield from walk(child, join(path, segment))


def resolve(data: object, path: str) -> Any:
    """The value at a path, or KeyError."""
    return value_at(data, segments_of(data, path))


def paths_named(data: object, key: str) -> list[str]:
    """The paths that a provenance key names in this data."""
    if not _PATH.fullmatch(key):
        return []
    found = [("", data)]
    for segment in _SEGMENT.findall(key):
        found = [(join(path, name), child) for path, node in found for name, child in _below(node, segment)]
    return [path for path, _ in found]


def _below(node: object, segment: str) -> list[tuple[str, Any]]:
    """Those of the children that a segment of a provenance key names; an edition has thousands, so they are not all
    looked at."""
    if segment == "*":
        return children(node)
    if isinstance(node, dict):
        key = _key_at(segment)
        return [(segment, node[key])] if key in node and key_of(key) == segment else []
    if isinstance(node, list):
        if segment.startswith("["):
            at = int(segment[1:-1])
            return [(f"[{at}]", node[at])] if at < len(node) and segment == f"[{at}]" else []
        return [(f"[{at}]", child) for at, child in enumerate(node) if has_id(child, segment)]
    return []


def _key_at(segment: str) -> str:
    """The key that a segment writes, in quotes if it must be."""
    if not segment.startswith('"'):
        return segment
    try:
        return str(json.loads(segment))
    except ValueError:
        return segment


def provenance_by_path(data: Mapping[str, Any]) -> dict[str, str]:
    """Path -> reason for every path the provenance names; a key with fewer * wins over one with more."""
    body, table = body_of(data), provenance_of(data)
    keys = sorted(table, key=lambda key: -key.count("*"))
    return {path: table[key] for key in keys for path in paths_named(body, key)}


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
    """What lies directly below, each with its segment; nothing below a single value."""
    if isinstance(node, dict):
        return [(key_of(name), child) for name, child in node.items()]
    if isinstance(node, list):
        return [(f"[{n}]", child) for n, child in enumerate(node)]
    return []


def key_of(name: str) -> str:
    """A table's key as a path writes it, in quotes if it must be."""
    return name if _BARE_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def join(path: str, segment: str) -> str:
    return path + segment if not path or segment.startswith("[") else f"{path}.{segment}"


def parent_of(path: str) -> str:
    return path[: max(path.rfind("."), path.rfind("["), 0)]


def has_id(item: object, segment: str) -> bool:
    """Whether this is an array item with that id."""
    return isinstance(item, dict) and isinstance(item.get("id"), (str, int)) and str(item["id"]) == segment


def segments_of(data: object, path: str) -> Segments:
    """The only way that a path names in this data; KeyError if there is none, or more than one."""
    where = paths_named(data, path)
    if len(where) != 1 or "*" in path:
        raise KeyError(path)
    return [int(segment[1:-1]) if segment.startswith("[") else segment for segment in _SEGMENT.findall(where[0])]


def value_at(data: Any, segments: Segments) -> Any:
    for segment in segments:
        data = data[segment]
    return data


def with_value(data: Any, segments: Segments, value: object) -> Any:
    """The data with another value at one path; what lies elsewhere is shared."""
    if not segments:
        return value
    holder = copy.copy(data)
    holder[segments[0]] = with_value(data[segments[0]], segments[1:], value)
    return holder


def written(segments: Segments, at: str = "") -> str:
    """The path as a text; `at` is the path that the segments begin at."""
    for segment in segments:
        at = join(at, f"[{segment}]" if isinstance(segment, int) else key_of(segment))
    return at


def body_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """What an edition says about the game, without what it says about itself."""
    return {name: table for name, table in data.items() if name not in ABOUT}


def provenance_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """[provenance]: key -> where the values come from that the key names."""
    table = data.get("provenance")
    return table if isinstance(table, dict) else {}
