"""Every command of docs/lab.md runs as it stands there, and so does its Python; no figure is compared."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.docs.page import ROOT, run

PAGE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
BIN = Path(sys.executable).parent
ELSEWHERE = ("pip ", "ray ", "make ", "python -m ")
"""Commands of other programs, and those that take minutes."""


def commands() -> list[list[str]]:
    """The commands of ours on the page, without what is said beside them after some spaces."""
    lines = [line for language, block in BLOCKS if not language for line in block.splitlines()]
    assert all(line.startswith(("gaiola ", *ELSEWHERE)) for line in lines)
    return [shlex.split(re.split(r" {3,}", line)[0])[1:] for line in lines if line.startswith("gaiola ")]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lab")


@pytest.mark.long
def test_every_command_and_every_script_runs(here: Path) -> None:
    given = commands()
    assert len(given) >= 5
    for arguments in given:
        if "--ray" not in arguments:  # a cluster that is there already
            assert run(here, BIN / "gaiola", *arguments)
    scripts = [block for language, block in BLOCKS if language == "python"]
    assert [bool(run(here, sys.executable, "-c", script)) for script in scripts] == [True] * 2
