"""The prompt with more buttons than it has room for: it begins with the first, and there is a way to the rest."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import GONE_ON, IN_SIGHT, lay, play_listed, settled, unfold_list
from tests.games.found import ON_A_SHELF

SIZES = [(1366, 650), (1366, 768), (1920, 1080), (820, 1180), (844, 390), (390, 844)]

OFFER = """count => {
    const named = (n) => `<button class="btn opt">Bread to discard: ${n} <span class="price">+${n}</span></button>`;
    const buttons = Array.from({ length: count }, (_, n) => named(n)).join("");
    document.querySelector("#prompt .choices").innerHTML = `<div class="opts">${buttons}</div>`;
}"""

SHOWN = """() => {
    const acts = document.querySelector("#prompt .acts");
    const [inside, page] = [acts.getBoundingClientRect(), document.documentElement];
    const first = acts.querySelector(".opts button").getBoundingClientRect();
    return {
        first: first.left >= inside.left && first.top >= inside.top && first.bottom <= inside.bottom + 1,
        reachable: acts.scrollHeight <= acts.clientHeight + 1 || getComputedStyle(acts).overflowY === "auto",
        sideways: acts.scrollWidth > acts.clientWidth + 1 || page.scrollWidth > innerWidth,
        height: document.getElementById("prompt").offsetHeight,
    };
}"""  # fmt: skip


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_many_options_begin_with_the_first_and_none_is_lost(page: Page, game: str) -> None:
    lay(page, game, "here", "here", covered=False, seed="7")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        heights = set()
        for count in (2, 6, 14):
            page.evaluate(OFFER, count)
            shown = page.evaluate(SHOWN)
            assert shown["first"] and shown["reachable"] and not shown["sideways"], (width, height, count, shown)
            heights.add(shown["height"])
        assert len(heights) == 1 or width <= 700, "choosing moves nothing under the cursor"


def test_the_second_of_two_quick_clicks_does_not_answer_the_next_question(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    number = page.locator("#table").get_attribute("data-number")
    page.locator("#prompt button[data-choose]").first.click()
    page.wait_for_function(GONE_ON, arg=number)
    number = page.locator("#table").get_attribute("data-number")
    box = page.locator("#prompt button[data-choose]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    for count in (2, 1):
        expect(page.locator("#table")).to_have_attribute("data-number", str(number))
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(300)
    page.wait_for_function(GONE_ON, arg=number)


def test_asides_are_unfolded_until_a_click_beside_them(page: Page) -> None:
    """In Madeira the windmill can be used at every decision."""
    lay(page, "madeira", "here", "here", covered=False, seed="7")
    fold = page.locator("#prompt details.asides")
    while not fold.count():
        assert play_listed(page)
    expect(fold.locator("button").first).to_be_hidden()
    fold.locator("summary").click()
    aside = fold.locator("button").first
    expect(aside).to_be_visible()
    page.locator("#question").click()
    expect(aside).to_be_hidden()


@pytest.mark.parametrize("size", [(820, 600), (844, 390)], ids=["where the page scrolls", "one pane at a time"])
def test_a_button_turns_to_targets_out_of_sight(page: Page, size: tuple[int, int]) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="1755")
    unfold_list(page)
    page.locator("#moves button[value^='stand ']").first.click()
    page.wait_for_function("() => document.getElementById('table').dataset.step === 'take'")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    turn = page.locator("#prompt [data-show=displays]")
    turn.click()
    expect(page.locator("#pane-displays .legal").first).to_be_in_viewport()
    expect(turn).to_have_count(0)
    page.set_viewport_size({"width": 820, "height": 2400})  # everything is in sight
    expect(page.locator("#prompt [data-show]")).to_have_count(0)


def test_in_a_low_window_dice_are_in_sight_although_one_may_pass_as_well(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    lay(page, "madeira", "here", "here", covered=False, seed="3")
    while page.locator("#table").get_attribute("data-step") != "turn":
        assert play_listed(page)
    for thing in ("#tray [data-touch^='die:'].legal", "#board [data-touch^='pass:'].legal"):
        expect(page.locator(thing).first).to_be_visible()
        assert page.locator(thing).first.evaluate(IN_SIGHT)


MANY_TURNS = """() => {
    const turn = (n) => `<span class="turn"><b>Player ${n}</b> +${n} coins, +2 cloth, -1 influence, +3 points</span>`;
    const turns = [1, 2, 3, 4, 5, 6].map(turn).join("");
    document.querySelector("#prompt .l2").innerHTML = `<div class="steps"></div><div class="since">${turns}</div>`;
    dispatchEvent(new Event("resize"));
}"""  # fmt: skip


def test_a_line_that_is_too_long_has_an_arrow_to_the_rest_and_one_back(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    settled(page)
    page.evaluate(MANY_TURNS)
    line = page.locator("#prompt .since")
    first, last = line.locator(".turn").first, line.locator(".turn").last
    for edge, wanted in (("right", last), ("left", first)):
        for _ in range(20):
            if wanted.evaluate(IN_SIGHT):
                break
            expect(line).to_have_attribute("data-more", re.compile(edge))
            box = line.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + (12 if edge == "left" else box["width"] - 12), box["y"] + box["height"] / 2)
            page.wait_for_timeout(400)  # it glides
        assert wanted.evaluate(IN_SIGHT), edge
