"""Events: what happened, typed and complete. The log, the ledger of each resource, animation and statistics derive
from them. Not compiled."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Self

import msgspec

ENDED: Final = "ended"
"""The event, of a class `Ended`, that is told once, when nothing is left to decide. Its field `cause` is
`Position.cause()`; points that come after it are the final scoring."""

SEAT: Final = "seat"
"""Who did it or had it done to them, as an index. Sentences call this player `$who`."""

OWNER: Final = "owner"
"""Somebody else who has a part in it, as an index. Sentences call this player `$owner`."""

ROUND: Final = "round"
"""The number of the round that begins with the event: 1, 2, 3 and so on."""

SOURCE: Final = "source"
"""What points were won or lost for: the id of a row of `Position.breakdown()`."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened. What its fields are called is the game's business but for the names above, which mean
    the same in every game, since logs, charts and results read them.

    A class names its `private` fields; it then has a field `seen`, the mask of the seats that know them, and `seen_by`
    leaves them out for everybody else."""

    rule: ClassVar[str] = ""
    private: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int | None) -> Self:
        if not self.private or (seat is not None and getattr(self, "seen") >> seat & 1):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private))

    def gains(self) -> Iterable[tuple[int, str, int]]:
        """Who gained (or lost) how much of which resource."""
        return ()

    @classmethod
    def name(cls) -> str:
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def fields(self) -> dict[str, Any]:
        """The fields, for words and wire. `seen` is nobody's business."""
        return {key: value for key, value in msgspec.structs.asdict(self).items() if key != "seen"}


class Journal:
    """The events of a game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
