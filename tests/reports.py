"""`make reports`: plays a tournament of every game, greedy against random, and takes a picture of its report, for the
README. What is there is not played again; `make reports` after a kill goes on.

A game's `cases.py` says in GAMES_OF_A_REPORT how many games are played of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import gaiola
from gaiola.lab.report import REPORT
from tests.chromium import needed
from tests.games.found import ON_A_SHELF, says

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "reports"
PICTURES = ROOT / "docs" / "pictures"
GAMES = 100
"""Where a game does not say otherwise."""
WIDTH, HEIGHT = 1366, 768


def main() -> None:
    for game in ON_A_SHELF:
        subprocess.run(command(game), check=True, stdout=subprocess.DEVNULL)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needed())
        for game in ON_A_SHELF:
            print(take(browser, KEPT / game / REPORT, PICTURES / f"report-{game}.png"))
        browser.close()


def command(game: str) -> list[str]:
    players, games = str(gaiola.game(game).max_players), str(says(game, "GAMES_OF_A_REPORT", GAMES))
    asked = ["lab", "tournament", game, "--bots", "greedy,random", "--players", players, "--games", games]
    return [str(Path(sys.executable).with_name("gaiola")), *asked, "--seed", "1", "--out", str(KEPT / game)]


def take(browser: Browser, page: Path, picture: Path) -> Path:
    """The whole page, as a desktop shows it by day."""
    shown = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
    shown.goto(page.as_uri())
    shown.screenshot(path=picture, full_page=True)
    shown.close()
    return picture


if __name__ == "__main__":
    main()
