"""Mercado's edition file: what it says, and how every flaw is told with its place and its numbers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaiola.games.mercado.edition import checks
from gaiola.games.mercado.edition.shape import MercadoData
from gaiola.kernel.edition import Problem, convert, edition_of
from gaiola.kernel.options import choose, options_of
from tests.games.damage import ONLY_READING, Damage, Shipped, put

SHIPPED = Shipped(checks, "mercado")
problems, refusal = SHIPPED.problems, SHIPPED.refusal
data, mine = pytest.fixture(SHIPPED.data), pytest.fixture(SHIPPED.mine)


def test_attribute_paths_are_file_paths() -> None:
    data = SHIPPED.tables(MercadoData)
    assert data.actions.open_stand.cost_per_stand == 1
    assert (data.entrances.list[5].id, data.entrances.list[5].line) == ("e1", "r1")
    assert data.customers["size_4"].tiles[0].goods == ("fish",)
    assert data.solo.challenges[6].rules[2] == {"rule": "end_after_stands_opened", "count": 8}
    assert data.solo.fame_chart.ranks[0].max is None


def test_34_stand_tiles(data: dict[str, Any]) -> None:
    data["stand_tiles"]["fish"] = 6
    assert refusal(data) == {
        "stand_tiles.fish": ("7 tiles", "6"),
        "stand_tiles": ("35 tiles in all", "34"),
    }


def test_an_unknown_rule_in_a_challenge(data: dict[str, Any]) -> None:
    data["solo"]["challenges"][3]["rules"][0]["rule"] = "fourth_wheel"
    found = refusal(data)
    assert found["solo.challenges[3].rules[0].rule"][1] == '"fourth_wheel"'


def test_a_rule_that_only_the_file_knows(data: dict[str, Any]) -> None:
    data["solo"]["rule_ids"]["fourth_wheel"] = []
    data["solo"]["challenges"][3]["rules"].append({"rule": "fourth_wheel"})
    found = refusal(data)
    assert set(found) == {"solo.rule_ids.fourth_wheel", "solo.challenges[3].rules[1].rule"}


@pytest.mark.parametrize(
    ("challenge", "rule", "change", "path", "found"),
    [
        (3, 0, {"sizes": [5]}, ".sizes[0]", "5"),
        (3, 0, {"sizes": "three"}, ".sizes", '"three"'),
        (3, 0, {"size": 3}, "", '["size", "sizes"]'),
        (4, 0, {"counts": [1, 1, 1]}, ".counts", "[1, 1, 1]"),
        (4, 0, {"counts": [1, 1, 1, 6]}, ".counts", "[1, 1, 1, 6]"),
        (6, 0, {"sizes": [1, 3, 2, 4]}, ".sizes", "[1, 3, 2, 4]"),
        (8, 0, {"entrances": ["n1", "n3", "n6"]}, ".entrances", '["n6"]'),
        (8, 0, {"entrances": ["n1", "n2", "n5"]}, ".entrances", '["n1", "n2", "n5"]'),
        (8, 1, {"side": "up"}, ".side", '"up"'),
        (7, 0, {"type": "bakery"}, ".type", '"bakery"'),
    ],
)
def test_a_wrong_parameter_of_a_rule(
    data: dict[str, Any], challenge: int, rule: int, change: dict[str, Any], path: str, found: str
) -> None:
    data["solo"]["challenges"][challenge]["rules"][rule] |= change
    (problem,) = problems(data)
    assert (problem.path, problem.found) == (f"solo.challenges[{challenge}].rules[{rule}]{path}", found)


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("board.rows", "5", "an integer"),
        ("restaurants.pub.tiles", "two", "an integer"),
        ("customers.size_1.tiles[3].goods", 3, "an array, each item a string"),
        ("income.adjacency", "diagonal", '"orthogonal"'),
        ("visibility.money", "secret", 'one of "hidden", "open"'),
        ("board.restaurant_spaces[2]", "r6c1", "a string of the form ^r[1-5]c[1-5]$"),
        ("actions.open_stand.cost_per_stand", -1, "an integer from 0 to 999"),
        ("solo.challenges[2].fame_at", [70, 80], "an array of 3 values"),
        ("edition.schema", 2, "1"),
    ],
)
def test_a_value_of_the_wrong_kind(path: str, value: object, expected: str) -> None:
    SHIPPED.assert_wrong_kind(path, value, expected)


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.max", 5, "4 players at most"),
        ("board.columns", 6, "5 columns"),
        ("coins.fives", 20, "21 coins"),
        ("setup.start_coins", 2, "1 coin"),
        ("actions.open_stand.cost_per_stand", 2, "1 coin"),
        ("income.stand_base", 2, "1 coin"),
        ("income.per_matching_adjacent_restaurant", 0, "1 coin"),
        ("end.spaces_left", 5, "4 spaces"),
        ("end.take_coin_run", {"p2": 4, "p3": 3, "p4": 5}, "p2 = 4, p3 = 3, p4 = 4"),
        ("scoring.unplaced_restaurant", 1, "-1 coin"),
        ("solo.challenges[8].fame_at", [75, 90, 100], "[75, 90, 110] coins for 1, 2, 3 fame"),
        ("solo.challenges[3].start_coins", 1, "4 coins"),
        ("solo.best_move_bonus.coins", 30, "32 coins"),
        ("solo.fame_chart.ranks[2].max", 18, "19, so that no gap is left"),
        ("redraw.repeatable", False, f"true, {ONLY_READING}"),
        ("entrances.list[3].id", "n9", '"n4"'),
        ("restaurants.pizzeria.serves", ["grape"], "tomato"),
        ("customers.size_4.customers", 5, "4 customers"),
        ("customers.size_3.tiles[0].id", "k2_tomato", 'an id that starts with "k3_"'),
    ],
)
def test_a_fact_of_the_game(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    found = {problem.path: problem.expected for problem in problems(data)}
    assert found == {path: expected}


def test_a_missing_table_is_the_only_problem_told(data: dict[str, Any]) -> None:
    del data["customers"]
    data["stand_tiles"]["fish"] = 6
    assert refusal(data) == {"customers": ("a table", "nothing")}


def test_a_missing_size_and_a_missing_restaurant(data: dict[str, Any]) -> None:
    del data["customers"]["size_4"], data["restaurants"]["pub"]
    found = refusal(data)
    assert found["customers"] == (
        "4 tables: size_1, size_2, size_3, size_4",
        '["size_1", "size_2", "size_3"]',
    )
    assert found["restaurants"][0].startswith("6 restaurants: pub")
    assert found["board.restaurant_spaces"] == (
        "9 marked spaces, one for each restaurant not set aside",
        "11",
    )


def test_an_unknown_entry(data: dict[str, Any]) -> None:
    data["income"]["tips"] = 2
    found = refusal(data)
    assert found["income.tips"][0].startswith("only the entries stand_base, ")


def test_provenance_missing_for_a_leaf(data: dict[str, Any]) -> None:
    del data["provenance"]["board.rows"]
    assert refusal(data) == {"board.rows": ("an entry in [provenance]", "nothing")}


def test_the_options() -> None:
    options = options_of(SHIPPED.edition.data)
    assert {name: option.default for name, option in options.items()} == {
        "money": "hidden",
        "gray_restaurants": "visible",
        "solo_stop": False,
        "challenge": 1,
    }
    assert [name for name, option in options.items() if option.players == (1,)] == ["solo_stop", "challenge"]
    for name, option in options.items():
        for choice in option.choices:
            convert(choose(SHIPPED.edition.data, {name: choice}), MercadoData)


def test_an_option_out_of_range_and_an_unknown_option() -> None:
    SHIPPED.assert_options("challenge", 10, "1, 2, 3, 4, 5, 6, 7, 8, 9", "money, ")


def test_an_option_whose_path_does_not_exist(data: dict[str, Any]) -> None:
    data["options"]["money"]["path"] = "visibility.coins"
    assert refusal(data) == {"options.money.path": ("a path that exists in the data", '"visibility.coins"')}


def test_an_option_may_not_break_a_fact_or_offer_what_the_engine_cannot_play(data: dict[str, Any]) -> None:
    data["options"]["start"] = {"path": "setup.start_coins", "choices": [1, 2]}
    data["options"]["adjacency"] = {"path": "income.adjacency", "choices": ["orthogonal", "diagonal"]}
    data["options"]["challenge"]["choices"] = [1, 10]
    found = [problem.path for problem in problems(data)]
    assert found[0] == "options.challenge.choices[1]"
    data["options"]["challenge"]["choices"] = [1, 9]
    (first, *_) = problems(data)
    assert first == Problem("options.start.choices[1]", "1 coin at setup.start_coins", "2")
    del data["options"]["start"]
    (only,) = problems(data)
    assert only == Problem("options.adjacency.choices[1]", '"orthogonal" at income.adjacency', '"diagonal"')


def test_an_owner_may_mark_other_spaces_in_an_edition_of_another_name(data: dict[str, Any]) -> None:
    data["board"]["restaurant_spaces"][0] = "r1c3"
    found = refusal(data)
    assert found["board.restaurant_spaces"][0] == "a symmetric pattern"
    data["edition"]["name"] = "my copy"
    checker = checks.check(edition_of(data))
    assert checker.problems == []
    assert [note.path for note in checker.deviations] == ["board.restaurant_spaces"]
    assert SHIPPED.tables(MercadoData, edition_of(data)).board.restaurant_spaces[0] == "r1c3"


def test_an_owner_may_not_mark_ten_spaces(mine: dict[str, Any]) -> None:
    del mine["board"]["restaurant_spaces"][0]
    assert refusal(mine)["board.restaurant_spaces"][1] == "10"


# ---- any damage


@settings(derandomize=True, deadline=None, max_examples=300)
@given(SHIPPED.any_damage(["fish", "pub", "r1c1", "n1", "size_1", "hidden"], ["rule"]), st.booleans(), st.booleans())
def test_a_damaged_edition_is_accepted_or_refused_and_never_crashes(damage: Damage, remove: bool, owned: bool) -> None:
    read = SHIPPED.read_damaged(MercadoData, damage, remove, owned)
    assert read is None or read.board.rows == 5
