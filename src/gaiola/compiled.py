"""Which engine plays: the modules as they are written, or the same ones as `make fast` has compiled them.

A compiled build lies in a folder of its own in the environment, never among the sources. Its list (`build.json`) says
which modules it holds and what the sources looked like that it was made of. It is used whole, and only while they look
the same: who changes a rule plays the changed rule at once, plain."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCE = Path(__file__).parents[1]
"""The folder that modules are named from."""
LIST = "build.json"
ELSEWHERE = "GAIOLA_COMPILED"
"""Names another folder to take the build from; empty, it says that plain Python shall play."""

_outdated = False


def use() -> None:
    """From now on the engine is imported from the compiled build, if there is one and it fits the sources. To be called
    before any module of the engine is imported, since compiled and plain ones do not mix."""
    global _outdated
    folder = home()
    if folder is None or not (folder / LIST).exists():
        return
    build = json.loads((folder / LIST).read_bytes())
    if fits(build):
        sys.meta_path.insert(0, Finder(folder, build["modules"]))
    else:
        _outdated = True


def is_compiled() -> bool:
    """Whether what has been imported is compiled, be it from a build or from a wheel."""
    return not str(sys.modules["gaiola.kernel.position"].__file__).endswith(".py")


def is_outdated() -> bool:
    """Whether there is a build that was left alone, since its sources or the Python have changed."""
    return _outdated


def home() -> Path | None:
    """Where the build of this environment lies, or would lie; None if no build is wanted."""
    elsewhere = os.environ.get(ELSEWHERE)
    if elsewhere is None:
        return Path(sys.prefix) / "gaiola-compiled"
    return Path(elsewhere) if elsewhere else None


def fits(build: dict[str, Any]) -> bool:
    """Whether the sources still are what the build was made of."""
    try:
        return bool(build["hash"] == hash_of(SOURCE, build["sources"]))
    except FileNotFoundError:
        return False


def hash_of(source: Path, names: Iterable[str]) -> str:
    """Of these files under a folder, and of the kind of Python that a build is made for."""
    found = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=16)
    for name in names:
        content = (source / name).read_bytes()
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


class Finder:
    """Finds the modules of a build before anybody looks for their sources."""

    def __init__(self, folder: Path, files: dict[str, str]) -> None:
        self._folder = folder
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, self._folder / file)
