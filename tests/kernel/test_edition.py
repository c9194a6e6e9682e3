"""The loader of edition files, on small made-up games."""

import copy
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaiola.kernel.checker import Checker
from gaiola.kernel.checks import check_head, check_ids, check_provenance, check_rulings
from gaiola.kernel.edition import EditionError, Problem, convert, edition_of, read_edition
from gaiola.kernel.options import OptionError, check_options, choose, differing, options_of, parse_option
from gaiola.kernel.paths import LABELS, covered_by, resolve, walk

FERRY = """
[edition]
game = "ferry"
name = "reconstructed"
version = "1.0.0"

[river]
width = 3
banks = ["left", "right"]

[boats.red]
seats = 4
[boats.blue]
seats = 2

[[cards]]
id = "storm"
worth = 5
[[cards]]
id = "calm"
worth = 1

[rulings]
may_wait = true
fare = 2

[options]
width = { path = "river.width", choices = [3, 5] }
waiting = { path = "rulings.may_wait", choices = [true, false], players = [1] }
bank = { path = "river.banks[0]", choices = ["left", "right"] }

[provenance]
"river" = "printed: page 1 of the rules"
"river.width" = "reconstructed: drawn on the board only"
"boats.*.seats" = "found: a review counts them"
"boats.red.seats" = "printed: page 2 of the rules"
"cards" = "printed: page 3 of the rules"
"cards.calm.worth" = "inferred: assumes the lowest value"
"rulings" = "reconstructed: where the rules are silent"
"options" = "reconstructed: what a table may change"
"""
RULINGS = {"may_wait": True, "fare": 2}


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    banks: tuple[Literal["left", "right"], ...]


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int


class Ferry(msgspec.Struct, frozen=True):
    river: River
    boats: dict[str, Boat]


def write(folder: Path, text: str) -> Path:
    path = folder / "ferry.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def data(tmp_path: Path) -> dict[str, Any]:
    return read_edition(write(tmp_path, FERRY), "ferry").data


def only_problem(caught: pytest.ExceptionInfo[EditionError]) -> Problem:
    (problem,) = caught.value.problems
    assert str(problem) in str(caught.value)
    return problem


# ---- files


def test_an_edition_knows_its_name_and_carries_a_fingerprint_of_its_data(tmp_path: Path) -> None:
    edition = read_edition(write(tmp_path, FERRY), "ferry")
    assert (edition.game, edition.name, edition.version) == ("ferry", "reconstructed", "1.0.0")
    commented = read_edition(write(tmp_path, "# a remark\n" + FERRY))
    wider = read_edition(write(tmp_path, FERRY.replace("width = 3", "width = 5")))
    assert len(edition.hash) == 16
    assert edition.hash == commented.hash != wider.hash


def test_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        read_edition(tmp_path / "nowhere.toml")
    problem = only_problem(caught)
    assert problem.path.endswith("nowhere.toml") and problem.found == "no such file"
    with pytest.raises(EditionError) as caught:
        read_edition(tmp_path)
    assert only_problem(caught).expected == "a readable file"


def test_bad_toml_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, '[edition]\ngame = "ferry"\nname = = 3\n'))
    assert "line 3, column 8" in only_problem(caught).path
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, '[edition]\nname = """open'))
    assert "line 2" in only_problem(caught).path


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "ferry.toml"
    path.write_bytes(b"[edition]\n\xff")
    with pytest.raises(EditionError) as caught:
        read_edition(path)
    assert only_problem(caught).found.endswith("position 10")


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 3000 + "]" * 3000,
        "[" + ".".join("a" * 2000) + "]",
        '[edition]\ngame = "f"\nname = "f"\nversion = "1"\n[a]\nx = 0x' + "f" * 9000,
        "x = " + "9" * 9000,
    ],
)
def test_monstrous_files_are_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, text))
    assert len(str(only_problem(caught))) < 500


def test_no_edition_table_and_another_game(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, "[river]\nwidth = 3\n"))
    assert only_problem(caught) == Problem("edition", "a table with game, name and version", "nothing")
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, FERRY), "canal")
    assert only_problem(caught) == Problem("edition.game", '"canal"', '"ferry"')
    with pytest.raises(EditionError) as caught:
        read_edition(write(tmp_path, FERRY.replace('version = "1.0.0"', "version = 1")))
    assert only_problem(caught) == Problem("edition.version", "a string", "1")


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.text(alphabet='[]{}="\\.,#\n 01aetru_-', max_size=60))
def test_any_text_is_an_edition_or_an_edition_error(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = write(tmp_path_factory.getbasetemp(), '[edition]\ngame="f"\nname="f"\nversion="1"\n' + text)
    try:
        edition = read_edition(path)
        edition.provenance_shares()
        checker = Checker()
        for check in (check_head, check_provenance, check_ids, check_options):
            check(checker, edition.data)
        check_rulings(checker, edition.data, RULINGS)
        convert(edition.data, Ferry)
    except EditionError as error:
        assert error.problems


# ---- paths and provenance


def test_paths_are_keys_indices_and_ids(data: dict[str, Any]) -> None:
    assert dict(walk(data["river"], "river")) == {
        "river.width": 3,
        "river.banks[0]": "left",
        "river.banks[1]": "right",
    }
    assert resolve(data, "cards[0].worth") == resolve(data, "cards.storm.worth") == 5
    for wrong in (
        "",
        "river.",
        "river.depth",
        "cards[2]",
        "cards.fog",
        "boats.*",
        "river.width.x",
        "river[0]",
    ):
        with pytest.raises(KeyError):
            resolve(data, wrong)


def test_the_longest_provenance_key_wins(data: dict[str, Any]) -> None:
    assert covered_by("a.b[3].c", {"a", "a.b", "a.b[3]"}) == "a.b[3]"
    assert covered_by("ab.c", {"a", "a.b"}) is None


def test_shares_of_the_labels(data: dict[str, Any]) -> None:
    """River: 1 reconstructed, 2 printed. Boats: 1 printed, 1 found. Cards: 3 printed, 1 inferred.
    Two rulings and 3 + 4 + 3 leaves of options: reconstructed."""
    shares = edition_of(data).provenance_shares()
    assert tuple(shares) == LABELS
    leaves = 3 + 2 + 4 + 2 + 3 + 4 + 3
    assert shares == {
        "printed": 6 / leaves,
        "found": 1 / leaves,
        "inferred": 1 / leaves,
        "reconstructed": 13 / leaves,
    }


def test_reconstructed_as_long_as_one_value_is_ours(data: dict[str, Any]) -> None:
    assert edition_of(data).reconstructed
    data["provenance"] = {"river": "printed: page 1", "cards": "found: a review"}
    assert not edition_of(data).reconstructed


def problems_of_provenance(data: dict[str, Any], **kinds: Any) -> list[Problem]:
    checker = Checker()
    check_provenance(checker, data, **kinds)
    return checker.problems


def test_sound_provenance(data: dict[str, Any]) -> None:
    assert problems_of_provenance(data, min_reason=10, name_assumption=True, page="page") == []


def test_a_leaf_without_provenance(data: dict[str, Any]) -> None:
    del data["provenance"]["cards"]
    assert [problem.path for problem in problems_of_provenance(data)] == ["cards[0]", "cards[1].id"]
    del data["provenance"]["cards.calm.worth"]
    assert problems_of_provenance(data) == [Problem("cards", "an entry in [provenance]", "nothing")]


def test_a_provenance_without_data_label_reason_assumption_or_page(data: dict[str, Any]) -> None:
    data["provenance"] |= {
        "river.depth": "printed: page 1 of the rules",
        "river.width": "guessed: by eye",
        "boats": "found: yes",
        "cards.calm.worth": "inferred: the lowest value",
        "cards.storm": "printed: somewhere or other",
        "river.banks": 7,
    }
    found = problems_of_provenance(data, min_reason=10, name_assumption=True, page="page")
    assert {problem.path: problem.expected for problem in found} == {
        'provenance."river.depth"': "a path that exists in the data",
        'provenance."river.width"': "a label, one of printed, found, inferred, reconstructed",
        "provenance.boats": "a reason of at least 10 characters",
        'provenance."cards.calm.worth"': "an inference that names its assumption",
        'provenance."cards.storm"': "the page where it is printed",
        'provenance."river.banks"': "a label, one of printed, found, inferred, reconstructed",
    }


def test_ids_not_prose_and_no_id_twice(data: dict[str, Any]) -> None:
    checker = Checker()
    data["river"]["name"] = "The Broad River"
    check_ids(checker, data, prose=("name",))
    assert checker.problems == []
    data["cards"][1]["id"] = "storm"
    check_ids(checker, data)
    assert [(problem.path, problem.found) for problem in checker.problems] == [
        ("river.name", '"The Broad River"'),
        ("cards", '["storm"]'),
    ]


def test_the_version_has_three_numbers(data: dict[str, Any]) -> None:
    checker = Checker()
    check_head(checker, data)
    assert checker.problems == []
    data["edition"]["version"] = "first"
    check_head(checker, data)
    assert checker.problems == [Problem("edition.version", "a version like 1.0.0", '"first"')]


def test_a_design_of_ours_binds_only_our_own_edition() -> None:
    for ours in (True, False):
        checker = Checker(own_design=ours)
        checker.design(False, "river.width", "an odd width", 4)
        problem = Problem("river.width", "an odd width", "4")
        assert (checker.problems, checker.deviations) == (([problem], []) if ours else ([], [problem]))
        assert str(problem) == "river.width: expected an odd width, found 4"


# ---- rulings


def problems_of_rulings(data: dict[str, Any]) -> list[Problem]:
    checker = Checker()
    check_rulings(checker, data, RULINGS)
    return checker.problems


def test_a_ruling_that_is_not_ours(data: dict[str, Any]) -> None:
    assert problems_of_rulings(data) == []
    data["rulings"]["fare"] = 3
    (problem,) = problems_of_rulings(data)
    assert problem.path == "rulings.fare" and problem.found == "3"
    assert problem.expected.startswith("2, the only reading that this engine plays")


def test_an_option_may_offer_another_ruling(data: dict[str, Any]) -> None:
    data["rulings"]["may_wait"] = False
    assert problems_of_rulings(data) == []
    del data["options"]["waiting"]
    (problem,) = problems_of_rulings(data)
    assert (problem.path, problem.found) == ("rulings.may_wait", "false")


def test_a_ruling_of_another_kind_unknown_or_missing(data: dict[str, Any]) -> None:
    data["rulings"] = {"may_wait": True, "fare": 2.0, "tip": 1}
    assert [(problem.path, problem.found) for problem in problems_of_rulings(data)] == [
        ("rulings.fare", "2.0"),
        ("rulings.tip", "1"),
    ]
    data["rulings"] = {"may_wait": True}
    assert problems_of_rulings(data) == [Problem("rulings.fare", "2", "nothing")]
    del data["rulings"]
    assert problems_of_rulings(data) == [Problem("rulings", "a table of 2 rulings", "nothing")]


# ---- options


def test_options_know_path_choices_default_and_players(data: dict[str, Any]) -> None:
    options = options_of(data)
    assert list(options) == ["width", "waiting", "bank"]
    assert (options["width"].default, options["width"].choices, options["width"].players) == (3, (3, 5), ())
    assert (options["waiting"].default, options["waiting"].players) == (True, (1,))


def test_a_choice_overwrites_its_path_and_leaves_the_edition_as_it_was(data: dict[str, Any]) -> None:
    before = copy.deepcopy(data)
    chosen = choose(data, {"width": 5, "waiting": False, "bank": "right"})
    assert (chosen["river"], chosen["rulings"]["may_wait"]) == (
        {"width": 5, "banks": ["right", "right"]},
        False,
    )
    assert data == before
    assert {name for name in data if chosen[name] is not data[name]} == {"river", "rulings"}, "the rest is shared"


def test_words_of_a_command_line_mean_choices(data: dict[str, Any]) -> None:
    options = options_of(data)
    assert parse_option(options["width"], "5") == 5
    assert parse_option(options["waiting"], "true") is True
    assert parse_option(options["bank"], "right") == "right"
    with pytest.raises(OptionError, match=r"option width = 4: not one of its choices 3, 5"):
        parse_option(options["width"], "4")


@pytest.mark.parametrize("value", [4, True, None, 5.0, "five", [5]])
def test_a_value_outside_the_choices(data: dict[str, Any], value: object) -> None:
    with pytest.raises(OptionError, match=r"option width = .*: not one of its choices 3, 5"):
        choose(data, {"width": value})


@pytest.mark.parametrize("value", ["true", "false", "   false", "False"])
def test_a_word_for_a_choice_is_none(data: dict[str, Any], value: str) -> None:
    with pytest.raises(OptionError, match=rf'option waiting = "{value}": not one of its choices true, false'):
        choose(data, {"waiting": value})


def test_options_that_change_nothing_do_not_differ(data: dict[str, Any]) -> None:
    assert differing(data, {"bank": "right", "waiting": True, "width": 5}) == {"width": 5, "bank": "right"}
    assert list(differing(data, {"bank": "right", "width": 5})) == ["width", "bank"]
    assert differing(data, {"width": 3}) == differing(data, {}) == {}


def test_a_message_shows_the_beginning_of_a_long_value(data: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refused:
        choose(data, {"width": "x" * 100_000})
    assert len(str(refused.value)) < 200


def test_one_is_not_true(data: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"option waiting = 1: not one of its choices true, false"):
        choose(data, {"waiting": 1})


def test_an_unknown_option(data: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"option depth = 2: no such option; the options are width, waiting, bank"):
        choose(data, {"depth": 2})
    del data["options"]
    with pytest.raises(OptionError, match="the options are none"):
        choose(data, {"width": 5})


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"path": "river.depth", "choices": [1, 2]}, ("options.x.path", '"river.depth"')),
        ({"path": "river", "choices": [1, 2]}, ("options.x.path", '"river"')),
        ({"path": "edition.name", "choices": ["a", "b"]}, ("options.x.path", '"edition.name"')),
        ({"path": "river.width", "choices": [3]}, ("options.x.choices", "[3]")),
        ({"path": "river.width", "choices": [3, "3"]}, ("options.x.choices", '[3, "3"]')),
        ({"path": "river.width", "choices": [4, 5]}, ("river.width", "3")),
        ({"path": "river.width", "choices": 3}, ("options.x.choices", "3")),
        ({"path": "river.width", "choices": [3, [5]]}, ("options.x.choices[1]", "[5]")),
        ({"path": "river.width"}, ("options.x.choices", "nothing")),
        ({"path": "river.width", "choices": [3, 5], "seats": 2}, ("options.x.seats", "an unknown entry")),
        (7, ("options.x", "7")),
    ],
)
def test_a_flawed_option(data: dict[str, Any], entry: object, problem: tuple[str, str]) -> None:
    data["options"]["x"] = entry
    with pytest.raises(EditionError) as caught:
        options_of(data)
    assert (only_problem(caught).path, only_problem(caught).found) == problem


# ---- typed tables


def test_typed_tables(data: dict[str, Any]) -> None:
    ferry = convert(data, Ferry)
    assert ferry.river.width == 3 and ferry.boats["blue"].seats == 2


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("river", "width"), "wide", Problem("river.width", "an integer", '"wide"')),
        (("river", "width"), True, Problem("river.width", "an integer", "true")),
        (("river", "banks"), ["left", "top"], Problem("river.banks[1]", 'one of "left", "right"', '"top"')),
        (("river",), 3, Problem("river", "a table with width, banks", "3")),
        (("river", "depth"), 3, Problem("river.depth", "only the entries width, banks", "an unknown entry")),
        (("boats", "blue", "seats"), [2], Problem("boats.blue.seats", "an integer", "[2]")),
        (("boats", "odd.one[3]"), {}, Problem('boats."odd.one[3]".seats', "an integer", "nothing")),
        (("boats",), [], Problem("boats", "a table", "[]")),
    ],
)
def test_a_wrong_shape_is_told_exactly(
    data: dict[str, Any], path: tuple[str, ...], value: object, problem: Problem
) -> None:
    *tables, last = path
    table = data
    for name in tables:
        table = table[name]
    table[last] = value
    with pytest.raises(EditionError) as caught:
        convert(data, Ferry)
    assert only_problem(caught) == problem


def test_a_missing_table_and_data_that_lies_deeper(data: dict[str, Any]) -> None:
    del data["river"]
    with pytest.raises(EditionError) as caught:
        convert(data, Ferry)
    assert only_problem(caught) == Problem("river", "a table with width, banks", "nothing")
    with pytest.raises(EditionError) as caught:
        convert({"width": 0.5, "banks": []}, River, "lake")
    assert only_problem(caught) == Problem("lake.width", "an integer", "0.5")
