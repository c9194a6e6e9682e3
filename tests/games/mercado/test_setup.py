"""The market and its set-up: chapters 1 and 2."""

import pytest

from gaiola import Scripted
from gaiola.games.mercado.events import Began, CoinsDealt, CoinTaken, GrayLaid, PubGiven
from gaiola.kernel.chance import ScriptError
from gaiola.kernel.options import OptionError
from tests.games.mercado.table import (
    BLUE,
    ENTRANCES,
    GRAY,
    GREEN,
    MARKED,
    PAIRS,
    PURPLE,
    SPACES,
    YELLOW,
    at,
    bag_of,
    box,
    deal,
    display_of,
    held_by,
    legal,
    market,
    offered,
    play,
    quote,
    refused,
    row_by_row,
    shown_in,
    stacks_of,
    tiles_of,
    verbs,
)

# ---- 1: the market


@pytest.mark.rule("mercado.1.1")
def test_coins_are_the_score_and_the_most_coins_win() -> None:
    pos = market(3, coins={GREEN: 54, PURPLE: 61, BLUE: 47}, stands={"r1c1": "fish green"})
    assert pos.scores() == [54, 61, 47]
    assert pos.ranking() == [2, 1, 3]
    assert pos.breakdown()[GREEN] == [("coins", 54), ("restaurants", 0)]


@pytest.mark.rule("mercado.1.2")
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_a_space_is_served_by_the_four_entrances_of_its_lines(entrance: str) -> None:
    pos = market(customers={entrance: "k1_fish_flower"})
    assert quote(pos, "stand fish r2c4")["income"] == (1 if entrance in ("w2", "e2", "n4", "s4") else 0)


@pytest.mark.rule("mercado.1.2")
def test_the_market_has_25_spaces_and_20_entrances() -> None:
    pos = market(stands={"r3c3": "fish green"})
    assert {move for move in legal(pos) if move.startswith("stand flower")} == {
        f"stand flower {space}" for space in SPACES if space != "r3c3"
    }
    assert len(pos.view(None)["entrances"]) == 20
    assert {move for move in legal(pos) if move.startswith("customers k1_fish_flower")} == {
        f"customers k1_fish_flower {entrance}" for entrance in ("n3", "e3", "s3", "w3")
    }


@pytest.mark.rule("mercado.1.2")
def test_a_space_is_free_until_a_stand_or_an_open_restaurant_is_on_it() -> None:
    pos = market(stands={"r1c1": "fish green"}, restaurants={"r1c2": "pub"}, gray={"r2c1": "pub"})
    assert pos.free_spaces == 23
    refused(pos, "stand flower r1c1", "space-taken")
    refused(pos, "stand flower r1c2", "space-taken")
    assert "stand flower r2c1" in legal(pos)


@pytest.mark.rule("mercado.1.2")
def test_an_entrance_keeps_its_tile() -> None:
    pos = market(stands={"r1c1": "fish green"})
    play(pos, "customers k1_fish_flower w1", "k1_meat_grape")
    play(pos, "coin")
    assert at(pos, "w1") == "k1_fish_flower"
    refused(pos, "customers k1_fish_meat w1", "entrance-taken")


@pytest.mark.rule("mercado.1.3")
@pytest.mark.parametrize(("players", "pubs"), [(2, 1), (3, 1), (4, 2)])
def test_the_pieces_are_counted_out(players: int, pubs: int) -> None:
    pieces = {f"stand tile {good}": 7 for good in ("fish", "flower", "tomato", "meat", "grape")}
    pieces |= {"restaurant pub": pubs}
    pieces |= {f"restaurant {kind}": 2 for kind in ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar")}
    pieces |= {"customers 1": 10, "customers 2": 10, "customers 3": 10, "customers 4": 5}
    pieces |= {f"wooden stands {seat}": 8 for seat in range(players)}
    pos, _ = deal(players)
    assert pos.census() == pieces
    assert pos.box.census(players) == pieces


@pytest.mark.rule("mercado.1.3")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("pair", PAIRS)
def test_every_pair_of_goods_occurs_once_in_sizes_one_to_three(size: int, pair: str) -> None:
    tile = f"k{size}_{pair}"
    pos = market(tiles={GREEN: "fish flower tomato", PURPLE: "meat grape grape"}, customers={"w1": tile})
    earning = {
        good for good in ("fish", "flower", "tomato", "meat", "grape") if quote(pos, f"stand {good} r1c1")["income"]
    }
    assert earning == set(pair.split("_"))
    assert quote(pos, f"stand {pair.split('_')[0]} r1c1")["income"] == size


@pytest.mark.rule("mercado.1.3")
@pytest.mark.parametrize("good", ["fish", "flower", "tomato", "meat", "grape"])
def test_four_customers_want_a_single_good(good: str) -> None:
    pos = market(customers={"w1": f"k4_{good}"})
    for other in ("fish", "flower", "tomato", "meat", "grape"):
        assert quote(pos, f"stand {other} r1c1")["income"] == (4 if other == good else 0)


@pytest.mark.rule("mercado.1.3")
def test_the_supply_of_coins_never_runs_out() -> None:
    """M20: the box holds 186 coins' worth; nobody is refused the next."""
    pos = market(coins={GREEN: 186, PURPLE: 186})
    play(pos, "coin")
    assert pos.coins[GREEN] == 187


@pytest.mark.rule("mercado.1.4")
def test_hidden_money_covers_the_total_of_others_only() -> None:
    pos = market(3, coins={GREEN: 3, PURPLE: 4, BLUE: 6}, held={PURPLE: "pub"})
    assert [player["coins"] for player in pos.view(GREEN)["players"]] == [3, None, None]
    assert [player["coins"] for player in pos.view(PURPLE)["players"]] == [None, 4, None]
    assert [player["coins"] for player in pos.view(None)["players"]] == [None, None, None]
    assert pos.view(GREEN)["players"][PURPLE]["tiles"] == {"fish": 1, "flower": 1, "tomato": 1}
    assert pos.view(GREEN)["players"][PURPLE]["restaurants"] == {"pub": 1}


@pytest.mark.rule("mercado.1.4")
def test_open_money_is_seen_by_all() -> None:
    pos = market(3, coins={GREEN: 3, PURPLE: 4, BLUE: 6}, options={"money": "open"})
    for seat in (GREEN, PURPLE, BLUE, None):
        assert [player["coins"] for player in pos.view(seat)["players"]] == [3, 4, 6]


@pytest.mark.rule("mercado.1.4")
def test_screens_are_lifted_at_the_end() -> None:
    pos = market(coins={GREEN: 3, PURPLE: 4}, coin_run=3)
    assert pos.view(None)["result"] is None
    play(pos, "coin")
    for seat in (GREEN, PURPLE, None):
        assert [player["coins"] for player in pos.view(seat)["players"]] == [4, 4]
        assert pos.view(seat)["result"] == {"scores": [4, 4], "ranking": [1, 1]}


@pytest.mark.rule("mercado.1.4")
def test_m21_every_gain_is_announced_to_everybody() -> None:
    pos = market()
    (gain,) = play(pos, "coin")
    for seat in (GREEN, PURPLE, None):
        assert gain.seen_by(seat) == CoinTaken(GREEN, 1)
    assert list(gain.gains()) == [(GREEN, "coins", 1)]


def test_alone_the_own_money_is_seen_and_a_spectator_sees_none() -> None:
    pos = market(challenge=1, coins={GREEN: 7})
    assert pos.view(GREEN)["players"][GREEN]["coins"] == 7
    assert pos.view(None)["players"][GREEN]["coins"] is None


# ---- 2: set-up


@pytest.mark.rule("mercado.2.1")
def test_eleven_gray_restaurants_lie_on_the_marked_spaces() -> None:
    """M1: everybody sees which."""
    pos, events = deal(2)
    for space, kind in zip(MARKED, GRAY, strict=True):
        assert at(pos, space) == {"gray": kind}
        assert GrayLaid(space, kind) in events
    assert [space for space in SPACES if at(pos, space) is None] == [space for space in SPACES if space not in MARKED]


@pytest.mark.rule("mercado.2.1")
def test_one_pub_is_set_aside_before_the_gray_ones_are_laid() -> None:
    with pytest.raises(ScriptError, match="outcome 3 is 'pub'"):
        deal(2, gray=["pub", "pub", *GRAY[2:]])


@pytest.mark.rule("mercado.2.1")
def test_m1_hidden_types_are_drawn_only_when_taken() -> None:
    pos, events = deal(2, gray=[], options={"gray_restaurants": "hidden"})
    assert [at(pos, space) for space in MARKED] == [{"gray": None}] * 11
    assert GrayLaid("r3c3", None) in events
    assert pos.census()["restaurant wine_bar"] == 2
    play(pos, "stand fish r3c3", "wine_bar")
    assert held_by(pos, GREEN) == "wine_bar"
    assert at(pos, "r3c3") == {"stand": "fish", "owner": GREEN}
    assert pos.census() == pos.box.census(2)


@pytest.mark.rule("mercado.2.2")
def test_display_and_players_get_three_tiles_each() -> None:
    pos, _ = deal(
        3, first=BLUE, display="meat meat grape", tiles=["fish fish flower", "tomato meat grape", "fish grape grape"]
    )
    assert display_of(pos) == "meat meat grape"
    assert tiles_of(pos, BLUE) == "fish fish flower"
    assert tiles_of(pos, GREEN) == "tomato meat grape"
    assert tiles_of(pos, PURPLE) == "fish grape grape"
    assert pos.view(PURPLE)["players"][BLUE]["tiles"] == {"fish": 2, "flower": 1}
    assert pos.view(None)["display"] == {"meat": 2, "grape": 1}
    assert len(bag_of(pos).split()) == 35 - 3 - 9


@pytest.mark.rule("mercado.2.2")
def test_m5_three_of_a_kind_at_set_up_stays() -> None:
    pos, _ = deal(2, display="fish fish fish", tiles=["meat meat meat", "grape grape grape"])
    assert display_of(pos) == "fish fish fish"
    assert tiles_of(pos, GREEN) == "meat meat meat"
    assert tiles_of(pos, PURPLE) == "grape grape grape"
    assert legal(pos) == {"redraw", "keep"}
    play(pos, "keep")
    play(pos, "stand meat r2c2")
    assert legal(pos) == {"redraw-display", "keep-display"}


@pytest.mark.rule("mercado.2.3")
def test_three_customers_of_each_size_are_on_offer_and_the_rest_is_unknown() -> None:
    """Trap 7: of a stack nothing is told but its height."""
    pos, _ = deal(2)
    assert shown_in(pos) == offered()
    assert stacks_of(pos) == [7, 7, 7, 2]
    for seat in (GREEN, PURPLE, None):
        seen = pos.view(seat)
        assert seen["stacks"] == {"1": 7, "2": 7, "3": 7, "4": 2}
        assert seen["customers"] == offered()
        assert "k1_meat_grape" not in str(seen) and "k4_grape" not in str(seen)
        assert seen["bag"] == 26
    refused(pos, "customers k1_meat_grape w1", "tile-not-shown")


@pytest.mark.rule("mercado.2.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_eight_wooden_stands_and_one_coin(players: int) -> None:
    pos, events = deal(players)
    assert pos.stands_left == [8] * players
    assert pos.coins == [1] * players
    assert [event for event in events if isinstance(event, CoinsDealt)] == [
        CoinsDealt(seat, 1) for seat in range(players)
    ]


@pytest.mark.rule("mercado.2.5")
@pytest.mark.parametrize("first", [GREEN, PURPLE, BLUE])
def test_m2_the_first_player_is_drawn(first: int) -> None:
    pos, events = deal(3, first=first)
    assert pos.to_move == first == pos.view(None)["first"]
    assert events[0] == Began(first)
    play(pos, "coin")
    assert pos.to_move == (first + 1) % 3


@pytest.mark.rule("mercado.2.5")
@pytest.mark.parametrize(("first", "last"), [(GREEN, YELLOW), (PURPLE, GREEN), (BLUE, PURPLE), (YELLOW, BLUE)])
def test_m2_the_last_of_four_receives_the_second_pub(first: int, last: int) -> None:
    """Trap 11: it costs its owner a coin until it is opened."""
    pos, events = deal(4, first=first)
    assert [held_by(pos, seat) for seat in range(4)] == ["pub" if seat == last else "" for seat in range(4)]
    assert PubGiven(last, "pub") in events
    assert pos.scores() == [0 if seat == last else 1 for seat in range(4)]


@pytest.mark.rule("mercado.2.5")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_fewer_players_the_second_pub_stays_in_the_box(players: int) -> None:
    pos, events = deal(players)
    assert [held_by(pos, seat) for seat in range(players)] == [""] * players
    assert not [event for event in events if isinstance(event, PubGiven)]
    assert pos.census()["restaurant pub"] == 1


@pytest.mark.parametrize("players", [0, 5])
def test_the_game_is_for_one_to_four(players: int) -> None:
    with pytest.raises(OptionError, match="for 1 to 4 players"):
        box().start(players, Scripted([]))


# ---- the table these tests play on


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_market_laid_out_adds_up(players: int) -> None:
    pos = market(players, stands={"r1c1": "fish green", "r2c2": "meat purple"}, customers={"w1": "k2_fish_flower"})
    full = pos.box.census(players)
    assert {piece: count for piece, count in pos.census().items() if not piece.startswith("restaurant")} == {
        piece: count for piece, count in full.items() if not piece.startswith("restaurant")
    }
    assert verbs(pos) == {"stand", "customers", "coin"}


def test_a_table_cannot_hold_more_tiles_than_the_box() -> None:
    with pytest.raises(ValueError, match="more than seven fish"):
        market(stands=row_by_row("fish fish fish fish fish fish"))
