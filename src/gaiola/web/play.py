"""The table's pages and what is sent to them: playing, taking back, looking back, who sits where."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.box import Game
from ..kernel.chance import Chance
from ..kernel.moves import Move, UnknownMove
from ..table.rows import BETWEEN, MOST_MOVES, only_answer
from .coach import FIRST
from .ending import ending_page
from .forms import form_of
from .guard import hang_up, is_number, turn_away, visitor_of
from .hub import hub_of
from .invite import invitation_page
from .live import Live, Viewer
from .pace import PACES
from .pages import answer, render
from .refusals import Refused, TooMany
from .screen import Screen
from .sights import shown
from .state import State, whole_of
from .things import things_at, things_page

WHOLE = "whole"
"""What a page says that has missed something, or has shown something else meanwhile."""

LONGEST_MOVE = 100
"""Three times what the longest move of a game takes to write."""


async def _found(connection: HTTPConnection) -> tuple[Live, Viewer, str]:
    """The table an address means, who looks at it, and the address itself."""
    hub, browser = hub_of(connection), visitor_of(connection).browser
    game = connection.path_params.get("game")
    if game is not None:
        lesson = await hub.lessons.live(game, browser, visitor_of(connection).lang)
        return lesson, Viewer(browser), lesson.base
    key = connection.path_params.get("key")
    if key is not None:
        id = await hub.read(hub.store.watched, key)
        if id is None:
            raise Refused(404, "web-no-table")
        return await hub.live(id), Viewer(browser, watching=True), f"/watch/{key}"
    live, viewer = await hub.live(connection.path_params["id"]), Viewer(browser)
    if not live.may_see(viewer):
        raise Refused(403, "web-no-seat")
    await hub.greet(live, viewer)
    return live, viewer, f"/table/{live.info.id}"


async def _seated(request: Request) -> tuple[Live, Viewer, str]:
    """Only those who sit at the table may change something there."""
    live, viewer, base = await _found(request)
    if viewer.watching or not live.seats_of(viewer.browser):
        raise Refused(403, "web-no-seat")
    return live, viewer, base


def number_of(form: dict[str, str], name: str) -> int:
    text = form.get(name, "")
    if not is_number(text):
        raise Refused(400, "web-no-number", name=name)
    return int(text)


def notation_of(text: str) -> str:
    """A move or a row as somebody wrote it. To look for what a long text might have meant takes long."""
    moves = text.split(BETWEEN)
    if len(moves) > MOST_MOVES or any(len(move) > LONGEST_MOVE for move in moves):
        raise Refused(400, "no-unknown-move", text=f"{text[:LONGEST_MOVE]}…")
    return text


# ------------------------------------------------------------------ looking


async def table_page(request: Request) -> Response:
    live, viewer, base = await _found(request)
    async with live.lock:
        screen = Screen(live, viewer, visitor_of(request).lang, base)
        state = shown(live, viewer, screen.words.lang, base)
        at = _position_asked(request, live)
        past = None if at is None or screen.cover is not None else _past(screen, at)
    words = screen.words
    return render(
        request,
        "table.html",
        words,
        state={"cover": state.facts["cover"], "html": state.html(), "log": {"items": state.log}},
        state_json=state.known(past=past is not None).replace("<", "\\u003c"),
        words_json=msgspec.json.encode(_page_words(screen)).decode().replace("<", "\\u003c"),
        verbs_json=msgspec.json.encode(_touched_by(live.table.game)).decode(),
        past=past,
        base=base,
        things=things_at(hub_of(request).box(live.table.game.name), words.lang),
        game=live.table.game,
        panes=state.panes,
        number=live.number,
        practice=live.table.practice,
        teaching="lesson" if live.teaches else "coached" if live.info.origin == FIRST else "",
        waiting=not screen.mine and not live.table.position.over and screen.cover is None,
    )


def _position_asked(request: Request, live: Live) -> int | None:
    text = request.query_params.get("at", "")
    good = is_number(text) and live.table.first <= int(text) <= live.number
    return int(text) if good else None


def _past(screen: Screen, number: int) -> dict[str, Any]:
    return {
        "number": number,
        "count": screen.live.number,
        "words": screen.log.told(number),
        "html": whole_of(screen.drawn(screen.table.position_at(number))),
    }


def _touched_by(game: Game) -> dict[str, list[str]]:
    """By verb: the kinds of elements that the parts of its moves touch, and the element that is touched besides. With
    that a page knows from a move's notation where it is chosen."""
    return {
        move.verb: [
            touch.partition(":")[0] if part < len(move.args) else touch for part, touch in enumerate(move.touches)
        ]
        for move in game.vocabulary.moves
    }


def _page_words(screen: Screen) -> dict[str, str]:
    """What the page's own script says."""
    moves = ("back", "confirm", "choose", "first", "beside", "failed", "lost", "rule", "ways")
    looks = (
        "fit",
        "show",
        "zoom-in",
        "zoom-out",
        "fold",
        "replay",
        "now",
        "from-here",
        "previous",
        "next",
        "play",
        "pause",
    )
    later = {name: f"{{{name}}}" for name in ("number", "count", "pane")}  # filled in by the script
    return {key: screen.words.say(f"page-{key}", **later) for key in (*moves, *looks)}


async def position_at(request: Request) -> Response:
    live, viewer, base = await _found(request)
    async with live.lock:
        screen = Screen(live, viewer, visitor_of(request).lang, base)
        number = request.path_params["number"]
        if screen.cover is not None:
            raise Refused(409, "web-no-covered")
        if not live.table.first <= number <= live.number:
            raise Refused(404, "web-no-position")
        return JSONResponse(_past(screen, number))


async def why(request: Request) -> Response:
    """What a move costs and brings, or which rule forbids it."""
    live, viewer, base = await _found(request)
    async with live.lock:
        screen = Screen(live, viewer, visitor_of(request).lang, base)
        written = notation_of(request.query_params.get("move", "")).split(BETWEEN)
        try:
            moves = [live.table.game.move(notation) for notation in written]
        except UnknownMove as error:
            raise Refused(404, "no-unknown-move", text=error.text) from None
        notation = BETWEEN.join(move.notation for move in moves)
        return JSONResponse({"move": notation, **_why(screen, moves)})


def _why(screen: Screen, moves: list[Move]) -> dict[str, Any]:
    position, words = screen.table.position, screen.words
    if not screen.mine:  # the question has passed on while somebody read it
        return {"legal": False, "fact": words.say("no-not-your-turn"), "sum": "", "rule": "", "final": False}
    if len(moves) > 1:
        return _why_row(screen, tuple(moves))
    (move,) = moves
    refusal = position.why_not(move)
    if refusal is None:
        sum = words.quoted(move, position.quote(move))
        told = {"fact": screen.sentence(move), "sum": sum, "note": screen.note(move), **screen.foreseen(move)}
        return {"legal": True, **told, "rule": "", "final": _final(screen, moves)}
    reason = words.reason(refusal)
    link = f"/rules/{screen.table.game.name}#rule-{reason.rule}"
    return {"legal": False, **reason._asdict(), "link": link, "final": False}


def _why_row(screen: Screen, moves: tuple[Move, ...]) -> dict[str, Any]:
    """As of one move, of a row that is offered."""
    words = screen.words
    for row in screen.table.offer.rows:
        if row.moves == moves:
            told = {"fact": screen.row_words(row), "sum": "", "note": "", **screen.foreseen(*moves)}
            return {"legal": True, **told, "rule": "", "final": _final(screen, moves)}
    return {"legal": False, "fact": words.say("no-row"), "sum": "", "rule": "", "final": False}


def _final(screen: Screen, moves: Sequence[Move]) -> bool:
    """Whether after these moves, and those that the table then makes by itself, nothing can be taken back: the turn
    passes or luck has a say."""
    table, seat = screen.table, screen.table.position.to_move
    chance = Chance(0, recording=True)  # the same question, the same answer
    assert seat is not None
    imagined = table.position.imagine(seat, chance)
    chance.take()
    for move in moves:
        imagined.carry_out(move, chance, None)
    while table.auto_single and imagined.to_move == seat and (only := only_answer(imagined)) is not None:
        imagined.carry_out(only, chance, None)
    return bool(chance.take()) or imagined.to_move != seat


async def record(request: Request) -> Response:
    """It names everything that was drawn, so it goes to everybody only after the end."""
    live, viewer, _ = await _found(request)
    async with live.lock:
        if not live.may_have_record(viewer):
            raise Refused(403, "web-no-record")
        text = live.table.record_to_give().to_json()
    disposition = f'attachment; filename="{live.info.game}-{live.info.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


async def end(request: Request) -> Response:
    live, viewer, base = await _found(request)
    return await ending_page(request, live, live.seat_shown(viewer), base)


async def invite(request: Request) -> Response:
    live, viewer, base = await _found(request)
    return invitation_page(request, live, viewer, base)


async def things(request: Request) -> Response:
    live, viewer, base = await _found(request)
    return await things_page(request, live, viewer, base)


async def follow(socket: WebSocket) -> None:
    """The live line: the true state at once, then what changes of it."""
    try:
        live, viewer, base = await _found(socket)
        limiter = hub_of(socket).limiter
        with limiter.line(visitor_of(socket).caller, live.info.id, viewer.watching):
            await socket.accept()
            await Line(socket, live, viewer, base).follow()
    except Refused as refused:
        await turn_away(socket, refused)


class Line:
    """One page that is open. It has said which version of the state it shows, and says so when it cannot use what it
    was sent."""

    def __init__(self, socket: WebSocket, live: Live, viewer: Viewer, base: str) -> None:
        self.socket = socket
        self.live = live
        self.viewer = viewer
        self.base = base
        self._held: State | None = None

    async def follow(self) -> None:
        with self.live.watched(self.viewer.browser) as news:
            heard = asyncio.create_task(self._listen(news))
            try:
                await self._send_news(news, heard)
            except (WebSocketDisconnect, RuntimeError):
                pass  # the page is gone
            finally:
                heard.cancel()

    async def _send_news(self, news: asyncio.Event, heard: asyncio.Task[None]) -> None:
        asked = self.socket.query_params.get("held", "")
        while not self.live.gone:
            news.clear()
            if self.viewer.watching and not self.base.endswith(f"/{self.live.info.watch}"):
                await self.socket.close(1008)  # the link was renewed
                return
            async with self.live.lock:
                state = shown(self.live, self.viewer, visitor_of(self.socket).lang, self.base)
            if state.version == asked:
                self._held = state
                await self.socket.send_text(state.message(state))
            elif state is not self._held:
                held, self._held = self._held, state
                await self.socket.send_text(state.message(held))
            asked = ""
            waiting = asyncio.create_task(news.wait())
            done, _ = await asyncio.wait((waiting, heard), return_when=asyncio.FIRST_COMPLETED)
            if heard in done:
                waiting.cancel()
                return
        await self.socket.close(1012)

    async def _listen(self, news: asyncio.Event) -> None:
        """Pages say next to nothing on this line: that they are there, or that they need the whole state. It ends, or
        it is ended if somebody talks too much."""
        limiter, caller = hub_of(self.socket).limiter, visitor_of(self.socket).caller
        try:
            while (said := await self.socket.receive())["type"] != "websocket.disconnect":
                limiter.message(caller)
                if said.get("text") == WHOLE:
                    self._held = None
                    news.set()
        except TooMany as refused:
            await hang_up(self.socket, refused)


# ------------------------------------------------------------------ doing


async def play(request: Request) -> Response:
    live, viewer, base = await _seated(request)
    form = await form_of(request)
    seat, after = number_of(form, "seat"), number_of(form, "after")
    await hub_of(request).play(live, viewer, seat, notation_of(form.get("move", "")), after)
    return answer(request, base)


async def undo(request: Request) -> Response:
    live, viewer, base = await _seated(request)
    form = await form_of(request)
    to = number_of(form, "to") if "to" in form else None
    await hub_of(request).undo(live, viewer, number_of(form, "after"), to)
    return answer(request, base)


async def face(request: Request) -> Response:
    live, viewer, base = await _seated(request)
    live.face(viewer, number_of(await form_of(request), "seat"))
    return answer(request, base)


async def skip(request: Request) -> Response:
    """Also for whoever laid a table of bots only."""
    live, _, base = await _found(request)
    live.skip()
    return answer(request, base)


async def speed(request: Request) -> Response:
    """As `skip`."""
    live, _, base = await _found(request)
    chosen = (await form_of(request)).get("speed", "")
    if chosen not in PACES:
        raise Refused(400, "web-no-speed")
    await hub_of(request).set_speed(live, chosen)
    return answer(request, base)


async def renew_watch(request: Request) -> Response:
    """Another link for spectators, if the old one has come into wrong hands: for whoever laid the table."""
    live, viewer, base = await _found(request)
    if viewer.watching or live.info.creator != viewer.browser:
        raise Refused(403, "web-not-yours")
    await hub_of(request).renew_watch(live)
    return answer(request, base)


async def fork(request: Request) -> Response:
    live, viewer, _ = await _found(request)
    id = await hub_of(request).fork(live, viewer, number_of(await form_of(request), "number"))
    return answer(request, f"/table/{id}")


async def rematch(request: Request) -> Response:
    live, viewer, _ = await _seated(request)
    return answer(request, f"/table/{await hub_of(request).rematch(live, viewer)}")


async def no_coach(request: Request) -> Response:
    """The coach is silent from now on, at this table and at others."""
    live, viewer, base = await _seated(request)
    await hub_of(request).lessons.set_coach(viewer.browser, False)
    live.coach = None
    live.changed()
    return answer(request, base)


async def to_bot(request: Request) -> Response:
    """Hands a human's seat to a bot: one's own to any, that of somebody who is away to the table's."""
    live, viewer, base = await _seated(request)
    seat, level = request.path_params["seat"], (await form_of(request)).get("level", "")
    if seat >= live.info.players or live.info.seats[seat].kind == "bot":
        raise Refused(404, "web-no-such-seat")
    await hub_of(request).hand_over(live, viewer, seat, level)
    return answer(request, base)


async def from_bot(request: Request) -> Response:
    live, viewer, base = await _seated(request)
    await hub_of(request).take_back(live, viewer, request.path_params["seat"])
    return answer(request, base)


def _routes(base: str) -> list[BaseRoute]:
    """The pages of a table, for those who sit there and for those who watch."""
    return [
        Route(base, table_page),
        Route(f"{base}/at/{{number:int}}", position_at),
        Route(f"{base}/why", why),
        Route(f"{base}/record", record),
        Route(f"{base}/end", end),
        Route(f"{base}/things", things),
        WebSocketRoute(f"{base}/live", follow),
        Route(f"{base}/fork", fork, methods=["POST"]),
    ]


ROUTES: list[BaseRoute] = [
    *_routes("/table/{id}"),
    *_routes("/watch/{key}"),
    Route("/table/{id}/invite", invite),
    Route("/table/{id}/play", play, methods=["POST"]),
    Route("/table/{id}/undo", undo, methods=["POST"]),
    Route("/table/{id}/face", face, methods=["POST"]),
    Route("/table/{id}/skip", skip, methods=["POST"]),
    Route("/table/{id}/speed", speed, methods=["POST"]),
    Route("/table/{id}/rematch", rematch, methods=["POST"]),
    Route("/table/{id}/coach", no_coach, methods=["POST"]),
    Route("/table/{id}/watch", renew_watch, methods=["POST"]),
    Route("/table/{id}/seat/{seat:int}/bot", to_bot, methods=["POST"]),
    Route("/table/{id}/seat/{seat:int}/back", from_bot, methods=["POST"]),
]
