"""One server to a data directory: the lock that it holds."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .faults import DataInUse, fault

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


NAME = "gaiola.lock"


class Lock:
    """Held from the beginning to `free`, or until the process ends, however it ends. DataInUse if another holds it."""

    def __init__(self, directory: Path) -> None:
        self._file: int | None = None
        try:
            directory.mkdir(parents=True, exist_ok=True)
            file = os.open(directory / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise fault(f"the tables cannot be kept in {directory}", error) from error
        try:
            _take(file)
        except OSError:
            os.close(file)
            raise DataInUse(
                f"another server has the tables in {directory}: stop it first, or name another directory with --data"
            ) from None
        self._file = file

    def free(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
