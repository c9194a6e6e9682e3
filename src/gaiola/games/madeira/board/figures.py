"""What rules of Madeira look like on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....look.figures import Figure, Laid
from ..constants import NEUTRAL, NOBODY
from .cities import ACROSS, DOWN, LEFT, TOP
from .guild_board import PASSING_TOP, ROWS_SPACE, ROWS_TOP, WINDMILL_TOP
from .island import BUILDING_HEIGHT, BUILDINGS_TOP, REGIONS_AT
from .sea import COLONIES_DOWN, COLONIES_TOP, MARKETS_DOWN, MARKETS_TOP

FIELDS: Final = ("coast", "region-1", "r1_*")
BUILDING: Final = ("coast", "region-2", "r2_*", "wood", "moinho", "capitania")


def stand_on_fields(dump: Laid, box: Any, workers: Mapping[str, Sequence[int]]) -> None:
    """Nobody stands on any field but these."""
    dump["on_field"] = [0] * len(dump["on_field"])
    for field, seats in workers.items():
        for seat in seats:
            dump["on_field"][box.fields.index(field) * dump["players"] + seat] = 1


def _ships(dump: Laid, box: Any, ships: Mapping[str, int]) -> None:
    for slot, seat in ships.items():
        dump["berths"][box.slots.index(slot)] = seat


def _rows(dump: Laid, box: Any) -> None:
    """The seat of the first row has chosen and has its dice, the others are to follow."""
    faces = len(box.faces)
    dump["row_of"][0], dump["slot_of"][0] = 0, NOBODY
    dump["dice"][:faces], dump["row_dice"][:faces] = dump["row_dice"][:faces], [0] * faces


def _passing(dump: Laid, box: Any) -> None:
    dump["slot_of"] = [2, NOBODY, NOBODY]
    dump["row_of"] = [NOBODY, 0, 1]


def _windmill(dump: Laid, box: Any) -> None:
    dump["level"] = [3, 5, 0]


def _dice(dump: Laid, box: Any) -> None:
    """A die of 2 and a die of 3 lie on the character of the Capitania, with a marker for each."""
    at = box.buildings.index("capitania")
    faces = len(dump["dice_on"]) // len(box.buildings)
    dump["dice_on"][at * faces + 1] = dump["dice_on"][at * faces + 2] = 1
    dump["markers"][at * dump["players"]] = dump["markers"][at * dump["players"] + 2] = 1
    stand_on_fields(dump, box, {"r2_f1": (0,), "r2_f2": (0, 2), "r2_f4": (0,)})


def _harvest(dump: Laid, box: Any) -> None:
    stand_on_fields(dump, box, {"r1_f1": (0,), "r1_f3": (0, 1)})


def _market(dump: Laid, box: Any) -> None:
    _ships(dump, box, {"wheat_2": 0, "sugar_4": 1, "sugar_1": 0})


def _colony(dump: Laid, box: Any) -> None:
    _ships(dump, box, {"acores_1": 0, "acores_3": 0, "brasil_2": 0})
    dump["lands"][0] = dump["lands"][dump["players"]] = 1


def _city(dump: Laid, box: Any) -> None:
    """One worker, and a neutral citizen to the right of it."""
    spots = len(dump["spots"]) // len(box.cities)
    at = box.cities.index("funchal") * spots
    dump["spots"][at : at + spots] = [NOBODY] * spots
    dump["spots"][at + 1], dump["spots"][at + 3] = 0, NEUTRAL


ROW: Final = ROWS_SPACE / 3

FIGURES: Final = (
    Figure("row", "5.4", "guilds", ("headings", "row-*"), (4, 2, 328, ROWS_TOP + 2 * ROW), _rows, until="row"),
    Figure(
        "die",
        "6.6",
        "island",
        BUILDING,
        (REGIONS_AT[1] - 8, 16, 172, BUILDINGS_TOP + BUILDING_HEIGHT - 12),
        _dice,
        until="turn",
    ),
    Figure("wood", "7.6", "island", FIELDS, (REGIONS_AT[0] - 8, 16, 150, 130), _harvest, until="turn"),
    Figure("passing", "8.3", "guilds", ("headings", "pass-*"), (4, PASSING_TOP - 4, 328, 40), _passing, until="row"),
    Figure(
        "market",
        "10.5",
        "sea",
        ("headings", "wheat*", "sugar*"),
        (4, MARKETS_TOP - 19, 328, 2 * MARKETS_DOWN + 18),
        _market,
        until="row",
    ),
    Figure(
        "colony",
        "12.10",
        "sea",
        ("headings", "acores*", "brasil*"),
        (4, COLONIES_TOP - 18, 328, 2 * COLONIES_DOWN + 16),
        _colony,
        until="row",
    ),
    Figure(
        "windmill", "14.3", "guilds", ("headings", "windmill"), (4, WINDMILL_TOP - 4, 328, 46), _windmill, until="row"
    ),
    Figure(
        "city",
        "16.8",
        "cities",
        ("prices", "funchal*", "spot-funchal*"),
        (4, TOP + DOWN - 4, LEFT + 4 * ACROSS - 4, 60),
        _city,
        until="row",
    ),
)
