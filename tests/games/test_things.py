"""What a thing is: everything on every board has a name, a kind with a text in every language, and a rule; every icon
that a player meets is in the legend."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

import gaiola
from gaiola import Chance, Game
from gaiola.games import module_of, texts_of
from gaiola.look import HERE, Drawing, Scene
from gaiola.look.scene import View
from gaiola.look.svg import thing
from gaiola.look.things import About, Thing, things_in, told_of
from gaiola.words import LANGUAGES, Words, read_rules
from tests.games.found import ON_A_SHELF, says
from tests.records.write import Kinds

COUNTS = (2, 4)
RAW = re.compile(r"_|[{}]|\b(board|tell|term|noun|web|about)-[a-z]|\bNone\b|\[|\]")
"""What a label has no room for: a key, an id, a list of the program."""


@cache
def box_of(game: str) -> Game:
    return gaiola.game(game)


def variants(game: str) -> list[tuple[Game, int]]:
    """The game with each of its options, and alone."""
    kinds: Kinds = says(game, "RECORDS", [])
    return [(gaiola.game(game, options=options), players) for players, options in kinds if options]


@cache
def views(game: str) -> list[View]:
    """What whoever is to move and a spectator see along a game for two and one for four."""
    return [view for players in COUNTS for view in _along(box_of(game), players)]


def _along(box: Game, players: int) -> Iterator[View]:
    """In every kind of decision once, and at the end."""
    draw, chance = random.Random(players), Chance(players)
    pos, asked = box.start(players, chance), set[str]()
    while True:
        view = pos.view(pos.to_move)
        if view["step"] not in asked or pos.over:
            asked.add(view["step"])
            yield from (view, pos.view(None))
        if pos.over:
            return
        pos.play(draw.choice(pos.legal()), chance)


@cache
def drawings(game: str, lang: str) -> list[str]:
    return [_shown(box_of(game), view, lang) for view in views(game)]


def _shown(box: Game, view: View, lang: str) -> str:
    """All that a page shows of a view."""
    board, players = module_of(box, "board"), len(view["players"])
    assert board is not None
    colours = box.edition.data["players"]["colors"][:players]
    scene = Scene(view, Words(lang, *texts_of(box)), ["Ana", "Rui", "Eva", "Zé"][:players], colours)
    tray = board.tray(scene)
    cards = board.cards(scene)
    parts = [pane.svg for pane in board.panes(scene)] + [row for card in cards for row in card.rows]
    parts += [thing(card.label, card.points, "vp", kind=card.kind) for card in cards]
    parts += [tray.whole() if isinstance(tray, Drawing) else tray, board.panel(scene), board.course(scene)]
    return "".join(parts)


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_everything_that_is_drawn_has_a_name_and_a_kind_of_which_something_is_told(game: str) -> None:
    told = told_of(box_of(game).edition.data, _board(game).THINGS, Words("en", *texts_of(box_of(game))))
    others = (_shown(box, view, "en") for box, players in variants(game) for view in _along(box, players))
    for markup in chain(drawings(game, "en"), others):
        assert "<title" not in markup and " title=" not in markup, "labels say it to everybody"
        images = len(re.findall(r'role="img"', markup))
        things = list(things_in(markup))
        assert len(things) == images, "an image without a kind, or a kind without a name"
        assert {thing.kind for thing in things} <= told.keys()
        assert all(thing.name.strip() for thing in things)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_no_label_shows_a_raw_key(game: str, lang: str) -> None:
    labels = {thing.label for markup in drawings(game, lang) for thing in things_in(markup)}
    assert len(labels) > 50
    assert not [label for label in labels if RAW.search(label)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_kind_has_a_text_of_its_own_and_a_rule_that_exists(game: str, lang: str) -> None:
    box = box_of(game)
    rules = read_rules(box.folder() / "text" / f"rules.{lang}.md").rules
    told = told_of(box.edition.data, _board(game).THINGS, Words(lang, *texts_of(box)))
    assert len({one.text for one in told.values()}) == len(told), "two kinds say the same"
    assert all("." in one.rule and rules[one.rule].heading == one.heading for one in told.values())
    keys = {f"about-{kind}".replace("_", "-") for kind in told}
    written = set(re.findall(r"^(about-[\w-]+) =", _source(game, lang), re.MULTILINE))
    assert written == keys, "a text for nothing"


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_icon_on_a_board_is_in_the_legend(game: str) -> None:
    sprite = set(re.findall(r'symbol id="i-([\w-]+)"', (HERE / "icons.svg").read_text(encoding="utf-8")))
    used = {name for markup in drawings(game, "en") for name in re.findall(r'#i-([\w-]+)"', markup)}
    legend = _board(game).ICONS
    assert used <= set(legend) <= sprite and len(set(legend)) == len(legend)
    for lang in LANGUAGES:
        written = set(re.findall(r"^icon-([\w-]+) =", _source(game, lang), re.MULTILINE))
        assert written <= {name.replace("_", "-") for name in legend}, "an icon of another game"


def _board(game: str) -> Any:
    return module_of(box_of(game), "board")


def _source(game: str, lang: str) -> str:
    return (box_of(game).folder() / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


# ---- how it is read


def test_a_thing_is_read_off_its_markup() -> None:
    touched = '<g class="el" data-touch="land:a1" role="img" aria-label="A1; 3 r&#xE9;is; reward: 1 gold"><rect/></g>'
    kind = '<span role="img" aria-label="Your coins: 7" data-kind="coins">7</span>'
    other = '<g class="el" data-touch="space:r1c1" role="img" aria-label="r1c1: free" data-kind="gray"></g>'
    nothing = '<g role="group" aria-label="Ana"><use href="#i"/></g>'
    assert list(things_in(touched + kind + other + nothing)) == [
        Thing("land", "a1", "A1; 3 réis; reward: 1 gold"),
        Thing("coins", "", "Your coins: 7"),
        Thing("gray", "", "r1c1: free"),
    ]


def test_a_label_is_a_name_and_facts() -> None:
    assert Thing("land", "a1", "A1; 3 réis; reward: 1 gold").name == "A1"
    assert Thing("land", "a1", "A1; 3 réis; reward: 1 gold").facts == ["3 réis", "reward: 1 gold"]
    assert Thing("coins", "", "Your coins: 7").facts == ["7"]
    assert Thing("tile", "", "1 customer (fish, meat)").facts == []


def test_what_is_reconstructed_is_said_thing_by_thing() -> None:
    lisboa = box_of("lisboa")
    kinds = {
        "card": About("4.4", ("cards.political.{id}.influence",)),
        "influence": About("5.1", ("influence.range", "influence.real_spaces")),
        "noble": About("9.2", ("nobles",)),
    }
    words = Words("en", *texts_of(lisboa))
    told = told_of(lisboa.edition.data, {"noble": kinds["noble"], "influence": kinds["influence"]}, words)
    assert told["noble"].origins == {} and told["influence"].origins == {"": "reconstructed"}
    origins = told_of(lisboa.edition.data, {"noble-card": kinds["card"]}, words)["noble-card"].origins
    assert origins["blue_manuel_2"] == "reconstructed" and "blue_manuel_1" not in origins, "one is printed"


def test_the_least_sure_origin_of_a_thing_counts() -> None:
    madeira = box_of("madeira")
    told = told_of(madeira.edition.data, _board("madeira").THINGS, Words("en", *texts_of(madeira)))
    assert told["city"].origins == {"machico": "reconstructed", "porto_santo": "reconstructed"}
    assert told["ship-points"].origins["sugar"] == "inferred" and "wheat" not in told["ship-points"].origins
