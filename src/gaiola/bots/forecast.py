"""How a game will end, as one seat sees it: for every seat the chance of each rank, the points expected at the end, and
how far they may be off."""

from __future__ import annotations

import math
import random

import msgspec

from ..kernel.chance import Chance
from ..kernel.seat import Seat
from .values import learned

SAMPLES = 400
"""How many ends are drawn for the chances of ranks."""
WORLDS = 4
"""Imagined worlds that are averaged, where something is hidden."""
LEAST_SPREAD = 0.5
_DRAWN: dict[int, list[list[float]]] = {}


class SeatForecast(msgspec.Struct, frozen=True):
    """What becomes of one seat."""

    ranks: list[float]
    """The chance of each rank, the first one first; together 1."""
    points: float
    spread: float
    """The deviation of the points."""


def forecast(seat: Seat, seed: int = 0) -> list[SeatForecast] | None:
    """For every seat, from what the asking seat knows; nothing where no forecast was learned. The same seed gives the
    same answer."""
    import numpy as np

    draw = random.Random(seed)
    worlds = [seat.imagine(Chance(draw.randrange(2**48))) for _ in range(WORLDS)]
    box, players = worlds[0].box, worlds[0].players
    if worlds[0].over:
        return _ended(worlds[0].scores(), worlds[0].ranking())
    values = learned(box, players)
    if values is None or values.forecast is None:
        return None
    points, spreads = [0.0] * players, [0.0] * players
    for world in worlds:
        read = np.array([box.features(world, number) for number in range(players)], np.float32)
        said = values.forecast.outputs(read) * values.head.scale
        for number, score in enumerate(world.scores()):
            points[number] += (score + float(said[number, 0])) / len(worlds)
            spreads[number] += max(LEAST_SPREAD, float(said[number, 1])) / len(worlds)
    chances = rank_chances(points, spreads)
    return [SeatForecast(*told) for told in zip(chances, points, spreads, strict=True)]


def _ended(scores: list[int], ranking: list[int]) -> list[SeatForecast]:
    certain = [[1.0 if rank == place else 0.0 for place in range(1, len(scores) + 1)] for rank in ranking]
    return [SeatForecast(ranks, float(score), 0.0) for ranks, score in zip(certain, scores, strict=True)]


def rank_chances(points: list[float], spreads: list[float]) -> list[list[float]]:
    """[seat][rank]: how often each seat comes to each rank, if the points of each spread around what is expected. Two
    seats are weighed exactly, more by a fixed row of draws."""
    players = len(points)
    if players == 1:
        return [[1.0]]
    if players == 2:
        apart = math.hypot(spreads[0], spreads[1])
        first = 0.5 * (1 + math.erf((points[0] - points[1]) / (apart * math.sqrt(2))))
        return [[first, 1 - first], [1 - first, first]]
    found = [[0.0] * players for _ in range(players)]
    for draw in _draws(players):
        ends = [points[seat] + spreads[seat] * draw[seat] for seat in range(players)]
        for rank, seat in enumerate(sorted(range(players), key=lambda number: -ends[number])):
            found[seat][rank] += 1 / SAMPLES
    return found


def _draws(players: int) -> list[list[float]]:
    """The same for everybody, so that the same position gives the same chances."""
    if players not in _DRAWN:
        source = random.Random(players)
        _DRAWN[players] = [[source.gauss(0, 1) for _ in range(players)] for _ in range(SAMPLES)]
    return _DRAWN[players]
