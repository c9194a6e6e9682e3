"""The report of a tournament in a browser: it needs nobody, fits a phone, and axe finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from gaiola.lab.report.page import report
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_access import RULES
from tests.lab.test_report import BOX, made_up

SCREENS: list[tuple[Any, Any]] = [(DESKTOP, "dark"), (PHONE, "light")]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """In the language with the longest words."""
    path: Path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(report(made_up(), BOX, "es"), encoding="utf-8")
    return path.as_uri()


@pytest.mark.parametrize(("size", "light"), SCREENS)
def test_a_report_fits_the_screen_fetches_nothing_and_is_read_by_everybody(
    browser: Browser, address: str, size: Any, light: Any
) -> None:
    page = browser.new_page(viewport=size, color_scheme=light)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(address)
    assert [url for url in fetched if url != address and not url.startswith("data:")] == []
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.evaluate(AXE_SCRIPT)
    flaws = page.evaluate("rules => axe.run(document, rules)", RULES)["violations"]
    assert [(flaw["id"], flaw["nodes"][0]["html"][:100]) for flaw in flaws] == []
    page.close()


def test_a_report_is_dark_by_night(browser: Browser, address: str) -> None:
    grounds = []
    for light in ("light", "dark"):
        page = browser.new_page(color_scheme=light)
        page.goto(address)
        grounds.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.close()
    assert grounds == ["rgb(244, 238, 225)", "rgb(15, 22, 38)"]
