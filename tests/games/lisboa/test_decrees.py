"""Decrees and set markers: chapter 11."""

from typing import Any

import pytest

from gaiola import Scripted
from gaiola.games.lisboa.events import DecreeTaken, MarkerUsed
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules import scoring
from gaiola.games.lisboa.rules.decrees import take_decrees
from tests.games.lisboa.table import (
    DECREES,
    GREEN,
    PURPLE,
    YELLOW,
    city,
    decrees,
    give,
    legal,
    play,
    refused,
    run,
    step,
)


def taking(**laid: Any) -> LisboaPosition:
    """The seat to move visits the Marquis, whose visits cost nothing here."""
    seat = laid.get("seat", GREEN)
    defaults: dict[str, Any] = {"treasury": 2, "hands": {seat: "blue_marquis_1"}}
    pos = city(**(defaults | laid))
    play(pos, "visit blue_marquis_1")
    assert step(pos) == "decree"
    return pos


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.11.2")
def test_x26_extra_decree() -> None:
    pos = taking(seat=PURPLE, markers={PURPLE: 2})
    play(pos, "decree goldsmiths")
    assert legal(pos) == {"marker", "skip"}
    assert play(pos, "marker") == [MarkerUsed(PURPLE)]
    play(pos, "decree drapers")
    assert (decrees(pos, PURPLE), pos.markers[PURPLE]) == (["goldsmiths", "drapers"], 1)
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.11.1")
@pytest.mark.rule("lisboa.16.8")
def test_x27_decree() -> None:
    """Three blue buildings and two green ones, whoever opened them."""
    pos = city(
        decrees={YELLOW: "blue_school"},
        buildings={
            "west_a": "arsenal_real blue",
            "north_gold": "erario_regio blue",
            "east_d": "senado_da_camara blue",
            "west_b": "bolsa_do_comercio green",
            "east_a": "aula_do_comercio green",
        },
    )
    assert [scoring.decree_wigs(pos, seat) for seat in range(4)] == [0, 3, 0, 0]


# ---- 11.1: a decree


@pytest.mark.rule("lisboa.11.1")
def test_one_of_those_on_display() -> None:
    pos = taking()
    assert legal(pos) == {f"decree {name}" for name in DECREES}
    assert refused(pos, "decree blue_school", "not-on-display").rule == "lisboa.11.1"
    assert play(pos, "decree toolmakers") == [DecreeTaken(GREEN, "toolmakers")]
    assert (decrees(pos, GREEN), step(pos)) == (["toolmakers"], "take-card")


@pytest.mark.rule("lisboa.11.1")
def test_any_number_of_decrees() -> None:
    many = "blue_school green_school gilded_halls draped_halls learned_halls working_halls northern_front"
    pos = taking(decrees={GREEN: many})
    play(pos, "decree toolmakers")
    assert len(decrees(pos, GREEN)) == 8


@pytest.mark.rule("lisboa.11.1")
def test_a_decree_that_somebody_has_is_gone() -> None:
    pos = taking(decrees={YELLOW: "goldsmiths"})
    refused(pos, "decree goldsmiths", "not-on-display")


@pytest.mark.rule("lisboa.11.1")
@pytest.mark.rule("lisboa.14.2")
def test_the_display_is_filled_at_the_end_of_the_turn() -> None:
    pos = taking(hands={GREEN: "blue_marquis_1", YELLOW: "blue_king_1"})
    play(pos, "decree goldsmiths")
    assert pos.decrees_shown.count(-1) == 1
    play(pos, "take king", script=["red_king_2", "tonnage"])
    assert pos.decrees_shown.count(-1) == 0
    assert pos.box.decrees.index("tonnage") in pos.decrees_shown


@pytest.mark.rule("lisboa.11.1")
@pytest.mark.rule("lisboa.14.2")
def test_an_empty_deck_leaves_spaces_empty() -> None:
    """R43."""
    pos = taking(hands={GREEN: "blue_marquis_1", YELLOW: "blue_marquis_2"}, shown=("goldsmiths",), markers={GREEN: 1})
    pos.decree_deck.stock[:] = [0] * len(pos.box.decrees)
    play(pos, "decree goldsmiths")
    assert (step(pos), pos.markers[GREEN]) == ("take-card", 1)  # no other decree, so the marker is not asked for
    play(pos, "take king", script=["red_king_2"])
    assert pos.decrees_shown.count(-1) == 8
    none = refused(pos, "visit blue_marquis_2", "no-decree")
    assert (none.rule, none.need, none.have) == ("lisboa.11.1", 1, 0)


# ---- 11.2: an extra decree


@pytest.mark.rule("lisboa.11.2")
def test_the_marker_may_be_kept() -> None:
    pos = taking(markers={GREEN: 1})
    play(pos, "decree goldsmiths", "skip")
    assert (decrees(pos, GREEN), pos.markers[GREEN], step(pos)) == (["goldsmiths"], 1, "take-card")


@pytest.mark.rule("lisboa.11.2")
def test_without_a_marker_nothing_is_asked() -> None:
    pos = taking(markers={YELLOW: 2})
    play(pos, "decree goldsmiths")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.11.2")
@pytest.mark.rule("lisboa.4.10")
def test_a_set_completed_in_the_same_turn_gives_a_marker_already() -> None:
    """Trap 25."""
    pos = city(treasury=2, rubble={GREEN: "earthquake fire"}, pile="tsunami")
    give(pos, GREEN, "reward", "red_manuel_4")
    assert pos.markers[GREEN] == 1
    play(pos, "visit blue_marquis_1", "decree goldsmiths", "marker", "decree drapers")
    assert (decrees(pos, GREEN), pos.markers[GREEN]) == (["goldsmiths", "drapers"], 0)


@pytest.mark.rule("lisboa.11.2")
@pytest.mark.rule("lisboa.9.5")
def test_visitor_and_follower_may_use_a_marker_each() -> None:
    """R30."""
    pos = taking(markers={GREEN: 2, YELLOW: 2}, favors={YELLOW: "marquis"})
    play(pos, "decree goldsmiths", "marker", "decree drapers", "follow", "noble take_decree", "decree booksellers")
    assert (step(pos), pos.to_move) == ("extra-decree", YELLOW)
    play(pos, "marker", "decree toolmakers")
    assert (step(pos), pos.markers) == ("take-card", [1, 1, 0, 0])
    assert decrees(pos, YELLOW) == ["booksellers", "toolmakers"]


@pytest.mark.rule("lisboa.11.2")
def test_one_marker_in_a_turn_however_many_decrees() -> None:
    """R30: as if something had brought a decree before the visit."""
    pos = city(treasury=2, markers={GREEN: 2})
    take_decrees(pos, GREEN, 1)
    pos.settle(Scripted([]), None)
    play(pos, "decree goldsmiths", "marker", "decree drapers", "visit blue_marquis_1", "decree booksellers")
    assert (step(pos), pos.markers[GREEN]) == ("take-card", 1)


@pytest.mark.rule("lisboa.11.2")
def test_another_turn_another_marker() -> None:
    """R30: the limit is one in each turn, whoever's turn it is."""
    hands = {GREEN: "blue_marquis_1", YELLOW: "blue_marquis_2"}
    pos = taking(markers={GREEN: 2}, favors={GREEN: "marquis"}, hands=hands)
    run(pos, "decree goldsmiths", "marker", "decree drapers", "take king")
    run(pos, "visit blue_marquis_2", "decree booksellers")
    assert (step(pos), pos.to_move) == ("follow", GREEN)
    play(pos, "follow", "noble take_decree", "decree toolmakers", "marker", "decree row_a_landlord")
    assert (len(decrees(pos, GREEN)), pos.markers[GREEN]) == (4, 0)


@pytest.mark.rule("lisboa.11.2")
@pytest.mark.rule("lisboa.13.2")
def test_two_decrees_of_an_event_and_one_marker() -> None:
    """R46."""
    pos = city(period=2, hands={GREEN: "purple_treasury_5"}, reis={GREEN: 3}, markers={GREEN: 2})
    play(pos, "sponsor purple_treasury_5", "part", "decree goldsmiths")
    assert step(pos) == "decree"  # the marker comes after both
    play(pos, "decree drapers", "marker", "decree booksellers")
    assert (decrees(pos, GREEN), pos.markers[GREEN]) == (["goldsmiths", "drapers", "booksellers"], 1)
    assert step(pos) == "take-card"
