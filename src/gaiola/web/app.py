"""The application: every route behind the guard, and errors as sentences."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..table import StoreError
from ..table.data import open_store
from ..table.lock import Lock
from . import faults, files, learn, library, lobby, play, things
from .guard import Guard, protect
from .hub import Hub, hub_of
from .limits import DAY, Limiter, Limits
from .links import keep_out_of_logs, without_links
from .outside import Outside
from .pages import refuse
from .refusals import Refused
from .thinking import Thinkers

log = logging.getLogger("gaiola")

AN_HOUR = 3600.0

WORTH_IT = 1000
MODERATE = 8
"""Answers of so many bytes and more are compressed, so hard: a table's page to a tenth in a few milliseconds. How well
something compresses tells what is in it, so no page that shows a secret link repeats what stands in its address."""


def make_app(
    data: Path,
    editions: Mapping[str, Path] | None = None,
    *,
    hosts: Iterable[str] | None = None,
    thinkers: int = 2,
    limits: Limits = Limits(),  # noqa: B008
    outside: Outside = Outside(),  # noqa: B008
) -> Starlette:
    """The table over a data directory. `hosts` are the names under which it answers; None is any. StoreError if
    another server has the directory, or what is in it cannot be trusted."""
    keep_out_of_logs()
    lock = Lock(data)
    try:
        store = open_store(data, outside.clock)
    except BaseException:
        lock.free()
        raise
    limiter = Limiter(limits, outside.steady)
    hub = Hub(store, dict(editions or {}), Thinkers(thinkers), limiter, outside)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(hub, limits))
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        hub.close()
        lock.free()

    app = Starlette(
        routes=[
            *files.routes(
                Route("/static/board/{game}.css", board_css),
                Route("/static/things/{file}.json", things.things_file),
                *hub.rooms.files(),
            ),
            *lobby.ROUTES,
            *learn.ROUTES,
            *library.ROUTES,
            *play.ROUTES,
            *hub.rooms.pages(),
        ],
        middleware=[
            Middleware(Guard, secret=store.secret(), hosts=hosts, refuse=refuse, limiter=limiter, token=outside.token),
            Middleware(GZipMiddleware, minimum_size=WORTH_IT, compresslevel=MODERATE),
        ],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            ClientDisconnect: _left,
            StoreError: faults.store_failed,
            Exception: _unexpected,
        },
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app


async def _sweep(hub: Hub, limits: Limits) -> None:
    """Once at the start and then every hour: tables nobody began go, and those that were abandoned."""
    while True:
        now = hub.outside.clock()
        try:
            gone = await hub.sweep(now - limits.never_begun_days * DAY, now - limits.abandoned_days * DAY)
        except StoreError as error:
            log.warning("old tables could not be deleted: %s", error)
        else:
            if gone:
                log.info("%d tables never begun or abandoned were deleted", gone)
        await asyncio.sleep(AN_HOUR)


async def board_css(request: Request) -> Response:
    """What only one game's board needs."""
    hub, (name, _, content) = hub_of(request), request.path_params["game"].partition(".")
    if name not in hub.game_names():
        raise Refused(404, "web-no-page")
    return files.board_css(request, hub.box(name), content)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refuse(request, error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "web-no-page", 405: "web-no-method"}
    response = refuse(request, Refused(error.status_code, keys.get(error.status_code, "web-no-request")))
    response.headers.update(error.headers or {})  # which methods there are
    return response


async def _left(request: Request, error: Exception) -> Response:
    """Whoever asked is gone before the request was whole: no fault of ours, and nobody reads this."""
    return Response(status_code=400)


async def _unexpected(request: Request, error: Exception) -> Response:
    """A fault of ours: the log has the traceback, the page a sentence. This answer does not pass the guard."""
    log.exception("request failed: %s", without_links(request.url.path), exc_info=error)
    response = refuse(request, Refused(500, "web-fault"))
    protect(response.headers, request.url.path)
    return response
