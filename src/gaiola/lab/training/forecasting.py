"""Learns how many points a seat still gets and how far that may be off: roughly from the last games of a run, and then
from games of the best that came of it, since who plays better comes to more points. It can also be learned by itself,
for values that stay as they are."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from ...bots.forecast import rank_chances
from ...bots.net import Array, Net
from ...bots.values import Values
from .crew import Crew
from .learner import Learner, distances
from .selfplay import Manner, Rows

LEAST_HIDDEN = 32
"""Bends of a forecast."""
HELD_BACK = 5
"""One game in so many is not learned from; it says how wide the spread must be."""
WIDTHS = (0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
TO_SPREAD = 1.2533
"""From the mean distance of a bell curve to its deviation."""
SAMPLED = 400
"""Positions of the games held back that the width is fitted to."""


def anew(values: Values, crew: Crew, games: int, hidden: int, seed: int, command: str) -> tuple[Values, str]:
    """The same values with a forecast that is learned from so many games of theirs; and what to tell of it."""
    rows = crew.self_play(seed, games, values, Manner(0.0, values.head.scale, values.whole_turns))
    forecast, told = learn(None, rows, values.head.scale, hidden, seed)
    head = msgspec.structs.replace(values.head, command=f"{values.head.command}; {command}")
    return Values(head, values.net, forecast), told


def learn(earlier: Rows | None, rows: Rows, scale: float, hidden: int, seed: int) -> tuple[Net, str]:
    """The net, with outputs points to come and spread, both in units of the scale; and what to tell of it. `rows` are
    games of the best, and some of them are held back."""
    net = Net.fresh(rows.features.shape[1], hidden, 2, seed)
    net.parts["hidden"][~rows.features.any(axis=0)] = 0.0  # what was never seen tells nothing
    learner = Learner(net, distances)
    seen = rows.games % HELD_BACK != 0
    if earlier is None:
        _fit(learner, rows, seen, scale, 1e-3, seed)
    else:
        _fit(learner, earlier, np.ones(len(earlier.games), bool), scale, 1e-3, seed)
    to_come = _fit(learner, rows, seen, scale, 3e-4, seed + 1)
    wanted = np.hstack([to_come, np.abs(to_come - learner.net.outputs(rows.features)[:, :1]) * TO_SPREAD])
    learner.fit(rows.features[seen], wanted[seen].astype(np.float32), 10, 3e-4, seed + 2)
    width, loss, blind = _width(rows, learner.net, scale, seed)
    for part in ("line", "bias", "out"):
        learner.net.parts[part][..., 1] *= np.float32(width)
    off = (to_come[~seen, 0] - learner.net.outputs(rows.features[~seen])[:, 0]) * scale
    return learner.net, (
        f"forecast: final points off by {float(np.sqrt(np.mean(off**2))):.1f} (root mean square), "
        f"by {float(np.mean(off)):+.1f} on average, "
        f"log loss of the winner {loss:.3f} where knowing nothing has {blind:.3f}"
    )


def _fit(learner: Learner, rows: Rows, seen: NDArray[np.bool_], scale: float, rate: float, seed: int) -> Array:
    """To the points that came; how far they lay from their mean stands for the spread at first."""
    to_come: Array = ((rows.finals[rows.games, rows.seats] - rows.scores)[:, None] / np.float32(scale)).astype(
        np.float32
    )
    around = np.abs(to_come - to_come[seen].mean()) * TO_SPREAD
    learner.fit(rows.features[seen], np.hstack([to_come, around])[seen].astype(np.float32), 10, rate, seed)
    return to_come


def _width(rows: Rows, net: Net, scale: float, seed: int) -> tuple[float, float, float]:
    """The width at which the chances of first place fit best to the games held back."""
    players = rows.finals.shape[1]
    full = np.random.default_rng(seed).permutation(_whole_rows(rows, players))[:SAMPLED].tolist()
    said: Array = net.outputs(rows.features)
    losses = []
    for width in WIDTHS:
        loss = 0.0
        for first in full:
            at = slice(first, first + players)
            points = rows.scores[at] + said[at, 0] * scale
            spread = np.maximum(said[at, 1] * scale * width, 0.5)
            chances = [chance[0] for chance in rank_chances(points.tolist(), spread.tolist())]
            ranks = rows.ranks[rows.games[first]]
            won = [1.0 / int((ranks == 1).sum()) if ranks[seat] == 1 else 0.0 for seat in rows.seats[at]]
            loss -= sum(share * float(np.log(max(chance, 1e-3))) for share, chance in zip(won, chances, strict=True))
        losses.append(loss / len(full))
    best = int(np.argmin(losses))
    return WIDTHS[best], losses[best], float(np.log(players))


def _whole_rows(rows: Rows, players: int) -> list[int]:
    """Where rows of all seats of one position begin, in the games held back."""
    found, row = [], 0
    while row + players <= len(rows.seats):
        if rows.seats[row : row + players].tolist() == list(range(players)):
            if rows.games[row] % HELD_BACK == 0:
                found.append(row)
            row += players
        else:
            row += 1
    return found
