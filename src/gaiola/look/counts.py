"""Counts of a view, as they are shown: thing by thing, or owner by owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def each(counts: Mapping[str, int]) -> list[str]:
    """Each thing as often as there is one."""
    return [id for id, count in counts.items() for _ in range(count)]


def by_name(counts: Sequence[int], names: Sequence[str]) -> str:
    """`Ana (2), Rui (1)`"""
    return ", ".join(f"{name} ({count})" for name, count in zip(names, counts, strict=True) if count)


def by_mark(counts: Sequence[int], marks: Sequence[str]) -> str:
    """`A2 R1`, or a dot if there is nothing."""
    return " ".join(f"{mark}{count}" for mark, count in zip(marks, counts, strict=True) if count) or "·"
