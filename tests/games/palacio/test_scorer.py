"""The independent scorer, tried on dumps written by hand and on games that the engine has ended."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gaiola.games.palacio
from gaiola import Chance, Seat
from gaiola.bots import BOTS
from gaiola.games.palacio.position import PalacioPosition
from tests.games.palacio import scorer
from tests.games.palacio.table import GREEN, VISITORS, YELLOW, box, palace, play, sequence

EDITION = tomllib.loads(Path(gaiola.games.palacio.__file__).with_name("edition").joinpath("edition.toml").read_text())
FOR_THE_MARQUIS = ("place fishing_house", "offer")
SUPPLY = [15, 12, 24, 12, 12, 12]


def ended(**changes: Any) -> dict[str, Any]:
    """The dump of a game of two in which nothing happened for forty rounds."""
    return {
        "players": 2,
        "agenda": [],
        "coins": [0, 0],
        "points": [0, 0],
        "earned": [0] * 18,
        "goods": [0] * 12,
        "supply": SUPPLY[:],
        "second": [-1, -1, -1],
        "cubes": [0] * 10,
        "cards": [-1] * 6,
        "round": 40,
        "cause_id": "limit",
    } | changes


def test_what_is_counted_at_the_end() -> None:
    """The example of 15.5: 30, 6, 3 and 2 on top of the 50 of the track."""
    dump = ended(
        coins=[14, 4],
        goods=[1, 1, 1, 1, 0, 1] + [0] * 6,
        cards=[0, -1, -1, -2, -1, 0],
        earned=[30, 8, 5, 10, -3] + [0] * 13,
    )
    assert scorer.final_points(dump, EDITION, 0) == {"cards": 30, "products": 6, "resources": 3, "coins": 2}
    assert scorer.score(dump, EDITION) == [50 + 41, 0]
    assert scorer.ranking(dump, EDITION) == [1, 2]


def test_ties_are_decided_by_cards_then_by_coins() -> None:
    by_cards = ended(cards=[-1, 1, -1, -1, -1, -1], earned=[5] + [0] * 17, coins=[4, 0])
    assert scorer.score(by_cards, EDITION) == [5, 5] and scorer.ranking(by_cards, EDITION) == [2, 1]
    assert scorer.ranking(ended(coins=[3, 4]), EDITION) == [2, 1]
    assert scorer.ranking(ended(), EDITION) == [1, 1]


def test_a_right_end_has_no_problems() -> None:
    assert scorer.problems(ended(), EDITION) == []
    climbed = ended(cubes=[0, 0, 2, 0, 0, 0, 0, 1, 0, 0], earned=[7] + [0] * 8 + [2] + [0] * 8, points=[7, 2])
    assert scorer.problems(climbed, EDITION) == []
    lowered = climbed | {"earned": [11, 0, 0, 0, -4] + [0] * 4 + [4, 0, 0, 0, -1] + [0] * 4, "points": [7, 3]}
    assert scorer.problems(lowered, EDITION) == [], "Green lost only the point that was left"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"agenda": [["hire", 0, 0, 0, 0, False]]}, "still to move"),
        ({"points": [1, 0]}, "seat 0 has 1 points, counted 0"),
        ({"coins": [0, 5]}, "seat 1: 0 points for coins, counted 1"),
        ({"earned": [0] * 5 + [5] + [0] * 12, "points": [5, 0]}, "5 points for cards, counted 0"),
        ({"earned": [3] + [0] * 17, "points": [3, 0]}, "3 points for venues, the cubes stand for 0"),
        ({"cubes": [1] + [0] * 9, "earned": [3, 0, 0, 0, -3] + [0] * 13}, "less 3, the cubes stand for 3"),
        ({"earned": [0, 0, 0, 0, 2] + [0] * 13, "points": [2, 0]}, "a loss that gives points"),
        ({"earned": [0, 0, 4] + [0] * 15, "points": [4, 0]}, "4 points for gifts of 5"),
        ({"earned": [0, 0, 0, 3] + [0] * 14, "points": [3, 0]}, "3 points for exchanges"),
        ({"earned": [0, 0, 0, -2] + [0] * 14, "points": [-2, 0]}, "less than nothing"),
        ({"cards": [1] + [-1] * 5}, "the king is held by [1], on the rectangle stand []"),
        ({"cubes": [4, 4] + [0] * 8}, "the king is held by [], on the rectangle stand [0, 1]"),
        ({"supply": [14, *SUPPLY[1:]]}, "14 of olive in all"),
        ({"second": [-1, 0, -1]}, "15 of grape in all"),
        ({"cause_id": "cards"}, "a card is still to be won"),
        ({"round": 39}, "round 39 is not the limit 40"),
        ({"cards": [0] * 6}, "all cards are won"),
        ({"cause_id": "cards", "round": 41}, "a round too many"),
        ({"cause_id": "weather"}, "'weather' is no reason to end"),
    ],
)
def test_a_wrong_end_is_found(changes: dict[str, Any], problem: str) -> None:
    assert problem in "; ".join(scorer.problems(ended(**changes), EDITION))


def test_options_change_what_a_right_end_is() -> None:
    four = ended(cards=[-1, 0, 0, 0, 0, -1], cause_id="cards", round=9)
    assert "a card is still to be won" in scorer.problems(four, EDITION)
    assert "a card is still to be won" not in scorer.problems(four, EDITION, {"game_mode": "short"})
    late = ended(cards=[0] * 5 + [-1], cause_id="cards", round=70)
    assert "a round too many" not in scorer.problems(late, EDITION, {"round_limit": 0})
    cut = ended(cards=[0] * 5 + [-1])
    assert "all cards are won" not in scorer.problems(cut, EDITION, {"last_round": "one_more_round"})


def agrees(pos: PalacioPosition, **options: Any) -> bool:
    dump = pos.dump()
    assert scorer.problems(dump, EDITION, options) == []
    return (scorer.score(dump, EDITION), scorer.ranking(dump, EDITION)) == (pos.scores(), pos.ranking())


def test_it_agrees_with_a_game_that_ended_by_cards() -> None:
    """Yellow lowers Green, then wins the last card; Green climbs again."""
    tops = {venue: {GREEN: 4} for venue in ("noble_hall", "concordia_hall", "cascade_of_poets", "gardens")}
    pos = palace(
        resolving=YELLOW,
        cards=dict.fromkeys(VISITORS, GREEN) | {"patriarch": "place", "marquis": YELLOW},
        levels=tops | {"chapel": {YELLOW: 3, GREEN: 1}},
        points={YELLOW: 13, GREEN: 30 + 22 + 22 + 24 + 3},
        workers={"chapel": [YELLOW], "laje_creek": [GREEN]},
        goods={YELLOW: "olive_oil silk_cocoon"},
        coins={YELLOW: 8, GREEN: 3},
    )
    play(pos, "marquis chapel")
    play(pos, "resolve chapel", 5)
    sequence(pos, "raise 0", "offer")
    assert "somebody is still to move" in scorer.problems(pos.dump(), EDITION)
    assert pos.to_move == GREEN
    sequence(pos, "exchange-points", "resolve laje_creek", "finish")
    assert pos.cause() == "cards" and agrees(pos)
    assert pos.scores() == [13 + 9 + 5 + 3 + 1, 98 + 2 + 35]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"game_mode": "short"}, {"supply": True}, {"last_round": "one_more_round", "game_mode": "short"}]
)
def test_it_agrees_with_whole_games(players: int, options: dict[str, Any]) -> None:
    """Greedy players, who use the Marquis whenever they can; now and then they buy him at once."""
    chance = Chance(players)
    pos = box(**options).start(players, chance)
    assert isinstance(pos, PalacioPosition)
    bot = BOTS["greedy"](1755)
    while not pos.over:
        seat, moves = pos.to_move, pos.legal()
        assert seat is not None
        wanted = [move for move in moves if move.notation in FOR_THE_MARQUIS or move.verb == "marquis"]
        pos.play(wanted[0] if wanted else bot.choose(Seat(pos, seat)), chance)
    assert agrees(pos, **options)
