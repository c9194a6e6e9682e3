"""Numbers as a language writes them."""

from __future__ import annotations

from ...words import MINUS

RANGE = "\N{EN DASH}"
THIN = "\N{NO-BREAK SPACE}"


class Numbers:
    """English has a point and no space before the percent sign; Spanish and Portuguese have a comma and a space."""

    def __init__(self, lang: str) -> None:
        self._point = "." if lang == "en" else ","
        self._percent = "%" if lang == "en" else f"{THIN}%"

    def decimal(self, number: float, digits: int = 1) -> str:
        written = f"{number:.{digits}f}"
        if float(written) == 0:
            written = written.removeprefix("-")
        return written.replace("-", MINUS).replace(".", self._point)

    def percent(self, share: float, digits: int = 0) -> str:
        return f"{self.decimal(100 * share, digits)}{self._percent}"

    def between(self, low: float | None, high: float | None, digits: int = 1, times: float = 1) -> str:
        """An interval; a question mark where nothing is known of it."""
        if low is None or high is None:
            return "?"
        joint = RANGE if low >= 0 else f" {RANGE} "
        return f"{self.decimal(times * low, digits)}{joint}{self.decimal(times * high, digits)}"

    def shares(self, low: float | None, high: float | None) -> str:
        """An interval of shares."""
        return "?" if low is None else f"{self.between(low, high, 1, 100)}{self._percent}"
