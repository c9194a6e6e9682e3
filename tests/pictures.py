"""`make pictures`: every screen of every game, from a huge desktop and one at 200 % to a phone on its side, by day
and by night, into `pictures/`. `make pictures SIZE=phone` takes those of one screen."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import gaiola
from tests.browser.middles import lay_middle
from tests.browser.people import lay, my_turn, settled, speed
from tests.browser.serving import Server
from tests.chromium import needed
from tests.games.found import ON_A_SHELF, says

FOLDER = Path(__file__).parents[1] / "pictures"
SIZES: dict[str, Any] = {
    "desktop": {"width": 1366, "height": 768},
    "laptop": {"width": 1366, "height": 650},
    "wide": {"width": 1920, "height": 1080},
    "huge": {"width": 2560, "height": 1440},
    "zoomed": {"width": 683, "height": 384},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}
BY_TOUCH = ("tablet", "phone", "sideways")
THEMES = {"day": "light", "night": "dark"}
SEED = "1755"
EARLY = 30
"""After how many moves a picture is taken where a game does not say when it is most telling."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="gaiola-pictures-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        taken = 0
        for size in sys.argv[1:] or SIZES:
            for theme in THEMES:
                shots = Shots(browser, server, size, theme)
                for step in (pages, *[_of(game) for game in ON_A_SHELF]):
                    step(shots)
                taken += shots.taken
                shots.close()
        browser.close()
    print(f"{taken} pictures in {FOLDER}")


class Shots:
    """A browser of one size and theme that takes pictures."""

    def __init__(self, browser: Browser, server: Server, size: str, theme: str) -> None:
        more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size in BY_TOUCH else {}
        scheme: Any = THEMES[theme]
        self.context = browser.new_context(
            viewport=SIZES[size],
            color_scheme=scheme,
            base_url=server.url,
            locale="en-GB",
            device_scale_factor=1,
            **more,
        )
        self.page = self.context.new_page()
        self.name = f"{size}-{theme}"
        self.taken = 0

    def take(self, screen: str) -> None:
        self.page.wait_for_timeout(700)  # pieces have landed
        self.page.screenshot(path=FOLDER / f"{screen}-{self.name}.png")
        self.taken += 1
        print(f"\r{self.taken:3} {screen}-{self.name}".ljust(60), end="" if sys.stdout.isatty() else "\n", flush=True)

    def take_sheet(self, screen: str, sheet: str) -> None:
        """What lies over the board of a phone, if this is one."""
        tab = self.page.locator(f".mtabs [data-tab={sheet}]")
        if tab.is_visible():
            tab.click()
            self.take(screen)
            self.page.keyboard.press("Escape")

    def close(self) -> None:
        self.context.close()


def pages(shots: Shots) -> None:
    """What is not a table."""
    for screen, place in {
        "start": "/",
        "new": f"/new?game={ON_A_SHELF[0]}",
        "tables": "/tables",
        "rules": f"/rules/{ON_A_SHELF[-1]}",
        "about": "/about",
        "refused": "/table/nowhere",
    }.items():
        shots.page.goto(place)
        shots.take(screen)


def _of(game: str) -> Callable[[Shots], None]:
    def screens(shots: Shots) -> None:
        box, page = gaiola.game(game), shots.page
        play_to_the_middle(page, game, min(3, box.max_players))
        shots.take(f"{game}-turn")
        choose_first(page)
        shots.take(f"{game}-choosing")
        page.keyboard.press("Escape")
        for sheet in ("players", "log"):
            shots.take_sheet(f"{game}-{sheet}", sheet)
        page.locator("#log a[data-at]").nth(6).evaluate("link => link.click()")
        shots.take(f"{game}-replay")
        page.keyboard.press("Escape")
        page.locator("details.menu summary").click()
        shots.take(f"{game}-menu")
        let_bots_play(page, 10_000)
        page.goto(f"{page.locator('#table').get_attribute('data-base')}/end")
        shots.take(f"{game}-end")
        lay_middle(page, game)
        shots.take(f"{game}-four")
        lay(page, game, "here", "here")
        shots.take(f"{game}-handover")
        if box.min_players == 1:
            play_to_the_middle(page, game, 1)
            shots.take(f"{game}-solo")
        for screen, place in says(game, "PAGES", dict[str, str]()).items():
            page.goto(place)
            shots.take(f"{game}-{screen}")

    return screens


def play_to_the_middle(page: Page, game: str, players: int) -> None:
    """A game against bots, in which one plays for us as well until there is something to see."""
    lay(page, game, "here", *["bot"] * (players - 1), seed=SEED)
    let_bots_play(page, says(game, "MIDDLE", dict[int, int]()).get(players, EARLY))


def choose_first(page: Page) -> None:
    """The first part of a move, so that its targets show their prices."""
    for place in ("#tray", "#board"):
        legal = page.locator(f"{place} .el.legal")
        if legal.count():
            legal.first.click(force=True)
            return


def let_bots_play(page: Page, number: int) -> None:
    """A bot plays for us until that many moves, or to the end."""
    base = page.locator("#table").get_attribute("data-base")
    speed(page, "fast" if number < 100 else "instant")
    offered = page.locator("#menu select[name=level] option").evaluate_all("all => all.map((one) => one.value)")
    level = "greedy" if "greedy" in offered else offered[0]  # which there are depends on the game; all must be quick
    page.request.post(f"{base}/seat/0/bot", form={"level": level})
    page.wait_for_function(
        "n => Number(document.getElementById('table').dataset.number) >= n"
        " || document.querySelector('#prompt a[href$=\"/end\"]')",
        arg=number,
        timeout=240_000,
    )
    page.request.post(f"{base}/seat/0/back")
    page.goto(page.url)
    settled(page)
    my_turn(page)


if __name__ == "__main__":
    main()
