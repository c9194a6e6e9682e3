"""Lisboa in a terminal: what a view looks like, and what it sounds like."""

import re
from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.lisboa import terminal
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.look.scene import question
from gaiola.words import LANGUAGES
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, box, city, deal, exhaust, give, run
from tests.games.terminals import NAMES, Shown, straight, view

SHOWN = Shown(terminal, box)
words, drawn, told, note, does = SHOWN.words, SHOWN.drawn, SHOWN.told, SHOWN.note, SHOWN.does


def a_city(**more: Any) -> LisboaPosition:
    told: dict[str, Any] = {
        "wigs": {GREEN: 12, YELLOW: 7},
        "reis": {GREEN: 20, YELLOW: 3},
        "influence": {GREEN: 6, YELLOW: 10},
        "goods": {GREEN: "gold gold cloth", YELLOW: "tools"},
        "rubble": {GREEN: "earthquake fire fire tsunami"},
        "markers": {GREEN: 1},
        "offices": {"manuel": {GREEN: 2, YELLOW: 1}, "king": {PURPLE: 6}},
        "plazas": {"king": {YELLOW: 1}},
        "plans": {GREEN: "blue-2 blue-2 green-3"},
        "completed": {YELLOW: "green-4"},
        "favors": {GREEN: "king", YELLOW: "manuel"},
        "portfolio": {
            GREEN: "dock1:blue_king_2 office1:blue_treasury_4",
            YELLOW: "dock1:ship_red dock2:ship_blue",
        },
        "cargo": {(YELLOW, 1): "gold", (YELLOW, 2): "cloth"},
        "at_sea": [(YELLOW, 2)],
        "clergy": {GREEN: "te_deum", YELLOW: "seminary"},
        "decrees": {GREEN: "goldsmiths lawgiver"},
        "stores": {"b2": (GREEN, "cloth"), "b3": (YELLOW, "cloth"), "e5": (YELLOW, "tools")},
        "buildings": {"west_b": "colegio_dos_nobres green", "north_gold": "erario_regio blue"},
        "rows": {"a": "earthquake earthquake fire", "b": "tsunami"},
        "columns": {1: "fire tsunami", 5: "earthquake"},
        "sites": {"west_a": "earthquake fire", "north_cloth": "tsunami tsunami"},
        "pile": "earthquake tsunami",
    }
    return city(3, **{**told, **more})


# ---- the picture


def test_the_picture_shows_downtown_with_sites_prices_stores_and_rubble() -> None:
    picture = drawn(a_city())
    assert "  GO [GO BO]   CL ~~ +CL " in picture
    assert "City       west   │1          │2          │3          │4          │5          │east" in picture
    assert "A     ##^  #^ +5$ │14 +5$     │11 +♦      │11 +BO     │11 +2♙     │14 +TO     │+▤" in picture
    assert "B     ~    (CL BO)│7 +GO      │A CL ×1    │R CL ×1    │" in picture  # noqa: RUF001
    assert re.search(r"^ +│2★ ^~ +│3★ +│4★ +│5★ +│5★ # +│$".replace("^~", r"\^~"), picture, re.MULTILINE)
    assert "Treasury 3, visits +1   Market GO 6 CL 5 BO 5 TO 5   Pile #~   City tiles GO CL BO TO 5:TO" in picture


def test_streets_stand_over_the_bars_between_their_columns() -> None:
    lines = drawn(a_city()).splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("City "))
    bars = [place for place, sign in enumerate(lines[head]) if sign == "│"][1:5]
    labels = [(match.start(), match.end()) for match in re.finditer(r"\S+( \S+)*", lines[head - 1])]
    assert len(labels) == 4 and all(start <= bar < end for bar, (start, end) in zip(bars, labels, strict=True))


def test_a_closed_row_is_not_shown() -> None:
    two = city(2)
    assert not re.search(r"^E +", drawn(two), re.MULTILINE) and "Row E" not in told(two)
    assert "«○·····»" in drawn(two) and "office neutral (1), room for 6" in told(two)


def test_the_picture_shows_nobles_with_offices_and_what_visits_cost() -> None:
    picture = drawn(a_city())
    assert re.search(r"^Manuel +«AAR···»  · +2 +A2 R3 E4 +GO TO  officials, plan → store$", picture, re.MULTILINE)
    assert re.search(r"^King +«EEEEEE»  R1 +2 +A7 R7 E1 +GO CL  Cardinal, favor → building$", picture, re.MULTILINE)


def test_a_state_action_of_this_turn_stands_in_brackets() -> None:
    pos = city(4, goods={GREEN: "gold gold"}, offices={"marquis": {GREEN: 1}})
    run(pos, "portfolio blue_king_4", "trade recruit_officials gold", "official king", "done")
    assert "(officials), plan → store" in drawn(pos) and "recruit officials (used, gold)" in told(pos)


def test_the_picture_shows_architects_and_shipyard() -> None:
    picture = drawn(a_city())
    assert re.search(r"^blue +\[GO TO\]  \[CL TO\]  blue 2♙ +7 +blue ship +1 +2 +\+0 +2$", picture, re.MULTILINE)
    assert re.search(r"^green +\(CL BO\)  \(BO TO\)  green 2♙ +8 +red ship +2 +2 +\+1 +2$", picture, re.MULTILINE)


def test_the_picture_shows_the_church_clockwise_with_the_cardinal() -> None:
    picture = drawn(a_city())
    assert "†♦  Builder's chaplain   2★  visits to Manuel: 2 Influence less" in picture
    assert "▲   Court preacher       2★  every visit: 1 Influence less" in picture
    moved = drawn(a_city(cardinal=2, ring=("collection_plate", "", "royal_chaplain")))
    assert "♦   Collection plate  3★  → 6 réis\n    ·\n†   Royal chaplain" in moved


def test_the_picture_shows_the_displays() -> None:
    picture = drawn(a_city())
    assert "King 4      Princess Maria weds Pedro  3♦  1 gold" in picture
    assert re.search(
        r"^Treasury 4  School of Commerce opens +event: take a decree, produce goods;", picture, re.MULTILINE
    )
    assert re.search(
        r"^Landlord of row B +A3 R3 +your stores in row B, 3 wigs for each, at most 9$", picture, re.MULTILINE
    )
    assert "Decrees, and" not in drawn(a_city(shown=(), decrees={}))


def test_the_picture_shows_what_the_players_own() -> None:
    picture = drawn(a_city())
    assert "> A Ana*  12  20   6  2   2   1   ·   ·     3  1  2  1     1        1   1/0/0  6      5" in picture
    assert "  R Rui    7   3  10  4   ·   ·   ·   1     2  ·  ·  ·     0        0   2/0/0  6      0" in picture
    flat = " ".join(picture.split())
    assert "A portfolio (3) King 2♦, land: 2 réis less; clergy Te Deum; favors King;" in flat
    assert "plans blue 2♙ ×2, green 3♙; stores CL1; decrees Goldsmiths' charter 0, Lawgiver 2" in flat  # noqa: RUF001
    assert "clergy Seminary (recruiting: 1 more official);" in " ".join(drawn(a_city(), YELLOW).split())
    assert "R portfolio (2) red ship 2♦ GO ·, blue ship 2♦ ≈CL≈; clergy Seminary; favors Manuel;" in flat
    assert "completed 1 (4♙); stores CL1 TO1" in flat


def test_a_hand_is_shown_to_its_owner_only() -> None:
    pos = a_city(hands={GREEN: "blue_king_1 red_king_5", YELLOW: "blue_treasury_1"})
    own = drawn(pos, GREEN)
    assert own.index("Your hand") > own.index("portfolio")
    assert "King  Royal family safe at Belém  3♦  1 cloth" in own and "Mint saved" not in own
    assert "King  Attempt on king's life      5♦  lose 1 royal favor" in own
    for seat in (YELLOW, None):
        assert "Belém" not in drawn(pos, seat) and "Belém" not in told(pos, seat)
    assert "in hand Attempt on king's life" in " ".join(drawn(pos, YELLOW).split())
    assert "2 cards in hand. Known in this hand: Attempt on king's life." in told(pos, YELLOW)
    assert "Your hand" not in drawn(pos, None)


def test_what_has_not_been_laid_out_is_left_out() -> None:
    begun = deal(3, seed=2)
    picture = drawn(begun, begun.to_move)
    assert "To choose from: " in picture and "Nobles " in picture
    assert not any(
        title in picture for title in ("City ", "Church, clockwise", "Display", "Architects", "Decrees, and")
    )


def test_what_the_question_is_about_comes_last() -> None:
    pos = a_city(hands={GREEN: "blue_king_1 blue_manuel_1 blue_marquis_1"}, reis={GREEN: 30})
    assert drawn(pos).index("\nYour hand\n") > drawn(pos).index("\nCity ")
    run(pos, "visit blue_marquis_1", "skip")
    picture = drawn(pos)
    assert pos.agenda[-1].name == "decree" and picture.index("\nDecrees, and") > picture.index("\nYour hand\n")
    pos = a_city(hands={GREEN: "blue_king_1 blue_manuel_1"}, influence={GREEN: 9})
    run(pos, "visit blue_manuel_1", "skip")
    assert drawn(pos).index("\nCity ") > drawn(pos).index("\nYour hand\n")


# ---- in words


def test_the_words_tell_the_same() -> None:
    text = told(a_city())
    assert text.startswith("Period 1 of 2, turn of Ana; the end comes with 2 rubble sets")
    assert "Treasury value 3, visits +1; market prices gold 6, cloth 5, books 5, tools 5, at least 2;" in text
    assert (
        "rubble pile 1 earthquake, 1 tsunami; city tiles on display gold, cloth, books, tools, tools (small);" in text
    )
    assert "Row A: rubble 2 earthquake, 1 fire; A1 costs 14 réis, reward: 5 réis;" in text
    assert "B2 store of Ana, cloth, relevant buildings 1;" in text
    assert "Column 5: rubble 1 earthquake; 5 wigs for each relevant building." in text
    assert "West of row A: rubble 1 earthquake, 1 fire; reward: 5 réis." in text
    assert "West of row B: Colégio dos Nobres (green architect; cloth, books)." in text
    assert "King: office Eva (6), room for 6; plaza Rui (1); favors 2; visits cost Ana: 7, Rui: 7, Eva: 1;" in text
    assert "Architect blue: ready Casa da Moeda (blue architect; gold, tools); next Alfândega" in text
    assert "Shipyard: 2 × blue ship, hull 1, Influence 2, price +0;" in text  # noqa: RUF001
    assert (
        "Church, gap 1: here stands the Cardinal; Influence icon.\nChurch, top: Builder's chaplain: visits to" in text
    )
    assert "Display, King: Princess Maria weds Pedro (King, Influence 3): 1 gold; 4 cards left." in text
    assert "Landlord of row B: your stores in row B, 3 wigs for each, at most 9; now Ana: 3, Rui: 3, Eva: 0." in text
    assert (
        "Ana: wigs 12, réis 20, Influence 6 (a gain brings 2); goods 2 gold, 1 cloth, room for 3 of each; "
        "rubble 1 earthquake, 2 fire, 1 tsunami, sets 1, set markers 1; officials at home 6; "
        "houses built left 1 of 2, middle 0 of 3, right 0 of 3. Stores: cloth 1."
    ) in text
    assert "dock 2: blue ship, hull 1, Influence 2, price +0, cargo 1 cloth, at sea." in text
    assert "Clergy: Te Deum: once: gain Influence; 3 wigs on its back." in text
    assert "In hand: Mint saved from flames (Treasury): event: sell up to 4 goods without ships" in text


def test_empty_spaces_are_told() -> None:
    text = told(a_city(ring=("te_deum",), display=("", "red_marquis_1", "red_king_1", "red_treasury_1"), yard={}))
    assert "Church, upper right: empty." in text and "Display, Manuel: none;" in text and "Shipyard: none." in text
    assert "Marquis: office nobody, room for 6;" in text


def test_set_up_and_the_last_rounds_are_told() -> None:
    begun = deal(3, seed=2)
    text = told(begun, begun.to_move)
    assert text.startswith("Set-up.\nTo choose from: ") and text.count("on its back") >= 2
    drafting = deal(3, seed=2, draft=True)
    while drafting.agenda[-1].name == "keep-clergy":
        drafting.play(drafting.legal()[0], Chance(1))
    assert "\nPacket: " in told(drafting, drafting.to_move) and "Packet" not in told(drafting, None)
    seen = view(a_city())
    for ending, sentence in (("last_but_one", "then one more is played."), ("final", "This is the final round.")):
        lines = terminal.describe({**seen, "ending": ending}, words(), NAMES[:3])
        assert lines[1].endswith(sentence)
    seen["church"]["due"] = 1
    assert "There will be a Church scoring at the end of this turn." in terminal.describe(seen, words(), NAMES[:3])


def test_what_is_asked_for_is_told() -> None:
    rich = {GREEN: 60}
    pos = a_city(reis=rich, hands={GREEN: "blue_treasury_2"}, offices={})
    run(pos, "sponsor blue_treasury_2")
    assert "To pay: 3 réis (for the event)." in drawn(pos)
    run(pos, "pay 0")
    assert "Grão-Pará company chartered, part 1: build a ship (1 fewer good)." in drawn(pos)
    pos = a_city(hands={GREEN: "blue_manuel_1"}, influence={GREEN: 9}, reis=rich)
    run(pos, "visit blue_manuel_1")
    assert drawn(pos).endswith("\n\nManuel.")
    run(pos, "skip", "build a1 gold")
    assert "A1: price now 14 réis." in told(pos)
    pos = a_city(
        hands={GREEN: "blue_king_4"}, portfolio={GREEN: "dock1:blue_king_1 dock2:blue_king_2"}, goods={GREEN: "tools"}
    )
    run(pos, "portfolio blue_king_4")
    assert "To be tucked: Jesuit confessors dismissed (King, Influence 3): 2 wigs." in told(pos)


def test_payments_for_visits_other_actions_and_sites_are_told() -> None:
    house: dict[str, Any] = {"houses": {GREEN: "left left"}, "stores": {"a1": (GREEN, "gold"), "a2": (GREEN, "gold")}}
    pos = city(4, reis={GREEN: 30}, influence={GREEN: 9}, **house)
    run(pos, "visit blue_marquis_1")
    assert "Marquis: the visit costs 1 Influence." in told(pos)
    assert note(pos, "pay-visit 1", True) == ""
    pos = city(4, reis={GREEN: 30}, influence={GREEN: 9}, clergy={GREEN: "alms_chest"}, treasury=5, **house)
    run(pos, "visit blue_marquis_1")
    assert [note(pos, f"pay-visit {reis}", True) for reis in (0, 1, 2)] == ["", "your discount pays the réis", ""]
    pos = city(4, goods={GREEN: "tools"}, clergy={GREEN: "patriarchs_seal"}, influence={GREEN: 9}, reis={GREEN: 30})
    run(pos, "visit blue_manuel_1", "state acquire_plan", "plan blue")
    assert "recruit officials." in told(pos).splitlines()[1]
    pos = city(4, plans={GREEN: "blue-2 green-2"}, influence={GREEN: 9}, reis={GREEN: 30})
    run(pos, "visit blue_king_1", "skip", "open east_c")
    assert "east of row C." in told(pos).splitlines()[1]


def test_the_question_says_how_many_officials_are_still_to_be_returned() -> None:
    asked: list[str] = []
    pos = a_city(
        plans={GREEN: "blue-3"},
        offices={"manuel": {GREEN: 2}, "marquis": {GREEN: 2}},
        influence={GREEN: 9},
        hands={GREEN: "blue_king_1"},
    )
    run(pos, "visit blue_king_1", "skip", "open west_a", "complete blue-3")
    for _ in range(3):
        asked.append(question(view(pos), words(), NAMES[:3]))
        run(pos, "withdraw office_manuel" if len(asked) == 1 else "withdraw office_marquis")
    assert asked == [
        "Return 3 officials: choose the next one",
        "Return 2 officials: choose the next one",
        "Return an official",
    ]


def test_who_has_kept_a_tile_and_fixed_scores_are_told() -> None:
    begun = deal(3, seed=2)
    first = begun.to_move
    begun.play(begun.legal()[0], Chance(1))
    assert told(begun, begun.to_move).count("Has kept a clergy tile.") == 1 and first != begun.to_move
    assert "the Treasury at 5 or more, 5 wigs if so" in told(a_city(shown=("rich_treasury",), decrees={}))
    assert re.search(r"^blue +\[GO TO\]  · ", drawn(a_city(ready={"blue": ("casa_da_moeda",)})), re.MULTILINE)


def test_a_follower_is_told_the_cost() -> None:
    pos = city(3, influence={GREEN: 9, YELLOW: 9}, favors={YELLOW: "marquis"}, hands={GREEN: "blue_marquis_1"})
    run(pos, "visit blue_marquis_1", "decree goldsmiths")
    assert pos.to_move == YELLOW and "Marquis: to follow costs 1 Influence." in told(pos, YELLOW)


# ---- moves


def test_beside_a_card_stands_what_it_is_good_for() -> None:
    pos = a_city()
    then = "then sell goods or trade them for State actions"
    assert note(pos, "portfolio blue_king_4") == "3♦ 2 wigs"
    assert note(pos, "portfolio blue_king_4", True) == f"2 wigs; {then}"
    assert note(pos, "portfolio blue_treasury_1") == "every payment: 1 real less"
    assert note(pos, "visit blue_king_1") == "King"
    visited = note(pos, "visit blue_king_1", True)
    assert visited.startswith("open a public building; first, if you like, one of his State actions (")
    assert visited.endswith("(meet the Cardinal, get a royal favor)")
    assert note(pos, "sponsor blue_treasury_1") == "sell up to 4 goods without ships (+1 each)"
    assert note(pos, "gold blue_king_1") == note(pos, "portfolio blue_king_5") == ""
    assert note(pos, "throw blue_treasury_1") == "" and note(pos, "throw blue_king_4") == "2 wigs"
    assert note(pos, "throw blue_treasury_1", True) == "brings nothing"
    assert note(a_city(hands={GREEN: "blue_king_5"}), "throw blue_king_5") == ""
    assert note(pos, "keep blue_king_4") == "King 3♦; 2 wigs"
    assert note(pos, "keep blue_treasury_1").startswith("Treasury; event: sell up to 4")
    assert note(pos, "keep blue_king_4", True) == "Jesuit confessors dismissed (King, Influence 3): 2 wigs"
    assert note(pos, "take king") == "Princess Maria weds Pedro 3♦; 1 gold"
    following = "; at the end of the turn the next card of its pile is turned up"
    assert note(pos, "take king", True) == f"Influence 3; 1 gold{following}"
    told = note(pos, "take treasury", True)
    assert told.startswith("event: ") and told.endswith(following)
    assert note(a_city(display=("", "", "", "red_treasury_1")), "take king") == ""


def test_the_last_card_of_a_pile_is_told_as_such() -> None:
    """14.2: nothing is turned up after it."""
    pos = a_city()
    exhaust(pos, "king")
    assert note(pos, "take king", True) == "Influence 3; 1 gold; the last card of its pile"


@pytest.mark.parametrize(
    ("card", "portfolio", "full"),
    [
        ("blue_king_4", "dock1:ship_red office1:blue_treasury_2", "portfolio"),
        ("blue_treasury_1", "dock1:ship_red dock2:ship_red dock3:ship_red", "portfolio"),
        ("blue_king_4", "dock1:ship_red dock2:ship_red dock3:ship_red", "docks"),
        ("blue_treasury_1", "office1:red_treasury_2 office2:red_treasury_3 office3:red_treasury_4", "office"),
        ("blue_king_4", "dock1:ship_red", ""),
    ],
)
def test_beside_a_card_stands_that_another_must_go_for_it(card: str, portfolio: str, full: str) -> None:
    """4.3: where the row of the card is full only its own row helps."""
    told = note(a_city(rubble={}, portfolio={GREEN: portfolio}), f"portfolio {card}", True).split("; ")
    assert [part for part in told if "must leave the game" in part] == (
        [words().say(f"tell-full-{full}")] if full else []
    )
    assert told[-1] == words().say("tell-portfolio")


def test_beside_a_land_stand_its_reward_and_the_wigs() -> None:
    pos = a_city()
    assert note(pos, "build a1 gold") == "+5$ +2★" and note(pos, "build a1 gold", True) == "5 réis, 2 wigs"
    assert note(pos, "build b4 books") == "+5$ +5★" and note(pos, "build b4 tools") == "+5$"
    assert note(pos, "open west_a") == "#^ +5$" and note(pos, "open west_a", True) == "1 earthquake, 1 fire, 5 réis"
    assert note(pos, "open east_a") == "+▤"
    assert note(pos, "complete blue-2") == "Casa da Moeda [GO TO]"
    assert note(pos, "plan green", True) == "green plan (2 officials); Torre do Tombo (green architect; cloth, books)"
    assert note(a_city(ready={"green": ()}), "plan green") == "green 2♙"
    assert note(pos, "house left") == "visits may be paid in réis" and note(pos, "house right").startswith("producing")
    assert note(a_city(stores={}), "house left") == "no benefit yet"
    assert (
        note(a_city(houses={GREEN: "left left"}, stores={"a1": (GREEN, "gold"), "a2": (GREEN, "gold")}), "house left")
        == ""
    )


def test_beside_a_tile_stands_what_it_does() -> None:
    pos = a_city()
    assert note(pos, "clergy top") == "Builder's chaplain: visits to Manuel: 2 Influence less; 2 wigs on its back"
    assert note(a_city(ring=("",)), "clergy top") == ""
    assert note(pos, "cardinal 2") == "Minister's chaplain, Royal chaplain"
    assert note(pos, "give-up te_deum") == "gain Influence" and note(pos, "lose seminary") == ""
    assert note(pos, "decree row_b_landlord") == "your stores in row B, 3 wigs for each, at most 9; now 3"
    assert note(pos, "decree goldsmiths") == ""
    assert note(pos, "official manuel") == "«AAR···»" and note(pos, "official manuel", True) == "3 of 6 places taken"
    assert note(pos, "replace dock1") == "Francis Borgia named patron (King, Influence 2)"
    assert (
        note(pos, "replace office1") == "British relief voted (land: 2 réis less)" and note(pos, "replace dock2") == ""
    )


def test_beside_a_berth_stand_owner_and_ship() -> None:
    pos = a_city()
    assert note(pos, "load gold p2_dock1") == "Rui, red ship GO ·"
    assert note(pos, "load gold p2_dock1", True) == "1 of 2 loaded"
    assert note(pos, "load gold p1_dock1") == note(pos, "load gold p1_dock2") == note(pos, "load gold p4_dock1") == ""
    assert note(pos, "state build_ship") == "blue ship" and note(pos, "trade build_ship gold") == ""
    assert note(a_city(yard={}), "state build_ship") == note(pos, "done") == note(pos, "part") == ""


def test_a_move_says_what_it_does_as_the_table_stands() -> None:
    pos = a_city()
    assert does(pos, "visit blue_king_1") == "Visit the King (“Royal family safe at Belém”)"
    assert does(pos, "visit blue_king_5") == does(pos, "gold blue_king_1") == "", (
        "not in hand, or said by its own words"
    )
    assert does(pos, "take king") == "Take “Princess Maria weds Pedro” (King)"
    assert does(a_city(display=("", "", "", "red_treasury_1")), "take king") == ""
    assert does(pos, "clergy top") == "Take “Builder's chaplain”"
    assert note(pos, "clergy top", True) == "visits to Manuel: 2 Influence less; 2 wigs on its back"
    assert does(a_city(ring=("",)), "clergy top") == ""
    assert does(pos, "load books p2_dock1") == "Sell 1 book to the red ship of Rui"
    assert does(pos, "replace office1") == "Replace “British relief voted”" and does(pos, "replace dock2") == ""
    assert does(a_city(portfolio={GREEN: "dock1:ship_red"}), "replace dock1") == "", (
        "its cargo is said by its own words"
    )
    assert does(pos, "load gold p1_dock1") == does(pos, "load gold p4_dock1") == ""
    assert does(pos, "build a1 gold") == "Build a gold store on A1 (Rua Áurea)"
    assert does(pos, "build b4 tools") == "Build a tool store on B4 (Rua da Madalena)"


def test_beside_a_part_of_an_event_stands_what_it_does() -> None:
    pos = a_city(reis={GREEN: 60}, hands={GREEN: "blue_treasury_2"})
    run(pos, "sponsor blue_treasury_2", "pay 0")
    assert note(pos, "part") == "build a ship (1 fewer good)"


def test_searched_decrees_are_told_to_the_searcher() -> None:
    pos = a_city(hands={GREEN: "blue_marquis_1"}, clergy={GREEN: "censors_desk"}, influence={GREEN: 9})
    run(pos, "visit blue_marquis_1", "skip")
    assert "From the top of the deck: " in told(pos, GREEN) and "From the top" not in told(pos, YELLOW)
    found = view(pos)["now"]["searched"][0]["id"]
    assert note(pos, f"decree {found}").endswith("now 0") or "; now " in note(pos, f"decree {found}")


def test_thrown_cards_are_told() -> None:
    pos = a_city()
    seen = view(pos)
    seen["now"] = {"thrown": [seen["players"][0]["hand"][0]]}
    assert "Discarded: Maia's first dissertation (Manuel, Influence 3): 1 gold." in terminal.describe(
        seen, words(), NAMES[:3]
    )


def test_sales_with_a_bonus_and_numbers_left_are_told() -> None:
    pos = a_city(prices={"gold": 5})
    give(pos, GREEN, "reward", "brown_marquis_2")
    assert pos.agenda[-1].name == "market-sale"
    assert "Bonus for each good: 1 real." in told(pos) and "Still to do: 2." in told(pos)


def test_a_sum_in_short() -> None:
    assert terminal.summary((("reis", -18),)) == "-18$"
    assert terminal.summary((("reis", -2), ("influence", -3), ("wigs", -1))) == "-2$ -3♦ -1★"
    assert terminal.summary((("treasury_icon", 1), ("influence_icon", 1))) == "+1▲ +1†"
    assert terminal.summary((("reis", 0), ("treasury", 4), ("gold", 1))) == ""


def test_moves_that_differ_in_their_last_part_stand_in_groups() -> None:
    assert SHOWN.headings(
        "done", "pay 2", "house left", "visit blue_king_1", "load gold p2_dock1", "build a1 gold", "cube row fire"
    ) == {
        "done": "",
        "pay 2": "",
        "house left": "",
        "visit blue_king_1": "Visit a Noble with",
        "load gold p2_dock1": "Sell 1 gold to",
        "build a1 gold": "A store on A1, facing",
        "cube row fire": "Clear a cube: row",
    }


def test_brief_and_nearest_name_real_questions() -> None:
    asked = {name for name, step in box().steps.items() if step.verbs}
    assert set(terminal.BRIEF) <= asked and set(terminal.NEAREST) <= asked


# ---- the colours


def test_pieces_have_the_colour_of_their_player() -> None:
    text = "«AAR···» │A GO ×2   │  A2 R1  «EEEEEE» GO"  # noqa: RUF001
    coloured = {
        style: [found.start() for found in re.finditer(pattern, text)] for pattern, style in terminal.styles(NAMES)
    }
    assert coloured["bold green"] == [1, 2, text.index("│A") + 1, text.index("A2")]
    assert coloured["bold yellow"] == [3, text.index("R1")]
    assert len(coloured["bold magenta"]) == 6 and not coloured["bold dark_orange"]
    assert "G Gil" in drawn(city(4, wigs={ORANGE: 7}))


# ---- through whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_stays_narrow_and_straight_through_whole_games(lang: str, players: int) -> None:
    for _, lines in SHOWN.pictures(players, lang, every=10):
        assert max(map(len, lines)) <= terminal.WIDTH
        assert straight([line for line in lines if "│" in line])


def test_the_legend_explains_the_signs() -> None:
    legend = terminal.legend(words())
    assert all(sign in legend for sign in "★$♦♙#^~†▲♥▤▪?○≈«»")
