"""Commitments: what cannot be carried through may not be begun. A step on the agenda may be compulsory; a move is
refused if after it no line of the seat's own play completes everything compulsory, whatever chance and others do."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING, Any, Final

from .chance import Every
from .moves import Move
from .refusals import Refusal
from .steps import Step
from .verbs import MAYBE, NO, YES

if TYPE_CHECKING:
    from .position import Position


PLAIN: Final = 2
"""The format of `marshal` in which equal data are equal bytes."""


class Lookahead:
    """Answers whether the compulsory steps can be completed: cheap yes, cheap no, search on copies in between.
    With `literal` the cheap answers are not asked; tests compare the two. `asked` (moves), `searched` (moves that no
    cheap answer decided) and `nodes` (positions looked at for them) count, for those who measure."""

    def __init__(self, literal: bool = False) -> None:
        self.literal = literal
        self.asked = 0
        self.searched = 0
        self.nodes = 0
        self._explaining = False
        self._failing: Refusal | None = None
        self._dead: set[bytes] = set()

    def allowed(self, pos: Position[Any], moves: list[Move]) -> list[Move]:
        """Those answers to the top step that leave everything compulsory possible. What is certain of all of them, or
        what their verbs foresee, is asked for once; nothing is copied for it."""
        if self.literal:
            return [move for move in moves if self.allows(pos, move)]
        step = pos.agenda[-1]
        if not step.binding and self._certain_below(pos):
            self.asked += len(moves)
            return moves
        verdicts, kept = step.foresees(pos, moves), list[Move]()
        for move, verdict in zip(moves, verdicts, strict=True):
            if verdict == MAYBE:
                self._explaining = False
                verdict = YES if self._ask(pos, move) else NO
            else:
                self.asked += 1
            if verdict == YES:
                kept.append(move)
        return kept

    def allows(self, pos: Position[Any], move: Move) -> bool:
        """Whether the move leaves everything compulsory possible. If its verb foresees that, nothing is copied."""
        self._explaining = False
        verdict = self._foreseen(pos, move)
        if verdict != MAYBE:
            self.asked += 1
            return verdict == YES
        return self._ask(pos, move)

    def refusal(self, pos: Position[Any], move: Move) -> Refusal | None:
        """None if the move leaves everything compulsory possible, else what stands in the way."""
        self._explaining = True
        if self._ask(pos, move):
            return None
        return self._failing or Refusal(pos.box.name, "unfinishable", later=self._due(pos, move))

    def _certain_below(self, pos: Position[Any]) -> bool:
        """Whether what is due below the top step is certain to stay possible, whatever is answered there. Several
        compulsory steps share one purse, so nothing is certain of them."""
        due = pos.compulsory()
        if due and due[-1] is pos.agenda[-1]:
            due.pop()
        return len(due) == 1 and due[0].possible(pos) == YES

    def _foreseen(self, pos: Position[Any], move: Move) -> int:
        """What the verb of the move foresees. Neither a literal answer nor a reason believes it."""
        verb = None if self.literal or self._explaining else pos.verb_for(move)
        return MAYBE if verb is None else verb.foresees(pos, pos.agenda[-1], move)

    def _ask(self, pos: Position[Any], move: Move) -> bool:
        self.asked += 1
        before = self.nodes
        self._dead.clear()
        self._failing = None
        answer = self._leads_on(pos, move)
        if self.nodes > before:
            self.searched += 1
        return answer

    def _due(self, pos: Position[Any], move: Move) -> str:
        """The name of the compulsory step that comes first after the move."""
        after = pos.copy()
        after.answer(move, Every(), None)
        due = after.compulsory()
        return due[-1].name if due else ""

    def _leads_on(self, pos: Position[Any], move: Move) -> bool:
        """Chance never counts in one's favour: every outcome of the move must leave a way. The cheap answers are
        asked before errands run, since these may draw."""
        chance = Every()
        while True:
            after = pos.copy()
            after.answer(move, chance, None)
            verdict = self._cheap(after)
            if verdict == MAYBE:
                after.settle_compulsory(chance)
                verdict = YES if self.can_finish(after) else NO
            if verdict == NO:
                return False
            if not chance.advance():
                return True

    def can_finish(self, pos: Position[Any]) -> bool:
        """Whether the compulsory steps of a settled position can be completed."""
        verdict = self._cheap(pos)
        return verdict == YES if verdict != MAYBE else self._search(pos)

    def _cheap(self, pos: Position[Any]) -> int:
        """What the steps can tell without search. Several compulsory steps share one purse, so there only a no is
        certain."""
        due = pos.compulsory()
        if not due:
            return YES
        if self.literal:
            return MAYBE
        answers = [step.possible(pos) for step in due]
        if NO in answers:
            self._remember(pos, due[answers.index(NO)])
            return NO
        return YES if answers == [YES] else MAYBE

    def _search(self, pos: Position[Any]) -> bool:
        """Own choices count, those of other seats never in one's favour. A position once found dead stays dead."""
        if self._dead and self._key(pos) in self._dead:
            return False
        self.nodes += 1
        top, moves = pos.agenda[-1], pos.answers()
        if not moves and top.compulsory:
            self._remember(pos, top)
        if top.seat == pos.compulsory()[-1].seat:
            found = any(self._goes_on(pos, move) for move in moves)
        else:
            found = bool(moves) and all(self._goes_on(pos, move) for move in moves)
        if not found:
            self._dead.add(self._key(pos))
        return found

    def _goes_on(self, pos: Position[Any], move: Move) -> bool:
        """Whether a move within the search leaves a way: foreseen, or else tried."""
        verdict = self._foreseen(pos, move)
        return verdict == YES if verdict != MAYBE else self._leads_on(pos, move)

    def _key(self, pos: Position[Any]) -> bytes:
        """Everything in a position, as something that can be looked up."""
        return marshal.dumps(pos.dump(), PLAIN)

    def _remember(self, pos: Position[Any], step: Step[Any]) -> None:
        """Remembers the refusal that is nearest to being met, for the message."""
        if not self._explaining:
            return
        lack = step.lacks(pos)
        refusals: list[Refusal | None] = [lack]
        if lack is None:
            for verb in step.verbs:
                refusals += [verb.refusal(pos, step, move) for move in verb.candidates(pos, step)]
        for refusal in refusals:
            if refusal is not None and self._nearer(refusal):
                later = refusal.later or step.name
                self._failing = Refusal(refusal.rule, refusal.key, refusal.need, refusal.have, refusal.terms, later)

    def _nearer(self, refusal: Refusal) -> bool:
        """Whether less is missing than in the refusal remembered so far."""
        if self._failing is None:
            return True
        if refusal.need is None or refusal.have is None:
            return False
        if self._failing.need is None or self._failing.have is None:
            return True
        return refusal.need - refusal.have < self._failing.need - self._failing.have
