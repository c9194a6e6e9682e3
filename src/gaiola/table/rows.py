"""Rows: answers that are one click. Where every way to answer a question comes to the same, nobody is asked; where many
small answers follow each other (8 wood, all from the forest; 3 of 4 goods), they are offered together. The rules know
nothing of it: a row is played move by move. Everything here is tried out in what the seat itself knows (`imagine`), and
no further than nothing is drawn or shown, so what is offered tells nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from ..kernel.chance import Chance
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.refusals import Terms
from ..kernel.verbs import Leave
from .luckless import Luck, NoLuck

Pos: TypeAlias = Position[Any]

MOST_MOVES = 24
"""Moves in a row."""

BETWEEN = ";"
"""Stands between the moves of a row where it is written as one text; no notation has it."""

MOST_ROWS = 6
"""Rows of a kind that are offered; where there are more, each of their moves is a decision of its own."""

REPEAT, EVERY, SOME = "repeat", "every", "some"
"""Kinds of rows: the same answer again and again, all answers, or as many of them as may be given."""

MOST_ANSWERS = 24
"""A question with more answers than this is not looked into."""

MOST_TRIED = 200
"""Moves that are tried to find out whether all answers come to the same."""


class Row(NamedTuple):
    """Moves of one seat that are played one after the other."""

    moves: tuple[Move, ...]
    terms: Terms
    """What all of them cost and bring."""
    kind: str

    @property
    def notation(self) -> str:
        return BETWEEN.join(move.notation for move in self.moves)


class Offer(NamedTuple):
    """What else may be said of the answers to a question."""

    rows: Sequence[Row] = ()
    same_as: Mapping[Move, Move] = {}
    """Answers that come to the same as an earlier one of their verb."""


# ---- no choice


def only_answer(pos: Pos) -> Move | None:
    """The next move where there is no choice: one legal move, or several that come to the same whatever is answered
    until the question is settled. In secret there is none: others would see that there was no choice."""
    step = pos.agenda[-1] if pos.agenda else None
    if step is None or step.secret(pos):
        return None
    legal = pos.legal()
    if len(legal) == 1:
        return legal[0]
    if len(legal) > MOST_ANSWERS or not _Search(_known(pos)).one_end(legal):
        return None
    return next((move for move in legal if _leaves(pos, move)), legal[0])  # nothing done is told as nothing


class _Search:
    """Looks whether all answers to a question come to the same position."""

    def __init__(self, asked: Pos) -> None:
        self._asked = asked
        self._left = MOST_TRIED
        self._end: dict[str, Any] | None = None
        self._seen: list[dict[str, Any]] = []

    def one_end(self, legal: Sequence[Move]) -> bool:
        return self._ends_alike(self._asked, legal)

    def _ends_alike(self, pos: Pos, legal: Sequence[Move]) -> bool:
        """What is offered beside the answers is a choice, too."""
        return not any(move.aside for move in legal) and all(self._comes_to_it(pos, move) for move in legal)

    def _comes_to_it(self, pos: Pos, move: Move) -> bool:
        self._left -= 1
        then = after(pos, move) if self._left >= 0 else None
        if then is None:
            return False
        position = then.dump()
        if not _asked_again(self._asked, then):
            self._end = self._end or position
            return position == self._end
        if position in self._seen:
            return True
        self._seen.append(position)
        return self._ends_alike(then, then.legal())


# ---- what is offered


def offer(pos: Pos) -> Offer:
    """What is offered to the seat that is to decide, besides its legal moves."""
    step = pos.agenda[-1] if pos.agenda else None
    if step is None or step.secret(pos):
        return Offer()
    known = _known(pos)
    answers = _answers(known)
    if len(answers) > MOST_ANSWERS:
        return Offer()
    return Offer([*(_everything(known) or _choices(known)), *_repeated_rows(known, answers)], _alike(known, answers))


def _repeated_rows(known: Pos, answers: Sequence[Move]) -> list[Row]:
    rows = [row for move in answers if _names_something(known, move) and (row := _repeated(known, move))]
    return rows if len(rows) <= MOST_ROWS else []


def _repeated(known: Pos, move: Move) -> Row | None:
    """The same answer, until the question is settled, it is not legal any more, or something is drawn."""
    moves, terms, now = [move], [*known.quote(move)], after(known, move)
    while now is not None and len(moves) < MOST_MOVES and _asked_again(known, now) and now.why_not(move) is None:
        moves.append(move)
        terms += now.quote(move)
        now = after(now, move)
    return Row(tuple(moves), _sum(terms), REPEAT) if len(moves) > 1 else None


def _everything(known: Pos) -> list[Row]:
    """All answers one after the other, if the order makes no difference that anybody sees."""
    first, last = _one_by_one(known, 0), _one_by_one(known, -1)
    if (
        first is None
        or last is None
        or Counter(first[0].moves) != Counter(last[0].moves)
        or len(set(first[0].moves)) == 1
    ):
        return []
    return [first[0]] if first[1].view(known.to_move) == last[1].view(known.to_move) else []


def _one_by_one(known: Pos, which: int) -> tuple[Row, Pos] | None:
    """Always the first answer, or always the last, until there is none; None if that is no row of one verb."""
    moves: list[Move] = []
    terms: list[tuple[str, int]] = []
    now: Pos | None = known
    while now is not None and _asked_again(known, now) and (left := _things(now)):
        moves.append(left[which])
        terms += now.quote(left[which])
        now = after(now, left[which])
        if len(moves) > MOST_MOVES or len({move.verb for move in moves}) > 1:
            return None
    return None if now is None or len(moves) < 2 else (Row(tuple(moves), _sum(terms), EVERY), now)


def _choices(known: Pos) -> list[Row]:
    """As many different answers as the question takes, where there are more: each choice, if there are few, and if none
    depends on the order."""
    found: list[Row] = []
    for moves, end in _chosen(known, _things(known), known, ()):
        again = _played(known, moves[::-1])
        if again is None or again[1].view(known.to_move) != end.view(known.to_move) or len(found) > MOST_ROWS:
            return []
        found.append(Row(moves, again[0], SOME))
    return found if 1 < len(found) <= MOST_ROWS else []


def _chosen(
    known: Pos, things: Sequence[Move], now: Pos, moves: tuple[Move, ...]
) -> Iterator[tuple[tuple[Move, ...], Pos]]:
    """What can be chosen of these answers, in their order, until the question is settled."""
    left = _things(now) if _asked_again(known, now) else []
    if not left and len(moves) > 1:
        yield moves, now
    for number, move in enumerate(things):
        if move in left and (then := after(now, move)) is not None:
            yield from _chosen(known, things[number + 1 :], then, (*moves, move))


def _played(known: Pos, moves: Sequence[Move]) -> tuple[Terms, Pos] | None:
    """What moves of one verb cost and bring together, and where they lead; None if they cannot follow each other."""
    terms, now = list[tuple[str, int]](), known
    for move in moves:
        then = after(now, move) if now.why_not(move) is None and move.verb == moves[0].verb else None
        if then is None:
            return None
        terms += now.quote(move)
        now = then
    return _sum(terms), now


def _alike(known: Pos, answers: Sequence[Move]) -> dict[Move, Move]:
    found: list[tuple[Move, dict[str, Any]]] = []
    same: dict[Move, Move] = {}
    verbs = Counter(move.verb for move in answers)
    for move in answers:
        then = after(known, move) if verbs[move.verb] > 1 else None
        if then is None:
            continue
        position = then.dump()
        like = next((one for one, end in found if one.verb == move.verb and end == position), None)
        if like is None:
            found.append((move, position))
        else:
            same[move] = like
    return same


# ---- trying


def after(pos: Pos, move: Move) -> Pos | None:
    """The position after a legal move; None if something would be drawn or shown."""
    then = pos.copy()
    try:
        then.carry_out(move, NoLuck(), None)
    except Luck:
        return None
    return then if then.knowledge() == pos.knowledge() else None


def _known(pos: Pos) -> Pos:
    """What the seat that is to decide knows: the same where it cannot tell two positions apart."""
    assert pos.to_move is not None
    return pos.imagine(pos.to_move, Chance(0))


def _asked_again(before: Pos, now: Pos) -> bool:
    """Whether the same question is put to the same seat, and nothing else has come up or been done with."""
    if len(now.agenda) != len(before.agenda) or now.agenda[-1].name != before.agenda[-1].name:
        return False
    return now.to_move == before.to_move and all(map(_is, now.agenda[:-1], before.agenda[:-1]))


def _is(one: object, other: object) -> bool:
    return one is other


def _answers(pos: Pos) -> list[Move]:
    return [move for move in pos.legal() if not move.aside]


def _things(pos: Pos) -> list[Move]:
    """The answers that name something."""
    return [move for move in _answers(pos) if _names_something(pos, move)]


def _names_something(pos: Pos, move: Move) -> bool:
    return bool(move.args) and not _leaves(pos, move)


def _leaves(pos: Pos, move: Move) -> bool:
    return isinstance(pos.verb_for(move), Leave)


def _sum(terms: Sequence[tuple[str, int]]) -> Terms:
    total: dict[str, int] = {}
    for name, number in terms:
        total[name] = total.get(name, 0) + number
    return tuple(total.items())
