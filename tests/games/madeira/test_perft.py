"""Counts that a change of rules would move: legal moves and distinct positions two moves deep, and whole games.

To re-measure after a rule has changed on purpose: run `pytest tests/games/madeira/test_perft.py` and copy what the
failing comparisons show on their left side. A count that moves without such a reason is a bug."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.kernel.moves import Move
from tests.games.madeira.table import BLUE, PURPLE, RED, YELLOW, box, island, sequence
from tests.games.trying import First, perft


def opening() -> MadeiraPosition:
    """Two players place their first workers."""
    pos = box().start(2, First())
    assert isinstance(pos, MadeiraPosition)
    return pos


def rows() -> MadeiraPosition:
    """Four players choose rows; Yellow has used favors of two guilds."""
    dice = [[1, 2, 3], [1, 1, 1], [3, 3, 3], [2, 2, 3]]
    return island(4, phase="a", round=1, row_dice=dice, favors={YELLOW: "monk- miller- lady-"})


def placing() -> MadeiraPosition:
    """Three players; Yellow has dice, guards, goods and three favors."""
    return island(
        3,
        dice={YELLOW: [1, 3, 3], RED: [2], PURPLE: [1]},
        watch={YELLOW: 2, RED: 1},
        fields={"r3_f1": [YELLOW], "r2_f5": [YELLOW, RED], "forest": [YELLOW]},
        goods={YELLOW: "wheat wheat sugar wine", RED: "wine"},
        favors={YELLOW: "scout lady navigator miller-", RED: "monk"},
        on={"moinho": [3, 2]},
        markers={"moinho": [RED, PURPLE]},
        bread={YELLOW: 1},
        reals={YELLOW: 6},
        wood={YELLOW: 1},
    )


def at_sea() -> MadeiraPosition:
    """Two players; the first of two ships has landed in India."""
    pos = island(
        dice={YELLOW: [3]},
        goods={YELLOW: "wheat wheat sugar wine wine wine wine"},
        wood={YELLOW: 2},
        ships={"wine_2": YELLOW, "wheat_pair": RED},
    )
    sequence(pos, "die 3 moinho", "act", "ship-from wine_2", "ship-to india_3")
    return pos


def mayor() -> MadeiraPosition:
    """Pieces in all three cities, one more district built."""
    pos = island(
        4,
        dice={YELLOW: [3]},
        spots={"funchal_1": YELLOW, "funchal_2": RED, "machico_1": YELLOW, "porto_santo_6": BLUE},
        built=["porto_santo_d3"],
        level={YELLOW: 0},
    )
    sequence(pos, "die 3 fortaleza", "act")
    return pos


def building() -> MadeiraPosition:
    """Capitania with four players and a pirate die; Yellow may use a favor first."""
    return island(
        4,
        phase="c",
        markers={"capitania": [YELLOW, RED], "fortaleza": [YELLOW]},
        on={"capitania": [1, 1], "fortaleza": [2]},
        pirate_on={"capitania": 1},
        script=["3", "2", "2"],
        favors={YELLOW: "bishop lord diplomat lady", RED: "constable"},
        fields={"r2_f1": [YELLOW], "r3_f1": [YELLOW, RED]},
        reals={YELLOW: 9, RED: 2},
        pirates={YELLOW: 4, RED: 7},
        points={YELLOW: 2},
    )


def table() -> MadeiraPosition:
    """Feeding with goods left for the windmill."""
    fields = {f"r{region}_f{field}": [YELLOW] for region in (1, 2, 3) for field in (1, 2, 3)}
    return island(phase="d", fields=fields, goods={YELLOW: "wheat wheat sugar sugar"}, bread={YELLOW: 4})


def crown() -> MadeiraPosition:
    """Three players choose in round 3."""
    return island(
        3,
        phase="e",
        round=3,
        requests={
            YELLOW: "wealth_of_nation wealth_of_nation urbanization",
            RED: "market_routes expeditions influence_of_guilds",
            PURPLE: "wealth_of_nation market_routes market_routes",
        },
        reals={YELLOW: 33, PURPLE: 4},
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, (9, 135, 135)),
        (rows, (4, 20, 20)),
        (placing, (39, 672, 434)),
        (at_sea, (10, 86, 47)),
        (mayor, (6, 44, 44)),
        (building, (8, 48, 37)),
        (table, (11, 57, 48)),
        (crown, (2, 47, 47)),
    ],
    ids=["opening", "rows", "placing", "at sea", "mayor", "building", "table", "crown"],
)
def test_perft(position: Callable[[], MadeiraPosition], counts: tuple[int, int, int]) -> None:
    assert perft(position()) == counts


def half_way(players: int, options: dict[str, Any]) -> MadeiraPosition:
    """Phase B of round 3: everybody has dice, means, three favors and pieces in several places."""
    everybody = range(players)
    favors = ["bishop diplomat lady", "lord engineer scout", "navigator constable miller", "monk patron treasurer"]
    return island(
        players,
        round=3,
        dice=dict.fromkeys(everybody, (1, 2, 3)),
        reals=dict.fromkeys(everybody, 25),
        bread=dict.fromkeys(everybody, 6),
        wood=dict.fromkeys(everybody, 3),
        pirates=dict.fromkeys(everybody, 6),
        points=dict.fromkeys(everybody, 15),
        goods=dict.fromkeys(everybody, "wheat wheat wheat sugar sugar sugar wine wine wine"),
        favors={seat: favors[seat] for seat in everybody},
        fields={
            "r1_f1": list(everybody),
            "r2_f1": list(everybody),
            "r3_f1": list(everybody),
            "forest": list(everybody),
        },
        watch=dict.fromkeys(everybody, 2),
        requests=dict.fromkeys(everybody, "market_routes wealth_of_nation urbanization"),
        options=options,
    )


def in_phase_c(players: int, options: dict[str, Any]) -> MadeiraPosition:
    """Capitania in round 3: everybody has a marker there and nobody a worker in its region. Yellow has the Bishop, the
    next the Diplomat."""
    everybody = range(players)
    favors = ["bishop", "diplomat", "lord", "lady"]
    return island(
        players,
        phase="c",
        round=3,
        markers={"capitania": list(everybody)},
        on={"capitania": [1] * players},
        script=["2"] * players,
        reals=dict.fromkeys(everybody, 12),
        favors={seat: favors[seat] for seat in everybody},
        fields={"r1_f1": list(everybody), "r3_f1": list(everybody)},
        requests=dict.fromkeys(everybody, "market_routes wealth_of_nation urbanization"),
        options=options,
    )


BRISK = ("act", "harvest", "pay", "use", "ship-from", "ship-to", "favor", "marker", "reward")


def chosen(moves: list[Move], number: int) -> Move:
    """Every eighth decision the windmill is used where it can be; else the choice walks through the answers, mostly
    through those that do something."""
    asides = [move for move in moves if move.aside]
    answers = [move for move in moves if not move.aside]
    if asides and number % 8 == 0:
        return asides[number * 31 % len(asides)]
    eager = [move for move in answers if move.verb == "favor"]
    eager = eager or [move for move in answers if move.verb in BRISK]
    answers = eager if eager and number % 3 else answers
    return answers[number * 31 % len(answers)]


def playthroughs(players: int, options: dict[str, Any]) -> tuple[int, str]:
    """Games from fixed seeds, three from the beginning, four from half-way and three from a building: how many
    decisions they took and a hash over all legal moves on their way."""
    digest, decisions = hashlib.sha256(), 0
    for seed in range(1420, 1430):
        chance = Chance(seed)
        middle = half_way if seed < 1427 else in_phase_c
        pos = box(**options).start(players, chance) if seed < 1423 else middle(players, options)
        while not pos.over:
            moves = pos.legal()
            digest.update("|".join(move.notation for move in moves).encode() + b"\n")
            pos.play(chosen(moves, decisions), chance)
            decisions += 1
        digest.update(json.dumps([pos.scores(), pos.ranking(), pos.breakdown()]).encode())
    return decisions, digest.hexdigest()[:16]


OPTIONS: list[dict[str, Any]] = [
    {},
    {"pirates_hidden": False},
    {"diplomat_from_zero": False},
    {"bishop_escape": False},
    {"pirates_hidden": False, "diplomat_from_zero": False, "bishop_escape": False},
]


@pytest.mark.parametrize(
    ("players", "options", "games"),
    [
        (players, options, games)
        for players, measured in {
            2: [
                (1140, "f8e62257569875ff"),
                (1140, "f8e62257569875ff"),
                (1088, "826340b885d9bdec"),
                (1060, "2685620ff4f2f82b"),
                (1077, "77dd0a639c5409a3"),
            ],
            3: [
                (1750, "87a85fb57da0ac40"),
                (1750, "87a85fb57da0ac40"),
                (1782, "b29257615f4abecf"),
                (1729, "9035507f92a8ce6e"),
                (1742, "7e49b550b750cca3"),
            ],
            4: [
                (2338, "46ecf8b6a6f1a6b0"),
                (2338, "46ecf8b6a6f1a6b0"),
                (2366, "7eaf8fd5f8a0b2ff"),
                (2363, "02a6f8fc59695de5"),
                (2384, "7bb273c5677bcb6e"),
            ],
        }.items()
        for options, games in zip(OPTIONS, measured, strict=True)
    ],
)
def test_playthroughs(players: int, options: dict[str, Any], games: tuple[int, str]) -> None:
    assert playthroughs(players, options) == games
