"""The island, what everybody owns, and how a game begins: chapters 1 to 3."""

import pytest

from gaiola import Chance
from gaiola.games.madeira.events import (
    Began,
    CharacterPlaced,
    FavorLaid,
    GuardsPosted,
    GuildDiceRolled,
    Harvested,
    PirateDiceRolled,
    PiratesDiscarded,
    PiratesReceived,
    RequestDealt,
    RewardLaid,
    RoundBegan,
    SupplyDealt,
    WorkerMoved,
)
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.kernel.chance import ScriptError
from gaiola.kernel.options import OptionError
from tests.games.madeira.table import (
    BLUE,
    FAVORS,
    KINDS,
    PURPLE,
    RED,
    YELLOW,
    box,
    building,
    deal,
    fields_of,
    goods_of,
    island,
    legal,
    opening,
    owns,
    play,
    refused,
    requests_of,
    resumed,
    sequence,
    step,
    to_move,
    verbs,
    wood_on,
    workers_at,
)

FIELDS = {  # the good, what it may change to, the wood with 4, 3 and 2 players
    "r1_f1": ("wheat", None, (0, 0, 0)),
    "r1_f2": ("sugar", "wine", (0, 0, 0)),
    "r1_f3": ("wheat", "sugar", (3, 2, 1)),
    "r1_f4": ("sugar", None, (3, 2, 1)),
    "r2_f1": ("wheat", "sugar", (0, 0, 0)),
    "r2_f2": ("wheat", None, (3, 2, 1)),
    "r2_f3": ("sugar", "wine", (6, 5, 4)),
    "r2_f4": ("sugar", None, (0, 0, 0)),
    "r2_f5": ("wine", None, (4, 3, 2)),
    "r3_f1": ("wheat", "sugar", (0, 0, 0)),
    "r3_f2": ("wheat", "sugar", (4, 3, 2)),
    "r3_f3": ("sugar", "wine", (0, 0, 0)),
    "r3_f4": ("wine", None, (5, 4, 3)),
    "r3_f5": ("wine", None, (0, 0, 0)),
}
OPEN_SPOTS = {f"worker-to {city}_{spot}" for city in ("porto_santo", "funchal", "machico") for spot in (1, 2, 3)}
WINDMILL = ("exchange wheat-sugar wine", "climb", "prestige", "descend bread", "descend reals", "give-point reals")

# ---- 1: the island


@pytest.mark.rule("madeira.1.1")
def test_the_most_points_after_five_rounds_win() -> None:
    assert not island(phase="e", round=4, points={YELLOW: 30, RED: 31}, script=[*opening()[-4:], *"123123123"]).over
    pos = island(3, phase="e", round=5, points={YELLOW: 30, RED: 31, PURPLE: 12})
    assert pos.over and pos.cause() == "rounds"
    assert pos.scores() == [30, 31, 12] and pos.ranking() == [2, 1, 3]


@pytest.mark.rule("madeira.1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        box().start(players, Chance(1))


@pytest.mark.rule("madeira.1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_areas_and_a_guild_board(players: int) -> None:
    view = deal(players, opening(players))[0].view(None)
    assert len(view["fields"]) == 15 and len(view["buildings"]) == 5
    assert list(view["cities"]) == ["porto_santo", "funchal", "machico"]
    assert list(view["markets"]) == ["wheat", "sugar", "wine"]
    assert list(view["colonies"]) == ["acores", "brasil", "india"]
    assert view["windmill"]["levels"] == [0, 1, 2, 3, 4, 5, 6] and view["watch"]["pirate_dice"] == [1, 2, 3]
    assert len(view["rows"]) == players
    assert [slot["id"] for slot in view["passing"]] == ["i", "ii", "iii", "iv"]


@pytest.mark.rule("madeira.1.3")
@pytest.mark.parametrize(("players", "column"), [(4, 0), (3, 1), (2, 2)])
def test_the_fields_of_three_regions(players: int, column: int) -> None:
    seen = deal(players, opening(players))[0].view(None)["fields"]
    assert list(seen) == [*FIELDS, "forest"]
    for name, (good, turns_to, wood) in FIELDS.items():
        field = seen[name]
        assert (field["good"], field["turns_to"], field["wood"]) == (good, turns_to, wood[column]), name
        assert field["region"] == name[:2]
    assert [sum(name.startswith(region) for name in FIELDS) for region in ("r1", "r2", "r3")] == [4, 5, 5]


@pytest.mark.rule("madeira.1.3")
def test_wood_hides_the_good() -> None:
    pos = island(fields={"r1_f3": [YELLOW]}, dice={YELLOW: [1, 1], RED: [1]})
    assert sequence(pos, "die 1 alfandega", "harvest")[-1] == Harvested(YELLOW, "r1_f3", "wood")
    sequence(pos, "pass i", "die 1 alfandega")
    assert play(pos, "harvest")[0] == Harvested(YELLOW, "r1_f3", "wheat")


@pytest.mark.rule("madeira.1.4")
def test_the_forest_belongs_to_no_region() -> None:
    """Trap 8: nothing is harvested there, and its workers count for no building."""
    pos = island(fields={"forest": [YELLOW]}, dice={YELLOW: [3]})
    assert pos.view(None)["fields"]["forest"]["region"] is None
    assert all(building(pos, name)["workers"] == [0, 0] for name in box().buildings)
    play(pos, "die 3 alfandega")
    refused(pos, "harvest", "no-worker-in-region")


@pytest.mark.rule("madeira.1.4")
def test_a_worker_in_the_forest_opens_the_way_to_any_wood() -> None:
    """The sixth district costs 5: fifteen Reals without any wood of one's own, and no field loses any."""
    pos = island(
        fields={"forest": [YELLOW], "r1_f1": [YELLOW]}, dice={YELLOW: [3]}, reals={YELLOW: 15}, built=("funchal_d3",)
    )
    before = pos.field_wood[:]
    sequence(pos, "die 3 alfandega", "act", "build scout")
    assert pos.reals[YELLOW] == 0 and pos.field_wood == before
    pos = island(fields={"r1_f1": [YELLOW]}, dice={YELLOW: [3]}, reals={YELLOW: 15})
    play(pos, "die 3 alfandega")
    assert refused(pos, "act", "no-access").have == 0


@pytest.mark.rule("madeira.1.5")
def test_five_buildings() -> None:
    pos = island(round=1)
    seen = pos.view(None)["buildings"]
    assert [(name, b["number"], b["region"], b["empty_round"]) for name, b in seen.items()] == [
        ("moinho", 1, 2, 5),
        ("capitania", 2, 2, 4),
        ("alfandega", 3, 1, 3),
        ("casa_da_coroa", 4, 3, 2),
        ("fortaleza", 5, 3, 1),
    ]


@pytest.mark.rule("madeira.1.5")
@pytest.mark.parametrize(
    ("round", "empty"), [(1, "fortaleza"), (2, "casa_da_coroa"), (3, "alfandega"), (4, "capitania"), (5, "moinho")]
)
def test_each_building_is_empty_in_one_round(round: int, empty: str) -> None:
    seen = island(round=round).view(None)
    assert seen["empty"] == empty
    assert [name for name, b in seen["buildings"].items() if b["character"] is None] == [empty]


@pytest.mark.rule("madeira.1.5")
def test_a_character_belongs_to_the_region_of_its_building() -> None:
    """EX04: the Guild Master on the Moinho is in region 2: a die of 1 costs 1 bread there, and region 2 is
    harvested."""
    people = {"moinho": "guild_master", "capitania": "mayor", "alfandega": "steward", "fortaleza": "commander"}
    pos = island(
        characters=people,
        dice={YELLOW: [1]},
        bread={YELLOW: 1},
        fields={"r1_f1": [YELLOW], "r2_f4": [YELLOW], "r3_f5": [YELLOW]},
    )
    sequence(pos, "die 1 moinho", "harvest")
    assert pos.bread[YELLOW] == 0 and goods_of(pos, YELLOW) == "sugar"


@pytest.mark.rule("madeira.1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_and_dice(players: int) -> None:
    pos, _ = deal(players, opening(players))
    for seat in range(players):
        mine = owns(pos, seat)
        assert mine["home"] + mine["watch"] == 12
        assert mine["ships_home"] == 6 and mine["markers"] == 3 and mine["dice"] == []
    assert sum(len(row["dice"]) for row in pos.view(None)["rows"]) == 3 * players
    assert box().faces == ["1", "2", "3"] and box().guild_weights == box().pirate_weights == [2, 2, 2]


@pytest.mark.rule("madeira.1.6")
def test_the_city_watch_and_the_colonies_hold_any_number() -> None:
    pos = island(
        watch={YELLOW: 5, RED: 3}, lands={"india": {YELLOW: 6, RED: 4}}, favors={YELLOW: "scout"}, dice={YELLOW: [1]}
    )
    sequence(pos, "favor scout", "worker-from home", "worker-to india")
    assert workers_at(pos, YELLOW, "india") == 7 and workers_at(pos, RED, "india") == 4
    sequence(pos, "pass-act iii", "worker-from india", "worker-to watch")
    assert pos.watch == [6, 3]


# ---- 2: what you own


@pytest.mark.rule("madeira.2.1")
def test_three_goods_and_amounts_are_values() -> None:
    """EX02: 4 pirates are 4 more, of whatever tokens; three wheat are what a slot for 3 asks for."""
    pos = island(
        phase="c",
        on={"moinho": [1]},
        pirate_on={"moinho": 1},
        markers={"moinho": [YELLOW]},
        pirates={YELLOW: 6},
        pirate_dice=(1, 2),
        script=[2, 3],
    )
    assert PiratesReceived(YELLOW, 4) in play(pos, "refuse")
    assert pos.pirates[YELLOW] == 10
    pos = island(goods={YELLOW: "wheat " * 3}, wood={YELLOW: 1}, dice={YELLOW: [2]})
    sequence(pos, "pass-act iv", "ship-from home", "ship-to wheat_3")
    assert goods_of(pos, YELLOW) == "" and pos.reals[YELLOW] == 7


@pytest.mark.rule("madeira.2.1")
def test_wood_and_bread_are_no_goods() -> None:
    pos = island(wood={YELLOW: 5}, bread={YELLOW: 5}, goods={YELLOW: "wheat"})
    assert box().goods == ["wheat", "sugar", "wine"] and len(box().pairs) == 6
    assert "exchange" not in verbs(pos)
    refused(pos, "exchange wheat-wheat wine", "goods-missing")


@pytest.mark.rule("madeira.2.2")
def test_the_supply_has_no_limit() -> None:
    """Trap 20: the box has wheat worth 34."""
    pos = island(
        goods={YELLOW: "wheat " * 34}, bread={RED: 99}, reals={RED: 200}, fields={"r1_f1": [YELLOW]}, dice={YELLOW: [1]}
    )
    sequence(pos, "die 1 alfandega", "harvest")
    assert owns(pos, YELLOW)["goods"]["wheat"] == 35
    play(pos, "pass iv")
    assert pos.reals[RED] == 205 and pos.view(None)["fields"]["r1_f1"]["wood"] == 0


@pytest.mark.rule("madeira.2.3")
@pytest.mark.parametrize(("held", "discarded"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_up_to_three_pirates_are_three_or_all(held: int, discarded: int) -> None:
    """A37."""
    pos = island(pirates={YELLOW: held})
    events = sequence(pos, "pass-act iii", "worker-from home", "worker-to watch")
    told = [PiratesDiscarded(YELLOW, discarded)] if discarded else []
    assert [event for event in events if isinstance(event, PiratesDiscarded)] == told
    assert pos.pirates[YELLOW] == held - discarded


@pytest.mark.rule("madeira.2.4")
def test_pirates_are_covered_for_the_others() -> None:
    """A36."""
    pos = island(3, pirates={YELLOW: 6, RED: 4, PURPLE: 1})
    assert [player["pirates"] for player in pos.view(RED)["players"]] == [None, 4, None]
    assert [player["pirates"] for player in pos.view(None)["players"]] == [None, None, None]
    shown = island(3, pirates={YELLOW: 6, RED: 4, PURPLE: 1}, options={"pirates_hidden": False})
    for seat in (None, YELLOW):
        assert [player["pirates"] for player in shown.view(seat)["players"]] == [6, 4, 1]


@pytest.mark.rule("madeira.2.5")
def test_only_points_that_one_has_are_given() -> None:
    pos = island(level={YELLOW: 0}, points={YELLOW: 1})
    play(pos, "give-point bread")
    assert (pos.points[YELLOW], pos.bread[YELLOW]) == (0, 1)
    refusal = refused(pos, "give-point bread", "too-few-points")
    assert (refusal.need, refusal.have) == (1, 0)


@pytest.mark.rule("madeira.2.5")
def test_the_final_score_can_fall_below_nothing() -> None:
    """A44: 16 for the most pirates, 8 for the second."""
    pos = island(phase="e", round=5, pirates={YELLOW: 2, RED: 1}, points={RED: 8})
    assert pos.scores() == [-16, 0]


# ---- 3: set-up


@pytest.mark.rule("madeira.3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_points_and_the_windmill_on_three(players: int) -> None:
    pos, _ = deal(players, opening(players))
    assert pos.points == [0] * players
    assert [owns(pos, seat)["feeds"] for seat in range(players)] == [3] * players
    assert box().edition.data["players"]["colors"] == ["yellow", "red", "purple", "blue"]


@pytest.mark.rule("madeira.3.2")
def test_a_starting_request_for_everybody() -> None:
    pos, events = deal(3, opening(3, starting="crowns_2 crowns_4 crowns_1"))
    assert events[:3] == [
        RequestDealt(YELLOW, "market_routes", 2),
        RequestDealt(RED, "wealth_of_nation", 4),
        RequestDealt(PURPLE, "expeditions", 1),
    ]
    assert [requests_of(pos, seat) for seat in range(3)] == ["market_routes", "wealth_of_nation", "expeditions"]
    pos, _ = deal(4, opening(4, starting="crowns_3 crowns_1 crowns_2 crowns_4"))
    assert requests_of(pos, YELLOW) == "urbanization"
    with pytest.raises(ScriptError):
        deal(2, opening(2, starting="crowns_3 crowns_3"))


@pytest.mark.rule("madeira.3.3")
@pytest.mark.parametrize(
    ("players", "starting", "order"),
    [
        (2, "crowns_1 crowns_2", [RED, YELLOW]),
        (2, "crowns_2 crowns_1", [YELLOW, RED]),
        (3, "crowns_1 crowns_2 crowns_3", [PURPLE, YELLOW, RED]),
        (3, "crowns_1 crowns_4 crowns_3", [RED, PURPLE, YELLOW]),
        (4, "crowns_3 crowns_2 crowns_1 crowns_4", [BLUE, YELLOW, RED, PURPLE]),
        (4, "crowns_3 crowns_4 crowns_1 crowns_2", [RED, PURPLE, BLUE, YELLOW]),
    ],
)
def test_the_most_crowns_begin_and_the_others_follow_clockwise(players: int, starting: str, order: list[int]) -> None:
    pos, events = deal(players, opening(players, starting=starting))
    assert Began(order[0]) in events
    assert pos.view(None)["order"] == order
    assert [slot["seat"] for slot in pos.view(None)["passing"]] == order + [None] * (4 - players)


@pytest.mark.rule("madeira.3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_rows_of_five_requests_as_players(players: int) -> None:
    """With two players there are two of each kind, with three three, with four four: here kind after kind."""
    lying = [kind for kind in KINDS for _ in range(players)]
    rows = [lying[row * 5 : row * 5 + 5] for row in range(players)]
    pos, _ = deal(players, opening(players, requests=[" ".join(row) for row in rows]))
    for seen, row in zip(pos.view(None)["rows"], rows, strict=True):
        assert seen["requests"] == {kind: row.count(kind) for kind in row}
    with pytest.raises(ScriptError, match="is 'urbanization', but only"):
        deal(players, opening(players, requests=["urbanization " * (players + 1)]))


@pytest.mark.rule("madeira.3.5")
def test_three_dice_for_every_row_and_three_pirate_dice() -> None:
    pos, events = deal(3, opening(3, dice=["3 1 2", "1 1 1", "2 3 3"], pirates="2 2 3"))
    assert [row["dice"] for row in pos.view(None)["rows"]] == [[1, 2, 3], [1, 1, 1], [2, 3, 3]]
    assert pos.view(None)["watch"]["pirate_dice"] == [2, 2, 3]
    told = [event for event in events if isinstance(event, GuildDiceRolled | PirateDiceRolled)]
    assert told == [
        GuildDiceRolled(1, (3, 1, 2)),
        GuildDiceRolled(2, (1, 1, 1)),
        GuildDiceRolled(3, (2, 3, 3)),
        PirateDiceRolled((2, 2, 3)),
    ]


@pytest.mark.rule("madeira.3.6")
def test_an_a_and_a_b_reward_in_every_colony() -> None:
    pos, events = deal(2, opening(a="watch_worker favor_flip field_worker", b="windmill_step royal_support treasure"))
    colonies = pos.view(None)["colonies"]
    assert {name: colony["rewards"] for name, colony in colonies.items()} == {
        "acores": ["watch_worker", "windmill_step"],
        "brasil": ["favor_flip", "royal_support"],
        "india": ["field_worker", "treasure"],
    }
    assert RewardLaid("royal_support", "brasil") in events
    with pytest.raises(ScriptError):
        deal(2, opening(a="watch_worker favor_flip treasure"))


@pytest.mark.rule("madeira.3.7")
def test_a_favor_on_the_four_districts_at_the_right() -> None:
    turned = list(reversed(FAVORS))
    pos, events = deal(2, opening(favors=" ".join(turned)))
    cities = pos.view(None)["cities"]
    assert [city["districts"] for city in cities.values()] == [
        [None, None, *turned[0:4]],
        [None, None, *turned[4:8]],
        [None, None, *turned[8:12]],
    ]
    assert [event for event in events if isinstance(event, FavorLaid)][4] == FavorLaid("navigator", "funchal")
    assert all(owns(pos, seat)["favors"] == {} for seat in range(2))


@pytest.mark.rule("madeira.3.8")
def test_a_citizen_on_the_fourth_spot_of_each_city() -> None:
    pos, _ = deal(2, opening())
    for city in pos.view(None)["cities"].values():
        assert city["spots"] == [None, None, None, "neutral"] + [None] * 8


@pytest.mark.rule("madeira.3.9")
def test_the_wood_of_region_one_with_two_players() -> None:
    """EX01: 1 on the rightmost sugar field, 1 on the rightmost wheat field, none elsewhere."""
    pos, _ = deal(2, opening())
    assert [wood_on(pos, f"r1_f{field}") for field in (1, 2, 3, 4)] == [0, 0, 1, 1]


@pytest.mark.rule("madeira.3.9")
@pytest.mark.parametrize(("players", "wood"), [(2, 14), (3, 21), (4, 28)])
def test_the_wood_on_all_fields(players: int, wood: int) -> None:
    assert sum(deal(players, opening(players))[0].field_wood) == wood


@pytest.mark.rule("madeira.3.10")
def test_the_fortaleza_is_empty_at_first() -> None:
    pos, events = deal(2, opening(characters="mayor guild_master steward commander"))
    assert [event for event in events if isinstance(event, CharacterPlaced)] == [
        CharacterPlaced("mayor", "moinho"),
        CharacterPlaced("guild_master", "capitania"),
        CharacterPlaced("steward", "alfandega"),
        CharacterPlaced("commander", "casa_da_coroa"),
    ]
    assert building(pos, "fortaleza")["character"] is None
    assert building(pos, "alfandega")["character"] == "steward"


@pytest.mark.rule("madeira.3.11")
@pytest.mark.parametrize(("players", "reals"), [(2, [8, 7]), (3, [9, 7, 8]), (4, [10, 7, 8, 9])])
def test_what_everybody_begins_with(players: int, reals: list[int]) -> None:
    """Red begins, so yellow is the last in the order."""
    pos, events = deal(players, opening(players, starting="crowns_1 crowns_4 crowns_3 crowns_2"))
    assert pos.reals == reals
    for seat in range(players):
        mine = owns(pos, seat)
        assert goods_of(pos, seat) == "wheat sugar wine"
        assert (mine["wood"], mine["bread"], mine["pirates"]) == (1, 4, 6)
    assert SupplyDealt(RED, 1, 1, 1, 1, 4, 6, 7) in events


@pytest.mark.rule("madeira.3.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_guards_each(players: int) -> None:
    pos, events = deal(players, opening(players))
    assert pos.watch == [2] * players and pos.home == [10] * players
    assert [event for event in events if isinstance(event, GuardsPosted)] == [
        GuardsPosted(seat, 2) for seat in range(players)
    ]


def blue_begins() -> MadeiraPosition:
    return deal(4, opening(4, starting="crowns_3 crowns_2 crowns_1 crowns_4"))[0]


@pytest.mark.rule("madeira.3.13")
def test_the_last_in_the_order_places_all_three_first() -> None:
    """EX03: in the order blue, yellow, red, purple it is purple to Funchal, red to Porto Santo, yellow and blue to
    Machico."""
    pos, asked = blue_begins(), []
    for place in (
        *("funchal_1", "r1_f1", "r2_f1"),
        *("porto_santo_3", "r3_f1", "forest"),
        *("machico_2", "r2_f2", "r3_f2"),
        *("machico_1", "r1_f2", "r3_f5"),
    ):
        asked.append((to_move(pos), step(pos)))
        assert play(pos, f"worker-to {place}")[0] == WorkerMoved(asked[-1][0], "home", place)
    steps = ("set-up-city", "set-up-field", "set-up-field")
    assert asked == [(seat, name) for seat in (PURPLE, RED, YELLOW, BLUE) for name in steps]
    assert pos.home == [7] * 4
    assert [pos.view(None)["cities"][city]["spots"][:4] for city in ("porto_santo", "funchal", "machico")] == [
        [None, None, RED, "neutral"],
        [PURPLE, None, None, "neutral"],
        [BLUE, YELLOW, None, "neutral"],
    ]
    assert step(pos) == "row" and pos.to_move == BLUE


@pytest.mark.rule("madeira.3.13")
@pytest.mark.parametrize(("players", "order"), [(2, [RED, YELLOW]), (3, [PURPLE, RED, YELLOW])])
def test_the_reverse_order_with_fewer_players(players: int, order: list[int]) -> None:
    pos, events = deal(players, opening(players))
    assert not any(isinstance(event, RoundBegan) for event in events)
    asked = []
    for number in range(players):
        asked.append(to_move(pos))
        told = sequence(pos, *[f"worker-to {place}{number + 1}" for place in ("funchal_", "r1_f", "r2_f")])
    assert asked == order and told[-1] == RoundBegan(1)


@pytest.mark.rule("madeira.3.14")
def test_the_first_worker_goes_to_an_open_spot() -> None:
    pos = blue_begins()
    assert legal(pos) == OPEN_SPOTS
    assert refused(pos, "worker-to machico_4", "spot-taken").rule == "madeira.3.14"
    assert refused(pos, "worker-to machico_5", "not-built").rule == "madeira.11.1"
    refused(pos, "worker-to funchal_12", "not-built")
    for elsewhere in ("r1_f1", "forest", "brasil", "watch", "home"):
        assert refused(pos, f"worker-to {elsewhere}", "not-a-spot").rule == "madeira.3.14"
    sequence(pos, "worker-to machico_1", "worker-to r1_f1", "worker-to r2_f1")
    assert legal(pos) == OPEN_SPOTS - {"worker-to machico_1"}
    refused(pos, "worker-to machico_1", "spot-taken")


@pytest.mark.rule("madeira.3.15")
def test_two_fields_of_different_regions() -> None:
    pos = blue_begins()
    play(pos, "worker-to funchal_1")
    assert legal(pos) == {f"worker-to {field}" for field in (*FIELDS, "forest")}
    play(pos, "worker-to r2_f3")
    assert legal(pos) == {f"worker-to {field}" for field in (*FIELDS, "forest") if not field.startswith("r2")}
    for field in ("r2_f1", "r2_f5"):
        assert refused(pos, f"worker-to {field}", "same-region").rule == "madeira.3.15"
    assert refused(pos, "worker-to r2_f3", "field-taken").rule == "madeira.3.15"
    for elsewhere in ("funchal_2", "india", "watch", "home"):
        assert refused(pos, f"worker-to {elsewhere}", "not-a-field").rule == "madeira.3.15"
    sequence(pos, "worker-to r3_f1", "worker-to funchal_2")
    assert pos.to_move == RED
    for field in ("r2_f3", "r3_f1"):
        refused(pos, f"worker-to {field}", "field-taken")
    play(pos, "worker-to r2_f1")
    assert fields_of(pos, PURPLE) == "r2_f3 r3_f1" and fields_of(pos, RED) == "r2_f1"


@pytest.mark.rule("madeira.3.15")
@pytest.mark.parametrize(("first", "second"), [("forest", "r1_f1"), ("r1_f1", "forest"), ("forest", "r3_f4")])
def test_the_forest_goes_with_any_field_but_for_one_player_only(first: str, second: str) -> None:
    """A1."""
    pos, _ = deal(2, opening())
    sequence(pos, "worker-to funchal_1", f"worker-to {first}", f"worker-to {second}", "worker-to funchal_2")
    assert pos.to_move == YELLOW
    assert refused(pos, "worker-to forest", "field-taken").rule == "madeira.3.15"


def test_the_windmill_is_closed_in_the_set_up() -> None:
    pos, _ = deal(2, opening())
    for places in ("funchal_1", "r1_f1", "r2_f1", "machico_1"):
        assert verbs(pos) == {"worker-to"}
        for use in WINDMILL:
            refused(pos, use, "not-now")
        play(pos, f"worker-to {places}")


def test_a_set_up_can_be_saved_at_each_worker() -> None:
    pos = blue_begins()
    resumed(pos, "worker-to funchal_1", "worker-to r1_f1", "worker-to forest", "worker-to funchal_2", "worker-to r2_f1")
    sequence(pos, "worker-to funchal_1", "worker-to r1_f1")
    resumed(pos, "worker-to r2_f2", "worker-to machico_1")
