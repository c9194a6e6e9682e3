"""The benchmark counts and compares rightly. How fast anything is, no test asks."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import gaiola
from gaiola.cli import lab as commands
from gaiola.lab.bench import (
    Bench,
    BenchError,
    Figures,
    baseline_of,
    bench,
    calibration_loop,
    random_play,
    read_baseline,
    run_peer,
    sample_positions,
    save_baseline,
    slower,
    steps,
)

BOX = gaiola.game("mercado")
PEER = {
    "name": "catanatron",
    "version": "3.2.1",
    "decisions_per_second": 50.0,
    "games_per_second": 2.0,
    "copy_us": 1000.0,
}


def figures(decisions: float, copies: float = 10.0) -> Figures:
    return Figures("mercado", 4, True, 1.0, 1.0, 1.0, 1.0, decisions, copies, 1.0)


@pytest.fixture
def peer(tmp_path: Path) -> str:
    """An interpreter that knows one answer."""
    script = tmp_path / "python"
    script.write_text(f"#!{sys.executable}\nprint({json.dumps(json.dumps(PEER))})\n")
    script.chmod(0o755)
    return str(script)


def test_every_player_count_is_measured() -> None:
    seen: list[str] = []
    report = bench("mercado", repeats=2, seconds=0.01, on_step=seen.append)
    assert [each.players for each in report.figures] == [1, 2, 3, 4]
    assert len([step for step in seen if not step.endswith("peer")]) == steps("mercado", 2) == 8
    for each in report.figures:
        assert min(each.decisions_per_second, each.games_per_second, each.copy_us, each.replay_ms) > 0
        assert each.reconstructed


def test_measurements_alternate() -> None:
    seen: list[str] = []
    bench("mercado", repeats=2, seconds=0.01, on_step=seen.append)
    rounds = [step.split("/")[0] for step in seen]
    assert rounds == sorted(rounds)


def test_only_decisions_with_two_moves_count() -> None:
    chance, lot = gaiola.Chance(1), random.Random(1)
    pos = BOX.start(4, chance)
    counted = 0
    while not pos.over:
        moves = pos.legal()
        counted += len(moves) >= 2
        pos.play(moves[int(lot.random() * len(moves))], chance)
    decisions, games, _ = random_play(BOX, 4, 0.0)
    assert (decisions, games) == (counted, 1)


def test_copies_are_timed_over_a_whole_game() -> None:
    sample = sample_positions(BOX, 2)
    assert not sample[0].over
    assert len({str(pos.dump()) for pos in sample}) == len(sample) > 4


def test_calibration_never_changes() -> None:
    assert calibration_loop() == calibration_loop() == 1096


# ---- the peer


def test_peer_runs_beside_ours(peer: str) -> None:
    report = bench("mercado", repeats=1, seconds=0.01, peer_python=peer)
    assert report.peer is not None
    assert report.peer.version == "3.2.1"
    [ratio] = report.ratios
    four = report.figures[3]
    assert ratio.decisions == pytest.approx(four.decisions_per_second / 50.0)
    assert ratio.copy == pytest.approx(four.copy_us / 1000.0)


def test_peer_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="does not run: No such file"):
        run_peer(str(tmp_path / "nowhere"), 0.01)


def test_peer_that_answers_nonsense(tmp_path: Path) -> None:
    script = tmp_path / "python"
    script.write_text(f"#!{sys.executable}\nprint('hello')\n")
    script.chmod(0o755)
    with pytest.raises(BenchError, match="cannot be read"):
        run_peer(str(script), 0.01)


# ---- the regression bar


def test_baseline_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    save_baseline(path, [figures(20.0)])
    assert read_baseline(path) == {"mercado/4": {"decisions": 20.0, "copies": 10.0, "replays": 1.0}}


def test_what_lost_more_than_a_fifth_is_named() -> None:
    before = baseline_of([figures(20.0)])
    assert slower(baseline_of([figures(16.1)]), before) == []
    assert slower(baseline_of([figures(15.0)]), before) == ["mercado/4: decisions at 75% of the baseline"]
    assert len(slower(baseline_of([figures(10.0, copies=5.0)]), before)) == 2


def test_unknown_games_of_a_baseline_do_not_matter() -> None:
    assert slower(baseline_of([figures(20.0)]), {"chess/2": {"decisions": 1e9}}) == []


@pytest.mark.parametrize("content", ["", "[]", '{"mercado/4": {"decisions": "many"}}'])
def test_bad_baseline_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(content)
    with pytest.raises(BenchError, match="is not one that --save wrote"):
        read_baseline(path)


# ---- the command


def run(*arguments: str) -> Any:
    app = typer.Typer(pretty_exceptions_enable=False)
    commands.add(app)
    return CliRunner().invoke(app, ["bench", *arguments])


QUICK = ("mercado", "--repeats", "1", "--seconds", "0.01")


def test_command_prints_both_sides(peer: str) -> None:
    result = run(*QUICK, "--peer-python", peer)
    assert result.exit_code == 0
    for words in ("catanatron 3.2.1", "times the decisions/s", "reconstructed", "set-up included on every side"):
        assert words in " ".join(result.stdout.split())


def test_command_prints_json() -> None:
    result = run(*QUICK, "--json")
    assert len(msgspec.json.decode(result.stdout, type=Bench).figures) == 4


def test_command_fails_below_the_baseline(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert run(*QUICK, "--save", str(path)).exit_code == 0
    unreachable = {key: {"decisions": 1e9} for key in read_baseline(path)}
    path.write_text(json.dumps(unreachable))
    result = run(*QUICK, "--baseline", str(path))
    assert result.exit_code == 1
    assert "mercado/4: decisions at 0% of the baseline" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "no game is called 'nothing'"),
        (["--repeats", "0"], "--repeats"),
        (["--seconds", "long"], "--seconds"),
        (["--baseline", "missing.json"], "cannot be read"),
        ([*QUICK, "--save", "missing/folder/file"], "cannot be written"),
        ([*QUICK, "--peer-python", "missing"], "does not run"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
