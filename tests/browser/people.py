"""What people do at a table in a browser, so that tests read like sentences."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Locator, Page, expect

MOST_CLICKS = 4000


def settled(page: Page) -> None:
    """Until the page has the true state and shows it."""
    page.wait_for_function("() => window.gaiola && window.gaiola.applied !== undefined")


def number(page: Page) -> int:
    return int(page.evaluate("window.gaiola.applied"))


def my_turn(page: Page) -> bool:
    """Waits until it is this page's turn (True) or the game is over (False)."""
    page.locator("#moves button[data-move], #prompt a[href$='/end']").first.wait_for(timeout=120_000)
    return page.locator("#moves button[data-move]").count() > 0


def play_listed(page: Page, choose: int = 0) -> bool:
    """Plays from the list of moves; False when the game is over."""
    if not my_turn(page):
        return False
    before = page.locator("#table").get_attribute("data-number")
    buttons = page.locator("#moves button[data-move]")
    buttons.nth(choose % buttons.count()).click()
    _changed(page, before)
    return True


def click_a_move(page: Page, turn: int = 0) -> bool:
    """One whole move by clicks on the board, the tray and the prompt; False when the game is over."""
    if not my_turn(page):
        return False
    before = page.locator("#table").get_attribute("data-number")
    for click in itertools.count():
        assert click < 8, "a move has only so many parts"
        target = _target(page, turn + click)
        target.click(force=True)
        if _went_on(page, before):
            return True
    raise AssertionError


def _target(page: Page, turn: int) -> Locator:
    """Something that can be chosen now: on the board if possible, else a button of the prompt."""
    page.wait_for_selector("#board .el.legal, #tray .el.legal, #prompt [data-choose]")
    board = page.locator("#board .el.legal, #tray .el.legal")
    if board.count():
        return board.nth(turn % board.count())
    return page.locator("#prompt [data-choose]").first


def _went_on(page: Page, before: str | None) -> bool:
    """Whether the click was the last part of a move: a click that only chose a part changes nothing at the server."""
    if page.locator("#board .el.selected, #tray .el.selected").count():
        return False
    _changed(page, before)
    return True


def _changed(page: Page, before: str | None) -> None:
    expect(page.locator("#table")).not_to_have_attribute("data-number", re.compile(f"^{before}$"), timeout=30_000)
