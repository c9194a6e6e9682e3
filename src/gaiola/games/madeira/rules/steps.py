"""What all decisions of Madeira have in common, and the answer that leaves it at that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.moves import Move
from ....kernel.steps import Step
from ....kernel.verbs import Leave

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class MadeiraStep(Step["MadeiraPosition"]):
    """A decision."""

    __slots__ = ()

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        """What a view tells of it, besides its name: the building, the piece lifted, how much is left to do."""
        return {}


class Done(Leave["MadeiraPosition", MadeiraStep, Move]):
    """No more of it."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: MadeiraPosition, step: MadeiraStep) -> list[Move]:
        return [pos.box.moves.done]


DONE: Final = Done()
