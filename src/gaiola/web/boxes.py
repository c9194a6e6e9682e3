"""The games of a server, opened: their boxes, what draws them, and whose colours are whose."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any, cast

import gaiola

from ..games import module_of
from ..kernel.box import Game
from ..kernel.options import differing
from ..look import Board, Note, Sentence
from .recent import Recent

MOST_BOXES = 64
"""Boxes with options that are kept for the next table; one takes about a megabyte. Tables hold their own."""


class Boxes:
    """Every game is opened once, with the edition that the server was given for it."""

    def __init__(self, editions: Mapping[str, Path]) -> None:
        self.editions = editions
        self._boxes: dict[str, Game] = {}
        self.varied: Recent[tuple[str, Hashable], Game] = Recent(MOST_BOXES)
        self._names: list[str] = []

    def game_names(self) -> list[str]:
        """The games that have a board; which ones are installed does not change while a server runs."""
        if not self._names:
            self._names = [name for name in gaiola.game_names() if module_of(self.box(name), "board") is not None]
        return self._names

    def box(self, game: str, options: Mapping[str, Any] | None = None, *, keep: bool = True) -> Game:
        """The box of a game, with the options of a table. Those that change nothing make no other box."""
        if game not in self._boxes:
            self._boxes[game] = gaiola.game(game, self.editions.get(game))
        box = self._boxes[game]
        chosen = differing(box.edition.data, options) if options else {}
        if not chosen:
            return box
        key = (game, tuple(chosen.items()))
        return self.varied.get(key, lambda: gaiola.with_options(box, chosen), keep=keep)

    def board(self, game: Game) -> Board:
        return cast("Board", module_of(game, "board"))

    def note(self, game: Game) -> Note | None:
        """What the game says of a move besides its price, for the terminal's list of moves and for pages."""
        return cast("Note | None", getattr(module_of(game, "terminal"), "note", None))

    def sentence(self, game: Game) -> Sentence | None:
        """What the game says that a move does now, if it knows more than the move."""
        return cast("Sentence | None", getattr(module_of(game, "terminal"), "sentence", None))

    def colours(self, game: Game, players: int) -> list[str]:
        return list(game.edition.data["players"]["colors"][:players])
