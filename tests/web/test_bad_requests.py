"""Whatever is sent, the answer is a page or a sentence, and the game stays what it was."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gaiola.web.app import make_app
from gaiola.web.guard import HEADERS
from gaiola.words import Words
from tests.web.house import GENEROUS, JSON, House, Person, Raw, house

FIELDS = (
    "move",
    "after",
    "seat",
    "number",
    "speed",
    "level",
    "game",
    "lang",
    "back",
    "name",
    "record",
    "challenge",
    "sure",
)
POSTS = (
    "/table/{id}/play", "/table/{id}/undo", "/table/{id}/face", "/table/{id}/skip", "/table/{id}/speed",
    "/table/{id}/fork", "/table/{id}/rematch", "/table/{id}/seat/0/bot", "/table/{id}/seat/9/back", "/watch/{id}/fork",
    "/play-now", "/new?game=mercado", "/new?game=chess", "/seat/{id}", "/import", "/language", "/campaign/practise",
    "/campaign/new", "/learn/mercado/first", "/learn/mercado/table/play", "/learn/mercado/table/step",
    "/learn/{id}/table/next",
)  # fmt: skip
GETS = (
    "/table/{}",
    "/table/{}/at/1",
    "/watch/{}",
    "/seat/{}",
    "/rules/{}",
    "/learn/{}",
    "/learn/mercado/table/at/{}",
    "/new?game={}",
    "/join?code={}",
    "/static/{}",
)

VALUES = st.one_of(
    st.text(max_size=40), st.integers(-(10**12), 10**12).map(str), st.sampled_from(["stand fish r1c1", "0"])
)


class Guest:
    """Somebody at a table of their own, which nothing here may change."""

    def __init__(self, home: House) -> None:
        self.person: Person = home.person()
        self.id = self.person.sit("here", "link", seed=4)
        self.before = home.live(self.id).table.position.dump()

    def unharmed(self) -> bool:
        live = self.person.house.live(self.id)
        return live.number == 0 and live.table.position.dump() == self.before


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with house(tmp_path_factory.mktemp("bad")) as home:
        yield Guest(home)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(path=st.sampled_from(POSTS), form=st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5))
def test_forms_of_all_kinds(guest: Guest, path: str, form: dict[str, str]) -> None:
    if form.get("move") == "stand fish r1c1":
        form["seat"] = "7"
    answer = guest.person.post(path.format(id=guest.id), JSON, **form)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["why"]
    assert guest.unharmed() or path.endswith(("/bot", "/skip"))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(path=st.sampled_from(GETS), key=st.text(min_size=1, max_size=60))
def test_addresses_of_all_kinds(guest: Guest, path: str, key: str) -> None:
    answer = guest.person.get(path.format(quote(key, safe="")))
    assert answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    body=st.binary(max_size=300), kind=st.sampled_from(["application/json", "multipart/form-data; boundary=x", "x/y"])
)
def test_bodies_of_all_kinds(guest: Guest, body: bytes, kind: str) -> None:
    headers = {"cookie": guest.person.cookie, "content-type": kind}
    for path in (f"/table/{guest.id}/play", "/import"):
        answer = guest.person.house.client.post(path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert "Traceback" not in answer.text


# ------------------------------------------------------------------ past every client

FORM = {"content-type": "application/x-www-form-urlencoded"}
DIGITS = "9" * 5000
NASTY = st.sampled_from(
    ("[", "]", "[::1", "http://[", "a[b", "//", "\\", "%", "%zz", "%00", "\x00", "\t", "٣", "é", "\ufffd", "x" * 1000,
     DIGITS, "-1", "1e9", "NaN", "..", "../" * 200, "{", "'", '"', ";", ",", "=", "*", "?", "#", " ", "")
)  # fmt: skip
TEXT = st.lists(st.one_of(NASTY, st.text(max_size=8)), min_size=1, max_size=3).map("".join)
HEADER = TEXT.map(lambda text: "".join(sign for sign in text if " " <= sign <= "\xff" and sign != "\x7f"))
NAMES = ("cookie", "content-length", "accept", "accept-language", "sec-fetch-site", "content-type", "referer", "range",
         "if-none-match", "if-modified-since", "x-forwarded-for", "upgrade")  # fmt: skip
NAMED = {"host": st.one_of(HEADER, st.just("127.0.0.1")), "origin": HEADER.map(lambda text: f"http://{text}")}
ALL_HEADERS = st.fixed_dictionaries({}, optional={**NAMED, **dict.fromkeys(NAMES, HEADER)})
PART = st.one_of(TEXT, st.integers(0, 5000).map(lambda count: "9" * (count + 1)))
PLACES = ("/", "/table/{}", "/table/{}/at/{}", "/table/{}/seat/{}/bot", "/watch/{}/live", "/seat/{}", "/rules/{}", "{}",
          "/static/{}", "/static/board/{}.css", "/import", "/new", "/language", "/join", "/about/")  # fmt: skip
METHODS = st.sampled_from(
    ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get"]
)


@pytest.fixture(scope="module")
def loopback(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that answers under its own names only."""
    with house(tmp_path_factory.mktemp("names"), hosts=("127.0.0.1", "::1")) as home:
        yield home


def sound(answer: Raw) -> None:
    """An answer of ours: no fault, every header, and a sentence if it refuses."""
    assert answer.status < 500, answer.text
    assert "Traceback" not in answer.text
    document = not answer.headers.get("content-type", "").startswith(("text/css", "text/javascript"))
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == (value if document or name == "X-Content-Type-Options" else None)
    assert answer.headers["cache-control"]
    if answer.status >= 400:
        page = answer.headers["content-type"].startswith("text/html") and 'role="alert"' in answer.text
        assert page or '"why":"' in answer.text


@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    method=METHODS,
    place=st.sampled_from(PLACES),
    parts=st.tuples(PART, PART),
    query=TEXT.map(lambda text: text.encode("ascii", "replace")),
    headers=ALL_HEADERS,
    body=st.lists(st.binary(max_size=60), min_size=1, max_size=3),
)
def test_requests_of_all_kinds(
    guest: Guest,
    loopback: House,
    method: str,
    place: str,
    parts: tuple[str, str],
    query: bytes,
    headers: dict[str, str],
    body: list[bytes],
) -> None:
    for home in (guest.person.house, loopback):
        sound(home.ask(method, place.format(*parts), query, headers, body))


@pytest.mark.parametrize(
    "host", ["[", "[::1", "a[b", "]", "x" * 300, "a b", "é", "a:port", "a:123456", "a/b", "@", "a@b"]
)
def test_hosts_that_are_none(guest: Guest, loopback: House, host: str) -> None:
    for home in (guest.person.house, loopback):
        answer = home.ask(headers={"host": host})
        sound(answer)
        assert answer.status == 400 and "does not answer under the name" in answer.text


def test_hosts_that_are_ours(loopback: House) -> None:
    told = [loopback.ask(headers={"host": host}).status for host in ("127.0.0.1", "127.0.0.1:8765", "[::1]:8765", "")]
    assert told == [200, 200, 200, 400]


@pytest.mark.parametrize("origin", ["http://[", "http://a[b]", "[", "null", "", "http://testserver:99999999999"])
def test_origins_that_are_none(guest: Guest, origin: str) -> None:
    answer = guest.person.house.ask("POST", "/language", headers={"origin": origin})
    sound(answer)
    assert answer.status == 403
    with (
        pytest.raises(WebSocketDisconnect) as ended,
        guest.person.follow(f"/table/{guest.id}/live", {"origin": origin}),
    ):
        pass
    assert ended.value.code == 1008


def test_numbers_of_5000_digits(guest: Guest) -> None:
    home, id, cookie = guest.person.house, guest.id, {"cookie": guest.person.cookie}
    for method, path in (("GET", "at/{}"), ("POST", "seat/{}/bot"), ("POST", "seat/{}/back")):
        for digits in (DIGITS, "9" * 400):
            answer = home.ask(method, f"/table/{id}/{path.format(digits)}", headers=cookie)
            sound(answer)
            assert 400 <= answer.status < 500
    for path in ("play", "undo", "face", "fork"):
        form = "&".join(f"{name}={DIGITS}" for name in ("after", "seat", "number"))
        answer = home.ask("POST", f"/table/{id}/{path}", headers={**cookie, **FORM}, body=(form.encode(),))
        sound(answer)
        assert answer.status == 400
    sound(home.ask(path=f"/table/{id}", query=b"at=" + DIGITS[:3000].encode(), headers=cookie))
    assert home.ask(path="/", headers={"content-length": DIGITS}).status == 413
    assert home.ask(path="/", headers={"content-length": "-1"}).status == 400


@pytest.mark.parametrize("number", ["٣", "१", "\uff13", "²", "+1", "1_0", " 1"])
def test_numbers_in_other_digits(guest: Guest, number: str) -> None:
    form = f"seat=0&after={quote_plus(number)}&move=coin".encode()
    headers = {"cookie": guest.person.cookie, **FORM, **JSON}
    answer = guest.person.house.ask("POST", f"/table/{guest.id}/play", headers=headers, body=(form,))
    sound(answer)
    assert answer.status == 400 and "“after”" in answer.text
    page = guest.person.get(f"/table/{guest.id}?at={quote(number)}")
    assert page.status_code == 200 and "replaying" not in page.text


@pytest.mark.parametrize("length", [101, 1000, 10_000])
def test_a_move_of_1000_characters(guest: Guest, length: int) -> None:
    """Looking for what it might have meant would take long, and to say it all again is of no use."""
    move = "stand fish " * (length // 11 + 1)
    answer = guest.person.post(f"/table/{guest.id}/play", JSON, move=move[:length], seat=0, after=0)
    assert answer.status_code == 400 and len(answer.json()["why"]) < 200
    if length < 4000:
        assert guest.person.get(f"/table/{guest.id}/why?move={move[:length]}", JSON).status_code == 400


def test_addresses_that_are_too_long_or_no_text(guest: Guest) -> None:
    home = guest.person.house
    assert home.ask(path="/" + "x" * 600).status == 414
    assert home.ask(path="/rules/mercado", query=b"q=" + b"x" * 5000).status == 414
    assert home.ask(headers={"accept-language": "x" * 20_000}).status == 431
    for path in ("/table/\x00", "/seat/a\x00b", "/static/\x00", "/rules/\ufffd", "*", "", "http://[/", "[x"):
        answer = home.ask(path=path)
        sound(answer)
        assert answer.status == 404


@pytest.mark.parametrize("charset", ["idna", "punycode", "unicode_escape", "utf-16", "zlib", "no-such", "utf-7"])
def test_forms_in_strange_writing(guest: Guest, charset: str) -> None:
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    part = b'--x\r\nContent-Disposition: form-data; name="lang"\r\n\r\n\\ud800\xed\xa0\x80\x00\r\n--x--\r\n'
    sound(guest.person.house.ask("POST", "/language", headers={"content-type": kind}, body=(part,)))
    sound(guest.person.house.ask("POST", "/import", headers={"content-type": kind}, body=(part,)))


def test_a_refusal_to_a_script_is_json(guest: Guest) -> None:
    """Also one at the door, and one for a body that says nothing of its length."""
    pieces = [b"move=" + b"x" * 100_000] * 6
    for headers, status in (
        ({"host": "["}, 400),
        ({"origin": "http://evil"}, 403),
        ({"content-length": "9" * 9}, 413),
        ({}, 413),
    ):
        told = {"cookie": guest.person.cookie, **FORM, **JSON, **headers}
        answer = guest.person.house.ask("POST", f"/table/{guest.id}/play", headers=told, body=pieces)
        sound(answer)
        assert answer.status == status and answer.headers["content-type"] == "application/json"


def test_a_fault_of_ours_has_the_headers_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path, thinkers=1, limits=GENEROUS)
    monkeypatch.setattr(app.state.hub, "game_names", lambda: 1 // 0)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/")
    assert answer.status_code == 500 and Words("en").say("web-fault") in answer.text
    assert "ZeroDivision" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS and answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "method, path, status",
    [
        ("GET", "/", 200), ("HEAD", "/", 200), ("OPTIONS", "/", 405), ("POST", "/play-now", 404),
        ("GET", "/about/", 307),
        ("GET", "/static/live.js", 200), ("HEAD", "/static/live.js", 200), ("PUT", "/static/live.js", 405),
        ("GET", "/static/none.js", 404), ("GET", "/none", 404), ("GET", "/language", 405), ("POST", "/import", 422),
    ],
)  # fmt: skip
def test_every_answer_has_the_headers(guest: Guest, method: str, path: str, status: int) -> None:
    answer = guest.person.house.ask(method, path, headers=FORM)
    sound(answer)
    assert answer.status == status
    if status == 405:
        assert "GET" in answer.headers["allow"] or "POST" in answer.headers["allow"]
