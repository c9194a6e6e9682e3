"""Every screen that people have: letters that can be read, targets that can be hit, nothing on top of anything else,
nothing cut without a way to the rest. One table in the middle of a game of four, resized, not opened again."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Newcomer
from tests.browser.middles import lay_middle
from tests.browser.people import lay, settled
from tests.games.found import ON_A_SHELF
from tests.games.lessons import TAUGHT

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
KINDS = ("tiny", "narrow", "over", "cut")

BY_MOUSE = {"small": 10, "acted": 11, "target": 32}
BY_TOUCH = {"small": 10, "acted": 11, "target": 44, "closer": 3}
"""A tap brings what is smaller closer, up to three times: see below."""

DESKTOPS = [(1366, 650), (1366, 768), (1920, 1080), (2560, 1440)]
TABLETS_AND_PHONES = [(820, 1180), (844, 390), (390, 844), (683, 384)]
"""The last is a desktop at 200 %."""

TIGHTEST = [(1366, 650), (820, 1180), (390, 844), (844, 390)]
"""Where words that are longer, by either light, would be the first to have no room."""

OPENERS = {
    **{sheet: f".mtabs [data-tab={sheet}]" for sheet in ("players", "moves", "log")},
    "rules": "[data-drawer], .mtabs [data-tab=rules]",
    "menu": ".menu summary",
}

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


SHEETS = {"players": "#players", "moves": "#side", "log": "#side", "rules": "#side", "menu": ".menu"}
"""What opens over the board where there is no room beside it, and where it is."""


def faults(page: Page, width: int, height: int, within: str | None = None) -> dict[str, Any]:
    """By kind, what is wrong on the page, or in a part of it, in a window of this size."""
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    found: dict[str, Any] = page.evaluate(
        MEASURE, {**(BY_MOUSE if width > 1180 else BY_TOUCH), **({"within": within} if within else {})}
    )
    assert found.pop("texts") > (0 if within else 5), "nothing was measured"
    return found


def assert_faultless(page: Page, scrolls: bool = False) -> None:
    """On every screen; `scrolls` if the page may on a desktop."""
    told = told_of(page, DESKTOPS + TABLETS_AND_PHONES, scrolls)
    assert not told, "\n".join(told)


def told_of(page: Page, screens: list[tuple[int, int]], scrolls: bool = False) -> list[str]:
    told = list[str]()
    page.mouse.move(1, 1)
    for width, height in screens:
        screen, found = f"{width}x{height}", faults(page, width, height)
        assert not found["scrolls"] or scrolls or width <= 1180, f"the page scrolls at {screen}"
        told += [f"{screen} {kind} {line}" for kind in KINDS for line in found[kind]]
        for sheet in open_sheets(page):
            found = faults(page, width, height, SHEETS[sheet])
            told += [f"{screen} {sheet}: {kind} {line}" for kind in KINDS for line in found[kind]]
    return told


def open_sheets(page: Page) -> Iterator[str]:
    """One after the other, where they lie over the board."""
    for sheet in SHEETS:
        opener = page.locator(OPENERS[sheet]).first
        if not opener.is_visible():
            continue
        opener.click()
        page.locator(SHEETS[sheet]).first.wait_for()
        yield sheet
        page.keyboard.press("Escape")


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_table_in_the_middle_of_a_game_of_four(newcomer: Newcomer, game: str) -> None:
    page = newcomer()
    lay_middle(page, game)
    assert_faultless(page)
    assert_in_order(page)
    speak(page, "es", "night")
    assert not (told := told_of(page, TIGHTEST)), "\n".join(["in Spanish by night:", *told])
    lay_middle(page, game, part=0.85)
    speak(page, "pt", "day")
    assert not (told := told_of(page, TIGHTEST)), "\n".join(["late, in Portuguese:", *told])


def speak(page: Page, language: str, theme: str) -> None:
    """The same table in another language, by this light."""
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.locator(f"form.language button[value={language}]").click()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    settled(page)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


PLACED = """panes => [...document.querySelectorAll(panes)].map((pane) => {
    const { left, right, top, bottom } = pane.getBoundingClientRect();
    return [left, right, top, bottom].map(Math.round);
})"""


def assert_in_order(page: Page) -> None:
    """A tablet has its panes under one another at full width; a phone has one at a time and, on its side, tabs, board
    and question beside one another."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.evaluate(DRAWN)
    stacked = page.evaluate(PLACED, "#board > .pane")
    assert all(right - left > 790 for left, right, _, _ in stacked)
    assert all(next[2] >= last[3] for last, next in itertools.pairwise(stacked))
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(DRAWN)
    one, *others = page.evaluate(PLACED, "#board > .pane")
    assert one[1] - one[0] > 370 and all(other[0] >= 380 for other in others)
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(DRAWN)
    [tabs], [board], [prompt] = (page.evaluate(PLACED, part) for part in (".mtabs", "#board", "#prompt"))
    assert tabs[1] <= board[0] and board[1] <= prompt[0] and board[3] - board[2] > 320


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_result_of_a_game_of_four(newcomer: Newcomer, game: str) -> None:
    page = newcomer()
    lay_middle(page, game, part=1)
    page.goto(f"{page.url}/end")
    assert_faultless(page, scrolls=True)


def test_the_invitation(newcomer: Newcomer) -> None:
    page = newcomer()
    lay(page, ON_A_SHELF[0], "here", "link")
    page.goto(f"{page.url}/invite")
    assert_faultless(page, scrolls=True)


PLACES = {
    "start": "/",
    "new": "/new?game=lisboa",
    "tables": "/tables",
    "campaign": "/campaign",
    "about": "/about",
    "learn": f"/learn/{TAUGHT[0]}",
    **{f"rules of {game}": f"/rules/{game}" for game in ON_A_SHELF},
}


@pytest.mark.parametrize("place", PLACES)
def test_a_page_that_is_read(newcomer: Newcomer, place: str) -> None:
    page = newcomer()
    page.goto(PLACES[place])
    assert_faultless(page, scrolls=True)


# ---- closer

ON = re.compile(r"\bon\b")

SCALE = "id => document.querySelector(`#pane-${id} > svg`).getScreenCTM().a"


def scale(page: Page, pane: str) -> float:
    page.evaluate(DRAWN)
    found: float = page.evaluate(SCALE, pane)
    return found


def panes(page: Page) -> list[str]:
    return [pane.get_attribute("data-pane") or "" for pane in page.locator("#board .pane").all()]


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_pane_is_zoomed_by_wheel_button_and_key(newcomer: Newcomer, game: str) -> None:
    page = newcomer()
    lay_middle(page, game)
    for size in (DESKTOP, {"width": 683, "height": 384}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for pane in panes(page):
            if size != DESKTOP:
                page.locator(f".mtabs [data-tab='pane:{pane}']").click()
                expect(page.locator(f".mtabs [data-tab='pane:{pane}']")).to_have_class(ON)
            by_itself = scale(page, pane)
            page.locator(f"#pane-{pane}").hover()
            page.mouse.wheel(0, -100)
            page.wait_for_function(f"([id, was]) => ({SCALE})(id) > was * 1.1", arg=[pane, by_itself])
            page.locator(f"#pane-{pane} .zoom-out").click()
            closer = scale(page, pane)
            page.locator(f"#pane-{pane} .zoom-in").click()
            assert scale(page, pane) > closer * 1.2
            page.locator(f"#pane-{pane}").focus()
            page.keyboard.press("+")
            assert scale(page, pane) > closer * 1.5
            page.keyboard.press("0")
            whole = scale(page, pane)
            assert whole <= by_itself * 1.001
            room = page.locator(f"#pane-{pane}").evaluate(
                "p => [p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight]"
            )
            assert max(room) <= 1, "all of it is in sight"
            page.mouse.move(1, 1)
            page.keyboard.press("Escape")  # what the pointer rested on has been explained


SIDE = """target => {
    const { width, height } = (target.querySelector(":scope > .hit") ?? target).getBoundingClientRect();
    return Math.min(width, height);
}"""


def test_a_tap_comes_closer_to_what_is_too_small_and_the_next_one_chooses(newcomer: Newcomer) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay_middle(page, "lisboa")  # which of two actions, at the court
    before = page.locator("#table").get_attribute("data-number")
    page.locator(".mtabs [data-tab='pane:court']").tap()
    expect(page.locator(".mtabs [data-tab='pane:court']")).to_have_class(ON)
    page.wait_for_timeout(400)  # it has come to rest
    page.locator("#pane-court .fit").tap()  # all of it
    target = page.locator("#pane-court .legal").first
    assert target.evaluate(SIDE) < 40
    target.tap()
    assert target.evaluate(SIDE) >= 43.5
    expect(page.locator("#board .selected")).to_have_count(0)
    expect(page.locator("#table")).to_have_attribute("data-number", before or "")
    expect(target).to_be_in_viewport(ratio=0.9)
    target.tap()
    page.wait_for_function(
        "was => document.querySelector('.selected') || document.getElementById('table').dataset.number !== was",
        arg=before,
    )


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_two_fingers_zoom(newcomer: Newcomer, game: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay_middle(page, game)
    touch = page.context.new_cdp_session(page)
    for pane in panes(page):
        page.locator(f".mtabs [data-tab='pane:{pane}']").tap()
        expect(page.locator(f".mtabs [data-tab='pane:{pane}']")).to_have_class(ON)
        page.wait_for_timeout(400)  # it has come to rest
        by_itself = scale(page, pane)
        box = page.locator(f"#pane-{pane}").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 40), ("touchEnd", 0)):
            points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        assert scale(page, pane) > by_itself * 1.5


def test_a_swipe_turns_to_the_next_pane(newcomer: Newcomer) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay_middle(page, "mercado")  # whose panes have nothing beside what is in sight
    first, second = panes(page)
    expect(page.locator(f".mtabs [data-tab='pane:{first}']")).to_have_class(ON)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 340, "y": 300}]})
    for x in range(330, 40, -20):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": 300}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(f".mtabs [data-tab='pane:{second}']")).to_have_class(ON)


# ---- a low window


def test_the_tray_is_a_drawer_in_a_low_window(newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 1366, "height": 650})
    lay_middle(page, "lisboa")  # which State action: nothing is asked for in the tray
    tray, bar = page.locator("#tray"), page.locator("[data-do=tray]")
    expect(tray).to_be_hidden()
    bar.click()
    expect(tray).to_be_visible()
    page.reload()
    expect(tray).to_be_visible()
    page.keyboard.press("t")
    expect(tray).to_be_hidden()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(tray).to_be_visible()
    expect(bar).to_be_hidden()


def test_the_drawer_opens_when_it_is_asked_for(newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 1366, "height": 650})
    lay_middle(page, "madeira")  # which request to keep
    expect(page.locator("#tray .legal").first).to_be_visible()
    expect(page.locator("[data-do=tray]")).to_have_attribute("aria-expanded", "true")
