"""The benchmark counts and compares rightly. How fast anything is, no test asks."""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import gaiola
from gaiola.cli.app import app
from gaiola.cli.bench import Page
from gaiola.compiled import ELSEWHERE
from gaiola.lab.bench import (
    Bench,
    BenchError,
    baseline_of,
    bench,
    our_side,
    peer_side,
    random_play,
    read_baseline,
    save_baseline,
    slower,
)
from gaiola.lab.bench.clock import POSITIONS, calibration_loop, measure, pace
from gaiola.lab.bench.compare import MEASURES, Figure, Row
from gaiola.lab.bench.ours import Ours
from gaiola.lab.bench.parts import draw_game, parts
from gaiola.lab.bench.sides import BUILDS, Side
from tests.lab.sides import scripted, speeds

ROOT = Path(__file__).parents[2]
BOX = gaiola.game("mercado")


def started(command: list[str], who: str = "it") -> Callable[[], Side]:
    return lambda: Side(command, who)


# ---- what is measured


def test_only_decisions_with_two_moves_count() -> None:
    chance, lot = gaiola.Chance(1), random.Random(1)
    pos = BOX.start(4, chance)
    counted = 0
    while not pos.over:
        moves = pos.legal()
        counted += len(moves) >= 2
        pos.play(moves[int(lot.random() * len(moves))], chance)
    assert random_play(BOX, 4, 0.0)[:2] == (counted, 1)


def test_every_repeat_plays_other_games() -> None:
    subject = Ours(BOX, 2)
    seen: list[str] = []
    for _ in range(2):
        subject.prepare()
        assert len(subject.positions) >= POSITIONS
        seen += [str(pos.dump()) for pos, _ in subject.positions]
    assert len(set(seen)) > 1.9 * POSITIONS


def test_bots_try_every_option_and_leave_the_position_alone() -> None:
    subject = Ours(BOX, 2)
    subject.prepare()
    before = [pos.dump() for pos, _ in subject.positions]
    options, imagined = subject.options(), subject.imaginations()
    for pos, moves in subject.positions:
        assert moves == pos.legal()
        assert next(options) == len(moves) >= 2
        next(imagined)
    assert [pos.dump() for pos, _ in subject.positions] == before


def test_a_replay_counts_the_decisions_of_its_game() -> None:
    subject = Ours(BOX, 2)
    subject.prepare()
    replays = subject.replays()
    for record, decisions in subject.records:
        assert next(replays) == decisions <= len(record.moves)


def test_work_is_done_in_whole_pieces() -> None:
    found = pace(0.001, itertools.repeat(3))
    assert found.units == 3 * found.pieces
    assert found.units_per_second == pytest.approx(3 * found.pieces_per_second)


def test_everything_is_measured() -> None:
    found = measure(Ours(BOX, 3), 0.01)
    assert list(found) == ["loops", *MEASURES]
    assert all(speed is not None and speed > 0 for speed in found.values())


def test_calibration_never_changes() -> None:
    assert calibration_loop() == calibration_loop() == 1096


# ---- where the time goes


def test_parts_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that ticks whenever it is read: one tick for each way to play, and one for each quarter."""
    ticks = itertools.count()
    monkeypatch.setattr("gaiola.lab.bench.parts.time.process_time", lambda: float(next(ticks)))
    subject = Ours(BOX, 2)
    moves, choices = draw_game(subject, 1)
    found = parts(subject, 0.0)
    assert found["parts"] == pytest.approx([1e6 * ticked / len(choices) for ticked in (1, 0, 0, 4)])
    first = sum(choice < len(moves) // 4 for choice in choices)
    assert found["quarters"][0] == pytest.approx(1e6 / first)
    assert len(found["quarters"]) == 4


# ---- sides compared


@pytest.fixture
def report(tmp_path: Path) -> Bench:
    ours = scripted(tmp_path, "ours", [speeds(decisions=each, loops=10.0) for each in (100.0, 300.0, 600.0)], "plain")
    peer = scripted(tmp_path, "peer", [speeds(decisions=each) for each in (50.0, 100.0, 400.0)])
    return bench([started(ours)], [started(peer)], repeats=3, seconds=0.01)


def test_medians_and_spread(report: Bench) -> None:
    mine, theirs = report.rows
    assert mine.per_second["decisions"] == Figure(300.0, 100.0, 600.0)
    assert mine.per_second["decisions"].spread == pytest.approx(250 / 300)
    assert mine.per_loop["decisions"] == Figure(30.0, 10.0, 60.0)
    assert (theirs.side, theirs.per_second["decisions"].median) == ("peer 1.0", 100.0)
    assert "imaginations" not in theirs.per_second


def test_ratios_are_those_of_each_repeat(report: Bench) -> None:
    [ratio] = report.ratios
    assert ratio.times["decisions"] == Figure(2.0, 1.5, 3.0)
    assert ratio.times["copies"] == Figure(1.0, 1.0, 1.0)


def test_sides_take_turns(report: Bench, tmp_path: Path) -> None:
    assert (tmp_path / "asked").read_text().split("\n")[:-1] == ["ours speeds 0", "peer speeds 0"] * 3


def test_two_builds_take_turns_game_by_game(tmp_path: Path) -> None:
    both = [scripted(tmp_path, build, [speeds()] * 2, build, players=(2, 4)) for build in BUILDS]
    report = bench([started(each) for each in both], repeats=1, seconds=0.01)
    asked = (tmp_path / "asked").read_text().split("\n")[:-1]
    assert asked == ["plain speeds 0", "compiled speeds 0", "plain speeds 1", "compiled speeds 1"]
    assert [(row.build, row.players) for row in report.rows] == [
        ("plain", 2),
        ("compiled", 2),
        ("plain", 4),
        ("compiled", 4),
    ]


def test_a_peer_is_compared_with_as_many_players(tmp_path: Path) -> None:
    ours = scripted(tmp_path, "ours", [speeds()] * 3, "plain", players=(2, 3, 4))
    peer = scripted(tmp_path, "peer", [speeds()] * 2, players=(2, 4))
    report = bench([started(ours)], [started(peer)], repeats=1, seconds=0.01)
    assert [ratio.players for ratio in report.ratios] == [2, 4]


def test_who_watches_is_told_of_every_piece(tmp_path: Path) -> None:
    ours = scripted(tmp_path, "ours", [speeds(), speeds(), {"parts": [1.0] * 4, "quarters": [2.0] * 4}], "plain")
    seen: list[tuple[int, int, str]] = []
    report = bench([started(ours)], (), 2, 0.01, with_parts=True, on_step=lambda *step: seen.append(step))
    assert [step[:2] for step in seen] == [(0, 3), (1, 3), (2, 3)]
    assert seen[1][2] == "2/2 ours 1.0 plain: ours-game, 4 players"
    assert report.anatomies[0].found.quarters == [2.0] * 4


# ---- sides that fail


def test_interpreter_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match=r"nowhere does not run: No such file.*--peer-python"):
        peer_side("catanatron", str(tmp_path / "nowhere"))


def test_peer_that_nobody_knows() -> None:
    with pytest.raises(BenchError, match="no peer is called 'chess'; there are: catanatron, openspiel"):
        peer_side("chess")


def test_peer_that_is_not_installed(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!{sys.executable}\nimport sys\nsys.exit('pyspiel is not installed there')\n")
    python.chmod(0o755)
    side = peer_side("openspiel:go", str(python))
    with pytest.raises(BenchError, match=r"pyspiel is not installed there\..*pip install open_spiel"):
        _ = side.hello
    side.close()


@pytest.mark.parametrize(
    ("answers", "trouble"),
    [
        (["hello"], "its answer cannot be read"),
        ([{"loops": 1.0}], "its answer cannot be read.*decisions"),
        ([], "StopIteration"),
    ],
)
def test_side_that_talks_nonsense_or_breaks_off(tmp_path: Path, answers: list[object], trouble: str) -> None:
    with pytest.raises(BenchError, match=f"they cannot be measured: {trouble}"):
        bench([started(scripted(tmp_path, "ours", answers), "they")], repeats=1)


def test_side_that_has_gone(tmp_path: Path) -> None:
    side = Side(scripted(tmp_path, "ours", []), "they")
    for _ in range(2):  # it is read from first, then written to
        with pytest.raises(BenchError, match="they cannot be measured: StopIteration"):
            side.speeds(0, 0.01) if side.hello else None
    side.close()


def test_plain_python_says_what_it_is() -> None:
    side = our_side("mercado", "plain", insist=True)
    assert (side.hello.name, side.hello.build) == ("gaiola", "plain")
    assert [listed.players for listed in side.hello.subjects] == [1, 2, 3, 4]
    assert all(listed.reconstructed for listed in side.hello.subjects)
    side.close()


@pytest.mark.plain
def test_compiled_engine_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ELSEWHERE, "")
    with pytest.raises(BenchError, match=r"there is no compiled engine \(`make fast`"):
        our_side("mercado", "compiled", insist=True)


def test_sides_that_are_the_same_are_measured_once(tmp_path: Path) -> None:
    start = started(scripted(tmp_path, "ours", [speeds()], "plain"))
    assert len(bench([start, start], repeats=1, seconds=0.01).rows) == 1


# ---- the regression bar


def row(decisions: float, copies: float = 10.0, build: str = "plain") -> Row:
    found = {"decisions": decisions, "copies": copies, "games": 1.0}
    per_loop = {name: Figure(median, 0.0, 99.0) for name, median in found.items()}
    return Row("gaiola 1.0", build, "mercado", 4, True, {}, per_loop)


def test_baseline_is_kept_without_peers(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    save_baseline(path, [row(20.0), row(99.0, build="")])
    assert read_baseline(path) == {"mercado/4/plain": {"decisions": 20.0, "copies": 10.0}}


def test_what_lost_more_than_a_fifth_is_named() -> None:
    before = baseline_of([row(20.0)])
    assert slower(baseline_of([row(16.1)]), before) == []
    assert slower(baseline_of([row(15.0)]), before) == ["mercado/4/plain: decisions at 75% of the baseline"]
    assert len(slower(baseline_of([row(10.0, copies=5.0)]), before)) == 2


def test_unknown_games_of_a_baseline_do_not_matter() -> None:
    before = baseline_of([row(20.0)]) | {"chess/2/plain": {"decisions": 1e9}}
    assert slower(baseline_of([row(20.0)]), before) == []


def test_baseline_that_has_nothing_in_common_is_no_comparison() -> None:
    with pytest.raises(BenchError, match="nothing that was measured: it knows mercado/4/plain"):
        slower(baseline_of([row(1.0, build="compiled")]), baseline_of([row(20.0)]))


@pytest.mark.parametrize("content", ["", "[]", '{"mercado/4": {"decisions": "many"}}'])
def test_bad_baseline_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(content)
    with pytest.raises(BenchError, match="is not one that --save wrote"):
        read_baseline(path)


# ---- the command


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["bench", *arguments])


QUICK = ("mercado", "--builds", "plain", "--repeats", "1", "--seconds", "0.01")


@pytest.fixture
def peer(tmp_path: Path) -> str:
    """An interpreter that knows one answer."""
    return scripted(tmp_path, "peer", [speeds()])[0]


def test_command_prints_both_sides(peer: str) -> None:
    result = run(*QUICK, "--against", "catanatron", "--peer-python", peer, "--parts", "--markdown")
    assert result.exit_code == 0
    assert "**Times as fast as peer-game of peer 1.0, 4 players on both sides**" in result.stdout
    assert "Reconstructed editions: mercado." in result.stdout
    tables = [part.split("\n") for part in result.stdout.split("\n\n") if part.startswith("|")]
    assert [len(table) - 2 for table in tables] == [5, 1, 4]
    assert tables[0][-1] == "| peer-game, 4, peer 1.0 | 50 | 0% | 2.0 | 1,000 | 625.00 | 50,000 |  | 0.50 |"
    for table in tables:
        assert len({line.count("|") for line in table}) == 1


def test_figures_take_their_place_in_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- figures -->\nold\n<!-- end of figures -->\nAfter.\n")
    for _ in range(2):
        printed = run(*QUICK, "--into", str(page), "--markdown").stdout
        assert page.read_text() == f"Before.\n<!-- figures -->\n\n{printed}\n<!-- end of figures -->\nAfter.\n"


def test_our_own_page_has_a_place_for_figures() -> None:
    Page(ROOT / "docs" / "performance.md")


def test_command_draws_tables(peer: str) -> None:
    result = run(*QUICK, "--against", "catanatron", "--peer-python", peer)
    for words in ("Speed", "Times as fast as", "decisions", "set-up included on every side"):
        assert words in " ".join(result.stdout.split())


def test_command_prints_json_and_fails_below_the_baseline(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    result = run(*QUICK, "--save", str(path), "--json")
    assert len(msgspec.json.decode(result.stdout, type=Bench).rows) == 4
    unreachable = {key: {"decisions": 1e9} for key in read_baseline(path)}
    path.write_text(json.dumps(unreachable))
    result = run(*QUICK, "--baseline", str(path))
    assert result.exit_code == 1
    assert "decisions at 0% of the baseline" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "no game is called 'nothing'"),
        (["--repeats", "0"], "--repeats"),
        (["--seconds", "long"], "--seconds"),
        (["--baseline", "missing.json"], "cannot be read"),
        (["--against", "chess"], "no peer is called 'chess'"),
        (["--builds", "wooden"], "no build is called 'wooden'; there are: plain, compiled"),
        (["--peer-python", "missing"], "say with --against which"),
        ([*QUICK, "--against", "catanatron", "--peer-python", "missing"], "does not run"),
        ([*QUICK, "--save", "missing/folder/file"], "missing/folder/file: No such file"),
        (["--into", "missing/page.md"], "missing/page.md: No such file"),
        (["--into", str(ROOT / "README.md")], "has no place for figures"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
