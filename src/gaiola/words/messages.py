"""The messages of one language, each parsed when it is first said: parsing all of them takes longer than a command
runs, and a page needs a few hundred of some thousands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

_LOCALES = {"en": "en", "es": "es", "pt": "pt-PT"}  # plain "pt" would count 0 as singular

_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_USES = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)


class Messages:
    """What stands in some Fluent files. A key that occurs twice, and what is no message, is a ValueError."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([_LOCALES[lang]], use_isolating=False)
        self._parsed: set[str] = set()
        self._lock = Lock()  # a server says things in several threads
        self._texts: dict[str, str] = {}
        for file in files:
            for key, text in _entries(file):
                if key in self._texts:
                    raise ValueError(f"{file.name}: message {key!r} occurs twice")
                self._texts[key] = text

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def format(self, key: str, args: Mapping[str, str | int | float]) -> str:
        if key not in self._texts:
            raise KeyError(f"no message {key!r} in language {self.lang!r}")
        with self._lock:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in language {self.lang!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, {name: _counted(value) for name, value in args.items()})
        if errors:
            raise ValueError(f"message {key!r} in language {self.lang!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def _parse(self, key: str) -> None:
        """This message, and those that it uses."""
        if key in self._parsed:
            return
        self._parsed.add(key)
        text = self._texts[key]
        resource = FluentResource(text)
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise _not_fluent(f"message {key!r} in language {self.lang!r}", text)
        self._bundle.add_resource(resource)
        for used in _USES.findall(text):
            if used in self._texts:
                self._parse(used)


def _entries(file: Path) -> list[tuple[str, str]]:
    """Each key with the text of its message."""
    text = file.read_text(encoding="utf-8")
    found = list(_BEGINS.finditer(text))
    starts = [match.start() for match in found] + [len(text)]
    before = _COMMENT.sub("", text[: starts[0]]).strip()
    if before:
        raise _not_fluent(file.name, before)
    return [(match[1], text[start:end]) for match, start, end in zip(found, starts, starts[1:], strict=False)]


def _not_fluent(where: str, text: str) -> ValueError:
    return ValueError(f"{where}: not Fluent: {text.strip()[:80]!r}")


def _counted(value: str | int | float) -> object:
    """Numbers without thousands separators."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
