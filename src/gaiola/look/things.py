"""What the things on a board are. Each is of a kind (`stand`), and what is said of a kind is the same for everybody: a
text `about-KIND` among the game's words, a rule, and where what is printed on it comes from. What is so of one thing
only, and now, stands in its label."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from typing import Any, NamedTuple

from ..kernel.paths import LABELS, body_of, covered_by, label_of, paths_named, provenance_by_path, resolve, walk
from ..words import Words

OURS = ("inferred", "reconstructed")
"""Origins that a player is told: what is not known from a rulebook or a public source."""

ID = "{id}"

_TAG = re.compile(r'<\w+ [^>]*aria-label="[^"]*"[^>]*>')
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_AFTER_NAME = re.compile("[:;] ")


class About(NamedTuple):
    """What a game says of a kind beside its text: the number of a rule, and the paths of the edition that say
    what is printed on such things. In a path `{id}` is the id of a thing."""

    rule: str
    printed: tuple[str, ...] = ()


class Thing(NamedTuple):
    """Something drawn, as a reader is told of it. `id` is empty where a thing of this kind is like any other."""

    kind: str
    id: str
    label: str

    @property
    def name(self) -> str:
        return _AFTER_NAME.split(self.label, maxsplit=1)[0]

    @property
    def facts(self) -> list[str]:
        """What the label says after the name."""
        return [fact for part in _AFTER_NAME.split(self.label, maxsplit=1)[1:] for fact in part.split("; ")]


def things_in(markup: str) -> Iterator[Thing]:
    """Everything in a drawing that has a label and a kind."""
    for tag in _TAG.findall(markup):
        attributes = dict(_ATTRIBUTE.findall(tag))
        named = attributes.get("data-kind") or attributes.get("data-touch")
        if named:
            kind, _, id = unescape(named).partition(":")
            yield Thing(kind, id, unescape(attributes["aria-label"]))


class Told(NamedTuple):
    """What everybody is told of a kind. `origins` says, by id or under an empty id for all, what of it is inferred or
    reconstructed."""

    text: str
    rule: str
    heading: str
    origins: Mapping[str, str]


def told_of(data: Mapping[str, Any], kinds: Mapping[str, About], words: Words) -> dict[str, Told]:
    """What is told of each kind in one language; `data` is the edition's."""
    reasons = provenance_by_path(data)
    return {
        kind: Told(
            words.say(f"about-{kind}".replace("_", "-")),
            about.rule,
            words.heading(about.rule),
            _origins(body_of(data), reasons, about.printed),
        )
        for kind, about in kinds.items()
    }


# ------------------------------------------------------------------ origins


def _origins(body: Mapping[str, Any], reasons: Mapping[str, str], patterns: Iterable[str]) -> dict[str, str]:
    """By id: the least sure origin of what is printed, if a player is told of it."""
    found: dict[str, str] = {}
    for pattern in patterns:
        for id, path in _paths(body, pattern):
            leaves = (leaf for leaf, _ in walk(resolve(body, path), path))
            labels = [found.get(id, ""), *(label_of(reasons.get(covered_by(leaf, reasons) or "")) for leaf in leaves)]
            found[id] = max(labels, key=("", *LABELS).index)
    return {id: label for id, label in found.items() if label in OURS}


def _paths(body: Mapping[str, Any], pattern: str) -> Iterator[tuple[str, str]]:
    """The paths that a pattern names, each with the id that stands in it."""
    before, one, after = pattern.partition(f".{ID}")
    if not one:
        yield "", pattern
        return
    for path in paths_named(body, f"{before}.*"):
        thing = resolve(body, path)
        id = thing.get("id") if isinstance(thing, dict) else None
        for named in paths_named(body, path + after):
            yield str(id or path.rpartition(".")[2]), named
