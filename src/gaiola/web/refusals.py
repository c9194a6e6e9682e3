"""What the web refuses, as something every page can say in words."""

from __future__ import annotations

import math

from ..kernel.box import Game
from ..words import Words


class Refused(Exception):
    """A request that is not granted: an HTTP status, the key of a sentence and what the sentence needs to know."""

    retry: int | None = None
    """After how many seconds it may be granted; None if waiting does not help."""
    game: Game | None = None
    """Whose words the sentence is among, if it is not one that every page can say."""

    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.args_of_key = args


class TooMany(Refused):
    """More than one visitor or one address may ask for."""

    def __init__(self, key: str, wait: float, **args: object) -> None:
        super().__init__(429, key, **args)
        self.retry = max(1, math.ceil(wait))


def spoken(refused: Refused, words: Words) -> str:
    """Why, and when to try again."""
    sentence = words.say(refused.key, **refused.args_of_key)
    if refused.retry is None:
        return sentence
    unit, seconds = "seconds", 1
    if refused.retry >= 2 * 60:
        unit, seconds = ("minutes", 60) if refused.retry < 2 * 3600 else ("hours", 3600)
    count = math.ceil(refused.retry / seconds)
    return f"{sentence} {words.say(f'web-try-again-{unit}', count=count)}"
