"""Two editions of one game, held against each other pair by pair."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import gaiola
from gaiola.lab.compare import CAUSES, LENGTH, PLACES, POINTS, SEATS, SOURCES, Comparison, Measure, compare
from tests.cli.console import EDITION, refused, text_of
from tests.kernel.toy import EDITION as TOY
from tests.lab.made import ferry
from tests.web.ferry.box import LeagueFerry

CHANGE = ("max_per_turn_each = 3", "max_per_turn_each = 2")
"""A number of our own design that another edition may have otherwise."""


def changed(folder: Path, before: str, after: str) -> Path:
    """Mercado's own edition with something else in it."""
    text = EDITION.read_text(encoding="utf-8")
    assert before in text
    path = folder / "mine.toml"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return path


class DearFerry(LeagueFerry):
    """The toy with another number in its edition: the toll is 4 coins."""

    @classmethod
    def open(cls, file: Path | None, options: Mapping[str, Any]) -> DearFerry:
        colours = {"colors": ["yellow", "green", "blue"]}
        return cls(options, {**TOY, "players": {**TOY["players"], **colours}, "toll": {"coins": 4}})


@cache
def of_the_toll() -> Comparison:
    return compare(ferry(), DearFerry.open(None, {}), 2, 60, 1, ["random"])


def measure(found: Comparison, family: str, name: str) -> Measure:
    return next(one for one in found.measures if (one.family, one.name) == (family, name))


def test_a_dearer_toll_is_paid_less_often() -> None:
    crossings = measure(of_the_toll(), SOURCES, "crossings")
    assert crossings.second < crossings.first
    assert crossings.difference.clear and crossings.difference.high < 0
    assert crossings.difference.mean == pytest.approx(crossings.second - crossings.first)


def test_every_kind_of_measure_is_there_and_sources_add_up_to_the_points() -> None:
    found = of_the_toll()
    assert {POINTS, LENGTH, SEATS, PLACES, SOURCES, CAUSES} == {one.family for one in found.measures}
    sources = [one for one in found.measures if one.family == SOURCES]
    points = measure(found, POINTS, "of a seat")
    assert sum(one.first for one in sources) == pytest.approx(points.first)
    for side in (SEATS, PLACES, CAUSES):
        assert sum(one.second for one in found.measures if one.family == side) == pytest.approx(1)


def test_that_no_pair_differs_is_no_certainty() -> None:
    """All games of the toy end in the same way: of sixty pairs that says that hardly one in thirty may differ."""
    ends = measure(of_the_toll(), CAUSES, "no-move").difference
    assert ends.mean == 0 and not ends.clear and 0.03 < ends.high == -ends.low < 0.1


def test_pairs_of_one_deal_are_one_value() -> None:
    found = compare(ferry(), DearFerry.open(None, {}), 2, 41, 1, ["random", "yardstick"])
    assert (found.games, found.deals) == (40, 20)
    assert all(one.difference.count == 20 for one in found.measures)


def test_the_same_edition_twice_or_two_games_are_refused() -> None:
    with pytest.raises(ValueError, match="say the same"):
        compare(ferry(), ferry(), 2, 40, 1, ["random"])
    with pytest.raises(ValueError, match="two games, ferry and mercado"):
        compare(ferry(), gaiola.game("mercado"), 2, 40, 1, ["random"])
    with pytest.raises(ValueError, match="fewer than 20 games"):
        compare(ferry(), DearFerry.open(None, {}), 2, 19, 1, ["random", "random"])


# ---- at the command line


def test_the_command_takes_a_game_and_a_file(tmp_path: Path) -> None:
    mine = changed(tmp_path, *CHANGE)
    told = text_of("lab", "compare", "mercado", mine, "--bots", "random", "--games", "10", "--workers", "1")
    assert "10 games under each edition" in told and "A: reconstructed edition" in told
    assert "won by seat: seat 2" in told and "sources: coins" in told and "B less A" in told


def test_the_command_refuses_with_a_sentence(tmp_path: Path) -> None:
    assert "no such file" in refused("lab", "compare", "mercado", tmp_path / "nowhere.toml")
    assert "nothing to compare" in refused("lab", "compare", "mercado", EDITION)
