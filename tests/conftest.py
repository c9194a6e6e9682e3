"""For all tests: they play plain Python unless told otherwise, and what they have measured is printed."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest

os.environ.setdefault("GAIOLA_COMPILED", "")  # before anybody imports gaiola; see gaiola.compiled


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests are collected, and all of them stay: whoever looks for garbage need not look at them again
    and again, neither now nor later."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that all cores end together."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Whoever ran them, this process or another."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(text)
