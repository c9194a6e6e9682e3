"""Bots. They know a Seat and nothing else, and draw from generators of their own."""

from collections.abc import Callable, Iterable

from ..kernel.box import Game
from .base import Bot
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot
from .random import RandomBot
from .values import counts_learned, unfamiliar

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": lambda seed: LevelBot(LEVELS["easy"], seed),
    "greedy": GreedyBot,
    "normal": lambda seed: LevelBot(LEVELS["normal"], seed),
    "hard": lambda seed: LevelBot(LEVELS["hard"], seed),
}
"""Every bot by the name people type, the weakest first; each is made from a seed."""

YARDSTICKS = ("random", "greedy")
"""What plays every game. Levels are offered where something was learned, and then instead of these."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "easiest",
    "known",
    "make_bot",
    "offered",
    "strongest",
    "unfamiliar",
    "usual",
]


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise ValueError(f"no bot is called '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def has_levels(box: Game) -> bool:
    """Whether opponents were learned for every table of this game at which there are any, so that people are not sat
    down with bots that learned something else."""
    tables = range(max(2, box.min_players), box.max_players + 1)
    return set(tables) <= set(counts_learned(box))


def known(box: Game) -> list[str]:
    """Who may sit at a table of this game, the weakest first: saved games name bots that are offered no longer."""
    return [name for name in BOTS if name in YARDSTICKS or counts_learned(box)]


def offered(box: Game) -> list[str]:
    """Whom people choose from, the weakest first."""
    return list(LEVELS) if has_levels(box) else list(YARDSTICKS)


def usual(box: Game) -> str:
    """Who plays where nobody chose."""
    return "normal" if has_levels(box) else YARDSTICKS[-1]


def easiest(box: Game) -> str:
    """The weakest bot that looks at what it does: whom one meets in a first game."""
    return next(name for name in offered(box) if name != "random")


def strongest(names: Iterable[str], otherwise: str) -> str:
    """The strongest of these bots; the other one if none of these is known."""
    order = list(BOTS)
    return max((name for name in names if name in BOTS), key=order.index, default=otherwise)
