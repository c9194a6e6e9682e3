"""Chapter 9: the end of a turn and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.steps import Errand
from .. import events
from ..constants import NOTHING
from . import scoring

if TYPE_CHECKING:
    from ..position import MercadoPosition

FILLED_SPACE: Final = 0  # what an action did, for the end of the turn
FILLED_ENTRANCE: Final = 1
TOOK_COIN: Final = 2


class EndTurn(Errand["MercadoPosition"]):
    """7.2, 9.1 to 9.3: whether what the action did ends the game; if not, the next turn."""

    name: ClassVar[str] = "end-turn"
    carries: ClassVar[tuple[str, ...]] = ("did",)
    __slots__ = carries

    def __init__(self, seat: int, did: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.did: Final = did

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        seat = self.seat
        pos.coin_run = pos.coin_run + 1 if self.did == TOOK_COIN else 0
        if self.did == TOOK_COIN and pos.coin_run >= pos.box.coin_run[pos.players]:
            end(pos, "coins", journal)  # 7.2
            return
        if pos.trigger == NOTHING:
            cause = self._trigger(pos)
            if cause:
                pos.trigger = seat
                pos.cause_id = cause
                if journal:
                    journal.add(events.EndTriggered(seat, cause))
        follower = (seat + 1) % pos.players
        if follower == pos.trigger:
            end(pos, pos.cause_id, journal)  # 9.3
        else:
            pos.push(pos.box.sequence.begin(follower))

    def _trigger(self, pos: MercadoPosition) -> str:
        box, solo = pos.box, pos.solo
        if solo is not None and solo.end_after_stands:  # 11.7
            opened = box.wooden_stands - pos.stands_left[0]
            if opened >= solo.end_after_stands:
                return "stands"
        if self.did == FILLED_SPACE and pos.free_spaces <= box.spaces_left:
            return "spaces"  # 9.1
        if self.did == FILLED_ENTRANCE and pos.free_entrances <= box.entrances_left:
            return "entrances"  # 9.2
        return ""


def end(pos: MercadoPosition, cause: str, journal: Journal | None) -> None:
    """Nothing is due any more; what remains is counting."""
    pos.cause_id = cause
    pos.agenda.clear()
    if journal is None:
        return
    journal.add(events.Ended(cause))
    kinds = len(pos.box.restaurants)
    for seat, score in enumerate(pos.scores()):
        left = sum(pos.restaurants[seat * kinds : (seat + 1) * kinds])
        journal.add(events.Scored(seat, score, pos.coins[seat], left))
    if pos.solo is not None:
        journal.add(events.ChallengeScored(0, pos.solo.number, pos.scores()[0], scoring.fame(pos)))
        if scoring.best_move(pos):
            journal.add(events.BestMove(0, pos.best_income, pos.box.best_move_fame))
