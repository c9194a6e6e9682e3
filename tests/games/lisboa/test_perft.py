"""Counts that a change of rules would move: legal moves and distinct positions two moves deep, and whole games.

To re-measure after a rule has changed on purpose: run `pytest tests/games/lisboa/test_perft.py` and copy what the
failing comparisons show on their left side. A count that moves without such a reason is a bug."""

import hashlib
import json
from collections.abc import Callable

import pytest

from gaiola import Chance
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.kernel.moves import Move
from tests.games.lisboa.change import last_pile, period_ends
from tests.games.lisboa.table import GREEN, PURPLE, YELLOW, box, city, deal, play, run
from tests.games.trying import First, perft


def opening() -> LisboaPosition:
    """Two players choose their first clergy tiles."""
    pos = box().start(2, First())
    assert isinstance(pos, LisboaPosition)
    return pos


def drafting() -> LisboaPosition:
    """Three players; the first card of the second turn of the draft is kept."""
    pos = box(draft=True).start(3, First())
    assert isinstance(pos, LisboaPosition)
    while pos.packet_round < 2:
        run(pos, pos.legal()[0].notation)
    return pos


def turn() -> LisboaPosition:
    """Four players in the middle of the first period: goods, a ship, a tile, favors of others."""
    return city(
        goods={GREEN: "gold cloth books tools", YELLOW: "gold"},
        portfolio={GREEN: "dock1:ship_blue office1:blue_treasury_4", YELLOW: "dock2:ship_red"},
        cargo={(YELLOW, 2): "gold"},
        clergy={GREEN: "seminary"},
        favors={YELLOW: "king manuel", PURPLE: "marquis"},
        plans={GREEN: "blue-2 green-3"},
        rows={"a": "fire tsunami", "b": "earthquake"},
        columns={1: "fire", 4: "tsunami"},
        sites={"west_a": "fire fire", "north_cloth": "earthquake tsunami"},
        pile="fire tsunami",
        reis={GREEN: 11},
        influence={GREEN: 6, YELLOW: 4},
        offices={"king": {YELLOW: 1}, "manuel": {PURPLE: 2}},
    )


def business() -> LisboaPosition:
    """What to sell or trade, once a card has been tucked."""
    pos = turn()
    play(pos, "portfolio blue_king_1", "replace office1")
    return pos


def store() -> LisboaPosition:
    """Where to build: the Cardinal may be met, and some lands are too dear."""
    pos = turn()
    play(pos, "visit blue_manuel_1", "skip")
    return pos


def site() -> LisboaPosition:
    """Where to open a building, with two plans."""
    pos = turn()
    play(pos, "visit blue_king_1", "skip")
    return pos


def decree() -> LisboaPosition:
    """Eight decrees on display and three that were searched, with a set marker."""
    pos = city(
        clergy={GREEN: "censors_desk"},
        markers={GREEN: 1},
        rubble={GREEN: "fire earthquake tsunami"},
        influence={GREEN: 5},
        favors={YELLOW: "marquis"},
    )
    run(pos, "visit blue_marquis_1")
    return pos


def event() -> LisboaPosition:
    """Up to three State actions of any Noble."""
    pos = city(
        hands={GREEN: "red_treasury_3"},
        reis={GREEN: 8},
        goods={GREEN: "gold cloth books"},
        stores={"a1": (GREEN, "gold"), "b3": (GREEN, "cloth"), "c5": (GREEN, "tools")},
        houses={GREEN: "right right middle"},
        pile="fire",
    )
    play(pos, "sponsor red_treasury_3", "part")
    return pos


def change() -> LisboaPosition:
    """The first period has ended; Green discards."""
    pos = last_pile(hands={GREEN: "blue_treasury_1 blue_king_1 blue_king_4 blue_manuel_3", YELLOW: "blue_king_3"})
    period_ends(pos)
    return pos


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, (2, 4, 4)),
        (drafting, (3, 9, 9)),
        (turn, (15, 45, 45)),
        (business, (18, 58, 45)),
        (store, (40, 89, 89)),
        (site, (14, 29, 29)),
        (decree, (11, 22, 22)),
        (event, (6, 22, 21)),
        (change, (5, 18, 18)),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_perft(position: Callable[[], LisboaPosition], counts: tuple[int, int, int]) -> None:
    assert perft(position()) == counts


EAGER = ("visit", "sponsor", "portfolio", "part", "trade", "state", "follow", "load", "reward", "throw", "marker")


def chosen(moves: list[Move], number: int) -> Move:
    """The choice walks through the moves, mostly through those that do something."""
    eager = [move for move in moves if move.verb in EAGER]
    moves = eager if eager and number % 3 else moves
    return moves[number * 31 % len(moves)]


def playthroughs(players: int, draft: bool) -> tuple[int, str]:
    """Games from fixed seeds, every second one with means for stores, buildings and ships: how many decisions they took
    and a hash over all legal moves on their way."""
    digest, decisions = hashlib.sha256(), 0
    for seed in range(1755, 1761):
        chance, pos, rich = Chance(seed), deal(players, seed, draft=draft), bool(seed % 2)
        while not pos.over:
            if rich and pos.turn >= 0:
                pos.reis, pos.goods, rich = [30] * players, [2] * (4 * players), False
            moves = pos.legal()
            digest.update("|".join(move.notation for move in moves).encode() + b"\n")
            pos.play(chosen(moves, decisions), chance)
            decisions += 1
        digest.update(json.dumps([pos.scores(), pos.ranking(), pos.breakdown(), pos.cause()]).encode())
    return decisions, digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("players", "draft", "games"),
    [
        (2, False, (1724, "ad4581d01b65602e")),
        (2, True, (1795, "4bc8a58e20522f88")),
        (3, False, (2001, "82349e655445b1d2")),
        (3, True, (2020, "1c95e4beb17430af")),
        (4, False, (2005, "df45c89e12f517e7")),
        (4, True, (2142, "d2bfc776c4f5e553")),
    ],
)
def test_playthroughs(players: int, draft: bool, games: tuple[int, str]) -> None:
    assert playthroughs(players, draft) == games


@pytest.mark.rule("lisboa.2.9")
@pytest.mark.rule("lisboa.2.15")
@pytest.mark.parametrize(
    ("players", "rows", "columns", "sites", "pile", "box_left"), [(2, 12, 14, 24, 6, 7), (3, 15, 14, 28, 6, 0)]
)
def test_all_cubes_are_laid_out(players: int, rows: int, columns: int, sites: int, pile: int, box_left: int) -> None:
    """63 = 15 + 14 + 28 + 6; with two players 56 are placed and 7 go back to the box."""
    pos = deal(players)
    while pos.turn < 0:
        run(pos, pos.legal()[0].notation)
    laid = [sum(cubes) for cubes in (pos.row_rubble, pos.column_rubble, pos.site_rubble, pos.pile)]
    assert [*laid, pos.rubble_gone] == [rows, columns, sites, pile, box_left] and sum(laid) + box_left == 63
