"""Looks at the words and the rules of the game that the page builds. Run by test_adding_a_game, in a process where that
game is installed: tests of the game itself are in the page."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import gaiola
from gaiola.games import module_of
from gaiola.kernel.edition import EditionError, edition_of
from gaiola.kernel.events import Event
from gaiola.kernel.paths import walk
from gaiola.table.lessons import Wished
from gaiola.words import LANGUAGES, Words, read_rules, read_rulings
from gaiola.words.where import places
from tests.docs.page import GAME
from tests.games import test_lessons as lessons
from tests.games.damage import put
from tests.games.found import says
from tests.games.lessons import take_as_written
from tests.rules_report import calls, refusal_keys
from tests.words.test_words import INTEGERS, samples, used
from tests.words.told import Told, messages

BOX = gaiola.game(GAME)
TEXT = BOX.folder() / "text"
FRAME = Path(gaiola.__file__).parent
TESTS = Path.cwd() / "tests"
TOLD = says(GAME, "TOLD", Told())
EVENTS = [
    event
    for event in vars(module_of(BOX, "events")).values()
    if isinstance(event, type) and issubclass(event, Event) and event.rule
]


def dashed(*ids: object) -> set[str]:
    return {str(id).replace("_", "-") for id in ids}


def families() -> dict[str, set[str]]:
    """Families of keys that are put together, with the ids that need a word, and no others."""
    pos = BOX.start(2, gaiola.Chance(1))
    options = BOX.edition.data["options"]
    told = {event.name() for event in EVENTS}
    asked = dashed(*(name for name, step in BOX.steps.items() if step.verbs))
    return {
        "move": dashed(*(move.verb for move in BOX.vocabulary.moves)),
        "group": dashed(*(move.verb for move in BOX.vocabulary.moves)),
        "ask": asked,
        "waits": asked,
        "gain": dashed(*pos.holdings()),
        "event": told | {f"{event.name()}-hidden" for event in EVENTS if event.private},
        "no": refusal_keys(BOX.folder()),
        "quote": {"load"},
        "source": {name for name, _ in pos.breakdown()[0]},
        "cause": {"no-cards"},
        "crate": dashed(*BOX.edition.data["crates"]),
        "short": dashed(*BOX.edition.data["crates"]),
        "color": dashed(*BOX.edition.data["players"]["colors"]),
        "rule": dashed(*(number.replace(".", "-") for number in read_rules(TEXT / "rules.en.md").rules)),
        "option": dashed(*options, *(f"{name}-{value}" for name in options for value in options[name]["choices"])),
    }


def test_every_id_has_its_word_and_no_word_is_used_nowhere() -> None:
    code = [path for folder in (BOX.folder(), FRAME) for path in folder.rglob("*") if path.suffix in (".py", ".html")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in code if FRAME / "games" not in path.parents)
    keys, wanted = messages(TEXT / "en.ftl"), families()
    for family, ids in wanted.items():
        assert {key.removeprefix(f"{family}-") for key in keys if key.startswith(f"{family}-")} == ids, family
    assert [key for key in keys if key.partition("-")[0] not in wanted and not used(key, source)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    words, keys, numbers = Words(lang, TEXT), messages(TEXT / f"{lang}.ftl"), (*INTEGERS, *TOLD.integers)
    assert keys == messages(TEXT / "en.ftl")
    assert all(variables == {"who"} for key, variables in keys.items() if key.startswith("waits-"))
    for key, variables in keys.items():
        assert all(words.say(key, **args).strip() for args in samples(variables, numbers))
    rules = read_rules(TEXT / f"rules.{lang}.md").rules
    assert list(rules) == list(read_rules(TEXT / "rules.en.md").rules)
    assert {number: words.heading(number) for number in rules} == {n: rule.heading for n, rule in rules.items()}
    ruled, english = (re.findall(r"^\*\*(C\d) .*? (\d\.\d)\)", read_rulings(TEXT, each), re.M) for each in (lang, "en"))
    assert ruled == english != []
    for term, entry in tomllib.loads((TEXT / "glossary.toml").read_text(encoding="utf-8")).items():
        assert not words.has(f"crate-{term}") or words.noun("crate", term) == entry[lang]


def test_every_rule_has_code_and_a_test_and_every_refusal_is_produced() -> None:
    rules = {number for number in read_rules(TEXT / "rules.en.md").rules if "." in number}
    marked = {str(getattr(call.args[0], "value", "")) for _, call in calls(TESTS, "rule")}
    produced = {str(getattr(call.args[2], "value", "")) for _, call in calls(TESTS, "refused")}
    assert set(places(BOX.folder())) == rules
    assert marked == {f"{GAME}.{number}" for number in rules}
    assert refusal_keys(BOX.folder()) == produced
    assert {event.rule.removeprefix(f"{GAME}.") for event in EVENTS} <= rules


@pytest.mark.parametrize("value", [-1, 0, 7, True, 1.5, "fish", "Ça va", [1, 2], {"cards": 3}, None])
def test_an_edition_with_anything_wrong_is_refused_with_its_place_or_can_be_played(value: object) -> None:
    paths = [path for path, _ in walk(BOX.edition.data)]
    for path in [*paths, *{path.rpartition(".")[0] for path in paths if not path.startswith("provenance")}]:
        data = copy.deepcopy(BOX.edition.data)
        put(data, path, value, remove=value is None)
        try:
            edition = edition_of(data, game=GAME)
            type(BOX).check(edition).raise_if_any()
        except EditionError as error:
            assert all(problem.path and problem.expected for problem in error.problems)
        else:
            make: Callable[..., gaiola.Game] = type(BOX)
            play(make(edition, {}))


def play(box: gaiola.Game) -> None:
    chance, luck = gaiola.Chance(1), random.Random(1)
    pos = box.start(2, chance)
    while not pos.over:
        pos.play(luck.choice(pos.legal()), chance)


def test_a_notation_that_is_no_move_is_named_with_the_nearest() -> None:
    with pytest.raises(gaiola.UnknownMove, match=r"'load fish b9' is no move .* 'load fish b\d'"):
        BOX.move("load fish b9")


TRIED = (
    lessons.test_nothing_passes_a_step_but_what_serves_it,
    lessons.test_whatever_serves_a_step_leads_to_the_next,
    lessons.test_every_step_can_be_jumped_to,
    lessons.test_what_a_step_points_at_is_there,
    lessons.test_a_step_says_something_of_its_own,
    lessons.test_every_verb_occurs_in_the_lesson_or_is_met_by_the_coach,
    lessons.test_the_coach_says_each_word_once_and_names_what_is_at_stake,
)


@pytest.mark.parametrize("tried", TRIED, ids=lambda tried: tried.__name__)
def test_its_lesson_is_tried_as_those_of_the_house(tried: Callable[[str], None]) -> None:
    tried(GAME)


def test_whatever_its_lesson_wishes_for_is_drawn() -> None:
    for walking in lessons.walked(GAME):
        chance = walking.table._recorder.chance
        take_as_written(walking)
        assert isinstance(chance, Wished) and not chance.wishes
