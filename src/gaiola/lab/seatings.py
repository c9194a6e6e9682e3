"""Who sits where. A deal is played as often as there are bots, with the same luck: in these games every bot sits on
every seat exactly once (or, with more seats than bots, as often as any other). In which order they sit around the table
is drawn anew for each deal, every order equally likely, so the deals are independent and alike: what intervals and
claims stand on."""

from __future__ import annotations

import random

from .play import derived_seed


def seatings(players: int, bots: int, seed: int, deal: int) -> list[list[int]]:
    """The seatings of a deal; each says for every seat which bot sits there."""
    drawn = random.Random(derived_seed(seed, deal, "seating"))
    names = list(range(bots))
    drawn.shuffle(names)
    around = [seat % bots for seat in range(players)]
    drawn.shuffle(around)
    return [[names[(at + turn) % bots] for at in around] for turn in range(bots)]


def whole_deals(games: int, bots: int) -> int:
    """How many games there are in as many whole deals as fit."""
    if games < bots:
        raise ValueError(f"at least {bots} games are needed, one for each bot on every seat; not {games}")
    return games - games % bots
