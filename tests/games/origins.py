"""What a game's `cases.py` says of where the values of its edition come from."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import NamedTuple

A_LABEL = "a label, one of printed, found, inferred, reconstructed"
A_PAGE = "the page where it is printed"
AN_ASSUMPTION = "an inference that names its assumption"
A_REASON = "a reason of at least 5 characters"
A_PATH = "a path that exists in the data"


class Origins(NamedTuple):
    """For a reconstructed edition, in which there is something of every origin."""

    checks: ModuleType
    """The game's module that checks an edition."""
    tables: tuple[str, ...] = ()
    """Tables that are seen to need an origin as a whole."""
    printed: Iterable[str] = ()
    ours: Iterable[str] = ()
    """Values that are known to be printed, and known to be reconstructed."""
    wrong: tuple[tuple[str, str, str], ...] = ()
    """What is refused as an origin: of which values, what it says, what would fit."""
