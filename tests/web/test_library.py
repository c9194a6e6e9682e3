"""The library: numbered rules in three languages, search, rulings, and honesty about the edition."""

import re
from html import unescape
from itertools import pairwise

import pytest

import gaiola
from gaiola.words import LANGUAGES, Words, read_rules
from tests.games.found import ON_A_SHELF as GAMES
from tests.web.house import Person


def numbers(html: str) -> list[str]:
    return re.findall(r'<section class="rule" id="rule-([\d.]+)"', html)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_under_its_number(ana: Person, game: str, lang: str) -> None:
    ana.lang = lang
    page = ana.get(f"/rules/{game}")
    book = read_rules(gaiola.game(game).folder() / "text" / f"rules.{lang}.md")
    assert page.status_code == 200 and f'<html lang="{lang}">' in page.text
    assert numbers(page.text) == [number for number in book.rules if "." in number]
    for number in book.rules:
        assert page.text.count(f'id="rule-{number}"') == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_explains_the_rules_stands_around_them(ana: Person, game: str, lang: str) -> None:
    ana.lang = lang
    book = read_rules(gaiola.game(game).folder() / "text" / f"rules.{lang}.md")
    for page in (ana.get(f"/rules/{game}").text, ana.get(f"/rules/{game}?panel=1").text):
        page = unescape(page)
        around = ['id="before-1"', 'id="rule-1"', *(f'id="after-{count + 1}"' for count in range(len(book.after)))]
        places = [page.index(id) for id in (*around, 'id="rulings"')]
        assert places == sorted(places)
        for chapter in (*book.before, *book.after):
            assert f">{chapter.heading}</h" in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_read_in_every_language(ana: Person, game: str, lang: str) -> None:
    ana.lang = lang
    page = ana.get(f"/rules/{game}").text
    found = re.findall(r'id="ruling-([A-Z]\d+)"', page)
    source = (gaiola.game(game).folder() / "text" / "RULINGS.md").read_text(encoding="utf-8")
    assert found == re.findall(r"^\*\*([A-Z]\d+) ", source, re.MULTILINE) and found
    assert Words(lang).say("library-rulings") in page


@pytest.mark.parametrize("game", GAMES)
def test_links_to_rules_lead_somewhere(ana: Person, game: str) -> None:
    page = ana.get(f"/rules/{game}").text
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert len(links) > 20
    for link in links:
        assert f'id="{link}"' in page, link


def test_a_search_leaves_what_was_found_and_marks_it(ana: Person) -> None:
    page = ana.get("/rules/mercado?q=GOLDEN+rule").text
    assert 0 < len(numbers(page)) < 5 and "10.1" in numbers(page)
    assert "<mark>golden</mark>" in page and 'value="GOLDEN rule"' in page
    ana.lang = "es"
    assert "<mark>café</mark>" not in ana.get("/rules/mercado?q=cafe").text
    assert "<mark>salón</mark>" in ana.get("/rules/mercado?q=salon").text


def test_a_search_finds_what_explains_the_rules(ana: Person) -> None:
    page = ana.get("/rules/palacio?q=butler+prove").text
    assert numbers(page) == [] and 'id="before-1"' in page and "<mark>butler</mark>" in page
    assert 'href="/rules/palacio#before-1"' in page and 'id="after-1"' not in page


def test_a_search_for_nothing_shows_everything_and_a_vain_one_says_so(ana: Person) -> None:
    assert numbers(ana.get("/rules/mercado?q=+").text) == numbers(ana.get("/rules/mercado").text)
    page = ana.get("/rules/mercado?q=locomotive").text
    assert numbers(page) == [] and "Nothing found for “locomotive”." in page


def test_what_is_searched_for_is_only_text(ana: Person) -> None:
    page = ana.get("/rules/mercado?q=<script>alert(1)</script>").text
    assert "<script>alert" not in page and "&lt;script&gt;alert" in page


@pytest.mark.parametrize("game", GAMES)
def test_the_edition_is_told_honestly(ana: Person, game: str) -> None:
    page, edition = ana.get(f"/rules/{game}").text, gaiola.game(game).edition
    assert edition.hash in page and edition.version in page
    for share in edition.provenance_shares().values():
        assert f"<b>{round(100 * share)}%</b>" in page
    words = Words("en", gaiola.game(game).folder() / "text")
    for key in ("reconstructed-edition", "reconstructed-note", "shelf-credits"):
        assert words.say(key) in unescape(page)
    assert "not affiliated" in page


def test_the_panel_is_a_fragment_that_a_script_can_filter(ana: Person) -> None:
    panel = ana.get("/rules/palacio?panel=1").text
    assert "<html" not in panel and panel.count("data-rules-search") == 1
    whole = ana.get("/rules/palacio").text
    assert panel.count('data-rule="') == whole.count('data-rule="') > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_of_rules_and_the_page_about(ana: Person, lang: str) -> None:
    ana.lang = lang
    shelf, about = ana.get("/rules").text, ana.get("/about").text
    for game in GAMES:
        words = Words(lang, gaiola.game(game).folder() / "text")
        assert f'href="/rules/{game}"' in shelf and words.say("game-name") in about
        assert words.say("shelf-credits") in unescape(about)
    assert "MIT" in about and Words(lang).say("library-about-free") in about


def test_an_unknown_game_has_no_rules(ana: Person) -> None:
    page = ana.get("/rules/chess")
    assert page.status_code == 404 and "There is no such game here." in page.text


@pytest.mark.parametrize(
    "path", ["/rules", "/rules/mercado", "/rules/mercado?q=coin", "/about", "/tables", "/", "/new"]
)
def test_headings_stand_in_order(ana: Person, path: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])", ana.get(path).text)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
