"""Links that are secrets: who has one has a seat, or looks on. They stand in no log."""

from __future__ import annotations

import logging
import re

_LINK = re.compile(r"(?P<before>/(?:seat|watch)/|[?&]code=)[^/?#&\s\"'\\]+")


def without_links(text: str) -> str:
    """The text with every secret of a link left out."""
    return _LINK.sub(r"\g<before>…", text)


class NoLinks(logging.Filter):
    """Keeps links out of what a logger writes."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = without_links(record.getMessage()), ()
        return True


def keep_out_of_logs() -> None:
    """For our own log and those of the server underneath, whatever level somebody sets them to."""
    for name in ("gaiola", "uvicorn.access", "uvicorn.error", "uvicorn.asgi", "websockets.server", "asyncio"):
        logger = logging.getLogger(name)
        if not any(isinstance(known, NoLinks) for known in logger.filters):
            logger.addFilter(NoLinks())
