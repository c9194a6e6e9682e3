"""Simulations: the same seed, the same report; fair seats; a game that goes wrong is handed over."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import gaiola
from gaiola.bots import RandomBot
from gaiola.cli import lab as commands
from gaiola.cli.app import app
from gaiola.games.mercado.box import MercadoBox
from gaiola.games.mercado.edition import checks
from gaiola.games.mercado.position import MercadoPosition
from gaiola.games.mercado.rules.setup import set_up
from gaiola.kernel.box import Game
from gaiola.kernel.chance import Chance
from gaiola.kernel.edition import read_edition
from gaiola.kernel.events import Journal
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.record import Record, RecordError, Replay, read_record
from gaiola.kernel.seat import Seat
from gaiola.lab import LabError, Played, play_one, simulate
from gaiola.lab.simulate import Report, seating
from tests.games.found import NAMES

BOX = gaiola.game("mercado")
EDITION = read_edition(Path(checks.__file__).with_name("edition.toml"), "mercado")


# ---- the report


def test_same_seed_same_report() -> None:
    first = simulate(BOX, 3, 4, 5, ["random", "greedy"])
    again = simulate(BOX, 3, 4, 5, ["random", "greedy"])
    assert first.without_time() == again.without_time()
    assert simulate(BOX, 3, 4, 6, ["random", "greedy"]).without_time() != first.without_time()


def test_two_workers_report_what_one_does() -> None:
    box = gaiola.game("mercado", options={"money": "open"})
    alone: list[Played] = []
    together: list[Played] = []
    one = simulate(box, 2, 50, 9, ["random"], alone.append)
    two = simulate(box, 2, 50, 9, ["random"], together.append, workers=2)
    assert one.without_time() == two.without_time()
    assert alone == together
    assert [played.number for played in alone] == list(range(50))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_by_a_rule(players: int) -> None:
    report = simulate(BOX, players, 100, 1, ["random"])
    assert sum(report.ends.values()) == 100
    assert set(report.ends) <= {"spaces", "entrances", "coins"}
    assert report.decisions.max <= BOX.max_decisions(players)


@pytest.mark.parametrize("challenge", range(1, 10))
def test_every_challenge_ends_by_a_rule(challenge: int) -> None:
    box = gaiola.game("mercado", options={"challenge": challenge})
    report = simulate(box, 1, 5, 1, ["random"])
    assert sum(report.ends.values()) == 5
    assert report.options == {"challenge": challenge}
    assert report.wins_by_seat == []
    assert report.wins_by_bot == {}


def test_report_counts_what_was_played() -> None:
    games: list[Played] = []
    report = simulate(BOX, 2, 30, 3, ["random"], games.append)
    scores = [score for played in games for score in played.scores]
    assert report.scores.mean == pytest.approx(sum(scores) / 60)
    assert (report.scores.min, report.scores.max) == (min(scores), max(scores))
    spread = (sum((score - report.scores.mean) ** 2 for score in scores) / 59) ** 0.5
    assert report.scores.deviation == pytest.approx(spread)
    assert report.decisions.mean == pytest.approx(sum(played.decisions for played in games) / 30)
    choices = sum(played.choices for played in games)
    assert report.branching.mean == pytest.approx(sum(played.branches for played in games) / choices)
    assert report.branching.max == max(played.widest for played in games)
    assert report.ends == dict(sorted(Counter(played.cause for played in games).items()))
    assert sum(share.wins for share in report.wins_by_seat) == pytest.approx(30)


def test_only_decisions_with_two_moves_are_choices() -> None:
    played, _ = play_one(BOX, 4, 0, 2, ["random"] * 4)
    assert 0 < played.choices <= played.decisions
    assert played.branches >= 2 * played.choices


def test_wins_have_wilsons_interval() -> None:
    report = simulate(BOX, 2, 10, 1, ["greedy", "random"])
    best = report.wins_by_bot["greedy"]
    assert (best.wins, best.games, best.share) == (10, 10, 1.0)
    assert (best.low, best.high) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_report_is_json_and_names_the_edition() -> None:
    report = simulate(BOX, 2, 2, 1, ["random"])
    assert msgspec.json.decode(report.to_json(), type=Report) == report
    assert report.edition.reconstructed
    assert report.edition.hash == BOX.edition.hash


# ---- bots and seats


@pytest.mark.parametrize(("players", "bots"), [(2, "ab"), (3, "ab"), (3, "abc"), (4, "ab"), (4, "aab"), (4, "abcd")])
def test_every_bot_sits_everywhere_equally_often(players: int, bots: str) -> None:
    turns = 4 * len(bots)
    sat = Counter((seat, bot) for turn in range(turns) for seat, bot in enumerate(seating(list(bots), players, turn)))
    for seat in range(players):
        for bot in bots:
            assert sat[seat, bot] == 4 * bots.count(bot)


@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_random(name: str) -> None:
    report = simulate(gaiola.game(name), 2, 40, 1, ["greedy", "random"], workers=2)
    assert report.wins_by_bot["greedy"].wins >= 36


# ---- games that go wrong


class StuckPosition(MercadoPosition):
    """Runs out of moves in the middle."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        return [] if self.free_spaces < 22 else super().legal()


class CrashingPosition(MercadoPosition):
    __slots__ = ()

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        if self.free_spaces < 22:
            raise ZeroDivisionError("on purpose")
        super().carry_out(move, chance, journal)


class EndlessPosition(MercadoPosition):
    """Never ends: coins for everybody, and nobody counts them."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        return [self.box.moves.coin]

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        self.coin_run = 0
        super().carry_out(move, chance, journal)


class LosingPosition(MercadoPosition):
    __slots__ = ()

    def census(self) -> dict[str, int]:
        return {**super().census(), "wooden stands 0": 3}


class BrokenBox(MercadoBox):
    """The market with a position of ours."""

    def __init__(self, kind: type[MercadoPosition]) -> None:
        super().__init__(EDITION, {})
        self.kind = kind

    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> Position[Any]:
        pos = self.kind(self, players)
        set_up(pos, chance, journal)
        pos.settle(chance, journal)
        return pos


class NoSetUp(MercadoBox):
    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> Position[Any]:
        raise ZeroDivisionError("on purpose")


def failure(box: Game) -> tuple[LabError, Record]:
    with pytest.raises(LabError) as caught:
        simulate(box, 2, 3, 4, ["random"])
    assert caught.value.record is not None
    return caught.value, read_record(caught.value.record.to_json())


def replay(box: Game, record: Record) -> Replay:
    return Replay(record, lambda name, options: box)


def test_no_legal_move_is_handed_over() -> None:
    box = BrokenBox(StuckPosition)
    error, record = failure(box)
    assert "has no legal move" in str(error)
    assert replay(BOX, record).verify().legal() != []
    assert replay(box, record).verify().legal() == []


def test_crash_is_handed_over_with_its_move() -> None:
    box = BrokenBox(CrashingPosition)
    error, record = failure(box)
    assert "ZeroDivisionError: on purpose" in str(error)
    assert f"'{record.moves[-1].move}'" in str(error)
    with pytest.raises(ZeroDivisionError):
        replay(box, record).verify()


def test_game_without_end_is_handed_over() -> None:
    box = BrokenBox(EndlessPosition)
    error, record = failure(box)
    most = box.max_decisions(2)
    assert f"goes on after {most} decisions" in str(error)
    assert len(record.moves) == most
    assert record.result is None


def test_lost_component_is_handed_over() -> None:
    error, record = failure(BrokenBox(LosingPosition))
    assert "wooden stands 0: 3" in str(error)
    assert replay(BOX, record).verify().over


def test_set_up_that_crashes_has_no_record() -> None:
    with pytest.raises(LabError, match="set-up: ZeroDivisionError") as caught:
        simulate(NoSetUp(EDITION, {}), 2, 1, 1, ["random"])
    assert caught.value.record is None


def test_failure_crosses_processes_whole() -> None:
    error, record = failure(BrokenBox(StuckPosition))
    arrived = pickle.loads(pickle.dumps(error))
    assert str(arrived) == str(error)
    assert arrived.record == record


class CheatingBot:
    """Plays what it may not, after some honest moves."""

    def __init__(self) -> None:
        self.honest = 5
        self.lot = random.Random(1)

    def choose(self, seat: Seat) -> Move:
        self.honest -= 1
        return BOX.move("stop") if self.honest < 0 else self.lot.choice(seat.legal())


class FaintingBot:
    def choose(self, seat: Seat) -> Move:
        raise RuntimeError("out of ideas")


def test_illegal_choice_is_handed_over() -> None:
    with pytest.raises(LabError, match=r"'stop'.*no-stopping") as caught:
        play_one(BOX, 2, 0, 1, ["cheating", "random"], [CheatingBot(), RandomBot(1)])
    assert caught.value.record is not None
    with pytest.raises(RecordError, match=rf"move {len(caught.value.record.moves)} \('stop'\)"):
        replay(BOX, caught.value.record).verify()


def test_crash_of_a_bot_is_handed_over() -> None:
    with pytest.raises(LabError, match="bot fainting: RuntimeError: out of ideas") as caught:
        play_one(BOX, 2, 0, 1, ["fainting", "fainting"], [FaintingBot(), FaintingBot()])
    assert caught.value.record is not None
    assert replay(BOX, caught.value.record).verify().legal() != []


# ---- the command


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_command_prints_a_report() -> None:
    result = run("simulate", "mercado", "--players", "3", "--games", "4", "--bots", "random,greedy")
    assert result.exit_code == 0
    for words in ("reconstructed edition", "mercado, 3 players, 4 games", "seat 3", "greedy", "ended by"):
        assert words in result.stdout


def test_command_prints_json() -> None:
    result = run("simulate", "mercado", "--players", "1", "--games", "2", "--option", "challenge=3", "--json")
    report = msgspec.json.decode(result.stdout, type=Report)
    assert (report.players, report.games, report.options) == (1, 2, {"challenge": 3})


def test_command_writes_a_failing_game_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    error, record = failure(BrokenBox(StuckPosition))
    with pytest.raises(typer.Exit) as left:
        commands.hand_over(error)
    assert left.value.exit_code == 1
    assert read_record((tmp_path / f"failed-mercado-{record.seed}.json").read_bytes()) == record


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nothing", "no game is called 'nothing'"),
        ("mercado --players 9", "1 to 4 players, not 9"),
        ("mercado --players 0", "1 to 4 players, not 0"),
        ("mercado --games 0", "at least one game"),
        ("mercado --games many", "--games"),
        ("mercado --workers 0", "at least one worker"),
        ("mercado --bots clever", "no bot is called 'clever'"),
        ("mercado --bots random,random,random", "1 to 2 bots, not 3"),
        ("mercado --bots random,", "no bot is called ''"),
        ("mercado --option money", "key=value"),
        ("mercado --option moon=full", "no such option"),
        ("mercado --option money=lent", "not one of its choices"),
        ("mercado --option challenge=3", "with 1 player"),
        ("mercado --edition missing.toml", "no such file"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: str, sentence: str) -> None:
    result = run("simulate", *arguments.split())
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
