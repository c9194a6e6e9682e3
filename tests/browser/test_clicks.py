"""How long a click takes until the board has changed. A part of its own in `make test`: nothing else runs beside it."""

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page

from tests.browser.people import click_a_move, lay
from tests.games.found import ON_A_SHELF

CLICKS = 50


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_click_to_board_with_no_bot_thinking(
    page: Page, game: str, record_property: Callable[[str, object], None]
) -> None:
    """Printed, never asserted. A game that is over before makes room for another."""
    times: list[float] = []
    lay(page, game, "here", "here", covered=False)
    while len(times) < CLICKS:
        if not click_a_move(page, 3 * len(times)):
            lay(page, game, "here", "here", covered=False)
            continue
        page.wait_for_timeout(60)  # the figure stands when it is painted
        times.append(float(page.evaluate("() => window.gaiola.lastClickMs")))
    figure = f"{game}, click to board: median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}"
    record_property("figure", figure)
