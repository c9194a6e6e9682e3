"""`make load`, second part: how the cost of a server grows with its tables. For each number of tables: how many moves
were played, what one cost the server and the processes in which bots think, what the server holds in memory, and how
long a person's click takes meanwhile."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.browser.serving import Server
from tests.chromium import needed
from tests.load.crowd import Cost, Crowd
from tests.load.many_tables import clicks, sit_down

HEAD = "tables   moves/s   ms a move, server   ms a move, thinking   processors   MB   click: median, 95 %, worst"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*", default=[10, 50, 100, 200, 400])
    parser.add_argument("--seconds", type=float, default=20, help="of each number of tables")
    parser.add_argument("--clicks", type=int, default=50)
    asked = parser.parse_args()
    print(HEAD)
    for tables in asked.tables:
        measure(tables, asked.seconds, asked.clicks)


def measure(tables: int, seconds: float, count: int) -> None:
    """With a server of its own, so that nothing is left of those before."""
    with (
        tempfile.TemporaryDirectory(prefix="gaiola-load-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        page = browser.new_page(viewport={"width": 1366, "height": 768}, base_url=server.url)
        sit_down(page)
        crowd = Crowd(server, tables, 600)
        crowd.begin()
        time.sleep(2)  # until those who look on have seen their tables for the first time
        before, moves, began = Cost.of(server.process), crowd.moves, time.monotonic()
        time.sleep(seconds)
        after, moves, took = Cost.of(server.process), crowd.moves - moves, time.monotonic() - began
        times = sorted(clicks(page, count))
        crowd.end()
        browser.close()
    own, thinking = after.own - before.own, after.thinking - before.thinking
    print(
        f"{tables:6} {moves / took:9.1f} {1000 * own / moves:19.1f} {1000 * thinking / moves:21.1f}"
        f" {(own + thinking) / took:12.2f} {after.megabytes:4.0f}"
        f"   {median(times):.0f} {times[int(len(times) * 0.95)]:.0f} {times[-1]:.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
