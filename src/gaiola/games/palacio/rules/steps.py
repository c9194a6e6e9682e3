"""What a decision of O Palácio can be asked besides its answers: whether powers may be used beside it, where a worker
is acting, and what a view shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.steps import Step
from ..constants import NOBODY

if TYPE_CHECKING:
    from ..position import PalacioPosition


class PalacioStep(Step["PalacioPosition"]):
    """A decision of O Palácio, with the everyday answers."""

    resolving: ClassVar[bool] = False
    """13.1: True for the decisions of one's own resolution, in which powers may be used."""

    def worker_at(self, pos: PalacioPosition) -> int:
        """The location where a worker is acting, or NOBODY."""
        return NOBODY

    def shows(self, pos: PalacioPosition) -> dict[str, Any]:
        """What everybody sees of this decision while it is due, under the names that a view gives it."""
        return {}


class AtPlace(PalacioStep):
    """6.1: something to decide for a worker that is being resolved at a place; `workers` does not count it any more."""

    carries: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = carries
    resolving: ClassVar[bool] = True

    def __init__(self, seat: int, place: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.place: Final = place

    def worker_at(self, pos: PalacioPosition) -> int:
        return self.place
