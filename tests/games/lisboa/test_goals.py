"""What decrees count: each goal in a usual position and where it ends. The count is that of a decree with the goal; how
many wigs it is worth stands in `test_decree_cards`."""

from typing import Any

import pytest

from gaiola.games.lisboa.rules.goals import GOALS
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, box, city

NO_TILE: dict[str, Any] = {"blue": (), "green": ()}
SET = "earthquake fire tsunami "


def shops(text: str, seat: int = GREEN) -> dict[str, tuple[int, str]]:
    """Stores of a seat: `"a1:gold b2:cloth"`."""
    return {land: (seat, street) for land, street in [entry.split(":") for entry in text.split()]}


def counted(goal: str, seat: int = GREEN, /, **laid: Any) -> int:
    """What the first decree with this goal counts for a seat."""
    decree = [known.goal.name for known in box().goal].index(goal)
    pos = city(**({"ready": NO_TILE} | laid))
    return pos.box.goal[decree].count(pos, seat)


def rows_of(goal: str, *cases: tuple[dict[str, Any], int]) -> list[Any]:
    return [pytest.param(goal, laid, count, id=f"{goal}-{n}") for n, (laid, count) in enumerate(cases, 1)]


MIXED = {"stores": shops("a1:gold b2:gold c2:cloth c5:tools") | shops("d1:gold b3:books", YELLOW)}

OWN_STORES = [
    *rows_of("own_stores_of_type", (MIXED, 2), ({"stores": shops("a2:cloth") | shops("a1:gold", YELLOW)}, 0)),
    *rows_of("own_stores_in_row", ({"stores": shops("a1:gold a4:books b1:gold")}, 2), (MIXED | {"seat": 2}, 1)),
    *rows_of("own_stores_in_column", ({"stores": shops("a5:tools e5:tools a4:tools")}, 2), (MIXED, 1), ({}, 0)),
    *rows_of("own_store_types", (MIXED, 3), ({}, 0), ({"stores": shops("a1:gold a2:cloth a3:books a4:tools")}, 4)),
    *rows_of("own_store_rows", (MIXED, 3), ({"stores": shops("a1:gold b1:gold c1:gold d1:gold e1:gold")}, 5)),
    *rows_of(
        "own_store_type_sets",
        ({"stores": shops("a1:gold a2:cloth a3:books a4:tools b1:gold b2:cloth b3:books")}, 1),
        ({"stores": shops("a1:gold a2:cloth a3:books a4:tools b1:gold b2:cloth b3:books b4:tools")}, 2),
        (MIXED, 0),
    ),
    *rows_of("own_stores_total", (MIXED, 4), ({"stores": shops("a1:gold", YELLOW)}, 0)),
    *rows_of("own_max_stores_in_row", (MIXED, 2), ({}, 0), ({"stores": shops("e1:gold e2:gold e3:cloth b1:gold")}, 3)),
    *rows_of(
        "own_largest_block",
        ({"stores": shops("a1:gold a2:cloth b2:gold d4:tools d5:tools")}, 3),
        ({"stores": shops("a1:gold b2:cloth c3:books")}, 1),  # corners do not join
        ({"stores": shops("a1:gold a3:cloth") | shops("a2:gold", YELLOW)}, 1),
        ({"stores": shops("a4:tools b4:tools b5:tools c5:tools d5:tools a1:gold e4:tools")}, 5),
        ({"stores": shops("a5:tools b1:gold")}, 1),  # rows do not go round
        ({}, 0),
    ),
    *rows_of(
        "own_facing_pairs",
        ({"stores": shops("a1:gold a2:gold c4:tools c5:tools c3:cloth")}, 2),
        ({"stores": shops("a1:gold a2:cloth b2:gold")}, 0),  # one looks away, one stands in another row
        ({"stores": shops("a1:gold") | shops("a2:gold", YELLOW)}, 0),
    ),
]

GOLDEN = {"west_a": "casa_da_moeda blue", "north_gold": "bolsa_do_comercio blue", "east_b": "erario_regio blue"}
"""Gold and tools at row A, gold at the north of its street, gold and books at row B."""

CUSTOMERS = [
    *rows_of(
        "own_linked_stores",
        ({"buildings": GOLDEN, "stores": shops("a1:gold b2:gold c1:gold a4:tools")}, 2),
        ({"buildings": GOLDEN, "stores": shops("a2:cloth b3:cloth") | shops("a1:gold", YELLOW)}, 0),
        ({"buildings": GOLDEN | {"east_a": "senado_da_camara blue"}, "stores": shops("a1:gold")}, 1),
    ),
    *rows_of(
        "own_unlinked_stores",
        ({"buildings": GOLDEN, "stores": shops("a1:gold a3:books b3:books c1:gold c2:cloth")}, 2),
        ({"buildings": GOLDEN, "stores": shops("c1:gold") | shops("c2:cloth", YELLOW)}, 0),
        ({"stores": shops("c1:gold c2:cloth")}, 2),
    ),
    *rows_of(
        "city_buildings_by_architect",
        ({"buildings": GOLDEN | {"west_b": "senado_da_camara green"}}, 3),
        ({"buildings": {"west_b": "senado_da_camara green"}, "ready": {"blue": ("alfandega",), "green": ()}}, 0),
    ),
    *rows_of(
        "city_buildings_with_colour",  # gold: the side that is seen counts, at the north as well
        ({"buildings": GOLDEN | {"north_cloth": "teatro_da_rua_dos_condes blue"}}, 4),
        ({"buildings": {"west_a": "senado_da_camara green", "west_b": "alfandega blue"}}, 0),
    ),
    *rows_of(
        "city_buildings_on_side",
        ({"buildings": GOLDEN | {"north_tools": "alfandega blue"}}, 2),
        ({"buildings": {"west_a": "alfandega blue", "east_a": "senado_da_camara blue"}}, 0),
    ),
    *rows_of(
        "city_flanked_rows",
        (
            {
                "buildings": {
                    f"{side}_b": f"{tile} blue" for side, tile in (("west", "alfandega"), ("east", "arsenal_real"))
                }
            },
            1,
        ),
        ({"buildings": GOLDEN}, 0),
    ),
]

PLANS_AND_OFFICIALS = [
    *rows_of(
        "own_plans_completed",
        ({"completed": {GREEN: "blue-2 green-3 green-3", YELLOW: "blue-4"}}, 3),
        ({"plans": {GREEN: "blue-2 blue-3 green-4 green-5"}}, 0),
    ),
    *rows_of(
        "own_plans_completed_by",
        ({"completed": {GREEN: "blue-2 blue-5 green-3"}, "plans": {GREEN: "blue-2"}}, 2),
        ({"completed": {GREEN: "green-2 green-3"}}, 0),
    ),
    *rows_of(
        "own_plan_officials", ({"completed": {GREEN: "blue-2 green-5 green-5"}}, 12), ({"plans": {GREEN: "blue-5"}}, 0)
    ),
    *rows_of(
        "own_largest_plan", ({"completed": {GREEN: "blue-2 green-4 blue-3"}}, 4), ({"plans": {GREEN: "blue-5"}}, 0)
    ),
    *rows_of(
        "own_officials_in_offices",
        ({"offices": {"king": {GREEN: 2, YELLOW: 3}, "manuel": {GREEN: 1}}, "plazas": {"king": {GREEN: 2}}}, 3),
        ({"plazas": {"king": {GREEN: 2}}}, 0),
    ),
    *rows_of(
        "own_officials_with",  # Manuel
        ({"offices": {"manuel": {GREEN: 1, YELLOW: 2}, "king": {GREEN: 2}}, "plazas": {"manuel": {GREEN: 2}}}, 3),
        ({"offices": {"king": {GREEN: 2}}}, 0),
    ),
    *rows_of(
        "own_nobles_staffed",
        ({"offices": {"manuel": {GREEN: 2}}, "plazas": {"manuel": {GREEN: 1}, "marquis": {GREEN: 1}}}, 2),
        ({"offices": {"king": {YELLOW: 2}}}, 0),
    ),
]

FLEET = {GREEN: "dock1:ship_brown dock2:blue_king_1 dock3:ship_red office1:blue_treasury_1", YELLOW: "dock1:ship_brown"}

PORTFOLIO = [
    *rows_of("own_ships", ({"portfolio": FLEET}, 2), ({"portfolio": {GREEN: "dock1:blue_king_1"}}, 0)),
    *rows_of("own_hull_total", ({"portfolio": FLEET}, 6), ({"portfolio": {YELLOW: "dock1:ship_brown"}}, 0)),
    *rows_of(
        "own_large_ships", ({"portfolio": FLEET}, 1), ({"portfolio": {GREEN: "dock1:ship_purple dock2:ship_red"}}, 1)
    ),
    *rows_of(
        "own_cargo",
        ({"portfolio": FLEET, "cargo": {(GREEN, 1): "gold gold cloth", (GREEN, 3): "tools", (YELLOW, 1): "gold"}}, 4),
        ({"portfolio": FLEET, "cargo": {(GREEN, 3): "tools gold"}, "at_sea": [(GREEN, 3)], "seat": YELLOW}, 2),
        ({"portfolio": FLEET, "goods": {GREEN: "gold"}}, 0),
    ),
    *rows_of("own_noble_cards", ({"portfolio": FLEET}, 1), ({"portfolio": {GREEN: "office1:blue_treasury_1"}}, 0)),
    *rows_of(
        "own_treasury_cards",
        ({"portfolio": FLEET}, 1),
        ({"portfolio": {GREEN: "office1:blue_treasury_1 office3:blue_treasury_3"}}, 2),
        ({"portfolio": {GREEN: "dock1:blue_king_1"}}, 0),
    ),
    *rows_of(
        "own_noble_kinds",
        ({"portfolio": {GREEN: "dock1:blue_king_1 dock2:blue_manuel_1 dock3:red_king_2"}}, 2),
        ({"portfolio": {GREEN: "dock1:ship_red office1:blue_treasury_1"}}, 0),
    ),
]

CROWN_AND_CHURCH = [
    *rows_of("own_clergy", ({"clergy": {GREEN: "te_deum te_deum seminary", YELLOW: "tithe_barn"}}, 3), ({}, 0)),
    *rows_of("own_clergy_wigs", ({"clergy": {GREEN: "te_deum tithe_barn solemn_mass"}}, 8), ({"wigs": {GREEN: 9}}, 0)),
    *rows_of("own_favors", ({"favors": {GREEN: "king manuel", YELLOW: "king"}}, 2), ({"favors": {YELLOW: "king"}}, 0)),
    *rows_of("own_influence", ({"influence": {GREEN: 7, YELLOW: 9}}, 7), ({}, 0)),
    *rows_of(
        "own_reis",
        ({"reis": {GREEN: 13}, "influence": {GREEN: 7}}, 17),
        ({"influence": {GREEN: 10}}, 6),
        ({"influence": {GREEN: 10}, "clergy": {GREEN: "indulgences"}}, 10),
        ({"reis": {YELLOW: 9}}, 0),
    ),
    *rows_of("own_goods_total", ({"goods": {GREEN: "gold gold tools"}}, 3), ({"goods": {YELLOW: "gold"}}, 0)),
    *rows_of(
        "own_goods_sets",
        ({"goods": {GREEN: "gold gold cloth books tools tools"}}, 1),
        ({"goods": {GREEN: "gold gold cloth cloth books books tools tools"}}, 2),
        ({"goods": {GREEN: "gold gold cloth cloth books books"}}, 0),
    ),
    *rows_of("market_price_sum", ({}, 21), ({"prices": {"gold": 2, "cloth": 2, "books": 2, "tools": 2}}, 8)),
    *rows_of("treasury_at_least", ({"treasury": 5}, 1), ({"treasury": 6}, 1), ({"treasury": 4}, 0)),
    *rows_of("treasury_at_most", ({"treasury": 2}, 1), ({"treasury": 1}, 1), ({"treasury": 3}, 0)),
    *rows_of("own_decrees", ({"decrees": {GREEN: "lawgiver drapers", YELLOW: "tonnage"}}, 2), ({}, 0)),
]

TWO_GROUPS = shops("a1:gold a2:gold a3:cloth a4:books a5:tools b1:gold")

RUBBLE_AND_HOUSES = [
    *rows_of(
        "own_rubble_sets", ({"rubble": {GREEN: SET * 2 + "fire"}}, 2), ({"rubble": {GREEN: "fire fire tsunami"}}, 0)
    ),
    *rows_of("own_rubble_of", ({"rubble": {GREEN: "earthquake earthquake fire"}}, 2), ({"rubble": {GREEN: "fire"}}, 0)),
    *rows_of(
        "city_lines_cleared",
        ({"rows": {"a": "fire", "e": "tsunami"}, "columns": {1: "fire fire", 5: "earthquake"}}, 6),
        ({"sites": {"west_a": "fire fire"}, "pile": "fire"}, 10),
        ({"players": 2}, 9),
        ({"rows": dict.fromkeys("abcde", "fire"), "columns": dict.fromkeys((1, 2, 3, 4, 5), "fire")}, 0),
    ),
    *rows_of("city_empty_lands", (MIXED, 19), ({}, 25), ({"players": 2, "stores": shops("a1:gold")}, 19)),
    *rows_of(
        "own_house_groups_cleared",
        ({"stores": TWO_GROUPS, "houses": {GREEN: "left left right right right middle"}}, 2),
        (
            {
                "stores": shops("a1:gold b1:gold c1:gold d1:gold e1:gold"),
                "houses": {GREEN: "left middle middle right right"},
            },
            0,
        ),
    ),
]

FOUR = {GREEN: "te_deum seminary", YELLOW: "tithe_barn", PURPLE: "te_deum alms_chest", ORANGE: ""}
OTHERS_PLANS = {"plans": {YELLOW: "blue-2 blue-2 blue-2 blue-2"}}

COMPARISONS = [
    *rows_of(
        "opponents_behind",  # stores
        ({"stores": shops("a1:gold a2:gold") | shops("b1:gold", YELLOW) | shops("c1:gold c2:gold", PURPLE)}, 2),
        ({"stores": shops("b1:gold", YELLOW)}, 0),
        ({"stores": shops("b1:gold")}, 3),
    ),
    *rows_of(
        "neighbour_count",  # stores of the left neighbour
        ({"stores": shops("a1:gold") | shops("b1:gold b2:gold", YELLOW) | shops("c1:gold", ORANGE)}, 2),
        ({"stores": shops("a1:gold") | shops("c1:gold", ORANGE)}, 0),
    ),
    *rows_of(
        "exact_second",  # officials on completed plans
        ({"completed": {GREEN: "blue-4", YELLOW: "blue-5", PURPLE: "blue-3"}, **OTHERS_PLANS}, 1),
        ({"completed": {GREEN: "blue-4", YELLOW: "blue-5", PURPLE: "green-4"}, **OTHERS_PLANS}, 0),  # not alone
        ({"completed": {GREEN: "blue-4", YELLOW: "blue-5", PURPLE: "green-5"}, **OTHERS_PLANS}, 0),  # two have more
        ({"completed": {GREEN: "blue-4"}, **OTHERS_PLANS}, 0),  # first
        ({"completed": {YELLOW: "blue-4"}, **OTHERS_PLANS}, 0),  # nothing
    ),
]


@pytest.mark.rule("lisboa.17.17")
@pytest.mark.parametrize(
    ("goal", "laid", "count"),
    [
        *(OWN_STORES + CUSTOMERS + PLANS_AND_OFFICIALS + PORTFOLIO),
        *(CROWN_AND_CHURCH + RUBBLE_AND_HOUSES + COMPARISONS),
    ],
)
def test_a_goal_counts(goal: str, laid: dict[str, Any], count: int) -> None:
    assert counted(goal, **laid) == count


@pytest.mark.rule("lisboa.17.17")
@pytest.mark.parametrize(("seat", "left", "right"), [(GREEN, 1, 3), (YELLOW, 2, 0), (PURPLE, 3, 1), (ORANGE, 0, 2)])
def test_left_is_the_next_in_turn_order(seat: int, left: int, right: int) -> None:
    """Nobody, then 1, 2 and 3 stores; and as many completed plans."""
    stores = shops("a1:gold", YELLOW) | shops("b1:gold b2:gold", PURPLE) | shops("c1:gold c2:gold c3:cloth", ORANGE)
    completed = {YELLOW: "blue-2", PURPLE: "blue-2 blue-3", ORANGE: "blue-2 blue-3 green-2"}
    pos = city(stores=stores, completed=completed)
    for name, count in (("left_hand_toll", left), ("right_hand_toll", right)):
        decree = pos.box.decrees.index(name)
        assert pos.box.goal[decree].count(pos, seat) == count


@pytest.mark.rule("lisboa.17.17")
@pytest.mark.parametrize(
    ("decree", "laid", "count"),
    [
        (
            "most_tonnage",
            {"portfolio": {GREEN: "dock1:ship_red", YELLOW: "dock1:ship_blue", PURPLE: "dock1:ship_red"}},
            2,
        ),
        ("most_money", {"reis": {GREEN: 5, YELLOW: 4, PURPLE: 5}, "influence": {YELLOW: 4, ORANGE: 8}}, 1),
        ("most_rubble", {"rubble": {GREEN: "fire fire", YELLOW: "fire tsunami", PURPLE: "earthquake"}}, 2),
        ("most_clergy", {"clergy": FOUR}, 2),
    ],
)
def test_what_comparisons_compare(decree: str, laid: dict[str, Any], count: int) -> None:
    pos = city(**laid)
    number = pos.box.decrees.index(decree)
    assert pos.box.goal[number].count(pos, GREEN) == count


def test_every_goal_is_tried() -> None:
    tried = [
        *OWN_STORES,
        *CUSTOMERS,
        *PLANS_AND_OFFICIALS,
        *PORTFOLIO,
        *CROWN_AND_CHURCH,
        *RUBBLE_AND_HOUSES,
        *COMPARISONS,
    ]
    names = [param.values[0] for param in tried]
    assert {name for name in names if names.count(name) > 1} == {goal.name for goal in GOALS}
