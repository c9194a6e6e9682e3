"""What the commands share: languages, opening a box, sentences instead of tracebacks, the screen."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from getpass import getpass
from pathlib import Path
from typing import Annotated, Any, NoReturn, Protocol, cast

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import gaiola

from .. import compiled
from ..games import module_of, texts_of
from ..kernel.box import Game
from ..kernel.edition import EditionError
from ..kernel.moves import Move
from ..kernel.options import OptionError, options_of, parse_option
from ..kernel.record import Record, RecordError, read_record
from ..kernel.refusals import Terms
from ..words import Words

BAD = 1
WRONG = 2


class Language(StrEnum):
    en = "en"
    es = "es"
    pt = "pt"


Lang = Annotated[Language, typer.Option("--lang", envvar="GAIOLA_LANG", help="Language: en, es or pt.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `gaiola games` lists them.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="Your own edition file.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


# ------------------------------------------------------------------ errors


def fail(message: str, code: int = WRONG) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)


@contextmanager
def sentences() -> Iterator[None]:
    """Errors that a person can cause become a sentence and an exit code."""
    try:
        yield
    except RecordError as error:
        fail(f"This record is not good: {error}", BAD)
    except EditionError as error:
        fail(f"This edition cannot be played:\n{error}")
    except (gaiola.UnknownGame, OptionError) as error:
        fail(f"{error}")
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}")


# ------------------------------------------------------------------ the engine

OUTDATED = "the compiled engine is older than its sources and is not used; `make fast` compiles them again"


def engine() -> str:
    """What plays, in words."""
    kind = "compiled" if compiled.is_compiled() else "plain Python"
    return f"{kind} ({OUTDATED})" if compiled.is_outdated() else kind


def warn_if_outdated() -> None:
    """For commands in which bots play much: what was compiled for them is left alone."""
    if compiled.is_outdated():
        typer.echo(f"Plain Python plays: {OUTDATED}.", err=True)


# ------------------------------------------------------------------ games


def open_game(name: str, edition: Path | None = None, options: Sequence[str] = ()) -> Game:
    """The box, with options as they stand on a command line."""
    box = gaiola.game(name, edition)
    return gaiola.with_options(box, read_options(box, options)) if options else box


def opener(edition: Path | None) -> Callable[[str, dict[str, Any]], Game]:
    """How a record's game is opened again."""
    return lambda name, options: gaiola.game(name, edition, options)


def read_options(box: Game, texts: Sequence[str]) -> dict[str, Any]:
    offered = options_of(box.edition.data)
    chosen: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"option '{text}': write it as key=value; the options are {', '.join(offered) or 'none'}")
        if key not in offered:
            raise OptionError(f"option {key}: no such option; the options are {', '.join(offered) or 'none'}")
        chosen[key] = parse_option(offered[key], value)
    return chosen


def read_record_file(path: Path) -> Record:
    return read_record(path.read_bytes())


def words_for(game: Game, lang: str) -> Words:
    return Words(lang, *texts_of(game))


class Terminal(Protocol):
    """A game's own module `terminal`: its pictures and sentences for this screen. It may also have `note`, which says
    what a move asks for beyond its sum, and `BRIEF`, the questions before which a picture need not be shown again."""

    def describe(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]: ...
    def picture(self, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str: ...
    def styles(self, names: Sequence[str]) -> list[tuple[str, str]]: ...
    def heading(self, move: Move, words: Words) -> str: ...
    def summary(self, terms: Terms) -> str: ...
    def legend(self, words: Words) -> str: ...


def terminal_of(game: Game) -> Terminal:
    terminal = module_of(game, "terminal")
    if terminal is None:
        fail(f"{game.name} cannot be shown in a terminal yet: its folder has no module `terminal`")
    return cast("Terminal", terminal)


# ------------------------------------------------------------------ the screen


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


class Printer:
    """Prints lines. Plain means without picture, colour and columns: for pipes and screen readers."""

    def __init__(self, plain: bool | None = None) -> None:
        self.plain = not sys.stdout.isatty() if plain is None else plain
        self._console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return min(self._console.width, 100)

    def say(self, text: str | Text = "", style: str = "") -> None:
        if self.plain:
            typer.echo(text)
        else:
            self._console.print(text, style=style)

    def put(self, table: Table) -> None:
        self._console.print(table)

    def ask(self, secret: bool = False) -> str:
        """A line of input; EOFError when there is no more. A secret one does not appear on the screen."""
        if secret and sys.stdin.isatty():
            return getpass("> ")
        with suppress(ImportError):
            importlib.import_module("readline")  # arrow keys and history, where there are any
        return input("> ")
