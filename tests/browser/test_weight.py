"""What a table's page weighs on its way to a browser: the first time, and when the files it is made of are there."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people import Pageless, lay
from tests.games.found import ON_A_SHELF

KB = 1000
FIRST, AGAIN = 70 * KB, 40 * KB

MOVES = 8
"""So many are played before: a board, and hands, with something on them."""


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_table_is_light(
    browser: Browser, page: Page, game: str, record_property: Callable[[str, object], None]
) -> None:
    lay(page, game, "here", "here", covered=False, seed="1755")
    address, player = page.url, Pageless(page)
    for turn in range(MOVES):
        assert player.play(3 * turn)
    cookies: Any = page.context.storage_state()
    context = browser.new_context(locale="en-GB", storage_state=cookies)
    other = context.new_page()
    first, again = weight(other, address), weight(other, address)
    context.close()
    record_property("figure", f"{game}, a table's page: {first / KB:.1f} KB, then {again / KB:.1f} KB")
    assert first <= FIRST and again <= AGAIN


def weight(page: Page, address: str) -> int:
    """Bytes that come over the wire, heads and all, until the page is whole."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(address, wait_until="load")
    page.wait_for_function("() => window.gaiola?.applied > 0")
    page.wait_for_timeout(200)  # what a style sheet or a script asked for last
    network.detach()
    return int(sum(sizes))
