"""Building a store: chapter 10."""

from typing import Any

import pytest

from gaiola import Event
from gaiola.games.lisboa.constants import NOBODY, SHIP_GOODS_DISCOUNT, VISIT_REIS
from gaiola.games.lisboa.events import (
    HouseMoved,
    NoRoom,
    Paid,
    ReisTaken,
    RubbleRemoved,
    RubbleTaken,
    SetCompleted,
    StoreBuilt,
    WigsScored,
)
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    PURPLE,
    YELLOW,
    city,
    clergy,
    goods,
    legal,
    play,
    quote,
    refused,
    rubble,
    run,
    step,
)

STREETS = {1: ["gold"], 2: ["gold", "cloth"], 3: ["cloth", "books"], 4: ["books", "tools"], 5: ["tools"]}
LATE_DISPLAY = ("brown_manuel_1", "brown_marquis_1", "brown_king_1", "brown_treasury_2")
FIVE = "earthquake earthquake earthquake earthquake earthquake"


def builder(**laid: Any) -> LisboaPosition:
    """The seat to move has visited the Builder for 1 Influence and is about to build."""
    seat = laid.get("seat", GREEN)
    defaults: dict[str, Any] = {"reis": {seat: 30}, "hands": {seat: "blue_manuel_1"}}
    pos = city(**(defaults | laid))
    play(pos, "visit blue_manuel_1")
    if step(pos) == "visit-cost":
        play(pos, "pay-visit 0")
    play(pos, "skip")
    assert step(pos) == "store"
    return pos


def types(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.10.4")
@pytest.mark.rule("lisboa.10.3")
def test_x20_land_price() -> None:
    pos = builder(
        seat=YELLOW,
        rows={"e": "earthquake earthquake earthquake"},
        columns={4: "tsunami tsunami tsunami"},
        reis={YELLOW: 30},
    )
    assert quote(pos, "build e4 books") == {"reis": -12}
    play(pos, "build e4 books")
    assert quote(pos, "cube row earthquake") == {"reis": -12}
    assert quote(pos, "cube column tsunami") == {"reis": -14}
    play(pos, "cube row earthquake")
    assert (pos.reis[YELLOW], rubble(pos, YELLOW)) == (18, {"earthquake": 1, "fire": 0, "tsunami": 0})


@pytest.mark.rule("lisboa.10.1")
@pytest.mark.rule("lisboa.10.5")
def test_x21_store() -> None:
    pos = builder(seat=PURPLE)
    assert {notation for notation in legal(pos) if notation.endswith("books")} == {
        f"build {row}{column} books" for row in "abcde" for column in (3, 4)
    }
    happened = play(pos, "build c4 books", "clergy top", "house middle")
    assert StoreBuilt(PURPLE, "c4", "books") in happened and HouseMoved(PURPLE, "middle") in happened
    land = pos.box.lands.index("c4")
    assert (pos.owner[land], pos.facing[land]) == (PURPLE, 2)
    assert pos.houses[PURPLE * 3 : PURPLE * 3 + 3] == [0, 1, 0]


@pytest.mark.rule("lisboa.10.7")
def test_x25_new_store_wigs() -> None:
    """North and west show gold, east shows cloth and books."""
    pos = builder(
        scoring=(4, 2, 3, 5),
        buildings={
            "north_gold": "erario_regio blue",
            "west_b": "bolsa_do_comercio blue",
            "east_b": "colegio_dos_nobres green",
        },
    )
    play(pos, "build b1 gold")
    assert play(pos, "house left")[-1] == WigsScored(GREEN, 8, "stores")
    assert pos.wigs[GREEN] == 5 - 1 + 8


# ---- 10.1: tile and land


@pytest.mark.rule("lisboa.10.1")
@pytest.mark.rule("lisboa.1.2")
def test_every_land_by_the_streets_it_touches() -> None:
    """Trap 20: small tiles for column 5, large ones for column 4, though both face tools."""
    pos = builder()
    expected = {f"build {row}{column} {street}" for row in "abcde" for column in STREETS for street in STREETS[column]}
    assert legal(pos) == expected
    assert len(expected) == 40
    assert refused(pos, "build a1 cloth", "not-at-street").rule == "lisboa.10.1"
    refused(pos, "build a5 books", "not-at-street")


@pytest.mark.rule("lisboa.10.1")
@pytest.mark.parametrize(("land", "left"), [("d4", [1, 1, 1, 0, 1]), ("d5", [1, 1, 1, 1, 0])])
def test_small_tiles_and_large_ones(land: str, left: list[int]) -> None:
    """Trap 20."""
    pos = builder()
    play(pos, f"build {land} tools", "house left")
    assert pos.tile_shown == left


@pytest.mark.rule("lisboa.10.1")
def test_the_land_must_be_empty() -> None:
    pos = builder(stores={"a2": (YELLOW, "gold"), "a3": (GREEN, "books")})
    assert refused(pos, "build a2 cloth", "land-taken").rule == "lisboa.10.1"
    refused(pos, "build a3 cloth", "land-taken")


@pytest.mark.rule("lisboa.10.1")
@pytest.mark.rule("lisboa.2.15")
def test_with_two_players_row_e_is_closed() -> None:
    pos = city(2, reis={GREEN: 30})
    play(pos, "visit blue_manuel_1", "skip")
    assert refused(pos, "build e1 gold", "closed-row").rule == "lisboa.2.15"
    assert len(legal(pos)) == 32


@pytest.mark.rule("lisboa.10.1")
@pytest.mark.rule("lisboa.14.2")
def test_when_large_tiles_run_out_the_space_stays_empty() -> None:
    """R42: 18 large tiles are built and four lie on display, which makes 22."""
    lands = [f"{row}{column}" for row in "abcde" for column in (1, 2, 3, 4)]
    owners = {land: (YELLOW + i // 8, STREETS[int(land[1])][0]) for i, land in enumerate(lands[:18])}
    pos = builder(stores=owners, hands={GREEN: "blue_manuel_1", YELLOW: "blue_king_1"})
    assert pos.tiles_left == [0, 4]
    play(pos, "build e3 cloth", "house left")
    run(pos, "take king")
    assert pos.tile_shown == [1, 0, 1, 1, 1]


# ---- 10.2: the reward


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.rule("lisboa.10.3")
@pytest.mark.rule("lisboa.10.4")
@pytest.mark.rule("lisboa.10.5")
def test_reward_cube_payment_house_in_this_order() -> None:
    """R27."""
    pos = builder(rows={"a": "fire"}, columns={1: "tsunami"})
    happened = play(pos, "build a1 gold", "cube row fire", "house left")
    assert types(happened) == [StoreBuilt, ReisTaken, RubbleTaken, Paid, HouseMoved]
    assert happened[3] == Paid(GREEN, 4, 0, "land")


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.rule("lisboa.10.4")
def test_the_reis_of_the_reward_pay_for_the_land() -> None:
    """R27: land a1 costs 10 once its dearest cube is gone, and brings 5."""
    laid = {"rows": {"a": "earthquake fire fire"}, "columns": {1: "tsunami fire"}}
    pos = builder(**laid, reis={GREEN: 5})
    play(pos, "build a1 gold")
    assert pos.reis[GREEN] == 10
    play(pos, "cube row earthquake")
    assert pos.reis[GREEN] == 10 - (3 + 2 + 2 + 1 + 2)


@pytest.mark.rule("lisboa.10.2")
def test_a_good_of_the_reward_meets_the_old_limit() -> None:
    """R27, trap 3: the cube completes a set only afterwards."""
    pos = builder(goods={GREEN: "gold gold"}, rubble={GREEN: "earthquake fire"}, rows={"b": "tsunami"})
    happened = play(pos, "build b1 gold")
    assert NoRoom(GREEN, "gold", 1) in happened
    assert SetCompleted(GREEN, 1) in happened
    assert (goods(pos, GREEN), pos.warehouse(GREEN)) == ({"gold": 2}, 3)


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.rule("lisboa.10.4")
def test_the_cardinal_may_make_the_land_dearer_first() -> None:
    """Trap 1."""
    pos = builder(cardinal=2, columns={2: "fire"})
    assert quote(pos, "build b2 gold") == {"reis": -3}
    play(pos, "build b2 gold", "clergy bottom")
    assert (pos.value(), pos.reis[GREEN]) == (4, 26)
    assert clergy(pos, GREEN) == ["court_preacher"]


@pytest.mark.rule("lisboa.10.2")
def test_the_tile_is_placed_after_the_reward() -> None:
    pos = builder(cardinal=2, columns={2: "fire"})
    play(pos, "build b2 gold")
    land = pos.box.lands.index("b2")
    assert (step(pos), pos.owner[land]) == ("clergy", NOBODY)
    play(pos, "clergy bottom")
    assert (step(pos), pos.owner[land]) == ("house", GREEN)


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.parametrize(
    ("land", "street", "moves"),
    [
        ("a4", "books", ["official king", "official manuel"]),
        ("b3", "cloth", ["plan green"]),
        ("d3", "books", ["favor king"]),
        ("c1", "gold", ["rubble fire"]),
    ],
)
def test_choices_of_a_reward_come_before_everything_else(land: str, street: str, moves: list[str]) -> None:
    pos = builder(rows=dict.fromkeys("abcd", "tsunami"), pile="fire fire tsunami")
    play(pos, f"build {land} {street}", *moves)
    assert step(pos) == "house"
    assert rubble(pos, GREEN)["tsunami"] == 1 and pos.reis[GREEN] == 27


@pytest.mark.rule("lisboa.10.2")
@pytest.mark.rule("lisboa.17.13")
def test_a_reward_twice_before_cube_and_payment() -> None:
    pos = builder(clergy={GREEN: "buried_treasure"}, rows={"a": "fire"}, reis={GREEN: 0}, treasury=6, wigs={GREEN: 9})
    happened = play(pos, "build a1 gold")
    assert types(happened) == [StoreBuilt, ReisTaken, ReisTaken, RubbleTaken, Paid]
    assert pos.reis[GREEN] == 10 - 6


# ---- 10.3: a cube


@pytest.mark.rule("lisboa.10.3")
def test_one_cube_from_row_or_column() -> None:
    pos = builder(
        rows={"c": "fire fire", "b": "earthquake"},
        columns={2: "tsunami fire", 3: "earthquake"},
        sites={"west_c": "earthquake tsunami"},
        pile="earthquake",
    )
    play(pos, "build c2 gold")
    assert legal(pos) == {"cube row fire", "cube column fire", "cube column tsunami"}
    none = refused(pos, "cube row earthquake", "no-cube")
    assert (none.rule, none.need, none.have) == ("lisboa.10.3", 1, 0)
    assert refused(pos, "cube pile earthquake", "not-the-pile").rule == "lisboa.10.3"
    play(pos, "cube column fire")
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 1, "tsunami": 0}
    assert (pos.row_rubble[6:9], pos.column_rubble[3:6]) == ([0, 2, 0], [0, 0, 1])


@pytest.mark.rule("lisboa.10.3")
def test_without_cubes_there_is_nothing_to_take() -> None:
    """Trap 2: cubes on sites cannot be taken and cost nothing."""
    pos = builder(sites={"west_c": "fire fire", "north_gold": "fire fire"}, rows={"b": "fire"}, columns={1: "fire"})
    play(pos, "build c2 gold")
    assert (step(pos), pos.reis[GREEN]) == ("house", 27)
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 0, "tsunami": 0}


@pytest.mark.rule("lisboa.10.3")
@pytest.mark.rule("lisboa.17.13")
def test_from_the_pile_if_one_likes() -> None:
    """B10: with the tile for it, when row and column are empty."""
    laid: dict[str, Any] = {"clergy": {GREEN: "salvage_right"}, "pile": "fire"}
    pos = builder(**laid)
    play(pos, "build c2 gold")
    assert legal(pos) == {"cube pile fire", "skip"}
    assert quote(pos, "skip") == quote(pos, "cube pile fire") == {"reis": -3}
    play(pos, "skip")
    assert (step(pos), rubble(pos, GREEN)["fire"], pos.reis[GREEN]) == ("house", 0, 27)
    pos = builder(**laid, rows={"c": "tsunami"})
    play(pos, "build c2 gold")
    assert legal(pos) == {"cube pile fire", "cube row tsunami"}
    due = refused(pos, "skip", "cube-due")
    assert (due.rule, due.need, due.have) == ("lisboa.10.3", 1, 0)


@pytest.mark.rule("lisboa.10.3")
@pytest.mark.rule("lisboa.4.9")
def test_a_cube_without_room_leaves_the_game_and_lowers_the_price() -> None:
    """R26, trap 2."""
    pos = builder(rubble={GREEN: FIVE}, rows={"e": "earthquake"}, columns={3: "fire"})
    play(pos, "build e3 cloth")
    assert legal(pos) == {"cube row earthquake", "cube column fire"}
    assert RubbleRemoved(GREEN, "earthquake") in play(pos, "cube row earthquake")
    assert (rubble(pos, GREEN)["earthquake"], pos.reis[GREEN]) == (5, 30 - (3 + 2))
    pos = builder(rubble={GREEN: FIVE}, rows={"e": "earthquake"})
    happened = play(pos, "build e3 cloth")  # the only cube must be taken
    assert RubbleRemoved(GREEN, "earthquake") in happened and pos.reis[GREEN] == 27


@pytest.mark.rule("lisboa.10.3")
@pytest.mark.rule("lisboa.17.13")
def test_the_salvage_right_takes_from_the_pile_and_the_price_stays() -> None:
    pos = builder(clergy={GREEN: "salvage_right"}, rows={"e": "fire"}, pile="tsunami tsunami")
    play(pos, "build e3 cloth")
    assert legal(pos) == {"cube row fire", "cube pile tsunami"}
    assert (quote(pos, "cube row fire"), quote(pos, "cube pile tsunami")) == ({"reis": -3}, {"reis": -5})
    play(pos, "cube pile tsunami")
    assert (pos.reis[GREEN], pos.pile, rubble(pos, GREEN)["tsunami"]) == (25, [0, 0, 1], 1)


# ---- 10.4: the price


@pytest.mark.rule("lisboa.10.4")
@pytest.mark.rule("lisboa.1.4")
@pytest.mark.parametrize(
    ("treasury", "row", "column", "cube", "price"),
    [
        (3, "", "", "", 3),
        (6, "", "", "", 6),
        (1, "fire", "", "", 1),
        (3, "earthquake fire tsunami", "earthquake fire tsunami", "cube row earthquake", 12),
        (3, "earthquake fire tsunami", "earthquake fire tsunami", "cube column tsunami", 14),
        (5, "fire fire fire", "earthquake", "cube row fire", 12),
    ],
)
def test_treasury_value_and_cubes_still_there(treasury: int, row: str, column: str, cube: str, price: int) -> None:
    pos = builder(treasury=treasury, rows={"e": row}, columns={3: column}, influence={GREEN: 2}, reis={GREEN: 40})
    play(pos, "build e3 cloth", *([cube] if cube else []))
    if step(pos) == "pay":
        play(pos, "pay 0")
    assert pos.reis[GREEN] == 40 - price


@pytest.mark.rule("lisboa.10.4")
@pytest.mark.rule("lisboa.17.10")
@pytest.mark.parametrize(
    ("laid", "price"),
    [
        ({"clergy": {0: "church_estate"}}, 5),
        ({"clergy": {0: "church_estate alms_chest"}}, 4),
        ({"portfolio": {0: "office1:blue_treasury_4 office2:brown_treasury_5"}}, 2),
        ({"portfolio": {0: "office1:brown_treasury_5 office2:purple_treasury_5"}, "clergy": {0: "church_estate"}}, 0),
        ({"clergy": {0: "parish_clerks"}}, 7),
    ],
)
def test_discounts_on_land(laid: dict[str, Any], price: int) -> None:
    pos = builder(**laid, rows={"e": "fire fire fire"})
    assert quote(pos, "build e3 cloth") == {"reis": -price}
    play(pos, "build e3 cloth")
    assert pos.reis[GREEN] == 30 - price


@pytest.mark.rule("lisboa.10.4")
@pytest.mark.rule("lisboa.17.9")
def test_cubes_are_quoted_with_the_discount_of_an_event() -> None:
    pos = city(
        period=2,
        hands={GREEN: "brown_treasury_1"},
        display=LATE_DISPLAY,
        reis={GREEN: 30},
        rows={"e": "fire fire"},
        columns={3: "tsunami"},
    )
    play(pos, "sponsor brown_treasury_1", "part")
    assert quote(pos, "build e3 cloth") == {"reis": -4}
    play(pos, "build e3 cloth")
    assert (quote(pos, "cube row fire"), quote(pos, "cube column tsunami")) == ({"reis": -4}, {"reis": -5})


# ---- 10.5: a house


@pytest.mark.rule("lisboa.10.5")
def test_from_any_group_until_it_is_empty() -> None:
    pos = builder(
        stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold"), "c1": (GREEN, "gold")}, houses={GREEN: "left left right"}
    )
    play(pos, "build e3 cloth")
    assert legal(pos) == {"house middle", "house right"}
    empty = refused(pos, "house left", "group-empty")
    assert (empty.rule, empty.need, empty.have) == ("lisboa.10.5", 1, 0)
    play(pos, "house right")
    assert pos.houses[:3] == [2, 0, 2]


@pytest.mark.rule("lisboa.10.5")
def test_the_last_group_is_not_asked_for() -> None:
    lands = {f"{row}{column}": (GREEN, "gold") for row in "abcd" for column in (1, 2)}
    lands.pop("d2")
    pos = builder(stores=lands, houses={GREEN: "left left middle middle middle right right"})
    happened = play(pos, "build e3 cloth")
    assert HouseMoved(GREEN, "right") in happened
    assert pos.houses[:3] == [2, 3, 3]


@pytest.mark.rule("lisboa.10.5")
def test_without_a_house_a_land_cannot_be_built_on() -> None:
    """Trap 37: at an event it is seen only now."""
    lands = {f"{row}{column}": (GREEN, "gold") for row in "abcd" for column in (1, 2)}
    pos = city(stores=lands, reis={GREEN: 30}, hands={GREEN: "blue_treasury_5"})
    refusal = pos.why_not(pos.box.move("sponsor blue_treasury_5"))
    assert refusal is not None and refusal.later == "event"
    assert legal(pos) == {"gold blue_treasury_5"}


# ---- 10.6: what houses bring


@pytest.mark.rule("lisboa.10.6")
@pytest.mark.rule("lisboa.9.4")
def test_the_second_house_of_the_left_group() -> None:
    laid: dict[str, Any] = {"reis": {GREEN: 30}, "influence": {GREEN: 9}, "hands": {GREEN: "blue_manuel_1"}}
    pos = city(stores={"a1": (GREEN, "gold")}, houses={GREEN: "left"}, **laid)
    play(pos, "visit blue_manuel_1")
    assert step(pos) == "free-action"
    pos = city(stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}, houses={GREEN: "left left"}, **laid)
    play(pos, "visit blue_manuel_1")
    assert step(pos) == "visit-cost"


@pytest.mark.rule("lisboa.10.6")
def test_a_house_works_from_the_moment_it_is_moved() -> None:
    pos = builder(stores={"a1": (GREEN, "gold")}, houses={GREEN: "left"})
    play(pos, "build e3 cloth")
    left, middle = pos.copy(), pos.copy()
    play(left, "house left")
    play(middle, "house middle")
    assert (left.has(GREEN, VISIT_REIS), left.has(GREEN, SHIP_GOODS_DISCOUNT)) == (1, 0)
    assert (middle.has(GREEN, VISIT_REIS), middle.has(GREEN, SHIP_GOODS_DISCOUNT)) == (0, 1)


# ---- 10.7: wigs


@pytest.mark.rule("lisboa.10.7")
@pytest.mark.parametrize(
    ("land", "street", "wigs"),
    [
        ("b1", "gold", 2 * 2),  # north and west
        ("b2", "cloth", 3 * 2),  # west and east
        ("b3", "books", 4 * 1),  # east
        ("b4", "tools", 0),
        ("b5", "tools", 0),
        ("a1", "gold", 2 * 1),  # another row: only the north
        ("a2", "cloth", 0),
    ],
)
def test_the_tile_of_the_column_for_each_relevant_building(land: str, street: str, wigs: int) -> None:
    """Trap 22. West shows gold and cloth, east cloth and books; the one in the north gold and tools."""
    pos = builder(
        buildings={
            "north_gold": "cadeia_do_limoeiro blue",
            "west_b": "bolsa_do_comercio blue",
            "east_b": "colegio_dos_nobres green",
        }
    )
    moves = {"b2": ["clergy top"], "b3": ["plan blue"]}.get(land, [])
    play(pos, f"build {land} {street}", *moves, "house left")
    gained = pos.wigs[GREEN] - (5 - 1) - (2 if land == "b5" else 0)
    assert gained == wigs


@pytest.mark.rule("lisboa.10.7")
@pytest.mark.rule("lisboa.1.2")
def test_at_most_three_buildings_and_columns_4_and_5_share_a_tile() -> None:
    """Trap 22."""
    buildings = {
        "north_tools": "cadeia_do_limoeiro blue",
        "west_d": "arsenal_real blue",
        "east_d": "alfandega blue",
        "west_c": "hospital_de_sao_jose blue",
        "north_books": "erario_regio blue",
    }
    for land in ("d4", "d5"):
        pos = builder(buildings=buildings, ready={"blue": ("casa_da_moeda",), "green": ()})
        play(pos, f"build {land} tools", "house left")
        assert pos.wigs[GREEN] == 5 - 1 + 3 * 5


@pytest.mark.rule("lisboa.10.7")
@pytest.mark.rule("lisboa.17.13")
def test_the_brotherhood_adds_a_wig() -> None:
    pos = builder(clergy={GREEN: "guild_brotherhood"})
    play(pos, "build e3 cloth", "house left")
    assert pos.wigs[GREEN] == 5 - 1 + 1


@pytest.mark.rule("lisboa.10.7")
def test_others_score_nothing_for_a_new_store() -> None:
    pos = builder(stores={"b2": (YELLOW, "gold")}, buildings={"north_gold": "erario_regio blue"})
    play(pos, "build b1 gold", "house left")
    assert pos.wigs == [5 - 1 + 2, 5, 5, 5]
