"""A page that counts how often a browser has seen it."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from gaiola.web.guard import visitor_of
from gaiola.web.live import Live
from gaiola.web.rooms import Room


class League(Room):
    ended: Sequence[str] = ()

    def routes(self) -> Sequence[BaseRoute]:
        return [Route("/league", self.page), Route("/league/leave", self.leave, methods=["POST"])]

    def counts(self, origin: str) -> bool:
        return origin == "league"

    async def finished(self, live: Live) -> None:
        self.ended = [*self.ended, live.info.id]

    async def page(self, request: Request) -> Response:
        browser = visitor_of(request).browser
        seen = 1 + int(await self.sheet(browser) or 0)
        await self.keep_sheet(browser, str(seen).encode())
        return self.render(request, "league.html", seen=seen)

    async def leave(self, request: Request) -> Response:
        raise self.refused(409, "league-no-leave")


ROOM = League
