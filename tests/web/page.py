"""What a page does with the messages of the live line, as a small model: a tree for every element that the server
draws, of which parts are replaced."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from typing import Any, NamedTuple

VOID = {"input", "br"}

_BUTTON = re.compile(r'<button name="move" value="([^"]+)">([^<]+)')


class Choice(NamedTuple):
    move: str
    words: str


def choices_in(page: str) -> list[Choice]:
    """The moves that a page lists, or the part of it that does."""
    return [Choice(unescape(move), unescape(words)) for move, words in _BUTTON.findall(page)]


Node = list[Any]
"""Name, attributes, and what is in it: texts and nodes."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[Node] = [["", {}]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node: Node = [tag, dict(attrs)]
        self.open[-1].append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].append([tag, dict(attrs)])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].append(data)


def tree(markup: str) -> Node:
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    (root,) = reader.open
    return root


def _parts(node: Node, found: dict[str, Node]) -> dict[str, Node]:
    if "data-part" in node[1]:
        assert node[1]["data-part"] not in found, "two parts have the same name"
        found[node[1]["data-part"]] = node
    for child in node[2:]:
        if isinstance(child, list):
            _parts(child, found)
    return found


class Page:
    """One page and what it shows."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self.trees: dict[str, Node] = {}
        self.log: list[str] = []
        self.version = ""

    def told(self, text: str) -> None:
        message: dict[str, Any] = json.loads(text)
        kind, version = message.pop("kind"), message.pop("version")
        html, parts = message.pop("html", {}), message.pop("parts", {})
        log = message.pop("log", None)
        if kind == "state":
            self.trees, self.log = {}, []
            html |= {f"pane-{id}": svg for id, svg in html.pop("panes").items()}
        else:
            assert message.pop("from") == self.version, "something was missed"
        self.version = version
        self.facts |= message
        self.trees |= {id: tree(markup) for id, markup in html.items()}
        named: dict[str, Node] = {}
        for root in self.trees.values() if parts else ():
            _parts(root, named)
        for name, markup in parts.items():
            named[name][2:] = tree(markup)[2:]
        if log is not None:
            kept = 0 if _number(log["items"]) == 0 else log["from"] + 1
            self.log = self.log[:kept] + log["items"]


def _number(lines: list[str]) -> int:
    """Of the move that the first line tells of."""
    return int(lines[0].split('data-number="')[1].split('"')[0]) if lines else -1
