"""The pages on which a game is learned: in a minute, by its lesson, in a first game with a coach."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ..bots import easiest
from ..table.lessons import lesson_of
from .coach import FIRST, coach_of
from .forms import form_of
from .guard import visitor_of, wants_json
from .hub import hub_of
from .laying import Plan, SeatPlan
from .lessons import LessonLive
from .lobby import my_name, open_box
from .minute import minute_of, teaches
from .pages import answer, render, words_of
from .play import follow, notation_of, number_of, position_at, table_page, things, why
from .refusals import Refused
from .seating import bot_names, usual_seats


class StepLine(NamedTuple):
    """A step in the list of all of them."""

    number: int
    title: str
    done: bool
    here: bool


async def learn_page(request: Request) -> Response:
    """The minute, the way into the lesson and its steps, and the first game."""
    box = open_box(request, request.path_params["game"])
    words, lesson = words_of(request, box), lesson_of(box)
    if not teaches(box):
        raise Refused(404, "learn-no-lesson")
    progress = await hub_of(request).lessons.progress(visitor_of(request).browser)
    at, done = progress.at.get(box.name, 0), progress.done.get(box.name, 0)
    steps = [] if lesson is None else lesson.steps
    lines = [
        StepLine(number, words.say(f"lesson-{step.id}-title"), number < done, number == at)
        for number, step in enumerate(steps)
    ]
    return render(
        request,
        "learn.html",
        words,
        game=box,
        minute=minute_of(box, words.lang),
        steps=lines,
        minutes=lesson.data.minutes if lesson else 0,
        at=at if 0 < at < len(lines) else 0,
        coached=bool(coach_of(box)),
        bots=len(usual_seats(box)) - 1,
        alone=box.min_players == 1,
    )


async def to_step(request: Request) -> Response:
    """Begins, goes on, or jumps: to the beginning of a step."""
    lesson = await _mine(request)
    await hub_of(request).lessons.go(lesson, number_of(await form_of(request), "number"))
    return answer(request, lesson.base)


async def next_step(request: Request) -> Response:
    lesson = await _mine(request)
    await hub_of(request).lessons.advance(lesson, number_of(await form_of(request), "number"))
    return answer(request, lesson.base)


async def lesson_play(request: Request) -> Response:
    """A move that serves the purpose is made; another one is answered on the page."""
    lesson, form = await _mine(request), await form_of(request)
    notation = notation_of(form.get("move", ""))
    served = await hub_of(request).lessons.play(lesson, notation, number_of(form, "after"))
    if not served and wants_json(request):
        return answer(request, lesson.base, ok=False, why="")
    return answer(request, lesson.base)


async def first_game(request: Request) -> Response:
    """A table against the easiest bots, or alone, with a coach."""
    hub, browser = hub_of(request), visitor_of(request).browser
    box = open_box(request, request.path_params["game"])
    if not coach_of(box):
        raise Refused(404, "learn-no-lesson")
    alone = "alone" in await form_of(request) and box.min_players == 1
    words = words_of(request)
    me, others = await my_name(request), 0 if alone else len(usual_seats(box)) - 1
    names = [name for name in bot_names(words) if name.casefold() != me.casefold()][:others]
    bots = [SeatPlan(kind="bot", name=name, bot=easiest(box)) for name in names]
    await hub.lessons.set_coach(browser, True)
    plan = Plan(game=box.name, seats=[SeatPlan(kind="here", name=me), *bots], origin=FIRST)
    return answer(request, f"/table/{await hub.open(plan, browser)}")


async def _mine(request: Request) -> LessonLive:
    visitor = visitor_of(request)
    return await hub_of(request).lessons.live(request.path_params["game"], visitor.browser, visitor.lang)


TABLE = "/learn/{game}/table"

ROUTES: list[BaseRoute] = [
    Route("/learn/{game}", learn_page),
    Route("/learn/{game}/first", first_game, methods=["POST"]),
    Route(TABLE, table_page),
    Route(f"{TABLE}/at/{{number:int}}", position_at),
    Route(f"{TABLE}/why", why),
    Route(f"{TABLE}/things", things),
    WebSocketRoute(f"{TABLE}/live", follow),
    Route(f"{TABLE}/play", lesson_play, methods=["POST"]),
    Route(f"{TABLE}/step", to_step, methods=["POST"]),
    Route(f"{TABLE}/next", next_step, methods=["POST"]),
]
