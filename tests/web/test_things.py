"""The inspector without a script: a page with everything that a viewer sees, and the file that says what things are."""

import re
from html import unescape

import pytest

from gaiola.look.things import things_in
from gaiola.words import Words
from tests.games.found import ON_A_SHELF
from tests.web.house import Person
from tests.web.test_guard import refused


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_page_lists_everything_that_the_table_shows_and_nothing_else(ana: Person, game: str) -> None:
    base = f"/table/{ana.sit('here', 'here', covered=False, game=game)}"
    table, page = ana.get(base).text, unescape(ana.get(f"{base}/things").text)
    listed = {line.partition(" <small>")[0] for line in re.findall(r"<li>(.*?)</li>", page)}
    shown = {thing.label for thing in things_in(table)}
    assert len(shown) > 30 and shown == listed
    assert f'href="{base}/things"' in table, "the menu leads there"


def test_it_says_of_each_kind_what_it_is_with_its_rule_and_what_is_not_printed(ana: Person) -> None:
    page = unescape(ana.get(f"/table/{ana.sit('here', 'here', covered=False)}/things").text)
    words = Words("en", ana.house.hub.box("mercado").folder() / "text")
    assert words.say("about-space") in page and 'href="/rules/mercado#rule-4.1"' in page
    assert words.say("thing-reconstructed") in page, "which spaces have a gray restaurant"


def test_nothing_is_listed_while_the_table_is_passed_on(ana: Person) -> None:
    refused(ana.get(f"/table/{ana.sit('here', 'here', covered=True)}/things"), 409, "web-no-covered")


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_file_is_kept_for_ever_and_small(ana: Person, game: str) -> None:
    page = ana.get(f"/table/{ana.sit('here', 'here', covered=False, game=game)}").text
    address = re.findall(r'data-things="([^"]+)"', page)[0]
    answer = ana.get(address)
    assert "immutable" in answer.headers["cache-control"] and len(answer.content) < 40_000
    told = answer.json()
    kinds = {thing.kind for thing in things_in(page)}
    assert kinds <= told["kinds"].keys() and told["rules"] == f"/rules/{game}"
    words = Words("en", ana.house.hub.box(game).folder() / "text")
    assert all(told["kinds"][kind]["text"] == words.say(f"about-{kind}".replace("_", "-")) for kind in kinds)


@pytest.mark.parametrize("name", ["mercado.en.00000000", "mercado.xx.0", "nothing.en.0", "mercado", "..", "mercado.en"])
def test_there_is_no_other_file(ana: Person, name: str) -> None:
    assert ana.get(f"/static/things/{name}.json").status_code == 404


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_legend_stands_beside_the_rules(ana: Person, game: str) -> None:
    for address in (f"/rules/{game}", f"/rules/{game}?panel=1"):
        text = ana.get(address).text
        legend = text[text.index('id="icons"') :]
        assert legend.count("<li><svg") > 15 and "icon-" not in legend.partition("</ul>")[0].replace("#i-", "")
