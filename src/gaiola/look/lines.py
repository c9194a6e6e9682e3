"""Pictures made of characters, for the terminal: who stands where, headings of moves, columns, and things side by
side."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import zip_longest

from ..kernel.moves import Move
from ..words import Words

SHAPES = "■●▲◆"


def marks(names: Sequence[str]) -> list[str]:
    """A letter for each player where the initials differ, else a shape: a number would be taken for one of the many."""
    initials = [name[:1].upper() for name in names]
    return initials if len(set(initials)) == len(names) else list(SHAPES[: len(names)])


def seat_styles(
    names: Sequence[str], colours: Sequence[str], after: str, before: str, alone: str
) -> list[tuple[str, str]]:
    """Patterns that find the mark of each player, with a colour for each: where marks and one of `after` follow it,
    where one of `before` precedes it, and as the pattern `alone` says, in which MARK stands for it."""
    owners = marks(names)
    others = f"[{''.join(map(re.escape, owners))}]*"
    found: list[tuple[str, str]] = []
    for mark, colour in zip(owners, colours, strict=False):
        sign = re.escape(mark)
        among_others = rf"{sign}(?={others}[{after}])|(?<=[{before}]){sign}"
        found.append((rf"(?m){among_others}|{alone.replace('MARK', sign)}", f"bold {colour}"))
    return found


def grouped(move: Move, words: Words, alone: Collection[str]) -> str:
    """What moves that differ only in their last part have in common; empty for one of the verbs that stand alone."""
    if not move.args or move.verb in alone:
        return ""
    if len(move.args) == 1:
        return words.say(f"group-{move.verb}")
    param, id = move.params[0], move.args[0]
    return words.say(f"group-{move.verb}", **{param: words.noun(param, id)})


def aligned(rows: Sequence[Sequence[str]], right: Sequence[int] = (), bars: Sequence[int] = ()) -> list[str]:
    """Columns of equal width, two spaces apart; a bar stands before those in `bars`."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        line = ""
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            gap = "│" if column in bars else "  " if column and width else ""
            line += gap + (text.rjust(width) if column in right else text.ljust(width))
        lines.append(line.rstrip())
    return lines


def beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    width = max(map(len, left))
    return [f"{one:<{width}}    {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]
