"""`make fast`: compiles kernel and games with mypyc and lays the build down in the environment, where `gaiola.compiled`
finds it. The working tree stays as it is."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from gaiola import compiled

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
ROOMS = ("kernel", "games/*", "games/*/rules", "games/*/bot")
"""Where bots wait for every line. What is printed, drawn or told has rooms of its own and stays plain Python; so does a
module that speaks msgspec or defines events, since a Struct loses its settings when compiled."""
READ = (*ROOMS, "games/*/edition")
"""Where everything lies that a compiled module imports: a constant of a plain module may have been compiled in."""
STRUCTS = re.compile(
    r"^(?:import msgspec|from msgspec|from [\w.]*events import .*(?:Seat)?Event\b)",
    re.MULTILINE,
)
LIBRARY = "gaiola"
OPTIMISE = "2"
"""The next level takes a tenth more of the compiler's time, and this one half as much again as the level below."""
CORES = os.cpu_count() or 1


def main() -> int:
    folder = compiled.home()
    if folder is None:
        sys.exit(f"{compiled.ELSEWHERE} says that nothing compiled is wanted.")
    if is_current(folder):
        print("The compiled engine is up to date.")
        return 0
    began = time.perf_counter()
    modules = build_engine(folder)
    print(f"Compiled in {time.perf_counter() - began:.0f} s: {modules} modules, in {folder}.")
    return 0


def is_current(folder: Path) -> bool:
    listed = folder / compiled.LIST
    return listed.exists() and compiled.fits(json.loads(listed.read_bytes()))


def build_engine(folder: Path) -> int:
    """Compiles everything that may be, in one group, into a folder; how many modules that is."""
    package = SOURCE / "gaiola"
    files = [path for path in sources_in(package, ROOMS) if is_compilable(path)]
    print(f"Compiling {len(files)} modules; this takes minutes ...", flush=True)
    build(SOURCE, files, sources_in(package, READ), folder, LIBRARY)
    return len(files)


def sources_in(package: Path, rooms: Sequence[str]) -> list[Path]:
    """The modules that lie in these rooms, not those in rooms inside them."""
    return sorted(path for room in rooms for path in package.glob(f"{room}/*.py"))


def is_compilable(path: Path) -> bool:
    return path.name != "__init__.py" and not STRUCTS.search(path.read_text(encoding="utf-8"))


def build(source: Path, files: Sequence[Path], read: Sequence[Path], folder: Path, library: str) -> None:
    """Compiles the files into one library in the folder; everything in `read` must stay as it is for it to be used. The
    folder changes at the end and at once, so that a build that fails or is interrupted leaves what was there."""
    look_for_compiler()
    names = [str(path.relative_to(source)) for path in read]
    looked_like = compiled.hash_of(source, names)
    with tempfile.TemporaryDirectory(prefix="gaiola-") as work, new_folder(folder) as made:
        compile_files(files, Path(work), made, library)
        found = {module_name(path.relative_to(made)): str(path.relative_to(made)) for path in extensions_in(made)}
        listed = {"hash": looked_like, "sources": names, "modules": found}
        (made / compiled.LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def look_for_compiler() -> None:
    """Before mypyc has worked for nothing."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if compiler and not shutil.which(compiler[0]):
        sys.exit(f"A C compiler is needed to compile the engine, and '{compiler[0]}' is not there.")


@contextlib.contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """An empty folder that takes the place of the old one when all went well."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}-", dir=folder.parent) as beside:
        made, old = Path(beside) / "new", Path(beside) / "old"
        made.mkdir()
        yield made
        if folder.exists():
            folder.rename(old)
        made.rename(folder)


def compile_files(files: Sequence[Path], work: Path, made: Path, library: str) -> None:
    """Python to C by mypyc, a C file a module; C to a library by the compiler of this machine."""
    from mypyc.build import mypycify  # only here: it loads the whole of mypy

    notes = io.StringIO()
    try:
        with contextlib.redirect_stdout(notes):
            extensions = mypycify(
                ["--config-file=", *map(str, files)],
                opt_level=OPTIMISE,
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
                group_name=library,
            )
    except SystemExit:
        sys.exit(f"mypyc does not compile it:\n{notes.getvalue()[-4000:]}")
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")  # calls inside the library need no detour
    command = SideBySide(Distribution({"name": library, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(made), str(work / "objects")
    command.parallel = CORES
    command.ensure_finalized()
    with contextlib.redirect_stdout(notes):
        command.run()


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles the files of one extension side by side; setuptools by itself does so with extensions only, and nearly
    everything here is one."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = list(pool.map(lambda source: compile_some([source], **how), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def module_name(path: Path) -> str:
    """`gaiola/kernel/box.cpython-311.so` is `gaiola.kernel.box`."""
    return ".".join((*path.parent.parts, path.name.removesuffix(EXTENSION_SUFFIXES[0])))


if __name__ == "__main__":
    sys.exit(main())
