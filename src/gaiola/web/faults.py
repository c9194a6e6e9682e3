"""A store that fails, told to people: each kind of trouble is its own sentence, true for that kind."""

from __future__ import annotations

import logging

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ..table import GoneOn, NoTable, StoreBusy, StoreDamaged, StoreError, StoreFull, TableDamaged
from .pages import refuse
from .refusals import Refused

log = logging.getLogger("gaiola")

SENTENCES: dict[type[StoreError], tuple[int, str]] = {
    NoTable: (404, "web-no-table"),
    GoneOn: (409, "web-store-gone-on"),
    TableDamaged: (500, "web-store-table"),
    StoreFull: (507, "web-store-full"),
    StoreDamaged: (500, "web-store-damaged"),
    StoreBusy: (503, "web-store-busy"),
    StoreError: (503, "web-store-fault"),
}


def told_as(error: Exception) -> tuple[int, str]:
    """Status and sentence of the nearest kind."""
    return next(SENTENCES[kind] for kind in type(error).__mro__ if kind in SENTENCES)


async def store_failed(connection: HTTPConnection, error: Exception) -> Response:
    """The log has the reason for whoever runs the server; the page says what is true of the game."""
    if not isinstance(error, NoTable | GoneOn):
        log.error("%s", error)
    status, key = told_as(error)
    if isinstance(connection, Request):
        return refuse(connection, Refused(status, key))
    assert isinstance(connection, WebSocket)
    await connection.close(1011)
    return Response()  # nobody reads it
