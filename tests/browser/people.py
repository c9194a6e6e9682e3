"""What people do at a table in a browser, so that tests read like sentences."""

from __future__ import annotations

import re
from html import unescape

from playwright.sync_api import Locator, Page

MOST_PARTS = 12

GONE_ON = "before => document.getElementById('table').dataset.number !== before"
ANSWERED = "() => !document.getElementById('table').classList.contains('busy')"
"""Looked at with every frame; `expect` looks again after 100 ms, then 250 and 500, which adds up in whole games."""

IN_SIGHT = """thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def play_now(page: Page, game: str) -> None:
    """From the start page into a game against bots, at one click."""
    first = page.locator(f".go a[href='/learn/{game}']")  # whoever has not played it sees it in a minute before
    if first.count():
        first.click()
        page.wait_for_url(f"**/learn/{game}")
    page.locator(f"form[action='/play-now']:has([name=game][value={game}]) button").click()
    settled(page)


def _second_bot(field: Locator) -> str:
    """Which bots there are depends on the game."""
    values: list[str] = field.locator("option").evaluate_all("options => options.map((option) => option.value)")
    return [value for value in values if value not in ("here", "link", "closed")][1]


def lay(page: Page, game: str, *seats: str, covered: bool = True, seed: str = "") -> None:
    """A new table by the form: `here`, `link`, `bot` for one that is not the weakest, or the name of a bot for each
    seat."""
    page.goto(f"/new?game={game}")
    fields = page.locator("select[name^=seat-]")
    for seat in range(fields.count()):
        wanted = seats[seat] if seat < len(seats) else "closed"
        fields.nth(seat).select_option(_second_bot(fields.nth(seat)) if wanted == "bot" else wanted)
    page.set_checked("[name=covered]", covered)
    page.fill("[name=seed]", seed)
    page.locator("main form[method=post] .send button").last.click()
    page.wait_for_url("**/table/**")
    if page.url.endswith("/invite"):
        page.locator("main a[href^='/table/']").click()
    settled(page)


def seat_link(page: Page) -> str:
    """The link of the first free seat, as the host's invitation shows it."""
    invitation = page.request.get(f"{page.locator('#table').get_attribute('data-base')}/invite").text()
    found = re.search(r">(http[^<]+/seat/[^<]+)<", invitation)
    assert found is not None
    return found[1]


def speed(page: Page, how: str) -> None:
    """How fast the bots play from now on."""
    place = page.locator("#table").get_attribute("data-base")
    page.request.post(f"{place}/speed", form={"speed": how})


def unwatched(page: Page) -> None:
    """From now on nobody looks at this table, so nothing of it is painted, which is a third of the work. All of it is
    there and can be clicked."""
    page.add_style_tag(content="#table { opacity: 0 }")


def settled(page: Page) -> None:
    """Until the page has the true state and shows it."""
    page.wait_for_function("() => window.gaiola && window.gaiola.applied !== undefined")


def my_turn(page: Page) -> bool:
    """Waits until it is this page's turn (True) or the game is over (False)."""
    page.locator("#moves button[name=move], #prompt a[href$='/end']").first.wait_for(state="attached", timeout=120_000)
    return page.locator("#moves button[name=move]").count() > 0


def play_listed(page: Page, choose: int = 0) -> bool:
    """Plays from the list of moves; False when the game is over."""
    if not my_turn(page):
        return False
    before = _number(page)
    unfold_list(page)
    buttons = page.locator("#moves li:not([hidden]) button[name=move]")
    buttons.nth(choose % buttons.count()).click()
    page.wait_for_function(GONE_ON, arg=before)
    return True


class Pageless:
    """Somebody who sends forms as a browser without scripts does: no page has to be drawn for each move. It leaves the
    table's page for that."""

    def __init__(self, page: Page) -> None:
        self._request, self._base = page.request, page.locator("#table").get_attribute("data-base")
        page.goto("about:blank")
        self._read(self._request.get(f"{self._base}").text())

    def _read(self, page: str) -> None:
        listed = page.partition(' id="moves"')[2].partition("</section>")[0]
        self._moves = re.findall(r'<li><button name="move" value="([^"]*)"', listed)
        self._fields = dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', listed))
        self.number = page.partition(' data-number="')[2].partition('"')[0]

    def play(self, choose: int) -> bool:
        """Plays from the list of moves; False when the game is over."""
        if not self._moves:
            return False
        before, move = self.number, unescape(self._moves[choose % len(self._moves)])
        self._read(self._request.post(f"{self._base}/play", form={**self._fields, "move": move}).text())
        assert self.number != before
        return True


def unfold_list(page: Page) -> None:
    """On a wide screen the list of moves is folded away until somebody wants it."""
    if page.locator("#table.brief").count() and page.locator("#moves [data-do=list]").is_visible():
        page.locator("#moves [data-do=list]").click()


def click_a_move(page: Page, turn: int = 0) -> bool:
    """One whole move by clicks on the board, the tray and the prompt; False when the game is over."""
    if not my_turn(page):
        return False
    before = _number(page)
    for click in range(MOST_PARTS):
        _target(page, turn + click).click(force=True)
        page.wait_for_function(ANSWERED)
        if _number(page) != before:
            return True
    raise AssertionError("no move has so many parts")


def _target(page: Page, turn: int) -> Locator:
    """Something that can be chosen now: on the board if possible, else a button of the prompt."""
    page.locator("#board .el.legal, #tray .el.legal, #prompt [data-choose]").first.wait_for()
    board = page.locator("#board .el.legal, #tray .el.legal")
    return board.nth(turn % board.count()) if board.count() else page.locator("#prompt [data-choose]").first


def _number(page: Page) -> str | None:
    return page.locator("#table").get_attribute("data-number")
