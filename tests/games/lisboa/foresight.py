"""Rule 3.5, the quick answers against the letter: what is foreseen, what is said without trying, and what a search that
believes nothing finds. `python -m tests.games.lisboa.foresight ANSWERS` compares so many; tests compare a few."""

import random
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

from gaiola import Chance
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.edition import checks
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.kernel.commitments import Lookahead
from gaiola.kernel.edition import edition_of
from tests.games.damage import Shipped
from tests.games.lisboa import table
from tests.games.lisboa.crowd import agenda, crowded, harbour
from tests.games.lisboa.table import GREEN, deal, step

SHIPPED = Shipped(checks, "lisboa")
LONG_TO_REFUSE = ("play-card", "follow")
"""Where to search a whole city in vain takes too long."""


def binds(pos: LisboaPosition) -> bool:
    """Whether a commitment could forbid an answer."""
    return bool(pos.compulsory()) or pos.agenda[-1].binding


def compare(pos: LisboaPosition, quick: Lookahead, literal: Lookahead, refusals: bool) -> int:
    """Every answer that a commitment could forbid: all at once, one by one, with a reason, and to the letter. Without
    `refusals` those are left out that take too long to refuse literally."""
    compared, moves = 0, pos.answers()
    legal = quick.allowed(pos, moves)
    for move in moves:
        foreseen = quick.allows(pos, move)
        assert foreseen == (move in legal), f"{move} at {agenda(pos)}"
        if not refusals and not foreseen and step(pos) in LONG_TO_REFUSE:
            continue
        found = literal.allows(pos, move)
        assert (foreseen, quick.refusal(pos, move) is None) == (found, found), f"{move} at {agenda(pos)}"
        compared += 1
    return compared


def in_a_game(players: int, seed: int, quick: Lookahead, literal: Lookahead) -> int:
    """At a quarter of the decisions of a random game, but for visits and events that are refused."""
    chance, luck, pos, compared = Chance(seed), random.Random(seed), deal(players, seed), 0
    while not pos.over:
        if binds(pos) and luck.random() < 0.25:
            compared += compare(pos, quick, literal, refusals=False)
        pos.carry_out(luck.choice(pos.legal()), chance, None)
    return compared


def in_a_turn(lay: Callable[[random.Random], LisboaPosition], seed: int, refusals: bool = True) -> int:
    """One turn in a poor, crowded city."""
    quick, literal, compared = Lookahead(), Lookahead(literal=True), 0
    luck, chance = random.Random(seed), Chance(seed)
    pos = lay(luck)
    for _ in range(10):
        if pos.turn != GREEN:
            break
        if binds(pos):
            compared += compare(pos, quick, literal, refusals)
        moves = pos.legal()
        court = [move for move in moves if move.verb in ("visit", "sponsor", "follow", "follow-keep", "part")]
        pos.carry_out(luck.choice(court or moves if lay is crowded else moves), chance, None)
    return compared


def another_reward(luck: random.Random) -> dict[str, Any]:
    """Any that an owner's copy may print where ours has another."""
    return luck.choice(
        [
            {"effect": "reis", "n": luck.randint(1, 4)},
            {"effect": "gain_influence"},
            {"effect": "official", "n": luck.randint(1, 4)},
            {"effect": "plan", "n": luck.randint(1, 2)},
            {"effect": "cardinal", "steps": luck.randint(1, 2)},
            {"effect": "market_sale", "n": 2, "bonus": luck.randint(0, 1)},
            {"effect": "treasury_shift", "steps": luck.randint(1, 2)},
            {"effect": "good", "good": luck.choice(("gold", "books")), "n": luck.randint(1, 2)},
            {"effect": "produce_type"},
        ]
    )


def another_copy(seed: int) -> LisboaBox:
    """An edition whose lands, sites, cards and clergy tiles bring other things."""
    luck, data = random.Random(seed), SHIPPED.data()
    once = [tile for tile in data["clergy"]["tiles"] if tile["kind"] == "once"]
    for place in [*data["board"]["lands"], *data["board"]["sites"]]:
        place["reward"] = [another_reward(luck)] if luck.random() < 0.6 else place["reward"]
    for tile in once:
        tile["effect"] = [another_reward(luck)] if luck.random() < 0.5 else tile["effect"]
    for card in data["cards"]["political"]:
        if card.get("reward"):
            card["reward"] = [another_reward(luck)] if luck.random() < 0.5 else card["reward"]
    return LisboaBox(edition_of(data), {})


def in_another_copy(lay: Callable[[random.Random], LisboaPosition], seed: int) -> int:
    with mock.patch.object(table, "_box", {(): another_copy(seed)}.__getitem__):
        return in_a_turn(lay, seed)


def main(answers: int) -> None:
    """Positions of all kinds in turn, until so many answers have been compared; the first difference ends it."""
    compared, seed = 0, 0
    while compared < answers:
        for lay in (crowded, harbour):
            compared += in_a_turn(lay, seed)
        if seed % 8 == 0:
            compared += in_another_copy(luckily(seed), seed)
        if seed % 16 == 0:
            compared += in_a_game(2 + seed // 16 % 3, seed, Lookahead(), Lookahead(literal=True))
        seed += 1
        if seed % 100 == 0:
            print(f"{compared} answers compared, seeds up to {seed}", flush=True)
    print(f"{compared} answers compared, no difference")


def luckily(seed: int) -> Callable[[random.Random], LisboaPosition]:
    return (crowded, harbour)[seed // 8 % 2]


if __name__ == "__main__":
    main(int(sys.argv[1]))
