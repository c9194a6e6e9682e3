"""A turn: chapter 3. What cannot be carried through may not be begun."""

import pytest

from gaiola.games.lisboa.events import (
    CardTaken,
    GoldFetched,
    GoodTaken,
    NoRoom,
    ShipsDocked,
    Sponsored,
    TurnBegan,
    Visited,
)
from tests.games.lisboa.table import (
    GREEN,
    HAND,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    clergy,
    decrees,
    goods,
    hand,
    legal,
    play,
    quote,
    refused,
    run,
    seen,
    slots,
    step,
    verbs,
)

FOUR_TILES = "tithe_barn seminary solemn_mass alms_chest"
NOBLES_ONLY = "blue_manuel_1 blue_marquis_1 blue_king_1"
ONE_EACH = {seat: f"blue_king_{seat + 1} blue_manuel_{seat + 1}" for seat in range(4)}

# ---- 3.1, 3.2: turns, and ships that come home


@pytest.mark.rule("lisboa.3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    pos = city(players, seat=players - 1, hands={seat: ONE_EACH[seat] for seat in range(players)})
    turns = []
    for _ in range(players + 1):
        turns.append(pos.turn)
        run(pos, f"gold {hand(pos, pos.turn)[0]}", "take manuel")
    assert turns == [players - 1, *range(players)]


@pytest.mark.rule("lisboa.3.1")
def test_action_then_card_then_church_then_the_next_turn() -> None:
    """The Cardinal stands before the Influence icon; green has another tile to give up."""
    pos = city(goods={GREEN: "cloth"}, cardinal=5, clergy={GREEN: "tithe_barn"}, hands=ONE_EACH)
    run(pos, "portfolio blue_king_1")
    steps = []
    for move in ("trade meet_cardinal cloth", "cardinal 1", "clergy top", "done", "take king", "done"):
        steps.append(step(pos))
        run(pos, move)
    assert steps == ["business", "cardinal", "clergy", "trade", "take-card", "give-up"]
    assert (pos.to_move, pos.turn, step(pos)) == (YELLOW, YELLOW, "play-card")


@pytest.mark.rule("lisboa.3.2")
def test_ships_at_sea_come_back_when_their_owner_begins() -> None:
    """Two of yellow's ships are at sea and a third is half loaded; purple's is still away."""
    pos = city(
        hands=ONE_EACH,
        portfolio={YELLOW: "dock1:ship_red dock2:ship_red dock3:ship_blue", PURPLE: "dock1:ship_blue"},
        cargo={(YELLOW, 1): "gold cloth", (YELLOW, 2): "books", (YELLOW, 3): "tools", (PURPLE, 1): "tools"},
        at_sea=[(YELLOW, 1), (YELLOW, 3), (PURPLE, 1)],
    )
    run(pos, "gold blue_king_1")
    events = play(pos, "take king", script=["red_king_2"])
    assert events[-2:] == [TurnBegan(YELLOW), ShipsDocked(YELLOW, 2)]
    docks = [seen(pos, "players", YELLOW, "portfolio", f"dock{n}") for n in (1, 2, 3)]
    assert [(dock["at_sea"], sum(dock["cargo"].values())) for dock in docks] == [(False, 0), (False, 1), (False, 0)]
    purple = seen(pos, "players", PURPLE, "portfolio", "dock1")
    assert purple["at_sea"] and purple["cargo"]["tools"] == 1


@pytest.mark.rule("lisboa.3.2")
def test_crates_go_to_the_supply_and_not_to_the_warehouse() -> None:
    pos = city(portfolio={GREEN: "dock1:ship_blue"}, cargo={(GREEN, 1): "gold"}, at_sea=[(GREEN, 1)])
    assert goods(pos, GREEN) == {} and pos.loaded(0) == 0 and pos.wigs[GREEN] == 5


# ---- 3.3: one gold


@pytest.mark.rule("lisboa.3.3")
@pytest.mark.parametrize("card", HAND)
def test_x01_get_1_gold(card: str) -> None:
    """Green discards any card of the hand, takes a gold, then a card of the display."""
    pos = city()
    assert quote(pos, f"gold {card}") == {"gold": 1}
    assert play(pos, f"gold {card}") == [GoldFetched(GREEN, card), GoodTaken(GREEN, "gold", 1)]
    assert goods(pos, GREEN) == {"gold": 1} and len(hand(pos, GREEN)) == 4
    assert CardTaken(GREEN, "red_king_1") in play(pos, "take king", script=["red_king_4"])
    assert sorted(hand(pos, GREEN)) == sorted([*[name for name in HAND if name != card], "red_king_1"])
    assert pos.to_move == YELLOW and slots(pos, GREEN) == {}


@pytest.mark.rule("lisboa.4.8")
def test_gold_without_room_is_not_promised() -> None:
    pos = city(goods={GREEN: "gold gold"})
    assert quote(pos, f"gold {HAND[0]}") == {"gold": 0}
    assert GoodTaken(GREEN, "gold", 1) not in play(pos, f"gold {HAND[0]}") and goods(pos, GREEN) == {"gold": 2}


@pytest.mark.rule("lisboa.3.3")
def test_gold_into_a_full_warehouse_is_lost() -> None:
    """A32."""
    pos = city(goods={GREEN: "gold gold"})
    assert play(pos, "gold blue_king_1") == [GoldFetched(GREEN, "blue_king_1"), NoRoom(GREEN, "gold", 1)]
    assert goods(pos, GREEN) == {"gold": 2} and step(pos) == "take-card"


@pytest.mark.rule("lisboa.3.3")
def test_gold_is_always_possible() -> None:
    """No goods, no Influence, no wigs, no réis: nothing else can be done."""
    cards = ("blue_manuel_3", "blue_marquis_2", "blue_king_4", "blue_treasury_1")
    pos = city(hands={GREEN: " ".join(cards)}, wigs={GREEN: 0}, treasury=5)
    assert legal(pos) == {f"gold {card}" for card in cards}


# ---- 3.4: four actions


@pytest.mark.rule("lisboa.3.4")
def test_a_noble_card_and_a_treasury_card_have_three_uses_each() -> None:
    pos = city(
        hands={GREEN: "blue_king_1 blue_treasury_4"}, goods={GREEN: "gold"}, reis={GREEN: 9}, influence={GREEN: 9}
    )
    pos.plans[0] = 1
    assert {move.notation for move in pos.candidates()} == {
        *("portfolio blue_king_1", "visit blue_king_1", "gold blue_king_1"),
        *("portfolio blue_treasury_4", "sponsor blue_treasury_4", "gold blue_treasury_4"),
    }
    assert verbs(pos) == {"portfolio", "visit", "sponsor", "gold"}


@pytest.mark.rule("lisboa.3.4")
def test_after_a_card_for_the_portfolio_one_sells_or_trades() -> None:
    pos = city(goods={GREEN: "cloth"}, portfolio={YELLOW: "dock1:ship_red"})
    run(pos, "portfolio blue_king_4")
    assert slots(pos, GREEN) == {"dock1": "blue_king_4"} and "blue_king_4" not in hand(pos, GREEN)
    assert legal(pos) == {"load cloth p2_dock1", "trade meet_cardinal cloth", "trade get_favor cloth"}
    refused(pos, "done", "not-now")


@pytest.mark.rule("lisboa.3.4")
def test_a_noble_card_at_court_is_a_visit() -> None:
    pos = city(influence={GREEN: 3})
    assert Visited(GREEN, "marquis", "blue_marquis_1") in play(pos, "visit blue_marquis_1")
    assert slots(pos, GREEN) == {} and step(pos) == "decree"


@pytest.mark.rule("lisboa.3.4")
def test_a_treasury_card_at_court_is_an_event() -> None:
    pos = city(reis={GREEN: 3}, goods={GREEN: "gold"})
    assert Sponsored(GREEN, "blue_treasury_1") in play(pos, "sponsor blue_treasury_1")
    assert slots(pos, GREEN) == {} and (step(pos), pos.reis[GREEN]) == ("event", 0)


@pytest.mark.rule("lisboa.3.4")
def test_each_card_has_its_own_use_at_court() -> None:
    pos = city(reis={GREEN: 9}, influence={GREEN: 9}, goods={GREEN: "gold"})
    assert refused(pos, "visit blue_treasury_1", "no-noble-card").rule == "lisboa.3.4"
    assert refused(pos, "sponsor blue_king_1", "no-treasury-card").rule == "lisboa.3.4"


@pytest.mark.rule("lisboa.3.4")
@pytest.mark.parametrize("verb", ["gold", "portfolio", "visit"])
@pytest.mark.parametrize("card", ["blue_king_2", "red_king_1", "blue_manuel_2"])
def test_only_cards_of_the_own_hand(verb: str, card: str) -> None:
    """In the hand of another, on a pile, not in play."""
    pos = city(goods={GREEN: "gold"}, influence={GREEN: 9}, hands={GREEN: "blue_king_1", YELLOW: "blue_king_2"})
    assert refused(pos, f"{verb} {card}", "not-in-hand").rule == "lisboa.3.4"


@pytest.mark.rule("lisboa.3.4")
def test_only_treasury_cards_of_the_own_hand() -> None:
    refused(city(reis={GREEN: 9}), "sponsor blue_treasury_2", "not-in-hand")


# ---- 3.5: no half measures


@pytest.mark.rule("lisboa.3.5")
def test_a_card_for_the_portfolio_needs_a_good_to_sell_or_trade() -> None:
    """Trap 7: the designer's tip on page 9."""
    pos = city()
    assert refused(pos, "portfolio blue_king_4", "no-goods").later == "business"
    assert refused(pos, "portfolio blue_treasury_1", "no-goods").later == "business"
    assert "portfolio blue_king_4" in legal(city(goods={GREEN: "tools"}))


@pytest.mark.rule("lisboa.3.5")
def test_what_is_gained_on_the_way_counts() -> None:
    """Only the cards that bring a good can go to the portfolio."""
    pos = city()
    assert {move for move in legal(pos) if move.startswith("portfolio")} == {
        f"portfolio blue_{card}" for card in ("manuel_1", "king_1")
    }


@pytest.mark.rule("lisboa.3.5")
def test_a_book_alone_builds_no_ship() -> None:
    """The Marquis's card brings a book; a ship would cost another good, and there is no store to produce."""
    pos = city(goods={GREEN: ""})
    assert refused(pos, "portfolio blue_marquis_1", "no-ship").later == "business"
    assert "portfolio blue_marquis_1" in legal(city(stores={"a1": (GREEN, "gold")}))
    assert "portfolio blue_marquis_1" in legal(city(portfolio={YELLOW: "dock1:ship_blue"}))


@pytest.mark.rule("lisboa.3.5")
def test_a_penalty_may_take_the_last_good_away() -> None:
    pos = city(goods={GREEN: "tools"}, hands={GREEN: "blue_manuel_5"})
    assert refused(pos, "portfolio blue_manuel_5", "no-goods").later == "business"


@pytest.mark.rule("lisboa.3.5")
def test_a_choice_must_leave_a_way_on() -> None:
    """Of a book and a tool the book must go: alone it could neither be sold nor traded."""
    pos = city(goods={GREEN: "tools books"}, hands={GREEN: "blue_manuel_5"})
    play(pos, "portfolio blue_manuel_5")
    assert legal(pos) == {"return books"}
    assert refused(pos, "return tools", "no-ship").later == "business"
    assert refused(pos, "return cloth", "no-good").later == ""


@pytest.mark.rule("lisboa.3.5")
def test_the_only_ship_to_sell_to_cannot_go() -> None:
    """The King has nothing to offer for the cloth: four clergy tiles, all three favors."""
    pos = city(
        goods={GREEN: "cloth"},
        portfolio={GREEN: "dock1:ship_blue office1:blue_treasury_2"},
        clergy={GREEN: FOUR_TILES},
        favors={GREEN: "manuel marquis king"},
    )
    play(pos, "portfolio blue_king_4")
    assert legal(pos) == {"replace office1"}
    assert refused(pos, "replace dock1", "no-ship").later == "business"


@pytest.mark.rule("lisboa.3.5")
def test_a_visit_needs_its_noble_action() -> None:
    """Green has no coin and no plan: every land costs 3 and more, and hiring for the plan of a site would cost 6."""
    pos = city(influence={GREEN: 1}, columns=dict.fromkeys(range(1, 6), "fire fire fire"), hands={GREEN: NOBLES_ONLY})
    for card, later in (("blue_manuel_1", "pay"), ("blue_king_1", "complete")):
        refusal = pos.why_not(pos.box.move(f"visit {card}"))
        assert refusal is not None and refusal.later == later
    assert legal(pos) == {f"gold {card}" for card in NOBLES_ONLY.split()} | {
        *("visit blue_marquis_1", "portfolio blue_manuel_1", "portfolio blue_king_1")
    }
    pos = city(influence={GREEN: 1}, shown=())
    assert refused(pos, "visit blue_marquis_1", "no-decree").rule == "lisboa.11.1"


@pytest.mark.rule("lisboa.3.5")
def test_an_event_needs_one_part_that_can_be_carried_out() -> None:
    """A31: no store to produce, no good to sell."""
    pos = city(reis={GREEN: 3}, hands={GREEN: "blue_treasury_3"})
    assert refused(pos, "sponsor blue_treasury_3", "at-least-one").later == "event"


@pytest.mark.rule("lisboa.13.2")
def test_parts_of_an_event_may_be_skipped_but_not_all() -> None:
    """A31: recruit, plan, Cardinal, from left to right."""
    pos = city(reis={GREEN: 3}, hands={GREEN: "blue_treasury_6"})
    run(pos, "sponsor blue_treasury_6", "skip", "skip")
    assert legal(pos) == {"part"}
    assert refused(pos, "skip", "at-least-one").rule == "lisboa.13.2"
    run(pos, "part", "cardinal 2", "clergy upper_right")
    assert clergy(pos, GREEN) == ["ministers_chaplain"] and step(pos) == "take-card"


@pytest.mark.rule("lisboa.3.5")
def test_a_tile_of_the_reward_may_spoil_the_only_trade() -> None:
    """The Cardinal can only bring the tile that brings the last favor; then the King has nothing left to offer."""
    pos = city(
        goods={GREEN: "cloth"},
        hands={GREEN: "blue_king_2"},
        favors={GREEN: "manuel marquis"},
        clergy={GREEN: "tithe_barn seminary solemn_mass"},
        ring=("royal_baptism", "", "", "", "", ""),
    )
    assert legal(pos) == {"gold blue_king_2"}


# ---- markers are counted by the turn


@pytest.mark.rule("lisboa.11.2")
def test_one_set_marker_each_in_any_turn() -> None:
    """A30: green visits and yellow follows, and each uses a marker; neither can use a second one."""
    pos = city(
        influence={GREEN: 9, YELLOW: 9},
        favors={YELLOW: "marquis"},
        markers={GREEN: 2, YELLOW: 2},
        hands={GREEN: "blue_marquis_1", YELLOW: "blue_marquis_2", ORANGE: "blue_king_1"},
    )
    run(pos, "visit blue_marquis_1", "decree goldsmiths", "marker", "decree drapers")
    assert (pos.to_move, step(pos)) == (YELLOW, "follow")
    run(pos, "follow", "noble take_decree", "decree booksellers", "marker", "decree toolmakers")
    assert step(pos) == "take-card" and pos.markers[:2] == [1, 1]
    assert (decrees(pos, GREEN), decrees(pos, YELLOW)) == (["goldsmiths", "drapers"], ["booksellers", "toolmakers"])
    run(pos, "take king", "visit blue_marquis_2", "decree row_a_landlord", "marker", "decree row_b_landlord")
    assert pos.markers[:2] == [1, 0]
