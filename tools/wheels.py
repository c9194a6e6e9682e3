"""`make wheel`: two wheels in `dist/`, a pure one that plays anywhere and one with the compiled engine for this kind of
machine. Either is all that somebody needs who has neither git nor make."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from gaiola import compiled

from . import compiling

ROOT = compiling.ROOT
DIST = ROOT / "dist"

PURE = """
from setuptools import setup
setup()
"""

COMPILED = """
import shutil
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

class CopyBuild(build_ext):
    def run(self):
        shutil.copytree({build!r}, self.build_lib, ignore=shutil.ignore_patterns({listed!r}), dirs_exist_ok=True)

setup(cmdclass={{"build_ext": CopyBuild}}, ext_modules=[Extension("built_before", [])])
"""


def main() -> int:
    print(f"A pure wheel: {pure_wheel(DIST)}", flush=True)
    folder = compiled.home()
    if folder is None:
        return 0
    if not compiling.is_current(folder):
        compiling.build_engine(folder)
    print(f"A compiled one: {compiled_wheel(DIST, folder)}")
    return 0


def pure_wheel(into: Path) -> Path:
    return wheel(into, PURE)


def compiled_wheel(into: Path, build: Path) -> Path:
    """Here compiled modules lie beside their sources, and Python takes them first."""
    return wheel(into, COMPILED.format(build=str(build), listed=compiled.LIST))


def wheel(into: Path, setup: str) -> Path:
    """Packs a copy of the sources, so that nothing is left behind in the working tree; the wheel it made."""
    with tempfile.TemporaryDirectory(prefix="gaiola-wheel-") as folder:
        copy, made = Path(folder) / "source", Path(folder) / "made"
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy)
        (copy / "setup.py").write_text(setup, encoding="utf-8")
        command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(made)]
        done = subprocess.run(command, cwd=copy, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            sys.exit(f"The wheel cannot be made:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        [file] = made.glob("*.whl")
        into.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(file, into))


if __name__ == "__main__":
    sys.exit(main())
