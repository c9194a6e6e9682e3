"""Madeira in codes of two letters, for pictures and short notes."""

from __future__ import annotations

from collections.abc import Mapping

from ....look.counts import each
from ....look.scene import Part
from ....words import Words


def short_counts(counts: Mapping[str, int], words: Words) -> str:
    """`MR EX EX`"""
    return " ".join(words.noun("short", id) for id in each(counts))


def short_yield(field: Part, words: Words) -> str:
    """`3WO WH→SU`"""
    if field["good"] is None:
        return words.noun("short", "wood")
    goods = [words.noun("short", good) for good in (field["good"], field["turns_to"]) if good]
    wood = f"{field['wood']}{words.noun('short', 'wood')} " if field["wood"] else ""
    return wood + "→".join(goods)
