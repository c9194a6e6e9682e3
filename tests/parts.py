"""Runs every part of the test suite and prints the minutes each took: what only reads the code side by side, then the
tests, part after part. Stops at the first that fails."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

BIN = Path(sys.executable).parent
CORES = os.cpu_count() or 1
PYTEST = [str(BIN / "python"), "-m", "pytest", "-n", str(min(CORES, 8)), "--dist", "worksteal"]

MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free there; a run needs a small part of them."""


def _without(*folders: str) -> list[str]:
    return [f"--ignore=tests/{folder}" for folder in folders]


READERS = {
    "types": [str(BIN / "mypy"), "--no-error-summary"],
    "lint": [str(BIN / "ruff"), "check", "--quiet", "src", "tests", "tools"],
    "format": [str(BIN / "ruff"), "format", "--check", "--quiet", "src", "tests", "tools"],
    "imports": [str(BIN / "lint-imports"), "--no-cache"],
    "rules": [str(BIN / "python"), "tests/rules_report.py", "--quiet"],
}

PARTS = {
    "units": [*PYTEST, "tests", *_without("conformance", "lab", "browser")],
    "browser": [*PYTEST, "tests/browser", "--ignore=tests/browser/test_clicks.py"],
    "clicks": [str(BIN / "python"), "-m", "pytest", "tests/browser/test_clicks.py"],
    "lab": [*PYTEST, "tests/lab"],
    "conformance": [*PYTEST, "tests/conformance"],
}


class Ran(NamedTuple):
    part: str
    seconds: float
    failed: bool
    told: str = ""


def read(part: str) -> Ran:
    began = time.monotonic()
    done = subprocess.run(READERS[part], check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return Ran(part, time.monotonic() - began, done.returncode != 0, done.stdout)


def run(part: str) -> Ran:
    print(f"== {part}", flush=True)
    began = time.monotonic()
    code = subprocess.run(PARTS[part], check=False).returncode
    return Ran(part, time.monotonic() - began, code != 0)


@contextmanager
def in_memory() -> Iterator[None]:
    """Tests lay their files in memory, where there is room: a server waits for the disk with every move, and many
    hundreds are started."""
    if not _fits(MEMORY):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="gaiola-tests-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = folder
        if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # then every process would compile every module again
            os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
        yield


def _fits(folder: Path) -> bool:
    """Whether a folder is one that tests can use: some install programs and start them from there."""
    if not folder.is_dir() or not os.access(folder, os.W_OK) or os.statvfs(folder).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(folder).free >= ROOM


def main() -> int:
    began = time.monotonic()
    print(f"== {', '.join(READERS)}", flush=True)
    with ThreadPoolExecutor(CORES) as pool:
        ran = list(pool.map(read, READERS))
    print("".join(f"-- {each.part}\n{each.told}" for each in ran if each.told.strip()), end="", flush=True)
    with in_memory():
        for part in PARTS:
            if any(each.failed for each in ran):
                break
            ran.append(run(part))
    for each in ran:
        print(f"{each.part:>12} {each.seconds / 60:6.2f} min{'  FAILED' if each.failed else ''}")
    print(f"{'all':>12} {(time.monotonic() - began) / 60:6.2f} min")
    return 1 if any(each.failed for each in ran) else 0


if __name__ == "__main__":
    sys.exit(main())
