"""What a thing is, in a browser: everything opens the inspector by mouse, by keyboard and by touch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Newcomer
from tests.browser.middles import lay_middle
from tests.browser.people import lay, play_listed, settled, unwatched
from tests.games.found import ON_A_SHELF

THINGS = ":is(#board, #tray, #players) :is([data-touch], [data-kind], [role=img])[aria-label]"
EVERYTHING = Path(__file__).with_name("everything.js").read_text(encoding="utf-8")
SMALL = [PHONE, {"width": 820, "height": 1180}, {"width": 844, "height": 390}]
COVERED = 0.01
"""As a part of all things, beside two under the buttons of a pane: what lies under others. Keys get there as well."""

MOVES, TRIED = 4, 4

OVERLAP = """([tip, thing]) => {
  const [a, b] = [tip, thing].map((element) => element.getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""


def of_each_kind(page: Page) -> list[Locator]:
    """One thing of each kind that is in sight."""
    marked = page.evaluate(
        """(things) => {
          const kinds = new Map();
          for (const thing of document.querySelectorAll(things)) {
            const { x, y, width, height } = thing.getBoundingClientRect();
            const at = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(things);
            const kind = (thing.dataset.kind ?? thing.dataset.touch).split(":")[0];
            if (at === thing && !kinds.has(kind)) kinds.set(kind, thing);
          }
          [...kinds.values()].forEach((thing, number) => thing.setAttribute("data-tried", number));
          return kinds.size;
        }""",
        THINGS,
    )
    return [page.locator(f"[data-tried='{number}']") for number in range(marked)]


def shows(page: Page, thing: Locator) -> None:
    """The box tells of this thing: its name, what it is, and a rule."""
    label = (thing.get_attribute("aria-label") or "").replace("; ", ": ")
    box = page.locator("#tip.whole")
    expect(box).to_be_visible()
    expect(box.locator("strong")).to_have_text(label.partition(": ")[0])
    expect(box.locator(".kind")).not_to_be_empty()
    assert "#rule-" in (box.locator(".src a").get_attribute("href") or "")


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_by_mouse_and_by_keyboard(page: Page, game: str) -> None:
    lay(page, game, "here", "here", covered=False, seed="1755")
    for turn in range(MOVES):
        play_listed(page, 3 * turn)
    things = of_each_kind(page)
    assert len(things) > 7
    for thing in things[:: max(1, len(things) // TRIED)]:
        thing.hover(force=True)
        shows(page, thing)
        assert not page.evaluate(OVERLAP, [page.locator("#tip").element_handle(), thing.element_handle()])
        page.mouse.move(1, 1)
        expect(page.locator("#tip")).to_be_hidden()
    things[0].hover(force=True)
    shows(page, things[0])
    page.mouse.click(1, 1)  # beside it, before it has gone by itself
    expect(page.locator("#tip")).to_be_hidden()
    for key in ("i", "Tab", "ArrowRight", "Tab"):
        page.keyboard.press(key)
        shows(page, page.locator(":focus"))
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    assert page.locator("[tabindex='-1']:focus").count() == 0


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_everything_opens_it(page: Page, game: str) -> None:
    """In the middle of a game of four: by keys what lies there now; by a click or a tap what lay there a move before,
    when nothing is to be chosen."""
    page.emulate_media(reduced_motion="reduce")
    lay_middle(page, game)
    unwatched(page)
    walked = page.evaluate(EVERYTHING, [THINGS, "keys", "thing"])
    assert walked["count"] > 80 and walked["wrong"] == walked["loose"] == []
    before = int(page.locator("#table").get_attribute("data-number") or 0) - 1
    page.goto(f"{page.url.partition('?')[0]}?at={before}")
    settled(page)
    expect(page.locator("#table.replaying")).to_be_attached()
    unwatched(page)
    for size, each in [(DESKTOP, "thing"), *((size, "kind") for size in SMALL)]:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        pointed = page.evaluate(EVERYTHING, [THINGS, "point", each])
        assert pointed["count"] > 10 and pointed["wrong"] == [], size
        assert len(pointed["unseen"]) <= COVERED * pointed["count"] + 2, (size, pointed["unseen"])


def test_where_several_moves_begin_they_are_named(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="1755")
    page.locator("#tray .legal").first.hover()
    ways = page.locator("#tip.whole .why li")
    expect(ways).not_to_have_count(0)
    words = "(shown) => shown.map((element) => element.firstChild.data)"
    listed, named = page.locator("#moves button[name=move]").evaluate_all(words), ways.evaluate_all(words)
    assert len(named) > 1 and set(named) - {"…"} <= set(listed)
    expect(ways.locator(".change").first).to_have_text(re.compile(r"\d → \S*\d"))


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_by_touch(newcomer: Newcomer, game: str) -> None:
    page = newcomer(PHONE, has_touch=True, is_mobile=True)
    lay(page, game, "here", "here", covered=False, seed="1755")
    before = page.locator("#table").get_attribute("data-number")
    things = of_each_kind(page)
    tapped = next(thing for thing in things if not thing.evaluate("(thing) => thing.closest('.legal, .other')"))
    tapped.tap(force=True)
    shows(page, tapped)
    page.locator("#tip .close").tap()
    expect(page.locator("#tip")).to_be_hidden()
    pressed = next((thing for thing in things if thing.evaluate("(thing) => thing.matches('.legal')")), tapped)
    press_long(page, pressed)
    shows(page, pressed)
    assert page.locator("#table").get_attribute("data-number") == before, "a long press chooses nothing"
    assert page.locator(".selected").count() == 0


def press_long(page: Page, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_is_clicked_is_looked_at_not_explained(page: Page) -> None:
    """After a click nothing comes up over the board until the pointer moves."""
    lay(page, "palacio", "here", "here", covered=False, seed="1755")
    product = page.locator("#tray .legal").first
    product.hover()
    expect(page.locator("#tip.whole")).to_be_visible()
    place = product.bounding_box()
    assert place is not None
    middle = int(place["x"] + place["width"] / 2), int(place["y"] + place["height"] / 2)
    page.mouse.click(middle[0] + 0.4, middle[1] + 0.6)  # as on a screen with finer pixels than the page
    expect(page.locator("#table[data-number='1']")).to_be_attached()
    expect(page.locator("#tip")).to_be_hidden()
    page.wait_for_timeout(900)  # longer than a pointer rests until it is told what lies under it
    expect(page.locator("#tip")).to_be_hidden()
    box = product.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    expect(page.locator("#tip.whole")).to_be_visible()


def test_what_a_move_says_of_a_place_is_not_said_twice(page: Page) -> None:
    lay(page, "palacio", "here", "here", covered=False, seed="1755")
    for _ in range(6):  # two products each, and hired workers
        play_listed(page, 2)
    page.locator("[data-touch='location:olive_plantation']").hover()
    box = page.locator("#tip.whole")
    expect(box.locator(".note")).to_have_text("1 olive for every 3 on the die")
    assert box.inner_text().count("for every 3 on the die") == 1
