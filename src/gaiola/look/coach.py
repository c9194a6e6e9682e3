"""What a coach says in somebody's first game: a word at each new kind of decision, with a number or a thing of the
table as it stands. A game's `lessons` lists them (`COACH`); what each says is the message `coach-` and its name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from .scene import View

Facts = Mapping[str, object]
"""What a message takes, as fields of an event do: numbers, ids and lists of ids."""


class CoachWord(NamedTuple):
    """Said once, when `step` asks (without one, whichever asks) and, if it is about a `verb`, that can be answered.
    `facts` reads from the view of
    whoever is asked what is at stake; None if there is nothing to say yet."""

    name: str
    step: str
    facts: Callable[[View], Facts | None]
    verb: str = ""


class Said(NamedTuple):
    """A word with what it is about at this table."""

    name: str
    facts: Facts


def due(words: Sequence[CoachWord], view: View, verbs: Collection[str], said: Collection[str]) -> Said | None:
    """The first word that fits this decision and has not been said."""
    for word in words:
        if word.name in said or word.step not in ("", view["step"]) or (word.verb and word.verb not in verbs):
            continue
        facts = word.facts(view)
        if facts is not None:
            return Said(word.name, facts)
    return None
