"""Fits a net to rows and their targets: Adam on small batches, the same numbers on the same machine every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from ...bots.net import PARTS, Array, Net, squashed

BATCH = 256
MOST = 100_000
"""Rows of a pass: neighbours say nearly the same."""
FIRST, SECOND = 0.9, 0.999
"""How slowly the two averages of Adam forget."""
TINY = 1e-8
SHRINK = 1e-5
"""Weights shrink by so much of themselves for each step of full size: what nothing supports goes away."""

Slope = Callable[[Array, Array], Array]
"""From what a net says and what it should say to how its output should change."""


def chances(said: Array, wanted: Array) -> Array:
    """For outputs that stand for chances between 0 and 1."""
    return squashed(said) - wanted


def distances(said: Array, wanted: Array) -> Array:
    """For outputs that stand for themselves."""
    slope: Array = said - wanted
    return slope


class Learner:
    """A net that is being fitted, with the averages that Adam keeps."""

    def __init__(self, net: Net, slope: Slope = chances, averages: Mapping[str, Array] | None = None, steps: int = 0):
        self.net = net
        self.slope = slope
        self.steps = steps
        self.averages = dict(averages or {})
        for name in PARTS:
            for order in ("mean", "square"):
                self.averages.setdefault(f"{order} {name}", np.zeros_like(net.parts[name]))

    def fit(self, features: Array, wanted: Array, passes: int, rate: float, seed: int) -> None:
        """So many passes in an order by lot, over all rows or as many as are worth the time."""
        order = np.random.default_rng(seed)
        for _ in range(passes):
            shuffled = order.permutation(len(features))[:MOST]
            for first in range(0, len(shuffled), BATCH):
                batch = shuffled[first : first + BATCH]
                self._step(features[batch], wanted[batch], rate)

    def _step(self, read: Array, wanted: Array, rate: float) -> None:
        parts = self.net.parts
        bent = self.net.bends(read)
        said = read @ parts["line"] + parts["bias"] + bent @ parts["out"]
        error = self.slope(said, wanted) / np.float32(len(read))
        inside = (error @ parts["out"].T) * (1 - bent * bent)
        slopes = {
            "line": read.T @ error,
            "bias": error.sum(axis=0),
            "hidden": read.T @ inside,
            "threshold": inside.sum(axis=0),
            "out": bent.T @ error,
        }
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.averages[f"mean {name}"], self.averages[f"square {name}"]
            mean += (1 - FIRST) * (slope - mean)
            square += (1 - SECOND) * (slope * slope - square)
            size = rate * np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
            parts[name] -= (size * mean / (np.sqrt(square) + TINY) + rate * SHRINK * parts[name]).astype(np.float32)


CHUNK = 20_000


def straightened(net: Net, features: Array, wanted: Array, stiffness: float, seed: int) -> Net:
    """A net without a hidden layer that says more nearly what is wanted, in one step: the least squares of what is
    missing and of every change of a weight. The stiffer, the less changes for which many rows do not speak."""
    width = features.shape[1] + 1
    now = np.vstack([net.parts["line"], net.parts["bias"][None, :]]).astype(np.float64)
    rows = np.random.default_rng(seed).permutation(len(features))[:MOST]
    both, missing = stiffness * len(rows) * np.eye(width), np.zeros_like(now)
    for first in range(0, len(rows), CHUNK):
        some = rows[first : first + CHUNK]
        table = np.hstack([features[some], np.ones((len(some), 1))]).astype(np.float64)
        both += table.T @ table
        missing += table.T @ (wanted[some] - table @ now)
    now += np.linalg.solve(both, missing)
    parts = {**net.parts, "line": now[:-1].astype(np.float32), "bias": now[-1].astype(np.float32)}
    return Net(parts)
