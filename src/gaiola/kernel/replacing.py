"""Lists that a position shares with its copies are never changed in place: whoever changes an entry lays another list
in its place. Most of what lies on the table changes seldom, so that a copy takes little more than references."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(entries: list[T], at: int, entry: T) -> list[T]:
    """A list with another entry at this place."""
    changed = entries[:]
    changed[at] = entry
    return changed


def increased(counts: list[int], at: int, number: int) -> list[int]:
    """A list with so much more, or less, at this place."""
    changed = counts[:]
    changed[at] += number
    return changed


def emptied(counts: list[int], at: int, number: int) -> list[int]:
    """A list with nothing left in so many places from this one on."""
    changed = counts[:]
    for i in range(at, at + number):
        changed[i] = 0
    return changed
