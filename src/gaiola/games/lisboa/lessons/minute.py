"""The game in a minute: the west of the city in the middle of a game, and the market."""

from __future__ import annotations

from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import circle, text
from ..board.downtown import GAP, HIGH, LAND, LEFT, STREET, TOP
from ..board.figures import PLAY, buildings, stores

GREEN, YELLOW, PURPLE = range(3)
BELOW_MARKET: Final = 427.0
PIECE: Final = (
    *("ground", "street-*", "land-*", "row-*", "column-*", "scoring"),
    *("site-west*", "site-north_gold", "site-north_cloth", "market"),
)


def _city(dump: Laid, box: Any) -> None:
    dump["scoring"] = [3, 4, 2, 5]
    stores(
        dump,
        box,
        {
            "b1": (GREEN, "gold"), "d2": (GREEN, "gold"), "a3": (PURPLE, "books"), "c2": (YELLOW, "cloth"),
            "d4": (PURPLE, "tools"), "e3": (YELLOW, "cloth"), "b5": (GREEN, "tools"),
        },
    )  # fmt: skip
    buildings(
        dump,
        box,
        {
            "north_gold": ("erario_regio", "blue"), "west_d": ("bolsa_do_comercio", "blue"),
            "north_cloth": ("teatro_da_rua_dos_condes", "green"), "east_d": ("arsenal_real", "blue"),
        },
    )  # fmt: skip


def _number(number: int, column: float, row: float) -> str:
    """At a place of the city, in lands."""
    x, y = LEFT + (column - 1) * (LAND + STREET), TOP + (row - 1) * (HIGH + GAP)
    return circle(x, y, 11, "var(--c-900)", "var(--gold-2)", 2) + text(
        x, y + 5, str(number), 14, weight=800, fill="var(--paper)"
    )


MINUTE: Final = Figure(
    "minute",
    "",
    "city",
    (
        "ground",
        "street-*",
        "land-*",
        "row-*",
        "column-*",
        "scoring",
        "site-west*",
        "site-north_gold",
        "site-north_cloth",
        "market",
    ),
    (0.0, 0.0, LEFT + 3 * (LAND + STREET) + 24, BELOW_MARKET),
    _city,
    _number(1, 3.2, 7.25) + _number(2, 2.0, 4.0) + _number(3, 1.45, 0.5) + _number(4, 0.74, 2.0),
    until=PLAY,
    scale=1.0,
    on="right",
)
