"""The figures that a game's board brings for its rules, drawn once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from markupsafe import Markup

from ..games import module_of, texts_of
from ..kernel.box import Game
from ..kernel.chance import Chance
from ..look.figures import Figure, drawn
from ..look.scene import Board, Scene, View
from ..words import Words

SEED = 1755
"""Whatever a figure leaves as it fell looks the same on every page."""


@lru_cache(64)
def figures_of(box: Game, lang: str) -> dict[str, list[Markup]]:
    """By the number of a rule: its figures. They belong to the text, so they show the edition that comes with the game,
    whichever is played."""
    shipped, module = type(box).open(None, {}), module_of(box, "board")
    board, words = cast(Board, module), Words(lang, *texts_of(box))
    found: dict[str, list[Markup]] = {}
    for figure in getattr(module, "FIGURES", ()):
        found.setdefault(figure.rule, []).append(Markup(figure_drawn(figure, shipped, board, words)))
    return found


def figure_drawn(figure: Figure, box: Game, board: Board, words: Words) -> str:
    return drawn(figure, board.panes(scene_of(figure, box, words)), words.say(f"figure-{figure.name}"))


def scene_of(figure: Figure, box: Game, words: Words) -> Scene:
    """The board around a figure; players are called by their colours."""
    colours = box.edition.data["players"]["colors"][: figure.players]
    return Scene(view_of(figure, box), words, [words.noun("color", colour) for colour in colours], colours)


def view_of(figure: Figure, box: Game) -> View:
    """The position that a figure is cut out of, as it is seen."""
    chance = Chance(SEED)
    pos = box.start(figure.players, chance)
    while figure.until and pos.agenda[-1].name != figure.until:
        pos.play(pos.legal()[0], chance)
    dump = pos.dump()
    figure.lay(dump, box)
    return box.load(dump).view(figure.seat)
