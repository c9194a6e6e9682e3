"""The game in a minute: a drawing, what one does in a turn, what wins. It stands where a game is learned and before its
rules."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from markupsafe import Markup

from ..games import module_of, texts_of
from ..kernel.box import Game
from ..look import Board
from ..look.figures import Figure
from ..table.lessons import has_lesson
from ..words import Words
from .figures import figure_drawn
from .pages import fragment

WIDE = 1.6
"""A drawing that is so many times as wide as high stands over its words."""

MOST_TURNS = 6
"""Things that one does in a turn, as the drawing numbers them."""


def teaches(box: Game) -> bool:
    """Whether there is anything on the page about learning this game."""
    return has_lesson(box) or minute_figure(box) is not None


def minute_figure(box: Game) -> Figure | None:
    return cast("Figure | None", getattr(module_of(box, "lessons"), "MINUTE", None))


@lru_cache(32)
def minute_of(box: Game, lang: str) -> Markup:
    """The game in a minute: a drawing, what one does in a turn, what wins. Nothing if the game brings none."""
    figure, words = minute_figure(box), Words(lang, *texts_of(box))
    if figure is None:
        return Markup("")
    shipped, board = type(box).open(None, {}), cast(Board, module_of(box, "board"))
    drawn = Markup(figure_drawn(figure, shipped, board, words))
    turns = [words.say(key) for number in range(1, MOST_TURNS + 1) if words.has(key := f"minute-turn-{number}")]
    _, _, width, height = figure.cut
    return fragment("minute.html", words, drawn=drawn, turns=turns, wide=width > WIDE * height)
