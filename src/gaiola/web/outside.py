"""What a server takes from outside: the time, and secrets that nobody guesses. Tests bring their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple


class Outside(NamedTuple):
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    """For spans of time: nobody sets it back."""
    token: Callable[[int], str] = secrets.token_urlsafe
    """A text made of so many random bytes."""

    def key(self) -> str:
        """The secret part of a link."""
        return self.token(24)
