"""Commitments: what cannot be carried through may not be begun. A frame on the agenda may be compulsory; a move is
refused if after it no line of the seat's own play completes every compulsory frame, whatever chance and others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Every
from .moves import Move
from .refusals import Refusal
from .steps import MAYBE, NO, YES, Frame

if TYPE_CHECKING:
    from .position import Position


class Lookahead:
    """Answers whether the compulsory frames can be completed: cheap yes, cheap no, search on copies in between.
    With `literal` the cheap answers are not asked; tests compare the two."""

    def __init__(self, literal: bool = False) -> None:
        self.literal = literal
        self.asked = 0
        self.searched = 0
        self.nodes = 0
        self.largest = 0
        self._failing: Refusal | None = None

    def refusal(self, pos: Position[Any], move: Move) -> Refusal | None:
        """None if the move leaves every compulsory frame possible, else what stands in the way."""
        self.asked += 1
        self.nodes = 0
        self._failing = None
        if self._leads_on(pos, move):
            result = None
        else:
            result = self._failing or Refusal(pos.box.name, "unfinishable", later=self._due(pos, move))
        if self.nodes:
            self.searched += 1
            self.largest = max(self.largest, self.nodes)
        return result

    def _due(self, pos: Position[Any], move: Move) -> str:
        after = pos.copy()
        after.carry_out_bound(move, Every())
        due = after.compulsory()
        return due[-1].step.name if due else ""

    def _leads_on(self, pos: Position[Any], move: Move) -> bool:
        """Chance never counts in one's favour: every outcome of the move must leave a way."""
        chance = Every()
        while True:
            after = pos.copy()
            after.carry_out_bound(move, chance)
            if not self.can_finish(after):
                return False
            if not chance.advance():
                return True

    def can_finish(self, pos: Position[Any]) -> bool:
        due = pos.compulsory()
        if not due:
            return True
        if not self.literal:
            answers = [frame.step.possible(pos, frame) for frame in due]
            if NO in answers:
                self._note(pos, due[answers.index(NO)])
                return False
            if answers == [YES]:
                return True
            assert MAYBE in answers or len(due) > 1
        return self._search(pos, due[-1].seat)

    def _search(self, pos: Position[Any], seat: int) -> bool:
        self.nodes += 1
        top = pos.agenda[-1]
        moves = pos.answers()
        if not moves and top.compulsory:
            self._note(pos, top)
        if top.seat != seat:
            return bool(moves) and all(self._leads_on(pos, move) for move in moves)
        return any(self._leads_on(pos, move) for move in moves)

    def _note(self, pos: Position[Any], frame: Frame) -> None:
        """Remembers the refusal that is nearest to being met, for the message."""
        for move in frame.step.candidates(pos, frame):
            refusal = frame.step.refusal(pos, frame, move)
            if refusal is not None and self._nearer(refusal):
                self._failing = Refusal(
                    refusal.rule, refusal.key, refusal.need, refusal.have, refusal.terms, later=frame.step.name
                )

    def _nearer(self, refusal: Refusal) -> bool:
        if self._failing is None:
            return True
        if refusal.need is None or refusal.have is None:
            return False
        if self._failing.need is None or self._failing.have is None:
            return True
        return refusal.need - refusal.have < self._failing.need - self._failing.have
