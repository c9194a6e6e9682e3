"""A set-up by script: what chance brings before the clergy tiles are chosen, and what it brings afterwards."""

from collections.abc import Sequence
from typing import Any

from gaiola import Event, Journal, Scripted
from gaiola.games.lisboa.constants import RUBBLE
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import DECREES, DISPLAY, READY, box, play

TILES = (
    *("builders_chaplain", "ministers_chaplain", "royal_chaplain", "court_preacher"),
    *("procession", "papal_letter", "lay_brothers", "parish_clerks"),
)
RING = ("church_estate", "alms_chest", "mission_trade", "blessing_of_ships", "abbey_workshop", "tithe_barn")
CUBES_LAID = {2: 56, 3: 63, 4: 63}
BLUE = (
    *("blue_manuel_1", "blue_manuel_2", "blue_manuel_3", "blue_manuel_4", "blue_manuel_5"),
    *("blue_marquis_1", "blue_marquis_2", "blue_marquis_3", "blue_marquis_4", "blue_marquis_5"),
    *("blue_king_1", "blue_king_2", "blue_king_3", "blue_king_4", "blue_king_5"),
    *("blue_treasury_1", "blue_treasury_2", "blue_treasury_3", "blue_treasury_4", "blue_treasury_5"),
)
"""The hands of the first, second, third and fourth seat; only `blue_treasury_6` is never dealt."""


def first_draws(players: int, start: int = 0, favors: str = "", plans: str = "", tiles: str = "") -> list[str]:
    """The start player, a favor and a plan for each seat, two clergy tiles for each."""
    nobles = favors.split() or ["king"] * players
    sheets = plans.split() or ["blue-2", "green-2", "blue-2", "green-2"][:players]
    pairs = [name for pair in zip(nobles, sheets, strict=True) for name in pair]
    return [str(start), *pairs, *(tiles.split() or TILES[: 2 * players])]


def second_draws(
    players: int,
    *,
    ring: Sequence[str] = RING,
    buildings: Sequence[str] = (*READY["blue"], *READY["green"]),
    scoring: Sequence[int] = (2, 3, 4, 5),
    rubble: Sequence[str] = (),
    hands: Sequence[str] = BLUE,
    display: Sequence[str] = DISPLAY[1],
    decrees: Sequence[str] = DECREES,
) -> list[str]:
    """The Church ring, two buildings of each architect, scoring tiles, rubble (where nothing is said, the kind of which
    the bag holds most), five cards for each seat, the piles, the decrees."""
    cubes = list(rubble)
    while len(cubes) < CUBES_LAID[players]:
        cubes.append(min(RUBBLE, key=cubes.count))
    return [*ring, *buildings, *map(str, scoring), *cubes, *hands[: 5 * players], *display, *decrees]


def before_the_choice(players: int, first: Sequence[str], **options: Any) -> tuple[LisboaPosition, list[Event]]:
    """The position in which the start player chooses a clergy tile."""
    journal, chance = Journal(), Scripted(first)
    pos = box(**options).start(players, chance, journal)
    assert isinstance(pos, LisboaPosition) and not chance.left
    return pos, journal.events


def opening(
    players: int, first: Sequence[str] = (), second: Sequence[str] = (), **options: Any
) -> tuple[LisboaPosition, list[Event]]:
    """The position after the choice, in which everybody has kept the first of the two tiles; and what happened. With a
    draft, piles and decrees are not drawn yet."""
    pos, events = before_the_choice(players, first or first_draws(players), **options)
    for turn in range(players):
        seat = pos.to_move
        assert seat is not None
        tile = pos.box.clergy[pos.offers[seat].cards[0]]
        script = (second or second_draws(players)) if turn == players - 1 else ()
        events += play(pos, f"keep-clergy {tile}", script=script)
    return pos, events
