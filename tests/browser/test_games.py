"""Whole games in a real browser, from the start page to the final score, by the list and by clicks alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import click_a_move, lay, play_listed, play_now, settled, speed, unwatched
from tests.games.found import ON_A_SHELF

MOST_MOVES = 600

SEED = "1"
"""Games of usual length, the same ones each time. Two play, as every change for a third is drawn for nobody."""

IN_MOTION = 25
"""Moves that are watched with everything that moves; the rest of a game goes on unwatched."""


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_whole_game_through_the_list_of_moves(newcomer: Newcomer, game: str) -> None:
    """For somebody who wants no motion; the next test has it."""
    page = newcomer(reduced_motion="reduce")
    lay(page, game, "here", "bot", seed=SEED)
    speed(page, "instant")
    moves = 0
    while play_listed(page, 5 * moves):
        moves += 1
        assert moves < MOST_MOVES
        if moves == IN_MOTION:
            unwatched(page)
    see_the_result(page)


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_whole_game_by_clicking_the_board_only(page: Page, game: str) -> None:
    lay(page, game, "here", "bot", seed=SEED)
    speed(page, "instant")
    moves = 0
    while click_a_move(page, 5 * moves):
        moves += 1
        assert moves < MOST_MOVES
        if moves == IN_MOTION:
            page.emulate_media(reduced_motion="reduce")
            unwatched(page)
    see_the_result(page)


def see_the_result(page: Page) -> None:
    page.locator("#prompt a[href$='/end']").click()
    expect(page).to_have_url(re.compile("/end$"))
    expect(page.locator("table tfoot td").first).to_have_text(re.compile("^\N{MINUS SIGN}?\\d+$"))


def test_a_newcomer_plays_the_palace_in_spanish_against_two_bots(newcomer: Newcomer) -> None:
    page = newcomer(locale="es-ES")
    play_now(page, "palacio")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#players .pl")).to_have_count(3)
    speed(page, "instant")
    for turn in range(12):
        assert play_listed(page, turn)
    expect(page.locator("#prompt")).to_be_visible()
    settled(page)
