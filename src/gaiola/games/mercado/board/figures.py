"""What rules of Mercado look like on the board; the positions are those of the examples in the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import rect, text
from ..constants import NOTHING, SIDE
from .market import CELL, EDGE, INNER, MARKET

MARK: Final = "var(--selected)"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
MARKED: Final = 'stroke-dasharray="7 4"'
WHOLE: Final = (0.0, 0.0, float(MARKET), float(MARKET))
HALL: Final = ("hall", "space-*")


def laid(
    dump: Laid,
    box: Any,
    stands: Mapping[str, tuple[str, int]] = {},
    restaurants: Mapping[str, str] = {},
    customers: Mapping[str, str] = {},
    gray: bool = False,
) -> None:
    """Stands with their owners, open restaurants, customers at entrances; and gray restaurants, or none."""
    if not gray:
        dump["gray"] = [NOTHING] * len(dump["gray"])
    for space, (good, owner) in stands.items():
        at = box.spaces.index(space)
        dump["stand"][at], dump["owner"][at] = box.goods.index(good), owner
    for space, kind in restaurants.items():
        dump["restaurant"][box.spaces.index(space)] = box.restaurants.index(kind)
    for entrance, tile in customers.items():
        dump["customers"][box.entrances.index(entrance)] = box.customer_tiles.index(tile)


def _row(row: int, left: int = 1, right: int = SIDE) -> str:
    """A frame around spaces of a row."""
    x, y = EDGE + (left - 1) * CELL, EDGE + (row - 1) * CELL
    return rect(x + 1, y + 1, (right - left + 1) * CELL - 2, CELL - 2, "none", MARK, 3, 8, MARKED)


def _column(column: int) -> str:
    return rect(EDGE + (column - 1) * CELL + 1, EDGE + 1, CELL - 2, INNER - 2, "none", MARK, 3, 8, MARKED)


def _sum(row: float, column: float, words: str) -> str:
    """A short sum on a space."""
    x, y = EDGE + (column - 0.5) * CELL, EDGE + (row - 0.5) * CELL
    ground = rect(x - 26, y - 13, 52, 26, "var(--gold-100)", "var(--gold)", 1.6, 13)
    return ground + text(x, y + 6, words, 17, weight=800, fill="var(--gold-deep)")


def _empty(dump: Laid, box: Any) -> None:
    laid(dump, box)


def _gray(dump: Laid, box: Any) -> None:
    laid(dump, box, gray=True)


def _price(dump: Laid, box: Any) -> None:
    column = {"r1c4": ("fish", 1), "r2c4": ("grape", 0), "r5c4": ("tomato", 2)}
    laid(dump, box, {"r3c2": ("meat", 1), **column})


def _next_door(dump: Laid, box: Any) -> None:
    stands = {"r2c3": ("fish", 0), "r3c4": ("fish", 1), "r4c3": ("flower", 2), "r2c2": ("fish", 2)}
    laid(dump, box, stands, {"r3c3": "sushi_bar"})


def _arrival(dump: Laid, box: Any) -> None:
    stands = {"r4c1": ("meat", 0), "r4c3": ("fish", 0), "r4c4": ("meat", 3)}
    laid(dump, box, stands, {"r3c4": "burger_joint", "r4c5": "pub"}, {"e4": "k3_tomato_meat"})


def _opening(dump: Laid, box: Any) -> None:
    stands = {"r2c4": ("grape", 2), "r2c1": ("flower", 0), "r2c2": ("tomato", 1), "r4c4": ("fish", 1)}
    waiting = {"w2": "k2_fish_grape", "n4": "k1_meat_grape", "s4": "k1_tomato_meat"}
    laid(dump, box, stands, {"r2c5": "wine_bar", "r1c4": "pub"}, waiting)


def _door(side: str) -> str:
    far = EDGE + INNER + 7
    x, y = {"n": (EDGE + 3 * CELL + 5, 14), "s": (EDGE + 3 * CELL + 5, far), "w": (14, EDGE + CELL + 5)}.get(
        side, (far, EDGE + CELL + 5)
    )
    across, down = (CELL - 10, 62) if side in "ns" else (62, CELL - 10)
    return rect(x, y, across, down, "none", MARK, 3, 8)


FIGURES: Final = (
    Figure(
        "lines",
        "1.2",
        "market",
        ("hall", "entrance-*"),
        WHOLE,
        _empty,
        _row(2) + _column(4) + "".join(map(_door, "nsew")),
        scale=0.8,
    ),
    Figure("gray", "2.1", "market", HALL, (EDGE - 8, EDGE - 8, INNER + 16, INNER + 16), _gray, scale=0.8),
    Figure(
        "price",
        "4.2",
        "market",
        HALL,
        (EDGE + CELL - 8, EDGE - 8, 3 * CELL + 16, INNER + 16),
        _price,
        _row(3, 2, 4) + _column(4) + _sum(3, 4, "2 < 4"),
        scale=0.8,
    ),
    Figure(
        "next-door",
        "6.4",
        "market",
        HALL,
        (EDGE + CELL - 6, EDGE + CELL - 6, 3 * CELL + 12, 3 * CELL + 12),
        _next_door,
        scale=1,
    ),
    Figure(
        "arrival",
        "8.3",
        "market",
        (*HALL, "entrance-e4"),
        (EDGE - 8, EDGE + 2 * CELL - 4, INNER + EDGE, 2 * CELL + 38),
        _arrival,
        _sum(4.71, 1, f"1 {TIMES} 3") + _sum(4.71, 4, f"3 {TIMES} 3"),
        players=4,
        scale=0.95,
    ),
    Figure(
        "opening",
        "8.4",
        "market",
        (*HALL, "entrance-w2", "entrance-n4", "entrance-s4"),
        WHOLE,
        _opening,
        _sum(2.71, 4, "6 + 3"),
        players=3,
        scale=0.8,
    ),
)
