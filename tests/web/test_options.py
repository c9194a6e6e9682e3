"""What a page offers in its prompt and its list: every legal move, and what somebody might want who may not."""

import re
from html import unescape

import pytest

from gaiola.web.moves import listed_moves
from tests.games.found import ON_A_SHELF
from tests.web.house import JSON, Person
from tests.web.pages import around_a_screen, pages

MOVES = 150
REFUSED = re.compile(r'data-refused="([^"]+)" data-place="\d+">([^<]+)<')


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_options_that_are_refused_are_shown_as_such(ana: Person, game: str) -> None:
    live = around_a_screen(ana, game)
    shown = 0
    for screen in pages(ana, live, MOVES, 11):
        position, listed = live.table.position, listed_moves(screen)
        for notation, told in REFUSED.findall(listed):
            move = live.table.game.move(unescape(notation))
            assert position.why_not(move) is not None
            assert unescape(told) == screen.sentence(move)
            assert not move.aside
            assert not move.touches or move.touches in {legal.touches for legal in position.legal()}
            shown += 1
        assert set(re.findall(r'name="move" value="([^"]+)"', listed)).isdisjoint(
            notation for notation, _ in REFUSED.findall(listed)
        )
    assert shown or game in ("mercado", "palacio")  # there everything lies on the board or in the tray


def test_a_refused_option_says_why(ana: Person) -> None:
    live = around_a_screen(ana, "madeira")
    for screen in pages(ana, live, MOVES, 11):
        for notation, _ in REFUSED.findall(listed_moves(screen)):
            answer = ana.get(f"/table/{live.info.id}/why?move={notation}", JSON).json()
            assert not answer["legal"] and answer["fact"] and answer["rule"]
            return
    pytest.fail("nothing was refused")
