"""The results of a tournament as Parquet tables, for whoever works with data frames. Seats count from 0.

games     number, deal, cause, decisions, choices, branches, widest, changes, leader
seats     number, seat, bot, place (in the starting order, from 1), score, rank, won (its share of the win)
sources   number, seat, source, points
lead      number, tenth (0 the set-up, 10 the result, 9.9 before the last decision), seat, points"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .extras import extra
from .play import TENTHS, Played

Row = tuple[Any, ...]

COLUMNS: dict[str, list[tuple[str, str]]] = {
    "games": [
        ("number", "int64"),
        ("deal", "int64"),
        ("cause", "string"),
        ("decisions", "int32"),
        ("choices", "int32"),
        ("branches", "int64"),
        ("widest", "int32"),
        ("changes", "int32"),
        ("leader", "int8"),
    ],
    "seats": [
        ("number", "int64"),
        ("seat", "int8"),
        ("bot", "string"),
        ("place", "int8"),
        ("score", "int32"),
        ("rank", "int8"),
        ("won", "float64"),
    ],
    "sources": [("number", "int64"), ("seat", "int8"), ("source", "string"), ("points", "int32")],
    "lead": [("number", "int64"), ("tenth", "float32"), ("seat", "int8"), ("points", "int32")],
}
"""The name and type of every column."""

AT_A_TIME = 5000
"""How many games are held in memory."""


def write_tables(folder: Path, results: Iterable[Played]) -> list[Path]:
    """Writes the four tables; MissingExtra without pyarrow."""
    arrow, parquet = extra("pyarrow", "Parquet"), extra("pyarrow.parquet", "Parquet")
    schemas = {
        name: arrow.schema([(column, arrow.type_for_alias(kind)) for column, kind in columns])
        for name, columns in COLUMNS.items()
    }
    paths = {name: folder / f"{name}.parquet" for name in COLUMNS}
    beside = {name: folder / f"{name}.parquet.new" for name in COLUMNS}
    writers = {name: parquet.ParquetWriter(beside[name], schema) for name, schema in schemas.items()}
    try:
        for some in _portions(results):
            for name, rows in rows_of(some).items():
                columns = list(zip(*rows, strict=True)) or [()] * len(COLUMNS[name])
                arrays = [arrow.array(values, field.type) for values, field in zip(columns, schemas[name], strict=True)]
                writers[name].write_table(arrow.Table.from_arrays(arrays, schema=schemas[name]))
    finally:
        for writer in writers.values():
            writer.close()
    for name, path in paths.items():
        beside[name].replace(path)
    return list(paths.values())


def rows_of(results: Iterable[Played]) -> dict[str, list[Row]]:
    """The rows of every table, in the order of the games."""
    rows: dict[str, list[Row]] = {name: [] for name in COLUMNS}
    for played in results:
        course, number = played.course, played.number
        sizes = (played.decisions, played.choices, played.branches, played.widest)
        rows["games"].append((number, played.deal, played.cause, *sizes, course.changes, course.leader))
        for seat, (bot, won) in enumerate(zip(played.seats, played.wins(), strict=True)):
            place = played.order.index(seat) + 1
            rows["seats"].append((number, seat, bot, place, played.scores[seat], played.ranking[seat], won))
        for source, points in played.sources.items():
            rows["sources"] += [(number, seat, source, of_seat) for seat, of_seat in enumerate(points)]
        rows["lead"] += _lead(played)
    return rows


def _lead(played: Played) -> Iterator[Row]:
    course = played.course
    standings: list[tuple[float, list[int]]] = list(enumerate(course.points))
    standings.insert(TENTHS, (TENTHS - 0.1, course.before))
    for tenth, points in standings:
        for seat, held in enumerate(points):
            yield played.number, tenth, seat, held


def _portions(results: Iterable[Played]) -> Iterator[list[Played]]:
    some: list[Played] = []
    for played in results:
        some.append(played)
        if len(some) == AT_A_TIME:
            yield some
            some = []
    if some:
        yield some
