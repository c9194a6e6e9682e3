"""The invitation: the links of the seats that are still free, to be sent or scanned, and who is there already. They are
for whoever laid the table; with the last seat taken there is no such page."""

from __future__ import annotations

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..table import SeatAt
from .guard import visitor_of
from .live import Live, Viewer
from .pages import render
from .refusals import Refused
from .screen import Screen

ONLY_HERE = ("localhost", "127.0.0.1", "::1")
"""Names by which a computer means itself: a link with one of them leads nobody else here."""


def invitation_page(request: Request, live: Live, viewer: Viewer, base: str) -> Response:
    """The page, or the way to the table if nobody is to be invited any more."""
    if live.info.creator != viewer.browser:
        raise Refused(403, "web-not-yours")
    if not live.free_seats:
        return RedirectResponse(base, 303)
    screen = Screen(live, viewer, visitor_of(request).lang, base)
    return render(
        request,
        "invite.html",
        screen.words,
        here=f"{base}/invite",  # and nothing more of an address that others may have chosen: the page shows secrets
        base=base,
        seats=[_seat(request, screen, seat, at) for seat, at in enumerate(live.info.seats)],
        only_here=request.url.hostname in ONLY_HERE,
    )


def _seat(request: Request, screen: Screen, seat: int, at: SeatAt) -> dict[str, object]:
    link = f"{request.url.scheme}://{request.url.netloc}/seat/{at.key}" if at.key else ""
    return {
        "number": seat,
        "name": at.name,
        "colour": screen.live.colours[seat],
        "who": screen.who_plays(seat) or screen.words.say("lobby-invite-here"),
        "link": link,
        "code": _code(link) if link else "",
    }


def _code(link: str) -> Markup:
    """A link as a square that a phone reads; dark on light by night too, or it would not be read."""
    return Markup(segno.make_qr(link).svg_inline(omitsize=True, svgclass="qr", lineclass=None, light="#fff"))
