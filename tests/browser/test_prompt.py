"""The prompt with more buttons than it has room for: it begins with the first, and there is a way to the rest."""

import pytest
from playwright.sync_api import Page

from tests.browser.people import lay
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
