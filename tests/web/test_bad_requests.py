"""Whatever is sent, the answer is a page or a sentence, and the game stays what it was."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.web.house import JSON, House, Person, house

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
    "/campaign/new",
)  # fmt: skip
GETS = (
    "/table/{}",
    "/table/{}/at/1",
    "/watch/{}",
    "/seat/{}",
    "/rules/{}",
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
