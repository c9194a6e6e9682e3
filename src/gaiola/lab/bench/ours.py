"""What is measured of our own games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import gaiola

from ...kernel.box import Game
from ...kernel.chance import Chance
from ...kernel.moves import Move
from ...kernel.position import Position
from ...kernel.record import Record, Recorder, Replay
from . import clock
from .clock import Pace, endless, pace


class Ours(clock.Subject):
    """One of our games with a number of players."""

    def __init__(self, box: Game, players: int) -> None:
        self.box = box
        self.game = box.name
        self.players = players
        self.reconstructed = box.edition.reconstructed
        self._seed = 0
        self._thinking = Chance(1)
        """What bots draw from, where they think."""
        self.positions: list[tuple[Position[Any], list[Move]]] = []
        self.records: list[tuple[Record, int]] = []

    def prepare(self) -> None:
        self.positions, self.records = [], []
        while len(self.positions) < clock.POSITIONS:
            self._seed += 1
            self._record(self._seed)

    def _record(self, seed: int) -> None:
        lot, decisions = random.Random(seed).random, 0
        chance = Chance(seed, recording=True)
        recorder = Recorder(self.box, self.players, chance, ["random"] * self.players, seed)
        while not recorder.position.over:
            moves = recorder.position.legal()
            if len(moves) > 1:
                if decisions % clock.SAMPLE_EVERY == 0:
                    self.positions.append((recorder.position.copy(), moves))
                decisions += 1
            recorder.play(moves[int(lot() * len(moves))])
        self.records.append((recorder.record(), decisions))

    def play(self) -> Iterator[int]:
        while True:
            self._seed += 1
            yield self._play(self._seed)

    def _play(self, seed: int) -> int:
        chance, lot = Chance(seed), random.Random(seed).random
        pos = self.box.start(self.players, chance)
        decisions = 0
        while not pos.over:
            moves = pos.legal()
            if len(moves) > 1:
                decisions += 1
            pos.play(moves[int(lot() * len(moves))], chance)
        return decisions

    def copies(self) -> Iterator[int]:
        for pos, _ in endless(self.positions):
            for _ in range(clock.COPIES):
                pos.copy()
            yield clock.COPIES

    def replays(self) -> Iterator[int]:
        """Every move is read from its notation and checked, and so is the result."""
        for record, decisions in endless(self.records):
            Replay(record, lambda name, options: self.box).verify()
            yield decisions

    def options(self) -> Iterator[int]:
        for pos, moves in endless(self.positions):
            for move in moves:
                after = pos.copy()
                after.carry_out(move, self._thinking, None)
                after.legal()
            yield len(moves)

    def imaginations(self) -> Iterator[int]:
        for pos, _ in endless(self.positions):
            seat = pos.to_move
            assert seat is not None
            for _ in range(clock.COPIES):
                pos.imagine(seat, self._thinking)
            yield clock.COPIES


def subjects(name: str | None = None) -> list[Ours]:
    """One game or all of them, with each number of players."""
    boxes = [gaiola.game(each) for each in ([name] if name else gaiola.game_names())]
    return [Ours(box, players) for box in boxes for players in range(box.min_players, box.max_players + 1)]


def random_play(box: Game, players: int, seconds: float) -> Pace:
    """Whole random games until the seconds are over: units are decisions, pieces are games."""
    return pace(seconds, Ours(box, players).play())
