"""The invitation: the links of free seats for whoever laid the table, as text and as codes, and who has come."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
import segno

from gaiola.web.live import Live
from gaiola.words import LANGUAGES, Words
from tests.web.house import JSON, Person
from tests.web.test_guard import refused

FORM: dict[str, Any] = {"seat-1": "here", "seat-2": "link", "seat-3": "greedy"}


def three(ana: Person) -> Live:
    """Ana, two whom she has invited, and a bot."""
    return ana.house.live(ana.sit("here", "link", "link", "greedy"))


def keys(live: Live) -> list[str]:
    return [at.key for at in live.info.seats if at.key]


def links(page: str) -> list[str]:
    return re.findall(r'<textarea readonly [^>]*id="link-\d"[^>]*>([^<]+)<', page)


# ---- the way there


def test_whoever_lays_a_table_for_others_comes_to_the_invitation(ana: Person) -> None:
    laid = ana.post("/new?game=mercado", **FORM).headers["location"]
    assert re.fullmatch(r"/table/[^/]+/invite", laid)
    assert ana.post("/new?game=mercado", JSON, **FORM).json()["to"].endswith("/invite")
    alone = ana.post("/new?game=mercado", **FORM | {"seat-2": "here"}).headers["location"]
    assert re.fullmatch(r"/table/[^/]+", alone)


def test_the_board_leads_there_while_a_seat_is_free(ana: Person, rui: Person) -> None:
    live = three(ana)
    base, way = f"/table/{live.info.id}", f'href="/table/{live.info.id}/invite"'
    assert way in ana.get(base).text and f'href="{base}"' in ana.get(f"{base}/invite").text
    for key, name in zip(keys(live), ("Zé", "Eva"), strict=True):
        rui.post(f"/seat/{key}", name=name)
    assert way not in ana.get(base).text


def test_when_everybody_sits_it_leads_to_the_table(ana: Person, rui: Person) -> None:
    live = three(ana)
    base = f"/table/{live.info.id}"
    first, second = keys(live)
    assert len(links(ana.get(f"{base}/invite").text)) == 2
    rui.post(f"/seat/{first}", name="Zé")
    left = ana.get(f"{base}/invite").text
    assert links(left) == [f"http://testserver/seat/{second}"] and "Zé" in left
    rui.post(f"/seat/{second}", name="Eva")
    answer = ana.get(f"{base}/invite")
    assert (answer.status_code, answer.headers["location"]) == (303, base)


# ---- what it shows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_free_seat_has_its_link_and_its_code(ana: Person, lang: str) -> None:
    live = three(ana)
    ana.lang = lang
    page, words = ana.get(f"/table/{live.info.id}/invite").text, Words(lang)
    assert links(page) == [f"http://testserver/seat/{key}" for key in keys(live)]
    drawn = re.findall(r'<svg [^>]*class="qr">.*?</svg>', page)
    assert [re.findall(r' d="(M[^"]+)"', code)[-1] for code in drawn] == [_path(link) for link in links(page)]
    for seat in (1, 2):
        assert words.say("lobby-invite-seat", who=live.names[seat]) in unescape(page)
    assert page.count(words.say("web-not-come")) == 2


def _path(link: str) -> str:
    found = re.search(r' d="([^"]+)"', segno.make_qr(link).svg_inline())
    assert found is not None
    return found[1]


def test_it_says_who_is_there(ana: Person, rui: Person) -> None:
    live, words = three(ana), Words("en")
    rui.post(f"/seat/{keys(live)[0]}", name="Zé")
    away, here = (f"<b>Zé</b><span>{words.say(key)}</span>" for key in ("web-away", "lobby-invite-here"))
    assert away in ana.get(f"/table/{live.info.id}/invite").text
    with rui.follow(f"/table/{live.info.id}/live") as line:
        line.receive_text()
        assert here in ana.get(f"/table/{live.info.id}/invite").text


def test_links_that_lead_nobody_else_here_say_so(ana: Person) -> None:
    place, note = f"/table/{three(ana).info.id}/invite", Words("en").say("lobby-invite-only-here")
    assert note not in ana.get(place).text
    for host in ("localhost:8765", "127.0.0.1", "[::1]:8765"):
        page = ana.get(place, {"host": host}).text
        assert note in page and links(page)[0].startswith(f"http://{host}/seat/")


def test_without_a_script_it_loads_again_by_itself(ana: Person) -> None:
    page = ana.get(f"/table/{three(ana).info.id}/invite").text
    assert re.search(r'<noscript><meta http-equiv="refresh" content="\d+"></noscript>', page)


# ---- for whom


def test_links_of_seats_are_for_whoever_laid_the_table(ana: Person, rui: Person) -> None:
    live = three(ana)
    first, second = keys(live)
    base, watch = f"/table/{live.info.id}", f"/watch/{live.info.watch}"
    refused(rui.get(f"{base}/invite"), 403, "web-no-seat")
    rui.post(f"/seat/{first}", name="Zé")
    refused(rui.get(f"{base}/invite"), 403, "web-not-yours")
    assert rui.get(f"{watch}/invite").status_code == 404
    for person, place in ((rui, base), (rui, watch), (ana, watch), (ana, base)):
        page = person.get(place).text
        assert second not in page, "the table itself shows no links of seats"
        assert (f"{base}/invite" in page) == (person is ana and place == base)


def test_nothing_of_its_address_stands_on_it(ana: Person) -> None:
    """What somebody else can have written there would tell by its length how much of it is in a link."""
    assert "seat/abc" not in ana.get(f"/table/{three(ana).info.id}/invite?guess=seat/abc").text


# ---- what the board says of somebody who has not come


def test_nobody_chooses_at_a_free_seat(ana: Person, rui: Person) -> None:
    live, words = ana.house.live(ana.sit("link", "here", seed=4)), Words("en")
    assert live.table.position.to_move == 0
    free, invite = words.say("web-seat-free", who="Ana"), f'<a class="btn pri" href="/table/{live.info.id}/invite">'
    host, looker = ana.get(f"/table/{live.info.id}").text, rui.get(f"/watch/{live.info.watch}").text
    assert free in host and invite in host
    assert free in looker and "/invite" not in looker and words.say("web-watching") in looker
    rui.post(f"/seat/{keys(live)[0]}", name="Zé")
    assert words.say("web-seat-free", who="Zé") not in ana.get(f"/table/{live.info.id}").text
