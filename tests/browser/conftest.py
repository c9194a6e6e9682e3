"""One browser and one server for each worker; every page must end without an error on its console."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.serving import Server
from tests.chromium import needed

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

Newcomer = Callable[..., Page]

expect.set_options(timeout=30_000)  # a busy machine is no failure


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=needed(), args=["--disable-background-networking"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def newcomer(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Newcomer]:
    """Makes people: each with a browser of their own, on the start page."""
    contexts = []
    trouble: list[str] = []

    def come(viewport: Any = DESKTOP, locale: str = "en-GB", **more: Any) -> Page:
        context = browser.new_context(viewport=viewport, locale=locale, base_url=server.url, **more)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto("/")
        return page

    come.trouble = trouble  # type: ignore[attr-defined]
    yield come
    for context in contexts:
        context.close()
    assert trouble == [], "errors on the console"


@pytest.fixture
def page(newcomer: Newcomer) -> Page:
    return newcomer()
