"""The clergy tiles, 35 kinds: what each is good for while it is held, or when it is taken; and the wigs on its back."""

import pytest

from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.ledger import Change, business, change, moves, opening, shopping, turn
from tests.games.lisboa.table import GREEN, YELLOW, city, clergy, goods, legal, play, refused, slots, step

BACKS = [
    ("builders_chaplain", 2),
    ("ministers_chaplain", 2),
    ("royal_chaplain", 2),
    ("court_preacher", 2),
    ("procession", 3),
    ("papal_letter", 3),
    ("lay_brothers", 2),
    ("parish_clerks", 3),
    ("church_estate", 2),
    ("alms_chest", 2),
    ("mission_trade", 2),
    ("blessing_of_ships", 2),
    ("abbey_workshop", 2),
    ("confessor_at_court", 2),
    ("tithe_barn", 4),
    ("cloister_school", 2),
    ("relic_exchange", 2),
    ("seminary", 3),
    ("pilgrim_road", 4),
    ("patriarchs_seal", 1),
    ("buried_treasure", 1),
    ("guild_brotherhood", 2),
    ("solemn_mass", 1),
    ("sailors_votive", 2),
    ("salvage_right", 2),
    ("perpetual_grace", 2),
    ("indulgences", 2),
    ("censors_desk", 2),
    ("te_deum", 3),
    ("collection_plate", 3),
    ("charity_stores", 1),
    ("ruined_convent", 2),
    ("royal_baptism", 2),
    ("monastery_drawings", 3),
    ("choir_of_scribes", 3),
]


def test_the_list_names_every_tile() -> None:
    pos = city()
    assert [tile for tile, _ in BACKS] == pos.box.clergy
    twice = [tile for tile, copies in zip(pos.box.clergy, pos.box.clergy_copies, strict=True) if copies == 2]
    assert twice == ["te_deum", "collection_plate"] and sum(pos.box.clergy_copies) == 37


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.parametrize(("tile", "wigs"), BACKS)
def test_a_tile_scores_its_back_when_given_up(tile: str, wigs: int) -> None:
    """The Cardinal comes to the Influence icon, and Green gives the tile up when the card has been taken."""
    ring = ["", "", "", "", "", "procession" if tile != "procession" else "papal_letter"]
    pos = turn("blue_king_2", clergy={GREEN: tile}, goods={GREEN: "cloth"}, ring=ring, cardinal=5)
    play(pos, "portfolio blue_king_2")
    if step(pos) == "cardinal":
        play(pos, "cardinal 1")
    play(pos, "trade get_favor cloth", "favor king", "take king")
    assert step(pos) == "give-up"
    assert change(pos, f"give-up {tile}") == {"wigs": wigs, "clergy": -1}


# ---- those that act once


@pytest.mark.rule("lisboa.8.12")
@pytest.mark.parametrize(
    ("tile", "choices", "expected"),
    [
        ("te_deum", "", {"influence": 2}),
        ("collection_plate", "", {"reis": 6}),
        ("charity_stores", "good gold, good tools", {"gold": 1, "tools": 1}),
        ("ruined_convent", "rubble fire", {"fire": 1, "pile": -1}),
        ("royal_baptism", "favor manuel", {"favors": 1}),
        ("monastery_drawings", "plan green", {"plans": 1}),
        ("choir_of_scribes", "official manuel, official king", {"officials": 2}),
    ],
)
def test_a_tile_acts_when_it_is_taken(tile: str, choices: str, expected: Change) -> None:
    """The only ship brings 2 Influence; the card that moves the Cardinal is not yet tucked."""
    ring = [tile, "procession", "", "", "", ""]
    laid = {"goods": {GREEN: "cloth"}, "portfolio": {GREEN: "dock1:ship_red"}, "pile": "fire fire tsunami"}
    pos = turn("blue_king_2", ring=ring, **laid)
    play(pos, "portfolio blue_king_2")
    assert change(pos, "clergy top", *moves(choices)) == {**expected, "clergy": 1}
    assert step(pos) == "slot" and clergy(pos, GREEN) == [tile]


@pytest.mark.rule("lisboa.8.12")
def test_a_tile_that_works_on_does_nothing_when_it_is_taken() -> None:
    pos = turn("blue_king_2", goods={GREEN: "cloth"}, ring=["indulgences", "censors_desk", "", "", "", ""])
    play(pos, "portfolio blue_king_2")
    assert change(pos, "clergy top") == {"clergy": 1, "docks": 2}


# ---- visits


def visiting(noble: str, tile: str) -> LisboaPosition:
    """A visit that costs 2 for the Treasury and 2 for officials of Yellow."""
    return turn(
        f"blue_{noble}_1",
        clergy={GREEN: tile},
        influence={GREEN: 5},
        reis={GREEN: 20},
        treasury=5,
        plans={GREEN: "blue-2"},
        offices={noble: {YELLOW: 2}},
    )


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.parametrize(
    ("tile", "costs"),
    [
        ("builders_chaplain", [2, 4, 4]),
        ("ministers_chaplain", [4, 2, 4]),
        ("royal_chaplain", [4, 4, 2]),
        ("court_preacher", [3, 3, 3]),
        ("papal_letter", [2, 2, 2]),
        ("procession", [4, 4, 4]),
    ],
)
def test_what_visits_to_manuel_the_marquis_and_the_king_cost(tile: str, costs: list[int]) -> None:
    for noble, cost in zip(("manuel", "marquis", "king"), costs, strict=True):
        assert change(visiting(noble, tile), f"visit blue_{noble}_1") == {"influence": -cost}


@pytest.mark.rule("lisboa.17.12")
@pytest.mark.parametrize(
    ("tile", "cost"), [("procession", 2), ("ministers_chaplain", 3), ("builders_chaplain", 5), ("papal_letter", 3)]
)
def test_what_following_to_the_marquis_costs(tile: str, cost: int) -> None:
    """2 for the Treasury, 3 for officials of Green."""
    offices = {"marquis": {GREEN: 3}}
    laid = {"offices": offices, "treasury": 5, "influence": {GREEN: 2, YELLOW: 9}, "favors": {YELLOW: "marquis"}}
    pos = turn("blue_marquis_1", clergy={YELLOW: tile}, **laid)
    play(pos, "visit blue_marquis_1", "decree drapers")
    assert change(pos, "follow", seat=YELLOW) == {"influence": -cost, "favors": -1}


@pytest.mark.rule("lisboa.17.12")
def test_patriarchs_seal_buys_the_other_action() -> None:
    laid = {"influence": {GREEN: 1}, "goods": {GREEN: "tools"}, "reis": {GREEN: 10}}
    pos = turn("blue_manuel_1", clergy={GREEN: "patriarchs_seal"}, **laid)
    play(pos, "visit blue_manuel_1", "state recruit_officials", "official king", "official manuel")
    assert change(pos, "trade acquire_plan tools", "plan blue") == {"tools": -1, "plans": 1}
    assert step(pos) == "store"


@pytest.mark.rule("lisboa.17.12")
def test_perpetual_grace_keeps_the_favor_for_two_reis() -> None:
    laid = {"influence": {GREEN: 1, YELLOW: 1}, "favors": {YELLOW: "marquis"}, "reis": {YELLOW: 5}}
    pos = turn("blue_marquis_1", clergy={YELLOW: "perpetual_grace"}, **laid)
    play(pos, "visit blue_marquis_1", "decree drapers")
    assert change(pos, "follow-keep", "pay 0", seat=YELLOW) == {"influence": -1, "reis": -2}


# ---- stores and openings


@pytest.mark.rule("lisboa.17.13")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("church_estate", {"reis": -2, "cloth": 1}),
        ("alms_chest", {"reis": -3, "cloth": 1}),
        ("buried_treasure", {"reis": -4, "cloth": 2}),
        ("guild_brotherhood", {"reis": -4, "cloth": 1, "wigs": 1}),
        ("solemn_mass", {"reis": -4, "cloth": 1}),
        ("parish_clerks", {"reis": -4, "cloth": 1}),
    ],
)
def test_what_a_store_costs_and_brings(tile: str, expected: Change) -> None:
    pos = shopping("blue_manuel_1", clergy={GREEN: tile}, treasury=4)
    assert change(pos, "build c2 gold", "house left") == {**expected, "stores": 1}


@pytest.mark.rule("lisboa.17.13")
def test_salvage_right_takes_the_cube_from_the_pile() -> None:
    """Row and price stay as they were: 3 for the Treasury, 4 for two cubes of fire."""
    pos = shopping("blue_manuel_1", clergy={GREEN: "salvage_right"}, rows={"c": "fire fire"}, pile="tsunami")
    found = change(pos, "build c2 gold", "cube pile tsunami", "house left")
    assert found == {"reis": -7, "cloth": 1, "tsunami": 1, "pile": -1, "stores": 1}


@pytest.mark.rule("lisboa.17.13")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("lay_brothers", {"reis": -8}),
        ("parish_clerks", {"reis": -3}),
        ("alms_chest", {"reis": -11}),
        ("solemn_mass", {"reis": -12, "wigs": 2}),
        ("church_estate", {"reis": -12}),
        ("guild_brotherhood", {"reis": -12}),
    ],
)
def test_what_an_opening_costs_and_brings(tile: str, expected: Change) -> None:
    """A plan of 3 without officials, the Treasury at 4."""
    pos = opening("blue_king_1", clergy={GREEN: tile}, plans={GREEN: "blue-3"}, treasury=4)
    play(pos, "open north_gold")
    found = change(pos, "complete blue-3", script=["arsenal_real"])
    assert found == {**expected, "plans": -1, "completed": 1, "buildings": 1}


@pytest.mark.rule("lisboa.17.16")
def test_censors_desk_offers_the_top_three_decrees() -> None:
    pos = turn("blue_marquis_1", clergy={GREEN: "censors_desk"}, influence={GREEN: 1})
    play(pos, "visit blue_marquis_1", script=["open_squares", "lawgiver", "sea_wall"])
    assert len(legal(pos)) == 8 + 3
    assert change(pos, "decree lawgiver") == {"decrees": 1}


# ---- sales, trades, production, ships


@pytest.mark.rule("lisboa.17.11")
@pytest.mark.parametrize(("tile", "reis", "wigs"), [("mission_trade", 8 + 7, 2), ("sailors_votive", 7 + 6, 3)])
def test_what_a_full_ship_brings(tile: str, reis: int, wigs: int) -> None:
    pos = business(clergy={GREEN: tile}, goods={GREEN: "gold books"}, portfolio={GREEN: "dock1:ship_red"})
    found = change(pos, "load gold p1_dock1", "load books p1_dock1")
    assert found == {"reis": reis, "wigs": wigs, "gold": -1, "books": -1}


@pytest.mark.rule("lisboa.17.14")
def test_blessing_of_ships_saves_a_good() -> None:
    goods = {GREEN: "books cloth tools"}
    pos = business(clergy={GREEN: "blessing_of_ships"}, goods=goods, yard={"ship_red": 1})
    found = change(pos, "trade build_ship books", "tuck", "pay-good tools")
    assert found == {"books": -1, "tools": -1, "ships": 1, "docks": 2, "influence": 7, "treasury": 1}


@pytest.mark.rule("lisboa.17.14")
def test_abbey_workshop_brings_one_good_more() -> None:
    stores = {"a2": (GREEN, "cloth"), "a3": (GREEN, "books")}
    pos = business(clergy={GREEN: "abbey_workshop"}, goods={GREEN: "gold"}, stores=stores)
    assert change(pos, "trade produce_goods gold", "extra books") == {
        **{"gold": -1, "cloth": 1, "books": 2},
        **{"cloth price": -1, "books price": -1},
    }


@pytest.mark.rule("lisboa.17.15")
def test_confessor_at_court_adds_two_to_every_gain() -> None:
    laid = {"clergy": {GREEN: "confessor_at_court"}, "goods": {GREEN: "cloth"}}
    pos = turn("red_marquis_2", portfolio={GREEN: "dock1:ship_red"}, **laid)
    assert change(pos, "portfolio red_marquis_2") == {"influence": 4}


@pytest.mark.rule("lisboa.17.15")
def test_tithe_barn_has_room_for_one_more_of_each() -> None:
    pos = turn("blue_manuel_1 blue_manuel_4", clergy={GREEN: "tithe_barn"}, goods={GREEN: "gold gold"})
    play(pos, "gold blue_manuel_4")
    assert goods(pos, GREEN) == {"gold": 3}
    pos = turn("blue_manuel_1 blue_manuel_4", clergy={GREEN: "tithe_barn"}, goods={GREEN: "gold gold gold"})
    play(pos, "gold blue_manuel_4")
    assert goods(pos, GREEN) == {"gold": 3}


@pytest.mark.rule("lisboa.17.15")
def test_cloister_school_has_room_for_a_third_card() -> None:
    cards = "dock1:ship_red office1:blue_treasury_1"
    laid = {"clergy": {GREEN: "cloister_school"}, "goods": {GREEN: "cloth"}}
    pos = turn("blue_king_4", portfolio={GREEN: cards}, **laid)
    play(pos, "portfolio blue_king_4", "tuck")
    assert slots(pos, GREEN) == {"dock1": "ship_red", "dock2": "blue_king_4", "office1": "blue_treasury_1"}
    pos = turn("blue_king_4", portfolio={GREEN: f"{cards} office2:blue_treasury_2"}, **laid)
    play(pos, "portfolio blue_king_4")
    refused(pos, "tuck", "portfolio-full")


@pytest.mark.rule("lisboa.17.15")
def test_relic_exchange_gives_any_good_to_any_noble() -> None:
    pos = business(clergy={GREEN: "relic_exchange"}, goods={GREEN: "books"})
    assert change(pos, "trade recruit_officials books", "official king", "done") == {"books": -1, "officials": 1}


@pytest.mark.rule("lisboa.17.15")
def test_seminary_recruits_a_third_official() -> None:
    pos = business(clergy={GREEN: "seminary"}, goods={GREEN: "tools"})
    recruited = ["official king", "official marquis", "official manuel"]
    assert change(pos, "trade recruit_officials tools", *recruited) == {"tools": -1, "officials": 3}


@pytest.mark.rule("lisboa.17.15")
def test_pilgrim_road_lets_the_cardinal_go_three_gaps() -> None:
    pos = business(clergy={GREEN: "pilgrim_road"}, goods={GREEN: "cloth"})
    play(pos, "trade meet_cardinal cloth")
    assert refused(pos, "cardinal 4", "too-far").need == 4
    assert change(pos, "cardinal 3", "clergy bottom") == {"clergy": 1, "cardinal": 3, "treasury": 1}


@pytest.mark.rule("lisboa.17.15")
def test_indulgences_make_every_space_a_real() -> None:
    pos = turn("blue_treasury_4", clergy={GREEN: "indulgences"}, influence={GREEN: 5}, reis={GREEN: 1})
    assert change(pos, "sponsor blue_treasury_4", "pay 3") == {"influence": -3}
