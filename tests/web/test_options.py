"""What a page offers in its prompt and its list: every legal move, and what somebody might want who may not."""

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest

from gaiola.web.live import Live, Viewer
from gaiola.web.screen import Screen
from tests.games.found import ON_A_SHELF
from tests.web.house import JSON, Person

MOVES = 150
REFUSED = re.compile(r'data-refused="([^"]+)">([^<]+)<')


def pages(ana: Person, live: Live) -> Iterator[Screen]:
    """What Ana's screen shows before each of her moves."""
    draw, table = random.Random(11), live.table
    for _ in range(MOVES):
        seat = table.position.to_move
        if seat is None:
            return
        yield Screen(live, Viewer(ana.browser), "en", "/table")
        table.play(seat, draw.choice(table.position.legal()), live.number)


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_options_that_are_refused_are_shown_as_such(ana: Person, game: str) -> None:
    live = ana.house.live(ana.sit("here", "here", game=game, seed=5, covered=False))
    shown = 0
    for screen in pages(ana, live):
        position, listed = live.table.position, screen.moves()
        for notation, told in REFUSED.findall(listed):
            move = live.table.game.move(unescape(notation))
            assert position.why_not(move) is not None
            assert unescape(told) == screen.words.played(move)
            assert not move.aside
            assert not move.touches or move.touches in {legal.touches for legal in position.legal()}
            shown += 1
        assert set(re.findall(r'name="move" value="([^"]+)"', listed)).isdisjoint(
            notation for notation, _ in REFUSED.findall(listed)
        )
    assert shown or game in ("mercado", "palacio")  # there everything lies on the board or in the tray


def test_a_refused_option_says_why(ana: Person) -> None:
    live = ana.house.live(ana.sit("here", "here", game="madeira", seed=5, covered=False))
    for screen in pages(ana, live):
        for notation, _ in REFUSED.findall(screen.moves()):
            answer = ana.get(f"/table/{live.info.id}/why?move={notation}", JSON).json()
            assert not answer["legal"] and answer["fact"] and answer["rule"]
            return
    pytest.fail("nothing was refused")
