"""What an edition of Lisboa must know of effects, goals of decrees and forms of scores. Which effects and goals there
are, it is told by the tables of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

from ....kernel.effects import Parameter

Parameters = tuple[Parameter, ...]


class Worth(NamedTuple):
    """An effect in wigs in the middle of a game of four: for n = 1, for each point of a bonus or discount, and for
    n = 1 if it is told one of these values."""

    each: float
    more: float
    told: Mapping[str, float]


class Vocabulary(NamedTuple):
    """The effects and goals that there are."""

    effects: Mapping[str, Mapping[str, Parameters]]
    """Kind of effect -> effect -> its parameters."""
    goals: Mapping[str, Parameters]
    worth: Mapping[str, Worth]
    about_money: Set[str]
    """Benefits about money or sales, as Treasury cards give them."""


# Part of a Political card -> the kinds of effects that may stand there.
PARTS = {"reward": ("reward",), "penalty": ("penalty",), "event": ("action", "reward"), "benefit": ("benefit",)}

# Form of a score -> the entries it needs, and those it may have.
SCORES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "per": (("wigs", "each"), ("max",)),
    "tiers": (("steps",), ()),
    "flat": (("wigs",), ()),
}
