"""The Cardinal, clergy tiles and the Church scoring: rules 8.11 to 8.14."""

from typing import Any

import pytest

from gaiola.games.lisboa.events import (
    ChurchDue,
    ClergyGivenUp,
    ClergyTaken,
    InfluenceGained,
    ReisTaken,
    TreasuryMoved,
    WigsScored,
)
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    RING,
    YELLOW,
    city,
    clergy,
    give,
    legal,
    play,
    quote,
    refused,
    run,
    shown,
    step,
)

TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT = RING
PERMANENT = "lay_brothers parish_clerks tithe_barn seminary"


def meeting(**laid: Any) -> LisboaPosition:
    """Green has given cloth to meet the Cardinal."""
    pos = city(**({"goods": {GREEN: "cloth tools"}} | laid))
    play(pos, "portfolio blue_king_4", "trade meet_cardinal cloth")
    return pos


def scoring(**laid: Any) -> LisboaPosition:
    """A reward has led the Cardinal to the Influence icon, the tile at the top and a card are taken, and the Church
    scoring begins."""
    pos = city(**({"cardinal": 5} | laid))
    give(pos, pos.turn, "reward", "blue_king_2")
    play(pos, "clergy top", "gold blue_king_4", "take manuel")
    assert step(pos) == "give-up"
    return pos


def legal_after(pos: LisboaPosition, notation: str) -> set[str]:
    after = pos.copy()
    play(after, notation)
    return legal(after)


# ---- 8.11: the Cardinal


@pytest.mark.rule("lisboa.8.11")
def test_one_or_two_gaps_clockwise() -> None:
    pos = meeting()
    assert legal(pos) == {"cardinal 1", "cardinal 2"}
    far = refused(pos, "cardinal 3", "too-far")
    assert (far.rule, far.need, far.have) == ("lisboa.8.11", 3, 2)
    play(pos, "cardinal 2")
    assert pos.cardinal == 2


@pytest.mark.rule("lisboa.8.11")
def test_the_ring_closes() -> None:
    pos = meeting(cardinal=5)
    play(pos, "cardinal 2", "clergy top")
    assert (pos.cardinal, clergy(pos, GREEN)) == (1, [TOP])


@pytest.mark.rule("lisboa.8.11")
def test_rewards_move_him_one_gap() -> None:
    pos = city()
    give(pos, GREEN, "land", "b2")
    assert (pos.cardinal, step(pos)) == (1, "clergy")
    assert legal(pos) == {"clergy top", "clergy upper_right"}


@pytest.mark.rule("lisboa.8.11")
def test_with_four_tiles_he_does_not_move() -> None:
    pos = city(clergy={GREEN: PERMANENT}, cardinal=2, goods={GREEN: "cloth tools"})
    give(pos, GREEN, "reward", "blue_king_2")
    assert (pos.cardinal, pos.value(), clergy(pos, GREEN)) == (2, 3, PERMANENT.split())
    play(pos, "portfolio blue_king_4")
    full = refused(pos, "trade meet_cardinal cloth", "board-full")
    assert (full.rule, full.need, full.have) == ("lisboa.8.11", 5, 4)


@pytest.mark.rule("lisboa.8.11")
def test_only_to_a_gap_with_a_tile_beside_it() -> None:
    """R17."""
    pos = meeting(ring=["", "", LOWER_RIGHT, BOTTOM, "", ""], clergy={GREEN: "pilgrim_road"})
    assert legal(pos) == {"cardinal 2", "cardinal 3"}
    none = refused(pos, "cardinal 1", "no-clergy")
    assert (none.rule, none.need, none.have) == ("lisboa.8.11", 1, 0)


@pytest.mark.rule("lisboa.8.11")
def test_he_stays_if_no_tile_is_in_reach() -> None:
    """R17."""
    ring = ["", "", "", BOTTOM, LOWER_LEFT, UPPER_LEFT]
    pos = city(ring=ring, goods={GREEN: "cloth tools"})
    give(pos, GREEN, "reward", "blue_king_2")
    assert (pos.cardinal, clergy(pos, GREEN), step(pos)) == (0, [], "play-card")
    play(pos, "portfolio blue_king_4")
    refused(pos, "trade meet_cardinal cloth", "no-clergy")


@pytest.mark.rule("lisboa.8.11")
def test_the_only_gap_is_not_asked_for() -> None:
    pos = meeting(ring=["", "", LOWER_RIGHT, BOTTOM, "", ""])
    assert (pos.cardinal, clergy(pos, GREEN)) == (2, [LOWER_RIGHT])


# ---- 8.12: a tile


@pytest.mark.rule("lisboa.8.12")
def test_a_tile_beside_him() -> None:
    pos = meeting()
    play(pos, "cardinal 2")
    assert legal(pos) == {"clergy upper_right", "clergy lower_right"}
    assert refused(pos, "clergy top", "not-beside").rule == "lisboa.8.12"
    play(pos, "clergy lower_right")
    assert clergy(pos, GREEN) == [LOWER_RIGHT]
    assert [pos.box.clergy[tile] if tile >= 0 else "" for tile in pos.ring] == [
        *(TOP, UPPER_RIGHT, "", BOTTOM, LOWER_LEFT, UPPER_LEFT)
    ]


@pytest.mark.rule("lisboa.8.12")
def test_a_tile_works_as_long_as_one_has_it() -> None:
    pos = meeting(ring=["tithe_barn", *RING[1:]], cardinal=5)
    assert pos.warehouse(GREEN) == 2
    play(pos, "cardinal 1", "clergy top")
    assert pos.warehouse(GREEN) == 3
    run(pos, "done", "take manuel", "give-up tithe_barn")
    assert pos.warehouse(GREEN) == 2


@pytest.mark.rule("lisboa.8.12")
def test_a_tile_that_acts_once_acts_now_and_stays() -> None:
    pos = meeting(ring=["collection_plate", *RING[1:]])
    play(pos, "cardinal 1")
    assert play(pos, "clergy top") == [ClergyTaken(GREEN, "collection_plate"), ReisTaken(GREEN, 6)]
    assert (pos.reis[GREEN], clergy(pos, GREEN)) == (6, ["collection_plate"])


# ---- 8.13: icons


@pytest.mark.rule("lisboa.8.13")
@pytest.mark.parametrize(
    ("start", "steps", "value", "due"),
    [
        (0, 1, 3, False),  # the gap he comes from does not count
        (0, 2, 3, False),
        (1, 1, 3, False),
        (1, 2, 4, False),  # reached
        (2, 1, 4, False),
        (2, 2, 4, False),  # passed
        (3, 1, 3, False),  # trap 15: nor does this one
        (4, 1, 3, False),
        (4, 2, 3, True),
        (5, 1, 3, True),
        (5, 2, 3, True),
    ],
)
def test_icons_reached_or_passed(start: int, steps: int, value: int, due: bool) -> None:
    pos = meeting(cardinal=start)
    icons = quote(pos, f"cardinal {steps}")
    assert icons == ({"treasury_icon": 1} if value == 4 else {}) | ({"influence_icon": 1} if due else {})
    play(pos, f"cardinal {steps}")
    assert (pos.value(), pos.church) == (3, -1)  # not before the tile
    happened = play(pos, min(legal(pos)))
    assert pos.value() == value
    assert (ChurchDue(GREEN) in happened) == due == (pos.church == GREEN)


@pytest.mark.rule("lisboa.8.13")
@pytest.mark.rule("lisboa.17.15")
@pytest.mark.parametrize(("start", "value", "due"), [(0, 4, False), (1, 4, False), (3, 3, True), (5, 3, True)])
def test_three_gaps_never_meet_both_icons(start: int, value: int, due: bool) -> None:
    """Trap 15."""
    pos = meeting(cardinal=start, clergy={GREEN: "pilgrim_road"})
    play(pos, "cardinal 3", min(legal_after(pos, "cardinal 3")))
    assert (pos.cardinal, pos.value(), pos.church == GREEN) == ((start + 3) % 6, value, due)


@pytest.mark.rule("lisboa.8.13")
@pytest.mark.rule("lisboa.17.13")
def test_a_land_that_gives_twice_moves_him_twice() -> None:
    """Trap 15: two moves, two tiles, and each looks at its own icons."""
    pos = city(cardinal=1, clergy={GREEN: "buried_treasure"}, reis={GREEN: 9})
    play(pos, "visit blue_manuel_1", "skip", "build b2 gold", "clergy upper_right")
    assert (pos.cardinal, pos.value()) == (3, 3)
    play(pos, "clergy bottom")
    assert (pos.value(), pos.reis[GREEN]) == (4, 5)
    assert clergy(pos, GREEN) == ["buried_treasure", UPPER_RIGHT, BOTTOM]


@pytest.mark.rule("lisboa.8.13")
@pytest.mark.rule("lisboa.8.12")
def test_move_tile_icons_in_this_order() -> None:
    """Trap 36."""
    pos = meeting(cardinal=2, ring=[*RING[:3], "te_deum", *RING[4:]])
    play(pos, "cardinal 1")
    happened = play(pos, "clergy bottom")
    assert happened == [ClergyTaken(GREEN, "te_deum"), InfluenceGained(GREEN, 3), TreasuryMoved(4)]


@pytest.mark.rule("lisboa.8.13")
@pytest.mark.rule("lisboa.1.6")
def test_the_treasury_icon_at_the_end_of_the_track() -> None:
    pos = meeting(cardinal=2, treasury=6)
    play(pos, "cardinal 1", "clergy bottom")
    assert pos.value() == 6


@pytest.mark.rule("lisboa.8.13")
def test_a_reward_meets_icons_as_well() -> None:
    pos = city(cardinal=2)
    give(pos, GREEN, "land", "c4")
    play(pos, "clergy bottom")
    assert pos.value() == 4


# ---- 8.14: the Church scoring


@pytest.mark.rule("lisboa.8.14")
def test_x15_church_scoring() -> None:
    pos = scoring(
        portfolio={GREEN: "dock1:ship_purple dock2:red_marquis_5"},
        clergy={GREEN: "collection_plate"},
        influence={GREEN: 1},
    )
    assert clergy(pos, GREEN) == ["collection_plate", TOP]
    assert quote(pos, f"give-up {TOP}") == {"wigs": 2}
    assert play(pos, f"give-up {TOP}") == [ClergyGivenUp(GREEN, TOP), WigsScored(GREEN, 2, "church")]
    assert legal(pos) == {"give-up collection_plate", "done"}
    run(pos, "done")
    assert (pos.wigs[GREEN], pos.influence[GREEN]) == (5 + 2, 1 + 6)
    assert clergy(pos, GREEN) == ["collection_plate"]


@pytest.mark.rule("lisboa.8.14")
def test_several_tiles_bring_influence_once() -> None:
    pos = scoring(clergy={GREEN: "tithe_barn seminary"}, portfolio={GREEN: "dock1:blue_king_1"})
    play(pos, "give-up tithe_barn", "give-up seminary")
    assert (pos.wigs[GREEN], pos.influence[GREEN]) == (5 + 4 + 3, 0)
    run(pos, f"give-up {TOP}")  # the last tile ends it
    assert (pos.wigs[GREEN], pos.influence[GREEN], clergy(pos, GREEN)) == (5 + 4 + 3 + 2, 3, [])


@pytest.mark.rule("lisboa.8.14")
def test_two_tiles_of_a_kind_go_one_by_one() -> None:
    pos = scoring(clergy={GREEN: "collection_plate collection_plate"})
    assert legal(pos) == {"give-up collection_plate", f"give-up {TOP}", "done"}
    play(pos, "give-up collection_plate")
    assert (clergy(pos, GREEN), pos.wigs[GREEN]) == (["collection_plate", TOP], 5 + 3)


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.rule("lisboa.5.2")
def test_influence_at_ten_is_a_wig() -> None:
    pos = scoring(influence={GREEN: 10}, portfolio={GREEN: "dock1:blue_king_1"})
    run(pos, f"give-up {TOP}")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (10, 5 + 2 + 1)


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.rule("lisboa.5.1")
def test_with_empty_docks_there_is_no_influence_and_no_wig() -> None:
    """Trap 32."""
    pos = scoring(influence={GREEN: 10})
    run(pos, f"give-up {TOP}")
    assert (pos.influence[GREEN], pos.wigs[GREEN]) == (10, 5 + 2)


@pytest.mark.rule("lisboa.8.14")
def test_who_gives_up_nothing_gains_nothing() -> None:
    pos = scoring(clergy={YELLOW: "tithe_barn", PURPLE: "seminary"}, portfolio={GREEN: "dock1:ship_blue"})
    play(pos, "done")
    assert (pos.influence[GREEN], pos.wigs[GREEN], clergy(pos, GREEN)) == (0, 5, [TOP])
    assert (step(pos), pos.to_move) == ("give-up", YELLOW)
    assert legal(pos) == {"give-up tithe_barn", "done"}
    none = refused(pos, f"give-up {TOP}", "no-clergy")  # what Green has
    assert (none.rule, none.need, none.have) == ("lisboa.8.14", 1, 0)
    refused(pos, "give-up seminary", "no-clergy")  # what Purple has


@pytest.mark.rule("lisboa.8.14")
def test_clockwise_and_only_those_with_tiles() -> None:
    pos = scoring(
        seat=PURPLE,
        clergy={GREEN: "tithe_barn", YELLOW: "seminary"},
        hands={PURPLE: "blue_king_4", ORANGE: "blue_king_1"},
    )
    assert pos.to_move == PURPLE
    play(pos, "done")
    assert pos.to_move == GREEN  # Orange has no tile
    play(pos, "done")
    assert pos.to_move == YELLOW
    run(pos, "done")
    assert (step(pos), pos.to_move) == ("play-card", ORANGE)


@pytest.mark.rule("lisboa.8.14")
def test_a_tile_that_raises_influence_is_gone_before_the_gain() -> None:
    pos = scoring(clergy={GREEN: "confessor_at_court"}, portfolio={GREEN: "dock1:blue_king_1"})
    kept, gone = pos.copy(), pos.copy()
    run(kept, f"give-up {TOP}", "done")
    run(gone, "give-up confessor_at_court", "done")
    assert (kept.influence[GREEN], gone.influence[GREEN]) == (3 + 2, 3)


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.rule("lisboa.14.2")
def test_after_the_card_and_before_the_refilling() -> None:
    """R19."""
    pos = meeting(cardinal=5, goods={GREEN: "cloth"}, clergy={GREEN: "tithe_barn"})
    play(pos, "cardinal 1", "clergy top", "take manuel")
    assert step(pos) == "give-up"
    assert shown(pos) == {"marquis": "red_marquis_1", "king": "red_king_1", "treasury": "red_treasury_1"}
    assert pos.ring[0] == -1
    assert [good for good in pos.covered if good >= 0] == [1]  # the cloth still lies on the State action
    run(pos, "done")
    assert len(shown(pos)) == 4 and -1 not in pos.ring
    assert not [good for good in pos.covered if good >= 0]


@pytest.mark.rule("lisboa.8.12")
@pytest.mark.rule("lisboa.14.2")
def test_an_empty_bag_leaves_a_gap_in_the_ring() -> None:
    """R43."""
    pos = meeting(goods={GREEN: "cloth"}, hands={GREEN: "blue_king_4", YELLOW: "blue_king_1"})
    pos.clergy_bag = [0] * len(pos.box.clergy)
    play(pos, "cardinal 1", "clergy top")
    play(pos, "take manuel", script=["red_manuel_2"])
    assert [space for space, tile in enumerate(pos.ring) if tile < 0] == [0]


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.rule("lisboa.1.10")
def test_tiles_given_up_leave_the_game() -> None:
    """R20."""
    pos = scoring(clergy={GREEN: "tithe_barn"})
    bag = sum(pos.clergy_bag)
    play(pos, "give-up tithe_barn")
    assert (sum(pos.clergy_bag), pos.clergy_gone) == (bag, 1)
    assert pos.census() == pos.box.census(4)


@pytest.mark.rule("lisboa.8.14")
def test_one_scoring_in_a_turn_and_the_first_begins() -> None:
    """R18: everybody meets the Cardinal in one turn, so he goes round and passes the icon twice."""
    pos = city(
        cardinal=5,
        seat=ORANGE,
        treasury=2,
        hands={ORANGE: "blue_king_1", GREEN: "blue_king_4"},
        favors={GREEN: "king", YELLOW: "king", PURPLE: "king"},
        plans={ORANGE: "blue-2"},
        reis={ORANGE: 4},
    )
    play(pos, "visit blue_king_1", "state meet_cardinal", "cardinal 2", "clergy top")
    assert (pos.cardinal, pos.church) == (1, ORANGE)
    play(pos, "open east_c", "complete blue-2", script=["arsenal_real"])
    for seat, tile in ((GREEN, ["clergy lower_right"]), (YELLOW, ["clergy lower_left"]), (PURPLE, [])):
        assert (step(pos), pos.to_move) == ("follow", seat)
        play(pos, "follow", "state meet_cardinal", "cardinal 2", *tile)
    assert (pos.cardinal, pos.church) == (1, ORANGE)
    assert clergy(pos, PURPLE) == [UPPER_RIGHT]
    play(pos, "take manuel")
    asked = []
    while step(pos) == "give-up":
        asked.append(pos.to_move)
        run(pos, "done")
    assert asked == [ORANGE, GREEN, YELLOW, PURPLE]


@pytest.mark.rule("lisboa.8.14")
def test_without_the_icon_there_is_no_scoring() -> None:
    pos = city(clergy=dict(enumerate(PERMANENT.split())), hands={GREEN: "blue_king_4", YELLOW: "blue_king_1"})
    run(pos, "gold blue_king_4", "take manuel")
    assert (step(pos), pos.to_move) == ("play-card", YELLOW)


@pytest.mark.rule("lisboa.8.14")
@pytest.mark.rule("lisboa.4.11")
def test_room_that_is_lost_with_a_tile_is_lost_at_once() -> None:
    laid = {GREEN: "dock1:ship_blue dock2:blue_king_1 office1:blue_treasury_2"}
    pos = scoring(clergy={GREEN: "cloister_school"}, portfolio=laid)
    play(pos, "give-up cloister_school")
    assert legal(pos) == {"discard dock1", "discard dock2", "discard office1"}
    play(pos, "discard dock2")
    assert step(pos) == "give-up"
    run(pos, "done")
    assert pos.influence[GREEN] == 2  # the Noble card has gone before the gain
