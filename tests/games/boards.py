"""Looking at a game's board in a browser: all that a page shows of a position, and what may be touched there."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from html import unescape
from typing import TypeVar
from xml.etree import ElementTree

import gaiola
from gaiola import Chance, Game
from gaiola.bots import make_bot
from gaiola.look.scene import Board, Scene
from gaiola.words import Words
from tests.games.trying import Pos

NAMES = ("Inês", "Tomás", "Rui", "Ana")
MINUS = "\N{MINUS SIGN}"
P = TypeVar("P", bound=Pos)


class Shown:
    """A game's own module `board`, with the game's words and colours."""

    def __init__(self, board: Board, box: Callable[..., Game], colours: Sequence[str]) -> None:
        self.board, self.box, self.colours = board, box, colours

    def words(self, lang: str = "en") -> Words:
        return Words(lang, self.box().folder() / "text")

    def scene(self, pos: Pos, seat: int | None, lang: str = "en", names: Sequence[str] = NAMES) -> Scene:
        return Scene(pos.view(seat), self.words(lang), names[: pos.players], self.colours[: pos.players])

    def everything(self, seen: Scene) -> str:
        """All that a page shows of a position, as one document."""
        board = self.board
        parts = [pane.svg for pane in board.panes(seen)]
        parts += [f"<div>{card.points}{''.join(card.rows)}</div>" for card in board.cards(seen)]
        parts += [f"<div>{part}</div>" for part in (self.tray(seen), board.course(seen), board.panel(seen))]
        return f"<main>{''.join(parts)}</main>"

    def tray(self, seen: Scene) -> str:
        drawn = self.board.tray(seen)
        return drawn if isinstance(drawn, str) else drawn.whole()

    def clickable(self, seen: Scene) -> str:
        return "".join(pane.svg for pane in self.board.panes(seen)) + self.tray(seen)

    def panes(self, pos: Pos, seat: int | None = None) -> dict[str, str]:
        return {pane.id: pane.svg for pane in self.board.panes(self.scene(pos, seat))}

    def assert_whole(self, pos: Pos, seat: int | None, lang: str, repeated: Collection[str] = ()) -> list[str]:
        """The page is well-formed, and every touch and piece is there once, but for touches of the kinds that a move
        does not tell apart. Returns the touches."""
        html = self.everything(self.scene(pos, seat, lang))
        ElementTree.fromstring(html)
        once = [touch for touch in touches(html) if touch.split(":")[0] not in repeated]
        assert len(set(once)) == len(once), "a touch is drawn twice"
        assert len(set(pieces(html))) == len(pieces(html))
        return touches(html)

    def assert_names_are_text(self, pos: Pos, seat: int | None) -> None:
        """A script in a player's name is shown and never run."""
        script = '<script>alert("1")</script>'
        html = self.everything(self.scene(pos, seat, names=(script, f"{script}2", "&amp;")))
        ElementTree.fromstring(html)
        assert "<script" not in html and 'alert("' not in html


def touches(html: str) -> list[str]:
    return re.findall(r'data-touch="([^"]+)"', html)


def pieces(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


def labels(html: str) -> dict[str, str]:
    found = re.findall(r'data-touch="([^"]+)"(?: data-piece="[^"]+")? role="img" aria-label="([^"]+)"', html)
    return {touch: unescape(label) for touch, label in found}


def along(pos: P, chance: Chance, bot: str, *, seed: int = 0, every: int = 1, most: int = 10_000) -> Iterator[P]:
    """The position at every so many decisions of a game of bots, and at the end."""
    bots = [make_bot(bot, seat + seed) for seat in range(pos.players)]
    for number in range(most):
        if pos.to_move is None:
            break
        if number % every == 0:
            yield pos
        pos.play(bots[pos.to_move].choose(gaiola.Seat(pos, pos.to_move)), chance)
    yield pos


def unexplained(markup: str) -> list[str]:
    """Icons and numbers on cards, panels and trays that open no inspector: they lie in nothing that has a label."""
    return list(_unexplained(ElementTree.fromstring(f"<all>{markup}</all>")))


def _unexplained(element: ElementTree.Element) -> Iterator[str]:
    if element.get("aria-label") or element.tag in ("h3", "p") or "cap" in element.get("class", "").split():
        return  # captions and sentences speak for themselves
    if element.tag == "use":
        yield element.get("href", "").partition("#")[2]
    if re.search(r"\d", element.text or ""):
        yield element.text or ""
    for inside in element:
        yield from _unexplained(inside)
