"""One game: what is known of it afterwards; one that goes wrong is handed over."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

import gaiola
from gaiola.bots import RandomBot
from gaiola.cli import lab as commands
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
from gaiola.lab import LabError, play_one
from gaiola.lab.play import course_of
from tests.games.found import NAMES

BOX = gaiola.game("mercado")
EDITION = read_edition(Path(checks.__file__).with_name("edition.toml"), "mercado")


# ---- what is known of a game


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_agrees_with_the_record(name: str) -> None:
    box = gaiola.game(name)
    played, record = play_one(box, box.max_players, 3, 1, ["random"] * box.max_players)
    told = Replay(record, lambda name, options: box)
    standings, order = [told.position.scores()], list[int]()
    for _, entry, pos in told:
        standings.append(pos.scores())
        if entry.seat not in order:
            order.append(entry.seat)
    assert (played.scores, played.ranking, played.cause) == (pos.scores(), pos.ranking(), pos.cause())
    assert (played.decisions, played.order) == (len(record.moves), order)
    assert played.course == course_of(standings)
    assert [dict(seat) for seat in pos.breakdown()] == [
        {source: points[seat] for source, points in played.sources.items()} for seat in range(box.max_players)
    ]
    assert [sum(points) for points in zip(*played.sources.values(), strict=True)] == played.scores


def test_the_course_is_cut_into_tenths_and_the_end_is_apart() -> None:
    course = course_of([[number, 20 - number] for number in range(20)] + [[50, 0]])
    assert [points[0] for points in course.points] == [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 50]
    assert (course.before, course.changes, course.leader) == ([19, 1], 1, 0)


@pytest.mark.parametrize(
    ("standings", "changes", "leader"),
    [
        ([[0, 0], [0, 0], [5, 0]], 0, None),
        ([[0, 0], [1, 0], [1, 1], [2, 1], [9, 9]], 0, 0),
        ([[1, 0], [1, 1], [1, 2], [3, 2], [9, 9]], 2, 0),
        ([[0, 0]], 0, None),
    ],
)
def test_the_lead_changes_when_somebody_else_is_alone_in_front(
    standings: list[list[int]], changes: int, leader: int | None
) -> None:
    course = course_of(standings)
    assert (course.changes, course.leader) == (changes, leader)


def test_a_shared_win_is_cut_into_pieces() -> None:
    played, _ = play_one(BOX, 3, 0, 1, ["random"] * 3)
    assert msgspec.structs.replace(played, ranking=[1, 3, 1]).wins() == [0.5, 0, 0.5]


def test_games_of_one_deal_have_one_set_up_and_bots_with_luck_of_their_own() -> None:
    first, second, other = (
        play_one(BOX, 2, number, 7, ["random"] * 2, deal=deal)[1] for number, deal in ((0, 0), (1, 0), (2, 1))
    )
    assert first.setup == second.setup != other.setup
    assert first.moves != second.moves


def test_only_decisions_with_two_moves_are_choices() -> None:
    played, _ = play_one(BOX, 4, 0, 2, ["random"] * 4)
    assert 0 < played.choices <= played.decisions
    assert played.branches >= 2 * played.choices


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
        play_one(box, 2, 0, 4, ["random"] * 2)
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
        play_one(NoSetUp(EDITION, {}), 2, 0, 1, ["random"] * 2)
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


def test_command_writes_a_failing_game_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    error, record = failure(BrokenBox(StuckPosition))
    with pytest.raises(typer.Exit) as left:
        commands.hand_over(error)
    assert left.value.exit_code == 1
    assert read_record((tmp_path / f"failed-mercado-{record.seed}.json").read_bytes()) == record
