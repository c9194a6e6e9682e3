"""What a board is drawn from, and what a game's own module `board` makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..kernel.refusals import Terms
from ..words import Words

if TYPE_CHECKING:
    from ..kernel.moves import Move
    from .parts import Memory

View = Mapping[str, Any]
Part = Mapping[str, Any]
"""A part of a view: a player, a place, a card."""
Names = Sequence[str]


Note = Callable[[View, "Move", Words, Names, bool], str]
"""What a game says of a move besides its price: in words, or (the last argument false) in the codes of a picture."""

Sentence = Callable[[View, "Move", Words, Names], str]
"""What a move does as the table stands now, where a view knows more than the move: whom a card visits, whose ship it
is. Empty where the words of the move say it all."""


def question(view: View, words: Words, names: Names) -> str:
    """What whoever moves is asked, with what it is about and whose turn it is."""
    turn = view.get("turn")
    whose = {} if turn is None else {"turn": names[turn]}
    return words.prompt(view["step"], view.get("now", {}), **whose)


class Scene(NamedTuple):
    """A view and who sits around it. Nothing else gets onto a board, so nothing hidden can. `memory` holds what was
    drawn for the same eyes before."""

    view: View
    words: Words
    names: Names
    colours: Sequence[str]
    memory: Memory | None = None

    @property
    def seat(self) -> int | None:
        """Who looks; None is a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def asks(self, *steps: str) -> bool:
        """Whether it is one of these that somebody has to decide now."""
        return self.view["step"] in steps

    def mine(self, *steps: str) -> tuple[str, ...]:
        """These decisions if it is whoever looks that has to decide now, else none: a mark that says what cannot be
        chosen is nothing to others."""
        return steps if self.view["to_move"] == self.seat else ()


class Drawing(NamedTuple):
    """Markup with named parts: what is in each of them, and the `frame` that stands before, between and after them. An
    element around a part has its name as `data-part`."""

    frame: tuple[str, ...]
    parts: Mapping[str, str]

    def whole(self) -> str:
        between = zip(self.parts.values(), self.frame[1:], strict=True)
        return self.frame[0] + "".join(part + after for part, after in between)


class Pane(NamedTuple):
    """A piece of a board that is zoomed, and swiped to on a phone. Of one that is drawn in parts pages are sent those
    that changed; of another one all of it."""

    id: str
    title: str
    icon: str
    drawn: str | Drawing

    @property
    def svg(self) -> str:
        return self.drawn if isinstance(self.drawn, str) else self.drawn.whole()


class Card(NamedTuple):
    """What everybody may know of one player. `points` is a number or, if covered, dots; `label` says it in words, and
    `kind` which sort of thing it is. Of a body that is given in rows, always as many of them, pages are sent those that
    changed."""

    points: str
    icon: str
    body: str | tuple[str, ...]
    label: str = ""
    kind: str = ""

    @property
    def rows(self) -> tuple[str, ...]:
        return (self.body,) if isinstance(self.body, str) else self.body


class Price(NamedTuple):
    """What stands on a target: a short text, and whether it is a gain, a cost or neither."""

    text: str
    tone: str = ""


class Board(Protocol):
    """A game's module `board`. Everything returned is safe HTML or SVG: text went through `svg.esc`. It may also have
    `THINGS`, with what there is to say of each kind of thing it draws (`look/things.py`), `ICONS`, the names of the
    icons it uses, for the legend beside the rules, `SOURCES` and `STAGES` for its result (`look/sources.py`), and
    `FIGURES`, the pictures of rules (`look/figures.py`).

    An element that people click has `data-touch` with the id that moves name (`space:r3c3`), a `.hit` shape, and an
    `aria-label`; where a price belongs it has an empty `<text class="quote">`. A piece that travels has `data-piece`
    with an id of its own, and `data-home` with the element it comes from when it is new. Whatever has a label is shown
    large with it; its kind is what stands before the colon of its touch, unless it has another `data-kind`."""

    def panes(self, scene: Scene) -> list[Pane]: ...

    def cards(self, scene: Scene) -> list[Card]:
        """One for each seat."""
        ...

    def tray(self, scene: Scene) -> str | Drawing:
        """What is mine and clickable now; empty for a spectator. In parts where it is much."""
        ...

    def course(self, scene: Scene) -> str:
        """Round and phase, for the top bar."""
        ...

    def panel(self, scene: Scene) -> str:
        """A small panel under the players, or nothing."""
        ...

    def price(self, terms: Terms) -> Price:
        """What a quote comes to, in a few characters."""
        ...

    def cover(self, words: Words) -> str:
        """The box as it stands on the shelf."""
        ...
