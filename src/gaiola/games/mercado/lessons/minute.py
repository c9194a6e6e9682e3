"""The game in a minute: a market in the middle of a game, and what its numbers point at."""

from __future__ import annotations

from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import circle, text
from ..board.figures import laid
from ..board.market import CELL, EDGE, MARKET

ON: Final = 24.0
"""So much is seen of what goes on."""


def _market(dump: Laid, box: Any) -> None:
    stands = {
        "r2c2": ("tomato", 1), "r2c4": ("meat", 1), "r3c2": ("fish", 0), "r3c4": ("fish", 0),
        "r4c3": ("flower", 2), "r4c1": ("meat", 2), "r5c4": ("grape", 0),
    }  # fmt: skip
    waiting = {"n4": "k3_fish_grape", "w2": "k1_tomato_grape", "e3": "k1_fish_meat", "s1": "k1_flower_meat"}
    laid(dump, box, stands, {"r3c3": "sushi_bar", "r5c1": "burger_joint"}, waiting, gray=True)


def _number(number: int, row: float, column: float) -> str:
    """At a place of the market, in spaces."""
    x, y = EDGE + (column - 0.5) * CELL, EDGE + (row - 0.5) * CELL
    return circle(x, y, 15, "var(--c-900)", "var(--gold-2)", 3) + text(
        x, y + 7, str(number), 20, weight=800, fill="var(--paper)"
    )


MINUTE: Final = Figure(
    "minute",
    "",
    "market",
    ("hall", "space-r[123]c[2345]", "entrance-*"),
    (EDGE + CELL - ON, 0, MARKET - EDGE - CELL + ON, EDGE + 3 * CELL + ON),
    _market,
    _number(1, 2.7, 1.72) + _number(2, 0.3, 3.62) + _number(3, 2.7, 2.66) + _number(4, 1.62, 4.62),
    players=3,
    scale=0.88,
    on="left bottom",
)
