"""The lobby: the shelf, new tables, seats by link, my tables, records brought in, and languages."""

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx2
import pytest
from markupsafe import escape

import gaiola
from gaiola.bots import offered, usual
from gaiola.kernel.options import choice_text, options_of
from gaiola.table import TableInfo
from gaiola.web.lobby import is_local, since
from gaiola.web.seating import tidy
from gaiola.words import LANGUAGES, Words
from tests.games.found import ON_A_SHELF as GAMES
from tests.records.traces import frozen
from tests.web.house import JSON, House, Person


def opened(person: Person, answer: httpx2.Response) -> TableInfo:
    """The table that an answer leads to."""
    assert answer.status_code == 303, answer.text
    id = answer.headers["location"].removeprefix("/table/").removesuffix("/invite")
    info: TableInfo = person.house.live(id).info
    return info


def fill(
    person: Person, game: str, form: Mapping[str, str], headers: Mapping[str, str] | None = None
) -> httpx2.Response:
    """Sends the form of a new table."""
    told = {"cookie": f"{person.cookie}; gaiola_lang={person.lang}", **(headers or {})}
    return person.house.client.post(f"/new?game={game}", data=dict(form), headers=told, follow_redirects=False)


def bring(person: Person, content: bytes) -> httpx2.Response:
    files = {"record": ("game.json", content, "application/json")}
    headers = {"cookie": f"{person.cookie}; gaiola_lang={person.lang}"}
    return person.house.client.post("/import", files=files, headers=headers, follow_redirects=False)


def link_of(person: Person, id: str, seat: int) -> str:
    return f"/seat/{person.house.live(id).info.seats[seat].key}"


# ---- the shelf


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_has_every_game_with_its_facts(ana: Person, lang: str) -> None:
    ana.lang = lang
    page = ana.get("/").text
    assert page.count('class="gc"') == len(GAMES)
    for game in GAMES:
        words = Words(lang, gaiola.game(game).folder() / "text")
        for text in (words.say("game-name"), words.say("game-tagline"), words.say("reconstructed-edition")):
            assert text in page
        assert f"{words.say('shelf-minutes')} min" in page and f'href="/new?game={game}"' in page


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_i_play_against_two_bots(ana: Person, game: str) -> None:
    info = opened(ana, ana.post("/play-now", game=game))
    assert [(seat.kind, seat.bot) for seat in info.seats] == [("here", ""), *[("bot", usual(gaiola.game(game)))] * 2]
    assert info.seats[0].owner == ana.browser and not info.practice
    assert len({seat.name for seat in info.seats}) == 3


def test_a_game_that_is_not_there(ana: Person) -> None:
    for answer in (ana.post("/play-now", game="chess"), ana.get("/new?game=chess"), ana.post("/new?game=chess")):
        assert answer.status_code == 404 and "There is no such game here." in answer.text


# ---- new tables


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_every_seat_and_every_choice(ana: Person, game: str, lang: str) -> None:
    ana.lang = lang
    page, box = ana.get(f"/new?game={game}").text, gaiola.game(game)
    words = Words(lang, box.folder() / "text")
    for number in range(1, box.max_players + 1):
        assert f'<select id="seat-{number}"' in page and f'<label class="sr" for="name-{number}">' in page
    for name, option in options_of(box.edition.data).items():
        assert f'<label for="option-{name}">{words.noun("option", name)}' in page
        for choice in option.choices:
            assert f'<option value="{choice_text(choice)}"' in page
            assert escape(words.noun("option", f"{name}-{choice_text(choice)}")) in page


def test_the_form_as_it_is_opens_a_table(ana: Person) -> None:
    page = ana.get("/new?game=palacio").text
    seats = re.findall(r'<select id="(seat-\d)".*?<option value="(\w+)" selected', page)
    info = opened(ana, fill(ana, "palacio", dict(seats)))
    assert [seat.kind for seat in info.seats] == ["here", "bot", "bot"] and info.options == {}


def test_quick_choices_fill_the_form(ana: Person) -> None:
    links = re.findall(r'href="/new\?game=mercado&amp;seats=([\w.]+)"', ana.get("/new?game=mercado").text)
    assert (
        links[:2] == ["here", f"here.{usual(gaiola.game('mercado'))}"] and "here.link" in links and "here.here" in links
    )
    for seats in links:
        page = ana.get(f"/new?game=mercado&seats={seats}").text
        chosen = re.findall(r'<select id="seat-\d".*?<option value="(\w+)" selected', page)
        assert [kind for kind in chosen if kind != "closed"] == seats.split(".")
    assert "selected" in ana.get("/new?game=mercado&seats=dragon").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_says_what_each_bot_is_like(ana: Person, lang: str) -> None:
    ana.lang = lang
    words, page = Words(lang), ana.get("/new?game=mercado").text
    told = [str(escape(words.say(f"level-{level}"))) for level in offered(gaiola.game("mercado"))]
    assert all(f"<li>{sentence}</li>" in page for sentence in told)


def test_a_bot_that_is_offered_no_longer_still_sits_where_an_old_link_says(ana: Person) -> None:
    page = ana.get("/new?game=mercado&seats=here.greedy").text
    assert re.findall(r'<select id="seat-\d".*?<option value="(\w+)" selected', page)[:2] == ["here", "greedy"]


def test_everything_in_the_form_reaches_the_table(ana: Person) -> None:
    form = {
        "seat-1": "here", "name-1": "  Ana \t Maria ", "seat-2": "closed", "seat-3": "link", "name-3": "Zé",
        "seat-4": "random", "option-game_mode": "short", "option-supply": "true", "seed": "42",
    }  # fmt: skip
    info = opened(ana, fill(ana, "palacio", form))
    assert [(seat.kind, seat.name, seat.bot) for seat in info.seats] == [
        ("here", "Ana Maria", ""),
        ("link", "Zé", ""),
        ("bot", "Inês", "random"),
    ]
    assert info.options == {"game_mode": "short", "supply": True}
    assert info.practice and info.seed == 42 and not info.covered


def test_bots_get_names_that_nobody_has(ana: Person) -> None:
    form = {
        "seat-1": "here",
        "name-1": "inês",
        "seat-2": "greedy",
        "seat-3": "greedy",
        "name-3": "Rui",
        "seat-4": "random",
    }
    info = opened(ana, fill(ana, "mercado", form))
    assert [seat.name for seat in info.seats] == ["inês", "Beatriz", "Rui", "Tomás"]


def test_a_solo_challenge(ana: Person) -> None:
    info = opened(ana, fill(ana, "mercado", {"seat-1": "here", "option-challenge": "4"}))
    assert info.players == 1 and info.options == {"challenge": 4}


@pytest.mark.parametrize(
    ("game", "form", "field", "sentence"),
    [
        ("palacio", {"seat-1": "here"}, "seats", "This game is for 2 to 4 players; 1 is chosen."),
        ("palacio", {}, "seats", "This game is for 2 to 4 players; nobody is chosen."),
        ("mercado", {"seat-1": "dragon"}, "seat-1", "Choose who sits here from the list."),
        ("mercado", {"seat-1": "here", "name-1": "x" * 31}, "name-1", "at most 30 characters; this one has 31"),
        ("mercado", {"seat-1": "here", "name-1": "Ana", "seat-2": "here", "name-2": "ANA"}, "name-2", "called ANA"),
        ("mercado", {"seat-1": "here", "seat-2": "greedy", "option-challenge": "3"}, "option-challenge", "solo play"),
        ("mercado", {"seat-1": "here", "option-money": "stolen"}, "option-money", "one of the options in the list"),
        ("mercado", {"seat-1": "here", "seed": "seven"}, "seed", "A seed is a whole number"),
        ("mercado", {"seat-1": "here", "seed": "9" * 19}, "seed", "A seed is a whole number"),
        ("mercado", {"seat-1": "here", "seed": "٣"}, "seed", "A seed is a whole number"),
    ],
)  # fmt: skip
def test_bad_input_comes_back_with_a_sentence_at_the_field(
    ana: Person, game: str, form: dict[str, str], field: str, sentence: str
) -> None:
    answer = fill(ana, game, form)
    assert answer.status_code == 422 and sentence in answer.text
    assert f'id="err-{field}"' in answer.text
    if field != "seats":
        assert f'aria-describedby="err-{field}"' in answer.text
    for name, value in form.items():
        assert name.startswith(("seat", "option")) or f'value="{value}"' in answer.text
    told = fill(ana, game, form, JSON)
    assert told.status_code == 422 and sentence in told.json()["why"]


def test_a_script_for_a_name_stays_text(ana: Person) -> None:
    name = '<b onclick="x">&</b>'
    info = opened(ana, fill(ana, "mercado", {"seat-1": "here", "name-1": name, "seat-2": "link"}))
    assert info.seats[0].name == name
    for page in (ana.get("/tables"), ana.get("/"), ana.get("/new?game=mercado"), ana.get(link_of(ana, info.id, 1))):
        assert "<b onclick" not in page.text


def test_the_next_table_remembers_my_name(ana: Person) -> None:
    fill(ana, "mercado", {"seat-1": "here", "name-1": "Ana"})
    assert 'name="name-1" value="Ana"' in ana.get("/new?game=palacio").text
    assert opened(ana, ana.post("/play-now", game="palacio")).seats[0].name == "Ana"


def test_names_are_one_tidy_line() -> None:
    assert tidy(" a\n b\x00c \u202e d ") == "a b c d"


# ---- seats by link


def test_a_link_asks_first_and_seats_whoever_says_yes(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", "greedy")
    link = link_of(ana, id, 1)
    for _ in range(2):  # a chat program looks at links, too
        page = rui.get(link)
        assert page.status_code == 200 and "Take this seat?" in page.text and "Mercado de Lisboa" in page.text
    taken = rui.post(link, name=" Rui  Costa ")
    assert taken.status_code == 303 and taken.headers["location"] == f"/table/{id}"
    seat = rui.house.live(id).info.seats[1]
    assert (seat.name, seat.owner, seat.key) == ("Rui Costa", rui.browser, "")
    assert rui.get(link).headers["location"] == f"/table/{id}"
    assert rui.post(link, name="Rui").headers["location"] == f"/table/{id}"


def test_a_link_works_once(ana: Person, rui: Person, at_home: House) -> None:
    id = ana.sit("here", "link")
    link, eve = link_of(ana, id, 1), at_home.person()
    rui.post(link, name="Rui")
    for answer in (eve.get(link), eve.post(link, name="Eve")):
        assert answer.status_code == 410 and "This seat is taken" in answer.text
    assert at_home.live(id).info.seats[1].owner == rui.browser


def test_an_empty_name_keeps_the_seats_own(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    rui.post(link_of(ana, id, 1), name=" ")
    assert rui.house.live(id).info.seats[1].name == "Tomás"


@pytest.mark.parametrize(("name", "sentence"), [("ana", "called ana"), ("x" * 31, "at most 30 characters")])
def test_a_bad_name_does_not_use_the_link_up(ana: Person, rui: Person, name: str, sentence: str) -> None:
    id = ana.sit("here", "link")
    link = link_of(ana, id, 1)
    answer = rui.post(link, name=name)
    assert answer.status_code == 422 and sentence in answer.text and f'value="{name}"' in answer.text
    assert rui.post(link, name="Rui").status_code == 303


def test_a_link_that_never_was(ana: Person) -> None:
    for answer in (ana.get("/seat/nothing"), ana.post("/seat/nothing", name="Ana")):
        assert answer.status_code == 404 and "No seat belongs to this link" in answer.text


def test_pasted_links_and_codes_lead_to_their_place(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    info = ana.house.live(id).info
    key, watch = info.seats[1].key, info.watch
    for pasted, place in (
        (f"http://192.168.1.7:8000/seat/{key}", f"/seat/{key}"),
        (f" 192.168.1.7:8000/seat/{key} ", f"/seat/{key}"),
        (f"/watch/{watch}", f"/watch/{watch}"),
        (key, f"/seat/{key}"),
        (watch, f"/watch/{watch}"),
    ):
        answer = rui.house.client.get(
            "/join", params={"code": pasted}, headers={"cookie": rui.cookie}, follow_redirects=False
        )
        assert (answer.status_code, answer.headers["location"]) == (303, place), pasted
    assert ana.get(f"/join?code={id}").headers["location"] == f"/table/{id}"


@pytest.mark.parametrize("code", ["", "nothing", "https://example.org/", "//example.org/x", "/seat/", "é", "x" * 300])
def test_codes_that_lead_nowhere(ana: Person, code: str) -> None:
    answer = ana.house.client.get(
        "/join", params={"code": code}, headers={"cookie": ana.cookie}, follow_redirects=False
    )
    assert answer.status_code == 404 and "link or code" in answer.text


# ---- my tables


def test_running_tables_stand_on_the_start_page(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "greedy")
    page = ana.get("/").text
    assert f'href="/table/{id}"' in page and "just now" in page
    assert f'href="/table/{id}"' not in rui.get("/").text
    assert "No game is running" in rui.get("/").text


def test_whose_turn_it_is(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", covered=False)
    rui.post(link_of(ana, id, 1), name="Rui")
    to_move = ana.house.live(id).table.position.to_move
    mine, other, name = (ana, rui, "Ana") if to_move == 0 else (rui, ana, "Rui")
    assert "Your turn" in mine.get("/").text and "Your turn" in mine.get("/tables").text
    assert "Your turn" not in other.get("/").text
    assert f"waiting for {name}" in other.get("/tables").text


def test_finished_games_have_scores_a_result_and_a_record(ana: Person) -> None:
    info = opened(ana, bring(ana, frozen("mercado-4p")))
    page = ana.get("/tables").text
    assert info.over and info.scores is not None
    for score in info.scores:
        assert f"<b>{score}</b>" in page
    for place in ("", "/end", "/record"):
        assert f'href="/table/{info.id}{place}"' in page
    assert "imported" in page and page.count("winner") == 1
    assert f'href="/table/{info.id}"' not in ana.get("/").text


@pytest.mark.parametrize(
    ("seconds", "sentence"),
    [(5, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"), (7300, "2 hours ago"), (90000, "yesterday"),
     (4 * 86400, "4 days ago"), (-3, "just now")],
)  # fmt: skip
def test_how_long_ago(seconds: float, sentence: str) -> None:
    assert since(seconds, Words("en")) == sentence


# ---- records


def test_a_record_of_the_terminal_brings_its_players(ana: Person) -> None:
    text = frozen("palacio-3p").decode()
    text = re.sub(r'"seats": \[[^\]]*\]', '"seats": ["me:Ana", "greedy", "greedy"]', text)
    info = opened(ana, bring(ana, text.encode()))
    assert [seat.name for seat in info.seats] == ["Ana", "Greedy 1", "Greedy 2"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: b"", "Choose a file first."),
        (lambda text: b"hello", "this is not a record"),
        (lambda text: b"\xff\xfe", "this is not a record"),
        (lambda text: b'{"format": 99}', "format 99"),
        (lambda text: text.replace(b'"mercado"', b'"chess"', 1), "chess"),
        (lambda text: text.replace(b'"move": "', b'"move": "dance ', 1), "move 1"),
        (lambda text: text.replace(b'"hash": "', b'"hash": "0', 1), "edition"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_record_says_where_and_why(ana: Person, change: Callable[[bytes], bytes], why: str, lang: str) -> None:
    ana.lang = lang
    answer = bring(ana, change(frozen("mercado-2p")))
    assert answer.status_code == 422 and 'id="err-record"' in answer.text
    if lang == "en" or not why.startswith("Choose"):
        assert why in answer.text
    assert ana.house.call(ana.house.hub.tables_of, ana.browser) == []


# ---- language


def test_the_language_is_remembered(ana: Person) -> None:
    answer = ana.post("/language", lang="pt", back="/rules/mercado?q=banca")
    assert answer.status_code == 303 and answer.headers["location"] == "/rules/mercado?q=banca"
    cookie = answer.headers["set-cookie"].lower()
    assert "gaiola_lang=pt" in cookie and "samesite=lax" in cookie and "max-age=31536000" in cookie


@pytest.mark.parametrize(
    "back", ["//example.org", "https://example.org", "/\\example.org", "", "/a\nb", "javascript:x"]
)
def test_a_language_form_leads_nowhere_else(ana: Person, back: str) -> None:
    assert not is_local(back)
    assert ana.post("/language", lang="es", back=back).headers["location"] == "/"


def test_a_language_that_nobody_speaks_here(ana: Person) -> None:
    assert ana.post("/language", lang="xx", back="/").status_code == 400


def test_the_browser_says_which_language_it_wants(at_home: House) -> None:
    page = at_home.client.get("/", headers={"accept-language": "fr, pt-BR;q=0.9, en;q=0.8"})
    assert '<html lang="pt">' in page.text and "Jogar já" in page.text


# ---- words


def test_every_language_says_the_same_things() -> None:
    folder = Path(gaiola.__file__).parent / "words" / "text"
    keys = {
        lang: re.findall(r"^([a-z][\w-]*) =", (folder / f"lobby.{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["es"] == keys["pt"]
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in folder.parents[1].rglob("*") if path.suffix in {".py", ".html"}
    )
    families = ("level-", "lobby-kind-", "lobby-origin-", "library-label-", "library-means-")
    for key in keys["en"]:
        assert f'"{key}"' in source or f"'{key}'" in source or key.startswith(families), f"{key} is used nowhere"


def test_the_start_page_is_quick(ana: Person) -> None:
    ana.get("/")
    before = time.perf_counter()
    for _ in range(5):
        ana.get("/")
    assert (time.perf_counter() - before) / 5 < 0.5
