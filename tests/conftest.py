"""For all tests: they play plain Python unless told otherwise, and what they have measured is printed."""

import os
from typing import Any

import pytest

os.environ.setdefault("GAIOLA_COMPILED", "")  # before anybody imports gaiola; see gaiola.compiled


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that all cores end together."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Whoever ran them, this process or another."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(text)
