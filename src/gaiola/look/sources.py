"""Where points come from, as the result of a game shows it. A game's `board` may say so in `SOURCES`: by the id of a
row of `Position.breakdown()`, or by the name of an event where a row is told in parts. In `STAGES` it may name parts of
the game that are not numbered rounds: by the event that each begins with, the key of its name."""

from __future__ import annotations

from typing import Final, NamedTuple

ROUND_SCORING: Final = "round"
"""Counted for everybody at the end of a round or period, whoever's move came last before it."""

FINAL_SCORING: Final = "final"
"""Counted when nothing is left to decide."""


class Sign(NamedTuple):
    """An icon, and how the points come: by moves (an empty word) or by one of the scorings above. `events` names the
    events that tell of them where these have no field `source`."""

    icon: str
    scored: str = ""
    events: tuple[str, ...] = ()
