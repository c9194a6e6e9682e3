"""Bots. They know a Seat and nothing else, and draw from a generator of their own."""

from collections.abc import Callable, Iterable

from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by the name people type, the weakest first; each is made from a seed."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "easiest", "make_bot", "strongest"]


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise ValueError(f"no bot is called '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def easiest() -> str:
    """The weakest bot that looks at what it does: whom one meets in a first game."""
    return next(name for name in BOTS if name != "random")


def strongest(names: Iterable[str] = ()) -> str:
    """The strongest of these bots; of all bots if none of these is known."""
    order = list(BOTS)
    return max((name for name in names if name in BOTS), key=order.index, default=order[-1])
