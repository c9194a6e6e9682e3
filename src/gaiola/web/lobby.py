"""The lobby: the shelf of games, new tables, seats taken by link, my tables, records brought in, and the language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..bots import BOTS, offered
from ..kernel.box import Game
from ..kernel.options import OptionError, choice_text, options_of
from ..kernel.record import Record, RecordError, read_record
from ..table import SeatTaken, TableInfo, UnknownKey
from ..table.lists import A_PAGE, Listed
from ..words import LANGUAGES, Words
from .forms import file_of, form_of
from .guard import A_YEAR, LANGUAGE_COOKIE, visitor_of, wants_json
from .hub import hub_of
from .laying import Plan
from .live import how_long
from .minute import teaches
from .pages import answer, render, words_of
from .refusals import Refused
from .seating import (
    LONGEST_NAME,
    MOST_DIGITS,
    PATIENCES,
    PEOPLE,
    Errors,
    Form,
    counts,
    fresh_form,
    is_kind,
    offered_kinds,
    plan_of,
    presets,
    read_form,
    tidy,
    usual_seats,
)

RUNNING_ON_START = 3
"""As many of the visitor's tables fit beside each other on the start page."""

_LINK = re.compile(r"(?:^|/)(?P<kind>seat|watch|table)/(?P<key>[A-Za-z0-9_-]{1,200})(?=[/?#]|$)")
_CODE = re.compile(r"[A-Za-z0-9_-]{1,200}")
_PAGE = re.compile(r"[0-9]{1,6}")


# ------------------------------------------------------------------ the shelf


async def start(request: Request) -> Response:
    """The games, and some of the visitor's running tables: first those where it is their turn."""
    hub, words, browser = hub_of(request), words_of(request), visitor_of(request).browser
    running = await hub.read(hub.store.tables_of, browser, False, most=RUNNING_ON_START, my_turn_first=True)
    count = await hub.read(hub.store.count_of, browser, False)
    played = await hub.read(hub.store.games_of, browser)
    games = [_box_on_shelf(request, hub.box(name)) for name in hub.game_names()]
    for game in games:
        game["first"] = game["teaches"] and game["id"] not in played
    games.sort(key=lambda game: game["weight"])  # the light ones first
    return render(
        request,
        "start.html",
        words,
        games=games,
        running=_shown(request, running),
        more=count - len(running),
    )


def _box_on_shelf(request: Request, box: Game) -> dict[str, Any]:
    words = words_of(request, box)
    return {
        "id": box.name,
        "name": words.say("game-name"),
        "tagline": words.say("game-tagline"),
        "least": box.min_players,
        "most": box.max_players,
        "minutes": words.say("shelf-minutes"),
        "weight": int(words.say("shelf-weight")),
        "bots": len(usual_seats(box)) - 1,
        "cover": Markup(hub_of(request).board(box).cover(words)),
        "teaches": teaches(box),
        "reconstructed": box.edition.reconstructed,
    }


def open_box(request: Request, name: str) -> Game:
    """A game of the shelf, or a refusal."""
    hub = hub_of(request)
    if name not in hub.game_names():
        raise Refused(404, "lobby-no-game")
    return hub.box(name)


async def my_name(request: Request) -> str:
    """The name under which this browser played last."""
    hub = hub_of(request)
    return await hub.read(hub.store.name_of, visitor_of(request).browser) or words_of(request).say("seat-me")


# ------------------------------------------------------------------ new tables


async def play_now(request: Request) -> Response:
    """Me against the usual bots, at once."""
    box = open_box(request, (await form_of(request)).get("game", ""))
    words, me = words_of(request), await my_name(request)
    plan, _ = plan_of(fresh_form(box, usual_seats(box), me), box, words, me)
    assert plan is not None
    id = await hub_of(request).open(plan, visitor_of(request).browser)
    return answer(request, f"/table/{id}")


async def new_page(request: Request) -> Response:
    box = _box_asked_for(request)
    wanted = request.query_params.get("seats", "").split(".")
    form = fresh_form(
        box, wanted if all(is_kind(kind, box) for kind in wanted) else usual_seats(box), await my_name(request)
    )
    return _new_form(request, box, form, {})


async def make_table(request: Request) -> Response:
    """Opens the table that the form describes, or shows the form again with what is wrong."""
    box = _box_asked_for(request)
    form, me = read_form(await form_of(request), box), await my_name(request)
    words = words_of(request)
    plan, errors = plan_of(form, box, words, me)
    if plan is not None:
        opened = await _open(request, plan)
        if opened:
            invite = any(seat.kind == "link" for seat in plan.seats)
            return answer(request, f"/table/{opened}/invite" if invite else f"/table/{opened}")
        errors = {"seats": words.say("lobby-no-table", reason=words.say("lobby-no-choice"))}
    if wants_json(request):
        raise Refused(422, "lobby-no-table", reason=" ".join(errors.values()))
    return _new_form(request, box, form, errors)


async def _open(request: Request, plan: Plan) -> str:
    """The id of the new table; nothing if these options do not go together."""
    try:
        return await hub_of(request).open(plan, visitor_of(request).browser)
    except OptionError:
        return ""


def _box_asked_for(request: Request) -> Game:
    games = hub_of(request).game_names()
    return open_box(request, request.query_params.get("game", games[0] if games else ""))


def _new_form(request: Request, box: Game, form: Form, errors: Errors) -> Response:
    words, hub = words_of(request, box), hub_of(request)
    return render(
        request,
        "new.html",
        words,
        status=422 if errors else 200,
        game=_box_on_shelf(request, box),
        others=[(name, words_of(request, hub.box(name)).say("game-name")) for name in hub.game_names()],
        form=form,
        errors=errors,
        kinds=[(kind, _kind(kind, words)) for kind in _kinds(box, form)],
        levels=[words.say(f"level-{level}") for level in offered(box)],
        presets=presets(box, words),
        colours=hub.colours(box, box.max_players),
        options=_option_fields(box, words),
        patiences=[(str(seconds), words.say("web-patience", **how_long(seconds))) for seconds in PATIENCES],
        entrance=hub.rooms[box.name].entrance(words),
        longest_name=LONGEST_NAME,
        most_digits=MOST_DIGITS,
    )


def _kinds(box: Game, form: Form) -> list[str]:
    """What is offered, and what the form holds already."""
    shown = offered_kinds(box)
    return shown + sorted({seat.kind for seat in form.seats if is_kind(seat.kind, box)} - set(shown))


def _kind(kind: str, words: Words) -> str:
    if kind != "closed" and kind not in PEOPLE:
        return words.say("lobby-kind-bot", level=words.noun("bot", kind))
    return words.say(f"lobby-kind-{kind}")


def _option_fields(box: Game, words: Words) -> list[dict[str, Any]]:
    fields = []
    for name, option in options_of(box.edition.data).items():
        only = ""
        if option.players == (1,):
            only = words.say("lobby-option-alone")
        elif option.players:
            only = words.say("lobby-option-players", players=counts(option))
        choices = [
            (choice_text(choice), words.noun("option", f"{name}-{choice_text(choice)}")) for choice in option.choices
        ]
        fields.append({"id": name, "name": words.noun("option", name), "only": only, "choices": choices})
    return fields


# ------------------------------------------------------------------ seats by link


async def join(request: Request) -> Response:
    """Somebody pasted a link or the code in it."""
    text = request.query_params.get("code", "").strip()
    link = _LINK.search(text)
    if link:
        return RedirectResponse(f"/{link['kind']}/{link['key']}", 303)
    hub = hub_of(request)
    if _CODE.fullmatch(text):
        if await hub.read(hub.store.seat_of_key, text) is not None:
            return RedirectResponse(f"/seat/{text}", 303)
        if await hub.read(hub.store.watched, text) is not None:
            return RedirectResponse(f"/watch/{text}", 303)
        if await hub.read(hub.store.knows, visitor_of(request).browser, text):
            return RedirectResponse(f"/table/{text}", 303)
    raise Refused(404, "lobby-no-code")


async def seat_page(request: Request) -> Response:
    """Asks first: programs that preview links must not use one up."""
    info, seat = await _invited(request)
    if info.seats[seat].owner == visitor_of(request).browser:
        return RedirectResponse(f"/table/{info.id}", 303)
    _check_free(request, info, seat)
    return await _seat_form(request, info, seat, "", "")


async def take_seat(request: Request) -> Response:
    info, seat = await _invited(request)
    hub, browser = hub_of(request), visitor_of(request).browser
    if info.seats[seat].owner != browser:
        _check_free(request, info, seat)
        name = tidy((await form_of(request)).get("name", ""))
        problem = _problem_with_name(name, info, seat, words_of(request))
        if problem:
            return await _seat_form(request, info, seat, name, problem)
        try:
            await hub.run(hub.store.claim, request.path_params["key"], browser, name)
        except SeatTaken:
            raise Refused(410, "lobby-no-seat-used") from None
        except UnknownKey:
            raise Refused(404, "lobby-no-seat") from None
        await hub.refresh_seats(info.id)
    return answer(request, f"/table/{info.id}")


async def _invited(request: Request) -> tuple[TableInfo, int]:
    hub = hub_of(request)
    found = await hub.read(hub.store.seat_of_key, request.path_params["key"])
    info = None if found is None else await hub.read(hub.store.about, found[0])
    if found is None or info is None:
        raise Refused(404, "lobby-no-seat")
    return info, found[1]


def _check_free(request: Request, info: TableInfo, seat: int) -> None:
    if info.seats[seat].key != request.path_params["key"]:
        raise Refused(410, "lobby-no-seat-used")


def _problem_with_name(name: str, info: TableInfo, seat: int, words: Words) -> str:
    if len(name) > LONGEST_NAME:
        return words.say("lobby-no-long-name", most=LONGEST_NAME, count=len(name))
    others = {at.name.casefold() for number, at in enumerate(info.seats) if number != seat}
    return words.say("lobby-no-same-name", name=name) if name.casefold() in others else ""


async def _seat_form(request: Request, info: TableInfo, seat: int, name: str, problem: str) -> Response:
    hub = hub_of(request)
    box = hub.box(info.game)
    words, mine = words_of(request, box), await my_name(request)
    taken = {at.name.casefold() for number, at in enumerate(info.seats) if number != seat}
    suggested = mine if mine != words.say("seat-me") and mine.casefold() not in taken else ""
    return render(
        request,
        "join.html",
        words,
        status=422 if problem else 200,
        game=_box_on_shelf(request, box),
        info=info,
        seat=seat,
        colours=hub.colours(box, info.players),
        name=name or suggested,
        usual=info.seats[seat].name,
        patience=how_long(info.patience),
        problem=problem,
        longest_name=LONGEST_NAME,
    )


# ------------------------------------------------------------------ my tables


class Page(NamedTuple):
    """One page of a list, its number, and that of the last one."""

    tables: list[dict[str, Any]]
    number: int
    last: int


async def tables_page(request: Request, problem: str = "", detail: str = "") -> Response:
    return render(
        request,
        "tables.html",
        status=422 if problem else 200,
        running=await _page(request, "page", over=False),
        finished=await _page(request, "finished", over=True),
        problem=problem,
        detail=detail,
    )


async def _page(request: Request, name: str, *, over: bool) -> Page:
    """The page that the address asks for by this name; the nearest one if there is no such page."""
    hub, browser = hub_of(request), visitor_of(request).browser
    last = max(1, -(-await hub.read(hub.store.count_of, browser, over) // A_PAGE))
    asked = request.query_params.get(name, "")
    number = min(last, max(1, int(asked))) if _PAGE.fullmatch(asked) else 1
    tables = await hub.tables_of(browser, over, (number - 1) * A_PAGE)
    return Page(_shown(request, tables), number, last)


def _shown(request: Request, tables: Sequence[Listed]) -> list[dict[str, Any]]:
    """Tables as a list shows them. One that is damaged, or whose game is no longer installed, says so."""
    installed = set(hub_of(request).game_names())
    return [
        _broken(request, table) if table.damaged or table.game not in installed else _row(request, table)
        for table in tables
    ]


def _broken(request: Request, table: Listed) -> dict[str, Any]:
    trouble = words_of(request).say("lobby-damaged" if table.damaged else "lobby-not-installed")
    unknown = {"my_turn": False, "waiting": "", "when": "", "notes": [], "seats": []}
    return {"id": table.id, "game": table.game, "trouble": trouble, **unknown}


def _row(request: Request, table: Listed) -> dict[str, Any]:
    hub, browser = hub_of(request), visitor_of(request).browser
    box = hub.box(table.game)
    words, colours = words_of(request, box), hub.colours(box, table.players)
    to_move = None if table.to_move is None else table.seats[table.to_move]
    origin = f"lobby-origin-{table.origin.partition(' ')[0]}"
    return {
        "id": table.id,
        "game": words.say("game-name"),
        "trouble": "",
        "my_turn": to_move is not None and to_move.owner == browser and not (to_move.bot or to_move.stand_in),
        "waiting": "" if to_move is None else words.say("lobby-waiting", who=to_move.name),
        "when": since(hub.outside.clock() - table.changed, words),
        "notes": [words.say(key) for key in ("lobby-practice" * table.practice, origin) if words.has(key)],
        "seats": [
            {
                "name": at.name,
                "colour": colours[number],
                "score": None if table.scores is None else table.scores[number],
                "won": table.ranking is not None and table.players > 1 and table.ranking[number] == 1,
            }
            for number, at in enumerate(table.seats)
        ],
    }


def since(seconds: float, words: Words) -> str:
    """How long ago, as people say it."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return words.say("lobby-when-now")
    if minutes < 60:
        return words.say("lobby-when-minutes", count=minutes)
    if minutes < 24 * 60:
        return words.say("lobby-when-hours", count=minutes // 60)
    return words.say("lobby-when-days", count=minutes // (24 * 60))


async def import_record(request: Request) -> Response:
    """A record from a file becomes a table."""
    words = words_of(request)
    content = await file_of(request, "record")
    if not content:
        return await _not_imported(request, words.say("lobby-no-file"), "")
    try:
        record = read_record(content)
        record = msgspec.structs.replace(record, seats=_names_in(record, words))
        id = await hub_of(request).bring(record, visitor_of(request).browser)
    except RecordError as error:
        return await _not_imported(request, words.say("lobby-no-record"), str(error))
    return answer(request, f"/table/{id}")


async def _not_imported(request: Request, problem: str, detail: str) -> Response:
    if wants_json(request):
        raise Refused(422, "lobby-no-table", reason=f"{problem} {detail}".strip())
    return await tables_page(request, problem, detail)


def _names_in(record: Record, words: Words) -> list[str]:
    """The players of a record; the terminal writes them as `me:Ana` and `greedy`. Equal names are numbered."""
    names = []
    for seat in record.seats:
        kind, _, name = seat.partition(":")
        called = name if kind == "me" else seat.capitalize() if seat in BOTS else seat
        known = tidy(called)[: LONGEST_NAME - 2]
        names.append(known or words.say("seat-me"))
    return [
        name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    ]


# ------------------------------------------------------------------ language


async def choose_language(request: Request) -> Response:
    sent = await form_of(request)
    lang, back = sent.get("lang", ""), sent.get("back", "/")
    if lang not in LANGUAGES:
        raise Refused(400, "lobby-no-language")
    response = answer(request, back if is_local(back) else "/")
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=A_YEAR, path="/", samesite="lax", httponly=True)
    return response


def is_local(address: str) -> bool:
    """Whether it stays on this server: browsers read `//host` and `/\\host` as other ones."""
    return address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()


ROUTES = [
    Route("/", start),
    Route("/play-now", play_now, methods=["POST"]),
    Route("/new", new_page),
    Route("/new", make_table, methods=["POST"]),
    Route("/join", join),
    Route("/seat/{key}", seat_page),
    Route("/seat/{key}", take_seat, methods=["POST"]),
    Route("/tables", tables_page),
    Route("/import", import_record, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
]
