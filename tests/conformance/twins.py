"""Two tables that differ only in what one seat has not seen, and play the same public course.

The first is a random game. The second follows it: open moves are the same, choices that others make in secret are
others, and what is drawn out of sight is something else, as long as the seat (and somebody who only looks on) sees the
same. Where the two cannot go on together, because something hidden has come to light, the second is laid anew: the
first with everything hidden imagined otherwise."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gaiola.kernel.chance import Chance, Scripted
from gaiola.kernel.events import Journal
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.record import Recorder
from gaiola.table import Table, rows
from gaiola.table.table import Continued
from tests.conformance.cases import Case

Pos = Position[Any]

TRIES = 40
"""How many outcomes of a move, or of the set-up, are tried in another way."""


class Leaning(Chance):
    """Draws what a script says where that is possible, but something else at the places named in `astray`."""

    def __init__(self, script: Sequence[str], astray: int, luck: random.Random) -> None:
        super().__init__(None, recording=True)
        self._script = script
        self._astray = astray
        self._luck = luck
        self.told: list[str] = []
        """Everything drawn so far."""

    def _choose(self, weights: Sequence[int], total: int, names: Sequence[str]) -> int:
        at, possible = len(self.told), [index for index, weight in enumerate(weights) if weight > 0]
        wanted = self._script[at] if at < len(self._script) else ""
        as_written = [index for index in possible if names[index] == wanted]
        if as_written and at != self._astray:
            chosen = as_written[0]
        else:
            chosen = self._luck.choice([index for index in possible if names[index] != wanted] or possible)
        self.told.append(names[chosen])
        return chosen


class Twins:
    """`one` is the game, `other` its twin as far as `seat` knows."""

    def __init__(self, case: Case, seed: int, seat: int) -> None:
        self.case = case
        self.seat = seat
        self.luck = random.Random(seed)
        names = [f"player {number}" for number in range(case.players)]
        self.one = Table(case.box, case.players, names, seed, auto_single=True)
        self._alike = True  # to the last card: then what the seat sees need not be compared
        self.other = self._set_up_otherwise()
        self.parted = False
        """Whether the two no longer show the seat the same; `meet` lays the twin anew."""

    @property
    def over(self) -> bool:
        """At the end, or where a game without end is left."""
        cut = self.case.cut
        return self.one.position.over or (cut is not None and len(self.one.moves) >= cut)

    @property
    def phase(self) -> str:
        """The secret choice that is under way, or open play."""
        pos = self.one.position
        step = pos.agenda[-1] if pos.agenda else None
        return step.name if step is not None and step.secret(pos) else "open"

    @property
    def differ(self) -> bool:
        """Whether what the seat has not seen is truly something else."""
        return self.one.position.hidden(self.seat) != self.other.position.hidden(self.seat)

    def _same(self) -> Callable[[Pos], bool]:
        """Tells whether seat and spectator see of a position what they see of the first table."""
        true = [(seat, self.one.position.view(seat)) for seat in (self.seat, None)]
        return lambda pos: all(pos.view(seat) == view for seat, view in true)

    # ---- the set-up

    def _set_up_otherwise(self) -> Table:
        box, players = self.case.box, self.case.players
        drawn = [*self.one.record().setup.chance, *_drawn(self.one, 0)]
        found = self._otherwise(lambda chance: _settled(box.start(players, chance), chance), drawn)
        assert found is not None
        self._alike = found == drawn
        table = Table.__new__(Table)
        recorder = Recorder(box, players, Scripted(found, recording=True), list(self.one.seats), None)
        table._sit_down(recorder, self.one.free_undo, practice=False)
        table.auto_single = True
        table._play_forced()
        return table

    # ---- playing

    def play(self) -> bool:
        """A random move at the first table and its like at the second. False if there is none: they have parted."""
        pos, twin = self.one.position, self.other.position
        step = pos.agenda[-1]
        secret = step.seat != self.seat and step.secret(pos)
        legal = pos.legal()
        there = legal if self._alike else twin.legal()
        both = [move for move in legal if move in there]
        move = self.luck.choice(both if both and not secret else legal)
        before, hidden = len(self.one.moves), len(pos.hidden(self.seat))
        self.one.play(step.seat, move)
        kept = len(self.one.position.hidden(self.seat)) > hidden  # the choice is still a secret
        drawn, self._alike = _drawn(self.one, before), self._alike and not secret
        for like in self._likes(move, there) if secret else [move] if move in there else []:
            found = self._otherwise(partial(_played, twin, like), drawn)
            if found is not None:
                self._alike = self._alike and found == drawn
                self.other._recorder.chance = Scripted(found, recording=True)
                self.other.play(step.seat, like)
                return True
            assert not (secret and kept and not drawn), f"'{like}' in secret shows that it is not '{move}'"
        self.parted = True
        return False

    def _likes(self, move: Move, there: list[Move]) -> list[Move]:
        """Other choices that nobody sees; the same one if there is no other."""
        others = [like for like in there if like is not move]
        self.luck.shuffle(others)
        return [*others[:3], *([move] if move in there else [])]

    def _otherwise(self, go: Callable[[Chance], Pos], drawn: list[str]) -> list[str] | None:
        """Outcomes that show the seat the same and hide other things, as many as we find; None if not even the true
        ones show the same."""
        if self._alike and not (drawn and self.one.position.hidden(self.seat)):
            return drawn
        chance = Leaning(drawn, -1, self.luck)
        after = go(chance)
        same = self._same()
        if not self._alike and not same(after):
            return None
        found, hidden = chance.told, after.hidden(self.seat)
        for astray in self.luck.sample(range(len(found)), min(len(found), TRIES)) if hidden else ():
            chance = Leaning(found, astray, self.luck)
            after = go(chance)
            # A roll that leaves no trace is heard all the same: what is another must lie hidden somewhere.
            if after.hidden(self.seat) != hidden and same(after):
                found, hidden = chance.told, after.hidden(self.seat)
        return found

    # ---- meeting again

    def meet(self) -> None:
        """Lays the twin anew: the same past, and everything hidden imagined otherwise."""
        self.other = like(self.one, self.one.position.imagine(self.seat, Chance(self.luck.randrange(1 << 30))))
        self._alike = not self.one.position.hidden(self.seat)
        self.parted = False


def _played(pos: Pos, move: Move, chance: Chance) -> Pos:
    """Where a table comes to with a move."""
    after = pos.copy()
    after.play(move, chance)
    return _settled(after, chance)


def _settled(pos: Pos, chance: Chance) -> Pos:
    """After the moves that a table makes by itself."""
    while (only := rows.only_answer(pos)) is not None:
        pos.play(only, chance)
    return pos


def _drawn(table: Table, since: int) -> list[str]:
    """What was drawn with the moves since then."""
    return [name for entry in table.moves[since:] for name in entry.chance]


def like(table: Table, position: Pos) -> Table:
    """Another table with the past of this one, at a position of its own."""
    journal = Journal()
    journal.events = list(table.events)
    twin = Table.__new__(Table)
    twin._sit_down(Continued(table.record(), table.game, position, journal), table.free_undo, practice=False)
    twin.set_up_events = table.set_up_events
    twin._before = list(table._before)
    twin.auto_single = table.auto_single
    return twin
