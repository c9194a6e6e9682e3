"""What cannot be carried through may not be begun: rule 3.5, in visits, follows, stores, openings and events."""

from typing import Any

import pytest

from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.crowd import ONE_OF_EACH, agenda, halls_but, stores_but
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    RING,
    YELLOW,
    city,
    completed,
    legal,
    play,
    quote,
    refused,
    run,
    step,
)

# ---- docs/architecture.md, case 1: a store, the Cardinal, and the land still to be paid


def first_case(reis: int) -> LisboaPosition:
    """Land b2 costs 11; its reward leads the Cardinal to a collection plate and to the Treasury icon. The other lands
    that are left cost 9 and bring no money."""
    return city(
        stores=stores_but("b2", "e3", "e5"),
        rows={"b": "fire earthquake earthquake", "e": "earthquake earthquake earthquake"},
        cardinal=2,
        ring=[*RING[:2], "collection_plate", *RING[3:]],
        reis={GREEN: reis},
    )


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.10.4")
def test_case_1_a_store_and_the_cardinal() -> None:
    pos = first_case(5)
    play(pos, "visit blue_manuel_1")
    assert agenda(pos)[-3:] == ["follows 0", "store 0!", "free-action 0"]
    play(pos, "skip")
    assert legal(pos) == {"build b2 gold", "build b2 cloth"}
    play(pos, "build b2 cloth")
    due = ["store-scores 0", "house 0", "pay 0!", "cube 0", "place-tile 0", "church-icons 0", "clergy 0"]
    assert agenda(pos)[-7:] == due
    assert legal(pos) == {"clergy lower_right"}
    play(pos, "clergy lower_right")
    assert (pos.value(), pos.reis[GREEN]) == (4, 11)
    play(pos, "cube row earthquake")
    assert (step(pos), pos.reis[GREEN]) == ("house", 2)


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.parametrize(("reis", "possible"), [(0, False), (1, False), (2, False), (3, True)])
def test_case_1_with_fewer_coins(reis: int, possible: bool) -> None:
    """4 for the Treasury and 5 for the cubes left, of which the plate pays 6."""
    assert ("visit blue_manuel_1" in legal(first_case(reis))) == possible


@pytest.mark.rule("lisboa.3.5")
def test_case_1_says_what_is_missing() -> None:
    pos = first_case(1)
    dear = refused(pos, "visit blue_manuel_1", "too-dear")
    assert (dear.rule, dear.have, dear.later) == ("lisboa.10.4", 1, "pay")
    pos = first_case(5)
    play(pos, "visit blue_manuel_1", "skip")
    dear = refused(pos, "build e3 cloth", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.10.4", 9, 5, "pay")
    play(pos, "build b2 cloth")
    dear = refused(pos, "clergy bottom", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.10.4", 9, 5, "pay")


# ---- case 2: a visit, two follows, and Church scoring


@pytest.mark.rule("lisboa.9.5")
@pytest.mark.rule("lisboa.8.14")
def test_case_2_a_visit_two_follows_and_church_scoring() -> None:
    pos = city(
        cardinal=5,
        plans={GREEN: "blue-2"},
        offices={"king": {GREEN: 2}},
        favors={YELLOW: "king", ORANGE: "king"},
        clergy={GREEN: "tithe_barn", PURPLE: "seminary", ORANGE: "lay_brothers"},
        portfolio={PURPLE: "dock1:ship_blue"},
        hands={GREEN: "blue_king_1", YELLOW: "blue_king_4"},
    )
    evening = ["end-turn 0", "church-scoring 0", "take-card 0"]
    assert agenda(pos) == [*evening, "play-card 0"]
    play(pos, "visit blue_king_1")
    assert agenda(pos) == [*evening, "follows 0", "site 0!", "free-action 0"]
    play(pos, "skip", "open east_c", "complete blue-2", script=["arsenal_real"])
    assert agenda(pos) == [*evening, "follows 0", "follow 1"]
    play(pos, "follow")
    assert agenda(pos) == [*evening, "follows 0", "follow-action 1!"]
    play(pos, "state meet_cardinal")
    assert agenda(pos) == [*evening, "follows 0", "cardinal 1"]
    play(pos, "cardinal 2", "clergy top")
    assert agenda(pos) == [*evening, "follows 0", "follow 3"]  # Purple has no favor
    play(pos, "decline")
    assert agenda(pos) == evening
    play(pos, "take marquis")
    assert agenda(pos) == ["end-turn 0", "give-up 0", "give-up 3", "give-up 2", "give-up 1"]
    play(pos, "done", "give-up seminary")
    assert agenda(pos) == ["end-turn 0", "give-up 0", "give-up 3"]
    assert (pos.wigs[PURPLE], pos.influence[PURPLE]) == (5 + 3, 2)
    run(pos, "done", "done")
    assert (step(pos), pos.to_move) == ("play-card", YELLOW)


# ---- stores: a reward, a cube, Influence that becomes réis


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.10.2")
def test_a_visit_that_only_the_reward_of_a_land_makes_possible() -> None:
    laid: dict[str, Any] = {"columns": {1: "fire", 2: "fire fire"}}
    pos = city(stores=stores_but("a1", "b1", "b2"), ring=(), reis={GREEN: 2}, **laid)
    play(pos, "visit blue_manuel_1", "skip")
    assert legal(pos) == {"build a1 gold"}  # 5 réis, and it costs 3
    dear = refused(pos, "build b1 gold", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.10.4", 3, 2, "pay")
    play(pos, "build a1 gold")
    assert pos.reis[GREEN] == 4
    pos = city(stores=stores_but("b1", "b2", "c2"), ring=(), reis={GREEN: 2}, **laid)
    assert "visit blue_manuel_1" not in legal(pos)


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.5.1")
@pytest.mark.parametrize(
    ("docks", "possible"), [("dock1:ship_blue", False), ("dock1:ship_blue dock2:blue_king_4", True)]
)
def test_influence_of_a_land_may_pay_for_it(docks: str, possible: bool) -> None:
    """A gain of 2 could become one real, a gain of 5 three; the land costs 3."""
    pos = city(
        stores=stores_but("a2", "b1", "e3"),
        portfolio={GREEN: docks},
        rows={"b": "fire fire", "e": "fire fire"},
        hands={GREEN: "blue_manuel_1"},
    )
    assert ("visit blue_manuel_1" in legal(pos)) == possible
    if possible:
        play(pos, "visit blue_manuel_1", "skip")
        assert legal(pos) == {"build a2 gold", "build a2 cloth"}
        play(pos, "build a2 gold")
        assert (pos.influence[GREEN], step(pos)) == (0, "house")


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.5.3")
@pytest.mark.parametrize(("influence", "possible"), [(5, False), (6, True)])
def test_influence_left_after_the_visit_may_pay(influence: int, possible: bool) -> None:
    """The visit takes 1: from 4 only two réis can be had, from 5 three."""
    pos = city(influence={GREEN: influence}, stores=stores_but("e3", "e2", "e5"))
    assert ("visit blue_manuel_1" in legal(pos)) == possible
    if possible:
        play(pos, "visit blue_manuel_1", "skip", "build e3 cloth")
        assert (pos.influence[GREEN], step(pos)) == (0, "house")


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.10.3")
def test_a_cube_that_leaves_the_land_too_dear() -> None:
    pos = city(
        rows={"e": "earthquake tsunami"}, columns={3: "fire"}, reis={GREEN: 6}, stores=stores_but("e3", "e2", "e5")
    )
    play(pos, "visit blue_manuel_1", "skip", "build e3 cloth")
    assert legal(pos) == {"cube row earthquake"}
    dear = refused(pos, "cube column fire", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.10.4", 7, 6, "pay")


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.9.4")
def test_coins_for_the_visit_may_be_missing_for_the_land() -> None:
    pos = city(
        stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold")},
        houses={GREEN: "left left"},
        reis={GREEN: 3},
        influence={GREEN: 1},
        offices={"manuel": {YELLOW: 1}},
        rows=dict.fromkeys("abcde", "fire fire fire"),
    )
    play(pos, "visit blue_manuel_1")
    assert legal(pos) == {"pay-visit 0", "pay-visit 1", "pay-visit 2"}  # b4 and d2 bring 5 réis and cost 7
    pos.reis[GREEN] = 2
    assert legal(pos) == {"pay-visit 0"}


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.9.4")
def test_a_visit_whose_cost_takes_the_coins_for_the_land() -> None:
    """The visit costs 4 and only coins can pay it; nothing is left for land that costs 9 with 5 of its own."""
    pos = city(
        stores={"e3": (GREEN, "cloth"), "e4": (GREEN, "books")},
        houses={GREEN: "left left"},
        wigs={GREEN: 0},
        reis={GREEN: 4},
        offices={"manuel": {YELLOW: 3}},
        rows=dict.fromkeys("abcde", "earthquake earthquake earthquake"),
    )
    assert "visit blue_manuel_1" not in legal(pos)


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.17.15")
def test_a_road_taken_on_the_way_leads_to_the_plate() -> None:
    """The land costs 7 and moves the Cardinal twice: one gap to the road, two gaps on to the plate; the icon there
    makes it 8."""
    pos = city(
        stores=stores_but("b2", "e3", "e5"),
        rows={"b": "fire fire fire", "e": "earthquake earthquake earthquake"},
        clergy={GREEN: "buried_treasure"},
        ring=["pilgrim_road", *RING[1:3], "collection_plate", *RING[4:]],
        reis={GREEN: 2},
    )
    play(pos, "visit blue_manuel_1", "skip", "build b2 cloth", "clergy top", "cardinal 2", "clergy bottom")
    assert pos.reis[GREEN] == 0


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.10.2")
@pytest.mark.parametrize(
    ("tile", "reis", "influence"),
    [
        ("collection_plate", 1, 1),
        ("church_estate", 5, 1),
        ("alms_chest", 6, 1),
        ("te_deum", 5, 1),  # 3 of Influence, which make two réis
        ("indulgences", 4, 4),  # 3 are left and make two réis, or three
    ],
)
def test_a_land_that_only_the_cardinals_tile_makes_possible(tile: str, reis: int, influence: int) -> None:
    """It costs 7; with another tile there would be a real too few."""
    laid: dict[str, Any] = {
        "stores": stores_but("b2", "e3", "e5"),
        "rows": {"b": "fire fire fire", "e": "earthquake earthquake earthquake"},
        "portfolio": {GREEN: "dock1:blue_king_4"},
        "influence": {GREEN: influence},
        "hands": {GREEN: "blue_manuel_1"},
    }
    assert "visit blue_manuel_1" not in legal(city(**laid, reis={GREEN: reis}))
    laid["ring"] = [tile, *RING[1:]]
    assert "visit blue_manuel_1" not in legal(city(**laid, reis={GREEN: reis - 1}))
    pos = city(**laid, reis={GREEN: reis})
    play(pos, "visit blue_manuel_1", "skip", "build b2 gold")
    assert legal(pos) == {"clergy top"}
    play(pos, "clergy top")
    assert (step(pos), pos.reis[GREEN]) == ("house", 0)


# ---- openings


def short_of_one(tile: str, **laid: Any) -> LisboaPosition:
    """A plan of 3 and two officials out, so one must be hired for 3 réis; `tile` is the Cardinal's, and the one site
    left brings wigs."""
    defaults: dict[str, Any] = {
        "plans": {GREEN: "blue-3"},
        "offices": {"king": {GREEN: 2}},
        "ring": [tile, *RING[1:]],
        "buildings": halls_but("east_c"),
        "ready": ONE_OF_EACH,
        "hands": {GREEN: "blue_king_1"},
    }
    return city(**(defaults | laid))


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.12.5")
@pytest.mark.parametrize(
    ("tile", "laid", "more", "plan"),
    [
        ("collection_plate", {}, [], "blue-3"),
        ("te_deum", {"portfolio": {0: "dock1:ship_blue dock2:blue_king_4"}}, [], "blue-3"),
        ("lay_brothers", {}, [], "blue-3"),
        ("parish_clerks", {}, [], "blue-3"),
        ("alms_chest", {"reis": {0: 2}}, [], "blue-3"),
        ("indulgences", {"influence": {0: 4}}, [], "blue-3"),
        ("choir_of_scribes", {}, ["official manuel", "done"], "blue-3"),
        ("monastery_drawings", {"plans": {}}, ["plan blue"], "blue-2"),
    ],
)
def test_a_visit_that_only_the_cardinals_tile_makes_possible(
    tile: str, laid: dict[str, Any], more: list[str], plan: str
) -> None:
    assert "visit blue_king_1" not in legal(short_of_one("builders_chaplain", **laid))
    pos = short_of_one(tile, **laid)
    play(pos, "visit blue_king_1")
    assert legal(pos) == {"state meet_cardinal"}
    play(pos, "state meet_cardinal")
    assert legal(pos) == {"cardinal 1"}
    play(pos, "cardinal 1")
    assert legal(pos) == {"clergy top"}
    run(pos, "clergy top", *more, "open east_c", f"complete {plan}")
    while step(pos) == "withdraw":
        run(pos, "withdraw office_king")
    assert completed(pos, GREEN) == [plan]


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.9.1")
@pytest.mark.parametrize(
    ("tile", "plan", "reis"),
    [("collection_plate", "blue-3", 2), ("choir_of_scribes", "blue-4", 4), ("monastery_drawings", "", 12)],
)
def test_a_tile_of_the_free_action_may_make_the_opening_possible(tile: str, plan: str, reis: int) -> None:
    """In the first case 9 réis are due for three officials, and 2 are there, with 5 at a site and 6 on the tile."""
    pos = city(
        hands={GREEN: "blue_king_1"},
        plans={GREEN: plan},
        reis={GREEN: reis},
        influence={GREEN: 1},
        ring=(tile, *RING[:5]),
        buildings={"east_a": "erario_regio blue"},
    )
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 1", "clergy top")


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.8.13")
def test_a_way_of_the_cardinal_that_makes_officials_too_dear() -> None:
    """One official for 3 réis; beyond the Treasury icon he costs 4."""
    pos = short_of_one("seminary", cardinal=1, reis={GREEN: 3})
    play(pos, "visit blue_king_1", "state meet_cardinal")
    assert legal(pos) == {"cardinal 1"}


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.8.12")
def test_beyond_the_icon_only_the_tile_that_helps() -> None:
    pos = short_of_one("seminary", cardinal=1, reis={GREEN: 3}, ring=[*RING[:3], "parish_clerks", *RING[4:]])
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 2")
    assert legal(pos) == {"clergy bottom"}


@pytest.mark.rule("lisboa.3.5")
def test_the_reason_against_an_opening() -> None:
    pos = short_of_one("seminary")
    dear = refused(pos, "visit blue_king_1", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.12.5", 3, 0, "complete")


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.12.2")
def test_a_visit_that_only_the_reward_of_a_site_makes_possible() -> None:
    for site in ("west_a", "east_e", "west_c"):
        assert "visit blue_king_1" in legal(short_of_one("seminary", buildings=halls_but(site)))
    for site in ("east_d", "north_gold"):
        assert "visit blue_king_1" not in legal(short_of_one("seminary", buildings=halls_but(site)))


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.12.2")
def test_two_tiles_together() -> None:
    """The Cardinal of the visit brings 2 Influence, which on top of 4 are three réis; the one of the site lets it be
    turned into réis space by space, and that makes six."""
    pos = short_of_one(
        "te_deum",
        buildings=halls_but("west_e"),
        ring=["te_deum", "", "indulgences", *RING[3:]],
        plans={GREEN: "blue-4"},
        portfolio={GREEN: "dock1:ship_blue"},
        influence={GREEN: 5},
    )
    assert "visit blue_king_1" in legal(pos)


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.12.2")
def test_a_tile_that_the_site_leads_to_after_the_visit() -> None:
    """Two gaps with the visit, one more with the site: only then he stands beside the lay brothers."""
    pos = short_of_one("lay_brothers", cardinal=3, buildings=halls_but("west_e"))
    play(
        pos, "visit blue_king_1", "state meet_cardinal", "cardinal 2", "clergy lower_left", "open west_e", "clergy top"
    )
    run(pos, "complete blue-3")
    assert completed(pos, GREEN) == ["blue-3"]


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.12.2")
def test_a_site_that_moves_the_cardinal_only_once_the_visit_has() -> None:
    """Nothing lies within one gap of him now; two gaps on a tile does, and one further another. There is no choice."""
    ring = ["", "", "seminary", "lay_brothers", "", ""]
    pos = short_of_one("", buildings=halls_but("west_e"), cardinal=0, ring=ring)
    play(pos, "visit blue_king_1", "state meet_cardinal")
    assert pos.cardinal == 2
    run(pos, "open west_e", "complete blue-3")
    assert (pos.cardinal, completed(pos, GREEN)) == (3, ["blue-3"])


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.17.15")
def test_a_tile_that_raises_the_influence_of_a_site() -> None:
    """The site alone brings 3 Influence, that is 2 réis; with two more, the 3 that an official costs."""
    laid: dict[str, Any] = {"buildings": halls_but("west_b"), "portfolio": {GREEN: "dock1:blue_king_4"}}
    assert "visit blue_king_1" not in legal(short_of_one("seminary", **laid))
    pos = short_of_one("confessor_at_court", **laid)
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 1", "clergy top", "open west_b")
    run(pos, "complete blue-3")
    assert completed(pos, GREEN) == ["blue-3"]


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.5.2")
def test_influence_that_had_no_room_before_the_visit_was_paid() -> None:
    """Ten Influence leave no room for more; the visit makes room, and what the tile brings pays the officials."""
    laid: dict[str, Any] = {
        "plans": {GREEN: "blue-4"},
        "offices": {"king": {GREEN: 2, PURPLE: 4}},
        "influence": {GREEN: 10},
        "portfolio": {GREEN: "dock1:ship_blue dock2:blue_king_4"},
    }
    assert "visit blue_king_1" not in legal(short_of_one("seminary", **laid))
    pos = short_of_one("te_deum", **laid)
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 1", "clergy top", "open east_c")
    run(pos, "complete blue-4")
    assert completed(pos, GREEN) == ["blue-4"]


# ---- events


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.13.1")
@pytest.mark.parametrize(("reis", "possible"), [(5, False), (6, True)])
def test_the_fee_must_leave_enough_for_the_store(reis: int, possible: bool) -> None:
    pos = city(hands={GREEN: "blue_treasury_5"}, stores=stores_but("e3", "e2", "e5"), reis={GREEN: reis})
    assert ("sponsor blue_treasury_5" in legal(pos)) == possible


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.13.1")
def test_the_fee_may_be_paid_so_that_the_rest_suffices() -> None:
    """Four coins and Influence for two réis, of which the fee takes 3 and the land the rest."""
    pos = city(
        hands={GREEN: "blue_treasury_5"}, stores=stores_but("e3", "e2", "e5"), reis={GREEN: 4}, influence={GREEN: 4}
    )
    play(pos, "sponsor blue_treasury_5")
    assert legal(pos) == {"pay 0", "pay 1", "pay 2"}
    play(pos, "pay 0", "part", "build e3 cloth")
    assert (pos.reis[GREEN], pos.influence[GREEN]) == (0, 0)


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.rule("lisboa.9.5")
def test_a_fee_for_the_favor_that_leaves_too_little_for_the_visit() -> None:
    """Two réis and nothing else: they pay for the favor or for the visit."""
    pos = city(
        plans={GREEN: "blue-2"},
        offices={"king": {GREEN: 1}},
        reis={GREEN: 3, YELLOW: 2},
        wigs={YELLOW: 0},
        stores={"a1": (YELLOW, "gold"), "b1": (YELLOW, "gold")},
        houses={YELLOW: "left left"},
        favors={YELLOW: "king"},
        clergy={YELLOW: "perpetual_grace"},
    )
    play(pos, "visit blue_king_1", "skip", "open east_c", "complete blue-2", script=["arsenal_real"])
    assert legal(pos) == {"follow", "decline"}
    assert pos.why_not(pos.box.move("follow-keep")) is not None
    assert quote(pos, "follow") == {"reis": -1}
