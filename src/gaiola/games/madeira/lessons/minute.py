"""The game in a minute: a part of the island in the middle of a round, and what its numbers point at."""

from __future__ import annotations

from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import circle, text
from ..board.figures import stand_on_fields
from ..board.island import HEIGHT, REGIONS_AT


def _island(dump: Laid, box: Any) -> None:
    faces = len(dump["dice_on"]) // len(box.buildings)
    for building, face, seat in (("capitania", 1, 0), ("moinho", 0, 2), ("alfandega", 2, 1)):
        at = box.buildings.index(building)
        dump["dice_on"][at * faces + face] = 1
        dump["markers"][at * dump["players"] + seat] = 1
    workers = {"r2_f1": (0,), "r2_f2": (0, 2), "r2_f4": (0,), "r1_f2": (1,), "r1_f3": (1,), "forest": (0, 1)}
    stand_on_fields(dump, box, workers)


def _number(number: int, x: float, y: float) -> str:
    ring = circle(x, y, 11, "var(--c-900)", "var(--gold-2)", 2.5)
    return ring + text(x, y + 5.5, str(number), 15, weight=800, fill="var(--paper)")


MINUTE: Final = Figure(
    "minute",
    "",
    "island",
    ("coast", "region-[12]", "r[12]_*", "forest", "watch", "pirates", "alfandega", "moinho", "capitania"),
    (0.0, 0.0, REGIONS_AT[2] + 24.0, float(HEIGHT)),
    _island,
    _number(1, 276, 236) + _number(2, 340, 115) + _number(3, 250, 277) + _number(4, 186, 268) + _number(5, 191, 52),
    players=3,
    until="turn",
    scale=0.92,
    on="right",
)
