"""Figures beside the rules: each stands where it belongs, in three languages, and shows what its caption says."""

import re
from fnmatch import fnmatchcase
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import gaiola
from gaiola.games import module_of, texts_of
from gaiola.kernel.box import Game
from gaiola.look.figures import NARROWEST, Figure, picture_only
from gaiola.look.scene import Drawing
from gaiola.look.svg import patterns
from gaiola.web.figures import figures_of, scene_of, view_of
from gaiola.words import LANGUAGES, Words, read_rules
from tests.games.found import ON_A_SHELF as GAMES
from tests.web.house import Person

TOKENS = (Path(gaiola.__file__).parent / "look" / "tokens.css").read_text(encoding="utf-8")


@cache
def box(game: str) -> Game:
    return gaiola.game(game)


def figures(game: str) -> tuple[Figure, ...]:
    found: tuple[Figure, ...] = module_of(box(game), "board").FIGURES  # type: ignore[union-attr]
    return found


@cache
def seen(game: str, name: str) -> Any:
    """What a figure is drawn from."""
    return view_of(next(figure for figure in figures(game) if figure.name == name), box(game))


def drawings(game: str, lang: str) -> list[str]:
    return [str(html) for all in figures_of(box(game), lang).values() for html in all]


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_belongs_to_a_rule(game: str) -> None:
    rules = list(read_rules(box(game).folder() / "text" / "rules.en.md").rules)
    at = [rules.index(figure.rule) for figure in figures(game)]
    assert at == sorted(at), "in the order of the rules"
    assert len({figure.name for figure in figures(game)}) == len(at) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_names_parts_of_its_pane_that_there_are(game: str) -> None:
    for figure in figures(game):
        scene = scene_of(figure, box(game), Words("en", *texts_of(box(game))))
        (pane,) = [each for each in module_of(box(game), "board").panes(scene) if each.id == figure.pane]  # type: ignore[union-attr]
        assert isinstance(pane.drawn, Drawing)
        there = [name.partition(".")[2] for name in pane.drawn.parts]
        for wanted in figure.parts:
            assert any(fnmatchcase(name, wanted) for name in there), f"{figure.name}: {wanted}"
        x, y, width, height = figure.cut
        _, _, wide, high = map(float, re.findall(r'viewBox="([^"]+)"', pane.svg)[0].split())
        assert x >= 0 and y >= 0 and x + width <= wide and y + height <= high, f"{figure.name} is cut beside its pane"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_figure_is_only_a_picture_with_a_caption_in_every_language(game: str, lang: str) -> None:
    words = Words(lang, *texts_of(box(game)))
    drawn = drawings(game, lang)
    assert len(drawn) == len(figures(game))
    for figure, html in zip(figures(game), drawn, strict=True):
        caption = words.say(f"figure-{figure.name}")
        assert f'<figcaption id="figure-{figure.name}">{caption}</figcaption>' in unescape(html)
        wide = html.count(f'class="wide" tabindex="0" role="group" aria-labelledby="figure-{figure.name}"')
        assert wide == (figure.cut[2] * min(figure.scale, 1) > NARROWEST), "what has to be panned takes keys"
        assert html.count("role=") == 1 + wide and f'role="img" aria-labelledby="figure-{figure.name}"' in html
        assert html.count(" id=") == 1 and not re.search(r' data-|class="(hit|el|piece|quote)|aria-label=', html)
        assert html.count("<rect") + html.count("<use") >= 5, "something is drawn"
        for pattern in re.findall(r"url\(#([^)]+)\)", html):
            assert f'id="{pattern}"' in patterns()
        for token in set(re.findall(r"var\((--[\w-]+)\)", html)):
            assert f"{token}:" in TOKENS, f"{figure.name} uses {token}"


@pytest.mark.parametrize("game", GAMES)
def test_figures_stand_in_their_rules_on_the_page_and_beside_the_board(ana: Person, game: str) -> None:
    for address in (f"/rules/{game}", f"/rules/{game}?panel=1"):
        page = ana.get(address).text
        for figure in figures(game):
            rule = page.index(f'id="rule-{figure.rule}"')
            assert page.count(f'id="figure-{figure.name}"') == 1
            assert rule < page.index(f'id="figure-{figure.name}"') < page.index("</section>", rule)


def test_a_figure_is_shown_with_a_rule_that_a_search_has_found_and_its_lettering_is_not_marked(ana: Person) -> None:
    page = ana.get("/rules/palacio?q=rectangle+offer+character").text
    assert 'id="figure-rectangle"' in page and 'id="figure-mills"' not in page
    assert "<mark" not in "".join(re.findall(r"<svg viewBox.*?</svg>", page, re.DOTALL))


def test_what_makes_a_board_of_a_drawing_is_left_out() -> None:
    board = (
        '<g class="el taken" data-touch="land:a1" role="img" aria-label="A1"><rect class="hit" x="1"/>'
        '<text class="quote" x="2"></text><g class="piece" data-piece="x"><text class="sf">3</text></g></g>'
    )
    assert picture_only(board) == '<g><g><text class="sf">3</text></g></g>'


# ---- what captions say


def test_mercado_shows_its_examples() -> None:
    price = seen("mercado", "price")["spaces"]
    stands = [space for space, held in price.items() if held and "stand" in held]
    assert sum(space.startswith("r3") for space in stands) == 1 and sum(space.endswith("c4") for space in stands) == 3
    assert {space: seen("mercado", "arrival")["values"][space] for space in ("r4c1", "r4c4")} == {"r4c1": 1, "r4c4": 3}
    assert seen("mercado", "opening")["values"]["r2c4"] == 3
    assert [seen("mercado", "next-door")["values"][space] for space in ("r2c3", "r3c4", "r4c3", "r2c2")] == [2, 2, 1, 1]
    gray = [held for held in seen("mercado", "gray")["spaces"].values() if held and "gray" in held]
    assert len(gray) == 11


def test_palacio_shows_what_is_said() -> None:
    mills = seen("palacio", "mills")["locations"]
    assert mills["olive_oil_mill"]["second"] == 0 and mills["wine_mill"]["workers"] == [1]
    squares, rectangle = seen("palacio", "squares"), seen("palacio", "rectangle")
    assert [player["levels"]["cascade_of_poets"] for player in squares["players"]] == [1, 2, 0]
    assert squares["cards"]["architect"] == "deck" and rectangle["cards"]["architect"] == "place"
    assert rectangle["players"][0]["levels"]["cascade_of_poets"] == 3


def test_madeira_shows_what_is_said() -> None:
    assert seen("madeira", "city")["cities"]["funchal"]["most"] == "neutral"
    assert [player["level"] for player in seen("madeira", "windmill")["players"]] == [3, 5, 0]
    fields = seen("madeira", "wood")["fields"]
    assert fields["r1_f1"]["wood"] == 0 and fields["r1_f1"]["good"] == "wheat" and fields["r1_f3"]["wood"] == 2
    assert [row["seat"] for row in seen("madeira", "row")["rows"]] == [0, None, None]


def test_lisboa_shows_its_examples() -> None:
    price = seen("lisboa", "land-price")
    assert price["lands"]["e4"]["price"] == 15 and price["treasury"]["track"][price["treasury"]["at"]]["value"] == 3
    assert seen("lisboa", "visit")["nobles"]["king"]["cost"] == 5
    customers = seen("lisboa", "customers")
    assert customers["lands"]["b1"]["customers"] == 2 and customers["scoring"][0] == 4
    street = seen("lisboa", "street")
    assert [street["lands"][land]["value"] for land in ("a1", "c1", "b2", "d2")] == [3, 3, 4, 4]
    sets = seen("lisboa", "rubble-set")["players"][0]
    assert (sets["sets"], sets["rubble"]) == (2, {"earthquake": 2, "fire": 3, "tsunami": 2})
    full = seen("lisboa", "portfolio")["players"][0]
    assert full["tucked"] == full["portfolio_size"] == 3
    church = seen("lisboa", "church")["church"]
    assert (church["cardinal"] + 1) % 6 == church["influence_gap"]
