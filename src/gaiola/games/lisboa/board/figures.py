"""What rules of Lisboa look like on the board; most positions are those of the examples in the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....look.figures import Figure, Laid
from ....look.svg import rect
from ..constants import (
    ARCHITECTS,
    CUBE_KINDS,
    DOCKS,
    GOOD_KINDS,
    GOODS,
    HOUSE_GROUPS,
    NOBLES,
    NOBODY,
    SLOT_NAMES,
    SLOTS,
)
from .church import ARCHITECT, ARCHITECT_HIGH, ARCHITECT_WIDE
from .court import LEFT as COURT_LEFT
from .court import NOBLE, NOBLE_HIGH, STEP
from .court import TOP as COURT_TOP
from .downtown import GAP, HEIGHT, HIGH, LAND, LEFT, STREET, TOP, WIDTH
from .player_boards import SHAPES
from .player_boards import WIDTH as BOARD
from .tracks import ROW

THREE: Final = SHAPES[3]
"""A board where three play."""
EARTHQUAKE, _, TSUNAMI = range(CUBE_KINDS)
GREEN, YELLOW, PURPLE = range(3)
MARK: Final = "var(--selected)"
BOTTOM: Final = TOP + 5 * (HIGH + GAP) + 50
"""Where the city ends and the tracks below it begin."""


def _row(index: int) -> float:
    return TOP + index * (HIGH + GAP)


def _column(index: int) -> float:
    return LEFT + index * (LAND + STREET)


def _cleared(dump: Laid) -> None:
    """No rubble at rows, columns and sites."""
    for field in ("row_rubble", "column_rubble", "site_rubble"):
        dump[field] = [0] * len(dump[field])


def stores(dump: Laid, box: Any, stores: Mapping[str, tuple[int, str]]) -> None:
    for land, (seat, street) in stores.items():
        at = box.lands.index(land)
        dump["owner"][at], dump["facing"][at] = seat, GOODS.index(street)


def buildings(dump: Laid, box: Any, buildings: Mapping[str, tuple[str, str]]) -> None:
    for site, (building, architect) in buildings.items():
        side = ARCHITECTS.index(architect)
        dump["opened"][box.sites.index(site)] = box.buildings.index(building) * len(ARCHITECTS) + side


def _portfolio(dump: Laid, box: Any, seat: int, cards: Mapping[str, str]) -> None:
    for slot in range(SLOTS):
        dump["slots"][seat * SLOTS + slot] = NOBODY
    for name, card in cards.items():
        dump["slots"][seat * SLOTS + SLOT_NAMES.index(name)] = box.in_slots.index(card)


def _rubble(dump: Laid, seat: int, *counts: int) -> None:
    dump["rubble"][seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS] = counts


def _set(dump: Laid, box: Any) -> None:
    """Two sets, and a cube beside them."""
    _rubble(dump, GREEN, 2, 3, 2)
    dump["markers"][GREEN] = 2


def _tucked(dump: Laid, box: Any) -> None:
    """A Noble card and a ship in the docks, a Treasury card in the office."""
    _rubble(dump, GREEN, 1, 1, 1)
    _portfolio(dump, box, GREEN, {"dock1": "blue_manuel_1", "dock2": "ship_red", "office1": "blue_treasury_1"})


def _spent(dump: Laid, box: Any) -> None:
    dump["influence"] = [5, 8, 10]


def _loaded(dump: Laid, box: Any) -> None:
    """A red ship that has one good and takes one more; a purple one that is at sea."""
    _rubble(dump, GREEN, 1, 1, 1)
    _portfolio(dump, box, GREEN, {"dock1": "ship_red", "dock2": "ship_purple"})
    at = GREEN * DOCKS * GOOD_KINDS
    dump["cargo"][at + GOODS.index("gold")] = 1
    for good in ("cloth", "books", "tools"):
        dump["cargo"][at + GOOD_KINDS + GOODS.index(good)] = 1
    dump["at_sea"][GREEN * DOCKS + 1] = 1


def _church(dump: Laid, box: Any) -> None:
    dump["cardinal"] = len(dump["ring"]) - 1


def _office(dump: Laid, box: Any) -> None:
    """Four officials of others in the King's office, one of one's own, one in the plaza."""
    at = NOBLES.index("king") * dump["players"]
    dump["office"][at : at + dump["players"]] = [1, 2, 2, 0]
    dump["plaza"][at : at + dump["players"]] = [0, 1, 0, 0]
    dump["clergy"] = [NOBODY] * len(dump["clergy"])
    dump["treasury"] = box.treasury_value.index(3)


def _price(dump: Laid, box: Any) -> None:
    """Three cubes of the earthquake at row E, three of the tsunami at column 4."""
    _cleared(dump)
    dump["row_rubble"][4 * CUBE_KINDS + EARTHQUAKE] = 3
    dump["column_rubble"][3 * CUBE_KINDS + TSUNAMI] = 3
    dump["treasury"] = box.treasury_value.index(3)


def _customers(dump: Laid, box: Any) -> None:
    """North and west show gold, east shows cloth and books."""
    _cleared(dump)
    dump["scoring"] = [4, 2, 3, 5]
    north, west = ("erario_regio", "blue"), ("bolsa_do_comercio", "blue")
    buildings(dump, box, {"north_gold": north, "west_b": west, "east_b": ("colegio_dos_nobres", "green")})
    stores(dump, box, {"b1": (GREEN, "gold")})
    dump["houses"][GREEN * len(HOUSE_GROUPS)] = 1


def _street(dump: Laid, box: Any) -> None:
    """Four stores that face Rua Áurea, and a building north of it."""
    _cleared(dump)
    dump["scoring"] = [3, 4, 2, 5]
    buildings(dump, box, {"north_gold": ("erario_regio", "blue")})
    west = {"a1": (PURPLE, "gold"), "c1": (GREEN, "gold")}
    stores(dump, box, {**west, "b2": (YELLOW, "gold"), "d2": (PURPLE, "gold")})


def _as_it_is(dump: Laid, box: Any) -> None:
    """As it was set up."""


CITY: Final = ("ground", "street-*", "land-*", "row-*", "column-*", "scoring")
PLAY: Final = "play-card"

FIGURES: Final = (
    Figure(
        "portfolio",
        "4.1",
        "boards",
        ("ground", "0-heading", "0-dock*", "0-office*"),
        (0, 0, BOARD, THREE.slots),
        _tucked,
        until=PLAY,
        scale=1.6,
    ),
    Figure(
        "rubble-set",
        "4.10",
        "boards",
        ("ground", "0-rubble"),
        (4, THREE.slots + THREE.goods + 2, 58, THREE.bottom + 4),
        _set,
        until=PLAY,
        scale=2.2,
    ),
    Figure(
        "influence", "5.3", "city", ("ground", "influence"), (0, HEIGHT - 42, WIDTH, 42), _spent, until=PLAY, scale=1.1
    ),
    Figure(
        "ships",
        "6.4",
        "boards",
        ("ground", "0-heading", "0-dock*"),
        (0, 0, BOARD, THREE.slots),
        _loaded,
        until=PLAY,
        scale=1.6,
    ),
    Figure(
        "church",
        "8.13",
        "church",
        ("ground", "space-*", "ring"),
        (0, 0, ARCHITECT - 2, 148),
        _church,
        until=PLAY,
        scale=1.5,
    ),
    Figure(
        "visit",
        "9.2",
        "court",
        ("ground", "king-*"),
        (COURT_LEFT + 2 * STEP - 4, COURT_TOP - 4, NOBLE + 8, NOBLE_HIGH + 8),
        _office,
        players=4,
        until=PLAY,
        seat=GREEN,
        scale=1.5,
    ),
    Figure(
        "land-price",
        "10.4",
        "city",
        ("ground", "street-*", "land-e*", "row-*", "column-*", "scoring", "pile", "market", "treasury"),
        (0, _row(4) - 4, WIDTH, HEIGHT - ROW - _row(4)),
        _price,
        rect(_column(3) + 1, _row(4), LAND - 2, HIGH, "none", MARK, 3, 4),
        until=PLAY,
    ),
    Figure("customers", "10.7", "city", (*CITY, "site-*"), (0, 0, WIDTH, BOTTOM), _customers, until=PLAY, scale=0.9),
    Figure(
        "architect",
        "12.3",
        "church",
        ("ground", "architect-*"),
        (ARCHITECT - 2, 2, ARCHITECT_WIDE + 4, 2 * ARCHITECT_HIGH + 7),
        _as_it_is,
        until=PLAY,
        scale=1.3,
    ),
    Figure(
        "street",
        "12.7",
        "city",
        ("ground", "street-gold", "land-?1", "land-?2", "scoring", "site-north_gold"),
        (52, 0, 158, BOTTOM),
        _street,
        until=PLAY,
    ),
)
