"""Comparisons: a mean of differences with its interval, and what becomes of the intervals when many are looked at.

Every value is one game, or one pair of games; values are independent of each other. Many comparisons are corrected by
Holm's method: it holds whatever the comparisons have to do with one another (who takes one card leaves another), and
whoever prints a card anew because of one wrong alarm has paid for it. The promise is that of a whole report: with 95 %
there is no false alarm anywhere in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

ALPHA = 0.05
_NORMAL = NormalDist()


class Mean(msgspec.Struct, frozen=True):
    """A mean over so many games, its standard error, and how likely chance alone is so far from 0."""

    count: int
    mean: float
    error: float
    p: float


class Difference(msgspec.Struct, frozen=True):
    """A difference over so many games with its interval; it is `clear` if that leaves out 0."""

    count: int
    mean: float
    low: float
    high: float
    clear: bool = False


def mean_of(values: Sequence[float], least_variance: float = 0.0) -> Mean:
    """`least_variance` is what chance alone brings, where that is known: a few games that agree are no proof."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else math.inf
    error = math.sqrt(max(spread, least_variance) / count)
    return Mean(count, mean, error, _p(mean, error, count - 1))


def difference(of: Mean, alpha: float = ALPHA, clear: bool = False) -> Difference:
    """With an interval that misses the truth with a probability of `alpha`."""
    half = _quantile(alpha, of.count - 1) * of.error if of.error else 0.0
    return Difference(of.count, of.mean, of.mean - half, of.mean + half, clear)


def compared(means: Sequence[Mean], alpha: float = ALPHA) -> list[Difference]:
    """All at once, by Holm's method: the clearest is held against the strictest level, the next against one that is a
    little less strict, until one fails; all that follow keep its level. So a difference is clear if, and only if, its
    interval leaves out 0."""
    order = sorted(range(len(means)), key=lambda at: means[at].p)
    found: dict[int, Difference] = {}
    level, going = alpha / max(len(means), 1), True
    for rank, at in enumerate(order):
        if going:
            level = alpha / (len(means) - rank)
            going = means[at].p <= level
        found[at] = difference(means[at], level, clear=going)
    return [found[at] for at in range(len(means))]


# Student's distribution by way of the normal one (Wallace 1959): right to the third digit from 5 values on.


def _p(mean: float, error: float, freedom: int) -> float:
    if not error:
        return 0.0 if mean else 1.0
    if freedom < 1 or math.isinf(error):
        return 1.0
    t = mean / error
    z = math.sqrt(freedom * math.log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return math.erfc(z / math.sqrt(2))


def _quantile(alpha: float, freedom: int) -> float:
    if freedom < 1:
        return math.inf
    z = _NORMAL.inv_cdf(1 - alpha / 2) * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(z * z / freedom))
