"""Games that bots have played to the end, for the pages that look back on them."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import gaiola
from gaiola.bots import make_bot
from gaiola.kernel.record import Record
from gaiola.kernel.seat import Seat
from gaiola.table import Table
from tests.games.found import ON_A_SHELF, says
from tests.web.house import Person

SCRIPT = "<script>alert(1)</script>"
NAMES = ("Ana", SCRIPT, "Inês", "Rui")


def _counts(game: str) -> list[int]:
    """With how many players a game is looked at: with all numbers if it is quick."""
    box = gaiola.game(game)
    every = list(range(box.min_players, box.max_players + 1))
    return every if says(game, "QUICK", True) else [2]


COUNTS = [(game, players) for game in ON_A_SHELF for players in _counts(game)]


@cache
def played(game: str, players: int, challenge: int = 0, seed: int = 5) -> Table:
    """A finished table. Nobody plays on it, so tests share it."""
    options: Mapping[str, Any] = {"challenge": challenge} if challenge else {}
    table = Table(gaiola.game(game, options=options), players, list(NAMES[:players]), seed, auto_single=True)
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    while not table.position.over:
        seat = table.position.to_move
        assert seat is not None
        table.play(seat, bots[seat].choose(Seat(table.position, seat)))
    return table


def brought(person: Person, table: Table) -> str:
    """The table at this person's, as if it had been imported."""
    record: Record = table.record()
    id: str = person.house.call(person.house.hub.bring, record, person.browser)
    return id
