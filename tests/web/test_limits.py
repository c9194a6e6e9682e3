"""What one visitor and one address may ask for: each limit, what is said beyond it, and that a household never meets
one."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from gaiola.table import schema
from gaiola.web import limits
from gaiola.web.limits import DAY, Caller, Limiter, Limits, LimitsError, Meter, address_of, read_limits
from gaiola.web.outside import Outside
from gaiola.web.refusals import Refused, TooMany, spoken
from gaiola.words import LANGUAGES, Words
from tests.web.house import GENEROUS, JSON, House, Person, house

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def narrow(tmp_path: Path, clock: Clock) -> Iterator[Any]:
    """Opens a house with some limits of its own; all others are generous."""
    with ExitStack() as stack:

        def open_house(**own: float) -> House:
            chosen = msgspec.structs.replace(GENEROUS, refusal_seconds=0, **own)
            return stack.enter_context(house(tmp_path, chosen, outside=Outside(steady=clock)))

        yield open_house


def cookie_of(person: Person) -> dict[str, str]:
    return {"cookie": person.cookie}


def use_up(home: House, person: Person) -> None:
    """Lays all the tables that somebody may lay today."""
    with pytest.raises(TooMany):
        while True:
            home.hub.limiter.lay(person.browser)


def play_on(home: House, id: str) -> None:
    live = home.live(id)
    seat, move = live.table.position.to_move, live.table.position.legal()[0].notation
    home.call(home.hub._carry_out, live, seat, move, live.number)


# ------------------------------------------------------------------ requests


def test_requests_a_minute_of_a_visitor(narrow: Any, clock: Clock) -> None:
    home = narrow(requests_a_minute=6, household=10)
    ana, rui = home.person(), home.person()
    assert [ana.get("/about").status_code for _ in range(3)] == [200, 200, 429]
    assert rui.get("/about").status_code == 200, "the others of the household go on"
    clock.now += 9
    assert ana.get("/about").status_code == 429
    clock.now += 1
    assert ana.get("/about").status_code == 200


def test_a_refusal_says_when_to_try_again_in_every_language(narrow: Any) -> None:
    home = narrow(requests_a_minute=1)
    ana = home.person()
    ana.get("/about")
    for lang, again in zip(LANGUAGES, ("in 60 seconds", "de 60 segundos", "a 60 segundos"), strict=True):
        ana.lang = lang
        page, answer = ana.get("/about"), ana.get("/about", JSON)
        assert page.headers["retry-after"] == answer.headers["retry-after"] == "60"
        assert page.headers["content-security-policy"] and page.headers["cache-control"] == "no-store"
        sentence = f"{Words(lang).say('web-too-many-requests')} "
        assert answer.json()["why"].startswith(sentence) and again in answer.json()["why"]
        assert answer.json()["why"] in page.text


def test_requests_a_minute_of_an_address(narrow: Any) -> None:
    """Whoever takes a new cookie for each request gains nothing beyond what the address may."""
    home = narrow(requests_a_minute=6, household=2)
    people = [home.person() for _ in range(6)]
    told = [home.ask(path="/about", headers=cookie_of(person), address="192.0.2.1").status for person in people]
    assert told == [200] * 4 + [429] * 2
    assert home.ask(path="/about", headers=cookie_of(people[4]), address="192.0.2.2").status == 200


def test_strangers_of_an_address_count_as_one_visitor(narrow: Any) -> None:
    home = narrow(requests_a_minute=6, household=10)
    forged = {"cookie": "gaiola=somebody.forged"}
    assert [home.ask(path="/about", headers=told).status for told in ({}, forged, {}, forged)] == [200, 200, 429, 429]
    assert home.ask(path="/about", headers=cookie_of(home.person())).status == 200


def test_an_address_that_was_put_on_does_not_help(narrow: Any) -> None:
    """Only a server that is told of its proxy believes such a header; see the protocol's tests."""
    home = narrow(requests_a_minute=3)
    told = [home.ask(path="/about", headers={"x-forwarded-for": f"192.0.2.{n}"}).status for n in range(3)]
    assert told == [200, 429, 429]


def test_files_of_pages_are_counted_apart(narrow: Any) -> None:
    home = narrow(requests_a_minute=3, files_a_minute=9)
    ana = home.person()
    assert [ana.get("/static/live.js").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert ana.get("/about").status_code == 200


def test_imports_a_minute(narrow: Any, clock: Clock) -> None:
    home = narrow(imports_a_minute=3)
    ana = home.person()
    assert [ana.post("/import", JSON, record="{}").status_code for _ in range(2)] == [422, 429]
    assert "record" in ana.post("/import", JSON, record="{}").json()["why"]
    assert ana.get("/tables").status_code == 200
    clock.now += 20
    assert ana.post("/import", JSON, record="{}").status_code == 422


def test_a_refusal_for_asking_too_often_is_held_back(narrow: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    home = narrow(requests_a_minute=1)
    monkeypatch.setattr("gaiola.web.guard.sleep", sleep)
    monkeypatch.setattr(home.hub.limiter, "limits", Limits(refusal_seconds=7))
    assert [home.ask(path="/about").status for _ in range(2)] == [200, 429]
    assert waited == [7]


# ------------------------------------------------------------------ tables


@pytest.mark.parametrize("way", ["new", "play-now", "fork", "rematch", "import", "campaign/play", "campaign/practise"])
def test_tables_a_day_whichever_way_they_are_laid(narrow: Any, clock: Clock, way: str) -> None:
    home = narrow(tables_a_day=24)
    ana = home.person()
    id = ana.sit("greedy", "here", seed=3)
    live = home.live(id)
    while not live.table.position.over:
        play_on(home, id)
    form: dict[str, Any] = {"game": "mercado", "seat-1": "here", "seat-2": "greedy", "number": 1, "challenge": 1}
    form["record"] = ana.get(f"/table/{id}/record").text
    path = f"/table/{id}/{way}" if way in ("fork", "rematch") else f"/{way}"
    use_up(home, ana)
    before = len(home.call(home.hub.tables_of, ana.browser))
    answer = ana.post(path, **form)
    assert answer.status_code == 429 and answer.headers["retry-after"] == "3600"
    assert Words("en").say("web-too-many-tables") in answer.text and "in 60 minutes" in answer.text
    assert len(home.call(home.hub.tables_of, ana.browser)) == before
    clock.now += 3600 * 20
    assert ana.post(path, **form).status_code == 303


def test_tables_a_day_of_an_address(narrow: Any) -> None:
    home = narrow(tables_a_day=3, household=2)
    told = []
    for _ in range(8):
        headers = {**cookie_of(home.person()), "content-type": "application/x-www-form-urlencoded"}
        told.append(home.ask("POST", "/play-now", headers=headers, body=(b"game=mercado",)).status)
    assert told == [303] * 6 + [429] * 2


def test_kept_megabytes(narrow: Any) -> None:
    """What a visitor's tables hold: no new one, and no endless taking back in an old one."""
    home = narrow(kept_megabytes=2)
    ana, rui = home.person(), home.person()
    id = ana.sit("here", "greedy", seed=4)
    live = home.live(id)
    play_on(home, id)
    with home.hub.store._engine.begin() as connection:
        connection.execute(sa.update(schema.tables).values(size=2_000_000))
    for path, form in (("/play-now", {"game": "mercado"}), (f"/table/{id}/undo", {"after": live.number})):
        answer = ana.post(path, JSON, **form)
        assert answer.status_code == 429 and "2 MB" in answer.json()["why"]
    assert rui.post("/play-now", game="mercado").status_code == 303


# ------------------------------------------------------------------ live lines


def hung_up(person: Person, path: str) -> str:
    """Why this line is ended at once, as the page hears it."""
    with pytest.raises(WebSocketDisconnect) as ended, person.follow(path) as line:
        line.receive_text()
    assert ended.value.code == 1013
    return str(ended.value.reason)


def test_lines_at_a_table(narrow: Any) -> None:
    home = narrow(lines_at_a_table=2)
    ana = home.person()
    path = f"/table/{ana.sit('here', 'greedy')}/live"
    with ana.follow(path) as first, ana.follow(path) as second:
        assert json.loads(first.receive_text()) == json.loads(second.receive_text())
        assert Words("en").say("web-too-many-pages") in hung_up(ana, path)
        with ana.follow(f"/table/{ana.sit('here', 'greedy')}/live") as elsewhere:
            assert elsewhere.receive_text()
    with ana.follow(path) as again:
        assert again.receive_text(), "a page that was closed makes room"
    assert not home.hub.limiter._lines


def test_lines_of_an_address(narrow: Any) -> None:
    """With ever new cookies, and at ever new tables."""
    home = narrow(lines=1, household=2)
    with ExitStack() as open_lines:
        for number in range(3):
            ana = home.person()
            path = f"/table/{ana.sit('here', 'greedy')}/live"
            if number < 2:
                open_lines.enter_context(ana.follow(path)).receive_text()
        assert Words("en").say("web-too-many-lines") in hung_up(ana, path)


def test_spectators_of_a_table(narrow: Any) -> None:
    home = narrow(spectators=2)
    ana = home.person()
    id = ana.sit("here", "greedy")
    watch = f"/watch/{home.live(id).info.watch}/live"
    with home.person().follow(watch) as first, home.person().follow(watch) as second:
        assert first.receive_text() and second.receive_text()
        assert Words("en").say("web-too-many-spectators") in hung_up(home.person(), watch)
        with ana.follow(f"/table/{id}/live") as mine:
            assert mine.receive_text(), "who plays is no spectator"


def test_a_line_is_a_request_too(narrow: Any) -> None:
    home = narrow(requests_a_minute=1)
    ana = home.person()
    path = f"/table/{ana.sit('here', 'greedy')}/live"
    ana.get("/about")
    assert Words("en").say("web-too-many-requests") in hung_up(ana, path)


def test_a_page_that_talks_too_much_is_hung_up_on(narrow: Any) -> None:
    home = narrow(requests_a_minute=6)
    ana = home.person()
    id = ana.sit("here", "here", covered=False)
    with pytest.raises(WebSocketDisconnect) as ended, ana.follow(f"/table/{id}/live") as line:
        line.send_text("ping")
        line.send_text("ping")
        for _ in range(20):
            line.receive_text()
            play_on(home, id)
    assert ended.value.code == 1013


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_ends_a_line_fits_into_its_last_word(lang: str) -> None:
    for key in ("requests", "pages", "lines", "spectators"):
        assert len(spoken(TooMany(f"web-too-many-{key}", 59), Words(lang)).encode()) <= 123


# ------------------------------------------------------------------ people


def test_a_household_plays_four_tables(clock: Clock) -> None:
    """Four people at one address, each at a table of their own with a page on two machines, for an hour: a click
    every second, a look at a reason every other one, a page loaded again every ten seconds."""
    limiter = Limiter(Limits(), clock)
    people = [Caller(name, "192.0.2.1") for name in ("Ana", "Rui", "Inês", "Tomás")]
    with ExitStack() as pages:
        for person in people:
            limiter.lay(person.account)
            for _ in range(2):
                pages.enter_context(limiter.line(person, f"table of {person.account}", watching=False))
        for second in range(3600):
            clock.now += 1
            for person in people:
                limiter.request(person, "POST", "/table/x/play")
                if second % 2:
                    limiter.request(person, "GET", "/table/x/why")
                if second % 10 == 0:
                    limiter.request(person, "GET", "/table/x")
                    limiter.request(person, "GET", "/table/x/live")
                    for _ in range(20):
                        limiter.request(person, "GET", "/static/live.js")


def test_somebody_pulls_the_slider_over_a_long_game() -> None:
    limiter = Limiter(Limits(), Clock())
    for number in range(100):
        limiter.request(Caller("Ana", "192.0.2.1"), "GET", f"/table/x/at/{number}")


# ------------------------------------------------------------------ counting


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
        ("x" * 5000, "x" * 100, True),
    ],
)
def test_addresses_count_whole_or_by_their_network(one: str, other: str, same: bool) -> None:
    assert (address_of(one) == address_of(other)) is same


def test_the_limiter_itself_stays_small(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    meter = Meter(60, 60, 10, clock)
    for number in range(1000):
        meter.count(f"visitor {number}")
    assert len(meter) == 100
    clock.now += 2
    meter.count("somebody")
    assert len(meter) == 1, "who has not asked for long is as good as new"


def test_refused_requests_cost_nothing_more(clock: Clock) -> None:
    """Whoever hammers waits no longer than whoever waits."""
    meter = Meter(60, 60, 2, clock)
    meter.count("Ana")
    meter.count("Ana")
    assert meter.wait("Ana") == pytest.approx(1)
    clock.now += 1
    assert meter.wait("Ana") == 0


# ------------------------------------------------------------------ tables that nobody needs any more


def age(home: House, id: str, days: float) -> None:
    with home.hub.store._engine.begin() as connection:
        mine = sa.update(schema.tables).where(schema.tables.c.id == id)
        connection.execute(mine.values(changed=time.time() - days * DAY))


def test_tables_never_begun_go_after_a_week_and_abandoned_ones_after_a_year(tmp_path: Path) -> None:
    """When a server starts; finished ones stay."""
    with house(tmp_path) as home:
        ana = home.person()
        ids = {name: ana.sit("here", "here", covered=False, seed=1) for name in ("new", "old", "begun", "left", "over")}
        for name in ("begun", "left"):
            play_on(home, ids[name])
        while not home.live(ids["over"]).table.position.over:
            play_on(home, ids["over"])
        for name, days in {"new": 6, "old": 8, "begun": 300, "left": 366, "over": 4000}.items():
            age(home, ids[name], days)
    with house(tmp_path) as home:
        home.call(home.hub.sweep, 0.0, 0.0)  # waits for the one at the start
        found = {name for name, id in ids.items() if home.hub.store.load(id)}
        assert found == {"new", "begun", "over"}
        with home.hub.store._engine.begin() as connection:
            assert {row.table_id for row in connection.execute(sa.select(schema.log))} <= {ids[name] for name in found}


def test_a_table_that_somebody_looks_at_is_not_swept(at_home: House, ana: Person) -> None:
    looked_at, left = ana.sit("here", "link"), ana.sit("here", "link")
    with ana.follow(f"/table/{looked_at}/live") as line:
        line.receive_text()
        assert ana.get(f"/table/{left}").status_code == 200
        assert at_home.call(at_home.hub.sweep, time.time() + 1, 0.0) == 1
        play_on(at_home, looked_at)
        assert json.loads(line.receive_text())["kind"] == "change"
    assert ana.get(f"/table/{looked_at}").status_code == 200
    assert ana.get(f"/table/{left}").status_code == 404, "it has left memory too"


def test_tables_are_swept_every_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as home:
        id = home.person().sit("here", "link")
        age(home, id, 3)
    monkeypatch.setattr("gaiola.web.app.AN_HOUR", 0.01)
    with house(tmp_path) as home:
        assert home.hub.store.load(id) is not None
        age(home, id, 8)
        until = time.monotonic() + 60
        while home.hub.store.load(id) is not None:
            assert time.monotonic() < until
            time.sleep(0.01)


# ------------------------------------------------------------------ settings


def test_limits_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables_a_day = 5\nhalf_sent_seconds = 0.5\n", encoding="utf-8")
    assert read_limits(file) == Limits(tables_a_day=5, half_sent_seconds=0.5)


@pytest.mark.parametrize(
    "text, told",
    [
        ("tables_a_week = 5", "no limit is called 'tables_a_week'; there are household, requests_a_minute"),
        ("lines = 'many'", "lines must be a whole number from 1, at most 1000000000, and not 'many'"),
        ("lines = 0", "lines must be a whole number from 1"),
        ("lines = 1.5", "lines must be a whole number from 1"),
        ("lines = true", "and not True"),
        ("half_sent_seconds = -1", "half_sent_seconds must be a number from 0"),
        ("half_sent_seconds = nan", "half_sent_seconds must be a number from 0"),
        ("lines =", "cannot be read"),
        (b"\xff", "cannot be read"),
    ],
)
def test_a_file_of_limits_with_a_flaw(tmp_path: Path, text: str | bytes, told: str) -> None:
    file = tmp_path / "limits.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(LimitsError, match=re.escape(told)):
        read_limits(file)


def test_every_limit_is_documented_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    assert {name: float(value.replace(",", "")) for name, value in told.items()} == msgspec.structs.asdict(Limits())


def test_a_wait_is_told_in_units_one_can_read() -> None:
    told = [spoken(TooMany("web-too-many-lines", wait), Words("en")).split("Try")[1] for wait in (0.2, 90, 120.5, 9000)]
    assert told == [" again in 1 second.", " again in 90 seconds.", " again in 3 minutes.", " again in 3 hours."]
    assert "Try" not in spoken(Refused(404, "web-no-page"), Words("en"))
