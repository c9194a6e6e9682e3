"""The tables of effects and goals are whole: every entry has words, glyphs and a place in our edition, all of what is
told of effects elsewhere is told of one that there is, and a new entry needs no more than that."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from gaiola.games.lisboa.board import glyphs
from gaiola.games.lisboa.bot.action_values import EFFECT_WORTH
from gaiola.games.lisboa.bot.evaluation import PART_WORTH, Evaluation
from gaiola.games.lisboa.bot.seat_value import WORTH
from gaiola.games.lisboa.box import VOCABULARY
from gaiola.games.lisboa.constants import GENERAL_DISCOUNT
from gaiola.games.lisboa.edition import design, facts
from gaiola.games.lisboa.edition.card_shape import EffectEntry, GoalEntry
from gaiola.games.lisboa.edition.effect_shape import PARTS
from gaiola.games.lisboa.rules.effect_kinds import Benefit, Entry, LisboaEffect, N, StateAction
from gaiola.games.lisboa.rules.effects import EFFECTS, ENTRIES
from gaiola.games.lisboa.rules.goals import GOALS, METRICS, Goal
from gaiola.words.where import rule_numbers
from tests.games.lisboa.table import GREEN, box, city
from tests.words.told import Text, dashed, family

TEXT = Text("lisboa").text


def names(entries: Iterable[Entry | Goal]) -> set[str]:
    return {entry.name for entry in entries}


def written(node: object, key: str) -> Iterator[Any]:
    """All that stands under this key in the edition."""
    if isinstance(node, dict):
        if isinstance(node.get(key), str):
            yield node[key]
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from written(child, key)


def test_an_id_is_one_entry() -> None:
    assert len(names(ENTRIES)) == len(ENTRIES) and len(names(GOALS)) == len(GOALS)


def test_every_entry_has_words_and_glyphs() -> None:
    assert family("effect", [TEXT]) == dashed(names(ENTRIES))
    assert set(glyphs.EFFECTS) == names(ENTRIES)
    assert family("goal", [TEXT]) == dashed(names(GOALS))
    assert set(glyphs.GOALS) == names(GOALS)
    assert family("metric", [TEXT]) == dashed(METRICS)
    assert set(glyphs.METRICS) == set(METRICS)


def test_every_entry_is_in_our_edition() -> None:
    data = box().edition.data
    decrees = data["decrees"]["cards"]
    assert set(written(data, "effect")) == names(ENTRIES)
    assert {decree["goal"]["id"] for decree in decrees} == names(GOALS)
    assert set(written(decrees, "metric")) == set(METRICS)


def test_the_file_has_room_for_every_parameter() -> None:
    for entries, shape, key in ((ENTRIES, EffectEntry, "effect"), (GOALS, GoalEntry, "id")):
        assert {key, *[name for entry in entries for name in entry.params]} == set(shape.__struct_fields__)


def test_every_kind_of_effect_stands_somewhere() -> None:
    assert {kind for kinds in PARTS.values() for kind in kinds} == set(EFFECTS)
    assert all(entry.worth > 0 for kind, entries in EFFECTS.items() if kind != "penalty" for entry in entries)
    assert all(entry.worth < 0 for entry in EFFECTS["penalty"])


def test_what_bots_say_is_said_of_effects_that_there_are() -> None:
    state_actions = {entry.name for entry in EFFECTS["action"] if isinstance(entry.deed, StateAction)}
    assert set(WORTH) <= names(EFFECTS["benefit"])
    assert set(EFFECT_WORTH) <= names([*EFFECTS["reward"], *EFFECTS["penalty"]])
    assert set(PART_WORTH) <= names(EFFECTS["action"]) - state_actions


def test_what_our_design_says_is_said_of_entries_that_there_are() -> None:
    assert set() < VOCABULARY.about_money < names(EFFECTS["benefit"])
    assert {*design.COMPARISONS, *design.MOST_COUNTED} <= names(GOALS)
    assert set(written([facts.FACTS, facts.CARDS_KNOWN, facts.ONE_GOLD], "effect")) <= names(ENTRIES)


@pytest.mark.plain
def test_every_effect_names_its_rule() -> None:
    """In the line of the table, or the last of its lines."""
    source = (box().folder() / "rules" / "effects.py").read_text(encoding="utf-8")
    entries = source.split("# ---- the table", 1)[1].split("Entry(")[1:]
    found = {
        entry.split('"')[1]: [c for line in entry.splitlines() for c in line.split("  # ")[1:]] for entry in entries
    }
    assert {name for name, comments in found.items() if any(map(rule_numbers, comments))} == names(ENTRIES)


def test_a_bot_takes_an_effect_that_it_does_not_know_for_what_it_is_worth() -> None:
    unknown = LisboaEffect(Entry("unheard_of", (N,), Benefit(GENERAL_DISCOUNT), 1.5), (2,), 0)
    values = Evaluation(city(), GREEN)
    assert values.effect_worth(unknown) == 3.0
    assert values.benefit_worth(unknown) == pytest.approx(3.0 * values.left)


def test_an_edition_is_told_all_of_it() -> None:
    assert {name for effects in VOCABULARY.effects.values() for name in effects} == set(VOCABULARY.worth)
    assert set(VOCABULARY.worth) == names(ENTRIES) and set(VOCABULARY.goals) == names(GOALS)
