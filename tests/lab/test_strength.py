"""What `make strength` keeps is gone on with, and thrown away when the bots have changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import gaiola
from gaiola.bots import LEVELS
from gaiola.lab.folder import RESULT, RESULTS
from tests import strength

PAIRING = strength.Pairing(2, "easy", "random", "easy > 85 %", "95 %")


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "MOST", 2)
    monkeypatch.setattr(strength, "LEAST", 2)
    monkeypatch.setattr(strength, "PAIRINGS", (PAIRING,))


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    game = gaiola.game("mercado")
    first = strength.measured(game, PAIRING)
    lines = (tmp_path / "mercado" / PAIRING.name / RESULTS).read_bytes()
    strength.MOST = 4
    assert strength.measured(game, PAIRING).games == 4
    assert first.games == 2
    assert (tmp_path / "mercado" / PAIRING.name / RESULTS).read_bytes().startswith(lines)


def test_results_of_other_bots_are_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = gaiola.game("mercado")
    strength.MOST = 4
    strength.measured(game, PAIRING)
    monkeypatch.setitem(LEVELS, "easy", LEVELS["easy"]._replace(whim=0.3))
    monkeypatch.setattr(strength, "MOST", 2)
    assert strength.measured(game, PAIRING).games == 2
    assert (tmp_path / "mercado" / PAIRING.name / RESULTS).read_bytes().count(b"\n") == 2


def test_both_engines_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "thinking.json"
    plain = strength.Thought(2, "easy", "plain Python", 0.5, 1.0, 5.0)
    strength.keep_thinking(file, [plain])
    strength.keep_thinking(file, [msgspec.structs.replace(plain, engine="compiled", a_turn=0.1)])
    strength.keep_thinking(file, [msgspec.structs.replace(plain, a_turn=0.4)])
    kept = msgspec.json.decode(file.read_bytes(), type=list[strength.Thought])
    assert [(thought.engine, thought.a_turn) for thought in kept] == [("compiled", 0.1), ("plain Python", 0.4)]


def test_the_table_tells_what_is_kept(tmp_path: Path) -> None:
    assert strength.table("mercado") == ""
    result = strength.measured(gaiola.game("mercado"), PAIRING)
    assert (tmp_path / "mercado" / PAIRING.name / RESULT).exists()
    assert strength.as_row(PAIRING, result) in strength.table("mercado")
    assert "easy, random | 2 | 2 |" in strength.table("mercado")
