"""What a page shows, and what is said of it on the live line: all of it to a page that has just come or has missed
something, to the others what changed. Nothing goes into a message but what two states of the same eyes show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ..look import Drawing, Pane

PANE = "pane-"
"""The element of a pane is called so, and by the pane's id."""


class State:
    """Facts (the number of moves, the choices, whether it is my turn), drawings by the element of the page that they
    stand in, and the lines of the log. `before` is the state that the same eyes saw last; `panes` are the names and
    icons that stand over the board."""

    def __init__(
        self,
        facts: dict[str, Any],
        drawings: Mapping[str, Drawing],
        log: list[str],
        before: State | None = None,
        panes: Sequence[Pane] = (),
    ) -> None:
        self.panes = panes
        self.facts = facts
        self.drawings = drawings
        self.log = log
        self._marks: dict[str, bytes] = dict(_marked((*_texts(drawings), *log), before._marks if before else {}))
        self.version = self._version()
        """The same for two states exactly if they say the same."""
        self._whole = ""
        self._changes: dict[str, str] = {}

    def _version(self) -> str:
        made_of = blake2b(msgspec.json.encode((self.facts, list(self.drawings))), digest_size=8)
        for text in (*_texts(self.drawings), *self.log):
            made_of.update(self._marks[text])
        return made_of.hexdigest()

    # ---- for a page that is being made

    def html(self) -> dict[str, Any]:
        return whole_of(self.drawings)

    def known(self, *, past: bool) -> str:
        """What a page must be told that comes with the log and the drawings; of the present position, or of a past one,
        and then it shows no version of a state."""
        return _json({"kind": "state", "version": "" if past else self.version, **self.facts})

    # ---- for the live line

    def whole(self) -> str:
        if not self._whole:
            told = {"html": self.html(), "log": {"from": 0, "items": self.log}}
            self._whole = _json({"kind": "state", "version": self.version, **self.facts, **told})
        return self._whole

    def message(self, held: State | None) -> str:
        """For a page that shows `held`, or for one of which nothing is known."""
        if held is None or held.facts["cover"] or self.facts["cover"]:
            return self.whole()
        if held.version not in self._changes:
            self._changes[held.version] = _json(self._since(held))
        return self._changes[held.version]

    def _since(self, held: State) -> dict[str, Any]:
        facts = {name: fact for name, fact in self.facts.items() if held.facts[name] != fact}
        html, parts = self._redrawn(held)
        told = {"html": html, "parts": parts, "log": self._log_since(held)}
        return {"kind": "change", "from": held.version, "version": self.version, **facts} | {
            name: what for name, what in told.items() if what
        }

    def _redrawn(self, held: State) -> tuple[dict[str, str], dict[str, str]]:
        """Drawings that go whole because their frame is another, and parts that are drawn differently now."""
        html: dict[str, str] = {}
        parts: dict[str, str] = {}
        for id, drawing in self.drawings.items():
            was = held.drawings.get(id)
            if was is None or was.frame != drawing.frame:
                html[id] = drawing.whole()
            else:
                parts |= {name: part for name, part in drawing.parts.items() if was.parts[name] != part}
        return html, parts

    def _log_since(self, held: State) -> dict[str, Any] | None:
        """From the first line on that is another one; `from` is the last line to keep."""
        kept = 0
        for line, was in zip(self.log, held.log, strict=False):
            if line != was:
                break
            kept += 1
        if kept == len(self.log) == len(held.log):
            return None
        return {"from": max(0, kept - 1), "items": self.log[kept:]}


def whole_of(drawings: Mapping[str, Drawing]) -> dict[str, Any]:
    """Drawings in one piece each; panes by their ids."""
    html: dict[str, Any] = {id: drawing.whole() for id, drawing in drawings.items() if not id.startswith(PANE)}
    panes = {id.removeprefix(PANE): drawing.whole() for id, drawing in drawings.items() if id.startswith(PANE)}
    return html | {"panes": panes}


def _texts(drawings: Mapping[str, Drawing]) -> Iterator[str]:
    for drawing in drawings.values():
        yield from drawing.frame
        yield from drawing.parts.values()


def _marked(texts: tuple[str, ...], known: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Each text with a short mark of its own; most have theirs already."""
    for text in texts:
        yield text, known.get(text) or blake2b(text.encode(), digest_size=8).digest()


def _json(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
