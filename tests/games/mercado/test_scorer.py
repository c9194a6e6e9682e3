"""The independent scorer, tried on dumps written by hand and on games that the engine has ended."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gaiola.games.mercado
from gaiola.games.mercado.position import MercadoPosition
from gaiola.games.mercado.rules import scoring
from tests.games.mercado import scorer
from tests.games.mercado.table import BLUE, GREEN, PURPLE, built, market, play, waiting

EDITION = tomllib.loads(Path(gaiola.games.mercado.__file__).with_name("edition").joinpath("edition.toml").read_text())


def ended(players: int = 2, **changes: Any) -> dict[str, Any]:
    """The dump of an empty market that ended when everybody took coins."""
    return {
        "players": players,
        "agenda": [],
        "coins": [0] * players,
        "restaurants": [0] * 6 * players,
        "stands_left": [8] * players,
        "owner": [-1] * 25,
        "stand": [-1] * 25,
        "restaurant": [-1] * 25,
        "customers": [-1] * 20,
        "coin_run": {2: 4, 3: 3, 4: 4}.get(players, 0),
        "trigger": -1,
        "cause_id": "coins",
        "counted": 0,
        "best_income": 0,
    } | changes


def test_score_is_coins_less_restaurants() -> None:
    dump = ended(coins=[20, 3], restaurants=[1, 0, 0, 1, 0, 0, 0, 2, 2, 0, 0, 0])
    assert scorer.score(dump, EDITION) == [18, -1]
    assert scorer.ranking(dump, EDITION) == [1, 2]


def test_ties_are_decided_by_stands_in_the_market() -> None:
    dump = ended(4, coins=[9, 9, 9, 4], owner=[0, 1, 1, 2] + [-1] * 21)
    assert scorer.ranking(dump, EDITION) == [2, 1, 2, 4]


def test_the_second_challenge_has_a_tally_of_its_own() -> None:
    dump = ended(1, coins=[99], counted=57, restaurants=[0, 2, 0, 0, 0, 0], cause_id="stopped")
    assert scorer.score(dump, EDITION, 2) == [55] and scorer.fame(dump, EDITION, 2) == 1
    assert scorer.score(dump, EDITION, 1) == [97] and scorer.fame(dump, EDITION, 1) == 2


def test_the_fifth_challenge_asks_for_three_parties_of_four() -> None:
    dump = ended(1, coins=[50], customers=[30, 34, 0, 29] + [-1] * 16)
    assert scorer.fame(dump, EDITION, 5) == 0
    dump["customers"][4] = 31
    assert scorer.fame(dump, EDITION, 5) == 3


@pytest.mark.parametrize(("income", "fame"), [(31, 0), (32, 2), (40, 2)])
def test_best_move(income: int, fame: int) -> None:
    assert scorer.best_move(ended(1, best_income=income), EDITION) == fame
    assert scorer.best_move(ended(2, best_income=income), EDITION) == 0


@pytest.mark.parametrize(
    ("players", "challenge", "changes", "problem"),
    [
        (2, None, {"agenda": [["action", 0, 0, 0, 0, False]]}, "still to move"),
        (2, None, {"coins": [3, -1]}, "owes money"),
        (2, None, {"owner": [0] + [-1] * 24}, "wooden stands"),
        (2, None, {"coin_run": 3}, "3 coins in a row"),
        (2, None, {"cause_id": "spaces"}, "does not go with trigger"),
        (2, None, {"cause_id": "spaces", "trigger": 0}, "came too early"),
        (2, None, {"cause_id": "entrances", "trigger": 0}, "came too early"),
        (2, None, {"customers": list(range(16)) + [-1] * 4}, "'entrances' was missed"),
        (2, None, {"restaurant": [1] * 21 + [-1] * 4}, "'spaces' was missed"),
        (2, None, {"cause_id": "no-move"}, "a coin can always be taken"),
        (1, 2, {"cause_id": "no-move", "restaurants": [1, 0, 0, 0, 0, 0]}, "could be opened"),
        (2, None, {"cause_id": "stopped"}, "can stop"),
        (2, None, {"cause_id": "weather"}, "no reason to end"),
        (1, 7, {"cause_id": "no-move", "owner": [0] * 8 + [-1] * 17, "stands_left": [0]}, "'stands' was missed"),
    ],
)
def test_a_wrong_end_is_found(players: int, challenge: int | None, changes: dict[str, Any], problem: str) -> None:
    assert problem in "; ".join(scorer.end_problems(ended(players, **changes), EDITION, challenge))


def test_a_right_end_has_no_problems() -> None:
    assert scorer.end_problems(ended(), EDITION) == []
    full = ended(1, customers=list(range(20)), cause_id="no-move")
    assert scorer.end_problems(full, EDITION, 7) == []


def agrees(pos: MercadoPosition, challenge: int | None = None) -> bool:
    dump = pos.dump()
    assert scorer.end_problems(dump, EDITION, challenge) == []
    if challenge is not None:
        assert scorer.fame(dump, EDITION, challenge) == scoring.fame(pos)
        assert bool(scorer.best_move(dump, EDITION)) == scoring.best_move(pos)
    return (scorer.score(dump, EDITION, challenge), scorer.ranking(dump, EDITION, challenge)) == (
        pos.scores(),
        pos.ranking(),
    )


def test_it_agrees_with_games_that_ended() -> None:
    by_coins = market(3, coins={GREEN: 7, PURPLE: 9, BLUE: 7}, held={PURPLE: "pub wine_bar"}, coin_run=2)
    play(by_coins, "coin")
    assert agrees(by_coins)
    restaurants, stands = built(20)
    by_spaces = market(restaurants=restaurants, stands=stands, held={GREEN: "pub"})
    play(by_spaces, "restaurant pub r5c5")
    assert "somebody is still to move" in scorer.end_problems(by_spaces.dump(), EDITION)
    play(by_spaces, "coin")
    assert agrees(by_spaces)
    by_entrances = market(challenge=4, stands={"r1c1": "fish"}, customers=waiting(15), shown=["k1_fish_meat"])
    play(by_entrances, "customers k1_fish_meat w1")
    assert agrees(by_entrances, 4)
    assert agrees(market(challenge=2, coins={GREEN: 0}, counted=60, best_income=32), 2)
