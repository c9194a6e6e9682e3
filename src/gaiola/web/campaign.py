"""Mercado's solo campaign in the browser: the fame sheet of a browser, the challenge that is due, practice.

A table belongs to a campaign by its origin. One try of each challenge counts: as long as its table is unfinished it
goes on there, and its result is entered once."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..games.mercado.box import MercadoBox
from ..games.mercado.campaign import sheet as sheets
from ..games.mercado.campaign.sheet import Campaign, CampaignError
from ..games.mercado.position import MercadoPosition
from ..table import Table
from .forms import form_of
from .guard import visitor_of
from .hub import Hub, Plan, SeatPlan, hub_of
from .live import Live
from .lobby import my_name
from .pages import answer, render, words_of
from .refusals import Refused

GAME = "mercado"


class Sheet(NamedTuple):
    """The campaign of a browser as it stands; `running` is the table of the challenge that is due, if it has begun."""

    campaign: Campaign
    running: str


# ------------------------------------------------------------------ pages


async def campaign_page(request: Request) -> Response:
    hub, browser, box = _at(request)
    try:
        sheet = await _look(hub, browser)
    except (CampaignError, Refused):
        sheet = None
    campaign = sheet.campaign if sheet else Campaign(name="")
    return render(
        request,
        "campaign.html",
        words_of(request, box),
        box=box,
        readable=sheet is not None,
        running=sheet.running if sheet else "",
        lines=sheets.lines(campaign, box),
        played=len(campaign.entries),
        due=sheets.next_challenge(campaign) if sheet else None,
        bonus=sheets.bonus(campaign, box),
        total=sheets.total_fame(campaign, box),
        rank=sheets.rank(campaign, box),
    )


async def play(request: Request) -> Response:
    """To the challenge that is due: the table that was left, or a new one."""
    hub, browser, _ = _at(request)
    name = await my_name(request)
    async with hub.dealing:
        try:
            sheet = await _entered(hub, browser)
        except CampaignError:
            raise Refused(409, "campaign-web-unreadable") from None
        due = sheets.next_challenge(sheet.campaign)
        if due is None:
            raise Refused(409, "campaign-web-none-due")
        id = sheet.running
        if not id:
            await hub.run(hub.store.keep_sheet, GAME, browser, sheet.campaign.to_json())
            id = await _deal(hub, browser, name, due, _origin(sheet.campaign, due), strict=True)
    return answer(request, f"/table/{id}")


async def practise(request: Request) -> Response:
    """Any challenge, without counting."""
    hub, browser, _ = _at(request)
    text = (await form_of(request)).get("challenge", "")
    if text not in {str(number) for number in range(1, sheets.CHALLENGES + 1)}:
        raise Refused(400, "web-no-number", name="challenge")
    id = await _deal(hub, browser, await my_name(request), int(text), "", strict=False)
    return answer(request, f"/table/{id}")


async def start_anew(request: Request) -> Response:
    hub, browser, _ = _at(request)
    if (await form_of(request)).get("sure") != "yes":
        raise Refused(400, "campaign-web-not-sure")
    async with hub.dealing:
        await hub.run(hub.store.keep_sheet, GAME, browser, _empty().to_json())
    return answer(request, "/campaign")


async def note_finished(hub: Hub, live: Live) -> None:
    """Enters the result of a table that has just ended, if it counts."""
    if live.counts:
        try:
            await _look(hub, live.kept.creator)
        except CampaignError:
            return  # the page says so


ROUTES: list[BaseRoute] = [
    Route("/campaign", campaign_page),
    Route("/campaign/play", play, methods=["POST"]),
    Route("/campaign/practise", practise, methods=["POST"]),
    Route("/campaign/new", start_anew, methods=["POST"]),
]


# ------------------------------------------------------------------ the sheet


def _at(request: Request) -> tuple[Hub, str, MercadoBox]:
    hub = hub_of(request)
    if GAME not in hub.game_names():
        raise Refused(404, "campaign-web-no-game")
    box = hub.box(GAME)
    assert isinstance(box, MercadoBox)
    return hub, visitor_of(request).browser, box


def _empty() -> Campaign:
    """Its name is a lot, so that tables of an earlier campaign are not taken for tables of this one."""
    return Campaign(name=secrets.token_hex(4))


def _origin(campaign: Campaign, challenge: int) -> str:
    return f"campaign {challenge} {campaign.name}"


async def _look(hub: Hub, browser: str) -> Sheet:
    async with hub.dealing:
        return await _entered(hub, browser)


async def _entered(hub: Hub, browser: str) -> Sheet:
    """The sheet with everything on it that has been played. CampaignError if what is kept is no sheet."""
    kept = await hub.read(hub.store.sheet, GAME, browser)
    if kept is None:
        return Sheet(_empty(), "")
    campaign = sheets.read_campaign(kept)
    while (due := sheets.next_challenge(campaign)) is not None:
        found = await hub.read(hub.store.with_origin, browser, _origin(campaign, due))
        mine = [live for live in [await hub.live(id) for id in found] if live.kept.creator == browser]
        tries = [live for live in mine if _is_try(live.table)]
        if not tries:
            return Sheet(campaign, "")
        live = min(tries, key=lambda live: live.kept.created)
        pos = live.table.position
        assert isinstance(pos, MercadoPosition)
        if not pos.over:
            return Sheet(campaign, live.kept.id)
        campaign = sheets.add_result(campaign, pos, live.kept.id)
        await hub.run(hub.store.keep_sheet, GAME, browser, campaign.to_json())
    return Sheet(campaign, "")


def _is_try(table: Table) -> bool:
    """A challenge that was over before anybody could decide is none."""
    decided = any(not table.was_forced(number) for number in range(1, len(table.moves) + 1))
    return decided or not table.position.over


async def _deal(hub: Hub, browser: str, name: str, challenge: int, origin: str, *, strict: bool) -> str:
    """A table for a challenge that can begin; its id."""
    seat = SeatPlan(kind="here", name=name)
    plan = Plan(game=GAME, seats=[seat], options={"challenge": challenge}, origin=origin, strict=strict)
    while True:
        id = await hub.open(plan, browser)
        pos = (await hub.live(id)).table.position
        assert isinstance(pos, MercadoPosition)
        if sheets.can_begin(pos):
            return id
