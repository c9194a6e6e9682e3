"""A game in a terminal: pictures made of characters (who stands where, columns, things side by side), sentences, and
what stands above and beside moves."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest

from ..kernel.moves import Move
from ..kernel.refusals import Terms
from ..words import Words
from .scene import Names, View

SHAPES = "■●▲◆"


# ------------------------------------------------------------------ players


def marks(names: Names, otherwise: str = SHAPES) -> list[str]:
    """A letter for each player where the initials differ, else a shape: in most pictures a number would be taken for
    one of the many."""
    initials = [name[:1].upper() for name in names]
    return initials if len(set(initials)) == len(names) else list(otherwise[: len(names)])


def players(view: View, names: Names, owners: Sequence[str]) -> list[str]:
    """`> A Ana`: each player with the mark, and a pointer at the one to move."""
    return [
        f"{'>' if view['to_move'] == seat else ' '} {mark} {name}"
        for seat, (mark, name) in enumerate(zip(owners, names, strict=True))
    ]


def styles_of(
    names: Names,
    colours: Sequence[str],
    after: str,
    before: str,
    alone: str,
    more: Iterable[tuple[str, str]] = (),
) -> list[tuple[str, str]]:
    """Patterns of a picture with a colour for each. The mark of a player is found where marks and one of `after` follow
    it, where one of `before` precedes it, and as the pattern `alone` says, in which MARK stands for it. Then come
    `more` patterns, bars, and the pointer at the player to move."""
    owners = marks(names)
    others = f"[{''.join(map(re.escape, owners))}]*"
    found: list[tuple[str, str]] = []
    for mark, colour in zip(owners, colours, strict=False):
        sign = re.escape(mark)
        among_others = rf"{sign}(?={others}[{after}])|(?<=[{before}]){sign}"
        found.append((rf"(?m){among_others}|{alone.replace('MARK', sign)}", f"bold {colour}"))
    return [*found, *more, (r"│", "dim"), (r"(?m)^> ", "bold")]


# ------------------------------------------------------------------ moves


def heading_of(move: Move, words: Words, alone: Collection[str]) -> str:
    """What moves that differ only in their last part have in common; empty for one of the verbs that stand alone."""
    if not move.args or move.verb in alone:
        return ""
    if len(move.args) == 1:
        return words.say(f"group-{move.verb}")
    param, id = move.params[0], move.args[0]
    return words.say(f"group-{move.verb}", **{param: words.noun(param, id)})


def summary_of(terms: Terms, signs: Mapping[str, str]) -> str:
    """`-3$ +2★`: price and yield as signed numbers; what has no sign only explains a refusal."""
    return " ".join(f"{number:+}{signs[name]}" for name, number in terms if name in signs and number)


# ------------------------------------------------------------------ lines


def sentence(words: Words, what: str, facts: Iterable[str]) -> str:
    """A thing and what there is to say about it; empty facts are left out."""
    return words.say("tell-line", what=what[:1].upper() + what[1:], content="; ".join(filter(None, facts)))


def sections(parts: Iterable[Sequence[str]]) -> str:
    """Groups of lines, one under the other; empty ones are left out."""
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


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
    """Two groups of lines side by side."""
    width = max(map(len, left))
    return [f"{one:<{width}}    {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]
