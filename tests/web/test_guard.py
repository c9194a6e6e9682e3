"""What must not get in and what must not get out, each with a clear refusal."""

import json
import re
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gaiola.web.app import make_app
from gaiola.words import Words
from tests.web.house import JSON, House, Person

WORDS = Words("en")


def refused(response: httpx2.Response, status: int, key: str, **args: object) -> None:
    """A page or JSON that says why, in a sentence; never a traceback."""
    assert response.status_code == status
    assert "Traceback" not in response.text
    sentence = WORDS.say(key, **args)
    if response.headers["content-type"].startswith("application/json"):
        assert response.json() == {"ok": False, "why": sentence}
    else:
        assert sentence in response.text


def a_move(person: Person, id: str) -> dict[str, Any]:
    live = person.house.live(id)
    seat = live.table.position.to_move
    return {"move": live.table.position.legal()[0].notation, "after": live.number, "seat": seat}


def test_a_post_for_another_seat(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    before = ana.house.live(id).number
    refused(rui.post(f"/table/{id}/play", **a_move(ana, id)), 403, "web-no-seat")
    refused(rui.post(f"/table/{id}/undo", after=before), 403, "web-no-seat")
    assert ana.house.live(id).number == before


def test_a_post_for_the_other_seat_at_the_same_table(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    live = ana.house.live(id)
    rui.house.call(live.hub.run, live.hub.store.claim, live.info.seats[1].key, rui.browser, "Rui")
    rui.house.call(live.hub.refresh_seats, id)
    due = live.table.position.to_move
    other = ana if due == 1 else rui
    refused(other.post(f"/table/{id}/play", JSON, **a_move(ana, id)), 403, "web-no-seat")
    wrong = a_move(ana, id) | {"seat": 1 - (due or 0)}
    refused(other.post(f"/table/{id}/play", JSON, **wrong), 409, "no-not-your-turn")
    assert live.number == 0


def test_a_cookie_that_somebody_wrote_themselves(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    rui.cookie = f"gaiola={ana.browser}.forged"
    refused(rui.post(f"/table/{id}/play", **a_move(ana, id)), 403, "web-no-seat")


def test_the_cookie_is_signed_and_out_of_reach(at_home: House) -> None:
    answer = at_home.client.get("/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie


@pytest.mark.parametrize("kind", ["stranger", "unknown"])
def test_the_live_line_of_another_table(ana: Person, rui: Person, kind: str) -> None:
    id = ana.sit("here", "greedy") if kind == "stranger" else "nowhere"
    with pytest.raises(WebSocketDisconnect) as closed, rui.follow(f"/table/{id}/live") as line:
        line.receive_text()
    assert closed.value.code == 1008


def test_the_live_line_with_a_foreign_origin(ana: Person) -> None:
    id = ana.sit("here", "greedy")
    with pytest.raises(WebSocketDisconnect), ana.follow(f"/table/{id}/live", {"origin": "http://evil.example"}) as line:
        line.receive_text()
    with ana.follow(f"/table/{id}/live", {"origin": "http://testserver"}) as line:
        assert json.loads(line.receive_text())["kind"] == "state"


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_form_on_another_site(ana: Person, headers: dict[str, str]) -> None:
    id = ana.sit("here", "here", covered=False)
    refused(ana.post(f"/table/{id}/play", headers, **a_move(ana, id)), 403, "web-no-foreign")
    assert ana.house.live(id).number == 0


def test_a_body_of_a_megabyte(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    refused(ana.post(f"/table/{id}/play", move="x" * 1_000_000), 413, "web-no-large", most=512)
    headers = {"cookie": ana.cookie, "content-type": "application/x-www-form-urlencoded"}
    chunks = (b"x" * 100_000 for _ in range(10))
    answer = ana.house.client.post(f"/table/{id}/play", headers=headers, content=chunks)
    refused(answer, 413, "web-no-large", most=512)


def test_a_script_in_a_name(ana: Person) -> None:
    script = "<script>alert(1)</script>"
    id = ana.sit("here", "greedy")
    live = ana.house.live(id)
    ana.house.call(lambda: live.hub.seat_people(live, 0, name=script))
    page = ana.get(f"/table/{id}")
    assert page.status_code == 200
    assert script not in page.text and "&lt;script&gt;alert(1)" in page.text
    assert (
        "script-src" in page.headers["content-security-policy"]
        or "default-src 'self'" in (page.headers["content-security-policy"])
    )


@pytest.mark.parametrize("path", ["", "/record", "/why?move=coin", "/at/0", "/end", "/things"])
def test_an_unknown_table(ana: Person, path: str) -> None:
    refused(ana.get(f"/table/nowhere{path}"), 404, "web-no-table")
    refused(ana.get(f"/watch/nowhere{path}"), 404, "web-no-table")


def test_unknown_pages_and_methods(ana: Person) -> None:
    refused(ana.get("/no/such/page"), 404, "web-no-page")
    refused(ana.get("/table/x/play"), 405, "web-no-method")


def test_a_stranger_sees_nothing_of_a_table(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "greedy")
    for path in ("", "/record", "/why?move=coin", "/at/0", "/end", "/things"):
        refused(rui.get(f"/table/{id}{path}"), 403, "web-no-seat")


# ---- a running game keeps its secrets


def play_some(person: Person, id: str, moves: int) -> None:
    """Moves by whoever is due, past the pages."""
    live = person.house.live(id)
    for _ in range(moves):
        seat = live.table.position.to_move
        assert seat is not None
        notation = live.table.position.legal()[0].notation
        person.house.call(lambda: live.hub._carry_out(live, seat, notation, live.number))  # noqa: B023


def everything(person: Person, base: str) -> str:
    """All that this person can get at: page, state, log, record, earlier positions."""
    pages = [person.get(base).text, person.get(f"{base}/record").text, person.get(f"{base}/at/1", JSON).text]
    pages.append(person.get(f"{base}/things").text)
    with person.follow(f"{base}/live") as line:
        pages.append(line.receive_text())
    return "\n".join(pages)


def test_the_seed_of_a_running_game_stays_here(ana: Person, rui: Person) -> None:
    seed = 918273645
    id = ana.sit("here", "greedy", seed=seed)
    live = ana.house.live(id)
    play_some(ana, id, 1)
    assert str(seed) in ana.get(f"/table/{id}/record").text  # practice: it was chosen, so it is no secret
    live.table.practice = False  # it was drawn by lot
    assert str(seed) not in everything(ana, f"/table/{id}")
    assert str(seed) not in everything(rui, f"/watch/{live.info.watch}")


def test_covered_coins_stay_covered(ana: Person, rui: Person) -> None:
    """Two games that differ only in Tomás's coins look the same to Ana and to a spectator."""
    told = []
    for coins in (3, 87):
        id = ana.sit("here", "link", seed=5)
        live = ana.house.live(id)
        play_some(ana, id, 4)
        position = live.table.position
        getattr(position, "coins")[1] = coins
        text = everything(ana, f"/table/{id}") + everything(rui, f"/watch/{live.info.watch}")
        told.append(re.sub(r"[\w-]{12,}", "", text.replace(id, "").replace(live.info.watch, "")))
    assert told[0] == told[1]


def test_a_secret_choice_stays_secret(ana: Person, rui: Person) -> None:
    """In O Palácio everybody hires in secret: nothing of it reaches the others before all have chosen."""
    seen = []
    for number in (0, 1):
        id = ana.sit("here", "link", "link", game="palacio", seed=5)
        live = ana.house.live(id)
        while live.table.step != "hire":
            play_some(ana, id, 1)
        hidden = live.table.position.to_move
        assert hidden is not None
        choice = live.table.position.legal()[number].notation
        ana.house.call(lambda: live.hub._carry_out(live, hidden, choice, live.number))  # noqa: B023
        base = f"/watch/{live.info.watch}"
        text = everything(rui, base)
        if hidden != 0:
            text += everything(ana, f"/table/{id}")
        assert choice not in text
        seen.append(re.sub(r"[\w-]{12,}", "", text.replace(id, "").replace(live.info.watch, "")))
    assert seen[0] == seen[1]


def test_a_seat_link_works_once(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    key = ana.house.live(id).info.seats[1].key
    assert rui.get(f"/seat/{key}").status_code == 200
    assert ana.house.live(id).info.seats[1].owner == "", "looking at a link does not use it up"
    assert rui.post(f"/seat/{key}", name="Rui").headers["location"] == f"/table/{id}"
    assert rui.get(f"/table/{id}").status_code == 200
    third = ana.house.person()
    again = third.post(f"/seat/{key}", name="Eva")
    assert again.status_code == 410 and "Traceback" not in again.text
    assert third.get(f"/table/{id}").status_code == 403
    assert third.get("/seat/never-given").status_code == 404


def test_spectators_change_nothing(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    live = ana.house.live(id)
    base = f"/watch/{live.info.watch}"
    assert rui.get(base).status_code == 200
    assert 'name="move"' not in rui.get(base).text
    for path in ("play", "undo", "skip", "speed", "rematch"):
        assert rui.post(f"{base}/{path}").status_code in (404, 405)
        refused(rui.post(f"/table/{id}/{path}"), 403, "web-no-seat")


def test_a_running_game_with_others_cannot_be_split_off(ana: Person) -> None:
    id = ana.sit("here", "link")
    play_some(ana, id, 2)
    refused(ana.post(f"/table/{id}/fork", number=1), 409, "web-no-fork")


def test_a_spectator_cannot_split_a_running_game_off_to_see_what_is_hidden(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    play_some(ana, id, 2)
    watch = f"/watch/{ana.house.live(id).info.watch}"
    refused(rui.post(f"{watch}/fork", number=1), 409, "web-no-fork")
    assert ana.post(f"/table/{id}/fork", number=1).status_code == 303
    live = ana.house.live(id)
    while not live.table.position.over:
        play_some(ana, id, 1)
    assert rui.post(f"{watch}/fork", number=1).status_code == 303


def test_a_name_under_which_the_server_is_not_known(tmp_path: Path) -> None:
    """Another site whose name is made to lead here gets nothing."""
    with TestClient(make_app(tmp_path, hosts=("127.0.0.1",)), base_url="http://evil.example") as client:
        refused(client.get("/"), 400, "web-no-host", host="evil.example")
        assert client.get("/", headers={"host": "127.0.0.1:8765"}).status_code == 200
