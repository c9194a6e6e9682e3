"""What can go wrong with what is kept: each kind of trouble has its own name, its own sentence and what to do."""

from __future__ import annotations

import errno
import sqlite3


class StoreError(ValueError):
    """Something that cannot be kept or found; the message is a sentence."""


class UnknownKey(StoreError):
    """No seat was ever offered under this key."""


class SeatTaken(StoreError):
    """The link of this seat has been used, or the seat is offered no more."""


class NoTable(StoreError):
    """There is no such table."""


class GoneOn(StoreError):
    """The table has gone on elsewhere: what was to be kept comes too late."""


class TableDamaged(StoreError):
    """One table cannot be read. All others can, and nothing of it is deleted."""


class NotHere(StoreError):
    """The table is sound, but its game or its edition is not installed here."""


class StoreFull(StoreError):
    """The disk is full. What was kept before is safe."""


class StoreDamaged(StoreError):
    """The file itself is damaged, empty, or no database of ours."""


class StoreBusy(StoreError):
    """Somebody else has been writing for too long."""


class DataInUse(StoreError):
    """Another server has this data directory."""


WHAT_TO_DO: dict[type[StoreError], str] = {
    StoreFull: "free some space on the disk and try again; what was kept before is safe",
    StoreDamaged: "`gaiola data check` tells what can be read, `gaiola data restore FILE` puts a backup in its place "
    "and keeps the damaged file beside it",
    StoreBusy: "another program is writing there; try again in a moment",
}

_KINDS = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
}
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


def fault(happened: str, error: BaseException) -> StoreError:
    """The StoreError that an error of the database or the disk amounts to. `happened` says what could not be done."""
    cause = getattr(error, "orig", None) or error
    kind = _KINDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, StoreError)
    if isinstance(cause, OSError) and cause.errno in _NO_ROOM:
        kind = StoreFull
    advice = WHAT_TO_DO.get(kind)
    return kind(f"{happened}: {cause}" + (f"; {advice}" if advice else ""))
