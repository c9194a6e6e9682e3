"""`make pictures`: every screen of every game, from a huge desktop and one at 200 % to a phone on its side, by day
and by night, into `pictures/`. `make pictures SIZE=phone` takes those of one screen.

Each table is laid once, before: every screen shows the same positions."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import gaiola
from gaiola.bots import easiest
from gaiola.lab.report.page import report
from tests.browser.middles import lay_middle
from tests.browser.people import lay, my_turn, settled
from tests.browser.serving import Server
from tests.chromium import needed
from tests.games.found import ON_A_SHELF, says
from tests.games.lessons import TAUGHT
from tests.lab.test_report import BOX, made_up

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
HALF = 0.45
"""So much of a game has been played where one's own turn is pictured."""

PATIENCE = 240_000
"""Milliseconds: pictures may be taken while the machine does much else."""

Places = dict[str, str]
"""Where a screen is: what its picture is called, and the address."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="gaiola-pictures-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        context = browser.new_context(viewport=SIZES["desktop"], base_url=server.url, locale="en-GB")
        page = context.new_page()
        places = pages(page, Path(folder) / "report.html")
        turns = {game: middle(page, game, min(3, gaiola.game(game).max_players)) for game in ON_A_SHELF}
        for game in ON_A_SHELF:
            places |= {f"{game}-{screen}": place for screen, place in screens(page, game).items()}
        known: Any = context.storage_state()
        taken = 0
        for size in sys.argv[1:] or SIZES:
            for theme in THEMES:
                shots = Shots(browser, server, size, theme, known)
                for game, place in turns.items():
                    shots.take_turn(game, place)
                for screen, place in places.items():
                    shots.page.goto(place)
                    shots.take(screen)
                taken += shots.taken
                shots.close()
        browser.close()
    print(f"{taken} pictures in {FOLDER}")


class Shots:
    """A browser of one size and theme that takes pictures; it is `known` at the tables that were laid."""

    def __init__(self, browser: Browser, server: Server, size: str, theme: str, known: Any) -> None:
        more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size in BY_TOUCH else {}
        scheme: Any = THEMES[theme]
        self.context = browser.new_context(
            viewport=SIZES[size],
            color_scheme=scheme,
            base_url=server.url,
            locale="en-GB",
            device_scale_factor=1,
            storage_state=known,
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.name = f"{size}-{theme}"
        self.taken = 0

    def take(self, screen: str) -> None:
        self.page.wait_for_timeout(700)  # pieces have landed
        self.page.screenshot(path=FOLDER / f"{screen}-{self.name}.png")
        self.taken += 1
        print(f"\r{self.taken:3} {screen}-{self.name}".ljust(60), end="" if sys.stdout.isatty() else "\n", flush=True)

    def take_turn(self, game: str, place: str) -> None:
        """One's own turn, and what opens over it. It is the same turn afterwards."""
        page = self.page
        page.goto(place)
        settled(page)
        self.take(f"{game}-turn")
        for sheet in ("players", "log"):
            self.take_sheet(f"{game}-{sheet}", sheet)
        page.locator("#log a[data-at]").nth(6).evaluate("link => link.click()")
        self.take(f"{game}-replay")
        page.keyboard.press("Escape")
        page.locator("details.menu summary").click()
        self.take(f"{game}-menu")
        page.goto(place)
        settled(page)
        choose_first(page)
        self.take(f"{game}-choosing")
        page.goto(place)
        settled(page)
        if page.locator("form.undo button:not(.off)").count():  # it was a whole move
            page.locator("form.undo button").click()
            page.wait_for_timeout(700)

    def take_sheet(self, screen: str, sheet: str) -> None:
        """What lies over the board of a phone, if this is one."""
        tab = self.page.locator(f".mtabs [data-tab={sheet}]")
        if tab.is_visible():
            tab.click()
            self.take(screen)
            self.page.keyboard.press("Escape")

    def close(self) -> None:
        self.context.close()


def pages(page: Page, written: Path) -> Places:
    """What is no table of a game."""
    written.write_text(report(made_up(), BOX, "en"), encoding="utf-8")
    lay(page, ON_A_SHELF[0], "here", "link")
    return {
        "start": "/",
        **{f"new-{game}": f"/new?game={game}" for game in ON_A_SHELF},
        "tables": "/tables",
        **{f"rules-{game}": f"/rules/{game}" for game in ON_A_SHELF},
        "about": "/about",
        "refused": "/table/nowhere",
        "invite": f"{page.url}/invite",
        "report": written.as_uri(),
    }


def screens(page: Page, game: str) -> Places:
    """Tables of a game that are looked at, and pages of its own."""
    places = Places()
    lay_middle(page, game, part=1)
    places["end"] = f"{page.url}/end"
    lay_middle(page, game)
    places["four"] = page.url
    lay(page, game, "here", "here")
    places["handover"] = page.url
    if gaiola.game(game).min_players == 1:
        places["solo"] = middle(page, game, 1)
    if game in TAUGHT:
        page.goto(f"/learn/{game}")
        places["learn"] = page.url
        page.locator("form[action$='/table/step'] button.pri").click()
        settled(page)
        places["lesson"] = page.url
        page.goto(f"/learn/{game}")
        page.locator("main form[action$='/first'] button").first.click()
        settled(page)
        places["coach"] = page.url
    return places | says(game, "PAGES", Places())


def middle(page: Page, game: str, players: int) -> str:
    """One's own turn in the middle of a game against bots."""
    lay_middle(page, game, HALF, players)
    base = page.locator("#table").get_attribute("data-base")
    for seat in range(1, players):
        page.request.post(f"{base}/seat/{seat}/bot", form={"level": easiest(gaiola.game(game))})
    page.goto(page.url)
    settled(page)
    my_turn(page)
    return page.url


def choose_first(page: Page) -> None:
    """The first part of a move, so that its targets show their prices."""
    for place in ("#tray", "#board"):
        legal = page.locator(f"{place} .el.legal")
        if legal.count():
            legal.first.click(force=True)
            return


if __name__ == "__main__":
    main()
