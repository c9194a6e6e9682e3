"""The directory in which a server keeps its tables: opened only if it is sound, checked, backed up and restored."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel.box import Game
from . import schema
from .faults import NotHere, StoreDamaged, StoreError, fault
from .lock import Lock
from .saved import reopen
from .store import Store

NAME = "gaiola.db"

LONGEST_LOOK = 2.0
"""Seconds that the look at a file may take when a server starts; a large one is not seen to its end."""

_SIDE_FILES = ("-wal", "-shm", "-journal")


class Found(NamedTuple):
    """What is the matter with one table."""

    id: str
    why: str
    damaged: bool
    """False if it only cannot be opened here: its game or its edition is missing."""


def open_store(directory: Path, clock: Callable[[], float] = time.time) -> Store:
    """The tables of a directory, for whoever holds its lock. A file that is empty or damaged is left as it is."""
    path = directory / NAME
    if path.exists():
        examine(path, LONGEST_LOOK)
    else:
        _make(path)
    return Store(_url(path), clock)


def _make(path: Path) -> None:
    """A new database comes into being whole: what is found empty later was emptied."""
    if _beside(path, "-wal").exists():
        raise StoreDamaged(
            f"{path} is missing, but {path.name}-wal with its latest moves is there: put it back, or restore a backup "
            "with `gaiola data restore FILE`, or delete that file too and begin anew"
        )
    fresh = _beside(path, ".new")
    _remove(fresh)
    Store(_url(fresh)).close()
    _rename(fresh, path)


def examine(path: Path, seconds: float | None = None) -> None:
    """StoreDamaged unless the file is a sound database of ours, as far as that is to be seen in some seconds."""
    flaws = _look(path, "quick_check(1)", seconds)
    if flaws:
        raise StoreDamaged(
            f"{path} is damaged ({flaws[0]}): restore a backup with `gaiola data restore FILE`; the damaged file is "
            "kept beside it. `gaiola data check` tells what can still be read"
        )


def _look(path: Path, check: str, seconds: float | None = None) -> list[str]:
    """What SQLite finds wrong with the file, in its words. StoreDamaged if it is no database of ours."""
    try:
        if not path.stat().st_size:
            raise StoreDamaged(_empty(path))
        with closing(_connect(path)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                raise StoreDamaged(_empty(path))
            if schema.schema_version.name not in names:
                raise StoreDamaged(f"{path} is a database, but not one of Gaiola's; name another with --data")
            return _flaws(connection, check, seconds)
    except (sqlite3.Error, OSError) as error:
        raise fault(f"{path} cannot be read", error) from error


def _empty(path: Path) -> str:
    return (
        f"{path} is empty: something has emptied it. Restore a backup with `gaiola data restore FILE`, or delete it "
        "and begin anew"
    )


def _flaws(connection: sqlite3.Connection, check: str, seconds: float | None) -> list[str]:
    until = None if seconds is None else time.monotonic() + seconds
    if until is not None:
        connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    try:
        lines = [line for (text,) in connection.execute(f"PRAGMA {check}") for line in text.splitlines()]
        return [line for line in lines if line != "ok" and not line.startswith("***")]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return []


# ---- looking at all of it


def flaws_of_file(directory: Path) -> list[str]:
    """All that SQLite finds wrong with the file. A server may run meanwhile."""
    return _look(existing(directory), "integrity_check")


def check_tables(
    store: Store, ids: list[str], open_box: Callable[[str, dict[str, Any]], Game]
) -> Iterator[Found | None]:
    """Opens every table as a server would; None for each that opens, and for one that has been deleted meanwhile."""
    for id in ids:
        try:
            saved = store.load(id)
            if saved is not None:
                reopen(saved, open_box)
        except StoreError as error:
            yield Found(id, str(error), damaged=not isinstance(error, NotHere))
        else:
            yield None


# ---- backups


def backup(directory: Path, to: Path) -> None:
    """Copies all tables into a new file, as they stand at one moment. A server may run meanwhile."""
    _copy(existing(directory), to)
    examine(to)


def restore(directory: Path, file: Path) -> Path | None:
    """Puts a backup in the place of the tables, while no server runs. What was there before stays beside it; returns
    where, if anything was."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    lock, path = Lock(directory), directory / NAME
    fresh = _beside(path, ".new")
    try:
        try:
            examine(file)
        except StoreDamaged as error:
            raise StoreDamaged(f"nothing was replaced: {error}") from error
        _remove(fresh)
        _copy(file, fresh)
        Store(_url(fresh)).close()  # brought up to date, or refused
        aside = _set_aside(path)
        _rename(fresh, path)
        return aside
    finally:
        _remove(fresh)
        lock.free()


def _copy(source: Path, to: Path) -> None:
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
    except FileExistsError:
        raise StoreError(f"there is a file {to} already; choose another name") from None
    except OSError as error:
        raise fault(f"{to} cannot be written", error) from error
    try:
        with closing(_connect(source)) as old, closing(_connect(to)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, and no other beside it
    except BaseException as error:
        _remove(to)
        if isinstance(error, sqlite3.Error):
            raise fault(f"{source} cannot be copied to {to}", error) from error
        raise


def _set_aside(path: Path) -> Path | None:
    """Copies what is there to another name; its side files must not be taken for those of what comes."""
    aside = None
    if path.exists():
        _write_out(path)
        aside = _beside(path, f".replaced-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")
        for end in ("", *_SIDE_FILES):
            if _beside(path, end).exists():
                shutil.copy2(_beside(path, end), _beside(aside, end))
    for end in _SIDE_FILES:
        _beside(path, end).unlink(missing_ok=True)
    return aside


def _write_out(path: Path) -> None:
    """Brings the latest moves from the side file into the file itself, if it is not too damaged for that."""
    try:
        with closing(_connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass


# ---- files


def existing(directory: Path) -> Path:
    path = directory / NAME
    if not path.exists():
        raise StoreError(f"there are no tables in {directory}; name the directory with --data")
    return path


def _connect(path: Path) -> sqlite3.Connection:
    """To a file that exists; it is not made."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=schema.PATIENCE)


def url_of(directory: Path) -> str:
    return _url(directory / NAME)


def _url(path: Path) -> str:
    return f"sqlite:///{path}"


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _rename(path: Path, to: Path) -> None:
    """On disk when it returns."""
    path.replace(to)
    if sys.platform != "win32":
        directory = os.open(to.parent, os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)


def _remove(path: Path) -> None:
    for end in ("", *_SIDE_FILES):
        _beside(path, end).unlink(missing_ok=True)
