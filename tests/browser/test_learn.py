"""Every lesson taken whole by clicks on the board: on a desktop or a phone, in one language or another."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from gaiola.games import texts_of
from gaiola.words import Words
from tests.browser.conftest import DESKTOP, PHONE, Newcomer
from tests.browser.people import ANSWERED, settled
from tests.games.lessons import ONE, TAUGHT, lesson, opened

WAYS = [("en-GB", DESKTOP), ("es-ES", PHONE), ("pt-PT", DESKTOP), ("en-GB", PHONE)]
"""Each game is taken in one of them, the next game in the next."""

CLOSER = 3
"""Times that something is clicked before it must have been chosen."""


@pytest.mark.long
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_by_clicking_what_it_points_at(newcomer: Newcomer, game: str) -> None:
    locale, viewport = WAYS[TAUGHT.index(game) % len(WAYS)]
    page = newcomer(viewport, locale, has_touch=viewport is PHONE, reduced_motion="reduce")
    words = Words(locale[:2], *texts_of(opened(game)))
    page.goto(f"/learn/{game}")
    page.locator("form[action$='/table/step'] button.pri").click()
    settled(page)
    for step in lesson(game).steps:
        expect(page.locator("#aid h2")).to_have_text(words.say(f"lesson-{step.id}-title"))
        if not step.serves:
            page.locator("#aid form[action$='/next'] button").click()
        for decision in range(len(step.serves)):
            click_move(page, step.serving(decision)[0])
    expect(page.locator("#aid h2")).to_have_text(words.say("learn-done"))
    page.locator("#aid form[action$='/first'] button").click()
    expect(page.locator("#players .pl")).not_to_have_count(0)
    page.locator("#aid form[action$='/coach'] button").click()
    expect(page.locator("#aid")).to_be_hidden()


def click_move(page: Page, notation: str) -> None:
    """A whole move: each of its parts on the board or in the tray, what lies nowhere by its button."""
    before = number(page)
    verb, *ids = notation.split()
    kinds = page.evaluate("verb => JSON.parse(document.getElementById('verbs').textContent)[verb]", verb)
    for place, kind in enumerate(kinds):
        if number(page) != before:
            return
        touch = f"{kind}:{ids[place]}" if place < len(ids) else kind
        part = page.locator(f":is(#board,#tray) [data-touch='{touch}']:is(.legal,.other)")
        if part.count():
            click_part(page, part.first, before)
    if number(page) == before:
        button = page.locator(f"#prompt [data-choose='{notation}']")
        if not button.count():
            button = page.locator(f"#prompt [data-choose^='{verb} ']")
        if button.count():
            folded = page.locator("#prompt details.asides:not([open]):has([data-choose]) > summary")
            if folded.count() and not button.first.is_visible():
                folded.click()
            button.first.click()
    page.wait_for_function("before => document.getElementById('table').dataset.number !== before", arg=before)


def click_part(page: Page, part: Locator, before: str | None) -> None:
    """Until it is chosen: what is too small to be hit for sure comes closer first."""
    chosen = page.locator("#prompt [data-step]")
    parts = chosen.count()
    for _ in range(CLOSER):
        part.scroll_into_view_if_needed()
        part.click(force=True)
        page.wait_for_function(ANSWERED)
        if number(page) != before or chosen.count() != parts:
            return


def number(page: Page) -> str | None:
    return page.locator("#table").get_attribute("data-number")


def test_a_move_for_another_day_is_answered_on_the_page_and_nothing_moves(newcomer: Newcomer) -> None:
    page = newcomer(PHONE, has_touch=True)
    page.request.post(f"/learn/{ONE}/table/step", form={"number": "2"})
    page.goto(f"/learn/{ONE}/table")
    settled(page)
    page.locator("#prompt [data-choose=coin]").click()
    expect(page.locator("#aid .else")).to_have_text(re.compile("."))
    expect(page.locator("#notice")).to_be_hidden()
    target = page.locator("#board [data-touch='space:r3c4'] > .hit")
    assert target.evaluate("hit => getComputedStyle(hit).animationName") == "aid-hit"
    page.emulate_media(reduced_motion="reduce")
    assert target.evaluate("hit => getComputedStyle(hit).animationName") == "none"
    page.keyboard.press("Tab")
    click_move(page, "stand fish r3c4")
    expect(page.locator("#aid .else")).to_have_count(0)
