"""`make load`: many tables at which bots play a move a second each, and a person who clicks meanwhile; then a visitor
who wants to hurt the server, with each kind of request. Prints how many moves were played, how long a click takes until
the board has changed, and how much longer beside that visitor."""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser.people import click_a_move, lay
from tests.browser.serving import Server
from tests.chromium import needed
from tests.games.found import ON_A_SHELF
from tests.load.crowd import Crowd
from tests.load.hostile import KINDS, Hostile


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clicks", type=int, default=80)
    parser.add_argument("--most-seconds", type=float, default=600)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="gaiola-load-") as folder,
        Server(Path(folder), limits=None) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        page = browser.new_page(viewport={"width": 1366, "height": 768}, base_url=server.url)
        sit_down(page)
        alone = clicks(page, asked.clicks // 2)
        crowd = Crowd(server, asked.tables, asked.most_seconds)
        crowd.begin()
        beside = clicks(page, asked.clicks)
        hurt = {kind: _beside_hostile(page, server, kind, asked.clicks // 2) for kind in KINDS}
        crowd.end()
        browser.close()
    print(f"{asked.tables} tables: {crowd.moves} bot moves in {crowd.seconds:.0f} s = {crowd.pace:.2f} a second each")
    tell("click to board, nobody else there", alone)
    tell("click to board, all tables playing", beside)
    print("beside one hostile visitor, medians in ms without and with him, and what he was answered:")
    for kind, (without, with_him, answers) in hurt.items():
        told = ", ".join(f"{count} x {status or 'closed'}" for status, count in sorted(answers.items()))
        print(f"{kind:>20} {without:5.0f} {with_him:5.0f}  = {with_him / without:.2f}x   ({told})")


def _beside_hostile(page: Page, server: Server, kind: str, count: int) -> tuple[float, float, Counter[int]]:
    """Medians of clicks just before he begins and while he asks; and what he got."""
    without = median(clicks(page, count))
    with Hostile(server, kind) as hostile:
        beside = median(clicks(page, count))
    return without, beside, hostile.answers


def tell(what: str, times: list[float]) -> None:
    late = sorted(times)[int(len(times) * 0.95)]
    print(f"{what}: median {median(times):.0f} ms, 95 % under {late:.0f} ms, worst {max(times):.0f} ms ({len(times)})")


def sit_down(page: Page) -> None:
    """Two people at one screen, so that no bot is waited for."""
    lay(page, ON_A_SHELF[-1], "here", "here", covered=False)


def clicks(page: Page, count: int) -> list[float]:
    times: list[float] = []
    while len(times) < count:
        if click_a_move(page):
            times.append(float(page.evaluate("window.gaiola.lastClickMs")))
        else:
            sit_down(page)  # the game is over
    return times


if __name__ == "__main__":
    main()
