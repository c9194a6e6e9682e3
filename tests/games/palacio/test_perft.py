"""Counts that a change of rules would move: legal moves and distinct positions two moves deep, and whole games.

To re-measure after a rule has changed on purpose: run `pytest tests/games/palacio/test_perft.py` and copy what the
failing comparisons show on their left side. A count that moves without such a reason is a bug."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.palacio.position import PalacioPosition
from gaiola.kernel.moves import Move
from tests.games.palacio.cases import OPTIONS
from tests.games.palacio.table import BLUE, GREEN, RED, YELLOW, box, deal, palace, play
from tests.games.trying import perft


def opening() -> PalacioPosition:
    """Two players choose their products."""
    return deal()[0]


def hiring() -> PalacioPosition:
    """Green has the King, one worker in a mill and three coins."""
    return palace(hiring=GREEN, coins={GREEN: 3, YELLOW: 25}, cards={"king": GREEN}, second={"wine_mill": GREEN})


def placing() -> PalacioPosition:
    """Four players with some workers out; the King's worker is in Yellow's hand, one mill is closed."""
    return palace(
        4,
        placing=YELLOW,
        hand={YELLOW: 3, GREEN: 2, RED: 1, BLUE: 2},
        cards={"king": YELLOW},
        king=True,
        second={"silkworm_house": RED},
        workers={"vineyards": [GREEN, RED, BLUE], "laje_creek": [BLUE], "chapel": [GREEN]},
    )


def resolving() -> PalacioPosition:
    """Three players; Red has the Secretary and the Marquis and workers of all kinds."""
    return palace(
        3,
        resolving=RED,
        workers={
            "vineyards": [RED],
            "wine_mill": [RED],
            "laje_creek": [RED, GREEN],
            "fishing_house": [YELLOW],
        },
        second={"olive_oil_mill": RED},
        cards={"secretary": RED, "marquis": RED},
        levels={"chapel": {YELLOW: 2, GREEN: 3}, "gardens": {RED: 1, YELLOW: 1}, "noble_hall": {RED: 3}},
        goods={RED: "grape grape grape olive_oil", GREEN: "olive"},
        coins={YELLOW: 10, GREEN: 3, RED: 7},
        points={YELLOW: 9, GREEN: 13, RED: 30},
    )


def between_roll_and_raise() -> PalacioPosition:
    """A 2 in the vineyards of the position before."""
    pos = resolving()
    play(pos, "resolve vineyards", 2)
    return pos


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, (3, 9, 6)),
        (hiring, (8, 40, 40)),
        (placing, (13, 146, 146)),
        (resolving, (8, 59, 38)),
        (between_roll_and_raise, (11, 87, 55)),
    ],
    ids=["opening", "hiring", "placing", "resolving", "between roll and raise"],
)
def test_perft(position: Callable[[], PalacioPosition], counts: tuple[int, int, int]) -> None:
    assert perft(position()) == counts


def half_way(players: int, options: dict[str, Any]) -> PalacioPosition:
    """Round 20: everybody stands below every rectangle with an offer in hand; one player has the Secretary."""
    everybody = range(players)
    return palace(
        players,
        round=20,
        hiring=YELLOW,
        coins=dict.fromkeys(everybody, 30),
        points=dict.fromkeys(everybody, 50),
        goods=dict.fromkeys(everybody, "olive olive grape carcavelos_wine olive_oil silk_cocoon"),
        cards={"secretary": YELLOW},
        levels={
            place: dict.fromkeys(everybody, 3) for place in ("noble_hall", "chapel", "cascade_of_poets", "gardens")
        },
        options=options,
    )


def chosen(moves: list[Move], number: int) -> Move:
    """What is offered is taken, a die is raised as far as it goes; else the choice walks through the moves."""
    eager = [move for move in moves if move.verb in ("offer", "raise")]
    return eager[-1] if eager else moves[number * 31 % len(moves)]


def playthroughs(players: int, options: dict[str, Any]) -> tuple[int, str]:
    """Games from fixed seeds, three from the beginning and seven from half-way: how many decisions they took and a hash
    over all legal moves on their way."""
    digest, decisions = hashlib.sha256(), 0
    for seed in range(1755, 1765):
        chance = Chance(seed)
        pos = box(**options).start(players, chance) if seed < 1758 else half_way(players, options)
        while not pos.over and pos.dump()["round"] < 60:
            moves = pos.legal()
            digest.update("|".join(move.notation for move in moves).encode() + b"\n")
            pos.play(chosen(moves, decisions), chance)
            decisions += 1
        digest.update(json.dumps([pos.scores(), pos.cause()]).encode())
    return decisions, digest.hexdigest()[:16]


EVERY_OPTION: list[dict[str, Any]] = [{}, *OPTIONS, {"round_limit": 0}]


@pytest.mark.parametrize(
    ("players", "options", "games"),
    [
        (players, options, games)
        for players, measured in {
            2: [
                (2168, "f9404e1a9e5d451c"),
                (2168, "f9404e1a9e5d451c"),
                (2168, "f9404e1a9e5d451c"),
                (2168, "f9404e1a9e5d451c"),
                (2302, "f3dff359c0030b14"),
                (1735, "3d82b447fcd7534a"),
                (2168, "f9404e1a9e5d451c"),
                (3754, "d8b618fbbd4219bd"),
            ],
            3: [
                (2604, "5bd756f944db106b"),
                (1938, "627dedeab9f9f8d1"),
                (2604, "5bd756f944db106b"),
                (2620, "36ed398de7a542b8"),
                (2586, "bc812ce4fa915bad"),
                (2313, "5a81744e57c059b1"),
                (2424, "d97b3e51bffbf47d"),
                (4374, "febaea38b89fb0c2"),
            ],
            4: [
                (3617, "4588d1658b4af8eb"),
                (2834, "c81680f9533f137f"),
                (3617, "4588d1658b4af8eb"),
                (3325, "6794fd084009c492"),
                (2955, "5971522b6caefa2e"),
                (3246, "216843fa8ba31765"),
                (3677, "1574d0b255f074ad"),
                (4158, "b744f6bb14ace857"),
            ],
        }.items()
        for options, games in zip(EVERY_OPTION, measured, strict=True)
    ],
)
def test_playthroughs(players: int, options: dict[str, Any], games: tuple[int, str]) -> None:
    assert playthroughs(players, options) == games
