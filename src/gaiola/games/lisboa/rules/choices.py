"""A decision that is put only where there is something to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.steps import Frame, Step

if TYPE_CHECKING:
    from ..position import LisboaPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step["LisboaPosition"]):
    """4.7: the only possibility is taken without asking; where there is none, nothing happens."""

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return len(self.moves(pos, frame)) > 1

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for move in self.moves(pos, frame):
            self.play(pos, frame, move, chance, journal)
