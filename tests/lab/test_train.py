"""Training: the same plan comes to the same file, killed or not; what a run holds is not overwritten by another."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import gaiola
from gaiola.bots.net import Net
from gaiola.bots.values import read_values
from gaiola.lab.training import leanings
from gaiola.lab.training.crew import Crew
from gaiola.lab.training.learner import Learner, chances, distances, straightened
from gaiola.lab.training.run import STATE, Plan, Run
from gaiola.lab.training.selfplay import Manner, Rows, play_games, targets
from tests.bots.test_values import some_values
from tests.cli.console import refused, text_of
from tests.kernel.toy import FerryBox

SMALL = ["--games", "5", "--generation", "1", "--every", "3", "--gate", "2", "--workers", "1"]
COMMAND = ["train", "mercado", "--players", "2", *SMALL, "--folder"]
GAIOLA = Path(sys.executable).parent / "gaiola"
"""Each run is a process of its own, as for whoever types the command: the numbers depend on how many threads the
process calculates with."""


@pytest.mark.long
def test_the_same_command_comes_to_the_same_file_though_it_was_killed(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    subprocess.run([GAIOLA, *COMMAND, whole], check=True, stdout=subprocess.DEVNULL)
    process = subprocess.Popen([GAIOLA, *COMMAND, killed], stdout=subprocess.DEVNULL)
    while process.poll() is None and not (killed / STATE).exists():
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not (killed / "values-2.json").exists(), "it was not killed on the way"
    subprocess.run([GAIOLA, *COMMAND, killed], check=True, stdout=subprocess.DEVNULL)
    first, again = whole / "values-2.json", killed / "values-2.json"
    assert first.read_bytes() == again.read_bytes()
    values = read_values(first, "mercado", gaiola.game("mercado").feature_names())
    assert values.head.games == 5 and values.head.strength[0].games == 2
    assert len(ElementTree.parse(whole / "curve.svg").findall("{*}circle")) == 2
    assert "holds a run with other settings" in refused(*COMMAND, whole, "--seed", "2")


@pytest.mark.long
def test_a_forecast_is_learned_by_itself_for_values_that_stay(tmp_path: Path) -> None:
    told = text_of("train", "mercado", "--games", "12", "--only-forecast", "--workers", "1", "--folder", str(tmp_path))
    assert "final points off by" in told
    box = gaiola.game("mercado")
    before, after = (
        read_values(file, "mercado", box.feature_names()) for file in (box.values_file(2), tmp_path / "values-2.json")
    )
    assert after.net.to_text() == before.net.to_text() and after.whim == before.whim
    assert before.forecast and after.forecast and after.forecast.to_text() != before.forecast.to_text()
    assert (
        after.head.command
        == f"{before.head.command}; gaiola train mercado --players 2 --games 12 --seed 1 --only-forecast"
    )


def test_a_game_that_tells_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaiola.cli.train.open_game", lambda *_: FerryBox({}))
    assert "tells nothing that could be learned from yet" in refused("train", "lisboa")


def test_a_net_learns_what_is_bent() -> None:
    draw = np.random.default_rng(1)
    read = draw.standard_normal((2000, 3)).astype(np.float32)
    wanted = (0.5 * read[:, :1] + np.abs(read[:, 1:2])).astype(np.float32)
    learner = Learner(Net.fresh(3, 16, 1, 1), distances)
    learner.fit(read, wanted, 120, 3e-3, 1)
    assert float(np.mean((learner.net.outputs(read) - wanted) ** 2)) < 0.02 < 0.1 * float(wanted.var())
    learner = Learner(Net.fresh(3, 16, 1, 1), chances)
    learner.fit(read, (read[:, :1] > 0).astype(np.float32), 20, 3e-3, 1)
    assert float(np.mean((learner.net.outputs(read) > 0) == (read[:, :1] > 0))) > 0.97


def test_a_straight_line_goes_as_far_as_many_rows_speak_for_it() -> None:
    read = np.random.default_rng(1).standard_normal((500, 3)).astype(np.float32)
    wanted = read[:, :1] * 2 + 1
    begun = Net.fresh(3, 0, 1, 1)
    loose, stiff = (straightened(begun, read, wanted, stiffness, 1) for stiffness in (1e-6, 1.0))
    assert np.allclose(loose.outputs(read), wanted, atol=1e-3)
    assert 0.9 < float(stiff.parts["line"][0, 0]) < 1.1, "half the way, as one row in two speaks against it"
    assert np.allclose(straightened(loose, read, wanted, 1.0, 1).outputs(read), wanted, atol=1e-3)


def test_targets_mix_the_end_with_what_was_said_later() -> None:
    """Two seats of one game; each sees its own rows only, and the last row is what the end was worth."""
    seats = np.array([0, 1, 0, 1], np.int32)
    none = np.zeros(4, np.int32)
    end, ranks = np.array([[1.0, 0.0]], np.float32), np.array([[1, 2]], np.int32)
    unknown = np.full(4, np.nan, np.float32)
    rows = Rows(np.zeros((4, 2), np.float32), seats, none, none, end, ranks, ranks, unknown)
    assert targets(rows, None, 0.5, 10.0).tolist() == [1.0, 0.0, 1.0, 0.0]
    said_half = some_values(["one", "two"])
    assert targets(rows, said_half, 0.5, 10.0).tolist() == [0.75, 0.25, 1.0, 0.0]
    believed = rows._replace(believed=np.zeros(4, np.float32))
    assert targets(believed, None, 0.5, 10.0).tolist() == [0.75, 0.25, 0.75, 0.25]


def test_games_of_whole_turns_keep_the_ends_of_turns() -> None:
    rows = play_games(FerryBox({}), 2, 1, range(3), None, Manner(0.5, 10.0, whole_turns=True))
    assert rows.seats.tolist() == [0, 1] * (len(rows.seats) // 2) and len(rows.seats) > 10
    assert not np.isnan(rows.believed).any() and len(rows.finals) == 3


def test_few_games_teach_by_totals_alone(tmp_path: Path) -> None:
    box = gaiola.game("lisboa")
    names = box.feature_names()
    plan = Plan(game="lisboa", players=2, whole_turns=True, widen=100)
    with Crew(box, 2, 1) as crew:
        run = Run(box, plan, tmp_path, crew, "gaiola train")
    totals = {names[column] for column in np.flatnonzero(run.totals)}
    assert {"lead", "own: evaluation", "turns left"} <= totals and not {"own: goods", "own: best store"} & totals
    bent = run.learner.net.parts["hidden"].any(axis=1)
    assert {names[column] for column in np.flatnonzero(bent)} == totals
    assert run.values(run.learner.net).whole_turns


@pytest.mark.long
def test_a_line_moves_to_where_those_leant_who_came_out_ahead(tmp_path: Path) -> None:
    """Killed or not, the same; and the line differs from its beginning in what leant, and in nothing else."""
    small = ["--players", "2", "--generation", "2", "--every", "1", "--gate", "2", "--hidden", "0", "--workers", "1"]
    coins = ["--lean", "own: coins,own: score", "--lean", "own: stands"]
    command = ["train", "mercado", *small, *coins, "--folder"]
    text_of(*command, str(tmp_path / "begun"), "--games", "4")
    text_of(*command, str(tmp_path / "whole"), "--games", "16")
    text_of(*command, str(tmp_path / "begun"), "--games", "16")
    whole, again = (tmp_path / name / "values-2.json" for name in ("whole", "begun"))
    names = gaiola.game("mercado").feature_names()
    assert read_values(whole, "mercado", names).net.to_text() == read_values(again, "mercado", names).net.to_text()
    with np.load(tmp_path / "whole" / "net-7.npz") as last:
        moved = np.flatnonzero(last["now line"][:, 0] != last["best line"][:, 0])
    assert {names[index] for index in moved} <= {"own: coins", "own: score", "own: stands"}


def test_what_cannot_lean_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    command = ["train", "mercado", "--folder", str(tmp_path), "--workers", "1"]
    assert "add --hidden 0" in refused(*command, "--lean", "own: coins")
    assert "two players or more" in refused(*command, "--lean", "own: coins", "--hidden", "0", "--players", "1")
    assert "there is no feature 'own: gold'" in refused(*command, "--lean", "own: gold", "--hidden", "0")


def test_those_who_leant_the_right_way_are_followed() -> None:
    leans = leanings.table(["one", "two", "three"], ["one, two", "three"], 2 * leanings.POINTS)
    assert leans.tolist() == [[0.5, 0.5, 0.0], [0.0, 0.0, 0.5]]
    seats = np.array([leanings.drawn(1, number, 3, leans) for number in range(200)])
    ahead = seats[:, :, 0] > seats.mean(axis=1, keepdims=True)[:, :, 0]
    begun = Net.fresh(3, 0, 1, 1)
    moved = leanings.followed(begun, 1, ahead.astype(np.float32), leans, 1.0).parts["line"][:, 0]
    assert moved[0] == moved[1] == 0.5 * leanings.FARTHEST and abs(moved[2]) < 0.3
    half = leanings.followed(begun, 1, ahead.astype(np.float32), leans, 0.5).parts["line"][:, 0]
    assert np.allclose(half, moved / 2)
