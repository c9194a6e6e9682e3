"""What runs in a peer's interpreter counts as our side does. The peers here are stand-ins: nothing is installed."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from gaiola.lab.bench import peers
from gaiola.lab.bench.clock import COPIES, POSITIONS, SAMPLE_EVERY


class ToyCatan:
    """Forty ticks with three, one, three, one ... actions. Everything that is called is counted."""

    called: ClassVar[Counter[str]] = Counter()

    def __init__(self, seats: list[Any], seed: int, state: SimpleNamespace | None = None) -> None:
        self.seed = seed
        self.state = state or SimpleNamespace(playable_actions=[0, 1, 2], num_turns=0, actions=[])

    def winning_color(self) -> str | None:
        return "red" if self.state.num_turns == 40 else None

    def copy(self) -> ToyCatan:
        self.called["copy"] += 1
        of = self.state
        return ToyCatan([], self.seed, SimpleNamespace(**{**vars(of), "actions": of.actions[:]}))

    def play_tick(self) -> None:
        self.execute(self.state.playable_actions[-1])

    def execute(self, action: int, validate_action: bool = True) -> None:
        self.called["checked" if validate_action else "unchecked"] += 1
        assert self.winning_color() is None
        self.state.num_turns += 1
        self.state.actions.append(action)
        self.state.playable_actions = [0] if self.state.num_turns % 2 else [0, 1, 2]


@pytest.fixture
def catan() -> peers.Catan:
    ToyCatan.called.clear()
    colors = SimpleNamespace(RED=0, BLUE=1, ORANGE=2, WHITE=3)
    made = peers.Catan(SimpleNamespace(Game=ToyCatan, Color=colors, RandomPlayer=lambda color: color))
    made.prepare()
    return made


def test_catan_counts_decisions_with_two_actions(catan: peers.Catan) -> None:
    assert list(islice(catan.play(), 2)) == [20, 20]
    assert list(islice(catan.replays(), 2)) == [20, 20]


def test_catan_replays_from_the_first_position(catan: peers.Catan) -> None:
    ToyCatan.called.clear()
    next(catan.replays())
    assert ToyCatan.called == {"copy": 1, "unchecked": 40}


def test_catan_is_copied_and_tried_where_somebody_decides(catan: peers.Catan) -> None:
    ToyCatan.called.clear()
    assert next(catan.copies()) == ToyCatan.called["copy"] == COPIES
    ToyCatan.called.clear()
    assert list(islice(catan.options(), POSITIONS)) == [3] * POSITIONS
    assert ToyCatan.called == {"copy": 3 * POSITIONS, "unchecked": 3 * POSITIONS}


def test_catan_that_nobody_wins_is_given_up() -> None:
    game = SimpleNamespace(winning_color=lambda: None, state=SimpleNamespace(playable_actions=[0], num_turns=0))
    game.play_tick = lambda: vars(game.state).update(num_turns=game.state.num_turns + 1)
    assert peers.play_catan(game) == 0
    assert game.state.num_turns == peers.TURNS


class ToySpiel:
    """Chance, then a decision with one action, then one with two; ten times."""

    def __init__(self, history: tuple[int, ...] = ()) -> None:
        self.history = history
        self.asked = 0

    def is_chance_node(self) -> bool:
        return not self.is_terminal() and len(self.history) % 3 == 0

    def is_terminal(self) -> bool:
        return len(self.history) == 30

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(5, 0.25), (6, 0.75)]

    def legal_actions(self) -> list[int]:
        self.asked += 1
        return [0] if len(self.history) % 3 == 1 else [0, 1]

    def apply_action(self, action: int) -> None:
        self.history = (*self.history, action)

    def clone(self) -> ToySpiel:
        return ToySpiel(self.history)

    def child(self, action: int) -> ToySpiel:
        return ToySpiel((*self.history, action))

    def serialize(self) -> str:
        return " ".join(map(str, self.history))


class ToySpielGame:
    def __init__(self) -> None:
        self.read: list[str] = []

    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> ToySpiel:
        return ToySpiel()

    def deserialize_state(self, text: str) -> None:
        self.read.append(text)


def spiel(game: ToySpielGame) -> peers.Spiel:
    made = peers.Spiel(SimpleNamespace(load_game=lambda name: game), "toy")
    made.prepare()
    return made


def test_spiel_counts_decisions_with_two_actions() -> None:
    game = ToySpielGame()
    subject = spiel(game)
    assert (subject.game, subject.players) == ("toy", 2)
    assert list(islice(subject.play(), 2)) == [10, 10]
    assert list(islice(subject.replays(), 2)) == [10, 10]
    assert [len(text.split()) for text in game.read] == [30, 30]


def test_spiel_tries_every_action_of_a_decision() -> None:
    subject = spiel(ToySpielGame())
    assert list(islice(subject.options(), POSITIONS)) == [2] * POSITIONS
    assert next(subject.copies()) == COPIES


def test_spiel_chance_comes_as_often_as_it_should() -> None:
    subject = spiel(ToySpielGame())
    drawn = Counter(subject._draw([(5, 0.25), (6, 0.75)]) for _ in range(4000))
    assert 900 < drawn[5] < 1100
    assert subject._draw([(7, 0.0)]) == 7  # shares that do not quite make up one


def test_sampled_are_several_games() -> None:
    """Ten decisions a game: two of them are kept."""
    kept: list[Any] = []
    spiel(ToySpielGame())._play_out(ToySpiel(), kept)
    assert len(kept) == 1 + 9 // SAMPLE_EVERY


# ---- the script


def test_a_peer_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(SystemExit, match="catanatron is not installed there"):
        peers.main("catanatron")


def test_a_game_that_openspiel_does_not_have_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(registered_names=lambda: ["go"]))
    with pytest.raises(SystemExit, match="OpenSpiel has no game 'catan'"):
        peers.main("openspiel:catan")


def test_it_runs_where_nothing_of_ours_is_installed(tmp_path: Path) -> None:
    """The interpreter sees neither our package nor a peer, if it is not installed by chance; it finds what it needs."""
    script = Path(peers.__file__)
    command = [sys.executable, "-I", "-S", str(script), "catanatron"]
    done = subprocess.run(command, cwd=tmp_path, input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "catanatron is not installed there\n")
