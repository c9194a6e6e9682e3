"""What one visitor can make the server do and keep: it is little, whatever is asked."""

import asyncio
import gc
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx2
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gaiola
from gaiola.kernel.box import Game
from gaiola.kernel.record import RecordError
from gaiola.table import Table
from gaiola.web import ending, forms, laying, library, markup, pages, slices
from gaiola.web.live import Viewer
from gaiola.web.log import Log
from gaiola.web.recent import Recent
from gaiola.web.screen import Screen
from gaiola.words import LANGUAGES, Words, _said
from tests.records.traces import RECORDS, frozen
from tests.web.finished import brought, played
from tests.web.house import JSON, House, Person, house

FORM = {"content-type": "application/x-www-form-urlencoded"}


def good(name: str = "mercado-2p") -> dict[str, Any]:
    record: dict[str, Any] = json.loads(frozen(name))
    return record


def bring(person: Person, record: Any, **more: str) -> httpx2.Response:
    """Sends a record, as data or as bytes."""
    content = record if isinstance(record, bytes) else json.dumps(record).encode()
    headers = {"cookie": f"{person.cookie}; gaiola_lang={person.lang}", **more}
    files = {"record": ("game.json", content, "application/json")}
    return person.house.client.post("/import", files=files, headers=headers, follow_redirects=False)


def refusal(person: Person, record: Any) -> str:
    """Why a record is refused; nothing is kept of it."""
    before = tables(person)
    answer = bring(person, record, **JSON)
    assert answer.status_code == 422 and tables(person) == before, answer.text
    why: str = answer.json()["why"]
    assert len(why) < 1500
    return why


def tables(person: Person) -> int:
    return len(person.house.call(person.house.hub.tables_of, person.browser))


def boxes() -> int:
    gc.collect()
    return sum(isinstance(thing, Game) for thing in gc.get_objects())


class Counting:
    """Calls a function and counts how often."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.count = 0

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.count += 1
        return self.call(*args, **more)


@pytest.fixture(scope="module")
def importer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody whose records are refused, so that tests can share the server."""
    with house(tmp_path_factory.mktemp("imports")) as home:
        home.hub.game_names()
        yield home.person()


# ---- boxes


def test_200_spellings_of_options_keep_no_box(importer: Person) -> None:
    before, record = boxes(), good()
    for number in range(200):
        spelling = " " * (number // 2) + ("true", "false")[number % 2]
        assert "not one of its choices false, true" in refusal(importer, {**record, "options": {"solo_stop": spelling}})
    assert boxes() == before and len(importer.house.hub.varied) == 0


@pytest.mark.parametrize("value", ["true", "True", " true", 1, 0, 1.0, None, [True], {"a": True}, 10**40, -1])
def test_an_option_is_the_editions_own_value(importer: Person, value: object) -> None:
    assert re.search("choices|bool|Expected `int`", refusal(importer, {**good(), "options": {"solo_stop": value}}))


def test_a_refused_record_keeps_no_box_though_its_options_are_good(importer: Person) -> None:
    before = boxes()
    assert (
        bring(importer, {**good(), "options": {"money": "open"}, "moves": [{"seat": 0, "move": "fly"}]}).status_code
        == 422
    )
    assert boxes() == before


def test_options_that_change_nothing_share_the_box(ana: Person) -> None:
    at = ana.house.hub
    usual = at.box("mercado")
    assert at.box("mercado", {"money": "hidden"}) is usual
    assert at.box("mercado", {"gray_restaurants": "visible", "money": "hidden"}) is usual
    one, other = {"money": "open", "solo_stop": True}, {"solo_stop": True, "money": "open", "challenge": 1}
    assert at.box("mercado", one) is at.box("mercado", other) is not usual
    info = ana.house.live(bring(ana, {**good(), "options": {"money": "hidden"}}).headers["location"][7:]).info
    assert info.options == {}


def test_few_boxes_are_kept_and_tables_hold_their_own(ana: Person) -> None:
    at = ana.house.hub
    at.varied = Recent(2)
    id = ana.sit("here", options={"challenge": 2})
    held = ana.house.live(id).table.game
    for challenge in range(3, 10):
        at.box("mercado", {"challenge": challenge})
    assert len(at.varied) == 2 and at.box("mercado", {"challenge": 2}) is not held
    assert ana.house.live(id).table.game is held
    move = ana.house.live(id).table.position.legal()[0].notation
    assert ana.post(f"/table/{id}/play", seat=0, after=ana.house.live(id).number, move=move).status_code == 303


def test_what_is_asked_for_again_stays() -> None:
    recent: Recent[int, str] = Recent(2)
    make = Counting(lambda: "made")
    for key in (1, 2, 1, 3, 1):
        recent.get(key, make)
    assert make.count == 3 and len(recent) == 2
    with pytest.raises(ZeroDivisionError):
        recent.get(4, lambda: str(1 // 0))
    recent.get(5, make, keep=False)
    recent.get(1, make)
    assert len(recent) == 2 and make.count == 4


def test_long_texts_of_visitors_are_cut_and_not_remembered() -> None:
    _said.cache_clear()  # it may be full by now
    for length, more in ((100, 1), (1000, 0), (5000, 0)):
        before = _said.cache_info().currsize
        said = Words("en").say("no-unknown-move", text="x" * length)
        assert said.count("x") == min(length, 1000) - (length > 1000) and ("…" in said) == (length > 1000)
        assert _said.cache_info().currsize == before + more


# ---- forms


@pytest.mark.parametrize("path", ["/play-now", "/new?game=mercado", "/import", "/language", "/campaign/practise"])
def test_a_form_of_ampersands_is_refused_unread(importer: Person, path: str) -> None:
    headers = {"cookie": importer.cookie, **FORM, **JSON}
    for size, status in ((512 * 1024, 413), (forms.MOST_BYTES + 1, 413), (forms.MOST_BYTES, 400)):
        answer = importer.house.client.post(path, content=b"&" * size, headers=headers)
        assert answer.status_code == status, answer.text
        assert "at most 16 KB" in answer.json()["why"] or status == 400


def test_a_form_that_does_not_say_how_long_it_is(ana: Person) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"lang=pt&" * 128

    answer = ana.house.client.post("/language", content=pieces(), headers={"cookie": ana.cookie, **FORM})
    assert answer.status_code == 413


def test_forms_are_read_in_one_place() -> None:
    for path in Path(forms.__file__).parent.glob("*.py"):
        assert path.name == "forms.py" or ".form(" not in path.read_text(encoding="utf-8"), path.name


def test_a_form_may_come_in_parts(ana: Person) -> None:
    parts = {"lang": (None, "pt"), "back": (None, "/rules")}
    answer = ana.house.client.post("/language", files=parts, headers={"cookie": ana.cookie}, follow_redirects=False)
    assert answer.status_code == 303 and answer.headers["location"] == "/rules"
    halves = (
        b'--x\r\nContent-Disposition: form-data; name="lang"\r\nContent-Type: text/plain; charset=utf-7\r\n\r\n+2AA-'
    )
    kind = {"content-type": "multipart/form-data; boundary=x; charset=utf-7", "cookie": ana.cookie}
    assert ana.house.client.post("/language", content=halves + b"\r\n--x--\r\n", headers=kind).status_code == 400


# ---- the rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_shows_the_first_places_and_says_so(ana: Person, lang: str) -> None:
    ana.lang = lang
    page = ana.get("/rules/lisboa?q=a").text
    assert len(re.findall('class="(?:rule|unnumbered)"', page)) == library.MOST_SHOWN
    assert Words(lang).say("library-found-more", most=library.MOST_SHOWN) in page
    few = ana.get("/rules/lisboa?q=marqu").text
    assert 0 < few.count('<section class="rule"') < library.MOST_SHOWN
    assert Words(lang).say("library-found-more", most=library.MOST_SHOWN) not in few


def test_a_search_folds_nothing_again_and_marks_only_what_it_shows(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana.get("/rules/lisboa?q=a")
    fold, mark = Counting(markup.folded), Counting(markup.mark)
    monkeypatch.setattr(library, "folded", fold)
    monkeypatch.setattr(library, "mark", mark)
    ana.get("/rules/lisboa?q=e")
    assert fold.count == 0 and mark.count == 2 * library.MOST_SHOWN


def test_a_search_has_few_words(ana: Person) -> None:
    page = ana.get("/rules/lisboa?q=" + "+".join("abcdefghijklmnopqrstuvwxyz")).text
    assert 'value="a b c d e f g h"' in page
    assert markup.terms("Ana ana ANÁ") == ["ana"]


def test_whole_rules_are_drawn_once_for_everybody(ana: Person, rui: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Counting(pages.fragment)
    monkeypatch.setattr(library, "fragment", drawn)
    library._whole.cache_clear()  # another test may have read them
    for person in (ana, rui, ana):
        for address in ("/rules/palacio", "/rules/palacio?panel=1", "/rules/palacio?panel=1&q=a"):
            assert person.get(address).status_code == 200
    assert drawn.count == 2


# ---- finished games


@pytest.fixture
def finished(ana: Person) -> str:
    return brought(ana, played("mercado", 2))


def test_a_result_is_worked_out_once(ana: Person, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Counting(ending.Ending)
    monkeypatch.setattr(ending, "Ending", told)
    pages = {ana.get(f"/table/{finished}/end").text for _ in range(3)}
    assert told.count == 1 and len(pages) == 1
    ana.lang = "pt"
    assert ana.get(f"/table/{finished}/end").text not in pages and told.count == 2
    watch = ana.house.live(finished).info.watch
    assert finished not in ana.get(f"/watch/{watch}/end").text and told.count == 3


def test_a_result_is_worked_out_anew_when_the_end_is_another(
    ana: Person, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Counting(ending.Ending)
    monkeypatch.setattr(ending, "Ending", told)
    first, log = ana.get(f"/table/{finished}/end").text, ana.get(f"/table/{finished}").text
    live = ana.house.live(finished)
    moves = list(live.table.moves)
    for _ in range(4):
        assert ana.post(f"/table/{finished}/undo", after=live.number).status_code == 303
        assert ana.get(f"/table/{finished}/end").status_code == 409
    while not live.table.position.over:
        before = [entry.move for entry in moves[live.number :][:1]]
        move = [move.notation for move in live.table.position.legal() if move.notation not in before][-1]
        ana.post(f"/table/{finished}/play", seat=live.table.position.to_move, after=live.number, move=move)
    assert live.table.moves != moves and told.count == 1
    assert ana.get(f"/table/{finished}/end").text != first and ana.get(f"/table/{finished}").text != log
    assert told.count == 2


def test_a_result_follows_the_names(ana: Person, finished: str) -> None:
    live = ana.house.live(finished)
    assert "Zé" not in ana.get(f"/table/{finished}/end").text + ana.get(f"/table/{finished}").text
    live.reseat([msgspec.structs.replace(live.info.seats[0], name="Zé"), *live.info.seats[1:]])
    for address in (f"/table/{finished}/end", f"/table/{finished}"):
        assert "Zé" in ana.get(address).text and "Ana" not in ana.get(address).text


def test_the_log_of_a_finished_game_is_told_once(ana: Person, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Counting(Log._log)
    monkeypatch.setattr(Log, "_log", lambda *args: told(*args))
    pages = {ana.get(f"/table/{finished}").text for _ in range(3)}
    assert told.count == 1 and len(pages) == 1
    screen = Screen(ana.house.live(finished), Viewer(ana.browser), "en", f"/table/{finished}")
    for since in (0, 1, 7, screen.live.number):
        assert screen.log.lines(since) == screen.log._log(since)


def test_a_page_draws_the_board_once(ana: Person, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = ana.house.hub.board(ana.house.live(finished).table.game)
    panes = Counting(board.panes)
    monkeypatch.setattr(board, "panes", panes)
    ana.get(f"/table/{finished}")
    assert panes.count == 1
    ana.get(f"/table/{finished}")
    assert panes.count == 1, "a state that has not changed is not drawn again"
    ana.get(f"/table/{finished}?at=3")
    assert panes.count == 2


# ---- imports


class Watched(Table):
    """Tells when a replay begins and ends."""

    tell: ClassVar[Callable[[str], None]]

    @classmethod
    def resuming(cls, *args: Any, **more: Any) -> Any:
        cls.tell("begin")
        table = yield from Table.resuming(*args, **more)
        cls.tell("end")
        return table


def test_moves_of_others_come_in_between_while_a_record_is_replayed(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, turns, course = played("mercado", 2).record(), [0], dict[str, int]()
    monkeypatch.setattr(slices, "SLICE", -1.0)
    monkeypatch.setattr(Watched, "tell", lambda when: course.update({when: turns[0]}), raising=False)
    monkeypatch.setattr(laying, "Table", Watched)

    async def take_turns() -> None:
        bringing = asyncio.create_task(ana.house.hub.bring(record, ana.browser))
        while not bringing.done():
            await asyncio.sleep(0)
            turns[0] += 1

    ana.house.call(take_turns)
    assert course["end"] - course["begin"] >= len(record.moves)


def test_one_record_is_replayed_at_a_time(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    record, course = played("mercado", 2).record(), list[str]()
    monkeypatch.setattr(slices, "SLICE", -1.0)
    monkeypatch.setattr(Watched, "tell", course.append, raising=False)
    monkeypatch.setattr(laying, "Table", Watched)

    async def three() -> list[str]:
        return await asyncio.gather(*(ana.house.hub.bring(record, ana.browser) for _ in range(3)))

    assert len(set(ana.house.call(three))) == 3 and course == ["begin", "end"] * 3


def test_a_record_that_takes_too_long_is_given_up(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "LONGEST_REPLAY", 0.0)
    assert "takes longer than 0 seconds" in refusal(ana, good())
    monkeypatch.undo()
    assert bring(ana, good()).status_code == 303


def test_a_record_larger_than_any_game_is_refused(ana: Person) -> None:
    answer = bring(ana, json.dumps(good()).encode() + b" " * forms.MOST_FILE_BYTES, **JSON)
    assert answer.status_code == 413 and "at most 256 KB" in answer.json()["why"]
    for path in RECORDS:
        assert path.stat().st_size * 4 < forms.MOST_FILE_BYTES


def test_the_head_is_judged_before_a_box_is_made(importer: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Counting(gaiola.with_options)
    monkeypatch.setattr(gaiola, "with_options", made)
    options = {"options": {"money": "open"}}
    edition = {**good()["edition"], "hash": "0"}
    for wrong in ({"players": 9}, {"edition": edition}, {"rules": "0"}, {"seats": ["Ana"]}, {"game": "chess"}):
        assert bring(importer, {**good(), **options, **wrong}).status_code == 422
    assert made.count == 0


def _edition(**changes: Any) -> dict[str, Any]:
    return {"edition": {**good()["edition"], **changes}}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (_edition(version="9.9.9"), "the record names edition reconstructed 9.9.9"),
        (_edition(version="1" * 100_000), "length <= 200 - at `$.edition.version`"),
        (_edition(name="my copy"), "the record names edition my copy"),
        (_edition(reconstructed=False), "the record names edition"),
        (_edition(version="1.0.0\x1b[2J"), "cannot be printed"),
        ({"seats": ["Ana\x00", "Rui"]}, "cannot be printed"),
        ({"seats": ["A" * 201, "Rui"]}, "length <= 200 - at `$.seats[0]`"),
        ({"options": {"x" * 201: True}}, "length <= 200 - at `key` in `$.options`"),
        ({"options": {"money": "x" * 201}}, "length <= 200 - at `$.options[...]`"),
        ({"options": {str(number): 1 for number in range(101)}}, "length <= 100 - at `$.options`"),
        ({"options": {"money": [[[[]]]]}}, "got `array` - at `$.options[...]`"),
        ({"options": {"challenge": 10**12}}, "at `$.options[...]`"),
        ({"seed": 10**40}, "seed: at most 40 digits"),
        ({"seed": 10**4000}, "seed"),
        ({"players": 10**30}, "at `$.players`"),
        ({"players": 0}, "players: mercado is for 1 to 4 players, not 0"),
        ({"players": -3}, "players: mercado is for 1 to 4 players, not -3"),
        ({"moves": [{"seat": 10**20, "move": "stop"}]}, "at `$.moves[0].seat`"),
        ({"moves": [{"seat": 0, "move": "x" * 201}]}, "length <= 200 - at `$.moves[0].move`"),
        ({"moves": [{"seat": 0, "move": "stop", "chance": ["a"] * 1001}]}, "length <= 1000"),
        ({"moves": [{"seat": 0, "move": "stop"}] * 2000}, "moves: 2000 found, but no such game has more than"),
        ({"setup": {"chance": ["fish"] * 1001}}, "length <= 1000 - at `$.setup.chance`"),
        ({"result": {"scores": [10**30, 1], "ranking": [1, 2], "cause": "spaces"}}, "at `$.result.scores[0]`"),
        ({"result": {"scores": [1, 1], "ranking": [1, 2], "cause": "x" * 201}}, "at `$.result.cause`"),
        ({"format": 10**30}, "at `$.format`"),
    ],
)
def test_imported_strings_and_numbers_are_bounded(importer: Person, changes: dict[str, Any], why: str) -> None:
    assert why in refusal(importer, {**good(), **changes})


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"[" * 200_000, "this is not a record"),
        (b'{"format": 1, "x": ' + b"[" * 200_000, "nested too deeply"),
        (b'{"format": 1, "x": ' + b'{"a":' * 40_000, "nested too deeply"),
        (b"\xef\xbb\xbf{}", "this is not a record"),
        (b"\xff\xfe{\x00}\x00", "this is not a record"),
        (b'{"format": 1, "game": "\xff"}', "this is not a record"),
        (b'{"format": NaN}', "this is not a record"),
        (b'{"format": 1e400}', "this is not a record"),
        (b'{"format": "\\ud800"}', "this is not a record"),
        (b'{"format": ' + b"9" * 5000 + b"}", "this is not a record"),
    ],
)  # fmt: skip
def test_what_is_no_record_at_all(importer: Person, content: bytes, why: str) -> None:
    assert why in refusal(importer, content)


def test_a_move_is_kept_as_it_is_written(importer: Person) -> None:
    record = good()
    record["moves"][0]["move"] = "  " + record["moves"][0]["move"]
    assert "this move is written '" in refusal(importer, record)


# ---- any damage


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=300), st.lists(st.text(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3), st.sampled_from([10**50, -1, "   false", "\x00"]),
)  # fmt: skip


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.data())
def test_any_record_is_imported_or_refused_with_a_sentence(importer: Person, data: st.DataObject) -> None:
    """One value of a good record becomes another, or a key comes or goes."""
    record = good()
    node: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.integers(0, 4)) == 0:
            break
        node = node[key]
    if data.draw(st.integers(0, 5)):
        node[key] = data.draw(VALUES)
    else:
        del node[key]
    before = tables(importer)
    answer = bring(importer, record, **JSON)
    assert answer.status_code in (200, 422), answer.text
    assert tables(importer) == before + (answer.status_code == 200)
    if answer.status_code == 200:
        assert importer.get(answer.json()["to"]).status_code == 200
    else:
        assert 20 < len(answer.json()["why"]) < 2000


def test_in_slices_gives_up_and_gives_back() -> None:
    def work(steps: int) -> Any:
        for _ in range(steps):
            yield
        return "done"

    assert asyncio.run(slices.in_slices(work(3), 9.0)) == "done"
    with pytest.raises(slices.TooLong):
        asyncio.run(slices.in_slices(work(3), -1.0))


def test_forks_are_replayed_like_imports(ana: Person, at_home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = brought(ana, played("mercado", 2))
    monkeypatch.setattr(laying, "LONGEST_REPLAY", 0.0)
    assert ana.post(f"/table/{id}/fork", number=5).status_code == 409
    with pytest.raises(RecordError, match="takes longer"):
        at_home.call(at_home.hub.bring, played("mercado", 2).record(), ana.browser)
