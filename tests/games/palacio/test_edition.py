"""Palácio's edition file: what it says, and how every flaw is told with its place and its numbers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaiola.games.palacio.edition import checks
from gaiola.games.palacio.edition import shape as tables
from gaiola.games.palacio.edition.shape import PalacioData
from gaiola.kernel.edition import Problem, convert, edition_of
from gaiola.kernel.options import choose, options_of
from tests.games.damage import ONLY_READING, Damage, Shipped, put

SHIPPED = Shipped(checks, "palacio")
problems, refusal = SHIPPED.problems, SHIPPED.refusal
data, mine = pytest.fixture(SHIPPED.data), pytest.fixture(SHIPPED.mine)
SMALL_CHAPEL = [{"shape": "square", "die": 3, "points": 3}, {"shape": "rectangle", "die": 5, "points": 9}]


def test_attribute_paths_are_file_paths() -> None:
    data = SHIPPED.tables(PalacioData)
    assert data.setup.coins == 25
    assert data.locations["laje_creek"].spots == (2, 2, 3, 4)
    assert data.production.sites["silkworm_house"].input == {"mulberry_leaf": 6}
    assert data.venues["noble_hall"].levels[3] == tables.Level("rectangle", 6, 14)
    assert data.characters["patriarch"].ability.max_coins == 3
    assert data.characters["king"].ability.from_ == "next_round"
    assert data.characters["king"].ability.per is None
    assert data.supply.tokens == {
        "olive": 15,
        "grape": 12,
        "mulberry_leaf": 24,
        "olive_oil": 12,
        "carcavelos_wine": 12,
        "silk_cocoon": 12,
    }


# ---- damage of every kind


def test_a_missing_venue(data: dict[str, Any]) -> None:
    del data["venues"]["chapel"]
    found = {path: told for path, told in refusal(data).items() if not path.startswith("provenance")}
    assert found == {"venues.chapel": ("one of the 5 venues", "nothing")}


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("locations", "15 places"),
        ("plantations", "3 plantations"),
        ("production.sites", "3 production sites"),
        ("laje_creek.prices", "6 prices"),
        ("venues", "5 venues"),
        ("characters", "6 characters"),
        ("end.cards_needed", "2 lists of cards"),
    ],
)
def test_a_name_that_nobody_knows(path: str, what: str) -> None:
    SHIPPED.assert_names(path, what)


def test_a_missing_table_is_the_only_problem_told(data: dict[str, Any]) -> None:
    del data["plantations"]
    data["setup"]["coins"] = 24
    assert refusal(data) == {"plantations": ("a table", "nothing")}


def test_an_unknown_entry(data: dict[str, Any]) -> None:
    data["die"]["colour"] = "red"
    found = refusal(data)
    assert found["die.colour"][0].startswith("only the entries sides, ")


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("setup.coins", "25", "an integer"),
        ("supply.grape", 0, "an integer from 1 to 999"),
        ("supply.is_limit", 1, "true or false"),
        ("players.colors", "red", "an array, each item a string"),
        ("locations.chapel.kind", "church", 'one of "marquis", "plantation", "production", '),
        ("locations.laje_creek.spots[1]", 5, "an integer from 2 to 4"),
        ("locations.laje_creek.max_workers_per_player", "one", "an integer"),
        ("production.sites.wine_mill.input", 3, "a table"),
        ("venues.gardens.levels[2]", 4, "a table with shape, die, points"),
        ("venues.gardens.levels[2].shape", "circle", 'one of "rectangle", "square"'),
        ("venues.gardens.levels[2].points", 0, "an integer from 1 to 999"),
        ("laje_creek.prices.olive", -1, "an integer from 1 to 999"),
        ("characters.king.ability.id", "sleep", 'one of "die_bonus", "die_step_per_coin", '),
        ("characters.king.ability.from", "now", '"next_round"'),
        ("end.default_mode", "long", 'one of "full", "short"'),
        ("end.round_limit", -1, "an integer from 0 to 999"),
        ("edition.schema", 2, "1"),
    ],
)
def test_a_value_of_the_wrong_kind(path: str, value: object, expected: str) -> None:
    SHIPPED.assert_wrong_kind(path, value, expected)


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.max", 5, "4"),
        ("players.colors", ["red", "red", "blue", "green"], "4 colours: yellow, green, red, blue"),
        ("pieces.workers_per_player", 5, "4"),
        ("pieces.dice", 2, "1"),
        ("supply.grape", 13, "87 tokens in all"),
        ("goods.resources", ["olive", "grape"], "3 resources: olive, grape, mulberry_leaf"),
        ("setup.coins", 24, "25"),
        ("hire.kings_worker_cost", 1, "0"),
        ("die.max_added_with_coins", 5, "6"),
        ("arrivals.at_end_of_rounds", [1, 2, 3, 4, 6], "[1, 2, 3, 4, 5]"),
        ("arrivals.deck[0]", "marquis", "5 visitors: king, patriarch, secretary, architect, marquise"),
        ("plantations.vineyards.die_value_per_unit", 3, "4"),
        ("plantations.vineyards.good", "olive", '"grape"'),
        ("production.rounds", 1, "2"),
        ("production.sites.wine_mill.input", {"grape": 2}, '{"grape": 3}'),
        ("production.sites.wine_mill.points", 9, "8"),
        ("venue_rules.columns", 3, "4"),
        ("venues.chapel.card", "king", '"patriarch"'),
        ("venues.gardens.letter", "F", '"E"'),
        ("fishing_house.offer", {"coins": 9}, '{"coins": 10}'),
        ("characters.king.end_points", 10, "20"),
        ("characters.king.visitor", False, "true"),
        ("characters.secretary.ability.max_times", 4, "3"),
        ("characters.marquise.ability.per", "game", '"round"'),
        ("end.cards_needed.short[0]", "king", "4 cards: patriarch, secretary, architect, marquise"),
        ("end.modes", ["full"], "2 modes: full, short"),
        ("final_scoring.coins_per_point", 4, "5"),
    ],
)
def test_a_fact_of_the_game(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    told = [problem for problem in problems(data) if not problem.path.startswith("locations")]
    assert [problem.expected for problem in told] == [expected]
    assert path.startswith(told[0].path)


def test_five_workers(data: dict[str, Any]) -> None:
    data["pieces"]["workers_per_player"] = 5
    assert refusal(data)["pieces.workers_per_player"] == ("4", "5")


@pytest.mark.parametrize(
    ("path", "value", "reading"),
    [
        ("tracks.points_min", -10, "0"),
        ("tracks.coins_have_upper_limit", True, "false"),
        ("hire.min_workers", 1, "0"),
        ("laje_creek.buying_allowed", True, "false"),
        ("fishing_house.card_can_be_won_again", False, "true"),
        ("ability_rules.usable_in_round_won", False, "true"),
        ("final_scoring.goods_in_production_score", True, "false"),
        (
            "final_scoring.tie_breaks",
            ["most_coins", "most_character_cards", "shared"],
            '["most_character_cards", "most_coins", "shared"]',
        ),
    ],
)
def test_a_reading_that_is_not_played(path: str, value: object, reading: str) -> None:
    assert SHIPPED.assert_other_reading(path, value) == reading


@pytest.mark.parametrize(
    ("path", "ours"),
    [
        ("production.pay_when", "first_round"),
        ("production.score_when", "product_received"),
        ("setup.choice_order", "clockwise_from_starting_player"),
        ("setup.marquis_card_at", "fishing_house"),
        ("laje_creek.amount_per_visit", "any"),
        ("ability_rules.usable", "own_resolution"),
        ("characters.marquis.ability.returns_to", "fishing_house"),
        ("final_scoring.cards", "end_points_of_cards_held"),
        ("players.first_player", "highest_die"),
        ("players.turn_order", "clockwise"),
    ],
)
def test_a_named_reading_that_is_not_played(data: dict[str, Any], path: str, ours: str) -> None:
    put(data, path, "another_way")
    assert refusal(data) == {path: (f'"{ours}"', '"another_way"')}


# ---- places


@pytest.mark.parametrize(
    ("place", "spots", "expected"),
    [
        ("vineyards", [4, 3, 2, 2], "marks 2 to 4, ascending"),
        ("fishing_house", [3, 4], "a spot for 2 players"),
        ("fishing_house", [3], "[2], a single spot without a mark"),
        ("chapel", [2, 2], "[2], a single spot without a mark"),
        ("wine_mill", [], "[2], a single spot without a mark"),
        ("staff_house", [2], "no spots"),
        ("olive_plantation", [2], "at least 2 spots"),
    ],
)
def test_spots(mine: dict[str, Any], place: str, spots: list[int], expected: str) -> None:
    mine["locations"][place]["spots"] = spots
    told = [problem for problem in problems(mine) if problem.path == f"locations.{place}.spots"]
    assert [problem.expected for problem in told] == [expected]


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("locations.wine_mill.second_spots", 2, "1"),
        ("locations.chapel.second_spots", 1, "0"),
        ("locations.laje_creek.max_workers_per_player", 2, "1"),
        ("locations.chapel.max_workers_per_player", 1, "nothing"),
        ("locations.chapel.forbidden_for_first_worker_of_starting_player", True, "false"),
        ("locations.chapel.kind", "sale", '"venue"'),
    ],
)
def test_what_a_kind_of_place_has(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    (problem,) = problems(data)
    assert (problem.path, problem.expected) == (path, expected)


def test_the_mark_4_exists_and_every_worker_finds_a_spot(mine: dict[str, Any]) -> None:
    for place in ("vineyards", "mulberry_plantation", "laje_creek"):
        mine["locations"][place]["spots"] = [2]
    mine["locations"]["olive_plantation"]["spots"] = [2, 3]
    assert problems(mine) == [
        Problem("locations", "a spot with the mark 4", "nothing"),
        Problem("locations", "spots for 14 workers of 4 players while the mills are closed", "12"),
    ]


# ---- venues and characters


def test_an_offer_of_a_good_that_does_not_exist(data: dict[str, Any]) -> None:
    data["venues"]["chapel"]["offer"] = {"honey": 1}
    assert refusal(data) == {"venues.chapel.offer": ('{"olive_oil": 1}', '{"honey": 1}')}


def test_the_points_of_the_cascade_are_known(mine: dict[str, Any]) -> None:
    mine["venues"]["cascade_of_poets"]["levels"][2]["points"] = 7
    assert refusal(mine) == {"venues.cascade_of_poets.levels": ("[2, 4, 6, 10] points", "[2, 4, 7, 10]")}


def test_the_first_and_the_last_die_of_the_cascade_have_bounds(data: dict[str, Any]) -> None:
    levels = data["venues"]["cascade_of_poets"]["levels"]
    levels[0]["die"], levels[3]["die"] = 1, 5
    assert refusal(data) == {
        "venues.cascade_of_poets.levels[0].die": ("one of 2, 3", "1"),
        "venues.cascade_of_poets.levels[3].die": ("at most 4", "5"),
    }


def test_a_venue_ends_with_one_rectangle(data: dict[str, Any]) -> None:
    data["venues"]["gardens"]["levels"][3]["shape"] = "square"
    expected, found = refusal(data)["venues.gardens.levels"]
    assert expected == "one square or more, then one rectangle"
    assert found == '["square", "square", "square", "square"]'


def test_a_level_beyond_the_die(mine: dict[str, Any]) -> None:
    mine["venues"]["gardens"]["levels"][3]["die"] = 13
    assert refusal(mine) == {"venues.gardens.levels[3].die": ("at most 12, the highest value", "13")}


def test_an_unknown_ability(data: dict[str, Any]) -> None:
    data["characters"]["architect"]["ability"]["id"] = "build_a_bridge"
    expected, found = refusal(data)["characters.architect.ability.id"]
    assert expected.startswith("one of ") and "die_bonus" in expected
    assert found == '"build_a_bridge"'


def test_an_ability_in_other_hands_or_with_an_entry_too_many_or_too_few(data: dict[str, Any]) -> None:
    data["characters"]["architect"]["ability"] = {"id": "extra_free_worker", "workers": 1}
    data["characters"]["patriarch"]["ability"]["bonus"] = 1
    del data["characters"]["marquis"]["ability"]["spares_rectangle"]
    assert refusal(data) == {
        "characters.architect.ability.id": ('"die_bonus"', '"extra_free_worker"'),
        "characters.architect.ability.bonus": ("1", "nothing"),
        "characters.architect.ability": ("only the entries id, bonus", '["workers"]'),
        "characters.patriarch.ability": ("only the entries id, step, max_added, max_coins", '["bonus"]'),
        "characters.marquis.ability.spares_rectangle": ("true", "nothing"),
    }


def test_the_list_of_abilities(data: dict[str, Any]) -> None:
    data["ability_rules"]["ids"][0] = "die_bonus"
    assert refusal(data)["ability_rules.ids"][0].startswith("6 abilities: extra_free_worker, ")


# ---- our design, and an owner's copy


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("laje_creek.prices.olive", 3, "less than 3, what its die value costs in coins"),
        ("laje_creek.prices.olive_oil", 8, "more than 8, the resources and the coins in it"),
        ("laje_creek.prices.carcavelos_wine", 13, "at least one and a half times 9, its resources"),
        ("laje_creek.prices.silk_cocoon", 13, "12, the resources in it plus 6"),
        (
            "laje_creek.prices.silk_cocoon",
            20,
            "less than 20, so that a sale at the very end is not better than keeping it",
        ),
        ("venues.chapel.levels[3].die", 7, "at most 6, a roll without coins"),
        ("venues.chapel.levels[3].die", 3, "at least 4, as on the level below"),
        ("venues.chapel.levels[3].points", 6, "more than 6, as on the level below"),
        ("venues.gardens.levels[3].points", 19, "the most points of all venues"),
        ("venues.chapel.levels", SMALL_CHAPEL, "4 levels"),
        ("locations.laje_creek.spots", [2, 2, 4, 4], "a spot for each of 3 players"),
        ("locations.vineyards.spots", [2, 2, 2, 4], "as many spots as players: 2"),
    ],
)
def test_our_design(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    SHIPPED.assert_our_design(data, expected)


def test_an_owner_may_bring_other_levels_prices_and_spots(data: dict[str, Any]) -> None:
    data["venues"]["chapel"]["levels"][2] |= {"die": 7, "points": 3}
    data["laje_creek"]["prices"]["olive_oil"] = 10
    data["locations"]["vineyards"]["spots"] = [2, 2, 4]
    data["locations"]["fishing_house"]["spots"] = [2, 3]
    assert set(refusal(data)) == {
        "venues.chapel.levels[2].die",
        "venues.chapel.levels[2].points",
        "venues.chapel.levels[3].die",
        "laje_creek.prices.olive_oil",
        "locations.vineyards.spots",
    }
    data["edition"]["name"] = "my copy"
    checker = checks.check(edition_of(data))
    assert checker.problems == [] and len(checker.deviations) >= 5
    read = SHIPPED.tables(PalacioData, edition_of(data))
    assert read.venues["chapel"].levels[2].die == 7
    assert read.locations["fishing_house"].spots == (2, 3)


# ---- provenance and options


def test_provenance_missing_for_a_leaf_and_for_a_table(data: dict[str, Any]) -> None:
    del data["provenance"]["locations.fishing_house.spots"], data["provenance"]["locations"]
    del data["provenance"]["die.sides"], data["provenance"]["die"]
    found = refusal(data)
    assert found["die"] == ("an entry in [provenance]", "nothing")
    assert found["locations.fishing_house"] == ("an entry in [provenance]", "nothing")
    assert "locations.chapel" not in found


def test_an_inference_names_its_assumption(data: dict[str, Any]) -> None:
    data["provenance"]["die.sides"] = "inferred: dice look like this"
    ((path, (expected, _)),) = refusal(data).items()
    assert (path, expected) == ('provenance."die.sides"', "an inference that names its assumption")


def test_the_options() -> None:
    options = options_of(SHIPPED.edition.data)
    assert {name: option.choices for name, option in options.items()} == {
        "round_limit": (40, 0),
        "secretary_limit": ("round", "game"),
        "last_round": ("finish_current_round", "one_more_round"),
        "game_mode": ("full", "short"),
        "supply": (False, True),
        "unpaid_production": ("worker_returns_resources_lost", "worker_returns_resources_kept"),
        "hiring": ("simultaneous", "in_turn_order"),
    }
    for name, option in options.items():
        assert option.default == option.choices[0]
        for choice in option.choices:
            convert(choose(SHIPPED.edition.data, {name: choice}), tables.PalacioData)


def test_an_option_out_of_range_and_an_unknown_option() -> None:
    SHIPPED.assert_options("round_limit", 41, "40, 0", "round_limit, ")


def test_a_value_outside_the_choices_of_its_option(data: dict[str, Any]) -> None:
    data["end"]["round_limit"] = 30
    assert refusal(data) == {"end.round_limit": ("one of 40, 0", "30")}


def test_an_option_for_one_player(data: dict[str, Any]) -> None:
    data["options"]["supply"]["players"] = [1, 2]
    assert refusal(data) == {"options.supply.players": ("numbers of players from 2 to 4", "[1]")}


def test_an_option_whose_path_does_not_exist(data: dict[str, Any]) -> None:
    data["options"]["supply"]["path"] = "supply.runs_out"
    assert refusal(data) == {"options.supply.path": ("a path that exists in the data", '"supply.runs_out"')}


@pytest.mark.parametrize(
    ("path", "ours", "other", "expected"),
    [
        ("setup.coins", 25, 30, "25"),
        ("production.pay_when", "first_round", "second_round", '"first_round"'),
        ("tracks.points_min", 0, -100, f"0, {ONLY_READING}"),
        ("laje_creek.prices.silk_cocoon", 12, 13, "12, the resources in it plus 6"),
    ],
)
def test_an_option_may_not_break_a_fact_a_reading_or_our_design(
    path: str, ours: object, other: object, expected: str
) -> None:
    SHIPPED.assert_no_option(path, ours, other, expected)


def test_a_limited_supply_lets_all_players_begin_with_the_same_product(data: dict[str, Any]) -> None:
    data["supply"] |= {"olive_oil": 7, "grape": 17}
    ((path, (expected, found)),) = refusal(data).items()
    assert (path, found) == ("options.supply.choices[1]", "true")
    assert expected.startswith("at least 8 tokens") and expected.endswith("at supply.olive_oil")
    del data["options"]["supply"]
    assert SHIPPED.tables(PalacioData, edition_of(data)).supply.olive_oil == 7


# ---- any damage


@settings(derandomize=True, deadline=None, max_examples=300)
@given(SHIPPED.any_damage(["olive", "king", "chapel", "die_bonus", "round"], ["olive"]), st.booleans(), st.booleans())
def test_a_damaged_edition_is_accepted_or_refused_and_never_crashes(damage: Damage, remove: bool, owned: bool) -> None:
    read = SHIPPED.read_damaged(PalacioData, damage, remove, owned)
    assert read is None or read.setup.coins == 25
