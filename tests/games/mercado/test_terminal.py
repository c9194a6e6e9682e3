"""Mercado in a terminal: what a view looks like, and what it sounds like."""

import json
import random
from typing import Any

import pytest

import gaiola
from gaiola import Chance
from gaiola.games.mercado import terminal
from gaiola.games.mercado.position import MercadoPosition
from gaiola.words import LANGUAGES, Words
from tests.games.mercado.table import box, market

NAMES = ["Ana", "Rui", "Eva"]


def words(lang: str = "en") -> Words:
    return Words(lang, box().folder() / "text")


def view(pos: Any, seat: int | None = 0) -> dict[str, Any]:
    """A view as it comes over a wire."""
    seen: dict[str, Any] = json.loads(json.dumps(pos.view(seat)))
    return seen


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
    picture = terminal.picture(view(a_market()), words(), NAMES[:2])
    assert "w3 2:FI/ME │        │        │  FI·A  │  ME·R  │        │ ·       e3" in picture
    assert "│        │  (pu)  │" in picture and "(??)" in picture and "[SU]" in picture
    assert "4:ME" in picture and "[TE]" in picture
    assert "> A Ana   5 coins " in picture and "coins covered" in picture


def test_the_words_tell_the_same() -> None:
    told = "\n".join(terminal.describe(view(a_market()), words(), NAMES[:2]))
    assert "Row 3: r3c3 fish stand of Ana; r3c4 meat stand of Rui." in told
    assert "r2c3 open restaurant: sushi bar" in told and "r1c2 gray restaurant: pub" in told
    assert "r5c4 gray restaurant, unknown" in told and "Row 4: free." in told
    assert "At the entrances: n4 4 customers (meat); w3 2 customers (fish, meat)." in told
    assert "Ana: 5 coins; stand tiles: fish, flower, tomato; wooden stands left: 7; restaurants: tea house." in told
    assert "Rui: coins covered; " in told


def test_a_challenge_says_what_it_asks_for() -> None:
    told = terminal.describe(view(market(challenge=1, specialty="fish")), words(), ["Ana"])
    assert told[:2] == ["Challenge 1: One good only. Fame for 80, 90, 100 coins.", "Your specialty: fish."]
    assert "Coins that count so far: 12." in terminal.picture(view(market(challenge=2, counted=12)), words(), ["Ana"])


def test_players_with_the_same_initial_are_numbered() -> None:
    assert terminal.marks(["Ana", "Rui"]) == ["A", "R"]
    assert terminal.marks(["Ana", "Alex"]) == ["1", "2"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_picture_stays_narrow_and_straight_through_whole_games(lang: str, players: int) -> None:
    names = ["Constança", "Greedy", "Random 1", "Random 2"][:players]
    said, draw, chance = words(lang), random.Random(players), Chance(players)
    pos = gaiola.game("mercado").start(players, chance)
    while True:
        for seat in (pos.to_move, None):
            seen = view(pos, seat)
            market_lines = [line for line in terminal.picture(seen, said, names).splitlines() if "│" in line]
            assert len(market_lines) == 5
            assert len({tuple(i for i, sign in enumerate(line) if sign == "│") for line in market_lines}) == 1
            assert max(len(line) for line in terminal.picture(seen, said, names).splitlines()) <= 100
            assert all(line.strip() for line in terminal.describe(seen, said, names))
        if pos.over:
            break
        move = draw.choice(pos.legal())
        assert terminal.heading(move, said) or move.verb not in ("stand", "customers", "restaurant")
        terminal.summary(pos.quote(move))
        pos.play(move, chance)


def test_a_sum_in_short() -> None:
    assert terminal.summary((("row", 2), ("price", 3), ("value", 1), ("income", 4))) == "-3 +4"
    assert terminal.summary((("stands", 3), ("size", 2), ("income", 2), ("others", 6))) == "+2 (+6)"
    assert terminal.summary((("gain", 1),)) == "+1"
    assert terminal.summary(()) == ""
