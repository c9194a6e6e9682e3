"""How a game begins: chapter 3."""

import pytest

from gaiola.games.madeira.events import (
    Began,
    CharacterPlaced,
    FavorLaid,
    GuardsPosted,
    GuildDiceRolled,
    PirateDiceRolled,
    RequestDealt,
    RequestsLaid,
    RewardLaid,
    RoundBegan,
    SupplyDealt,
    WorkerMoved,
)
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.kernel.chance import ScriptError
from tests.games.madeira.table import (
    BLUE,
    FAVORS,
    FIELDS,
    KINDS,
    OPEN_SPOTS,
    PURPLE,
    RED,
    YELLOW,
    box,
    building,
    deal,
    fields_of,
    goods_of,
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
)

TO_OPEN_SPOTS = {f"worker-to {spot}" for spot in OPEN_SPOTS}
WINDMILL = ("exchange wheat-sugar wine", "climb", "prestige", "descend bread", "descend reals", "give-point reals")


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
    pos, events = deal(players, opening(players, requests=[" ".join(row) for row in rows]))
    laid = [event for event in events if isinstance(event, RequestsLaid)]
    assert laid == [RequestsLaid(number, tuple(row)) for number, row in enumerate(rows, 1)]
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
    assert legal(pos) == TO_OPEN_SPOTS
    assert refused(pos, "worker-to machico_4", "spot-taken").rule == "madeira.3.14"
    assert refused(pos, "worker-to machico_5", "not-built").rule == "madeira.11.1"
    refused(pos, "worker-to funchal_12", "not-built")
    for elsewhere in ("r1_f1", "forest", "brasil", "watch", "home"):
        assert refused(pos, f"worker-to {elsewhere}", "not-a-spot").rule == "madeira.3.14"
    sequence(pos, "worker-to machico_1", "worker-to r1_f1", "worker-to r2_f1")
    assert legal(pos) == TO_OPEN_SPOTS - {"worker-to machico_1"}
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
