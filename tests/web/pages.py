"""Games that one person plays for everybody around a screen, looked at move by move."""

import random
from collections.abc import Iterator

from gaiola.web.live import Live, Viewer
from gaiola.web.screen import Screen
from tests.web.house import Person


def around_a_screen(person: Person, game: str) -> Live:
    """A table at which one person plays for two."""
    return person.house.live(person.sit("here", "here", game=game, seed=5, covered=False))


def pages(person: Person, live: Live, moves: int, seed: int) -> Iterator[Screen]:
    """What the screen shows before each move of a game that chance plays."""
    draw, table = random.Random(seed), live.table
    for _ in range(moves):
        seat = table.position.to_move
        if seat is None:
            return
        yield Screen(live, Viewer(person.browser), "en", "/table")
        table.play(seat, draw.choice(table.position.legal()), live.number)
