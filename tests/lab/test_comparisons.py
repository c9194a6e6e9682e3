"""Differences with their intervals, and what becomes of them when there are many."""

from __future__ import annotations

import random

import pytest

from gaiola.lab.comparisons import ALPHA, Mean, compared, difference, mean_of


def test_students_interval_is_that_of_the_tables() -> None:
    """t of 9 degrees of freedom is 2.262, of 29 it is 2.045, and 2.756 for 99 %."""
    for count, alpha, t in [(10, 0.05, 2.262), (30, 0.05, 2.045), (30, 0.01, 2.756)]:
        mean = Mean(count, 0.0, 1.0, 1.0)
        assert difference(mean, alpha).high == pytest.approx(t, rel=1e-3)


def test_a_difference_is_clear_if_and_only_if_its_interval_leaves_out_0() -> None:
    luck = random.Random(1)
    for _ in range(50):
        means = [mean_of([luck.gauss(luck.choice([0, 0, 0.5]), 1) for _ in range(40)]) for _ in range(8)]
        for one in compared(means):
            assert one.clear == (one.low > 0 or one.high < 0)


def test_one_comparison_keeps_the_plain_interval_and_many_widen_it() -> None:
    mean = mean_of([1.0, 2.0, 0.0, 1.0, -1.0, 1.5])
    assert compared([mean])[0] == difference(mean, ALPHA, clear=compared([mean])[0].clear)
    assert compared([mean] * 20)[0].high > compared([mean])[0].high


def test_holm_goes_on_with_the_next_level_after_a_clear_one() -> None:
    """With 4 comparisons the levels are 0.05/4, /3, /2, /1; the third is not clear, so the fourth is not looked at."""
    means = [Mean(1000, 1.0, 0.3, p) for p in (0.001, 0.016, 0.03, 0.04)]
    assert [one.clear for one in compared(means)] == [True, True, False, False]
    assert [one.clear for one in compared(means[::-1])] == [False, False, True, True]


def test_in_19_of_20_reports_there_is_no_false_alarm() -> None:
    """400 reports of 30 comparisons each in which nothing differs: at most a twentieth may say otherwise, give or take
    three times what chance brings."""
    luck = random.Random(7)
    alarms = sum(
        any(one.clear for one in compared([mean_of([luck.gauss(0, 1) for _ in range(20)]) for _ in range(30)]))
        for _ in range(400)
    )
    assert alarms / 400 <= 0.05 + 3 * (0.05 * 0.95 / 400) ** 0.5


def test_games_that_happen_to_agree_are_no_proof() -> None:
    assert mean_of([0.5] * 5).p == 0.0
    assert mean_of([0.5] * 5, least_variance=0.25).p > 0.01


def test_nothing_can_be_said_of_one_value() -> None:
    assert mean_of([3.0]).p == 1.0
    assert compared([]) == []
