"""Lisboa's edition file: what it says, and how every flaw is told with its place and its numbers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaiola.games.lisboa.edition import card_shape, checks, facts
from gaiola.games.lisboa.edition.shape import LisboaData
from gaiola.kernel.paths import resolve
from tests.games.damage import Damage, Shipped, put

SHIPPED = Shipped(checks, "lisboa")
problems, told, refusal = SHIPPED.problems, SHIPPED.told, SHIPPED.refusal
data, mine = pytest.fixture(SHIPPED.data), pytest.fixture(SHIPPED.mine)


def test_attribute_paths_are_file_paths() -> None:
    data = SHIPPED.tables(LisboaData)
    assert data.board.lands[0].reward == (card_shape.EffectEntry(effect="reis", n=5),)
    assert data.board.sites[5].street == "gold" and data.board.sites[5].row is None
    assert data.players.by_count["2"].closed_rows == ("e",)
    assert data.player_board.houses["left"][1].benefit == (card_shape.EffectEntry(effect="visit_with_reis"),)
    assert (data.periods.first.extra_rounds, data.periods.second.extra_rounds) == (0, 1)
    assert data.setup.draft is False and data.setup.draft_variant.pass_ == (3, 2, 1)
    assert data.streets["gold"].columns == (1, 2)
    assert data.nobles["king"].accepts == ("cloth", "gold")
    assert data.scoring.end_game.stores["tools"] == (6, 3, 1)
    assert data.buildings.tiles[0].goods("green") == ("gold", "books")
    assert data.cards.political[0].penalty == () and data.cards.political[15].influence == 0


def test_effects_and_goals_as_an_effect_table_reads_them() -> None:
    data = SHIPPED.tables(LisboaData)
    events = {card.id: [effect.written() for effect in card.event] for card in data.cards.political}
    assert events["red_treasury_2"] == [{"effect": "act_ship", "discount": 1}, {"effect": "act_sell", "bonus": 0}]
    assert events["blue_treasury_4"] == [{"effect": "good_choice", "n": 4, "distinct": True}]
    goals = {card.id: card.goal.written() for card in data.decrees.cards}
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
    cards = {card.id: card for card in SHIPPED.tables(LisboaData).decrees.cards}
    assert [cards[decree].score.of(count) for count in range(6)] == wigs


def test_the_number_of_pieces() -> None:
    data = SHIPPED.tables(LisboaData)
    decks = [sum(card.deck == deck for card in data.cards.political) for deck in facts.DECKS]
    assert decks == [21, 20, 21, 20] and sum(decks) == 82
    assert sum(ship.copies for ship in data.cards.ships) == 12
    assert (len(data.plans.tiles), len(data.buildings.tiles), len(data.decrees.cards)) == (20, 16, 70)
    assert sum(tile.copies for tile in data.clergy.tiles) == 37
    assert sum(favor.copies for favor in data.favors.tiles) == 12


@pytest.mark.parametrize(("players", "placed"), [(2, 56), (3, 63), (4, 63)])
def test_all_cubes_have_a_place(players: int, placed: int) -> None:
    data = SHIPPED.tables(LisboaData)
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


# ---- any damage

WORDS = ["gold", "a", "king", "blue", "permanent", "reis", "act_ship", "spend_discount", "own_ships", "west", "hull"]
KEYS = ["effect", "n", "good", "id", "goal", "form", "reward"]


@settings(derandomize=True, deadline=None, max_examples=200)
@given(SHIPPED.any_damage(WORDS, KEYS), st.booleans(), st.booleans())
def test_a_damaged_edition_is_accepted_or_refused_and_never_crashes(damage: Damage, remove: bool, owned: bool) -> None:
    read = SHIPPED.read_damaged(LisboaData, damage, remove, owned)
    assert read is None or read.setup.reis == 10
