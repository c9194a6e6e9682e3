"""Tournaments: fair seats, the same answer whoever plays, a folder that survives a kill, commands that say what is
wrong."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import gaiola
from gaiola.bots import BOTS, GreedyBot, RandomBot
from gaiola.cli.app import app
from gaiola.kernel.moves import Move
from gaiola.kernel.record import Replay
from gaiola.kernel.seat import Seat
from gaiola.lab import LabError, Played
from gaiola.lab.extras import MissingExtra, extra
from gaiola.lab.folder import (
    RECORDS,
    RESULT,
    RESULTS,
    TIMES,
    FolderError,
    read_question,
    read_records,
    read_results,
    read_times,
)
from gaiola.lab.results import Result
from gaiola.lab.seatings import seatings
from gaiola.lab.tables import COLUMNS
from gaiola.lab.tournament import run
from gaiola.lab.work import Chunk, Done, WorkersLost, chunk_size, entrants, shared_out, yardstick
from tests.games.found import NAMES
from tests.lab.killed import GAMES, play
from tests.lab.made import Unjudged, ferry

ROOT = Path(__file__).parents[2]
TOY = ferry()
PAIR = ["random", "greedy"]


# ---- who sits where


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (6, 4)])
def test_in_every_deal_every_bot_sits_everywhere_once(players: int, bots: int) -> None:
    for deal in range(20):
        tables = seatings(players, bots, 1, deal)
        assert len(tables) == bots
        for seat in range(players):
            assert sorted(table[seat] for table in tables) == list(range(bots))
        assert all(max(Counter(table).values()) <= -(-players // bots) for table in tables)


@pytest.mark.parametrize(("players", "bots", "orders"), [(2, 2, 2), (3, 3, 6), (4, 2, 6), (4, 3, 36), (4, 4, 24)])
def test_every_order_around_the_table_is_drawn_equally_often(players: int, bots: int, orders: int) -> None:
    deals = 100 * orders // bots
    drawn = Counter(tuple(table) for deal in range(deals) for table in seatings(players, bots, 1, deal))
    assert len(drawn) == orders
    assert all(60 < count < 150 for count in drawn.values())


def test_a_deal_is_the_same_for_everybody() -> None:
    games: list[Played] = []
    run(TOY, 3, ["random", "greedy", "random"], 9, 4, on_game=games.append)
    assert [played.deal for played in games] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert all(set(played.seats) == {"random", "greedy", "random-2"} for played in games)
    assert len({tuple(played.order) for played in games[:3]}) == 1


# ---- the answer


def test_the_answer_counts_what_was_played() -> None:
    games: list[Played] = []
    result = run(TOY, 3, PAIR, 12, 3, on_game=games.append)
    assert (result.games, result.deals, len(games)) == (12, 6, 12)
    scores = [score for played in games for score in played.scores]
    assert result.scores.mean == pytest.approx(sum(scores) / 36)
    assert (result.scores.min, result.scores.max) == (min(scores), max(scores))
    assert result.decisions.mean == pytest.approx(sum(played.decisions for played in games) / 12)
    choices = sum(played.choices for played in games)
    assert result.branching.mean == pytest.approx(sum(played.branches for played in games) / choices)
    assert result.branching.max == max(played.widest for played in games)
    assert result.ends == dict(sorted(Counter(played.cause for played in games).items()))
    for standings in (result.standings, result.by_seat, result.by_place):
        assert sum(each.wins for each in standings) == pytest.approx(12)
        assert sum(each.share.mean for each in standings) == pytest.approx(1)
    greedy = [(played, seat) for played in games for seat in range(3) if played.seats[seat] == "greedy"]
    assert result.of("greedy").wins == pytest.approx(sum(played.wins()[seat] for played, seat in greedy))
    assert result.of("greedy").rank.mean == pytest.approx(sum(p.ranking[seat] for p, seat in greedy) / len(greedy))
    assert result.of("greedy").points.mean == pytest.approx(sum(p.scores[seat] for p, seat in greedy) / len(greedy))
    first = [played.scores[played.order[0]] for played in games]
    assert result.by_place[0].points.mean == pytest.approx(sum(first) / 12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_by_a_rule(players: int) -> None:
    box = gaiola.game("mercado")
    result = run(box, players, ["random"], 60, 1)
    assert sum(result.ends.values()) == 60
    assert set(result.ends) <= {"spaces", "entrances", "coins"}
    assert result.decisions.max <= box.max_decisions(players)


@pytest.mark.parametrize("challenge", range(1, 10))
def test_every_challenge_ends_by_a_rule(challenge: int) -> None:
    result = run(gaiola.game("mercado", options={"challenge": challenge}), 1, ["random"], 5, 1)
    assert sum(result.ends.values()) == 5
    assert result.options == {"challenge": challenge}


@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_random(name: str) -> None:
    result = run(gaiola.game(name), 2, PAIR, 30, 1, until="greedy > random")
    assert result.verdict is not None and result.verdict.answer == "yes"


def test_a_claim_stops_the_tournament_and_at_least_does_not() -> None:
    soon = run(TOY, 2, PAIR, 400, 1, until="greedy > 40 %")
    assert soon.verdict is not None and soon.verdict.answer == "yes" and soon.games < 200
    later = run(TOY, 2, PAIR, 400, 1, until="greedy > 40 %", at_least=soon.games + 4)
    assert later.games == soon.games + 4
    never = run(TOY, 2, ["random", "random"], 10, 1, until="random > random-2")
    assert never.verdict is not None and (never.verdict.answer, never.games) == ("open", 10)


def test_ratings_follow_strength() -> None:
    pytest.importorskip("openskill", reason="ratings need openskill: pip install 'gaiola[lab]'")
    result = run(gaiola.game("mercado"), 2, PAIR, 6, 1)
    random_, greedy = (result.of(name).rating for name in PAIR)
    assert random_ and greedy and greedy.mean > 25 > random_.mean


def test_without_an_extra_a_sentence_says_what_to_install() -> None:
    with pytest.raises(MissingExtra, match=r"Parquet needs gaiola_nowhere: pip install 'gaiola\[lab\]'"):
        extra("gaiola_nowhere.parquet", "Parquet")


# ---- bots


def test_the_yardstick_is_greedy_and_random_where_nothing_is_evaluated() -> None:
    assert all(yardstick(gaiola.game(name)) is GreedyBot for name in NAMES)
    assert yardstick(Unjudged.open(None, {})) is RandomBot
    assert [each.name for each in entrants(TOY, ["yardstick", "random", "random"])] == [
        "yardstick",
        "random",
        "random-2",
    ]


def test_every_bot_has_a_name_of_its_own() -> None:
    with pytest.raises(ValueError, match="a name of its own, not random-2, random, random-2"):
        entrants(TOY, [("random-2", RandomBot), "random", "random"])


def test_bots_come_by_name_or_with_their_making() -> None:
    result = run(TOY, 2, [("mine", RandomBot), "random"], 4, 1)
    assert [each.name for each in result.standings] == ["mine", "random"]


# ---- sharing the work


class Slowest:
    """Workers that give back the chunk that was given out last."""

    count = 2

    def __init__(self) -> None:
        self.given: list[Chunk] = []
        self.most = 0

    def give(self, chunk: Chunk) -> None:
        self.given.append(chunk)
        self.most = max(self.most, len(self.given))

    def take(self) -> Done:
        chunk = self.given.pop()
        games: list[Any] = [(number, b"") for number in range(*chunk)]
        return Done(chunk.start, games, 0.01 * len(games), None)

    def close(self) -> None: ...


def test_games_come_in_their_order_and_no_more_is_given_out_than_fits() -> None:
    workers = Slowest()
    came: list[Any] = [played for played, _ in shared_out(workers, 7, 400)]
    assert came == list(range(7, 400))
    assert workers.most <= 6


def test_chunks_are_sized_by_time_and_get_short_at_the_end() -> None:
    assert chunk_size(0, 1000, 2) == 1
    assert chunk_size(0.01, 1000, 2) == 100
    assert chunk_size(0.01, 40, 2) == 10
    assert chunk_size(30, 1000, 2) == 1
    assert chunk_size(1e-9, 10**9, 2) == 2000


class Fatal:
    """A bot that ends its process, once: the second time the file is there."""

    def __init__(self, seed: int, trace: str, always: bool = False) -> None:
        self.trace, self.always = Path(trace), always
        self.lot = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        if self.always or not self.trace.exists():
            self.trace.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.lot.choice(seat.legal())


def test_a_process_that_is_lost_is_replaced(tmp_path: Path) -> None:
    bots = [("fatal", partial(Fatal, trace=str(tmp_path / "died")))]
    result = run(TOY, 2, bots, 20, 1, workers=2)
    assert (tmp_path / "died").exists()
    assert result == run(TOY, 2, bots, 20, 1)


def test_processes_that_are_lost_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("gaiola.lab.work.LOSSES", 1)
    with pytest.raises(WorkersLost, match="again and again"):
        run(TOY, 2, [("fatal", partial(Fatal, trace=str(tmp_path), always=True))], 4, 1, workers=2)


class Fainting:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> Move:
        raise RuntimeError("out of ideas")


def test_a_game_that_goes_wrong_elsewhere_is_handed_over_whole() -> None:
    with pytest.raises(LabError, match="bot fainting: RuntimeError: out of ideas") as caught:
        run(TOY, 2, [("fainting", Fainting)], 4, 1, workers=2)
    assert caught.value.record is not None and caught.value.record.seats == ["fainting", "fainting"]


def test_what_cannot_be_handed_over_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"cannot be handed to other processes .* with one worker"):
        run(TOY, 2, [("mine", lambda seed: RandomBot(seed))], 4, 1, workers=2)


# ---- the folder


def kept(folder: Path) -> dict[str, bytes]:
    """All but times and machine."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != TIMES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "out"
    play(folder, 1, 0.0)
    return folder


def test_the_folder_holds_question_games_and_answer(whole: Path) -> None:
    question, results = read_question(whole), list(read_results(whole))
    assert (question.game, question.players, question.bots, question.games) == ("ferry", 2, ["one", "other"], GAMES)
    assert [played.number for played in results] == list(range(GAMES))
    result = msgspec.json.decode((whole / RESULT).read_bytes(), type=Result)
    assert result.games == GAMES and result.edition == question.edition
    for played, record in zip(results, read_records(whole), strict=True):
        assert record.result is not None and record.seats == played.seats
        assert (record.result.scores, record.result.ranking) == (played.scores, played.ranking)
        if played.number < 3:
            Replay(record, lambda name, options: TOY).verify()
    assert [told.games for told in read_times(whole)] == [GAMES]


def test_the_tables_hold_what_was_played(whole: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="tables need pyarrow: pip install 'gaiola[lab]'")
    tables = {name: parquet.read_table(whole / f"{name}.parquet").to_pylist() for name in COLUMNS}
    results = list(read_results(whole))
    assert {name: list(rows[0]) for name, rows in tables.items()} == {
        name: [column for column, _ in columns] for name, columns in COLUMNS.items()
    }
    assert [row["number"] for row in tables["games"]] == list(range(GAMES))
    assert [row["score"] for row in tables["seats"]] == [score for played in results for score in played.scores]
    assert sum(row["won"] for row in tables["seats"]) == pytest.approx(GAMES)
    assert sum(row["points"] for row in tables["sources"]) == sum(sum(played.scores) for played in results)
    last = [row["points"] for row in tables["lead"] if row["tenth"] == 10]
    assert last == [score for played in results for score in played.scores]


@pytest.mark.long
def test_killed_three_times_it_equals_one_that_was_not(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    lines = 0
    for workers, more in ((1, 5), (2, 10), (1, 3)):
        lines = killed(out, workers, lines + more)
        assert lines < GAMES
    play(out, 1, 0.0)
    assert kept(out) == kept(whole)
    assert [told.games for told in read_times(out)][-1] < GAMES


def killed(out: Path, workers: int, lines: int) -> int:
    """Goes on with the tournament and kills it as soon as there are so many games; how many there are then."""
    command = [sys.executable, "-m", "tests.lab.killed", str(out), str(workers)]
    with subprocess.Popen(command, cwd=ROOT) as process:
        while process.poll() is None and written(out) < lines:
            time.sleep(0.005)
        process.kill()
    return written(out)


def written(out: Path) -> int:
    path = out / RESULTS
    return path.read_bytes().count(b"\n") if path.exists() else 0


def torn_line(out: Path) -> None:
    with (out / RECORDS).open("ab") as file:
        file.write(b'{"format":1,"ga')


def lost_lines(out: Path) -> None:
    path = out / RESULTS
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-7]))


def no_answer(out: Path) -> None:
    (out / RESULT).unlink()


@pytest.mark.parametrize("harm", [torn_line, lost_lines, no_answer])
def test_what_a_kill_can_leave_is_mended(whole: Path, tmp_path: Path, harm: Callable[[Path], None]) -> None:
    out = tmp_path / "out"
    out.mkdir()
    for name, content in kept(whole).items():
        (out / name).write_bytes(content)
    harm(out)
    play(out, 1, 0.0)
    assert kept(out) == kept(whole)


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    for games in (4, 8):
        run(TOY, 2, PAIR, games, 1, out=tmp_path / "twice")
    run(TOY, 2, PAIR, 8, 1, out=tmp_path / "once")
    assert kept(tmp_path / "twice") == kept(tmp_path / "once")


def test_results_alone_are_enough_to_go_on(tmp_path: Path) -> None:
    for games in (4, 8):
        run(TOY, 2, PAIR, games, 1, out=tmp_path / "results", records=games > 4)  # as it was begun
    run(TOY, 2, PAIR, 8, 1, out=tmp_path / "everything")
    found, every = kept(tmp_path / "results"), kept(tmp_path / "everything")
    assert set(every) - set(found) == {RECORDS} and found == {name: every[name] for name in found}


def test_a_claim_stops_where_it_did_before(tmp_path: Path) -> None:
    out = tmp_path / "out"
    first = run(TOY, 2, PAIR, 400, 1, until="greedy > 40 %", out=out, workers=2)
    before = kept(out)
    assert run(TOY, 2, PAIR, 400, 1, until="greedy > 40 %", out=out) == first
    assert kept(out) == before
    assert first.games == written(out) < 400


def test_a_folder_answers_one_question(tmp_path: Path) -> None:
    run(TOY, 2, PAIR, 4, 1, out=tmp_path / "out")
    with pytest.raises(FolderError, match=r"another tournament \(what differs: seed"):
        run(TOY, 2, PAIR, 4, 2, out=tmp_path / "out")
    with pytest.raises(FolderError, match="was begun with 4 games"):
        run(TOY, 2, PAIR, 2, 1, out=tmp_path / "out")
    (tmp_path / "mine.txt").touch()
    with pytest.raises(FolderError, match="holds something, but no tournament"):
        run(TOY, 2, PAIR, 4, 1, out=tmp_path)
    (tmp_path / "out" / "tournament.json").write_text("{}")
    with pytest.raises(FolderError, match="this is no tournament of this program"):
        run(TOY, 2, PAIR, 4, 1, out=tmp_path / "out")
    with pytest.raises(FolderError, match="holds no tournament"):
        read_question(tmp_path)


def test_two_do_not_write_into_one_folder(tmp_path: Path) -> None:
    def again(played: Played) -> None:
        run(TOY, 2, PAIR, 4, 1, out=tmp_path)

    with pytest.raises(FolderError, match="another tournament is being written"):
        run(TOY, 2, PAIR, 4, 1, out=tmp_path, on_game=again)


# ---- the command


def told(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_the_command_prints_who_won_and_how_sure_that_is() -> None:
    bots = ("--bots", "random,greedy", "--until", "greedy > random")
    result = told("lab", "tournament", "mercado", "--players", "3", "--games", "4", "--workers", "1", *bots)
    assert result.exit_code == 0
    for words in ("reconstructed edition", "3 players, 4 games (2 deals)", "greedy > random: not clear", "seat 3"):
        assert words in result.stdout
    for words in ("place 3", "95 % between", "ended by", "of two or more moves"):
        assert words in result.stdout


def test_simulate_is_the_same_for_short() -> None:
    result = told("simulate", "mercado", "--players", "1", "--games", "2", "--option", "challenge=3", "--json")
    answer = msgspec.json.decode(result.stdout, type=Result)
    assert (answer.players, answer.games, answer.options) == (1, 2, {"challenge": 3})


def test_the_command_goes_on_from_its_folder(tmp_path: Path) -> None:
    command = (
        "lab",
        "tournament",
        "mercado",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "out"),
        "--json",
    )
    assert told(*command).stdout == told(*command).stdout != ""
    assert written(tmp_path / "out") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nothing", "no game is called 'nothing'"),
        ("mercado --players 9", "1 to 4 players, not 9"),
        ("mercado --players 0", "1 to 4 players, not 0"),
        ("mercado --games 0", "at least one game"),
        ("mercado --bots random,greedy --games 1", "at least 2 games are needed"),
        ("mercado --games many", "--games"),
        ("mercado --workers 0", "at least one worker"),
        ("mercado --bots clever", f"no bot is called 'clever'; there are: {', '.join(BOTS)}, yardstick"),
        ("mercado --bots random,random,random", "1 to 2 bots, not 3"),
        ("mercado --bots random,", "no bot is called ''"),
        ("mercado --until nonsense", "is no claim"),
        ("mercado --out README.md", "README.md"),
        ("mercado --option money", "key=value"),
        ("mercado --option moon=full", "no such option"),
        ("mercado --option money=lent", "not one of its choices"),
        ("mercado --option challenge=3", "with 1 player"),
        ("mercado --edition missing.toml", "no such file"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: str, sentence: str) -> None:
    result = told("simulate", *arguments.split())
    assert result.exit_code in (1, 2)
    assert sentence in result.stderr
    assert "Traceback" not in result.output
