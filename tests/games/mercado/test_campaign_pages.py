"""The solo campaign in the browser: one try of each challenge counts."""

import random
import re
from typing import Any

import pytest

from gaiola.games import texts_of
from gaiola.games.mercado.campaign.sheet import Campaign, Entry, read_campaign
from gaiola.web.hub import Hub
from gaiola.web.live import Viewer
from gaiola.words import LANGUAGES, Words
from tests.web.house import House, Person


def go(person: Person) -> str:
    """Presses the button; the id of the table it leads to."""
    answer = person.post("/campaign/play")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


def finish(person: Person, id: str, seed: int = 1) -> None:
    """Plays a challenge to its end by chance."""
    house, luck = person.house, random.Random(seed)
    live = house.live(id)
    while not live.table.position.over:
        move = luck.choice(live.table.position.legal())
        house.call(house.hub.play, live, Viewer(person.browser), 0, move.notation, len(live.table.moves))


def sheet(person: Person) -> Campaign:
    info = person.house.hub.store.sheet("mercado", person.browser)
    assert info is not None
    return read_campaign(info)


def test_before_the_first_challenge_the_sheet_is_empty(ana: Person) -> None:
    for lang in LANGUAGES:
        ana.lang = lang
        answer = ana.get("/campaign")
        words = Words(lang, *texts_of(ana.house.hub.box("mercado")))
        assert answer.status_code == 200
        assert words.say("campaign-web-play", challenge=1) in answer.text
        assert words.say("reconstructed-edition") in answer.text
        assert answer.text.count('class="later"') == 8 and answer.text.count('class="due"') == 1
    assert ana.house.hub.store.sheet("mercado", ana.browser) is None, "looking leaves nothing behind"


def test_a_campaign_from_the_first_challenge_to_the_rating(ana: Person) -> None:
    for number in range(1, 10):
        assert f"Play challenge {number}" in ana.get("/campaign").text
        id = go(ana)
        live = ana.house.live(id)
        assert live.table.position.view(None)["challenge"]["number"] == number and not live.table.free_undo
        finish(ana, id, seed=number)
        entry = sheet(ana).entries[-1]
        assert len(sheet(ana).entries) == number, "entered as soon as it is over"
        assert (entry.challenge, [entry.score], entry.record) == (number, live.table.position.scores(), id)
    page = ana.get("/campaign").text
    assert "All nine are played" in page and "/campaign/play" not in page
    assert page.count('class="played"') == 9
    for entry in sheet(ana).entries:
        assert f'href="/table/{entry.record}/end"' in page
        assert 'href="/campaign"' in ana.get(f"/table/{entry.record}/end").text
    assert re.search(r"<li class=on aria-current=true><span>[^<]+</span><small>from \d+</small>", page)
    assert ana.post("/campaign/play").status_code == 409


def test_a_challenge_that_was_left_goes_on_at_its_table(ana: Person) -> None:
    id = go(ana)
    assert go(ana) == id
    live = ana.house.live(id)
    move = live.table.position.legal()[0]
    ana.post(f"/table/{id}/play", move=move.notation, after=len(live.table.moves), seat=0)
    page = ana.get("/campaign").text
    assert f'href="/table/{id}"' in page and "Go on with challenge 1" in page and "/campaign/play" not in page
    assert go(ana) == id
    assert sheet(ana).entries == []


def test_a_result_is_entered_once(ana: Person) -> None:
    id = go(ana)
    finish(ana, id)
    for _ in range(3):
        ana.get("/campaign")
        ana.house.call(ana.house.hub.rooms["mercado"].finished, ana.house.live(id))
    assert len(sheet(ana).entries) == 1
    assert go(ana) != id


def test_a_result_that_nobody_noted_is_entered_at_the_next_visit(ana: Person) -> None:
    """As after a server that was killed between the last move and the sheet."""
    id, rooms = go(ana), ana.house.hub.rooms
    room = rooms.pop("mercado")
    finish(ana, id)
    rooms["mercado"] = room
    assert sheet(ana).entries == []
    assert "Play challenge 2" in ana.get("/campaign").text
    assert len(sheet(ana).entries) == 1


def test_a_new_campaign_must_be_confirmed_and_begins_at_one(ana: Person) -> None:
    finish(ana, go(ana))
    left = go(ana)
    assert ana.post("/campaign/new").status_code == 400
    assert len(sheet(ana).entries) == 1
    assert ana.post("/campaign/new", sure="yes").status_code == 303
    assert sheet(ana).entries == []
    again = go(ana)
    assert ana.house.live(again).table.position.view(None)["challenge"]["number"] == 1
    finish(ana, left)
    assert sheet(ana).entries == [], "a challenge of the old campaign does not count in the new one"
    finish(ana, again)
    assert [entry.record for entry in sheet(ana).entries] == [again]


def test_everybody_has_a_sheet_of_their_own(ana: Person, rui: Person) -> None:
    finish(ana, go(ana))
    assert "Play challenge 1" in rui.get("/campaign").text
    assert "Play challenge 2" in ana.get("/campaign").text


def test_practice_does_not_count(ana: Person) -> None:
    answer = ana.post("/campaign/practise", challenge=7)
    id = answer.headers["location"].removeprefix("/table/")
    live = ana.house.live(id)
    assert live.table.position.view(None)["challenge"]["number"] == 7 and live.table.free_undo
    finish(ana, id)
    assert ana.house.hub.store.sheet("mercado", ana.browser) is None
    assert "Play challenge 1" in ana.get("/campaign").text


@pytest.mark.parametrize("wrong", ["0", "10", "x", "", "1" * 400])
def test_practice_of_a_challenge_that_does_not_exist_is_refused(ana: Person, wrong: str) -> None:
    assert ana.post("/campaign/practise", challenge=wrong).status_code == 400


def test_fame_best_move_and_rating_stand_on_the_sheet(ana: Person) -> None:
    entries = [Entry(1, 93, 2, False), Entry(2, 72, 3, True), Entry(3, 10, 0, False)]
    ana.house.hub.store.keep_sheet("mercado", ana.browser, Campaign(name="x", entries=entries).to_json())
    page = ana.get("/campaign").text
    assert "<strong>7</strong>" in page, "2 + 3 and 2 for the best move"
    assert page.count('class="bm"') == 1 and "Best move +2" in page
    stars = re.findall(r'aria-label="(\d) stars? of 3"', page)
    assert stars == ["2", "3", "0"]


def test_a_sheet_that_cannot_be_read_can_only_be_replaced(ana: Person) -> None:
    ana.house.hub.store.keep_sheet("mercado", ana.browser, b'{"name": "x", "entries": [{"challenge": 2}]}')
    answer = ana.get("/campaign")
    assert answer.status_code == 200 and "cannot be read" in answer.text and "/campaign/play" not in answer.text
    assert ana.post("/campaign/play").status_code == 409
    assert ana.post("/campaign/new", sure="yes").status_code == 303
    assert "Play challenge 1" in ana.get("/campaign").text


def test_a_challenge_that_cannot_begin_is_dealt_again(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    really = Hub.open

    async def stubborn(hub: Hub, *args: Any) -> str:
        """The first table has nothing to do."""
        id = await really(hub, *args)
        opened.append(id)
        if len(opened) == 1:
            (await hub.live(id)).table.position.agenda.clear()
        return id

    monkeypatch.setattr(Hub, "open", stubborn)
    assert go(ana) == opened[1]
    assert go(ana) == opened[1], "and the first is no try"
    assert sheet(ana).entries == []


def test_a_campaign_table_has_a_guest_of_no_other(at_home: House, ana: Person, rui: Person) -> None:
    id = go(ana)
    assert rui.get(f"/table/{id}").status_code == 403


def test_a_try_that_counts_is_handed_to_no_bot(ana: Person) -> None:
    counting = go(ana)
    practised = ana.post("/campaign/practise", challenge=1).headers["location"].removeprefix("/table/")
    bots = [ana.post(f"/table/{id}/seat/0/bot", level="greedy").status_code for id in (counting, practised)]
    assert bots == [409, 303]


def test_only_mercado_leads_to_the_campaign(ana: Person) -> None:
    assert 'href="/campaign"' in ana.get("/new?game=mercado").text
    assert 'href="/campaign"' not in ana.get("/new?game=palacio").text


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "confirm that first"), ("es", "confírmalo antes"), ("pt", "confirma-o primeiro")],
)
def test_what_is_refused_is_told_in_the_words_of_the_room(ana: Person, lang: str, sentence: str) -> None:
    ana.lang = lang
    assert sentence in ana.post("/campaign/new").text
    assert sentence in ana.post("/campaign/new", {"Accept": "application/json"}).json()["why"]


def test_the_pages_come_with_their_style(ana: Person) -> None:
    [link] = re.findall(r'href="(/static/room/[^"]+)"', ana.get("/campaign").text)
    assert ".famesheet" in ana.get(link).text
