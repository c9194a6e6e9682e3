"""The small drawings: every effect, goal and score has glyphs of its own and words, every card and tile a face; all of
it is whole SVG whose icons exist."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from gaiola.games.lisboa.board import faces, glyphs
from gaiola.games.lisboa.constants import ARCHITECTS, GOODS, NOBLES, ROWS, RUBBLE, SIDES
from gaiola.games.lisboa.edition.effect_shape import SCORES
from gaiola.games.lisboa.rules import effects, goals
from gaiola.games.lisboa.rules.printed import card_face, decree_face
from gaiola.games.lisboa.terminal import sentences
from gaiola.look.svg import ICONS
from gaiola.words import LANGUAGES, Words
from tests.games.lisboa.table import box, city

SIZES = ((82, 108), (74, 84), (52, 74), (46, 38), (30, 34), (18, 14))
NUMBERS: dict[str, Any] = {"n": 2, "steps": 2, "bonus": 2, "discount": 2, "distinct": True, "good": "gold"}
NUMBERS |= {"noble": "king", "row": "a", "column": 2, "min": 2, "value": 2, "architect": "blue", "rubble": "fire"}
NUMBERS |= {"metric": "stores", "side": "west"}
EFFECTS = {entry.name: entry.params for entry in effects.ENTRIES}
GOALS = {goal.name: goal.params for goal in goals.GOALS}
FORMS = {
    "per": {"form": "per", "wigs": 2, "each": 3, "max": 8, "steps": []},
    "tiers": {"form": "tiers", "wigs": 0, "each": 0, "max": 0, "steps": [[3, 3], [4, 6], [5, 10]]},
    "flat": {"form": "flat", "wigs": 5, "each": 0, "max": 0, "steps": []},
}


@cache
def words(lang: str) -> Words:
    return Words(lang, box().folder() / "text")


class Wicked(Words):
    """Words that would break a page if they were not escaped."""

    def noun(self, family: str, id: str) -> str:
        return f"<b>{id}</b> & co"


def printed(name: str, **given: Any) -> dict[str, Any]:
    """An effect with the same numbers as every other one."""
    return {"effect": name, **{param: given.get(param, NUMBERS[param]) for param in EFFECTS[name]}}


def goal(name: str, **given: Any) -> dict[str, Any]:
    values = {param: given.get(param, NUMBERS[param]) for param in GOALS[name]}
    return {"id": name, **values, **({"side": given.get("side", "left")} if name == "neighbour_count" else {})}


def whole(drawn: str) -> ElementTree.Element:
    """The drawing as a tree; icons that are not in the sprite are an error."""
    used, known = set(re.findall(r'href="[^"#]*#([^"]+)"', drawn)), set(re.findall(r'id="([^"]+)"', ICONS.decode()))
    assert used <= known, used - known
    assert "{" not in drawn and "None" not in drawn
    return ElementTree.fromstring(f"<svg>{drawn}</svg>")


# ------------------------------------------------------------------ effects


def test_all_pairs_differ() -> None:
    pairs = {name: glyphs.pair(printed(name)) for name in EFFECTS}
    more = [name for name, params in EFFECTS.items() if {"bonus", "discount"} & set(params)]
    plain = {f"plain {name}": glyphs.pair(printed(name, bonus=0, discount=0)) for name in more}
    for (one, first), (other, second) in combinations((pairs | plain).items(), 2):
        assert first != second, (one, other)


def test_all_effects_look_different() -> None:
    assert len({glyphs.effect(printed(name), 0, 0, 20) for name in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_drawn_where_it_is_asked_for(name: str) -> None:
    assert whole(glyphs.effect(printed(name), 10, 20, 16))
    assert whole(glyphs.brief(printed(name), 10, 20, 16))


@pytest.mark.parametrize(
    ("name", "param", "values"),
    [
        ("good", "good", GOODS),
        ("lose_good", "good", GOODS),
        ("sale_bonus", "good", (*GOODS, "any")),
        ("visit_discount", "noble", (*NOBLES, "any")),
        ("good_choice", "distinct", (True, False)),
        *((name, "n", (1, 2, 3)) for name in EFFECTS if "n" in EFFECTS[name]),
        ("cardinal", "steps", (1, 2)),
        ("market_sale", "bonus", (0, 1, 2)),
        ("act_ship", "discount", (0, 1, 2)),
    ],
)
def test_what_is_printed_can_be_seen(name: str, param: str, values: tuple[Any, ...]) -> None:
    assert len({glyphs.pair(printed(name, **{param: value})) for value in values}) == len(values)


def test_penalties_and_actions_are_marked_by_a_shape() -> None:
    marks = {name: glyphs.pair(printed(name)).mark for name in EFFECTS}
    assert {name for name, mark in marks.items() if mark == glyphs.PENALTY} == {
        entry.name for entry in effects.EFFECTS["penalty"]
    }
    assert {name for name, mark in marks.items() if mark == glyphs.ACTION} == {
        entry.name for entry in effects.EFFECTS["action"]
    }
    crossed = glyphs.effect(printed("lose_wigs"), 0, 0, 20)
    assert "#i-cross" in crossed and "\N{MINUS SIGN}2" in crossed


def test_several_effects_stand_in_a_row() -> None:
    row = [printed("reis"), printed("treasury_shift"), printed("wigs")]
    drawn = whole(glyphs.effects(row, 5, 0, 10))
    assert len(drawn) == 3
    assert glyphs.across(3, 10) == pytest.approx(66) and glyphs.across(0, 10) == 0


# ------------------------------------------------------------------ goals and scores


def test_every_goal_has_a_pair_of_its_own() -> None:
    assert len({glyphs.goal_pair(goal(name)) for name in GOALS}) == len(GOALS)


@pytest.mark.parametrize("name", GOALS)
def test_a_goal_is_drawn(name: str) -> None:
    assert whole(glyphs.goal(goal(name), 3, 4, 19))


@pytest.mark.parametrize(
    ("name", "param", "values"),
    [
        ("own_stores_of_type", "good", GOODS),
        ("own_stores_in_row", "row", ROWS),
        ("own_stores_in_column", "column", (1, 2, 3, 4, 5)),
        ("own_linked_stores", "min", (1, 2)),
        ("city_buildings_by_architect", "architect", ARCHITECTS),
        ("city_buildings_on_side", "side", SIDES),
        ("own_officials_with", "noble", NOBLES),
        ("own_rubble_of", "rubble", RUBBLE),
        ("treasury_at_least", "value", (4, 5)),
        ("opponents_behind", "metric", tuple(goals.METRICS)),
        ("neighbour_count", "side", ("left", "right")),
    ],
)
def test_what_a_goal_counts_can_be_seen(name: str, param: str, values: tuple[Any, ...]) -> None:
    pairs = {glyphs.goal_pair(goal(name, **{param: value})) for value in values}
    assert len(pairs) == len(values) and "" not in {pair.does.icon + pair.does.text for pair in pairs}


def test_every_form_of_score_is_drawn() -> None:
    assert set(FORMS) == set(SCORES)
    drawn = [glyphs.score(form, 0, 0, size, width) for form in FORMS.values() for size, width in ((20, 0), (12, 40))]
    assert all(whole(one) for one in drawn) and len(set(drawn)) == len(drawn)


def test_a_narrow_score_keeps_its_wigs_and_gives_up_the_rest() -> None:
    assert {"2", "/3", "≤8"} <= shown(glyphs.score(FORMS["per"], 0, 0, 12))
    assert shown(glyphs.score(FORMS["per"], 0, 0, 12, 24)) == {"2"}
    assert shown(glyphs.score(FORMS["tiers"], 0, 0, 20)) == {"3", "4", "5", "6", "10"}
    assert shown(glyphs.score(FORMS["tiers"], 0, 0, 12, 40)) == {"3\N{EN DASH}10"}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("width", [0, 30, 60])
def test_a_score_is_as_wide_as_it_says(form: str, width: int) -> None:
    wide = glyphs.score_width(FORMS[form], 10, width)
    assert wide > 0 and (not width or wide <= max(width, 36))


def shown(drawn: str) -> set[str]:
    return {text.text or "" for text in whole(drawn).iter("text")}


# ------------------------------------------------------------------ in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_in_words(lang: str, name: str) -> None:
    assert sentences.effect(printed(name), words(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOALS)
def test_a_goal_in_words(lang: str, name: str) -> None:
    faces = [{"goal": goal(name), "score": form} for form in FORMS.values()]
    assert len({(sentences.goal(face, words(lang)), sentences.score(face, words(lang))) for face in faces}) == len(
        FORMS
    )


def test_words_name_what_is_printed() -> None:
    english = words("en")
    assert "cloth" in sentences.effect(printed("good", good="cloth"), english)
    row = {"goal": goal("own_stores_in_row", row="c"), "score": FORMS["tiers"]}
    assert "C" in sentences.goal(row, english) and "3 → 3 wigs, 4 → 6 wigs, 5 → 10 wigs" in sentences.score(
        row, english
    )


# ------------------------------------------------------------------ faces


def every_face() -> Iterator[str]:
    """All that is in the box, in the sizes at which boards draw it."""
    pos, english = city(4), words("en")
    for width, height in SIZES:
        place = (3, 5, width, height)
        yield from (faces.card(english, card_face(pos, card), *place) for card in range(box().first_ship))
        yield from (faces.decree(decree_face(pos, decree), *place) for decree in range(len(box().decrees)))
        yield from (faces.plan(plan, *place) for plan in box().plans)
        yield from (faces.favor(noble, *place) for noble in NOBLES)
        yield from (faces.building(face, *place) for face in BUILDINGS)
        yield from (faces.ship(face, *place) for face in ships())
        yield from (faces.clergy(tile, *place) for tile in tiles())
        yield from (faces.good(good, 3, 5, height) for good in GOODS)
        yield from (faces.cube(kind, 3, 5, height) for kind in RUBBLE)


BUILDINGS = [
    {"id": "alfandega", "architect": architect, "goods": list(goods)}
    for architect in ARCHITECTS
    for goods in combinations(GOODS, 2)
]


def ships() -> Iterator[dict[str, Any]]:
    for id, face in city(2).view(None)["ships"].items():
        yield {"id": id, **face}
        for sea in (False, True):
            yield {"id": id, **face, "cargo": {"gold": 1, "cloth": 0, "books": face["hull"] - 1}, "at_sea": sea}


def tiles() -> Iterator[dict[str, Any] | None]:
    yield None
    yield from city(4).view(None)["church"]["ring"].values()
    yield {"id": "te_deum", "once": True, "wigs": 3, "effect": [printed("gain_influence")]}


def test_every_face_is_whole() -> None:
    assert all(whole(face) for face in every_face())


def test_faces_of_one_size_differ() -> None:
    """Those that are not the same thing in other words."""
    pos, place = city(4), (0, 0, 46, 38)
    drawn = [faces.decree(decree_face(pos, decree), *place) for decree in range(len(box().decrees))]
    assert len(set(drawn)) == len(box().decrees)
    for things in ([*map(str, box().plans)], list(NOBLES)):
        draw = faces.plan if things[0] in box().plans else faces.favor
        assert len({draw(thing, *place) for thing in things}) == len(things)
    assert len({faces.building(face, *place) for face in BUILDINGS}) == len(BUILDINGS)
    assert len({faces.good(good, 0, 0, 16) for good in GOODS}) == len(GOODS)
    assert len({faces.cube(kind, 0, 0, 16) for kind in RUBBLE}) == len(RUBBLE)


def test_architects_differ_by_the_shape_of_the_roof() -> None:
    def shapes(architect: str) -> list[str]:
        face = {"id": "alfandega", "architect": architect, "goods": ["gold", "books"]}
        return re.findall(r' d="([^"]+)"', faces.building(face, 0, 0, 60, 45))

    assert shapes("blue") != shapes("green")


def test_a_ship_shows_its_dock_spaces_and_cargo() -> None:
    ship = {"id": "ship_purple", "hull": 3, "influence": 1, "price": 2}
    docked = faces.ship(ship | {"cargo": {"gold": 1, "tools": 1}, "at_sea": False}, 0, 0, 74, 68)
    assert docked.count("#i-gold") == docked.count("#i-tools") == 1 and docked.count("stroke-dasharray") == 1
    assert shown(docked) == {"1", "+2"}
    full = {"cargo": {"gold": 1, "tools": 2}}
    assert faces.ship(ship | full | {"at_sea": True}, 0, 0, 74, 68) != faces.ship(
        ship | full | {"at_sea": False}, 0, 0, 74, 68
    )


def test_a_covered_card_tells_nothing() -> None:
    assert faces.card(words("en"), None, 0, 0, 82, 106) == faces.back(0, 0, 82, 106)
    assert shown(faces.back(0, 0, 82, 106)) == set()


def test_titles_are_escaped() -> None:
    face = card_face(city(4), 0)
    drawn = faces.card(Wicked("en", box().folder() / "text"), face, 0, 0, 200, 300)
    assert whole(drawn) and "<b>" not in drawn and "&amp;" in drawn
