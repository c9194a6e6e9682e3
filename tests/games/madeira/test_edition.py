"""Madeira's edition file: what it says, and how every flaw is told with its place and its numbers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gaiola.games.madeira
from gaiola.games.madeira.edition import checks, facts
from gaiola.games.madeira.edition import shape as tables
from gaiola.games.madeira.edition.shape import EffectEntry, MadeiraData
from gaiola.games.madeira.rules.effect_kind import EffectKind
from gaiola.games.madeira.rules.effects import HANDLERS
from gaiola.kernel.edition import Problem, edition_of
from gaiola.kernel.paths import resolve
from tests.games.damage import Damage, Shipped, put

SHIPPED = Shipped(checks, "madeira")
problems, refusal = SHIPPED.problems, SHIPPED.refusal
data, mine = pytest.fixture(SHIPPED.data), pytest.fixture(SHIPPED.mine)


def test_attribute_paths_are_file_paths() -> None:
    data = SHIPPED.tables(MadeiraData)
    assert data.fields["r1_f3"].wood == tables.PerCount(3, 2, 1)
    assert [data.fields["r2_f3"].wood_with(players) for players in (2, 3, 4)] == [4, 5, 6]
    assert data.fields["forest"].wood_with(4) == 0 and not data.fields["forest"].harvestable
    assert data.market_slots["wine_pair"].options[1] == tables.Trade(4, 18)
    assert [data.colonies["india"].pp.of(round) for round in (1, 3, 5)] == [6, 4, 3]
    assert data.field_conversions["wheat_to_sugar"].from_ == "wheat"
    assert data.guild_board.rows(2) == (("grey", "green"), ("orange", "violet"))
    assert data.crown_requests.schedule.of(3).score == 2
    assert data.crown_requests.tiles.heads_2.by_type()["urbanization"] == 2


def test_an_effect_is_told_from_what_else_a_tile_says() -> None:
    data = SHIPPED.tables(MadeiraData)
    assert data.guild_favors["monk"].written() == {"effect": "get_wood", "amount": 2}
    assert data.guild_favors["lord"].written() == {"effect": "set_building_cost", "cost": 0}
    assert data.king_rewards["royal_support"].written()["options"][0] == {"effect": "discard_pirates", "max": 3}
    assert data.buildings["capitania"].high.written() == {"effect": "move_workers_to_city", "count": 2, "pp": 3}


def effects(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if "effect" in node:
            yield node["effect"]
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from effects(child)


def test_every_effect_of_the_vocabulary_is_in_the_file() -> None:
    body = {name: table for name, table in SHIPPED.edition.data.items() if name != "provenance"}
    assert set(effects(body)) == set(facts.EFFECTS)


def test_the_vocabulary_is_what_the_rules_can_do() -> None:
    """The harvest is no effect but a table of its own. What is printed is read before any rule, so both say it."""
    known = {kind.name: (kind.params, kind.optional) for kind in HANDLERS}
    assert {**known, "harvest": facts.EFFECTS["harvest"]} == facts.EFFECTS
    parameters = {name for kind in HANDLERS for name in (*kind.params, *kind.optional)}
    assert parameters <= set(EffectEntry.__struct_fields__)


@pytest.mark.parametrize("kind", HANDLERS, ids=lambda kind: str(kind.name))
def test_an_effect_names_a_rule_that_there_is(kind: EffectKind) -> None:
    rules = Path(gaiola.games.madeira.__file__).with_name("text").joinpath("rules.en.md").read_text()
    assert f"\n### {kind.rule.removeprefix('madeira.')} " in rules


# ---- damage of every kind


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("resources", "7 kinds of tiles"),
        ("regions", "3 regions"),
        ("field_conversions", "2 conversions"),
        ("characters", "4 characters"),
        ("buildings", "5 buildings"),
        ("markets", "3 markets"),
        ("colonies", "3 colonies"),
        ("king_rewards", "8 king rewards"),
        ("windmill.conversions", "5 conversions"),
        ("cities", "3 cities"),
        ("guild_favors", "12 guild favors"),
        ("passing_column", "4 slots"),
        ("crown_requests.types", "5 types of requests"),
    ],
)
def test_a_name_that_nobody_knows(path: str, what: str) -> None:
    SHIPPED.assert_names(path, what)


@pytest.mark.parametrize(
    "path", ["fields.r1_f1", "market_slots.wine_1", "landing_slots.india_1", "guilds.grey", "options.bishop_escape"]
)
def test_a_name_that_is_no_id(data: dict[str, Any], path: str) -> None:
    table, _, name = path.partition(".")
    data[table]["Fourth wheel"] = data[table].pop(name)
    assert refusal(data)[f'{table}."Fourth wheel"'] == ("a name of a-z, 0-9 and _", '"Fourth wheel"')


def test_a_missing_table_is_the_only_problem_told(data: dict[str, Any]) -> None:
    del data["harvest"]
    data["components"]["wood"] = 36
    assert refusal(data) == {"harvest": ("a table with effect", "nothing")}


def test_an_unknown_entry(data: dict[str, Any]) -> None:
    data["edition"]["kind"] = "printed"
    assert refusal(data)["edition.kind"][0] == "only the entries game, name, version, schema"


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.max", "4", "an integer"),
        ("fields.r1_f3.wood.p4", -1, "an integer from 0 to 999"),
        ("fields.r1_f3.wood", 3, "a table with p4, p3, p2"),
        ("fields.r1_f3.kind", "swamp", 'one of "forest", "good"'),
        ("fields.forest.wood_source", "market", '"general_supply"'),
        ("markets.wine.pp.r3", 0, "an integer from 1 to 999"),
        ("market_slots.wine_1.mark", "heads_5", 'one of "heads_2", "heads_3_plus", "heads_4", "none"'),
        ("market_slots.wine_1.options[0].reals", 0, "an integer from 1 to 999"),
        ("landing_slots.india_1.wine", 0, "an integer from 1 to 999"),
        ("king_rewards.prestige.group", "c", 'one of "a", "b"'),
        ("king_rewards.prestige.pp", True, "an integer from 0 to 999"),
        ("king_rewards.royal_support.options[0].max", -1, "an integer from 0 to 999"),
        ("guild_favors.constable.rounding", "up", '"down"'),
        ("windmill.conversions.climb.position", "north", 'one of "above_bottom", "any", '),
        ("guild_board.p4.rows[0]", "grey", "an array, each item a string"),
        ("rulings.pirates_hidden", "yes", "true or false"),
        ("setup.first_player", "youngest", '"most_crowns_dealt"'),
        ("setup.seating_order", "random", '"clockwise"'),
        ("setup.placement.order", "turn_order", '"reverse_turn_order"'),
        ("building_cost.reduced_by", "nothing", '"sum_of_rerolled_guild_dice"'),
        ("city_layout.tie_winner", "leftmost", '"rightmost"'),
        ("maintenance.order", "any", '"passing_column_top_to_bottom"'),
        ("end_scoring.pirate_tie", "shared", '"earlier_in_turn_order_loses_less"'),
        ("end_scoring.final_tie", "shared", '"earlier_in_turn_order_wins"'),
        ("edition.schema", 2, "1"),
    ],
)
def test_a_value_of_the_wrong_kind(path: str, value: object, expected: str) -> None:
    SHIPPED.assert_wrong_kind(path, value, expected)


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.min", 1, "2"),
        ("players.colors", ["red", "red", "blue", "purple"], "4 colours: yellow, red, purple, blue"),
        ("game.rounds", 6, "5"),
        ("game.phases[4]", "e_end", '["a_round_setup", "b_character_actions", "c_building_actions", '),
        ("components.wood", 36, "40"),
        ("components.supply_limited", True, "false"),
        ("resources.reals.values", [1, 5], "[1, 3, 5]"),
        ("resources.bread.good", True, "false"),
        ("dice.guild.faces", [1, 2, 3, 4, 5, 6], "the faces [1, 1, 2, 2, 3, 3]"),
        ("dice.pirate.faces", [1, 2, 3], "the faces [1, 1, 2, 2, 3, 3]"),
        ("dice.guild.count.p2", 9, '{"p4": 12, "p3": 9, "p2": 6}'),
        ("dice.pirate.count.p2", 2, '{"p4": 3, "p3": 3, "p2": 3}'),
        ("setup.home_supply.pirates", 0, "6"),
        ("setup.order_bonus_reals", [5, 4, 3, 2], "[2, 3, 4, 5]"),
        ("setup.prestige_start", 5, "0"),
        ("setup.passing_slots.p2", ["i"], '{"p4": ["i", "ii", "iii", "iv"], '),
        ("setup.placement.field_workers", 3, "2"),
        ("setup.placement.forest_allowed", False, "true"),
        ("regions.r1.fields", 5, "4"),
        ("regions.r3.number", 2, "3"),
        ("field_conversions.wheat_to_sugar.round", 3, "2"),
        ("field_conversions.sugar_to_wine.to", "wheat", '"wine"'),
        ("buildings.alfandega.region", "r2", '"r1"'),
        ("buildings.fortaleza.empty_round", 2, "1"),
        ("building_cost.base.p3", 10, '{"p4": 10, "p3": 9, "p2": 8}'),
        ("building_cost.high_min_workers", 4, "3"),
        ("markets.wheat.good", "wine", '"wheat"'),
        ("colonies.india.reward_slots", ["a"], '["a", "b"]'),
        ("windmill.start", 4, "3"),
        ("windmill.conversions.descend.phases", ["b", "c", "d"], '["b", "c"]'),
        ("windmill.conversions.climb.give", {"wheat": 1}, '{"wheat": 2}'),
        ("windmill.conversions.bottom_prestige.take", [{"bread": 1}], '[{"bread": 1}, {"reals": 1}]'),
        ("windmill.levels", [0, 1, 2, 3, 3, 2, 4], "levels that never fall"),
        ("windmill.levels", [1, 2, 3], "a level with the number 4"),
        ("windmill.levels", [0, 4], "a level with the number 3"),
        ("cities.funchal.pp_low", 5, "6"),
        ("cities.machico.income", "bread", '"wood"'),
        ("cities.porto_santo.pp_low", 11, "less than 10, what the most workers bring"),
        ("cities.porto_santo.order", 2, "the order 1, 2, 3"),
        ("city_layout.neutral_start_spot", 3, "4"),
        ("city_layout.district_wood.d6", 6, "2 to 5 wood, and 4 in one column"),
        ("guilds.grey.favors", 4, "3"),
        ("guild_favors.lord.phases", ["b", "c"], '["c"]'),
        ("guild_favors.engineer.phases", ["c"], '["b"]'),
        ("guild_favors.monk.phases", ["b"], '["b", "c"]'),
        ("guild_board.dice_per_row", 4, "3"),
        ("guild_board.p4.rows[3]", ["gold"], "1 of the guilds"),
        ("guild_board.p3.rows[1]", ["grey", "grey"], "2 different guilds"),
        ("guild_board.p3.rows", [["grey", "green"], ["orange", "violet"]], "3 rows"),
        ("guild_board.p4.rows[3]", ["grey"], "violet"),
        ("guild_board.p2.rows[1]", ["grey", "green"], "orange and violet"),
        ("king_rewards.favor_flip.group", "b", "4 rewards of group a and 4 of group b"),
        ("passing_column.iv.order", 1, "4"),
        ("crown_requests.types.influence_of_guilds.pp_each", 4, "5"),
        ("crown_requests.types.urbanization.pp_each", 4, "nothing"),
        ("crown_requests.types.market_routes.scoring", "score_city", '"score_market_ships"'),
        ("crown_requests.tiles.heads_3.urbanization", 2, "5 tiles"),
        ("crown_requests.tiles.heads_4.players", [3, 4], "[4]"),
        ("crown_requests.starting.crowns_2.crowns", 3, "4 tiles with 1, 2, 3 and 4 crowns"),
        ("crown_requests.starting.crowns_2.type", "luck", 'one of "market_routes", "expeditions", '),
        ("crown_requests.schedule.r3.score", 1, '{"held": 3, "score": 2}'),
        ("wood_price.totals", [0, 1, 3, 6, 10, 15], "a price for 0 to 6 wood"),
        ("wood_price.totals[4]", 9, "10"),
        ("wood_price.totals[0]", 1, "0"),
        ("maintenance.honor_pp", 3, "4"),
        ("maintenance.steps", ["honor", "income", "feeding", "upkeep"], '["honor", "income", "upkeep", "feeding"]'),
        ("end_scoring.reals_per_pp", 4, "5"),
        ("end_scoring.pirate_rank_penalty", [16, 8, 4], "[16, 8, 4, 2]"),
        ("end_scoring.convert_to_reals", ["wheat"], "5 kinds of tiles: wheat, sugar, wine, wood, bread"),
        ("limits.dice_per_character.p2", 4, '{"p4": 4, "p3": 3, "p2": 2}'),
        ("limits.favors_used_per_turn", 2, "1"),
    ],
)
def test_a_fact_of_the_game(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    (told, *more) = problems(mine)
    assert told.expected.startswith(expected) and path.startswith(told.path)
    assert all(problem.path.startswith(told.path) for problem in more)


# ---- effects


@pytest.mark.parametrize(
    ("path", "value", "where", "expected"),
    [
        ("characters.mayor.count", 3, ".count", "2"),
        ("characters.mayor.effect", "move_ships", ".effect", '"relocate_in_cities"'),
        ("harvest.extra_on_empty_building", 2, ".extra_on_empty_building", "1"),
        ("buildings.moinho.high.bread", 4, ".bread", "5"),
        ("buildings.capitania.high.pp", 2, ".pp", "3"),
        ("guild_favors.lady.reals", 5, ".reals", "4"),
        ("guild_favors.patron.reals", 5, ".reals", "nothing"),
        ("guild_favors.monk.count", 1, "", "the parameters of get_wood: amount"),
        ("guild_favors.monk.effect", "steal_wood", ".effect", "one of the effects gain, get_wood, "),
        ("king_rewards.prestige.pp", 4, ".pp", "3"),
        ("king_rewards.royal_support.options[1].bread", 3, ".bread", "2"),
        ("king_rewards.royal_support.options", [], "", "2 effects"),
        ("passing_column.ii.options", [{"effect": "gain", "reals": 3}], "", "2 effects"),
        ("passing_column.iv.options[1].count", 2, ".count", "1"),
    ],
)
def test_an_effect_that_is_not_printed(
    data: dict[str, Any], path: str, value: object, where: str, expected: str
) -> None:
    put(data, path, value)
    (problem,) = problems(data)
    assert problem.expected.startswith(expected)
    assert path.startswith(problem.path) and problem.path.endswith(where)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("guild_favors.scout.pp_city", "count, pp_city, pp_per_own_ship, pirates_per_worker"),
        ("guild_favors.patron.bread", "some of bread, reals, pp"),
        ("king_rewards.royal_support.options", "options"),
    ],
)
def test_an_effect_without_a_parameter(data: dict[str, Any], path: str, expected: str) -> None:
    tile, _, last = path.rpartition(".")
    del resolve(data, tile)[last]
    (problem,) = problems(data)
    effect = resolve(data, tile)["effect"]
    assert (problem.path, problem.expected) == (tile, f"the parameters of {effect}: {expected}")


# ---- fields


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("fields.r2_f5.good", "gold", ("fields.r2_f5.good", 'one of "wheat", "sugar", "wine"')),
        ("fields.r2_f4.region", "r4", ("fields.r2_f4.region", 'one of "r1", "r2", "r3"')),
        ("fields.r2_f4.order", 3, ("fields", "fields with the order [1, 2, 3, 4, 5] in r2")),
        ("fields.r2_f4.harvestable", False, ("fields.r2_f4.harvestable", "true")),
        ("fields.r2_f4.wood_source", "general_supply", ("fields.r2_f4.wood_source", "nothing")),
        ("fields.r2_f5.convertible_to", "wheat", ("fields.r2_f5.convertible_to", "nothing")),
        ("fields.r2_f1.convertible_to", "wine", ("fields.r2_f1.convertible_to", 'one of nothing, "sugar"')),
        ("fields.r2_f4.kind", "forest", ("fields", "one forest, named forest")),
        ("fields.forest.region", "r1", ("fields.forest", "no region, good or pile of wood, no harvest, ")),
        ("fields.forest.harvestable", True, ("fields.forest", "no region, good or pile of wood, no harvest, ")),
    ],
)
def test_a_field(data: dict[str, Any], path: str, value: object, told: tuple[str, str]) -> None:
    put(data, path, value)
    found = problems(data)
    assert any(problem.path == told[0] and problem.expected.startswith(told[1]) for problem in found)


def test_a_field_too_few(data: dict[str, Any]) -> None:
    del data["fields"]["r3_f5"]
    assert problems(data) == [
        Problem("fields", "15 fields, the forest among them", "14"),
        Problem("fields", "fields with the order [1, 2, 3, 4, 5] in r3", "[1, 2, 3, 4]"),
    ]


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        (["r1_f2.convertible_to"], "wood, wheat and wine from three fields of region 1, as in the example on p.13"),
        (["r2_f3.wood"], "a wine field and a sugar field with wood in region 2, as in the example on p.13"),
        (
            [f"{name}.convertible_to" for name in ("r1_f2", "r2_f3", "r3_f3")],
            "a sugar field that becomes wine, as in the example on p.17",
        ),
    ],
)
def test_the_fields_of_the_examples(mine: dict[str, Any], gone: list[str], expected: str) -> None:
    for path in gone:
        put(mine, f"fields.{path}", None, remove=True)
    assert Problem("fields", expected, "nothing") in problems(mine)


def test_piles_of_wood_as_in_the_examples(mine: dict[str, Any]) -> None:
    fields = [field for field in mine["fields"].values() if field["kind"] == "good"]
    for field in fields:
        field["wood"] = {"p4": 1, "p3": 1, "p2": 1}
    assert problems(mine) == [
        Problem("fields", "a field without wood", "nothing"),
        Problem("fields", "a field with 2 wood, as in the example on p.12", "nothing"),
    ]


# ---- markets and colonies


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("markets.wheat.pp.r3", 5, '{"r1": 3, "r3": 6, "r5": 4}'),
        ("markets.sugar.pp.r3", 6, "4"),
        ("markets.wine.pp.r3", 4, "3"),
        ("colonies.india.pp.r1", 4, '{"r1": 6, "r3": 4, "r5": 3}'),
        ("colonies.brasil.pp.r3", 3, "one of 4, 6"),
        ("colonies.acores.land_good", "gold", 'one of "wheat", "sugar", "wine"'),
        ("market_slots.wheat_3.market", "bread", 'one of "wheat", "sugar", "wine"'),
        ("market_slots.wheat_2.players", [3, 4], "[2, 3, 4], the numbers of players of its mark"),
        ("market_slots.wheat_2.mark", "heads_4", 'one of "none", "heads_2", "heads_3_plus"'),
        ("market_slots.wine_pair.options", [{"discard": 1, "reals": 3}], "two different quantities or more"),
        ("market_slots.wine_1.options", [], "one quantity"),
        ("market_slots.sugar_4.options[0].reals", 13, "4 sugar for 14 reals in the sugar market, "),
        ("landing_slots.india_4.players", [3, 4], "[4], the numbers of players of its mark"),
        ("landing_slots.india_4.mark", "heads_2", 'one of "none", "heads_3_plus", "heads_4"'),
        ("landing_slots.india_4.colony", "goa", 'one of "acores", "brasil", "india"'),
        ("landing_slots.brasil_3.wine", 5, "a slot for 3 wine in brasil, as on p.10"),
    ],
)
def test_a_slot_of_a_ship(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    told = problems(mine)[0]
    assert told.expected.startswith(expected) and path.startswith(told.path)


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        (["market_slots.wheat_4"], "at least 4 slots in the wheat market with 4 players"),
        ([f"market_slots.wine_{n}" for n in ("2", "3", "pair")], "at least 1 slots in the wine market with 2 players"),
        (["landing_slots.acores_1", "landing_slots.acores_3"], "at least 1 slots in acores with 2 players"),
        ([f"landing_slots.brasil_{n}" for n in (1, 2, 4)], "at least 2 slots in brasil with 4 players"),
    ],
)
def test_room_for_the_ships_of_the_examples(mine: dict[str, Any], gone: list[str], expected: str) -> None:
    for path in gone:
        put(mine, path, None, remove=True)
    assert any(problem.expected.startswith(expected) for problem in problems(mine))


def test_three_and_four_players_share_the_market_slots(mine: dict[str, Any]) -> None:
    mine["market_slots"]["wine_1"]["players"] = [4]
    told = [problem.expected for problem in problems(mine)]
    assert told == [
        "[3, 4], the numbers of players of its mark",
        "as many slots in the wine market with 3 players as with 4: 4",
    ]


def test_each_colony_gives_another_good(data: dict[str, Any]) -> None:
    data["colonies"]["acores"]["land_good"] = "wine"
    words = ("a different good in each colony", '"wine"')
    assert refusal(data) == {"colonies.acores.land_good": words, "colonies.india.land_good": words}


# ---- guilds and requests


def test_the_favors_of_the_guilds(data: dict[str, Any]) -> None:
    data["guild_favors"]["monk"]["guild"] = "gold"
    assert refusal(data) == {
        "guild_favors": ("3 favors of grey", "2"),
        "guild_favors.monk.guild": ('one of "green", "grey", "orange", "violet"', '"gold"'),
    }


def test_an_owner_may_name_the_fourth_guild_but_not_drop_it(mine: dict[str, Any]) -> None:
    mine["guilds"]["yellow"] = mine["guilds"].pop("grey")
    mine["provenance"]["guilds.yellow"] = mine["provenance"].pop("guilds.grey")
    for favor in mine["guild_favors"].values():
        favor["guild"] = favor["guild"].replace("grey", "yellow")
    for board in ("p2", "p3", "p4"):
        rows = mine["guild_board"][board]["rows"]
        rows[0] = [guild.replace("grey", "yellow") for guild in rows[0]]
    assert SHIPPED.tables(MadeiraData, edition_of(mine)).guild_board.rows(4)[0] == ("yellow",)
    del mine["guilds"]["yellow"]
    assert refusal(mine)["guilds"] == (
        "4 guilds, among them green, orange, violet",
        '["green", "orange", "violet"]',
    )


def test_the_requests_of_the_example(mine: dict[str, Any]) -> None:
    mine["crown_requests"]["tiles"]["heads_2"] |= {"market_routes": 0, "wealth_of_nation": 4}
    told = ("at least 4 tiles market_routes, as in the example on p.19", "3")
    assert refusal(mine) == {"crown_requests.tiles": told}


# ---- any damage

WORDS = ["wheat", "r1", "heads_2", "move_ships", "gain", "i", "b", "violet", "wealth_of_nation"]


@settings(derandomize=True, deadline=None, max_examples=300)
@given(SHIPPED.any_damage(WORDS, ["effect", "count", "p4", "wheat"]), st.booleans(), st.booleans())
def test_a_damaged_edition_is_accepted_or_refused_and_never_crashes(damage: Damage, remove: bool, owned: bool) -> None:
    read = SHIPPED.read_damaged(MadeiraData, damage, remove, owned)
    assert read is None or read.setup.home_supply.bread == 4
