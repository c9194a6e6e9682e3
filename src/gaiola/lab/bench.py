"""Speed: random play, copying and replaying, per game and player count, and a peer in the same run where one is
installed. Counted are decisions with two or more legal moves; timed is everything, set-up included, on both sides."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

import gaiola

from ..kernel.box import Game
from ..kernel.chance import Chance
from ..kernel.position import Position
from ..kernel.record import Record, Recorder, Replay
from .play import counted

REPEATS = 5
SECONDS = 0.5
"""How long one measurement of random play lasts."""
TOLERANCE = 0.2
"""The share of its speed a figure may lose against a baseline."""
PEER_PLAYERS = 4
SAMPLE_EVERY = 8
COPIES = 20
RECORDS = 5


class Figures(msgspec.Struct, frozen=True):
    """Medians for one game and player count."""

    game: str
    players: int
    reconstructed: bool
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    replay_ms: float
    decisions_per_loop: float
    """Decisions made in the time of one calibration loop; likewise copies and replays. Speed that machines share."""
    copies_per_loop: float
    replays_per_loop: float


class Peer(msgspec.Struct, frozen=True):
    """The same figures of somebody else's game, as `catan.py` prints them."""

    name: str
    version: str
    decisions_per_second: float
    games_per_second: float
    copy_us: float


class Ratio(msgspec.Struct, frozen=True):
    """Ours against the peer's: how many times as many decisions, and which part of its time a copy takes."""

    game: str
    decisions: float
    copy: float


class Bench(msgspec.Struct, frozen=True):
    repeats: int
    loops_per_second: float
    figures: list[Figures]
    peer: Peer | None
    ratios: list[Ratio]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class BenchError(ValueError):
    """A peer or a baseline that cannot be used."""


def bench(
    name: str | None = None,
    repeats: int = REPEATS,
    seconds: float = SECONDS,
    peer_python: str | None = None,
    on_step: Callable[[str], None] | None = None,
) -> Bench:
    """Measures one game or all of them. Each repeat goes through everything once, so that a slow moment of the machine
    falls on all alike."""
    subjects = [_Subject(box, players) for box in _boxes(name) for players in _counts(box)]
    python = peer_python or (sys.executable if importlib.util.find_spec("catanatron") else None)
    loops: list[float] = []
    peers: list[Peer] = []
    for repeat in range(1, repeats + 1):
        loops.append(calibrate(seconds / 5))
        for subject in subjects:
            if on_step is not None:
                on_step(f"{repeat}/{repeats} {subject.box.name}, {counted(subject.players)}")
            subject.measure(seconds)
        if python is not None:
            if on_step is not None:
                on_step(f"{repeat}/{repeats} peer")
            peers.append(run_peer(python, seconds))
    pace = median(loops)
    figures = [subject.figures(pace) for subject in subjects]
    peer = _medians(peers) if peers else None
    return Bench(repeats, pace, figures, peer, _ratios(figures, peer))


def steps(name: str | None, repeats: int = REPEATS) -> int:
    """How often `bench` will call `on_step`, peers left out."""
    return repeats * sum(len(_counts(box)) for box in _boxes(name))


def _boxes(name: str | None) -> list[Game]:
    return [gaiola.game(each) for each in ([name] if name else gaiola.game_names())]


def _counts(box: Game) -> range:
    return range(box.min_players, box.max_players + 1)


# ---- what is measured


class _Subject:
    """One game and player count, with its measurements so far."""

    def __init__(self, box: Game, players: int) -> None:
        self.box = box
        self.players = players
        self.sample = sample_positions(box, players)
        self.records = [record_game(box, players, seed) for seed in range(1, RECORDS + 1)]
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []
        self.replays: list[float] = []

    def measure(self, seconds: float) -> None:
        decisions, games, spent = random_play(self.box, self.players, seconds)
        self.decisions.append(decisions / spent)
        self.games.append(games / spent)
        self.copies.append(copy_time(self.sample))
        self.replays.append(replay_time(self.box, self.records))

    def figures(self, loops_per_second: float) -> Figures:
        decisions, copy, replay = median(self.decisions), median(self.copies), median(self.replays)
        return Figures(
            game=self.box.name,
            players=self.players,
            reconstructed=self.box.edition.reconstructed,
            decisions_per_second=decisions,
            games_per_second=median(self.games),
            copy_us=copy * 1e6,
            replay_ms=replay * 1e3,
            decisions_per_loop=decisions / loops_per_second,
            copies_per_loop=1 / (copy * loops_per_second),
            replays_per_loop=1 / (replay * loops_per_second),
        )


def random_play(box: Game, players: int, seconds: float) -> tuple[int, int, float]:
    """Plays whole games until the seconds are over: decisions with two or more legal moves, games, seconds spent."""
    decisions = games = 0
    began = time.perf_counter()
    while True:
        games += 1
        decisions += _play(box, players, games)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return decisions, games, spent


def _play(box: Game, players: int, seed: int) -> int:
    chance, lot = Chance(seed), random.Random(seed).random
    pos = box.start(players, chance)
    decisions = 0
    while not pos.over:
        moves = pos.legal()
        if len(moves) > 1:
            decisions += 1
        pos.play(moves[int(lot() * len(moves))], chance)
    return decisions


def sample_positions(box: Game, players: int) -> list[Position[Any]]:
    """Positions from a whole game."""
    chance, lot = Chance(1), random.Random(1).random
    pos = box.start(players, chance)
    sample = [pos.copy()]
    made = 0
    while not pos.over:
        moves = pos.legal()
        pos.play(moves[int(lot() * len(moves))], chance)
        made += 1
        if made % SAMPLE_EVERY == 0:
            sample.append(pos.copy())
    return sample


def copy_time(sample: list[Position[Any]]) -> float:
    began = time.perf_counter()
    for position in sample:
        for _ in range(COPIES):
            position.copy()
    return (time.perf_counter() - began) / (len(sample) * COPIES)


def record_game(box: Game, players: int, seed: int) -> Record:
    lot = random.Random(seed).random
    recorder = Recorder(box, players, Chance(seed, recording=True), ["random"] * players, seed)
    while not recorder.position.over:
        moves = recorder.position.legal()
        recorder.play(moves[int(lot() * len(moves))])
    return recorder.record()


def replay_time(box: Game, records: list[Record]) -> float:
    began = time.perf_counter()
    for record in records:
        Replay(record, lambda name, options: box).verify()
    return (time.perf_counter() - began) / len(records)


def calibrate(seconds: float) -> float:
    """How many calibration loops this machine makes in a second just now."""
    loops = 0
    began = time.perf_counter()
    while True:
        calibration_loop()
        loops += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return loops / spent


def calibration_loop() -> int:
    """A fixed piece of plain Python: small whole numbers in lists, like a game."""
    cells = [0] * 64
    found: list[int] = []
    for i in range(4000):
        place = i * 7 % 64
        cells[place] += i & 3
        if cells[place] > 40:
            found.append(place)
            cells[place] = 0
    return len(found) + sum(cells[:])


# ---- the peer


def run_peer(python: str, seconds: float) -> Peer:
    """One round of the peer, in a process of its own."""
    script = Path(__file__).with_name("catan.py")
    try:
        done = subprocess.run([python, "-I", str(script), str(seconds)], capture_output=True, text=True, check=False)
    except OSError as error:
        raise BenchError(f"the peer's interpreter {python} does not run: {error.strerror}") from None
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise BenchError(f"the peer cannot be run by {python}: {last[0]}")
    try:
        return msgspec.json.decode(done.stdout, type=Peer)
    except msgspec.DecodeError as error:
        raise BenchError(f"the peer's figures cannot be read: {error}") from None


def _medians(rounds: list[Peer]) -> Peer:
    return Peer(
        rounds[0].name,
        rounds[0].version,
        median(each.decisions_per_second for each in rounds),
        median(each.games_per_second for each in rounds),
        median(each.copy_us for each in rounds),
    )


def _ratios(figures: list[Figures], peer: Peer | None) -> list[Ratio]:
    if peer is None:
        return []
    return [
        Ratio(each.game, each.decisions_per_second / peer.decisions_per_second, each.copy_us / peer.copy_us)
        for each in figures
        if each.players == PEER_PLAYERS
    ]


# ---- the regression bar

Baseline = dict[str, dict[str, float]]


def baseline_of(figures: list[Figures]) -> Baseline:
    """What is compared: figures per calibration loop, never times."""
    return {
        f"{each.game}/{each.players}": {
            "decisions": each.decisions_per_loop,
            "copies": each.copies_per_loop,
            "replays": each.replays_per_loop,
        }
        for each in figures
    }


def save_baseline(path: Path, figures: list[Figures]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(baseline_of(figures)), indent=1) + b"\n")


def read_baseline(path: Path) -> Baseline:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Baseline)
    except OSError as error:
        raise BenchError(f"the baseline {path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BenchError(f"the baseline {path} is not one that --save wrote: {error}") from None


def slower(now: Mapping[str, Mapping[str, float]], before: Baseline, tolerance: float = TOLERANCE) -> list[str]:
    """A sentence for every figure that has lost more than the tolerance."""
    lost: list[str] = []
    for key, figures in before.items():
        for what, old in figures.items():
            new = now.get(key, {}).get(what)
            if new is not None and new < old * (1 - tolerance):
                lost.append(f"{key}: {what} at {new / old:.0%} of the baseline")
    return lost
