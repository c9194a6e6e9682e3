"""Counts that a change of rules would move: legal moves and distinct positions two moves deep, and whole games.

To re-measure after a rule has changed on purpose: run `pytest tests/games/mercado/test_perft.py` and copy what the
failing comparisons show on their left side. A count that moves without such a reason is a bug."""

import hashlib
import json
from collections.abc import Callable

import pytest

from gaiola import Chance
from gaiola.games.mercado.position import MercadoPosition
from tests.games.mercado.table import GRAY, GREEN, MARKED, PURPLE, box, market
from tests.games.trying import perft


def opening() -> MercadoPosition:
    """Two players, an empty market with all gray restaurants, one coin each."""
    return market(gray=dict(zip(MARKED, GRAY, strict=True)), coins={GREEN: 1, PURPLE: 1})


def middle() -> MercadoPosition:
    """Three players in a market that has begun to earn."""
    return market(
        3,
        stands={"r1c1": "fish green", "r1c3": "meat purple", "r2c1": "grape blue", "r2c3": "fish green"},
        restaurants={"r1c2": "pub", "r2c2": "sushi_bar"},
        gray={"r3c3": "wine_bar", "r4c1": "tea_house"},
        customers={"n1": "k1_fish_flower", "w2": "k2_fish_grape"},
        tiles={GREEN: "fish meat grape"},
        held={GREEN: "pizzeria", PURPLE: "tea_house"},
        coins={GREEN: 2, PURPLE: 3},
    )


def full_house() -> MercadoPosition:
    """Challenge 7 with four stands."""
    return market(
        challenge=7,
        stands={"r2c1": "fish", "r2c2": "meat", "r3c2": "fish", "r5c5": "grape"},
        restaurants={"r2c3": "pub"},
        gray={"r3c3": "wine_bar", "r4c1": "tea_house"},
        customers={
            "n1": "k1_fish_flower",
            "n2": "k1_fish_meat",
            "e2": "k2_fish_grape",
            "s2": "k3_fish_meat",
            "w2": "k4_fish",
        },
        held={GREEN: "pizzeria"},
        coins={GREEN: 2},
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [(opening, (76, 301, 301)), (middle, (90, 4698, 4686)), (full_house, (76, 1346, 1346))],
    ids=["opening", "middle", "full house"],
)
def test_perft(position: Callable[[], MercadoPosition], counts: tuple[int, int, int]) -> None:
    assert perft(position()) == counts


def playthroughs(players: int, challenge: int | None) -> tuple[int, str]:
    """Ten games from fixed seeds in which the choice walks through the legal moves: how many decisions they took and a
    hash over all legal moves on their way."""
    options = {} if challenge is None else {"challenge": challenge}
    digest, decisions = hashlib.sha256(), 0
    for seed in range(1755, 1765):
        chance = Chance(seed)
        pos = box(**options).start(players, chance)
        while not pos.over:
            moves = pos.legal()
            digest.update("|".join(move.notation for move in moves).encode() + b"\n")
            pos.play(moves[decisions * 31 % len(moves)], chance)
            decisions += 1
        digest.update(json.dumps([pos.scores(), pos.cause()]).encode())
    return decisions, digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("players", "challenge", "games"),
    [
        (2, None, (519, "c2506000c657092a")),
        (3, None, (546, "3f3866f8b23a0fbd")),
        (4, None, (534, "884cd186f5833c62")),
        (1, 1, (227, "99e2dd5c7b26b524")),
        (1, 2, (282, "1c16e4596e227d4c")),
        (1, 3, (275, "63b24e8036d3f81d")),
        (1, 4, (170, "51f2466837a33c8d")),
        (1, 5, (97, "0ce8eebf165c5b3b")),
        (1, 6, (110, "fbd8477c379d8445")),
        (1, 7, (199, "f788ce521eba75e9")),
        (1, 8, (316, "7dc380ac9c176fd8")),
        (1, 9, (246, "96ef76bbdeda8a66")),
    ],
)
def test_playthroughs(players: int, challenge: int | None, games: tuple[int, str]) -> None:
    assert playthroughs(players, challenge) == games
