"""O Palácio in a terminal: what a view looks like, and what it sounds like."""

import pytest

from gaiola import Scripted
from gaiola.games.palacio import terminal
from gaiola.games.palacio.position import PalacioPosition
from gaiola.look.lines import marks
from gaiola.words import LANGUAGES
from tests.games.palacio.table import GREEN, PLACES, YELLOW, box, palace
from tests.games.terminals import Shown, straight

SHOWN = Shown(terminal, box)
drawn, told, note = SHOWN.drawn, SHOWN.told, SHOWN.note


def a_palace() -> PalacioPosition:
    return palace(
        coins={YELLOW: 12, GREEN: 3},
        points={YELLOW: 31},
        goods={YELLOW: "olive olive olive_oil"},
        levels={"chapel": {YELLOW: 3, GREEN: 1}},
        cards={"king": "deck", "architect": GREEN},
        workers={"vineyards": [YELLOW, GREEN], "chapel": [YELLOW], "wine_mill": [YELLOW]},
        second={"silkworm_house": GREEN},
        resolving=YELLOW,
    )


# ---- the picture


def test_the_picture_shows_venues_with_levels_cubes_card_and_offer() -> None:
    picture = drawn(a_palace())
    assert "A Noble Hall        ·│3+ 3 ··│4+ 5 ··│5+ 8 ··│6+ 14 ·│King coming     │WI OI SI" in picture
    assert "B Chapel            A│3+ 3 ·R│3+ 4 ··│4+ 6 A·│5+  9 ·│Patriarch here  │OI" in picture
    assert "D Cascade of Poets  ·│2+ 2 ··│3+ 4 ··│4+ 6 ··│4+ 10 R│Architect with R│WI" in picture


def test_the_picture_shows_the_estate() -> None:
    picture = drawn(a_palace())
    assert "Vineyards            AR  4 → GR    Wine mill         A    ·    3 GR 2 CO → WI 8★" in picture
    assert "Mulberry plantation  ··  2 → MU    Silkworm house    ·    R    6 MU 2 CO → SI 10★" in picture
    assert "Laje Creek            ··  OL 2  GR 3  MU 1  OI 12  WI 15  SI 12" in picture
    assert "Fishing House         ·   4+ 10 CO  Marquis here" in picture
    assert "Starting-player coat  ·   token for the next round" in picture


def test_the_picture_shows_the_players_and_the_course_of_the_game() -> None:
    picture = drawn(a_palace())
    assert picture.startswith("Round 6 of 40 at most. Starting player: Ana. Cards won: 1 of 5.\n")
    assert "          ★  CO  OL  GR  MU  OI  WI  SI  home  hand  cards\n" in picture
    assert "> A Ana  31  12   2   ·   ·   1   ·   ·     1     ·  ·\n" in picture
    assert picture.endswith("  R Rui   0   3   ·   ·   ·   ·   ·   ·     2     ·  Architect")


def test_after_a_roll_the_die_is_shown() -> None:
    pos = a_palace()
    pos.play(pos.box.move("resolve chapel"), Scripted(["4"]))
    assert "Chapel: the die shows 4." in drawn(pos) and "Chapel: the die shows 4." in told(pos)
    pos.play(pos.box.move("raise 1"), Scripted([]))
    assert "At work: Chapel." in drawn(pos)


def test_a_secret_number_is_shown_to_nobody_else() -> None:
    pos = palace(hiring=GREEN, token=YELLOW, chosen={YELLOW: 3}, coins={YELLOW: 9, GREEN: 9})
    assert "  A Ana  0   9   ·   ·   ·   ·   ·   ·     4     ?  ·" in drawn(pos, GREEN)
    assert "  A Ana  0   9   ·   ·   ·   ·   ·   ·     4   (3)  ·" in drawn(pos, YELLOW)
    assert "Has chosen a number of workers in secret." in told(pos, GREEN)
    assert "Chosen in secret: workers 3." in told(pos, YELLOW)
    for seat in (GREEN, None):
        other = palace(hiring=GREEN, token=YELLOW, chosen={YELLOW: 1}, coins={YELLOW: 9, GREEN: 9})
        assert drawn(pos, seat) == drawn(other, seat) and told(pos, seat) == told(other, seat)


def test_the_kings_worker_is_marked_in_a_mill() -> None:
    pos = palace(
        cards={"king": YELLOW}, second={"wine_mill": YELLOW}, king_mill="wine_mill", hiring=YELLOW, coins={YELLOW: 5}
    )
    assert "Wine mill         ·    A*   3 GR" in drawn(pos)
    assert "it is the King's worker" in told(pos)


def test_limits_and_last_rounds_are_named() -> None:
    won = {"king": 0, "patriarch": 0, "secretary": 1, "architect": 1, "marquise": 1}
    assert "This is the last round." in drawn(palace(resolving=0, workers={"chapel": [0], "gardens": [0]}, cards=won))
    assert "This is the last round." in drawn(palace(hiring=0, round=40))
    assert "last round" not in drawn(palace(hiring=0, round=39))
    free = palace(hiring=0, options={"round_limit": 0, "supply": True})
    assert "Round 6. Starting player" in drawn(free)
    assert "Supply                    OL 15  GR 12  MU 24" in drawn(free)
    assert "In the supply: 15 olives, 12 grapes" in told(free)


# ---- in words


def test_the_words_tell_the_same() -> None:
    text = told(a_palace())
    assert (
        "Chapel (B): die for points, level by level: 3 for 3, 3 for 4, 4 for 6, 5 for 9; cubes: Ana on level 3, "
        "Rui on level 1; card: Patriarch, here; offer: 1 olive oil; workers: Ana."
    ) in text
    assert "card: King, still to come" in text and "card: Architect, won by Rui" in text
    assert "Vineyards: 1 grape for every 4 on the die; workers: Ana, Rui; free coats of arms: 0." in text
    assert "8 points next round; first coat of arms: Ana." in text and "10 points next round; second: Rui." in text
    assert "Fishing House: a die of 4 or more; card: Marquis, here; offer: 10 coins." in text
    assert (
        "Ana: coins 12, points 31; goods: 2 olives, 1 olive oil; workers at home 1, in hand 0; cards: none."
    ) in text


# ---- moves


def test_players_with_the_same_initial_have_shapes() -> None:
    assert marks(["Ana", "Rui"]) == ["A", "R"]
    assert marks(["Ana", "Alex"]) == ["■", "●"]


def test_beside_a_place_stands_what_it_asks_for() -> None:
    pos = a_palace()
    assert note(pos, "resolve vineyards") == "4 → GR"
    assert note(pos, "resolve wine_mill") == "3 GR 2 CO → WI 8★"
    assert note(pos, "resolve chapel") == "5+ 9★ OI"
    assert note(pos, "place noble_hall") == "3+ 3★"
    assert note(pos, "place fishing_house") == "4+ 10 CO"
    assert note(pos, "place laje_creek") == note(pos, "place starting_player_coat") == ""
    assert note(pos, "resolve chapel", plain=True) == (
        "a die of 5 or more reaches level 4 and scores 9 points; offer: 1 olive oil"
    )
    assert note(pos, "place gardens", plain=True) == "a die of 2 or more reaches level 1 and scores 2 points"


def test_a_card_that_is_not_there_is_said_so() -> None:
    pos = palace(
        levels={"noble_hall": {YELLOW: 3}},
        cards={"king": "deck", "marquis": GREEN, "patriarch": YELLOW},
        second={"wine_mill": YELLOW},
        resolving=YELLOW,
    )
    assert note(pos, "place noble_hall") == "6+ 14★ WI OI SI (coming)"
    assert note(pos, "place fishing_house") == "4+ 10 CO (with R)"
    assert note(pos, "place chapel") == "top reached"
    assert note(pos, "place chapel", plain=True) == "you are at the top: a worker brings nothing more here"
    assert note(pos, "resolve wine_mill") == "→ WI 8★"
    assert note(pos, "resolve wine_mill", plain=True) == "brings 1 Carcavelos wine and 8 points"


def test_a_place_says_what_it_is_worth_now_and_what_is_lacking_or_why_nothing_comes_of_it() -> None:
    pos = palace(
        coins={YELLOW: 9},
        goods={YELLOW: "grape grape olive_oil"},
        levels={"noble_hall": {YELLOW: 3}, "chapel": {YELLOW: 3}, "gardens": {YELLOW: 3}},
        cards={"patriarch": "deck", "marquise": GREEN},
        workers={"wine_mill": [YELLOW]},
        resolving=YELLOW,
    )
    told = {name: note(pos, f"place {name}", plain=True) for name in PLACES}
    assert told["laje_creek"] == "your goods would bring 18 coins"
    assert told["noble_hall"].endswith("; you lack 1 Carcavelos wine, 1 silk cocoon")
    assert told["chapel"].startswith("Patriarch is not here yet: nobody reaches the last level before, a worker ")
    assert told["gardens"] == "Rui has the card: nobody else reaches the last level, a worker brings nothing here"
    assert told["fishing_house"] == "a die of 4 or more wins the card for 10 coins; you lack 1 coin"
    assert told["wine_mill"].endswith("and 8 points next round; you lack 1 grape")
    assert told["starting_player_coat"] == "brings the token for the next round"
    resolved = note(pos, "resolve wine_mill", plain=True)
    assert resolved == f"{told['wine_mill']}: no production starts"
    nothing = palace(resolving=YELLOW, cards={"marquis": GREEN}, workers={"chapel": [YELLOW]})
    lost = "you have nothing to sell: as things stand a worker brings nothing here"
    assert note(nothing, "place laje_creek", plain=True) == lost
    assert note(nothing, "place fishing_house", plain=True) == "Rui has the card: there is nothing to win here now"


def test_an_offer_and_a_production_say_what_is_given() -> None:
    pos = a_palace()
    pos.play(pos.box.move("resolve chapel"), Scripted(["5"]))
    pos.play(pos.box.move("raise 0"), Scripted([]))
    assert note(pos, "offer") == "Chapel: OI"
    assert note(pos, "offer", plain=True) == "Patriarch, Chapel: 1 olive oil"
    assert terminal.summary(pos.quote(pos.box.move("offer"))) == "+9★ (+5★)"


def test_a_sum_in_short() -> None:
    assert terminal.summary((("price", 3), ("value", 6), ("yield", 2))) == "6 → 2"
    assert terminal.summary((("price", 1), ("value", 4), ("needed", 4))) == "4 ≥ 4"
    assert terminal.summary((("price", 0), ("value", 3), ("needed", 4))) == "3 < 4"
    assert terminal.summary((("price", 2), ("points", 6))) == "-2 +6★"
    assert terminal.summary((("offer", 10), ("points", 0), ("card", 10))) == "-10 (+10★)"
    assert terminal.summary((("coins", 2), ("points", -2))) == "+2 -2★"
    assert terminal.summary((("gain", 15),)) == "+15"
    assert terminal.summary((("price", 2), ("missing", 1), ("lost", 3))) == "✗3"
    assert terminal.summary((("price", 0),)) == terminal.summary(()) == ""


def test_moves_with_a_number_stand_alone_and_others_in_groups() -> None:
    assert SHOWN.headings("hire 2", "raise 0", "finish", "place chapel", "resolve chapel", "gift olive_oil") == {
        "hire 2": "",
        "raise 0": "",
        "finish": "",
        "place chapel": "Places",
        "resolve chapel": "Your workers",
        "gift olive_oil": "Marquise: give a product",
    }


# ---- through whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_stays_narrow_and_straight_through_whole_games(lang: str, players: int) -> None:
    for seen, lines in SHOWN.pictures(players, lang, supply=True):
        assert max(map(len, lines)) <= 96
        venues = [line for line in lines if "│" in line]
        assert len(venues) == 6 and straight(venues)
        assert all(0 <= player["at_home"] <= 4 for player in seen["players"])
