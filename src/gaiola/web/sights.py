"""Pages with the same eyes see the same: what is drawn for one of them is drawn for all, once for each change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.record import RecordedMove
from ..look import Memory
from .screen import Screen
from .state import State

if TYPE_CHECKING:
    from .live import Live, Viewer


class Sight:
    """What one pair of eyes saw last: the state, the parts it was drawn from, and how far the log is told for good."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.state: State | None = None
        self.names: list[str] = []
        self.moves: list[RecordedMove] = []
        self.final = 0
        self._stamp: tuple[object, ...] = ()

    def look(self, live: Live, viewer: Viewer, lang: str, base: str) -> State:
        """The state as it is now; whoever calls holds the table's lock."""
        stamp = live.stamp()
        if self.state is None or stamp != self._stamp:
            if self.names != live.names:
                self.memory, self.final, self.names = Memory(), 0, live.names
            screen = Screen(live, viewer, lang, base, self.memory)
            log = screen.log_after(self._lines_for_good(live.table.moves))
            state = State(screen.facts(), screen.drawings(), log, self.state, screen.pane_heads())
            self.moves, self.final = list(live.table.moves), screen.final_entries()
            if self.state is None or state.version != self.state.version:
                self.state = state
            self._stamp = stamp
        return self.state

    def _lines_for_good(self, moves: list[RecordedMove]) -> list[str]:
        """Lines of the log that cannot be others now: of moves that are the same still, and were no secret."""
        if self.state is None or not self.final:
            return []
        same = 0
        for was, now in zip(self.moves[: self.final], moves, strict=False):
            if was is not now:
                break
            same += 1
        return self.state.log[: same + 1]


def shown(live: Live, viewer: Viewer, lang: str, base: str) -> State:
    """What a viewer sees of a table."""
    sight = live.sights.get((live.eyes(viewer), lang, base), Sight)
    return sight.look(live, viewer, lang, base)
