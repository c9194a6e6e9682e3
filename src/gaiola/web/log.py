"""The log of a table as one pair of eyes reads it, in one language: what every move was, and what came of it."""

from __future__ import annotations

from functools import cached_property

from ..kernel.events import SEAT, Event
from ..kernel.record import RecordedMove
from ..look.svg import esc, shape
from ..table.table import HIDDEN
from ..words import Words
from .live import Live
from .since import Turn


class Log:
    """Everything that is hidden from `seat` stays behind `moves_told` and `seen_by`."""

    def __init__(self, live: Live, words: Words, seat: int | None, base: str) -> None:
        self.live = live
        self.table = live.table
        self.words = words
        self.seat = seat
        self.base = base

    @cached_property
    def moves(self) -> list[RecordedMove]:
        return self.table.moves_told(self.seat)

    def lines(self, since: int) -> list[str]:
        """One entry for each move after `since`; the first of all is the set-up. Of a finished game it is told once."""
        position = self.table.position
        if not position.over:
            return self._log(since)
        key = (position, self.words.lang, self.seat, self.base, tuple(self.live.names))
        return self.live.hub.logs.get(key, lambda: self._log(0))[since and since + 1 :]

    def _log(self, since: int) -> list[str]:
        entries = self.moves
        items = [] if since else [self._set_up()]
        items += [self._item(number, entries[number - 1]) for number in range(since + 1, len(entries) + 1)]
        return items

    def _set_up(self) -> str:
        told = "".join(f"<p>{esc(sentence)}</p>" for sentence in self._sentences(0))
        title = esc(self.words.say("web-set-up"))
        return (
            f'<li data-number="0" class="mark"><details><summary>{title}</summary>{told}</details>'
            f'<a class="at" href="{self.base}?at=0" data-at="0">{esc(self.words.say("web-show-start"))}</a></li>'
        )

    def _item(self, number: int, entry: RecordedMove) -> str:
        happened = self._sentences(number)
        told = happened or [self._unsaid(entry)]
        quiet = "" if happened else ' class="quiet"' if told[0] else " hidden"
        colour = self.live.colours[self._subject(number, entry)]
        rest = "".join(f'<span class="sub">{esc(sentence)}</span>' for sentence in told[1:])
        return (
            f'<li data-number="{number}"{quiet}>{shape(colour, "shape")}'
            f'<a class="at" href="{self.base}?at={number}" data-at="{number}">{esc(told[0])}</a>{rest}</li>'
        )

    def _subject(self, number: int, entry: RecordedMove) -> int:
        """Whom the first sentence is about: what is revealed with somebody's move may begin with another."""
        first = next((event.seen_by(self.seat) for event in self.table.events_of(number)), None)
        subject = getattr(first, SEAT, None)
        return entry.seat if subject is None else subject

    def _sentences(self, number: int) -> list[str]:
        return [self._sentence(event.seen_by(self.seat)) for event in self.table.events_of(number)]

    def _sentence(self, event: Event) -> str:
        return self.words.event(event.name(), event.fields(), lambda seat: self.live.names[seat])

    def _unsaid(self, entry: RecordedMove) -> str:
        """A move of which no event tells; often nothing: a step on the way, or a secret of which one tells by now."""
        who = self.live.names[entry.seat]
        if entry.move == HIDDEN:
            return self.words.say("web-log-secret", who=who)
        return self.words.unsaid(self.table.game.move(entry.move), who)

    def told(self, number: int) -> str:
        """What a move was, in one line."""
        return " ".join(self._told(number)) if number else ""

    def headline(self, number: int) -> str:
        """What a move was, without what came of it; of a step on the way, what was told last."""
        told = (self._told(earlier)[0] for earlier in range(number, self.table.first, -1))
        return next(filter(None, told), "")

    def _told(self, number: int) -> list[str]:
        return self._sentences(number) or [self._unsaid(self.moves[number - 1])]

    def first_told(self, turn: Turn) -> str:
        """The first thing to tell of what somebody did who has as much as before; others may have a part in the same
        move."""
        for number in range(turn.first, turn.last + 1):
            events = [event.seen_by(self.seat) for event in self.table.events_of(number)]
            own = [self._sentence(event) for event in events if getattr(event, SEAT, None) == turn.seat]
            entry = self.moves[number - 1]
            first = own[0] if own else self._unsaid(entry) if entry.seat == turn.seat else ""
            if first:
                return first + (" …" if number < turn.last else "")
        return ""
