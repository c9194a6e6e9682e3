"""Mercado in a terminal: what a view looks like, and what it sounds like."""

import pytest

from gaiola.games.mercado import terminal
from gaiola.games.mercado.position import MercadoPosition
from gaiola.look import question
from gaiola.words import LANGUAGES
from tests.games.mercado.table import box, market
from tests.games.terminals import Shown, straight

SHOWN = Shown(terminal, box)
words, drawn, told = SHOWN.words, SHOWN.drawn, SHOWN.told


def a_market() -> MercadoPosition:
    return market(
        2,
        stands={"r3c3": "fish", "r3c4": "meat purple"},
        restaurants={"r2c3": "sushi_bar"},
        gray={"r1c2": "pub", "r5c4": "hidden"},
        hidden_stock="wine_bar",
        customers={"w3": "k2_fish_meat", "n4": "k4_meat"},
        held={0: "tea_house"},
    )


def test_the_picture_shows_the_market_its_entrances_and_the_players() -> None:
    picture = drawn(a_market())
    assert "w3 2:FI/ME │        │        │  FI·A  │  ME·R  │        │ ·       e3" in picture
    assert "│        │  (pu)  │" in picture and "(??)" in picture and "[SU]" in picture
    assert "4:ME" in picture and "[TE]" in picture
    assert "> A Ana   5 coins " in picture and "coins hidden" in picture


def test_the_words_tell_the_same() -> None:
    text = told(a_market())
    assert "Row 3: column 3: fish stand of Ana; column 4: meat stand of Rui." in text
    assert "column 3: open restaurant, sushi bar" in text and "column 2: gray restaurant, pub" in text
    assert "column 4: gray restaurant, unknown" in text and "Row 4: free." in text
    assert "At the entrances: column 4 north: 4 customers (meat); row 3 west: 2 customers (fish, meat)." in text
    assert "Ana: 5 coins; stand tiles: fish, flower, tomato; wooden stands left: 7; restaurants: tea house." in text
    assert "Rui: coins hidden; " in text


def test_a_challenge_says_what_it_asks_for() -> None:
    text = told(market(challenge=1, specialty="fish"))
    assert text.startswith("Challenge 1: One good only. Fame for 80, 90, 100 coins.\nYour specialty: fish.\n")
    assert "Coins that count so far: 12." in drawn(market(challenge=2, counted=12))


def test_players_with_the_same_initial_are_numbered() -> None:
    assert terminal.marks(["Ana", "Rui"]) == ["A", "R"]
    assert terminal.marks(["Ana", "Alex"]) == ["1", "2"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_picture_stays_narrow_and_straight_through_whole_games(lang: str, players: int) -> None:
    for _, lines in SHOWN.pictures(players, lang):
        assert max(map(len, lines)) <= 100
        market_lines = [line for line in lines if "│" in line]
        assert len(market_lines) == 5 and straight(market_lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_three_actions_have_a_heading(lang: str) -> None:
    actions = [move for move in box().vocabulary.moves if move.verb in ("stand", "customers", "restaurant")]
    assert actions and all(terminal.heading(move, words(lang)) for move in actions)


def test_a_sum_in_short() -> None:
    assert terminal.summary((("row", 2), ("price", 3), ("value", 1), ("income", 4))) == "-3 +4"
    assert terminal.summary((("stands", 3), ("size", 2), ("income", 2), ("others", 6))) == "+2 (+6)"
    assert terminal.summary((("gain", 1),)) == "+1"
    assert terminal.summary(()) == ""


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("restaurant sushi_bar r4c3", "Worth 1 more: row 3 column 3 (Ana)"),
        ("restaurant pub r2c4", "Worth 1 more: row 3 column 4 (Rui)"),
        ("restaurant pub r3c5", "Worth 1 more: row 3 column 4 (Rui)"),
        ("restaurant wine_bar r2c4", "No stand beside it sells what it serves"),
        ("stand fish r1c1", ""),
    ],
)
def test_a_restaurant_says_which_stands_it_would_improve(move: str, told: str) -> None:
    """6.4"""
    assert terminal.note(a_market().view(0), box().move(move), words("en"), ["Ana", "Rui"], True) == told


@pytest.mark.parametrize(
    ("move", "changes", "told"),
    [
        ("stand fish r1c1", {"free_spaces": 5}, "Begins the end: everybody else has one more turn, you have none"),
        ("stand fish r1c1", {"free_spaces": 6, "free_entrances": 5}, ""),
        (
            "customers k1_fish_meat n1",
            {"free_entrances": 5},
            "Begins the end: everybody else has one more turn, you have none",
        ),
        ("customers k1_fish_meat n1", {"free_spaces": 5}, ""),
        ("customers k1_fish_meat n1", {"free_entrances": 5, "trigger": 1}, ""),
        ("coin", {"coin_run": 3}, "Ends the game at once"),
        ("coin", {"coin_run": 2, "free_spaces": 5}, ""),
        ("take fish", {"free_spaces": 5}, ""),
    ],
)
def test_a_move_that_ends_the_game_says_so(move: str, changes: dict[str, int], told: str) -> None:
    """7.2, 9.1 to 9.3: two players, for whom four coins in a row are the end."""
    view = {**a_market().view(0), **changes}
    assert terminal.note(view, box().move(move), words("en"), ["Ana", "Rui"], True) == told


@pytest.mark.parametrize(
    ("spaces", "left", "told"), [(5, 8, "Ends the challenge"), (6, 1, "Ends the challenge"), (6, 2, "")]
)
def test_alone_a_move_that_ends_the_challenge_says_so(spaces: int, left: int, told: str) -> None:
    """10.2, 11.7: there are no last turns, and the eighth stand is the last."""
    pos = market(1, options={"challenge": 7})
    view = {**pos.view(0), "free_spaces": spaces}
    view["players"] = [{**view["players"][0], "stands_left": left}]
    assert terminal.note(view, box().move("stand fish r1c1"), words("en"), ["Ana"], True) == told


@pytest.mark.parametrize(("trigger", "asked"), [(-1, "Your turn: "), (1, "Your last turn: ")])
def test_the_question_says_that_it_is_the_last_turn(trigger: int, asked: str) -> None:
    """9.3"""
    pos = a_market()
    pos.trigger = trigger
    assert question(pos.view(0), words("en"), ["Ana", "Rui"]).startswith(asked)
