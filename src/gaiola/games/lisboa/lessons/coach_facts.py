"""What the coach's words have in common: how they read a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....look.scene import Part, View


def mine(view: View) -> Part:
    """Whoever is asked."""
    player: Part = view["players"][view["to_move"]]
    return player


def now(view: View) -> dict[str, Any]:
    """What the decision is about."""
    about: dict[str, Any] = view["now"]
    return about


def held(view: View) -> list[str]:
    """The types of goods that one has."""
    return [good for good in view["goods"] if mine(view)["goods"][good]]


def goods_held(view: View) -> int:
    return sum(mine(view)["goods"].values())


def dearest(view: View, goods: Iterable[str]) -> str:
    """Of some goods the one with the highest market price."""
    return max(goods, key=view["prices"].__getitem__)


def treasury(view: View) -> dict[str, int]:
    """The value and the modifier of the Treasury."""
    space: dict[str, int] = view["treasury"]["track"][view["treasury"]["at"]]
    return space


def missing_rubble(view: View) -> list[str]:
    """The kinds of which one has fewest: these make the next set."""
    rubble = mine(view)["rubble"]
    return [kind for kind in view["rubble_kinds"] if rubble[kind] == min(rubble.values())]
