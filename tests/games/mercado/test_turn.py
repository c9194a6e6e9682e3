"""The turn: chapter 3."""

import pytest

from gaiola.games.mercado.events import CoinTaken, TilesRedrawn
from gaiola.kernel.chance import ScriptError
from tests.games.mercado.table import (
    BLUE,
    GREEN,
    PURPLE,
    bag_of,
    display_of,
    legal,
    market,
    play,
    quote,
    refused,
    tiles_of,
    verbs,
)


@pytest.mark.rule("mercado.3.1")
def test_one_action_and_the_player_on_the_left_follows() -> None:
    pos = market(3, stands={"r1c1": "fish green", "r5c5": "fish purple"}, held={BLUE: "pub"})
    play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    assert pos.to_move == PURPLE
    play(pos, "stand fish r3c3")
    assert pos.to_move == PURPLE
    play(pos, "take meat", "fish")
    assert pos.to_move == BLUE
    play(pos, "restaurant pub r2c2")
    assert pos.to_move == GREEN
    play(pos, "coin")
    assert pos.to_move == PURPLE


@pytest.mark.rule("mercado.3.1")
def test_four_actions_and_nothing_else() -> None:
    pos = market(stands={"r1c1": "fish green"}, held={GREEN: "pub"})
    assert verbs(pos) == {"stand", "customers", "restaurant", "coin"}


@pytest.mark.rule("mercado.3.1")
def test_m17_nobody_may_pass() -> None:
    pos = market(coins={GREEN: 0})
    assert legal(pos) == {"coin"}
    assert refused(pos, "stop", "no-stopping").rule == "mercado.10.3"
    for foreign in ("keep", "redraw", "take fish", "keep-display", "redraw-display", "specialty fish"):
        refused(pos, foreign, "not-now")


@pytest.mark.rule("mercado.3.1")
def test_a_second_action_waits_for_the_tile_to_be_taken() -> None:
    pos = market()
    play(pos, "stand fish r3c3")
    assert legal(pos) == {"take tomato", "take meat", "take grape"}
    for second in ("coin", "stand flower r3c4", "customers k1_fish_flower w3"):
        refused(pos, second, "not-now")
    assert quote(pos, "coin") == {}


def test_after_the_end_nothing_may_be_played() -> None:
    pos = market(coin_run=3)
    play(pos, "coin")
    assert legal(pos) == set() and pos.to_move is None
    assert refused(pos, "coin", "over").rule == "kernel"
    assert quote(pos, "coin") == {}


# ---- 3.2: three of a kind


@pytest.mark.rule("mercado.3.2")
def test_three_of_a_kind_may_be_exchanged() -> None:
    pos = market(tiles={GREEN: "fish fish fish"}, bag="flower tomato meat meat")
    assert legal(pos) == {"redraw", "keep"}
    assert play(pos, "redraw", "meat", "flower", "tomato") == [
        TilesRedrawn(GREEN, "fish", ["meat", "flower", "tomato"])
    ]
    assert tiles_of(pos, GREEN) == "flower tomato meat"
    assert bag_of(pos) == "fish fish fish meat"
    assert pos.to_move == GREEN and "coin" in legal(pos)


@pytest.mark.rule("mercado.3.2")
def test_three_of_a_kind_may_be_kept() -> None:
    pos = market(tiles={GREEN: "fish fish fish"})
    assert play(pos, "keep") == []
    assert tiles_of(pos, GREEN) == "fish fish fish"
    assert "stand fish r3c3" in legal(pos)
    refused(pos, "redraw", "not-now")


@pytest.mark.rule("mercado.3.2")
def test_the_question_comes_before_the_action() -> None:
    pos = market(tiles={GREEN: "fish fish fish"})
    refused(pos, "coin", "not-now")
    refused(pos, "stand fish r3c3", "not-now")


@pytest.mark.rule("mercado.3.2")
def test_new_tiles_are_drawn_before_the_old_ones_go_back() -> None:
    pos = market(tiles={GREEN: "fish fish fish"}, bag="flower tomato meat meat")
    with pytest.raises(ScriptError, match="only flower, tomato, meat can be drawn"):
        play(pos, "redraw", "fish", "flower", "tomato")


@pytest.mark.rule("mercado.3.2")
@pytest.mark.parametrize(
    ("tiles", "bag"),
    [
        ("fish fish flower", "meat meat meat meat"),
        ("fish fish", "meat meat meat meat"),
        ("fish fish fish", "flower meat"),
        ("fish fish fish", ""),
        ("fish fish fish", "fish fish fish fish"),
    ],
    ids=["two of a kind", "two tiles", "M3 two in the bag", "M3 empty bag", "M4 all of one good"],
)
def test_no_exchange(tiles: str, bag: str) -> None:
    pos = market(tiles={GREEN: tiles}, bag=bag)
    assert "coin" in legal(pos)
    refused(pos, "redraw", "not-now")


@pytest.mark.rule("mercado.3.2")
def test_m3_three_in_the_bag_are_enough() -> None:
    pos = market(tiles={GREEN: "fish fish fish"}, bag="fish fish meat")
    assert legal(pos) == {"redraw", "keep"}
    play(pos, "redraw", "fish", "fish", "meat")
    assert tiles_of(pos, GREEN) == "fish fish meat"
    assert bag_of(pos) == "fish fish fish"


@pytest.mark.rule("mercado.3.2")
def test_m4_again_but_at_most_three_times_in_a_turn() -> None:
    pos = market(tiles={GREEN: "fish fish fish"})
    play(pos, "redraw", "meat", "meat", "meat")
    assert legal(pos) == {"redraw", "keep"}
    play(pos, "redraw", "fish", "fish", "fish")
    assert legal(pos) == {"redraw", "keep"}
    play(pos, "redraw", "grape", "grape", "grape")
    refused(pos, "redraw", "not-now")
    assert tiles_of(pos, GREEN) == "grape grape grape"
    assert play(pos, "coin") == [CoinTaken(GREEN, 1)]
    play(pos, "coin")
    assert legal(pos) == {"redraw", "keep"}, "a new turn, a new count"


@pytest.mark.rule("mercado.3.2")
@pytest.mark.rule("mercado.4.6")
def test_m4_own_tiles_and_display_are_counted_apart() -> None:
    pos = market(tiles={GREEN: "fish fish fish"}, display="flower flower flower")
    play(pos, "redraw", "meat", "meat", "meat")
    play(pos, "redraw", "fish", "fish", "fish")
    play(pos, "redraw", "meat", "meat", "meat")
    play(pos, "stand meat r3c3")
    for good in ("grape", "tomato", "grape"):
        assert legal(pos) == {"redraw-display", "keep-display"}
        play(pos, "redraw-display", good, good, good)
    assert legal(pos) == {"take grape"}
    assert display_of(pos) == "grape grape grape"


@pytest.mark.rule("mercado.3.2")
def test_the_exchange_belongs_to_the_beginning_of_the_own_turn() -> None:
    pos = market(tiles={GREEN: "fish fish meat", PURPLE: "grape grape grape"}, display="fish meat grape")
    assert "coin" in legal(pos)
    play(pos, "stand meat r3c3")
    play(pos, "take fish", "tomato")
    assert tiles_of(pos, GREEN) == "fish fish fish"
    assert pos.to_move == PURPLE and legal(pos) == {"redraw", "keep"}
    play(pos, "keep")
    play(pos, "coin")
    assert pos.to_move == GREEN and legal(pos) == {"redraw", "keep"}
