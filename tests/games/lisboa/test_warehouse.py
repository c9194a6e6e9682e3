"""What everybody holds: chapter 4 from the rewards on. Warehouses, rubble and its sets, limits that fall."""

import pytest

from gaiola.games.lisboa.events import (
    CardDiscarded,
    CardinalMoved,
    EndTriggered,
    FavorTaken,
    GoodLost,
    GoodTaken,
    InfluenceGained,
    NoRoom,
    PlanTaken,
    RubbleRemoved,
    RubbleTaken,
    SetCompleted,
)
from tests.games.lisboa.table import (
    GREEN,
    HAND,
    PURPLE,
    YELLOW,
    city,
    clergy,
    favors,
    give,
    goods,
    legal,
    plans,
    play,
    price,
    quote,
    refused,
    rubble,
    run,
    seen,
    slots,
    step,
    verbs,
)

SET = "earthquake fire tsunami "
FOUR_TILES = "tithe_barn seminary solemn_mass alms_chest"

# ---- 4.7: rewards are received


@pytest.mark.rule("lisboa.4.7")
@pytest.mark.parametrize(
    ("card", "asked", "choices"),
    [
        ("blue_king_2", "clergy", {"clergy top", "clergy upper_right"}),
        ("blue_king_3", "royal-favor", {"favor manuel", "favor marquis", "favor king"}),
        ("blue_manuel_3", "take-plan", {"plan blue", "plan green"}),
        ("red_king_4", "good-choice", {f"good {good}" for good in ("gold", "cloth", "books", "tools")}),
        ("blue_marquis_3", "treasury-shift", {"treasury up", "treasury down"}),
        ("red_manuel_4", "from-pile", {"rubble fire", "rubble tsunami"}),
    ],
)
def test_a_choice_that_a_reward_offers_must_be_made(card: str, asked: str, choices: set[str]) -> None:
    """A3: there is no way to decline."""
    pos = city(goods={GREEN: "gold"}, hands={GREEN: card}, pile="fire tsunami")
    run(pos, f"portfolio {card}")
    assert step(pos) == asked and legal(pos) == choices
    for move in ("skip", "done", "decline"):
        refused(pos, move, "not-now")


@pytest.mark.rule("lisboa.4.7")
def test_up_to_leaves_one_free_to_take_fewer() -> None:
    pos = city(goods={GREEN: "gold"}, hands={GREEN: "blue_manuel_2"})
    run(pos, "portfolio blue_manuel_2")
    assert legal(pos) == {"official manuel", "official marquis", "official king", "done"}
    run(pos, "done")
    assert seen(pos, "players", GREEN, "officials") == 8 and step(pos) == "business"


@pytest.mark.rule("lisboa.4.7")
def test_what_is_impossible_lapses() -> None:
    """A3: a fifth clergy tile, so that the Cardinal stays; a fourth favor; an official when none is at home."""
    pos = city(
        clergy={GREEN: FOUR_TILES},
        favors={GREEN: "manuel marquis king"},
        offices={"manuel": {GREEN: 4}, "king": {GREEN: 4}},
    )
    for card in ("blue_king_2", "blue_king_3", "blue_manuel_2", "red_manuel_4", "blue_marquis_4", "red_marquis_4"):
        assert give(pos, GREEN, "reward", card) == []
    assert pos.cardinal == 0 and step(pos) == "play-card"


@pytest.mark.rule("lisboa.4.7")
def test_a_favor_whose_stack_is_empty_cannot_be_had() -> None:
    """With two players there are two of each."""
    pos = city(2, favors={GREEN: "manuel king", YELLOW: "marquis"})
    assert FavorTaken(GREEN, "marquis") in give(pos, GREEN, "reward", "blue_king_3")
    pos = city(2, favors={GREEN: "manuel king", YELLOW: "marquis marquis"})
    assert give(pos, GREEN, "reward", "blue_king_3") == [] and favors(pos, GREEN) == ["manuel", "king"]


@pytest.mark.rule("lisboa.4.7")
def test_the_only_choice_is_made_without_asking() -> None:
    """B5: one gap, one tile, one stack of plans."""
    pos = city(ring=("", "papal_letter", "", "", "", ""), plans={YELLOW: "blue-2 " * 12})
    events = give(pos, GREEN, "reward", "blue_king_2")
    assert events[0] == CardinalMoved(GREEN, 1) and clergy(pos, GREEN) == ["papal_letter"]
    assert give(pos, GREEN, "reward", "blue_manuel_3") == [PlanTaken(GREEN, "green-2")]
    assert plans(pos, GREEN) == ["green-2"]


@pytest.mark.rule("lisboa.4.7")
def test_a_list_is_received_from_left_to_right() -> None:
    """3 réis, then the Treasury; the Treasury, then 2 wigs."""
    pos = city()
    give(pos, GREEN, "reward", "blue_marquis_3")
    assert pos.reis[GREEN] == 3 and step(pos) == "treasury-shift"
    pos = city()
    give(pos, GREEN, "reward", "brown_marquis_4")
    assert (pos.wigs[GREEN], step(pos)) == (5, "treasury-shift")
    run(pos, "treasury down")
    assert (pos.wigs[GREEN], pos.value()) == (7, 2)


# ---- 4.8: warehouses


@pytest.mark.rule("lisboa.4.8")
@pytest.mark.parametrize(("sets", "tile", "limit"), [(0, "", 2), (1, "", 3), (2, "", 4), (0, "tithe_barn", 3)])
def test_two_goods_of_a_type_and_one_more_for_each_set(sets: int, tile: str, limit: int) -> None:
    pos = city(goods={GREEN: "cloth " * (limit - 1)}, rubble={GREEN: SET * sets}, clergy={GREEN: tile})
    assert seen(pos, "players", GREEN, "warehouse") == limit
    assert give(pos, GREEN, "reward", "blue_king_1") == [GoodTaken(GREEN, "cloth", 1)]
    assert give(pos, GREEN, "reward", "blue_king_1") == [NoRoom(GREEN, "cloth", 1)]
    assert goods(pos, GREEN) == {"cloth": limit}
    assert give(pos, GREEN, "reward", "blue_manuel_1") == [GoodTaken(GREEN, "gold", 1)]


@pytest.mark.rule("lisboa.4.8")
def test_a_good_without_room_cannot_be_chosen() -> None:
    pos = city(goods={GREEN: "gold gold cloth"})
    give(pos, GREEN, "reward", "red_king_4")
    assert legal(pos) == {"good cloth", "good books", "good tools"}
    assert refused(pos, "good gold", "no-room").rule == "lisboa.4.8"


@pytest.mark.rule("lisboa.4.8")
def test_a_full_warehouse_stops_production() -> None:
    """The good handed over makes room for its own type; the bonus of a house needs room as well."""
    pos = city(goods={GREEN: "gold gold books"}, stores={"a1": (GREEN, "gold")})
    run(pos, "portfolio blue_king_4")
    assert refused(pos, "trade produce_goods books", "no-room").rule == "lisboa.4.8"
    run(pos, "trade produce_goods gold")
    assert goods(pos, GREEN) == {"gold": 2, "books": 1} and price(pos, "gold") == 5


@pytest.mark.rule("lisboa.4.8")
def test_a_type_without_room_does_not_produce() -> None:
    stores = {"a1": (GREEN, "gold"), "a3": (GREEN, "books"), "b3": (GREEN, "cloth")}
    pos = city(goods={GREEN: "gold gold"}, stores=stores)
    give(pos, GREEN, "reward", "blue_marquis_4")
    assert legal(pos) == {"produce books", "produce cloth"}
    assert refused(pos, "produce gold", "no-room").rule == "lisboa.4.8"


@pytest.mark.rule("lisboa.4.8")
def test_an_extra_good_needs_room() -> None:
    """One house of the right group is built. Two bookstores fill the warehouse."""
    stores = {"a3": (GREEN, "books"), "b3": (GREEN, "books"), "c3": (GREEN, "cloth"), "a1": (GREEN, "gold")}
    pos = city(goods={GREEN: "tools gold"}, stores=stores, houses={GREEN: "left left middle right"})
    run(pos, "portfolio blue_king_4", "trade produce_goods gold")
    assert legal(pos) == {"extra cloth", "extra gold"}
    assert refused(pos, "extra books", "no-room").rule == "lisboa.4.8"
    assert refused(pos, "extra tools", "not-produced").rule == "lisboa.10.6"


# ---- 4.9, 4.10: rubble


@pytest.mark.rule("lisboa.4.9")
def test_a_cube_goes_to_the_own_board() -> None:
    pos = city(pile="fire fire tsunami")
    give(pos, GREEN, "reward", "red_manuel_4")
    assert play(pos, "rubble fire")[0] == RubbleTaken(GREEN, "fire")
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 1, "tsunami": 0}
    assert seen(pos, "pile") == {"earthquake": 0, "fire": 1, "tsunami": 1}


@pytest.mark.rule("lisboa.4.9")
def test_a_sixth_cube_of_a_kind_leaves_the_game() -> None:
    """Trap 2: it is gone from its line all the same, so that the land costs 3 and not 6."""
    pos = city(reis={GREEN: 3}, influence={GREEN: 1}, rubble={GREEN: "earthquake " * 5}, rows={"a": "earthquake"})
    gone = pos.rubble_gone
    run(pos, "visit blue_manuel_1", "skip")
    assert RubbleRemoved(GREEN, "earthquake") in play(pos, "build a3 books")
    assert rubble(pos, GREEN)["earthquake"] == 5 and pos.rubble_gone == gone + 1
    assert pos.reis[GREEN] == 0 and step(pos) == "house"


@pytest.mark.rule("lisboa.4.9")
def test_both_cubes_of_a_site_come_though_one_finds_no_room() -> None:
    pos = city(
        influence={GREEN: 1},
        plans={GREEN: "blue-2"},
        offices={"king": {GREEN: 2}},
        rubble={GREEN: "fire " * 5},
        sites={"east_c": "fire tsunami"},
    )
    run(pos, "visit blue_king_1", "skip")
    events = play(pos, "open east_c")
    assert RubbleRemoved(GREEN, "fire") in events and RubbleTaken(GREEN, "tsunami") in events
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 5, "tsunami": 1}


@pytest.mark.rule("lisboa.4.10")
def test_x03_second_set() -> None:
    """Green completes the second set: four goods of each type, four cards, one more marker on the Marquis."""
    pos = city(rubble={GREEN: SET + "earthquake fire"}, markers={GREEN: 1}, pile="tsunami tsunami")
    assert seen(pos, "players", GREEN, "sets") == 1
    events = give(pos, GREEN, "reward", "red_manuel_4")
    assert events == [RubbleTaken(GREEN, "tsunami"), SetCompleted(GREEN, 2), EndTriggered(GREEN, 1)]
    board = seen(pos, "players", GREEN)
    assert (board["warehouse"], board["portfolio_size"], board["markers"], board["sets"]) == (4, 4, 2, 2)


@pytest.mark.rule("lisboa.4.10")
def test_a_set_needs_one_cube_of_each_kind() -> None:
    pos = city(rubble={GREEN: "earthquake earthquake fire fire fire"}, pile="fire")
    assert give(pos, GREEN, "reward", "red_manuel_4") == [RubbleTaken(GREEN, "fire")]
    assert (seen(pos, "players", GREEN, "sets"), pos.markers[GREEN]) == (0, 0)


@pytest.mark.rule("lisboa.4.10")
def test_a_set_helps_the_card_that_brought_it() -> None:
    """The portfolio is full until the reward completes the first set."""
    pos = city(
        goods={GREEN: "gold"},
        rubble={GREEN: "earthquake fire"},
        pile="tsunami",
        portfolio={GREEN: "dock1:ship_blue office1:blue_treasury_2"},
        hands={GREEN: "red_manuel_4"},
    )
    assert SetCompleted(GREEN, 1) in play(pos, "portfolio red_manuel_4")
    assert "tuck" in legal(pos)
    run(pos, "tuck")
    assert len(slots(pos, GREEN)) == 3


@pytest.mark.rule("lisboa.4.10")
def test_the_marker_on_the_marquis_brings_an_extra_decree() -> None:
    """Trap 25: a set completed in this turn before the decree counts."""
    pos = city(reis={GREEN: 9}, rubble={GREEN: "earthquake fire"}, pile="tsunami", hands={GREEN: "blue_marquis_1"})
    give(pos, GREEN, "reward", "red_manuel_4")
    run(pos, "visit blue_marquis_1", "decree goldsmiths")
    assert verbs(pos) == {"marker", "skip"}


# ---- 4.11: when a limit falls


@pytest.mark.rule("lisboa.4.11")
def test_a_smaller_portfolio_loses_a_card_of_the_owners_choice() -> None:
    """A44: the tile that gave room for a third card is lost as a penalty."""
    pos = city(
        clergy={GREEN: "cloister_school"},
        portfolio={GREEN: "dock1:blue_king_1 dock3:ship_red office2:blue_treasury_2"},
        cargo={(GREEN, 3): "cloth"},
    )
    give(pos, GREEN, "penalty", "purple_marquis_5")
    assert step(pos) == "fit" and legal(pos) == {"discard dock1", "discard dock3", "discard office2"}
    assert refused(pos, "discard dock2", "empty-slot").rule == "lisboa.4.3"
    assert play(pos, "discard dock3") == [CardDiscarded(GREEN, "ship_red")]
    assert slots(pos, GREEN) == {"dock1": "blue_king_1", "office2": "blue_treasury_2"} and pos.loaded(2) == 0
    assert step(pos) == "play-card"


@pytest.mark.rule("lisboa.4.11")
def test_a_treasury_card_that_must_go_takes_its_benefit_with_it() -> None:
    pos = city(
        clergy={GREEN: "cloister_school"},
        portfolio={GREEN: "dock1:blue_king_1 dock2:ship_red office2:blue_treasury_1"},
        hands={GREEN: "blue_treasury_4"},
    )
    assert quote(pos, "sponsor blue_treasury_4") == {"reis": -2}
    give(pos, GREEN, "penalty", "purple_marquis_5")
    run(pos, "discard office2")
    assert quote(pos, "sponsor blue_treasury_4") == {"reis": -3}


@pytest.mark.rule("lisboa.4.11")
def test_a_smaller_warehouse_loses_what_exceeds_it() -> None:
    """A44."""
    pos = city(clergy={GREEN: "tithe_barn"}, goods={GREEN: "gold gold gold cloth cloth tools tools tools"})
    events = give(pos, GREEN, "penalty", "purple_marquis_5")
    assert GoodLost(GREEN, "gold", 1) in events and GoodLost(GREEN, "tools", 1) in events
    assert goods(pos, GREEN) == {"gold": 2, "cloth": 2, "tools": 2}


@pytest.mark.rule("lisboa.4.11")
def test_a_limit_that_does_not_bind_costs_nothing() -> None:
    pos = city(clergy={GREEN: "cloister_school"}, portfolio={GREEN: "dock1:blue_king_1 dock2:ship_red"})
    give(pos, GREEN, "penalty", "purple_marquis_5")
    assert len(slots(pos, GREEN)) == 2 and step(pos) == "play-card"


@pytest.mark.rule("lisboa.4.11")
def test_at_once_is_before_the_influence_of_the_church() -> None:
    """Green gives the tile up in a Church scoring and discards a card of 2: the gain is 5, of the ship and the card
    just played."""
    pos = city(
        goods={GREEN: "cloth"},
        cardinal=5,
        clergy={GREEN: "cloister_school"},
        portfolio={GREEN: "dock1:blue_king_2 dock2:ship_red"},
        hands={GREEN: "blue_king_4", PURPLE: HAND[0]},
    )
    run(pos, "portfolio blue_king_4", "tuck", "trade meet_cardinal cloth", "cardinal 1", "clergy top")
    run(pos, "take king", "give-up cloister_school")
    assert step(pos) == "fit"
    run(pos, "discard dock1")
    assert step(pos) == "give-up" and pos.influence[GREEN] == 0
    assert InfluenceGained(GREEN, 5) in play(pos, "done", script=["red_king_2", "alms_chest"])
