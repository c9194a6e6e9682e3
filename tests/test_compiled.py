"""The compiled engine is used whole, and only while its sources are what it was made of; and what is used is said."""

from __future__ import annotations

import ast
import json
import os
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaiola import compiled
from tools import compiling

PACKAGE = compiling.SOURCE / "gaiola"
FILES = "import gaiola.kernel.seat, gaiola.kernel.position as p; print(gaiola.kernel.seat.__file__, p.__file__)"


def run(source: Path, build: Path | str, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Runs Python on these sources, in an environment with this build."""
    env = {**os.environ, "PYTHONPATH": str(source), compiled.ELSEWHERE: str(build)}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == code, done.stderr
    return done


def gaiola(source: Path, build: Path | str, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    return run(source, build, "-c", "from gaiola.cli import main; main()", *arguments, code=code)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources, to change."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "gaiola", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


@pytest.fixture
def build(source: Path, tmp_path: Path) -> Path:
    """What stands for a build, without a compiler: the same modules without their sources."""
    folder = tmp_path / "build"
    modules: dict[str, str] = {}
    for path in compiling.sources_in(source / "gaiola", ["kernel"]):
        if compiling.is_compilable(path):
            name = path.relative_to(source).with_suffix(".pyc")
            py_compile.compile(str(path), str(folder / name), doraise=True)
            modules[".".join(name.with_suffix("").parts)] = str(name)
    names = [str(path.relative_to(source)) for path in compiling.sources_in(source / "gaiola", compiling.READ)]
    listed = {"hash": compiled.hash_of(source, names), "sources": names, "modules": modules}
    (folder / compiled.LIST).write_text(json.dumps(listed))
    return folder


def test_a_build_that_fits_is_used_for_all_its_modules(source: Path, build: Path) -> None:
    for file in run(source, build, "-c", FILES).stdout.split():
        assert Path(file).is_relative_to(build)
    assert gaiola(source, build, "--version").stdout.endswith(", compiled\n")
    played = gaiola(source, build, "simulate", "mercado", "--games", "2")
    assert played.stderr == "", "texts and editions are found beside the sources"


def test_a_build_that_is_spoilt_is_a_fault_and_never_a_mixture(source: Path, build: Path) -> None:
    (build / "gaiola" / "kernel" / "seat.pyc").unlink()
    assert "seat.pyc" in run(source, build, "-c", "import gaiola", code=1).stderr


@pytest.mark.parametrize("changed", ["kernel/position.py", "kernel/events.py", "games/mercado/edition/facts.py"])
def test_a_build_whose_sources_have_changed_is_left_alone(source: Path, build: Path, changed: str) -> None:
    change(source / "gaiola" / changed)
    for loaded in run(source, build, "-c", FILES).stdout.split():
        assert Path(loaded).is_relative_to(source)


def test_a_build_that_is_left_alone_is_spoken_of_once(source: Path, build: Path) -> None:
    change(source / "gaiola" / "kernel" / "seat.py")
    version = gaiola(source, build, "--version").stdout
    assert "plain Python" in version and "is not used" in version and "make fast" in version
    played = gaiola(source, build, "simulate", "mercado", "--games", "40", "--workers", "2")
    assert played.stderr.count("is not used") == 1, "not by every process that plays"
    served = gaiola(source, build, "serve", "--behind-proxy", "nobody", code=2)
    assert served.stderr.count("is not used") == 1


def change(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")


def test_a_source_that_is_gone_has_changed(source: Path, build: Path) -> None:
    listed = json.loads((build / compiled.LIST).read_bytes())
    listed["sources"].append("gaiola/kernel/gone.py")
    (build / compiled.LIST).write_text(json.dumps(listed))
    assert "is not used" in gaiola(source, build, "--version").stdout


def test_what_is_no_part_of_the_engine_may_change(source: Path, build: Path) -> None:
    change(source / "gaiola" / "cli" / "serve.py")
    assert gaiola(source, build, "--version").stdout.endswith(", compiled\n")


@pytest.mark.parametrize("nothing", ["", "nowhere"])
def test_without_a_build_nothing_is_said(source: Path, nothing: str) -> None:
    told = gaiola(source, nothing, "--version")
    assert told.stdout.endswith(", plain Python\n") and told.stderr == ""


def imported(path: Path) -> Iterator[Path]:
    """The modules of Gaiola that a module imports, wherever in it."""
    room = path.relative_to(compiling.SOURCE).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = compiling.SOURCE.joinpath(*room[: len(room) + 1 - node.level], *(node.module or "").split("."))
            yield from (base / f"{name.name}.py" for name in node.names if (base / f"{name.name}.py").exists())
            yield base.with_suffix(".py") if base.with_suffix(".py").exists() else base / "__init__.py"


def test_everything_that_a_compiled_module_imports_is_looked_at() -> None:
    read = set(compiling.sources_in(PACKAGE, compiling.READ))
    for path in filter(compiling.is_compilable, compiling.sources_in(PACKAGE, compiling.ROOMS)):
        unread = set(imported(path)) - read
        assert not unread, f"{path.relative_to(PACKAGE)} imports {unread}"


TINY = {
    "tiny/__init__.py": "",
    "tiny/count.py": "class Count:\n    def __init__(self) -> None:\n        self.n = 0\n",
    "tiny/more.py": "from .count import Count\n\n\ndef more(c: Count) -> int:\n    c.n += 1\n    return c.n\n",
}
LOADED = """
import sys
from pathlib import Path
from gaiola.compiled import Finder
import json
folder = Path(sys.argv[1])
sys.meta_path.insert(0, Finder(folder, json.loads((folder / "build.json").read_bytes())["modules"]))
from tiny import count, more
print(more.more(count.Count()), more.__file__, count.__file__)
"""


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_what_the_builder_makes_is_what_the_finder_finds(tmp_path: Path) -> None:
    source, folder = tmp_path / "src", tmp_path / "environment" / "build"
    for name, text in TINY.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    files = [source / name for name in TINY if "__init__" not in name]
    compiling.build(source, files, files, folder, "tiny")
    assert sorted(path.name for path in folder.parent.iterdir()) == ["build"], "nothing half-made is left"
    assert not list(source.rglob("*.so")), "nothing is built among the sources"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(compiling.SOURCE)])}
    command = [sys.executable, "-c", LOADED, str(folder)]
    number, *where = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=True).stdout.split()
    assert number == "1" and all(Path(file).is_relative_to(folder) for file in where)


def test_a_module_that_does_not_compile_leaves_the_build_that_was_there(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "old").touch()
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def wrong() -> int:\n    return 'no number'\n")
    with pytest.raises(SystemExit, match=r"wrong\.py"):
        compiling.build(tmp_path, [wrong], [wrong], tmp_path / "build", "wrong")
    assert (tmp_path / "build" / "old").exists()
