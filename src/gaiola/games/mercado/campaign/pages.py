"""The solo campaign in the browser: the fame sheet of a browser, the challenge that is due, practice, and how a
challenge is told when it is over.

A table belongs to a campaign by its origin. One try of each challenge counts: as long as its table is unfinished it
goes on there, and its result is entered once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....table import Table
from ....web.forms import form_of
from ....web.guard import visitor_of
from ....web.laying import Plan, SeatPlan
from ....web.lobby import my_name
from ....web.pages import answer
from ....web.refusals import Refused
from ....web.rooms import Link, Room, Threshold, Verdict
from ....words import Words
from ..box import MercadoBox
from ..position import MercadoPosition
from . import sheet as sheets
from .sheet import Campaign, CampaignError

if TYPE_CHECKING:
    from ....web.hub import Hub
    from ....web.live import Live

ORIGIN = "campaign"
"""The first word of the origin of a table that counts."""


class Sheet(NamedTuple):
    """The campaign of a browser as it stands; `running` is the table of the challenge that is due, if it has begun."""

    campaign: Campaign
    running: str


class CampaignRoom(Room):
    def __init__(self, hub: Hub, game: str) -> None:
        super().__init__(hub, game)
        self.dealing = asyncio.Lock()
        """Held while a challenge is dealt: two pages of one browser must not do so twice."""

    # ---- what the frame asks

    def routes(self) -> Sequence[BaseRoute]:
        return [
            Route("/campaign", self.page),
            Route("/campaign/play", self.play, methods=["POST"]),
            Route("/campaign/practise", self.practise, methods=["POST"]),
            Route("/campaign/new", self.start_anew, methods=["POST"]),
        ]

    def counts(self, origin: str) -> bool:
        return origin.partition(" ")[0] == ORIGIN

    async def finished(self, live: Live) -> None:
        """Enters the result, if it counts."""
        if live.counts:
            try:
                await self._look(live.info.creator)
            except CampaignError:
                return  # the page says so

    def entrance(self, words: Words) -> Link:
        return Link("/campaign", "fame", words.say("campaign-link"), words.say("campaign-link-hint"))

    def way_back(self, words: Words) -> Link:
        return Link("/campaign", "fame", words.say("campaign-back"))

    def verdict(self, table: Table, words: Words) -> Verdict | None:
        """Whether it counts or not, a challenge is measured by the fame that it offered."""
        challenge: dict[str, Any] | None = table.position.view(None).get("challenge")
        if not challenge:
            return None
        number, fame, score = challenge["number"], challenge["fame"], table.position.scores()[0]
        return Verdict(
            words.say("campaign-challenge", number=number, name=words.noun("challenge", str(number))),
            words.say("campaign-fame", fame=fame),
            [
                _threshold(stars, points, fame >= stars, score, words)
                for stars, points in enumerate(challenge["fame_at"], 1)
            ],
        )

    # ---- pages

    async def page(self, request: Request) -> Response:
        box = self.market
        try:
            sheet = await self._look(visitor_of(request).browser)
        except (CampaignError, Refused):
            sheet = None
        campaign = sheet.campaign if sheet else Campaign(name="")
        return self.render(
            request,
            "campaign.html",
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

    async def play(self, request: Request) -> Response:
        """To the challenge that is due: the table that was left, or a new one."""
        browser, name = visitor_of(request).browser, await my_name(request)
        async with self.dealing:
            try:
                sheet = await self._entered(browser)
            except CampaignError:
                raise self.refused(409, "campaign-web-unreadable") from None
            due = sheets.next_challenge(sheet.campaign)
            if due is None:
                raise self.refused(409, "campaign-web-none-due")
            id = sheet.running
            if not id:
                await self.keep_sheet(browser, sheet.campaign.to_json())
                id = await self._deal(browser, name, due, _origin(sheet.campaign, due))
        return answer(request, f"/table/{id}")

    async def practise(self, request: Request) -> Response:
        """Any challenge, without counting."""
        text = (await form_of(request)).get("challenge", "")
        if text not in {str(number) for number in range(1, sheets.CHALLENGES + 1)}:
            raise Refused(400, "web-no-number", name="challenge")
        id = await self._deal(visitor_of(request).browser, await my_name(request), int(text), "")
        return answer(request, f"/table/{id}")

    async def start_anew(self, request: Request) -> Response:
        if (await form_of(request)).get("sure") != "yes":
            raise self.refused(400, "campaign-web-not-sure")
        async with self.dealing:
            await self.keep_sheet(visitor_of(request).browser, _empty().to_json())
        return answer(request, "/campaign")

    # ---- the sheet

    @property
    def market(self) -> MercadoBox:
        box = self.box
        assert isinstance(box, MercadoBox)
        return box

    async def _look(self, browser: str) -> Sheet:
        async with self.dealing:
            return await self._entered(browser)

    async def _entered(self, browser: str) -> Sheet:
        """The sheet with everything on it that has been played. CampaignError if what is kept is no sheet."""
        kept = await self.sheet(browser)
        if kept is None:
            return Sheet(_empty(), "")
        campaign = sheets.read_campaign(kept)
        while (due := sheets.next_challenge(campaign)) is not None:
            found = await self.hub.read(self.hub.store.with_origin, browser, _origin(campaign, due))
            mine = [live for live in [await self.hub.live(id) for id in found] if live.info.creator == browser]
            tries = [live for live in mine if _is_try(live.table)]
            if not tries:
                return Sheet(campaign, "")
            live = min(tries, key=lambda live: live.info.created)
            pos = live.table.position
            assert isinstance(pos, MercadoPosition)
            if not pos.over:
                return Sheet(campaign, live.info.id)
            campaign = sheets.add_result(campaign, pos, live.info.id)
            await self.keep_sheet(browser, campaign.to_json())
        return Sheet(campaign, "")

    async def _deal(self, browser: str, name: str, challenge: int, origin: str) -> str:
        """A table for a challenge that can begin; its id."""
        seat = SeatPlan(kind="here", name=name)
        plan = Plan(game=self.game, seats=[seat], options={"challenge": challenge}, origin=origin)
        while True:
            id = await self.hub.open(plan, browser)
            pos = (await self.hub.live(id)).table.position
            assert isinstance(pos, MercadoPosition)
            if sheets.can_begin(pos):
                return id


ROOM = CampaignRoom


def _empty() -> Campaign:
    """Its name is a lot, so that tables of an earlier campaign are not taken for tables of this one."""
    return Campaign(name=secrets.token_hex(4))


def _origin(campaign: Campaign, challenge: int) -> str:
    return f"{ORIGIN} {challenge} {campaign.name}"


def _is_try(table: Table) -> bool:
    """A challenge that was over before anybody could decide is none."""
    decided = any(not table.was_forced(number) for number in range(1, len(table.moves) + 1))
    return decided or not table.position.over


def _threshold(stars: int, points: int, reached: bool, score: int, words: Words) -> Threshold:
    say, label = words.say, words.say("campaign-threshold", fame=stars, points=points)
    if reached:
        return Threshold(stars, points, reached, label, say("campaign-reached"))
    missed = say("campaign-missed", points=points - score) if points > score else say("campaign-missed-otherwise")
    return Threshold(stars, points, reached, label, missed)
