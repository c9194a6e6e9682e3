"""What rules of O Palácio look like on the board."""

from __future__ import annotations

from typing import Any, Final

from ....look.figures import Figure, Laid
from ..constants import IN_PLACE
from .farm import COLUMN, CREEK_WIDTH, GAP, RIGHT
from .palace import EDGE, HEIGHT, TOP, WIDTH

BAY: Final = (WIDTH - 2 * EDGE) / 5
"""How wide a venue is."""
CASCADE: Final = (EDGE + 3 * BAY - 4, TOP - 12, BAY + 8, HEIGHT - TOP + 12)
RIGHT_COLUMN: Final = 8 + 3 * (COLUMN + GAP) + CREEK_WIDTH + GAP


def worker(dump: Laid, box: Any, place: str, seat: int) -> None:
    dump["workers"][box.locations.index(place) * dump["players"] + seat] += 1


def climb(dump: Laid, box: Any, venue: str, *levels: int) -> None:
    """How high the cube of each seat stands."""
    at = box.venues.index(box.locations.index(venue)) * dump["players"]
    dump["cubes"][at : at + len(levels)] = levels


def _harvest(dump: Laid, box: Any) -> None:
    worker(dump, box, "olive_plantation", 0)
    worker(dump, box, "olive_plantation", 2)


def _mills(dump: Laid, box: Any) -> None:
    """One worker has just come, another has begun in the round before."""
    worker(dump, box, "wine_mill", 1)
    dump["second"][0], dump["started"][0] = 0, dump["round"]


def _squares(dump: Laid, box: Any) -> None:
    climb(dump, box, "cascade_of_poets", 1, 2, 0)
    worker(dump, box, "cascade_of_poets", 2)


def _rectangle(dump: Laid, box: Any) -> None:
    climb(dump, box, "cascade_of_poets", 3, 2, 1)
    dump["cards"][box.characters.index("architect")] = IN_PLACE
    worker(dump, box, "cascade_of_poets", 0)


def _fishing(dump: Laid, box: Any) -> None:
    worker(dump, box, "fishing_house", 1)


def _selling(dump: Laid, box: Any) -> None:
    worker(dump, box, "laje_creek", 0)
    worker(dump, box, "laje_creek", 2)


def _first(dump: Laid, box: Any) -> None:
    dump["token"] = 0
    worker(dump, box, "starting_player_coat", 1)


FIGURES: Final = (
    Figure(
        "first",
        "5.5",
        "farm",
        ("ground", "starting_player_coat"),
        (RIGHT_COLUMN - 4, 84, RIGHT + 8, 54),
        _first,
        until="hire",
    ),
    Figure("harvest", "8.1", "farm", ("ground", "olive_plantation"), (4, 4, COLUMN + 8, 100), _harvest, until="hire"),
    Figure(
        "mills",
        "9.1",
        "farm",
        ("ground", "olive_oil_mill", "wine_mill"),
        (4, 98, 2 * COLUMN + GAP + 8, 112),
        _mills,
        until="hire",
    ),
    Figure("squares", "10.2", "palace", ("track", "cornice", "bay-cascade_of_poets"), CASCADE, _squares, until="hire"),
    Figure(
        "rectangle", "10.3", "palace", ("track", "cornice", "bay-cascade_of_poets"), CASCADE, _rectangle, until="hire"
    ),
    Figure(
        "fishing",
        "11.2",
        "farm",
        ("ground", "fishing_house"),
        (RIGHT_COLUMN - 4, 4, RIGHT + 8, 82),
        _fishing,
        until="hire",
    ),
    Figure(
        "selling",
        "12.2",
        "farm",
        ("ground", "laje_creek"),
        (4 + 3 * (COLUMN + GAP), 4, CREEK_WIDTH + 8, 206),
        _selling,
        until="hire",
    ),
)
