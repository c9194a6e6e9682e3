"""The list of moves: everything one may do now as real buttons, in words, and what is refused beside it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..kernel.moves import Move
from ..look import Price
from ..look.svg import esc

if TYPE_CHECKING:
    from .screen import Screen


def listed_moves(screen: Screen) -> str:
    """Every legal move as a real button, in words. The page reads from here what may be chosen."""
    legal = screen.legal
    if not legal:
        return ""
    answers = [move for move in legal if not move.aside and move not in screen.table.offer.same_as]
    asides = [move for move in legal if move.aside]
    beside = (
        f"<h4 aria-level=3>{esc(screen.words.say('web-beside'))}</h4>{_buttons(screen, asides, 'asides')}"
        if asides
        else ""
    )
    off = "".join(
        f'<li><button type="button" class="off" aria-disabled="true" data-refused="{esc(move.notation)}"'
        f' data-place="{place}">'
        f"{esc(screen.sentence(move))}</button></li>"
        for move, place in _refused_options(screen)
    )
    refused = f"<h4 aria-level=3>{esc(screen.words.say('web-refused'))}</h4><ul>{off}</ul>" if off else ""
    heading = esc(screen.words.say("web-moves", count=len(answers) + len(asides)))
    return (
        f'<h3 aria-level="2"><button type="button" data-do="list">{heading}</button></h3>'
        f'<form method="post" action="{screen.base}/play">'
        f'<input type="hidden" name="after" value="{screen.live.number}">'
        f'<input type="hidden" name="seat" value="{screen.seat}">'
        f"{_buttons(screen, answers)}{_rows(screen)}{beside}{refused}</form>"
    )


def _rows(screen: Screen) -> str:
    """Several moves in one click; and those that come to the same as another, which may be clicked on the board."""
    offer = screen.table.offer
    prices = [(row.notation, screen.row_words(row), screen.board.price(row.terms)) for row in offer.rows]
    listed = "".join(f"<li>{_button(*row)}</li>" for row in prices)
    same = [move for move in offer.same_as if move.touches]
    listed += "".join(
        f"<li hidden>{_button(move.notation, screen.sentence(move), screen.prices[move])}</li>" for move in same
    )
    return f'<ul class="rows">{listed}</ul>' if listed else ""


def _buttons(screen: Screen, moves: list[Move], style: str = "") -> str:
    listed = [_button(move.notation, screen.sentence(move), screen.prices[move], screen.note(move)) for move in moves]
    return f'<ul class="{style}">{"".join(f"<li>{button}</li>" for button in listed)}</ul>'


def _refused_options(screen: Screen) -> list[tuple[Move, int]]:
    """Those that would be buttons of the prompt: they name nothing that lies somewhere, or just what a legal move
    names as well (a card that may be played in another way); each with how many answers with the same parts come before
    it, so that none changes its place when it cannot be had."""
    if not screen.refused:
        return []
    named, refused = {move.touches for move in screen.legal}, set(screen.refused)
    before: Counter[tuple[str, ...]] = Counter()
    found = []
    for move in screen.table.position.candidates():
        if not move.aside and (not move.touches or move.touches in named):
            if move in refused:
                found.append((move, before[move.touches]))
            before[move.touches] += 1
    return found


def _button(notation: str, told: str, price: Price, note: str = "") -> str:
    """A move, or a row of them, in the list."""
    cost = f'<b class="{price.tone}">{esc(price.text)}</b>' if price.text else ""
    more = f"<small>{esc(note)}</small>" if note else ""
    return f'<button name="move" value="{esc(notation)}">{esc(told)}{cost}{more}</button>'
