"""Looking at a game in a terminal: the picture of a position, its words, and what stands beside a move."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from gaiola import Chance, Game
from gaiola.cli.shared import Terminal
from gaiola.words import Words
from tests.games.trying import Pos

NAMES = ("Ana", "Rui", "Eva", "Gil")
LONG_NAMES = ("Constança", "Greedy", "Random 1", "Random 2")

View = dict[str, Any]


def view(pos: Pos, seat: int | None = 0) -> View:
    """A view as it comes over a wire."""
    seen: View = json.loads(json.dumps(pos.view(seat)))
    return seen


def straight(lines: Sequence[str]) -> bool:
    """The bars of these lines stand under each other."""
    return len({tuple(place for place, sign in enumerate(line) if sign == "│") for line in lines}) == 1


class Shown:
    """A game in a terminal, in its own words."""

    def __init__(self, terminal: Terminal, box: Callable[..., Game]) -> None:
        self.terminal, self.box = terminal, box

    def words(self, lang: str = "en") -> Words:
        return Words(lang, self.box().folder() / "text")

    def drawn(self, pos: Pos, seat: int | None = 0, lang: str = "en") -> str:
        return self.terminal.picture(view(pos, seat), self.words(lang), NAMES[: pos.players])

    def told(self, pos: Pos, seat: int | None = 0) -> str:
        return "\n".join(self.terminal.describe(view(pos, seat), self.words(), NAMES[: pos.players]))

    def note(self, pos: Pos, notation: str, plain: bool = False) -> str:
        """What stands beside a move of the player whose turn it is."""
        beside: Callable[..., str] = getattr(self.terminal, "note")
        return beside(view(pos, pos.to_move), pos.box.move(notation), self.words(), NAMES[: pos.players], plain)

    def does(self, pos: Pos, notation: str) -> str:
        """What a move of the player whose turn it is does now; empty where its own words say it all."""
        sentence: Callable[..., str] = getattr(self.terminal, "sentence")
        return sentence(view(pos, pos.to_move), pos.box.move(notation), self.words(), NAMES[: pos.players])

    def headings(self, *notations: str) -> dict[str, str]:
        return {notation: self.terminal.heading(self.box().move(notation), self.words()) for notation in notations}

    def pictures(self, players: int, lang: str, every: int = 1, **options: Any) -> Iterator[tuple[View, list[str]]]:
        """Views along a whole game and the lines of their pictures. Whatever is said beside them is said as well."""
        names, said = LONG_NAMES[:players], self.words(lang)
        draw, chance = random.Random(players), Chance(players)
        pos = self.box(**options).start(players, chance)
        for asked in count(1):
            if pos.over or asked % every == 0:
                for seat in (pos.to_move, None):
                    seen = view(pos, seat)
                    assert all(line.strip() for line in self.terminal.describe(seen, said, names))
                    yield seen, self.terminal.picture(seen, said, names).splitlines()
            if pos.over:
                return
            if asked % every == 0:
                self._assert_moves_are_said(pos, said, names)
            pos.play(draw.choice(pos.legal()), chance)

    def _assert_moves_are_said(self, pos: Pos, said: Words, names: Sequence[str]) -> None:
        seen, note = view(pos, pos.to_move), getattr(self.terminal, "note", None)
        sentence = getattr(self.terminal, "sentence", None)
        for move in pos.legal():
            assert said.played(move)
            assert isinstance(self.terminal.heading(move, said), str)
            assert isinstance(self.terminal.summary(pos.quote(move)), str)
            if sentence is not None:
                assert isinstance(sentence(seen, move, said, names), str)
            if note is not None:
                assert all(isinstance(note(seen, move, said, names, plain), str) for plain in (True, False))
