"""Data sets: rows say what a seat knew and nothing more, files go on after a kill, and the schema is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.seat import Seat
from gaiola.lab import dataset as module
from gaiola.lab.dataset import COLUMNS, SEAT, Row, Scribe, dataset, known, part_name
from gaiola.lab.folder import FolderError
from tests.cli.console import refused, text_of
from tests.conformance.cases import TOY
from tests.conformance.twins import Twins
from tests.lab.made import ferry

MOST = 60
"""Decisions of a pair of twins that are compared."""


# ---- what a row may hold


def pairs(seed: int) -> Iterator[tuple[Twins, Position[Any], Position[Any]]]:
    """Every decision of seat 0 in a game and its twin: two positions that the seat cannot tell apart, whose hidden
    things are others."""
    twins = Twins(TOY[1], seed, 0)
    for _ in range(MOST):
        if twins.over:
            return
        one, other = twins.one.position, twins.other.position
        if one.to_move == 0:
            yield twins, one, other
        if not twins.play():
            twins.meet()


def row_of(pos: Position[Any], chosen: Move) -> Row:
    """As a data set writes it."""
    scribe = Scribe(0)
    scribe(Seat(pos, 0), pos.legal(), chosen)
    return scribe.rows[0] if scribe.rows else {}


def test_positions_that_a_seat_cannot_tell_apart_give_the_same_row() -> None:
    compared = differing = 0
    for seed in range(12):
        for twins, one, other in pairs(seed):
            chosen = one.legal()[0]
            assert msgspec.json.encode(row_of(one, chosen)) == msgspec.json.encode(row_of(other, chosen))
            compared += 1
            differing += twins.differ
    assert compared > 40 and differing > 20


def test_a_row_that_holds_more_is_noticed() -> None:
    """The twins truly differ: with the whole position in it, some rows are no longer the same."""
    leaking = [one.dump() != other.dump() for seed in range(4) for twins, one, other in pairs(seed) if twins.differ]
    assert any(leaking)


def test_what_is_marked_as_known_is_what_the_seat_says_itself() -> None:
    """Marked columns come from the seat, but for the number of players, which everybody counts."""
    pos = next(one for _, one, _ in pairs(0))
    assert {column.name for column in COLUMNS if column.knows == SEAT} == {*known(Seat(pos, 0), pos.legal()), "players"}


def test_no_column_holds_the_seed() -> None:
    assert not [column.name for column in COLUMNS if "seed" in column.name]


# ---- files


@pytest.fixture
def parquet() -> Any:
    return pytest.importorskip("pyarrow.parquet")


def rows(parquet: Any, folder: Path) -> list[Row]:
    return [row for path in sorted(folder.glob("part-*.parquet")) for row in parquet.read_table(path).to_pylist()]


def test_a_data_set_holds_every_choice_and_what_came_of_it(tmp_path: Path, parquet: Any) -> None:
    box = ferry()
    count = dataset(box, 2, 4, 3, ["random", "yardstick"], tmp_path)
    found = rows(parquet, tmp_path)
    assert len(found) == count > 0 and {row["game_number"] for row in found} == {0, 1, 2, 3}
    for row in found:
        assert len(row["legal"]) >= 2 and 0 <= row["choice"] < len(row["legal"])
        view = json.loads(row["view"])
        assert view["seat"] == view["to_move"] == row["seat"] and view["step"] == row["step"]
        assert row["scores"][row["seat"]] == row["score"] and (row["rank"] == 1) == (row["won"] > 0)
        assert row["bot"] in ("random", "yardstick")
    told = json.loads((tmp_path / "dataset.json").read_bytes())
    assert [column["column"] for column in told["schema"]] == [column.name for column in COLUMNS]
    schema = parquet.read_schema(tmp_path / part_name(0))
    assert {field.name: field.metadata[b"knows"].decode() for field in schema} == {c.name: c.knows for c in COLUMNS}
    words = parquet.read_table(tmp_path / "vocabulary.parquet").to_pylist()
    assert {move for row in found for move in row["legal"]} <= {word["move"] for word in words}
    assert [word["id"] for word in words] == [move.id for move in box.vocabulary.moves]


def test_it_goes_on_from_the_parts_that_are_there(
    tmp_path: Path, parquet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PART", 2)
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    dataset(ferry(), 2, 5, 3, ["random"], whole)
    dataset(ferry(), 2, 3, 3, ["random"], killed)
    first = (killed / part_name(0)).stat().st_mtime_ns
    (killed / f"{part_name(2)}.new").write_bytes(b"torn")
    dataset(ferry(), 2, 5, 3, ["random"], killed)
    assert rows(parquet, killed) == rows(parquet, whole)
    assert (killed / part_name(0)).stat().st_mtime_ns == first, "what is there is not played again"
    assert (killed / part_name(2)).exists()


def test_another_data_set_is_never_mixed_in(tmp_path: Path, parquet: Any) -> None:
    dataset(ferry(), 2, 2, 3, ["random"], tmp_path)
    with pytest.raises(FolderError, match="another data set"):
        dataset(ferry(), 2, 2, 4, ["random"], tmp_path)
    (tmp_path / "dataset.json").unlink()
    with pytest.raises(FolderError, match="no data set"):
        dataset(ferry(), 2, 2, 3, ["random"], tmp_path)


def test_the_command_says_what_is_there(tmp_path: Path, parquet: Any) -> None:
    command = ("lab", "dataset", "mercado", "--players", "2", "--bots", "random", "--workers", "1")
    assert "decisions are in" in text_of(*command, "--games", "1", "--out", tmp_path / "new")
    (tmp_path / "letter").write_text("Dear Inês")
    assert "holds something, but no data set" in refused(*command, "--out", tmp_path)


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = refused("lab", "dataset", "mercado", "--out", tmp_path / "new", code=1)
    assert "A data set needs pyarrow: pip install 'gaiola[lab]'" in told and not (tmp_path / "new").exists()
