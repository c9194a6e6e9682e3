"""For all tests: they play plain Python unless told otherwise, and what they have measured is printed."""

import os
from typing import Any

os.environ.setdefault("GAIOLA_COMPILED", "")  # before anybody imports gaiola; see gaiola.compiled


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Whoever ran them, this process or another."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(text)
