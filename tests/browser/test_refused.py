"""A page whose live line the server refuses says why, and does not knock again at once."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import lay
from tests.browser.serving import Server


def test_a_page_too_many_says_so_and_waits(browser: Browser, tmp_path: Path) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("lines_at_a_table = 1\n", encoding="utf-8")
    with Server(tmp_path / "tables", limits=limits) as server, browser.new_context(base_url=server.url) as context:
        first = context.new_page()
        lay(first, "mercado", "here", "here", covered=False)
        first.wait_for_function("() => window.gaiola.applied > 0")
        second = context.new_page()
        knocks: list[object] = []
        second.on("websocket", lambda line: knocks.append(line))
        second.goto(first.url)
        expect(second.locator(".lost")).to_contain_text("Close a page of it. Try again in 30 seconds.")
        second.evaluate("dispatchEvent(new Event('online'))")  # which else is a reason to try at once
        second.wait_for_timeout(1500)
        assert len(knocks) == 1
        expect(first.locator(".lost")).to_have_count(0)
