"""What leaves the server while a game runs, and to whom: records, choices made in secret, practice, links."""

from __future__ import annotations

import json
import logging
import random
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gaiola.web.live import Live
from gaiola.words import Words
from tests.games.found import ON_A_SHELF
from tests.web.house import JSON, Person, house
from tests.web.test_guard import refused

SAVED_BEFORE = Path(__file__).with_name("saved-before.sql")


def join(guest: Person, live: Live, seat: int) -> None:
    """The guest takes the seat of a link."""
    assert guest.post(f"/seat/{live.info.seats[seat].key}", name="Guest").status_code == 303


def play_until(person: Person, live: Live, step: str) -> None:
    """Random moves by whoever is due, until something else than `step` is asked."""
    draw = random.Random(3)
    while live.table.step == step:
        seat, legal = live.table.position.to_move, live.table.position.legal()
        assert seat is not None
        notation = draw.choice(legal).notation
        person.house.call(live.hub._carry_out, live, seat, notation, live.number)


# ---- records


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_record_of_a_running_game_goes_only_to_somebody_who_plays_alone(
    ana: Person, rui: Person, game: str
) -> None:
    alone = ana.sit("here", "greedy", game=game)
    assert json.loads(ana.get(f"/table/{alone}/record").text)["seed"] is None
    with_others = ana.sit("here", "link", game=game)
    shared = ana.sit("here", "here", game=game)
    live = ana.house.live(with_others)
    join(rui, live, 1)
    watching = f"/watch/{ana.house.live(alone).info.watch}"
    for person, base in (
        (ana, f"/table/{with_others}"),
        (rui, f"/table/{with_others}"),
        (ana, f"/table/{shared}"),
        (rui, watching),
        (ana, watching),
    ):
        refused(person.get(f"{base}/record"), 403, "web-no-record")
        assert person.get(f"{base}/record", JSON).json()["ok"] is False


def test_the_menu_says_who_gets_the_record_and_when(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    said = Words("en").say("web-no-record")
    assert said in ana.get(f"/table/{id}").text and f"/table/{id}/record" not in ana.get(f"/table/{id}").text
    alone = ana.sit("here", "greedy")
    assert f"/table/{alone}/record" in ana.get(f"/table/{alone}").text
    assert said in rui.get(f"/watch/{ana.house.live(alone).info.watch}").text


def test_everybody_gets_the_record_after_the_end(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", seed=11)
    live = ana.house.live(id)
    join(rui, live, 1)
    while not live.table.position.over:
        play_until(ana, live, live.table.step)
    whole = live.table.record().to_json().decode()
    for person, base in ((ana, f"/table/{id}"), (rui, f"/table/{id}"), (rui, f"/watch/{live.info.watch}")):
        assert person.get(f"{base}/record").text == whole


# ---- choices made in secret


def test_who_kept_which_card_of_a_draft_is_told_to_nobody_else(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", game="lisboa", options={"draft": True})
    live = ana.house.live(id)
    join(rui, live, 1)
    play_until(ana, live, "keep-clergy")
    first = live.number
    play_until(ana, live, "draft-keep")
    info = range(first, live.number)
    assert len(info) == 8 and live.table.step != "draft-keep"
    for seat in (0, 1, None):
        told = live.table.moves_told(seat)
        assert all((told[number].move == "") == (told[number].seat != seat) for number in info)
        assert all(told[number].move for number in range(first)), "the clergy tiles lie open by now"
        assert not any(entry.chance for entry in told)
    _nothing_of_it_in_what_is_sent(live, ana, rui)


def _nothing_of_it_in_what_is_sent(live: Live, ana: Person, rui: Person) -> None:
    words = Words("en", live.table.game.folder() / "text")
    keeps = [(number, entry) for number, entry in enumerate(live.table.moves, 1) if entry.move.startswith("keep blue")]
    assert keeps
    for seat, person in ((0, ana), (1, rui)):
        base = f"/table/{live.info.id}"
        page = person.get(base).text
        for number, entry in keeps:
            sentence = words.played(live.table.game.move(entry.move))
            past = person.get(f"{base}/at/{number}", JSON).json()["words"]
            if entry.seat != seat:
                assert sentence not in page and sentence not in past


def test_after_the_end_the_secrets_of_the_draft_are_told(ana: Person) -> None:
    id = ana.sit("here", "link", game="lisboa", options={"draft": True})
    live = ana.house.live(id)
    play_until(ana, live, "keep-clergy")
    play_until(ana, live, "draft-keep")
    assert any(entry.move == "" for entry in live.table.moves_told(0))
    live.table.position.agenda.clear()  # as if it were over
    assert [entry.move for entry in live.table.moves_told(0)] == [entry.move for entry in live.table.moves]


# ---- practice


def test_a_chosen_seed_makes_a_table_practice_and_everybody_is_told(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", seed=42)
    live, note = ana.house.live(id), Words("en").say("practice-note")
    assert note in rui.get(f"/seat/{live.info.seats[1].key}").text, "the first page a guest sees"
    join(rui, live, 1)
    for person, base in ((ana, f"/table/{id}"), (rui, f"/table/{id}"), (rui, f"/watch/{live.info.watch}")):
        assert note in person.get(base).text
    while not live.table.position.over:
        play_until(ana, live, live.table.step)
    assert note in rui.get(f"/table/{id}/end").text
    assert json.loads(rui.get(f"/table/{id}/record").text)["practice"] is True


def test_a_table_drawn_by_lot_is_not_practice(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    live, note = ana.house.live(id), Words("en").say("practice-note")
    assert note not in rui.get(f"/seat/{live.info.seats[1].key}").text and note not in ana.get(f"/table/{id}").text
    while not live.table.position.over:
        play_until(ana, live, live.table.step)
    assert json.loads(ana.get(f"/table/{id}/record").text)["practice"] is False


# ---- links


def test_links_stand_in_no_log_and_on_no_error_page(ana: Person, rui: Person, caplog: pytest.LogCaptureFixture) -> None:
    id = ana.sit("here", "link")
    info = ana.house.live(id).info
    keys = (info.seats[1].key, info.watch)
    client = TestClient(ana.house.client.app, raise_server_exceptions=False)
    ana.house.hub.board = None  # type: ignore[method-assign, assignment]
    for path in (f"/seat/{keys[0]}", f"/watch/{keys[1]}", f"/watch/{keys[1]}/at/0"):
        answer = client.get(path)
        assert answer.status_code == 500 and not any(key in answer.text for key in keys)
    assert "request failed: /seat/…" in caplog.text and not any(key in caplog.text for key in keys)
    for logger in ("uvicorn.access", "uvicorn.error", "gaiola"):
        logging.getLogger(logger).error('"GET %s HTTP/1.1" 200', f"/watch/{keys[1]}/live?after=0")
    assert not any(key in caplog.text for key in keys)
    for path in (f"/seat/{keys[0]}x", f"/watch/{keys[1]}x/end"):
        assert keys[0] not in rui.get(path).text and keys[1] not in rui.get(path).text


def test_no_address_leaves_in_a_referer(ana: Person) -> None:
    """Only the origin; without any, browsers would send `Origin: null` and every form would be foreign."""
    assert ana.get("/").headers["referrer-policy"] == "strict-origin"


def test_the_host_renews_the_spectators_link(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    live = ana.house.live(id)
    old = live.info.watch
    join(rui, live, 1)
    refused(rui.post(f"/table/{id}/watch"), 403, "web-not-yours")
    with rui.follow(f"/watch/{old}/live") as line:
        line.receive_text()
        assert ana.post(f"/table/{id}/watch").status_code == 303
        with pytest.raises(WebSocketDisconnect):
            line.receive_text()
    assert live.info.watch != old
    refused(rui.get(f"/watch/{old}"), 404, "web-no-table")
    assert rui.get(f"/watch/{live.info.watch}").status_code == 200
    assert f"/watch/{live.info.watch}" in ana.get(f"/table/{id}").text


# ---- tables of before


def test_a_table_kept_by_an_older_server_is_protected_alike(tmp_path: Path) -> None:
    """Two people in the middle of a game of Lisboa that they drafted for, with a chosen seed."""
    with sqlite3.connect(tmp_path / "gaiola.db") as connection:
        connection.executescript(SAVED_BEFORE.read_text(encoding="utf-8"))
    connection.close()
    with house(tmp_path) as again:
        ana, rui, eva = (again.person(browser) for browser in ("ana", "rui", "eva"))
        live, note = again.live("drafted"), Words("en").say("practice-note")
        for person, base in ((ana, "/table/drafted"), (rui, "/table/drafted"), (eva, "/watch/looking-on")):
            refused(person.get(f"{base}/record"), 403, "web-no-record")
            assert note in person.get(base).text
        for seat in (0, 1, None):
            secret = {entry.seat for entry in live.table.moves_told(seat) if entry.move == ""}
            assert secret == {0, 1} - {seat}
        assert ana.post("/table/drafted/watch").status_code == 303
        refused(eva.get("/watch/looking-on"), 404, "web-no-table")
