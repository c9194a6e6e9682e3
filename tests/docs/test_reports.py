"""The commands of docs/reports.md do what the page says. They are run with fewer games and weaker bots."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from gaiola.lab.dataset import COLUMNS
from tests.cli.console import text_of
from tests.docs.page import ROOT

PAGE = (ROOT / "docs" / "reports.md").read_text(encoding="utf-8")
FEWEST = {"tournament": "4", "balance": "50", "compare": "10", "dataset": "1"}
"""How many games each command needs to say anything."""


def lines() -> list[str]:
    """Everything that the page tells people to type."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.M | re.S)
    typed = [line for language, block in blocks if not language for line in block.splitlines()]
    return [line for line in typed if line.startswith(("gaiola ", "cp ", "sed "))]


def shortened(words: list[str]) -> list[str]:
    """The same command on few games, by whoever plays fastest."""
    command = words[1]
    if command not in FEWEST:
        return words
    for option, value in [("--games", FEWEST[command]), ("--players", "2")]:
        if option in words:
            words[words.index(option) + 1] = value
    bots = {"balance": ["--bot", "random"], "tournament": list[str]()}.get(command, ["--bots", "random"])
    return [*words, *bots, "--workers", "1"]


def run(line: str) -> str:
    program, *words = shlex.split(line)
    if program == "gaiola":
        return text_of(*shortened(words))
    if program == "cp":
        shutil.copy(ROOT / words[0], words[1])
        return words[1]
    edit, path = words[1:]
    _, before, after, _ = edit.split("/")
    text = Path(path).read_text(encoding="utf-8")
    assert re.search(before, text, re.M), f"{line}: there is nothing to change"
    Path(path).write_text(re.sub(before, after, text, flags=re.M), encoding="utf-8")
    return path


def test_every_command_can_be_typed_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    told = {line.split()[2] if line.startswith("gaiola") else line.split()[0]: run(line) for line in lines()}
    assert set(told) == {"tournament", "report", "balance", "cp", "sed", "compare", "dataset"}
    assert (tmp_path / "kept" / "report.html").exists() and (tmp_path / "positions" / "part-00000.parquet").exists()
    assert "things stand out" in told["balance"] and "B less A" in told["compare"]


def test_the_schema_stands_on_the_page() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \| (\w+) \| (.+) \|$", PAGE, re.M)
    assert rows == [(column.name, column.type, column.knows, column.means) for column in COLUMNS]
