"""The game in a minute: the palace with two cubes on their way and a visitor waiting."""

from __future__ import annotations

from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import circle, text
from ..board.figures import BAY, climb, worker
from ..board.palace import EDGE, HEIGHT, WIDTH
from ..constants import IN_PLACE


def _palace(dump: Laid, box: Any) -> None:
    climb(dump, box, "chapel", 3, 1)
    climb(dump, box, "gardens", 0, 2)
    climb(dump, box, "noble_hall", 1, 0)
    dump["cards"][box.characters.index("patriarch")] = IN_PLACE
    worker(dump, box, "chapel", 0)
    worker(dump, box, "gardens", 1)


def _number(number: int, bay: float, y: float) -> str:
    """At a bay, counted from the left."""
    x = EDGE + bay * BAY
    ring = circle(x, y, 17, "var(--c-900)", "var(--gold-2)", 3)
    return ring + text(x, y + 8, str(number), 23, weight=800, fill="var(--paper)")


MINUTE: Final = Figure(
    "minute",
    "",
    "palace",
    ("*",),
    (0.0, 0.0, float(WIDTH), float(HEIGHT)),
    _palace,
    _number(1, 1.22, HEIGHT - 34) + _number(2, 1.36, 202) + _number(3, 1.3, 116) + _number(4, 1.0, 80),
    players=2,
    until="hire",
    scale=0.9,
)
