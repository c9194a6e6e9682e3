"""`gaiola data`: the tables a server keeps, checked, backed up and restored."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import gaiola

from ..table import StoreDamaged, StoreError
from .lab import progress_bar
from .serve import editions_of
from .shared import BAD, WRONG, AsJson, fail, print_json, sentences

if TYPE_CHECKING:
    from ..table.data import Found

data_app = typer.Typer(help="The tables that a server keeps: check them, back them up, restore a backup.")

Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", envvar="GAIOLA_DATA", help="Where the tables are kept.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
Editions = Annotated[
    list[str] | None, typer.Option("--edition", metavar="GAME=FILE", help="Your own edition of a game.")
]


def add(app: typer.Typer) -> None:
    data_app.command("check")(check)
    data_app.command("backup")(backup)
    data_app.command("restore")(restore)
    app.add_typer(data_app, name="data", no_args_is_help=True)


def _directory(data: Path | None) -> Path:
    return data or Path(typer.get_app_dir("gaiola"))


# The store is loaded in the commands: it takes longer than all the rest of a short one.


def check(data: Data = None, edition: Editions = None, json: AsJson = False) -> None:
    """Look whether the file is sound and every table can be opened; a server may run meanwhile."""
    from ..table import data as kept

    directory = _directory(data)
    with sentences():
        editions = editions_of(edition or [])
        try:
            flaws = kept.flaws_of_file(directory)
            count, found = _open_all(directory, editions)
        except StoreDamaged as error:
            fail(str(error), BAD)
        except StoreError as error:
            fail(str(error))
    damaged = [table for table in found if table.damaged]
    if json:
        tables = [{"table": table.id, "damaged": table.damaged, "why": table.why} for table in found]
        print_json({"ok": not (flaws or damaged), "tables": count, "file": flaws, "found": tables})
    else:
        _tell(directory, count, flaws, found)
    if flaws or damaged:
        raise typer.Exit(BAD)


def _open_all(directory: Path, editions: dict[str, Path]) -> tuple[int, list[Found]]:
    """How many tables there are, and those that cannot be opened."""
    from ..table import data as kept
    from ..table.store import Store

    store = Store(kept.url_of(directory))
    try:
        ids = store.ids()
        found = []
        with progress_bar() as progress:
            task = progress.add_task("tables", total=len(ids))
            for one in kept.check_tables(
                store, ids, lambda game, options: gaiola.game(game, editions.get(game), options)
            ):
                progress.advance(task)
                if one is not None:
                    found.append(one)
        return len(ids), found
    finally:
        store.close()


def _tell(directory: Path, count: int, flaws: list[str], found: list[Found]) -> None:
    for flaw in flaws:
        typer.echo(f"the file: {flaw}")
    for table in found:
        typer.echo(table.why if table.damaged else f"note: {table.why}")
    damaged = sum(table.damaged for table in found)
    tables = "1 table" if count == 1 else f"{count} tables"
    if flaws or damaged:
        state = f"{damaged} damaged" + ("; the file is damaged" if flaws else "")
        typer.echo(f"{directory}: {tables}, {state}. `gaiola data restore FILE` puts a backup in its place")
    else:
        typer.echo(f"{directory}: {tables}, all sound")


def backup(file: File, data: Data = None) -> None:
    """Copy all tables into a new file; a server may run meanwhile."""
    from ..table import data as kept

    with sentences():
        try:
            kept.backup(_directory(data), file)
        except StoreError as error:
            fail(str(error), _code(error))
    typer.echo(f"{file} holds all tables of {_directory(data)}. Whoever has it can take every seat: keep it safe")


def restore(file: File, data: Data = None) -> None:
    """Put a backup in the place of the tables; the server must be stopped first."""
    from ..table import data as kept

    with sentences():
        try:
            aside = kept.restore(_directory(data), file)
        except StoreError as error:
            fail(str(error), _code(error))
    typer.echo(
        f"The tables in {_directory(data)} are those of {file}" + (f"; those before are {aside}" if aside else "")
    )


def _code(error: StoreError) -> int:
    return BAD if isinstance(error, StoreDamaged) else WRONG
