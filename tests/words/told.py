"""What a game has to say, and reading the files in which it says it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gaiola
import gaiola.words
from gaiola.kernel.events import Event
from gaiola.words import read_rules
from tests.games.found import says

SOURCE = Path(gaiola.words.__file__).parent.parent
COMMON = SOURCE / "words" / "text"

Nouns = dict[str, set[str]]
"""Families whose ids are components of the box, with the ids of the edition."""


def as_fields(edition: dict[str, Any]) -> Nouns:
    """A game that does not list its nouns: their families are the fields of moves and events."""
    return {}


class Told(NamedTuple):
    """What a game's `cases.py` says of its words. Whatever is left out is taken as it stands in the game's files."""

    nouns: Callable[[dict[str, Any]], Nouns] = as_fields
    chapters: dict[int, int] = {}  # noqa: RUF012
    """How many rules each chapter has."""
    causes: frozenset[str] = frozenset()
    """Why it ends."""
    rulings: dict[str, int] = {}  # noqa: RUF012
    """How many there are of each letter."""
    codes: tuple[str, ...] = ()
    """Families whose ids have a code of two letters for the terminal."""
    families: tuple[str, ...] = ()
    """More families whose keys are put together when they are needed."""
    apart: tuple[str, ...] = ()
    """Families whose words are not those of the glossary."""
    integers: tuple[str, ...] = ()
    """Variables that are numbers, beside those that all games have."""


class Text:
    """The words of one game, and what it says of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = gaiola.box_of(game).folder()
        self.told: Told = says(game, "TOLD", Told())

    def __repr__(self) -> str:
        return self.game

    @property
    def text(self) -> Path:
        return self.folder / "text"

    @property
    def folders(self) -> list[Path]:
        """Its own, and that of a room it brings."""
        return [self.text, *sorted(self.folder.glob("*/text"))]

    @property
    def numbers(self) -> list[str]:
        """All rules, chapter by chapter and without a gap."""
        written = read_rules(self.text / "rules.en.md").rules
        chapters = self.told.chapters or Counter(int(number.partition(".")[0]) for number in written if "." in number)
        return [
            number
            for chapter, rules in chapters.items()
            for number in (f"{chapter}", *(f"{chapter}.{rule}" for rule in range(1, rules + 1)))
        ]

    def edition(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "edition" / "edition.toml").read_text(encoding="utf-8"))

    def components(self) -> Nouns:
        box = self.edition()
        return {"color": dashed(box["players"]["colors"]), **self.told.nouns(box)}

    def families(self) -> set[str]:
        """Families of its own whose keys are put together when they are needed."""
        fields: set[str] = set()
        if self.told.nouns is as_fields:
            box = gaiola.game(self.game)
            fields = {param for move in box.vocabulary.moves for param in move.params}
            for event in Event.__subclasses__():
                if event.__module__.startswith(f"{type(box).__module__.rpartition('.')[0]}."):
                    fields |= set(event.__struct_fields__)
        return {*self.components(), *self.told.families, *[field.rpartition("_")[2] for field in fields]}


class Variables(Visitor):
    """Those of a message, and of the messages before it that it speaks of."""

    def __init__(self, before: dict[str, set[str]]) -> None:
        self.before = before
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names |= self.before.get(node.id.name, set())


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a file with the variables its text uses. Read once for all tests: it takes seconds."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            variables = Variables(found)
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def files(lang: str, folders: Iterable[Path] = ()) -> dict[str, Path]:
    """The files of a language that are loaded together: what all games share, and those of a game's folders."""
    shared = {path.name.partition(".")[0]: path for path in sorted(COMMON.glob(f"*.{lang}.ftl"))}
    return shared | {str(folder): folder / f"{lang}.ftl" for folder in folders}


def everything(lang: str, folders: Iterable[Path] = ()) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in files(lang, folders).values():
        told = messages(path)
        assert not found.keys() & told.keys(), path.name
        found |= told
    return found


def family(name: str, folders: Iterable[Path] = ()) -> set[str]:
    """The ids that have a word in a family."""
    return {key.removeprefix(f"{name}-") for key in everything("en", folders) if key.startswith(f"{name}-")}


def dashed(ids: Iterable[object]) -> set[str]:
    return {str(id).replace("_", "-") for id in ids}
