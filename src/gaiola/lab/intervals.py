"""Intervals that respect the pairing. The games of one deal are not independent: the same luck lies under all of them.
So the unit is the deal, and an interval knows only one number of each: its mean over the games of the deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
LIKE_ONE_DEAL = 1.0
"""How many deals the assumption weighs that games of a deal are as good as independent: it matters only where the
deals differ too little to tell, as when somebody has won them all."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with the interval that covers the truth in 95 of 100 tournaments. With one deal nothing is known of the
    spread: `low` and `high` are then None."""

    mean: float
    low: float | None
    high: float | None


def mean_of(deals: Sequence[float]) -> Estimate:
    """Student's interval for the mean of anything without bounds: points, ranks, a difference of shares."""
    count = len(deals)
    mean = math.fsum(deals) / count
    if count < 2:
        return Estimate(mean, None, None)
    half = student(count - 1) * math.sqrt(_variance(deals, mean) / count)
    return Estimate(mean, mean - half, mean + half)


def share_of(deals: Sequence[float], games: int) -> Estimate:
    """Wilson's interval for a share between 0 and 1, of deals with so many games each. Its width follows from how much
    the deals differ: `spread` is their variance as a part of what it would be if a deal were won or lost as a whole,
    `1 / games` if the games of a deal were independent, and less where the pairing takes luck out."""
    count = len(deals)
    mean = math.fsum(deals) / count
    if count < 2:
        return Estimate(mean, None, None)
    guess = (mean * count * games + 1) / (count * games + 2)
    assumed = LIKE_ONE_DEAL * guess * (1 - guess)
    spread = ((count - 1) * _variance(deals, mean) + assumed / games) / ((count - 1) * mean * (1 - mean) + assumed)
    weight = student(count - 1) ** 2 * spread / count
    middle = (mean + weight / 2) / (1 + weight)
    half = math.sqrt(weight * (mean * (1 - mean) + weight / 4)) / (1 + weight)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def _variance(values: Sequence[float], mean: float) -> float:
    """Of a sample."""
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The quantile of Student's distribution that leaves half of the rest above it. Exact for 1 and 2 degrees of
    freedom, by Cornish and Fisher's series for more: within 1 % from three on, and within 0.01 % from ten on."""
    above = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (above - 0.5))
    if freedom == 2:
        return (2 * above - 1) * math.sqrt(2 / (4 * above * (1 - above)))
    z = NormalDist().inv_cdf(above)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
