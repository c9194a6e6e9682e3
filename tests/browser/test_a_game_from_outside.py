"""The game that docs/adding-a-game.md builds, installed beside Gaiola: on the shelf, and played by clicks."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import click_a_move, lay, my_turn, settled, speed
from tests.browser.serving import Server
from tests.browser.test_learn import click_move
from tests.docs.page import GAME, install, search_path

CARDS = 18
"""Who finds no free berth loads nothing, so that one may load more than half of them; and where only one move is
possible the table plays it, so that the clicks may be fewer."""


def test_it_stands_on_the_shelf_and_is_played_to_the_end(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", search_path(install(tmp_path)))
    with (
        Server(tmp_path / "tables") as server,
        browser.new_context(locale="en-GB", base_url=server.url) as context,
    ):
        page, trouble = context.new_page(), list[str]()
        page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto("/")
        box = page.locator("article").filter(has=page.locator(f"a[href='/learn/{GAME}']"))
        expect(box).to_contain_text("Load your crates side by side")
        learn_it(page)
        lay(page, GAME, "here", "bot", seed="1755")
        speed(page, "instant")
        see_my_hand_alone(page)
        load_a_crate(page)
        turns = 1
        while click_a_move(page, 3 * turns):
            turns += 1
        assert 1 < turns < CARDS
        page.locator("#prompt a[href$='/end']").click()
        expect(page.locator("main")).to_contain_text("No card is left.")
        page.goto(f"/rules/{GAME}")
        expect(page.locator("body")).to_contain_text("slack water")
        assert trouble == [], "errors on the console"


def learn_it(page: Page) -> None:
    """From the box to its lesson, by what is pointed at."""
    page.locator(f"a[href='/learn/{GAME}']").first.click()
    page.locator("form[action$='/table/step'] button.pri").click()
    settled(page)
    page.locator("#aid form[action$='/next'] button").click()
    expect(page.locator("#aid")).to_contain_text("Load a fish at b3.")
    click_move(page, "load fish b3")
    expect(page.locator("#aid h2")).to_have_text("Side by side")


def see_my_hand_alone(page: Page) -> None:
    """Three cards, all of them mine; of the other hand there is a number."""
    my_turn(page)
    hand = page.locator("#tray [data-touch^='hand:'] b").all_inner_texts()
    assert sum(map(int, hand)) == 3
    expect(page.locator("[data-touch^='hand:']")).to_have_count(len(hand))
    expect(page.locator("#players .pl").nth(1)).to_contain_text("3")


def load_a_crate(page: Page) -> None:
    """A card, then a berth; the log tells what the tide did."""
    page.locator("#tray .el.legal").first.click()
    berth = page.locator("#board [data-touch^='berth:'].legal").last  # the other may have begun, and taken one
    name = (berth.get_attribute("data-touch") or "").removeprefix("berth:")
    berth.click()
    expect(page.locator("#log")).to_contain_text("loads")
    expect(page.locator("#log")).to_contain_text(f"at {name}.")
    settled(page)
