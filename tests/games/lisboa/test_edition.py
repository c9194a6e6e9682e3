"""Lisboa's edition file: the shipped one is sound, and every flaw is told with its place and its numbers."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaiola.games.lisboa import facts, printed, schema
from gaiola.kernel.edition import Problem
from gaiola.kernel.paths import resolve
from tests.games.damage import Damage, Shipped, put

SHIPPED = Shipped(schema, "lisboa")
problems, refusal = SHIPPED.problems, SHIPPED.refusal


@pytest.fixture
def data() -> dict[str, Any]:
    return SHIPPED.data()


@pytest.fixture
def mine(data: dict[str, Any]) -> dict[str, Any]:
    """An owner's copy, in which our design is no more than a note."""
    data["edition"]["name"] = "my copy"
    return data


def told(data: dict[str, Any]) -> list[tuple[str, str]]:
    return [(problem.path, problem.expected) for problem in problems(data)]


def test_the_shipped_edition_is_sound() -> None:
    SHIPPED.assert_sound()


def test_attribute_paths_are_file_paths() -> None:
    data = schema.read(SHIPPED.edition)
    assert data.board.lands[0].reward == (printed.Effect(effect="reis", n=5),)
    assert data.board.sites[5].street == "gold" and data.board.sites[5].row is None
    assert data.players.by_count["2"].closed_rows == ("e",)
    assert data.player_board.houses["left"][1].benefit == (printed.Effect(effect="visit_with_reis"),)
    assert (data.periods.first.extra_rounds, data.periods.second.extra_rounds) == (0, 1)
    assert data.setup.draft is False and data.setup.draft_variant.pass_ == (3, 2, 1)
    assert data.streets["gold"].columns == (1, 2)
    assert data.nobles["king"].accepts == ("cloth", "gold")
    assert data.scoring.end_game.stores["tools"] == (6, 3, 1)
    assert data.buildings.tiles[0].goods("green") == ("gold", "books")
    assert data.cards.political[0].penalty == () and data.cards.political[15].influence == 0


def test_effects_and_goals_as_an_effect_table_reads_them() -> None:
    data = schema.read(SHIPPED.edition)
    events = {card.id: [effect.printed() for effect in card.event] for card in data.cards.political}
    assert events["red_treasury_2"] == [{"effect": "act_ship", "discount": 1}, {"effect": "act_sell", "bonus": 0}]
    assert events["blue_treasury_4"] == [{"effect": "good_choice", "n": 4, "distinct": True}]
    goals = {card.id: card.goal.printed() for card in data.decrees.cards}
    assert goals["left_hand_toll"] == {"id": "neighbour_count", "side": "left", "metric": "stores"}
    assert goals["narrow_plots"] == {"id": "own_stores_in_column", "column": 5}


@pytest.mark.parametrize(
    ("decree", "wigs"),
    [
        ("goldsmiths", [0, 2, 4, 6, 8, 8]),
        ("state_payroll", [0, 0, 1, 1, 2, 2]),
        ("city_block", [0, 0, 2, 4, 6, 8]),
        ("second_in_state", [0, 6, 6, 6, 6, 6]),
        ("blue_school", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_the_score_of_a_decree(decree: str, wigs: list[int]) -> None:
    cards = {card.id: card for card in schema.read(SHIPPED.edition).decrees.cards}
    assert [cards[decree].score.of(count) for count in range(6)] == wigs


def names(node: object, key: str) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get(key), str):
            yield node[key]
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from names(child, key)


def test_every_effect_and_goal_of_the_vocabulary_is_in_the_file() -> None:
    data = SHIPPED.edition.data
    assert set(names(data, "effect")) == {name for effects in facts.VOCABULARY.values() for name in effects}
    decrees = data["decrees"]["cards"]
    assert {card["goal"]["id"] for card in decrees} == set(facts.GOALS)
    assert set(names(decrees, "metric")) == set(facts.METRICS)


def test_the_number_of_pieces() -> None:
    data = schema.read(SHIPPED.edition)
    decks = [sum(card.deck == deck for card in data.cards.political) for deck in facts.DECKS]
    assert decks == [21, 20, 21, 20] and sum(decks) == 82
    assert sum(ship.copies for ship in data.cards.ships) == 12
    assert (len(data.plans.tiles), len(data.buildings.tiles), len(data.decrees.cards)) == (20, 16, 70)
    assert sum(tile.copies for tile in data.clergy.tiles) == 37
    assert sum(favor.copies for favor in data.favors.tiles) == 12


@pytest.mark.parametrize(("players", "placed"), [(2, 56), (3, 63), (4, 63)])
def test_all_cubes_have_a_place(players: int, placed: int) -> None:
    data = schema.read(SHIPPED.edition)
    count, board = data.players.by_count[str(players)], data.board
    rows = sum(row.rubble for row in board.rows if row.id not in count.closed_rows)
    columns = sum(column.rubble for column in board.columns)
    sites = [site for site in board.sites if site.row not in count.closed_rows]
    lands = [land for land in board.lands if land.row not in count.closed_rows]
    total = rows + columns + data.rubble.per_site * len(sites) + board.rubble_pile.cubes
    assert total == placed and total + count.rubble_returned_to_box == data.rubble.total == 63
    assert (len(lands), len(sites)) == (count.lands, count.sites)
    if players == 4:
        assert (rows, columns, data.rubble.per_site * len(sites), board.rubble_pile.cubes) == (15, 14, 28, 6)


# ---- damage of every kind


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("players.by_count", "3 numbers of players"),
        ("rubble.kinds", "3 kinds of rubble"),
        ("streets", "4 streets"),
        ("nobles", "3 nobles"),
        ("architects", "2 architects"),
        ("market.start", "4 goods"),
        ("board.offices", "3 nobles"),
    ],
)
def test_a_name_that_nobody_knows(path: str, what: str) -> None:
    SHIPPED.assert_names(path, what)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("board.rows", "5 rows in the order a, b, c, d, e"),
        ("board.columns", "5 columns in the order 1, 2, 3, 4, 5"),
        ("board.lands", "25 lands in the order a1, a2, "),
        ("board.sites", "14 sites in the order west_a, west_b, "),
        ("board.city_display", "5 spaces in the order gold, cloth, books, tools, tools_small"),
        ("board.church.gaps", "6 gaps in the order g0, g1, g2, g3, g4, g5"),
        ("cards.ships", "4 ships in the order ship_blue, ship_red, ship_purple, ship_brown"),
        ("favors.tiles", "3 favors in the order favor_manuel, favor_marquis, favor_king"),
    ],
)
def test_an_array_is_complete_and_in_order(data: dict[str, Any], path: str, expected: str) -> None:
    items = resolve(data, path)
    items.append(items.pop(0))
    assert any(where == path and words.startswith(expected) for where, words in told(data))
    items.pop()
    assert any(where == path and words.startswith(expected) for where, words in told(data))


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("cards.political", "only ids that have words, blue_manuel_1 to brown_treasury_5"),
        ("clergy.tiles", "only ids that have words, builders_chaplain to choir_of_scribes"),
        ("decrees.cards", "only ids that have words, goldsmiths to second_in_state"),
    ],
)
def test_an_id_without_words(mine: dict[str, Any], path: str, expected: str) -> None:
    resolve(mine, path)[-1]["id"] = "orchard"
    assert refusal(mine) == {path: (expected, '["orchard"]')}


@pytest.mark.parametrize("path", ["plans.tiles[7].id", "buildings.tiles[3].id"])
def test_an_id_that_is_no_name(mine: dict[str, Any], path: str) -> None:
    put(mine, path, "torre.nova")
    assert refusal(mine) == {path: ("a name of a-z, 0-9 and _", '"torre.nova"')}
    put(mine, path, "torre_nova")
    assert problems(mine) == []


def test_the_name_of_an_option(data: dict[str, Any]) -> None:
    data["options"]["Our draft"] = data["options"].pop("draft")
    assert refusal(data) == {'options."Our draft"': ("a name of a-z, 0-9 and _", '"Our draft"')}


def test_the_same_id_twice(data: dict[str, Any]) -> None:
    data["plans"]["tiles"][5]["id"] = "blue_plan_1"
    assert refusal(data)["plans.tiles"] == ("a different id for each item", '["blue_plan_1"]')


@pytest.mark.parametrize("name", ["", " Casa da Moeda", "Casa\nda Moeda"])
def test_a_proper_name(mine: dict[str, Any], name: str) -> None:
    put(mine, "buildings.tiles.casa_da_moeda.name", name)
    assert told(mine) == [("buildings.tiles.casa_da_moeda.name", "a proper name")]
    put(mine, "buildings.tiles.casa_da_moeda.name", "Alfândega")
    assert told(mine) == [("buildings.tiles", "a different name for each")]
    put(mine, "buildings.tiles.casa_da_moeda.name", "Moeda")
    assert told(mine) == []


def test_a_missing_table_is_the_only_problem_told(data: dict[str, Any]) -> None:
    del data["periods"]
    data["components"]["plans"] = 21
    assert refusal(data) == {"periods": ("a table with first, second", "nothing")}


@pytest.mark.parametrize("path", ["edition.language", "cards.political[0].title", "decrees.cards[4].goal.text"])
def test_an_unknown_entry(data: dict[str, Any], path: str) -> None:
    put(data, path, "words")
    ((where, (expected, found)),) = refusal(data).items()
    assert (where, found) == (path, "an unknown entry") and expected.startswith("only the entries ")


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("edition.schema", 2, "1"),
        ("players.max", "4", "an integer"),
        ("players.by_count.2.closed_rows[0]", "f", 'one of "a", "b", "c", "d", "e"'),
        ("setup.draft", "yes", "true or false"),
        ("setup.draft_variant.direction", "right", '"left"'),
        ("setup.influence_by_turn_order[1]", -1, "an integer from 0 to 999"),
        ("periods.first.hand_deck", "pink", 'one of "blue", "brown", "purple", "red"'),
        ("periods.first.ends_after", "year", 'one of "round", "turn"'),
        ("treasury.track[0].modifier", "low", "an integer from -99 to 99"),
        ("influence.real_spaces", 6, "an array, each item an integer from 0 to 999"),
        ("streets.gold.columns[1]", 6, "one of 1, 2, 3, 4, 5"),
        ("board.lands[3].row", "f", 'one of "a", "b", "c", "d", "e"'),
        ("board.lands[3].column", True, "one of 1, 2, 3, 4, 5"),
        ("board.lands[3].reward[0].n", True, "an integer from 0 to 999"),
        ("board.sites[5].street", "silk", 'one of "books", "cloth", "gold", "tools"'),
        ("board.columns[4].tile", "tiny", 'one of "large", "small"'),
        ("board.church.gaps[0].icon", "star", 'one of "influence", "none", "treasury"'),
        ("nobles.king.state_actions[0]", "rest", 'one of "acquire_plan", "build_ship", '),
        ("nobles.king.noble_action", "rest", 'one of "build_store", "open_building", "take_decree"'),
        ("cards.political[0].type", "cardinal", 'one of "king", "manuel", "marquis", "treasury"'),
        ("cards.political[0].influence", -3, "an integer from 0 to 999"),
        ("cards.ships[0].hull", 0, "an integer from 1 to 999"),
        ("plans.tiles[0].architect", "red", 'one of "blue", "green"'),
        ("buildings.tiles[0].blue[1]", "silk", 'one of "books", "cloth", "gold", "tools"'),
        ("favors.tiles[0].noble", "queen", 'one of "king", "manuel", "marquis"'),
        ("clergy.tiles[0].kind", "twice", 'one of "once", "permanent"'),
        ("decrees.cards[0].score.form", "luck", 'one of "flat", "per", "tiers"'),
        ("decrees.cards[10].score.steps[0]", 3, "an array of 2 values"),
        ("decrees.cards[0].remove_with_two", 1, "true or false"),
        ("scoring.end_game.tie", "shared", '"sum_of_tied_places_divided_rounded_down"'),
        ("scoring.tie_breakers.still_tied", "last", '"shared_victory"'),
        ("rulings.discount_floor", "none", "an integer"),
    ],
)
def test_a_value_of_the_wrong_kind(path: str, value: object, expected: str) -> None:
    SHIPPED.assert_wrong_kind(path, value, expected)


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.min", 1, "2"),
        ("players.colors", ["red", "red", "green", "purple"], "4 colours: green, yellow, purple, orange"),
        ("players.by_count.2.closed_rows", [], '["e"]'),
        ("players.by_count.2.rubble_returned_to_box", 0, "7"),
        ("players.by_count.3.ship_copies", 3, "2"),
        ("players.by_count.4.officials_majority", [15, 5], "[15, 10, 5]"),
        ("components.political_cards", 80, "82"),
        ("components.goods_limited", True, "false"),
        ("setup.wigs", 0, "5"),
        ("setup.goods", {"gold": 2}, '{"gold": 1, "cloth": 1, "books": 1, "tools": 1}'),
        ("setup.influence_by_turn_order", [4, 4, 5, 5], "[4, 5, 6, 7]"),
        ("setup.officials_in_office.king", 1, '{"manuel": 0, "marquis": 1, "king": 0}'),
        ("setup.treasury_value", 2, "3"),
        ("setup.hand.cards", 6, '{"cards": 5, "deck": "blue"}'),
        ("setup.draft_variant.keep", [1, 1, 1], "[2, 1, 1]"),
        ("player_board.portfolio_base", 3, "2"),
        ("player_board.rubble_columns", 4, "5"),
        ("player_board.houses.middle[0].benefit", [], '{"left": [{"house": 1, "benefit": []}, '),
        ("periods.first.end_rubble_sets", 3, "2"),
        ("periods.first.extra_rounds", 1, "one of nothing, 0"),
        ("periods.second.display_deck", "red", '"brown"'),
        ("turn.trade_goods_max", 3, "2"),
        ("turn.cardinal_max_steps", 1, "2"),
        ("treasury.moves.ship_built", 2, "1"),
        ("treasury.moves.treasury_card_to_portfolio", 1, "-1"),
        ("influence.range", [0, 12], "[0, 10]"),
        ("market.drop_per_type_produced", 2, "1"),
        ("rubble.set", ["fire", "fire", "tsunami"], '["earthquake", "fire", "tsunami"]'),
        ("rubble.kinds.fire.cost", 3, "2"),
        ("rubble.kinds.fire.cubes", 20, "21"),
        ("streets.gold.columns", [1, 3], "[1, 2]"),
        ("streets.tools.order", 1, "4"),
        ("board.rows.c.rubble", 2, "3"),
        ("board.columns.5.rubble", 3, "2"),
        ("board.columns.5.tile", "large", '"small"'),
        ("board.columns.2.streets", ["gold"], '["gold", "cloth"]'),
        ("board.lands.b3.row", "c", '"b"'),
        ("board.lands.b3.column", 4, "3"),
        ("board.sites.west_b.side", "east", '"west"'),
        ("board.sites.west_b.street", "gold", "nothing"),
        ("board.sites.north_gold.reward[0].n", 2, '[{"effect": "good", "good": "gold", "n": 1}]'),
        ("board.scoring_tiles", [1, 2, 4, 5], "4 tiles, among them a 3 and a 4 as on p.21"),
        ("board.scoring_tiles", [3, 4, 5], "4 tiles, among them a 3 and a 4 as on p.21"),
        ("board.scoring_spaces[3].columns", [4], '[{"space": 1, "columns": [1]}, '),
        ("board.city_display.tools_small.tile", "large", '"small"'),
        ("board.offices.king", 4, "at least 5, as many officials as on p.18"),
        ("board.church.tile_spaces[0]", "bottom", '["top", "upper_right", '),
        ("board.church.gaps.g2.between", ["top", "bottom"], '["upper_right", "lower_right"]'),
        ("board.church.gaps.g2.icon", "treasury", "one influence icon and one treasury icon"),
        ("board.church.start_gap", "g3", '"g0", the gap with the influence icon'),
        ("board.rubble_pile.cubes", 5, "6"),
        ("board.shipyard.order_first_period", ["red", "blue"], '["blue", "red"]'),
        ("nobles.manuel.accepts", ["tools"], '["tools", "gold"]'),
        ("nobles.king.noble_action", "take_decree", '"open_building"'),
        ("architects.blue.name", "Manuel da Maia", 'one of "Eugénio dos Santos", "Carlos Mardel"'),
        ("favors.tiles.favor_king.copies", 3, "4"),
        ("favors.wigs_at_end", 3, "2"),
        ("clergy.limit", 5, "4"),
        ("decrees.display", 6, "8"),
        ("scoring.period.wigs_per_rubble_set", 2, "3"),
        ("scoring.end_game.reis_per_wig", 4, "5"),
        ("scoring.end_game.stores.tools", [6, 4, 2], '{"gold": [3, 2, 1], "tools": [6, 3, 1], '),
        ("scoring.end_game.order", ["ships", "stores"], '["ships", "rubble_sets", "stores", '),
        ("scoring.tie_breakers.order", ["money"], '["rubble_sets", "stores", "completed_plans", "money"]'),
    ],
)
def test_a_fact_of_the_game(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    (problem,) = problems(mine)
    assert problem.expected.startswith(expected) and path.startswith(problem.path)


# ---- effects


CARD, TILE = "cards.political.blue_treasury_2", "clergy.tiles.te_deum.effect"


@pytest.mark.parametrize(
    ("path", "effect", "where", "expected"),
    [
        ("board.lands.a2.reward", {"effect": "luck"}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "act_plan"}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "lose_reis", "n": 1}, ".effect", "one of the effects reis, wigs, "),
        ("board.lands.a2.reward", {"effect": "reis"}, "", "the parameters of reis: n"),
        ("board.lands.a2.reward", {"effect": "favor", "n": 1}, "", "the parameters of favor: none"),
        ("board.lands.a2.reward", {"effect": "reis", "n": 0}, ".n", "at least 1"),
        ("board.lands.a2.reward", {"effect": "good", "good": "any", "n": 1}, ".good", 'one of "gold", "cloth", '),
        ("board.sites.west_a.reward", {"effect": "cardinal", "steps": 3}, ".steps", "one of 1, 2"),
        ("board.lands.a2.reward", {"effect": "cardinal", "steps": 2}, ".steps", "1, the single arrow of lands on p.14"),
        (f"{CARD}.event", {"effect": "land_discount", "n": 1}, ".effect", "one of the effects act_open_building, "),
        (f"{CARD}.event", {"effect": "act_state", "n": 7}, ".n", "one of 1, 2, 3, 4, 5, 6"),
        (f"{CARD}.benefit", {"effect": "reis", "n": 1}, ".effect", "one of the effects spend_discount, "),
        (f"{CARD}.benefit", {"effect": "sale_bonus", "good": "silk", "n": 1}, ".good", 'one of "gold", '),
        ("cards.political.blue_king_5.penalty", {"effect": "wigs", "n": 1}, ".effect", "one of the effects lose_"),
        (TILE, {"effect": "spend_discount", "n": 1}, ".effect", "one of the effects reis, "),
        ("clergy.tiles.procession.effect", {"effect": "wigs", "n": 1}, ".effect", "one of the effects spend_discount"),
        (
            "clergy.tiles.procession.effect",
            {"effect": "visit_discount", "noble": "queen", "n": 1},
            ".noble",
            'one of "manuel", "marquis", "king", "any"',
        ),
    ],
)
def test_an_effect(mine: dict[str, Any], path: str, effect: dict[str, object], where: str, expected: str) -> None:
    resolve(mine, path).append(effect)
    (problem,) = problems(mine)
    n = len(resolve(mine, path)) - 1
    assert problem.path == f"{path}[{n}]{where}" and problem.expected.startswith(expected)


@pytest.mark.parametrize("path", [f"{CARD}.event", f"{CARD}.benefit", "board.lands.a2.reward", TILE])
def test_a_place_without_an_effect(mine: dict[str, Any], path: str) -> None:
    put(mine, path, [])
    assert (path, "an effect or more") in told(mine)


def test_a_bonus_may_be_nothing(mine: dict[str, Any]) -> None:
    put(mine, "cards.political.brown_marquis_2.reward[0].bonus", 0)
    put(mine, "cards.political.brown_treasury_1.event[0].discount", 0)
    assert problems(mine) == []


@pytest.mark.parametrize(
    ("goal", "where", "expected"),
    [
        ({"id": "luck"}, ".goal.id", "one of the goals own_store_types, "),
        ({"id": "own_ships", "min": 2}, ".goal", "the parameters of own_ships: none"),
        ({"id": "own_large_ships"}, ".goal", "the parameters of own_large_ships: min"),
        ({"id": "own_large_ships", "min": 0}, ".goal.min", "at least 1"),
        ({"id": "own_stores_in_row", "row": "f"}, ".goal.row", 'one of "a", "b", "c", "d", "e"'),
        ({"id": "own_stores_in_column", "column": 6}, ".goal.column", "one of 1, 2, 3, 4, 5"),
        ({"id": "city_buildings_on_side", "side": "left"}, ".goal.side", 'one of "west", "north", "east"'),
        ({"id": "neighbour_count", "side": "west", "metric": "hull"}, ".goal.side", 'one of "left", "right"'),
        ({"id": "exact_second", "metric": "wigs"}, ".goal.metric", 'one of "stores", "hull", "reis", '),
        ({"id": "own_plans_completed_by", "architect": "red"}, ".goal.architect", 'one of "blue", "green"'),
        ({"id": "own_officials_with", "noble": "any"}, ".goal.noble", 'one of "manuel", "marquis", "king"'),
        ({"id": "own_rubble_of", "rubble": "flood"}, ".goal.rubble", 'one of "earthquake", "fire", "tsunami"'),
    ],
)
def test_the_goal_of_a_decree(mine: dict[str, Any], goal: dict[str, object], where: str, expected: str) -> None:
    put(mine, "decrees.cards.lawgiver.goal", goal)
    ((path, words),) = told(mine)
    assert path == f"decrees.cards.lawgiver{where}" and words.startswith(expected)


@pytest.mark.parametrize(
    ("score", "where", "expected"),
    [
        ({"form": "per", "wigs": 1}, "", "the entries of per: wigs, each, perhaps max"),
        ({"form": "per", "wigs": 3, "each": 1, "max": 2}, ".max", "at least 3, what it brings once"),
        ({"form": "flat", "wigs": 3, "each": 1}, "", "the entries of flat: wigs"),
        ({"form": "tiers", "wigs": 3}, "", "the entries of tiers: steps"),
        ({"form": "tiers", "steps": []}, ".steps", "steps that rise in count and in wigs"),
        ({"form": "tiers", "steps": [[2, 3], [2, 4]]}, ".steps", "steps that rise in count and in wigs"),
        ({"form": "tiers", "steps": [[2, 3], [3, 3]]}, ".steps", "steps that rise in count and in wigs"),
    ],
)
def test_the_wigs_of_a_decree(mine: dict[str, Any], score: dict[str, object], where: str, expected: str) -> None:
    put(mine, "decrees.cards.lawgiver.score", score)
    assert told(mine) == [(f"decrees.cards.lawgiver.score{where}", expected)]


# ---- tracks and the board


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("treasury.track[1].position", 3, "positions 1, 2, 3 and so on"),
        ("treasury.track[1].value", 1, "values that rise from position to position"),
        ("treasury.track[1].value", 0, "values that rise from position to position"),
        ("influence.real_spaces", [0, 2, 4, 6, 8], "6 different spaces below 10"),
        ("influence.real_spaces", [0, 2, 4, 6, 8, 8], "6 different spaces below 10"),
        ("influence.real_spaces", [0, 2, 4, 6, 8, 10], "6 different spaces below 10"),
        ("market.start.books", 4, "at least 5, its price on p.11; prices never rise"),
        ("market.floor", 4, "at most 3, a price on p.11"),
    ],
)
def test_a_track(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    ((where, words),) = told(mine)
    assert words == expected and path.startswith(where)


def test_a_treasury_of_another_length(mine: dict[str, Any]) -> None:
    track = [{"position": n + 1, "value": value, "modifier": 2 - n} for n, value in enumerate((2, 3, 4, 5))]
    put(mine, "treasury.track", track)
    assert problems(mine) == []
    track[0]["value"], track[3]["value"], track[1]["modifier"] = 1, 6, 0
    assert told(mine) == [
        ("treasury.track", "a value 2, one step down from 3 (p.10)"),
        ("treasury.track", "a value 5, the price of an official on p.21"),
        ("treasury.track", "a modifier of 1, as on p.16"),
    ]


def test_the_rewards_known_of_lands(mine: dict[str, Any]) -> None:
    for item in mine["board"]["lands"] + mine["board"]["sites"]:
        if item["id"] != "north_gold":
            item["reward"] = [{"effect": "wigs", "n": 2}]
    assert told(mine) == [
        ("board.lands", "a land with 5 reis in the column of gold"),
        ("board.lands", "a land with 5 reis in the column of books and tools"),
        ("board.lands", "a land that moves the Cardinal, as on p.14"),
        ("board.lands", "a land that gives a good"),
        ("board.lands", "a land or a site that gives Influence, as on p.11"),
    ]


# ---- cards and tiles


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("cards.political.blue_king_1.year", 1758, "a year from 1755 to 1757"),
        ("cards.political.blue_king_5.influence", 3, "more than the 3 of blue cards without a penalty (p.10)"),
        ("cards.political.blue_king_1.influence", 0, "at least 1"),
        ("cards.political.blue_king_1.penalty", [{"effect": "lose_wigs", "n": 1}], "influence, and a reward or a "),
        ("cards.political.blue_king_1.benefit", [{"effect": "keep_favor", "n": 1}], "influence, and a reward or a "),
        ("cards.political.blue_treasury_2.influence", 2, "an event and a benefit"),
        ("cards.political.blue_manuel_1.influence", 2, "a Manuel card with Influence 3 and a gold, as on p.10"),
        ("cards.political.red_marquis_5.penalty[0].n", 2, "a Marquis card with Influence 5 that costs an official, "),
        ("cards.political.red_king_1.reward[0].n", 2, "a King card with a gold, as on p.13"),
        ("cards.ships.ship_red.hull", 3, "2"),
        ("cards.ships.ship_red.copies", 2, "3"),
        ("cards.ships.ship_red.price_modifier", 2, "1"),
        ("cards.ships.ship_purple.influence", 2, "1"),
        ("cards.ships.ship_red.influence", 3, "a red ship and another of the first period with Influence 4 together"),
        ("cards.ships.ship_purple.price_modifier", 3, "a ship of hull 3 or 4 that pays 2 more, as on p.11"),
        ("plans.tiles.start_blue_1.starting", False, "4 starting plans"),
        ("buildings.tiles.alfandega.blue", ["cloth"], "two different goods"),
        ("buildings.tiles.alfandega.green", ["gold", "gold"], "two different goods"),
        ("clergy.tiles.te_deum.copies", 1, "37 tiles"),
    ],
)
def test_a_card_or_a_tile(mine: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(mine, path, value)
    ((where, words),) = told(mine)
    assert words.startswith(expected) and path.startswith(where)


def test_cards_too_few(mine: dict[str, Any]) -> None:
    cards = mine["cards"]["political"]
    cards[:] = [card for card in cards if card["id"] not in ("blue_king_1", "blue_king_2", "red_king_2")]
    assert told(mine) == [
        ("cards.political", "82 cards"),
        ("cards.political", "at least 20 blue cards, for four hands"),
        ("cards.political", "5 red cards of each type"),
    ]


def test_hands_may_be_split_in_another_way(mine: dict[str, Any]) -> None:
    put(mine, "cards.political.blue_treasury_6.deck", "purple")
    put(mine, "cards.political.blue_treasury_6.year", 1763)
    assert problems(mine) == []


def test_cards_of_the_display_differ(mine: dict[str, Any]) -> None:
    other = resolve(mine, "cards.political.red_king_4")
    resolve(mine, "cards.political.red_king_3").update(other | {"id": "red_king_3"})
    assert problems(mine) == [
        Problem("cards.political", "red cards that differ, as on p.7", '["red_king_3", "red_king_4"]')
    ]


def test_the_cards_known(mine: dict[str, Any]) -> None:
    for card in mine["cards"]["political"]:
        if card["type"] == "treasury":
            card["event"] = [{"effect": "act_plan"}]
            card["benefit"] = [{"effect": "sail_income", "n": int(card["id"][-1])}]
        elif "reward" in card:
            card["reward"] = [{"effect": "reis", "n": int(card["id"][-1])}]
    assert [words for _, words in told(mine)] == [
        "a Manuel card with Influence 3 and a gold, as on p.10",
        "a King card with a gold, as on p.13",
        "a Treasury card worth 1 real, as on p.10",
        "a card that gives Influence, as on p.11",
        "a card that moves the Cardinal, as on p.14",
        "an event that builds a store",
    ]


def test_a_noble_and_a_ship_of_the_example(mine: dict[str, Any]) -> None:
    for ship in mine["cards"]["ships"]:
        ship["influence"] = {"ship_blue": 3, "ship_red": 1, "ship_purple": 1, "ship_brown": 6}[ship["id"]]
    for card in mine["cards"]["political"]:
        if card["type"] != "treasury":
            card["influence"] = 5 if "penalty" in card else 3
    assert told(mine) == [("cards.ships", "a Noble and a ship with Influence 5 together, as on p.10")]


def test_the_plans_known(mine: dict[str, Any]) -> None:
    for plan in mine["plans"]["tiles"]:
        if not plan["starting"]:
            plan["architect"] = "green"
    assert told(mine) == [
        ("plans.tiles", "a stack of blue plans"),
        ("plans.tiles", "a blue plan of 2 officials and one of 3, as on p.21"),
    ]
    del mine["plans"]["tiles"][-1]
    assert ("plans.tiles", "20 plans") in told(mine)


def test_the_buildings_known(mine: dict[str, Any]) -> None:
    for tile in mine["buildings"]["tiles"]:
        tile["blue"], tile["green"] = ["cloth", "tools"], ["gold", "tools"]
    assert told(mine) == [
        ("buildings.tiles", "a side with cloth and books, as on p.20"),
        ("buildings.tiles", "a blue side with gold, as on p.21"),
    ]
    mine["buildings"]["tiles"].pop()
    assert ("buildings.tiles", "16 buildings") in told(mine)


def test_the_clergy_known(mine: dict[str, Any]) -> None:
    for n, tile in enumerate(mine["clergy"]["tiles"]):
        tile["wigs"] = 3
        if n % 2 == 0:
            tile |= {"kind": "once", "effect": [{"effect": "wigs", "n": 1}]}
        elif tile["kind"] == "once":
            tile["effect"] = [{"effect": "reis", "n": 1}]
    assert told(mine) == [
        ("clergy.tiles", "more permanent tiles than others, as on p.14"),
        ("clergy.tiles", "a tile with 2 wigs on its back, as on p.15"),
        ("clergy.tiles", "a tile that gives Influence, as on p.11"),
    ]


def test_the_decrees_known(mine: dict[str, Any]) -> None:
    cards = mine["decrees"]["cards"]
    for card in cards:
        card["remove_with_two"] = False
        card["goal"] = {"id": "own_ships"}
    words = "1 wig for each building of the blue architect, as on p.19"
    assert [expected for _, expected in told(mine)] == ["decrees removed with two players, as on p.7", words]
    for card in cards[:65]:
        card["remove_with_two"] = True
    cards.pop()
    assert [expected for _, expected in told(mine)] == [
        "70 decrees",
        "at least 8 decrees left with two players",
        words,
    ]


# ---- any damage

WORDS = ["gold", "a", "king", "blue", "permanent", "reis", "act_ship", "spend_discount", "own_ships", "west", "hull"]
KEYS = ["effect", "n", "good", "id", "goal", "form", "reward"]


@settings(derandomize=True, deadline=None, max_examples=200)
@given(SHIPPED.any_damage(WORDS, KEYS), st.booleans(), st.booleans())
def test_a_damaged_edition_is_accepted_or_refused_and_never_crashes(damage: Damage, remove: bool, owned: bool) -> None:
    read = SHIPPED.read_damaged(damage, remove, owned)
    assert read is None or read.setup.reis == 10
