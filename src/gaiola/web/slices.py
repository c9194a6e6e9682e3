"""Long work in short slices, so that everybody's moves come in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.004
"""Seconds; a click waits no longer for such work than for another click."""


class TooLong(Exception):
    """The work was given up."""


async def in_slices(work: Generator[None, None, T], most: float) -> T:
    """What the work comes to; it says by itself where it can be left for a moment. TooLong after `most` seconds that
    it had for itself."""
    spent, begun = 0.0, time.thread_time()
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        used = time.thread_time() - begun
        if spent + used > most:
            raise TooLong
        if used > SLICE:
            await asyncio.sleep(0)
            spent, begun = spent + used, time.thread_time()
