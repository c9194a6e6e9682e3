"""Soaking: every kind of game, stopped and taken up again, failing games written down."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from gaiola.lab.soak import (
    Failure,
    Kind,
    Outcome,
    State,
    Task,
    kinds,
    main,
    missing,
    note,
    play_chunk,
    read_state,
    soak,
)

PAIR = [Kind("mercado", 2, ()), Kind("mercado", 1, (("challenge", 4),))]


def quiet() -> Console:
    return Console(file=io.StringIO())


def test_every_kind_of_game_is_there() -> None:
    every = kinds()
    assert len(set(map(str, every))) == len(every)
    for players in (2, 3, 4):
        assert len([kind for kind in every if kind.game == "mercado" and kind.players == players]) == 4
    alone = [dict(kind.options) for kind in every if kind.game == "mercado" and kind.players == 1]
    assert {options["challenge"] for options in alone} == set(range(1, 10))
    assert {options["solo_stop"] for options in alone} == {False, True}
    assert len(alone) == 2 * 2 * 2 * 9


def test_where_options_are_too_many_each_value_stands_by_itself_and_endless_games_stay_out() -> None:
    some = [dict(kind.options) for kind in kinds("palacio") if kind.players == 3]
    assert len(some) == 7
    assert {} in some and {"game_mode": "short"} in some
    assert not any("round_limit" in options for options in some)


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "new" / "state.json"
    assert soak(PAIR, 2, path, 1, quiet()) == 0
    state = read_state(path)
    assert state.done == {str(kind): 2 for kind in PAIR}
    assert [(task.start, task.stop) for task in missing(PAIR, 5, state)] == [(2, 5), (2, 5)]
    assert list(missing(PAIR, 2, state)) == []


def test_a_finished_soak_starts_a_round_with_other_seeds(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    note(Outcome(Task(PAIR[0], 1, 0, 2), []), State(), path, quiet())
    soak(PAIR[:1], 2, path, 1, quiet())
    assert read_state(path).round == 2


def test_random_games_of_a_chunk_are_fine() -> None:
    assert play_chunk(Task(PAIR[0], 1, 0, 5)).failures == []


def test_a_failing_game_goes_to_a_file(tmp_path: Path) -> None:
    path, state, console = tmp_path / "state.json", State(), Console(file=io.StringIO(), width=500)
    note(Outcome(Task(PAIR[0], 1, 0, 2), [Failure("it went wrong", b"the game")]), state, path, console)
    written = tmp_path / "failed-1-1.json"
    assert written.read_bytes() == b"the game"
    assert isinstance(console.file, io.StringIO)
    assert "it went wrong" in console.file.getvalue()
    assert str(written) in console.file.getvalue()
    assert read_state(path).failed == 1


@pytest.mark.parametrize("arguments", [["--game", "nothing"], ["--games", "0"], ["--state", "."]])
def test_bad_arguments_get_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
