"""For all tests: what they have measured is printed."""

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Whoever ran them, this process or another."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(text)
