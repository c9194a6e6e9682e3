"""A store that fails behind the pages, and lists that are long: what people are told, and that nobody else waits."""

import json
import threading
from pathlib import Path

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from gaiola.table import StoreBusy, StoreError, TableInfo
from gaiola.table.data import NAME
from gaiola.web.app import make_app
from gaiola.words import Words
from tests.table.keeping import garble, no_more_room, query
from tests.web.house import JSON, House, Person


def url_of(house: House) -> str:
    return f"sqlite:///{house.hub.store._where}"


def lay_many(person: Person, count: int) -> list[str]:
    """Tables like one that is laid; their ids, newest first."""
    live = person.house.live(person.sit("here", "here"))
    ids, seats = [live.info.id], live.info.seats
    for number in range(1, count):
        info = TableInfo.of(live.table, id=f"copy{number}", seats=seats, creator=person.browser, watch=f"w{number}")
        person.house.hub.store.create(info, live.table)
        ids.insert(0, info.id)
    return ids


# ---- faults


def test_a_full_disk_is_told_and_nothing_is_lost(ana: Person) -> None:
    ana.lang = "pt"
    id, sentence = ana.sit("here", "here", game="palacio", covered=False), Words("pt").say("web-store-full")
    make_room = no_more_room(ana.house.hub.store)
    for _ in range(30):
        answer = ana.post("/play-now", game="mercado")
        if answer.status_code != 303:
            break
    assert answer.status_code == 507 and sentence in answer.text
    assert ana.post("/play-now", JSON, game="mercado").json() == {"ok": False, "why": sentence}
    while True:
        live = ana.house.live(id)
        number, seat = live.number, live.table.position.to_move
        form = {"move": live.table.position.legal()[0].notation, "after": number, "seat": seat}
        answer = ana.post(f"/table/{id}/play", JSON, **form)
        if answer.status_code != 200:
            break
    assert answer.status_code == 507 and answer.json()["why"] == sentence
    assert ana.house.live(id).number == number and ana.get(f"/table/{id}").status_code == 200
    make_room()
    assert ana.post(f"/table/{id}/play", JSON, **form).status_code == 200
    assert ana.house.live(id).number > number


def test_a_bots_move_that_cannot_be_kept_is_told(ana: Person) -> None:
    id, sentence = ana.sit("here", "here", game="palacio", covered=False), Words("en").say("web-store-full")
    live = ana.house.live(id)
    ana.post(f"/table/{id}/speed", speed="instant")

    def let_bots_play() -> None:
        """For the time being only: the store knows nothing of it."""
        live.reseat([msgspec.structs.replace(at, stand_in="random") for at in live.info.seats])
        live.wake_bots()

    make_room = no_more_room(ana.house.hub.store)
    with pytest.raises(WebSocketDisconnect), ana.follow(f"/table/{id}/live") as line:
        ana.house.call(let_bots_play)
        while True:
            line.receive_text()
    with ana.follow(f"/table/{id}/live") as line:
        assert json.loads(line.receive_text())["notice"] == sentence
    make_room()
    live = ana.house.live(id)
    form = {"move": live.table.position.legal()[0].notation, "after": live.number, "seat": live.table.position.to_move}
    assert ana.post(f"/table/{id}/play", JSON, **form).status_code == 200
    assert sentence not in ana.get(f"/table/{id}").text


def test_a_damaged_file_is_told(ana: Person) -> None:
    garble(Path(ana.house.hub.store._where), ana.house.hub.store)
    for answer in (ana.get("/tables"), ana.post("/play-now", game="mercado")):
        assert answer.status_code == 500 and Words("en").say("web-store-damaged") in answer.text
        assert "Content-Security-Policy" in answer.headers
    assert ana.get("/rules").status_code == 200
    with pytest.raises(WebSocketDisconnect), ana.follow("/watch/nothing/live"):
        pass


@pytest.mark.parametrize(
    ("fault", "status", "key"),
    [(StoreBusy("x"), 503, "web-store-busy"), (StoreError("x"), 503, "web-store-fault")],
)
def test_other_troubles_have_a_sentence_each(
    ana: Person, monkeypatch: pytest.MonkeyPatch, fault: StoreError, status: int, key: str
) -> None:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(ana.house.hub.store, "create", fail)
    answer = ana.post("/play-now", JSON, game="mercado")
    assert answer.status_code == status and answer.json()["why"] == Words("en").say(key)


def test_a_move_that_comes_too_late(ana: Person) -> None:
    id = ana.sit("here")
    live = ana.house.live(id)
    query(url_of(ana.house), "UPDATE tables SET history = 'another'")
    form = {"move": live.table.position.legal()[0].notation, "after": live.number, "seat": 0}
    answer = ana.post(f"/table/{id}/play", JSON, **form)
    assert answer.status_code == 409 and answer.json()["why"] == Words("en").say("web-store-gone-on")


def test_a_damaged_table_stands_in_the_lists_and_says_so(ana: Person) -> None:
    ana.lang, words = "es", Words("es")
    good, bad = ana.sit("here", "greedy"), ana.sit("here", "greedy")
    query(url_of(ana.house), f"DELETE FROM seats WHERE table_id = '{bad}' AND seat = 1")
    page = ana.get("/tables").text
    assert page.count(words.say("lobby-damaged")) == 1
    assert f'href="/table/{good}"' in page and f'href="/table/{bad}"' in page
    assert words.say("lobby-trouble-short") in ana.get("/").text
    opened = ana.get(f"/table/{bad}")
    assert opened.status_code == 500 and words.say("web-store-table") in opened.text
    assert ana.get(f"/table/{good}").status_code == 200


def test_a_game_that_is_not_installed_any_more_stands_in_the_lists(ana: Person) -> None:
    id = ana.sit("here", "greedy")
    query(url_of(ana.house), f"UPDATE tables SET game = 'chess' WHERE id = '{id}'")
    page = ana.get("/tables").text
    assert Words("en").say("lobby-not-installed") in page and f'href="/table/{id}"' in page


def test_a_second_server_in_this_process_is_refused_and_a_later_one_is_not(tmp_path: Path, at_home: House) -> None:
    with pytest.raises(StoreError, match="another server has the tables"):
        make_app(tmp_path)
    assert at_home.hub.store._where == str(tmp_path / NAME)


# ---- long lists


def rows(page: str, ids: list[str]) -> list[str]:
    return [id for id in ids if f'href="/table/{id}"' in page]


def test_lists_of_tables_come_in_pages(ana: Person) -> None:
    ids = lay_many(ana, 43)
    first, last = ana.get("/tables").text, ana.get("/tables?page=3").text
    assert rows(first, ids) == ids[:20] and rows(last, ids) == ids[40:]
    assert rows(ana.get("/tables?page=2").text, ids) == ids[20:40]
    assert "Page 1 of 3" in first and "Older tables" in first and "Newer tables" not in first
    assert "Page 3 of 3" in last and "Older tables" not in last and "Newer tables" in last
    assert 'href="/tables?page=2&amp;finished=1"' in first
    start = ana.get("/").text
    assert len(rows(start, ids)) == 3 and "+40" in start
    for page, shown in (("99", ids[40:]), ("0", ids[:20]), ("-1", ids[:20]), ("x", ids[:20]), ("9" * 3000, ids[:20])):
        assert rows(ana.get(f"/tables?page={page}").text, ids) == shown, page


def test_finished_tables_have_pages_of_their_own(ana: Person, at_home: House) -> None:
    ids = lay_many(ana, 23)
    query(url_of(at_home), "UPDATE tables SET over = 1, to_move = NULL, scores = '[1,2]', ranking = '[2,1]'")
    page = ana.get("/tables?page=7&finished=2").text
    assert rows(page, ids) == ids[20:] and "Page 2 of 2" in page and "#finished" in page


def test_a_slow_list_keeps_no_move_waiting(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    id, hub, moved, order = ana.sit("here", "greedy"), ana.house.hub, threading.Event(), list[str]()
    list_them = hub.store.tables_of
    reading = threading.Event()

    def slowly(*args: object, **more: object) -> object:
        reading.set()
        moved.wait(20)
        order.append("list")
        return list_them(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(hub.store, "tables_of", slowly)
    reader = threading.Thread(target=lambda: ana.house.call(hub.tables_of, ana.browser))
    reader.start()
    assert reading.wait(20)
    ana.house.call(hub.run, hub.store.set_speed, id, "fast")
    order.append("move")
    moved.set()
    reader.join()
    assert order == ["move", "list"]
